"""Comparing everything that could do damage this turn: methods against targets, with and without a move (E5-DEC-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from affray.space.bits import Bits, minus
from affray.space.movement import Flood

from ..body.hands import free_hands
from ..fight.circumstances import has_enemy_beside
from ..fight.odds import armour, expected_hit, hindrances, is_plain, outlook, promise, twice_average
from ..fight.routes import (
    Path,
    approach,
    has_way,
    in_view,
    reachable,
    route,
    spots,
    steps_left,
    threats,
    way_to_aim,
    within_reach_of,
)
from ..fight.strikes import holds_another, is_charmed_by
from ..ground.board import feet_to_enemies
from ..ground.cover import cover
from ..ground.crowd import enemies_of, strangers_within
from ..magic.aiming import why_not_at
from ..model.battlefield import COVER_BONUS, TOTAL
from ..model.kinds import FOOT, AttackKind
from ..model.stats import Combat, Fighter
from ..time.windows import can_react
from .methods import (
    POINT,
    Method,
    Shares,
    Use,
    Wish,
    bonus_methods_of,
    can_use,
    expected_power,
    is_last_weapon,
    is_shooter,
    methods_of,
    might,
    obstacle_to,
    strengths,
)
from .peril import friends_of, is_frail, strongest, toll
from .styles import PLAIN, Style

Rank = tuple[int, int, int, str, int, int]
"""Less is better: minus what it is worth, the target's hit points, what must come first (nothing, a hand to be freed,
a move), the target, the number of the method; the last is the number of the target (E5-DEC-5)."""

NOTHING_FIRST, FREE_A_HAND, MOVE_FIRST = 0, 1, 2


NOTHING_LEFT: Shares = ((0, 1),)


class Chance(NamedTuple):
    """What the best method is worth, in 800ths of a point of damage, and what to do for it."""

    worth: int
    wish: Wish
    foe: Fighter | None = None


class Weighing:
    """One comparison: what the fighter could do, against whom, from where."""

    __slots__ = (
        "combat", "exit", "fighter", "foes", "hampered", "hands", "methods", "obstacles", "pressed", "shy", "slip",
        "steps", "style", "walks",
    )  # fmt: skip

    def __init__(
        self, combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style = PLAIN, bonus: bool = False
    ) -> None:
        self.combat, self.fighter, self.style = combat, fighter, style
        away = feet_to_enemies(combat, fighter)
        self.foes = [(foe, away[foe.id]) for foe in foes]
        self.hands = free_hands(combat, fighter) if fighter.card.hands else 0
        self.steps = 0 if bonus else steps_left(combat, fighter)
        self.pressed = self.slip = False
        self.exit: Path = ()
        self.shy: bool | None = None
        self.walks: bool | None = None
        self.obstacles: dict[str, str] = {}
        nearest = min([feet for _, feet in self.foes])
        self.methods = self.within(nearest, bonus_methods_of(fighter) if bonus else methods_of(fighter))

    def within(self, nearest: int, known: Sequence[Method]) -> list[Method]:
        """The usable methods that could get at an enemy who is so many feet away; fists if there is nothing else.

        `obstacles` tells by weapon which other one must leave the hand before it can be used.
        """
        combat, fighter = self.combat, self.fighter
        far = nearest - FOOT * self.steps
        found: list[Method] = []
        ranged, owes = False, fighter.budget.attacks_left
        for method in known:
            if far > method.limit:
                continue
            if method.power is None and not owes:
                if not fighter.budget.action:
                    continue
            elif not can_use(combat, fighter, method):
                continue
            if method.weapon is not None:
                obstacle = obstacle_to(fighter, method.weapon, self.hands)
                if obstacle is None:
                    continue
                if obstacle:
                    self.obstacles[method.weapon.id] = obstacle
            ranged = ranged or method.ranged
            found.append(method)
        if len(found) > 1 and found[-1].kind is fighter.card.unarmed:
            found.pop()
        if ranged:
            self.look_around()
        self.hampered = bool(self.obstacles or self.exit)
        return found

    def look_around(self) -> None:
        """Whether an enemy within 5 feet spoils a shot, and whether one can step away from it first (E5-ATK-14)."""
        combat, fighter = self.combat, self.fighter
        if not strangers_within(combat, fighter, fighter.place, FOOT):
            return
        away = feet_to_enemies(combat, fighter)
        close = [enemy for enemy in enemies_of(combat, fighter) if away[enemy.id] <= FOOT]
        if not close:
            return
        self.pressed = True
        if not self.steps:
            return
        free = fighter.disengaged or not any(can_react(enemy) for enemy in close)
        if free:
            self.exit = self.step_away()
        elif is_shooter(fighter):
            self.exit = self.step_away(heedless=True)
            if self.exit and "disengage" in fighter.card.bonus_actions and fighter.budget.bonus_action:
                self.slip = True
            elif self.exit:
                harm = toll(combat, fighter, self.exit)
                if 2 * harm * self.style.care >= 4 * strengths(fighter)[1] or is_frail(fighter, harm, self.style):
                    self.exit = ()
        self.pressed = not self.exit

    def step_away(self, heedless: bool = False) -> Path:
        """The shortest way to a place 5 feet from no enemy from which one of them is in view, quietly unless heedless;
        empty if there is none."""
        combat, fighter = self.combat, self.fighter
        spoilt: Bits = 0
        for enemy in enemies_of(combat, fighter):
            spoilt |= within_reach_of(combat, fighter, enemy, FOOT)
        goal = minus(combat.ground.grid.board, spoilt)
        fences = () if heedless else threats(combat, fighter)
        reached = reachable(combat, fighter, self.steps, goal, fences)
        if not any(combat.ground.grades[TOTAL - 1]):
            return spots(combat, reached.way(goal))
        if reached.nearest(goal) < 0:
            return ()
        foes = [foe for foe, _ in self.foes]
        square = next(in_view(combat, fighter, reached, goal, foes), -1)
        if square < 0:  # the nearest are round a corner
            reached = reachable(combat, fighter, self.steps, 0, fences)
            square = next(in_view(combat, fighter, reached, goal, foes), -1)
        return spots(combat, reached.path(square)) if square >= 0 else ()

    def ranks(self) -> list[Rank]:
        """Every method against every target that it can reach with or without a move, cover left aside."""
        combat, fighter = self.combat, self.fighter
        plain, on_foot = is_plain(combat, fighter), FOOT * self.steps
        found: list[Rank] = []
        for number, method in enumerate(self.methods):
            limit, kind, use = method.limit, method.kind, self.use_of(method)
            most = limit if method.ranged or kind is None else limit + on_foot
            here = FREE_A_HAND if kind is not None and kind.id in self.obstacles else NOTHING_FIRST
            ranged, spoilt, normal = method.ranged, method.ranged and self.pressed, method.normal
            for at, (foe, away) in enumerate(self.foes):
                if away > most:
                    continue
                then = away if away <= limit else limit
                if plain and not (foe.marks or foe.dodging or foe.squeezing):
                    sign = -1 if spoilt or (ranged and then > normal) else 0
                else:
                    sign = self.sign(method, foe, then)
                worth = self.worth(method, use, foe, sign, then)
                if worth:
                    found.append((-worth, foe.hp, here if away <= limit else MOVE_FIRST, foe.id, number, at))
        return found

    def use_of(self, method: Method) -> Use | None:
        """How an attack would be made now; None for what is none."""
        fighter, kind = self.fighter, method.kind
        if kind is None:
            return None
        if kind.versatile is None and not (self.hampered or method.throw or fighter.budget.attacks_left):
            return method.plainly
        two_hands = kind.versatile is not None and not method.throw and self.hands > (kind.id not in fighter.held)
        shares = self.shares(method, kind) if self.hampered or method.throw else ()
        return method.use(two_hands, fighter.budget.attacks_left or method.times, shares)

    def shares(self, method: Method, kind: AttackKind) -> Shares:
        """What is left of an attack because of what must come before it, or is given up with it."""
        found: Shares = ()
        if method.throw and method.power is None:
            if kind.id in self.obstacles:
                return NOTHING_LEFT  # nobody throws his sword away to throw an axe
            if is_last_weapon(self.fighter, kind):
                found = ((1, 2),)
        elif kind.id in self.obstacles:
            if method.ranged and self.fights_on_foot():
                return NOTHING_LEFT
            found = ((2, 3),)  # what is dropped will be missed
        if self.exit and not method.ranged:
            found = (*found, (3, 4))  # who can get away from blows had better
        return found

    def sign(self, method: Method, foe: Fighter, away: int) -> int:
        """Advantage or disadvantage of a method against somebody who is so far away when it is used."""
        better, worse = hindrances(self.combat, self.fighter, foe, away <= FOOT)
        return better - (worse or (method.ranged and (self.pressed or away > method.normal)))

    def worth(self, method: Method, use: Use | None, foe: Fighter, sign: int, away: int, bonus: int = 0) -> int:
        """What a method is worth against somebody so far away, with a bonus to its AC by cover; kept with its use."""
        fighter, kind, card = self.fighter, method.kind, foe.card
        if kind is None or use is None:
            return worth_of(expected_power(fighter, method.power, foe), foe) if method.power is not None else 0
        ac = (armour(foe) if foe.effects else card.ac) + bonus
        if method.do == "multiattack" and not fighter.budget.attacks_left:
            return worth_of(self.together(foe, ac, sign, away), foe)
        extra = 0 if fighter.card.sneak_attack is None else self.sneak_dice(kind, foe, sign)
        rival = (card.unit, foe.hp + foe.temp_hp, ac, sign, extra)
        known = use.worths.get(rival)
        if known is None:
            value = expected_hit(outlook(fighter, kind, use.two_hands, foe), ac, sign, extra)
            for part, whole in use.shares:
                value = value * part // whole
            known = use.worths[rival] = worth_of(value * use.times, foe)
        return known

    def fights_on_foot(self) -> bool:
        """Whether somebody with a blade in hand would rather go to the enemy with it than drop it for a bow."""
        if self.walks is None:
            foes = [foe for foe, _ in self.foes if foe.elevation <= FOOT]
            self.walks = not is_shooter(self.fighter) and bool(foes) and has_way(self.combat, self.fighter, foes)
        return self.walks

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
    def best(self) -> Chance | None:
        """The first of the ranks that holds when it is looked at closely."""
        ranks = self.ranks()
        exact: list[Rank] = []
        ways: dict[tuple[int, int], tuple[Path, int]] = {}
        reached: Flood | None = None
        while ranks:
            first = min(ranks)
            ranks.remove(first)
            method, (foe, away) = self.methods[first[4]], self.foes[first[5]]
            if first[2] == MOVE_FIRST:
                key = (first[5], method.limit)
                known = ways.get(key)
                if known is None:
                    reached = reached or reachable(self.combat, self.fighter, self.steps)
                    known = ways[key] = self.way(reached, foe, method.limit)
                path, harm = known
                if not path:
                    continue
                worth = -first[0] if first in exact else self.worth_of_going(-first[0], harm)
                wish: Wish = ("move", {"path": path})
            elif first in exact:
                return Chance(-first[0], self.carried_out(method, foe), foe)
            else:
                worth = self.worth_in_cover(method, foe, away, -first[0])
                wish = ("", {})
            if worth == -first[0]:
                return Chance(worth, wish if wish[0] else self.carried_out(method, foe), foe)
            if worth > 0:
                lower = (-worth, *first[1:])
                exact.append(lower)
                ranks.append(lower)
        return self.come_into_range(reached)

    def way(self, reached: Flood, foe: Fighter, limit: int) -> tuple[Path, int]:
        """The way to a target, and its toll: the shortest one, or one that gives no opening if there is one."""
        goal = within_reach_of(self.combat, self.fighter, foe, limit)
        path = route(self.combat, self.fighter, reached, goal)
        harm = toll(self.combat, self.fighter, path)
        if harm:
            quiet = reachable(self.combat, self.fighter, self.steps, goal, threats(self.combat, self.fighter))
            around = quiet.way(goal)
            if around:
                return spots(self.combat, around), 0
        return path, harm

    def worth_of_going(self, worth: int, harm: int) -> int:
        """What is left of a promise when the way to it costs blood, or who goes there is nearly felled."""
        if harm:
            worth -= harm * self.style.care // 4
            if is_frail(self.fighter, harm, self.style):
                worth //= 2
        if self.shy is None:
            fatal = is_frail(self.fighter, strongest([foe for foe, _ in self.foes]), self.style)
            self.shy = fatal and bool(friends_of(self.combat, self.fighter))
        return worth // 3 if self.shy else worth

    def come_into_range(self, reached: Flood | None) -> Chance | None:
        """Go where a shot or power has the nearest target, if there is none from here."""
        shots = [method for method in self.methods if method.kind is None or self.is_shot(method, method.kind)]
        if not shots or not self.steps:
            return None
        limit = max([method.limit for method in shots])
        reached = reached or reachable(self.combat, self.fighter, self.steps)
        for foe, _ in sorted(self.foes, key=by_distance):
            path = way_to_aim(self.combat, self.fighter, reached, foe, limit)
            if path:
                return Chance(POINT, ("move", {"path": path}), foe)
        return None

    def is_shot(self, method: Method, kind: AttackKind) -> bool:
        """Whether a method is used from afar, and nothing that is missed later must be dropped for it."""
        return method.ranged and not (kind.id in self.obstacles and (method.throw or self.fights_on_foot()))

    def worth_in_cover(self, method: Method, foe: Fighter, away: int, worth: int) -> int:
        """What is left of a promise when cover and other obstacles are counted; 0 if the attack is not legal."""
        combat, fighter, kind = self.combat, self.fighter, method.kind
        if kind is None:
            legal = method.power is not None and not any(why_not_at(combat, fighter, method.power, foe.id))
            return worth if legal else 0
        if is_charmed_by(fighter, foe) or (kind.on_hit and holds_another(combat, fighter, foe, kind.id)):
            return 0
        degree = cover(combat, fighter, foe)
        if degree == TOTAL:
            return 0
        if not degree:
            return worth
        sign = self.sign(method, foe, away)
        return self.worth(method, self.use_of(method), foe, sign, away, COVER_BONUS[degree])

    def carried_out(self, method: Method, foe: Fighter) -> Wish:
        """A method as an answer; a shot from beside an enemy only after a step away, a throw on the way to the foe."""
        fighter = self.fighter
        if method.ranged and self.exit:
            return ("disengage", {"as": "bonus_action"}) if self.slip else ("move", {"path": self.exit})
        if method.power is not None:
            return "use", {"power": method.power.id, "targets": (foe.id,)}
        assert method.kind is not None
        if method.throw and self.steps and not self.pressed:
            path = self.on_the_way(foe)
            if path:
                return "move", {"path": path}
        item = self.obstacles.get(method.kind.id)
        if item is not None:
            away = fighter.budget.utility and method.kind.id in fighter.held
            return ("sheathe" if away else "drop"), {"item": item}
        values: dict[str, Any] = {"target": foe.id, "with": method.kind.id}
        if method.kind.mode == "melee_or_thrown":
            values["throw"] = method.throw
        return method.do, values

    def on_the_way(self, foe: Fighter) -> Path:
        """The way towards a target for whoever would rather fight it hand to hand; empty if it costs blood."""
        if is_shooter(self.fighter):
            return ()
        path = approach(self.combat, self.fighter, [foe], self.steps)
        return () if toll(self.combat, self.fighter, path) else path


def worth_of(value: int, foe: Fighter) -> int:
    """What damage to somebody is worth: no more than it has hit points, and its own might as far as that falls."""
    whole = POINT * (foe.hp + foe.temp_hp)
    if value > whole:
        value = whole
    own: int = foe.card.memo.get("might") or might(foe)
    return value + own * value // (2 * whole)


def by_distance(found: tuple[Fighter, int]) -> tuple[int, str]:
    return found[1], found[0].id


def best_chance(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style = PLAIN) -> Chance | None:
    """The usable method and target that promise most; at a tie without movement, then the hp-weakest."""
    return Weighing(combat, fighter, foes, style).best() if foes else None


def best_bonus(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], style: Style = PLAIN) -> Chance | None:
    """The power beside the action that promises most, from here."""
    if not foes or not bonus_methods_of(fighter):
        return None
    return Weighing(combat, fighter, foes, style, bonus=True).best()
