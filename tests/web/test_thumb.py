"""A game master with nothing but a phone: tabs, the order as a page, and numbers typed with the thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import LAPTOP, PHONE, SMALL, Device
from .test_accessible import violations

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
]


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


def health(page: Any, who: str) -> int:
    page.click(f"[data-card={who}]")
    return int(page.inner_text(".actor [data-set=health]").split("/")[0])


def test_the_tabs_of_a_game_master(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master, player = device(SMALL).sit(made, 0), device(SMALL).sit(made, 1)
    tabs = "all => all.map((each) => each.dataset.tab)"
    assert master.page.eval_on_selector_all("nav [data-tab]", tabs) == ["order", "act", "map", "log"]
    assert player.page.eval_on_selector_all("nav [data-tab]", tabs) == ["act", "map", "me", "log"]
    shown = {"order": ".strip .nm >> nth=5", "act": ".opts", "map": "svg[role=application]", "log": ".log"}
    for tab, pane in shown.items():
        master.tab(tab)
        master.page.wait_for_selector(pane)
        assert all(master.page.locator(each).is_visible() is (each == pane) for each in shown.values()), tab
        for always in ("[data-card=sela_quickwater]", "[data-undo]", "[data-end]", ".live"):
            assert master.page.locator(always).is_visible(), (tab, always)
        assert master.too_wide() == []
        assert violations(master) == []
        master.shoot(f"master-phone-{tab}")


def test_several_are_hurt_with_the_thumb(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device(PHONE).sit(made, 0)
    page = master.page
    page.click("[data-card=hound_1]")
    page.click("[data-mark]")
    master.tab("order")
    page.click("[data-card=hound_2]")
    page.wait_for_selector("[data-marked='2'] [data-pad]")
    for key in ("[data-digit='7']", "[data-sign=double]", "[data-sign=half]"):
        page.click(f"[data-marked] {key}")
    assert page.inner_text("[data-typed-number]") == "−7"
    assert page.inner_text("[data-strike]") == "Take away"
    assert violations(master) == []
    master.shoot("master-phone-marked")
    before = master.ticket
    page.click("[data-strike]")
    master.wait_after(before)
    page.wait_for_selector("[data-marked]", state="detached")
    master.tab("act")
    assert [health(page, who) for who in ("hound_1", "hound_2", "hound_3")] == [15, 15, 22]


def test_a_value_is_typed_with_the_thumb(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device(PHONE).sit(made, 0)
    page = master.page
    page.click(".actor [data-set=health]")
    page.wait_for_selector("[data-values] [data-pad]")
    for key in ("[data-digit='8']", "[data-sign=half]", "[data-sign=sign]"):
        page.click(f"[data-values] {key}")
    assert page.input_value("[data-values] .val1.on input") == "−4"
    field, pad = (page.locator(each).bounding_box() for each in (".val1.on input", "[data-values] [data-pad]"))
    assert field is not None
    assert pad is not None
    assert 0 < field["y"] < pad["y"] < pad["y"] + pad["height"] < PHONE[1], "both are in sight"
    assert violations(master) == []
    master.shoot("master-phone-value")
    before = master.ticket
    page.click("[data-put]")
    master.wait_after(before)
    page.wait_for_selector(".actor [data-set=health]:has-text('34/38')")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_app_rolls_the_rest(size: tuple[int, int], device: Callable[..., Device], made: dict[str, Any]) -> None:
    """The attack is typed; its damage, which the page would ask for next, falls by itself."""
    master, player = device().sit(made, 0), device(size).sit(made, 1)
    page, before = player.page, player.ticket
    master.page.fill("[data-command]", "place sela_quickwater 9,3")
    master.page.press("[data-command]", "Enter")
    player.wait_after(before)
    page.wait_for_function("() => document.querySelector('.gm').dataset.asked === 'sela_quickwater'")
    if size == PHONE:
        player.own_dice("typed")
    else:
        page.click("[data-typed-dice]")
        page.wait_for_selector("[data-typed-dice][aria-pressed=true]")
    asked = player.ticket
    player.complete("attack", asked)
    page.wait_for_selector("[data-dice='1d20']")
    page.fill(".die", "2")
    page.fill(".die", "20")
    assert violations(player) == []
    player.shoot(f"rest-{size[0]}")
    page.click("[data-rest]")
    page.wait_for_selector(".opts [data-option]")
    assert not page.locator("[data-dice]").count()
    player.tab("log")
    page.click("[data-log=dice]")
    assert "CRITICAL HIT" in page.inner_text(".log .deed >> nth=0")
    assert "damage" in page.inner_text(".log .deed [data-whole] >> nth=0")


def test_whoever_acts_stays_in_sight_above_what_is_chosen(device: Callable[..., Device], address: str) -> None:
    """The smallest phone, a game with a rail, the way back beneath: name, health and the button are all there."""
    made = open_table(address, sample="shrine_ambush", seed=7, seats=SEATS[:1])
    master = device(SMALL, locale="ru").sit(made, 0)
    for _ in range(9):
        master.let_play()
    master.page.click(".opts [data-option=attack]")
    master.page.wait_for_selector("[data-draft][data-busy=false]")
    master.page.wait_for_selector(".snack")
    tall = "all => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    ((above, below),) = master.page.eval_on_selector_all(".left > .pane", tall)
    ((top, name),) = master.page.eval_on_selector_all(".left .actor b.lg", tall)
    ((_, button),) = master.page.eval_on_selector_all("[data-confirm]", tall)
    ((snack, _),) = master.page.eval_on_selector_all(".snack", tall)
    assert below - above >= 56
    assert above <= top < name < below, "wherever the list was scrolled to"
    assert button < snack
    master.shoot("master-phone-draft")
