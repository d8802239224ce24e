"""Where units are and what is near: gaps, reach, open points (COIN-SPACE-1 to COIN-SPACE-6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from math import isqrt

from affray.core.fields import Spot
from affray.core.places import Place, show_spot
from affray.core.refusals import Values
from affray.space.field import Point, Rect, discs_overlap, nearest, squared_distance
from affray.space.field import gap_at_most as discs_near

from .stats import GRAIN, REACH, Battle, Unit


def shown(point: Point) -> str:
    """A point as people write it, in spans."""
    return show_spot((point.x, point.y), GRAIN)


def told(battle: Battle, point: Point) -> str:
    """A point as the log tells it: nobody sees any in a fight without a map."""
    return shown(point) if battle.mapped else ""


def place_of(battle: Battle, unit: Unit) -> Unit:
    """What is measured for a unit: itself, or the vehicle it is in (COIN-UNIT-8)."""
    return battle.units[unit.inside] if unit.inside else unit


def gap_at_most(battle: Battle, a: Unit, b: Unit, limit: int) -> bool:
    """Is the gap between two units at most `limit`, equality included? (COIN-SPACE-2, COIN-SPACE-5)"""
    one, two = place_of(battle, a), place_of(battle, b)
    if one.pos is None or two.pos is None:
        return False
    return discs_near(one.pos, two.pos, one.card.size + two.card.size, limit)


def reaches(battle: Battle, unit: Unit, point: Point, size: int = 0, at: Point | None = None) -> bool:
    """Is a thing of this size within reach of an infantry unit (standing `at` another point)? (COIN-SPACE-3)"""
    own = unit.card.size if battle.options.reach_measure == "edge" else 0
    here = unit.pos if at is None else at
    return here is not None and discs_near(here, point, own + size, REACH)


def within_reach(battle: Battle, unit: Unit, target: Unit, at: Point | None = None) -> bool:
    """Is another unit on the field within reach of an infantry unit on foot?"""
    there = place_of(battle, target)
    return there.pos is not None and reaches(battle, unit, there.pos, there.card.size, at)


def blocks(unit: Unit) -> bool:
    """A unit on the table blocks its ground, marked or not; so does a wreck, but no body (COIN-SPACE-4)."""
    return unit.pos is not None and (unit.status in ("ok", "marked") or (unit.technical and unit.status == "destroyed"))


def is_known(battle: Battle, side: str, unit: Unit) -> bool:
    """Has a side seen this unit, and the vehicle it is in? Every side knows its own."""
    if unit.known_to is not None and side != unit.side and side not in unit.known_to:
        return False
    return not unit.inside or unit.side == side or is_known(battle, side, battle.units[unit.inside])


def is_open(battle: Battle, unit: Unit, point: Point, known: bool = False) -> bool:
    """May this unit stand here: on the field, overlapping nobody, on ground that is not blocked? (COIN-SPACE-4)

    With `known`, as far as its side knows.
    """
    if not battle.extent.holds(point, unit.card.size):
        return False
    for zone in battle.terrain:
        if zone.blocked and zone.rect.contains(point):
            return False
    return not any(in_the_way(battle, unit, point, known))


def in_the_way(battle: Battle, unit: Unit, point: Point, known: bool = False) -> Iterator[tuple[Unit, Point]]:
    """Whom a unit would overlap at a point, and where they are."""
    for each in battle.units.values():
        if each.pos is not None and each is not unit and blocks(each):
            if known and not is_known(battle, unit.side, each):
                continue
            if discs_overlap(each.pos, point, unit.card.size + each.card.size):
                yield each, each.pos


def cover_at(battle: Battle, point: Point, attacker: Point | None = None) -> int:
    """The best cover at a point; a zone that also holds the attacker's centre does not count (COIN-DEF-8)."""
    if battle.options.cover == "off":
        return 0
    best = 0
    for zone in battle.terrain:
        if zone.cover > best and zone.rect.contains(point):
            if attacker is None or not zone.rect.contains(attacker):
                best = zone.cover
    return best


def points(battle: Battle, around: Sequence[Unit] = ()) -> Iterator[Spot]:
    """Every point with quarter coordinates, of the whole field or of the neighbourhood of some units."""
    boxes = [battle.extent]
    if around:
        boxes = [neighbourhood(battle, unit) for unit in around if unit.pos is not None]
    for box in boxes:
        for y in range(box.y1, box.y2 + 1):
            for x in range(box.x1, box.x2 + 1):
                yield x, y


def neighbourhood(battle: Battle, unit: Unit) -> Rect:
    """A box around a unit that holds every point within reach of it."""
    centre, wide, field = unit.pos or Point(0, 0), unit.card.size + 2 * GRAIN, battle.extent
    return Rect(
        max(field.x1, centre.x - wide), max(field.y1, centre.y - wide),
        min(field.x2, centre.x + wide), min(field.y2, centre.y + wide),
    )  # fmt: skip


