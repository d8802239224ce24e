"""Where everybody is: distances, lines of sight, cover, free ground (EP-COND-14, EP-MELEE-1, EP-MOVE-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from affray.core.fields import Spot
from affray.core.places import Place, show_spot, show_units
from affray.space.field import Point, Rect, line_within, pinch, solid, squared_distance

from ..model.conditions import PRONE
from ..model.kinds import COVER_LEVELS, GRAIN, Gait, Ways
from ..model.stats import ACTIVE, Combat, Fighter, can_act
from .fields import AimPoint

TOTAL = len(COVER_LEVELS) - 1
BODY = GRAIN // 2
"""So far apart are the centres of two who stand side by side, at the least (EP-MOVE-12)."""
BESIDE = GRAIN
"""So near to a feature one can take cover behind it (EP-COND-14)."""


def shown(point: Point) -> str:
    """A point as people write it, in metres."""
    return show_spot((point.x, point.y), GRAIN)


def shown_metres(units: int) -> str:
    return show_units(units, GRAIN)


def apart_at_most(a: Point, b: Point, metres: int) -> bool:
    """Straight-line metres between two centres (EP-MOVE-12)."""
    dx, dy, dz = a[0] - b[0], a[1] - b[1], a[2] - b[2]
    reach = metres * GRAIN
    return dx * dx + dy * dy + dz * dz <= reach * reach


def blocks_line(rect: Rect, a: Point, b: Point) -> bool:
    """Whether a line passes through a feature; one that only touches its border goes by."""
    return block_line((rect,), a, b)


def block_line(rects: Iterable[Rect], a: Point, b: Point) -> bool:
    """Whether a line passes through any of some features, or between two that touch. Most of them lie wholly to one
    side of both ends, so that they cannot be in between: that is told first.
    """
    ax, bx, ay, by = a[0], b[0], a[1], b[1]
    passed: list[Rect] = []
    for rect in rects:
        x1, y1, x2, y2 = rect
        if (ax < x1 > bx) or (ax > x2 < bx) or (ay < y1 > by) or (ay > y2 < by):
            continue
        if rect.crossed(a, b) if x1 == x2 or y1 == y2 else rect.pierced(a, b):
            return True
        passed.append(rect)
    return len(passed) > 1 and pinch(passed, a, b) is not None


def sees(combat: Combat, a: Point, b: Point) -> bool:
    """A line of sight: no feature of level total and no closed door is in between (EP-COND-14)."""
    return not block_line([each.rect for each in combat.features.values() if each.level == TOTAL], a, b)


def cover_against(combat: Combat, target: Fighter, origin: Point) -> int:
    """The level of cover, as an index, that somebody has against an attack from a point (EP-COND-13, EP-COND-14)."""
    if not target.cover:
        return 0
    feature = combat.features.get(target.cover)
    if feature is None or not feature.rect.within(target.pos, BESIDE):
        return 0
    if blocks_line(feature.rect, origin, target.pos):
        return feature.level
    covers = [each.rect for each in combat.features.values() if each.level]
    return feature.level if feature.rect in (pinch(covers, origin, target.pos) or ()) else 0


def cover_beside(combat: Combat, point: Point) -> list[str]:
    """The features within reach behind which one can take cover here, the best first."""
    found = [each for each in combat.features.values() if each.level and each.rect.within(point, BESIDE)]
    return [each.id for each in sorted(found, key=lambda each: -each.level)]


def near_cover(combat: Combat, point: Point) -> bool:
    """Within 1 m of something that gives cover (EP-AREA-2)."""
    return bool(cover_beside(combat, point))


def in_melee(combat: Combat, fighter: Fighter) -> bool:
    """An enemy whom it knows of, that can act and is not prone, is within melee distance (EP-MELEE-1)."""
    x, reach = fighter.pos[0], combat.options.melee_range_m * GRAIN
    beside = [each for each in combat.fighters.values() if -reach <= each.pos[0] - x <= reach]  # few of a crowd
    return bool([True for each in beside if is_in_melee(combat, fighter, each)])


def is_in_melee(combat: Combat, fighter: Fighter, other: Fighter) -> bool:
    """Whether another one is such an enemy (EP-MELEE-1)."""
    if other.side == fighter.side or not apart_at_most(other.pos, fighter.pos, combat.options.melee_range_m):
        return False
    return can_act(other) and not other.marks & PRONE and other.is_known_to(fighter.side)


def may_stand(combat: Combat, fighter: Fighter, point: Point, known_to: str = "") -> bool:
    """Free space: in the scene, not inside a wall, nobody else there (EP-MOVE-12); nobody of whom a side knows, if one
    is named: a way is planned so, and whoever else is in it is bumped into.
    """
    if not combat.extent.contains(point):
        return False
    if solid([each.rect for each in combat.features.values() if each.level == TOTAL], point):
        return False
    for each in combat.fighters.values():
        if abs(each.pos[0] - point[0]) < BODY and squared_distance(each.pos, point) < BODY * BODY:
            if each is not fighter and each.status == ACTIVE and (not known_to or each.is_known_to(known_to)):
                if each.id != fighter.grappling:
                    return False
    return True


def walled_off(combat: Combat, a: Point, b: Point, how: Gait = "none") -> bool:
    """A wall or a closed door is in the way of a straight walk, or something that needs a jump (EP-COND-14)."""
    return not sees(combat, a, b) or bool(hindrance(combat, a, b, how))


def hindrance(combat: Combat, a: Point, b: Point, how: Gait = "none") -> str:
    """What a straight way needs and this one is not: a jump, non-standard movement, or another way altogether.

    Who jumps or climbs gets over everything that does not block the way (EP-MOVE-8, EP-MOVE-9).
    """
    barring: dict[Rect, Ways] = {}
    for feature in combat.features.values():
        if feature.movement == "free" or (how in ("jump", "nonstandard") and feature.movement != "blocked"):
            continue
        if blocks_line(feature.rect, a, b) or feature.rect.contains(b):
            return feature.movement
        barring[feature.rect] = feature.movement
    pair = pinch(barring, a, b) if len(barring) > 1 else None
    return barring[pair[0]] if pair else ""


def fire_on(combat: Combat, a: Point, b: Point) -> bool:
    """Whether a straight way leads through a fire (EP-DMG-9)."""
    fires = [each.rect for each in combat.features.values() if each.burns]
    return block_line(fires, a, b) or any(rect.contains(b) for rect in fires)


def barring_enemy(combat: Combat, fighter: Fighter, a: Point, b: Point, known_to: str = "") -> str:
    """An able enemy on the line, whom nobody passes (EP-MOVE-12), known to a side if one is named; empty for none."""
    for each in combat.fighters.values():
        if each.side == fighter.side or (known_to and not each.is_known_to(known_to)):
            continue
        if can_act(each) and each.id != fighter.grappling:
            near = squared_distance(each.pos, a) < BODY * BODY  # whoever stands that close already may walk away
            if not near and line_within(a, b, each.pos, BODY - 1):
                return each.id
    return ""


def put(who: str, point: Point, combat: Combat) -> None:
    """Somebody goes, is pushed or put straight to a point: cover too far away is lost (EP-COND-13), broken aims too.

    Nothing else changes where somebody is.
    """
    fighter = combat.fighters[who]
    start, fighter.pos = fighter.pos, point
    break_aims(combat, fighter, start)
    if fighter.cover:
        feature = combat.features.get(fighter.cover)
        if feature is None or not feature.rect.within(point, BESIDE):
            fighter.cover = ""
            combat.exposed.append(who)


# -- aims ------------------------------------------------------------------------------------------
def aimed_from(fighter: Fighter, weapon: str) -> Point:
    """Where somebody aims from: the mount of an emplaced weapon (EP-ATK-15)."""
    mount = fighter.arms[weapon].mount if weapon in fighter.arms else None
    return fighter.pos if mount is None else mount


def break_aims(combat: Combat, mover: Fighter, start: Point) -> None:
    """An aim is over if its line of sight was lost anywhere on the way of the aimer or of the target (EP-RANGE-10)."""
    walls = [each.rect for each in combat.features.values() if each.level == TOTAL]
    for each in combat.fighters.values() if walls else ():
        if each.aim is None or (each is not mover and each.aim.target != mover.id):
            continue
        eye = aimed_from(each, each.aim.weapon)
        other = combat.fighters[each.aim.target].pos
        if each is not mover:
            fixed, end = eye, mover.pos
        elif eye == mover.pos:
            fixed, end = other, eye
        else:
            continue  # its emplaced weapon has not moved
        if any(shades(rect, fixed, start, end) for rect in walls) or pinch(walls, fixed, end):
            each.aim = None


def shades(rect: Rect, eye: Point, a: Point, b: Point) -> bool:
    """Whether a feature hides somebody from an eye anywhere on a straight way: it meets their triangle."""
    thin = rect.x1 == rect.x2 or rect.y1 == rect.y2  # then its border counts, as for lines
    edges = ((a.x - eye.x, a.y - eye.y), (b.x - eye.x, b.y - eye.y), (b.x - a.x, b.y - a.y))
    for nx, ny in ((1, 0), (0, 1), *((-dy, dx) for dx, dy in edges if dx or dy)):
        mine = [nx * point.x + ny * point.y for point in (eye, a, b)]
        theirs = [nx * x + ny * y for x in (rect.x1, rect.x2) for y in (rect.y1, rect.y2)]
        gap = max(min(theirs) - max(mine), min(mine) - max(theirs))
        if gap > 0 or (gap == 0 and not thin):
            return False
    return True


def points_around(combat: Combat, centre: Point, reach: int) -> Iterator[Spot]:
    """Points on whole and half metres of the scene within reach, the farthest steps first, for people to choose."""
    step = GRAIN if reach > 6 * GRAIN else GRAIN // 2
    low_x, high_x = max(combat.extent.x1, centre.x - reach), min(combat.extent.x2, centre.x + reach)
    low_y, high_y = max(combat.extent.y1, centre.y - reach), min(combat.extent.y2, centre.y + reach)
    for y in range(-(-low_y // step) * step, high_y + 1, step):
        for x in range(-(-low_x // step) * step, high_x + 1, step):
            if (x - centre.x) ** 2 + (y - centre.y) ** 2 <= reach * reach:
                yield x, y


def aim_field(combat: Combat, centre: Point, reach: int, optional: bool = False, alike: bool = False) -> AimPoint:
    """The field of an answer that names a point to aim at; with `alike` any point of the scene will do."""

    def among() -> Iterator[Spot]:
        return points_around(combat, centre, reach)

    return AimPoint(among, GRAIN, extent=combat.extent, optional=optional, type="point", alike=alike)


def place_field(combat: Combat, centre: Point, reach: int, optional: bool = False, opens: bool = False) -> Place:
    """The field of an answer that names a point."""

    def among() -> Iterator[Spot]:
        return points_around(combat, centre, reach)

    return Place(among, GRAIN, optional=optional, opens=opens, type="point")


def standing_field(combat: Combat, centre: Point, reach: int) -> Place:
    """The field of an answer that names a point where somebody comes to stand (EP-MOVE-12)."""
    return replace(place_field(combat, centre, reach), body=(2 * BODY, 2 * BODY))


def somewhere(combat: Combat, optional: bool = False, opens: bool = False) -> Place:
    """The field of a decree that names any point of the scene, from its middle."""
    extent = combat.extent
    middle = Point((extent.x1 + extent.x2) // 2, (extent.y1 + extent.y2) // 2)
    return place_field(combat, middle, extent.x2 + extent.y2, optional, opens)
