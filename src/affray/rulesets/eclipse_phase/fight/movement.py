"""Moving over the open ground: how far, along which line, where it stops (EP-MOVE, EP-INTR-8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from affray.core.refusals import Refusal
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point, along, distance_ceil

from ..body.conditions import blind_run, halvings, scorch, why_no_flight
from ..ground.board import barring_enemy, hindrance, may_stand, put, sees, shown, shown_metres
from ..ground.perceiving import bumped, notice, perceives, tell_bump
from ..model.catalogue import no
from ..model.events import CoverLeft, Moved, MoverStopped
from ..model.kinds import GRAIN, Gait, Movement, halved
from ..model.stats import Combat, Fighter
from ..model.underway import past_recall
from ..time.triggers import true_of, watchers
from .grappling import after_move
from .moments import leaves_cover


def halved_often(units: int, times: int) -> int:
    """A rate halved so often, each time rounded to whole metres (EP-TEST-13)."""
    for _ in range(times):
        units = halved(units // GRAIN) * GRAIN
    return units


def rate(combat: Combat, fighter: Fighter, full: bool) -> int:
    """The base or full move with everything that halves it (EP-MOVE-7, EP-MOVE-10, EP-CALL-6)."""
    gravity = combat.options.gravity
    slow = halvings(fighter) + fighter.budget.stood_up + (gravity == "micro") + (gravity == "low" and full)
    return halved_often(fighter.card.move_full if full else fighter.card.move_base, slow)


def distance_of(combat: Combat, fighter: Fighter, movement: Movement) -> int:
    """How far a type of movement goes, a rush with what its test has added (EP-MOVE-4 to EP-MOVE-8)."""
    if movement == "none":
        return 0
    far = rate(combat, fighter, movement in ("full", "rush"))
    return far + fighter.budget.rushed * rate(combat, fighter, False) if movement == "rush" else far


# -- one segment -----------------------------------------------------------------------------------
def why_no_segment(combat: Combat, fighter: Fighter, to: Point, how: Gait) -> Iterator[Refusal]:
    """What stands in the way of a straight segment (EP-COND-14, EP-MOVE-8, EP-MOVE-9, EP-MOVE-12)."""
    yield from why_no_flight(combat, fighter, to)
    needed = hindrance(combat, fighter.pos, to, how)
    if needed == "blocked" or not sees(combat, fighter.pos, to):
        yield no("EP-COND-14", to=shown(to))
    elif needed:
        jump = needed == "jump"
        yield no("EP-MOVE-9", "jump", to=shown(to)) if jump else no("EP-MOVE-8", "nonstandard", to=shown(to))
    enemy = barring_enemy(combat, fighter, fighter.pos, to, fighter.side)
    if enemy:
        yield no("EP-MOVE-12", "enemy", by=enemy)
    if not may_stand(combat, fighter, to, fighter.side):
        yield no("EP-MOVE-12", "taken", to=shown(to))


def travel(scene: Scene[Combat], who: str, to: Point, how: Gait, free: bool = False) -> Script[None]:
    """A segment in a straight line. Whoever waits for its position or sight stops it at the first full metre."""
    combat = scene.state
    fighter = combat.fighters[who]
    if how in ("full", "rush") and not (yield from blind_run(scene, who)):
        return
    start = fighter.pos
    whole = distance_ceil(start, to)
    covered, met = bumped(combat, fighter, to, whole)
    end = to if covered == whole else along(start, to, covered)
    short, seen_by = first_stop(combat, fighter, end, covered) if combat.waiting else (covered, [])
    if short < covered:
        covered, met, end = short, [], along(start, end, short)
    hidden = bool(fighter.cover)
    scene.change(partial(arrive, who, start, end, 0 if free else covered))
    past_recall(scene)
    if scene.recording:
        there = scene.state.fighters[who].pos
        scene.tell(Moved(who, how, shown(start), shown(there), shown_metres(covered), rules=("EP-MOVE-3",)))
    tell_bump(scene, who, met)
    scene.change(notice)
    scorch(scene, who, start)
    if seen_by:
        scene.change(partial(stop, who))
        if scene.recording:
            scene.tell(MoverStopped(who, shown(end), tuple(seen_by), rules=("EP-INTR-8",)))
    if hidden and not fighter.cover:
        if scene.recording:
            scene.tell(CoverLeft(who, rules=("EP-COND-13",)))
        yield from leaves_cover(scene, who)
    if fighter.grappling or fighter.grappled_by:
        after_move(scene, who)


def first_stop(combat: Combat, fighter: Fighter, to: Point, whole: int) -> tuple[int, list[str]]:
    """The first full metre, or the end, at which a condition is true, and whose (EP-INTR-8)."""
    watching = watchers(combat, fighter)
    if not watching:
        return whole, []
    for covered in [*range(GRAIN, whole, GRAIN), whole]:
        point = to if covered == whole else along(fighter.pos, to, covered)
        met = [x.id for x in watching if notices(combat, x, fighter, point)]
        if met and may_stand(combat, fighter, point):
            return covered, met
    return whole, []


def notices(combat: Combat, watcher: Fighter, mover: Fighter, point: Point) -> bool:
    """Whether the condition of somebody is true of a mover at a point, where it may act on it (EP-INTR-13)."""
    if watcher.delay is None or not true_of(combat, watcher, watcher.delay, mover, point):
        return False
    if not perceives(combat, watcher, mover, point):
        return False
    return not combat.options.interrupt_requires_perception or sees(combat, watcher.pos, point)


def arrive(who: str, start: Point, end: Point, covered: int, combat: Combat) -> None:
    """Somebody has moved. If another took the place in the same step, it stops short of it (EP-TIE-7)."""
    fighter = combat.fighters[who]
    way = distance_ceil(start, end)
    while way > 0 and not may_stand(combat, fighter, end):
        way = max(0, way - GRAIN)
        end = along(start, end, way)
    put(who, end, combat)
    fighter.budget.move_left -= covered
    fighter.budget.moved = True


def stop(who: str, combat: Combat) -> None:
    combat.stopped.append(who)


def forget_aim(who: str, combat: Combat) -> None:
    combat.fighters[who].aim = None
