"""What is well-formed in a file and yet surely not meant so: a pistol for hand to hand, a spell without a slot."""

from __future__ import annotations

from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake
from affray.rulesets.traps import is_side_of_heroes, looks_natural, looks_ranged

from ..model.scenario import Encounter, ItemEntry, Placed, StatFields


class Traps(Intake):
    """Walks through an encounter and warns of everything that looks like a mistake."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__()
        self.encounter = encounter
        for name, block in encounter.bestiary.items():
            self.look_at(block, ("bestiary", name))
        for number, entry in enumerate(encounter.combatants):
            self.look_at(entry, ("combatants", number))
            self.placed(entry, ("combatants", number))

    def look_at(self, block: StatFields, path: Path) -> None:
        for number, item in enumerate(block.items):
            self.item(item, (*path, "items", number))
        spells = block.spells
        known = [] if spells is None else spells.known
        slots = {} if spells is None else spells.slots
        listed = [("abilities", number, each) for number, each in enumerate(block.abilities)]
        for place in [*listed, *[("spells", number, each) for number, each in enumerate(known)]]:
            key, number, each = place
            level = each.spell_level if each.category == "spell" else None
            if level and not slots.get(level):
                where: Path = (*path, key, number) if key == "abilities" else (*path, key, "known", number)
                self.warn(where, "FILE-NO-SLOT", power=each.name, level=level)

    def item(self, entry: ItemEntry, path: Path) -> None:
        shoots = entry.capacity is not None or looks_ranged(entry.id, entry.name)
        if entry.category == "melee" and shoots and "thrown" not in entry.properties:
            self.warn(path, "FILE-LOOKS-RANGED", weapon=entry.name)
        if entry.category == "melee" and looks_natural(entry.id, entry.name):
            self.warn(path, "FILE-LOOKS-NATURAL", weapon=entry.name, field="category")
        if entry.category == "ranged" and entry.range_increment_ft is None:
            self.warn(path, "FILE-NO-RANGE", weapon=entry.name, field="range_increment_ft")

    def placed(self, entry: Placed, path: Path) -> None:
        if entry.at is not None and self.encounter.map is None:
            self.warn((*path, "at"), "FILE-NO-MAP")
        block = self.encounter.bestiary.get(entry.unit or "")
        kind = entry.kind or (None if block is None else block.kind)
        side = entry.side or (None if block is None else block.side)
        controller = entry.controller or (None if block is None else block.controller)
        heroic = controller == "player" or is_side_of_heroes(side)
        if heroic and kind == "npc" and self.encounter.options.npc_death == "dead_at_0":
            who = entry.name or (block.name if block is not None else "")
            self.warn(path, "FILE-NO-DEATH-SAVES", who=who, kind="pc")


def traps(encounter: Encounter) -> list[Problem]:
    return Traps(encounter).found
