"""Moving in words, for play without a map: the game's own movements, their squares found for the mover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from affray.core.fields import Spot
from affray.core.refusals import Refusal, Values
from affray.rulesets.in_words import Chart, at_back
from affray.space.bands import ENGAGED_NEAR_FAR
from affray.space.facing import Y_NORTH
from affray.space.measure import FIVE_TEN

from ..ground.board import facing_towards, facings_of, front_left, on_map, standing, stepped
from ..model.catalogue import no
from ..model.stats import Combat


class Ground(Chart):
    """What the words must know: who is where, how far, and which way everybody looks."""

    bands: ClassVar[Mapping[str, int]] = {band.name: band.distance for band in ENGAGED_NEAR_FAR}

    def others(self, combat: Combat, who: str) -> Sequence[str]:
        side = combat.warriors[who].side
        known = [each.id for each in standing(combat, side) if each.id != who]
        return list(dict.fromkeys([*self.foes(combat, who), *known]))

    def foes(self, combat: Combat, who: str) -> Sequence[str]:
        return [each.id for each in combat.enemies(combat.warriors[who])]

    def hostile(self, combat: Combat, one: str, other: str) -> bool:
        return combat.hostile(combat.warriors[one], combat.warriors[other])

    def spot(self, combat: Combat, who: str) -> Spot:
        warrior = combat.warriors[who]
        return front_left(warrior.place, warrior.facing)

    def far(self, combat: Combat, who: str, to: Spot, other: str) -> int:
        """Feet between the nearest squares, height counted (ACKS-GRID-2, ACKS-GRID-3)."""
        one, two = combat.warriors[who], combat.warriors[other]
        rise = abs(one.elevation - two.elevation) // 5
        return 5 * FIVE_TEN.between(stepped(one, to), two.place, rise)

    def back(self, combat: Combat, who: str, other: str) -> Spot:
        """The square straight behind somebody, who looks where it looks (ACKS-FACE-2)."""
        one, two = combat.warriors[who], combat.warriors[other]
        x, y = at_back(one.place, two.place, Y_NORTH.step(two.facing))
        dx, dy = front_left(one.place, one.facing)
        return x + dx - one.place.x, y + dy - one.place.y

    def is_inside(self, combat: Combat, who: str, to: Spot) -> bool:
        return on_map(combat, stepped(combat.warriors[who], to))

    def beside(self, combat: Combat, who: str, to: Spot, other: str, behind: bool) -> Values:
        """At the end one looks at whom one moved to or from; behind somebody, where that one looks (ACKS-FACE-5)."""
        one, two = combat.warriors[who], combat.warriors[other]
        if behind and two.facing in facings_of(one):
            return {"ending": two.facing.name}
        return {"ending": facing_towards(one, stepped(one, to), two.place).name}

    def nowhere(self, combat: Combat, who: str) -> Refusal:
        return no("ACKS-MOVE-1", "no_step", to="-")
