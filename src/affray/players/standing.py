"""Answers left standing: a seat's own instructions, given for it as ordinary recorded replies.

The rules know nothing of them. They are visible, can be revoked at any time, and never give an illegal answer: where
they do not fit, the seat is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from affray.core.fight import Fight
from affray.core.globs import fitting
from affray.core.refusals import Values
from affray.core.script import Choose, Pick

SOURCE = "standing"


@dataclass(frozen=True)
class StandingAnswer:
    """"To questions called `why` put to `who` (globs), answer `do`", as long as `lasts` is true of the fight."""

    seat: str
    why: str
    do: str
    values: Values = field(default_factory=dict)
    who: str = "*"
    lasts: Callable[[Fight[Any]], bool] | None = None

    def fits(self, fight: Fight[Any], question: Choose) -> bool:
        seat = fight.ruleset.seat_of(fight.state, question.who)
        asked = bool(fitting(self.why, [question.why]) and fitting(self.who, [question.who]))
        return seat == self.seat and asked and (self.lasts is None or self.lasts(fight))


class StandingAnswers:
    """All that the seats of a table have left standing, oldest first."""

    def __init__(self) -> None:
        self._left: dict[int, StandingAnswer] = {}
        self._next = 1

    def leave(self, answer: StandingAnswer) -> int:
        """Leave an answer standing; the number revokes it."""
        number = self._next
        self._left[number] = answer
        self._next += 1
        return number

    def revoke(self, number: int) -> StandingAnswer | None:
        return self._left.pop(number, None)

    def of(self, seat: str) -> dict[int, StandingAnswer]:
        """What a seat has left standing, by number."""
        return {number: answer for number, answer in self._left.items() if answer.seat == seat}

    def give(self, fight: Fight[Any]) -> int:
        """Answer every open question that a standing answer fits and the rules allow; returns how many."""
        given = 0
        while (pick := self._next_pick(fight)) is not None:
            fight.give(pick)
            given += 1
        return given

    def _next_pick(self, fight: Fight[Any]) -> Pick | None:
        for question in fight.open:
            if isinstance(question, Choose):
                for answer in self._left.values():
                    pick = Pick(question.who, answer.do, answer.values, SOURCE)
                    if answer.fits(fight, question) and not question.refusals(pick):
                        return pick
        return None
