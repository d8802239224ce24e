"""On the map: layers with a legend in words, and a ruler in the measure of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from affray.server import open_table

from .devices import SMALL, Device
from .test_accessible import violations


@pytest.mark.parametrize(("sample", "length"), [
    ("shrine_ambush", "5 squares, 25 ft"), ("gantry_breach", "5 squares, 25 ft"), ("kennel_yard", "4 squares, 20 ft"),
])  # fmt: skip
def test_a_ruler_counts_diagonals_as_the_game_does(
    sample: str, length: str, device: Callable[..., Device], address: str
) -> None:
    master = device().sit(open_table(address, sample=sample, seed=7), 0)
    page = master.page
    page.wait_for_selector(".tok")
    page.keyboard.press("Shift+KeyD")
    page.locator("svg.map[data-kind]").focus()
    page.fill("[data-command]", "@2,2")
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.map .cursor")
    page.locator("svg.map[data-kind]").focus()
    page.keyboard.press("Enter")
    for key in ["ArrowRight"] * 4 + ["ArrowDown" if sample != "shrine_ambush" else "ArrowUp"] * 3:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    assert page.text_content("[data-length]") == length
    master.shoot(f"ruler-{sample}")
    page.keyboard.press("Escape")
    assert not page.locator("[data-length]").count()


@pytest.mark.parametrize(("sample", "ending"), [("docking_bay", " m"), ("dry_ford", " spans")])
def test_an_open_field_is_measured_from_one_to_another(
    sample: str, ending: str, device: Callable[..., Device], address: str
) -> None:
    master = device().sit(open_table(address, sample=sample, seed=7), 0)
    page = master.page
    page.wait_for_selector(".tok")
    page.click("[data-ruler]")
    before = master.ticket
    for who in page.locator(".tok").all()[:2]:
        box = who.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert (page.text_content("[data-length]") or "").endswith(ending)
    assert master.ticket == before
    assert not page.locator(".oc.picked").count(), "a ruler chooses nobody"


def test_layers_are_switched_and_remembered(device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample="kennel_yard", seed=7)
    master = device().sit(made, 0)
    page = master.page
    page.wait_for_selector("svg.map .thr", state="attached")
    if page.locator("[data-layers]").count():
        page.click("[data-layers]")
    assert page.get_attribute("[data-layer=threat]", "aria-pressed") == "true"
    page.click("[data-layer=threat]")
    page.click("[data-layer=names]")
    assert not page.locator("svg.map .thr").count()
    assert page.locator(".legend :text('threatened')").count() == 0
    page.wait_for_selector(".tok .nam")
    assert "Sela Quickwater" in page.locator(".tok .nam").all_text_contents()
    page.reload()
    page.wait_for_selector(".tok .nam")
    assert not page.locator("svg.map .thr").count()


def test_only_what_there_is_can_be_switched(device: Callable[..., Device], address: str) -> None:
    page = device().sit(open_table(address, sample="dry_ford", seed=7), 0).page
    page.wait_for_selector("[data-ruler]")
    if page.locator("[data-layers]").count():
        page.click("[data-layers]")
    found = page.locator("[data-layer]").evaluate_all("all => all.map((each) => each.dataset.layer)")
    assert "moves" in found
    assert "names" in found
    assert "threat" not in found, "on an open field nothing is threatened by squares"


def test_on_a_phone_layers_open_over_the_map(device: Callable[..., Device], address: str) -> None:
    phone = device(SMALL).sit(open_table(address, sample="kennel_yard", seed=7), 0)
    phone.tab("map")
    phone.page.click("[data-layers]")
    phone.page.wait_for_selector("[data-layer=threat]")
    assert phone.too_wide() == []
    phone.shoot("phone-layers")
    assert violations(phone) == []


def test_the_legend_says_how_squares_are_counted(device: Callable[..., Device], address: str) -> None:
    page = device().sit(open_table(address, sample="shrine_ambush", seed=7), 0).page
    page.wait_for_selector(".legend .unit")
    assert page.inner_text(".legend .unit") == "squares of 5 ft, diagonals 5-10-5"
