"""The order of the rules: the refusals of one request are listed in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from affray.core.refusals import Refusal

AREAS = (
    "ROUND", "SURP", "DECL", "INIT", "COUNT", "TIE", "DELAY", "READY", "FIRST", "GRID", "FACE", "ENGAGE", "SIZE", "ACT",
    "MOVE", "CHARGE", "DEFMOV", "ATK", "MELEE", "RANGED", "DMG", "CLEAVE", "MANEUV", "SPELL", "SAVE", "COND", "DEATH",
    "MORALE",
)  # fmt: skip


def no(rule: str, code: str = "", **facts: Any) -> Refusal:
    """A refusal by a rule of this game; `code` tells its cases apart where a rule has several reasons."""
    return Refusal(rule, (("code", code), *facts.items()) if code else tuple(facts.items()))


def rule_order(refusal: Refusal) -> tuple[int, int]:
    _, area, number = refusal.rule.split("-")
    return AREAS.index(area), int(number)


def in_order(refusals: Iterable[Refusal]) -> list[Refusal]:
    """Each reason once, in the order of the rules."""
    found = list(dict.fromkeys(refusals))
    return sorted(found, key=rule_order) if len(found) > 1 else found
