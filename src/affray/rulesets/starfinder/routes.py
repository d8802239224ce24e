"""Ways for the computer player: where somebody can get, and how to get there without giving openings."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits, minus
from affray.space.measure import FIVE_TEN, FIVE_TEN_FLAT, Footprint
from affray.space.movement import Flood, flood
from affray.space.steps import STEPS, smeared
from affray.space.threat import threatened

from .board import effect_between, threat_reach
from .effects import has
from .kinds import FOOT, NO_OPPORTUNITY
from .stats import Combat, Fighter
from .stepping import Way, default_mode, is_stuck, passable, plan_path, speed_of, why_no_guarded_step

Spot = tuple[int, int]
Path = tuple[Spot, ...]
FAR = 200
"""Squares of a way that is planned for more than one turn."""


# -- threat ----------------------------------------------------------------------------------------
def guards_ground(fighter: Fighter) -> bool:
    """Whether somebody could make an attack of opportunity now."""
    ready = fighter.reaction_available and fighter.has_acted and not fighter.marks & NO_OPPORTUNITY
    return ready and fighter.present and not (fighter.effects and has(fighter, "total_defense"))


def reach_squares(combat: Combat, fighter: Fighter) -> Bits:
    """The squares somebody threatens, walls left aside; none if it cannot strike."""
    reach = threat_reach(fighter)
    if reach < 0:
        return 0
    return threatened(combat.ground.grid, fighter.place, reach // FOOT, FIVE_TEN, least=0, second_diagonal=True)


def danger(combat: Combat, fighter: Fighter) -> Bits:
    """The squares that nobody leaves, and from which nobody shoots or casts, without an attack of opportunity."""
    found: Bits = 0
    for other in combat.fighters.values():
        if other.side != fighter.side and not other.dead and guards_ground(other):
            found |= reach_squares(combat, other)
    return found


def is_pressed(combat: Combat, fighter: Fighter, squares: Bits) -> bool:
    """Whether somebody stands on one of some squares."""
    return bool(squares & combat.ground.grid.filled(fighter.place))


# -- where somebody can get ------------------------------------------------------------------------
def ways(combat: Combat, fighter: Fighter, feet: int, halts: Bits = 0, goal: Bits = 0) -> Flood:
    """Everything within so many feet of movement; drops are left alone, and nobody goes on from `halts`.

    Whoever is down in a drop stays there and fights from it: climbing out takes a check for every few feet.
    """
    grid, place = combat.ground.grid, fighter.place
    if fighter.altitude_ft < 0:
        feet = 0
    stops, through, costly = passable(combat, fighter)
    for _, bits in combat.ground.drops:
        stops |= bits
    return flood(
        grid, place.y * grid.stride + place.x, feet // FOOT, measure=FIVE_TEN_FLAT, wide=place.wide,
        blocked=minus(stops, grid.filled(place)), through=through, costly=costly, halts=halts, goal=goal,
    )  # fmt: skip


def strike_squares(combat: Combat, fighter: Fighter, target: Fighter, reach: int) -> Bits:
    """The anchors from which somebody has a target within reach, walls left aside."""
    if abs(fighter.altitude_ft - target.altitude_ft) > reach:
        return 0
    more, place = fighter.place.wide - 1, target.place
    if more:
        place = Footprint(place.x - more, place.y - more, place.wide + more, place.deep + more)
    return threatened(combat.ground.grid, place, reach // FOOT, FIVE_TEN, least=0, second_diagonal=True)


def steps_now(combat: Combat, fighter: Fighter) -> int:
    """The feet of one move action; 0 for somebody who cannot walk."""
    if is_stuck(combat, fighter) or fighter.halted:
        return 0
    return speed_of(fighter, default_mode(fighter))


def path_to(combat: Combat, reached: Flood, square: int) -> Path:
    """The way to an anchor as an answer gives it, without its start."""
    return spots(combat, reached.path(square))


def spots(combat: Combat, path: Sequence[int]) -> Path:
    """A path of anchors as an answer gives it, without its start."""
    return tuple([combat.ground.grid.at(square) for square in path[1:]])


def approach(combat: Combat, fighter: Fighter, targets: Sequence[Fighter], reach: int, feet: int) -> Path:
    """The way towards the nearest of some targets, as far as so many feet go."""
    goal: Bits = 0
    for target in targets:
        goal |= strike_squares(combat, fighter, target, reach)
    ahead = ways(combat, fighter, FAR * FOOT, goal=goal)
    square = ahead.nearest(goal)
    if square < 0:
        return ()
    return spots(combat, ahead.as_far(ahead.path(square), feet // FOOT))


def as_far_as_it_flies(combat: Combat, fighter: Fighter, path: Path) -> Path:
    """The beginning of a path for which a flier has movement enough, its turns included (SF-MOVE-10)."""
    way = Way("fly", speed_of(fighter, "fly"), nimble=fighter.nimble_ft)
    while path and plan_path(combat, fighter, path, way):
        path = path[:-1]
    return path


# -- single steps ----------------------------------------------------------------------------------
def guarded_steps(combat: Combat, fighter: Fighter, avoid: Bits = 0) -> list[Spot]:
    """The squares to which somebody can take a guarded step now without touching some others."""
    if any(True for _ in why_no_guarded_step(combat, fighter, None)):
        return []
    grid, place = combat.ground.grid, fighter.place
    steps = grid.steps(place.wide, place.deep)
    square = place.y * grid.stride + place.x
    stops, through, _ = passable(combat, fighter)
    for _, bits in combat.ground.drops:
        stops |= bits
    shut = stops | through | avoid
    if place.wide > 1:
        shut = smeared(shut, grid.stride, place.wide, place.deep)
    found: list[Spot] = []
    for number, (dx, dy) in enumerate(STEPS):
        if not steps.may(square, number) or shut >> (square + steps.offset(number)) & 1:
            continue
        to = (place.x + dx, place.y + dy)
        if not any(True for _ in why_no_guarded_step(combat, fighter, to)):
            found.append(to)
    return found


def sees_from(combat: Combat, fighter: Fighter, spot: Spot, target: Fighter) -> bool:
    """Whether a line of effect would lead from a place to a target."""
    place = Footprint(spot[0], spot[1], fighter.place.wide, fighter.place.deep)
    return effect_between(combat, place, target.place)
