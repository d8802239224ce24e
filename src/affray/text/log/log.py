"""The log of a fight, made from the tree of its events as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, get_origin, get_type_hints

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.telling import marks_of
from affray.rulesets import events as shared
from affray.rulesets.game import Game
from affray.rulesets.table import Table, stances
from affray.text.speaker import Names, Speaker

from .compose import Composer
from .ending import Health, People, Person
from .lines import Line
from .wording import Distances

SHORT, FULL, RULES = "short", "full", "rules"
STYLES = (SHORT, FULL, RULES)
"""One line per act; a sentence for every event; the same with the rules behind them."""


MOVES = (shared.Moved, shared.ForcedMove)


def nobody(who: str) -> bool:
    """Nobody has secrets here."""
    return False


class Log:
    """Tells a fight line by line. It knows what it has told, and goes back where the fight does.

    `start` is the state in which the fight began: in which shape everybody was. A side is told what it knows: its
    events are those of `core.telling.Log.told`, its state what it believes, and `hidden` says whose health it
    only guesses.

    >>> import affray
    >>> fight = affray.open("dry_ford", seed=7)
    >>> log = Log(Speaker("en", fight.game), fight.game, start=fight.start)
    >>> _ = fight.play("b", "choose t1"), fight.play("a", "choose l1"), fight.play("t1", "attack with carbine")
    >>> print(*[text for line in log.lines(fight.scene.events, fight.state)[-2:] for text in line.shown()], sep="\\n")
    ▶ Line Trooper 1  3/3
      Carbine: H H T, pool 1
    >>> [rules for text, rules in log.explain(4)]
    [('COIN-POOL-1', 'COIN-TOSS-5'), ('COIN-ATK-1', 'COIN-POOL-2')]
    """

    def __init__(
        self,
        speaker: Speaker,
        game: Game[Any],
        style: str = SHORT,
        start: Any = None,
        hidden: Callable[[str], bool] = nobody,
    ) -> None:
        if style not in STYLES:
            raise LookupError(f"no log is called {style!r}; known: {', '.join(STYLES)}")
        self.speaker, self.game, self.style, self.hidden = speaker, game, style, hidden
        self.told: list[Line] = []
        """Every line so far."""
        self._events: list[Event] = []
        self._names: Names = {}
        self._composer = Composer(speaker, self._full)
        if start is not None:
            self._composer.look(self._people(game.table(start)), game.names(start))

    def lines(self, events: Sequence[Event], state: Any, wait: bool = False, names: Names | None = None) -> list[Line]:
        """What has happened since the last time, of all `events` so far. Lines that were given never change: what joins
        an act later is told on a line below it.

        With `wait` a turn that is not over is not told yet, so that all of it can stand where it belongs. Names are
        those of the state, if no others are given.
        """
        self._go_back(events)
        known = len(self._events)
        upto = finished(events, known) if wait else len(events)
        if wait and upto == known:
            return []
        people = self._look(events, state, names)
        news = list(events[known:upto])
        self._events += news
        if self.style == SHORT:
            found = self._compose(news, events, people)
        else:
            found = [line for line in map(self._sentence, news) if line is not None]
        numbered = [
            replace(each, number=len(self.told) + number)
            for number, each in enumerate(found, 1)
        ]
        self.told += numbered
        return numbered

    def sentences(self, told: Sequence[Event], events: Sequence[Event], state: Any) -> list[tuple[Event, str]]:
        """Some of all `events` so far in the words of the full log; those of which there is nothing to tell are not
        there.
        """
        self._look(events, state, None)
        found = [(event, self._full(event)) for event in told]
        return [(event, text) for event, text in found if text is not None]

    def _look(self, events: Sequence[Event], state: Any, names: Names | None) -> People:
        table = self.game.table(state)
        people = self._people(table)
        self._names = self.game.names(state) if names is None else names
        self._composer.look(people, self._names, distances(table, events))
        return people

    def _compose(self, news: Sequence[Event], events: Sequence[Event], people: People) -> list[Line]:
        for event in news:
            self._composer.take(event)
        found = self._composer.finish()
        if not news or news[-1] is events[-1]:
            self._composer.settle(people)
        return found

    def explain(self, number: int) -> list[tuple[str, tuple[str, ...]]]:
        """What stands behind a line, by its number: every sentence, with the rules that it follows from; a LookupError
        if there is no such line.
        """
        if not 1 <= number <= len(self.told):
            raise LookupError(f"no line has the number {number}; there are {len(self.told)}")
        told = [(self._full(event), event.rules) for event in self.told[number - 1].events]
        return [(text, rules) for text, rules in told if text is not None]

    def _go_back(self, events: Sequence[Event]) -> None:
        """After an undo: forget what is no more. A line of which only a part is left is told again."""
        kept = self._events
        if len(kept) <= len(events) and (not kept or events[len(kept) - 1] is kept[-1]):
            return
        pairs = enumerate(zip(kept, events, strict=False))
        same = next((n for n, (old, new) in pairs if old is not new and (old != new or old.under != new.under)), None)
        left = min(len(kept), len(events)) if same is None else same
        for line in reversed(self.told):
            if line.events and line.events[-1].line >= left:
                left = min(left, line.events[0].line)
        self.told = list(takewhile(lambda line: not line.events or line.events[-1].line < left, self.told))
        while self.told and self._is_borrowed(self.told[-1]):
            left = min([left, *[event.line for event in self.told.pop().events]])
        self._events = list(events[:left])
        self._composer.forget(self._events)

    def _is_borrowed(self, line: Line) -> bool:
        """Whether a heading was written for the line below it: no event of its own begins that turn."""
        few = self._composer.words.few
        return line.kind == "turn" and not any(
            isinstance(event, shared.TurnBegan) or few("turn", event) for event in line.events
        )

    def _people(self, table: Table) -> People:
        """Everybody's side and health, as far as it is known."""
        found: dict[str, Person] = {}
        for each in table.combatants:
            health = None if self.hidden(each.id) or each.health is None else health_of(each.health)
            found[each.id] = Person(each.side, health, not each.out and not each.off)
        return found

    def _sentence(self, event: Event) -> Line | None:
        text = self._full(event)
        if text is None:
            return None
        chapter = event.kind.endswith("-began")
        kind = "round" if chapter and event.heads == 1 else "turn" if chapter else "act"
        return Line(0, kind, 0, text, (event,), event.rules if self.style == RULES else ())  # type: ignore[arg-type]

    def _full(self, event: Event) -> str | None:
        words = self._composer.words
        if words.distances is not None and isinstance(event, shared.Moved):
            return f"{words.name(event.who)} {words.way([event])}"  # a place means nothing to who sees no map
        secret = [] if self.hidden is nobody else [name for name in numbers_of(type(event)) if hides(event, name)]
        return self.speaker.event(event, self._names, secret)


