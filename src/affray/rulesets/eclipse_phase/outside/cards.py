"""From sheets to cards: weapons, and the numbers that follow from others (part 2.1, 2.3)."""

from __future__ import annotations

from affray.core.notation import DicePool, read_pools
from affray.core.refusals import refuse
from affray.rulesets.game import Path
from affray.rulesets.intake import Intake
from affray.space.field import Point

from ..model.kinds import APTITUDES, GRAIN, SIZES, Area, Card, Weapon, divided
from ..model.scenario import Combatant, WeaponEntry

SKILLS = {"melee": "melee", "thrown": "athletics", "system": "interface", "psi": "psi"}
"""By class of weapon; all others are fired with Guns (EP-ATK-2)."""
WITHOUT_MODES = ("melee", "thrown", "psi")
UNNAMED = 15
"""An aptitude that a sheet does not name."""


def units(metres: float) -> int:
    return round(metres * GRAIN)


def point(at: list[float]) -> Point:
    return Point(*[units(each) for each in at])


class Cards(Intake):
    """Makes cards, and collects what is wrong with the sheets."""

    def card(self, name: str, shown: str, sheet: str, entry: Combatant, path: Path) -> Card:
        machine = entry.body == "synthmorph"
        aptitudes = {key: int(entry.aptitudes.get(key, UNNAMED)) for key in APTITUDES}  # type: ignore[call-overload]
        skills = {str(key): value for key, value in entry.skills.items()}
        skills.setdefault("fray", 2 * aptitudes["ref"])
        skills.setdefault("perceive", 2 * aptitudes["int"])
        abilities = list(entry.abilities)
        if machine:
            abilities += [each for each in ("pain_filter", "shock_immune") if each not in abilities]
        ignored = entry.wounds_ignored
        if ignored is None:
            ignored = 1 if "pain_filter" in abilities else 0
        rating = entry.death_rating or divided(entry.durability * (4 if machine else 3), 2)
        if rating < entry.durability:
            low, high = entry.durability, 3000
            self.problem((*path, "death_rating"), "FILE-RANGE", field="death_rating", value=rating, low=low, high=high)
        return Card(
            name, shown, sheet, machine, SIZES.index(entry.size), entry.limbs, aptitudes, skills,
            tuple(entry.specializations), {str(key): value for key, value in entry.check_mods.items()},
            entry.durability, entry.wound_threshold or max(1, divided(entry.durability, 5)), rating,
            entry.armor_energy, entry.armor_kinetic, entry.armor_layers_extra, units(entry.move_base),
            units(entry.move_full), entry.threat_group or "", ignored, entry.traumas_ignored,
            entry.lucidity or 2 * aptitudes["wil"], tuple(abilities),
            divided(aptitudes["int"] + aptitudes["ref"], 5), aptitudes["ref"],
            tuple([(each.id, each.name) for each in entry.weapons]),
        )  # fmt: skip

    def weapon(self, entry: WeaponEntry, mount: Point | None, som: int, path: Path) -> Weapon:
        modes = entry.modes
        if modes is None or entry.kind in WITHOUT_MODES:
            modes = [] if entry.kind in WITHOUT_MODES else ["SA"]
        reach = entry.range
        if reach is None and entry.kind not in ("melee", "thrown", "psi"):
            self.problem((*path, "range"), "FILE-MISSING-FIELD", field="range")
        area = entry.area
        if area is not None and area.type == "uniform" and area.radius is None:
            self.problem((*path, "area", "radius"), "FILE-MISSING-FIELD", field="radius")
        smart = entry.kind != "melee" if entry.smartlink is None else entry.smartlink
        return Weapon(
            entry.id, entry.name, entry.kind, entry.skill or SKILLS.get(entry.kind, "guns"), self.pools(entry, path),
            entry.armor or ("energy" if entry.kind == "beam" else "kinetic"), tuple(modes), entry.ammo,
            reach or (som if entry.kind == "thrown" else 0),
            None if area is None else Area(area.type, area.falloff, area.radius or 0), entry.reach, entry.hands, smart,
            mount, tuple(entry.traits),
        )  # fmt: skip

    def pools(self, entry: WeaponEntry, path: Path) -> tuple[DicePool, ...]:
        """The dice of a weapon: d10s, d6s and a number."""
        found = read_pools(entry.dv)
        if found is None or any(each.count and each.sides not in (6, 10) for each in found):
            sides = None if found is None else refuse("FILE-DICE-SIDES", value=str(entry.dv))
            self.bad_dice(entry.dv, (*path, "dv"), sides)
            return ()
        return found
