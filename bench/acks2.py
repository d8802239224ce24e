"""How many fights of ACKS II the automatic player plays in a second, and where the time goes.

The largest sample encounter: eight in a line against a huge beast on a map of 16 x 20 squares, events off.
"""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Iterator
from functools import cache
from importlib.resources import as_file, files
from io import StringIO
from itertools import pairwise
from time import process_time
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.rulesets.acks2 import RULESET

LARGEST = "beast_at_the_ford.yaml"


@cache
def start() -> Any:
    """The state in which every fight begins; masks that depend on the map alone are kept with it."""
    with as_file(files(RULESET.package) / "bestiary" / LARGEST) as path:
        return RULESET.start(load_encounter(path, games=[RULESET]).encounter)


def fights(count: int, name: str = "bench") -> Iterator[Fight[Any]]:
    """So many fights, played to the end by the automatic player."""
    for number in range(count):
        fight: Fight[Any] = Fight(RULESET, start(), recording=False, spacing=0)
        play_out(fight, RULESET.player(), Dice(name, number), checked=False)
        yield fight


def measure(count: int = 150, rounds: int = 3) -> dict[str, float]:
    """Fights per second on one core, the best of some rounds, and what the fights are like."""
    played = fights(count * (rounds + 1))
    for _ in range(count):  # masks that depend on the map alone are computed on first use
        next(played)
    times, wins, lasted, replies = [process_time()], 0, 0, 0
    for _ in range(rounds):
        for _ in range(count):
            fight = next(played)
            wins += fight.over == "line"
            lasted += fight.state.round
            replies += len(fight.journal)
        times.append(process_time())
    total = count * rounds
    return {
        "fights per second": round(count / min(later - sooner for sooner, later in pairwise(times)), 1),
        "rounds per fight": round(lasted / total, 2),
        "replies per fight": round(replies / total, 1),
        "the line wins": round(wins / total, 3),
    }


def profile(count: int = 100, lines: int = 40) -> str:
    """The functions that take most time of their own."""
    list(fights(50))
    profiler = cProfile.Profile()
    profiler.enable()
    list(fights(count))
    profiler.disable()
    found = StringIO()
    pstats.Stats(profiler, stream=found).sort_stats("tottime").print_stats(lines)
    return found.getvalue()


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{value:10.2f}  {name}")
    print(profile())
