"""Ranged combat: range bands, cover, firing modes, several weapons, sweeping beams."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.body.blows import Blow, band, own_parts, range_modifier
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    PISTOL,
    allowed,
    ammo,
    block,
    choice,
    damage,
    fall,
    fighter,
    firefight,
    gun,
    play,
    ruled,
    say,
    shot,
    someone,
    target_number,
    turn,
    wall,
    weapon,
    wounds,
)
from tests.conformance.eclipse_phase.shooting import aimed
from tests.conformance.harness import by_code, objections


def number(far: float, *traits: Any, **described: Any) -> int:
    """The target number of a shot with Guns 60 over so many metres."""
    fight = play(aimed({"weapons": [gun("pistol", *traits)]}, far=far, **described), shot("a", "b"), MISS)
    return target_number(fight, "a", "attack")


@pytest.mark.rule("EP-RANGE-1")
@pytest.mark.parametrize(
    ("far", "expected"),
    [(2.5, 60), (10, 60), (10.01, 50), (30, 50), (30.5, 40), (60, 40), (60.01, 30), (90, 30), (100, 20)],
)
def test_range_bands(far: float, expected: int) -> None:
    assert number(far) == expected


@pytest.mark.rule("EP-RANGE-1", "EP-RANGE-3", "EP-TRAIT-8")
def test_point_blank_in_melee() -> None:
    assert number(2) == 60, "+10 at point-blank, -10 in melee"
    assert number(2, "long") == 30, "no bonus, -30"
    assert play_prone() == 70


def play_prone() -> int:
    """A prone enemy holds nobody in melee."""
    fight = play(aimed(b={"start": ["prone"]}, far=2), shot("a", "b"), MISS)
    return target_number(fight, "a", "attack")


@pytest.mark.rule("EP-RANGE-2")
@pytest.mark.parametrize(("kind", "vacuum", "dice", "dealt"), [
    ("kinetic", False, "7", 7), ("kinetic", True, "7 3", 10), ("beam", False, "7 3", 10),
])  # fmt: skip
def test_beyond_range_kinetic_weapons_lose_a_die(kind: str, vacuum: bool, dice: str, dealt: int) -> None:
    fight = aimed({"weapons": [gun("arm", kind=kind)]}, far=50, vacuum=vacuum)
    play(fight, shot("a", "b", weapon="arm"), f"a d100 30 | b d100 99 | {dice}")
    assert damage(fight, "b") == dealt


@pytest.mark.rule("EP-RANGE-2", "EP-DMG-2")
def test_beyond_range_a_weapon_without_d10_has_one_rolled_and_subtracted() -> None:
    fight = aimed({"weapons": [gun("arm", dv="3d6")]}, far=50)
    play(fight, shot("a", "b", weapon="arm"), "a d100 30 | b d100 99 | a 3d6 6 6 6 | a d10 10")
    assert damage(fight, "b") == 8


@pytest.mark.rule("EP-RANGE-3")
def test_without_smartlink_and_out_of_cover() -> None:
    blunt = play(aimed({"weapons": [gun("old", smartlink=False)]}), shot("a", "b", weapon="old"), MISS)
    assert target_number(blunt, "a", "attack") == 50
    covered = play(aimed({"in_cover": True}, scene=[wall(0.5, "minor")]), shot("a", "b"), MISS)
    assert target_number(covered, "a", "attack") == 50


@pytest.mark.rule("EP-RANGE-3")
def test_indirect_fire_through_a_spotter() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=[gun("seeker", kind="seeker")]), someone("b", 10, at=8, side="blue"),
        someone("eye", 9, at=(6, 14), side="red"), someone("blind", 8, at=(0, 12), side="red"),
        scene=[wall(4, "total", y=(9, 13))],
    )  # fmt: skip
    play(fight, "a: act none")
    assert ruled(fight, shot("a", "b", weapon="seeker")) == "EP-ATK-13"
    assert ruled(fight, shot("a", "b", weapon="seeker", spotter="blind")) == "EP-ATK-13"
    play(fight, shot("a", "b", weapon="seeker", spotter="eye"), MISS)
    assert target_number(fight, "a", "attack") == 40


@pytest.mark.rule("EP-RANGE-4", "EP-COND-13", "EP-COND-14")
@pytest.mark.parametrize(("level", "expected"), [("minor", 50), ("moderate", 40), ("major", 30)])
def test_cover_of_the_target(level: str, expected: int) -> None:
    used = play(aimed(b={"in_cover": True}, scene=[wall(7.3, level)]), shot("a", "b"), MISS)
    assert target_number(used, "a", "attack") == expected
    unused = play(aimed(scene=[wall(7.3, level)]), shot("a", "b"), MISS)
    assert target_number(unused, "a", "attack") == 60, "behind it, but not taken"


@pytest.mark.rule("EP-COND-14")
def test_cover_counts_only_against_lines_that_cross_it() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10)), someone("b", 10, at=(8, 10), in_cover=True),
        someone("c", 9, at=(16, 10), side="red"),
        scene=[wall(7.3, "major")],
    )  # fmt: skip
    play(fight, "a: act none", shot("a", "b"), MISS, "a: end", "b: pass", "c: act none", shot("c", "b"), MISS)
    assert (target_number(fight, "a", "attack"), target_number(fight, "c", "attack")) == (30, 60)


@pytest.mark.rule("EP-RANGE-4")
@pytest.mark.parametrize(("far", "gravity", "expected"), [(12, "normal", 40), (8, "normal", 60), (12, "micro", 50)])
def test_a_prone_target_far_away(far: float, gravity: str, expected: int) -> None:
    fight = play(aimed(b={"start": ["prone"]}, far=far, gravity=gravity), shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == expected


@pytest.mark.rule("EP-RANGE-5", "EP-EXTRA-11")
def test_a_single_shot_weapon_fires_once_per_turn() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1, weapons=[gun("single", modes=["SS"])]), someone("b", 10, at=8))
    play(fight, "a: decline", "a: act none", shot("a", "b", "SS", "single"), MISS, "a: end", "b: pass")
    assert ammo(fight, "a", "single") == 15
    assert ruled(fight, shot("a", "b", "SS", "single", pool="vigor")) == "EP-EXTRA-11"
    play(fight, "a: stop", "a: decline", "a: act none", shot("a", "b", "SS", "single"), MISS)
    assert ammo(fight, "a", "single") == 14


@pytest.mark.rule("EP-RANGE-5")
def test_semi_automatic_fires_one_shot_for_each_complex_action() -> None:
    fight = firefight(someone("a", 12, at=0, vigor=1), someone("b", 10, at=8))
    play(
        fight,
        "a: decline",
        "a: act none",
        shot("a", "b"),
        MISS,
        "a: end",
        "b: pass",
        shot("a", "b", pool="vigor"),
        MISS,
    )
    assert ammo(fight, "a") == 14


@pytest.mark.rule("EP-RANGE-6", "EP-RANGE-7")
@pytest.mark.parametrize(
    ("mode", "target", "dice", "dealt", "shots"),
    [
        ("BF_hit", 70, "1 2", 3, 3), ("BF_damage", 60, "1 2 9", 12, 3), ("FA_hit", 90, "1 2", 3, 10),
        ("FA_damage", 60, "1 2 9 8", 20, 10),
    ],
)  # fmt: skip
def test_bursts_and_full_automatic(mode: str, target: int, dice: str, dealt: int, shots: int) -> None:
    fight = play(aimed(), shot("a", "b", mode), f"a d100 30 | b d100 99 | {dice}")
    assert (target_number(fight, "a", "attack"), damage(fight, "b"), ammo(fight, "a")) == (target, dealt, 16 - shots)


@pytest.mark.rule("EP-RANGE-6", "EP-RANGE-7", "EP-TEST-14")
def test_one_roll_against_several_targets_close_together() -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("b", 10, at=(8, 10)), someone("c", 9, at=(8, 10.9)),
        someone("d", 8, at=(8, 11.8)),
        someone("e", 7, at=(8, 14)),
    )  # fmt: skip
    play(fight, "a: act none")
    assert ruled(fight, shot("a", "b", "BF_spread", targets="c,d")) == "EP-ATK-13"
    assert ruled(fight, shot("a", "b", "BF_spread", targets="e")) == "EP-ATK-13"
    assert ruled(fight, shot("a", "b", "FA_spread", targets="c,e")) == "EP-ATK-13"
    play(
        fight,
        shot("a", "b", "FA_spread", targets="c,d"),
        "a d100 30 | b d100 99 | c d100 18 | d d100 99 | a 2d10 1 2 | a 2d10 1 2 | a 2d10 3 3",
    )
    assert target_number(fight, "a", "attack") == 60
    assert [damage(fight, who) for who in "bcd"] == [3, 3, 6]


@pytest.mark.rule("EP-RANGE-6")
def test_who_defends_well_against_a_spread_burst_is_not_hit() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=(8, 10), fray=80), someone("c", 9, at=(8, 10.9)))
    play(
        fight, "a: act none", shot("a", "b", "BF_spread", targets="c"), "a d100 30 | b d100 35 | c d100 99 | a 2d10 1 2"
    )
    assert (damage(fight, "b"), damage(fight, "c"), ammo(fight, "a")) == (0, 3, 13)


@pytest.mark.rule("EP-RANGE-8")
@pytest.mark.parametrize(
    ("shots", "mode", "legal"), [(2, "BF_hit", False), (3, "BF_hit", True), (9, "FA_hit", False), (0, "SA", False)]
)
def test_a_mode_needs_all_its_shots(shots: int, mode: str, legal: bool) -> None:
    fight = aimed({"ammo": {"pistol": shots}})
    assert allowed(fight, shot("a", "b", mode)) == legal
    if not legal:
        assert ruled(fight, shot("a", "b", mode)) == "EP-RANGE-8"


@pytest.mark.rule("EP-RANGE-12")
def test_several_guns_at_one_target() -> None:
    fight = aimed({"weapons": [PISTOL, gun("left"), gun("rifle", hands=2)]})
    assert ruled(fight, shot("a", "b", also="rifle")) == "EP-ATK-13"
    play(fight, shot("a", "b", also="left"), "a d100 30 | b d100 99 | a 2d10 1 2", "a d100 98 | b d100 98")
    assert (target_number(fight, "a", "attack"), damage(fight, "b")) == (40, 3)
    assert (ammo(fight, "a"), ammo(fight, "a", "left")) == (15, 15)


@pytest.mark.rule("EP-RANGE-13")
def test_sweeping_fire_after_a_miss_with_a_beam() -> None:
    beam = gun("laser", kind="beam")
    fight = play(
        aimed({"weapons": [beam]}),
        shot("a", "b", weapon="laser"),
        "a d100 98 | b d100 98",
        "a: end",
        "b: pass",
        "a: act none",
    )
    play(fight, shot("a", "b", weapon="laser"), MISS)
    assert target_number(fight, "a", "attack") == 70
    plain = play(
        aimed(), shot("a", "b"), "a d100 98 | b d100 98", "a: end", "b: pass", "a: act none", shot("a", "b"), MISS
    )
    assert target_number(plain, "a", "attack") == 60


@pytest.mark.rule("EP-TRAIT-8")
def test_fixed_and_steady_weapons() -> None:
    fixed = {"weapons": [gun("pistol", "fixed")]}
    assert target_number(play(aimed(fixed), shot("a", "b"), MISS), "a", "attack") == 40
    prone = play(aimed({**fixed, "start": ["prone"]}), shot("a", "b"), MISS)
    assert target_number(prone, "a", "attack") == 60
    assert number(80, "steady") == 60


@pytest.mark.rule("EP-TRAIT-8")
def test_a_single_use_weapon_is_gone_after_one_attack() -> None:
    knife = weapon("knife", "thrown", "1d10", "single_use", range=20)
    fight = firefight(someone("a", 12, at=0, athletics=60, vigor=1, weapons=[knife]), someone("b", 10, at=8))
    play(
        fight,
        "a: decline",
        "a: act none",
        "a: attack_thrown b with knife",
        "a d100 30 | b d100 99 | a d10 4",
        "a: end",
        "b: pass",
    )
    assert (damage(fight, "b"), fighter(fight, "a").ready) == (4, [])
    assert not allowed(fight, "a: attack_thrown b with knife pool vigor")


@pytest.mark.rule("EP-RANGE-7", "EP-ATK-12")
def test_full_auto_at_three_targets_one_unable_to_defend() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"),
        someone("b", 9, at=8, side="blue"),
        someone("c", 6, at=(8, 10.9), side="blue", start=["unconscious"]),
        someone("d", 3, at=(8, 9.2), side="blue"),
    )
    say(fight, "a: act none", shot("a", "b", "FA_spread", targets="c,d"))
    # distances: b 8.0, d 8.04, c 8.05
    fall(fight, "a 40 | b 99 | d 19 | a 2d10 1 1 | a d6 1 | a 2d10 2 2 | a d6 2 | a 2d10 3 3 | a d6 3")
    assert [damage(fight, who) for who in "bdc"] == [3, 6, 9]
    assert (wounds(fight, "c"), ammo(fight, "a")) == (1, 6)


@pytest.mark.rule("EP-RANGE-1")
def test_range_bands_at_their_exact_borders() -> None:
    for far, expected in ((2, 60), (2.01, 60), (10, 60), (10.01, 50), (30, 50), (30.01, 40), (60, 40), (60.01, 30)):
        fight = firefight(someone("a", 12, at=0), someone("b", 6, at=far))
        play(fight, "a: act none", shot("a", "b"))
        fall(fight, "a 99 | b 99")
        bonus = 10 if far <= 2 else 0
        melee = -10 if far <= 2 else 0
        assert target_number(fight, "a", "attack") == expected + bonus + melee, far


@pytest.mark.rule("EP-ATK-13")
def test_spread_targets_must_be_close_together() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), someone("c", 5, at=9.5))
    play(fight, "a: act none")
    assert ruled(fight, shot("a", "b", "BF_spread", targets="c")) == "EP-ATK-13"


@pytest.mark.rule("EP-RANGE-12")
def test_two_weapons_at_one_target_and_their_ammunition() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[gun("p1"), gun("p2")]), someone("b", 6, at=8))
    play(fight, "a: act none")
    say(fight, "a: attack_ranged b with p1 mode SA also p2")
    fall(fight, "a 99 | b 99 | a 99 | b 99")
    assert (ammo(fight, "a", "p1"), ammo(fight, "a", "p2"), target_number(fight, "a", "attack")) == (15, 15, 40)


@pytest.mark.rule("EP-CALL-5")
def test_a_push_can_be_aimed_at_points_around() -> None:
    fight = firefight(someone("a", 12, at=20), someone("b", 6, at=21))
    play(fight, "a: act none")
    option = choice(fight).option("attack_melee")
    assert option is not None
    spots = [(x / 100, y / 100) for x, y in option.fields["towards"].some()]
    assert (max(x for x, _ in spots), min(x for x, _ in spots), max(y for _, y in spots)) == (24, 16, 14)


@pytest.mark.rule("EP-RANGE-1", "EP-TRAIT-8", "EP-ATK-14")
@pytest.mark.parametrize(("kind", "traits", "far", "modifier"), [
    ("kinetic", (), 2, 10), ("kinetic", (), 2.01, 0), ("kinetic", (), 10, 0), ("kinetic", (), 10.01, -10),
    ("kinetic", (), 30, -10), ("kinetic", (), 30.01, -20), ("kinetic", (), 60, -20), ("kinetic", (), 60.01, -30),
    ("kinetic", ("long",), 2, 0), ("kinetic", ("steady",), 60, 0), ("kinetic", ("steady",), 1, 0),
    ("psi", (), 2, 10), ("psi", (), 10, 0), ("psi", (), 12, -10), ("psi", (), 12.01, -20), ("psi", (), 14, -20),
])  # fmt: skip
def test_what_the_distance_does_to_an_attack(kind: Any, traits: tuple[Any, ...], far: float, modifier: int) -> None:
    tool = gun("x", *traits, kind=kind, range=30)
    combat = firefight(someone("a", 12, at=0, weapons=[tool]), someone("b", 6, at=far)).state
    a, b = combat.fighters["a"], combat.fighters["b"]
    assert range_modifier(a.arms["x"], a.pos, b.pos) == modifier
    known = "point_blank" if far <= 2 else "close" if far <= 10 else "range" if far <= 30 else "beyond"
    assert band(a.arms["x"], a.pos, b.pos) == known


@pytest.mark.rule("EP-ATK-5", "EP-SIZE-3", "EP-TRAIT-8", "EP-MOVE-5", "EP-CALL-1", "EP-RANGE-3", "EP-ATK-11")
@pytest.mark.parametrize(("tool", "own", "more", "parts"), [
    ({}, {}, {}, []), ({"hands": 2}, {}, {"one_handed": True}, [(-20, "one_handed")]),
    ({"hands": 2}, {"size": "large"}, {"one_handed": True}, []),
    ({"hands": 2}, {"size": "small"}, {}, [(-20, "small")]),
    ({"hands": 2}, {}, {}, []), ({"traits": ["fixed"]}, {}, {}, [(-20, "fixed")]),
    ({"traits": ["fixed"]}, {"start": ["prone"]}, {}, []), ({"smartlink": False}, {}, {}, [(-10, "no_smartlink")]),
    ({}, {}, {"called": "x"}, [(-10, "called")]), ({}, {"start": ["blinded"]}, {}, [(-30, "blind")]),
    ({}, {}, {"through": 5}, [(-30, "blind")]), ({}, {}, {"indirect": True}, [(-20, "indirect")]),
    ({}, {}, {"penalty": -40, "rule": "EP-RANGE-12"}, [(-40, "several")]),
    ({}, {}, {"mode": "BF", "use": "hit"}, [(10, "burst")]), ({}, {}, {"mode": "FA", "use": "hit"}, [(30, "burst")]),
    ({}, {"armor_layers_extra": 1}, {}, [(-20, "layers")]), ({}, {"wounds": 1}, {}, [(-10, "wounds")]),
])  # fmt: skip
def test_what_modifies_a_shot_at_anybody(
    tool: dict[str, Any], own: dict[str, Any], more: dict[str, Any], parts: list[tuple[int, str]]
) -> None:
    weapon = replace(gun("x"), **tool)
    combat = firefight(someone("a", 12, at=0, weapons=[weapon], **own), someone("b", 6, at=9)).state
    a = combat.fighters["a"]
    found = own_parts(combat, a, Blow("a", "b", a.arms["x"], **more))
    assert [each[:2] for each in found] == parts


@pytest.mark.rule("EP-MOVE-5", "EP-MELEE-4")
@pytest.mark.parametrize(("movement", "charge", "abilities", "parts"), [
    ("full", False, [], [(-20, "running")]), ("rush", False, [], [(-20, "running")]), ("base", False, [], []),
    ("full", True, [], [(-10, "charge")]), ("full", False, ["gyromount"], []),
])  # fmt: skip
def test_running_and_shooting(movement: str, charge: bool, abilities: list[Any], parts: list[tuple[int, str]]) -> None:
    combat = firefight(someone("a", 12, at=0, abilities=abilities), someone("b", 6, at=9)).state
    a = combat.fighters["a"]
    a.budget.move_type = movement
    assert [each[:2] for each in own_parts(combat, a, Blow("a", "b", a.arms["pistol"], charge=charge))] == parts


@pytest.mark.rule("EP-COND-14")
@pytest.mark.parametrize(("shooter", "expected"), [("c", 30), ("d", 60)])
def test_cover_protects_only_against_lines_that_cross_it(shooter: str, expected: int) -> None:
    fight = firefight(
        someone("a", 12, at=4), someone("c", 6, at=10), someone("d", 5, at=0), scene=[block("major", 4, 9, 4.5, 11)]
    )
    play(fight, *turn("a", "take_cover"), *(["c: pass"] if shooter == "d" else []))
    play(fight, f"{shooter}: act none", shot(shooter, "a"), MISS)
    assert target_number(fight, shooter, "attack") == expected, "a border that is only touched is not crossed"


@pytest.mark.rule("EP-RANGE-6", "EP-SEQ-10")
def test_a_burst_goes_on_to_the_other_target_if_one_is_gone() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), someone("c", 3, at=8.9))
    play(fight, "a: act none")
    say(fight, shot("a", "b", "BF_spread", targets="c"), "b: fray", "c: fray")
    assert not fight.say("a", "20")
    assert not fight.decree("remove b")
    fall(fight, "c 99 | a 2d10 1 1")
    assert (damage(fight, "b"), damage(fight, "c"), ammo(fight, "a")) == (0, 2, 13)


@pytest.mark.rule("EP-RANGE-6", "EP-RANGE-7", "EP-ATK-13")
@pytest.mark.parametrize(("mode", "use", "others", "found"), [
    ("SA", "spread", 1, ["many", "use"]), ("SA", "", 1, ["many"]), ("BF", "hit", 1, ["many"]), ("BF", "spread", 1, []),
    ("BF", "spread", 2, ["many"]), ("FA", "spread", 2, []), ("FA", "spread", 3, ["many"]),
])  # fmt: skip
def test_how_many_a_burst_can_be_spread_over(mode: str, use: str, others: int, found: list[str]) -> None:
    names = [f"u{number}" for number in range(others)]
    fight = aimed_at_several(names)
    line = shot("a", "b", f"{mode}_{use}" if use else mode, targets=",".join(names))
    assert sorted(by_code(objections(fight, line))) == found


def aimed_at_several(names: list[str]) -> Fight[Combat]:
    """B and these stand half a metre apart."""
    crowd = [someone(name, 5, at=(8, 10.5 + number / 2), side="blue") for number, name in enumerate(names)]
    fight = firefight(someone("a", 12, at=0, side="red"), someone("b", 10, at=8, side="blue"), *crowd)
    return play(fight, "a: act none")
