"""Who can strike where: reach, threatened squares, flanking."""

from __future__ import annotations

from affray.space.areas import emanation
from affray.space.bits import Bits, minus
from affray.space.grid import Grid
from affray.space.measure import FIVE, Footprint, Measure


def threatened(
    grid: Grid,
    place: Footprint,
    reach: int,
    measure: Measure = FIVE,
    *,
    least: int = 1,
    second_diagonal: bool = False,
) -> Bits:
    """The squares at least `least` and at most `reach` squares from a footprint, whatever stands between.

    With `second_diagonal` a reach of exactly 2 squares also takes in the square two diagonals away.
    """
    key = ("threatened", place, reach, measure.name, least, second_diagonal)
    known = grid.memo.get(key)
    if known is None:
        known = emanation(grid, place, reach, measure)
        if second_diagonal and reach == 2:
            known = emanation(grid, place, reach, FIVE)
        known = minus(known, emanation(grid, place, least - 1, measure))
        grid.memo[key] = known
    return known


def adjacent(grid: Grid, place: Footprint) -> Bits:
    """The squares that touch a footprint by side or corner, without its own."""
    return threatened(grid, place, 1)


def flanks(one: Footprint, other: Footprint, target: Footprint) -> bool:
    """Whether the line between the centres of two attackers crosses opposite borders of the target, corners included.

    Of a larger attacker any square may be used.
    """
    for a in one.squares():
        for b in other.squares():
            if _crosses(a, b, target):
                return True
    return False


def _crosses(a: tuple[int, int], b: tuple[int, int], target: Footprint) -> bool:
    """Whether the line between two square's centres crosses opposite borders of a block of squares."""
    ax, ay, bx, by = 2 * a[0] + 1, 2 * a[1] + 1, 2 * b[0] + 1, 2 * b[1] + 1
    left, right = 2 * target.x, 2 * (target.x + target.wide)
    top, bottom = 2 * target.y, 2 * (target.y + target.deep)
    return _spans(ax, ay, bx, by, left, right, top, bottom) or _spans(ay, ax, by, bx, top, bottom, left, right)


def _spans(ax: int, ay: int, bx: int, by: int, left: int, right: int, top: int, bottom: int) -> bool:
    """Whether the line meets both the border at `left` and the border at `right`, each from `top` to `bottom`."""
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    if not (ax <= left and right <= bx):
        return False
    run, rise = bx - ax, by - ay
    return all(top * run <= ay * run + rise * (x - ax) <= bottom * run for x in (left, right))
