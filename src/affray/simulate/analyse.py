"""What decided a fight: the chances after every reply, and what dice and decisions have done to them.

From every moment of a recorded fight the same many fights are played to the end, with the same dice everywhere. What a
roll changes in the chances is luck: before it, all its outcomes are played. What a choice changes is measured twice:
against what the computer player would have done there, and against the best of some other legal answers. So that of
many answers not the luckiest looks best, one half of the fights chooses among them and the other half measures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from affray.core.fight import Fight as Engine
from affray.core.grammar import say as in_words
from affray.core.journal import Journal
from affray.core.script import Choose, Pick, Reply, Thrown
from affray.rulesets.tactics import PLAIN

from .compare import the_side
from .crews import Crew, Task, crew, packed
from .intervals import Estimate, paired, share
from .run import fresh_seed
from .settings import Behind, Ready, Setting, end_it, seed_of

BUDGET = 4_000
"""So many fights are played, if nobody says how many."""

LEAST, MOST = 8, 1_000
"""So many fights from one moment, at the least and at the most."""

ALTERNATIVES = 5
"""So many other answers are tried at the most."""

PORTION = 20
UNKNOWN = Estimate(0, 0, 1)
LUCK, CHOICE, DECREE = "luck", "choice", "decree"

Progress = Callable[[int, int], None]
"""Is told how many fights were played of how many."""


@dataclass(frozen=True)
class Stretch:
    """What happened between two moments of a fight: dice that somebody threw, a choice, or a decree.

    `first` and `last` count replies, `told` says which part of the log it is. `change` is what it did to the chance of
    the side; `own` the same seen from the side of whoever it was.
    """

    kind: str
    who: str
    side: str
    first: int
    last: int
    told: tuple[int, int]
    round: int
    """The round in which it began."""
    words: str = ""
    usual: bool = False
    """Whether it is a choice, and the computer player would have made the same one."""
    chance: Estimate = UNKNOWN
    """After it."""
    change: Estimate = UNKNOWN
    own: float = 0.0
    better: str = ""
    """The best other answer that was found, if one seemed better."""
    missed: Estimate | None = None
    """By how much it would have been better for whoever chose; None if nothing else was tried."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "kind": self.kind, "who": self.who, "side": self.side, "round": self.round,
            "replies": [self.first, self.last], "events": list(self.told),
            "chance": self.chance.to_json(), "change": self.change.to_json(), "own": round(self.own, 6),
        }  # fmt: skip
        if self.kind == CHOICE:
            found["usual"] = self.usual
        if self.words:
            found["words"] = self.words
        if self.missed is not None:
            found |= {"missed": self.missed.to_json(), "better": self.better}
        return found


@dataclass(frozen=True)
class Credit:
    """What somebody's dice and choices did for his side, added up over the fight."""

    luck: float = 0.0
    choices: float = 0.0
    """Against what the computer player would have done."""
    missed: float = 0.0
    """Against the best other answers, where they were looked for."""


@dataclass(frozen=True)
class Analysis:
    """A fight with its chances."""

    setting: Setting
    side: str
    seed: int
    fights: int
    each: int
    """How many fights were played from every moment."""
    start: Estimate
    stretches: tuple[Stretch, ...]
    result: str
    interrupted: bool = False

    @property
    def curve(self) -> list[Estimate]:
        """The chance of the side at every moment."""
        return [self.start, *(each.chance for each in self.stretches)]

    def turning_points(self, most: int = 5) -> list[Stretch]:
        """What changed the chances most, in the order of the fight; only what is hardly chance of the simulation."""
        sure = [each for each in self.stretches if not each.change.holds(0)]
        largest = sorted(sure, key=lambda each: -abs(each.change.value))[:most]
        return sorted(largest, key=lambda each: each.first)

    def credits(self) -> dict[str, Credit]:
        """Luck and decisions told apart, for everybody who threw or chose."""
        found: dict[str, Credit] = {}
        for each in self.stretches:
            if not each.side:
                continue
            before = found.get(each.who, Credit())
            if each.kind == LUCK:
                found[each.who] = replace(before, luck=before.luck + each.own)
            elif each.kind == CHOICE:
                missed = max(0.0, each.missed.value) if each.missed is not None and each.missed.low > 0 else 0.0
                found[each.who] = replace(
                    before, choices=before.choices + each.own, missed=before.missed + missed
                )  # fmt: skip
        return found

    def __repr__(self) -> str:
        end = self.curve[-1].value
        first, last = 100 * self.start.value, 100 * end
        return f"Analysis({self.side} {first:.0f} % → {last:.0f} %, {len(self.stretches)} stretches)"

    def to_json(self) -> dict[str, Any]:
        return {
            "encounter": self.setting.name, "side": self.side, "seed": self.seed, "fights": self.fights,
            "fights_each": self.each, "result": self.result, "interrupted": self.interrupted,
            "start": self.start.to_json(), "stretches": [each.to_json() for each in self.stretches],
            "turning_points": [self.stretches.index(each) for each in self.turning_points()],
            "credits": {
                who: {"luck": round(c.luck, 6), "choices": round(c.choices, 6), "missed": round(c.missed, 6)}
                for who, c in self.credits().items()
            },
        }  # fmt: skip


