"""Every value of a battle that people see, as the game master may set it: `set l1.hp -1`, `set table.first b`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from affray.core.refusals import Value
from affray.core.scene import Scene
from affray.core.script import Script

from ..settings import TABLE, Setting, several, whole, yes_or_no
from .carrying import HANDS, exists
from .cleanup import begin_turn
from .events import FirstPlayer
from .overruling import (
    NOTHING,
    Get,
    Put,
    a_place,
    a_size,
    get_hand,
    get_owner,
    get_place,
    get_shelf,
    get_spot,
    item_of,
    items,
    items_or_none,
    of_card,
    of_unit,
    one_of,
    put_capacity,
    put_hatch,
    put_hold,
    put_hp,
    put_hp_max,
    put_in_hand,
    put_inside,
    put_on_card,
    put_on_shelf,
    put_owner,
    put_pilot,
    put_place,
    put_side,
    put_size,
    put_spot,
    put_status,
    put_tails,
    put_uses,
    unit_of,
    words,
)
from .stats import Battle, Item, Zone


def number(name: str, low: int, high: int, get: Get, put: Put) -> Setting:
    """A number between limits; what is wanted beyond them stops there."""

    def within(scene: Scene[Any], who: str, value: Value) -> Script[None] | None:
        return put(scene, who, max(low, min(high, value)))

    return Setting(name, whole(low, high), get, within)


# -- what was done in this turn --------------------------------------------------------------------
def listed(name: str) -> tuple[Get, Put]:
    """Whether a unit is on one of the battle's lists."""

    def read(scene: Scene[Any], who: str) -> Value:
        return who in getattr(scene.state, name)

    def apply(scene: Scene[Any], who: str, value: Value) -> None:
        found = getattr(scene.state, name)
        setattr(scene.state, name, [*(each for each in found if each != who), *([who] if value else [])])

    return read, apply


def get_damage(scene: Scene[Any], who: str) -> Value:
    return scene.state.allotment.get(who, 0)


def put_damage(scene: Scene[Any], who: str, value: Value) -> None:
    scene.state.allotment[who] = value


# -- terrain ---------------------------------------------------------------------------------------
def zone_of(scene: Scene[Any], who: str) -> Zone:
    battle: Battle = scene.state
    return next(each for each in battle.terrain if each.id == who)


def put_zone(scene: Scene[Any], who: str, **changed: Any) -> None:
    """A zone is cover or blocked; it is not blocked where somebody stands (COIN-SPACE-6)."""
    battle: Battle = scene.state
    zone = replace(zone_of(scene, who), **changed)
    standing = [each for each in battle.units.values() if each.pos is not None and zone.rect.contains(each.pos)]
    if not (zone.blocked and standing):
        battle.terrain = tuple(zone if each.id == who else each for each in battle.terrain)


def put_cover(scene: Scene[Any], who: str, value: Value) -> None:
    put_zone(scene, who, cover=value)


def put_blocked(scene: Scene[Any], who: str, value: Value) -> None:
    put_zone(scene, who, blocked=value)


# -- the table -------------------------------------------------------------------------------------
def of_battle(name: str) -> Get:
    return lambda scene, who: getattr(scene.state, name)


def put_in_battle(name: str) -> Put:
    return lambda scene, who, value: setattr(scene.state, name, value)


def get_first(scene: Scene[Any], who: str) -> Value:
    return scene.state.promised or scene.state.first or NOTHING


def put_first(scene: Scene[Any], who: str, value: Value) -> None:
    """Initiative is decided with it; in a turn that has begun it counts from the next one: nobody acts twice."""
    battle: Battle = scene.state
    if value == NOTHING or value == battle.first:
        battle.promised = ""
    elif battle.phase == 0:
        battle.first, battle.tosser, battle.streaks = value, "", {}
        battle.upset()
        scene.tell(FirstPlayer(value, rules=("COIN-INIT-5",)))
        begin_turn(scene)
    elif battle.phase == 1 and not battle.active:
        battle.first, battle.promised = value, ""
        battle.upset()
    else:
        battle.promised = value


def get_active(side: str) -> Get:
    return lambda scene, who: scene.state.active.get(side) or NOTHING


def put_active(side: str) -> Put:
    def apply(scene: Scene[Any], who: str, value: Value) -> None:
        make_active(scene, side, "" if value == NOTHING else value)

    return apply


def make_active(scene: Scene[Any], side: str, name: str) -> None:
    """Another unit acts for a side in this turn, from the start of its act; what goes on is dropped."""
    battle: Battle = scene.state
    if battle.phase == 0:
        return
    battle.active[side] = name
    battle.acted = [each for each in battle.acted if each != name]
    battle.attacked = [each for each in battle.attacked if each != name]
    if battle.phase == 1 or (battle.phase in (2, 4) and side == battle.acting_side):
        battle.acting = ""
        battle.upset()
        if battle.phase == 1 and len(battle.active) == 2:
            battle.phase = 2


def put_phase(scene: Scene[Any], who: str, value: Value) -> None:
    """Whatever goes on is dropped; from the choice of units on the turn begins anew."""
    battle: Battle = scene.state
    if not battle.first or (value == 1 and battle.options.activation_mode == "all"):
        return
    battle.phase, battle.acting, battle.attacking = value, "", False
    if value == 1:
        battle.active, battle.acted, battle.attacked, battle.taken = {}, [], [], []
    battle.upset()


