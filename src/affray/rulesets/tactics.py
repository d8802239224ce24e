"""How a side can be played: the names of the styles, which encounter files and commands use in every game."""

from __future__ import annotations

PLAIN, AGGRESSIVE, CAUTIOUS, RANDOM, LOOKAHEAD = "plain", "aggressive", "cautious", "random", "lookahead"
NAMES = (PLAIN, AGGRESSIVE, CAUTIOUS, RANDOM, LOOKAHEAD)

BUDGETS = range(2, 100_001)
"""How much look-ahead may try out for one answer, where it is said: `lookahead:100`."""

KNOWN = (*NAMES[:-1], f"{LOOKAHEAD}[:{BUDGETS[0]}–{BUDGETS[-1]}]")
"""Everything there is, as people read it."""

PATTERN = f"^(?:{'|'.join(NAMES)}|{LOOKAHEAD}:[0-9]{{1,6}})$"
"""The same for editors that check while one writes."""

EVERYBODY = "*"
"""Stands for every side that no style is named for."""


def is_style(text: str) -> bool:
    """Whether a text names a style.

    >>> [is_style(each) for each in ("plain", "lookahead", "lookahead:8", "lookahead:1", "plain:8", "bold")]
    [True, True, True, False, False, False]
    """
    name, colon, budget = text.partition(":")
    if not colon:
        return name in NAMES
    return name == LOOKAHEAD and budget.isascii() and budget.isdigit() and len(budget) < 7 and int(budget) in BUDGETS
