"""What can come next in a line, from the grammar: an act or a command, then the values that are still legal."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.completing import fitting
from affray.core.grammar import split_words
from affray.core.script import Choose

from .typed import Ear, folded

PEOPLE = ("who", "hit", "heal", "add")
"""Commands that are about people."""
ANSWERS = ("why", "odds", "options", "always")
"""Commands behind which an answer stands."""


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
    first = next((each for each in (*ANSWERS, *PEOPLE) if words[0] in (each, *ear.listed(f"cli-alias-{each}"))), "")
    if first in ANSWERS:
        rest = line.partition(words[0])[2].lstrip()
        everybody, _, behind = rest.partition(" ")
        if first == "always" and folded(everybody) in ear.listed("cli-words-all"):
            rest = behind.lstrip()
        return completions(rest, question, ear, [], people)
    option = next((each for each in known if each.id == words[0]), None)
    if option is None and question is not None and (found := ear.option(question, words)) is not None:
        option = question.option(found[0])
        words = [found[0], *words[found[1] :]]
    if option is None:
        return list(people) if first in PEOPLE else []
    return fitting(option, words[1:])
