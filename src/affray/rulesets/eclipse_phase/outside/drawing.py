"""What people call everybody and everything, and the list of those who fight."""

from __future__ import annotations

from affray.rulesets.game import Standing
from affray.rulesets.sketch import numbered

from ..ground.board import shown
from ..model.conditions import MARK, SHOWN
from ..model.stats import Combat, Fighter

PRESENT = ("active", "surrendered", "out")


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants and weapons; those who share a name are numbered."""
    found: dict[str, str] = {}
    for fighter in combat.fighters.values():
        things = {**dict(fighter.card.weapons), **{weapon.id: weapon.name for weapon in fighter.arms.values()}}
        found |= things | {f"{fighter.id}.{thing}": name for thing, name in things.items()}
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
            status(each), shown(each.pos) if combat.mapped else "", tuple(each.ready),
        )
        for each in combat.fighters.values()
    ]  # fmt: skip
