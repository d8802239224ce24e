"""Traits the rules react to: what they change about movement, reactions and things (2.5 of the specification)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.rulesets.starfinder.model.events import Intercepted, Moved
from tests.conformance.harness import allowed, asked, last, offered, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    has,
    put,
    rat,
    rolled,
    rubble,
    sp,
    struck,
)


@pytest.mark.rule("SF-REACT-5", "SF-REACT-6")
def test_step_up_follows_a_guarded_step() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["step_up"]), order="CYN BOR")
    play(fight, "CYN: guarded_step 1,2")
    assert (asked(fight), at(fight, "CYN"), set(offered(fight))) == (["BOR after"], (1, 2), {"step_up", "decline"})
    assert refused(fight, "BOR: step_up 4,2")
    play(fight, "BOR: step_up 2,2")
    assert (at(fight, "BOR"), budget(fight, "BOR"), asked(fight)) == ((2, 2), "", ["CYN turn"])
    beside = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["step_up"]), order="CYN BOR")
    play(beside, "CYN: guarded_step 2,3")
    assert asked(beside) == ["CYN turn"]
    walking = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["step_up"]), order="CYN BOR")
    play(walking, "CYN: move 1,2", "BOR: decline")
    assert asked(walking) == ["CYN turn"]


@pytest.mark.rule("SF-MACT-11")
def test_step_up_is_a_guarded_step_itself() -> None:
    terrain = [rubble((2, 2))]
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["step_up"]), order="CYN BOR", terrain=terrain)
    play(fight, "CYN: guarded_step 1,2")
    assert "SF-MACT-11" in refused(fight, "BOR: step_up 2,2")


@pytest.mark.rule("SF-AOO-9")
def test_mobility_helps_against_answers_to_movement_only() -> None:
    fight = boarding(cyn(at=(2, 2), traits=["mobility"]), bor(at=(3, 2)), rat(at=(2, 12)))
    moving = play(fight.fork(), "CYN: move 1,2", "BOR: attack_of_opportunity with sword", "BOR d20 9")
    assert struck(moving) == (19, 20, False)
    play(
        fight, "CYN: attack RAT with laser", "BOR: attack_of_opportunity with sword", "BOR d20 6 | BOR d6 1 | CYN d20 2"
    )
    assert sp(fight, "CYN") == 11


@pytest.mark.rule("SF-REACT-1")
def test_in_harms_way_takes_the_hit_for_an_ally_once_a_round() -> None:
    fight = boarding(
        ada(at=(4, 3), traits=["bodyguard", "in_harms_way"]), del_(at=(4, 2)), bor(at=(5, 2)), order="BOR DEL ADA"
    )
    play(fight, "BOR: attack DEL with sword", "ADA: bodyguard", "BOR d20 10")
    assert asked(fight) == ["ADA in_harms_way"]
    spared = play(fight.fork(), "ADA: decline", "BOR d6 1")
    assert (sp(spared, "DEL"), sp(spared, "ADA")) == (11, 27)
    play(fight, "ADA: take", "BOR d6 1")
    assert (sp(fight, "DEL"), sp(fight, "ADA"), last(fight, Intercepted).who) == (18, 20, "ADA")


@pytest.mark.rule("SF-MOVE-4")
def test_nimble_moves_ignores_twenty_feet_of_difficult_terrain() -> None:
    rough = [rubble(*((x, 0) for x in range(1, 12)))]
    fight = boarding(ada(at=(0, 0), traits=["nimble_moves"]), bor(at=(29, 19)), terrain=rough)
    play(fight, "ADA: move 1,0 2,0 3,0 4,0 5,0")
    assert [each.cost for each in told(fight, Moved)] == [5, 5, 5, 5, 10]
    play(fight, "ADA: move 6,0")
    assert told(fight, Moved)[-1].cost == 10


@pytest.mark.rule("SF-MACT-2")
def test_kip_up_stands_up_with_a_swift_action() -> None:
    fight = boarding(ada(at=(0, 0), traits=["kip_up"], conditions=["prone"]), bor(at=(29, 19)))
    play(fight, "ADA: stand_up")
    assert (has(fight, "ADA", "prone"), budget(fight, "ADA")) == (False, "smr")


@pytest.mark.rule("SF-MACT-3")
def test_quick_draw_throws_what_it_draws() -> None:
    knife = replace(put(DAGGER, "accessible"), properties=["thrown"], range_increment_ft=10)
    fight = boarding(ada(at=(2, 2), items=[knife], traits=["quick_draw"]), bor(at=(5, 2)))
    play(fight, "ADA: attack BOR with dagger throw yes", "ADA d20 10 | ADA d4 1")
    assert (struck(fight)[2], budget(fight, "ADA")) == (True, "mwr")
    slow = boarding(ada(at=(2, 2), items=[knife]), bor(at=(5, 2)))
    assert refused(slow, "ADA: attack BOR with dagger throw yes")[0] == "SF-ATK-17"


@pytest.mark.rule("SF-AOO-7")
def test_stand_still_holds_the_mover_for_the_rest_of_its_turn_only() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["stand_still"]), order="CYN BOR")
    play(fight, "CYN: move 1,2", "BOR: stand_still with sword", "BOR d20 14")
    assert (rolled(fight), sp(fight, "CYN"), at(fight, "CYN")) == ((24, 24), 18, (2, 2))
    assert (allowed(fight, "CYN: guarded_step 1,2"), allowed(fight, "CYN: attack BOR with laser")) == (False, True)
    play(fight, "CYN: end", "BOR: end", "CYN: move 1,2", "BOR: decline")
    assert at(fight, "CYN") == (1, 2)
    shooting = boarding(cyn(at=(2, 2)), bor(at=(3, 2), traits=["stand_still"]), order="CYN BOR")
    play(shooting, "CYN: attack BOR with laser")
    assert set(offered(shooting)) == {"attack_of_opportunity", "decline"}
