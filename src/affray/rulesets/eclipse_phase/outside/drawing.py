"""The scene as text, and the list of combatants beside it."""

from __future__ import annotations

from affray.rulesets.game import Standing
from affray.rulesets.sketch import chart, legend, letters, numbered
from affray.space.field import Point

from ..ground.board import shown
from ..model.conditions import MARK, SHOWN
from ..model.kinds import COVER_LEVELS, GRAIN
from ..model.stats import Combat, Fighter

FLOOR, DOOR, LOOSE = "·", "+", "*"
COVER = dict(zip(COVER_LEVELS, (FLOOR, "░", "▒", "▓", "█"), strict=True))
PRESENT = ("active", "surrendered", "out")


def draw(combat: Combat) -> str:
    """One character for a metre, the origin at the lower left: combatants by a letter."""
    width, height = combat.extent.x2 // GRAIN, combat.extent.y2 // GRAIN
    cells = [[ground_at(combat, column, row) for column in range(width + 1)] for row in range(height + 1)]
    for thing in combat.lying:
        cells[thing.point.y // GRAIN][thing.point.x // GRAIN] = LOOSE
    standing = [each for each in combat.fighters.values() if each.status in PRESENT]
    signs = letters([each.id for each in standing if each.side == side] for side in combat.sides())
    for fighter in standing:
        cells[fighter.pos.y // GRAIN][fighter.pos.x // GRAIN] = signs[fighter.id]
    return chart(cells, origin_below=True, legend=legend(signs))


def ground_at(combat: Combat, column: int, row: int) -> str:
    """What stands on a metre of ground, the highest of it."""
    spot = Point(column * GRAIN, row * GRAIN)
    here = [each for each in combat.features.values() if each.rect.within(spot, GRAIN // 4)]
    if any(each.kind == "door" for each in here):
        return DOOR
    return COVER[COVER_LEVELS[max([each.level for each in here], default=0)]]


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants and weapons; those who share a name are numbered."""
    found: dict[str, str] = {}
    for fighter in combat.fighters.values():
        found.update(fighter.card.weapons)
        found.update({weapon.id: weapon.name for weapon in fighter.arms.values()})
    found.update({each.id: each.weapon.name for each in combat.explosives})
    return found | numbered({each.id: each.card.name for each in combat.fighters.values()})


def status(fighter: Fighter) -> str:
    """The one word that says most about somebody."""
    if fighter.status != "active":
        return fighter.status
    for name in SHOWN:
        if fighter.marks & MARK[name]:
            return name
    return "delaying" if fighter.delaying else "ok"


def standings(combat: Combat) -> list[Standing]:
    """Health is what is left of Durability."""
    known = names(combat)
    return [
        Standing(
            each.id, known[each.id], each.side, (max(0, each.card.durability - each.damage), each.card.durability),
            status(each), shown(each.pos), tuple(each.ready),
        )
        for each in combat.fighters.values()
    ]  # fmt: skip
