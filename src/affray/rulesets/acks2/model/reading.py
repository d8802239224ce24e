"""Hit dice as people write them: `4+1`, `1/2`; and the tables that follow from them."""

from __future__ import annotations

import re

HIT_DICE = re.compile(r"^\s*(?:(1/[24])|(\d+)\s*([+-]\s*\d+)?)\s*$")

FIGHTER_THROWS = (11, 10, 9, 9, 8, 7, 7, 6, 5, 5, 4, 3, 3, 2, 1)
"""Attack throw values by level (ACKS-ATK-3)."""
CRUSADERS_AND_THIEVES = ("crusader_thief", "crusader", "thief")
SAVES = ("paralysis", "death", "blast", "implements", "spells")
FIRST_SAVES = {
    "fighter": (13, 14, 15, 16, 17), "monster": (13, 14, 15, 16, 17), "crusader": (13, 10, 16, 13, 15),
    "thief": (13, 13, 13, 14, 15), "mage": (13, 13, 15, 11, 12),
}  # fmt: skip
FIGHTER_STEPS = (2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23)
"""Levels at which all five targets of fighters and monsters become one lower (ACKS-SAVE-5)."""


def read_hit_dice(text: str) -> tuple[int, int] | None:
    """Whole hit dice and the number behind them: `4+1` is (4, 1); 1/2 and 1-1 are less than one die.

    >>> read_hit_dice("4+1"), read_hit_dice("1-1"), read_hit_dice("1/2"), read_hit_dice("x")
    ((4, 1), (1, -1), (0, 0), None)
    """
    found = HIT_DICE.match(text)
    if found is None:
        return None
    fraction, dice, plus = found.groups()
    return (0, 0) if fraction else (int(dice), int(plus.replace(" ", "")) if plus else 0)


def whole_dice(dice: int, plus: int) -> int:
    """Hit dice that count for cleaves and saves: a plus is ignored, less than 1 is 0 (ACKS-CLEAVE-3, ACKS-SAVE-5)."""
    return 0 if plus < 0 and dice <= 1 else dice


def attack_throw(progression: str, level: int, dice: int, plus: int) -> int:
    """The value needed to hit AC 0 (ACKS-ATK-3)."""
    if progression == "fighter":
        return FIGHTER_THROWS[level]
    if progression in CRUSADERS_AND_THIEVES:
        return 11 if level == 0 else 10 - (level - 1) // 2
    if progression == "mage":
        return 11 if level == 0 else 10 - (level - 1) // 3
    if dice == 0:
        return 12
    if plus < 0 and dice == 1:
        return 11
    return 11 - min(dice + (plus > 0), 20)


def cleave_max(progression: str, level: int, dice: int) -> int:
    """Cleaves per round (ACKS-CLEAVE-3); `dice` are whole hit dice."""
    if progression == "mage" or (progression != "monster" and level == 0):
        return 0
    return dice // 2 if progression in CRUSADERS_AND_THIEVES else dice


def default_saves(progression: str, level: int) -> dict[str, int]:
    """Target numbers by progression and level or whole hit dice (ACKS-SAVE-5)."""
    first = FIRST_SAVES[progression]
    if level == 0:
        first, lower = FIRST_SAVES["fighter"], -1
    elif progression in ("fighter", "monster"):
        lower = sum(1 for step in FIGHTER_STEPS if level >= step)
    else:
        lower = (level - 1) // (3 if progression == "mage" else 2)
    return {name: max(2, target - lower) for name, target in zip(SAVES, first, strict=True)}
