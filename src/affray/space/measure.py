"""Footprints, and how a game counts squares: what a diagonal costs, how far two footprints are apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Footprint(NamedTuple):
    """The squares somebody fills: a block of `wide` x `deep` squares, (x, y) being the one with the lowest numbers."""

    x: int
    y: int
    wide: int = 1
    deep: int = 1

    def squares(self) -> list[tuple[int, int]]:
        """Its squares as (x, y), row by row."""
        return [(self.x + i, self.y + j) for j in range(self.deep) for i in range(self.wide)]

    def corners(self) -> tuple[tuple[int, int], ...]:
        """Its four corners as grid intersections; intersection (x, y) is the low corner of square (x, y)."""
        right, far = self.x + self.wide, self.y + self.deep
        return ((self.x, self.y), (right, self.y), (self.x, far), (right, far))

    def centre(self) -> tuple[int, int]:
        """Its centre in half squares."""
        return (2 * self.x + self.wide, 2 * self.y + self.deep)

    def moved(self, dx: int, dy: int) -> Footprint:
        """The same block `dx`, `dy` squares further."""
        return Footprint(self.x + dx, self.y + dy, self.wide, self.deep)

    def apart(self, other: Footprint) -> tuple[int, int]:
        """The gap per axis between the nearest squares; adjacent is 1, overlapping 0."""
        x, y, wide, deep = self
        dx, dy, their_wide, their_deep = other
        dx -= x
        dy -= y
        dx = dx - wide + 1 if dx >= wide else 1 - dx - their_wide if -dx >= their_wide else 0
        dy = dy - deep + 1 if dy >= deep else 1 - dy - their_deep if -dy >= their_deep else 0
        return dx, dy

    def touches(self, other: Footprint) -> bool:
        """Whether the two share a square, an edge or a corner."""
        dx, dy = self.apart(other)
        return dx <= 1 and dy <= 1


@dataclass(frozen=True)
class Measure:
    """A way of counting squares.

    With `alternating` every second diagonal counts double. A step into ground of weight n costs n times as much; with
    `flat` a diagonal step into heavy ground (weight 2 and more) costs one and a half times the weight, be it the first
    or the second. Every diagonal step counts for the alternation.
    """

    name: str
    alternating: bool = False
    flat: bool = False

    def distance(self, dx: int, dy: int, dz: int = 0) -> int:
        """Squares between two squares that lie `dx`, `dy` and, in height, `dz` squares apart."""
        flat = self._joined(abs(dx), abs(dy))
        return self._joined(flat, abs(dz)) if dz else flat

    def _joined(self, a: int, b: int) -> int:
        longer, shorter = (a, b) if a > b else (b, a)
        return longer + shorter // 2 if self.alternating else longer

    def between(self, a: Footprint, b: Footprint, dz: int = 0) -> int:
        """Squares between the nearest squares of two footprints."""
        dx, dy = a.apart(b)
        flat = self._joined(dx, dy)
        return self._joined(flat, abs(dz)) if dz else flat

    def to_corner(self, a: Footprint, corner: tuple[int, int]) -> int:
        """Squares between the nearest corner of a footprint and a grid intersection."""
        dx = min(abs(corner[0] - a.x), abs(corner[0] - a.x - a.wide))
        dy = min(abs(corner[1] - a.y), abs(corner[1] - a.y - a.deep))
        return self.distance(dx, dy)

    def width_at(self, dy: int, radius: int) -> int:
        """The largest `dx` still within `radius` squares when the other axis differs by `dy`; -1 if there is none."""
        if not self.alternating or radius < dy:
            return radius if dy <= radius else -1
        # dx >= dy: dx + dy // 2 <= radius; dx < dy: dy + dx // 2 <= radius
        wide = radius - dy // 2
        return wide if wide >= dy else 2 * (radius - dy) + 1

    def diagonal(self, weight: int, parity: int) -> int:
        """The cost of a diagonal step into ground of this weight; `parity` is 1 after an odd number of diagonals."""
        if not self.alternating:
            return weight
        if self.flat and weight > 1:
            return 3 * weight // 2
        return weight * (1 + parity)

    def cost(self, path: Sequence[tuple[int, int]], weights: Sequence[int], parity: int = 0) -> int:
        """The cost of a path of squares, the first being where it starts; `weights[i]` belongs to `path[i]`."""
        spent = 0
        for i in range(1, len(path)):
            if path[i][0] != path[i - 1][0] and path[i][1] != path[i - 1][1]:
                spent += self.diagonal(weights[i], parity)
                parity ^= 1
            else:
                spent += weights[i]
        return spent


FIVE = Measure("5-5-5")
FIVE_TEN = Measure("5-10-5", alternating=True)
FIVE_TEN_FLAT = Measure("5-10-5, 15 on heavy ground", alternating=True, flat=True)
