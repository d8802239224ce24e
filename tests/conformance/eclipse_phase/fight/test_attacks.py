"""Attacks in general: skills, defences, modifiers, hit and miss, what makes a declaration legal."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.eclipse_phase.model.events import AttackResolved
from affray.rulesets.eclipse_phase.model.scenario import FeatureEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    KNIFE,
    MISS,
    PISTOL,
    TURRET,
    allowed,
    answer,
    barred,
    block,
    choice,
    damage,
    fighter,
    firefight,
    gun,
    last,
    play,
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
    weapon,
)
from tests.conformance.harness import asked


def aimed(
    a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, far: float = 8, **more: Any
) -> Fight[Combat]:
    """A's slot has begun; B stands so many metres away."""
    fight = firefight(
        someone("a", 12, **{"at": 0, **(a or {})}),
        someone("b", 10, **{"at": far, "durability": 200, **(b or {})}),
        **more,
    )
    return play(fight, "a: act none")


@pytest.mark.rule("EP-ATK-2")
@pytest.mark.parametrize(
    ("kind", "skill", "do"),
    [
        ("kinetic", "guns", "attack_ranged"), ("beam", "guns", "attack_ranged"), ("spray", "guns", "attack_ranged"),
        ("seeker", "guns", "attack_ranged"), ("thrown", "athletics", "attack_thrown"),
        ("system", "interface", "attack_system"),
    ],
)  # fmt: skip
def test_the_skill_goes_by_the_class_of_the_weapon(kind: str, skill: str, do: str) -> None:
    arm = weapon("arm", kind, "1d10", range=20, **({"mount": [0, 9]} if kind == "system" else {}))
    fight = aimed({"weapons": [arm], "guns": 20, "athletics": 20, "interface": 20, "melee": 20, skill: 77})
    play(fight, f"a: {do} b with arm" + ("" if kind == "thrown" else " mode SA"), "a d100 98 | b d100 98")
    assert target_number(fight, "a", "attack") == 77


@pytest.mark.rule("EP-ATK-2", "EP-ATK-4")
def test_melee_uses_melee_and_is_met_with_fray_or_melee_at_full_value() -> None:
    fight = aimed({"melee": 66}, {"fray": 44, "melee": 55}, far=1)
    answer(fight, strike("a", "b"))
    assert asked(fight) == ["b defence"]
    play(fight, "b: melee", "a d100 98 | b d100 98")
    assert (target_number(fight, "a", "attack"), target_number(fight, "b", "defence")) == (66, 55)
    other = play(aimed({"melee": 66}, {"fray": 44}, far=1), strike("a", "b"), "b: fray", "a d100 98 | b d100 98")
    assert target_number(other, "b", "defence") == 44


@pytest.mark.rule("EP-ATK-4")
def test_melee_is_no_defence_against_a_shot() -> None:
    fight = answer(aimed(), shot("a", "b"))
    assert ruled(fight, "b: melee") == "EP-ATK-4"


@pytest.mark.rule("EP-ATK-4")
def test_melee_defence_needs_a_free_limb_or_a_ready_melee_weapon() -> None:
    fight = answer(aimed(b={"limbs": 1}, far=1), strike("a", "b"))
    assert ruled(fight, "b: melee") == "EP-ATK-4"
    armed = answer(aimed(b={"limbs": 1, "weapons": [KNIFE]}, far=1), strike("a", "b"))
    assert allowed(armed, "b: melee")


@pytest.mark.rule("EP-ATK-3")
def test_defending_has_no_limit_and_may_be_declined() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("c", 11, at=(0, 12), side="red"),
        someone("d", 10, at=(0, 14), side="red"),
        someone("b", 9, at=8, side="blue"),
    )  # fmt: skip
    for who in "acd":
        play(fight, f"{who}: act none", shot(who, "b"), "b: fray", "98 15", f"{who}: end")
        assert target_number(fight, "b", "defence") == 20
    fight = answer(answer(aimed(), shot("a", "b")), "b: none")
    throw(fight, "a d100 60 | a 2d10 1 1 | a d6 1")
    assert damage(fight, "b") == 3


