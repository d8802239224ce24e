"""Lines of sight and of effect between squares, exact, with masks kept per map."""

from __future__ import annotations

from dataclasses import dataclass

from affray.space.barrier import Barrier
from affray.space.bits import Bits, each, minus
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.straight import between
from affray.space.trace import Contact, clear


@dataclass(frozen=True)
class Lines:
    """Which lines decide whether one square is seen from another.

    Each square has some `points`, in `scale` parts of a square; one clear line between any two of them is enough.
    Without points the straight line of squares decides, in either direction.
    """

    name: str
    scale: int = 1
    points: tuple[tuple[int, int], ...] = ()
    contact: Contact = Contact.THROUGH


CENTRES = Lines("centre to centre", 2, ((1, 1),), Contact.THROUGH)
FIVE_POINTS = Lines(
    "centres, and corners moved a tenth inwards", 10, ((5, 5), (1, 1), (9, 1), (1, 9), (9, 9)), Contact.TOUCH
)
SQUARES = Lines("straight line of squares")


class Sight:
    """Who sees whom past one barrier on one map. The barrier never hides the two squares in question themselves."""

    __slots__ = ("_masks", "_pairs", "_spaces", "barrier", "grid", "lines")

    def __init__(self, grid: Grid, lines: Lines, barrier: Barrier) -> None:
        self.grid = grid
        self.lines = lines
        self.barrier = barrier
        self._masks: dict[int, Bits] = {}
        self._pairs: dict[tuple[int, int], bool] = {}
        self._spaces: dict[tuple[Footprint, Footprint], bool] = {}

    def __repr__(self) -> str:
        return f"Sight({self.grid!r}, {self.lines!r}, {self.barrier!r})"

    def __eq__(self, other: object) -> bool:
        """Those of the same map are the same, whatever either has found out so far."""
        if not isinstance(other, Sight):
            return NotImplemented
        return (self.grid, self.lines, self.barrier) == (other.grid, other.lines, other.barrier)

    def __hash__(self) -> int:
        return hash((self.grid, self.lines, self.barrier))

    def sees(self, a: int, b: int) -> bool:
        """Whether a line between two squares is clear; the same in both directions."""
        mask = self._masks.get(a)
        if mask is not None:
            return bool(mask >> b & 1)
        key = (a, b) if a < b else (b, a)
        known = self._pairs.get(key)
        if known is None:
            known = self._pairs[key] = line_clear(self.grid, self.lines, key[0], key[1], self.barrier)
        return known

    def mask(self, square: int) -> Bits:
        """All squares seen from a square, itself included; computed on first use."""
        known = self._masks.get(square)
        if known is None:
            found: Bits = self.grid.board
            if any(self.barrier):
                for other in each(self.grid.board):
                    back = self._masks.get(other)
                    if back is None:
                        seen = line_clear(self.grid, self.lines, square, other, self.barrier)
                    else:
                        seen = bool(back >> square & 1)
                    if not seen:
                        found ^= 1 << other
            known = self._masks[square] = found
        return known

    def between(self, a: Footprint, b: Footprint) -> bool:
        """Whether a line between any square of one footprint and any of another is clear of what is not their own."""
        known = self._spaces.get((a, b))
        if known is None:
            known = self._spaces[a, b] = self._between(a, b)
        return known

    def _between(self, a: Footprint, b: Footprint) -> bool:
        grid = self.grid
        ones, others = each(grid.filled(a)), each(grid.filled(b))
        own = grid.filled(a) | grid.filled(b)
        if not self.barrier.squares & own:
            return any(self.sees(one, other) for one in ones for other in others)
        rest = self.barrier.without(Barrier(own))
        return any(line_clear(grid, self.lines, one, other, rest) for one in ones for other in others)


def sight(grid: Grid, lines: Lines = CENTRES, barrier: Barrier | None = None) -> Sight:
    """Sight on a map past what is opaque on it, or past another barrier; kept with the map."""
    barrier = grid.opaque if barrier is None else barrier
    key = ("sight", lines.name, barrier)
    known: Sight | None = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = Sight(grid, lines, barrier)
    return known


def line_clear(grid: Grid, lines: Lines, a: int, b: int, barrier: Barrier) -> bool:
    """Whether one of the lines between two squares is clear of a barrier, the two squares spared."""
    ends = 1 << a | 1 << b
    if barrier.squares & ends:
        barrier = barrier._replace(squares=minus(barrier.squares, ends))
    if not lines.points:
        walls = barrier.squares
        return not between(grid, a, b) & walls or not between(grid, b, a) & walls
    scale, contact = lines.scale, lines.contact
    (ax, ay), (bx, by) = grid.at(a), grid.at(b)
    ax, ay, bx, by = ax * scale, ay * scale, bx * scale, by * scale
    for px, py in lines.points:
        for qx, qy in lines.points:
            if clear(grid, (ax + px, ay + py), (bx + qx, by + qy), scale, barrier, contact):
                return True
    return False


def reaches(
    grid: Grid, point: tuple[int, int], square: int, barrier: Barrier, lines: Lines = CENTRES, scale: int = 2
) -> bool:
    """Whether a line from a point, in `scale` parts of a square, to a square is clear; the square itself is spared.

    For a grid intersection or the centre of a square take scale 2.
    """
    bit = 1 << square
    if barrier.squares & bit:
        barrier = barrier._replace(squares=barrier.squares ^ bit)
    x, y = grid.at(square)
    start = (point[0] * lines.scale, point[1] * lines.scale)
    for px, py in lines.points:
        end = ((x * lines.scale + px) * scale, (y * lines.scale + py) * scale)
        if clear(grid, start, end, scale * lines.scale, barrier, lines.contact):
            return True
    return False
