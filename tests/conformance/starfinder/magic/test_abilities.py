"""Special abilities (SF-ABIL), and damage that names Hit Points (SF-DMG-6)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import Damaged, SpellLost
from affray.rulesets.starfinder.model.scenario import AbilityEntry, EffectEntry, ModifierEntry, SaveEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    ability,
    ada,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    fighter,
    has,
    hp,
    pass_to,
    rolled,
    sp,
    struck,
)


def scare(category: Any = "ex", **more: Any) -> AbilityEntry:
    """Shakes somebody within 30 ft."""
    return ability("scare", category, **{"range_ft": 30, "effect": EffectEntry(condition="shaken"), **more})


def user(*abilities: AbilityEntry, near: bool = True, **more: Any) -> Fight[Combat]:
    """DEL with these abilities, BOR beside her or 20 ft away."""
    options = {name: more.pop(name) for name in list(more) if name == "readied_attack_disrupts_casting"}
    return boarding(del_(at=(2, 2), abilities=list(abilities), **more), bor(at=(3 if near else 6, 2)), **options)


# -- kinds and costs -------------------------------------------------------------------------------
@pytest.mark.rule("SF-ABIL-1")
@pytest.mark.parametrize("category", ["ex", "sp", "su"])
def test_an_ability_of_any_kind_is_activated(category: str) -> None:
    fight = play(user(scare(category), near=False), "DEL: use_ability scare", "DEL: aim BOR")
    assert (has(fight, "BOR", "shaken"), budget(fight, "DEL")) == (True, "mwr")


@pytest.mark.rule("SF-ABIL-1")
@pytest.mark.parametrize("category", ["ex", "sp", "su"])
def test_or_it_is_ongoing_and_takes_no_action(category: Any) -> None:
    hide = ability("hide", category, action="ongoing", effect=EffectEntry(target="self", modifier=ModifierEntry(ac=3)))
    fight = user(hide)
    assert refused(fight, "DEL: use_ability hide") == ["SF-ABIL-1"]
    play(fight, "DEL: end", "BOR: attack DEL with sword", "BOR d20 2")
    assert struck(fight) == (12, 13 + 3, False)


@pytest.mark.rule("SF-ABIL-2")
@pytest.mark.parametrize(
    ("action", "left"), [("", "mwr"), ("standard", "mwr"), ("move", "swr"), ("swift", "smr"), ("full", "r")]
)
def test_activation_is_a_standard_action_unless_the_ability_says_otherwise(action: str, left: str) -> None:
    fight = user(scare(action=action) if action else scare(), near=False)
    other = "swift" if action != "swift" else "move"
    assert refused(fight, f"DEL: use_ability scare as {other}") == ["SF-ABIL-2"]
    play(fight, "DEL: use_ability scare", "DEL: aim BOR")
    assert budget(fight, "DEL") == left


@pytest.mark.rule("SF-ABIL-2")
def test_what_the_turn_cannot_pay_for_is_refused() -> None:
    fight = play(user(scare(action="full"), near=False), "DEL: drop_prone")
    assert refused(fight, "DEL: use_ability scare") == ["SF-ACT-8"]
    answer = scare(action="reaction", trigger=TriggerEntry(event="attacked"))
    assert refused(user(answer, near=False), "DEL: use_ability scare") == ["SF-ABIL-2"]


# -- provocation and disruption --------------------------------------------------------------------
@pytest.mark.rule("SF-ABIL-3")
def test_a_spell_like_ability_provokes_unless_it_says_otherwise() -> None:
    fight = play(user(scare("sp")), "DEL: use_ability scare")
    assert asked(fight) == ["BOR opportunity"]
    quiet = play(user(scare("sp", provokes=False)), "DEL: use_ability scare")
    assert asked(quiet) == ["DEL aim"]


@pytest.mark.rule("SF-ABIL-4")
@pytest.mark.parametrize("category", ["ex", "su"])
def test_extraordinary_and_supernatural_abilities_do_not_provoke(category: str) -> None:
    fight = play(user(scare(category)), "DEL: use_ability scare")
    assert asked(fight) == ["DEL aim"]


@pytest.mark.rule("SF-GEN-5")
def test_an_ability_that_says_so_provokes_although_it_is_extraordinary() -> None:
    fight = play(user(scare("ex", provokes=True)), "DEL: use_ability scare")
    assert asked(fight) == ["BOR opportunity"]


@pytest.mark.rule("SF-ABIL-4")
@pytest.mark.parametrize(("category", "works"), [("ex", True), ("su", True), ("sp", False)])
def test_only_spell_like_abilities_are_disrupted(category: str, works: bool) -> None:
    """BOR waits to strike when DEL casts or acts; under this option that comes before the effect of a casting."""
    fight = user(scare(category, provokes=False), readied_attack_disrupts_casting=True)
    play(fight, "DEL: end", "BOR: ready attack event casts who DEL with sword target DEL", "BOR: end")
    play(fight, "DEL: use_ability scare")
    if works:
        play(fight, "DEL: aim BOR")
    else:
        play(fight, "BOR: perform", "BOR d20 15 | BOR d6 1")
    assert (has(fight, "BOR", "shaken"), [each.spell for each in told(fight, SpellLost)]) == (
        works, [] if works else ["scare"]
    )  # fmt: skip


@pytest.mark.rule("SF-ABIL-4")
def test_a_spell_like_ability_is_lost_to_an_attack_of_opportunity_that_hurts() -> None:
    fight = user(scare("sp", uses=2))
    missed = play(
        fight.fork(), "DEL: use_ability scare", "BOR: attack_of_opportunity with sword", "BOR d20 1", "DEL: aim BOR"
    )
    assert has(missed, "BOR", "shaken")
    play(fight, "DEL: use_ability scare", "BOR: attack_of_opportunity with sword", "BOR d20 15 | BOR d6 1")
    assert (asked(fight), has(fight, "BOR", "shaken"), last(fight, SpellLost).spell) == (["DEL turn"], False, "scare")
    assert fighter(fight, "DEL").uses_left["scare"] == 1


# -- difficulty ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-ABIL-5")
@pytest.mark.parametrize(("level", "key", "dc"), [(3, 4, 15), (4, 4, 16), (5, 2, 14), (1, 0, 10)])
def test_the_difficulty_is_ten_half_the_level_and_the_key_ability(level: int, key: int, dc: int) -> None:
    fight = user(scare(save=SaveEntry(type="will")), near=False, level=level, key_ability_mod=key)
    play(fight, "DEL: use_ability scare", "DEL: aim BOR", "BOR: attempt", "BOR d20 2")
    assert rolled(fight, "will") == (3, dc)


@pytest.mark.rule("SF-ABIL-5")
@pytest.mark.parametrize(("cr", "dc"), [("1/3", 11), ("1", 11), ("5", 13)])
def test_for_others_half_the_challenge_rating_counts(cr: str, dc: int) -> None:
    fight = boarding(
        bor(at=(2, 2), cr=cr, key_ability_mod=1, abilities=[scare(save=SaveEntry(type="will"))]), cyn(at=(6, 2))
    )  # fmt: skip
    play(fight, "BOR: use_ability scare", "BOR: aim CYN", "CYN: attempt", "CYN d20 2")
    assert rolled(fight, "will") == (4, dc)


@pytest.mark.rule("SF-ABIL-5")
def test_a_listed_difficulty_stands() -> None:
    fight = user(scare(save=SaveEntry(type="will", dc=18)), near=False, level=10, key_ability_mod=4)
    play(fight, "DEL: use_ability scare", "DEL: aim BOR", "BOR: attempt", "BOR d20 2")
    assert rolled(fight, "will")[1] == 18


# -- uses and Resolve Points -----------------------------------------------------------------------
@pytest.mark.rule("SF-ABIL-6")
def test_an_ability_needs_a_use_that_is_spent_with_the_action() -> None:
    fight = play(user(scare(uses=1, action="swift"), near=False), "DEL: use_ability scare")
    assert (asked(fight), fighter(fight, "DEL").uses_left["scare"]) == (["DEL aim"], 0), "spent before it takes effect"
    play(fight, "DEL: aim BOR")
    assert refused(fight, "DEL: use_ability scare") == ["SF-ABIL-6"]
    pass_to(fight, "DEL")
    assert refused(fight, "DEL: use_ability scare") == ["SF-ABIL-6"]


@pytest.mark.rule("SF-ABIL-6")
def test_an_ability_needs_its_resolve_points() -> None:
    fight = user(scare(rp_cost=2), near=False, rp=3)
    play(fight, "DEL: use_ability scare", "DEL: aim BOR")
    assert fighter(fight, "DEL").rp == 1
    pass_to(fight, "DEL")
    assert refused(fight, "DEL: use_ability scare") == ["SF-ABIL-6"]
    assert allowed(user(scare(), near=False, rp=0), "DEL: use_ability scare")


# -- damage to Hit Points --------------------------------------------------------------------------
@pytest.mark.rule("SF-DMG-6")
def test_damage_to_hit_points_goes_past_stamina() -> None:
    def drain(*tags: str) -> Fight[Combat]:
        effect = EffectEntry(damage="1d6", types=["other"], tags=list(tags))
        fight = boarding(bor(at=(2, 2), abilities=[ability("drain", "su", range_ft=30, effect=effect)]), ada(at=(6, 2)))
        return play(fight, "BOR: use_ability drain", "BOR: aim ADA", "BOR d6 5")

    plain = drain()
    assert (sp(plain, "ADA"), hp(plain, "ADA")) == (22, 25)
    named = drain("hit_points")
    assert (sp(named, "ADA"), hp(named, "ADA")) == (27, 20)
    assert (last(named, Damaged).stamina, last(named, Damaged).hit_points) == (0, 5)
