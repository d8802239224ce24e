"""Charging: straight at an opponent, and one attack (SF-CHARGE)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackDeclared, AttackResolved, Stopped
from affray.rulesets.starfinder.model.scenario import SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, play, refused, told
from tests.conformance.starfinder.boarding import (
    PIKE,
    SHIV,
    SWORD,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    door,
    gnt,
    ground,
    has,
    hp,
    put,
    rat,
    rubble,
    struck,
    thing_of,
    wall,
)


@pytest.mark.scenario("SF-EX-32")
@pytest.mark.rule("SF-CHARGE-1", "SF-CHARGE-3", "SF-CHARGE-8")
def test_a_legal_charge() -> None:
    fight = boarding(ada(at=(0, 5)), bor(at=(6, 5)))
    for end in ("5,4", "5,5", "5,6"):
        assert allowed(fight, f"ADA: charge BOR with dagger to {end}"), end
    for end in ("6,4", "5,7", "7,5"):
        assert refused(fight, f"ADA: charge BOR with dagger to {end}"), end
    play(fight, "ADA: charge BOR with dagger to 5,5", "ADA d20 11 | ADA d4 3")
    assert (at(fight, "ADA"), struck(fight), hp(fight, "BOR")) == ((5, 5), (16, 15, True), 18)
    assert budget(fight, "ADA") == "r"
    play(fight, "ADA: end", "BOR: attack ADA with sword", "BOR d20 5 | BOR d6 1")
    assert struck(fight) == (15, 15, True)
    play(fight, "BOR: end", "ADA: end", "BOR: attack ADA with sword", "BOR d20 6")
    assert struck(fight) == (16, 17, False)


def diagonal(*others: Any, terrain: Any = (), target: tuple[int, int] = (4, 4), **options: Any) -> Fight[Combat]:
    return boarding(ada(at=(0, 0)), bor(at=target), *others, terrain=terrain, turn="ADA", **options)


@pytest.mark.scenario("SF-EX-33")
@pytest.mark.rule("SF-CHARGE-2", "SF-CHARGE-4", "SF-CHARGE-5", "SF-CHARGE-6", "SF-CHARGE-12")
def test_refused_charges() -> None:
    line = "ADA: charge BOR with dagger"
    play(diagonal(), line, "ADA d20 2")
    assert refused(diagonal(del_(at=(1, 0))), line) == ["SF-CHARGE-5"]
    assert allowed(diagonal(del_(at=(1, 0)), charge_path_test="centre_line"), line)
    assert refused(diagonal(del_(at=(1, 1)), charge_path_test="centre_line"), line) == ["SF-CHARGE-5"]
    assert refused(diagonal(terrain=[rubble((2, 2))]), line) == ["SF-CHARGE-5"]
    assert refused(diagonal(rat(at=(3, 3))), line)[0] == "SF-CHARGE-4"
    assert refused(diagonal(target=(2, 0)), line)[0] == "SF-CHARGE-2"
    lying = diagonal(rat(at=(1, 1), conditions=["unconscious"]))
    assert at(play(lying, line, "ADA d20 2"), "ADA") == (3, 3)


@pytest.mark.scenario("SF-EX-33")
@pytest.mark.rule("SF-CHARGE-7")
def test_no_charge_at_somebody_unseen_when_the_turn_began() -> None:
    fight = boarding(
        cyn(at=(2, 4)), ada(at=(0, 5)), bor(at=(7, 5)), size=(12, 9),
        terrain=[wall(*((3, y) for y in range(9) if y != 5)), door((3, 5), id="hatch")],
    )  # fmt: skip
    play(fight, "CYN: ready open_door event custom text now", "CYN: end")
    decree(fight, "trigger CYN")
    play(fight, "CYN: perform hatch")
    assert fight.state.doors["hatch"] == "open"
    assert refused(fight, "ADA: charge BOR with dagger") == ["SF-CHARGE-7"]


@pytest.mark.scenario("SF-EX-34")
@pytest.mark.rule("SF-CHARGE-13", "SF-CHARGE-14")
def test_the_armour_class_during_and_after_a_charge() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(6, 0)), gnt(at=(2, 1)))
    early = boarding(ada(at=(0, 0)), bor(at=(6, 0)), gnt(at=(2, 1)), charge_ac_from="declaration")
    play(fight, "ADA: charge BOR with dagger to 5,0")
    assert (asked(fight), at(fight, "ADA")) == (["GNT opportunity"], (0, 0))
    play(fight, "GNT: attack_of_opportunity with fist", "GNT d20 4", "ADA d20 2")
    assert [(each.ac.total, each.hit) for each in told(fight, AttackResolved) if each.who == "GNT"] == [(17, False)]
    play(fight, "ADA: end", "BOR: end", "GNT: attack ADA with fist", "GNT d20 2 | GNT d6 1")
    assert (at(fight, "ADA"), struck(fight)) == ((5, 0), (16, 15, True))
    play(
        early,
        "ADA: charge BOR with dagger to 5,0",
        "GNT: attack_of_opportunity with fist",
        "GNT d20 4 | GNT d6 1",
        "ADA d20 2",
    )
    assert [(each.ac.total, each.hit) for each in told(early, AttackResolved) if each.who == "GNT"] == [(15, True)]


@pytest.mark.rule("SF-CHARGE-13", "SF-CHARGE-14")
def test_a_charger_who_is_stopped_loses_the_attack_but_not_the_penalty() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(6, 0)), gnt(at=(2, 1), traits=["stand_still"]))
    play(fight, "ADA: charge BOR with dagger to 5,0", "GNT: stand_still with fist", "GNT d20 13")
    assert (at(fight, "ADA"), told(fight, AttackDeclared), budget(fight, "ADA")) == ((0, 0), [], "r")
    play(fight, "ADA: end", "BOR: end", "GNT: attack ADA with fist", "GNT d20 3 | GNT d6 1")
    assert struck(fight) == (15, 15, True)


@pytest.mark.scenario("SF-EX-70")
@pytest.mark.rule("SF-CHARGE-9", "SF-CHARGE-10", "SF-CHARGE-11", "SF-CHARGE-16")
def test_charge_extras() -> None:
    fight = boarding(bor(at=(0, 5), items=[put(SWORD, "accessible")]), ada(at=(6, 5)))
    play(fight, "BOR: charge ADA draw sword", "BOR d20 10 | BOR d6 1")
    assert (at(fight, "BOR")[0], struck(fight), thing_of(fight, "BOR", "sword").location) == (
        5,
        (18, 17, True),
        "wielded",
    )
    assert refused(fight, "BOR: move 4,5") == ["SF-ACT-5"]
    novice = boarding(rat(at=(0, 5), items=[put(SHIV, "accessible")]), ada(at=(6, 5)))
    assert refused(novice, "RAT: charge ADA draw shiv")[0] == "SF-CHARGE-10"
    hound = boarding(bor(at=(0, 5), traits=["charge_no_penalty"]), ada(at=(6, 5)))
    play(hound, "BOR: charge ADA with sword", "BOR d20 7 | BOR d6 1")
    assert struck(hound) == (17, 17, True)
    play(hound, "BOR: end", "ADA: attack BOR with dagger", "ADA d20 8 | ADA d4 1")
    assert struck(hound) == (15, 15, True)
    swift = boarding(bor(at=(0, 5), traits=["charge_as_standard"]), ada(at=(6, 5)))
    play(swift, "BOR: charge ADA with sword", "BOR d20 2")
    assert budget(swift, "BOR") == "mwr"


@pytest.mark.scenario("SF-EX-70")
@pytest.mark.rule("SF-CHARGE-16")
def test_a_charge_with_a_reach_weapon_ends_ten_feet_away() -> None:
    fight = boarding(ada(at=(0, 5), items=[PIKE]), bor(at=(6, 5)))
    assert refused(fight, "ADA: charge BOR with pike to 5,5")
    play(fight, "ADA: charge BOR with pike to 4,5", "ADA d20 10 | ADA d8 1")
    assert (at(fight, "ADA"), struck(fight)) == ((4, 5), (15, 15, True))


@pytest.mark.rule("SF-CHARGE-1")
def test_not_farther_than_twice_the_speed() -> None:
    assert allowed(boarding(ada(at=(0, 5)), bor(at=(13, 5))), "ADA: charge BOR with dagger")
    assert refused(boarding(ada(at=(0, 5)), bor(at=(14, 5))), "ADA: charge BOR with dagger")[0] == "SF-CHARGE-1"


@pytest.mark.rule("SF-CHARGE-2")
def test_at_least_ten_feet() -> None:
    assert refused(boarding(ada(at=(0, 5)), bor(at=(1, 5))), "ADA: charge BOR with dagger")[0] == "SF-CHARGE-2"
    assert allowed(boarding(ada(at=(0, 5)), bor(at=(3, 5))), "ADA: charge BOR with dagger")


@pytest.mark.rule("SF-CHARGE-4")
def test_with_ties_only_if_all_nearest_squares_are_taken() -> None:
    one = boarding(ada(at=(0, 5)), bor(at=(6, 5)), del_(at=(5, 6)), turn="ADA")
    assert allowed(one, "ADA: charge BOR with dagger to 5,4")
    assert refused(one, "ADA: charge BOR with dagger to 5,6") == ["SF-CHARGE-4"]
    full = boarding(ada(at=(0, 5)), bor(at=(6, 5)), *(rat(f"R{y}", at=(5, y)) for y in (4, 5, 6)), turn="ADA")
    assert refused(full, "ADA: charge BOR with dagger")[0] == "SF-CHARGE-4"


@pytest.mark.rule("SF-CHARGE-10")
def test_a_base_attack_bonus_of_one_is_enough_to_draw() -> None:
    fight = boarding(bor(at=(0, 5), bab=1, items=[put(SWORD, "accessible")]), ada(at=(6, 5)))
    assert allowed(fight, "BOR: charge ADA draw sword")
    assert allowed(fight, "BOR: charge ADA with sword draw sword")
    assert refused(fight, "BOR: charge ADA with sword") == ["SF-ATK-17"]


@pytest.mark.rule("SF-CHARGE-5")
def test_a_flier_is_not_slowed_by_the_ground_but_stopped_by_walls() -> None:
    wings = SpeedEntry(land=30, fly=30)
    line = "ADA: charge BOR with dagger to 5,5"
    low = {"speed": wings, "altitude_ft": 5}
    assert allowed(boarding(ada(at=(0, 5), **low), bor(at=(6, 5)), terrain=[rubble((3, 5))]), line)
    assert refused(boarding(ada(at=(0, 5), speed=wings), bor(at=(6, 5)), terrain=[rubble((3, 5))]), line) == [
        "SF-CHARGE-5"
    ]
    crate = ground("crate", (3, 5), blocks_movement=True)
    assert refused(boarding(ada(at=(0, 5), **low), bor(at=(6, 5)), terrain=[crate]), line) == ["SF-CHARGE-5"]


@pytest.mark.rule("SF-CHARGE-10")
def test_what_is_stowed_cannot_be_drawn_on_the_way() -> None:
    fight = boarding(bor(at=(0, 5), items=[put(SWORD, "stowed")]), ada(at=(6, 5)))
    assert "SF-MACT-5" in refused(fight, "BOR: charge ADA draw sword")


@pytest.mark.rule("SF-CHARGE-11")
@pytest.mark.parametrize("name", ["trip", "bull_rush"])
def test_a_trait_replaces_the_attack_by_a_maneuver(name: str) -> None:
    plain = boarding(bor(at=(0, 5)), ada(at=(6, 5)))
    assert refused(plain, f"BOR: charge ADA with sword maneuver {name}") == ["SF-MANEUV-5"]
    fight = boarding(bor(at=(0, 5), traits=[f"charge_{name}"]), ada(at=(6, 5)), forced_movement_provokes="none")
    play(fight, f"BOR: charge ADA with sword to 5,5 maneuver {name}", "BOR d20 17")
    assert (has(fight, "ADA", "prone"), at(fight, "ADA")) == ((name == "trip"), (6, 5) if name == "trip" else (7, 5))


@pytest.mark.rule("SF-CHARGE-15")
@pytest.mark.parametrize("condition", ["entangled", "fatigued", "exhausted", "prone", "off_kilter"])
def test_conditions_that_forbid_a_charge(condition: str) -> None:
    fight = boarding(ada(at=(0, 5), conditions=[condition]), bor(at=(4, 5)))
    assert refused(fight, "ADA: charge BOR with dagger")[0] == "SF-CHARGE-15"


@pytest.mark.rule("SF-CHARGE-15")
@pytest.mark.parametrize("condition", ["grappled", "pinned"])
def test_the_held_do_not_charge(condition: str) -> None:
    fight = boarding(ada(at=(0, 5)), rat(at=(0, 6)), bor(at=(4, 5)))
    decree(fight, f"condition ADA {condition} source RAT")
    assert "SF-CHARGE-15" in refused(fight, "ADA: charge BOR with dagger")


@pytest.mark.rule("SF-CHARGE-6")
def test_an_ally_in_the_way_hinders_but_a_helpless_one_does_not() -> None:
    assert refused(boarding(ada(at=(0, 5)), del_(at=(3, 5)), bor(at=(6, 5))), "ADA: charge BOR with dagger to 5,5") == [
        "SF-CHARGE-5"
    ]
    asleep = boarding(ada(at=(0, 5)), del_(at=(3, 5), conditions=["asleep"]), bor(at=(6, 5)))
    assert allowed(asleep, "ADA: charge BOR with dagger to 5,5")


@pytest.mark.rule("SF-CHARGE-3", "SF-CHARGE-12")
def test_a_large_creature_charges_with_its_whole_space() -> None:
    fight = boarding(gnt(at=(0, 4)), ada(at=(9, 4)))
    play(fight, "GNT: charge ADA with fist to 6,4", "GNT d20 2")
    assert at(fight, "GNT") == (6, 4)
    beside = boarding(gnt(at=(0, 4)), ada(at=(9, 4)), rat(at=(3, 5)), turn="GNT")
    assert refused(beside, "GNT: charge ADA with fist to 6,4") == ["SF-CHARGE-5"]
    clear = boarding(gnt(at=(0, 4)), ada(at=(9, 4)), rat(at=(3, 6)), turn="GNT")
    assert allowed(clear, "GNT: charge ADA with fist to 6,4")


@pytest.mark.rule("SF-CHARGE-5")
def test_creatures_high_above_the_way_do_not_hinder() -> None:
    wings = SpeedEntry(land=30, fly=30)
    for feet, free in ((0, False), (20, True)):
        fight = boarding(ada(at=(0, 5)), rat(at=(3, 5), altitude_ft=feet, speed=wings), bor(at=(6, 5)))
        assert allowed(fight, "ADA: charge BOR with dagger to 5,5") is free, feet


@pytest.mark.rule("SF-CHARGE-3", "SF-CHARGE-16")
def test_a_reach_of_fifteen_feet_is_measured_on_the_diagonal_too() -> None:
    fight = boarding(bor(at=(0, 0), reach_ft=15), ada(at=(9, 9)))
    assert refused(fight, "BOR: charge ADA with sword to 6,6")
    play(fight, "BOR: charge ADA with sword to 7,7", "BOR d20 2")
    assert at(fight, "BOR") == (7, 7)


@pytest.mark.rule("SF-FDEF-4")
def test_nobody_charges_defensively() -> None:
    fight = boarding(ada(at=(0, 5)), bor(at=(6, 5)))
    assert refused(fight, "ADA: charge BOR with dagger defensively yes") == ["SF-FDEF-4"]


@pytest.mark.rule("SF-CHARGE-1", "SF-MOVE-5")
@pytest.mark.parametrize(("x", "end"), [(13, (11, 5)), (12, (11, 5)), (11, (10, 5))])
def test_a_charge_goes_no_farther_than_double_the_speed_whatever_comes_in_its_way(x: int, end: tuple[int, int]) -> None:
    """60 feet; the square of somebody paralyzed, put there during the charge, costs double."""
    stiff = rat("R2", at=(20, 9), conditions=["paralyzed"])
    fight = boarding(ada(at=(0, 5)), bor(at=(x, 5)), rat(at=(1, 6)), stiff, order="ADA BOR RAT R2")
    play(fight, "ADA: charge BOR with dagger")
    decree(fight, "place R2 6,5")
    play(fight, *(["RAT: decline"] * 3), *([] if x == 13 else ["ADA d20 2"]))
    stopped = [("ADA", "blocked")] if x == 13 else []
    assert (at(fight, "ADA"), [(each.who, each.why) for each in told(fight, Stopped)]) == (end, stopped)
    assert bool(told(fight, AttackResolved)) is not bool(stopped), "who came to the end of it attacks"
