"""The status line: what is left to spend."""

from __future__ import annotations

from affray.cli.sitting.status import EMPTY, FULL, Status
from affray.rulesets.table import Budget
from affray.text import Speaker


def test_what_a_rule_bars_is_not_left() -> None:
    status = Status(Speaker("en"))
    assert status.budget(Budget("extra", 2, 2)) == f"extra {FULL}{FULL}"
    assert status.budget(Budget("extra", 2, 2, barred=1, rule="X")) == f"extra {FULL}{EMPTY}"
