"""Turns that change hands: delay, ready and what lasts, in combinations (SF-DELAY, SF-READY, SF-ROUND, SF-DEATH)."""

from __future__ import annotations

import pytest

from affray.core.script import Pick
from affray.rulesets.starfinder.model.events import ActionLost, AttackDeclared, TurnForfeited
from affray.rulesets.starfinder.model.scenario import EffectEntry, SpeedEntry, TriggerEntry
from tests.conformance.harness import answer, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    ability,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    effects,
    fighter,
    has,
    piker,
    places,
    rat,
    rifleman,
)


@pytest.mark.rule("SF-DELAY-8", "SF-DEATH-5")
def test_whoever_drops_while_delaying_loses_no_resolve_with_the_forfeited_turn() -> None:
    fight = boarding(del_(at=(1, 0), sp=0, hp=3), bor(at=(0, 0)), ada(at=(10, 10)), order="DEL 15 BOR 10 ADA 5")
    play(fight, "DEL: delay", "BOR: attack DEL with sword", "BOR d20 15 | BOR d6 3", "BOR: end")
    assert last(fight, TurnForfeited).who == "DEL"
    assert (fighter(fight, "DEL").rp, asked(fight)) == (5, ["ADA turn"])
    play(fight, "ADA: end", "DEL: lie_still")
    assert fighter(fight, "DEL").rp == 4


@pytest.mark.rule("SF-DELAY-7")
def test_with_equal_modifiers_the_earlier_original_place_comes_out_first() -> None:
    fight = boarding(
        bor("B1", at=(0, 0)), bor("B2", at=(0, 3)), ada(at=(10, 10)), rat(at=(15, 15)),
        order="B1 20 B2 18 ADA 15 RAT 10",
    )  # fmt: skip
    play(fight, "B1: delay", "B2: delay", "ADA: end")
    assert asked(fight) == ["B1 come_out"]
    play(fight, "B1: come_out", "B1: end", "B2: come_out", "B2: end")
    assert places(fight) == [("ADA", 15), ("B1", 15), ("B2", 15), ("RAT", 10)]


@pytest.mark.rule("SF-ROUND-3", "SF-ROUND-9")
def test_what_begins_in_a_turn_out_of_delay_ends_before_its_new_place() -> None:
    fight = boarding(ada(at=(1, 0)), bor(at=(0, 0)), rat(at=(20, 15)), order="ADA 15 BOR 10 RAT 5")
    play(fight, "ADA: delay", "BOR: end", "ADA: wait", "RAT: end", "ADA: come_out")
    play(fight, "ADA: dirty_trick BOR", "ADA d20 16", "ADA: condition blinded", "ADA: end")
    play(fight, "BOR: end")
    assert has(fight, "BOR", "blinded")
    play(fight, "RAT: end")
    assert asked(fight) == ["ADA turn"]
    assert not has(fight, "BOR", "blinded")


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


@pytest.mark.rule("SF-READY-9", "SF-TDEF-1")
def test_a_defence_performed_in_the_next_round_lasts_over_the_turn_that_is_skipped() -> None:
    fight = boarding(rifleman(at=(8, 0)), del_(at=(0, 0)), rat(at=(20, 15)), order="BOR 15 DEL 10 RAT 5")
    play(fight, "BOR: end", "DEL: ready total_defense event attacked who self", "DEL: end", "RAT: end")
    play(fight, "BOR: attack DEL with rifle", "DEL: perform", "BOR d20 2", "BOR: end")
    assert (places(fight), asked(fight)) == ([("DEL", 15), ("BOR", 15), ("RAT", 5)], ["RAT turn"])
    assert effects(fight, "DEL") == ["total_defense"]
    play(fight, "RAT: end")
    assert (asked(fight), effects(fight, "DEL")) == (["DEL turn"], [])


@pytest.mark.rule("SF-READY-1")
def test_what_is_chosen_only_when_performing_is_no_full_action_either() -> None:
    fight = boarding(del_(at=(0, 0)), bor(at=(1, 0)))
    play(fight, "DEL: ready cast event attacked who self", "DEL: end", "BOR: attack DEL with sword", "BOR d20 1")
    assert refused(fight, "DEL: perform snare") == ["SF-READY-1"]
    assert asked(play(fight, "DEL: perform lance")) == ["BOR opportunity"]
    fight = boarding(piker(at=(0, 0)), bor(at=(1, 0)))
    play(fight, "ADA: ready reposition event attacked who self", "ADA: end", "BOR: attack ADA with sword", "BOR d20 1")
    assert refused(fight, "ADA: perform BOR full yes") == ["SF-READY-1"]


@pytest.mark.rule("SF-CHARGE-13", "SF-REACT-13")
def test_a_charge_whose_target_has_stepped_away_loses_its_attack() -> None:
    fight = boarding(bor(at=(6, 5)), ada(at=(0, 5)))
    play(fight, "BOR: ready guarded_step event enters_reach who ADA", "BOR: end", "ADA: charge BOR to 5,5")
    play(fight, "BOR: perform to 7,5")
    assert (at(fight, "ADA"), at(fight, "BOR"), budget(fight, "ADA")) == ((5, 5), (7, 5), "r")
    assert not told(fight, AttackDeclared)
    assert last(fight, ActionLost).who == "ADA"
    assert effects(fight, "ADA") == ["charge"]


