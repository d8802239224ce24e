"""The map: squares, footprints, legal steps, maps as text."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.barrier import Barrier, barrier_of
from affray.space.bits import count, each, lowest, run, shifted
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.steps import STEPS
from tests.space import slow
from tests.space.plan import draw, read, show
from tests.space.worlds import places, some, worlds

many = settings(max_examples=80, deadline=None)


def test_a_set_of_squares_is_an_integer() -> None:
    bits = 1 << 3 | 1 << 70 | 1 << 5
    assert each(bits) == [3, 5, 70]
    assert (lowest(bits), lowest(0)) == (3, -1)
    assert count(bits) == 3
    assert each(run(4, 3)) == [4, 5, 6]
    assert each(shifted(bits, 2)) == [5, 7, 72]
    assert each(shifted(bits, -4)) == [1, 66]


def test_squares_are_numbered_with_a_guard_column_after_each_row() -> None:
    grid = Grid(4, 3)
    assert grid.square(0, 0) == 0
    assert grid.square(0, 1) == 5
    assert grid.at(grid.square(3, 2)) == (3, 2)
    assert count(grid.board) == 12
    with pytest.raises(ValueError, match=r"\(4, 0\) is not on the map"):
        grid.square(4, 0)


def test_nothing_wraps_round_the_rim() -> None:
    grid = read("""
        ....
        ....
        ....
    """)
    assert grid.points(grid.neighbours(grid.square(3, 1))) == [(2, 0), (3, 0), (2, 1), (2, 2), (3, 2)]
    assert grid.points(grid.neighbours(grid.square(0, 0))) == [(1, 0), (0, 1), (1, 1)]


def test_a_diagonal_step_does_not_cut_a_wall_corner() -> None:
    grid = read("""
        ...
        .#.
        ...
    """)
    beside = grid.square(0, 1)
    assert grid.points(grid.neighbours(beside)) == [(0, 0), (0, 2)]
    corner = grid.square(0, 0)
    assert grid.points(grid.neighbours(corner)) == [(1, 0), (0, 1)]


def test_how_many_ways_round_a_corner_must_be_free() -> None:
    drawn = """
        .#
        ..
    """
    between_walls = """
        .#
        #.
    """

    def allowed(text: str, ways: int) -> bool:
        grid = read(text, ways=ways)
        return bool(grid.neighbours(grid.square(0, 0)) >> grid.square(1, 1) & 1)

    assert [allowed(drawn, ways) for ways in (2, 1, 0)] == [False, True, True]
    assert [allowed(between_walls, ways) for ways in (2, 1, 0)] == [False, False, True]


def test_a_wall_edge_stops_the_step_across_and_the_diagonals_past_it() -> None:
    grid = read("""
        . .|. .

        . . . .
    """)
    assert grid.points(grid.neighbours(grid.square(1, 0))) == [(0, 0), (0, 1), (1, 1)]
    assert grid.points(grid.neighbours(grid.square(2, 1))) == [(2, 0), (3, 0), (1, 1), (3, 1)]


def test_a_large_footprint_needs_room_for_all_of_it() -> None:
    grid = read("""
        .....
        ..#..
        .....
        .....
    """)
    assert show(grid, grid.steps(2, 2).fits) == "\n".join(["*..*.", "*.#*.", "****.", "....."])
    assert show(grid, grid.steps(3, 1).fits) == "\n".join(["***..", "..#..", "***..", "***.."])


def test_who_squeezes_takes_the_next_smaller_footprint_inside_the_old_one() -> None:
    grid = read("""
        ....
        .#..
        ....
    """)
    assert grid.points(grid.squeezed(grid.square(0, 0), 2)) == [(0, 0), (1, 0), (0, 1)]
    assert grid.points(grid.squeezed(grid.square(2, 0), 2)) == [(2, 0), (3, 0), (2, 1), (3, 1)]
    assert grid.points(grid.squeezed(grid.square(3, 2), 1)) == [(3, 2)]
    room = Grid(4, 4)
    assert room.points(room.squeezed(0, 3)) == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert len(room.points(room.squeezed(0, 3, 1))) == 9


def test_ground_and_heights() -> None:
    grid = read(
        """
        .~3
        #o.
        """,
        heights="""
        ..2
        113
        """,
    )
    assert [grid.weight(grid.square(x, 0)) for x in range(3)] == [1, 2, 3]
    assert grid.points(grid.difficult()) == [(1, 0), (2, 0)]
    assert [grid.elevation(square) for square in each(grid.board)] == [0, 0, 2, 1, 1, 3]
    assert grid.points(grid.open) == [(0, 0), (1, 0), (2, 0), (2, 1)]


def test_an_open_door_is_another_map_and_always_the_same_one() -> None:
    shut = read("""
        . .
        - -
        . .
    """)
    opened = shut.changed(solid=shut.barrier(edges=[((0, 0), (0, 1))]))
    assert shut.neighbours(1) == shut.bits([(0, 0)])
    assert opened.neighbours(1) == opened.bits([(0, 0), (1, 1)])
    assert opened.opaque == shut.opaque
    assert shut.changed(solid=shut.barrier(edges=[((0, 0), (0, 1))])) is opened


def test_a_map_is_a_value() -> None:
    drawn = ". .|~\n\n. # 3"
    one, other = read(drawn), read(drawn)
    assert one == other
    assert hash(one) == hash(other)
    assert one != read(drawn, ways=1)
    rim = Grid(2, 2, solid=Barrier(x_edges=1 << 1, y_edges=1 << 3))
    assert rim == Grid(2, 2)
    assert pickle.loads(pickle.dumps(one)) == one
    assert eval(repr(one), {"Grid": Grid, "Barrier": Barrier}) == one


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Grid(0, 3), "at least one square"),
        (lambda: Grid(2, 2, ways=3), "0, 1 or 2"),
        (lambda: Grid(2, 2, ground=[(0, 1)]), "costs at least 1"),
        (lambda: barrier_of(4, edges=[((0, 0), (1, 1))]), "no edge in common"),
        (lambda: barrier_of(4, squares=[(4, 0)]), "not on a map 4 squares wide"),
        (lambda: read(""), "at least one square"),
        (lambda: read(".x."), "is no square"),
        (lambda: read(". .\n |"), "no squares beyond"),
        (lambda: read(". .\n |\n. ."), "is no edge"),
        (lambda: read(". .\nx\n. ."), "is no edge"),
    ],
)
def test_a_map_that_cannot_be_is_refused(make: object, message: str) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=message):
        make()


def test_a_map_draws_itself_as_it_was_written() -> None:
    drawn = "\n".join([". o|#:.", "-   '", ". ~ %'3"])
    grid = read(drawn)
    assert draw(grid) == drawn
    assert draw(grid, {0: "A"}).startswith("A o|#:.")
    assert show(read("..\n.."), 0b10001) == "*.\n.*"


def test_north_can_be_up() -> None:
    grid = read(". #\n-\n. .", north_up=True)
    assert grid.points(grid.solid.squares) == [(1, 1)]
    assert grid.points(grid.solid.y_edges) == [(0, 0)]
    assert draw(grid, north_up=True) == ". #\n-\n. ."
    assert draw(grid) == ". .\n-\n. #"


@many
@given(st.data())
def test_reading_what_was_drawn_gives_the_same_map(data: st.DataObject) -> None:
    grid = data.draw(worlds(ways=2)).grid()
    north_up = data.draw(st.booleans())
    assert read(draw(grid, north_up=north_up), north_up=north_up) == grid


@many
@given(worlds(), st.integers(1, 3), st.integers(1, 3))
def test_steps_agree_with_the_obvious(world: slow.World, wide: int, deep: int) -> None:
    grid = world.grid()
    steps = grid.steps(wide, deep)
    for number, step in enumerate(STEPS):
        legal = [place for place in world.places() if slow.step_ok(world, place, step, wide, deep)]
        assert grid.points(steps.to[number]) == legal
    for square in each(steps.fits):
        around = {(x - dx, y - dy) for x, y in [grid.at(square)] for dx, dy in STEPS}
        sources = {p for p in around if slow.step_ok(world, p, _step(p, grid.at(square)), wide, deep)}
        orthogonal, diagonal = steps.sources(square)
        assert set(grid.points(orthogonal | diagonal)) == sources
        assert all(0 in _step(p, grid.at(square)) for p in grid.points(orthogonal))


def _step(a: slow.Place, b: slow.Place) -> slow.Place:
    return b[0] - a[0], b[1] - a[1]


@many
@given(st.data())
def test_spread_agrees_with_the_obvious(data: st.DataObject) -> None:
    world = data.draw(worlds())
    chosen = {place for place in data.draw(some(world)) if world.is_open(place)}
    grid = world.grid()
    reached = chosen | {
        (x + dx, y + dy) for x, y in chosen for dx, dy in slow.EIGHT if slow.step_ok(world, (x, y), (dx, dy))
    }
    assert set(grid.points(grid.spread(grid.bits(chosen)))) == reached
    near = {p for p in world.places() if any(max(abs(p[0] - x), abs(p[1] - y)) <= 2 for x, y in chosen)}
    assert set(grid.points(grid.near(grid.bits(chosen), 2))) == near


@many
@given(st.data(), st.integers(1, 3), st.integers(1, 3))
def test_footprints_agree_with_the_obvious(data: st.DataObject, wide: int, deep: int) -> None:
    world = data.draw(worlds())
    grid = world.grid()
    chosen = data.draw(some(world))
    fits = [p for p in world.places() if all(world.is_open(square) for square in slow.fill(p, wide, deep))]
    assert grid.points(grid.steps(wide, deep).fits) == fits
    touching = [p for p in fits if chosen & set(slow.fill(p, wide, deep))]
    assert grid.points(grid.touched_by(grid.bits(chosen), wide, deep)) == touching
    for x, y in fits:
        squares = set(slow.fill((x, y), wide, deep))
        assert set(grid.points(grid.footprint(grid.square(x, y), wide, deep))) == squares
        assert grid.place(grid.square(x, y), wide, deep) == Footprint(x, y, wide, deep)
    x, y = data.draw(places(world))
    place = Footprint(x - 1, y - 1, wide, deep)
    assert grid.points(grid.filled(place)) == [p for p in world.places() if p in place.squares()]
    for weight, bits in grid.ground_for(wide, deep):
        assert grid.points(bits) == [
            p for p in fits if max(world.weights.get(square, 1) for square in slow.fill(p, wide, deep)) == weight
        ]


@many
@given(st.data())
def test_what_touches_a_square_shares_a_point_with_it(data: st.DataObject) -> None:
    world = data.draw(worlds())
    grid = world.grid()
    x, y = data.draw(places(world))
    corners = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    touching = grid.touching(grid.square(x, y))
    for px, py in world.places():
        square = grid.square(px, py)
        assert bool(touching.squares >> square & 1) == (abs(px - x) <= 1 and abs(py - y) <= 1)
        if px + 1 < world.width:
            ends = slow.edge_ends(frozenset(((px, py), (px + 1, py))))
            assert bool(touching.x_edges >> square & 1) == bool(corners & set(ends))
        if py + 1 < world.height:
            ends = slow.edge_ends(frozenset(((px, py), (px, py + 1))))
            assert bool(touching.y_edges >> square & 1) == bool(corners & set(ends))
