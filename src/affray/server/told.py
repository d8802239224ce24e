"""What the server says over a live connection, as types: the schema and the types of the web app come from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Struct

from affray.rulesets import table


class FromServer(Struct, tag_field="type", kw_only=True):
    """The base of everything that the server says."""


class Reason(Struct, kw_only=True):
    """Why not: the id of a rule, and the reason in a sentence."""

    rule: str
    text: str


class SeatTold(Struct, kw_only=True):
    """A seat, as its own client and the game master see it."""

    id: str
    role: str
    name: str
    side: str
    answers: list[str] | None
    lang: str
    dice: str
    computer: bool
    revoked: bool
    connected: bool


class Welcome(FromServer, tag="welcome", kw_only=True):
    """The seat that was opened, and the version of the server."""

    table: str
    seat: str
    role: str
    version: str
    game: str
    title: str


class Line(Struct, kw_only=True):
    """A line of the log: the sentence, and what it hangs on."""

    line: int
    under: int | None
    round: int
    turn: str
    kind: str
    rules: list[str]
    text: str


class Log(Struct, kw_only=True):
    """Lines of the log from a number on; whatever the client has from there on is void. `mark` names the whole log."""

    start: int = msgspec.field(name="from")
    lines: list[Line]
    mark: str


@dataclass(frozen=True)
class Waiting(table.Held):
    """An act that waits, as a seat may know it."""

    act: str | None = ""  # type: ignore[assignment]
    trigger: str | None = ""  # type: ignore[assignment]


@dataclass(frozen=True)
class Person(table.Combatant):
    """A combatant, as a seat may know it: `looks` is None where the table hides it."""

    looks: str | None  # type: ignore[assignment]
    held: Waiting | None = None
    estimated: bool = False


class People(Struct, kw_only=True):
    """Combatants that have changed; `ids` names all of them in their order, if that has changed."""

    some: list[Person]
    ids: list[str] | None = None


class Groups(Struct, kw_only=True):
    """Groups of the order that have changed, each with its place; there are `size` of them."""

    some: list[tuple[int, table.Group]]
    size: int


class Named(Struct, kw_only=True):
    """Names that are new or have changed, and those that are gone."""

    some: dict[str, str]
    gone: list[str] = []


class Worded(Struct, kw_only=True):
    """What an id is called, in full and where there is little room; of an option also what it does."""

    text: str
    short: str | None = None
    help: str | None = None


class May(Struct, kw_only=True):
    """What this seat may do besides: whose choices are undone here, and whether it sees odds."""

    undo: Literal["gm", "own"]
    odds: bool


class Head(Struct, kw_only=True):
    """What concerns the table as a whole. `over` is how the fight ended, `result` the same in words."""

    ticket: str
    game: str
    title: str
    side: str
    lang: str
    over: str
    result: str
    stuck: bool
    paused: bool
    options: dict[str, Any]
    told: int
    may: May


class FieldTold(Struct, kw_only=True):
    """What a field takes; which limits there are depends on that."""

    takes: Literal["one", "several", "number", "yes_no", "text", "split", "place", "places"]
    type: str
    optional: bool
    default: Any = None
    among: list[Any] | None = None
    at_least: int | None = None
    at_most: int | None = None
    all_of: bool | None = None
    again: bool | None = None
    low: int | None = None
    high: int | None = None
    step: int | None = None
    longest: int | None = None
    total: int | None = None
    exact: bool | None = None
    grain: int | None = None
    body: list[int] | None = None
    area: bool | None = None


class OptionTold(Struct, kw_only=True):
    """An option: open with its fields and the usual answer, or closed by rules; `ends` if it is the way on."""

    id: str
    open: bool
    group: str
    closed: list[str]
    fields: dict[str, FieldTold]
    usual: dict[str, Any] | None
    ends: bool


class Question(Struct, kw_only=True):
    """A question to this seat."""

    who: str
    why: str
    kind: Literal["choose", "roll"]
    prompt: str
    seat: str
    options: list[OptionTold]
    dice: tuple[int, int] | None


class Seen(Struct, kw_only=True):
    """Where somebody was last seen."""

    id: str
    at: list[int]
    round: int


class Back(Struct, kw_only=True):
    """What undo would undo."""

    replies: int
    who: str
    what: str


class Sitting(Struct, kw_only=True):
    """Somebody at the table; the game master knows more of it."""

    id: str
    role: str
    name: str
    connected: bool
    side: str | None = None
    answers: list[str] | None = None
    lang: str | None = None
    dice: str | None = None
    computer: bool | None = None
    revoked: bool | None = None


class Left(Struct, kw_only=True):
    """An answer left standing."""

    number: int
    seat: str
    why: str
    do: str
    who: str
    values: dict[str, Any]
    until: int | None


class Sections(Struct, kw_only=True, omit_defaults=True):
    """The parts of a view that have changed; what is not there stays as it was."""

    head: Head | None = None
    seat: SeatTold | None = None
    seats: list[Sitting] | None = None
    clock: table.Clock | None = None
    order: Groups | None = None
    battlefield: table.Battlefield | None = None
    combatants: People | None = None
    under_way: list[table.UnderWay] | None = None
    asked: list[Question] | None = None
    last_seen: list[Seen] | None = None
    undo: dict[str, Back] | None = None
    probes: list[dict[str, Any]] | None = None
    standing: list[Left] | None = None
    names: Named | None = None
    words: dict[str, dict[str, Worded]] | None = None
    log: Log | None = None


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


class Estimated(FromServer, tag="estimate", kw_only=True):
    """How a simulation goes: how many fights `of` how many so far, the chance of each end and the number of rounds,
    each with its limits. `done` at the end, and `cancelled` if it came before all fights were fought.
    """

    count: int
    of: int = 0
    chances: dict[str, Interval]
    rounds: Interval = (0, 0, 0)
    done: bool
    cancelled: bool = False


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


class Trouble(FromServer, tag="error", kw_only=True):
    """What was sent was no message: the connection goes on unless it is closed with the code of the error."""

    error: str
    id: int = 0


class Closing(FromServer, tag="closing", kw_only=True):
    """The server closes the connection: it stops, or the seat is void. Everything is stored."""

    why: Literal["shutdown", "revoked", "closed", "reloaded"]


Said = Welcome | View | Reply | Estimated | Analysed | Trouble | Closing


# -- what replies have in `data` -------------------------------------------------------------------
class Domain(Struct, kw_only=True):
    """The legal values of a field: as they are, places as rows, ways as chains of steps, numbers as stretches."""

    takes: str
    values: list[Any] | None = None
    rows: list[tuple[int, int, int, int]] | None = None
    ways: list[list[Any]] | None = None
    stretches: list[tuple[int, int, int]] | None = None
    further: list[str] | None = None


class AreaTold(Struct, kw_only=True):
    """What an answer puts on the map."""

    shape: str
    size: int
    width: int
    centre: tuple[int, int] | None
    towards: tuple[int, int] | None
    rows: list[tuple[int, int, int, int]] | None
    who: list[str] | None


class ProbeTold(Struct, kw_only=True):
    """The reply to `probe`."""

    domains: dict[str, Domain]
    against: list[Reason]
    missing: list[str]
    complete: bool
    answer: dict[str, Any] | None
    area: AreaTold | None
    needs: dict[str, Literal["needed", "useful", "pointless"]]


class Leg(Struct, kw_only=True):
    """A step of a way."""

    place: tuple[int, int]
    cost: int
    provokes: list[str]


class WayTold(Struct, kw_only=True):
    """The reply to `way`."""

    way: list[Leg]


class Grounds(Struct, kw_only=True):
    """A reason with the text of its rule."""

    rule: str
    text: str
    says: str


class WhyTold(Struct, kw_only=True):
    """The reply to `why`."""

    reasons: list[Grounds]


class Chances(Struct, kw_only=True):
    """A number that dice decide."""

    mean: float
    low: int
    high: int


class FateTold(Struct, kw_only=True):
    """What can become of somebody; chances are numbers from 0 to 1, None where nobody rolls for it."""

    hit: float | None
    critical: float | None
    saved: float | None
    felled: float
    damage: Chances
    conditions: dict[str, float]


class Outcome(Struct, kw_only=True):
    """What can come of an answer."""

    success: float | None
    amount: Chances | None
    fates: dict[str, FateTold]
    assumed: list[str]
    estimated: list[str]
    certain: bool


class OddsTold(Struct, kw_only=True):
    """The reply to `odds`: of one answer, or of each value of a field."""

    odds: Outcome | None = None
    values: list[tuple[Any, Outcome | None]] | None = None


class EditField(FieldTold, kw_only=True):
    """A field of a decree, and what happens if it is left out."""

    label: str
    left_out: str


class EditTold(Struct, kw_only=True):
    """Something that the game master can decree."""

    id: str
    text: str
    short: str
    help: str
    fields: dict[str, EditField]


class EditsTold(Struct, kw_only=True):
    """The reply to `edits`."""

    edits: list[EditTold]


class SettingTold(FieldTold, kw_only=True):
    """A value that can be set: by which name (`what`), how people call it, and what it is `now`."""

    what: str
    label: str
    now: str


class SettingsTold(Struct, kw_only=True):
    """The reply to `settings`."""

    settings: list[SettingTold]


class StepTold(Struct, kw_only=True):
    """A choice or a decree of the past, or the end of a branch, which may be dice."""

    entry: int | None = None
    position: int | None = None
    who: str | None = None
    what: str | None = None
    text: str | None = None


class HistoryTold(Struct, kw_only=True):
    """The reply to `history`."""

    position: int
    entry: int
    steps: list[StepTold]
    branches: list[StepTold]
    redoable: int
    redo: StepTold | None


class Issued(Struct, kw_only=True):
    """The reply to `seat.new` and `seat.reissue`: the token is told this once."""

    seat: str
    token: str


class RuleTold(Struct, kw_only=True):
    """The reply to `rule`."""

    rule: str
    text: str


DATA: dict[str, type[Struct]] = {
    "probe": ProbeTold, "way": WayTold, "why": WhyTold, "odds": OddsTold, "edits": EditsTold, "history": HistoryTold,
    "settings": SettingsTold, "seat.new": Issued, "seat.reissue": Issued, "rule": RuleTold,
}  # fmt: skip
"""By message: what its reply has in `data`."""
