"""Fifth edition: rounds, turns with a budget, one reaction each, and the d20."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script
from affray.rulesets.game import Player
from affray.rulesets.sketch import draw

from .actions import RESPOND
from .magic import triggered
from .model.scenario import Encounter
from .model.situation import situation
from .model.stats import Combat, Fighter
from .order import narrow, order
from .outside import drawing, knowledge, odds, setup, table, traps
from .outside.edits import EDITS
from .player.player import player_of
from .player.styles import style_of
from .reactions.opportunity import OpportunityAttack
from .time.windows import Happening, Reaction


class ReactionPower(Reaction):
    """A power whose cost is the reaction (E5-SPELL-16)."""

    id = "react"

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        """Who has such a power for what happens to others too, or is concerned itself."""
        combat, concerned = scene.state, (happening.who, *happening.targets)
        if window not in combat.reactors or happening.late:
            return ()
        return [name for name, others in combat.reactors[window].items() if others or name in concerned]

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        if fighter.id not in scene.state.reactors[window] or not fighter.present:
            return []
        return triggered.reactions_for(scene, fighter, window, happening)

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        yield from triggered.react(scene, fighter, pick.values, happening)


class FifthEdition:
    """The game as the outside knows it; each attribute stands for a room of the package."""

    name = "fifth_edition"
    package = __name__
    grain = 1
    encounter: type[Any] = Encounter
    edits: Sequence[Edit[Combat]] = EDITS
    answering: Sequence[Reaction] = (OpportunityAttack(), RESPOND, ReactionPower())

    problems = staticmethod(setup.problems)
    traps = staticmethod(traps.traps)
    start = staticmethod(setup.start)
    out_of_turn = staticmethod(order.out_of_turn)
    instead = staticmethod(narrow.instead)
    situation = staticmethod(situation)
    names = staticmethod(drawing.names)
    standings = staticmethod(drawing.standings)
    unseen = staticmethod(knowledge.unseen)
    side_of = staticmethod(knowledge.side_of)
    forget = staticmethod(knowledge.forget)
    seem = staticmethod(knowledge.seem)
    where = staticmethod(knowledge.where)
    table = staticmethod(table.table)
    weigher = staticmethod(odds.weigher)

    def draw(self, state: Combat) -> str:
        return draw(table.table(state))

    def next(self, scene: Scene[Combat]) -> Script[None] | None:
        combat = scene.state
        if combat.unnoticed or combat.crowd is None or combat.crowd.strange:
            knowledge.notice(combat)
        return order.next_step(scene)

    def seat_of(self, state: Combat, who: str) -> str:
        fighter = state.fighters.get(who)
        return who if fighter is None else fighter.side if fighter.controller == "player" else "gm"

    def player(self, style: str = "plain") -> Player:
        return player_of(style_of(style))

    def people(self, state: Combat) -> dict[str, Fighter]:
        return state.fighters

    def when(self, state: Combat) -> tuple[int, str]:
        """Every event carries the round and whose turn it is (E5-ROUND-4)."""
        return state.round, state.owner


RULESET = FifthEdition()
