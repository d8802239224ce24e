"""From a stat block to a card: every number that does not change in a fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.core.notation import DicePool, read_pool
from affray.core.refusals import refuse
from affray.rulesets.game import Path, Problem

from ..model.kinds import (
    ABILITIES,
    SIZES,
    SKILLS,
    AttackKind,
    Card,
    Change,
    DamagePart,
    Mode,
    OnHit,
    Power,
    Resisted,
    SaveAgainst,
    Template,
)
from ..model.reading import Notation
from ..model.scenario import (
    AttackEntry,
    ConditionEntry,
    DamageType,
    OnHitEntry,
    PowerEntry,
    SaveEntry,
    StatBlock,
    TypeFilter,
    UsesEntry,
)


def filters(entries: Sequence[DamageType | TypeFilter]) -> tuple[Resisted, ...]:
    return tuple([
        Resisted(each.type, each.nonmagical) if isinstance(each, TypeFilter) else Resisted(each) for each in entries
    ])  # fmt: skip


def named_card(card: Card, id: str, name: str) -> Card:
    """The card of one combatant of a stat block; what is worked out from it is shared."""
    return replace(card, id=id, name=name)


def card_of(key: str, block: StatBlock, path: Path, notation: Notation) -> Card:
    scores = {ability: block.ability_scores.get(ability, 10) for ability in ABILITIES}  # type: ignore[call-overload]
    modifiers = {ability: (score - 10) // 2 for ability, score in scores.items()}
    attacks = {entry.id: attack_kind(entry, block, (*path, "attacks"), notation) for entry in block.attacks}
    check_names(block, attacks, path, notation)
    attacks["unarmed"] = unarmed(block)
    attacks["improvised"] = improvised(block)
    casting = block.spellcasting
    ability = casting.ability if casting is not None else ""
    dc = 8 + modifiers.get(ability, 0) + block.proficiency_bonus
    bonus = modifiers.get(ability, 0) + block.proficiency_bonus
    traits, senses = block.traits, block.senses
    return Card(
        key, block.name, block.kind, block.stat_block or key, SIZES.index(block.size), block.hp_max, block.ac,
        block.proficiency_bonus, scores, save_totals(block, modifiers), skill_totals(block, modifiers),
        dict(block.skills.items()), block.passive_perception, block.initiative_bonus,
        dict(block.speed.items()), block.hover, block.reach_ft, block.hands, attacks,
        block.attacks_per_action, tuple([(each.attack, each.count) for each in block.multiattack or []]),
        {entry.id: power_of(entry, block, (*path, "powers"), notation) for entry in block.powers},
        tuple(block.bonus_actions), traits.pack_tactics,
        notation.dice(traits.sneak_attack, (*path, "traits")) if traits.sneak_attack else None,
        traits.evasion, traits.surprise_immune, traits.legendary_resistance, block.legendary_actions,
        filters(block.resistances), filters(block.vulnerabilities), filters(block.immunities),
        tuple(block.condition_immunities), senses.darkvision_ft, senses.blindsight_ft, senses.tremorsense_ft,
        senses.truesight_ft, ability,
        dc if casting is None or casting.save_dc is None else casting.save_dc,
        bonus if casting is None or casting.attack_bonus is None else casting.attack_bonus,
        block.kind == "character" if block.death_rule is None else block.death_rule == "death_saves",
        None if block.starts_holding is None else tuple(block.starts_holding),
        {} if casting is None else dict(casting.slots.items()), key,
    )  # fmt: skip


def check_names(block: StatBlock, attacks: dict[str, AttackKind], path: Path, notation: Notation) -> None:
    """Attacks that Multiattack and the hands name must be there, and no id twice: the first one would be lost."""
    lists: dict[str, Sequence[AttackEntry | PowerEntry]] = {"attacks": block.attacks, "powers": block.powers}
    for field, entries in lists.items():
        first: dict[str, int] = {}
        for number, entry in enumerate(entries):
            if first.setdefault(entry.id, number) != number:
                notation.twice((*path, field, number), entry.id, (*path, field, first[entry.id]))
    for number, each in enumerate(block.multiattack or []):
        if each.attack not in attacks:
            notation.found.append(Problem(
                (*path, "multiattack", number), refuse("FILE-UNKNOWN-NAME", kind="attack", value=each.attack, hint="")
            ))  # fmt: skip
    for number, item in enumerate(block.starts_holding or []):
        if item not in attacks and item not in ("shield", "focus"):
            notation.found.append(Problem(
                (*path, "starts_holding", number), refuse("FILE-UNKNOWN-NAME", kind="item", value=item, hint="")
            ))  # fmt: skip


def save_totals(block: StatBlock, modifiers: dict[str, int]) -> dict[str, int]:
    """Modifier and proficiency, or the printed total (E5-DICE-10)."""
    found: dict[str, int] = {}
    for ability in ABILITIES:
        own = modifiers[ability] + (block.proficiency_bonus if ability in block.save_proficiencies else 0)
        found[ability] = next((total for name, total in block.save_overrides.items() if name == ability), own)
    return found


def skill_totals(block: StatBlock, modifiers: dict[str, int]) -> dict[str, int]:
    """Modifier and proficiency, half or twice of it, or the printed total (E5-DICE-2, E5-DICE-3)."""
    bonus = block.proficiency_bonus
    ranks = {"half": bonus // 2, "proficient": bonus, "expert": 2 * bonus}
    own: dict[str, str] = dict(block.skills.items())
    printed: dict[str, int] = dict(block.skill_overrides.items())
    found: dict[str, int] = {}
    for skill, ability in SKILLS.items():
        total = modifiers[ability] + (ranks[own[skill]] if skill in own else 0)
        found[skill] = printed.get(skill, total)
    return found


# -- attacks ---------------------------------------------------------------------------------------
def unarmed(block: StatBlock) -> AttackKind:
    """1 + Strength modifier, with Strength and proficiency, no hand needed (E5-WPN-9)."""
    part = DamagePart(DicePool(0, 6, 1), "bludgeoning", by_ability=True)
    return AttackKind(
        "unarmed", "Unarmed strike", "melee", "unarmed", "str", reach=block.reach_ft, damage=(part,), hands=0
    )


def improvised(block: StatBlock) -> AttackKind:
    """1d4 of a type the game master names, without proficiency; thrown 20/60 (E5-WPN-10)."""
    part = DamagePart(DicePool(1, 4), "bludgeoning", by_ability=True)
    return AttackKind(
        "improvised", "Improvised weapon", "melee_or_thrown", "improvised", "str", False, reach=block.reach_ft,
        range=(20, 60), damage=(part,), hands=0,
    )  # fmt: skip


def mode_of(entry: AttackEntry) -> Mode:
    """How one attacks with it: as it says, else a range makes it ranged, or one to strike and to throw with."""
    if entry.mode is not None:
        return entry.mode
    if entry.range_ft is None:
        return "melee"
    return "melee_or_thrown" if "thrown" in entry.properties or entry.reach_ft is not None else "ranged"


def attack_kind(
    entry: AttackEntry, block: StatBlock, path: Path, notation: Notation, cast: bool = False
) -> AttackKind:
    """An attack as a stat block writes it; `cast` if it is that of a spell."""
    finesse, mode = "finesse" in entry.properties, mode_of(entry)
    source = entry.source or ("spell" if cast or entry.ability == "spell" else "weapon")
    usual = "spell" if cast and source == "spell" else "finesse" if finesse else "dex" if mode == "ranged" else "str"
    ability = entry.ability or usual
    reach = 0
    if mode != "ranged":
        own = block.reach_ft + (5 if "reach" in entry.properties else 0)
        reach = own if entry.reach_ft is None else entry.reach_ft
    hands = entry.hands_used
    if hands is None:
        hands = 0 if source != "weapon" else 2 if "two_handed" in entry.properties else 1
    near_far = None if entry.range_ft is None else (entry.range_ft[0], entry.range_ft[1])
    if near_far is None and mode != "melee":
        notation.found.append(Problem(path, refuse("FILE-MISSING-FIELD", field="range_ft")))
        near_far = (5, 5)
    return AttackKind(
        entry.id, entry.name, mode, source, ability, entry.proficient, entry.attack_bonus, reach, near_far,
        tuple([damage_part(entry, number, path, notation) for number in range(len(entry.damage))]),
        tuple(entry.properties), notation.dice(entry.versatile_dice, path) if entry.versatile_dice else None, hands,
        entry.ammo, source == "spell" if entry.magical is None else entry.magical,
        tuple([on_hit(each) for each in sorted(entry.on_hit, key=is_no_hold)]),
    )  # fmt: skip


def is_no_hold(entry: OnHitEntry) -> bool:
    """A hold comes first: what else a hit does may depend on it."""
    return entry.condition != "grappled"


def on_hit(entry: OnHitEntry) -> OnHit:
    return OnHit(entry.condition, save_against(entry.save), entry.escape_dc or 0, entry.duration)


def damage_part(entry: AttackEntry, number: int, path: Path, notation: Notation) -> DamagePart:
    part = entry.damage[number]
    pool = notation.dice(part.dice, (*path, "damage"))
    if isinstance(part.bonus, int):
        pool = DicePool(pool.count, pool.sides, pool.plus + part.bonus)
    return DamagePart(pool, part.type, part.bonus == "ability", save_against(part.on_failed_save))


def save_against(entry: SaveEntry | None) -> SaveAgainst | None:
    return None if entry is None else SaveAgainst(entry.ability, entry.dc or 0, entry.on_success == "half")


# -- powers ----------------------------------------------------------------------------------------
def power_of(entry: PowerEntry, block: StatBlock, path: Path, notation: Notation) -> Power:
    uses = entry.uses if isinstance(entry.uses, UsesEntry) else UsesEntry()
    damage, type_ = notation.damage(entry.damage, path) if entry.damage else (None, "")
    area, own = entry.area, entry.modifiers
    change = Change(
        own.ac, die_of(own.attack_die, path, notation), die_of(own.save_die, path, notation), own.damage_reduction,
        own.damage_factor == "half",
    )  # fmt: skip
    if entry.cost == "reaction" and entry.window is None:
        notation.found.append(Problem(path, refuse("FILE-MISSING-FIELD", field="window")))
    recharge, cast = uses.recharge or [], entry.spell_level is not None
    return Power(
        entry.id, entry.name, entry.cost, entry.legendary_cost, entry.spell_level, tuple(entry.components),
        uses.per_combat or 0, tuple(range(min(recharge), max(recharge) + 1)) if recharge else (), uses.slot or 0,
        entry.resolve, None if entry.attack is None else attack_kind(entry.attack, block, path, notation, cast),
        save_against(entry.save), entry.range_ft, "" if area is None else area.shape,
        0 if area is None else area.size_ft, 5 if area is None else area.width_ft, entry.max_targets,
        entry.needs_sight, damage, type_, notation.dice(entry.healing, path) if entry.healing else None,
        notation.dice(entry.temp_hp, path) if entry.temp_hp else None,
        tuple([template(each) for each in entry.conditions]),
        entry.teleport_ft, None if change == Change() else change, entry.concentration, entry.duration,
        entry.window or "", entry.trigger_filter.target or "", entry.trigger_filter.melee,
        entry.trigger_filter.would_hit, bool(entry.trigger_filter.needs_sight),
    )  # fmt: skip


def template(entry: ConditionEntry) -> Template:
    """A condition as something brings it."""
    return Template(entry.name, entry.ends, save_against(entry.end_save), entry.escape_dc or 0, entry.level)


def die_of(text: str | None, path: Path, notation: Notation) -> int:
    """The sides of a die such as d4, below 0 if it is taken away (`-1d4`); 0 for none."""
    if not text:
        return 0
    pool = read_pool(text.strip().removeprefix("-"))
    if pool is None or pool.count != 1 or pool.plus:
        notation.bad_dice(text, path, refuse("FILE-DIE", value=text))
        return 0
    return -pool.sides if text.strip().startswith("-") else pool.sides
