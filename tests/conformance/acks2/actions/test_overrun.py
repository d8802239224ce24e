"""The overrun: how far it leads, who stops it, who must be overrun first, and the bonus attack."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    allowed,
    at,
    engaged_by,
    facing,
    hp,
    ogre,
    orc,
    placed,
    play,
    readied,
    refused,
    ring,
    say,
    someone,
    struck,
)
from tests.conformance.harness import answer, asked, offered, throw


def overrunning(save: str, *more: Any, before: str = "", **fields: Any) -> Fight[Combat]:
    """An overrun north through an orc that hits (13 against 13); the orc then saves against 13."""
    numbers = "a=5 o=3 " + " ".join(f"{each.id}=1" for each in more)
    fight = ring(
        someone("a", at=(0, 0), **fields),
        orc("o", at=(0, 1), hp_max=20, saves={"paralysis": 13}),
        *more,
        numbers=numbers,
    )
    answer(fight, "a: maneuver overrun o with sword")
    throw(fight, f"a d20 17 | o d20 {save}")
    return fight


def behind(**more: Any) -> Any:
    return orc("p", **{"at": (0, 4), "hp_max": 20, "facing": "N", **more})


@pytest.mark.rule("ACKS-MANEUV-6")
def test_the_attacker_goes_through_as_far_as_it_likes_and_attacks_once_more() -> None:
    fight = overrunning("12", behind())
    assert (struck(fight), asked(fight), hp(fight, "o")) == ((13, 13, True), ["a overrun"], 20)
    short = play(fight.fork(), "a: through 0,2")
    assert (at(short, "a"), asked(short)) == ((0, 2), ["o segment"])  # nobody is in reach of the bonus attack
    play(fight, "a: through 0,3", "p: decline", "a: attack p", "a d20 11 | a d6 3")
    assert (at(fight, "a"), struck(fight), hp(fight, "p")) == ((0, 3), (13, 13, True), 17)
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-MANEUV-6")
def test_it_leads_straight_ahead_past_the_target_and_no_farther_than_the_speed_left() -> None:
    fight = overrunning("12")
    assert "ACKS-MANEUV-6" in refused(fight, "a: through 0,1")  # the target's own square
    assert "ACKS-MANEUV-6" in refused(fight, "a: through 1,2")
    assert "ACKS-MANEUV-6" in refused(fight, "a: through 0,9")  # 45 ft
    assert allowed(fight, "a: through 0,8")
    marched = ring(someone("a", at=(0, -5)), orc("o", at=(0, 1), saves={"paralysis": 13}), numbers="a=5 o=3")
    play(marched, "a: march 0,-4 0,-3 0,-2 0,-1 0,0 facing N")
    answer(marched, "a: maneuver overrun o with sword")
    throw(marched, "a d20 17 | o d20 12")
    assert (allowed(marched, "a: through 0,3"), allowed(marched, "a: through 0,4")) == (True, False)  # 15 ft are left


@pytest.mark.rule("ACKS-MANEUV-6")
def test_without_speed_left_there_is_only_the_bonus_attack() -> None:
    spent = ring(someone("a", at=(0, -8)), orc("o", at=(0, 1), saves={"paralysis": 13}), numbers="a=5 o=3")
    play(spent, "a: march " + " ".join(f"0,{y}" for y in range(-7, 1)) + " facing N")
    answer(spent, "a: maneuver overrun o with sword")
    throw(spent, "a d20 17 | o d20 12")
    assert asked(spent) == ["a bonus_attack"]
    assert "ACKS-MANEUV-6" in refused(spent, "a: overrun o")  # once is enough
    play(spent, "a: attack o", "a d20 1")
    assert asked(spent) == ["o segment"]


@pytest.mark.rule("ACKS-MANEUV-6")
def test_who_saves_may_block_and_takes_the_hit_or_lets_pass() -> None:
    blocked = play(overrunning("13"), "o: block", "a d6 4")
    assert (at(blocked, "a"), hp(blocked, "o"), asked(blocked)) == ((0, 0), 16, ["o segment"])
    passed = overrunning("13")
    answer(passed, "o: let_pass")
    assert asked(passed) == ["a overrun"]


@pytest.mark.rule("ACKS-MANEUV-6")
def test_every_engaging_opponent_must_be_overrun_before_it_may_leave() -> None:
    second = orc("q", at=(1, 1), facing="SW", hp_max=20, saves={"paralysis": 13})
    fight = overrunning("12", second)
    assert (asked(fight), engaged_by(fight, "a")) == (["a bonus_attack"], {"o", "q"})
    fought = play(fight.fork(), "a: attack q", "a d20 1")
    assert (at(fought, "a"), asked(fought)) == ((0, 0), ["o segment"])
    answer(fight, "a: overrun q")
    throw(fight, "a d20 17 | q d20 12")
    assert asked(fight) == ["a overrun"]
    play(fight, "a: through 2,2")
    assert (at(fight, "a"), facing(fight, "a")) == ((2, 2), "NE")


@pytest.mark.rule("ACKS-MANEUV-6")
def test_a_bonus_attack_that_fells_the_last_one_in_the_way_opens_it() -> None:
    fight = overrunning("12", orc("q", at=(1, 1), facing="SW", hp=1))
    play(fight, "a: attack q", "a d20 19 | a d6 3")
    assert asked(fight) == ["a overrun"]
    play(fight, "a: through 0,3")
    assert at(fight, "a") == (0, 3)


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-ENGAGE-8")
def test_others_on_the_way_engage_and_stop_it() -> None:
    fight = overrunning("12", orc("g", at=(1, 4), facing="S"))
    play(fight, "a: through 0,6")
    assert (at(fight, "a"), engaged_by(fight, "a"), asked(fight)) == ((0, 3), {"g"}, ["a bonus_attack"])


@pytest.mark.rule("ACKS-MANEUV-6")
def test_a_wall_behind_the_target_leaves_no_way() -> None:
    fight = ring(
        someone("a"), orc("o", at=(0, 1), saves={"paralysis": 13}), walls=[(0, 2)], numbers="a=5 o=3"
    )  # fmt: skip
    answer(fight, "a: maneuver overrun o with sword")
    throw(fight, "a d20 17 | o d20 12")
    assert asked(fight) == ["a bonus_attack"]


@pytest.mark.rule("ACKS-MANEUV-6")
def test_it_may_stay_and_only_use_the_bonus_attack() -> None:
    fight = play(overrunning("12"), "a: stay")
    assert (asked(fight), offered(fight)) == (["a bonus_attack"], ["attack", "stop"])
    play(fight, "a: stop")
    assert (at(fight, "a"), asked(fight)) == ((0, 0), ["o segment"])


@pytest.mark.rule("ACKS-MANEUV-6")
def test_a_big_body_runs_over_what_it_could_not_pass_otherwise() -> None:
    fight = ring(ogre("a", at=(0, 0), facing="N"), someone("o", at=(0, 1), saves={"paralysis": 13}, facing="S"),
                 numbers="a=5 o=3")  # fmt: skip
    answer(fight, "a: maneuver overrun o")
    throw(fight, "a d20 17 | o d20 12")
    play(fight, "a: through 0,4")
    assert at(fight, "a") == (0, 4)


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-GRID-6")
@pytest.mark.parametrize(("size", "passed"), [("small", True), ("man", False)])
def test_a_big_body_passes_only_those_two_sizes_smaller_on_its_way(size: str, passed: bool) -> None:
    fight = ring(
        ogre("a", at=(0, 0), facing="N"),
        someone("o", at=(0, 1), saves={"paralysis": 13}, facing="S"),
        orc("ally", at=(0, 3), size=size),
        numbers="a=5 o=3 ally=1",
    )
    answer(fight, "a: maneuver overrun o")
    throw(fight, "a d20 17 | o d20 12")
    assert allowed(fight, "a: through 0,5") is passed


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-GRID-5")
def test_a_man_passes_an_ally_on_its_way_but_does_not_stop_on_it() -> None:
    fight = overrunning("12", someone("ally", at=(0, 4)))
    assert (allowed(fight, "a: through 0,4"), allowed(fight, "a: through 0,5")) == (False, True)


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-READY-11")
def test_readied_opponents_answer_the_movement_before_the_bonus_attack() -> None:
    fight = overrunning("12", orc("p", at=(0, 4), facing="S", hp_max=20, **readied("sword", "comes_into_reach")))
    answer(fight, placed("a: through 0,3"))
    assert asked(fight) == ["p interrupt"]
    play(fight, "p: respond", "p d20 1")
    assert asked(fight) == ["a bonus_attack"]


@pytest.mark.rule("ACKS-MANEUV-6", "ACKS-COND-13")
def test_the_restrained_do_not_go_through_whom_they_overrun() -> None:
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(0, 1)), numbers="g=3 o=1")
    assert not fight.decree("condition g restrained")
    say(fight, "g: maneuver overrun o", "g d20 20 | o d20 2")
    assert asked(fight) == ["g bonus_attack"]
