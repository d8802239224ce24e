"""What an answer risks that was perhaps not meant: those whom it provokes, friends in its area, a roll that is hampered
by where one stands. A person at the prompt is told before it is given, and asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from affray.core.script import Choose, Option, Pick
from affray.odds.results import Fate
from affray.text.messages import message_id

from .acts import HOSTILE
from .typed import Meant, folded

if TYPE_CHECKING:
    from ..play import Session


@dataclass(frozen=True)
class Risk:
    """Who may strike before it is done, which of one's own it would harm, and the messages that warn of its roll."""

    provokes: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.provokes or self.friends or self.warnings)


def agreed(session: Session, meant: Meant) -> bool:
    """Tell what was filled in; what risks more than was said is only done if the person says so."""
    session.show.meant(session.fight, meant)
    risk = risked(session, meant)
    if not risk:
        return True
    names, speaker = session.game.names(session.fight.state), session.show.speaker
    for message, people in (("cli-way-provokes", risk.provokes), ("cli-hits-friends", risk.friends)):
        if people:
            session.show.say(message, "yellow", names=", ".join(speaker.name(each, names) for each in people))
    for message in risk.warnings:
        session.show.say(message, "yellow")
    heard = session.read(f"{speaker.say('cli-confirm', no=speaker.say('cli-word-no'))} ")
    yes = folded(heard.strip()) in session.ear.yes
    if not yes:
        session.show.say("cli-not-done")
    return yes


def risked(session: Session, meant: Meant) -> Risk:
    """What an answer risks; a way that was named step by step is meant as it is."""
    asked = session.fight.asked(meant.pick.who)
    option = asked.option(meant.pick.do) if isinstance(asked, Choose) else None
    if option is None:
        return Risk()
    provokes = meant.way.provokes if meant.way is not None else ()
    if option.provokes is not None:
        provokes = tuple(dict.fromkeys([*provokes, *option.provokes(meant.pick.values)]))
    return Risk(provokes, harmed(session, option, meant.pick), warnings(session, option, meant.pick))


def warnings(session: Session, option: Option, pick: Pick) -> tuple[str, ...]:
    """What the game warns of among the reasons for worse dice, unless something makes up for them."""
    speaker = session.show.speaker
    if option.group not in HOSTILE or not speaker.messages.ids("warns-"):
        return ()
    odds = session.fight.odds(pick)
    checks = [fate.check for fate in odds.fates.values()] if odds is not None else []
    worse = [each for check in checks if check is not None and not check.better for each in check.worse]
    known = [message_id("warns", each) for each in dict.fromkeys(worse)]
    return tuple([each for each in known if each in speaker.messages])


def harmed(session: Session, option: Option, pick: Pick) -> tuple[str, ...]:
    """Those of one's own side in the area of an answer whom it would harm, as far as the odds tell; where they cannot,
    those in an area that catches others too.
    """
    drawn = option.area(pick.values)
    sides = {each.id: each.side for each in session.game.table(session.fight.state).combatants}
    inside = drawn.who or () if drawn is not None else ()
    friends = tuple([each for each in inside if sides.get(each) == sides.get(pick.who)])
    if not friends:
        return ()
    odds = session.fight.odds(pick)
    if odds is None:
        return friends if len(friends) < len(inside) else ()
    return tuple([each for each in friends if is_harm(odds.fate(each))])


def is_harm(fate: Fate) -> bool:
    """Whether somebody is attacked, has to save himself or is hurt."""
    return fate.saved is not None or fate.hit is not None or max(fate.damage.ways) > 0
