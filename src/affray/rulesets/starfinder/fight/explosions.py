"""Thrown weapons after the roll: where they land, and explosions around an intersection (SF-AREA)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.acts import folding
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.areas import burst
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.trace import Contact, clear

from ..body.conditions import gain
from ..body.damage import deal
from ..body.dice import pool, save
from ..body.hands import lay_down, take_away
from ..ground.board import distance_to_corner, in_area
from ..ground.cover import REFLEX, grade_from_point
from ..ground.scatter import direction, room_before_corner, room_before_thrower, scattered
from ..model.conditions import CONDITIONS
from ..model.events import Exploded, Scattered
from ..model.kinds import FOOT, Explosion
from ..model.stats import Combat, Fighter, Item, Lying
from ..time.moments import rounds
from ..time.undertakings import always, undertaking
from ..time.windows import Happening
from .hits import choose_closest, critical_effect
from .strikes import Spot, Strike


# -- scatter ---------------------------------------------------------------------------------------
def scatter(scene: Scene[Combat], fighter: Fighter, item: str, middle: Spot, room: int) -> Script[Spot]:
    """Where a missed throw lands, in half squares, as its target point is given (SF-AREA-4 to SF-AREA-7)."""
    options = scene.state.options
    (turned,) = yield from roll(scene, fighter.id, "scatter_direction", 1, 8)
    (squares,) = yield from roll(scene, fighter.id, "scatter_distance", 1, 4)
    back = fighter.place.centre()
    number = direction(back[0] - middle[0], back[1] - middle[1]) if back != middle else 0
    step = scattered(number, turned)
    if turned == 1 and options.scatter_stops_at_thrower:
        squares = min(squares, room)
    landed = middle
    for _ in range(squares):
        further = (landed[0] + 2 * step[0], landed[1] + 2 * step[1])
        if not flies_on(scene.state, landed, further):
            break
        landed = further
    if scene.recording:
        where = f"{landed[0] // 2},{landed[1] // 2}"
        scene.tell(Scattered(fighter.id, item, turned, squares, where, rules=("SF-AREA-4", "SF-AREA-6")))
    return landed


def flies_on(combat: Combat, start: Spot, end: Spot) -> bool:
    """Whether nothing that blocks line of effect is in the way, the rim of the map being a wall (SF-AREA-7)."""
    grid = combat.ground.grid
    rim = 1 if start[0] % 2 else 0
    if not (rim <= end[0] <= 2 * grid.width - rim and rim <= end[1] <= 2 * grid.height - rim):
        return False
    return combat.ground.open_ground or clear(grid, start, end, 2, combat.ground.loe, Contact.THROUGH)


def fly(scene: Scene[Combat], act: undertaking, fighter: Fighter, strike: Strike, to: Footprint) -> None:
    """A thrown weapon has left the hand: it comes down somewhere, whatever becomes of who threw it (SF-AREA-8).

    Until it is known where, it counts as lying where it was thrown.
    """
    act.holds = always
    item = take_away(fighter, strike.item)
    item.location = "ground"
    scene.state.lying.append(Lying(item, to.x, to.y))


def land(scene: Scene[Combat], fighter: Fighter, item: Item, hit: bool, goal: Footprint | None) -> Script[None]:
    """A thrown weapon lies in the target's square, or where it scatters to, and hurts nobody there (SF-AREA-8)."""
    combat = scene.state
    thrown = next(each for each in combat.lying if each.item is item)
    place = Footprint(thrown.x, thrown.y) if goal is None else goal
    where = (place.x, place.y)
    if not hit:
        middle = place.centre()
        room = room_before_thrower(fighter.place, (middle[0] // 2, middle[1] // 2))
        landed = yield from scatter(scene, fighter, item.kind.id, middle, room)
        grid = combat.ground.grid
        where = (min(landed[0] // 2, grid.width - 1), min(landed[1] // 2, grid.height - 1))
    if thrown in combat.lying:
        combat.lying.remove(thrown)
        lay_down(scene, fighter, item, where, "SF-AREA-8")


# -- explosions ------------------------------------------------------------------------------------
def explode(
    scene: Scene[Combat],
    fighter: Fighter,
    item: Item,
    strike: Strike,
    hit: bool,
    critical: bool,
    penalties: int,
    happening: Happening,
) -> Script[None]:
    """An area weapon takes effect where it was aimed or where it scattered to (SF-AREA-3, SF-AREA-8 to -11)."""
    point = strike.point or (fighter.place.x, fighter.place.y)
    if not hit:
        room = room_before_corner(fighter.place, point)
        landed = yield from scatter(scene, fighter, strike.item, (2 * point[0], 2 * point[1]), room)
        point = (landed[0] // 2, landed[1] // 2)
    blast = item.kind.explode
    if blast is not None:
        yield from go_off(scene, fighter, item, strike, blast, point, critical, penalties, happening)


def caught_by(combat: Combat, blast: Explosion, point: Spot) -> list[Fighter]:
    """Whom an explosion reaches, in initiative order: a square of theirs inside, no total cover (SF-AREA-9)."""
    squares = blast.radius_ft // FOOT
    return in_area(combat, lambda reach: burst(combat.ground.grid, point, reach, FIVE_TEN), squares, point)


@folding
def go_off(
    scene: Scene[Combat],
    fighter: Fighter,
    item: Item,
    strike: Strike,
    blast: Explosion,
    point: Spot,
    critical: bool,
    penalties: int,
    happening: Happening,
) -> Script[None]:
    """One damage roll for all, a second one for the closest if critical, a Reflex save for each (SF-AREA-9 to -11)."""
    combat = scene.state
    caught = caught_by(combat, blast, point)
    if scene.recording:
        names = tuple([each.id for each in caught])
        at = f"{point[0]},{point[1]}"
        scene.tell(Exploded(fighter.id, strike.item, at, names, rules=("SF-AREA-3", "SF-AREA-9")))
    if not caught:
        return
    amount = extra = 0
    closest: Fighter | None = None
    if blast.damage is not None:
        amount = yield from pool(scene, fighter.id, "damage", blast.damage)
    if critical:
        closest = yield from choose_closest(scene, fighter, lambda: nearest(caught, point))
        immune = closest is None or "critical_hits" in closest.card.immune
        if immune:
            closest = None
        elif blast.damage is not None:
            extra = yield from pool(scene, fighter.id, "critical_damage", blast.damage)
    dc = 10 + item.kind.item_level // 2 + fighter.card.dex_mod + penalties
    for other in caught:
        if other.present:
            harm = amount + extra if other is closest else amount
            hurt = yield from blasted(scene, fighter, other, blast, point, harm, dc, happening)
            if hurt and other is closest and item.kind.critical_effect is not None:
                yield from critical_effect(scene, fighter, other, item, strike, item.kind.critical_effect)


def nearest(among: Sequence[Fighter], point: Spot) -> list[Fighter]:
    """Those closest to an intersection."""
    present = [each for each in among if each.present]
    least = min([distance_to_corner(each, point) for each in present], default=0)
    return [each for each in present if distance_to_corner(each, point) == least]


def blasted(
    scene: Scene[Combat],
    fighter: Fighter,
    other: Fighter,
    blast: Explosion,
    point: Spot,
    amount: int,
    dc: int,
    happening: Happening,
) -> Script[bool]:
    """A Reflex save halves the damage and averts the rest; returns whether it failed (SF-AREA-9, SF-COVER-2)."""
    cover = REFLEX[grade_from_point(scene.state, point, other)]
    saved = yield from save(scene, other, "ref", dc, () if cover is None else (cover,), "SF-AREA-9")
    dealt = 0
    if blast.damage is not None:
        dealt = yield from deal(
            scene, other, amount, blast.types, fighter.id, halved=saved, disrupts=not saved, during=happening
        )
    if saved or (blast.damage is not None and not dealt):
        return False
    if blast.condition and other.present:
        until = None if CONDITIONS[blast.condition].stays else rounds(scene.state, 1)
        gain(scene, other, blast.condition, fighter.id, until)
    return True
