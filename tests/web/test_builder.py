"""The builder: from an empty page to a running fight, problems at their place, undo, the file beside the forms."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from affray.files.rewriting import read

from .devices import LAPTOP, PHONE, TABLET, Device
from .test_accessible import violations

PATIENT = 180_000
"""Milliseconds for the first of many fights: they are fought in a process of their own."""

TEXT = """\
# My own fight.
game: fifth_edition
title: By hand  # as it is
map: {size: [10, 8]}
combatants:
  # The hero.
  - {unit: brann_oakhand, side: heroes, at: [1, 3]}
  - {unit: mire_hound, side: pack, at: [7, 3]}  # bites
"""

PASTED = """\
Bog Lurker
Medium beast, unaligned
Armor Class 12
Hit Points 11 (2d8 + 2)
Speed 30 ft., swim 30 ft.
STR DEX CON INT WIS CHA
14 (+2) 12 (+1) 12 (+1) 2 (-4) 10 (+0) 5 (-3)
Actions
Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) piercing damage.
"""


class Bench:
    """Somebody who builds on a page."""

    def __init__(self, device: Device, source: str) -> None:
        self.device, self.page = device, device.page
        device.open(f"/#build={source}")
        self.page.wait_for_selector("[data-search]", state="attached")
        self.settle()

    def settle(self) -> Bench:
        """Wait until everything is written and checked."""
        self.page.wait_for_selector(".buildp[data-pending=false]")
        return self

    @property
    def data(self) -> dict[str, Any]:
        """What the file says."""
        self.settle()
        said, well = read(self.text)
        assert well
        found: dict[str, Any] = said
        return found

    @property
    def text(self) -> str:
        self.tab("text")
        self.settle()
        text = self.page.input_value("textarea[data-text]")
        self.tab("form")
        return text

    def tab(self, name: str) -> None:
        self.page.click(f".btabs [data-tab={name}]")

    def add(self, side: str, wish: str) -> None:
        self.page.click(f".bside [data-side={side}]")
        self.page.fill("[data-search]", wish)
        self.page.keyboard.press("Enter")

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Where the middle of a square (or, on an open field, a point) is on the screen; y counts from the top."""
        box = self.page.locator("svg.build .bgr").bounding_box()
        assert box is not None
        width = float(self.page.input_value("[data-width]"))
        height = float(self.page.input_value("[data-height]"))
        return box["x"] + x * box["width"] / width, box["y"] + y * box["height"] / height

    def stroke(self, *points: tuple[float, float]) -> None:
        """Press, draw through the points, let go."""
        self.page.mouse.move(*self.spot(*points[0]))
        self.page.mouse.down()
        for each in points[1:]:
            self.page.mouse.move(*self.spot(*each), steps=10)
        self.page.mouse.up()


@pytest.fixture
def bench(device: Callable[..., Device]) -> Callable[..., Bench]:
    def sit(source: str, size: tuple[int, int] = LAPTOP, **given: Any) -> Bench:
        return Bench(device(size, **given), source)

    return sit


