"""The turn: six phases, one active unit per side, choosing it, and the former rules in which all units act."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.events import Chosen, PhaseSkipped, Tossed, TurnBegan
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cover,
    cricket,
    first_player,
    hp,
    levy,
    pos,
    rest_of_turn,
    skirmish,
    status,
    trooper,
    turn_of,
    unit,
)
from tests.conformance.harness import allowed, asked, play, refused, told


def two_pairs(**options: Any) -> Fight[Battle]:
    return skirmish(
        a=[trooper("A1", at=(4, 8)), levy("A2", at=(4, 10))],
        b=[trooper("B1", at=(18, 8)), levy("B2", at=(18, 10))],
        terrain=[cover(1, 17, 9, 19, 11)],
        **options,
    )


@pytest.mark.scenario("COIN-EX-49")
@pytest.mark.rule(
    "COIN-TURN-1", "COIN-TURN-2", "COIN-TURN-3", "COIN-TURN-4", "COIN-SEL-1", "COIN-SEL-2", "COIN-INIT-5",
    "COIN-ATK-1", "COIN-POOL-3", "COIN-DEF-2", "COIN-DEF-3", "COIN-DEF-6", "COIN-DEF-7", "COIN-DEF-8", "COIN-DEF-9",
    "COIN-DMG-1", "COIN-UNIT-1", "COIN-UNIT-2",
)  # fmt: skip
def test_one_whole_turn_coin_by_coin() -> None:
    fight = first_player(two_pairs(), "a")
    before = fight.state.tossed
    assert asked(fight) == ["a select"]
    play(fight, "a: choose A1")
    assert asked(fight) == ["b select"]
    play(fight, "b: choose B2")
    assert (asked(fight), fight.state.phase) == (["A1 prepare"], 2)
    play(fight, "A1: run 6,8", "A1 T", "A1: run 7,8", "A1 H")
    assert asked(fight) == ["A1 attack"]
    play(fight, "A1: attack with carbine", "A1 T T H", "A1: allot B1=1 B2=1")
    assert (asked(fight), fight.state.phase) == (["b defend"], 3)
    play(fight, "b: brace B1", "B1 H", "b: brace B2", "B2 T")
    assert (asked(fight), fight.state.phase) == (["B2 prepare"], 4)
    assert "COIN-TURN-3" in refused(fight, "B1: attack with carbine")
    play(fight, "B2: stop", "B2: attack with pistol", "B2 T T", "B2: allot A1=2")
    assert (asked(fight), fight.state.phase) == (["a defend"], 5)
    assert "COIN-DEF-2" in refused(fight, "a: dodge A2")
    play(fight, "a: dodge A1", "A1 T | A1 H")
    assert hp(fight, "A1", "A2", "B1", "B2") == (2, 2, 2, 2)
    assert pos(fight, "A1") == (6, 8)
    assert status(fight, "A1", "A2", "B1", "B2") == ("ok",) * 4
    assert (fight.state.turn, fight.state.first, asked(fight)) == (2, "a", ["a select"])
    assert fight.state.tossed - before == 11
    coins = "|".join(each.coins for each in told(fight, Tossed) if each.number > before)
    assert coins == "T|H|TTH|H|T|TT|T|H"


@pytest.mark.scenario("COIN-EX-50")
@pytest.mark.rule("COIN-SEL-4", "COIN-SEL-5", "COIN-SEL-6")
def test_the_choice_is_final_but_only_for_the_turn() -> None:
    fight = turn_of(two_pairs(), "A1", "B1")
    assert "COIN-SEL-6" in refused(fight, "a: choose A2")
    rest_of_turn(fight)
    assert allowed(fight, "a: choose A1")
    assert "COIN-SEL-4" in refused(fight, "a: pass")
    assert [each.id for each in fight.open[0].options()] == ["choose", "concede"]  # type: ignore[union-attr]


@pytest.mark.rule("COIN-SEL-6")
def test_not_even_before_the_opponents_choice_can_a_choice_be_changed() -> None:
    fight = play(first_player(two_pairs(), "a"), "a: choose A1")
    assert "COIN-SEL-6" in refused(fight, "a: choose A2")


@pytest.mark.rule("COIN-SEL-6")
def test_a_chosen_unit_that_was_marked_is_not_replaced() -> None:
    fight = turn_of(two_pairs(marked_unit_acts="none"), "A1", "B2")
    play(fight, "A1: attack with carbine", "A1 T T T", "A1: allot B2=3", "b: end")
    assert status(fight, "B2") == "destroyed"
    assert [each.unit for each in told(fight, Chosen)] == ["A1", "B2"]
    assert fight.state.turn == 2


@pytest.mark.rule("COIN-SEL-4")
def test_the_active_unit_may_do_nothing() -> None:
    fight = turn_of(two_pairs(), "A1", "B1")
    before = fight.state.tossed
    play(fight, "A1: stop", "A1: forgo", "B1: forgo")
    assert (fight.state.turn, fight.state.tossed) == (2, before)


@pytest.mark.scenario("COIN-EX-23")
@pytest.mark.rule("COIN-SEL-3")
def test_a_vehicle_without_a_pilot_cannot_be_chosen() -> None:
    fight = skirmish(a=[levy("l1", at=(5, 5)), cricket("bug", at=(9, 5))], b=[levy("b1", at=(15, 5))])
    assert "COIN-SEL-3" in refused(first_player(fight, "a"), "a: choose bug")


@pytest.mark.rule("COIN-SEL-3")
def test_the_living_alone_are_eligible() -> None:
    fight = turn_of(two_pairs(), "A1", "B1")
    play(fight, "A1: attack with carbine", "A1 T T T", "A1: allot B2=3", "b: end", "B1: forgo", "a: choose A1")
    assert "COIN-SEL-3" in refused(fight, "b: choose B2")


@pytest.mark.rule("COIN-SEL-2", "COIN-SEL-3")
def test_vehicle_pilot_and_passenger_may_all_be_chosen_but_no_unit_of_the_enemy() -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), pilot="p", hold=["t"]), levy("p"), trooper("t")],
        b=[levy("b1", at=(15, 5))],
        neutral=[cricket("bug", at=(12, 12))],
    )
    first_player(fight, "a")
    assert all(allowed(fight, f"a: choose {name}") for name in ("car", "p", "t"))
    assert refused(fight, "a: choose b1") == ["COIN-SEL-3"]
    assert refused(fight, "a: choose bug") == ["COIN-SEL-3"]


@pytest.mark.rule("COIN-SEL-5")
def test_the_same_unit_may_be_chosen_in_three_turns_running() -> None:
    fight = two_pairs()
    for _ in range(3):
        rest_of_turn(turn_of(fight, "A1", "B1"))
    assert [each.unit for each in told(fight, Chosen)] == ["A1", "B1"] * 3


@pytest.mark.rule("COIN-SEL-7")
def test_if_the_pilot_has_left_the_active_vehicle_its_phase_is_skipped() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), hatch="open", pilot="p"), levy("p"), levy("b2", at=(15, 5))],
    )
    turn_of(fight, "k", "car")
    play(fight, "k: attack with breach_axe", "k T H H", "k: allot p=1", "b: bail_out p 7.5,7", "p T")
    assert [(each.unit, each.phase) for each in told(fight, PhaseSkipped)] == [("car", 4)]
    assert (fight.state.turn, asked(fight)) == (2, ["a select"])
    assert (hp(fight, "p"), status(fight, "p")) == (1, "ok")  # no second defence phase, no second damage


@pytest.mark.rule("COIN-TURN-3", "COIN-TURN-4")
def test_only_the_active_unit_acts() -> None:
    fight = turn_of(two_pairs(), "A1", "B1")
    assert "COIN-TURN-3" in refused(fight, "A2: run 3,3")
    assert "COIN-TURN-3" in refused(fight, "B1: run 3,3")
    assert "COIN-TURN-3" in refused(fight, "B2: attack with pistol")


@pytest.mark.rule("COIN-TURN-5")
def test_phases_in_which_nothing_can_be_done_pass_without_coins() -> None:
    fight = turn_of(two_pairs(), "A1", "B1")
    before = fight.state.tossed
    play(fight, "A1: forgo")
    assert asked(fight) == ["B1 prepare"]
    play(fight, "B1: forgo")
    assert asked(fight) == ["a select"]
    assert fight.state.tossed == before


@pytest.mark.rule("COIN-SEL-1")
def test_the_second_player_may_choose_first_by_option() -> None:
    fight = first_player(two_pairs(selection_order="second_then_first"), "a")
    assert asked(fight) == ["b select"]
    play(fight, "b: choose B1")
    assert asked(fight) == ["a select"]
    play(fight, "a: choose A1")
    assert asked(fight) == ["A1 prepare"]


@pytest.mark.rule("COIN-SEL-1")
def test_secret_choices_are_open_together_and_revealed_together() -> None:
    fight = first_player(two_pairs(selection_order="secret"), "a")
    assert sorted(asked(fight)) == ["a select", "b select"]
    play(fight, "b: choose B1")
    assert told(fight, Chosen) == []
    assert asked(fight) == ["a select"]
    play(fight, "a: choose A2")
    assert {each.unit for each in told(fight, Chosen)} == {"A2", "B1"}
    assert asked(fight) == ["A2 prepare"]


@pytest.mark.rule("COIN-SEL-1")
def test_an_open_choice_is_known_before_the_second_player_chooses() -> None:
    fight = play(first_player(two_pairs(), "a"), "a: choose A2")
    assert [each.unit for each in fight.log() if isinstance(each, Chosen)] == ["A2"]


@pytest.mark.rule("COIN-UNIT-4")
def test_two_players_answer_for_all_units() -> None:
    fight = turn_of(two_pairs(), "A1", "B1")
    seats = [RULESET.seat_of(fight.state, name) for name in ("A1", "A2", "B1", "B2", "a", "b", "gm")]
    assert seats == ["a", "a", "b", "b", "a", "b", "gm"]


# -- the former rules --------------------------------------------------------------------------------
def levies(**options: Any) -> Fight[Battle]:
    return skirmish(
        a=[levy("L1", at=(4, 4)), levy("L2", at=(4, 8))],
        b=[levy("L3", at=(20, 4)), levy("L4", at=(20, 8))],
        **options,
    )


@pytest.mark.scenario("COIN-EX-20")
@pytest.mark.rule("COIN-INIT-7", "COIN-SEL-8")
def test_under_the_former_rules_the_first_player_acts_with_all_units_and_can_win_before_the_other_acts() -> None:
    fight = first_player(levies(activation_mode="all"), "a")
    play(fight, "a: choose L1", "L1: attack with pistol", "L1 T T", "L1: allot L3=2", "b: dodge L3", "L3 H")
    play(fight, "a: choose L2", "L2: attack with pistol", "L2 T T", "L2: allot L4=2")
    assert status(fight, "L3", "L4") == ("marked", "ok")
    play(fight, "b: dodge L4", "L4 H")
    assert (fight.over, fight.state.turn) == ("a", 1)
    assert hp(fight, "L1", "L2") == (2, 2)


@pytest.mark.rule("COIN-INIT-7", "COIN-SEL-8")
def test_under_the_former_rules_the_second_player_acts_with_every_unit_that_is_still_ok() -> None:
    fight = first_player(levies(activation_mode="all"), "a")
    play(fight, "a: choose L2", "L2: attack with pistol", "L2 T T", "L2: allot L3=2", "b: end")
    assert refused(fight, "a: choose L2")
    play(fight, "a: choose L1", "L1: forgo")
    assert asked(fight) == ["b next_unit"]
    assert "COIN-SEL-3" in refused(fight, "b: choose L3")
    play(fight, "b: choose L4", "L4: attack with pistol", "L4 T T", "L4: allot L1=2", "a: end")
    assert (fight.state.turn, status(fight, "L1", "L3")) == (2, ("destroyed", "destroyed"))
    assert asked(fight) == ["a next_unit"]


@pytest.mark.rule("COIN-SEL-8", "COIN-MARK-2")
def test_under_the_former_rules_marked_units_never_act_whatever_the_option_says() -> None:
    fight = first_player(levies(activation_mode="all", marked_unit_acts="full"), "a")
    play(fight, "a: choose L1", "L1: attack with pistol", "L1 T T", "L1: allot L3=2", "b: end")
    play(fight, "a: choose L2", "L2: forgo", "b: choose L4", "L4: forgo")
    assert fight.state.turn == 2
    assert unit(fight, "L3").status == "destroyed"


@pytest.mark.rule("COIN-INIT-7")
def test_with_one_unit_per_turn_the_same_attack_leaves_the_second_player_his_answer() -> None:
    fight = turn_of(levies(), "L1", "L3")
    play(fight, "L1: attack with pistol", "L1 T T", "L1: allot L3=2", "b: end")
    assert asked(fight) == ["L3 prepare"]


@pytest.mark.rule("COIN-SEL-7")
def test_a_skipped_phase_takes_its_defence_phase_along_and_no_damage_falls_twice() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5))],
        b=[cricket("bug", at=(12, 8), pilot="p"), levy("p"), levy("b1", at=(20, 8))],
    )
    turn_of(fight, "l1", "bug")
    play(fight, "l1: attack with pistol", "l1 T T", "l1: allot bug=2", "b: bail_out p to 13.5,8", "p T", "b: end")
    assert (hp(fight, "bug"), fight.state.turn) == (3, 2)


@pytest.mark.rule("COIN-TURN-1")
def test_every_turn_says_that_it_begins() -> None:
    fight = rest_of_turn(turn_of(two_pairs(), "A1", "B1"))
    assert [each.round for each in told(fight, TurnBegan)] == [1, 2]
