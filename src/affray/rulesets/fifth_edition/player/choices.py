"""Comparing everything that could do damage this turn: methods against targets, with and without a move (E5-DEC-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from affray.space.bits import Bits, minus
from affray.space.movement import Flood

from ..body.hands import free_hands
from ..fight.circumstances import has_enemy_beside
from ..fight.odds import armour, expected_hit, expected_save, hindrances, is_plain, outlook, promise, twice_average
from ..fight.routes import Path, reachable, route, spots, steps_left, threats, way_to_aim, within_reach_of
from ..fight.strikes import holds_another, is_charmed_by, is_launcher
from ..ground.board import distance, distances, enemies_of
from ..ground.cover import cover
from ..ground.crowd import strangers_within
from ..magic.aiming import is_harmful, why_not_at
from ..magic.casting import why_not_pay
from ..magic.powers import save_dc
from ..model.battlefield import COVER_BONUS, TOTAL
from ..model.kinds import FOOT, AttackKind, Power
from ..model.stats import Combat, Fighter
from ..time.windows import can_react

Wish = tuple[str, dict[str, Any]]
"""What to do, and with which values."""

Rank = tuple[int, int, int, str, int, int]
"""Less is better: minus the damage to expect, the target's hit points, what must come first (nothing, a hand to be
freed, a move), the target, the number of the method; the last is the number of the target (E5-DEC-5)."""

NOTHING_FIRST, FREE_A_HAND, MOVE_FIRST = 0, 1, 2


NEITHER = (False, False)

FAR = 1_000_000
"""Feet that nothing is away."""


class Method(NamedTuple):
    """A way to do damage with an action: an attack, or a power with its attack if it has one.

    `limit` is how many feet it reaches, `normal` from where on a shot is hindered.
    """

    do: str
    kind: AttackKind | None
    limit: int
    ranged: bool = False
    throw: bool = False
    times: int = 1
    power: Power | None = None
    normal: int = FAR


# -- methods ---------------------------------------------------------------------------------------
def methods_of(fighter: Fighter) -> tuple[Method, ...]:
    """Every way to do damage with an action, in the order of the file; the bare fist comes last."""
    memo = fighter.card.memo
    known: tuple[Method, ...] | None = memo.get("methods")
    if known is None:
        card = fighter.card
        found = [melee("multiattack", card.attacks[name], times) for name, times in card.multiattack]
        for kind in card.attacks.values():
            if kind.id not in ("improvised", "unarmed"):
                found += ways_to_attack(kind, card.attacks_per_action)
        for power in card.powers.values():
            if power.cost == "action" and not power.shape and is_harmful(power):
                if power.attack is not None:
                    found += [way._replace(do="use", times=1, power=power) for way in ways_to_attack(power.attack, 1)]
                elif power.resolve == "save" and power.damage is not None:
                    found.append(Method("use", None, power.range_ft, power=power))
        found.append(melee("attack", card.unarmed, card.attacks_per_action))
        known = memo["methods"] = tuple(found)
    return known


def melee(do: str, kind: AttackKind, times: int) -> Method:
    return Method(do, kind, kind.reach, times=times)


def ways_to_attack(kind: AttackKind, times: int) -> list[Method]:
    """In melee, thrown, or shot."""
    normal, far = kind.range if kind.range is not None else (FAR, 0)
    if kind.mode == "ranged":
        shots = 1 if "loading" in kind.properties else times
        return [Method("attack", kind, far, True, times=shots, normal=normal)]
    found = [melee("attack", kind, times)]
    if kind.mode == "melee_or_thrown" and far:
        found.append(Method("attack", kind, far, True, True, times, normal=normal))
    return found


def can_pay(combat: Combat, fighter: Fighter, power: Power) -> bool:
    """Whether the turn's budget and the power's own costs can be paid."""
    if power.cost == "action" and not fighter.budget.action:
        return False
    if power.cost == "bonus_action" and not fighter.budget.bonus_action:
        return False
    return not any(why_not_pay(combat, fighter, power, {}, power.cost))


def can_use(combat: Combat, fighter: Fighter, method: Method) -> bool:
    """Whether the turn's budget pays for an attack or power."""
    kind = method.kind
    if method.power is not None:
        return can_pay(combat, fighter, method.power)
    if fighter.budget.attacks_left:
        if fighter.budget.in_progress != method.do:
            return False
        return method.do != "multiattack" or kind is None or bool(fighter.budget.multiattack_left.get(kind.id))
    return fighter.budget.action


def obstacle_to(fighter: Fighter, kind: AttackKind, hands: int) -> str | None:
    """What is in the way of an attack with a weapon: nothing (empty), a weapon that can be put away or dropped first,
    or more than that (None): it is not in hand and cannot be drawn, or ammunition or hands are missing (E5-DEC-7).

    An attack takes free hands to draw the weapon, to hold it with both hands, to load it.
    """
    name, launcher = kind.id, is_launcher(kind)
    drawn = name in fighter.held
    if not drawn and not (fighter.budget.utility and fighter.stowed.get(name)):
        return None
    if launcher and kind.ammo is not None and fighter.uses_left.get(name, 0) < 1:
        return None
    if "loading" in kind.properties and fighter.budget.loading_fired:
        return None
    missing = (not drawn) + (kind.hands == 2 or launcher) - hands
    if missing <= 0:
        return ""
    others = in_the_way(fighter, kind)
    return others[0] if missing <= len(others) else None


