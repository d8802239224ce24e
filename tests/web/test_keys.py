"""Keys: they can be changed, choose ranges, step back one by one, and show what players see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import Device
from .test_accessible import violations


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7)


def test_a_key_is_changed_shown_everywhere_and_remembered(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    page.keyboard.press("?")
    page.click("[data-change-keys]")
    page.click("[data-key=undo]")
    page.keyboard.press("KeyA")
    assert "cannot be changed" in page.inner_text(".keyw"), "letters belong to options"
    page.keyboard.press("Control+KeyY")
    assert "redo" in page.inner_text(".keyw"), "this key does something else"
    page.keyboard.press("Control+KeyU")
    assert page.inner_text("[data-key=undo]") == "Ctrl U"
    master.shoot("keys")
    assert violations(master) == []
    page.keyboard.press("Escape")
    assert page.inner_text("[data-undo] kbd") == "Ctrl U"
    page.reload()
    page.wait_for_selector("[data-ticket]")
    before = master.ticket
    master.let_play()
    page.keyboard.press("Control+KeyZ")
    page.keyboard.press("Control+KeyU")
    master.wait_for_moment(before)
    page.keyboard.press("?")
    page.click("[data-change-keys]")
    page.click("[data-usual-keys]")
    assert page.inner_text("[data-key=undo]") == "Ctrl Z"


def test_escape_steps_back_one_by_one(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.locator(".opts [data-option=attack]").click()
    page.wait_for_selector("[data-draft=attack][data-busy=false] [data-target]")
    page.locator("[data-target]").last.click()
    page.wait_for_selector("[data-draft=attack][data-busy=false]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-draft=attack][data-busy=false]")
    page.keyboard.press("Escape")
    assert not page.locator("[data-draft]").count()


def test_shift_marks_a_range(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.keyboard.press("Digit2")
    page.wait_for_selector("[data-marked='1']")
    page.keyboard.press("Shift+Digit5")
    page.wait_for_selector("[data-marked='4']")


def test_the_game_master_sees_what_players_see(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    page.keyboard.press("Shift+KeyV")
    page.wait_for_selector("[data-players-view] .tv .tok")
    assert page.locator("[data-players-view] :text('22/22')").count() == 0, "no numbers"
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-players-view]", state="detached")
    page.click("[data-seats]")
    page.wait_for_selector(".seatlist")
    page.wait_for_selector(".seatlist :text('As the players see it')", state="detached")  # the seat goes with the view


def test_numbers_in_the_log_explain_themselves(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    for _ in range(12):
        if page.locator(".log .why1").count():
            break
        master.let_play()
    number = page.locator(".log .why1").first
    total = int((number.get_attribute("data-sum") or "0").replace("−", "-"))
    number.click()
    parts = page.locator("[data-parts] .n:not(.tot)").all_inner_texts()
    assert sum(int(each.replace("−", "-")) for each in parts) == total
    assert violations(master) == []


def test_a_closed_option_says_what_could_be_done_first(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.click("[data-fold]")
    page.locator("[data-closed=stand]").click(force=True)
    page.wait_for_selector(".opts .whynot [data-remedy] >> text=Legal after: Drop prone.")
    assert "1 reason" in page.inner_text(".opts .whynot")
    page.click("[data-overrule-this]")
    page.wait_for_selector(".decree")
