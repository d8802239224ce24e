"""Measures and prints tables: `python -m bench`, or only what has a word in its name: `python -m bench skirmish`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from bench import flood, play, players, replay, views
from bench.replay import Row


def rows() -> Iterator[Row]:
    yield from replay.measure()
    for name, microseconds in flood.measure().items():
        yield Row(name, microseconds, "us")
    yield from views.measure()


def main(words: list[str]) -> None:
    play.table(words)
    for row in rows():
        if all(word in row.name for word in words):
            print(f"{row.value:12.3f} {row.unit:9} {row.name}", flush=True)
    if not words or "players" in words:
        for strength in players.table([]):
            print(players.line(strength), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
