"""From stat blocks to cards: weapons, spells, and the numbers that follow from level or hit dice."""

from __future__ import annotations

from typing import get_args

from affray.core.notation import NO_DICE, DicePool, read_pool
from affray.rulesets.game import Path
from affray.rulesets.intake import Intake

from ..model.kinds import ARMOR, FOOTPRINTS, SIZES, Area, Card, Casting, Effect, Spell, WardKind, Weapon
from ..model.reading import attack_throw, cleave_max, default_saves, read_hit_dice, whole_dice
from ..model.scenario import AttackEntry, DamageType, EffectEntry, SpellEntry, StatBlock

PROFICIENCIES = (
    "ambushing", "backstab", "blind_fighting", "combat_reflexes", "skirmishing", "precise_shooting",
    "single_weapon_style", "hiding", "sneaking", "battle_magic", "weapon_focus",
)  # fmt: skip
SPEECHLESS = ("animal", "vermin", "plant", "ooze", "construct", "undead")
"""Beasts and the mindless, who do not give up unless their stat block says so (ACKS-MORALE-11)."""
THIEVISH = ("backstab", "sneaking", "hiding")
TRICKS = ("force_back", "knock_down", "disarm", "overrun", "wrestle", "incapacitate")


DAMAGE_TYPES = get_args(DamageType)
MOST_DICE = 9
"""Characters above this level gain no more hit dice."""


def is_missile(entry: AttackEntry) -> bool:
    """Whether one shoots with it: as it says, else if it has a range and is not thrown."""
    if entry.mode is not None:
        return entry.mode == "missile"
    return entry.range is not None and "thrown" not in entry.tags


