"""A small laptop: everything that matters is legible and within reach, and every step leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import Device

SMALL_LAPTOP = (1366, 768)
SAMPLES = {
    "acks2": "shrine_ambush", "coinflip": "dry_ford", "eclipse_phase": "docking_bay", "fifth_edition": "kennel_yard",
    "starfinder": "gantry_breach",
}  # fmt: skip
LEGIBLE = 8
"""Pixels of height below which the letters on a stone cannot be read."""


def table(address: str, game: str) -> dict[str, Any]:
    return open_table(address, sample=f"{game}/{SAMPLES[game]}", seed=7)


@pytest.fixture
def master(device: Callable[..., Device], address: str) -> Callable[[str], Device]:
    return lambda game: device(SMALL_LAPTOP).sit(table(address, game), 0)


@pytest.mark.parametrize("game", SAMPLES)
def test_letters_on_stones_stay_legible_whatever_lies_below_the_map(game: str, master: Callable[[str], Device]) -> None:
    page = master(game).page
    page.click("[data-overrule]")
    page.wait_for_selector(".decree [data-edit]")
    heights: list[float] = page.locator(".tok:not(.dn) .tt").evaluate_all(
        "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"
    )
    assert heights
    assert min(heights) >= LEGIBLE
    frame = page.locator(".mapframe").bounding_box()
    assert frame is not None
    for stone in page.locator(".tok:not(.dn) .tk").all():
        box = stone.bounding_box()
        assert box is not None
        assert box["y"] >= frame["y"] - 1
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


WHOLE = """(whole) => {
    const map = document.querySelector('svg.map'), ground = map.querySelector('.bgr');
    const [x, y, wide, high] = map.getAttribute('viewBox').split(' ').map(Number);
    const [right, bottom] = ['width', 'height'].map((each) => +ground.getAttribute(each));
    return (x <= 0 && y <= 0 && x + wide >= right && y + high >= bottom) === whole;
}"""


def test_the_whole_map_can_be_seen_nevertheless(master: Callable[[str], Device]) -> None:
    page = master("acks2").page
    page.wait_for_function(WHOLE, arg=True)
    page.click("[data-overrule]")
    page.wait_for_function(WHOLE, arg=False)
    page.get_by_role("button", name="Farther").click()
    page.wait_for_function(WHOLE, arg=True)
    page.get_by_role("button", name="Closer").click()
    page.wait_for_function(WHOLE, arg=False)


def test_words_in_the_order_are_whole_and_its_height_stays(master: Callable[[str], Device]) -> None:
    device = master("starfinder")
    heights = set()
    for _ in range(12):
        cut = device.page.locator(".oc .st .ell").evaluate_all(
            "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"
        )
        assert not cut
        heights.add(device.page.evaluate("document.querySelector('.strip').offsetHeight"))
        device.let_play()
    assert len(heights) == 1


def test_options_never_vanish_beside_the_order(master: Callable[[str], Device]) -> None:
    device = master("eclipse_phase")
    for _ in range(8):
        device.let_play()
    device.page.keyboard.press("Shift+KeyO")
    device.page.wait_for_selector("[data-order-view]")
    assert device.page.evaluate("document.querySelector('.opts').clientHeight") >= 90
    device.shoot("order-small-laptop")


def test_whoever_is_awaited_is_named(master: Callable[[str], Device]) -> None:
    page = master("coinflip").page
    assert page.inner_text("[data-next]") == "Side B decides"
    assert page.get_attribute("[data-command]", "placeholder") == "Side B: choose 1 · concede · -7 · simulate 200"


def test_a_fight_that_is_over_leads_on(master: Callable[[str], Device]) -> None:
    page = master("starfinder").page
    page.click("[data-destroy]")
    page.click("[data-end-fight=crew]")
    page.wait_for_selector("[data-look-back]")
    assert page.inner_text("[data-next]") == "The fight is over"
    assert "4 of 4 standing" in page.inner_text("[data-stand=crew]")
    assert page.get_attribute("[data-new-fight]", "href") == "/"
    page.click("[data-look-back]")
    page.wait_for_selector("[data-simulation].looksback")
    page.keyboard.press("Escape")
    page.click("[data-undo-end]")
    page.wait_for_selector(".opts [data-option]")


def test_dice_are_typed_without_a_click_and_refused_in_words(master: Callable[[str], Device]) -> None:
    device = master("starfinder")
    page = device.page
    page.click("[data-typed-dice]")
    page.wait_for_selector("[data-typed-dice].on")
    assert device.complete("attack", device.ticket)
    page.wait_for_selector(".die:focus")
    page.keyboard.type("25")
    assert "1 to 20" in page.inner_text("[data-wrong]")
    page.keyboard.press("Control+KeyA")
    page.keyboard.type("19")
    page.wait_for_selector("[data-wrong]", state="detached")
    before = device.ticket
    page.keyboard.press("Enter")
    device.wait_after(before)
    page.wait_for_selector(".die:focus")


def test_escape_takes_back_one_thing_at_a_time(master: Callable[[str], Device]) -> None:
    page = master("starfinder").page
    page.keyboard.press("KeyA")
    page.wait_for_selector("[data-draft=attack][data-busy=false]")
    page.locator(".log [data-sum]").first.click()
    page.wait_for_selector(".log [data-parts]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".log [data-parts]", state="detached")
    page.keyboard.press("Shift+KeyR")
    page.wait_for_selector(".reader")
    page.keyboard.press("Escape")
    page.wait_for_selector(".reader", state="detached")
    assert page.locator("[data-draft=attack]").count()
    page.click("[data-overrule]")
    page.wait_for_selector(".decree [data-edit]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".decree", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-draft]", state="detached")


def test_an_option_chosen_by_its_letter_comes_into_view(master: Callable[[str], Device]) -> None:
    page = master("starfinder").page
    last = page.locator(".opts [data-option]:has(.o .i)").last
    letter, option = last.locator("kbd").inner_text(), last.get_attribute("data-option")
    assert page.evaluate("document.querySelector('.opts').scrollTop") == 0
    page.keyboard.press(f"Key{letter}")
    page.wait_for_selector(f"[data-draft={option}]")
    seen = """id => { const list = document.querySelector('.opts').getBoundingClientRect();
        const row = document.querySelector(`[data-option="${id}"]`).getBoundingClientRect();
        return row.top >= list.top - 1 && row.bottom <= list.bottom + 1; }"""
    page.wait_for_function(seen, arg=option)


def test_an_option_without_a_legal_answer_says_why_not(master: Callable[[str], Device]) -> None:
    device = master("acks2")
    barred = device.page.locator(".opts [role=option][data-closed]")
    for _ in range(12):
        device.page.wait_for_timeout(400)
        if barred.count():
            break
        device.let_play()
    assert "reason" in barred.first.inner_text()
    device.page.keyboard.press(f"Key{barred.first.locator('kbd').inner_text()}")
    device.page.wait_for_selector(".opts .whynot li")
    assert not device.page.locator("[data-draft]").count()


def test_commands_as_they_come_to_mind(master: Callable[[str], Device]) -> None:
    device = master("acks2")
    page = device.page
    before = page.locator(".tok").count()
    page.keyboard.press("/")
    page.keyboard.type("2 levy")
    page.wait_for_selector("[data-meaning]:has-text('Ford Levy')")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.tok').length === n", arg=before + 2)
    page.wait_for_selector("[data-command-panel]", state="detached")
    page.keyboard.type("hp knife -3")
    page.wait_for_selector("[data-meaning]:has-text('Alley Knife')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log :text('Hit points: Alley Knife 10 → 7')")
    page.wait_for_function("document.querySelector('[data-snack]').textContent.includes('Game master')")


def test_a_pool_is_dealt_out_with_the_health_of_each_in_sight(master: Callable[[str], Device]) -> None:
    device = master("coinflip")
    page = device.page
    for _ in range(60):
        if page.locator(".split").count() and page.locator("[data-even]").count():
            break
        device.let_play()
    assert "3/3" in page.inner_text(".split") or "2/2" in page.inner_text(".split")
    page.click("[data-even]")
    page.wait_for_selector("[data-draft][data-busy=false]")
    assert page.inner_text(".split .row b").startswith("0 of")
    page.click("[data-clear]")
    page.wait_for_function("!document.querySelector('.split .row b').textContent.startsWith('0 of')")


def test_a_simulation_rests_and_goes_on(master: Callable[[str], Device]) -> None:
    page = master("coinflip").page
    page.keyboard.press("Shift+KeyS")
    page.click("[data-count='5000']")
    page.click("[data-each='0']")
    page.click("[data-run]")
    page.wait_for_selector(".figures1")
    page.click("[data-rest]")
    page.wait_for_selector("[data-progress=rests]")
    page.wait_for_timeout(700)
    known = page.inner_text(".prog1 b")
    page.wait_for_timeout(900)
    assert page.inner_text(".prog1 b") == known
    page.click("[data-rest]")
    page.wait_for_selector("[data-progress=running]")
    page.wait_for_function("old => document.querySelector('.prog1 b').textContent !== old", arg=known)
    page.click("[data-stop]")
    page.wait_for_selector("[data-progress=done]")


def test_a_side_is_chosen_by_its_name_in_the_builder(device: Callable[..., Device]) -> None:
    page = device(SMALL_LAPTOP).open("/#build=new:acks2").page
    page.wait_for_selector(".bside")
    page.locator(".bside input").nth(1).click()
    page.wait_for_selector(".bside:nth-of-type(2).on, .bside.on:has([data-side=raiders])")
    page.fill("[data-search]", "2 tusk")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-entry]")
    assert page.locator(".bside.on [data-side]").get_attribute("data-side") == "raiders"
