"""Moving in words: towards somebody, away, out of everybody's way, behind somebody; the squares are found.

Each is a move like any other: step by step, provoking and paying as E5-MOVE-1 and E5-OPP-1 say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from affray.core.fields import OneOf, Spot
from affray.core.refusals import Refusal
from affray.rulesets.in_words import Chart, Score, at_back, heading, rival
from affray.space.bands import ENGAGED_NEAR_FAR
from affray.space.movement import Flood

from ..fight.movement import dragged_by
from ..fight.routes import FAR, Path, reachable, spots, within_reach_of
from ..fight.stepping import movement_left, slows
from ..ground.board import footprint, gap
from ..ground.knowing import is_known, known_enemies
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.naming import TARGET, having
from ..model.stats import Combat, Fighter


def squares_left(combat: Combat, fighter: Fighter) -> int:
    """How many squares the movement left pays for on open ground."""
    dragged = dragged_by(combat, fighter, True)
    return max(0, movement_left(fighter, dragging=slows(fighter, dragged))) // FOOT


def way_to(combat: Combat, reached: Flood, square: int) -> Path:
    return spots(combat, reached.path(square))


class Ground(Chart):
    """What the words must know: who is where, how far, and which ways lead there. On a map they lead around walls."""

    bands: ClassVar[Mapping[str, int]] = {band.name: band.distance for band in ENGAGED_NEAR_FAR}

    def others(self, combat: Combat, who: str) -> Sequence[str]:
        fighter = combat.fighters[who]
        there = [each for each in combat.fighters.values() if each.present and each is not fighter]
        known = [each.id for each in there if is_known(combat, fighter.side, each)]
        return list(dict.fromkeys([*self.foes(combat, who), *known]))

    def foes(self, combat: Combat, who: str) -> Sequence[str]:
        """The enemies; nobody keeps away from those who lie there, unless no others are left."""
        found = known_enemies(combat, combat.fighters[who])
        return [each.id for each in found if each.able] or [each.id for each in found]

    def hostile(self, combat: Combat, one: str, other: str) -> bool:
        return combat.fighters[other].able and combat.hostile(combat.fighters[one], combat.fighters[other])

    def spot(self, combat: Combat, who: str) -> Spot:
        place = combat.fighters[who].place
        return place.x, place.y

    def far(self, combat: Combat, who: str, to: Spot, other: str) -> int:
        """Feet between two spaces, height counted (E5-GEN-6)."""
        one, two = combat.fighters[who], combat.fighters[other]
        return gap(footprint(one, *to), one.elevation, two.place, two.elevation)

    def back(self, combat: Combat, who: str, other: str) -> Spot:
        """The space on the far side from the nearest enemy with whom somebody has to do, the mover left aside."""
        one, two, third = combat.fighters[who], combat.fighters[other], combat.fighters[rival(self, combat, who, other)]
        return at_back(one.place, two.place, heading(third.place.x - two.place.x, third.place.y - two.place.y))

    def is_inside(self, combat: Combat, who: str, to: Spot) -> bool:
        return combat.ground.grid.holds(footprint(combat.fighters[who], *to))

    def nowhere(self, combat: Combat, who: str) -> Refusal:
        return no("E5-MOVE-1", "not_enough_movement", left=movement_left(combat.fighters[who]))

    def somebody(self, combat: Combat, who: str, optional: bool) -> OneOf:
        others, foes = (lambda: self.others(combat, who)), (lambda: self.foes(combat, who))
        return having(TARGET, others, foes, optional, opens=optional)

    def ways(self, combat: Combat, who: str) -> Mapping[Spot, Callable[[], Path]]:
        """The shortest path to every place within the movement left, hazards left alone."""
        fighter, grid = combat.fighters[who], combat.ground.grid
        reached = reachable(combat, fighter, squares_left(combat, fighter))
        start = fighter.place.y * grid.stride + fighter.place.x
        squares = [square for square in reached.by_cost(reached.within()) if square != start]
        return {grid.at(square): partial(way_to, combat, reached, square) for square in squares}

    def to_go(self, combat: Combat, who: str, target: str, band: int) -> Score:
        """How much is left of the shortest way, which may take more than one turn; if there is none, of the straight
        line.
        """
        fighter = combat.fighters[who]
        goal = within_reach_of(combat, fighter, combat.fighters[target], band)
        ahead = reachable(combat, fighter, FAR, goal)
        square = ahead.nearest(goal)
        if square < 0:
            return super().to_go(combat, who, target, band)
        path = [combat.ground.grid.at(each) for each in ahead.path(square)]
        left = {spot: len(path) - number for number, spot in enumerate(path, 1)}
        return lambda spot: left.get(spot, len(path))
