"""What a side knows of a battle: strangers look hurt or not, their packs are their own, and everybody is seen."""

from __future__ import annotations

from typing import Any

import pytest

from affray.cli.sitting.status import Status
from affray.core.fight import Fight
from affray.core.views import KINDS, Seat
from affray.rulesets.coinflip import RULESET, knowledge
from affray.rulesets.coinflip.stats import GRAIN, Battle
from affray.text import Speaker
from tests.conformance.coinflip.skirmish import (
    beetle,
    blocked,
    cover,
    cricket,
    first_player,
    levy,
    lying,
    scout,
    skirmish,
    trader,
    trooper,
    turn_of,
)
from tests.conformance.harness import play


def battle(**options: Any) -> Fight[Battle]:
    return skirmish(
        a=[scout("s", at=(5, 5), camouflage=2), trader("trd", at=(5, 8), hp=2)],
        b=[beetle("car", at=(15, 8), pilot="p"), levy("p"), trooper("t", at=(20, 5), hp=1), trooper("u", at=(20, 9))],
        neutral=[cricket("bug", at=(9, 13))],
        ground=[lying("medkit", at=(3, 9))],
        terrain=[cover(2, 10, 2, 12, 4), blocked(1, 1, 2, 2)],
        **options,
    )


def known(fight: Fight[Battle], side: str, secret: Any = KINDS) -> dict[str, Any]:
    fight.secret = secret
    return {each["id"]: each for each in fight.view(Seat(side, side))["combatants"]}


@pytest.mark.rule("COIN-CAMO-8")
def test_the_own_side_and_the_game_master_know_numbers_and_strangers_see_shapes() -> None:
    fight = battle()
    own, other = known(fight, "a"), known(fight, "b")
    facts = [["guard", 0], ["camouflage", 0]]
    assert (own["trd"]["health"], own["trd"]["facts"]) == ({"now": 2, "max": 3}, facts)
    assert own["trd"]["carries"] == ["trd.medkit", "trd.coffer"]
    assert own["s"]["facts"] == [["guard", 0], ["camouflage", 2]]
    assert [other["trd"][name] for name in ("health", "carries", "facts", "budget")] == [None] * 4
    assert [other[name]["looks"] for name in ("trd", "s")] == ["hurt", "unhurt"]
    assert other["trd"]["holds"] == ["trd.pistol"]
    assert other["car"]["holds"] == ["car.autocannon", "car.coaxial_gun"]
    assert known(fight, "gm")["trd"]["health"] == {"now": 2, "max": 3}
    assert known(fight, "b", ())["trd"]["health"] == {"now": 2, "max": 3}
    assert known(fight, "b", ())["trd"]["carries"] == ["trd.medkit", "trd.coffer"]
    assert known(fight, "b", ())["s"]["facts"] == [["guard", 0], ["camouflage", 2]]
    assert not fight.decree("hp u 0")
    assert known(fight, "a")["u"]["looks"] == "down"


def forgotten(fight: Fight[Battle], side: str, *secret: str) -> Battle:
    twin = fight.fork()
    knowledge.forget(twin.scene, side, secret, False)
    return twin.state


def test_what_strangers_do_not_know_is_forgotten() -> None:
    fight = battle()
    seen = forgotten(fight, "b", "gear", "health", "stats")
    assert (seen.units["trd"].hp, seen.units["s"].hp) == (1, 2)
    assert (seen.units["t"].hp, seen.units["u"].hp) == (1, 3)
    assert (seen.units["trd"].backpack, seen.units["s"].card.camouflage) == ([], 0)
    assert [name in seen.items for name in ("trd.medkit", "trd.ledger", "trd.pistol", "s.long_rifle")] == [
        False, False, True, False]  # fmt: skip
    own = forgotten(fight, "a", "gear", "health", "stats")
    assert (own.units["trd"].hp, own.units["trd"].backpack) == (2, ["trd.medkit", "trd.coffer"])
    assert own.units["t"].hp == 1
    assert own.units["s"].card.camouflage == 2
    nothing = forgotten(fight, "b")
    assert (nothing.units["trd"].hp, nothing.units["trd"].backpack) == (2, ["trd.medkit", "trd.coffer"])
    assert not fight.decree("hp trd 0")
    assert forgotten(fight, "b", "health").units["trd"].hp == 0


def test_hurt_is_believed_to_be_half_but_alive() -> None:
    fight = skirmish(a=[trooper("t", at=(5, 5), hp=2)], b=[levy("b1", at=(20, 5), hp=1), trooper("b2", at=(20, 9))])
    assert [forgotten(fight, "b", "health").units[name].hp for name in ("t", "b1")] == [1, 1]
    assert forgotten(fight, "a", "health").units["b1"].hp == 1
    assert forgotten(fight, "a", "health").units["b2"].hp == 3


def now(fight: Fight[Battle]) -> tuple[str, str]:
    clock = RULESET.table(fight.state).clock
    return clock.phase, clock.owner


def places(fight: Fight[Battle]) -> dict[str, str]:
    """Those who are chosen, each with the state of its place."""
    order = RULESET.table(fight.state).order
    return {each.who: each.state for group in order for each in group.members if each.note == "chosen"}


def states(fight: Fight[Battle]) -> list[str]:
    return [each.state for group in RULESET.table(fight.state).order for each in group.members]


