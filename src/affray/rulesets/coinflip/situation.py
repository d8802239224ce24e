"""What matters for how a battle can go on. Two states with the same situation have the same futures."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from .scenario import Options
from .stats import Battle, Item, Unit

option_values = attrgetter(*(each.name for each in fields(Options)))


def situation(battle: Battle) -> Hashable:
    """Everything but what no rule reads again: coins tossed, the turn number if nothing limits it, settled acts."""
    return (
        battle.extent, battle.terrain, option_values(battle.options),
        tuple([of_unit(unit) for unit in battle.units.values()]),
        tuple([of_item(item) for item in battle.items.values()]),
        tuple(battle.ground.items()),
        tuple(battle.timing.called.items()), tuple(battle.timing.lasting),
        battle.over, battle.phase, battle.first, battle.tosser, tuple(sorted(battle.streaks.items())),
        battle.turn if battle.options.turn_limit is not None else 0,
        of_turn(battle),
    )  # fmt: skip


def of_unit(unit: Unit) -> Hashable:
    return (
        unit.card, unit.side, unit.hp, unit.pos, unit.status, unit.inside, unit.left, unit.right,
        tuple(unit.backpack), tuple(unit.slots), unit.pilot, tuple(unit.hold), unit.hatch_open, tuple(unit.cargo),
    )  # fmt: skip


def of_item(item: Item) -> Hashable:
    return item.id, item.kind, item.owner, item.uses, tuple(item.contents)


def of_turn(battle: Battle) -> Hashable:
    """Who is active and who has acted; in phase 6 all that is over."""
    if battle.phase == 6:
        return ()
    return (
        tuple(sorted(battle.active.items())), tuple(sorted(battle.acted)), tuple(sorted(battle.attacked)),
        of_act(battle),
    )  # fmt: skip


def of_act(battle: Battle) -> Hashable:
    """What is written down about the act that goes on; nothing before it, for every act begins with a clean sheet.

    The successes of a unit count only towards the option `prep_cap`; once it has attacked, the defence asks no more
    than who fired, what was allotted, and who was prepared against.
    """
    if battle.phase in (3, 5):
        damage = tuple(sorted(battle.allotment.items()))
        return battle.shooter, damage, tuple(sorted(battle.prep_objects)), tuple(sorted(battle.defended))
    if battle.phase in (2, 4) and battle.active.get(battle.acting_side) in battle.acted:
        links = battle.links if battle.options.prep_cap is not None else 0
        return battle.attacking, links, battle.seated, tuple(sorted(battle.prep_objects))
    return ()
