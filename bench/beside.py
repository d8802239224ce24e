"""The engine interpreted and compiled, fight by fight and round by round in turn, so that both find the machine alike.

    python -m bench.beside build/compiled [NAME...]

Each runs in a process of its own and counts the time of the processor alone. Of some rounds of equal fights the best
is told: fights per second, microseconds per reply, and what a reply costs in steps of the fixed loop of `bench.play`,
which is interpreted in both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from bench.play import play, references, yardstick

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
SECONDS = 0.8
"""How long a round of the slower one lasts, about."""
WORK = "--work"
"""Said to the processes that play."""


class Round(NamedTuple):
    """Some fights that one process has played."""

    seconds: float
    replies: int
    step: float


class Player:
    """A process that plays fights with one of the two engines."""

    def __init__(self, engine: Path) -> None:
        there = os.environ | {"PYTHONPATH": f"{engine}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "bench.beside", WORK]
        self.process = subprocess.Popen(
            command, env=there, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *question: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def names(self) -> list[str]:
        found: list[str] = self.ask("", 0)
        return found

    def round(self, name: str, count: int) -> Round:
        return Round(*self.ask(name, count))

    def leave(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def work() -> None:
    """Answer each line on the input, the name of a fight and how many of it, with what they took."""
    known = {each.name: each for each in references()}
    for line in sys.stdin:
        name, count = json.loads(line)
        if not name:
            answer: Any = list(known)
        else:
            step = yardstick()
            begun = process_time()
            replies = sum(len(play(known[name], number).journal) for number in range(count))
            answer = process_time() - begun, replies, step
        print(json.dumps(answer), flush=True)


class Figures(NamedTuple):
    """What was measured of one fight with one engine."""

    fights: float
    microseconds: float
    steps: float


def measured(players: list[Player], name: str) -> Iterator[Figures]:
    for player in players:  # what depends on the map alone is worked out
        player.round(name, 2)
    count = max(2, int(8 * SECONDS / max(player.round(name, 8).seconds for player in players)))
    rounds = [[player.round(name, count) for player in players] for _ in range(ROUNDS)]
    for own in zip(*rounds, strict=True):
        best, step = min(each.seconds for each in own), min(each.step for each in own)
        reply = best / own[0].replies
        yield Figures(count / best, reply * 1e6, reply / step)


def main(compiled: str, words: list[str]) -> None:
    players = [Player(ROOT / "src"), Player(Path(compiled).resolve())]
    print("interpreted  µs/reply  steps   compiled  µs/reply  steps   times  fight")
    for name in players[0].names():
        if not words or any(word in name for word in words):
            first, second = measured(players, name)
            print(
                f"{first.fights:11.1f} {first.microseconds:9.1f} {first.steps:6.0f} {second.fights:10.1f}"
                f" {second.microseconds:9.1f} {second.steps:6.0f} {second.fights / first.fights:7.2f}  {name}",
                flush=True,
            )
    for player in players:
        player.leave()


if __name__ == "__main__":
    if sys.argv[1:] == [WORK]:
        work()
    elif len(sys.argv) > 1:
        main(sys.argv[1], sys.argv[2:])
    else:
        sys.exit(f"usage: {(__doc__ or '').splitlines()[2].strip()}")
