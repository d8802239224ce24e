"""What people call everybody and everything, and the list of those who fight."""

from __future__ import annotations

from ..game import Standing
from ..sketch import numbered
from .carrying import carried
from .ground import shown
from .stats import Battle, Unit


def is_drawn(unit: Unit) -> bool:
    return unit.pos is not None and unit.status != "removed" and (unit.technical or unit.status != "destroyed")


def names(battle: Battle) -> dict[str, str]:
    """What people call units and items; units that share a name are told apart by a number."""
    found = numbered({unit.id: unit.card.name for unit in battle.units.values()})
    found.update({item.id: item.kind.name for item in battle.items.values()})
    return found


def standings(battle: Battle) -> list[Standing]:
    known = names(battle)
    return [
        Standing(
            unit.id, known[unit.id], unit.side, (unit.hp, unit.card.hp_max), unit.status,
            unit.inside or (shown(unit.pos) if unit.pos is not None and battle.mapped else ""),
            (*carried(unit), *unit.slots),
        )
        for unit in battle.units.values()
    ]  # fmt: skip
