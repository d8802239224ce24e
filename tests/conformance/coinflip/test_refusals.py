"""Refusals: every reason at once, in the order of the rules; and reach by the other measure."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Choose
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    blocked,
    breaker,
    cricket,
    functionary,
    levy,
    scout,
    skirmish,
    trooper,
    turn_of,
)
from tests.conformance.harness import allowed, offered, play, refused


@pytest.mark.rule("COIN-PREP-8", "COIN-ACT-4", "COIN-ACT-6", "COIN-ACT-7")
def test_all_reasons_are_given_in_the_order_of_the_rules() -> None:
    fight = skirmish(
        a=[breaker("k", at=(3, 3))], b=[beetle("car", at=(12, 5), pilot="p"), levy("p"), levy("b1", at=(20, 5))]
    )
    turn_of(fight, "k", "b1")
    assert refused(fight, "k: board_pilot car") == ["COIN-ACT-4", "COIN-ACT-6", "COIN-ACT-7"]
    assert refused(fight, "k: board_hold car") == ["COIN-ACT-6", "COIN-ACT-7"]
    play(fight, "k: forgo", "b1: forgo", "a: choose k", "b: choose car", "k: forgo")
    assert refused(fight, "car: attack with k.charge,car.autocannon") == ["COIN-ATK-3", "COIN-ATK-4"]


@pytest.mark.rule("COIN-ACT-9", "COIN-HATCH-8")
def test_a_hatch_out_of_reach_that_is_open_already_is_refused_twice() -> None:
    fight = skirmish(
        a=[breaker("k", at=(3, 3))],
        b=[beetle("car", at=(12, 5), pilot="p", hatch="open"), levy("p"), levy("b1", at=(20, 5))],
    )
    assert refused(turn_of(fight, "k", "b1"), "k: open_hatch car") == ["COIN-ACT-9", "COIN-HATCH-8"]


@pytest.mark.rule("COIN-DEF-5", "COIN-DEF-7", "COIN-DEF-9", "COIN-DEF-12", "COIN-DEF-14")
def test_a_defence_is_refused_for_every_reason_there_is() -> None:
    fight = skirmish(a=[trooper("t", at=(3, 3))], b=[levy("b1", at=(20, 5)), levy("b2", at=(20, 9))])
    turn_of(fight, "t", "b1")
    play(fight, "t: attack with carbine", "t T T H", "t: allot b1=1 b2=1")
    assert refused(fight, "b: brace t") == ["COIN-DEF-1", "COIN-DEF-7", "COIN-DEF-14"]
    play(fight, "b: dodge b1", "b1 H")
    assert refused(fight, "b: fall_back b1 20,5") == ["COIN-DEF-5", "COIN-DEF-12"]


@pytest.mark.rule("COIN-DEF-4", "COIN-DEF-5")
def test_whoever_bailed_out_was_affected_and_has_only_used_its_defence() -> None:
    fight = skirmish(
        a=[trooper("t", at=(3, 3))], b=[beetle("car", at=(10, 5), pilot="p", hold=["q"]), levy("p"), levy("q")]
    )
    turn_of(fight, "t", "car")
    play(fight, "t: attack with carbine", "t T T H", "t: allot car=2", "b: bail_out q 10,7", "q T")
    assert refused(fight, "b: fall_back q 20,5") == ["COIN-DEF-5"]


@pytest.mark.rule("COIN-ACT-12")
def test_a_vehicle_with_no_open_point_around_it_cannot_be_left() -> None:
    walls = [blocked(3, 3, 9, 4.75), blocked(3, 7.25, 9, 9), blocked(3, 4.75, 4.75, 7.25), blocked(7.25, 4.75, 9, 7.25)]
    fight = skirmish(
        a=[beetle("car", at=(6, 6), pilot="p"), levy("p")], b=[levy("b1", at=(20, 5))], terrain=walls
    )
    turn_of(fight, "p", "b1")
    assert "COIN-ACT-12" in refused(fight, "p: dismount 6,8")
    assert "dismount" not in [each.id for each in fight.open[0].options()]  # type: ignore[union-attr]


@pytest.mark.rule("COIN-DEF-10")
def test_nobody_bails_out_where_there_is_no_open_point() -> None:
    walls = [blocked(3, 3, 9, 4.75), blocked(3, 7.25, 9, 9), blocked(3, 4.75, 4.75, 7.25), blocked(7.25, 4.75, 9, 7.25)]
    crew = [beetle("car", at=(6, 6), pilot="p"), levy("p"), levy("b1", at=(20, 5))]
    fight = turn_of(skirmish(a=[trooper("t", at=(15, 12))], b=crew, terrain=walls), "t", "b1")
    play(fight, "t: attack with carbine", "t T H H", "t: allot car=1")
    question = fight.pending
    assert isinstance(question, Choose)
    (closed,) = [each for each in question.known() if each.id == "bail_out"]
    assert rules_of(closed.why_not({"unit": "p"})) == ["COIN-DEF-10"]
    assert refused(fight, "b: bail_out p 6,8") == ["COIN-SPACE-4"]
    assert "bail_out" not in offered(fight)


@pytest.mark.rule("COIN-TURN-3", "COIN-ACT-8")
def test_a_vehicle_boarded_this_turn_cannot_be_used_before_it_is_chosen() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5))], b=[levy("b1", at=(20, 5))], neutral=[cricket("bug", at=(6.5, 5))]
    )
    play(turn_of(fight, "l1", "b1"), "l1: board_pilot bug", "l1 T")
    assert "COIN-ACT-8" in refused(fight, "bug: attack with light_cannon")
    assert "COIN-TURN-3" in refused(fight, "bug: drive 9,9")


def by_centre(*units: Any, enemies: Any = None, **described: Any) -> Fight[Battle]:
    """The first unit acts, and reach is measured from its centre."""
    fight = skirmish(a=units, b=enemies or [levy("b1", at=(20, 14))], reach_measure="centre", **described)
    return turn_of(fight, units[0].id, "b1")


@pytest.mark.rule("COIN-SPACE-3", "COIN-ACT-6")
def test_from_the_centre_a_vehicle_is_boarded_only_when_it_is_touched() -> None:
    assert allowed(by_centre(levy("l1", at=(5, 5)), neutral=[cricket("bug", at=(6.5, 5))]), "l1: board_pilot bug")
    near = by_centre(levy("l1", at=(5, 5)), neutral=[cricket("bug", at=(6.75, 5))])
    assert refused(near, "l1: board_pilot bug") == ["COIN-ACT-6"]


@pytest.mark.rule("COIN-SPACE-3", "COIN-ACT-9", "COIN-ACT-15", "COIN-ATK-7")
def test_from_the_centre_hatches_hands_and_blades_reach_only_what_they_touch() -> None:
    far = [beetle("car", at=(7.25, 5), pilot="p"), levy("p"), levy("b1", at=(20, 14))]
    assert refused(by_centre(breaker("k", at=(5, 5)), enemies=far), "k: open_hatch car") == ["COIN-ACT-9"]
    touching = [beetle("car", at=(7, 5), pilot="p"), levy("p"), levy("b1", at=(20, 14))]
    assert allowed(by_centre(breaker("k", at=(5, 5)), enemies=touching), "k: open_hatch car")
    apart = by_centre(levy("l1", at=(5, 5)), levy("l2", at=(6.25, 5)))
    assert "COIN-ACT-15" in refused(apart, "l1: hand_item pistol to l2")
    together = by_centre(levy("l1", at=(5, 5)), levy("l2", at=(6, 5)))
    assert allowed(together, "l1: hand_item pistol to l2 into right")
    enemies = [functionary("f", at=(6.25, 5)), levy("b1", at=(20, 14))]
    assert "COIN-ATK-7" in refused(by_centre(scout("s", at=(5, 5)), enemies=enemies), "s: attack with knife")
