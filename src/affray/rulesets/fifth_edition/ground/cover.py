"""What lies between: cover of creatures and objects, from somebody or from the point of an area (E5-COVER)."""

from __future__ import annotations

from typing import NamedTuple

from affray.space.barrier import Barrier
from affray.space.bits import Bits, each, lowest, minus, shifted
from affray.space.bodies import filled_by, overlapping
from affray.space.cover import graded, spared
from affray.space.measure import Footprint
from affray.space.sight import CENTRES, reaches
from affray.space.trace import Contact, traced

from ..model.battlefield import COVER, HALF, TOTAL, Ground, Lane
from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter
from .crowd import Crowd, crowd_of


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
    crowd: Crowd = combat.crowd or crowd_of(combat)
    bodies = crowd.filled & lane.touched
    aloft = combat.loose and any(each.elevation for each in crowd.people)
    if bodies & lane.crossed and not aloft:
        return HALF
    if aloft or crowd.shared & lane.ends or lane.corners is None:
        key = (attacker.id, target.id)
        known = crowd.covers.get(key)
        if known is None:
            known = crowd.covers[key] = cover_between(combat, origin, place, attacker, target)
        return known
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
    grid = ground.grid
    one, other = grid.filled(origin), grid.filled(place)
    ends = one | other
    if origin.wide > 1 or place.wide > 1:
        return Lane(cover_of_features(ground, origin, place), ends, grid.filled(box_around(origin, place)), 0, None)
    trace, shift = traced(grid, (2 * origin.x + 1, 2 * origin.y + 1), (2 * place.x + 1, 2 * place.y + 1), 2)
    touched, crossed = shifted(trace.touched.squares, shift), shifted(trace.crossed.squares, shift)
    half, _, total = ground.grades
    features, grade = Barrier(minus(half.squares, ends), half.x_edges, half.y_edges), 0
    near = [shifted(bits, -shift) for bits in features]
    if trace.barred(near[0], near[1], near[2], Contact.TOUCH):  # else nothing on the map is near the line
        grade = cover_of_features(ground, origin, place)
        features = total.joined(spared(grid, half, lowest(one), lowest(other))).without(Barrier(ends))
        near = [shifted(bits, -shift) for bits in features]

    def way(led_through: Barrier) -> Bits:
        barred = any(bits & feature for bits, feature in zip(led_through, near, strict=True))
        return grid.board if barred else shifted(led_through.squares, shift)

    corners = [(way(gate.one), way(gate.other)) for gate in trace.gates]
    return Lane(grade, ends, touched & grid.board, minus(crossed, ends), tuple(corners))


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
