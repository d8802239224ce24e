"""From an encounter file to the battle before its first coin, and everything that can be wrong with it (COIN-SETUP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from affray.core.refusals import Refusal
from affray.space.field import Point, Rect

from ..game import Path, Problem
from ..intake import Intake, insist_on_none
from .coins import read_notation
from .ground import is_open, nearest_point
from .scenario import Encounter, ItemEntry, PlacedUnit, UnitEntry, UnitFields
from .stats import GRAIN, Battle, Card, Item, Kind, Unit, Zone

SIDES = {"side_a": "a", "side_b": "b", "neutral": "neutral"}
ITEM_FIELDS = ("left", "right", "backpack", "slots", "cargo")
INFANTRY_ONLY = ("left", "right", "backpack")
VEHICLE_ONLY = ("slots", "hold_capacity", "hatch", "cargo", "pilot", "hold")


def quarters(spans: float) -> int:
    return round(spans * GRAIN)


def point(pos: Sequence[float]) -> Point:
    return Point(quarters(pos[0]), quarters(pos[1]))


class Setup(Intake):
    """Builds a battle from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        width, height = encounter.field
        self.battle = Battle(
            Rect(0, 0, quarters(width), quarters(height)), tuple(self.zones()), encounter.options, {}, {}, {}
        )
        self.paths: dict[str, Path] = {}
        self.kinds = {key: self.kind(key, entry) for key, entry in encounter.items.items()}
        self.homeless: list[Unit] = []
        self.place_units()
        self.seat_everybody()
        for unit in self.homeless:
            self.find_room(unit)
        self.lay_out_items()
        self.check_positions()
        self.check_sides()

    # -- terrain and tables ------------------------------------------------------------------------
    def zones(self) -> Iterator[Zone]:
        for number, entry in enumerate(self.encounter.terrain):
            x1, y1, x2, y2 = (quarters(each) for each in entry.rect)
            if x1 > x2 or y1 > y2 or (entry.cover is None) != entry.blocked:
                self.problem(("terrain", number), "COIN-SETUP-1", what="terrain")
            yield Zone(Rect(x1, y1, x2, y2), entry.cover or 0, entry.blocked)

    def kind(self, key: str, entry: ItemEntry) -> Kind:
        """An item of the table; weapons say how many coins they toss."""
        path = ("items", key)
        coins = 0
        if entry.kind == "weapon":
            coins = self.number((*path, "coins"), entry.coins if entry.coins is not None else "", "M", 1, 12)
        for number, name in enumerate(entry.contents):
            if name not in self.encounter.items:
                self.unknown((*path, "contents", number), "item", name, list(self.encounter.items))
            elif key in self.contained_in(name, []):
                self.problem((*path, "contents", number), "COIN-ITEM-1", item=name)
        return Kind(
            key, entry.name, entry.kind, coins, None if entry.range is None else quarters(entry.range),
            entry.hands, entry.heal, entry.self_destruct, entry.owner_locked,
        )  # fmt: skip

    def contained_in(self, key: str, seen: list[str]) -> list[str]:
        """Every kind of item that this one contains, itself included, however deep."""
        if key in self.encounter.items and key not in seen:
            seen.append(key)
            for inner in self.encounter.items[key].contents:
                self.contained_in(inner, seen)
        return seen

    def number(self, path: Path, text: int | str, letters: str, low: int, high: int) -> int:
        """A number that may be written in the game's notation, within limits (COIN-TOSS-4)."""
        number = read_notation(text, letters)
        if isinstance(number, Refusal):
            self.found.append(Problem(path, number))
        elif number is None or not low <= number <= high:
            self.problem(path, "FILE-RANGE", field=path[-1], value=str(text), low=low, high=high)
        else:
            return number
        return low

    # -- units -------------------------------------------------------------------------------------
    def place_units(self) -> None:
        for key, side in SIDES.items():
            for number, entry in enumerate(getattr(self.encounter, key)):
                block = self.encounter.units.get(entry.unit)
                if block is None:
                    self.unknown((key, number, "unit"), "unit", entry.unit, list(self.encounter.units))
                    continue
                for copy in range(entry.count):
                    self.add(side, (key, number), entry, merged(block, entry), copy)

    def add(self, side: str, path: Path, entry: PlacedUnit, data: dict[str, Any], copy: int) -> None:
        name = self.name_for(entry, copy)
        if name in self.battle.units:
            self.problem(path, "FILE-DUPLICATE-ID", value=name)
            return
        card = self.card(name, path, data)
        hp = data.get("hp")
        unit = Unit(card, side, card.hp_max if hp is None else hp, hatch_open=data.get("hatch") == "open")
        if unit.hp > card.hp_max:
            self.problem((*path, "hp"), "FILE-RANGE", field="hp", value=str(unit.hp), low=0, high=card.hp_max)
        if side == "neutral" and not unit.technical:
            self.problem(path, "COIN-SETUP-1", what="neutral", unit=name)
        if unit.hp == 0 or entry.status == "destroyed":
            unit.hp, unit.status = 0, "destroyed"
        wrong = VEHICLE_ONLY if not unit.technical else INFANTRY_ONLY
        for each in wrong:
            if data.get(each) is not None or (each in ("pilot", "hold") and getattr(entry, each) is not None):
                self.problem(path, "FILE-WRONG-KIND", field=each, unit=name)
        self.battle.units[name], self.paths[name] = unit, path
        self.equip(unit, path, data)
        if entry.pos is not None:
            first = point(entry.pos)
            unit.pos = Point(first.x + copy * (card.size + GRAIN), first.y)
        else:
            self.homeless.append(unit)

    def name_for(self, entry: PlacedUnit, copy: int) -> str:
        """The id: as given, or the stat block's name with a number."""
        if entry.id is not None:
            return entry.id if entry.count == 1 else f"{entry.id}-{copy + 1}"
        number = 1
        while f"{entry.unit}-{number}" in self.battle.units:
            number += 1
        return f"{entry.unit}-{number}"

    def card(self, name: str, path: Path, data: dict[str, Any]) -> Card:
        technical = data["kind"] == "technical"
        size = data.get("size")
        return Card(
            name, data["name"], technical, data["hp_max"], data.get("guard") or 0,
            quarters(size) if size is not None else (3 * GRAIN if technical else GRAIN),
            self.number((*path, "camouflage"), data.get("camouflage") or 0, "OK", 0, 6),
            data.get("remains") or ("removed" if technical else "stay"), data.get("drill") or "shoot",
            data.get("hold_capacity") or 0,
        )  # fmt: skip

    # -- items -------------------------------------------------------------------------------------
    def equip(self, unit: Unit, path: Path, data: dict[str, Any]) -> None:
        for each in ITEM_FIELDS:
            named = data.get(each)
            for key in [named] if isinstance(named, str) else named or []:
                item = self.copy_of(key, unit.id, unit.id, (*path, each))
                if item is not None and each in ("left", "right"):
                    setattr(unit, "left" if item.kind.hands == 2 else each, item.id)
                elif item is not None:
                    getattr(unit, each).append(item.id)
        if unit.left and unit.right and self.battle.items[unit.left].kind.hands == 2:
            self.problem((*path, "right"), "COIN-ITEM-1", item=unit.left)

    def copy_of(self, key: str, prefix: str, owner: str, path: Path) -> Item | None:
        """A fresh copy of an item with everything in it; its owner is who carries it (COIN-ITEM-2)."""
        if key not in self.kinds:
            self.unknown(path, "item", key, list(self.kinds))
            return None
        entry = self.encounter.items[key]
        number, name = 1, f"{prefix}.{key}"
        while name in self.battle.items:
            number += 1
            name = f"{prefix}.{key}-{number}"
        item = self.battle.items[name] = Item(name, self.kinds[key], entry.owner or owner, entry.uses)
        for inner in entry.contents:
            nested = key in self.contained_in(inner, [])
            copied = None if nested else self.copy_of(inner, prefix, owner, path)
            if copied is not None:
                item.contents.append(copied.id)
        return item

    def lay_out_items(self) -> None:
        for number, loose in enumerate(self.encounter.ground):
            item = self.copy_of(loose.item, "ground", loose.owner or "", ("ground", number, "item"))
            if item is not None:
                spot = self.battle.ground[item.id] = point(loose.pos)
                if not self.battle.extent.contains(spot):
                    self.problem(("ground", number, "pos"), "COIN-SETUP-1", what="ground", item=item.id)

    # -- seats and positions -----------------------------------------------------------------------
    def seat_everybody(self) -> None:
        for key in SIDES:
            for number, entry in enumerate(getattr(self.encounter, key)):
                name = entry.id or f"{entry.unit}-1"
                vehicle = self.battle.units.get(name)
                if vehicle is not None and vehicle.technical:
                    for passenger in entry.hold or []:
                        self.seat(vehicle, passenger, (key, number, "hold"))
                    if entry.pilot is not None:
                        self.seat(vehicle, entry.pilot, (key, number, "pilot"))

    def seat(self, vehicle: Unit, name: str, path: Path) -> None:
        unit = self.battle.units.get(name)
        if unit is None:
            self.unknown(path, "unit", name, list(self.battle.units))
            return
        full = path[-1] == "hold" and len(vehicle.hold) >= vehicle.card.hold_capacity
        if unit.technical or unit.inside or unit.pos is not None or full:
            self.problem(path, "COIN-SETUP-1", what="seat", unit=name)
            return
        unit.inside = vehicle.id
        self.homeless.remove(unit)
        if path[-1] == "hold":
            vehicle.hold.append(name)
        else:
            vehicle.pilot = name
            vehicle.side = unit.side

    def find_room(self, unit: Unit) -> None:
        """A unit without a place gets one: side a along the low edge, side b along the high one, rank after rank."""
        field, size = self.battle.extent, unit.card.size
        depth = min(3 * GRAIN, (field.y2 - size) // 3)
        ranks = {"a": depth, "b": field.y2 - depth, "neutral": field.y2 // 2}
        home = Point(field.x2 // 2, ranks[unit.side])
        placed = nearest_point(self.battle, home, lambda spot: spaced(self.battle, unit, spot, home))
        unit.pos = placed or nearest_point(self.battle, home, lambda spot: is_open(self.battle, unit, spot))
        if unit.pos is None:
            self.problem(self.paths[unit.id], "COIN-SETUP-1", what="room", unit=unit.id)

    def check_positions(self) -> None:
        for unit in self.battle.units.values():
            if unit.pos is not None and unit.living and not is_open(self.battle, unit, unit.pos):
                self.problem((*self.paths[unit.id], "pos"), "COIN-SETUP-1", what="pos", unit=unit.id)

    def check_sides(self) -> None:
        """Each side needs at least one living infantry unit, inside a vehicle or out (COIN-SETUP-2)."""
        for key, side in list(SIDES.items())[:2]:
            if not any(not unit.technical for unit in self.battle.of(side)):
                self.problem((key,), "COIN-SETUP-2", side=side)
        item = self.encounter.options.victory_item
        if self.encounter.options.victory == "item" and item not in self.battle.items:
            self.unknown(("options", "victory_item"), "item", item or "", list(self.battle.items))


def spaced(battle: Battle, unit: Unit, spot: Point, home: Point) -> bool:
    """In a tidy rank: open, on a line with the home point, and a span of air beside every neighbour."""
    rank = (spot.y - home.y) % (unit.card.size + GRAIN) == 0 and (spot.x - home.x) % (unit.card.size + GRAIN) == 0
    return rank and is_open(battle, unit, spot)


def merged(block: UnitEntry, entry: PlacedUnit) -> dict[str, Any]:
    """The stat block with what the encounter says differently about this unit."""
    found: dict[str, Any] = {}
    for each in fields(UnitFields):
        own = getattr(entry, each.name)
        found[each.name] = getattr(block, each.name) if own is None else own
    return found


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Battle:
    """The battle before its first coin; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.battle
