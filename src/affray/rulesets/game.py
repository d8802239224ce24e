"""What a game shows to the outside: everything that files, languages, the command line and players need from it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from affray.core.fight import Fight
from affray.core.refusals import Refusal
from affray.core.scene import Ruleset, S
from affray.core.script import Choose, Pick

if TYPE_CHECKING:
    from .table import Table

Path = tuple[str | int, ...]
"""A place in a file: keys of mappings and positions in lists, from the outside in."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with an encounter, and where in its file."""

    path: Path
    refusal: Refusal
    warning: bool = False
    """It looks like a mistake, but stops nobody from fighting."""
    first: Path | None = field(default=None, repr=False)
    """Of something that is there twice: where the first one is."""
    exactly: Refusal | None = field(default=None, repr=False)
    """What is wrong in the words of files, where the rule that forbids it forbids other things as well."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the list that a table looks at: who, on which side, in which shape."""

    id: str
    name: str
    side: str
    health: tuple[int, int]
    status: str
    place: str
    carries: tuple[str, ...] = ()


Player = Callable[[Fight[Any], Choose], Pick]
"""Somebody who decides: given the fight and the question, a legal answer."""


class Game(Ruleset[S], Protocol):
    """A ruleset with everything around it. Third parties offer theirs under the entry point `affray.rulesets`.

    What a side may know of it is said by `core.views.Knowing`; where that is missing, everybody knows everything.
    """

    package: str
    """Where its rule catalogue (`rules.md`), messages (`locale/*.ftl`) and samples (`bestiary/*.yaml`) lie."""

    grain: int
    """How many whole units of a place make one of the lengths that people speak of."""

    encounter: type[Any]
    """The encounter file as a dataclass; its annotations are the schema."""

    def problems(self, encounter: Any) -> list[Problem]:
        """Everything that is wrong with a well-formed encounter; empty if it can be fought."""

    def start(self, encounter: Any) -> S:
        """The state before the first step."""

    # A game may also have `traps(encounter) -> list[Problem]`: warnings of what is legal and surely not meant so.

    def player(self, style: str = "plain") -> Player:
        """The automatic player of the game: plain, or in another of its styles, aggressive or cautious.

        A game that knows only one way to play plays it, whatever it is asked for.
        """

    def names(self, state: S) -> Mapping[str, str]:
        """The name that people read for every id that events, options and refusals mention."""

    def standings(self, state: S) -> Sequence[Standing]:
        """Everybody in the fight, in list order."""

    def table(self, state: S) -> Table:
        """The state as a table shows it, in the one structure of all games."""

    def draw(self, state: S) -> str:
        """The battlefield as text."""

    def when(self, state: S) -> tuple[int, str]:
        """The round, and the id of whoever has the turn: every event is dated with it."""

    def situation(self, state: S) -> Hashable:
        """What matters for how the fight can go on: equal situations have equal futures."""
