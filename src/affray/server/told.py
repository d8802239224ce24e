"""What the server says over a live connection, as types: the schema and the types of the web app come from here.

The parts of a view are in `sections`, what replies bring along in `replies`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .sections import Sections


class FromServer(Struct, tag_field="type", kw_only=True):
    """The base of everything that the server says."""


class Reason(Struct, kw_only=True):
    """Why not: the id of a rule, and the reason in a sentence."""

    rule: str
    text: str


class Welcome(FromServer, tag="welcome", kw_only=True):
    """The seat that was opened, and the version of the server."""

    table: str
    seat: str
    role: str
    version: str
    game: str
    title: str


class View(FromServer, tag="view", kw_only=True):
    """What has changed for this seat. `whole` if nothing from before counts but the first lines of the log."""

    sections: Sections
    whole: bool = False


class Reply(FromServer, tag="reply", kw_only=True):
    """What came of a message: `ok`, or every reason against it; `data` is what was asked for."""

    id: int
    ok: bool
    refused: list[Reason] = []
    again: bool = False
    data: dict[str, Any] | None = None


Interval = tuple[float, float, float]
"""A number as it was estimated, and the limits between which the true one lies nineteen times out of twenty."""


class StandTold(Struct, kw_only=True):
    """How often somebody still stands in the end, and with how much health of the `most` there was."""

    stood: Interval
    health: Interval
    most: int


class WeighedTold(Struct, kw_only=True):
    """An answer, and how often the side of whoever gives it wins after it. `usual`: the computer player would do so."""

    option: str
    values: dict[str, Any]
    words: str
    usual: bool
    count: int
    chance: Interval


class WhatIf(Struct, kw_only=True):
    """Answers of somebody to the question that is open where the simulation begins, `each` fought so many times."""

    who: str
    side: str
    each: int
    answers: list[WeighedTold]


class Estimated(FromServer, tag="estimate", kw_only=True):
    """How a simulation goes: how many fights `of` how many so far, the chance of each end and the number of rounds,
    each with its limits. `done` at the end, and `cancelled` if it came before all fights were fought; `rests` while it
    was told to rest.

    `lasted` says of how many fights had so many rounds, `stands` what becomes of everybody, `trail` what the chances
    were estimated after fewer fights. `seed` is what the dice were made of, `at` after how many replies it begins.
    """

    count: int
    of: int = 0
    chances: dict[str, Interval]
    rounds: Interval = (0, 0, 0)
    seed: int = 0
    at: int = 0
    seconds: float = 0
    lasted: list[tuple[int, int]] = []
    stands: dict[str, StandTold] = {}
    trail: list[tuple[int, dict[str, Interval]]] = []
    what_if: WhatIf | None = None
    done: bool
    cancelled: bool = False
    rests: bool = False


class StretchTold(Struct, kw_only=True):
    """What happened between two moments of a fight: `luck` (dice), a `choice` or a `decree`; in `lines` of the game
    master's log from the first up to behind the last. `chance` of the side is that after it, `change` what it did to
    that, `own` the same for whoever it was. `usual`: the computer player would have chosen so. `better`: another answer
    that would have been better by `missed`.
    """

    kind: Literal["luck", "choice", "decree"]
    who: str
    side: str
    round: int
    lines: tuple[int, int]
    replies: tuple[int, int]
    words: str
    usual: bool
    chance: Interval
    change: Interval
    own: float
    better: str = ""
    missed: Interval | None = None


class CreditTold(Struct, kw_only=True):
    """What somebody's dice and choices did for his side over the whole fight, and what he missed."""

    luck: float
    choices: float
    missed: float


class Analysed(FromServer, tag="analysis", kw_only=True):
    """What decided a fight, as far as it is known: `played` fights `of` about so many, `each` from every moment; the
    chance of the `side` `before` anything happened, and the stretches `from` a number on (what the client has from
    there on is void). `turning` are the numbers of those that changed most. `done` and `cancelled` as in an estimate.
    """

    side: str
    played: int
    of: int
    each: int
    before: Interval
    start: int = msgspec.field(name="from")
    stretches: list[StretchTold]
    turning: list[int]
    credits: dict[str, CreditTold]
    result: str
    done: bool
    cancelled: bool = False
    rests: bool = False


class Trouble(FromServer, tag="error", kw_only=True):
    """What was sent was no message: the connection goes on unless it is closed with the code of the error."""

    error: str
    id: int = 0


class Closing(FromServer, tag="closing", kw_only=True):
    """The server closes the connection: it stops, or the seat is void. Everything is stored."""

    why: Literal["shutdown", "revoked", "closed", "reloaded"]


Said = Welcome | View | Reply | Estimated | Analysed | Trouble | Closing
