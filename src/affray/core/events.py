"""What happened: typed, with the rules it follows from and who may see it. Events are the only output of a fight."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar

from .words import EditFields, EditName, Thing, Word

GAME_MASTER = "gm"
PUBLIC = ""
"""The side of a shared screen: what every player may know."""
UNSEEN = "?"
"""Somebody of whom a side does not know who it is."""
COMMON = ("rules", "unseen", "when")
When = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Secret:
    """Marks a fact of an event: `hp: Annotated[int, Secret("health", of="who")]`.

    `kind` is a word that a table can keep secret; the side of whoever the fact `of` names knows it all the same.
    """

    kind: str
    of: str = ""


Unseen = Mapping[str, frozenset[str]]
NOBODY_UNSEEN: Unseen = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The base of every event. A game's events add their own facts as plain fields, the secret ones marked. A text is
    an id and told by its name, unless its type says something else (`words`).

    `tells_of` names the facts that say whom it is about (if empty `who`, or the first one): a side that does not see
    one of them is not told, unless it befalls somebody of its own, whom one of the facts `felt` names. A `private`
    event is for the game master.
    """

    tells_of: ClassVar[tuple[str, ...]] = ()
    felt: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[bool] = False
    rules: tuple[str, ...] = ()
    unseen: Unseen | None = field(default=None, compare=False, repr=False)
    """By side: who was unseen when it happened; set once, when the event is told."""
    when: When | None = field(default=None, compare=False, repr=False)
    """The round and whose turn it was, where the game keeps count; set once, when the event is told."""

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
        """What the event says, without rules and visibility."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in COMMON}


def stamp(event: Event, when: When, unseen: Unseen) -> None:
    """Date a fresh event, before anybody has seen it."""
    object.__setattr__(event, "when", when)
    object.__setattr__(event, "unseen", unseen)


@cache
def kind_of(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass(frozen=True, slots=True)
class Overruled(Event):
    """The game master changed something by decree."""

    private: ClassVar[bool] = True
    edit: EditName
    values: EditFields


@dataclass(frozen=True, slots=True)
class ValueSet(Event):
    """What a decree really did to a value; `wanted` is what was asked for, if that could not be."""

    private: ClassVar[bool] = True
    who: str
    what: Thing
    was: str
    now: str
    wanted: str = ""


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
