"""What attacks can be expected to do, in whole numbers: chances as 20,000ths, damage doubled (part 5, D-8, D-19)."""

from __future__ import annotations

from typing import NamedTuple

from affray.space.field import distance_floor

from ..body.blows import (
    SHOTS,
    TO_HIT,
    UNARMED,
    UNARMED_MACHINE,
    Blow,
    band,
    can_parry,
    is_blast,
    origin,
    own_parts,
    target_parts,
)  # fmt: skip
from ..body.checks import MOST, skill_test, skill_value
from ..body.damage import armor_of, weapon_harm
from ..body.traits import feels
from ..fight.areas import Throw, area_test, left_of
from ..fight.targets import SHORT_BANDS, shots_left
from ..ground.board import apart_at_most, sees
from ..model.conditions import UNCONSCIOUS
from ..model.kinds import GRAIN, Weapon, halved
from ..model.stats import Combat, Fighter, can_act, can_defend, wounds_counted

SURE = 20_000
MORE_THAN_HARM = {"shock": 12, "entangling": 12, "stun": 4, "knockdown": 2, "blinding": 6, "pain": 6}
"""What traits that hurt nobody are worth, in doubled points of damage."""
BURSTS = {"BF": (10,), "FA": (10, 10)}
"""Dice of the damage option (EP-RANGE-6, EP-RANGE-7)."""
NEEDED = 60
"""From this target number on the damage option is taken (D-19)."""
FALLEN_WORTH, WOUNDED_WORTH = 60, 10
"""An opponent who falls is worth so much more than its last points, doubled, and one who is wounded twice."""


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
    """Its mean damage times its chance reaches what the target has left (D-9)."""


def hit_chance(attack: int, defence: int) -> int:
    """The chance of winning an opposed test with these numbers, criticals aside, as 20,000ths (EP-TEST-10)."""
    high = min(98, attack)
    if high < 0:
        return SURE // 100
    low = min(98, defence)
    if low <= 0:
        return 200 * (high + 1)
    if low <= high:
        return 200 * (high + 1) - low * (low + 1)
    return 200 * (high + 1) - 2 * low * (high + 1) + high * (high + 1)


def guard_of(target: Fighter, melee: bool) -> int:
    """The defence to expect, roughly; 0 for whoever cannot defend (EP-ATK-4)."""
    if not can_defend(target):
        return 0
    fray = skill_value(target, "fray")[0]
    if melee:
        value = max(fray, skill_value(target, "melee")[0]) if can_parry(target) else fray
    else:
        value = halved(fray)
    return value + 30 * target.full_defense - 10 * wounds_counted(target)


def left(target: Fighter) -> int:
    """How much damage somebody takes until it falls; the helpless are no danger any more."""
    return max(1, target.card.durability - target.damage)


def worth(chance: int, twice: int, most: int, target: Fighter, extra: int) -> int:
    """What so much doubled damage with such a chance is worth against somebody who stands `most` of it."""
    if twice >= most:
        gain = most + FALLEN_WORTH + extra
    elif twice >= 4 * target.card.wound_threshold:
        gain = twice + WOUNDED_WORTH + extra
    else:
        gain = twice + extra
    return chance * gain if can_act(target) else chance * gain // 2


# -- one weapon ------------------------------------------------------------------------------------
def usable_weapons(fighter: Fighter) -> list[Weapon]:
    """What is in hand and loaded; bare hands for whoever has nothing else to strike with."""
    found = []
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.ammo is None or shots_left(fighter, weapon) > 0:
            found.append(weapon)
    if not any(weapon.melee for weapon in found):
        found.append(UNARMED_MACHINE if fighter.card.synthmorph else UNARMED)
    return found


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


Dice = tuple[int, ...]
"""The sides of each die."""
_means: dict[tuple[Dice, int], int] = {}


def through(dice: Dice, armor: int) -> int:
    """What of these dice comes through so much armour on average, doubled; a bonus is armour below 0 (EP-DMG-3)."""
    known = _means.get((dice, armor))
    if known is None:
        totals = {0: 1}
        for sides in dice:
            grown: dict[int, int] = {}
            for total, count in totals.items():
                for face in range(1, sides + 1):
                    grown[total + face] = grown.get(total + face, 0) + count
            totals = grown
        most = sum([count * max(0, total - armor) for total, count in totals.items()])
        known = _means[(dice, armor)] = 2 * most // sum(totals.values())
    return known


