"""Maneuvers where several rules meet: holds, pushes, drags and what supports them (SF-MANEUV, SF-GRAP, SF-BULL)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.scenario import ConditionEntry
from tests.conformance.harness import allowed, answer, asked, play, refused
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    effects,
    fighter,
    has,
    lies,
    melee,
    rat,
    rolled,
    thing_of,
)
from tests.conformance.starfinder.crews import (
    SABRE,
    SIZE,
    TAV_KNIFE,
    carbine,
    glaive,
    hex_,
    knife_mir,
    mir,
    ogr,
    pup,
    sul,
    tav,
    war,
)


@pytest.mark.rule("SF-GRAP-16")
def test_a_readied_grapple_does_not_renew_the_hold_of_the_own_turn() -> None:
    f = boarding(hex_(at=(4, 5)), sul(at=(5, 5)), pup(at=(9, 9)), order="HEX 16 SUL 10 PUP 5", size=SIZE)
    play(f, "HEX: grapple SUL with sabre", "HEX d20 12", "HEX: end")
    assert has(f, "SUL", "grappled")
    play(f, "SUL: end", "PUP: end")
    play(f, "HEX: ready grapple event action who SUL name escape with sabre target SUL")
    play(f, "HEX: end")
    assert not has(f, "SUL", "grappled")  # SF-GRAP-16


@pytest.mark.rule("SF-GRAP-13")
@pytest.mark.rule("SF-COND-9")
def test_a_pinned_creature_escapes_at_a_penalty() -> None:
    f = boarding(hex_(at=(4, 5)), sul(at=(5, 5), skills={"acrobatics": 10}), order="HEX 16 SUL 10", size=SIZE)
    play(f, "HEX: grapple SUL with sabre", "HEX d20 17", "HEX: end", "SUL: escape", "SUL d20 10")
    # DC 10+16=26; 10 + 10 - 4 (pinned) = 16
    assert rolled(f, "acrobatics") == (16, 26)


@pytest.mark.rule("SF-BULL-4")
def test_a_push_against_an_occupied_square_stops_at_once() -> None:
    f = boarding(ogr(at=(2, 2)), tav(at=(4, 2)), war(at=(5, 2)), pup(at=(4, 1)), order="OGR TAV WAR PUP", size=SIZE)
    play(f, "OGR: bull_rush TAV with fist", "WAR: decline", "OGR d20 19")
    assert (asked(f), at(f, "TAV")) == (["OGR turn"], (4, 2))


@pytest.mark.rule("SF-BULL-1")
def test_a_push_of_a_large_creature() -> None:
    f = boarding(tav(at=(3, 4), items=[TAV_KNIFE]), ogr(at=(4, 4)), pup(at=(7, 5)), order="TAV OGR PUP", size=SIZE)
    # 19+8 = 27 = 19+8 success margin 0: 5 ft. centre (3.5,4.5) -> (5,5): dx 1.5, dy .5 -> E (18 deg)
    play(f, "TAV: bull_rush OGR", "TAV d20 19")
    while asked(f) == ["TAV opportunity"]:
        play(f, "TAV: decline")
    assert at(f, "OGR") == (5, 4)


@pytest.mark.rule("SF-REPOS-6")
def test_dragging_somebody_who_is_in_front() -> None:
    f = boarding(glaive(at=(5, 5)), hex_(at=(6, 5)), order="TAV HEX", size=SIZE)
    play(f, "TAV: reposition HEX full yes with glaive", "TAV d20 20", "TAV: move 7,5", "TAV: decline")
    assert asked(f) == ["TAV drag"]
    answer(f, "TAV: move 6,5")
    while asked(f)[0].endswith("opportunity"):
        answer(f, asked(f)[0].split()[0] + ": decline")
    assert (at(f, "TAV"), at(f, "HEX")) == ((6, 5), (8, 5))


@pytest.mark.rule("SF-FEINT-4")
@pytest.mark.rule("SF-MANEUV-2")
def test_a_feint_is_used_up_by_a_maneuver() -> None:
    f = boarding(knife_mir(at=(3, 3)), hex_(at=(4, 3)), order="MIR HEX", size=SIZE)
    play(f, "MIR: feint HEX", "MIR d20 10", "MIR: end", "HEX: end", "MIR: trip HEX with knife", "MIR d20 5")
    assert rolled(f) == (13, 22)
    assert effects(f, "HEX") == []


@pytest.mark.rule("SF-HARRY-2")
@pytest.mark.rule("SF-MANEUV-2")
def test_harrying_fire_is_used_up_by_a_maneuver() -> None:
    f = boarding(mir(at=(0, 0)), tav(at=(5, 5)), hex_(at=(6, 5)), order="MIR TAV HEX", size=SIZE)
    play(f, "MIR: harrying_fire HEX with pistol", "MIR d20 10", "MIR: end", "TAV: trip HEX", "TAV d20 5")
    assert rolled(f)[0] == 15
    assert effects(f, "HEX") == []


@pytest.mark.rule("SF-DISARM-2")
@pytest.mark.rule("SF-ITEM-3")
def test_a_disarmed_two_handed_weapon_is_caught_with_one_hand() -> None:
    f = boarding(tav(at=(3, 3), items=[TAV_KNIFE]), carbine(at=(4, 3)), order="TAV HEX", size=SIZE)
    play(f, "TAV: disarm HEX item carbine", "TAV d20 16", "TAV: catch")
    assert thing_of(f, "TAV", "HEX.carbine").location == "held"


@pytest.mark.rule("SF-REPOS-1")
def test_a_reposition_of_a_large_target() -> None:
    f = boarding(glaive(at=(3, 4)), ogr(at=(4, 4)), order="TAV OGR", size=SIZE)
    play(f, "TAV: reposition OGR with glaive", "TAV d20 19", "TAV: move 4,3", "TAV: decline")
    assert at(f, "OGR") == (4, 3)


@pytest.mark.rule("SF-COVFIR-2")
@pytest.mark.rule("SF-MANEUV-2")
def test_covering_fire_counts_against_a_grapple() -> None:
    f = boarding(mir(at=(0, 0)), sul(at=(5, 5)), hex_(at=(4, 5)), order="MIR SUL HEX", size=SIZE)
    play(
        f,
        "MIR: covering_fire SUL with pistol",
        "MIR d20 10",
        "MIR: end",
        "SUL: end",
        "HEX: grapple SUL with sabre",
        "HEX d20 13",
    )
    assert rolled(f) == (24, 25)
    assert effects(f, "SUL") == []


@pytest.mark.rule("SF-GRAP-6")
def test_a_forced_step_ends_a_hold() -> None:
    f = boarding(hex_(at=(4, 5)), sul(at=(5, 5)), pup(at=(6, 5)), order="HEX SUL PUP", size=SIZE)
    play(f, "HEX: grapple SUL with sabre", "HEX d20 12", "HEX: end", "SUL: end")
    play(f, "PUP: reposition SUL with blade", "PUP d20 20", "PUP: move 6,4")
    while asked(f)[0].endswith("opportunity"):
        answer(f, asked(f)[0].split()[0] + ": decline")
    assert not has(f, "SUL", "grappled")


@pytest.mark.rule("SF-GRAP-10")
def test_an_item_taken_with_full_hands_falls() -> None:
    hold = melee("hook", "1d4", "P", 11, properties=["grapple"])
    f = boarding(hex_(at=(4, 5), items=[hold, SABRE]), sul(at=(5, 5)), order="HEX SUL", size=SIZE)
    play(
        f,
        "HEX: grapple SUL with hook",
        "HEX d20 14",
        "HEX: end",
        "SUL: end",
        "HEX: grapple SUL with hook",
        "HEX d20 14",
        "HEX: take cane",
    )
    assert lies(f) == {"SUL.cane": (5, 5)}


@pytest.mark.rule("SF-GRAP-4", "SF-ROUND-5", "SF-DELAY-6")
def test_a_hold_lasts_until_the_end_of_the_turn_taken_or_forfeited() -> None:
    fight = boarding(bor(at=(2, 2)), del_(at=(3, 2)), ada(at=(15, 15)), order="BOR 15 DEL 10 ADA 5")
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: end", "DEL: end", "ADA: end", "BOR: delay", "DEL: end")
    taken = play(fight.fork(), "BOR: come_out")
    assert has(taken, "DEL", "grappled")
    assert not has(play(taken, "BOR: end"), "DEL", "grappled")
    play(fight, "BOR: wait", "ADA: end")
    assert has(fight, "DEL", "grappled")
    play(fight, "BOR: wait")
    assert asked(fight) == ["BOR turn"]
    assert not has(fight, "DEL", "grappled")


@pytest.mark.rule("SF-GRAP-3", "SF-GRAP-11", "SF-COND-9")
def test_the_pinned_seize_nobody_but_their_holder() -> None:
    fight = boarding(bor(at=(2, 2)), del_(at=(3, 2), items=[]), rat(at=(4, 2)))
    decree(fight, "condition DEL pinned source BOR")
    play(fight, "BOR: end")
    assert refused(fight, "DEL: grapple RAT") == ["SF-COND-9"]
    play(fight, "DEL: grapple BOR", "DEL d20 20")
    assert fighter(fight, "DEL").grappling == ["BOR"]


@pytest.mark.rule("SF-GRAP-8", "SF-ROUND-8")
def test_whoever_is_gone_is_held_no_longer() -> None:
    fight = boarding(bor(at=(1, 0)), del_(at=(0, 0)), cyn(at=(1, 1)))
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: end")
    decree(fight, "remove DEL")
    play(fight, "CYN: end")
    assert allowed(fight, "BOR: grapple CYN")


@pytest.mark.rule("SF-GRAP-7")
def test_who_is_held_from_the_start_can_be_released() -> None:
    held = ConditionEntry(id="grappled", source="BOR")
    fight = boarding(bor(at=(4, 5)), cyn(at=(5, 5), conditions=[held]))
    assert fighter(fight, "BOR").grappling == ["CYN"]
    play(fight, "BOR: release CYN")
    assert not has(fight, "CYN", "grappled")
