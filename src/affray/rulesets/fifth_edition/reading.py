"""Dice and damage as people write them: `2d6+3`, `8d6 fire`."""

from __future__ import annotations

import re

from affray.core.refusals import refuse

from ..game import Path, Problem
from .kinds import DicePool

DICE = re.compile(r"^\s*(?:(\d*)d(\d+))?\s*([+-]?\s*\d+)?\s*$")
TYPES = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic",
    "piercing", "poison", "psychic", "radiant", "slashing", "thunder",
)  # fmt: skip


def read_dice(text: str | int) -> DicePool | None:
    """A pool of dice from its notation; None if it is none.

    >>> str(read_dice("2d6+3")), str(read_dice("d4")), str(read_dice(0)), read_dice("x")
    ('2d6+3', '1d4', '0', None)
    """
    found = DICE.match(str(text))
    if found is None or not str(text).strip():
        return None
    count, sides, plus = found.groups()
    number = int(plus.replace(" ", "")) if plus else 0
    return DicePool(int(count or 1) if sides else 0, int(sides) if sides else 6, number)


class Notation:
    """Reads notations and collects what is wrong with them."""

    def __init__(self, found: list[Problem]) -> None:
        self.found = found

    def dice(self, text: str | int | None, path: Path) -> DicePool:
        pool = read_dice(text if text is not None else 0)
        if pool is None or pool.count > 100 or not 1 <= pool.sides <= 100:
            facts = {"field": path[-1], "value": str(text), "low": "1d1", "high": "100d100"}
            self.found.append(Problem(path, refuse("FILE-RANGE", **facts)))
            return DicePool()
        return pool

    def damage(self, text: str, path: Path) -> tuple[DicePool, str]:
        """Dice and a damage type, such as `8d6 fire`."""
        words = text.rsplit(None, 1)
        if len(words) != 2 or words[1] not in TYPES:
            self.found.append(Problem(path, refuse("FILE-UNKNOWN-NAME", kind="damage", value=text, hint="8d6 fire")))
            return DicePool(), "fire"
        return self.dice(words[0], path), words[1]
