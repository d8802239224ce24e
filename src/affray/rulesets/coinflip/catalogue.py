"""The order of the rules: refusals of one request are listed in it."""

from __future__ import annotations

from collections.abc import Iterable

from affray.core.refusals import Refusal

AREAS = (
    "TOSS", "SPACE", "UNIT", "ITEM", "SETUP", "INIT", "CAMO", "TURN", "SEL", "PREP",
    "ACT", "HATCH", "ATK", "POOL", "DEF", "DMG", "MARK", "CLEAN", "WIN",
)  # fmt: skip


def rule_order(refusal: Refusal) -> tuple[int, int]:
    _, area, number = refusal.rule.split("-")
    return AREAS.index(area), int(number)


def in_order(refusals: Iterable[Refusal]) -> list[Refusal]:
    """Each reason once, in the order of the rules."""
    return sorted(dict.fromkeys(refusals), key=rule_order)
