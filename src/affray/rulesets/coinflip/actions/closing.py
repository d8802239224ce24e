"""Moving in words, for play without a map: a run or a drive, its point found for the unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import ClassVar

from affray.core.fields import Spot
from affray.core.refusals import Refusal
from affray.space.field import Point

from ...in_words import Chart, Score, rival
from ..catalogue import no
from ..ground import is_known, spans_apart
from ..stats import GRAIN, Battle, Unit
from .preparation import is_enemy


class Field(Chart):
    """What the words must know: who is where, and how far."""

    bands: ClassVar[Mapping[str, int]] = {"engaged": 0, "near": 6 * GRAIN}

    def others(self, battle: Battle, who: str) -> Sequence[str]:
        side = battle.units[who].side
        there = [each for each in battle.units.values() if each.living and each.pos is not None and each.id != who]
        known = [each.id for each in there if is_known(battle, side, each)]
        return list(dict.fromkeys([*self.foes(battle, who), *known]))

    def foes(self, battle: Battle, who: str) -> Sequence[str]:
        return [each.id for each in known_foes(battle, battle.units[who])]

    def hostile(self, battle: Battle, one: str, other: str) -> bool:
        return is_enemy(battle.units[one], battle.units[other])

    def spot(self, battle: Battle, who: str) -> Spot:
        pos = battle.units[who].pos
        return (0, 0) if pos is None else (pos.x, pos.y)

    def far(self, battle: Battle, who: str, to: Spot, other: str) -> int:
        """The gap between two units (COIN-SPACE-4)."""
        (x, y), touching = self.spot(battle, other), gap(battle.units[who], battle.units[other])
        return max(0, isqrt((to[0] - x) ** 2 + (to[1] - y) ** 2) - touching)

    def to_go(self, battle: Battle, who: str, target: str, band: int) -> Score:
        """The same, made ready for the many points of a field."""
        (x, y), near = self.spot(battle, target), gap(battle.units[who], battle.units[target]) + band
        return lambda to: max(0, isqrt((to[0] - x) ** 2 + (to[1] - y) ** 2) - near)

    def back(self, battle: Battle, who: str, other: str) -> Spot:
        """Beside somebody, on the far side from its nearest enemy, the mover left aside."""
        one, two = battle.units[who], battle.units[other]
        (x, y), (rx, ry) = self.spot(battle, other), self.spot(battle, rival(self, battle, who, other))
        length = isqrt((rx - x) ** 2 + (ry - y) ** 2) or 1
        return x - (rx - x) * gap(one, two) // length, y - (ry - y) * gap(one, two) // length

    def is_inside(self, battle: Battle, who: str, to: Spot) -> bool:
        return battle.extent.contains(Point(*to))

    def nowhere(self, battle: Battle, who: str) -> Refusal:
        return no("COIN-ACT-3", unit=who)


def gap(one: Unit, other: Unit) -> int:
    """How far the middles of two units are apart that touch each other."""
    return -(-(one.card.size + other.card.size) // 2)


def enemies(battle: Battle, unit: Unit) -> list[Unit]:
    """The living enemies on the field."""
    return [each for each in battle.units.values() if each.living and each.pos is not None and is_enemy(unit, each)]


def known_foes(battle: Battle, unit: Unit) -> list[Unit]:
    """Those of them of whom the side of a unit knows."""
    return [each for each in enemies(battle, unit) if is_known(battle, unit.side, each)]


def nearest_foe(battle: Battle, unit: Unit) -> Unit | None:
    """The nearest of these; None if there is nobody."""
    return min(known_foes(battle, unit), key=lambda each: spans_apart(unit, each), default=None)
