"""A moment of a fight as bytes: what is thawed goes on as the fight itself would have, and nothing else gets in."""

from __future__ import annotations

import os
import pickle
from dataclasses import fields
from typing import Any

import pytest

import affray
from affray.core.events import GAME_MASTER
from affray.core.freezing import Unthawed, freeze, thaw
from affray.core.journal import Journal, Unreadable
from affray.core.views import Seat
from affray.files.sources import Shelf
from affray.library import Fight
from affray.tables import Store

SAMPLES = sorted(Shelf().samples())


def played(sample: str, replies: int) -> Fight:
    """A sample after so many replies of the computer."""
    fight = affray.open(sample, seed=11)
    return further(fight, replies)


def further(fight: Fight, replies: int) -> Fight:
    for _ in range(replies):
        if fight.open and not fight.throw(fight.dice):
            fight.give(fight.player(fight, fight.open[0]))  # type: ignore[arg-type]
    return fight


def thawed(fight: Fight) -> Fight:
    """The same fight from its bytes and its journal, on a start of its own."""
    data = freeze(fight)
    assert data is not None
    start = affray.open(f"{fight.game.name}/{fight.journal.header['name']}", seed=11).start
    return Fight(fight.game, start, Journal.told(fight.journal.lines()), moment=thaw(data, start))


def everything(fight: Fight) -> list[Any]:
    """What is known of a fight: its state, its whole log with what events do not compare, and all views."""
    log = [[getattr(event, each.name) for each in fields(event)] for event in fight.scene.events]
    seats = [Seat(side, side) for side in (*fight.sides(), GAME_MASTER)]
    return [fight.state, log, fight.scene.marks, fight.now(), fight.would_undo(), *map(fight.view, seats)]


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_thawed_fight_is_the_fight_and_goes_on_as_it_would(sample: str) -> None:
    for replies in (40, 41, 90):
        fight = played(sample, replies)
        again = thawed(fight)
        assert everything(again) == everything(fight)
        further(fight, 60)
        further(again, 60)
        assert again.journal.lines() == fight.journal.lines()
        assert everything(again) == everything(fight)


def test_undo_redo_and_branches_lead_past_the_moment() -> None:
    fight = played("kennel_yard", 80)
    fight.undo("turn")
    further(fight, 30)
    fight.undo(10)
    again = thawed(fight)
    for each in (fight, again):
        each.redo(4)
        each.undo(60)
    assert everything(again) == everything(fight)
    last = fight.journal.branches()[0]
    for each in (fight, again):
        each.go(last)
    assert everything(again) == everything(fight)
    assert again.journal.lines() == fight.journal.lines()


def test_what_cannot_change_is_found_in_the_start_and_not_written() -> None:
    fight = played("kennel_yard", 80)
    data = freeze(fight)
    assert data is not None
    assert len(data) < len(pickle.dumps(fight.snapshots[-1].state)) * 2 / 3
    moment = thaw(data, fight.start)
    assert moment.state is not fight.start
    for who, fighter in moment.state.fighters.items():
        assert fighter.card is fight.start.fighters[who].card


def test_a_fight_at_its_start_has_nothing_to_keep() -> None:
    assert freeze(affray.open("dry_ford", seed=1)) is None


def test_what_cannot_be_written_is_not_kept() -> None:
    fight = played("dry_ford", 30)
    fight.scene.events[0] = lambda: "a word"  # type: ignore[call-overload]
    assert freeze(fight) is None


class Trick:
    """Runs a command when it is read, as pickles can."""

    def __init__(self, function: Any, *given: Any) -> None:
        self.made = function, given

    def __reduce__(self) -> Any:
        return self.made


@pytest.mark.parametrize("trick", [
    Trick(os.mkdir, "trap"), Trick(eval, "__import__('os').mkdir('trap')"),
    Trick(affray.open, "dry_ford"), Trick(Journal.told, ()), Trick(freeze, None), Trick(Store, "sqlite:///trap/tables.db"),
])  # fmt: skip
def test_nothing_is_run_that_is_no_class_of_a_fight(trick: Trick, tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    fight = played("dry_ford", 30)
    with pytest.raises(Unthawed):
        thaw(pickle.dumps((1, trick)), fight.start, fight.game.package)
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_moment_of_this_fight_is_refused() -> None:
    fight = played("kennel_yard", 60)
    data = freeze(fight)
    assert data is not None
    for wrong in (b"", data[:-40], data[len(data) // 2 :], b"\x80\x05N.", pickle.dumps((1, 2))):
        with pytest.raises(Unthawed):
            thaw(wrong, fight.start)
    with pytest.raises(Unthawed):  # what was shared with the start is not in another one
        thaw(data, affray.open("dry_ford", seed=1).start)


def test_a_journal_is_read_by_itself_and_its_digests_are_checked() -> None:
    fight = played("dry_ford", 20)
    fight.undo(5)
    fight.redo(2)
    further(fight, 3)
    lines = fight.journal.lines()
    journal = Journal.told(lines)
    assert journal.lines() == lines
    assert (journal.here, journal.drawn, journal.branches()) == (
        fight.journal.here, fight.journal.drawn, fight.journal.branches()
    )  # fmt: skip
    assert Journal.told(lines, 4).lines() == lines[:5]
    for wrong in ([*lines[:5], *lines[6:]], [*lines[:3], '{"go": 99}'], [*lines[:3], '{"undo": "x"}']):
        with pytest.raises(Unreadable):
            Journal.told(wrong)
