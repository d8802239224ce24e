"""Where the computer player goes: towards somebody, around walls, into cover, away (part 5, D-7, D-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.space.field import Point, along, distance_ceil, squared_distance

from ..ground.board import BESIDE, TOTAL, barring_enemy, may_stand, sees, walled_off
from ..model.kinds import GRAIN, Feature, Gait
from ..model.stats import Combat, Fighter, can_act
from .paths import Hop, hop

SHORTEST = 30
"""Steps below so many units are not worth a segment."""
ARM = 140
"""So far from an opponent one stops to strike."""
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def climbs(fighter: Fighter) -> bool:
    """Gets over fences and pits, through windows and water this turn (EP-MOVE-8)."""
    return fighter.budget.move_type == "nonstandard"


def gait(fighter: Fighter) -> Gait:
    return "nonstandard" if climbs(fighter) else "none"


def way_to(combat: Combat, fighter: Fighter, goal: Point) -> Hop | None:
    """The first stretch of a way to a point that is not straight ahead; if there is none on foot, that of somebody who
    climbs, which can be walked as far as the fence or the water.
    """
    here = fighter.pos
    found = None if climbs(fighter) else hop(combat, here, goal)
    if found is None and any(each.movement not in ("free", "blocked") for each in combat.features.values()):
        found = hop(combat, here, goal, True) if walled_off(combat, here, goal, "nonstandard") else Hop(goal)
    return found


def is_clear(combat: Combat, fighter: Fighter, point: Point) -> bool:
    """Whether a straight segment there is legal, its length aside (EP-MOVE-12, EP-COND-14)."""
    if not may_stand(combat, fighter, point) or walled_off(combat, fighter.pos, point, gait(fighter)):
        return False
    return not barring_enemy(combat, fighter, fighter.pos, point)


def towards(combat: Combat, fighter: Fighter, goal: Point, keep: int, limit: int) -> Point | None:
    """The end of a segment that brings somebody nearer to a point, to `keep` units from it at the nearest."""
    here = fighter.pos
    if not walled_off(combat, here, goal, gait(fighter)):
        far = distance_ceil(here, goal) - keep
        return shorter(combat, fighter, goal, min(limit, far)) or beside(combat, fighter, goal, limit)
    found = way_to(combat, fighter, goal)
    if found is None:
        return None
    far = distance_ceil(here, found.point)
    if far < SHORTEST:
        return found.point if far and is_clear(combat, fighter, found.point) else None
    return shorter(combat, fighter, found.point, min(limit, far))


def shorter(combat: Combat, fighter: Fighter, goal: Point, length: int) -> Point | None:
    """As far as the way is free, in half metres back from the wished length."""
    while length >= SHORTEST:
        point = step(fighter.pos, goal, length)
        if is_clear(combat, fighter, point):
            return point
        length -= GRAIN // 2
    return None


def step(here: Point, goal: Point, length: int) -> Point:
    """So far towards a point; a slanting step that would be rounded up ends a unit earlier."""
    point = along(here, goal, length)
    return point if distance_ceil(here, point) <= length else along(here, goal, length - 1)


def crowded(combat: Combat, fighter: Fighter, point: Point) -> bool:
    """Whether friends stand so near to a point that one burst would hit them too (EP-RANGE-6)."""
    near = [each for each in combat.allies(fighter) if squared_distance(each.pos, point) <= GRAIN * GRAIN]
    return any(can_act(each) for each in near)


def beside(combat: Combat, fighter: Fighter, goal: Point, limit: int, apart: bool = False) -> Point | None:
    """A free place around somebody whom one cannot reach straight on; `apart` from friends if so wished."""
    best: Point | None = None
    least = limit * limit + 1
    for dx, dy in SIDES:
        reach = ARM if dx == 0 or dy == 0 else ARM * 7 // 10
        point = Point(goal.x + dx * reach, goal.y + dy * reach, fighter.pos.z)
        far = squared_distance(fighter.pos, point)
        if SHORTEST * SHORTEST <= far < least and is_clear(combat, fighter, point):
            best, least = point, far
    return best


# -- cover -----------------------------------------------------------------------------------------
def shelter(combat: Combat, fighter: Fighter, threats: Sequence[Fighter], limit: int) -> Point | None:
    """The best place within reach where cover stands between somebody and those who shoot; None if here is as good."""
    best: Point | None = None
    most = cover_at(combat, fighter.pos, threats)
    least = limit * limit
    for feature in combat.features.values():
        if 0 < feature.level < TOTAL and feature.rect.within(fighter.pos, limit + BESIDE):
            for point in behind(feature, fighter.pos):
                far = squared_distance(fighter.pos, point)
                if not SHORTEST * SHORTEST <= far <= limit * limit:
                    continue
                value = cover_at(combat, point, threats)
                if value > most or (value == most and best is not None and far < least):
                    if is_clear(combat, fighter, point):
                        best, most, least = point, value, far
    return best


def behind(feature: Feature, here: Point) -> Iterator[Point]:
    """The four sides of a feature, each where it is nearest."""
    rect, gap = feature.rect, BESIDE // 2
    x, y = min(max(here.x, rect.x1), rect.x2), min(max(here.y, rect.y1), rect.y2)
    yield Point(rect.x1 - gap, y, here.z)
    yield Point(rect.x2 + gap, y, here.z)
    yield Point(x, rect.y1 - gap, here.z)
    yield Point(x, rect.y2 + gap, here.z)


def cover_at(combat: Combat, point: Point, threats: Sequence[Fighter]) -> int:
    """How much cover there is to take at a point against those who shoot."""
    name = best_cover(combat, point, threats)
    return 0 if not name else protection(combat.features[name], point, threats)


def best_cover(combat: Combat, point: Point, threats: Sequence[Fighter]) -> str:
    """The feature beside a point that stands between it and most of those who shoot; empty if none does."""
    best, most = "", 0
    for feature in combat.features.values():
        if 0 < feature.level < TOTAL and feature.rect.within(point, BESIDE):
            value = protection(feature, point, threats)
            if value > most:
                best, most = feature.id, value
    return best


def protection(feature: Feature, point: Point, threats: Sequence[Fighter]) -> int:
    total = 0
    for each in threats:
        if feature.rect.crossed(each.pos, point):
            total += feature.level
    return total


def away(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], limit: int) -> Point | None:
    """The farthest place from the nearest opponent, of eight directions."""
    if not foes:
        return None
    best: Point | None = None
    most = nearest_gap(fighter.pos, foes)
    for dx, dy in SIDES:
        goal = Point(fighter.pos.x + dx * limit, fighter.pos.y + dy * limit, fighter.pos.z)
        point = step(fighter.pos, goal, limit)
        gap = nearest_gap(point, foes)
        if gap > most and is_clear(combat, fighter, point):
            best, most = point, gap
    return best


def nearest_gap(point: Point, foes: Sequence[Fighter]) -> int:
    return min([squared_distance(point, each.pos) for each in foes])


def in_sight(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> list[Fighter]:
    return [each for each in foes if sees(combat, fighter.pos, each.pos)]


def refuge(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], limit: int) -> Point | None:
    """The nearest place within reach where none of these sees somebody."""
    best: Point | None = None
    least = limit * limit
    for feature in combat.features.values():
        if feature.level == TOTAL and feature.rect.within(fighter.pos, limit):
            middle = Point(
                (feature.rect.x1 + feature.rect.x2) // 2, (feature.rect.y1 + feature.rect.y2) // 2, fighter.pos.z
            )
            for point in (*behind(feature, middle), *behind(feature, fighter.pos)):
                far = squared_distance(fighter.pos, point)
                if SHORTEST * SHORTEST <= far <= least and is_clear(combat, fighter, point):
                    if not any(sees(combat, each.pos, point) for each in foes):
                        best, least = point, far
    return best
