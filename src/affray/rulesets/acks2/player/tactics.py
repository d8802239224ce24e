"""The computer player's segment: what to do with it, and whom to strike (D6, D8, D9, D15).

Every answer is legal by construction. Going nearer is in `closing`, keeping alive in `caution`.
"""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.measure import FIVE_TEN

from ..actions.attacking import has_hold_of
from ..actions.maneuvers import penalty, weapon_to_lose
from ..actions.moving import turns_its_back
from ..body.throws import Part, total
from ..fight.attacks import Blow, can_damage
from ..fight.targets import main_weapon, may_attack, melee_weapon
from ..ground.board import (
    Supposed,
    apart,
    facing_towards,
    facings_of,
    front_left,
    is_block,
    line_clear,
    put,
    stepped,
    within_five,
)  # fmt: skip
from ..ground.engagement import is_engaged
from ..ground.stepping import placings
from ..model.conditions import (
    BERSERK,
    CROUCHING,
    FRIGHTENED,
    HELD,
    HIDDEN,
    INCAPACITATED,
    IS_HELPLESS,
    NO_ACTIONS,
    PRONE,
    VULNERABLE,
)  # fmt: skip
from ..model.kinds import BRAWLING, Weapon
from ..model.stats import Combat, Warrior
from .approach import away
from .caution import (
    PASS,
    defence_worth,
    flee,
    has_left,
    is_bound,
    is_shooter,
    lies_low,
    slip_away,
    slips_away,
    wait_for_help,
)  # fmt: skip
from .closing import READY, close_in, face_foes, seek_target
from .magic import abilities_of, aim_for
from .odds import faces_of, might, pool_of, toll, worth
from .styles import PLAIN, Style
from .weapons import Wish, can_walk, change_weapon, too_far

HARD_SAVE = 11
"""Whoever needs less on its save is not worth a maneuver."""
FROM_THE_GROUND = 8
"""The faces of a d20 with which a prone one rather strikes than stands up."""


def in_segment(combat: Combat, warrior: Warrior, style: Style = PLAIN) -> Wish:
    """The next thing to do in one's own segment, apart from casting."""
    marks = warrior.marks
    if marks & NO_ACTIONS or warrior.spent.ran or warrior.spent.moves >= 2:
        return wait_for_help(combat, warrior) or PASS
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
        return get_up(combat, warrior, foes, engaged)
    if engaged and slips_away(combat, warrior):
        wish = slip_away(combat, warrior, foes)
        if wish is not None:
            return wish
    if marks & INCAPACITATED:
        return "defend", {}
    if lies_low(combat, warrior):
        return best_ability(combat, warrior, 0, helpful=True) or face_foes(warrior, foes) or ("defend", {})
    if marks & BERSERK:
        return rage(combat, warrior, foes, engaged, style)
    return change_weapon(combat, warrior, foes, engaged) or use_weapon(combat, warrior, foes, engaged, style)


def rage(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], engaged: bool, style: Style) -> Wish:
    """The berserk go for the nearest; where every way there begins with a detour, they wait (ACKS-COND-15)."""
    near = min(FIVE_TEN.between(warrior.place, each.place) for each in foes)
    nearest = [each for each in foes if FIVE_TEN.between(warrior.place, each.place) == near]
    wish = change_weapon(combat, warrior, nearest, engaged) or use_weapon(combat, warrior, nearest, engaged, style)
    path = wish[1].get("path")
    if isinstance(path, tuple) and path and turns_its_back(combat, warrior, stepped(warrior, path[-1])):
        return face_foes(warrior, nearest) or READY
    return wish


def get_up(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], engaged: bool) -> Wish:
    """Standing up takes the movement of the unengaged; the engaged strike first where that fells (ACKS-MOVE-8)."""
    if can_walk(warrior) and not engaged:
        return "stand_up", {"as": "movement"}
    weapon = melee_weapon(warrior)
    if weapon is not None:
        target, _ = best_target(combat, warrior, weapon, foes)
        if target is not None and target.hp <= weapon.damage.count + weapon.damage.plus + weapon.damage_bonus:
            if faces_of(combat, warrior, target, weapon) >= FROM_THE_GROUND:
                return strike(warrior, target, weapon)
    return "stand_up", {"as": "combat"}


