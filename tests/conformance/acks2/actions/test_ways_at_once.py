"""All ways that somebody can go, answered at once: exactly what trying them one by one finds."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.places import Places
from affray.core.script import Choose, Option
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import fight_of, ogre, orc, ring, someone, wyrm

WALL = [(x, 3) for x in range(-2, 3)]
FIELD = {"speed_combat": 20, "speed_run": 40}


def ways(fight: Fight[Combat], name: str) -> Option:
    question = fight.pending
    assert isinstance(question, Choose)
    found = question.option(name)
    assert found is not None
    return found


def one_by_one(option: Option) -> Option:
    twin = copy(option)
    twin._fields = {name: replace(domain, bulk=None, narrow=None) for name, domain in option.fields.items()}
    return twin


def situations() -> Iterator[tuple[str, str, Fight[Combat]]]:
    others = [orc("o", at=(3, 2), facing="W"), orc("p", at=(-4, 4)), someone("k", at=(1, 1))]
    yield "run", "run", fight_of(someone("h", **FIELD), *others, walls=WALL)
    yield "running_sneak", "running_sneak", fight_of(someone("h", **FIELD, sneak_throw=5), *others, walls=WALL)
    yield "frightened", "run", fight_of(someone("h", **FIELD, start=["frightened"]), *others, walls=WALL)
    yield "berserk", "march", fight_of(someone("h", **FIELD, start=["berserk"]), *others, walls=WALL)
    foes = [someone("h", at=(4, 1)), someone("j", at=(-5, 2), facing="E")]
    big: dict[str, Any] = {"speed_combat": 25, "speed_run": 50}
    yield "huge", "march", fight_of(ogre("g", size="huge", footprint=[2, 2], **big), *foes, walls=WALL)
    yield "long", "march", fight_of(ogre("g", footprint=[1, 2], **big), *foes, walls=WALL)
    yield "huge run", "run", fight_of(ogre("g", size="huge", footprint=[2, 2], **big), *foes, walls=WALL)
    yield "colossal", "march", fight_of(
        wyrm("w", footprint=[3, 3], **big), *foes, someone("s", at=(3, 4)), size_engagement="on", walls=[(-5, -5)]
    )
    for how in ("retreat", "withdraw"):
        yield how, how, ring(
            someone("h", **FIELD), orc("o", at=(0, 1)), orc("p", at=(-3, -3)), numbers="h=9 o=3 p=2",
            declare={"h": how}, walls=[(1, -1)],
        )  # fmt: skip


@pytest.mark.rule("ACKS-MOVE-4", "ACKS-DEFMOV-2", "ACKS-DEFMOV-3", "ACKS-GRID-6")
@pytest.mark.parametrize(("name", "fight"), [pytest.param(name, fight, id=id) for id, name, fight in situations()])
def test_all_ways_at_once_are_those_that_trying_finds(name: str, fight: Fight[Combat]) -> None:
    option = ways(fight, name)
    path = option.fields["path"]
    assert isinstance(path, Places)
    assert path.bulk is not None
    found = path.bulk({})
    assert found is not None
    assert option.legal("path") == one_by_one(option).legal("path") == list(found) != []
    assert path.bulk({"facing": ("N",)}) is None


def test_somebody_of_one_square_says_how_wide_it_is() -> None:
    path = ways(fight_of(someone("h"), orc("o", at=(9, 9))), "march").fields["path"]
    assert isinstance(path, Places)
    assert path.body == (1, 1)
