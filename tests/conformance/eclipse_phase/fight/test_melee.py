"""Close combat: unarmed blows, aggression, charges, reach, several targets and weapons."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.body.blows import Blow, can_parry, defence_test, defences, melee_parts
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
    gun,
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


# -- one by one ------------------------------------------------------------------------------------
@pytest.mark.rule("EP-MELEE-5", "EP-MELEE-9", "EP-MELEE-13")
@pytest.mark.parametrize(("a", "b", "more", "parts"), [
    ({}, {}, {}, []), ({}, {"start": ["prone"]}, {}, [(20, "superior_position")]),
    ({"start": ["prone"]}, {"start": ["prone"]}, {}, []), ({"weapons": [SWORD]}, {}, {}, [(10, "reach")]),
    ({"weapons": [SWORD]}, {"weapons": [SWORD]}, {}, []), ({"size": "large"}, {}, {}, [(10, "reach")]),
    ({"weapons": [SWORD], "size": "very_large"}, {"size": "very_small"}, {}, [(30, "reach")]),
    ({}, {"size": "large"}, {}, []), ({"size": "large"}, {}, {"grapple": True}, [(20, "size")]),
    ({}, {"size": "large"}, {"grapple": True}, [(-20, "size")]), ({"limbs": 6}, {}, {"grapple": True}, [(20, "limbs")]),
    ({"limbs": 5}, {}, {"grapple": True}, []), ({}, {"limbs": 6}, {"grapple": True}, [(-20, "limbs")]),
])  # fmt: skip
def test_what_modifies_a_blow_at_somebody(
    a: dict[str, Any], b: dict[str, Any], more: dict[str, Any], parts: list[tuple[int, str]]
) -> None:
    own, other = {"weapons": [KNIFE], **a}, {"weapons": [KNIFE], **b}
    combat = firefight(someone("a", 12, at=0, **own), someone("b", 6, at=1, **other)).state
    one, two = combat.fighters["a"], combat.fighters["b"]
    blow = Blow("a", "b", next(iter(one.arms.values())), **more)
    assert [each[:2] for each in melee_parts(one, blow, two)] == parts


@pytest.mark.rule("EP-ATK-4", "EP-ACT-7", "EP-COND-2", "EP-MELEE-3", "EP-MELEE-8", "EP-MELEE-12")
@pytest.mark.parametrize(("state", "weapons", "how", "found"), [
    ({}, [KNIFE], "fray", (40, 0)), ({}, [KNIFE], "melee", (50, 0)),
    ({"full_defense": True}, [KNIFE], "fray", (40, 30)),
    ({"aggressive": True}, [KNIFE], "fray", (40, -10)), ({"aggressive": True}, [KNIFE], "melee", (50, 0)),
    ({"grappling": "c"}, [KNIFE], "fray", (40, -30)), ({"grappling": "a"}, [KNIFE], "fray", (40, 0)),
    ({}, [SWORD], "melee", (50, 10)), ({}, [KNIFE, blade("dirk")], "melee", (50, 10)),
    ({}, [blade(f"dirk{n}") for n in range(5)], "melee", (50, 30)), ({}, [], "wil", (45, 0)),
])  # fmt: skip
def test_what_modifies_a_defence(state: dict[str, Any], weapons: list[Any], how: str, found: tuple[int, int]) -> None:
    combat = firefight(
        someone("a", 12, at=0, weapons=[KNIFE, PISTOL]), someone("b", 6, at=1, weapons=weapons), someone("c", 5, at=9)
    ).state
    for name, value in state.items():
        setattr(combat.fighters["b"], name, value)
    test = defence_test(combat, Blow("a", "b", combat.fighters["a"].arms["knife"]), how)
    assert (test.base, test.modifiers) == found
    if how == "fray":
        shot_at = defence_test(combat, Blow("a", "b", combat.fighters["a"].arms["pistol"]), how)
        assert (shot_at.base, shot_at.modifiers) == (20, found[1])


@pytest.mark.rule("EP-ATK-4", "EP-ACT-7")
def test_with_what_one_may_defend() -> None:
    rifles = [gun("r1", hands=2), gun("r2", hands=2)]
    combat = firefight(
        someone("a", 12, at=0, weapons=[KNIFE, PISTOL]), someone("b", 6, at=1, weapons=rifles),
        someone("c", 5, at=9, weapons=[*rifles, KNIFE]), someone("d", 4, at=12, weapons=[rifles[0]]),
        someone("e", 3, at=15, limbs=0, weapons=[]),
    ).state  # fmt: skip
    assert [can_parry(combat.fighters[name]) for name in "abcde"] == [True, False, True, True, False]
    knife, pistol = (combat.fighters["a"].arms[name] for name in ("knife", "pistol"))
    assert (defences(combat, Blow("a", "c", knife)), defences(combat, Blow("a", "c", pistol))) == (
        ["fray", "melee"], ["fray"],
    )  # fmt: skip
    combat.fighters["c"].full_defense = True
    assert defences(combat, Blow("a", "c", knife)) == ["fray", "melee", "athletics"]
