"""The battlefield as text, and the list of combatants beside it."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Standing
from affray.rulesets.sketch import chart, legend, letters, numbered

from ..body.hands import held_items
from ..ground.board import spot
from ..model.conditions import CONDITIONS
from ..model.stats import Combat, Fighter

FLOOR, WALL, LOW, HEAVY, DROP, FOG, DOOR, LOOSE = "·", "█", "▒", "░", "○", "≈", "+", "*"


def draw(combat: Combat) -> str:
    """One character for a square, row 0 on top: combatants by a letter, lower case for the second side."""
    grid = combat.ground.grid
    cells = [[square_at(combat, x, y) for x in range(grid.width)] for y in range(grid.height)]
    for lying in combat.lying:
        if grid.has(lying.x, lying.y):
            cells[lying.y][lying.x] = LOOSE
    sides = dict.fromkeys(each.side for each in combat.fighters.values())
    there = [each for each in combat.fighters.values() if each.present]
    signs = letters([[each.id for each in there if each.side == side] for side in sides])
    for fighter in there:
        for x, y in fighter.place.squares():
            if grid.has(x, y):
                cells[y][x] = signs[fighter.id]
    return chart(cells, False, legend(signs))


def square_at(combat: Combat, x: int, y: int) -> str:
    ground = combat.ground
    square = ground.grid.square(x, y)
    if any((x, y) in combat.map.pieces[door].squares for door in combat.doors):
        return DOOR
    if ground.grid.solid.squares >> square & 1:
        return WALL if ground.loe.squares >> square & 1 else LOW
    if ground.drop(square):
        return DROP
    if ground.conceals >> square & 1:
        return FOG
    return HEAVY if ground.difficult >> square & 1 else FLOOR


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants, their things and abilities, and doors; those who share a name are numbered."""
    found: dict[str, str] = {}
    for fighter in combat.fighters.values():
        for thing, name in fighter.card.things.items():
            found[thing] = found[f"{fighter.id}.{thing}"] = name
        for ability in fighter.card.abilities.values():
            found[ability.id] = ability.name
    found.update(numbered({each.id: each.card.name for each in combat.fighters.values()}))
    kinds = {each.id: each.type.replace("_", " ").capitalize() for each in combat.map.pieces.values()}
    found.update({name: shown for name, shown in numbered(kinds).items() if name not in combat.fighters})
    return found


def status(fighter: Fighter) -> str:
    """The one word that says most about somebody."""
    if fighter.dead:
        return "dead"
    if fighter.left_field:
        return "gone"
    if fighter.surrendered:
        return "surrendered"
    shown = next((each.name for each in CONDITIONS.of(fighter.marks)), "")
    return shown or ("delaying" if fighter.delaying else "ok")


def standings(combat: Combat) -> Sequence[Standing]:
    known = names(combat)
    return [
        Standing(
            each.id, known[each.id], each.side, (each.hp, each.card.hp_max), status(each),
            spot(each.place) if each.present else "", tuple(held_items(each)),
        )
        for each in combat.fighters.values()
    ]  # fmt: skip