@pytest.mark.rule("COIN-TURN-3", "COIN-SEL-6")
def test_whoever_was_not_chosen_does_not_come_next() -> None:
    fight = skirmish(
        a=[trooper("s", at=(3, 3)), levy("x", at=(3, 6))], b=[levy("u", at=(20, 3)), levy("y", at=(20, 6))]
    )
    first_player(fight, "a")
    assert states(fight) == ["aside"] * 4
    turn_of(fight, "s", "u")
    assert states(fight) == ["now", "aside", "next", "aside"]
    status = Status(Speaker("en"))
    assert status.next(RULESET.table(fight.state), "s") == ["u"]
    play(fight, "s: forgo")
    assert status.next(RULESET.table(fight.state), "u") == []


@pytest.mark.rule("COIN-MARK-2")
def test_whoever_takes_its_last_action_acts_now() -> None:
    fight = turn_of(skirmish(a=[trooper("s", at=(3, 3))], b=[levy("u", at=(20, 3))]), "s", "u")
    play(fight, "s: attack with carbine", "s T T T", "s: allot u=3", "b: end")
    assert places(fight) == {"s": "done", "u": "now"}


@pytest.mark.rule("COIN-TURN-2")
def test_the_clock_says_turn_phase_and_whose_act_it_is() -> None:
    fight = battle()
    assert now(fight) == ("initiative", "")
    assert (RULESET.table(fight.state).clock.round, places(fight)) == (1, {})
    first_player(fight, "a")
    assert now(fight) == ("choice", "")
    second = first_player(battle(selection_order="second_then_first"), "a")
    play(second, "b: choose u")
    assert now(second) == ("choice", "")
    turn_of(fight, "s", "u")
    assert now(fight) == ("first_act", "s")
    assert places(fight) == {"s": "now", "u": "next"}
    assert [each.side for each in RULESET.table(fight.state).order] == ["a", "b", "neutral"]
    steps = RULESET.table(fight.state).clock.steps
    assert [each.state for each in steps] == ["past", "past", "now", "ahead", "ahead", "ahead", "ahead"]
    own = next(each for each in RULESET.table(fight.state).combatants if each.id == "s")
    assert own.budget is not None
    assert [(each.id, each.left, each.of) for each in own.budget] == [("links", 0, 0), ("attack", 1, 1)]
    play(fight, "s: attack with quiet_pistol", "s T", "s: allot u=1")
    assert now(fight) == ("first_defence", "s")
    shown = RULESET.table(fight.state)
    assert [(each.who, each.what, each.targets) for each in shown.under_way] == [("s", "attack", ("u",))]
    assert shown.clock.numbers == (("u", 1),)
    play(fight, "b: end")
    assert places(fight) == {"s": "done", "u": "now"}
    assert not fight.decree("end draw")
    assert now(fight)[0] == "over"


def test_the_battlefield_as_data() -> None:
    fight = battle()
    shown = RULESET.table(fight.state)
    field = shown.battlefield
    assert (field.kind, field.width, field.height, field.grain) == ("field", 24 * GRAIN, 16 * GRAIN, GRAIN)
    assert [(each.id, each.kind, each.rect, each.traits) for each in field.features] == [
        ("zone-1", "cover", (40, 8, 48, 16), (("cover", 2), ("blocked", False))),
        ("zone-2", "blocked", (4, 4, 8, 8), (("cover", 0), ("blocked", True))),
    ]
    people = {each.id: each for each in shown.combatants}
    body = people["car"].body
    assert body is not None
    assert (body.x, body.y, body.wide, body.deep, body.round) == (60, 32, 12, 12, True)
    assert (people["p"].inside, people["p"].body) == ("car", None)
    assert [(each.id, each.x, each.y) for each in field.things] == [("ground.medkit", 12, 36)]
    assert sorted(people) == ["bug", "car", "p", "s", "t", "trd", "u"]
    assert knowledge.where(fight.state, "car") == (60, 32)
    assert knowledge.where(fight.state, "p") is None
    assert [each.id for each in people["car"].conditions] == ["closed"]


def test_nobody_is_unseen_and_everybody_speaks_for_a_side() -> None:
    fight = battle()
    assert not any(knowledge.unseen(fight.state).values())
    assert [knowledge.side_of(fight.state, who) for who in ("s", "bug", "b", "gm")] == ["a", "neutral", "b", "gm"]
    assert [RULESET.seat_of(fight.state, who) for who in ("s", "bug", "b", "gm")] == ["a", "neutral", "b", "gm"]
    assert fight.view(Seat("b", "b"))["side"] == "b"


def test_a_turn_is_undone_as_a_whole() -> None:
    fight = turn_of(battle(), "s", "u")
    before = len(fight.journal)
    play(fight, "s: forgo", "u: forgo", "a: choose s")
    fight.undo("turn")
    assert (fight.state.turn, len(fight.journal)) == (2, before + 2)
    fight.undo("action")
    assert len(fight.journal) == before + 1


def test_what_is_around_the_battle_is_told() -> None:
    fight = turn_of(battle(), "s", "u")
    assert RULESET.when(fight.state) == (1, "s")
    assert RULESET.when(battle().state) == (1, "")
    assert [each.id for each in RULESET.standings(fight.state)] == list(fight.state.units)
    assert RULESET.names(fight.state)["t"] == "Line Trooper 1"
