"""Keeping people alive: healing before it is too late, getting away, keeping one's distance (E5-DEC-6, E5-DEC-40)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits, minus

from ..body.damage import is_dying
from ..body.hands import reaches_of
from ..fight.odds import twice_average
from ..fight.routes import Path, reachable, spots, steps_left, threats, within_reach_of
from ..fight.stepping import speed_of
from ..ground.board import distance, feet_to_enemies
from ..ground.crowd import allies_of, enemies_of
from ..magic.aiming import why_not_at
from ..magic.powers import why_not_use
from ..model.conditions import INCAPACITATED, UNCONSCIOUS
from ..model.kinds import FOOT, Power
from ..model.stats import Combat, Fighter
from ..time.windows import can_react
from .choices import Chance
from .methods import POINT, Wish, can_pay, is_shooter, might
from .peril import friends_of, harm_of, is_frail, pressing
from .styles import Style

PATIENCE = 15
"""Rounds after which nobody holds back any more, so that every fight comes to an end."""


# -- healing ---------------------------------------------------------------------------------------
def healing_powers(fighter: Fighter) -> tuple[Power, ...]:
    """The powers with which somebody can heal in his turn, bonus actions first."""
    memo = fighter.card.memo
    known: tuple[Power, ...] | None = memo.get("healing")
    if known is None:
        costs = ("none", "bonus_action", "action")
        found = [power for power in fighter.card.powers.values() if power.healing and not power.shape]
        known = memo["healing"] = tuple(sorted(
            [power for power in found if power.cost in costs], key=lambda power: costs.index(power.cost)
        ))  # fmt: skip
    return known


def raise_fallen(combat: Combat, fighter: Fighter) -> Wish | None:
    """Heal the ally at 0 hit points who has failed most often (E5-DEC-40), from nearer by if need be."""
    fallen = [other for other in allies_of(combat, fighter) if not other.hp and other is not fighter]
    if not fallen:
        return None
    fallen.sort(key=lambda other: -other.death_failures)
    for power in healing_powers(fighter):
        if not power.range_ft or not can_pay(combat, fighter, power):
            continue
        for other in fallen:
            if not any(why_not_at(combat, fighter, power, other.id)):
                return "use", {"power": power.id, "targets": (other.id,)}
        steps = steps_left(combat, fighter)
        if steps:
            reached = reachable(combat, fighter, steps, fences=threats(combat, fighter))
            for other in fallen:
                path = spots(combat, reached.way(within_reach_of(combat, fighter, other, power.range_ft)))
                if path:
                    return "move", {"path": path}
    return None


def heal_wounded(combat: Combat, fighter: Fighter, worth: int, style: Style) -> Wish | None:
    """Heal whoever is badly wounded before it falls: beside the action freely, with it if that is worth more."""
    for power in healing_powers(fighter):
        usual = twice_average(power.healing) if power.healing is not None else 0
        for other in patients(combat, fighter, power, usual, style):
            if not can_pay(combat, fighter, power):
                break
            gain = POINT * min(usual, 2 * (other.hp_max - other.hp)) // 2
            if power.cost == "action" and gain * style.care < 2 * worth:
                continue
            if other is fighter and not power.range_ft:
                return "use", {"power": power.id}
            if not any(why_not_at(combat, fighter, power, other.id)):
                return "use", {"power": power.id, "targets": (other.id,)}
    return None


def patients(combat: Combat, fighter: Fighter, power: Power, usual: int, style: Style) -> list[Fighter]:
    """Who needs healing, the nearest to the end first; nothing of it is to be wasted."""
    share = 5 if power.range_ft else 6
    among = [fighter, *friends_of(combat, fighter)] if power.range_ft else [fighter]
    hurt = [
        other
        for other in among
        if other.hp and 2 * (other.hp_max - other.hp) >= usual and 10 * other.hp <= share * other.hp_max
    ]
    return sorted(hurt, key=lambda other: (other.hp * 100 // max(1, other.hp_max), other is not fighter))


def first_aid(combat: Combat, fighter: Fighter) -> Wish | None:
    """Stop the bleeding of a friend beside one who is about to die, while nobody presses (E5-DEATH-16)."""
    if not combat.marks & UNCONSCIOUS:
        return None
    for other in allies_of(combat, fighter):
        dying = not other.hp and other.death_failures >= 2 and other is not fighter and is_dying(other)
        if dying and distance(fighter, other) <= FOOT and not pressing(combat, fighter):
            return "first_aid", {"target": other.id}
    return None


def has_healer(combat: Combat, fighter: Fighter) -> bool:
    """Whether a friend can heal somebody before long."""
    for friend in friends_of(combat, fighter):
        for power in healing_powers(friend):
            if power.range_ft and distance(friend, fighter) <= power.range_ft + speed_of(friend):
                return not any(why_not_use(combat, friend, power, {"targets": (fighter.id,)}, power.cost))
    return False


# -- getting away ----------------------------------------------------------------------------------
def withdraw(combat: Combat, fighter: Fighter, chance: Chance | None, style: Style) -> Wish | None:
    """Get away from blows that are likely to fell one, if somebody else can fight on; or Dodge them."""
    if combat.round > PATIENCE:
        return None
    near = pressing(combat, fighter)
    if not near or not is_frail(fighter, harm_of(near), style):
        return None
    friends = friends_of(combat, fighter)
    if not friends or (len(near) == 1 and chance is not None and falls_first(chance, near[0])):
        return None
    steps = steps_left(combat, fighter)
    if steps and (fighter.disengaged or not any(can_react(enemy) for enemy in near)):
        path = refuge(combat, fighter, steps, near)
        if path:
            return "move", {"path": path}
    can_slip = steps and fighter.budget.bonus_action and "disengage" in fighter.card.bonus_actions
    if can_slip and not fighter.disengaged:
        return "disengage", {"as": "bonus_action"}
    wish = vanish(combat, fighter)
    if wish is not None:
        return wish
    if not fighter.budget.action:
        return None
    if 3 * fighter.hp > fighter.hp_max:
        return None  # the weak by nature fight on, the wounded are worth an action
    hope = is_shooter(fighter) or has_healer(combat, fighter)
    if hope and steps and not fighter.disengaged and refuge(combat, fighter, steps, near, heedless=True):
        return "disengage", {}
    relief = sum([might(friend) for friend in friends if any(distance(friend, enemy) <= 6 * FOOT for enemy in near)])
    if hope or relief * style.care >= 4 * POINT * sum([enemy.hp for enemy in near]):
        return "dodge", {}
    return None


def falls_first(chance: Chance, foe: Fighter) -> bool:
    """Whether a blow is likely to fell the only one who presses."""
    return chance.foe is foe and 3 * chance.worth >= 2 * POINT * (foe.hp + foe.temp_hp)


def vanish(combat: Combat, fighter: Fighter) -> Wish | None:
    """A teleport of one's own that leads out of reach."""
    for power in fighter.card.powers.values():
        own = power.teleport_ft and not power.shape and not power.range_ft and power.cost in ("bonus_action", "none")
        if own and can_pay(combat, fighter, power) and not any(why_not_use(combat, fighter, power, {}, power.cost)):
            return "use", {"power": power.id}
    return None


