"""Ambushes: everybody, nobody or some surprised."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    PISTOL,
    TURRET,
    answer,
    barred,
    damage,
    fall,
    fighter,
    opening,
    order,
    passes,
    play,
    points,
    ruled,
    say,
    shot,
    slot_state,
    someone,
    target_number,
    throw,
    wounds,
)
from tests.conformance.harness import asked


def ambush(
    *, b: dict[str, Any] | None = None, c: dict[str, Any] | None = None, a: dict[str, Any] | None = None
) -> Fight[Combat]:
    return opening(
        someone("a", at=0, side="red", infiltrate=60, **(a or {})),
        someone("b", at=8, side="blue", perceive=40, **(b or {})),
        someone("c", at=9, side="blue", perceive=40, **(c or {})),
        ambushers="red",
    )  # fmt: skip


@pytest.mark.scenario("EP-EX-26")
@pytest.mark.rule("EP-SURP-1", "EP-SURP-2", "EP-SURP-3", "EP-ATK-12")
def test_everybody_surprised() -> None:
    fight = ambush(a={"vigor": 2})
    throw(fight, "a d100 47 | b d100 31 | c d100 18")
    assert (target_number(fight, "a"), target_number(fight, "b"), target_number(fight, "c")) == (60, 20, 20)
    assert asked(fight) == ["a slot"], "one free slot before Initiative"
    assert ruled(fight, "a: delay standby") == "EP-SURP-3"
    play(fight, "a: act none", shot("a", "b"), "a d100 29 | a 2d10 5 6 | b d100 31")
    assert (damage(fight, "b"), wounds(fight, "b"), target_number(fight, "b", "som")) == (11, 1, 35)
    assert barred(fight, "a", "attack_ranged", target="b", mode="SA", pool="vigor", **{"with": "pistol"}) == "EP-SURP-3"
    answer(fight, "a: end")
    assert (asked(fight), slot_state(fight, "a")) == (["a initiative"], "none"), "the free slot counts for nothing"
    throw(fight, "a d6 2 | b d6 4 | c d6 4")
    assert order(fight) == "c10 b9 a8", "B at -1 for the wound, nobody at -3"
    assert passes(fight) == ["c", "b", "a"]


@pytest.mark.rule("EP-SURP-3")
def test_ambushers_have_their_free_slots_in_order_of_their_initiative_stat() -> None:
    fight = opening(
        someone("slow", at=0, side="red", infiltrate=60), someone("fast", at=2, side="red", ref=25),
        someone("b", at=8, side="blue", perceive=40), ambushers="red",
    )  # fmt: skip
    throw(fight, "slow d100 47 | b d100 98")
    assert target_number(fight, "slow") == 60, "the best Infiltrate of the group"
    assert asked(fight) == ["fast slot"]
    play(fight, "fast: pass")
    assert asked(fight) == ["slow slot"]
    answer(fight, "slow: pass")
    throw(fight, "slow d6 1 | fast d6 1 | b d6 1")
    assert fight.state.turn == 1


@pytest.mark.rule("EP-SURP-4", "EP-INIT-6")
def test_nobody_surprised() -> None:
    fight = ambush(b={"abilities": ["alert"]}, c={"abilities": ["alert"]})
    throw(fight, "a d100 27 | b d100 39 | c d100 38 | a d6 4 | b d6 4 | c d6 4")
    assert order(fight).split()[0] == "a10"
    assert order(fight).endswith("b7=c7")
    play(fight, "a: act none")
    answer(fight, shot("a", "b"))
    assert asked(fight) == ["b defence"]


@pytest.mark.scenario("EP-EX-27")
@pytest.mark.rule("EP-SURP-5", "EP-SURP-6", "EP-INIT-6", "EP-EXTRA-15", "EP-DECL-7")
def test_mixed_ambush() -> None:
    fight = ambush(a={"ref": 20, "vigor": 1, "insight": 1}, b={}, c={"abilities": ["alert"], "vigor": 1, "insight": 1})
    throw(fight, "a d100 27 | b d100 62 | c d100 39")
    assert (target_number(fight, "b"), target_number(fight, "c")) == (20, 40)
    throw(fight, "a d6 2 | b d6 5 | c d6 4")
    assert order(fight) == "a9 b8 c7"
    play(fight, "c: decline", "a: decline", "a: act none")
    answer(fight, shot("a", "b"))
    assert asked(fight) == ["a pool_before"], "B cannot defend during turn 1"
    play(fight, "a d100 98", "a: end")
    assert slot_state(fight, "b") == "lost"
    play(fight, "c: act none", shot("c", "a"), MISS, "c: end")
    assert ruled(fight, shot("a", "c", pool="vigor")) == "EP-EXTRA-15"
    play(fight, "a: stop")
    assert ruled(fight, shot("c", "a", pool="vigor")) == "EP-EXTRA-15"
    play(fight, "c: stop")
    assert (points(fight, "a", "vigor"), points(fight, "c", "vigor")) == (1, 1)
    play(fight, "c: decline", "a: decline")
    assert order(fight) == "a9 b8 c7"
    play(fight, "a: act none")
    answer(fight, shot("a", "b"))
    assert asked(fight) == ["b defence"]
    assert not fighter(fight, "b").surprised


@pytest.mark.rule("EP-SURP-1")
def test_a_failed_ambusher_surprises_nobody() -> None:
    fight = ambush()
    throw(fight, "a d100 98 | b d100 98 | c d100 98 | a d6 4 | b d6 4 | c d6 4")
    assert not fighter(fight, "b").surprised
    assert not fighter(fight, "c").surprised


@pytest.mark.rule("EP-SURP-1", "EP-SIZE-1")
def test_small_bodies_are_harder_to_spot() -> None:
    fight = opening(
        someone("a", at=0, side="red", infiltrate=60, size="small"), someone("b", at=8, side="blue", perceive=40),
        ambushers="red",
    )  # fmt: skip
    throw(fight, "a d100 27 | b d100 98")
    assert target_number(fight, "b") == 10


@pytest.mark.rule("EP-SURP-6", "EP-EXTRA-15")
def test_mixed_ambush_insight_extra_allowed_and_taking_with_vigor_allowed() -> None:
    fight = opening(
        someone("a", at=0, infiltrate=60, vigor=2, insight=1, weapons=[PISTOL, TURRET], side="red"),
        someone("b", at=8, perceive=40, side="blue"),
        someone("c", at=9, perceive=40, side="blue", abilities=["alert"]),
        ambushers="red",
    )
    fall(fight, "a 27 | b 62 | c 39 | a d6 2 | b d6 5 | c d6 4", skip=("pool_before", "pool_after"))
    assert asked(fight) == ["a take"], "EP-SURP-6 forbids Vigor for extra actions only"
    say(fight, "a: take vigor")
    assert slot_state(fight, "b") == "pending"
    say(fight, "a: pass")
    assert asked(fight) == ["c slot"]
    assert slot_state(fight, "b") == "lost"
    say(fight, "c: pass")
    assert asked(fight) == ["a extra"]
    assert ruled(fight, shot("a", "b", pool="vigor")) == "EP-EXTRA-15"
    say(fight, "a: attack_system b with turret mode SA pool insight")
    fall(fight, "a 99", skip=("pool_before", "pool_after"))
    assert fight.state.turn == 2


@pytest.mark.rule("EP-TAKE-11")
def test_a_surprised_taker_is_not_asked_and_an_ambusher_is() -> None:
    fight = opening(
        someone("a", at=0, infiltrate=60, side="red", vigor=1),
        someone("b", at=8, perceive=40, side="blue", vigor=1),
        someone("c", at=9, perceive=40, side="blue", abilities=["alert"]),
        ambushers="red",
    )
    fall(fight, "a 27 | b 62 | c 39 | a d6 2 | b d6 5 | c d6 4", skip=("pool_before", "pool_after"))
    assert asked(fight) == ["a take"]
    assert barred(fight, "b", "take", pool="vigor") == "EP-TAKE-11"
