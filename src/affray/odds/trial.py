"""Trying an answer out: the rules themselves are run through everything that the dice can bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from affray.core.events import GAME_MASTER, Event
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.script import Choose, Pick, Question, Reply, Rest, Roll, Thrown, Together
from affray.core.situation import Situation
from affray.core.views import Belief

from .amounts import Tangled
from .results import Findings, Odds, Reader, Sum
from .ways import Ways

MOST_FUTURES = 96
"""So many futures are followed; where there are more, those concerned are looked at apart if that can be."""

CROWD = 3
"""Where more people than this throw dice besides whoever acts, there are too many futures to look at them together."""

MOST_AT_ALL = 1_000
"""So many futures are followed at the most."""

MOST_REPLIES = 200
"""An act that asks more often than this has no end."""

MOST_WORK = 2_000
"""So many replies are given in all futures together; what takes more is no single act any longer."""

LETS_BE = ("decline", "pass", "none", "nothing", "stop")
"""The answers by which somebody leaves things as they are, in the words of several games."""


class Over(Exception):
    """What was tried out is over: the fight has come to a quiet moment."""


class Rehearsal(Fight[Any]):
    """A fight that goes on to the next quiet moment and no farther. Nothing is written down."""

    ready = False

    def _snapshot(self) -> None:
        if self.ready:
            raise Over

    def feed(self, reply: Reply) -> bool:
        """Go on; False if it is over with that."""
        try:
            self._feed(reply)
        except Over:
            return False
        return not isinstance(self.request, Rest)


class Stage:
    """A moment of a fight from which answers are tried out, as often as need be."""

    def __init__(self, situation: Situation[Any]) -> None:
        truth: Any = situation
        self.side: str | None = None
        self.rank: Callable[[str], int] | None = None
        if isinstance(situation, Belief):
            self.side, self.rank, truth = situation.side, situation.rank, situation.truth
            if situation.moment != truth.ticket:
                raise Tangled("the fight has gone on since")
        self.truth: Fight[Any] = truth
        self.start, self.since = self.truth.since_quiet()
        if self.side is not None:
            self.believe()

    def believe(self) -> None:
        """Begin from what the side believes. Rules that are in the middle of an act hold on to what is true."""
        assert self.side is not None
        if self.since and (self.truth.scene.windows or self.truth.scene.acts):
            raise Tangled("inside an act its rules hold on to what the side must not know")
        if self.since:
            return
        near: Fight[Any] = Fight(self.truth.ruleset, self.start, Journal(), recording=False, spacing=0)
        Belief.forget(near, self.truth, self.side, self.rank)
        self.start, self.side = near.state, None
        asked = [(each.who, each.why) for each in self.truth.open]
        if [(each.who, each.why) for each in self.rehearsal().open] != asked:
            raise Tangled("what the side believes leads to another question")

    def rehearsal(self) -> Rehearsal:
        """The fight at this moment, to be gone on with: as it is, or as a side believes it to be."""
        found = Rehearsal(self.truth.ruleset, self.start, Journal(), recording=True, spacing=1)
        found.scene.rehearse()
        for reply in self.since:
            found.feed(reply)
        found.secret = self.truth.secret
        if self.side is not None:
            Belief.forget(found, self.truth, self.side, self.rank)
        found.ready = True
        return found


Expected = Callable[[Situation[Any], Choose, Pick], tuple[Pick | None, str]]
"""How somebody is expected to answer inside an act, and what is assumed by that; None where the act ends for now."""


Begun = Callable[[Any], None]
"""What nobody will do once the act has begun can be taken from him, so that no rule has to ask him for it."""


class Trial:
    """One answer, tried out in every future."""

    def __init__(
        self, stage: Stage, answer: Pick, read: Reader, expected: Expected, skips: tuple[type[Event], ...] = (),
        begun: Begun | None = None,
    ) -> None:  # fmt: skip
        self.skips, self.begun = skips, begun
        self.stage, self.answer, self.read, self.expected = stage, answer, read, expected
        question = stage.truth.asked(answer.who)
        self.why = "" if question is None else question.why
        self.assumed: list[str] = []
        self.replies = 0
        self.rolled: dict[str, None] = {}
        """Who has thrown dice in the last future, besides whoever acts."""

    def odds(self) -> Odds | None:
        """What can come of it; None if that cannot be followed."""
        try:
            return self.all_together()
        except Tangled:
            return None

    def all_together(self) -> Odds:
        """Everybody at once as far as that is not too much; where it is, apart, if nothing hangs on all of them."""
        found = Sum()
        left = self.follow(found, Ways(), MOST_FUTURES)
        if left is not None:
            apart = not any(each.success is not None or each.amount is not None for _, each, _ in found.futures)
            if apart:
                self.assumed.append("apart")
                found, left = Sum(), Ways()
            elif len(self.rolled) > CROWD:
                raise Tangled("too many people throw dice on whom all of it hangs")
            left = self.follow(found, left, MOST_AT_ALL, apart)
        if left is not None:
            raise Tangled("there are too many futures")
        return found.odds(self.assumed)

    def follow(self, found: Sum, ways: Ways, most: int, apart: bool = False) -> Ways | None:
        """Follow the futures from one on; if there are too many, that from which on they are left.

        If those concerned are looked at `apart`, the dice of one are the dice of all: for each of them by itself
        that is all the same as long as none of them cares for the dice of another, and there are far fewer futures.
        """
        after: Ways | None = ways
        while after is not None and len(found.futures) < most:
            ways = after
            self.rolled.clear()
            found.add(ways, self.play(ways, apart))
            after = ways.again()
            if not apart and len(self.rolled) > CROWD:
                return ways
        return after

    def play(self, ways: Ways, apart: bool = False) -> Findings:
        """One future, to its end."""
        common = Common() if apart else None
        fight = self.stage.rehearsal()
        fight.scene.skips = self.skips
        told = len(fight.scene.events)
        goes_on = fight.feed(self.answer)
        if self.begun is not None:
            for scene in fight.scene.family:
                self.begun(scene.state)
        replies = 0
        while goes_on:
            replies += 1
            self.replies += 1
            if replies > MOST_REPLIES or self.replies > MOST_WORK:
                raise Tangled("the act has no end, or too many")
            reply = self.reply(fight, ways, common)
            if reply is None:
                break
            goes_on = fight.feed(reply)
        found = Findings(self.answer.who)
        for event in fight.scene.events[told:]:
            self.read(event, found)
        return found

    def reply(self, fight: Rehearsal, ways: Ways, common: Common | None) -> Reply | None:
        question: Question | None = fight.pending
        if isinstance(fight.request, Together):
            question = next((each for each in fight.request.questions if isinstance(each, Roll)), question)
        if isinstance(question, Roll):
            count, sides = int(question.count), int(question.sides)
            if question.who != self.answer.who:
                self.rolled[question.who] = None
            if common is not None and question.who != self.answer.who:
                return Thrown(question.who, common.throw(ways, question.who, count, sides))
            return Thrown(question.who, throw(ways, count, sides))
        if question is None or (question.who == self.answer.who and self.is_over(question)):
            return None
        pick, assumed = self.expected(fight, question, self.answer)
        if assumed:
            self.assumed.append(assumed)
        return pick

    def is_over(self, question: Choose) -> bool:
        """Whoever acts is asked for the next act: the same question once more, or one with the same answer."""
        return question.why == self.why or question.option(self.answer.do) is not None


def expected(situation: Situation[Any], question: Choose, answer: Pick) -> tuple[Pick | None, str]:
    """Nobody does what he need not; the game master rules the usual; where somebody must decide, it ends for now."""
    known = question.known()
    for option in sorted([each for each in known if each.id in LETS_BE], key=lambda each: LETS_BE.index(each.id)):
        if (values := option.complete()) is not None:
            return Pick(question.who, option.id, values), "no_reaction" if question.who != answer.who else ""
    if question.who == GAME_MASTER:
        for option in known:
            if (values := option.example()) is not None:
                return Pick(question.who, option.id, values), "ruling"
    return None, "decision"


class Common:
    """The dice that those concerned have in common while they are looked at apart: each's first roll, and so on."""

    def __init__(self) -> None:
        self.rolls: Counter[tuple[str, int, int]] = Counter()
        self.thrown: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def throw(self, ways: Ways, who: str, count: int, sides: int) -> tuple[int, ...]:
        self.rolls[who, count, sides] += 1
        key = self.rolls[who, count, sides], count, sides
        if key not in self.thrown:
            self.thrown[key] = throw(ways, count, sides)
        return self.thrown[key]


def throw(ways: Ways, count: int, sides: int) -> tuple[int, ...]:
    return coins(ways, count) if sides == 2 else ways.throw(count, sides)


@cache
def shares(count: int) -> Sequence[Fraction]:
    """How likely so many of the coins fall on their first side."""
    return [Fraction(comb(count, first), 2**count) for first in range(count + 1)]


def coins(ways: Ways, count: int) -> tuple[int, ...]:
    """Coins, whose order means nothing: only how many of them show which side."""
    first = ways.split(shares(count))
    return (1,) * first + (2,) * (count - first)


def odds_of(
    stage: Stage, answer: Pick, read: Reader, assume: Expected = expected, skips: tuple[type[Event], ...] = (),
    begun: Begun | None = None,
) -> Odds | None:  # fmt: skip
    """What can come of an answer; None if that cannot be followed. Of events of the kinds `skips` no result is told."""
    return Trial(stage, answer, read, assume, skips, begun).odds()
