"""From a stat block to a card: every number that does not change in a fight, and the things somebody brings along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from affray.core.notation import DicePool
from affray.core.refusals import Refusal
from affray.rulesets.game import Path
from affray.rulesets.intake import Intake
from affray.space.measure import Footprint

from ..body.hands import free_hands
from ..model.kinds import (
    REACH,
    SIZES,
    Ability,
    AbilityEffect,
    AbilitySave,
    Card,
    CriticalEffect,
    Explosion,
    ItemKind,
    Trigger,
)
from ..model.scenario import AbilityEntry, EffectEntry, ExplodeEntry, ItemEntry, StatBlock, TriggerEntry
from ..model.stats import Combat, Fighter, Item, Lying
from ..model.words import DamageType

WEAPONS = ("melee", "ranged", "thrown", "grenade", "natural", "unarmed", "armor")
TYPES: dict[str, DamageType] = {
    "b": "B", "bludgeoning": "B", "p": "P", "piercing": "P", "s": "S", "slashing": "S", "a": "A", "acid": "A",
    "c": "C", "cold": "C", "e": "E", "electricity": "E", "f": "F", "fire": "F", "so": "So", "sonic": "So",
    "other": "other",
}  # fmt: skip
"""What people call the types of damage."""
MINUTE = 10
"""Rounds in a minute (SF-ROUND-1)."""
UNARMED = ItemKind(
    "unarmed", "Unarmed strike", "unarmed", 0, 0, DicePool(1, 3), 0, ("B",), properties=("nonlethal",)
)
"""What everybody can strike with who brings nothing else."""


class Cards(Intake):
    """Reads stat blocks and collects what is wrong with them."""

    def card(self, id: str, name: str, block: StatBlock, path: Path) -> Card:
        size = SIZES.index(block.size)
        pc = block.kind == "pc"
        cr = self.rating(block, path)
        if pc and block.bab is None:
            self.problem(path, "FILE-MISSING-FIELD", field="bab")
        if pc and block.level is None:
            self.problem(path, "FILE-MISSING-FIELD", field="level")
        bab = block.bab if block.bab is not None else int(cr or 0)
        level = block.level or 0
        resolve = max(max(1, level // 2) + block.key_ability_mod, 1) if pc else 0
        senses, reduction, spells = block.senses, block.dr, block.spells
        known = [*block.abilities, *(spells.known if spells is not None else [])]
        speed = {
            mode: feet
            for mode in ("land", "climb", "swim", "fly", "burrow")
            if (feet := getattr(block.speed, mode)) is not None
        }
        return Card(
            id, name, block.kind, block.level, cr, size, REACH[size] if block.reach_ft is None else block.reach_ft,
            block.str_mod, block.dex_mod, block.con_mod, block.int_mod, block.wis_mod, block.cha_mod,
            10 + 2 * block.con_mod if block.con_score is None else block.con_score, bab,
            block.dex_mod if block.init_mod is None else block.init_mod, block.eac, block.kac, block.max_dex_ac,
            block.fort, block.ref, block.will, speed, block.speed.maneuverability,
            block.sp_max or 0, block.hp_max, resolve if block.rp_max is None else block.rp_max, block.hands,
            senses.vision, senses.low_light, senses.darkvision_ft, senses.blindsight_ft, senses.blindsense_ft,
            0 if reduction is None else reduction.amount, () if reduction is None else tuple(reduction.bypass),
            dict(block.resist.items()), tuple(block.immune), tuple(block.vulnerable), dict(block.skills),
            tuple(block.traits), {each.id: self.ability(each, (*path, "abilities", each.id)) for each in known},
            {} if spells is None else dict(spells.slots), block.key_ability_mod, block.fast_healing,
            {UNARMED.id: UNARMED.name, **{each.id: each.name for each in block.items}},
        )  # fmt: skip

    def rating(self, block: StatBlock, path: Path) -> Fraction | None:
        """The challenge rating of an NPC; fractions keep their exact value (SF-GEN-2)."""
        if block.cr is None:
            if block.kind == "npc":
                self.problem(path, "FILE-MISSING-FIELD", field="cr")
            return None
        try:
            return Fraction(str(block.cr))
        except (ValueError, ZeroDivisionError):
            self.problem((*path, "cr"), "FILE-RANGE", field="cr", value=str(block.cr), low="1/3", high="25")
            return Fraction(1)

    # -- abilities ---------------------------------------------------------------------------------
    def ability(self, entry: AbilityEntry, path: Path) -> Ability:
        magic = entry.category in ("sp", "spell")
        time = entry.casting_time
        if entry.action == "reaction" and entry.trigger is None:
            self.problem(path, "FILE-MISSING-FIELD", field="trigger")
        save = entry.save
        return Ability(
            entry.id, entry.name, entry.category, entry.action,
            0 if time == "action" else 1 if time == "1_round" else time,
            magic if entry.provokes is None else entry.provokes, self.trigger(entry.trigger), entry.purely_defensive,
            entry.timing or "", entry.uses, entry.rp_cost, entry.spell_level, entry.range_ft, entry.attack_vs or "",
            None if save is None else AbilitySave(save.type, save.dc, save.on_success),
            self.effect(entry.effect, path), self.duration(entry.duration, path), entry.dismissible,
            entry.redirectable,
        )  # fmt: skip

    def trigger(self, entry: TriggerEntry | None) -> Trigger | None:
        if entry is None:
            return None
        square = None if entry.square is None else (entry.square[0], entry.square[1])
        suffered = entry.event in ("attacked", "hit_by_melee", "hit_by_ranged", "damaged")
        who = "self" if suffered and entry.who == "any" else entry.who
        return Trigger(entry.event, who, square, entry.weapon or "", entry.name or "")

    def effect(self, entry: EffectEntry, path: Path) -> AbilityEffect:
        change, area = entry.modifier, entry.area
        names = ("ac", "attack", "damage", "save", "skill", "speed")
        changes = [] if change is None else [(name, getattr(change, name)) for name in names if getattr(change, name)]
        dice, types = typed_damage(entry.damage, entry.types)
        return AbilityEffect(
            self.pool(dice, path), types, tuple(entry.tags), self.pool(entry.heal_hp, path),
            self.pool(entry.heal_sp, path), entry.condition or "", tuple(changes),
            "" if change is None else change.type or "", 0 if area is None else area.burst_ft or 0,
            0 if area is None else area.cone_ft or 0, entry.attack or "", entry.target,
        )  # fmt: skip

    def pool(self, text: str | int | None, path: Path) -> DicePool | None:
        return None if text is None else self.dice(text, path)

    def duration(self, text: str | int, path: Path) -> str | int:
        """instant, concentration, or a number of rounds."""
        if isinstance(text, int) or text in ("instant", "concentration"):
            return text
        number, _, unit = text.partition(" ")
        if number.isdecimal() and unit.rstrip("s") in ("round", "minute"):
            return int(number) * (MINUTE if unit.startswith("minute") else 1)
        self.problem((*path, "duration"), "FILE-UNKNOWN-NAME", kind="duration", value=text, hint="3 rounds")
        return "instant"

    # -- things ------------------------------------------------------------------------------------
    def item(self, entry: ItemEntry, path: Path) -> ItemKind:
        explode, critical = entry.explode, entry.critical_effect
        dice, types = typed_damage(entry.damage, entry.damage_types)
        body = entry.category in ("natural", "unarmed")
        hands = (0 if body or entry.category == "armor" else 1) if entry.hands is None else entry.hands
        thrown = entry.category in ("thrown", "grenade") or "thrown" in entry.properties
        return ItemKind(
            entry.id, entry.name, entry.category, entry.item_level, hands, self.pool(dice, path),
            entry.damage_bonus, types, entry.target_ac or "", entry.attack_bonus,
            entry.range_increment_ft or 0, entry.max_increments or (5 if thrown else 10), entry.capacity, entry.usage,
            entry.reload_action, tuple(entry.properties),
            None if explode is None else self.explosion(explode, path),
            None if critical is None else CriticalEffect(critical.id, self.pool(critical.value, path)),
            entry.proficient, entry.category in WEAPONS if entry.sturdy is None else entry.sturdy, entry.activation,
        )  # fmt: skip

    def explosion(self, entry: ExplodeEntry, path: Path) -> Explosion:
        dice, types = typed_damage(entry.damage, entry.types)
        return Explosion(self.pool(dice, path), types, entry.radius_ft, entry.condition or "")

    def equip(self, combat: Combat, fighter: Fighter, block: StatBlock, path: Path) -> None:
        """What somebody who enters the fight carries (2.3), and how often it can use what is limited."""
        for number, entry in enumerate(block.items):
            where = (*path, "items", number)
            kind = self.item(entry, where)
            if entry.id in fighter.items:
                first = next(place for place, each in enumerate(block.items) if each.id == entry.id)
                self.twice(where, entry.id, (*path, "items", first))
                continue
            loaded = (kind.capacity or 0) if entry.loaded is None else entry.loaded
            hp = kind.hp_max if entry.hp is None else entry.hp
            location = "wielded" if not kind.in_hand and kind.category != "armor" else entry.location
            thing = Item(kind, fighter.id, location, loaded, hp, entry.active, entry.stun_mode)
            if location == "ground":
                combat.lying.append(Lying(thing, fighter.place.x, fighter.place.y))
            else:
                fighter.items[entry.id] = thing
        if not any(item.kind.category == "unarmed" for item in fighter.items.values()):
            fighter.items["unarmed"] = Item(UNARMED, fighter.id, "wielded", 0, UNARMED.hp_max)
        if free_hands(fighter) < 0:
            self.problem((*path, "items"), "SF-ITEM-3", who=fighter.id)
        supply(fighter)


def typed_damage(
    damage: str | int | None, given: Sequence[DamageType]
) -> tuple[str | int | None, tuple[DamageType, ...]]:
    """Dice and the types of their damage, which may stand behind the dice: `1d8+3 slashing`."""
    words = str(damage).replace("&", " ").replace(",", " ").split()
    types = [TYPES[word.casefold()] for word in words[1:] if word.casefold() in TYPES]
    if damage is None or len(words) < 2 or len(types) < len([word for word in words[1:] if word != "and"]):
        return damage, tuple(given)
    return words[0], tuple(given) or tuple(types)


def recruit(combat: Combat, name: str, block: StatBlock, at: tuple[int, int], side: str) -> Fighter:
    """Somebody of a stat block who joins a fight that is going on, unhurt and with everything it brings along."""
    cards, block = Cards([]), replace(block, items=[each for each in block.items if each.location != "ground"])
    card = cards.card(name, block.name, block, ())
    place = Footprint(at[0], at[1], card.space, card.space)
    controller = block.controller or ("player" if card.kind == "pc" else "gm")
    fighter = Fighter(card, side or block.side or "", controller, place, card.hp_max, card.sp_max, card.rp_max)
    cards.equip(combat, fighter, block, ())
    return fighter


def faults(block: StatBlock) -> list[Refusal]:
    """What is wrong with a stat block by itself."""
    cards = Cards([])
    cards.card("newcomer", block.name, block, ())
    for entry in block.items:
        cards.item(entry, ("items", entry.id))
    return [each.refusal for each in cards.found if not each.warning]


def supply(fighter: Fighter) -> None:
    """Uses of abilities, and spell slots."""
    for ability in fighter.card.abilities.values():
        if ability.uses is not None:
            fighter.uses_left[ability.id] = ability.uses
    for level, count in fighter.card.slots.items():
        fighter.uses_left[f"slot {level}"] = count
