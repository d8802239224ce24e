"""How the computer player gets nearer: into contact, into a charge, behind a back, behind its own front (D8, D9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from affray.space.facing import Arc, Facing
from affray.space.measure import FIVE_TEN

from ..fight.attacks import ambush_dice
from ..fight.targets import has_hiding_place, is_long_armed, may_attack, melee_weapon
from ..ground.board import apart, arc_of, facing_towards, front_left, is_block, line_clear, may_stand, within_five
from ..ground.engagement import is_engaged
from ..ground.routes import speed
from ..model.conditions import BERSERK, FRIGHTENED, HIDDEN, NO_ACTIONS, SURPRISED, WINDED
from ..model.kinds import Weapon
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import first_weapons
from .approach import approach, behind, beside, charge_to, contact, distance, ending, gets_at, leave_by, spots, ways
from .caution import can_delay, front_of, is_shooter, is_support, is_wounded
from .magic import can_heal, in_need, is_caster
from .odds import expected, promise
from .styles import Style
from .weapons import Wish, blade_of, can_walk, closes_in_sooner, is_better

NEAREST = 3
"""So many opponents are looked at for a charge, or one by one for a march."""
PATIENCE = 12
"""After so many rounds nobody holds a line any more, and whoever can reach nobody leaves."""
READY: Wish = ("ready", {"trigger": "comes_into_reach"})


# -- with missiles ---------------------------------------------------------------------------------
def seek_target(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], wait: bool = True) -> Wish | None:
    """Nobody to shoot at: wait for somebody, at last go and look (D6)."""
    if wait and can_delay(combat, warrior):
        return "delay", {}
    wish = march(warrior, approach(combat, warrior, foes), foes)
    if wish is None and wait:
        return conceal(combat, warrior) or leave_field(combat, warrior)
    return wish


# -- hand to hand ----------------------------------------------------------------------------------
def close_in(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior], style: Style) -> Wish:
    """March into reach, charge if that pays, hold the line, or march nearer; who supports others stays behind them."""
    if warrior.declared == "withdraw":
        return face_foes(warrior, foes) or ("defend", {})
    if is_support(warrior):
        behind = is_caster(warrior) or goes_first(combat, warrior, foes)
        wish = (stay_behind if behind else to_the_wounded)(combat, warrior, foes)
        if wish is not None:
            return wish
    throw = hurl(combat, warrior, weapon, foes) if warrior.spent.moves else None
    if throw is not None:
        return throw
    low = [each for each in foes if abs(each.elevation - warrior.elevation) <= 5 * weapon.reach]
    if can_walk(warrior) and low:
        wish = advance(combat, warrior, weapon, low, style)
        if wish is not None:
            return wish
    return (
        hurl(combat, warrior, weapon, foes)
        or conceal(combat, warrior)
        or leave_field(combat, warrior)
        or face_foes(warrior, foes)
        or READY
    )


def advance(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior], style: Style) -> Wish | None:
    """A movement towards the enemy."""
    holds = holds_line(combat, warrior, foes)
    spares = is_wounded(warrior, style) and bool(front_of(combat, warrior))
    wish: Wish | None = None
    if warrior.spent.moves == 0:
        near = in_the_line(combat, warrior, foes) if holds or spares else foes
        wish = steal_up(combat, warrior, near) or to_arms(combat, warrior, foes)
        if wish is not None:
            return wish
        path = best_contact(combat, warrior, near, weapon)
        if not holds and not spares and (weapon.impact or not path):
            wish = charge_at(combat, warrior, weapon, foes, style)
        wish = wish or march(warrior, path, foes)
    if wish is None and not holds:
        wish = march(warrior, approach(combat, warrior, foes), foes)
    return wish



def best_contact(
    combat: Combat, warrior: Warrior, foes: Sequence[Warrior], weapon: Weapon
) -> Sequence[tuple[int, int]]:  # fmt: skip
    """The march to whom an attack takes most from, of those it can get at; else to anybody."""
    budget = speed(warrior, warrior.card.combat) + weapon.reach
    near = [each for each in foes if FIVE_TEN.between(warrior.place, each.place) <= budget + 1]
    if not near:
        return ()
    reached = ways(combat, warrior, speed(warrior, warrior.card.combat))
    if len(near) > 1:
        near.sort(key=lambda each: (-promise(warrior, each, weapon), apart(warrior, each)))
        for foe in near[:NEAREST]:
            path = contact(combat, warrior, [foe], weapon, reached)
            if path:
                return path
    return contact(combat, warrior, near, weapon, reached)


def hurl(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior]) -> Wish | None:
    """Throw what is in hand at somebody near, if as good a blade is at the belt (ACKS-ACT-6, ACKS-RANGED-10)."""
    if not weapon.thrown or weapon.missile or weapon.range is None or warrior.first_ready:
        return None
    blade = blade_of(warrior)
    bundle = warrior.ammo.get(weapon.id, 0) > 1
    if not bundle and (blade is None or is_better(warrior, weapon, blade)):
        return None
    thrown = replace(weapon, missile=True)
    if blade is not None and closes_in_sooner(warrior, blade, thrown, foes):
        return None
    for foe in foes:
        if apart(warrior, foe) <= weapon.range[0] and may_attack(combat, warrior, foe, thrown):
            return "mode", {"weapon": weapon.id}
    return None


def steal_up(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Behind the back of somebody, to strike harder from there: sneaking, unless others already keep it from turning
    (ACKS-MOVE-6, ACKS-ATK-8, ACKS-FACE-8)."""
    place = warrior.place
    if ambush_dice(warrior) < 0 or place.wide > 1 or place.deep > 1:
        return None
    busy = [each for each in foes if is_engaged(combat, each)]
    found = behind(combat, warrior, busy) if busy else None
    if found is not None:
        return "march", {"path": found[0], "ending": found[1].name}
    if warrior.card.sneak_throw is None:
        return None
    found = behind(combat, warrior, [each for each in foes if each not in busy])
    return None if found is None else ("sneak", {"path": found[0], "ending": found[1].name})


