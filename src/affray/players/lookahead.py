"""A player who tries out what he could do: each answer is played on to a horizon a few times, and the best one given.

The same for every game. It plays on from what its side believes, never from the truth, with dice of its own; in what
it imagines the game's plain player stands in for everybody. All answers meet the same dice, and how much is tried is
counted and not timed: the same fight and the same budget give the same answer on any machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.refusals import Value
from affray.core.script import Choose, Option, Pick, Roll, Thrown
from affray.core.views import side_of
from affray.rulesets.game import Game
from affray.rulesets.table import Combatant

from .believing import Believing
from .driver import play_out

BUDGET = 48
"""How often a fight is played on for one answer, at the most."""

ROUNDS = 3
"""After so many rounds what came of it is judged."""

REPLIES = 240
"""After so many replies it is judged in any case: not every game counts rounds."""

SAME, PER_OPTION = 4, 6
"""How many answers of the option that the plain player chose are tried first, and then of any option."""

GROUPS = ("attack", "magic", "move", "posture", "item", "other")
"""What is tried first; to talk changes nothing that could be judged."""

LOOKED_AT = 120
"""How many values of a field are looked at, to take some of them."""

HOPES = 2
"""How many of the most promising answers are compared with the plain one."""

SURE = 0.5
"""By how many standard errors something must have done better than the plain answer."""


class LookAhead:
    """Answers as the plain player would, unless something else did better in what was tried out."""

    def __init__(self, game: Game[Any], budget: int = BUDGET, rounds: int = ROUNDS) -> None:
        self.game, self.budget, self.rounds = game, budget, rounds
        self._usual = Believing(game.player())

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        usual, side = self._usual(fight, question), side_of(fight, question.who)
        # Who is asked together with others must not find out what they have answered already.
        if not isinstance(fight, Fight) or fight.request is not question:
            return usual
        if all(each.side != side for each in self.game.standings(fight.state)):
            return usual
        found = [usual, *islice(others(fight, side, usual), max(1, self.budget // 5 - 1))]
        return self._best(fight, side, found) if len(found) > 1 else usual

    def _best(self, fight: Fight[Any], side: str, found: Sequence[Pick]) -> Pick:
        """First everything is tried a few times; then whatever promised most has to beat the plain answer with new
        dice, by more than chance: what was chosen for its luck would not do so again.
        """

        def tried(each: int, number: int) -> float:
            return self._worth(fight, side, found[each], number)

        times = max(1, self.budget // (2 * len(found)))
        worth = [sum([tried(each, number) for number in range(times)]) for each in range(len(found))]
        hopes = sorted([each for each in range(1, len(found)) if worth[each] > worth[0]], key=lambda each: -worth[each])
        pairs = (self.budget - times * len(found)) // (1 + HOPES)
        if not hopes or pairs < 2:
            return found[0]
        usual = [tried(0, times + number) for number in range(pairs)]
        best, most = 0, sum(usual)
        for hope in hopes[:HOPES]:
            again = [tried(hope, times + number) for number in range(pairs)]
            if sum(again) > most and surely(again, usual):
                best, most = hope, sum(again)
        return found[best]

    def _worth(self, fight: Fight[Any], side: str, pick: Pick, number: int) -> float:
        """What comes of an answer, once, with the dice of this number.

        A fight that cannot be imagined to its end, because the rules need what the side does not know, tells nothing.
        """
        twin, when = fight.known.imagined(side), self.game.when
        last, most = when(twin.state)[0] + self.rounds, len(twin.journal) + REPLIES

        def stop(twin: Fight[Any]) -> bool:
            return when(twin.state)[0] > last or len(twin.journal) >= most

        try:
            twin.give(pick)
            play_out(twin, self.game.player(), Fated(number), stop, checked=False)
        except Exception:
            twin = fight.known.imagined(side)
        return value(self.game, twin.state, side)


class Fated(Dice):
    """Dice that do not depend on what else is thrown: somebody's third attack falls the same, whatever came between.

    So two answers differ by what they bring about, and not by other luck of everybody.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self._number = number
        self._fates: dict[tuple[str, str, int], random.Random] = {}

    def throw(self, roll: Roll, drawn: int) -> Thrown:
        what = roll.who, roll.why, roll.sides
        fate = self._fates.get(what)
        if fate is None:
            fate = self._fates[what] = random.Random(f"{self._number}/{roll.who}/{roll.why}/{roll.sides}")
        return Thrown(roll.who, tuple([int(fate.random() * roll.sides) + 1 for _ in range(roll.count)]))


