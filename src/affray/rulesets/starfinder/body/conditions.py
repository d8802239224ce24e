"""Conditions: how they come and how they go, and what follows at once (SF-COND, SF-DEATH-4)."""

from __future__ import annotations

from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.timing import Lasting, Moment

from ..model.events import ReadiedLost
from ..model.kinds import (
    ASLEEP,
    BLINDED,
    COWERING,
    DEAD,
    DYING,
    ENTANGLED,
    FLAT_FOOTED,
    HELPLESS,
    MARK,
    NAUSEATED,
    NO_ACTIONS,
    NO_PHYSICAL,
    OFF_KILTER,
    PANICKED,
    PINNED,
    PRONE,
    STABLE,
    STUNNED,
    UNCONSCIOUS,
)
from ..model.outcomes import ConditionGained, ConditionLost, ConditionResisted
from ..model.stats import Combat, Condition, Fighter
from .effects import forget
from .hands import drop_everything

RULES = {
    "asleep": "SF-COND-14", "bleeding": "SF-COND-23", "blinded": "SF-COND-2", "burning": "SF-COND-23",
    "confused": "SF-COND-22", "corroding": "SF-ATK-15", "cowering": "SF-COND-18", "dazed": "SF-COND-18",
    "dazzled": "SF-COND-24", "deafened": "SF-COND-3", "dead": "SF-COND-26", "dying": "SF-COND-26",
    "encumbered": "SF-COND-24", "entangled": "SF-COND-4", "exhausted": "SF-COND-20", "fascinated": "SF-COND-24",
    "fatigued": "SF-COND-20", "flat_footed": "SF-COND-12", "frightened": "SF-COND-21", "grappled": "SF-COND-8",
    "helpless": "SF-COND-13", "invisible": "SF-COND-25", "nauseated": "SF-COND-19", "off_kilter": "SF-COND-11",
    "off_target": "SF-COND-5", "overburdened": "SF-COND-24", "panicked": "SF-COND-21", "paralyzed": "SF-COND-15",
    "pinned": "SF-COND-9", "prone": "SF-COND-10", "shaken": "SF-COND-6", "sickened": "SF-COND-7",
    "stable": "SF-COND-26", "staggered": "SF-COND-16", "stunned": "SF-COND-17", "unconscious": "SF-COND-14",
}  # fmt: skip

FEAR = ("shaken", "frightened")
"""Their durations add (SF-COND-1)."""
SEVERAL = ("bleeding", "burning", "corroding", "grappled", "pinned")
"""Each instance counts by itself: by its amount, or by who holds."""
KNOCKS_OUT = UNCONSCIOUS | DYING | STABLE
UNREADY = BLINDED | PINNED | OFF_KILTER | STUNNED | COWERING
"""These bring flat-footed with them (SF-COND-2, -9, -11, -17, -18)."""


def has(fighter: Fighter, name: str) -> bool:
    return bool(fighter.marks & MARK[name])


def refresh(fighter: Fighter) -> None:
    """Work out the bits again, implied conditions included (SF-COND-9 to -18, -26, SF-SURP-3, SF-MOVE-9)."""
    marks = DEAD if fighter.dead else 0
    for condition in fighter.conditions:
        marks |= MARK[condition.name]
    if marks & KNOCKS_OUT:
        marks |= UNCONSCIOUS
    if marks & (UNCONSCIOUS | ASLEEP):
        marks |= HELPLESS
    if fighter.squeezing:
        marks |= ENTANGLED
    unready = marks & UNREADY
    if fighter.surprised or (unready and (unready != BLINDED or not fighter.card.blindsight)):
        marks |= FLAT_FOOTED
    fighter.marks = marks


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
    if until is None and name not in SEVERAL and any(x.name == name and x.until is None for x in fighter.conditions):
        return True
    if name in FEAR and until is not None:
        until = prolonged(combat, fighter, name, until)
    serial = combat.number()
    fighter.conditions.append(Condition(name, source, value, dice, until, cause, 0, serial))
    if until is not None:
        combat.timing.begin(Lasting(fighter.id, name, until, RULES[name], source, serial))
    before = fighter.marks
    refresh(fighter)
    if scene.recording:
        scene.tell(ConditionGained(fighter.id, name, source, rules=(RULES[name],)))
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
    if new & (UNCONSCIOUS | STUNNED | PANICKED):
        rule = "SF-DEATH-4" if new & UNCONSCIOUS else "SF-COND-17" if new & STUNNED else "SF-COND-21"
        drop_everything(scene, fighter, rule)
    if new & UNCONSCIOUS and not fighter.marks & PRONE and not scene.state.zero_gravity:
        gain(scene, fighter, "prone")
    if new & NO_PHYSICAL:
        release_all(scene, fighter, "SF-GRAP-7")
        lose_readied(scene, fighter, "unable", "SF-READY-13")
    elif new & NAUSEATED and fighter.readied is not None and fighter.readied.cost != "move":
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
        scene.tell(ConditionLost(fighter.id, condition.name, why, rules=(rule or RULES[condition.name],)))


def over(combat: Combat, fighter: Fighter, condition: Condition) -> None:
    """Take a condition off; who held somebody does so no longer."""
    fighter.conditions.remove(condition)
    refresh(fighter)
    if condition.name in ("grappled", "pinned"):
        holder = combat.fighters.get(condition.source)
        if holder is not None and fighter.id in holder.grappling and not held_by(fighter, holder.id):
            holder.grappling.remove(fighter.id)


def lose_all(scene: Scene[Combat], fighter: Fighter, name: str, why: str, rule: str = "") -> None:
    for condition in [each for each in fighter.conditions if each.name == name]:
        lose(scene, fighter, condition, why, rule)


# -- holds and readied actions ---------------------------------------------------------------------
def held_by(fighter: Fighter, holder: str) -> list[Condition]:
    """The conditions in which somebody holds it."""
    return [each for each in fighter.conditions if each.name in ("grappled", "pinned") and each.source == holder]


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
    scene.state.ready.remove(fighter.id)
    if scene.recording:
        scene.tell(ReadiedLost(fighter.id, readied.action, why, rules=(rule,)))
