"""Coinflip Skirmish: two sides, one active unit each per turn, and nothing random but coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.scene import Scene
from affray.core.script import Script

from ..game import Player
from ..sketch import draw
from . import drawing, knowledge, moments, odds, order, setup, table
from .edits import EDITS
from .player import automatic_player
from .scenario import Encounter
from .situation import situation
from .stats import GRAIN, Battle, Unit


class Coinflip:
    """The game as the outside knows it; each attribute stands for a room of the package."""

    name = "coinflip"
    package = __name__
    grain = GRAIN
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Battle]] = EDITS

    problems = staticmethod(setup.problems)
    start = staticmethod(setup.start)
    out_of_turn = staticmethod(moments.out_of_turn)
    instead = staticmethod(moments.instead)
    situation = staticmethod(situation)
    names = staticmethod(drawing.names)
    standings = staticmethod(drawing.standings)
    unseen = staticmethod(knowledge.unseen)
    side_of = staticmethod(knowledge.side_of)
    forget = staticmethod(knowledge.forget)
    where = staticmethod(knowledge.where)
    table = staticmethod(table.table)
    weigher = staticmethod(odds.weigher)

    def draw(self, state: Battle) -> str:
        return draw(table.table(state))

    def next(self, scene: Scene[Battle]) -> Script[None] | None:
        knowledge.notice(scene.state)
        return order.next_step(scene)

    def seat_of(self, state: Battle, who: str) -> str:
        return state.units[who].side if who in state.units else who

    def player(self, style: str = "plain") -> Player:
        return automatic_player

    def people(self, state: Battle) -> dict[str, Unit]:
        return state.units

    def when(self, state: Battle) -> tuple[int, str]:
        return state.turn, state.active.get(state.acting_side, "") if state.phase > 1 else ""


RULESET = Coinflip()
