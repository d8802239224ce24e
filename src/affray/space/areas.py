"""Areas of effect as sets of squares. Lengths are in squares.

An intersection (x, y) is the low corner of square (x, y). A point in half squares can be an intersection (both numbers
even) or the centre of a square (both odd). Directions are one of the eight steps (dx, dy).
"""

from __future__ import annotations

from math import isqrt

from affray.space.bits import Bits, each
from affray.space.grid import Grid
from affray.space.measure import FIVE, Footprint, Measure

Direction = tuple[int, int]


def emanation(grid: Grid, origin: Footprint, radius: int, measure: Measure = FIVE) -> Bits:
    """The squares within a radius of a footprint, its own included, whatever stands between."""
    key = ("emanation", origin, radius, measure.name)
    known = grid.memo.get(key)
    if known is None:
        known = 0
        for y in range(origin.y - radius, origin.y + origin.deep + radius):
            dy = max(origin.y - y, y - origin.y - origin.deep + 1, 0)
            wide = measure.width_at(dy, radius)
            if wide >= 0:
                known |= grid.row(y, origin.x - wide, origin.x + origin.wide - 1 + wide)
        grid.memo[key] = known
    return known


def burst(grid: Grid, corner: tuple[int, int], radius: int, measure: Measure = FIVE) -> Bits:
    """The squares whose farthest corner is within a radius of an intersection, counted from corner to corner."""
    key = ("burst", corner, radius, measure.name)
    known = grid.memo.get(key)
    if known is None:
        known = 0
        for y in range(corner[1] - radius, corner[1] + radius):
            dy = max(y + 1 - corner[1], corner[1] - y)
            wide = measure.width_at(dy, radius)
            if wide > 0:
                known |= grid.row(y, corner[0] - wide, corner[0] + wide - 1)
        grid.memo[key] = known
    return known


def sphere(grid: Grid, point: tuple[int, int], radius: int) -> Bits:
    """The squares whose centre is within a radius of a point in half squares, as the crow flies."""
    found: Bits = 0
    px, py = point
    for y in range(grid.height):
        left = 4 * radius * radius - (2 * y + 1 - py) ** 2
        if left >= 0:
            wide = isqrt(left)  # |2x + 1 - px| <= wide
            found |= grid.row(y, -((1 + wide - px) // 2), (px + wide - 1) // 2)
    return found


def block(grid: Grid, low: tuple[int, int], side: int) -> Bits:
    """A square block of squares, as far as it lies on the map; `low` is its square with the lowest numbers."""
    return grid.filled(Footprint(low[0], low[1], side, side))


def cone_from_centre(grid: Grid, square: int, direction: Direction, length: int) -> Bits:
    """A cone as wide as it is long, from the centre of a square.

    A square belongs to it if its centre lies, along the axis, farther than 0 and at most `length` away, and beside the
    axis at most half as far.
    """
    return _along_axis(grid, square, direction, length, 0)


def line_from_centre(grid: Grid, square: int, direction: Direction, length: int, width: int = 1) -> Bits:
    """A straight strip from the centre of a square.

    A square belongs to it if its centre lies, along the axis, farther than 0 and at most `length` away, and beside the
    axis at most half the width.
    """
    return _along_axis(grid, square, direction, length, width)


def _along_axis(grid: Grid, square: int, direction: Direction, length: int, width: int) -> Bits:
    """Centres by their place along and beside an axis; width 0 is a cone.

    Along a diagonal axis both distances come out too long by the root of 2, so squares of them are compared.
    """
    key = ("axis", square, direction, length, width)
    known = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = _axis_squares(grid, square, direction, length, width)
    return known


def _axis_squares(grid: Grid, square: int, direction: Direction, length: int, width: int) -> Bits:
    fx, fy = direction
    stretch = fx * fx + fy * fy  # 1, or 2 along a diagonal
    x0, y0 = grid.at(square)
    found: Bits = 0
    for x, y in grid.points(grid.board):
        dx, dy = x - x0, y - y0
        along = fx * dx + fy * dy
        beside = abs(fx * dy - fy * dx)
        if along <= 0 or along * along > stretch * length * length:
            continue
        if 2 * beside <= along if width == 0 else 4 * beside * beside <= stretch * width * width:
            found |= 1 << (y * grid.stride + x)
    return found


def cone_from_corner(
    grid: Grid, corner: tuple[int, int], direction: Direction, length: int, measure: Measure = FIVE
) -> Bits:
    """A quarter circle from an intersection.

    A square belongs to it if its centre lies within 45 degrees of the direction, its farthest corner within `length`.
    """
    fx, fy = direction
    found: Bits = 0
    for square in each(burst(grid, corner, length, measure)):
        x, y = grid.at(square)
        dx, dy = 2 * (x - corner[0]) + 1, 2 * (y - corner[1]) + 1
        along = fx * dx + fy * dy
        if along > 0 and 2 * along * along >= (dx * dx + dy * dy) * (fx * fx + fy * fy):
            found |= 1 << square
    return found
