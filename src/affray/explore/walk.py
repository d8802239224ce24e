"""The walk over all chance outcomes of a fight, with fixed players: its situations and how they lead to one another."""

from __future__ import annotations

import gc
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial
from typing import Any, Generic, Protocol

from affray.core.fight import Fight
from affray.core.scene import Ruleset, S
from affray.core.script import Choose, Pick, Thrown
from affray.rulesets.game import Player

from .chain import Row, add

REPLIES_IN_A_STEP = 200
"""A step that takes more replies than this is taken for one that never ends."""

MOST_RESULTS = 10_000
"""A roll that can fall in more ways than this is not followed."""

CHANCE, MEAN = "chance", "mean"
"""The two kinds of things that a walk adds up: chances of outcomes, and means of measures."""

Outcome = Callable[[Any], Hashable | None]
"""What a state between two steps means to the one who asks; None if the walk shall go on from it."""

Measure = Callable[[Any, Any], int | Fraction]
"""How much of something happened between two states, the earlier one first."""


class Explorable(Ruleset[S], Protocol):
    """A ruleset that can tell which states are the same for all that can follow."""

    def situation(self, state: S) -> Hashable: ...


class Unexplorable(Exception):
    """The fight cannot be followed to its end; the message says why."""


class Walk(Generic[S]):
    """Every situation that can come from a start, each followed once, the nearest first.

    A situation is a quiet moment between two steps. From it the players' answers lead on, and every roll branches
    into all its results, until the step is over.
    """

    def __init__(
        self,
        game: Explorable[S],
        player: Player | Mapping[str, Player],
        *,
        outcome: Outcome | None = None,
        measures: Mapping[str, Measure] | None = None,
        remember: Callable[[Any], Hashable] | None = None,
        unordered: bool = False,
        checked: bool = True,
        limit: int = 100_000,
        work: int | None = None,
    ) -> None:
        self.game, self.outcome, self.measures = game, outcome, measures or {}
        self.player = by_seat(player) if isinstance(player, Mapping) else player
        self.remember, self.unordered, self.checked, self.limit = remember, unordered, checked, limit
        self.work, self.done = work, 0
        self.rows: list[Row] = []
        self.asked: list[str] = [""]
        """Who was asked what at each place, for people who must find an endless loop."""
        self._places: dict[Hashable, int] = {}
        self._ahead: deque[Fight[S]] = deque()

    @property
    def situations(self) -> int:
        return len(self._places)

    def go(self, start: S) -> None:
        """Walk it all. Place 0 of the rows is the way into the fight."""
        self.rows.append(Row())
        self.arrive(self.rows[0], Fraction(1), start, self.fight(start))
        with seldom_collected():
            while self._ahead:
                self.rows.append(Row())
                self.leave(self.rows[-1], self._ahead.popleft())

    def fight(self, state: S) -> Fight[S]:
        return Fight(self.game, state, recording=False, spacing=1)

    # -- from one quiet moment to the next ---------------------------------------------------------
    def leave(self, row: Row, fight: Fight[S]) -> None:
        """Follow every way from a quiet moment to the next."""
        before = fight.snapshots[-1].state
        waiting = [(Fraction(1), fight)]
        while waiting:
            chance, here = waiting.pop()
            for part, after in self.replies(here):
                if replies_in_step(after):
                    waiting.append((chance * part, after))
                else:
                    self.arrive(row, chance * part, before, after)

    def replies(self, fight: Fight[S]) -> Iterator[tuple[Fraction, Fight[S]]]:
        """The fight after each possible reply to its question: one decision, or every result of a roll."""
        question = fight.pending
        assert question is not None, "a step always waits for somebody"
        if replies_in_step(fight) == REPLIES_IN_A_STEP:
            raise Unexplorable(f"a step takes more than {REPLIES_IN_A_STEP} replies: {asked(fight)}")
        if self.work is not None and self.done > self.work:
            raise Unexplorable(f"more than {self.work} replies")
        if isinstance(question, Choose):
            self.done += 1
            self.decide(fight, question)
            yield Fraction(1), fight
            return
        if ways(question.sides, question.count, self.unordered) > MOST_RESULTS:
            raise Unexplorable(f"a roll has more than {MOST_RESULTS} results: {asked(fight)}")
        *others, (last, chance) = results(question.sides, question.count, self.unordered)
        self.done += len(others) + 1
        for dice, part in others:
            twin = fight.fork()
            twin.give(Thrown(question.who, dice))
            yield part, twin
        fight.give(Thrown(question.who, last))
        yield chance, fight

    def decide(self, fight: Fight[S], question: Choose) -> None:
        pick = self.player(fight, question)
        if self.checked and (refused := fight.refusals(pick)):
            raise Unexplorable(f"the player's answer is refused: {pick}: {', '.join(map(str, refused))}")
        fight.give(pick)

    # -- what is written down ----------------------------------------------------------------------
    def arrive(self, row: Row, chance: Fraction, before: S, fight: Fight[S]) -> None:
        """Write down one way to a quiet moment, or to the end if nothing is asked behind it."""
        state = fight.snapshots[-1].state
        outcome = self.outcome_of(state)
        if outcome is None and fight.pending is None:
            state = fight.state
            outcome = self.outcome_of(state)
            if outcome is None:
                raise Unexplorable("nobody is asked any more, but the fight is not over")
        for name, measure in self.measures.items():
            add(row.gains, (MEAN, name), chance * measure(before, state))
        if outcome is None:
            add(row.to, self.place_of(state, fight), chance)
        else:
            add(row.gains, (CHANCE, outcome), chance)

    def outcome_of(self, state: S) -> Hashable | None:
        """What the caller sees in a state, or else the result of the fight."""
        found = self.outcome(state) if self.outcome is not None else None
        return state.over or None if found is None else found

    def place_of(self, state: S, fight: Fight[S]) -> int:
        """The place of a situation; one that has not been seen before will be followed from this fight."""
        extra = self.remember(state) if self.remember is not None else None
        new = len(self._places) + 1
        place = self._places.setdefault((extra, self.game.situation(state)), new)
        if place == new:
            if new > self.limit:
                raise Unexplorable(f"more than {self.limit} situations")
            self._ahead.append(fight)
            self.asked.append(asked(fight))
        return place


