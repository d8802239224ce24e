"""Answers that go on into the next question: `cast lance hound`, where the rules ask only afterwards at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from affray.core.refusals import Refusal
from affray.core.script import Choose, Pick

from .hearing import NARROW, understood

if TYPE_CHECKING:
    from ..play import Session


TOO_MUCH = ("CORE-FIELD", "CORE-WORDS")
"""How an answer is refused behind which words follow that are not its own."""


def parted(session: Session, line: str) -> tuple[Pick, str] | list[Refusal]:
    """A line as an answer to this question and words that are for the next one, if that is put to the same one and
    understands them, the longest answer first; else what is against them there, if anything is.
    """
    words = line.split()
    for many in range(len(words) - 1, 0, -1):
        reply, _ = understood(session, " ".join(words[:many]))
        if isinstance(reply, Pick) and not session.fight.refusals(reply):
            rest = " ".join(words[many:])
            against = goes_on(session, reply, rest)
            return (reply, rest) if against is None else against
    return []


def goes_on(session: Session, pick: Pick, rest: str) -> list[Refusal] | None:
    """What is against the words as an answer to what is asked next, tried on a copy of the fight; None if they are one,
    nothing if they mean none.
    """
    twin = session.fight.fork()
    asked = None if twin.answer(pick) else twin.asked(pick.who)
    if not isinstance(asked, Choose):
        return []
    narrow = len(asked.known()) <= NARROW
    against, names = list[Refusal](), session.show.names(twin, pick.who)
    for option in asked.known():
        reply = twin.read(pick.who, session.ear.translated(asked, f"{option.id} {rest}", names))
        if isinstance(reply, Pick) and reply.values:
            refused = twin.refusals(reply)
            if not refused:
                return None
            against = against or (refused if narrow else [])
    return against
