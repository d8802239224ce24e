"""Where everybody stands and what it sees: places, distance, arcs, sight, cover (ACKS-GRID, ACKS-FACE)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.space.bits import Bits, each
from affray.space.facing import ALL_FACINGS, Y_NORTH, Arc, Facing, arc, arc_between, laid
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.straight import between

from ..model.battlefield import Battlefield
from ..model.conditions import BLINDED, CROUCHING, HIDDEN
from ..model.stats import Combat, Warrior

STRAIGHT = (Facing.N, Facing.E, Facing.S, Facing.W)
STANDING = ("active", "surrendered")
"""Whose squares count as occupied (ACKS-GRID-10)."""
AWAY = ("fled", "removed")
"""Who is nowhere on the board."""
WAIST, CHEST = 2, 4
"""What cover takes from an attack throw (ACKS-RANGED-3)."""


# -- places ----------------------------------------------------------------------------------------
def put(
    ground: Battlefield, warrior: Warrior, place: Footprint, facing: Facing, elevation: int | None = None
) -> None:  # fmt: skip
    """Be somewhere, facing a direction: the one way in which anybody's place changes, whatever the reason."""
    warrior.place, warrior.facing = place, facing
    if elevation is not None:
        warrior.elevation = elevation
    take_up(ground, warrior)


def take_up(ground: Battlefield, warrior: Warrior) -> None:
    """Fill and face what follows from place, facing and status: the fallen face nothing, the fled fill nothing."""
    body, ahead = stance(ground, warrior.place, warrior.facing)
    if warrior.status in STANDING:
        warrior.body, warrior.ahead = body, ahead
    else:
        warrior.body, warrior.ahead = (0 if warrior.status in AWAY else body), 0


class Supposed:
    """Somebody as if it were elsewhere: within the `with` it may be put anywhere, behind it it is where it was.

    with Supposed(warrior):
        put(ground, warrior, there, facing)
    """

    __slots__ = ("warrior", "was")

    def __init__(self, warrior: Warrior) -> None:
        self.warrior = warrior
        self.was = warrior.place, warrior.facing, warrior.elevation, warrior.body, warrior.ahead

    def __enter__(self) -> None:
        """Whatever is put from here on is only supposed."""

    def __exit__(self, *raised: object) -> None:
        one = self.warrior
        one.place, one.facing, one.elevation, one.body, one.ahead = self.was


def stance(ground: Battlefield, place: Footprint, facing: Facing) -> tuple[Bits, Bits]:
    """What a body fills at a place, and what it faces within 5 ft (ACKS-FACE-3)."""
    memo, key = ground.grid.memo, ("ahead", place, facing, ground.arcs)
    known: tuple[Bits, Bits] | None = memo.get(key)
    if known is None:
        grid = ground.grid
        body = grid.filled(place)
        known = memo[key] = (body, ahead_of(ground, place, facing, grid.near(body)))
    return known


def ahead_of(ground: Battlefield, place: Footprint, facing: Facing, among: Bits) -> Bits:
    """Of these squares those in the front arc."""
    grid, step = ground.grid, Y_NORTH.step(facing)
    found: Bits = 0
    for square in each(among):
        if arc(place, *grid.at(square), step, ground.arcs) == Arc.FRONT:
            found |= 1 << square
    return found


def lay_out(warrior: Warrior, front_left: tuple[int, int], facing: Facing) -> Footprint:
    """The place of a body with its front left square."""
    return laid(front_left, warrior.card.frontage, warrior.card.depth, facing, Y_NORTH)


def front_left(place: Footprint, facing: Facing) -> tuple[int, int]:
    """The front left square of a body, as the creature sees it; one of several squares faces straight."""
    right, far = CORNERS[facing]
    return place.x + (place.wide - 1 if right else 0), place.y + (place.deep - 1 if far else 0)


def front_corner(facing: Facing) -> tuple[bool, bool]:
    """Whether the front left corner of a body has the higher numbers, on either axis."""
    (fx, fy), (lx, ly) = Y_NORTH.step(facing), Y_NORTH.step(facing.turned(-2))
    return fx + lx > 0, fy + ly > 0


CORNERS = {facing: front_corner(facing) for facing in ALL_FACINGS}


def facings_of(warrior: Warrior) -> tuple[Facing, ...]:
    """All eight, or the four straight ones for a body of several squares."""
    one = warrior.card.frontage == 1 and warrior.card.depth == 1
    return ALL_FACINGS if one else STRAIGHT


def is_block(warrior: Warrior) -> bool:
    """A square body turns in place (ACKS-FACE-12)."""
    return warrior.card.frontage == warrior.card.depth


def shape_of(warrior: Warrior) -> tuple[int, int] | None:
    """How wide and deep a body comes to stand on a square that is named; None for one of several squares, whose front
    left square is named, wherever in the body that is (ACKS-GRID-4)."""
    return (1, 1) if warrior.place.wide == warrior.place.deep == 1 else None