@pytest.mark.rule("SF-FATK-5", "SF-REACT-13")
def test_a_full_attack_whose_target_leaves_before_it_loses_that_attack_only() -> None:
    fight = boarding(
        cyn(at=(1, 0)), bor(at=(0, 0)), del_(at=(0, 1)), order="CYN 15 BOR 10 DEL 5", readied_move_is_defensive=True
    )
    play(fight, "CYN: ready guarded_step event action who BOR name full_attack", "CYN: end")
    answer(fight, "BOR: full_attack CYN with sword")
    play(fight, "CYN: perform to 2,0")
    assert (asked(fight), told(fight, AttackDeclared)) == (["BOR full_attack"], [])
    play(fight, "BOR: attack DEL with sword", "BOR d20 9 | BOR d6 1")
    assert (last(fight, AttackDeclared).target, asked(fight)) == ("DEL", ["BOR turn"])


@pytest.mark.rule("SF-READY-8", "SF-READY-12")
def test_an_attack_that_may_disrupt_a_casting_is_no_defence_and_is_placed_behind() -> None:
    fight = boarding(
        rifleman(at=(0, 0)), del_(at=(6, 0)), rat(at=(20, 15)), order="BOR 15 DEL 10 RAT 5",
        readied_attack_disrupts_casting=True,
    )  # fmt: skip
    play(fight, "BOR: ready attack event casts who DEL with rifle target DEL", "BOR: end", "DEL: cast lance")
    play(fight, "BOR: perform", "BOR d20 10 | BOR d6 2")
    assert fighter(fight, "DEL").uses_left["slot 1"] == 2
    assert places(fight) == [("DEL", 10), ("BOR", 10), ("RAT", 5)]


@pytest.mark.rule("SF-WDRAW-2", "SF-WDRAW-5")
def test_the_start_of_a_withdrawal_is_no_threatened_square_for_readied_actions_either() -> None:
    fight = boarding(bor(at=(2, 0)), cyn(at=(1, 0)))
    play(fight, "BOR: ready attack event leaves_threatened_square who opponent with sword target CYN", "BOR: end")
    away = play(fight.fork(), "CYN: withdraw 0,0 0,1")
    assert (asked(away), at(away, "CYN")) == (["CYN turn"], (0, 1))
    play(fight, "CYN: withdraw 1,1 0,1")
    assert (asked(fight), at(fight, "CYN")) == (["BOR opportunity"], (1, 1))


@pytest.mark.rule("SF-READY-10")
def test_after_a_whole_action_its_trigger_must_have_occurred_somewhere_in_it() -> None:
    fight = boarding(
        cyn(at=(3, 3), items=[LASER, KNIFE]), bor(at=(6, 2)), ready_trigger_granularity="action"
    )
    play(fight, "CYN: ready attack event enters_reach who opponent with laser target BOR", "CYN: end")
    assert asked(play(fight.fork(), "BOR: move 9,2")) == ["BOR turn"]
    play(fight, "BOR: move 4,2 4,1 4,0", "CYN: decline")
    assert (asked(fight), at(fight, "BOR")) == (["CYN after"], (4, 0))


@pytest.mark.rule("SF-READY-10", "SF-REACT-5")
def test_readied_actions_wait_for_the_whole_action_but_reactions_are_asked_once() -> None:
    trigger = TriggerEntry(event="hit_by_melee")
    snap = ability(
        "snap_back", action="reaction", trigger=trigger, effect=EffectEntry(attack="sword", target="attacker")
    )
    fight = boarding(
        cyn(at=(9, 9)), ada(at=(0, 0)), bor(at=(1, 0), abilities=[snap]), ready_trigger_granularity="action"
    )
    play(fight, "CYN: ready attack event casts with laser target BOR", "CYN: end")
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 1")
    assert asked(fight) == ["BOR after"]
    assert asked(play(fight, "BOR: decline")) == ["ADA turn"]


@pytest.mark.rule("SF-AOO-2", "SF-AOO-7", "SF-MOVE-10")
def test_flying_straight_up_out_of_reach_provokes_and_staying_there_is_no_move() -> None:
    fight = boarding(cyn(at=(1, 0), speed=SpeedEntry(land=30, fly=60)), bor(at=(0, 0)))
    stay, up = ({"path": (), "by": "fly", "altitude": feet} for feet in (0, 20))
    assert [each.rule for each in fight.refusals(Pick("CYN", "move", stay))] == ["SF-MOVE-2"]
    assert not fight.answer(Pick("CYN", "move", up))
    assert (asked(fight), fighter(fight, "CYN").altitude_ft) == (["BOR opportunity"], 0)
    play(fight, "BOR: decline")
    assert (asked(fight), fighter(fight, "CYN").altitude_ft, at(fight, "CYN")) == (["CYN turn"], 20, (1, 0))
