"""Special maneuvers."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    GREAT_AXE,
    at,
    conditions,
    hp,
    orc,
    play,
    refused,
    ring,
    say,
    someone,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import answer, asked, throw


def wrestler(maneuver: str, dice: str, foe: dict[str, Any] | None = None, **fields: Any) -> Fight[Combat]:
    fight = ring(
        someone("a", at=(0, 0), **fields),
        orc("t", at=(0, 1), hp_max=20, saves={"paralysis": 13}, **(foe or {})),
        numbers="a=5 t=1",
    )
    return play(fight, f"a: maneuver {maneuver} t with sword", dice)


@pytest.mark.rule("ACKS-MANEUV-1", "ACKS-MANEUV-4")
def test_knocking_down() -> None:
    fight = wrestler("knock_down", "a d20 17 | a d6 3 | t d20 12")
    assert (struck(fight), hp(fight, "t"), "prone" in conditions(fight, "t")) == ((13, 13, True), 17, True)
    saved = wrestler("knock_down", "a d20 17 | a d6 3 | t d20 13")
    assert "prone" not in conditions(saved, "t")
    tricky = wrestler("knock_down", "a d20 15 | a d6 3 | t d20 14", proficiencies=["combat_trickery:knock_down"])
    assert (struck(tricky)[0], "prone" in conditions(tricky, "t")) == (13, True)


@pytest.mark.rule("ACKS-MANEUV-2")
@pytest.mark.parametrize(("size", "die", "prone"), [("large", 11, False), ("large", 10, True), ("small", 14, True)])
def test_saves_are_adjusted_by_size(size: str, die: int, prone: bool) -> None:
    fight = wrestler("knock_down", f"a d20 19 | a d6 1 | t d20 {die}", foe={"size": size, "footprint": [1, 1]})
    assert ("prone" in conditions(fight, "t")) is prone


@pytest.mark.rule("ACKS-MANEUV-5")
def test_disarming() -> None:
    fight = wrestler("disarm", "a d20 19 | a d6 1 | t d20 12")
    assert (warrior(fight, "t").hand, [each.weapon.id for each in fight.state.lying]) == ([], ["sword"])
    two_hands = wrestler("disarm", "a d20 19 | a d6 1 | t d20 9", foe={"attacks": [GREAT_AXE]})
    assert warrior(two_hands, "t").hand == ["great_axe"]


@pytest.mark.rule("ACKS-MANEUV-7", "ACKS-COND-13", "ACKS-MANEUV-9")
def test_wrestling_ignores_armor_and_only_escape_helps() -> None:
    fight = wrestler("wrestle", "a d20 14 | t d20 12", foe={"ac_from_armor": 3})
    assert (struck(fight), "wrestled" in conditions(fight, "t")) == ((10, 10, True), True)
    assert asked(fight) == ["t segment"]
    assert "ACKS-COND-13" in refused(fight, "t: attack a with sword")
    play(fight, "t: escape", "t d20 13")
    assert "wrestled" not in conditions(fight, "t")


@pytest.mark.rule("ACKS-MANEUV-8")
def test_incapacitating_is_nonlethal_and_a_fist_hurts_itself_on_armor() -> None:
    fight = wrestler("incapacitate", "a d20 19 | a d6 4")
    assert (hp(fight, "t"), warrior(fight, "t").nonlethal) == (16, 4)
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), armor_weight="heavy"), numbers="a=5 t=1")
    play(fight, "a: attack t with fist", "a d20 19 | a d3 2")
    assert hp(fight, "a", "t") == (6, 6)


@pytest.mark.rule("ACKS-MANEUV-10")
def test_fitting_weapons_give_two() -> None:
    whip = weapon("sword", "1d6", "slashing", "flexible")
    assert struck(wrestler("disarm", "a d20 1", attacks=[whip]))[0] == -1
    assert struck(wrestler("disarm", "a d20 1"))[0] == -3


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_wall_stops_who_is_forced_back_and_hurts() -> None:
    fight = ring(
        someone("a", at=(0, 0), attacks=[GREAT_AXE], str_mod=1),
        orc("t", at=(0, 1), hp_max=30),
        walls=[(0, 3)],
        numbers="a=5 t=1",
    )
    play(fight, "a: maneuver force_back t with great_axe", "a d20 19 | a d10 10 | t d20 2")
    assert (at(fight, "t"), "prone" in conditions(fight, "t")) == ((0, 2), True)


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_smaller_creature_behind_is_bowled_over() -> None:
    fight = ring(
        someone("a", at=(0, 0)), orc("t", at=(0, 1), hp_max=30, saves={"paralysis": 18}),
        orc("s", at=(0, 2), size="small"), numbers="a=5 t=1 s=0",
    )  # fmt: skip
    axe = warrior(fight, "a")
    assert axe.hand == ["sword"]
    answer(fight, "a: maneuver force_back t with sword")
    throw(fight, "a d20 20 | a d6 6 | t d20 1")  # 6 ft: one square, which the small one fills: it falls, nobody passes
    assert (conditions(fight, "s"), at(fight, "t")) == ({"prone"}, (0, 1))
    far = ring(
        someone("a", at=(0, 0), str_mod=3, attacks=[weapon("sword", "1d8")]),
        orc("t", at=(0, 1), hp_max=30, saves={"paralysis": 18}), orc("s", at=(0, 2), size="small"),
        numbers="a=5 t=1 s=0",
    )  # fmt: skip
    answer(far, "a: maneuver force_back t with sword")
    throw(far, "a d20 20 | a d8 7 | t d20 1")  # 10 ft: over the small one
    assert (conditions(far, "s"), at(far, "t")) == ({"prone"}, (0, 3))


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-GRID-2")
def test_every_second_diagonal_square_counts_double() -> None:
    fight = ring(
        someone("a", at=(0, 0), str_mod=3, attacks=[weapon("sword", "1d8")]),
        orc("t", at=(1, 1), hp_max=30, saves={"paralysis": 18}), numbers="a=5 t=1",
    )  # fmt: skip
    answer(fight, "a: maneuver force_back t with sword")
    throw(fight, "a d20 20 | a d8 8 | t d20 1")  # 11 ft: 5 ft, but not 15
    assert at(fight, "t") == (2, 2)


@pytest.mark.rule("ACKS-COND-13")
def test_a_holder_needs_no_throw_for_a_maneuver() -> None:
    fight = ring(
        someone("a", at=(0, 0)), orc("t", at=(0, 1), hp_max=20, saves={"paralysis": 18}), numbers="a=5 t=1",
    )  # fmt: skip
    fight.decree("condition t wrestled source a")
    answer(fight, "a: maneuver knock_down t with sword")
    throw(fight, "a d6 3 | t d20 1")
    assert (hp(fight, "t"), "prone" in conditions(fight, "t")) == (17, True)


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_creature_of_the_same_size_behind_stops_the_push_and_knocks_down() -> None:
    fight = ring(
        someone("g", at=(0, 0)), orc("o", at=(0, 1), hp_max=30), orc("p", at=(0, 3)), numbers="g=5 o=3 p=1",
    )  # fmt: skip
    say(fight, "g: maneuver force_back o", "g d20 19 | g d6 6 | o d20 2")
    assert (at(fight, "o"), "prone" in conditions(fight, "o")) == ((0, 2), False)
    fight = ring(
        someone("g", at=(0, 0)), orc("o", at=(0, 1), hp_max=30), orc("p", at=(0, 2)), numbers="g=5 o=3 p=1",
    )  # fmt: skip
    say(fight, "g: maneuver force_back o", "g d20 19 | g d6 6 | o d20 2")
    assert (at(fight, "o"), conditions(fight, "o"), conditions(fight, "p")) == ((0, 1), {"prone"}, set())


@pytest.mark.rule("ACKS-MANEUV-3")
def test_a_wall_hurts_by_the_distance_travelled() -> None:
    sword = weapon("sword", "3d6")
    fight = ring(
        someone("g", at=(0, 0), attacks=[sword]), orc("o", at=(0, 1), hp_max=30), numbers="g=5 o=3", walls=[(0, 4)]
    )
    say(fight, "g: maneuver force_back o", "g d20 19 | g 3d6 6 6 6 | o d20 2")
    assert (at(fight, "o"), asked(fight)) == ((0, 3), ["g collision"])
    say(fight, "g d6 4")
    assert (hp(fight, "o"), conditions(fight, "o")) == (8, {"prone"})


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-FACE-6", "ACKS-ENGAGE-16")
def test_who_is_forced_back_before_another_foe_may_turn_to_it() -> None:
    fight = ring(
        someone("g", at=(0, 0), attacks=[GREAT_AXE]), someone("x", at=(0, 4), facing="S"),
        orc("o", at=(0, 1), hp_max=30), numbers="g=5 x=4 o=1",
    )  # fmt: skip
    say(fight, "g: maneuver force_back o with great_axe", "g d20 19 | g d10 10 | o d20 2")
    assert (at(fight, "o"), asked(fight)) == ((0, 3), ["o turn"])
