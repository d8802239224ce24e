"""Ready: one action and what sets it off, rule by rule (SF-READY)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackDeclared, Performed, ReadiedLost, SpellLost, TookEffect
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    barred,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    effects,
    fighter,
    has,
    hp,
    pass_to,
    places,
    rat,
    rifleman,
    sp,
    struck,
    wall,
)


def waiting(**options: Any) -> Fight[Combat]:
    """ADA has readied her dagger against whoever comes near; BOR's turn."""
    fight = boarding(
        ada(at=(2, 2)), bor(at=(6, 2)), rat(at=(20, 9)), cyn(at=(20, 15)), order="ADA 15 BOR 9 RAT 6 CYN 3", **options
    )
    return play(fight, "ADA: ready attack event enters_reach who opponent with dagger", "ADA: end")


@pytest.mark.rule("SF-READY-1")
def test_readying_costs_a_standard_action() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(6, 2)))
    spent = play(fight.fork(), "ADA: total_defense")
    assert refused(spent, "ADA: ready attack event enters_reach who opponent") == ["SF-ACT-5"]
    play(fight, "ADA: ready attack event enters_reach who opponent")
    assert budget(fight, "ADA") == "mwr"
    play(fight, "ADA: end", "BOR: end")
    for action in ("run", "withdraw", "coup_de_grace", "automatic_fire", "minimum_move"):
        assert refused(fight, f"ADA: ready {action} event enters_reach who opponent") == ["SF-READY-1"], action
    assert refused(fight, "ADA: ready speak event enters_reach who opponent")


@pytest.mark.rule("SF-READY-2")
def test_whenever_the_condition_is_met_until_the_next_turn() -> None:
    fight = waiting()
    play(fight, "BOR: move 5,2 4,2 3,2", "ADA: decline", "BOR: guarded_step 4,2", "BOR: end")
    assert fighter(fight, "ADA").readied is not None
    decree(fight, "place RAT 2,5")
    play(fight, "RAT: move 2,4 2,3", "ADA: perform RAT", "ADA d20 10 | ADA d4 1")
    assert (hp(fight, "RAT"), last(fight, Performed).who) == (1, "ADA")


@pytest.mark.rule("SF-READY-3")
def test_a_purely_defensive_action_comes_immediately_before() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), order="ADA 15 BOR 9")
    play(fight, "ADA: ready drop_prone event attacked who self", "ADA: end", "BOR: attack ADA with sword")
    assert asked(fight) == ["ADA before"]
    play(fight, "ADA: perform", "BOR d20 3 | BOR d6 1")
    assert (struck(fight), has(fight, "ADA", "prone")) == ((13, 13, True), True)


@pytest.mark.rule("SF-READY-4")
def test_any_other_action_comes_immediately_after() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), order="ADA 15 BOR 9")
    play(fight, "ADA: ready attack event attacked who self with dagger target BOR", "ADA: end")
    play(fight, "BOR: attack ADA with sword", "BOR d20 7 | BOR d6 1")
    assert (sp(fight, "ADA"), asked(fight)) == (20, ["ADA after"])


@pytest.mark.rule("SF-READY-5", "SF-READY-8")
def test_the_new_place_is_next_to_whose_turn_it_is() -> None:
    fight = play(waiting(), "BOR: move 5,2 4,2 3,2", "ADA: perform BOR", "ADA d20 2", "BOR: end")
    assert places(fight) == [("BOR", 9), ("ADA", 9), ("RAT", 6), ("CYN", 3)]
    guard = boarding(ada(at=(2, 2)), bor(at=(3, 2)), rat(at=(20, 9)), order="ADA 15 RAT 12 BOR 9")
    play(guard, "ADA: ready total_defense event attacked who self", "ADA: end", "RAT: end")
    play(guard, "BOR: attack ADA with sword", "ADA: perform", "BOR d20 2")
    assert places(guard) == [("RAT", 12), ("ADA", 9), ("BOR", 9)]
    play(guard, "BOR: end", "RAT: end")
    assert asked(guard) == ["ADA turn"]


