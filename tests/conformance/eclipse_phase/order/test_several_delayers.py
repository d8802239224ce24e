"""Several delayers at one moment: the lower Initiative roll declares first, the higher one chooses."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    barred,
    damage,
    fall,
    fighter,
    firefight,
    order,
    passes,
    play,
    say,
    shot,
    slot_state,
    someone,
    turn,
    window,
)
from tests.conformance.harness import asked


def two_on_standby(*others: tuple[str, int]) -> Fight[Combat]:
    """A (roll 12) and B (roll 10) both wait; the others have their slots still before them."""
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=1, side="red"),
        *(someone(name, count) for name, count in others),
    )
    return play(fight, "a: delay standby", "b: delay standby")


@pytest.mark.scenario("EP-EX-18")
@pytest.mark.rule("EP-DELAY-18", "EP-DELAY-19", "EP-DELAY-10")
@pytest.mark.parametrize(("says", "expected"), [("before b", "a6 b6 c6"), ("last", "b6 a6 c6")])
def test_the_faster_chooses_to_act_before_or_after(says: str, expected: str) -> None:
    fight = two_on_standby(("c", 6))
    play(fight, "c: act none", shot("c", "a"))
    assert asked(fight) == ["b window"], "the lower roll is asked first"
    play(fight, "b: act none", shot("b", "c"))
    assert asked(fight) == ["a window"]
    play(fight, f"a: act none {says}", shot("a", "c"))
    first, second = expected[0], expected[3]
    play(fight, MISS, f"{first}: end", MISS, f"{second}: end", MISS, "c: end")
    assert fight.state.turn == 2
    assert order(fight) == expected


@pytest.mark.scenario("EP-EX-19")
@pytest.mark.rule("EP-DELAY-22")
def test_the_slower_cannot_jump_the_faster() -> None:
    fight = two_on_standby(("c", 6), ("d", 3))
    play(fight, "until b window before c", "b: wait", "a: act none", shot("a", "d"))
    assert asked(fight) == ["b window"]
    play(fight, "b: act none", "b: attack_melee a with unarmed grapple yes")
    assert asked(fight) == ["a claim"]
    play(fight, "a: after", MISS, "a: end")
    play(fight, MISS, "b: end")
    assert asked(fight) == ["c slot"]
    assert passes(fight) == ["c", "d"]
    assert order(fight) == "a6 b6 c6 d3"


@pytest.mark.rule("EP-DELAY-22")
def test_the_owner_of_the_delayed_slot_may_let_the_slower_act_at_once() -> None:
    fight = two_on_standby(("c", 6), ("d", 3))
    play(fight, "until b window before c", "b: wait", "a: act none", shot("a", "d"))
    play(fight, "b: act none", shot("b", "d"), "a: now")
    play(fight, MISS, "b: end", MISS, "a: end")
    assert passes(fight) == ["c", "d"]
    assert order(fight) == "b6 a6 c6 d3"


@pytest.mark.scenario("EP-EX-50")
@pytest.mark.rule("EP-INTR-11", "EP-DELAY-10", "EP-DELAY-22")
def test_nested_interruption() -> None:
    fight = firefight(
        someone("a", 12, side="red"), someone("b", 10, side="blue", damage=30), someone("c", 6, side="green")
    )
    play(fight, "a: delay standby", "b: delay standby", "c: act none", "c: open_door")
    assert asked(fight) == ["b window"]
    play(fight, "b: act none", shot("b", "c"))
    assert asked(fight) == ["a window"]
    play(fight, "a: wait")
    assert asked(fight) == ["a window"], "the nested window of B's declared shot"
    play(fight, "a: act none", shot("a", "b"), "a d100 10 | b d100 99 | a 2d10 5 5 | b d100 30")
    assert slot_state(fight, "b") == "lost"
    play(fight, "a: end", "c: end")
    assert (fight.state.turn, order(fight)) == (2, "b9 a6 c6")
    assert passes(fight) == ["a", "c"]


@pytest.mark.scenario("EP-EX-51")
@pytest.mark.rule("EP-DELAY-18", "EP-DELAY-20", "EP-DELAY-21", "EP-DELAY-10", "EP-TIE-8")
def test_three_delayers_two_with_equal_rolls() -> None:
    fight = firefight(someone("a", 12, ref=20), someone("b", 12), someone("c", 8), someone("d", 5))
    play(fight, "b: delay standby", "a: delay standby", "c: delay standby", "d: act none", shot("d", "a"))
    assert asked(fight) == ["c window"]
    play(fight, "c: act none", shot("c", "d"))
    assert asked(fight) == ["b window"]
    play(fight, "b: act none before c", shot("b", "d"))
    assert asked(fight) == ["a window"]
    play(fight, "a: act none last", shot("a", "d"))
    play(fight, MISS, "b: end", MISS, "c: end", MISS, "a: end", MISS, "d: end")
    assert (fight.state.turn, order(fight)) == (2, "b5 c5 a5 d5")


@pytest.mark.scenario("EP-EX-52")
@pytest.mark.rule("EP-INIT-10", "EP-DELAY-18")
def test_the_roll_not_the_count_decides_among_delayers() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 5), someone("e", 3))
    play(fight, "a: delay before c", "b: pass", "until a due", *turn("a", "convey_information"), "c: pass", "e: pass")
    assert passes(fight) == ["b", "a", "c", "e"]
    assert order(fight) == "b10 a5 c5 e3"
    play(fight, "b: delay standby", "a: delay standby", "c: pass", "e: act none", shot("e", "c"))
    assert asked(fight) == ["b window"], "its roll is lower although its count is higher"
    play(fight, "b: act none", shot("b", "e"))
    assert asked(fight) == ["a window"]
    play(fight, "a: act none before b", shot("a", "e"))
    play(fight, MISS, "a: end", MISS, "b: end", MISS, "e: end")
    assert order(fight) == "c5 a3 b3 e3"


@pytest.mark.scenario("EP-EX-58")
@pytest.mark.rule("EP-DELAY-10", "EP-DELAY-19", "EP-DELAY-31")
def test_two_delayers_after_the_same_combatant() -> None:
    fight = two_on_standby(("c", 6), ("d", 3))
    play(fight, "c: act none", "c: convey_information", "c: end")
    assert asked(fight) == ["b window"]
    play(fight, "b: act none", shot("b", "c"), "a: act none last", "a: convey_information", MISS, "b: end", "a: end")
    assert passes(fight) == ["d"]
    assert order(fight) == "c6 b6 a6 d3"


@pytest.mark.rule("EP-INIT-13", "EP-DELAY-10", "EP-INTR-11")
def test_a_wound_suffered_inside_the_delayed_slot_lowers_the_new_place() -> None:
    fight = firefight(someone("d", 14, at=9), someone("a", 12, at=0), someone("c", 6, at=20))
    play(fight, "d: delay standby", "a: delay standby", "c: act none", "c: convey_information")
    play(fight, "a: act none", "a: convey_information", "d: wait", "until d window declared a")
    play(
        fight,
        "d: act none",
        shot("d", "a"),
        "d d100 30 | a d100 99 | d 2d10 4 4 | a d100 30",
        "d: end",
        "a: end",
        "c: end",
    )
    assert (fight.state.turn, order(fight)) == (2, "d6 c6 a5")


@pytest.mark.rule("EP-DELAY-21")
def test_equal_rolls_and_equal_reflexes_are_settled_by_a_roll_off() -> None:
    fight = firefight(someone("a", 12), someone("b", 12), someone("c", 6), tie_mode="roll_off")
    play(fight, "a d10 7 | b d10 2", "a: delay standby", "b: delay standby", "c: act none", "c: convey_information")
    assert asked(fight) == ["b window"], "the loser of the roll-off counts as the lower roll"


@pytest.mark.rule("EP-DELAY-21", "EP-TIE-4")
def test_three_equal_rolls_equal_reflexes_roll_off_once() -> None:
    fight = firefight(
        someone("a", 9, side="red"), someone("b", 9, side="red"), someone("e", 9, side="red"), someone("c", 3)
    )
    # tie under simultaneous with equal REF: roll-off decides the declaring order; lower declares first
    fall(fight, "a d10 5 | b d10 9 | e d10 2")
    for who in ("e", "a", "b"):
        assert asked(fight) == [f"{who} slot"]
        say(fight, f"{who}: delay standby")
    play(fight, "until c slot", "c: act none", "c: convey_information")
    for who in ("e", "a", "b"):
        assert asked(fight) == [f"{who} window"], "the same roll-off, no new dice"
        say(fight, f"{who}: act none" + ("" if who == "e" else " before e"), f"{who}: convey_information")
    # queue: e; a before e -> a e; b before e -> a b e
    for who in ("a", "b", "e"):
        assert asked(fight) == [f"{who} act"]
        say(fight, f"{who}: end")
    say(fight, "c: end")
    assert (fight.state.turn, order(fight)) == (2, "a3 b3 e3 c3")


@pytest.mark.rule("EP-DELAY-20")
def test_undo_in_mid_claim_and_play_on_differently() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=2, side="red"),
        someone("c", 6, at=8),
        someone("d", 3, at=9),
    )
    play(fight, "a: delay standby", "until b slot", "b: delay standby", "until c slot", "c: act none", shot("c", "a"))
    say(fight, "b: wait", "a: act none", shot("a", "c"))
    assert (asked(fight), window(fight)) == (["b window"], "declared a")
    before = fight.state.clone(), asked(fight), len(fight.log())
    say(fight, "b: act none", shot("b", "c"))
    assert asked(fight) == ["a claim"]
    say(fight, "a: after")
    fight.undo(3)
    assert (fight.state, asked(fight), len(fight.log())) == before
    say(fight, "b: act none", shot("b", "d"), "a: now")
    fall(fight, "b 99 | d 99")
    fight.undo("turn")
    assert fight.redo()


@pytest.mark.rule("EP-DELAY-22", "EP-INTR-9")
def test_a_postponed_claim_whose_target_died_may_be_replaced() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=1, side="red"),
        someone("c", 6, at=8, damage=52, durability=60, side="blue"),
        someone("d", 3, at=9, side="blue"),
    )
    play(fight, "a: delay standby", "until b slot", "b: delay standby", "until c slot", "c: act none", shot("c", "a"))
    say(fight, "b: wait", "a: act none", shot("a", "c", "FA_damage"), "b: act none", shot("b", "c"), "a: after")
    fall(fight, "a 22 | c 99 | a 4d10 5 5 5 5")
    assert fighter(fight, "c").status == "dead"
    say(fight, "a: end")
    assert asked(fight) == ["b redeclare"]
    say(fight, shot("b", "d"))
    fall(fight, "b 99 | d 99")
    say(fight, "b: end", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "a6 b6 d3")


@pytest.mark.rule("EP-DELAY-6", "EP-DELAY-18")
def test_due_after_and_standby_in_one_window() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6), someone("d", 3))
    play(
        fight,
        "a: delay after c",
        "until b slot",
        "b: delay standby",
        "until c slot",
        "c: act none",
        "c: convey_information",
        "until c act",
        "c: end",
    )
    assert (asked(fight), window(fight)) == (["b window"], "after c")
    say(fight, "b: act none", "b: convey_information")
    assert asked(fight) == ["a due"]
    say(fight, "a: act none before b", "a: convey_information", "a: end", "b: end", "d: pass")
    assert order(fight) == "c6 a6 b6 d3"


@pytest.mark.rule("EP-DELAY-6", "EP-DELAY-7")
def test_strict_two_due_before_the_same_one() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6), someone("d", 3), delay_binding="strict")
    say(fight, "a: delay before c", "b: delay before c")
    assert asked(fight) == ["b due"]
    assert "wait" not in [each.id for each in fight.pending.options()]
    say(fight, "b: pass")
    assert asked(fight) == ["a due"]
    say(fight, "a: act none", "a: convey_information", "a: end", "c: pass", "d: pass")
    assert order(fight) == "b10 a6 c6 d3"


@pytest.mark.rule("EP-DELAY-20", "EP-DELAY-31")
def test_four_claims_in_one_window() -> None:
    fight = firefight(
        *(someone(who, roll, side="red") for who, roll in (("a", 14), ("b", 12), ("c", 10), ("d", 8))),
        someone("x", 3, side="blue"),
    )
    for who in "abcd":
        play(fight, f"until {who} slot", f"{who}: delay standby")
    play(fight, "until x slot", "x: act none", "x: convey_information")
    say(fight, "d: act none", "d: convey_information", "c: act none before d", "c: convey_information")
    say(fight, "b: act none last", "b: convey_information", "a: act none before d", "a: convey_information")
    for who in "cadb":
        assert asked(fight) == [f"{who} act"]
        say(fight, f"{who}: end")
    say(fight, "x: end")
    assert order(fight) == "c3 a3 d3 b3 x3"


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


@pytest.mark.rule("EP-DELAY-22")
@pytest.mark.parametrize("first", ["b", "e"])
def test_of_those_postponed_at_different_moments_the_faster_acts_first(first: str) -> None:
    fight = firefight(
        someone("a", 14, side="red"), someone("b", 12, side="red"), someone("e", 10, side="red"), someone("c", 6),
        someone("d", 3),
    )  # fmt: skip
    play(fight, "a: delay standby", "b: delay standby", "e: delay standby", "c: act none", "c: convey_information")
    play(fight, "e: wait", "b: wait", "a: act none", "a: convey_information")
    for who in (first, "e" if first == "b" else "b"):
        play(fight, f"until {who} window declared a", f"{who}: act none", f"{who}: convey_information", "a: after")
        play(fight, "until a act", *(["a: convey_information"] if who == first else ["a: end"]))
    assert asked(fight) == ["b act"], "whoever said so first"
    play(fight, "b: end")
    assert asked(fight) == ["e act"]
