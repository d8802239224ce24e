"""Guarding others: the bodyguard's reaction, before the attack it answers (trait bodyguard; SF-REACT-4)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.modifiers import Modifier
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Option, Pick, Script

from ..body import effects
from ..ground.board import squares_apart
from ..model.bonuses import CIRCUMSTANCE
from ..model.catalogue import in_order
from ..model.events import Supported
from ..model.stats import Combat, Fighter
from ..time.moments import until_start
from ..time.triggers import perceives_doer
from ..time.windows import BEFORE, Happening, waiting_for, why_no_other_reaction
from .spending import Spending

GUARDED = Modifier(2, "bodyguard", "SF-REACT-4", CIRCUMSTANCE)


class Bodyguard(Spending):
    """+2 AC for an adjacent ally against the attack, -2 to the own until the next turn."""

    id = "bodyguard"
    windows: tuple[str, ...] = (BEFORE,)

    def candidates(self, scene: Scene[Combat], window: str, happening: Happening) -> Sequence[str]:
        combat = scene.state
        names = waiting_for(combat, window, "attacked")
        target = attacked_one(combat, happening) if names else None
        if target is None:
            return ()
        found: list[str] = []
        for name in names:
            guard = combat.fighters[name]
            if guard is not target and guard.present and protects(guard, target):
                if not perceives_doer(combat, guard, happening):
                    continue
                if guard.card.has("bodyguard") and name not in happening.guards:
                    found.append(name)
        return found

    def offers(self, scene: Scene[Combat], fighter: Fighter, window: str, happening: Happening) -> list[Option]:
        target = attacked_one(scene.state, happening)
        if target is None or not protects(fighter, target) or fighter.id in happening.guards:
            return []

        def why_not(values: Values) -> list[Refusal]:
            return in_order(why_no_other_reaction(fighter))

        return [Option(self.id, why_not=why_not, group="posture")]

    def play(self, scene: Scene[Combat], fighter: Fighter, pick: Pick, happening: Happening) -> Script[None]:
        happening.ac_bonus = (*happening.ac_bonus, GUARDED)
        happening.guards = (*happening.guards, fighter.id)
        until = until_start(scene.state, fighter.id)
        effects.begin(scene, fighter, "bodyguard", fighter.id, until, changes=(("ac", -2),))
        if scene.recording:
            scene.tell(Supported(fighter.id, happening.targets[0], "bodyguard", rules=("SF-REACT-4",)))
        yield from ()


def protects(guard: Fighter, target: Fighter) -> bool:
    """An adjacent ally: next to one another, and not on the same square as somebody who is just passing through."""
    height = guard.altitude_ft - target.altitude_ft
    return guard.side == target.side and squares_apart(guard.place, target.place, height) == 1


def attacked_one(combat: Combat, happening: Happening) -> Fighter | None:
    """Whom a declared attack is against."""
    for each in happening.occurrences:
        if each.event == "attacked":
            return combat.fighters[each.who]
    return None