class Cards(Intake):
    """Makes cards and collects what is wrong with them."""

    def weapon(self, entry: AttackEntry, path: Path) -> Weapon:
        tags = tuple([str(tag) for tag in entry.tags])
        missile = is_missile(entry)
        if missile and entry.range is None:
            self.problem((*path, "range"), "ACKS-RANGED-1", weapon=entry.id)
        far = (5, 5, 5) if missile and entry.range is None else entry.range
        ranges = None if far is None else (far[0] // 5, far[1] // 5, far[2] // 5)
        return Weapon(
            entry.id, entry.name, missile, *self.damage(entry, path),
            entry.extraordinary, entry.attack_bonus, entry.damage_bonus, max(1, entry.reach_ft // 5), ranges, tags,
            entry.cleave_limit, entry.nonlethal, "long" in tags, "thrown" in tags, "impact" in tags,
        )  # fmt: skip

    def damage(self, entry: AttackEntry, path: Path) -> tuple[DicePool, str]:
        """The dice of a weapon and the type of its damage, which may stand behind the dice."""
        dice, _, word = entry.damage.rpartition(" ")
        where = (*path, "damage")
        if dice and word not in DAMAGE_TYPES and read_pool(dice) is not None:
            self.problem(where, "FILE-CHOICE", field="damage", value=word, among=DAMAGE_TYPES, hint="")
            return NO_DICE, ""
        if word not in DAMAGE_TYPES:
            dice, word = entry.damage, entry.damage_type or ""
        if not word:
            self.problem((*path, "damage_type"), "FILE-MISSING-FIELD", field="damage_type")
        return self.dice(dice, where), entry.damage_type or word

    def spell(self, entry: SpellEntry, casting: Casting | None, path: Path) -> Spell:
        """A spell; `casting` is that of the list in which it stands; without one it says so itself."""
        range_ = {"touch": -1, "self": 0}.get(str(entry.range_ft))
        squares = int(entry.range_ft) // 5 if range_ is None else range_
        save = entry.save
        area = None if entry.area is None else Area(entry.area.shape, entry.area.size_ft // 5, entry.area.affects)
        effects = tuple(self.effect(each, path) for each in entry.effects)
        return Spell(
            entry.id, entry.name, entry.level, casting or entry.casting, squares, entry.concentration,
            "" if save is None else save.category, save is not None and save.on_success == "half", effects,
            entry.targets, area,
        )  # fmt: skip

    def effect(self, entry: EffectEntry, path: Path) -> Effect:
        ward = entry.ward
        kind = None
        if entry.kind == "condition" and entry.condition is None:
            self.problem(path, "FILE-MISSING-FIELD", field="condition")
        if ward is not None:
            kind = WardKind(ward.blocks_engaging, ward.blocks_being_engaged, ward.attackers_save or "")
        return Effect(
            entry.kind, self.dice(entry.dice, (*path, "dice")), entry.type, entry.condition or "", entry.timing,
            entry.ends_on or "", entry.duration_rounds or 0, kind,
        )  # fmt: skip

    def card(self, name: str, shown: str, block: StatBlock, path: Path, morale: int | None = 0) -> Card:
        """The card of a stat block; `morale` is what it has if the block does not say."""
        dice, plus = self.hit_dice(block, path)
        whole = whole_dice(dice, plus)
        size = SIZES.index(block.size) if block.size in SIZES else 0  # below small counts as small (ACKS-SIZE-15)
        frontage, depth = block.footprint or FOOTPRINTS[size]
        self.check_proficiencies(block, path)
        throw, cleaves = block.attack_throw, block.cleave_max
        level = whole if block.progression == "monster" else block.level
        saves = {**default_saves(save_column(block), level), **{str(key): value for key, value in block.saves.items()}}
        spells = {each.id: self.spell(each, None, path) for each in block.spells}
        spells.update({each.id: self.spell(each, "spell_like", path) for each in block.abilities})
        spells.update({each.id: self.spell(each, "item", path) for each in block.items})
        run = 3 * block.speed_combat if block.speed_run is None else block.speed_run
        return Card(
            name, shown, block.kind, size, frontage, depth, block.flying if block.can_fly is None else block.can_fly,
            whole, block.level, block.progression, int(block.hit_die[1:]),
            attack_throw(block.progression, block.level, dice, plus) if throw is None else throw,
            block.ac, block.ac_from_armor, block.shield, ARMOR.index(block.armor_weight), block.str_mod, block.dex_mod,
            block.con_mod, block.wil_mod, block.init_bonus, block.surprise_bonus, block.surprise_penalty_inflicted,
            block.hp_max, block.speed_combat // 5, run // 5, saves, morale if block.morale == "usual" else block.morale,
            cleave_max(block.progression, block.level, whole) if cleaves is None else cleaves,
            block.heavy_helm, block.healing_rank, tuple(block.proficiencies), block.backstab_dice,
            block.sneak_throw, block.hide_throw, block.second_weapon, spells, tuple(block.resist),
            tuple(block.immune), block.may_overlap_opponents,
            block.kind not in SPEECHLESS if block.surrenders is None else block.surrenders,
        )  # fmt: skip

    def hit_dice(self, block: StatBlock, path: Path) -> tuple[int, int]:
        if block.hd is None:
            return (max(1, min(block.level, MOST_DICE)) if block.progression != "monster" else 1), 0
        found = read_hit_dice(str(block.hd))
        if found is None:
            self.problem((*path, "hd"), "FILE-RANGE", field="hd", value=str(block.hd), low="1/2", high="30+3")
            return 1, 0
        return found

    def check_proficiencies(self, block: StatBlock, path: Path) -> None:
        for number, each in enumerate(block.proficiencies):
            trick = each.removeprefix("combat_trickery:")
            if each not in PROFICIENCIES and not (trick != each and trick in TRICKS):
                where = (*path, "proficiencies", number)
                self.problem(where, "FILE-UNKNOWN-NAME", kind="proficiency", value=each, hint="")


def save_column(block: StatBlock) -> str:
    """Whose saves it has; of the two that share a column of attack throws a thief is known by its skills (SAVE-5)."""
    if block.progression != "crusader_thief":
        return block.progression
    skills = block.backstab_dice or block.sneak_throw is not None or block.hide_throw is not None
    skilled = skills or any(each in THIEVISH for each in block.proficiencies)
    return "crusader" if block.spells and not skilled else "thief"
