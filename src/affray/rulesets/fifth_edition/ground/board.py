"""Where everybody is and what lies between: distance, space, sight, cover (E5-GEN-6, E5-SPACE, E5-SIGHT, E5-COVER)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from affray.space.barrier import Barrier
from affray.space.bits import Bits, each, lowest, minus, shifted
from affray.space.bodies import filled_by, overlapping
from affray.space.cover import graded, spared
from affray.space.measure import Footprint
from affray.space.sight import CENTRES, reaches
from affray.space.trace import traced

from ..model.battlefield import COVER, HALF, THREE_QUARTERS, TOTAL, Ground, Lane
from ..model.conditions import SIGHTLESS, UNAWARE, UNSEEN
from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter
from .crowd import crowd_of, put

FAR = 1_000_000
"""Feet that nothing is away."""


def spot(place: Footprint) -> str:
    """A place as people write it."""
    return f"{place.x},{place.y}"


# -- distance and space ----------------------------------------------------------------------------
def gap(one: Footprint, height: int, other: Footprint, other_height: int) -> int:
    """The distance in feet: the largest gap per axis, elevation included (E5-GEN-6)."""
    dx = other.x - one.x - one.wide + 1
    back = one.x - other.x - other.wide + 1
    if back > dx:
        dx = back
    dy = other.y - one.y - one.deep + 1
    back = one.y - other.y - other.deep + 1
    if back > dy:
        dy = back
    most = dx if dx > dy else dy
    if height != other_height:
        most = max(most, abs(height - other_height) // FOOT)
    return max(most, 0) * FOOT


def distance(one: Fighter, other: Fighter) -> int:
    """How many feet two combatants are apart; 0 in a shared square (E5-GEN-6)."""
    return gap(one.place, one.elevation, other.place, other.elevation)


def distances(one: Fighter, others: Sequence[Fighter]) -> list[int]:
    """How many feet each of these is away from somebody."""
    place, height = one.place, one.elevation
    return [gap(place, height, other.place, other.elevation) for other in others]


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


def fits(combat: Combat, fighter: Fighter, place: Footprint, height: int = 0) -> bool:
    """On the map, clear of what blocks movement, not in the ground, and free of other creatures."""
    grid = combat.ground.grid
    if not grid.holds(place) or grid.filled(place) & grid.solid.squares:
        return False
    if height < 0 and height < floor_under(combat, place):
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


def find_room(combat: Combat, fighter: Fighter) -> None:
    """Put somebody into the nearest free place, out of a pit that is full (E5-SPACE-7)."""
    place, height = fighter.place, fighter.elevation
    free = nearest_free(combat, fighter, place, height)
    if free is None and height < 0:
        height = 0
        free = nearest_free(combat, fighter, place, height)
    if free is not None:
        put(combat, fighter, free, height, fighter.clinging)


def enemies_of(combat: Combat, fighter: Fighter) -> Iterator[Fighter]:
    """The hostile creatures on the battlefield, in file order."""
    for other in combat.fighters.values():
        if other.side != fighter.side and not other.dead and not other.left_field and combat.hostile(fighter, other):
            yield other


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


# -- sight -----------------------------------------------------------------------------------------
def senses(one: Fighter, other: Fighter, reach: int) -> bool:
    """Whether something lies within the radius of a special sense."""
    return bool(reach) and distance(one, other) <= reach


def in_line_of_sight(combat: Combat, one: Fighter, other: Fighter) -> bool:
    """A clear segment between the centres of one square of each (E5-SIGHT-2)."""
    lines, here, there = combat.ground.lines, one.place, other.place
    if here.wide == 1 and there.wide == 1:
        stride = lines.grid.stride
        return lines.sees(here.y * stride + here.x, there.y * stride + there.x)
    return lines.between(here, there)


def obscured_for(combat: Combat, viewer: Fighter, place: Footprint, height: int = 0) -> int:
    """How obscured a place is for somebody: 0 not, 1 lightly, 2 heavily; its best square counts (E5-SIGHT-3)."""
    ground = combat.ground
    if not ground.obscured:
        return 0
    away = gap(viewer.place, viewer.elevation, place, height)
    if away <= viewer.card.blindsight and viewer.card.blindsight:
        return 0
    true = bool(viewer.card.truesight) and away <= viewer.card.truesight
    dark_eyes = bool(viewer.card.darkvision) and away <= viewer.card.darkvision
    return min(square_obscured(ground, square, true, dark_eyes) for square in each(ground.grid.filled(place)))


def square_obscured(ground: Ground, square: int, true: bool, dark_eyes: bool) -> int:
    """Fog and light together; darkvision treats darkness as dim and dim as bright (E5-SIGHT-4)."""
    fog = 2 if ground.heavily >> square & 1 else ground.lightly >> square & 1
    light = 2 if ground.dark >> square & 1 else ground.dim >> square & 1
    if true:
        light = 0
    elif dark_eyes and light:
        light -= 1
    return max(fog, light)


def perceives_place(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody could see another one, hiding apart (E5-SIGHT-1)."""
    if viewer.marks & SIGHTLESS:
        if viewer.marks & UNAWARE or not senses(viewer, other, viewer.card.blindsight):
            return False
        return in_line_of_sight(combat, viewer, other)
    if not in_line_of_sight(combat, viewer, other):
        return False
    if other.marks & UNSEEN and not pierces_invisibility(viewer, other):
        return False
    return obscured_for(combat, viewer, other.place, other.elevation) < 2


