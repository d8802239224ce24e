"""What every act has in common: its type and nature, what it needs, what forbids it, what it does (EP-ACT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from affray.core.actions import Action
from affray.core.fields import Field
from affray.core.refusals import Refusal, Value, Values
from affray.core.scene import Scene
from affray.core.script import NO_FIELDS, Option, Script

from ..body.conditions import why_barred
from ..model.catalogue import in_order, no
from ..model.declaration import Declaration
from ..model.kinds import ActionType, Nature
from ..model.stats import Combat, Fighter, can_act

QUICK_ALONE = 3
QUICK_BESIDE = 1
"""Quick actions in a slot without and with a complex or task action (EP-ACT-2)."""
QUICK_BOUGHT = 2
"""Quick actions for one point (EP-EXTRA-2)."""
MOST_EXTRAS = 2
"""EP-EXTRA-5."""
PAYS_FOR = {"vigor": ("physical",), "insight": ("mental", "mesh")}
"""The natures that a pool buys (EP-EXTRA-12)."""


class Deed(Action[Combat]):
    """Something a combatant can do. Subclasses say what differs."""

    type: ActionType = "complex"
    nature: Nature = "physical"
    rule = ""
    attacks = False
    paid = False
    """Whether it is bought with points of its own, and so does not begin an extra action."""
    uncertain = False
    """Whether dice decide what it does."""

    # -- what a deed says of itself ----------------------------------------------------------------
    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return NO_FIELDS

    def forbids(self, combat: Combat, fighter: Fighter, values: Values) -> Iterable[Refusal]:
        """Every rule of its own against it, as far as the values tell."""
        return ()

    def effect(self, scene: Scene[Combat], who: str, values: Values) -> Script[None]:
        """What it does; the allowance is paid already."""
        yield from ()

    def aimed_at(self, values: Values) -> tuple[str, ...]:
        """Whom an attack is declared against."""
        return ()

    def type_of(self, combat: Combat, fighter: Fighter, values: Values) -> ActionType:
        return self.type

    def nature_of(self, fighter: Fighter, values: Values) -> Nature:
        """Its nature as it is declared."""
        return self.nature

    # -- what the core asks ------------------------------------------------------------------------
    def fields(self, scene: Scene[Any], who: str) -> Mapping[str, Field]:
        combat: Combat = scene.state
        return self.needs(combat, combat.fighters[who])

    def why_not(self, scene: Scene[Any], who: str, values: Values) -> list[Refusal]:
        combat: Combat = scene.state
        return self.objections(combat, combat.fighters[who], values)

    def option(self, scene: Scene[Any], who: str) -> Option:
        return Declaration(
            self.id, partial(self.fields, scene, who), partial(self.why_not, scene, who),
            partial(self.left_open, scene, who), partial(self.suggest, scene, who), self.group,
        )  # fmt: skip

    def left_open(self, scene: Scene[Any], who: str, values: Values) -> Iterable[Refusal]:
        """What a declaration lacks although no single field is missing (EP-DECL-5)."""
        return ()

    def suggest(self, scene: Scene[Any], who: str) -> Iterable[dict[str, Value]]:
        """Likely complete answers, where one field demands another."""
        return ()

    def still(self, combat: Combat, fighter: Fighter, values: Values) -> bool:
        """Whether it can go on as it was declared, its allowance being paid already (EP-INTR-9)."""
        known = self.needs(combat, fighter)
        if not can_act(fighter) or any(True for name in values for _ in known[name].refusals(name, values[name])):
            return False
        type_, nature = self.type_of(combat, fighter, values), self.nature_of(fighter, values)
        return not any(True for _ in why_barred(fighter, self, type_, nature)) and not any(
            True for _ in self.forbids(combat, fighter, values)
        )

    def objections(self, combat: Combat, fighter: Fighter, values: Values, new: str = "") -> list[Refusal]:
        """Every rule against declaring it now; `new` is the pool of a new extra action (EP-DECL-8)."""
        type_, nature = self.type_of(combat, fighter, values), self.nature_of(fighter, values)
        found: list[Refusal] = []
        if not can_act(fighter):
            found.append(no("EP-DECL-7", who=fighter.id))
        if nature == "physical" and fighter.took_initiative == "insight":
            found.append(no("EP-TAKE-8", who=fighter.id))
        if type_ != "automatic":
            found += why_no_time(combat, fighter, type_, nature, new)
        found += why_barred(fighter, self, type_, nature)
        found += self.forbids(combat, fighter, values)
        return in_order(found) if len(found) > 1 else found


def why_no_time(combat: Combat, fighter: Fighter, type_: str, nature: str, new: str) -> Iterator[Refusal]:
    """What the allowance of the slot or of the extra action says (EP-ACT-2, EP-EXTRA-2, EP-EXTRA-12)."""
    pool = new or fighter.budget.buying
    if not pool:
        if not fits_slot(fighter, type_):
            yield no("EP-ACT-2", who=fighter.id, type=type_)
        return
    if nature and pool in PAYS_FOR and nature not in PAYS_FOR[pool]:
        yield no("EP-EXTRA-12", pool=pool, nature=nature)
    if type_ == "task":
        yield no("EP-EXTRA-2", "task", pool=pool)
    elif not new and not fits_purchase(fighter, type_):
        yield no("EP-EXTRA-2", "used", pool=pool)
    elif not new and fighter.budget.quick and combat.options.extra_action_unit == "action":
        if fighter.budget.extras_taken >= MOST_EXTRAS:
            yield no("EP-EXTRA-5", taken=fighter.budget.extras_taken)


def fits_slot(fighter: Fighter, type_: str) -> bool:
    """One complex or task action and one quick one, or three quick ones (EP-ACT-2, EP-ACT-4)."""
    budget = fighter.budget
    if type_ == "quick":
        return budget.quick < (QUICK_BESIDE if budget.complex else QUICK_ALONE) + budget.quick_granted
    return not budget.complex and budget.quick <= QUICK_BESIDE + budget.quick_granted


def fits_purchase(fighter: Fighter, type_: str) -> bool:
    """One complex action or two quick ones (EP-EXTRA-2)."""
    if type_ == "quick":
        return not fighter.budget.complex and fighter.budget.quick < QUICK_BOUGHT
    return not fighter.budget.complex and not fighter.budget.quick


def something_left(fighter: Fighter) -> bool:
    """Whether an extra action can still go on: a second quick action, or movement (EP-EXTRA-10)."""
    return can_act(fighter) and (fits_purchase(fighter, "quick") or fighter.budget.move_left > 0)


def pay(who: str, type_: str, combat: Combat) -> None:
    """Use up the allowance for an act that comes to pass."""
    fighter = combat.fighters[who]
    fighter.budget.resolved += 1
    if type_ == "quick":
        if fighter.budget.buying and fighter.budget.quick and combat.options.extra_action_unit == "action":
            fighter.budget.extras_taken += 1
        fighter.budget.quick += 1
    elif type_ in ("complex", "task"):
        fighter.budget.complex += 1


def in_extra(combat: Combat, fighter: Fighter) -> bool:
    """Whether what it does now is, or would be, an extra action."""
    return bool(fighter.budget.buying) or (combat.phase == "extra" and fighter.slot_state != "acting")
