"""Taking the initiative: a point of Vigor or Insight puts a fighter at the front for one action turn."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    TURRET,
    allowed,
    barred,
    carrying,
    fighter,
    firefight,
    hound,
    order,
    passes,
    play,
    points,
    ruled,
    say,
    shot,
    slot_state,
    slots,
    someone,
    strike,
    target_number,
    turn,
)
from tests.conformance.harness import asked, waiting


@pytest.mark.scenario("EP-EX-6")
@pytest.mark.rule("EP-TAKE-1", "EP-TAKE-3", "EP-TAKE-4", "EP-TAKE-7")
def test_taking_the_initiative_with_vigor() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6, vigor=2))
    assert asked(fight) == ["c take"]
    play(fight, "c: take vigor")
    assert points(fight, "c", "vigor") == 1
    assert passes(fight) == ["c", "a", "b"]
    assert order(fight) == "a12 b10 c6"
    assert passes(fight) == ["a", "b", "c"]


@pytest.mark.scenario("EP-EX-7")
@pytest.mark.rule("EP-TAKE-2", "EP-TAKE-5", "EP-TAKE-8", "EP-ATK-3")
def test_two_takers_and_the_insight_limit() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=5, insight=2), someone("c", 6, at=10, vigor=1))
    play(fight, "c: take vigor", "b: take insight")
    assert (asked(fight), points(fight, "b", "insight"), points(fight, "c", "vigor")) == (["b slot"], 1, 0)
    assert ruled(fight, "b: act base") == "EP-TAKE-8"
    play(fight, "b: act none")
    assert ruled(fight, "b: drop_prone") == "EP-TAKE-8"
    assert allowed(fight, "b: detailed_perception")
    play(fight, "b: convey_information", "b: end")
    assert asked(fight) == ["c slot"]
    play(fight, "c: act none", shot("c", "b"), "b: fray", "c d100 99 | b d100 15")
    assert target_number(fight, "b") == 20
    play(fight, "c: end")
    assert passes(fight) == ["a"]


@pytest.mark.scenario("EP-EX-8")
@pytest.mark.rule("EP-TAKE-6", "EP-TAKE-10", "EP-TAKE-11")
def test_refusals_in_and_after_the_take_phase() -> None:
    fight = firefight(someone("a", 12, flex=3), someone("b", 10, vigor=2), someone("c", 8, vigor=1, flex=1))
    assert asked(fight) == ["c take"]
    assert barred(fight, "a", "take", pool="flex") == "EP-TAKE-10"
    assert ruled(fight, "c: take flex") == "EP-TAKE-10"
    play(fight, "c: decline", "b: decline", "a: pass")
    assert barred(fight, "b", "take", pool="vigor") == "EP-TAKE-6"
    assert ruled(fight, "b: take vigor") == "EP-TAKE-6"
    play(fight, "b: pass", "c: delay standby")
    assert passes(fight) == []
    assert asked(fight) == ["b take"], "a carrier is not asked"
    assert barred(fight, "c", "take", pool="vigor") == "EP-TAKE-11"
    assert [points(fight, who, pool) for who, pool in (("a", "flex"), ("b", "vigor"), ("c", "vigor"))] == [3, 2, 1]


@pytest.mark.scenario("EP-EX-9")
@pytest.mark.rule("EP-TAKE-3", "EP-TAKE-13", "EP-DELAY-9", "EP-DELAY-10")
def test_taking_the_initiative_then_delaying() -> None:
    fight = firefight(someone("a", 12), someone("b", 10), someone("c", 6, vigor=1))
    play(fight, "c: take vigor", "c: delay after a", "a: pass")
    assert asked(fight) == ["c due"]
    play(fight, *turn("c", "convey_information"))
    assert passes(fight) == ["b"]
    assert (order(fight), points(fight, "c", "vigor")) == ("a12 c12 b10", 0)
    assert passes(fight) == ["a", "c", "b"]


@pytest.mark.scenario("EP-EX-54")
@pytest.mark.rule("EP-TAKE-3", "EP-TAKE-9", "EP-TAKE-12")
def test_taking_the_initiative_repeatedly() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("c", 6, at=9, vigor=2))
    play(fight, "c: take vigor", "c: act base", "c: move 5,10", shot("c", "a"), "c d100 99 | a d100 99", "c: end")
    assert passes(fight) == ["a"]
    play(
        fight,
        "c: take vigor",
        "c: act base",
        "c: move 1,10",
        "c: attack_melee a with unarmed",
        "c d100 99 | a d100 99",
        "c: end",
    )
    assert passes(fight) == ["a"]
    assert (asked(fight), points(fight, "c", "vigor")) == (["a take"], 0)
    assert barred(fight, "c", "take", pool="vigor") == "EP-TAKE-3"


@pytest.mark.scenario("EP-EX-57")
@pytest.mark.rule("EP-EXTRA-4", "EP-EXTRA-9", "EP-TAKE-1", "EP-TAKE-4")
@pytest.mark.parametrize(("extra_phase_order", "expected"), [("turn_order", ["c", "a"]), ("regular", ["a", "c"])])
def test_who_took_the_initiative_is_first_in_the_extra_phase_too(extra_phase_order: str, expected: list[str]) -> None:
    fight = firefight(
        someone("a", 12, vigor=1), someone("b", 10), someone("c", 6, vigor=2), extra_phase_order=extra_phase_order
    )
    play(fight, "c: take vigor", "a: decline")
    assert slots(fight) == ["c", "a", "b"]
    for who in expected:
        assert asked(fight) == [f"{who} extra"]
        play(fight, shot(who, "b", pool="vigor"), "99 99")
    assert (points(fight, "a", "vigor"), points(fight, "c", "vigor")) == (0, 0)
    assert passes(fight) == ["a", "b", "c"]


@pytest.mark.rule("EP-TAKE-7")
def test_everybody_with_a_point_is_asked_once_the_last_in_the_order_first() -> None:
    fight = firefight(
        someone("a", 12, vigor=1), someone("b", 9, ref=20, vigor=1), someone("c", 9, insight=1), someone("d", 3, flex=1)
    )
    assert asked(fight) == ["c take"], "d has no point it could spend; of the tied the lower REF is asked first"
    play(fight, "c: take insight")
    assert (asked(fight), barred(fight, "c", "take", pool="insight")) == (["b take"], "EP-TAKE-7")
    assert barred(fight, "c", "decline") == "EP-TAKE-7"
    play(fight, "b: decline")
    assert (asked(fight), barred(fight, "b", "take", pool="vigor")) == (["a take"], "EP-TAKE-7")
    play(fight, "a: decline")
    assert asked(fight) == ["c slot"]


@pytest.mark.rule("EP-TAKE-5", "EP-TIE-10")
def test_a_taker_is_not_tied_with_one_of_equal_count_who_did_not_take() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9, vigor=1), someone("c", 12))
    play(fight, "b: take vigor")
    assert passes(fight) == ["b", "c", "a"]


@pytest.mark.rule("EP-TAKE-8", "EP-EXTRA-12")
def test_the_insight_limit_lasts_for_the_whole_turn_and_no_longer() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, insight=1, vigor=1))
    play(fight, "b: take insight", *turn("b", "mesh_action"), "a: pass")
    assert asked(fight) == ["b extra"]
    assert ruled(fight, shot("b", "a", pool="vigor")) == "EP-TAKE-8"
    assert ruled(fight, "b: drop_item pistol") == "EP-TAKE-8"
    play(fight, "b: stop")
    play(fight, "b: decline", "a: pass", "b: act base")
    assert allowed(fight, "b: move 5,10")


@pytest.mark.rule("EP-TAKE-13", "EP-TAKE-8")
def test_who_took_it_with_insight_and_delays_stays_bound_until_the_end_of_the_turn() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, insight=1))
    play(fight, "b: take insight", "b: delay standby", "a: act none", "a: convey_information")
    assert asked(fight) == ["b window"]
    assert ruled(fight, "b: act base") == "EP-TAKE-8"
    play(fight, "b: act none")
    assert ruled(fight, shot("b", "a")) == "EP-TAKE-8"
    play(fight, "b: mesh_action", "b: end", "a: end")
    assert (fight.state.turn, order(fight)) == (2, "b12 a12")


@pytest.mark.rule("EP-TAKE-13", "EP-EXTRA-9")
def test_delaying_loses_the_front_place_also_among_the_extra_actions() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10), someone("c", 6, vigor=2))
    play(
        fight, "c: take vigor", "a: decline", "c: delay after b", "a: pass", "b: pass", *turn("c", "convey_information")
    )
    assert asked(fight) == ["a extra"]
    play(fight, "a: stop")
    assert asked(fight) == ["c extra"]


@pytest.mark.rule("EP-TAKE-11")
def test_the_unconscious_are_not_asked() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=1, damage=34), someone("c", 6))
    play(
        fight, "b: decline", "a: decline", "a: act none", shot("a", "b"), "a d100 10 | b d100 99 | a 2d10 1 1", "a: end"
    )
    assert passes(fight) == ["c"]
    assert asked(fight) == ["a take"]
    assert barred(fight, "b", "take", pool="vigor") == "EP-TAKE-11"


@pytest.mark.rule("EP-TAKE-4", "EP-TAKE-3")
def test_the_point_is_gone_even_if_the_taker_cannot_act() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10, vigor=1, damage=34), someone("c", 3))
    play(
        fight,
        "b: take vigor",
        "a: take vigor",
        "a: act none",
        shot("a", "b"),
        "a d100 10 | b d100 99 | a 2d10 1 1",
        "a: end",
    )
    assert (points(fight, "b", "vigor"), fighter(fight, "b").took_initiative) == (0, "vigor")


@pytest.mark.rule("EP-TAKE-11", "EP-DELAY-17")
def test_a_carried_slot_cannot_be_combined_with_the_front_place() -> None:
    fight = carrying(someone("a", 12), someone("b", 10, vigor=1, insight=1), someone("c", 6, vigor=1), who="b")
    assert asked(fight) == ["c take"]
    assert barred(fight, "b", "take", pool="vigor") == "EP-TAKE-11"
    assert barred(fight, "b", "take", pool="moxie") == "EP-TAKE-11", "stands above EP-TAKE-10"


@pytest.mark.rule("EP-TAKE-5", "EP-TAKE-8", "EP-POOL-14")
def test_three_takers_by_their_own_order_and_threat_counts_as_either() -> None:
    fight = firefight(
        someone("a", 12),
        someone("b", 9, vigor=1, ref=20),
        hound("c", 9, at=8),
        someone("d", 3, insight=1),
        threat_pools={"hounds": 1},
    )
    asked_in = []
    for says in ("take insight", "take threat", "take vigor"):
        who = asked(fight)[0].split()[0]
        asked_in.append(who)
        say(fight, f"{who}: {says}")
    assert asked_in == ["d", "c", "b"]
    assert asked(fight) == ["c slot"], "B and C are tied in front, the lower REF declares first"
    say(fight, "c: act base", "c: move 8,11")
    assert asked(fight) == ["b slot"]
    say(fight, "b: pass", "c: end")
    assert asked(fight) == ["d slot"]
    assert ruled(fight, "d: act base") == "EP-TAKE-8"
    say(fight, "d: pass")
    assert asked(fight) == ["a slot"]


@pytest.mark.rule("EP-TAKE-8")
def test_an_insight_taker_may_defend_with_melee_but_not_drop_prone() -> None:
    fight = firefight(someone("a", 12, at=0, insight=1, weapons=[TURRET]), someone("b", 6, at=1, weapons=[KNIFE]))
    play(fight, "a: take insight", "a: act none")
    assert ruled(fight, "a: drop_prone") == "EP-TAKE-8"
    assert ruled(fight, "a: flee") == "EP-TAKE-8"
    assert allowed(fight, "a: speak")
    play(fight, "a: mesh_action", "a: end", "b: act none")
    say(fight, strike("b", "a", "knife"))
    assert asked(fight) == ["a defence"]
    assert allowed(fight, "a: melee")


@pytest.mark.rule("EP-TAKE-3", "EP-POOL-14", "EP-TAKE-10")
def test_taking_with_an_empty_own_pool_and_an_empty_threat_pool() -> None:
    fight = firefight(hound("h", 9, at=8), someone("x", 3, at=0, side="red", vigor=1), threat_pools={"hounds": 0})
    assert asked(fight) == ["x take"]
    assert barred(fight, "h", "take", pool="vigor") == "EP-TAKE-3"
    assert barred(fight, "h", "take", pool="threat") == "EP-POOL-14"
    assert ruled(fight, "x: take insight") == "EP-TAKE-3"
    assert ruled(fight, "x: take moxie") == "EP-TAKE-10"


@pytest.mark.rule("EP-TAKE-3", "EP-SEQ-10")
def test_a_taker_killed_before_its_slot_and_the_others_keep_their_order() -> None:
    fight = firefight(
        someone("a", 12, at=0, vigor=1, side="red"),
        someone("b", 10, at=8, vigor=1, damage=34, side="blue"),
        someone("c", 6, at=9, side="blue"),
    )
    play(
        fight,
        "b: take vigor",
        "a: take vigor",
        "a: act none",
        shot("a", "b"),
        "a d100 20 | b d100 99 | a 2d10 1 1",
        "a: end",
    )
    assert asked(fight) == ["c slot"]
    assert slot_state(fight, "b") == "lost"


@pytest.mark.rule("EP-TAKE-11")
def test_the_unable_cannot_take_the_initiative() -> None:
    fight = firefight(someone("a", 9, vigor=1), someone("b", 6, vigor=1, start=["unconscious"]), someone("c", 3))
    assert asked(fight) == ["a take"]
    assert barred(fight, "b", "take", pool="vigor") == "EP-TAKE-11"


@pytest.mark.rule("EP-TAKE-7", "EP-SEQ-7")
def test_who_was_tied_need_not_roll_off_after_the_game_master_has_closed_the_sequence() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 12, vigor=1), someone("c", 6, vigor=1))
    assert asked(fight) == ["c take"]
    assert not fight.decree("close")
    assert asked(fight) == ["gm free_time"]
    fight.undo("choice")
    say(fight, "c: decline")
    assert waiting(fight) == "b has to throw d10 for roll_off", "otherwise they roll for who is asked first"


@pytest.mark.rule("EP-TAKE-7")
def test_everybody_who_is_asked_to_take_the_initiative_is_a_step_that_undo_need_not_repeat() -> None:
    fight = firefight(*[someone(name, 6 + at, vigor=1) for at, name in enumerate("abcdef")])
    assert asked(fight) == ["a take"]
    for name in "abcd":
        assert fight.known.log("blue") is not None, "somebody looks on"
        play(fight, f"{name}: decline")
    assert [fight.undo() for _ in range(3)] == [1, 1, 1]
    assert fight.snapshots[-1].position == len(fight.journal)
    assert asked(fight) == ["b take"]
