"""The battlefield as text, and the list of combatants beside it."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Standing
from affray.rulesets.sketch import chart, legend, letters, numbered

from ..ground.board import spot_of
from ..model.conditions import CONDITIONS
from ..model.stats import Combat, Warrior

FLOOR, WALL, WAIST, CHEST, OBSTACLE, HAZARD, LOOSE = "·", "█", "░", "▒", "○", "^", "*"


def draw(combat: Combat) -> str:
    """One character for a square, north on top: combatants by a letter, lower case for the second side."""
    grid = combat.ground.grid
    cells = [[square_at(combat, x, y) for x in range(grid.width)] for y in range(grid.height)]
    for lying in combat.lying:
        if grid.has(lying.x, lying.y):
            cells[lying.y][lying.x] = LOOSE
    standing = [each for each in combat.warriors.values() if each.status in ("active", "surrendered")]
    signs = letters([each.id for each in standing if each.side == side] for side in combat.sides())
    for warrior in combat.warriors.values():
        for x, y in warrior.place.squares() if warrior.id in signs else []:
            if grid.has(x, y):
                cells[y][x] = signs[warrior.id]
    facings = {f"{name} {combat.warriors[name].facing.name}": sign for name, sign in signs.items()}
    return chart(cells, origin_below=True, legend=legend(facings))


def square_at(combat: Combat, x: int, y: int) -> str:
    ground = combat.ground
    bit = 1 << ground.grid.square(x, y)
    for bits, sign in (
        (ground.grid.solid.squares, WALL), (ground.chest, CHEST), (ground.waist, WAIST), (ground.obstacles, OBSTACLE),
    ):  # fmt: skip
        if bits & bit:
            return sign
    return HAZARD if any(hazard.squares & bit for hazard in ground.hazards) else FLOOR


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants, weapons and spells; those who share a name are numbered."""
    found: dict[str, str] = {"fist": "Fist", "kick": "Kick"}
    for warrior in combat.warriors.values():
        found.update({weapon.id: weapon.name for weapon in warrior.arms.values()})
        found.update({spell.id: spell.name for spell in warrior.card.spells.values()})
    found.update({each.weapon.id: each.weapon.name for each in combat.lying})
    return found | numbered({each.id: each.card.name for each in combat.warriors.values()})


def status(warrior: Warrior) -> str:
    """The one word that says most about somebody."""
    if warrior.status != "active":
        return warrior.status
    shown = CONDITIONS.of(warrior.marks)
    return shown[0].name if shown else "ok"


def standings(combat: Combat) -> Sequence[Standing]:
    known = names(combat)
    return [
        Standing(
            each.id, known[each.id], each.side, (each.hp, each.card.hp_max), status(each),
            "" if each.status == "fled" else f"{spot_of(each)} {each.facing.name}", tuple(each.hand),
        )
        for each in combat.warriors.values()
    ]  # fmt: skip
