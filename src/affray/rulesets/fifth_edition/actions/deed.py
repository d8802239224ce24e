"""What every deed has in common: what pays for it, what forbids paying, how it is declared (E5-TURN, E5-ACT-2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from affray.core.actions import Action
from affray.core.acts import underway
from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import NO_FIELDS, Script

from ..body.settling import results_window
from ..fight.attacks import late_responses
from ..fight.stepping import movement_left
from ..model.catalogue import every, in_order, no
from ..model.events import Acted
from ..model.stats import Combat, Fighter
from ..time.acting import can_act, can_move, while_able
from ..time.windows import Happening, always, reload, watched, window


class Deed(Action[Combat]):
    """Something a combatant can do in its turn, or as a readied response. Subclasses say what differs.

    `cost` is action, bonus_action, move, interaction or free; a deed with the field `as` may be paid otherwise.
    """

    cost = "action"
    rule = ""
    readiable = False
    """May be the response of Ready (E5-READY-2)."""

    # -- what the core asks ------------------------------------------------------------------------
    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        combat: Combat = scene.state
        return self.needs(combat, combat.fighters[who])

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        combat: Combat = scene.state
        fighter = combat.fighters[who]
        return in_order([*self.unpaid(combat, fighter, values), *self.forbids(combat, fighter, values, "turn")])

    def perform(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        fighter = scene.state.fighters[who]
        paid = self.paid_with(scene.state, fighter, values)
        return while_able(scene, fighter, paid, self.begin(scene, fighter, values, paid))

    def begin(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[Any]:
        """Spend what pays for it and do it."""
        pay(fighter, paid)
        return self.play(scene, fighter, values, paid)

    # -- what a deed says of itself ----------------------------------------------------------------
    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        """What the deed needs to be told."""
        return NO_FIELDS

    def paid_with(self, combat: Combat, fighter: Fighter, values: Values) -> str:
        paid = str(values.get("as", self.cost))
        return "interaction" if paid == "free" and self.cost == "interaction" else paid

    def unpaid(self, combat: Combat, fighter: Fighter, values: Values) -> Iterator[Refusal]:
        """Everything against paying for it now."""
        yield from why_not_pay(combat, fighter, self.paid_with(combat, fighter, values), self.id)

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        """Every rule against it, as far as the values tell, whatever pays for it."""
        yield from ()

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """Declare it, let others react, carry it out while nothing forbids it, let others react to the result."""
        combat = scene.state
        happening: Happening | None = None
        if scene.recording:
            target, detail = self.told(values)
            scene.tell(Acted(fighter.id, self.id, target, detail, paid=paid, rules=(self.rule,) if self.rule else ()))
        with underway(scene, lambda: not list(self.forbids(combat, fighter, values, paid))) as act:
            if paid != "free" and watched(combat, "on_declare"):
                target = str(values.get("target", values.get("ally", "")))
                action = self.id if paid in ("action", "reaction") else ""
                happening = Happening("takes_action", fighter.id, (target,) if target else (), action)
                yield from window(scene, "on_declare", happening)
            yield from self.effect(scene, fighter, values, paid)
            act.holds = always
            if combat.results:
                yield from results_window(scene)
            if happening is not None:
                yield from late_responses(scene, happening)

    def told(self, values: Values) -> tuple[str, str]:
        """Target and detail for the log."""
        rest = [str(value) for name, value in values.items() if name not in ("target", "ally", "as")]
        return str(values.get("target", values.get("ally", ""))), " ".join(rest)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        """What it brings about."""
        yield from ()


# -- paying ----------------------------------------------------------------------------------------
def pay(fighter: Fighter, paid: str) -> None:
    """Spend what pays for a deed."""
    if paid == "action":
        fighter.budget.action = False
        fighter.budget.in_progress, fighter.budget.attacks_left = "", 0
        reload(fighter, paid)
    elif paid == "bonus_action":
        fighter.budget.bonus_action = False
        reload(fighter, paid)
    elif paid == "interaction":
        fighter.budget.utility = False
    if paid in ("action", "bonus_action", "interaction"):
        fighter.budget.run_up = 0
        fighter.budget.busy = fighter.budget.busy or paid != "interaction"


def why_not_pay(combat: Combat, fighter: Fighter, paid: str, deed: str) -> Iterator[Refusal]:
    """What is against spending this now (E5-ACT-2, E5-TURN-5, E5-FREE-4, E5-SURP-6, E5-SURP-8, E5-COND-10)."""
    if fighter.surprised and paid != "speech":
        rule = "E5-SURP-6" if paid in ("action", "move") else "E5-SURP-8"
        yield no(rule, "surprised", who=fighter.id)
    if paid == "action":
        if not fighter.budget.action:
            yield no("E5-ACT-2", "action_spent", who=fighter.id)
        if fighter.incapacitated:
            yield no("E5-COND-10", "incapacitated", who=fighter.id)
    elif paid == "bonus_action":
        yield from why_no_bonus(fighter, deed)
    elif paid == "interaction":
        yield from why_no_interaction(combat, fighter)


def why_no_bonus(fighter: Fighter, deed: str) -> Iterator[Refusal]:
    """A bonus action must be granted, and there is one per turn (E5-TURN-5, E5-TURN-7, E5-MON-14)."""
    if not fighter.budget.bonus_action:
        yield no("E5-TURN-5", "bonus_spent", who=fighter.id)
    if deed in ("dash", "disengage", "hide") and deed not in fighter.card.bonus_actions:
        yield no("E5-TURN-5", "bonus_not_granted", who=fighter.id, action=deed)
    if fighter.incapacitated:
        yield from every("incapacitated", "E5-COND-10", "E5-TURN-7", who=fighter.id)


def why_no_interaction(combat: Combat, fighter: Fighter) -> Iterator[Refusal]:
    """One free interaction, beside a move or an action of the same turn (E5-FREE-4, E5-FREE-6)."""
    if not fighter.budget.utility:
        yield no("E5-FREE-4", "utility_spent", who=fighter.id)
    if not fighter.budget.busy and not may_still_do(fighter):
        yield no("E5-FREE-6", "no_companion_activity", who=fighter.id)


def may_still_do(fighter: Fighter) -> bool:
    """An action or bonus action left that it can take, or a step it could pay for."""
    acts = can_act(fighter) and (fighter.budget.action or fighter.budget.bonus_action)
    return acts or (can_move(fighter) and movement_left(fighter) >= (10 if fighter.prone else 5))
