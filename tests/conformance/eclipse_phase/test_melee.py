"""Close combat: unarmed blows, aggression, charges, reach, several targets and weapons."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.scenario import WeaponEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    MISS,
    PISTOL,
    SWORD,
    allowed,
    blade,
    conditions,
    damage,
    fall,
    firefight,
    play,
    ruled,
    say,
    shot,
    someone,
    strike,
    target_number,
)


def toe_to_toe(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Fight[Combat]:
    """A's slot has begun; B stands a metre away."""
    fight = firefight(
        someone("a", 12, **{"at": 0, **(a or {})}),
        someone("b", 10, **{"at": 1, "durability": 200, **(b or {})}),
        **more,
    )
    return play(fight, "a: act none")


@pytest.mark.rule("EP-MELEE-1", "EP-RANGE-3")
@pytest.mark.parametrize(
    ("state", "expected"), [({}, 60), ({"start": ["prone"]}, 70), ({"start": ["unconscious"]}, 70), ({"at": 3}, 60)]
)
def test_in_melee_is_who_has_an_able_standing_enemy_beside_it(state: dict[str, Any], expected: int) -> None:
    fight = toe_to_toe(b={**state, "controller": "gm"})
    play(fight, shot("a", "b"), "a d100 98" if "unconscious" in state.get("start", []) else "a d100 98 | b d100 98")
    bonus = 0 if state.get("at") == 3 else 10
    melee = -10 if not state else 0
    assert target_number(fight, "a", "attack") == 60 + bonus + melee == expected


@pytest.mark.rule("EP-MELEE-2")
@pytest.mark.parametrize(
    ("changes", "dice", "dealt"),
    [
        ({}, "3", 3), ({"body": "synthmorph"}, "3 4", 7), ({"abilities": ["strong_melee"]}, "3 5", 8),
        ({"body": "synthmorph", "abilities": ["strong_melee"]}, "1 2 3", 6),
    ],
)  # fmt: skip
def test_unarmed_blows(changes: dict[str, Any], dice: str, dealt: int) -> None:
    fight = play(toe_to_toe(changes), strike("a", "b"), f"a d100 30 | b d100 99 | {dice}")
    assert damage(fight, "b") == dealt


@pytest.mark.rule("EP-MELEE-2")
def test_strength_adds_to_every_melee_weapon_and_to_no_gun() -> None:
    strong = {"abilities": ["strong_melee"], "weapons": [KNIFE, PISTOL]}
    assert (
        damage(play(toe_to_toe(strong), strike("a", "b", "knife"), "a d100 30 | b d100 99 | a d10 4 | a d6 2"), "b")
        == 6
    )
    assert damage(play(toe_to_toe(strong), shot("a", "b"), "a d100 30 | b d100 99 | a 2d10 4 2"), "b") == 6


@pytest.mark.rule("EP-MELEE-3", "EP-DELAY-24")
def test_aggressive_attacks() -> None:
    hit = play(toe_to_toe(), strike("a", "b", aggressive="hit"), "a d100 30 | b d100 99 | a d6 2")
    assert (target_number(hit, "a", "attack"), damage(hit, "b")) == (60, 2)
    hard = play(toe_to_toe(), strike("a", "b", aggressive="damage"), "a d100 30 | b d100 99 | a d6 2 | a d10 9")
    assert (target_number(hard, "a", "attack"), damage(hard, "b")) == (50, 11)
    play(hard, "a: end", "b: act none", strike("b", "a"), "a: fray", "b d100 98 | a d100 98")
    assert target_number(hard, "a", "defence") == 30
    play(
        hard,
        "b: end",
        "a: delay standby",
        "b: act none",
        strike("b", "a"),
        "a: wait",
        "a: fray",
        "b d100 98 | a d100 98",
    )
    assert target_number(hard, "a", "defence") == 40, "over when its next slot comes up"


@pytest.mark.rule("EP-DELAY-24")
def test_the_aggressive_penalty_ends_with_an_extra_action() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 10, at=1, vigor=1))
    play(
        fight, "b: decline", "a: decline", "a: act none", strike("a", "b", aggressive="hit"), MISS, "a: end", "b: pass"
    )
    play(fight, "a: full_aim b pistol pool vigor", strike("b", "a", pool="vigor"), "a: fray", "b d100 98 | a d100 98")
    assert target_number(fight, "a", "defence") == 40


@pytest.mark.rule("EP-MELEE-4")
def test_a_charge() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=9))
    play(fight, "a: act full")
    play(fight, "a: move 8,10", strike("a", "b"), "a d100 30 | b d100 99 | a 2d6 2 5 | b d100 10")
    assert (target_number(fight, "a", "attack"), damage(fight, "b")) == (40, 7)
    still = firefight(someone("a", 12, at=8), someone("b", 10, at=9))
    play(still, "a: act full", strike("a", "b"), "a d100 30 | b d100 99 | a d6 2")
    assert (target_number(still, "a", "attack"), damage(still, "b")) == (30, 2), "without a step it is no charge"


