"""Everything that counts for an attack roll and for the armour class it meets (SF-ATK, SF-COND, SF-COVER)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from affray.core.modifiers import Modifier
from affray.core.scene import Scene

from ..body import effects, hindrances
from ..ground.board import line_of_effect, sees
from ..ground.cover import FLANKING, is_flanked
from ..model.bonuses import CIRCUMSTANCE
from ..model.conditions import CONDITIONS, HELPLESS, RIGID
from ..model.events import SupportUsed
from ..model.kinds import ItemKind
from ..model.stats import Combat, Effect, Fighter, Item
from .strikes import Strike, is_thrown

Modifiers = list[Modifier]

HELPLESS_TARGET = Modifier(4, "helpless", "SF-COND-13")
UNSKILLED = Modifier(-4, "not_proficient", "SF-ATK-18")
BROKEN = Modifier(-2, "broken", "SF-OBJ-2")
OTHER_DAMAGE = Modifier(-4, "nonlethal", "SF-ATK-19")
CHARGING = Modifier(-2, "charge", "SF-CHARGE-8")
MOBILITY = Modifier(4, "mobility", "SF-AOO-2")
FULL_ATTACK = {-4: Modifier(-4, "full_attack", "SF-FATK-1"), -6: Modifier(-6, "full_attack", "SF-FATK-6")}


# -- the weapon ------------------------------------------------------------------------------------
def ability_of(fighter: Fighter, kind: ItemKind, strike: Strike) -> str:
    """The ability behind an attack roll (SF-ATK-3, SF-ATK-4, SF-ATK-6, SF-ATK-7)."""
    if is_thrown(kind, strike):
        return "str"
    if kind.category == "ranged":
        return "dex"
    quick = "operative" in kind.properties and fighter.card.dex_mod > fighter.card.str_mod
    return "dex" if quick else "str"


def weapon_bonus(fighter: Fighter, kind: ItemKind, strike: Strike) -> tuple[Modifier, ...]:
    """The bonus of a weapon before anything else, kept with the card (SF-ATK-3 to SF-ATK-8).

    The number of a stat block is its owner's: in other hands, where the thing goes by another name, it does not count.
    """
    memo, key = fighter.card.memo, ("bonus", strike.item, strike.throw)
    known: tuple[Modifier, ...] | None = memo.get(key)
    if known is None:
        if kind.attack_bonus is not None and strike.item == kind.id:
            known = (Modifier(kind.attack_bonus, "weapon", "SF-ATK-8"),)
        else:
            known = computed_bonus(fighter, ability_of(fighter, kind, strike))
        memo[key] = known
    return known


def computed_bonus(fighter: Fighter, ability: str) -> tuple[Modifier, ...]:
    """Base attack bonus and ability."""
    modifier: int = getattr(fighter.card, f"{ability}_mod")
    return Modifier(fighter.card.bab, "bab", "SF-ATK-3"), Modifier(modifier, ability, "SF-ATK-3")


def usually_nonlethal(fighter: Fighter, item: Item) -> bool:
    """Whether a weapon deals nonlethal damage by itself (SF-ATK-19, SF-ATK-23)."""
    kind = item.kind
    bare = kind.category == "unarmed" and not fighter.card.has("improved_unarmed")
    return item.stun_mode or bare or "nonlethal" in kind.properties


def deals_nonlethal(fighter: Fighter, item: Item, strike: Strike) -> bool:
    return usually_nonlethal(fighter, item) if strike.nonlethal is None else strike.nonlethal


def is_unusual(fighter: Fighter, item: Item, strike: Strike) -> bool:
    """Whether the other kind of damage is dealt than usual, at -4 (SF-ATK-19)."""
    if strike.nonlethal is None or strike.nonlethal == usually_nonlethal(fighter, item):
        return False
    return item.kind.category != "unarmed" or not fighter.card.has("improved_unarmed")


# -- the attack roll -------------------------------------------------------------------------------
def roll_modifiers(
    fighter: Fighter, item: Item | None, melee: bool, penalty: int = 0, breaking_free: bool = False
) -> Modifiers:
    """What counts for any attack roll with this in hand, whatever the target: conditions, effects, the weapon."""
    found: Modifiers = []
    if item is not None:
        if not item.kind.proficient:
            found.append(UNSKILLED)
        if item.hp < item.kind.hp_max and item.broken:
            found.append(BROKEN)
    if penalty:
        found.append(FULL_ATTACK[penalty])
    if fighter.marks:
        found += hindrances.on_attack(fighter.marks, melee, breaking_free)
    if fighter.effects:
        found += effects.modifiers(fighter, "attack")
    return found


def melee_advantages(combat: Combat, fighter: Fighter, target: Fighter) -> Modifiers:
    """Flanking, and the helplessness of the target (SF-FLANK-1, SF-COND-13)."""
    found: Modifiers = []
    if is_flanked(combat, fighter, target):
        found.append(FLANKING)
    if target.marks & HELPLESS:
        found.append(HELPLESS_TARGET)
    return found


# -- armour ----------------------------------------------------------------------------------------
@cache
def armour_class(value: int, name: str) -> Modifier:
    return Modifier(value, name, "SF-ATK-9")


def armour(target: Fighter, eac: bool, ranged: bool) -> Modifiers:
    """An armour class with conditions and effects, before what lies between (SF-ATK-9, SF-COND-10 to SF-COND-15)."""
    card = target.card
    found = [armour_class(card.eac if eac else card.kac, "eac" if eac else "kac")]
    if target.marks:
        found += hindrances.on_armour(target.marks, ranged)
        if target.marks & RIGID:
            dex = card.dex_mod if card.max_dex_ac is None else min(card.dex_mod, card.max_dex_ac)
            found.append(Modifier(-(dex + 5), "dexterity", CONDITIONS.of(target.marks & RIGID)[0].rule))
    if target.effects:
        found += effects.modifiers(target, "ac")
    return found


def is_unaware(combat: Combat, fighter: Fighter, target: Fighter, melee: bool) -> bool:
    """Whether a target is flat-footed because it does not see the attacker (SF-CONC-4, SF-SKILL-7)."""
    if target.marks & HELPLESS:
        return False  # its armour class is that of the helpless already
    plain = not combat.obscured and not target.marks and target.card.vision
    if plain and not fighter.marks and not fighter.hidden_from:
        return False
    return not sees(combat, target, fighter) and not (melee and target.card.has("blind_fight"))


# -- support ---------------------------------------------------------------------------------------
class Support(NamedTuple):
    """What others have prepared for or against one attack: harrying fire, covering fire, a feint."""

    harrying: tuple[Effect, ...] = ()
    covering: tuple[Effect, ...] = ()
    feint: Effect | None = None

    def left(self, target: Fighter) -> Support:
        """What of it other attacks, made in between, have not used up (SF-HARRY-3, SF-COVFIR-3)."""
        there = target.effects
        feint = self.feint if self.feint in there else None
        return Support(
            tuple([x for x in self.harrying if x in there]), tuple([x for x in self.covering if x in there]), feint
        )


NO_SUPPORT = Support()


def support_for(combat: Combat, fighter: Fighter, target: Fighter) -> Support:
    """The support that counts for an attack declared now (SF-HARRY-3, SF-COVFIR-3, SF-FEINT-5).

    Two of a kind do not add, and the attack uses up only one, unless the option lets them add.
    """
    if not target.effects:
        return NO_SUPPORT
    most = None if combat.options.same_action_bonus_stacks else 1
    harrying = [x for x in target.effects if x.name == "harrying_fire" and helps(combat, x, fighter)]
    covering = [x for x in target.effects if x.name == "covering_fire" and covers(combat, x, fighter)]
    feints = [x for x in target.effects if x.name == "feint" and x.source == fighter.id]
    return Support(tuple(harrying[:most]), tuple(covering[:most]), feints[0] if feints else None)


def helps(combat: Combat, effect: Effect, fighter: Fighter) -> bool:
    return combat.allied(combat.fighters[effect.source], fighter)


def covers(combat: Combat, effect: Effect, fighter: Fighter) -> bool:
    source = combat.fighters[effect.source]
    return source.present and line_of_effect(combat, source, fighter)


def use_up(scene: Scene[Combat], target: Fighter, spent: Sequence[Effect]) -> None:
    """Support is gone with the attack, hit or miss."""
    for effect in spent:
        if effect in target.effects:
            effects.end(scene.state, target, effect)
            if scene.recording:
                rules = (effects.rule_of(effect.name),)
                scene.tell(SupportUsed(effect.source, target.id, effect.name, rules=rules))


def support_modifier(spent: Sequence[Effect], rule: str) -> Modifiers:
    """The bonus of support: two for each that counts (SF-GEN-3)."""
    return [Modifier(2 * len(spent), spent[0].name, rule, CIRCUMSTANCE)] if spent else []


def own_modifiers(fighter: Fighter, item: Item, strike: Strike, ranged: bool) -> Modifiers:
    """Everything an attacker brings to the roll by itself: weapon, conditions, how the attack is made."""
    found: Modifiers = [*weapon_bonus(fighter, item.kind, strike)]
    found += roll_modifiers(fighter, item, not ranged, strike.penalty)
    if strike.mode == "charge" and not fighter.card.has("charge_no_penalty"):
        found.append(CHARGING)
    if strike.nonlethal is not None and is_unusual(fighter, item, strike):
        found.append(OTHER_DAMAGE)
    return found
