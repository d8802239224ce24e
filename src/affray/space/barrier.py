"""What is in the way of steps, sight or effects: whole squares, and edges between two squares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from affray.space.bits import Bits, minus

Edge = tuple[tuple[int, int], tuple[int, int]]


class Barrier(NamedTuple):
    """What is in the way: whole squares, and edges between two squares.

    A bit of `x_edges` is the edge between its square and the neighbour at x + 1; of `y_edges`, at y + 1.
    """

    squares: Bits = 0
    x_edges: Bits = 0
    y_edges: Bits = 0

    def joined(self, other: Barrier) -> Barrier:
        """Both barriers together."""
        return Barrier(self.squares | other.squares, self.x_edges | other.x_edges, self.y_edges | other.y_edges)

    def without(self, other: Barrier) -> Barrier:
        """This barrier except what belongs to the other one as well."""
        return Barrier(
            minus(self.squares, other.squares), minus(self.x_edges, other.x_edges), minus(self.y_edges, other.y_edges)
        )


def bits_of(width: int, squares: Iterable[tuple[int, int]]) -> Bits:
    """The set of squares (x, y) on a map of this width, for building a map."""
    found: Bits = 0
    for x, y in squares:
        if not 0 <= x < width or y < 0:
            raise ValueError(f"({x}, {y}) is not on a map {width} squares wide")
        found |= 1 << (y * (width + 1) + x)
    return found


def barrier_of(width: int, squares: Iterable[tuple[int, int]] = (), edges: Iterable[Edge] = ()) -> Barrier:
    """A barrier of squares (x, y) and of edges between two orthogonal neighbours, for building a map."""
    x_edges: Bits = 0
    y_edges: Bits = 0
    for one, other in edges:
        first, second = min(one, other), max(one, other)
        step = (second[0] - first[0], second[1] - first[1])
        if step == (1, 0):
            x_edges |= bits_of(width, [first])
        elif step == (0, 1):
            y_edges |= bits_of(width, [first])
        else:
            raise ValueError(f"{one} and {other} have no edge in common")
    return Barrier(bits_of(width, squares), x_edges, y_edges)
