"""The open field: exact distances, zones, moves along lines, nearest points."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import ceil, dist, floor

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.field import (
    Point,
    Rect,
    along,
    band,
    discs_overlap,
    distance_at_most,
    distance_ceil,
    distance_floor,
    gap_at_most,
    lengths,
    line_within,
    move,
    nearest,
    pinch,
    solid,
    squared_distance,
)
from tests.space import slow

many = settings(max_examples=100, deadline=None)
numbers = st.integers(-40, 40)
points = st.builds(Point, numbers, numbers, st.just(0))
heights = st.builds(Point, numbers, numbers, st.integers(-5, 5))
QUARTERS = 4  # units in a span


def span(x: float, y: float) -> Point:
    return Point(int(x * QUARTERS), int(y * QUARTERS))


def test_a_gap_is_measured_from_edge_to_edge_and_compared_exactly() -> None:
    soldier, size = span(4, 4), 4
    assert gap_at_most(soldier, span(5, 4), size, 2)  # exactly half a span
    assert not gap_at_most(soldier, span(5.25, 4), size, 2)
    assert gap_at_most(soldier, soldier, size + size, 0)
    assert not gap_at_most(soldier, soldier, size + size, -1)


def test_odd_diameters_lose_nothing() -> None:
    assert gap_at_most(Point(0, 0), Point(4, 0), 3 + 4, 1)
    assert gap_at_most(Point(0, 0), Point(3, 0), 3 + 3, 0)
    assert not gap_at_most(Point(0, 0), Point(4, 0), 3 + 4, 0)


def test_discs_that_touch_do_not_overlap() -> None:
    assert not discs_overlap(Point(0, 0), Point(4, 0), 4 + 4)
    assert discs_overlap(Point(0, 0), Point(3, 2), 4 + 4)
    assert not discs_overlap(Point(0, 0), Point(4, 1), 4 + 4)


def test_height_counts() -> None:
    assert squared_distance(Point(0, 0, 0), Point(1, 2, 2)) == 9
    assert distance_floor(Point(0, 0), Point(0, 0, 5)) == 5
    assert along(Point(0, 0, 0), Point(0, 0, 9), 4) == Point(0, 0, 4)


def test_distances_are_rounded_down_or_up() -> None:
    a, b = Point(0, 0), Point(1, 1)
    assert (distance_floor(a, b), distance_ceil(a, b)) == (1, 2)
    assert (distance_floor(a, Point(3, 4)), distance_ceil(a, Point(3, 4))) == (5, 5)
    assert distance_ceil(a, a) == 0
    assert distance_at_most(a, Point(3, 4), 5)
    assert not distance_at_most(a, Point(3, 4), 4)
    assert not distance_at_most(a, a, -1)


def test_bands_of_distance() -> None:
    limits = (2, 10, 30)
    here = Point(0, 0)
    assert [band(here, Point(x, 0), limits) for x in (0, 2, 3, 10, 11, 30, 31)] == [0, 0, 1, 1, 2, 2, 3]
    assert [lengths(here, Point(x, 0), 30) for x in (0, 1, 30, 31, 60, 61)] == [0, 1, 1, 2, 2, 3]


def test_zones_contain_their_border() -> None:
    zone = Rect(4, 4, 8, 6)
    assert zone.contains(Point(4, 6))
    assert not zone.contains(Point(4, 7))
    field = Rect(0, 0, 96, 64)
    assert field.holds(span(0.5, 5), 4)
    assert not field.holds(span(0.25, 5), 4)
    assert [field.holds(span(x, 5), 4) for x in (23.5, 23.75)] == [True, False]
    assert [field.holds(span(5, y), 4) for y in (0.25, 0.5, 15.5, 15.75)] == [False, True, True, False]
    assert zone.overlaps(Point(3, 5), 3)
    assert not zone.overlaps(Point(2, 5), 4)
    assert zone.within(Point(1, 0), 5)
    assert not zone.within(Point(0, 0), 5)


def test_a_line_crosses_or_pierces_a_rectangle() -> None:
    crate = Rect(2, 2, 4, 4)
    assert crate.pierced(Point(0, 3), Point(9, 3))
    assert not crate.crossed(Point(0, 3), Point(1, 3))
    assert crate.crossed(Point(0, 2), Point(9, 2))
    assert not crate.pierced(Point(0, 2), Point(9, 2))
    assert crate.crossed(Point(0, 4), Point(4, 0))
    assert not crate.pierced(Point(0, 4), Point(4, 0))
    assert crate.pierced(Point(3, 3), Point(3, 3))


def test_a_line_passes_between_two_rectangles_only_where_they_do_not_touch() -> None:
    wall, door = Rect(0, 4, 10, 6), Rect(10, 4, 14, 6)
    assert pinch((wall, door), Point(10, 0), Point(10, 9)) == (wall, door)
    assert pinch((wall, Rect(10, 6, 14, 8)), Point(10, 0), Point(10, 9)), "corner at corner"
    assert pinch((wall, Rect(10, 6, 14, 8)), Point(9, 8), Point(11, 4)), "slanting through the corners"
    assert not pinch((wall, Rect(10, 7, 14, 8)), Point(10, 0), Point(10, 9)), "one after the other"
    assert not pinch((wall, Rect(11, 4, 14, 6)), Point(10, 0), Point(10, 9)), "along one alone"
    assert not pinch((wall, Rect(2, 6, 4, 9)), Point(0, 6), Point(1, 6)), "before they meet"
    assert not pinch((wall, Rect(0, 6, 4, 9), door), Point(4, 6), Point(14, 6)), "away from an inner corner"
    assert not pinch((wall, door), Point(10, 6), Point(10, 9)), "away from the seam"
    assert pinch((wall, door), Point(10, 5), Point(10, 9)), "out of the seam"


def test_there_is_no_room_inside_rectangles_and_where_they_touch() -> None:
    wall, door = Rect(0, 4, 10, 6), Rect(10, 4, 14, 6)
    assert solid((wall,), Point(5, 5))
    assert not solid((wall,), Point(5, 6))
    assert solid((wall, door), Point(10, 5))
    assert not solid((wall, door), Point(10, 6))
    assert solid((wall, Rect(10, 6, 14, 8)), Point(10, 6)), "corner at corner"
    assert not solid((wall, Rect(2, 6, 4, 9)), Point(4, 6)), "an inner corner"


low = st.integers(0, 6)
crates = st.builds(lambda x, y, w, h: Rect(x, y, x + w, y + h), low, low, st.integers(1, 4), st.integers(1, 4))
near = st.builds(Point, st.integers(-1, 10), st.integers(-1, 10), st.just(0))


@many
@given(st.lists(crates, min_size=2, max_size=4), near, near)
def test_a_line_is_in_the_way_of_rectangles_where_there_is_no_room_on_it(rects: list[Rect], a: Point, b: Point) -> None:
    scale = 2 * 27720  # makes every place below a whole one
    meetings = {Fraction(0), Fraction(1)}
    for rect in rects:
        for start, end, *borders in ((a.x, b.x, rect.x1, rect.x2), (a.y, b.y, rect.y1, rect.y2)):
            meetings |= {Fraction(each - start, end - start) for each in borders if start != end}
    order = [each for each in sorted(meetings) if 0 <= each <= 1]
    parts = [*order[1:-1], *((one + two) / 2 for one, two in pairwise(order))]
    spots = [Point(int(scale * (a.x + t * (b.x - a.x))), int(scale * (a.y + t * (b.y - a.y)))) for t in parts]
    large = [Rect(*(scale * each for each in rect)) for rect in rects]
    barred = any(rect.pierced(a, b) for rect in rects) or pinch(rects, a, b) is not None
    assert a == b or barred == any(solid(large, spot) for spot in spots)


def test_a_runner_is_stopped_at_the_first_full_metre_in_the_open() -> None:
    metre = 100
    wall, far_wall = Point(0, 0), Point(600, 0)

    def in_the_open(point: Point) -> bool:
        return 100 <= point.x <= 500

    assert move(wall, far_wall, 20 * metre, metre, in_the_open) == (Point(100, 0), 100)
    assert move(wall, far_wall, 20 * metre, metre) == (far_wall, 600)
    assert move(wall, far_wall, 4 * metre, metre) == (Point(400, 0), 400)
    assert move(wall, Point(300, 400), 250, metre, lambda point: point.y > 150) == (Point(120, 160), 200)
    assert move(wall, Point(3, 3), 9).covered == 5


def test_the_nearest_point_ties_go_to_smaller_x_then_smaller_y() -> None:
    bounds = Rect(0, 0, 20, 20)
    here = Point(10, 10)
    assert nearest(here, lambda x, y: (x, y) != (10, 10), 1, bounds) == Point(9, 10)
    assert nearest(here, lambda x, y: x != 10 and y != 10, 1, bounds) == Point(9, 9)
    assert nearest(here, lambda x, y: (x, y) in ((10, 6), (10, 14)), 1, bounds) == Point(10, 6)
    assert nearest(here, lambda x, y: x >= 19 and y >= 19, 1, bounds) == Point(19, 19)
    assert nearest(here, lambda x, y: False, 1, bounds) is None
    assert nearest(Point(9, 9), lambda x, y: True, 4, bounds) == Point(8, 8)
    assert nearest(Point(90, 90, 3), lambda x, y: True, 1, bounds) == Point(20, 20, 3)


@many
@given(heights, heights, st.integers(0, 9), st.integers(0, 9), st.integers(0, 30))
def test_gaps_agree_with_the_obvious(a: Point, b: Point, one: int, other: int, limit: int) -> None:
    # Distances are roots of whole numbers: compare squares of halves.
    squared = Fraction((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2)
    radii = Fraction(one + other, 2)
    assert gap_at_most(a, b, one + other, limit) == (squared <= (limit + radii) ** 2)
    assert discs_overlap(a, b, one + other) == (squared < radii**2)
    assert distance_floor(a, b) == floor(dist(a, b) + 1e-9)
    assert distance_ceil(a, b) == ceil(dist(a, b) - 1e-9)
    assert lengths(a, b, one + 1) == ceil(dist(a, b) / (one + 1) - 1e-9)


@many
@given(points, points, points, st.integers(0, 12), st.integers(0, 12))
def test_lines_and_rectangles_agree_with_the_obvious(a: Point, b: Point, low: Point, wide: int, deep: int) -> None:
    rect = Rect(low.x, low.y, low.x + wide, low.y + deep)
    start, end = (Fraction(a.x), Fraction(a.y)), (Fraction(b.x), Fraction(b.y))
    part = slow.part_inside(start, end, (rect.x1, rect.y1), (rect.x2, rect.y2))
    assert rect.crossed(a, b) == (part is not None)
    pierced = False
    if part is not None and (part[0] < part[1] or a == b):
        x, y = slow.at(start, end, (part[0] + part[1]) / 2)
        pierced = rect.x1 < x < rect.x2 and rect.y1 < y < rect.y2
    assert rect.pierced(a, b) == pierced


@many
@given(heights, heights, heights, st.integers(0, 20))
def test_lines_near_a_point_agree_with_the_obvious(a: Point, b: Point, c: Point, limit: int) -> None:
    squared = squared_distance(a, b)
    t = Fraction(0)
    if squared:
        ahead = sum((c[i] - a[i]) * (b[i] - a[i]) for i in range(3))
        t = min(max(Fraction(ahead, squared), Fraction(0)), Fraction(1))
    closest = [a[i] + (b[i] - a[i]) * t for i in range(3)]
    assert line_within(a, b, c, limit) == (sum((closest[i] - c[i]) ** 2 for i in range(3)) <= limit**2)


@many
@given(heights, heights, st.integers(0, 120))
def test_points_along_a_line_are_the_nearest_whole_ones(a: Point, b: Point, distance: int) -> None:
    length = dist(a, b)
    point = along(a, b, distance)
    if distance >= length:
        assert point == b
    else:
        for i in range(3):
            assert abs(point[i] - (a[i] + (b[i] - a[i]) * distance / length)) <= 0.5 + 1e-9
    covered = move(a, b, distance).covered
    assert covered == min(distance, distance_ceil(a, b))


@st.composite
def fields(draw: st.DrawFn) -> tuple[Rect, int, Point]:
    """Some bounds, a step, and a point in or near them."""
    x, y = draw(st.integers(-9, 9)), draw(st.integers(-9, 9))
    bounds = Rect(x, y, x + draw(st.integers(0, 20)), y + draw(st.integers(0, 20)))
    return bounds, draw(st.integers(1, 5)), Point(draw(st.integers(-15, 35)), draw(st.integers(-15, 35)))


def lattice_points(bounds: Rect, step: int) -> list[Point]:
    return [
        Point(x, y)
        for y in range(bounds.y1, bounds.y2 + 1)
        for x in range(bounds.x1, bounds.x2 + 1)
        if x % step == 0 and y % step == 0
    ]


@many
@given(fields(), st.sets(st.tuples(st.integers(-9, 30), st.integers(-9, 30)), max_size=40), st.booleans())
def test_nearest_points_agree_with_the_obvious(
    field: tuple[Rect, int, Point], some: set[tuple[int, int]], rare: bool
) -> None:
    bounds, step, here = field

    def legal(x: int, y: int) -> bool:
        return ((x, y) in some) == rare

    candidates = [point for point in lattice_points(bounds, step) if legal(point.x, point.y)]
    expected = min(candidates, key=lambda point: (squared_distance(point, here), point.x, point.y), default=None)
    assert nearest(here, legal, step, bounds) == expected
