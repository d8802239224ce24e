"""The battlefield as text, and the list of combatants beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits

from ..game import Standing
from .board import spot_of
from .stats import CONDITIONS, MARK, Combat, Warrior

FLOOR, WALL, WAIST, CHEST, OBSTACLE, LOOSE = "·", "█", "░", "▒", "○", "*"


def draw(combat: Combat) -> str:
    """One character for a square, north on top: combatants by a letter, lower case for the second side."""
    grid = combat.ground.grid
    cells = [[square_at(combat, x, y) for x in range(grid.width)] for y in range(grid.height)]
    for lying in combat.lying:
        if grid.has(lying.x, lying.y):
            cells[lying.y][lying.x] = LOOSE
    signs = letters(combat)
    for warrior in combat.warriors.values():
        for x, y in warrior.place.squares() if warrior.id in signs else []:
            if grid.has(x, y):
                cells[y][x] = signs[warrior.id]
    rows = [f"{y:>3} {''.join(cells[y])}" for y in range(grid.height - 1, -1, -1)]
    ruler = "".join(f"{x:<5}" for x in range(0, grid.width, 5))
    return "\n".join([*rows, f"    {ruler.rstrip()}", legend(combat, signs)])


def square_at(combat: Combat, x: int, y: int) -> str:
    ground = combat.ground
    bit = 1 << ground.grid.square(x, y)
    for bits, sign in (
        (ground.grid.solid.squares, WALL), (ground.chest, CHEST), (ground.waist, WAIST), (ground.obstacles, OBSTACLE),
    ):  # fmt: skip
        if bits & bit:
            return sign
    return FLOOR


def letters(combat: Combat) -> dict[str, str]:
    """A letter for everybody on the battlefield: capitals for the first side, small ones for the second."""
    found: dict[str, str] = {}
    for number, side in enumerate(combat.sides()):
        alphabet = (ascii_uppercase, ascii_lowercase, digits)[min(number, 2)]
        own = [each for each in combat.warriors.values() if each.side == side and each.status != "fled"]
        standing = [each for each in own if each.status in ("active", "surrendered")]
        found.update({each.id: alphabet[place % len(alphabet)] for place, each in enumerate(standing)})
    return found


def legend(combat: Combat, signs: Mapping[str, str]) -> str:
    return "  ".join(f"{sign} {name} {combat.warriors[name].facing.name}" for name, sign in signs.items())


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants, weapons and spells; those who share a name are numbered."""
    found: dict[str, str] = {"fist": "Fist", "kick": "Kick"}
    for warrior in combat.warriors.values():
        found.update({weapon.id: weapon.name for weapon in warrior.arms.values()})
        found.update({spell.id: spell.name for spell in warrior.card.spells.values()})
    found.update({each.weapon.id: each.weapon.name for each in combat.lying})
    alike: dict[str, list[str]] = {}
    for warrior in combat.warriors.values():
        alike.setdefault(warrior.card.name, []).append(warrior.id)
    for name, ids in alike.items():
        for number, each in enumerate(ids, 1):
            found[each] = name if len(ids) == 1 else f"{name} {number}"
    return found


def status(warrior: Warrior) -> str:
    """The one word that says most about somebody."""
    if warrior.status != "active":
        return warrior.status
    shown = next((name for name in CONDITIONS if warrior.marks & MARK[name]), "")
    return shown or "ok"


def standings(combat: Combat) -> Sequence[Standing]:
    known = names(combat)
    return [
        Standing(
            each.id, known[each.id], each.side, (each.hp, each.card.hp_max), status(each),
            "" if each.status == "fled" else f"{spot_of(each)} {each.facing.name}", tuple(each.hand),
        )
        for each in combat.warriors.values()
    ]  # fmt: skip
