"""Straight lines of squares: which squares they consist of, what walking them costs, where they stop being clear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from affray.space.bits import Bits
from affray.space.field import Point, Rect
from affray.space.grid import Grid
from affray.space.measure import FIVE, Footprint, Measure
from affray.space.steps import STEPS, smeared


@lru_cache(maxsize=10_000)
def offsets(dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """The line of squares from (0, 0) to (dx, dy), both included: the nearest squares, halves towards (0, 0)."""
    n = max(abs(dx), abs(dy))
    if n == 0:
        return ((0, 0),)
    found: list[tuple[int, int]] = []
    for k in range(n + 1):
        x = (2 * k * abs(dx) + n - 1) // (2 * n)
        y = (2 * k * abs(dy) + n - 1) // (2 * n)
        found.append((x if dx > 0 else -x, y if dy > 0 else -y))
    return tuple(found)


def line(grid: Grid, start: int, end: int) -> tuple[int, ...]:
    """The squares of the straight line from one square to another, both included.

    The line back need not consist of the same squares.
    """
    (x0, y0), (x1, y1) = grid.at(start), grid.at(end)
    return tuple([start + dy * grid.stride + dx for dx, dy in offsets(x1 - x0, y1 - y0)])


def between(grid: Grid, start: int, end: int) -> Bits:
    """The squares of the straight line from one square to another without its two ends."""
    (x0, y0), (x1, y1) = grid.at(start), grid.at(end)
    dx, dy = x1 - x0, y1 - y0
    # The squares depend on the offset alone: kept once for all lines alike, at the low corner of their box.
    low_x, low_y = min(dx, 0), min(dy, 0)
    key = ("between", dx, dy)
    known = grid.memo.get(key)
    if known is None:
        known = 0
        for x, y in offsets(dx, dy)[1:-1]:
            known |= 1 << ((y - low_y) * grid.stride + x - low_x)
        grid.memo[key] = known
    return known << (start + low_y * grid.stride + low_x)


def _along(start: Footprint, end: Footprint, y: int) -> int:
    """Where the lowest corner is, to the left of it at most by a square, when it has come to a row."""
    return start.x + (end.x - start.x) * (y - start.y) // (end.y - start.y) if end.y != start.y else start.x


@dataclass(frozen=True)
class Straight:
    """A straight walk: its anchors from start to end, what it costs to come to each, and the last that can be reached.

    `clear` is the number of steps that are legal one after the other, `ends` tells at which anchors the walk may end.
    """

    squares: tuple[int, ...]
    costs: tuple[int, ...]
    clear: int
    ends: tuple[bool, ...]

    def is_clear(self) -> bool:
        """Whether the walk can be made to its end and may end there."""
        return self.clear == len(self.squares) - 1 and self.ends[-1]

    def within(self, budget: int) -> int:
        """The number of steps of the longest legal walk along this line for at most this cost."""
        last = self.clear
        while last > 0 and (self.costs[last] > budget or not self.ends[last]):
            last -= 1
        return last

    def until(self, stop: Bits) -> int:
        """The number of steps after which the walker first enters a set of anchors, else that of all legal steps."""
        for steps in range(1, self.clear + 1):
            if stop >> self.squares[steps] & 1:
                return steps
        return self.clear


def straight(
    grid: Grid,
    start: int,
    end: int,
    *,
    measure: Measure = FIVE,
    wide: int = 1,
    deep: int = 0,
    blocked: Bits = 0,
    through: Bits = 0,
    costly: Bits = 0,
    extra: int = 0,
    parity: int = 0,
) -> Straight:
    """The walk of a footprint along the straight line between two anchors; the sets mean what they mean to `flood`."""
    deep = deep or wide
    steps = grid.steps(wide, deep)
    blocked = smeared(blocked, grid.stride, wide, deep)
    through = smeared(through, grid.stride, wide, deep)
    costly = smeared(costly, grid.stride, wide, deep)
    squares = line(grid, start, end)
    ground = grid.ground_for(wide, deep)
    costs = [0]
    clear = 0
    for i in range(1, len(squares)):
        number = step_number(grid, squares[i - 1], squares[i])
        bit = 1 << squares[i]
        weight = 2 if costly & bit else 1
        for heavy, bits in ground:
            if bits & bit:
                weight = max(weight, heavy)
        if number % 2:
            costs.append(costs[-1] + measure.diagonal(weight + extra, parity))
            parity ^= 1
        else:
            costs.append(costs[-1] + weight + extra)
        if clear == i - 1 and steps.may(squares[i - 1], number) and not blocked & bit:
            clear = i
    ends = (True, *[not through >> square & 1 for square in squares[1:]])
    return Straight(squares, tuple(costs), clear, ends)


def step_number(grid: Grid, start: int, end: int) -> int:
    """The number of the step that leads from a square to its neighbour."""
    (x0, y0), (x1, y1) = grid.at(start), grid.at(end)
    return STEPS.index((x1 - x0, y1 - y0))


def swept(grid: Grid, start: Footprint, end: Footprint) -> Bits:
    """The squares whose interior meets the hull of two places of one footprint, both places included.

    They are the squares crossed by any straight line from a point of the first place to its counterpart in the second.
    """
    low_x, low_y = min(start.x, end.x), min(start.y, end.y)
    if not (grid.holds(start) and grid.holds(Footprint(end.x, end.y, start.wide, start.deep))):
        found: Bits = 0
        for x, y in _met(start, end):
            if grid.has(x, y):
                found |= 1 << (y * grid.stride + x)
        return found
    # The squares depend on the offset alone: kept once for all hulls alike, at the low corner of their box.
    key = ("swept", end.x - start.x, end.y - start.y, start.wide, start.deep)
    known = grid.memo.get(key)
    if known is None:
        known = 0
        for x, y in _met(start, end):
            known |= 1 << ((y - low_y) * grid.stride + x - low_x)
        grid.memo[key] = known
    return known << (low_y * grid.stride + low_x)


def _met(start: Footprint, end: Footprint) -> Iterator[tuple[int, int]]:
    """The squares whose interior meets the hull of two places, on the map or not."""
    corner, moved = Point(start.x, start.y), Point(end.x, end.y)
    low, high = sorted((start.y, end.y))
    for y in range(low, high + start.deep):
        beside = [_along(start, end, min(max(row, low), high)) for row in (y - start.deep, y + 1)]
        first, last = min(beside) - 1, max(beside) + start.wide + 1
        if start.y == end.y:
            first, last = min(start.x, end.x), max(start.x, end.x) + start.wide
        for x in range(first, last + 1):
            # The lowest corner moves along a line; the square is met while it is inside this box.
            if Rect(x - start.wide, y - start.deep, x + 1, y + 1).pierced(corner, moved):
                yield x, y
