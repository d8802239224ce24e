"""Conditions gained on the way: a movement is measured by the state as it is then (SF-REACT-13, SF-COND-4)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackDeclared, Stopped
from affray.rulesets.starfinder.model.scenario import SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, last, play, told
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    boarding,
    bor,
    cyn,
    decree,
    effects,
    gnt,
    piker,
    wall,
)


def tricked(how: str, condition: str, **changes: Any) -> Fight[Combat]:
    """BOR comes along a pike; as soon as it is reached, after 20 ft, the dirty trick is played on it."""
    fight = boarding(
        piker(at=(6, 4)), bor(at=(0, 6), **changes), cyn(at=(11, 6), items=[]), order="ADA BOR CYN", size=(30, 20)
    )
    play(fight, "ADA: ready dirty_trick event enters_reach who BOR with pike target BOR", "ADA: end", f"BOR: {how}")
    play(fight, "ADA: perform", "ADA d20 20", f"ADA: condition {condition}")
    while asked(fight) == ["ADA opportunity"]:
        answer(fight, "ADA: decline")
    return fight


@pytest.mark.rule("SF-REACT-13", "SF-COND-4", "SF-MACT-13")
def test_who_is_entangled_on_the_way_goes_no_farther_than_half_the_speed() -> None:
    fight = tricked("move 1,6 2,6 3,6 4,6 5,6 6,6", "entangled")
    assert at(fight, "BOR") == (4, 6)
    assert last(fight, Stopped).who == "BOR"
    fast = tricked("move 1,6 2,6 3,6 4,6 5,6 6,6 7,6", "entangled", speed=SpeedEntry(land=50))
    assert at(fast, "BOR") == (5, 6)  # 25 of 50 ft are left


@pytest.mark.rule("SF-REACT-13", "SF-COND-5")
def test_another_condition_slows_nobody() -> None:
    assert at(tricked("move 1,6 2,6 3,6 4,6 5,6 6,6", "off_target"), "BOR") == (6, 6)


@pytest.mark.rule("SF-CHARGE-15", "SF-CHARGE-13", "SF-CHARGE-14")
def test_who_is_entangled_on_the_way_charges_no_more() -> None:
    fight = tricked("charge CYN with sword", "entangled")
    assert (at(fight, "BOR"), told(fight, AttackDeclared)) == ((4, 6), [])
    assert "charge" in effects(fight, "BOR")


@pytest.mark.rule("SF-RUN-7", "SF-RUN-3")
@pytest.mark.parametrize("condition", ["entangled", "blinded"])
def test_who_is_entangled_or_blinded_on_the_way_runs_no_more(condition: str) -> None:
    assert at(tricked("run 9,6", condition), "BOR") == (4, 6)


@pytest.mark.rule("SF-WDRAW-4")
def test_who_is_blinded_on_the_way_withdraws_no_more() -> None:
    path = "withdraw 1,6 2,6 3,6 4,6 5,6 6,6"
    assert at(tricked(path, "blinded"), "BOR") == (4, 6)
    assert at(tricked(path, "deafened"), "BOR") == (6, 6)


@pytest.mark.rule("SF-REACT-13", "SF-COND-4")
def test_a_decree_before_a_step_slows_that_step() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(1, 6)), order="BOR ADA")
    answer(fight, "BOR: move 2,6 3,6 4,6 5,6")
    assert (at(fight, "BOR"), asked(fight)) == ((4, 6), ["ADA opportunity"])
    decree(fight, "condition BOR entangled")
    assert (at(fight, "BOR"), asked(fight)) == ((4, 6), ["BOR turn"])


@pytest.mark.rule("SF-MOVE-9")
def test_a_gap_through_which_somebody_squeezes_takes_nothing_from_its_way() -> None:
    row = range(5, 7)
    fight = boarding(gnt(at=(2, 4)), ada(at=(20, 4)), terrain=[wall(*((x, 3) for x in row), *((x, 5) for x in row))])
    play(fight, "GNT: move 3,4 4,4 5,4 6,4 7,4 8,4")
    assert at(fight, "GNT") == (8, 4)
