"""Values of units and items, as the game master may set them: what is read and what is done for each.

What cannot be as wanted stays as near to it as it can be: footprints do not overlap, a vehicle follows its pilot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from affray.core.fields import Field, OneOf, Spot
from affray.core.places import read_units, show_units
from affray.core.refusals import Refusal, Value
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.field import Point

from .carrying import bearer, destroy, take_away, wield
from .catalogue import no
from .defence import fall
from .ground import is_open, nearest_exit, place_field, place_of
from .seats import leave, living_pilot, sit_in_hold
from .stats import GRAIN, Battle, Item, Unit

NOTHING = "-"
SIZES = (2, 40)
"""From half a span to ten spans (COIN-SPACE-2)."""

Get = Callable[[Scene[Any], str], Value]
Put = Callable[[Scene[Any], str, Value], Script[None] | None]


@dataclass(frozen=True)
class Spans(Field):
    """A length in spans, exact to a quarter (COIN-SPACE-5)."""

    low: int
    high: int

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if type(value) is not int or not self.low <= value <= self.high:
            yield no("COIN-SPACE-5", value=str(value))

    def some(self) -> Iterator[Value]:
        yield from range(self.low, self.high + 1)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        units = read_units(words.pop(0), GRAIN)
        return no("COIN-SPACE-5", value="") if units is None else units

    def show(self, value: Value) -> str:
        return show_units(value, GRAIN)


def one_of(names: Callable[[Battle], Sequence[str]]) -> Callable[[Scene[Any], str], Field]:
    """The field of one of these names, as they are when somebody looks."""
    return lambda scene, who: OneOf(lambda: names(scene.state))


def words(*known: str) -> Callable[[Scene[Any], str], Field]:
    return one_of(lambda battle: known)


def a_place(scene: Scene[Any], who: str) -> Field:
    return place_field(scene.state)


def a_size(scene: Scene[Any], who: str) -> Field:
    return Spans(*SIZES)


# -- units -----------------------------------------------------------------------------------------
def unit_of(scene: Scene[Any], who: str) -> Unit:
    found: Unit = scene.state.units[who]
    return found


def of_unit(name: str) -> Get:
    return lambda scene, who: getattr(unit_of(scene, who), name)


def of_card(name: str) -> Get:
    return lambda scene, who: getattr(unit_of(scene, who).card, name)


def put_on_card(name: str) -> Put:
    def apply(scene: Scene[Any], who: str, value: Value) -> None:
        unit = unit_of(scene, who)
        unit.card = replace(unit.card, **{name: value})

    return apply


def put_hp(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
    """Nought destroys a unit with all that follows, more brings a marked one back (COIN-DMG-2, COIN-DMG-3)."""
    unit = unit_of(scene, who)
    unit.hp = min(unit.card.hp_max, value)
    if unit.hp:
        unit.status = "ok"
    return None if unit.hp or not unit.living else fall(scene, [unit])


def put_hp_max(scene: Scene[Any], who: str, value: Value) -> None:
    unit = unit_of(scene, who)
    unit.card = replace(unit.card, hp_max=value)
    unit.hp = min(unit.hp, unit.card.hp_max)


def put_status(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
    return put_hp(scene, who, max(1, unit_of(scene, who).hp) if value == "ok" else 0)


def put_size(scene: Scene[Any], who: str, value: Value) -> None:
    """Only as far as the footprint stays on open ground (COIN-SPACE-4)."""
    unit = unit_of(scene, who)
    was, unit.card = unit.card, replace(unit.card, size=value)
    if unit.pos is not None and not is_open(scene.state, unit, unit.pos):
        unit.card = was


def get_place(scene: Scene[Any], who: str) -> Spot:
    there = place_of(scene.state, unit_of(scene, who)).pos
    return (0, 0) if there is None else (there.x, there.y)


def put_place(scene: Scene[Any], who: str, value: Value) -> None:
    unit, there = unit_of(scene, who), Point(*value)
    if is_open(scene.state, unit, there):
        if unit.inside:
            leave(scene.state, unit, there)
        unit.pos = there


def put_side(scene: Scene[Any], who: str, value: Value) -> None:
    """A pilot takes his vehicle along, which follows nobody else; only vehicles are neutral (COIN-UNIT-5)."""
    battle, unit = scene.state, unit_of(scene, who)
    pilot = living_pilot(battle, unit) if unit.technical else None
    if (value == "neutral" and not unit.technical) or (pilot is not None and pilot.side != value):
        return
    unit.side = value
    if unit.inside and battle.units[unit.inside].pilot == who:
        battle.units[unit.inside].side = value


def put_hatch(scene: Scene[Any], who: str, value: Value) -> None:
    unit_of(scene, who).hatch_open = value == "open"


# -- who is inside ---------------------------------------------------------------------------------
def put_inside(scene: Scene[Any], who: str, value: Value) -> None:
    """Into the hold of a vehicle, or out beside the one it is in, if there is room (COIN-UNIT-3)."""
    battle, unit = scene.state, unit_of(scene, who)
    if value == unit.inside:
        return
    vehicle = None if value == NOTHING else battle.units[value]
    if vehicle is None or len(vehicle.hold) >= vehicle.card.hold_capacity:
        beside = nearest_exit(battle, unit) if vehicle is None and unit.inside else None
        if beside is not None:
            leave(battle, unit, beside)
        return
    if unit.inside:
        leave(battle, unit, Point(0, 0))
    sit_in_hold(vehicle, unit)


def put_pilot(scene: Scene[Any], who: str, value: Value) -> None:
    """Into the seat, and whoever sat there out or into the hold; the vehicle takes its pilot's side (COIN-UNIT-5)."""
    battle, vehicle = scene.state, unit_of(scene, who)
    before = battle.units.get(vehicle.pilot)
    if before is not None and before.id != value:
        put_inside(scene, before.id, NOTHING)
        if vehicle.pilot == before.id and len(vehicle.hold) < vehicle.card.hold_capacity:
            vehicle.pilot = ""
            vehicle.hold.append(before.id)
    if value != NOTHING and not vehicle.pilot:
        unit = battle.units[value]
        if unit.inside:
            leave(battle, unit, Point(0, 0))
        vehicle.pilot, vehicle.side = unit.id, unit.side
        unit.inside, unit.pos = vehicle.id, None