def strike(warrior: Warrior, target: Warrior, weapon: Weapon) -> Wish:
    """A plain attack; what is not the first in hand is named."""
    if weapon.id in BRAWLING and warrior.hand:
        return "attack", {"target": target.id, "with": weapon.id}
    return "attack", {"target": target.id}


def use_weapon(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], engaged: bool, style: Style) -> Wish:
    """The act that is worth most; without any, turn to somebody in reach, get nearer or wait."""
    weapon = main_weapon(warrior)
    target, value = best_target(combat, warrior, weapon, foes)
    if engaged and target is None and weapon.missile:
        weapon = BRAWLING["fist"]
        target, value = best_target(combat, warrior, weapon, foes)
    if target is not None and not engaged and too_far(warrior, target, weapon):
        return seek_target(combat, warrior, foes, wait=False) or strike(warrior, target, weapon)
    if warrior.card.spells:
        ability = best_ability(combat, warrior, value)
        if ability is not None:
            return ability
    if target is not None:
        if target.marks & IS_HELPLESS and slays(warrior, target, weapon, engaged):
            return "coup_de_grace", {"target": target.id}
        if target.marks & HELD and has_hold_of(warrior, target):
            return "hold_damage", {"target": target.id}
        if engaged and not target.marks & IS_HELPLESS and defence_worth(combat, warrior, style) > value:
            return "defend", {}
        if weapon.missile and crouches(combat, warrior, foes):
            return "take_cover", {"as": "movement"}
        trick = best_trick(combat, warrior, target, weapon, value)
        return ("maneuver", {"kind": trick, "target": target.id}) if trick else strike(warrior, target, weapon)
    if can_walk(warrior):
        turn = turn_to(combat, warrior, weapon, foes)
        if turn is not None:
            return turn
    if engaged:
        return "defend", {}
    wish = tend(combat, warrior)
    if wish is not None:
        return wish
    if has_left(combat, warrior):
        return "defend", {}
    if weapon.missile:
        return seek_target(combat, warrior, foes) or ("ready", {"trigger": "comes_into_view"})
    return close_in(combat, warrior, weapon, foes, style)


# -- striking --------------------------------------------------------------------------------------
def best_target(
    combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]
) -> tuple[Warrior | None, int]:  # fmt: skip
    """The legal target from which an attack can be expected to take most, and what that is worth (D8)."""
    best: Warrior | None = None
    most = -1
    simple = not weapon.missile and weapon.reach == 1 and not weapon.long
    ahead = warrior.ahead
    for foe in foes:
        if simple and not ahead & foe.body:
            continue
        if may_attack(combat, warrior, foe, weapon):
            value = worth(combat, warrior, foe, weapon)
            if value > most:
                best, most = foe, value
    if best is not None and len(warrior.hand) > 1 and weapon.id not in BRAWLING:
        for name in warrior.hand[1:]:
            if may_attack(combat, warrior, best, warrior.arms[name]):
                most += worth(combat, warrior, best, warrior.arms[name])
    return best, max(0, most)


def best_ability(combat: Combat, warrior: Warrior, most: int, helpful: bool = False) -> Wish | None:
    """The ability or item that promises more than an attack, if any."""
    best: Wish | None = None
    for spell in abilities_of(warrior):
        if helpful and spell.harmful:
            continue
        aim = aim_for(combat, warrior, spell)
        if aim is not None and aim[0] > most:
            item = spell.casting == "item"
            best = ("in_lieu_of_attack", {"what": spell.id}) if item else ("spell_like_ability", {"ability": spell.id})
            most = aim[0]
    return best


TRICKS = ("knock_down", "wrestle", "disarm", "force_back")
TAKES = {"knock_down": 45, "wrestle": 85, "disarm": 40, "force_back": 15}
"""What part of its worth a maneuver that succeeds takes from somebody for a while, in hundredths."""


