"""Steps of those who may make themselves narrow: into a smaller block where the whole one does not fit."""

from __future__ import annotations

from affray.space.bits import Bits, each, minus
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.movement import flood
from affray.space.steps import STEPS

NUMBER = {step: number for number, step in enumerate(STEPS)}
"""The number of each of the eight steps."""


def landing(grid: Grid, start: Footprint, to: tuple[int, int], side: int, narrow: int) -> Footprint | None:
    """Where a step to an anchor leads somebody who fills `side` squares each way, or `narrow` ones where it must.

    Whoever is narrow already fills out again as soon as it can; None if the map forbids the step.
    """
    stride, (x, y, wide, _), (to_x, to_y) = grid.stride, start, to
    square = y * stride + x
    number = NUMBER.get((to_x - x, to_y - y))
    whole = grid.steps(side, side)
    if wide == side and number is not None and whole.to[number] >> square & 1:
        return Footprint(to_x, to_y, side, side)
    if side == narrow:
        return None
    steps = grid.steps(narrow, narrow)
    for anchor in [square] if wide < side else each(grid.squeezed(square, side, narrow)):
        x, y = grid.at(anchor)
        way = NUMBER.get((to_x - x, to_y - y))
        if way is not None and steps.to[way] >> anchor & 1:
            fills_out = wide < side and whole.fits >> (to_y * stride + to_x) & 1
            size = side if fills_out else narrow
            return Footprint(to_x, to_y, size, size)
    return None


def way_through(grid: Grid, start: Footprint, side: int, narrow: int, goal: Bits, blocked: Bits, far: int) -> list[int]:
    """The anchors of a way to a goal for somebody who makes itself narrow where it must, the start left out.

    It leads, if possible, where the whole one fits; empty if there is none. Each of its steps is a `landing`.
    """
    square = start.y * grid.stride + start.x
    tight = minus(grid.board, grid.steps(side, side).fits)
    ahead = flood(grid, square, far, wide=narrow, blocked=blocked, costly=tight, goal=goal)
    end = ahead.nearest(goal)
    return ahead.path(end)[1:] if end >= 0 else []
