"""Range increments and maximum ranges (SF-RANGE)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import Rolled
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, last, play, refused
from tests.conformance.starfinder.boarding import DAGGER, ada, boarding, bor, cyn, grenade, gun, rolled

BOW = gun("bow", "1d6", "P", 5, 30)
DART = replace(DAGGER, id="dart", properties=["thrown"], range_increment_ft=10)
WEIGHTLESS = EnvironmentEntry(gravity="zero")


def apart(item: Any, feet: int, **described: Any) -> Fight[Combat]:
    """CYN with one weapon, ADA behind her, and BOR so many feet east of her."""
    fighters = (cyn(at=(1, 1), items=[item]), ada(at=(0, 0)), bor(at=(1 + feet // 5, 1)))
    return boarding(*fighters, size=(190, 3), **described)


def penalty(fight: Fight[Combat], line: str, bonus: int) -> int:
    """What the range takes off a roll of 2, which misses."""
    play(fight, line, "CYN d20 2 | CYN d8 4 | CYN d4 1" if "dart" in line or "grenade" in line else "CYN d20 2")
    return last(fight, Rolled).total.total - 2 - bonus


@pytest.mark.rule("SF-RANGE-1")
@pytest.mark.parametrize(("feet", "less"), [(5, 0), (30, 0), (35, -2), (60, -2), (65, -4), (150, -8), (300, -18)])
def test_every_increment_begun_beyond_the_first_takes_two_off(feet: int, less: int) -> None:
    fight = apart(BOW, feet)
    if feet == 5:
        play(fight, "CYN: attack BOR with bow", "BOR: decline", "CYN d20 2")
        assert rolled(fight)[0] == 2 + 5
    else:
        assert penalty(fight, "CYN: attack BOR with bow", 5) == less


@pytest.mark.rule("SF-RANGE-2")
def test_a_ranged_weapon_reaches_ten_increments() -> None:
    assert allowed(apart(BOW, 300), "CYN: attack BOR with bow")
    assert refused(apart(BOW, 305), "CYN: attack BOR with bow") == ["SF-RANGE-2"]


@pytest.mark.rule("SF-RANGE-2")
def test_unless_its_description_says_otherwise() -> None:
    short = replace(BOW, max_increments=2)
    assert allowed(apart(short, 60), "CYN: attack BOR with bow")
    assert refused(apart(short, 65), "CYN: attack BOR with bow") == ["SF-RANGE-2"]


@pytest.mark.rule("SF-RANGE-3")
def test_a_throw_reaches_five_increments_unless_its_description_says_otherwise() -> None:
    line = "CYN: attack BOR with dart throw yes"
    assert allowed(apart(DART, 50), line)
    assert refused(apart(DART, 55), line) == ["SF-RANGE-3"]
    far = replace(DART, max_increments=8)
    assert allowed(apart(far, 80), line)
    assert refused(apart(far, 85), line) == ["SF-RANGE-3"]
    bomb = apart(grenade(), 500)
    assert allowed(bomb, "CYN: attack point 22,1 with grenade")
    assert refused(bomb, "CYN: attack point 23,1 with grenade") == ["SF-RANGE-3"]


@pytest.mark.rule("SF-RANGE-3")
@pytest.mark.rule("SF-RANGE-1")
def test_the_penalty_counts_for_throws() -> None:
    assert penalty(apart(DART, 25), "CYN: attack BOR with dart throw yes", 7) == -4


@pytest.mark.rule("SF-RANGE-4")
@pytest.mark.parametrize(("x", "less"), [(6, 0), (7, -2), (22, -8)])
def test_an_intersection_is_as_far_as_the_nearest_corner(x: int, less: int) -> None:
    """CYN's space reaches to x = 2; the increment is 20 ft."""
    assert penalty(apart(grenade(bonus=-5), 500), f"CYN: attack point {x},1 with grenade", -5) == less


@pytest.mark.rule("SF-RANGE-4")
def test_harrying_fire_has_the_range_of_the_foe_and_covering_fire_has_none() -> None:
    assert penalty(apart(BOW, 65), "CYN: harrying_fire BOR with bow", 5) == -4
    assert refused(apart(BOW, 305), "CYN: harrying_fire BOR with bow") == ["SF-RANGE-2"]
    assert penalty(apart(BOW, 305), "CYN: covering_fire ADA with bow", 5) == 0


@pytest.mark.rule("SF-RANGE-5")
def test_without_gravity_throws_fly_ten_times_as_far_and_nothing_has_a_limit() -> None:
    dart = "CYN: attack BOR with dart throw yes"
    assert penalty(apart(DART, 100, environment=WEIGHTLESS), dart, 7) == 0
    assert penalty(apart(DART, 105, environment=WEIGHTLESS), dart, 7) == -2
    assert penalty(apart(DART, 600, environment=WEIGHTLESS), dart, 7) == -10


@pytest.mark.rule("SF-RANGE-5")
def test_without_gravity_shots_keep_their_increment_and_lose_their_limit() -> None:
    assert penalty(apart(BOW, 65, environment=WEIGHTLESS), "CYN: attack BOR with bow", 5) == -4
    assert penalty(apart(BOW, 600, environment=WEIGHTLESS), "CYN: attack BOR with bow", 5) == -38
