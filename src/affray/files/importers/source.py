"""The text of somebody else's file: as JSON, as lines of JSON, or as it is, with limits and clear complaints."""

from __future__ import annotations

import json
import re
from typing import Any

from affray.core.refusals import refuse
from affray.rulesets.game import Path as Place

from ..problems import BadFile, Mark, problem
from .ledger import Ledger

MAX_NESTING, MAX_VALUES = 60, 400_000
UNWRITABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that cannot stand in a file: they come from escapes such as \\u0000."""


def looks_like_json(text: str) -> bool:
    return text.lstrip()[:1] in ("{", "[")


def read_json(text: str, label: str, ledger: Ledger) -> Any:
    """The data of a JSON text, or of one with an object on every line; BadFile if it is neither."""
    try:
        data = parse(text)
    except json.JSONDecodeError as error:
        data = read_lines(text)
        if data is None:
            where = Mark(label, error.lineno, error.colno)
            raise BadFile([problem(where, refuse("FILE-JSON", detail=error.msg))], label) from None
    except RecursionError:
        raise too_big(label, "nesting", MAX_NESTING) from None
    except ValueError as error:  # a number of thousands of digits, or one that is none
        raise BadFile([problem(Mark(label), refuse("FILE-JSON", detail=str(error)))], label) from None
    measure(data, label)
    return tidy(data, (), ledger)


def parse(text: str) -> Any:
    return json.loads(text, object_pairs_hook=Pairs, parse_constant=no_number)


def read_lines(text: str) -> list[Any] | None:
    """An object on every line, as some programs keep their tables."""
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        found = [parse(line) for line in lines]
    except (ValueError, RecursionError):
        return None
    return found if len(found) > 1 and all(isinstance(each, Pairs) for each in found) else None


class Pairs:
    """An object before doubled keys are told apart."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        self.pairs = pairs


def no_number(word: str) -> Any:
    raise ValueError(word)


def measure(data: Any, label: str) -> None:
    """Refuse what is nested too deeply or too much."""
    level, depth, count = [data], 0, 0
    while level:
        depth, count = depth + 1, count + len(level)
        if depth > MAX_NESTING:
            raise too_big(label, "nesting", MAX_NESTING)
        if count > MAX_VALUES:
            raise too_big(label, "values", MAX_VALUES)
        level = [below for each in level for below in inside(each)]


def inside(value: Any) -> list[Any]:
    if isinstance(value, Pairs):
        return [below for _, below in value.pairs]
    return value if isinstance(value, list) else []


def too_big(label: str, what: str, limit: int) -> BadFile:
    return BadFile([problem(Mark(label), refuse("FILE-TOO-BIG", what=what, limit=limit))], label)


def tidy(value: Any, place: Place, ledger: Ledger) -> Any:
    """Plain data; of a key that is there twice the later value counts, and the earlier is reported."""
    if isinstance(value, Pairs):
        found: dict[str, Any] = {}
        for key, below in value.pairs:
            name = clean(key)
            if name in found:
                ledger.miss((*place, name), found[name], "doubled")
            found[name] = tidy(below, (*place, name), ledger)
        return found
    if isinstance(value, list):
        return [tidy(below, (*place, index), ledger) for index, below in enumerate(value)]
    return clean(value) if isinstance(value, str) else value


def clean(text: str) -> str:
    """A text without characters that no file can hold.

    >>> clean("a\\x00b")
    'a\ufffdb'
    """
    return UNWRITABLE.sub("\ufffd", text)
