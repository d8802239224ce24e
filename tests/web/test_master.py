"""What the game master does beside answering: any value by a click, others who join, the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import PHONE, SMALL, Device
from .test_accessible import violations

SEATS = [
    {"role": "gm", "name": "Ida"},
    {"role": "player", "side": "heroes", "name": "Mia", "answers": ["sela_quickwater"]},
]
SAMPLES = {
    "acks2": "shrine_ambush", "coinflip": "dry_ford", "eclipse_phase": "docking_bay", "fifth_edition": "kennel_yard",
    "starfinder": "gantry_breach",
}  # fmt: skip
LEVIES = {
    "acks2": "3 levy_spear", "coinflip": "2 levy", "eclipse_phase": "2 tin_hand", "fifth_edition": "4 mire hound",
    "starfinder": "2 dock_rat",
}  # fmt: skip


@pytest.fixture
def made(address: str) -> dict[str, Any]:
    return open_table(address, sample="kennel_yard", seed=7, seats=SEATS)


def test_a_value_is_changed_by_a_click_on_it(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master, phone = device().sit(made, 0), device(PHONE).sit(made, 1)
    page = master.page
    page.click("[data-set=health]")
    page.wait_for_selector("[data-setting='sela_quickwater.hp'].on input:focus")
    page.keyboard.type("-7")
    page.keyboard.press("Enter")
    phone.page.wait_for_selector(".actor :text('31/38')")
    page.click("[data-set=ac]")
    page.wait_for_selector("[data-setting='sela_quickwater.ac'].on input:focus")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    page.wait_for_selector(".actor [data-set=ac] :text('12')")
    page.click("[data-set=ac]")
    page.locator("[data-setting='sela_quickwater.prone']").get_by_role("button").first.click()
    page.wait_for_selector(".actor [data-set=prone]")
    page.wait_for_selector("[data-setting='sela_quickwater.prone'] b:has(svg)")
    assert page.inner_text("[data-setting='sela_quickwater.prone'] b").strip() == "yes"
    assert "Temporary hit points" in page.inner_text("[data-setting='sela_quickwater.temp_hp']")
    assert "Sela Quickwater, prone: yes" in page.inner_text(".log")
    master.shoot("values")
    page.keyboard.press("Escape")
    assert not phone.page.locator("[data-set]").count()


def test_a_value_that_cannot_be_is_refused_in_place(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.click("[data-set=health]")
    page.wait_for_selector("[data-setting='sela_quickwater.hp'].on input:focus")
    page.keyboard.type("99999")
    page.keyboard.press("Enter")
    page.wait_for_selector(".values .whynot li")


@pytest.mark.parametrize("game", SAMPLES)
def test_others_join_in_the_middle_of_a_fight(game: str, device: Callable[..., Device], address: str) -> None:
    made = open_table(address, sample=f"{game}/{SAMPLES[game]}", seed=7)
    master = device().sit(made, 0)
    page = master.page
    page.wait_for_selector(".tok")
    before, count = page.locator(".tok").count(), int(LEVIES[game].split()[0])
    page.keyboard.press("/")
    page.keyboard.type(LEVIES[game])
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.tok').length === n", arg=before + count)
    master.settle()
    page.keyboard.press("Escape")
    for button, there in (("undo", before), ("redo", before + count), ("undo", before)):  # typed once, and goes as one
        page.click(f"[data-{button}]")
        page.wait_for_function("n => document.querySelectorAll('.tok').length === n", arg=there)


def test_whoever_joins_is_found_by_name_and_side(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.fill("[data-command]", "2 r")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-command-panel] .whynot li")
    page.click("[data-overrule]")
    page.fill("[data-kind-find]", "ridge raider")
    page.select_option("[data-reinforce] select", "heroes")
    page.click("[data-add=ridge_raider]")
    page.wait_for_selector(".tok[data-who=ridge_raider_1].a")


def test_a_number_is_a_blow_for_whoever_is_selected(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.locator(".oc:has-text('Gate Brute')").click()
    page.fill("[data-command]", "-5")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log :text('Hit points: Gate Brute 68 → 63')")


def test_the_rules_are_read_and_searched(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    page.click("[data-fold]")
    page.locator("[data-closed=stand]").click(force=True)
    page.locator(".opts .whynot .rule").first.click()
    page.click(".opts .says [data-read]")
    page.wait_for_selector(".reader .rl.on .rnow")
    assert page.locator(".rl.on").get_attribute("data-rule") == "E5-PRONE-3"
    master.shoot("rules")
    page.fill("[data-find]", "prone stand")
    page.wait_for_selector(".rl[data-rule=E5-PRONE-9]")
    assert page.locator(".rl").count() < 20
    page.locator(".rl[data-rule=E5-COND-15] p .rule").first.click()
    page.wait_for_selector(".rl.on[data-rule=E5-PRONE-5]")
    page.locator(".reader .seg button").last.click()
    page.wait_for_selector(".reader .rl.on :text('повзком')")
    page.keyboard.press("Escape")
    assert not page.locator(".reader").count()


def test_a_player_reads_the_rules_on_a_phone(device: Callable[..., Device], made: dict[str, Any]) -> None:
    phone = device(SMALL).sit(made, 1)
    phone.page.click("[data-rules]")
    phone.page.wait_for_selector(".reader .rl")
    assert phone.too_wide() == []
    phone.shoot("phone-rules")


def test_where_there_are_phases_the_order_is_a_page_of_its_own(device: Callable[..., Device], address: str) -> None:
    master = device(locale="uk").sit(open_table(address, sample="docking_bay", seed=7), 0)
    page = master.page
    for _ in range(10):
        before = master.ticket
        page.click("[data-auto]")
        master.wait_after(before)
    page.keyboard.press("Shift+KeyO")
    page.wait_for_selector("[data-order-view] .slot.cur")
    assert page.locator("[data-order-view] .slot1").count() == 5
    master.shoot("order-uk")
    page.keyboard.press("Shift+KeyO")
    page.wait_for_selector("svg.map[data-kind]")


def test_the_order_shows_who_acts_at_once_where_one_can_interrupt_and_what_is_left(
    device: Callable[..., Device], address: str
) -> None:
    master = device().sit(open_table(address, sample="docking_bay", seed=1), 0)
    page = master.page
    page.wait_for_selector(".steps .now")
    for _ in range(40):
        if page.locator(".prompt").count():
            break
        master.let_play()
    page.keyboard.press("Shift+KeyO")
    page.wait_for_selector("[data-order-view] .slot.tie .tieh")
    assert page.locator(".slot.tie .slot1").count() >= 2, "a tie is one card"
    assert page.locator("[data-window=open]").count() == 1
    assert page.locator("[data-window=shut]").count() >= 1
    people = page.locator("[data-left]").count()
    assert people > 2
    assert page.locator("[data-left] .pips i").count() == 2 * people, "two extra actions each"
    assert page.locator("[data-left]:has(.pips .barred) [data-rule]").count() >= 1, "what is barred has its rule"
    master.shoot("order-tie")
    assert violations(master) == []


def test_where_there_are_no_phases_there_is_no_such_page(device: Callable[..., Device], made: dict[str, Any]) -> None:
    page = device().sit(made, 0).page
    page.keyboard.press("Shift+KeyO")
    assert not page.locator("[data-order-toggle], [data-order-view]").count()


def test_what_decided_the_fight_is_a_curve_that_leads_back(device: Callable[..., Device], address: str) -> None:
    master = device().sit(open_table(address, sample="dry_ford", seed=7), 0)
    page = master.page
    for _ in range(12):
        before = master.ticket
        page.click("[data-auto]")
        master.wait_after(before)
    page.click("[data-simulate]")
    page.click("[data-back]")
    page.click("[data-analyse]")
    page.wait_for_selector(".curve1", timeout=60_000)
    page.locator(".curve").click(position={"x": 120, "y": 40})
    before = master.ticket
    page.click("[data-go]")
    master.wait_after(before)
    master.shoot("analysis")


def test_a_way_says_what_it_costs_and_whom_it_provokes(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page, before = master.page, master.ticket
    page.fill("[data-command]", "place hound_1 3,7")
    page.keyboard.press("Enter")
    master.wait_after(before)
    page.locator(".opts [data-option=move]").click()
    page.wait_for_selector("[data-draft=move][data-busy=false]")
    page.locator("svg.map[data-kind]").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".tok[data-who=hound_1] .prov", state="attached")
    assert "Mire Hound" in (page.text_content("svg.map .lab") or "")
    master.shoot("provokes")


def test_what_waits_can_be_let_happen(device: Callable[..., Device], made: dict[str, Any]) -> None:
    master = device().sit(made, 0)
    page = master.page
    assert master.complete("ready", master.ticket)
    before = master.ticket
    page.click("[data-fire=sela_quickwater]")
    master.wait_after(before)
    assert "sela_quickwater" in master.asked or "Sela Quickwater" in page.inner_text(".log")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_new_is_accessible(device: Callable[..., Device], address: str, theme: str) -> None:
    made = open_table(address, sample="docking_bay", seed=7)
    shown = device(color_scheme=theme, reduced_motion="reduce").sit(made, 0)
    page = shown.page
    page.click("[data-order-toggle]")
    page.wait_for_selector("[data-order-view]")
    page.click("[data-set=health]")
    page.wait_for_selector(".val1.on")
    assert violations(shown) == []
    page.keyboard.press("Escape")
    page.click("[data-rules]")
    page.wait_for_selector(".rl")
    assert violations(shown) == []
    page.keyboard.press("Escape")
    page.click("[data-simulate]")
    page.click("[data-back]")
    assert violations(shown) == []
