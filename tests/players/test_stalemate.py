"""Fights that go nowhere are stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.cli import main
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate
from affray.simulate import simulate

WALLED_OFF = {
    "game": "fifth_edition", "title": "Two rooms without a door",
    "map": {"size": [8, 3], "terrain": [
        {"kind": "wall", "squares": [[4, 0], [4, 1], [4, 2]], "blocks_movement": True, "cover": "total"},
    ]},
    "combatants": [
        {"id": "inside", "unit": "gate_brute", "side": "heroes", "at": [1, 0]},
        {"id": "outside", "unit": "gate_brute", "side": "raiders", "at": [6, 0]},
    ],
}  # fmt: skip


def idle(fight: Fight[Any], question: Choose) -> Pick:
    """Ends every turn at once; where there is no turn to end, what comes first is done."""
    if question.option("end") is not None:
        return Pick(question.who, "end")
    option, *_ = question.known()
    return Pick(question.who, option.id, option.complete() or {})


def test_a_fight_in_which_nobody_does_anything_is_stopped_after_so_many_rounds() -> None:
    fight = affray.open("kennel_yard", seed=3)
    watch = Stalemate(fight.game, 4)
    play_out(fight, idle, fight.dice, watch)
    assert watch.reached
    assert not fight.over
    assert fight.game.when(fight.state)[0] == 5


def test_a_fight_that_goes_on_is_not() -> None:
    fight = affray.open("dry_ford", seed=3)
    watch = Stalemate(fight.game, 6)
    play_out(fight, fight.decider, fight.dice, watch)
    assert fight.over
    assert not watch.reached


def test_the_library_and_the_simulator_stop_such_fights() -> None:
    fight = affray.open(WALLED_OFF, seed=1)
    assert fight.play_out() == ""
    assert fight.game.when(fight.state)[0] < 30
    result = simulate(WALLED_OFF, 2, seed=1)
    assert result.figures.results == {"": 2}


def test_run_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "rooms.json"
    file.write_text(json.dumps(WALLED_OFF), encoding="utf-8")
    assert main(["run", str(file), "--quiet"]) == 0
    assert "this fight goes nowhere. In 20 rounds nobody was hurt" in capsys.readouterr().err
