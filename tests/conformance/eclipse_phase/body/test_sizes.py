"""Sizes: spotting, strength, blows, gear."""

from __future__ import annotations

import pytest

from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    MISS,
    damage,
    firefight,
    gun,
    play,
    shot,
    someone,
    strike,
    target_number,
)


@pytest.mark.rule("EP-SIZE-2")
@pytest.mark.parametrize(
    ("size", "dice", "dealt"),
    [("very_small", "8", 1), ("small", "8", 4), ("medium", "8", 8), ("large", "8 3", 11), ("very_large", "8 3 4", 15)],
)
def test_blows_go_by_size(size: str, dice: str, dealt: int) -> None:
    fight = firefight(someone("a", 12, at=0, size=size, weapons=[KNIFE]), someone("t", 10, at=1, durability=200))
    play(fight, "a: act none", strike("a", "t", "knife"), f"a d100 10 | t d100 99 | {dice}")
    assert damage(fight, "t") == dealt


@pytest.mark.rule("EP-SIZE-2", "EP-ATK-5")
@pytest.mark.parametrize(("size", "expected"), [("medium", 40), ("large", 60), ("very_large", 60)])
def test_the_large_use_two_handed_weapons_in_one_hand(size: str, expected: int) -> None:
    fight = firefight(someone("a", 12, at=0, size=size, weapons=[gun("rifle", hands=2)]), someone("t", 10, at=8))
    play(fight, "a: act none", shot("a", "t", weapon="rifle", one_handed="yes"), MISS)
    assert target_number(fight, "a", "attack") == expected


@pytest.mark.rule("EP-SIZE-3")
@pytest.mark.parametrize(("size", "hands", "expected"), [("small", 2, 40), ("medium", 2, 60)])
def test_small_bodies_and_two_handed_gear(size: str, hands: int, expected: int) -> None:
    fight = firefight(someone("a", 12, at=0, size=size, weapons=[gun("rifle", hands=hands)]), someone("t", 10, at=8))
    play(fight, "a: act none", shot("a", "t", weapon="rifle"), MISS)
    assert target_number(fight, "a", "attack") == expected


@pytest.mark.rule("EP-SIZE-1")
@pytest.mark.parametrize(("size", "expected"), [("very_small", 15), ("small", 35), ("large", 55), ("very_large", 75)])
def test_checks_of_strength_go_by_size(size: str, expected: int) -> None:
    arm = gun("arm", "knockdown", dv="1d6")
    fight = firefight(someone("a", 12, at=0, guns=100, weapons=[arm]), someone("t", 10, at=8, size=size))
    play(fight, "a: act none", shot("a", "t", weapon="arm"), "a d100 10 | t d100 99 | a d6 1 | t d100 00")
    assert target_number(fight, "t", "som") == expected


@pytest.mark.rule("EP-SIZE-3", "EP-MELEE-2")
def test_bare_hands_are_no_two_handed_gear() -> None:
    fight = firefight(someone("a", 12, at=0, size="small"), someone("t", 10, at=1))
    play(fight, "a: act none", strike("a", "t"), "a d100 99 | t d100 99")
    assert target_number(fight, "a", "attack") == 50
