"""Chances of whole numbers, exactly: dice are values with operators, and every chance is a fraction.

>>> d(20).at_least(11), (d(6) + d(6)).chance(7), highest(d(20), 2).at_least(11)
(Fraction(1, 2), Fraction(1, 6), Fraction(3, 4))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import lcm


class Chances:
    """How likely each of some whole numbers is. What is not in it cannot be; the chances add up to 1.

    >>> blow = 2 * d(6) + 3
    >>> blow, blow.mean, blow.at_least(10)
    (Chances(5 to 15), Fraction(10, 1), Fraction(7, 12))
    """

    __slots__ = ("ways", "whole")

    def __init__(self, ways: Mapping[int, int | Fraction]) -> None:
        self.ways: dict[int, int | Fraction] = {value: ways[value] for value in sorted(ways) if ways[value]}
        self.whole: int | Fraction = sum(self.ways.values())
        if not self.whole:
            raise ValueError("nothing can happen")

    def __repr__(self) -> str:
        low, high = min(self.ways), max(self.ways)
        return f"Chances({low})" if low == high else f"Chances({low} to {high})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chances) and dict(self.items()) == dict(other.items())

    def __hash__(self) -> int:
        return hash(tuple(self.items()))

    def items(self) -> Iterator[tuple[int, Fraction]]:
        """Every number that can be, the smallest first, with its chance."""
        for value, ways in self.ways.items():
            yield value, Fraction(ways) / self.whole

    def chance(self, value: int) -> Fraction:
        return Fraction(self.ways.get(value, 0)) / self.whole

    def at_least(self, limit: int) -> Fraction:
        return Fraction(sum([ways for value, ways in self.ways.items() if value >= limit])) / self.whole

    def at_most(self, limit: int) -> Fraction:
        return 1 - self.at_least(limit + 1)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum([value * ways for value, ways in self.ways.items()])) / self.whole

    def __add__(self, other: Chances | int) -> Chances:
        """The sum of two numbers that do not depend on each other."""
        if isinstance(other, int):
            return self.map(lambda value: value + other)
        found: dict[int, int | Fraction] = {}
        for one, ways in self.ways.items():
            for two, more in other.ways.items():
                found[one + two] = found.get(one + two, 0) + ways * more
        return Chances(found)

    def __radd__(self, other: int) -> Chances:
        return self + other

    def __rmul__(self, count: int) -> Chances:
        """So many of them, each by itself: `8 * d(6)`."""
        found = Chances({0: 1})
        for _ in range(count):
            found = found + self
        return found

    def map(self, change: Callable[[int], int]) -> Chances:
        """The same after something is made of each number: halved, reduced, at least 1."""
        found: dict[int, int | Fraction] = {}
        for value, ways in self.ways.items():
            found[change(value)] = found.get(change(value), 0) + ways
        return Chances(found)


@cache
def d(sides: int) -> Chances:
    """One die."""
    return Chances(dict.fromkeys(range(1, sides + 1), 1))


def highest(die: Chances, of: int) -> Chances:
    """The highest of several dice, as with advantage."""
    found = {value: die.at_most(value) ** of for value in die.ways}
    values = list(found)
    return Chances({value: found[value] - (found[values[n - 1]] if n else 0) for n, value in enumerate(values)})


def lowest(die: Chances, of: int) -> Chances:
    """The lowest of several dice, as with disadvantage."""
    return highest(die.map(int.__neg__), of).map(int.__neg__)


def mixed(parts: Iterable[tuple[Chances, int]]) -> Chances:
    """One or another of several, each with so many shares of the chance."""
    parts = [(each, share * each.whole.denominator) for each, share in parts]
    common = lcm(*[each.whole.numerator for each, _ in parts])
    found: dict[int, int | Fraction] = {}
    for each, share in parts:
        times = common // each.whole.numerator * share
        for value, ways in each.ways.items():
            found[value] = found.get(value, 0) + times * ways
    return Chances(found)
