"""The table as a side is shown it, moment by moment: what has not changed since the last look is the same object.

Of two hundred people an answer changes two. Whoever encodes or words what is shown compares by identity first.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .sieve import Names, heads, scrub
from .telling import plain, plan_of

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Shown:
    """The table as a side knows it, the names that are scrubbed from it, and its digest."""

    data: Data
    names: Names | None
    digest: str


class Row:
    """A piece of the table (a combatant, a group of the order, the clock): as the game gave it and as it is shown."""

    __slots__ = ("_text", "data", "kept", "names", "value")

    def __init__(self, value: Any, data: Any) -> None:
        self.value, self.data, self.kept = value, data, data
        self.names: Names | None = None
        self._text = ""

    def sift(self, names: Names | None, listed: bool) -> None:
        """Leave out these names; what is listed and has one goes altogether (it is kept as None)."""
        if names != self.names:
            self.names, self._text = names, ""
            gone = names is not None and listed and heads(self.data, names)
            self.kept = None if gone else self.data if names is None else scrub(self.data, names)

    @property
    def text(self) -> str:
        if not self._text:
            self._text = json.dumps(self.kept, sort_keys=True)
        return self._text


class Showing:
    """What one side is shown of the table, from one look to the next."""

    def __init__(self, side: str, secret: Collection[str]) -> None:
        self.side, self.secret = side, secret
        self._rows: dict[str, list[Row] | Row] = {}

    def look(self, table: Any, estimated: Callable[[str], bool]) -> Data:
        """The table as plain data, for this side, with everybody in it whom it sees or not."""
        fresh: dict[str, list[Row] | Row] = {}
        for name, _ in plan_of(type(table)) or ():
            value, before = getattr(table, name), self._rows.get(name)
            if isinstance(value, tuple):
                fresh[name] = self._listed(value, before if isinstance(before, list) else [])
            else:
                fresh[name] = self._row(value, before if isinstance(before, Row) else None)
        self._rows = fresh
        people = fresh.get("combatants", ())
        for row in people if isinstance(people, list) else ():
            guess = estimated(row.data["id"])
            if row.data.get("estimated") is not guess:
                row.data = row.kept = {**row.data, "estimated": guess}
                row.names, row._text = None, ""
        return {name: [x.data for x in rows] if isinstance(rows, list) else rows.data for name, rows in fresh.items()}

    def _listed(self, values: Sequence[Any], before: list[Row]) -> list[Row]:
        known = len(before)
        return [self._row(each, before[at] if at < known else None) for at, each in enumerate(values)]

    def _row(self, value: Any, before: Row | None) -> Row:
        if before is not None and before.value == value:
            return before
        return Row(value, plain(value, self.side, self.secret))

    def without(self, names: Names | None) -> Data:
        """What was looked at, without these names."""
        found: Data = {}
        for name, rows in self._rows.items():
            listed = isinstance(rows, list)
            for row in rows if isinstance(rows, list) else (rows,):
                row.sift(names, listed)
            found[name] = [x.kept for x in rows if x.kept is not None] if isinstance(rows, list) else rows.kept
        return found

    def digest(self, instead: Mapping[str, Any]) -> str:
        """The digest of what was sifted last, some parts replaced by others: that of the data."""
        parts = []
        for name in sorted(self._rows):
            rows = self._rows[name]
            if name in instead:
                text = json.dumps(instead[name], sort_keys=True)
            elif isinstance(rows, list):
                text = f"[{', '.join([x.text for x in rows if x.kept is not None])}]"
            else:
                text = rows.text
            parts.append(f'"{name}": {text}')
        return hashed(f"{{{', '.join(parts)}}}")


def digested(first: str, second: str, data: Mapping[str, Any]) -> str:
    """A digest of plain data and of other digests."""
    return hashed(first + second + json.dumps(data, sort_keys=True))


def hashed(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
