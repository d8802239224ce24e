"""The short log of a live table as plain data: a line for each act with what came of it, which lines of the full log
it tells of, and where in it a number stands that has a sum there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from operator import is_
from typing import Any, NamedTuple

from affray.core.events import Event
from affray.core.views import View
from affray.rulesets.table import STANCES
from affray.text import Speaker
from affray.text.log import Distances, Line, LiveLog, People, Person, health_of, last_move, subject

Told = dict[str, Any]
NUMBER = re.compile(r"(?<![\w,.:/−-])[+−]?(\d+)(?!\w|[,.:/]\d)")
"""A number that stands for itself: no part of a place, of health or of a word."""


class Number(NamedTuple):
    """A number in the text of an act (row 0) or of one of its rows: where it begins, as browsers count, how long it is,
    and what stands before it.
    """

    row: int
    at: int
    size: int
    value: int
    before: str


class Story:
    """The acts of a fight as one side knows them, in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker, self._sentences = speaker, list[Told]()
        self._log = LiveLog(speaker, self._sentence)
        self._lines: list[Line] = []
        self._acts: list[Told] = []
        self._names: Mapping[str, str] = {}
        self._numbered: tuple[str, ...] = ()

    def _sentence(self, event: Event) -> str | None:
        return self._sentences[event.line]["text"] or None

    def acts(
        self,
        view: View,
        told: Sequence[Event],
        sentences: list[Told],
        names: Mapping[str, str],
        shown: Callable[[], Mapping[str, str]],
        said: MutableMapping[Any, Any],
    ) -> list[Told]:
        """All acts so far; the same objects as before as far as nothing has changed. `sentences` are the lines of the
        full log, `shown` gives names as people read them, `said` is what was said with these names to others.
        """
        self._sentences = sentences
        if names is not self._names:
            self._names = names
            self._numbered = tuple({name for name in shown().values() if any(map(str.isdecimal, name))})
        lines = self._log.lines(told, people_of(view), names, distances_of(view, told), said)
        acts = list[Told]()
        for number, line in enumerate(lines):
            had = self._acts[number] if number < len(self._acts) else None
            if had is None or not is_same(self._lines[number], line):
                act = self._told(line)
                had = had if had == act else act
            acts.append(had)
        self._lines, self._acts = lines, acts
        return acts

    @property
    def over(self) -> list[tuple[int, int]]:
        """Where stretches ended whose acts will not change any more: after how many lines, and acts."""
        return self._log.ends

    def _told(self, line: Line) -> Told:
        act: Told = {"kind": line.kind, "depth": line.depth, "who": line.actor, "text": line.said}
        if line.named:
            act["named"] = True
        if line.rows:
            act["rows"] = [list(row) for row in line.rows]
        act["lines"] = [event.line for event in line.events]
        if sums := list(self._sums(line)):
            act["sums"] = sums
        return act

    def _sums(self, line: Line) -> Iterator[Told]:
        """Where the numbers stand that have reasons: beside the name of whom they are about, else in the order in which
        the dice fell.
        """
        if not any("sums" in self._sentences[event.line] for event in line.events):
            return
        texts = [line.said, *[text for _, text in line.rows]]
        free = [each for row, text in enumerate(texts) for each in self._numbers(row, text)]
        last = (0, -1)
        for event in line.events:
            name = self._speaker.name(subject(event), self._names)
            for place, sum in enumerate(self._sentences[event.line].get("sums", ())):
                fits = [each for each in free if each.value == abs(sum["total"])]
                beside = [each for each in fits if name and each.before.rstrip("( :").endswith(name)]
                later = [each for each in fits if (each.row, each.at) > last]
                for each in (beside or later or fits)[:1]:
                    free.remove(each)
                    last = (each.row, each.at)
                    yield {"row": each.row, "at": each.at, "size": each.size, "line": event.line, "sum": place}

    def _numbers(self, row: int, text: str) -> Iterator[Number]:
        """The numbers of a text that are no part of a name."""
        there = [re.escape(name) for name in self._numbered if name in text]
        names = [each.span() for name in there for each in re.finditer(name, text)]
        for each in NUMBER.finditer(text):
            if not any(start <= each.start() < end for start, end in names):
                at = len(text[: each.start()].encode("utf-16-le")) // 2
                yield Number(row, at, len(each[0]), int(each[1]), text[: each.start()])


def is_same(old: Line, new: Line) -> bool:
    """Whether two lines say the same of the very same events."""
    return old is new or (old == new and all(map(is_, old.events, new.events)))


def people_of(view: View) -> People:
    """Everybody in a view: side, and health if it is shown."""
    found: dict[str, Person] = {}
    for each in view["combatants"]:
        health = None if each["health"] is None else health_of(each["health"])
        found[each["id"]] = Person(each["side"], health, not each["out"] and not each["off"])
    return found


def distances_of(view: View, told: Sequence[Event]) -> Distances | None:
    """How far apart people are, and how they stand to each other, where no map shows it."""
    field = view["battlefield"]
    if field["kind"] != "none":
        return None
    stances: dict[tuple[str, str], tuple[str, ...]] = {}
    for person in view["combatants"]:
        for each in person["conditions"]:
            if each["id"] in STANCES and each["by"]:
                pair = (person["id"], each["by"])
                stances[pair] = (*stances.get(pair, ()), each["id"])
    return Distances({frozenset(pair): far for *pair, far in field["apart"]}, stances, field["unit"], last_move(told))

