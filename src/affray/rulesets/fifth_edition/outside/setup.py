"""From an encounter file to the fight before its first die, and everything that can be wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from affray.core.timing import Lasting
from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake, Standing, insist_on_none, name_for
from affray.rulesets.open_ground import extent, ranks
from affray.space.measure import Footprint

from ..body.conditions import moment_of, refresh
from ..body.hands import global_name
from ..ground.board import fits, others_at
from ..ground.crowd import put
from ..model.battlefield import COVER, Battlefield, Breakable, Check, Feature, Hazard, Interaction
from ..model.conditions import CONDITIONS, UNCONSCIOUS
from ..model.kinds import FOOT, SQUARES, Card, Controller, SaveAgainst, TurnEdge
from ..model.reading import Notation
from ..model.scenario import (
    ConditionEntry,
    Encounter,
    FeatureEntry,
    HazardEntry,
    InteractEntry,
    Placed,
    StatBlock,
    StatFields,
)
from ..model.stats import Combat, Condition, Fighter, Lying, Ongoing
from ..model.terrain import has_effect, meaning
from .cards import card_of, filters, named_card, save_against, template

OBSCURED = ("none", "light", "heavy")
LIGHT = ("bright", "dim", "dark")

PLACING = ("name", "side", "controller")
"""What an entry may say of anybody without another stat block."""

WORDS = ("any", "any_enemy", "any_ally", "self")
"""What answers call people without a name (E5-READY-2)."""


class Setup(Intake):
    """Builds a fight from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        self.notation = Notation(self.found)
        self.width, self.height = encounter.map.size if encounter.map else self.open_ground()
        self.terrain = [] if encounter.map is None else [meaning(entry) for entry in encounter.map.terrain]
        features = self.features()
        battlefield = Battlefield(self.width, self.height, features, encounter.bestiary, encounter.map is not None)
        opened = [each.id for each, entry in zip(features.values(), self.terrain, strict=True) if entry.open]
        self.combat = Combat(battlefield, battlefield.ground(opened, ()), encounter.options, {}, opened=opened)
        self.combat.feature_hp = {each.id: each.object.hp for each in features.values() if each.object is not None}
        self.paths: dict[str, Path] = {}
        self.copies: dict[str, int] = {}
        """Which of the copies of its entry somebody is, from 0."""
        self.homeless: list[Fighter] = []
        self.place_everybody()
        for fighter in self.homeless:
            self.find_room(fighter)
        self.check_places()
        self.give_conditions()
        self.combat.reactors = reactors(self.combat)
        sides = dict.fromkeys(each.side for each in self.combat.fighters.values() if not each.neutral)
        if len(sides) < 2:
            self.problem(("combatants",), "E5-END-1", sides=tuple(sides))

    # -- the battlefield ---------------------------------------------------------------------------
    def features(self) -> dict[str, Feature]:
        names = self.label([(entry.kind, entry.id) for entry in self.terrain], "map", "terrain")
        pairs = enumerate(zip(names, self.terrain, strict=True))
        return {name: self.feature(name, entry, ("map", "terrain", number)) for number, (name, entry) in pairs}

    def feature(self, name: str, entry: FeatureEntry, path: Path) -> Feature:
        width, height = self.width, self.height
        if not has_effect(entry):
            self.no_effect(path, entry.kind, name)
        squares = [(x, y) for x, y in entry.squares]
        edges = [((a[0], a[1]), (b[0], b[1])) for a, b in entry.edges]
        for x, y in [*squares, *(square for edge in edges for square in edge)]:
            if x >= width or y >= height:
                self.problem(path, "E5-GEN-6", what="feature", x=x, y=y)
        squares = [(x, y) for x, y in squares if x < width and y < height]
        for one, other in edges:
            if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
                self.problem(path, "E5-GEN-6", what="edge", x=one[0], y=one[1])
        sound = [
            (one, other)
            for one, other in edges
            if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1 and max(one[0], other[0]) < width
            and max(one[1], other[1]) < height
        ]  # fmt: skip
        cover = COVER.index(entry.cover or "none")
        hides = cover == 3 if entry.blocks_sight is None else entry.blocks_sight
        interact, check = operated(entry)
        thing = entry.object
        breakable = None if thing is None else Breakable(
            thing.ac, thing.hp, thing.threshold, filters(thing.resistances), filters(thing.vulnerabilities),
            filters(thing.immunities),
        )  # fmt: skip
        return Feature(
            name, entry.kind, tuple(squares), tuple(sound), bool(entry.blocks_movement), cover, hides,
            bool(entry.difficult), OBSCURED.index(entry.obscured or "none"), LIGHT.index(entry.light or "bright"),
            entry.drop_ft or 0, "" if entry.needs == "none" else entry.needs or "", interact, check, breakable,
            self.hazard(entry.hazard, (*path, "hazard")) if isinstance(entry.hazard, HazardEntry) else None,
        )  # fmt: skip

    def hazard(self, entry: HazardEntry, path: Path) -> Hazard:
        """What a piece of ground does to people."""
        save, condition = entry.save, entry.condition
        if save is not None and save.dc is None:
            self.problem((*path, "save"), "FILE-MISSING-FIELD", field="dc")
        pool, type_ = self.notation.damage(entry.damage, (*path, "damage")) if entry.damage is not None else (None, "")
        given = ConditionEntry(name=condition) if isinstance(condition, str) else condition
        return Hazard(
            (entry.when,) if isinstance(entry.when, str) else tuple(entry.when), save_against(save), pool, type_,
            None if given is None else template(given), entry.rule,
        )  # fmt: skip

    # -- combatants --------------------------------------------------------------------------------
    def place_everybody(self) -> None:
        cards: dict[str, Card] = {}
        for number, entry in enumerate(self.encounter.combatants):
            path: Path = ("combatants", number)
            unit = unit_of(entry)
            block = self.block_for(entry, path)
            if block is None:
                continue
            different = block is not self.encounter.bestiary.get(unit)
            key, place = (f"{unit} {number}", path) if different else (unit, ("bestiary", unit))
            if key not in cards:
                cards[key] = card_of(key, block, place, self.notation)
            for copy in range(entry.count):
                self.add(entry, block, cards[key], path, copy)

    def blocks(self) -> list[StatBlock]:
        """The stat blocks that are used."""
        known = self.encounter.bestiary
        return [known[each.unit] for each in self.encounter.combatants if each.unit in known]

    def block_for(self, entry: Placed, path: Path) -> StatBlock | None:
        """The stat block of a combatant, with what is different about it; None if there is none."""
        known = self.encounter.bestiary
        own = {name: value for name, value in differences(entry).items() if name not in PLACING}
        if entry.unit is not None:
            if entry.unit not in known:
                self.unknown((*path, "unit"), "unit", entry.unit, list(known))
                return None
            return replace(known[entry.unit], **own) if own else known[entry.unit]
        missing = [name for name in ("name", "hp_max") if getattr(entry, name) is None]
        for name in missing:
            self.problem(path, "FILE-MISSING-FIELD", field=name)
        return None if missing else StatBlock(**{**own, "name": entry.name})

    def add(self, entry: Placed, block: StatBlock, card: Card, path: Path, copy: int) -> None:
        others = [Named(unit_of(each), each.id, each.count) for each in self.encounter.combatants]
        name = name_for(Named(unit_of(entry), entry.id, entry.count), copy, others, self.combat.fighters)
        if name in self.combat.fighters:
            self.twice(path, name, self.paths[name])
            return
        sides = [each.side for each in self.encounter.combatants] + [each.side for each in self.blocks()]
        self.reserved(path, name, [each for each in sides if each is not None], WORDS)
        side = entry.side or block.side
        if side is None:
            self.problem((*path, "side"), "FILE-MISSING-FIELD", field="side")
            side = "nobody"
        own = named_card(card, name, entry.name or card.name)
        controller = entry.controller or controller_of(block)
        hp = card.hp_max if entry.hp is None else entry.hp
        if hp > card.hp_max:
            self.problem((*path, "hp"), "FILE-RANGE", field="hp", value=str(hp), low=0, high=card.hp_max)
        wide = SQUARES[card.size]
        x, y = entry.at if entry.at is not None else (0, 0)
        fighter = Fighter(
            own, side, controller, Footprint(x + copy * wide, y, wide, wide), min(hp, card.hp_max), card.hp_max,
            entry.temp_hp, entry.elevation_ft, block.neutral,
            clinging=entry.elevation_ft > 0 and "fly" not in card.speed,
        )  # fmt: skip
        fighter.initiative = entry.initiative
        fighter.hiding, fighter.stealth = entry.hidden, entry.stealth_total
        fighter.known_to = () if entry.unknown else None
        fighter.ongoing = [self.ongoing(each.damage, each.at, (*path, "each_turn")) for each in entry.each_turn]
        equip(fighter)
        self.combat.fighters[name], self.paths[name], self.copies[name] = fighter, path, copy
        self.combat.crowd = None
        if entry.at is None:
            self.homeless.append(fighter)

    def ongoing(self, text: str, at: TurnEdge, path: Path) -> Ongoing:
        pool, type_ = self.notation.damage(text, path)
        return Ongoing(pool, type_, at)

    def find_room(self, fighter: Fighter) -> None:
        """A combatant without a place: sides stand opposite each other, column after column."""
        sides = list(dict.fromkeys(each.side for each in self.combat.fighters.values()))
        width, height = self.width, self.height
        wide = fighter.place.wide
        opposite = sides.index(fighter.side) % 2 == 1
        columns, apart = list(range(width - wide + 1))[:: -1 if opposite else 1], self.encounter.apart_ft // FOOT
        columns = columns[min(1, len(columns) - 1) :] if self.encounter.map else ranks(apart, width, wide, opposite)
        rows = sorted(range(height - wide + 1), key=lambda y: (abs(2 * y + wide - height), y))
        away = 10_000
        at_rest = fighter.elevation, fighter.clinging
        put(self.combat, fighter, Footprint(away, away, wide, wide), *at_rest)
        for x in columns:
            for y in rows:
                if fits(self.combat, fighter, Footprint(x, y, wide, wide)):
                    put(self.combat, fighter, Footprint(x, y, wide, wide), *at_rest)
                    return
        self.problem(self.paths[fighter.id], "E5-SPACE-1", what="room", who=fighter.id)

    def open_ground(self) -> tuple[int, int]:
        """Without a map: room for everybody, and for a long retreat to all sides."""
        count = sum(entry.count for entry in self.encounter.combatants)
        return extent(self.encounter.apart_ft // FOOT, count)

    def check_places(self) -> None:
        for fighter in self.combat.fighters.values():
            if not fits(self.combat, fighter, fighter.place, fighter.elevation):
                self.out_of_place(fighter)

    def out_of_place(self, fighter: Fighter) -> None:
        """Why somebody cannot stand where it is put: off the map, inside something, or on somebody."""
        off = "" if self.combat.ground.grid.holds(fighter.place) else f"0,0 – {self.width - 1},{self.height - 1}"
        inside = next((each.id for each in self.solid() if touches(each, fighter.place)), "")
        path, copy = (*self.paths[fighter.id], "at"), self.copies[fighter.id]
        others = [] if off else others_at(self.combat, fighter, fighter.place, fighter.elevation)
        there = [Standing(each.id, f"{each.place.x},{each.place.y}") for each in (fighter, *others)]
        self.misplaced(
            path, "E5-SPACE-6", copy=copy, size=off, solid=inside, overlap=there, what="position", who=fighter.id
        )

    def solid(self) -> list[Feature]:
        """What nobody can stand in as the fight begins."""
        features = self.combat.map.features.values()
        return [each for each in features if each.blocks_movement and each.id not in self.combat.opened]

    def give_conditions(self) -> None:
        for number, entry in enumerate(self.encounter.combatants):
            for name, path in self.paths.items():
                if path == ("combatants", number):
                    for each in entry.conditions:
                        self.give(self.combat.fighters[name], each, (*path, "conditions"))
        for fighter in self.combat.fighters.values():
            if fighter.hp == 0:
                self.lay_low(fighter)
            if fighter.dead or fighter.marks & UNCONSCIOUS:
                place, held = fighter.place, [global_name(fighter, item) for item in fighter.held]
                self.combat.lying += [Lying(item, place.x, place.y) for item in held]
                fighter.held = []

    def give(self, fighter: Fighter, entry: ConditionEntry, path: Path) -> None:
        combat, source = self.combat, entry.source or ""
        if CONDITIONS[entry.name].needs_source and source not in combat.fighters:
            self.unknown(path, "combatant", source, list(combat.fighters))
        save = entry.end_save
        until = moment_of(combat, entry.ends, fighter.id, source)
        serial = combat.number()
        fighter.conditions.append(
            Condition(
                entry.name, source, until, None if save is None else SaveAgainst(save.ability, save.dc or 10),
                entry.escape_dc or 0, "", entry.level, "", "", serial,
            )
        )  # fmt: skip
        if until is not None:
            combat.timing.begin(Lasting(fighter.id, entry.name, until, "E5-COND-2", source, serial))
        refresh(self.combat, fighter)

    def lay_low(self, fighter: Fighter) -> None:
        """Whoever begins with 0 hit points is unconscious and prone; a monster is dead unless it is said to be out."""
        if not fighter.card.death_saves:
            fighter.stable = bool(fighter.marks & UNCONSCIOUS)
            fighter.dead, self.combat.crowd = not fighter.stable, None
            if fighter.dead:
                return
        fighter.conditions = [each for each in fighter.conditions if each.name not in ("unconscious", "prone")]
        fighter.conditions.append(Condition("unconscious", cause="zero", serial=self.combat.number()))
        fighter.conditions.append(Condition("prone", serial=self.combat.number()))
        refresh(self.combat, fighter)


def touches(feature: Feature, place: Footprint) -> bool:
    """Whether a body would stand in a feature."""
    return any(0 <= x - place.x < place.wide and 0 <= y - place.y < place.deep for x, y in feature.squares)


@dataclass(frozen=True)
class Named:
    """What the id of a combatant is made from."""

    unit: str
    id: str | None
    count: int


def unit_of(entry: Placed) -> str:
    """The stat block that an entry names, or its own name where it is written out."""
    return entry.unit or "_".join((entry.name or "nobody").lower().split())


def differences(entry: Placed) -> dict[str, Any]:
    """What an entry says of a combatant itself, as a stat block would."""
    plain = StatFields()
    given = [(each.name, getattr(entry, each.name)) for each in fields(StatFields)]
    return {name: value for name, value in given if value != getattr(plain, name)}


def controller_of(block: StatBlock) -> Controller:
    """Who plays somebody of a stat block: the players their characters, the game master the rest."""
    return block.controller or ("player" if block.kind == "character" else "gm")


def operated(entry: FeatureEntry) -> tuple[Interaction, Check | None]:
    """How a feature is operated: free, action, check or not at all (E5-FREE-5)."""
    if isinstance(entry.interact, InteractEntry):
        check = entry.interact.check
        return "check", Check(check.ability, check.skill or "", check.dc)
    return "" if entry.interact is None or entry.interact == "none" else entry.interact, None


def equip(fighter: Fighter) -> None:
    """What somebody who enters the fight has in hand, carries and may use how often (E5-WPN-11, E5-WPN-13)."""
    card = fighter.card
    copies = {name: (kind.ammo if kind.ammo is not None and "ammunition" not in kind.properties else 1)
              for name, kind in card.attacks.items() if kind.is_item and name != "improvised"}  # fmt: skip
    wished = card.starts_holding
    for item in wished if wished is not None else [name for name in copies if copies[name]]:
        if len(fighter.held) < card.hands and (item not in copies or fighter.held.count(item) < copies[item]):
            fighter.held.append(item)
    for name, count in copies.items():
        left = count - fighter.held.count(name)
        if left > 0:
            fighter.stowed[name] = left
    for name, kind in card.attacks.items():
        if kind.ammo is not None and "ammunition" in kind.properties:
            fighter.uses_left[name] = kind.ammo
    for power in card.powers.values():
        if power.per_combat:
            fighter.uses_left[power.id] = power.per_combat
    for level, count in card.slots.items():
        fighter.uses_left[f"slot {level}"] = count
    if card.legendary_resistance:
        fighter.uses_left["legendary_resistance"] = card.legendary_resistance
    fighter.budget.legendary = card.legendary_actions


def reactors(combat: Combat) -> dict[str, dict[str, bool]]:
    """By window: who has a reaction power for it, and whether also for what happens to others."""
    found: dict[str, dict[str, bool]] = {}
    for fighter in combat.fighters.values():
        if fighter.card.legendary_actions:
            found.setdefault("legendary", {})[fighter.id] = True
        powers = fighter.card.powers.values()
        for power in powers:
            if power.cost == "reaction" and power.window:
                others = any(each.window == power.window and each.filter_target != "self" for each in powers)
                found.setdefault(power.window, {})[fighter.id] = others
    return found


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Combat:
    """The fight before its first die; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.combat
