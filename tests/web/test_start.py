"""The first page: a fight in three clicks, how fights stand, who joins; rules before a fight and their switches."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest

from affray.server import open_table

from .devices import LAPTOP, PHONE, SMALL, TABLET, Device
from .test_accessible import violations

LONG = 240_000


def begun(newcomer: Device) -> str:
    """Somebody who has never been here starts a fight: a game, a sample."""
    page = newcomer.open("/").page
    page.click("[data-game]:has-text('Fifth')")
    page.click("[data-start=kennel_yard]")
    page.wait_for_selector(".gm .opts [data-option]")
    return page.url.partition("/t/")[2].partition("#")[0]


def test_a_newcomer_starts_a_fight_and_finds_it_again(device: Callable[..., Device]) -> None:
    newcomer, phone = device(), device(PHONE)
    table = begun(newcomer)
    page = newcomer.page
    page.goto(newcomer.address)
    page.wait_for_selector(f"[data-running='{table}'] [data-status]:has-text('round')")
    assert re.search("acts|Waiting for", page.inner_text("[data-status]"))
    assert "saved" in page.inner_text("[data-saved]")
    assert "nobody else is here" in page.inner_text(".run1")
    page.click(f"[data-codes='{table}']")  # codes for others are made here too
    page.click("[data-role=player]")
    page.click("[data-new-seat]")
    page.wait_for_selector(".qr")
    phone.page.goto(page.input_value("[data-link]"))
    phone.page.wait_for_selector("[data-ticket]")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".run1:has-text('1 player here')")
    newcomer.shoot("start-running")
    page.click(f"[data-open='{table}']")
    page.wait_for_selector("[data-ticket]")


def test_who_wins_a_sample_is_told_on_its_card(device: Callable[..., Device]) -> None:
    page = device().open("/").page
    page.click("[data-game]:has-text('Coinflip')")
    page.click("[data-weigh=dry_ford]")
    page.wait_for_selector("[data-sample=dry_ford] [data-chance=true]", timeout=LONG)
    assert "–" in page.inner_text("[data-sample=dry_ford] [data-chance]")  # never without its interval


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE, SMALL], ids=["laptop", "tablet", "phone", "small"])
def test_the_first_page_fits(device: Callable[..., Device], size: tuple[int, int], lang: str) -> None:
    shown = device(size, locale=lang)
    page = shown.open("/").page
    page.wait_for_selector("[data-sample] svg")
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    for each in ("[data-build]", "[data-rules]"):
        assert page.inner_text(each).strip()  # the way to other pages is not an empty button
        assert page.locator(each).bounding_box()["width"] > 20  # type: ignore[index]
    assert shown.too_wide() == []
    assert page.locator("[data-sample] [data-about]").count() == page.locator("[data-sample]").count() > 1
    shown.shoot(f"start-{size[0]}-{lang}")


def test_rules_are_read_before_a_fight(device: Callable[..., Device]) -> None:
    start = device()
    page = start.open("/").page
    page.click("[data-game]:has-text('ACKS')")
    page.click("[data-rules]")
    page.fill("[data-find]", "ACKS-SIZE-1")
    page.click(".rl[data-rule=ACKS-SIZE-1] .rule")
    page.wait_for_selector("[data-switch=size_engagement]")
    assert violations(start) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".reader", state="detached")


def test_a_rule_shows_the_switches_that_this_fight_has_changed(device: Callable[..., Device], address: str) -> None:
    text = httpx.get(f"{address}/api/samples/acks2/shrine_ambush").text
    assert 'size_engagement: "off"' in text
    made = open_table(address, encounter=text.replace('size_engagement: "off"', 'size_engagement: "on"'))
    master = device().sit(made, 0)
    page = master.page
    page.click("[data-rules]")
    page.fill("[data-find]", "ACKS-SIZE-1")
    page.click(".rl[data-rule=ACKS-SIZE-1] .rule")
    page.wait_for_selector("[data-switch=size_engagement] :text('on, changed')")
    page.fill("[data-find]", "ACKS-DEATH-10")
    page.click(".rl[data-rule=ACKS-DEATH-10] .rule")
    page.wait_for_selector("[data-switch=mortal_wounds]")
    assert "changed" not in page.inner_text("[data-switch=mortal_wounds]")  # the file says the usual value
    master.shoot("rules-switches")


def test_keys_are_told_in_groups_that_fit(device: Callable[..., Device], address: str) -> None:
    master = device(locale="uk").sit(open_table(address, sample="dry_ford", seed=7), 0)
    page = master.page
    page.keyboard.press("?")
    page.wait_for_selector(".keylist section >> nth=4")
    over = "all => all.some((each) => each.scrollWidth > each.clientWidth + 1)"
    assert not page.locator(".keylist dl > div").evaluate_all(over)
    assert not page.locator(".keylist").evaluate("(each) => each.scrollHeight > each.clientHeight + 1")
    master.shoot("keys-uk")
