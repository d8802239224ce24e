"""From an encounter file to the fight before its first die, and everything that can be wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake, Standing, insist_on_none, name_for
from affray.rulesets.open_ground import ranks
from affray.space.facing import Facing
from affray.space.measure import Footprint

from ..body.conditions import refresh
from ..ground.board import front_left, lay_out, may_stand, on_map, put
from ..model.scenario import Encounter, Placed, StatBlock, Traits
from ..model.stats import Bestiary, Combat, Condition, Warrior
from ..model.terrain import Layout
from .recruits import Recruits

PLAIN = Traits()
"""What nobody has to write."""
FULL = ("name", "hp_max", "attacks")
"""What a combatant without a stat block must say of itself."""


@dataclass(frozen=True)
class Named:
    """An entry as its copies are called by."""

    unit: str
    id: str | None
    count: int


def named(entry: Placed) -> Named:
    """The stat block or the id; what is written out without an id is called by its name, as one word."""
    if entry.unit is None and entry.id is None:
        return Named("", "_".join((entry.name or "").lower().split()), entry.count)
    return Named(entry.unit or "", entry.id, entry.count)


class Setup(Intake):
    """Builds a fight from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        layout = Layout(encounter, self.found)
        self.map = layout.map
        self.combat = Combat(layout.battlefield(), encounter.options, {})
        self.combat.bestiary = Bestiary(encounter.bestiary)
        self.recruits = Recruits(self.combat, self.found)
        self.paths: dict[str, Path] = {}
        self.wanted: dict[str, Footprint] = {}
        """The places that the encounter gives."""
        self.copies: dict[str, int] = {}
        """Which of the copies of its entry somebody is, from 0."""
        blocks = encounter.bestiary
        units = [(each.side, blocks[each.unit].side if each.unit in blocks else None) for each in encounter.combatants]
        self.sides = [side or usual or "" for side, usual in units]
        self.homeless: list[tuple[Warrior, Placed]] = []
        self.place_everybody()
        for warrior, entry in self.homeless:
            self.find_room(warrior, entry)
        self.check_places()
        self.know_surprise()
        self.combat.peace = tuple(tuple(sides) for sides in encounter.non_hostile)
        for warrior in self.combat.warriors.values():
            if warrior.group:
                band = self.combat.band(warrior)
                self.combat.groups[band] = self.combat.groups.get(band, 0) + 1
        if len(self.combat.sides()) < 2:
            self.problem(("combatants",), "ACKS-ROUND-5", sides=tuple(self.combat.sides()))

    # -- combatants --------------------------------------------------------------------------------
    def place_everybody(self) -> None:
        for number, entry in enumerate(self.encounter.combatants):
            path: Path = ("combatants", number)
            block = self.block_of(entry, path)
            if block is None:
                continue
            for copy in range(entry.count):
                self.add(entry, block, path, copy)

    def block_of(self, entry: Placed, path: Path) -> StatBlock | None:
        """The stat block of an entry, with what is written beside it; or one that is written out in full."""
        written: dict[str, Any] = {
            each.name: getattr(entry, each.name)
            for each in fields(Traits)
            if getattr(entry, each.name) != getattr(PLAIN, each.name)
        }
        written |= {name: value for name in FULL if (value := getattr(entry, name)) is not None}
        if entry.unit is None:
            missing = [name for name in FULL if name not in written]
            for name in missing:
                self.problem(path, "FILE-MISSING-FIELD", field=name)
            return None if missing else StatBlock(**written)
        block = self.encounter.bestiary.get(entry.unit)
        if block is None:
            self.unknown((*path, "unit"), "unit", entry.unit, list(self.encounter.bestiary))
            return None
        return replace(block, **written) if written else block

    def add(self, entry: Placed, block: StatBlock, path: Path, copy: int) -> None:
        name = name_for(named(entry), copy, map(named, self.encounter.combatants), self.combat.warriors)
        self.reserved((*path, "id"), name, self.sides)
        if name in self.combat.warriors:
            self.twice(path, name, self.paths[name])
            return
        side = entry.side or block.side
        if side is None:
            self.problem((*path, "side"), "FILE-MISSING-FIELD", field="side")
            side = "nobody"
        warrior = self.recruits.warrior(entry, block, name, side, path)
        self.combat.warriors[name], self.paths[name] = warrior, path
        if entry.at is None:
            self.homeless.append((warrior, entry))
            return
        place = lay_out(warrior, (entry.at[0], entry.at[1]), warrior.facing)
        self.wanted[name] = place = place.moved(copy * place.wide, 0)
        self.copies[name] = copy
        if on_map(self.combat, place):
            put(self.combat.ground, warrior, place, warrior.facing)

    def find_room(self, warrior: Warrior, entry: Placed) -> None:
        """A combatant without a place: sides stand opposite each other and face each other, rank after rank."""
        sides = self.combat.sides()
        first = sides.index(warrior.side) % 2 == 0
        width, height = self.map.size
        facing = warrior.facing if entry.facing is not None else Facing.N if first else Facing.S
        body = lay_out(warrior, (0, 0), facing)
        rows = list(range(height - body.deep + 1))[:: 1 if first else -1]
        rows = rows[min(1, len(rows) - 1) :]
        if not self.combat.ground.mapped:
            rows = ranks(self.encounter.apart_ft // 5, height, body.deep, not first)
        columns = sorted(range(width - body.wide + 1), key=lambda x: (abs(2 * x + body.wide - width), x))
        for y in rows:
            for x in columns:
                place = Footprint(x, y, body.wide, body.deep)
                if may_stand(self.combat, warrior, place):
                    put(self.combat.ground, warrior, place, facing)
                    return
        self.problem(self.paths[warrior.id], "ACKS-GRID-5", by=warrior.id)

    def check_places(self) -> None:
        """Whoever stands needs a place of its own; whoever lies there need only be on the map."""
        for name, place in self.wanted.items():
            warrior = self.combat.warriors[name]
            up = warrior.status == "active"
            if not (may_stand(self.combat, warrior, place) if up else on_map(self.combat, place)):
                self.out_of_place(name, place)

    def out_of_place(self, name: str, place: Footprint) -> None:
        """Why somebody cannot stand where it is put: off the map, inside something, or on somebody."""
        path: Path = (*self.paths[name], "at")
        width, height = self.map.size
        off = "" if on_map(self.combat, place) else f"0,0 – {width - 1},{height - 1}"
        grid = self.combat.ground.grid
        solid = "" if off or not grid.filled(place) & grid.solid.squares else self.solid_at(place)
        warriors = {} if off else self.combat.warriors
        others = [each for each in warriors.values() if each.id != name and each.body & grid.filled(place)]
        there = [Standing(name, f"{place.x},{place.y}")]
        there += [Standing(each.id, f"{each.place.x},{each.place.y}") for each in others]
        named = front_left(place, self.combat.warriors[name].facing)
        partly = f"{place.wide}×{place.deep}" if off and grid.has(*named) else ""
        copy = self.copies[name]
        self.misplaced(
            path, "ACKS-GRID-5", copy=copy, size=off, body=partly, solid=solid, overlap=there, by=name
        )

    def solid_at(self, place: Footprint) -> str:
        """The feature that fills a place, or simply a wall."""
        for entry in self.map.features:
            for x, y in entry.squares:
                if 0 <= x - place.x < place.wide and 0 <= y - place.y < place.deep:
                    return entry.id or entry.kind
        return "wall"

    def know_surprise(self) -> None:
        sides = self.combat.sides()
        for number, entry in enumerate(self.encounter.surprise):
            if entry.side not in sides:
                self.unknown(("surprise", number, "side"), "side", entry.side, sides)
            self.combat.knowledge[entry.side] = (entry.foreknowledge, entry.los)
        known = list(self.combat.knowledge.values())
        if len(known) > 1 and not any(foreknowledge or sight for foreknowledge, sight in known):
            self.problem(("surprise",), "ACKS-SURP-1", sides=tuple(sides))
        for number, name in enumerate(self.encounter.surprised):
            warrior = self.combat.warriors.get(name)
            if warrior is None:
                self.unknown(("surprised", number), "combatant", name, list(self.combat.warriors))
            elif Condition("surprised") not in warrior.conditions:
                warrior.conditions.append(Condition("surprised"))
                refresh(warrior)


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Combat:
    """The fight before its first die; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.combat