def on_map(combat: Combat, place: Footprint) -> bool:
    grid = combat.ground.grid
    return place.x >= 0 and place.y >= 0 and place.x + place.wide <= grid.width and place.y + place.deep <= grid.height


def anchor(combat: Combat, place: Footprint) -> int:
    """The number of the lowest square of a place."""
    return place.y * combat.ground.grid.stride + place.x


def standing(combat: Combat, known_to: str = "") -> Iterator[Warrior]:
    """Everybody whose squares count as occupied (ACKS-GRID-10); of those only whom a side knows, if one is named.

    A way is planned with those who are known to the mover's side; whoever else is in it is bumped into.
    """
    for warrior in combat.warriors.values():
        if warrior.status in STANDING and (not known_to or warrior.is_known_to(known_to)):
            yield warrior


def occupied(combat: Combat, without: Warrior, known_to: str = "") -> Bits:
    """The squares of all others, or of those whom a side knows."""
    found: Bits = 0
    there = [each for each in combat.warriors.values() if each is not without and each.status in STANDING]
    for warrior in combat.known(known_to, there) if known_to else there:
        found |= warrior.body
    return found


def unknown_to(combat: Combat, side: str) -> list[Warrior]:
    """Those in the way of whom a side does not know."""
    return [each for each in standing(combat) if not each.is_known_to(side)]


def may_stand(combat: Combat, warrior: Warrior, place: Footprint, known_to: str = "") -> bool:
    """Whether a body may end here: on the map, clear of walls and of others (ACKS-GRID-5, -6, ACKS-SIZE-5)."""
    grid = combat.ground.grid
    if not on_map(combat, place):
        return False
    body = grid.filled(place)
    if body & grid.solid.squares:
        return False
    if not is_occupied(combat, warrior, body, known_to):
        return True
    return shares_space(combat, warrior, body, known_to)


def is_occupied(combat: Combat, without: Warrior, squares: Bits, known_to: str = "") -> bool:
    """Whether anybody else, or anybody whom a side knows, stands on one of some squares."""
    for warrior in combat.warriors.values():
        if warrior.body & squares and warrior is not without and warrior.status in STANDING:
            if not known_to or warrior.is_known_to(known_to):
                return True
    return False


def shares_space(combat: Combat, warrior: Warrior, body: Bits, known_to: str = "") -> bool:
    """A large body may overlap allies two sizes smaller if half of it is free; some may overlap opponents as well."""
    if warrior.card.size < 2:
        return False
    under: Bits = 0
    for other in standing(combat, known_to):
        if other is not warrior and other.body & body:
            opponent = combat.hostile(warrior, other)
            if opponent and not warrior.card.may_overlap:
                return False
            if not opponent and other.card.size > warrior.card.size - 2:
                return False
            under |= other.body & body
    return 2 * int((body ^ under).bit_count()) >= int(body.bit_count())


def make_room(combat: Combat, warrior: Warrior) -> bool:
    """Whoever is where somebody else stands is put on the nearest free place; whether it had to be."""
    if may_stand(combat, warrior, warrior.place):
        return False
    grid, place = combat.ground.grid, warrior.place
    spots = [(x, y) for y in range(grid.height) for x in range(grid.width)]
    spots.sort(key=lambda spot: max(abs(spot[0] - place.x), abs(spot[1] - place.y)))
    for x, y in spots:
        there = place._replace(x=x, y=y)
        if may_stand(combat, warrior, there):
            put(combat.ground, warrior, there, warrior.facing)
            return True
    return False


def show(spot: tuple[int, int]) -> str:
    return f"{spot[0]},{spot[1]}"


def spot_of(warrior: Warrior) -> str:
    return show(front_left(warrior.place, warrior.facing))


