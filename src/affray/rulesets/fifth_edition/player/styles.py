"""How somebody likes to fight: what harm to itself counts against harm done."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """The weights of the computer player, in quarters: 4 is even."""

    name: str
    care: int
    """What harm to itself counts against harm done."""
    distance: bool = True
    """Shooters get out of the way of those who come for them."""


PLAIN = Style("plain", 4)
AGGRESSIVE = Style("aggressive", 1, distance=False)
CAUTIOUS = Style("cautious", 8)
STYLES = {each.name: each for each in (PLAIN, AGGRESSIVE, CAUTIOUS)}


def style_of(name: str) -> Style:
    """A style by its name."""
    if name not in STYLES:
        raise ValueError(f"no style {name!r}: there are {', '.join(STYLES)}")
    return STYLES[name]
