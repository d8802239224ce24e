"""What would make legal what is not."""

from __future__ import annotations

import affray
from affray.core.fields import OneOf
from affray.core.refusals import Refusal, Values, refuse
from affray.core.script import Choose, Option
from affray.tables.remedies import first, instead


def against(values: Values) -> list[Refusal]:
    far = values.get("target") == "orc-1" and values.get("with") == "axe"
    return [refuse("FAR", target="orc-1")] if far else []


STRIKE = Option("strike", {
    "target": OneOf(lambda: ("orc-1", "orc-2"), type="combatant"),
    "with": OneOf(lambda: ("axe", "bow"), type="item"),
}, why_not=against)  # fmt: skip


def test_as_little_as_possible_is_changed() -> None:
    change = instead(STRIKE, {"target": "orc-1", "with": "axe"})
    assert change is not None
    assert change.values == {"target": "orc-2"}


def test_what_is_missing_is_named_before_anything_is_changed() -> None:
    change = instead(STRIKE, {"target": "orc-2"})
    assert change is not None
    assert change.values == {"with": "axe"}


def test_nothing_given_needs_no_other_values() -> None:
    assert instead(STRIKE, {}) is None


def test_something_can_be_done_first() -> None:
    fight = affray.open("kennel_yard", seed=7)
    while not isinstance(fight.pending, Choose):
        fight.throw(fight.dice)
    who = fight.pending.who
    before = fight.ticket
    found = first(fight, "gm", who, "stand")
    assert found is not None
    assert (found.who, found.do) == (who, "drop_prone")
    assert first(fight, "gm", who, "no_such_option") is None
    assert fight.ticket == before, "nothing has happened"
