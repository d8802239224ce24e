"""Exact chances of whole numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from affray.odds import Chances, d, highest, lowest


def test_the_sum_of_two_dice() -> None:
    both = d(6) + d(6)
    assert [both.chance(value) * 36 for value in (1, 2, 7, 12, 13)] == [0, 1, 6, 1, 0]
    assert 2 * d(6) == both
    assert 3 + d(4) == d(4) + 3
    assert dict((d(2) + 1).items()) == {2: Fraction(1, 2), 3: Fraction(1, 2)}
    assert 0 * d(6) == Chances({0: 1})


def test_thresholds_and_means() -> None:
    assert (d(20).at_least(11), d(20).at_most(1), d(20).at_least(0)) == (Fraction(1, 2), Fraction(1, 20), 1)
    assert (8 * d(6)).mean == 28
    assert (8 * d(6)).at_least(48) == Fraction(1, 6**8)


@pytest.mark.parametrize("value", [1, 7, 20])
def test_advantage_and_disadvantage(value: int) -> None:
    assert highest(d(20), 2).at_least(value) == 1 - Fraction(value - 1, 20) ** 2
    assert lowest(d(20), 2).at_least(value) == Fraction(21 - value, 20) ** 2


def test_something_is_made_of_each_number() -> None:
    assert d(4).map(lambda value: value // 2) == Chances({0: 1, 1: 2, 2: 1})


def test_equal_chances_are_equal_however_they_are_counted() -> None:
    assert Chances({0: 1, 1: 1}) == Chances({1: Fraction(1, 2), 0: Fraction(1, 2), 7: 0})
    assert len({Chances({0: 1, 1: 1}), Chances({0: 2, 1: 2})}) == 1
    assert repr(Chances({3: 1})) == "Chances(3)"


def test_chances_of_nothing_are_no_chances() -> None:
    with pytest.raises(ValueError, match="nothing can happen"):
        Chances({1: 0})
