"""The last line of defence of a secret: plain data without the names of those whom a side does not see."""

from __future__ import annotations

import re
from collections.abc import Mapping
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


def names_any(value: Any, names: re.Pattern[str]) -> bool:
    """Whether one of the names stands anywhere in a value."""
    if isinstance(value, str):
        return names.search(value) is not None
    if isinstance(value, Mapping):
        return any(names_any(each, names) or names_any(key, names) for key, each in value.items())
    return isinstance(value, (tuple, list)) and any(names_any(each, names) for each in value)


def scrub(value: Any, names: re.Pattern[str]) -> Any:
    """Plain data without the names: an element of a list that has one is dropped, elsewhere it is `?`."""
    if isinstance(value, str):
        return UNSEEN if names.search(value) else value
    if isinstance(value, Mapping):
        return {key: scrub(each, names) for key, each in value.items() if not names_any(key, names)}
    if isinstance(value, (tuple, list)):
        kept = [each for each in value if not heads(each, names)]
        return [scrub(each, names) for each in kept]
    return value


def heads(value: Any, names: re.Pattern[str]) -> bool:
    """Whether an element of a list is one of the names, begins with one, or is somebody or something of that id."""
    if isinstance(value, Mapping):
        return any(name in value and names.search(str(value[name])) is not None for name in ("id", "who"))
    if isinstance(value, (tuple, list)):
        return bool(value) and isinstance(value[0], str) and names.search(value[0]) is not None
    return isinstance(value, str) and names.search(value) is not None
