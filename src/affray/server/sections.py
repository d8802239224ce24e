"""What a seat sees of a table, as types: the sections of a view, and what they are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Struct

from affray.rulesets import table


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


class Part(Struct, kw_only=True):
    """A part of a number, why it is there, and by which rule."""

    value: int
    cause: str
    rule: str


class Sum(Struct, kw_only=True):
    """A number in a sentence, as it stands there, and what it is made of."""

    text: str
    total: int
    parts: list[Part]


class Line(Struct, kw_only=True):
    """A line of the log: the sentence, what it hangs on, and its numbers that have reasons."""

    line: int
    under: int | None
    round: int
    turn: str
    kind: str
    rules: list[str]
    text: str
    sums: list[Sum] = []


class Log(Struct, kw_only=True):
    """Lines of the log from a number on; whatever the client has from there on is void. `mark` names the whole log."""

    start: int = msgspec.field(name="from")
    lines: list[Line]
    mark: str


class Reasoned(Struct, kw_only=True):
    """A number in an act that has reasons: where it stands in the text, or in what a row says (counted from 1), and
    which of the sums of which line of the log it is.
    """

    row: int
    at: int
    size: int
    line: int
    sum: int


class Act(Struct, kw_only=True):
    """A line of the short log: an act with what came of it, or what follows from one, a round, a turn, the end. `who`
    acts, and the text says so itself if it is `named`; `rows` tell what it does to several; `lines` are those of the
    log that have all of it.
    """

    kind: Literal["round", "turn", "act", "follows", "end"]
    depth: int
    who: str
    text: str
    lines: list[int]
    named: bool = False
    rows: list[tuple[str, str]] = []
    sums: list[Reasoned] = []


class Story(Struct, kw_only=True):
    """Acts from a number on; whatever the client has from there on is void."""

    start: int = msgspec.field(name="from")
    acts: list[Act]


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
    """What this seat may do besides: whose choices are undone here, whether it sees odds, whether it may simulate."""

    undo: Literal["gm", "own"]
    odds: bool
    simulate: bool


class Head(Struct, kw_only=True):
    """What concerns the table as a whole. `over` is how the fight ended, `result` the same in words, `sides` those of
    whom the seat knows somebody, in the order of the encounter. `paused`: nothing goes on by itself; `nowhere`: because
    the computer was left alone and nothing has changed for many rounds.
    """

    ticket: str
    game: str
    title: str
    side: str
    sides: list[str]
    lang: str
    over: str
    result: str
    stuck: bool
    paused: bool
    nowhere: bool
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
    story: Story | None = None
