"""What is read of somebody else's file, and what is not: every value is used, idle by declaration, or reported."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from affray.core.refusals import Refusal
from affray.rulesets.game import Path as Place

from ..problems import spell
from ..validate import number

EMPTY: tuple[Any, ...] = (None, "", [], {})
"""Values that say nothing."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the report: something that was not understood, or something that was assumed.

    `where` is a place in the file (`actions[1].desc`, or the number of a line), `said` what stands there. `why` is a
    message behind `import-`, with its facts, or the reason why a value does not fit the game.
    """

    kind: Literal["missed", "assumed"]
    who: str
    where: str
    said: str
    why: str = ""
    facts: tuple[tuple[str, Any], ...] = ()
    reason: Refusal | None = None


@dataclass
class Ledger:
    """What was used of a file, and the notes about it; `who` is the creature that is being read."""

    used: dict[Place, None] = field(default_factory=dict)
    notes: dict[Note, None] = field(default_factory=dict)
    who: str = ""

    def miss(self, where: Place | str, said: Any, why: str = "", reason: Refusal | None = None, **facts: Any) -> None:
        """Something is not understood."""
        self.note("missed", where, said, why, reason, facts)

    def assume(self, where: Place | str, why: str, said: Any = "", **facts: Any) -> None:
        """Something is not said in the file, and taken to be so."""
        self.note("assumed", where, said, why, None, facts)

    def note(
        self, kind: Literal["missed", "assumed"], where: Place | str, said: Any, why: str, reason: Refusal | None,
        facts: dict[str, Any],
    ) -> None:  # fmt: skip
        place = where if isinstance(where, str) else spell(where)
        self.notes[Note(kind, self.who, place, plain(said), why, tuple(sorted(facts.items())), reason)] = None

    def left(self, value: Any, place: Place, idle: Idle) -> Iterator[tuple[Place, Any]]:
        """The values below a place that nobody used and that are not idle."""
        if place in self.used or idle.covers(place) or value in EMPTY:
            return
        if isinstance(value, dict):
            for key, below in value.items():
                yield from self.left(below, (*place, key), idle)
        elif isinstance(value, list):
            for index, below in enumerate(value):
                yield from self.left(below, (*place, index), idle)
        else:
            yield place, value

    def report_left(self, view: View, idle: Idle) -> None:
        """Report what is left over of a creature, or of a whole file."""
        for place, value in self.left(view.value, view.place, Idle(idle.names, idle.below, len(view.place))):
            self.miss(place, value)


@dataclass(frozen=True)
class Idle:
    """What does not concern a fight, by the names of its keys: anywhere, or along a way from the creature.

    >>> idle = Idle(("img",), ("system.details.age",))
    >>> idle.covers(("items", 3, "img")), idle.covers(("system", "details", "age")), idle.covers(("system", "age"))
    (True, True, False)
    """

    names: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    depth: int = 0
    """So many parts of a place lead to the creature itself."""

    def covers(self, place: Place) -> bool:
        own = place[self.depth :]
        if not own:
            return False
        if own[-1] in self.names:
            return True
        return ".".join(part for part in own if isinstance(part, str)) in self.below and isinstance(own[-1], str)


class View:
    """A value of a file at its place. Whoever reads it as what it is has used it; what is of another kind is left."""

    def __init__(self, value: Any, place: Place, ledger: Ledger) -> None:
        self.value, self.place, self.ledger = value, place, ledger

    def __getitem__(self, key: str) -> View:
        below = self.value.get(key) if isinstance(self.value, dict) else None
        return View(below, (*self.place, key), self.ledger)

    def at(self, *keys: str) -> View:
        found = self
        for key in keys:
            found = found[key]
        return found

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def __bool__(self) -> bool:
        return self.value not in EMPTY

    @property
    def key(self) -> str:
        """A text to look up; empty if it is none. Looking does not use it."""
        return self.value if isinstance(self.value, str) else ""

    def use(self) -> Any:
        """The value with everything below it."""
        self.ledger.used[self.place] = None
        return self.value

    def text(self) -> str:
        """A text; empty if it is none."""
        return str(self.use()).strip() if isinstance(self.value, str) else ""

    def word(self) -> str:
        """A text in small letters."""
        return self.text().casefold()

    def expect(self, *words: Any) -> bool:
        """Whether it is one of these; then it says nothing new."""
        known = any(self.value == word and type(self.value) is type(word) for word in words)
        if known:
            self.use()
        return known

    def number(self) -> int | None:
        """A whole number, perhaps written as a text or with an empty fraction; None if it is none."""
        found = whole(self.value)
        if found is not None:
            self.use()
        return found

    def flag(self) -> bool:
        """Whether it is true."""
        return bool(self.use()) if isinstance(self.value, bool) else False

    def list(self) -> list[View]:
        """The elements of a list; a mapping or a single value is none."""
        values = self.value if isinstance(self.value, list) else []
        return [View(each, (*self.place, index), self.ledger) for index, each in enumerate(values)]

    def fields(self) -> dict[str, View]:
        """What is below each key."""
        return {key: self[key] for key in self.value} if isinstance(self.value, dict) else {}


def whole(value: Any) -> int | None:
    """A value as a whole number.

    >>> whole(3), whole("+4"), whole("−1"), whole(2.0), whole(2.5), whole(True), whole("four"), whole(1e400)
    (3, 4, -1, 2, None, None, None, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        try:
            return int(value.strip().replace("−", "-")) if len(value) < 10 else None
        except ValueError:
            return None
    if isinstance(value, float):
        return int(value) if math.isfinite(value) and value == int(value) else None
    return value if isinstance(value, int) else None


def plain(value: Any) -> str:
    """A value on one line.

    >>> plain("one\\n two"), plain(2.0), plain(False), plain({"a": [1]})
    ('one two', '2', 'false', '{"a": [1]}')
    """
    if isinstance(value, float) and math.isfinite(value):
        value = number(value)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return " ".join(text.split())