def analyse(
    given: Setting,
    side: str = "",
    budget: int = BUDGET,
    seed: int | None = None,
    alternatives: int = ALTERNATIVES,
    workers: int = 1,
    progress: Progress | None = None,
    with_crew: Crew | None = None,
    partly: Callable[[Analysis], None] | None = None,
) -> Analysis:
    """What decided a recorded fight, for a side (the first one, if nothing is said).

    About `budget` fights are played; three fifths of them for the curve, the rest for other answers (none if
    `alternatives` is 0), first where a choice seems to have cost most. Ctrl-C ends it with what is known. `partly` is
    given the curve as far as it is known, moment by moment.
    """
    ready = given.ready()
    wanted, number = the_side(side, ready), fresh_seed(seed)
    whole = list(walk(ready))
    part = 0.6 if alternatives else 1.0
    judged = [0, *(stretch.last for stretch in whole if not stretch.usual)]
    each = max(LEAST, min(MOST, int(budget * part) // len(judged))) // 2 * 2
    jury = Jury(given, wanted, number, each, budget, progress)
    stopped, won = False, list[int]()

    def known(found: Sequence[Stretch], stopped: bool) -> Analysis:
        start = share(won[0].bit_count(), each) if won else UNKNOWN
        return Analysis(given, wanted, number, jury.played, each, start, tuple(found), ready.over, stopped)

    with ExitStack() as stack:
        try:
            hands = stack.enter_context(crew(workers)) if with_crew is None else with_crew
            verdicts = jury.judge(hands, [(position, None) for position in judged])
            won.append(next(verdicts))
            for stretch in whole:
                won.append(won[-1] if stretch.usual else next(verdicts))
                if partly is not None:
                    partly(known(measured(whole, won, each, wanted), True))
            found = measured(whole, won, each, wanted)
            if alternatives:
                found = with_alternatives(ready, jury, hands, found, won, alternatives, max(0, budget - jury.played))
        except KeyboardInterrupt:
            stopped = True
            found = measured(whole[: max(0, len(won) - 1)], won, each, wanted)
    return known(found, stopped)


# -- the fight as it was ---------------------------------------------------------------------------
def walk(ready: Ready) -> Iterator[Stretch]:
    """A recorded fight in stretches: rolls of one in a row are one, choices that were none belong to the next."""
    fight: Engine[Any] = Engine(ready.game, ready.start, Journal(), recording=True)
    sides = sides_of(ready)
    player = ready.player(0) if set(ready.styles.values()) <= {PLAIN} else None
    first, told, round = 0, 0, ready.game.when(fight.state)[0]
    replies = ready.replies
    for position, reply in enumerate(replies):
        kind, who = kind_of(reply), getattr(reply, "who", "gm")
        free, words, usual = True, "", False
        if isinstance(reply, Pick):
            question = fight.asked(who)
            option = question.option(reply.do) if isinstance(question, Choose) else None
            words = reply.do if option is None else in_words(reply, option.fields)
            free = isinstance(question, Choose) and has_choice(question)
            if free and player is not None and isinstance(question, Choose):
                usual = first == position and same(player(fight, question), reply)
        elif isinstance(reply, Thrown):
            words = " ".join(map(str, reply.dice))
        fight.give(reply)
        following = replies[position + 1] if position + 1 < len(replies) else None
        goes_on = kind == LUCK and kind_of(following) == LUCK and getattr(following, "who", "") == who
        if (free and not goes_on) or following is None:
            now = len(fight.scene.events)
            yield Stretch(kind, who, sides.get(who, ""), first, position + 1, (told, now), round, words, usual)
            first, told, round = position + 1, now, ready.game.when(fight.state)[0]


def sides_of(ready: Ready) -> dict[str, str]:
    """The side of everybody who can be asked; a side itself may be."""
    sides = {each.id: each.side for each in ready.game.standings(ready.state)}
    return sides | {side: side for side in sides.values()}


def same(pick: Pick, other: Pick) -> bool:
    """Whether two answers are one, whoever gave them."""
    return (pick.who, pick.do, dict(pick.values)) == (other.who, other.do, dict(other.values))


def kind_of(reply: Reply | None) -> str:
    if isinstance(reply, Thrown):
        return LUCK
    return CHOICE if isinstance(reply, Pick) else DECREE


def has_choice(question: Choose) -> bool:
    """Whether there is more than one legal answer."""
    answers = (values for option in question.known() for values in islice(option.answers(), 2))
    return len(list(islice(answers, 2))) > 1


# -- many fights from many moments -----------------------------------------------------------------
Moment = tuple[int, Pick | None]
"""A fight after so many replies, and another answer given there."""


class Jury:
    """Plays the same many fights from any moment, and says which of them the side wins, as the bits of a number."""

    def __init__(
        self, given: Setting, side: str, seed: int, each: int, budget: int, progress: Progress | None
    ) -> None:  # fmt: skip
        self.blob, self.side, self.seed, self.each = packed([given]), side, seed, each
        self.budget, self.progress, self.played = budget, progress, 0

    def judge(self, hands: Crew, moments: Sequence[Moment]) -> Iterator[int]:
        """For each moment in turn."""

        def tasks() -> Iterator[Task]:
            for position, pick in moments:
                for first in range(0, self.each, PORTION):
                    last = min(self.each, first + PORTION)
                    yield Task(self.blob, judge_some, (position, pick, self.side, self.seed, first, last))

        bits, first = 0, 0
        for done in hands.map(tasks()):
            bits |= done.value << first
            first += PORTION
            self.played += min(PORTION, self.each - first + PORTION)
            if self.progress is not None:
                self.progress(self.played, self.budget)
            if first >= self.each:
                yield bits
                bits, first = 0, 0


def judge_some(
    ready: tuple[Ready, ...], position: int, pick: Pick | None, side: str, seed: int, first: int, last: int
) -> int:
    """Some of the fights from a moment: a bit for each that the side wins."""
    fight = ready[0].before(position)  # with all its replies from the start on, so that every die is counted
    if fight.over:
        return (1 << (last - first)) - 1 if fight.over == side else 0
    bits = 0
    for number in range(first, last):
        twin = fight.fork(recording=False)
        own = seed_of(seed, number)
        if pick is not None:
            twin.give(pick)
        end_it(twin, ready[0].player(own), Behind(fight, own), own)
        bits |= (twin.over == side) << (number - first)
    return bits


def measured(whole: Sequence[Stretch], won: Sequence[int], each: int, side: str) -> list[Stretch]:
    """The stretches with what they did to the chances."""
    found = []
    for stretch, before, after in zip(whole, won, won[1:], strict=False):
        change = difference(before, after, each)
        own = change.value if stretch.side == side else -change.value if stretch.side else 0.0
        found.append(replace(stretch, chance=share(after.bit_count(), each), change=change, own=own))
    return found


def difference(before: int, after: int, count: int) -> Estimate:
    """By how much more is won afterwards, fight by fight."""
    return paired((after & ~before).bit_count(), (before & ~after).bit_count(), count)


# -- what else could have been done ----------------------------------------------------------------
def with_alternatives(
    ready: Ready, jury: Jury, hands: Crew, found: list[Stretch], won: Sequence[int], most: int, left: int
) -> list[Stretch]:
    """The choices against the best of some other answers, those that seem to have cost most first."""
    choices = sorted(
        (at for at, each in enumerate(found) if each.kind == CHOICE), key=lambda at: (found[at].own, at)
    )  # fmt: skip
    others: dict[int, list[tuple[Pick, str]]] = {}
    for at in sorted(choices[: left // (jury.each * max(1, most)) + 1] if left >= jury.each else []):
        if (picks := alternatives_at(ready, found[at], most)) and left >= jury.each * len(picks):
            others[at] = picks
            left -= jury.each * len(picks)
    moments: list[Moment] = [(found[at].last - 1, pick) for at, picks in others.items() for pick, _ in picks]
    judged = jury.judge(hands, moments)
    done = list(found)
    for at, picks in others.items():
        outcomes = [next(judged) for _ in picks]
        done[at] = weighed(found[at], won[at + 1], outcomes, [words for _, words in picks], jury)
    return done


def alternatives_at(ready: Ready, stretch: Stretch, most: int) -> list[tuple[Pick, str]]:
    """Some other legal answers to a choice: what the computer player would do, then one of each option, then others of
    the same."""
    chosen = ready.replies[stretch.last - 1]
    fight = ready.before(stretch.last - 1)
    question = fight.asked(stretch.who)
    if not isinstance(question, Choose) or not isinstance(chosen, Pick):
        return []
    picks = [ready.player(0)(fight, question)]
    examples = ((option.id, option.example()) for option in question.known())
    picks += [Pick(stretch.who, name, values) for name, values in examples if values is not None]
    option = question.option(chosen.do)
    picks += [Pick(stretch.who, chosen.do, values) for values in islice(option.answers(), most)] if option else []
    found: list[tuple[Pick, str]] = []
    for pick in picks:
        known, taken = question.option(pick.do), [chosen, *(other for other, _ in found)]
        if known is not None and not any(same(pick, other) for other in taken) and not fight.refusals(pick):
            found.append((pick, in_words(pick, known.fields)))
    return found[:most]


def weighed(stretch: Stretch, taken: int, outcomes: Sequence[int], words: Sequence[str], jury: Jury) -> Stretch:
    """A choice against the best of the others: one half of the fights chooses it, the other half measures."""
    chooses = sum(1 << bit for bit in range(0, jury.each, 2))
    measures = chooses << 1
    mine = stretch.side == jury.side

    def worth(bits: int) -> int:
        return (bits & chooses).bit_count() if mine else -(bits & chooses).bit_count()

    best = max(range(len(outcomes)), key=lambda at: (worth(outcomes[at]), -at))
    pair = (taken, outcomes[best]) if mine else (outcomes[best], taken)
    gain = difference(pair[0] & measures, pair[1] & measures, jury.each // 2)
    return replace(stretch, missed=gain, better=words[best] if gain.value > 0 else "")
