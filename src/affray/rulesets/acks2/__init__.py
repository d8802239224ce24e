"""ACKS II: declare, roll, count down from 10 to -10, test morale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.game import Player
from affray.rulesets.settings import SetValue
from affray.rulesets.sketch import draw

from .actions import ANSWERS
from .ground.perceiving import notice
from .model.scenario import Encounter
from .model.situation import situation
from .model.stats import Combat, Warrior
from .order import narrow, order
from .outside import drawing, knowledge, odds, setup, table, traps
from .outside.edits import EDITS
from .outside.settings import subjects
from .player.player import player_of
from .reactions.interrupts import Answer


class Acks2:
    """The game as the outside knows it; each attribute stands for a room of the package."""

    name = "acks2"
    package = __name__
    grain = 1
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Combat]] = (*EDITS, SetValue(subjects))
    answering: Mapping[str, Answer] = ANSWERS

    problems = staticmethod(setup.problems)
    traps = staticmethod(traps.traps)
    start = staticmethod(setup.start)
    out_of_turn = staticmethod(order.out_of_turn)
    instead = staticmethod(narrow.instead)
    situation = staticmethod(situation)
    names = staticmethod(drawing.names)
    standings = staticmethod(drawing.standings)
    table = staticmethod(table.table)
    weigher = staticmethod(odds.weigher)
    unseen = staticmethod(knowledge.unseen)
    where = staticmethod(knowledge.where)
    side_of = staticmethod(knowledge.side_of)
    forget = staticmethod(knowledge.forget)
    seem = staticmethod(knowledge.seem)

    def draw(self, state: Combat) -> str:
        return draw(table.table(state))

    def next(self, scene: Scene[Combat]) -> Script[None] | None:
        notice(scene.state)
        return order.next_step(scene)

    def seat_of(self, state: Combat, who: str) -> str:
        warrior = state.warriors.get(who)
        if warrior is not None:
            return warrior.side if warrior.player else "gm"
        players = any(each.player for each in state.warriors.values() if each.side == who)
        return who if players else "gm"

    def player(self, style: str = "plain") -> Player:
        return player_of(style)

    def people(self, state: Combat) -> dict[str, Warrior]:
        return state.warriors

    def when(self, state: Combat) -> tuple[int, str]:
        return state.round, state.acting


RULESET = Acks2()
