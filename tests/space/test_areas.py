"""Areas of effect, reach and flanking."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.areas import (
    block,
    burst,
    cone_from_centre,
    cone_from_corner,
    emanation,
    line_from_centre,
    sphere,
)
from affray.space.bits import Bits, each
from affray.space.grid import Grid
from affray.space.measure import FIVE, FIVE_TEN, Footprint, Measure
from affray.space.sight import CENTRES, reaches
from affray.space.steps import STEPS
from affray.space.threat import adjacent, flanks, threatened
from tests.space import slow
from tests.space.plan import read, show
from tests.space.worlds import places, worlds

many = settings(max_examples=80, deadline=None)
measures = st.sampled_from([FIVE, FIVE_TEN])


def drawn(grid: Grid, bits: object) -> str:
    return "\n" + show(grid, bits) + "\n"


def test_a_burst_from_an_intersection() -> None:
    grid = Grid(6, 6)
    assert drawn(grid, burst(grid, (3, 3), 2, FIVE_TEN)) == """
......
..**..
.****.
.****.
..**..
......
"""


def test_an_emanation_around_a_large_footprint() -> None:
    grid = Grid(8, 8)
    assert drawn(grid, emanation(grid, Footprint(3, 3, 2, 2), 2, FIVE_TEN)) == """
........
..****..
.******.
.******.
.******.
.******.
..****..
........
"""


def test_an_emanation_of_no_radius_is_the_footprint_and_a_burst_nothing() -> None:
    grid = Grid(5, 5)
    place = Footprint(1, 2, 2, 1)
    for measure in (FIVE, FIVE_TEN):
        assert emanation(grid, place, 0, measure) == grid.filled(place)
        assert burst(grid, (2, 2), 0, measure) == 0


def test_a_sphere_is_round() -> None:
    grid = Grid(7, 7)
    assert drawn(grid, sphere(grid, (7, 7), 3)) == """
...*...
.*****.
.*****.
*******
.*****.
.*****.
...*...
"""


def test_a_cone_widens_as_it_goes() -> None:
    grid = Grid(6, 7)
    assert drawn(grid, cone_from_centre(grid, grid.square(1, 3), (1, 0), 4)) == """
......
.....*
...***
..****
...***
.....*
......
"""
    assert drawn(grid, cone_from_centre(grid, grid.square(0, 0), (1, 1), 3)) == """
......
.***..
.**...
.*....
......
......
......
"""


def test_a_quarter_circle_from_a_corner() -> None:
    grid = Grid(5, 5)
    assert drawn(grid, cone_from_corner(grid, (0, 0), (1, 1), 3, FIVE_TEN)) == """
***..
**...
*....
.....
.....
"""
    assert drawn(grid, cone_from_corner(grid, (0, 2), (1, 0), 3, FIVE_TEN)) == """
.*...
***..
***..
.*...
.....
"""


def test_a_line_and_a_block() -> None:
    grid = Grid(5, 4)
    assert grid.points(line_from_centre(grid, grid.square(1, 1), (1, 0), 3)) == [(2, 1), (3, 1), (4, 1)]
    assert grid.points(line_from_centre(grid, grid.square(0, 0), (1, 1), 3)) == [(1, 1), (2, 2)]
    assert grid.points(line_from_centre(grid, grid.square(1, 1), (0, 1), 2, width=3)) == [
        (0, 2), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3),
    ]  # fmt: skip
    assert grid.points(block(grid, (3, 2), 3)) == [(3, 2), (4, 2), (3, 3), (4, 3)]


def lit(grid: Grid, area: Bits, point: tuple[int, int]) -> Bits:
    """Of an area the squares to which a line from its origin, a point in half squares, is clear."""
    return sum(1 << square for square in each(area) if reaches(grid, point, square, grid.opaque, CENTRES))


def test_a_wall_keeps_an_area_out() -> None:
    grid = read("""
        .....
        ..#..
        .....
    """)
    area = sphere(grid, (1, 3), 9)
    assert drawn(grid, lit(grid, area, (1, 3))) == """
