"""One step of movement: whether it is legal and what it costs (SF-MOVE, SF-MACT-13, SF-GRID-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, get_args

from affray.core.refusals import Refusal
from affray.space.bits import Bits
from affray.space.measure import FIVE_TEN_FLAT, Footprint
from affray.space.movement import Flood, flood
from affray.space.squeeze import NUMBER, landing
from affray.space.steps import STEPS
from affray.space.straight import offsets

from ..model.catalogue import Code, no
from ..model.conditions import HELD_FAST, OFF_KILTER, PASSABLE, PRONE, SLOWING, STUCK, bars, slowed
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..model.words import Mode
from .awareness import eludes, known_at, may_elude
from .board import floor_under, may_share, same_level

Spot = tuple[int, int]
MODES: tuple[Mode, ...] = get_args(Mode)
ANY_COST = 2000
"""Feet that pay for any step."""
NIMBLE = 20
"""Feet of difficult terrain that the nimble ignore in a round (trait nimble_moves)."""


class Plan(NamedTuple):
    """A step as it would be: where it leads and what it costs."""

    place: Footprint
    height: int
    cost: int
    diagonal: bool = False
    number: int = 0
    nimble: int = 0
    occupied: bool = False
    """Nobody may stop there."""
    through: tuple[str, ...] = ()
    """Opponents through whose space it leads (SF-SKILL-6)."""


class Way(NamedTuple):
    """How somebody moves along a path: what the steps share and carry over from one to the next."""

    mode: str
    left: int
    parity: int = 0
    heading: int = -1
    nimble: int = 0
    tumbling: bool = False
    straight: bool = False
    """Along one line, so that a flier does not turn."""

    def onwards(self, plan: Plan) -> Way:
        return Way(
            self.mode, self.left - plan.cost, self.parity ^ plan.diagonal, plan.number, self.nimble + plan.nimble,
            self.tumbling, self.straight,
        )  # fmt: skip


# -- speed -----------------------------------------------------------------------------------------
def default_mode(fighter: Fighter) -> str:
    """Flying in the air, else on land, else whatever it can."""
    speeds = fighter.card.speed
    if "fly" in speeds and (fighter.altitude_ft > 0 or fighter.movement_mode == "fly"):
        return "fly"
    return "land" if "land" in speeds else next(iter(speeds), "land")


def speed_of(fighter: Fighter, mode: str = "land") -> int:
    """The speed of a way of moving with everything that changes it (SF-COND-4, SF-COND-20, SF-COND-24)."""
    speeds = fighter.card.speed
    speed = speeds.get(mode)
    if speed is None:
        speed = speeds.get("land", 0) // 2 if mode in ("climb", "swim") else 0
    for effect in fighter.effects:
        for what, value in effect.changes:
            if what == "speed":
                speed += value
    if fighter.marks & SLOWING:
        speed = slowed(fighter.marks & SLOWING, speed)
    return max(speed, 0)


# -- who can move at all ---------------------------------------------------------------------------
def why_stuck(combat: Combat, fighter: Fighter) -> Iterator[Refusal]:
    """What forbids movement other than a guarded step or a crawl (SF-GRAP-2, SF-COND-9, SF-MACT-15, SF-COND-11)."""
    yield from why_fast(fighter, HELD_FAST | PRONE)
    yield from why_adrift(combat, fighter)


def why_fast(fighter: Fighter, marks: int) -> Iterator[Refusal]:
    """Which of these conditions keep somebody in its square."""
    for bar in bars(fighter.marks & marks, "stuck"):
        yield no(*bar, who=fighter.id)


def why_adrift(combat: Combat, fighter: Fighter) -> Iterator[Refusal]:
    """Who spins or floats moves in other ways; who was made to stand still does not leave its square."""
    yield from why_fast(fighter, OFF_KILTER)
    if combat.zero_gravity and not fighter.card.speed.get("fly"):
        yield no("SF-MOVE-11", "zero_gravity", who=fighter.id)
    if fighter.halted:
        yield no("SF-AOO-7", "halted", who=fighter.id)


def is_stuck(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody cannot leave its square by its own movement (cheap form of `why_stuck`)."""
    if fighter.marks & STUCK or fighter.halted:
        return True
    return combat.zero_gravity and not fighter.card.speed.get("fly")


