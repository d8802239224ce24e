"""From an encounter file to the battle before its first coin, and everything that can be wrong with it (COIN-SETUP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from affray.space.field import Point, Rect

from ..game import Path, Problem
from ..intake import Standing, insist_on_none
from .ground import in_the_way, is_open, nearest_point, shown
from .recruits import Recruits, merged, quarters
from .scenario import Encounter, MapEntry, PlacedUnit, Terrain
from .stats import GRAIN, Battle, Book, Unit, Zone

SIDES = ("a", "b")
WORDS = ("backpack", "left", "right", "-")
"""What answers call places of items, and nobody."""

BEHIND = 8
"""Spans of open field behind everybody in a fight without a map."""

BLOCKED, LIGHT, HEAVY = (0, True), (1, False), (2, False)
TERRAIN = {
    "wall": BLOCKED, "pillar": BLOCKED, "pit": BLOCKED, "water": BLOCKED, "fire": BLOCKED,
    "door": LIGHT, "crate": LIGHT, "rubble": LIGHT, "fence": LIGHT, "hedge": LIGHT, "window": HEAVY,
}  # fmt: skip
"""What known kinds of terrain are if the file does not say otherwise: their cover, and whether they are blocked."""


def point(at: Sequence[float]) -> Point:
    return Point(quarters(at[0]), quarters(at[1]))


class Setup(Recruits):
    """Builds a battle from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        self.map = encounter.map or open_field(encounter)
        width, height = self.map.size
        extent = Rect(0, 0, quarters(width), quarters(height))
        book = Book({}, encounter.items, encounter.bestiary)
        super().__init__(Battle(extent, (), encounter.options, {}, {}, {}, book=book, mapped=encounter.map is not None))
        self.encounter = encounter
        self.battle.terrain = tuple(self.zones())
        self.paths: dict[str, Path] = {}
        self.made: dict[int, list[Unit]] = {}
        self.incomplete: list[str] = []
        self.read_items()
        self.homeless: list[Unit] = []
        self.place_units()
        self.seat_everybody()
        for unit in self.homeless:
            self.find_room(unit)
        self.lay_out_items()
        self.check_ids()
        self.check_positions()
        self.check_sides()

    # -- terrain -----------------------------------------------------------------------------------
    def zones(self) -> Iterator[Zone]:
        entries = self.map.terrain
        names = self.label([(each.kind or "zone", each.id) for each in entries], "map", "terrain")
        for number, (entry, name) in enumerate(zip(entries, names, strict=True)):
            path = ("map", "terrain", number)
            x1, y1, x2, y2 = (quarters(each) for each in entry.rect)
            cover, blocked = meaning(entry)
            if x1 > x2 or y1 > y2 or (cover and blocked):
                self.problem(path, "COIN-SETUP-1", what="terrain")
            elif not cover and not blocked:
                self.no_effect(path, entry.kind or "zone", name)
            yield Zone(Rect(x1, y1, x2, y2), cover, blocked, name, entry.kind or "")

    # -- units -------------------------------------------------------------------------------------
    def place_units(self) -> None:
        for number, entry in enumerate(self.encounter.combatants):
            path = ("combatants", number)
            block = self.book.units.get(entry.unit) if entry.unit is not None else None
            if block is None and entry.unit is not None:
                self.unknown((*path, "unit"), "unit", entry.unit, list(self.book.units))
                self.incomplete.append(entry.side)
                continue
            data = merged(block, entry)
            for copy in range(entry.count):
                name = self.name_for(entry, copy)
                if name in self.battle.units:
                    self.twice(path, name, self.paths[name])
                    continue
                unit = self.recruit(name, entry.side, data, path)
                if unit is None:
                    self.incomplete.append(entry.side)
                    break
                self.add(unit, path, entry, copy)

    def add(self, unit: Unit, path: Path, entry: PlacedUnit, copy: int) -> None:
        unit.known_to = () if entry.unknown else None
        self.reserved((*path, "id"), unit.id, SIDES, WORDS)
        if unit.side == "neutral" and not unit.technical:
            self.problem(path, "COIN-SETUP-1", what="neutral", unit=unit.id)
        if unit.hp == 0 or entry.status == "destroyed":
            unit.hp, unit.status = 0, "destroyed"
        self.battle.units[unit.id], self.paths[unit.id] = unit, path
        self.made.setdefault(int(path[1]), []).append(unit)
        if entry.at is not None:
            first = point(entry.at)
            unit.pos = Point(first.x + copy * (unit.card.size + GRAIN), first.y)
        else:
            self.homeless.append(unit)

    def name_for(self, entry: PlacedUnit, copy: int) -> str:
        """The id: as given, or the stat block's name (if it has none, its own) with a number."""
        if entry.id is not None:
            return entry.id if entry.count == 1 else f"{entry.id}-{copy + 1}"
        kind = entry.unit or "-".join((entry.name or "unit").lower().split())
        return next(name for name in map(f"{kind}-{{}}".format, count(1)) if name not in self.battle.units)

    # -- items on the ground -----------------------------------------------------------------------
    def lay_out_items(self) -> None:
        for number, loose in enumerate(self.encounter.ground):
            item = self.copy_of(loose.item, "ground", loose.owner or "", ("ground", number, "item"))
            if item is not None:
                spot = self.battle.ground[item.id] = point(loose.at)
                if not self.battle.extent.contains(spot):
                    self.problem(("ground", number, "at"), "COIN-SETUP-1", what="ground", item=item.id)

    # -- seats and positions -----------------------------------------------------------------------
    def seat_everybody(self) -> None:
        for number, entry in enumerate(self.encounter.combatants):
            for vehicle in self.made.get(number, [])[:1]:
                for passenger in entry.hold or [] if vehicle.technical else []:
                    self.seat(vehicle, passenger, ("combatants", number, "hold"))
                if entry.pilot is not None and vehicle.technical:
                    self.seat(vehicle, entry.pilot, ("combatants", number, "pilot"))

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
        if not self.battle.mapped:
            front = {"a": BEHIND, "b": BEHIND + self.encounter.apart_spans}
            ranks.update({side: spans * GRAIN for side, spans in front.items()})
        home = Point(field.x2 // 2, ranks[unit.side])
        placed = nearest_point(self.battle, home, lambda spot: spaced(self.battle, unit, spot, home))
        unit.pos = placed or nearest_point(self.battle, home, lambda spot: is_open(self.battle, unit, spot))
        if unit.pos is None:
            self.problem(self.paths[unit.id], "COIN-SETUP-1", what="room", unit=unit.id)

    # -- the whole ---------------------------------------------------------------------------------
    def check_ids(self) -> None:
        """Nobody is called like a thing."""
        for name in self.battle.units:
            if name in self.battle.items:
                self.twice(self.paths[name], name, None)

    def check_positions(self) -> None:
        for unit in self.battle.units.values():
            if unit.pos is not None and unit.living and not is_open(self.battle, unit, unit.pos):
                self.out_of_place(unit, unit.pos)

    def out_of_place(self, unit: Unit, spot: Point) -> None:
        """Why somebody cannot stand where it is put: off the field, inside something, or on somebody."""
        path: Path = (*self.paths[unit.id], "at")
        width, height = self.map.size
        off = "" if self.battle.extent.holds(spot, unit.card.size) else f"0,0 – {width:g},{height:g}"
        solid = [zone.id for zone in self.battle.terrain if zone.blocked and zone.rect.contains(spot)]
        copy = self.made[int(path[1])].index(unit)
        named = "".join(solid[:1])
        there = [Standing(each.id, shown(at)) for each, at in [(unit, spot), *in_the_way(self.battle, unit, spot)]]
        self.misplaced(path, "COIN-SETUP-1", copy=copy, size=off, solid=named, overlap=there, what="pos", unit=unit.id)

    def check_sides(self) -> None:
        """Each side needs at least one living infantry unit, inside a vehicle or out (COIN-SETUP-2)."""
        for side in SIDES:
            if side not in self.incomplete and not any(not unit.technical for unit in self.battle.of(side)):
                self.problem(("combatants",), "COIN-SETUP-2", side=side)
        item = self.encounter.options.victory_item
        if self.encounter.options.victory == "item" and item not in self.battle.items:
            self.unknown(("options", "victory_item"), "item", item or "", list(self.battle.items))


def meaning(entry: Terrain) -> tuple[int, bool]:
    """The cover of a zone and whether it is blocked: as written, else as its kind has it."""
    cover, blocked = TERRAIN.get(entry.kind or "", (0, False))
    return cover if entry.cover is None else entry.cover, blocked if entry.blocked is None else entry.blocked


def spaced(battle: Battle, unit: Unit, spot: Point, home: Point) -> bool:
    """In a tidy rank: open, on a line with the home point, and a span of air beside every neighbour.

    Without a map there is one line only.
    """
    rank = (spot.y - home.y) % (unit.card.size + GRAIN) == 0 and (spot.x - home.x) % (unit.card.size + GRAIN) == 0
    return rank and (battle.mapped or spot.y == home.y) and is_open(battle, unit, spot)


def open_field(encounter: Encounter) -> MapEntry:
    """Without a map: room for everybody side by side, and for a retreat to all sides."""
    people = sum(entry.count for entry in encounter.combatants)
    return MapEntry(size=[2 * BEHIND + 3 * people, 2 * BEHIND + encounter.apart_spans])


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Battle:
    """The battle before its first coin; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.battle
