"""The end of the battle."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.events import BattleOver, Conceded
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    cricket,
    first_player,
    levy,
    rest_of_turn,
    skirmish,
    status,
    trooper,
    turn_of,
)
from tests.conformance.harness import asked, play, refused, told


def duel(**described: Any) -> Fight[Battle]:
    return skirmish(a=[levy("A", at=(5, 5))], b=[levy("B", at=(15, 5))], **described)


@pytest.mark.scenario("COIN-EX-47")
@pytest.mark.rule("COIN-WIN-1")
def test_empty_vehicles_do_not_keep_a_side_alive() -> None:
    fight = skirmish(a=[levy("A", at=(5, 5))], b=[levy("B", at=(15, 5)), beetle("car", at=(15, 10))])
    play(turn_of(fight, "A", "B"), "A: attack with pistol", "A T T", "A: allot B=2", "b: end", "B: forgo")
    assert (fight.over, status(fight, "car")) == ("a", "ok")
    assert [(each.result, each.why) for each in told(fight, BattleOver)] == [("a", "defeated")]


@pytest.mark.rule("COIN-WIN-1")
def test_a_pilot_or_passenger_keeps_his_side_alive() -> None:
    fight = skirmish(
        a=[levy("A", at=(5, 5))], b=[levy("B", at=(15, 5)), beetle("car", at=(15, 10), hold=["t"]), trooper("t")]
    )
    play(turn_of(fight, "A", "B"), "A: attack with pistol", "A T T", "A: allot B=2", "b: end", "B: forgo")
    assert (fight.over, fight.state.turn) == ("", 2)


@pytest.mark.scenario("COIN-EX-61")
@pytest.mark.rule("COIN-WIN-3")
def test_conceding_in_phase_1_loses_at_once() -> None:
    fight = play(first_player(duel(turn=4), "a"), "a: choose A", "b: concede")
    assert (fight.over, fight.state.turn, fight.open) == ("a", 4, ())
    assert [each.side for each in told(fight, Conceded)] == ["b"]


@pytest.mark.rule("COIN-WIN-3")
def test_nobody_concedes_outside_phase_1() -> None:
    fight = turn_of(duel(), "A", "B")
    assert refused(fight, "a: concede")
    assert refused(fight, "b: concede")
    assert refused(fight, "A: concede")


@pytest.mark.scenario("COIN-EX-61")
@pytest.mark.rule("COIN-WIN-4")
def test_at_the_turn_limit_hit_points_of_infantry_and_piloted_vehicles_count() -> None:
    fight = skirmish(
        a=[trooper("t", at=(3, 3)), cricket("bug", at=(6, 6), hp=3, pilot="p"), levy("p")],
        b=[trooper("t2", at=(20, 3)), trooper("t3", at=(20, 6)), beetle("car", at=(18, 12))],
        turn=6,
        turn_limit=6,
        victory="hp_sum",
    )
    rest_of_turn(turn_of(fight, "t", "t2"))
    assert fight.over == "a"
    assert [(each.why, each.rounds) for each in told(fight, BattleOver)] == [("turn_limit", 6)]


@pytest.mark.rule("COIN-WIN-4")
def test_equal_sums_at_the_limit_are_a_draw() -> None:
    fight = duel(turn_limit=1, victory="hp_sum")
    assert rest_of_turn(turn_of(fight, "A", "B")).over == "draw"


@pytest.mark.rule("COIN-WIN-4")
def test_the_battle_goes_on_until_the_limit_and_is_a_draw_by_default() -> None:
    fight = duel(turn_limit=2)
    rest_of_turn(turn_of(fight, "A", "B"))
    assert (fight.over, asked(fight)) == ("", ["a select"])
    assert rest_of_turn(turn_of(fight, "A", "B")).over == "draw"


@pytest.mark.rule("COIN-WIN-4")
@pytest.mark.parametrize(("holder", "result"), [("A", "a"), ("B", "b"), ("", "draw")])
def test_whoever_carries_the_item_wins_at_the_limit(holder: str, result: str) -> None:
    fight = skirmish(
        a=[levy("A", at=(5, 5), backpack=["ledger"])], b=[levy("B", at=(6, 5))],
        turn_limit=1, victory="item", victory_item="A.ledger",
    )  # fmt: skip
    turn_of(fight, "A", "B")
    if holder != "A":
        play(fight, "A: hand_item ledger to ground", "A T")
    play(fight, "A: forgo")
    if holder == "B":
        play(fight, "B: pick_up ledger", "B T")
    play(fight, "B: forgo")
    assert fight.over == result


@pytest.mark.rule("COIN-WIN-1", "COIN-WIN-4")
def test_a_side_without_infantry_is_defeated_at_the_limit_too() -> None:
    fight = duel(turn_limit=1, victory="hp_sum")
    play(turn_of(fight, "A", "B"), "A: attack with pistol", "A T T", "A: allot B=2", "b: end", "B: forgo")
    assert (fight.over, [each.why for each in told(fight, BattleOver)]) == ("a", ["defeated"])


@pytest.mark.rule("COIN-WIN-4")
def test_without_a_limit_a_battle_is_broken_off_after_500_turns() -> None:
    fight = duel(turn=499)
    rest_of_turn(turn_of(fight, "A", "B"))
    assert fight.over == ""
    assert rest_of_turn(turn_of(fight, "A", "B")).over == "limit"


@pytest.mark.scenario("COIN-EX-61")
@pytest.mark.rule("COIN-WIN-5")
def test_nobody_flees_however_badly_it_goes() -> None:
    fight = skirmish(a=[levy("A", at=(5, 5), hp=1)], b=[trooper(f"t{n}", at=(20, 2 + 2 * n)) for n in range(5)])
    player, dice = RULESET.player(), Dice("to the last")
    while not fight.over:
        question = fight.pending
        if isinstance(question, Choose):
            if question.who == "a":
                assert {each.id for each in question.known()} <= {"choose", "concede", "pass"} | {
                    "brace", "dodge", "bail_out", "slam_hatch", "fall_back", "end",
                }  # fmt: skip
            assert not fight.answer(player(fight, question))
        else:
            assert fight.throw(dice)
    assert told(fight, Conceded) == []
    assert {each.why for each in told(fight, BattleOver)} == {"defeated"}
