"""What matters for how a fight can go on. Two states with the same situation have the same futures."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from .scenario import Options
from .stats import Combat, Fighter

option_values = attrgetter(*(each.name for each in fields(Options) if each.name != "dirty_trick_conditions"))
UNHASHABLE = (
    "card", "budget", "conditions", "effects", "grappling", "attacks_this_turn", "items", "uses_left",
    "hidden_from", "readied",
)  # fmt: skip
plain_values = attrgetter(*(each.name for each in fields(Fighter) if each.name not in UNHASHABLE))


def situation(combat: Combat) -> Hashable:
    """Everything but counters that no rule compares across situations."""
    return (
        option_values(combat.options), tuple(combat.options.dirty_trick_conditions),
        tuple([of_fighter(each) for each in combat.fighters.values()]), tuple(combat.timing.called.items()),
        tuple(combat.timing.lasting), combat.over, combat.phase, combat.round, combat.surprise_round,
        tuple(combat.order), combat.pointer, combat.turn_of, combat.last_turn, tuple(combat.placed),
        tuple(combat.waited), tuple(combat.forfeits), tuple(combat.doors.items()), tuple(combat.objects.items()),
        tuple(combat.owed),
        tuple([(each.item.key(), each.x, each.y, each.unseen_by) for each in combat.lying]), tuple(combat.ready),
        tuple([(each.item.key(), each.x, each.y, each.by) for each in combat.missed]),
    )  # fmt: skip


def of_fighter(fighter: Fighter) -> Hashable:
    readied = fighter.readied
    return (
        fighter.id, plain_values(fighter), fighter.budget.key(), tuple(fighter.conditions), tuple(fighter.effects),
        tuple(fighter.grappling), tuple(fighter.attacks_this_turn),
        tuple([(name, item.key()) for name, item in fighter.items.items()]),
        tuple(sorted(fighter.uses_left.items())), tuple(fighter.hidden_from), repr(readied),
    )  # fmt: skip
