"""Measures and prints a table: `python -m bench`, or only what has a word in its name: `python -m bench replay`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from bench import acks2, eclipse_phase, fifth_edition, flood, replay, starfinder
from bench.replay import Row

GAMES = {
    "fifth_edition": fifth_edition.measure,
    "acks2": acks2.measure,
    "eclipse_phase": eclipse_phase.measure,
    "starfinder": starfinder.measure,
}


def rows() -> Iterator[Row]:
    yield from replay.measure()
    for name, microseconds in flood.measure().items():
        yield Row(name, microseconds, "us")
    for game, measure in GAMES.items():
        for name, value in measure().items():
            yield Row(f"{game}: {name}", value, "")


def main(words: list[str]) -> None:
    for row in rows():
        if all(word in row.name for word in words):
            print(f"{row.value:12.3f} {row.unit:9} {row.name}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
