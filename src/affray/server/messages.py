"""What clients say over a live connection; `told` has what the server says. docs/protocol.md explains both.

Everything here is a type: frames are read strictly by them, and the JSON Schema and the types of the web app are
generated from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

LARGEST_FRAME = 65_536
"""Bytes of one frame from a client."""

Id = Annotated[str, Meta(max_length=200)]
Spoken = Annotated[str, Meta(max_length=6_000)]
Name = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(max_length=64)]
Client = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Values = Annotated[dict[str, Any], Meta(max_length=100)]
By = Literal["choice", "action", "turn"]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Message(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """The base of everything that a client says. `id` comes back with the reply."""

    id: int = 0


class Last(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client has from before: the ticket of its view, how many lines of the log, and their mark."""

    ticket: Id = ""
    told: Number = 0
    mark: Id = ""


class Hello(Message, tag="hello", kw_only=True):
    """The first thing a client says: what opens its seat, and what it has already."""

    token: Token
    last: Last | None = None
    lang: Name | None = None


class Moved(Message, kw_only=True):
    """The base of everything that changes the fight. The `ticket` names the moment it was meant for; under the same
    `client` name it counts once, however often it is sent.
    """

    ticket: Id | None = None
    client: Client | None = None


class Answer(Moved, tag="answer", kw_only=True):
    """An answer for somebody: an option with its values, or in words."""

    who: Id
    option: Id | None = None
    values: Values = {}
    text: Spoken | None = None


class Dice(Moved, tag="dice", kw_only=True):
    """Dice for somebody: those of a real table, or generated ones if they are left out, or for each that is null."""

    who: Id
    dice: Annotated[list[int | None], Meta(max_length=1_000)] | None = None


class Decree(Moved, tag="decree", kw_only=True):
    """The game master's word: an edit with its values, or in words."""

    edit: Id | None = None
    values: Values = {}
    text: Spoken | None = None


class Computer(Moved, tag="computer", kw_only=True):
    """Let the computer player answer one question for somebody."""

    who: Id


class Undo(Moved, tag="undo", kw_only=True):
    """Go back by the last choice, action or turn."""

    by: By = "choice"


class Redo(Moved, tag="redo", kw_only=True):
    """Go forward again."""

    by: By = "choice"


class Go(Moved, tag="go", kw_only=True):
    """Go to an entry of the journal, on this branch or another."""

    entry: Number


class History(Message, tag="history", kw_only=True):
    """Tell what was chosen so far, and which branches there are."""


class Moment(Message, tag="moment", kw_only=True):
    """Show the battlefield and everybody as they were after so many replies. Nothing changes for anybody."""

    position: Number


class Probe(Message, tag="probe", kw_only=True):
    """What is legal for the wanted fields of an option beside the values given. `who` is empty for a decree."""

    who: Id = ""
    option: Id
    given: Values = {}
    wanted: Annotated[list[Id], Meta(max_length=50)] = []


class Way(Message, tag="way", kw_only=True):
    """The way that values mean, step by step, with costs and whom it provokes."""

    who: Id = ""
    option: Id
    given: Values = {}


class Why(Message, tag="why", kw_only=True):
    """Every reason against an option, or against an answer if values are given."""

    who: Id
    option: Id
    given: Values = {}


class Odds(Message, tag="odds", kw_only=True):
    """What can come of an answer; with a `field`, of each of its legal values, or of those `among` them."""

    who: Id
    option: Id
    given: Values = {}
    field: Id | None = None
    among: Annotated[list[Any], Meta(max_length=60)] | None = None


class Read(Message, tag="read", kw_only=True):
    """What words mean as an answer for somebody, or as a decree, and how they can go on."""

    who: Id = ""
    text: Spoken


class Rule(Message, tag="rule", kw_only=True):
    """The text of a rule."""

    rule: Id


class Edits(Message, tag="edits", kw_only=True):
    """What the game master can decree now."""


