"""Where an area would do most: all places are weighed at once, as bits (E5-DEC-28)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from affray.space.areas import emanation, sphere
from affray.space.bits import Bits, each, lowest, minus, union
from affray.space.measure import Footprint
from affray.space.sight import CENTRES, sight

from ..model.kinds import FOOT, Power
from ..model.stats import Combat, Fighter
from .areas import DIRECTIONS, FROM_SELF, centre_of, cube, front, has_path, is_level, levels, strip, total_cover
from .cover import lit_part
from .knowing import is_known


@dataclass(frozen=True, slots=True)
class Placing:
    """A way to place an area: what to answer, and how many enemies and allies it would catch."""

    values: dict[str, object]
    enemies: int
    allies: int

    @property
    def worth(self) -> int:
        """Most enemies minus two times allies (E5-DEC-28)."""
        return self.enemies - 2 * self.allies


def best_placing(combat: Combat, fighter: Fighter, power: Power, sparing: bool = False) -> Placing | None:
    """The placing of an area that is worth most, of equals the first; None if it catches no known enemy (E5-DEC-28).

    With `sparing` only those that catch no friend are looked at.
    """
    foes, friends = [], []
    for other in combat.fighters.values():
        if not other.present or other.surrendered or not is_known(combat, fighter.side, other):
            continue
        if other.side != fighter.side and combat.hostile(fighter, other):
            if other.hp:
                foes.append(other)
        else:
            friends.append(other)
    aloft = any(each.elevation for each in combat.fighters.values()) if combat.loose else False
    height = likely_height(fighter, power, foes)
    if aloft:
        low, high = levels(power, height)
        foes = [each for each in foes if is_level(each, low, high)]
        friends = [each for each in friends if is_level(each, low, high)]
    if not foes:
        return None
    if power.shape in FROM_SELF:
        return best_strip(combat, fighter, power, foes, friends)
    best = best_spot(combat, fighter, power, foes, friends, 0 if sparing else len(friends))
    if aloft and best is not None and power.range_ft:
        best.values["height"] = height
    return best


def likely_height(fighter: Fighter, power: Power, foes: Sequence[Fighter]) -> int:
    """The height at which most enemies are, of equals the lowest; its user's for an area that begins with it."""
    if power.shape in FROM_SELF or not power.range_ft or not foes:
        return fighter.elevation
    heights = [each.elevation for each in foes]
    return min(heights, key=lambda height: (-heights.count(height), height))


def best_strip(
    combat: Combat, fighter: Fighter, power: Power, foes: Sequence[Fighter], friends: Sequence[Fighter]
) -> Placing | None:
    """The best of the eight directions of a cone or line."""
    best: Placing | None = None
    grid = combat.ground.grid
    enemies, others = [grid.filled(each.place) for each in foes], [grid.filled(each.place) for each in friends]
    hostile, everybody = union(enemies), union([*enemies, *others])
    for facing, direction in DIRECTIONS.items():
        start = front(fighter.place, direction)
        within = strip(combat, fighter, power, start, direction)
        if not within & hostile:
            continue
        squares = lit_part(combat, within & everybody, centre_of(*start))
        caught = sum([1 for body in enemies if body & squares])
        spoilt = sum([1 for body in others if body & squares])
        if caught and (best is None or caught - 2 * spoilt > best.worth):
            best = Placing({"facing": facing}, caught, spoilt)
    return best


def best_spot(
    combat: Combat,
    fighter: Fighter,
    power: Power,
    foes: Sequence[Fighter],
    friends: Sequence[Fighter],
    spoilt_at_most: int,
) -> Placing | None:
    """Spheres round squares, and blocks by their lowest square: counted for all squares at once."""
    within = in_range(combat, fighter, power)
    against, beside = Tallies(), Tallies()
    for foe in foes:
        against.add(catching(combat, power, foe) & within)
    for friend in friends:
        beside.add(catching(combat, power, friend) & within)
    best: Placing | None = None
    for spoilt in range(spoilt_at_most + 1):
        among = beside.exactly(spoilt, within & against.some)
        while among:
            caught, top = against.most(among)
            if best is not None and caught - 2 * spoilt <= best.worth:
                break
            square = first_with_path(combat, fighter, power, top)
            if square >= 0:
                best = Placing({"at": combat.ground.grid.at(square)}, caught, spoilt)
                break
            among = minus(among, top)
        if best is not None and best.worth >= len(foes) - 2 * (spoilt + 1):
            break
    return best


def in_range(combat: Combat, fighter: Fighter, power: Power) -> Bits:
    """The squares at which an area may be placed, whatever stands between."""
    grid, place = combat.ground.grid, fighter.place
    near = power.range_ft // FOOT
    if power.shape == "cube":
        more = power.size_ft // FOOT - 1
        reached_by = Footprint(place.x - more, place.y - more, place.wide + more, place.deep + more)
        return emanation(grid, reached_by, max(near, 1))
    if near == 0:
        x, y = place.centre()
        return 1 << grid.square(x // 2, y // 2)
    return emanation(grid, place, near)


def catching(combat: Combat, power: Power, target: Fighter) -> Bits:
    """The places of an area that catch somebody: it works both ways."""
    grid, size = combat.ground.grid, power.size_ft // FOOT
    key = ("catching", power.shape, size, target.place)
    known: Bits | None = grid.memo.get(key)
    if known is None:
        known = 0
        for x, y in target.place.squares():
            if power.shape == "cube":
                known |= grid.filled(Footprint(x - size + 1, y - size + 1, size, size))
            else:
                known |= lit_part(combat, sphere(grid, centre_of(x, y), size), centre_of(x, y))
        known = grid.memo[key] = minus(known, total_cover(combat).squares)
    return known


def first_with_path(combat: Combat, fighter: Fighter, power: Power, squares: Bits) -> int:
    """The lowest square of a set at which the user can place an area; -1 if there is none (E5-SPELL-6)."""
    grid = combat.ground.grid
    total = total_cover(combat)
    if not any(total):
        return lowest(squares)
    if power.shape == "cube":
        for square in each(squares):
            if has_path(combat, fighter, cube(combat, fighter, power, grid.at(square)).point):
                return square
        return -1
    lines, own = sight(grid, CENTRES, total), each(grid.filled(fighter.place))
    for square in each(squares):
        if any(lines.sees(mine, square) for mine in own):
            return square
    return -1


class Tallies:
    """How many of some sets each square belongs to, in binary: plane n has the squares with bit n in their count."""

    __slots__ = ("planes", "some")

    def __init__(self) -> None:
        self.planes: list[Bits] = []
        self.some: Bits = 0

    def add(self, squares: Bits) -> None:
        self.some |= squares
        carry = squares
        for number, plane in enumerate(self.planes):
            self.planes[number] = plane ^ carry
            carry &= plane
            if not carry:
                return
        if carry:
            self.planes.append(carry)

    def exactly(self, count: int, among: Bits) -> Bits:
        """Of a set the squares that were added so many times."""
        if count >> len(self.planes):
            return 0
        for number, plane in enumerate(self.planes):
            among = among & plane if count >> number & 1 else minus(among, plane)
        return among

    def most(self, among: Bits) -> tuple[int, Bits]:
        """The highest count in a set, and the squares that have it."""
        count = 0
        for number in range(len(self.planes) - 1, -1, -1):
            top = among & self.planes[number]
            if top:
                among, count = top, count | 1 << number
        return count, among
