"""Vertical steps in narrow, crowded and deep places."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, FeatureEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from affray.rulesets.fifth_edition.player.player import automatic_player
from tests.conformance.fifth_edition.arena import (
    Combatant,
    arena,
    at,
    bru,
    cle,
    fig,
    fighter,
    hp,
    on_squares,
    rai,
    rubble,
    spent,
    wall,
)
from tests.conformance.harness import allowed, codes, play

WINGS: dict[str, Any] = {"speed": {"walk": 30, "fly": 30}}


def aloft(name: str, fight: Fight[Combat]) -> tuple[int, int]:
    """How high somebody is, and how many feet it has spent."""
    return fighter(fight, name).elevation, spent(fight, name)


def corridor(**speed: int) -> Fight[Combat]:
    """BRU, which is Large, has squeezed into a corridor 5 ft wide."""
    rows = [(x, y) for x in range(4, 9) for y in range(6) if y != 2]
    fight = arena(bru(at=(2, 2), speed=speed), fig(at=(20, 9)), features=[wall(*rows)])
    play(fight, "BRU: move 3,2", "BRU: move 4,2")
    assert fighter(fight, "BRU").squeezing
    return fight


@pytest.mark.rule("E5-MOVE-3", "E5-MOVE-16", "E5-SPACE-8")
@pytest.mark.parametrize(("speed", "cost"), [({"walk": 60, "fly": 60}, 10), ({"walk": 60}, 15)])
def test_a_vertical_step_costs_extra_while_squeezing(speed: dict[str, int], cost: int) -> None:
    fight = corridor(**speed)
    before = spent(fight, "BRU")
    play(fight, "BRU: rise 1")
    assert (fighter(fight, "BRU").elevation, spent(fight, "BRU") - before) == (5, cost)


@pytest.mark.rule("E5-MOVE-1", "E5-MOVE-3", "E5-MOVE-16")
def test_the_extra_cost_of_every_vertical_step_must_be_there() -> None:
    fight = corridor(walk=50, fly=50)
    assert spent(fight, "BRU") == 20
    assert codes(fight, "BRU: rise 4") == {"not_enough_movement": ["E5-MOVE-1"]}
    play(fight, "BRU: rise 3")
    assert aloft("BRU", fight) == (15, 50)


@pytest.mark.rule("E5-SPACE-4", "E5-MOVE-16")
def test_nobody_rises_or_descends_into_an_enemy() -> None:
    above = arena(fig(at=(2, 2), **WINGS), rai(at=(2, 2), elevation_ft=5, **WINGS))
    assert codes(above, "FIG: rise 1") == codes(above, "FIG: rise 2") == {"hostile_space": ["E5-SPACE-4"]}
    below = arena(fig(at=(2, 2), elevation_ft=5, **WINGS), rai(at=(2, 2)))
    assert codes(below, "FIG: rise -1") == {"hostile_space": ["E5-SPACE-4"]}


@pytest.mark.rule("E5-SPACE-6", "E5-MOVE-16")
def test_nobody_stops_above_or_below_in_a_space_it_cannot_leave_again() -> None:
    slow = fig(at=(2, 2), speed={"walk": 10, "fly": 10})
    above = arena(slow, cle(at=(2, 2), elevation_ft=5, **WINGS), rai(at=(9, 9)))
    assert codes(above, "FIG: rise 1") == {"ends_in_occupied": ["E5-SPACE-6"]}
    pit = on_squares("pit", (2, 2), drop_ft=10)
    below = arena(fig(at=(2, 2), **WINGS), cle(at=(2, 2), elevation_ft=-10), rai(at=(9, 9)), features=[pit])
    assert codes(below, "FIG: rise -2") == {"ends_in_occupied": ["E5-SPACE-6"]}
    assert allowed(below, "FIG: rise -1")


@pytest.mark.rule("E5-SPACE-3", "E5-SPACE-5", "E5-SPACE-6", "E5-MOVE-16")
def test_a_flyer_passes_an_ally_above_it_at_extra_cost() -> None:
    fight = arena(fig(at=(2, 2), **WINGS), cle(at=(2, 2), elevation_ft=5, **WINGS), rai(at=(9, 9)))
    play(fight, "FIG: rise 2")
    assert aloft("FIG", fight) == (10, 15)


@pytest.mark.rule("E5-SPACE-6", "E5-MOVE-16")
def test_who_stops_in_an_ally_above_must_leave_before_the_turn_ends() -> None:
    fight = arena(fig(at=(2, 2), **WINGS), cle(at=(2, 2), elevation_ft=5, **WINGS), rai(at=(9, 9)))
    play(fight, "FIG: rise 1")
    assert "ends_in_occupied" in codes(fight, "FIG: end")
    play(fight, "FIG: move 3,2 by fly")
    assert (at(fight, "FIG"), aloft("FIG", fight), allowed(fight, "FIG: end")) == ((3, 2), (5, 15), True)


@pytest.mark.rule("E5-COND-8", "E5-MOVE-16")
def test_fear_forbids_vertical_steps_closer_too() -> None:
    afraid = [ConditionEntry(name="frightened", source="RAI")]
    fight = arena(fig(at=(2, 2), conditions=afraid, **WINGS), rai(at=(3, 2), elevation_ft=20, **WINGS))
    assert codes(fight, "FIG: rise 1") == {"frightened_approach": ["E5-COND-8"]}


@pytest.mark.rule("E5-MOVE-6", "E5-MOVE-16", "E5-MOVE-17")
@pytest.mark.parametrize("said", ["", " by walk", " by fly"])
def test_in_the_air_its_wings_carry_a_flyer_whatever_it_says(said: str) -> None:
    wings: dict[str, Any] = {"speed": {"walk": 10, "fly": 40}, "elevation_ft": 10}
    fight = arena(fig(at=(2, 2), **wings), rai(at=(20, 9)), features=[rubble((3, 2), (4, 2))])
    assert codes(fight, f"FIG: move 3,2 4,2 5,2 6,2 7,2 8,2 9,2 10,2 11,2{said}") == {
        "not_enough_movement": ["E5-MOVE-1"]
    }
    play(fight, f"FIG: move 3,2 4,2 5,2 6,2 7,2 8,2 9,2 10,2{said}")
    assert (at(fight, "FIG"), aloft("FIG", fight)) == ((10, 2), (10, 40))  # the rubble is far below


@pytest.mark.rule("E5-MOVE-6", "E5-MOVE-16")
def test_on_the_ground_a_flyer_walks_unless_it_says_so() -> None:
    fight = arena(fig(at=(2, 2), speed={"walk": 10, "fly": 40}), rai(at=(20, 9)))
    assert codes(fight, "FIG: move 3,2 4,2 5,2") == {"not_enough_movement": ["E5-MOVE-1"]}
    play(fight, "FIG: move 3,2 4,2 5,2 by fly")
    assert at(fight, "FIG") == (5, 2)


@pytest.mark.rule("E5-MOVE-8")
def test_nobody_jumps_in_the_air() -> None:
    fight = arena(fig(at=(2, 2), elevation_ft=10, **WINGS), rai(at=(20, 9)))
    assert codes(fight, "FIG: jump 3,2") == {"not_enough_movement": ["E5-MOVE-8"]}
    play(fight, "FIG: rise -2", "FIG: jump 3,2")
    assert at(fight, "FIG") == (3, 2)


def pit(*more: Combatant, **changes: Any) -> Fight[Combat]:
    """FIG flies over or in a pit 10 ft deep."""
    hole: FeatureEntry = on_squares("pit", (3, 2), drop_ft=10)
    return arena(fig(at=(3, 2), **{**WINGS, **changes}), rai(at=(20, 9)), *more, features=[hole])


@pytest.mark.rule("E5-MOVE-16")
def test_a_flyer_descends_into_a_pit_and_rises_out_of_it() -> None:
    fight = pit()
    assert codes(fight, "FIG: rise -3") == {"square_blocked": ["E5-MOVE-15"]}
    play(fight, "FIG: rise -2")
    assert aloft("FIG", fight) == (-10, 10)
    assert "square_blocked" in codes(fight, "FIG: move 4,2 by fly")
    play(fight, "FIG: rise 2", "FIG: move 4,2 by fly")
    assert (at(fight, "FIG"), aloft("FIG", fight), hp(fight, "FIG")) == ((4, 2), (0, 25), 28)


@pytest.mark.rule("E5-MOVE-15", "E5-MOVE-16")
def test_beside_a_pit_the_ground_is_the_ground() -> None:
    fight = play(pit(), "FIG: move 4,2")
    assert codes(fight, "FIG: rise -1") == {"square_blocked": ["E5-MOVE-15"]}


@pytest.mark.rule("E5-MOVE-16", "E5-SPACE-4")
def test_the_automatic_player_waits_in_a_pit_while_an_enemy_is_above() -> None:
    fight = pit(rai("LID", at=(3, 2), **WINGS), elevation_ft=-10, speed={"walk": 30})
    assert not allowed(fight, "FIG: rise 2")
    for _ in range(2):
        question = fight.pending
        assert isinstance(question, Choose)
        pick = automatic_player(fight, question)
        assert not fight.answer(pick), pick
    assert fighter(fight, "FIG").elevation == -5
