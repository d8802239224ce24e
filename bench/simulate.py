"""How many fights a second are simulated by one process, by several, and on a Ray cluster: `python -m bench.simulate`.

Efficiency is the part of the speed of one process that each of several keeps.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from time import perf_counter

from affray.simulate import Crew, crew, setting, simulate
from affray.simulate.crews import cores

FIGHTS = 400


def speed(hands: Crew, name: str, count: int) -> float:
    """Fights per second, once everybody is warm."""
    given = setting(name, open=True)
    simulate(given, 20 * hands.size, seed=1, with_crew=hands)
    begun = perf_counter()
    simulate(given, count, seed=2, with_crew=hands)
    return count / (perf_counter() - begun)


def main(words: list[str]) -> None:
    name = words[0] if words else "dry_ford"
    ways = {"one process": (1, None), f"{cores()} processes": (cores(), None)}
    if find_spec("ray"):
        ways["Ray on this machine"] = (1, "")
    alone = 0.0
    for title, (workers, ray) in ways.items():
        with crew(workers, ray) as hands:
            found = speed(hands, name, FIGHTS)
            alone = alone or found
            print(f"{found:10.1f} fights/s  {found / alone / hands.size:6.2f} efficiency  {title}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