def refuge(combat: Combat, fighter: Fighter, steps: int, near: Sequence[Fighter], heedless: bool = False) -> Path:
    """The nearest place where nobody can come to strike next turn, or else one out of reach of those who press."""
    board, fences = combat.ground.grid.board, () if heedless else threats(combat, fighter)
    goal = minus(board, danger(combat, fighter))
    reached = reachable(combat, fighter, steps, goal, fences)
    path = reached.way(goal)
    if not path:  # then everything has been reached
        path = reached.way(minus(board, reach_of(combat, fighter, near)))
    return spots(combat, path)


def danger(combat: Combat, fighter: Fighter) -> Bits:
    """The places where an enemy who fights hand to hand could strike somebody in its next turn."""
    return reach_of(combat, fighter, strikers(combat, fighter), walking=True)


def strikers(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The known enemies who can fight and rather do it hand to hand."""
    name = fighter.id
    return [
        other
        for other in enemies_of(combat, fighter)
        if other.hp
        and not other.surrendered
        and not other.marks & INCAPACITATED
        and not is_shooter(other)
        and not (other.hidden_from and name in other.hidden_from)
    ]


def reach_of(combat: Combat, fighter: Fighter, enemies: Sequence[Fighter], walking: bool = False) -> Bits:
    """The places within the reach of some enemies, after a move of theirs if they walk."""
    found: Bits = 0
    for enemy in enemies:
        feet = stride_of(combat, enemy) if walking else max(reaches_of(combat, enemy))
        found |= within_reach_of(combat, fighter, enemy, feet)
    return found


def stride_of(combat: Combat, enemy: Fighter) -> int:
    """How many feet away somebody can strike in one turn."""
    return max(reaches_of(combat, enemy)) + speed_of(enemy)


def keep_distance(combat: Combat, fighter: Fighter, style: Style) -> Path:
    """For shooters, when the action is spent: the nearest place where nobody can come to strike, if this is none."""
    if not style.distance or combat.round > PATIENCE or not is_shooter(fighter) or fighter.neutral:
        return ()
    steps = steps_left(combat, fighter)
    if not steps:
        return ()
    near, far = False, FOOT * steps
    feared, away = strikers(combat, fighter), feet_to_enemies(combat, fighter)
    for enemy in feared:
        beyond = away[enemy.id] - stride_of(combat, enemy)
        if beyond <= -far:
            return ()  # it would be caught wherever it goes
        near = near or beyond <= 0
    if not near:
        return ()
    goal = minus(combat.ground.grid.board, reach_of(combat, fighter, feared, walking=True))
    reached = reachable(combat, fighter, steps, goal, threats(combat, fighter))
    return spots(combat, reached.way(goal))
