"""Reactions other than the attack of opportunity, and dying, in the scenarios of the specification."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import Died
from affray.rulesets.starfinder.model.scenario import EffectEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, left_out, offered, play
from tests.conformance.starfinder.boarding import (
    ability,
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    effects,
    fighter,
    has,
    hp,
    rat,
    sp,
    struck,
)

SNAP = ability(
    "snap_back", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
    effect=EffectEntry(attack="sword", target="attacker"),
)  # fmt: skip


def guarded() -> Fight[Combat]:
    """OKO guards DEL, BOR stands between them."""
    return boarding(
        ada("OKO", at=(4, 3), traits=["bodyguard"], kac=16), del_(at=(4, 2)), bor(at=(5, 2)), order="OKO DEL BOR"
    )


@pytest.mark.scenario("SF-EX-54")
@pytest.mark.rule("SF-REACT-4")
def test_a_defensive_reaction_interrupts() -> None:
    fight = play(guarded(), "OKO: end", "DEL: end", "BOR: attack DEL with sword")
    assert asked(fight) == ["OKO before"]
    play(fight, "OKO: bodyguard", "BOR d20 4")
    assert (struck(fight), budget(fight, "OKO")) == ((14, 15, False), "")
    assert effects(fight, "OKO") != []
    play(fight, "BOR: end")
    assert (asked(fight), effects(fight, "OKO")) == (["OKO turn"], [])
    again = play(guarded(), "OKO: end", "DEL: end", "BOR: full_attack DEL with sword", "OKO: bodyguard", "BOR d20 4")
    play(again, "BOR: attack OKO with sword", "BOR d20 8 | BOR d6 1")
    assert struck(again) == (14, 14, True)


@pytest.mark.scenario("SF-EX-54")
@pytest.mark.rule("SF-REACT-11")
def test_the_same_inside_an_attack_of_opportunity() -> None:
    fight = play(guarded(), "OKO: end", "DEL: move 3,2", "BOR: attack_of_opportunity with sword")
    assert asked(fight) == ["OKO before"]
    play(fight, "OKO: bodyguard", "BOR d20 4")
    assert (struck(fight), at(fight, "DEL")) == ((14, 15, False), (3, 2))


@pytest.mark.scenario("SF-EX-55")
@pytest.mark.rule("SF-REACT-5", "SF-REACT-12")
def test_an_offensive_reaction_follows() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2), abilities=[SNAP]), rat(at=(20, 10)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 10 | ADA d4 3")
    assert (hp(fight, "BOR"), asked(fight)) == (18, ["BOR after"])
    play(fight, "BOR: react snap_back", "BOR d20 7 | BOR d6 1")
    assert (struck(fight), sp(fight, "ADA"), budget(fight, "BOR")) == ((17, 17, True), 20, "")
    weak = boarding(ada(at=(2, 2)), bor(at=(3, 2), abilities=[SNAP], hp=7), rat(at=(20, 10)))
    play(weak, "ADA: attack BOR with dagger", "ADA d20 10 | ADA d4 3")
    assert (last(weak, Died).who, asked(weak)) == ("BOR", ["ADA turn"])


@pytest.mark.scenario("SF-EX-56")
def test_dying_and_back() -> None:
    fight = boarding(bor(at=(3, 2)), del_(at=(4, 2), sp=0, hp=5), ada(at=(20, 10)), order="BOR DEL ADA", round=1)
    play(fight, "BOR: attack DEL with sword", "BOR d20 10 | BOR d6 1")
    assert (hp(fight, "DEL"), has(fight, "DEL", "dying", "unconscious")) == (0, True)
    play(fight, "BOR: end")
    assert asked(fight) == ["DEL dying"]
    play(fight, "DEL: stabilize")
    assert (has(fight, "DEL", "stable"), has(fight, "DEL", "dying"), fighter(fight, "DEL").rp) == (True, False, 4)
    assert barred(fight, "DEL", "stay_in_the_fight") == ["SF-DEATH-9"]
    assert asked(fight) == ["ADA turn"]
    play(fight, "ADA: end", "BOR: end")
    assert (asked(fight), fight.state.round, fighter(fight, "DEL").rp) == (["DEL stable"], 2, 4)
    play(fight, "DEL: stay_in_the_fight")
    assert (asked(fight), hp(fight, "DEL"), fighter(fight, "DEL").rp) == (["DEL turn"], 1, 3)
    assert (has(fight, "DEL", "prone"), has(fight, "DEL", "unconscious"), budget(fight, "DEL")) == (True, False, "smwr")


@pytest.mark.scenario("SF-EX-57")
def test_bleeding_out() -> None:
    fight = boarding(
        del_(at=(4, 2), sp=0, hp=0, rp=1, conditions=["unconscious", "dying"]), bor(at=(3, 2)), ada(at=(20, 10))
    )
    assert asked(fight) == ["DEL dying"]
    play(fight, "DEL: lie_still")
    assert (asked(fight), fighter(fight, "DEL").rp, fighter(fight, "DEL").dead) == (["BOR turn"], 0, False)
    play(fight, "BOR: attack DEL with sword", "BOR d20 15 | BOR d6 2")
    assert (last(fight, Died).who, last(fight, Died).why) == ("DEL", "resolve")


@pytest.mark.scenario("SF-EX-60")
@pytest.mark.rule("SF-REACT-1", "SF-REACT-3", "SF-AOO-6", "SF-AOO-10")
def test_one_reaction_per_cycle() -> None:
    fight = boarding(bor(at=(3, 2)), cyn(at=(2, 2)), del_(at=(2, 3)), ada(at=(3, 1)), order="BOR CYN DEL ADA")
    play(fight, "BOR: end", "CYN: move 1,2")
    assert (asked(fight), at(fight, "CYN"), set(offered(fight))) == (
        ["BOR opportunity"], (2, 2), {"attack_of_opportunity", "decline"},
    )  # fmt: skip
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 2", "CYN: end", "DEL: move 1,3")
    assert (at(fight, "DEL"), left_out(fight, "BOR", "opportunity")) == ((1, 3), ("SF-REACT-3",))
    assert barred(fight, "BOR", "attack_of_opportunity") == ["SF-REACT-3"]
    play(fight, "DEL: end", "ADA: end")
    assert (asked(fight), budget(fight, "BOR")) == (["BOR turn"], "smwr")
    assert allowed(fight, "BOR: full_attack ADA with sword")
    play(fight, "BOR: attack ADA with sword", "BOR d20 2")
    assert budget(fight, "BOR") == "mwr"
