"""ACKS II: declare, roll, count down from 10 to -10, test morale."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script

from ..game import Player, Problem, Standing
from . import drawing, order, setup
from .edits import EDITS
from .player import automatic_player
from .scenario import Encounter
from .situation import situation
from .stats import Combat


class Acks2:
    """The game as the outside knows it; each method stands for a room of the package."""

    name = "acks2"
    package = __name__
    grain = 1
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Combat]] = EDITS

    def problems(self, encounter: Encounter) -> list[Problem]:
        return setup.problems(encounter)

    def start(self, encounter: Encounter) -> Combat:
        return setup.start(encounter)

    def next(self, scene: Scene[Combat]) -> Script[None] | None:
        return order.next_step(scene)

    def out_of_turn(self, scene: Scene[Combat], who: str, do: str, values: Values) -> list[Refusal]:
        return order.out_of_turn(scene, who, do, values)

    def seat_of(self, state: Combat, who: str) -> str:
        warrior = state.warriors.get(who)
        if warrior is not None:
            return warrior.side if warrior.player else "gm"
        players = any(each.player for each in state.warriors.values() if each.side == who)
        return who if players else "gm"

    def player(self) -> Player:
        return automatic_player

    def names(self, state: Combat) -> Mapping[str, str]:
        return drawing.names(state)

    def standings(self, state: Combat) -> Sequence[Standing]:
        return drawing.standings(state)

    def when(self, state: Combat) -> tuple[int, str]:
        return state.round, state.acting

    def draw(self, state: Combat) -> str:
        return drawing.draw(state)

    def situation(self, state: Combat) -> Hashable:
        return situation(state)


RULESET = Acks2()