def to_arms(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Empty hands go and fetch a weapon that lies about (ACKS-ACT-6)."""
    if warrior.hand or not combat.lying:
        return None
    grid, goal = combat.ground.grid, 0
    for each in combat.lying:
        goal |= grid.near(1 << grid.square(each.x, each.y), 1) | 1 << grid.square(each.x, each.y)
    reached = ways(combat, warrior, speed(warrior, warrior.card.combat))
    square = reached.nearest(goal & reached.ends)
    return march(warrior, spots(combat, warrior, reached.path(square)[1:]), foes) if square >= 0 else None


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


def holds_line(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> bool:
    """Time works for the side that alone has shooters: the others of it keep their formation and let the foe come, but
    not while the foe is surprised, and not for ever."""
    if combat.round > PATIENCE or any(each.marks & SURPRISED for each in foes):
        return False
    own = theirs = False
    for each in combat.warriors.values():
        if each.status == "active" and not each.marks & (NO_ACTIONS | FRIGHTENED) and is_shooter(each):
            if each.side == warrior.side:
                own = True
            elif combat.hostile(warrior, each):
                theirs = True
    return own and not theirs


# -- behind the front ------------------------------------------------------------------------------
def goes_first(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> bool:
    """Whether nobody of one's own front is nearer to the enemy."""
    front = front_of(combat, warrior)
    own = distance(warrior.place, foes)
    return bool(front) and all(distance(each.place, foes) >= own for each in front)


def stay_behind(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Healers go to the wounded, casters to where they see somebody, nobody of them goes first; None where nobody is
    left to go, and waiting leads to nothing."""
    if can_walk(warrior) and not warrior.spent.moves:
        seen = any_in_sight(combat, warrior, foes)
        wish = to_the_wounded(combat, warrior, foes)
        if wish is None and not seen:
            wish = follow(combat, warrior, foes)
        if wish is not None:
            return wish
        late = combat.round > PATIENCE
        if (late and not combat.offensive) or ((late or not seen) and not front_of(combat, warrior)):
            return None
        return face_foes(warrior, foes) or conceal(combat, warrior) or ("defend", {})
    return conceal(combat, warrior) or ("defend", {})


def any_in_sight(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> bool:
    """Whether a spell that is left reaches somebody."""
    spells = warrior.card.spells
    far = max([spells[x].range for x, left in warrior.castings.items() if left and x in spells], default=0)
    return any(apart(warrior, x) <= far and line_clear(combat, warrior.place, x.place) for x in foes)


def to_the_wounded(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Beside somebody who needs healing, and with it in view (ACKS-SPELL-5, ACKS-SPELL-6)."""
    if not can_walk(warrior) or warrior.spent.moves or not can_heal(warrior):
        return None
    for other in in_need(combat, warrior):
        if within_five(warrior, other):
            if arc_of(combat, warrior, other) != Arc.REAR or not is_block(warrior):
                return "defend", {}
            return "remain_stationary", {"facing": facing_towards(warrior, warrior.place, other.place).name}
        reached = ways(combat, warrior, speed(warrior, warrior.card.combat))
        goal = beside(combat, warrior, [other]) & reached.ends & ~beside(combat, warrior, foes)
        square = reached.nearest(goal)
        if square >= 0:
            path = spots(combat, warrior, reached.path(square)[1:])
            return ("march", {"path": path, "ending": looking_at(warrior, path, other).name}) if path else None
    return None


def looking_at(warrior: Warrior, path: Sequence[tuple[int, int]], other: Warrior) -> Facing:
    x, y = front_left(warrior.place, warrior.facing)
    return facing_towards(warrior, warrior.place.moved(path[-1][0] - x, path[-1][1] - y), other.place)


def follow(combat: Combat, warrior: Warrior, foes: Sequence[Warrior]) -> Wish | None:
    """Nearer to the enemy, but not past the foremost of one's own front."""
    least = min([distance(each.place, foes) for each in front_of(combat, warrior)], default=0) + 1
    path = list(approach(combat, warrior, foes))
    x, y = front_left(warrior.place, warrior.facing)
    while path:
        there = warrior.place.moved(path[-1][0] - x, path[-1][1] - y)
        if distance(there, foes) >= least and may_stand(combat, warrior, there, warrior.side):
            break
        path.pop()
    return march(warrior, path, foes)


def conceal(combat: Combat, warrior: Warrior) -> Wish | None:
    """Who knows how and has nothing better to do hides where there is a place for it (ACKS-MOVE-13)."""
    if warrior.card.hide_throw is None or warrior.marks & HIDDEN or warrior.spent.moves > 1:
        return None
    return ("hide", {}) if has_hiding_place(combat, warrior) else None


def leave_field(combat: Combat, warrior: Warrior) -> Wish | None:
    """Where nobody of a side can ever get at anybody, the fight is over for it: it walks off the map (ACKS-MOVE-12)."""
    if combat.round <= PATIENCE or combat.offensive or warrior.marks & BERSERK or not can_walk(warrior):
        return None
    foes = combat.enemies(warrior)
    for each in combat.of(warrior.side):
        if is_shooter(each) or is_engaged(combat, each) or gets_at(combat, each, foes):
            return None
    path = leave_by(combat, warrior)
    return ("march", {"path": path}) if path else None


# -- the charge ------------------------------------------------------------------------------------
def charge_at(combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior], style: Style) -> Wish | None:
    """A charge, if one is possible and does not lead into ready weapons that would cost a quarter of what is left."""
    if warrior.marks & WINDED or melee_weapon(warrior) is not weapon:
        return None
    if harm_ahead(combat, warrior) * style.care > 1000 * warrior.hp:
        return None
    near = sorted(foes, key=lambda each: (FIVE_TEN.between(warrior.place, each.place), each.hp))[: 2 * NEAREST]
    found = sorted(near[:NEAREST], key=lambda each: -promise(warrior, each, weapon, charge=True)) + near[NEAREST:]
    for foe in found:
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
