"""The grid: distances, space and reach, threat, lines (SF-GRID)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.starfinder.ground.board import (
    adjacent,
    distance,
    distance_to_corner,
    flat_reach,
    in_reach,
    knows_square,
    sees,
    squares_apart,
    threat_reach,
    weapon_reach,
)
from affray.rulesets.starfinder.ground.scatter import direction, scattered
from affray.rulesets.starfinder.ground.stepping import filled, neighbours
from affray.rulesets.starfinder.model.events import Moved, Scattered
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SensesEntry, SpeedEntry
from affray.space.measure import Footprint
from affray.space.steps import STEPS
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    FIST,
    LASER,
    PIKE,
    RIFLE,
    WINGS,
    Combatant,
    ada,
    at,
    boarding,
    bor,
    cyn,
    fighter,
    gnt,
    ground,
    gun,
    melee,
    one,
    pair,
    piker,
    put,
    rat,
    rolled,
    wall,
)


@pytest.mark.rule("SF-GRID-1")
def test_a_square_is_adjacent_to_the_eight_around_it() -> None:
    around = [(x, y) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)]
    for square in around:
        assert allowed(boarding(ada(at=(5, 5)), bor(at=square)), "ADA: attack BOR with dagger"), square
    for square in ((7, 5), (7, 7), (5, 3), (6, 3)):
        assert refused(boarding(ada(at=(5, 5)), bor(at=square)), "ADA: attack BOR with dagger") == ["SF-ATK-2"]


@pytest.mark.rule("SF-GRID-2")
@pytest.mark.parametrize(
    ("square", "increments"), [((4, 0), 2), ((3, 2), 2), ((4, 1), 2), ((4, 2), 3), ((4, 4), 3), ((5, 3), 3)]
)
def test_every_second_diagonal_counts_twice(square: tuple[int, int], increments: int) -> None:
    """An increment of 10 ft measures the distance: 2 is 15 or 20 ft, 3 is 25 or 30 ft."""
    pistol = gun("pistol", "1d4", "P", 5, 10)
    fight = boarding(cyn(at=(0, 0), items=[pistol]), bor(at=square))
    play(fight, "CYN: attack BOR with pistol", "CYN d20 2")
    assert rolled(fight)[0] == 7 - 2 * (increments - 1)


@pytest.mark.rule("SF-GRID-3")
def test_distance_is_that_of_the_nearest_squares() -> None:
    pistol = gun("pistol", "1d4", "P", 5, 10)
    fight = boarding(cyn(at=(0, 0), items=[pistol]), gnt(at=(2, 0), items=[]))
    play(fight, "CYN: attack GNT with pistol", "CYN d20 2")
    assert rolled(fight)[0] == 7
    farther = boarding(cyn(at=(0, 0), items=[pistol]), gnt(at=(3, 0)))
    play(farther, "CYN: attack GNT with pistol", "CYN d20 2")
    assert rolled(farther)[0] == 5
    behind = boarding(gnt(at=(0, 0), items=[pistol]), cyn(at=(3, 0)))
    play(behind, "GNT: attack CYN with pistol", "GNT d20 2")
    assert rolled(behind)[0] == 7


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(("altitude", "penalty"), [(0, -2), (10, -4), (5, -2)])
def test_height_is_combined_by_the_same_formula(altitude: int, penalty: int) -> None:
    """20 ft away and 10 ft up are 25 ft, 20 ft away and 5 ft up are 20 ft."""
    pistol = gun("pistol", "1d4", "P", 5, 10)
    wings = SpeedEntry(land=30, fly=30)
    fight = boarding(cyn(at=(0, 0), items=[pistol]), bor(at=(4, 0), altitude_ft=altitude, speed=wings))
    play(fight, "CYN: attack BOR with pistol", "CYN d20 2")
    assert rolled(fight)[0] == 7 + penalty


@pytest.mark.rule("SF-GRID-4")
@pytest.mark.parametrize(
    ("size", "squares", "reach"),
    [("small", 1, 5), ("medium", 1, 5), ("large", 2, 10), ("huge", 3, 15), ("gargantuan", 4, 20), ("colossal", 6, 30)],
)
def test_space_and_reach_by_size(size: str, squares: int, reach: int) -> None:
    fight = boarding(gnt(at=(0, 0), size=size, reach_ft=None), ada(at=(squares + 9, 0)))
    place = fighter(fight, "GNT").place
    assert (place.wide, place.deep, fighter(fight, "GNT").card.reach_ft) == (squares, squares, reach)
    far = squares - 1 + reach // 5
    assert allowed(boarding(gnt(at=(0, 0), size=size, reach_ft=None), ada(at=(far, 0))), "GNT: attack ADA with fist")
    assert refused(
        boarding(gnt(at=(0, 0), size=size, reach_ft=None), ada(at=(far + 1, 0))), "GNT: attack ADA with fist"
    )


@pytest.mark.rule("SF-GRID-4")
@pytest.mark.parametrize("size", ["fine", "diminutive", "tiny"])
def test_the_smallest_have_no_reach(size: str) -> None:
    fight = boarding(rat(at=(2, 2), size=size), ada(at=(3, 2)))
    assert fighter(fight, "RAT").card.reach_ft == 0
    assert refused(fight, "RAT: attack ADA with shiv") == ["SF-ATK-2"]


@pytest.mark.rule("SF-GRID-5")
def test_a_reach_weapon() -> None:
    for x in (1, 2):
        assert allowed(boarding(ada(at=(0, 0), items=[PIKE]), bor(at=(x, 0))), "ADA: attack BOR with pike")
    lance = melee("lance", "1d8", "P", 10, properties=["reach"])
    assert allowed(boarding(gnt(at=(0, 0), items=[lance]), ada(at=(4, 0))), "GNT: attack ADA with lance")
    assert refused(boarding(gnt(at=(0, 0), items=[lance]), ada(at=(5, 0))), "GNT: attack ADA with lance") == [
        "SF-ATK-2"
    ]


@pytest.mark.rule("SF-GRID-6")
def test_a_reach_of_ten_feet_covers_the_second_diagonal_and_others_do_not() -> None:
    assert allowed(boarding(ada(at=(0, 0), items=[PIKE]), bor(at=(2, 2))), "ADA: attack BOR with pike")
    assert refused(boarding(ada(at=(0, 0), items=[PIKE]), bor(at=(2, 3))), "ADA: attack BOR with pike") == ["SF-ATK-2"]
    long = {"reach_ft": 15, "items": [FIST]}
    assert allowed(boarding(bor(at=(0, 0), **long), ada(at=(2, 2))), "BOR: attack ADA with fist")
    assert refused(boarding(bor(at=(0, 0), **long), ada(at=(3, 3))), "BOR: attack ADA with fist") == ["SF-ATK-2"]


@pytest.mark.rule("SF-GRID-7")
def test_one_threatens_where_one_could_strike_now() -> None:
    for square, threatened in (((4, 2), True), ((4, 4), True), ((5, 2), False), ((3, 3), True)):
        fight = boarding(bor(at=square), ada(at=(2, 2), items=[PIKE]))
        play(fight, f"BOR: move {square[0]},{square[1] + 1}")
        assert asked(fight) == (["ADA opportunity"] if threatened else ["BOR turn"]), square
    blocked = boarding(bor(at=(4, 2)), ada(at=(2, 2), items=[PIKE]), terrain=[wall((3, 1), (3, 2), (3, 3))])
    play(blocked, "BOR: move 5,2")
    assert asked(blocked) == ["BOR turn"]


@pytest.mark.rule("SF-GRID-8")
def test_what_threatens_nothing() -> None:
    def leaving(**adas: Any) -> list[str]:
        fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), **adas))
        play(fight, "BOR: move 4,2")
        return asked(fight)

    assert leaving(items=[LASER]) == ["BOR turn"]
    assert leaving(items=[put(DAGGER, "accessible")]) == ["BOR turn"]
    assert leaving(items=[put(PIKE, "held")]) == ["BOR turn"]
    assert leaving(items=[]) == ["BOR turn"]
    assert leaving(items=[], traits=["improved_unarmed"]) == ["ADA opportunity"]
    assert leaving(reach_ft=0) == ["BOR turn"]
    assert leaving(conditions=["paralyzed"]) == ["BOR turn"]
    assert leaving() == ["ADA opportunity"]


@pytest.mark.rule("SF-GRID-9")
def test_a_creature_without_reach_enters_the_targets_square() -> None:
    fight = boarding(rat(at=(2, 2), size="tiny"), ada(at=(4, 2)))
    assert refused(fight, "RAT: attack ADA with shiv") == ["SF-ATK-2"]
    play(fight, "RAT: move 3,2 4,2", "ADA: decline")
    assert at(fight, "RAT") == (4, 2)
    play(fight, "RAT: attack ADA with shiv", "RAT d20 2", "RAT: end")
    assert allowed(fight, "ADA: attack RAT with dagger")


@pytest.mark.rule("SF-GRID-10")
def test_line_of_effect() -> None:
    solid = [wall(*((5, y) for y in range(10)))]
    gap = [wall(*((5, y) for y in range(10) if y != 5))]
    fog = [ground("fog", *((5, y) for y in range(10)), conceals=True)]
    border = [ground("fence", borders=[[5, y, "W"] for y in range(10)], blocks_loe=True, blocks_movement=True)]

    def shot(terrain: Any, y: int = 5) -> bool:
        fight = boarding(cyn(at=(2, 5)), bor(at=(8, y)), size=(12, 10), terrain=terrain)
        return allowed(fight, "CYN: attack BOR with laser")

    assert not shot(solid)
    assert shot(gap)
    assert shot(fog)
    assert not shot(border)
    assert not shot(gap, 9)


@pytest.mark.rule("SF-GRID-11")
def test_line_of_sight_needs_a_precise_sense() -> None:
    def charge(**adas: Any) -> list[str]:
        fight = boarding(ada(at=(0, 5), **adas), bor(at=(6, 5), conditions=["invisible"]))
        return [] if allowed(fight, "ADA: charge BOR with dagger") else refused(fight, "ADA: charge BOR with dagger")

    assert charge()[0] == "SF-CHARGE-7"
    assert charge(senses=SensesEntry(blindsense_ft=60))[0] == "SF-CHARGE-7"
    assert charge(senses=SensesEntry(blindsight_ft=60)) == []
    blind = boarding(ada(at=(0, 5), conditions=["blinded"]), bor(at=(6, 5)))
    assert refused(blind, "ADA: charge BOR with dagger")[0] == "SF-CHARGE-7"


@pytest.mark.rule("SF-GRID-12")
def test_of_equally_close_creatures_the_actor_chooses() -> None:
    fight = boarding(cyn(at=(0, 5)), rat("R1", at=(5, 4)), rat("R2", at=(5, 5)))
    play(fight, "CYN: attack point 5,5 with grenade", "CYN d20 20 | CYN d6 1")
    assert asked(fight) == ["CYN closest"]
    assert (allowed(fight, "CYN: closest R1"), allowed(fight, "CYN: closest R2")) == (True, True)


@pytest.mark.rule("SF-GRID-13")
def test_charges_and_runs_follow_the_grid_line() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    play(fight, "ADA: run 7,3")
    assert [each.end for each in told(fight, Moved)] == ["1,0", "2,1", "3,1", "4,2", "5,2", "6,3", "7,3"]
    halves = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    play(halves, "ADA: run 4,2")
    assert [each.end for each in told(halves, Moved)] == ["1,0", "2,1", "3,1", "4,2"]
    back = boarding(ada(at=(4, 2)), bor(at=(29, 19)))
    play(back, "ADA: run 0,0")
    assert [each.end for each in told(back, Moved)] == ["3,2", "2,1", "1,1", "0,0"]


@pytest.mark.rule("SF-GRID-14")
@pytest.mark.parametrize(
    ("target", "landing"), [((8, 5), (7, 5)), ((8, 8), (7, 7)), ((8, 6), (7, 6)), ((5, 1), (5, 2)), ((2, 5), (3, 5))]
)
def test_the_direction_closest_in_angle(target: tuple[int, int], landing: tuple[int, int]) -> None:
    """A throw that falls one square short comes back toward the thrower."""
    dart = melee("dart", "1d4", "P", 5, properties=["thrown"], range_increment_ft=20)
    fight = boarding(ada(at=(5, 5), items=[dart]), bor(at=target))
    play(fight, "ADA: attack BOR with dart throw yes", "ADA d20 2 | ADA d8 1 | ADA d4 1")
    assert last(fight, Scattered).to == f"{landing[0]},{landing[1]}"


@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_a_border_is_on_the_side_that_is_named(side: str) -> None:
    beyond = {"N": "5,4", "E": "6,5", "S": "5,6", "W": "4,5"}
    fence = ground("fence", borders=[[5, 5, side]], blocks_movement=True)
    fight = boarding(ada(at=(5, 5)), bor(at=(20, 15)), terrain=[fence])
    closed = [name for name, square in beyond.items() if not allowed(fight, f"ADA: guarded_step {square}")]
    assert closed == [side]


@pytest.mark.rule("SF-GRID-2", "SF-GRID-3")
@pytest.mark.parametrize(
    ("at", "height", "squares"),
    [
        ((3, 0), 0, 3), ((3, 3), 0, 4), ((2, 3), 0, 4), ((4, 1), 0, 4), ((1, 4), 0, 4), ((3, 0), 10, 4),
        ((1, 0), 20, 4), ((2, 0), 20, 5), ((2, 0), -10, 3), ((0, 0), 5, 1), ((2, 0), 4, 2), ((3, 3), 10, 5),
    ],
)  # fmt: skip
def test_how_far_spaces_lie_apart(at: tuple[int, int], height: int, squares: int) -> None:
    assert squares_apart(Footprint(0, 0), Footprint(*at), height) == squares


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(("x", "height", "feet"), [(8, 0, 10), (8, 10, 15), (8, 20, 25), (10, 10, 25), (6, 5, 5)])
def test_how_far_an_intersection_is(x: int, height: int, feet: int) -> None:
    assert distance_to_corner(one(cyn(at=(5, 5), speed=WINGS, altitude_ft=height)), (x, 5)) == feet


@pytest.mark.rule("SF-GRID-3", "SF-AREA-9")
@pytest.mark.parametrize(
    ("squares", "height", "left"),
    [(4, 0, 4), (4, 4, 4), (4, 5, 4), (4, 10, 3), (4, -10, 3), (4, 20, 1), (2, 10, 1), (2, 15, -1), (3, 15, 1)],
)
def test_how_far_an_area_reaches_on_another_level(squares: int, height: int, left: int) -> None:
    assert flat_reach(squares, height) == left


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(
    ("height", "other", "near"), [(0, 0, True), (5, 0, True), (10, 0, False), (0, 5, True), (0, 10, False)]
)
def test_who_is_next_to_whom_in_the_air(height: int, other: int, near: bool) -> None:
    _, a, b = pair(ada(at=(3, 3), speed=WINGS, altitude_ft=height), bor(at=(4, 3), speed=WINGS, altitude_ft=other))
    assert adjacent(a, b) is near
    assert distance(a, b) == (5 if near else 10)


@pytest.mark.rule("SF-GRID-4", "SF-GRID-5")
@pytest.mark.parametrize(
    ("size", "plain", "long"),
    [("tiny", 0, 5), ("small", 5, 10), ("medium", 5, 10), ("large", 10, 15), ("huge", 15, 20), ("colossal", 30, 35)],
)
def test_how_far_weapons_reach(size: Any, plain: int, long: int) -> None:
    fighter = one(ada(size=size, items=[DAGGER, put(PIKE, "accessible")]))
    kinds = [fighter.items[name].kind for name in ("dagger", "pike")]
    assert [weapon_reach(fighter.card, kind) for kind in kinds] == [plain, long]


@pytest.mark.rule("SF-GRID-6", "SF-GRID-3")
@pytest.mark.parametrize(
    ("at", "height", "reach", "reached"),
    [
        ((2, 2), 0, 10, True), ((3, 0), 0, 10, False), ((0, 3), 0, 10, False), ((3, 3), 0, 10, False),
        ((2, 2), 0, 15, True), ((3, 3), 0, 15, False), ((1, 1), 0, 5, True), ((2, 0), 0, 5, False),
        ((1, 0), 10, 10, True), ((2, 0), 10, 10, False), ((2, 0), 5, 10, True), ((1, 0), 15, 10, False),
        ((1, 0), -10, 10, True), ((2, 1), 0, 10, True), ((3, 1), 0, 15, True), ((1, 3), 0, 15, True),
        ((3, 2), 0, 15, False), ((2, 0), 10, 15, True), ((3, 0), 10, 15, False),
    ],
)  # fmt: skip
def test_what_lies_within_a_reach(at: tuple[int, int], height: int, reach: int, reached: bool) -> None:
    assert in_reach(Footprint(0, 0), Footprint(*at), height, reach) is reached


@pytest.mark.rule("SF-GRID-7", "SF-GRID-8", "SF-GRID-9")
@pytest.mark.parametrize(
    ("who", "reach"),
    [
        (ada(), 5), (piker(), 10), (ada(items=[put(DAGGER, "held")]), -1), (ada(items=[]), -1), (ada(size="tiny"), -1),
        (ada(items=[], traits=["improved_unarmed"]), 5), (bor(items=[RIFLE]), -1), (gnt(), 10),
        (ada(conditions=["stunned"]), -1), (ada(conditions=["shaken"]), 5),
    ],
)  # fmt: skip
def test_how_far_somebody_threatens(who: Combatant, reach: int) -> None:
    assert threat_reach(one(who)) == reach


@pytest.mark.rule("SF-GRID-11", "SF-CONC-3", "SF-ATK-22")
@pytest.mark.parametrize(
    ("senses", "x", "light", "marks", "seen", "known"),
    [
        ({"darkvision_ft": 60}, 15, "dark", "", True, True), ({"darkvision_ft": 60}, 16, "dark", "", False, True),
        ({}, 5, "dark", "", False, True), ({}, 16, "dim", "", True, True), ({}, 5, "normal", "invisible", False, False),
        ({"blindsight_ft": 30}, 9, "normal", "invisible", True, True),
        ({"blindsight_ft": 30}, 10, "normal", "invisible", False, False),
        ({"blindsense_ft": 30}, 9, "normal", "invisible", False, True),
        ({"blindsense_ft": 30}, 10, "normal", "invisible", False, False),
        ({"vision": False}, 5, "normal", "", False, True),
        ({"vision": False, "blindsight_ft": 10}, 5, "dark", "", True, True),
    ],
)  # fmt: skip
def test_who_sees_and_knows_whom(senses: Any, x: int, light: Any, marks: str, seen: bool, known: bool) -> None:
    combat, viewer, other = pair(
        ada(at=(3, 3), senses=SensesEntry(**senses)), bor(at=(x, 3), conditions=[marks] if marks else []),
        environment=EnvironmentEntry(light=light),
    )  # fmt: skip
    assert (sees(combat, viewer, other), knows_square(combat, viewer, other)) == (seen, known)


@pytest.mark.rule("SF-GRID-13")
@pytest.mark.parametrize(
    ("path", "squares"),
    [
        ([(2, 0)], ((1, 0), (2, 0))), ([(0, 2)], ((0, 1), (0, 2))), ([(1, 1)], ((1, 1),)), ([(0, 0)], ()),
        ([(1, 0), (1, 0)], ((1, 0),)), ([(2, 2)], ((1, 1), (2, 2))), ([(1, 0), (3, 0)], ((1, 0), (2, 0), (3, 0))),
        ([(0, 1), (0, 3)], ((0, 1), (0, 2), (0, 3))),
    ],
)  # fmt: skip
def test_a_path_is_filled_in(path: Any, squares: Any) -> None:
    assert filled(Footprint(0, 0), path) == squares


@pytest.mark.rule("SF-GRID-1")
def test_the_neighbours_of_a_corner_of_the_map() -> None:
    combat, fighter, _ = pair(ada(at=(0, 0)), bor(at=(9, 9)))
    assert sorted(neighbours(combat, fighter)) == [(0, 1), (1, 0), (1, 1)]


@pytest.mark.rule("SF-GRID-14", "SF-AREA-5", "SF-AREA-6")
@pytest.mark.parametrize(
    ("vector", "number"),
    [
        ((0, -3), 0), ((2, -2), 1), ((5, 1), 2), ((5, 2), 2), ((5, 3), 3), ((2, 2), 3), ((0, 4), 4), ((-2, 5), 4),
        ((-3, 5), 5), ((-7, -1), 6), ((-4, -4), 7), ((-1, -7), 0), ((3, -5), 1),
    ],
)  # fmt: skip
def test_the_direction_of_a_vector(vector: tuple[int, int], number: int) -> None:
    assert direction(*vector) == number
    assert [scattered(number, die) for die in (1, 2, 8)] == [STEPS[(number + more) % 8] for more in (0, 1, 7)]
