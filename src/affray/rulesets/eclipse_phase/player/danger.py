"""What opponents can be expected to do to somebody, and what it is worth to guard against it."""

from __future__ import annotations

from affray.space.field import Point

from ..body.blows import CLOSE, UNARMED, is_blast, origin, range_modifier
from ..body.checks import skill_value
from ..body.damage import armor_of, weapon_harm
from ..ground.board import apart_at_most, cover_against, sees
from ..model.conditions import PRONE
from ..model.kinds import GRAIN, Weapon, halved
from ..model.stats import Combat, Fighter, can_act, wounds_counted
from .chances import Dice, Foe
from .odds import foe_of, guard_of, is_loaded
from .outlook import Outlook
from .ways import Aim, best_way

FULL_DEFENCE = 30
"""EP-ACT-7."""


def able_enemies(combat: Combat, fighter: Fighter) -> list[Fighter]:
    return [each for each in combat.enemies(fighter) if can_act(each)]


def harm_by(combat: Combat, enemy: Fighter, target: Fighter, point: Point, foe: Foe, guard: int = 0) -> int:
    """What the best attack of an opponent is worth against somebody at a point, with so much added to its defence."""
    most = 0
    arms = [enemy.arms[name] for name in enemy.ready] or [UNARMED]
    for weapon in arms:
        if is_blast(weapon) or not is_loaded(enemy, weapon):
            continue
        number = skill_value(enemy, weapon.skill)[0] - 10 * wounds_counted(enemy)
        if weapon.melee:
            far = enemy.card.move_full // GRAIN + combat.options.melee_range_m
            if not apart_at_most(enemy.pos, point, far):
                continue
            number += 20 if target.marks & PRONE else 0
        else:
            start = origin(enemy, weapon)
            if not sees(combat, start, point):
                continue
            number += range_modifier(weapon, start, point) - 10 * cover_against(combat, target, start)
            if target.marks & PRONE and not apart_at_most(start, point, CLOSE):
                number -= 10
        most = max(most, harm_with(enemy, weapon, target, number, foe, guard))
    return most


def can_attack(combat: Combat, enemy: Fighter) -> bool:
    """Whether somebody can do any harm in its next slot."""
    foes = able_enemies(combat, enemy)
    return any(harm_by(combat, enemy, each, each.pos, foe_of(combat, each)) for each in foes)


def harm_with(enemy: Fighter, weapon: Weapon, target: Fighter, number: int, foe: Foe, guard: int) -> int:
    armor = 0 if weapon.kind == "psi" else armor_of(target, weapon.armor)
    if "armor_piercing" in weapon.traits:
        armor = halved(armor)
    harm = weapon_harm(enemy, weapon)
    dice: Dice = ()
    for count, sides in harm.dice:
        dice += (sides,) * count
    defence = guard_of(target, weapon.melee) + guard
    found = best_way(
        enemy, weapon, Aim(dice, harm.plus, number, defence, armor, False, 0, weapon.ammo or 0, foe), False
    )
    return 0 if found is None else found.worth


def worth_of_guard(outlook: Outlook) -> int:
    """What full defence keeps off until the next slot, in the measure of attacks (EP-ACT-7)."""
    combat, fighter = outlook.combat, outlook.fighter
    foe = foe_of(combat, fighter)
    kept = 0
    for enemy in able_enemies(combat, fighter):
        harm = harm_by(combat, enemy, fighter, fighter.pos, foe)
        if harm:
            kept += harm - harm_by(combat, enemy, fighter, fighter.pos, foe, FULL_DEFENCE)
    return kept * outlook.style.own_harm // 100


def is_spent(outlook: Outlook) -> bool:
    """Whether somebody has little left, and others of its side could go on without it for a while."""
    combat, fighter = outlook.combat, outlook.fighter
    if not fighter.damage or not is_low(fighter, outlook.style.own_harm):
        return False
    return any(can_act(each) and not is_low(each, 100) for each in combat.allies(fighter))


def is_low(fighter: Fighter, caution: int) -> bool:
    """Has less than a quarter of its Durability left, or as many wounds as would make its acts vain."""
    left = fighter.card.durability - fighter.damage
    return 400 * left < fighter.card.durability * caution or wounds_counted(fighter) >= 4
