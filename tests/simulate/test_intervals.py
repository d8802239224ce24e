"""How sure estimates are: known values, and intervals that hold the truth as often as they promise."""

from __future__ import annotations

import random

import pytest

from affray.simulate.intervals import mean, paired, share


def test_wilsons_interval_is_that_of_the_books() -> None:
    found = share(81, 263)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    assert share(10, 10).high == 1.0
    assert share(0, 10).low == 0.0
    assert round(share(10, 10).low, 4) == 0.7225


@pytest.mark.parametrize("chance", [0.02, 0.3, 0.5, 0.9])
def test_shares_lie_in_their_intervals_about_nineteen_times_out_of_twenty(chance: float) -> None:
    dice = random.Random(1)
    held = sum(share(sum(dice.random() < chance for _ in range(100)), 100).holds(chance) for _ in range(1000))
    assert 920 <= held <= 985


def test_differences_of_pairs_lie_in_their_intervals_likewise() -> None:
    dice = random.Random(2)
    held = 0
    for _ in range(1000):
        falls = [dice.random() for _ in range(120)]
        first, second = [each < 0.5 for each in falls], [each < 0.6 for each in falls]
        more = sum(b and not a for a, b in zip(first, second, strict=True))
        less = sum(a and not b for a, b in zip(first, second, strict=True))
        held += paired(more, less, 120).holds(0.1)
    assert held >= 930
    assert paired(12, 0, 120).margin < share(72, 120).margin  # pairs say more than two heaps


def test_the_mean_of_numbers_and_how_sure_it_is() -> None:
    numbers = [3, 5, 7, 9]
    found = mean(sum(numbers), sum(each * each for each in numbers), 4)
    assert found.value == 6
    assert round(found.high - 6, 3) == round(1.959964 * (20 / 3 / 4) ** 0.5, 3)
    assert mean(0, 0, 0).margin == 0
