"""What matters for how a battle can go on. Two states of the same situation have the same futures."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter

from .defence import affected
from .scenario import Options
from .stats import Battle, Item, Unit

option_values = attrgetter(*(each.name for each in fields(Options)))


def situation(battle: Battle) -> Hashable:
    """Everything but what no rule reads again: the count of coins, the turn if nothing limits it, finished acts."""
    damage = sure_damage(battle)
    return (
        battle.extent, battle.terrain, option_values(battle.options),
        tuple([of_unit(unit, damage.get(name, 0)) for name, unit in battle.units.items()]),
        tuple([of_item(item) for item in battle.items.values()]),
        tuple(sorted(battle.ground.items())),
        tuple(sorted(battle.missed.items())), tuple(sorted(battle.unnoticed.items())),
        tuple(battle.timing.called.items()), tuple(battle.timing.lasting),
        battle.over, battle.phase, battle.first, battle.promised, battle.tosser, tuple(sorted(battle.streaks.items())),
        battle.turn if battle.options.turn_limit is not None else 0,
        of_turn(battle),
    )  # fmt: skip


def of_unit(unit: Unit, damage: int) -> Hashable:
    return (
        unit.card, unit.side, max(0, unit.hp - damage), unit.pos, unit.status, unit.inside, unit.left, unit.right,
        tuple(unit.backpack), tuple(unit.slots), unit.pilot, tuple(unit.hold), unit.hatch_open, tuple(unit.cargo),
        unit.known_to,
    )  # fmt: skip


def sure_damage(battle: Battle) -> dict[str, int]:
    """What will fall on units that cannot defend any more: for them only what it leaves matters."""
    if battle.phase not in (3, 5):
        return {}
    helpless = battle.allotment if battle.options.defence == "none" else battle.defended
    return {name: battle.allotment.get(name, 0) for name in helpless}


def of_item(item: Item) -> Hashable:
    return item.id, item.kind, item.owner, item.uses, tuple(item.contents)


def of_turn(battle: Battle) -> Hashable:
    """Who is active and who has acted; in phase 6 all that is over."""
    if battle.phase == 6:
        return ()
    return (
        tuple(sorted(battle.active.items())), tuple(sorted(battle.acted)), tuple(sorted(battle.attacked)),
        tuple(sorted(battle.taken)), of_act(battle),
    )  # fmt: skip


def of_act(battle: Battle) -> Hashable:
    """What is written down about the act that goes on; nothing before it, for every act begins with a clean sheet.

    A unit's successes count only towards the option `prep_cap`. Once it has attacked, it matters who fired, and who may
    still defend against how much.
    """
    if battle.phase in (3, 5):
        return battle.shooter, *[(name, battle.allotment.get(name)) for name in undefended(battle)]
    if battle.phase in (2, 4) and battle.acting:
        links = battle.links if battle.options.prep_cap is not None else 0
        return battle.attacking, links, *sorted(battle.prep_objects)
    return ()


def undefended(battle: Battle) -> list[str]:
    if battle.options.defence == "none":
        return []
    return [name for name in affected(battle) if name not in battle.defended]
