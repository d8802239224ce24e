"""What ends spells: castings that come to nothing, and concentration that breaks (SF-CAST-3, SF-CAST-5, -9, -10)."""

from __future__ import annotations

from affray.core.scene import Scene

from ..model.events import EffectEnded, SpellLost
from ..model.kinds import Ability
from ..model.stats import Combat, Fighter
from .conditions import lose
from .effects import end

WITHIN_ACTION = -1
"""`Casting.rounds_left` of a casting that is over with the action itself."""


def spend(fighter: Fighter, ability: Ability) -> None:
    """The slot of a spell is gone, once it takes effect, fails or is lost (SF-CAST-14)."""
    if ability.is_spell and ability.spell_level:
        slot = f"slot {ability.spell_level}"
        fighter.uses_left[slot] = max(0, fighter.uses_left.get(slot, 0) - 1)


def lose_spell(scene: Scene[Combat], fighter: Fighter, ability: Ability, why: str, rule: str) -> None:
    """A spell or spell-like ability comes to nothing; its slot is spent all the same (SF-CAST-5, SF-CAST-11)."""
    spend(fighter, ability)
    if scene.recording:
        scene.tell(SpellLost(fighter.id, ability.id, why, rules=(rule, "SF-CAST-14")))


def break_casting(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """A casting that takes rounds is lost (SF-CAST-3, SF-CAST-10)."""
    casting = fighter.casting
    if casting is None:
        return
    fighter.casting = None
    lose_spell(scene, fighter, fighter.card.abilities[casting.ability], why, rule)


def interrupt(scene: Scene[Combat], fighter: Fighter) -> None:
    """Any other action or reaction ends a casting that takes rounds (SF-CAST-3)."""
    if fighter.casting is not None and fighter.casting.rounds_left != WITHIN_ACTION:
        break_casting(scene, fighter, "action", "SF-CAST-3")


def stop_concentrating(scene: Scene[Combat], fighter: Fighter, why: str, rule: str = "SF-CAST-9") -> None:
    """What was kept up by concentration ends (SF-CAST-9, SF-CAST-10)."""
    ability = fighter.concentrating_on
    if ability:
        fighter.concentrating_on = ""
        end_ability(scene, fighter, ability, why, rule)


def end_ability(scene: Scene[Combat], fighter: Fighter, ability: str, why: str, rule: str) -> None:
    """Everything that somebody's spell or ability keeps up is over."""
    combat = scene.state
    if fighter.concentrating_on == ability:
        fighter.concentrating_on = ""
    for other in combat.fighters.values():
        for effect in [x for x in other.effects if x.ability == ability and x.source == fighter.id]:
            end(combat, other, effect)
        for condition in [x for x in other.conditions if x.cause == ability and x.source == fighter.id]:
            lose(scene, other, condition, why, rule)
    if scene.recording:
        scene.tell(EffectEnded(fighter.id, why, ability, rules=(rule,)))


def disturb(scene: Scene[Combat], fighter: Fighter) -> None:
    """Damage by an attack or after a failed save breaks a casting and concentration (SF-CAST-10)."""
    if fighter.casting is not None:
        break_casting(scene, fighter, "damage", "SF-CAST-10")
    if fighter.concentrating_on and scene.state.options.concentration_breaks_on_damage:
        stop_concentrating(scene, fighter, "damage", "SF-CAST-10")


def lose_all_spells(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """Whoever is unconscious or dead keeps nothing up (SF-DEATH-4, SF-ROUND-8)."""
    break_casting(scene, fighter, "unable", rule)
    stop_concentrating(scene, fighter, "unable", rule)
