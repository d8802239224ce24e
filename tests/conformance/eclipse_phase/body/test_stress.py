"""Mental stress, by option: stress, traumas, acute responses."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    allowed,
    fighter,
    firefight,
    passes,
    play,
    ruled,
    shot,
    someone,
    target_number,
    throw,
)
from tests.conformance.harness import asked


def frightened(value: str, dice: str, **changes: Any) -> Fight[Combat]:
    """A source of this Stress Value appears before A (Lucidity 30, Trauma Threshold 6)."""
    fight = firefight(
        someone("a", 12, at=0, side="red", **changes), someone("b", 10, at=9, side="blue"),
        someone("c", 3, at=2, side="red"),
        stress_rules=True,
    )  # fmt: skip
    assert not fight.decree(f"stress a {value} by b")
    throw(fight, dice)
    return fight


@pytest.mark.rule("EP-STRESS-1")
def test_a_source_of_stress_calls_for_a_check_of_will() -> None:
    calm = frightened("1d6", "a d100 30")
    assert (target_number(calm, "a", "wil"), fighter(calm, "a").stress) == (45, 0)
    assert fighter(frightened("1d6", "a d100 90 | a d6 4"), "a").stress == 4
    assert fighter(frightened("1d6/2", "a d100 30"), "a").stress == 2


@pytest.mark.rule("EP-STRESS-2")
@pytest.mark.parametrize(("dice", "traumas"), [("a d100 90 | a d10 5", 0), ("a d100 90 | a d10 6 | a d100 30", 1)])
def test_one_trauma_for_each_multiple_of_the_threshold(dice: str, traumas: int) -> None:
    assert fighter(frightened("1d10", dice), "a").traumas == traumas


@pytest.mark.rule("EP-STRESS-2")
def test_lucidity_may_be_given() -> None:
    fight = frightened("1d10", "a d100 90 | a d10 8", lucidity=50)
    assert (fighter(fight, "a").stress, fighter(fight, "a").traumas) == (8, 0)


@pytest.mark.rule("EP-STRESS-3")
def test_traumas_count_like_wounds_and_three_can_be_ignored() -> None:
    fight = firefight(
        someone("a", 12, at=0, traumas=4, wounds=1, traumas_ignored=2), someone("b", 10, at=9), stress_rules=True
    )
    play(fight, "a: act none", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 30


@pytest.mark.rule("EP-STRESS-4")
def test_one_trauma_may_cost_the_next_complex_action() -> None:
    shaken = frightened("1d10", "a d100 90 | a d10 7 | a d100 80")
    assert target_number(shaken, "a", "wil") == 35
    play(shaken, "a: act none")
    assert ruled(shaken, shot("a", "b")) == "EP-ATK-13"
    play(shaken, "a: regain_wits", "a: end")
    passes(shaken)
    assert allowed(play(shaken, "a: act none"), shot("a", "b"))
    firm = frightened("1d10", "a d100 90 | a d10 7 | a d100 20")
    assert allowed(play(firm, "a: act none"), shot("a", "b"))


@pytest.mark.rule("EP-STRESS-4")
@pytest.mark.parametrize(("die", "shooting"), [("1", True), ("4", False), ("6", False)])
def test_two_traumas_may_bring_an_acute_response(die: str, shooting: bool) -> None:
    """Fight the source, flee, or stand detached."""
    fight = frightened("2d10", f"a d100 90 | a 2d10 7 6 | a d100 80 | a d6 {die}")
    assert (fighter(fight, "a").traumas, asked(fight)) == (2, ["a slot"])
    play(fight, "a: act none")
    assert allowed(fight, shot("a", "b")) == shooting
    assert not allowed(fight, "a: full_defense")


@pytest.mark.rule("EP-STRESS-4")
def test_two_traumas_cost_the_next_complex_action_even_on_a_success() -> None:
    fight = play(frightened("2d10", "a d100 90 | a 2d10 7 6 | a d100 10"), "a: act none")
    assert (target_number(fight, "a", "wil"), ruled(fight, shot("a", "b"))) == (25, "EP-ATK-13")
    assert allowed(fight, "a: regain_wits")


@pytest.mark.rule("EP-STRESS-5")
def test_at_lucidity_one_is_out_of_the_fight() -> None:
    fight = frightened("1d6", "a d100 90 | a d6 4", stress=26)
    assert (fighter(fight, "a").stress, fighter(fight, "a").status) == (30, "out")


@pytest.mark.rule("EP-STRESS-2")
@pytest.mark.parametrize(("lucidity", "value", "traumas"), [
    (2, 1, 1), (10, 1, 0), (10, 2, 1), (10, 3, 1), (10, 4, 2), (13, 3, 1), (12, 3, 1), (50, 9, 0),
])  # fmt: skip
def test_the_trauma_threshold_is_a_fifth_of_lucidity_and_at_least_one(lucidity: int, value: int, traumas: int) -> None:
    dice = ["a d100 90", *(["a d100 30"] if traumas else [])]
    fight = frightened(str(value), " | ".join(dice), lucidity=lucidity, traumas_ignored=3)
    assert (fighter(fight, "a").stress, fighter(fight, "a").traumas) == (value, traumas)
