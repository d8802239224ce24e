"""Slots carried into the next turn: their windows, their place, what they cost (EP-DELAY-12 to EP-DELAY-17)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    MISS,
    allowed,
    barred,
    carrying,
    fighter,
    firefight,
    order,
    passes,
    play,
    points,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    turn,
    wall,
    window,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-TAKE-8", "EP-DELAY-13")
def test_insight_limit_ends_with_the_turn_even_for_the_carried_slot() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, insight=1))
    play(fight, "b: take insight", "b: delay standby", "until a slot", "a: pass", "until b last_call", "b: carry")
    assert fight.state.turn == 2
    play(fight, "until a slot", "a: act none", "a: convey_information", "until b window declared a")
    say(fight, "b: act base")
    assert allowed(fight, shot("b", "a"))
    assert allowed(fight, "b: move 5,10")


@pytest.mark.rule("EP-DELAY-15", "EP-INIT-13")
def test_promotion_by_a_carried_slot_then_a_wound_in_the_same_turn() -> None:
    fight = carrying(someone("b", 12, at=0), someone("c", 10, at=8), someone("a", 8, at=9))
    play(fight, "b: act none", "b: convey_information", *turn("a", "convey_information"), "b: end")
    play(fight, "c: act none", shot("c", "a"), "c d100 20 | a d100 99 | c 2d10 4 4 | a d100 20", "c: end")
    assert (fight.state.turn, order(fight)) == (3, "b12 a11 c10")


@pytest.mark.rule("EP-DELAY-14", "EP-DELAY-28")
def test_carrier_gives_up_counts_as_gone_without_extra() -> None:
    fight = carrying(someone("b", 12, vigor=1), someone("c", 10), someone("a", 8, vigor=2))
    play(fight, "b: decline", "b: act none", "b: convey_information", "a: give_up", "b: end", "c: pass")
    assert asked(fight) == ["b extra"]
    assert barred(fight, "a", "full_defense", pool="vigor") == "EP-DELAY-14"
    play(fight, "b: stop")
    assert (fight.state.turn, order(fight)) == (3, "b12 c10 a8")
    assert asked(fight) == ["a take"], "a regular slot again"


@pytest.mark.rule("EP-INTR-2", "EP-DELAY-16")
@pytest.mark.parametrize("mode", ["simultaneous", "ref"])
def test_a_carrier_may_interrupt_a_tied_neighbour_before_its_own_place(mode: str) -> None:
    fight = carrying(someone("b", 12), someone("c", 8, ref=20), someone("a", 8, ref=15), tie_mode=mode)
    play(fight, "b: pass")
    seen = []
    while asked(fight) == ["a window"]:
        seen.append(window(fight))
        say(fight, "a: wait")
    assert any(each.startswith("before c") or each.startswith("before a") for each in seen), seen


@pytest.mark.rule("EP-INTR-2", "EP-DELAY-10", "EP-DELAY-30")
def test_a_carrier_interrupts_two_tied_takers() -> None:
    fight = carrying(
        someone("c", 12), someone("b", 9, ref=20, vigor=1), someone("e", 9, ref=15, vigor=1), someone("a", 8)
    )
    play(
        fight,
        "e: take vigor",
        "b: take vigor",
        "until e slot",
        "e: act none",
        "e: convey_information",
        "b: act none",
        "b: convey_information",
    )
    assert (asked(fight), window(fight)) == (["a window"], "declared e b")
    say(fight, "a: act none", "a: convey_information", "a: end", "e: end", "b: end", "c: pass")
    play(fight, "until c slot")
    assert (fight.state.turn, order(fight)) == (3, "c12 a9 b9=e9")


@pytest.mark.rule("EP-DELAY-17", "EP-DELAY-29")
def test_standoff_of_three_carriers() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 8))
    play(fight, "a: delay standby", "until b slot", "b: delay standby", "until c slot", "c: delay standby")
    play(fight, "until c last_call", "c: carry", "b: carry", "a: carry")
    assert fight.state.turn == 2
    play(fight, "until a due")
    say(fight, "a: act none", "a: convey_information")
    assert asked(fight) == ["c window"]
    say(fight, "c: act none", "c: convey_information")
    assert asked(fight) == ["a claim"]
    say(fight, "a: after")
    assert asked(fight) == ["b window"]
    say(fight, "b: act none", "b: convey_information")
    assert asked(fight) == ["a claim"]
    say(fight, "a: now")
    # B acts now inside A's slot: before A.  C after A.
    say(fight, "b: end", "a: end", "c: end")
    assert (fight.state.turn, order(fight)) == (3, "b12 a12 c12")


@pytest.mark.rule("EP-DELAY-27", "EP-DEATH-5")
def test_a_delayer_waiting_for_somebody_who_bleeds_to_death_is_on_standby_next_turn() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=8, damage=50, wounds=3, start=["unconscious"], side="blue"),
        someone("d", 3, at=9, side="blue"),
        delay_binding="strict",
    )
    fighter(fight, "b").bleeding = True
    play(fight, "a: delay before b")
    play(fight, "until d slot", "d: pass")
    play(fight, "until a last_call", "a: carry")
    assert fighter(fight, "b").status == "dead"
    delay = fighter(fight, "a").delay
    assert delay is not None
    assert delay.mode == "standby"
    assert asked(fight) == ["a due"], "own place of the carried slot"


@pytest.mark.rule("EP-DELAY-7", "EP-DELAY-27")
def test_before_one_who_has_gone_means_next_turn_and_the_own_place_comes_first() -> None:
    fight = firefight(someone("b", 12), someone("c", 8), someone("a", 5), delay_binding="strict")
    play(fight, "b: pass", "c: pass", "a: delay before b")
    if asked(fight) == ["a last_call"]:
        assert ruled(fight, "a: act none") == "EP-DELAY-7"
        say(fight, "a: carry")
    assert (fight.state.turn, asked(fight), window(fight)) == (2, ["a due"], "before b")
    say(fight, "a: act none", "a: convey_information", "a: end", "b: pass", "c: pass")
    assert (fight.state.turn, order(fight)) == (3, "a12 b12 c8")


@pytest.mark.rule("EP-DELAY-6", "EP-DELAY-16", "EP-DELAY-27")
def test_a_carried_slot_waiting_before_a_tied_neighbour_comes_up_before_it() -> None:
    fight = firefight(someone("b", 12), someone("c", 8, ref=10), someone("a", 8, ref=20))
    play(fight, "b: pass", "c: pass", "a: delay before c", "until a last_call", "a: carry", "b: pass")
    while asked(fight) == ["a window"]:
        say(fight, "a: wait")
    assert (asked(fight), window(fight).split()[0]) == (["a due"], "before")


@pytest.mark.rule("EP-DELAY-14")
def test_with_carryover_extra_actions_allowed_a_carrier_may_buy() -> None:
    fight = carrying(someone("b", 12), someone("c", 10), someone("a", 8, vigor=1), carryover_extra_actions="allowed")
    play(fight, "b: pass", "until c slot", "c: pass", "until a due", *turn("a", "convey_information"))
    assert asked(fight) == ["a extra"]


@pytest.mark.rule("EP-DELAY-16", "EP-DELAY-7")
def test_carried_slot_and_surprise_of_condition_and_before_at_once() -> None:
    """A carries 'after c'; C is tied with nobody; A's own place comes first: it may delay again with another mode."""
    fight = firefight(someone("a", 12), someone("c", 6), someone("d", 3), delay_binding="strict")
    play(fight, "a: delay condition attacked_self", "c: pass", "d: pass")
    if asked(fight) == ["a last_call"]:
        say(fight, "a: carry")
    assert (fight.state.turn, asked(fight)) == (2, ["a due"])
    say(fight, "a: delay after c", "c: pass")
    assert asked(fight) == ["a due"]
    say(fight, "a: act none", "a: convey_information", "a: end", "d: pass")
    assert order(fight) == "c6 a6 d3"


