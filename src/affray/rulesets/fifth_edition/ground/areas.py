"""Areas of powers: where they begin and what they reach (E5-SPELL-6, -14, -15, -18; E5-COVER-12).

Points are in half squares: the centre of square (x, y) is (2x + 1, 2y + 1), its low corner (2x, 2y).
"""

from __future__ import annotations

from dataclasses import dataclass

from affray.core.refusals import Values
from affray.space.areas import Direction, block, cone_from_centre, line_from_centre, sphere
from affray.space.barrier import Barrier
from affray.space.bits import Bits, each, minus
from affray.space.grid import Grid
from affray.space.measure import Footprint
from affray.space.sight import CENTRES, reaches, sight

from ..model.battlefield import TOTAL
from ..model.conditions import SIGHTLESS
from ..model.kinds import FOOT, SQUARES, Power
from ..model.stats import Combat, Fighter
from .board import gap

DIRECTIONS: dict[str, Direction] = {
    "north": (0, -1), "northeast": (1, -1), "east": (1, 0), "southeast": (1, 1),
    "south": (0, 1), "southwest": (-1, 1), "west": (-1, 0), "northwest": (-1, -1),
}  # fmt: skip
"""The eight grid directions; y grows to the south."""

FROM_SELF = ("cone", "line")
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Area:
    """The squares of a power, and the point it spreads from; total cover may keep it out of some of them.

    It reaches the heights from `low` to `high`; its point is at `height` (E5-MOVE-16).
    """

    point: Point
    squares: Bits
    height: int
    low: int
    high: int


def centre_of(x: int, y: int) -> Point:
    return 2 * x + 1, 2 * y + 1


