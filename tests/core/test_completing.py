"""How a line of the grammar can go on."""

from __future__ import annotations

from affray.core.completing import fitting
from affray.core.fields import OneOf, YesNo
from affray.core.script import Option

STRIKE = Option("strike", {
    "target": OneOf(lambda: ("orc-1", "orc-2"), type="combatant"),
    "with": OneOf(lambda: ("axe",), type="item"),
    "loud": YesNo(optional=True),
})  # fmt: skip


def test_values_of_open_fields_come_before_the_names_of_fields() -> None:
    assert fitting(STRIKE, []) == ["orc-1", "orc-2", "axe", "target", "with", "loud"]


def test_what_is_said_is_not_offered_again() -> None:
    assert fitting(STRIKE, ["orc-2"]) == ["axe", "with", "loud"]


def test_a_field_that_was_named_has_its_values_alone() -> None:
    assert fitting(STRIKE, ["orc-1", "loud"]) == ["yes", "no"]
    assert fitting(STRIKE, ["with"]) == ["axe"]


def test_more_than_everything_goes_nowhere() -> None:
    assert fitting(STRIKE, ["orc-1", "axe", "yes", "more"]) == []