def test_a_walled_fight_is_built_and_begun(bench: Callable[..., Bench], address: str) -> None:
    """From an empty page: two sides, a wall with a door, edges, an own stat block, options, saved, begun."""
    work = bench("new:fifth_edition")
    page = work.page
    assert "nobody fights yet" in page.inner_text("[data-status]")  # no mistake was made by then
    assert "+ adds to Heroes" in page.inner_text("[data-begin]")
    assert not page.locator(".prob:not(.hint)").count()
    assert page.is_disabled("[data-start]")
    page.fill("[data-title]", "The Walled Yard")
    work.add("heroes", "brann")
    work.add("raiders", "4 ridge")
    page.click("[data-brush=wall]")
    work.stroke((8.5, 0.5), (8.5, 4.5))
    work.stroke((8.5, 7.5), (8.5, 11.5))
    page.click("[data-brush=door]")
    work.stroke((8.5, 5.5), (8.5, 6.5))
    page.fill(".bdetail [data-at='map.terrain[1].kind'] input", "door")
    page.select_option(".bdetail .baddf", "id")
    page.fill(".bdetail [data-at='map.terrain[1].id'] input", "gate")
    page.click("[data-brush=fence]")
    page.click("[data-edges]")
    page.mouse.click(*work.spot(4.95, 3.5))
    work.settle()
    data = work.data
    column = [[8, y] for y in (0, 1, 2, 3, 4, 7, 8, 9, 10, 11)]
    assert data["map"]["terrain"] == [
        {"kind": "wall", "squares": column},
        {"kind": "door", "id": "gate", "squares": [[8, 5], [8, 6]]},
        {"kind": "fence", "edges": [[[4, 3], [5, 3]]]},
    ]
    assert [(each["unit"], each.get("count", 1)) for each in data["combatants"]] == [
        ("brann_oakhand", 1),
        ("ridge_raider", 4),
    ]
    work.device.shoot("builder")

    page.click("[data-tool=place]")
    before = data["combatants"][0]["at"]
    stone = page.locator("[data-stone='0']").bounding_box()
    assert stone is not None
    page.mouse.move(stone["x"] + stone["width"] / 2, stone["y"] + stone["height"] / 2)
    page.mouse.down()
    page.mouse.move(*work.spot(4.5, 2.5), steps=8)
    page.mouse.up()
    page.keyboard.press("ArrowDown")
    assert work.data["combatants"][0]["at"] == [4, 3] != before

    page.click("[data-hide='1']")
    page.click("[data-invent]")
    page.fill("[data-at='bestiary.somebody.name'] input", "Ada")
    page.fill("[data-at='bestiary.somebody.hp_max'] input", "21")
    work.settle()
    work.device.shoot("builder-stat-block")
    option = page.locator("[data-option=flanking], .bopt").first
    option.locator(".boptb").click()
    data = work.data
    assert data["bestiary"]["somebody"] | {"name": "Ada", "hp_max": 21} == data["bestiary"]["somebody"]
    assert data["combatants"][1]["hidden"] is True

    page.click("[data-save]")
    expect(page.locator("[data-save]")).to_have_text("Saved")
    assert read(httpx.get(f"{address}/api/encounters/The Walled Yard").text)[0] == data
    page.click("[data-start]")
    page.wait_for_selector(".gm .opts, .gm [data-dice]")
    assert page.locator("svg.map .tok").count() == 6
    assert "The Walled Yard" in page.title()


def test_a_fight_without_squares_is_built_and_begun(bench: Callable[..., Bench]) -> None:
    """Metres, rectangles from corner to corner; then without a map at all."""
    work = bench("new:eclipse_phase")
    page = work.page
    work.add("heroes", "2 dockguard")
    work.add("raiders", "3 gnash")
    page.click("[data-brush=crate]")
    work.stroke((10, 6), (12, 9))
    work.settle()
    data = work.data
    assert data["map"] == {"size": [24, 16], "terrain": [{"kind": "crate", "rect": [10, 7, 12, 10]}]}
    assert all("at" in each for each in data["combatants"])
    work.device.shoot("builder-field")
    page.click("[data-map=no]")
    page.fill("[data-apart-by]", "12")
    data = work.data
    assert "map" not in data
    assert not any("at" in each for each in data["combatants"])
    assert data["apart_m"] == 12
    work.device.shoot("builder-no-map")
    page.click("[data-start]")
    page.wait_for_selector(".gm .opts, .gm [data-dice]")
    page.wait_for_selector(".maptext")


def test_whether_it_is_fair_is_tried_out(bench: Callable[..., Bench]) -> None:
    work = bench("sample:coinflip/dry_ford")
    page = work.page
    page.click("[data-fair]")
    page.click("[data-try]")
    page.wait_for_selector(".bfair .odd", timeout=PATIENT)
    assert re.search(r"\d %", page.inner_text("[data-fair]"))
    page.evaluate("document.querySelector('[data-stop]')?.click()")
    page.wait_for_selector("[data-try]:not([disabled])", timeout=PATIENT)
    work.device.shoot("builder-fair")
    page.fill("[data-title]", "Another")
    page.wait_for_selector(".bfair .warn")
    page.wait_for_selector(".bfair .warn", state="detached", timeout=PATIENT)  # what is built is tried again by itself
    page.wait_for_selector("[data-stop], .bfair[data-done=true]", timeout=PATIENT)


