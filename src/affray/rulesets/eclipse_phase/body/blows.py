"""An attack as it was declared, against one target, and everything that modifies it (EP-ATK, EP-MELEE, EP-RANGE)."""

from __future__ import annotations

from typing import NamedTuple

from affray.core.notation import DicePool
from affray.space.field import Point, lengths

from ..ground.board import apart_at_most, cover_against, in_melee
from ..model.conditions import BLINDED, GRAPPLED, HAMPERING, PRONE
from ..model.kinds import COVER_LEVELS, GRAIN, SIZE_MODIFIER, CalledShot, Weapon
from ..model.stats import Combat, Fighter
from .checks import LINKS, Part, Test, aptitude_test, burdens, hampered, layers, nature_of, skill_test

UNARMED = Weapon("unarmed", "Unarmed", "melee", "melee", (DicePool(1, 6),), "kinetic")
UNARMED_MACHINE = Weapon("unarmed", "Unarmed", "melee", "melee", (DicePool(2, 6),), "kinetic")
"""What everybody always has (EP-MELEE-2)."""
SHOTS = {"SS": 1, "SA": 1, "BF": 3, "FA": 10, "": 1}
"""Ammunition of the firing modes (EP-RANGE-5 to EP-RANGE-7)."""
TO_HIT = {"BF": 10, "FA": 30}
POINT_BLANK, CLOSE = 2, 10
"""Metres (EP-RANGE-1)."""
MEDIUM = 2
FIXED_SIGHTS = ("thrown", "psi", "system")
"""Weapons that a smartlink does not concern (part 2.3)."""


class Blow(NamedTuple):
    """An attack on one target as it was declared (EP-DECL-5)."""

    who: str
    target: str
    weapon: Weapon
    mode: str = ""
    use: str = ""
    """What a burst is used for: hit, damage or spread."""
    called: CalledShot = ""
    towards: Point | None = None
    aggressive: str = ""
    charge: bool = False
    touch: bool = False
    grapple: bool = False
    one_handed: bool = False
    also: int = 0
    """Additional melee weapons (EP-MELEE-8)."""
    penalty: int = 0
    """For several targets or several weapons (EP-MELEE-6, EP-RANGE-12)."""
    rule: str = ""
    """The rule behind the penalty."""
    indirect: bool = False
    through: int = 0
    """Armour of an object that is shot through (EP-DMG-10)."""
    kept: bool = False
    """Suppressive fire: only range and wounds count (EP-RANGE-11)."""

    @property
    def how(self) -> str:
        """The manner in a word."""
        if self.kept:
            return "suppressive"
        if self.grapple:
            return "grapple"
        return self.mode or self.weapon.kind


def weapon_of(fighter: Fighter, name: str) -> Weapon | None:
    """A weapon by its id; everybody has bare hands, or whatever stands for them (EP-MELEE-2)."""
    if name == UNARMED.id:
        return UNARMED_MACHINE if fighter.card.synthmorph else UNARMED
    return fighter.arms.get(name)


def origin(fighter: Fighter, weapon: Weapon) -> Point:
    """Where an attack comes from: an emplaced weapon's mount (EP-ATK-15)."""
    return fighter.pos if weapon.mount is None else weapon.mount


def band(weapon: Weapon, start: Point, end: Point) -> str:
    """point_blank, close, range or beyond (EP-RANGE-1)."""
    if apart_at_most(start, end, POINT_BLANK):
        return "point_blank"
    if apart_at_most(start, end, CLOSE):
        return "close"
    return "range" if apart_at_most(start, end, weapon.range) else "beyond"


