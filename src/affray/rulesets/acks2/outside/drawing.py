"""What people call everybody and everything, and the list of those who fight."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Standing
from affray.rulesets.sketch import numbered

from ..ground.board import faced_by, spot_of
from ..model.conditions import CONDITIONS
from ..model.stats import Combat, Warrior


def names(combat: Combat) -> dict[str, str]:
    """What people call combatants, weapons and spells; those who share a name are numbered."""
    found: dict[str, str] = {"fist": "Fist", "kick": "Kick"}
    for warrior in combat.warriors.values():
        things = {weapon.id: weapon.name for weapon in warrior.arms.values()}
        things |= {spell.id: spell.name for spell in warrior.card.spells.values()}
        found |= things | {f"{warrior.id}.{thing}": name for thing, name in things.items()}
    found.update({each.weapon.id: each.weapon.name for each in combat.lying})
    return found | numbered({each.id: each.card.name for each in combat.warriors.values()})


def status(warrior: Warrior) -> str:
    """The one word that says most about somebody."""
    if warrior.status != "active":
        return warrior.status
    shown = CONDITIONS.of(warrior.marks)
    return shown[0].name if shown else "ok"


def where(combat: Combat, warrior: Warrior) -> str:
    """Square and facing; without a map whom it faces."""
    if combat.ground.mapped:
        return f"{spot_of(warrior)} {warrior.facing.name}"
    faced = faced_by(combat, warrior)
    return "" if faced is None else f"→ {faced.id}"


def standings(combat: Combat) -> Sequence[Standing]:
    known = names(combat)
    return [
        Standing(
            each.id, known[each.id], each.side, (each.hp, each.card.hp_max), status(each),
            "" if each.status == "fled" else where(combat, each), tuple(each.hand),
        )
        for each in combat.warriors.values()
    ]  # fmt: skip
