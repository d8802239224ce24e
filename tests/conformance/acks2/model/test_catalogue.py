"""The areas of the rules: how many rules each has, as they are written."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from affray.rulesets.acks2.model.catalogue import AREAS


@pytest.mark.rule("ACKS-ROUND-1", "ACKS-MORALE-13")
def test_the_catalogue_has_every_rule_that_is_written() -> None:
    written = files("affray.rulesets.acks2").joinpath("rules.md").read_text(encoding="utf-8")
    last: dict[str, int] = {}
    for area, number in re.findall(r"^- \*\*ACKS-([A-Z]+)-(\d+)\*\*", written, re.MULTILINE):
        if area != "EX":
            assert int(number) == last.get(area, 0) + 1
            last[area] = int(number)
    assert [*AREAS.items()] == [*last.items()]
