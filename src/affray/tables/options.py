"""What a table has settled for itself: its secrets, who may undo, whether players see odds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from affray.core.views import KINDS

EXACT, IN_WORDS, HIDDEN = HEALTH = ("exact", "words", "hidden")
MASTER, OWN = UNDO = ("gm", "own")


@dataclass(frozen=True, slots=True)
class Options:
    """Secrets of strangers that the table keeps, and what players may do.

    `health` of strangers is told exactly, in words or not at all; `stats`, `gear`, `dice` and `readied` are secrets or
    not. `undo`: the game master alone, or also a player his own last choice. `odds`: whether players see them.
    `simulate`: whether players may let the fight go on many times; its chances come from the truth.
    """

    health: str = IN_WORDS
    stats: bool = True
    gear: bool = True
    dice: bool = True
    readied: bool = True
    undo: str = OWN
    odds: bool = True
    simulate: bool = False

    @property
    def secret(self) -> frozenset[str]:
        """The words for what is kept secret, as the views know them."""
        kept = {"health": self.health != EXACT, **{name: getattr(self, name) for name in KINDS - {"health"}}}
        return frozenset(name for name, secret in kept.items() if secret)

    def data(self) -> dict[str, Any]:
        return {each.name: getattr(self, each.name) for each in fields(self)}


def wrong(data: Mapping[str, Any]) -> str:
    """The first thing that cannot be an option, empty if all is well.

    >>> wrong({"health": "exact", "odds": False}), wrong({"undo": "all"}), wrong({"mood": 1}), wrong({"odds": 1})
    ('', 'undo', 'mood', 'odds')
    """
    words = {"health": HEALTH, "undo": UNDO}
    known = {each.name for each in fields(Options)}
    for name, value in data.items():
        fits = value in words[name] if name in words else isinstance(value, bool)
        if name not in known or not fits:
            return name
    return ""


def options_of(data: Mapping[str, Any]) -> Options:
    """Options as they were stored; what a later version has settled besides is left out."""
    return Options(**{name: value for name, value in data.items() if not wrong({name: value})})
