"""What can come next in a line of the grammar: legal values of the fields that are still open, and their names."""

from __future__ import annotations

from .grammar import next_field
from .refusals import Refusal, Value
from .script import Option

MANY = 60
"""So many values of a field are looked at."""


def fitting(option: Option, words: list[str]) -> list[str]:
    """The words that can follow these behind the name of an option: values of the field that was named, if one was,
    else of all that are open, and the names of those.
    """
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
        if domain.takes in ("one", "several"):
            for value in option.legal(name, given, limit=MANY):
                found += map(str, value if isinstance(value, tuple) else (value,))
        elif domain.takes == "yes_no" and wanted:
            found += ["yes", "no"]
    names = [] if wanted else [name for name in option.fields if name not in given]
    return list(dict.fromkeys([*found, *names]))