def in_the_way(fighter: Fighter, kind: AttackKind) -> list[str]:
    """The other weapons in hand."""
    return [item for item in fighter.held if item != kind.id and item in fighter.card.attacks]


# -- weighing --------------------------------------------------------------------------------------
class Weighing:
    """One comparison: what the fighter could do, against whom, from where."""

    __slots__ = ("combat", "exit", "fighter", "foes", "hands", "methods", "obstacles", "pressed", "steps")

    def __init__(self, combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> None:
        self.combat, self.fighter = combat, fighter
        away = distances(fighter, foes)
        self.foes = list(zip(foes, away, strict=True))
        self.hands = free_hands(combat, fighter) if fighter.card.hands else 0
        self.steps = steps_left(combat, fighter)
        self.pressed = False
        self.exit: Path = ()
        self.obstacles: dict[str, str] = {}
        self.methods = self.within(min(away))

    def within(self, nearest: int) -> list[Method]:
        """The usable methods that could get at an enemy who is so many feet away; fists if there is nothing else.

        `obstacles` tells by weapon which other one must leave the hand before it can be used.
        """
        combat, fighter = self.combat, self.fighter
        far = nearest - FOOT * self.steps
        found: list[Method] = []
        ranged = False
        for method in methods_of(fighter):
            if far > method.limit or not can_use(combat, fighter, method):
                continue
            if method.power is None and method.kind is not None and method.kind.is_item:
                obstacle = obstacle_to(fighter, method.kind, self.hands)
                if obstacle is None:
                    continue
                if obstacle:
                    self.obstacles[method.kind.id] = obstacle
            ranged = ranged or method.ranged
            found.append(method)
        if len(found) > 1 and found[-1].kind is fighter.card.unarmed:
            found.pop()
        if ranged:
            self.look_around()
        return found

    def look_around(self) -> None:
        """Whether an enemy within 5 feet spoils a shot, and whether one can step away from it first (E5-ATK-14)."""
        combat, fighter = self.combat, self.fighter
        if not strangers_within(combat, fighter, fighter.place, FOOT):
            return
        close = [enemy for enemy in enemies_of(combat, fighter) if distance(fighter, enemy) <= FOOT]
        if close:
            self.pressed = True
            if self.steps and (fighter.disengaged or not any(can_react(enemy) for enemy in close)):
                self.exit = step_away(combat, fighter, self.steps)
                self.pressed = not self.exit

    def ranks(self) -> list[Rank]:
        """Every method against every target that it can reach with or without a move, cover left aside."""
        combat, fighter = self.combat, self.fighter
        plain, on_foot = is_plain(combat, fighter), FOOT * self.steps
        found: list[Rank] = []
        for number, method in enumerate(self.methods):
            limit, kind = method.limit, method.kind
            most = limit if method.ranged or kind is None else limit + on_foot
            here = FREE_A_HAND if kind is not None and kind.id in self.obstacles else NOTHING_FIRST
            for at, (foe, away) in enumerate(self.foes):
                if away > most:
                    continue
                edge, then = NEITHER, away if away <= limit else limit
                if not plain or foe.marks or foe.dodging or foe.squeezing:
                    edge = hindrances(combat, fighter, foe, then <= FOOT)
                value = self.value(method, foe, armour(foe) if foe.effects else foe.card.ac, edge, then)
                if value:
                    found.append((-value, foe.hp, here if away <= limit else MOVE_FIRST, foe.id, number, at))
        return found

    def value(self, method: Method, foe: Fighter, ac: int, edge: tuple[bool, bool], away: int) -> int:
        """The damage to expect of a method against somebody who is so far away when it is used."""
        fighter, kind, power = self.fighter, method.kind, method.power
        if kind is None:
            return expected_save(fighter, power, foe, save_dc(fighter, power)) if power is not None else 0
        better, worse = edge
        sign = better - (worse or (method.ranged and (self.pressed or away > method.normal)))
        if method.do == "multiattack" and not fighter.budget.attacks_left:
            return self.together(foe, ac, sign, away)
        two_hands = kind.versatile is not None and not method.throw and self.hands > (kind.id not in fighter.held)
        if fighter.card.sneak_attack is None:
            single = promise(fighter, kind, two_hands, foe, ac, sign)
        else:
            single = expected_hit(outlook(fighter, kind, two_hands, foe), ac, sign, self.sneak_dice(kind, foe, sign))
        if kind.id in self.obstacles:
            single = single * 2 // 3  # what is dropped will be missed
        return single * (fighter.budget.attacks_left or method.times)

    def together(self, foe: Fighter, ac: int, sign: int, away: int) -> int:
        """What all attacks of a Multiattack do that reach so far."""
        total = 0
        for method in self.methods:
            if method.do == "multiattack" and method.kind is not None and method.limit >= away:
                total += method.times * promise(self.fighter, method.kind, False, foe, ac, sign)
        return total

    def sneak_dice(self, kind: AttackKind, foe: Fighter, sign: int) -> int:
        """Twice the average of the sneak attack, where it applies (E5-MON-9)."""
        fighter, dice = self.fighter, self.fighter.card.sneak_attack
        fine = kind.ability == "finesse" or "finesse" in kind.properties or kind.mode == "ranged"
        if dice is None or fighter.sneak_used or kind.source != "weapon" or not fine or sign < 0:
            return 0
        helped = sign > 0 or has_enemy_beside(self.combat, foe, fighter)
        return twice_average(dice) if helped else 0

    # -- the best of them --------------------------------------------------------------------------
    def best(self) -> Wish | None:
        """The first of the ranks that holds when it is looked at closely."""
        ranks = self.ranks()
        exact: list[Rank] = []
        reached: Flood | None = None
        while ranks:
            first = min(ranks)
            ranks.remove(first)
            method, (foe, away) = self.methods[first[4]], self.foes[first[5]]
            if first[2] == MOVE_FIRST:
                reached = reached or reachable(self.combat, self.fighter, self.steps)
                goal = within_reach_of(self.combat, self.fighter, foe, method.limit)
                path = route(self.combat, self.fighter, reached, goal)
                if path:
                    return "move", {"path": path}
            elif first in exact:
                return self.carried_out(method, foe)
            else:
                value = self.value_in_cover(method, foe, away, -first[0])
                if value == -first[0]:
                    return self.carried_out(method, foe)
                if value:
                    lower = (-value, *first[1:])
                    exact.append(lower)
                    ranks.append(lower)
        return self.come_into_range()

    def come_into_range(self) -> Wish | None:
        """Go where a shot or power has the nearest target, if there is none from here."""
        shots = [method for method in self.methods if method.ranged or method.kind is None]
        if not shots or not self.steps:
            return None
        limit = max([method.limit for method in shots])
        reached = reachable(self.combat, self.fighter, self.steps)
        for foe, _ in sorted(self.foes, key=by_distance):
            path = way_to_aim(self.combat, self.fighter, reached, foe, limit)
            if path:
                return "move", {"path": path}
        return None

    def value_in_cover(self, method: Method, foe: Fighter, away: int, value: int) -> int:
        """What is left of a promise when cover and other obstacles are counted; 0 if the attack is not legal."""
        combat, fighter, kind = self.combat, self.fighter, method.kind
        if kind is None:
            legal = method.power is not None and not any(why_not_at(combat, fighter, method.power, foe.id))
            return value if legal else 0
        if is_charmed_by(fighter, foe) or (kind.on_hit and holds_another(combat, fighter, foe, kind.id)):
            return 0
        degree = cover(combat, fighter, foe)
        if degree == TOTAL:
            return 0
        if not degree:
            return value
        edge = hindrances(combat, fighter, foe, away <= FOOT)
        return self.value(method, foe, armour(foe) + COVER_BONUS[degree], edge, away)

    def carried_out(self, method: Method, foe: Fighter) -> Wish:
        """A method as an answer; a shot from beside an enemy only after a step away."""
        if method.power is not None:
            return "use", {"power": method.power.id, "targets": (foe.id,)}
        if method.ranged and self.exit:
            return "move", {"path": self.exit}
        assert method.kind is not None
        item = self.obstacles.get(method.kind.id)
        if item is not None:
            away = self.fighter.budget.utility and method.kind.id in self.fighter.held
            return ("sheathe" if away else "drop"), {"item": item}
        values: dict[str, Any] = {"target": foe.id, "with": method.kind.id}
        if method.kind.mode == "melee_or_thrown":
            values["throw"] = method.throw
        return method.do, values


def by_distance(found: tuple[Fighter, int]) -> tuple[int, str]:
    return found[1], found[0].id


def best_chance(combat: Combat, fighter: Fighter, foes: Sequence[Fighter]) -> Wish | None:
    """The usable method and target that promise most damage; at a tie without movement, then the hp-weakest."""
    return Weighing(combat, fighter, foes).best() if foes else None


def step_away(combat: Combat, fighter: Fighter, steps: int) -> Path:
    """The shortest way to a place 5 feet from no enemy that provokes nothing; empty if there is none."""
    spoilt: Bits = 0
    for enemy in enemies_of(combat, fighter):
        spoilt |= within_reach_of(combat, fighter, enemy, FOOT)
    reached = reachable(combat, fighter, steps, fences=threats(combat, fighter))
    goal = minus(reached.within(), spoilt)
    return spots(combat, reached.path(reached.nearest(goal))) if goal else ()
