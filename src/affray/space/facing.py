"""Eight facings, the arcs around a footprint, and turning."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from affray.space.bits import Bits
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.steps import STEPS


class Facing(IntEnum):
    """The eight directions, clockwise."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    def turned(self, eighths: int) -> Facing:
        """The direction so many eighths of a circle further clockwise."""
        return ALL_FACINGS[(self + eighths) % 8]

    def apart(self, other: Facing) -> int:
        """How many eighths of a circle, 0 to 4, lie between two directions."""
        eighths = (self - other) % 8
        return min(eighths, 8 - eighths)


ALL_FACINGS = tuple(Facing)
MIRRORED = tuple(STEPS[(4 - number) % 8] for number in range(8))
"""The steps by number where y grows to the north."""


@dataclass(frozen=True)
class Compass:
    """Which way north lies: in some games y grows to the south, in others to the north."""

    y_grows: Facing

    def step(self, facing: Facing) -> tuple[int, int]:
        """One step (dx, dy) in a direction."""
        return STEPS[facing] if self.y_grows is Facing.S else MIRRORED[facing]

    def facing(self, dx: int, dy: int) -> Facing:
        """The direction of a step (dx, dy)."""
        number = STEPS.index((dx, dy))
        return Facing(number if self.y_grows == Facing.S else (4 - number) % 8)

    def towards(self, dx: int, dy: int) -> Facing:
        """The direction closest in angle to a vector, which must not be (0, 0)."""
        if dx == 0 and dy == 0:
            raise ValueError("there is no direction from a point to itself")
        # Within 22.5 degrees of an axis: shorter / longer < sqrt 2 - 1, so (shorter + longer)^2 < 2 longer^2.
        longer, shorter = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
        sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        if (shorter + longer) ** 2 < 2 * longer * longer:
            if abs(dx) > abs(dy):
                sy = 0
            else:
                sx = 0
        return self.facing(sx, sy)


Y_SOUTH = Compass(Facing.S)
Y_NORTH = Compass(Facing.N)


class Arc(IntEnum):
    """Where a square lies for somebody who faces a direction; the better arc is the lower number."""

    FRONT = 0
    FLANK = 1
    REAR = 2


class ArcStyle(IntEnum):
    """How the circle is divided; the numbers count the neighbours of one square in front, flank and rear."""

    THREE_TWO_THREE = 0
    THREE_FOUR_ONE = 1
    ALL_FRONT = 2


class Arcs(NamedTuple):
    """The map divided into three arcs."""

    front: Bits
    flank: Bits
    rear: Bits


def arc(
    place: Footprint, x: int, y: int, step: tuple[int, int], style: ArcStyle = ArcStyle.THREE_TWO_THREE
) -> Arc:
    """The arc in which square (x, y) lies for a footprint that faces along `step`, seen from its nearest own square.

    Its own squares lie neither ahead nor behind and count as flank.
    """
    dx = x - min(max(x, place.x), place.x + place.wide - 1)
    dy = y - min(max(y, place.y), place.y + place.deep - 1)
    ahead = dx * step[0] + dy * step[1]
    if style == ArcStyle.ALL_FRONT or ahead > 0:
        return Arc.FRONT
    if style == ArcStyle.THREE_FOUR_ONE:
        opposite = ahead < 0 and dx * step[1] == dy * step[0]
        return Arc.REAR if opposite else Arc.FLANK
    return Arc.FLANK if ahead == 0 else Arc.REAR


def arc_between(
    place: Footprint, other: Footprint, step: tuple[int, int], style: ArcStyle = ArcStyle.THREE_TWO_THREE
) -> Arc:
    """The best arc in which any square of another footprint lies."""
    return min(arc(place, x, y, step, style) for x, y in other.squares())


def arcs(grid: Grid, place: Footprint, step: tuple[int, int], style: ArcStyle = ArcStyle.THREE_TWO_THREE) -> Arcs:
    """The whole map divided into the arcs of a footprint that faces along `step`."""
    key = ("arcs", place, step, style)
    known: Arcs | None = grid.memo.get(key)
    if known is None:
        found: list[Bits] = [0, 0, 0]
        for x, y in grid.points(grid.board):
            found[arc(place, x, y, step, style)] |= 1 << (y * grid.stride + x)
        known = grid.memo[key] = Arcs(found[0], found[1], found[2])
    return known


def laid(front_left: tuple[int, int], frontage: int, depth: int, facing: Facing, compass: Compass) -> Footprint:
    """The footprint of a creature with its front left square, frontage and depth; only 1 x 1 may face diagonally."""
    fx, fy = compass.step(facing)
    rx, ry = compass.step(facing.turned(2))
    if fx and fy and (frontage > 1 or depth > 1):
        raise ValueError(f"a footprint of {frontage} x {depth} squares cannot face {facing.name}")
    x, y = front_left
    far_x = x + rx * (frontage - 1) - fx * (depth - 1)
    far_y = y + ry * (frontage - 1) - fy * (depth - 1)
    return Footprint(min(x, far_x), min(y, far_y), abs(far_x - x) + 1, abs(far_y - y) + 1)


def turnings(
    grid: Grid, place: Footprint, frontage: int, depth: int, facing: Facing, blocked: Bits, compass: Compass
) -> list[Footprint]:
    """The places at which a footprint may be laid anew to face another direction, row by row.

    It must share a square with the old place and lie on open squares outside `blocked`. A square footprint turns in
    place.
    """
    turned = laid((0, 0), frontage, depth, facing, compass)
    if frontage == depth:
        return [place]
    fits = grid.steps(turned.wide, turned.deep).fits
    shut = grid.touched_by(blocked, turned.wide, turned.deep)
    near = grid.touched_by(grid.filled(place), turned.wide, turned.deep)
    return [Footprint(x, y, turned.wide, turned.deep) for x, y in grid.points(fits & near & ~shut)]
