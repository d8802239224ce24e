"""What many fights were like: sums and histograms of whole numbers, which can be added up in any portions.

Nothing here grows with the number of fights, and the same fights give the same figures whoever has played them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .intervals import Estimate, mean, share
from .observe import Account, Somebody

MOST_ROUNDS = 500
"""Longer fights are counted as this long."""

MARGINS = 20
"""In so many parts it is counted what is left of a side, to tell typical fights from extreme ones."""

UNFINISHED = ""
"""The result of fights that did not come to an end."""


@dataclass(slots=True)
class Sum:
    """Numbers of which the sum, the sum of the squares and the count are kept."""

    total: int = 0
    squares: int = 0
    count: int = 0

    def add(self, number: int) -> None:
        self.total += number
        self.squares += number * number
        self.count += 1

    def merge(self, other: Sum) -> None:
        self.total += other.total
        self.squares += other.squares
        self.count += other.count

    @property
    def mean(self) -> Estimate:
        return mean(self.total, self.squares, self.count)


@dataclass(slots=True)
class Fate:
    """What became of somebody over all fights."""

    name: str
    side: str
    stood: int = 0
    fell_first: int = 0
    health: Sum = field(default_factory=Sum)
    most: int = 0
    dealt: Sum = field(default_factory=Sum)
    taken: Sum = field(default_factory=Sum)
    left: dict[str, Sum] = field(default_factory=dict)
    actions: Counter[str] = field(default_factory=Counter)


Cell = tuple[str, int, int]
"""Fights that were much alike: the result, the rounds, and by how much the first side was better off in the end."""


@dataclass(slots=True)
class Figures:
    """Many fights."""

    count: int = 0
    results: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    replies: Sum = field(default_factory=Sum)
    survivors: dict[str, Counter[int]] = field(default_factory=dict)
    fates: dict[str, Fate] = field(default_factory=dict)
    cells: dict[Cell, tuple[int, int]] = field(default_factory=dict)
    """How many fights were of each kind, and the first of them."""

    def add(self, number: int, account: Account) -> None:
        """One more fight, the so-manieth of its run."""
        rounds = min(account.rounds, MOST_ROUNDS)
        self.count += 1
        self.results[account.result] += 1
        self.rounds[rounds] += 1
        self.replies.add(account.replies)
        standing: Counter[str] = Counter()
        for id, each in account.everybody.items():
            standing[each.side] += each.stands
            self._fate(id, each, account)
        for side, left in standing.items():
            self.survivors.setdefault(side, Counter())[left] += 1
        cell = (account.result, rounds, advantage(account.everybody.values()))
        seen, first = self.cells.get(cell, (0, number))
        self.cells[cell] = (seen + 1, min(first, number))

    def _fate(self, id: str, each: Somebody, account: Account) -> None:
        fate = self.fates.get(id)
        if fate is None:
            fate = self.fates[id] = Fate(each.name, each.side, most=each.most)
        fate.stood += each.stands
        fate.fell_first += account.first == id
        fate.health.add(each.health)
        fate.dealt.add(account.dealt[id])
        fate.taken.add(account.taken[id])
        for name, left in each.left.items():
            fate.left.setdefault(name, Sum()).add(left)
        for (who, do), times in account.actions.items():
            if who == id:
                fate.actions[do] += times

    def merge(self, other: Figures) -> None:
        """The fights of another portion besides."""
        self.count += other.count
        self.results.update(other.results)
        self.rounds.update(other.rounds)
        self.replies.merge(other.replies)
        for side, left in other.survivors.items():
            self.survivors.setdefault(side, Counter()).update(left)
        for id, theirs in other.fates.items():
            mine = self.fates.setdefault(id, Fate(theirs.name, theirs.side, most=theirs.most))
            mine.stood += theirs.stood
            mine.fell_first += theirs.fell_first
            mine.health.merge(theirs.health)
            mine.dealt.merge(theirs.dealt)
            mine.taken.merge(theirs.taken)
            mine.actions.update(theirs.actions)
            for name, amount in theirs.left.items():
                mine.left.setdefault(name, Sum()).merge(amount)
        for cell, (seen, first) in other.cells.items():
            before, earliest = self.cells.get(cell, (0, first))
            self.cells[cell] = (before + seen, min(earliest, first))

    # -- what they say -----------------------------------------------------------------------------
    def chance(self, result: str) -> Estimate:
        """How often fights end so."""
        return share(self.results[result], self.count)

    def rounds_at(self, part: float) -> int:
        """So many rounds last that part of the fights at the most: 0.5 is the median."""
        return quantile(self.rounds, part)

    @property
    def mean_rounds(self) -> Estimate:
        total = sum(rounds * times for rounds, times in self.rounds.items())
        return mean(total, sum(rounds * rounds * times for rounds, times in self.rounds.items()), self.count)

    def typical(self) -> int | None:
        """The first of the fights that are most like all the others: of the likeliest result, in the middle of the
        rest; None without any fights."""
        return self._by_distance(min)

    def extreme(self) -> int | None:
        """The first of the fights that are least like the others."""
        return self._by_distance(max)

    def _by_distance(self, choose: Any) -> int | None:
        if not self.cells:
            return None
        result = min(self.results, key=lambda each: (-self.results[each], each))
        lasted: Counter[int] = Counter()
        ahead: Counter[int] = Counter()
        for (ended, rounds, margin), (times, _) in self.cells.items():
            if ended == result:
                lasted[rounds] += times
                ahead[margin] += times
        middle, usual = quantile(lasted, 0.5), quantile(ahead, 0.5)
        wide = max(1, quantile(self.rounds, 0.9) - quantile(self.rounds, 0.1))

        def distance(cell: Cell) -> tuple[int, int]:
            """In whole numbers, and the earlier fight first."""
            ended, rounds, margin = cell
            apart = abs(rounds - middle) * 2 * MARGINS + abs(margin - usual) * wide
            far = apart + (10**9 if choose is min and ended != result else 0)
            return far, self.cells[cell][1] if choose is min else -self.cells[cell][1]

        return self.cells[choose(self.cells, key=distance)][1]


def advantage(everybody: Iterable[Somebody]) -> int:
    """What is left of the first side against what is left of the best of the others, in parts of all its health."""
    now: dict[str, int] = {}
    most: dict[str, int] = {}
    for each in everybody:
        now[each.side] = now.get(each.side, 0) + (min(each.health, each.most) if each.stands else 0)
        most[each.side] = most.get(each.side, 0) + each.most
    parts = [MARGINS * now[side] // max(1, most[side]) for side in now]
    return parts[0] - max(parts[1:], default=0) if parts else 0


def quantile(histogram: Mapping[int, int], part: float) -> int:
    """The number that this part of a histogram does not exceed.

    >>> quantile({1: 1, 2: 1, 9: 2}, 0.5), quantile({}, 0.5)
    (2, 0)
    """
    wanted, seen = part * sum(histogram.values()), 0
    for number in sorted(histogram):
        seen += histogram[number]
        if seen >= wanted:
            return number
    return 0