@pytest.mark.rule("EP-TAKE-5", "EP-INTR-2", "EP-DELAY-30")
def test_taking_initiative_reorders_before_windows_of_a_standby_carrier() -> None:
    fight = carrying(someone("b", 12), someone("c", 10, vigor=1), someone("a", 8))
    play(fight, "c: take vigor")
    assert (asked(fight), window(fight)) == (["a window"], "before c")
    say(fight, "a: act none", "a: convey_information", "a: end", "c: pass", "b: pass")
    assert (fight.state.turn, order(fight)) == (3, "b12 a10 c10")


@pytest.mark.rule("EP-DELAY-16", "EP-INIT-13")
def test_a_wound_while_carrying_counts_if_the_place_is_kept() -> None:
    fight = carrying(someone("b", 12, at=0), someone("c", 10, at=8), someone("a", 8, at=9))
    play(
        fight,
        "b: act none",
        shot("b", "a"),
        "b d100 20 | a d100 99 | b 2d10 4 4 | a d100 20",
        "b: end",
        "until c slot",
        "c: pass",
        "until a due",
    )
    play(fight, *turn("a", "convey_information"))
    assert (fight.state.turn, order(fight)) == (3, "b12 c10 a7")


@pytest.mark.rule("EP-DELAY-27", "EP-DELAY-7")
def test_who_waits_for_a_carrier_that_has_let_its_place_pass_is_on_standby() -> None:
    fight = carrying(someone("b", 12), someone("c", 5), someone("d", 3), who="b", delay_binding="strict")
    play(fight, "b: delay standby", "until c slot", "c: delay after b")
    delay = fighter(fight, "c").delay
    assert delay is not None
    assert delay.mode == "standby"


