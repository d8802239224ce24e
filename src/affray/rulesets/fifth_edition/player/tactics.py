"""The automatic turn: what somebody does when no person decides (E5-DEC-4 to E5-DEC-7, E5-DEC-28, E5-DEC-40).

Plain and reproducible: stand up, raise the fallen, break free, catch several with an area, else whatever promises most
damage, else run to the enemy, else Dodge. Every answer is legal by construction.
"""

from __future__ import annotations

from typing import Any

from ..body.hands import grapples_of, kind_of, within_hand
from ..fight.movement import standing_cost
from ..fight.routes import approach, has_way, steps_left
from ..fight.stepping import leave_others, movement_left, plan_rise, speed_of, standing_in_others, vertical_mode
from ..fight.strikes import is_another, is_charmed_by
from ..ground.board import distance, others_at
from ..ground.cover import cover
from ..ground.placing import best_placing
from ..magic.aiming import why_not_at
from ..model.battlefield import TOTAL
from ..model.conditions import GRAPPLED, INCAPACITATED, PRONE
from ..model.kinds import FOOT, Power
from ..model.stats import Combat, Fighter
from .choices import best_chance, can_pay

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""


# -- the turn --------------------------------------------------------------------------------------
def automatic_turn(combat: Combat, fighter: Fighter) -> Wish:
    """The next thing to do in the own turn."""
    if fighter.marks & INCAPACITATED or fighter.surprised:
        return end(combat, fighter)
    if fighter.marks & PRONE and stands_up(fighter):
        return "stand", {}
    if fighter.elevation < 0 and (steps := legal_rise(combat, fighter, -fighter.elevation // FOOT)):
        return "rise", {"steps": steps}
    if healing_powers(fighter):
        wish = raise_fallen(combat, fighter)
        if wish is not None:
            return wish
    if fighter.budget.action or fighter.budget.attacks_left:
        wish = spend_action(combat, fighter)
        if wish is not None:
            return wish
    return after_action(combat, fighter)


def stands_up(fighter: Fighter) -> bool:
    """Whether there is speed and movement enough to stand up (E5-DEC-34)."""
    return speed_of(fighter) > 0 and standing_cost(fighter) <= movement_left(fighter)


def legal_rise(combat: Combat, fighter: Fighter, wished: int) -> int:
    """How many of these steps of 5 feet up, or down if negative, somebody can take now (E5-MOVE-16)."""
    mode = vertical_mode(combat, fighter)
    if fighter.prone or not mode:
        return 0
    steps, held = range(wished, 0, -1 if wished > 0 else 1), grapples_of(combat, fighter)
    return next((each for each in steps if not plan_rise(combat, fighter, each, mode, held)), 0)


def after_action(combat: Combat, fighter: Fighter) -> Wish:
    """The bonus attack with a second weapon, the rest of a run, the end (E5-DEC-6)."""
    if fighter.budget.bonus_action and fighter.budget.light_attack_with:
        wish = second_weapon(combat, fighter)
        if wish is not None:
            return wish
    if fighter.budget.dashes:
        path = approach(combat, fighter, known_foes(combat, fighter), steps_left(combat, fighter))
        if path:
            return "move", {"path": path}
    return end(combat, fighter)


def end(combat: Combat, fighter: Fighter) -> Wish:
    """End the turn; before that leave the space of another creature, where nobody may stop (E5-SPACE-6)."""
    if standing_in_others(combat, fighter) and not fighter.surprised:
        path = leave_others(combat, fighter)
        if path:
            return "move", {"path": path, "drag": False}
    return "end", {}


def known_foes(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The enemies worth fighting whose place is known."""
    side, name = fighter.side, fighter.id
    if fighter.neutral:
        return []
    return [
        other
        for other in combat.fighters.values()
        if other.side != side
        and other.hp
        and not other.dead
        and not other.left_field
        and not other.surrendered
        and not other.neutral
        and not (other.hidden_from and name in other.hidden_from)
    ]


# -- raising the fallen ----------------------------------------------------------------------------
def healing_powers(fighter: Fighter) -> tuple[Power, ...]:
    """The powers with which somebody can heal others in his turn, bonus actions first."""
    memo = fighter.card.memo
    known: tuple[Power, ...] | None = memo.get("healing")
    if known is None:
        costs = ("none", "bonus_action", "action")
        found = [power for power in fighter.card.powers.values() if power.healing and power.range_ft > 0]
        known = memo["healing"] = tuple(sorted(
            [power for power in found if power.cost in costs and not power.shape],
            key=lambda power: costs.index(power.cost),
        ))  # fmt: skip
    return known


def raise_fallen(combat: Combat, fighter: Fighter) -> Wish | None:
    """Heal the ally at 0 hit points who has failed most often (E5-DEC-40)."""
    fallen = [
        other
        for other in combat.fighters.values()
        if other.hp == 0 and other.present and combat.allied(fighter, other)
    ]
    if not fallen:
        return None
    fallen.sort(key=lambda other: -other.death_failures)
    for power in healing_powers(fighter):
        if not can_pay(combat, fighter, power):
            continue
        for other in fallen:
            if not any(why_not_at(combat, fighter, power, other.id)):
                return "use", {"power": power.id, "targets": (other.id,)}
    return None


# -- the action ------------------------------------------------------------------------------------
def spend_action(combat: Combat, fighter: Fighter) -> Wish | None:
    """What to do with the action, or with the attacks it still owes; None if nothing is left to do with it."""
    foes = known_foes(combat, fighter)
    if fighter.budget.action:
        if fighter.marks & GRAPPLED and not any(distance(fighter, foe) <= fighter.card.reach for foe in foes):
            return "escape", {}
        wish = area_power(combat, fighter)
        if wish is not None:
            return wish
    found = best_chance(combat, fighter, foes)
    if found is not None:
        return found
    if fighter.elevation > 0 and (wish := come_down(combat, fighter)) is not None:
        return wish
    if not fighter.budget.action:
        return None
    if fighter.budget.utility and fighter.held == [] and (wish := pick_up_weapon(combat, fighter)) is not None:
        return wish
    return run_or_dodge(combat, fighter, foes)


def come_down(combat: Combat, fighter: Fighter) -> Wish | None:
    """A flyer that can do nothing from the air comes down to the ground."""
    steps = legal_rise(combat, fighter, -(fighter.elevation // FOOT)) if fighter.card.speed.get("fly") else 0
    free = steps and not others_at(combat, fighter, fighter.place, fighter.elevation + FOOT * steps)
    return ("rise", {"steps": steps}) if free else None


def area_power(combat: Combat, fighter: Fighter) -> Wish | None:
    """A save-based area power that catches at least two enemies and no ally."""
    for power in area_powers(fighter):
        if can_pay(combat, fighter, power):
            placing = best_placing(combat, fighter, power, sparing=True)
            if placing is not None and placing.enemies >= 2 and not placing.allies:
                return "use", {"power": power.id, **placing.values}
    return None


def area_powers(fighter: Fighter) -> tuple[Power, ...]:
    memo = fighter.card.memo
    known: tuple[Power, ...] | None = memo.get("areas")
    if known is None:
        powers = fighter.card.powers.values()
        known = memo["areas"] = tuple(
            [power for power in powers if power.shape and power.resolve == "save" and power.cost == "action"]
        )
    return known


def pick_up_weapon(combat: Combat, fighter: Fighter) -> Wish | None:
    """With empty hands: the own weapon that lies within reach."""
    for lying in combat.lying:
        if within_hand(fighter, lying) and lying.item.startswith(f"{fighter.id}."):
            kind = kind_of(combat, fighter, lying.item)
            if kind is not None:
                return "pick_up", {"item": lying.item}
    return None


def run_or_dodge(combat: Combat, fighter: Fighter, foes: list[Fighter]) -> Wish:
    """Dash towards the nearest enemy, else Dodge; who stands beside an enemy already has no use for running."""
    if not foes or not speed_of(fighter) or any(distance(fighter, foe) <= FOOT for foe in foes):
        return "dodge", {}
    return ("dash", {}) if has_way(combat, fighter, foes) else ("dodge", {})


# -- the second weapon -----------------------------------------------------------------------------
def second_weapon(combat: Combat, fighter: Fighter) -> Wish | None:
    """The bonus attack with another light weapon, in melee if a target is in reach, else thrown (E5-DEC-6, -27)."""
    ranks: list[tuple[bool, int, str, str]] = []
    foes = known_foes(combat, fighter)
    for item in dict.fromkeys(fighter.held):
        kind = kind_of(combat, fighter, item)
        if kind is None or not kind.is_light_melee or not is_another(fighter, item):
            continue
        far = kind.range[1] if kind.range is not None else 0
        for foe in foes:
            away = distance(fighter, foe)
            if away <= kind.reach or away <= far:
                ranks.append((away > kind.reach, foe.hp, foe.id, item))
    for thrown, _, name, item in sorted(ranks):
        if can_hit(combat, fighter, combat.fighters[name]):
            return "offhand", {"target": name, "with": item, "throw": thrown}
    return None


def can_hit(combat: Combat, fighter: Fighter, foe: Fighter) -> bool:
    """Nothing but distance and hands could be in the way of an attack."""
    return not is_charmed_by(fighter, foe) and cover(combat, fighter, foe) < TOTAL
