"""Which weapon the computer player holds: the best for what it is about, from the ground if need be (ACKS-ACT-6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from affray.space.measure import Footprint

from ..fight.targets import has_ammo, main_weapon, range_band
from ..ground.board import apart
from ..ground.routes import speed
from ..model.conditions import RESTRAINED
from ..model.kinds import BRAWLING, Weapon
from ..model.stats import Combat, Lying, Warrior
from .odds import TYPICAL_AC, plain_faces, twice_mean

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""
MORE = 5
"""A weapon that does five quarters of what another does is better by enough to take the trouble."""
LONG_RANGE = 2


def can_walk(warrior: Warrior) -> bool:
    """Whether a movement action is left."""
    return not warrior.spent.committed and warrior.spent.moves < 2 and not warrior.marks & RESTRAINED


def grade(warrior: Warrior, weapon: Weapon) -> int:
    """What a weapon does in this hand on average, in 40ths of a point."""
    return plain_faces(warrior.card, weapon, TYPICAL_AC) * twice_mean(warrior.card, weapon)


def is_better(warrior: Warrior, one: Weapon, other: Weapon) -> bool:
    """Better by enough to take the trouble."""
    return 4 * grade(warrior, one) >= MORE * grade(warrior, other)


def swung(weapon: Weapon) -> Weapon:
    """A weapon as it is held for melee."""
    return replace(weapon, missile=False) if weapon.missile and weapon.thrown else weapon


def blade_of(warrior: Warrior) -> Weapon | None:
    """The best that hangs at the belt for melee."""
    packed = [swung(each) for name, each in warrior.arms.items() if name not in warrior.hand]
    blades = [each for each in packed if not each.missile]
    return max(blades, key=lambda each: grade(warrior, each), default=None)


def bow_of(warrior: Warrior) -> Weapon | None:
    """What hangs at the belt to shoot with."""
    for name, each in warrior.arms.items():
        if name not in warrior.hand and each.missile and not each.thrown and has_ammo(warrior, each):
            return each
    return None


def spare_throws(warrior: Warrior) -> list[Weapon]:
    """What can be hurled and is not missed: what hangs at the belt, and what is in hand if the belt has as good."""
    if len(warrior.arms) < 2 and not warrior.ammo:
        return []
    blade, found = blade_of(warrior), []
    for name, each in warrior.arms.items():
        if each.thrown and each.range is not None and has_ammo(warrior, each):
            bundle = warrior.ammo.get(name, 0) > 1
            held = name in warrior.hand and not bundle
            if not held or (blade is not None and not is_better(warrior, swung(each), blade)):
                found.append(replace(each, missile=True))
    return found


def lying_near(combat: Combat, warrior: Warrior) -> Lying | None:
    """The best weapon on the ground within reach of a hand."""
    near = [each for each in combat.lying if warrior.place.touches(Footprint(each.x, each.y))]
    return max(near, key=lambda each: grade(warrior, each.weapon), default=None)


def change_weapon(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], engaged: bool) -> Wish | None:
    """The weapon that the moment asks for, if it is not in hand."""
    if len(warrior.arms) == len(warrior.hand) == 1 and not combat.lying and warrior.shield_ready == warrior.card.shield:
        weapon = warrior.arms[warrior.hand[0]]
        if not weapon.missile:
            return None
    weapon = main_weapon(warrior)
    if not warrior.hand:
        return take_up_arms(combat, warrior, foes, engaged)
    if "natural" in weapon.tags:
        return None
    if weapon.missile:
        return from_missiles(combat, warrior, weapon, foes, engaged)
    blade = blade_of(warrior)
    if blade is not None and is_better(warrior, blade, weapon):
        return draw(warrior, blade, keep=engaged and can_walk(warrior))
    if not can_walk(warrior):
        return None
    if engaged and warrior.card.shield and not warrior.shield_ready and "two_handed" not in weapon.tags:
        return "shield", {"ready": True, "as": "movement"}
    found = lying_near(combat, warrior)
    if found is not None and is_better(warrior, found.weapon, weapon) and not warrior.spent.moves:
        return "pick_up", {"weapon": found.weapon.id, "as": "movement"}
    bow = None if engaged else bow_of(warrior)
    if bow is None or closes_in_sooner(warrior, weapon, bow, foes):
        return None
    return "draw", {"weapon": bow.id, "as": "movement"}


def draw(warrior: Warrior, weapon: Weapon, keep: bool) -> Wish:
    """Sheathe what is in hand and draw, if that may cost the movement; else drop it."""
    return ("draw", {"weapon": weapon.id, "as": "movement"}) if keep else ("drop_and_draw", {"weapon": weapon.id})


def take_up_arms(combat: Combat, warrior: Warrior, foes: Sequence[Warrior], engaged: bool) -> Wish | None:
    """For empty hands: what hangs at the belt, else what lies near."""
    blade, bow = blade_of(warrior), bow_of(warrior)
    if bow is not None and not engaged and (blade is None or not closes_in_sooner(warrior, blade, bow, foes)):
        return "drop_and_draw", {"weapon": bow.id}
    if blade is not None:
        return "drop_and_draw", {"weapon": blade.id}
    found = lying_near(combat, warrior)
    if found is None or not is_better(warrior, found.weapon, BRAWLING["fist"]):
        return None
    if can_walk(warrior):
        return "pick_up", {"weapon": found.weapon.id, "as": "movement"}
    return ("pick_up", {"weapon": found.weapon.id, "as": "combat"}) if warrior.spent.moves < 2 else None


def from_missiles(
    combat: Combat, warrior: Warrior, weapon: Weapon, foes: Sequence[Warrior], engaged: bool
) -> Wish | None:
    """Away from what one shoots or throws with: nothing is left to shoot, or a blade is wanted."""
    blade, spent = blade_of(warrior), not has_ammo(warrior, weapon)
    if not engaged and not spent:
        if warrior.shield_ready and not weapon.thrown and "handy" not in weapon.tags and can_walk(warrior):
            return "shield", {"ready": False, "as": "movement"}
        if weapon.thrown and blade is not None and closes_in_sooner(warrior, blade, weapon, foes):
            return draw(warrior, blade, keep=False)
        return None
    own = swung(weapon)
    if weapon.thrown and not spent and (blade is None or not is_better(warrior, blade, own)):
        return "mode", {"weapon": weapon.id}
    if blade is None:
        return None
    return draw(warrior, blade, keep=not spent and can_walk(warrior))


def closes_in_sooner(warrior: Warrior, blade: Weapon, bow: Weapon, foes: Sequence[Warrior]) -> bool:
    """Whether a much better blade can be in contact this round: then nobody stops to throw or shoot."""
    if not is_better(warrior, blade, bow):
        return False
    near = min([apart(warrior, each) for each in foes], default=0)
    if near <= speed(warrior, warrior.card.combat) + blade.reach:
        return True
    return bow.thrown and near <= speed(warrior, warrior.card.run) and not warrior.spent.begun


def too_far(warrior: Warrior, target: Warrior, weapon: Weapon) -> bool:
    """At long range whoever throws had better walk (ACKS-RANGED-1)."""
    return weapon.thrown and range_band(warrior, target, weapon) >= LONG_RANGE
