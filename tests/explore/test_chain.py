"""Markov chains by hand."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from affray.explore.chain import Endless, Row, components, solve

F = Fraction
END = ("chance", "end")
TIME = ("mean", "time")


def rows(*ways: dict[int, Fraction]) -> list[Row]:
    """A chain that ends with the chance that is missing in a row, and takes one unit of time for every move."""
    return [Row(dict(to), {END: F(1) - sum(to.values()), TIME: F(1)}) for to in ways]


def test_a_group_comes_after_all_that_it_leads_to() -> None:
    chain = rows({1: F(1)}, {2: F(1, 2), 0: F(1, 2)}, {3: F(1)}, {4: F(1)}, {2: F(1, 2)}, {0: F(1)})
    groups = [sorted(group) for group in components(chain)]
    assert groups == [[2, 3, 4], [0, 1], [5]]


def test_places_that_lead_nowhere_are_groups_of_their_own() -> None:
    assert sorted(components(rows({}, {}, {0: F(1)}))) == [[0], [1], [2]]


def test_staying_takes_time() -> None:
    assert solve(rows({0: F(9, 10)})) == [{END: F(1), TIME: F(10)}]


def test_two_ends_share_the_chances() -> None:
    left, right = ("chance", "left"), ("chance", "right")
    chain = [Row({1: F(1, 2)}, {left: F(1, 2)}), Row({0: F(1, 3)}, {right: F(2, 3)})]
    assert solve(chain) == [{left: F(3, 5), right: F(2, 5)}, {right: F(4, 5), left: F(1, 5)}]


def test_a_chain_that_never_ends_is_an_error() -> None:
    with pytest.raises(Endless) as caught:
        solve(rows({1: F(1, 2)}, {2: F(1)}, {1: F(1)}))
    assert caught.value.place in (1, 2)


@pytest.mark.parametrize("seed", range(20))
def test_the_solution_satisfies_the_equations_of_a_random_chain(seed: int) -> None:
    dice = random.Random(seed)
    size = 12
    ways: list[dict[int, Fraction]] = []
    for _ in range(size):
        next_ones = dice.sample(range(size), dice.randint(0, 4))
        ways.append({place: F(1, len(next_ones) + 1) for place in next_ones})
    solved = solve(rows(*ways))
    for place, to in enumerate(ways):
        assert solved[place][END] == 1
        assert solved[place][TIME] == 1 + sum(chance * solved[each][TIME] for each, chance in to.items())
