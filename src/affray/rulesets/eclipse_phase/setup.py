"""From an encounter file to the fight before its first die, and everything that can be wrong with it."""

from __future__ import annotations

from affray.space.field import Point, Rect

from ..game import Path, Problem
from ..intake import Intake, insist_on_none
from .board import TOTAL, cover_beside, inside
from .cards import Cards, point, units
from .conditions import refresh
from .kinds import COVER_LEVELS, Condition, Feature
from .scenario import Combatant, Encounter, FeatureEntry, Placed
from .stats import Combat, Fighter


class Setup(Intake):
    """Builds a fight from an encounter and collects every problem on the way."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        self.cards = Cards(self.found)
        width, height = encounter.size
        light = min([each.modifier or 0 for each in encounter.features if each.kind == "light"], default=0)
        self.combat = Combat(
            Rect(0, 0, units(width), units(height)), self.features(), light, encounter.options, {},
            threat=dict(encounter.threat_pools),
        )  # fmt: skip
        for side, entries in encounter.sides.items():
            for number, entry in enumerate(entries):
                self.add(side, entry, ("sides", side, number))
        if len(self.combat.sides()) < 2:
            self.problem(("sides",), "EP-SEQ-1", sides=tuple(self.combat.sides()))
        self.know_surprise()
        self.check_retreat()

    # -- the scene ---------------------------------------------------------------------------------
    def features(self) -> dict[str, Feature]:
        found: dict[str, Feature] = {}
        for number, entry in enumerate(self.encounter.features):
            path: Path = ("features", number)
            if entry.kind == "light":
                if entry.modifier is None:
                    self.problem((*path, "modifier"), "CORE-MISSING", field="modifier")
                continue
            name = entry.id or f"{entry.kind}-{number + 1}"
            if name in found:
                self.problem(path, "FILE-DUPLICATE-ID", value=name)
            found[name] = Feature(name, entry.kind, self.level(entry, path), self.rect(entry, path), entry.armor)
        return found

    def level(self, entry: FeatureEntry, path: Path) -> int:
        if entry.kind == "door":
            return 0 if entry.open else TOTAL
        if entry.kind == "area":
            return 0
        if entry.level is None:
            self.problem((*path, "level"), "CORE-MISSING", field="level")
            return 0
        return COVER_LEVELS.index(entry.level)

    def rect(self, entry: FeatureEntry, path: Path) -> Rect:
        if entry.rect is None:
            self.problem((*path, "rect"), "CORE-MISSING", field="rect")
            return Rect(0, 0, 0, 0)
        x0, y0, x1, y1 = [units(each) for each in entry.rect]
        return Rect(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))

    # -- combatants --------------------------------------------------------------------------------
    def add(self, side: str, entry: Placed, path: Path) -> None:
        sheet = self.encounter.combatants.get(entry.use)
        if sheet is None:
            self.unknown((*path, "use"), "combatant", entry.use, list(self.encounter.combatants))
            return
        name = entry.id or self.free_name(entry.use)
        if name == "gm" or name in self.combat.fighters or name in self.encounter.sides:
            self.problem(path, "FILE-DUPLICATE-ID", value=name)
            return
        card = self.cards.card(name, entry.name or sheet.name, entry.use, sheet, ("combatants", entry.use))
        fighter = Fighter(card, side, entry.controller or sheet.controller, self.place(entry, path))
        fighter.initiative_mod, fighter.known_roll = sheet.initiative_mod, entry.initiative_roll
        fighter.damage, fighter.wounds = entry.damage, entry.wounds
        fighter.stress, fighter.traumas = entry.stress, entry.traumas
        pools = {str(key): value for key, value in {**sheet.pools, **entry.pools}.items()}
        fighter.pools = {key: pools.get(key, 0) for key in ("insight", "moxie", "vigor", "flex")}
        if entry.absent:
            fighter.status = "absent"
        self.arm(fighter, sheet, entry, path)
        self.prepare(fighter, entry, path)
        self.combat.fighters[name] = fighter

    def free_name(self, use: str) -> str:
        """The second and further copies of one combatant get a number (part 2.6)."""
        number, name = 2, use
        while name in self.combat.fighters:
            name, number = f"{use}_{number}", number + 1
        return name

    def place(self, entry: Placed, path: Path) -> Point:
        spot = point(list(entry.at))
        walls = [each for each in self.combat.features.values() if each.level == TOTAL]
        others = [] if entry.absent else [x for x in self.combat.fighters.values() if x.status != "absent"]
        taken = any(inside(each.rect, spot) for each in walls) or any(each.pos == spot for each in others)
        if taken or not self.combat.extent.contains(spot):
            self.problem((*path, "at"), "EP-MOVE-12", code="start", who=entry.use)
        return spot

    def arm(self, fighter: Fighter, sheet: Combatant, entry: Placed, path: Path) -> None:
        """What is carried, what is in hand, how many shots are in it."""
        for number, weapon in enumerate(sheet.weapons):
            where: Path = ("combatants", entry.use, "weapons", number)
            if weapon.id in fighter.arms or weapon.id == "unarmed":
                self.problem((*where, "id"), "FILE-DUPLICATE-ID", value=weapon.id)
                continue
            mount = entry.mounts.get(weapon.id) or weapon.mount
            at = None if mount is None else point(list(mount))
            if weapon.kind == "system" and at is None:
                at = fighter.pos
            fighter.arms[weapon.id] = self.cards.weapon(weapon, at, fighter.card.aptitudes["som"], where)
            if weapon.ammo is not None:
                fighter.ammo[weapon.id] = min(weapon.ammo, entry.ammo.get(weapon.id, weapon.ammo))
            if weapon.ready:
                fighter.ready.append(weapon.id)
        for key in ("mounts", "ammo"):
            for name in getattr(entry, key):
                if name not in fighter.arms:
                    self.unknown((*path, key, name), "weapon", name, list(fighter.arms))

    def prepare(self, fighter: Fighter, entry: Placed, path: Path) -> None:
        """Conditions and cover from the start."""
        fighter.conditions = [Condition(name) for name in entry.start]
        if fighter.damage >= fighter.card.death_rating:
            fighter.status = "destroyed" if fighter.card.synthmorph else "dead"
        elif fighter.damage >= fighter.card.durability and "unconscious" not in entry.start:
            fighter.conditions.append(Condition("unconscious"))
        if any(x.key == "unconscious" for x in fighter.conditions) and "prone" not in entry.start:
            fighter.conditions.append(Condition("prone"))
        refresh(fighter)
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


def problems(encounter: Encounter) -> list[Problem]:
    return Setup(encounter).found


def start(encounter: Encounter) -> Combat:
    """The fight before its first die; a ValueError with every reason if the encounter is refused."""
    setup = Setup(encounter)
    insist_on_none(setup.found)
    return setup.combat
