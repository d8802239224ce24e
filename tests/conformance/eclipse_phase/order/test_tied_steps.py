"""Tied groups act by act: what counts in a step, what comes true after it, who may cut in (EP-TIE-6 to EP-TIE-8)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    FAR,
    KNIFE,
    ammo,
    at,
    barred,
    conditions,
    damage,
    fall,
    fighter,
    firefight,
    hound,
    order,
    play,
    say,
    shot,
    someone,
    strike,
    target_number,
    window,
    wounds,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-TIE-6", "EP-TIE-7", "EP-DEATH-2")
def test_two_who_are_tied_kill_each_other() -> None:
    fight = firefight(
        someone("a", 9, at=0, ref=20, damage=40, durability=50),
        someone("b", 9, at=8, damage=40, durability=50),
        someone("y", 3, at=FAR, side="red"),
        someone("z", 2, at=(*FAR[:1], 9), side="blue"),
    )
    say(fight, "b: act none", shot("b", "a", "FA_damage"), "a: act none", shot("a", "b", "FA_damage"))
    # DR 75: needs 35
    fall(fight, "a 22 | b 99 | a 4d10 5 5 5 5 | b 11 | a 98 | b 4d10 5 5 5 5")
    assert (fighter(fight, "a").status, fighter(fight, "b").status) == ("dead", "dead")
    assert (damage(fight, "a"), damage(fight, "b"), ammo(fight, "a"), ammo(fight, "b")) == (80, 80, 6, 6)
    assert asked(fight) == ["y slot"]
    assert order(fight) == "y3 z2"


@pytest.mark.rule("EP-TIE-6")
def test_a_tied_runner_is_struck_where_he_stood() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20), someone("b", 9, at=1, weapons=[KNIFE]))
    say(fight, "b: act none", strike("b", "a", "knife"), "a: act full", "a: move 0,2")
    fall(fight, "b 30 | a 99 | b d10 3")
    assert (damage(fight, "a"), at(fight, "a")) == (3, (0, 2))


@pytest.mark.rule("EP-TIE-6", "EP-CALL-3")
def test_a_disarming_shot_does_not_stop_the_shot_of_the_same_step() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20), someone("b", 9, at=8))
    say(fight, "b: act none", shot("b", "a"), "a: act none", shot("a", "b", called="disarm"))
    # a: 60-10=50, 40 superior: half damage; b's shot 30 hits
    fall(fight, "a 40 | b 99 | a 2d10 2 2 | b 30 | a 99 | b 2d10 1 1 | b 90 | b d10 3")
    assert (damage(fight, "b"), damage(fight, "a"), ammo(fight, "a")) == (2, 2, 15)
    assert fighter(fight, "b").ready == []
    assert fight.state.lying[0].ammo == 15, "the shot was fired before it fell"


@pytest.mark.rule("EP-TIE-6", "EP-POOL-14")
def test_tied_hounds_spend_the_last_threat_point_once() -> None:
    fight = firefight(
        hound("h1", 9, at=1, ref=20),
        hound("h2", 9, at=(0, 11), ref=15),
        someone("x", 3, at=0, side="red"),
        threat_pools={"hounds": 1},
    )
    play(fight, "h2: decline", "h1: decline")
    say(fight, "h2: act none", strike("h2", "x", "bite"), "h1: act none", strike("h1", "x", "bite"))
    # h1 resolves first (REF 20)
    while asked(fight)[0].split()[1] == "defence":
        say(fight, "x: fray")
    assert asked(fight) == ["h1 pool_before"]
    say(fight, "h1: bonus threat")
    fall(fight, "h1 99 | x 99 | h2 99 | x 99", skip=("defence", "pool_after"))
    assert fight.state.threat["hounds"] == 0


@pytest.mark.rule("EP-TIE-8")
def test_two_leave_a_tied_group_and_act_after_it() -> None:
    fight = firefight(
        someone("a", 9, ref=20, side="red"),
        someone("b", 9, ref=15, side="red"),
        someone("e", 9, ref=10, side="blue"),
        someone("d", 3, side="blue"),
    )
    say(fight, "e: act none", "e: convey_information", "b: delay standby", "a: delay standby")
    assert asked(fight) == ["e act"]
    assert barred(fight, "a", "act", move="none") == barred(fight, "b", "act", move="none") == "EP-TIE-8"
    say(fight, "e: end")
    assert (asked(fight), window(fight).split()[0]) == (["b window"], "after")
    say(fight, "b: act none", "b: convey_information", "a: act none last", "a: convey_information")
    # may a interrupt b's delayed slot? b left the group: a delayed slot is later
    say(fight, "b: end", "a: end", "d: pass")
    assert (fight.state.turn, order(fight)) == (2, "e9 b9 a9 d3")


@pytest.mark.rule("EP-INTR-2", "EP-TIE-8")
def test_one_who_left_may_interrupt_the_delayed_slot_of_another_who_left() -> None:
    fight = firefight(
        someone("a", 9, ref=20, side="red"),
        someone("b", 9, ref=15, side="red"),
        someone("e", 9, ref=10, side="blue"),
        someone("d", 3, side="blue"),
    )
    say(fight, "e: act none", "e: convey_information", "b: delay standby", "a: delay standby", "e: end")
    say(fight, "b: act none", "b: convey_information", "a: wait")
    assert (asked(fight), window(fight)) == (["a window"], "declared b"), (
        "EP-INTR-2: a delayed slot taken after that place"
    )


@pytest.mark.rule("EP-TIE-7", "EP-WOUND-4")
def test_two_tied_hits_on_one_target_add_up_and_both_checks_count_both_wounds() -> None:
    fight = firefight(
        someone("a", 9, at=0, ref=20, side="red"),
        someone("b", 9, at=1, ref=15, side="red"),
        someone("c", 3, at=8, side="blue"),
    )
    say(fight, "b: act none", shot("b", "c"), "a: act none", shot("a", "c"))
    fall(fight, "a 20 | c 99 | a 2d10 4 4 | b 20 | c 99 | b 2d10 4 4 | c 25 | c 26")
    assert (damage(fight, "c"), wounds(fight, "c"), conditions(fight, "c")) == (16, 2, ["prone"])
    assert target_number(fight, "c", "som") == 25


@pytest.mark.rule("EP-TEST-14", "EP-ATK-12")
def test_a_declined_defence_draws_no_die_even_in_a_tie() -> None:
    fight = firefight(someone("a", 9, at=0, ref=20), someone("b", 9, at=8))
    say(fight, "b: act none", shot("b", "a"), "a: act none", shot("a", "b"), "b: none")
    fall(fight, "a 99 | b 99 | a 99")


@pytest.mark.rule("EP-TIE-6", "EP-INTR-4", "EP-CALL-3")
def test_a_burst_of_two_who_tie_on_one_pistol_each_and_third_party_interrupts_between_steps() -> None:
    fight = firefight(
        someone("e", 12, at=4, side="red"),
        someone("a", 9, at=0, ref=20, side="red"),
        someone("b", 9, at=8, side="blue"),
        someone("z", 2, at=FAR, side="blue"),
    )
    play(
        fight,
        "e: delay standby",
        "until b slot",
        "b: act none",
        "b: quick_aim a pistol",
        "a: act none",
        "a: convey_information",
        "until e window between b a",
    )
    say(fight, "e: act none", shot("e", "b", called="disarm"))
    fall(fight, "e 40 | b 99 | e 2d10 1 1 | b 90 | b d10 2")
    say(fight, "e: end")
    assert asked(fight) == ["b act"], "the next step; lower REF declares first"
    say(fight, "b: end")
    say(fight, "a: end", "z: pass")
    assert (fight.state.turn, order(fight)) == (2, "e9 a9=b9 z2")


@pytest.mark.rule("EP-DECL-7", "EP-DELAY-10")
def test_after_window_of_a_lost_slot_for_one_who_is_unconscious_in_a_tied_group() -> None:
    fight = firefight(
        someone("e", 12, side="red"),
        someone("a", 9, ref=20, side="red"),
        someone("b", 9, start=["unconscious"], side="blue"),
        someone("d", 3, side="blue"),
    )
    play(fight, "e: delay standby", "until a slot")
    say(fight, "a: act none", "a: convey_information")
    assert (asked(fight), window(fight)) == (["e window"], "declared a")
    say(fight, "e: act none", "e: convey_information", "e: end", "a: end", "d: pass")
    assert order(fight) == "e9 a9=b9 d3"


@pytest.mark.rule("EP-TIE-8", "EP-INTR-2")
def test_who_left_a_tied_group_may_interrupt_its_extra_actions() -> None:
    fight = firefight(someone("a", 9, ref=20), someone("b", 9, vigor=1), someone("c", 3))
    play(fight, "b: decline", "b: act none", "b: convey_information", "a: delay standby", "b: end", "c: pass")
    play(fight, "until b extra", shot("b", "a") + " pool vigor")
    assert (asked(fight), window(fight)) == (["a window"], "before_extra b")
