"""Wounds, unconsciousness, bleeding, death."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    MISS,
    allowed,
    conditions,
    damage,
    fall,
    fighter,
    firefight,
    order,
    passes,
    play,
    ruled,
    shot,
    someone,
    strike,
    synth,
    target_number,
    wounds,
)


def hit(dice: str, *, a: dict[str, Any] | None = None, **changes: Any) -> Fight[Combat]:
    """A hits T from 9 m without a superior success; `dice` are the damage and what follows. Who lies has no defence."""
    helpless = changes.get("damage", 0) >= changes.get("durability", 35)
    options = {name: changes.pop(name) for name in ("one_hit_mooks",) if name in changes}
    fight = firefight(
        someone("a", 12, **{"at": 0, **(a or {})}),
        someone("t", 10, at=9, **changes),
        someone("u", 3, at=(9, 14)),
        **options,
    )
    return play(
        fight, "a: act none", shot("a", "t"), f"a d100 30 | {dice}" if helpless else f"a d100 30 | t d100 99 | {dice}"
    )


@pytest.mark.rule("EP-WOUND-1", "EP-WOUND-2")
@pytest.mark.parametrize(
    ("durability", "threshold", "dice", "expected"),
    [
        (35, None, "3 3", 0),
        (35, None, "3 4 | 10", 1),
        (30, None, "5 7 | 10", 2),
        (33, None, "6 7 | 10", 1),
        (35, 10, "5 4", 0),
    ],
)
def test_one_wound_for_each_full_multiple_of_the_threshold(
    durability: int, threshold: int | None, dice: str, expected: int
) -> None:
    """DUR 33 has a threshold of 6.6, rounded to 7."""
    assert wounds(hit(dice, durability=durability, wound_threshold=threshold), "t") == expected


@pytest.mark.rule("EP-WOUND-2", "EP-DMG-6")
def test_only_the_damage_of_one_hit_counts_for_wounds() -> None:
    fight = hit("3 3", damage=6)
    assert (damage(fight, "t"), wounds(fight, "t")) == (12, 0)


@pytest.mark.rule("EP-WOUND-3", "EP-WOUND-4")
def test_each_wound_gives_minus_ten_at_once() -> None:
    fight = hit("4 4 | 10", wounds=1)
    assert (wounds(fight, "t"), target_number(fight, "t", "som")) == (2, 25), "the new wound counts for its own check"
    play(fight, "a: end", "t: act none", shot("t", "a"), MISS)
    assert target_number(fight, "t", "attack") == 40


@pytest.mark.rule("EP-WOUND-5")
def test_at_most_three_wounds_can_be_ignored() -> None:
    fight = firefight(someone("a", 12, at=0, wounds=6, wounds_ignored=3, vigor=1), someone("b", 10, at=9))
    play(fight, "a: decline", "a: act none")
    assert ruled(fight, "a: ignore_wound vigor") == "EP-WOUND-5"
    play(fight, shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 30


@pytest.mark.rule("EP-WOUND-5", "EP-DEATH-4")
def test_ignored_wounds_still_count_for_bleeding() -> None:
    fight = hit("4 4 | 90", damage=30, wounds_ignored=3)
    assert fighter(fight, "t").bleeding
    passes(play(fight, "a: end"))
    assert damage(fight, "t") == 39


@pytest.mark.rule("EP-WOUND-6")
@pytest.mark.parametrize(("die", "down"), [("35", []), ("36", ["prone"])])
def test_one_wound_may_throw_down(die: str, down: list[str]) -> None:
    fight = hit(f"4 4 | {die}")
    assert (target_number(fight, "t", "som"), conditions(fight, "t")) == (35, down)


@pytest.mark.rule("EP-WOUND-7")
@pytest.mark.parametrize(("die", "down"), [("25", {"prone"}), ("26", {"prone", "unconscious"})])
def test_two_wounds_throw_down_and_may_knock_out(die: str, down: set[str]) -> None:
    fight = hit(f"7 7 | {die}")
    assert (target_number(fight, "t", "som"), {*conditions(fight, "t")}) == (25, down)


@pytest.mark.rule("EP-WOUND-8")
def test_waking_somebody() -> None:
    fight = hit("7 7 | 90", side="blue")
    play(fight, "a: end", "u: act full", "u: move 9,11.5", "u: wake t", "t d100 08", "u: end")
    assert target_number(fight, "t", "int") == 45 - 30 - 20
    assert "unconscious" in conditions(fight, "t")
    again = hit("7 7 | 90", side="blue", int=30)
    play(again, "a: end", "u: act full", "u: move 9,11.5", "u: wake t", "t d100 08", "u: end")
    assert "unconscious" not in conditions(again, "t")


@pytest.mark.rule("EP-WOUND-8", "EP-DEATH-1")
def test_nobody_wakes_whose_damage_has_reached_durability() -> None:
    fight = hit("4 4 | 10", damage=30, side="blue")
    play(fight, "a: end", "u: act full", "u: move 9,11.5")
    assert ruled(fight, "u: wake t") == "EP-WOUND-8"


@pytest.mark.rule("EP-DEATH-1", "EP-DEATH-3")
@pytest.mark.parametrize("body", ["biomorph", "synthmorph"])
def test_at_durability_one_is_out(body: str) -> None:
    fight = hit("2 3", damage=30, body=body)
    assert (damage(fight, "t"), "unconscious" in conditions(fight, "t")) == (35, True)
    assert fighter(fight, "t").status == "active"
    play(fight, "a: end")
    assert passes(fight) == ["u"]


@pytest.mark.rule("EP-DEATH-2")
@pytest.mark.parametrize(
    ("body", "before", "status"),
    [
        ("biomorph", 48, "dead"),
        ("biomorph", 47, "active"),
        ("synthmorph", 65, "destroyed"),
        ("synthmorph", 64, "active"),
    ],
)
def test_at_the_death_rating_the_body_is_dead_or_destroyed(body: str, before: int, status: str) -> None:
    """53 for flesh of DUR 35, 70 for a machine."""
    fight = hit("2 3", damage=before, body=body)
    assert fighter(fight, "t").status == status


@pytest.mark.rule("EP-DEATH-3")
def test_who_dies_rolls_nothing_more() -> None:
    fight = hit("9 8", damage=40)
    assert (fighter(fight, "t").status, wounds(fight, "t")) == ("dead", 2)


@pytest.mark.rule("EP-DEATH-3", "EP-DEATH-4")
def test_who_falls_makes_the_check_of_the_dying_and_none_for_the_wound() -> None:
    fight = hit("4 4 | 20", damage=30)
    assert (fighter(fight, "t").stable, fighter(fight, "t").bleeding, target_number(fight, "t", "som")) == (
        True,
        False,
        35,
    )


@pytest.mark.rule("EP-DEATH-4")
def test_flesh_without_a_wound_and_machines_do_not_bleed() -> None:
    for fight in (hit("2 3", damage=30), hit("4 4", damage=30, body="synthmorph")):
        assert not fighter(fight, "t").bleeding


@pytest.mark.rule("EP-DEATH-5")
def test_bleeding_begins_in_the_current_turn_and_causes_no_wounds() -> None:
    fight = hit("9 9 | 90", damage=20, wounds=1)
    assert (damage(fight, "t"), wounds(fight, "t"), fighter(fight, "t").bleeding) == (38, 3, True)
    passes(play(fight, "a: end"))
    assert (damage(fight, "t"), wounds(fight, "t")) == (41, 3)


@pytest.mark.rule("EP-DEATH-6")
def test_stabilising_needs_two_metres_and_counts_the_wounds_of_the_patient() -> None:
    fight = hit("4 4 | 90", damage=30, side="blue")
    play(fight, "a: end", "u: act base")
    assert ruled(fight, "u: stabilize t") == "EP-DEATH-6"
    play(fight, "u: move 9,12", "u: stabilize t", "u d100 98")
    assert (target_number(fight, "u"), fighter(fight, "t").bleeding) == (5, True), "COG 15 without the skill, a wound"


@pytest.mark.rule("EP-DEATH-7")
def test_medichines_stabilise() -> None:
    fight = hit("4 4", damage=30, abilities=["medichines"])
    assert (fighter(fight, "t").stable, "unconscious" in conditions(fight, "t")) == (True, True)


@pytest.mark.rule("EP-DEATH-8")
@pytest.mark.parametrize(("option", "armor", "status"), [(True, 0, "out"), (False, 0, "active"), (True, 9, "active")])
def test_one_hit_mooks(option: bool, armor: int, status: str) -> None:
    fight = hit("1 1", abilities=["mook"], armor_kinetic=armor, one_hit_mooks=option)
    assert fighter(fight, "t").status == status


@pytest.mark.rule("EP-DEATH-9")
def test_nobody_must_flee_and_anybody_may() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=1, damage=34, wounds=2))
    play(fight, "a: act none", strike("a", "b"), MISS, "a: end", "b: act none", "b: surrender")
    assert fighter(fight, "b").status == "surrendered"


@pytest.mark.rule("EP-WOUND-5", "EP-DEATH-2")
def test_synthmorph_wounds_ignored_counts_and_death_rating() -> None:
    fight = firefight(someone("a", 12, at=0), synth("s", 6, at=8, durability=25), someone("d", 3, at=FAR, side="blue"))
    play(fight, "a: act none", shot("a", "s", "BF_damage"))
    fall(fight, "a 30 | s 99 | a 3d10 5 5 5 | s 30")
    # 15 damage, WT 5: 3 wounds, 1 ignored: SOM 45-20=25 -> 30 fails: offline
    assert (wounds(fight, "s"), target_number(fight, "s", "som")) == (3, 25)
    assert "unconscious" in conditions(fight, "s")
    play(fight, "a: end", "until d slot", "d: pass")
    assert order(fight).split()[1] == "s4"


@pytest.mark.rule("EP-DEATH-6")
@pytest.mark.parametrize(("far", "near_enough"), [(2, True), (2.01, False)])
def test_a_patient_is_stabilised_from_two_metres_and_no_farther(far: float, near_enough: bool) -> None:
    fight = firefight(
        someone("a", 12, at=0, medicine_paramedic=60, side="red"), someone("b", 6, at=far, damage=34, side="red"),
        someone("c", 3, at=20, side="blue"), someone("d", 13, at=30, side="blue"),
    )  # fmt: skip
    play(
        fight, "d: act none", shot("d", "b"), "d d100 20 | b d100 99 | d 2d10 5 5 | b d100 90", "d: end", "a: act none"
    )
    assert fighter(fight, "b").bleeding
    assert allowed(fight, "a: stabilize b") is near_enough
    if not near_enough:
        assert ruled(fight, "a: stabilize b") == "EP-DEATH-6"
