"""Less usual cases of sight, cover, movement and conditions at exact metres."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    MISS,
    area,
    at,
    block,
    conditions,
    damage,
    fighter,
    firefight,
    gun,
    order,
    play,
    points,
    ruled,
    shot,
    someone,
    strike,
    target_number,
    turn,
    until,
    wall,
)
from tests.conformance.harness import asked


# -- cover and sight -------------------------------------------------------------------------------
@pytest.mark.rule("EP-COND-14")
@pytest.mark.parametrize(("shooter", "expected"), [("c", 30), ("d", 60)])
def test_cover_protects_only_against_lines_that_cross_it(shooter: str, expected: int) -> None:
    fight = firefight(
        someone("a", 12, at=4), someone("c", 6, at=10), someone("d", 5, at=0), scene=[block("major", 4, 9, 4.5, 11)]
    )
    play(fight, *turn("a", "take_cover"), *(["c: pass"] if shooter == "d" else []))
    play(fight, f"{shooter}: act none", shot(shooter, "a"), MISS)
    assert target_number(fight, shooter, "attack") == expected, "a border that is only touched is not crossed"


@pytest.mark.rule("EP-RANGE-10")
def test_an_aim_is_lost_behind_a_narrow_pillar() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10), vigor=1), someone("b", 6, at=(8, 9)), scene=[block("total", 7, 9.6, 7.4, 9.8)]
    )
    play(fight, "a: decline", *turn("a", "full_aim b pistol"))
    play(fight, "b: act base", "b: move 8,10", "b: end")
    play(fight, shot("a", "b") + " pool vigor", MISS)
    assert target_number(fight, "a", "attack") == 60, "for less than a metre the pillar was in between"


@pytest.mark.rule("EP-RANGE-10")
def test_an_aim_is_kept_if_nothing_came_in_between() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10), vigor=1), someone("b", 6, at=(8, 9)), scene=[block("total", 7, 8, 7.4, 8.8)]
    )
    play(fight, "a: decline", *turn("a", "full_aim b pistol"))
    play(fight, "b: act base", "b: move 8,10", "b: end")
    play(fight, shot("a", "b") + " pool vigor", MISS)
    assert target_number(fight, "a", "attack") == 90


@pytest.mark.rule("EP-RANGE-10", "EP-CALL-5")
def test_a_push_behind_a_wall_ends_an_aim() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10)), someone("b", 6, at=(8, 10)), someone("c", 5, at=(8, 11)),
        scene=[block("total", 4, 8, 4.4, 9)],
    )  # fmt: skip
    play(fight, *turn("a", "full_aim b pistol"), "b: pass", "c: act none")
    play(fight, strike("c", "b", called="redirect", towards="8,6"), "c d100 40 | b d100 99")
    assert at(fight, "b") == (8, 8)
    assert fighter(fight, "a").aim is None


@pytest.mark.rule("EP-ATK-15", "EP-RANGE-10")
def test_an_emplaced_weapon_is_aimed_from_its_mount() -> None:
    turret = gun("turret", kind="system", range=100, ammo=60, mount=[15, 18])
    fight = firefight(
        someone("a", 12, at=(0, 10), weapons=[turret], interface=50), someone("b", 6, at=(20, 10)),
        scene=[block("total", 2, 5, 2.5, 15)],
    )  # fmt: skip
    play(fight, "a: act none", "a: full_aim b turret", "a: end", "b: pass")
    play(fight, "a: act none", "a: attack_system b with turret mode SA", MISS)
    assert target_number(fight, "a", "attack") == 80


# -- movement --------------------------------------------------------------------------------------
@pytest.mark.rule("EP-MOVE-7", "EP-TEST-13")
def test_a_halved_rate_is_rounded_to_whole_metres() -> None:
    fight = firefight(someone("a", 12, at=0, move_base=5, start=["prone"]), someone("b", 6, at=20))
    play(fight, "a: act base", "a: stand_up", "a: move 3,10")
    assert at(fight, "a") == (3, 10)
    assert ruled(fight, "a: move 3.5,10") == "EP-MOVE-2"


@pytest.mark.rule("EP-MOVE-6", "EP-MOVE-7")
def test_standing_up_halves_what_a_rush_has_added_too() -> None:
    fight = firefight(someone("a", 12, at=0, athletics=50, start=["prone"]), someone("b", 6, at=(0, 1)))
    play(fight, "a: act rush", "a d100 25")
    assert fighter(fight, "a").move_left == 2400
    play(fight, "a: stand_up")
    assert fighter(fight, "a").move_left == 1200


# -- conditions at exact metres --------------------------------------------------------------------
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


# -- durations -------------------------------------------------------------------------------------
@pytest.mark.rule("EP-COND-1")
def test_durations_by_count_end_at_the_count_at_which_they_began() -> None:
    fight = firefight(someone("a", 12), someone("b", 9), someone("c", 6), duration_counting="same_count")
    play(fight, "a: pass", "until b slot")
    assert not fight.overrule("condition", of="c", name="stunned", turns=1)
    assert until(fight, "c", "stunned") == 2
    play(fight, "b: pass", "c: pass")
    assert "stunned" in conditions(fight, "c")
    play(fight, "a: pass", "until b slot")
    assert "stunned" not in conditions(fight, "c")


# -- options ---------------------------------------------------------------------------------------
@pytest.mark.rule("EP-INTR-13")
def test_with_the_option_only_who_sees_may_interrupt() -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("c", 6, at=10), someone("d", 3, at=12), scene=[wall(5, "total")],
        interrupt_requires_perception=True,
    )  # fmt: skip
    play(fight, "a: delay standby", "until c slot", "c: act none", "c: convey_information")
    assert asked(fight) == ["c act"], "nobody could interrupt"


@pytest.mark.rule("EP-EXTRA-6", "EP-EXTRA-5")
def test_two_quick_actions_count_as_two_with_the_option() -> None:
    fight = firefight(someone("a", 12, vigor=3), someone("b", 6), extra_action_unit="action")
    play(fight, "a: decline", "a: pass", "b: pass", "a: quick_aim b pistol pool vigor", "a: drop_prone", "a: stand_up")
    assert (fight.state.turn, points(fight, "a", "vigor")) == (2, 2), "nobody asks for a third extra action"


@pytest.mark.rule("EP-RANGE-11", "EP-POOL-2", "EP-POOL-6")
def test_a_point_spent_on_suppressive_fire_counts_for_everybody_in_it() -> None:
    rifle = gun("rifle", range=100, ammo=31)
    shooter = someone("a", 12, at=0, flex=1, weapons=[rifle])
    fight = firefight(shooter, someone("b", 6, at=8), someone("c", 4, at=(9, 11)))
    play(fight, "a: act none", "a: suppressive_fire at 20,10 with rifle", "a: bonus flex", "a d100 72", "a: end")
    play(fight, "b: pass", "b d100 99 | a 2d10 1 1 | a 2d6 1 1")
    assert (target_number(fight, "a", "attack"), damage(fight, "b")) == (80, 4)
    play(fight, "c: pass", "c d100 99 | a 2d10 1 1 | a 2d6 1 1")
    assert damage(fight, "c") == 4


@pytest.mark.rule("EP-MELEE-11", "EP-CALL-5")
def test_a_push_out_of_reach_ends_a_hold() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10)), someone("b", 9, at=(1, 10)), someone("c", 6, at=(1, 11), side="red")
    )
    play(
        fight,
        "a: act none",
        strike("a", "b", grapple="yes"),
        "a d100 40 | b d100 99",
        "a: end",
        "b: pass",
        "c: act none",
    )
    assert conditions(fight, "b") == ["grappled"]
    play(fight, strike("c", "b", called="redirect", towards="4,10"), "c d100 40 | b d100 99")
    assert (at(fight, "b"), conditions(fight, "b")) == ((3, 10), [])
