"""The computer player's segment: strike, close in, charge when it pays, hold the line, give way (D6, D8, D9, D15).

Every answer is legal by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from affray.space.measure import FIVE_TEN

from ..actions.attacking import has_hold_of
from ..actions.maneuvers import weapon_to_lose
from ..fight.attacks import ambush_dice, can_damage
from ..fight.targets import has_ammo, is_long_armed, main_weapon, may_attack, melee_weapon
from ..ground.board import apart, facing_towards, is_block, line_clear, within_five
from ..ground.engagement import is_engaged
from ..model.conditions import (
    BERSERK,
    FALTERING,
    FRIGHTENED,
    HELD,
    HIDDEN,
    INCAPACITATED,
    IS_HELPLESS,
    NO_ACTIONS,
    PRONE,
    RESTRAINED,
    VULNERABLE,
    WINDED,
)
from ..model.kinds import Spell, Weapon
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import first_weapons
from ..time.count import limit
from .approach import approach, away, behind, charge_to, contact, ending
from .odds import aim_for, expected

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""
PASS: Wish = ("pass", {})
HARD_SAVE = 11
"""Whoever needs less on its save is not worth a maneuver."""
NEAREST = 3
"""So many opponents are looked at for a charge."""


def in_segment(combat: Combat, warrior: Warrior) -> Wish:
    """The next thing to do in one's own segment, apart from casting."""
    marks = warrior.marks
    if marks & NO_ACTIONS or warrior.spent.ran:
        return PASS
    if is_bound(combat, warrior):
        path = away(combat, warrior, warrior.declared, combat.enemies(warrior))
        return (warrior.declared, {"path": path}) if path else PASS
    if marks & FRIGHTENED:
        return flee(combat, warrior)
    if marks & HELD:
        return "escape", {}
    foes = [each for each in combat.enemies(warrior) if not each.marks & HIDDEN]
    if warrior.holds_back:
        foes = [each for each in foes if not each.marks & FRIGHTENED or within_five(warrior, each)]
    if not foes:
        return tend(combat, warrior) or PASS
    engaged = is_engaged(combat, warrior)
    if marks & PRONE:
        return "stand_up", {"as": "movement" if can_walk(warrior) and not engaged else "combat"}
    if engaged and slips_away(combat, warrior):
        path = away(combat, warrior, "withdraw", foes)
        if path:
            return "withdraw", {"path": path, "ending": ending(warrior, path, foes).name}
    if marks & INCAPACITATED:
        return "defend", {}
    return change_weapon(combat, warrior, engaged) or use_weapon(combat, warrior, foes, engaged)


def can_walk(warrior: Warrior) -> bool:
    """Whether a movement action is left."""
    return not warrior.spent.committed and warrior.spent.moves < 2 and not warrior.marks & RESTRAINED


def can_delay(combat: Combat, warrior: Warrior) -> bool:
    """Whether waiting for a target is possible at all (ACKS-DELAY-9, ACKS-DELAY-11)."""
    begun = warrior.spent.begun or combat.count < warrior.number or warrior.delay_to is not None
    return (
        not begun
        and warrior.number > 0
        and limit(warrior) < combat.count
        and (combat.options.delay_commitment == "free")
    )


def use_weapon(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], engaged: bool) -> Wish:
    """Attack, else turn to somebody in reach, else get nearer or wait."""
    weapon = main_weapon(warrior)
    target = best_target(combat, warrior, weapon, foes)
    if warrior.card.spells:
        ability = best_ability(combat, warrior, 0 if target is None else expected(warrior, target, weapon))
        if ability is not None:
            return ability
    if target is not None:
        if target.marks & IS_HELPLESS and slays(warrior, target, weapon, engaged):
            return "coup_de_grace", {"target": target.id}
        if target.marks & HELD and has_hold_of(warrior, target):
            return "hold_damage", {"target": target.id}
        trick = best_trick(warrior, target, weapon)
        return ("maneuver", {"kind": trick, "target": target.id}) if trick else ("attack", {"target": target.id})
    if can_walk(warrior):
        turn = turn_to(combat, warrior, weapon, foes)
        if turn is not None:
            return turn
    if engaged:
        return "defend", {}
    wish = tend(combat, warrior)
    if wish is not None:
        return wish
    if weapon.missile:
        return seek_target(combat, warrior, foes)
    return close_in(combat, warrior, weapon, foes)


