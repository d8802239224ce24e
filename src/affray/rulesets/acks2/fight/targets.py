"""Whom an attack may be made on: melee reach and facing, missile range, sight and melees (ACKS-MELEE, ACKS-RANGED)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal
from affray.space.facing import Y_NORTH, Arc

from ..ground.board import apart, arc_of, cover, faces, sees, within_five, within_reach
from ..ground.engagement import alone_engages, engages, is_engaged
from ..model.catalogue import no
from ..model.conditions import BLINDED, FRIGHTENED, INCAPACITATED, IS_HELPLESS, VULNERABLE
from ..model.kinds import BRAWLING, Weapon
from ..model.stats import Combat, Warrior


def weapon_of(warrior: Warrior, name: str) -> Weapon | None:
    """A weapon in hand, or what everybody has."""
    if name in warrior.hand:
        return warrior.arms[name]
    return BRAWLING.get(name)


def main_weapon(warrior: Warrior) -> Weapon:
    """What it attacks with unless it says otherwise; with empty hands the fist."""
    return warrior.arms[warrior.hand[0]] if warrior.hand else BRAWLING["fist"]


def melee_weapon(warrior: Warrior) -> Weapon | None:
    """The first weapon in hand held for melee."""
    for name in warrior.hand:
        if not warrior.arms[name].missile:
            return warrior.arms[name]
    return BRAWLING["fist"] if not warrior.hand else None


def is_long_armed(warrior: Warrior) -> bool:
    """Equipped with a long melee weapon (ACKS-FIRST-5, ACKS-FIRST-8)."""
    return any(warrior.arms[name].long and not warrior.arms[name].missile for name in warrior.hand)


def is_missile_armed(warrior: Warrior) -> bool:
    """Equipped with a missile weapon in the mode in which it is held (ACKS-FIRST-1, ACKS-FIRST-15)."""
    return any(warrior.arms[name].missile and has_ammo(warrior, warrior.arms[name]) for name in warrior.hand)


def has_ammo(warrior: Warrior, weapon: Weapon) -> bool:
    return warrior.ammo.get(weapon.id, 1) > 0


STRUCK = ("active", "unconscious")
"""Who can be the target of an attack: the fallen too, who are helpless (ACKS-COND-7, ACKS-MELEE-5)."""


def is_helpless(warrior: Warrior) -> bool:
    """ACKS-COND-7: by a condition, or because it lies there unconscious."""
    return warrior.status == "unconscious" or bool(warrior.marks & IS_HELPLESS)


def is_ally(combat: Combat, one: Warrior, other: Warrior) -> bool:
    return one is not other and (one.side == other.side or not combat.hostile(one, other))


# -- melee -----------------------------------------------------------------------------------------
def in_melee_reach(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon) -> bool:
    """In reach and in the front arc, or over an ally's shoulder (ACKS-MELEE-1, ACKS-MELEE-2)."""
    if weapon.reach == 1:
        if attacker.ahead & target.body and abs(attacker.elevation - target.elevation) <= 5:
            return True
    elif within_reach(attacker, target, weapon.reach) and faces(combat, attacker, target, weapon.reach):
        return True
    return weapon.long and reaches_past_ally(combat, attacker, target)


def reaches_past_ally(combat: Combat, attacker: Warrior, target: Warrior) -> bool:
    """Directly behind an ally that it faces, the target being within 5 ft of that ally (ACKS-MELEE-2)."""
    for ally in combat.warriors.values():
        if (
            attacker.ahead & ally.body
            and ally.status == "active"
            and is_ally(combat, attacker, ally)
            and within_five(ally, target)
            and stands_behind(combat, attacker, ally)
        ):
            return True
    return False


def stands_behind(combat: Combat, one: Warrior, ally: Warrior) -> bool:
    """On a square straight behind somebody."""
    fx, fy = Y_NORTH.step(ally.facing)
    behind = ally.place.moved(-fx, -fy)
    return bool(one.body & combat.ground.grid.filled(behind)) and not one.body & ally.body


def why_no_melee(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon) -> Iterator[Refusal]:
    if not in_melee_reach(combat, attacker, target, weapon):
        reach, distance = 5 * max(weapon.reach, 1), 5 * apart(attacker, target)
        behind = distance <= reach
        yield no("ACKS-MELEE-1", "arc" if behind else "too_far", target=target.id, distance=distance, reach=reach)


# -- missiles --------------------------------------------------------------------------------------
def range_band(attacker: Warrior, target: Warrior, weapon: Weapon) -> int:
    """0 short, 1 medium, 2 long, 3 beyond (ACKS-RANGED-1)."""
    assert weapon.range is not None
    distance = apart(attacker, target)
    for band, most in enumerate(weapon.range):
        if distance <= most:
            return band
    return 3


def counts(combat: Combat, one: Warrior, mover: Warrior | None, other: Warrior) -> bool:
    """Whether an engagement between two counts: not if the movement being interrupted made it (ACKS-FIRST-18)."""
    if mover is None or (mover is not one and mover is not other):
        return True
    return (other.id if mover is one else one.id) in combat.bonds


def in_melee_with_ally(combat: Combat, firer: Warrior, target: Warrior, mover: Warrior | None) -> bool:
    """Engaged by, or engaging, an ally of the firer (ACKS-RANGED-6)."""
    for ally in combat.warriors.values():
        if not (ally.ahead & target.body or target.ahead & ally.body) or not is_ally(combat, firer, ally):
            continue
        if ally.status != "active" or not counts(combat, ally, mover, target):
            continue
        if engages(combat, ally, target) or engages(combat, target, ally):
            return True
    return False