# -- where a step leads ----------------------------------------------------------------------------
def why_blocked(combat: Combat, start: Footprint, to: Spot) -> list[Refusal]:
    """What the map has against a step: no neighbour, a wall, the corner of a diagonal (SF-MOVE-2, SF-MOVE-3)."""
    grid = combat.ground.grid
    dx, dy = to[0] - start.x, to[1] - start.y
    if max(abs(dx), abs(dy)) != 1:
        return [no("SF-MOVE-2", "blocked", x=to[0], y=to[1])]
    end = start.moved(dx, dy)
    inside = all(grid.has(x, y) for x, y in end.squares())
    if dx and dy and inside and not grid.filled(end) & grid.solid.squares:
        return [no("SF-MOVE-3", "hard_corner", x=to[0], y=to[1])]
    return [no("SF-MOVE-2", "blocked", x=to[0], y=to[1])]


def narrow_side(side: int) -> int:
    """The narrowest space through which a creature squeezes: half of its own (SF-MOVE-9)."""
    return (side + 1) // 2


def plan_step(
    combat: Combat, fighter: Fighter, start: Footprint, height: int, to: Spot, way: Way, last: bool = True
) -> Plan | list[Refusal]:
    """A step from somewhere to a neighbouring square, or every reason against it that its side can know.

    Difficult terrain and the squares of the paralyzed cost double, for fliers the ground never does (SF-MOVE-4, -5).
    """
    ground = combat.ground
    side = fighter.card.space
    place = landing(ground.grid, start, to, side, narrow_side(side))
    if place is None:
        return why_blocked(combat, start, to)
    found: list[Refusal] = []
    floor = floor_under(combat, place)
    climb = 0
    if way.mode == "fly" or combat.zero_gravity:
        level = max(height, floor)
    else:
        climb = max(floor - height, 0)
        level = floor if height < floor else height
        if climb and way.mode != "climb":
            found.append(no("SF-MACT-13", "blocked", x=to[0], y=to[1]))
    others = known_at(combat, fighter, place, level)
    weight = 1
    through: tuple[str, ...] = ()
    for other in others:
        if other.marks & PASSABLE:
            weight = 2
        elif combat.hostile(fighter, other) and not may_share(fighter, other):
            if not way.tumbling:
                found.append(no("SF-MOVE-6", "occupied", creature=other.id))
            through = (*through, other.id)
    crowded = any(not may_share(fighter, other) for other in others)
    if crowded and last:
        found.append(no("SF-MOVE-6", "occupied", creature=others[0].id))
    diagonal = to[0] != start.x and to[1] != start.y
    number = NUMBER.get((to[0] - start.x, to[1] - start.y), 0)
    nimble = 0
    if way.mode != "fly" and ground.difficult and ground.difficult & ground.grid.filled(place):
        if fighter.card.has("nimble_moves") and way.nimble < NIMBLE:
            nimble = FOOT
        else:
            weight *= 2  # doubled twice is four times (SF-MOVE-5)
    cost = FOOT * (FIVE_TEN_FLAT.diagonal(weight, way.parity) if diagonal else weight) + climb
    if way.mode == "fly" and way.heading >= 0 and not way.straight:
        turn = abs(number - way.heading)
        cost += FOOT * min(turn, 8 - turn)  # each eighth of a turn (SF-MOVE-10)
    if cost > way.left:
        found.append(no("SF-MACT-13", "too_far", cost=cost, left=max(0, way.left)))
    if found:
        return found
    return Plan(place, level, cost, diagonal, number, nimble, crowded, through)


def plan_path(
    combat: Combat, fighter: Fighter, path: Sequence[Spot], way: Way, too_far: str = "SF-MACT-13"
) -> list[Refusal]:
    """Every reason against a path, as the situation stands; `too_far` is the rule of the distance."""
    start, height = fighter.place, fighter.altitude_ft
    found: list[Refusal] = []
    for number, to in enumerate(path):
        last = number == len(path) - 1
        plan = plan_step(combat, fighter, start, height, to, way, last)
        if isinstance(plan, list) and not found and way.left < ANY_COST:  # beyond the speed, but what else?
            found = [each for each in plan if is_too_far(each)]
            if found:
                way = way._replace(left=2 * ANY_COST)
                plan = plan_step(combat, fighter, start, height, to, way, last)
        if isinstance(plan, list):
            found += plan
            break
        way, start, height = way.onwards(plan), plan.place, plan.height
    return [retold(each, too_far) for each in found]


