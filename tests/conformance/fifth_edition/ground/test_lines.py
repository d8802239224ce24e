"""Lines, areas and what lies in their way: the geometry under cover, sight and spells, square by square."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.fifth_edition.ground.areas import DIRECTIONS, away, begins_at, is_clear, squares_towards
from affray.rulesets.fifth_edition.ground.board import nearest_free, occupied, squares_around
from affray.rulesets.fifth_edition.ground.cover import cover_from_point, square_of
from affray.rulesets.fifth_edition.ground.placing import Tallies, best_spot, best_strip, first_with_path, in_range
from affray.rulesets.fifth_edition.ground.sight import obscured_for
from affray.rulesets.fifth_edition.model.events import PowerUsed
from affray.rulesets.fifth_edition.model.scenario import AreaEntry, Senses
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    arena,
    bru,
    cle,
    decree,
    fig,
    fighter,
    mag,
    on_edges,
    on_squares,
    power,
    rai,
    saved,
    wall,
    wiz,
)
from tests.conformance.harness import answer, last, play

Spot = tuple[int, int]


@pytest.mark.rule("E5-SPELL-6")
@pytest.mark.parametrize(("point", "squares"), [
    ((9, 5), [(3, 2), (4, 2)]), ((1, 5), [(1, 2), (0, 2)]), ((5, 9), [(2, 3), (2, 4)]), ((5, 1), [(2, 1), (2, 0)]),
    ((9, 9), [(3, 3), (4, 4)]), ((1, 1), [(1, 1), (0, 0)]), ((9, 1), [(3, 1), (4, 0)]),
    ((9, 7), [(3, 2), (3, 3), (4, 3)]), ((7, 9), [(2, 3), (3, 3), (3, 4)]), ((5, 5), []), ((6, 6), []),
    ((8, 6), [(3, 2)]), ((8, 8), [(3, 3)]),
])  # fmt: skip
def test_the_squares_on_the_way_to_a_point(point: Spot, squares: list[Spot]) -> None:
    assert squares_towards((2, 2), point) == squares


@pytest.mark.rule("E5-SPELL-6")
@pytest.mark.parametrize(("point", "clear"), [((4, 4), True), ((8, 8), True), ((12, 6), False), ((13, 5), False),
                                              ((13, 13), True), ((12, 12), True)])  # fmt: skip
def test_a_point_may_be_a_corner_or_the_centre_of_a_square(point: Spot, clear: bool) -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(20, 15)), features=[wall((4, 1), (4, 2), (4, 3))])
    grid = fight.state.ground.grid
    total = fight.state.ground.grades[2]
    assert is_clear(grid, fighter(fight, "WIZ").place, point, total) is clear


@pytest.mark.rule("E5-SPELL-6")
@pytest.mark.parametrize(("barriers", "point", "begins"), [
    ([wall((5, 2))], (13, 5), (9, 5)), ([wall((5, 5))], (13, 13), (9, 9)),
    ([wall((5, 4), (4, 5), (5, 5))], (13, 13), (9, 9)),
    ([on_edges("wall", (4, 2), (5, 2), cover="total")], (13, 5), (9, 5)),
    ([on_edges("wall", (2, 4), (2, 5), cover="total")], (5, 13), (5, 9)),
    ([wall((4, 3), (3, 4), (4, 4))], (13, 13), (7, 7)), ([wall((5, 4))], (13, 13), (13, 13)),
])  # fmt: skip
def test_an_area_at_an_unseen_point_begins_before_what_bars_the_way(
    barriers: list[Any], point: Spot, begins: Spot
) -> None:
    fight = arena(wiz(at=(2, 2), conditions=["blinded"]), rai(at=(20, 15)), features=barriers)
    assert begins_at(fight.state, fighter(fight, "WIZ"), point) == begins


@pytest.mark.rule("E5-SPELL-6")
@pytest.mark.parametrize(("square", "point", "squared"), [
    ((2, 3), (5, 7), 0), ((2, 3), (8, 1), 45), ((2, 3), (1, 9), 20), ((0, 0), (4, 1), 9), ((4, 0), (9, 6), 25),
])  # fmt: skip
def test_how_far_a_square_is_from_a_point(square: Spot, point: Spot, squared: int) -> None:
    assert away(square, point) == squared


@pytest.mark.rule("E5-SPELL-6", "E5-SPACE-1")
@pytest.mark.parametrize(("point", "begins"), [
    ((7, 13), (7, 9)), ((5, 13), (5, 9)), ((13, 7), (9, 7)), ((13, 5), (9, 5)),
])  # fmt: skip
def test_of_a_large_one_the_nearest_square_looks_for_the_point(point: Spot, begins: Spot) -> None:
    walls = wall((2, 5), (3, 5), (5, 2), (5, 3))
    fight = arena(bru(at=(2, 2), conditions=["blinded"]), fig(at=(20, 15)), features=[walls])
    assert begins_at(fight.state, fighter(fight, "BRU"), point) == begins


@pytest.mark.rule("E5-SPELL-18")
def test_the_directions_lead_to_the_eight_squares_around() -> None:
    around = {name: (8 + dx, 8 + dy) for name, (dx, dy) in DIRECTIONS.items()}
    assert around == {
        "north": (8, 7), "northeast": (9, 7), "east": (9, 8), "southeast": (9, 9),
        "south": (8, 9), "southwest": (7, 9), "west": (7, 8), "northwest": (7, 7),
    }  # fmt: skip


@pytest.mark.rule("E5-COVER-11", "E5-COVER-9")
@pytest.mark.parametrize(("features", "grade"), [
    ([], 0), ([wall((6, 5), (6, 4))], 3), ([on_squares("rail", (6, 5), (6, 4), cover="half")], 1),
    ([on_squares("slit", (6, 5), (6, 4), cover="three_quarters")], 2), ([on_squares("rail", (8, 5), cover="total")], 0),
])  # fmt: skip
def test_cover_from_a_corner_where_squares_meet(features: list[Any], grade: int) -> None:
    fight = arena(fig(at=(8, 5)), rai(at=(20, 15)), features=features)
    assert cover_from_point(fight.state, (8, 10), 0, fighter(fight, "FIG")) == grade
    assert cover_from_point(fight.state, (9, 11), 0, fighter(fight, "FIG")) == grade


@pytest.mark.rule("E5-COVER-9", "E5-COVER-11")
def test_of_a_large_creature_the_square_with_the_least_cover_counts() -> None:
    fight = arena(bru(at=(8, 4)), fig(at=(20, 15)), features=[wall((6, 5), (7, 5))])
    assert cover_from_point(fight.state, (8, 10), 0, fighter(fight, "BRU")) == 0
    hidden = arena(bru(at=(8, 4)), fig(at=(20, 15)), features=[wall((7, 3), (7, 4), (7, 5))])
    assert cover_from_point(hidden.state, (8, 10), 0, fighter(hidden, "BRU")) == 3


@pytest.mark.rule("E5-COVER-11")
@pytest.mark.parametrize(("point", "square"), [
    ((0, 0), (0, 0)), ((5, 5), (2, 2)), ((6, 5), (3, 2)), ((60, 40), (29, 19)), ((59, 39), (29, 19)),
])  # fmt: skip
def test_the_square_of_a_point(point: Spot, square: Spot) -> None:
    fight = arena(fig(at=(8, 5)), rai(at=(20, 15)))
    assert square_of(fight.state, point) == Footprint(*square)


# -- sight -----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-SIGHT-3", "E5-SIGHT-4")
@pytest.mark.parametrize(("senses", "far", "seen"), [
    ({}, 2, (2, 1, 2, 1)), ({"darkvision_ft": 10}, 2, (1, 0, 2, 1)), ({"darkvision_ft": 5}, 2, (2, 1, 2, 1)),
    ({"truesight_ft": 10}, 2, (0, 0, 2, 1)), ({"truesight_ft": 5}, 2, (2, 1, 2, 1)),
    ({"blindsight_ft": 10}, 2, (0, 0, 0, 0)), ({"blindsight_ft": 5}, 2, (2, 1, 2, 1)), ({}, 0, (2, 1, 2, 1)),
    ({"blindsight_ft": 10}, 0, (0, 0, 0, 0)),
])  # fmt: skip
def test_how_obscured_a_place_is_for_whom(senses: dict[str, int], far: int, seen: tuple[int, ...]) -> None:
    spots = ((10, 10 + far), (10, 10 - far), (10 + far, 10), (10 - far, 10))
    kinds = ({"light": "dark"}, {"light": "dim"}, {"obscured": "heavy"}, {"obscured": "light"})
    for spot, kind, grade in zip(spots, kinds, seen, strict=True):
        there = on_squares("gloom", spot, **kind)
        fight = arena(fig(at=(10, 10), senses=Senses(**senses)), rai(at=(20, 15)), features=[there])
        assert obscured_for(fight.state, fighter(fight, "FIG"), Footprint(*spot)) == grade, kind


# -- room ------------------------------------------------------------------------------------------
@pytest.mark.rule("E5-SPACE-7")
def test_squares_around_somebody_come_from_near_to_far_and_its_own_last() -> None:
    fight = arena(fig(at=(1, 0)), rai(at=(3, 3)), size=(4, 4))
    found = list(squares_around(fight.state, fighter(fight, "FIG")))
    rings = [max(abs(x - 1), abs(y)) for x, y in found]
    assert rings == [1] * 5 + [2] * 6 + [3] * 4 + [0]
    assert len(set(found)) == 16
    near = list(squares_around(fight.state, fighter(fight, "FIG"), 5))
    assert near == [(0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (1, 0)]
    large = arena(bru(at=(1, 1)), fig(at=(5, 5)), size=(6, 6))
    assert len(list(squares_around(large.state, fighter(large, "BRU"), 5))) == 12 + 4


@pytest.mark.rule("E5-SPACE-7")
def test_the_nearest_free_place_has_the_lowest_x_then_the_lowest_y() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), wiz(at=(1, 1)), bru(at=(15, 10)))
    state = fight.state
    assert nearest_free(state, fighter(fight, "WIZ"), Footprint(2, 2)) == Footprint(1, 1)
    assert nearest_free(state, fighter(fight, "RAI"), Footprint(2, 2)) == Footprint(1, 2)
    full = arena(bru(at=(0, 0)), rai(at=(2, 0)), fig(at=(2, 1)), size=(3, 2))
    assert nearest_free(full.state, fighter(full, "FIG"), Footprint(0, 0)) == Footprint(2, 1)
    assert nearest_free(full.state, fighter(full, "BRU"), Footprint(1, 0, 2, 2)) == Footprint(0, 0, 2, 2)
    tight = arena(bru(at=(0, 0)), rai(at=(2, 0)), fig(at=(2, 1)), wiz(at=(3, 0)), size=(4, 2))
    decree(tight, "place WIZ 3,1")
    assert nearest_free(tight.state, fighter(tight, "RAI"), Footprint(3, 1)) == Footprint(2, 0)
    assert occupied(tight.state) != occupied(tight.state, [fighter(tight, "RAI")])


# -- where a computer player places an area --------------------------------------------------------
def burst(size: int = 10, shape: Any = "sphere", range_ft: int = 60) -> Any:
    return saved("burst", "dex", range_ft=range_ft, damage="3d6 fire", area=AreaEntry(shape=shape, size_ft=size))


@pytest.mark.rule("E5-DEC-28")
def test_an_ally_in_an_area_weighs_as_much_as_two_enemies() -> None:
    def facing(*friends: Spot) -> Any:
        fan = power("fan", range_ft=0, damage="3d6 fire", area=AreaEntry(shape="cone", size_ft=15))
        enemies = ((10, 7), (9, 7), (13, 10), (13, 9), (13, 11))
        fight = arena(
            wiz(at=(10, 10), powers=[fan]), *(rai(f"R{n}", at=at) for n, at in enumerate(enemies)),
            *(fig(f"F{n}", at=at) for n, at in enumerate(friends)),
        )  # fmt: skip
        me = fighter(fight, "WIZ")
        foes = [each for each in fight.state.fighters.values() if each.side == "raiders"]
        ours = [each for each in fight.state.fighters.values() if each.side == "heroes" and each is not me]
        found = best_strip(fight.state, me, me.card.powers["fan"], foes, ours)
        assert found is not None
        return found.values["facing"], found.enemies, found.allies, found.worth

    assert facing() == ("east", 3, 0, 3)
    assert facing((12, 10)) == ("north", 2, 0, 2)
    assert facing((12, 10), (11, 7)) == ("east", 3, 1, 1)


@pytest.mark.rule("E5-DEC-28")
def test_the_best_square_for_a_burst_spares_friends() -> None:
    def spot(spoilt: int, *friends: Spot) -> Any:
        fight = arena(
            wiz(at=(2, 10), powers=[burst()]), rai("R1", at=(12, 10)), rai("R2", at=(14, 10)), rai("R3", at=(12, 3)),
            *(fig(f"F{n}", at=at) for n, at in enumerate(friends)),
        )  # fmt: skip
        people = list(fight.state.fighters.values())
        me = fighter(fight, "WIZ")
        foes = [each for each in people if each.side == "raiders"]
        ours = [each for each in people if each.side == "heroes" and each is not me]
        found = best_spot(fight.state, me, me.card.powers["burst"], foes, ours, spoilt)
        return None if found is None else (found.enemies, found.allies, found.worth)

    assert spot(2) == (2, 0, 2)
    assert spot(2, (13, 10)) == (1, 0, 1)


@pytest.mark.rule("E5-DEC-28", "E5-SPELL-6")
@pytest.mark.parametrize(("shape", "range_ft", "count"), [
    ("sphere", 0, 1), ("sphere", 5, 9), ("sphere", 10, 25), ("cube", 0, 16), ("cube", 5, 16), ("cube", 10, 36),
])  # fmt: skip
def test_the_squares_in_range_of_an_area(shape: str, range_ft: int, count: int) -> None:
    fight = arena(wiz(at=(10, 10), powers=[burst(10, shape, range_ft)]), rai(at=(20, 15)))
    me = fighter(fight, "WIZ")
    assert in_range(fight.state, me, me.card.powers["burst"]).bit_count() == count


@pytest.mark.rule("E5-SPELL-6")
@pytest.mark.parametrize("shape", ["sphere", "cube"])
def test_an_area_is_placed_where_a_line_goes(shape: str) -> None:
    closet = wall((14, 14), (15, 14), (16, 14), (14, 16), (15, 16), (16, 16), (14, 15), (16, 15))
    fight = arena(wiz(at=(10, 10), powers=[burst(5, shape)]), rai(at=(20, 15)), features=[closet])
    me, grid = fighter(fight, "WIZ"), fight.state.ground.grid
    shut, free = grid.square(15, 15), grid.square(18, 10)
    own = me.card.powers["burst"]
    assert first_with_path(fight.state, me, own, 1 << shut) == -1
    assert first_with_path(fight.state, me, own, 1 << shut | 1 << free) == free


@pytest.mark.rule("E5-DEC-28")
def test_tallies_count_how_often_each_square_was_added() -> None:
    tallies = Tallies()
    for each in (0b1111, 0b0111, 0b0011, 0b0001):
        tallies.add(each)
    assert [tallies.exactly(count, 0b11111) for count in range(9)] == [0b10000, 0b1000, 0b100, 0b10, 0b1, 0, 0, 0, 0]
    assert (tallies.most(0b11111), tallies.most(0b1100), tallies.most(0b10000)) == ((4, 1), (2, 0b100), (0, 0b10000))
    assert tallies.some == 0b1111


@pytest.mark.rule("E5-DEC-28")
def test_of_equal_directions_the_first_is_taken() -> None:
    cone = saved("cone", "dex", dc=30, range_ft=0, damage="1d6 fire", area=AreaEntry(shape="cone", size_ft=15))
    fight = arena(mag(at=(8, 8), powers=[cone]), fig(at=(8, 6)), cle(at=(8, 10)))
    play(fight, "MAG: use cone", "FIG d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG",)


@pytest.mark.rule("E5-DEC-28", "E5-SPELL-14")
@pytest.mark.parametrize("feet", [0, 30])
def test_a_block_that_nobody_places_catches_most_enemies(feet: int) -> None:
    box = saved("box", "str", dc=30, range_ft=feet, damage="1d6 cold", area=AreaEntry(shape="cube", size_ft=10))
    fight = arena(mag(at=(5, 5), powers=[box]), fig(at=(6, 5)), cle(at=(7, 6)), rai(at=(4, 5)))
    play(fight, "MAG: use box", "FIG d20 1 | CLE d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG", "CLE")


@pytest.mark.rule("E5-SPELL-6")
@pytest.mark.parametrize(("at", "begins"), [("10,5", "7,5"), ("5,5", "")])
def test_it_is_told_where_an_area_begins_that_was_placed_elsewhere(at: str, begins: str) -> None:
    fight = arena(wiz(at=(2, 5)), rai(at=(20, 6)), features=[wall(*[(8, y) for y in range(20)])])
    answer(fight, f"WIZ: use fire_burst at {at}")
    assert (last(fight, PowerUsed).at, last(fight, PowerUsed).begins) == (at, begins)
