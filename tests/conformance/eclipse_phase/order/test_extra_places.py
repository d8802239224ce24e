"""The places of extra actions: delayers, takers and tied ones at the end of the turn (EP-EXTRA-9, EP-EXTRA-14)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    FAR,
    MISS,
    barred,
    conditions,
    fall,
    fighter,
    firefight,
    hound,
    order,
    play,
    points,
    say,
    shot,
    someone,
    strike,
    turn,
    window,
)
from tests.conformance.harness import asked


@pytest.mark.scenario("EP-EX-25")
@pytest.mark.rule("EP-INTR-2", "EP-INTR-5", "EP-EXTRA-14", "EP-DELAY-11", "EP-DELAY-23")
@pytest.mark.parametrize(("where", "expected"), [("last", "a12 c6 b6"), ("interrupted_count", "b12 a12 c6")])
def test_a_delayer_acts_before_an_extra_action(where: str, expected: str) -> None:
    fight = firefight(
        someone("a", 12, vigor=1), someone("b", 10, vigor=1), someone("c", 6), extra_phase_delay_count=where
    )
    play(fight, "b: decline", "a: decline", "a: pass", "b: delay standby", "c: pass")
    while asked(fight) == ["b window"]:
        play(fight, "b: wait")
    play(fight, shot("a", "b", pool="vigor"))
    assert (asked(fight), points(fight, "a", "vigor")) == (["b window"], 0)
    assert barred(fight, "b", "attack_ranged", target="a", pool="vigor") == "EP-EXTRA-14"
    play(fight, "b: act none", shot("b", "a"), MISS, "b: end", MISS)
    assert asked(fight) == ["b extra"], "its place in the Extra phase is still to come"
    play(fight, "b: stop")
    assert (fight.state.turn, order(fight)) == (2, expected)


@pytest.mark.rule("EP-EXTRA-14")
def test_after_a_delayed_slot_used_too_late_there_is_no_extra_action() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=1), someone("c", 6, vigor=1))
    play(fight, "c: decline", "b: decline", "a: decline", "a: delay standby", "b: pass", "c: pass", "until b extra")
    play(fight, shot("b", "c", pool="vigor"), *turn("a", "convey_information"), MISS)
    assert asked(fight) == ["c extra"]
    assert barred(fight, "a", "full_defense", pool="vigor") == "EP-EXTRA-14"
    assert points(fight, "a", "vigor") == 1


@pytest.mark.rule("EP-EXTRA-14", "EP-DELAY-28")
def test_a_delayer_who_gives_up_before_its_place_in_the_extra_phase_may_buy() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=1), someone("c", 6))
    play(
        fight,
        "b: decline",
        "a: decline",
        "a: pass",
        "b: delay standby",
        "until c slot",
        "c: pass",
        "until a extra",
        "a: full_defense pool vigor",
    )
    assert (asked(fight), window(fight)) == (["b window"], "before_extra a")
    say(fight, "b: give_up")
    assert asked(fight) == ["b extra"]
    say(fight, "b: full_defense pool vigor")
    assert (fight.state.turn, order(fight)) == (2, "a12 b10 c6")
    assert fighter(fight, "a").full_defense is False or asked(fight) == ["a slot"]


@pytest.mark.rule("EP-EXTRA-9", "EP-TIE-10")
def test_extra_order_with_taker_and_tied_rest() -> None:
    fight = firefight(
        someone("a", 9, ref=20, vigor=1),
        someone("b", 9, ref=15, vigor=1),
        someone("c", 4, vigor=2),
        someone("e", 2, vigor=2),
    )
    play(fight, "e: take vigor", "c: take vigor", "b: decline", "a: decline")
    assert asked(fight) == ["c slot"]
    say(fight, "c: pass", "e: delay standby")
    play(fight, "until b slot", "b: pass", "a: pass")
    # after the group: e still waits, its place (regular 2) is last in the Extra phase
    play(fight, "until c extra")
    say(fight, "c: full_defense pool vigor")
    play(fight, "until b extra")
    say(fight, "b: full_defense pool vigor")
    assert asked(fight) == ["a extra"]
    say(fight, "a: full_defense pool vigor")
    assert (asked(fight), window(fight)) == (["e window"], "before_extra b a")
    say(fight, "e: act none", "e: convey_information", "e: end")
    play(fight, "until e extra")
    say(fight, "e: full_defense pool vigor")
    assert (fight.state.turn, order(fight)) == (2, "a9=b9 c4 e2")


@pytest.mark.rule("EP-EXTRA-14", "EP-TIE-10")
def test_a_delayer_tied_with_the_buyer_acts_before_the_shared_place_is_passed() -> None:
    fight = firefight(
        someone("a", 9, ref=20, vigor=1, side="red"),
        someone("b", 9, ref=15, vigor=1, side="blue"),
        someone("c", 3, side="blue"),
    )
    play(
        fight,
        "b: decline",
        "a: decline",
        "b: pass",
        "a: delay standby",
        "until c slot",
        "c: pass",
        "until b extra",
        "b: full_defense pool vigor",
    )
    assert (asked(fight), window(fight)) == (["a window"], "before_extra b")
    say(fight, "a: act none", "a: convey_information", "a: end")
    assert asked(fight) == ["a extra"], "EP-EXTRA-14: its own place in the Extra phase has not been passed"


@pytest.mark.rule("EP-EXTRA-12", "EP-TIE-10")
def test_automatic_actions_go_with_the_extra_actions_of_tied_ones() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20, vigor=1), someone("b", 9, at=8, vigor=1))
    play(fight, "b: decline", "a: decline", "b: pass", "a: pass")
    say(fight, shot("b", "a", pool="vigor"), shot("a", "b", pool="vigor"))
    fall(fight, "a 99 | b 99 | b 99 | a 99")
    assert (fight.state.turn, asked(fight)) == (1, ["b act"])
    say(fight, "b: drop_prone", "a: end")
    assert (conditions(fight, "a"), conditions(fight, "b")) == ([], ["prone"])


@pytest.mark.rule("EP-POOL-14", "EP-TIE-10")
def test_two_tied_hounds_and_one_threat_point_for_extra_actions() -> None:
    fight = firefight(
        hound("h1", 9, at=1, ref=20),
        hound("h2", 9, at=(0, 11), ref=15),
        someone("x", 3, at=0, side="red"),
        threat_pools={"hounds": 1},
    )
    play(fight, "h2: decline", "h1: decline", "h2: pass", "h1: pass", "x: pass")
    assert asked(fight) == ["h2 extra"]
    say(fight, strike("h2", "x", "bite", pool="threat"))
    assert asked(fight) == ["x defence"], "H1 has nothing to pay with any more, so it is not asked"


@pytest.mark.rule("EP-EXTRA-14", "EP-DELAY-6")
def test_a_due_delayer_who_passes_may_buy() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("c", 6))
    play(fight, "a: decline", "a: delay before c")
    assert asked(fight) == ["a due"]
    say(fight, "a: pass", "c: pass")
    assert asked(fight) == ["a extra"]
    say(fight, "a: stop")
    assert order(fight) == "a12 c6"


@pytest.mark.rule("EP-TIE-2", "EP-TIE-10")
def test_ties_by_reflexes_in_the_extra_phase_too() -> None:
    fight = firefight(
        someone("a", 9, ref=15, vigor=1), someone("b", 9, ref=20, vigor=1), someone("c", 3), tie_mode="ref"
    )
    play(fight, "a: decline", "b: decline", "b: pass", "a: pass", "c: pass")
    assert asked(fight) == ["b extra"]
    say(fight, "b: full_defense pool vigor")
    assert asked(fight) == ["a extra"]


@pytest.mark.rule("EP-TIE-10", "EP-TIE-7")
def test_extra_attack_on_the_same_step_kills_both_and_the_fight_is_a_draw() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20, damage=34, vigor=1), someone("b", 9, at=8, damage=34, vigor=1))
    play(fight, "b: decline", "a: decline", "b: pass", "a: pass")
    say(fight, shot("b", "a", pool="vigor"), shot("a", "b", pool="vigor"))
    fall(fight, "a 20 | b 99 | a 2d10 1 1 | b 20 | a 99 | b 2d10 1 1")
    assert fight.over == "draw"


@pytest.mark.rule("EP-INTR-10", "EP-INTR-4", "EP-EXTRA-8")
def test_a_delayer_kills_the_buyer_of_two_quick_actions_between_them() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=1, damage=34, side="red"),
        someone("e", 11, at=FAR, side="red"),
        someone("b", 10, at=8, side="blue"),
    )
    play(fight, "a: decline", "a: pass", "e: pass", "b: delay standby", "until a extra")
    say(fight, "a: use_device x by hand pool vigor", "b: wait")
    assert window(fight) == "between a"
    say(fight, "b: act none", shot("b", "a"))
    fall(fight, "b 20 | a 99 | b 2d10 1 1")
    say(fight, "b: end")
    assert (points(fight, "a", "vigor"), fight.state.turn) == (0, 2)
    assert order(fight) == "a12 e11 b10", "its own count is lower"


@pytest.mark.rule("EP-EXTRA-14", "EP-EXTRA-9")
def test_the_faster_delayer_who_let_its_place_in_the_extra_phase_pass_is_too_late() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=3), someone("c", 6))
    play(fight, "a: delay standby", "b: pass", "c: pass", shot("b", "a") + " pool vigor")
    play(fight, "a: act none", "a: convey_information", "a: end", MISS)
    assert barred(fight, "a", "examine", pool="vigor") == "EP-EXTRA-14"


@pytest.mark.rule("EP-DELAY-30", "EP-TAKE-13", "EP-EXTRA-9")
def test_a_taker_who_delayed_is_at_its_regular_place_in_the_extra_phase() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("c", 6, vigor=2))
    play(fight, "c: take vigor", "a: decline", "c: delay after a", "a: pass", "until c due", "c: pass")
    assert asked(fight) == ["a extra"]
    play(fight, "a: stop")
    assert asked(fight) == ["c extra"]
    play(fight, "c: stop")
    assert (order(fight), points(fight, "c", "vigor")) == ("a12 c6", 1)
