"""When a saving throw succeeds (SF-SAVE-1)."""

from __future__ import annotations

from functools import partial

from affray.core.dice import at_once

SAVES = ("fort", "ref", "will")


def saves(natural: int, total: int, dc: int) -> bool:
    """Whether a saving throw succeeds: 20 always does, 1 never (SF-SAVE-1).

    >>> saves(20, 12, 15), saves(1, 18, 15), saves(9, 15, 15)
    (True, False, True)
    """
    return at_once(partial(reaches, natural, total, dc), natural)


def reaches(natural: int, total: int, dc: int) -> bool:
    return natural == 20 or (natural != 1 and total >= dc)
