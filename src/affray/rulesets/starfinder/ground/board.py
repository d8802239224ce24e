"""Where everybody is and what lies between: distance, space, reach, threat, lines of effect and sight (SF-GRID)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from affray.space.bits import Bits, each, minus
from affray.space.bodies import overlapping
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.sight import FIVE_POINTS, reaches

from ..model.conditions import BLINDED, INVISIBLE, NO_ATTACKS, ONE_HANDED, UNCONSCIOUS
from ..model.kinds import FOOT, MEDIUM, SPACE, Card, ItemKind
from ..model.stats import Combat, Fighter, Item, initiative_order
from .crowd import crowd_of

Spot = tuple[int, int]


def spot(place: Footprint) -> str:
    """A place as people write it."""
    return f"{place.x},{place.y}"


# -- distance --------------------------------------------------------------------------------------
def squares_apart(one: Footprint, other: Footprint, height: int = 0) -> int:
    """The distance in squares between two spaces that lie so many feet apart in height (SF-GRID-2, SF-GRID-3)."""
    dx, dy = one.apart(other)
    flat = dx + dy // 2 if dx > dy else dy + dx // 2
    if not height:
        return flat
    up = abs(height) // FOOT
    return flat + up // 2 if flat > up else up + flat // 2


def distance(one: Fighter, other: Fighter) -> int:
    """How many feet two combatants are apart (SF-GRID-3)."""
    if one.altitude_ft != other.altitude_ft:
        return FOOT * squares_apart(one.place, other.place, one.altitude_ft - other.altitude_ft)
    dx, dy = one.place.apart(other.place)
    return FOOT * (dx + dy // 2 if dx > dy else dy + dx // 2)


def distance_to_corner(fighter: Fighter, corner: Spot) -> int:
    """Feet from the nearest corner of a space to an intersection on the floor, the height included (SF-GRID-3)."""
    flat, up = FIVE_TEN.to_corner(fighter.place, corner), abs(fighter.altitude_ft) // FOOT
    return FOOT * (flat + up // 2 if flat > up else up + flat // 2)


def flat_reach(squares: int, height: int) -> int:
    """How many squares of an area's reach are left on the level of somebody so many feet above or below (SF-GRID-3)."""
    up = abs(height) // FOOT
    if not up:
        return squares
    return max([flat for flat in range(squares + 1) if (flat + up // 2 if flat > up else up + flat // 2) <= squares],
               default=-1)  # fmt: skip


def adjacent(one: Fighter, other: Fighter) -> bool:
    return squares_apart(one.place, other.place, one.altitude_ft - other.altitude_ft) <= 1


# -- space -----------------------------------------------------------------------------------------
def footprint(fighter: Fighter, x: int, y: int) -> Footprint:
    """The space of a combatant with its top-left square here; narrower while squeezing (SF-MOVE-9)."""
    side = fighter.place.wide if fighter.squeezing else SPACE[fighter.card.size]
    return Footprint(x, y, side, side)


def same_level(fighter: Fighter, altitude: int, other: Fighter) -> bool:
    """Whether somebody at this altitude shares a level with another one."""
    if altitude == other.altitude_ft:
        return True
    top, their_top = altitude + FOOT * fighter.card.space, other.altitude_ft + FOOT * other.card.space
    return altitude < their_top and other.altitude_ft < top


def others_at(combat: Combat, fighter: Fighter, place: Footprint, altitude: int) -> list[Fighter]:
    """The other creatures whose space overlaps a place."""
    crowd, grid = crowd_of(combat), combat.ground.grid
    near = grid.filled(place) & crowd.filled
    if not near:
        return []
    there = overlapping(combat.fighters.values(), place)
    return [other for other in there if other is not fighter and same_level(fighter, altitude, other)]


def may_share(fighter: Fighter, other: Fighter) -> bool:
    """Whether somebody may end on the square of another one: it is helpless, or one of them has no reach
    (SF-MOVE-6, SF-GRID-9).
    """
    return other.helpless or fighter.card.reach_ft == 0 or other.card.reach_ft == 0


def fits(combat: Combat, fighter: Fighter, place: Footprint, altitude: int | None = None) -> bool:
    """On the map, clear of what blocks movement and free of creatures with whom the space cannot be shared."""
    grid = combat.ground.grid
    if not grid.holds(place) or grid.filled(place) & grid.solid.squares:
        return False
    height = fighter.altitude_ft if altitude is None else altitude
    return all(may_share(fighter, other) for other in others_at(combat, fighter, place, height))


def occupied(combat: Combat) -> Bits:
    """The squares of all creatures."""
    return crowd_of(combat).filled


def bodies(combat: Combat, one: Fighter, other: Fighter) -> Bits:
    """The squares of all creatures that may stand in a line between two, by their height (SF-COVER-5, SF-GRID-3)."""
    crowd, grid = crowd_of(combat), combat.ground.grid
    if crowd.level and one.present and other.present:
        own = grid.filled(one.place) | grid.filled(other.place)
        if not own & crowd.shared:
            return minus(crowd.filled, own)
    found: Bits = 0
    for fighter in combat.fighters.values():
        if fighter is not one and fighter is not other and not fighter.dead and not fighter.left_field:
            if fighter.altitude_ft == one.altitude_ft == other.altitude_ft or is_between(one, fighter, other):
                found |= grid.filled(fighter.place)
    return found


def is_between(one: Fighter, body: Fighter, other: Fighter) -> bool:
    """Whether a body reaches the height of the line between two others where it passes over it (SF-GRID-3)."""
    low, high = body.altitude_ft, body.altitude_ft + FOOT * body.card.space
    (ax, ay), (bx, by), (cx, cy) = one.place.centre(), body.place.centre(), other.place.centre()
    length = (cx - ax) ** 2 + (cy - ay) ** 2
    along = min(max((bx - ax) * (cx - ax) + (by - ay) * (cy - ay), 0), length)
    start = 2 * one.altitude_ft + FOOT * one.card.space
    end = 2 * other.altitude_ft + FOOT * other.card.space
    height = start * length + (end - start) * along  # of the line beside the body, in half feet times the length
    return 2 * low * length <= height <= 2 * high * length if length else low <= one.altitude_ft < high


def floor_under(combat: Combat, place: Footprint) -> int:
    """The height of the floor under a space; a drop counts when every square lies over it; kept with the map
    (SF-MOVE-13).
    """
    ground = combat.ground
    if not ground.drops:
        return 0
    memo, key = ground.grid.memo, ("floor", place)
    known: int | None = memo.get(key)
    if known is None:
        known = memo[key] = -min([ground.drop(square) for square in each(ground.grid.filled(place))])
    return known


def opponents(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The opponents on the battlefield, in file order."""
    side = fighter.side
    return [x for x in combat.fighters.values() if x.side != side and not x.dead and not x.left_field]


# -- reach and threat ------------------------------------------------------------------------------
def weapon_reach(card: Card, kind: ItemKind) -> int:
    """How far a weapon reaches in these hands, in feet (SF-GRID-4, SF-GRID-5)."""
    if "reach" not in kind.properties:
        return card.reach_ft
    return 10 if card.size in (MEDIUM - 1, MEDIUM) else card.reach_ft + FOOT


def reach_of(fighter: Fighter, item: str) -> int:
    """How far somebody reaches with one of its items, in feet."""
    found = fighter.items.get(item)
    return fighter.card.reach_ft if found is None else weapon_reach(fighter.card, found.kind)


def in_reach(place: Footprint, other: Footprint, height: int, reach: int) -> bool:
    """Whether one space lies within a reach of another; with 10 ft the second diagonal does (SF-GRID-6)."""
    dx, dy = place.apart(other)
    flat = max(dx, dy) if reach == 2 * FOOT and dx <= 2 and dy <= 2 else dx + dy // 2 if dx > dy else dy + dx // 2
    up = abs(height) // FOOT
    return FOOT * ((flat + up // 2 if flat > up else up + flat // 2) if up else flat) <= reach


def within_reach(combat: Combat, fighter: Fighter, item: str, target: Fighter) -> bool:
    """Whether somebody can strike a target with one of its items from where it stands (SF-ATK-2)."""
    height = fighter.altitude_ft - target.altitude_ft
    return in_reach(fighter.place, target.place, height, reach_of(fighter, item)) and line_of_effect(
        combat, fighter, target
    )


def threatening(fighter: Fighter) -> Sequence[Item]:
    """The items with which somebody threatens squares (SF-GRID-7, SF-GRID-8)."""
    known: Sequence[Item] | None = fighter.kept.get("threatening")
    if known is None:
        found: list[Item] = []
        for item in fighter.items.values():
            if item.location == "wielded" and item.kind.is_melee and is_fit(fighter, item):
                if item.kind.category != "unarmed" or fighter.card.has("improved_unarmed"):
                    found.append(item)
        known = fighter.kept["threatening"] = found
    return known


def is_fit(fighter: Fighter, item: Item) -> bool:
    """Whether a weapon in hand could strike right now: with its charge, and with both hands free for it if it needs
    them (SF-ATK-17, SF-COND-8)."""
    kind = item.kind
    if kind.capacity is not None and item.loaded < kind.usage and not kind.quick:
        return False
    return not (kind.hands == 2 and kind.in_hand and fighter.marks & ONE_HANDED)


def threat_reach(fighter: Fighter) -> int:
    """The farthest reach with which somebody threatens, in feet; -1 if it threatens nothing."""
    known: int | None = fighter.kept.get("threat")
    if known is None:
        known = -1
        if not fighter.marks & NO_ATTACKS and fighter.card.reach_ft:
            for item in threatening(fighter):
                known = max(known, weapon_reach(fighter.card, item.kind))
        fighter.kept["threat"] = known
    return known


def threatens(combat: Combat, fighter: Fighter, target: Fighter) -> bool:
    """Whether somebody threatens the space of another one (SF-GRID-7)."""
    if not fighter.present or squares_apart(fighter.place, target.place) > 8:
        return False
    reach = threat_reach(fighter)
    if reach < 0 or not in_reach(fighter.place, target.place, fighter.altitude_ft - target.altitude_ft, reach):
        return False
    return line_of_effect(combat, fighter, target)


# -- lines of effect and sight ---------------------------------------------------------------------
def line_of_effect(combat: Combat, one: Fighter, other: Fighter) -> bool:
    """A straight path between two spaces that nothing solid blocks (SF-GRID-10)."""
    ground = combat.ground
    if ground.open_ground:
        return True
    known = ground.clear.get((one.place, other.place))
    return effect_between(combat, one.place, other.place) if known is None else known


def effect_between(combat: Combat, one: Footprint, other: Footprint) -> bool:
    ground = combat.ground
    if ground.open_ground:
        return True
    known = ground.clear.get((one, other))
    if known is None:
        known = ground.clear[one, other] = ground.effect.between(one, other)
    return known


def line_of_effect_to_corner(combat: Combat, fighter: Fighter, corner: Spot) -> bool:
    """A straight path from a space to an intersection, which may lie on the edge of what blocks (SF-GRID-10)."""
    return corner_line_of_effect(combat, corner, fighter.place)


def corner_line_of_effect(combat: Combat, corner: Spot, place: Footprint) -> bool:
    ground = combat.ground
    if ground.open_ground:
        return True
    point = (2 * corner[0], 2 * corner[1])
    grid = ground.grid
    return any(reaches(grid, point, square, ground.loe, FIVE_POINTS) for square in each(grid.filled(place)))


def reached(combat: Combat, squares: Bits, corner: Spot) -> tuple[Spot, ...]:
    """The squares of an area from an intersection that nothing shields from there (SF-AREA-9)."""
    here = combat.ground.grid.points(squares)
    return tuple([(x, y) for x, y in here if corner_line_of_effect(combat, corner, Footprint(x, y))])


def in_area(
    combat: Combat, area: Callable[[int], Bits], squares: int, origin: Spot, height: int = 0
) -> list[Fighter]:
    """Whom an area from an intersection at some height catches, in initiative order: a square of theirs lies inside,
    and nothing gives total cover (SF-AREA-9, SF-GRID-3). `area` gives the squares of a reach on one level.
    """
    grid = combat.ground.grid
    level: dict[int, Bits] = {}
    found: list[Fighter] = []
    for name in initiative_order(combat):
        other = combat.fighters[name]
        reach = flat_reach(squares, other.altitude_ft - height)
        if reach not in level:
            level[reach] = area(reach) if reach > 0 else 0
        if level[reach] & grid.filled(other.place) and corner_line_of_effect(combat, origin, other.place):
            found.append(other)
    return found


def senses_closely(viewer: Fighter, other: Fighter, sense: str) -> bool:
    """Whether something lies within the range of darkvision, blindsight or blindsense."""
    card = viewer.card
    reach = card.blindsight if sense == "blindsight" else card.blindsense if sense == "blindsense" else card.darkvision
    return bool(reach) and distance(viewer, other) <= reach


def perceives(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Whether a precise sense of somebody could show it another one, lines of effect and hiding apart (SF-GRID-11)."""
    marks = viewer.marks
    if marks & UNCONSCIOUS:
        return False
    card = viewer.card
    if card.vision and not marks & BLINDED and not other.marks & INVISIBLE:
        if combat.map.light != "dark" or senses_closely(viewer, other, "darkvision"):
            return True
    return bool(card.blindsight) and senses_closely(viewer, other, "blindsight")


def seen_from(combat: Combat, viewer: Fighter) -> list[Fighter]:
    """The opponents whom somebody sees; where nothing keeps it from seeing only what stands between is tested."""
    plain = viewer.card.vision and not viewer.marks & (UNCONSCIOUS | BLINDED) and combat.map.light != "dark"
    found: list[Fighter] = []
    for other in opponents(combat, viewer):
        if plain and not other.hidden_from and not other.marks & INVISIBLE:
            if effect_between(combat, viewer.place, other.place):
                found.append(other)
        elif sees(combat, viewer, other):
            found.append(other)
    return found


def sees(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Line of sight: a line of effect to something that a precise sense perceives (SF-GRID-11)."""
    if viewer is other:
        return True
    if other.hidden_from and viewer.id in other.hidden_from:
        return False
    return perceives(combat, viewer, other) and effect_between(combat, viewer.place, other.place)


def knows_square(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody knows where another one is: neither hidden from it nor invisible, or sensed (SF-ATK-22)."""
    if senses_closely(viewer, other, "blindsense") or senses_closely(viewer, other, "blindsight"):
        return line_of_effect(combat, viewer, other)
    return not other.marks & INVISIBLE and viewer.id not in other.hidden_from


def sees_square(combat: Combat, viewer: Fighter, square: Spot) -> bool:
    """Whether somebody sees what lies on a square (SF-GRID-11)."""
    card, place = viewer.card, Footprint(*square)
    if viewer.marks & UNCONSCIOUS or not effect_between(combat, viewer.place, place):
        return False
    away = FOOT * squares_apart(viewer.place, place, viewer.altitude_ft)
    if card.vision and not viewer.marks & BLINDED and (combat.map.light != "dark" or away <= card.darkvision):
        return True
    return bool(card.blindsight) and away <= card.blindsight


def sees_way(combat: Combat, viewer: Fighter) -> bool:
    """Whether somebody sees where it is going (SF-RUN-3)."""
    card = viewer.card
    if card.vision and not viewer.marks & BLINDED and (combat.map.light != "dark" or card.darkvision):
        return True
    return bool(card.blindsight)


def precise_sense(viewer: Fighter) -> bool:
    """Sight that is not blinded, or blindsight (SF-WDRAW-4)."""
    return bool(viewer.card.blindsight) or (viewer.card.vision and not viewer.marks & BLINDED)
