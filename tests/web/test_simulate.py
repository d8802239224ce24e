"""The page of simulations: from here on many times, what each answer is worth, and what decided the fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import affray
from affray.server import open_table

from .devices import LAPTOP, PHONE, SMALL, TABLET, Device
from .test_accessible import violations

SEATS = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "a", "name": "Mia"}]
LONG = 240_000
"""Milliseconds: many fights are fought, beside other tests."""


@pytest.fixture
def ford(address: str) -> dict[str, Any]:
    return open_table(address, sample="dry_ford", seed=7, seats=SEATS)


def play_on(master: Device, count: int) -> None:
    for _ in range(count):
        before = master.ticket
        master.page.click("[data-auto]")
        master.wait_after(before)


def simulated(page: Page) -> None:
    page.wait_for_selector("[data-progress=done]", timeout=LONG)


def test_a_fight_is_simulated_from_the_middle(device: Callable[..., Device], ford: dict[str, Any]) -> None:
    master = device().sit(ford, 0)
    page = master.page
    play_on(master, 6)
    before = master.ticket
    page.keyboard.press("Shift+KeyS")
    page.click("[data-run]")
    simulated(page)
    assert page.get_attribute("[data-headline]", "data-headline") == "200"
    assert page.get_attribute("[data-verdict]", "data-verdict") in ("better", "worse", "open")
    assert page.locator("[data-rounds] rect").count() >= 2
    assert int(page.get_attribute("[data-settling]", "data-settling") or 0) >= 3
    assert page.locator("[data-stands]").count() == 6
    assert int(page.get_attribute("[data-what-if]", "data-what-if") or 0) >= 1
    shown = page.inner_text(".hero .p")
    page.locator(".end:not(.on):not([disabled])").click()
    assert page.inner_text(".hero .p") != shown
    assert violations(master) == []
    master.shoot("simulate")
    assert master.ticket == before  # the fight itself has not moved
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-simulation]", state="detached")
    page.wait_for_selector(".opts [data-option], [data-dice]")
    play_on(master, 1)  # what was behind the page is in reach again


def test_the_same_number_gives_the_same_result_from_the_start_too(
    device: Callable[..., Device], ford: dict[str, Any]
) -> None:
    master = device(color_scheme="dark", locale="ru").sit(ford, 0)
    page = master.page
    play_on(master, 4)
    page.click("[data-simulate]")
    page.select_option("[data-from]", "0")
    page.select_option("[data-style=a]", "random")
    page.click("[data-each='0']")
    page.fill("[data-dice-source]", "7")
    told = list[str]()
    for _ in range(2):
        page.click("[data-run]")
        page.wait_for_selector("[data-stop], [data-progress=running]")
        simulated(page)
        told.append(page.inner_text(".hero"))
    assert told[0] == told[1]
    assert page.locator(".moved").count() == 1  # these are figures of the start, not of now
    assert page.get_attribute("[data-what-if]", "data-what-if") == "0"
    assert violations(master) == []
    master.shoot("simulate-ru-dark")


def test_a_simulation_is_stopped_and_keeps_what_is_known(device: Callable[..., Device], ford: dict[str, Any]) -> None:
    page = device().sit(ford, 0).page
    page.click("[data-simulate]")
    page.click("[data-count='5000']")
    page.click("[data-run]")
    page.wait_for_selector("[data-headline]", timeout=LONG)
    page.click("[data-stop]")
    page.wait_for_selector("[data-progress=done] .wrn", timeout=LONG)
    assert 0 < int(page.get_attribute("[data-headline]", "data-headline") or 0) < 5000
    page.wait_for_selector("[data-run]")


def test_inside_a_reaction_window_what_if_weighs_the_reaction(device: Callable[..., Device], address: str) -> None:
    master = device(locale="uk").sit(open_table(address, sample="gantry_breach", seed=7), 0)
    page = master.page
    for _ in range(120):
        if page.locator("[data-prompt]").count():
            break
        play_on(master, 1)
    asked = master.asked
    page.click("[data-simulate]")
    page.click("[data-run]")
    page.wait_for_selector("[data-what-if]:not([data-what-if='0']) .wif .iruler", timeout=LONG)
    assert page.locator("[data-answer]").count() >= 2
    page.click("[data-stop]")
    page.wait_for_selector("[data-progress=done]", timeout=LONG)
    master.shoot("simulate-reaction-uk")
    page.click("[data-close-simulation]")
    page.wait_for_selector("[data-prompt]")
    assert master.asked == asked


def test_a_player_simulates_only_where_the_table_allows_it(
    device: Callable[..., Device], ford: dict[str, Any]
) -> None:
    allowed, master = device(SMALL).sit(ford, 1), device().sit(ford, 0)
    page = allowed.page
    assert page.locator("[data-simulate]").count() == 0
    master.page.click("[data-seats]")
    master.page.click(".topts summary")
    assert violations(master) == []
    master.page.click("[data-table-option=simulate] [data-value=true]")
    page.click("[data-simulate]")
    assert not page.locator("[data-back], [data-from], [data-each]").count()
    page.click("[data-run]")
    simulated(page)
    assert page.locator("[data-stands]").count() == 4  # those of the own side
    assert not page.locator("[data-what-if]").count()
    assert allowed.too_wide() == []


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE, SMALL], ids=["laptop", "tablet", "phone", "small"])
def test_simulations_fit_every_page(
    device: Callable[..., Device], ford: dict[str, Any], size: tuple[int, int]
) -> None:
    master = device(size, locale="uk").sit(ford, 0)
    page = master.page
    page.click("[data-simulate]")
    page.click("[data-run]")
    simulated(page)
    assert master.too_wide() == []
    assert page.evaluate("document.querySelector('.simp').scrollWidth <= innerWidth")
    over = """() => {
        const [a, b] = ['.ask', '.figures1'].map((each) => document.querySelector(each).getBoundingClientRect());
        return a.right > b.left + 1 && a.bottom > b.top + 1;
    }"""
    assert not page.evaluate(over)
    assert page.locator(".ch .median").bounding_box() is not None, "the middle bar is drawn"
    assert page.evaluate("getComputedStyle(document.querySelector('.ch .median')).display") == "inline"
    master.shoot(f"simulate-{size[0]}")


def test_what_decided_a_finished_fight_is_told_beside_its_replay(device: Callable[..., Device], address: str) -> None:
    fight = affray.open("dry_ford", seed=7)
    fight.play_out()
    made = open_table(address, journal="\n".join(fight.journal.lines()), seats=[{"role": "gm", "name": "Ida"}])
    master = device().sit(made, 0)
    page = master.page
    assert master.over
    page.click("[data-simulate]")  # of a fight that is over there is only a past
    page.click("[data-budget='200']")
    page.click("[data-analyse]")
    page.wait_for_selector("[data-analysis=true]", timeout=LONG)
    page.wait_for_selector("[data-replay='0'] .tok", state="attached")
    assert page.locator("[data-replay] .tok").count() == 6
    box = page.locator(".curve").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    last = page.get_attribute("[data-moment]", "max")
    assert page.get_attribute("[data-chosen]", "data-chosen") == last
    page.wait_for_selector(f"[data-replay='{len(fight.journal)}'] .tok", state="attached")
    assert page.locator("[data-replay] .tok:not(.dn)").count() < 6  # in the end not all of them stand
    page.focus("[data-moment]")
    page.keyboard.press("ArrowLeft")
    assert page.get_attribute("[data-chosen]", "data-chosen") == str(int(last or 0) - 1)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 0 < int(page.get_attribute("[data-chosen]", "data-chosen") or 0) < int(last or 0)
    assert int(page.get_attribute("[data-credits]", "data-credits") or 0) >= 2
    page.wait_for_selector("[data-few]")  # eight fights from each moment are few, and it says so
    assert violations(master) == []
    master.shoot("analysis-finished")
    before = master.ticket
    page.click("[data-go]")
    master.wait_after(before)
    assert not master.over
