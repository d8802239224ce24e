"""The log of a live table: the same lines, but those of a turn that goes on are written anew when more of it is known,
so that an act and what comes of it stand on one line, however long people think in between.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from typing import Any, NamedTuple

from affray.core.events import Event
from affray.rulesets import events as shared
from affray.text.speaker import Names, Speaker

from .compose import Composer
from .ending import People
from .lines import Line
from .log import pauses
from .wording import Distances

KEPT = 24
"""To so many places the log can go back without telling everything again."""


class Pause(NamedTuple):
    """Where a stretch of a fight ends: after so many events and lines, and who tells on from there."""

    events: int
    lines: int
    composer: Composer


class LiveLog:
    """Tells a fight to somebody who sees it happen. `sentence` is an event in the words of the full log."""

    def __init__(self, speaker: Speaker, sentence: Callable[[Event], str | None]) -> None:
        self._start = Pause(0, 0, Composer(speaker, sentence, ways=False))
        self._pauses = [self._start]
        self._events: Sequence[Event] = ()
        self._finished: list[Line] = []

    def lines(
        self,
        events: Sequence[Event],
        people: People,
        names: Names,
        apart: Distances | None = None,
        said: MutableMapping[Any, Any] | None = None,
    ) -> list[Line]:
        """Every line so far, of all `events` so far; of stretches that are over, the same objects as before. Logs of
        several sides may share what was `said` with these names.
        """
        self._start.composer.words.said = said
        self._go_back(same_until(self._events, events))
        self._events = events
        self._start.composer.look(people, names, apart)
        over = bool(events) and isinstance(events[-1], shared.CombatOver)
        for end in [*pauses(events, self._pauses[-1].events), *([len(events)] if over else [])]:
            if end > self._pauses[-1].events:
                composer, lines = self._told(end)
                self._finished += lines
                self._pauses = [*self._pauses[1 - KEPT :], Pause(end, len(self._finished), composer)]
                composer.words.forget()
        going_on = self._told(len(events))[1]
        self._start.composer.words.said = None
        return [*self._finished, *going_on]

    @property
    def ends(self) -> list[tuple[int, int]]:
        """Where stretches ended that are over, as far as that is remembered: after how many events, and lines."""
        return [(each.events, each.lines) for each in self._pauses]

    def _told(self, end: int) -> tuple[Composer, list[Line]]:
        """The next stretch, up to an event, and whoever has told it."""
        last, start = self._pauses[-1], self._start.composer
        composer = last.composer.fork()
        composer.look(start.people, start.words.names, start.words.distances)
        for event in self._events[last.events : end]:
            composer.take(event)
        return composer, composer.finish()

    def _go_back(self, same: int) -> None:
        """After an undo: forget what is no more."""
        self._pauses = [each for each in self._pauses if each.events <= same] or [self._start]
        del self._finished[self._pauses[-1].lines :]


def same_until(old: Sequence[Event], new: Sequence[Event]) -> int:
    """How many of the first events are the same."""
    if not old or (len(old) <= len(new) and old[-1] is new[len(old) - 1]):
        return len(old)
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one is not other and (one != other or one.under != other.under):
            return number
    return min(len(old), len(new))
