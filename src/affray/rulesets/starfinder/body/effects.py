"""Lasting bonuses and penalties that are no conditions: defence actions, support fire, abilities (SF-GEN-3)."""

from __future__ import annotations

from affray.core.modifiers import Modifier
from affray.core.scene import Scene
from affray.core.timing import Lasting, Moment

from ..model.stats import Combat, Effect, Fighter

RULES = {
    "total_defense": "SF-TDEF-1", "fight_defensively": "SF-FDEF-1", "charge": "SF-CHARGE-8",
    "harrying_fire": "SF-HARRY-2", "covering_fire": "SF-COVFIR-2", "feint": "SF-FEINT-4", "bodyguard": "SF-REACT-4",
}  # fmt: skip
"""By effect the rule it comes from; those of abilities come from SF-ABIL-1."""


def begin(
    scene: Scene[Combat],
    fighter: Fighter,
    name: str,
    source: str,
    until: Moment | None = None,
    *,
    changes: tuple[tuple[str, int], ...] = (),
    kind: str = "",
    target: str = "",
    uses: int = 0,
    ability: str = "",
) -> int:
    """Something begins to count for somebody; returns the number of the effect."""
    combat = scene.state
    serial = combat.number()
    fighter.effects.append(Effect(name, source, target, changes, kind, uses, until, serial, ability))
    fighter.changed()
    if until is not None:
        combat.timing.begin(Lasting(fighter.id, name, until, rule_of(name), source, serial))
    return serial


def lasts(scene: Scene[Combat], fighter: Fighter, name: str, until: Moment) -> None:
    """Something goes on until a moment, and its end is told, whether or not it counts for anything."""
    combat = scene.state
    combat.timing.begin(Lasting(fighter.id, name, until, rule_of(name), fighter.id, combat.number()))


def rule_of(name: str) -> str:
    return RULES.get(name, "SF-ABIL-1")


def end(combat: Combat, fighter: Fighter, effect: Effect) -> None:
    """Something counts no longer, before its time."""
    fighter.effects.remove(effect)
    fighter.changed()
    forget(combat, effect.serial)


def forget(combat: Combat, serial: int) -> None:
    """What has ended early: its moment is no longer waited for."""
    timing = combat.timing
    if any(each.amount == serial for each in timing.lasting):
        timing.lasting = [each for each in timing.lasting if each.amount != serial]


def has(fighter: Fighter, name: str) -> bool:
    return any(each.name == name for each in fighter.effects)


def modifiers(fighter: Fighter, *what: str) -> list[Modifier]:
    """What the effects on somebody add to something."""
    found: list[Modifier] = []
    for effect in fighter.effects:
        for changed, value in effect.changes:
            if changed in what:
                found.append(Modifier(value, effect.name, rule_of(effect.name), effect.kind))
    return found
