"""What matters for how a fight can go on. Two states with the same situation have the same futures."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from .kinds import NUMBERS
from .scenario import Options
from .stats import Combat, Warrior

option_values = attrgetter(*(each.name for each in fields(Options)))
CHANGING = ("conditions", "wards", "ongoing", "arms", "hand", "ammo", "castings", "barred", "card")
plain_values = attrgetter(*(each.name for each in fields(Warrior) if each.name not in CHANGING))


def situation(combat: Combat) -> Hashable:
    """Everything but what no rule reads again."""
    return (
        option_values(combat.options), tuple([of_warrior(each) for each in combat.warriors.values()]),
        tuple(combat.timing.called.items()), tuple(combat.timing.lasting), combat.over, combat.stage, combat.round,
        combat.count, tuple(combat.due), combat.acting, combat.charger, combat.charged_target, combat.bonds,
        tuple(combat.triggered), combat.offensive, tuple(sorted(combat.fallen.items())),
        tuple(sorted(combat.sizes.items())), tuple(sorted(combat.knowledge.items())), combat.peace,
        tuple(combat.lying), tuple(sorted(combat.adjustments.items())), tuple(combat.stirred.items()),
    )  # fmt: skip


numbers_of = attrgetter(*NUMBERS)


def of_warrior(warrior: Warrior) -> Hashable:
    return (
        warrior.id, plain_values(warrior), numbers_of(warrior.card), tuple(warrior.card.saves.items()),
        tuple(warrior.conditions), tuple(warrior.wards), tuple(warrior.ongoing),
        tuple(warrior.arms.items()), tuple(warrior.hand), tuple(sorted(warrior.ammo.items())),
        tuple(sorted(warrior.castings.items())), tuple(warrior.barred),
    )  # fmt: skip
