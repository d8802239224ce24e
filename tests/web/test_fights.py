"""Whole fights of every game: a game master on a laptop and two players on phones, from the first question to the end.

On the way: a reaction asked for on a phone, what is illegal explained, undo across devices, a page loaded again in
mid-turn, a server that goes and comes back, typed dice, a decree, reinforcements.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, TimeoutError

from affray.server import open_table

from .devices import LAPTOP, PHONE, SMALL, Device
from .house import House

BRIEFLY = 1_000
DAWDLING = ("move", "approach", "end", "stop", "pass", "none")
"""What does not bring the end of a fight nearer."""
MOST = 90
"""Answers in which such a fight is over."""


class Duel(NamedTuple):
    """A small fight: the map, who fights, who provokes a reaction by which option while the others do little, what is
    liked otherwise, and what the game master says for reinforcements and to shorten the fight.
    """

    map: list[int]
    combatants: list[dict[str, Any]]
    provokes: tuple[str, ...]
    by: tuple[str, ...]
    idle: tuple[str, ...]
    liked: tuple[str, ...]
    join: str
    weaken: tuple[str, ...]


DUELS = {
    "acks2": Duel(
        [12, 12],
        [{"unit": "hedge_captain", "side": "wardens", "at": [5, 8], "facing": "N"},
         {"unit": "tusk_raider", "side": "raiders", "at": [5, 4], "facing": "N"}],
        ("tusk_raider",), ("none", "attack", "charge"), ("none", "split", "pass"),
        ("turn", "attack", "charge", "none", "stop", "split", "pass"),
        "join tusk_raider extra at 2,2 side raiders", ("hp tusk_raider 1", "hp extra 1", "hp hedge_captain 1")),
    "coinflip": Duel(
        [12, 12],
        [{"unit": "trooper", "side": "a", "at": [5, 4], "count": 2},
         {"unit": "trooper", "side": "b", "at": [5, 7], "count": 2}],
        ("trooper-1", "trooper-2", "trooper-3", "trooper-4"), ("attack", "allot"), ("choose",),
        ("choose", "attack", "allot", "end", "stop"),
        "join levy b at 8,7 extra", ("hp trooper-3 1", "hp trooper-4 1", "hp extra 1")),
    "eclipse_phase": Duel(
        [16, 16],
        [{"unit": "dockguard", "side": "security", "at": [5, 7]},
         {"unit": "tin_hand", "side": "raiders", "at": [9, 8]}],
        ("tin_hand",), ("act", "attack_ranged", "nothing", "decline", "end", "stop"),
        ("pass", "fray", "decline", "nothing", "carry", "give_up", "end", "stop"),
        ("act", "attack_ranged", "fray", "nothing", "decline", "end", "stop"),
        "join tin_hand at 9,4 side raiders id extra", ("damage tin_hand 30", "damage extra 30")),
    "fifth_edition": Duel(
        [12, 10],
        [{"unit": "brann_oakhand", "side": "heroes", "at": [4, 4]},
         {"unit": "ridge_raider", "side": "raiders", "at": [5, 4]}],
        ("ridge_raider",), ("back_off", "end"), ("end",), ("opportunity_attack", "attack", "approach", "end"),
        "join ridge_raider extra at 4,5 side raiders", ("hp ridge_raider 1", "hp extra 1")),
    "starfinder": Duel(
        [12, 10],
        [{"unit": "vex", "side": "crew", "at": [4, 4]},
         {"unit": "dock_rat", "side": "raiders", "at": [5, 4], "count": 2}],
        ("vex",), ("run", "move"), ("end",), ("attack_of_opportunity", "attack", "move", "end"),
        "join dock_rat extra at 4,8 side raiders", ("hp dock_rat_1 1", "hp dock_rat_2 1", "hp extra 1")),
}  # fmt: skip


class Party:
    """Three devices at one table."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        duel = DUELS[game]
        sides = list(dict.fromkeys(each["side"] for each in duel.combatants))
        encounter = json.dumps({"game": game, "map": {"size": duel.map}, "combatants": duel.combatants})
        seats = zip(sides, ("Mia", "Al"), strict=True)
        players = [{"role": "player", "side": side, "name": name} for side, name in seats]
        made = open_table(address, encounter=encounter, seed=7, seats=[{"role": "gm", "name": "Ida"}, *players])
        self.duel, self.story = duel, list[tuple[str, str]]()
        self.master, self.one, self.other = self.all = tuple(
            Device(browser, address, size).sit(made, seat) for seat, size in enumerate((LAPTOP, PHONE, SMALL))
        )

    @property
    def over(self) -> bool:
        return bool(self.master.page.get_attribute(".gm", "data-over"))

    @property
    def moment(self) -> list[str]:
        """What every device shows; each seat has names of its own for moments."""
        return [each.ticket for each in self.all]

    def after(self, moment: list[str], asked: Device) -> None:
        """Wait until every device shows another moment; one that has nothing to do with it need not."""
        for each, ticket in zip(self.all, moment, strict=True):
            if each in (self.master, asked):
                each.wait_after(ticket)
            else:
                with contextlib.suppress(TimeoutError):
                    each.wait_after(ticket, BRIEFLY)

    def at(self, moment: list[str]) -> None:
        """Wait until every device shows this moment."""
        for each, ticket in zip(self.all, moment, strict=True):
            each.wait_for_moment(ticket)

    def answer(self, liked: tuple[str, ...]) -> str:
        """Whoever is asked answers on a device of their own, for those without a player the game master: with one of
        these options, or if none of them is legal as the computer would.
        """
        before = self.moment
        asked = next((each for each in (self.one, self.other) if each.asked), self.master)
        who, done = asked.asked, asked.answer(liked, only=True)
        self.story.append((who, done))
        self.after(before, asked)
        return done

    def say(self, words: str) -> None:
        """The game master types it."""
        page, before = self.master.page, self.moment
        page.fill("[data-command]", words)
        page.press("[data-command]", "Enter")
        self.after(before, self.master)

    # -- what happens on the way -------------------------------------------------------------------
    def reaction(self) -> None:
        """Somebody acts, and on the phone of another player a reaction is asked for."""
        for _ in range(20):
            asked = [each for each in (self.one, self.other) if each.page.locator("[data-prompt]").count()]
            if asked:
                break
            acts = next((each.asked for each in self.all if each.asked), "")
            self.answer(self.duel.by if acts in self.duel.provokes else self.duel.idle)
        assert asked, self.story
        phone = asked[0]
        assert phone.page.locator("[data-prompt] .crumbs li").count() > 1
        phone.page.wait_for_selector(".turnb")
        self.master.page.wait_for_selector("[data-prompt]")
        before = self.moment
        assert phone.answer(self.duel.liked) != "computer"
        self.after(before, phone)

    def refusals(self) -> None:
        """What is illegal is refused with its reasons: typed by the game master, and closed on a phone."""
        page = self.master.page
        page.fill("[data-command]", "dance on the moon")
        page.press("[data-command]", "Enter")
        page.wait_for_selector(".whynot li")
        for _ in range(MOST):
            phone = next((each for each in (self.one, self.other) if each.asked), self.master)
            phone.tab("act")
            if phone.page.locator("[data-fold]").is_visible():
                break
            self.answer(self.duel.idle)
        if not phone.page.locator("[data-closed]").count():
            phone.page.click("[data-fold]")
        phone.page.locator("[data-closed]").first.click(force=True)
        assert phone.page.locator(".opts .whynot li").first.inner_text().strip()
        phone.page.locator(".opts .whynot .rule").first.click()
        assert phone.page.locator(".opts .whynot .says").inner_text().strip()

    def undo(self) -> None:
        """What was answered on a phone is undone by the game master, on every device."""
        before = self.moment
        self.answer(self.duel.liked)
        self.master.page.click("[data-undo]")
        self.at(before)

    def reload(self) -> None:
        """A page that is loaded again in mid-turn shows the same moment and the same question."""
        for each in self.all:
            ticket, asked = each.ticket, each.asked
            each.page.reload()
            each.page.wait_for_selector("[data-ticket]")
            assert (each.ticket, each.asked) == (ticket, asked)

    def typed_dice(self) -> None:
        """Both players take real dice; the first to be asked for a roll types it, then the app rolls again."""
        for each in (self.one, self.other):
            each.own_dice("typed")
        for _ in range(MOST):
            phone = next((each for each in self.all if each.asked and each.page.locator("[data-dice]").count()), None)
            if phone is not None:
                break
            self.answer(self.duel.liked)
        assert phone is not None, self.story
        before = self.moment
        phone.type_dice()
        self.after(before, phone)
        for each in (self.one, self.other):
            each.own_dice("generated")

    def decree(self) -> None:
        """The game master overrules what somebody can still bear; with undo it is as before, with redo it is so."""
        before = self.moment
        self.say(self.duel.weaken[0])
        after = self.moment
        for button, moment in (("[data-undo]", before), ("[data-redo]", after)):
            self.master.page.click(button)
            self.at(moment)

    def reinforcements(self) -> None:
        people = [each.page.locator("svg.map[data-kind] .tok").count() for each in self.all]
        self.say(self.duel.join)
        for words in self.duel.weaken[1:]:
            self.say(words)
        assert [each.page.locator("svg.map[data-kind] .tok").count() for each in self.all] == [n + 1 for n in people]


@pytest.mark.parametrize("game", DUELS)
def test_a_whole_fight(game: str, browser: Browser, house: House) -> None:
    with house.open() as address:
        party = Party(browser, address, game)
        party.refusals()
        party.reaction()
        party.undo()
        party.reload()
        troubles = [trouble for each in party.all for trouble in each.troubles]
        before = party.moment
    for each in party.all:
        each.page.wait_for_selector(".gm:not([data-connection=live])")
    with house.open():
        for each in party.all:
            each.page.wait_for_selector(".gm[data-connection=live]")
            each.troubles.clear()  # that nobody answered, which the browser says itself
        assert party.moment == before
        party.typed_dice()
        party.reinforcements()
        party.decree()
        answers = 0
        while not party.over and answers < MOST:
            party.answer(tuple(each for each in party.duel.liked if each not in DAWDLING))
            answers += 1
        assert party.over, party.story[-12:]
        for each in party.all:
            each.tab("act")
            assert each.page.locator("p[data-over]").inner_text().strip()
        assert party.one.answered
        assert party.other.answered
        for each in party.all:
            each.page.context.close()
            troubles += each.troubles
            assert each.hosts == {address.removeprefix("http://")}
    assert troubles == []
