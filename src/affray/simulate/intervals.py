"""How sure an estimate is: intervals of shares, of differences between pairs, and of means."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

CONFIDENT = 1.959964
"""So many standard deviations leave out one case in twenty."""


class Estimate(NamedTuple):
    """A number and the interval in which the true one lies, nineteen times out of twenty."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """How far the farther end of the interval is from the value."""
        return max(self.high - self.value, self.value - self.low)

    def holds(self, number: float) -> bool:
        return self.low <= number <= self.high

    def to_json(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def share(hits: int, count: int) -> Estimate:
    """The share that so many hits are of a count, with Wilson's interval.

    >>> share(0, 10).low, round(share(0, 10).high, 4), share(0, 0)
    (0.0, 0.2775, Estimate(value=0.0, low=0.0, high=1.0))
    """
    if not count:
        return Estimate(0.0, 0.0, 1.0)
    value, squared = hits / count, CONFIDENT * CONFIDENT
    middle = (value + squared / (2 * count)) / (1 + squared / count)
    half = CONFIDENT / (1 + squared / count) * sqrt(value * (1 - value) / count + squared / (4 * count * count))
    return Estimate(value, 0.0 if not hits else middle - half, 1.0 if hits == count else middle + half)


def mean(total: int, squares: int, count: int) -> Estimate:
    """The mean of numbers of which the sum and the sum of the squares are known.

    >>> mean(6, 14, 3).value, mean(4, 16, 1)
    (2.0, Estimate(value=4.0, low=4.0, high=4.0))
    """
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    value = total / count
    spread = max(0.0, (squares - total * total / count) / (count - 1)) if count > 1 else 0.0
    half = CONFIDENT * sqrt(spread / count)
    return Estimate(value, value - half, value + half)


def paired(more: int, less: int, count: int) -> Estimate:
    """By how much the second of two shares is larger, `more` pairs of `count` having only the second, `less` only
    the first. Half a case is added to each of the four kinds of pairs, so that few cases do not look certain.

    >>> paired(30, 10, 100).value, paired(0, 0, 1000).margin < 0.004
    (0.2, True)
    """
    if not count:
        return Estimate(0.0, -1.0, 1.0)
    value = (more - less) / count
    cases, apart, gap = count + 2, more + less + 1, more - less
    half = CONFIDENT * sqrt(max(0.0, apart - gap * gap / cases)) / cases
    middle = gap / cases
    return Estimate(value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half)))
