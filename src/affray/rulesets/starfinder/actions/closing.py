"""Moving in words, for play without a map: the game's own movements, their squares found for the mover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from affray.core.fields import Spot
from affray.core.refusals import Refusal
from affray.rulesets.in_words import Chart, at_back, heading, rival
from affray.space.bands import ENGAGED_NEAR_FAR

from ..ground.board import footprint, knows_square, opponents, squares_apart
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter


def knows(combat: Combat, fighter: Fighter, other: Fighter) -> bool:
    """Whether somebody knows of another one, and where it is (SF-ATK-22)."""
    return (other.known_to is None or fighter.side in other.known_to) and knows_square(combat, fighter, other)


class Ground(Chart):
    """What the words must know: who is where, and how far."""

    bands: ClassVar[Mapping[str, int]] = {band.name: band.distance for band in ENGAGED_NEAR_FAR}

    def others(self, combat: Combat, who: str) -> Sequence[str]:
        fighter = combat.fighters[who]
        there = [each for each in combat.fighters.values() if each.present and each is not fighter]
        known = [each.id for each in there if knows(combat, fighter, each)]
        return list(dict.fromkeys([*self.foes(combat, who), *known]))

    def foes(self, combat: Combat, who: str) -> Sequence[str]:
        fighter = combat.fighters[who]
        there = [each for each in opponents(combat, fighter) if each.fighting]
        return [each.id for each in there if knows(combat, fighter, each)]

    def hostile(self, combat: Combat, one: str, other: str) -> bool:
        return combat.fighters[other].fighting and combat.hostile(combat.fighters[one], combat.fighters[other])

    def spot(self, combat: Combat, who: str) -> Spot:
        place = combat.fighters[who].place
        return place.x, place.y

    def far(self, combat: Combat, who: str, to: Spot, other: str) -> int:
        """Feet between two spaces, height counted (SF-GRID-3)."""
        one, two = combat.fighters[who], combat.fighters[other]
        rise = abs(one.altitude_ft - two.altitude_ft)
        return FOOT * squares_apart(footprint(one, *to), two.place, rise)

    def back(self, combat: Combat, who: str, other: str) -> Spot:
        """The space on the far side from the nearest opponent with whom somebody has to do, the mover left aside."""
        one, two, third = combat.fighters[who], combat.fighters[other], combat.fighters[rival(self, combat, who, other)]
        return at_back(one.place, two.place, heading(third.place.x - two.place.x, third.place.y - two.place.y))

    def is_inside(self, combat: Combat, who: str, to: Spot) -> bool:
        return combat.ground.grid.holds(footprint(combat.fighters[who], *to))

    def nowhere(self, combat: Combat, who: str) -> Refusal:
        place = combat.fighters[who].place
        return no("SF-MOVE-2", "blocked", x=place.x, y=place.y)
