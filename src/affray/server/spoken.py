"""What words in a command box mean, by the one grammar of answers and decrees, and how they can go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.completing import fitting
from affray.core.fields import matching
from affray.core.grammar import parse_dice, parse_option, split_words
from affray.core.limits import too_much
from affray.core.refusals import Refusal
from affray.core.script import Choose, Option, Roll, Thrown
from affray.tables import Seat, Table, Telling, rights

from . import messages as say

MOST_WORDS = 12
"""So many words are offered at the most."""


def read(table: Table, seat: Seat, telling: Telling, said: say.Read) -> dict[str, Any] | list[Refusal]:
    """Words as an answer for somebody; of the game master also as a decree."""
    if refused := rights.role(seat, "probe") or too_much(said.text):
        return refused
    question = table.question(seat, said.who) if said.who else None
    if isinstance(question, list):
        return question
    words = split_words(said.text)
    if isinstance(question, Roll) and words and parse_dice_fits(question, words):
        thrown = parse_dice(question, words)
        return heard(against=telling.reasons(thrown)) if isinstance(thrown, list) else heard(dice=list(thrown.dice))
    edits = [] if rights.role(seat, "decree") else table.fight.edits()
    options = list(question.known()) if isinstance(question, Choose) else []
    decreed = is_decree(words, options, edits)
    return {
        **meant(table, seat, telling, edits if decreed else options, words, "edit" if decreed else "option"),
        "next": further(telling, said.text, options, edits),
    }


def parse_dice_fits(roll: Roll, words: Sequence[str]) -> bool:
    """Whether words are meant as dice, be they right or wrong: numbers, or the signs of coins."""
    return isinstance(parse_dice(roll, words), Thrown) or all(word.isdecimal() for word in words)


def heard(**known: Any) -> dict[str, Any]:
    """What was understood; what is not said is empty."""
    nothing = {"kind": "", "option": "", "values": {}, "meaning": "", "against": [], "missing": [], "complete": False,
               "dice": None, "next": []}  # fmt: skip
    return {**nothing, **known}


def is_decree(words: Sequence[str], options: Sequence[Option], edits: Sequence[Option]) -> bool:
    """Whether the first word means a decree: what an option is called as well is an answer."""
    if not words or not edits:
        return False
    first = words[0].replace("-", "_")
    names, decrees = [each.id for each in options], [each.id for each in edits]
    if first in names or first in decrees:
        return first not in names
    return not matching(first, names) and bool(matching(first, decrees))


def meant(
    table: Table, seat: Seat, telling: Telling, known: Sequence[Option], words: Sequence[str], kind: str
) -> dict[str, Any]:
    """The option or edit with its values, and everything against them."""
    if not words:
        return heard()
    found = parse_option(known, list(words))
    if isinstance(found, list):
        return heard(against=telling.reasons(table.tellable(seat, found)))
    id, values = found
    option = next(each for each in known if each.id == id)
    probed = option.probe(values)
    return heard(
        kind=kind, option=id, values=option.to_json(values), missing=list(probed.missing), complete=probed.complete,
        meaning=telling.speaker.meaning(kind, id, values, telling.names()),
        against=telling.reasons(table.tellable(seat, list(probed.against))),
    )  # fmt: skip


def further(telling: Telling, text: str, options: Sequence[Option], edits: Sequence[Option]) -> list[dict[str, str]]:
    """The words that can come next, or complete the last one, with what they mean."""
    last = "" if not text or text[-1].isspace() else text.split()[-1]
    before = split_words(text[: len(text) - len(last)])
    speaker, names = telling.speaker, telling.names()
    if not before:
        possible = [("option", each.id) for each in options if each.example() is not None]
        found = [(id, speaker.word(kind, id)) for kind, id in (*possible, *(("edit", each.id) for each in edits))]
    else:
        known = edits if is_decree(before, options, edits) else options
        ids = matching(before[0].replace("-", "_"), [each.id for each in known])
        option = next((each for each in known if ids == [each.id]), None)
        if option is None:
            return []
        fields = option.fields
        found = [
            (word, speaker.field(word, option.id) if word in fields else speaker.name(word, names))
            for word in fitting(option, before[1:])
        ]
    fit = {id: label for id, label in reversed(found) if id != last and begins(last.casefold(), id, label)}
    return [{"word": id, "text": label} for id, label in reversed(fit.items())][:MOST_WORDS]


def begins(begun: str, id: str, label: str) -> bool:
    """Whether something is called so, or some word of what it is called begins so."""
    return any(each.startswith(begun) for each in (id.casefold(), *label.casefold().split(), *id.split("_")))
