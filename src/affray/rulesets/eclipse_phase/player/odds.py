"""What attacks can be expected to do, in whole numbers (part 5, D-8, D-19)."""

from __future__ import annotations

from typing import NamedTuple

from ..body.blows import (
    UNARMED,
    UNARMED_MACHINE,
    Blow,
    band,
    can_parry,
    is_blast,
    melee_weapon,
    origin,
    own_parts,
    reach_of,
    target_parts,
)
from ..body.checks import MOST, skill_test, skill_value
from ..body.damage import armor_of, weapon_harm
from ..body.traits import feels
from ..fight.targets import SHORT_BANDS, shots_left
from ..ground.board import apart_at_most, sees
from ..model.conditions import BLINDED, GRAPPLED, MARK
from ..model.kinds import OF_THE_MIND, SIZE_MODIFIER, Weapon, halved
from ..model.stats import Combat, Fighter, can_act, can_defend, wounds_counted
from .chances import NO_DEFENCE, Dice, Foe, expected, failure, grades
from .ways import Aim, Choice, best_way

STUNNED = MARK["stunned"]
FALLEN, PER_MENACE = 200, 20
"""What it is worth that somebody falls: at least, and for each point it deals in a turn."""
STRENGTH_OF_MODES = {"FA": 11, "BF": 6}
"""Points of damage that a mode adds, about."""
STRENGTH_OF_A_BLOW = 5
"""Points of damage that an aggressive blow adds, about (EP-MELEE-3)."""
SMALL_BODY = 1


class Chance(NamedTuple):
    """An attack worth making: what it promises, its target number, and how it is declared."""

    worth: int
    number: int
    deed: str
    target: str
    weapon: str
    mode: str = ""
    use: str = ""
    at_point: bool = False
    fells: bool = False
    """Its mean damage times its target number reaches what the target has left (D-9)."""
    called: str = ""
    aims: bool = False
    """After a quick aim."""
    draws: bool = False
    """The weapon has to be drawn first."""
    touch: bool = False
    targets: tuple[str, ...] = ()
    """Further ones that are hit as well."""
    also: tuple[str, ...] = ()
    """Further weapons that are used."""


