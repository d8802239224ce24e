"""Where a missed throw lands (SF-AREA-4 to SF-AREA-7). Points are in half squares: centres odd, intersections even."""

from __future__ import annotations

from affray.space.measure import Footprint
from affray.space.steps import STEPS

Spot = tuple[int, int]
DIRECTIONS = 8


def direction(dx: int, dy: int) -> int:
    """The number in STEPS, clockwise from north, of the direction closest in angle to a vector (SF-GRID-14).

    >>> direction(0, -3), direction(5, 1), direction(2, 2), direction(-7, -1)
    (0, 2, 3, 6)
    """
    # tan(22.5 degrees) is irrational, so whole numbers never meet it: 2 * a * b > a * a - b * b decides which side.
    wide, tall = abs(dx), abs(dy)
    longer, shorter = max(wide, tall), min(wide, tall)
    diagonal = 2 * longer * shorter > longer * longer - shorter * shorter
    sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    if not diagonal:
        sx, sy = (sx, 0) if wide > tall else (0, sy)
    return STEPS.index((sx, sy))


def scattered(number: int, die: int) -> Spot:
    """The step of a missed throw: 1 is `number`, back to the thrower, the others follow clockwise (SF-AREA-5, -6)."""
    return STEPS[(number + die - 1) % DIRECTIONS]


def room_before_thrower(thrower: Footprint, square: Spot) -> int:
    """Squares from a target square to the nearest square of the thrower: no short throw goes farther (SF-AREA-7)."""
    dx, dy = thrower.apart(Footprint(square[0], square[1]))
    return max(dx, dy)


def room_before_corner(thrower: Footprint, corner: Spot) -> int:
    """Squares from a target intersection to the nearest corner of the thrower's space (SF-AREA-7)."""
    dx = min(abs(corner[0] - x) for x, _ in thrower.corners())
    dy = min(abs(corner[1] - y) for _, y in thrower.corners())
    return max(dx, dy)
