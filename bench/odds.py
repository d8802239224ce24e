"""How long exact odds take: of the answers of computer players that dice decide, in all samples of every game.

`python -m bench.odds [GAME ...]` plays each sample some times. Whenever somebody decides something on which dice hang,
the odds of it are asked for: the first time in that moment, and once more (`again`). It prints milliseconds of the
processor (the median, what one in ten and one in a hundred exceed, and the worst), the median in steps of the fixed
loop of `bench.play`, which tells machines apart from changes, and the futures that were followed for an answer. The
first fight of a sample warms the process up and is not counted. Garbage is collected as seldom as at a table that is
served. With `profile` as a word it tells what the time is spent on.
"""

from __future__ import annotations

import cProfile
import gc
import pstats
import sys
from collections.abc import Iterator
from statistics import mean, median, quantiles
from time import process_time
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.odds.trial import Trial
from affray.players.driver import play_out
from affray.server.app import SELDOM
from bench.play import Reference, of_samples, yardstick

FIGHTS = 6
"""So many fights of each sample; the first is not counted."""

MOST = 120
"""So many answers of each fight."""


class Asked(NamedTuple):
    """What the odds of one answer cost, in milliseconds."""

    do: str
    first: float
    again: float
    futures: int


class Followed:
    """Counts the futures that are followed."""

    def __init__(self) -> None:
        self.count = 0
        play = Trial.play

        def counted(trial: Trial, *more: Any) -> Any:
            self.count += 1
            return play(trial, *more)

        Trial.play = counted  # type: ignore[method-assign]


FOLLOWED = Followed()


class Asking:
    """A player of whose answers the odds are asked before they are given."""

    def __init__(self, player: Any, profiler: cProfile.Profile | None = None) -> None:
        self.player, self.profiler, self.found = player, profiler, list[Asked]()

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        pick: Pick = self.player(fight, question)
        if len(self.found) < MOST:
            self.ask(fight, pick)
        return pick

    def ask(self, fight: Fight[Any], pick: Pick) -> None:
        before = FOLLOWED.count
        if self.profiler is not None:
            self.profiler.enable()
        begun = process_time()
        odds = fight.odds(pick)
        first = process_time() - begun
        if self.profiler is not None:
            self.profiler.disable()
        begun = process_time()
        fight.odds(pick)
        again = process_time() - begun
        if odds is not None and not odds.certain:
            self.found.append(Asked(pick.do, first * 1000, again * 1000, FOLLOWED.count - before))


def ask(reference: Reference, profiler: cProfile.Profile | None = None) -> list[Asked]:
    """The odds of what the computer players decide in some fights of a sample."""
    found: list[Asked] = []
    for number in range(FIGHTS):
        fight: Fight[Any] = Fight(reference.game, reference.start)
        asking = Asking(reference.player(), profiler if number else None)
        play_out(fight, asking, Dice(reference.name, number))
        found += asking.found if number else []
    return found


COLUMNS = ("answers", "median", "90%", "99%", "worst", "again", "steps", "futures")
HEADER = f"{'':14} " + " ".join([f"{each:>8}" for each in COLUMNS])


def line(name: str, asked: list[Asked], step: float) -> str:
    times = [each.first for each in asked]
    tenths = quantiles(times, n=100) if len(times) > 1 else times * 99
    again, futures = max([each.again for each in asked]), mean([each.futures for each in asked])
    return (
        f"{name:14} {len(times):8} {median(times):8.2f} {tenths[89]:8.2f} {tenths[98]:8.2f} {max(times):8.2f} "
        f"{again:8.3f} {median(times) / step / 1000:8.0f} {futures:8.1f}"
    )


def table(names: list[str], profiler: cProfile.Profile | None = None) -> Iterator[str]:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    yield HEADER
    games: dict[str, list[Reference]] = {}
    for sample in of_samples():
        games.setdefault(sample.game.name, []).append(sample)
    for name in names or games:
        step = min([yardstick() for _ in range(4)])
        asked = [each for sample in games[name] for each in ask(sample, profiler)]
        yield line(name, asked, step)
        kinds: dict[str, list[Asked]] = {}
        for each in asked:
            kinds.setdefault(each.do, []).append(each)
        for do, found in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
            yield line("  " + do[:12], found, step)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "profile"]
    watching = cProfile.Profile() if "profile" in sys.argv else None
    for each in table(words, watching):
        print(each, flush=True)
    if watching is not None:
        pstats.Stats(watching).sort_stats("tottime").print_stats(45)