@pytest.mark.scenario("EP-EX-20")
@pytest.mark.rule(
    "EP-SEQ-12", "EP-DELAY-12", "EP-DELAY-13", "EP-DELAY-14", "EP-DELAY-15", "EP-INTR-2",
)  # fmt: skip
def test_carrying_a_delayed_slot_over() -> None:
    fight = carrying(someone("b", 12), someone("c", 10, vigor=1), someone("a", 8, vigor=3))
    assert slot_state(fight, "a") == "carried"
    play(fight, "c: decline", "b: act none", shot("b", "c"))
    assert asked(fight) == ["a window"]
    play(fight, *turn("a", "convey_information"), MISS, "b: end", "c: pass")
    assert asked(fight) == ["c extra"], "at A's old place nothing came up"
    assert barred(fight, "a", "full_defense", pool="vigor") == "EP-DELAY-14"
    play(fight, "c: stop")
    assert (fight.state.turn, points(fight, "a", "vigor")) == (3, 3)
    assert order(fight) == "a12 b12 c10"
    assert passes(fight) == ["a", "b", "c"]


@pytest.mark.rule("EP-DELAY-14")
@pytest.mark.parametrize(
    ("carryover_extra_actions", "expected"), [("forbidden", ["b extra"]), ("allowed", ["a extra"])]
)
def test_a_carried_slot_bars_extra_actions_even_when_it_is_used(
    carryover_extra_actions: str, expected: list[str]
) -> None:
    fight = carrying(
        someone("c", 12), someone("a", 8, vigor=1), someone("b", 5, vigor=1),
        who="a", carryover_extra_actions=carryover_extra_actions,
    )  # fmt: skip
    play(fight, "b: decline", "c: pass", "until a due", *turn("a", "convey_information"), "b: pass")
    assert asked(fight) == expected
    if carryover_extra_actions == "forbidden":
        assert barred(fight, "a", "attack_ranged", pool="vigor") == "EP-DELAY-14"


