"""Whom and what a power is aimed at: targets, places, what is against them, and what is meant without a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from affray.core.fields import Area as Drawn
from affray.core.fields import Field, Number, OneOf, SeveralOf, Spot, YesNo
from affray.core.places import Place
from affray.core.probe import border
from affray.core.refusals import Refusal, Values
from affray.space.measure import Footprint

from ..body.damage import is_dying
from ..fight.strikes import Strike, is_charmed_by, object_place, why_no_strike
from ..ground.areas import (
    DIRECTIONS,
    FROM_SELF,
    Area,
    area_of,
    begins_at,
    creatures_in,
    feet_to,
    has_path,
    height_of,
    in_line,
    named_point,
    reached,
)
from ..ground.board import distance, gap, space_at, squares_around
from ..ground.cover import cover, cover_of_object
from ..ground.knowing import known_enemies, seems_free
from ..ground.placing import best_placing
from ..ground.sight import sees
from ..model.battlefield import TOTAL
from ..model.catalogue import every, no
from ..model.kinds import FOOT, Power
from ..model.naming import Naming
from ..model.stats import Combat, Fighter
from .casting import HIGHEST

HIGHEST_PLACE = 500
"""So many feet up or down an area can be placed."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a power is aimed at: combatants and objects in initiative order, an area, the place of a teleport."""

    targets: tuple[str, ...] = ()
    area: Area | None = None
    to: Footprint | None = None


def is_harmful(power: Power) -> bool:
    """Whether a power hurts or hinders whom it is aimed at (E5-COND-5)."""
    if power.damage is not None or power.attack is not None or power.conditions:
        return True
    return power.change is not None and power.change.hinders


def takes_targets(power: Power) -> bool:
    """Whether targets can be named: not for areas, and not for powers that work on their user alone."""
    return not power.shape and (power.range_ft > 0 or power.attack is not None)


# -- fields ----------------------------------------------------------------------------------------
def fields_for_use(combat: Combat, fighter: Fighter, power: Power | None) -> Mapping[str, Field]:
    """What can be said of the use of a power; everything left out has a default."""

    def names() -> Sequence[str]:
        return [*combat.fighters, *breakable(combat)]

    def likely() -> Sequence[str]:
        return default_targets(combat, fighter, power) if power is not None else names()

    def spots() -> Iterator[Spot]:
        return squares_around(combat, fighter)

    def directions() -> Sequence[str]:
        return tuple(DIRECTIONS)

    def concerning(name: str) -> Callable[[Values], bool]:
        def concerns(values: Values) -> bool:
            own = fighter.card.powers
            meant = [own[values["power"]]] if values.get("power") in own else own.values()
            return any(name in aims_of(each) for each in meant)

        return concerns

    def drawn(values: Values) -> Drawn | None:
        meant = power or fighter.card.powers.get(values.get("power", ""))
        return None if meant is None or not meant.shape else drawing_of(combat, fighter, meant, values)

    def near(values: Values) -> Iterator[Spot] | None:
        own = fighter.card.powers
        meant = [own[values["power"]]] if values.get("power") in own else own.values()
        feet = [farthest_place(each) for each in ([power] if power is not None else meant) if "at" in aims_of(each)]
        known = [each for each in feet if each is not None]
        return squares_around(combat, fighter, max(known, default=0)) if len(known) == len(feet) else None

    known: dict[str, Field] = {
        "targets": SeveralOf(
            names, likely=likely, optional=True, opens=True, strange=Naming("targets"), type="combatant",
            concerns=concerning("targets"),
        ),
        "at": Place(spots, optional=True, opens=True, concerns=concerning("at"), narrow=near, area=drawn),
        "corner": YesNo(optional=True, concerns=concerning("corner")),
        "height": Number(-HIGHEST_PLACE, HIGHEST_PLACE, optional=True, concerns=concerning("height")),
        "facing": OneOf(
            directions, optional=True, opens=True, type="direction", concerns=concerning("facing")
        ),
        "slot": Number(1, HIGHEST, optional=True),
    }
    return known if power is None else {name: each for name, each in known.items() if name in aims_of(power)}


