"""The battlefield as text, and the list of units beside it."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase, ascii_uppercase, digits

from affray.space.field import Point

from ..game import Standing
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
    signs = letters(battle)
    for unit in battle.units.values():
        if unit.pos is not None and unit.id in signs:
            cells[unit.pos.y // GRAIN][unit.pos.x // GRAIN] = signs[unit.id]
    rows = [f"{row:>3} {''.join(cells[row])}" for row in range(height, -1, -1)]
    ruler = "".join(f"{column:<5}" for column in range(0, width + 1, 5))
    return "\n".join([*rows, f"    {ruler.rstrip()}", legend(signs)])


def ground_at(battle: Battle, column: int, row: int) -> str:
    spot = Point(column * GRAIN, row * GRAIN)
    if any(zone.blocked and zone.rect.contains(spot) for zone in battle.terrain):
        return BLOCKED
    cover = max((zone.cover for zone in battle.terrain if zone.rect.contains(spot)), default=0)
    return COVER.get(cover, GROUND)


def letters(battle: Battle) -> dict[str, str]:
    """A letter for every unit on the field: capitals for side a, small ones for side b, digits for the rest."""
    found: dict[str, str] = {}
    for alphabet, side in ((ascii_uppercase, "a"), (ascii_lowercase, "b"), (digits, "neutral")):
        own = [unit for unit in battle.units.values() if unit.side == side and is_drawn(unit)]
        found.update({unit.id: alphabet[number % len(alphabet)] for number, unit in enumerate(own)})
    return found


def is_drawn(unit: Unit) -> bool:
    return unit.pos is not None and unit.status != "removed" and (unit.technical or unit.status != "destroyed")


def legend(signs: Mapping[str, str]) -> str:
    return "  ".join(f"{sign} {name}" for name, sign in signs.items())


def names(battle: Battle) -> dict[str, str]:
    """What people call units and items; units that share a name are told apart by a number."""
    found: dict[str, str] = {}
    alike: dict[str, list[str]] = {}
    for unit in battle.units.values():
        alike.setdefault(unit.card.name, []).append(unit.id)
    for name, ids in alike.items():
        for number, each in enumerate(ids, 1):
            found[each] = name if len(ids) == 1 else f"{name} {number}"
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
