"""Formulas of Foundry: sums of dice, numbers, and names that stand for numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from affray.core.notation import read_pools

IDLE_NAMES = (
    "_id", "_key", "_stats", "img", "folder", "sort", "ownership", "permission", "prototypeToken", "token", "source",
    "biography", "price", "weight", "quantity", "rarity", "identified", "attunement", "attuned", "currency",
    "identifier", "chatFlavor", "sourceId", "favorites", "favorite",
)  # fmt: skip
"""Keys that concern no fight in any system: pictures, folders, prices, who may see what."""


def both(*below: str) -> tuple[str, ...]:
    """Ways below `system`, which older versions call `data`.

    >>> both("flags", "system.hp")
    ('flags', 'system.hp', 'data.hp')
    """
    old = [way.replace("system", "data") for way in below if "system" in way]
    return (*below, *old)


def formula(text: str, values: Mapping[str, int]) -> str | None:
    """Dice and a number as one text, with names put in; None if it is anything else.

    >>> formula("1d6 + @mod", {"mod": 3}), formula("2d4", {}), formula("1d6 + 1d4[fire]", {}), formula("max(1, 2)", {})
    ('1d6+3', '2d4', '1d6+1d4', None)
    """
    shown = re.sub(r"\[[^\]]*\]", "", text)
    for name in sorted(values, key=len, reverse=True):
        shown = shown.replace(f"@{name}", str(values[name]))
    shown = shown.replace("+-", "-").replace("+ -", "-").replace("--", "+")
    pools = read_pools(shown) if shown.strip() else None
    if pools is None:
        return None
    plus = sum(pool.plus for pool in pools)
    dice = "+".join(f"{pool.count}d{pool.sides}" for pool in pools if pool.count)
    return f"{dice}{f'{plus:+d}' if plus else ''}" if dice else str(plus)


def number_in(text: object, values: Mapping[str, int]) -> int | None:
    """A formula without dice.

    >>> number_in("2 + @prof", {"prof": 3}), number_in("", {}), number_in("1d4", {})
    (5, 0, None)
    """
    if text in (None, ""):
        return 0
    if isinstance(text, int) and not isinstance(text, bool):
        return text
    made = formula(text, values) if isinstance(text, str) else None
    return None if made is None or "d" in made else int(made)
