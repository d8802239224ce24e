"""The player who looks ahead: it chooses a plan for its side every round, and anew when somebody has fallen."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.core.views import side_of
from affray.rulesets.game import Game

from ..believing import Believing
from .answers import others
from .plans import Once, Plan, against, has_turn, stands, tempers
from .trials import ROUNDS, Trials, race

BUDGET = 48
"""How often a fight is played on for one decision, at the most."""

EACH = 8
"""How often a plan should be tried, about: the budget allows for so many plans."""


class LookAhead:
    """Fights on as it did, at first like the plain player, unless another plan did better when it was tried out."""

    def __init__(self, game: Game[Any], budget: int = BUDGET, rounds: int = ROUNDS) -> None:
        self.game, self.budget, self.rounds = game, budget, rounds
        self._plain = game.player()
        self._tempers = tempers(game)
        self._usual = Believing(self._plain)
        self._fight: Fight[Any] | None = None
        self._kept: dict[str, tuple[Hashable, Plan]] = {}
        """By side: the plan that it follows in this fight, and for what it was made."""

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        # Who is asked together with others must not find out what they have answered already.
        if not isinstance(fight, Fight) or fight.request is not question or not has_turn(self.game, fight, question):
            return self._usual(fight, question)
        side = side_of(fight, question.who)
        believed = fight.belief(side)
        asked = believed.asked(question.who)
        if not isinstance(asked, Choose) or all(each.side != side for each in self.game.standings(fight.state)):
            return self._usual(fight, question)
        if fight is not self._fight:
            self._fight, self._kept = fight, {}
        made, plan = self._kept.get(side, (None, self._plain))
        occasion = self._occasion(believed)
        if occasion != made:
            plan = self._best(fight, believed, question, side, plan)
            self._kept[side] = occasion, plan
        if plan is not self._plain:
            pick = plan(believed, asked)
            if not fight.refusals(pick):
                return pick
        return self._usual(fight, question)

    def _occasion(self, believed: Situation[Any]) -> Hashable:
        """For what a plan is made: a round and those who fight in it; for a turn, where no foe can be singled out."""
        round, owner = self.game.when(believed.state)
        if not hasattr(self.game, "people"):
            return round, owner
        return round, *(each.id for each in self.game.table(believed.state).combatants if stands(each))

    def _best(self, fight: Fight[Any], believed: Situation[Any], question: Choose, side: str, plan: Plan) -> Plan:
        """The plan so far, or what did better when both were tried out."""
        found: list[Plan] = [self._plain, *against(self.game, self._plain, believed, side), *self._tempers]
        kept = plan if plan in found else self._plain
        plans = [kept, *(each for each in found if each != kept)]
        more = max(2, self.budget // EACH) - len(plans)
        if more > 0:
            usual = self._usual(fight, question)
            plans += [Once(each, self._plain) for each in islice(others(fight, side, usual), more)]
        plans = plans[: max(2, self.budget // 2)]
        if len(plans) == 1:
            return kept
        tried = Trials(self.game, self._plain, fight, side, self.rounds)

        def run(each: int, number: int) -> float:
            plan = plans[each]
            return tried(plan.fresh() if isinstance(plan, Once) else plan, number)

        return plans[race(len(plans), self.budget, run)]
