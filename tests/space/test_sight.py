"""Traces, lines of sight and effect, cover."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.barrier import Barrier
from affray.space.cover import corner_lines, graded, spared
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.sight import CENTRES, FIVE_POINTS, SQUARES, Lines, Sight, reaches, sight
from affray.space.trace import Contact, clear
from tests.space import slow
from tests.space.plan import read, show
from tests.space.worlds import places, some, worlds

many = settings(max_examples=100, deadline=None)

CONTACTS = {"through": Contact.THROUGH, "along": Contact.ALONG, "touch": Contact.TOUCH}


def seen(drawn: str, x: int, y: int, lines: Lines = CENTRES) -> str:
    grid = read(drawn)
    return show(grid, sight(grid, lines).mask(grid.square(x, y)))


def test_a_wall_throws_a_shadow_and_is_itself_seen() -> None:
    assert seen(
        """
        .....
        ..#..
        .....
        """,
        0, 1,
    ) == "\n".join([
        "****.",
        "***..",
        "****.",
    ])  # fmt: skip


def test_sight_of_the_same_map_is_the_same_whatever_was_looked_at() -> None:
    one, other = (Sight(read("..#"), CENTRES, read("..#").opaque) for _ in range(2))
    assert one.sees(0, 1)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Sight(read(".#."), CENTRES, read(".#.").opaque)
    assert one != "a map"


def test_a_line_through_a_corner_is_free_if_one_way_round_is() -> None:
    assert seen(".#\n..", 0, 0) == "**\n**"
    assert seen(".#\n#.", 0, 0) == "**\n*."


def test_a_wall_of_edges_is_tight_at_its_corners_but_not_at_its_end() -> None:
    tight = read("""
        . .|. .

        . .|. .
    """)
    assert not sight(tight).sees(tight.square(1, 0), tight.square(2, 1))
    ends = read("""
        . .|. .

        . . . .
    """)
    assert sight(ends).sees(ends.square(1, 0), ends.square(2, 1))
    assert not sight(ends).sees(ends.square(1, 0), ends.square(2, 0))


def test_obstacles_do_not_hide_and_curtains_do() -> None:
    grid = read(".o.%.")
    eye = sight(grid)
    assert eye.mask(0) == grid.bits([(0, 0), (1, 0), (2, 0), (3, 0)])
    everything = sight(grid, CENTRES, grid.solid.joined(grid.opaque))
    assert everything.mask(0) == grid.bits([(0, 0), (1, 0)])
    assert sight(grid) is eye


def test_who_stands_in_smoke_is_not_hidden_by_the_own_square() -> None:
    grid = read("%..%.")
    assert sight(grid).sees(grid.square(0, 0), grid.square(3, 0))
    assert not sight(grid).sees(grid.square(0, 0), grid.square(4, 0))
    wide = read("%%..")
    assert sight(wide).between(Footprint(0, 0, 2, 1), Footprint(3, 0))
    assert not sight(wide).sees(wide.square(0, 0), wide.square(3, 0))


def test_an_effect_needs_a_line_that_touches_nothing() -> None:
    grid = read("""
        ...
        .#.
        ...
    """)
    assert sight(grid, FIVE_POINTS).sees(grid.square(0, 0), grid.square(2, 1))
    assert not sight(grid, FIVE_POINTS).sees(grid.square(0, 1), grid.square(2, 1))
    tight = read(".#\n#.")
    assert not sight(tight, FIVE_POINTS).sees(0, tight.square(1, 1))


def test_an_effect_reaches_an_intersection_on_the_edge_of_a_wall() -> None:
    grid = read("""
        ..#.
        ....
    """)
    wall = grid.opaque
    assert reaches(grid, (2, 1), grid.square(0, 1), wall, FIVE_POINTS, scale=1)
    assert reaches(grid, (2, 1), grid.square(0, 0), wall, FIVE_POINTS, scale=1)
    assert not reaches(grid, (2, 0), grid.square(3, 0), wall, FIVE_POINTS, scale=1)


def test_the_line_of_squares_may_be_clear_in_one_direction_only_and_that_is_enough() -> None:
    grid = read("""
        ..#.
        ....
    """)
    assert sight(grid, SQUARES).sees(grid.square(0, 0), grid.square(3, 1))
    blocked = read("""
        .##.
        .##.
    """)
    assert not sight(blocked, SQUARES).sees(blocked.square(0, 0), blocked.square(3, 1))
    assert sight(blocked, SQUARES).sees(blocked.square(0, 0), blocked.square(1, 1))


EXACT: dict[str, list[tuple[Fraction, Fraction]]] = {
    "centre to centre": [(Fraction(1, 2), Fraction(1, 2))],
    "five": [
        (Fraction(x, 10), Fraction(y, 10)) for x, y in ((5, 5), (1, 1), (9, 1), (1, 9), (9, 9))
    ],
}


@many
@given(st.data(), st.sampled_from([1, 2, 3, 10]), st.sampled_from(sorted(CONTACTS)))
def test_lines_between_any_points_agree_with_the_obvious(data: st.DataObject, scale: int, contact: str) -> None:
    world = data.draw(worlds(weights=False))
    grid = world.grid()
    barrier = Barrier(grid.solid.squares, grid.solid.x_edges, grid.solid.y_edges)
    xs, ys = st.integers(0, world.width * scale), st.integers(0, world.height * scale)
    for _ in range(4):
        a, b = (data.draw(xs), data.draw(ys)), (data.draw(xs), data.draw(ys))
        start = (Fraction(a[0], scale), Fraction(a[1], scale))
        end = (Fraction(b[0], scale), Fraction(b[1], scale))
        barred = slow.barred(start, end, world.walls, world.edges, contact)
        assert clear(grid, a, b, scale, barrier, CONTACTS[contact]) == (not barred)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_sight_agrees_with_the_obvious(data: st.DataObject) -> None:
    world = data.draw(worlds(weights=False))
    grid = world.grid()
    a = data.draw(places(world))
    mask = sight(grid).mask(grid.square(*a))
    expected = [p for p in world.places() if slow.sees(world, a, p, EXACT["centre to centre"], "through")]
    assert grid.points(mask) == expected
    b = data.draw(places(world))
    assert sight(grid).sees(grid.square(*a), grid.square(*b)) == (b in expected)
    squares = [
        p for p in world.places()
        if not set(slow.line(a, p)[1:-1]) & world.walls or not set(slow.line(p, a)[1:-1]) & world.walls
    ]  # fmt: skip
    assert grid.points(sight(grid, SQUARES).mask(grid.square(*a))) == squares
    effect = slow.sees(world, a, b, EXACT["five"], "touch")
    assert sight(grid, FIVE_POINTS).sees(grid.square(*a), grid.square(*b)) == effect


@settings(max_examples=30, deadline=None)
@given(worlds(weights=False))
def test_sight_is_mutual_and_masks_say_the_same_as_pairs(world: slow.World) -> None:
    grid = world.grid()
    whole, pairwise = Sight(grid, CENTRES, grid.opaque), Sight(grid, CENTRES, grid.opaque)
    squares = [grid.square(*place) for place in world.places()]
    for a in squares:
        for b in squares:
            assert whole.mask(a) >> b & 1 == whole.mask(b) >> a & 1 == pairwise.sees(a, b)


# ---------------------------------------------------------------------- cover


def test_a_line_along_a_wall_is_barred_and_along_a_creature_not() -> None:
    grid = Grid(4, 2)
    beside = grid.barrier([(1, 1)])
    assert corner_lines(grid, (0, 1), grid.square(3, 0), beside, Contact.ALONG) == 2
    assert corner_lines(grid, (0, 1), grid.square(3, 0), beside, Contact.THROUGH) == 0


def test_a_line_between_two_creatures_goes_through_neither() -> None:
    grid = Grid(4, 2)
    both = grid.barrier([(1, 0), (1, 1)])
    assert not clear(grid, (0, 1), (3, 1), 1, both, Contact.THROUGH)
    assert clear(grid, (0, 1), (3, 1), 1, both, Contact.INSIDE)
    assert not clear(grid, (0, 1), (3, 0), 1, both, Contact.INSIDE)
    assert clear(grid, (0, 0), (2, 2), 1, grid.barrier([(1, 0), (0, 1)]), Contact.INSIDE)


@many
@given(st.data())
def test_cover_lines_agree_with_the_obvious(data: st.DataObject) -> None:
    world = data.draw(worlds(weights=False))
    grid = world.grid()
    corner = (data.draw(st.integers(0, world.width)), data.draw(st.integers(0, world.height)))
    x, y = data.draw(places(world))
    creatures = data.draw(some(world)) - {(x, y)}
    ends = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    start = (Fraction(corner[0]), Fraction(corner[1]))
    exact = [(Fraction(i), Fraction(j)) for i, j in ends]
    walls = sum(slow.barred(start, end, world.walls, world.edges, "along") for end in exact)
    soft = sum(slow.barred(start, end, creatures, set(), "through") for end in exact)
    square = grid.square(x, y)
    assert corner_lines(grid, corner, square, grid.opaque, Contact.ALONG) == walls
    assert corner_lines(grid, corner, square, grid.barrier(creatures), Contact.THROUGH) == soft


HALF, THREE_QUARTERS, TOTAL = 1, 2, 3


def test_a_low_wall_covers_only_who_is_behind_it() -> None:
    grid = Grid(8, 3)
    low = grid.barrier(edges=[((4, 1), (5, 1))])
    grades = [low, Barrier(), Barrier()]
    raider = Footprint(5, 1)
    assert graded(grid, Footprint(1, 1), raider, grades) == HALF
    assert graded(grid, Footprint(6, 1), raider, grades) == 0


def test_only_the_greatest_grade_counts() -> None:
    grid = Grid(8, 1)
    slit = grid.barrier(edges=[((4, 0), (5, 0))])
    creature = grid.barrier([(3, 0)])
    grades = [slit.joined(creature), slit, Barrier()]
    assert graded(grid, Footprint(1, 0), Footprint(5, 0), grades) == THREE_QUARTERS
    assert graded(grid, Footprint(1, 0), Footprint(4, 0), grades) == HALF


def test_a_large_target_has_the_cover_of_its_least_covered_square() -> None:
    grid = Grid(6, 2)
    pillar = grid.barrier([(3, 0)])
    grades = [pillar, pillar, pillar]
    assert graded(grid, Footprint(1, 0), Footprint(5, 0), grades) == TOTAL
    assert graded(grid, Footprint(1, 0), Footprint(4, 0, 2, 2), grades) == 0


def test_ones_own_parapet_gives_the_enemy_no_cover() -> None:
    grid = Grid(6, 1)
    parapet = grid.barrier(edges=[((1, 0), (2, 0))])
    nothing = [Barrier()]
    assert graded(grid, Footprint(1, 0), Footprint(4, 0), nothing, [parapet]) == 0
    assert graded(grid, Footprint(4, 0), Footprint(1, 0), nothing, [parapet]) == HALF
    assert graded(grid, Footprint(0, 0), Footprint(4, 0), nothing, [parapet]) == HALF
    assert spared(grid, parapet, grid.square(1, 0), grid.square(4, 0)) == Barrier()
    assert spared(grid, parapet, grid.square(1, 0), grid.square(2, 0)) == parapet


def test_a_burst_round_the_corner() -> None:
    grid = read("""
        .....#..
        .....#..
        .....#..
        .....#..
        ........
    """)
    bolt = graded(grid, Footprint(2, 2), Footprint(7, 2), [grid.opaque])
    assert bolt == 1
    centre = (2 * 5 + 1, 2 * 4 + 1)
    assert reaches(grid, centre, grid.square(2, 2), grid.opaque)
    assert reaches(grid, centre, grid.square(7, 2), grid.opaque)
    crate = grid.opaque.joined(grid.barrier([(6, 3)]))
    assert not reaches(grid, centre, grid.square(7, 2), crate)


@many
@given(st.data())
def test_grades_agree_with_the_obvious(data: st.DataObject) -> None:
    world = data.draw(worlds(weights=False))
    grid = world.grid()
    a, b = data.draw(places(world)), data.draw(places(world))
    high = data.draw(some(world))
    low = high | data.draw(some(world))
    half = Fraction(1, 2)
    start, end = (a[0] + half, a[1] + half), (b[0] + half, b[1] + half)
    expected = 0
    for grade, squares in ((1, low), (2, high)):
        if slow.barred(start, end, squares - {a, b}, world.edges, "through"):
            expected = grade
    edges = grid.opaque._replace(squares=0)
    grades = [edges.joined(grid.barrier(low)), edges.joined(grid.barrier(high))]
    assert graded(grid, Footprint(*a), Footprint(*b), grades) == expected


def test_a_line_along_a_grid_line_passes_the_end_of_a_wall_but_not_the_wall() -> None:
    grid = Grid(4, 4)
    end = grid.barrier(edges=[((1, 1), (1, 2))])
    whole = grid.barrier(edges=[((1, 1), (1, 2)), ((2, 1), (2, 2))])
    assert clear(grid, (2, 0), (2, 4), 1, end, Contact.ALONG)
    assert not clear(grid, (2, 0), (2, 4), 1, whole, Contact.THROUGH)
    assert not clear(grid, (2, 0), (2, 4), 1, end, Contact.TOUCH)
    end = grid.barrier(edges=[((1, 1), (2, 1))])
    whole = grid.barrier(edges=[((1, 1), (2, 1)), ((1, 2), (2, 2))])
    assert clear(grid, (0, 2), (4, 2), 1, end, Contact.ALONG)
    assert not clear(grid, (0, 2), (4, 2), 1, whole, Contact.THROUGH)
    between = grid.barrier([(1, 1), (1, 2)])
    assert not clear(grid, (0, 2), (4, 2), 1, between, Contact.THROUGH)


def test_a_line_needs_no_map_around_it() -> None:
    grid = Grid(3, 3)
    assert clear(grid, (0, 0), (0, 3), 1, Barrier(), Contact.TOUCH)
    assert clear(grid, (3, 3), (3, 3), 1, grid.barrier([(2, 2)]), Contact.TOUCH)
    assert not clear(grid, (0, 0), (0, 3), 1, grid.barrier([(0, 1)]), Contact.ALONG)
    assert clear(grid, (0, 0), (0, 3), 1, grid.barrier([(0, 1)]), Contact.THROUGH)


@pytest.mark.parametrize("lines", [CENTRES, FIVE_POINTS, SQUARES])
def test_without_barriers_everything_is_seen(lines: Lines) -> None:
    grid = Grid(5, 4)
    assert sight(grid, lines).mask(7) == grid.board
