"""Tests: target numbers and their limits, superior and critical results, opposed tests, the order of dice."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.eclipse_phase.body.checks import Test as Checked
from affray.rulesets.eclipse_phase.body.checks import beats, check, grade, swapped
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    SWORD,
    ammo,
    answer,
    conditions,
    damage,
    fall,
    firefight,
    gun,
    play,
    result,
    say,
    shot,
    someone,
    strike,
    target_number,
    throw,
    wounds,
)
from tests.conformance.harness import asked


def shooting(guns: int | None = 60, fray: int = 40, **more: Any) -> Fight[Combat]:
    """A is about to shoot B, 8 m away."""
    fight = firefight(
        someone("a", 12, at=0, guns=guns, **more), someone("b", 10, at=8, fray=fray, durability=200, controller="gm")
    )
    return play(fight, "a: act none")


@pytest.mark.rule("EP-TEST-1", "EP-TEST-3", "EP-TEST-4", "EP-TEST-5", "EP-TEST-6")
@pytest.mark.parametrize(
    ("die", "expected"),
    [
        ("a d100 00", "critical_success"), ("a d100 01", "success"), ("a d100 32", "success"),
        ("a d100 33", "critical_success"),
        ("a d100 34", "superior_success"), ("a d100 65", "superior_success"), ("a d100 67", "double_success"),
        ("a d100 70", "double_success"),
        ("a d100 71", "failure"), ("a d100 77", "critical_failure"), ("a d100 99", "critical_failure"),
        ("a d100 98", "failure"),
    ],
)  # fmt: skip
def test_grades_against_seventy(die: str, expected: str) -> None:
    fight = play(shooting(guns=70), shot("a", "b"))
    throw(fight, die)
    throw(fight, "b d100 99")
    assert result(fight, "a", "attack") == expected


@pytest.mark.rule("EP-TEST-4", "EP-TEST-5")
@pytest.mark.parametrize(
    ("die", "expected"),
    [
        ("a d100 00", "critical_success"), ("a d100 20", "success"), ("a d100 21", "double_failure"),
        ("a d100 32", "double_failure"),
        ("a d100 34", "superior_failure"), ("a d100 33", "critical_failure"), ("a d100 65", "superior_failure"),
        ("a d100 67", "failure"),
    ],
)  # fmt: skip
def test_grades_against_twenty(die: str, expected: str) -> None:
    fight = play(shooting(guns=20), shot("a", "b"))
    throw(fight, die)
    throw(fight, "b d100 99")
    assert result(fight, "a", "attack") == expected


@pytest.mark.rule("EP-TEST-5")
def test_ninety_nine_is_a_critical_failure_whatever_the_target_number() -> None:
    fight = play(shooting(guns=100), shot("a", "b"), "a d100 99 | b d100 98")
    assert (target_number(fight, "a", "attack"), result(fight, "a", "attack")) == (100, "critical_failure")


@pytest.mark.rule("EP-TEST-2")
def test_modifiers_are_limited_to_sixty_but_the_target_number_is_not() -> None:
    burst = shooting(guns=100, size="medium", weapons=[gun("pistol")])
    play(burst, shot("a", "b", "FA_hit"), "a d100 50 | b d100 99 | a 2d10 1 1 | a d6 1")
    assert target_number(burst, "a", "attack") == 130
    wounded = firefight(someone("a", 12, at=0, wounds=9, vigor=1), someone("b", 10, at=8))
    play(wounded, "a: decline", "a: act none", shot("a", "b"), "a: bonus vigor", "a d100 30 | b d100 99")
    assert target_number(wounded, "a", "attack") == 20, "-90 counts -60; the bought +20 comes after the limit"


@pytest.mark.rule("EP-TEST-7", "EP-TEST-13")
@pytest.mark.parametrize(("som", "check_mods", "expected"), [(15, {}, 35), (20, {}, 50), (15, {"som": -5}, 30)])
def test_an_aptitude_check_is_three_times_the_aptitude(som: int, check_mods: dict[str, int], expected: int) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=8, som=som, check_mods=check_mods))
    play(fight, "a: act none", shot("a", "b"), "a d100 30 | b d100 99 | a 2d10 4 4 | b d100 30")
    assert target_number(fight, "b", "som") == expected


@pytest.mark.rule("EP-TEST-8")
@pytest.mark.parametrize(("specialization", "expected"), [("kinetic", 70), ("beam", 60)])
def test_an_applicable_specialization_gives_ten(specialization: str, expected: int) -> None:
    fight = shooting(specializations=[specialization])
    play(fight, shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == expected


@pytest.mark.scenario("EP-EX-47")
@pytest.mark.rule("EP-TEST-9")
@pytest.mark.parametrize(("die", "expected"), [("11", "success"), ("00", "success"), ("22", "critical_failure")])
def test_without_the_skill(die: str, expected: str) -> None:
    fight = shooting(guns=None)
    hit = expected == "success"
    play(fight, shot("a", "b"), f"{die} 99" + (" | 4 3" if hit else ""))
    assert (target_number(fight, "a", "attack"), result(fight, "a", "attack")) == (15, expected)
    assert damage(fight, "b") == (7 if hit else 0), "not doubled"


@pytest.mark.rule("EP-TEST-9")
@pytest.mark.parametrize(("die", "superior"), [("33", 1), ("44", 1), ("66", 2)])
def test_without_the_skill_successful_doubles_are_superior_at_most(die: str, superior: int) -> None:
    fight = shooting(guns=None, ref=30, flex=1, weapons=[gun("pistol")])
    play(fight, shot("a", "b", "FA_hit"), "a: bonus flex", f"{die} 99 | 1 1 " + "1 " * superior)
    assert target_number(fight, "a", "attack") == 80
    assert (result(fight, "a", "attack"), damage(fight, "b")) == (
        {1: "superior_success", 2: "double_success"}[superior], 2 + superior,
    )  # fmt: skip


@pytest.mark.scenario("EP-EX-29")
@pytest.mark.rule("EP-TEST-5", "EP-TEST-10", "EP-TEST-11", "EP-TEST-12")
@pytest.mark.parametrize(
    ("dice", "rolled", "dealt"),
    [
        ("a d100 65 | b d100 22", "", 0), ("33 58", "4", 8), ("a d100 44 | b d100 55", "", 0),
        ("a d100 47 | b d100 47", "", 0), ("a d100 71 | b d100 99", "", 0), ("00 59", "4", 8),
        ("60 42", "4 | 2", 6), ("55 44", "4", 8),
    ],
)  # fmt: skip
def test_criticals_beat_higher_rolls(dice: str, rolled: str, dealt: int) -> None:
    fight = firefight(someone("a", 12, at=0, melee=70), someone("b", 10, at=1, fray=60))
    play(fight, "a: act none", strike("a", "b"))
    throw(fight, f"{dice} | {rolled}" if rolled else dice)
    if dealt >= 7:
        throw(fight, "b d100 10")
    assert (target_number(fight, "a", "attack"), target_number(fight, "b", "defence")) == (70, 60)
    assert damage(fight, "b") == dealt


@pytest.mark.rule("EP-TEST-11")
@pytest.mark.parametrize(("melee", "dealt"), [(70, 4), (60, 0)])
def test_equal_criticals_are_decided_by_the_higher_skill(melee: int, dealt: int) -> None:
    fight = firefight(someone("a", 12, at=0, melee=melee), someone("b", 10, at=1, fray=65))
    play(fight, "a: act none", strike("a", "b"))
    throw(fight, "44 44" + (" | 2" if dealt else ""))
    assert damage(fight, "b") == dealt


@pytest.mark.rule("EP-TEST-13")
def test_halves_are_rounded_up() -> None:
    fight = shooting(fray=45)
    play(fight, shot("a", "b"), "a d100 60 | b d100 23 | a 2d10 1 1 | a d6 1")
    assert (target_number(fight, "b", "defence"), result(fight, "b", "defence")) == (23, "success")


@pytest.mark.rule("EP-TEST-14")
def test_the_order_of_the_dice() -> None:
    stunning = gun("pistol", "knockdown", kind="kinetic")
    fight = firefight(
        someone("a", 12, at=0, weapons=[stunning]), someone("b", 10, at=8, durability=50), someone("c", 4, at=(8, 11))
    )
    play(fight, "a: act none")
    answer(fight, shot("a", "b", "BF_damage", called="bypass_armor"))
    answer(fight, "b: fray")
    rolls = []
    dice = {"attack": "40", "defence": "99", "damage": "5"}
    while isinstance(fight.pending, Roll):
        roll = fight.pending
        rolls.append((roll.who, roll.why, roll.count, roll.sides))
        throw(fight, " ".join([dice.get(roll.why, "10")] * roll.count))
    assert rolls[:2] == [("a", "attack", 1, 100), ("b", "defence", 1, 100)]
    assert [sides for _, _, count, sides in rolls[2:] for _ in range(count)][:3] == [10, 10, 10]
    assert rolls[-1][0] == "b", "the checks of the target come last"


@pytest.mark.rule("EP-TEST-14")
def test_the_defence_die_is_drawn_even_if_the_attack_already_failed() -> None:
    fight = play(shooting(), shot("a", "b"))
    answer(fight, "b: fray")
    throw(fight, "a d100 98")
    assert asked(fight) == ["b defence"]


@pytest.mark.rule("EP-TEST-14", "EP-ATK-3")
def test_no_defence_die_for_who_does_not_defend() -> None:
    fight = play(shooting(), shot("a", "b"))
    answer(fight, "b: none")
    throw(fight, "a d100 30 | a 2d10 1 1")
    assert (damage(fight, "b"), asked(fight)) == (2, ["a act"])


@pytest.mark.scenario("EP-EX-30")
@pytest.mark.rule("EP-ATK-9", "EP-DMG-3", "EP-DMG-4", "EP-TEST-13", "EP-WOUND-7", "EP-TRAIT-1", "EP-MELEE-5")
def test_armour_piercing_critical() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[SWORD]), someone("t", 10, at=1, armor_kinetic=7, weapons=[]))
    play(fight, "a: act none", strike("a", "t", "sword"), "a d100 55 | t d100 80 | a 2d10 6 3 | t d100 25")
    assert target_number(fight, "a", "attack") == 60
    assert (damage(fight, "t"), wounds(fight, "t"), conditions(fight, "t")) == (18, 2, ["prone"])
    assert target_number(fight, "t", "som") == 25


@pytest.mark.scenario("EP-EX-28")
@pytest.mark.rule(
    "EP-ATK-1", "EP-ATK-2", "EP-ATK-3", "EP-ATK-4", "EP-ATK-5", "EP-ATK-7", "EP-ATK-8", "EP-RANGE-1",
    "EP-RANGE-4", "EP-RANGE-6", "EP-DMG-3", "EP-DMG-4", "EP-WOUND-2", "EP-WOUND-7",
)  # fmt: skip
def test_a_complete_ranged_attack() -> None:
    from tests.conformance.eclipse_phase.firefight import wall

    fight = firefight(
        someone("a", 12, at=0), someone("t", 10, at=25, armor_kinetic=10, fray=60, in_cover=True),
        scene=[wall(24.5, "minor")],
    )  # fmt: skip
    play(fight, "a: act none", shot("a", "t", "BF_damage"), "a d100 38 | t d100 21 | a 3d10 7 9 4 | a d6 6 | t d100 47")
    assert (target_number(fight, "a", "attack"), target_number(fight, "t", "defence")) == (40, 30)
    assert (damage(fight, "t"), wounds(fight, "t"), ammo(fight, "a")) == (16, 2, 13)
    assert target_number(fight, "t", "som") == 25
    assert {"prone", "unconscious"} <= {*conditions(fight, "t")}


@pytest.mark.rule("EP-TEST-11", "EP-TEST-12")
@pytest.mark.parametrize(("fray", "hit"), [(40, True), (70, False), (60, False)])
def test_equal_criticals_go_to_the_higher_unmodified_skill(fray: int, hit: bool) -> None:
    """EP-TEST-11, EP-TEST-12: Guns 60 against Fray 40, 70 and 60 (tie: nobody wins)."""
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8, fray=fray))
    say(fight, "a: act none", shot("a", "b"))
    fall(fight, "a 11 | b 11" + (" | a 2d10 1 1" if hit else ""))
    assert (damage(fight, "b") == 4) is hit


@pytest.mark.rule("EP-COND-2", "EP-COND-5", "EP-COND-11", "EP-DMG-11", "EP-TEST-8", "EP-WOUND-3", "EP-STRESS-3")
@pytest.mark.parametrize(("name", "changes", "found"), [
    ("som", {}, (45, 0)), ("som", {"start": ["blinded"]}, (45, -30)), ("wil", {"start": ["blinded"]}, (45, 0)),
    ("perceive", {"start": ["deafened"]}, (30, -30)), ("interface", {"start": ["deafened"], "interface": 50}, (50, 0)),
    ("som", {"start": ["deafened"]}, (45, 0)), ("som", {"start": ["stunned"]}, (45, -30)),
    ("wil", {"start": ["stunned"]}, (45, -10)), ("fray", {"start": ["stunned"]}, (40, -30)),
    ("som", {"wounds": 2}, (45, -20)), ("cog", {"traumas": 2}, (45, -20)),
    ("athletics", {"armor_layers_extra": 1}, (15, -20)), ("athletics", {"armor_layers_extra": 2}, (15, -40)),
    ("athletics", {"armor_layers_extra": 1, "armor_kinetic": 15}, (15, -20)),
    ("athletics", {"armor_layers_extra": 1, "armor_kinetic": 16}, (15, -40)),
    ("athletics", {"armor_layers_extra": 1, "armor_energy": 16}, (15, -40)),
    ("athletics", {"armor_kinetic": 40}, (15, 0)), ("athletics", {"specializations": ["athletics"]}, (15, 10)),
    ("guns", {"specializations": ["beam"]}, (60, 0)), ("som", {"check_mods": {"som": 5}}, (50, 0)),
])  # fmt: skip
def test_what_burdens_a_test(name: str, changes: dict[str, Any], found: tuple[int, int]) -> None:
    test = check(firefight(someone("a", 12, **changes), someone("b", 6)).state.fighters["a"], name, active=True)
    assert (test.base, test.modifiers, test.target) == (*found, sum(found))


@pytest.mark.rule("EP-MOVE-5")
@pytest.mark.parametrize(("name", "active", "modifier"), [
    ("som", True, -20), ("som", False, 0), ("wil", True, 0), ("athletics", True, -20),
])  # fmt: skip
def test_running_hampers_active_tests_of_the_body(name: str, active: bool, modifier: int) -> None:
    for movement in ("full", "rush"):
        runner = firefight(someone("a", 12), someone("b", 6)).state.fighters["a"]
        runner.budget.move_type = movement
        assert check(runner, name, active=active).modifiers == modifier


@pytest.mark.rule("EP-TEST-1", "EP-TEST-2", "EP-TEST-3", "EP-TEST-4", "EP-TEST-5", "EP-TEST-6", "EP-TEST-9")
@pytest.mark.parametrize(("die", "target", "found"), [
    (0, -30, (True, True, 0)), (0, 5, (True, True, 0)), (99, 120, (False, True, 0)), (40, 40, (True, False, 1)),
    (41, 40, (False, False, 1)), (32, 70, (True, False, 0)), (33, 70, (True, True, 0)), (34, 70, (True, False, 1)),
    (65, 70, (True, False, 1)), (67, 70, (True, False, 2)), (32, 30, (False, False, 2)), (34, 30, (False, False, 1)),
    (65, 30, (False, False, 1)), (67, 30, (False, False, 0)), (66, 30, (False, True, 0)), (98, 98, (True, False, 2)),
])  # fmt: skip
def test_what_a_roll_is_worth(die: int, target: int, found: tuple[bool, bool, int]) -> None:
    assert grade(die, target)[1:] == found


@pytest.mark.rule("EP-TEST-2", "EP-POOL-2", "EP-POOL-4", "EP-POOL-5")
def test_what_a_point_does_to_a_test() -> None:
    test = Checked("a", "guns", "ref", 50, [(-50, "range", ""), (-30, "light", "")], skill=50)
    assert (test.modifiers, test.target) == (-60, -10)
    assert [(each.value, each.why) for each in test.tally().parts] == [
        (50, "guns"), (-50, "range"), (-30, "light"), (20, "limit"),
    ]  # fmt: skip
    test.bonus = 20
    assert (test.target, test.tally().total) == (10, 10)
    test.cancelled = True
    assert (test.target, test.tally().total) == (70, 70)
    for roll, raised, superior in ((10, True, 1), (40, True, 2), (67, True, 2), (10, False, 0)):
        test.roll, test.raised = roll, raised
        assert test.graded().superior == superior
    test.roll, test.raised, test.softened = 88, False, True
    assert test.graded().word == "failure"
    test.roll = 44
    assert test.graded().word == "critical_success"
    assert (swapped(7), swapped(70), swapped(35), swapped(0)) == (70, 7, 53, 0)


@pytest.mark.rule("EP-TEST-10", "EP-TEST-11", "EP-TEST-12")
@pytest.mark.parametrize(("one", "two", "first", "second"), [
    ((30, 50), (40, 50), False, True), ((40, 50), (40, 50), False, False), ((60, 50), (20, 50), False, True),
    ((60, 50), (60, 50), False, False), ((33, 50), (40, 50), True, False), ((33, 60), (33, 50), True, False),
    ((33, 50), (33, 50), False, False), ((33, 50), (44, 50), False, True),
])  # fmt: skip
def test_who_wins_an_opposed_test(one: tuple[int, int], two: tuple[int, int], first: bool, second: bool) -> None:
    tests = [Checked("x", "fray", "ref", base, skill=base, roll=roll) for roll, base in (one, two)]
    assert (beats(*tests), beats(*reversed(tests))) == (first, second)