def aims_of(power: Power) -> tuple[str, ...]:
    """What can be said of the use of this power."""
    found = ["slot"]
    if takes_targets(power):
        found.append("targets")
    if power.shape or power.teleport_ft:
        found.append("at")
    if power.shape in FROM_SELF:
        found.append("facing")
    elif power.shape:
        found += ["height", "corner"] if power.shape == "sphere" else ["height"]
    return tuple(found)


def farthest_place(power: Power) -> int | None:
    """How many feet away the place of a power can be at the most; None if it is counted from somebody else."""
    if power.shape in FROM_SELF:
        return 0
    if power.shape:
        return max(power.range_ft, FOOT) + (power.size_ft if power.shape == "cube" else FOOT)
    return None if takes_targets(power) else power.teleport_ft + power.size_ft + 4 * FOOT


def heights_of(combat: Combat, fighter: Fighter, power: Power, values: Values) -> range:
    """The heights at which an area can be placed: around that of its user, as far as the range goes (E5-MOVE-16)."""
    placing = None if "at" in values else best_placing(combat, fighter, power)
    own = placing is not None and "height" in placing.values  # it brings its own, whatever is said
    if placing is not None and own and not any(why_not_there(combat, fighter, power, {**values, **placing.values})):
        return range(-HIGHEST_PLACE, HIGHEST_PLACE + 1)
    at = values.get("at", (fighter.place.x, fighter.place.y))

    def within(height: int) -> bool:
        return not any(why_not_there(combat, fighter, power, {**values, "at": at, "height": height}))

    level = min(max(fighter.elevation, -HIGHEST_PLACE), HIGHEST_PLACE)
    if not within(level):
        return range(0)
    ends = (-HIGHEST_PLACE, HIGHEST_PLACE)
    low, high = [end if within(end) else border(within, level, end) for end in ends]
    return range(low, high + 1)


def why_not_said(power: Power, values: Values) -> Iterator[Refusal]:
    """What is said of a power must concern it: no place for a single target, no target for an area (E5-SPELL-1)."""
    for name in values:
        if name != "power" and name not in aims_of(power):
            yield no("E5-SPELL-1", "out_of_range", power=power.id)
            return


def breakable(combat: Combat) -> list[str]:
    """The objects that can be attacked and are not broken yet (E5-OBJ-1)."""
    return [name for name, feature in combat.map.features.items() if feature.object and name not in combat.broken]


# -- defaults --------------------------------------------------------------------------------------
def completed(combat: Combat, fighter: Fighter, power: Power, values: Values, cause: str = "") -> Values | None:
    """The values with their defaults; None if there is nothing that the power could be aimed at.

    `cause` is who set off a reaction: the natural target of harm.
    """
    given = dict(values)
    if power.shape and not is_placed(power, given):
        placing = best_placing(combat, fighter, power)
        if placing is None:
            return None
        given.update(placing.values)
    if takes_targets(power) and "targets" not in given:
        if cause and is_harmful(power):
            given["targets"] = (cause,)
        else:
            given["targets"] = tuple(default_targets(combat, fighter, power))
        if not given["targets"]:
            return None
    if power.teleport_ft and not power.shape and "at" not in given:
        place = default_landing(combat, fighter, power, given)
        if place is None:
            return None
        given["at"] = (place.x, place.y)
    return given


def filled_in(combat: Combat, fighter: Fighter, values: Values) -> Values:
    """An answer that uses a power, with what it leaves to the rules."""
    power = fighter.card.powers.get(values.get("power", ""))
    return (None if power is None else completed(combat, fighter, power, values)) or values


def is_placed(power: Power, values: Values) -> bool:
    """Whether an answer says enough about where an area lies."""
    if power.shape in FROM_SELF:
        return "facing" in values
    return "at" in values or (power.shape == "sphere" and power.range_ft == 0)


