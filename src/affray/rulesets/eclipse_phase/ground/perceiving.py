"""What the sides come to know as they move: whom they see or run into, and what lies where (EP-COND-14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from affray.core.scene import Scene
from affray.rulesets.unknown import notice as known
from affray.space.field import Point, along, distance_ceil, line_within, squared_distance

from ..model.events import Bumped
from ..model.kinds import GRAIN, Lying
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from .board import BODY, may_stand, sees, shown

PACE = GRAIN // 10
"""In steps so short a mover comes up to somebody whom it did not expect."""


def notice(combat: Combat) -> None:
    """Unknown ones whom somebody sees, and things in sight, are known from now on (EP-COND-14)."""
    for fighter in combat.fighters.values():
        if fighter.known_to is not None:
            known(combat.fighters.values(), lambda one, other: spots(combat, one, other))
            break
    if combat.missed or (combat.lying and any(each.known_to is not None for each in combat.lying)):
        look_for_things(combat)


def spots(combat: Combat, one: Fighter, other: Fighter) -> bool:
    return can_act(one) and other.status == ACTIVE and sees(combat, one.pos, other.pos)


def perceives(combat: Combat, watcher: Fighter, other: Fighter, point: Point) -> bool:
    """Whether a watcher's side knows of somebody, or would see it at a point (EP-INTR-13)."""
    if other.is_known_to(watcher.side):
        return True
    own = [each for each in combat.fighters.values() if each.side == watcher.side]
    return any(can_act(each) and sees(combat, each.pos, point) for each in own)


# -- bumping ---------------------------------------------------------------------------------------
def bumped(combat: Combat, mover: Fighter, to: Point, whole: int) -> tuple[int, list[str]]:
    """How far a straight way leads before it ends at somebody of whom the mover's side does not know, and at whom.

    The able bar the way; on others one only cannot stop (EP-MOVE-12).
    """
    start = mover.pos
    unknown = [x for x in combat.fighters.values() if x.status == ACTIVE and not x.is_known_to(mover.side)]
    met = [each for each in unknown if in_the_way(start, to, each)]
    if not met:
        return whole, []
    for covered in range(0, whole, PACE):
        point = along(start, to, covered + PACE)
        if any(close_to(point, each) for each in met):
            break
    else:
        covered = whole
    near = [each.id for each in met if line_within(start, along(start, to, covered + PACE), each.pos, BODY)]
    while covered > 0 and not may_stand(combat, mover, along(start, to, covered)):
        covered = max(0, covered - PACE)
    return covered, near or [met[0].id]


def run_into(scene: Scene[Combat], who: str, to: Point) -> None:
    """Somebody on a straight way meets those of whom its side did not know, if any are in it (EP-MOVE-12)."""
    mover = scene.state.fighters[who]
    tell_bump(scene, who, bumped(scene.state, mover, to, distance_ceil(mover.pos, to))[1])


def tell_bump(scene: Scene[Combat], who: str, met: Sequence[str]) -> None:
    """A side knows from now on of those into whom one of its own has run."""
    if met:
        at = shown(scene.state.fighters[met[0]].pos)
        scene.change(partial(meet, scene.state.fighters[who].side, tuple(met)))
        if scene.recording:
            scene.tell(Bumped(who, at, rules=("EP-MOVE-12",)))


def in_the_way(start: Point, to: Point, other: Fighter) -> bool:
    """Whether somebody cannot be passed on a straight way, or stands where it ends; who is that close may go away."""
    if can_act(other):
        return not close_to(start, other) and line_within(start, to, other.pos, BODY - 1)
    return close_to(to, other)


def close_to(point: Point, other: Fighter) -> bool:
    return squared_distance(point, other.pos) < BODY * BODY


def meet(side: str, several: tuple[str, ...], combat: Combat) -> None:
    for name in several:
        combat.fighters[name].show_to(side)


# -- things ----------------------------------------------------------------------------------------
def lay(combat: Combat, thing: Lying) -> None:
    """Something comes to lie somewhere; of what somebody unseen lets fall nobody knows until he sees it."""
    owner = combat.fighters[thing.owner]
    sides = tuple([side for side in combat.sides() if owner.is_known_to(side)])
    combat.lying.append(replace(thing, known_to=sides))


def take(combat: Combat, thing: Lying, taker: Fighter) -> None:
    """Something is picked up; who does not see the taker still believes it to lie there."""
    combat.lying.remove(thing)
    for side in combat.sides():
        if not taker.is_known_to(side) and (thing.known_to is None or side in thing.known_to):
            combat.missed.append((side, thing))


def look_for_things(combat: Combat) -> None:
    """Sides see what lies in their sight, and what does not lie there any more."""
    for number, thing in enumerate(combat.lying):
        if thing.known_to is not None:
            new = [side for side in combat.sides() if side not in thing.known_to and looks_at(combat, side, thing)]
            if new:
                combat.lying[number] = replace(thing, known_to=(*thing.known_to, *new))
    combat.missed = [(side, thing) for side, thing in combat.missed if not looks_at(combat, side, thing)]


def looks_at(combat: Combat, side: str, thing: Lying) -> bool:
    """Whether somebody of a side has a thing in sight."""
    own = [each for each in combat.fighters.values() if each.side == side and can_act(each)]
    return any(sees(combat, each.pos, thing.point) for each in own)


def things_known(combat: Combat, sides: Sequence[str], gone: frozenset[str]) -> list[Lying]:
    """What all of these sides believe to lie there, by its place: an order tells nothing of who came and went."""
    found = [each for each in combat.lying if all(knows_of(each, side, gone) for side in sides)]
    missed = [thing for believer, thing in combat.missed if believer == sides[0]]
    found += [each for each in missed if all((side, each) in combat.missed for side in sides)]
    return sorted(found, key=lambda each: (each.point.y, each.point.x, each.weapon.id, each.owner))


def knows_of(thing: Lying, side: str, gone: frozenset[str]) -> bool:
    return thing.owner not in gone if thing.known_to is None else side in thing.known_to
