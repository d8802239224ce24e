"""Every chance can be asked why: by pointing at it, with the focus, by a long press; and says if it is only a guess."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from affray.server import open_table

from .devices import LAPTOP, PHONE, Device
from .test_accessible import violations

SEATS = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "heroes", "name": "Mia"}]
LONG = 700
"""Milliseconds: a long press."""


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


def aimed(device: Device) -> Locator:
    """The first target of an attack, its chances known."""
    device.page.locator(".opts [data-option=attack]").click()
    device.page.wait_for_selector("[data-draft][data-busy=false] .odd")
    return device.page.locator("[data-target]").first


def press(page: Page, what: Locator) -> None:
    """A finger that stays."""
    box = what.bounding_box()
    assert box is not None
    point = [{"x": box["x"] + 40, "y": box["y"] + box["height"] / 2}]
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    page.wait_for_timeout(LONG)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_pointing_at_a_chance_tells_what_it_comes_from(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page, row = master.page, aimed(master)
    row.hover()
    page.wait_for_selector("[data-breakdown] .spread i")
    said = page.inner_text("[data-breakdown]")
    assert "d20" in said
    assert "at least this is needed" in said
    assert page.locator("[data-breakdown] .sum .n").count() >= 3
    assert page.locator("[data-breakdown] [data-rule]").count() >= 1
    assert not page.locator("[data-guess]").count(), "the game master knows"
    box = page.locator("[data-breakdown]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= LAPTOP[0]
    assert violations(master) == []
    master.shoot("breakdown")
    page.mouse.move(700, 200)
    page.wait_for_selector("[data-breakdown]", state="detached")


def test_the_focus_asks_too_and_escape_answers(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page, row = master.page, aimed(master)
    page.keyboard.press("Tab")
    for _ in range(30):
        if page.locator("[data-breakdown]").count():
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('[data-target], [data-option]')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-breakdown]", state="detached")
    assert row.is_visible(), "only the breakdown has gone"


def test_an_option_is_asked_as_well(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    option = page.locator(".opts [data-option=attack]")
    page.wait_for_selector(".opts [data-option=attack] .o:has-text('%')")
    option.hover()
    page.wait_for_selector("[data-breakdown=Attack] .sum")


def test_a_long_press_asks_and_chooses_nothing(device: Callable[..., Device], made: dict[str, Any]) -> None:
    phone = device(PHONE).sit(made, 1)
    page = phone.page
    aimed(phone)
    row = page.locator("[data-target][aria-checked=false]").first
    press(page, row)
    page.wait_for_selector("[data-breakdown] .spread i")
    assert row.get_attribute("aria-checked") == "false"
    box = page.locator("[data-breakdown]").bounding_box()
    assert box is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= PHONE[0]
    phone.shoot("breakdown-phone")
    row.tap()
    page.wait_for_selector("[data-breakdown]", state="detached")


def test_what_rests_on_secret_numbers_is_called_a_guess(device: Callable[..., Device], made: dict[str, Any]) -> None:
    phone = device(PHONE).sit(made, 1)
    page = phone.page
    page.wait_for_selector(".opts [data-option=attack] .o:has-text('≈')")
    row = aimed(phone)
    assert all("≈" in each for each in row.locator(".odd").all_inner_texts())
    assert "guess" in page.inner_text(".wid [data-guess]")
    press(page, row)
    assert "guess" in page.inner_text("[data-breakdown] [data-guess]")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_reaction_says_what_it_does_and_is_one_tap(
    size: tuple[int, int], device: Callable[..., Device], made: dict[str, Any]
) -> None:
    """Not “React” alone: which power, and against whom."""
    master, player = device().sit(made, 0), device(size).sit(made, 1)
    react = player.page.locator("[data-prompt] [data-option=react]")
    for _ in range(120):
        if react.count():
            break
        master.let_play()
        player.page.wait_for_timeout(100)
    assert react.get_attribute("data-named") == "roll_with_it"
    said = react.inner_text()
    assert "Roll With It" in said
    assert player.page.inner_text("[data-prompt] .crumbs b >> nth=0") in said, "against whom"
    assert violations(player) == []
    player.shoot(f"react-{size[0]}")
    before = player.ticket
    react.click()
    player.wait_after(before)
    assert not player.page.locator("[data-draft]").count()


SIDES = """\
game: fifth_edition
title: Four
map: {size: [12, 8]}
combatants:
  - {unit: ridge_raider, id: wren, side: reeds, at: [1, 1]}
  - {unit: ridge_raider, id: ash, side: boars, at: [4, 1]}
  - {unit: ridge_raider, id: crow, side: aspens, at: [8, 1]}
  - {unit: ridge_raider, id: villager, side: reeds, at: [6, 5], neutral: true}
"""


def test_shapes_follow_the_sides_of_the_encounter(device: Callable[..., Device], address: str) -> None:
    seats = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "aspens", "name": "Mia"}]
    made = open_table(address, encounter=SIDES, seed=7, seats=seats)
    for seat in (0, 1):
        page = device().sit(made, seat).page
        shapes = {"wren": "a", "ash": "b", "crow": "c", "villager": "d"}
        for who, shape in shapes.items():
            assert page.locator(f"[data-card={who}] .stone.{shape}").count() == 1, (seat, who)
            assert page.locator(f"svg.map [data-who={who}].{shape}").count() == 1, (seat, who)
