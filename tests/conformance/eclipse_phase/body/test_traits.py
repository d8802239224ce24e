"""Weapon traits: shock, stun, knockdown, blinding, entangling, pain, fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.scenario import FeatureEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    STUNNER,
    allowed,
    barred,
    conditions,
    damage,
    fighter,
    firefight,
    gun,
    passes,
    play,
    ruled,
    shot,
    slot_state,
    someone,
    target_number,
    turn,
    until,
    wall,
)
from tests.conformance.harness import asked, objections


def hit_by(
    trait: str,
    *dice: str,
    dv: str = "1d6",
    hit: str = "a d100 30 | t d100 99",
    t: dict[str, Any] | None = None,
    scene: Sequence[FeatureEntry] = (),
    **more: Any,
) -> Fight[Combat]:
    """T, 9 m away and hard to wound, is hit by a weapon with this trait."""
    arm = gun("arm", trait, dv=dv, **more)
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=[arm]),
        someone("t", 10, **{"at": 9, "durability": 200, **(t or {})}),
        someone("u", 3, at=(9, 14)),
        scene=scene,
    )  # fmt: skip
    return play(fight, "a: act none", shot("a", "t", weapon="arm"), hit, *dice)


@pytest.mark.scenario("EP-EX-38")
@pytest.mark.rule("EP-TRAIT-2", "EP-COND-1", "EP-COND-9", "EP-COND-11", "EP-DELAY-26", "EP-SEQ-3")
def test_shock() -> None:
    fight = firefight(
        someone("t", 12, at=0, armor_energy=4),
        someone("a", 10, at=9, weapons=[STUNNER]),
        someone("u", 3, at=14, side="red"),
    )
    passes(fight)
    play(
        fight,
        "t: delay standby",
        "a: act none",
        shot("a", "t", weapon="stunner"),
        "t: wait",
        "a d100 30 | t d100 99 | a d6 3 | t d100 58",
    )
    assert (target_number(fight, "t", "som"), slot_state(fight, "t")) == (49, "lost")
    assert set(conditions(fight, "t")) == {"prone", "incapacitated", "stunned"}
    assert (until(fight, "t", "incapacitated"), until(fight, "t", "stunned")) == (5, 62)
    play(fight, "a: end", "u: pass")
    for turn_number in (3, 4, 5):
        assert fight.state.turn == turn_number
        assert passes(fight) == ["a", "u"]
    assert "incapacitated" not in conditions(fight, "t")
    assert passes(fight) == ["t", "a", "u"]


@pytest.mark.scenario("EP-EX-38")
@pytest.mark.rule("EP-TRAIT-2")
def test_a_synthmorph_only_takes_the_damage_of_a_shock_weapon() -> None:
    fight = hit_by("shock", "a d6 4", t={"body": "synthmorph"})
    assert (damage(fight, "t"), conditions(fight, "t")) == (4, [])


@pytest.mark.rule("EP-TRAIT-2", "EP-DMG-5")
def test_shock_works_even_if_no_damage_passes_and_stuns_on_a_success() -> None:
    fight = hit_by("shock", "a d6 4 | t d100 50", t={"armor_energy": 10, "armor_kinetic": 10})
    assert (damage(fight, "t"), conditions(fight, "t"), target_number(fight, "t", "som")) == (0, ["stunned"], 55)
    assert until(fight, "t", "stunned") == 4


@pytest.mark.rule("EP-TRAIT-2", "EP-SIZE-1")
@pytest.mark.parametrize(("size", "expected"), [("very_small", 15), ("small", 35), ("large", 55), ("very_large", 75)])
def test_size_helps_against_shock(size: str, expected: int) -> None:
    fight = hit_by("shock", "a d6 4 | t d100 00", hit="a d100 10 | t d100 99", t={"size": size})
    assert target_number(fight, "t", "som") == expected


@pytest.mark.rule("EP-TRAIT-3")
@pytest.mark.parametrize(
    ("die", "expected"),
    [("97", {"stunned": 2}), ("65", {"stunned": 3}), ("99", {"stunned": 21, "incapacitated": 2}), ("20", {})],
)
def test_stun(die: str, expected: dict[str, int]) -> None:
    fight = hit_by("stun", f"a d6 2 | t d100 {die}", t={"armor_kinetic": 2})
    assert target_number(fight, "t", "som") == 47
    assert {key: until(fight, "t", key) for key in conditions(fight, "t")} == expected


@pytest.mark.rule("EP-TRAIT-3")
@pytest.mark.parametrize(("size", "expected"), [("small", 15), ("large", 75)])
def test_size_against_stun(size: str, expected: int) -> None:
    fight = hit_by("stun", "a d6 2 | t d100 00", hit="a d100 10 | t d100 99", t={"size": size})
    assert target_number(fight, "t", "som") == expected


@pytest.mark.rule("EP-TRAIT-4")
@pytest.mark.parametrize(("die", "prone"), [("46", True), ("45", False)])
def test_knockdown_even_unwounded(die: str, prone: bool) -> None:
    fight = hit_by("knockdown", f"a d6 2 | t d100 {die}", t={"armor_kinetic": 9})
    assert (damage(fight, "t"), "prone" in conditions(fight, "t")) == (0, prone)


@pytest.mark.rule("EP-TRAIT-5")
@pytest.mark.parametrize(("die", "end"), [("97", 2), ("65", 3), ("99", -1)])
def test_blinding(die: str, end: int) -> None:
    fight = hit_by("blinding", f"a d6 2 | t d100 {die}")
    assert (target_number(fight, "t", "ref"), until(fight, "t", "blinded")) == (45, end)
    assert "blinded" not in conditions(hit_by("blinding", "a d6 2 | t d100 30"), "t")


@pytest.mark.rule("EP-TRAIT-6")
def test_entangling() -> None:
    fight = hit_by("entangling", "a 2d6 2 5 | t d100 50", hit="a d100 40 | t d100 99", dv="1d6")
    assert (target_number(fight, "t", "ref"), conditions(fight, "t")) == (35, ["grappled"])
    play(fight, "a: end", "t: act none")
    assert ruled(fight, "t: full_defense") == "EP-COND-6"
    play(fight, "t: break_free", "t d100 30")
    assert (target_number(fight, "t", "som"), conditions(fight, "t")) == (35, [])


@pytest.mark.rule("EP-TRAIT-7")
def test_pain() -> None:
    fight = hit_by("pain", "a d6 2 | t d100 90")
    assert target_number(fight, "t", "wil") == 45
    play(fight, "a: end", "t: act full")
    assert not allowed(fight, "t: move 4,10"), "towards the source"
    assert not allowed(fight, shot("t", "a"))
    play(fight, "t: move 25,10", "t: end", "u: act none", shot("u", "t"), "u d100 98 | t d100 98")
    assert target_number(fight, "t", "defence") == 0
    steady = hit_by("pain", "a d6 2 | t d100 30")
    play(steady, "a: end", "t: act none", shot("t", "a"), "t d100 98 | a d100 98")
    assert target_number(steady, "t", "attack") == 40, "-20 in either case"
    passes(play(steady, "t: end"))
    passes(steady)
    play(steady, "a: pass", "t: act none", shot("t", "a"), "t d100 98 | a d100 98")
    assert target_number(steady, "t", "attack") == 60, "until the End phase of the next turn"


@pytest.mark.rule("EP-TRAIT-9")
def test_incendiary() -> None:
    fight = hit_by("incendiary", "a 2d6 2 5", hit="a d100 40 | t d100 99", t={"armor_kinetic": 3, "armor_energy": 9})
    assert "burning" in conditions(fight, "t")
    play(fight, "a: end", "t: pass", "u: pass", "t 2d10 6 7")
    assert damage(fight, "t") == 4 + 13, "no armour against the fire"
    play(fight, "a: pass", "t: act none", "t: put_out_fire t", "t d100 30")
    assert "burning" not in conditions(fight, "t")
    plain = hit_by("incendiary", "a d6 2")
    assert "burning" not in conditions(plain, "t"), "only with a superior success"


@pytest.mark.rule("EP-TRAIT-9")
def test_an_adjacent_ally_may_put_out_the_fire() -> None:
    fight = hit_by("incendiary", "a 2d6 2 5", hit="a d100 40 | t d100 99")
    play(fight, "a: end", "t: pass", "u: act base", "u: move 9,11.5", "u: put_out_fire t", "u d100 40", "u: end")
    assert ("burning" in conditions(fight, "t"), damage(fight, "t")) == (False, 7)


@pytest.mark.rule("EP-TRAIT-2", "EP-TRAIT-3", "EP-TRAIT-7")
@pytest.mark.parametrize("trait", ["shock", "stun", "pain"])
def test_the_shock_immune_feel_nothing(trait: str) -> None:
    fight = hit_by(trait, "a d6 4", t={"abilities": ["shock_immune"]})
    assert (damage(fight, "t"), conditions(fight, "t")) == (4, [])
    assert (fighter(fight, "t").status, asked(fight), turn("t")) != ("", [], [])


@pytest.mark.rule("EP-TRAIT-7")
def test_pain_binds_the_delayed_slot_and_only_that() -> None:
    fight = firefight(someone("a", 12, at=10), someone("c", 6, at=20), someone("d", 3, at=21))
    play(fight, "a: delay standby", "until c slot")
    assert not fight.overrule("condition", of="a", name="fleeing")
    play(fight, "c: act none", "c: convey_information", "a: act base")
    assert asked(fight) == ["a act"]
    assert barred(fight, "a", "examine") == "EP-TRAIT-7"
    play(fight, "a: move 8,10", "a: end")
    assert conditions(fight, "a") == []


@pytest.mark.rule("EP-TRAIT-7", "EP-STRESS-4")
@pytest.mark.parametrize("name", ["fleeing", "raging", "detached"])
def test_what_is_demanded_of_the_next_slot_ends_with_it(name: str) -> None:
    fight = firefight(someone("a", 12, at=10), someone("b", 6, at=20))
    assert not fight.overrule("condition", of="b", name=name)
    play(fight, "a: pass")
    assert conditions(fight, "b") == [name]
    play(fight, "b: act none")
    assert not allowed(fight, "b: full_defense")
    play(fight, "b: end")
    assert conditions(fight, "b") == []


@pytest.mark.rule("EP-TRAIT-7", "EP-STRESS-4")
@pytest.mark.parametrize("name", ["fleeing", "raging", "detached"])
def test_what_comes_in_the_middle_of_a_slot_is_demanded_of_the_next_one(name: str) -> None:
    fight = firefight(someone("a", 12, at=10), someone("b", 6, at=20))
    play(fight, "a: act none")
    assert not fight.overrule("condition", of="a", name=name)
    play(fight, "a: end", "b: pass")
    assert (fight.state.turn, conditions(fight, "a")) == (2, [name])
    play(fight, "a: pass")
    assert conditions(fight, "a") == []


@pytest.mark.rule("EP-TRAIT-7")
@pytest.mark.parametrize(("to", "free"), [
    ("16.12,14", True), ("5.4,17.2", True), ("5.4,17.1", False), ("8.9,10", False), ("4,3", True),
])  # fmt: skip
def test_who_flees_comes_no_nearer_unless_out_of_sight(to: str, free: bool) -> None:
    """5.4 across and 7.2 up is 9 m from the source, as far as where it stands; behind the wall anything goes."""
    fight = hit_by("pain", "a d6 2 | t d100 90", scene=[wall(2, "total", y=(5, 8))])
    play(fight, "a: end", "t: act full")
    found = objections(fight, f"t: move {to}")
    assert (not found, [each.rule for each in found]) == (free, [] if free else ["EP-TRAIT-7"])