@pytest.mark.rule("SF-READY-8")
def test_a_readied_action_is_no_turn() -> None:
    fight = waiting()
    decree(fight, "condition ADA bleeding value 2")
    play(fight, "BOR: move 3,2", "ADA: perform BOR", "ADA d20 2")
    assert (sp(fight, "ADA"), asked(fight), budget(fight, "ADA")) == (27, ["BOR turn"], "r")


@pytest.mark.rule("SF-READY-8")
def test_on_the_own_turn_the_place_does_not_change() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), rat(at=(20, 9)), order="ADA 15 BOR 9 RAT 3")
    play(fight, "ADA: ready attack event leaves_threatened_square who opponent with dagger")
    decree(fight, "trigger ADA")
    play(fight, "ADA: perform BOR", "ADA d20 2")
    assert places(fight)[0] == ("ADA", 15)


@pytest.mark.rule("SF-READY-6")
def test_the_reaction_does_not_come_back_with_the_readied_action() -> None:
    fight = waiting()
    decree(fight, "reaction ADA no")
    play(fight, "BOR: move 3,2", "ADA: perform BOR", "ADA d20 2", "BOR: end")
    assert fighter(fight, "ADA").reaction_available is False
    pass_to(fight, "ADA")
    assert fighter(fight, "ADA").reaction_available


@pytest.mark.rule("SF-READY-7")
def test_unused_it_is_lost_and_may_be_readied_again() -> None:
    fight = pass_to(waiting(), "ADA")
    assert (fighter(fight, "ADA").readied, last(fight, ReadiedLost).action) == (None, "attack")
    assert allowed(fight, "ADA: ready attack event enters_reach who opponent with dagger")


@pytest.mark.rule("SF-READY-9")
def test_performed_in_the_next_round_it_takes_that_rounds_turn() -> None:
    fight = boarding(bor(at=(6, 2)), ada(at=(2, 2)), rat(at=(20, 9)), order="BOR 15 ADA 9 RAT 6", turn="ADA", round=1)
    play(
        fight,
        "ADA: total_defense",
        "ADA: end",
        "RAT: end",
        "BOR: end",
        "ADA: ready attack event enters_reach who opponent with dagger",
    )
    decree(fight, "reaction ADA no")
    play(fight, "ADA: end", "RAT: end", "BOR: move 3,2", "ADA: perform BOR", "ADA d20 2", "BOR: end")
    assert (asked(fight), fight.state.round, fighter(fight, "ADA").reaction_available) == (["RAT turn"], 3, False)
    play(fight, "RAT: end", "BOR: end")
    assert (asked(fight), fight.state.round, budget(fight, "ADA")) == (["ADA turn"], 4, "smwr")


@pytest.mark.rule("SF-READY-9")
def test_until_then_nothing_ends_that_lasts_until_the_next_turn() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2)), rat(at=(20, 9)), order="BOR 15 ADA 9 RAT 6", turn="ADA", round=1)
    play(fight, "ADA: ready total_defense event attacked who self", "ADA: end", "RAT: end")
    play(fight, "BOR: attack ADA with sword", "ADA: perform", "BOR d20 2", "BOR: end")
    assert (asked(fight), effects(fight, "ADA")) == (["RAT turn"], ["total_defense"])
    play(fight, "RAT: end")
    assert (asked(fight), fight.state.round, effects(fight, "ADA")) == (["ADA turn"], 3, [])


@pytest.mark.rule("SF-READY-10")
def test_the_trigger_is_one_step_and_the_mover_goes_on() -> None:
    fight = waiting()
    play(fight, "BOR: move 5,2 4,2 3,2 3,3 3,4")
    assert (asked(fight), at(fight, "BOR")) == (["ADA after"], (3, 2))
    play(fight, "ADA: perform BOR", "ADA d20 2", "ADA: decline", "ADA: decline")
    assert at(fight, "BOR") == (3, 4)


@pytest.mark.rule("SF-READY-10")
def test_or_only_the_whole_action() -> None:
    fight = waiting(ready_trigger_granularity="action")
    play(fight, "BOR: move 5,2 4,2 3,2 3,3")
    assert asked(fight) == ["ADA opportunity"]
    play(fight, "ADA: decline")
    assert (asked(fight), at(fight, "BOR")) == (["ADA after"], (3, 3))


