"""Facings, arcs and turning."""

from __future__ import annotations

from math import atan2, pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.bits import each
from affray.space.facing import Y_NORTH, Y_SOUTH, Arc, ArcStyle, Compass, Facing, arc, arc_between, arcs, laid, turnings
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.steps import STEPS
from tests.space import slow
from tests.space.plan import draw, read

many = settings(max_examples=80, deadline=None)
N, NE, E, SE, S, SW, W, NW = Facing
STYLES = {"3-2-3": ArcStyle.THREE_TWO_THREE, "3-4-1": ArcStyle.THREE_FOUR_ONE, "all": ArcStyle.ALL_FRONT}
ARCS = {"front": Arc.FRONT, "flank": Arc.FLANK, "rear": Arc.REAR}


def around(facing: Facing, style: ArcStyle) -> str:
    """The arcs around one square: f, l and r for front, flank and rear."""
    grid = Grid(3, 3)
    found = arcs(grid, Footprint(1, 1), Y_SOUTH.step(facing), style)
    marks: dict[int, str] = {}
    for mark, bits in zip("flr", found, strict=True):
        marks.update(dict.fromkeys(each(bits), mark))
    return draw(grid, {**marks, grid.square(1, 1): "@"})


def test_turning_goes_round_the_compass() -> None:
    assert N.turned(3) is SE
    assert N.turned(-1) is NW
    assert NW.apart(NE) == 2
    assert S.apart(N) == 4


def test_north_lies_where_the_game_says() -> None:
    assert Y_SOUTH.step(N) == (0, -1)
    assert Y_NORTH.step(N) == (0, 1)
    assert Y_SOUTH.step(SE) == (1, 1)
    assert Y_NORTH.step(SE) == (1, -1)
    assert Y_SOUTH.step(W) == Y_NORTH.step(W) == (-1, 0)


def test_the_direction_closest_in_angle() -> None:
    assert Y_SOUTH.towards(5, 2) is E
    assert Y_SOUTH.towards(5, 3) is SE
    assert Y_NORTH.towards(5, 3) is NE
    assert Y_SOUTH.towards(-1, -7) is N
    with pytest.raises(ValueError, match="no direction"):
        Y_SOUTH.towards(0, 0)


def test_three_neighbours_in_front_two_beside_three_behind() -> None:
    assert around(N, ArcStyle.THREE_TWO_THREE) == "fff\nl@l\nrrr"
    assert around(NE, ArcStyle.THREE_TWO_THREE) == "lff\nr@f\nrrl"
    assert around(N, ArcStyle.THREE_FOUR_ONE) == "fff\nl@l\nlrl"
    assert around(NE, ArcStyle.THREE_FOUR_ONE) == "lff\nl@f\nrll"
    assert around(S, ArcStyle.ALL_FRONT) == "fff\nf@f\nfff"


def test_the_best_arc_of_a_larger_opponent_counts() -> None:
    north = Y_SOUTH.step(N)
    guard = Footprint(2, 2)
    assert arc(guard, 3, 2, north) is Arc.FLANK
    assert arc_between(guard, Footprint(3, 2, 1, 2), north) is Arc.FLANK
    assert arc_between(guard, Footprint(3, 1, 1, 2), north) is Arc.FRONT


def test_a_footprint_lies_behind_and_to_the_right_of_its_front_left_square() -> None:
    assert laid((5, 5), 1, 2, N, Y_NORTH) == Footprint(5, 4, 1, 2)
    assert laid((5, 5), 2, 3, N, Y_NORTH) == Footprint(5, 3, 2, 3)
    assert laid((5, 5), 2, 3, E, Y_NORTH) == Footprint(3, 4, 3, 2)
    assert laid((5, 5), 2, 3, S, Y_NORTH) == Footprint(4, 5, 2, 3)
    assert laid((5, 5), 1, 1, NE, Y_NORTH) == Footprint(5, 5)
    with pytest.raises(ValueError, match="cannot face NE"):
        laid((5, 5), 1, 2, NE, Y_NORTH)


def test_a_long_creature_turns_by_being_laid_anew() -> None:
    grid = read("""
        ....
        .#..
        ....
    """)
    horse = laid((2, 0), 1, 2, N, Y_SOUTH)
    assert horse == Footprint(2, 0, 1, 2)
    assert turnings(grid, horse, 1, 2, E, 0, Y_SOUTH) == [
        Footprint(1, 0, 2, 1), Footprint(2, 0, 2, 1), Footprint(2, 1, 2, 1),
    ]  # fmt: skip
    someone = grid.bits([(3, 0)])
    assert turnings(grid, horse, 1, 2, E, someone, Y_SOUTH) == [Footprint(1, 0, 2, 1), Footprint(2, 1, 2, 1)]
    assert turnings(grid, Footprint(2, 1, 2, 2), 2, 2, E, grid.board, Y_SOUTH) == [Footprint(2, 1, 2, 2)]


@many
@given(
    st.builds(Footprint, st.integers(0, 4), st.integers(0, 4), st.integers(1, 3), st.integers(1, 3)),
    st.sampled_from(STEPS),
    st.sampled_from(sorted(STYLES)),
)
def test_arcs_agree_with_the_obvious(place: Footprint, step: tuple[int, int], style: str) -> None:
    grid = Grid(7, 7)
    found = arcs(grid, place, step, STYLES[style])
    for x, y in grid.points(grid.board):
        expected = ARCS[slow.arc(place.squares(), (x, y), step, style)]
        assert arc(place, x, y, step, STYLES[style]) is expected
        assert [bits >> grid.square(x, y) & 1 for bits in found] == [int(expected is one) for one in Arc]


@many
@given(st.integers(-30, 30), st.integers(-30, 30), st.sampled_from([Y_SOUTH, Y_NORTH]))
def test_directions_agree_with_the_obvious(dx: int, dy: int, compass: Compass) -> None:
    if (dx, dy) != (0, 0):
        angles = {}
        for facing in Facing:
            x, y = compass.step(facing)
            apart = abs(atan2(dy, dx) - atan2(y, x))
            angles[facing] = min(apart, 2 * pi - apart)
        assert compass.towards(dx, dy) is min(Facing, key=lambda facing: angles[facing])


def test_directions_lie_at_most_half_a_circle_apart() -> None:
    assert [Facing.N.apart(each) for each in Facing] == [0, 1, 2, 3, 4, 3, 2, 1]
    assert [each.apart(Facing.SE) for each in Facing] == [3, 2, 1, 0, 1, 2, 3, 4]
