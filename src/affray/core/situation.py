"""A moment of a fight, to be looked at: what is asked, what is legal and why not. It cannot go on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic

from .defects import defect
from .grammar import parse
from .limits import too_much
from .refusals import Refusal, Value, Values, refuse
from .replies import malformed, plain
from .scene import Ruleset, S, Scene
from .script import NOTHING, Choose, Option, Overrule, Pick, Question, Reply, Request, Roll, Together


class Situation(Generic[S]):
    """What a fight and what a side believes of it have in common."""

    ruleset: Ruleset[S]
    scene: Scene[S]
    request: Request
    defect: Exception | None
    """What a rule raised when an answer was last refused with CORE-DEFECT, for those who mend it."""
    _offered: tuple[Request | None, int, dict[str, dict[str, dict[str, Value] | None]]] = (None, 0, {})
    _weighing: tuple[object, Callable[[Pick], Any]] | None = None
    """The moment for which odds were asked, and what has been worked out for it."""

    def now(self) -> str:
        """Who is asked what, or how it ended, in a few words."""
        if self.over:
            return f"over: {self.over}"
        asked = ", ".join([f"{each.who}: {each.why}" for each in self.open])
        return f"asks {asked}" if asked else "at rest"

    @property
    def state(self) -> S:
        return self.scene.state

    @property
    def over(self) -> str:
        """The result, empty while the fight goes on."""
        return self.scene.state.over

    @property
    def open(self) -> tuple[Question, ...]:
        """The questions that wait for a reply."""
        request = self.request
        if isinstance(request, (Choose, Roll)):
            return (request,)
        return request.questions if isinstance(request, Together) else ()

    @property
    def pending(self) -> Question | None:
        """The question that waits longest."""
        request = self.request
        if isinstance(request, (Choose, Roll)):
            return request
        return request.questions[0] if isinstance(request, Together) else None

    def asked(self, who: str) -> Question | None:
        """The open question to somebody."""
        return next((question for question in self.open if question.who == who), None)

    def legal(self, who: str) -> Iterator[Pick]:
        """Every complete legal answer to the open choice of somebody, the likeliest of each option first."""
        question = self.asked(who)
        for option in question.known() if isinstance(question, Choose) else ():
            for values in option.answers():
                yield Pick(who, option.id, values)

    @property
    def ticket(self) -> int:
        """Names this moment."""
        return 0

    def usual(self, who: str) -> Mapping[str, Mapping[str, Value] | None]:
        """For every option of the open choice of somebody its usual answer, None if it is closed.

        To look for them is most of the work of showing a question, so they are kept as long as the moment lasts.
        """
        request, ticket, kept = self._offered
        if request is not self.request or ticket != self.ticket:
            kept = {}
            self._offered = (self.request, self.ticket, kept)
        if who not in kept:
            question = self.asked(who)
            known = question.known() if isinstance(question, Choose) else ()
            kept[who] = {option.id: option.example() for option in known}
        return kept[who]

    def estimated(self, of: str) -> bool:
        """Whether somebody's numbers are only believed; of the truth they never are."""
        return False

    def refusals(self, reply: Reply) -> list[Refusal]:
        """Every reason against a reply, the official one first; empty if it is legal now."""
        try:
            return malformed(reply, self.asked) or self._objections(reply)
        except Exception as error:
            return self._defective(error)

    def _objections(self, reply: Reply) -> list[Refusal]:
        if isinstance(reply, Overrule):
            edit = next((each for each in self.scene.edits() if each.id == reply.edit), None)
            known = tuple(each.id for each in self.scene.edits())
            return [refuse("CORE-EDIT", edit=reply.edit, known=known)] if edit is None else edit.refusals(reply.values)
        question = self.asked(reply.who)
        if question is not None:
            return self._instead(question, question.refusals(reply))
        do, values = (reply.do, plain(reply.values)) if isinstance(reply, Pick) else ("roll", {})
        return self._not_asked(reply.who, do, values)

    def _defective(self, error: Exception) -> list[Refusal]:
        self.defect = error
        return [defect(error)]

    def why_not(self, who: str, do: str, **values: Value) -> list[Refusal]:
        """Why somebody may not do this now; empty if it is legal."""
        return self.refusals(Pick(who, do, values))

    def _not_asked(self, who: str, do: str, values: Values) -> list[Refusal]:
        """For somebody who is not asked the open windows answer, innermost first, then the ruleset."""
        for window in reversed(self.scene.windows):
            if found := list(window.why_not(who, do)):
                return found
        return self.ruleset.out_of_turn(self.scene, who, do, values) or [refuse("CORE-NOT-ASKED", who=who)]

    def _instead(self, question: Question, refused: list[Refusal]) -> list[Refusal]:
        """Whoever is asked something in particular hears by a rule of the game why nothing else is possible now."""
        explain = getattr(self.ruleset, "instead", None)
        if explain is None or not refused or refused[0].rule != "CORE-OPTION":
            return refused
        return list(explain(self.scene, question, refused[0]["option"])) or refused

    # -- what can come of it -----------------------------------------------------------------------
    def odds(
        self,
        answer: Pick | Option,
        given: Values = NOTHING,
        field: str = "",
        who: str = "",
        among: Sequence[Value] | None = None,
    ) -> Any:
        """What can come of an answer (`affray.odds.Odds`); None if it is illegal or the game does not say.

        Of an option, beside the values given, for every legal value of a field, or for those `among` them: `{value:
        odds}`, each with the usual answer that can be made of it. What was worked out is kept while the moment lasts.
        """
        weigh = self.weigher()
        if isinstance(answer, Pick):
            return None if weigh is None else weigh(answer)
        asked = who or next((each.who for each in self.open if isinstance(each, Choose)), "")
        found = {}
        for value in answer.legal(field, given) if among is None else among:
            values = answer.complete({**given, field: value})
            found[value] = None if values is None or weigh is None else weigh(Pick(asked, answer.id, values))
        return found

    def weigher(self) -> Callable[[Pick], Any] | None:
        """Whoever works out the odds of this moment; None if the game has nobody for it."""
        make = getattr(self.ruleset, "weigher", None)
        if make is None:
            return None
        moment = (self.request, getattr(self, "ticket", 0))
        if self._weighing is None or self._weighing[0] != moment:
            self._weighing = moment, make(self)
        return self._weighing[1]

    def read(self, who: str, text: str) -> Reply | list[Refusal]:
        """What somebody's words mean now, or why they mean nothing."""
        if refused := too_much(text):
            return refused
        try:
            question = self.asked(who)
            if question is not None:
                read = parse(question, text)
                return self._instead(question, read) if isinstance(read, list) else read
            do, *_ = text.split() or [""]
            return malformed(Pick(who, do), self.asked) or self._not_asked(who, do, {})
        except Exception as error:
            return self._defective(error)

    def edits(self) -> list[Option]:
        """What the game master can decree now."""
        return self.scene.edits()
