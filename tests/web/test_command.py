"""The command box: it completes, says what a line means before Enter, refuses in place, and remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import Device
from .test_accessible import violations


@pytest.fixture
def master(device: Callable[..., Device], address: str) -> Device:
    return device().sit(open_table(address, sample="kennel_yard", seed=7), 0)


def offered(device: Device) -> list[str]:
    found: list[Any] = device.page.locator("[data-word]").evaluate_all("all => all.map((each) => each.dataset.word)")
    return found


def test_a_line_is_completed_and_understood_before_it_is_said(master: Device) -> None:
    page, before = master.page, master.ticket
    page.keyboard.press("/")
    page.keyboard.type("en")
    page.wait_for_selector("[data-word=end]")
    page.keyboard.press("Tab")
    assert page.input_value("[data-command]") == "end "
    page.wait_for_selector("[data-meaning][data-complete=true] :text('End the turn')")
    assert master.ticket == before, "nothing happens before Enter"
    page.keyboard.press("Enter")
    master.wait_after(before)


def test_arrows_choose_a_word_and_up_recalls_a_line(master: Device) -> None:
    page, before = master.page, master.ticket
    page.keyboard.press("/")
    page.keyboard.type("place hound_")
    page.wait_for_selector("[data-word=hound_2]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen = page.get_attribute("[data-word][aria-selected=true]", "data-word")
    page.keyboard.press("Enter")
    assert page.input_value("[data-command]") == f"place {chosen} "
    page.keyboard.type("3,7")
    page.wait_for_selector("[data-meaning][data-complete=true] :text('3,7')")
    page.keyboard.press("Enter")
    master.wait_after(before)
    assert page.input_value("[data-command]") == ""
    page.keyboard.press("ArrowUp")
    assert page.input_value("[data-command]") == f"place {chosen} 3,7"


def test_a_line_that_cannot_be_is_refused_in_place(master: Device) -> None:
    page, before = master.page, master.ticket
    page.keyboard.press("/")
    page.keyboard.type("stand")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-command-panel] .whynot [data-rule=E5-PRONE-3]")
    assert page.input_value("[data-command]") == "stand", "it can be mended"
    assert master.ticket == before
    master.shoot("command-refused")
    assert violations(master) == []


def test_what_a_line_lacks_is_asked_for_by_the_widgets(master: Device) -> None:
    page = master.page
    page.keyboard.press("/")
    page.keyboard.type("move")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-draft=move][data-busy=false]")
    assert page.input_value("[data-command]") == ""


def test_digits_stand_for_targets(master: Device) -> None:
    page = master.page
    page.locator(".opts [data-option=attack]").click()
    page.wait_for_selector("[data-draft=attack][data-busy=false] [data-target]")
    name = page.inner_text("[data-target] .ell >> nth=0")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("attack 1")
    page.wait_for_selector("[data-meaning]")
    assert name in page.inner_text("[data-meaning]")


def test_numbers_places_and_others_who_join_are_understood_too(master: Device) -> None:
    page = master.page
    page.locator(".oc:has-text('Gate Brute')").click()
    page.keyboard.press("/")
    for line, meaning in (("-7", "7 damage to Gate Brute"), ("@5,8", "5, 8"), ("2 ridge raider", "2 × Ridge Raider")):
        page.fill("[data-command]", line)
        page.wait_for_selector(f"[data-meaning] :text('{meaning}')")
    page.fill("[data-command]", "2 hou")
    page.wait_for_selector("[data-word^='2 ']")
    assert all(each.startswith("2 ") for each in offered(master))


def test_a_player_completes_own_answers_and_decrees_nothing(device: Callable[..., Device], address: str) -> None:
    seats = [{"role": "gm"}, {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]}]
    player = device().sit(open_table(address, sample="kennel_yard", seed=7, seats=seats), 1)
    page = player.page
    page.keyboard.press("/")
    page.keyboard.type("e")
    page.wait_for_selector("[data-word=end]")
    page.fill("[data-command]", "hp")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-command-panel] .whynot li")


def test_words_are_found_in_the_language_of_the_seat(device: Callable[..., Device], address: str) -> None:
    page = device(locale="uk").sit(open_table(address, sample="kennel_yard", seed=7), 0).page
    page.keyboard.press("/")
    page.keyboard.type("ата")
    page.wait_for_selector("[data-word=attack] :text('таку')")