@pytest.mark.rule("EP-MELEE-5")
@pytest.mark.parametrize(
    ("own", "other", "attack", "defence"),
    [
        ({"weapons": [SWORD]}, {"weapons": [KNIFE]}, 60, 50),
        ({"weapons": [KNIFE]}, {"weapons": [SWORD]}, 50, 60),
        ({"weapons": [SWORD], "size": "large"}, {"weapons": [KNIFE]}, 70, 50),
        ({"weapons": [blade("pike", reach=20)], "size": "very_large"}, {"size": "small", "weapons": [KNIFE]}, 70, 50),
        ({"weapons": [KNIFE]}, {"weapons": [KNIFE]}, 50, 50),
    ],
)
def test_reach(own: dict[str, Any], other: dict[str, Any], attack: int, defence: int) -> None:
    """The last difference is 20 + 30, of which 30 count, less 10 for the small target."""
    fight = toe_to_toe(own, other)
    play(fight, strike("a", "b", own["weapons"][0].id), "b: melee", MISS)
    assert (target_number(fight, "a", "attack"), target_number(fight, "b", "defence")) == (
        attack + size_of(other),
        defence,
    )


def size_of(other: dict[str, Any]) -> int:
    return 0


@pytest.mark.rule("EP-MELEE-6")
def test_several_targets() -> None:
    fight = firefight(
        someone("a", 12, at=0),
        someone("b", 10, at=(1, 10)),
        someone("c", 9, at=(1, 10.9)),
        someone("d", 8, at=(0, 8.2)),
    )
    play(fight, "a: act none")
    assert ruled(fight, strike("a", "b", targets="d")) == "EP-ATK-13", "more than 1 m from b"
    play(fight, strike("a", "b", targets="c"), "a d100 25 | b d100 99 | a d6 3", "a d100 25 | c d100 99 | a d6 4")
    assert target_number(fight, "a", "attack") == 30
    assert (damage(fight, "b"), damage(fight, "c")) == (3, 4)


@pytest.mark.rule("EP-MELEE-7")
def test_touching_is_easier_and_deals_no_damage() -> None:
    baton = blade("baton", "1d10", "shock")
    fight = play(
        toe_to_toe({"weapons": [baton]}),
        strike("a", "b", "baton", touch_only="yes"),
        "a d100 65 | b d100 99 | b d100 10",
    )
    assert (target_number(fight, "a", "attack"), damage(fight, "b")) == (70, 0)
    assert "stunned" in conditions(fight, "b"), "the effect of the weapon"


@pytest.mark.rule("EP-MELEE-8")
@pytest.mark.parametrize(("further", "more"), [(1, 1), (3, 3), (4, 3)])
def test_further_melee_weapons(further: int, more: int) -> None:
    blades: list[WeaponEntry] = [blade(f"k{n}") for n in range(further + 1)]
    also = ",".join(each.id for each in blades[1:])
    fight = firefight(
        someone("a", 12, at=0, weapons=blades, limbs=8), someone("b", 10, at=1, weapons=blades, limbs=8, durability=200)
    )
    play(fight, "a: act none", strike("a", "b", "k0", also=also), "b: melee", "30 99 | 2 " + "1 " * more)
    assert damage(fight, "b") == 2 + more
    assert target_number(fight, "b", "defence") == 50 + 10 * more


@pytest.mark.rule("EP-MELEE-13")
def test_the_prone_are_easier_to_strike_from_above() -> None:
    fight = play(toe_to_toe(b={"start": ["prone"]}), strike("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 70
    assert allowed(fight, "a: end")


@pytest.mark.rule("EP-MELEE-3", "EP-MELEE-5", "EP-MELEE-13")
def test_prone_defender_reach_and_aggressive_attacker_penalty() -> None:
    sword = blade("sword", "2d10+2", reach=10)
    fight = firefight(someone("a", 12, at=0, weapons=[sword]), someone("b", 6, at=1, weapons=[KNIFE], start=["prone"]))
    play(fight, "a: act none")
    say(fight, strike("a", "b", "sword", aggressive="hit"), "b: melee")
    fall(fight, "a 80 | b 55 | a 2d10 1 1 | a 2d6 1 1", skip=())
    # 50 + 20 prone + 10 reach + 10 aggressive = 90
    assert (target_number(fight, "a", "attack"), target_number(fight, "b", "defence")) == (90, 50)
    say(fight, "a: end")
    say(fight, "b: act none", strike("b", "a", "knife"), "a: fray")
    fall(fight, "b 99 | a 99", skip=())
    # a: Fray 40 + 10 reach - 10 aggressive
    assert target_number(fight, "a", "defence") == 40
    assert target_number(fight, "b", "attack") == 50
