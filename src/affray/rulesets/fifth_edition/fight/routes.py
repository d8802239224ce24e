"""Ways for the computer player: where somebody can get, and how to get there without giving openings."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits, each
from affray.space.measure import FIVE, FIVE_TEN, Footprint
from affray.space.movement import Flood, flood
from affray.space.sight import CENTRES, sight
from affray.space.steps import smeared

from ..body.hands import grapples_of, reaches_of
from ..ground.board import enemies_of
from ..ground.crowd import around, near_strangers
from ..model.battlefield import TOTAL
from ..model.conditions import FEARFUL
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.windows import can_react
from .stepping import movement_left, passable, slows

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
    if left >= FOOT:
        dragged = grapples_of(combat, fighter)
        if dragged and slows(fighter, dragged):
            left = movement_left(fighter, "", True)
    return left // FOOT if left > 0 else 0


def hazards(combat: Combat, fighter: Fighter) -> Bits:
    """The squares that hurt, or that somebody would have to climb or swim."""
    ground, speed = combat.ground, fighter.card.speed
    found: Bits = 0
    if ground.climb and "climb" not in speed:
        found |= ground.climb
    if ground.swim and "swim" not in speed:
        found |= ground.swim
    for _, pit in ground.drops:
        found |= pit
    return found


def reachable(
    combat: Combat, fighter: Fighter, squares: int, goal: Bits = 0, fences: Sequence[Bits] = ()
) -> Flood:
    """Everything within so many squares of movement, hazards left alone."""
    stops, through = passable(combat, fighter)
    alternating = combat.options.diagonal_rule == "alternating_5_10"
    grid, place = combat.ground.grid, fighter.place
    if fences and place.wide == 1 and squares < FAR:
        area = around(grid, place, FOOT * squares)
        fences = [fence for fence in fences if fence & area]
    return flood(
        grid, place.y * grid.stride + place.x, squares, measure=FIVE_TEN if alternating else FIVE, wide=place.wide,
        blocked=stops | hazards(combat, fighter), through=through, costly=through, extra=1 if fighter.prone else 0,
        fences=fences, goal=goal, parity=fighter.budget.diagonals & 1,
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
    square = reached.nearest(goal)
    if square < 0:
        return ()
    path = reached.path(square)
    if len(path) < 2:
        return ()
    zone = near_strangers(combat, fighter) if fighter.place.wide == 1 else combat.ground.grid.board
    if not any(zone >> square & 1 for square in path[:-1]):
        return spots(combat, path)
    fences = threats(combat, fighter)
    if gives_opening(combat, fighter, path, fences):
        quiet = reachable(combat, fighter, reached.cost(square) or 0, goal, fences)
        other = quiet.nearest(goal)
        if other >= 0:
            path = quiet.path(other)
    return spots(combat, path)


def way_to_aim(combat: Combat, fighter: Fighter, reached: Flood, target: Fighter, feet: int) -> Path:
    """The shortest path to where a target is within so many feet and not behind total cover; empty if there is none."""
    grid = combat.ground.grid
    within = within_reach_of(combat, fighter, target, feet) & reached.ends
    lines, theirs = sight(grid, CENTRES, combat.ground.grades[TOTAL - 1]), each(grid.filled(target.place))
    for square in reached.by_cost(within):
        if any(lines.sees(square, other) for other in theirs):
            return spots(combat, reached.path(square))
    return ()


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
    return any(within_reach_of(combat, fighter, target, FOOT) & land for target in targets)


def approach(combat: Combat, fighter: Fighter, targets: Sequence[Fighter], squares: int) -> Path:
    """The way towards the nearest of some targets, as far as so many squares of movement go.

    Where every place beside a target is taken, a place near it will do.
    """
    grid = combat.ground.grid
    here = fighter.place.y * grid.stride + fighter.place.x
    for feet in NEAR if squares else ():
        goal: Bits = 0
        for target in targets:
            goal |= within_reach_of(combat, fighter, target, feet)
        if goal >> here & 1:
            return ()
        ahead = reachable(combat, fighter, FAR, goal)
        square = ahead.nearest(goal)
        if square >= 0:
            return spots(combat, ahead.as_far(ahead.path(square), squares))
    return ()
