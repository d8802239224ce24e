"""The square grid: an immutable map, shared by all fights on it, with every mask that depends on the map alone.

Squares are numbered row by row, `y * stride + x`. Every row is followed by one guard column that belongs to no square,
so that a set shifted sideways falls into the guard and not into the next row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from affray.space.barrier import Barrier, Edge, barrier_of
from affray.space.bits import Bits, each, minus, run
from affray.space.measure import Footprint
from affray.space.steps import Steps, smeared

NOTHING = Barrier()


class Grid:
    """A map of `width` x `height` squares.

    `solid` stops steps, `opaque` stops sight and effects (the same as `solid` unless given); `ground` gives the weight
    of heavy squares (what a step into them costs, 2 for difficult terrain), `heights` the height of squares that do not
    lie at 0. `ways` is how many of the two ways round a corner must be free for a diagonal step: 2 no corner is cut,
    1 not between two walls, 0 no hindrance.
    """

    __slots__ = (
        "_hash", "_key", "board", "ground", "height", "heights", "memo", "opaque", "open", "solid", "stride", "ways",
        "width",
    )  # fmt: skip

    def __init__(
        self,
        width: int,
        height: int,
        solid: Barrier = NOTHING,
        opaque: Barrier | None = None,
        ground: Iterable[tuple[int, Bits]] = (),
        heights: Iterable[tuple[int, Bits]] = (),
        ways: int = 2,
    ) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a map needs at least one square, not {width} x {height}")
        if ways not in (0, 1, 2):
            raise ValueError(f"of the two ways round a corner 0, 1 or 2 can be asked to be free, not {ways}")
        self.width = width
        self.height = height
        self.stride = width + 1
        row = run(0, width)
        self.board: Bits = 0
        for y in range(height):
            self.board |= row << (y * self.stride)
        self.solid = self._clipped(solid)
        self.opaque = self.solid if opaque is None else self._clipped(opaque)
        self.ways = ways
        self.open: Bits = minus(self.board, self.solid.squares)
        self.ground: tuple[tuple[int, Bits], ...] = self._layers(ground, 1)
        if self.ground[0][0] < 1:
            raise ValueError(f"a step costs at least 1, not {self.ground[0][0]}")
        self.heights: tuple[tuple[int, Bits], ...] = self._layers(heights, 0)
        # Masks that depend on the map alone, computed on first use by the modules of this package.
        self.memo: dict[Any, Any] = {}
        self._key = (width, height, self.solid, self.opaque, self.ground, self.heights, ways)
        self._hash = hash(self._key)

    def _clipped(self, barrier: Barrier) -> Barrier:
        """The barrier without edges at the rim of the map, which stop nothing that the rim does not stop."""
        inner_x = self.board & self.board >> 1
        inner_y = self.board & self.board >> self.stride
        return Barrier(barrier.squares & self.board, barrier.x_edges & inner_x, barrier.y_edges & inner_y)

    def _layers(self, given: Iterable[tuple[int, Bits]], usual: int) -> tuple[tuple[int, Bits], ...]:
        """Disjoint layers in ascending order that fill the board; a later entry overrides an earlier one."""
        layers: dict[int, Bits] = {usual: self.board}
        for value, bits in given:
            for other in layers:
                layers[other] = minus(layers[other], bits)
            layers[value] = layers.get(value, 0) | (bits & self.board)
        return tuple((value, layers[value]) for value in sorted(layers) if layers[value])

    # ------------------------------------------------------------------ the map as a value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and (self is other or self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return (
            f"Grid({self.width}, {self.height}, solid={self.solid!r}, opaque={self.opaque!r}, "
            f"ground={self.ground!r}, heights={self.heights!r}, ways={self.ways})"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (Grid, self._key)  # masks are computed again when they are needed

    def changed(self, solid: Barrier | None = None, opaque: Barrier | None = None) -> Grid:
        """The map with other barriers, for a door that opens; the same change gives the same map, masks included."""
        key = ("changed", self.solid if solid is None else solid, self.opaque if opaque is None else opaque)
        known: Grid | None = self.memo.get(key)
        if known is None:
            known = Grid(
                self.width, self.height, solid=key[1], opaque=key[2],
                ground=self.ground, heights=self.heights, ways=self.ways,
            )  # fmt: skip
            self.memo[key] = known
        return known

    # ------------------------------------------------------------------ squares

    def square(self, x: int, y: int) -> int:
        """The number of square (x, y), which must lie on the map."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"({x}, {y}) is not on the map of {self.width} x {self.height} squares")
        return y * self.stride + x

    def at(self, square: int) -> tuple[int, int]:
        """The coordinates (x, y) of a square."""
        return square % self.stride, square // self.stride

    def has(self, x: int, y: int) -> bool:
        """Whether (x, y) lies on the map."""
        return 0 <= x < self.width and 0 <= y < self.height

    def holds(self, place: Footprint) -> bool:
        """Whether a footprint lies on the map as a whole."""
        x, y, wide, deep = place
        return x >= 0 and y >= 0 and x + wide <= self.width and y + deep <= self.height

    def bits(self, squares: Iterable[tuple[int, int]]) -> Bits:
        """The set of the given squares; those off the map are left out."""
        found: Bits = 0
        for x, y in squares:
            if self.has(x, y):
                found |= 1 << (y * self.stride + x)
        return found

    def points(self, bits: Bits) -> list[tuple[int, int]]:
        """The squares of a set as (x, y), row by row."""
        return [self.at(square) for square in each(bits)]

    def row(self, y: int, first: int, last: int) -> Bits:
        """The squares of row `y` from x = `first` to `last`, as far as they lie on the map."""
        first, last = max(first, 0), min(last, self.width - 1)
        if not 0 <= y < self.height or last < first:
            return 0
        return run(y * self.stride + first, last - first + 1)

    def weight(self, square: int) -> int:
        """What a step into a square costs, 1 being the usual."""
        return layer_of(self.ground, square, 1)

    def elevation(self, square: int) -> int:
        """The height of a square."""
        return layer_of(self.heights, square, 0)

    def difficult(self) -> Bits:
        """The squares whose ground is heavier than usual."""
        found: Bits = 0
        for weight, bits in self.ground:
            if weight > 1:
                found |= bits
        return found

    def barrier(self, squares: Iterable[tuple[int, int]] = (), edges: Iterable[Edge] = ()) -> Barrier:
        """A barrier of squares (x, y) and of edges between two orthogonal neighbours."""
        return barrier_of(self.width, squares, edges)

    # ------------------------------------------------------------------ footprints

    def footprint(self, square: int, wide: int = 1, deep: int = 1) -> Bits:
        """The squares of a footprint whose lowest square is given; it must lie on the map as a whole."""
        key = (wide, deep)
        shape = self.memo.get(key)
        if shape is None:
            shape = 0
            for y in range(deep):
                shape |= run(y * self.stride, wide)
            self.memo[key] = shape
        return shape << square

    def filled(self, place: Footprint) -> Bits:
        """The squares of a footprint, as far as they lie on the map."""
        known = self.memo.get(place)
        if known is None:
            known = 0
            for y in range(place.y, place.y + place.deep):
                known |= self.row(y, place.x, place.x + place.wide - 1)
            self.memo[place] = known
        return known

    def place(self, square: int, wide: int = 1, deep: int = 1) -> Footprint:
        """The footprint whose lowest square is given."""
        return Footprint(square % self.stride, square // self.stride, wide, deep)

    def touched_by(self, bits: Bits, wide: int, deep: int) -> Bits:
        """The anchors at which a footprint of this size fits and touches a set."""
        return smeared(bits, self.stride, wide, deep) & self.steps(wide, deep).fits

    def squeezed(self, square: int, wide: int, narrow: int = 0) -> Bits:
        """The anchors of a narrower footprint inside one of `wide` x `wide` squares, as far as it fits there.

        Without a width of its own the narrower one is the next smaller.
        """
        narrow = narrow or max(wide - 1, 1)
        side = wide - narrow + 1
        return self.footprint(square, side, side) & self.steps(narrow, narrow).fits

    def steps(self, wide: int = 1, deep: int = 1) -> Steps:
        """The legal steps of a footprint of this size."""
        key = ("steps", wide, deep)
        known: Steps | None = self.memo.get(key)
        if known is None:
            known = self.memo[key] = Steps(self.stride, self.open, self.solid, self.ways, wide, deep)
        return known

    def ground_for(self, wide: int = 1, deep: int = 1) -> tuple[tuple[int, Bits], ...]:
        """Where a footprint of this size fits, by the heaviest ground under it, ascending."""
        key = ("ground", wide, deep)
        known: tuple[tuple[int, Bits], ...] | None = self.memo.get(key)
        if known is None:
            left = self.steps(wide, deep).fits
            layers: list[tuple[int, Bits]] = []
            for weight, bits in reversed(self.ground):
                here = left & smeared(bits, self.stride, wide, deep)
                left ^= here
                if here:
                    layers.append((weight, here))
            known = self.memo[key] = tuple(reversed(layers))
        return known

    # ------------------------------------------------------------------ neighbours

    def neighbours(self, square: int) -> Bits:
        """The squares to which one step leads from a square."""
        bit = 1 << square
        return minus(self.steps().spread(bit), bit) & self.open

    def spread(self, bits: Bits) -> Bits:
        """A set and everything one legal step from it."""
        return self.steps().spread(bits) & self.open

    def near(self, bits: Bits, squares: int = 1) -> Bits:
        """A set and everything within so many squares of it, diagonals counting 1, whatever stands between."""
        for _ in range(squares):
            bits = bits | bits << 1 | bits >> 1
            bits = (bits | bits << self.stride | bits >> self.stride) & self.board
        return bits

    def touching(self, square: int) -> Barrier:
        """All squares and edges that have a side or corner in common with a square, itself included."""
        key = ("touching", square)
        known: Barrier | None = self.memo.get(key)
        if known is None:
            x, y = self.at(square)
            x_edges: Bits = 0
            for row in (y - 1, y, y + 1):
                x_edges |= self.row(row, x - 1, x)
            y_edges = self.row(y - 1, x - 1, x + 1) | self.row(y, x - 1, x + 1)
            known = self.memo[key] = Barrier(self.near(1 << square), x_edges, y_edges)
        return known


def layer_of(layers: Sequence[tuple[int, Bits]], square: int, usual: int) -> int:
    """The value of the first layer in which a square lies."""
    for value, bits in layers:
        if bits >> square & 1:
            return value
    return usual
