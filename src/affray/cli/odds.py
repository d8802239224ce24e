"""Odds: what can come of an answer, and who wins a small fight."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from affray.core.fields import OneOf, SeveralOf
from affray.core.fight import Fight
from affray.core.refusals import Refusal, Value
from affray.core.script import Choose, Option, Pick
from affray.explore import Unexplorable, explore
from affray.files import load_encounter
from affray.library.record import begin
from affray.odds import Chances, Fate, Odds

from .errors import OK
from .show import Show
from .sitting.called import screen_name
from .sitting.hearing import addressed, understood
from .sitting.offers import named
from .sitting.refusing import objections
from .sitting.typed import lacks
from .terminal import Terminal

if TYPE_CHECKING:
    from .play import Session

LISTED = 12
"""So many targets of an option are looked at."""

ASSUMED = {
    "no_reaction": "cli-odds-assumed-no-reaction", "ruling": "cli-odds-assumed-ruling",
    "decision": "cli-odds-assumed-decision", "apart": "cli-odds-assumed-apart",
}  # fmt: skip

SMALL = 100_000
"""A fight that takes more replies than this, all that can happen counted, is not small."""


# -- at the prompt -------------------------------------------------------------------------------
def tell(session: Session, words: str) -> None:
    """What can come of an answer; of an option alone, for every legal target; without words, of every option."""
    question = session.question
    if not isinstance(question, Choose):
        session.show.say("cli-odds-nothing")
        return
    if not words:
        told = [tell_option(session.show, session.fight, question, option) for option in question.known()]
        if not any(told):
            session.show.say("cli-odds-nothing")
        return
    who, text = addressed(session, words)
    asked = session.fight.asked(who)
    names = session.show.names(session.fight, who)
    option = asked.option(session.ear.translated(asked, text, names)) if isinstance(asked, Choose) else None
    if isinstance(asked, Choose) and option is not None and tell_option(session.show, session.fight, asked, option):
        return
    reply, _ = understood(session, words)
    whole = made_whole(session, reply) if isinstance(reply, Pick) else ()
    if not isinstance(whole, Pick):
        refused = whole or objections(session, words) or (reply if isinstance(reply, list) else [])
        session.show.refusals(refused, session.fight)
        return
    tell_odds(session.show, session.fight, session.fight.odds(whole), "")


def made_whole(session: Session, pick: Pick) -> Pick | Sequence[Refusal]:
    """An answer, one that only lacks something with whatever is usual; or what is against it whatever that would be,
    if there is such a thing.
    """
    if not (refused := session.fight.refusals(pick)):
        return pick
    asked = session.fight.asked(pick.who)
    option = asked.option(pick.do) if isinstance(asked, Choose) else None
    if option is None or not lacks(refused, option, pick.values):
        return ()
    whole = option.complete(pick.values)
    return option.probe(pick.values).against if whole is None else Pick(pick.who, pick.do, whole)


def tell_option(show: Show, fight: Fight[Any], question: Choose, option: Option) -> bool:
    """The odds of an option against everybody it can be aimed at, own people whom it would hurt left out; False if no
    dice decide anything in it.
    """
    sides = {each.id: each.side for each in show.game.table(fight.state).combatants}
    friends = [id for id, side in sides.items() if side == sides.get(question.who)]
    found = [
        (value, odds)
        for value, odds in weighed(fight, question, option)
        if odds and not odds.certain and not hurts_only(odds, value, friends)
    ]
    if found:
        show.terminal.write(screen_name(show.speaker, option.id), "bold", indent=2)
    names = show.game.names(fight.state)
    for value, odds in found:
        aim = ", ".join(value) if isinstance(value, tuple) else str(value)
        tell_odds(show, fight, odds, "" if value is None else named(show.speaker, aim, names))
    return bool(found)


def hurts_only(odds: Odds, value: Value, friends: Sequence[str]) -> bool:
    """Whether an act is aimed at friends alone, and would harm them."""
    aimed = value if isinstance(value, tuple) else (value,)
    harmed = [who for who, fate in odds.fates.items() if fate.hit is not None or fate.saved is not None]
    return bool(harmed) and all(each in friends for each in aimed)


def weighed(fight: Fight[Any], question: Choose, option: Option) -> Iterator[tuple[Value, Odds | None]]:
    """The legal targets of an option with their odds; its usual answer if it has none."""
    for name, field in option.fields.items():
        if isinstance(field, (OneOf, SeveralOf)) and name in ("target", "targets"):
            values = option.legal(name, {}, LISTED)
            yield from fight.odds(option, {}, name, question.who, values).items()
            if values:
                return
    example = option.example()
    if example is not None:
        yield None, fight.odds(Pick(question.who, option.id, example))


def tell_odds(show: Show, fight: Fight[Any], odds: Odds | None, head: str) -> None:
    """One line for everybody concerned, and what was assumed."""
    if odds is None:
        show.say("cli-odds-unknown")
        return
    lines = list(lines_of(show, fight, odds, head))
    for line in lines or [show.speaker.say("cli-odds-certain")]:
        show.terminal.write(line, indent=4)
    for each in odds.assumed:
        show.terminal.write(show.speaker.say(ASSUMED[each]), "dim", indent=6)


def lines_of(show: Show, fight: Fight[Any], odds: Odds, head: str) -> Iterator[str]:
    say, names = show.speaker.say, show.game.names(fight.state)
    own = []
    if odds.success is not None:
        own.append(say("cli-odds-success", chance=percent(odds.success)))
    if odds.amount is not None:
        own.append(amount(show, "cli-odds-amount", odds.amount))
    if own:
        yield ", ".join([*([head] if head and not odds.fates else []), *own])
    for who, fate in odds.fates.items():
        parts = list(parts_of(show, fate))
        if parts:
            yield f"{named(show.speaker, who, names)}: {', '.join(parts)}"


def parts_of(show: Show, fate: Fate) -> Iterator[str]:
    """What can become of somebody, first whether he is hit, then whether he is out of the fight."""
    say = show.speaker.say
    if fate.hit is not None:
        yield say("cli-odds-hit", chance=percent(fate.hit))
    if fate.felled:
        yield say("cli-odds-felled", chance=percent(fate.felled))
    if fate.critical:
        yield say("cli-odds-critical", chance=percent(fate.critical))
    if fate.saved is not None:
        yield say("cli-odds-saved", chance=percent(fate.saved))
    if fate.damage.mean:
        yield amount(show, "cli-odds-damage", fate.damage)
    for name, chance in fate.conditions.items():
        yield f"{show.speaker.name(name)} {percent(chance)}"


def amount(show: Show, message: str, chances: Chances) -> str:
    mean = round(float(chances.mean), 1)
    return show.speaker.say(message, mean=f"{mean:g}", low=str(min(chances.ways)), high=str(max(chances.ways)))


def percent(chance: Fraction) -> str:
    """A chance in whole percent; certainty is told apart from what is nearly certain.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 999)), percent(Fraction(998, 999)), percent(Fraction(1))
    ('33 %', '<1 %', '>99 %', '100 %')
    """
    if 0 < chance < Fraction(1, 100):
        return "<1 %"
    if Fraction(99, 100) < chance < 1:
        return ">99 %"
    return f"{round(chance * 100)} %"


# -- a whole fight -------------------------------------------------------------------------------
def whole_fight(terminal: Terminal, file: str, limit: int | None, as_json: bool) -> int:
    """The exact chances of every result of an encounter that computer players fight, if it is small enough."""
    fight = begin(load_encounter(file), 0).fight
    show = Show(terminal, fight.game)
    try:
        found = explore(fight.game, fight.start, fight.player, work=limit or SMALL)
    except Unexplorable as reason:
        if as_json:
            terminal.print_raw(json.dumps({"chances": None, "why": str(reason)}))
        else:
            show.say("cli-odds-too-large", "yellow", command=f"affray simulate {quote(file)}")
        return OK
    chances = sorted(found.chances.items(), key=lambda each: (-each[1], str(each[0])))
    if as_json:
        data = {str(result): {"exact": str(chance), "chance": float(chance)} for result, chance in chances}
        terminal.print_raw(json.dumps({"chances": data, "situations": found.situations}))
        return OK
    terminal.write(show.speaker.name(fight.title) or Path(file).name, "bold")
    for result, chance in chances:
        name = show.speaker.result(str(result))
        show.say("cli-odds-result", result=name, chance=percent(chance), exact=f"{float(chance):.6f}")
    show.say("cli-odds-situations", "dim", count=found.situations)
    return OK
