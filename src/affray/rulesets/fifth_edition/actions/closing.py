"""Moving in words, for play without a map: towards somebody, or away. The squares are found for the mover.

Both are moves like any other: step by step, provoking and paying as E5-MOVE-1 and E5-OPP-1 say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from affray.core.fields import Field, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bands import ENGAGED_NEAR_FAR

from ..fight.movement import dragged_by
from ..fight.routes import FAR, Path, reachable, spots, within_reach_of
from ..fight.stepping import movement_left, slows
from ..ground.board import distance, enemies_of, gap
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.naming import TARGET, fighters_field
from ..model.stats import Combat, Fighter
from .moving import Move

BANDS = {band.name: band.distance for band in ENGAGED_NEAR_FAR}


def squares_left(combat: Combat, fighter: Fighter) -> int:
    """How many squares the movement left pays for on open ground."""
    dragged = dragged_by(combat, fighter, True)
    return max(0, movement_left(fighter, dragging=slows(fighter, dragged))) // FOOT


class Closing(Move):
    """A move whose path is found from a word."""

    readiable = False

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"target": fighters_field(combat, TARGET, enemies_of(combat, fighter)), **self.how_far()}

    def how_far(self) -> Mapping[str, Field]:
        return {}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" not in values:
            yield from super().forbids(combat, fighter, {}, paid)
            return
        path = self.path(combat, fighter, values)
        if path:
            yield from super().forbids(combat, fighter, {"path": path}, paid)
        else:
            yield no("E5-MOVE-1", "not_enough_movement", left=movement_left(fighter))

    def path(self, combat: Combat, fighter: Fighter, values: Values) -> Path:
        """The way the words mean; empty if they lead nowhere."""
        return ()

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        yield from super().play(scene, fighter, {"path": self.path(scene.state, fighter, values)}, paid)


class Approach(Closing):
    """Go towards somebody until engaged (within 5 ft) or near (within 30 ft), as far as the movement lasts."""

    id = "approach"
    group = "move"

    def how_far(self) -> Mapping[str, Field]:
        return {"until": words("engaged", "near", opens=True, default="engaged")}

    def path(self, combat: Combat, fighter: Fighter, values: Values) -> Path:
        target = combat.fighters[values["target"]]
        goal = within_reach_of(combat, fighter, target, BANDS[values.get("until", "engaged")])
        ahead = reachable(combat, fighter, FAR, goal)
        square = ahead.nearest(goal)
        if square < 0:
            return ()
        return spots(combat, ahead.as_far(ahead.path(square), squares_left(combat, fighter)))


class BackOff(Closing):
    """Get as far away from somebody as the movement lasts."""

    id = "back_off"
    group = "move"

    def path(self, combat: Combat, fighter: Fighter, values: Values) -> Path:
        target, grid = combat.fighters[values["target"]], combat.ground.grid
        reached = reachable(combat, fighter, squares_left(combat, fighter))
        farthest, best = distance(fighter, target), -1
        for square in reached.by_cost(reached.within()):
            x, y = grid.at(square)
            there = fighter.place._replace(x=x, y=y)
            away = gap(there, fighter.elevation, target.place, target.elevation)
            if away > farthest:
                farthest, best = away, square
        return spots(combat, reached.path(best)) if best >= 0 else ()
