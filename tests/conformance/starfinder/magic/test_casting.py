"""Casting spells: time, provocation, slots, what a spell rolls (SF-CAST-1 to -6, -11 to -14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.magic.aiming import fields_for
from affray.rulesets.starfinder.model.events import ActionLost, AttackResolved, CastingBegan, SpellLost, TookEffect
from affray.rulesets.starfinder.model.scenario import AreaEntry, EffectEntry, ReductionEntry, SaveEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, answer, asked, last, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    LANCE,
    SNARE,
    ada,
    boarding,
    bor,
    budget,
    decree,
    del_,
    fighter,
    has,
    hp,
    pass_to,
    rat,
    rolled,
    sp,
    spell,
    wall,
)

SLOW = spell("slow", range_ft=30, casting_time=3, effect=EffectEntry(condition="entangled"), duration=3)
HEX = spell("hex", range_ft=30, effect=EffectEntry(condition="shaken"), duration=3)
RAY = spell("ray", range_ft=30, attack_vs="eac", effect=EffectEntry(damage="1d6", types=["F"]))
TOUCH = spell("touch", effect=EffectEntry(damage="1d6", types=["C"]))
MEND = spell("mend", effect=EffectEntry(heal_hp="1d6"))


def caster(*others: Any, slots: Any = None, known: Any = (), bor_at: tuple[int, int] = (6, 2), **more: Any) -> Any:
    """DEL (bab 2) who knows spells, BOR 20 ft away, and others."""
    options = {name: more.pop(name) for name in list(more) if name == "ranged_spell_double_provoke"}
    spells = SpellsEntry(slots=slots or {1: 3}, known=[LANCE, SNARE, SLOW, HEX, RAY, TOUCH, MEND, *known])
    return boarding(del_(at=(2, 2), spells=spells, **more), bor(at=bor_at), *others, **options)


def slots(fight: Fight[Combat], level: int = 1) -> int:
    return fighter(fight, "DEL").uses_left[f"slot {level}"]


def near(*others: Any, **more: Any) -> Any:
    """BOR with the sword stands beside DEL."""
    return caster(*others, bor_at=(3, 2), **more)


# -- time ------------------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-1")
def test_casting_is_a_standard_action_unless_the_spell_needs_more() -> None:
    fight = play(caster(), "DEL: cast hex", "DEL: aim BOR")
    assert (has(fight, "BOR", "shaken"), budget(fight, "DEL")) == (True, "mwr")
    assert refused(fight, "DEL: cast hex") == ["SF-ACT-5"]
    long = caster(known=[replace(HEX, id="curse", action="full")])
    assert refused(play(long.fork(), "DEL: drop_prone"), "DEL: cast curse") == ["SF-ACT-8"]
    play(long, "DEL: cast curse", "DEL: aim BOR")
    assert budget(long, "DEL") == "r"


@pytest.mark.rule("SF-CAST-2")
def test_a_long_casting_takes_a_full_action_in_each_round() -> None:
    fight = play(caster(), "DEL: cast slow")
    assert budget(fight, "DEL") == "r"
    pass_to(fight, "DEL")
    play(fight, "DEL: continue_casting")
    assert budget(fight, "DEL") == "r"
    pass_to(fight, "DEL")
    play(fight, "DEL: continue_casting", "DEL: end", "BOR: end")
    assert (asked(fight), fight.state.round) == (["DEL aim"], 5)
    play(fight, "DEL: aim BOR")
    assert (has(fight, "BOR", "entangled"), allowed(fight, "DEL: continue_casting")) == (True, False)


@pytest.mark.rule("SF-CAST-2")
def test_a_round_without_its_action_ends_the_casting() -> None:
    fight = play(caster(), "DEL: cast slow")
    pass_to(fight, "DEL")
    play(fight, "DEL: end")
    assert (last(fight, SpellLost).spell, fighter(fight, "DEL").casting, slots(fight)) == ("slow", None, 2)


@pytest.mark.rule("SF-CAST-3")
def test_a_casting_of_one_round_takes_effect_just_before_the_next_turn() -> None:
    fight = play(caster(), "DEL: cast snare")
    assert (budget(fight, "DEL"), asked(fight), slots(fight)) == ("r", ["DEL turn"], 3)
    play(fight, "DEL: end")
    assert has(fight, "BOR", "entangled") is False
    play(fight, "BOR: end")
    assert asked(fight) == ["DEL aim"]
    play(fight, "DEL: aim BOR")
    assert (has(fight, "BOR", "entangled"), asked(fight), budget(fight, "DEL")) == (True, ["DEL turn"], "smwr")


@pytest.mark.rule("SF-CAST-3")
def test_another_action_ends_the_casting_and_loses_the_spell() -> None:
    fight = play(caster(), "DEL: cast slow")
    pass_to(fight, "DEL")
    play(fight, "DEL: guarded_step 2,3")
    assert (last(fight, SpellLost).why, slots(fight)) == ("action", 2)
    assert refused(fight, "DEL: continue_casting")[0] == "SF-ACT-8"


@pytest.mark.rule("SF-CAST-3")
def test_a_reaction_ends_the_casting_and_loses_the_spell() -> None:
    fight = play(near(), "DEL: cast snare", "BOR: decline", "DEL: end", "BOR: move 4,2")
    assert asked(fight) == ["DEL opportunity"]
    spared = play(fight.fork(), "DEL: decline")
    assert fighter(spared, "DEL").casting is not None
    play(fight, "DEL: attack_of_opportunity with staff", "DEL d20 2")
    assert (last(fight, SpellLost).spell, slots(fight)) == ("snare", 2)


# -- provocation -----------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-4")
def test_casting_on_a_threatened_square_provokes_unless_the_spell_says_otherwise() -> None:
    assert asked(play(near(), "DEL: cast hex")) == ["BOR opportunity"]
    assert asked(play(caster(), "DEL: cast hex")) == ["DEL aim"]
    quiet = near(known=[replace(HEX, id="whisper", provokes=False)])
    assert asked(play(quiet, "DEL: cast whisper")) == ["DEL aim"]


@pytest.mark.rule("SF-CAST-5")
def test_an_attack_that_hurts_makes_the_spell_fail_and_the_slot_is_gone() -> None:
    fight = play(near(), "DEL: cast lance", "BOR: attack_of_opportunity with sword", "BOR d20 9 | BOR d6 1")
    assert (sp(fight, "DEL"), slots(fight), told(fight, TookEffect)) == (11, 2, [])
    assert (asked(fight), last(fight, SpellLost).spell) == (["DEL turn"], "lance")
    missed = play(near(), "DEL: cast hex", "BOR: attack_of_opportunity with sword", "BOR d20 2", "DEL: aim BOR")
    assert (has(missed, "BOR", "shaken"), slots(missed)) == (True, 2)


@pytest.mark.rule("SF-CAST-6")
def test_the_action_is_lost_too_and_nobody_else_has_a_trigger() -> None:
    fight = play(near(rat(at=(2, 3))), "DEL: cast hex")
    assert asked(fight) == ["BOR opportunity"]
    failed = play(fight.fork(), "BOR: attack_of_opportunity with sword", "BOR d20 9 | BOR d6 1")
    assert (asked(failed), budget(failed, "DEL"), budget(failed, "RAT")) == (["DEL turn"], "mwr", "r")
    assert last(failed, ActionLost).action == "cast"
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 2")
    assert asked(fight) == ["RAT opportunity"]


@pytest.mark.rule("SF-CAST-6")
def test_damage_that_is_reduced_to_nothing_does_not_count_and_temporary_points_do() -> None:
    armoured = near(dr=ReductionEntry(amount=7))
    play(armoured, "DEL: cast hex", "BOR: attack_of_opportunity with sword", "BOR d20 9 | BOR d6 1", "DEL: aim BOR")
    assert has(armoured, "BOR", "shaken")
    thin = play(
        near(dr=ReductionEntry(amount=6)),
        "DEL: cast hex",
        "BOR: attack_of_opportunity with sword",
        "BOR d20 9 | BOR d6 1",
    )
    assert last(thin, SpellLost).spell == "hex"
    warded = play(near(temp_hp=20), "DEL: cast hex", "BOR: attack_of_opportunity with sword", "BOR d20 9 | BOR d6 1")
    assert (sp(warded, "DEL"), last(warded, SpellLost).spell) == (18, "hex")


@pytest.mark.rule("SF-CAST-6")
def test_a_long_casting_provokes_once_when_it_begins() -> None:
    fight = play(near(), "DEL: cast slow", "BOR: decline")
    pass_to(fight, "DEL")
    play(fight, "DEL: continue_casting")
    assert asked(fight) == ["DEL turn"]


# -- choices ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-11")
def test_targets_are_chosen_when_the_spell_takes_effect() -> None:
    fight = play(caster(rat(at=(20, 10))), "DEL: cast snare")
    decree(fight, "place RAT 5,5")
    play(fight, "DEL: end", "BOR: end", "RAT: end", "DEL: aim RAT")
    assert (has(fight, "RAT", "entangled"), has(fight, "BOR", "entangled")) == (True, False)


@pytest.mark.rule("SF-CAST-11")
def test_who_is_out_of_range_or_covered_cannot_be_chosen() -> None:
    fight = play(caster(rat(at=(9, 2))), "DEL: cast hex")
    assert refused(fight, "DEL: aim RAT") == ["SF-CAST-11"]


@pytest.mark.rule("SF-CAST-11")
def test_a_spell_whose_conditions_cannot_be_met_fails_and_is_spent() -> None:
    fight = play(caster(), "DEL: cast snare")
    decree(fight, "place BOR 20,10")
    play(fight, "DEL: end", "BOR: end")
    assert (asked(fight), last(fight, SpellLost).why, slots(fight)) == (["DEL turn"], "conditions", 2)


@pytest.mark.rule("SF-CAST-11")
def test_the_point_of_a_burst_is_chosen_then_and_everybody_in_it_is_caught() -> None:
    """One damage roll, and saves in initiative order; the point must be within range."""
    boom = spell(
        "boom", range_ft=30, save=SaveEntry(type="ref", dc=15, on_success="half"),
        effect=EffectEntry(damage="1d6", types=["F"], area=AreaEntry(burst_ft=10)),
    )  # fmt: skip
    fight = play(caster(rat(at=(6, 1)), ada(at=(5, 2)), known=[boom]), "DEL: cast boom")
    assert refused(fight, "DEL: aim 10,2") == ["SF-CAST-11"]
    play(fight, "DEL: aim 6,2", "DEL d6 4", "BOR: fail", "RAT: attempt", "RAT d20 19", "ADA: fail")
    assert (hp(fight, "BOR"), hp(fight, "RAT"), sp(fight, "ADA")) == (21, 4, 23)


@pytest.mark.rule("SF-CAST-11")
def test_the_direction_of_a_cone_is_chosen_then() -> None:
    fan = spell("fan", effect=EffectEntry(condition="shaken", area=AreaEntry(cone_ft=15)), duration=2)
    fight = play(caster(rat(at=(0, 2)), bor_at=(4, 2), known=[fan]), "DEL: cast fan")
    west = play(fight.fork(), "DEL: aim corner 2,2 direction W")
    assert (has(west, "BOR", "shaken"), has(west, "RAT", "shaken")) == (False, True)
    play(fight, "DEL: aim corner 3,2 direction E")
    assert (has(fight, "BOR", "shaken"), has(fight, "RAT", "shaken")) == (True, False)


# -- what a spell rolls ----------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-12")
@pytest.mark.parametrize(("level", "key", "dc"), [(1, 4, 15), (3, 4, 17), (0, 2, 12)])
def test_the_difficulty_is_ten_the_spell_level_and_the_key_ability(level: int, key: int, dc: int) -> None:
    bane = spell("bane", level, range_ft=30, save=SaveEntry(type="will"), effect=EffectEntry(condition="shaken"))
    fight = caster(known=[bane], slots={1: 1, 3: 1}, key_ability_mod=key, level=9)
    play(fight, "DEL: cast bane", "DEL: aim BOR", "BOR: attempt", "BOR d20 2")
    assert rolled(fight, "will") == (3, dc)


@pytest.mark.rule("SF-CAST-12")
def test_a_spell_with_an_attack_roll_hits_misses_and_crits_like_a_weapon() -> None:
    """bab 2, no Dexterity, against EAC 13."""
    fight = caster()
    missed = throw_ray(fight.fork(), "DEL d20 10")
    assert (rolled(missed), hp(missed, "BOR")) == ((12, 13), 25)
    hit = throw_ray(fight.fork(), "DEL d20 11 | DEL d6 4")
    assert (rolled(hit), hp(hit, "BOR")) == ((13, 13), 21)
    assert hp(throw_ray(fight.fork(), "DEL d20 20 | DEL d6 4 | DEL d6 5"), "BOR") == 25 - 9
    assert hp(throw_ray(fight, "DEL d20 1"), "BOR") == 25


def throw_ray(fight: Fight[Combat], dice: str) -> Fight[Combat]:
    return play(fight, "DEL: cast ray", "DEL: aim BOR", dice)


@pytest.mark.rule("SF-CAST-12")
def test_a_touch_on_the_unwilling_is_a_melee_attack_against_eac() -> None:
    fight = near(str_mod=3, dex_mod=1)
    play(fight, "DEL: cast touch", "BOR: decline", "DEL: aim BOR", "DEL d20 8 | DEL d6 4")
    assert (rolled(fight), hp(fight, "BOR")) == ((8 + 2 + 3, 13), 21)
    far = play(caster(rat(at=(2, 3))), "DEL: cast touch", "RAT: decline")
    assert refused(far, "DEL: aim BOR") == ["SF-CAST-11"]


@pytest.mark.rule("SF-CAST-12")
def test_a_touch_on_a_friend_needs_no_roll() -> None:
    fight = caster(ada(at=(2, 3), hp=10))
    play(fight, "DEL: cast mend", "DEL: aim ADA", "DEL d6 4")
    assert hp(fight, "ADA") == 14


@pytest.mark.rule("SF-CAST-13")
def test_a_ranged_spell_attack_provokes_once_unless_the_option_says_otherwise() -> None:
    once = near(rat(at=(20, 10)))
    play(once, "DEL: cast ray", "BOR: decline", "DEL: aim BOR", "DEL d20 2")
    assert (rolled(once), asked(once)) == ((4, 13), ["DEL turn"])
    twice = near(rat(at=(20, 10)), ranged_spell_double_provoke=True)
    play(twice, "DEL: cast ray", "BOR: decline", "DEL: aim BOR")
    assert asked(twice) == ["BOR opportunity"]


# -- slots -----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-14")
def test_a_spell_needs_a_slot_of_its_level() -> None:
    fight = play(caster(slots={1: 1}), "DEL: cast hex", "DEL: aim BOR")
    assert slots(fight) == 0
    pass_to(fight, "DEL")
    assert refused(fight, "DEL: cast hex") == ["SF-CAST-14"]
    others = [replace(HEX, id="doom", spell_level=2), replace(HEX, id="jinx", spell_level=0)]
    high = caster(slots={1: 3, 2: 1}, known=others)
    play(high, "DEL: cast doom", "DEL: aim BOR")
    assert (slots(high), slots(high, 2)) == (3, 0)
    pass_to(high, "DEL")
    assert refused(high, "DEL: cast doom") == ["SF-CAST-14"], "slots of another level do not help"
    play(high, "DEL: cast jinx", "DEL: aim BOR")
    assert (slots(high), slots(high, 2)) == (3, 0), "level 0 takes none"


@pytest.mark.rule("SF-CAST-14")
def test_the_slot_is_spent_once_when_the_spell_takes_effect_fails_or_is_lost() -> None:
    fight = play(caster(), "DEL: cast slow")
    assert slots(fight) == 3
    pass_to(fight, "DEL")
    assert slots(fight) == 3
    play(fight, "DEL: move 2,3")
    assert slots(fight) == 2
    pass_to(fight, "DEL")
    assert slots(fight) == 2


@pytest.mark.rule("SF-CAST-11")
def test_whom_a_spell_is_likely_meant_for() -> None:
    kind = spell("calm", range_ft=30, effect=EffectEntry(heal_hp="1d4"))
    burst = spell("ball", range_ft=60, effect=EffectEntry(damage="1d6", area=AreaEntry(burst_ft=10)))
    known = SpellsEntry(slots={1: 3}, known=[LANCE, kind, burst])
    fight = boarding(del_(at=(4, 5), spells=known), bor(at=(9, 5)), ada(at=(4, 9)), rat(at=(9, 9), dead=True))
    state = fight.state
    mage = state.fighters["DEL"]
    fields: list[Any] = [fields_for(state, mage, mage.card.abilities[name]) for name in ("lance", "calm", "ball")]
    assert fields[0]["target"].among() == ["BOR", "DEL", "ADA", "RAT"]
    assert fields[1]["target"].among() == ["DEL", "ADA", "BOR", "RAT"]
    points = list(fields[2]["point"].among())
    assert points[:4] == list(state.fighters["BOR"].place.corners())
    assert (points[-1], len(points)) == ((30, 20), 4 + 31 * 21)


@pytest.mark.rule("SF-CAST-11", "SF-GRID-10")
@pytest.mark.parametrize(
    ("point", "rules"), [("9,5", ["SF-CAST-11"]), ("5,12", []), ("17,12", ["SF-CAST-11"]), ("4,17", [])]
)
def test_where_a_burst_can_be_aimed(point: str, rules: list[str]) -> None:
    burst = spell("ball", range_ft=60, effect=EffectEntry(damage="1d6", area=AreaEntry(burst_ft=10)))
    shut = wall(*((7, y) for y in range(10)))
    known = SpellsEntry(slots={1: 3}, known=[burst])
    fight = boarding(del_(at=(4, 5), spells=known), bor(at=(9, 12)), terrain=[shut])
    answer(fight, "DEL: cast ball")
    line = f"DEL: aim {point}"
    assert (sorted(set(refused(fight, line))) == rules) if rules else allowed(fight, line)


@pytest.mark.rule("SF-CAST-3")
def test_a_casting_that_takes_rounds_is_told_with_its_rounds() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)))
    play(fight, "DEL: cast snare")
    found = last(fight, CastingBegan)
    assert (found.who, found.spell, found.rounds) == ("DEL", "snare", 1)


@pytest.mark.rule("SF-CAST-12")
@pytest.mark.parametrize(("dice", "told_of_it"), [("2", (False, False)), ("15", (True, False)), ("20", (True, True))])
def test_what_becomes_of_the_attack_roll_of_a_spell_is_told(dice: str, told_of_it: tuple[bool, bool]) -> None:
    fight = caster()
    answer(fight, "DEL: cast ray")
    answer(fight, "DEL: aim BOR")
    throw(fight, f"DEL d20 {dice}")
    result = last(fight, AttackResolved)
    assert (result.who, result.target, result.weapon) == ("DEL", "BOR", "ray")
    assert (result.hit, result.critical) == told_of_it
    assert result.ac.total == 13


@pytest.mark.rule("SF-COND-24", "SF-CAST-12")
def test_the_attack_roll_of_a_spell_is_an_obvious_threat() -> None:
    fight = caster()
    decree(fight, "condition BOR fascinated")
    play(fight, "DEL: cast ray", "DEL: aim BOR", "DEL d20 2")
    assert not has(fight, "BOR", "fascinated")
