"""Ways for the computer player: where somebody can get, and how to get there without giving openings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.space.bits import Bits, each
from affray.space.measure import FIVE, FIVE_TEN, Footprint, Measure
from affray.space.movement import Flood, flood
from affray.space.sight import CENTRES, sight
from affray.space.steps import smeared

from ..body.hands import grapples_of, reaches_of
from ..ground.crowd import around, enemies_of, near_strangers
from ..model.battlefield import TOTAL
from ..model.conditions import FEARFUL, GRAPPLED
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.windows import can_react
from .stepping import default_mode, movement_left, passable, slows

Path = tuple[tuple[int, int], ...]
FAR = 400
"""Squares of a way that is planned for more than one turn."""

NEAR = (5, 10, 15, 25)
"""How many feet from an enemy somebody tries to get, one after the other."""


def steps_left(combat: Combat, fighter: Fighter) -> int:
    """The movement left, in squares; 0 where the player does not dare to walk: frightened, squeezed in, in a pit."""
    if fighter.marks & FEARFUL or fighter.squeezing or fighter.elevation < 0:
        return 0
    left = movement_left(fighter)
    if left >= FOOT and combat.marks & GRAPPLED and slows(fighter, grapples_of(combat, fighter)):
        left = movement_left(fighter, "", True)
    return left // FOOT if left > 0 else 0


def hazards(combat: Combat, fighter: Fighter) -> Bits:
    """The squares that nobody enters without need: pits, and what is both hard to cross (`toils`) and heavy."""
    if default_mode(fighter) == "fly":
        return 0
    ground = combat.ground
    return ground.pits | toils(combat, fighter) & ground.difficult


def toils(combat: Combat, fighter: Fighter) -> Bits:
    """The squares that somebody would have to climb or swim without a speed for it: each foot counts twice."""
    ground, speed = combat.ground, fighter.card.speed
    if not (ground.climb or ground.swim) or default_mode(fighter) == "fly":
        return 0
    return (0 if "climb" in speed else ground.climb) | (0 if "swim" in speed else ground.swim)


def measure_of(combat: Combat) -> Measure:
    """How a move counts squares (option `diagonal_rule`)."""
    return FIVE_TEN if combat.options.diagonal_rule == "alternating_5_10" else FIVE


def reachable(
    combat: Combat, fighter: Fighter, squares: int, goal: Bits = 0, fences: Sequence[Bits] = ()
) -> Flood:
    """Everything within so many squares of movement, hazards left alone."""
    stops, through = passable(combat, fighter)
    grid, place = combat.ground.grid, fighter.place
    if fences and place.wide == 1 and squares < FAR:
        area = around(grid, place, FOOT * squares)
        fences = [fence for fence in fences if fence & area]
    slow = toils(combat, fighter)
    return flood(
        grid, place.y * grid.stride + place.x, squares, measure=measure_of(combat), wide=place.wide,
        blocked=stops | hazards(combat, fighter) | slow & through, through=through, costly=through | slow,
        extra=1 if fighter.prone else 0, fences=fences, goal=goal, parity=fighter.budget.diagonals & 1,
    )  # fmt: skip


def within_reach_of(combat: Combat, fighter: Fighter, target: Fighter, feet: int) -> Bits:
    """The anchors from which somebody has a target within so many feet."""
    if abs(fighter.elevation - target.elevation) > feet:
        return 0
    more, place = fighter.place.wide - 1, target.place
    if more:
        place = Footprint(place.x - more, place.y - more, place.wide + more, place.deep + more)
    return around(combat.ground.grid, place, feet)


def threats(combat: Combat, fighter: Fighter) -> list[Bits]:
    """The squares within the reach of each enemy that could make an opportunity attack; leaving one provokes."""
    if fighter.disengaged:
        return []
    grid, found = combat.ground.grid, []
    for enemy in enemies_of(combat, fighter):
        if can_react(enemy):
            found += [around(grid, enemy.place, reach) for reach in reaches_of(combat, enemy)]
    return found


def gives_opening(combat: Combat, fighter: Fighter, path: Sequence[int], fences: Sequence[Bits]) -> bool:
    """Whether a step of a path leaves the reach of somebody."""
    wide, way = fighter.place.wide, 0
    for square in path:
        way |= 1 << square
    for fence in fences:
        anchors = fence if wide == 1 else smeared(fence, combat.ground.grid.stride, wide, wide)
        inside = anchors & way
        if inside and inside != way:
            for number in range(1, len(path)):
                if anchors >> path[number - 1] & 1 and not anchors >> path[number] & 1:
                    return True
    return False


def route(combat: Combat, fighter: Fighter, reached: Flood, goal: Bits) -> Path:
    """The shortest path to a goal, one that provokes nothing if it costs no more; empty if there is none."""
    path = reached.way(goal)
    if len(path) < 2:
        return ()
    zone = near_strangers(combat, fighter) if fighter.place.wide == 1 else combat.ground.grid.board
    if not any(zone >> square & 1 for square in path[:-1]):
        return spots(combat, path)
    fences = threats(combat, fighter)
    if gives_opening(combat, fighter, path, fences):
        quiet = reachable(combat, fighter, reached.cost(path[-1]) or 0, goal, fences)
        path = quiet.way(goal) or path
    return spots(combat, path)


def way_to_aim(combat: Combat, fighter: Fighter, reached: Flood, target: Fighter, feet: int) -> Path:
    """The shortest path to where a target is within so many feet and not behind total cover; empty if there is none."""
    within = within_reach_of(combat, fighter, target, feet) & reached.ends
    square = next(in_view(combat, fighter, reached, within, [target]), -1)
    return spots(combat, reached.path(square)) if square >= 0 else ()


def in_view(
    combat: Combat, fighter: Fighter, reached: Flood, squares: Bits, targets: Sequence[Fighter]
) -> Iterator[int]:
    """Those of some anchors, the cheapest first, from which a target is not behind total cover."""
    grid, wide = combat.ground.grid, fighter.place.wide
    lines, theirs = sight(grid, CENTRES, combat.ground.grades[TOTAL - 1]), 0
    for target in targets:
        theirs |= grid.filled(target.place)
    filled = list(each(theirs))
    for square in reached.by_cost(squares & reached.ends):
        own = [square] if wide == 1 else list(each(grid.footprint(square, wide, wide)))
        if any(lines.sees(one, other) for one in own for other in filled):
            yield square


def has_thin_walls(combat: Combat) -> bool:
    """Whether somebody may be right beside another one and cannot touch it."""
    walls = combat.ground.grades[TOTAL - 1]
    return bool(walls.x_edges or walls.y_edges)


def spots(combat: Combat, path: Sequence[int]) -> Path:
    """A path of squares as an answer gives it, without its start."""
    stride = combat.ground.grid.stride
    return tuple([(square % stride, square // stride) for square in path[1:]])


def has_way(combat: Combat, fighter: Fighter, targets: Sequence[Fighter]) -> bool:
    """Whether the map, creatures left aside, leads to a place beside one of some targets."""
    grid, place = combat.ground.grid, fighter.place
    here = place.y * grid.stride + place.x
    stops = hazards(combat, fighter)
    lands: list[Bits] = grid.memo.setdefault(("lands", place.wide, stops), [])
    land = next((known for known in lands if known >> here & 1), None)
    if land is None:
        land = flood(grid, here, FAR, wide=place.wide, blocked=stops).within()
        lands.append(land)
    near = [target for target in targets if within_reach_of(combat, fighter, target, FOOT) & land]
    if not near or not has_thin_walls(combat):
        return bool(near)
    key = ("whole", here, place.wide, stops)
    whole: Flood | None = grid.memo.get(key)
    if whole is None:
        whole = grid.memo[key] = flood(grid, here, FAR, wide=place.wide, blocked=stops)
    return any(way_to_aim(combat, fighter, whole, target, FOOT) for target in near)


def approach(combat: Combat, fighter: Fighter, targets: Sequence[Fighter], squares: int) -> Path:
    """The way towards the nearest of some targets, as far as so many squares of movement go.

    Where every place beside a target is taken, a place near it will do; behind a wall nobody is near.
    """
    grid, thin = combat.ground.grid, has_thin_walls(combat)
    here = fighter.place.y * grid.stride + fighter.place.x
    for feet in NEAR if squares else ():
        goal: Bits = 0
        for target in targets:
            goal |= within_reach_of(combat, fighter, target, feet)
        if thin:
            ahead = reachable(combat, fighter, FAR)
            square = next(in_view(combat, fighter, ahead, goal, targets), -1)
            if square == here:
                return ()
            if square >= 0:
                return spots(combat, ahead.as_far(ahead.path(square), squares))
        else:
            if goal >> here & 1:
                return ()
            ahead = reachable(combat, fighter, FAR, goal)
            if ahead.nearest(goal) >= 0:
                return spots(combat, ahead.way(goal, squares))
    return ()