def put_capacity(scene: Scene[Any], who: str, value: Value) -> None:
    """Nobody is put out by it."""
    vehicle = unit_of(scene, who)
    vehicle.card = replace(vehicle.card, hold_capacity=max(len(vehicle.hold), value))


def put_hold(scene: Scene[Any], who: str, value: Value) -> None:
    vehicle = unit_of(scene, who)
    for name in [each for each in vehicle.hold if each not in value]:
        put_inside(scene, name, NOTHING)
    for name in value:
        if name not in vehicle.hold:
            put_inside(scene, name, who)


# -- items -----------------------------------------------------------------------------------------
def items(battle: Battle) -> list[str]:
    return list(battle.items)


def items_or_none(battle: Battle) -> list[str]:
    return [NOTHING, *battle.items]


def lay_down(battle: Battle, unit: Unit, name: str) -> None:
    """An item leaves a unit: to the ground where it is, or into the cargo around it (COIN-ITEM-1)."""
    take_away(battle, name)
    if unit.inside:
        battle.units[unit.inside].cargo.append(name)
    elif unit.pos is not None:
        battle.ground[name] = unit.pos


def put_in_hand(hand: str) -> Put:
    def apply(scene: Scene[Any], who: str, value: Value) -> None:
        """What is in the way goes into the backpack, as when an item is drawn (COIN-ACT-1)."""
        battle, unit = scene.state, unit_of(scene, who)
        held = getattr(unit, hand)
        if value == NOTHING:
            if held:
                setattr(unit, hand, "")
                unit.backpack.append(held)
        elif value != held:
            take_away(battle, value)
            wield(battle, unit, battle.items[value], hand)

    return apply


def get_hand(hand: str) -> Get:
    return lambda scene, who: getattr(unit_of(scene, who), hand) or NOTHING


def get_shelf(shelf: str) -> Get:
    def read(scene: Scene[Any], who: str) -> Value:
        return tuple(name for name in getattr(unit_of(scene, who), shelf) if name in scene.state.items)

    return read


def put_on_shelf(shelf: str) -> Put:
    def apply(scene: Scene[Any], who: str, value: Value) -> None:
        battle, unit = scene.state, unit_of(scene, who)
        for name in [each for each in getattr(unit, shelf) if each in battle.items and each not in value]:
            lay_down(battle, unit, name)
        for name in value:
            if name not in getattr(unit, shelf) and (shelf != "slots" or is_weapon(battle, name)):
                take_away(battle, name)
                getattr(unit, shelf).append(name)

    return apply


def is_weapon(battle: Battle, name: str) -> bool:
    return battle.items[name].kind.kind == "weapon"


def item_of(scene: Scene[Any], who: str) -> Item:
    found: Item = scene.state.items[who]
    return found


def put_uses(scene: Scene[Any], who: str, value: Value) -> None:
    """At no uses it is destroyed (COIN-ITEM-6)."""
    item = item_of(scene, who)
    item.uses = value
    if not item.uses:
        destroy(scene, who, "used_up", "COIN-ITEM-6")


def get_owner(scene: Scene[Any], who: str) -> Value:
    return item_of(scene, who).owner or NOTHING


def put_owner(scene: Scene[Any], who: str, value: Value) -> None:
    item_of(scene, who).owner = value


def get_spot(scene: Scene[Any], who: str) -> Spot:
    """Where an item is: on the ground, or where whoever has it is."""
    battle: Battle = scene.state
    holder = bearer(battle, who) or next((each for each in battle.units.values() if who in each.cargo), None)
    there = battle.ground.get(who) or (place_of(battle, holder).pos if holder is not None else None)
    return (0, 0) if there is None else (there.x, there.y)


def put_spot(scene: Scene[Any], who: str, value: Value) -> None:
    battle, there = scene.state, Point(*value)
    if battle.extent.contains(there):
        take_away(battle, who)
        battle.ground[who] = there


def put_tails(scene: Scene[Any], who: str, value: Value) -> None:
    scene.state.portions[who] = value