@pytest.mark.rule("SF-READY-10")
def test_the_event_must_be_observable() -> None:
    fight = boarding(
        ada(at=(2, 2)), bor(at=(9, 2)), size=(12, 6), terrain=[wall(*((5, y) for y in range(6)))], order="ADA BOR"
    )
    play(fight, "ADA: ready move event action who BOR name total_defense", "ADA: end", "BOR: total_defense")
    assert asked(fight) == ["BOR turn"]
    plain = boarding(ada(at=(2, 2)), bor(at=(9, 2)), order="ADA BOR")
    play(plain, "ADA: ready move event action who BOR name total_defense", "ADA: end", "BOR: total_defense")
    assert asked(plain) == ["ADA after"]


@pytest.mark.rule("SF-READY-10")
def test_a_custom_trigger_needs_words_and_the_game_masters_word() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), order="ADA BOR")
    assert refused(fight, "ADA: ready attack event custom") == ["SF-READY-10"]
    play(fight, 'ADA: ready attack event custom text "if he blinks" with dagger target BOR', "ADA: end")
    assert barred(fight, "ADA", "perform") == ["SF-READY-10"]
    decree(fight, "trigger ADA")
    play(fight, "ADA: perform", "ADA d20 2")
    assert last(fight, AttackDeclared).mode == "readied"


@pytest.mark.rule("SF-READY-11")
def test_it_must_be_legal_when_it_is_performed() -> None:
    fight = waiting()
    decree(fight, "drop ADA dagger")
    play(fight, "BOR: move 3,2")
    assert (asked(fight), fighter(fight, "ADA").readied is None) == (["BOR turn"], False)


@pytest.mark.rule("SF-READY-11")
def test_it_provokes_as_usual_and_is_no_reaction() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(6, 2)), order="CYN 15 BOR 9")
    play(fight, "CYN: ready attack event enters_reach who opponent with laser", "CYN: end", "BOR: move 3,2")
    assert asked(fight) == ["CYN after"]
    play(fight, "CYN: perform BOR")
    assert asked(fight) == ["BOR opportunity"]
    play(fight, "BOR: decline", "CYN d20 2")
    assert fighter(fight, "CYN").reaction_available


@pytest.mark.rule("SF-READY-12")
def test_an_option_lets_a_readied_attack_disrupt_a_spell() -> None:
    fight = boarding(rifleman(at=(8, 2)), del_(at=(2, 2)), order="BOR DEL", readied_attack_disrupts_casting=True)
    play(fight, "BOR: ready attack event casts who DEL with rifle target DEL", "BOR: end", "DEL: cast lance")
    assert asked(fight) == ["BOR before"]
    play(fight, "BOR: perform", "BOR d20 6 | BOR d6 1")
    assert (last(fight, SpellLost).spell, told(fight, TookEffect)) == ("lance", [])


@pytest.mark.rule("SF-READY-13")
@pytest.mark.parametrize("condition", ["stunned", "unconscious", "paralyzed"])
def test_whoever_becomes_unable_loses_it(condition: str) -> None:
    fight = waiting()
    decree(fight, f"condition ADA {condition}")
    assert (fighter(fight, "ADA").readied, last(fight, ReadiedLost).why) == (None, "unable")


@pytest.mark.rule("SF-READY-8")
def test_two_defensive_actions_stand_in_the_order_in_which_they_were_performed() -> None:
    fight = boarding(
        ada(at=(2, 2)), cyn(at=(2, 9)), rat(at=(20, 9)), bor(at=(3, 2)), order="ADA 15 CYN 14 RAT 12 BOR 9"
    )
    play(fight, "ADA: ready total_defense event attacked who self", "ADA: end")
    play(fight, "CYN: ready drop_prone event attacked who ally", "CYN: end", "RAT: end")
    play(fight, "BOR: attack ADA with sword", "ADA: perform", "CYN: perform", "BOR d20 2")
    assert places(fight) == [("RAT", 12), ("ADA", 9), ("CYN", 9), ("BOR", 9)]


@pytest.mark.rule("SF-READY-13")
@pytest.mark.parametrize(("action", "kept"), [("attack", False), ("move", True)])
def test_the_nauseated_keep_only_a_readied_move_action(action: str, kept: bool) -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(6, 2)), order="ADA BOR")
    play(fight, f"ADA: ready {action} event enters_reach who opponent", "ADA: end")
    decree(fight, "condition ADA nauseated")
    assert (fighter(fight, "ADA").readied is not None) is kept


