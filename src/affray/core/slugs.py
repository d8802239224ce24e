"""Ids made of names."""

from __future__ import annotations

import re


def slug(name: str) -> str:
    """An id that can be typed.

    >>> slug("Mire Hound (Alpha)"), slug("Вепр’як"), slug("!!")
    ('mire_hound_alpha', 'вепр_як', 'nameless')
    """
    return re.sub(r"[\W_]+", "_", name.casefold())[:40].strip("_") or "nameless"


def unique(id: str, taken: dict[str, None]) -> str:
    """The id, or the same with a number if it is taken; from now on it is.

    >>> taken = {"bite": None}
    >>> unique("bite", taken), list(taken)
    ('bite_2', ['bite', 'bite_2'])
    """
    number, found = 1, id
    while found in taken:
        number += 1
        found = f"{id}_{number}"
    taken[found] = None
    return found
