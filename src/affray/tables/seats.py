"""Who sits at a table: the game master, players with those they answer for, the shared screen, onlookers.

A seat is joined with a token, which nobody can guess and of which only a digest is kept.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from affray.core.events import GAME_MASTER
from affray.library import GENERATED

GM, PLAYER, SCREEN, ONLOOKER = ROLES = ("gm", "player", "screen", "onlooker")
TOKEN_BYTES = 16
ID_BYTES = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A place at the table. A player answers for some combatants of a side, or for all of it (None).

    `dice` are generated or typed; with `computer` the computer player answers. `key` is the digest of the token.
    """

    id: str
    role: str
    name: str = ""
    side: str = ""
    answers: tuple[str, ...] | None = None
    lang: str = "en"
    dice: str = GENERATED
    computer: bool = False
    revoked: bool = False
    key: str = ""

    @property
    def eyes(self) -> str:
        """The side whose knowledge the seat has: its own, the game master's, or the public's."""
        return GAME_MASTER if self.role == GM else self.side if self.role == PLAYER else ""

    def data(self) -> dict[str, Any]:
        """As it is stored."""
        found = {each.name: getattr(self, each.name) for each in fields(Seat)}
        return {**found, "answers": None if self.answers is None else list(self.answers)}


def seat_of(data: Mapping[str, Any]) -> Seat:
    """A seat as it was stored."""
    known = {each.name for each in fields(Seat)}
    kept = {name: value for name, value in data.items() if name in known}
    answers = kept.get("answers")
    return Seat(**{**kept, "answers": None if answers is None else tuple(answers)})


def new_id() -> str:
    """A name for a table or a seat that says nothing; it opens nothing by itself."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """What opens a seat: 128 bits that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. It is random, so a plain digest is enough.

    >>> len(digest("a")), digest("a") == digest("b")
    (64, False)
    """
    return hashlib.sha256(token.encode("utf-8", "backslashreplace")).hexdigest()
