"""From an encounter file to the fight before its first die, and everything that can be wrong with it."""

from __future__ import annotations

from dataclasses import fields, replace

from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake, Standing, insist_on_none
from affray.space.field import Point, Rect, solid, squared_distance

from ..body.conditions import afflict
from ..ground.board import TOTAL, cover_beside, shown
from ..model.kinds import GRAIN, POOLS, Condition, Feature, Light
from ..model.scenario import Combatant, Encounter, MapEntry, Placed, Sheet
from ..model.stats import Bestiary, Combat, Fighter
from .cards import Cards, point, units
from .terrain import Features

BEHIND = 60
"""Metres of open floor behind everybody in a fight without a map: three full moves."""


class Setup(Intake):
    """Builds a fight from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        self.cards = Cards(self.found)
        self.paths: dict[str, Path] = {}
        self.map = encounter.map or open_floor(encounter)
        width, height = self.map.size
        terrain = self.map.terrain
        lights: list[Light] = [each.modifier or 0 for each in terrain if each.kind == "light"]
        light: Light = min(lights, default=0)
        self.combat = Combat(
            Rect(0, 0, units(width), units(height)), Features(self.found).build(terrain), light, encounter.options, {},
            threat=dict(encounter.threat_pools), mapped=encounter.map is not None,
        )  # fmt: skip
        for number, entry in enumerate(encounter.combatants):
            self.add(entry, ("combatants", number))
        self.combat.bestiary = Bestiary(self.recruits())
        self.check_names()
        if len(self.combat.sides()) < 2 and not any(each.path[0] == "combatants" for each in self.found):
            self.problem(("combatants",), "EP-SEQ-1", sides=tuple(self.combat.sides()))
        self.know_surprise()
        self.check_retreat()

    def check_names(self) -> None:
        """No id means a side or the game master."""
        for number, entry in enumerate(self.encounter.combatants):
            for name in dict.fromkeys(each for each in (entry.id, entry.unit) if each in self.combat.fighters):
                self.reserved(("combatants", number, "id" if name == entry.id else "unit"), name, self.combat.sides())

    def recruits(self) -> dict[str, Fighter]:
        """A fresh one of every sheet, for those who join later (EP-SEQ-9)."""
        found: dict[str, Fighter] = {}
        corner = [0.0, 0.0]
        for name, sheet in self.encounter.bestiary.items():
            entry = Placed(unit=name, at=corner)
            found[name] = self.fighter(name, name, sheet, entry, point(corner), ("bestiary", name))
        return found

    # -- combatants --------------------------------------------------------------------------------
    def add(self, entry: Placed, path: Path) -> None:
        """One entry, perhaps several alike side by side."""
        sheet = self.sheet_of(entry, path)
        if sheet is None:
            return
        if sheet.side is None:
            self.problem((*path, "side"), "FILE-MISSING-FIELD", field="side")
            return
        kind = entry.unit or ""  # several of one entry are of one kind, that of the first (EP-INIT-12)
        for copy in range(entry.count):
            name = self.free_name(entry.id or base_name(entry), sheet) if copy or not entry.id else entry.id
            if name in self.combat.fighters:
                self.twice(path, name, self.paths.get(name))
                return
            self.paths[name] = path
            spot = self.spot_for(entry, sheet.side, path, copy)
            kind = kind or name
            self.combat.fighters[name] = self.fighter(name, kind, sheet, entry, spot, path)

    def sheet_of(self, entry: Placed, path: Path) -> Combatant | None:
        """The sheet that an entry names, with what it says differently; or the one that it writes out."""
        if entry.unit is None:
            missing = [name for name in ("name", "durability") if getattr(entry, name) is None]
            for name in missing:
                self.problem((*path, name), "FILE-MISSING-FIELD", field=name)
            return None if missing else Combatant(**{each.name: getattr(entry, each.name) for each in fields(Sheet)})
        known = self.encounter.bestiary.get(entry.unit)
        if known is None:
            self.unknown((*path, "unit"), "combatant", entry.unit, list(self.encounter.bestiary))
            return None
        plain, changed = Sheet(), dict[str, object]()
        for each in fields(Sheet):
            given = getattr(entry, each.name)
            if given != getattr(plain, each.name):
                merged = isinstance(given, dict)
                changed[each.name] = {**getattr(known, each.name), **given} if merged else given
        return replace(known, **changed)  # type: ignore[arg-type]

    def fighter(self, name: str, kind: str, sheet: Combatant, entry: Placed, spot: Point, path: Path) -> Fighter:
        where: Path = ("bestiary", entry.unit) if entry.unit and not entry.weapons else path
        card = self.cards.card(name, sheet.name, kind, sheet, where)
        fighter = Fighter(card, sheet.side or "", sheet.controller or "auto", spot)
        fighter.initiative_mod, fighter.known_roll = sheet.initiative_mod, entry.initiative_roll
        fighter.damage, fighter.wounds = entry.damage, entry.wounds
        fighter.stress, fighter.traumas = entry.stress, entry.traumas
        fighter.pools = {key: int(sheet.pools.get(key, 0)) for key in POOLS}  # type: ignore[call-overload]
        fighter.known_to = () if entry.unknown else None
        if entry.absent:
            fighter.status = "absent"
        self.arm(fighter, sheet, entry, path, where)
        self.prepare(fighter, entry, path)
        return fighter

    def free_name(self, use: str, sheet: Combatant) -> str:
        """The second and further copies of one combatant get a number (part 2.6); so does the first that is called like
        its own weapon, as nobody could tell the two apart.
        """
        things = [each.id for each in sheet.weapons]
        number, name = (1, use) if use in things else (2, use)
        while name in self.combat.fighters or name in things:
            name, number = f"{use}_{number}", number + 1
        return name

    def spot_for(self, entry: Placed, side: str, path: Path, copy: int) -> Point:
        """Where one of an entry begins: as it is written, the further ones beside it; without a map in its rank."""
        if entry.at is not None:
            return self.next_place(point(list(entry.at))) if copy else self.place(entry, point(list(entry.at)), path)
        if self.combat.mapped:
            self.problem(path, "FILE-MISSING-FIELD", field="at")
            return point([0.0, 0.0])
        return self.in_rank(side)

    def in_rank(self, side: str) -> Point:
        """Without a map the sides stand `apart_m` from each other, two metres between neighbours."""
        sides = list(dict.fromkeys([*self.combat.sides(), side]))
        number = sides.index(side)
        behind = BEHIND - 4 * (number // 2) if number % 2 == 0 else BEHIND + self.encounter.apart_m + 4 * (number // 2)
        taken = [each.pos for each in self.combat.fighters.values()]
        width = int(self.map.size[0])
        middle = sorted(range(width), key=lambda x: (abs(x - width // 2), x))
        rank = [Point(x * GRAIN, behind * GRAIN) for x in middle if x % 2 == width // 2 % 2]
        return next(each for each in rank if each not in taken)

    def next_place(self, first: Point) -> Point:
        """The nearest free place beside the one that is written, in whole metres."""
        taken = [each.pos for each in self.combat.fighters.values()]
        steps = [(dx * GRAIN, dy * GRAIN) for dx in range(-6, 7) for dy in range(-6, 7)]
        near = sorted(Point(first.x + dx, first.y + dy, first.z) for dx, dy in steps)
        near.sort(key=lambda each: squared_distance(each, first))
        free = [each for each in near if each not in taken and self.is_ground(each)]
        return free[0] if free else first

    def is_ground(self, spot: Point) -> bool:
        """In the scene and not inside a wall."""
        return self.combat.extent.contains(spot) and not solid([each.rect for each in self.walls()], spot)

    def walls(self) -> list[Feature]:
        return [each for each in self.combat.features.values() if each.level == TOTAL]

    def place(self, entry: Placed, spot: Point, path: Path) -> Point:
        others = [] if entry.absent else [x for x in self.combat.fighters.values() if x.status != "absent"]
        if any(each.pos == spot for each in others) or not self.is_ground(spot):
            who = entry.id or entry.unit or entry.name or ""
            width, height = self.map.size
            off = "" if self.combat.extent.contains(spot) else f"0,0 – {width:g},{height:g}"
            walls = [each.id for each in self.walls() if not self.is_ground(spot) and each.rect.contains(spot)]
            there = [Standing(each, shown(spot)) for each in (who, *(each.id for each in others if each.pos == spot))]
            inside = "".join(walls[:1])
            self.misplaced((*path, "at"), "EP-MOVE-12", size=off, solid=inside, overlap=there, code="start", who=who)
        return spot

    def arm(self, fighter: Fighter, sheet: Combatant, entry: Placed, path: Path, sheets: Path) -> None:
        """What is carried, what is in hand, how many shots are in it."""
        for number, weapon in enumerate(sheet.weapons):
            where: Path = (*sheets, "weapons", number)
            if weapon.id in fighter.arms or weapon.id == "unarmed":
                same = [place for place, each in enumerate(sheet.weapons[:number]) if each.id == weapon.id]
                self.twice((*where, "id"), weapon.id, (*sheets, "weapons", same[0]) if same else None)
                continue
            mount = entry.mounts.get(weapon.id) or weapon.mount
            at = None if mount is None else point(list(mount))
            if weapon.kind == "system" and at is None:
                at = fighter.pos
            armed = self.cards.weapon(weapon, at, fighter.card.aptitudes["som"], where)
            fighter.arms = {**fighter.arms, weapon.id: armed}
            if weapon.ammo is not None:
                shots = min(weapon.ammo, entry.ammo.get(weapon.id, weapon.ammo))
                fighter.ammo = {**fighter.ammo, weapon.id: shots}
            if weapon.ready:
                fighter.ready = [*fighter.ready, weapon.id]
        for key in ("mounts", "ammo"):
            for name in getattr(entry, key):
                if name not in fighter.arms:
                    self.unknown((*path, key, name), "weapon", name, list(fighter.arms))

    def prepare(self, fighter: Fighter, entry: Placed, path: Path) -> None:
        """Conditions and cover from the start."""
        for name in dict.fromkeys([*entry.conditions, *entry.start]):
            afflict(fighter, Condition(name))
        if fighter.damage >= fighter.card.death_rating:
            fighter.status = "destroyed" if fighter.card.synthmorph else "dead"
        elif fighter.damage >= fighter.card.durability:
            afflict(fighter, Condition("unconscious"))
        if entry.in_cover:
            beside = cover_beside(self.combat, fighter.pos)
            if not beside:
                self.problem((*path, "in_cover"), "EP-COND-13", who=fighter.id)
            else:
                fighter.cover = beside[0]

    # -- before the first turn ---------------------------------------------------------------------
    def know_surprise(self) -> None:
        surprise = self.encounter.surprise
        if surprise == "none":
            return
        if surprise.ambushers not in self.combat.sides():
            self.unknown(("surprise", "ambushers"), "side", surprise.ambushers, self.combat.sides())
        self.combat.ambushers = surprise.ambushers

    def check_retreat(self) -> None:
        """`never`, `half_down` or a fraction of Durability."""
        text = self.encounter.options.npc_retreat_at
        key, _, part = text.partition(":")
        whole, _, decimals = part.partition(".")
        fraction = key == "dur_fraction" and whole in ("0", "1") and (decimals.isdecimal() or not decimals)
        if text not in ("never", "half_down") and not fraction:
            known = ["never", "half_down", "dur_fraction:0.5"]
            self.unknown(("options", "npc_retreat_at"), "npc_retreat_at", text, known)


def open_floor(encounter: Encounter) -> MapEntry:
    """Without a map: room for everybody, and for a long retreat to all sides."""
    people = sum(entry.count for entry in encounter.combatants)
    return MapEntry(size=[2 * BEHIND + 4 * people, 2 * BEHIND + encounter.apart_m])


def base_name(entry: Placed) -> str:
    """What an entry is called that has no id: its sheet, or its own name in small letters."""
    return entry.unit or "_".join((entry.name or "combatant").lower().split())


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Combat:
    """The fight before its first die; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.combat
