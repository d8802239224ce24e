"""The legal steps of a footprint on a map."""

from __future__ import annotations

from affray.space.barrier import Barrier
from affray.space.bits import Bits, minus, shifted

# The eight steps; even numbers are orthogonal, odd ones diagonal. Clockwise for whoever draws y downwards.
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def eroded(bits: Bits, stride: int, wide: int, deep: int) -> Bits:
    """The anchors whose whole footprint lies within a set of squares of the board."""
    found = bits
    for i in range(1, wide):
        found &= bits >> i
    across = found
    for j in range(1, deep):
        found &= across >> (j * stride)
    return found


def smeared(bits: Bits, stride: int, wide: int, deep: int) -> Bits:
    """The anchors whose footprint touches a set; may contain anchors at which the footprint does not fit."""
    found = bits
    for i in range(1, wide):
        found |= bits >> i
    across = found
    for j in range(1, deep):
        found |= across >> (j * stride)
    return found


class Steps:
    """The legal steps of one size of footprint; a footprint stands for its lowest square, its anchor.

    A large footprint may take a step if each of its squares may take it.
    """

    __slots__ = ("_sources", "cramped", "deep", "edged", "fits", "stride", "to", "wide")

    def __init__(self, stride: int, free: Bits, solid: Barrier, ways: int, wide: int, deep: int) -> None:
        self.stride = stride
        self.wide = wide
        self.deep = deep
        self.fits = eroded(free, stride, wide, deep)
        singles = _single_steps(stride, free, solid, ways)
        self.to: list[Bits] = [eroded(single, stride, wide, deep) for single in singles]
        self.edged = False
        self.cramped: Bits = 0  # anchors with a step to a place that fits, which is nevertheless not legal
        for number in range(8):
            refused = minus(self.fits & shifted(self.fits, -self.offset(number)), self.to[number])
            self.cramped |= refused
            if refused and number % 2 == 0:
                self.edged = True
        self._sources: dict[int, tuple[Bits, Bits]] = {}

    def offset(self, number: int) -> int:
        """By how many bits step `number` moves."""
        dx, dy = STEPS[number]
        return dy * self.stride + dx

    def spread(self, front: Bits) -> Bits:
        """One step in all eight directions, `front` included; the result may leave what fits."""
        if front & self.cramped:
            return front | self.orthogonal(front) | self.diagonal(front)
        front = front | front << 1 | front >> 1
        return front | front << self.stride | front >> self.stride

    def either(self, front: Bits) -> tuple[Bits, Bits]:
        """One step, orthogonal and diagonal apart from each other; the results may leave what fits."""
        if front & self.cramped:
            return self.orthogonal(front), self.diagonal(front)
        beside = front << 1 | front >> 1
        return (
            beside | front << self.stride | front >> self.stride,
            beside << self.stride | beside >> self.stride,
        )

    def orthogonal(self, front: Bits) -> Bits:
        """One step sideways, up or down; the result may leave what fits."""
        if not self.edged:
            return front << 1 | front >> 1 | front << self.stride | front >> self.stride
        to = self.to
        return (
            (front & to[2]) << 1
            | (front & to[6]) >> 1
            | (front & to[4]) << self.stride
            | (front & to[0]) >> self.stride
        )

    def diagonal(self, front: Bits) -> Bits:
        """One diagonal step; the result may leave what fits."""
        to = self.to
        return (
            (front & to[3]) << (self.stride + 1)
            | (front & to[5]) << (self.stride - 1)
            | (front & to[1]) >> (self.stride - 1)
            | (front & to[7]) >> (self.stride + 1)
        )

    def sources(self, square: int) -> tuple[Bits, Bits]:
        """The squares from which an orthogonal, and those from which a diagonal step leads to a square."""
        known = self._sources.get(square)
        if known is None:
            found: list[Bits] = [0, 0]
            for number in range(8):
                source = square - self.offset(number)
                if source >= 0 and self.to[number] >> source & 1:
                    found[number & 1] |= 1 << source
            known = self._sources[square] = (found[0], found[1])
        return known

    def may(self, square: int, number: int) -> bool:
        """Whether step `number` from a square is legal."""
        return bool(self.to[number] >> square & 1)


def _single_steps(stride: int, free: Bits, solid: Barrier, ways: int) -> list[Bits]:
    """For each of the eight steps the squares from which a footprint of one square may take it."""
    east = minus(free & free >> 1, solid.x_edges)
    west = minus(free & free << 1, solid.x_edges << 1)
    down = minus(free & free >> stride, solid.y_edges)
    up = minus(free & free << stride, solid.y_edges << stride)
    around = {
        1: (up & east << stride, east & up >> 1),
        3: (down & east >> stride, east & down >> 1),
        5: (down & west >> stride, west & down << 1),
        7: (up & west << stride, west & up << 1),
    }
    found: list[Bits] = [up, 0, east, 0, down, 0, west, 0]
    for number in (1, 3, 5, 7):
        first, second = around[number]
        dx, dy = STEPS[number]
        if ways == 2:
            found[number] = first & second
        elif ways == 1:
            found[number] = first | second
        else:
            found[number] = free & shifted(free, -(dy * stride + dx))
    return found
