"""Fifth edition: rounds, turns with a budget, one reaction each, and the d20."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from affray.core.actions import Edit
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script

from ..game import Player, Problem, Standing
from . import drawing, order, setup, triggered, windows
from .actions import RESPOND
from .edits import EDITS
from .opportunity import OpportunityAttack
from .player import automatic_player
from .scenario import Encounter
from .situation import situation
from .stats import Combat, Fighter
from .windows import Happening, Reaction


def concerns_own(fighter: Fighter, window: str, happening: Happening) -> bool:
    """Whether one of the powers for this window is not only for what happens to its owner, or it happens to it."""
    if fighter.id in happening.targets or fighter.id == happening.who:
        return True
    powers = fighter.card.powers.values()
    return any(power.window == window and power.filter_target != "self" for power in powers)


class ReactionPower(Reaction):
    """A power whose cost is the reaction (E5-SPELL-16)."""

    id = "react"

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        """Who has such a power and is meant by its filter."""
        combat = scene.state
        if window not in combat.reactors or happening.late:
            return ()
        return [name for name in combat.reactors[window] if concerns_own(combat.fighters[name], window, happening)]

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        if fighter.id not in scene.state.reactors[window] or not fighter.present:
            return []
        return triggered.reactions_for(scene, fighter, window, happening)

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        yield from triggered.react(scene, fighter, pick.values, happening)


windows.KINDS[:] = [OpportunityAttack(), RESPOND, ReactionPower()]


class FifthEdition:
    """The game as the outside knows it; each method stands for a room of the package."""

    name = "fifth_edition"
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
        fighter = state.fighters.get(who)
        return who if fighter is None else fighter.side if fighter.controller == "player" else "gm"

    def player(self) -> Player:
        return automatic_player

    def names(self, state: Combat) -> Mapping[str, str]:
        return drawing.names(state)

    def standings(self, state: Combat) -> Sequence[Standing]:
        return drawing.standings(state)

    def draw(self, state: Combat) -> str:
        return drawing.draw(state)

    def when(self, state: Combat) -> tuple[int, str]:
        """Every event carries the round and whose turn it is (E5-ROUND-4)."""
        return state.round, state.owner

    def situation(self, state: Combat) -> Hashable:
        return situation(state)


RULESET = FifthEdition()
