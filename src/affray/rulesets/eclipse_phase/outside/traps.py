"""What is well-formed in a file and yet surely not meant so: a pistol that strikes hand to hand."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake
from affray.rulesets.traps import looks_ranged

from ..model.scenario import Encounter, WeaponEntry


class Traps(Intake):
    """Walks through an encounter and warns of everything that looks like a mistake."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.psi = encounter.options.psi_attacks
        for name, sheet in encounter.bestiary.items():
            self.weapons(sheet.weapons, ("bestiary", name, "weapons"))
        for number, entry in enumerate(encounter.combatants):
            self.weapons(entry.weapons, ("combatants", number, "weapons"))
            if entry.at is not None and encounter.map is None:
                self.warn(("combatants", number, "at"), "FILE-NO-MAP")

    def weapons(self, entries: Sequence[WeaponEntry], path: Path) -> None:
        for number, entry in enumerate(entries):
            shoots = bool(entry.range or entry.modes or entry.ammo) or looks_ranged(entry.id, entry.name)
            if shoots and entry.kind == "melee":
                self.warn((*path, number), "FILE-LOOKS-RANGED", weapon=entry.name)
            if entry.kind == "psi" and not self.psi:
                self.warn((*path, number), "FILE-OPTION-OFF", weapon=entry.name, option="psi_attacks")
            if entry.area is not None and entry.area.type == "centered" and str(entry.dv) == "0":
                self.warn((*path, number), "FILE-NO-EXTENT", weapon=entry.name)


def traps(encounter: Encounter) -> list[Problem]:
    return Traps(encounter).found
