"""Attacks in the scenarios of the specification: criticals, range, throws, grenades, coups de grace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.rulesets.starfinder.model.events import AttackResolved, Damaged, Died, Exploded, Rolled, Scattered
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    PISTOL,
    SWORD,
    ada,
    bleeding,
    boarding,
    bor,
    cyn,
    del_,
    fighter,
    gnt,
    has,
    hp,
    lies,
    piker,
    rat,
    rolled,
    sp,
    struck,
    wall,
)

THROWN = replace(DAGGER, properties=["thrown"], range_increment_ft=10)


@pytest.mark.scenario("SF-EX-39")
def test_a_coup_de_grace() -> None:
    fight = boarding(
        bor(at=(3, 2)), cyn(at=(4, 2), sp=0, hp=0, rp=2, conditions=["unconscious", "stable"]), del_(at=(20, 10))
    )
    spared = play(fight.fork(), "BOR: coup_de_grace CYN with sword", "BOR d6 3 | BOR d6 5 | CYN d20 10")
    assert (rolled(spared, "fort"), has(spared, "CYN", "dying"), fighter(spared, "CYN").rp) == ((12, 12), True, 1)
    assert (last(spared, Damaged).damage.total, told(spared, Died)) == (20, [])
    play(fight, "BOR: coup_de_grace CYN with sword", "BOR d6 3 | BOR d6 5 | CYN d20 9")
    assert (rolled(fight, "fort"), last(fight, Died).who) == ((11, 12), "CYN")


@pytest.mark.scenario("SF-EX-40")
def test_a_coup_de_grace_on_the_immune() -> None:
    fight = boarding(ada(at=(3, 4)), gnt(at=(4, 4), immune=["critical_hits"], conditions=["helpless"]))
    play(fight, "ADA: coup_de_grace GNT with dagger", "ADA d4 3")
    assert (hp(fight, "GNT"), asked(fight), last(fight, AttackResolved).critical) == (43, ["ADA turn"], False)
    mortal = boarding(ada(at=(3, 4)), gnt(at=(4, 4), conditions=["helpless"]))
    play(mortal, "ADA: coup_de_grace GNT with dagger", "ADA d4 3 | ADA d4 4")
    assert asked(mortal) == ["GNT save"]


@pytest.mark.scenario("SF-EX-41")
def test_a_natural_twenty() -> None:
    far = boarding(rat(at=(0, 4), items=[PISTOL]), gnt(at=(20, 4), side="crew"))
    play(far, "RAT: attack GNT with pistol", "RAT d20 20 | RAT d4 2")
    assert (struck(far), last(far, AttackResolved).critical, hp(far, "GNT")) == ((15, 18, True), False, 48)
    near = boarding(rat(at=(0, 4), items=[PISTOL]), gnt(at=(4, 4), side="crew"))
    play(near, "RAT: attack GNT with pistol", "RAT d20 20 | RAT d4 2 | RAT d4 4")
    assert (struck(near), last(near, AttackResolved).critical, hp(near, "GNT")) == ((21, 18, True), True, 44)


@pytest.mark.scenario("SF-EX-43")
@pytest.mark.parametrize(("feet", "penalty"), [(80, 0), (85, -2), (160, -2), (165, -4), (800, -18)])
def test_range_bands(feet: int, penalty: int) -> None:
    fight = boarding(cyn(at=(0, 0)), bor(at=(feet // 5, 0)), size=(170, 3))
    play(fight, "CYN: attack BOR with laser", "CYN d20 2")
    assert rolled(fight)[0] == 8 + penalty


@pytest.mark.scenario("SF-EX-43")
def test_maximum_ranges() -> None:
    assert refused(boarding(cyn(at=(0, 0)), bor(at=(161, 0)), size=(170, 3)), "CYN: attack BOR with laser") == [
        "SF-RANGE-2"
    ]
    fight = boarding(cyn(at=(0, 0)), bor(at=(30, 0)), size=(40, 3))
    assert refused(fight, "CYN: attack point 22,0 with grenade") == ["SF-RANGE-3"]
    play(fight, "CYN: attack point 21,0 with grenade", "CYN d20 9 | CYN d8 1 | CYN d4 1")
    assert rolled(fight) == (4, 5)


@pytest.mark.scenario("SF-EX-44")
def test_a_missed_throwing_knife() -> None:
    fight = boarding(ada(at=(0, 5), items=[THROWN]), bor(at=(4, 5)), rat(at=(4, 3)))
    line = "ADA: attack BOR with dagger throw yes"
    over = play(fight.fork(), line, "ADA d20 2 | ADA d8 3 | ADA d4 2")
    assert (lies(over), hp(over, "RAT"), last(over, Scattered).to) == ({"ADA.dagger": (4, 3)}, 6, "4,3")
    play(fight, line, "ADA d20 2 | ADA d8 1 | ADA d4 4")
    assert lies(fight) == {"ADA.dagger": (0, 5)}
    short = boarding(ada(at=(0, 5), items=[THROWN]), bor(at=(2, 5)))
    play(short, line, "ADA d20 2 | ADA d8 1 | ADA d4 4")
    assert lies(short) == {"ADA.dagger": (0, 5)}


@pytest.mark.scenario("SF-EX-62")
def test_the_geometry_of_reach() -> None:
    for square, legal in (((1, 1), True), ((2, 0), True), ((2, 2), True), ((3, 0), False), ((2, 3), False)):
        fight = boarding(piker(at=(0, 0)), bor(at=square))
        assert allowed(fight, "ADA: attack BOR with pike") is legal, square
        if not legal:
            assert refused(fight, "ADA: attack BOR with pike") == ["SF-ATK-2"]
        short = boarding(ada(at=(0, 0)), bor(at=square))
        assert allowed(short, "ADA: attack BOR with dagger") is (square == (1, 1)), square
    fight = boarding(piker(at=(0, 0)), bor(at=(2, 2)))
    play(fight, "ADA: attack BOR with pike", "ADA d20 8 | ADA d8 1")
    assert (struck(fight), hp(fight, "BOR")) == ((15, 15, True), 20)


@pytest.mark.scenario("SF-EX-63")
def test_the_basics_of_shooting() -> None:
    fight = boarding(cyn(at=(0, 5)), bor(at=(10, 5)))
    play(fight, "CYN: attack BOR with laser", "CYN d20 7 | CYN d4 3")
    assert (struck(fight), hp(fight, "BOR")) == ((13, 13, True), 22)
    walled = boarding(cyn(at=(0, 5)), bor(at=(10, 5)), size=(20, 10), terrain=[wall(*((5, y) for y in range(10)))])
    assert refused(walled, "CYN: attack BOR with laser") == ["SF-ATK-5"]


@pytest.mark.scenario("SF-EX-78")
def test_a_grenade_beside_an_enemy() -> None:
    fight = boarding(cyn(at=(0, 0)), bor(at=(1, 0)), rat(at=(4, 0)))
    play(fight, "CYN: attack point 5,1 with grenade")
    assert asked(fight) == ["BOR opportunity"]
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 2 | CYN d20 20 | CYN d6 2 | CYN d6 5")
    assert [(each.total.total, each.against) for each in told(fight, Rolled)] == [(12, 16), (23, 5)]
    assert last(fight, Exploded).caught == ("RAT",)
    play(fight, "RAT: attempt", "RAT d20 15")
    assert (rolled(fight, "ref"), hp(fight, "RAT"), hp(fight, "BOR")) == ((16, 14), 3, 25)


@pytest.mark.scenario("SF-EX-79")
def test_a_critical_effect() -> None:
    fight = boarding(bor(at=(3, 2), items=[bleeding(SWORD, "1d4")]), ada(at=(4, 2)))
    play(fight, "BOR: attack ADA with sword", "BOR d20 20 | BOR d6 2 | BOR d6 5 | BOR d4 3")
    assert (struck(fight), sp(fight, "ADA"), has(fight, "ADA", "bleeding")) == ((30, 17, True), 8, True)
    play(fight, "BOR: end")
    assert (asked(fight), sp(fight, "ADA")) == (["ADA turn"], 5)
    hard = boarding(bor(at=(3, 2), items=[bleeding(SWORD, "1d4")]), ada(at=(4, 2), kac=40))
    play(hard, "BOR: attack ADA with sword", "BOR d20 20 | BOR d6 2")
    assert (struck(hard), sp(hard, "ADA"), has(hard, "ADA", "bleeding")) == ((30, 40, True), 19, False)
