"""Places and heights of areas that are known without trying every one are those that trying finds."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from affray.core.script import Choose, Option
from affray.rulesets.fifth_edition.model.scenario import AreaEntry
from tests.conformance.fifth_edition.arena import arena, rai, saved, wall, wiz


def areas() -> list[Any]:
    shapes = [("ball", "sphere", 30, 10), ("block", "cube", 10, 10), ("aura", "sphere", 0, 10), ("fan", "cone", 0, 15)]
    return [
        saved(name, "dex", dc=10, range_ft=feet, damage="1 fire", area=AreaEntry(shape=shape, size_ft=size))
        for name, shape, feet, size in shapes
    ]  # fmt: skip


def using(*powers: Any, **described: Any) -> Option:
    fight = arena(wiz(at=(3, 3), powers=list(powers), **described), rai(at=(6, 3)), features=[wall((5, 1), (5, 2))])
    question = fight.pending
    assert isinstance(question, Choose)
    found = question.option("use")
    assert found is not None
    return found


def slowly(option: Option) -> Option:
    twin = copy(option)
    twin._fields = {name: replace(each, bulk=None, narrow=None) for name, each in option.fields.items()}
    return twin


@pytest.mark.rule("E5-MOVE-16", "E5-SPELL-1")
@pytest.mark.parametrize("power", ["ball", "block", "aura", "fan"])
@pytest.mark.parametrize("at", [None, (3, 3), (6, 4)])
@pytest.mark.parametrize("elevation", [0, 20])
def test_the_heights_of_an_area(power: str, at: tuple[int, int] | None, elevation: int) -> None:
    use = using(*areas(), elevation=elevation, speed={"walk": 30, "fly": 30}) if elevation else using(*areas())
    given = {"power": power, **({} if at is None else {"at": at})}
    slow = slowly(use)
    tried = [each for each in range(-80, 81) if slow.complete({**given, "height": each}) is not None]
    assert [each for each in use.legal("height", given) if -80 <= each <= 80] == tried
    assert use.stretches("height", given) in ([], [range(tried[0], tried[-1] + 1)] if tried else [], [range(-500, 501)])


@pytest.mark.rule("E5-SPELL-1")
@pytest.mark.parametrize("power", ["ball", "block", "aura", "fan", None])
def test_the_places_of_an_area(power: str | None) -> None:
    use = using(*areas())
    given = {} if power is None else {"power": power}
    assert use.legal("at", given) == slowly(use).legal("at", given)
    assert use.example() == slowly(use).example()
    assert use.legal("height", given) or power == "fan"
