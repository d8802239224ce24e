"""What the order tells of those whom a side does not see: no roll, no question and no name (SF-INIT-3, SF-DELAY-3)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, play
from tests.conformance.starfinder.boarding import ada, boarding, bor, cyn, decree, from_the_start, places, rat


def tie(**how: Any) -> Fight[Combat]:
    """ADA and BOR have the same count and the same modifier."""
    same = {"init_count": 15, "init_mod": 2}
    return from_the_start(
        ada(at=(2, 2), **same), bor(at=(9, 2), **same, **how), cyn(at=(2, 5), init_count=8),
        rat(at=(9, 5), init_count=3),
    )  # fmt: skip


@pytest.mark.rule("SF-INIT-3")
@pytest.mark.parametrize(("face", "first"), [(9, "ADA"), (11, "BOR")])
def test_nobody_rolls_off_against_one_of_whom_it_does_not_know(face: int, first: str) -> None:
    seen = tie()
    assert asked(seen) == ["ADA roll_off"]
    unseen = tie(conditions=["invisible"])
    play(unseen, f"BOR d20 {face}")
    assert asked(unseen) == [f"{first} turn"]
    again = play(tie(conditions=["invisible"]), f"BOR d20 10 | BOR d20 {face - 1 if face < 11 else 12}")
    assert asked(again) == [f"{first} turn"]


@pytest.mark.rule("SF-INIT-3")
def test_who_is_tied_with_a_known_one_as_well_rolls() -> None:
    same = {"init_count": 15, "init_mod": 2}
    fight = from_the_start(
        ada(at=(2, 2), **same), cyn(at=(2, 5), **same), bor(at=(9, 2), **same, conditions=["invisible"]),
        rat(at=(9, 5), init_count=3),
    )  # fmt: skip
    play(fight, "ADA d20 5 | CYN d20 9 | BOR d20 7")
    assert [name for name, _ in places(fight)] == ["CYN", "BOR", "ADA", "RAT"]


@pytest.mark.rule("SF-DELAY-3")
@pytest.mark.parametrize(("how", "wanted"), [({}, "ADA come_out"), ({"conditions": ["invisible"]}, "CYN turn")])
def test_who_delays_is_not_asked_after_a_turn_of_which_it_does_not_know(how: dict[str, Any], wanted: str) -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 2), **how), cyn(at=(2, 5)), rat(at=(9, 5)), order="ADA BOR CYN RAT")
    play(fight, "ADA: delay", "BOR: end")
    assert asked(fight) == [wanted]


def test_the_end_of_a_condition_is_told_by_a_place_that_is_known() -> None:
    """Not by the number of an anchor, which counts what others do."""
    fight = boarding(rat(at=(9, 5)), ada(at=(2, 2)), bor(at=(9, 2), hidden_from=["ADA"]), order="RAT BOR ADA")
    decree(fight, "condition ADA shaken rounds 1")
    crew = fight.view(Seat("crew", "crew"))
    ends = {each["id"]: [one["until"] for one in each["conditions"]] for each in crew["combatants"]}
    assert ends["ADA"] == [{"id": "anchor", "of": "RAT", "number": None}]
    play(fight, "RAT: end")
    decree(fight, "condition RAT shaken rounds 1")
    crew = fight.view(Seat("crew", "crew"))
    ends = {each["id"]: [one["until"] for one in each["conditions"]] for each in crew["combatants"]}
    assert ends["RAT"] == [{"id": "anchor", "of": "ADA", "number": None}], "BOR, before whose place it ends, is unseen"
