"""Critical hits and their effects, and what is special about weapons (SF-ATK-13 to SF-ATK-23)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackResolved, Damaged
from affray.rulesets.starfinder.model.scenario import CriticalEntry, EffectEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, left_out, play, refused
from tests.conformance.starfinder.boarding import (
    DAGGER,
    LASER,
    SPEAR,
    SWORD,
    ability,
    ada,
    bleeding,
    boarding,
    bor,
    budget,
    cyn,
    fighter,
    gnt,
    grenade,
    gun,
    has,
    hp,
    lies,
    melee,
    pass_to,
    rat,
    rolled,
    sp,
    struck,
    thing_of,
)

HAMMER = melee("hammer", "1d10", "B", 10, hands=2, properties=["unwieldy"])
CLUB = melee("club", "1d4", "B", 7, properties=["nonlethal"])


def critical(effect: str, value: Any = None, item: Any = DAGGER, **more: Any) -> Any:
    """A weapon that adds this to a critical hit."""
    return replace(item, critical_effect=CriticalEntry(id=effect, value=value), **more)  # type: ignore[arg-type]


def beside(item: Any, **more: Any) -> Fight[Combat]:
    """ADA (Str +4) with one weapon, BOR next to her."""
    return boarding(ada(at=(2, 2), items=[item]), bor(at=(3, 2), **more))


# -- critical hits ---------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-13")
def test_a_critical_hit_rolls_the_damage_twice_each_time_with_everything() -> None:
    fight = boarding(bor(at=(2, 2)), ada(at=(3, 2)))
    play(fight, "BOR: attack ADA with sword", "BOR d20 20 | BOR d6 2 | BOR d6 5")
    assert (sp(fight, "ADA"), last(fight, Damaged).damage.total) == (27 - 19, (2 + 6) + (5 + 6))


@pytest.mark.rule("SF-ATK-14")
def test_who_is_immune_to_critical_hits_takes_normal_damage_and_no_effect() -> None:
    fight = beside(bleeding(DAGGER, "1d4"), immune=["critical_hits"])
    play(fight, "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 3")
    assert (hp(fight, "BOR"), has(fight, "BOR", "bleeding")) == (25 - 7, False)
    assert last(fight, AttackResolved).critical is False


@pytest.mark.rule("SF-ATK-15")
def test_a_critical_effect_comes_only_with_a_critical_hit() -> None:
    for effect, condition in (("knockdown", "prone"), ("stunned", "stunned")):
        fight = play(beside(critical(effect)), "ADA: attack BOR with dagger", "ADA d20 19 | ADA d4 3")
        assert has(fight, "BOR", condition) is False
        fight = play(beside(critical(effect)), "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 3 | ADA d4 3")
        assert has(fight, "BOR", condition) is True


@pytest.mark.rule("SF-ATK-15")
@pytest.mark.parametrize(("effect", "name"), [("burn", "burning"), ("corrode", "corroding")])
def test_burn_and_corrode_hurt_at_the_start_of_the_turn(effect: str, name: str) -> None:
    fight = beside(critical(effect, "1d4"))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 1 | ADA d4 1", "ADA: end", "BOR d4 3")
    assert (has(fight, "BOR", name), hp(fight, "BOR")) == (True, 25 - 10 - 3)
    assert last(fight, Damaged).damage.parts[0].why == {"burn": "F", "corrode": "A"}[effect]


@pytest.mark.rule("SF-ATK-15")
def test_bleeding_is_rolled_with_the_critical_hit() -> None:
    fight = play(
        beside(bleeding(DAGGER, "1d4")), "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 1 | ADA d4 1 | ADA d4 3"
    )
    assert (has(fight, "BOR", "bleeding"), hp(fight, "BOR")) == (True, 15)
    play(fight, "ADA: end")
    assert hp(fight, "BOR") == 15 - 3


@pytest.mark.rule("SF-ATK-15")
def test_stunned_lasts_a_round() -> None:
    fight = play(beside(critical("stunned")), "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 3 | ADA d4 3")
    assert (has(fight, "BOR", "stunned"), "BOR.sword" in lies(fight)) == (True, True)
    pass_to(fight, "ADA")
    assert has(fight, "BOR", "stunned") is False


@pytest.mark.rule("SF-ATK-15")
@pytest.mark.parametrize(("die", "staggered"), [(10, True), (11, False)])
def test_staggering_can_be_withstood_with_fortitude(die: int, staggered: bool) -> None:
    """DC 10 + half of item level 2 + Strength 4 is 15, BOR has Fortitude +4."""
    fight = beside(critical("staggered", item_level=2))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 3 | ADA d4 3", "BOR: attempt", f"BOR d20 {die}")
    assert (rolled(fight, "fort"), has(fight, "BOR", "staggered")) == ((die + 4, 15), staggered)
    if staggered:
        pass_to(fight, "ADA")
        assert has(fight, "BOR", "staggered") is False


@pytest.mark.rule("SF-ATK-15")
def test_the_save_uses_the_ability_of_the_attack() -> None:
    """A gun of CYN: Dexterity +4, item level 5."""
    stunner = critical("staggered", item=gun("stunner", "1d4", "E", 6, 80), item_level=5)
    fight = boarding(cyn(at=(2, 2), items=[stunner]), bor(at=(8, 2)))
    play(fight, "CYN: attack BOR with stunner", "CYN d20 20 | CYN d4 3 | CYN d4 3", "BOR: attempt", "BOR d20 2")
    assert rolled(fight, "fort") == (6, 10 + 2 + 4)


@pytest.mark.rule("SF-ATK-15")
def test_deafening_lasts_one_to_four_minutes() -> None:
    fight = beside(critical("deafen"))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 1 | ADA d4 1 | ADA d4 1", "BOR: fail")
    for _ in range(9):
        pass_to(fight, "ADA")
    assert has(fight, "BOR", "deafened")
    pass_to(fight, "ADA")
    assert (fight.state.round, has(fight, "BOR", "deafened")) == (12, False)


@pytest.mark.rule("SF-ATK-15")
def test_an_arc_leaps_to_the_creature_closest_to_the_target_within_ten_feet() -> None:
    arcing = critical("arc", "1d6", gun("arc", "1d4", "E", 6, 80))
    fight = boarding(cyn(at=(2, 2), items=[arcing]), bor(at=(8, 2)), rat(at=(9, 2)), gnt(at=(9, 3)), ada(at=(8, 4)))
    play(fight, "CYN: attack BOR with arc", "CYN d20 20 | CYN d4 1 | CYN d4 1")
    assert asked(fight) == ["CYN closest"]
    assert not allowed(fight, "CYN: closest ADA"), "ten feet away, the others stand nearer"
    play(fight, "CYN: closest GNT", "CYN d6 5")
    assert (hp(fight, "BOR"), hp(fight, "GNT"), hp(fight, "RAT")) == (23, 45, 6)
    far = boarding(cyn(at=(2, 2), items=[arcing]), bor(at=(8, 2)), rat(at=(11, 2)))
    play(far, "CYN: attack BOR with arc", "CYN d20 20 | CYN d4 1 | CYN d4 1")
    assert (asked(far), hp(far, "RAT")) == (["CYN turn"], 6)


@pytest.mark.rule("SF-ATK-16")
def test_damage_below_one_is_one_nonlethal() -> None:
    """ADA with Strength -5, 1d4: a one is 1 - 5."""
    weak = boarding(ada(at=(2, 2), str_mod=-5), bor(at=(3, 2), hp=1))
    play(weak, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 1")
    assert last(weak, Damaged).damage.total == 1
    assert (has(weak, "BOR", "stable"), fighter(weak, "BOR").dead) == (True, False)


# -- skill and mercy -------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-18")
def test_who_is_not_proficient_attacks_at_minus_four() -> None:
    fight = play(beside(replace(DAGGER, proficient=False)), "ADA: attack BOR with dagger", "ADA d20 11")
    assert struck(fight) == (11 + 7 - 4, 15, False)


@pytest.mark.rule("SF-ATK-18")
def test_and_the_effects_of_the_weapon_are_easier_to_withstand() -> None:
    fight = beside(critical("staggered", item_level=2, proficient=False))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 20 | ADA d4 3 | ADA d4 3", "BOR: attempt", "BOR d20 2")
    assert rolled(fight, "fort")[1] == 15 - 4
    bomb = boarding(cyn(at=(2, 2), items=[grenade(proficient=False)]), bor(at=(6, 2)))
    play(bomb, "CYN: attack point 7,2 with grenade", "CYN d20 15 | CYN d6 1", "BOR: attempt", "BOR d20 2")
    assert (rolled(bomb)[0], rolled(bomb, "ref")[1]) == (15 + 3 - 4, 14 - 4)


@pytest.mark.rule("SF-ATK-19")
@pytest.mark.parametrize(
    ("item", "words", "total", "dead"),
    [
        (DAGGER, "", 17, True), (DAGGER, " nonlethal yes", 13, False),
        (CLUB, "", 17, False), (CLUB, " nonlethal no", 13, True),
    ],
)  # fmt: skip
def test_the_other_kind_of_damage_costs_four(item: Any, words: str, total: int, dead: bool) -> None:
    fight = beside(item, hp=5, kac=10)
    play(fight, f"ADA: attack BOR with {item.id}{words}", "ADA d20 10 | ADA d4 4")
    assert (rolled(fight)[0], fighter(fight, "BOR").dead) == (total, dead)


@pytest.mark.rule("SF-ATK-19")
@pytest.mark.parametrize(
    ("traits", "words", "total", "dead"),
    [
        ([], "", 17, False), ([], " nonlethal no", 13, True), (["improved_unarmed"], " nonlethal no", 17, True),
        (["improved_unarmed"], " nonlethal yes", 17, False),
    ],
)  # fmt: skip
def test_bare_hands_spare_life_unless_trained(traits: list[str], words: str, total: int, dead: bool) -> None:
    hands = melee("hands", "1d4", "B", 7, category="unarmed", hands=0)
    fight = boarding(ada(at=(2, 2), items=[hands], traits=traits), bor(at=(3, 2), hp=5, kac=10))
    play(fight, f"ADA: attack BOR with hands{words}", "ADA d20 10 | ADA d4 4")
    assert (rolled(fight)[0], fighter(fight, "BOR").dead) == (total, dead)


@pytest.mark.rule("SF-ATK-23")
def test_a_stun_weapon_is_set_with_a_move_action_and_then_spares_life_without_penalty() -> None:
    zapper = gun("zapper", "1d4", "E", 6, 80, properties=["stun"])
    fight = boarding(cyn(at=(2, 2), items=[zapper, LASER]), bor(at=(8, 2), hp=1), rat(at=(20, 15)))
    lethal = play(fight.fork(), "CYN: attack BOR with zapper", "CYN d20 9 | CYN d4 4")
    assert (rolled(lethal)[0], fighter(lethal, "BOR").dead) == (15, True)
    play(fight, "CYN: set_mode zapper")
    assert (budget(fight, "CYN"), thing_of(fight, "CYN", "zapper").stun_mode) == ("swr", True)
    back = play(fight.fork(), "CYN: set_mode zapper")
    assert (budget(back, "CYN"), thing_of(back, "CYN", "zapper").stun_mode) == ("wr", False)
    play(fight, "CYN: attack BOR with zapper", "CYN d20 9 | CYN d4 4")
    assert (rolled(fight)[0], fighter(fight, "BOR").dead, has(fight, "BOR", "stable")) == (15, False, True)
    plain = boarding(cyn(at=(2, 2), items=[LASER]), bor(at=(8, 2)))
    assert allowed(plain, "CYN: set_mode laser") is False


# -- unwieldy weapons ------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-21")
@pytest.mark.parametrize(("properties", "answers"), [(["unwieldy"], False), ([], True)])
def test_an_unwieldy_weapon_attacks_once_from_turn_to_turn(properties: Any, answers: bool) -> None:
    """BOR strikes with the hammer on his turn; hit back by ADA he would strike again, as a reaction."""
    snap = ability(
        "snap", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
        effect=EffectEntry(attack="hammer", target="attacker"),
    )  # fmt: skip
    fight = boarding(
        bor(at=(2, 2), items=[replace(HAMMER, properties=properties)], abilities=[snap]), ada(at=(3, 2))
    )  # fmt: skip
    fresh = play(fight.fork(), "BOR: end", "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 1")
    assert asked(fresh) == ["BOR after"]
    play(
        fight,
        "BOR: attack ADA with hammer",
        "BOR d20 2",
        "BOR: end",
        "ADA: attack BOR with dagger",
        "ADA d20 15 | ADA d4 1",
    )
    assert asked(fight) == (["BOR after"] if answers else ["ADA turn"])
    play(fight, *(["BOR: decline"] if answers else []), "ADA: end")
    assert allowed(fight, "BOR: attack ADA with hammer"), "a new turn"


@pytest.mark.rule("SF-ATK-21")
def test_an_unwieldy_weapon_makes_no_attack_of_opportunity() -> None:
    fight = boarding(ada(at=(3, 2)), bor(at=(2, 2), items=[HAMMER]))
    play(fight, "ADA: move 4,2")
    assert (asked(fight), "SF-ATK-21" in left_out(fight, "BOR", "opportunity")) == (["ADA turn"], True)
    quick = boarding(ada(at=(3, 2)), bor(at=(2, 2), items=[replace(HAMMER, properties=[])]))
    play(quick, "ADA: move 4,2")
    assert asked(quick) == ["BOR opportunity"]


@pytest.mark.rule("SF-ATK-21")
def test_an_unwieldy_weapon_has_no_part_in_a_full_attack() -> None:
    fight = boarding(bor(at=(2, 2), hands=3, items=[HAMMER, SWORD]), ada(at=(3, 2)))
    assert refused(fight, "BOR: full_attack ADA with hammer") == ["SF-FATK-3"]
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 2")
    assert refused(fight, "BOR: attack ADA with hammer") == ["SF-FATK-3"]


@pytest.mark.rule("SF-ATK-22", "SF-AREA-8")
def test_what_is_thrown_at_an_empty_square_scatters_from_there() -> None:
    fight = boarding(ada(at=(4, 5), items=[SPEAR]), bor(at=(20, 15)))
    play(fight, "ADA: attack square 7,5 with spear throw yes", "ADA d8 1 | ADA d4 1")
    assert (lies(fight), last(fight, AttackResolved).hit) == ({"ADA.spear": (6, 5)}, False)
