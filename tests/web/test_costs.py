"""How many clicks and keys things cost, as the browser counts them; and a whole fight with the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from affray.server import open_table

from .devices import PHONE, Device
from .test_accessible import violations
from .test_fights import DUELS

COUNT = """window.costs = { clicks: 0, keys: 0 };
    addEventListener('click', (event) => { if (event.isTrusted && event.detail) window.costs.clicks += 1; }, true);
    addEventListener('keydown', (event) => {
        if (event.isTrusted && !['Control', 'Shift'].includes(event.key)) window.costs.keys += 1; }, true);"""
THUMB = 44
"""Pixels that a thumb meets."""
MOST = 80


class Counted:
    """A device whose clicks and keys are counted."""

    def __init__(self, device: Device, made: dict[str, Any], seat: int) -> None:
        self.device, self.page = device, device.page
        self.page.add_init_script(COUNT)
        device.sit(made, seat)

    def cost(self, do: Callable[[], object], after: bool = True) -> tuple[int, int]:
        """Clicks and keys until the table has gone on."""
        before, ticket = self.page.evaluate("({...window.costs})"), self.device.ticket
        do()
        if after:
            self.device.wait_after(ticket)
        now = self.page.evaluate("window.costs")
        return now["clicks"] - before["clicks"], now["keys"] - before["keys"]

    def cap(self, option: str) -> str:
        """The key of an option."""
        return self.page.locator(f".opts [data-option={option}] kbd").inner_text()


def duel(address: str, game: str, sides: tuple[str, ...] = ()) -> dict[str, Any]:
    small = DUELS[game]
    encounter = json.dumps({"game": game, "map": {"size": small.map}, "combatants": small.combatants})
    players = [{"role": "player", "side": side, "name": side} for side in sides]
    return open_table(address, encounter=encounter, seed=7, seats=[{"role": "gm"}, *players])


def test_the_next_turn_is_one_key_or_one_large_button(device: Callable[..., Device], address: str) -> None:
    made = duel(address, "fifth_edition", ("heroes", "raiders"))
    master, phones = Counted(device(), made, 0), [Counted(device(PHONE), made, seat) for seat in (1, 2)]
    assert master.cost(lambda: master.page.keyboard.press("Space")) == (0, 1)
    asked = next(each for each in phones if each.device.page.locator("[data-end]:not([disabled])").count())
    assert asked.cost(lambda: asked.page.click("[data-end]")) == (1, 0)
    box = asked.page.locator("[data-end]").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= THUMB


def test_undo_is_one_key_and_says_what_it_undoes(device: Callable[..., Device], address: str) -> None:
    master = Counted(device(), duel(address, "fifth_edition"), 0)
    before = master.device.ticket
    master.cost(lambda: master.page.keyboard.press("Space"))
    assert "End the turn" in (master.page.get_attribute("[data-undo]", "title") or "")
    assert master.cost(lambda: master.page.keyboard.press("Control+KeyZ")) == (0, 1)
    assert master.device.ticket == before


def test_to_delay_is_one_key_and_shows_who_waits(device: Callable[..., Device], address: str) -> None:
    master = Counted(device(), duel(address, "starfinder"), 0)
    assert master.cost(lambda: master.page.keyboard.press(f"Key{master.cap('delay')}")) == (0, 1)
    master.page.wait_for_selector(".held")


@pytest.mark.parametrize("option", ["opportunity_attack", "decline"])
def test_a_reaction_is_one_tap_to_use_or_to_pass(device: Callable[..., Device], address: str, option: str) -> None:
    made = duel(address, "fifth_edition", ("heroes", "raiders"))
    master, phone = Counted(device(), made, 0), Counted(device(PHONE), made, 1)
    while master.device.asked != "ridge_raider":
        master.cost(lambda: master.page.keyboard.press("Space"))
    assert master.device.answer(("back_off",), only=True) == "back_off"
    phone.page.wait_for_selector("[data-prompt]")
    use = phone.page.locator(f"[data-prompt] [data-option={option}]")
    assert phone.cost(lambda: use.click(), after=option == "decline") == (1, 0)


def test_to_always_pass_is_one_tap_and_stands(device: Callable[..., Device], address: str) -> None:
    made = duel(address, "fifth_edition", ("heroes", "raiders"))
    master, phone = Counted(device(), made, 0), Counted(device(PHONE), made, 1)
    while master.device.asked != "ridge_raider":
        master.cost(lambda: master.page.keyboard.press("Space"))
    assert master.device.answer(("back_off",), only=True) == "back_off"
    phone.page.wait_for_selector("[data-prompt]")
    assert phone.cost(lambda: phone.page.click("[data-always]")) == (1, 0)
    phone.page.wait_for_selector("[data-prompt]", state="detached")
    master.page.wait_for_selector("[data-standing]")
    assert master.device.asked == "ridge_raider"


def test_a_defence_is_a_prompt_too(device: Callable[..., Device], address: str) -> None:
    made = duel(address, "eclipse_phase", ("security", "raiders"))
    master, phone = Counted(device(), made, 0), Counted(device(PHONE), made, 1)
    small = DUELS["eclipse_phase"]
    for _ in range(MOST):
        mine = master.device.asked == "dockguard"
        if mine and "fray" in master.device.legal:
            break
        master.device.answer(("pass", "decline") if mine else small.by)
    use = phone.page.locator("[data-prompt=defence] [data-option=fray]")
    use.wait_for()
    assert "Tin Hand" in phone.page.inner_text("[data-prompt] .crumbs")
    assert phone.cost(lambda: use.click()) == (1, 0)


def test_to_ready_is_a_key_for_the_option_one_for_each_choice_and_enter(
    device: Callable[..., Device], address: str
) -> None:
    master = Counted(device(), duel(address, "fifth_edition"), 0)
    page = master.page

    def ready() -> None:
        page.keyboard.press(f"Key{master.cap('ready')}")
        for asked in ("trigger", "event"):
            page.wait_for_selector(f"[data-draft=ready][data-busy=false] .fld.on[data-field={asked}] kbd")
            page.keyboard.press("Digit1")
        page.wait_for_selector("[data-draft=ready][data-complete=true][data-busy=false]")
        page.keyboard.press("Enter")

    assert master.cost(ready) == (0, 4)
    page.wait_for_selector(".held")


def test_an_attack_is_two_keys_where_there_is_one_target(device: Callable[..., Device], address: str) -> None:
    master = Counted(device(), duel(address, "fifth_edition"), 0)

    def attack() -> None:
        master.page.keyboard.press(f"Key{master.cap('attack')}")
        master.page.wait_for_selector("[data-draft=attack][data-complete=true][data-busy=false]")
        master.page.keyboard.press("Enter")

    assert master.cost(attack) == (0, 2)


def test_reinforcements_are_one_line_of_the_command_box(device: Callable[..., Device], address: str) -> None:
    master = Counted(device(), duel(address, "fifth_edition"), 0)
    words = DUELS["fifth_edition"].join

    def call() -> None:
        master.page.keyboard.press("Slash")
        master.page.keyboard.type(words)
        master.page.keyboard.press("Enter")

    assert master.cost(call) == (0, len(words) + 2)


def test_four_who_join_are_one_line_too(device: Callable[..., Device], address: str) -> None:
    master = Counted(device(), duel(address, "fifth_edition"), 0)
    words, page = "4 ridge_raider raiders", master.page
    page.wait_for_selector(".tok")
    before = page.locator(".tok").count()

    def call() -> None:
        page.keyboard.press("Slash")
        page.keyboard.type(words)
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('.tok').length === n", arg=before + 4)

    assert master.cost(call) == (0, len(words) + 2)


THREE = ("brute_1", "hound_1", "hound_2")


def yard(device: Callable[..., Device], address: str) -> Counted:
    """A game master of a fight with several enemies."""
    master = Counted(device(), open_table(address, sample="kennel_yard", seed=7), 0)
    master.page.wait_for_selector(".tok")
    return master


def health(master: Counted, who: str) -> int:
    said = master.page.locator(f".tok[data-who={who}] title").text_content() or ""
    return int(said.split(", ")[1].partition("/")[0])


def lost(master: Counted, before: list[int]) -> list[int]:
    """How much each of the three has lost since."""
    return [was - health(master, who) for was, who in zip(before, THREE, strict=True)]


def test_the_same_damage_to_three_is_three_clicks_a_number_and_enter(
    device: Callable[..., Device], address: str
) -> None:
    master = yard(device, address)
    page, before, ticket = master.page, [health(master, who) for who in THREE], master.device.ticket

    def strike_all() -> None:
        page.click(f"[data-card={THREE[0]}]", modifiers=["Shift"])
        page.click(f"[data-card={THREE[1]}]")
        page.click(f".tok[data-who={THREE[2]}]")
        page.wait_for_selector("[data-marked='3']")
        page.keyboard.type("-7")
        page.keyboard.press("Enter")

    assert master.cost(strike_all) == (3, 3)
    assert lost(master, before) == [7, 7, 7]
    page.wait_for_selector("[data-marked], .oc.marked", state="detached")
    page.keyboard.press("Escape")
    assert master.cost(lambda: page.keyboard.press("Control+KeyZ")) == (0, 1)
    assert master.device.ticket == ticket


def test_the_same_by_keys_is_three_digits_a_number_and_enter(device: Callable[..., Device], address: str) -> None:
    master = yard(device, address)
    page, before = master.page, [health(master, who) for who in THREE]
    digits = [page.locator(f"[data-card={who}] .dgt").inner_text() for who in THREE]

    def strike_all() -> None:
        page.keyboard.type("".join(digits))
        page.wait_for_selector("[data-marked='3']")
        page.keyboard.type("-7")
        page.keyboard.press("Enter")

    assert master.cost(strike_all) == (0, 6)
    assert lost(master, before) == [7, 7, 7]


def test_of_those_marked_each_can_have_half_nothing_or_double(device: Callable[..., Device], address: str) -> None:
    master = yard(device, address)
    page, before = master.page, [health(master, who) for who in THREE]
    for who in THREE:
        page.focus(f"[data-card={who}]")
        page.keyboard.press("Space")
        page.wait_for_selector(f"[data-card={who}][aria-pressed=true] .dgt .i")
    page.locator(f"[data-marked-row={THREE[1]}] [data-share]").click()
    for _ in range(2):
        page.locator(f"[data-marked-row={THREE[2]}] [data-share]").click()
    page.fill("[data-command]", "hit 5")
    assert page.locator("[data-share-now]").all_inner_texts() == ["−5", "−2", "0"]
    master.device.shoot("marked")
    assert violations(master.device) == []
    page.focus("[data-command]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-marked]", state="detached")
    assert lost(master, before) == [5, 2, 0]


def test_without_keys_somebody_selected_is_the_first_of_several(device: Callable[..., Device], address: str) -> None:
    page = yard(device, address).page
    page.click(f"[data-card={THREE[0]}]")
    page.click("[data-mark]")
    page.click(f"[data-card={THREE[1]}]")
    page.wait_for_selector("[data-marked='2']")
    page.click(f"[data-card={THREE[1]}]")
    page.wait_for_selector("[data-marked='1']")
    page.click("[data-unmark]")
    page.wait_for_selector("[data-marked]", state="detached")


def test_a_player_marks_nobody(device: Callable[..., Device], address: str) -> None:
    made = duel(address, "fifth_edition", ("heroes", "raiders"))
    page = Counted(device(), made, 1).page
    page.click("[data-card=ridge_raider]", modifiers=["Shift"])
    page.wait_for_selector(".oc.picked[data-card=ridge_raider]")
    assert not page.locator("[data-marked], [data-mark], .dgt, .oc.marked").count()


@pytest.mark.parametrize("game", ["fifth_edition", "starfinder"])
def test_a_whole_fight_with_the_keyboard_alone(device: Callable[..., Device], address: str, game: str) -> None:
    master = Counted(device(), duel(address, game), 0)
    page, seat = master.page, master.device
    for words in (DUELS[game].weaken[0], "hp brann_oakhand 3" if game == "fifth_edition" else "hp vex 3"):
        page.keyboard.press("Slash")
        page.keyboard.type(words)
        master.cost(lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    for _ in range(MOST):
        if page.get_attribute(".gm", "data-over"):
            break
        strike(master)
    assert page.get_attribute(".gm", "data-over")
    assert seat.page.evaluate("window.costs.clicks") == 0


def strike(master: Counted) -> None:
    """One answer by keys: an attack if there is somebody to attack, else the turn ends, the matter
    passes, or it is the first of what can be said.
    """
    page, ticket = master.page, master.device.ticket
    attack = page.locator(".opts [data-option=attack] kbd").all_inner_texts()  # in a prompt it has none
    if attack:
        page.keyboard.press(f"Key{attack[0]}")
        master.device.wait_drafted(ticket)
        for key in ("Digit1", "Digit1"):
            if not page.locator("[data-draft=attack][data-complete=false]").count():
                break
            page.keyboard.press(key)
            master.device.wait_drafted(ticket)
        if page.locator("[data-draft=attack][data-complete=true]").count():
            page.keyboard.press("Enter")
            master.device.wait_after(ticket)
            return
        if master.device.ticket != ticket:
            return
        page.keyboard.press("Escape")  # nobody is in reach: the page has found out, and says so
    first = page.locator(".opts [data-option] kbd").first
    page.keyboard.press("Space" if page.is_enabled("[data-next]") else f"Key{first.inner_text()}")
    master.device.wait_after(ticket)
