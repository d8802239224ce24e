"""What a power costs beside the turn's budget: uses, slots, components (E5-SPELL-1, -3, -8, -13; E5-MON-3, -4, -6)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal, Values

from ..body.hands import free_hands
from ..model.catalogue import no
from ..model.conditions import SPEECHLESS
from ..model.kinds import Power
from ..model.stats import Combat, Fighter, Spell

SLOT = tuple(f"slot {level}" for level in range(10))
"""The names of spell slots among the uses that are left."""

HIGHEST = len(SLOT) - 1
FOCUS = "focus"


# -- slots -----------------------------------------------------------------------------------------
def slot_level(power: Power) -> int:
    """The lowest slot that a power needs; 0 if it spends none (E5-SPELL-3)."""
    if power.slot or power.per_combat or power.recharge:
        return power.slot
    return power.spell_level or 0


def lowest_slot(fighter: Fighter, level: int) -> int:
    """The lowest slot left of this level or a higher one; 0 if there is none (E5-DEC-46)."""
    for each in range(level, HIGHEST + 1):
        if fighter.uses_left.get(SLOT[each], 0):
            return each
    return 0


def slot_for(fighter: Fighter, power: Power, values: Values) -> int:
    """The slot that a power is cast with: the one that is named, else the lowest; 0 for none."""
    level = slot_level(power)
    if not level:
        return 0
    named = values.get("slot")
    return int(named) if named is not None else lowest_slot(fighter, level)


# -- refusals --------------------------------------------------------------------------------------
def why_not_pay(combat: Combat, fighter: Fighter, power: Power, values: Values, paid: str) -> Iterator[Refusal]:
    """Everything against a power's own costs; what the turn's budget says is for whoever pays from it (E5-SPELL-1).

    `paid` is the power's cost, `ready` for a spell that is cast to be held, or `held` for its release.
    """
    if paid == "held":
        return
    if paid == "legendary" and fighter.budget.legendary < power.legendary_cost:
        yield no("E5-MON-6", "no_legendary", who=fighter.id, left=fighter.budget.legendary)
    yield from why_no_use_left(fighter, power, values)
    if power.is_spell:
        yield from why_no_spell(combat, fighter, power)


def why_no_use_left(fighter: Fighter, power: Power, values: Values) -> Iterator[Refusal]:
    """No slot, no use, or not recharged (E5-SPELL-3, E5-MON-3, E5-MON-4)."""
    level = slot_level(power)
    if level:
        slot = slot_for(fighter, power, values)
        if slot < level or not fighter.uses_left.get(SLOT[slot], 0):
            yield no("E5-SPELL-3", "no_slot", power=power.id, level=level)
    if power.per_combat and not fighter.uses_left.get(power.id, 0):
        yield no("E5-MON-3", "no_uses", power=power.id)
    if power.recharge and power.id in fighter.spent:
        yield no("E5-MON-4", "not_recharged", power=power.id)


def why_no_spell(combat: Combat, fighter: Fighter, power: Power) -> Iterator[Refusal]:
    """The rule of the bonus-action spell, both ways round, and components (E5-SPELL-8, E5-SPELL-13)."""
    level, cost = power.spell_level or 0, power.cost
    cast = fighter.spells_this_turn
    if cost == "bonus_action":
        clash = any(not is_action_cantrip(each.level, each.cost) for each in cast)
    else:
        clash = any(each.cost == "bonus_action" for each in cast) and not is_action_cantrip(level, cost)
    if clash:
        yield no("E5-SPELL-8", "bonus_spell_turn", power=power.id)
    if combat.options.spell_components and not has_components(combat, fighter, power):
        yield no("E5-SPELL-13", "no_components", power=power.id)


def is_action_cantrip(level: int, cost: str) -> bool:
    return level == 0 and cost == "action"


def has_components(combat: Combat, fighter: Fighter, power: Power) -> bool:
    """A voice for `v`, a free hand or a held focus for `s` (E5-SPELL-13)."""
    if "v" in power.components and fighter.marks & SPEECHLESS:
        return False
    return "s" not in power.components or FOCUS in fighter.held or free_hands(combat, fighter) > 0


# -- paying ----------------------------------------------------------------------------------------
def pay(combat: Combat, fighter: Fighter, power: Power, values: Values, paid: str) -> int:
    """Spend a power's own costs when it is declared; returns the slot, 0 for none (E5-SPELL-1)."""
    if paid == "held":
        return 0
    if paid == "legendary":
        fighter.budget.legendary -= power.legendary_cost
    slot = slot_for(fighter, power, values)
    if slot:
        fighter.uses_left[SLOT[slot]] -= 1
    if power.per_combat:
        fighter.uses_left[power.id] -= 1
    if power.recharge:
        fighter.spent.append(power.id)
    if power.is_spell:
        fighter.spells_this_turn.append(Spell(power.spell_level or 0, power.cost))
        combat.fleeting = True
    return slot
