"""From the map of an encounter file to the battlefield: walls, cover, heavy ground, and what known kinds mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import get_args

from affray.core.notation import NO_DICE
from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake
from affray.rulesets.open_ground import extent
from affray.space.bits import Bits
from affray.space.grid import Grid

from .battlefield import Battlefield, Hazard, battlefield
from .catalogue import AREAS
from .scenario import DamageType, Encounter, FeatureEntry, HazardEntry, TerrainEntry

Squares = list[tuple[int, int]]
RULE = re.compile(rf"^ACKS-({'|'.join(AREAS)})-[0-9]+$")
LISTED = ("walls", "cover_waist", "cover_chest", "obstacles", "dark")
FLAMES = [
    HazardEntry(when=when, damage="1d8 fire", rule="ACKS-COND-16") for when in ("enter", "turn_start")
]  # fmt: skip
"""Whoever enters a fire, or begins its initiative in it, burns."""

BLOCKS_MOVEMENT = ("wall", "pillar", "window", "pit")
BLOCKS_SIGHT = ("wall", "pillar")
OBSTACLES = ("door", "crate", "rubble", "fence", "hedge")
COVER = {"crate": "waist", "rubble": "waist", "fence": "waist", "hedge": "chest"}
NAMED = (*COVER, "water", "fire")
"""Kinds that are called by their names on the map; the others look like what they do."""
COST = {"rubble": 2, "hedge": 2, "water": 2}
HAZARDS = {"fire": FLAMES}
"""What known kinds of features mean, unless something else is written beside them."""


def open_ground(encounter: Encounter) -> TerrainEntry:
    """Without a map: room for everybody, and for a long retreat to all sides; the sides stand north and south."""
    along, across = extent(encounter.apart_ft // 5, sum(entry.count for entry in encounter.combatants))
    return TerrainEntry(size=[across, along])


class Layout(Intake):
    """Lays out the battlefield and collects what is wrong with the map."""

    def __init__(self, encounter: Encounter, found: list[Problem]) -> None:
        super().__init__(found)
        self.mapped, self.arcs = encounter.map is not None, encounter.options.facing_arcs
        self.map = encounter.map or open_ground(encounter)
        width, height = self.map.size
        self.plain = Grid(width, height)
        self.squares: dict[str, Squares] = {"walls": [], "solid": [], "opaque": [], "doors": []}
        self.heavy: list[tuple[int, Bits]] = []
        self.hazards: list[Hazard] = []
        self.kinds: dict[str, Bits] = {}

    def battlefield(self) -> Battlefield:
        for key in LISTED:
            self.squares[key] = self.on_map(getattr(self.map, key), ("map", key))
        for number, entry in enumerate(self.map.cost):
            self.heavy.append((entry.times, self.bits(self.on_map(entry.squares, ("map", "cost", number)))))
        kinds = [(each.kind, each.id) for each in self.map.features]
        for number, name in enumerate(self.label(kinds, "map", "features")):
            self.feature(self.map.features[number], name, ("map", "features", number))
        plain, squares = self.plain, self.squares
        solid = plain.barrier([*squares["walls"], *squares["solid"]])
        opaque = plain.barrier([*squares["walls"], *squares["opaque"]])
        grid = Grid(plain.width, plain.height, solid=solid, opaque=opaque, ground=self.heavy, ways=0)
        waist, chest, obstacles, dark = (self.bits(squares[key]) for key in LISTED[1:])
        doors, named = self.bits(squares["doors"]), tuple(self.kinds.items())
        return battlefield(
            grid, self.arcs, waist, chest, obstacles, dark, tuple(self.hazards), self.mapped, doors, named
        )  # fmt: skip

    def on_map(self, squares: Iterable[Sequence[int]], path: Path) -> Squares:
        """The squares, as far as they lie on the map; a problem for each that does not."""
        found: Squares = []
        for number, (x, y) in enumerate(squares):
            if self.plain.has(x, y):
                found.append((x, y))
            else:
                self.problem((*path, number), "ACKS-GRID-1", x=x, y=y)
        return found

    def bits(self, squares: Squares) -> Bits:
        return self.plain.bits(squares)

    def feature(self, entry: FeatureEntry, name: str, path: Path) -> None:
        """Lay a feature down: its own words first, then what its kind means."""
        squares, kind = self.on_map(entry.squares, (*path, "squares")), entry.kind
        cover = COVER.get(kind, "none") if entry.cover is None else entry.cover
        cost = COST.get(kind, 1) if entry.cost is None else entry.cost
        lists = {
            "solid": kind in BLOCKS_MOVEMENT if entry.blocks_movement is None else entry.blocks_movement,
            "opaque": kind in BLOCKS_SIGHT if entry.blocks_sight is None else entry.blocks_sight,
            "obstacles": kind in OBSTACLES if entry.obstacle is None else entry.obstacle,
            "cover_waist": cover == "waist", "cover_chest": cover == "chest", "dark": bool(entry.dark),
        }  # fmt: skip
        for key, true in lists.items():
            self.squares[key] += squares if true else []
        self.squares["doors"] += squares if kind == "door" else []
        if kind in NAMED:
            self.kinds[kind] = self.kinds.get(kind, 0) | self.bits(squares)
        if cost > 1:
            self.heavy.append((cost, self.bits(squares)))
        hazards = HAZARDS.get(kind, []) if entry.hazard is None else [entry.hazard]
        for each in hazards:
            self.hazards.append(self.hazard(each, self.bits(squares), name, (*path, "hazard")))
        if not (squares and (any(lists.values()) or cost > 1 or hazards)):
            self.no_effect(path, kind, name)

    def hazard(self, entry: HazardEntry, squares: Bits, name: str, path: Path) -> Hazard:
        dice, _, word = (entry.damage or "").partition(" ")
        types = get_args(DamageType)
        if word and word.strip() not in types:
            self.unknown((*path, "damage"), "damage", word.strip(), types)
        if RULE.match(entry.rule) is None:
            self.unknown((*path, "rule"), "rule", entry.rule, [f"ACKS-{area}-1" for area in AREAS])
        pool = self.dice(dice, (*path, "damage")) if dice else NO_DICE
        save = entry.save
        return Hazard(
            name, squares, entry.when, "" if save is None else save.category,
            save is not None and save.on_success == "half", pool, word.strip() or "fire", entry.condition or "",
            entry.rounds or 0, entry.rule,
        )  # fmt: skip