def range_modifier(weapon: Weapon, start: Point, end: Point) -> int:
    """Bands by distance; psi has its own (EP-RANGE-1, EP-TRAIT-8, EP-ATK-14)."""
    if weapon.traits and "steady" in weapon.traits:
        return 0
    if apart_at_most(start, end, POINT_BLANK):
        return 0 if "long" in weapon.traits else 10
    if apart_at_most(start, end, CLOSE):
        return 0
    if weapon.kind == "psi":
        return -10 * (lengths(start, end, 2 * GRAIN) - CLOSE // 2)
    if apart_at_most(start, end, weapon.range):
        return -10
    return -10 * lengths(start, end, weapon.range * GRAIN)


# -- the attack ------------------------------------------------------------------------------------
def attack_test(combat: Combat, blow: Blow) -> Test:
    """The attacker's test with all its modifiers (EP-ATK-5, part 4.5 step 2)."""
    attacker, weapon, target = combat.fighters[blow.who], blow.weapon, combat.fighters[blow.target]
    if blow.kept:
        parts = burdens(attacker, "physical")
        parts.append((range_modifier(weapon, origin(attacker, weapon), target.pos), "range", "EP-RANGE-1"))
    else:
        parts = own_parts(combat, attacker, blow)
        parts += target_parts(combat, attacker, blow, target)
    return weapon_test(attacker, weapon, parts)


def weapon_test(attacker: Fighter, weapon: Weapon, parts: list[Part]) -> Test:
    """A test of a weapon's skill; those of emplaced weapons use Insight (EP-POOL-15)."""
    test = skill_test(attacker, weapon.skill, parts, use=weapon.kind)
    if weapon.kind == "system":
        test.linked = "cog"
    return test


def own_parts(combat: Combat, attacker: Fighter, blow: Blow) -> list[Part]:
    """What modifies an attack whomever it is aimed at (EP-ATK-5, EP-RANGE-3)."""
    weapon = blow.weapon
    nature = nature_of(LINKS[weapon.skill], weapon.skill)
    parts = burdens(attacker, nature)
    if attacker.card.armor_layers_extra and nature == "physical":
        parts += layers(attacker)
    if attacker.budget.move_type in ("full", "rush"):
        parts += running_part(attacker, blow)
    if blow.called:
        parts.append((-10, "called", "EP-CALL-1"))
    if weapon.hands == 2 or weapon.traits:
        parts += grip_parts(attacker, blow)
    if attacker.marks & BLINDED or blow.through:
        parts.append((-30, "blind", "EP-ATK-11"))
    elif combat.light and weapon.kind != "psi":
        parts.append((combat.light, "light", "EP-ATK-5"))
    if blow.penalty:
        parts.append((blow.penalty, "several", blow.rule))
    if weapon.melee:
        if blow.aggressive == "hit":
            parts.append((10, "aggressive", "EP-MELEE-3"))
        if blow.touch:
            parts.append((20, "touch_only", "EP-MELEE-7"))
    elif weapon.kind != "psi":
        parts += shooter_parts(combat, attacker, blow)
    return parts


def target_parts(combat: Combat, attacker: Fighter, blow: Blow, target: Fighter) -> list[Part]:
    """What modifies an attack on this target."""
    if blow.weapon.melee:
        parts = melee_parts(attacker, blow, target)
    else:
        parts = ranged_parts(combat, attacker, blow, target)
    size = SIZE_MODIFIER[target.card.size]
    if size:
        parts.append((size, "size", "EP-SIZE-1"))
    return parts


def running_part(attacker: Fighter, blow: Blow) -> list[Part]:
    """Full move and rush, less for a charge, nothing for shots with a gyromount (EP-MOVE-5, EP-MELEE-4)."""
    if blow.charge:
        return [(-10, "charge", "EP-MELEE-4")]
    if not blow.weapon.melee and attacker.card.has("gyromount"):
        return []
    return [(-20, "running", "EP-MOVE-5")]


def grip_parts(attacker: Fighter, blow: Blow) -> list[Part]:
    """Two-handed weapons in one hand or in small hands, and weapons that want a rest (EP-ATK-5, EP-SIZE-3)."""
    weapon, parts = blow.weapon, []
    if weapon.kind in FIXED_SIGHTS:
        return []
    fixed = "fixed" in weapon.traits
    if weapon.hands == 2 or fixed:
        if blow.one_handed and attacker.card.size <= MEDIUM:
            parts.append((-20, "one_handed", "EP-ATK-5"))
        if attacker.card.size < MEDIUM:
            parts.append((-20, "small", "EP-SIZE-3"))
    if fixed and not attacker.cover and not attacker.marks & PRONE:
        parts.append((-20, "fixed", "EP-TRAIT-8"))
    return parts


def is_blast(weapon: Weapon) -> bool:
    """An area that is aimed at a point, not at somebody (EP-AREA-1)."""
    return weapon.area is not None and weapon.area.type != "cone"


def melee_parts(attacker: Fighter, blow: Blow, target: Fighter) -> list[Part]:
    """Close combat with somebody (EP-MELEE-5, EP-MELEE-9, EP-MELEE-13)."""
    parts: list[Part] = []
    if target.marks & PRONE and not attacker.marks & PRONE:
        parts.append((20, "superior_position", "EP-MELEE-13"))
    if not blow.grapple:
        reach = reach_of(attacker, blow.weapon, target) - reach_of(target, melee_weapon(target), attacker)
        if reach > 0:
            parts.append((min(30, reach), "reach", "EP-MELEE-5"))
        return parts
    size = attacker.card.size - target.card.size
    if size:
        parts.append((20 * size, "size", "EP-MELEE-9"))
    limbs = attacker.card.limbs - target.card.limbs
    if abs(limbs) >= 2:
        parts.append((20 if limbs > 0 else -20, "limbs", "EP-MELEE-9"))
    return parts


def reach_of(fighter: Fighter, weapon: Weapon | None, opponent: Fighter) -> int:
    """The reach of a weapon, and 10 for each size category above the opponent (EP-MELEE-5)."""
    return (0 if weapon is None else weapon.reach) + 10 * max(0, fighter.card.size - opponent.card.size)


def melee_weapon(fighter: Fighter) -> Weapon | None:
    """The melee weapon in hand with the longest reach, if any."""
    found: Weapon | None = None
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.melee and (found is None or weapon.reach > found.reach):
            found = weapon
    return found


def ranged_parts(combat: Combat, attacker: Fighter, blow: Blow, target: Fighter) -> list[Part]:
    """Shooting and throwing at somebody (EP-RANGE-1 to EP-RANGE-10)."""
    weapon = blow.weapon
    start = origin(attacker, weapon)
    parts: list[Part] = [(range_modifier(weapon, start, target.pos), "range", "EP-RANGE-1")]
    if weapon.kind == "psi":
        return parts
    if attacker.cover and weapon.kind != "system" and cover_against(combat, attacker, target.pos):
        parts.append((-10, "out_of_cover", "EP-RANGE-3"))
    cover = 0 if blow.indirect or not target.cover else cover_against(combat, target, start)
    if cover:
        parts.append((-10 * cover, COVER_LEVELS[cover], "EP-RANGE-4"))
    if target.marks & PRONE and not apart_at_most(start, target.pos, CLOSE) and combat.options.gravity != "micro":
        parts.append((-10, "prone", "EP-RANGE-4"))
    if attacker.aim is not None or attacker.swept:
        parts += aim_parts(attacker, blow)
    return parts


def shooter_parts(combat: Combat, attacker: Fighter, blow: Blow) -> list[Part]:
    """What hampers or helps the shooter itself: melee, no smartlink, indirect fire, bursts (EP-RANGE-3)."""
    parts: list[Part] = []
    weapon = blow.weapon
    if not weapon.smartlink and weapon.kind not in FIXED_SIGHTS:
        parts.append((-10, "no_smartlink", "EP-RANGE-3"))
    if weapon.kind != "system" and in_melee(combat, attacker):
        long = "long" in weapon.traits
        parts.append((-30, "in_melee", "EP-TRAIT-8") if long else (-10, "in_melee", "EP-RANGE-3"))
    if blow.indirect:
        parts.append((-20, "indirect", "EP-RANGE-3"))
    if blow.use == "hit":
        parts.append((TO_HIT[blow.mode], "burst", "EP-RANGE-6" if blow.mode == "BF" else "EP-RANGE-7"))
    return parts


def aim_parts(attacker: Fighter, blow: Blow) -> list[Part]:
    aim = aim_of(attacker, blow)
    return [(aim, "aim", "EP-RANGE-10" if aim == 30 else "EP-RANGE-9")] if aim else []


def aim_of(attacker: Fighter, blow: Blow) -> int:
    """The better of quick and full aim; a swept beam counts as quick (EP-RANGE-9, EP-RANGE-10, EP-RANGE-13)."""
    aim, single = attacker.aim, blow.mode in ("SS", "SA", "")
    best = 0
    if aim is not None and aim.target == blow.target and aim.weapon == blow.weapon.id:
        best = aim.bonus if single or aim.bonus == 30 else 0
    if single and attacker.swept == blow.target and blow.weapon.kind == "beam":
        best = max(best, 10)
    return best


# -- the defence -----------------------------------------------------------------------------------
def defences(combat: Combat, blow: Blow) -> list[str]:
    """What the defender may use (EP-ATK-4, EP-ACT-7)."""
    target = combat.fighters[blow.target]
    found = ["fray"]
    if blow.weapon.melee and can_parry(target):
        found.append("melee")
    if target.full_defense:
        found.append("athletics")
    return found


def can_parry(fighter: Fighter) -> bool:
    """Melee needs a free limb or a ready melee weapon (EP-ATK-4)."""
    hands = 0
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.melee:
            return True
        hands += weapon.hands
    return fighter.card.limbs > hands


def defence_test(combat: Combat, blow: Blow, how: str) -> Test:
    """The defender's test with all its modifiers; Fray is halved at range (EP-ATK-4)."""
    target = combat.fighters[blow.target]
    if how == "wil":
        return aptitude_test(target, "wil", burdens(target, "mental"))
    parts = burdens(target, "physical")
    if target.marks & HAMPERING:
        parts += hampered(target, "physical")
    if target.full_defense:
        parts.append((30, "full_defense", "EP-ACT-7"))
    if target.aggressive and how == "fray":
        parts.append((-10, "aggressive", "EP-MELEE-3"))
    if target.marks & GRAPPLED or target.grappling:
        if blow.who not in (target.grappling, target.grappled_by):
            parts.append((-30, "grappled", "EP-MELEE-12"))
    if blow.weapon.melee:
        parts += parry_parts(combat, blow, target)
    return skill_test(target, how, parts, half=not blow.weapon.melee)


def parry_parts(combat: Combat, blow: Blow, target: Fighter) -> list[Part]:
    """Reach and further weapons in melee defence (EP-MELEE-5, EP-MELEE-8)."""
    parts: list[Part] = []
    attacker = combat.fighters[blow.who]
    reach = reach_of(target, melee_weapon(target), attacker) - reach_of(attacker, blow.weapon, target)
    if reach > 0:
        parts.append((min(30, reach), "reach", "EP-MELEE-5"))
    weapons = 0
    for name in target.ready:
        if target.arms[name].melee:
            weapons += 1
    if weapons > 1:
        parts.append((10 * min(3, weapons - 1), "extra_weapons", "EP-MELEE-8"))
    return parts