def default_targets(combat: Combat, fighter: Fighter, power: Power) -> list[str]:
    """Whom a power is meant for without a word.

    Harm is for the hp-weakest enemy, healing for the dying with most failures, then for the most wounded (E5-DEC-40);
    anything else for the user and its allies in file order.
    """
    if not takes_targets(power):
        return [fighter.id]
    if is_harmful(power):
        among = sorted(known_enemies(combat, fighter), key=lambda other: (other.hp == 0, other.hp, other.id))
    else:
        among = [other for other in combat.fighters.values() if other is fighter or combat.allied(fighter, other)]
        if power.healing is not None:
            among.sort(key=lambda other: (not is_dying(other), -other.death_failures, other.hp - other.hp_max))
    legal = (other.id for other in among if not any(why_not_at(combat, fighter, power, other.id)))
    return list(islice(legal, power.max_targets))


def default_landing(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Footprint | None:
    """The free place within a teleport's length that is farthest from every known enemy; of equals the first."""
    mover = teleported(combat, fighter, power, values)
    enemies = known_enemies(combat, mover, fighter.side)
    best: tuple[int, Footprint] | None = None
    far = power.teleport_ft // FOOT
    for y in range(mover.place.y - far, mover.place.y + far + 1):
        for x in range(mover.place.x - far, mover.place.x + far + 1):
            place = space_at(combat, mover, (x, y), max(0, mover.elevation))
            if place == mover.place or not seems_free(combat, mover, place, max(0, mover.elevation), fighter.side):
                continue
            safe = min([gap(place, 0, enemy.place, 0) for enemy in enemies], default=0)
            if best is None or safe > best[0]:
                best = (safe, place)
    return None if best is None else best[1]


def teleported(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Fighter:
    """Who is moved by a power with a teleport: its target, or its user."""
    names = values.get("targets", ())
    target = combat.fighters.get(names[0]) if names and takes_targets(power) else None
    return fighter if target is None else target


def drawing_of(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Drawn:
    """The area of a power as a table draws it, where it lies if that is said, and whom it catches (E5-SPELL-15)."""
    shape, size, width = power.shape, power.size_ft // FOOT, power.width_ft // FOOT if power.shape == "line" else 0
    at = values.get("at")
    nowhere = at is not None and not is_near_map(combat, at, size)
    astray = power.shape in FROM_SELF and at is not None and tuple(at) not in fighter.place.squares()
    if not is_placed(power, values) or nowhere or astray:
        return Drawn(shape, size, width)
    area = area_of(combat, fighter, power, values)
    who = tuple([each.id for each in creatures_in(combat, area)])
    return Drawn(shape, size, width, at, places=tuple(reached(combat, area)), who=who)


def is_near_map(combat: Combat, at: Spot, size: int) -> bool:
    """Whether a place lies so near to the map that an area from there may touch it."""
    grid = combat.ground.grid
    return -size <= at[0] <= grid.width + size and -size <= at[1] <= grid.height + size


# -- refusals --------------------------------------------------------------------------------------
def why_not_aim(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Iterator[Refusal]:
    """Everything against what a power is aimed at; the values are complete."""
    if power.shape:
        yield from why_not_there(combat, fighter, power, values)
    elif takes_targets(power):
        names = values["targets"]
        if len(names) > power.max_targets:
            yield no("E5-SPELL-1", "out_of_range", power=power.id, most=power.max_targets)
        for name in names:
            yield from why_not_at(combat, fighter, power, name)
    if power.teleport_ft and not power.shape:
        yield from why_not_land(combat, fighter, power, values)


def why_not_at(combat: Combat, fighter: Fighter, power: Power, name: str) -> Iterator[Refusal]:
    """Everything against one target (E5-SPELL-1, E5-SPELL-5 to E5-SPELL-7)."""
    if power.attack is not None:
        yield from why_no_strike(combat, fighter, Strike(power.attack, target=name), "power")
        return
    target = combat.fighters.get(name)
    if target is None:
        yield from why_not_object(combat, fighter, power, name)
        return
    if target.dead and power.healing is not None:
        yield no("E5-HEAL-2", "cannot_be_healed", target=name)
        return
    if not target.present:
        yield no("E5-GEN-9", "dead", target=name)
        return
    away = distance(fighter, target)
    if away > power.range_ft:
        yield no("E5-SPELL-1", "out_of_range", target=name, range=power.range_ft, distance=away)
    if target is not fighter and cover(combat, fighter, target) == TOTAL:
        yield from every("total_cover", "E5-COVER-5", "E5-SPELL-6", target=name)
    if power.needs_sight and not sees(combat, fighter, target):
        yield no("E5-SPELL-7", "not_seen", target=name)
    if is_harmful(power) and is_charmed_by(fighter, target):
        yield no("E5-COND-5", "charmed", target=name)


def why_not_object(combat: Combat, fighter: Fighter, power: Power, name: str) -> Iterator[Refusal]:
    """An object can be the target of what damages, if it can be broken (E5-OBJ-1)."""
    place = object_place(combat, name, fighter)
    if place is None or power.damage is None:
        yield no("E5-OBJ-1", "not_attackable", target=name)
        return
    away = gap(fighter.place, fighter.elevation, place, 0)
    if away > power.range_ft:
        yield no("E5-SPELL-1", "out_of_range", target=name, range=power.range_ft, distance=away)
    if cover_of_object(combat, fighter, name) == TOTAL:
        yield from every("total_cover", "E5-COVER-5", "E5-SPELL-6", target=name)


def why_not_there(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Iterator[Refusal]:
    """Everything against the place of an area (E5-SPELL-1, E5-SPELL-6, E5-SPELL-18)."""
    at = values.get("at")
    if power.shape in FROM_SELF:
        if at is not None and tuple(at) not in fighter.place.squares():
            yield no("E5-SPELL-18", "out_of_range", power=power.id)
        return
    if power.shape == "cube":
        yield from why_not_block(combat, fighter, power, values)
        return
    point = named_point(fighter, values)
    away = feet_to(combat, fighter, point, height_of(combat, fighter, power, values))
    if away is None or away > power.range_ft:
        yield no("E5-SPELL-1", "out_of_range", power=power.id, range=power.range_ft)
    elif not has_path(combat, fighter, begins_at(combat, fighter, point)):
        yield no("E5-SPELL-6", "total_cover", power=power.id)


def why_not_block(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Iterator[Refusal]:
    """A cube touches its origin, which is within range of the user (E5-SPELL-14)."""
    side, (x, y) = power.size_ft // FOOT, values["at"]
    height = height_of(combat, fighter, power, values)
    nearest = min(max(fighter.elevation, height), height + power.size_ft - FOOT)
    away = gap(fighter.place, fighter.elevation, Footprint(x, y, side, side), nearest)
    if away > max(power.range_ft, FOOT):
        yield no("E5-SPELL-1", "out_of_range", power=power.id, range=power.range_ft)
        return
    area = area_of(combat, fighter, power, values)
    if not has_path(combat, fighter, area.point):
        yield no("E5-SPELL-6", "total_cover", power=power.id)


def why_not_land(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Iterator[Refusal]:
    """A teleport needs a place within its length that is free as its user's side knows (E5-MOVE-14)."""
    mover = teleported(combat, fighter, power, values)
    place = space_at(combat, mover, values["at"], max(0, mover.elevation))
    if gap(mover.place, mover.elevation, place, max(0, mover.elevation)) > power.teleport_ft:
        yield no("E5-SPELL-1", "out_of_range", power=power.id, range=power.teleport_ft)
    if not seems_free(combat, mover, place, max(0, mover.elevation), fighter.side):
        yield no("E5-MOVE-14", "destination_occupied", x=place.x, y=place.y)


# -- the aim ---------------------------------------------------------------------------------------
def aim_of(combat: Combat, fighter: Fighter, power: Power, values: Values) -> Aim:
    """What a power is aimed at by an answer that is complete and legal."""
    to: Footprint | None = None
    if power.teleport_ft and not power.shape:
        mover = teleported(combat, fighter, power, values)
        to = space_at(combat, mover, values["at"], max(0, mover.elevation))
    if power.shape:
        area = area_of(combat, fighter, power, values)
        return Aim(tuple([each.id for each in creatures_in(combat, area)]), area)
    if not takes_targets(power):
        return Aim((fighter.id,), to=to)
    return Aim(in_initiative_order(combat, values["targets"]), to=to)


def in_initiative_order(combat: Combat, names: Sequence[str]) -> tuple[str, ...]:
    """Combatants in initiative order, then objects."""
    people = [each.id for each in in_line(combat) if each.id in names]
    return (*people, *(name for name in names if name not in combat.fighters))
