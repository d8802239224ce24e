"""Conditions, lasting effects, concentration and death: how they come and how they go (E5-COND, E5-ROUND-6)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.timing import Lasting, Moment

from ..ground.crowd import take_out
from ..model.conditions import (
    CONDITIONS,
    FATAL,
    GRAPPLED,
    HALF_HP,
    IMPLYING,
    INCAPACITATED,
    NO_SPEED_LEFT,
    SPEED_ZERO,
    wards_off,
)
from ..model.events import ConditionGained, ConditionLost, ConditionResisted, Died, PowerEnded, ReadiedLost, TempHpEnded
from ..model.kinds import Change, Power, SaveAgainst
from ..model.stats import Cause, Combat, Condition, Effect, Fighter, Result
from ..time.windows import watched
from .hands import drop_everything


# -- moments ---------------------------------------------------------------------------------------
def moment_of(combat: Combat, ends: str | int, own: str, source: str) -> Moment | None:
    """The moment at which a duration ends; None if it does not end by itself (E5-ROUND-6, E5-ROUND-7).

    `own` is who bears it, or who used the power for the durations of powers; without a source the bearer's turns count.
    """
    timing = combat.timing
    source = source if source in combat.fighters else own
    if isinstance(ends, int):
        started = source in combat.acted
        return timing.next("turn start", source, ends if started else ends + 1)
    if ends in ("start_of_own_turn", "start_of_own_next_turn"):
        return timing.next("turn start", own)
    if ends == "end_of_own_turn":
        return timing.next("turn end", own)
    if ends == "end_of_own_next_turn":
        return timing.next("turn end", own, 2 if combat.owner == own else 1)
    if ends == "start_of_source_turn":
        return timing.next("turn start", source)
    if ends == "end_of_source_turn":
        return timing.next("turn end", source)
    if ends == "end_of_turn":
        return timing.next("turn end", combat.owner or own)
    return None


def call_moment(scene: Scene[Combat], name: str, who: str) -> None:
    """A moment is here, also of somebody dead or gone: end what lasted until it (E5-ROUND-7)."""
    combat = scene.state
    for ended in scene.call(name, who):
        fighter = combat.fighters[ended.on]
        for condition in [each for each in fighter.conditions if each.serial == ended.amount]:
            fighter.conditions.remove(condition)
            refresh(combat, fighter)
            ended_power(scene, condition.power, condition.source)
        for effect in [each for each in fighter.effects if each.serial == ended.amount]:
            end_effect(scene, fighter, effect)
            ended_power(scene, effect.power, effect.source)


def ended_power(scene: Scene[Combat], power: str, source: str) -> None:
    """Concentration is over when nothing is left of what it kept up."""
    caster = scene.state.fighters.get(source)
    if caster is None or not power or caster.concentration != power:
        return
    if caster.readied is not None and caster.readied.held_spell == power:
        return
    if not kept_up(scene.state, source, power):
        caster.concentration = ""
        if scene.recording:
            scene.tell(PowerEnded(source, "duration", power, rules=("E5-ROUND-6",)))


def kept_up(combat: Combat, source: str, power: str) -> bool:
    """Whether anything of a power is still there."""
    for fighter in combat.fighters.values():
        if any(each.power == power and each.source == source for each in fighter.conditions):
            return True
        if any(each.power == power and each.source == source for each in fighter.effects):
            return True
    return False


# -- conditions ------------------------------------------------------------------------------------
def has(fighter: Fighter, name: str) -> bool:
    return bool(fighter.marks & CONDITIONS.mark[name])


def refresh(combat: Combat, fighter: Fighter) -> None:
    """Work out the bits and the exhaustion again after a change (E5-COND-1, E5-COND-19)."""
    marks = exhaustion = 0
    for condition in fighter.conditions:
        marks |= CONDITIONS.mark[condition.name]
        if condition.name == "exhaustion":
            exhaustion += condition.level
    if marks & IMPLYING:
        immune = CONDITIONS.all_of(*fighter.card.condition_immunities)
        marks |= CONDITIONS.with_implied(marks) & ~immune
    fighter.marks = combat.marks = marks
    for other in combat.fighters.values():
        combat.marks |= other.marks
    if fighter.exhaustion != exhaustion:
        fighter.exhaustion = min(exhaustion, FATAL)
        fighter.hp_max = max(1, fighter.card.hp_max // 2) if exhaustion >= HALF_HP else fighter.card.hp_max
        fighter.hp = min(fighter.hp, fighter.hp_max)


def gain(
    scene: Scene[Combat],
    fighter: Fighter,
    name: str,
    source: str = "",
    ends: str | int = "until_removed",
    end_save: SaveAgainst | None = None,
    escape_dc: int = 0,
    via_attack: str = "",
    level: int = 1,
    power: str = "",
    cause: Cause = "",
    own: str = "",
) -> bool:
    """Somebody receives a condition, unless it is immune (E5-COND-3); returns whether it has it.

    `own` is whose turns the durations of a power count (its user); without it those of the bearer.
    """
    combat = scene.state
    if not fighter.present:
        return False
    if name in fighter.card.condition_immunities or wards_off(fighter.marks, name):
        if scene.recording:
            scene.tell(ConditionResisted(fighter.id, name, rules=("E5-COND-3",)))
        return False
    if CONDITIONS[name].once and has(fighter, name):
        return True
    until = moment_of(combat, ends, own or fighter.id, source)
    serial = combat.number()
    fighter.conditions.append(
        Condition(name, source, until, end_save, escape_dc, via_attack, level, power, cause, serial)
    )
    if until is not None:
        combat.timing.begin(Lasting(fighter.id, name, until, "E5-COND-2", source, serial))
    before = fighter.marks
    refresh(combat, fighter)
    if scene.recording:
        shown = "" if until is None else str(ends)
        scene.tell(ConditionGained(fighter.id, name, source, shown, rules=(CONDITIONS[name].rule,)))
    note(combat, "gains_condition", fighter.id, source)
    consequences(scene, fighter, before, name)
    return True


def consequences(scene: Scene[Combat], fighter: Fighter, before: int, name: str) -> None:
    """What a new condition brings about at once (E5-COND-18, E5-GRAP-10, E5-SPELL-11)."""
    new = fighter.marks & ~before
    kind = CONDITIONS[name]
    if kind.drops_things:
        drop_everything(scene, fighter, kind.rule)
    for brought in kind.brings:
        gain(scene, fighter, brought)
    if new & INCAPACITATED:
        release_all(scene, fighter, "E5-GRAP-10")
        stop_concentrating(scene, fighter, "incapacitated", "E5-SPELL-11")
    if new & SPEED_ZERO or fighter.exhaustion >= NO_SPEED_LEFT:
        fighter.stops += 1
    if fighter.exhaustion >= FATAL:
        die(scene, fighter, "exhaustion", "E5-COND-7")


def lose(scene: Scene[Combat], fighter: Fighter, condition: Condition, why: str, rule: str = "E5-COND-2") -> None:
    """One instance of a condition ends."""
    if condition not in fighter.conditions:
        return
    fighter.conditions.remove(condition)
    forget(scene.state, condition.serial)
    refresh(scene.state, fighter)
    if scene.recording:
        scene.tell(ConditionLost(fighter.id, condition.name, why, rules=(rule,)))
    ended_power(scene, condition.power, condition.source)
    if condition.name == "grappled" and condition.via_attack:
        with_it = (condition.source, condition.via_attack)
        for other in [each for each in fighter.conditions if (each.source, each.via_attack) == with_it]:
            lose(scene, fighter, other, why, rule)


def forget(combat: Combat, serial: int) -> None:
    """Something has ended early: its moment is no longer waited for."""
    combat.timing.lasting = [each for each in combat.timing.lasting if each.amount != serial]


def lose_all(scene: Scene[Combat], fighter: Fighter, name: str, why: str, rule: str = "E5-COND-2") -> None:
    for condition in [each for each in fighter.conditions if each.name == name]:
        lose(scene, fighter, condition, why, rule)


def wake(scene: Scene[Combat], fighter: Fighter) -> None:
    """The unconsciousness of 0 hit points ends; prone stays (E5-DEATH-5, E5-COND-19)."""
    for condition in [each for each in fighter.conditions if each.cause == "zero"]:
        lose(scene, fighter, condition, "awake", "E5-DEATH-5")


def release_all(scene: Scene[Combat], fighter: Fighter, rule: str) -> None:
    """Everybody held by somebody is free."""
    if not scene.state.marks & GRAPPLED:
        return
    for other in scene.state.fighters.values():
        for condition in [each for each in other.conditions if each.name == "grappled" and each.source == fighter.id]:
            lose(scene, other, condition, "released", rule)


def note(combat: Combat, event: str, who: str, of: str = "") -> None:
    """Remember a result for the next `on_result` window, if anybody waits for one (E5-READY-18)."""
    if watched(combat, "on_result"):
        combat.results.append(Result(event, who, of))


# -- effects and concentration ---------------------------------------------------------------------
def begin_effect(scene: Scene[Combat], fighter: Fighter, power: Power, source: str) -> int:
    """A power is kept up on somebody for its duration (E5-SPELL-19); returns the number of the effect.

    It is 0 for an instant power: its changes are for their window alone.
    """
    if power.duration == "instant":
        return 0
    combat = scene.state
    until = moment_of(combat, power.duration, source, source)
    serial = combat.number()
    fighter.effects.append(Effect(power.id, source, power.change or Change(), until, serial))
    if until is not None:
        combat.timing.begin(Lasting(fighter.id, power.id, until, "E5-ROUND-6", source, serial))
    return serial


def end_effect(scene: Scene[Combat], fighter: Fighter, effect: Effect) -> None:
    """What a power kept up is over, and with it the temporary hit points that came from it (E5-HEAL-5)."""
    fighter.effects.remove(effect)
    if fighter.temp_hp_effect != effect.serial:
        return
    if fighter.temp_hp and scene.recording:
        scene.tell(TempHpEnded(fighter.id, fighter.temp_hp, rules=("E5-HEAL-5",)))
    fighter.temp_hp = fighter.temp_hp_effect = 0


def concentrate(scene: Scene[Combat], fighter: Fighter, power: str) -> None:
    """Begin to concentrate on a power; another one ends (E5-SPELL-9)."""
    stop_concentrating(scene, fighter, "replaced", "E5-SPELL-9")
    fighter.concentration = power


def stop_concentrating(scene: Scene[Combat], fighter: Fighter, why: str, rule: str = "E5-SPELL-12") -> None:
    """Concentration ends, and with it everything it kept up, a held spell too (E5-SPELL-12, E5-READY-12)."""
    power = fighter.concentration
    if not power:
        return
    combat = scene.state
    fighter.concentration = ""
    if scene.recording:
        scene.tell(PowerEnded(fighter.id, why, power, rules=(rule, "E5-SPELL-12")))
    if fighter.readied is not None and fighter.readied.held_spell == power:
        lose_readied(scene, fighter, "concentration", "E5-READY-12")
    for other in combat.fighters.values():
        for effect in [each for each in other.effects if each.power == power and each.source == fighter.id]:
            end_effect(scene, other, effect)
            forget(combat, effect.serial)
        for condition in [each for each in other.conditions if each.power == power and each.source == fighter.id]:
            lose(scene, other, condition, "concentration", "E5-SPELL-12")


def lose_readied(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """A readied response is gone."""
    if fighter.readied is None:
        return
    held = fighter.readied.held_spell
    fighter.readied = None
    if fighter.id in scene.state.ready:  # of a stranger a side knows only that something is readied
        scene.state.ready.remove(fighter.id)
    if scene.recording:
        scene.tell(ReadiedLost(fighter.id, why, rules=(rule,)))
    if held and fighter.concentration == held:
        stop_concentrating(scene, fighter, "lost", "E5-READY-12")


# -- death -----------------------------------------------------------------------------------------
def die(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """Dead: drops what it holds, lets go whom it grapples, stops concentrating (E5-DEATH-26)."""
    if fighter.dead:
        return
    fighter.hp = 0
    fighter.stops += 1
    drop_everything(scene, fighter, "E5-DEATH-26")
    release_all(scene, fighter, "E5-DEATH-26")
    stop_concentrating(scene, fighter, "dead", "E5-SPELL-11")
    lose_readied(scene, fighter, "dead", "E5-GEN-9")
    fighter.dead, fighter.stable, fighter.hiding, fighter.hidden_from = True, False, False, []
    take_out(scene.state, fighter)
    for condition in [each for each in fighter.conditions if each.name == "grappled"]:
        lose(scene, fighter, condition, "dead", "E5-DEATH-26")
    if scene.recording:
        scene.tell(Died(fighter.id, why, rules=(rule,)))
