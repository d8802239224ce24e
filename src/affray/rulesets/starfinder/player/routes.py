"""Ways for the computer player: where somebody can get, and how to get there without giving openings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from affray.space.bits import Bits, minus
from affray.space.grid import Grid
from affray.space.measure import FIVE_TEN, FIVE_TEN_FLAT, Footprint
from affray.space.movement import Flood, flood
from affray.space.steps import STEPS, smeared
from affray.space.threat import threatened

from ..body.effects import has
from ..ground.board import effect_between, threat_reach
from ..ground.stepping import Way, default_mode, is_stuck, passable, plan_path, speed_of, why_no_guarded_step
from ..model.conditions import NO_OPPORTUNITY
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter

Spot = tuple[int, int]
Path = tuple[Spot, ...]
FAR = 200
"""Squares of a way that is planned for more than one turn."""
KEPT = 4096
"""How many floods and ways are kept with a map; fights on one map come to the same places again and again."""


# -- threat ----------------------------------------------------------------------------------------
def guards_ground(fighter: Fighter) -> bool:
    """Whether somebody could make an attack of opportunity now."""
    ready = fighter.budget.reaction and fighter.has_acted and not fighter.marks & NO_OPPORTUNITY
    return ready and fighter.present and not (fighter.effects and has(fighter, "total_defense"))


def reach_squares(combat: Combat, fighter: Fighter) -> Bits:
    """The squares somebody threatens, walls left aside; none if it cannot strike."""
    reach = threat_reach(fighter)
    return 0 if reach < 0 else around(combat.ground.grid, fighter.place, reach)


def around(grid: Grid, place: Footprint, reach: int) -> Bits:
    """The squares within a reach of a place, kept with the map (SF-GRID-6)."""
    key = ("around", place, reach)
    known: Bits = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = threatened(grid, place, reach // FOOT, FIVE_TEN, least=0, second_diagonal=True)
    return known


def danger(combat: Combat, fighter: Fighter, but: Fighter | None = None) -> Bits:
    """The squares that nobody leaves, and from which nobody shoots or casts, without an attack of opportunity.

    Those of one may be left out.
    """
    found: Bits = 0
    for other in combat.fighters.values():
        if other.side != fighter.side and other is not but and not other.dead and guards_ground(other):
            found |= reach_squares(combat, other)
    return found


def is_pressed(combat: Combat, fighter: Fighter, squares: Bits) -> bool:
    """Whether somebody stands on one of some squares."""
    return bool(squares & combat.ground.grid.filled(fighter.place))


def is_beset(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody stands in `danger`."""
    side, place = fighter.side, fighter.place
    for other in combat.fighters.values():
        if other.side == side or other.dead:
            continue
        dx, dy = place.apart(other.place)
        longest = max(2 * FOOT, other.card.reach_ft + FOOT)
        if FOOT * dx <= longest and FOOT * dy <= longest and guards_ground(other):
            if is_pressed(combat, fighter, reach_squares(combat, other)):
                return True
    return False


# -- where somebody can get ------------------------------------------------------------------------
class Ways(NamedTuple):
    """Everything somebody can get to, and the paths that were asked for: to an anchor, or towards it for some feet."""

    flood: Flood
    paths: dict[tuple[int, int], Path]


def shunned(combat: Combat, fighter: Fighter) -> Bits:
    """The squares of ground that would harm somebody who enters them."""
    found: Bits = 0
    if fighter.altitude_ft <= 0:
        for _, bits in combat.ground.hazards:
            found |= bits
    return found


def ways(
    combat: Combat, fighter: Fighter, feet: int, halts: Bits = 0, goal: Bits = 0, *, bold: bool = False
) -> Ways:
    """Everything within so many feet of movement; drops are left alone, and nobody goes on from `halts`.

    Only the bold go through fire and the like. Whoever is down in a drop stays there and fights from it: climbing out
    takes a check for every few feet.
    """
    grid, place = combat.ground.grid, fighter.place
    if fighter.altitude_ft < 0:
        feet = 0
    stops, through, costly = passable(combat, fighter)
    for _, bits in combat.ground.drops:
        stops |= bits
    if combat.ground.hazards and not bold:
        stops |= shunned(combat, fighter)
    key = (place, feet, stops, through, costly, halts, goal)
    memo = kept(grid, "ways")
    known: Ways | None = memo.get(key)
    if known is None:
        found = flood(
            grid, place.y * grid.stride + place.x, feet // FOOT, measure=FIVE_TEN_FLAT, wide=place.wide,
            blocked=minus(stops, grid.filled(place)), through=through, costly=costly, halts=halts, goal=goal,
        )  # fmt: skip
        known = memo[key] = Ways(found, {})
    return known


def kept(grid: Grid, what: str) -> dict[Any, Any]:
    """What is kept with a map, begun anew when it has grown too large."""
    memo: dict[Any, Any] | None = grid.memo.get(what)
    if memo is None or len(memo) >= KEPT:
        memo = grid.memo[what] = {}
    return memo


def strike_squares(combat: Combat, fighter: Fighter, target: Fighter, reach: int) -> Bits:
    """The anchors from which somebody has a target within reach, walls left aside."""
    if abs(fighter.altitude_ft - target.altitude_ft) > reach:
        return 0
    return around(combat.ground.grid, widened(target.place, fighter.place.wide - 1), reach)


