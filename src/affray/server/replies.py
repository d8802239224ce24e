"""What the server brings along in a reply to whoever asked, as types: by message, what stands in `data`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from affray.rulesets import table

from .sections import FieldTold, Part, Person, Worded
from .told import Reason


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
    """The reply to `probe`. `change` says which other values would be legal, if those given are not."""

    domains: dict[str, Domain]
    against: list[Reason]
    missing: list[str]
    complete: bool
    answer: dict[str, Any] | None
    area: AreaTold | None
    needs: dict[str, Literal["needed", "useful", "pointless"]]
    change: str


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
    """The reply to `why`. `change` says what could be done first, after which the option is open; empty if unknown."""

    reasons: list[Grounds]
    change: str


class Chances(Struct, kw_only=True):
    """A number that dice decide: its mean and limits, and how likely it is from one number to another."""

    mean: float
    low: int
    high: int
    spread: list[tuple[int, int, float]]


class CheckTold(Struct, kw_only=True):
    """What a roll is made of: what is added to the dice (parts of 0), what it is compared with, what is rolled against
    it, and why there are more dice than one.
    """

    adds: list[Part]
    needs: list[Part]
    resists: list[Part]
    better: list[str]
    worse: list[str]


class FateTold(Struct, kw_only=True):
    """What can become of somebody; chances are numbers from 0 to 1, None where nobody rolls for it."""

    hit: float | None
    critical: float | None
    saved: float | None
    felled: float
    damage: Chances
    conditions: dict[str, float]
    check: CheckTold | None


class Outcome(Struct, kw_only=True):
    """What can come of an answer."""

    success: float | None
    amount: Chances | None
    fates: dict[str, FateTold]
    assumed: list[str]
    estimated: list[str]
    certain: bool
    check: CheckTold | None


class OddsTold(Struct, kw_only=True):
    """The reply to `odds`: of one answer, or of each value of a field; with the words for conditions that it can bring,
    which nobody at the table may have yet.
    """

    odds: Outcome | None = None
    values: list[tuple[Any, Outcome | None]] | None = None
    words: dict[str, dict[str, Worded]]


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


class MomentTold(Struct, kw_only=True):
    """The reply to `moment`, with the words of its ids: they stay, as those of a view do."""

    position: int
    clock: table.Clock
    battlefield: table.Battlefield
    combatants: list[Person]
    words: dict[str, dict[str, Worded]]


class Issued(Struct, kw_only=True):
    """The reply to `seat.new` and `seat.reissue`: the token is told this once."""

    seat: str
    token: str


class NextWord(Struct, kw_only=True):
    """A word with which a line can go on, and what it means."""

    word: str
    text: str


class ReadTold(Struct, kw_only=True):
    """The reply to `read`: the option or edit that the words mean with its values, the same in a sentence, everything
    against it as it stands, and what is missing; or dice. `next` has words with which the line can go on.
    """

    kind: Literal["option", "edit", ""]
    option: str
    values: dict[str, Any]
    meaning: str
    against: list[Reason]
    missing: list[str]
    complete: bool
    dice: list[int] | None
    next: list[NextWord]


class RuleTold(Struct, kw_only=True):
    """The reply to `rule`."""

    rule: str
    text: str


DATA: dict[str, type[Struct]] = {
    "probe": ProbeTold, "way": WayTold, "why": WhyTold, "odds": OddsTold, "edits": EditsTold, "history": HistoryTold,
    "moment": MomentTold, "settings": SettingsTold, "seat.new": Issued, "seat.reissue": Issued, "rule": RuleTold,
    "read": ReadTold,
}  # fmt: skip
"""By message: what its reply has in `data`."""