def test_creatures_of_other_programs_come_in_with_a_report(bench: Callable[..., Bench]) -> None:
    work = bench("new:fifth_edition")
    page = work.page
    page.click("[data-bring]")
    page.fill("[data-foreign]", PASTED)
    page.click("[role=dialog] [data-run]")
    page.wait_for_selector("[data-brought]")
    work.device.shoot("builder-import")
    page.keyboard.press("Escape")
    assert list(work.data["bestiary"]) == ["bog_lurker"]
    work.add("raiders", "bog lurker")
    assert work.data["combatants"][0]["unit"] == "bog_lurker"


def test_every_problem_stands_at_its_place(bench: Callable[..., Bench]) -> None:
    work = bench("new:fifth_edition")
    page = work.page
    work.add("heroes", "brann")
    work.add("raiders", "mire hound")
    work.settle()
    assert page.inner_text("[data-status]").strip() == "nothing is missing"
    page.click("[data-entry='1'] .bname")
    page.fill("[data-at='combatants[1].at'] input >> nth=0", "99")
    page.wait_for_selector("[data-at='combatants[1].at'] .prob")
    page.wait_for_selector("[data-entry='1'] .prob")
    assert page.locator("[data-entry='0'] .prob").count() == 0
    page.fill("[data-at='combatants[1].at'] input >> nth=0", "9")
    page.wait_for_selector("[data-at='combatants[1].at'] .prob", state="detached")
    page.click("[data-invent]")
    page.fill("[data-at='bestiary.somebody.hp_max'] input", "0")
    page.wait_for_selector("[data-at='bestiary.somebody.hp_max'] .prob")
    page.click(".bdetail [aria-label=Close]")
    page.wait_for_selector(".bbeast .prob")
    assert page.locator("[data-stone] .badge").count() == 1
    work.device.shoot("builder-problems")
    work.tab("problems")
    page.click("[data-problem='bestiary.somebody.hp_max']")
    expect(page.locator("[data-at='bestiary.somebody.hp_max'] input")).to_be_focused()
    assert page.is_disabled("[data-start]")


def test_strokes_are_undone_one_by_one(bench: Callable[..., Bench]) -> None:
    work = bench("new:starfinder")
    page = work.page
    page.click("[data-brush=wall]")
    work.stroke((2.5, 2.5), (6.5, 2.5))
    work.stroke((2.5, 4.5), (2.5, 6.5))
    work.stroke((3.5, 2.5), (4.5, 2.5))
    assert work.data["map"]["terrain"] == [
        {"kind": "wall", "squares": [[2, 2], [5, 2], [6, 2], [2, 4], [2, 5], [2, 6]]}
    ]
    page.click("[data-undo]")
    assert len(work.data["map"]["terrain"][0]["squares"]) == 8
    page.locator("svg.build").focus()
    page.keyboard.press("Control+z")
    assert work.data["map"]["terrain"] == [{"kind": "wall", "squares": [[x, 2] for x in range(2, 7)]}]
    page.click("[data-redo]")
    assert len(work.data["map"]["terrain"][0]["squares"]) == 8
    page.click("[data-tool=erase]")
    work.stroke((2.5, 2.5), (6.5, 2.5))
    work.stroke((2.5, 4.5), (2.5, 6.5))
    assert work.data["map"] == {"size": [16, 12]}


def test_the_map_is_painted_by_keys(bench: Callable[..., Bench]) -> None:
    work = bench("new:fifth_edition")
    page = work.page
    page.locator("svg.build").focus()
    for key in ("2", "ArrowUp", "Enter", "ArrowRight", "Space", "9", "Shift+ArrowDown"):
        page.keyboard.press(key)
    assert work.data["map"]["terrain"] == [{"kind": "wall", "squares": [[8, 6], [9, 6]], "edges": [[[9, 6], [9, 7]]]}]


