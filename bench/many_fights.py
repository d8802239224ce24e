"""How many fights the automatic player plays in a second, and where the time goes; events off, answers unchecked."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Iterator
from io import StringIO
from itertools import pairwise
from time import process_time
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.players.driver import play_out
from affray.rulesets.game import Game


def fights(game: Game[Any], start: Any, count: int, name: str = "bench") -> Iterator[Fight[Any]]:
    """So many fights, played to the end by the automatic player."""
    for number in range(count):
        fight: Fight[Any] = Fight(game, start, recording=False, spacing=0)
        play_out(fight, game.player(), Dice(name, number), checked=False)
        yield fight


def measure(game: Game[Any], start: Any, side: str, count: int, rounds: int = 3) -> dict[str, float]:
    """Fights per second on one core, the best of some rounds, and what the fights are like."""
    played = fights(game, start, count * (rounds + 1))
    for _ in range(count):  # masks that depend on the map alone are computed on first use
        next(played)
    times, wins, lasted, replies = [process_time()], 0, 0, 0
    for _ in range(rounds):
        for _ in range(count):
            fight = next(played)
            wins += fight.over == side
            lasted += game.when(fight.state)[0]
            replies += len(fight.journal)
        times.append(process_time())
    total = count * rounds
    return {
        "fights per second": round(count / min(later - sooner for sooner, later in pairwise(times)), 1),
        "rounds per fight": round(lasted / total, 2),
        "replies per fight": round(replies / total, 1),
        f"{side} win": round(wins / total, 3),
    }


def profile(game: Game[Any], start: Any, count: int = 100, lines: int = 40) -> str:
    """The functions that take most time of their own."""
    list(fights(game, start, 50))
    profiler = cProfile.Profile()
    profiler.enable()
    list(fights(game, start, count))
    profiler.disable()
    found = StringIO()
    pstats.Stats(profiler, stream=found).sort_stats("tottime").print_stats(lines)
    return found.getvalue()


def report(game: Game[Any], start: Any, side: str, count: int) -> None:
    """Figures, then the profile."""
    for name, value in measure(game, start, side, count).items():
        print(f"{value:10.2f}  {name}")
    print(profile(game, start))
