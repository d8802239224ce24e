"""Cover: how many lines between corners are barred, and cover graded along the line between two centres."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.barrier import Barrier
from affray.space.bits import each
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.sight import CENTRES, line_clear
from affray.space.trace import Contact, clear


def corner_lines(grid: Grid, corner: tuple[int, int], square: int, barrier: Barrier, contact: Contact) -> int:
    """How many of the lines from a grid intersection to the four corners of a square a barrier bars.

    Leave the squares of both sides out of the barrier if they do not count.
    """
    barred = 0
    for end in grid.place(square).corners():
        if not clear(grid, corner, end, 1, barrier, contact):
            barred += 1
    return barred


def graded(
    grid: Grid, attacker: Footprint, target: Footprint, grades: Sequence[Barrier], parapets: Sequence[Barrier] = ()
) -> int:
    """The grade of cover along the line between centres; 0 is none, n the n-th of `grades`.

    `grades` ascend, and each holds everything that gives that grade or a higher one. `parapets`, if given one for each
    grade, are disregarded where they touch the attacker's square of the pair and not the target's. Of all pairs of
    squares the one with the least cover counts; squares of both footprints give none.
    """
    own = Barrier(grid.filled(attacker) | grid.filled(target))
    least = len(grades)
    bare = [grade.without(own) for grade in grades]
    for one in each(grid.filled(attacker)):
        for other in each(grid.filled(target)):
            barriers = list(bare)
            for i, parapet in enumerate(parapets):
                barriers[i] = barriers[i].joined(spared(grid, parapet, one, other).without(own))
            while least and line_clear(grid, CENTRES, one, other, barriers[least - 1]):
                least -= 1
    return least


def spared(grid: Grid, barrier: Barrier, attacker: int, target: int) -> Barrier:
    """A barrier without what touches the attacker's square and not the target's: one's own parapet gives no cover."""
    return barrier.without(grid.touching(attacker).without(grid.touching(target)))