def by_seat(players: Mapping[str, Player]) -> Player:
    """Several players as one, each answering for his seat."""

    def player(fight: Fight[Any], question: Choose) -> Pick:
        return players[fight.ruleset.seat_of(fight.state, question.who)](fight, question)

    return player


def ways(sides: int, count: int, unordered: bool) -> int:
    """In how many ways dice can fall."""
    return comb(count + sides - 1, count) if unordered else sides**count


@lru_cache(maxsize=32)
def results(sides: int, count: int, unordered: bool) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every way the dice can fall, with its chance; unordered, ways that differ only in their order are one."""
    faces, whole = range(1, sides + 1), sides**count
    if not unordered:
        return tuple((dice, Fraction(1, whole)) for dice in product(faces, repeat=count))
    return tuple((dice, Fraction(orders(dice), whole)) for dice in combinations_with_replacement(faces, count))


def orders(dice: tuple[int, ...]) -> int:
    """In how many orders the same dice can lie."""
    ways = factorial(len(dice))
    for number in Counter(dice).values():
        ways //= factorial(number)
    return ways


def replies_in_step(fight: Fight[Any]) -> int:
    """How many replies the running step has taken; 0 at a quiet moment."""
    return len(fight.journal) - fight.snapshots[-1].position


def asked(fight: Fight[Any]) -> str:
    question = fight.pending
    return f"{question.who} {question.why}" if question is not None else ""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Let the garbage collector wait: nearly all of what it would look at again and again is still in use."""
    before = gc.get_threshold()
    gc.set_threshold(5_000, 10, 500)
    try:
        yield
    finally:
        gc.set_threshold(*before)
