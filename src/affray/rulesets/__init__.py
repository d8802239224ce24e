"""The games. They are found through the entry point `affray.rulesets`, so that a third party can ship one."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from .shelf import GROUP, packages

if TYPE_CHECKING:
    from .game import Game


def games() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    return list(packages())


def find(name: str) -> Game[Any]:
    """The game of this name; a LookupError that lists the installed ones if there is none."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise LookupError(f"no game is called {name!r}; installed: {', '.join(games())}")