def widened(place: Footprint, more: int) -> Footprint:
    """A place as far as the anchors of somebody who is so many squares wider than one may lie from it."""
    return Footprint(place.x - more, place.y - more, place.wide + more, place.deep + more) if more else place


def steps_now(combat: Combat, fighter: Fighter) -> int:
    """The feet of one move action; 0 for somebody who cannot walk."""
    if is_stuck(combat, fighter) or fighter.halted:
        return 0
    return speed_of(fighter, default_mode(fighter))


def path_to(combat: Combat, reached: Ways, square: int) -> Path:
    """The way to an anchor as an answer gives it, without its start."""
    known = reached.paths.get((square, -1))
    if known is None:
        known = reached.paths[square, -1] = spots(combat, reached.flood.path(square))
    return known


def spots(combat: Combat, path: Sequence[int]) -> Path:
    """A path of anchors as an answer gives it, without its start."""
    return tuple([combat.ground.grid.at(square) for square in path[1:]])


def approach(combat: Combat, fighter: Fighter, targets: Sequence[Fighter], reach: int, feet: int) -> Path:
    """The way towards the nearest of some targets, as far as so many feet go; without openings if possible."""
    goal: Bits = 0
    for target in targets:
        goal |= strike_squares(combat, fighter, target, reach)
    risky = danger(combat, fighter)
    ahead = ways(combat, fighter, FAR * FOOT, halts=risky, goal=goal)
    square = ahead.flood.nearest(goal)
    if square < 0 and risky:
        ahead = ways(combat, fighter, FAR * FOOT, goal=goal)
        square = ahead.flood.nearest(goal)
    if square < 0 and combat.ground.hazards:
        ahead = ways(combat, fighter, FAR * FOOT, goal=goal, bold=True)
        square = ahead.flood.nearest(goal)
    if square >= 0 and not reaches_from(combat, fighter, square, targets, reach):  # behind a wall
        ahead = ways(combat, fighter, FAR * FOOT)
        found = [x for x in ahead.flood.by_cost(ahead.flood.ends & goal) if x != square]
        square = next((x for x in found if reaches_from(combat, fighter, x, targets, reach)), -1)
    if square < 0:
        return ()
    known = ahead.paths.get((square, feet))
    if known is None:
        path = ahead.flood.as_far(ahead.flood.path(square), feet // FOOT)
        known = ahead.paths[square, feet] = spots(combat, path)
    return known


def reaches_from(combat: Combat, fighter: Fighter, square: int, targets: Sequence[Fighter], reach: int) -> bool:
    """Whether no wall keeps somebody at an anchor from one of the targets in its reach."""
    if combat.ground.open_ground:
        return True
    spot = combat.ground.grid.at(square)
    return any(
        strike_squares(combat, fighter, each, reach) >> square & 1 and sees_from(combat, fighter, spot, each)
        for each in targets
    )


def squares_to(combat: Combat, fighter: Fighter, targets: Sequence[Fighter], reach: int) -> int:
    """How many squares it is to where the nearest of some targets is in reach; -1 without a way."""
    goal: Bits = 0
    for target in targets:
        goal |= strike_squares(combat, fighter, target, reach)
    ahead = ways(combat, fighter, FAR * FOOT, goal=goal, bold=True)
    square = ahead.flood.nearest(goal)
    return -1 if square < 0 else ahead.flood.cost(square) or 0


def as_far_as_it_flies(combat: Combat, fighter: Fighter, path: Path) -> Path:
    """The beginning of a path for which a flier has movement enough, its turns included (SF-MOVE-10)."""
    way = Way("fly", speed_of(fighter, "fly"), nimble=fighter.nimble_ft)
    while path and plan_path(combat, fighter, path, way):
        path = path[:-1]
    return path


# -- single steps ----------------------------------------------------------------------------------
def may_step(combat: Combat, fighter: Fighter, to: Spot | None) -> bool:
    """Whether somebody can take a guarded step to a square, or at all."""
    return next(why_no_guarded_step(combat, fighter, to), None) is None


def free_steps(combat: Combat, fighter: Fighter, avoid: Bits = 0) -> list[Spot]:
    """The squares beside somebody where `may_step` could lead without touching some others."""
    if not may_step(combat, fighter, None):
        return []
    grid, place = combat.ground.grid, fighter.place
    steps = grid.steps(place.wide, place.deep)
    square = place.y * grid.stride + place.x
    stops, through, _ = passable(combat, fighter)
    for _, bits in combat.ground.drops:
        stops |= bits
    shut = stops | through | avoid | shunned(combat, fighter)
    if place.wide > 1:
        shut = smeared(shut, grid.stride, place.wide, place.deep)
    found: list[Spot] = []
    for number, (dx, dy) in enumerate(STEPS):
        if not steps.may(square, number) or shut >> (square + steps.offset(number)) & 1:
            continue
        found.append((place.x + dx, place.y + dy))
    return found


def sees_from(combat: Combat, fighter: Fighter, spot: Spot, target: Fighter) -> bool:
    """Whether a line of effect would lead from a place to a target."""
    place = Footprint(spot[0], spot[1], fighter.place.wide, fighter.place.deep)
    return effect_between(combat, place, target.place)
