"""Moving in words, for play without a map: segments of the declared movement, their points found for the mover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import ClassVar

from affray.core.fields import Spot
from affray.core.refusals import Refusal
from affray.rulesets.in_words import Chart, rival
from affray.space.field import Point, squared_distance

from ..ground.board import shown
from ..model.catalogue import no
from ..model.kinds import GRAIN
from ..model.stats import ACTIVE, Combat


class Floor(Chart):
    """What the words must know: who is where, and how far."""

    bands: ClassVar[Mapping[str, int]] = {"engaged": GRAIN, "near": 10 * GRAIN}

    def others(self, combat: Combat, who: str) -> Sequence[str]:
        side = combat.fighters[who].side
        there = [each for each in combat.fighters.values() if each.status == ACTIVE and each.is_known_to(side)]
        return list(dict.fromkeys([*self.foes(combat, who), *(each.id for each in there if each.id != who)]))

    def foes(self, combat: Combat, who: str) -> Sequence[str]:
        return [each.id for each in combat.enemies(combat.fighters[who])]

    def hostile(self, combat: Combat, one: str, other: str) -> bool:
        return combat.fighters[one].side != combat.fighters[other].side

    def spot(self, combat: Combat, who: str) -> Spot:
        pos = combat.fighters[who].pos
        return pos.x, pos.y

    def far(self, combat: Combat, who: str, to: Spot, other: str) -> int:
        one, two = combat.fighters[who].pos, combat.fighters[other].pos
        return isqrt(squared_distance(Point(to[0], to[1], one.z), two))

    def back(self, combat: Combat, who: str, other: str) -> Spot:
        """A metre on the far side from the nearest opponent with whom somebody has to do, the mover left aside."""
        two, third = combat.fighters[other], combat.fighters[rival(self, combat, who, other)]
        dx, dy = third.pos.x - two.pos.x, third.pos.y - two.pos.y
        length = isqrt(dx * dx + dy * dy) or 1
        return two.pos.x - dx * GRAIN // length, two.pos.y - dy * GRAIN // length

    def is_inside(self, combat: Combat, who: str, to: Spot) -> bool:
        return combat.extent.contains(Point(*to))

    def nowhere(self, combat: Combat, who: str) -> Refusal:
        fighter = combat.fighters[who]
        return no("EP-MOVE-2", "far", to=shown(fighter.pos), left=fighter.budget.move_left // GRAIN)
