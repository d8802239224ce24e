"""The log shows everything, or only dice, or what was refused on this page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from affray.server import open_table

from .devices import LAPTOP, PHONE, Device
from .test_accessible import violations

SEATS = [{"role": "gm", "name": "Ida"}, {"role": "player", "side": "heroes", "name": "Mia"}]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_log_is_filtered(size: tuple[int, int], device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    master = device(size).sit(made, 0)
    page = master.page
    page.click("[data-fold]")
    page.locator("[data-closed]").first.click(force=True)
    page.wait_for_selector(".opts .whynot")
    reason = page.inner_text(".opts .whynot li >> nth=0")
    for _ in range(3):
        master.let_play()
    master.tab("log")
    all_of_it = page.locator(".log .deed").count()
    page.click("[data-log=dice]")
    with_dice = page.locator(".log .deed").count()
    assert 0 < with_dice < all_of_it
    assert page.locator(".log .deed").filter(has_text=re.compile(r"\d")).count() == with_dice
    assert page.locator(".log [data-sum]").count()
    master.shoot(f"log-dice-{size[0]}")
    page.click("[data-log=refused]")
    assert page.locator("[data-attempt]").count() == 1
    assert reason in page.inner_text("[data-attempt]")
    assert violations(master) == []
    assert master.too_wide() == []
    master.shoot(f"log-refused-{size[0]}")
    page.click("[data-log=all]")
    assert page.locator(".log .deed").count() == all_of_it


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_an_act_is_one_line_that_opens_into_everything(
    size: tuple[int, int], device: Callable[..., Device], address: str
) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    master = device(size).sit(made, 0)
    page = master.page
    while not page.locator(".log .deed", has_text="miss").count():
        master.let_play()
    master.tab("log")
    deed = page.locator(".log .deed", has_text="miss").first
    said = deed.inner_text()
    assert re.fullmatch(r"[\w ]+ → [\w ]+: \d+ vs \d+, miss", said), "who, with what, whom, how it went"
    assert not page.locator("[data-whole]").count()
    deed.locator("[data-unfold]").click()
    whole = deed.locator("[data-whole]").inner_text()
    assert "attack roll" in whole
    assert "E5-ATK-" in whole, "with the rules"
    assert violations(master) == []
    assert master.too_wide() == []
    deed.locator("[data-unfold]").click()
    assert not page.locator("[data-whole]").count()
    deed.locator("[data-sum]").first.click()
    assert page.locator(".log [data-parts]").count() == 1


def test_an_answer_in_between_parts_no_line(device: Callable[..., Device], address: str) -> None:
    """An attack that waits for a defence has its outcome on the same line afterwards, on every device."""
    made = open_table(address, sample="docking_bay", seed=7, seats=[{"role": "gm", "name": "Ida"}])
    master = device().sit(made, 0)
    page = master.page
    for _ in range(30):
        newest = page.locator(".log .deed[data-deed=act]").first
        if page.locator(".prompt").count() and newest.count() and re.search(r"→ [^:]+$", newest.inner_text()):
            break
        master.let_play()
    begun = newest.inner_text().strip()
    for _ in range(12):
        if any(text.startswith(begun + ":") for text in page.locator(".log .deed").all_inner_texts()):
            break
        master.let_play()
    lines = page.locator(".log .deed").all_inner_texts()
    assert any(text.startswith(begun + ":") for text in lines), lines
    assert begun not in lines, "what was begun is told once"


def test_what_was_refused_elsewhere_is_not_told_here(device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7, seats=SEATS)
    master, player = device().sit(made, 0), device().sit(made, 1)
    master.page.fill("[data-command]", "4 nobody_of_this_name")
    master.page.press("[data-command]", "Enter")
    master.page.wait_for_selector("[data-command-panel] .whynot")
    for each in (master, player):
        each.page.click("[data-log=refused]")
    assert "4 nobody_of_this_name" in master.page.inner_text("[data-attempt]")
    assert not player.page.locator("[data-attempt]").count()
