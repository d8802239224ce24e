"""All squares and intersections that weapons can be aimed at, found at once (SF-ATK-22, SF-AREA-1, SF-RANGE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from affray.space.bits import Bits
from affray.space.measure import Footprint

from ..ground.board import (
    distance_to_corner,
    effect_between,
    in_reach,
    line_of_effect_to_corner,
    reach_of,
    squares_apart,
)
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter, Item
from ..model.words import AttackMode
from .strikes import Spot, Strike, is_area, is_ranged, limit_of, why_no_weapon


def fit(fighter: Fighter, weapons: Iterable[str], mode: AttackMode) -> Iterator[tuple[Strike, Item]]:
    """Those of some weapons against which nothing is to be said by themselves."""
    for name in weapons:
        item = fighter.items.get(name)
        strike = Strike(name, mode=mode)
        if item is not None and next(why_no_weapon(fighter, item, strike), None) is None:
            yield strike, item


def squares_for(combat: Combat, fighter: Fighter, weapons: Iterable[str], mode: AttackMode) -> list[Spot]:
    """The squares that may be guessed with one of some weapons (SF-ATK-22)."""
    grid = combat.ground.grid
    found: Bits = 0
    for strike, item in fit(fighter, weapons, mode):
        if is_area(item.kind):
            continue
        if is_ranged(item.kind, strike):
            found |= open_to(combat, fighter.place, limit_of(combat, item.kind, strike))
        else:
            found |= reached(combat, fighter.place, reach_of(fighter, strike.item))
    return grid.points(found)


def reached(combat: Combat, place: Footprint, reach: int) -> Bits:
    """The squares of the map within a reach, on the own level (SF-GRID-6)."""
    grid, far = combat.ground.grid, reach // FOOT
    found: Bits = 0
    for y in range(max(place.y - far, 0), min(place.y + place.deep + far, grid.height)):
        for x in range(max(place.x - far, 0), min(place.x + place.wide + far, grid.width)):
            if in_reach(place, Footprint(x, y), 0, reach):
                found |= 1 << grid.square(x, y)
    return found & grid.board


def open_to(combat: Combat, place: Footprint, limit: int | None) -> Bits:
    """The squares to which a line of effect leads, up to a range; kept with the map as it is (SF-GRID-10)."""
    ground, grid = combat.ground, combat.ground.grid
    key = ("open to", place, limit)
    known: Bits | None = grid.memo.get(key)
    if known is None:
        known = 0
        walls = ground.loe.squares | ground.loe.x_edges | ground.loe.y_edges
        for x, y in grid.points(grid.board):
            square = Footprint(x, y)
            if limit is None or FOOT * squares_apart(place, square) <= limit:
                # where nothing stands between any of their squares no line needs to be drawn
                if not grid.filled(box(place, square)) & walls or effect_between(combat, place, square):
                    known |= 1 << grid.square(x, y)
        grid.memo[key] = known
    return known


def box(one: Footprint, other: Footprint) -> Footprint:
    """The rectangle around two places."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    east, south = max(one.x + one.wide, other.x + other.wide), max(one.y + one.deep, other.y + other.deep)
    return Footprint(x, y, east - x, south - y)


def corners_for(combat: Combat, fighter: Fighter, weapons: Iterable[str], mode: AttackMode) -> list[Spot]:
    """The intersections at which one of some weapons may be thrown or fired (SF-AREA-1)."""
    limits = [
        limit_of(combat, item.kind, strike)
        for strike, item in fit(fighter, weapons, mode)
        if is_area(item.kind) and is_ranged(item.kind, strike)
    ]
    if not limits:
        return []
    if None in limits:
        return list(open_corners(combat, fighter, None))
    return list(open_corners(combat, fighter, max([each for each in limits if each is not None])))


def open_corners(combat: Combat, fighter: Fighter, limit: int | None) -> tuple[Spot, ...]:
    """The intersections to which a line of effect leads, up to a range; kept with the map as it is (SF-GRID-10)."""
    grid = combat.ground.grid
    key = ("open corners", fighter.place, fighter.altitude_ft, limit)
    known: tuple[Spot, ...] | None = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = tuple([
            (x, y)
            for y in range(grid.height + 1)
            for x in range(grid.width + 1)
            if (limit is None or distance_to_corner(fighter, (x, y)) <= limit)
            and line_of_effect_to_corner(combat, fighter, (x, y))
        ])  # fmt: skip
    return known
