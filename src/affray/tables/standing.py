"""Answers that a seat has left standing: given for it as ordinary recorded replies, visible and revocable."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from affray.core.fields import frozen
from affray.core.globs import fitting
from affray.core.limits import LONGEST_GLOB, LONGEST_LINE
from affray.core.script import Choose, Pick
from affray.players.standing import SOURCE

MOST_STANDING = 50
"""So many answers may a seat leave standing."""


@dataclass(frozen=True, slots=True)
class Standing:
    """"To questions called `why` put to `who` (patterns), answer `do`", until a round has begun, if one is said."""

    number: int
    seat: str
    why: str
    do: str
    who: str = "*"
    values: Mapping[str, Any] = field(default_factory=dict)
    until: int | None = None

    def pick(self, question: Choose, round: int) -> Pick | None:
        """The answer to a question, None if it does not fit."""
        if self.until is not None and round >= self.until:
            return None
        if not fitting(self.why, [question.why]) or not fitting(self.who, [question.who]):
            return None
        return Pick(question.who, self.do, {name: frozen(value) for name, value in self.values.items()}, SOURCE)

    def data(self) -> dict[str, Any]:
        return {
            "number": self.number, "seat": self.seat, "why": self.why, "do": self.do, "who": self.who,
            "values": dict(self.values), "until": self.until,
        }  # fmt: skip


def misfit(left: Standing) -> str:
    """Which part of a standing answer is too long to be one; empty if none is."""
    for name, word in (("why", left.why), ("who", left.who), ("option", left.do)):
        if len(word) > LONGEST_GLOB:
            return name
    return "values" if len(json.dumps(left.values)) > LONGEST_LINE else ""
