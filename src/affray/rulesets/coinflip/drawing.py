"""The battlefield as text, and the list of units beside it."""

from __future__ import annotations

from affray.space.field import Point

from ..game import Standing
from ..sketch import chart, legend, letters, numbered
from .carrying import carried
from .ground import shown
from .stats import GRAIN, Battle, Unit

GROUND, BLOCKED, LOOSE = "·", "█", "*"
COVER = {1: "░", 2: "▒"}


def draw(battle: Battle) -> str:
    """One character for a span, the origin at the lower left: units by a letter, lower case for side b."""
    width, height = battle.extent.x2 // GRAIN, battle.extent.y2 // GRAIN
    cells = [[ground_at(battle, column, row) for column in range(width + 1)] for row in range(height + 1)]
    for spot in battle.ground.values():
        cells[spot.y // GRAIN][spot.x // GRAIN] = LOOSE
    drawn = [unit for unit in battle.units.values() if is_drawn(unit)]
    signs = letters([unit.id for unit in drawn if unit.side == side] for side in ("a", "b", "neutral"))
    for unit in battle.units.values():
        if unit.pos is not None and unit.id in signs:
            cells[unit.pos.y // GRAIN][unit.pos.x // GRAIN] = signs[unit.id]
    return chart(cells, origin_below=True, legend=legend(signs))


def ground_at(battle: Battle, column: int, row: int) -> str:
    spot = Point(column * GRAIN, row * GRAIN)
    if any(zone.blocked and zone.rect.contains(spot) for zone in battle.terrain):
        return BLOCKED
    cover = max((zone.cover for zone in battle.terrain if zone.rect.contains(spot)), default=0)
    return COVER.get(cover, GROUND)


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
            unit.inside or ("" if unit.pos is None else shown(unit.pos)), (*carried(unit), *unit.slots),
        )
        for unit in battle.units.values()
    ]  # fmt: skip
