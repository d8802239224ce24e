"""Thrown area weapons: aiming, scatter, explosions (SF-AREA)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.ground.scatter import room_before_corner, room_before_thrower
from affray.rulesets.starfinder.model.events import AttackResolved, DiceRolled, Exploded, Scattered
from affray.rulesets.starfinder.model.scenario import ExplodeEntry, SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from affray.space.measure import Footprint
from tests.conformance.harness import answer, asked, last, play, refused, throw, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    ada,
    boarding,
    bor,
    cyn,
    fighter,
    gnt,
    grenade,
    has,
    hp,
    lies,
    rat,
    rolled,
    sp,
    wall,
)

DART = replace(DAGGER, id="dart", properties=["thrown"], range_increment_ft=10)
FAR = (25, 15)


def thrower(at: tuple[int, int] = (0, 5), *others: Any, item: Any = None, **described: Any) -> Fight[Combat]:
    """CYN with a grenade, BOR far away unless others are given."""
    return boarding(cyn(at=at, items=[item or grenade()]), *(others or (bor(at=FAR),)), **described)


def missed(fight: Fight[Combat], point: str, direction: int, squares: int) -> str:
    """Where a missed grenade goes off."""
    throw(
        answer(fight, f"CYN: attack point {point} with grenade"), f"CYN d20 1 | CYN d8 {direction} | CYN d4 {squares}"
    )
    return last(fight, Exploded).at


# -- aiming ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-AREA-1")
def test_an_area_weapon_is_aimed_at_an_intersection_with_armour_class_five() -> None:
    fight = thrower((0, 5), bor(at=(6, 5)))
    assert refused(fight, "CYN: attack BOR with grenade") == ["SF-AREA-1"]
    short = play(fight.fork(), "CYN: attack point 3,5 with grenade", "CYN d20 2 | CYN d6 1")
    assert (rolled(short), last(short, AttackResolved).hit) == ((5, 5), True)
    clumsy = thrower((0, 5), bor(at=FAR), item=grenade(bonus=2))
    play(clumsy, "CYN: attack point 5,5 with grenade", "CYN d20 2 | CYN d8 5 | CYN d4 1")
    assert (rolled(clumsy), last(clumsy, AttackResolved).hit) == ((4, 5), False)


@pytest.mark.rule("SF-AREA-2")
def test_the_roll_has_the_thrown_bonus_and_range_and_a_natural_one_misses() -> None:
    """bab 2 and Strength +1, not Dexterity; 25 ft are the second increment."""
    fight = thrower(item=replace(grenade(), attack_bonus=None))
    play(fight, "CYN: attack point 6,5 with grenade", "CYN d20 10")
    assert rolled(fight)[0] == 10 + 2 + 1 - 2
    sure = thrower(item=grenade(bonus=20))
    play(sure, "CYN: attack point 6,5 with grenade", "CYN d20 1 | CYN d8 1 | CYN d4 1")
    assert (rolled(sure), last(sure, AttackResolved).hit) == ((19, 5), False)


@pytest.mark.rule("SF-AREA-2")
def test_what_protects_a_creature_does_not_protect_the_intersection() -> None:
    for state in (["prone"], ["invisible"], ["flat_footed"]):
        fight = thrower((0, 5), bor(at=(6, 5), conditions=state), rat(at=(4, 5)))
        play(fight, "CYN: attack point 6,5 with grenade", "CYN d20 4 | CYN d6 1")
        assert (rolled(fight), last(fight, AttackResolved).hit, asked(fight)) == ((5, 5), True, ["BOR save"]), state


@pytest.mark.rule("SF-AREA-3")
def test_a_hit_takes_effect_at_the_chosen_intersection_at_once() -> None:
    fight = thrower((0, 5), bor(at=(6, 5)))
    play(fight, "CYN: attack point 6,5 with grenade", "CYN d20 15 | CYN d6 5", "BOR: fail")
    assert (last(fight, Exploded).at, told(fight, Scattered), hp(fight, "BOR")) == ("6,5", [], 20)
    assert "grenade" not in fighter(fight, "CYN").items


# -- scatter ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-AREA-4")
def test_a_miss_scatters_by_a_d8_and_a_d4_from_an_intersection_or_a_square() -> None:
    fight = thrower()
    play(fight, "CYN: attack point 10,5 with grenade", "CYN d20 1 | CYN d8 3 | CYN d4 4")
    assert [(each.direction, each.squares, each.to) for each in told(fight, Scattered)] == [(3, 4, "10,1")]
    darts = boarding(ada(at=(0, 5), items=[DART]), bor(at=(8, 5)))
    play(darts, "ADA: attack BOR with dart throw yes", "ADA d20 2 | ADA d8 3 | ADA d4 4")
    assert ([each.to for each in told(darts, Scattered)], lies(darts)) == (["8,1"], {"ADA.dart": (8, 1)})


@pytest.mark.rule("SF-AREA-5")
@pytest.mark.parametrize(
    ("direction", "at"),
    [(1, "8,5"), (2, "8,3"), (3, "10,3"), (4, "12,3"), (5, "12,5"), (6, "12,7"), (7, "10,7"), (8, "8,7")],
)
def test_one_is_short_and_the_others_go_round_clockwise(direction: int, at: str) -> None:
    """The thrower is in the west; two squares."""
    assert missed(thrower(), "10,5", direction, 2) == at


@pytest.mark.rule("SF-AREA-6")
@pytest.mark.parametrize(
    ("thrower_at", "point", "direction", "at"),
    [
        ((0, 0), "6,6", 1, "5,5"), ((0, 0), "6,6", 2, "6,5"), ((0, 0), "6,2", 1, "5,2"), ((0, 0), "6,3", 1, "5,2"),
        ((6, 0), "6,8", 1, "6,7"), ((12, 12), "6,6", 1, "7,7"), ((12, 12), "6,6", 2, "6,7"),
    ],
)  # fmt: skip
def test_short_is_the_nearest_of_eight_directions_to_the_thrower(
    thrower_at: tuple[int, int], point: str, direction: int, at: str
) -> None:
    assert missed(thrower(thrower_at), point, direction, 1) == at


@pytest.mark.rule("SF-AREA-6")
def test_a_diagonal_is_not_made_longer() -> None:
    assert missed(thrower((0, 0)), "6,6", 5, 4) == "10,10"


@pytest.mark.rule("SF-AREA-7")
def test_a_short_throw_stops_at_the_thrower() -> None:
    assert missed(thrower((5, 5)), "8,5", 1, 4) == "6,5"
    assert missed(thrower((5, 5), scatter_stops_at_thrower=False), "8,5", 1, 4) == "4,5"
    assert missed(thrower((5, 5)), "8,5", 5, 4) == "12,5"
    darts = boarding(ada(at=(5, 5), items=[DART]), bor(at=(7, 5)))
    play(darts, "ADA: attack BOR with dart throw yes", "ADA d20 2 | ADA d8 1 | ADA d4 4")
    assert lies(darts) == {"ADA.dart": (5, 5)}


@pytest.mark.rule("SF-AREA-7")
def test_a_barrier_stops_what_scatters() -> None:
    barrier = [wall((12, 4), (12, 5))]
    assert missed(thrower(terrain=barrier), "10,5", 5, 4) == "12,5"
    darts = boarding(ada(at=(0, 5), items=[DART]), bor(at=(10, 5)), terrain=barrier)
    play(darts, "ADA: attack BOR with dart throw yes", "ADA d20 2 | ADA d8 5 | ADA d4 4")
    assert lies(darts) == {"ADA.dart": (11, 5)}


@pytest.mark.rule("SF-AREA-7")
@pytest.mark.parametrize("x", [1, 2, 3])
def test_what_scatters_over_the_rim_stops_on_it(x: int) -> None:
    assert missed(thrower((6, 5)), f"{x},5", 5, 4) == "0,5"


@pytest.mark.rule("SF-AREA-8")
def test_a_missed_area_weapon_takes_effect_where_it_lands() -> None:
    fight = thrower((0, 5), bor(at=(10, 9)))
    play(fight, "CYN: attack point 10,5 with grenade", "CYN d20 1 | CYN d8 7 | CYN d4 4 | CYN d6 3", "BOR: fail")
    assert (last(fight, Exploded).at, hp(fight, "BOR")) == ("10,9", 22)


@pytest.mark.rule("SF-AREA-8")
def test_a_missed_dart_hurts_nobody_and_one_that_hits_lies_with_the_target() -> None:
    fight = boarding(ada(at=(0, 5), items=[DART]), bor(at=(4, 5)), rat(at=(4, 4)))
    wide = play(fight.fork(), "ADA: attack BOR with dart throw yes", "ADA d20 2 | ADA d8 3 | ADA d4 1")
    assert (lies(wide), hp(wide, "RAT"), hp(wide, "BOR")) == ({"ADA.dart": (4, 4)}, 6, 25)
    play(fight, "ADA: attack BOR with dart throw yes", "ADA d20 15 | ADA d4 1")
    assert (lies(fight), hp(fight, "BOR"), "dart" in fighter(fight, "ADA").items) == ({"ADA.dart": (4, 5)}, 20, False)


# -- explosions ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-AREA-9")
@pytest.mark.parametrize(
    ("square", "caught"),
    [((10, 5), True), ((12, 5), True), ((13, 5), False), ((11, 6), True), ((12, 6), False), ((7, 4), True),
     ((6, 4), False), ((10, 2), True), ((10, 1), False)],
)  # fmt: skip
def test_squares_whose_farthest_corner_is_within_the_radius(square: tuple[int, int], caught: bool) -> None:
    """15 ft around (10,5)."""
    fight = thrower((0, 5), bor(at=square))
    play(fight, "CYN: attack point 10,5 with grenade", "CYN d20 15" + (" | CYN d6 4" if caught else ""))
    assert last(fight, Exploded).caught == (("BOR",) if caught else ())


@pytest.mark.rule("SF-AREA-9")
def test_a_large_creature_is_caught_with_any_of_its_squares_and_friends_are_not_spared() -> None:
    fight = thrower((0, 5), gnt(at=(12, 4)), ada(at=(9, 5)))
    play(fight, "CYN: attack point 10,5 with grenade", "CYN d20 15 | CYN d6 4")
    assert last(fight, Exploded).caught == ("GNT", "ADA")
    aside = thrower((0, 5), gnt(at=(13, 4)), ada(at=(20, 5)))
    play(aside, "CYN: attack point 10,5 with grenade", "CYN d20 15")
    assert last(aside, Exploded).caught == ()


@pytest.mark.rule("SF-AREA-9")
def test_total_cover_from_the_intersection_protects() -> None:
    fight = thrower((0, 5), bor(at=(12, 5)), rat(at=(9, 5)), terrain=[wall(*((11, y) for y in range(0, 12)))])
    play(fight, "CYN: attack point 10,5 with grenade", "CYN d20 15 | CYN d6 4")
    assert last(fight, Exploded).caught == ("RAT",)


@pytest.mark.rule("SF-AREA-9")
@pytest.mark.parametrize(("die", "left", "blind"), [(10, 23, False), (9, 20, True)])
def test_a_reflex_save_halves_the_damage_and_averts_the_rest(die: int, left: int, blind: bool) -> None:
    flash = replace(grenade(), explode=ExplodeEntry(damage="1d6", types=["F"], radius_ft=15, condition="blinded"))
    fight = thrower((0, 5), bor(at=(4, 5)), item=flash)
    play(fight, "CYN: attack point 5,5 with grenade", "CYN d20 15 | CYN d6 5", "BOR: attempt", f"BOR d20 {die}")
    assert (rolled(fight, "ref"), hp(fight, "BOR"), has(fight, "BOR", "blinded")) == ((die + 4, 14), left, blind)


@pytest.mark.rule("SF-AREA-10")
@pytest.mark.parametrize(
    ("item", "conditions", "point", "dc"),
    [
        (grenade(), [], "5,5", 14), (grenade(item_level=5), [], "5,5", 16), (grenade(), [], "6,5", 12),
        (grenade(), ["sickened"], "5,5", 12), (grenade(), ["sickened", "off_target"], "6,5", 8),
        (grenade(proficient=False), [], "5,5", 10),
    ],
)  # fmt: skip
def test_the_difficulty_falls_with_every_penalty_on_the_roll(item: Any, conditions: Any, point: str, dc: int) -> None:
    fight = boarding(cyn(at=(0, 5), items=[item], conditions=conditions), bor(at=(5, 5)))
    play(fight, f"CYN: attack point {point} with grenade", "CYN d20 19 | CYN d6 5", "BOR: attempt", "BOR d20 2")
    assert rolled(fight, "ref")[1] == dc


@pytest.mark.rule("SF-AREA-11")
def test_damage_is_rolled_once_for_all_and_a_critical_strikes_the_closest() -> None:
    """BOR stands at the intersection, RAT one square farther off."""
    fight = thrower((0, 5), bor(at=(5, 5)), rat(at=(6, 5)))
    play(fight, "CYN: attack point 5,5 with grenade", "CYN d20 20 | CYN d6 2 | CYN d6 5")
    assert [(each.why, each.faces) for each in told(fight, DiceRolled)] == [("damage", (2,)), ("critical_damage", (5,))]
    play(fight, "BOR: attempt", "BOR d20 15", "RAT: fail")
    assert (hp(fight, "BOR"), hp(fight, "RAT")) == (25 - 7 // 2, 6 - 2)


@pytest.mark.rule("SF-AREA-11")
def test_of_several_equally_close_the_thrower_chooses() -> None:
    fight = thrower((0, 5), bor(at=(5, 5)), rat(at=(5, 4)))
    play(fight, "CYN: attack point 5,5 with grenade", "CYN d20 20 | CYN d6 2")
    assert asked(fight) == ["CYN closest"]
    play(fight, "CYN: closest RAT", "CYN d6 3", "BOR: fail", "RAT: fail")
    assert (hp(fight, "BOR"), hp(fight, "RAT")) == (23, 1)


@pytest.mark.rule("SF-AREA-11")
def test_a_natural_twenty_below_five_is_a_hit_but_not_critical() -> None:
    fight = thrower((0, 5), bor(at=(5, 5)), item=grenade(bonus=-16))
    play(fight, "CYN: attack point 5,5 with grenade", "CYN d20 20 | CYN d6 2", "BOR: fail")
    assert (rolled(fight), last(fight, AttackResolved).hit, hp(fight, "BOR")) == ((4, 5), True, 23)


@pytest.mark.rule("SF-AREA-12")
def test_throwing_a_grenade_provokes() -> None:
    fight = thrower((0, 5), rat(at=(1, 5)), bor(at=(10, 5)))
    play(fight, "CYN: attack point 10,5 with grenade")
    assert asked(fight) == ["RAT opportunity"]
    play(fight, "RAT: attack_of_opportunity with shiv", "RAT d20 15 | RAT d6 1 | CYN d20 15 | CYN d6 1")
    assert (sp(fight, "CYN"), asked(fight)) == (18 - 4, ["BOR save"])


@pytest.mark.rule("SF-AREA-2", "SF-ATK-12")
@pytest.mark.parametrize(("bonus", "critical"), [(-14, True), (-15, True), (-16, False)])
def test_a_natural_twenty_at_an_intersection_is_critical_only_if_it_hits_its_ac(bonus: int, critical: bool) -> None:
    """CYN has a Strength of 1 beside what the grenade says; the AC is 5."""
    fight = boarding(cyn(at=(0, 5), items=[grenade(bonus=bonus)]), bor(at=(4, 5)))
    answer(fight, "CYN: attack point 4,5 with grenade")
    play(fight, "CYN d20 20 | CYN d6 1" + (" | CYN d6 1" if critical else ""), "BOR: attempt", "BOR d20 20")
    assert (last(fight, AttackResolved).hit, last(fight, AttackResolved).critical) == (True, critical)


@pytest.mark.rule("SF-AREA-1")
def test_an_area_weapon_without_a_point_is_aimed_at_a_corner_of_the_weakest() -> None:
    fight = boarding(cyn(at=(0, 5)), bor(at=(6, 5)), rat(at=(6, 12)))
    answer(fight, "CYN: attack with grenade")
    play(fight, "CYN d20 19 | CYN d6 1", "RAT: attempt", "RAT d20 20")
    assert last(fight, AttackResolved).target in ("6,12", "7,12", "6,13", "7,13")


@pytest.mark.rule("SF-AREA-7")
def test_the_room_before_the_thrower() -> None:
    place = Footprint(5, 5, 2, 2)
    spots = ((9, 5), (6, 2), (2, 2), (6, 6))
    assert [room_before_thrower(place, spot) for spot in spots] == [3, 3, 3, 0]
    assert [room_before_corner(place, spot) for spot in spots] == [2, 3, 3, 1]


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.rule("SF-AREA-9")
@pytest.mark.parametrize(("height", "harmed"), [(5, True), (15, True), (20, False)])
def test_an_explosion_reaches_up_as_far_as_to_the_side(height: int, harmed: bool) -> None:
    """A radius of 15 ft, and the far corner of the square beside the point 5 ft away: 15 ft also at a height of 15."""
    flier = {"speed": SpeedEntry(land=30, fly=30), "movement_mode": "fly"}
    fight = boarding(cyn(at=(0, 0)), bor(at=(6, 5), altitude_ft=height, **flier), rat(at=(20, 15)))
    answer(fight, "CYN: attack point 6,5 with grenade")
    play(fight, "CYN d20 10 | CYN d6 4", "BOR: attempt", "BOR d20 2") if harmed else play(fight, "CYN d20 10")
    assert hp(fight, "BOR") == (21 if harmed else 25)
