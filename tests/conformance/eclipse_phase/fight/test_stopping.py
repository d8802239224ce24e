"""Stopped on the way, and what becomes of a declared act then (EP-INTR-8, EP-INTR-9)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    FAR,
    allowed,
    ammo,
    area,
    at,
    barred,
    conditions,
    fall,
    fighter,
    firefight,
    order,
    play,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    strike,
    target_number,
    wall,
    window,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-INTR-8")
def test_two_position_conditions_stop_one_runner_twice() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 10, at=(0, 11), side="red"),
        someone("c", 6, at=20, side="blue"),
    )
    play(
        fight,
        "a: delay condition enemy_within:10",
        "b: delay condition enemy_within:5",
        "until c slot",
        "c: act full",
        "c: move 3,10",
    )
    play(fight, "until a due")
    assert at(fight, "c") == (10, 10)
    assert barred(fight, "b", "act", move="none") == "EP-INTR-8"
    say(fight, "a: pass")
    assert asked(fight) == ["c act"]
    say(fight, "c: move 3,10")
    assert (asked(fight), window(fight), at(fight, "c")) == (["b due"], "stopped c", (4, 10))
    say(fight, "b: act none", shot("b", "c"))
    fall(fight, "b 99 | c 99")
    say(fight, "b: end")
    assert asked(fight) == ["c act"]
    assert fighter(fight, "c").move_left == 400


@pytest.mark.rule("EP-INTR-8", "EP-EXTRA-10", "EP-DELAY-23")
def test_a_position_condition_stops_movement_in_the_extra_phase_at_the_end_of_the_order() -> None:
    fight = firefight(
        someone("a", 12, at=20, vigor=1, side="red"),
        someone("b", 10, at=0, side="blue"),
        someone("c", 6, at=(0, 2), side="blue"),
    )
    play(
        fight,
        "a: decline",
        "a: act full",
        "a: move 15,10",
        "a: end",
        "b: delay condition enemy_within:5",
        "until c slot",
        "c: pass",
    )
    play(fight, "until a extra", "a: move 2,10 pool vigor", "until b due")
    assert at(fight, "a") == (5, 10)
    say(fight, "b: act none", shot("b", "a"))
    fall(fight, "b 99 | a 99")
    say(fight, "b: end")
    assert asked(fight) == ["a act"]
    say(fight, "a: move 2,10")
    play(fight, "a: full_defense")
    if asked(fight) == ["a act"]:
        say(fight, "a: end")
    assert (fight.state.turn, order(fight)) == (2, "a12 c6 b6")


@pytest.mark.rule("EP-COND-13", "EP-INTR-9")
def test_an_interrupting_mover_leaves_its_cover_and_the_shot_uses_the_modifiers_of_now() -> None:
    fight = firefight(someone("a", 12, at=0, in_cover=True), someone("c", 6, at=9), scene=[wall(0.5, "major")])
    play(fight, "a: delay standby", "until c slot", "c: act none", shot("c", "a"))
    say(fight, "a: act base", "a: move 0,13", "a: end")
    fall(fight, "c 58 | a 99 | c 2d10 1 1 | c d6 1")
    assert target_number(fight, "c", "attack") == 60


@pytest.mark.rule("EP-MOVE-8", "EP-MOVE-2", "EP-MOVE-7")
def test_knocked_down_between_two_segments_then_standing_up() -> None:
    fight = firefight(someone("a", 12, at=(4, 2)), someone("c", 6, at=20))
    play(fight, "a: delay standby", "until c slot", "c: act full", "c: move 10,10", "a: wait")
    assert (asked(fight), window(fight)) == (["a window"], "between c")
    say(fight, "a: act none", shot("a", "c", called="knockdown"))
    fall(fight, "a 40 | c 99")
    say(fight, "a: end")
    assert conditions(fight, "c") == ["prone"]
    assert ruled(fight, "c: move 9,10") == "EP-MOVE-8"
    say(fight, "c: stand_up")
    # full 20 halved to 10, 10 m used: nothing left
    assert fighter(fight, "c").move_left <= 0
    assert ruled(fight, "c: move 9,10") == "EP-MOVE-2"


@pytest.mark.rule("EP-MOVE-12", "EP-INTR-9")
def test_an_enemy_steps_into_the_way_of_a_declared_segment() -> None:
    fight = firefight(someone("a", 12, at=(10, 12)), someone("c", 6, at=20))
    play(fight, "a: delay standby", "until c slot", "c: act full", "c: move 4,10")
    say(fight, "a: act base", "a: move 10,10", "a: end")
    assert asked(fight) == ["c redeclare"], "EP-MOVE-12 and EP-INTR-9"
    say(fight, "c: move 11,10")
    assert at(fight, "c") == (11, 10)


@pytest.mark.rule("EP-INTR-9")
def test_redeclare_always_keep_or_change_and_nothing_spent() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("e", 10, at=1, side="red"),
        someone("c", 6, at=8),
        redeclare_after_interrupt="always",
    )
    play(
        fight, "a: delay standby", "until e slot", "e: pass", "until c slot", "c: act none", shot("c", "a", "FA_damage")
    )
    say(fight, "a: act none", "a: convey_information", "a: end")
    assert asked(fight) == ["c redeclare"]
    say(fight, shot("c", "e"))
    fall(fight, "c 99 | e 99")
    assert ammo(fight, "c") == 15


@pytest.mark.rule("EP-INTR-8", "EP-DELAY-10")
def test_stopping_a_mover_gives_its_place_even_if_it_does_nothing_more() -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("c", 6, at=20, damage=30, side="blue"), someone("d", 3, at=FAR, side="blue")
    )
    play(fight, "a: delay condition enemy_within:10", "until c slot", "c: act full", "c: move 5,10", "until a due")
    say(fight, "a: act none", shot("a", "c"))
    fall(fight, "a 20 | c 99 | a 2d10 5 5 | c 20")
    say(fight, "a: end")
    assert (slot_state(fight, "c"), at(fight, "c")) == ("lost", (10, 10))
    play(fight, "d: pass")
    assert order(fight) == "a6 c5 d3"


@pytest.mark.rule("EP-TIE-2", "EP-INTR-2")
def test_by_reflexes_the_quicker_may_delay_and_interrupt_the_slower_of_the_same_count() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9, ref=15), someone("c", 3), tie_mode="ref")
    play(fight, "a: delay standby", "until b slot", "b: act none", shot("b", "c"))
    assert (asked(fight), window(fight)) == (["a window"], "declared b")
    say(fight, "a: act none", "a: convey_information", "a: end")
    fall(fight, "b 99 | c 99")
    say(fight, "b: end", "c: pass")
    assert order(fight) == "a9 b9 c3"


@pytest.mark.rule("EP-INTR-9", "EP-COND-6")
def test_an_interrupter_grapples_the_runner_whose_segment_is_then_impossible() -> None:
    fight = firefight(someone("a", 12, at=19), someone("c", 6, at=20))
    play(fight, "a: delay standby", "until c slot", "c: act full", "c: move 30,10")
    say(fight, "a: act none", strike("a", "c", grapple="yes"))
    fall(fight, "a 40 | c 99")
    say(fight, "a: end")
    assert asked(fight) == ["c redeclare"]
    assert allowed(fight, "c: break_free") or allowed(fight, "c: mesh_action")
    say(fight, "c: nothing", "c: end")
    assert at(fight, "c") == (20, 10)


@pytest.mark.rule("EP-INTR-8")
@pytest.mark.parametrize(("start", "stopped"), [(9, 5), (8.5, 4.5), (5.4, 4.4), (5.01, 4.5)])
def test_a_mover_is_stopped_at_the_first_full_metre_of_its_segment(start: float, stopped: float) -> None:
    fight = firefight(someone("a", 12, at=0), someone("c", 6, at=start))
    to = 4.5 if start == 5.01 else 1
    play(fight, "a: delay condition enemy_within:5", "c: act full", f"c: move {to},10", "until a due")
    assert (asked(fight), at(fight, "c")) == (["a due"], (stopped, 10))


@pytest.mark.rule("EP-INTR-8")
def test_two_conditions_stop_a_mover_twice() -> None:
    fight = firefight(someone("a", 12, at=0, side="red"), someone("b", 10, at=1, side="red"), someone("c", 6, at=12))
    play(fight, "a: delay condition enemy_within:9", "b: delay condition enemy_within:5")
    play(fight, "c: act full", "c: move 3,10", "until a due")
    assert at(fight, "c") == (9, 10)
    play(fight, "a: act none", "a: convey_information", "a: end")
    assert asked(fight) == ["c act"]
    play(fight, "c: move 3,10")
    assert (asked(fight), at(fight, "c")) == (["b due"], (6, 10))
    play(fight, "b: pass", "c: end")
    assert order(fight) == "b10 a6 c6"


@pytest.mark.rule("EP-INTR-8", "EP-DELAY-3")
def test_entering_an_area_stops_at_its_border() -> None:
    fight = firefight(someone("a", 12, at=(30, 18)), someone("c", 6, at=0), scene=[area("pit", 5, 9, 8, 11)])
    play(fight, "a: delay condition enemy_enters:pit", "c: act full", "c: move 10,10", "until a due")
    assert (asked(fight), at(fight, "c")) == (["a due"], (5, 10))


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
