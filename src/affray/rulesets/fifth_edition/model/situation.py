"""What matters for how a fight can go on. Two states with the same situation have the same futures."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from .scenario import Options
from .stats import Budget, Combat, Fighter

option_values = attrgetter(*(each.name for each in fields(Options)))
UNHASHABLE = (
    "card", "budget", "help_tokens", "hidden_from", "conditions", "held", "stowed", "effects", "ongoing",
    "uses_left", "spent", "spells_this_turn", "stops",
)  # fmt: skip
plain_values = attrgetter(*(each.name for each in fields(Fighter) if each.name not in UNHASHABLE))
LISTS = ("multiattack_left", "light_attack_with", "loading_fired")
paid_values = attrgetter(*(each.name for each in fields(Budget) if each.name not in LISTS))


def situation(combat: Combat) -> Hashable:
    """Everything but counters that no rule compares across situations."""
    return (
        option_values(combat.options), tuple([of_fighter(each) for each in combat.fighters.values()]),
        tuple(combat.timing.called.items()), tuple(combat.timing.lasting), combat.over, combat.phase, combat.round,
        combat.owner, tuple(combat.slots), tuple(combat.line), tuple(combat.lined_up), tuple(sorted(combat.acted)),
        tuple(sorted(combat.opened)), tuple(sorted(combat.broken)), tuple(sorted(combat.feature_hp.items())),
        tuple(combat.lying), tuple(combat.missed), tuple(combat.rulings), tuple(combat.ready), combat.stake,
    )  # fmt: skip


def of_fighter(fighter: Fighter) -> Hashable:
    return (
        fighter.id, fighter.card.unit, plain_values(fighter), of_budget(fighter.budget),
        tuple(fighter.help_tokens), tuple(sorted(fighter.hidden_from)), tuple(fighter.conditions), tuple(fighter.held),
        tuple(sorted(fighter.stowed.items())), tuple(fighter.effects), tuple(fighter.ongoing),
        tuple(sorted(fighter.uses_left.items())), tuple(fighter.spent), tuple(fighter.spells_this_turn),
    )  # fmt: skip


def of_budget(budget: Budget) -> Hashable:
    return (
        paid_values(budget), tuple(budget.multiattack_left.items()), tuple(budget.light_attack_with),
        tuple(budget.loading_fired),
    )  # fmt: skip
