"""The battlefield as text, and the list of combatants beside it."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Standing
from affray.rulesets.sketch import chart, legend, letters, numbered

from ..ground.board import distance, spot
from ..model.conditions import CONDITIONS
from ..model.stats import Combat, Fighter

FLOOR, WALL, HEAVY, PIT, LOOSE = "·", "█", "░", "○", "*"


def draw(combat: Combat) -> str:
    """One character for a square, row 0 on top: combatants by a letter, lower case for the second side.

    Without a map, who is how far from whom, in feet.
    """
    if not combat.map.mapped:
        return distances(combat)
    grid = combat.ground.grid
    cells = [[square_at(combat, x, y) for x in range(grid.width)] for y in range(grid.height)]
    for lying in combat.lying:
        if grid.has(lying.x, lying.y):
            cells[lying.y][lying.x] = LOOSE
    everybody = combat.fighters.values()
    sides = dict.fromkeys(each.side for each in everybody)
    signs = letters([each.id for each in everybody if each.side == side and each.present] for side in sides)
    for fighter in combat.fighters.values():
        for x, y in fighter.place.squares() if fighter.id in signs else []:
            if grid.has(x, y):
                cells[y][x] = signs[fighter.id]
    return chart(cells, origin_below=False, legend=legend(signs))


def distances(combat: Combat) -> str:
    """A table of the distances between all who are there, in feet."""
    there = [each for each in combat.fighters.values() if each.present]
    wide = max((len(each.id) for each in there), default=0)
    head = " " * wide + "".join(f"{each.id:>{max(6, len(each.id) + 2)}}" for each in there)
    rows = [
        f"{one.id:<{wide}}"
        + "".join(f"{'-' if one is two else distance(one, two):>{max(6, len(two.id) + 2)}}" for two in there)
        for one in there
    ]
    return "\n".join([head, *rows])


def square_at(combat: Combat, x: int, y: int) -> str:
    ground = combat.ground
    square = ground.grid.square(x, y)
    if ground.grid.solid.squares >> square & 1:
        return WALL
    if ground.drop(square):
        return PIT
    return HEAVY if ground.difficult >> square & 1 else FLOOR


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants, their attacks and powers, and features; those who share a name are numbered."""
    found: dict[str, str] = {}
    for fighter in combat.fighters.values():
        for kind in fighter.card.attacks.values():
            if kind.id not in ("unarmed", "improvised"):
                found[kind.id] = found[f"{fighter.id}.{kind.id}"] = kind.name
        for power in fighter.card.powers.values():
            found[power.id] = power.name
            if power.attack is not None:
                found[power.attack.id] = power.attack.name
    found.update(numbered({each.id: each.card.name for each in combat.fighters.values()}))
    kinds = {each.id: each.kind.replace("_", " ").capitalize() for each in combat.map.features.values()}
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
    if fighter.hp == 0:
        return "stable" if fighter.stable else "dying"
    if fighter.marks:
        return CONDITIONS.of(fighter.marks)[-1].name
    return "surprised" if fighter.surprised else "ok"


def standings(combat: Combat) -> Sequence[Standing]:
    known = names(combat)
    return [
        Standing(
            each.id, known[each.id], each.side, (each.hp, each.hp_max), status(each),
            spot(each.place) if each.present else "", tuple(each.held),
        )
        for each in combat.fighters.values()
    ]  # fmt: skip
