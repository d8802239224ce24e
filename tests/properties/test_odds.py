"""The odds of any answer, in any situation of any game, are what becomes of it: by every face, or in real fights."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.odds import Stage, Trial
from tests.odds.trying import assert_like, every_face, real_fights
from tests.properties import boardings, combats, firefights, melees, skirmishes
from tests.properties.frame import Subject

SUBJECTS: dict[str, Subject] = {
    each.SUBJECT.game.name: each.SUBJECT for each in (skirmishes, combats, boardings, melees, firefights)
}
FIGHTS, ANSWERS, TRIED = 10, 40, 12
FACES, SAMPLE = 400, 60


@pytest.mark.parametrize("name", SUBJECTS)
def test_odds_are_what_becomes_of_an_answer(name: str) -> None:
    subject = SUBJECTS[name]
    exact = sampled = 0
    for seed in range(FIGHTS):
        chance = random.Random(f"odds {seed}")
        fight = subject.fight(subject.any_start(chance), seed)
        table = subject.table(chance, Dice("odds", seed), seed)
        for _ in range(ANSWERS // 5):
            table.play(fight, 5)
            for pick in some_answers(fight, chance):
                one, many = compare(fight, pick)
                exact, sampled = exact + one, sampled + many
    assert exact + sampled > 12, (exact, sampled)


def some_answers(fight: Fight[Any], chance: random.Random) -> list[Pick]:
    """A few legal answers to the open question, of different options."""
    question = fight.pending
    if not isinstance(question, Choose):
        return []
    options = [each for each in question.known() if each.fields or each.id not in ("decline", "end", "pass")]
    found = []
    for option in chance.sample(options, min(TRIED, len(options))):
        answers = list(islice(option.answers(), 8))
        if answers:
            found.append(Pick(question.who, option.id, chance.choice(answers)))
    return found


def compare(fight: Fight[Any], pick: Pick) -> tuple[int, int]:
    """Compare the odds of an answer with all faces if these are few, else with real fights."""
    weigh: Any = fight.weigher()
    odds = fight.odds(pick)
    assert weigh.defect is None, (pick, weigh.defect)
    if odds is None or odds.certain:
        return 0, 0
    trial = Trial(Stage(fight), pick, weigh.read, weigh.assume, weigh.skips(pick), weigh.begun)
    faces = every_face(trial, FACES)
    if faces is not None:
        assert (faces.fates, faces.success, faces.amount) == (odds.fates, odds.success, odds.amount), pick
        return 1, 0
    assert_like(odds, real_fights(trial, SAMPLE))
    return 0, 1
