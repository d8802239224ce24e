"""The last line of defence of a secret: plain data without the names of those whom a side does not see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from .events import UNSEEN, Unseen


def unseen_by(unseen: Unseen | None, side: str) -> frozenset[str]:
    """Whom a side does not see."""
    return unseen.get(side, frozenset()) if unseen else frozenset()


@cache
def pattern_of(unseen: frozenset[str]) -> re.Pattern[str]:
    """Any of these names, also inside a longer text, such as an item's `orc-1.bow`."""
    names = "|".join(re.escape(name) for name in sorted(unseen, key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{names})(?![\w-])")


@dataclass(frozen=True, slots=True)
class Sparing:
    """Names, wherever they stand but in the ids of some things."""

    names: re.Pattern[str]
    things: frozenset[str]

    def search(self, text: str) -> re.Match[str] | None:
        return None if text in self.things else self.names.search(text)


Names = re.Pattern[str] | Sparing


def sparing(unseen: frozenset[str], met: Iterable[str], things: Iterable[str]) -> Names:
    """The names of the unseen, but not in the ids of these things, which the side sees, if it has met whomever they are
    called after: what lies there does not go with him. Of one whom it has never seen it would tell that there is one.
    """
    names, never = pattern_of(unseen), unseen.difference(met)
    if len(never) == len(unseen):
        return names
    strange = pattern_of(never) if never else None
    return Sparing(names, frozenset([
        each for each in things if each not in unseen and not (strange is not None and strange.search(each))
    ]))  # fmt: skip


def things_among(value: Any, unseen: frozenset[str]) -> list[str]:
    """Texts that may be ids of things which are seen: none where somebody unseen is named, whose they may be."""
    found = list(texts(value))
    return [] if any(each in unseen for each in found) else found


def texts(value: Any) -> Iterator[str]:
    """Every text that stands anywhere in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from texts(key)
            yield from texts(each)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from texts(each)


def names_any(value: Any, names: Names) -> bool:
    """Whether one of the names stands anywhere in a value."""
    if isinstance(value, str):
        return names.search(value) is not None
    if isinstance(value, Mapping):
        return any(names_any(each, names) or names_any(key, names) for key, each in value.items())
    return isinstance(value, (tuple, list)) and any(names_any(each, names) for each in value)


def scrub(value: Any, names: Names) -> Any:
    """Plain data without the names: an element of a list that has one is dropped, elsewhere it is `?`."""
    if isinstance(value, str):
        return UNSEEN if names.search(value) else value
    if isinstance(value, Mapping):
        return {key: scrub(each, names) for key, each in value.items() if not names_any(key, names)}
    if isinstance(value, (tuple, list)):
        kept = [each for each in value if not heads(each, names)]
        return [scrub(each, names) for each in kept]
    return value


def heads(value: Any, names: Names) -> bool:
    """Whether an element of a list is one of the names, begins with one, or is somebody or something of that id."""
    if isinstance(value, Mapping):
        return any(name in value and names.search(str(value[name])) is not None for name in ("id", "who"))
    if isinstance(value, (tuple, list)):
        return bool(value) and isinstance(value[0], str) and names.search(value[0]) is not None
    return isinstance(value, str) and names.search(value) is not None
