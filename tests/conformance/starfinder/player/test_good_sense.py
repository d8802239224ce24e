"""What the computer leaves alone, and what it goes for: harmful ground, the range of spells, a last turn."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.scenario import HazardEntry, TerrainEntry
from tests.conformance.harness import asked, play
from tests.conformance.starfinder.boarding import (
    LASER,
    ada,
    at,
    boarding,
    bor,
    cyn,
    del_,
    gnt,
    ground,
    gun,
    hp,
    wall,
)
from tests.conformance.starfinder.player.test_sense import choice, played

POPGUN = gun("popgun", "1d4", "P", 0, 60)


def flames(*squares: tuple[int, int]) -> list[TerrainEntry]:
    return [ground("fire", *squares, hazard=HazardEntry(when="enter", damage="1d6", types=["F"]))]


@pytest.mark.rule("SF-DP-5", "SF-GEN-5")
def test_nobody_walks_through_fire_if_there_is_another_way() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(7, 2)), terrain=flames((4, 1), (4, 2), (4, 3)), size=(12, 6))
    do, values = choice(fight)
    assert do != "charge"
    assert not {(4, 1), (4, 2), (4, 3)} & set(values["path"])


@pytest.mark.rule("SF-DP-5", "SF-GEN-5")
def test_who_has_no_other_way_goes_through_fire() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(10, 2)), terrain=flames(*((4, y) for y in range(6))), size=(14, 6))
    played(fight, 2)
    assert at(fight, "ADA")[0] > 4


@pytest.mark.rule("SF-DP-5", "SF-GEN-5")
def test_nobody_steps_into_fire_to_shoot() -> None:
    pen = wall((4, 1), (5, 1), (6, 1), (6, 2), (6, 3), (5, 3), (4, 3))
    fight = boarding(cyn(at=(4, 2), items=[LASER]), bor(at=(3, 2)), terrain=[pen, *flames((5, 2))], size=(12, 6))
    assert choice(fight)[0] != "guarded_step"


@pytest.mark.rule("SF-DP-5", "SF-DP-33")
def test_a_caster_comes_into_the_range_of_a_spell_instead_of_a_poor_shot() -> None:
    front = ada(at=(8, 5))
    fight = boarding(del_(at=(2, 5), items=[POPGUN]), front, bor(at=(9, 5)), size=(20, 12))
    assert choice(fight)[0] == "move"
    assert played(fight)[:2] == ["move", "cast"]


@pytest.mark.rule("SF-DP-5", "SF-DP-33")
def test_a_caster_without_a_slot_shoots() -> None:
    fight = boarding(del_(at=(2, 5), items=[POPGUN]), ada(at=(8, 5)), bor(at=(9, 5)), size=(20, 12))
    fight.state.fighters["DEL"].uses_left["slot 1"] = 0
    assert choice(fight)[0] in ("attack", "full_attack")


@pytest.mark.rule("SF-DEATH-18", "SF-WDRAW-1")
def test_who_fights_on_at_nothing_strikes_instead_of_running() -> None:
    brute = gnt(at=(4, 4), hp=5, traits=["ferocity"])
    fight = boarding(ada(at=(6, 4)), brute, bor(at=(15, 5)), bor("B2", at=(15, 7)), size=(20, 12))
    play(fight, "ADA: attack GNT with dagger", "ADA d20 19 | ADA d4 4", "ADA: end")
    assert (hp(fight, "GNT"), asked(fight)) == (0, ["GNT turn"])
    assert choice(fight)[0] in ("attack", "full_attack")
