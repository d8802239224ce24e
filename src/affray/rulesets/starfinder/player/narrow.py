"""Gaps too narrow for somebody's whole space: through them by squeezing, where nothing else leads on (SF-MOVE-9)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits, each, minus
from affray.space.squeeze import way_through

from ..ground.board import effect_between
from ..ground.stepping import Way, default_mode, narrow_side, passable, plan_path
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from .routes import FAR, Path, around, widened


def way_by_squeezing(combat: Combat, fighter: Fighter, targets: Sequence[Fighter], reach: int) -> Path:
    """The whole way to the nearest of some targets, narrow where it must be; empty if there is none."""
    side, grid = fighter.card.space, combat.ground.grid
    narrow = narrow_side(side)
    if narrow == side or fighter.altitude_ft < 0:
        return ()
    goal: Bits = 0
    for target in targets:
        if abs(fighter.altitude_ft - target.altitude_ft) <= reach:
            for square in each(around(grid, widened(target.place, narrow - 1), reach)):
                if effect_between(combat, grid.place(square, narrow, narrow), target.place):
                    goal |= 1 << square
    stops, through, _ = passable(combat, fighter)
    for _, bits in combat.ground.drops:
        stops |= bits
    blocked = minus(stops | through, grid.filled(fighter.place))
    return tuple([grid.at(square) for square in way_through(grid, fighter.place, side, narrow, goal, blocked, FAR)])


def as_far_as_it_fits(combat: Combat, fighter: Fighter, path: Path, feet: int) -> Path:
    """The longest beginning of a way that the rules allow for so many feet: who fills out again bumps into others."""
    way = Way(default_mode(fighter), feet, nimble=fighter.nimble_ft)
    path = path[: feet // FOOT]
    while path and plan_path(combat, fighter, path, way):
        path = path[:-1]
    return path
