"""Conditions: gaining and losing them, how long they last, what they forbid (EP-COND)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point, squared_distance

from ..ground.board import apart_at_most, fire_on, sees
from ..model.catalogue import no
from ..model.conditions import (
    BARRING,
    BLINDED,
    BURNING,
    CONDITIONS,
    DEMANDING,
    FLEEING,
    GRAPPLED,
    HALVING,
    HELPLESS,
    MARK,
    NO_ACTIONS,
    ROOTED,
)
from ..model.events import ConditionEnded, ConditionGained, Grappled
from ..model.kinds import LASTING, ActionType, Condition, Movement, Nature, Status
from ..model.stats import Combat, Fighter, can_act
from .checks import too_heavy
from .leaving import leave, unable
from .pools import effort

BARS = [(MARK[each.name], each.rule, each.bars) for each in CONDITIONS if each.bars is not None]


# -- how long --------------------------------------------------------------------------------------
def lasting(combat: Combat, key: str, level: int, turns: int, by: str) -> Condition:
    """A condition for so many action turns, the present one not counted, or for good (EP-COND-1)."""
    if not turns:
        return Condition(key, level, LASTING, by)
    count = None
    if combat.options.duration_counting == "same_count" and combat.acting:
        count = combat.fighters[combat.acting].count
    return Condition(key, level, combat.turn + turns, by, count)


def outlasts(one: Condition, two: Condition) -> bool:
    """Whether a condition ends no earlier than another."""
    return one.until == LASTING or (two.until != LASTING and one.until >= two.until)


# -- gaining and losing ----------------------------------------------------------------------------
def refresh(fighter: Fighter) -> None:
    """The bits follow the list."""
    fighter.marks = CONDITIONS.all_of(*[each.key for each in fighter.conditions])


def without(conditions: Sequence[Condition], gone: Condition) -> list[Condition]:
    """All but the first that is like this one."""
    at = conditions.index(gone)
    return [*conditions[:at], *conditions[at + 1 :]]


def afflict(fighter: Fighter, condition: Condition) -> bool:
    """Put a condition on somebody with what it implies, unless the same one lasts longer; some add up."""
    kind = CONDITIONS[condition.key]
    for each in () if kind.by_level else fighter.conditions:
        if each.key == condition.key:
            if outlasts(each, condition):
                return False
            fighter.conditions = without(fighter.conditions, each)
            break
    fighter.conditions = [*fighter.conditions, condition]
    fighter.marks |= MARK[condition.key]
    for name in kind.implies:
        afflict(fighter, Condition(name))
    return True


def add(combat: Combat, who: str, condition: Condition) -> None:
    """Put a condition on somebody; the helpless hold and guard nothing any more."""
    fighter = combat.fighters[who]
    if afflict(fighter, condition) and fighter.marks & HELPLESS:
        fighter.full_defense, fighter.aim = False, None
        let_go(combat, who)


def remove(combat: Combat, who: str, key: str) -> None:
    """Take a condition away, and the hold with which it came."""
    fighter = combat.fighters[who]
    fighter.conditions = [each for each in fighter.conditions if each.key != key]
    refresh(fighter)
    if CONDITIONS[key].holds and fighter.grappled_by:
        holder = combat.fighters[fighter.grappled_by]
        holder.grappling, holder.dragging, holder.held = "", False, False
        fighter.grappled_by = ""


def gain(
    scene: Scene[Combat], who: str, key: str, rule: str, level: int = 0, turns: int = 0, by: str = ""
) -> None:
    """A condition begins: for so many turns, or until something ends it."""
    condition = lasting(scene.state, key, level, turns, by)

    def effect(combat: Combat) -> None:
        add(combat, who, condition)

    scene.change(effect)
    if scene.recording:
        scene.tell(ConditionGained(who, key, level, turns, rules=(rule,)))
    if MARK[key] & HELPLESS:
        unable(scene, who)


def lose(scene: Scene[Combat], who: str, key: str, rule: str) -> None:
    """A condition ends, if it was there."""
    if not scene.state.fighters[who].marks & MARK[key]:
        return

    def effect(combat: Combat) -> None:
        remove(combat, who, key)

    scene.change(effect)
    if scene.recording:
        scene.tell(ConditionEnded(who, key, rules=(rule,)))


def serve(scene: Scene[Combat], who: str) -> None:
    """A slot comes up: what was demanded of the next one is demanded of this one."""

    def effect(combat: Combat) -> None:
        fighter = combat.fighters[who]
        fighter.conditions = [replace(x, level=1) if MARK[x.key] & DEMANDING else x for x in fighter.conditions]

    if scene.state.fighters[who].marks & DEMANDING:
        scene.change(effect)


def served(scene: Scene[Combat], who: str) -> None:
    """The slot is over, and so is what was demanded of it."""
    for each in scene.state.fighters[who].conditions[:]:
        if MARK[each.key] & DEMANDING and each.level:
            lose(scene, who, each.key, CONDITIONS[each.key].rule)


def level_of(fighter: Fighter, key: str) -> int:
    return next((each.level for each in fighter.conditions if each.key == key), 0)


def source_of(fighter: Fighter, key: str) -> str:
    """Who caused a condition; empty if nobody did or it is not there."""
    return next((each.by for each in fighter.conditions if each.key == key), "")


def expire(scene: Scene[Combat], count: int | None = None) -> None:
    """What ends in this End phase, or at a count of the turn (EP-COND-1; option `duration_counting`)."""
    combat = scene.state
    for who, fighter in combat.fighters.items():
        if not fighter.conditions:
            continue
        for each in list(fighter.conditions):
            if each.until == LASTING or each.until > combat.turn:
                continue
            if count is not None and (each.count is None or each.count < count):
                continue
            fighter.conditions = without(fighter.conditions, each)
            refresh(fighter)
            if scene.recording:
                scene.tell(ConditionEnded(who, each.key, rules=("EP-COND-1",)))


# -- grapples --------------------------------------------------------------------------------------
def hold(combat: Combat, who: str, target: str) -> None:
    """Take hold of somebody (EP-MELEE-10)."""
    if combat.fighters[who].grappling:
        let_go(combat, who)
    free(combat, target)
    combat.fighters[who].grappling = target
    combat.fighters[who].held = not combat.fighters[who].budget.buying
    combat.fighters[target].grappled_by = who
    add(combat, target, Condition("grappled", by=who))


def let_go(combat: Combat, who: str) -> None:
    """A grappler lets go."""
    grappler = combat.fighters[who]
    if grappler.grappling:
        free(combat, grappler.grappling)


def free(combat: Combat, who: str) -> None:
    """Nobody and nothing holds somebody any more."""
    fighter = combat.fighters[who]
    if fighter.grappled_by or fighter.marks & GRAPPLED:
        remove(combat, who, "grappled")


def set_free(scene: Scene[Combat], who: str, state: str, rule: str) -> None:
    """Freed or released."""
    by = scene.state.fighters[who].grappled_by

    def effect(combat: Combat) -> None:
        free(combat, who)

    scene.change(effect)
    if scene.recording:
        scene.tell(Grappled(who, by, state, rules=(rule,)))


def lose_grip(scene: Scene[Combat], who: str) -> None:
    """Somebody went or was pushed: whoever is too far away holds nobody and is not held (EP-MELEE-11)."""
    combat = scene.state
    fighter = combat.fighters[who]
    for holder, held in ((who, fighter.grappling), (fighter.grappled_by, who)):
        if holder and held:
            apart = combat.fighters[holder].pos, combat.fighters[held].pos
            if not apart_at_most(*apart, combat.options.melee_range_m):
                set_free(scene, held, "freed", "EP-MELEE-11")


def depart(scene: Scene[Combat], who: str, status: Status, rule: str = "EP-SEQ-10") -> None:
    """Dead, destroyed, out, fled or surrendered: it neither holds nor is held, and has no place any more."""

    def effect(combat: Combat) -> None:
        let_go(combat, who)
        free(combat, who)

    fighter = scene.state.fighters[who]
    if fighter.grappling or fighter.grappled_by or fighter.marks & GRAPPLED:
        scene.change(effect)
    leave(scene, who, status, rule)


# -- what they forbid ------------------------------------------------------------------------------
class Deedlike(Protocol):
    """What conditions look at in a deed."""

    id: str
    attacks: bool


def why_barred(fighter: Fighter, deed: Deedlike, type: ActionType, nature: Nature) -> Iterator[Refusal]:
    """What conditions are against a deed of a type and nature; of an attack it is EP-ATK-13 (EP-COND)."""
    if not can_act(fighter):
        yield no("EP-DECL-7", who=fighter.id)
    if fighter.marks & BARRING:
        for mark, rule, bar in BARS:
            if fighter.marks & mark and bar.forbids(deed.id, deed.attacks, type, nature):
                yield no("EP-ATK-13", bar.code, who=fighter.id) if deed.attacks else no(rule, who=fighter.id)
    if fighter.fumbled and type == "complex":
        yield no("EP-ATK-10", who=fighter.id)


def why_no_way(fighter: Fighter, movement: Movement) -> Iterator[Refusal]:
    """What conditions are against a type of movement (EP-COND-4, EP-COND-6, EP-COND-7)."""
    if movement == "none":
        return
    for each in CONDITIONS.of(fighter.marks & ROOTED):
        yield no(each.rule, who=fighter.id)
    if fighter.marks & NO_ACTIONS and movement != "base":
        yield no("EP-COND-4", who=fighter.id)


def why_no_flight(combat: Combat, fighter: Fighter, to: Point) -> Iterator[Refusal]:
    """Whoever flees goes away from the source, or into total cover (EP-TRAIT-7)."""
    source = combat.fighters.get(source_of(fighter, "fleeing")) if fighter.marks & FLEEING else None
    if source is not None and sees(combat, source.pos, to):
        if squared_distance(source.pos, to) < squared_distance(source.pos, fighter.pos):
            yield no("EP-TRAIT-7", who=fighter.id)


def halvings(fighter: Fighter) -> int:
    """How often both rates are halved for good (EP-CALL-6, EP-DMG-11)."""
    return (fighter.marks & HALVING).bit_count() + too_heavy(fighter)


def blind_run(scene: Scene[Combat], who: str) -> Script[bool]:
    """Whoever is blinded and moves faster than base must pass an Athletics test or falls (EP-COND-2)."""
    if not scene.state.fighters[who].marks & BLINDED:
        return True
    passed = (yield from effort(scene, who, "athletics", "EP-COND-2")).success
    if not passed:
        gain(scene, who, "prone", "EP-COND-2")
    return passed


def displaced(scene: Scene[Combat], who: str, start: Point) -> None:
    """What follows a push or a flight: fire on the way burns, a hold at a distance is lost (EP-DMG-9, EP-MELEE-11)."""
    scorch(scene, who, start)
    lose_grip(scene, who)


def scorch(scene: Scene[Combat], who: str, start: Point) -> None:
    """Whoever came through a fire burns (EP-DMG-9)."""
    fighter = scene.state.fighters[who]
    if fire_on(scene.state, start, fighter.pos) and not fighter.marks & BURNING:
        gain(scene, who, "burning", "EP-DMG-9")
