"""How much one answer may hold, and how what somebody gave is shown: whatever comes in, a refusal stays short.

Words are limited where they enter, values by the fields; so no rule ever meets a line of a million letters, a place
behind the end of the world, or a value of a kind that no answer has.
"""

from __future__ import annotations

import reprlib
from typing import Any

from .refusals import Refusal, refuse

LONGEST_LINE = 6_000
"""Characters of an answer in words: what a person says in a speech, not a book."""

MOST_WORDS = 1_000
"""Words of an answer."""

LONGEST_GLOB = 60
"""Characters of a word with `*`, `?` or `[` in it."""

LONGEST_NUMBER = 9
"""Digits of a number that somebody writes."""

LONGEST_PLACE = 6
"""Digits of each number of a place, in front of the point and behind it."""

FARTHEST = 999_999
"""No place is farther from the origin than this, in units of its field; nobody could write it."""

MOST_VALUES = 1_000
"""Names, places or dice in one answer."""

LONGEST_SHOWN = 80


class Brief(reprlib.Repr):
    """Values as refusals show them: nothing long, nothing deep."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 3, LONGEST_SHOWN, LONGEST_SHOWN

    def repr_int(self, x: int, level: int) -> str:
        """Python itself refuses to write a number of thousands of digits."""
        return repr(x) if x.bit_length() <= 128 else "…"


BRIEF = Brief()


def shown(value: Any) -> str:
    """What somebody gave, as a refusal tells it.

    >>> shown("orc"), shown((1, 2, 3)), shown([[[[[[1]]]]]]), shown(10 ** 5000)
    ('orc', '(1, 2, 3)', '[[[...]]]', '…')
    """
    if isinstance(value, str):
        return value if len(value) <= LONGEST_SHOWN else f"{value[:LONGEST_SHOWN]}…"
    return BRIEF.repr(value)


def too_much(text: Any) -> list[Refusal]:
    """Why a text is too long to be looked at; a text that is none is no answer at all."""
    if not isinstance(text, str):
        return [refuse("CORE-KIND", asked="choice")]
    if len(text) > LONGEST_LINE:
        return [refuse("CORE-LONG", what="characters", most=LONGEST_LINE)]
    if len(text) > MOST_WORDS and len(text.split()) > MOST_WORDS:
        return [refuse("CORE-LONG", what="words", most=MOST_WORDS)]
    return []
