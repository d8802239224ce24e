"""Jumps over gaps: which there are on a path, what they need, and where one lands (SF-SKILL-3, SF-MOVE-13)."""

from __future__ import annotations

import pytest

from tests.conformance.harness import answer, codes, play
from tests.conformance.starfinder.boarding import (
    SHAFT,
    ada,
    at,
    boarding,
    bor,
    fighter,
    rolled,
)


@pytest.mark.rule("SF-SKILL-3")
@pytest.mark.rule("SF-MOVE-13")
def test_a_gap_is_jumped_with_athletics_by_its_width() -> None:
    fight = boarding(ada(at=(2, 5), skills={"athletics": 3}), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 7,5 jump yes", "ADA d20 7")
    assert (rolled(fight, "athletics"), at(fight, "ADA")) == ((10, 10), (7, 5)), "10 ft with a run-up"
    assert fighter(fight, "ADA").altitude_ft == 0
    standing = boarding(ada(at=(3, 5), skills={"athletics": 3}), bor(at=(20, 15)), terrain=[SHAFT])
    play(standing, "ADA: move 7,5 jump yes", "ADA d20 16", "ADA 2d6 1 2")
    assert rolled(standing, "athletics") == (19, 20), "doubled without one"
    assert (at(standing, "ADA"), fighter(standing, "ADA").altitude_ft) == ((5, 5), -20)


@pytest.mark.rule("SF-SKILL-3")
def test_a_bend_before_the_gap_is_no_run_up() -> None:
    fight = boarding(ada(at=(3, 4)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 3,5 4,5 5,5 6,5 7,5 jump yes", "ADA d20 20")
    assert rolled(fight, "athletics") == (24, 20)


@pytest.mark.rule("SF-SKILL-3")
def test_a_jump_needs_a_gap_and_floor_behind_it() -> None:
    fight = boarding(ada(at=(2, 5)), bor(at=(20, 15)), terrain=[SHAFT])
    assert codes(fight, "ADA: move 4,5 jump yes") == {"no_gap": ["SF-SKILL-3"]}
    assert codes(fight, "ADA: move 6,5 jump yes") == {"no_gap": ["SF-SKILL-3"]}
    play(fight, "ADA: move 4,5 5,5 6,5 7,5", "ADA 2d6 1 2")
    assert at(fight, "ADA") == (5, 5), "without a jump one falls"


@pytest.mark.rule("SF-AOO-7")
@pytest.mark.rule("SF-MOVE-13")
def test_who_is_stopped_over_a_gap_falls() -> None:
    fight = boarding(
        ada(at=(2, 5)),
        bor(at=(7, 6), traits=["stand_still"], altitude_ft=0),
        order="BOR ADA",
        turn="ADA",
        terrain=[SHAFT],
    )
    answer(fight, "ADA: move 7,5 8,5 jump yes")
    play(fight, "ADA d20 10", "BOR: stand_still with sword", "BOR d20 20", "ADA 2d6 3 3")
    assert (at(fight, "ADA"), fighter(fight, "ADA").altitude_ft) == ((6, 5), -20)
