"""Answers for the next question: `cast lance hound`, where the rules ask only afterwards at whom, and `move 6,8`, where
they ask first whether one acts at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from affray.core.fight import Fight
from affray.core.refusals import Refusal
from affray.core.script import Choose, Pick, Question

from .hearing import NARROW, addressed, understood
from .typed import lacks

if TYPE_CHECKING:
    from ..play import Session


TOO_MUCH = ("CORE-FIELD", "CORE-WORDS")
"""How an answer is refused behind which words follow that are not its own."""

ANNOUNCING = ("declare",)
"""Questions in which an act is only announced: at whom it is aimed is asked for when it is carried out."""
MOST_PASSED = 12
"""So many others may be asked before the words that follow are."""


def announced(session: Session, line: str) -> Pick | None:
    """The announcement in a line that also says at whom it is aimed; None if it is none."""
    who, _ = addressed(session, line)
    asked, words = session.fight.asked(who), line.split()
    if not isinstance(asked, Choose) or asked.why not in ANNOUNCING:
        return None
    for many in range(len(words) - 1, 1, -1):
        reply, _ = understood(session, " ".join(words[:many]))
        if isinstance(reply, Pick) and reply.values and not session.fight.refusals(reply):
            return reply
    return None


def parted(session: Session, line: str) -> tuple[Pick, str] | list[Refusal]:
    """A line as an answer to this question and words that are for the next one, if that is put to the same one and
    understands them, the longest answer first; else what is against them there, if anything is, or against the answer
    before somebody's name.
    """
    words = line.split()
    closed = list[Refusal]()
    for many in range(len(words) - 1, 0, -1):
        reply, _ = understood(session, " ".join(words[:many]))
        rest = " ".join(words[many:])
        refused = session.fight.refusals(reply) if isinstance(reply, Pick) else []
        if isinstance(reply, Pick) and not refused:
            against = goes_on(session, reply, rest)
            return (reply, rest) if against is None else against
        meant = isinstance(reply, Pick) and reply.values and is_somebody(session, reply.who, rest)
        if meant and not closed:
            closed = [each for each in refused if not each.rule.startswith("CORE-")]
    return closed


def is_somebody(session: Session, who: str, text: str) -> bool:
    """Whether words are the name or the letter of somebody in the fight."""
    people = [each.id for each in session.game.table(session.fight.state).combatants]
    words = " ".join(each for each in text.split() if each not in session.ear.idle or len(text.split()) == 1)
    return bool(session.ear.somebody(words, people, session.show.names(session.fight, who)))


def goes_on(session: Session, pick: Pick, rest: str) -> list[Refusal] | None:
    """What is against the words as an answer to what is asked next, tried on a copy of the fight; None if they are one,
    nothing if they mean none.
    """
    twin = session.fight.fork()
    asked = None if twin.answer(pick) else asked_then(twin, pick.who)
    if not isinstance(asked, Choose):
        return []
    narrow = len(asked.known()) <= NARROW
    against, names = list[Refusal](), session.show.names(twin, pick.who)
    for option in asked.known():
        reply = twin.read(pick.who, session.ear.translated(asked, f"{option.id} {rest}", names))
        free = [name for name, field in option.fields.items() if field.takes == "text"]  # any words at all would do
        if isinstance(reply, Pick) and any(name not in free for name in reply.values):
            refused = twin.refusals(reply)
            if not refused or lacks(refused, option, reply.values):  # what is lacking is asked for
                return None
            against = against or (refused if narrow else [])
    return against


def asked_then(twin: Fight[Any], who: str) -> Question | None:
    """What is asked of somebody next on a copy of a fight, if all others who are asked before let it pass."""
    for _ in range(MOST_PASSED):
        asked = twin.pending
        if not isinstance(asked, Choose) or asked.who == who:
            break
        ending = next((each.id for each in asked.known() if each.ends), "")
        if not ending or twin.answer(Pick(asked.who, ending, {})):
            break
    return twin.asked(who)


def led_up_to(session: Session, line: str) -> Pick | list[Refusal]:
    """The answer that goes without saying before a line that is one to the next question; what is against it there, if
    it means one that is not legal; nothing if it means none.
    """
    who, text = addressed(session, line)
    asked = session.fight.asked(who)
    for option in asked.known() if isinstance(asked, Choose) else ():
        for values in option.leads:
            first = Pick(who, option.id, values)
            if not session.fight.refusals(first):
                against = after(session, first, text)
                return first if against is None else against
    return []


def after(session: Session, first: Pick, text: str) -> list[Refusal] | None:
    """What is against a line once this is answered, tried on a copy of the fight; None if nothing is but that something
    is lacking, which is then asked for.
    """
    twin = session.fight.fork()
    asked = None if twin.answer(first) else twin.asked(first.who)
    if not isinstance(asked, Choose) or not session.ear.named_exactly(asked, text):
        return []
    reply = twin.read(first.who, session.ear.translated(asked, text, session.show.names(twin, first.who)))
    if isinstance(reply, list) or not isinstance(reply, Pick):
        return reply if isinstance(reply, list) else []
    refused, option = twin.refusals(reply), asked.option(reply.do)
    if option is not None and option.ends:  # whoever wants nothing does not begin
        return []
    if option is not None and lacks(refused, option, reply.values):  # if nothing that it lacks would do, that is why
        return list(option.probe(reply.values).against) or None
    return refused or None
