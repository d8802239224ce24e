"""Saving throws and damage (SF-SAVE, SF-DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.body.effects import begin
from affray.rulesets.starfinder.model.events import ConditionResisted, Damaged
from affray.rulesets.starfinder.model.scenario import EffectEntry, ReductionEntry, SaveEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, last, play
from tests.conformance.starfinder.boarding import (
    DAGGER,
    LASER,
    ability,
    ada,
    bleeding,
    boarding,
    bor,
    cyn,
    del_,
    fighter,
    has,
    hp,
    melee,
    rolled,
    sp,
    spell,
)  # fmt: skip

FLAME = melee("flame", "1d8", "F S", 10)
"""Kinetic and fire in one."""


def against(**more: Any) -> Fight[Combat]:
    """CYN at 30 ft from BOR with the laser: energy; ADA beside him with the dagger: kinetic."""
    return boarding(cyn(at=(0, 3), items=[LASER]), ada(at=(7, 3)), bor(at=(6, 3), **more))


def lanced(die: int, **more: Any) -> Fight[Combat]:
    """DEL lances BOR, who rolls this against Will DC 15 with +1; damage is 14."""
    fight = boarding(del_(at=(0, 3)), bor(at=(4, 3), **more))
    return play(fight, "DEL: cast lance", "DEL: aim BOR", "DEL 2d10 6 8", "BOR: attempt", f"BOR d20 {die}")


@pytest.mark.rule("SF-SAVE-1")
@pytest.mark.parametrize(("die", "bonus", "left"), [(13, 1, 11), (14, 1, 18), (20, -5, 18), (1, 30, 11)])
def test_a_save_is_a_die_and_a_bonus_and_the_extreme_faces_decide(die: int, bonus: int, left: int) -> None:
    assert hp(lanced(die, will=bonus), "BOR") == left


@pytest.mark.rule("SF-SAVE-1")
def test_one_may_choose_to_fail() -> None:
    fight = boarding(del_(at=(0, 3)), bor(at=(4, 3)))
    play(fight, "DEL: cast lance", "DEL: aim BOR", "DEL 2d10 6 8", "BOR: fail")
    assert hp(fight, "BOR") == 11


@pytest.mark.rule("SF-DMG-1")
def test_a_save_halves_before_vulnerability_and_resistance() -> None:
    """15 fire: half is 7, half as much again is 10, less 4 is 6."""
    fire = spell(
        "fire", range_ft=30, save=SaveEntry(type="will", dc=15, on_success="half"),
        effect=EffectEntry(damage="2d10", types=["F"]),
    )  # fmt: skip
    fight = boarding(
        del_(at=(0, 3), spells=SpellsEntry(slots={1: 3}, known=[fire])),
        bor(at=(4, 3), vulnerable=["F"], resist={"F": 4}),
    )
    play(fight, "DEL: cast fire", "DEL: aim BOR", "DEL 2d10 7 8", "BOR: attempt", "BOR d20 19")
    assert hp(fight, "BOR") == 25 - 6


@pytest.mark.rule("SF-DMG-1")
@pytest.mark.rule("SF-ATK-13")
def test_a_critical_is_doubled_before_reduction() -> None:
    fight = against(dr=ReductionEntry(amount=5))
    play(fight, "CYN: end", "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 1 | ADA d4 2")
    assert hp(fight, "BOR") == 25 - (5 + 6 - 5)


@pytest.mark.rule("SF-DMG-2")
def test_reduction_is_for_kinetic_damage_and_resistance_for_its_energy() -> None:
    fight = against(dr=ReductionEntry(amount=3), resist={"C": 3})
    play(fight, "CYN: attack BOR with laser", "CYN d20 12 | CYN d4 4")
    assert hp(fight, "BOR") == 21, "neither stops fire"
    play(fight, "CYN: end", "ADA: attack BOR with dagger", "ADA d20 12 | ADA d4 4")
    assert hp(fight, "BOR") == 21 - (8 - 3)
    warded = against(resist={"F": 3})
    play(warded, "CYN: attack BOR with laser", "CYN d20 12 | CYN d4 4")
    assert hp(warded, "BOR") == 24


@pytest.mark.rule("SF-DMG-2")
def test_a_property_that_reduction_names_passes_through_it() -> None:
    silver = melee("dagger", "1d4", "P", 7, properties=["operative"])
    fight = boarding(ada(at=(7, 3), items=[silver]), bor(at=(6, 3), dr=ReductionEntry(amount=5, bypass=["operative"])))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 12 | ADA d4 4")
    assert hp(fight, "BOR") == 17


@pytest.mark.rule("SF-DMG-3")
def test_damage_of_nothing_has_no_further_effects() -> None:
    wound = bleeding(DAGGER, "1d4")
    fight = boarding(ada(at=(7, 3), items=[wound]), bor(at=(6, 3), dr=ReductionEntry(amount=50)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 4 | ADA d4 4")
    assert hp(fight, "BOR") == 25
    assert not has(fight, "BOR", "bleeding")


@pytest.mark.rule("SF-DMG-4")
def test_temporary_points_go_first_then_stamina_then_hit_points() -> None:
    fight = boarding(bor(at=(6, 3)), ada(at=(7, 3), sp=3, temp_hp=2), turn="BOR")
    play(fight, "BOR: attack ADA with sword", "BOR d20 12 | BOR d6 2")
    assert (fighter(fight, "ADA").temp_hp, sp(fight, "ADA"), hp(fight, "ADA")) == (0, 0, 22)
    pool = last(fight, Damaged)
    assert (pool.temp, pool.stamina, pool.hit_points) == (2, 3, 3)


@pytest.mark.rule("SF-DMG-4")
@pytest.mark.rule("SF-DMG-5")
def test_healing_restores_hit_points_up_to_the_maximum_and_stamina_only_if_it_says_so() -> None:
    mend = ability("mend", action="standard", range_ft=5, effect=EffectEntry(heal_hp="1d8"))
    rally = ability("rally", action="standard", range_ft=5, effect=EffectEntry(heal_sp="1d8"))
    wounded = {"sp": 3, "hp": 20, "temp_hp": 1}
    fight = boarding(del_(at=(6, 3), abilities=[mend, rally]), ada(at=(7, 3), **wounded), bor(at=(20, 3)))
    play(fight, "DEL: use_ability mend", "DEL: aim ADA", "DEL d8 8")
    assert (hp(fight, "ADA"), sp(fight, "ADA"), fighter(fight, "ADA").temp_hp) == (25, 3, 1)
    again = boarding(del_(at=(6, 3), abilities=[mend, rally]), ada(at=(7, 3), **wounded), bor(at=(20, 3)))
    play(again, "DEL: use_ability rally", "DEL: aim ADA", "DEL d8 8")
    assert (hp(again, "ADA"), sp(again, "ADA"), fighter(again, "ADA").temp_hp) == (20, 11, 1)


@pytest.mark.rule("SF-DMG-7")
def test_immunity_to_a_type_a_condition_and_a_tag() -> None:
    fight = against(immune=["F"])
    play(fight, "CYN: attack BOR with laser", "CYN d20 12 | CYN d4 4")
    assert hp(fight, "BOR") == 25
    scare = ability(
        "scare", "su", range_ft=30, save=SaveEntry(type="will", dc=15), duration=3,
        effect=EffectEntry(condition="shaken", tags=["mind_affecting"]),
    )  # fmt: skip
    for immune in (["shaken"], ["mind_affecting"]):
        calm = boarding(del_(at=(0, 3), abilities=[scare]), bor(at=(4, 3), immune=immune))
        play(calm, "DEL: use_ability scare", "DEL: aim BOR")
        while asked(calm) == ["BOR save"]:
            play(calm, "BOR: fail")
        assert not has(calm, "BOR", "shaken")
    open_to = boarding(del_(at=(0, 3), abilities=[scare]), bor(at=(4, 3)))
    play(open_to, "DEL: use_ability scare", "DEL: aim BOR", "BOR: fail")
    assert has(open_to, "BOR", "shaken")


@pytest.mark.rule("SF-DMG-7")
def test_who_is_beyond_fortitude_effects_is_not_touched_by_them() -> None:
    gas = ability(
        "gas", "su", range_ft=30, save=SaveEntry(type="fort", dc=15), duration=3,
        effect=EffectEntry(condition="sickened"),
    )  # fmt: skip
    robot = boarding(del_(at=(0, 3), abilities=[gas]), bor(at=(4, 3), immune=["fort_effects"]))
    play(robot, "DEL: use_ability gas", "DEL: aim BOR")
    assert asked(robot) == ["DEL turn"]
    assert not has(robot, "BOR", "sickened")


@pytest.mark.rule("SF-DMG-7")
def test_a_condition_to_which_somebody_is_immune_is_told_as_resisted() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5), immune=["prone"]))
    play(fight, "ADA: trip BOR with dagger", "ADA d20 19")
    found = last(fight, ConditionResisted)
    assert (found.who, found.condition, found.rules) == ("BOR", "prone", ("SF-DMG-7",))
    assert not has(fight, "BOR", "prone")


@pytest.mark.rule("SF-SAVE-1", "SF-GEN-3")
def test_what_helps_with_saving_throws() -> None:
    fight = boarding(bor(at=(3, 3)), cyn(at=(9, 9)))
    begin(fight.scene, fight.state.fighters["BOR"], "ward", "BOR", None, changes=(("save", 3), ("skill", 5)))
    play(fight, "BOR: end", "CYN: attack point 5,5 with grenade", "CYN d20 15 | CYN d6 1", "BOR: attempt", "BOR d20 5")
    assert rolled(fight, "ref")[0] == 5 + 4 + 3
