"""The games. They are found through the entry point `affray.rulesets`, so that a third party can ship one."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from .game import Game

GROUP = "affray.rulesets"


def games() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(name: str) -> Game[Any]:
    """The game of this name; a LookupError that lists the installed ones if there is none."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise LookupError(f"no game is called {name!r}; installed: {', '.join(games())}")
