"""The open field: points, round footprints and rectangles, compared exactly.

Coordinates are whole units, whose length the ruleset chooses (a quarter span, a centimetre). Nothing is ever rounded
except where a point along a slanting line must fall on a unit.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from math import isqrt
from typing import NamedTuple


class Point(NamedTuple):
    """A place on the field; z is the height."""

    x: int
    y: int
    z: int = 0


class Rect(NamedTuple):
    """A rectangle with sides along the axes, its border included; (x1, y1) is the low corner."""

    x1: int
    y1: int
    x2: int
    y2: int

    def contains(self, point: Point) -> bool:
        """Whether a point lies inside or on the border."""
        return self.x1 <= point.x <= self.x2 and self.y1 <= point.y <= self.y2

    def holds(self, centre: Point, diameter: int) -> bool:
        """Whether a disc lies wholly inside; it may touch the border."""
        return (
            2 * (centre.x - self.x1) >= diameter
            and 2 * (self.x2 - centre.x) >= diameter
            and 2 * (centre.y - self.y1) >= diameter
            and 2 * (self.y2 - centre.y) >= diameter
        )

    def squared_gap(self, point: Point) -> int:
        """The square of the distance from a point to the nearest point of the rectangle."""
        dx = max(self.x1 - point.x, point.x - self.x2, 0)
        dy = max(self.y1 - point.y, point.y - self.y2, 0)
        return dx * dx + dy * dy

    def within(self, point: Point, limit: int) -> bool:
        """Whether a point is at most `limit` units from the rectangle."""
        return limit >= 0 and self.squared_gap(point) <= limit * limit

    def overlaps(self, centre: Point, diameter: int) -> bool:
        """Whether a disc has more than its edge in common with the rectangle."""
        return 4 * self.squared_gap(centre) < diameter * diameter

    def crossed(self, a: Point, b: Point) -> bool:
        """Whether the straight line between two points meets the rectangle, if only at its border."""
        return _line_meets(a, b, self, 0)

    def pierced(self, a: Point, b: Point) -> bool:
        """Whether the straight line between two points passes through the inside of the rectangle."""
        return _line_meets(a, b, self, 1)

    def apart(self, a: Point, b: Point) -> bool:
        """Whether it lies wholly to one side of two points, so that it cannot be in between."""
        x1, y1, x2, y2 = self
        ax, ay, bx, by = a[0], a[1], b[0], b[1]
        return (ax < x1 > bx) or (ax > x2 < bx) or (ay < y1 > by) or (ay > y2 < by)


def _line_meets(a: Point, b: Point, rect: Rect, inside: int) -> bool:
    """Whether a line meets the closed (0) or the open (1) rectangle."""
    low, low_by, high, high_by = 0, 1, 1, 1  # the part of the line between the borders, as two fractions
    for start, end, near, far in ((a.x, b.x, rect.x1, rect.x2), (a.y, b.y, rect.y1, rect.y2)):
        d = end - start
        near, far = near - start, far - start
        if d == 0:
            if near + inside > 0 or far - inside < 0:
                return False
            continue
        if d < 0:
            d, near, far = -d, -far, -near
        if near * low_by > low * d:
            low, low_by = near, d
        if far * high_by < high * d:
            high, high_by = far, d
    return low * high_by < high * low_by if inside else low * high_by <= high * low_by


# ---------------------------------------------------------------------- several rectangles


def pinch(rects: Iterable[Rect], a: Point, b: Point) -> tuple[Rect, Rect] | None:
    """Two rectangles that touch each other where the line between two points passes between them; None if there are
    none. The line runs along their common border or through their common corner, one on its left, one on its right.
    """
    dx, dy = b.x - a.x, b.y - a.y
    whole = dx * dx + dy * dy
    sides: tuple[list[tuple[int, int, Rect]], list[tuple[int, int, Rect]]] = ([], [])
    for rect in rects:
        if rect.apart(a, b) or rect.x1 == rect.x2 or rect.y1 == rect.y2:
            continue
        corners = [(x - a.x, y - a.y) for x in (rect.x1, rect.x2) for y in (rect.y1, rect.y2)]
        off = [dx * y - dy * x for x, y in corners]
        if min(off) == 0 or max(off) == 0:
            met = [dx * x + dy * y for (x, y), far in zip(corners, off, strict=True) if far == 0]
            mine, others = sides if min(off) == 0 else sides[::-1]
            low, high = min(met), max(met)
            for first, last, other in others:  # the ends of the line do not count: from there it leads away
                if max(first, low) <= min(last, high) and min(last, high) > 0 and max(first, low) < whole:
                    return other, rect
            mine.append((low, high, rect))
    return None


def solid(rects: Iterable[Rect], point: Point) -> bool:
    """Whether a point is inside some rectangles together: within one, where they touch, or in a gap without width."""
    filled = 0
    for x1, y1, x2, y2 in rects:
        if x1 <= point[0] <= x2 and y1 <= point[1] <= y2:
            west, east = 0b1001 * (x1 < point[0]), 0b0110 * (point[0] < x2)
            filled |= (west | east) & (0b1100 * (y1 < point[1]) | 0b0011 * (point[1] < y2))
    return filled in WITHOUT_ROOM


WITHOUT_ROOM = (0b1111, 0b0101, 0b1010)
"""The quarters around a point that are filled where nobody has room: all of them, or two that face each other."""


# ---------------------------------------------------------------------- distances


def squared_distance(a: Point, b: Point) -> int:
    """The square of the straight distance between two points."""
    dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
    return dx * dx + dy * dy + dz * dz


def distance_floor(a: Point, b: Point) -> int:
    """The straight distance, rounded down to whole units."""
    return isqrt(squared_distance(a, b))


def distance_ceil(a: Point, b: Point) -> int:
    """The straight distance, rounded up to whole units."""
    squared = squared_distance(a, b)
    return isqrt(squared - 1) + 1 if squared else 0


def distance_at_most(a: Point, b: Point, limit: int) -> bool:
    """Whether two points are at most `limit` units apart."""
    return limit >= 0 and squared_distance(a, b) <= limit * limit


def gap_at_most(a: Point, b: Point, diameters: int, limit: int) -> bool:
    """Whether the gap between two discs is at most `limit`; `diameters` is the sum of both, 0 for two points.

    The gap is the distance of the centres less both radii and never below 0.
    """
    reach = 2 * limit + diameters
    return limit >= 0 and 4 * squared_distance(a, b) <= reach * reach


def discs_overlap(a: Point, b: Point, diameters: int) -> bool:
    """Whether two discs have more than a point of their edges in common; `diameters` is the sum of both."""
    return 4 * squared_distance(a, b) < diameters * diameters


def band(a: Point, b: Point, limits: Sequence[int]) -> int:
    """The number of the first of the ascending limits that the distance does not exceed; past all of them, how many."""
    squared = squared_distance(a, b)
    for number, limit in enumerate(limits):
        if squared <= limit * limit:
            return number
    return len(limits)


def lengths(a: Point, b: Point, length: int) -> int:
    """The distance divided by a length, rounded up."""
    squared = squared_distance(a, b)
    return isqrt((squared - 1) // (length * length)) + 1 if squared else 0


# ---------------------------------------------------------------------- along a line


def along(a: Point, b: Point, distance: int) -> Point:
    """The point `distance` units from `a` towards `b`, in whole units (nearest, halves away from `a`); at most `b`."""
    squared = squared_distance(a, b)
    if distance * distance >= squared:
        return b
    return Point(
        a.x + _part(b.x - a.x, distance, squared),
        a.y + _part(b.y - a.y, distance, squared),
        a.z + _part(b.z - a.z, distance, squared),
    )


def _part(d: int, distance: int, squared: int) -> int:
    """d * distance / sqrt(squared), rounded to the nearest whole number."""
    twice = isqrt(4 * d * d * distance * distance // squared)
    rounded = (twice + 1) // 2
    return rounded if d >= 0 else -rounded


def line_within(a: Point, b: Point, point: Point, limit: int) -> bool:
    """Whether the straight line between two points comes within `limit` units of a third."""
    way, off = (b.x - a.x, b.y - a.y, b.z - a.z), (point.x - a.x, point.y - a.y, point.z - a.z)
    length = squared_distance(a, b)
    along = way[0] * off[0] + way[1] * off[1] + way[2] * off[2]
    if along <= 0:
        return distance_at_most(a, point, limit)
    if along >= length:
        return distance_at_most(b, point, limit)
    return limit >= 0 and squared_distance(a, point) * length - along * along <= limit * limit * length


class Stop(NamedTuple):
    """Where a move along a line stopped, and how many units of the way were covered, rounded up."""

    point: Point
    covered: int


def move(a: Point, b: Point, limit: int, every: int = 1, stop_when: Callable[[Point], bool] | None = None) -> Stop:
    """A move of at most `limit` units towards `b` that stops at the first point where a condition holds.

    The condition is looked at after every full `every` units of the way and at its end, not at its beginning.
    """
    whole = min(limit, distance_ceil(a, b))
    if stop_when is not None:
        for covered in range(every, whole, every):
            point = along(a, b, covered)
            if stop_when(point):
                return Stop(point, covered)
    return Stop(along(a, b, whole), whole)


# ---------------------------------------------------------------------- nearest points

_shells: dict[tuple[int, int, int, int], list[tuple[int, int, int]]] = {}


def nearest(origin: Point, legal: Callable[[int, int], bool], step: int, bounds: Rect) -> Point | None:
    """The legal point nearest to `origin`, ties by smaller x, then smaller y; None if there is none.

    Candidates are the points of `bounds` both of whose coordinates are multiples of `step`. They are looked at in order
    of distance, from that of `bounds` on, so that a near answer is found soon.
    """
    ox, oy = origin.x, origin.y
    far = max(ox - bounds.x1, bounds.x2 - ox, oy - bounds.y1, bounds.y2 - oy, 0)
    radius, done, nearer = 4 * step, 0, (bounds.squared_gap(origin),)
    while True:
        shell = _offsets(-ox % step, -oy % step, step, radius)
        for i in range(bisect_left(shell, nearer, done), len(shell)):
            _, dx, dy = shell[i]
            x, y = ox + dx, oy + dy
            if bounds.x1 <= x <= bounds.x2 and bounds.y1 <= y <= bounds.y2 and legal(x, y):
                return Point(x, y, origin.z)
        if radius * radius >= 2 * far * far:
            return None
        radius, done = 2 * radius, len(shell)


def _offsets(first_x: int, first_y: int, step: int, radius: int) -> list[tuple[int, int, int]]:
    """The way to every candidate within a radius, with the square of its length, by that, x and y.

    It is the same for all origins that lie alike in a cell.
    """
    key = (first_x, first_y, step, radius)
    known = _shells.get(key)
    if known is None:
        span = range(-radius, radius + step, step)
        found: list[tuple[int, int, int]] = []
        for j in span:
            for i in span:
                dx, dy = first_x + i, first_y + j
                if dx * dx + dy * dy <= radius * radius:
                    found.append((dx * dx + dy * dy, dx, dy))
        found.sort()
        known = _shells[key] = found
    return known