class Arm(NamedTuple):
    """A weapon as somebody would use it now, without a target."""

    weapon: Weapon
    blow: Blow
    base: int
    own: int
    """The sum of the modifiers that are there whatever the target is."""
    dice: Dice
    plus: int


def armed(combat: Combat, fighter: Fighter, weapon: Weapon, charge: bool) -> Arm:
    blow = Blow(fighter.id, "", weapon, "SA" if weapon.modes else "", charge=charge)
    test = skill_test(fighter, weapon.skill, own_parts(combat, fighter, blow), use=weapon.kind)
    own = 0
    for part in test.parts:
        own += part[0]
    harm = weapon_harm(fighter, weapon)
    if charge:
        harm.add(1, 6)
    dice: Dice = ()
    for count, sides in harm.dice:
        dice += (sides,) * count
    return Arm(weapon, blow, test.base, own, dice, harm.plus)


def with_weapon(combat: Combat, fighter: Fighter, arm: Arm, target: Fighter, shift: int = 0) -> Chance | None:
    """The best way to attack a target with a weapon; None if its target number is not above 0.

    `shift` is what the target number will be worse by, for reasons that are not there yet.
    """
    weapon, own, blow = arm.weapon, arm.own, arm.blow
    if fighter.aim is not None or fighter.swept:
        blow = blow._replace(target=target.id)
    for part in target_parts(combat, fighter, blow, target):
        own += part[0]
    number = arm.base + shift + (MOST if own > MOST else -MOST if own < -MOST else own)
    guard = 0 if weapon.area is not None else guard_of(target, weapon.melee)
    armor = armor_of(target, weapon.armor)
    extra = 0
    if weapon.traits:
        if "armor_piercing" in weapon.traits:
            armor = halved(armor)
        extra = more_than_harm(weapon, target)
    armor -= arm.plus
    best: Way | None = None
    most = mean = 0
    standing = 2 * left(target)
    for way in ways(fighter, weapon, number):
        if number + way.bonus > 0:
            chance, twice = hit_chance(number + way.bonus, guard), through(arm.dice + way.dice, armor)
            value = worth(chance, twice, standing, target, extra)
            if best is None or value > most:
                best, most, mean = way, value, chance * twice
    if best is None:
        return None
    number += best.bonus
    fells = mean >= SURE * standing
    return Chance(most, number, deed_for(weapon), target.id, weapon.id, best.mode, best.use, False, fells)


def more_than_harm(weapon: Weapon, target: Fighter) -> int:
    """What a weapon's traits are worth against somebody."""
    extra = 0
    for trait in weapon.traits:
        if trait in MORE_THAN_HARM and (trait not in ("shock", "stun", "pain") or feels(target)):
            extra += MORE_THAN_HARM[trait]
    return extra


class Way(NamedTuple):
    """A mode with its option: its bonus to the target number or its dice."""

    mode: str
    use: str = ""
    bonus: int = 0
    dice: Dice = ()


HARD = {mode: Way(mode, "damage", 0, dice) for mode, dice in BURSTS.items()}
HIT = {mode: Way(mode, "hit", bonus) for mode, bonus in TO_HIT.items()}
PLAIN = {mode: Way(mode) for mode in SHOTS}
MELEE_HARD = [Way("", "damage", 0, (10,))]
MELEE_ANY = [Way("", "hit", 10), *MELEE_HARD]
ONLY_WAY = [Way("")]


def ways(fighter: Fighter, weapon: Weapon, number: int) -> list[Way]:
    """Modes with their option: damage from a target number of 60 on (D-19).

    Below it hitting comes first, but thick armour stops what is only likelier to hit: both are weighed.
    In melee the option is that of an aggressive attack (EP-MELEE-3).
    """
    if weapon.melee:
        return MELEE_HARD if number >= NEEDED else MELEE_ANY
    if not weapon.modes:
        return ONLY_WAY
    found: list[Way] = []
    shots = None if weapon.ammo is None else shots_left(fighter, weapon)
    for mode in weapon.modes:
        if (shots is not None and shots < SHOTS[mode]) or (mode == "SS" and weapon.id in fighter.budget.ss_fired):
            continue
        if mode not in TO_HIT or weapon.area is not None:
            found.append(PLAIN[mode])
        elif fighter.aim is None or fighter.aim.bonus != 10:
            if number < NEEDED:
                found.append(HIT[mode])
            found.append(HARD[mode])
    return found


