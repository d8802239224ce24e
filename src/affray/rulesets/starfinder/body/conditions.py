"""Conditions: how they come and how they go, and what follows at once (SF-COND, SF-DEATH-4)."""

from __future__ import annotations

from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.timing import Lasting, Moment

from ..model.conditions import (
    CONDITIONS,
    DEAD,
    DROPPING,
    ENTANGLED,
    FELLING,
    FLAT_FOOTED,
    HOLDS,
    MARK,
    NO_ACTIONS,
    NO_PHYSICAL,
    ONLY_MOVES,
    PRONE,
    Occasion,
    ending_with,
    with_implied,
)
from ..model.events import ConditionGained, ConditionLost, ConditionResisted, ReadiedLost
from ..model.stats import Combat, Condition, Fighter
from .effects import forget
from .hands import drop_everything


def has(fighter: Fighter, name: str) -> bool:
    return bool(fighter.marks & MARK[name])


def refresh(fighter: Fighter) -> None:
    """Work out the bits again, implied conditions included (SF-COND-9 to -18, -26, SF-SURP-3, SF-MOVE-9)."""
    marks = DEAD if fighter.dead else 0
    for condition in fighter.conditions:
        marks |= MARK[condition.name]
    if fighter.squeezing:
        marks |= ENTANGLED
    if fighter.surprised:
        marks |= FLAT_FOOTED
    fighter.marks = with_implied(marks, fighter.card.blindsight > 0) if marks else 0
    fighter.changed()


def darken(combat: Combat, fighter: Fighter) -> None:
    """Whoever has only eyes that do not pierce the dark is blinded by it (SF-CONC-3)."""
    card = fighter.card
    if combat.light == "dark" and card.vision and not (card.darkvision or card.blindsight or "blinded" in card.immune):
        fighter.conditions.append(Condition("blinded", cause="darkness", serial=combat.number()))
        refresh(fighter)


# -- gaining ---------------------------------------------------------------------------------------
def gain(
    scene: Scene[Combat],
    fighter: Fighter,
    name: str,
    source: str = "",
    until: Moment | None = None,
    value: int = 0,
    dice: DicePool | None = None,
    cause: str = "",
) -> bool:
    """Somebody receives a condition, unless it is immune (SF-DMG-7); returns whether it has it.

    A condition gained twice does not double: it lasts as long as one of its instances does (SF-COND-1).
    """
    combat = scene.state
    if not fighter.present:
        return False
    if name in fighter.card.immune:
        if scene.recording:
            scene.tell(ConditionResisted(fighter.id, name, rules=("SF-DMG-7",)))
        return False
    kind = CONDITIONS[name]
    if until is None and not kind.several and any(x.name == name and x.until is None for x in fighter.conditions):
        return True
    if kind.adds and until is not None:
        until = prolonged(combat, fighter, name, until)
    serial = combat.number()
    fighter.conditions.append(Condition(name, source, value, dice, until, cause, 0, serial))
    if until is not None:
        combat.timing.begin(Lasting(fighter.id, name, until, kind.rule, source, serial))
    before = fighter.marks
    refresh(fighter)
    if scene.recording:
        scene.tell(ConditionGained(fighter.id, name, source, rules=(kind.rule,)))
    consequences(scene, fighter, fighter.marks & ~before)
    return True


def prolonged(combat: Combat, fighter: Fighter, name: str, until: Moment) -> Moment:
    """Fear on top of the same fear lasts as long as both together (SF-COND-1)."""
    longest = 0
    for each in fighter.conditions:
        if each.name == name and each.until is not None:
            longest = max(longest, each.until.time - combat.timing.called.get((each.until.name, each.until.of), 0))
    return Moment(until.name, until.of, until.time + longest) if longest else until


def consequences(scene: Scene[Combat], fighter: Fighter, new: int) -> None:
    """What a new condition brings about at once (SF-DEATH-4, SF-COND-17, -21, SF-GRAP-7, SF-READY-13, SF-DELAY-8)."""
    if new & DROPPING:
        drop_everything(scene, fighter, CONDITIONS.of(new & DROPPING)[0].drops)
    if new & FELLING and not fighter.marks & PRONE and not scene.state.zero_gravity:
        gain(scene, fighter, "prone")
    if new & NO_PHYSICAL:
        release_all(scene, fighter, "SF-GRAP-7")
        lose_readied(scene, fighter, "unable", "SF-READY-13")
    elif new & ONLY_MOVES and fighter.readied is not None and fighter.readied.cost != "move":
        lose_readied(scene, fighter, "unable", "SF-READY-13")
    if new & NO_ACTIONS and fighter.delaying:
        fighter.delaying = False
        scene.state.forfeits.append(fighter.id)


# -- losing ----------------------------------------------------------------------------------------
def lose(scene: Scene[Combat], fighter: Fighter, condition: Condition, why: str, rule: str = "") -> None:
    """One instance of a condition ends before its time."""
    if condition not in fighter.conditions:
        return
    over(scene.state, fighter, condition)
    forget(scene.state, condition.serial)
    if scene.recording:
        scene.tell(ConditionLost(fighter.id, condition.name, why, rules=(rule or CONDITIONS[condition.name].rule,)))


def over(combat: Combat, fighter: Fighter, condition: Condition) -> None:
    """Take a condition off; who held somebody does so no longer."""
    fighter.conditions.remove(condition)
    refresh(fighter)
    if condition.name in HOLDS:
        holder = combat.fighters.get(condition.source)
        if holder is not None and fighter.id in holder.grappling and not held_by(fighter, holder.id):
            holder.grappling.remove(fighter.id)


def lose_all(scene: Scene[Combat], fighter: Fighter, name: str, why: str, rule: str = "") -> None:
    for condition in [each for each in fighter.conditions if each.name == name]:
        lose(scene, fighter, condition, why, rule)


def end_with(scene: Scene[Combat], fighter: Fighter, occasion: Occasion, why: str, rule: str = "") -> None:
    """Every condition ends that something of this kind ends, such as sleep by damage."""
    for name in ending_with(occasion):
        if fighter.marks & MARK[name]:
            lose_all(scene, fighter, name, why, rule)


# -- holds and readied actions ---------------------------------------------------------------------
def held_by(fighter: Fighter, holder: str) -> list[Condition]:
    """The conditions in which somebody holds it."""
    return [each for each in fighter.conditions if each.name in HOLDS and each.source == holder]


def let_go(scene: Scene[Combat], target: Fighter, holder: str, why: str, rule: str) -> None:
    """A hold ends."""
    for condition in held_by(target, holder):
        lose(scene, target, condition, why, rule)


def release_all(scene: Scene[Combat], holder: Fighter, rule: str) -> None:
    """Everybody somebody holds is free."""
    for name in list(holder.grappling):
        let_go(scene, scene.state.fighters[name], holder.id, "released", rule)
    holder.grappling.clear()


def lose_readied(scene: Scene[Combat], fighter: Fighter, why: str, rule: str) -> None:
    """A readied action is gone."""
    readied = fighter.readied
    if readied is None:
        return
    fighter.readied = None
    if fighter.id in scene.state.ready:  # of a stranger a side knows only that something is readied
        scene.state.ready.remove(fighter.id)
    if scene.recording:
        scene.tell(ReadiedLost(fighter.id, readied.action, why, rules=(rule,)))
