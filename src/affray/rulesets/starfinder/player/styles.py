"""How somebody likes to fight: what harm to the own side counts against harm done."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """Weights of the computer player, in quarters: 4 is even."""

    name: str
    care: int
    """What harm to the own side counts against harm done."""
    wary: bool = False
    """Fights defensively where it hardly costs a hit."""


PLAIN = Style("plain", 4)
AGGRESSIVE = Style("aggressive", 1)
CAUTIOUS = Style("cautious", 8, wary=True)
STYLES = {each.name: each for each in (PLAIN, AGGRESSIVE, CAUTIOUS)}


def style_of(name: str) -> Style:
    """A style by its name."""
    if name not in STYLES:
        raise ValueError(f"no style {name!r}: there are {', '.join(STYLES)}")
    return STYLES[name]
