"""What happened: typed, with the rules it follows from and who may see it. Events are the only output of a fight."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

GAME_MASTER = "gm"
COMMON = ("rules", "seen_by", "when")
When = tuple[int, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The base of every event. A game's events add their own facts as plain fields.

    `seen_by` names the seats that may know; None means everybody. The game master sees everything.
    """

    rules: tuple[str, ...] = ()
    seen_by: tuple[str, ...] | None = None
    when: When | None = field(default=None, compare=False, repr=False)
    """The round and whose turn it was, where the game keeps count; set once, when the event is told."""

    @property
    def kind(self) -> str:
        """The name of the event in messages and on the wire: `HatchOpened` is `hatch-opened`."""
        return kind_of(type(self).__name__)

    def facts(self) -> dict[str, Any]:
        """What the event says, without rules and visibility."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in COMMON}

    def visible_to(self, seat: str) -> bool:
        return self.seen_by is None or seat in self.seen_by or seat == GAME_MASTER


def stamp(event: Event, when: When) -> None:
    """Date a fresh event, before anybody has seen it."""
    object.__setattr__(event, "when", when)


@cache
def kind_of(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass(frozen=True, slots=True)
class Overruled(Event):
    """The game master changed something by decree."""

    edit: str
    values: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Something that lasted has reached its moment."""

    on: str
    what: str


@dataclass(frozen=True, slots=True)
class NotOffered(Event):
    """A window did not ask somebody who might have expected it; the rules say why."""

    who: str
    window: str