@pytest.mark.scenario("EP-EX-21")
@pytest.mark.rule("EP-DELAY-16", "EP-DELAY-17")
def test_a_carried_slot_used_at_the_own_place() -> None:
    fight = carrying(someone("b", 12), someone("c", 10), someone("a", 8))
    play(fight, "b: pass", "c: pass", "until a due", *turn("a", "convey_information"))
    assert (fight.state.turn, order(fight)) == (3, "b12 c10 a8")
    assert passes(fight) == ["b", "c", "a"]


@pytest.mark.rule("EP-DELAY-17", "EP-DELAY-13")
def test_a_carried_slot_may_be_carried_on_and_stays_the_only_one() -> None:
    fight = carrying(someone("b", 12), someone("c", 10), someone("a", 8))
    for turn_number in (2, 3, 4):
        assert (fight.state.turn, slot_state(fight, "a")) == (turn_number, "carried")
        play(fight, "b: pass", "c: pass", "until a due", "a: delay standby", "until a last_call", "a: carry")
    assert slot_state(fight, "a") == "carried"
    play(fight, "b: act none", "b: convey_information", *turn("a", "convey_information"), "b: end", "c: pass")
    assert (fight.state.turn, order(fight)) == (6, "a12 b12 c10")


@pytest.mark.scenario("EP-EX-37")
@pytest.mark.rule("EP-DELAY-29", "EP-DELAY-17")
def test_standoff() -> None:
    fight = firefight(someone("a", 12), someone("b", 10))
    play(fight, "a: delay standby", "b: delay standby")
    while fight.state.turn == 1:
        who, why = asked(fight)[0].split()
        play(fight, f"{who}: {'carry' if why == 'last_call' else 'wait'}")
    assert (slot_state(fight, "a"), slot_state(fight, "b")) == ("carried", "carried")
    play(fight, "until a due", "a: act none", shot("a", "b"))
    assert asked(fight) == ["b window"]
    play(fight, "b: act none", shot("b", "a"))
    assert asked(fight) == ["a claim"]
    play(fight, "a: after", MISS, "a: end", MISS, "b: end")
    assert (fight.state.turn, order(fight)) == (3, "a12 b12")
    assert passes(fight) == ["a", "b"]


@pytest.mark.scenario("EP-EX-45")
@pytest.mark.rule("EP-DELAY-30", "EP-TAKE-4")
def test_a_carried_slot_against_somebody_who_took_the_initiative() -> None:
    fight = carrying(someone("c", 12), someone("b", 9, vigor=1), someone("a", 8))
    play(fight, "b: take vigor", "b: act none", shot("b", "c"), *turn("a", "convey_information"), MISS, "b: end")
    assert passes(fight) == ["c"]
    assert order(fight) == "c12 a9 b9"


@pytest.mark.rule("EP-DELAY-23", "EP-DELAY-12")
@pytest.mark.parametrize("own", [2, 8])
def test_a_slot_used_at_the_last_call_puts_at_the_end_of_the_order(own: int) -> None:
    fight = firefight(someone("a", 12), someone("b", own), someone("c", 6), someone("d", 10))
    for who in sorted("abcd", key={"a": -12, "b": -own, "c": -6, "d": -10}.get):  # type: ignore[arg-type]
        play(fight, f"{who}: delay standby" if who in "ab" else f"{who}: pass")
    play(fight, "until b last_call")
    play(fight, "b: act none", "b: convey_information", "a: act none", "a: convey_information", "b: end", "a: end")
    assert (fight.state.turn, order(fight)) == (2, "d10 c6 b2 a2" if own == 2 else "d10 c6 b6 a6")


@pytest.mark.rule("EP-DELAY-23")
def test_the_end_of_the_order_is_behind_somebody_unknown_as_well() -> None:
    walls = [wall(15, "total", y=(0, 20))]
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=2, side="red"),
        someone("k", 6, at=20, side="blue", unknown=True), scene=walls,
    )  # fmt: skip
    play(fight, "a: delay standby", "b: pass", "k: pass", "until a last_call")
    play(fight, "a: act none", "a: convey_information", "a: end")
    assert (fight.state.turn, order(fight), fighter(fight, "k").known_to) == (2, "b10 k6 a6", ())