# -- somebody as a target --------------------------------------------------------------------------
def menace(fighter: Fighter) -> int:
    """The points of damage that somebody deals in a turn, about."""
    best = 1
    for name in fighter.ready:
        weapon = fighter.arms[name]
        points = 0
        for pool in weapon.dv:
            points += pool.count * (pool.sides + 1) // 2 + pool.plus
        if weapon.melee:
            points += STRENGTH_OF_A_BLOW
        elif weapon.modes:
            points += STRENGTH_OF_MODES.get(weapon.modes[-1], 0)
        if "shock" in weapon.traits or "entangling" in weapon.traits:
            points += 12
        best = max(best, points * skill_value(fighter, weapon.skill)[0] // 100)
    return best


def left(combat: Combat, target: Fighter) -> int:
    """How much damage somebody takes until it falls; one point for those whom any hit puts out (EP-DEATH-8)."""
    if combat.options.one_hit_mooks and target.card.has("mook"):
        return 1
    return max(1, target.card.durability - target.damage)


def foe_of(combat: Combat, target: Fighter) -> Foe:
    """Somebody as a hit sees it."""
    card = target.card
    check = 3 * card.aptitudes["som"] + card.check_mods.get("som", 0)
    spare = card.wounds_ignored + target.wounds_off
    if target.wounds or target.marks:
        check -= 10 * wounds_counted(target) + (30 if target.marks & STUNNED else 0)
        spare -= target.wounds
    fallen = FALLEN + PER_MENACE * menace(target)
    frail = combat.options.one_hit_mooks and card.has("mook")
    return Foe(left(combat, target), card.wound_threshold, check, max(0, min(3, spare)), fallen, frail)


def guard_of(target: Fighter, melee: bool) -> int:
    """The defence to expect, roughly; below 0 for whoever cannot defend (EP-ATK-4)."""
    if not can_defend(target):
        return NO_DEFENCE
    fray = skill_value(target, "fray")[0]
    if melee:
        value = max(fray, skill_value(target, "melee")[0]) if can_parry(target) else fray
    else:
        value = halved(fray)
    value += 30 * target.full_defense
    if target.wounds:
        value -= 10 * wounds_counted(target)
    if target.marks & (STUNNED | BLINDED | GRAPPLED):
        value -= 30
    return max(0, value)


def more_than_harm(weapon: Weapon, target: Fighter, foe: Foe) -> int:
    """What a weapon's traits are worth against somebody (EP-TRAIT-2 to EP-TRAIT-9)."""
    extra = 0
    card = target.card
    for trait in weapon.traits:
        if trait in ("shock", "stun", "pain") and not feels(target):
            continue
        if trait == "shock":
            failing = failure(foe.check + card.armor_energy + SIZE_MODIFIER[card.size])
            extra += (foe.fallen * 3 // 5 * failing + 80 * (100 - failing)) // 100
        elif trait == "stun":
            extra += 60 * failure(foe.check + card.armor_kinetic) // 100
        elif trait == "knockdown":
            extra += 25 * failure(foe.check) // 100
        elif trait in ("blinding", "entangling"):
            held = 0 if trait == "entangling" and target.marks & GRAPPLED else foe.fallen // 2
            extra += held * failure(3 * card.aptitudes["ref"] + card.check_mods.get("ref", 0)) // 100
        elif trait == "pain":
            extra += 40 + 60 * failure(3 * card.aptitudes["wil"]) // 100
        elif trait == "incendiary":
            extra += 60
    return extra


# -- one weapon ------------------------------------------------------------------------------------
def is_loaded(fighter: Fighter, weapon: Weapon) -> bool:
    return weapon.ammo is None or shots_left(fighter, weapon) > 0


def usable_weapons(fighter: Fighter) -> list[Weapon]:
    """What is in hand and loaded; bare hands for whoever has nothing else to strike with."""
    found, bladed = [], False
    for name in fighter.arms if fighter.card.has("arm_slide") else fighter.ready:
        weapon = fighter.arms[name]
        if weapon.ammo is None or is_loaded(fighter, weapon):
            found.append(weapon)
            bladed = bladed or weapon.melee
    if not bladed:
        found.append(UNARMED_MACHINE if fighter.card.synthmorph else UNARMED)
    return found


def packed_weapons(fighter: Fighter) -> list[Weapon]:
    """What could be drawn and used at once."""
    if len(fighter.arms) == len(fighter.ready) or fighter.card.has("arm_slide"):
        return []
    return [
        weapon
        for name, weapon in fighter.arms.items()
        if name not in fighter.ready and weapon.kind not in OF_THE_MIND and is_loaded(fighter, weapon)
    ]


OTHER_DEEDS = {"melee": "attack_melee", "thrown": "attack_thrown", "system": "attack_system", "psi": "attack_psi"}


def deed_for(weapon: Weapon) -> str:
    return OTHER_DEEDS.get(weapon.kind, "attack_ranged")


def in_reach(combat: Combat, fighter: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether a target is legal for a weapon in hand (EP-ATK-13)."""
    start = origin(fighter, weapon)
    if weapon.melee and not apart_at_most(start, target.pos, combat.options.melee_range_m):
        return False
    if weapon.kind == "psi" and (target.card.synthmorph or not combat.options.psi_attacks):
        return False
    for trait in weapon.traits:
        if trait in SHORT_BANDS and band(weapon, start, target.pos) in SHORT_BANDS[trait]:
            return False
    return sees(combat, start, target.pos)


class Arm(NamedTuple):
    """A weapon as somebody would use it now, without a target."""

    weapon: Weapon
    blow: Blow
    base: int
    own: int
    """The sum of the modifiers that are there whatever the target is."""
    dice: Dice
    plus: int
    also: tuple[str, ...] = ()


def armed(combat: Combat, fighter: Fighter, weapon: Weapon, charge: bool) -> Arm:
    blow = Blow(fighter.id, "", weapon, "SA" if weapon.modes else "", charge=charge)
    test = skill_test(fighter, weapon.skill, own_parts(combat, fighter, blow), use=weapon.kind)
    own = 0
    for part in test.parts:
        own += part[0]
    also = other_blades(fighter, weapon) if weapon.melee else ()
    card = fighter.card
    key = (weapon.id, weapon.melee and (card.size, card.has("strong_melee")), charge, len(also))
    known = _dice.get(key)
    if known is None or known[0] is not weapon:
        known = _dice[key] = (weapon, *dice_of(fighter, weapon, charge, len(also)))
    return Arm(weapon, blow, test.base, own, known[1], known[2], also)


_dice: dict[tuple[object, ...], tuple[Weapon, Dice, int]] = {}
"""By the name of the weapon and what else counts; another weapon of the name takes its place."""


def dice_of(fighter: Fighter, weapon: Weapon, charge: bool, also: int) -> tuple[Dice, int]:
    """The dice of a hit and what is added to them, with so many further blades."""
    harm = weapon_harm(fighter, weapon)
    if charge:
        harm.add(1, 6)
    harm.add(min(3, also), 6)
    dice: Dice = ()
    for count, sides in harm.dice:
        dice += (sides,) * count
    if weapon.melee and fighter.card.size <= SMALL_BODY:  # EP-SIZE-2
        return (tuple([(sides + 1) // 2 for sides in dice]), harm.plus // 2) if fighter.card.size else ((1,), 0)
    return dice, harm.plus


def other_blades(fighter: Fighter, weapon: Weapon) -> tuple[str, ...]:
    """Further melee weapons in hand: each adds a die (EP-MELEE-8)."""
    found = [name for name in fighter.ready if name != weapon.id and fighter.arms[name].melee]
    return tuple(found[: max(0, min(3, fighter.card.limbs - 1))]) if weapon.id != UNARMED.id else ()


def aim_at(combat: Combat, fighter: Fighter, arm: Arm, target: Fighter, shift: int, foe: Foe | None = None) -> Aim:
    """Everything about an attack on somebody but the way; `shift` is what the number will be better or worse by."""
    weapon, own, blow = arm.weapon, arm.own, arm.blow
    if fighter.aim is not None or fighter.swept:
        blow = blow._replace(target=target.id)
    for part in target_parts(combat, fighter, blow, target):
        own += part[0]
    number = arm.base + shift + (MOST if own > MOST else -MOST if own < -MOST else own)
    dice, area = arm.dice, weapon.area
    if weapon.melee:
        reach = reach_of(target, melee_weapon(target), fighter) - reach_of(fighter, weapon, target)
        guard = guard_of(target, True)
        guard += min(30, reach) if reach > 0 and guard > 0 else 0
    else:
        guard = NO_DEFENCE if area is not None else guard_of(target, False)
        if weapon.kind == "kinetic" and 10 in dice and band(weapon, origin(fighter, weapon), target.pos) == "beyond":
            dice = tuple(sorted(dice)[:-1])  # EP-RANGE-2
    pierces = "armor_piercing" in weapon.traits
    armor = 0 if weapon.kind == "psi" else armor_of(target, weapon.armor)
    foe = foe_of(combat, target) if foe is None else foe
    extra = more_than_harm(weapon, target, foe) if weapon.traits else 0
    calls = not pierces and area is None and weapon.kind not in OF_THE_MIND
    return Aim(dice, arm.plus, number, guard, halved(armor) if pierces else armor, calls, extra, weapon.ammo or 0, foe)


def with_weapon(
    combat: Combat,
    fighter: Fighter,
    arm: Arm,
    target: Fighter,
    shift: int = 0,
    aims: bool = False,
    draws: bool = False,
    foe: Foe | None = None,
) -> Chance | None:
    """The best way to attack a target with a weapon; None if its target number is not above 0 or it can do nothing."""
    aim = aim_at(combat, fighter, arm, target, shift, foe)
    steadied = aims and arm.weapon.kind not in OF_THE_MIND and arm.weapon.id in fighter.ready
    found = best_way(fighter, arm.weapon, aim, steadied)
    return None if found is None else chance_of(arm, target, found, draws)


def chance_of(arm: Arm, target: Fighter, found: Choice, draws: bool) -> Chance:
    way, weapon = found.way, arm.weapon
    worth = found.worth if can_act(target) else found.worth // 2
    return Chance(
        worth, found.number, deed_for(weapon), target.id, weapon.id, way.mode, way.use, False, found.fells,
        found.called, way.aims, draws, way.touch, (), arm.also,
    )  # fmt: skip


def shoots(fighter: Fighter) -> bool:
    """Whether somebody has a loaded weapon in hand that works from afar."""
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if not weapon.melee and (weapon.area is None or not is_blast(weapon)) and is_loaded(fighter, weapon):
            return True
    return False


def plain_worth(aim: Aim) -> int:
    """What an attack without any option is worth."""
    if aim.number <= 0:
        return 0
    return expected(aim.dice, aim.plus, aim.armor, grades(aim.number, aim.guard), aim.foe, aim.extra)
