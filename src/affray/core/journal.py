"""The journal is the save file: append-only lines, one per reply; undo, redo and changes of branch are lines too.

Inside it is a tree: every reply hangs on the one before it, undo goes towards the root, and a new reply after an undo
opens a branch beside the old one, which is kept. The number of lines ever written is a ticket nobody can reuse.

In the file every line carries a short digest of itself and of the digest before it: a line that was deleted, doubled,
moved or changed is found and named. It guards against accidents and unnoticed edits, not against forgers; and a file
cut off behind a whole line is an earlier save of the same fight. A file in which no line has a digest was written by
hand, and is read as it is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .fields import frozen
from .limits import shown
from .refusals import Refusal, refuse
from .script import Overrule, Pick, Reply, Thrown

ROOT = 0
GENERATOR, MIXED = DRAWN = ("generator", "mixed")
"""The sources of dice that nobody typed, and of a roll that was typed in part: for both the stream goes on."""

DIGEST = "#"
"""Under this name a line carries its digest."""


@dataclass(slots=True)
class Entry:
    """A reply in the tree. `newest` is the branch that redo follows; `drawn` counts the generated dice up to here."""

    reply: Reply | None
    parent: int
    depth: int
    drawn: int
    newest: int = ROOT


def generated(reply: Reply) -> int:
    """How many dice of a reply the generator threw."""
    return len(reply.dice) if isinstance(reply, Thrown) and reply.source in DRAWN else 0


class Journal:
    """The replies of a fight and the position in them. `drawn` dice of its stream were generated before it began."""

    def __init__(self, header: Mapping[str, Any] | None = None, drawn: int = 0) -> None:
        self.header: dict[str, Any] = dict(header or {})
        self._entries: list[Entry] = [Entry(None, ROOT, 0, drawn)]
        self._here = ROOT
        self._moves: list[tuple[str, int]] = []  # what was written: a reply (with its entry), or a move in the tree
        self._digests: list[str] = []  # of the header and the lines below it, as far as somebody wanted them
        self._fresh: list[Reply] = []  # written, but not yet in the tree: nobody has looked at it since
        self.drawn = drawn
        """Generated dice up to the last reply in force."""

    def __len__(self) -> int:
        """How many replies are in force."""
        return self._entries[self._here].depth + len(self._fresh)

    @property
    def ticket(self) -> int:
        """The number of lines ever written."""
        return len(self._moves) + len(self._fresh)

    @property
    def entries(self) -> list[Entry]:
        """The tree, by number: where replies are only written, as in a simulation, none is built."""
        if self._fresh:
            self._hang_up()
        return self._entries

    @property
    def here(self) -> int:
        """The entry of the last reply in force."""
        if self._fresh:
            self._hang_up()
        return self._here

    @here.setter
    def here(self, entry: int) -> None:
        self._here, self.drawn = entry, self.entries[entry].drawn

    def drawn_at(self, position: int) -> int:
        """Generated dice among the first `position` replies in force."""
        entry = self.entries[self.here]
        while entry.depth > position:
            entry = self.entries[entry.parent]
        return entry.drawn

    # -- writing -----------------------------------------------------------------------------------
    def write(self, reply: Reply) -> None:
        self._fresh.append(reply)
        if isinstance(reply, Thrown):
            self.drawn += generated(reply)

    def _hang_up(self) -> None:
        """Every reply written since hangs on the one before it."""
        entries = self._entries
        for reply in self._fresh:
            parent = entries[self._here]
            entries.append(Entry(reply, self._here, parent.depth + 1, parent.drawn + generated(reply)))
            parent.newest = self._here = len(entries) - 1
            self._moves.append(("reply", self._here))
        self._fresh.clear()

    def back(self, count: int) -> int:
        """The entry this many replies before the one in force."""
        entry = self.here
        for _ in range(min(count, len(self))):
            entry = self.entries[entry].parent
        return entry

    def undo(self, count: int) -> None:
        """Go back over this many replies; they stay in the tree."""
        self.here = self.back(count)
        self._moves.append(("undo", count))

    def redo(self, count: int) -> None:
        """Go forward again along the branch that was used last."""
        for _ in range(min(count, self.redoable)):
            self.here = self.entries[self.here].newest
        self._moves.append(("redo", count))

    def go(self, entry: int) -> None:
        """Take up a branch again at this entry."""
        self.check(entry)
        self.here = entry
        while entry != ROOT:
            parent = self.entries[entry].parent
            self.entries[parent].newest = entry
            entry = parent
        self._moves.append(("go", self.here))

    def check(self, entry: int) -> None:
        """A ValueError for an entry that is none."""
        if type(entry) is not int or not 0 <= entry < len(self.entries):
            last = len(self.entries) - 1
            raise ValueError(f"the journal has no entry {shown(entry)}: they go from 0, the start, to {last}")

    def take_back(self, ticket: int, here: int) -> None:
        """Forget the moves written since a ticket: they have come to nothing. Only for moves, which change no reply."""
        del self._moves[ticket:], self._digests[ticket + 1 :]
        self.here = here

    # -- reading -----------------------------------------------------------------------------------
    def path(self, start: int = 0, end: int | None = None) -> list[Reply]:
        """The replies in force, or those that lead to the entry `end`; from position `start` on."""
        found: list[Reply] = []
        entry = self.entries[self.here if end is None else end]
        while entry.depth > start and entry.reply is not None:
            found.append(entry.reply)
            entry = self.entries[entry.parent]
        found.reverse()
        return found

    def until(self, position: int) -> Journal:
        """A journal of the first `position` replies in force, and of nothing else."""
        found = Journal(self.header, self.entries[ROOT].drawn)
        for reply in self.path()[:position]:
            found.write(reply)
        return found

    @property
    def ahead(self) -> Reply | None:
        """The reply that redo would bring back next."""
        newest = self.entries[self.here].newest
        return self.entries[newest].reply if newest != ROOT else None

    @property
    def redoable(self) -> int:
        """How many replies redo can bring back."""
        count, entry = 0, self.entries[self.here]
        while entry.newest != ROOT:
            count, entry = count + 1, self.entries[entry.newest]
        return count

    def branches(self) -> list[int]:
        """The last entries of all branches, oldest first: where somebody can go back to."""
        parents = {entry.parent for entry in self.entries[1:]}
        return [number for number in range(1, len(self.entries)) if number not in parents]

    # -- the file ----------------------------------------------------------------------------------
    @classmethod
    def told(cls, lines: Sequence[str], to: int | None = None) -> Journal:
        """The journal of a save file as it was written, `to` so many lines below the header; whether the rules allow
        what it says is not asked here, only whether all lines fit their digests.
        """
        for number in broken(lines):
            raise not_in_chain(number)
        found = cls(read_header(lines))
        for number, line in enumerate(lines[1 : None if to is None else to + 1], 2):
            data = load(line, number)
            kind = next((each for each in ("undo", "redo", "go") if each in data), "")
            if not kind:
                found.write(from_data(data, number))
                continue
            try:
                getattr(found, kind)(whole(data[kind]))
            except ValueError as error:
                raise Unreadable(number, str(error)) from None
        return found

    def lines(self, start: int = 0) -> list[str]:
        """The whole save file: the header, then everything in the order in which it was written; or from a line on."""
        written: list[str] = []
        if start == 0 or not self._digests:  # lines from a number on follow those that were wanted before
            header = dump(self.header)
            digest = digested(header, "")
            if self._digests[:1] != [digest]:  # the first time, or the header has changed
                self._digests = [digest]
            written = [with_digest(header, digest)] if start == 0 else []
        for number in range(min(max(start, 1), len(self._digests)), self.ticket + 1):
            line = self._line(number)
            if number == len(self._digests):
                self._digests.append(digested(line, self._digests[-1]))
            if number >= start:
                written.append(with_digest(line, self._digests[number]))
        return written

    def _line(self, number: int) -> str:
        """A line below the header, without its digest."""
        entries = self.entries
        kind, value = self._moves[number - 1]
        return to_line(entries[value].reply) if kind == "reply" else dump({kind: value})


def digested(line: str, before: str) -> str:
    """The digest of a line behind one with another digest."""
    # Half characters, which a terminal may deliver, are in files the escapes by which JSON writes them.
    return hashlib.blake2b((before + line).encode("utf-8", "backslashreplace"), digest_size=4).hexdigest()


def with_digest(line: str, digest: str) -> str:
    return f'{line[:-1]}{"" if line == "{}" else ", "}"{DIGEST}": "{digest}"}}'


def digest_of(line: str) -> str:
    """The digest that a line of a save file carries; empty if it has none."""
    return str(load(line, 0).get(DIGEST, ""))


def broken(lines: Iterable[str]) -> list[int]:
    """The numbers of the lines that do not fit the digests: changed themselves, or not behind the line they followed.

    None of them if no line has a digest.
    """
    found, before, chained = [], "", False
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        data = load(line, number)
        digest = data.pop(DIGEST, None)
        chained = chained or digest is not None
        if digest != digested(dump(data), before):
            found.append(number)
        before = before if digest is None else str(digest)
    return found if chained else []


class Unreadable(ValueError):
    """A line of a save file that is none; `line` counts from 1. `refusal` is the reason, where it has facts."""

    def __init__(self, line: int, why: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why, self.refusal = line, why, refusal


def not_in_chain(line: int) -> Unreadable:
    """A line that does not fit its digest."""
    why = "changed by hand, moved or doubled, or the line before it is missing"
    return Unreadable(line, why, refuse("FILE-JOURNAL-CHAIN"))


def read_header(lines: Iterable[str]) -> dict[str, Any]:
    """The first line of a save file."""
    first = next(iter(lines), "")
    header = load(first, 1)
    header.pop(DIGEST, None)
    if "game" not in header:
        raise Unreadable(1, "the header names no game")
    return header


def dump(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def load(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Unreadable(number, f"not JSON: {getattr(error, 'msg', error)}") from None
    if not isinstance(data, dict):
        raise Unreadable(number, "not an object")
    return data


def to_line(reply: Reply | None) -> str:
    """A reply as one line of JSON."""
    if isinstance(reply, Pick):
        data: dict[str, Any] = {"who": reply.who, "do": reply.do}
        if reply.values:
            data["with"] = dict(reply.values)
        if reply.source:
            data["source"] = reply.source
        return dump(data)
    if isinstance(reply, Thrown):
        return dump({"who": reply.who, "dice": list(reply.dice), "source": reply.source})
    assert isinstance(reply, Overrule), reply
    return dump({"overrule": reply.edit, "with": dict(reply.values)})


def from_data(data: Mapping[str, Any], number: int = 0) -> Reply:
    """The reply that a line means."""
    try:
        if "dice" in data:
            dice = tuple([whole(die) for die in data["dice"]])
            return Thrown(str(data["who"]), dice, str(data.get("source", "typed")))
        values = {str(name): frozen(value) for name, value in dict(data.get("with", {})).items()}
        if "overrule" in data:
            return Overrule(str(data["overrule"]), values)
        return Pick(str(data["who"]), str(data["do"]), values, str(data.get("source", "")))
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise Unreadable(number, f"not a reply: {shown(error)}") from None


def whole(die: Any) -> int:
    if type(die) is not int:
        raise ValueError(f"{die!r} is no face of a die")
    return die
