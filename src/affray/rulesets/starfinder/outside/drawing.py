"""What people call everybody and everything, and the list of those who fight."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Standing
from affray.rulesets.sketch import numbered

from ..body.hands import held_items
from ..ground.board import spot
from ..model.conditions import CONDITIONS
from ..model.stats import Combat, Fighter


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
            spot(each.place) if each.present and combat.map.mapped else "", tuple(held_items(each)),
        )
        for each in combat.fighters.values()
    ]  # fmt: skip
