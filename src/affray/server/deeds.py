"""What each message of a client does at the table. Rights are looked at by the table itself, nowhere here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from affray.core.events import GAME_MASTER
from affray.core.refusals import Refusal, refuse
from affray.core.script import Option, Overrule, Pick
from affray.rulesets.settings import SetValue
from affray.tables import Seat, Table, Telling, rights
from affray.tables.remedies import first, instead
from affray.tables.speaking import Words
from affray.tables.wire import as_legs, as_odds, as_probe, as_values

from . import messages as say
from .spoken import read

Found = dict[str, Any] | list[Refusal]
Deed = Callable[[Table, Seat, Any], Any]
Question = Callable[[Table, Seat, Telling, Any], Found]
MOST_VALUES = 60
"""Odds are told for so many values of a field."""


# -- what changes something ------------------------------------------------------------------------
def answer(table: Table, seat: Seat, said: say.Answer) -> list[Refusal]:
    if said.text is not None:
        return table.say(seat, said.who, said.text, said.ticket)
    return table.answer(seat, said.who, said.option or "", said.values, said.ticket)


def decree(table: Table, seat: Seat, said: say.Decree) -> list[Refusal]:
    if said.text is not None:
        return table.proclaim(seat, said.text, said.ticket)
    return table.decree(seat, said.edit or "", said.values, said.ticket)


def hand_out(table: Table, seat: Seat, said: say.HandOut) -> Any:
    wish = {name: getattr(said, name) for name in ("role", "name", "side", "answers", "lang", "dice", "computer")}
    return issued(table.hand_out(seat, wish))


def change_seat(table: Table, seat: Seat, said: say.ChangeSeat) -> list[Refusal]:
    wish = {name: getattr(said, name) for name in ("name", "side", "lang", "dice", "computer")}
    given = {name: value for name, value in wish.items() if value is not None}
    if said.answers is not msgspec.UNSET:
        given["answers"] = said.answers
    return table.change(seat, said.seat, given)


def issued(made: Any) -> Any:
    """A seat that was handed out, with the token that opens it."""
    return made if isinstance(made, list) else {"seat": made[0].id, "token": made[1]}


def leave(table: Table, seat: Seat, said: say.Leave) -> Any:
    wish = {"why": said.why, "do": said.option, "who": said.who, "values": said.values, "until": said.until}
    number = table.leave(seat, wish)
    return number if isinstance(number, list) else {"number": number}


DEEDS: dict[type, Deed] = {
    say.Answer: answer,
    say.Dice: lambda table, seat, said: table.roll(seat, said.who, said.dice, said.ticket),
    say.Decree: decree,
    say.Computer: lambda table, seat, said: table.let_computer(seat, said.who, said.ticket),
    say.Undo: lambda table, seat, said: table.undo(seat, said.by, said.ticket),
    say.Redo: lambda table, seat, said: table.redo(seat, said.by, said.ticket),
    say.Go: lambda table, seat, said: table.go(seat, said.entry, said.ticket),
    say.HandOut: hand_out,
    say.ChangeSeat: change_seat,
    say.Revoke: lambda table, seat, said: table.revoke(seat, said.seat),
    say.Reissue: lambda table, seat, said: issued(table.reissue(seat, said.seat)),
    say.Leave: leave,
    say.Withdraw: lambda table, seat, said: table.withdraw(seat, said.number),
    say.Pause: lambda table, seat, said: table.pause(seat, said.on),
    say.Settle: lambda table, seat, said: table.settle(seat, said.options),
}


# -- what only finds out ---------------------------------------------------------------------------
def probe(table: Table, seat: Seat, telling: Telling, said: say.Probe) -> Found:
    if refused := rights.role(seat, "probe"):
        return refused
    option = table.option(seat, said.who, said.option)
    if not isinstance(option, Option):
        return option
    told, found = as_probe(option, option.from_json(said.given), said.wanted)
    against = telling.reasons(table.tellable(seat, list(found.against)))
    kind = "option" if said.who else "edit"
    change = instead(option, option.from_json(said.given)) if against else None
    return {**told, "against": against, "change": "" if change is None else remedy(telling, "with", kind, change)}


def remedy(telling: Telling, how: str, kind: str, change: Pick) -> str:
    """The smallest change that would make something legal, in a sentence."""
    answer = telling.speaker.meaning(kind, change.do, change.values, telling.names())
    return telling.speaker.say(f"legal-{how}", answer=answer)


def way(table: Table, seat: Seat, telling: Telling, said: say.Way) -> Found:
    if refused := rights.role(seat, "probe"):
        return refused
    option = table.option(seat, said.who, said.option)
    if not isinstance(option, Option):
        return option
    return {"way": as_legs(option.way(option.from_json(said.given)))}


def why(table: Table, seat: Seat, telling: Telling, said: say.Why) -> Found:
    if refused := rights.role(seat, "probe") or rights.own(seat, said.who, table.answers(seat)):
        return refused
    option = table.option(seat, said.who, said.option)
    if isinstance(option, Option) and not said.given:
        found = option.why_closed()
    elif isinstance(option, Option):
        found = option.refusals(option.from_json(said.given))
    else:
        found = table.belief(seat).refusals(Pick(said.who, said.option, {}))
    reasons = telling.reasons(table.tellable(seat, found))
    change = first(table.fight, seat.eyes, said.who, said.option) if reasons and not said.given else None
    return {
        "reasons": [{**each, "says": telling.rule(each["rule"])} for each in reasons],
        "change": "" if change is None else remedy(telling, "after", "option", change),
    }


def no_odds(table: Table, seat: Seat) -> list[Refusal]:
    """Why a seat has no odds; empty if it has."""
    if refused := rights.role(seat, "odds"):
        return refused
    return [] if seat.role == "gm" or table.options.odds else [refuse("TABLE-ROLE", deed="odds")]


def odds(table: Table, seat: Seat, telling: Telling, said: say.Odds) -> Found:
    if refused := no_odds(table, seat):
        return refused
    option = table.option(seat, said.who, said.option)
    if not isinstance(option, Option):
        return option
    given, belief = option.from_json(said.given), table.belief(seat)
    cause = partial(telling.speaker.cause, names=telling.names())
    if said.field is None:
        values = option.complete(given)
        one = None if values is None else as_odds(belief.odds(Pick(said.who, option.id, values)), cause)
        return {"odds": one, "words": of_conditions(telling, [one])}
    if said.field not in option.fields:
        return [refuse("CORE-UNKNOWN", field=said.field)]
    field = option.fields[said.field]
    legal = option.legal(said.field, given, MOST_VALUES)
    wanted = legal if said.among is None else [x for x in map(field.from_json, said.among) if x in legal]
    found = as_values(option, belief.odds(option, given, said.field, said.who, wanted), said.field, cause)
    return {"values": found, "words": of_conditions(telling, [each for _, each in found])}


def of_conditions(telling: Telling, outcomes: Iterable[dict[str, Any] | None]) -> Words:
    """The words for the conditions that can come of something."""
    fates = [fate for each in outcomes if each is not None for fate in each["fates"].values()]
    return telling.worded([("condition", name) for fate in fates for name in fate["conditions"]])


def edits(table: Table, seat: Seat, telling: Telling, said: say.Edits) -> Found:
    if refused := rights.role(seat, "decree"):
        return refused
    speaker, found = telling.speaker, []
    for each in table.fight.edits():
        fields = {
            name: {**field.described(), "label": speaker.field(name, each.id), "left_out": telling.default(each, name)}
            for name, field in each.fields.items()
        }
        found.append({"id": each.id, "text": speaker.word("edit", each.id), "help": speaker.edit(each.id),
                      "short": speaker.short("edit", each.id), "fields": fields})  # fmt: skip
    return {"edits": found}


def settings(table: Table, seat: Seat, telling: Telling, said: say.Settings) -> Found:
    if refused := rights.role(seat, "decree"):
        return refused
    fight, found = table.fight, []
    for each in fight.ruleset.edits:
        for what, field, now in each.values(fight.scene, said.of) if isinstance(each, SetValue) else ():
            label = telling.speaker.setting(what.rpartition(".")[2], telling.names())
            found.append({**field.described(), "what": what, "label": label, "now": now})
    return {"settings": found}


def history(table: Table, seat: Seat, telling: Telling, said: say.History) -> Found:
    found = table.history(seat)
    if isinstance(found, list):
        return found
    names, edits = telling.names(), {each.id for each in table.fight.ruleset.edits}

    def worded(step: dict[str, Any] | None) -> dict[str, Any] | None:
        if not step or "what" not in step:
            return step
        edit = step["who"] == GAME_MASTER and step["what"] in edits
        who = telling.speaker.name(step["who"], names)
        what = telling.speaker.short("edit" if edit else "option", step["what"])
        reply = table.fight.journal.entries[step["entry"]].reply if "entry" in step else None
        if isinstance(reply, Overrule) and reply.edit == SetValue.id:
            what = telling.speaker.meaning("edit", reply.edit, reply.values, names)
        return {**step, "text": f"{who}: {what}"}

    steps, ends = map(worded, found["steps"]), map(worded, found["branches"])
    return {**found, "steps": list(steps), "branches": list(ends), "redo": worded(found["redo"])}


def moment(table: Table, seat: Seat, telling: Telling, said: say.Moment) -> Found:
    if refused := rights.role(seat, "history"):
        return refused
    if said.position > len(table.fight.journal):
        return [refuse("TABLE-VALUE", field="position")]
    then = table.fight.glimpse(said.position).view(table.eyes(seat), log=False)
    shown = {name: then[name] for name in ("clock", "battlefield", "combatants")}
    return {"position": said.position, **shown, "words": telling.words(then)}


def rule(table: Table, seat: Seat, telling: Telling, said: say.Rule) -> Found:
    return rights.role(seat, "rule") or {"rule": said.rule, "text": telling.rule(said.rule)}


QUESTIONS: dict[type, Question] = {
    say.Probe: probe, say.Way: way, say.Why: why, say.Odds: odds, say.Edits: edits, say.Settings: settings,
    say.History: history, say.Moment: moment, say.Rule: rule, say.Read: read,
}  # fmt: skip
