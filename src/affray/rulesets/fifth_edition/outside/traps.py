"""What is well-formed in a file and yet surely not meant so: a bow without a range, a hero without death saves."""

from __future__ import annotations

from affray.core.notation import read_pool
from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake
from affray.rulesets.traps import is_side_of_heroes, looks_natural, looks_ranged

from ..model.scenario import AttackEntry, Encounter, Placed, PowerEntry, StatFields, UsesEntry
from .cards import mode_of


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
        for number, attack in enumerate(block.attacks):
            self.attack(attack, (*path, "attacks", number))
        for number, power in enumerate(block.powers):
            self.power(power, block, (*path, "powers", number))

    def attack(self, entry: AttackEntry, path: Path) -> None:
        shoots = "ammunition" in entry.properties or looks_ranged(entry.id, entry.name)
        if shoots and mode_of(entry) == "melee":
            self.warn(path, "FILE-LOOKS-RANGED", weapon=entry.name)
        if "versatile" in entry.properties and not entry.versatile_dice and entry.damage:
            self.warn(path, "FILE-NO-VERSATILE", weapon=entry.name, dice=larger_dice(entry.damage[0].dice))
        if entry.source is None and looks_natural(entry.id, entry.name):
            self.warn(path, "FILE-LOOKS-NATURAL", weapon=entry.name, field="source")

    def power(self, entry: PowerEntry, block: StatFields, path: Path) -> None:
        for field, given in (("save", entry.save), ("attack", entry.attack)):
            if entry.resolve == field and given is None:
                self.warn(path, "FILE-NO-RESOLVE", power=entry.name, field=field)
            elif entry.resolve == "auto" and given is not None:
                self.warn(path, "FILE-NOT-RESOLVED", power=entry.name, field=field)
        level = entry.uses.slot if isinstance(entry.uses, UsesEntry) else entry.spell_level
        slots = {} if block.spellcasting is None else block.spellcasting.slots
        if level and not any(count for each, count in slots.items() if each >= level):
            where = (*path, "uses") if isinstance(entry.uses, UsesEntry) else (*path, "spell_level")
            self.warn(where, "FILE-NO-SLOT", power=entry.name, level=level)

    def placed(self, entry: Placed, path: Path) -> None:
        if entry.at is not None and self.encounter.map is None:
            self.warn((*path, "at"), "FILE-NO-MAP")
        block = self.encounter.bestiary.get(entry.unit or "")
        kinds = [each.kind for each in (entry, block) if each is not None]
        rules = [each.death_rule for each in (entry, block) if each is not None]
        side = entry.side or (None if block is None else block.side)
        controller = entry.controller or (None if block is None else block.controller)
        heroic = controller == "player" or is_side_of_heroes(side)
        if heroic and "character" not in kinds and not any(rules):
            who = entry.name or (block.name if block is not None else "")
            self.warn(path, "FILE-NO-DEATH-SAVES", who=who, kind="character")


def larger_dice(text: str | int) -> str:
    """The dice of a versatile weapon in two hands, as they usually are.

    >>> larger_dice("1d8+3"), larger_dice("2")
    ('1d10', '1d10')
    """
    pool = read_pool(text)
    return f"{pool.count}d{pool.sides + 2}" if pool is not None and pool.count else "1d10"


def traps(encounter: Encounter) -> list[Problem]:
    return Traps(encounter).found
