"""What the screen offers is accepted as it is written there: every example, and every act with those it is aimed at."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from affray.cli.play import Session
from affray.cli.sitting.acts import ANYWHERE, Act, Acts
from affray.cli.sitting.called import in_names, screen_name
from affray.cli.sitting.hearing import understood
from affray.cli.terminal import Terminal
from affray.core.script import Choose, Pick
from affray.files import load_encounter, samples
from affray.library import begin
from tests.cli.commandline import LANGUAGES, the_record

STEPS = 40
"""So many answers and rolls of each sample are looked at."""


def sittings(lang: str) -> Iterator[Session]:
    """A sitting at every sample."""
    for sample in samples():
        console = Console(file=io.StringIO(), highlight=False, markup=False, width=160)
        yield Session(Terminal(lang, console, console, lambda prompt: ""), the_record(sample.name, 3))


def questions(session: Session) -> Iterator[Choose]:
    """Every decision of the beginning of a fight, taken by the computer after it was looked at."""
    fight = session.fight
    for _ in range(STEPS):
        question = fight.pending
        if question is None:
            return
        if isinstance(question, Choose):
            yield question
            fight.give(fight.decider(fight, question))
        else:
            fight.let_fall(question)


def written(acts: Acts, act: Act, value: str) -> str:
    """An act as the screen has it, aimed at somebody, with the first of everything else that is named there."""
    named = [need.split("|")[0] for need in act.needs if need != ANYWHERE and not any(each in need for each in "<=–")]
    return " ".join([screen_name(acts.speaker, act.id), acts.called(value, act.type, act.values), *named])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_offered_is_accepted_as_it_is_written(lang: str) -> None:
    for session in sittings(lang):
        seen = set[str]()
        for question in questions(session):
            names, usual = session.show.names(session.fight, question.who), session.fight.usual(question.who)
            for option in question.known():
                values = usual.get(option.id)
                if values is None or option.id in seen:
                    continue
                line = in_names(session.show.speaker, Pick(question.who, option.id, values), option, names)
                reply, _ = understood(session, line)
                assert isinstance(reply, Pick), (line, reply)
                assert reply.do == option.id
                assert {name: reply.values.get(name) for name in values} == values, line
            acts = Acts(session.fight, question, session.show.speaker, session.game.table(session.fight.state), names)
            for act in [each for each in acts.acts if each.id not in seen and not each.nobody]:
                for value in act.values:
                    line = written(acts, act, value)
                    reply, _ = understood(session, line)
                    assert isinstance(reply, Pick), (line, reply)
                    given = reply.values.get(act.aim)
                    assert reply.do == act.id
                    assert value == given or (isinstance(given, tuple) and value in given), line
            seen |= {each.id for each in question.known()}


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "help_attack Chief ally Lina"), ("en", "help_attack ally Lina target Chief"),
        ("en", "help_attack chief lina"), ("en", "help_attack lina chief"), ("en", "help_attack chief ally=lina"),
        ("ru", "помочь в атаке Chief союзник Lina"), ("uk", "допомогти в атаці Chief союзник Lina"),
    ],
)  # fmt: skip
def test_two_people_are_told_apart_by_what_each_is_likely_to_be_and_by_the_fields_named(lang: str, line: str) -> None:

    hero = {"kind": "character", "side": "heroes", "ac": 14, "hp_max": 20}
    data = {
        "game": "fifth_edition", "map": {"size": [6, 6]},
        "combatants": [
            {**hero, "id": "borin", "name": "Borin", "at": [2, 2], "initiative": 30},
            {**hero, "id": "lina", "name": "Lina", "at": [1, 2], "initiative": 20},
            {**hero, "id": "chief", "name": "Chief", "at": [3, 2], "side": "foes", "initiative": 1},
        ],
    }  # fmt: skip
    console = Console(file=io.StringIO(), highlight=False, markup=False, width=160)
    session = Session(Terminal(lang, console, console, lambda prompt: ""), begin(load_encounter(data), 1))
    session.go_on()
    reply, _ = understood(session, line)
    assert isinstance(reply, Pick), reply
    assert (reply["ally"], reply["target"]) == ("lina", "chief")