def test_the_text_and_the_forms_are_the_same_and_remarks_are_kept(bench: Callable[..., Bench], address: str) -> None:
    httpx.put(f"{address}/api/encounters/By hand", json={"text": TEXT})
    work = bench("saved:By hand")
    page = work.page
    assert work.text == TEXT
    page.click("[aria-label='Mire Hound: one more']")
    assert work.text == TEXT.replace("at: [7, 3]}", "at: [7, 3], count: 2}")
    work.tab("text")
    page.fill("textarea[data-text]", TEXT.replace("[1, 3]", "[2, 5]"))
    work.settle()
    work.device.shoot("builder-text")
    page.click("[data-entry='0'] .bname")
    work.tab("form")
    assert page.input_value("[data-at='combatants[0].at'] input >> nth=1") == "5"
    page.click("[aria-label='Brann Oakhand: one fewer']")
    page.wait_for_selector(".blost")
    assert "# The hero." in page.inner_text(".blost")
    page.click(".blost >> text=Undo")
    assert "# The hero." in work.text
    work.tab("text")
    page.fill("textarea[data-text]", TEXT.replace("combatants:", "combatants: ["))
    page.wait_for_selector(".btext [role=alert]")
    assert page.locator(".gutter .bad").count()
    assert page.locator(".bleft[inert]").count()
    page.fill("textarea[data-text]", TEXT)
    page.wait_for_selector(".bleft:not([inert])")


@pytest.mark.parametrize(("lang", "words"), [("ru", ("Участники", "Начать бой")), ("uk", ("Учасники", "Почати бій"))])
def test_the_builder_speaks_three_languages(bench: Callable[..., Bench], lang: str, words: tuple[str, str]) -> None:
    work = bench("sample:acks2/shrine_ambush", locale=lang, color_scheme="dark")
    work.page.wait_for_selector("[data-stone]")
    assert work.page.get_attribute(".bleft", "aria-label") == words[0]
    assert words[1] in work.page.inner_text("[data-start]")
    labels = " ".join(work.page.locator(".bhead .btn, .ph h2, .palette .btn").all_inner_texts())
    assert not re.search("[a-z]{4}", labels)
    work.device.shoot(f"builder-{lang}-dark")
    work.page.click("[data-invent]")
    work.page.wait_for_selector(".babout", state="attached")
    told = work.page.locator(".brow[title]").evaluate_all("all => all.map((each) => each.title)")
    assert len(told) > 8
    assert [each for each in told if not re.search("[а-яіїє]{3}", each)] == [], "what a field is, too"
    work.page.click("[data-entry='0'] .bcount button:last-child")
    work.page.click(".top [lang=en]")
    work.page.wait_for_selector("[data-start] >> text=Start the fight")
    assert work.data["combatants"][0]["count"] == 2


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_the_builder_fits_smaller_screens(bench: Callable[..., Bench], size: tuple[int, int]) -> None:
    work = bench("sample:fifth_edition/kennel_yard", size)
    name = "tablet" if size == TABLET else "phone"
    pages = ("map", "who", "more", "text") if size == PHONE else ("map",)
    for each in pages:
        if size == PHONE:
            work.page.click(f".btabbar [data-page={each}]")
        assert work.device.too_wide() == []
        work.device.shoot(f"builder-{name}-{each}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_builder_is_accessible(bench: Callable[..., Bench], theme: str) -> None:
    work = bench("sample:acks2/shrine_ambush", color_scheme=theme, reduced_motion="reduce")
    page = work.page
    page.wait_for_selector("[data-stone]")
    page.click("[data-entry='0'] .bname")
    page.click(".boptb >> nth=0")
    assert violations(work.device) == []
    page.click("[data-invent]")
    work.settle()
    assert violations(work.device) == []
    for each in ("text", "problems"):
        work.tab(each)
        assert violations(work.device) == []
    page.click("[data-map=no]")
    page.click("[data-bring]")
    assert violations(work.device) == []


def test_samples_and_empty_ones_are_changed_from_the_start_page(device: Callable[..., Device]) -> None:
    start = device().open("/")
    start.page.wait_for_selector("[data-sample] svg")
    start.page.locator("[data-change]").first.click()
    start.page.wait_for_selector("[data-stone]")
    start.page.go_back()
    start.page.click("[data-empty]")
    start.page.wait_for_selector(".buildp [data-search]")
    start.page.wait_for_selector(".buildp[data-pending=false]")
    assert start.page.locator("[data-stone]").count() == 0
