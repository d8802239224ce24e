"""Gaining and losing conditions, readiness and what lasts (ACKS-COND, ACKS-READY-6, ACKS-FIRST-11, ACKS-SPELL-3)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.timing import Lasting, Moment

from ..ground.engagement import stir
from ..model.conditions import CONDITIONS, DISORDERED, ENDED_BY, FEARLESS, IS_HELPLESS, MARK, UNENGAGING, Ending
from ..model.events import ConditionEnded, ConditionGained, EffectEnded, ReadinessLost, SegmentEnded, SpellDisrupted
from ..model.stats import Combat, Condition, Warrior

START, END, ROUND_END = "initiative start", "initiative end", "round end"
"""The moments of this game: of a combatant, of a combatant, of nobody."""


def refresh(warrior: Warrior) -> None:
    """The bits that stand for the conditions."""
    marks = 0
    for condition in warrior.conditions:
        marks |= MARK[condition.name]
    warrior.marks = marks


def until_own_initiative(combat: Combat, warrior: Warrior) -> Moment:
    """Until the start of its next initiative (ACKS-COUNT-8)."""
    return combat.timing.next(START, warrior.id)


def for_rounds(combat: Combat, rounds: int) -> Moment:
    """Until the end of the so-manieth round from now on, this one included."""
    return combat.timing.next(ROUND_END, "", rounds)


def gain(scene: Scene[Combat], warrior: Warrior, condition: Condition, rule: str = "ACKS-COND-1") -> None:
    """A condition is present from now on; several sources run separately (ACKS-COND-1)."""
    new, frightens = not warrior.marks & MARK[condition.name], CONDITIONS[condition.name].frightens
    if condition in warrior.conditions or (frightens and is_fearless(warrior)):
        return
    warrior.conditions.append(condition)
    refresh(warrior)
    if new and condition.name == "hidden":
        warrior.tracked_by = None  # where it hides, all can see (ACKS-COND-8)
    if condition.until is not None:
        scene.state.timing.begin(Lasting(warrior.id, condition.name, condition.until, rule, condition.by))
    if new and scene.recording:
        scene.tell(ConditionGained(warrior.id, condition.name, rules=(rule,)))
    if warrior.marks & IS_HELPLESS and warrior.defending:
        warrior.defending = ""
    if frightens:
        warrior.harried = True


def is_fearless(warrior: Warrior) -> bool:
    """Immune to fear: the berserk, and those whose stat block says so (ACKS-COND-15, ACKS-MORALE-9)."""
    return bool(warrior.marks & FEARLESS) or "fear" in warrior.card.immune


def lose(scene: Scene[Combat], warrior: Warrior, name: str, rule: str = "ACKS-COND-1") -> None:
    """A condition ends, whatever its sources."""
    if not warrior.marks & MARK[name]:
        return
    if MARK[name] & UNENGAGING:
        stir(scene.state)
    warrior.conditions = [each for each in warrior.conditions if each.name != name]
    refresh(warrior)
    if scene.state.timing.lasting:
        scene.state.timing.drop(warrior.id, name)
    if scene.recording:
        scene.tell(ConditionEnded(warrior.id, name, rules=(rule,)))


def end_by(scene: Scene[Combat], warrior: Warrior, what: Ending) -> None:
    """What somebody does or suffers ends some of its conditions, by their own rules."""
    marks = warrior.marks & ENDED_BY[what]
    if marks:
        for each in CONDITIONS.of(marks):
            lose(scene, warrior, each.name, each.rule)


def usual_end(combat: Combat, warrior: Warrior, name: str) -> Moment | None:
    """Until when a condition lasts by itself, if nothing else is said (ACKS-COND-2, ACKS-COND-9)."""
    lasts = CONDITIONS[name].lasts
    if lasts == "initiative":
        return until_own_initiative(combat, warrior)
    return for_rounds(combat, 1) if lasts == "round" else None


def disorder(scene: Scene[Combat], warrior: Warrior, rule: str) -> None:
    """AC -2 until the start of its next initiative (ACKS-COND-2)."""
    if not warrior.marks & DISORDERED:
        until = usual_end(scene.state, warrior, "disordered")
        gain(scene, warrior, Condition("disordered", until=until), rule)


def call(scene: Scene[Combat], name: str, of: str) -> list[Lasting]:
    """A moment is here: conditions, wards and effects that lasted until it end."""
    timing = scene.state.timing
    if not timing.lasting:
        timing.called[name, of] = timing.called.get((name, of), 0) + 1
        return []
    ended = timing.call(name, of)
    for each in ended:
        expire(scene, scene.state.warriors[each.on], each)
    return ended


def expire(scene: Scene[Combat], warrior: Warrior, lasting: Lasting) -> None:
    """One of the things that last until a moment is over."""
    if lasting.what in MARK:
        if MARK[lasting.what] & UNENGAGING:
            stir(scene.state)
        kept = [x for x in warrior.conditions if x.name != lasting.what or x.until != lasting.until]
        gone = len(kept) < len(warrior.conditions)
        warrior.conditions = kept
        refresh(warrior)
        if gone and not warrior.marks & MARK[lasting.what] and scene.recording:
            scene.tell(ConditionEnded(warrior.id, lasting.what, rules=(lasting.rule,)))
        return
    if lasting.what == "defend":
        warrior.defending = ""
        return
    if lasting.what == "dying":
        return
    if warrior.wards:
        stir(scene.state)
    warrior.wards = [x for x in warrior.wards if x.until != lasting.until or x.spell != lasting.what]
    warrior.ongoing = [x for x in warrior.ongoing if x.until != lasting.until or x.spell != lasting.what]
    if scene.recording:
        scene.tell(EffectEnded(warrior.id, "duration", lasting.what, rules=(lasting.rule,)))


def end_spell(scene: Scene[Combat], warrior: Warrior, spell: str, by: str, why: str, rule: str) -> None:
    """Everything that one casting of a spell does to somebody ends."""
    timing = scene.state.timing
    if warrior.wards or warrior.marks & UNENGAGING:
        stir(scene.state)
    names = [x.name for x in warrior.conditions if x.spell == spell and x.by == by]
    warrior.conditions = [x for x in warrior.conditions if x.spell != spell or x.by != by]
    warrior.wards = [x for x in warrior.wards if x.spell != spell or x.by != by]
    warrior.ongoing = [x for x in warrior.ongoing if x.spell != spell or x.by != by]
    timing.lasting = [
        x for x in timing.lasting if x.on != warrior.id or x.by != by or (x.what != spell and x.what not in names)
    ]
    refresh(warrior)
    if scene.recording:
        scene.tell(EffectEnded(warrior.id, why, spell, rules=(rule,)))


# -- what damage, a failed save or a shove breaks --------------------------------------------------
def lose_readiness(scene: Scene[Combat], warrior: Warrior, ready_rule: str, first_rule: str) -> None:
    """The readied action and first-round readiness are gone; the rule that took them is kept."""
    if warrior.ready is not None:
        warrior.ready, warrior.lost_ready = None, ready_rule
        if scene.recording:
            scene.tell(ReadinessLost(warrior.id, "readied", rules=(ready_rule,)))
    if warrior.first_ready:
        warrior.first_ready, warrior.lost_first = False, first_rule
        if scene.recording:
            scene.tell(ReadinessLost(warrior.id, "first_round", rules=(first_rule,)))


def displaced(scene: Scene[Combat], warrior: Warrior) -> None:
    """Was moved by force: readiness goes, and whoever slumbers wakes (ACKS-READY-6, ACKS-READY-12, ACKS-COND-7)."""
    lose_readiness(scene, warrior, "ACKS-READY-6", "ACKS-FIRST-11")
    end_by(scene, warrior, "moved")


def shaken_up(scene: Scene[Combat], warrior: Warrior) -> None:
    """Took damage or failed a save: readiness, casting and concentration go."""
    if warrior.ready is not None or warrior.first_ready:
        lose_readiness(scene, warrior, "ACKS-READY-6", "ACKS-FIRST-11")
    if warrior.declared in warrior.card.spells and not warrior.disrupted and awaits_spell(scene.state, warrior):
        disrupt(scene, warrior)
    if warrior.concentrating:
        stop_concentrating(scene, warrior)


def awaits_spell(combat: Combat, warrior: Warrior) -> bool:
    """The declared spell has still to take effect: in its segment, or, if it delayed too long, at the end of the round
    (ACKS-SPELL-3, ACKS-SPELL-4)."""
    if warrior.segment == "lost":
        return combat.options.unacted_spell == "end_of_round"
    return warrior.segment != "done"


def disrupt(scene: Scene[Combat], warrior: Warrior) -> None:
    """The spell has no effect, its casting is spent, the action is lost (ACKS-SPELL-3)."""
    warrior.disrupted, warrior.casting = True, False
    warrior.castings[warrior.declared] = max(0, warrior.castings.get(warrior.declared, 0) - 1)
    if scene.recording:
        scene.tell(SpellDisrupted(warrior.id, warrior.declared, rules=("ACKS-SPELL-3",)))
    if warrior.segment == "delaying":  # there is nothing left to wait for
        warrior.segment, warrior.wait_for = "lost", ""
        if scene.recording:
            scene.tell(SegmentEnded(warrior.id, "lost", rules=("ACKS-SPELL-3",)))


def stop_concentrating(scene: Scene[Combat], warrior: Warrior) -> None:
    """The effects that lasted by concentration end (ACKS-SPELL-8)."""
    spell, warrior.concentrating = warrior.concentrating, ""
    for other in scene.state.warriors.values():
        marked = [(each.spell, each.by) for each in other.conditions]
        marked += [(each.spell, each.by) for each in other.wards] + [(each.spell, each.by) for each in other.ongoing]
        if (spell, warrior.id) in marked:
            end_spell(scene, other, spell, warrior.id, "concentration", "ACKS-SPELL-8")