# -- striking --------------------------------------------------------------------------------------
def best_target(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Warrior | None:
    """The legal target on which an attack can be expected to do most (D8)."""
    best: Warrior | None = None
    most = -1
    simple = not weapon.missile and weapon.reach == 1 and not weapon.long
    ahead = warrior.ahead
    for foe in foes:
        if simple and not ahead & foe.body:
            continue
        value = expected(warrior, foe, weapon)
        if value > most and may_attack(combat, warrior, foe, weapon):
            best, most = foe, value
    return best


def abilities_of(warrior: Warrior) -> list[Spell]:
    """The spell-like abilities and items that are not spent."""
    left = warrior.castings
    return [each for each in warrior.card.spells.values() if not each.declared and left.get(each.id, 0) > 0]


def best_ability(combat: Combat, warrior: Warrior, most: int) -> Wish | None:
    """The ability or item that promises more than an attack, if any."""
    best: Wish | None = None
    for spell in abilities_of(warrior):
        aim = aim_for(combat, warrior, spell)
        if aim is not None and aim[0] > most:
            item = spell.casting == "item"
            best = ("in_lieu_of_attack", {"what": spell.id}) if item else ("spell_like_ability", {"ability": spell.id})
            most = aim[0]
    return best


def best_trick(warrior: Warrior, target: Warrior, weapon: Weapon) -> str:
    """D15: a maneuver in which it is trained, against somebody who will outlast the blow and hardly resist it."""
    if weapon.missile or not warrior.card.proficiencies or main_weapon(warrior) is not melee_weapon(warrior):
        return ""
    twice = weapon.damage.count * (weapon.damage.sides + 1) + 2 * (weapon.damage.plus + weapon.damage_bonus)
    if twice >= 2 * target.hp or target.marks & VULNERABLE or target.card.size > warrior.card.size:
        return ""
    if target.card.saves["paralysis"] < HARD_SAVE:
        return ""
    for trick in ("knock_down", "disarm"):
        if f"combat_trickery:{trick}" in warrior.card.proficiencies:
            if trick == "knock_down" or weapon_to_lose(target):
                return trick
    return ""


def slays(warrior: Warrior, target: Warrior, weapon: Weapon, engaged: bool) -> bool:
    """Whether a helpless opponent in reach can be slain without a roll (ACKS-MELEE-6)."""
    fits = not engaged and not weapon.missile and warrior.card.size >= target.card.size
    return fits and bool(warrior.ahead & target.body) and can_damage(target, weapon)


def turn_to(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish | None:
    """Turn where somebody can be attacked (D9): beside for melee, in range and sight for missiles."""
    if not is_block(warrior):
        return None
    for foe in sorted(foes, key=lambda each: apart(warrior, each)):
        if weapon.missile:
            assert weapon.range is not None
            if apart(warrior, foe) > weapon.range[2] or not line_clear(combat, warrior.place, foe.place):
                continue
        elif not within_five(warrior, foe):
            return None
        facing = facing_towards(warrior, warrior.place, foe.place)
        if facing != warrior.facing:
            return "remain_stationary", {"facing": facing.name}
    return None


def tend(combat: Combat, warrior: Warrior) -> Wish | None:
    """A fallen ally within 5 ft, by somebody who can heal or has nothing else to do (ACKS-ACT-10)."""
    if combat.options.mortal_wounds == "simple":
        return None
    for other in combat.warriors.values():
        if other.status == "unconscious" and other.side == warrior.side and not other.treated:
            if within_five(warrior, other) and (warrior.card.healing_rank or not combat.enemies(warrior)):
                return "treat_injury", {"whom": other.id}
    return None


# -- weapons ---------------------------------------------------------------------------------------
def change_weapon(combat: Combat, warrior: Warrior, engaged: bool) -> Wish | None:
    """A blade for shooters in melee, the bow again afterwards, anything for empty hands (ACKS-ACT-6)."""
    packed = [each for name, each in warrior.arms.items() if name not in warrior.hand]
    if not warrior.hand:
        return ("drop_and_draw", {"weapon": packed[0].id}) if packed else None
    weapon = main_weapon(warrior)
    if weapon.missile:
        spent = not has_ammo(warrior, weapon)
        if not engaged and not spent:
            return None
        if weapon.thrown and not spent:
            return "mode", {"weapon": weapon.id}
        blade = next((each for each in packed if not each.missile), None)
        if blade is None:
            return None
        if spent or not can_walk(warrior):
            return "drop_and_draw", {"weapon": blade.id}
        return "draw", {"weapon": blade.id, "as": "movement"}
    if engaged or not can_walk(warrior):
        return None
    bow = next((each for each in packed if each.missile and not each.thrown and has_ammo(warrior, each)), None)
    return None if bow is None else ("draw", {"weapon": bow.id, "as": "movement"})


# -- getting nearer --------------------------------------------------------------------------------
def seek_target(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish:
    """Nobody to shoot at: wait for somebody, at last go and look (D6)."""
    if can_delay(combat, warrior):
        return "delay", {}
    return march(warrior, approach(combat, warrior, foes), foes) or ("ready", {"trigger": "comes_into_view"})


def close_in(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish:
    """March into reach, charge if that pays, hold the line, or march nearer."""
    if is_caster(warrior) or warrior.declared == "withdraw":
        return face_foes(warrior, foes) or ("defend", {})
    throw = hurl(combat, warrior, weapon, foes) if warrior.spent.moves else None
    if throw is not None:
        return throw
    if can_walk(warrior):
        holds = holds_line(combat, warrior)
        wish: Wish | None = None
        if warrior.spent.moves == 0:
            path = contact(combat, warrior, in_the_line(combat, warrior, foes) if holds else foes, weapon)
            if not holds and (weapon.impact or not path):
                wish = charge_at(combat, warrior, weapon, foes)
            wish = wish or steal_up(combat, warrior, foes) or march(warrior, path, foes)
        if wish is None and not holds:
            wish = march(warrior, approach(combat, warrior, foes), foes)
        if wish is not None:
            return wish
    ready: Wish = ("ready", {"trigger": "comes_into_reach"})
    return hurl(combat, warrior, weapon, foes) or face_foes(warrior, foes) or ready


def hurl(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish | None:
    """Throw what is in hand at somebody near, if another blade is at the belt (ACKS-ACT-6, ACKS-RANGED-10)."""
    if not weapon.thrown or weapon.missile or weapon.range is None or warrior.first_ready:
        return None
    if not any(not each.missile for name, each in warrior.arms.items() if name not in warrior.hand):
        return None
    near = [each for each in foes if apart(warrior, each) <= weapon.range[0]]
    thrown = replace(weapon, missile=True)
    return None if best_target(combat, warrior, thrown, near) is None else ("mode", {"weapon": weapon.id})


def steal_up(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Sneak behind the back of somebody who fights with nobody, to strike harder from there (ACKS-MOVE-6, ATK-8)."""
    place = warrior.place
    if warrior.card.sneak_throw is None or ambush_dice(warrior) < 0 or place.wide > 1 or place.deep > 1:
        return None
    found = behind(combat, warrior, [each for each in foes if not is_engaged(combat, each)])
    return None if found is None else ("sneak", {"path": found[0], "ending": found[1].name})


def in_the_line(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> list[Warrior]:
    """The opponents that already fight with somebody of one's own side."""
    own = combat.of(warrior.side)
    return [foe for foe in foes if any(each.ahead & foe.body or foe.ahead & each.body for each in own)]


def march(warrior: Warrior, path: Sequence[tuple[int, int]], foes: Sequence[Warrior]) -> Wish | None:
    if not path or not can_walk(warrior):
        return None
    values: dict[str, Any] = {"path": tuple(path)}
    if is_block(warrior):
        values["ending"] = ending(warrior, path, foes).name
    return "march", values


def face_foes(warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Look at the nearest opponent before standing ready."""
    if not can_walk(warrior) or warrior.spent.moves or not is_block(warrior):
        return None
    foe = min(foes, key=lambda each: apart(warrior, each))
    facing = facing_towards(warrior, warrior.place, foe.place)
    return None if facing == warrior.facing else ("remain_stationary", {"facing": facing.name})


def is_caster(warrior: Warrior) -> bool:
    """Has harm left to cast, and so keeps away from blades."""
    spells = warrior.card.spells
    return bool(spells) and any(left > 0 and spells[name].harmful for name, left in warrior.castings.items())


def is_shooter(warrior: Warrior) -> bool:
    """Harms from afar as long as it is let alone."""
    weapon = main_weapon(warrior)
    return (weapon.missile and not weapon.thrown and has_ammo(warrior, weapon)) or is_caster(warrior)


def holds_line(combat: Combat, warrior: Warrior) -> bool:
    """Time works for the side that alone has shooters: the others of it keep their formation and let the foe come."""
    own = theirs = False
    for each in combat.warriors.values():
        if each.status == "active" and not each.marks & (NO_ACTIONS | FRIGHTENED) and is_shooter(each):
            if each.side == warrior.side:
                own = True
            elif combat.hostile(warrior, each):
                theirs = True
    return own and not theirs


# -- the charge ------------------------------------------------------------------------------------
def charge_at(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish | None:
    """A charge, if one is possible and does not lead into ready weapons that would cost a quarter of what is left."""
    if warrior.marks & WINDED or melee_weapon(warrior) is not weapon:
        return None
    if harm_ahead(combat, warrior) > 10 * warrior.hp:
        return None
    near = sorted(foes, key=lambda each: (FIVE_TEN.between(warrior.place, each.place), each.hp))
    for foe in near[:NEAREST]:
        to = charge_to(combat, warrior, foe, weapon)
        if to is not None:
            return "charge", {"target": foe.id, "to": to}
    return None


def harm_ahead(combat: Combat, warrior: Warrior) -> int:
    """What ready weapons can be expected to do to a charger in the first round, in 40ths (ACKS-FIRST)."""
    if combat.round > 1:
        return 0
    harm, long_armed = 0, is_long_armed(warrior)
    for foe in combat.enemies(warrior):
        if foe.first_ready and foe.segment == "pending":
            weapon = first_weapons(foe)[0]
            if weapon.missile or (not long_armed and foe.card.size >= warrior.card.size):
                harm += expected(foe, warrior, weapon, not weapon.missile and weapon.impact)
    return harm


# -- giving way ------------------------------------------------------------------------------------
def is_bound(combat: Combat, warrior: Warrior) -> bool:
    """Must do what it declared (ACKS-DECL-12; option `declaration_binding`)."""
    if combat.options.declaration_binding != "binding" or (warrior.spent.moves and warrior.declared == "withdraw"):
        return False
    return warrior.declared in ("retreat", "withdraw")


def slips_away(combat: Combat, warrior: Warrior) -> bool:
    """The faltering withdraw as declared; skirmishing shooters get room to shoot undeclared (ACKS-DEFMOV)."""
    if not warrior.began_engaged or not can_walk(warrior) or warrior.spent.moves or warrior.marks & (BERSERK | PRONE):
        return False
    if warrior.declared == "withdraw":
        return bool(warrior.marks & FALTERING)
    return "skirmishing" in warrior.card.proficiencies and main_weapon(warrior).missile and is_shooter(warrior)


def flee(combat: Combat, warrior: Warrior) -> Wish:
    """Away at running speed, off the map if it is near; by a retreat if declared (ACKS-COND-9)."""
    if warrior.spent.begun or warrior.marks & (HELD | RESTRAINED):
        return PASS
    if warrior.marks & PRONE:
        return PASS if is_engaged(combat, warrior) else ("stand_up", {"as": "movement"})
    foes = combat.enemies(warrior)
    how = "retreat" if warrior.declared == "retreat" else "run"
    path = away(combat, warrior, how, foes)
    return (how, {"path": path}) if path else PASS
