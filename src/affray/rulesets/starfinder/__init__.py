"""Starfinder: standard, move and swift actions, two windows around every event, places that delay and ready move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.scene import Scene
from affray.core.script import Script
from affray.rulesets.game import Player
from affray.rulesets.sketch import draw

from .actions import PERFORM
from .model.scenario import Encounter
from .model.situation import situation
from .model.stats import Combat, Fighter
from .order import narrow, order
from .outside import drawing, knowledge, odds, setup, table, traps
from .outside.edits import EDITS
from .player.player import player_of
from .reactions.defence import Bodyguard
from .reactions.opportunity import OpportunityAttack
from .reactions.reacting import AbilityReaction, StepUp
from .time.windows import Reaction


class Starfinder:
    """The game as the outside knows it; each attribute stands for a room of the package."""

    name = "starfinder"
    package = __name__
    grain = 1
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Combat]] = EDITS
    answering: Sequence[Reaction] = (OpportunityAttack(), Bodyguard(), AbilityReaction(), StepUp(), PERFORM)

    problems = staticmethod(setup.problems)
    traps = staticmethod(traps.traps)
    start = staticmethod(setup.start)
    out_of_turn = staticmethod(narrow.out_of_turn)
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

    def lost(self, state: Combat, who: str, points: int) -> dict[str, str]:
        """How a ruling takes points from somebody: temporary ones first, then Stamina, then Hit Points (SF-DMG-1)."""
        fighter = state.fighters[who]
        temp = min(points, fighter.temp_hp)
        stamina = min(points - temp, fighter.sp)
        lost = {"to": points - temp - stamina, "sp": stamina, "temp": temp}
        return {name: f"-{amount}" for name, amount in lost.items() if amount or name == "to"}

    def draw(self, state: Combat) -> str:
        return draw(table.table(state))

    def next(self, scene: Scene[Combat]) -> Script[None] | None:
        combat = scene.state
        if combat.strangers or combat.unnoticed:
            knowledge.notice(combat)
        return order.next_step(scene)

    def seat_of(self, state: Combat, who: str) -> str:
        fighter = state.fighters.get(who)
        return who if fighter is None else fighter.side if fighter.controller == "player" else "gm"

    def player(self, style: str = "plain") -> Player:
        """Plain, aggressive or cautious."""
        return player_of(style)

    def people(self, state: Combat) -> dict[str, Fighter]:
        return state.fighters

    def when(self, state: Combat) -> tuple[int, str]:
        return state.round, state.turn_of


RULESET = Starfinder()