def squares_at(grid: Grid, point: Point) -> list[tuple[int, int]]:
    """The squares on the map that a point lies in or touches."""
    xs = (point[0] // 2,) if point[0] % 2 else (point[0] // 2 - 1, point[0] // 2)
    ys = (point[1] // 2,) if point[1] % 2 else (point[1] // 2 - 1, point[1] // 2)
    return [(x, y) for y in ys for x in xs if grid.has(x, y)]


def total_cover(combat: Combat) -> Barrier:
    return combat.ground.grades[TOTAL - 1]


# -- the point of origin ---------------------------------------------------------------------------
def named_point(fighter: Fighter, values: Values) -> Point:
    """The point that an answer names: the centre of a square or its low corner; by default the user's own centre."""
    at = values.get("at")
    if at is None:
        return fighter.place.centre()
    return (2 * at[0], 2 * at[1]) if values.get("corner") else centre_of(at[0], at[1])


def feet_to(combat: Combat, fighter: Fighter, point: Point, height: int) -> int | None:
    """How far a point is from somebody, counted to the nearest square that it touches; None if it is off the map."""
    squares = squares_at(combat.ground.grid, point)
    if not squares:
        return None
    return min(gap(fighter.place, fighter.elevation, Footprint(x, y), height) for x, y in squares)


def height_of(combat: Combat, fighter: Fighter, power: Power, values: Values) -> int:
    """The height at which an area begins: the one that is named, else that of its user or of who is in its square."""
    named, at = values.get("height"), values.get("at")
    if named is not None:
        return int(named)
    if at is None or power.range_ft == 0:
        return fighter.elevation
    square = Footprint(at[0], at[1])
    there = [each.elevation for each in combat.fighters.values() if each.present and touches(each.place, square)]
    return there[0] if len(there) == 1 else 0


def touches(place: Footprint, square: Footprint) -> bool:
    return gap(place, 0, square, 0) == 0


def has_path(combat: Combat, fighter: Fighter, point: Point) -> bool:
    """Whether a line from somebody to a point is free of total cover (E5-SPELL-6)."""
    return is_clear(combat.ground.grid, fighter.place, point, total_cover(combat))


def is_clear(grid: Grid, place: Footprint, point: Point, barrier: Barrier) -> bool:
    """Whether a line from one of the squares of a place to a point is clear of a barrier."""
    if not any(barrier):
        return True
    if point[0] % 2 and point[1] % 2:
        return sight(grid, CENTRES, barrier).between(place, Footprint(point[0] // 2, point[1] // 2))
    own = grid.filled(place)
    barrier = barrier.without(Barrier(own))
    return any(reaches(grid, point, square, barrier, CENTRES) for square in each(own))


def begins_at(combat: Combat, fighter: Fighter, point: Point) -> Point:
    """Where an area placed at a point begins.

    At an unseen point behind an obstruction it begins on the near side of it, at the centre of the last square on the
    line before the obstruction (E5-SPELL-6).
    """
    grid = combat.ground.grid
    seen = not fighter.marks & SIGHTLESS and is_clear(grid, fighter.place, point, grid.opaque)
    if seen or has_path(combat, fighter, point):
        return point
    here = min(fighter.place.squares(), key=lambda square: away(square, point))
    for there in squares_towards(here, point):
        if not grid.has(*there) or is_barred(grid, total_cover(combat), here, there):
            break
        here = there
    return centre_of(*here)


def begins_before(combat: Combat, fighter: Fighter, power: Power, values: Values) -> str:
    """The square where the area of a power begins, if that is not where it was placed; else nothing (E5-SPELL-6)."""
    if power.shape != "sphere":
        return ""
    named = named_point(fighter, values)
    point = begins_at(combat, fighter, named)
    return "" if point == named else f"{point[0] // 2},{point[1] // 2}"


def is_barred(grid: Grid, barrier: Barrier, here: tuple[int, int], there: tuple[int, int]) -> bool:
    """Whether a line that goes on from a square into the next one, perhaps through a corner, meets a barrier."""
    if here[0] == there[0] or here[1] == there[1]:
        return meets(barrier, grid.barrier((there,), ((here, there),)))
    if meets(barrier, grid.barrier((there,))):
        return True
    ways = ((there[0], here[1]), (here[0], there[1]))
    return all(meets(barrier, grid.barrier((way,), ((here, way), (way, there)))) for way in ways)


def meets(one: Barrier, other: Barrier) -> bool:
    return bool(one.squares & other.squares or one.x_edges & other.x_edges or one.y_edges & other.y_edges)


def away(square: tuple[int, int], point: Point) -> int:
    """The straight distance from a square's centre to a point, squared, in half squares."""
    return (2 * square[0] + 1 - point[0]) ** 2 + (2 * square[1] + 1 - point[1]) ** 2


def squares_towards(start: tuple[int, int], point: Point) -> list[tuple[int, int]]:
    """The squares that the line from a square's centre to a point passes through, in order, without the first."""
    x, y = start
    dx, dy = point[0] - 2 * x - 1, point[1] - 2 * y - 1
    sx, sy = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    wide, deep = abs(dx), abs(dy)
    to_x, to_y = 1, 1  # half squares along each axis to the next grid line
    found: list[tuple[int, int]] = []
    while to_x < wide or to_y < deep:
        order = to_x * deep - to_y * wide
        if wide and (order < 0 or not deep):
            x, to_x = x + sx, to_x + 2
        elif deep and (order > 0 or not wide):
            y, to_y = y + sy, to_y + 2
        else:
            x, y, to_x, to_y = x + sx, y + sy, to_x + 2, to_y + 2
        found.append((x, y))
    return found


# -- the squares -----------------------------------------------------------------------------------
def area_of(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Area:
    """The area of a power as an answer places it."""
    if power.shape in FROM_SELF:
        direction = DIRECTIONS[values["facing"]]
        at = values.get("at")
        start = (at[0], at[1]) if at is not None else front(fighter.place, direction)
        height = fighter.elevation
        return Area(centre_of(*start), strip(combat, fighter, power, start, direction), height, *levels(power, height))
    height = height_of(combat, fighter, power, values)
    if power.shape == "cube":
        return cube(combat, fighter, power, values["at"], height)
    point = begins_at(combat, fighter, named_point(fighter, values))
    return Area(point, sphere(combat.ground.grid, point, power.size_ft // FOOT), height, *levels(power, height))


def levels(power: Power, height: int) -> tuple[int, int]:
    """The lowest and the highest level that an area at a height reaches: a block stands on it (E5-MOVE-16)."""
    if power.shape == "cube":
        return height, height + power.size_ft - FOOT
    return height - power.size_ft, height + power.size_ft


def strip(combat: Combat, fighter: Fighter, power: Power, start: tuple[int, int], direction: Direction) -> Bits:
    """The squares of a cone or line from one of the user's squares, its own squares left out (E5-SPELL-18)."""
    grid, length = combat.ground.grid, power.size_ft // FOOT
    square = grid.square(*start)
    if power.shape == "cone":
        squares = cone_from_centre(grid, square, direction, length)
    else:
        squares = line_from_centre(grid, square, direction, length, max(power.width_ft // FOOT, 1))
    return minus(squares, grid.filled(fighter.place))


def front(place: Footprint, direction: Direction) -> tuple[int, int]:
    """The foremost square of a place in a direction; of several the one nearest to the middle, then the lowest."""
    fx, fy = direction
    cx, cy = place.centre()

    def rank(square: tuple[int, int]) -> tuple[int, int, int, int]:
        dx, dy = 2 * square[0] + 1 - cx, 2 * square[1] + 1 - cy
        return -(fx * dx + fy * dy), abs(fx * dy - fy * dx), square[1], square[0]

    return min(place.squares(), key=rank)


def cube(combat: Combat, fighter: Fighter, power: Power, low: tuple[int, int], height: int = 0) -> Area:
    """A block of squares, named by its lowest one.

    It spreads from the square of the user that it touches if its range is 0, else from its own square nearest to him.
    """
    side = power.size_ft // FOOT
    place = Footprint(low[0], low[1], side, side)
    around = fighter.place.squares() if power.range_ft == 0 else place.squares()
    to = place if power.range_ft == 0 else fighter.place
    origin = min(around, key=lambda square: gap(Footprint(*square), 0, to, 0))
    squares = block(combat.ground.grid, low, side)
    return Area(centre_of(*origin), squares, height, *levels(power, height))


def reached(combat: Combat, area: Area) -> list[tuple[int, int]]:
    """The squares of an area that it spreads to (E5-COVER-12)."""
    grid = combat.ground.grid
    if not any(total_cover(combat)):
        return grid.points(area.squares)
    inside = grid.points(area.squares)
    return [square for square in inside if spreads_to(combat, area.point, grid.filled(Footprint(*square)))]


def creatures_in(combat: Combat, area: Area) -> list[Fighter]:
    """Everybody with a square in an area, in initiative order (E5-SPELL-15)."""
    grid = combat.ground.grid
    there = [each for each in in_line(combat) if each.present and is_level(each, area.low, area.high)]
    near = [(fighter, grid.filled(fighter.place) & area.squares) for fighter in there]
    return [fighter for fighter, squares in near if squares and spreads_to(combat, area.point, squares)]


def top_of(fighter: Fighter) -> int:
    """The height of the highest part of a creature, which is as tall as it is wide."""
    return fighter.elevation + FOOT * (SQUARES[fighter.card.size] - 1)


def is_level(fighter: Fighter, low: int, high: int) -> bool:
    """Whether a part of a creature is between two heights."""
    return low <= top_of(fighter) and fighter.elevation <= high


def spreads_to(combat: Combat, point: Point, squares: Bits) -> bool:
    """Whether an area spreads from its point in a straight line to one of some squares (E5-COVER-12)."""
    grid, total = combat.ground.grid, total_cover(combat)
    if not any(total):
        return True
    if point[0] % 2 and point[1] % 2:
        lines, origin = sight(grid, CENTRES, total), grid.square(point[0] // 2, point[1] // 2)
        return any(lines.sees(origin, square) for square in each(squares))
    return any(reaches(grid, point, square, total, CENTRES) for square in each(squares))


def in_line(combat: Combat) -> list[Fighter]:
    """Everybody in initiative order; in file order before there is one."""
    return [combat.fighters[name] for name in combat.line or combat.fighters]
