"""The opposed hatch."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.events import Opposed
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cricket,
    first_player,
    hatch,
    levy,
    rest_of_turn,
    skirmish,
    status,
    trooper,
    turn_of,
    unit,
)
from tests.conformance.harness import allowed, asked, play, refused, told, toss


def siege(first: str = "k", second: str = "b1", *, at: tuple[float, float] = (5, 5), **changes: Any) -> Fight[Battle]:
    """A Breaker within reach of an enemy Beetle with a Levy at the wheel and a Trooper in the hold."""
    options = {name: changes.pop(name) for name in list(changes) if name == "defence_scope_phase5"}
    car = beetle("car", at=(7.5, 5), **{"pilot": "p", "hold": ["t"], **changes})
    fight = skirmish(
        a=[breaker("k", at=at), levy("a2", at=(2, 12))],
        b=[car, levy("p"), trooper("t"), levy("b1", at=(20, 5))],
        **options,
    )
    return turn_of(fight, first, second)


@pytest.mark.scenario("COIN-EX-11")
@pytest.mark.rule("COIN-HATCH-1", "COIN-HATCH-5", "COIN-PREP-11", "COIN-PREP-5")
def test_a_failed_pull_ends_the_chain_and_the_pilot_does_not_toss() -> None:
    fight = siege()
    before = fight.state.tossed
    play(fight, "k: open_hatch car", "k H")
    assert (hatch(fight, "car"), asked(fight)) == ("closed", ["k attack"])
    assert fight.state.tossed - before == 1
    assert fight.state.prep_objects == ["car"]


@pytest.mark.scenario("COIN-EX-12")
@pytest.mark.rule("COIN-HATCH-2", "COIN-HATCH-3", "COIN-HATCH-4", "COIN-HATCH-5")
def test_if_both_succeed_the_hatch_stays_shut_but_the_chain_goes_on() -> None:
    fight = siege()
    before = fight.state.tossed
    play(fight, "k: open_hatch car", "k T")
    assert asked(fight) == ["p oppose"]
    play(fight, "p: oppose", "p T")
    assert (hatch(fight, "car"), asked(fight)) == ("closed", ["k prepare"])
    play(fight, "k: open_hatch car", "k T", "p: oppose", "p H")
    assert (hatch(fight, "car"), asked(fight)) == ("open", ["k prepare"])
    assert fight.state.tossed - before == 4
    answers = [("k", "p", True, ("COIN-HATCH-3",)), ("k", "p", False, ("COIN-HATCH-4",))]
    assert [(each.unit, each.by, each.held, each.rules) for each in told(fight, Opposed)] == answers


@pytest.mark.scenario("COIN-EX-12")
@pytest.mark.rule("COIN-HATCH-3", "COIN-HATCH-5")
def test_a_second_pull_that_fails_ends_the_chain() -> None:
    fight = play(siege(), "k: open_hatch car", "k T", "p: oppose", "p T", "k: open_hatch car", "k H")
    assert (hatch(fight, "car"), asked(fight)) == ("closed", ["k attack"])


@pytest.mark.rule("COIN-HATCH-4")
def test_a_pilot_who_declines_lets_the_hatch_open() -> None:
    fight = play(siege(), "k: open_hatch car", "k T", "p: decline")
    assert (hatch(fight, "car"), asked(fight)) == ("open", ["k prepare"])


@pytest.mark.scenario("COIN-EX-13")
@pytest.mark.rule("COIN-HATCH-4", "COIN-HATCH-6")
def test_without_a_pilot_nobody_opposes_the_passengers_least_of_all() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))], b=[beetle("car", at=(7.5, 5), hold=["t"]), trooper("t"), levy("b1", at=(20, 5))]
    )
    turn_of(fight, "k", "b1")
    play(fight, "k: open_hatch car", "k T")
    assert (hatch(fight, "car"), asked(fight)) == ("open", ["k prepare"])


@pytest.mark.rule("COIN-HATCH-6", "COIN-TURN-4")
def test_a_passenger_cannot_oppose_in_the_pilots_stead() -> None:
    fight = play(siege(), "k: open_hatch car", "k T")
    assert refused(fight, "t: oppose")
    assert refused(fight, "b1: oppose")
    assert asked(fight) == ["p oppose"]


@pytest.mark.rule("COIN-HATCH-6", "COIN-TURN-4")
def test_an_inactive_pilot_opposes_any_number_of_times_and_may_still_defend() -> None:
    fight = siege(hatch="closed")
    for _ in range(3):
        play(fight, "k: open_hatch car", "k T", "p: oppose", "p T")
    play(fight, "k: open_hatch car", "k T", "p: oppose", "p H")
    play(fight, "k: attack with breach_axe", "k T H H", "k: allot p=1")
    assert allowed(fight, "b: brace p")


@pytest.mark.rule("COIN-HATCH-6")
def test_the_pilot_opposes_in_phase_4_as_well() -> None:
    fight = play(siege("b1", "k"), "b1: forgo", "k: open_hatch car", "k T")
    assert (asked(fight), fight.state.phase) == (["p oppose"], 4)


@pytest.mark.rule("COIN-MARK-3", "COIN-HATCH-4")
def test_a_marked_pilot_cannot_oppose() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[beetle("car", at=(7.5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t")],
        activation_mode="all",
    )
    play(first_player(fight, "a"), "a: choose k", "k: open_hatch car", "k T", "p: decline")
    play(fight, "k: attack with breach_axe", "k T T T", "k: allot p=2", "b: slam_hatch car", "car T", "b: end")
    assert (status(fight, "p"), hatch(fight, "car")) == ("marked", "closed")
    play(fight, "a: choose a2", "a2: run 7.5,7.5", "a2 T", "a2: open_hatch car", "a2 T")
    assert (hatch(fight, "car"), asked(fight)) == ("open", ["a2 prepare"])


@pytest.mark.rule("COIN-HATCH-2")
def test_the_pilot_tosses_one_coin_of_his_own() -> None:
    fight = play(siege(), "k: open_hatch car", "k T")
    assert toss(fight, "p: oppose") == ("p", "oppose", 1)


@pytest.mark.scenario("COIN-EX-34")
@pytest.mark.rule("COIN-DEF-1", "COIN-DEF-3", "COIN-DEF-11")
def test_in_phase_3_a_vehicle_whose_hatch_was_opened_may_slam_it() -> None:
    fight = play(siege(), "k: open_hatch car", "k T", "p: decline", "k: forgo")
    assert (asked(fight), fight.state.phase) == (["b defend"], 3)
    play(fight, "b: slam_hatch car", "car T")
    assert hatch(fight, "car") == "closed"


@pytest.mark.rule("COIN-DEF-11")
def test_a_failed_slam_leaves_the_hatch_open() -> None:
    fight = play(siege(), "k: open_hatch car", "k T", "p: decline", "k: forgo", "b: slam_hatch car", "car H")
    assert hatch(fight, "car") == "open"


@pytest.mark.rule("COIN-DEF-1", "COIN-PREP-11")
def test_a_vehicle_at_whose_hatch_somebody_pulled_in_vain_is_affected() -> None:
    fight = play(siege(), "k: open_hatch car", "k H", "k: forgo")
    assert asked(fight) == ["b defend"]
    assert allowed(fight, "b: fall_back car 14,12")


@pytest.mark.scenario("COIN-EX-35")
@pytest.mark.rule("COIN-DEF-2")
def test_phase_5_covers_attacks_only() -> None:
    fight = play(siege("b1", "k"), "b1: forgo", "k: open_hatch car", "k T", "p: decline", "k: forgo")
    assert (fight.state.turn, hatch(fight, "car")) == (2, "open")


@pytest.mark.scenario("COIN-EX-35")
@pytest.mark.rule("COIN-DEF-2")
def test_in_phase_5_slamming_the_hatch_is_refused_to_a_vehicle_that_was_not_attacked() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(5, 9))],
    )
    turn_of(fight, "b1", "k")
    play(fight, "b1: forgo", "k: open_hatch car", "k T", "p: decline", "k: attack with charge", "k T H H H")
    play(fight, "k: allot b1=1")
    assert (asked(fight), fight.state.phase) == (["b defend"], 5)
    assert "COIN-DEF-2" in refused(fight, "b: slam_hatch car")


@pytest.mark.scenario("COIN-EX-35")
@pytest.mark.rule("COIN-DEF-2")
def test_with_the_option_phase_5_covers_preparation_too() -> None:
    fight = siege("b1", "k", defence_scope_phase5="prep_and_attack")
    play(fight, "b1: forgo", "k: open_hatch car", "k T", "p: decline", "k: forgo")
    assert (asked(fight), fight.state.phase) == (["b defend"], 5)
    play(fight, "b: slam_hatch car", "car T")
    assert hatch(fight, "car") == "closed"


@pytest.mark.scenario("COIN-EX-56")
@pytest.mark.rule("COIN-ACT-7", "COIN-ACT-9", "COIN-HATCH-7", "COIN-HATCH-8", "COIN-UNIT-6")
def test_pulling_at_the_wrong_hatch() -> None:
    assert "COIN-HATCH-8" in refused(siege(hatch="open"), "k: open_hatch car")
    fight = skirmish(
        a=[breaker("k", at=(5, 5))], b=[cricket("bug", at=(7, 5)), levy("b1", at=(20, 5))]
    )
    turn_of(fight, "k", "b1")
    assert "COIN-HATCH-8" in refused(fight, "k: open_hatch bug")
    play(fight, "k: board_pilot bug", "k T")
    assert (unit(fight, "bug").pilot, hatch(fight, "bug")) == ("k", "closed")


@pytest.mark.rule("COIN-ACT-9")
def test_a_hatch_out_of_reach_cannot_be_opened() -> None:
    assert "COIN-ACT-9" in refused(siege(at=(4.75, 5)), "k: open_hatch car")


@pytest.mark.rule("COIN-ACT-9", "COIN-HATCH-8")
def test_the_hatch_of_an_own_vehicle_is_not_pulled_open() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), beetle("car", at=(7.5, 5), pilot="p"), levy("p")], b=[levy("b1", at=(20, 5))]
    )
    assert "COIN-HATCH-8" in refused(turn_of(fight, "k", "b1"), "k: open_hatch car")


@pytest.mark.rule("COIN-HATCH-7")
def test_an_open_hatch_stays_open_until_somebody_closes_it() -> None:
    fight = play(siege(), "k: open_hatch car", "k T", "p: decline")
    for _ in range(2):
        rest_of_turn(fight)
        turn_of(fight, "k", "b1")
    assert hatch(fight, "car") == "open"
    assert allowed(fight, "k: board_hold car")
    play(fight, "k: attack with breach_axe", "k T H H")
    assert allowed(fight, "k: allot p=1")
    assert allowed(fight, "k: allot t=1")
    play(fight, "k: allot -", "b1: forgo")
    play(turn_of(fight, "k", "p"), "k: forgo", "p: own_hatch", "p T")
    assert hatch(fight, "car") == "closed"
