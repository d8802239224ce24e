"""Where everybody is: distance and space (E5-GEN-6, E5-SPACE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from affray.space.bits import Bits, each
from affray.space.bodies import filled_by, overlapping
from affray.space.measure import Footprint

from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter
from .crowd import Crowd, crowd_of, enemies_of, put

FAR = 1_000_000
"""Feet that nothing is away."""


def spot(place: Footprint) -> str:
    """A place as people write it."""
    return f"{place.x},{place.y}"


def gap(one: Footprint, height: int, other: Footprint, other_height: int) -> int:
    """The distance in feet: the largest gap per axis, elevation included (E5-GEN-6)."""
    x, y, wide, deep = one
    to_x, to_y, to_wide, to_deep = other
    between = to_x - x - wide if to_x > x else x - to_x - to_wide
    along = to_y - y - deep if to_y > y else y - to_y - to_deep
    squares = (between if between > along else along) + 1
    if height != other_height:
        squares = max(squares, abs(height - other_height) // FOOT)
    return squares * FOOT if squares > 0 else 0


def distance(one: Fighter, other: Fighter) -> int:
    """How many feet two combatants are apart; 0 in a shared square (E5-GEN-6)."""
    return gap(one.place, one.elevation, other.place, other.elevation)


def feet_to_enemies(combat: Combat, fighter: Fighter) -> Mapping[str, int]:
    """How many feet every enemy is away from somebody, kept until anybody moves."""
    crowd: Crowd = combat.crowd or crowd_of(combat)
    known = crowd.away.get(fighter.id)
    if known is None:
        place, height = fighter.place, fighter.elevation
        known = crowd.away[fighter.id] = {
            enemy.id: gap(place, height, enemy.place, enemy.elevation) for enemy in enemies_of(combat, fighter)
        }
    return known


def footprint(fighter: Fighter, x: int, y: int) -> Footprint:
    """The space of a combatant with its lowest square here; the next smaller one while squeezing (E5-SPACE-9)."""
    side = SQUARES[fighter.card.size - 1 if fighter.squeezing else fighter.card.size]
    return Footprint(x, y, side, side)


def same_height(height: int, size: int, other: Fighter) -> bool:
    """Whether a creature of this size at this height shares a level with another one."""
    if height == other.elevation:
        return True
    top, other_top = height + SQUARES[size] * FOOT, other.elevation + SQUARES[other.card.size] * FOOT
    return height < other_top and other.elevation < top


def others_at(combat: Combat, fighter: Fighter, place: Footprint, height: int) -> list[Fighter]:
    """The other creatures whose space overlaps a place (E5-GEN-9: the dead and departed have none)."""
    squares, crowd = combat.ground.grid.filled(place), crowd_of(combat)
    if not squares & crowd.filled:
        return []
    size = fighter.card.size
    there = overlapping(combat.fighters.values(), place)
    return [other for other in there if other is not fighter and same_height(height, size, other)]


def may_share(combat: Combat, fighter: Fighter, others: Sequence[Fighter]) -> bool:
    """Up to four Tiny in a square, or any number of Tiny with one larger ally (E5-SPACE-2)."""
    everybody = [fighter, *others]
    large = [each for each in everybody if each.card.size > 0]
    tiny = [each for each in everybody if each.card.size == 0]
    if not large:
        return len(tiny) <= 4
    return len(large) == 1 and all(combat.allied(large[0], each) for each in tiny)


def floor_under(combat: Combat, place: Footprint) -> int:
    """The height of the ground under a space; a pit counts when every square of it lies over the pit."""
    ground = combat.ground
    return -min(ground.drop(square) for square in each(ground.grid.filled(place))) if ground.drops else 0


def has_ground(combat: Combat, place: Footprint, height: int = 0) -> bool:
    """On the map, clear of what blocks movement, not in the ground."""
    grid = combat.ground.grid
    if not grid.holds(place) or grid.filled(place) & grid.solid.squares:
        return False
    return height >= 0 or height >= floor_under(combat, place)


def fits(combat: Combat, fighter: Fighter, place: Footprint, height: int = 0) -> bool:
    """On the map, clear of what blocks movement, not in the ground, and free of other creatures."""
    if not has_ground(combat, place, height):
        return False
    others = others_at(combat, fighter, place, height)
    return not others or may_share(combat, fighter, others)


def space_at(combat: Combat, fighter: Fighter, to: tuple[int, int], height: int) -> Footprint:
    """The space of somebody who comes there without a step: all of it if there is room, though it was squeezing.

    Only where the whole does not fit it goes on squeezing (E5-SPACE-8, E5-SPACE-9).
    """
    side = SQUARES[fighter.card.size]
    whole = Footprint(*to, side, side)
    return whole if not fighter.squeezing or fits(combat, fighter, whole, height) else footprint(fighter, *to)


def occupied(combat: Combat, without: Sequence[Fighter] = ()) -> Bits:
    """The squares of all creatures but these."""
    return filled_by(combat.ground.grid, [each for each in combat.fighters.values() if each not in without])


def nearest_free(combat: Combat, fighter: Fighter, place: Footprint, height: int | None = None) -> Footprint | None:
    """The free place nearest to one; of equals the lowest x, then the lowest y (E5-SPACE-7).

    It is looked for at the height of whom it is for, unless another one is given.
    """
    height = fighter.elevation if height is None else height
    best: tuple[int, int, int] | None = None
    grid = combat.ground.grid
    for y in range(grid.height - place.deep + 1):
        for x in range(grid.width - place.wide + 1):
            found = (max(abs(x - place.x), abs(y - place.y)), x, y)
            if (best is None or found < best) and fits(combat, fighter, place._replace(x=x, y=y), height):
                best = found
    return None if best is None else place._replace(x=best[1], y=best[2])


def find_room(combat: Combat, fighter: Fighter) -> bool:
    """Put somebody into the nearest free place, out of a pit that is full; whether there is one (E5-SPACE-7).

    Where nothing is wide enough for it, it squeezes (E5-SPACE-8, E5-SPACE-9).
    """
    place, height = fighter.place, fighter.elevation
    narrow = SQUARES[max(fighter.card.size - 1, 0)]
    spaces = [place] if place.wide <= narrow else [place, Footprint(place.x, place.y, narrow, narrow)]
    for space, level in product(spaces, (height, 0) if height < 0 else (height,)):
        free = nearest_free(combat, fighter, space, level)
        if free is not None:
            put(combat, fighter, free, level, fighter.clinging)
            return True
    return False


def squares_around(combat: Combat, fighter: Fighter, feet: int = FAR) -> Iterator[tuple[int, int]]:
    """The squares of the map within so many feet, the nearest first; its own come last."""
    place, grid = fighter.place, combat.ground.grid
    for far in range(1, min(feet // FOOT, max(grid.width, grid.height)) + 1):
        low, high = (place.x - far, place.y - far), (place.x + place.wide + far - 1, place.y + place.deep + far - 1)
        for y in range(max(low[1], 0), min(high[1], grid.height - 1) + 1):
            whole = y in (low[1], high[1])
            for x in range(low[0], high[0] + 1) if whole else (low[0], high[0]):
                if 0 <= x < grid.width:
                    yield x, y
    yield from place.squares()
