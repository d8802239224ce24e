"""What is well-formed in a file and yet surely not meant so: a bow without a range."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake
from affray.rulesets.traps import looks_ranged

from ..model.scenario import AttackEntry, Encounter
from .cards import is_missile


class Traps(Intake):
    """Walks through an encounter and warns of everything that looks like a mistake."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        for name, block in encounter.bestiary.items():
            self.weapons(block.attacks, ("bestiary", name, "attacks"))
            if block.controller == "player" and len({is_missile(each) for each in block.attacks}) > 1:
                self.warn(("bestiary", name, "attacks"), "FILE-AT-ONCE", who=block.name or name, field="inventory")
            self.weapons(block.inventory, ("bestiary", name, "inventory"))
        for number, entry in enumerate(encounter.combatants):
            if entry.at is not None and encounter.map is None:
                self.warn(("combatants", number, "at"), "FILE-NO-MAP")
            self.weapons(entry.attacks or (), ("combatants", number, "attacks"))
            self.weapons(entry.inventory, ("combatants", number, "inventory"))

    def weapons(self, entries: Sequence[AttackEntry], path: Path) -> None:
        for number, entry in enumerate(entries):
            shoots = (entry.ammo is not None and "thrown" not in entry.tags) or looks_ranged(entry.id, entry.name)
            if shoots and not is_missile(entry):
                self.warn((*path, number), "FILE-LOOKS-RANGED", weapon=entry.name)


def traps(encounter: Encounter) -> list[Problem]:
    return Traps(encounter).found
