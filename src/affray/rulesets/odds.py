"""What can come of an answer, in any game: how the outcome of an act is read off its events."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from affray.core.events import Event
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.odds import Begun, Expected, Findings, Odds, Reader, Stage, expected, odds_of
from affray.odds.results import estimated

from . import events as shared


def read(event: Event, found: Findings) -> None:
    """Hits, damage, falls and conditions, which all games tell alike."""
    if isinstance(event, shared.AttackResolved):
        target = found.of(event.target)
        target.hit = bool(target.hit) or event.hit
        if hasattr(event, "critical"):
            target.critical = bool(target.critical) or event.critical
        if target.check is None and (check := found.last.get(event.who)) is not None:
            target.check = replace(check, needs=getattr(event, "ac", check.needs))
    elif isinstance(event, shared.Damaged):
        found.of(event.who).damage += event.taken
    elif isinstance(event, (shared.Fell, shared.Died)):
        found.of(event.who).felled = True
    elif isinstance(event, shared.ConditionGained):
        found.of(event.who).conditions.append(event.condition)


def usually(choices: dict[str, Callable[[Situation[Any], Choose], str]], ends: Collection[str] = ()) -> Expected:
    """How somebody is expected to answer: by the kind of question where a game knows, else as anywhere. At questions of
    some kinds nobody can let things be: there it `ends`, and what could be answered need not be found out.
    """

    def answer(situation: Situation[Any], question: Choose, about: Pick) -> tuple[Pick | None, str]:
        if question.why in ends:
            return None, "decision"
        choose = choices.get(question.why)
        if choose is None:
            return expected(situation, question, about)
        option = question.option(choose(situation, question))
        values = None if option is None else option.complete()
        return (None, "decision") if option is None or values is None else (Pick(question.who, option.id, values), "")

    return answer


def always(do: str) -> Callable[[Situation[Any], Choose], str]:
    """The answer to a question that everybody answers alike."""
    return lambda situation, question: do


class Weigher:
    """What can come of answers at one moment of a fight, or of what a side believes of it; each is worked out once."""

    def __init__(
        self,
        situation: Situation[Any],
        read: Reader = read,
        assume: Expected = expected,
        skips: Callable[[Pick], tuple[type[Event], ...]] = lambda answer: (),
        begun: Begun | None = None,
    ) -> None:
        self.situation, self.read, self.assume, self.skips, self.begun = situation, read, assume, skips, begun
        self.defect: Exception | None = None
        """What went wrong when an answer could not be followed, for those who mend it."""
        self._stage: Stage | None = None
        self._kept: dict[str, Odds | None] = {}

    def __call__(self, answer: Pick) -> Odds | None:
        """The odds of a legal answer; None of one that is not, or that cannot be followed."""
        key = f"{answer.who} {answer.do} {sorted(answer.values.items())}"
        if key not in self._kept:
            self._kept[key] = self.weigh(answer)
        return self._kept[key]

    @property
    def worked_out(self) -> int:
        """Of how many answers it is known."""
        return len(self._kept)

    def weigh(self, answer: Pick) -> Odds | None:
        if self.situation.refusals(answer):
            return None
        try:
            if self._stage is None:
                self._stage = Stage(self.situation)
            found = odds_of(self._stage, answer, self.read, self.assume, self.skips(answer), self.begun)
        except Exception as error:  # what is only believed may be impossible, and rules that meet it may fail
            self.defect = error
            return None
        guessed = getattr(self.situation, "estimated", None)
        return found if found is None or guessed is None else estimated(found, guessed)
