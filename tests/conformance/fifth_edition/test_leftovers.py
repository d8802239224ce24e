"""Vertical steps in narrow, crowded and deep places, what a newcomer brings along, a blow that is abandoned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.fifth_edition.model.events import Died, Fell
from affray.rulesets.fifth_edition.model.scenario import (
    ConditionEntry,
    FeatureEntry,
    Spellcasting,
    Traits,
    UsesEntry,
)
from affray.rulesets.fifth_edition.model.stats import Combat, Fighter
from affray.rulesets.fifth_edition.player.player import automatic_player
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    LONGSWORD,
    Combatant,
    arena,
    at,
    bru,
    cle,
    fig,
    fighter,
    has,
    hp,
    on_squares,
    power,
    rai,
    shortbow,
    spent,
    wall,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, play, throw, told

WINGS: dict[str, Any] = {"speed": {"walk": 30, "fly": 30}}


def aloft(name: str, fight: Fight[Combat]) -> tuple[int, int]:
    """How high somebody is, and how many feet it has spent."""
    return fighter(fight, name).elevation, spent(fight, name)


# -- up and down -----------------------------------------------------------------------------------
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


# -- newcomers -------------------------------------------------------------------------------------
BURST = power("burst", range_ft=30, damage="3 fire", uses=UsesEntry(per_combat=2))
AXES = replace(HANDAXE, ammo=3)


def belongings(who: Fighter) -> tuple[Any, ...]:
    return who.held, who.stowed, who.uses_left, who.legendary_left


@pytest.mark.rule("E5-INIT-11", "E5-WPN-11")
@pytest.mark.parametrize(
    "changes",
    [
        {"attacks": [LONGSWORD, shortbow(ammo=12)], "starts_holding": ["shortbow"]},
        {"attacks": [AXES, LONGSWORD], "starts_holding": ["longsword", "shield"]},
        {"attacks": [LONGSWORD], "starts_holding": []},
        {"legendary_actions": 3, "traits": Traits(legendary_resistance=2), "powers": [BURST]},
        {"spellcasting": Spellcasting(ability="int", slots={1: 4, 2: 3}), "starts_holding": ["focus"]},
    ],
)
def test_a_newcomer_is_equipped_as_at_the_start(changes: dict[str, Any]) -> None:
    fight = arena(rai(at=(9, 2), **changes), fig(at=(2, 2)))
    expected = belongings(fighter(fight, "RAI").clone())
    assert not fight.decree("join RAI id NEW side raiders at 12,2")
    throw(fight, "NEW d20 8")
    assert belongings(fighter(fight, "NEW")) == expected


@pytest.mark.rule("E5-INIT-11", "E5-SPELL-8")
def test_a_newcomer_has_all_its_slots_whatever_its_model_has_spent() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(3, 2)), fig(at=(9, 9)))
    full = dict(fighter(fight, "WIZ").uses_left)
    play(fight, "WIZ: use quick_step at 2,6")
    assert fighter(fight, "WIZ").uses_left["slot 2"] == full["slot 2"] - 1
    assert not fight.decree("join WIZ id NEW side heroes at 12,2")
    throw(fight, "NEW d20 8")
    assert fighter(fight, "NEW").uses_left == full


# -- a blow that is abandoned ----------------------------------------------------------------------
def struck_down(victim: Combatant, die: str) -> Fight[Combat]:
    """BRU's greatclub has brought somebody to 0 hit points; the question is whether it is knocked out."""
    fight = arena(bru(at=(2, 2), side="brutes"), victim, rai("FAR", at=(20, 9)))
    answer(fight, f"BRU: attack {victim.placed.id} with greatclub")
    throw(fight, die)
    assert asked(fight) == ["BRU knock_out"]
    return fight


@pytest.mark.rule("E5-DEATH-4")
def test_a_character_is_unconscious_after_an_abandoned_blow() -> None:
    fight = struck_down(fig(at=(4, 2), hp=3), "BRU d20 15 | BRU 2d8 4 4")
    assert not fight.overrule("abandon")
    victim = fighter(fight, "FIG")
    assert (victim.hp, victim.dead, victim.stable, has(fight, "FIG", "unconscious", "prone")) == (0, False, False, True)
    assert [(each.how, each.rules) for each in told(fight, Fell)] == [("unconscious", ("E5-DEATH-4",))]


@pytest.mark.rule("E5-DEATH-3")
def test_an_abandoned_blow_still_kills_at_once() -> None:
    fight = struck_down(cle(at=(4, 2), hp=1), "BRU d20 19 | BRU 2d8 8 8")
    assert not fight.overrule("abandon")
    assert (fighter(fight, "CLE").dead, told(fight, Died)[-1].rules) == (True, ("E5-DEATH-3",))


@pytest.mark.rule("E5-DEATH-1")
def test_a_monster_is_dead_after_an_abandoned_blow_and_the_turn_goes_on() -> None:
    fight = struck_down(rai(at=(4, 2)), "BRU d20 15 | BRU 2d8 4 4")
    assert not fight.overrule("abandon")
    assert (fighter(fight, "RAI").dead, asked(fight)) == (True, ["BRU turn"])


@pytest.mark.rule("E5-GEN-4")
def test_whom_a_decree_has_saved_does_not_fall() -> None:
    fight = struck_down(rai(at=(4, 2)), "BRU d20 15 | BRU 2d8 4 4")
    assert not fight.decree("hp RAI to 5")
    assert not fight.overrule("abandon")
    assert (hp(fight, "RAI"), fighter(fight, "RAI").dead, told(fight, Fell)) == (5, False, [])
