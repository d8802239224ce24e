"""Eclipse Phase: one Initiative roll per fight, delaying as the only reaction, extra actions at the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.game import Player
from affray.rulesets.sketch import draw

from .ground.perceiving import notice
from .model.kinds import GRAIN
from .model.scenario import Encounter
from .model.situation import situation
from .model.stats import Combat, Fighter
from .order import order
from .outside import drawing, knowledge, odds, setup, table, traps
from .outside.edits import EDITS
from .player.player import PLAYERS


class EclipsePhase:
    """The game as the outside knows it; each attribute stands for a room of the package."""

    name = "eclipse_phase"
    package = __name__
    grain = GRAIN
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Combat]] = EDITS

    problems = staticmethod(setup.problems)
    traps = staticmethod(traps.traps)
    start = staticmethod(setup.start)
    out_of_turn = staticmethod(order.out_of_turn)
    instead = staticmethod(order.instead)
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
        """The side of a combatant, unless the game master speaks for it."""
        fighter = state.fighters.get(who)
        if fighter is None:
            return who if who in state.sides() else "gm"
        return "gm" if fighter.controller == "gm" else fighter.side

    def player(self, style: str = "plain") -> Player:
        """The automatic player: `plain`, `aggressive` or `cautious`."""
        return PLAYERS[style]

    def people(self, state: Combat) -> dict[str, Fighter]:
        return state.fighters

    def when(self, state: Combat) -> tuple[int, str]:
        return state.turn, state.acting


RULESET = EclipsePhase()
