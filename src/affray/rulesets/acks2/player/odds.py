"""What somebody is worth in a fight, and what blows can be expected to take from that, in whole numbers.

Worth is measured by what a combatant can be expected to do in a round, its might. Half of it is lost with its hit
points, as they go; the other half when it falls.
"""

from __future__ import annotations

from functools import lru_cache

from ..body.throws import total
from ..fight.attacks import PLAIN, Blow, armor_class, attack_parts, can_damage, extra_dice, sure_by
from ..fight.targets import main_weapon
from ..ground.engagement import engagers
from ..model.conditions import DISORDERED, INCAPACITATED, VULNERABLE
from ..model.kinds import BRAWLING, Card, Spell, Weapon
from ..model.stats import Combat, Warrior

TYPICAL_AC = 3
"""Of whom somebody's might is measured by."""
CERTAIN = 1000
"""A chance is so many of a thousand, unless it is in faces of a d20."""
SCALE = 16
"""Might is counted so finely: in 640ths of a point of damage."""
FALTERS = ((4, 20), (3, 25), (2, 30))
"""When a monster that fights alone has no more than so many sixths of its hit points its heart may fail it: what that
takes of its worth, in hundredths (ACKS-MORALE-4, ACKS-MORALE-6)."""
FALLEN = 25
"""What is left to take by felling it then."""
PRESENCE = 10 * SCALE
"""Even the harmless are in the way."""


@lru_cache(maxsize=4096)
def at_least(count: int, sides: int, need: int) -> int:
    """In how many of a thousand throws dice come to so much."""
    if need <= count:
        return CERTAIN
    if need > count * sides:
        return 0
    ways = [1]
    for _ in range(count):
        ways = [sum(ways[max(0, at - sides) : at]) for at in range(len(ways) + sides)]
    whole: int = sides**count
    return CERTAIN * sum(ways[need:]) // whole


def twice_mean(card: Card, weapon: Weapon, extra: int = 0) -> int:
    """What a hit does on average, doubled."""
    pool = weapon.damage
    twice = (pool.count + extra) * (pool.sides + 1) + 2 * (pool.plus + weapon.damage_bonus)
    if not weapon.missile or weapon.thrown:
        twice += 2 * card.str_mod
    return max(2, twice)


def plain_faces(card: Card, weapon: Weapon, ac: int) -> int:
    """The faces of a d20 that hit an armor class, if nothing else helps or hinders."""
    bonus = (card.dex_mod if weapon.missile else card.str_mod) + weapon.attack_bonus
    return min(19, max(1, 21 + bonus - card.attack_throw - ac))


def expected(attacker: Warrior, target: Warrior, weapon: Weapon, impact: bool = False) -> int:
    """The damage to expect of one attack throw in 40ths of a point; what is beyond the target's hit points is lost."""
    ac = target.card.ac - (2 if target.marks & (DISORDERED | VULNERABLE) else 0)
    return plain_faces(attacker.card, weapon, ac) * min(2 * target.hp, twice_mean(attacker.card, weapon, impact))


# -- worth -----------------------------------------------------------------------------------------
def might(warrior: Warrior) -> int:
    """What somebody can be expected to do in a round, with weapons or with magic."""
    card, found = warrior.card, 0
    if not warrior.marks & INCAPACITATED:
        for name in warrior.hand or BRAWLING:
            weapon = warrior.arms.get(name)
            if weapon is not None:
                found += plain_faces(card, weapon, TYPICAL_AC) * twice_mean(card, weapon)
    if card.spells:
        for name, left in warrior.castings.items():
            if left > 0 and name in card.spells:
                found = max(found, power(card.spells[name]))
    return SCALE * found + PRESENCE


def power(spell: Spell) -> int:
    """What a spell can be expected to do to or for somebody ordinary, in 40ths of a point."""
    twice = 0
    for effect in spell.effects:
        twice += effect.pool.count * (effect.pool.sides + 1) + 2 * effect.pool.plus
        twice += 8 if effect.kind in ("condition", "ward") else 0
    return (10 if spell.save or not spell.harmful else 20) * twice