def sides_units(side: str) -> Callable[[Battle], list[str]]:
    return lambda battle: [NOTHING, *(unit.id for unit in battle.of(side))]


# -- the tables ------------------------------------------------------------------------------------
def infantry(battle: Battle) -> list[str]:
    return [unit.id for unit in battle.units.values() if not unit.technical and unit.status in ("ok", "marked")]


def vehicles(battle: Battle) -> list[str]:
    return [unit.id for unit in battle.units.values() if unit.technical and unit.status in ("ok", "marked")]


HP = number("hp", 0, 30, of_unit("hp"), put_hp)
OF_UNITS = (
    HP,
    number("hp_max", 1, 30, of_card("hp_max"), put_hp_max),
    Setting("status", words("ok", "marked"), of_unit("status"), put_status),
    number("guard", 0, 6, of_card("guard"), put_on_card("guard")),
    number("camouflage", 0, 6, of_card("camouflage"), put_on_card("camouflage")),
    Setting("size", a_size, of_card("size"), put_size),
    Setting("at", a_place, get_place, put_place),
    Setting("side", words("a", "b", "neutral"), of_unit("side"), put_side),
    number("damage", 0, 99, get_damage, put_damage),
    Setting("acted", yes_or_no, *listed("acted")),
    Setting("attacked", yes_or_no, *listed("attacked")),
    Setting("defended", yes_or_no, *listed("defended")),
    Setting("prepared_against", yes_or_no, *listed("prep_objects")),
)
OF_INFANTRY = (
    *OF_UNITS,
    *(Setting(hand, one_of(items_or_none), get_hand(hand), put_in_hand(hand)) for hand in HANDS),
    Setting("backpack", several(items), get_shelf("backpack"), put_on_shelf("backpack")),
    Setting(
        "inside", one_of(lambda battle: [NOTHING, *vehicles(battle)]),
        lambda scene, who: unit_of(scene, who).inside or NOTHING, put_inside,
    ),
)  # fmt: skip
OF_VEHICLES = (
    *OF_UNITS,
    Setting(
        "hatch", words("open", "closed"), lambda scene, who: "open" if unit_of(scene, who).hatch_open else "closed",
        put_hatch,
    ),
    Setting(
        "pilot", one_of(lambda battle: [NOTHING, *infantry(battle)]),
        lambda scene, who: unit_of(scene, who).pilot or NOTHING, put_pilot,
    ),
    Setting("hold", several(infantry), lambda scene, who: tuple(unit_of(scene, who).hold), put_hold),
    number("hold_capacity", 0, 12, of_card("hold_capacity"), put_capacity),
    Setting("slots", several(items), get_shelf("slots"), put_on_shelf("slots")),
    Setting("cargo", several(items), get_shelf("cargo"), put_on_shelf("cargo")),
    Setting("seat_taken", yes_or_no, *listed("taken")),
)  # fmt: skip
OWNER = Setting("owner", one_of(lambda battle: list(battle.units)), get_owner, put_owner)
SPOT = Setting("at", a_place, get_spot, put_spot)
USES = number("uses", 0, 99, lambda scene, who: item_of(scene, who).uses, put_uses)
TAILS = number("tails", 0, 12, lambda scene, who: scene.state.portions[who], put_tails)
OF_ZONES = (
    number("cover", 0, 2, lambda scene, who: zone_of(scene, who).cover, put_cover),
    Setting("blocked", yes_or_no, lambda scene, who: zone_of(scene, who).blocked, put_blocked),
)
OF_TABLE = (
    number("turn", 1, 500, of_battle("turn"), put_in_battle("turn")),
    number("phase", 1, 6, of_battle("phase"), put_phase),
    Setting("first", words(NOTHING, "a", "b"), get_first, put_first),
    Setting("active_a", one_of(sides_units("a")), get_active("a"), put_active("a")),
    Setting("active_b", one_of(sides_units("b")), get_active("b"), put_active("b")),
    number("links", 0, 99, of_battle("links"), put_in_battle("links")),
    Setting("attacking", yes_or_no, of_battle("attacking"), put_in_battle("attacking")),
)


def subjects(battle: Battle) -> dict[str, Sequence[Setting]]:
    """Everything that can be set now, by whose it is: zones, items, units on the table, and the table itself."""
    found: dict[str, Sequence[Setting]] = {zone.id: OF_ZONES for zone in battle.terrain}
    found.update((item.id, of_item(battle, item)) for item in battle.items.values())
    for unit in battle.units.values():
        if unit.status in ("ok", "marked"):
            found[unit.id] = OF_VEHICLES if unit.technical else OF_INFANTRY
    return {**found, TABLE: OF_TABLE}


def of_item(battle: Battle, item: Item) -> list[Setting]:
    """Of an item that is no more only what it tossed."""
    more = [USES] if item.uses is not None else []
    there = [OWNER, SPOT, *more] if exists(battle, item.id) else []
    return [*there, *([TAILS] if item.id in battle.portions else [])]
