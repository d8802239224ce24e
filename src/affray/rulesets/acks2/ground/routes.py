"""Ways: which squares a movement leads through, what it costs, what forbids it (ACKS-GRID, ACKS-MOVE, ACKS-SIZE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from affray.core.refusals import Refusal
from affray.space.bits import Bits, each
from affray.space.facing import Y_NORTH, Facing
from affray.space.grid import Grid
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.movement import Flood, flood
from affray.space.steps import STEPS, smeared

from ..model.catalogue import no
from ..model.conditions import PRONE, SPEED_CHANGES
from ..model.stats import Combat, Warrior
from .board import Supposed, anchor, front_left, is_block, lay_out, may_stand, occupied, on_map, put, standing
from .engagement import alone_engages, enough
from .stepping import placings
from .surveying import Survey, barred, halts

Spot = tuple[int, int]
Places = Sequence[Spot]


@dataclass(slots=True)
class Route:
    """A way as it is planned: the places after each step, its cost, whether it leaves the map, what is wrong."""

    places: list[Footprint] = field(default_factory=list)
    facings: list[Facing] = field(default_factory=list)
    """The facing with which each place is entered."""
    turns: list[int] = field(default_factory=list)
    """The numbers of those places to which a long body only turns, for nothing (ACKS-FACE-12)."""
    cost: int = 0
    off_map: bool = False
    wrong: list[Refusal] = field(default_factory=list)


class Look(NamedTuple):
    """Where a mover looks on its way (ACKS-FACE-5).

    `how` is free (as it likes; if it says nothing, the direction of travel, long bodies as they lie), travel (the
    direction of travel) or fixed (that of the first step). `facings` are one for each waypoint; the last one is kept.
    """

    how: str = "free"
    facings: tuple[Facing, ...] = ()

    def named(self, number: int) -> Facing | None:
        """The facing chosen for the way to a waypoint."""
        return self.facings[min(number, len(self.facings) - 1)] if self.facings else None


LONGEST = 120
"""No way between two waypoints costs more squares."""
SPARE = 8
"""So many waypoints more than twice the speed may be named: turns and repeated squares cost nothing."""
FREE = Look()


def speed(warrior: Warrior, feet: int) -> int:
    """Squares of movement: the blind a third, those recovering half (ACKS-COND-12, ACKS-DEATH-8)."""
    marks = warrior.marks
    if not marks:
        return feet
    for mark, divisor, _ in SPEED_CHANGES:
        if marks & mark:
            feet //= divisor
    return min(feet, 1) if marks & PRONE else feet


def reach(
    combat: Combat, mover: Warrior, budget: int, fleeing: Sequence[str] = (), goal: Bits = 0, shunned: Bits = 0
) -> Flood:
    """Everything a mover can reach in one movement, as far as can be told before it moves, without squares it shuns."""
    place = mover.place
    small = mover.card.size < 2
    others = occupied(combat, mover, mover.side)
    closed = barred(combat, mover, fleeing) if small else others
    return flood(
        combat.ground.grid, anchor(combat, place), budget, measure=FIVE_TEN, wide=place.wide, deep=place.deep,
        blocked=closed | shunned, through=others,
        halts=halts(combat, mover, fleeing) if place.wide == place.deep == 1 else 0, goal=goal,
    )  # fmt: skip


def reach_around(combat: Combat, mover: Warrior, budget: int, fleeing: Sequence[str] = ()) -> Flood:
    """What a small mover of one square can reach without passing anybody: there the way found is a cheapest one."""
    closed = barred(combat, mover, fleeing) | occupied(combat, mover, mover.side)
    return flood(
        combat.ground.grid, anchor(combat, mover.place), budget, measure=FIVE_TEN, blocked=closed,
        halts=halts(combat, mover, fleeing),
    )  # fmt: skip


# -- a path that somebody names --------------------------------------------------------------------
def plan(
    combat: Combat, mover: Warrior, path: Places, budget: int, fleeing: Sequence[str] = (), curve: bool = False,
    look: Look = FREE, survey: Survey | None = None,
) -> Route:  # fmt: skip
    """The way through these waypoints, with every rule against it. Many ways share a `survey`."""
    route = Route()
    if len(look.facings) > len(path):
        route.wrong.append(no("ACKS-FACE-5", who=mover.id))
    if len(path) > 2 * budget + SPARE:
        route.wrong.append(no("ACKS-MOVE-1", "too_far", feet=5 * len(path), most=5 * budget))
        return route
    around = Survey(combat, mover, fleeing, alone=True) if survey is None else survey
    trace(combat, mover, path, look, route, around)
    if route.wrong:
        return route
    steps_wrong(combat, mover, route, fleeing, curve, around)
    if not route.wrong and route.cost > budget:
        beyond = over_budget(combat, mover, route, budget)
        route.wrong.append(beyond)
    last, solid = route.places[-1] if route.places else mover.place, combat.ground.grid.solid.squares
    if route.off_map or route.wrong or not combat.ground.grid.filled(last) & (around.others | solid):
        return route
    if not may_stand(combat, mover, last, mover.side):
        route.wrong += why_no_end(combat, mover, last)
        if mover.card.size >= 2 and overlaps(combat, mover, combat.ground.grid.filled(last)):
            route.wrong += why_not_clear(combat, mover, route, budget)
    return route


def why_not_clear(combat: Combat, mover: Warrior, route: Route, budget: int) -> list[Refusal]:
    """The speed left does not suffice to get clear of the opponents straight ahead (ACKS-SIZE-16)."""
    last = route.places[-1]
    before = route.places[-2] if len(route.places) > 1 else mover.place
    step = (last.x - before.x, last.y - before.y)
    left = budget - route.cost
    while left > 0:
        last = last.moved(*step)
        left -= 1
        if not overlaps(combat, mover, combat.ground.grid.filled(last)):
            return []
    return [no("ACKS-SIZE-16", who=mover.id)]


def trace(
    combat: Combat, mover: Warrior, path: Places, look: Look, route: Route, survey: Survey
) -> None:  # fmt: skip
    """Fill the gaps between waypoints with the cheapest way; long bodies turn before they go on (ACKS-FACE-12)."""
    facing, long = mover.facing, not is_block(mover)
    fx, fy = front_left(mover.place, facing)
    dx, dy = fx - mover.place.x, fy - mover.place.y
    for number, spot in enumerate(path):
        here = route.places[-1] if route.places else mover.place
        wanted = look.named(number)
        if long:
            if wanted is None:
                wanted = heading(look, number, facing, spot[0] - here.x - dx, spot[1] - here.y - dy)
            if wanted is not None and wanted != facing:
                if not lay_anew(combat, mover, here, facing, wanted, spot, route):
                    route.wrong.append(no("ACKS-FACE-12", who=mover.id))
                    return
                here, facing = route.places[-1], wanted
                fx, fy = front_left(here, facing)
                dx, dy = fx - here.x, fy - here.y
        there = here._replace(x=spot[0] - dx, y=spot[1] - dy)
        if here == there:
            continue
        if not on_map(combat, there):
            near = max(abs(there.x - here.x), abs(there.y - here.y)) == 1
            if number < len(path) - 1 or not near:
                route.wrong.append(no("ACKS-MOVE-12", "off_map", to=f"{spot[0]},{spot[1]}"))
            else:
                route.off_map, route.cost = True, route.cost + 1
            return
        if max(abs(there.x - here.x), abs(there.y - here.y)) == 1:
            route.places.append(there)
        elif not bridge(combat, mover, here, there, route, survey):
            route.wrong.append(no("ACKS-MOVE-1", "no_way", to=f"{spot[0]},{spot[1]}"))
            return
        look_ahead(mover, here, facing if long else wanted, look, route)
    if not route.places and not route.off_map:
        route.wrong.append(no("ACKS-MOVE-1", "no_step", to="-"))


def heading(look: Look, number: int, facing: Facing, dx: int, dy: int) -> Facing | None:
    """The facing that a long body needs to go somewhere, if it may not choose: the straight one nearest to the way."""
    if look.how == "free" or (look.how == "fixed" and number) or not (dx or dy):
        return None
    return straight_towards(facing, dx, dy)


def lay_anew(
    combat: Combat, mover: Warrior, here: Footprint, facing: Facing, wanted: Facing, spot: Spot, route: Route
) -> bool:
    """Turn a long body: to the waypoint itself if it can be laid there, else to the place nearest to it."""
    there = lay_out(mover, spot, wanted)
    best: Footprint | None = None
    least = (0, 0)
    for place in placings(combat, mover, wanted, here, facing):
        far = (max(abs(place.x - there.x), abs(place.y - there.y)), abs(place.x - here.x) + abs(place.y - here.y))
        if best is None or far < least:
            best, least = place, far
    if best is None:
        return False
    route.turns.append(len(route.places))
    route.places.append(best)
    route.facings.append(wanted)
    return True


def look_ahead(mover: Warrior, here: Footprint, wanted: Facing | None, look: Look, route: Route) -> None:
    """Say with which facing the newly planned places are entered."""
    for place in route.places[len(route.facings) :]:
        if wanted is not None:
            facing = wanted
        elif look.how == "fixed" and route.facings:
            facing = route.facings[0]
        else:
            before = route.facings[-1] if route.facings else mover.facing
            facing = travel_facing(mover, before, place.x - here.x, place.y - here.y, look.how == "free")
        route.facings.append(facing)
        here = place


def bridge(
    combat: Combat, mover: Warrior, here: Footprint, there: Footprint, route: Route, survey: Survey
) -> bool:  # fmt: skip
    """The cheapest way between two places, around squares where the mover would be stopped if there is one."""
    grid, closed = combat.ground.grid, survey.closed
    around = closed | survey.others if mover.card.size < 2 else closed
    for blocked, stop in ((around, survey.halts), (closed, survey.halts), (closed, 0)):
        entered = blocked & grid.filled(there)
        found = None if survey.alone else survey.floods.get((here, blocked ^ entered, stop))
        if found is None:
            found = survey.floods[here, blocked ^ entered, stop] = flood(
                grid, anchor(combat, here), LONGEST, measure=FIVE_TEN, wide=here.wide, deep=here.deep,
                blocked=blocked ^ entered, halts=stop, goal=1 << anchor(combat, there) if survey.alone else 0,
            )  # fmt: skip
        squares = found.path(anchor(combat, there))
        if squares:
            route.places += [grid.place(square, here.wide, here.deep) for square in squares[1:]]
            return True
    return False


def costs(combat: Combat, mover: Warrior, places: Sequence[Footprint], turns: Sequence[int] = ()) -> list[int]:
    """What it costs to come to each place: diagonals 5, 10, 5, ... heavy ground more (ACKS-GRID-2, ACKS-MOVE-9)."""
    spent, parity, found = 0, 0, []
    here = mover.place
    for number, there in enumerate(places):
        if number not in turns:
            price, parity = step_cost(combat, here, there, parity)
            spent += price
        found.append(spent)
        here = there
    return found


def step_cost(combat: Combat, here: Footprint, there: Footprint, parity: int) -> tuple[int, int]:
    """What one step costs; `parity` tells whether the next diagonal counts double."""
    weight = weight_of(combat.ground.grid, there)
    if there.x != here.x and there.y != here.y:
        return FIVE_TEN.diagonal(weight, parity), parity ^ 1
    return weight, parity


def weight_of(grid: Grid, place: Footprint) -> int:
    """The heaviest ground that a body meets at a place; kept with the map for large ones."""
    if place.wide == place.deep == 1:
        return grid.weight(place.y * grid.stride + place.x)
    key = ("weight", place)
    known: int | None = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = max([grid.weight(square) for square in each(grid.filled(place))])
    return known


def steps_wrong(
    combat: Combat, mover: Warrior, route: Route, fleeing: Sequence[str], curve: bool, survey: Survey
) -> None:  # fmt: skip
    """Walls, bodies that cannot be passed, sharp bends, and stops while overlapping (ACKS-GRID-5, -6, ACKS-SIZE)."""
    grid = combat.ground.grid
    closed = survey.closed
    here, last = mover.place, -1
    passing = mover.card.size >= 2
    over = False
    for index, there in enumerate(route.places):
        if index in route.turns:
            here = there
            continue
        number = STEPS.index((there.x - here.x, there.y - here.y))
        if curve and last >= 0 and min((number - last) % 8, (last - number) % 8) > 1:
            route.wrong.append(no("ACKS-MOVE-4", to=f"{there.x},{there.y}"))
        if not grid.steps(here.wide, here.deep).may(anchor(combat, here), number):
            route.wrong.append(no("ACKS-MOVE-9", to=f"{there.x},{there.y}"))
            return
        body = grid.filled(there)
        if body & closed:
            name = next(x.id for x in standing(combat, mover.side) if x is not mover and x.body & body & closed)
            rule = "ACKS-DEFMOV-4" if name in fleeing else "ACKS-GRID-6"
            route.wrong.append(no(rule, by=name))
            return
        if passing:
            if body & survey.others and not squeezes_through(combat, mover, here, there):
                route.wrong.append(no("ACKS-GRID-6", to=f"{there.x},{there.y}"))
                return
            over = bool(body & survey.others) and overlaps(combat, mover, body)
            if body & survey.watched and stopped_at(combat, mover, there, fleeing):
                if over:
                    route.wrong.append(no("ACKS-SIZE-9", who=mover.id))
                break
        here, last = there, number
    found = costs(combat, mover, route.places, route.turns)
    route.cost += found[-1] if found else 0


def overlaps(combat: Combat, mover: Warrior, body: Bits) -> bool:
    """Whether a body lies on opponents (ACKS-SIZE-7)."""
    return any(x.body & body and combat.hostile(x, mover) for x in standing(combat, mover.side) if x is not mover)


def squeezes_through(combat: Combat, mover: Warrior, here: Footprint, there: Footprint) -> bool:
    """At least half of the squares a big body enters are free and hang together (ACKS-GRID-6)."""
    grid = combat.ground.grid
    entered = grid.filled(there) & ~grid.filled(here)
    free = entered & ~occupied(combat, mover, mover.side)
    if free == entered:
        return True
    needed = (int(entered.bit_count()) + 1) // 2
    while free:
        part = free & -free
        while True:
            wave = part | part << 1 | part >> 1
            grown = (wave | wave << grid.stride | wave >> grid.stride) & free
            if grown == part:
                break
            part = grown
        if int(part.bit_count()) >= needed:
            return True
        free &= ~part
    return False


def stopped_at(combat: Combat, mover: Warrior, there: Footprint, ignoring: Sequence[str]) -> bool:
    """Whether a big body would be engaged at a place by those who already look there (ACKS-SIZE-8, ACKS-SIZE-10)."""
    body = combat.ground.grid.filled(there)
    with Supposed(mover):
        put(combat.ground, mover, there, mover.facing)
        seen = [x for x in combat.warriors.values() if x.id not in ignoring and x.is_known_to(mover.side)]
        found = [x for x in seen if alone_engages(combat, x, mover)]
    if combat.options.size_engagement == "off":
        return bool(found)
    return enough([x for x in found if not x.body & body], mover)


def over_budget(combat: Combat, mover: Warrior, route: Route, budget: int) -> Refusal:
    """Too far; if it lies on opponents where its speed ends, that is the reason (ACKS-SIZE-16)."""
    if mover.card.size >= 2:
        over = False
        for place, cost in zip(route.places, costs(combat, mover, route.places, route.turns), strict=True):
            if cost > budget:
                break
            over = overlaps(combat, mover, combat.ground.grid.filled(place))
        if over:
            return no("ACKS-SIZE-16", who=mover.id)
    return no("ACKS-MOVE-1", "too_far", feet=5 * route.cost, most=5 * budget)


def why_no_end(combat: Combat, mover: Warrior, place: Footprint) -> list[Refusal]:
    """Who is in the way of ending there (ACKS-GRID-5, ACKS-SIZE-5)."""
    body = combat.ground.grid.filled(place)
    under = [x for x in standing(combat, mover.side) if x is not mover and x.body & body]
    found = [no("ACKS-GRID-5", by=x.id) for x in under]
    found += [no("ACKS-SIZE-5", by=x.id) for x in under if combat.hostile(x, mover)]
    return found


def travel_facing(mover: Warrior, facing: Facing, dx: int, dy: int, free: bool) -> Facing:
    """The direction of a step; a big body that may look as it likes keeps its own where it goes aslant."""
    if mover.card.frontage == mover.card.depth == 1:
        return Y_NORTH.facing(dx, dy)
    return facing if free and dx and dy else straight_towards(facing, dx, dy)


def straight_towards(facing: Facing, dx: int, dy: int) -> Facing:
    """Of the four straight directions that of a way; between two of them the one nearer to the present facing."""
    if not dy or abs(dx) > abs(dy):
        return Facing.E if dx > 0 else Facing.W
    upright = Facing.N if dy > 0 else Facing.S
    if abs(dx) < abs(dy):
        return upright
    level = Facing.E if dx > 0 else Facing.W
    return level if level.apart(facing) < upright.apart(facing) else upright


def spread(bits: Bits, combat: Combat, place: Footprint) -> Bits:
    """The anchors at which a body of this shape touches a set."""
    return smeared(bits, combat.ground.grid.stride, place.wide, place.deep)
