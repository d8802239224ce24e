"""What the computer player does with a complex action instead of an attack, when it is worth more (D-8)."""

from __future__ import annotations

from typing import Any

from ..body.blows import UNARMED, Blow, melee_parts, range_modifier
from ..body.checks import skill_value
from ..fight.grappling import can_grapple
from ..fight.movement import distance_of
from ..fight.suppression import SHOTS as SUPPRESSIVE_SHOTS
from ..fight.suppression import exposed
from ..fight.targets import shots_left
from ..ground.board import apart_at_most, sees
from ..model.conditions import RAGING, UNCONSCIOUS
from ..model.kinds import Suppression, Weapon
from ..model.stats import Combat, Fighter, can_act, wounds_counted
from .chances import SURE, failure, grades
from .danger import able_enemies, is_low, worth_of_guard
from .odds import Chance, aim_at, armed, foe_of, guard_of, plain_worth
from .outlook import Outlook
from .routes import best_cover, shelter

Wish = tuple[str, dict[str, Any]]
SMALL_GAIN = 80 * SURE
"""An attack that is worth less is compared with guarding oneself."""
FEW = 3
"""Fewer opponents are not worth twenty shots."""
COMES_OUT, DUCKS = 6, 2
"""How likely somebody under suppressive fire shows up in it, in tenths: out in the open, and with cover near."""
GUNS = ("kinetic", "beam", "spray", "seeker")


def other_than_strike(outlook: Outlook, chance: Chance | None) -> Wish | None:
    """Suppressive fire, waking a friend, full defence or a hold, if that is worth more than the best attack."""
    combat, fighter = outlook.combat, outlook.fighter
    if fighter.marks & RAGING:
        return None
    worth = 0 if chance is None else chance.worth
    best: Wish | None = None
    if fighter.aim is None:
        gain, wish = suppression(outlook)
        if gain > worth:
            best, worth = wish, gain
    gain, wish = waking(combat, fighter)
    if gain > worth:
        best, worth = wish, gain
    if chance is None:
        gain, wish = hold(combat, fighter)
        if gain > worth:
            best, worth = wish, gain
    if (
        100 * worth < SMALL_GAIN * outlook.style.own_harm
        and is_time_to_guard(outlook)
        and worth_of_guard(outlook) > worth
    ):
        return "full_defense", {}
    return best


def is_time_to_guard(outlook: Outlook) -> bool:
    """Whether full defence may be worth a whole action: for the hurt and the cautious, who are not alone.

    Alone it would only put off the end.
    """
    combat, fighter = outlook.combat, outlook.fighter
    if fighter.budget.buying or fighter.full_defense or combat.phase == "ambush":
        return False
    if outlook.style.own_harm <= 100 and not is_low(fighter, outlook.style.own_harm):
        return False
    return any(can_act(each) for each in combat.allies(fighter))


def suppression(outlook: Outlook) -> tuple[int, Wish]:
    """Twenty shots at everybody in a cone who is out in the open at the end of its slot (EP-RANGE-11)."""
    combat, fighter = outlook.combat, outlook.fighter
    none: Wish = ("end", {})
    best, wish = 0, none
    for name in fighter.ready:
        weapon = fighter.arms[name]
        if weapon.kind not in GUNS or "FA" not in weapon.modes or weapon.area is not None:
            continue
        if weapon.ammo is not None and shots_left(fighter, weapon) < SUPPRESSIVE_SHOTS:
            continue
        foes = able_enemies(combat, fighter)
        if len(foes) < FEW:
            continue
        likely = {each.id: DUCKS if has_cover_near(combat, each, fighter) else COMES_OUT for each in foes}
        for end in foes:
            fire = Suppression(fighter.id, weapon, fighter.pos, end.pos, 0)
            if any(exposed(combat, fire, each) for each in combat.allies(fighter)):
                continue
            gain = 0
            for each in foes:
                if exposed(combat, fire, each):
                    gain += kept_shot(combat, fighter, weapon, each) * likely[each.id] // 10
            if gain > best:
                around: dict[str, Any] = {"at": (end.pos.x, end.pos.y)} if combat.mapped else {"target": end.id}
                best, wish = gain, ("suppressive_fire", {**around, "with": name})
    return best, wish


def has_cover_near(combat: Combat, target: Fighter, shooter: Fighter) -> bool:
    """Whether somebody can get behind something before a shooter in his next slot."""
    if best_cover(combat, target.pos, [shooter]):
        return True
    return shelter(combat, target, [shooter], distance_of(combat, target, "full")) is not None


def kept_shot(combat: Combat, fighter: Fighter, weapon: Weapon, target: Fighter) -> int:
    """One shot with only range and wounds (EP-RANGE-11)."""
    aim = aim_at(combat, fighter, armed(combat, fighter, weapon, False), target, 0)
    number = skill_value(fighter, weapon.skill)[0] + range_modifier(weapon, fighter.pos, target.pos)
    return plain_worth(aim._replace(number=number - 10 * wounds_counted(fighter)))


def waking(combat: Combat, fighter: Fighter) -> tuple[int, Wish]:
    """A friend beside one who was only knocked out (EP-WOUND-8)."""
    best = 0
    wish: Wish = ("end", {})
    for each in combat.allies(fighter):
        if each.marks & UNCONSCIOUS and each.damage < each.card.durability and apart_at_most(each.pos, fighter.pos, 2):
            card = each.card
            number = 3 * card.aptitudes["int"] + card.check_mods.get("int", 0) - 30 - 10 * wounds_counted(each)
            gain = (100 - failure(number)) * foe_of(combat, each).fallen * SURE // 100
            if gain > best:
                best, wish = gain, ("wake", {"target": each.id})
    return best, wish


def hold(combat: Combat, fighter: Fighter) -> tuple[int, Wish]:
    """Grapple somebody whom no blow would hurt (EP-MELEE-9, EP-MELEE-10)."""
    best = 0
    wish: Wish = ("end", {})
    for each in able_enemies(combat, fighter):
        near = apart_at_most(each.pos, fighter.pos, combat.options.melee_range_m)
        free = near and not each.grappled_by and sees(combat, fighter.pos, each.pos)
        if free and can_grapple(combat, fighter.id, each.id):
            blow = Blow(fighter.id, each.id, UNARMED, grapple=True)
            number = skill_value(fighter, "melee")[0] - 10 * wounds_counted(fighter)
            number += sum(part[0] for part in melee_parts(fighter, blow, each))
            found = grades(number, guard_of(each, True))
            gain = (found.one + found.two + found.critical) * foe_of(combat, each).fallen // 2
            if gain > best:
                best, wish = gain, ("attack_melee", {"target": each.id, "with": UNARMED.id, "grapple": True})
    return best, wish
