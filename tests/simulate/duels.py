"""Small fights that are simulated in tests: a duel whose chances are known exactly, and moments of larger games."""

from __future__ import annotations

from typing import Any

import affray
from affray.core.script import Choose, Roll
from affray.library import Fight
from affray.testing import duel

GAMES = [duel.RULESET]
CHANCE = 42078967 / 60466176
"""Of Ann, who begins, with six points against six; docs/library.md has it from the explorer."""


def bout(ann: int = 6, bo: int = 6) -> dict[str, Any]:
    """Ann strikes first."""
    people = {"ann": {"name": "Ann", "side": "a", "hp": ann}, "bo": {"name": "Bo", "side": "b", "hp": bo}}
    return {"game": "duel", "combatants": people}


def until(fight: Fight, wanted: Any, most: int = 400) -> Fight:
    """The fight, played on by the computer until something is so."""
    player = fight.game.player()
    for _ in range(most):
        if wanted(fight):
            return fight
        question = fight.pending
        assert question is not None
        if isinstance(question, Roll):
            fight.throw(fight.dice)
        else:
            assert fight.answer(player(fight, question)) == []
    raise AssertionError("it never came to that")


def at_a_roll(name: str = "kennel_yard", seed: int = 3) -> Fight:
    """A fight in which somebody's dice for an attack are waited for, not the first ones."""
    begun = affray.open(name, seed=seed, dice="typed")
    return until(begun, lambda fight: isinstance(fight.pending, Roll) and fight.game.when(fight.state)[0] >= 2)


def in_a_window(name: str = "kennel_yard", seed: int = 3) -> Fight:
    """A fight in which somebody is asked inside the act of another."""
    begun = affray.open(name, seed=seed, dice="typed")

    def asked(fight: Fight) -> bool:
        return isinstance(fight.pending, Choose) and bool(fight.scene.windows)

    return until(begun, asked)
