"""Charge lines: where a charge must end, and everything in its way (SF-CHARGE-2 to -7, -12, -15, -16)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal
from affray.space.barrier import Barrier
from affray.space.bits import Bits, minus
from affray.space.grid import Grid
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.straight import swept
from affray.space.trace import Contact, clear

from ..ground.awareness import eludes, known_at, may_elude
from ..ground.board import Spot, effect_between, in_reach, may_share, same_level, weapon_reach
from ..ground.stepping import Way, default_mode, filled, plan_path, speed_of
from ..model.catalogue import no
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter, Item

LEAST = 10
"""Feet that a charge must cover at least (SF-CHARGE-2)."""


def nearest_ends(combat: Combat, fighter: Fighter, target: Fighter, item: Item) -> list[Spot]:
    """The squares nearest to the start from which the target can be attacked, whether free or not; kept with the map
    (SF-CHARGE-3).
    """
    reach, side = weapon_reach(fighter.card, item.kind), fighter.card.space
    height = fighter.altitude_ft - target.altitude_ft
    memo, key = combat.ground.grid.memo, ("ends", fighter.place, target.place, reach, side, height)
    known: list[Spot] | None = memo.get(key)
    if known is None:
        known = memo[key] = ends_near(combat, fighter.place, target.place, reach, side, height)
    return known


def ends_near(
    combat: Combat, start: Footprint, theirs: Footprint, reach: int, side: int, height: int
) -> list[Spot]:
    """The same for a charger so many squares wide, with a weapon that reaches so far."""
    far = max(reach, FOOT) // FOOT
    best = -1
    found: list[Spot] = []
    for y in range(theirs.y - side + 1 - far, theirs.y + theirs.deep + far):
        for x in range(theirs.x - side + 1 - far, theirs.x + theirs.wide + far):
            place = Footprint(x, y, side, side)
            away = FIVE_TEN.distance(x - start.x, y - start.y)
            if (0 <= best < away) or not combat.ground.grid.holds(place) or not in_reach(place, theirs, height, reach):
                continue
            if reach and place.apart(theirs) == (0, 0):
                continue
            if not effect_between(combat, place, theirs):
                continue
            if away != best:
                best, found = away, []
            found.append((x, y))
    return found


def end_place(fighter: Fighter, end: Spot) -> Footprint:
    return Footprint(end[0], end[1], fighter.card.space, fighter.card.space)


def is_end_blocked(combat: Combat, fighter: Fighter, end: Spot) -> bool:
    """Something solid, or a creature that is not helpless, is on the end square, as far as is known (SF-CHARGE-4)."""
    grid = combat.ground.grid
    place = end_place(fighter, end)
    if grid.filled(place) & grid.solid.squares:
        return True
    others = known_at(combat, fighter, place, fighter.altitude_ft)
    return any(not may_share(fighter, other) for other in others)


def crossed(combat: Combat, start: Footprint, end: Footprint) -> Bits:
    """The squares that lines from the starting to the end space pass, the start left out (SF-CHARGE-12)."""
    grid, test = combat.ground.grid, combat.options.charge_path_test
    key = ("charged over", test, start, end)
    known: Bits | None = grid.memo.get(key)
    if known is None:
        line = swept(grid, start, end) if test == "any_line" else centre_line(grid, start, end)
        known = grid.memo[key] = minus(line, grid.filled(start))
    return known


def centre_line(grid: Grid, start: Footprint, end: Footprint) -> Bits:
    """The squares whose inside the line between two centres crosses, and the end (option `charge_path_test`)."""
    found = grid.filled(end)
    for square in range(grid.height * grid.stride):
        bit = 1 << square
        if bit & grid.board and not clear(grid, start.centre(), end.centre(), 2, Barrier(bit), Contact.THROUGH):
            found |= bit
    return found


def is_line_barred(combat: Combat, fighter: Fighter, target: Fighter, end: Spot) -> bool:
    """Whether anything blocks, slows or stands on a straight line to the end square (SF-CHARGE-5, SF-CHARGE-6)."""
    ground = combat.ground
    grid = ground.grid
    start = fighter.place
    place = end_place(fighter, end)
    squares = crossed(combat, start, place)
    flying = default_mode(fighter) == "fly"
    if squares & grid.solid.squares or (not flying and squares & ground.difficult):
        return True
    whole = squares | grid.filled(start)
    solid = grid.solid
    if whole & whole >> 1 & solid.x_edges or whole & whole >> grid.stride & solid.y_edges:
        return True
    for other in combat.fighters.values():
        if other is fighter or other is target or other.dead or other.left_field or other.helpless:
            continue
        if squares & grid.filled(other.place) and same_level(fighter, fighter.altitude_ft, other):
            if not may_elude(other) or not eludes(combat, fighter.side, other):
                return True
    return False


def why_no_line(
    combat: Combat, fighter: Fighter, target: Fighter, item: Item, wanted: Spot | None = None
) -> Iterator[Refusal]:
    """Everything against a charge at somebody with this weapon, to a square of the charger's choice (SF-CHARGE)."""
    ends = nearest_ends(combat, fighter, target, item)
    if wanted is not None and wanted not in ends:
        yield no("SF-CHARGE-3", "charge_end_blocked", x=wanted[0], y=wanted[1])
        return
    if not ends:
        yield no("SF-CHARGE-4", "charge_end_blocked", target=target.id)
        return
    away = FOOT * FIVE_TEN.distance(ends[0][0] - fighter.place.x, ends[0][1] - fighter.place.y)
    if away < LEAST:
        yield no("SF-CHARGE-2", "charge_too_near", feet=away)
    mode = default_mode(fighter)
    if away > 2 * speed_of(fighter, mode):
        yield no("SF-CHARGE-1", "charge_too_far", feet=away, most=2 * speed_of(fighter, mode))
    free = [end for end in ends if wanted in (None, end) and not is_end_blocked(combat, fighter, end)]
    if not free:
        yield no("SF-CHARGE-4", "charge_end_blocked", target=target.id)
    elif all(is_line_barred(combat, fighter, target, end) for end in free):
        yield no("SF-CHARGE-5", "charge_line", target=target.id)


def open_ends(combat: Combat, fighter: Fighter, target: Fighter, item: Item) -> list[Spot]:
    """The squares at which a charge may end, the straightest lines first (SF-CHARGE-3, SF-GRID-12)."""
    found = [
        end
        for end in nearest_ends(combat, fighter, target, item)
        if not is_end_blocked(combat, fighter, end) and not is_line_barred(combat, fighter, target, end)
    ]
    way = Way(default_mode(fighter), 2 * speed_of(fighter, default_mode(fighter)), straight=True)
    found = [end for end in found if not plan_path(combat, fighter, filled(fighter.place, [end]), way)]
    return sorted(found, key=lambda end: (bends(fighter, end), end))


def bends(fighter: Fighter, end: Spot) -> int:
    """How far a line is from a straight row, column or diagonal."""
    dx, dy = abs(end[0] - fighter.place.x), abs(end[1] - fighter.place.y)
    return min(dx, dy, abs(dx - dy))
