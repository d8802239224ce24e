"""Withdrawing and running (SF-WDRAW, SF-RUN)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.places import Place
from affray.rulesets.starfinder.actions.running import Run
from affray.rulesets.starfinder.ground.board import precise_sense, sees_way
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SensesEntry, SpeedEntry
from tests.conformance.harness import allowed, asked, left_out, play, refused
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    gnt,
    has,
    pair,
    rat,
    rolled,
    rubble,
    sp,
    struck,
    wall,
)


@pytest.mark.scenario("SF-EX-16")
@pytest.mark.rule("SF-WDRAW-2", "SF-WDRAW-3", "SF-WDRAW-4", "SF-WDRAW-5")
def test_withdrawing() -> None:
    fight = boarding(cyn(at=(3, 4)), gnt(at=(4, 4)), rat(at=(3, 5), conditions=["invisible"]))
    play(fight, "CYN: withdraw 2,4 1,4 0,4")
    assert (asked(fight), at(fight, "CYN")) == (["RAT opportunity"], (3, 4))
    play(fight, "RAT: attack_of_opportunity with shiv", "RAT d20 12 | RAT d6 4")
    assert (struck(fight), sp(fight, "CYN")) == ((16, 14, True), 11)
    assert (asked(fight), at(fight, "CYN")) == (["GNT opportunity"], (2, 4))
    play(fight, "GNT: attack_of_opportunity with fist", "GNT d20 3")
    assert (struck(fight), at(fight, "CYN"), asked(fight)) == ((15, 16, False), (0, 4), ["CYN turn"])
    assert budget(fight, "CYN") == "r"
    blind = boarding(cyn(at=(3, 4), conditions=["blinded"]), gnt(at=(4, 4)))
    assert refused(blind, "CYN: withdraw 2,4 1,4 0,4") == ["SF-WDRAW-4"]


@pytest.mark.rule("SF-WDRAW-1")
def test_twice_the_speed_and_no_more() -> None:
    fight = boarding(cyn(at=(0, 4)), bor(at=(20, 10)))
    assert allowed(fight, "CYN: withdraw 12,4")
    assert refused(fight, "CYN: withdraw 13,4") == ["SF-WDRAW-1"]
    play(fight, "CYN: drop_prone pay swift", "CYN: stand_up")
    assert refused(fight, "CYN: withdraw 2,4")[0] == "SF-ACT-8"


@pytest.mark.rule("SF-WDRAW-4")
def test_another_precise_sense_or_blind_fighting_is_enough() -> None:
    bats = boarding(cyn(at=(3, 4), conditions=["blinded"], senses=SensesEntry(blindsight_ft=60)), bor(at=(4, 4)))
    assert allowed(bats, "CYN: withdraw 2,4 1,4")
    trained = boarding(cyn(at=(3, 4), conditions=["blinded"], traits=["blind_fight"]), bor(at=(4, 4)))
    play(trained, "CYN: withdraw 2,4 1,4")
    assert (asked(trained), at(trained, "CYN")) == (["CYN turn"], (1, 4))


@pytest.mark.rule("SF-WDRAW-5", "SF-WDRAW-6")
def test_the_exemption_covers_the_whole_starting_space_and_only_the_first_step() -> None:
    fight = boarding(
        gnt(at=(4, 4)), ada(at=(6, 5)), cyn("KNF", at=(2, 3), items=[]), ada("EVE", at=(4, 6)), order="GNT ADA EVE KNF"
    )
    play(fight, "GNT: withdraw 4,3 3,2")
    assert asked(fight) == ["ADA opportunity"]
    assert at(fight, "GNT") == (4, 3)


@pytest.mark.rule("SF-WDRAW-6")
def test_the_path_need_not_be_straight() -> None:
    fight = boarding(cyn(at=(3, 4)), bor(at=(4, 4)))
    play(fight, "CYN: withdraw 2,4 2,5 3,6 3,7")
    assert (at(fight, "CYN"), asked(fight)) == ((3, 7), ["CYN turn"])


@pytest.mark.scenario("SF-EX-38")
@pytest.mark.rule("SF-RUN-1", "SF-RUN-2", "SF-RUN-3", "SF-RUN-5")
def test_running() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(3, 1)), order="ADA BOR")
    for passed in (2, 3, 4):
        other = play(fight.fork(), "ADA: run 24,0", *(["BOR: decline"] * (passed - 2)))
        assert (asked(other), at(other, "ADA")) == (["BOR opportunity"], (passed, 0))
        play(other, "BOR: attack_of_opportunity with sword", "BOR d20 5 | BOR d6 1")
        assert (struck(other), at(other, "ADA")) == ((15, 15, True), (24, 0))
    play(fight, "ADA: run 24,0", *(["BOR: decline"] * 3), "ADA: end")
    decree(fight, "place BOR 24,1")
    play(fight, "BOR: move 24,2")
    assert (asked(fight), left_out(fight, "ADA", "opportunity")) == (["BOR turn"], ("SF-AOO-12",))
    play(fight, "BOR: end")
    assert (asked(fight), has(fight, "ADA", "flat_footed")) == (["ADA turn"], False)
    rough = boarding(ada(at=(0, 0)), bor(at=(3, 1)), terrain=[rubble((9, 0))])
    assert refused(rough, "ADA: run 23,0") == ["SF-RUN-3"]
    assert allowed(rough, "ADA: run 8,0")


@pytest.mark.rule("SF-RUN-1")
def test_four_times_the_speed_in_a_straight_line() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    assert refused(fight, "ADA: run 25,0") == ["SF-RUN-1"]
    play(fight, "ADA: run 8,4")
    assert at(fight, "ADA") == (8, 4)


@pytest.mark.rule("SF-RUN-1", "SF-GRID-1")
def test_one_runs_to_any_other_open_square() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[wall((4, 4))], size=(12, 10))
    to = Run().needs(fight.state, fighter(fight, "ADA"))["to"]
    assert isinstance(to, Place)
    squares = set(to.among())
    assert (len(squares), squares & {(2, 2), (4, 4)}) == (12 * 10 - 2, set())


@pytest.mark.rule("SF-RUN-3")
def test_nobody_runs_where_he_cannot_see() -> None:
    fight = boarding(ada(at=(0, 0), conditions=["blinded"]), bor(at=(20, 10)))
    assert refused(fight, "ADA: run 10,0") == ["SF-RUN-3"]


@pytest.mark.rule("SF-RUN-4", "SF-RUN-6")
def test_after_so_many_rounds_each_further_one_needs_a_check() -> None:
    fight = boarding(ada(at=(0, 0), con_score=2, con_mod=0), bor(at=(29, 19)))
    for end in ("3,0", "6,0"):
        play(fight, f"ADA: run {end}", "ADA: end", "BOR: end")
    play(fight, "ADA: run 9,0", "ADA d20 10", "ADA: end", "BOR: end")
    assert (rolled(fight, "con"), at(fight, "ADA")) == ((10, 10), (9, 0))
    play(fight, "ADA: run 12,0", "ADA d20 10")
    assert (rolled(fight, "con"), at(fight, "ADA")) == ((10, 11), (9, 0))
    play(fight, "ADA: end", "BOR: end")
    for _ in range(9):
        assert refused(fight, "ADA: run 12,0") == ["SF-RUN-6"]
        play(fight, "ADA: end", "BOR: end")


@pytest.mark.rule("SF-RUN-6")
def test_ten_rounds_of_rest() -> None:
    fight = boarding(ada(at=(0, 0), con_score=1, con_mod=0), bor(at=(29, 19)))
    play(fight, "ADA: run 3,0", "ADA: end", "BOR: end")
    resting = 0
    play(fight, "ADA: end", "BOR: end")
    while not allowed(fight, "ADA: run 6,0"):
        assert refused(fight, "ADA: run 6,0") == ["SF-RUN-6"]
        play(fight, "ADA: end", "BOR: end")
        resting += 1
    assert resting == 9, "the round of the stop is the first of the ten"


@pytest.mark.rule("SF-RUN-4")
def test_the_limit_can_be_ignored() -> None:
    fight = boarding(ada(at=(0, 0), con_score=1, con_mod=0), bor(at=(29, 19)), run_limit="ignored")
    for end in ("3,0", "6,0", "9,0"):
        play(fight, f"ADA: run {end}", "ADA: end", "BOR: end")
    assert at(fight, "ADA") == (9, 0)


@pytest.mark.rule("SF-RUN-7")
@pytest.mark.parametrize("condition", ["entangled", "fatigued", "exhausted", "prone", "off_kilter"])
def test_conditions_that_forbid_running(condition: str) -> None:
    fight = boarding(ada(at=(0, 0), conditions=[condition]), bor(at=(29, 19)))
    assert "SF-RUN-7" in refused(fight, "ADA: run 3,0")


@pytest.mark.rule("SF-RUN-7")
def test_climbers_and_burrowers_do_not_run_but_swimmers_do() -> None:
    newt = SpeedEntry(land=30, climb=20, burrow=20, swim=30)
    fight = boarding(ada(at=(0, 0), speed=newt), bor(at=(29, 19)))
    for mode in ("climb", "burrow"):
        assert refused(fight, f"ADA: run 3,0 by {mode}") == ["SF-RUN-7"]
    assert allowed(fight, "ADA: run 24,0 by swim")
    dry = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    assert "SF-RUN-7" in refused(dry, "ADA: run 3,0 by swim")


@pytest.mark.rule("SF-WDRAW-2", "SF-WDRAW-5")
def test_the_start_of_a_withdrawal_is_no_threatened_square_for_readied_actions_either() -> None:
    fight = boarding(bor(at=(2, 0)), cyn(at=(1, 0)))
    play(fight, "BOR: ready attack event leaves_threatened_square who opponent with sword target CYN", "BOR: end")
    away = play(fight.fork(), "CYN: withdraw 0,0 0,1")
    assert (asked(away), at(away, "CYN")) == (["CYN turn"], (0, 1))
    play(fight, "CYN: withdraw 1,1 0,1")
    assert (asked(fight), at(fight, "CYN")) == (["BOR opportunity"], (1, 1))


@pytest.mark.rule("SF-WDRAW-4", "SF-RUN-3")
@pytest.mark.parametrize(
    ("senses", "light", "conditions", "precise", "way"),
    [
        ({}, "normal", [], True, True), ({}, "normal", ["blinded"], False, False), ({}, "dim", [], True, True),
        ({"darkvision_ft": 5}, "dark", [], True, True), ({"vision": False}, "normal", [], False, False),
        ({"blindsight_ft": 5}, "normal", ["blinded"], True, True),
        ({"blindsense_ft": 5}, "normal", ["blinded"], False, False),
    ],
)  # fmt: skip
def test_who_sees_its_way(senses: Any, light: Any, conditions: list[str], precise: bool, way: bool) -> None:
    combat, viewer, _ = pair(
        ada(at=(3, 3), senses=SensesEntry(**senses), conditions=conditions), bor(at=(9, 3)),
        environment=EnvironmentEntry(light=light),
    )  # fmt: skip
    assert (precise_sense(viewer), sees_way(combat, viewer)) == (precise, way)
