"""The log as a side may know it: events whole, with gaps or not at all, and plain data for the wire."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple, get_type_hints

from .events import COMMON, GAME_MASTER, LASTING, Event, Secret, place
from .sieve import scrub, sparing, things_among, unseen_by

Line = dict[str, Any]
Facts = dict[str, Any]
Sides = Callable[[str], str]
"""Which side somebody is on."""

Place = tuple[int, ...]
"""Where something is, in whole units of the battlefield."""

# -- plain data ------------------------------------------------------------------------------------
SCALARS = frozenset({str, int, bool, type(None)})
PLANS: dict[type[Any], tuple[tuple[str, str], ...] | None] = {}
"""By class: its fields, each with the kind of secret that it is, if any; None for what is no dataclass."""


def plain(value: Any, side: str = GAME_MASTER, secret: Collection[str] = (), own: bool = True) -> Any:
    """Dataclasses, mappings and tuples as JSON knows them, for a side.

    What has a `side` belongs to it, with everything in it: of strangers, facts that are marked with a secret that the
    table keeps are None.
    """
    kind = type(value)
    if kind in SCALARS:
        return value
    if kind is tuple or kind is list:
        return [plain(each, side, secret, own) for each in value]
    if isinstance(value, Mapping):
        return {str(name): plain(each, side, secret, own) for name, each in value.items()}
    plan = plan_of(kind)
    if plan is None:
        return value
    if side != GAME_MASTER and hasattr(value, "side"):
        own = value.side == side
    return {
        name: plain(getattr(value, name), side, secret, own) if own or mark not in secret else None
        for name, mark in plan
    }


def plan_of(kind: type[Any]) -> tuple[tuple[str, str], ...] | None:
    if kind not in PLANS:
        if is_dataclass(kind):
            marks = read_marks(kind)
            PLANS[kind] = tuple([(x.name, marks[x.name].kind if x.name in marks else "") for x in fields(kind)])
        else:
            PLANS[kind] = None
    return PLANS[kind]


# -- one event -------------------------------------------------------------------------------------
MARKS: dict[type[Event], dict[str, Secret]] = {}


def marks_of(kind: type[Event]) -> dict[str, Secret]:
    """The facts of an event that are marked secret."""
    if kind not in MARKS:
        MARKS[kind] = read_marks(kind)
    return MARKS[kind]


def read_marks(kind: type[Any]) -> dict[str, Secret]:
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, Secret] = {}
    for name, hint in hints.items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Secret) and name not in COMMON:
                found[name] = mark
    return found


def redacted(event: Event, side: str, side_of: Sides, secret: Collection[str], met: Iterable[str] = ()) -> Line | None:
    """An event as a side may know it: whole, with gaps, or not at all.

    Who was unseen when it was told stays unnamed for ever; an event about somebody unseen is not told, unless the
    side feels it (`felt`: the facts that name whom it befalls). What others do with the things of one whom the side
    has `met` before names those things.
    """
    known = known_of(event, side, side_of, secret, met)
    if known is None:
        return None
    facts, rules = known
    return {"kind": event.kind, "rules": list(rules), "facts": plain(facts)}


def known_of(
    event: Event, side: str, side_of: Sides, secret: Collection[str], met: Iterable[str] = ()
) -> tuple[Facts, tuple[str, ...]] | None:
    """The facts of an event that a side may know, and the rules behind them; None if it is not told at all."""
    facts, rules = event.facts(), event.rules
    if side != GAME_MASTER:
        if event.private:
            return None
        unseen = unseen_by(event.unseen, side)
        about = event.tells_of or (("who",) if "who" in facts else tuple(facts)[:1])
        if unseen and any(is_lost(facts[name], unseen, event.least) for name in about):
            if not any(owns(side, facts[name], side_of) for name in event.felt):
                return None
        for name, mark in marks_of(type(event)).items():
            if mark.kind in secret and not (mark.of and owns(side, facts[mark.of], side_of)):
                facts[name], rules = None, ()  # the rules behind a secret number would tell how it came about
        if unseen:
            things = things_among(facts, unseen) if facts.get("who") else ()  # else they may still be in his hands
            facts = scrub(facts, sparing(unseen, met, things))
        if facts and not any(facts.values()):
            return None  # nothing is in it but that there was something to tell
    return facts, rules


def is_lost(about: Any, unseen: frozenset[str], least: int) -> bool:
    """Whether whom an event is about is unseen, or so many of several that too few are left to tell it of."""
    if isinstance(about, str):
        return about in unseen
    if not isinstance(about, (tuple, list)):
        return False
    known = [each for each in about if each not in unseen]
    return len(known) < min(least, len(about))


def owns(side: str, who: Any, side_of: Sides) -> bool:
    """Whether a fact names somebody of this side."""
    return isinstance(who, str) and bool(who) and side_of(who) == side


def as_told(event: Event, facts: Facts, rules: tuple[str, ...], line: Line) -> Event:
    """An event as it is told to a side on a line: what it may not know is left out of it, also who was unseen then."""
    known = {name: in_rows(value) for name, value in facts.items()}
    when = (line["round"], line["turn"])
    told = replace(event, **known, rules=rules, unseen=None, vanished=None, when=when, line=-1, under=None)
    place(told, line["line"], line["under"])
    return told


def in_rows(value: Any) -> Any:
    """Lists as the rows of which events are made."""
    return tuple([in_rows(each) for each in value]) if isinstance(value, list) else value


# -- all of them -----------------------------------------------------------------------------------
MARKED = 32
"""After so many events each a log keeps where it stood, to be cut there."""


class Mark(NamedTuple):
    """Where a log stood after a number of events."""

    lines: int
    last_seen: dict[str, Line]
    sighted: dict[str, int]
    strange: frozenset[str] | None
    heads: dict[int, tuple[int | None, int]]


class Log:
    """What a side has been told, line by line. It grows with the fight and is cut where the fight goes back.

    A line has its number, the number of the line it hangs on (`under`: if what it hangs on is not told, the nearest
    one above that is), round and turn. A turn of somebody unseen is none: what is told in it hangs on the turn before,
    and counts to that one, as if it had been told between two turns.
    """

    def __init__(self, side: str, side_of: Sides, secret: Collection[str]) -> None:
        self.side, self.side_of, self.secret = side, side_of, secret
        self.lines: list[Line] = []
        self.last_seen: dict[str, Line] = {}
        """By name: where, and when, somebody was last seen who is out of sight since."""
        self.sighted: dict[str, int] = {}
        """In the order of sight: who was unseen at the beginning and has been seen since."""
        self.strange: frozenset[str] | None = None
        """Who was unseen at the beginning."""
        self._events: list[Event] = []
        self._marks: list[Mark] = []
        self._nearest: list[int | None] = []  # by event: the line of it, or of the nearest one above that is told
        self._heads: dict[int, tuple[int | None, int]] = {}  # by depth: the last round or turn told, and its line
        self._digests: list[str] = [""]
        self._known: list[Event | tuple[Event, Facts, tuple[str, ...]]] = []  # by line: as events, once somebody asks

    @property
    def digest(self) -> str:
        """Of all lines; equal digests mean equal logs."""
        return self._digests[-1]

    def digest_of(self, count: int) -> str:
        """The digest when there were so many lines; empty if there never were."""
        return self._digests[count] if 0 <= count < len(self._digests) else ""

    def read(self, events: Sequence[Event]) -> None:
        """Take in what has been told since; after an undo, first cut what is no longer true."""
        kept = self._events
        same = min(len(kept), len(events))
        while same and events[same - 1] is not kept[same - 1]:
            same -= 1
        if same < len(kept):
            self._cut(same)
        for event in events[len(kept) :]:
            self._take(event)

    def _cut(self, events: int) -> None:
        """Go back to the last mark at or before so many events."""
        mark = self._marks[events // MARKED]
        del self._marks[events // MARKED :], self._events[events // MARKED * MARKED :]
        del self._nearest[len(self._events) :], self._digests[mark.lines + 1 :]
        self.lines, self._known = self.lines[: mark.lines], self._known[: mark.lines]
        self.last_seen, self.sighted, self.strange, self._heads = mark.last_seen, mark.sighted, mark.strange, mark.heads

    def _take(self, event: Event) -> None:
        if len(self._events) % MARKED == 0:
            seen = dict(self.last_seen), dict(self.sighted), self.strange
            self._marks.append(Mark(len(self.lines), *seen, dict(self._heads)))
        self._notice(event)
        known = known_of(event, self.side, self.side_of, self.secret, self.last_seen)
        above = self._nearest[event.under] if event.under is not None and event.under < len(self._nearest) else None
        self._events.append(event)
        lasting = 0 < event.heads <= LASTING
        if known is None:
            before = self._heads.get(event.heads) if lasting else None
            self._nearest.append(before[1] if before is not None and before[0] == above else above)
            return
        number = len(self.lines)
        turn = self._turn(event, above, lasting)
        facts, rules = known
        told = {"kind": event.kind, "rules": list(rules), "facts": plain(facts)}
        line = {"line": number, "under": above, "round": event.when[0] if event.when else 0, "turn": turn, **told}
        if lasting:
            self._heads[event.heads] = (above, number)
        self.lines.append(line)
        self._known.append((event, facts, rules))
        self._nearest.append(number)
        written = self._digests[-1] + json.dumps(line, sort_keys=True)
        self._digests.append(hashlib.blake2b(written.encode(), digest_size=12).hexdigest())

    @property
    def told(self) -> list[Event]:
        """The lines as events with gaps: what is a secret is None, the unseen are a question mark, and they are placed
        as the lines are.
        """
        for number, each in enumerate(self._known):
            if isinstance(each, tuple):
                self._known[number] = as_told(*each, self.lines[number])
        return [each for each in self._known if isinstance(each, Event)]

    def rank(self, who: str) -> int:
        """Whoever was known from the beginning comes first, then the others as they were seen."""
        if self.strange is None or who not in self.strange:
            return -1
        return self.sighted.get(who, len(self.sighted))

    def _turn(self, event: Event, above: int | None, lasting: bool) -> str:
        """Whose turn it was, by the line that it hangs on: the true one may be somebody's of whom nobody knows.

        What begins a turn names its owner. Before the first turn, and where none is ever told, the clock counts.
        """
        owner = event.when[1] if event.when else ""
        if lasting:
            return owner if owner in event.facts().values() and owner not in unseen_by(event.unseen, self.side) else ""
        if self._heads.get(LASTING) is not None:
            return str(self.lines[above]["turn"]) if above is not None else ""
        if owner in unseen_by(event.unseen, self.side):
            return str(self.lines[-1]["turn"]) if self.lines else ""
        return owner

    def _notice(self, event: Event) -> None:
        """Whoever is out of sight now was last seen here; whoever is in sight again needs no mark."""
        lost = event.vanished.get(self.side) if event.vanished else None
        if lost:
            for who, place in lost.items():
                self.last_seen[who] = {"id": who, "at": list(place), "round": (event.when or (0, ""))[0]}
        unseen = unseen_by(event.unseen, self.side)
        if self.strange is None:
            self.strange = unseen
        if len(self.sighted) < len(self.strange):
            for who in sorted(self.strange - unseen):
                self.sighted.setdefault(who, len(self.sighted))
        if self.last_seen:
            for who in [name for name in self.last_seen if name not in unseen]:
                del self.last_seen[who]
