"""What the core promises holds for each kind of order: the five made-up games, answered at random."""

from __future__ import annotations

import random

import pytest

from affray.core.dice import Dice
from tests.core.small_games import GAMES, begin, two_sides
from tests.properties.fuzz import RandomTable, check_game, everything, fresh, replays, same

STARTS = {
    "a pair": two_sides(5, 3),
    "two against two": two_sides(9, 9, 6, 4),
    "all alike": two_sides(4, 4, 4, 4, 4, hp=4),
}


@pytest.mark.parametrize("name", GAMES)
def test_what_the_core_promises_holds_whatever_is_answered(name: str) -> None:
    assert check_game(GAMES[name], STARTS, seeds=range(24), answers=60) > 300


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_the_game_master_may_say_anything_at_any_moment(name: str, seed: int) -> None:
    """Killing and reviving anybody between any two answers breaks neither a waiting script nor the replay."""
    chance, fight = random.Random(f"{name} {seed}"), begin(name)
    table = RandomTable(chance, Dice(name, seed))
    for _ in range(25):
        table.play(fight, 3)
        kind = chance.random()
        if kind < 0.8:
            assert not fight.overrule("hp", of=chance.choice([*fight.state.fighters]), to=chance.choice((0, 1, 5)))
        elif kind < 0.9:
            assert not fight.overrule("abandon")
        elif living := fight.state.living():
            assert not fight.overrule("act_now", who=chance.choice(living))
    replays(fight)
    before = everything(fight)
    for back in (1, 7, 40):
        fight.undo(back)
        same(everything(fight), everything(fresh(fight)))
        fight.redo(back)
        same(before, everything(fight))
