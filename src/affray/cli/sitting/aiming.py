"""Areas that nobody has aimed yet: where the rules would choose a place themselves, a person at a screen is asked for
it, and told whom each direction would catch.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from affray.core.fields import OneOf
from affray.core.refusals import Value
from affray.core.script import Choose, Option, Pick, Reply

from .called import called
from .offers import several

if TYPE_CHECKING:
    from ..play import Session

TARGET = "target"
AIMED = ("combatant", "square", "corner", "point")
"""Values that say at whom or where."""

FEW = 12
"""So many values of a field are tried for whether they place an area."""


def is_unaimed(session: Session, line: str, reply: Reply) -> bool:
    """Whether an answer leaves open where its area lies; then that is asked for, and the line waits for it."""
    asked = session.fight.asked(reply.who) if isinstance(reply, Pick) and session.terminal.screen is not None else None
    option = asked.option(reply.do) if isinstance(asked, Choose) and isinstance(reply, Pick) else None
    if option is None or not isinstance(reply, Pick):
        return False
    name = placing_field(option, reply.values) or targeting_field(session, option, reply)
    if not name:
        return False
    if not option.legal(name, reply.values, limit=1):
        return False
    session.unfinished, session.lacking = line, name
    session.unaimed = "" if session.fight.refusals(reply) else line
    say, label = session.show.speaker.say, session.show.speaker.field(name, option.id)
    if name == TARGET:
        names = session.show.names(session.fight, reply.who)
        values = several(session.show.speaker, aims(session, option, reply), names, option.fields[name])
    else:
        values = caught(session, option, reply, name) or say("cli-takes-place")
    message = "cli-unaimed" if session.unaimed else "cli-lacks"
    session.show.say(message, field=label[:1].upper() + label[1:], values=values)
    return True


def targeting_field(session: Session, option: Option, pick: Pick) -> str:
    """The field that says who is attacked, if an attack leaves that to the rules and several can be; else nothing."""
    domain = option.fields.get(TARGET)
    said = any(option.fields[name].type in AIMED for name in pick.values if name in option.fields)
    if domain is None or not domain.optional or option.group != "attack" or said or option.refusals(pick.values):
        return ""
    return TARGET if len(aims(session, option, pick)) > 1 else ""


def aims(session: Session, option: Option, pick: Pick) -> list[Value]:
    """Those of other sides whom an attack can be aimed at."""
    sides = {each.id: each.side for each in session.game.table(session.fight.state).combatants}
    found = option.legal(TARGET, pick.values)
    return [each for each in found if sides.get(str(each), sides.get(pick.who)) != sides.get(pick.who)]


def placing_field(option: Option, values: Mapping[str, Value]) -> str:
    """The field that would say where an area lies, if the values leave that open; else nothing."""
    drawn = option.area(values)
    if drawn is None or drawn.places is not None or drawn.centre is not None:
        return ""
    for name, domain in option.fields.items():
        concerned = domain.concerns is None or domain.concerns(values)
        for value in domain.few(FEW) if domain.optional and concerned and name not in values else ():
            placed = option.area({**values, name: value})
            if placed is not None and placed.places is not None:
                return name
    return ""


def caught(session: Session, option: Option, pick: Pick, name: str) -> str:
    """The names that a field takes, each with those who would be in the area; those that catch nobody come last."""
    domain, show = option.fields[name], session.show
    if not isinstance(domain, OneOf):
        return ""
    names, hits, others = show.names(session.fight, pick.who), list[str](), list[str]()
    for value in option.legal(name, pick.values):
        drawn, word = option.area({**pick.values, name: value}), called(show.speaker, str(value), names, domain.type)
        who = [show.speaker.name(each, names) for each in (drawn.who or () if drawn is not None else ())]
        (hits if who else others).append(f"{word} ({', '.join(who)})" if who else word)
    return ", ".join([*hits, *others])
