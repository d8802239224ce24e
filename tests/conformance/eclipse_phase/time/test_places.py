"""Where delayed slots lead, and how wounds shift it (EP-DELAY-9, EP-DELAY-10, EP-INIT-13)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    conditions,
    fall,
    firefight,
    order,
    passes,
    play,
    say,
    shot,
    someone,
    turn,
    window,
    wounds,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-INIT-13", "EP-INIT-8")
def test_wound_before_and_wound_after_the_delayed_slot() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8), someone("c", 6, at=9), someone("d", 4, at=7))
    play(
        fight,
        "a: delay standby",
        "until b slot",
        "b: act none",
        shot("b", "a"),
        "a: wait",
        "b d100 20 | a d100 99 | b 2d10 4 4 | a d100 20",
        "b: end",
    )
    play(fight, "until c slot", "c: act none", shot("c", "a"))
    say(fight, "a: act none", "a: convey_information", "a: end")
    fall(fight, "c 20 | a 99 | c 2d10 4 4 | a 20")
    play(fight, "c: end", "d: pass")
    assert wounds(fight, "a") == 2
    # place 6 before C with base -1; now -2: 6-1 = 5 rank 0
    assert (fight.state.turn, order(fight)) == (2, "b10 c6 a5 d4")


@pytest.mark.rule("EP-DELAY-26", "EP-DELAY-9")
def test_interrupter_put_out_after_its_first_act_gets_the_new_place() -> None:
    fight = firefight(
        someone("a", 11, at=3, side="red"), someone("b", 9, at=9, side="blue"), someone("d", 5, at=14, side="green")
    )
    play(
        fight,
        "a: delay standby",
        "until b slot",
        "b: delay standby",
        "until d slot",
        "d: act none",
        "d: convey_information",
    )
    say(fight, "b: act none", "b: convey_information", "a: wait")  # outer window
    assert (asked(fight), window(fight)) == (["a window"], "declared b")
    say(fight, "a: wait")
    assert (asked(fight), window(fight)) == (["a window"], "between b")
    say(fight, "a: act none", shot("a", "b", "BF_damage"))
    fall(fight, "a 45 | b 77 | a 3d10 10 8 9 | a d6 3 | b 50")
    say(fight, "a: end", "d: end")
    # B resolved an act: place 5 before D, base 0, then -4: 1; A 5 before D
    assert "unconscious" in conditions(fight, "b")
    assert (fight.state.turn, order(fight)) == (2, "a5 d5 b1")


@pytest.mark.rule("EP-DECL-7", "EP-DELAY-10")
def test_windows_around_a_lost_slot_and_the_place_there() -> None:
    fight = firefight(
        someone("a", 12, side="red"), someone("c", 6, start=["unconscious"], side="blue"), someone("d", 3, side="blue")
    )
    say(fight, "a: delay after c")
    seen = []
    while asked(fight)[0].startswith("a "):
        seen.append((asked(fight)[0], window(fight)))
        if window(fight) == "after c":
            break
        say(fight, "a: wait")
    assert ("a window", "before c") in seen
    assert seen[-1] == ("a window", "after c"), "not due: C could not act, so standby"
    say(fight, "a: act none", "a: convey_information", "a: end", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "c6 a6 d3")


@pytest.mark.rule("EP-DELAY-10", "EP-DELAY-23")
def test_interrupted_count_before_a_tied_group() -> None:
    fight = firefight(
        someone("a", 9, ref=20, vigor=1),
        someone("b", 9, ref=15, vigor=1),
        someone("e", 5),
        extra_phase_delay_count="interrupted_count",
    )
    play(fight, "b: decline", "a: decline", "b: pass", "a: pass", "e: delay standby", "until b extra")
    say(fight, "b: full_defense pool vigor", "a: full_defense pool vigor")
    assert asked(fight) == ["e window"]
    say(fight, "e: act none", "e: convey_information", "e: end")
    assert (fight.state.turn, order(fight)) == (2, "e9 a9=b9")


@pytest.mark.rule("EP-INIT-13")
def test_a_drug_that_ends_while_waiting_does_not_lower_the_new_place() -> None:
    fight = firefight(someone("a", 12, initiative_mod=2), someone("b", 10), someone("c", 6))
    play(fight, "a: delay standby", "until b slot")
    assert not fight.decree("initiative_mod a 0")
    play(fight, "b: pass", "until c slot", "c: act none", "c: convey_information")
    say(fight, "a: act none", "a: convey_information", "a: end", "c: end")
    assert (fight.state.turn, order(fight)) == (2, "b10 a6 c6")
    assert not fight.decree("initiative_mod a 2")
    passes(fight)
    assert order(fight) == "b10 a8 c6"


@pytest.mark.rule("EP-INIT-13", "EP-POOL-9")
def test_relief_after_the_delayed_slot_raises_the_new_place() -> None:
    fight = firefight(someone("a", 12, wounds=1, vigor=1), someone("c", 6), someone("d", 5))
    play(
        fight,
        "a: decline",
        "until a slot",
        "a: delay standby",
        "until c slot",
        "c: act none",
        "c: convey_information",
        "until a window declared c",
    )
    say(fight, "a: act none", "a: convey_information")
    if asked(fight) != ["a act"]:
        play(fight, "until a relief")
    play(fight, "until a act", "a: end", "until c act", "c: end", "until a relief", "a: ignore_wound")
    play(fight, "until d slot", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "a7 c6 d5")


@pytest.mark.rule("EP-DELAY-23", "EP-INIT-8")
def test_the_end_of_the_order_is_fixed_after_the_counts_have_shifted() -> None:
    fight = firefight(someone("a", 12), someone("b", 8), someone("c", 6))
    play(fight, "a: delay standby", "until b slot", "b: pass", "until c slot", "c: pass", "until a last_call")
    assert not fight.decree("wounds b 4")
    play(fight, *turn("a", "convey_information"))
    assert order(fight) == "c6 b4 a4"


@pytest.mark.rule("EP-INIT-13", "EP-DELAY-23")
def test_a_place_at_the_end_of_the_order_ties_with_nobody_who_falls_to_its_count() -> None:
    fight = firefight(someone("a", 3), someone("b", 8), someone("c", 6))
    play(fight, "b: pass", "c: pass", "a: delay standby", "until a last_call", *turn("a", "convey_information"))
    assert order(fight) == "b8 c6 a3"
    assert not fight.decree("wounds c 3")
    assert passes(fight) == ["b", "c", "a"]
    assert order(fight) == "b8 c3 a3"


@pytest.mark.rule("EP-INIT-13", "EP-TIE-9")
def test_a_place_gained_by_delaying_ties_with_nobody_who_falls_to_its_count() -> None:
    fight = firefight(someone("a", 12), someone("b", 8), someone("c", 6), someone("d", 5))
    play(fight, "a: delay standby", "until b slot", "b: pass", "until c slot", "c: act none", "c: convey_information")
    play(fight, "until a window declared c", *turn("a", "convey_information"), "until c act", "c: end", "d: pass")
    assert order(fight) == "b8 a6 c6 d5"
    assert not fight.decree("wounds b 2")
    passes(fight)
    assert order(fight) == "a6 b6=c6 d5"


@pytest.mark.rule("EP-INIT-13", "EP-DELAY-10")
def test_a_wound_suffered_while_waiting_does_not_lower_the_new_place() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8), someone("c", 6, at=9), someone("d", 5, at=10))
    play(
        fight,
        "a: delay standby",
        "b: act none",
        shot("b", "a"),
        "a: wait",
        "b d100 20 | a d100 99 | b 2d10 4 4 | a d100 20",
        "b: end",
        "c: pass",
    )
    play(fight, "until a window before d", *turn("a", "convey_information"), "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "b10 c6 a5 d5")


@pytest.mark.rule("EP-DELAY-31", "EP-DELAY-10")
def test_before_and_after_the_same_place_in_one_turn() -> None:
    fight = firefight(someone("a", 12), someone("b", 11), someone("e", 10), someone("c", 6), someone("d", 3))
    play(fight, "a: delay before c", "b: delay after c", "e: delay before c")
    play(fight, "until e due", "e: act none", "e: convey_information", "a: act none last", "a: convey_information")
    play(fight, "e: end", "a: end", "c: pass", "until b due", *turn("b", "convey_information"), "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "e6 a6 c6 b6 d3")
    assert passes(fight) == ["e", "a", "c", "b", "d"]


@pytest.mark.rule("EP-DELAY-10", "EP-DELAY-31", "EP-TIE-9")
def test_a_second_insertion_goes_between_two_ranks_of_one_count() -> None:
    fight = firefight(someone("a", 12), someone("b", 11), someone("c", 6), someone("d", 3))
    play(fight, "a: delay before c", "b: pass", "until a due", *turn("a", "convey_information"), "c: pass", "d: pass")
    assert order(fight) == "b11 a6 c6 d3"
    play(fight, "b: delay before c", "a: pass", "until b due", *turn("b", "convey_information"), "c: pass", "d: pass")
    assert (fight.state.turn, order(fight)) == (3, "a6 b6 c6 d3")


@pytest.mark.rule("EP-DELAY-23")
def test_at_the_end_of_the_order_the_own_count_stays_if_it_is_lower() -> None:
    fight = firefight(someone("a", 2), someone("b", 10), someone("c", 3))
    play(fight, "b: delay standby", "c: pass", "a: delay standby", "until a last_call", "a: act none")
    play(fight, "a: convey_information", "b: act none last", "b: convey_information", "a: end", "b: end")
    assert (fight.state.turn, order(fight)) == (2, "c3 a2 b2")
