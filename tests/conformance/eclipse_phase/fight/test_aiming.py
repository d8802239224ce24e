"""Aiming: how long an aim lasts, what breaks its line (EP-RANGE-9, EP-RANGE-10)."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    MISS,
    PISTOL,
    TURRET,
    at,
    block,
    check,
    fall,
    fighter,
    firefight,
    gun,
    play,
    ruled,
    say,
    shot,
    someone,
    strike,
    target_number,
    turn,
    wall,
)
from tests.conformance.eclipse_phase.shooting import aimed


@pytest.mark.scenario("EP-EX-33")
@pytest.mark.rule("EP-RANGE-9", "EP-RANGE-10")
def test_aiming() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("t", 10, at=8))
    play(
        fight,
        "a: decline",
        "a: act none",
        "a: full_aim t pistol",
        "a: end",
        "t: pass",
        shot("a", "t", pool="vigor"),
        MISS,
    )
    assert target_number(fight, "a", "attack") == 90
    lost = firefight(
        someone("a", 12, at=0, vigor=1), someone("t", 10, at=(8, 10)), scene=[block("total", 4, 10.3, 4.2, 11.2)]
    )
    play(lost, "a: decline", "a: act none", "a: full_aim t pistol", "a: end", "t: act base", "t: move 8,11.5")
    play(lost, "t: move 8,10", "t: end", shot("a", "t", pool="vigor"), MISS)
    assert target_number(lost, "a", "attack") == 60, "the line of sight was lost in between"
    burst = play(aimed(), "a: quick_aim b pistol")
    assert ruled(burst, shot("a", "b", "BF_hit")) == "EP-RANGE-9"
    play(burst, shot("a", "b"), MISS)
    assert target_number(burst, "a", "attack") == 70
    both = firefight(someone("a", 12, at=0), someone("t", 10, at=8))
    play(both, "a: act none", "a: full_aim t pistol", "a: end", "t: pass", "a: act none", "a: quick_aim t pistol")
    play(both, shot("a", "t"), MISS)
    assert target_number(both, "a", "attack") == 90


@pytest.mark.rule("EP-RANGE-9")
def test_a_quick_aim_does_not_last_beyond_the_slot() -> None:
    fight = play(aimed(), "a: quick_aim b pistol", "a: end", "b: pass", "a: act none", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 60


@pytest.mark.rule("EP-RANGE-10")
def test_a_full_aim_is_lost_with_another_complex_action_target_or_weapon() -> None:
    def then(*lines: str) -> int:
        fight = firefight(
            someone("a", 12, at=0, weapons=[PISTOL, gun("other")]), someone("t", 10, at=8), someone("u", 9, at=(8, 12))
        )
        play(fight, "a: act none", "a: full_aim t pistol", "a: end", "t: pass", "u: pass", "a: act none")
        play(fight, *lines, MISS)
        return target_number(fight, "a", "attack")

    assert then(shot("a", "t", "FA_hit")) == 120, "every mode"
    assert then(shot("a", "u")) == 60
    assert then(shot("a", "t", weapon="other")) == 60
    assert then("a: full_defense", "a: end", "t: pass", "u: pass", "a: act none", shot("a", "t")) == 60


@pytest.mark.rule("EP-RANGE-10")
def test_full_aim_survives_waiting_and_is_lost_by_another_complex_action() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8))
    play(fight, "a: act none", "a: full_aim b pistol", "a: end", "b: pass")
    play(fight, "a: delay standby", "until b slot", "b: act none", shot("b", "a"))
    say(fight, "a: act none", shot("a", "b"))
    fall(fight, "a 99 | b 99")
    assert target_number(fight, "a", "attack") == 90


@pytest.mark.rule("EP-RANGE-10", "EP-MOVE-6", "EP-MOVE-8")
@pytest.mark.parametrize(("movement", "left"), [("rush", 40), ("nonstandard", 60), ("full", 70), ("base", 90)])
def test_full_aim_is_lost_by_a_movement_that_is_a_complex_action(movement: str, left: int) -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: act none", "a: full_aim b pistol", "a: end", "b: pass", "a: decline")
    say(fight, f"a: act {movement}")
    if movement == "rush":
        fall(fight, "a 99")
    play(fight, "a: end", "b: pass")
    say(fight, shot("a", "b", pool="vigor"))
    fall(fight, "a 99 | b 99")
    assert target_number(fight, "a", "attack") == left


@pytest.mark.rule("EP-RANGE-9")
def test_sa_after_quick_aim_at_another_target_has_no_bonus() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), someone("c", 5, at=9))
    play(fight, "a: act none", "a: quick_aim b pistol", shot("a", "c"))
    fall(fight, "a 99 | c 99")
    assert target_number(fight, "a", "attack") == 60


@pytest.mark.rule("EP-RANGE-9", "EP-RANGE-10")
@pytest.mark.parametrize(("how", "bonus", "rule"), [("quick_aim", 10, "EP-RANGE-9"), ("full_aim", 30, "EP-RANGE-10")])
def test_the_bonus_of_an_aim_tells_its_rule(how: str, bonus: int, rule: str) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8))
    play(fight, "a: act none", f"a: {how} b pistol")
    if how == "full_aim":
        play(fight, "a: end", "b: pass", "a: act none")
    play(fight, shot("a", "b"), "a d100 99 | b d100 99")
    found = [(part.value, part.rule) for part in check(fight, "a", "attack").target_number.parts if part.why == "aim"]
    assert found == [(bonus, rule)]


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


@pytest.mark.rule("EP-RANGE-9")
def test_a_quick_aim_bought_as_an_extra_action_does_not_last_into_the_next_turn() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=2), someone("b", 9, at=8))
    play(fight, "a: decline", "a: pass", "b: pass", "a: quick_aim b pistol pool vigor", "a: end", "a: stop")
    play(fight, "a: decline", "a: act none", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 60


@pytest.mark.rule("EP-ATK-15", "EP-RANGE-10")
def test_an_emplaced_weapon_keeps_its_aim_while_its_owner_walks() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[TURRET, KNIFE]), someone("b", 6, at=30), scene=[wall(6, "total", (9, 11))]
    )
    play(fight, "a: act full", "a: full_aim b turret", "a: move 4,12", "a: move 4,8")
    assert fighter(fight, "a").aim is not None
    assert shot("a", "b", weapon="turret")