@pytest.mark.rule("EP-ATK-3", "EP-ATK-12", "EP-COND-7", "EP-COND-9", "EP-COND-12")
@pytest.mark.parametrize("condition", ["unconscious", "incapacitated", "immobilized"])
def test_who_cannot_defend_is_attacked_with_a_plain_test(condition: str) -> None:
    fight = answer(aimed(b={"start": [condition]}), shot("a", "b"))
    assert isinstance(fight.pending, Roll), "the defender is not asked"
    throw(fight, "a d100 60 | a 2d10 1 1 | a d6 1")
    assert (damage(fight, "b"), fighter(fight, "b").status) == (3, "active")


@pytest.mark.rule("EP-ATK-5", "EP-SIZE-1")
@pytest.mark.parametrize(
    ("size", "expected"), [("very_small", 30), ("small", 50), ("medium", 60), ("large", 70), ("very_large", 90)]
)
def test_the_size_of_the_target(size: str, expected: int) -> None:
    fight = play(aimed(b={"size": size}), shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == expected


@pytest.mark.rule("EP-ATK-5")
@pytest.mark.parametrize("modifier", [-10, -20])
def test_bad_light(modifier: int) -> None:
    light = FeatureEntry(kind="light", modifier=modifier)  # type: ignore[arg-type]
    fight = play(aimed(scene=[light]), shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 60 + modifier


@pytest.mark.rule("EP-ATK-5")
def test_a_two_handed_weapon_in_one_hand_and_a_called_shot() -> None:
    rifle = gun("rifle", hands=2)
    fight = play(aimed({"weapons": [rifle]}), shot("a", "b", weapon="rifle", one_handed="yes"), MISS)
    assert target_number(fight, "a", "attack") == 40
    fight = play(aimed({"weapons": [rifle]}), shot("a", "b", weapon="rifle", called="bypass_armor"), MISS)
    assert target_number(fight, "a", "attack") == 50


@pytest.mark.rule("EP-ATK-5", "EP-MELEE-13")
def test_superior_position() -> None:
    fight = play(aimed(b={"start": ["prone"]}, far=1), strike("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 70
    both = play(aimed({"start": ["prone"]}, {"start": ["prone"]}, far=1), strike("a", "b"), MISS)
    assert target_number(both, "a", "attack") == 50, "only a standing attacker"


@pytest.mark.rule("EP-ATK-6", "EP-WOUND-3", "EP-STRESS-3")
def test_wounds_and_traumas_modify_attack_and_defence_alike() -> None:
    fight = play(aimed({"wounds": 1, "traumas": 1}, {"wounds": 1}, stress_rules=True), shot("a", "b"), MISS)
    assert (target_number(fight, "a", "attack"), target_number(fight, "b", "defence")) == (40, 10)


@pytest.mark.rule("EP-ATK-7")
@pytest.mark.parametrize(("dice", "hit"), [("30 98", True), ("30 12", True), ("12 18", False), ("98 98", False)])
def test_hit_or_miss(dice: str, hit: bool) -> None:
    fight = aimed()
    answer(fight, shot("a", "b"))
    throw(fight, dice + (" | 1 1" if hit else ""))
    assert (last(fight, AttackResolved).hit, damage(fight, "b")) == (hit, 2 if hit else 0)


@pytest.mark.rule("EP-ATK-8")
@pytest.mark.parametrize(("die", "more"), [("30", 0), ("40", 1), ("70", 2)])
def test_superior_successes_add_dice(die: str, more: int) -> None:
    fight = play(aimed({"guns": 80}), shot("a", "b"), f"{die} 99 | 1 1 " + "5 " * more)
    assert damage(fight, "b") == 2 + 5 * more


@pytest.mark.rule("EP-ATK-9")
def test_a_critical_hit_doubles_the_total_before_armour() -> None:
    fight = play(aimed(b={"armor_kinetic": 6}), shot("a", "b"), "a d100 44 | b d100 99 | a 2d10 5 6")
    assert damage(fight, "b") == 16


@pytest.mark.rule("EP-ATK-10")
def test_the_failures_of_both_sides_have_no_extra_effect() -> None:
    fight = play(aimed(), shot("a", "b"), "a d100 30 | b d100 99 | a 2d10 1 1")
    assert (result(fight, "b", "defence"), damage(fight, "b")) == ("critical_failure", 2)
    play(fight, "a: end", "b: act none", shot("b", "a"), "b d100 99 | a d100 98", "b: end")
    assert allowed(play(fight, "a: pass", "b: act none"), shot("b", "a"))


@pytest.mark.rule("EP-ATK-10")
@pytest.mark.parametrize(("option", "rule"), [("lose_next_action", "EP-ATK-10"), ("weapon_breaks", "EP-ACT-8")])
def test_a_critical_failure_may_cost_something_by_option(option: str, rule: str) -> None:
    fight = play(
        aimed(critical_failure=option), shot("a", "b"), "a d100 99 | b d100 98", "a: end", "b: pass", "a: act none"
    )
    assert barred(fight, "a", "attack_ranged", target="b", mode="SA", **{"with": "pistol"}) in (rule, "EP-ATK-13")


@pytest.mark.rule("EP-ATK-11", "EP-COND-2")
def test_attacking_blindly() -> None:
    def blind() -> Fight[Combat]:
        return aimed({"start": ["blinded"], "perceive": 50})

    heard = play(blind(), shot("a", "b"), "a d100 40 | a d100 25 | b d100 99 | a 2d10 1 1")
    assert (target_number(heard, "a", "perceive"), target_number(heard, "a", "attack"), damage(heard, "b")) == (
        50,
        30,
        2,
    )
    lost = play(blind(), shot("a", "b"), "a d100 90 | a d100 25 | b d100 99 | a d100 49")
    assert damage(lost, "b") == 0
    lucky = play(blind(), shot("a", "b"), "a d100 90 | a d100 25 | b d100 99 | a d100 50 | a 2d10 1 1")
    assert (target_number(lucky, "a", "attack"), damage(lucky, "b")) == (30, 2)


@pytest.mark.rule("EP-ATK-13", "EP-COND-14")
def test_an_attack_needs_a_line_of_sight() -> None:
    fight = aimed(scene=[wall(4, "total")])
    assert ruled(fight, shot("a", "b")) == "EP-ATK-13"


@pytest.mark.rule("EP-ATK-13", "EP-MELEE-1")
@pytest.mark.parametrize(
    ("far", "melee_range_m", "legal"), [(2, 2, True), (2.01, 2, False), (3, 3, True), (2, 1, False)]
)
def test_melee_needs_the_target_within_reach(far: float, melee_range_m: int, legal: bool) -> None:
    fight = aimed(far=far, melee_range_m=melee_range_m)
    assert allowed(fight, strike("a", "b")) == legal
    if not legal:
        assert ruled(fight, strike("a", "b")) == "EP-ATK-13"


@pytest.mark.rule("EP-ATK-13", "EP-TRAIT-8")
@pytest.mark.parametrize(
    ("trait", "far", "legal"),
    [
        ("no_close", 8, False), ("no_close", 10.5, True), ("no_point_blank", 2, False), ("no_point_blank", 3, True),
        ("no_close", 2, False),
    ],
)  # fmt: skip
def test_some_weapons_cannot_be_fired_at_close_quarters(trait: str, far: float, legal: bool) -> None:
    fight = aimed({"weapons": [gun("launcher", trait)]}, far=far)
    assert allowed(fight, shot("a", "b", weapon="launcher")) == legal
    if not legal:
        assert ruled(fight, shot("a", "b", weapon="launcher")) == "EP-ATK-13"


@pytest.mark.rule("EP-ATK-14")
def test_psi_attacks() -> None:
    psi = weapon("spike", "psi", "1d10", armor="none")
    without = aimed({"weapons": [psi], "psi": 50})
    assert ruled(without, "a: attack_psi b with spike") == "EP-ATK-14"
    fight = aimed({"weapons": [psi], "psi": 50, "moxie": 1}, {"wil": 20, "armor_kinetic": 9}, far=13, psi_attacks=True)
    answer(fight, "a: attack_psi b with spike")
    assert asked(fight) == ["a pool_before"]
    play(fight, "a: nothing", "a d100 20 | b d100 98 | a d10 4")
    assert (target_number(fight, "a", "attack"), target_number(fight, "b", "defence"), damage(fight, "b")) == (
        30,
        60,
        4,
    )
    near = aimed({"weapons": [psi], "psi": 50}, far=2, psi_attacks=True)
    play(near, "a: attack_psi b with spike", "a d100 98 | b d100 98")
    assert target_number(near, "a", "attack") == 60
    machine = firefight(someone("a", 12, at=0, weapons=[psi]), synth("b", 10, at=5), psi_attacks=True)
    play(machine, "a: act none")
    assert ruled(machine, "a: attack_psi b with spike") == "EP-ATK-14"


@pytest.mark.rule("EP-ATK-15")
def test_an_emplaced_weapon_fires_from_its_mount() -> None:
    fight = aimed({"weapons": [TURRET], "interface": 60}, far=100, scene=[wall(4, "total")])
    play(fight, "a: attack_system b with turret mode SA", "a d100 98 | b d100 98")
    assert target_number(fight, "a", "attack") == 50, "85 m from the mount, within range 100"
    hidden = aimed({"weapons": [TURRET], "interface": 60}, far=15, scene=[block("total", 10, 14, 20, 14.2)])
    assert ruled(hidden, "a: attack_system b with turret mode SA") == "EP-ATK-13"


@pytest.mark.rule("EP-ATK-1", "EP-EXTRA-2")
def test_an_attack_is_a_complex_action() -> None:
    fight = play(aimed(), shot("a", "b"), MISS)
    assert ruled(fight, shot("a", "b")) == "EP-ACT-2"


@pytest.mark.rule("EP-ATK-1")
def test_the_defence_is_chosen_before_the_dice_fall() -> None:
    fight = aimed()
    answer(fight, shot("a", "b"))
    assert asked(fight) == ["b defence"]
    answer(fight, "b: fray")
    assert asked(fight) == ["a attack"]


@pytest.mark.rule("EP-ATK-13")
def test_a_grenade_is_aimed_at_a_point_in_sight() -> None:
    fight = aimed({"weapons": [GRENADE, PISTOL]}, scene=[wall(4, "total")])
    assert ruled(fight, "a: attack_thrown at 8,10 with frag trigger impact") == "EP-ATK-13"
    assert allowed(fight, "a: attack_thrown at 2,10 with frag trigger impact")


@pytest.mark.rule("EP-ATK-4")
def test_the_best_defence_is_named_first() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[KNIFE]), someone("b", 6, at=1, fray=20, melee=70))
    play(fight, "a: act none")
    say(fight, "a: attack_melee b with knife")
    assert [each.id for each in choice(fight).options()][:2] == ["melee", "fray"]


@pytest.mark.rule("EP-ATK-10")
@pytest.mark.parametrize(("word", "armed"), [("none", True), ("weapon_breaks", False)])
def test_the_game_master_says_what_a_critical_failure_does(word: str, armed: bool) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), critical_failure="gm")
    play(fight, "a: act none", shot("a", "b"), "a d100 99 | b d100 50")
    assert asked(fight) == ["gm critical_failure"]
    play(fight, f"gm: {word}")
    assert ("pistol" in fighter(fight, "a").arms) is armed
