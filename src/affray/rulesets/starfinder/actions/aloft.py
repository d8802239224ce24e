"""In the air and without gravity: hovering, pushing off, grabbing a surface (SF-MOVE-10, SF-MOVE-11, SF-COND-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..body.conditions import lose_all
from ..body.dice import check
from ..fight.drifting import drift, end_drift, has_surface
from ..fight.movement import drop_from_air
from ..ground.stepping import speed_of, why_fast
from ..model.catalogue import no
from ..model.conditions import HELD_FAST, OFF_KILTER
from ..model.events import Drifting
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.undertakings import settle
from .deed import Deed

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The eight directions in the order of the steps (SF-GRID-14)."""


class Hover(Deed):
    """Stay in place in the air: Acrobatics against 15, except for perfect fliers; the clumsy cannot (SF-MOVE-10)."""

    id = "hover"
    group = "move"
    cost = "move"
    rule = "SF-MOVE-10"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if fighter.altitude_ft <= 0 or not fighter.card.speed.get("fly"):
            yield no("SF-MOVE-10", "nothing_to_change", who=fighter.id)
        elif fighter.card.maneuverability == "clumsy":
            yield no("SF-MOVE-10", "no_speed", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if fighter.card.maneuverability != "perfect":
            margin = yield from check(scene, fighter, "acrobatics", 15, rule=self.rule)
            settle(scene)
            if margin < 0:
                yield from drop_from_air(scene, fighter)
                return
        fighter.airborne_turn = True


class PushOff(Deed):
    """Push off from a surface at half the land speed, and drift on at that rate (SF-MOVE-11)."""

    id = "push_off"
    group = "move"
    cost = "move"
    rule = "SF-MOVE-11"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"direction": words(*DIRECTIONS, optional=False, type="direction")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not combat.zero_gravity:
            yield no("SF-MOVE-11", "zero_gravity", who=fighter.id)
        elif not has_surface(combat, fighter):
            yield no("SF-MOVE-11", "no_surface", who=fighter.id)
        yield from why_fast(fighter, HELD_FAST | OFF_KILTER)
        if fighter.halted:
            yield no("SF-AOO-7", "halted", who=fighter.id)
        if speed_of(fighter) < 2 * FOOT:
            yield no("SF-MOVE-11", "no_speed", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        feet = speed_of(fighter) // 2
        settle(scene)
        fighter.drift = (DIRECTIONS.index(str(values["direction"])), feet)
        if scene.recording:
            scene.tell(Drifting(fighter.id, feet, rules=(self.rule,)))
        yield from drift(scene, fighter)


class GrabSurface(Deed):
    """Get hold of a surface: neither off-kilter nor adrift any more (SF-COND-11)."""

    id = "grab_surface"
    group = "move"
    cost = "move"
    rule = "SF-COND-11"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.marks & OFF_KILTER and fighter.drift is None:
            yield no("SF-COND-11", "nothing_to_change", who=fighter.id)
        if not has_surface(combat, fighter) and not fighter.card.speed.get("fly"):
            yield no("SF-COND-11", "no_surface", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        lose_all(scene, fighter, "off_kilter", "steadied", self.rule)
        if fighter.drift is not None:
            end_drift(scene, fighter)
        yield from ()


ALOFT: Sequence[Deed] = (Hover(), PushOff(), GrabSurface())
