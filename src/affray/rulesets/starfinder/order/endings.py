"""What ends when a moment is called (SF-ROUND-3 to SF-ROUND-5, SF-ROUND-8)."""

from __future__ import annotations

from affray.core.scene import Scene

from ..body.concentration import end_ability
from ..body.conditions import over
from ..body.dying import die
from ..model.stats import Combat, Condition, Fighter


def call_moment(scene: Scene[Combat], name: str, of: str) -> None:
    """A moment is here, also of somebody dead or gone: end the conditions and effects that lasted until it."""
    combat = scene.state
    if not combat.timing.lasting:
        combat.timing.call(name, of)  # it counts all the same
        return
    for ended in scene.call(name, of):
        fighter = combat.fighters[ended.on]
        for condition in [each for each in fighter.conditions if each.serial == ended.amount]:
            end_condition(scene, fighter, condition)
        for effect in [each for each in fighter.effects if each.serial == ended.amount]:
            fighter.effects.remove(effect)
            fighter.changed()
            caster = combat.fighters.get(effect.source)
            if caster is not None and effect.ability and caster.concentrating_on == effect.ability:
                end_ability(scene, caster, effect.ability, "duration", "SF-ROUND-3")


def end_condition(scene: Scene[Combat], fighter: Fighter, condition: Condition) -> None:
    """A condition has reached its end; whoever was to die after some rounds dies (option `npc_death`)."""
    over(scene.state, fighter, condition)
    if condition.name == "dying" and condition.cause == "time":
        die(scene, fighter, "time", "SF-DEATH-14")
