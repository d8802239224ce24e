"""What people call everybody and everything, and the list of those who fight."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Standing
from affray.rulesets.sketch import numbered

from ..ground.board import spot
from ..model.conditions import CONDITIONS
from ..model.stats import Combat, Fighter


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
            spot(each.place) if each.present and combat.map.mapped else "", tuple(each.held),
        )
        for each in combat.fighters.values()
    ]  # fmt: skip
