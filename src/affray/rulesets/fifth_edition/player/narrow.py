"""Gaps too narrow for somebody's whole space: through them by squeezing, where nothing else leads on (E5-SPACE-8)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits
from affray.space.measure import Footprint
from affray.space.squeeze import way_through

from ..fight.movement import dragged_by
from ..fight.routes import FAR, Path, hazards
from ..fight.stepping import Plan, default_mode, movement_left, passable, plan_steps
from ..ground.crowd import around
from ..model.conditions import FEARFUL
from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter
from .methods import Wish


def narrow_side(fighter: Fighter) -> int:
    """How many squares wide somebody is when it squeezes; 0 for those who cannot (E5-SPACE-9)."""
    size = fighter.card.size
    return SQUARES[size - 1] if SQUARES[size] > 1 else 0


def squeeze_through(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], out: bool = False) -> Wish | None:
    """Towards the nearest enemy through a gap, as far as the movement goes; or only if that leads `out` of it."""
    narrow, grid = narrow_side(fighter), combat.ground.grid
    if not narrow or fighter.marks & FEARFUL or fighter.elevation < 0:
        return None
    goal: Bits = 0
    for foe in foes:
        x, y, wide, deep = foe.place
        goal |= around(grid, Footprint(x - narrow + 1, y - narrow + 1, wide + narrow - 1, deep + narrow - 1), FOOT)
    stops, through = passable(combat, fighter)
    bars = stops | through | hazards(combat, fighter)
    way = way_through(grid, fighter.place, SQUARES[fighter.card.size], narrow, goal, bars, FAR)
    path = as_far(combat, fighter, tuple([grid.at(square) for square in way]), out)
    return ("move", {"path": path}) if path else None


def as_far(combat: Combat, fighter: Fighter, path: Path, out: bool) -> Path:
    """The longest beginning of a way that the rules allow now, and that leads out of the gap if that is asked."""
    mode, dragged = default_mode(fighter), dragged_by(combat, fighter, True)
    for number in range(min(len(path), movement_left(fighter) // FOOT), 0, -1):
        planned = plan_steps(combat, fighter, path[:number], mode, dragged)
        last = planned[-1]
        if isinstance(last, Plan) and not (out and last.squeezing):
            return path[:number]
    return ()
