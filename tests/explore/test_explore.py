"""The explorer on games whose odds everybody can look up."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.explore import Unexplorable, explore
from tests.explore.pastimes import Craps, Explosion, Ladder, Patience, Ruin, Silence, Sum, Table, always

F = Fraction
NOBODY = always("nothing")


def throws(before: Table, after: Table) -> int:
    return after.throws - before.throws


@pytest.mark.parametrize("purse", range(1, 10))
def test_a_fair_gambler_wins_in_proportion_to_his_purse(purse: int) -> None:
    exact = explore(Ruin(goal=10), Table(purse), NOBODY, measures={"throws": throws})
    assert exact.chances == {"riches": F(purse, 10), "ruin": F(10 - purse, 10)}
    assert exact.means == {"throws": F(purse * (10 - purse))}
    assert exact.situations == 9


def test_a_gambler_at_a_disadvantage_follows_the_closed_form() -> None:
    exact = explore(Ruin(goal=8, sides=3), Table(5), NOBODY)
    odds = F(2)  # two of three sides lose
    assert exact.chances["riches"] == (1 - odds**5) / (1 - odds**8)
    assert sum(exact.chances.values()) == 1


def test_chains_longer_than_the_stack_of_the_language_are_solved() -> None:
    exact = explore(Ruin(goal=3000), Table(1), NOBODY)
    assert exact.chances["riches"] == F(1, 3000)


def test_the_sum_of_two_dice() -> None:
    exact = explore(Sum(2, 6), Table(), NOBODY)
    ways = {str(total): F(6 - abs(7 - total), 36) for total in range(2, 13)}
    assert exact.chances == ways


@pytest.mark.parametrize(("count", "sides"), [(2, 6), (5, 2), (4, 3)])
def test_dice_without_an_order_have_the_same_chances(count: int, sides: int) -> None:
    game = Sum(count, sides)
    assert explore(game, Table(), NOBODY, unordered=True) == explore(game, Table(), NOBODY)


def test_craps() -> None:
    exact = explore(Craps(), Table(), NOBODY, measures={"throws": throws})
    assert exact.chances == {"won": F(244, 495), "lost": F(251, 495)}
    assert exact.means == {"throws": F(557, 165)}


def test_an_outcome_of_the_caller_stops_the_walk() -> None:
    def halfway(table: Table) -> str | None:
        return "halfway" if table.number == 5 else None

    exact = explore(Ruin(goal=10), Table(2), NOBODY, outcome=halfway)
    assert exact.chances == {"halfway": F(2, 5), "ruin": F(3, 5)}
    assert exact.situations == 4


def test_an_outcome_may_be_zero_or_empty() -> None:
    exact = explore(Ruin(goal=3), Table(1), NOBODY, outcome=lambda table: table.number if table.throws else None)
    assert exact.chances == {0: F(1, 2), 2: F(1, 2)}


def test_a_start_that_is_an_outcome_needs_no_walk() -> None:
    exact = explore(Ruin(goal=3), Table(0, over="ruin"), NOBODY, measures={"throws": throws})
    assert (exact.chances, exact.means, exact.situations) == ({"ruin": F(1)}, {"throws": F(0)}, 0)


def test_what_is_remembered_keeps_equal_situations_apart() -> None:
    def length(table: Table) -> int | str | None:
        if table.over:
            return table.throws
        return "longer" if table.throws == 4 else None

    game = Ruin(goal=3)
    exact = explore(game, Table(1), NOBODY, outcome=length, remember=lambda table: table.throws)
    assert exact.chances == {1: F(1, 2), 2: F(1, 4), 3: F(1, 8), 4: F(1, 16), "longer": F(1, 16)}


# -- players ---------------------------------------------------------------------------------------
def test_each_seat_may_have_its_own_player() -> None:
    exact = explore(Patience(), Table(), {"seat of player": always("toss")}, measures={"throws": throws})
    assert (exact.chances, exact.means) == ({"won": F(1)}, {"throws": F(2)})


def test_a_policy_may_look_at_what_is_remembered() -> None:
    def cautious(fight: Fight[Any], question: Choose) -> Pick:
        return Pick(question.who, "sit" if fight.state.throws else "toss")

    def sat_down(table: Table) -> str | None:
        return "gave up" if table.throws and not table.over else None

    exact = explore(Patience(), Table(), cautious, outcome=sat_down, remember=lambda table: table.throws)
    assert exact.chances == {"won": F(1, 2), "gave up": F(1, 2)}


def test_an_illegal_answer_is_an_error() -> None:
    with pytest.raises(Unexplorable, match=r"the player's answer is refused: .*'dance'.*CORE-OPTION"):
        explore(Patience(), Table(), always("dance"))


# -- fights that cannot be explored ----------------------------------------------------------------
def test_a_fight_that_players_keep_going_for_ever_is_an_error() -> None:
    with pytest.raises(Unexplorable, match="the fight can go on for ever: player turn"):
        explore(Patience(), Table(), always("sit"))


def test_a_fight_that_stops_without_a_result_is_an_error() -> None:
    with pytest.raises(Unexplorable, match="nobody is asked any more, but the fight is not over"):
        explore(Silence(), Table(), NOBODY)


def test_a_fight_with_ever_new_situations_is_given_up_at_the_limit() -> None:
    with pytest.raises(Unexplorable, match="more than 50 situations"):
        explore(Ladder(), Table(), NOBODY, limit=50)


def test_a_fight_may_have_as_many_situations_as_the_limit() -> None:
    assert explore(Ruin(goal=10), Table(5), NOBODY, limit=9).situations == 9
    with pytest.raises(Unexplorable, match="more than 8 situations"):
        explore(Ruin(goal=10), Table(5), NOBODY, limit=8)


def test_a_step_that_throws_without_end_is_an_error() -> None:
    with pytest.raises(Unexplorable, match="a step takes more than 200 replies: player throw"):
        explore(Explosion(), Table(), NOBODY)


def test_the_start_is_left_as_it_was() -> None:
    start = Table(5)
    explore(Ruin(goal=10), start, NOBODY)
    assert start == Table(5)
