"""The computer player: it holds its slot where waiting pays, cuts in, and spends points when that pays (part 5)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Pick
from affray.players.driver import play_out
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    SWORD,
    TURRET,
    At,
    Figure,
    at,
    block,
    choice,
    damage,
    door,
    firefight,
    gun,
    piece,
    play,
    points,
    someone,
    wall,
    window,
)


def swordsman(id: str, roll: int, at: At, **changes: Any) -> Figure:
    return someone(id, roll, at, weapons=[SWORD], **changes)


def advice(fight: Fight[Combat]) -> Pick:
    """What the computer player would answer now; it must be legal."""
    pick = RULESET.player()(fight, choice(fight))
    assert not fight.refusals(pick)
    return pick


def follow(fight: Fight[Combat], times: int = 1) -> Fight[Combat]:
    for _ in range(times):
        assert not fight.answer(advice(fight))
    return fight


# -- waiting ---------------------------------------------------------------------------------------
def test_behind_cover_with_nobody_in_sight_it_waits_until_somebody_shows() -> None:
    crate = block("moderate", 1, 9, 1.2, 11)
    fight = firefight(
        someone("a", 12, 0.5, in_cover=True), someone("b", 6, at=20), scene=[crate, wall(10, "total", (0, 20))]
    )
    pick = advice(fight)
    assert (pick.do, pick["condition"]) == ("delay", "enemy_in_sight")


def test_without_cover_somebody_who_sees_nobody_goes_and_looks_for_shooters() -> None:
    fight = firefight(someone("a", 12, 0.5), someone("b", 6, at=20), scene=[wall(10, "total", (8, 12))])
    assert advice(fight) == Pick("a", "act", {"move": "base"})


def test_who_waits_behind_a_wall_shoots_first_at_the_one_that_comes_round_it() -> None:
    fight = firefight(someone("a", 12, 0), swordsman("b", 6, 12), scene=[wall(10, "total", (8, 12))])
    follow(fight)
    play(fight, "b: act full", "b: move 10.4,12.4", "until a due")
    assert window(fight) == "stopped b"
    assert advice(fight) == Pick("a", "act", {"move": "none"})
    assert advice(follow(fight)).do in ("quick_aim", "attack_ranged")


def test_a_shooter_lets_a_charge_come_near_before_it_shoots() -> None:
    fight = firefight(someone("a", 12, 0), swordsman("b", 6, 18))
    pick = advice(fight)
    assert (pick.do, pick["condition"]) == ("delay", "enemy_within:10")


def test_the_charge_is_shot_at_before_it_strikes() -> None:
    fight = follow(firefight(someone("a", 12, 0), swordsman("b", 6, 18)))
    play(fight, "b: act full", "b: move 1.5,10", "until a due")
    assert at(fight, "b") == (10.0, 10.0)
    follow(fight, 2)
    assert fight.state.fighters["a"].slot_state == "acting"
    assert damage(fight, "a") == 0


def test_somebody_behind_cover_who_will_charge_is_shot_at_when_he_leaves_it() -> None:
    crate = block("major", 7, 9, 7.2, 11)
    fight = firefight(someone("a", 12, 0), swordsman("b", 6, 7.5, in_cover=True), scene=[crate])
    assert advice(fight)["condition"] == "enemy_leaves_cover"


def test_nobody_waits_for_a_shooter_or_for_somebody_too_far_away_to_come() -> None:
    assert advice(firefight(someone("a", 12, 0), someone("b", 6, 18))).do == "act"
    assert advice(firefight(someone("a", 12, 0), swordsman("b", 6, 60))).do == "act"


def test_nobody_waits_for_somebody_who_has_had_his_slot() -> None:
    fight = firefight(someone("a", 6, 0), swordsman("b", 12, 18))
    assert advice(play(fight, "b: pass", "until a slot")).do == "act"


# -- cutting in ------------------------------------------------------------------------------------
def test_on_standby_it_cuts_in_when_an_ally_is_attacked_and_its_own_shot_is_good() -> None:
    figures = [someone("x", 6, 8), someone("a", 12, 0, "blue"), someone("b", 9, 1, "blue")]
    fight = play(firefight(*figures), "a: delay standby", "b: pass", "x: act none", "x: attack_ranged b with pistol SA")
    assert (choice(fight).who, choice(fight).why) == ("a", "window")
    assert advice(fight) == Pick("a", "act", {"move": "none", "before": "last"})


def test_on_standby_it_lets_a_harmless_act_pass() -> None:
    fight = play(firefight(someone("x", 6, 8), someone("a", 12, 0)), "a: delay standby", "x: act base", "x: move 9,10")
    assert (choice(fight).why, advice(fight).do) == ("window", "wait")


def test_a_poor_shot_does_not_cut_in() -> None:
    figures = [someone("x", 6, 8), someone("a", 12, 0, "blue", guns=5), someone("b", 9, 1, "blue")]
    fight = play(firefight(*figures), "a: delay standby", "b: pass", "x: act none", "x: attack_ranged b with pistol SA")
    assert (choice(fight).why, advice(fight).do) == ("window", "wait")


# -- points ----------------------------------------------------------------------------------------
def test_it_takes_the_initiative_from_somebody_who_cannot_buy_it_back() -> None:
    fight = firefight(someone("a", 6, 0, vigor=1), someone("b", 12, 8))
    assert advice(fight) == Pick("a", "take", {"pool": "vigor"})


def test_it_does_not_bid_against_somebody_quicker_who_has_points_too() -> None:
    fight = firefight(someone("a", 6, 0, vigor=1), someone("b", 12, 8, vigor=2))
    assert (choice(fight).who, advice(fight).do) == ("a", "decline")


def test_whoever_acts_first_anyway_buys_nothing() -> None:
    fight = firefight(someone("a", 12, 0, vigor=3), someone("b", 6, 8))
    assert (choice(fight).who, advice(fight).do) == ("a", "decline")


def test_no_first_place_is_bought_before_somebody_who_cannot_attack() -> None:
    for metres, does in ((20, "take"), (30, "decline")):
        swordsman = someone("b", 12, metres, weapons=[SWORD])
        fight = firefight(someone("a", 6, 0, vigor=2, guns=80, weapons=[gun("rifle", range=200)]), swordsman)
        assert (choice(fight).who, advice(fight).do) == ("a", does)


def test_a_turn_of_the_mind_is_bought_with_insight() -> None:
    fight = firefight(someone("a", 6, 0, insight=1, interface=65, weapons=[TURRET]), someone("b", 12, 8))
    assert advice(fight) == Pick("a", "take", {"pool": "insight"})


def test_the_last_point_is_kept_while_several_opponents_can_act() -> None:
    figures = [someone("a", 12, 0, vigor=1), someone("b", 6, 8), someone("c", 5, 9)]
    fight = play(firefight(*figures), "a: pass", "b: pass", "c: pass", "until a extra")
    assert advice(fight).do == "stop"


def test_even_the_last_point_is_spent_to_put_somebody_out() -> None:
    figures = [someone("a", 12, 0, vigor=1), someone("b", 6, 8, damage=33), someone("c", 5, 9)]
    fight = play(firefight(*figures), "a: pass", "b: pass", "c: pass", "until a extra")
    pick = advice(fight)
    assert (pick.do, pick["target"], pick["pool"]) == ("attack_ranged", "b", "vigor")


def test_an_extra_attack_is_bought_while_points_are_left() -> None:
    fight = play(firefight(someone("a", 12, 0, vigor=1), someone("b", 6, 8)), "a: pass", "b: pass", "until a extra")
    assert (advice(fight).do, points(fight, "a", "vigor")) == ("attack_ranged", 1)


def test_no_point_is_spent_on_a_hopeless_attack() -> None:
    fight = firefight(someone("a", 12, 0, vigor=3, guns=5), someone("b", 6, 200))
    play(fight, "a: pass", "b: pass", "until a extra")
    assert advice(fight).do == "stop"


# -- blades ----------------------------------------------------------------------------------------
def test_thick_armour_is_struck_at_with_all_might() -> None:
    fight = firefight(someone("a", 12, 0, melee=40, weapons=[KNIFE]), someone("b", 6, 1, armor_kinetic=10))
    play(fight, "a: act none")
    assert advice(fight)["aggressive"] == "damage"


def test_bare_skin_is_struck_at_surely_by_a_heavy_blade() -> None:
    fight = firefight(someone("a", 12, 0, melee=20, weapons=[SWORD]), someone("b", 6, 1, damage=25, fray=0))
    play(fight, "a: act none")
    assert advice(fight)["aggressive"] == "hit"


def test_a_charge_goes_to_the_one_it_hurts_most() -> None:
    figures = [swordsman("a", 12, 0), someone("b", 6, 8, armor_kinetic=30), someone("c", 5, (9, 13))]
    fight = play(firefight(*figures), "a: act full")
    follow(fight)
    assert advice(fight)["target"] == "c"


def test_two_blades_far_apart_on_a_slant_come_together() -> None:
    fight = firefight(swordsman("a", 12, (2, 1)), swordsman("b", 6, (47, 18)))
    play_out(fight, RULESET.player(), Dice("slant"))
    assert fight.over in ("red", "blue")


# -- obstacles -------------------------------------------------------------------------------------
@pytest.mark.rule("EP-MOVE-8")
@pytest.mark.parametrize("kind", ["fence", "pit", "water", "window"])
def test_a_blade_runs_up_to_what_bars_the_whole_way_and_climbs_over_it(kind: str) -> None:
    fight = firefight(
        swordsman("a", 12, at=2), someone("b", 6, at=30, guns=5), scene=[piece(kind, 8, 0, 9, 20)], tie_mode="ref",
    )  # fmt: skip
    follow(fight, 2)
    assert 7 < at(fight, "a")[0] < 8, "walks as long as it can"
    while fight.state.turn < 4 and at(fight, "a")[0] < 9:
        play(fight, "b: pass") if choice(fight).who == "b" else follow(fight)
    assert (at(fight, "a")[0] > 9, fight.state.fighters["a"].budget.move_type) == (True, "nonstandard")


@pytest.mark.rule("EP-MOVE-8")
def test_behind_a_door_and_a_fence_it_opens_the_door_first() -> None:
    walls = [block("total", 8, 0, 8.2, 9), block("total", 8, 11, 8.2, 20), door("gate", 8, 9, 8.2, 11)]
    fight = firefight(
        swordsman("a", 12, at=7), someone("b", 6, at=30, guns=5), scene=[*walls, piece("fence", 12, 0, 12.2, 20)]
    )
    follow(fight)
    assert advice(fight).do == "open_door"
