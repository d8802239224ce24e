"""Charges over others, past corners and at those seen too late (SF-CHARGE)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.actions.charging import melee_weapons
from affray.rulesets.starfinder.model.events import ActionLost, AttackDeclared
from tests.conformance.harness import allowed, last, objections, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    PIKE,
    ada,
    at,
    boarding,
    bor,
    budget,
    decree,
    door,
    effects,
    put,
    struck,
    thing,
)
from tests.conformance.starfinder.crews import SIZE, glaive, hex_, ogr, pup, sul, tav


@pytest.mark.rule("SF-CHARGE-6")
def test_a_charge_passes_over_a_helpless_creature() -> None:
    f = boarding(
        tav(at=(0, 0)),
        sul(at=(2, 0), hp=0, sp=0, conditions=["stable"]),
        hex_(at=(6, 0)),
        order="TAV SUL HEX",
        size=SIZE,
    )
    play(f, "TAV: charge HEX to 5,0 with knife", "TAV d20 10 | TAV d4 2")
    assert at(f, "TAV") == (5, 0)
    assert struck(f)[0] == 16


@pytest.mark.rule("SF-CHARGE-5")
def test_a_large_charge_needs_its_whole_way_free() -> None:
    f = boarding(ogr(at=(0, 0)), tav(at=(9, 0)), pup(at=(4, 2)), order="OGR TAV PUP", size=SIZE)
    # with a reach of 10 ft it ends on the squares 6 and 7
    play(f, "OGR: charge TAV to 6,0 with fist", "OGR d20 10 | OGR d10 2")
    assert at(f, "OGR") == (6, 0)
    g = boarding(ogr(at=(0, 0)), tav(at=(9, 0)), pup(at=(4, 1)), order="OGR TAV PUP", size=SIZE)
    assert refused(g, "OGR: charge TAV to 6,0 with fist") == ["SF-CHARGE-5"]


@pytest.mark.rule("SF-CHARGE-16")
@pytest.mark.rule("SF-GRID-6")
def test_a_charge_with_a_reach_weapon_ends_two_diagonals_off() -> None:
    f = boarding(glaive(at=(0, 0)), hex_(at=(6, 6)), order="TAV HEX", size=SIZE)
    play(f, "TAV: charge HEX to 4,4 with glaive", "TAV d20 2")
    assert at(f, "TAV") == (4, 4)
    assert struck(f)[0] == 8


@pytest.mark.rule("SF-CHARGE-7")
def test_a_charge_at_one_not_seen_at_the_start_of_the_turn_is_refused() -> None:
    f = boarding(
        tav(at=(0, 0)), hex_(at=(6, 0)), order="TAV HEX", terrain=[door((3, 0), (3, 1), (3, 2), (3, 3))], size=(10, 4)
    )
    decree(f, "door door open")
    assert refused(f, "TAV: charge HEX with knife")[0] == "SF-CHARGE-7"


@pytest.mark.rule("SF-CHARGE-7")
@pytest.mark.rule("SF-DELAY-8")
def test_coming_out_of_a_delay_looks_again_for_the_charge() -> None:
    f = boarding(
        tav(at=(0, 0)),
        hex_(at=(6, 0)),
        pup(at=(4, 1)),
        order="TAV HEX PUP",
        terrain=[door((3, 0), (3, 1), (3, 2), (3, 3))],
        size=(10, 4),
    )
    play(f, "TAV: delay", "HEX: end", "TAV: wait", "PUP: open_door door", "PUP: end", "TAV: come_out")
    assert "SF-CHARGE-7" not in [each.rule for each in objections(f, "TAV: charge HEX with knife")]


@pytest.mark.rule("SF-COND-16")
@pytest.mark.rule("SF-CHARGE-11")
def test_a_charge_as_a_standard_action_of_the_staggered() -> None:
    f = boarding(
        tav(at=(0, 0), traits=["charge_as_standard"], conditions=["staggered"]),
        hex_(at=(6, 0)),
        order="TAV HEX",
        size=SIZE,
    )
    play(f, "TAV: charge HEX to 5,0 with knife", "TAV d20 2")
    assert refused(f, "TAV: move 4,0")[0] == "SF-COND-16"


@pytest.mark.rule("SF-CHARGE-13", "SF-REACT-13")
def test_a_charge_whose_target_has_stepped_away_loses_its_attack() -> None:
    fight = boarding(bor(at=(6, 5)), ada(at=(0, 5)))
    play(fight, "BOR: ready guarded_step event enters_reach who ADA", "BOR: end", "ADA: charge BOR to 5,5")
    play(fight, "BOR: perform to 7,5")
    assert (at(fight, "ADA"), at(fight, "BOR"), budget(fight, "ADA")) == ((5, 5), (7, 5), "r")
    assert not told(fight, AttackDeclared)
    assert last(fight, ActionLost).who == "ADA"
    assert effects(fight, "ADA") == ["charge"]


@pytest.mark.rule("SF-CHARGE-8")
def test_a_charge_strikes_armed_before_unarmed() -> None:
    fists = thing("fists", "unarmed", damage="1d3", location="wielded")
    state = boarding(ada(at=(4, 5), items=[fists, DAGGER, put(PIKE, "accessible")]), bor(at=(20, 15))).state
    assert melee_weapons(state.fighters["ADA"]) == ["dagger", "fists"]


@pytest.mark.rule("SF-CHARGE-1", "SF-CHARGE-2")
@pytest.mark.parametrize(
    ("x", "rules"), [(17, []), (18, []), (19, ["SF-CHARGE-1"]), (8, []), (7, ["SF-CHARGE-2"])]
)
def test_how_far_a_charge_goes(x: int, rules: list[str]) -> None:
    """12 squares are twice the speed, two are the least."""
    fight = boarding(ada(at=(5, 5)), bor(at=(x, 5), reaction_available=False))
    line = "ADA: charge BOR with dagger"
    assert (sorted(set(refused(fight, line))) == rules) if rules else allowed(fight, line)