def why_no_shot(
    combat: Combat, firer: Warrior, target: Warrior, weapon: Weapon, mover: Warrior | None = None
) -> Iterator[Refusal]:
    """Every rule against a missile attack; `mover` is who moves while it is interrupted."""
    if range_band(firer, target, weapon) > 2:
        far = 5 * weapon.range[-1] if weapon.range is not None else 0
        yield no("ACKS-RANGED-1", target=target.id, distance=5 * apart(firer, target), range=far)
    if not sees(combat, firer, target):
        behind = arc_of(combat, firer, target) == Arc.REAR
        yield no("ACKS-RANGED-2", "arc" if behind else "sight", target=target.id)
    precise = "precise_shooting" in firer.card.proficiencies
    if not precise and in_melee_with_ally(combat, firer, target, mover):
        yield no("ACKS-RANGED-6", target=target.id)
    if alone_engages(combat, target, firer) and counts(combat, target, mover, firer):
        if engages(combat, target, firer):
            yield no("ACKS-RANGED-8", target=target.id)
    yield from why_not_shoot(combat, firer, weapon)


def why_not_shoot(combat: Combat, firer: Warrior, weapon: Weapon) -> Iterator[Refusal]:
    """Every rule against shooting at all with this weapon."""
    stationary = firer.moved == 0
    if "slow" in weapon.tags and firer.shot_slow == combat.round - 1 and firer.shot_slow and not stationary:
        yield no("ACKS-RANGED-9", weapon=weapon.id)
    if not has_ammo(firer, weapon):
        yield no("ACKS-RANGED-10", weapon=weapon.id)
    if firer.shield_ready and not weapon.thrown:
        handy = "handy" in weapon.tags
        if not handy or ("slow" in weapon.tags and not stationary):
            yield no("ACKS-RANGED-11", weapon=weapon.id)
    if firer.marks & BLINDED:
        yield no("ACKS-COND-12", weapon=weapon.id)


# -- any attack ------------------------------------------------------------------------------------
def why_no_attack(
    combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, mover: Warrior | None = None
) -> Iterator[Refusal]:
    """Every rule against attacking this target with this weapon now."""
    if target.status not in STRUCK or not combat.hostile(attacker, target):
        yield no("ACKS-ATK-1", "no_opponent", target=target.id)
        return
    if target.id in attacker.barred:
        yield no("ACKS-ATK-11", target=target.id)
    if attacker.marks & INCAPACITATED:
        yield no("ACKS-DEATH-8", who=attacker.id)
    if weapon.missile:
        yield from why_no_shot(combat, attacker, target, weapon, mover)
    else:
        yield from why_no_melee(combat, attacker, target, weapon)


def may_attack(
    combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon, mover: Warrior | None = None
) -> bool:
    """The same as a plain yes or no, with the cheap tests first."""
    if weapon.missile:
        for _ in why_no_attack(combat, attacker, target, weapon, mover):
            return False
        return True
    if target.status not in STRUCK or attacker.marks & INCAPACITATED or attacker.side == target.side:
        return False
    if not in_melee_reach(combat, attacker, target, weapon):
        return False
    return target.id not in attacker.barred and combat.hostile(attacker, target)


def targets_of(combat: Combat, attacker: Warrior, weapon: Weapon) -> list[Warrior]:
    """The legal targets of a weapon, in file order."""
    return [each for each in combat.enemies(attacker) if may_attack(combat, attacker, each, weapon)]


def any_target(combat: Combat, attacker: Warrior) -> bool:
    """Whether any weapon in hand has a legal target."""
    weapons = [attacker.arms[name] for name in attacker.hand] or [BRAWLING["fist"]]
    for each in combat.enemies(attacker):
        for weapon in weapons:
            if may_attack(combat, attacker, each, weapon):
                return True
    return False


def why_no_coup(combat: Combat, attacker: Warrior, target: Warrior, weapon: Weapon) -> Iterator[Refusal]:
    """A helpless opponent in reach, by somebody unengaged, not smaller, who can damage it (ACKS-MELEE-6)."""
    helpless = target.status in STRUCK and is_helpless(target)
    near = bool(attacker.ahead & target.body) or in_melee_reach(combat, attacker, target, weapon)
    if not helpless or not combat.hostile(attacker, target):
        yield no("ACKS-MELEE-6", "not_helpless", target=target.id)
    if is_engaged(combat, attacker):
        yield no("ACKS-MELEE-6", "engaged", target=target.id)
    if attacker.card.size < target.card.size:
        yield no("ACKS-MELEE-6", "smaller", target=target.id)
    if weapon.missile or not near:
        yield no("ACKS-MELEE-1", target=target.id)


def is_vulnerable_to(combat: Combat, target: Warrior, attacker: Warrior) -> bool:
    """To everyone by a condition, or to one who stands in its rear arc (ACKS-COND-3, ACKS-ATK-5)."""
    return is_exposed(combat, target) or arc_of(combat, target, attacker) == Arc.REAR


def is_exposed(combat: Combat, target: Warrior) -> bool:
    """Vulnerable to everyone; so are the frightened who are engaged, for they cower (ACKS-COND-3, ACKS-COND-9)."""
    if target.status == "unconscious":
        return True
    if not target.marks:
        return False
    return bool(target.marks & VULNERABLE) or (bool(target.marks & FRIGHTENED) and is_engaged(combat, target))


def has_hiding_place(combat: Combat, warrior: Warrior) -> bool:
    """A cover square, or darkness (ACKS-MOVE-13)."""
    return cover(combat, warrior) > 0 or bool(warrior.body & combat.ground.dark)