def toll(target: Warrior, faces: int, pool: tuple[int, int, int]) -> int:
    """The worth that a blow takes from somebody: so many faces of a d20 hit, and so many dice and points hurt."""
    count, sides, plus = pool
    hp, most = max(1, target.hp), target.card.hp_max
    falls = at_least(count, sides, hp - plus)
    if target.card.morale is not None and not target.group and not target.fearless:
        lost = FALLEN * falls
        for share, worse in FALTERS:
            left = target.hp_at_start * share // 6
            if left < hp:
                lost += worse * at_least(count, sides, hp - left - plus)
        return might(target) * faces * lost // (20 * 100 * CERTAIN)
    hurts = min(hp, (count * (sides + 1) + 2 * plus) // 2)
    return might(target) * faces * (falls * (most + hp) + (CERTAIN - falls) * hurts) // (40 * CERTAIN * most)


def pool_of(card: Card, weapon: Weapon, extra: int = 0) -> tuple[int, int, int]:
    """The dice of a hit and what is added to them."""
    plus = weapon.damage.plus + weapon.damage_bonus
    if not weapon.missile or weapon.thrown:
        plus += card.str_mod
    return weapon.damage.count + extra, weapon.damage.sides, plus


def faces_of(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow = PLAIN) -> int:
    """The faces of a d20 that hit in an attack that can be made now (ACKS-ATK-1, ACKS-ATK-2)."""
    if sure_by(attacker, target, weapon, blow):
        return 20
    needed = attacker.card.attack_throw + armor_class(combat, target, weapon, blow)
    return min(19, max(1, 21 + total(attack_parts(combat, attacker, target, weapon, blow)) - needed))


def worth(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, blow: Blow = PLAIN) -> int:
    """The worth that an attack which can be made now takes from its target."""
    if not can_damage(target, weapon):
        return 0
    dice = extra_dice(combat, attacker, target, weapon, blow, 0)
    faces = faces_of(combat, attacker, target, weapon, blow)
    found = toll(target, faces, pool_of(attacker.card, weapon, dice))
    if target.declared and is_about_to_cast(target):
        found = 3 * found // 2
    for ward in target.wards:
        if ward.kind.attackers_save:
            return found * min(19, max(1, 21 - attacker.card.saves[ward.kind.attackers_save])) // 20
    return found


def is_about_to_cast(target: Warrior) -> bool:
    """Whether a blow would still take a declared spell from somebody (ACKS-SPELL-3)."""
    waiting = target.segment in ("pending", "delaying")
    return waiting and not target.disrupted and target.declared in target.card.spells


def promise(attacker: Warrior, target: Warrior, weapon: Weapon, charge: bool = False) -> int:
    """The worth that an attack would take if one got there."""
    if not can_damage(target, weapon):
        return 0
    ac = target.card.ac - (2 if target.marks & (DISORDERED | VULNERABLE) else 0) - (2 if charge else 0)
    faces = plain_faces(attacker.card, weapon, ac)
    return toll(target, faces, pool_of(attacker.card, weapon, int(charge and weapon.impact)))


# -- danger ----------------------------------------------------------------------------------------
def danger(combat: Combat, warrior: Warrior) -> tuple[int, int, int]:
    """What those who engage somebody will do to it if it stays: how likely it falls, of a thousand; the worth it can be
    expected to lose; and how much less if it defends itself (ACKS-ACT-8)."""
    stands, lost, spared = CERTAIN, 0, 0
    for foe in engagers(combat, warrior):
        weapon = main_weapon(foe)
        if weapon.missile and not weapon.thrown:
            weapon = BRAWLING["fist"]
        faces = faces_of(combat, foe, warrior, weapon)
        pool = pool_of(foe.card, weapon)
        falls = faces * at_least(pool[0], pool[1], warrior.hp - pool[2]) // 20
        stands = stands * (CERTAIN - falls) // CERTAIN
        harm = toll(warrior, faces, pool)
        lost += harm
        spared += 2 * harm // faces if faces < 20 else 0
    return CERTAIN - stands, lost, spared