@pytest.mark.rule("SF-READY-2", "SF-READY-10")
def test_the_interrupted_goes_on_only_if_it_can() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(6, 2), hp=5), rat(at=(20, 9)), order="ADA BOR RAT")
    play(fight, "ADA: ready attack event enters_reach who opponent with dagger", "ADA: end")
    play(fight, "BOR: move 5,2 4,2 3,2 3,3", "ADA: perform BOR", "ADA d20 15 | ADA d4 1")
    assert (asked(fight), fighter(fight, "BOR").dead, at(fight, "BOR")) == (["RAT turn"], True, (3, 2))


@pytest.mark.rule("SF-READY-5", "SF-READY-9")
def test_performed_in_the_same_round_it_costs_no_later_turn() -> None:
    fight = boarding(bor(at=(20, 2)), ada(at=(2, 2)), rat(at=(6, 2)), order="BOR 15 ADA 12 RAT 6", turn="ADA", round=1)
    play(fight, "ADA: ready attack event enters_reach who opponent with dagger", "ADA: end")
    play(fight, "RAT: move 3,2", "ADA: perform RAT", "ADA d20 2", "RAT: end")
    assert places(fight) == [("BOR", 15), ("RAT", 6), ("ADA", 6)]
    assert (asked(fight), fight.state.round) == (["BOR turn"], 2)
    play(fight, "BOR: end", "RAT: end")
    assert (asked(fight), fight.state.round, budget(fight, "ADA")) == (["ADA turn"], 2, "smwr")


@pytest.mark.rule("SF-READY-8")
def test_between_two_turns_the_new_place_is_behind_the_turn_that_ended() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), rat(at=(20, 9)), order="ADA 15 BOR 9 RAT 6", turn="ADA", round=1)
    play(fight, "ADA: ready attack event custom text now with dagger target BOR", "ADA: end", "BOR: end")
    decree(fight, "trigger ADA")
    play(fight, "ADA: perform", "ADA d20 2", "RAT: end")
    assert places(fight)[0] == ("BOR", 9)


@pytest.mark.rule("SF-READY-8")
@pytest.mark.rule("SF-AOO-7")
def test_who_was_made_to_stand_still_in_a_readied_move_is_free_when_it_is_over() -> None:
    fight = boarding(bor(at=(6, 5)), rat(at=(20, 9)), ada(at=(5, 5), traits=["stand_still"]))
    play(fight, "BOR: ready move event action name total_defense who any", "BOR: end", "RAT: total_defense")
    play(fight, "BOR: perform 9,5", "ADA: stand_still with dagger", "ADA d20 20", "RAT: end")
    assert at(fight, "BOR") == (6, 5)
    play(fight, "ADA: bull_rush BOR with dagger", "ADA d20 20", "ADA: decline")
    assert at(fight, "BOR") == (7, 5)


@pytest.mark.rule("SF-READY-1", "SF-DISARM-3")
def test_what_is_to_be_struck_from_a_hand_may_be_fixed_with_a_readied_disarm() -> None:
    fight = boarding(ada(at=(4, 3)), bor(at=(3, 3)), order="ADA 18 BOR 10")
    play(fight, "ADA: ready disarm event attacked who self target BOR item sword", "ADA: end")
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 2", "ADA: perform", "ADA d20 19", "ADA: catch")
    assert "BOR.sword" in fighter(fight, "ADA").items or "sword" in fighter(fight, "ADA").items
    assert refused(fight, "BOR: attack ADA with sword")


@pytest.mark.rule("SF-READY-1", "SF-MACT-8")
def test_what_lies_there_may_be_fixed_with_a_readied_picking_up() -> None:
    fight = boarding(ada(at=(4, 3)), bor(at=(5, 3)), order="BOR ADA")
    play(fight, "BOR: drop sword", "BOR: end")
    play(fight, "ADA: ready pick_up event leaves_square who BOR item BOR.sword", "ADA: end")
    play(fight, "BOR: move 6,3", "ADA: decline", "ADA: perform")
    assert "BOR.sword" in fighter(fight, "ADA").items
