"""Attack rolls and what they meet (SF-ATK-1 to SF-ATK-12, SF-ATK-20)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackResolved, ConcealmentRolled, Rolled
from affray.rulesets.starfinder.model.scenario import SensesEntry, SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    FIST,
    KNIFE,
    LASER,
    PIKE,
    SWORD,
    ada,
    boarding,
    bor,
    budget,
    cyn,
    gnt,
    grenade,
    gun,
    hp,
    melee,
    put,
    rat,
    rolled,
    struck,
    thing,
    thing_of,
    wall,
)

BLADE = replace(melee("blade", "1d4", "S", 0), attack_bonus=None)
"""A blade whose bonus is computed."""
JAVELIN = replace(BLADE, id="javelin", properties=["thrown"], range_increment_ft=20)


def melee_weapon(id: str, **more: Any) -> Any:
    return replace(BLADE, id=id, **more)


def armed(item: Any, target: tuple[int, int] = (3, 2), **more: Any) -> Fight[Combat]:
    """CYN (bab 2, Str +1, Dex +4) with one weapon at (2,2) and BOR (EAC 13, KAC 15)."""
    return boarding(cyn(at=(2, 2), items=[item]), bor(at=target, **more))


# -- cost and reach --------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-1")
def test_a_single_attack_costs_the_standard_action() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
    assert budget(fight, "ADA") == "mwr"
    assert refused(fight, "ADA: attack BOR with dagger") == ["SF-ACT-5"]


@pytest.mark.rule("SF-ATK-2")
@pytest.mark.parametrize(
    ("item", "square", "legal"),
    [
        (DAGGER, (3, 3), True), (DAGGER, (4, 2), False), (DAGGER, (4, 4), False),
        (PIKE, (4, 4), True), (PIKE, (3, 2), True), (PIKE, (5, 2), False), (PIKE, (4, 5), False),
    ],
)  # fmt: skip
def test_melee_reaches_adjacent_squares_and_a_reach_weapon_ten_feet(item: Any, square: Any, legal: bool) -> None:
    fight = boarding(ada(at=(2, 2), items=[item]), bor(at=square))
    line = f"ADA: attack BOR with {item.id}"
    assert allowed(fight, line) is legal
    if not legal:
        assert refused(fight, line) == ["SF-ATK-2"]


@pytest.mark.rule("SF-ATK-2")
def test_natural_reach_counts_from_the_nearest_square_of_the_space() -> None:
    near = boarding(gnt(at=(4, 4)), ada(at=(7, 4)))
    assert allowed(near, "GNT: attack ADA with fist")
    far = boarding(gnt(at=(4, 4)), ada(at=(8, 4)))
    assert refused(far, "GNT: attack ADA with fist") == ["SF-ATK-2"]


# -- bonuses ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-3")
def test_melee_adds_strength_to_attack_and_damage() -> None:
    fight = armed(BLADE)
    play(fight, "CYN: attack BOR with blade", "CYN d20 12 | CYN d4 2")
    assert (struck(fight), hp(fight, "BOR")) == ((12 + 2 + 1, 15, True), 25 - (2 + 1))
    bonus = armed(melee_weapon("blade", damage_bonus=3))
    play(bonus, "CYN: attack BOR with blade", "CYN d20 12 | CYN d4 2")
    assert (rolled(bonus)[0], hp(bonus, "BOR")) == (15, 25 - (2 + 1 + 3))


@pytest.mark.rule("SF-ATK-4")
def test_an_operative_weapon_uses_dexterity_to_hit_but_not_for_damage() -> None:
    fight = armed(melee_weapon("needle", properties=["operative"]))
    play(fight, "CYN: attack BOR with needle", "CYN d20 9 | CYN d4 2")
    assert (struck(fight), hp(fight, "BOR")) == ((9 + 2 + 4, 15, True), 25 - (2 + 1))


@pytest.mark.rule("SF-ATK-4")
def test_who_is_stronger_than_quick_keeps_strength() -> None:
    """It may use Dexterity: ADA (bab 3, Str +4, Dex +1) does not have to."""
    fight = boarding(ada(at=(2, 2), items=[melee_weapon("needle", properties=["operative"])]), bor(at=(3, 2)))
    play(fight, "ADA: attack BOR with needle", "ADA d20 3")
    assert rolled(fight)[0] == 3 + 3 + 4


@pytest.mark.rule("SF-ATK-5")
def test_a_shot_needs_range_and_a_line_of_effect() -> None:
    bow = gun("bow", "1d6", "P", 5, 10)
    assert refused(armed(bow, (23, 2)), "CYN: attack BOR with bow") == ["SF-RANGE-2"]
    assert allowed(armed(bow, (22, 2)), "CYN: attack BOR with bow")
    barred = boarding(
        cyn(at=(2, 2), items=[bow]), bor(at=(8, 2)), terrain=[wall(*((5, y) for y in range(20)))]
    )  # fmt: skip
    assert refused(barred, "CYN: attack BOR with bow") == ["SF-ATK-5"]


@pytest.mark.rule("SF-ATK-6")
def test_a_shot_adds_dexterity_to_the_attack_and_nothing_to_damage() -> None:
    fight = armed(replace(gun("bow", "1d6", "P", 0, 60), attack_bonus=None), (8, 2))
    play(fight, "CYN: attack BOR with bow", "CYN d20 9 | CYN d6 2")
    assert (struck(fight), hp(fight, "BOR")) == ((9 + 2 + 4, 15, True), 23)


@pytest.mark.rule("SF-ATK-7")
def test_a_throw_uses_strength_and_adds_it_to_the_damage_of_a_thrown_weapon() -> None:
    fight = armed(JAVELIN, (6, 2))
    play(fight, "CYN: attack BOR with javelin throw yes", "CYN d20 12 | CYN d4 2")
    assert (struck(fight), hp(fight, "BOR")) == ((12 + 2 + 1, 15, True), 25 - (2 + 1))


@pytest.mark.rule("SF-ATK-7")
def test_strength_is_not_added_to_other_throws_and_never_to_grenades() -> None:
    star = replace(JAVELIN, id="star", category="thrown", properties=[])
    fight = play(armed(star, (6, 2)), "CYN: attack BOR with star", "CYN d20 12 | CYN d4 2")
    assert (rolled(fight)[0], hp(fight, "BOR")) == (15, 23)
    bomb = armed(replace(grenade(), attack_bonus=None), (6, 2))
    play(bomb, "CYN: attack point 7,2 with grenade", "CYN d20 12 | CYN d6 2", "BOR: fail")
    assert (rolled(bomb)[0], hp(bomb, "BOR")) == (12 + 2 + 1, 23)


@pytest.mark.rule("SF-ATK-7")
def test_a_throw_needs_line_of_effect_and_range() -> None:
    barred = boarding(
        cyn(at=(2, 2), items=[JAVELIN]), bor(at=(8, 2)), terrain=[wall(*((5, y) for y in range(20)))]
    )  # fmt: skip
    assert refused(barred, "CYN: attack BOR with javelin throw yes") == ["SF-ATK-5"]
    assert refused(armed(JAVELIN, (23, 2)), "CYN: attack BOR with javelin throw yes") == ["SF-RANGE-3"]
    assert allowed(armed(JAVELIN, (22, 2)), "CYN: attack BOR with javelin throw yes")


@pytest.mark.rule("SF-ATK-7")
def test_what_is_not_made_for_it_cannot_be_thrown() -> None:
    assert "SF-ATK-7" in refused(armed(BLADE, (6, 2)), "CYN: attack BOR with blade throw yes")


@pytest.mark.rule("SF-ATK-8")
def test_a_total_equal_to_the_armour_class_hits_and_one_less_misses() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)))
    missed = play(fight.fork(), "ADA: attack BOR with dagger", "ADA d20 7")
    assert struck(missed) == (14, 15, False)
    play(fight, "ADA: attack BOR with dagger", "ADA d20 8 | ADA d4 1")
    assert struck(fight) == (15, 15, True)


@pytest.mark.rule("SF-ATK-8")
def test_a_given_attack_bonus_replaces_base_attack_and_ability() -> None:
    fight = armed(melee_weapon("blade", attack_bonus=9))
    play(fight, "CYN: attack BOR with blade", "CYN d20 2")
    assert rolled(fight)[0] == 11


@pytest.mark.rule("SF-ATK-9")
@pytest.mark.parametrize(
    ("types", "ac"), [("F", 13), ("C E", 13), ("P", 15), ("S F", 15), ("", 15)]
)  # fmt: skip
def test_only_pure_energy_meets_the_energy_armour_class(types: str, ac: int) -> None:
    fight = armed(gun("bow", "1d6", types, 5, 60), (8, 2))
    play(fight, "CYN: attack BOR with bow", "CYN d20 2")
    assert struck(fight)[1] == ac


@pytest.mark.rule("SF-ATK-9")
@pytest.mark.parametrize("types", ["F", "P"])
def test_a_modifier_to_armour_class_counts_for_both(types: str) -> None:
    fight = armed(gun("bow", "1d6", types, 5, 60), (8, 2), conditions=["entangled"])
    play(fight, "CYN: attack BOR with bow", "CYN d20 2")
    assert struck(fight)[1] == {"F": 13, "P": 15}[types] - 2


# -- natural 20 and 1 ------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-10")
def test_a_natural_twenty_hits_whatever_the_armour_class() -> None:
    fight = armed(BLADE, kac=60)
    play(fight, "CYN: attack BOR with blade", "CYN d20 20 | CYN d4 3")
    assert (struck(fight), hp(fight, "BOR")) == ((23, 60, True), 25 - 4)


@pytest.mark.rule("SF-ATK-11")
def test_a_natural_one_misses_unless_the_option_says_otherwise() -> None:
    def hit_on_one(**options: Any) -> Fight[Combat]:
        return boarding(bor(at=(2, 2)), cyn(at=(3, 2), kac=5), **options)

    fight = play(hit_on_one(), "BOR: attack CYN with sword", "BOR d20 1")
    assert struck(fight) == (11, 5, False)
    lenient = play(hit_on_one(natural_one_misses=False), "BOR: attack CYN with sword", "BOR d20 1 | BOR d6 3")
    assert struck(lenient) == (11, 5, True)


@pytest.mark.rule("SF-ATK-12")
@pytest.mark.parametrize(("kac", "critical"), [(23, True), (24, False)])
def test_a_natural_twenty_is_critical_only_if_its_total_reaches_the_armour_class(kac: int, critical: bool) -> None:
    fight = armed(BLADE, kac=kac)
    play(fight, "CYN: attack BOR with blade", "CYN d20 20 | CYN d4 3" + (" | CYN d4 3" if critical else ""))
    assert (last(fight, AttackResolved).critical, hp(fight, "BOR")) == (critical, 25 - (8 if critical else 4))


@pytest.mark.rule("SF-ATK-12")
def test_a_high_total_without_a_natural_twenty_is_not_critical() -> None:
    fight = boarding(bor(at=(2, 2)), cyn(at=(3, 2), kac=5))
    play(fight, "BOR: attack CYN with sword", "BOR d20 19 | BOR d6 3")
    assert last(fight, AttackResolved).critical is False


# -- weapons ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-17")
def test_a_weapon_must_be_wielded() -> None:
    things = [put(PIKE, "held"), put(SWORD, "accessible"), put(KNIFE, "stowed"), thing("rope", location="wielded")]
    fight = boarding(ada(at=(2, 2), items=things), bor(at=(3, 2)))
    for name in ("pike", "sword", "knife", "rope"):
        assert refused(fight, f"ADA: attack BOR with {name}") == ["SF-ATK-17"], name
    natural = boarding(ada(at=(2, 2), items=[put(FIST, "accessible")]), bor(at=(3, 2)))
    assert allowed(natural, "ADA: attack BOR with fist")


@pytest.mark.rule("SF-ATK-17")
def test_every_shot_takes_ammunition_and_too_little_of_it_is_refused() -> None:
    fight = armed(put(LASER, "wielded", capacity=20, usage=3, loaded=5), (8, 2))
    play(fight, "CYN: attack BOR with laser", "CYN d20 2")
    assert thing_of(fight, "CYN", "laser").loaded == 2
    play(fight, "CYN: end", "BOR: end")
    assert refused(fight, "CYN: attack BOR with laser") == ["SF-ATK-17"]
    exact = armed(put(LASER, "wielded", capacity=20, usage=3, loaded=3), (8, 2))
    play(exact, "CYN: attack BOR with laser", "CYN d20 2")
    assert thing_of(exact, "CYN", "laser").loaded == 0


@pytest.mark.rule("SF-ATK-20")
def test_shooting_into_melee_has_no_penalty_of_its_own() -> None:
    """ADA and BOR fight; ADA is not in the way."""
    fight = boarding(cyn(at=(2, 2), items=[LASER]), ada(at=(8, 3)), bor(at=(8, 2)))
    play(fight, "CYN: attack BOR with laser", "CYN d20 7 | CYN d4 1")
    assert struck(fight) == (13, 13, True)


@pytest.mark.rule("SF-ATK-20")
def test_a_creature_in_between_gives_soft_cover_and_the_shooter_may_provoke() -> None:
    fight = boarding(cyn(at=(2, 2), items=[LASER]), ada(at=(5, 2)), bor(at=(8, 2)))
    play(fight, "CYN: attack BOR with laser", "CYN d20 7")
    assert struck(fight) == (13, 17, False)
    beset = boarding(cyn(at=(2, 2), items=[LASER]), rat(at=(2, 3)), bor(at=(8, 2)))
    play(beset, "CYN: attack BOR with laser")
    assert asked(beset) == ["RAT opportunity"]


# -- the unseen ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-ATK-22")
def test_an_unobserved_target_in_a_known_square_is_missed_half_of_the_time() -> None:
    """BOR is invisible; CYN, adjacent with blindsense, knows his square."""

    def chance(face: int) -> Fight[Combat]:
        fight = boarding(
            ada(at=(2, 2), senses=SensesEntry(blindsense_ft=60)), bor(at=(3, 2), conditions=["invisible"])
        )  # fmt: skip
        damage = " | ADA d4 1" if face > 50 else ""
        return play(fight, "ADA: attack BOR with dagger", f"ADA d20 15 | ADA d100 {face}{damage}")

    assert (struck(chance(50))[2], last(chance(50), ConcealmentRolled).chance) == (False, 50)
    assert struck(chance(51))[2] is True


@pytest.mark.rule("SF-ATK-22")
def test_a_target_in_an_unknown_square_cannot_be_named_but_a_square_can_be_guessed() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2), conditions=["invisible"], hidden_from=["ADA"]))
    assert refused(fight, "ADA: attack BOR with dagger") == ["SF-ATK-22"]
    empty = play(fight.fork(), "ADA: attack square 3,3 with dagger")
    assert (last(empty, AttackResolved).hit, told(empty, Rolled), budget(empty, "ADA")) == (False, [], "mwr")
    play(fight, "ADA: attack square 3,2 with dagger", "ADA d20 15 | ADA d100 51 | ADA d4 1")
    assert (struck(fight)[2], hp(fight, "BOR")) == (True, 20)


@pytest.mark.rule("SF-ATK-22")
@pytest.mark.rule("SF-GRID-3")
def test_a_blow_into_a_guessed_square_finds_nobody_far_above_it_nor_oneself() -> None:
    wings = SpeedEntry(land=30, fly=30)
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2), speed=wings, altitude_ft=30))
    play(fight, "ADA: attack square 3,2 with dagger")
    assert (last(fight, AttackResolved).hit, asked(fight)) == (False, ["ADA turn"])
    low = boarding(ada(at=(2, 2)), bor(at=(3, 2), speed=wings, altitude_ft=5))
    play(low, "ADA: attack square 3,2 with dagger", "ADA d20 15 | ADA d4 1")
    assert hp(low, "BOR") == 20
    own = boarding(ada(at=(2, 2)), bor(at=(3, 2)))
    play(own, "ADA: attack square 2,2 with dagger")
    assert last(own, AttackResolved).hit is False
