"""What would be rued sits behind dots, red, with an icon and words; it is undone instead of confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import LAPTOP, PHONE, Device
from .test_accessible import violations

SEATS = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "heroes", "name": "Mia"}]


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light")])
def test_a_fight_is_ended_and_goes_on(
    size: tuple[int, int], theme: str, device: Callable[..., Device], made: dict[str, Any]
) -> None:
    master = device(size, color_scheme=theme).sit(made, 0)
    page, before = master.page, master.ticket
    page.click("[data-destroy]")
    page.wait_for_selector("[data-end-fight=heroes]")
    assert violations(master) == []
    assert master.too_wide() == []
    master.shoot(f"destructive-{size[0]}-{theme}")
    page.click("[data-end-fight=heroes]")
    page.wait_for_selector("p[data-over]")
    page.click("[data-take=undo]")
    master.wait_for_moment(before)
    assert not master.over


def test_somebody_is_removed_and_comes_back(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page, before = master.page, master.ticket
    page.click("[data-card=hound_2]")
    page.click("[data-destroy]")
    page.click("[data-remove=hound_2]")
    master.wait_after(before)
    page.wait_for_function("() => !document.querySelector('[data-card=hound_2]:not(.gone)')")
    page.click("[data-take=undo]")
    master.wait_for_moment(before)
    assert page.locator("[data-card=hound_2]:not(.gone)").count()


def test_a_table_is_thrown_away_only_after_the_way_back(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    page.clock.install()
    page.click("[data-destroy]")
    page.click("[data-throw-away]")
    page.click("[data-keep-table]")
    page.clock.run_for(20_000)
    assert page.locator(".gm").count()
    page.click("[data-destroy]")
    page.click("[data-throw-away]")
    page.mouse.move(5, 500)
    page.clock.run_for(5_000)
    assert page.locator("[data-snack=closing]").count()
    page.clock.run_for(2_000)
    page.wait_for_selector("main.lost")
    assert page.inner_text("main.lost h1") == "This table was thrown away."


def test_the_menu_is_the_game_masters_and_goes_by_escape(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master, player = device().sit(made, 0), device().sit(made, 1)
    assert not player.page.locator("[data-destroy]").count()
    master.page.click("[data-destroy]")
    master.page.wait_for_selector(".morem")
    master.page.keyboard.press("Escape")
    assert not master.page.locator(".morem").count()
    assert master.page.evaluate("document.activeElement.hasAttribute('data-destroy')")
