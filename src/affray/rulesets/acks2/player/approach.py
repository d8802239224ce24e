"""Ways for the computer player: closing in, giving way, fleeing, charging. Every way is legal by construction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.core.script import NOTHING
from affray.space.bits import Bits
from affray.space.facing import Y_NORTH, Facing
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.movement import Flood, flood

from ..actions import ACTIONS
from ..actions.charging import ends_near, in_sight, lie_for_charge, line_cost, path_wrong, run_up
from ..actions.defensive import still_engaged
from ..actions.moving import Movement, off_map, turns_its_back
from ..body.damage import can_hurt
from ..fight.targets import is_ally
from ..ground.board import Supposed, anchor, facing_towards, front_left, is_out_of_height, may_stand, occupied, on_map
from ..ground.routes import reach, speed, spread
from ..model.conditions import BERSERK, FRIGHTENED
from ..model.kinds import Weapon
from ..model.stats import Combat, Warrior

Path = tuple[tuple[int, int], ...]
FAR = 60
"""Squares of a way that is planned for more than one movement."""
WIDER = (2, 4)
"""How near to an opponent somebody tries to get, in squares, where every place beside one is taken."""
DIRECTIONS = tuple(Y_NORTH.step(facing) for facing in Facing)


def spots(combat: Combat, warrior: Warrior, squares: Sequence[int]) -> Path:
    """Anchors as an answer names them: by the front left square of the body."""
    place, stride = warrior.place, combat.ground.grid.stride
    x, y = front_left(place, warrior.facing)
    dx, dy = x - place.x, y - place.y
    return tuple([(square % stride + dx, square // stride + dy) for square in squares])


# -- fire and the like -----------------------------------------------------------------------------
def dangers(combat: Combat, warrior: Warrior) -> Bits:
    """The squares whose harm it would walk into; not those in which it stands already (ACKS-MOVE-9)."""
    found: Bits = 0
    for hazard in combat.ground.hazards:
        spared = hazard.pool.count + hazard.pool.plus > 0 and not can_hurt(warrior, hazard.type, True)
        if not spared and not warrior.body & hazard.squares:
            found |= hazard.squares
    return found


def ways(combat: Combat, warrior: Warrior, budget: int, goal: Bits = 0) -> Flood:
    """What can be reached without coming to harm on the way."""
    return reach(combat, warrior, budget, goal=goal, shunned=dangers(combat, warrior))


# -- closing in ------------------------------------------------------------------------------------
def beside(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], squares: int = 1) -> Bits:
    """The anchors at which a body is so near to some opponents."""
    bodies: Bits = 0
    for foe in foes:
        bodies |= foe.body
    near = combat.ground.grid.near(bodies, squares)
    place = warrior.place
    return near if place.wide == place.deep == 1 else spread(near, combat, place)


def second_rank(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Bits:
    """The squares straight behind allies that face an opponent, for long weapons (ACKS-MELEE-2)."""
    found: Bits = 0
    grid = combat.ground.grid
    for ally in combat.warriors.values():
        if ally.status == "active" and is_ally(combat, warrior, ally) and any(ally.ahead & foe.body for foe in foes):
            fx, fy = Y_NORTH.step(ally.facing)
            if grid.has(ally.place.x - fx, ally.place.y - fy):
                found |= 1 << grid.square(ally.place.x - fx, ally.place.y - fy)
    return found


def contact(
    combat: Combat, warrior: Warrior, foes: Sequence[Warrior], weapon: Weapon, reached: Flood | None = None
) -> Path:  # fmt: skip
    """One march to where an opponent is in reach; out of its sight if that costs no more than a march too.

    `reached` is what a march reaches, if that is known already.
    """
    budget = speed(warrior, warrior.card.combat)
    foes = [each for each in foes if FIVE_TEN.between(warrior.place, each.place) <= budget + weapon.reach + 1]
    if not foes:
        return ()
    reached = reached or ways(combat, warrior, budget)
    goal = beside(combat, warrior, foes, weapon.reach) & reached.ends
    if not goal:
        return ()
    faced: Bits = 0
    for foe in foes:
        faced |= foe.ahead
    square = reached.nearest(goal & ~faced)
    if square < 0:
        square = reached.nearest(goal)
    if square < 0 and weapon.long and warrior.card.size < 2:
        square = reached.nearest(second_rank(combat, warrior, foes))
    return spots(combat, warrior, reached.path(square)[1:]) if square >= 0 else ()


def behind(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> tuple[Path, Facing] | None:
    """One march, by somebody of one square, to the square at the back of the nearest opponent; how to stand there."""
    grid = combat.ground.grid
    reached: Flood | None = None
    for foe in sorted(foes, key=lambda each: (FIVE_TEN.between(warrior.place, each.place), each.hp)):
        fx, fy = Y_NORTH.step(foe.facing)
        x, y = foe.place.x - fx, foe.place.y - fy
        if foe.place.wide > 1 or foe.place.deep > 1 or not grid.has(x, y) or (x, y) == warrior.place[:2]:
            continue
        if reached is None:
            reached = ways(combat, warrior, speed(warrior, warrior.card.combat))
        square = reached.nearest(1 << grid.square(x, y) & reached.ends)
        if square >= 0:
            return spots(combat, warrior, reached.path(square)[1:]), foe.facing
    return None


def approach(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Path:
    """As far as a march goes towards the nearest opponent, without coming into contact."""
    here = anchor(combat, warrior.place)
    near = beside(combat, warrior, foes)
    for squares in (1, *WIDER):
        goal = near if squares == 1 else beside(combat, warrior, foes, squares)
        if goal >> here & 1:
            return ()
        ahead = ways(combat, warrior, FAR, goal)
        square = ahead.nearest(goal)
        if square < 0 and combat.ground.hazards:  # there is no other way
            ahead = reach(combat, warrior, FAR, goal=goal)
            square = ahead.nearest(goal)
        if square >= 0:
            return spots(combat, warrior, affordable(combat, warrior, ahead, ahead.path(square), near))
    return ()


def affordable(combat: Combat, warrior: Warrior, ahead: Flood, path: Sequence[int], near: Bits) -> Sequence[int]:
    """The way to the last square of a path that one march pays for and where one may stop out of contact."""
    ends = ahead.within(speed(warrior, warrior.card.combat)) & ~near
    for number in range(len(path) - 1, 0, -1):
        if ends >> path[number] & 1:
            return ahead.path(path[number])[1:]
    return ()


def ending(warrior: Warrior, path: Sequence[tuple[int, int]], foes: Sequence[Warrior]) -> Facing:
    """The facing at the end of a way: towards the nearest opponent (D9)."""
    x, y = front_left(warrior.place, warrior.facing)
    last = warrior.place.moved(path[-1][0] - x, path[-1][1] - y) if path else warrior.place
    foe = min(foes, key=lambda each: FIVE_TEN.between(last, each.place))
    return facing_towards(warrior, last, foe.place)


# -- the charge ------------------------------------------------------------------------------------
def charge_to(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon) -> tuple[int, int] | None:
    """Where a charge at somebody can end, past nobody else who would stop it; None if it cannot be made."""
    distance = FIVE_TEN.between(warrior.place, target.place)
    if distance > speed(warrior, warrior.card.run) + 1 or 5 * distance < combat.options.charge_min_distance_ft:
        return None
    if is_out_of_height(warrior, target, weapon.reach) or not in_sight(combat, warrior, target):
        return None
    with Supposed(warrior):
        return nearest_end(combat, warrior, target, weapon) if lie_for_charge(combat, warrior, target) else None


def nearest_end(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon) -> tuple[int, int] | None:
    """The nearest clear end of a charge, as the charger lies."""
    place, most = warrior.place, speed(warrior, warrior.card.run)
    others = occupied(combat, warrior, warrior.side) | dangers(combat, warrior)
    grid = combat.ground.grid
    ends = [(run_up(place, each), each) for each in ends_near(combat, warrior, target, weapon)]
    for (far, _), end in sorted(ends):
        if far > most:
            break
        if grid.filled(end) & others or path_wrong(combat, warrior, target, end, others):
            continue
        if warrior.marks & BERSERK and turns_its_back(combat, warrior, end):
            continue
        if line_cost(combat, warrior, end) <= most:
            x, y = front_left(place, warrior.facing)
            return (x + end.x - place.x, y + end.y - place.y)
    return None


# -- giving way ------------------------------------------------------------------------------------
def away(combat: Combat, warrior: Warrior, how: str, foes: Sequence[Warrior]) -> Path:
    """Straight away from the opponents, as far as possible; in fear off the map if it is near.

    `how` is run, retreat or withdraw; empty if there is no such way.
    """
    deed = ACTIONS[how]
    assert isinstance(deed, Movement)
    paid = deed.paid(warrior, NOTHING)
    if any(deed.unavailable(combat, warrior, paid)) or any(deed.forbids(combat, warrior, NOTHING, paid)):
        return ()
    x, y = front_left(warrior.place, warrior.facing)
    for places in ways_out(combat, warrior, deed, foes):
        path = tuple([(x + each.x - warrior.place.x, y + each.y - warrior.place.y) for each in places])
        values = {"path": path}
        route = deed.route(combat, warrior, values)
        if not route.wrong and not any(deed.forbids_end(combat, warrior, route, values)):
            return path
    return ()


def ways_out(combat: Combat, warrior: Warrior, deed: Movement, foes: Sequence[Warrior]) -> list[list[Footprint]]:
    """Straight ways that lead away from all opponents, those that lead farthest first."""
    budget, ignored = deed.budget(combat, warrior), deed.ignored(combat, warrior)
    here = distance(warrior.place, foes)
    found = []
    for number, direction in enumerate(DIRECTIONS):
        for places, leaves in rays(combat, warrior, direction, budget):
            if leaves and not warrior.marks & FRIGHTENED:
                continue
            free = FAR if leaves else distance(places[-1], foes)
            if free > here and (leaves or not still_engaged(combat, warrior, places[-1], ignored)):
                found.append((-free, number, places))
    return [places for _, _, places in sorted(found)]


def distance(place: Footprint, foes: Sequence[Warrior]) -> int:
    """Squares to the nearest opponent."""
    return min([FIVE_TEN.between(place, foe.place) for foe in foes], default=0)


def rays(
    combat: Combat, warrior: Warrior, direction: tuple[int, int], budget: int
) -> Iterator[tuple[list[Footprint], bool]]:
    """The longest straight way in a direction on the map, and the one that leaves the map."""
    grid, place = combat.ground.grid, warrior.place
    places: list[Footprint] = []
    spent = 0
    slanted = bool(direction[0] and direction[1])
    while True:
        place = place.moved(*direction)
        if not on_map(combat, place):
            if spent + 1 <= budget:
                yield [*places, place], True
            break
        weight = grid.weight(anchor(combat, place))
        spent += FIVE_TEN.diagonal(weight, len(places) & 1) if slanted else weight
        if spent > budget or grid.filled(place) & grid.solid.squares:
            break
        places.append(place)
    while places and not may_stand(combat, warrior, places[-1], warrior.side):
        places.pop()
    if places:
        yield places, False


# -- leaving ---------------------------------------------------------------------------------------
def gets_at(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> bool:
    """Whether the ground lets somebody come near any opponent at all, whoever stands in the way now."""
    low = [each for each in foes if abs(each.elevation - warrior.elevation) <= 5]
    if not low:
        return False
    place, goal = warrior.place, beside(combat, warrior, low)
    start = anchor(combat, place)
    ahead = flood(
        combat.ground.grid, start, 2 * FAR, measure=FIVE_TEN, wide=place.wide, deep=place.deep, goal=goal
    )  # fmt: skip
    return bool(goal >> start & 1) or ahead.nearest(goal) >= 0


def leave_by(combat: Combat, warrior: Warrior) -> Path:
    """The way to the nearest rim of the map, or, from there, off it; empty if there is none (ACKS-MOVE-12)."""
    out = off_map(combat, warrior)
    if out:
        return out[0]
    grid, place = combat.ground.grid, warrior.place
    rim: Bits = 0
    for x in range(grid.width - place.wide + 1):
        rim |= 1 << grid.square(x, 0) | 1 << grid.square(x, grid.height - place.deep)
    for y in range(grid.height - place.deep + 1):
        rim |= 1 << grid.square(0, y) | 1 << grid.square(grid.width - place.wide, y)
    ahead = reach(combat, warrior, FAR, goal=rim)
    square = ahead.nearest(rim & ahead.ends)
    if square < 0:
        return ()
    return spots(combat, warrior, affordable(combat, warrior, ahead, ahead.path(square), 0))
