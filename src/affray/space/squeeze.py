"""Steps of those who may make themselves narrow: into a smaller block where the whole one does not fit."""

from __future__ import annotations

from affray.space.bits import each
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.steps import STEPS

NUMBER = {step: number for number, step in enumerate(STEPS)}
"""The number of each of the eight steps."""


def landing(grid: Grid, start: Footprint, to: tuple[int, int], side: int, narrow: int) -> Footprint | None:
    """Where a step to an anchor leads somebody who fills `side` squares each way, or `narrow` ones where it must.

    Whoever is narrow already fills out again as soon as it can; None if the map forbids the step.
    """
    stride = grid.stride
    square = start.y * stride + start.x
    number = NUMBER.get((to[0] - start.x, to[1] - start.y))
    whole = grid.steps(side, side)
    if start.wide == side and number is not None and whole.to[number] >> square & 1:
        return Footprint(to[0], to[1], side, side)
    if side == narrow:
        return None
    steps = grid.steps(narrow, narrow)
    for anchor in [square] if start.wide < side else each(grid.squeezed(square, side, narrow)):
        x, y = grid.at(anchor)
        way = NUMBER.get((to[0] - x, to[1] - y))
        if way is not None and steps.to[way] >> anchor & 1:
            fills_out = start.wide < side and whole.fits >> (to[1] * stride + to[0]) & 1
            size = side if fills_out else narrow
            return Footprint(to[0], to[1], size, size)
    return None