def surely(these: Sequence[float], those: Sequence[float]) -> bool:
    """Whether these are better than those, one by one, by more than chance."""
    apart = [one - other for one, other in zip(these, those, strict=True)]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(1, len(apart) - 1)
    return mean > 0 and mean * mean * len(apart) > SURE * SURE * spread


# -- what could be done ----------------------------------------------------------------------------
def others(fight: Fight[Any], side: str, usual: Pick) -> Iterator[Pick]:
    """What else could be answered as far as the side knows: the same with other values, then everything in turn."""
    asked = fight.belief(side).asked(usual.who)
    known = [each for each in (asked.known() if isinstance(asked, Choose) else ()) if each.group in GROUPS]
    chance = random.Random(f"{len(fight.journal)}/{usual.who}")
    rows = [(each.id, variants(each, chance)) for each in sorted(known, key=lambda each: GROUPS.index(each.group))]
    same = [(do, islice(row, SAME)) for do, row in rows if do == usual.do]
    met = [(usual.do, dict(usual.values))]
    for do, row in [*same * SAME, *rows * PER_OPTION]:
        values = next(row, None)
        if values is not None and (do, values) not in met:
            met.append((do, values))
            pick = Pick(usual.who, do, values)
            if not fight.refusals(pick):
                yield pick


def variants(option: Option, chance: random.Random) -> Iterator[dict[str, Value]]:
    """Legal answers of an option that differ: the usual one, then others, one field of it changed."""
    first = option.example()
    if first is None:
        return
    yield first
    names = [name for name in option.fields if not option.fields[name].optional or option.fields[name].opens]
    rows = [(name, iter(sampled(option, name, chance))) for name in names]
    while rows:
        left = []
        for name, row in rows:
            value = next(row, None)
            if value is not None:
                left.append((name, row))
                given = {each: first[each] for each in names[: names.index(name)] if each in first}
                complete = option.complete({**given, name: value})
                if complete is not None:
                    yield complete
        rows = left


def sampled(option: Option, name: str, chance: random.Random) -> list[Value]:
    """Some values of a field in a random order, the same one each time."""
    found = list(islice(option.fields[name].some(), LOOKED_AT * 10))
    for at in range(len(found) - 1, 0, -1):
        other = int(chance.random() * (at + 1))
        found[at], found[other] = found[other], found[at]
    return found[:LOOKED_AT]


# -- how good a moment is --------------------------------------------------------------------------
def value(game: Game[Any], state: Any, side: str) -> float:
    """How well a side is doing, between 0 (it has lost) and 1 (it has won): its part of all that still fights."""
    everybody = game.table(state).combatants
    sides = list(dict.fromkeys(each.side for each in everybody))
    if state.over in sides:
        return float(state.over == side)
    mine = sum(strength(each) for each in everybody if each.side == side)
    whole = sum(strength(each) for each in everybody)
    return mine / whole if whole else 0.5


def strength(somebody: Combatant) -> int:
    """Whoever still fights counts for his full health once, and once more for what is left of it."""
    if somebody.out or somebody.off:
        return 0
    health: Mapping[str, int] = somebody.health or {"now": 1, "max": 1}
    pools = [("now", "max"), *((name.removesuffix("_max"), name) for name in health if name.endswith("_max"))]
    return sum([health.get(most, 0) + max(0, health.get(now, 0)) for now, most in pools])
