"""How many fights of the fifth edition the automatic player plays in a second, and where the time goes.

Four heroes against six raiders on a map of 24 x 24 squares with walls and difficult ground, events off.
"""

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
from affray.files.encounters import bestiary, build
from affray.players.driver import play_out
from affray.rulesets.fifth_edition import RULESET

WALLS = [(3, 5), (3, 6), (3, 7), (8, 2), (8, 3), (12, 10), (12, 11), (12, 12), (13, 12), (18, 6), (18, 7), (19, 7)]
MUD = [(x, y) for x in range(9, 13) for y in range(4, 7)] + [(x, y) for x in range(4, 8) for y in range(15, 18)]
HEROES = {"brann_oakhand": (4, 10), "sela_quickwater": (4, 12), "ilmar_voss": (2, 11), "sister_tamsin": (3, 13)}
RAIDERS = ((18, 9), (18, 11), (18, 13), (20, 8), (20, 12), (20, 15))


def encounter() -> dict[str, Any]:
    """The encounter as a file would have it."""
    return {
        "game": "fifth_edition",
        "title": "Four against six",
        "map": {"width": 24, "height": 24},
        "features": [
            {"kind": "wall", "squares": [list(each) for each in WALLS], "cover": "total", "blocks_movement": True},
            {"kind": "mud", "squares": [list(each) for each in MUD], "difficult": True},
            {"kind": "fence", "edges": [[[15, y], [16, y]] for y in range(9, 13)], "cover": "half"},
        ],
        "combatants": [
            *({"unit": name, "position": list(place)} for name, place in HEROES.items()),
            *(
                {"unit": "ridge_raider", "id": f"raider_{number}", "position": list(place)}
                for number, place in enumerate(RAIDERS, 1)
            ),
        ],
        "options": {"initiative_tie": "dexterity", "group_member_order": "fixed"},
        **bestiary(RULESET),
    }


def fights(count: int, name: str = "bench") -> Iterator[Fight[Any]]:
    """So many fights, played to the end by the automatic player."""
    start = RULESET.start(build(RULESET, encounter()))
    for number in range(count):
        fight: Fight[Any] = Fight(RULESET, start, recording=False, spacing=0)
        play_out(fight, RULESET.player(), Dice(name, number), checked=False)
        yield fight


def measure(count: int = 400, rounds: int = 3) -> dict[str, float]:
    """Fights per second on one core, the best of some rounds, and what the fights are like."""
    played = fights(count * (rounds + 1))
    for _ in range(count):  # masks that depend on the map alone are computed on first use
        next(played)
    times, wins, lasted, replies = [process_time()], 0, 0, 0
    for _ in range(rounds):
        for _ in range(count):
            fight = next(played)
            wins += fight.over == "heroes"
            lasted += fight.state.round
            replies += len(fight.journal)
        times.append(process_time())
    total = count * rounds
    return {
        "fights per second": round(count / min(later - sooner for sooner, later in pairwise(times)), 1),
        "rounds per fight": round(lasted / total, 2),
        "replies per fight": round(replies / total, 1),
        "heroes win": round(wins / total, 3),
    }


def profile(count: int = 200, lines: int = 40) -> str:
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
