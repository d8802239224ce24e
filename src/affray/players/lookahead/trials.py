"""How a plan is tried out: the fight is played on from what a side believes, and what came of it is judged."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick, Roll, Thrown
from affray.core.views import side_of
from affray.rulesets.game import Game, Player
from affray.rulesets.table import Combatant

from ..driver import play_out
from .plans import Plan, has_turn, stands

ROUNDS = 8
"""After so many rounds what came of it is judged; most fights are over by then."""

REPLIES = 400
"""After so many replies it is judged in any case: not every game counts rounds."""

OPENING = 2
"""How often everything is tried to begin with."""

SURE = 0.5
"""By how many standard errors a plan must have done better than that of the plain player."""


class Trials:
    """Tries out what a side could do at one moment."""

    def __init__(self, game: Game[Any], plain: Player, fight: Fight[Any], side: str, rounds: int = ROUNDS) -> None:
        self.game, self.plain, self.fight, self.side, self.rounds = game, plain, fight, side, rounds
        self.fate = f"{game.when(fight.state)[0]}/{side}"

    def __call__(self, plan: Plan, number: int) -> float:
        """What comes of a plan, once, with the dice of this number."""
        twin, when = self.fight.known.imagined(self.side), self.game.when
        last, most = when(twin.state)[0] + self.rounds, len(twin.journal) + REPLIES

        def stop(twin: Fight[Any]) -> bool:
            return when(twin.state)[0] > last or len(twin.journal) >= most

        def everybody(twin: Fight[Any], question: Choose) -> Pick:
            if side_of(twin, question.who) == self.side and has_turn(self.game, twin, question):
                return plan(twin, question)
            return self.plain(twin, question)

        play_out(twin, everybody, Fated(f"{self.fate}/{number}"), stop, checked=False)
        return value(self.game, twin.state, self.side)


def race(runners: int, budget: int, run: Callable[[int, int], float]) -> int:
    """Which of several does best, the first of them unless another is better by more than chance.

    All meet the same dice. Whoever has brought about the very same as the first in the opening is the same and drops
    out; then the better half of the others goes on to the next heat, and the first always does.
    """
    left, scores = list(range(runners)), [list[float]() for _ in range(runners)]

    def heat(times: int) -> None:
        for number in range(len(scores[0]), len(scores[0]) + times):
            for each in left:
                scores[each].append(run(each, number))

    opening = max(1, min(OPENING, budget // (2 * runners)))
    heat(opening)
    left = [0, *(each for each in left[1:] if scores[each] != scores[0])]
    spent = opening * runners
    while len(left) > 1:
        heats = (len(left) - 1).bit_length()
        times = (budget - spent) // heats // len(left)
        heat(times)
        spent += times * len(left)
        ranked = sorted(left[1:], key=lambda each: -sum(scores[each]))
        if len(left) == 2:
            return ranked[0] if surely(scores[ranked[0]], scores[0]) else 0
        left = [0, *ranked[: len(left) // 2]] if len(left) > 3 else [0, ranked[0]]
    return 0


def surely(these: Sequence[float], those: Sequence[float]) -> bool:
    """Whether these are better than those, one by one, by more than chance."""
    apart = [one - other for one, other in zip(these, those, strict=True)]
    mean = sum(apart) / max(1, len(apart))
    spread = sum((each - mean) ** 2 for each in apart) / max(1, len(apart) - 1)
    return mean > 0 and mean * mean * len(apart) > SURE * SURE * spread


class Fated(Dice):
    """Dice that do not depend on what else is thrown: somebody's third attack falls the same, whatever came between.

    So two plans differ by what they bring about, and not by other luck of everybody.
    """

    def __init__(self, fate: object) -> None:
        super().__init__(fate)
        self._fate = fate
        self._fates: dict[tuple[str, str, int], random.Random] = {}

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        what = roll.who, roll.why, roll.sides
        fate = self._fates.get(what)
        if fate is None:
            fate = self._fates[what] = random.Random(f"{self._fate}/{roll.who}/{roll.why}/{roll.sides}")
        return Thrown(roll.who, tuple([int(fate.random() * roll.sides) + 1 for _ in range(roll.count)]))


# -- how good a moment is --------------------------------------------------------------------------
def value(game: Game[Any], state: Any, side: str) -> float:
    """How well a side is doing: a defeat is worth less than a quarter, a victory more than three, by what is left of
    the winner, and everything else lies in between, by the side's part of all that still fights.
    """
    everybody = game.table(state).combatants
    sides = list(dict.fromkeys([each.side for each in everybody]))
    mine = sum([strength(each) for each in everybody if each.side == side])
    whole = sum([strength(each) for each in everybody])
    if state.over == side:
        return 0.75 + 0.25 * mine / max(1, sum([full(each) for each in everybody if each.side == side]))
    if state.over in sides:
        return 0.25 - 0.25 * (whole - mine) / max(1, sum([full(each) for each in everybody if each.side != side]))
    return 0.25 + 0.5 * (mine / whole if whole else 0.5)


def strength(somebody: Combatant) -> int:
    """Whoever still fights counts for his full health once, and once more for what is left of it."""
    if not stands(somebody):
        return 0
    return sum([most + max(0, now) for now, most in pools(somebody)])


def full(somebody: Combatant) -> int:
    """What somebody unhurt counts."""
    return sum([2 * most for _, most in pools(somebody)])


def pools(somebody: Combatant) -> list[tuple[int, int]]:
    """What somebody has of each kind of health, and at the most."""
    health: Mapping[str, int] = somebody.health or {"now": 1, "max": 1}
    names = [("now", "max"), *((name.removesuffix("_max"), name) for name in health if name.endswith("_max"))]
    return [(health.get(now, 0), health.get(most, 0)) for now, most in names]
