"""Play a fight by itself: the generator throws the dice, players make the decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.game import Player


class IllegalAnswer(Exception):
    """A computer player gave an answer that the rules refuse: a defect of the player, or, with a cause, of a rule."""


def play_out(
    fight: Fight[Any],
    player: Player,
    dice: Dice,
    stop: Callable[[Fight[Any]], bool] | None = None,
    checked: bool = True,
) -> None:
    """Answer everything until the fight rests or `stop` says so; unchecked only for players known to be sound."""
    while stop is None or not stop(fight):
        question = fight.request
        if not isinstance(question, Choose):
            if fight.throw(dice):
                continue
            waiting = fight.pending
            if not isinstance(waiting, Choose):
                return
            question = waiting
        pick = player(fight, question)
        if not checked:
            fight.give(pick)
        elif refused := fight.answer(pick):
            cause = fight.defect if refused[0].rule == "CORE-DEFECT" else None
            raise IllegalAnswer(f"{pick}: {', '.join(map(str, refused))}") from cause
