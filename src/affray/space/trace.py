"""What a straight line between two points passes through, exactly, in whole numbers.

Points are given in `scale` parts of a square: with scale 2 corners are even and centres odd. A trace depends only on
how its two points lie to each other, so it is kept relative to a place near both and shared by all such pairs.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from affray.space.barrier import Barrier
from affray.space.bits import Bits, shifted
from affray.space.grid import Grid


class Contact(IntEnum):
    """What counts as being in the way of a line."""

    INSIDE = -1  # its inside alone
    THROUGH = 0  # its inside; at a corner, and between two squares, both ways round must be barred
    ALONG = 1  # also if the line runs along its side
    TOUCH = 2  # also if the line merely touches it


class Gate(NamedTuple):
    """A point or stretch with two ways round: passing it is barred only if each way meets something in the way.

    A way is what it leads through: a square and edges.
    """

    one: Barrier
    other: Barrier


class Trace:
    """What one line passes: squares and edges it crosses, gates at corners, and stretches along grid lines.

    Each stretch is a gate too, its ways being the squares on either side. `along` holds those squares and the edges on
    the line itself; `touched` everything that has a point in common with the line, the points at its ends excepted.
    """

    __slots__ = ("along", "crossed", "gates", "stretches", "touched")

    def __init__(self, crossed: Barrier, gates: list[Gate], stretches: list[Gate], along: Barrier) -> None:
        self.crossed = crossed
        self.gates = gates
        self.stretches = stretches
        self.along = along
        touched = crossed.joined(along)
        for gate in gates:
            touched = touched.joined(gate.one).joined(gate.other)
        self.touched = touched

    def barred(self, squares: Bits, x_edges: Bits, y_edges: Bits, contact: Contact) -> bool:
        """Whether a barrier, moved to where this trace is kept, is in the way."""
        if contact == Contact.TOUCH:
            return _meets(self.touched, squares, x_edges, y_edges)
        if _meets(self.crossed, squares, x_edges, y_edges):
            return True
        if contact == Contact.INSIDE:
            return False
        for one, other in self.gates:
            if _meets(one, squares, x_edges, y_edges) and _meets(other, squares, x_edges, y_edges):
                return True
        if contact == Contact.ALONG:
            return _meets(self.along, squares, x_edges, y_edges)
        return any(one.squares & squares and other.squares & squares for one, other in self.stretches)


def _meets(part: Barrier, squares: Bits, x_edges: Bits, y_edges: Bits) -> bool:
    return bool(part.squares & squares or part.x_edges & x_edges or part.y_edges & y_edges)


def clear(
    grid: Grid, start: tuple[int, int], end: tuple[int, int], scale: int, barrier: Barrier, contact: Contact
) -> bool:
    """Whether the line between two points, in `scale` parts of a square, is clear of a barrier.

    The squares in which the line begins and ends are not spared: leave them out of the barrier if they should be.
    """
    trace, shift = traced(grid, start, end, scale)
    squares = shifted(barrier.squares, -shift)
    return not trace.barred(squares, shifted(barrier.x_edges, -shift), shifted(barrier.y_edges, -shift), contact)


def traced(grid: Grid, start: tuple[int, int], end: tuple[int, int], scale: int) -> tuple[Trace, int]:
    """The trace of the line between two points, and by how many bits it must be moved to lie where the line is."""
    if end < start:
        start, end = end, start
    # One row and one column of room, for squares beside a line that runs along the rim of its box.
    x0 = start[0] // scale - 1
    y0 = min(start[1], end[1]) // scale - 1
    left, top = x0 * scale, y0 * scale
    key = ("trace", scale, start[0] - left, start[1] - top, end[0] - left, end[1] - top)
    known: Trace | None = grid.memo.get(key)
    if known is None:
        known = _Walk(grid.stride, scale).trace(key[2], key[3], key[4], key[5])
        grid.memo[key] = known
    return known, y0 * grid.stride + x0


class _Walk:
    """Follows one line from grid line to grid line and notes what it passes."""

    def __init__(self, stride: int, scale: int) -> None:
        self.stride = stride
        self.scale = scale
        self.squares: Bits = 0
        self.x_edges: Bits = 0
        self.y_edges: Bits = 0
        self.gates: list[Gate] = []
        self.stretches: list[Gate] = []
        self.along = Barrier()

    def trace(self, ax: int, ay: int, bx: int, by: int) -> Trace:
        if ax == bx and ax % self.scale == 0:
            self._along_column(ax // self.scale, min(ay, by), max(ay, by))
        elif ay == by and ay % self.scale == 0:
            self._along_row(ay // self.scale, ax, bx)
        else:
            self._across(ax, ay, bx, by)
        return Trace(Barrier(self.squares, self.x_edges, self.y_edges), self.gates, self.stretches, self.along)

    def _bit(self, x: int, y: int) -> Bits:
        return 1 << (y * self.stride + x)

    def _across(self, ax: int, ay: int, bx: int, by: int) -> None:
        """A line that does not run along grid lines; bx >= ax."""
        scale, dx, dy = self.scale, bx - ax, abs(by - ay)
        down = by > ay
        x = ax // scale
        # A line that begins on a grid line begins in the square which it enters.
        y = ay // scale if down or ay % scale else ay // scale - 1
        to_x = (x + 1) * scale - ax
        to_y = (y + 1) * scale - ay if down else ay - y * scale
        while True:
            self.squares |= self._bit(x, y)
            if to_x >= dx and to_y >= dy:
                return
            order = to_x * dy - to_y * dx  # which grid line comes first; 0: both at once, a corner
            if order < 0:
                self.x_edges |= self._bit(x, y)
                x += 1
                to_x += scale
            elif order > 0:
                self.y_edges |= self._bit(x, y if down else y - 1)
                y += 1 if down else -1
                to_y += scale
            else:
                self._corner(x, y, down)
                x += 1
                y += 1 if down else -1
                to_x += scale
                to_y += scale

    def _corner(self, x: int, y: int, down: bool) -> None:
        """The line leaves square (x, y) through a corner, towards x + 1 and y + 1 or y - 1."""
        beyond, lower = (y + 1, y) if down else (y - 1, y - 1)
        sideways = Barrier(self._bit(x + 1, y), self._bit(x, y), self._bit(x + 1, lower))
        upright = Barrier(self._bit(x, beyond), self._bit(x, beyond), self._bit(x, lower))
        self.gates.append(Gate(sideways, upright))

    def _along_column(self, x: int, top: int, bottom: int) -> None:
        """A line along the grid line between columns x - 1 and x; a mere point on it meets nothing."""
        scale = self.scale
        for y in range(top // scale, -(-bottom // scale) if bottom > top else 0):
            left, right = self._bit(x - 1, y), self._bit(x, y)
            self.stretches.append(Gate(Barrier(left), Barrier(right)))
            self.along = self.along.joined(Barrier(left | right, left, 0))
            if top < y * scale:
                self.gates.append(Gate(Barrier(0, 0, self._bit(x - 1, y - 1)), Barrier(0, 0, self._bit(x, y - 1))))

    def _along_row(self, y: int, left: int, right: int) -> None:
        """A line along the grid line between rows y - 1 and y; see `_along_column`."""
        scale = self.scale
        for x in range(left // scale, -(-right // scale) if right > left else 0):
            upper, under = self._bit(x, y - 1), self._bit(x, y)
            self.stretches.append(Gate(Barrier(upper), Barrier(under)))
            self.along = self.along.joined(Barrier(upper | under, 0, upper))
            if left < x * scale:
                self.gates.append(Gate(Barrier(0, self._bit(x - 1, y - 1), 0), Barrier(0, self._bit(x - 1, y), 0)))
