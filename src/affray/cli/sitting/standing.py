"""Answers left standing at the terminal: kept with the journal, listed, revoked, and given as ordinary replies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from affray.core.fields import frozen, thawed
from affray.core.script import Choose, Pick
from affray.library import Fight
from affray.players.standing import SOURCE, StandingAnswer, StandingAnswers
from affray.text.messages import message_id

from .called import called, screen_name
from .hearing import in_plain_words, understood
from .typed import folded, is_count

if TYPE_CHECKING:
    from ..play import Session

STANDING = "standing"
"""Under which name the header of a journal keeps them."""
EVERYBODY = "*"
OFTEN = 20
"""So often in a row it is given in one turn; an answer that changes nothing would never end."""


class Standing:
    """The answers that were left standing in a fight; one without values means the usual answer at that moment."""

    def __init__(self, fight: Fight) -> None:
        self.fight, self.answers = fight, StandingAnswers()
        self._given: dict[tuple[int, int], int] = {}  # how often each was given in a turn
        kept = fight.journal.header.get(STANDING, [])
        for each in kept if isinstance(kept, list) else []:
            if isinstance(each, Mapping) and all(isinstance(each.get(x), str) for x in ("seat", "why", "do", "who")):
                values = each.get("with")
                with_ = {x: frozen(y) for x, y in values.items()} if isinstance(values, Mapping) else {}
                self.answers.leave(StandingAnswer(each["seat"], each["why"], each["do"], with_, each["who"]))

    def everything(self) -> dict[int, StandingAnswer]:
        seats = dict.fromkeys([*self.fight.sides(), *[self.seat(each.who) for each in self.fight.open], "gm"])
        found = {number: answer for seat in seats for number, answer in self.answers.of(seat).items()}
        return dict(sorted(found.items()))

    def seat(self, who: str) -> str:
        return self.fight.ruleset.seat_of(self.fight.state, who)

    def leave(self, question: Choose, pick: Pick, for_all: bool) -> None:
        who = EVERYBODY if for_all else question.who
        self.answers.leave(StandingAnswer(self.seat(question.who), question.why, pick.do, pick.values, who))
        self.keep()

    def revoke(self, number: int) -> bool:
        found = self.answers.revoke(number) is not None
        self.keep()
        return found

    def keep(self) -> None:
        """Write them into the header of the journal, so that a fight goes on as it was left."""
        kept: list[dict[str, Any]] = []
        for each in self.everything().values():
            values = {name: thawed(value) for name, value in each.values.items()}
            kept.append({"seat": each.seat, "why": each.why, "who": each.who, "do": each.do, "with": values})
        if kept:
            self.fight.journal.header[STANDING] = kept
        else:
            self.fight.journal.header.pop(STANDING, None)

    def give(self, fight: Fight) -> bool:
        """Give one standing answer that fits and that the rules allow; False if there is none."""
        for question in fight.open:
            if not isinstance(question, Choose):
                continue
            for number, answer in self.everything().items():
                often = self._given.get((fight.turns, number), 0)
                if often >= OFTEN or not answer.fits(fight, question):
                    continue
                option = question.option(answer.do)
                values = option.example() if option is not None and not answer.values else answer.values
                pick = Pick(question.who, answer.do, values or {}, SOURCE)
                if option is not None and not question.refusals(pick):
                    self._given = {(fight.turns, number): often + 1}
                    fight.give(pick)
                    return True
        return False


# -- at the prompt ---------------------------------------------------------------------------------
def always(session: Session, words: str) -> None:
    """Answer, and leave the answer standing: for whoever is asked, or for everybody of the side."""
    question = session.question
    first, _, rest = words.partition(" ")
    for_all = folded(first) in session.ear.listed("cli-words-all") and not session.is_act(words)
    line = rest.strip() if for_all else words
    if not isinstance(question, Choose) or not line:
        decline = screen_name(session.show.speaker, "decline")
        session.show.say("cli-always-usage", example=session.command(f"always {decline}"))
        return
    reply, meant = understood(session, line)
    if isinstance(reply, Pick) and meant is not None and all(name in meant.filled for name in reply.values):
        option = question.option(reply.do)
        if option is not None and option.example() is not None:  # the act alone: whatever is usual, now and later
            session.standing.leave(question, replace(reply, values={}), for_all)
            session.went_on()
            return
    refused = in_plain_words(session, line, reply) if isinstance(reply, list) else session.fight.refusals(reply)
    if refused or not isinstance(reply, Pick):
        session.show.refusals(refused, session.fight)
        return
    session.standing.leave(question, reply, for_all)
    session.went_on()


def left(session: Session, words: str) -> None:
    """What is left standing; with a number, revoke it."""
    speaker, found = session.show.speaker, session.standing.everything()
    if is_count(words) and int(words) in found:
        session.standing.revoke(int(words))
        session.save()
        session.show.say("cli-standing-revoked", number=words)
        return
    if not found:
        session.show.say("cli-standing-none")
        return
    names = session.game.names(session.fight.state)
    for number, each in found.items():
        everybody = f"{speaker.name(each.seat)}, {speaker.say('cli-standing-everybody')}"
        who = everybody if each.who == EVERYBODY else speaker.name(each.who, names)
        values = [called(speaker, str(value), names) for value in each.values.values()]
        answer = " ".join([screen_name(speaker, each.do), *values])
        question = speaker.say(message_id("prompt", each.why), who=who, cause="")
        session.show.say("cli-standing-left", number=str(number), question=question, answer=answer)
    session.show.say("cli-standing-usage", command=session.command(f"standing {next(iter(found))}"))