def pierces_invisibility(viewer: Fighter, other: Fighter) -> bool:
    """By truesight or blindsight (E5-COND-11)."""
    return senses(viewer, other, viewer.card.truesight) or senses(viewer, other, viewer.card.blindsight)


def sees(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody sees another one (E5-SIGHT-1)."""
    if viewer is other:
        return True
    if other.hidden_from and viewer.id in other.hidden_from:
        return False
    return perceives_place(combat, viewer, other)


def sees_plainly(combat: Combat, one: Fighter, other: Fighter) -> bool:
    """Whether two see each other, nothing hiding or hindering either: the line between them decides for both."""
    if one.marks or other.marks or one.hidden_from or other.hidden_from or combat.ground.obscured:
        return False
    return in_line_of_sight(combat, one, other)


def has_lost(viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody does not know where a hidden one is; tremorsense on the same ground tells (E5-SIGHT-4, -8)."""
    if not other.hidden_from or viewer.id not in other.hidden_from:
        return False
    grounded = viewer.elevation == other.elevation <= 0
    return not grounded or not senses(viewer, other, viewer.card.tremorsense)


def sees_clearly(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Sees it, hiding apart, with less than three-quarters cover and not heavily obscured (E5-HIDE-10)."""
    return perceives_place(combat, viewer, other) and cover(combat, viewer, other) < THREE_QUARTERS


def sees_place(combat: Combat, viewer: Fighter, squares: Sequence[tuple[int, int]]) -> bool:
    """Whether somebody sees one of these squares."""
    if viewer.marks & SIGHTLESS:
        return False
    grid, lines = combat.ground.grid, combat.ground.lines
    for x, y in squares:
        place = Footprint(x, y)
        if grid.has(x, y) and lines.between(viewer.place, place) and obscured_for(combat, viewer, place) < 2:
            return True
    return False


# -- cover -----------------------------------------------------------------------------------------
def cover(combat: Combat, attacker: Fighter, target: Fighter) -> int:
    """The cover of a target from an attacker, the game master's word first (E5-COVER-8)."""
    if combat.rulings:
        ruled = ruled_cover(combat, attacker.id, target.id)
        if ruled is not None:
            return ruled
    origin, place = attacker.place, target.place
    lane = lane_between(combat.ground, origin, place)
    if lane.grade or not combat.options.creatures_give_cover:
        return lane.grade
    if combat.loose and any(each.elevation for each in combat.fighters.values()):
        return cover_between(combat, origin, place, attacker, target)
    crowd = crowd_of(combat)
    bodies = crowd.filled & lane.touched
    if bodies & lane.crossed:
        return HALF
    if crowd.shared & lane.ends or lane.corners is None:
        return cover_between(combat, origin, place, attacker, target)
    for one, other in lane.corners if bodies != lane.ends else ():
        if bodies & one and bodies & other:
            return HALF
    return 0


def lane_between(ground: Ground, origin: Footprint, place: Footprint) -> Lane:
    """The line between two spaces, kept with the ground."""
    known = ground.lanes.get((origin, place))
    if known is None:
        known = ground.lanes[origin, place] = make_lane(ground, origin, place)
    return known


def make_lane(ground: Ground, origin: Footprint, place: Footprint) -> Lane:
    grid, grade = ground.grid, cover_of_features(ground, origin, place)
    one, other = grid.filled(origin), grid.filled(place)
    if origin.wide > 1 or place.wide > 1:
        return Lane(grade, one | other, grid.filled(box_around(origin, place)), 0, None)
    trace, shift = traced(grid, (2 * origin.x + 1, 2 * origin.y + 1), (2 * place.x + 1, 2 * place.y + 1), 2)
    half, _, total = ground.grades
    features = total.joined(spared(grid, half, lowest(one), lowest(other))).without(Barrier(one | other))
    near = [shifted(bits, -shift) for bits in features]

    def way(led_through: Barrier) -> Bits:
        barred = any(bits & feature for bits, feature in zip(led_through, near, strict=True))
        return grid.board if barred else shifted(led_through.squares, shift)

    corners = [(way(gate.one), way(gate.other)) for gate in trace.gates]
    touched, crossed = shifted(trace.touched.squares, shift), shifted(trace.crossed.squares, shift)
    return Lane(grade, one | other, touched & grid.board, minus(crossed, one | other), tuple(corners))


def box_around(one: Footprint, other: Footprint) -> Footprint:
    """The smallest block that holds two others."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    right, far = max(one.x + one.wide, other.x + other.wide), max(one.y + one.deep, other.y + other.deep)
    return Footprint(x, y, right - x, far - y)


def ruled_cover(combat: Combat, attacker: str, target: str) -> int | None:
    for ruling in reversed(combat.rulings):
        if ruling.kind == "cover" and ruling.who == target and ruling.against in ("", attacker):
            return COVER.index(ruling.value)
    return None


def cover_between(
    combat: Combat,
    origin: Footprint,
    place: Footprint,
    attacker: Fighter | None = None,
    target: Fighter | None = None,
    heights: tuple[int, int] | None = None,
    ground: Ground | None = None,
) -> int:
    """The least cover of any pair of squares: features and creatures on the line (E5-COVER-9, -10, -14).

    The line goes from the first to the second of the heights; without them, those of attacker and target. Another
    ground than that of the moment may be given.
    """
    ground, box = ground or combat.ground, box_around(origin, place)
    lane = lane_between(ground, origin, place)
    if lane.grade:  # creatures give no more than half cover
        return lane.grade
    if heights is None:
        own = 0 if attacker is None else attacker.elevation
        heights = (own, own if target is None else target.elevation)
    bodies = bodies_between(combat, box, attacker, target, Line(origin.centre(), place.centre(), heights))
    return cover_of_bodies(ground, origin, place, bodies, box) if bodies else 0


def cover_of_object(combat: Combat, attacker: Fighter, name: str) -> int:
    """The cover of an object, of its best square; it gives itself none (E5-COVER-3, E5-COVER-5, E5-OBJ-1)."""
    if combat.rulings:
        ruled = ruled_cover(combat, attacker.id, name)
        if ruled is not None:
            return ruled
    ground = combat.map.ground(combat.opened, [*combat.broken, name])
    places = [Footprint(x, y) for x, y in combat.map.features[name].places()]
    heights = (attacker.elevation, 0)
    return min(cover_between(combat, attacker.place, place, attacker, None, heights, ground) for place in places)


def cover_of_bodies(ground: Ground, origin: Footprint, place: Footprint, bodies: Bits, box: Footprint) -> int:
    """Half cover or none where features alone give none; at a corner both may stand beside each other."""
    grid = ground.grid
    if origin.wide == 1 and place.wide == 1:
        start, end = (2 * origin.x + 1, 2 * origin.y + 1), (2 * place.x + 1, 2 * place.y + 1)
        trace, shift = traced(grid, start, end, 2)
        near = shifted(bodies, -shift)
        if not trace.touched.squares & near:
            return 0
        if trace.crossed.squares & near:
            return HALF
    half, _, total = ground.grades
    inside = grid.filled(box)
    if not (half.squares & inside or half.x_edges & inside or half.y_edges & inside):
        return graded(grid, origin, place, [Barrier(bodies)])
    return graded(grid, origin, place, [Barrier(bodies).joined(total)], [half])


def cover_of_features(ground: Ground, origin: Footprint, place: Footprint) -> int:
    half, three, total = ground.grades
    return graded(ground.grid, origin, place, [total, total, total], [half, three, Barrier()]) if any(half) else 0


class Line(NamedTuple):
    """A line in space: from a point to another, in half squares, and its heights there in feet."""

    start: tuple[int, int]
    end: tuple[int, int]
    heights: tuple[int, int]

    def is_near(self, body: Fighter) -> bool:
        """Whether it passes at most 5 feet above or below a body, where it comes nearest to its middle (E5-MOVE-16)."""
        (ax, ay), (bx, by), (cx, cy) = self.start, self.end, body.place.centre()
        low, high = body.elevation - FOOT, body.elevation + FOOT * SQUARES[body.card.size]
        dx, dy = bx - ax, by - ay
        whole = max(1, dx * dx + dy * dy)
        part = min(max((cx - ax) * dx + (cy - ay) * dy, 0), whole)
        height = self.heights[0] * whole + (self.heights[1] - self.heights[0]) * part
        return low * whole <= height <= high * whole


def bodies_between(
    combat: Combat, box: Footprint, attacker: Fighter | None, target: Fighter | None, line: Line, but: Bits = 0
) -> Bits:
    """The spaces of other creatures inside a box around a line (E5-COVER-7; option `creatures_give_cover`).

    Those with a square in `but` are left out.
    """
    if not combat.options.creatures_give_cover:
        return 0
    there = overlapping(combat.fighters.values(), box)
    others = [other for other in there if other is not attacker and other is not target]
    grid = combat.ground.grid
    if combat.loose:
        others = [other for other in others if line.is_near(other)]
    if but:
        others = [other for other in others if not grid.filled(other.place) & but]
    return filled_by(grid, others)


def cover_from_point(combat: Combat, point: tuple[int, int], height: int, target: Fighter) -> int:
    """Cover from the origin of an area, a point in half squares: its square counts as the attacker's (E5-COVER-11).

    Nobody in the square of the origin gives cover against the area.
    """
    grid = combat.ground.grid
    whole = Footprint(0, 0, grid.width, grid.height)
    line = Line(point, target.place.centre(), (height, target.elevation))
    bodies = bodies_between(combat, whole, None, target, line, grid.filled(square_of(combat, point)))
    if point[0] % 2 and point[1] % 2:
        origin = square_of(combat, point)
        grade = lane_between(combat.ground, origin, target.place).grade
        return grade or (cover_of_bodies(combat.ground, origin, target.place, bodies, whole) if bodies else 0)
    best = TOTAL
    half, three, total = combat.ground.grades
    for square in each(grid.filled(target.place)):
        own = Barrier(grid.filled(target.place))
        barriers = [half.joined(Barrier(bodies)).without(own), three.without(own), total.without(own)]
        grade = TOTAL
        while grade and reaches(grid, point, square, barriers[grade - 1], CENTRES):
            grade -= 1
        best = min(best, grade)
    return best


def square_of(combat: Combat, point: tuple[int, int]) -> Footprint:
    """The square of a point in half squares; of a corner the one with the next higher numbers, on the map."""
    grid = combat.ground.grid
    return Footprint(min(point[0] // 2, grid.width - 1), min(point[1] // 2, grid.height - 1))


def lit_part(combat: Combat, area: Bits, point: tuple[int, int]) -> Bits:
    """Of an area the squares that a line from its origin reaches free of total cover (E5-COVER-12)."""
    ground = combat.ground
    total = ground.grades[TOTAL - 1]
    if not any(total):
        return area
    found: Bits = 0
    for square in each(area):
        known = ground.spread.get((point, square))
        if known is None:
            known = ground.spread[point, square] = reaches(ground.grid, point, square, total)
        if known:
            found |= 1 << square
    return found


