"""Steps as they are taken: own ones with their provocations, forced ones, falls and drifting (SF-AOO-7, SF-MOVE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from affray.core.modifiers import Modifier
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bodies import overlapping
from affray.space.measure import Footprint

from ..body.conditions import gain
from ..body.damage import deal
from ..body.dice import check, pool
from ..body.hazards import entered
from ..body.whereabouts import put
from ..ground.awareness import known_opponents, may_elude, met_at
from ..ground.board import (
    floor_under,
    may_share,
    opponents,
    others_at,
    precise_sense,
    sees_way,
    squares_apart,
    threat_reach,
    threatens,
)
from ..ground.stepping import Plan, Spot, Way, plan_step, speed_of
from ..model.conditions import NO_PHYSICAL, NO_RUSH, PASSABLE, PRONE, STUCK
from ..model.events import FellFrom, Stopped
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.undertakings import settle, undertaking
from ..time.windows import Happening, Occurrence, Step, after, before, watched
from .collisions import make_room, run_into
from .jumping import Gap

HALTING = STUCK & ~PRONE | NO_PHYSICAL
"""Who has one of these does not go on with its movement."""
STEP_EVENTS = frozenset((
    "enters_square", "leaves_square", "enters_reach", "leaves_threatened_square", "guarded_step_away", "action",
))  # fmt: skip
"""What reactions to steps wait for."""
SHORT = ("", "guarded", "crawl")
"""Single steps, whatever the speed."""
LONGEST_REACH = 7
"""Squares beyond which nobody threatens: a colossal creature with a reach weapon."""


def can_go_on(combat: Combat, fighter: Fighter, origin: Footprint, how: str) -> bool:
    """Whether a step that was begun can still be taken (SF-AOO-7, SF-REACT-13)."""
    if not fighter.present or fighter.place != origin or fighter.halted or fighter.marks & HALTING:
        return False
    if how in ("charge", "run") and fighter.marks & NO_RUSH and not fighter.squeezing:  # SF-CHARGE-15, SF-RUN-7
        return False
    if how == "run" and not sees_way(combat, fighter):  # SF-RUN-3
        return False
    if how == "withdraw" and not precise_sense(fighter) and not fighter.card.has("blind_fight"):  # SF-WDRAW-4
        return False
    return how == "crawl" or not fighter.marks & PRONE


def affords(fighter: Fighter, mode: str, speed: int, most: int, spare: int) -> bool:
    """Whether a movement begun with a speed and so many feet, which leaves some to spare, is still within what slowing
    leaves of it (SF-REACT-13, SF-COND-4, SF-COND-20).

    A gap through which somebody squeezes was known when the way was chosen, and takes nothing.
    """
    if not speed or fighter.squeezing:
        return True
    return most * min(speed_of(fighter, mode), speed) // speed + spare >= most


def in_danger(combat: Combat, fighter: Fighter, recording: bool) -> bool:
    """Whether anybody might make an attack of opportunity against somebody who leaves its square: a cheap test."""
    for other in combat.fighters.values():
        if other.side != fighter.side and not other.dead and (recording or other.budget.reaction):
            if squares_apart(other.place, fighter.place) <= LONGEST_REACH:
                return True
    return False


# -- own movement ----------------------------------------------------------------------------------
def walk(
    scene: Scene[Combat],
    fighter: Fighter,
    path: Sequence[Spot],
    way: Way,
    how: str = "",
    exempt: tuple[str, ...] = (),
    penalty: int = 0,
    descent: Sequence[int] = (),
    gaps: Sequence[Gap] = (),
) -> Script[bool]:
    """Movement along a path, step by step; returns whether it came to its end.

    `how` is guarded, crawl, charge, run, withdraw or the way of moving; `exempt` may not answer the first step;
    `penalty` is that of tumble checks; `descent` the altitude after each step of a flier; `gaps` are jumped over.
    """
    combat = scene.state
    settle(scene)  # from here on every step speaks for itself
    if not scene.recording and is_unanswered(combat, fighter, path, way, descent, how == "guarded"):
        put(scene, fighter, Footprint(*path[-1]), fighter.altitude_ft)
        return True
    legal = (fighter.place, fighter.altitude_ft, fighter.squeezing)
    whole = True
    blind_limit = way.left // 2 if not precise_sense(fighter) and how != "guarded" else -1
    landing = -1
    speed, most = 0 if how in SHORT else speed_of(fighter, way.mode), way.left
    for number, to in enumerate(path):
        gap = next((each for each in gaps if each.first == number), None)
        if gap is not None:
            here = fighter.place
            landing = gap.landing if (yield from leaps(scene, fighter, gap)) else -1
            if not can_go_on(combat, fighter, here, how):
                whole = stop(scene, fighter, "unable")
                break
        plan = plan_step(combat, fighter, fighter.place, fighter.altitude_ft, to, way, number == len(path) - 1)
        if isinstance(plan, list):
            whole = stop(scene, fighter, "blocked")
            break
        spare = way.left - plan.cost
        affordable = partial(affords, fighter, way.mode, speed, most, spare)
        if not affordable():
            whole = stop(scene, fighter, "unable")
            break
        if descent:
            plan = plan._replace(height=max(descent[number], floor_under(combat, plan.place)))
        if (met := met_at(combat, fighter, plan.place, plan.height)) is not None:
            whole = stop_before(scene, fighter, met)
            break
        first = exempt if not number else ()
        if not (yield from take_step(scene, fighter, plan, way, how, affordable, first, penalty, number < landing)):
            whole = False
            break
        way = way.onwards(plan)
        fighter.nimble_ft += plan.nimble
        if not plan.occupied:
            legal = (fighter.place, fighter.altitude_ft, fighter.squeezing)
        if blind_limit >= 0 and spare < blind_limit:
            blind_limit = -1
            if not (yield from keeps_feet(scene, fighter)):
                whole = False
                break
        if number < len(path) - 1 and not can_go_on(combat, fighter, plan.place, how):
            whole = stop(scene, fighter, "unable")
            break
    if gaps:
        yield from settle_height(scene, fighter, way.mode == "fly")
    step_back(scene, fighter, legal)
    return whole and fighter.present


def leaps(scene: Scene[Combat], fighter: Fighter, gap: Gap) -> Script[bool]:
    """Athletics against the width of a gap; whoever fails steps into it and falls (SF-SKILL-3, SF-MOVE-13)."""
    return (yield from check(scene, fighter, "athletics", gap.dc, rule="SF-SKILL-3")) >= 0


def is_unanswered(
    combat: Combat, fighter: Fighter, path: Sequence[Spot], way: Way, descent: Sequence[int], guarded: bool
) -> bool:
    """Whether nothing can happen on a legal path, so that a fight without a log may go straight to its end."""
    if combat.ready or not path:
        return False
    for events in combat.reactors.values():
        if not STEP_EVENTS.isdisjoint(events):
            return False
    if fighter.card.space > 1 or fighter.altitude_ft or way.tumbling or descent or not precise_sense(fighter):
        return False
    if fighter.card.has("nimble_moves") or leads_over_drops(combat, path) or combat.ground.hazards:
        return False
    if any(may_elude(each) and each.side != fighter.side for each in combat.fighters.values()):
        return False
    left = [(fighter.place.x, fighter.place.y), *path[:-1]]
    for other in () if guarded else combat.fighters.values():  # a guarded step provokes nobody (SF-MACT-9)
        if other.side == fighter.side or not other.budget.reaction or not other.has_acted or other.dead:
            continue
        reach = threat_reach(other)
        if reach >= 0 and comes_close(other.place, left, reach // FOOT):
            return False
    return not overlapping(
        [each for each in combat.fighters.values() if each is not fighter], Footprint(path[-1][0], path[-1][1])
    )


def leads_over_drops(combat: Combat, path: Sequence[Spot]) -> bool:
    """Whether any square of a path is a drop."""
    ground = combat.ground
    return bool(ground.drops) and any(ground.drop(ground.grid.square(x, y)) for x, y in path)


def comes_close(place: Footprint, spots: Sequence[Spot], squares: int) -> bool:
    """Whether one of some squares lies within so many squares of a space, diagonals counting 1."""
    west, east = place.x - squares, place.x + place.wide + squares
    north, south = place.y - squares, place.y + place.deep + squares
    return bool([True for x, y in spots if west <= x < east and north <= y < south])


def keeps_feet(scene: Scene[Combat], fighter: Fighter) -> Script[bool]:
    """Whoever is blinded and moves faster than half its speed may fall (SF-COND-2)."""
    margin = yield from check(scene, fighter, "acrobatics", 10, rule="SF-COND-2")
    if margin < 0:
        gain(scene, fighter, "prone")
        stop(scene, fighter, "prone")
    return margin >= 0


def stop(scene: Scene[Combat], fighter: Fighter, why: str) -> bool:
    """The rest of a movement is lost (SF-AOO-7, SF-ACT-11)."""
    if scene.recording:
        scene.tell(Stopped(fighter.id, why, rules=("SF-AOO-7", "SF-ACT-11")))
    return False


def stop_before(scene: Scene[Combat], fighter: Fighter, other: Fighter) -> bool:
    """Somebody unseen is in the way: the step is not made, so that it provokes nobody (SF-MOVE-6, SF-MOVE-7)."""
    run_into(scene, fighter, other)
    return stop(scene, fighter, "bumped")


def step_back(scene: Scene[Combat], fighter: Fighter, legal: tuple[Footprint, int, bool]) -> None:
    """Whoever has to stop where it may not ends on the last legal square it had (SF-MOVE-7)."""
    if not fighter.present or fighter.place == legal[0]:
        return
    others = others_at(scene.state, fighter, fighter.place, fighter.altitude_ft)
    if any(not may_share(fighter, other) for other in others):
        put(scene, fighter, legal[0], legal[1], "back", 0, "SF-MOVE-7")


def take_step(
    scene: Scene[Combat],
    fighter: Fighter,
    plan: Plan,
    way: Way,
    how: str,
    affordable: Callable[[], bool],
    exempt: tuple[str, ...] = (),
    penalty: int = 0,
    leaping: bool = False,
) -> Script[bool]:
    """One own step with its windows; returns whether it was taken (SF-AOO-2, SF-AOO-7)."""
    combat = scene.state
    origin, above, guarded = fighter.place, fighter.altitude_ft, how == "guarded"
    provokes = not guarded and in_danger(combat, fighter, scene.recording)
    happening: Happening | None = None
    with undertaking(scene, lambda: can_go_on(combat, fighter, origin, how) and affordable()) as act:
        if way.tumbling:
            tumbled = yield from tumble(scene, fighter, plan, penalty)
            if tumbled:
                known = known_opponents(combat, fighter)
                provokes = provokes and len(known) < len(opponents(combat, fighter))
                exempt = (*exempt, *[each.id for each in known])
            elif plan.through:
                yield from before(scene, Happening(fighter.id, provokes="step", step=step_of(fighter, plan, False)))
                return stop(scene, fighter, "failed")
        if provokes or watched(combat):
            step = step_of(fighter, plan, guarded)
            happening = Happening(
                fighter.id, provokes="step" if provokes else "", step=step, exempt=exempt,
                occurrences=occurrences(fighter.id, step, provokes) if watched(combat) else [],
            )  # fmt: skip
            yield from before(scene, happening)
            if (met := met_at(combat, fighter, plan.place, plan.height)) is not None:
                return stop_before(scene, fighter, met)
            if bars_the_way(combat, fighter, plan):
                return stop(scene, fighter, "blocked")
    if act.lost:
        return stop(scene, fighter, "standstill" if fighter.halted else "unable")
    rule = {"guarded": "SF-MACT-9", "crawl": "SF-MACT-14"}.get(how, "SF-MOVE-2")
    put(scene, fighter, plan.place, plan.height, how or way.mode, plan.cost, rule)
    yield from settle_height(scene, fighter, way.mode == "fly" or leaping)
    yield from entered(scene, fighter, origin, above)
    if happening is not None:
        yield from after(scene, happening)
    return True


def bars_the_way(combat: Combat, fighter: Fighter, plan: Plan) -> bool:
    """Whether an opponent has come into the way of a step that was begun (SF-MOVE-6, SF-COND-15)."""
    return any(
        combat.hostile(fighter, each)
        and not may_share(fighter, each)
        and not each.marks & PASSABLE
        and each.id not in plan.through
        for each in others_at(combat, fighter, plan.place, plan.height)
    )


def step_of(fighter: Fighter, plan: Plan, guarded: bool) -> Step:
    return Step(fighter.place, fighter.altitude_ft, plan.place, plan.height, guarded)


def occurrences(who: str, step: Step, provokes: bool) -> list[Occurrence]:
    """What a step sets off: leaving and entering squares, a reach, or a guarded step away (section 2.4)."""
    here = step.origin.squares() if step.origin is not None else ()
    there = step.to.squares()
    found = [
        Occurrence("leaves_square", who, squares=tuple([each for each in here if each not in there])),
        Occurrence("enters_square", who, squares=tuple([each for each in there if each not in here])),
        Occurrence("enters_reach", who),
    ]
    if provokes:
        found.append(Occurrence("leaves_threatened_square", who))
    if step.guarded:
        found.append(Occurrence("guarded_step_away", who))
    return found


# -- tumbling --------------------------------------------------------------------------------------
def tumble(scene: Scene[Combat], fighter: Fighter, plan: Plan, penalty: int) -> Script[bool]:
    """Acrobatics to leave a threatened square or pass an opponent without provoking (SF-SKILL-6, SF-AOO-16).

    Only those count of whom its side knows; the others are not evaded.
    """
    combat = scene.state
    known = known_opponents(combat, fighter)
    foes = [each for each in known if threatens(combat, each, fighter) or each.id in plan.through]
    if not foes:
        return True
    base = 20 if plan.through else 15
    dc = base + max(each.card.half_more for each in foes) + 2 * (len(foes) - 1) + 2 * fighter.tumbles
    fighter.tumbles += 1
    modifiers = [Modifier(penalty, "full_speed", "SF-SKILL-6")] if penalty else []
    margin = yield from check(scene, fighter, "acrobatics", dc, modifiers, rule="SF-SKILL-6")
    return margin >= 0


# -- heights ---------------------------------------------------------------------------------------
def settle_height(scene: Scene[Combat], fighter: Fighter, flying: bool = False) -> Script[None]:
    """Whoever stands over a drop falls, unless it flies or nothing falls (SF-MOVE-13)."""
    combat = scene.state
    if flying or combat.zero_gravity or not fighter.present:
        return
    if fighter.altitude_ft > 0 and fighter.movement_mode == "fly":
        return
    floor = floor_under(combat, fighter.place)
    if fighter.altitude_ft > floor:
        feet = fighter.altitude_ft - floor
        put(scene, fighter, fighter.place, floor)
        yield from fall(scene, fighter, feet)


def rise(scene: Scene[Combat], fighter: Fighter, height: int) -> Script[bool]:
    """Fly straight up or down, one step out of the own space; returns whether it was taken (SF-AOO-2, SF-MOVE-10)."""
    combat, place = scene.state, fighter.place
    settle(scene)
    if (met := met_at(combat, fighter, place, height)) is not None:
        return stop_before(scene, fighter, met)
    provokes = in_danger(combat, fighter, scene.recording)
    step = Step(place, fighter.altitude_ft, place, height)
    happening = Happening(
        fighter.id, provokes="step" if provokes else "", step=step, occurrences=occurrences(fighter.id, step, provokes)
    )

    with undertaking(scene, lambda: can_go_on(combat, fighter, place, "")) as act:
        yield from before(scene, happening)
    if act.lost:
        return stop(scene, fighter, "standstill" if fighter.halted else "unable")
    if (met := met_at(combat, fighter, place, height)) is not None:
        return stop_before(scene, fighter, met)
    climb = height - fighter.altitude_ft
    put(scene, fighter, place, height, "fly", 2 * climb if climb > 0 else -climb, "SF-MOVE-10")
    yield from entered(scene, fighter, place, step.origin_height)
    yield from after(scene, happening)
    return True


def fall(scene: Scene[Combat], fighter: Fighter, feet: int) -> Script[None]:
    """1d6 for each 10 ft, at most 20d6; whoever is hurt by it lies prone (SF-MOVE-13)."""
    if scene.recording:
        scene.tell(FellFrom(fighter.id, feet, rules=("SF-MOVE-13",)))
    fighter.movement_mode = "land"
    make_room(scene, fighter)
    dice = min(feet // 10, 20)
    if not dice:
        return
    amount = yield from pool(scene, fighter.id, "fall", DicePool(dice, 6))
    hurt = yield from deal(scene, fighter, amount, ("B",), "fall", disrupts=False)
    if hurt and fighter.present:
        gain(scene, fighter, "prone")


def drop_from_air(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Whoever can no longer fly comes down (SF-MOVE-10, SF-COND-15)."""
    floor = floor_under(scene.state, fighter.place)
    above, fighter.movement_mode = fighter.altitude_ft, "land"
    put(scene, fighter, fighter.place, floor)
    yield from fall(scene, fighter, above - floor)
    yield from entered(scene, fighter, fighter.place, above)


def bring_down(scene: Scene[Combat]) -> Script[None]:
    """Whoever is in the air and can no longer fly falls (SF-COND-15, SF-MOVE-13)."""
    aloft = [each for each in scene.state.fighters.values() if each.altitude_ft > 0]
    for fighter in aloft if not scene.state.zero_gravity else ():
        if fighter.altitude_ft > 0 and fighter.marks & NO_PHYSICAL and fighter.present:
            yield from drop_from_air(scene, fighter)


def step(scene: Scene[Combat], fighter: Fighter, to: Spot, way: Way) -> Script[bool]:
    """One own step of somebody who drags another along (SF-REPOS-6)."""
    return (yield from walk(scene, fighter, [to], way))
