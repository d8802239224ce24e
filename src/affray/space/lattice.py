"""Sets of points of an open field as bits, for questions about many points at once.

A lattice has a point at every multiple of its step inside a rectangle. A set of them is one integer, like a set of
squares of a grid; rows are separated by a guard column.
"""

from __future__ import annotations

from math import isqrt

from affray.space.bits import Bits, each, run
from affray.space.field import Point, Rect


class Lattice:
    """The points of a rectangle whose coordinates are multiples of `step`."""

    __slots__ = ("_discs", "all", "bounds", "columns", "first_x", "first_y", "rows", "step", "stride")

    def __init__(self, bounds: Rect, step: int) -> None:
        self.bounds = bounds
        self.step = step
        self.first_x = -(-bounds.x1 // step) * step
        self.first_y = -(-bounds.y1 // step) * step
        self.columns = max((bounds.x2 - self.first_x) // step + 1, 0)
        self.rows = max((bounds.y2 - self.first_y) // step + 1, 0)
        self.stride = self.columns + 1
        self.all: Bits = self.rectangle(bounds)
        self._discs: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}

    def __repr__(self) -> str:
        return f"Lattice({self.bounds!r}, {self.step})"

    def points(self, bits: Bits) -> list[Point]:
        """The points of a set, row by row."""
        return [self.at(number) for number in each(bits)]

    def at(self, number: int) -> Point:
        """The point with a number."""
        row, column = divmod(number, self.stride)
        return Point(self.first_x + column * self.step, self.first_y + row * self.step)

    def bit(self, point: Point) -> Bits:
        """The set of one point; empty if it does not belong to the lattice."""
        column, off_x = divmod(point.x - self.first_x, self.step)
        row, off_y = divmod(point.y - self.first_y, self.step)
        if off_x or off_y or not (0 <= column < self.columns and 0 <= row < self.rows):
            return 0
        return 1 << (row * self.stride + column)

    def rectangle(self, rect: Rect) -> Bits:
        """The points inside a rectangle or on its border."""
        left = max(-(-(rect.x1 - self.first_x) // self.step), 0)
        right = min((rect.x2 - self.first_x) // self.step, self.columns - 1)
        top = max(-(-(rect.y1 - self.first_y) // self.step), 0)
        bottom = min((rect.y2 - self.first_y) // self.step, self.rows - 1)
        if right < left or bottom < top:
            return 0
        row = run(left, right - left + 1)
        # One bit per row, times the row: a multiplication lays the same row everywhere.
        starts = ((1 << (bottom - top + 1) * self.stride) - 1) // ((1 << self.stride) - 1)
        return row * starts << (top * self.stride)

    def room(self, diameter: int) -> Bits:
        """The points at which a disc lies wholly within the bounds."""
        # A disc of odd diameter has half a unit of its radius left over, so its room begins at the next unit.
        inner = (diameter + 1) // 2
        bounds = self.bounds
        return self.rectangle(Rect(bounds.x1 + inner, bounds.y1 + inner, bounds.x2 - inner, bounds.y2 - inner))

    def near(self, centre: Point, diameters: int, limit: int) -> Bits:
        """The points at which a disc is at most `limit` from a disc at `centre`; `diameters`: the sum of both."""
        reach = 2 * limit + diameters
        return self._disc(centre, reach * reach // 4) if limit >= 0 else 0

    def overlapping(self, centre: Point, diameters: int) -> Bits:
        """The points at which a disc overlaps, not only touches, a disc at `centre`; `diameters`: the sum of both."""
        return self._disc(centre, (diameters * diameters - 1) // 4) if diameters > 0 else 0

    def _disc(self, centre: Point, squared: int) -> Bits:
        """The points whose squared distance from a centre is at most `squared`."""
        step = self.step
        column, off_x = divmod(centre.x - self.first_x, step)
        row, off_y = divmod(centre.y - self.first_y, step)
        key = (squared, off_x, off_y)
        shape = self._discs.get(key)
        if shape is None:
            shape = self._discs[key] = _disc_rows(squared, off_x, off_y, step)
        found: Bits = 0
        for dy, left, right in shape:
            if 0 <= row + dy < self.rows:
                first, last = max(column + left, 0), min(column + right, self.columns - 1)
                if first <= last:
                    found |= run((row + dy) * self.stride + first, last - first + 1)
        return found

    def nearest(self, bits: Bits, origin: Point) -> Point | None:
        """The point of a set nearest to `origin`, ties by smaller x, then smaller y; None if the set is empty."""
        step, stride = self.step, self.stride
        column = (origin.x - self.first_x) // step
        row = (origin.y - self.first_y) // step
        mask = run(0, self.columns)
        best: tuple[int, int, int] | None = None
        lower, upper = min(row, self.rows - 1), max(row + 1, 0)  # the next rows to look at on either side
        while lower >= 0 or upper < self.rows:
            below = self.first_y + lower * step - origin.y
            above = self.first_y + upper * step - origin.y
            if upper >= self.rows or (lower >= 0 and -below <= above):
                y, dy, lower = lower, below, lower - 1
            else:
                y, dy, upper = upper, above, upper + 1
            if best is not None and dy * dy > best[0]:
                break
            here = bits >> (y * stride) & mask
            if here:
                for x in _beside(here, column):
                    dx = self.first_x + x * step - origin.x
                    found = (dx * dx + dy * dy, dx, dy)
                    if best is None or found < best:
                        best = found
        return None if best is None else Point(origin.x + best[1], origin.y + best[2], origin.z)


def _beside(row: Bits, column: int) -> list[int]:
    """The set bits of a row nearest to a column on either side of it."""
    if column < 0:
        return [int((row & -row).bit_length()) - 1]
    low = row & ((2 << column) - 1)
    high = row >> (column + 1)
    found: list[int] = []
    if low:
        found.append(int(low.bit_length()) - 1)
    if high:
        found.append(int((high & -high).bit_length()) + column)
    return found


def _disc_rows(squared: int, off_x: int, off_y: int, step: int) -> list[tuple[int, int, int]]:
    """A disc around a point of one cell of the lattice as (row, first column, last column), counted from that cell."""
    rows: list[tuple[int, int, int]] = []
    radius = isqrt(squared)
    for dy in range(-((radius - off_y) // step), (radius + off_y) // step + 1):
        left = squared - (dy * step - off_y) ** 2
        if left >= 0:
            wide = isqrt(left)
            rows.append((dy, -((wide - off_x) // step), (wide + off_x) // step))
    return rows
