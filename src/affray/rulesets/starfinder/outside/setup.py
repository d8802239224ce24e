"""From an encounter file to the fight before its first die, and everything that can be wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, Field, fields, replace
from typing import Any

from affray.core.notation import read_pool
from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake, Standing, insist_on_none
from affray.rulesets.open_ground import extent, ranks
from affray.space.barrier import Edge
from affray.space.measure import Footprint

from ..body.conditions import darken, refresh
from ..body.hands import held_items
from ..body.whereabouts import stand
from ..ground.board import fits, others_at
from ..magic.abilities import begin_ongoing
from ..model.battlefield import COVER, Battlefield, Hazard, Piece
from ..model.conditions import HOLDS, OUT, UNCONSCIOUS
from ..model.kinds import FOOT, SPACE, AbilitySave
from ..model.scenario import (
    Encounter,
    HazardEntry,
    MapEntry,
    Placed,
    StatBlock,
    StatFields,
    SurpriseEntry,
    TerrainEntry,
)
from ..model.stats import Bestiary, Combat, Condition, Fighter, Lying
from ..model.terrain import meaning
from ..reactions.reacting import reactors
from .cards import Cards

AWAY = 10_000
MUST_BE_THERE = ("name", "kind", "eac", "kac", "fort", "ref", "will", "hp_max")
RESERVED = ("opponent", "ally", "self", "any")
"""What triggers call people."""
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Setup(Intake):
    """Builds a fight from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        self.cards = Cards(self.found)
        self.map = encounter.map or open_ground(encounter)
        self.width, self.height = self.map.size
        pieces = self.pieces()
        weightless = encounter.environment.gravity == "zero"
        mapped, light = encounter.map is not None, encounter.environment.light
        battlefield = Battlefield(self.width, self.height, pieces, weightless, light, mapped)
        doors = {piece.id: piece.door for piece in pieces.values() if piece.door}
        self.combat = Combat(battlefield, battlefield.ground(doors), encounter.options, {}, doors=doors)
        self.combat.bestiary = Bestiary(encounter.bestiary)
        self.combat.objects = {piece.id: piece.hp for piece in pieces.values() if piece.hp}
        self.paths: dict[str, Path] = {}
        self.copies: dict[str, int] = {}
        """Which of the copies of its entry somebody is, from 0."""
        self.entries: dict[str, Placed] = {}
        self.homeless: list[Fighter] = []
        self.place_everybody()
        for fighter in self.homeless:
            self.find_room(fighter)
        self.check()
        self.know_surprise()
        self.combat.reactors = reactors(self.combat)
        begin_ongoing(self.combat)

    # -- the battlefield ---------------------------------------------------------------------------
    def pieces(self) -> dict[str, Piece]:
        entries = self.map.terrain
        names = self.label([(entry.kind, entry.id) for entry in entries], "map", "terrain")
        pairs = enumerate(zip(names, entries, strict=True))
        return {name: self.piece(name, entry, ("map", "terrain", number)) for number, (name, entry) in pairs}

    def piece(self, name: str, entry: TerrainEntry, path: Path) -> Piece:
        squares: list[tuple[int, int]] = []
        for x, y in entry.squares:
            if x >= self.width or y >= self.height:
                self.problem((*path, "squares"), "SF-GRID-1", what="terrain", x=x, y=y)
            else:
                squares.append((x, y))
        edges = [edge for border in entry.borders if (edge := self.edge(border, path)) is not None]
        found = meaning(entry)
        hazard = None if found.hazard is None else self.hazard(found.hazard, (*path, "hazard"))
        hp = (entry.hp or 0) if squares or edges else 0  # what is nowhere is no object that could be hit
        piece = Piece(
            name, entry.kind, tuple(squares), tuple(edges), found.blocks_movement, found.blocks_loe,
            COVER.index(found.cover), found.low, found.difficult, found.conceals, found.drop, found.door, hazard,
            hp, entry.hardness,
        )  # fmt: skip
        if not (piece.squares or piece.edges) or not piece.matters:
            self.no_effect(path, entry.kind, name)
        return piece

    def hazard(self, entry: HazardEntry, path: Path) -> Hazard:
        save = entry.save
        if save is not None and save.dc is None:
            self.problem((*path, "save"), "FILE-MISSING-FIELD", field="dc")
        return Hazard(
            entry.when, None if save is None else AbilitySave(save.type, save.dc, save.on_success),
            self.cards.pool(entry.damage, (*path, "damage")), tuple(entry.types), entry.condition or "", entry.rounds,
            entry.rule,
        )  # fmt: skip

    def edge(self, border: Sequence[int | str], path: Path) -> Edge | None:
        """The edge that a border is; None at the rim of the map, which is a wall anyway."""
        x, y, side = border
        if not isinstance(x, int) or not isinstance(y, int) or side not in SIDES:
            self.problem((*path, "borders"), "FILE-UNKNOWN-NAME", kind="border", value=str(border), hint="3, 4, N")
            return None
        dx, dy = SIDES[str(side)]
        if x >= self.width or y >= self.height:
            self.problem((*path, "borders"), "SF-GRID-1", what="border", x=x, y=y)
            return None
        inside = 0 <= x + dx < self.width and 0 <= y + dy < self.height
        return ((x, y), (x + dx, y + dy)) if inside else None

    # -- combatants --------------------------------------------------------------------------------
    def place_everybody(self) -> None:
        entries = self.encounter.combatants
        uses: dict[str, int] = {}
        for entry in entries:
            if entry.id is None:
                uses[kind_of(entry)] = uses.get(kind_of(entry), 0) + entry.count
        counts: dict[str, int] = {}
        for number, entry in enumerate(entries):
            path: Path = ("combatants", number)
            block = self.block_of(entry, path)
            if block is None:
                continue
            side = block.side
            if side is None:
                self.problem(path, "FILE-MISSING-FIELD", field="side")
                continue
            for copy in range(entry.count):
                kind = kind_of(entry)
                counts[kind] = counts.get(kind, 0) + (entry.id is None)
                name = f"{kind}_{counts[kind]}" if uses.get(kind, 0) > 1 else kind
                if entry.id is not None:
                    name = entry.id if entry.count == 1 else f"{entry.id}_{copy + 1}"
                self.add(name, side, entry, block, path, copy)
        for name, where in self.paths.items():
            self.reserved((*where, "id"), name, self.sides(), RESERVED)
        if len(self.sides()) < 2:
            self.problem(("combatants",), "SF-INIT-7", sides=tuple(self.sides()))

    def sides(self) -> list[str]:
        """Every side with somebody on it, in the order of the file."""
        return list(dict.fromkeys(fighter.side for fighter in self.combat.fighters.values()))

    def block_of(self, entry: Placed, path: Path) -> StatBlock | None:
        """The stat block of a combatant, with what is said differently about it, or as it is written out."""
        given = {each.name: getattr(entry, each.name) for each in fields(StatFields) if is_given(entry, each)}
        if entry.unit is None:
            missing = [name for name in MUST_BE_THERE if given.get(name) is None]
            for name in missing:
                self.problem(path, "FILE-MISSING-FIELD", field=name)
            return None if missing else StatBlock(**given)
        block = self.encounter.bestiary.get(entry.unit)
        if block is None:
            self.unknown((*path, "unit"), "unit", entry.unit, list(self.encounter.bestiary))
            return None
        return replace(block, **given)

    def add(self, name: str, side: str, entry: Placed, block: StatBlock, path: Path, copy: int) -> None:
        combat = self.combat
        if name in combat.fighters:
            self.twice(path, name, self.paths[name])
            return
        where: Path = path if entry.unit is None else ("bestiary", entry.unit)
        card = self.cards.card(name, block.name, block, where)
        wide = SPACE[card.size]
        x, y = entry.at if entry.at is not None else (AWAY, AWAY)
        pools: dict[str, int] = {}
        for pool, most in (("sp", card.sp_max), ("hp", card.hp_max), ("rp", card.rp_max)):
            given: int | None = getattr(entry, pool)
            pools[pool] = most if given is None else min(given, most)
            if given is not None and given > most:
                self.problem((*path, pool), "FILE-RANGE", field=pool, value=str(given), low=0, high=most)
        controller = block.controller or ("player" if card.kind == "pc" else "gm")
        fighter = Fighter(
            card, side, controller, Footprint(x + copy * wide, y, wide, wide), pools["hp"], pools["sp"], pools["rp"],
            entry.temp_hp, entry.altitude_ft, entry.init_count,
        )  # fmt: skip
        if entry.unknown:
            fighter.known_to, self.combat.strangers = (), True
        if entry.altitude_ft and "fly" in card.speed:
            fighter.movement_mode = "fly"
        self.cards.equip(combat, fighter, block, where)
        combat.fighters[name], self.paths[name], self.entries[name] = fighter, path, entry
        combat.crowd = None
        self.copies[name] = copy
        self.afflict(fighter, entry)
        if entry.at is None:
            self.homeless.append(fighter)

    def afflict(self, fighter: Fighter, entry: Placed) -> None:
        """Conditions from the start; whoever has no Hit Points is dying, or dead if it cannot be."""
        for each in entry.conditions:
            pool = None if each.value is None else read_pool(each.value)
            value = 0 if pool is None or pool.count else pool.plus
            dice = pool if pool is not None and pool.count else None
            serial = self.combat.number()
            fighter.conditions.append(Condition(each.id, each.source or "", value, dice, serial=serial))
        refresh(fighter)
        darken(self.combat, fighter)
        if fighter.hp == 0 and not fighter.marks & OUT:
            fighter.dead = fighter.card.kind == "npc" and self.encounter.options.npc_death == "dead_at_0"
            if not fighter.dead:
                fighter.conditions.append(Condition("dying", serial=self.combat.number()))
            refresh(fighter)
        if fighter.marks & UNCONSCIOUS and not fighter.prone:
            fighter.conditions.append(Condition("prone", serial=self.combat.number()))
            refresh(fighter)
        if fighter.dead or fighter.marks & UNCONSCIOUS:
            for name in held_items(fighter):
                item = fighter.items.pop(name)
                item.location = "ground"
                self.combat.lying.append(Lying(item, fighter.place.x, fighter.place.y))

    def find_room(self, fighter: Fighter) -> None:
        """A combatant without a place: sides stand opposite each other, column after column."""
        wide = fighter.place.wide
        opposite = self.sides().index(fighter.side) % 2 == 1
        columns = list(range(self.width - wide + 1))[:: -1 if opposite else 1]
        columns = columns[min(1, len(columns) - 1) :]
        if not self.combat.map.mapped:
            columns = ranks(self.encounter.apart_ft // FOOT, self.width, wide, opposite)
        rows = sorted(range(self.height - wide + 1), key=lambda y: (abs(2 * y + wide - self.height), y))
        for x in columns:
            for y in rows:
                if fits(self.combat, fighter, Footprint(x, y, wide, wide)):
                    stand(fighter, Footprint(x, y, wide, wide), fighter.altitude_ft)
                    self.combat.crowd = None
                    return
        self.problem(self.paths[fighter.id], "SF-MOVE-6", what="room", who=fighter.id)

    def check(self) -> None:
        combat = self.combat
        for fighter in combat.fighters.values():
            path = self.paths[fighter.id]
            if fighter not in self.homeless and not fits(combat, fighter, fighter.place):
                self.out_of_place(fighter, (*path, "at"))
            for condition in fighter.conditions:
                held = condition.name in HOLDS
                if condition.source and condition.source not in combat.fighters:
                    self.unknown((*path, "conditions"), "combatant", condition.source, list(combat.fighters))
                elif held and not condition.source:
                    self.problem((*path, "conditions"), "FILE-MISSING-FIELD", field="source")
                elif held:
                    combat.fighters[condition.source].grappling.append(fighter.id)
        if combat.options.feint_cr_multiplier not in (1, 1.5):
            value = str(combat.options.feint_cr_multiplier)
            self.problem(("options",), "FILE-RANGE", field="feint_cr_multiplier", value=value, low="1", high="1.5")

    def out_of_place(self, fighter: Fighter, path: Path) -> None:
        """Why somebody cannot stand where it is put: off the map, inside something, or on somebody."""
        place = fighter.place
        off = "" if self.combat.ground.grid.holds(place) else f"0,0 – {self.width - 1},{self.height - 1}"
        pieces = self.combat.map.pieces.values()
        solid = [each for each in pieces if (each.door != "open" if each.door else each.blocks_movement)]
        inside = next((each.id for each in solid if touches(each, place)), "")
        copy = self.copies[fighter.id]
        others = [] if off else others_at(self.combat, fighter, place, fighter.altitude_ft)
        there = [Standing(each.id, f"{each.place.x},{each.place.y}") for each in (fighter, *others)]
        self.misplaced(path, "SF-MOVE-6", copy=copy, size=off, solid=inside, overlap=there, what="at", who=fighter.id)

    def know_surprise(self) -> None:
        """Who is surprised: sides, or single combatants, whose own entry counts before that of their side."""
        surprise = self.encounter.surprise
        if not isinstance(surprise, SurpriseEntry):
            return
        known = [*self.sides(), *self.combat.fighters]
        for key, names in (("aware", surprise.aware), ("surprised", surprise.surprised)):
            for number, name in enumerate(names):
                if name not in known:
                    self.unknown(("surprise", key, number), "combatant", name, known)
        for fighter in self.combat.fighters.values():
            own = fighter.id in surprise.surprised
            of_side = fighter.side in surprise.surprised and fighter.id not in surprise.aware
            fighter.aware = not (own or of_side)


def open_ground(encounter: Encounter) -> MapEntry:
    """Without a map: room for everybody, and for a long retreat to all sides."""
    count = sum(entry.count for entry in encounter.combatants)
    return MapEntry(size=list(extent(encounter.apart_ft // FOOT, count)))


def touches(piece: Piece, place: Footprint) -> bool:
    """Whether a body would stand in a piece of terrain."""
    return any(0 <= x - place.x < place.wide and 0 <= y - place.y < place.deep for x, y in piece.squares)


def is_given(entry: Placed, each: Field[Any]) -> bool:
    """Whether an entry says something of its own about a field of its stat block."""
    usual = each.default if each.default_factory is MISSING else each.default_factory()
    return bool(getattr(entry, each.name) != usual)


def kind_of(entry: Placed) -> str:
    """What copies of a combatant are called."""
    return entry.unit or (entry.name or "combatant").lower().replace(" ", "_")


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Combat:
    """The fight before its first die; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.combat
