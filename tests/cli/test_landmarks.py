"""Whoever goes to a door, behind a crate or to somebody says so; the place is found."""

from __future__ import annotations

import pytest

from affray.cli.play import Session
from affray.core.script import Pick
from affray.files import load_encounter
from affray.library import begin
from tests.cli.first_fights import bay
from tests.cli.test_typing import last, picks_of, sit_down, yard


def end_of(session: Session) -> tuple[int, int]:
    """Where the last way leads."""
    x, y = last(session)["path"][-1]
    return x, y


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "move to gate"), ("en", "move to the door"), ("en", "move door"), ("ru", "переместиться к двери"),
        ("ru", "переместиться до двери"), ("uk", "переміститися до дверей"), ("uk", "переміститися до двері"),
    ],
)  # fmt: skip
def test_a_way_leads_to_a_thing_that_is_named(lang: str, line: str) -> None:
    session, text = yard(line, at=[13, 2], door=[6, 2], lang=lang)
    assert end_of(session) == (5, 2), text


def test_a_way_leads_to_somebody() -> None:
    session, text = yard("move to raider", at=[7, 2])
    assert end_of(session) == (6, 2), text


@pytest.mark.parametrize(("line", "end"), [("move to door", (5, 4)), ("move to pell", (4, 2))])
def test_a_way_ends_beside_what_one_could_also_enter(line: str, end: tuple[int, int]) -> None:
    """An open door, and somebody who lies there."""
    data = bay(map={"size": [18, 10], "terrain": [{"kind": "door", "squares": [[6, 4]], "door": "open"}]})
    nim = data["combatants"][0] | {"at": [2, 2]}
    pell = nim | {"id": "pell", "name": "Pell", "at": [5, 2], "init_mod": 0, "conditions": ["unconscious", "prone"]}
    record = begin(load_encounter(data | {"combatants": [nim, pell, data["combatants"][1]]}), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, text = sit_down(record, [line])
    assert end_of(session) == end, text


def test_who_stands_beside_it_already_goes_nowhere() -> None:
    session, text = yard("move to door", at=[13, 2], door=[3, 2])
    assert picks_of(session) == []
    assert "CORE-THERE" in text


def test_words_that_take_something_back_only_do_so_with_a_measure() -> None:
    session, text = yard("drop_prone", "back xyz", at=[13, 2])
    assert picks_of(session) == ["drop_prone"]
    assert "How far is" not in text
    session, text = yard("drop_prone", "back", at=[13, 2])
    assert not [each for each in session.fight.journal.path() if isinstance(each, Pick)], text
