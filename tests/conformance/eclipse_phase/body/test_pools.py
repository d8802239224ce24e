"""Pools: points around a test, against wounds, and shared ones."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.kinds import Trial
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance import harness
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    TURRET,
    answer,
    barred,
    damage,
    fall,
    fighter,
    firefight,
    hound,
    options,
    order,
    play,
    points,
    result,
    ruled,
    say,
    shot,
    someone,
    strike,
    synth,
    target_number,
    throw,
    wall,
)
from tests.conformance.harness import asked


@pytest.mark.scenario("EP-EX-34")
@pytest.mark.rule("EP-POOL-3", "EP-POOL-4", "EP-POOL-6", "EP-POOL-7")
def test_pools_around_an_opposed_roll() -> None:
    fight = firefight(someone("a", 12, at=0, flex=1, vigor=1), someone("d", 10, at=8, fray=60, vigor=1, durability=100))
    play(fight, "d: decline", "a: decline", "a: act none", shot("a", "d", "BF_hit"))
    assert asked(fight) == ["d defence"]
    answer(fight, "d: fray")
    assert asked(fight) == ["a pool_before"], "the acting side first"
    answer(fight, "a: nothing")
    assert asked(fight) == ["d pool_before"]
    answer(fight, "d: nothing")
    throw_only(fight, "a d100 96 | d d100 17")
    assert (asked(fight), target_number(fight, "a"), target_number(fight, "d")) == (["a pool_after"], 70, 30)
    answer(fight, "a: swap flex")
    assert asked(fight) == ["d pool_after"], "each is asked once"
    assert barred(fight, "a", "raise", pool="vigor") == "EP-POOL-6"
    answer(fight, "d: nothing")
    throw(fight, "a 2d10 1 1 | a 2d6 2 3")
    assert result(fight, "a", "attack") == "double_success"
    assert damage(fight, "d") == 7
    assert [points(fight, *each) for each in (("a", "flex"), ("a", "vigor"), ("d", "vigor"))] == [0, 1, 1]


def throw_only(fight: Fight[Combat], line: str) -> None:
    """Dice, and no answers to what is asked after them."""
    from tests.conformance import harness

    harness.throw(fight, line)


def about_to_roll(*, a: dict[str, Any], b: dict[str, Any] | None = None, **opts: Any) -> Fight[Combat]:
    """A shoots B from 8 m; B has chosen Fray."""
    fight = firefight(
        someone("a", 12, at=0, **a), someone("b", 10, at=8, durability=100, controller="gm", **(b or {})), **opts
    )
    while asked(fight)[0].endswith("take"):
        answer(fight, f"{asked(fight)[0].split()[0]}: decline")
    play(fight, "a: act none")
    return answer(answer(fight, shot("a", "b")), "b: fray")


@pytest.mark.rule("EP-POOL-2", "EP-POOL-6")
def test_before_the_roll_a_point_cancels_all_modifiers_or_adds_twenty() -> None:
    hurt = {"wounds": 2, "vigor": 1}
    fight = about_to_roll(a=hurt)
    assert asked(fight) == ["a pool_before"]
    answer(fight, "a: cancel vigor")
    throw(fight, MISS)
    assert (target_number(fight, "a", "attack"), points(fight, "a", "vigor")) == (60, 0)
    fight = answer(about_to_roll(a=hurt), "a: bonus vigor")
    throw_only(fight, MISS)
    assert target_number(fight, "a", "attack") == 60
    assert asked(fight) == ["a act"], "no second point on the same test"
    plain = about_to_roll(a={"vigor": 1, "specializations": ["kinetic"]})
    throw(answer(plain, "a: cancel vigor"), MISS)
    assert target_number(plain, "a", "attack") == 60, "bonuses are cancelled too"


@pytest.mark.rule("EP-POOL-2")
def test_halved_fray_is_not_a_modifier() -> None:
    fight = about_to_roll(a={}, b={"vigor": 1, "wounds": 1})
    assert asked(fight) == ["b pool_before"]
    answer(fight, "b: cancel vigor")
    throw(fight, MISS)
    assert target_number(fight, "b", "defence") == 20


@pytest.mark.rule("EP-POOL-3")
def test_swapped_digits_are_graded_anew() -> None:
    fight = about_to_roll(a={"flex": 1})
    answer(fight, "a: nothing")
    throw_only(fight, "a d100 05 | b d100 99")
    assert asked(fight) == ["a pool_after"]
    answer(fight, "a: swap flex")
    throw(fight, "a 2d10 1 1 | a d6 1")
    assert (result(fight, "a", "attack"), damage(fight, "b")) == ("superior_success", 3)


@pytest.mark.rule("EP-POOL-4")
def test_a_success_is_raised_by_one_and_a_critical_is_not() -> None:
    fight = about_to_roll(a={"vigor": 1})
    answer(fight, "a: nothing")
    throw_only(fight, "a d100 20 | b d100 99")
    throw(answer(fight, "a: raise vigor"), "a 2d10 1 1 | a d6 1")
    assert (result(fight, "a", "attack"), damage(fight, "b")) == ("superior_success", 3)
    fight = about_to_roll(a={"vigor": 1})
    answer(fight, "a: nothing")
    throw_only(fight, "a d100 22 | b d100 99")
    assert asked(fight) == ["a damage"], "22 looks the same both ways, and a critical cannot be raised"


@pytest.mark.rule("EP-POOL-5")
def test_a_critical_failure_becomes_an_ordinary_one() -> None:
    fight = about_to_roll(a={"vigor": 1})
    answer(fight, "a: nothing")
    throw_only(fight, "a d100 88 | b d100 99")
    assert "downgrade" in options(fight)
    assert "raise" not in options(fight)
    answer(fight, "a: downgrade vigor")
    assert result(fight, "a", "attack") == "failure"


@pytest.mark.rule("EP-POOL-1")
@pytest.mark.parametrize(("pool", "serves"), [("vigor", True), ("insight", False), ("moxie", False), ("flex", True)])
def test_guns_is_served_by_vigor_and_flex(pool: str, serves: bool) -> None:
    fight = about_to_roll(a={"moxie": 1, "insight": 1, "vigor": 1, "flex": 1})
    assert asked(fight) == ["a pool_before"]
    if serves:
        answer(fight, f"a: bonus {pool}")
    else:
        assert ruled(fight, f"a: bonus {pool}") == "EP-POOL-1"


@pytest.mark.rule("EP-POOL-1")
def test_who_has_no_fitting_point_is_not_asked() -> None:
    fight = about_to_roll(a={"moxie": 1, "insight": 1})
    from affray.core.script import Roll

    assert isinstance(fight.pending, Roll)


@pytest.mark.rule("EP-POOL-15", "EP-POOL-1")
def test_weapon_systems_use_insight() -> None:
    fight = firefight(someone("a", 12, at=0, insight=2, vigor=1, interface=50, weapons=[TURRET]), someone("b", 9, at=8))
    play(fight, "a: decline", "a: act none")
    answer(answer(fight, "a: attack_system b with turret mode SA"), "b: fray")
    assert ruled(fight, "a: bonus vigor") == "EP-POOL-1" or ruled(fight, "a: bonus vigor") == "EP-POOL-15"
    answer(fight, "a: bonus insight")
    throw(fight, MISS)
    assert points(fight, "a", "insight") == 1


@pytest.mark.rule("EP-POOL-7")
def test_after_the_roll_the_defending_side_may_decide_first_by_option() -> None:
    fight = about_to_roll(a={"flex": 1}, b={"flex": 1}, pool_after_roll_order="defending_first")
    answer(answer(fight, "a: nothing"), "b: nothing")
    throw_only(fight, "a d100 30 | b d100 20")
    assert asked(fight) == ["b pool_after"]


@pytest.mark.rule("EP-POOL-6")
def test_only_the_combatant_making_the_test_spends_on_it() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red", flex=1), someone("b", 10, at=8, side="blue"),
        someone("ally", 8, at=2, side="red", flex=1),
    )  # fmt: skip
    play(fight, "a: act none")
    answer(answer(fight, shot("a", "b")), "b: fray")
    assert asked(fight) == ["a pool_before"]
    assert barred(fight, "ally", "bonus", pool="flex") == "EP-POOL-6"


@pytest.mark.rule("EP-POOL-8", "EP-POOL-6")
def test_a_bonus_to_all_skills_of_an_aptitude_counts_as_affected_by_a_pool() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=3), someone("b", 10, at=8))
    play(fight, "a: decline", "a: act none", "a: boost ref points 2 pool vigor", shot("a", "b"), MISS)
    assert (target_number(fight, "a", "attack"), points(fight, "a", "vigor")) == (70, 1)
    assert asked(fight) == ["a act"], "the test was already affected"


@pytest.mark.scenario("EP-EX-39")
@pytest.mark.rule("EP-WOUND-5", "EP-POOL-9")
def test_ignored_wounds() -> None:
    fight = firefight(
        synth("t", 12, at=0, wounds=5, wounds_ignored=2, vigor=2, abilities=["medichines"]), someone("b", 10, at=8)
    )
    play(fight, "t: decline", "t: act none", "t: ignore_wound vigor", shot("t", "b"), MISS)
    assert (target_number(fight, "t", "attack"), points(fight, "t", "vigor")) == (40, 1)
    assert ruled(fight, "t: ignore_wound vigor") == "EP-WOUND-5"
    play(fight, "t: end", "b: pass", "t: stop")
    assert (order(fight), points(fight, "t", "vigor")) == ("t13 b10", 1)


@pytest.mark.rule("EP-POOL-10")
def test_moxie_ignores_a_trauma() -> None:
    fight = firefight(someone("a", 12, at=0, traumas=2, moxie=1), someone("b", 10, at=8), stress_rules=True)
    play(fight, "a: act none", "a: ignore_trauma moxie", shot("a", "b"), MISS)
    assert (target_number(fight, "a", "attack"), points(fight, "a", "moxie")) == (50, 0)


@pytest.mark.rule("EP-POOL-11")
def test_taking_the_initiative_and_extra_actions_are_not_tests() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=4), someone("b", 10, at=8))
    play(fight, "a: take vigor", "a: pass", "b: pass")
    answer(answer(fight, shot("a", "b", pool="vigor")), "b: fray")
    assert asked(fight) == ["a pool_before"], "the point for the extra action is none on its test"
    answer(fight, "a: bonus vigor")
    throw(fight, MISS)
    assert points(fight, "a", "vigor") == 1


@pytest.mark.rule("EP-POOL-12")
def test_spent_points_do_not_come_back() -> None:
    fight = firefight(someone("a", 12, vigor=2), someone("b", 10))
    for left in (1, 0):
        play(fight, "a: take vigor", "a: pass", "b: pass", *(["a: stop"] if left else []))
        assert points(fight, "a", "vigor") == left


@pytest.mark.rule("EP-POOL-14")
def test_a_threat_point_serves_any_test_of_any_member_but_one_on_each() -> None:
    fight = firefight(hound("h1", 12, at=0), hound("h2", 10, at=3), someone("x", 6, at=1), threat_pools={"hounds": 3})
    play(fight, "h2: decline", "h1: decline", "h1: act none")
    answer(answer(fight, strike("h1", "x", "bite")), "x: fray")
    assert asked(fight) == ["h1 pool_before"]
    answer(fight, "h1: bonus threat")
    throw_only(fight, MISS)
    assert (fight.state.threat["hounds"], asked(fight)) == (2, ["h1 act"])


@pytest.mark.rule("EP-POOL-14")
def test_members_that_players_control_have_their_own_points() -> None:
    own = firefight(
        hound("h1", 12, at=0, vigor=1), someone("x", 6, at=5), threat_pools={"hounds": 3}, threat_pool_mode="own"
    )
    assert ruled(own, "h1: take threat") == "EP-POOL-14"
    play(own, "h1: take vigor")
    assert (points(own, "h1", "vigor"), own.state.threat["hounds"]) == (0, 3)


@pytest.mark.rule("EP-POOL-13")
def test_temporary_points_are_spent_first_and_limited_to_five() -> None:
    fight = firefight(someone("a", 12, vigor=1), someone("b", 10))
    assert not fight.decree("temporary a vigor 3")
    play(fight, "a: take vigor")
    assert (points(fight, "a", "vigor"), fighter(fight, "a").temporary["vigor"]) == (1, 2)
    assert fight.decree("temporary a vigor 9")


@pytest.mark.rule("EP-POOL-7", "EP-POOL-4", "EP-POOL-3")
def test_raise_then_defender_swaps_acting_first_nothing_reopened() -> None:
    fight = firefight(someone("a", 12, at=0, flex=1), someone("b", 6, at=8, flex=1, fray=100))
    say(fight, "a: act none", shot("a", "b"), "b: fray")
    assert asked(fight) == ["a pool_before"]
    say(fight, "a: nothing")
    assert asked(fight) == ["b pool_before"]
    say(fight, "b: nothing")
    harness.throw(fight, "a d100 36 | b d100 15")
    assert asked(fight) == ["a pool_after"]
    say(fight, "a: raise flex")
    assert asked(fight) == ["b pool_after"]
    say(fight, "b: swap flex")  # 15 -> 51 against 50: fails. keep hit
    fall(fight, "a 2d10 1 1 | a 2d6 1 1")
    assert damage(fight, "b") == 4


@pytest.mark.rule("EP-POOL-3", "EP-TEST-5")
def test_critical_defence_by_swap_is_impossible_but_swap_can_save() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8, flex=1, fray=100))
    play(fight, "a: act none")
    say(fight, shot("a", "b"), "b: fray", "b: nothing")
    harness.throw(fight, "a d100 35 | b d100 14")
    assert asked(fight) == ["b pool_after"]
    say(fight, "b: swap flex")  # 41 > 35 and <= 50
    assert damage(fight, "b") == 0
    assert asked(fight) == ["a act"]


@pytest.mark.rule("EP-POOL-6", "EP-TEST-2", "EP-POOL-2")
def test_limit_of_modifiers_then_plus_twenty() -> None:
    fight = firefight(
        someone("a", 12, at=0, wounds=6, vigor=1, flex=1),
        someone("b", 6, at=40, in_cover=True),
        scene=[wall(39.5, "major")],
    )
    play(fight, "a: decline", "until a slot", "a: act none")
    say(fight, shot("a", "b"))
    play(fight, "until b defence")
    say(fight, "b: fray", "a: bonus vigor")
    harness.throw(fight, "a d100 20 | b d100 99")
    assert target_number(fight, "a", "attack") == 20
    assert asked(fight) != ["a pool_after"], "EP-POOL-6"


@pytest.mark.rule("EP-POOL-9", "EP-INIT-8")
def test_relief_in_a_foreign_window_changes_the_next_test_and_the_next_order_only() -> None:
    fight = firefight(someone("a", 10, at=0, vigor=2, wounds=2), someone("b", 9, at=8), someone("c", 8, at=9))
    play(fight, "a: decline", "until a relief", "a: ignore_wound", "a: wait", "until a slot", "a: act none")
    say(fight, shot("a", "b"))
    play(fight, "until b defence")
    fall(fight, "a 99 | b 99")
    assert target_number(fight, "a", "attack") == 50
    play(
        fight,
        "a: end",
        "until b slot",
        "b: pass",
        "until c slot",
        "c: pass",
        "until a extra",
        "a: stop",
        "until a take",
    )
    assert order(fight) == "a11 b9 c8"
    play(fight, "a: decline", "until a slot")
    play(fight, "a: act none", "a: convey_information", "until a relief", "a: ignore_wound")
    assert fighter(fight, "a").wounds_off == 2


@pytest.mark.rule("EP-POOL-14")
def test_the_last_threat_point_serves_a_test() -> None:
    fight = firefight(hound("h", 9, at=1), someone("x", 3, at=0, side="red"), threat_pools={"hounds": 1})
    play(fight, "h: decline", "h: act none")
    say(fight, strike("h", "x", "bite"), "x: fray")
    assert asked(fight) == ["h pool_before"]
    say(fight, "h: bonus threat")
    fall(fight, "h 99 | x 99", skip=("pool_after",))
    assert (fight.state.threat["hounds"], target_number(fight, "h", "attack")) == (0, 70)


@pytest.mark.rule("EP-POOL-2", "EP-POOL-3", "EP-POOL-7")
@pytest.mark.parametrize(("die", "wins", "swapped"), [(92, False, True), (29, True, True), (98, False, False)])
def test_who_may_spend_a_point_knows_its_test_and_after_the_roll_the_dice(die: int, wins: bool, swapped: bool) -> None:
    fight = about_to_roll(a={"flex": 1, "wounds": 1})
    assert asked(fight) == ["a pool_before"]
    assert fight.state.trial == Trial("attack", 50, -10, -1, False, False), "nothing has been rolled yet"
    answer(fight, "a: nothing")
    throw_only(fight, f"a d100 {die} | b d100 99")
    assert asked(fight) == ["a pool_after"]
    assert fight.state.trial == Trial("attack", 50, -10, die, wins, swapped)
    answer(fight, "a: nothing")
    assert fight.state.trial is None
