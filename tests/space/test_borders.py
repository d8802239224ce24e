"""Where the rules of space end: the last square of a way, the second diagonal, the rim of a map."""

from __future__ import annotations

from affray.space.barrier import Barrier
from affray.space.field import Point, Rect
from affray.space.grid import Grid
from affray.space.measure import FIVE, FIVE_TEN
from affray.space.movement import flood
from affray.space.sight import Lines, Sight
from affray.space.straight import straight
from affray.space.trace import traced
from tests.space.plan import read


def test_a_way_that_can_be_paid_for_is_gone_to_its_end() -> None:
    ahead = flood(Grid(4, 1), 0, 9)
    assert list(ahead.as_far(ahead.path(3), 3)) == [0, 1, 2, 3]
    assert list(ahead.as_far(ahead.path(3), 1)) == [0, 1]


def test_an_anchor_is_in_the_front_in_which_it_was_first_reached_and_in_no_later_one() -> None:
    grid = read("""
        .....
        .~~#.
        .....
    """)
    floods = [flood(grid, 0, 12, measure=FIVE_TEN), flood(grid, 0, 24, extra=1), flood(grid, 0, 12)]
    for fronts in [each for flooded in floods for each in flooded.fronts]:
        found = 0
        for front in fronts:
            assert not found & front
            found |= front


def test_a_body_of_two_squares_side_by_side_meets_what_is_in_its_way() -> None:
    grid = Grid(5, 1)
    assert flood(grid, 0, 9, wide=2, deep=1, blocked=1 << 3).within() == 0b11
    assert flood(grid, 0, 9, wide=2, deep=1, through=1 << 2).within() == 0b1001
    assert flood(grid, 0, 9, wide=2, deep=1).within() == 0b1111


def test_the_first_step_of_a_straight_walk_may_be_the_last() -> None:
    grid = Grid(4, 1)
    assert straight(grid, 0, 3).until(grid.bits([(1, 0), (2, 0)])) == 1


def test_a_point_on_the_border_is_within_no_distance_at_all() -> None:
    rect = Rect(0, 0, 4, 4)
    assert rect.within(Point(4, 2), 0)
    assert not rect.within(Point(5, 2), 0)
    assert rect.within(Point(5, 2), 1)
    assert not rect.within(Point(2, 2), -1)


def test_every_second_diagonal_of_a_straight_walk_costs_double() -> None:
    grid = Grid(5, 5)
    assert straight(grid, 0, grid.square(4, 4), measure=FIVE_TEN).costs == (0, 1, 3, 4, 6)
    assert straight(grid, 0, grid.square(4, 4), measure=FIVE_TEN, parity=1).costs == (0, 2, 3, 5, 6)
    assert straight(grid, 0, grid.square(4, 4), measure=FIVE).costs == (0, 1, 2, 3, 4)


def test_heights_are_drawn_the_same_way_up_as_the_map() -> None:
    def column(grid: Grid) -> list[int]:
        return [grid.elevation(grid.square(0, y)) for y in (0, 1, 2)]

    drawing, heights = "..\n..\n#.", "..\n5.\n3."
    assert column(read(drawing, heights)) == [0, 5, 3]
    assert column(read(drawing, heights, north_up=True)) == [3, 5, 0]
    assert read(drawing, heights, north_up=True).solid.squares == 0b1


def test_the_points_of_lines_are_whole_squares_unless_told() -> None:
    grid = Grid(3, 2)
    past_the_wall = Lines("far corners", points=((1, 1),))
    wall = Barrier(1 << grid.square(1, 0))
    assert Sight(grid, past_the_wall, wall).sees(0, 2), "along the rim of the wall"
    assert not Sight(grid, Lines("centres", 2, ((1, 1),)), wall).sees(0, 2)


def test_what_a_line_passes_is_found_out_once_for_all_lines_like_it() -> None:
    grid = Grid(6, 6)
    known, shift = traced(grid, (1, 1), (5, 7), 2)
    again, shift_again = traced(grid, (9, 11), (5, 5), 2)
    assert again is known
    assert shift_again == shift + 2 * grid.stride + 2


def test_beyond_the_rim_the_ground_is_as_usual() -> None:
    grid = Grid(2, 2, ground=[(3, 0b1)])
    assert [grid.weight(grid.square(x, 0)) for x in (0, 1)] == [3, 1]
    assert grid.weight(grid.stride * 2) == 1


def test_a_body_is_one_square_unless_told() -> None:
    grid = Grid(4, 4)
    square = grid.square(1, 1)
    assert grid.footprint(square) == grid.bits([(1, 1)])
    assert grid.footprint(square, 2) == grid.bits([(1, 1), (2, 1)])
    assert grid.footprint(square, 1, 2) == grid.bits([(1, 1), (1, 2)])
    assert (grid.place(square).wide, grid.place(square).deep) == (1, 1)
    assert (grid.place(square, 2).wide, grid.place(square, 1, 2).wide) == (2, 1)
    assert grid.steps() is grid.steps(1) is grid.steps(1, 1)


def test_a_flood_says_where_it_began_and_how_far_it_came() -> None:
    assert repr(flood(Grid(3, 1), 1, 1)) == "Flood(start=0x2, measure='5-5-5', fronts=[[2, 5]])"
