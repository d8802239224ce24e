"""Coinflip Skirmish: two sides, one active unit each per turn, and nothing random but coins."""

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
from .stats import GRAIN, Battle


class Coinflip:
    """The game as the outside knows it; each method stands for a room of the package."""

    name = "coinflip"
    package = __name__
    grain = GRAIN
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Battle]] = EDITS

    def problems(self, encounter: Encounter) -> list[Problem]:
        return setup.problems(encounter)

    def start(self, encounter: Encounter) -> Battle:
        return setup.start(encounter)

    def next(self, scene: Scene[Battle]) -> Script[None] | None:
        return order.next_step(scene)

    def out_of_turn(self, scene: Scene[Battle], who: str, do: str, values: Values) -> list[Refusal]:
        return order.out_of_turn(scene, who, do, values)

    def seat_of(self, state: Battle, who: str) -> str:
        return state.units[who].side if who in state.units else who

    def player(self) -> Player:
        return automatic_player

    def names(self, state: Battle) -> Mapping[str, str]:
        return drawing.names(state)

    def standings(self, state: Battle) -> Sequence[Standing]:
        return drawing.standings(state)

    def draw(self, state: Battle) -> str:
        return drawing.draw(state)

    def when(self, state: Battle) -> tuple[int, str]:
        return state.turn, state.active.get(state.acting_side, "") if state.phase > 1 else ""

    def situation(self, state: Battle) -> Hashable:
        return situation(state)


RULESET = Coinflip()
