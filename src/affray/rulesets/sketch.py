"""Battlefields as text: what the drawings of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits

RULED = 5
"""A number stands at every so many columns."""


def letters(sides: Iterable[Sequence[str]]) -> dict[str, str]:
    """A letter for every id: capitals for the first side, small ones for the second, digits for all others.

    >>> letters([["bor", "mira"], ["orc-1"], ["ox"]])
    {'bor': 'A', 'mira': 'B', 'orc-1': 'a', 'ox': '0'}
    """
    found: dict[str, str] = {}
    for number, ids in enumerate(sides):
        alphabet = (ascii_uppercase, ascii_lowercase, digits)[min(number, 2)]
        found.update({each: alphabet[place % len(alphabet)] for place, each in enumerate(ids)})
    return found


def chart(cells: Sequence[Sequence[str]], origin_below: bool, legend: str) -> str:
    """Rows of signs with numbers at two edges, row 0 at the bottom or on top, and the legend under it."""
    rows = [f"{number:>3} {''.join(row)}" for number, row in enumerate(cells)]
    ruler = "    " + "".join(f"{column:<{RULED}}" for column in range(0, len(cells[0]), RULED)).rstrip()
    return "\n".join([*reversed(rows), ruler, legend] if origin_below else [ruler, *rows, legend])


def legend(signs: Mapping[str, str]) -> str:
    """Who is which letter."""
    return "  ".join(f"{sign} {name}" for name, sign in signs.items())


def numbered(named: Mapping[str, str]) -> dict[str, str]:
    """Names with a number behind where several are alike.

    >>> numbered({"o1": "Orc", "bor": "Bor", "o2": "Orc"})
    {'o1': 'Orc 1', 'bor': 'Bor', 'o2': 'Orc 2'}
    """
    names = list(named.values())
    seen: dict[str, int] = {}
    found: dict[str, str] = {}
    for key, name in named.items():
        seen[name] = seen.get(name, 0) + 1
        found[key] = name if names.count(name) == 1 else f"{name} {seen[name]}"
    return found
