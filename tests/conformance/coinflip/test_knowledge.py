"""What a side knows of a battle: strangers look hurt or not, their packs are their own, and everybody is seen."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.views import KINDS, Seat
from affray.rulesets.coinflip import RULESET, knowledge
from affray.rulesets.coinflip.stats import GRAIN, Battle
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
    return {each.id: each for each in knowledge.combatants(fight.state, side, secret)}


@pytest.mark.rule("COIN-CAMO-8")
def test_the_own_side_and_the_game_master_know_numbers_and_strangers_see_shapes() -> None:
    fight = battle()
    own, other = known(fight, "a"), known(fight, "b")
    assert (own["trd"].health, own["trd"].stats) == ({"now": 2, "max": 3}, {"guard": 0, "camouflage": 0})
    assert (own["trd"].carries, own["s"].stats) == (("trd.medkit", "trd.coffer"), {"guard": 0, "camouflage": 2})
    assert (other["trd"].health, other["trd"].carries, other["trd"].stats) == (None, None, None)
    assert [other[name].shape for name in ("trd", "s")] == ["hurt", "unhurt"]
    assert (other["trd"].holds, other["car"].holds) == (("trd.pistol",), ("car.autocannon", "car.coaxial_gun"))
    assert known(fight, "gm")["trd"].health == {"now": 2, "max": 3}
    assert known(fight, "b", ())["trd"].health == {"now": 2, "max": 3}
    assert (known(fight, "b", ())["trd"].carries, known(fight, "b", ())["s"].stats) == (
        ("trd.medkit", "trd.coffer"), {"guard": 0, "camouflage": 2})  # fmt: skip
    assert not fight.decree("hp u 0")
    assert known(fight, "a")["u"].shape == "down"


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


@pytest.mark.rule("COIN-TURN-2")
def test_the_clock_says_turn_phase_and_whose_act_it_is() -> None:
    fight = battle()
    assert knowledge.clock(fight.state) == knowledge.Clock(1, "initiative")
    assert knowledge.order(fight.state) == []
    first_player(fight, "a")
    assert (knowledge.clock(fight.state).phase, knowledge.clock(fight.state).owner) == ("choice", "")
    second = first_player(battle(selection_order="second_then_first"), "a")
    play(second, "b: choose u")
    assert knowledge.clock(second.state) == knowledge.Clock(1, "choice", None, "")
    turn_of(fight, "s", "u")
    assert knowledge.clock(fight.state) == knowledge.Clock(1, "act", None, "s")
    assert knowledge.order(fight.state) == [knowledge.Turn(("s",), "acting"), knowledge.Turn(("u",), "waiting")]
    play(fight, "s: attack with quiet_pistol", "s T", "s: allot u=1")
    assert (knowledge.clock(fight.state).phase, knowledge.clock(fight.state).owner) == ("defence", "s")
    play(fight, "b: end")
    assert knowledge.order(fight.state) == [knowledge.Turn(("s",), "done"), knowledge.Turn(("u",), "acting")]
    assert not fight.decree("end draw")
    assert knowledge.clock(fight.state).phase == "over"


def test_the_battlefield_as_data() -> None:
    fight = battle()
    field = RULESET.battlefield(fight.state)
    assert (field.kind, field.width, field.height, field.grain) == ("open", 24 * GRAIN, 16 * GRAIN, GRAIN)
    assert [(each.id, each.kind, each.rect, each.traits) for each in field.terrain] == [
        ("zone-1", "cover", (40, 8, 48, 16), (("cover", 2), ("blocked", False))),
        ("zone-2", "blocked", (4, 4, 8, 8), (("cover", 0), ("blocked", True))),
    ]
    bodies = {each.id: each for each in field.bodies}
    assert (bodies["car"].x, bodies["car"].y, bodies["car"].size) == (60, 32, (12, 12))
    assert (bodies["p"].inside, bodies["ground.medkit"].kind) == ("car", "item")
    assert (bodies["ground.medkit"].x, bodies["ground.medkit"].y) == (12, 36)
    assert sorted(bodies) == ["bug", "car", "ground.medkit", "p", "s", "t", "trd", "u"]


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
