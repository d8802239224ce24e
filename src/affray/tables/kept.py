"""What was made of something, kept as long as it is the very same object: a view has most of its parts from before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class Kept:
    """One thing for each key, made anew when what it is made of is another object.

    >>> kept, word = Kept(), [1, 2, 3]
    >>> kept.of("w", word, len), word.append(4), kept.of("w", word, len), kept.of("w", [*word], len)
    (3, None, 3, 4)
    """

    def __init__(self) -> None:
        self._kept: dict[Any, tuple[Any, Any]] = {}

    def of(self, key: Any, thing: S, make: Callable[[S], T]) -> T:
        found = self._kept.get(key)
        if found is None or found[0] is not thing:
            found = self._kept[key] = (thing, make(thing))
        made: T = found[1]
        return made

    def clear(self) -> None:
        self._kept.clear()
