"""Coins, initiative and camouflage."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.events import FirstPlayer, Tossed
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    cricket,
    encounter,
    first_player,
    levy,
    rest_of_turn,
    skirmish,
    status,
    trooper,
    turn_of,
)
from tests.conformance.harness import asked, play, told


def duel(**options: Any) -> Fight[Battle]:
    return skirmish(a=[levy("a1", at=(5, 5))], b=[levy("b1", at=(15, 5))], **options)


def camouflaged(a: list[int], b: list[int], **options: Any) -> Fight[Battle]:
    """Levies whose devices have these ratings."""
    return skirmish(
        a=[levy(f"a{n}", at=(3, 2 + 2 * n), camouflage=rating) for n, rating in enumerate(a)],
        b=[levy(f"b{n}", at=(20, 2 + 2 * n), camouflage=rating) for n, rating in enumerate(b)],
        **options,
    )


def tossers(fight: Fight[Battle]) -> str:
    """Who tossed coin after coin: `a` and `b` for the sides, `-` for the lot."""
    return "".join({"gm": "-"}.get(each.who, each.who) for each in told(fight, Tossed))


@pytest.mark.scenario("COIN-EX-1")
@pytest.mark.rule("COIN-INIT-1", "COIN-INIT-2", "COIN-INIT-4", "COIN-INIT-5")
def test_the_lot_says_who_tries_first_and_the_first_tails_wins() -> None:
    fight = play(duel(), "gm T | a H | b T")
    assert fight.state.first == "b"
    assert tossers(fight) == "-ab"
    assert fight.state.tossed == 3
    assert asked(fight) == ["b select"]
    assert [each.side for each in told(fight, FirstPlayer)] == ["b"]


@pytest.mark.rule("COIN-INIT-4")
def test_heads_on_the_lot_lets_side_b_try_first() -> None:
    assert tossers(play(duel(), "gm H | b H | a T")) == "-ba"


@pytest.mark.scenario("COIN-EX-2")
@pytest.mark.rule("COIN-INIT-2", "COIN-INIT-3")
def test_the_attempts_alternate_until_one_passes() -> None:
    fight = play(duel(), "gm T | a H | b H | a H | b H | a T")
    assert fight.state.first == "a"
    assert tossers(fight) == "-ababa"
    assert fight.state.tossed == 6


@pytest.mark.rule("COIN-INIT-3")
def test_forty_failures_do_not_settle_the_initiative() -> None:
    fight = play(duel(), "gm T", *["H"] * 40, "a T")
    assert fight.state.first == "a"


@pytest.mark.scenario("COIN-EX-3")
@pytest.mark.rule("COIN-CAMO-1", "COIN-CAMO-2", "COIN-CAMO-3", "COIN-CAMO-5", "COIN-INIT-6", "COIN-TOSS-3")
def test_against_a_camouflaged_side_the_weakest_device_sets_the_tails_in_a_row() -> None:
    fight = play(camouflaged([3, 2, 2], [0]), "gm H | b T | b H | a H | b T | b T")
    assert fight.state.first == "b"
    assert tossers(fight) == "-bbabb"
    assert fight.state.tossed == 6


@pytest.mark.rule("COIN-TOSS-3")
def test_a_check_stops_at_the_first_heads() -> None:
    assert tossers(play(camouflaged([3], [0]), "gm H | b H | a H | b T | b H | a T")) == "-babba"


@pytest.mark.rule("COIN-INIT-6")
def test_tails_of_an_earlier_attempt_are_not_carried_over() -> None:
    fight = play(camouflaged([2], [0]), "gm H | b T | b H | a H | b T | b H | a T")
    assert fight.state.first == "a"


@pytest.mark.scenario("COIN-EX-4")
@pytest.mark.rule("COIN-CAMO-4", "COIN-CAMO-7")
def test_one_vehicle_without_a_device_spoils_the_camouflage_of_its_side() -> None:
    fight = skirmish(
        a=[
            levy("a1", at=(3, 3), camouflage=3),
            levy("a2", at=(3, 6), camouflage=3),
            cricket("bug", at=(6, 6)),
        ],
        b=[levy("b1", at=(15, 5))],
    )
    assert play(fight, "gm H | b T").state.first == "b"


@pytest.mark.rule("COIN-CAMO-4")
def test_one_person_without_a_device_spoils_the_camouflage_of_its_side() -> None:
    assert play(camouflaged([3, 0, 3], [0]), "gm H | b T").state.first == "b"


@pytest.mark.rule("COIN-CAMO-7")
def test_a_passenger_without_a_device_counts() -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), camouflage=3, pilot="p", hold=["t"]), levy("p", camouflage=3), trooper("t")],
        b=[levy("b1", at=(15, 5))],
    )
    assert play(fight, "gm H | b T").state.first == "b"


@pytest.mark.rule("COIN-CAMO-7")
def test_a_neutral_vehicle_spoils_nothing() -> None:
    fight = skirmish(
        a=[levy("a1", at=(3, 3), camouflage=2)], b=[levy("b1", at=(15, 5))], neutral=[cricket("bug", at=(9, 9))]
    )
    assert tossers(play(fight, "gm H | b T | b T")) == "-bb"


@pytest.mark.rule("COIN-CAMO-7")
def test_with_the_option_a_passenger_counts_with_the_better_of_his_own_and_the_vehicles_rating() -> None:
    def fight(own: int) -> Fight[Battle]:
        return skirmish(
            a=[beetle("car", at=(6, 6), camouflage=2, pilot="p"), levy("p", camouflage=own)],
            b=[levy("b1", at=(15, 5))],
            camouflage_passengers="vehicle",
        )

    assert tossers(play(fight(0), "gm H | b T | b T")) == "-bb"
    assert tossers(play(fight(3), "gm H | b T | b T")) == "-bb"


@pytest.mark.rule("COIN-CAMO-7")
def test_with_the_option_the_vehicle_itself_still_counts() -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), pilot="p"), levy("p", camouflage=3)],
        b=[levy("b1", at=(15, 5))],
        camouflage_passengers="vehicle",
    )
    assert play(fight, "gm H | b T").state.first == "b"


@pytest.mark.scenario("COIN-EX-21")
@pytest.mark.rule("COIN-CAMO-5", "COIN-CAMO-6")
def test_both_sides_may_be_camouflaged_and_rating_1_is_worth_nothing() -> None:
    fight = play(camouflaged([1], [3]), "gm T | a T | a T | a H | b H | a T | a T | a T")
    assert fight.state.first == "a"
    assert tossers(fight) == "-aaabaaa"
    assert fight.state.tossed == 8


@pytest.mark.scenario("COIN-EX-22")
@pytest.mark.rule("COIN-INIT-6")
def test_with_accumulated_streaks_an_attempt_is_one_coin_and_tails_are_saved_up() -> None:
    fight = play(camouflaged([0], [2], initiative_streak="accumulate"), "gm T | a T | b H | a T")
    assert fight.state.first == "a"
    assert tossers(fight) == "-aba"


@pytest.mark.rule("COIN-INIT-6")
def test_an_accumulated_streak_is_broken_by_heads() -> None:
    fight = play(
        camouflaged([0], [2], initiative_streak="accumulate"), "gm T | a T | b H | a H | b H | a T | b H | a T"
    )
    assert fight.state.first == "a"
    assert fight.state.tossed == 8


@pytest.mark.scenario("COIN-EX-62")
@pytest.mark.rule("COIN-CAMO-8", "COIN-INIT-1", "COIN-INIT-5", "COIN-UNIT-7")
def test_camouflage_ends_with_initiative() -> None:
    fight = play(camouflaged([0, 2], [0]), "gm H | b T")
    turn_of(fight, "b0", "a1")
    play(fight, "b0: attack with pistol", "b0 T T", "b0: allot a0=2", "a: end", "a1: forgo")
    assert status(fight, "a0") == "destroyed"
    assert fight.state.first == "b"
    assert asked(fight) == ["b select"]


@pytest.mark.rule("COIN-INIT-5")
def test_the_first_player_stays_first_turn_after_turn() -> None:
    fight = duel()
    for turn in (1, 2, 3):
        assert fight.state.turn == turn
        turn_of(fight, "b1", "a1")
        assert asked(fight) == ["b1 prepare"]
        rest_of_turn(fight)
    assert [each.side for each in told(fight, FirstPlayer)] == ["b"]


@pytest.mark.rule("COIN-INIT-5")
def test_with_alternate_the_players_swap_after_every_turn() -> None:
    fight = first_player(duel(first_player="alternate"), "a")
    firsts = []
    for _ in range(3):
        firsts.append(asked(fight)[0])
        turn_of(fight, *(("a1", "b1") if fight.state.first == "a" else ("b1", "a1")))
        rest_of_turn(fight)
    assert firsts == ["a select", "b select", "a select"]


@pytest.mark.rule("COIN-INIT-1", "COIN-INIT-5")
def test_with_retoss_lot_and_attempts_are_repeated_before_every_turn() -> None:
    fight = play(duel(first_player="retoss"), "gm T | a T", "a: choose a1", "b: choose b1", "a1: forgo")
    fight.say("b1", "forgo")
    assert asked(fight) == ["gm lot"]
    play(fight, "gm T | a H | b T")
    assert fight.state.first == "b"
    assert asked(fight) == ["b select"]


@pytest.mark.rule("COIN-CAMO-2")
def test_with_retoss_the_devices_still_in_use_count_again() -> None:
    fight = play(
        camouflaged([2], [0], first_player="retoss"), "gm T | a T", "a: choose a0", "b: choose b0", "a0: forgo"
    )
    fight.say("b0", "forgo")
    assert tossers(play(fight, "gm H | b T | b T")) == "-a-bb"


@pytest.mark.rule("COIN-INIT-4")
@pytest.mark.parametrize(("value", "side"), [("side_a", "a"), ("side_b", "b")])
def test_an_option_fixes_who_tries_first_and_then_there_is_no_lot(value: str, side: str) -> None:
    fight = play(duel(initiative_first_tosser=value), "T")
    assert fight.state.first == side
    assert tossers(fight) == side


@pytest.mark.rule("COIN-INIT-5")
def test_the_first_player_has_no_other_effect_than_the_order() -> None:
    fights = [first_player(duel(), side) for side in "ab"]
    assert fights[0].state.units == fights[1].state.units


@pytest.mark.rule("COIN-TOSS-4")
@pytest.mark.parametrize("rating", ["0OK", "0ОК"])
def test_a_check_of_0ok_in_the_data_is_refused(rating: str) -> None:
    described = encounter(a=[levy("a1", at=(5, 5), camouflage=rating)], b=[levy("b1", at=(15, 5))])
    assert "COIN-TOSS-4" in [each.refusal.rule for each in RULESET.problems(described)]


@pytest.mark.rule("COIN-TOSS-3", "COIN-CAMO-2")
@pytest.mark.parametrize("rating", ["2OK", "2ОК"])
def test_a_rating_may_be_written_as_a_check_in_either_alphabet(rating: str) -> None:
    assert tossers(play(camouflaged([rating], [0]), "gm H | b T | b T")) == "-bb"  # type: ignore[list-item]


@pytest.mark.rule("COIN-INIT-2", "COIN-INIT-4", "COIN-INIT-6", "COIN-CAMO-2")
@pytest.mark.parametrize(
    ("device", "options", "dice", "rules"),
    [
        (0, {}, "gm H | b T", ["COIN-INIT-4", "COIN-INIT-2"]),
        (1, {}, "gm H | b T", ["COIN-INIT-4", "COIN-INIT-2"]),
        (2, {}, "gm H | b H | a T", ["COIN-INIT-4", "COIN-CAMO-2", "COIN-INIT-2"]),
        (2, {}, "gm H | b T | b T", ["COIN-INIT-4", "COIN-CAMO-2", "COIN-CAMO-2"]),
        (2, {"initiative_streak": "accumulate"}, "gm H | b H | a T", ["COIN-INIT-4", "COIN-INIT-6", "COIN-INIT-6"]),
    ],
)
def test_every_coin_for_initiative_names_the_rule_behind_it(
    device: int, options: dict[str, Any], dice: str, rules: list[str]
) -> None:
    fight = play(camouflaged([device], [0], **options), dice)
    assert [each.rules for each in told(fight, Tossed)] == [(rule, "COIN-TOSS-5") for rule in rules]
    assert [each.number for each in told(fight, Tossed)] == list(range(1, len(rules) + 1))
    assert told(fight, FirstPlayer)[-1].rules == ("COIN-INIT-5",)
