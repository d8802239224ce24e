"""What can come next in a line, from the grammar: an act or a command, then the values that are still legal."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.fields import OneOf, SeveralOf, YesNo
from affray.core.grammar import next_field, split_words
from affray.core.refusals import Refusal, Value
from affray.core.script import Choose, Option

from .typed import Ear

MANY = 60
PEOPLE = ("who", "hit", "heal", "add")
"""Commands that are about people."""


def completions(
    line: str, question: Choose | None, ear: Ear, commands: Sequence[str], people: Sequence[str]
) -> list[str]:
    """The words with which a line can go on that begins like this and ends with a blank."""
    words = split_words(line)
    known = list(question.known()) if question is not None else []
    possible = [each.id for each in known if each.example() is not None]
    called = [] if ear.speaker.lang == "en" else [ear.speaker.short("option", each).lower() for each in possible]
    if not words:
        return [*possible, *called, *commands]
    if words[0] in ("why", "odds", "options", "always"):
        return completions(line.partition(words[0])[2].lstrip(), question, ear, [], people)
    option = next((each for each in known if each.id == words[0]), None)
    if option is None and question is not None and (found := ear.option(question, words)) is not None:
        option = question.option(found[0])
        words = [found[0], *words[found[1] :]]
    if option is None:
        return list(people) if words[0] in PEOPLE else []
    return fitting(option, words[1:])


def fitting(option: Option, words: list[str]) -> list[str]:
    """Legal values of the fields that are still open, the one that was named first, and the names of fields."""
    given: dict[str, Value] = {}
    wanted = ""
    while words:
        if len(words) == 1 and words[0] in option.fields and words[0] not in given:
            wanted = words.pop()
            break
        name = next_field(option.fields, given, words)
        if name is None:
            return []
        left = len(words)
        value = option.fields[name].parse(name, words)
        if isinstance(value, Refusal) or len(words) == left:
            break
        given[name] = value
    found: list[str] = []
    for name, domain in option.fields.items():
        if name in given or (wanted and name != wanted):
            continue
        if isinstance(domain, (OneOf, SeveralOf)):
            for value in option.legal(name, given, limit=MANY):
                found += value if isinstance(value, tuple) else (value,)
        elif isinstance(domain, YesNo) and wanted:
            found += ["yes", "no"]
    names = [] if wanted else [name for name in option.fields if name not in given]
    return list(dict.fromkeys([*map(str, found), *names]))
