"""How many fights a second are simulated by one process, by several, and on a Ray cluster: `python -m bench.simulate`.

Efficiency is the part of the speed of one process that each of several keeps; it means something on a machine that does
nothing else. What a fight costs all processes together, in milliseconds of the processor, hardly hangs on that: the
second efficiency is the part of it that one process alone would need.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from time import perf_counter
from typing import NamedTuple

import psutil

from affray.simulate import Crew, crew, setting, simulate
from affray.simulate.crews import cores

FIGHTS = 400


class Speed(NamedTuple):
    per_second: float
    cost: float
    """Milliseconds of the processor for each fight."""


def spent() -> float:
    """Seconds of the processor that this process and all that it started have taken."""
    here = psutil.Process()
    times = [each.cpu_times() for each in (here, *here.children(recursive=True))]
    return sum([each.user + each.system for each in times])


def speed(hands: Crew, name: str, count: int) -> Speed:
    """How fast fights are played, once everybody is warm."""
    given = setting(name, open=True)
    simulate(given, 20 * hands.size, seed=1, with_crew=hands)
    begun, before = perf_counter(), spent()
    simulate(given, count, seed=2, with_crew=hands)
    return Speed(count / (perf_counter() - begun), (spent() - before) / count * 1000)


def main(words: list[str]) -> None:
    name = words[0] if words else "dry_ford"
    fights = int(words[1]) if len(words) > 1 else FIGHTS
    ways = {"one process": (1, None), f"{cores()} processes": (cores(), None)}
    if find_spec("ray"):
        ways["Ray on this machine"] = (1, "")
    alone: Speed | None = None
    for title, (workers, ray) in ways.items():
        with crew(workers, ray) as hands:
            found = speed(hands, name, fights)
            alone = alone or found
            print(
                f"{found.per_second:10.1f} fights/s  {found.per_second / alone.per_second / hands.size:6.2f} efficiency"
                f"  {found.cost:8.2f} ms/fight  {alone.cost / found.cost:6.2f} of the processor  {title}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
