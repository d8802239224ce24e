"""How an answer is turned down at the prompt: why it is none, what it still lacks, and what may be done first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from affray.core.fields import Spot
from affray.core.refusals import Refusal
from affray.core.script import Choose, Option, Pick, Question, Reply

from . import offers
from .acts import ANYWHERE
from .ahead import TOO_MUCH, announced, parted
from .called import in_names
from .hearing import in_plain_words, like, understood
from .reasons import armed, closer, least, opening, stopped, too_far, unmeant
from .typed import is_lack, lacks

if TYPE_CHECKING:
    from ..play import Session


def refuse(session: Session, line: str, reply: Reply | list[Refusal], refused: Sequence[Refusal]) -> None:
    """Say why an answer is none; if it only lacks something, what that can be, and wait for it."""
    session.refused = line
    if isinstance(reply, list) and (first := announced(session, line)) is not None:
        session.show.announced(session.fight, first)
        return
    asked, option, refused, missing = against(session, reply, refused)
    if isinstance(reply, Pick) and option is not None and explained(session, asked, reply, option, missing):
        return
    if isinstance(reply, Pick) and missing:
        session.unfinished, session.lacking = line, missing[0]
        offers.lacks(session.show, session.fight, reply, missing[0])
        word = line.split()[0].casefold()
        if word in session.commands:
            session.show.say("cli-also-command", "dim", word=word, command="?" if word == "help" else f"/{word}")
        return
    if isinstance(reply, list):
        refused = in_plain_words(session, line, refused)
    session.show.refusals(refused, session.fight)
    if option is not None and suggest_first(session, asked, reply, refused):
        return
    if refused[0].rule == "CORE-OPTION":
        session.suggest(line)
    elif refused[0].rule == "CORE-FIELD":
        suggest_name(session, refused[0])
    elif any(each.rule in session.show.book for each in refused):
        session.show.say("cli-why-hint", "dim", command=session.command("why"))


def against(
    session: Session, reply: Reply | list[Refusal], refused: Sequence[Refusal]
) -> tuple[Question | None, Option | None, Sequence[Refusal], list[str]]:
    """What was asked, the option that was meant, what is against it, and what it only lacks. If nothing that it lacks
    would do, that is what is against it.
    """
    if not isinstance(reply, Pick):
        return None, None, refused, []
    asked = session.fight.asked(reply.who)
    option = asked.option(reply.do) if isinstance(asked, Choose) else None
    missing = lacks(refused, option, reply.values)
    if option is not None and missing and not option.fields[missing[0]].optional:
        if closed := option.probe(reply.values).against:
            return asked, option, least(option, reply.values, missing[0]) or closed, []
    if not missing:  # what it lacks besides helps nobody
        refused = [each for each in refused if not is_lack(each, option, reply.values)] or refused
    return asked, option, refused, missing


def objections(session: Session, line: str) -> Sequence[Refusal]:
    """Everything against an answer, without giving it."""
    reply, _ = understood(session, line)
    if isinstance(reply, list):
        both = parted(session, line) if reply[0].rule in TOO_MUCH else reply
        return [] if isinstance(both, tuple) else in_plain_words(session, line, both or reply)
    return against(session, reply, session.fight.refusals(reply))[2]


def explained(session: Session, asked: Question | None, pick: Pick, option: Option, missing: Sequence[str]) -> bool:
    """Whether there is more to say than the rules do: why the sword will not do, where a way ends."""
    unsaid = [name for name, domain in option.fields.items() if domain.unasked and name not in pick.values]
    for name in [*missing[:1], *unsaid][:1]:
        if (instead := unmeant(option, pick.values, name)) is not None:
            session.show.refusals(instead.reasons, session.fight)
            session.show.unmeant(session.fight, pick.who, option, name, instead.could)
            suggest_first(session, asked, pick, instead.reasons)
            return True
    if (stop := stopped(option, pick.values, place_of(session, pick.who))) is not None:
        session.show.stopped(session.fight, stop)
        session.show.refusals(stop.reasons, session.fight)
        suggest_opening(session, asked, stop.before)
        return True
    return False


def suggest_name(session: Session, refusal: Refusal) -> None:
    """The name that a misspelt one may mean."""
    names = session.game.names(session.fight.state)
    shown = dict(session.show.in_screen_names(refusal, names).facts)
    if hint := like(str(shown["value"]), map(str, shown["among"])):
        session.show.say("cli-did-you-mean", hint=hint)


def suggest_first(
    session: Session, asked: Question | None, pick: Reply | list[Refusal], refused: Sequence[Refusal]
) -> bool:
    """What may come first: if it is only too far a movement, and things to take in hand with which it can be done."""
    if not isinstance(asked, Choose) or not isinstance(pick, Pick):
        return False
    found = list(armed(session.fight, asked, pick, session.ear))
    if too_far(refused) and (nearer := closer(asked, pick)) is not None:
        found.insert(0, nearer)
    names, speaker = session.show.names(session.fight, asked.who), session.show.speaker
    said = [(first, in_names(speaker, first, option, names)) for first, option in found]
    answer = " · ".join(text if first.values else f"{text} {ANYWHERE}" for first, text in said)
    if answer:
        session.show.say("cli-closer-first", "dim", answer=answer)
    return bool(answer)


def suggest_opening(session: Session, asked: Question | None, spot: Spot) -> None:
    """If what stands in the way can be opened from here: how."""
    table = session.game.table(session.fight.state)
    if isinstance(asked, Choose) and (first := opening(asked, table, spot)) is not None:
        answer = in_names(session.show.speaker, *first, session.show.names(session.fight, asked.who))
        session.show.say("cli-closer-first", "dim", answer=answer)


def place_of(session: Session, who: str) -> Spot | None:
    """Where somebody stands on the map, if there is one."""
    bodies = [each.body for each in session.game.table(session.fight.state).combatants if each.id == who]
    return (bodies[0].x, bodies[0].y) if bodies and bodies[0] is not None else None
