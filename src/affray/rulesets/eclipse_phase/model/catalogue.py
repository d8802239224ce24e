"""The order of refusals: of several rules against one attempt the one that stands first here is the official one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from affray.core.refusals import Refusal

PRECEDENCE = (
    "EP-DECL-7", "EP-TAKE-6", "EP-TAKE-7", "EP-TAKE-11", "EP-TAKE-10", "EP-TAKE-3", "EP-TAKE-8", "EP-INTR-1",
    "EP-TIE-8", "EP-DELAY-7", "EP-DELAY-5", "EP-DELAY-25", "EP-INTR-8", "EP-INTR-7", "EP-DELAY-14", "EP-EXTRA-14",
    "EP-EXTRA-3", "EP-EXTRA-4", "EP-EXTRA-5", "EP-EXTRA-13", "EP-EXTRA-15", "EP-SURP-3", "EP-EXTRA-17", "EP-EXTRA-12",
    "EP-EXTRA-2", "EP-EXTRA-10", "EP-EXTRA-11", "EP-DECL-5", "EP-ACT-2", "EP-MOVE-2", "EP-ACT-8", "EP-RANGE-8",
    "EP-RANGE-9", "EP-ATK-13", "EP-POOL-6", "EP-POOL-14", "EP-WOUND-5",
)  # fmt: skip
"""The table of part 4.6."""
PLACE = {rule: number for number, rule in enumerate(PRECEDENCE)}


def no(rule: str, code: str = "", **facts: Any) -> Refusal:
    """A refusal by a rule of this game; `code` tells its cases apart where a rule has several reasons."""
    return Refusal(rule, (("code", code), *facts.items()) if code else tuple(facts.items()))


def precedence(refusal: Refusal) -> int:
    """Rules outside the table come after it, as they were found."""
    return PLACE.get(refusal.rule, len(PRECEDENCE))


def in_order(refusals: Iterable[Refusal]) -> list[Refusal]:
    """Each reason once, in the order of the table (EP-DECL-8)."""
    found: list[Refusal] = []
    for each in refusals:
        if each not in found:  # facts may be anything that somebody has said, so no set knows them
            found.append(each)
    return sorted(found, key=precedence) if len(found) > 1 else found