****.
***..
****.
"""


@many
@given(st.data(), st.integers(0, 4), measures)
def test_emanations_bursts_and_reach_agree_with_the_obvious(data: st.DataObject, radius: int, measure: Measure) -> None:
    world = data.draw(worlds())
    grid = world.grid()
    x, y = data.draw(places(world))
    place = Footprint(x, y, data.draw(st.integers(1, 3)), data.draw(st.integers(1, 3)))
    away = {p: slow.footprint_distance([p], place.squares(), measure.alternating) for p in world.places()}
    assert grid.points(emanation(grid, place, radius, measure)) == [p for p in away if away[p] <= radius]
    least = data.draw(st.integers(1, 3))
    reach = threatened(grid, place, radius, measure, least=least)
    assert grid.points(reach) == [p for p in away if least <= away[p] <= radius]
    assert grid.points(adjacent(grid, place)) == [
        p for p in world.places() if slow.footprint_distance([p], place.squares(), False) == 1
    ]
    farthest = {
        p: max(slow.squares_apart(i - x, j - y, measure.alternating) for i, j in Footprint(*p).corners())
        for p in world.places()
    }
    assert grid.points(burst(grid, (x, y), radius, measure)) == [p for p in farthest if farthest[p] <= radius]


@many
@given(st.data(), st.integers(0, 4), measures)
def test_spheres_and_cones_agree_with_the_obvious(data: st.DataObject, length: int, measure: Measure) -> None:
    world = data.draw(worlds())
    grid = world.grid()
    point = (data.draw(st.integers(-2, 16)), data.draw(st.integers(-2, 16)))
    assert grid.points(sphere(grid, point, length)) == [p for p in world.places() if slow.in_sphere(p, point, length)]
    x, y = data.draw(places(world))
    direction = data.draw(st.sampled_from(STEPS))
    root = Fraction(direction[0] ** 2 + direction[1] ** 2)
    cone, strip = [], []
    for px, py in world.places():
        # Distances along and beside the axis, each times the length of the direction vector.
        along = (px - x) * direction[0] + (py - y) * direction[1]
        beside = abs((px - x) * direction[1] - (py - y) * direction[0])
        if along > 0 and Fraction(along**2) / root <= length**2:
            if Fraction(beside) <= Fraction(along, 2):
                cone.append((px, py))
            if Fraction(beside**2) / root <= Fraction(3, 2) ** 2:
                strip.append((px, py))
    assert grid.points(cone_from_centre(grid, grid.square(x, y), direction, length)) == cone
    assert grid.points(line_from_centre(grid, grid.square(x, y), direction, length, 3)) == strip
    quarter = [
        p for p in grid.points(burst(grid, (x, y), length, measure))
        if slow.degrees_within_45((p[0] + 0.5 - x, p[1] + 0.5 - y), direction)
    ]  # fmt: skip
    assert grid.points(cone_from_corner(grid, (x, y), direction, length, measure)) == quarter


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_lit_areas_agree_with_the_obvious(data: st.DataObject) -> None:
    world = data.draw(worlds(weights=False))
    grid = world.grid()
    point = (data.draw(st.integers(0, 2 * world.width)), data.draw(st.integers(0, 2 * world.height)))
    start = (Fraction(point[0], 2), Fraction(point[1], 2))
    half = Fraction(1, 2)
    expected = [
        (x, y) for x, y in world.places()
        if not slow.barred(start, (x + half, y + half), world.walls - {(x, y)}, world.edges, "through")
    ]  # fmt: skip
    assert grid.points(lit(grid, grid.board, point)) == expected


# ---------------------------------------------------------------------- reach and flanking


def test_reach_counts_the_second_diagonal_only_if_asked() -> None:
    grid = Grid(5, 5)
    pike = Footprint(0, 0)
    strict = threatened(grid, pike, 2, FIVE_TEN)
    kind = threatened(grid, pike, 2, FIVE_TEN, second_diagonal=True)
    assert grid.points(kind ^ strict) == [(2, 2)]
    assert not kind & grid.bits([(0, 0), (3, 0), (2, 3)])
    longer = threatened(grid, pike, 3, FIVE_TEN, second_diagonal=True)
    assert longer == threatened(grid, pike, 3, FIVE_TEN)


def test_a_long_weapon_may_not_reach_what_is_adjacent() -> None:
    grid = Grid(4, 1)
    assert grid.points(threatened(grid, Footprint(0, 0), 2, least=2)) == [(2, 0)]
    assert grid.points(threatened(grid, Footprint(0, 0), 1, least=0)) == [(0, 0), (1, 0)]
    assert threatened(grid, Footprint(0, 0), 0) == 0


def test_flankers_stand_on_opposite_sides_or_corners() -> None:
    grid = Grid(5, 5)
    target, ogre = Footprint(2, 2), Footprint(2, 2, 2, 2)

    def flankers(x: int, y: int, of: Footprint) -> list[tuple[int, int]]:
        around = grid.points(adjacent(grid, of))
        return [place for place in around if flanks(Footprint(x, y), Footprint(*place), of)]

    assert flankers(2, 1, target) == [(2, 3)]
    assert flankers(1, 1, target) == [(3, 3)]
    assert flankers(2, 1, ogre) == [(2, 4), (3, 4)]
    assert flanks(Footprint(0, 0, 2, 2), Footprint(3, 3), target)
    assert not flanks(Footprint(2, 1), Footprint(3, 2), target)


@many
@given(st.data(), st.integers(1, 3), st.integers(1, 3))
def test_flanking_agrees_with_the_obvious(data: st.DataObject, wide: int, deep: int) -> None:
    target = Footprint(2, 2, wide, deep)
    around = [(x, y) for x in range(7) for y in range(7) if (x, y) not in target.squares()]
    a = data.draw(st.sampled_from(around))
    for b in around:
        assert flanks(Footprint(*a), Footprint(*b), target) == slow.flanks(a, b, (2, 2), wide, deep)