def is_too_far(refusal: Refusal) -> bool:
    return refusal.facts[0] == ("code", "too_far")


def retold(refusal: Refusal, rule: str) -> Refusal:
    """A refusal of the distance by the rule of the action that moves."""
    if not is_too_far(refusal) or rule == "SF-MACT-13":
        return refusal
    code: Code = "withdraw_too_far" if rule == "SF-WDRAW-1" else "run_too_far" if rule == "SF-RUN-1" else "too_far"
    return no(rule, code, **dict(refusal.facts[1:]))


# -- paths -----------------------------------------------------------------------------------------
def filled(start: Footprint, path: Sequence[Spot]) -> tuple[Spot, ...]:
    """A path with the squares between its places, straight from one to the next (SF-GRID-13).

    >>> filled(Footprint(0, 0), [(2, 0), (3, 1)])
    ((1, 0), (2, 0), (3, 1))
    """
    found: list[Spot] = []
    here = (start.x, start.y)
    for to in path:
        x, y = to
        if -2 < x - here[0] < 2 and -2 < y - here[1] < 2:  # a neighbour: nothing lies between
            found += [(x, y)] if here != (x, y) else []
        else:
            found += [(here[0] + dx, here[1] + dy) for dx, dy in offsets(x - here[0], y - here[1])[1:]]
        here = (x, y)
    return tuple(found)


def passable(combat: Combat, fighter: Fighter) -> tuple[Bits, Bits, Bits]:
    """The squares of creatures that somebody cannot pass, of those where it cannot stop, and of the paralyzed; all of
    those of whom its side knows.
    """
    grid = combat.ground.grid
    stops: Bits = 0
    through: Bits = 0
    costly: Bits = 0
    for other in combat.fighters.values():
        if other is fighter or other.dead or other.left_field or not same_level(fighter, fighter.altitude_ft, other):
            continue
        if may_elude(other) and eludes(combat, fighter.side, other):
            continue
        place = grid.filled(other.place)
        if other.marks & PASSABLE:
            costly |= place
        if may_share(fighter, other):
            continue
        if other.side != fighter.side and not other.marks & PASSABLE:
            stops |= place
        else:
            through |= place
    return stops, through, costly


def reachable(combat: Combat, fighter: Fighter, feet: int, mode: str = "land") -> Flood:
    """Everything within so many feet of movement on the ground."""
    grid = combat.ground.grid
    stops, through, costly = passable(combat, fighter)
    for depth, bits in combat.ground.drops:
        if depth and fighter.altitude_ft >= 0:
            stops |= bits
    start = fighter.place.y * grid.stride + fighter.place.x
    return flood(
        grid, start, feet // FOOT, measure=FIVE_TEN_FLAT, wide=fighter.place.wide, blocked=stops, through=through,
        costly=costly,
    )  # fmt: skip


def neighbours(combat: Combat, fighter: Fighter) -> list[Spot]:
    """The squares next to somebody's own, as far as they lie on the map."""
    grid = combat.ground.grid
    x, y = fighter.place.x, fighter.place.y
    return [(x + dx, y + dy) for dx, dy in STEPS if grid.has(x + dx, y + dy)]


def why_no_guarded_step(combat: Combat, fighter: Fighter, to: Spot | None) -> Iterator[Refusal]:
    """Not into difficult terrain, nor while prone, held, spinning or too slow (SF-MACT-11)."""
    mode = default_mode(fighter)
    if fighter.marks & STUCK or speed_of(fighter, mode) < FOOT:
        yield no("SF-MACT-11", "no_guarded_step", who=fighter.id)
    if combat.zero_gravity and not fighter.card.speed.get("fly"):
        yield no("SF-MOVE-11", "zero_gravity", who=fighter.id)
    if fighter.halted:
        yield no("SF-AOO-7", "halted", who=fighter.id)
    if to is None:
        return
    place = Footprint(to[0], to[1], fighter.place.wide, fighter.place.deep)
    difficult = combat.ground.difficult & combat.ground.grid.filled(place)
    if difficult and mode != "fly" and not fighter.card.has("nimble_moves"):
        yield no("SF-MACT-11", "no_guarded_step", x=to[0], y=to[1])
    yield from plan_path(combat, fighter, [to], Way(mode, 2 * FOOT if difficult else FOOT))
