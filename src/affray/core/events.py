"""What happened: typed, with the rules it follows from and who may see it. Events are the only output of a fight."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar

from .words import EditFields, EditName, Put, Setting, Thing, Word

GAME_MASTER = "gm"
PUBLIC = ""
"""The side of a shared screen: what every player may know."""
UNSEEN = "?"
"""Somebody of whom a side does not know who it is."""
COMMON = ("rules", "unseen", "vanished", "when", "line", "under")
When = tuple[int, str]
Head = tuple[int, int]
"""The depth and the line of an event on which others hang."""
LASTING = 2
"""Heads as deep as this go on from step to step: rounds and turns. What is deeper ends with its step at the latest."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Marks a fact of an event: `hp: Annotated[int, Secret("health", of="who")]`.

    `kind` is a word that a table can keep secret; the side of whoever the fact `of` names knows it all the same.
    """

    kind: str
    of: str = ""


Unseen = Mapping[str, frozenset[str]]
NOBODY_UNSEEN: Unseen = {}
Lost = Mapping[str, Mapping[str, tuple[int, ...]]]
"""By side: who has just gone out of its sight, and where that was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The base of every event. A game's events add their own facts as plain fields, the secret ones marked. A text is
    an id and told by its name, unless its type says something else (`words`).

    `tells_of` names the facts that say whom it is about (if empty `who`, or the first one): a side that does not see
    one of them is not told, unless it befalls somebody of its own, whom one of the facts `felt` names. A `private`
    event is for the game master. Of several whom it is about so many must be seen (`least`) for it to be told.
    """

    tells_of: ClassVar[tuple[str, ...]] = ()
    least: ClassVar[int] = 1
    felt: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[bool] = False
    heads: ClassVar[int] = 0
    """How deep it stands if it is the head of what is told after it: until another head of this depth or above it, or
    until what it belongs to is over. 1 is a round, 2 a turn, 3 an act, 4 an attack, 5 its outcome or a way, 6 a wound,
    7 a fall."""
    joins: ClassVar[bool] = False
    """Whether it hangs on one of its kind that is still a head, as the next step of a way does on the first."""
    rules: tuple[str, ...] = ()
    unseen: Unseen | None = field(default=None, compare=False, repr=False)
    """By side: who was unseen when it happened; set once, when the event is told."""
    vanished: Lost | None = field(default=None, compare=False, repr=False)
    """Who went out of sight since the event before, if anybody did; set once, likewise."""
    when: When | None = field(default=None, compare=False, repr=False)
    """The round and whose turn it was, where the game keeps count; set once, when the event is told."""
    line: int = field(default=-1, compare=False, repr=False)
    """Its place in the log of the fight, counted from 0; set once, when the event is told."""
    under: int | None = field(default=None, compare=False, repr=False)
    """The line of the event that it hangs on, an earlier one: a turn, an act, an attack; set once, likewise."""

    def __init_subclass__(cls) -> None:
        cls.__repr__ = Event.__repr__  # type: ignore[method-assign]  # before dataclasses write one of their own

    def __repr__(self) -> str:
        """What happened, and behind that the rules it follows from."""
        told = {**self.facts(), **({"rules": self.rules} if self.rules else {})}
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in told.items())})"

    @property
    def kind(self) -> str:
        """The name of the event in messages and on the wire: `HatchOpened` is `hatch-opened`."""
        return kind_of(type(self).__name__)

    def facts(self) -> dict[str, Any]:
        """What the event says, without rules, visibility and place in the log."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in COMMON}


def stamp(event: Event, when: When, unseen: Unseen, lost: Lost | None = None) -> None:
    """Date a fresh event, before anybody has seen it."""
    object.__setattr__(event, "when", when)
    object.__setattr__(event, "unseen", unseen)
    if lost:
        object.__setattr__(event, "vanished", lost)


def place(event: Event, line: int, under: int | None) -> None:
    """Say where in the log a fresh event stands and what it hangs on."""
    object.__setattr__(event, "line", line)
    object.__setattr__(event, "under", under)


@dataclass(frozen=True, slots=True)
class Branch:
    """An event with everything that hangs on it, in the order in which it was told."""

    event: Event
    parts: list[Branch] = field(default_factory=list)

    def events(self) -> Iterator[Event]:
        """The event and everything below it."""
        yield self.event
        for part in self.parts:
            yield from part.events()


def tree(events: Iterable[Event]) -> list[Branch]:
    """Events as the acts that they belong to: a turn with its acts, an attack with its roll, its damage and its fall.

    What hangs on an event that is not among these stands by itself, so part of a log will do.
    """
    found: dict[int, Branch] = {}
    roots: list[Branch] = []
    for event in events:
        branch = found[event.line] = Branch(event)
        above = None if event.under is None else found.get(event.under)
        (roots if above is None else above.parts).append(branch)
    return roots


@cache
def kind_of(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass(frozen=True, slots=True)
class Overruled(Event):
    """The game master changed something by decree."""

    private: ClassVar[bool] = True
    heads: ClassVar[int] = 3
    edit: EditName
    values: EditFields


@dataclass(frozen=True, slots=True)
class ValueSet(Event):
    """What a decree really did to a value; `wanted` is what was asked for, if that could not be."""

    private: ClassVar[bool] = True
    who: str
    what: Setting
    was: Put
    now: Put
    wanted: Put = ""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Something that lasted has reached its moment."""

    on: str
    what: Thing


@dataclass(frozen=True, slots=True)
class NotOffered(Event):
    """A window did not ask somebody who might have expected it; the rules say why. (That there was a window may be
    a secret: a seat asks `why_not` instead.)
    """

    private: ClassVar[bool] = True
    who: str
    window: Word
    codes: tuple[str, ...] = ()
    """What is in the way, in the words of the game's table of refusals."""
