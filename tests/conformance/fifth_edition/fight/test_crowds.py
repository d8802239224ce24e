"""Spaces of others: stopping in them, leaving them, and what fear has to do with it."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import Moved, Stopped
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import arena, at, bru, choices, cle, decree, fig, on_squares, rai, rog, wall
from tests.conformance.harness import allowed, asked, codes, last, play

AFRAID = [ConditionEntry(name="frightened", source="BRU")]

TUNNEL = wall((2, 2), *((x, y) for x in range(2, 7) for y in (1, 3)))
"""A dead end: squares (3,2) to (6,2), open towards BRU at (9,2)."""


@pytest.mark.rule("E5-SPACE-6", "E5-COND-8")
def test_whom_fear_keeps_in_another_space_may_end_the_turn_there() -> None:
    crowd = (cle(at=(3, 2)), bru(at=(9, 2)))
    brave = arena(fig(place=Footprint(3, 2)), *crowd, features=[TUNNEL])
    assert codes(brave, "FIG: end") == {"ends_in_occupied": ["E5-SPACE-6"]}
    afraid = arena(fig(place=Footprint(3, 2), conditions=AFRAID), *crowd, features=[TUNNEL])
    assert codes(afraid, "FIG: move 4,2") == {"frightened_approach": ["E5-COND-8"]}
    assert allowed(afraid, "FIG: end")


@pytest.mark.rule("E5-SPACE-6", "E5-COND-8")
def test_a_step_into_a_space_that_fear_would_not_let_go_is_refused() -> None:
    crowd = (cle(at=(3, 2)), bru(at=(9, 2)))
    assert allowed(arena(fig(at=(4, 2)), *crowd, features=[TUNNEL]), "FIG: move 3,2")
    afraid = arena(fig(at=(4, 2), conditions=AFRAID), *crowd, features=[TUNNEL])
    assert codes(afraid, "FIG: move 3,2") == {"ends_in_occupied": ["E5-SPACE-6"]}


@pytest.mark.rule("E5-SPACE-7", "E5-SPACE-6")
def test_whoever_must_stop_in_an_occupied_space_is_moved_to_the_nearest_free_one() -> None:
    fight = arena(fig(at=(2, 2)), cle(at=(3, 2)), rai(at=(20, 9)))
    play(fight, "FIG: move 3,2")
    decree(fight, "condition FIG paralyzed")
    play(fight, "FIG: end")
    assert (at(fight, "FIG"), asked(fight)) == ((2, 1), ["CLE turn"])
    assert (last(fight, Moved).how, last(fight, Moved).rules) == ("push", ("E5-SPACE-7",))
    walls = wall((2, 1), (2, 2), (2, 3), (3, 1), (3, 3), (4, 1), (4, 3))
    tight = arena(fig(at=(5, 2)), cle(at=(4, 2)), rog(at=(3, 2)), rai(at=(20, 9)), features=[walls])
    play(tight, "FIG: move 4,2")
    decree(tight, "condition FIG paralyzed")
    play(tight, "FIG: end")
    assert at(tight, "FIG") == (5, 1)


@pytest.mark.rule("E5-REACT-8", "E5-SPACE-4")
def test_a_path_that_somebody_has_stepped_into_ends_before_it() -> None:
    fight = arena(fig(at=(4, 4)), rai(at=(4, 2)), bru(at=(20, 9)))
    play(fight, "FIG: ready movement enters who RAI of self within 5 response move", "FIG: end")
    play(fight, "RAI: move 5,3 6,3 7,3", "FIG: respond 5,4 6,3")
    if asked(fight) == ["RAI before_step"]:
        play(fight, "RAI: decline")
    stop = last(fight, Stopped)
    assert (at(fight, "RAI"), stop.why, stop.rules) == ((5, 3), "refused", ("E5-SPACE-4",))


@pytest.mark.rule("E5-SPACE-6", "E5-SPACE-3")
def test_a_way_out_may_lead_through_several_spaces_if_the_movement_lasts() -> None:
    def may_stop(spent_before: int) -> bool:
        crowd = [cle(f"C{x}{y}", at=(x, y)) for x in (3, 4, 5) for y in (1, 2, 3)]
        fight = arena(fig(at=(2, 2), speed={"walk": 40}), *crowd, rai(at=(20, 9)), order="FIG " + " ".join(
            [each.placed.id or "" for each in crowd]) + " RAI")  # fmt: skip
        decree(fight, f"set FIG.moved {spent_before}")
        return allowed(fight, "FIG: move 3,2 4,2")

    assert [may_stop(feet) for feet in (0, 5, 10)] == [True, True, False]


@pytest.mark.rule("E5-SPACE-4")
def test_paths_lead_through_those_two_sizes_apart() -> None:
    walls = on_squares("rock", *((x, y) for x in range(9) for y in (0, 1, 4, 5)), blocks_movement=True)
    for size, through in (("small", True), ("medium", False)):
        fight = arena(fig(at=(2, 2), size=size, speed={"walk": 60}), bru(at=(4, 2)), features=[walls])
        ends = [path[-1] for path in choices(fight, "move", "path")]
        assert ((7, 2) in ends) == through