class Settings(Message, tag="settings", kw_only=True):
    """Every value of somebody, or of the `table` itself, that the game master can set."""

    of: Id = "table"


class HandOut(Message, tag="seat.new", kw_only=True):
    """Hand out a seat; the reply has its token, this once."""

    role: Literal["gm", "player", "screen", "onlooker"]
    name: Name = ""
    side: Id = ""
    answers: Annotated[list[Id], Meta(max_length=500)] | None = None
    lang: Literal["en", "ru", "uk"] = "en"
    dice: Literal["generated", "typed"] = "generated"
    computer: bool = False


class ChangeSeat(Message, tag="seat.change", kw_only=True):
    """Rename a seat, say for whom it answers, in which language, with which dice, and whether the computer plays it."""

    seat: Id
    name: Name | None = None
    side: Id | None = None
    answers: Annotated[list[Id], Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET
    lang: Literal["en", "ru", "uk"] | None = None
    dice: Literal["generated", "typed"] | None = None
    computer: bool | None = None


class Revoke(Message, tag="seat.revoke", kw_only=True):
    """Take a seat away."""

    seat: Id


class Reissue(Message, tag="seat.reissue", kw_only=True):
    """A new token for a seat; the old one is void."""

    seat: Id


class Leave(Message, tag="standing.leave", kw_only=True):
    """Leave an answer standing for questions called `why` to `who` (patterns), until a round, if one is said."""

    why: Name
    option: Name
    who: Name = "*"
    values: Values = {}
    until: Number | None = None


class Withdraw(Message, tag="standing.withdraw", kw_only=True):
    """Take back an answer that was left standing."""

    number: Number


class Pause(Message, tag="pause", kw_only=True):
    """Hold the generated dice, the computer and the standing answers, or let them go on."""

    on: bool


class Settle(Message, tag="options", kw_only=True):
    """Change options of the table: its secrets, who may undo, odds."""

    options: Annotated[dict[str, Any], Meta(max_length=20)]


class Simulate(Message, tag="simulate", kw_only=True):
    """Let the fight go on many times from here, elsewhere; estimates come as `estimate` while it runs.

    `at` begins where it stood after so many replies (0 is the start), `players` are styles by side. With `until` it
    ends as soon as every chance is known to so much either way, and `count` is only a limit. The same `seed` gives the
    same result. `each` is how many fights each answer gets to the question that is open there, 0 for none.
    """

    count: Annotated[int, Meta(ge=10, le=20_000)] = 1_000
    at: Number | None = None
    players: Annotated[dict[Name, Name], Meta(max_length=20)] = {}
    until: Annotated[float, Meta(ge=0.005, le=0.5)] | None = None
    seed: Number | None = None
    each: Annotated[int, Meta(ge=0, le=2_000)] = 0


class Analyse(Message, tag="analyse", kw_only=True):
    """Find out what decided the fight as it went so far, elsewhere: the chances of a side (the first, if none is said)
    after everything that happened, by about `budget` fights; `analysis` messages come while it runs.
    """

    side: Id = ""
    budget: Annotated[int, Meta(ge=10, le=20_000)] = 1_000
    alternatives: Annotated[int, Meta(ge=0, le=10)] = 5


class Cancel(Message, tag="cancel", kw_only=True):
    """Stop the simulation or the analysis of this table."""


class Rest(Message, tag="rest", kw_only=True):
    """Let the simulation or the analysis of this table rest with what is known, or go on."""

    on: bool


class Close(Message, tag="close", kw_only=True):
    """Throw the table away with its journal, for good."""

    table: Id


ToServer = (
    Hello | Answer | Dice | Decree | Computer | Undo | Redo | Go | History | Moment | Probe | Way | Why | Odds | Read
    | Rule | Edits | Settings | HandOut | ChangeSeat | Revoke | Reissue | Leave | Withdraw | Pause | Settle | Simulate
    | Analyse | Cancel | Rest | Close
)  # fmt: skip
DECODER = msgspec.json.Decoder(ToServer)
