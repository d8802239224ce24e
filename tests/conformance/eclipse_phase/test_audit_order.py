"""Less usual courses of a turn: claims that lost their sense, slots given up, anchors that fall, late arrivals."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    MISS,
    at,
    barred,
    carrying,
    conditions,
    damage,
    fighter,
    firefight,
    order,
    passes,
    play,
    points,
    shot,
    slot_state,
    someone,
    strike,
    target_number,
    turn,
    wall,
    window,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-DELAY-20", "EP-INTR-9")
def test_a_claimed_act_that_an_earlier_claimant_made_illegal_may_be_replaced() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=2, side="red"), someone("c", 6, at=8, damage=34),
        someone("d", 5, at=9),
    )  # fmt: skip
    play(fight, "a: delay standby", "b: delay standby", "c: act none", shot("c", "a"))
    play(
        fight,
        "b: act none",
        shot("b", "c"),
        "a: act none before b",
        shot("a", "c"),
        "a d100 22 | c d100 99 | a 2d10 5 5",
        "a: end",
    )
    assert fighter(fight, "c").status == "dead"
    assert asked(fight) == ["b redeclare"]
    play(fight, shot("b", "d"), "b d100 20 | d d100 99 | b 2d10 5 5 | d d100 20", "b: end")
    assert damage(fight, "d") == 10
    assert passes(fight) == ["d"]
    assert order(fight) == "a6 b6 d4"


@pytest.mark.rule("EP-DELAY-20", "EP-INTR-9")
def test_a_claimed_act_that_became_illegal_is_lost_with_the_option_never() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=2, side="red"), someone("c", 6, at=8, damage=34),
        someone("d", 5, at=9), redeclare_after_interrupt="never",
    )  # fmt: skip
    play(fight, "a: delay standby", "b: delay standby", "c: act none", shot("c", "a"))
    play(
        fight,
        "b: act none",
        shot("b", "c"),
        "a: act none before b",
        shot("a", "c"),
        "a d100 22 | c d100 99 | a 2d10 5 5",
        "a: end",
    )
    assert asked(fight) == ["b act"]
    assert barred(fight, "b", "examine") == "EP-ACT-2"


@pytest.mark.rule("EP-MELEE-11", "EP-DELAY-28")
def test_a_grappler_who_gives_up_its_delayed_slot_lets_go() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=1), someone("c", 3, at=9))
    play(fight, "a: act none", strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", "a: end", "b: pass", "c: pass")
    assert conditions(fight, "b") == ["grappled"]
    play(fight, "a: delay standby", "until a window", "a: give_up")
    assert conditions(fight, "b") == []


@pytest.mark.rule("EP-SEQ-10")
@pytest.mark.parametrize("word", ["flee", "surrender"])
def test_who_leaves_the_fight_lets_go(word: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=1), someone("c", 3, at=9))
    play(fight, "a: act none", strike("a", "b", grapple="yes"), "a d100 40 | b d100 99", f"a: {word}")
    assert conditions(fight, "b") == []
    assert fighter(fight, "b").grappled_by == ""


@pytest.mark.rule("EP-DELAY-27", "EP-DELAY-7")
def test_an_anchor_that_falls_in_the_window_before_its_slot_leaves_its_waiter_on_standby() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 10, at=2, side="red"), someone("c", 6, at=8, damage=30),
        someone("d", 5, at=9), delay_binding="strict",
    )  # fmt: skip
    play(fight, "a: delay after c", "b: delay standby", "until b window before c", "b: act none", shot("b", "c"))
    play(fight, "b d100 20 | c d100 99 | b 2d10 5 5 | c d100 20", "b: end")
    assert slot_state(fight, "c") == "lost"
    assert asked(fight) == ["a window"], "not due any more, and free to wait"
    play(fight, "a: wait", "until a window before d")


@pytest.mark.rule("EP-SEQ-9")
def test_who_joins_during_an_interruption_is_measured_by_the_place_that_was_reached() -> None:
    fight = firefight(someone("a", 12), someone("c", 6), someone("d", 3), someone("late", 8, absent=True))
    play(fight, "a: delay standby", "c: act none", "c: convey_information", "a: act none", "a: convey_information")
    assert fight.state.acting == "a"
    assert not fight.overrule("join", of="late")
    assert slot_state(fight, "late") == "none", "place 8 was passed when place 6 was reached"
    play(fight, "a: end", "c: end")
    assert passes(fight) == ["d"]
    assert passes(fight)[0] == "late"


@pytest.mark.rule("EP-SEQ-9", "EP-TAKE-13")
def test_who_joins_after_a_taker_delayed_still_has_its_slot() -> None:
    fight = firefight(someone("a", 12), someone("c", 6, vigor=1), someone("late", 8, absent=True))
    play(fight, "c: take vigor", "c: delay standby")
    assert not fight.overrule("join", of="late")
    assert slot_state(fight, "late") == "pending"
    assert passes(fight) == ["a", "late"]


@pytest.mark.rule("EP-TIE-5", "EP-TIE-8")
def test_in_a_tie_the_quicker_hears_the_first_declaration_of_the_slower() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9), someone("c", 3))
    play(fight, "b: act none")
    assert asked(fight) == ["b act"]
    play(fight, shot("b", "a"))
    assert asked(fight) == ["a slot"], "it declares second: it may act, pass or delay"


@pytest.mark.rule("EP-TRAIT-7")
def test_pain_binds_the_delayed_slot_and_only_that() -> None:
    fight = firefight(someone("a", 12, at=10), someone("c", 6, at=20), someone("d", 3, at=21))
    play(fight, "a: delay standby", "until c slot")
    assert not fight.overrule("condition", of="a", name="fleeing")
    play(fight, "c: act none", "c: convey_information", "a: act base")
    assert asked(fight) == ["a act"]
    assert barred(fight, "a", "examine") == "EP-TRAIT-7"
    play(fight, "a: move 8,10", "a: end")
    assert conditions(fight, "a") == []


@pytest.mark.rule("EP-TAKE-11")
def test_the_unable_cannot_take_the_initiative() -> None:
    fight = firefight(someone("a", 9, vigor=1), someone("b", 6, vigor=1, start=["unconscious"]), someone("c", 3))
    assert asked(fight) == ["a take"]
    assert barred(fight, "b", "take", pool="vigor") == "EP-TAKE-11"


@pytest.mark.rule("EP-DELAY-6")
def test_a_condition_that_is_true_already_comes_up_in_the_first_window() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 9, at=3), someone("c", 6, at=40))
    play(fight, "a: delay condition enemy_within:5")
    assert (asked(fight), window(fight)) == (["a due"], "before b")
    play(fight, "a: delay condition enemy_within:5")
    assert asked(fight) == ["b slot"], "named again it must become untrue first"


@pytest.mark.rule("EP-RANGE-9")
def test_a_quick_aim_bought_as_an_extra_action_does_not_last_into_the_next_turn() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=2), someone("b", 9, at=8))
    play(fight, "a: decline", "a: pass", "b: pass", "a: quick_aim b pistol pool vigor", "a: end", "a: stop")
    play(fight, "a: decline", "a: act none", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 60


@pytest.mark.rule("EP-TIE-8", "EP-INTR-2")
def test_who_left_a_tied_group_may_interrupt_its_extra_actions() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9, vigor=1), someone("c", 3))
    play(fight, "b: decline", "b: act none", "b: convey_information", "a: delay standby", "b: end", "c: pass")
    play(fight, "until b extra", shot("b", "a") + " pool vigor")
    assert (asked(fight), window(fight)) == (["a window"], "before_extra b")


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


@pytest.mark.rule("EP-DELAY-22", "EP-DELAY-20")
def test_two_postponed_claims_act_after_the_slot_and_a_nested_one_at_once() -> None:
    fight = firefight(
        someone("a", 14, side="red"), someone("b", 12, side="red"), someone("e", 10, side="red"), someone("c", 6),
        someone("d", 3),
    )  # fmt: skip
    play(fight, "a: delay standby", "b: delay standby", "e: delay standby", "c: act none", "c: convey_information")
    play(fight, "e: wait", "b: act none", "b: convey_information", "a: wait")
    assert (asked(fight), window(fight)) == (["e window"], "declared b")
    play(fight, "e: act none", "e: convey_information", "b: after")
    assert asked(fight) == ["a window"]
    play(fight, "a: act none", "a: convey_information", "a: end", "b: end")
    assert asked(fight) == ["e act"]
    play(fight, "e: end", "c: end", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "a6 b6 e6 c6 d3")


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


@pytest.mark.rule("EP-DELAY-27", "EP-DELAY-7")
def test_who_waits_for_a_carrier_that_has_let_its_place_pass_is_on_standby() -> None:
    fight = carrying(someone("b", 12), someone("c", 5), someone("d", 3), who="b", delay_binding="strict")
    play(fight, "b: delay standby", "until c slot", "c: delay after b")
    delay = fighter(fight, "c").delay
    assert delay is not None
    assert delay.mode == "standby"


@pytest.mark.rule("EP-DELAY-22", "EP-INTR-11")
@pytest.mark.parametrize(("says", "turn_two"), [("now", "h6 l6 a6 c6 d3"), ("after", "h6 a6 l6 c6 d3")])
def test_a_claim_postponed_into_the_slot_of_another_faster_one_needs_its_word_too(says: str, turn_two: str) -> None:
    fight = firefight(
        someone("h", 14, side="red"), someone("a", 12, side="red"), someone("l", 10, side="red"), someone("c", 6),
        someone("d", 3),
    )  # fmt: skip
    play(fight, "h: delay standby", "a: delay standby", "l: delay standby", "c: act none", "c: convey_information")
    play(fight, "l: wait", "a: act none", "a: convey_information", "h: wait")
    play(fight, "l: wait", "h: act none", "h: convey_information", "l: act none", "l: convey_information", "h: after")
    assert asked(fight) == ["a claim"], "behind h it would still be in front of a"
    play(fight, f"a: {says}", "h: end", *(["l: end", "a: end"] if says == "now" else ["a: end", "l: end"]))
    play(fight, "c: end", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, turn_two)


@pytest.mark.rule("EP-TIE-8", "EP-DELAY-7", "EP-INTR-7")
def test_a_delayer_who_is_asked_for_its_defence_hears_why_it_cannot_act() -> None:
    tied = firefight(someone("a", 9, ref=20), someone("b", 9), someone("c", 3))
    play(tied, "b: act none", shot("b", "a"), "a: delay standby")
    strict = firefight(someone("a", 12), someone("b", 10), someone("c", 6), delay_binding="strict")
    play(strict, "a: delay before c", "b: act none", shot("b", "a"))
    late = firefight(someone("a", 12), someone("b", 10))
    play(late, "a: delay standby", "b: act none", shot("b", "a"), "a: wait")
    for fight, rule in ((tied, "EP-TIE-8"), (strict, "EP-DELAY-7"), (late, "EP-INTR-7")):
        assert asked(fight) == ["a defence"]
        assert barred(fight, "a", "act", move="none") == rule


@pytest.mark.rule("EP-TIE-8", "EP-INTR-8")
def test_who_left_a_tied_group_does_not_stop_its_movers() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20), someone("b", 9, at=9), someone("c", 3, at=(9, 2)))
    play(fight, "b: act full", "b: move 3,10", "a: delay condition enemy_within:5")
    assert (asked(fight), at(fight, "b")) == (["b act"], (3, 10))


@pytest.mark.rule("EP-INTR-13", "EP-INTR-8")
def test_with_the_option_nobody_stops_a_mover_that_it_does_not_see() -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("c", 6, at=9), scene=[wall(2, "total", y=(0, 20))],
        interrupt_requires_perception=True,
    )  # fmt: skip
    play(fight, "a: delay condition enemy_within:5", "until c slot", "c: act full", "c: move 4,10")
    assert at(fight, "c") == (4, 10)
    assert asked(fight) == ["c act"]
