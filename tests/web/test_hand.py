"""A player with a phone in one hand: whom an attack means, what came of it, a way on the map, a lost connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import SMALL, Device
from .test_accessible import violations

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
    {"role": "player", "side": "heroes", "name": "Jo", "answers": ["brann_oakhand", "sister_tamsin"]},
]
THUMB = 44
"""Pixels that a thumb hits."""
TOO_SMALL = """() => [...document.querySelectorAll('button, select, summary')].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return each.checkVisibility() && !each.matches('.rule, .why1, .setv') && (width < 43.5 || height < 43.5);
}).map((each) => `${each.outerHTML.slice(0, 90)} ${JSON.stringify(each.getBoundingClientRect())}`)"""


def top(device: Device, what: str) -> float:
    box = device.page.locator(what).bounding_box()
    assert box is not None
    return box["y"]


def bottom(device: Device, what: str) -> float:
    box = device.page.locator(what).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


def test_an_attack_says_whom_it_means(device: Callable[..., Device], made: dict[str, Any]) -> None:
    """The rules let the target be left out; whoever is meant is chosen on the page, and is attacked."""
    phone = device(SMALL).sit(made, 1)
    page, before = phone.page, phone.ticket
    page.tap(".opts [data-option=attack]")
    page.wait_for_selector("[data-draft=attack][data-busy=false] .tg[aria-checked=true]")
    meant = page.inner_text(".tg[aria-checked=true] .ell")
    assert page.inner_text("[data-confirm]") == f"Attack: {meant}"
    page.tap(".tg[aria-checked=true]")
    page.wait_for_selector("[data-draft=attack][data-busy=false]")
    assert page.inner_text("[data-confirm]") == f"Attack: {meant}", "whoever was proposed is thereby chosen"
    phone.shoot("hand-attack")
    page.tap("[data-confirm]")
    phone.wait_after(before)
    page.wait_for_selector(".since")
    assert re.fullmatch(rf"\w+ → {meant}: \d+, (HIT, \d+|miss)", page.inner_text(".since b")), "one line says it"
    assert "?" not in page.inner_text(".since"), "hit points that nobody knows are left out"
    assert violations(phone) == []
    phone.shoot("hand-after")


def test_another_weapon_means_somebody_else(device: Callable[..., Device], made: dict[str, Any]) -> None:
    """A proposal is made anew beside every other choice; what somebody has chosen stays."""
    phone = device(SMALL).sit(made, 1)
    page = phone.page
    page.tap(".opts [data-option=attack]")
    page.wait_for_selector("[data-draft][data-busy=false] .tg[aria-checked=true]")
    page.tap("[data-field=with] .pick:has-text('Improvised')")
    page.wait_for_selector("[data-draft][data-busy=false] [data-field=with] .pick.on:has-text('Improvised')")
    page.wait_for_selector("[data-draft][data-complete=true]")
    page.tap("[data-target=hound_1]")
    page.wait_for_selector("[data-draft][data-busy=false] [data-target=hound_1][aria-checked=true]")
    page.tap("[data-field=with] .pick:has-text('Dagger')")
    page.wait_for_selector("[data-draft][data-busy=false] [data-field=with] .pick.on:has-text('Dagger')")
    assert page.get_attribute("[data-target=hound_1]", "aria-checked") == "true"


def test_a_way_is_chosen_and_seen_on_the_map(device: Callable[..., Device], made: dict[str, Any]) -> None:
    phone = device(SMALL).sit(made, 1)
    page, before = phone.page, phone.ticket
    phone.tab("map")
    page.tap("[data-way=move]")
    page.wait_for_selector("[data-draft=move][data-busy=false]")
    legal = page.locator("svg.map .legal")
    box = legal.nth(legal.count() // 2).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("[data-draft=move][data-complete=true]")
    assert page.get_attribute(".gm", "data-tab") == "map", "the way is seen before it is gone"
    assert page.locator("svg.map .path").count() == 1
    drawn, pane = (page.locator(each).bounding_box() for each in (".mapp", "[data-draft]"))
    assert drawn is not None
    assert pane is not None
    assert drawn["height"] > pane["height"], "the map has the room"
    phone.shoot("hand-way")
    page.tap("[data-confirm]")
    phone.wait_after(before)
    assert page.get_attribute(".gm", "data-tab") == "act"


def test_what_was_done_covers_nothing(device: Callable[..., Device], made: dict[str, Any]) -> None:
    phone = device(SMALL).sit(made, 1)
    page = phone.page
    phone.complete("drop_prone", phone.ticket)
    page.wait_for_selector("[data-snack=done]")
    assert bottom(phone, "main") <= top(phone, ".snack") + 1
    assert bottom(phone, ".snack") <= top(phone, ".tabs") + 1
    assert page.locator(".live").is_visible()


def test_who_is_next_and_who_is_awaited(device: Callable[..., Device], made: dict[str, Any], address: str) -> None:
    first, second = device(SMALL).sit(made, 1), device(SMALL).sit(made, 2)
    assert first.page.inner_text("[data-card=sela_quickwater] .brief") == "you"
    assert second.page.inner_text("[data-card=sela_quickwater] .brief") == "acts"
    master = device().sit(made, 0)
    for _ in range(60):
        if second.page.locator(".turnb.soon").count():
            break
        master.let_play()
    assert second.page.inner_text(".turnb") == "You are next"
    assert "Sister Tamsin" in second.page.inner_text(".left .actor"), "the card is of whoever is next"
    second.shoot("hand-next")
    seats = [{"role": "gm"}, {"role": "player", "side": "a", "name": "Mia"}]
    field = open_table(address, sample="dry_ford", seed=7, seats=seats)
    master, third = device().sit(field, 0), device(SMALL).sit(field, 1)
    while not third.page.locator(".opts [data-option]").count():
        master.let_play()
        master.page.wait_for_timeout(200)
    assert third.page.inner_text("[data-end]") == "Your choice", "the table waits for this phone"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_whatever_is_tapped_is_wide_enough_for_a_thumb(
    lang: str, device: Callable[..., Device], made: dict[str, Any]
) -> None:
    phone = device(SMALL, locale=lang).sit(made, 1)
    page = phone.page
    for tab in ("act", "map", "me", "log"):
        phone.tab(tab)
        assert page.evaluate(TOO_SMALL) == [], tab
        assert phone.too_wide() == [], tab
    phone.tab("act")
    page.tap("[data-more]")
    assert page.evaluate(TOO_SMALL) == [], "the menu"
    page.keyboard.press("Escape")
    page.tap(".opts [data-option=attack]")
    page.wait_for_selector("[data-draft][data-busy=false] .odd")
    assert page.evaluate(TOO_SMALL) == [], "an attack"
    assert phone.too_wide() == []
    phone.shoot(f"hand-{lang}")


def test_of_one_roll_a_die_is_typed_and_the_app_throws_the_other(
    device: Callable[..., Device], made: dict[str, Any]
) -> None:
    phone = device(SMALL).sit(made, 1)
    page = phone.page
    phone.own_dice("typed")
    page.tap(".opts [data-option=attack]")
    page.wait_for_selector("[data-draft=attack][data-busy=false]")
    page.tap("[data-field=with] .pick:has-text('Dagger')")
    page.tap("[data-target=brute_1]")
    page.wait_for_selector("[data-draft][data-busy=false] [data-target=brute_1][aria-checked=true]")
    page.tap("[data-confirm]")
    page.wait_for_selector("[data-dice='2d20']")
    before = phone.ticket
    page.tap("[data-digit='1']")
    page.tap("[data-digit='9']")
    assert page.is_disabled("[data-typed]"), "a die is missing"
    assert bottom(phone, "[data-typed]") <= top(phone, ".snack"), "what was done covers nothing"
    assert page.inner_text("[data-end]") == "Your roll"
    phone.shoot("hand-half")
    page.tap("[data-throw]")
    phone.wait_after(before)
    phone.tab("log")
    page.tap("[data-log=dice]")
    assert "dice 19, " in page.inner_text(".log .deed >> nth=0")


def test_a_network_that_is_gone_is_noticed(device: Callable[..., Device], made: dict[str, Any]) -> None:
    """The connection still seems open; what is done waits, says so, and is done once when the network is back."""
    phone = device(SMALL).sit(made, 1)
    page, before = phone.page, phone.ticket
    page.context.set_offline(True)
    page.wait_for_selector(".gm:not([data-connection=live])")
    page.tap("[data-end]")
    page.wait_for_selector("[data-snack=sending]")
    phone.shoot("hand-offline")
    assert phone.ticket == before
    page.context.set_offline(False)
    phone.wait_after(before)
    page.wait_for_selector(".gm[data-connection=live]")
    page.wait_for_selector("[data-snack=done]")
    phone.troubles.clear()


def test_a_tablet_on_its_side_shows_options_targets_and_the_map(
    device: Callable[..., Device], made: dict[str, Any]
) -> None:
    master = device((1024, 768), has_touch=True).sit(made, 0)
    page = master.page
    assert page.locator(".opts [data-option] >> nth=2").is_visible()
    assert bottom(master, ".opts [data-option] >> nth=2") < bottom(master, ".left")
    page.tap(".opts [data-option=attack]")
    page.wait_for_selector("[data-draft][data-busy=false] .tg[aria-checked=true]")
    assert bottom(master, ".tg >> nth=0") <= top(master, "[data-draft] .pfoot"), "the first target is seen"
    drawn = page.locator("svg.map[role=application]").bounding_box()
    assert drawn is not None
    assert drawn["height"] > 120
    page.click("[data-lower-tab=log]")
    assert page.locator(".logp").is_visible()
    master.shoot("tablet-side")


def test_whose_link_it_is_stands_above_its_code(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device(SMALL).sit(made, 0)
    page = master.page
    page.tap("[data-seats]")
    page.fill(".dialog form .input", "Zoe")
    page.tap("[data-new-seat]")
    page.wait_for_selector("[data-link]")
    assert page.inner_text("[data-link-of]") == "Link of Zoe"
    assert bottom(master, "[data-link]") < SMALL[1], "without scrolling"
