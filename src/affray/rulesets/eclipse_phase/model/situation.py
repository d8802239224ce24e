"""What matters for how a fight can go on. Two states with the same situation have the same futures."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from .scenario import Options
from .stats import Budget, Combat, Fighter

option_values = attrgetter(*(each.name for each in fields(Options)))
TABLES = ("pools", "temporary", "boosts", "arms", "ammo", "tasks")
LISTS = ("conditions", "ready")
APART = (*TABLES, *LISTS, "card", "budget")
plain_values = attrgetter(*(x.name for x in fields(Fighter) if x.name not in APART))
tables = attrgetter(*TABLES)
lists = attrgetter(*LISTS)
budget_values = attrgetter(*(each.name for each in fields(Budget)))


def situation(combat: Combat) -> Hashable:
    """Everything but what no rule reads again."""
    return (
        option_values(combat.options), tuple([of_fighter(each) for each in combat.fighters.values()]),
        tuple(combat.features.values()), combat.light, combat.over, combat.phase, combat.turn, tuple(combat.order),
        tuple(combat.left), combat.acting, tuple(combat.waiting), tuple(combat.spots),
        tuple(sorted(combat.roll_offs.items())), tuple(combat.asked), tuple(sorted(combat.threat.items())),
        combat.ambushers, combat.surprise_turn, combat.closing, tuple(combat.lying), tuple(combat.explosives),
        tuple(combat.suppressions), tuple(combat.hits), tuple(combat.stopped), tuple(combat.exposed),
    )  # fmt: skip


def of_fighter(fighter: Fighter) -> Hashable:
    found = tuple([tuple(sorted(each.items(), key=first)) for each in tables(fighter)])
    listed = tuple([tuple(each) for each in lists(fighter)])
    return plain_values(fighter), budget_values(fighter.budget), found, listed


def first(item: tuple[str, object]) -> str:
    return item[0]
