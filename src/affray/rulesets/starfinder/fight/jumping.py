"""Jumping over gaps on the way: Athletics by the width of the gap (SF-SKILL-3, SF-MOVE-13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from affray.core.refusals import Refusal

from ..ground.board import Spot, floor_under, footprint
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter

RUN_UP = 2
"""Steps straight ahead before a gap that make a running jump."""


class Gap(NamedTuple):
    """Steps of a path that lead over a drop: the first, the one that lands behind it, and the DC of the jump."""

    first: int
    landing: int
    dc: int


def gaps_of(combat: Combat, fighter: Fighter, path: Sequence[Spot]) -> tuple[Gap, ...]:
    """The gaps in a path that can be jumped: 1 for every foot, doubled without a run-up (SF-SKILL-3)."""
    found: list[Gap] = []
    first = -1
    for number, to in enumerate(path):
        if floor_under(combat, footprint(fighter, *to)) < 0:
            first = number if first < 0 else first
        elif first >= 0:
            feet = FOOT * (number - first)
            found.append(Gap(first, number, feet if has_run_up(fighter, path, first) else 2 * feet))
            first = -1
    return tuple(found)


def has_run_up(fighter: Fighter, path: Sequence[Spot], first: int) -> bool:
    """Whether the steps before a gap lead straight to it."""
    squares = [(fighter.place.x, fighter.place.y), *path][: first + 2]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(squares)]
    return len(steps) > RUN_UP and all(each == steps[-1] for each in steps[-1 - RUN_UP :])


def why_no_jump(combat: Combat, fighter: Fighter, path: Sequence[Spot]) -> Iterator[Refusal]:
    """There must be a gap on the way, with floor behind it (SF-SKILL-3)."""
    if not path:
        return
    x, y = path[-1]
    if not gaps_of(combat, fighter, path) or floor_under(combat, footprint(fighter, x, y)) < 0:
        yield no("SF-SKILL-3", "no_gap", x=x, y=y)
