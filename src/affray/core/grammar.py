"""One text grammar for answers, shared by the terminal, tests and journals written by hand.

`attack orc-2 with spear`, `run 6.25,8`, `allot orc*=1`, `fall_back b1 to 1,1`, `T H T`, `4 17`. The first word is the
option, then its fields in order; a field's name (or `name=value`) jumps to that field, and a word that its field cannot
mean goes to the next that can: `attack spear orc-2`. Any unambiguous beginning of an option or a name will do; of
several the one that is possible is meant. A glob stands for all it matches. Words that make no answer are refused like
any other, and so are too many of them.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import pairwise

from .fields import Field, OneOf, SeveralOf, Split, is_whole, matching
from .limits import shown, too_much
from .refusals import Refusal, Value, Values, refuse
from .script import Option, Overrule, Pick, Question, Reply, Roll, Thrown

COINS = {"T": 1, "t": 1, "H": 2, "h": 2}


def parse(question: Question, text: str) -> Reply | list[Refusal]:
    """The reply that a text means as an answer to this question, or why it means none."""
    if refused := too_much(text):
        return refused
    words = split_words(text)
    if isinstance(question, Roll):
        return parse_dice(question, words)
    read = parse_option(question.known(), words)
    return read if isinstance(read, list) else Pick(question.who, *read)


def parse_edit(known: Sequence[Option], text: str) -> Overrule | list[Refusal]:
    """The overruling that a text means: the edit's name, then its fields."""
    read = too_much(text) or parse_option(known, split_words(text))
    if isinstance(read, list):
        return [refuse("CORE-EDIT", edit=r["option"], known=r["known"]) if r.rule == "CORE-OPTION" else r for r in read]
    return Overrule(*read)


def parse_dice(roll: Roll, words: Sequence[str]) -> Thrown | list[Refusal]:
    """Numbers, or T and H for coins, with or without spaces between them: `T T H`, `TTH`, `4 17`. The highest face of a
    d10 or a d100 may be typed as it is printed, `0` or `00`.
    """
    if roll.sides == 2 and words and all(each in COINS for word in words for each in word):
        return Thrown(roll.who, tuple(COINS[each] for word in words for each in word), "typed")
    if not words or not all(is_whole(word) for word in words):
        return [refuse("CORE-DICE", count=roll.count, sides=roll.sides, given=tuple(words))]
    highest = roll.sides if roll.sides in (10, 100) else 0
    return Thrown(roll.who, tuple(int(word) or highest for word in words), "typed")


def parse_option(
    known: Sequence[Option], words: list[str]
) -> tuple[str, dict[str, Value]] | list[Refusal]:
    """The option that the first word means, and the values in the rest."""
    ids = [each.id for each in known]
    word = words.pop(0).replace("-", "_") if words else ""
    found = matching(word, ids) if word else []
    if len(found) > 1:
        found = [each.id for each in known if each.id in found and each.example() is not None] or found
    if len(found) != 1:
        if found:
            return [refuse("CORE-AMBIGUOUS", field="option", value=shown(word), among=tuple(found))]
        return [refuse("CORE-OPTION", option=shown(word), known=tuple(ids))]
    option = next(each for each in known if each.id == found[0])
    values = parse_fields(option, words)
    return values if isinstance(values, list) else (option.id, values)


def parse_fields(option: Option, words: list[str]) -> dict[str, Value] | list[Refusal]:
    fields = option.fields
    values: dict[str, Value] = {}
    while words:
        name = next_field(fields, values, words)
        if name is None:
            return [refuse("CORE-WORDS", words=shown(" ".join(words)))]
        left = len(words)
        value = fields[name].parse(name, words)
        if isinstance(value, Refusal) and value.rule == "CORE-AMBIGUOUS":
            value = possible(option, values, name, value)
        if isinstance(value, Refusal):
            return [value]
        if len(words) == left:
            return [refuse("CORE-WORDS", words=shown(" ".join(words)))]
        values[name] = value
    return values


def next_field(fields: Mapping[str, Field], values: Values, words: list[str]) -> str | None:
    """The field that the next words fill: the one they name, else the first one that is still empty."""
    open_names = [name for name in fields if name not in values]
    named, equals, value = words[0].partition("=")
    if named in open_names and (equals or len(words) > 1):
        words[:1] = [value] if equals else []
        return named
    shares = [name for name in open_names if isinstance(fields[name], Split)]
    if equals and shares:
        return shares[0]
    if not open_names:
        return None
    free = [name for name in open_names if not is_named(fields, name, words)]
    found = fitting_field(fields, free, words) if free else ""
    if found and not isinstance(fields[found].parse(found, list(words)), Refusal):
        return found
    return fitting_field(fields, open_names, words)


def is_named(fields: Mapping[str, Field], name: str, words: Sequence[str]) -> bool:
    """Whether a value for this field is announced by its name: `help_attack chief ally lina` leaves `ally` to lina. A
    word behind the name of another field is the value of that: `ready attack event action`.
    """
    behind = [word for before, word in pairwise(words[:-1]) if before not in fields]
    return name in behind or any(each.startswith(f"{name}=") for each in words[1:])


def fitting_field(fields: Mapping[str, Field], open_names: Sequence[str], words: list[str]) -> str:
    """The first field that the next words fit; a name that another field has exactly is not taken for a beginning.

    Fields that take any words are filled in their order only.
    """
    first = open_names[0]
    if fields[first].takes == "text":
        return first
    others = [name for name in open_names[1:] if fields[name].takes != "text"]
    exact = [is_name(fields[name], words[0]) for name in (first, *others)]
    if any(exact):
        return (first, *others)[exact.index(max(exact))]
    if isinstance(fields[first].parse(first, list(words)), Refusal):
        for name in others:
            if not isinstance(fields[name].parse(name, list(words)), Refusal):
                return name
    return first


def is_name(field: Field, word: str) -> int:
    """Whether a word is one of the names of a field, and not only the beginning of one: 3 if it is a likely one, 2 if
    not, behind a dot 1, else 0.
    """
    known = getattr(field, "among", None)
    if known is None or field.takes not in ("one", "several"):
        return 0
    lower = word.lower()
    names = [each.lower() for each in known()]
    if lower in names:
        likely: Sequence[str] = field.likely() if isinstance(field, (OneOf, SeveralOf)) and field.likely else ()
        return 3 if lower in [each.lower() for each in likely] else 2
    return int(any(each.rpartition(".")[2] == lower for each in names))


def possible(option: Option, values: Values, name: str, refused: Refusal) -> Value | Refusal:
    """The only one of several names with which an answer can be given; the refusal, if there is not only one."""
    found = [each for each in refused["among"] if option.complete({**values, name: each}) is not None]
    return found[0] if len(found) == 1 else refused


def say(reply: Pick | Overrule, fields: Mapping[str, Field]) -> str:
    """The text that means this answer: what `parse` would read."""
    name = reply.do if isinstance(reply, Pick) else reply.edit
    parts = [f"{key} {fields[key].show(value)}" for key, value in reply.values.items() if key in fields]
    return " ".join([name, *parts])


def split_words(text: str) -> list[str]:
    """Words with quotes respected; an unclosed quote is an ordinary letter."""
    try:
        return shlex.split(text)
    except ValueError:
        return text.split()