# -- distance --------------------------------------------------------------------------------------
def apart(one: Warrior, other: Warrior) -> int:
    """Squares between the nearest squares of two bodies, height counted (ACKS-GRID-2, ACKS-GRID-3)."""
    return FIVE_TEN.between(one.place, other.place, abs(one.elevation - other.elevation) // 5)


def within_five(one: Warrior, other: Warrior) -> bool:
    """The bodies touch or overlap, and the vertical gap is at most 5 ft (ACKS-GRID-3)."""
    return one.place.touches(other.place) and abs(one.elevation - other.elevation) <= 5


def within_reach(one: Warrior, other: Warrior, reach: int) -> bool:
    """Within 5 ft, or within a longer reach."""
    return within_five(one, other) if reach <= 1 else apart(one, other) <= reach or within_five(one, other)


def is_out_of_height(one: Warrior, other: Warrior, reach: int) -> bool:
    """Above or below what a weapon reaches, wherever one stands (ACKS-GRID-3)."""
    return abs(one.elevation - other.elevation) > 5 * max(reach, 1)


# -- facing ----------------------------------------------------------------------------------------
def arc_of(combat: Combat, viewer: Warrior, other: Warrior) -> Arc:
    """The best arc of the viewer in which the other stands (ACKS-FACE-2)."""
    step = Y_NORTH.step(viewer.facing)
    here, there = viewer.place, other.place
    if here.wide == 1 and here.deep == 1 and there.wide == 1 and there.deep == 1 and not combat.ground.arcs:
        ahead = (there.x - here.x) * step[0] + (there.y - here.y) * step[1]
        return Arc.FRONT if ahead > 0 else Arc.REAR if ahead < 0 else Arc.FLANK
    memo, key = combat.ground.grid.memo, ("arc", here, there, viewer.facing, combat.ground.arcs)
    known: Arc | None = memo.get(key)
    if known is None:
        known = memo[key] = arc_between(here, there, step, combat.ground.arcs)
    return known


def faces(combat: Combat, viewer: Warrior, other: Warrior, reach: int = 1) -> bool:
    """At least one square of the other that is near enough lies in the front arc (ACKS-FACE-3)."""
    if reach <= 1:
        return bool(viewer.ahead & other.body)
    grid = combat.ground.grid
    near = grid.near(viewer.body, reach) & other.body
    return bool(ahead_of(combat.ground, viewer.place, viewer.facing, near))


def faced_by(combat: Combat, viewer: Warrior) -> Warrior | None:
    """The nearest opponent in somebody's front arc, of those its side knows of (ACKS-FACE-3)."""
    ahead = [each for each in combat.enemies(viewer) if arc_of(combat, viewer, each) == Arc.FRONT]
    return min(ahead, key=lambda each: apart(viewer, each), default=None)


def direction_to(one: Footprint, other: Footprint) -> tuple[int, int]:
    """The vector from the nearest square of one place to the nearest square of another."""
    dx = max(other.x - one.x - one.wide + 1, 0) - max(one.x - other.x - other.wide + 1, 0)
    dy = max(other.y - one.y - one.deep + 1, 0) - max(one.y - other.y - other.deep + 1, 0)
    return dx, dy


def facing_towards(warrior: Warrior, place: Footprint, target: Footprint) -> Facing:
    """The facing that looks most directly at a place; a big body has the four straight ones."""
    dx, dy = direction_to(place, target)
    if not dx and not dy:
        return warrior.facing
    if warrior.card.frontage == 1 and warrior.card.depth == 1:
        return Y_NORTH.towards(dx, dy)
    if abs(dx) == abs(dy):
        step = Y_NORTH.step(warrior.facing)
        if dx * step[0] + dy * step[1] > 0:
            return warrior.facing
    if abs(dx) > abs(dy):
        return Facing.E if dx > 0 else Facing.W
    return Facing.N if dy > 0 else Facing.S


def facing_after(warrior: Warrior, place: Footprint, target: Footprint) -> Facing:
    """How it faces a target after a step of 5 ft; a long body cannot turn in a step."""
    return facing_towards(warrior, place, target) if is_block(warrior) else warrior.facing


def stepped(warrior: Warrior, to: tuple[int, int]) -> Footprint:
    """The place of a body whose front left square comes there."""
    x, y = front_left(warrior.place, warrior.facing)
    return warrior.place.moved(to[0] - x, to[1] - y)


# -- sight and cover -------------------------------------------------------------------------------
def line_clear(combat: Combat, one: Footprint, other: Footprint) -> bool:
    """No wall hides one from the other (ACKS-GRID-9)."""
    lines = combat.ground.lines
    if not combat.ground.grid.opaque.squares:
        return True
    if one.wide == one.deep == other.wide == other.deep == 1:
        stride = lines.grid.stride
        return lines.sees(one.y * stride + one.x, other.y * stride + other.x)
    return lines.between(one, other)


def sees(combat: Combat, viewer: Warrior, other: Warrior) -> bool:
    """Line of sight: a clear line, not into the rear arc, not to somebody hidden, not by the blind (ACKS-GRID-7)."""
    if viewer.marks & BLINDED or (other.marks & HIDDEN and combat.hostile(viewer, other)):
        return False
    return arc_of(combat, viewer, other) != Arc.REAR and line_clear(combat, viewer.place, other.place)


def line_of_fire(combat: Combat, one: Warrior, other: Warrior) -> Bits:
    """The squares of the straight line between the nearest squares, without the ends (ACKS-RANGED-5)."""
    dx, dy = direction_to(one.place, other.place)
    here, there = one.place, other.place
    x = here.x + here.wide - 1 if dx > 0 else here.x if dx < 0 else max(here.x, there.x)
    y = here.y + here.deep - 1 if dy > 0 else here.y if dy < 0 else max(here.y, there.y)
    grid = combat.ground.grid
    return between(grid, grid.square(x, y), grid.square(x + dx, y + dy))


def cover(combat: Combat, target: Warrior) -> int:
    """What cover takes from missiles: 0, 2 waist-high, 4 chest-high (ACKS-RANGED-3, ACKS-MOVE-14)."""
    ground = combat.ground
    if not (ground.waist or ground.chest):
        return 0
    if target.body & ground.chest or (target.body & ground.waist and target.marks & CROUCHING):
        return CHEST
    return WAIST if target.body & ground.waist else 0