def numbers_of(kind: type[Event]) -> tuple[str, ...]:
    """The secret facts of an event in whose place a question mark can stand: not rows of things."""
    hints = get_type_hints(kind)
    return tuple([name for name in marks_of(kind) if get_origin(hints[name]) is not tuple])


def hides(event: Event, name: str) -> bool:
    return getattr(event, name) is None


def health_of(shown: Mapping[str, int]) -> Health:
    """Health as a table shows it: what there is, of how much, and what else stands before it."""
    spare = sum(number for name, number in shown.items() if f"{name}_max" in shown)
    return Health(shown.get("now", 0), shown.get("max", 0), spare)


def distances(table: Table, events: Sequence[Event]) -> Distances | None:
    """How far apart people are, and how they stand to each other, where no map shows it. They are those of now: of the
    last movement, that is.
    """
    field = table.battlefield
    if field.kind != "none":
        return None
    apart = {frozenset(pair): far for *pair, far in field.apart}
    return Distances(apart, stances(table), field.unit, last_move(events))


def last_move(events: Sequence[Event]) -> int:
    """The line of the last movement; −1 if there was none."""
    return next((event.line for event in reversed(events) if isinstance(event, MOVES)), -1)


def finished(events: Sequence[Event], known: int) -> int:
    """How many events there are before the turn that goes on, or all of them at the end of a fight."""
    if events and isinstance(events[-1], shared.CombatOver):
        return len(events)
    return max(pauses(events, known), default=known)


def pauses(events: Sequence[Event], known: int) -> Iterator[int]:
    """Before which events nothing goes on: where a round begins, or a turn when no other is under way."""
    going_on = set[str]()
    for number in range(known, len(events)):
        event = events[number]
        if isinstance(event, shared.RoundBegan) or (isinstance(event, shared.TurnBegan) and not going_on):
            yield number
        if isinstance(event, shared.RoundBegan):
            going_on.clear()
        elif isinstance(event, shared.TurnBegan):
            going_on.add(event.who)  # some act at the same time, or inside the turn of another
        elif isinstance(event, shared.TurnEnded):
            going_on.discard(event.who)


def log_of_side(speaker: Speaker, fight: Fight[Any], side: str, style: str = SHORT) -> Log:
    """A log for a side, as far as it has been told; `news_of_side` goes on."""
    game: Any = fight.ruleset
    return Log(speaker, game, style, fight.start, lambda who: fight.belief(side).estimated(who))


def news_of_side(log: Log, fight: Fight[Any], side: str, wait: bool = False) -> list[Line]:
    """What a side has been told since the last time, made of nothing but that.

    Whoever it knows has the name that the side gives it; things that were named to it have their own.
    """
    state = fight.belief(side).state
    names = {**log.game.names(fight.state), **log.game.names(state)}
    return log.lines(fight.known.log(side).told, state, wait, names)
