"""After every act there is a way back for six seconds, which names what it undoes; after an undo, a way forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import PHONE, SMALL, TABLET, Device
from .test_accessible import violations

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
]


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


@pytest.mark.parametrize("size", [(1440, 900), TABLET, PHONE])
def test_what_was_done_can_be_undone_and_brought_back(
    size: tuple[int, int], device: Callable[..., Device], made: dict[str, Any]
) -> None:
    master = device(size).sit(made, 0)
    page, before = master.page, master.ticket
    assert not page.locator("[data-snack]").count()
    master.let_play()
    page.wait_for_selector("[data-snack=done]")
    after = master.ticket
    said = page.inner_text("[data-snack=done] .ell")
    assert said.startswith("Sela Quickwater: ")
    page.click("[data-take=undo]")
    page.wait_for_selector("[data-snack=undone]")
    assert page.inner_text("[data-snack=undone] .ell") == f"Undone: {said}"
    master.wait_for_moment(before)
    page.click("[data-take=redo]")
    page.wait_for_selector("[data-snack=redone] [data-take=undo]")
    assert master.ticket == after


def test_it_goes_by_itself_but_not_under_the_pointer_or_with_the_focus(
    device: Callable[..., Device], made: dict[str, Any]
) -> None:
    master = device().sit(made, 0)
    page = master.page
    page.clock.install()
    master.let_play()
    page.wait_for_selector("[data-snack]")
    page.clock.run_for(5_000)
    assert page.locator("[data-snack]").count()
    page.hover("[data-snack]")
    page.clock.run_for(20_000)
    assert page.locator("[data-snack]").count(), "it stays under the pointer"
    page.focus("[data-take]")
    page.mouse.move(5, 500)
    page.clock.run_for(20_000)
    assert page.locator("[data-snack]").count(), "it stays while it has the focus"
    page.evaluate("document.activeElement.blur()")
    page.clock.run_for(6_500)
    assert not page.locator("[data-snack]").count()


def test_a_decree_is_named_by_what_it_is_called(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.fill("[data-command]", "place hound_1 3,7")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-snack=done]")
    assert page.inner_text("[data-snack] .ell") == "Game master: place"


def test_a_player_undoes_what_is_the_players_own(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master, phone = device().sit(made, 0), device(SMALL).sit(made, 1)
    page, before = phone.page, phone.ticket
    phone.complete("drop_prone", before)
    page.wait_for_selector("[data-snack=done] [data-take=undo]")
    phone.shoot("phone-undo")
    master.page.wait_for_selector("[data-snack=done]")
    page.click("[data-take=undo]")
    page.wait_for_selector("[data-snack=undone]")
    assert not page.locator("[data-take]").count(), "bringing back is the game master's"
    phone.wait_for_moment(before)
    master.page.wait_for_selector("[data-snack=undone] [data-take=redo]")


def test_where_only_the_game_master_undoes_a_player_is_offered_nothing(
    device: Callable[..., Device], address: str
) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS, options={"undo": "gm"})
    phone = device(SMALL).sit(made, 1)
    phone.complete("drop_prone", phone.ticket)
    phone.page.wait_for_selector("[data-snack=done]")
    assert not phone.page.locator("[data-take]").count()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (360, 740), (820, 1180)])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_history_is_within_reach_on_every_screen(
    lang: str, size: tuple[int, int], device: Callable[..., Device], address: str
) -> None:
    """Where there is no room for it beside the log, it takes its place."""
    master = device(size, locale=lang).sit(open_table(address, sample="kennel_yard", seed=7), 0)
    page = master.page
    master.let_play()
    master.tab("log")
    for swap in ("[data-to-history]", "[data-lower-tab=history]"):
        if page.locator(swap).is_visible():
            page.click(swap)
    page.wait_for_selector(".hist li.cur")
    assert page.locator(".hist li.cur").is_visible()
    assert page.locator(".histp .seg").evaluate("each => each.scrollWidth <= each.clientWidth + 1"), "it is whole"
    assert violations(master) == []
    assert master.too_wide() == []
    master.shoot(f"history-{size[0]}")
    if page.locator("[data-to-log]").is_visible():
        page.click("[data-to-log]")
        assert page.locator(".log").is_visible()
        page.keyboard.press("Shift+H")
        page.wait_for_function("() => document.activeElement.closest('.hist')")
        page.keyboard.press("Shift+L")
        page.wait_for_function("() => document.activeElement.matches('.log')")
