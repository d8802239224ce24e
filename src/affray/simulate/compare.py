"""Two settings fought with the same dice, and by how much one of them is better for a side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .crews import Crew
from .figures import Figures, Sum
from .intervals import Estimate, paired
from .run import Result, Work, fresh_seed, gather, how_many, play_one, result_of
from .settings import Misfit, Ready, Setting, seed_of


@dataclass
class Pairs:
    """Fights of both settings, the two with the same dice together; `more` were won only in the second."""

    first: Figures = field(default_factory=Figures)
    second: Figures = field(default_factory=Figures)
    more: int = 0
    less: int = 0
    rounds: Sum = field(default_factory=Sum)

    def merge(self, other: Pairs) -> None:
        self.first.merge(other.first)
        self.second.merge(other.second)
        self.more += other.more
        self.less += other.less
        self.rounds.merge(other.rounds)

    @property
    def difference(self) -> Estimate:
        """By how much the side wins more often in the second."""
        return paired(self.more, self.less, self.first.count)


@dataclass(frozen=True)
class Comparison:
    """What two settings mean for a side."""

    first: Result
    second: Result
    side: str
    pairs: Pairs
    interrupted: bool = False

    @property
    def count(self) -> int:
        return self.pairs.first.count

    @property
    def difference(self) -> Estimate:
        """By how much the side wins more often in the second, with the interval of the pairs."""
        return self.pairs.difference

    @property
    def rounds(self) -> Estimate:
        """By how many rounds the second lasts longer."""
        return self.pairs.rounds.mean

    def __repr__(self) -> str:
        found = self.difference
        told = f"{100 * found.value:+.1f} % ({100 * found.low:+.1f} to {100 * found.high:+.1f})"
        return f"Comparison({self.count} pairs, {self.side} {told})"

    def to_json(self) -> dict[str, Any]:
        return {
            "side": self.side, "pairs": self.count, "seed": self.first.seed, "interrupted": self.interrupted,
            "difference": self.difference.to_json(), "only_second": self.pairs.more, "only_first": self.pairs.less,
            "rounds": self.rounds.to_json(), "first": self.first.to_json(), "second": self.second.to_json(),
        }  # fmt: skip


def compare(
    first: Setting,
    second: Setting,
    count: int | None = None,
    seed: int | None = None,
    side: str = "",
    until: float | None = None,
    workers: int = 1,
    progress: Callable[[Pairs, int], None] | None = None,
    with_crew: Crew | None = None,
) -> Comparison:
    """Fight both with the same dice. Without a side it is the first one; `until` is how sure the difference must be."""
    number, most = fresh_seed(seed), how_many(count, until)
    ready = [first.ready(), second.ready()]
    wanted = the_side(side, ready[0], ready[1])
    pairs = Pairs()

    def add(found: Pairs) -> int:
        pairs.merge(found)
        if progress is not None:
            progress(pairs, most)
        return pairs.first.count

    def enough() -> bool:
        return until is not None and pairs.difference.margin <= until

    stopped = gather(Work([first, second], play_pairs, (wanted, number), most), add, enough, workers, with_crew)
    one = result_of(ready[0], number, pairs.first, stopped)
    return Comparison(one, result_of(ready[1], number, pairs.second, stopped), wanted, pairs, stopped)


def the_side(wanted: str, *ready: Ready) -> str:
    """The side that is meant; Misfit if there is none of that name in all of them."""
    known = [side for side in ready[0].sides if all(side in each.sides for each in ready)]
    if wanted and wanted not in known:
        raise Misfit("side", wanted, tuple(known))
    if not known:
        raise Misfit("common_side", ", ".join(ready[0].sides), tuple(ready[-1].sides))
    return wanted or known[0]


def play_pairs(ready: tuple[Ready, ...], side: str, seed: int, first: int, last: int) -> Pairs:
    """Some of the pairs."""
    pairs = Pairs()
    for number in range(first, last):
        one, other = (play_one(each, seed_of(seed, number)) for each in ready)
        pairs.first.add(number, one)
        pairs.second.add(number, other)
        pairs.more += other.result == side != one.result
        pairs.less += one.result == side != other.result
        pairs.rounds.add(other.rounds - one.rounds)
    return pairs
