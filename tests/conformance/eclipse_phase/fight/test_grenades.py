"""Grenades: thrown, lying there, scattered, thrown back (EP-AREA-6 to EP-AREA-8)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.eclipse_phase.model.scenario import AreaEntry, WeaponEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    GRENADE,
    allowed,
    block,
    check,
    conditions,
    damage,
    fall,
    fighter,
    firefight,
    grenade,
    gun,
    play,
    ruled,
    say,
    someone,
    target_number,
)
from tests.conformance.harness import asked


def thrown(scene: list[Any] | None = None, trigger: str = "impact", **b: Any) -> Fight[Combat]:
    fight = firefight(
        someone("a", 12, at=0.5, athletics=80, weapons=[GRENADE], side="red", in_cover=bool(scene)),
        someone("b", 6, at=20, side="blue", in_cover=bool(scene), **b), someone("c", 3, at=FAR, side="blue"),
        scene=scene or [],
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, f"a: attack_thrown b with frag trigger {trigger}")
    return fight


@pytest.mark.rule("EP-AREA-1", "EP-AREA-7", "EP-RANGE-3", "EP-RANGE-4")
@pytest.mark.parametrize(("trigger", "target"), [("impact", 40), ("airburst", 60)])
def test_cover_counts_for_a_grenade_unless_it_bursts_in_the_air(trigger: str, target: int) -> None:
    crates = [block("moderate", 1, 9, 2, 11), block("moderate", 18.5, 9, 19.5, 11)]
    fight = thrown(crates, trigger)
    fall(fight, "a 20 | b 10 | a 3d10 1 1 1")
    assert target_number(fight, "a", "attack") == target


@pytest.mark.rule("EP-AREA-2", "EP-ACT-7")
def test_in_full_defence_the_better_way_dodges_a_blast() -> None:
    fight = thrown(athletics=70)
    fighter(fight, "b").full_defense = True
    fall(fight, "a 20 | b 60 | a 3d10 1 1 1")
    assert (check(fight, "b", "defence").target_number.total, damage(fight, "b")) == (65, 5)


@pytest.mark.rule("EP-AREA-7")
def test_two_that_lie_there_have_names_of_their_own_and_a_signal_sets_off_both() -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[GRENADE], vigor=2, side="red"),
        someone("b", 6, at=20, side="blue"),
    )
    play(
        fight, "a: decline", "a: act none", "a: attack_thrown at 20,10 with frag trigger signal", "a d100 20", "a: end"
    )
    play(fight, "b: pass", "a: attack_thrown at 22,10 with frag trigger signal pool vigor", "a d100 20")
    assert [each.id for each in fight.state.explosives] == ["a.frag.1", "a.frag.2"]


@pytest.mark.rule("EP-AREA-4", "EP-DMG-5", "EP-TRAIT-5")
def test_a_blast_without_damage_reaches_as_far_as_its_radius() -> None:
    flash = grenade("flash", 0, "blinding", area=AreaEntry(type="uniform", radius=3))
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[flash], side="red"), someone("b", 6, at=20, side="blue"),
        someone("c", 3, at=23, side="blue"), someone("d", 2, at=23.5, side="blue"),
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, "a: attack_thrown at 20,10 with flash")
    fall(fight, "a 20 | b 99 | c 99 | b 98 | c 98")
    assert (conditions(fight, "b"), conditions(fight, "c"), conditions(fight, "d")) == (["blinded"], ["blinded"], [])


@pytest.mark.rule("EP-AREA-3", "EP-TRAIT-5")
def test_a_centered_blast_without_damage_stays_within_its_first_metre() -> None:
    flash = grenade("flash", 0, "blinding")
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[flash], side="red"), someone("b", 6, at=20.9, side="blue"),
        someone("c", 3, at=21.5, side="blue"), someone("d", 2, at=FAR, side="blue"),
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, "a: attack_thrown at 20,10 with flash")
    fall(fight, "a 20 | b 99 | b 98")
    assert [conditions(fight, name) for name in "bcd"] == [["blinded"], [], []]


def lying(**b: Any) -> Fight[Combat]:
    """A grenade with a timer lies beside B, whose slot it is."""
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[GRENADE], side="red"),
        someone("b", 6, at=20, athletics=80, side="blue", **b), someone("c", 3, at=FAR, side="blue"),
    )  # fmt: skip
    return play(
        fight,
        "a: act none",
        "a: attack_thrown at 20,11 with frag trigger timer timer 2",
        "a d100 20",
        "a: end",
        "b: act none",
    )


@pytest.mark.rule("EP-AREA-8", "EP-AREA-6")
@pytest.mark.parametrize(
    ("dice", "where"),
    [("b 90", (20, 11)), ("b 20 | b 30", (10, 10)), ("b 20 | b 95 | b d10 3 | b d8 4", (7, 10))],
    ids=["not caught", "thrown", "scattered"],
)
def test_throwing_back_catches_and_throws(dice: str, where: tuple[int, int]) -> None:
    fight = lying()
    say(fight, "b: throw_back 10,10")
    fall(fight, dice)
    point = fight.state.explosives[0].point
    assert (point.x / 100, point.y / 100) == where
    assert fighter(fight, "b").complex == 1


@pytest.mark.rule("EP-AREA-8")
def test_only_what_lies_beside_one_is_thrown_back() -> None:
    fight = lying()
    assert not fight.decree("place b 20,14")
    assert ruled(fight, "b: throw_back 10,10") == "EP-AREA-8"


@pytest.mark.rule("EP-AREA-8", "EP-INTR-9")
def test_what_is_no_longer_there_is_not_thrown() -> None:
    fight = lying()
    say(fight, "b: throw_back 10,10")
    assert isinstance(fight.pending, Roll)
    assert not fight.decree("place b 50,10")
    assert (asked(fight), fighter(fight, "b").complex) == (["b act"], 0)


@pytest.mark.rule("EP-AREA-6")
@pytest.mark.parametrize(
    ("way", "end"), [(1, (27.07, 17.07)), (3, (12.93, 17.07)), (5, (12.93, 2.93)), (7, (27.07, 2.93))]
)
def test_a_diagonal_scatter(way: int, end: tuple[float, float]) -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[GRENADE]), someone("b", 6, at=40))
    play(
        fight, "a: act none", "a: attack_thrown at 20,10 with frag trigger timer", f"a d100 99 | a d10 10 | a d8 {way}"
    )
    point = fight.state.explosives[0].point
    assert (point.x / 100, point.y / 100) == end


@pytest.mark.rule("EP-AREA-7")
@pytest.mark.parametrize("arm", [GRENADE, gun("launcher", kind="seeker", area=AreaEntry(type="centered"))])
def test_a_timer_is_set_to_one_turn_at_least_and_twenty_at_the_most(arm: WeaponEntry) -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[arm]), someone("b", 6, at=40))
    play(fight, "a: act none")
    act = f"attack_thrown at 20,10 with {arm.id}" if arm is GRENADE else f"attack_ranged b with {arm.id} mode SA"
    found = [number for number in (0, 1, 2, 20, 21) if allowed(fight, f"a: {act} trigger timer timer {number}")]
    assert found == [1, 2, 20]
