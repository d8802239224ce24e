"""Where the rules of space end: the last square of a way, the second diagonal, the rim of a map."""

from __future__ import annotations

from affray.space.barrier import Barrier
from affray.space.grid import Grid
from affray.space.measure import FIVE, FIVE_TEN
from affray.space.movement import flood
from affray.space.plan import read
from affray.space.sight import Lines, Sight
from affray.space.straight import straight


def test_a_way_that_can_be_paid_for_is_gone_to_its_end() -> None:
    ahead = flood(Grid(4, 1), 0, 9)
    assert list(ahead.as_far(ahead.path(3), 3)) == [0, 1, 2, 3]
    assert list(ahead.as_far(ahead.path(3), 1)) == [0, 1]


def test_every_second_diagonal_of_a_straight_walk_costs_double() -> None:
    grid = Grid(5, 5)
    assert straight(grid, 0, grid.square(4, 4), measure=FIVE_TEN).costs == (0, 1, 3, 4, 6)
    assert straight(grid, 0, grid.square(4, 4), measure=FIVE_TEN, parity=1).costs == (0, 2, 3, 5, 6)
    assert straight(grid, 0, grid.square(4, 4), measure=FIVE).costs == (0, 1, 2, 3, 4)


def test_heights_are_drawn_the_same_way_up_as_the_map() -> None:
    grid = read("..\n#.", "..\n3.", north_up=True)
    assert [grid.elevation(grid.square(x, y)) for y in (0, 1) for x in (0, 1)] == [3, 0, 0, 0]
    assert grid.solid.squares == 1 << grid.square(0, 0)
    grid = read("..\n#.", "..\n3.")
    assert [grid.elevation(grid.square(x, y)) for y in (0, 1) for x in (0, 1)] == [0, 0, 3, 0]


def test_the_points_of_lines_are_whole_squares_unless_told() -> None:
    grid = Grid(3, 2)
    past_the_wall = Lines("far corners", points=((1, 1),))
    wall = Barrier(1 << grid.square(1, 0))
    assert Sight(grid, past_the_wall, wall).sees(0, 2), "along the rim of the wall"
    assert not Sight(grid, Lines("centres", 2, ((1, 1),)), wall).sees(0, 2)
