"""Called shots: what one superior success buys instead of damage, and what a second one adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.body.calls import away_from, fling, snatch
from affray.rulesets.eclipse_phase.model.kinds import GRAIN, LASTING
from affray.rulesets.eclipse_phase.model.scenario import FeatureEntry, WeaponEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.space.field import Point
from tests.conformance.eclipse_phase.firefight import (
    KNIFE,
    MISS,
    PISTOL,
    SWORD,
    TURRET,
    ammo,
    answer,
    area,
    at,
    conditions,
    damage,
    fall,
    fighter,
    firefight,
    play,
    ruled,
    say,
    shot,
    someone,
    strike,
    target_number,
    throw,
    wounds,
)
from tests.conformance.harness import asked


def calling(
    call: str, b: dict[str, Any] | None = None, guns: int = 60, scene: Sequence[FeatureEntry] = (), **more: Any
) -> Fight[Combat]:
    """A declares a called shot at T, who chooses Fray."""
    fight = firefight(
        someone("a", 12, at=0, guns=guns, melee=guns), someone("t", 10, **{"at": 9, "durability": 35, **(b or {})}),
        someone("x", 2, at=(0, 2)),
        scene=scene,
    )  # fmt: skip
    play(fight, "a: act none")
    return answer(answer(fight, shot("a", "t", called=call, **more)), "t: fray")


@pytest.mark.scenario("EP-EX-48")
@pytest.mark.rule("EP-CALL-1", "EP-CALL-3", "EP-DMG-3", "EP-TEST-14")
def test_disarm() -> None:
    fight = calling("disarm")
    throw(fight, "a d100 36 | t d100 64 | a 2d10 7 6 | t d100 20 | t d100 40 | t d10 6")
    assert target_number(fight, "a", "attack") == 50
    assert (damage(fight, "t"), wounds(fight, "t"), conditions(fight, "t")) == (7, 1, [])
    assert fighter(fight, "t").ready == []
    (lying,) = fight.state.lying
    dx, dy = lying.point.x - 900, lying.point.y - 1000
    assert round((dx * dx + dy * dy) ** 0.5) in range(595, 606), "6 m away"
    plain = calling("disarm")
    throw(plain, "a d100 21 | t d100 64 | a 2d10 7 6 | t d100 20")
    assert (damage(plain, "t"), fighter(plain, "t").ready) == (13, ["pistol"])


@pytest.mark.rule("EP-CALL-3")
def test_the_weapon_is_kept_with_a_check_at_minus_thirty() -> None:
    fight = calling("disarm", {"durability": 200})
    throw(fight, "a d100 36 | t d100 64 | a 2d10 7 6 | t d100 15")
    assert (target_number(fight, "t", "som"), fighter(fight, "t").ready) == (15, ["pistol"])


@pytest.mark.rule("EP-CALL-3")
@pytest.mark.parametrize(
    ("choice", "dice", "dealt", "check"),
    [("harder", "a 2d10 7 6 | t d100 3 | t d10 5", 7, -15), ("damage", "a 2d10 7 6 | t d100 90 | t d10 5", 13, 15)],
)
def test_a_second_superior_success_disarms_better(choice: str, dice: str, dealt: int, check: int) -> None:
    fight = calling("disarm", {"durability": 200}, guns=90)
    throw(fight, "a d100 70 | t d100 99")
    assert asked(fight) == ["a second_superior"]
    answer(fight, f"a: {choice}")
    throw(fight, dice)
    assert (damage(fight, "t"), target_number(fight, "t", "som"), fighter(fight, "t").ready) == (dealt, check, [])


@pytest.mark.rule("EP-CALL-3")
def test_a_second_superior_success_may_leave_the_weapon_in_the_grip_of_the_attacker() -> None:
    fight = firefight(someone("a", 12, at=0, melee=100), someone("t", 10, at=1, durability=200))
    play(fight, "a: act none", strike("a", "t", called="disarm"), "a d100 70 | t d100 99")
    answer(fight, "a: grip")
    throw(fight, "a d6 4 | t d100 90")
    assert (fighter(fight, "t").ready, len(fighter(fight, "a").ready)) == ([], 2)


@pytest.mark.rule("EP-CALL-3")
@pytest.mark.parametrize(("own", "name"), [([PISTOL], "pistol.t"), ([KNIFE], "pistol")])
def test_a_snatched_weapon_keeps_its_shots_and_its_name_unless_there_are_two(own: list[WeaponEntry], name: str) -> None:
    fight = firefight(
        someone("a", 12, at=0, melee=100, weapons=own), someone("t", 10, at=1, durability=200, ammo={"pistol": 7})
    )
    play(
        fight,
        "a: act none",
        strike("a", "t", called="disarm"),
        "a d100 70 | t d100 99",
        "a: grip",
        "a d6 4 | t d100 90",
    )
    assert (fighter(fight, "a").ready, fighter(fight, "a").arms[name].id) == ([own[0].id, name], name)
    assert (ammo(fight, "a", name), [*fighter(fight, "t").arms]) == (7, [])


@pytest.mark.rule("EP-CALL-1")
def test_a_hit_without_a_superior_success_is_a_normal_hit_and_a_critical_will_do() -> None:
    plain = calling("knockdown")
    throw(plain, "a d100 20 | t d100 99 | a 2d10 1 2")
    assert (damage(plain, "t"), conditions(plain, "t")) == (3, [])
    critical = calling("knockdown")
    throw(critical, "a d100 44 | t d100 99")
    assert (damage(critical, "t"), conditions(critical, "t")) == (0, ["prone"])


@pytest.mark.rule("EP-CALL-2")
@pytest.mark.parametrize(("piercing", "dealt"), [(False, 8), (True, 8)])
def test_bypassing_armour_halves_it_once(piercing: bool, dealt: int) -> None:
    from tests.conformance.eclipse_phase.firefight import gun

    arm = gun("pistol", *(["armor_piercing"] if piercing else []))
    fight = firefight(someone("a", 12, at=0, weapons=[arm]), someone("t", 10, at=9, armor_kinetic=10, durability=200))
    play(fight, "a: act none", shot("a", "t", called="bypass_armor"), "a d100 36 | t d100 99 | a 2d10 6 7")
    assert damage(fight, "t") == dealt


@pytest.mark.rule("EP-CALL-4")
def test_knockdown() -> None:
    fight = calling("knockdown")
    throw(fight, "a d100 36 | t d100 99")
    assert (damage(fight, "t"), conditions(fight, "t")) == (0, ["prone"])
    twice = calling("knockdown", {"durability": 200}, guns=90)
    throw(twice, "a d100 70 | t d100 99")
    throw(twice, "a 2d10 3 4")
    assert (damage(twice, "t"), conditions(twice, "t")) == (7, ["prone"])


@pytest.mark.rule("EP-CALL-5")
def test_redirect() -> None:
    fight = calling("redirect", towards="20,10")
    throw(fight, "a d100 36 | t d100 99")
    assert (damage(fight, "t"), at(fight, "t")) == (0, (11, 10))


@pytest.mark.rule("EP-CALL-5")
@pytest.mark.parametrize(("choice", "check"), [("", 15), ("harder", -15)])
def test_redirected_into_danger_one_may_catch_oneself(choice: str, check: int) -> None:
    fight = calling("redirect", guns=90, towards="20,10", scene=[area("pit", 10, 9, 12, 11)])
    throw(fight, "a d100 70 | t d100 99" if choice else "a d100 36 | t d100 99")
    if choice:
        answer(fight, f"a: {choice}")
    assert asked(fight) == ["gm danger"]
    answer(fight, "gm: danger")
    throw(fight, "t d100 5" if check > 0 else "t d100 00")
    assert (target_number(fight, "t", "ref"), at(fight, "t")) == (check, (9, 10))


@pytest.mark.rule("EP-CALL-6")
def test_a_specific_target_halves_movement_for_the_rest_of_the_fight() -> None:
    fight = calling("specific", {"durability": 200})
    throw(fight, "a d100 36 | t d100 99 | a 2d10 1 2")
    assert asked(fight) == ["gm specific_target"]
    answer(fight, "gm: slowed")
    play(fight, "a: end", "t: act base")
    assert ruled(fight, "t: move 12,10") == "EP-MOVE-2"
    play(fight, "t: move 11,10")
    assert damage(fight, "t") == 3


@pytest.mark.rule("EP-CALL-6")
@pytest.mark.parametrize(("word", "until"), [("blinded", 2), ("dazed", 2), ("slowed", LASTING)])
def test_what_the_game_master_makes_of_a_specific_target_lasts_a_turn_or_the_fight(word: str, until: int) -> None:
    fight = calling("specific", {"durability": 200})
    throw(fight, "a d100 36 | t d100 99 | a 2d10 1 2")
    answer(fight, f"gm: {word}")
    (found,) = fighter(fight, "t").conditions
    assert (found.key, found.until, fighter(fight, "t").ready) == (word, until, ["pistol"])


@pytest.mark.rule("EP-CALL-6")
@pytest.mark.parametrize(("first", "left"), [(PISTOL, ["turret"]), (TURRET, ["turret"])])
def test_a_device_in_the_hand_of_a_specific_target_is_of_no_use_any_more(first: WeaponEntry, left: list[str]) -> None:
    second = TURRET if first is PISTOL else PISTOL
    fight = calling("specific", {"durability": 200, "weapons": [first, second]})
    throw(fight, "a d100 36 | t d100 99 | a 2d10 1 2")
    answer(fight, "gm: device")
    assert (fighter(fight, "t").ready, [*fighter(fight, "t").arms], conditions(fight, "t")) == (left, left, [])


@pytest.mark.rule("EP-CALL-1")
def test_called_shots_are_part_of_melee_too() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[SWORD]), someone("t", 10, at=1, weapons=[]))
    play(fight, "a: act none", strike("a", "t", "sword", called="knockdown"), MISS)
    assert target_number(fight, "a", "attack") == 50, "reach +10, called shot -10"


@pytest.mark.rule("EP-CALL-4", "EP-RANGE-6")
def test_called_shot_on_a_two_target_burst_is_for_both_or_refused() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), someone("c", 5, at=8.9))
    say(fight, "a: act none", shot("a", "b", "BF_spread", targets="c", called="knockdown"))
    fall(fight, "a 40 | b 99 | c 99")
    assert (conditions(fight, "b"), conditions(fight, "c"), damage(fight, "b")) == (["prone"], ["prone"], 0)


@pytest.mark.rule("EP-CALL-3", "EP-CALL-5")
@pytest.mark.parametrize(("start", "point", "metres", "there"), [
    ((0, 10), (4, 10), 2, (6, 10)), ((4, 10), (0, 10), 2, (0, 10)), ((4, 4), (4, 8), 3, (4, 11)),
    ((4, 8), (4, 4), 3, (4, 1)), ((4, 8), (4, 4), 9, (4, 0)), ((4, 4), (4, 18), 9, (4, 20)),
    ((0, 0), (3, 4), 5, (6, 8)), ((390, 10), (399, 10), 5, (400, 10)), ((4, 10), (4, 10), 2, (6, 10)),
])  # fmt: skip
def test_what_is_flung_away_stays_in_the_scene(
    start: tuple[int, int], point: tuple[int, int], metres: int, there: tuple[int, int]
) -> None:
    combat = firefight(someone("a", 12), someone("b", 6)).state
    here, target = (Point(x * GRAIN, y * GRAIN) for x, y in (start, point))
    assert away_from(combat, here, target, metres * GRAIN) == Point(there[0] * GRAIN, there[1] * GRAIN)


@pytest.mark.rule("EP-CALL-3")
def test_what_is_snatched_changes_hands_with_its_shots() -> None:
    combat = firefight(someone("a", 12, weapons=[KNIFE]), someone("b", 6), someone("c", 5)).state
    a, b, c = (combat.fighters[name] for name in "abc")
    snatch("a", "b", "pistol", combat)
    assert (a.ready, a.ammo) == (["knife", "pistol"], {"pistol": 16})
    assert (b.ready, b.ammo, "pistol" in b.arms) == ([], {}, False)
    snatch("c", "a", "knife", combat)
    snatch("c", "a", "pistol", combat)
    assert (c.ready, c.ammo["pistol.a"], c.arms["pistol.a"].id, a.ready) == (
        ["pistol", "knife", "pistol.a"], 16, "pistol.a", [],
    )  # fmt: skip
    fling("c", "knife", Point(5, 6), combat)
    fling("c", "knife", Point(7, 8), combat)
    assert [(each.weapon.id, each.owner, each.point, each.ammo) for each in combat.lying] == [
        ("knife", "c", Point(5, 6), None)
    ]
