"""Whose moment it is: whoever asks for something at another moment hears a rule of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Choose, Pick, Roll, Thrown
from affray.rulesets.coinflip.moments import EVERYTHING, meant
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cricket,
    first_player,
    functionary,
    levy,
    skirmish,
    trooper,
    turn_of,
)
from tests.conformance.harness import answer, asked, objections, play, refused
from tests.properties.fuzz import RandomTable
from tests.properties.skirmishes import SUBJECT


def duel(**options: Any) -> Fight[Battle]:
    own = [levy("l1", at=(3, 3)), levy("l2", at=(6, 3))]
    return skirmish(a=own, b=[trooper("t1", at=(10, 10)), levy("b2", at=(14, 10))], **options)


# -- choosing --------------------------------------------------------------------------------------
@pytest.mark.rule("COIN-TURN-2")
def test_before_initiative_nobody_chooses_acts_or_defends() -> None:
    fight = duel()
    assert refused(fight, "a: choose l1") == ["COIN-TURN-2"]
    assert refused(fight, "l1: run 5,5") == ["COIN-TURN-2", "COIN-TURN-3"]
    assert refused(fight, "b: brace t1") == ["COIN-TURN-2"]
    assert refused(fight, "t1: brace t1") == ["COIN-TURN-2", "COIN-DEF-1"]


@pytest.mark.rule("COIN-SEL-1")
def test_the_second_player_waits_for_the_first_to_choose() -> None:
    fight = first_player(duel(), "a")
    assert refused(fight, "b: choose t1") == ["COIN-SEL-1"]
    assert refused(first_player(duel(selection_order="second_then_first"), "a"), "a: choose l1") == ["COIN-SEL-1"]


@pytest.mark.rule("COIN-SEL-6")
def test_a_choice_is_final_also_for_whoever_is_asked_something_else() -> None:
    fight = play(first_player(duel(), "a"), "a: choose l1")
    assert refused(fight, "a: choose l2") == ["COIN-SEL-6"]
    play(fight, "b: choose t1")
    assert refused(fight, "l1: choose l2") == ["COIN-SEL-2", "COIN-SEL-6"]
    assert refused(fight, "b: choose b2") == ["COIN-SEL-6"]


@pytest.mark.rule("COIN-SEL-2")
def test_the_player_chooses_not_the_unit() -> None:
    assert refused(first_player(duel(), "a"), "l1: choose l1") == ["COIN-SEL-2"]


@pytest.mark.rule("COIN-SEL-8")
def test_under_the_former_rules_each_unit_acts_once_and_the_first_player_first() -> None:
    fight = first_player(duel(activation_mode="all"), "a")
    assert refused(fight, "b: choose t1") == ["COIN-SEL-8"]
    play(fight, "a: choose l1", "l1: forgo")
    assert refused(fight, "a: choose l1") == ["COIN-SEL-8"]
    assert refused(fight, "l1: run 5,5") == ["COIN-PREP-9"]
    assert refused(fight, "l2: run 5,5") == ["COIN-TURN-3"]


@pytest.mark.rule("COIN-WIN-3")
def test_conceding_waits_for_the_own_choice() -> None:
    fight = first_player(duel(), "a")
    assert refused(fight, "b: concede") == ["COIN-WIN-3"]
    play(fight, "a: choose l1", "b: choose t1")
    assert refused(fight, "l1: concede") == ["COIN-WIN-3"]


# -- acting ----------------------------------------------------------------------------------------
@pytest.mark.rule("COIN-TURN-2", "COIN-TURN-3")
def test_only_the_active_unit_acts_and_only_in_its_phase() -> None:
    fight = turn_of(duel(), "l1", "t1")
    assert refused(fight, "l2: run 5,5") == ["COIN-TURN-3"]
    assert refused(fight, "t1: run 5,5") == ["COIN-TURN-2", "COIN-TURN-3"]
    assert refused(fight, "a: run 5,5") == ["COIN-TURN-3"]
    phase, only = objections(fight, "t1: run 5,5")
    assert (phase["phase"], phase["now"], only["now"]) == (2, "l1", "l1")


@pytest.mark.rule("COIN-PREP-3", "COIN-PREP-1")
def test_while_a_coin_is_in_the_air_nothing_else_is_declared() -> None:
    fight = answer(turn_of(duel(), "l1", "t1"), "l1: run 5,5")
    assert rules_of(fight.why_not("l1", "run", to=(24, 24))) == ["CORE-KIND"]
    assert refused(fight, "t1: run 5,5") == ["COIN-TURN-2", "COIN-TURN-3"]
    hatch = skirmish(
        a=[breaker("k", at=(5, 5))], b=[beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(20, 5))]
    )
    play(turn_of(hatch, "k", "b1"), "k: open_hatch car", "k T")
    assert asked(hatch) == ["p oppose"]
    assert refused(hatch, "k: run 5,9") == ["COIN-PREP-3"]
    assert refused(hatch, "k: attack") == ["COIN-PREP-1"]
    assert refused(hatch, "p: run 5,9") == ["COIN-TURN-2", "COIN-TURN-3"]
    assert refused(hatch, "b1: oppose") == ["COIN-HATCH-2"]


@pytest.mark.rule("COIN-HATCH-6")
def test_passengers_do_not_oppose() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 5))],
    )
    play(turn_of(fight, "k", "b1"), "k: open_hatch car", "k T")
    assert refused(fight, "t: oppose") == ["COIN-HATCH-6"]


@pytest.mark.rule("COIN-PREP-9")
def test_in_the_attack_preparation_is_over() -> None:
    fight = play(turn_of(duel(), "l1", "t1"), "l1: stop")
    assert refused(fight, "l1: run 5,5") == ["COIN-PREP-9"]
    assert refused(fight, "l1: stop") == ["COIN-PREP-9"]


@pytest.mark.rule("COIN-ATK-1", "COIN-ATK-5", "COIN-PREP-9")
def test_after_the_attack_there_is_no_other() -> None:
    fight = play(turn_of(duel(), "l1", "t1"), "l1: attack with pistol", "l1 T T", "l1: allot t1=1")
    assert refused(fight, "l1: attack with pistol") == ["COIN-ATK-1"]
    assert refused(fight, "l1: run 5,5") == ["COIN-PREP-9"]
    forgone = play(turn_of(duel(), "l1", "t1"), "l1: forgo")
    assert refused(forgone, "l1: attack with pistol") == ["COIN-ATK-5"]


def aboard(**options: Any) -> Fight[Battle]:
    """A levy took the seat of a buggy and failed its next check; inside it cannot attack anybody."""
    fight = skirmish(
        a=[levy("l1", at=(5, 5))], b=[levy("b1", at=(20, 5))], neutral=[cricket("bug", at=(6.5, 5))], **options
    )
    return play(turn_of(fight, "l1", "b1"), "l1: board_pilot bug", "l1 T", "l1: own_hatch", "l1 H")


@pytest.mark.rule("COIN-ACT-8", "COIN-ATK-10")
def test_after_the_chain_an_attack_from_the_new_seat_is_refused_by_the_rules_that_forbid_it() -> None:
    fight = aboard()
    assert asked(fight) == ["b1 prepare"]
    assert refused(fight, "l1: attack") == ["COIN-ACT-8", "COIN-ATK-7", "COIN-ATK-10"]
    assert rules_of(fight.why_not("l1", "attack", **{"with": ("bug.light_cannon",)})) == ["COIN-ACT-8"]
    assert rules_of(fight.why_not("l1", "attack", **{"with": ("l1.pistol",)})) == ["COIN-ATK-7", "COIN-ATK-10"]


@pytest.mark.rule("COIN-ACT-8")
def test_until_the_turn_is_over_the_vehicle_remembers_that_its_seat_was_taken() -> None:
    fight = aboard()
    assert "COIN-ACT-8" in refused(fight, "bug: attack with light_cannon")
    play(fight, "b1: forgo")
    assert "COIN-ACT-8" not in refused(fight, "bug: attack with light_cannon")
    play(fight, "a: choose bug")


@pytest.mark.rule("COIN-ACT-8")
def test_who_has_left_the_seat_again_does_not_fire_the_guns_of_the_vehicle_or_of_another_one() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), cricket("own", at=(5, 7), pilot="p"), levy("p")],
        b=[levy("b1", at=(20, 5))],
        neutral=[cricket("bug", at=(6.5, 5))],
        pilot_takes_over=True,
    )
    play(turn_of(fight, "l1", "b1"), "l1: board_pilot bug", "l1 T")
    taken = fight.fork()
    assert not objections(taken, "l1: attack with bug.light_cannon")
    play(taken, "l1: change_station", "l1 T")
    assert refused(taken, "l1: attack with bug.light_cannon") == ["COIN-ACT-8"]
    play(fight, "l1: dismount 5,5", "l1 T", "l1: board_hold own", "l1 T")
    assert refused(fight, "l1: attack with own.light_cannon") == ["COIN-ACT-8"]


@pytest.mark.rule("COIN-SEL-7")
def test_a_vehicle_without_its_pilot_is_told_so() -> None:
    fight = skirmish(
        a=[levy("l1", at=(3, 3))], b=[cricket("bug", at=(10, 10), pilot="p"), levy("p"), levy("b1", at=(20, 5))]
    )
    turn_of(fight, "l1", "bug")
    assert not fight.decree("place p 14,14")
    assert refused(fight, "bug: drive 9,9") == ["COIN-TURN-2", "COIN-TURN-3", "COIN-SEL-7"]


# -- the pool and the defence ----------------------------------------------------------------------
@pytest.mark.rule("COIN-ATK-11", "COIN-POOL-3", "COIN-POOL-7")
def test_the_pool_is_dealt_out_by_the_attacker_after_the_toss_and_once() -> None:
    fight = turn_of(duel(), "l1", "t1")
    assert refused(fight, "l1: allot t1=1") == ["COIN-ATK-11"]
    assert refused(fight, "t1: allot l1=1") == ["COIN-POOL-3"]
    play(fight, "l1: attack with pistol", "l1 T T")
    assert refused(fight, "l1: run 5,5") == ["COIN-PREP-9"]
    play(fight, "l1: allot t1=1")
    assert refused(fight, "l1: allot t1=1") == ["COIN-POOL-7"]
    play(fight, "b: end")
    assert (asked(fight), refused(fight, "t1: allot l1=1")) == (["t1 prepare"], ["COIN-ATK-11"])


@pytest.mark.rule("COIN-DEF-1", "COIN-DEF-5", "COIN-DEF-6", "COIN-DEF-14")
def test_the_defender_defends_with_affected_units_one_after_another() -> None:
    fight = skirmish(a=[functionary("f", at=(3, 3))], b=[levy("b1", at=(10, 10)), levy("b2", at=(14, 10))])
    fight = play(turn_of(fight, "f", "b2"), "f: attack with glock", "f T T", "f: allot b1=2")
    assert refused(fight, "a: brace b1") == ["COIN-DEF-14"]
    assert refused(fight, "b1: dodge") == ["COIN-DEF-6"]
    assert refused(fight, "b2: dodge") == ["COIN-DEF-1"]
    assert refused(fight, "b: run 5,5") == ["COIN-TURN-2", "COIN-TURN-3"]
    answer(fight, "b: dodge b1")
    assert refused(fight, "b: brace b1") == ["COIN-DEF-6"]


@pytest.mark.rule("COIN-DEF-2")
def test_outside_the_defence_phases_nobody_defends() -> None:
    fight = turn_of(duel(), "l1", "t1")
    assert refused(fight, "l1: brace l1") == ["COIN-TURN-2", "COIN-DEF-1"]
    assert refused(fight, "b: end") == ["COIN-TURN-2"]
    play(fight, "l1: forgo")
    assert refused(fight, "l1: dodge") == ["COIN-TURN-2", "COIN-DEF-2"]


# -- coins, the game master, strangers, the end ----------------------------------------------------
@pytest.mark.rule("COIN-TOSS-5")
def test_nobody_tosses_out_of_order() -> None:
    fight = turn_of(duel(), "l1", "t1")
    assert rules_of(fight.refusals(Thrown("t1", (1,)))) == ["COIN-TOSS-5"]


@pytest.mark.rule("COIN-PREP-10", "COIN-UNIT-4")
def test_the_game_master_only_rules_on_custom_actions() -> None:
    fight = turn_of(duel(), "l1", "t1")
    assert refused(fight, "gm: run 3,3") == ["COIN-UNIT-4"]
    assert refused(fight, "l1: allow") == ["COIN-PREP-10"]
    play(fight, 'l1: custom "climb the wall"')
    assert asked(fight) == ["gm custom"]
    assert refused(fight, "gm: choose l2") == ["COIN-UNIT-4"]
    assert refused(fight, "l1: run 3,3") == ["COIN-PREP-3"]


def test_a_stranger_is_told_that_he_is_not_asked() -> None:
    fight = turn_of(duel(), "l1", "t1")
    assert refused(fight, "nobody: run 3,3") == ["CORE-NOT-ASKED"]


@pytest.mark.rule("COIN-WIN-1", "COIN-WIN-3")
@pytest.mark.parametrize(("line", "rule"), [("a: concede", "COIN-WIN-3"), ("", "CORE-OVERRULE")])
def test_when_the_battle_is_over_the_rule_that_ended_it_is_told(line: str, rule: str) -> None:
    fight = first_player(duel(), "a")
    if line:
        play(fight, line)
    else:
        assert not fight.decree("end enough")
    assert refused(fight, "l1: run 3,3") == [rule]
    assert refused(fight, "a: choose l1") == [rule]


# -- in any fight ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(12))
def test_whoever_is_not_asked_hears_a_rule_of_the_game(seed: int) -> None:
    """Random fights; everybody who is not asked asks for several things, abbreviated too."""
    chance = random.Random(f"moments {seed}")
    fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
    table = RandomTable(chance, Dice("moments", seed), ("concede",))
    for _ in range(40):
        everybody = [*fight.state.units, "a", "b", "gm"]
        for who in chance.sample(everybody, min(4, len(everybody))):
            if fight.asked(who) is None:
                for do in [*chance.sample(EVERYTHING, 4), "roll", "dance"]:
                    found = rules_of(fight.why_not(who, do))
                    assert found, f"{who} may {do}, but is not asked"
                    assert all(each.startswith("COIN-") for each in found), (who, do, found)
        if not table.answer(fight):
            break


@pytest.mark.parametrize("seed", range(12))
def test_whoever_is_asked_something_else_hears_a_rule_of_the_game(seed: int) -> None:
    chance = random.Random(f"elsewhere {seed}")
    fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
    table = RandomTable(chance, Dice("moments", seed), ("concede",))
    for _ in range(40):
        for question in fight.open:
            if isinstance(question, Choose):
                known = [each.id for each in question.known()]
                for do in chance.sample([each for each in EVERYTHING if each not in known], 5):
                    found = rules_of(fight.say(question.who, do))
                    assert any(each.startswith("COIN-") for each in found), (question, do, found)
        if not table.answer(fight):
            break


GARBAGE: list[Any] = [
    None, True, 3, -1, 10**25, 2.5, "", "?", "*", ["l1"], {"l1": 1}, {"l1"}, ("l1", "l1"), (("l1",),), ([],),
    (10**25, 1), (1.5, 2), {"l1": -1}, {"l1": "x"}, {("l1",): 1}, {"nobody": 1}, b"l1", object(),
]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_no_answer_raises_whatever_it_holds(seed: int) -> None:
    """Wrong types, unhashable values, numbers beyond everything, at every kind of question and for those not asked."""
    chance = random.Random(f"garbage {seed}")
    fight = SUBJECT.fight(SUBJECT.any_start(chance), seed)
    table = RandomTable(chance, Dice("moments", seed), ("concede",))
    names = ("unit", "to", "item", "into", "vehicle", "with", "amounts", "object", "opposed", "what", "on", "x")
    for _ in range(40):
        before = fight.ticket
        speakers: list[Any] = [question.who for question in fight.open]
        speakers += ["a", "b", "gm", *list(fight.state.units)[:2], None, 3, ["l1"]]
        for who in speakers:
            for do in (*chance.sample(EVERYTHING, 3), None, 7, ["run"]):
                values = {name: chance.choice(GARBAGE) for name in chance.sample(names, chance.randint(1, 4))}
                question = fight.asked(who) if isinstance(who, str) else None
                if not isinstance(question, Roll) and fight.refusals(Pick(who, do, values)):  # type: ignore[arg-type]
                    assert fight.ticket == before
        if not table.answer(fight):
            break


@pytest.mark.rule("COIN-SPACE-4")
@pytest.mark.parametrize("to", ["1,4000", "-4,3", "4,-0.25", "24.25,3"])
def test_points_off_the_field_are_no_open_points(to: str) -> None:
    assert refused(turn_of(duel(), "l1", "t1"), f"l1: run {to}") == ["COIN-SPACE-4"]


@pytest.mark.parametrize("to", ["1,4000000000", "10000000000000000000000000,1", "1e9,3", "3.1,4"])
def test_places_beyond_everything_are_refused_at_once(to: str) -> None:
    assert refused(turn_of(duel(), "l1", "t1"), f"l1: run {to}") == ["CORE-PLACE"]


@pytest.mark.rule("COIN-SEL-3", "COIN-ATK-4", "COIN-ACT-6", "COIN-ACT-9", "COIN-ACT-15", "COIN-ACT-16", "COIN-DEF-1")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("l1: attack with bazooka", "COIN-ATK-4"),
        ("l1: draw_item bazooka", "COIN-ACT-1"),
        ("l1: pick_up bazooka", "COIN-ACT-2"),
        ("l1: board_pilot tank", "COIN-ACT-6"),
        ("l1: board_hold tank", "COIN-ACT-6"),
        ("l1: open_hatch tank", "COIN-ACT-9"),
        ("l1: hand_item pistol to zoe", "COIN-ACT-15"),
        ("l1: use_item medkit on zoe", "COIN-ACT-16"),
    ],
)
def test_names_that_mean_nothing_are_refused_by_the_rule_of_the_action(line: str, rule: str) -> None:
    assert refused(turn_of(duel(), "l1", "t1"), line) == [rule]


@pytest.mark.rule("COIN-SEL-3", "COIN-DEF-1", "COIN-DEF-2")
def test_a_unit_that_does_not_exist_is_neither_chosen_nor_defended() -> None:
    fight = first_player(duel(), "a")
    assert refused(fight, "a: choose zoe") == ["COIN-SEL-3"]
    play(fight, "a: choose l1", "b: choose t1", "l1: attack with pistol", "l1 T T", "l1: allot t1=1")
    assert refused(fight, "b: brace zoe") == ["COIN-DEF-1"]
    play(fight, "b: end", "t1: attack with carbine", "t1 T T T", "t1: allot l1=1")
    assert refused(fight, "a: brace zoe") == ["COIN-DEF-2"]


# -- for whom one waits ----------------------------------------------------------------------------
def waits(fight: Fight[Battle], line: str) -> tuple[int, str]:
    found = next(each for each in objections(fight, line) if each.rule == "COIN-TURN-2")
    return found["phase"], found["now"]


@pytest.mark.rule("COIN-TURN-2")
def test_the_refusal_says_which_phase_it_is_and_for_whom_one_waits() -> None:
    fight = duel()
    assert waits(fight, "l1: run 5,5") == (0, "")
    first_player(fight, "b")
    assert waits(fight, "l1: run 5,5") == (1, "b")
    play(fight, "b: choose t1")
    assert waits(fight, "l1: run 5,5") == (1, "a")
    play(fight, "a: choose l1")
    assert waits(fight, "l1: run 5,5") == (2, "t1")
    play(fight, "t1: attack with carbine", "t1 T T T", "t1: allot l1=1 l2=1")
    assert waits(fight, "l1: run 5,5") == (3, "a")
    play(fight, "a: end")
    assert waits(fight, "t1: brace t1") == (4, "l1")
    play(fight, "l1: attack with pistol", "l1 T T", "l1: allot t1=1")
    assert waits(fight, "l2: run 5,5") == (5, "b")


@pytest.mark.rule("COIN-SEL-1")
def test_with_the_order_turned_round_the_second_player_is_waited_for_first() -> None:
    fight = first_player(duel(selection_order="second_then_first"), "a")
    assert waits(fight, "l1: run 5,5") == (1, "b")
    play(fight, "b: choose t1")
    assert waits(fight, "l1: run 5,5") == (1, "a")


@pytest.mark.rule("COIN-SEL-8")
def test_under_the_former_rules_one_waits_for_the_side_until_it_has_chosen_a_unit() -> None:
    fight = first_player(duel(activation_mode="all"), "a")
    assert waits(fight, "t1: run 5,5") == (2, "a")
    play(fight, "a: choose l2")
    assert waits(fight, "t1: run 5,5") == (2, "l2")


@pytest.mark.rule("COIN-WIN-2", "COIN-WIN-3")
def test_two_who_concede_at_once_draw() -> None:
    fight = first_player(duel(selection_order="secret"), "a")
    play(fight, "a: concede")
    assert fight.over == ""
    play(fight, "b: concede")
    assert (fight.over, refused(fight, "l1: run 3,3")) == ("draw", ["COIN-WIN-2"])
    one = play(first_player(duel(selection_order="secret"), "a"), "a: choose l1", "b: concede")
    assert one.over == "a"


@pytest.mark.rule("COIN-TURN-3")
@pytest.mark.parametrize(("stars", "means"), [(36, "forgo"), (37, "forg" + 37 * "*")])
def test_a_word_for_a_thing_of_the_game_has_forty_letters_at_most(stars: int, means: str) -> None:
    assert meant("forg" + stars * "*") == means
