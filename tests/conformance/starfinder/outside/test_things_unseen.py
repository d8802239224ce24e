"""Things lie where a side has last seen them, whoever has taken them since (SF-MACT-8, SF-OTHER-1)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Pick
from affray.core.views import Seat, answer_for
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SensesEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import ada, boarding, bor, cyn, decree, fighter, gnt, lies, rat, wall

SCREEN = wall(*((6, y) for y in range(20)))
"""Behind it nobody of the crew sees anything."""
HERE = [("ADA.dagger", 9, 3)]


def believed(fight: Fight[Combat], side: str = "crew") -> list[tuple[str, int, int]]:
    """What a side believes to lie where."""
    return [(each.name, each.x, each.y) for each in fight.belief(side).state.lying]


def dropped(**more: Any) -> Fight[Combat]:
    """The dagger of ADA lies behind the wall, where RAT is, whom nobody of the crew knows of."""
    fight = boarding(
        ada(at=(9, 3)), rat(at=(9, 2), conditions=["invisible"], items=[]), cyn(at=(2, 5)), bor(at=(15, 10)),
        gnt(at=(20, 10), side="pirates"), order="ADA RAT CYN BOR GNT", terrain=[SCREEN], **more,
    )  # fmt: skip
    play(fight, "ADA: drop dagger")
    decree(fight, "set ADA.at 2,2")
    return play(fight, "ADA: end")


def taken(**more: Any) -> Fight[Combat]:
    return play(dropped(**more), "RAT: pick_up ADA.dagger")


@pytest.mark.rule("SF-MACT-8")
def test_what_is_picked_up_unseen_is_believed_to_lie_there() -> None:
    fight = taken()
    assert (lies(fight), "ADA.dagger" in fighter(fight, "RAT").items) == ({}, True)
    assert {side: believed(fight, side) for side in ("crew", "raiders", "pirates")} == {
        "crew": HERE, "raiders": [], "pirates": []
    }  # fmt: skip
    assert [each["id"] for each in fight.view(Seat("Mia", "crew"))["battlefield"]["things"]] == ["ADA.dagger"]
    assert believed(fight, "") == HERE, "the shared screen knows no more than the players"


@pytest.mark.rule("SF-MACT-8", "SF-GRID-11")
def test_who_looks_there_sees_that_it_is_gone() -> None:
    fight = taken()
    decree(fight, "set CYN.at 12,9")
    play(fight, "RAT: end")
    assert (believed(fight), fight.state.missed) == ([], [])


@pytest.mark.rule("SF-GRID-11")
@pytest.mark.parametrize(
    ("crew", "light", "seen"),
    [({}, "normal", True), ({}, "dark", False), ({"senses": SensesEntry(darkvision_ft=60)}, "dark", True),
     ({"senses": SensesEntry(darkvision_ft=15)}, "dark", False), ({"conditions": ["blinded"]}, "normal", False),
     ({"senses": SensesEntry(blindsight_ft=20)}, "dark", True), ({"conditions": ["unconscious"]}, "normal", False)],
)  # fmt: skip
def test_what_is_taken_before_the_eyes_of_a_side_is_missed(crew: dict[str, Any], light: Any, seen: bool) -> None:
    """Though nobody sees who takes it."""
    fight = boarding(
        rat(at=(9, 2), items=[]), ada(at=(9, 3), conditions=["blinded"]), cyn(at=(5, 3), **crew), bor(at=(15, 10)),
        order="RAT ADA CYN BOR", environment=EnvironmentEntry(light=light),
    )  # fmt: skip
    decree(fight, "drop ADA dagger")
    decree(fight, "condition RAT invisible")
    play(fight, "RAT: pick_up ADA.dagger")
    assert (HERE[0] in believed(fight)) is not seen


@pytest.mark.rule("SF-MACT-8", "SF-SKILL-7")
def test_who_sees_it_in_strange_hands_looks_for_it_no_more() -> None:
    fight = taken()
    decree(fight, "condition RAT invisible on no")
    play(fight, "RAT: end")
    assert believed(fight) == []


@pytest.mark.rule("SF-OTHER-1")
def test_what_falls_unseen_is_not_known_to_lie_there() -> None:
    fight = play(taken(), "RAT: drop ADA.dagger")
    assert (believed(fight), believed(fight, "pirates")) == (HERE, [("ADA.dagger", 9, 2)])
    decree(fight, "set CYN.at 12,9")
    play(fight, "RAT: end")
    assert believed(fight) == [("ADA.dagger", 9, 2)]


@pytest.mark.rule("SF-OTHER-1", "SF-SKILL-7")
def test_what_was_dropped_in_plain_view_stays_though_its_owner_hides() -> None:
    fight = boarding(bor(at=(9, 2)), ada(at=(2, 2)), rat(at=(20, 10)))
    play(fight, "BOR: drop sword")
    decree(fight, "set BOR.hidden_from ADA")
    play(fight, "BOR: end")
    assert believed(fight) == [("BOR.sword", 9, 2)]


@pytest.mark.rule("SF-OTHER-1")
def test_a_thing_of_somebody_unknown_does_not_tell_of_its_owner() -> None:
    fight = boarding(
        bor(at=(9, 2), conditions=["invisible"], known_to=()), ada(at=(2, 2)), rat(at=(20, 10)), terrain=[SCREEN]
    )
    play(fight, "BOR: drop sword", "BOR: end")
    assert (believed(fight), believed(fight, "raiders")) == ([], [("BOR.sword", 9, 2)])


@pytest.mark.rule("SF-MACT-8")
def test_reaching_for_what_is_no_longer_there_is_a_probe() -> None:
    fight = play(taken(), "RAT: end")
    decree(fight, "condition CYN blinded")
    decree(fight, "set CYN.at 8,3")
    decree(fight, "drop CYN laser")
    crew = Seat("Mia", "crew", answers=("ADA", "CYN"))
    refused = answer_for(fight, crew, Pick("CYN", "pick_up", {"item": "ADA.dagger"}))
    assert [each.rule for each in refused] == ["CORE-UNSEEN"]


@pytest.mark.rule("SF-MACT-8", "SF-OTHER-1")
def test_what_lies_there_stays_when_its_owner_vanishes() -> None:
    """It is called after BOR, whom the crew has seen; that does not take it away."""
    fight = boarding(bor(at=(9, 3)), ada(at=(8, 3)), order="BOR ADA")
    item = next(name for name, each in fighter(fight, "BOR").items.items() if each.in_hand)
    play(fight, f"BOR: drop {item}")
    decree(fight, "set BOR.at 20,15")
    decree(fight, "condition BOR invisible")
    play(fight, "BOR: end")
    view = fight.view(Seat("Mia", "crew"))
    assert [each["id"] for each in view["combatants"]] == ["ADA"]
    assert view["battlefield"]["things"] == [{"id": f"BOR.{item}", "x": 9, "y": 3}]
    play(fight, f"ADA: pick_up BOR.{item}")
    view = fight.view(Seat("Mia", "crew"))
    assert f"BOR.{item}" in view["combatants"][0]["holds"]
    assert f"BOR.{item}" in [each["facts"].get("item") for each in view["log"][-3:]]
