"""What can be said inside a window: a base of which a game derives its kinds of answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .script import Option, Pick, Script

if TYPE_CHECKING:
    from .scene import Scene


class Answering:
    """A kind of answer in a game's windows: who might have it, the options it makes, and how it is played.

    A game writes its kinds into one table and hands it in (`Ruleset.answering`), so that a window, which lies below
    them, finds them in the scene. What a `happening` is, only the game knows.
    """

    id = ""

    def candidates(self, scene: Scene[Any], window: str, happening: Any) -> Sequence[str]:
        """Those who could answer here or might expect to be asked, found cheaply."""
        return ()

    def offers(self, scene: Scene[Any], fighter: Any, window: str, happening: Any) -> list[Option]:
        """The options of one combatant; forbidden ones too if it might have expected them."""
        return []

    def play(self, scene: Scene[Any], fighter: Any, pick: Pick, happening: Any) -> Script[None]:
        """Resolve it completely."""
        yield from ()
