"""The odds of any answer, in any situation of any game, are what becomes of it: by every face, or in real fights."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.core.views import side_of
from affray.odds import Fate, Stage, Trial
from tests.odds.trying import assert_like, every_face, real_fights
from tests.properties import boardings, combats, firefights, melees, skirmishes
from tests.properties.frame import Subject

SUBJECTS: dict[str, Subject] = {
    each.SUBJECT.game.name: each.SUBJECT for each in (skirmishes, combats, boardings, melees, firefights)
}
FIGHTS, LOOKS, TRIED = 60, 8, 12
FACES, SAMPLE = 300, 50
ENOUGH = 10
"""So many answers that dice decide are compared in each game."""


@pytest.mark.parametrize("name", SUBJECTS)
def test_odds_are_what_becomes_of_an_answer(name: str) -> None:
    compared = 0
    for fight, chance in situations(name):
        compared += sum(compare(fight, pick) for pick in some_answers(fight, chance))
        if compared >= ENOUGH:
            return
    pytest.fail(f"only {compared} answers were decided by dice")


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_side_has_odds_of_what_it_believes_and_never_breaks_a_rule_with_them(name: str) -> None:
    """What a side believes can be worked out, unless it is asked inside an act, whose rules know the truth."""
    known = 0
    for fight, chance in situations(name):
        question = fight.pending
        if question is None:
            continue
        believed = fight.belief(side_of(fight, question.who))
        for pick in some_answers(believed, chance)[:3]:
            found = believed.odds(pick)
            weigh: Any = believed.weigher()
            assert weigh.defect is None or found is None, (pick, weigh.defect)
            known += found is not None
        if known >= ENOUGH:
            return
    pytest.fail(f"only {known} answers have odds in what a side believes")


def situations(name: str) -> Iterator[tuple[Fight[Any], random.Random]]:
    """Moments of made-up fights."""
    subject = SUBJECTS[name]
    for seed in range(FIGHTS):
        chance = random.Random(f"odds {seed}")
        fight = subject.fight(subject.any_start(chance), seed)
        table = subject.table(chance, Dice("odds", seed), seed)
        for _ in range(LOOKS):
            table.play(fight, 5)
            yield fight, chance


def some_answers(fight: Situation[Any], chance: random.Random) -> list[Pick]:
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


def compare(fight: Fight[Any], pick: Pick) -> bool:
    """Compare the odds of an answer with all faces if these are few, else with real fights; False if it is certain."""
    weigh: Any = fight.weigher()
    odds = fight.odds(pick)
    assert weigh.defect is None, (pick, weigh.defect)
    if odds is None or odds.certain:
        return False
    trial = Trial(Stage(fight), pick, weigh.read, weigh.assume, weigh.skips(pick), weigh.begun)
    faces = every_face(trial, FACES)
    if faces is not None:
        found, told = ((unexplained(each.fates), each.success, each.amount) for each in (faces, odds))
        assert found == told, pick
    else:
        assert_like(odds, real_fights(trial, SAMPLE))
    return True


def unexplained(fates: Mapping[str, Fate]) -> dict[str, Fate]:
    """Without what the rolls are made of: of faces that have fallen those are numbers."""
    return {who: replace(fate, check=None) for who, fate in fates.items()}
