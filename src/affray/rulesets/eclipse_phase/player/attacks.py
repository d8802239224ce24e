"""The attacks that are open from where somebody stands, and the one of them that promises most (D-8)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.field import distance_floor

from ..body.blows import SHOTS, UNARMED, Blow, is_blast
from ..body.damage import armor_of, weapon_harm
from ..fight.areas import Throw, area_test, left_of
from ..fight.targets import has_shots
from ..ground.board import apart_at_most, sees
from ..model.conditions import UNCONSCIOUS
from ..model.kinds import GRAIN, OF_THE_MIND, Weapon
from ..model.stats import Combat, Fighter, can_act
from .chances import NO_DEFENCE, POINT, SURE, Foe, grades, worth_of
from .odds import (
    FALLEN,
    Arm,
    Chance,
    aim_at,
    armed,
    deed_for,
    foe_of,
    in_reach,
    left,
    packed_weapons,
    plain_worth,
    usable_weapons,
    with_weapon,
)


def best_attack(
    combat: Combat,
    fighter: Fighter,
    only: str = "",
    nature: str = "",
    aims: bool = False,
    draws: bool = False,
    shift: int = 0,
) -> Chance | None:
    """The attack that promises most from where somebody stands, on anybody or on one; None if there is none.

    With `aims` and `draws` a quick action is there for a quick aim, or to draw what is not in hand yet. `shift` is what
    target numbers will be better by.
    """
    best: Chance | None = None
    enemies = [each for each in combat.enemies(fighter) if not each.marks & UNCONSCIOUS and only in ("", each.id)]
    if not enemies:
        return None
    charge = fighter.budget.move_type == "full" and fighter.budget.moved
    mental = nature == "mental" or fighter.took_initiative == "insight"
    foes: dict[str, Foe] = {}
    usable = usable_weapons(fighter)
    packed = packed_weapons(fighter) if draws and not mental else []
    for number, weapon in enumerate([*usable, *packed]):
        if (weapon.kind in OF_THE_MIND) != mental and (mental or nature == "physical"):
            continue
        drawn = number >= len(usable)
        if is_blast(weapon):
            found = None if only else best_blast(combat, fighter, weapon, enemies, drawn, foes)
            if found is not None and (best is None or found.worth > best.worth):
                best = found
            continue
        arm: Arm | None = None
        singles: list[tuple[Fighter, Chance]] = []
        for target in enemies:
            if not in_reach(combat, fighter, weapon, target):
                continue
            arm = arm or armed(combat, fighter, weapon, charge and weapon.melee)
            if target.id not in foes:
                foes[target.id] = foe_of(combat, target)
            found = with_weapon(combat, fighter, arm, target, shift, aims and not drawn, drawn, foes[target.id])
            if found is not None:
                singles.append((target, found))
                if best is None or found.worth > best.worth:
                    best = found
        if len(singles) > 1 and arm is not None and not drawn and not shift:
            found = at_several(combat, fighter, arm, singles, foes)
            if found is not None and (best is None or found.worth > best.worth):
                best = found
    return best


SPREAD = {"BF": 2, "FA": 3}
"""Targets of a burst (EP-RANGE-6, EP-RANGE-7)."""


def at_several(
    combat: Combat, fighter: Fighter, arm: Arm, singles: Sequence[tuple[Fighter, Chance]], foes: dict[str, Foe]
) -> Chance | None:
    """One attack on several who stand close together: a burst, or a sweep of a blade at -20 for each more."""
    weapon = arm.weapon
    if weapon.area is not None or (fighter.aim is not None and fighter.aim.bonus == 10):
        return None
    mode = ""
    if not weapon.melee:
        modes = [each for each in weapon.modes if each in SPREAD and has_shots(fighter, weapon, each)]
        if not modes:
            return None
        mode = modes[-1]
    most = SPREAD.get(mode, 3)
    best: Chance | None = None
    ranked = sorted(singles, key=lambda each: -each[1].worth)
    for first, alone in ranked:
        near = [each for each, _ in ranked if each is not first and apart_at_most(first.pos, each.pos, 1)]
        for count in range(1, min(most, len(near) + 1)):
            names = [first, *near[:count]]
            shift = -20 * count if weapon.melee else 0
            worth, number = 0, 100
            for each in names:
                aim = aim_at(combat, fighter, arm, each, shift, foes[each.id])
                plain = plain_worth(aim)
                worth += plain if can_act(each) else plain // 2
                number = min(number, aim.number)
            if weapon.ammo:
                worth = worth * 2 * weapon.ammo // (2 * weapon.ammo + SHOTS[mode])
            if number > 0 and worth > 0 and (best is None or worth > best.worth):
                use = "" if weapon.melee else "spread"
                others = tuple([each.id for each in names[1:]])
                best = Chance(
                    worth, number, deed_for(weapon), first.id, weapon.id, mode, use, False, alone.fells,
                    targets=others, also=arm.also,
                )  # fmt: skip
    return best


def attack_after(combat: Combat, fighter: Fighter, charge: bool) -> Chance | None:
    """The best melee attack on somebody in sight after a charge, or after a base move (EP-MELEE-4)."""
    weapon = next((each for each in usable_weapons(fighter) if each.melee), UNARMED)
    move = fighter.card.move_full if charge else fighter.card.move_base
    far = move // GRAIN + combat.options.melee_range_m
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


def best_blast(
    combat: Combat,
    fighter: Fighter,
    weapon: Weapon,
    enemies: Sequence[Fighter],
    draws: bool,
    foes: dict[str, Foe],
) -> Chance | None:
    """A blast on the opponent where it hurts the others most, friends counting against it (EP-AREA-2).

    `foes` are people as hits see them, as far as somebody has looked.
    """
    best: Chance | None = None
    points = weapon_harm(fighter, weapon).twice_average // 2
    for target in enemies:
        if not in_reach(combat, fighter, weapon, target):
            continue
        balance = 0
        for each in combat.fighters.values():
            if each.status != "active" or each.marks & UNCONSCIOUS or not each.is_known_to(fighter.side):
                continue
            harm = left_of(weapon, points, distance_floor(each.pos, target.pos)) - armor_of(each, weapon.armor)
            if harm > 0:
                if each.id not in foes:
                    foes[each.id] = foe_of(combat, each)
                worth = worth_of(harm, foes[each.id])
                balance += worth if each.side != fighter.side else -2 * worth
        number = area_test(combat, Throw(Blow(fighter.id, target.id, weapon), target.pos)).target
        value = grades(number, NO_DEFENCE).hit * balance * 7 // 10
        if number > 0 and balance > 0 and (best is None or value > best.worth):
            mode = next((each for each in weapon.modes), "")
            best = Chance(
                value, number, deed_for(weapon), target.id, weapon.id, mode, "", True,
                value >= SURE * POINT * left(combat, target) + SURE * FALLEN, draws=draws,
            )  # fmt: skip
    return best
