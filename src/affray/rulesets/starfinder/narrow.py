"""Narrow questions: whatever else somebody asks for is refused by the rules, as in the own turn (SF-GEN-11).

Whoever is asked to react, to save or to choose a target may not do anything else meanwhile; so every such question also
knows the actions of a turn and the answers of other windows, all closed, with the rules that close them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from affray.core.fields import Field
from affray.core.scene import Scene
from affray.core.script import Choose, Option

from .stats import Combat


@dataclass(frozen=True)
class Rest(Field):
    """All words that are left."""

    def parse(self, name: str, words: list[str]) -> str:
        taken = " ".join(words)
        words.clear()
        return taken


REST: Mapping[str, Field] = {"words": Rest(optional=True)}
"""The fields of something that is closed whatever is said with it."""

ELSE: list[Callable[[Scene[Combat], str], Sequence[Option]]] = []
"""Everything that can be asked for anywhere, closed; filled by the package."""


def narrow(scene: Scene[Combat], who: str, why: str, known: Callable[[], Sequence[Option]]) -> Choose:
    """A question with few options, which knows why nothing else is possible now."""

    def widened() -> Sequence[Option]:
        own = known()
        taken = [each.id for each in own]
        return [*own, *(each for closed in ELSE for each in closed(scene, who) if each.id not in taken)]

    def find(name: str) -> Option | None:
        return next((each for each in known() if each.id == name), None)

    return Choose(who, why, widened, find)