def best_trick(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, plain: int) -> str:
    """D15: a maneuver in which it is trained, against somebody who will outlast the blow and hardly resist it."""
    known = warrior.card.proficiencies
    if weapon.missile or not known or main_weapon(warrior) is not melee_weapon(warrior) or len(warrior.hand) > 1:
        return ""
    twice = weapon.damage.count * (weapon.damage.sides + 1) + 2 * (weapon.damage.plus + weapon.damage_bonus)
    if twice >= 2 * target.hp or target.marks & VULNERABLE or target.card.saves["paralysis"] < HARD_SAVE:
        return ""
    best = ""
    for trick in TRICKS:
        if f"combat_trickery:{trick}" in known and (trick != "disarm" or weapon_to_lose(target)):
            value = trick_worth(combat, warrior, target, weapon, trick)
            if value > plain:
                best, plain = trick, value
    return best


def trick_worth(combat: Combat, warrior: Warrior, target: Warrior, weapon: Weapon, trick: str) -> int:
    """What a maneuver can be expected to take: its damage, and what the target can no longer do (ACKS-MANEUV)."""
    blow = Blow(how=trick, penalty=penalty(warrior, trick, weapon), no_armor=trick == "wrestle")
    faces = faces_of(combat, warrior, target, weapon, blow)
    larger: list[Part] = [(2 * (target.card.size - warrior.card.size), "size", ""), (-2, "trained", "")]
    if trick == "disarm":
        larger[0] = (4 if "two_handed" in target.arms[weapon_to_lose(target)].tags else 0, "two_handed", "")
    fails = min(19, max(1, target.card.saves["paralysis"] - target.card.wil_mod - total(larger) - 1))
    hurt = 0 if trick == "wrestle" else toll(target, faces, pool_of(warrior.card, weapon))
    takes = TAKES[trick] + (30 if trick == "force_back" and backed(combat, warrior, target) else 0)
    return hurt + might(target) * takes * faces * fails // 40_000


def backed(combat: Combat, warrior: Warrior, target: Warrior) -> bool:
    """Whether somebody forced back would soon meet a wall, an obstacle or a hazard (ACKS-MANEUV-3)."""
    here, there, grid = warrior.place, target.place, combat.ground.grid
    dx, dy = (there.x > here.x) - (there.x < here.x), (there.y > here.y) - (there.y < here.y)
    behind = target.place.moved(dx, dy)
    if not grid.has(behind.x, behind.y):
        return True
    body = grid.filled(behind)
    bad = grid.solid.squares | combat.ground.obstacles
    for hazard in combat.ground.hazards:
        bad |= hazard.squares
    return bool(body & bad)


def slays(warrior: Warrior, target: Warrior, weapon: Weapon, engaged: bool) -> bool:
    """Whether a helpless opponent in reach can be slain without a roll (ACKS-MELEE-6)."""
    fits = not engaged and not weapon.missile and warrior.card.size >= target.card.size
    return fits and bool(warrior.ahead & target.body) and can_damage(target, weapon)


def turn_to(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish | None:
    """Turn where somebody can be attacked (D9): beside for melee, in range and sight for missiles."""
    if not is_block(warrior):
        return lie_anew(combat, warrior, weapon, foes)
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


def lie_anew(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish | None:
    """A long body turns by lying otherwise, so that it faces somebody whom it touches (ACKS-FACE-12)."""
    near = [each for each in foes if within_five(warrior, each)]
    if weapon.missile or not near:
        return None
    for facing in facings_of(warrior):
        for place in placings(combat, warrior, facing):
            with Supposed(warrior):
                put(combat.ground, warrior, place, facing)
                fits = any(may_attack(combat, warrior, each, weapon) for each in near)
            if fits:
                return "remain_stationary", {"facing": facing.name, "at": front_left(place, facing)}
    return None


def crouches(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> bool:
    """Whether a shooter behind a low wall crouches before it shoots, because others shoot as well (ACKS-MOVE-14)."""
    if not warrior.body & combat.ground.waist or warrior.marks & CROUCHING or not can_walk(warrior):
        return False
    return not warrior.spent.moves and any(is_shooter(each) for each in foes)


def tend(combat: Combat, warrior: Warrior) -> Wish | None:
    """A fallen ally within 5 ft, by somebody who can heal or has nothing else to do (ACKS-ACT-10)."""
    if combat.options.mortal_wounds == "simple":
        return None
    for other in combat.warriors.values():
        if other.status == "unconscious" and other.side == warrior.side and not other.treated:
            if within_five(warrior, other) and (warrior.card.healing_rank or not combat.enemies(warrior)):
                return "treat_injury", {"whom": other.id}
    return None