def open_points(battle: Battle, unit: Unit, box: Rect) -> Iterator[Spot]:
    """Every point of a box where this unit may stand as far as its side knows, row by row (COIN-SPACE-4)."""
    size, field = unit.card.size, battle.extent
    half = -(-size // 2)
    first, last = max(box.x1, field.x1 + half), min(box.x2, field.x2 - half)
    zones = [zone.rect for zone in battle.terrain if zone.blocked]
    people = [each for each in battle.units.values() if is_known(battle, unit.side, each)]
    others = [each for each in people if each is not unit and blocks(each)]
    discs = [(each.pos, size + each.card.size) for each in others if each.pos is not None]
    for y in range(max(box.y1, field.y1 + half), min(box.y2, field.y2 - half) + 1):
        shut = [(zone.x1, zone.x2) for zone in zones if zone.y1 <= y <= zone.y2]
        for centre, wide in discs:
            left = wide * wide - 4 * (centre.y - y) ** 2
            if left > 0:
                far = isqrt((left - 1) // 4)
                shut.append((centre.x - far, centre.x + far))
        x = first
        for low, high in sorted(shut):
            yield from ((each, y) for each in range(x, min(low - 1, last) + 1))
            x = max(x, high + 1)
        yield from ((each, y) for each in range(x, last + 1))


def place_field(
    battle: Battle, *around: Unit, of: Unit | None = None,
    bulk: Callable[[Values], Iterable[Spot] | None] | None = None, optional: bool = False,
) -> Place:  # fmt: skip
    """The field of an answer that names a point, for somebody to come to; `bulk` knows the legal ones."""

    def among() -> Iterator[Spot]:
        return points(battle, around)

    body = None if of is None else (of.card.size, of.card.size)
    return Place(among, GRAIN, type="point", body=body, bulk=bulk, optional=optional)


def nearest_point(battle: Battle, origin: Point, legal: Callable[[Point], bool]) -> Point | None:
    """The legal point nearest to the origin, ties by smaller x, then smaller y."""
    return nearest_within(battle.extent, origin, legal)


def nearest_among(boxes: Sequence[Rect], origin: Point, legal: Callable[[Point], bool]) -> Point | None:
    """The legal point of some boxes nearest to the origin, ties by smaller x, then smaller y; the nearest box first."""
    best: tuple[int, Point] | None = None
    for away, box in sorted((box.squared_gap(origin), box) for box in boxes):
        if best is not None and away > best[0]:
            break
        found = nearest_within(box, origin, legal)
        if found is not None and (best is None or (squared_distance(origin, found), found) < best):
            best = squared_distance(origin, found), found
    return None if best is None else best[1]


def nearest_within(box: Rect, origin: Point, legal: Callable[[Point], bool]) -> Point | None:
    def fits(x: int, y: int) -> bool:
        return legal(Point(x, y))

    return nearest(origin, fits, 1, box)


def ways_out(battle: Battle, unit: Unit) -> Iterator[Spot]:
    """Every point to which somebody inside a vehicle can get out as far as its side knows (COIN-ACT-12)."""
    vehicle = battle.units[unit.inside]
    for spot in open_points(battle, unit, neighbourhood(battle, vehicle)):
        if within_reach(battle, unit, vehicle, at=Point(*spot)):
            yield spot


def nearest_exit(battle: Battle, unit: Unit) -> Point | None:
    """Where somebody inside a vehicle gets out by default: the open point within reach nearest to its centre."""
    vehicle = battle.units[unit.inside]
    if vehicle.pos is None:
        return None
    together, own = unit.card.size + vehicle.card.size, battle.options.reach_measure == "edge"
    for dx, dy in exits(together if blocks(vehicle) else 0, together if own else vehicle.card.size):
        point = Point(vehicle.pos.x + dx, vehicle.pos.y + dy)
        if is_open(battle, unit, point):
            return point
    return None


def exit_near(battle: Battle, unit: Unit, to: Point) -> Point | None:
    """The open point within reach of its vehicle nearest to the one where somebody meant to get out (COIN-ACT-12)."""
    found = [point for spot in ways_out(battle, unit) if is_open(battle, unit, point := Point(*spot))]
    return min(found, key=lambda point: (squared_distance(to, point), point), default=None)


@cache
def exits(clear: int, reached: int) -> list[tuple[int, int]]:
    """The ways from the centre of a vehicle to every point that is clear of it and within reach, the nearest first."""
    centre, span = Point(0, 0), range(-reached - REACH, reached + REACH + 1)
    near = [Point(x, y) for x in span for y in span if discs_near(centre, Point(x, y), reached, REACH)]
    found = sorted((squared_distance(centre, each), each) for each in near if not discs_overlap(centre, each, clear))
    return [(point.x, point.y) for _, point in found]


def spans_apart(one: Unit, other: Unit) -> int:
    """Whole spans between the middles of two units, rounded up: who is told to be in range is in range."""
    assert one.pos is not None
    assert other.pos is not None
    return -(-isqrt(squared_distance(one.pos, other.pos)) // GRAIN)
