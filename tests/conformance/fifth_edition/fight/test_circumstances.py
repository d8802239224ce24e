"""Help, criticals and other circumstances of a roll (E5-ACT-15, E5-CRIT-5, E5-MON-9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.script import Roll
from affray.rulesets.fifth_edition.body.hands import free_hands, grapples_of, hands_holding, reach_to, within_hand
from affray.rulesets.fifth_edition.fight.circumstances import (
    armour_class,
    has_enemy_beside,
    has_friend_beside,
    is_pressed,
)
from affray.rulesets.fifth_edition.model.events import AttackResolved, Damaged, Rolled
from affray.rulesets.fifth_edition.model.kinds import Change
from affray.rulesets.fifth_edition.model.scenario import Traits
from affray.rulesets.fifth_edition.model.stats import Effect, Lying
from tests.conformance.fifth_edition.arena import (
    PARRY,
    Combatant,
    archer,
    arena,
    bowman,
    bru,
    decree,
    fig,
    held_by,
    pass_to,
    rai,
    reaction,
    rog,
    rolled,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import answer, asked, last, play, throw, told


@pytest.mark.rule("E5-ACT-15")
def test_help_of_the_dead_expires_when_its_turn_would_have_been() -> None:
    fight = arena(rog(at=(2, 3)), rai(at=(3, 3), hp_max=40), fig(at=(3, 4)), bru(at=(20, 10)), order="ROG RAI FIG BRU")
    play(fight, "ROG: help_attack FIG RAI", "ROG: end")
    decree(fight, "hp ROG 0")
    play(fight, "RAI: end", "FIG: end")
    answer(fight, "BRU: end")
    throw(fight, "ROG d20 12")
    play(fight, "RAI: end", "FIG: attack RAI with longsword", "FIG d20 5")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-MON-13", "E5-ATK-10")
def test_parry_never_against_a_natural_20() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), powers=[PARRY]))
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 20 | RAI 2d6 1 1")
    assert (asked(fight), reaction(fight, "FIG")) == (["RAI turn"], True)
    pass_to(fight, "RAI")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 12")
    assert asked(fight) == ["FIG on_roll"]
    play(fight, "FIG: react parry")
    assert struck(fight) == (18, False)


@pytest.mark.rule("E5-CRIT-5", "E5-PRONE-8")
def test_paralyzed_hit_within_5_ft_is_critical_but_prone_afar_is_not() -> None:
    fight = arena(rai(at=(3, 2)), bowman("BOW", at=(12, 2)), fig(at=(2, 2), conditions=["paralyzed"]), turn="RAI")
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 15 3 | RAI 2d6 2 2", "RAI: end")
    assert last(fight, AttackResolved).critical
    play(fight, "BOW: attack FIG with shortbow", "BOW 2d20 15 16 | BOW d6 2")
    assert not last(fight, AttackResolved).critical


@pytest.mark.rule("E5-MON-9")
def test_an_unconscious_ally_does_not_help_a_sneak_attack() -> None:
    rogue = rog(at=(2, 2), traits=Traits(sneak_attack="2d6"))
    fight = arena(rogue, bru(at=(3, 2)), fig(at=(3, 1), hp=0, stable=True, conditions=["unconscious", "prone"]))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 15 | ROG d6 3")
    assert last(fight, Damaged).damage.total == 6


@pytest.mark.rule("E5-PRONE-8")
def test_prone_archer_and_prone_target_far() -> None:
    fight = arena(archer(at=(2, 2), conditions=["prone"]), rai(at=(9, 2), conditions=["prone"]))
    answer(fight, "ROG: attack RAI with shortbow")
    assert isinstance(fight.pending, Roll)
    assert fight.pending.count == 2


@pytest.mark.rule("E5-ACT-15")
def test_help_attack_is_used_up_by_a_roll_with_disadvantage() -> None:
    fight = arena(
        rog(at=(2, 3)), fig(at=(2, 2), conditions=["poisoned"], attacks_per_action=2), rai(at=(3, 3), hp_max=40)
    )
    play(
        fight,
        "ROG: help_attack FIG RAI",
        "ROG: end",
        "FIG: attack RAI with longsword",
        "FIG d20 5",
        "FIG: attack RAI with longsword",
        "FIG 2d20 5 6",
    )
    assert [len(each.faces) for each in told(fight, Rolled)] == [1, 2]


# -- one by one ------------------------------------------------------------------------------------
@pytest.mark.rule("E5-FREE-7")
@pytest.mark.parametrize(("at", "near"), [
    ((5, 5), True), ((4, 4), True), ((3, 5), False), ((5, 3), False), ((7, 7), True), ((8, 7), False), ((7, 8), False),
    ((6, 6), True),
])  # fmt: skip
def test_what_lies_within_a_hand(at: tuple[int, int], near: bool) -> None:
    brute = arena(bru(at=(5, 5)), fig(at=(20, 10))).state.fighters["BRU"]
    assert within_hand(brute, Lying("coin", *at)) is near


@pytest.mark.rule("E5-MON-8", "E5-MON-9")
@pytest.mark.parametrize(("other", "friend", "enemy"), [
    (fig("X", at=(4, 2)), True, True), (fig("X", at=(5, 2)), False, False),
    (fig("X", at=(4, 2), dead=True), False, False),
    (fig("X", at=(4, 2), conditions=["stunned"]), False, False), (rai("X", at=(4, 2)), False, False),
    (fig("X", at=(4, 2), neutral=True), False, False), (fig("X", at=(4, 2), left_field=True), False, False),
    (wiz("X", at=(4, 3), side="others"), False, True),
])  # fmt: skip
def test_somebody_beside_the_target(other: Combatant, friend: bool, enemy: bool) -> None:
    combat = arena(fig(at=(2, 2)), rai(at=(3, 2)), other).state
    me, target = combat.fighters["FIG"], combat.fighters["RAI"]
    assert (has_friend_beside(combat, me, target), has_enemy_beside(combat, target, me)) == (friend, enemy)


@pytest.mark.rule("E5-ATK-4", "E5-COVER-3", "E5-COVER-4", "E5-DICE-12", "E5-SPELL-19")
@pytest.mark.parametrize(("changes", "degree", "total"), [
    ([], 0, 16), ([], 1, 18), ([], 2, 21), ([("ward", 2)], 0, 18), ([("ward", 2), ("ward", 3)], 0, 19),
    ([("ward", 3), ("ward", 2)], 0, 19), ([("ward", 2), ("other", 1)], 1, 21), ([("rust", -2), ("rust", -1)], 0, 14),
])  # fmt: skip
def test_what_an_armour_class_is_made_of(changes: list[tuple[str, int]], degree: int, total: int) -> None:
    one = arena(fig(at=(2, 2)), rai(at=(3, 2))).state.fighters["FIG"]
    one.effects = [Effect(name, "RAI", Change(ac=value), None, n) for n, (name, value) in enumerate(changes)]
    assert armour_class(one, degree).total == total


@pytest.mark.rule("E5-ATK-12", "E5-ATK-14", "E5-ATK-15")
@pytest.mark.parametrize(("foe", "option", "pressed"), [
    (rai("X", at=(3, 3)), "any_hostile", True), (rai("X", at=(4, 3)), "any_hostile", False),
    (rai("X", at=(3, 3), conditions=["stunned"]), "any_hostile", True),
    (rai("X", at=(3, 3), conditions=["stunned"]), "threatening_hostile", False),
    (rai("X", at=(3, 3), conditions=["blinded"]), "threatening_hostile", False),
    (rai("X", at=(3, 3)), "threatening_hostile", True), (rai("X", at=(3, 3), dead=True), "any_hostile", False),
    (fig("X", at=(3, 3)), "any_hostile", False),
])  # fmt: skip
def test_an_archer_with_somebody_beside_it(foe: Combatant, option: Any, pressed: bool) -> None:
    combat = arena(rog(at=(2, 2)), rai("R", at=(20, 10)), foe, close_ranged_disadvantage=option).state
    assert is_pressed(combat, combat.fighters["ROG"]) is pressed


@pytest.mark.rule("E5-WPN-11", "E5-GRAP-15", "E5-MON-15", "E5-GRAP-14")
def test_hands_and_holds() -> None:
    combat = arena(
        bru(at=(5, 5), attacks=[weapon("hook", "1d6", "piercing", reach_ft=10, source="natural")], reach_ft=5),
        fig(at=(7, 5), conditions=[held_by("BRU")]), rog(at=(4, 5), starts_holding=[]), wiz(at=(20, 10)),
    ).state  # fmt: skip
    brute, man, rogue = (combat.fighters[name] for name in ("BRU", "FIG", "ROG"))
    assert (free_hands(combat, brute), free_hands(combat, man), free_hands(combat, rogue)) == (1, 1, 2)
    assert ([each.id for each in grapples_of(combat, brute)], grapples_of(combat, man)) == (["FIG"], [])
    assert (reach_to(brute, man), reach_to(brute, rogue)) == (5, 5)
    man.conditions = [replace(each, via_attack="hook") for each in man.conditions]
    assert (reach_to(brute, man), hands_holding(combat, brute), free_hands(combat, brute)) == (10, 0, 2)


@pytest.mark.rule("E5-DICE-6", "E5-ATK-14", "E5-PRONE-8")
def test_a_shot_at_somebody_prone_beside_the_archer() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(3, 2), conditions=["prone"]))
    assert rolled(play(fight, "ROG: attack RAI with shortbow", "ROG d20 9 | ROG d6 1"))[0] == 1
