"""An answer that lacks something waits for it: until it is given, given up, or another act is done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from affray.core.refusals import Refusal
from affray.core.script import Pick, Reply

from . import offers
from .hearing import is_lacking, understood
from .typed import Meant, folded

if TYPE_CHECKING:
    from ..play import Session

Heard = tuple[str, Reply | list[Refusal], Meant | None]
"""A line, what it means, and what goes without saying."""


def is_giving_up(session: Session, line: str) -> bool:
    """Whether a line only takes back what is waiting: it is empty, or one of the words for that."""
    said = folded(line.strip())
    return bool(session.unfinished) and (not said or said in session.ear.listed("cli-words-cancel"))


def give_up(session: Session) -> None:
    """Nothing waits any longer, and what waited is told."""
    session.show.say("cli-dropped", "dim", what=session.unfinished)
    session.forget()


def continued(session: Session, line: str) -> Heard | None:
    """The line, together with what is waiting if it only gives what that lacks. What is waiting is dropped for another
    act, and told; None if the line is neither, so that the question stands.
    """
    waiting, (reply, meant) = session.unfinished, understood(session, line)
    if not waiting:
        return line, reply, meant
    begun, _ = understood(session, waiting)
    if isinstance(reply, list) or is_lacking(session, line):
        longer, also = understood(session, f"{waiting} {line}")
        if not isinstance(longer, list):
            return f"{waiting} {line}", longer, also
        if isinstance(reply, list) and not session.is_act(line):
            session.show.refusals(longer, session.fight)
            ask_again(session)
            return None
    same = isinstance(reply, Pick) and isinstance(begun, Pick) and (reply.who, reply.do) == (begun.who, begun.do)
    if not same:
        give_up(session)
    return line, reply, meant


def ask_again(session: Session) -> None:
    """What is waiting, what it lacks, and how it is given up."""
    begun, _ = understood(session, session.unfinished)
    if isinstance(begun, Pick):
        offers.lacks(session.show, session.fight, begun, session.lacking)
        cancel = session.ear.listed("cli-words-cancel")[0]
        session.show.say("cli-give-up", "dim", what=session.unfinished, cancel=cancel)
