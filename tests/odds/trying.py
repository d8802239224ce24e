"""Odds found in two other ways, to compare with: every face of every die in turn, and many real fights."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.script import Choose, Pick, Roll, Thrown
from affray.odds import Chances, Expected, Findings, Odds, Reader, Stage, Trial
from affray.odds.results import Fate, Sum

WIDE = 5
"""Standard deviations by which a sample may be off; the dice are the same in every run, so this never flickers."""


class Faces:
    """The dice of one future, each with a face: what `Ways` would be if every face were a future of its own."""

    def __init__(self, turns: Sequence[int] = ()) -> None:
        self.turns, self.taken, self.over = list(turns), list[tuple[int, int]](), False
        self.share = Fraction(1)

    def turn(self, alternatives: int) -> int:
        at = len(self.taken)
        found = self.turns[at] if at < len(self.turns) else 0
        self.taken.append((found, alternatives))
        return found

    def throw(self, count: int, sides: int) -> tuple[int, ...]:
        self.share /= sides**count
        return tuple([1 + self.turn(sides) for _ in range(count)])

    def split(self, chances: Sequence[Fraction]) -> int:
        found = self.turn(len(chances))
        self.share *= chances[found]
        return found

    def chance(self) -> Fraction:
        return self.share

    def chances_of(self, number: int) -> Chances:
        return Chances({number: 1})

    def again(self) -> Faces | None:
        turns = list(self.taken)
        while turns:
            taken, alternatives = turns.pop()
            if taken + 1 < alternatives:
                return Faces([*(each for each, _ in turns), taken + 1])
        return None


def every_face(trial: Trial, most: int) -> Odds | None:
    """The odds from all faces of all dice; None if these are more than so many."""
    found, faces = Sum(), Faces()
    while True:
        if len(found.futures) == most:
            return None
        trial.replies = 0
        found.add(faces, trial.play(faces))  # type: ignore[arg-type]
        after = faces.again()
        if after is None:
            return found.odds()
        faces = after


def real_fights(trial: Trial, count: int) -> list[Findings]:
    """What came of an answer in so many real fights with other dice."""

    def read(event: Event, found: Findings) -> None:
        if not isinstance(event, trial.skips):
            trial.read(event, found)

    chance = random.Random(f"{trial.answer}")
    return [one_fight(trial.stage, trial.answer, read, trial.expected, chance) for _ in range(count)]


def one_fight(
    stage: Stage, answer: Pick, read: Reader, expected: Expected, chance: random.Random
) -> Findings:
    fight: Fight[Any] = Fight(stage.truth.ruleset, stage.start, Journal(), spacing=1)
    for reply in stage.since:
        fight.give(reply)
    asked = fight.asked(answer.who)
    assert asked is not None
    why, told, position = asked.why, len(fight.scene.events), fight.scene.position
    assert not fight.answer(answer)
    while fight.snapshots[-1].position <= position and fight.open:
        rolls = [each for each in fight.open if isinstance(each, Roll)]
        question = rolls[0] if rolls else fight.open[0]
        if isinstance(question, Roll):
            dice = tuple([chance.randint(1, question.sides) for _ in range(question.count)])
            fight.give(Thrown(question.who, dice))
            continue
        assert isinstance(question, Choose)
        if question.who == answer.who and question.why == why:
            break
        pick, _ = expected(fight, question, answer)
        if pick is None:
            break
        assert not fight.answer(pick)
    quiet = next((each.told for each in fight.snapshots if each.position > position), None)
    found = Findings(answer.who)
    for event in fight.scene.events[told:quiet]:
        read(event, found)
    return found


def assert_like(odds: Odds, found: list[Findings]) -> None:
    """A sample is as the odds say, within wide bounds."""
    for who in dict.fromkeys([*odds.fates, *(who for each in found for who in each.by)]):
        fate = odds.fate(who)
        of = [each.of(who) for each in found]
        near(fate.hit, [each.hit for each in of], who)
        near(fate.critical, [each.critical for each in of], who)
        near(fate.saved, [each.saved for each in of], who)
        near(fate.felled, [each.felled for each in of], who)
        for name in dict.fromkeys([*fate.conditions, *(name for each in of for name in each.conditions)]):
            near(fate.conditions.get(name, Fraction(0)), [name in each.conditions for each in of], who)
        assert_damage(fate, [each.damage for each in of])
    near(odds.success, [each.success for each in found], "success")


def near(chance: Fraction | None, told: Sequence[bool | None], who: str) -> None:
    if chance is None:
        assert all(each is None for each in told), who
        return
    count, seen = len(told), sum(1 for each in told if each)
    bound = WIDE * sqrt(float(chance * (1 - chance)) * count)
    assert abs(seen - float(chance * count)) <= bound + (0 < chance < 1), (who, chance, seen, count)


def assert_damage(fate: Fate, taken: Sequence[int]) -> None:
    mean = fate.damage.mean
    spread = sum([chance * (value - mean) ** 2 for value, chance in fate.damage.items()])
    assert all(fate.damage.chance(each) for each in taken), (fate.damage, taken)
    off = abs(Fraction(sum(taken), len(taken)) - mean)
    highest = max(fate.damage.ways)
    assert off <= WIDE * sqrt(float(spread) / len(taken)) + Fraction(highest, len(taken)) * (spread > 0), (mean, taken)