class Outlook:
    """What one question's answer is weighed by: the best attacks from here, each looked for once."""

    __slots__ = ("_best", "combat", "fighter")

    def __init__(self, combat: Combat, fighter: Fighter) -> None:
        self.combat, self.fighter = combat, fighter
        self._best: dict[str, Chance | None] = {}

    def best(self, nature: str = "") -> Chance | None:
        """The attack that promises most, of any nature or of one (physical, mental)."""
        if nature not in self._best:
            self._best[nature] = best_attack(self.combat, self.fighter, nature=nature)
        return self._best[nature]


# -- all of them -----------------------------------------------------------------------------------
def best_attack(combat: Combat, fighter: Fighter, only: str = "", nature: str = "") -> Chance | None:
    """The attack that promises most from where somebody stands, on anybody or on one; None if there is none."""
    best: Chance | None = None
    charge = fighter.budget.move_type == "full" and fighter.budget.moved
    mental = nature == "mental" or fighter.took_initiative == "insight"
    enemies = combat.enemies(fighter)
    for weapon in usable_weapons(fighter):
        if mental and weapon.kind not in ("system", "psi"):
            continue
        if nature == "physical" and weapon.kind in ("system", "psi"):
            continue
        if is_blast(weapon):
            found = best_blast(combat, fighter, weapon) if not only else None
            if found is not None and (best is None or found.worth > best.worth):
                best = found
            continue
        arm: Arm | None = None
        for target in enemies:
            if (only and target.id != only) or target.marks & UNCONSCIOUS:
                continue
            if in_reach(combat, fighter, weapon, target):
                arm = arm or armed(combat, fighter, weapon, charge and weapon.melee)
                found = with_weapon(combat, fighter, arm, target)
                if found is not None and (best is None or found.worth > best.worth):
                    best = found
    return best


def attack_after(combat: Combat, fighter: Fighter, charge: bool) -> Chance | None:
    """The best melee attack on somebody in sight after a charge, or after a base move (EP-MELEE-4)."""
    weapon = usable_weapons(fighter)[0]
    if not weapon.melee:
        return None
    far = (fighter.card.move_full if charge else fighter.card.move_base) // GRAIN + combat.options.melee_range_m
    arm = armed(combat, fighter, weapon, charge)
    best: Chance | None = None
    for target in combat.enemies(fighter):
        if apart_at_most(fighter.pos, target.pos, far) and not target.marks & UNCONSCIOUS:
            found = attack_on(combat, fighter, arm, target)
            if found is not None and (best is None or found.worth > best.worth):
                if sees(combat, fighter.pos, target.pos):
                    best = found
    return best


def attack_on(combat: Combat, fighter: Fighter, arm: Arm, target: Fighter) -> Chance | None:
    """A melee attack on somebody whom one still has to reach."""
    running = fighter.budget.move_type in ("full", "rush")
    return with_weapon(combat, fighter, arm, target, -10 if arm.blow.charge and not running else 0)


def best_blast(combat: Combat, fighter: Fighter, weapon: Weapon) -> Chance | None:
    """A blast on the opponent where it hurts the others most, friends counting against it (EP-AREA-2)."""
    best: Chance | None = None
    start = origin(fighter, weapon)
    twice = weapon_harm(fighter, weapon).twice_average
    for target in combat.enemies(fighter):
        if not sees(combat, start, target.pos) or not in_reach(combat, fighter, weapon, target):
            continue
        balance = 0
        for each in combat.fighters.values():
            if each.status == "active" and not each.marks & UNCONSCIOUS:
                harm = 2 * left_of(weapon, twice // 2, distance_floor(each.pos, target.pos))
                dealt = min(harm - 2 * armor_of(each, weapon.armor), 2 * left(each))
                if dealt > 0:
                    balance += dealt if each.side != fighter.side else -2 * dealt
        number = area_test(combat, Throw(Blow(fighter.id, target.id, weapon), target.pos)).target
        value = hit_chance(number, 0) * balance * 3 // 4
        if number > 0 and balance > 0 and (best is None or value > best.worth):
            mode = next((each for each in weapon.modes), "")
            best = Chance(value, number, deed_for(weapon), target.id, weapon.id, mode, "", True)
    return best


def shoots(fighter: Fighter) -> bool:
    """Whether somebody has a loaded weapon in hand that works from afar."""
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if not weapon.melee and not is_blast(weapon) and (weapon.ammo is None or shots_left(fighter, weapon) > 0):
            return True
    return False
