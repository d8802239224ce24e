"""How fast computer players play whole fights, events off and answers unchecked: reference fights, all samples.

A reply is a choice or a throw of dice. Besides fights per second: microseconds and calls of Python functions per reply,
the share of the time that the computer player takes to decide, and the time of a reply in steps of a fixed loop that
runs in between, which tells machines apart from changes. `python -m bench.play NAME` adds the functions that take most
time.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
from collections.abc import Iterator
from io import StringIO
from time import process_time
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import load_encounter, samples
from affray.players.driver import play_out
from bench.references import REFERENCES, Reference

ROUNDS = 4
SECONDS = 1.2
"""How long a round lasts, about."""

YARDSTICK = 20_000


class Figures(NamedTuple):
    """What was measured of one fight."""

    name: str
    fights: float
    replies: float
    rounds: float
    wins: float
    microseconds: float
    calls: float
    share: float
    steps: float


def yardstick() -> float:
    """Seconds for one step of a loop that never changes: a list, a dictionary, an object and two calls."""

    class Thing:
        __slots__ = ("number", "text")

        def __init__(self, number: int) -> None:
            self.number = number
            self.text = str(number)

        def longer(self, other: Thing) -> bool:
            return len(self.text) > len(other.text)

    kept: dict[str, Thing] = {}
    last = Thing(0)
    begun = process_time()
    for number in range(YARDSTICK):
        thing = Thing(number * 7919 % 10_007)
        if thing.longer(last) or thing.text not in kept:
            kept[thing.text] = thing
        last = thing
    return (process_time() - begun) / YARDSTICK


def of_samples() -> Iterator[Reference]:
    for sample in samples():
        loaded = load_encounter(sample.name)
        start = loaded.game.start(loaded.encounter)
        side = next(iter(dict.fromkeys(each.side for each in loaded.game.standings(start))))
        yield Reference(sample.name, loaded.game, start, side, loaded.game.player)


def play(reference: Reference, number: int, player: Any = None) -> Fight[Any]:
    fight: Fight[Any] = Fight(reference.game, reference.start, recording=False, spacing=0)
    play_out(fight, player or reference.player(), Dice(reference.name, number), checked=False)
    return fight


def measure(reference: Reference) -> Figures:
    """The best of some rounds of equal fights; before the first, what depends on the map alone is worked out."""
    begun = process_time()
    count = 0
    while process_time() - begun < SECONDS / 2:
        play(reference, -1 - count)
        count += 1
    count = max(4, 2 * count)
    best, steps = float("inf"), float("inf")
    for _ in range(ROUNDS):
        steps = min(steps, yardstick())
        begun = process_time()
        played = [outcome(reference, play(reference, number)) for number in range(count)]
        best = min(best, process_time() - begun)
    replies = sum(each[0] for each in played) / count
    reply = best / count / replies
    return Figures(
        name=reference.name,
        fights=count / best,
        replies=replies,
        rounds=sum(each[1] for each in played) / count,
        wins=sum(each[2] for each in played) / count,
        microseconds=reply * 1e6,
        calls=calls(reference),
        share=share(reference),
        steps=reply / steps,
    )


def outcome(reference: Reference, fight: Fight[Any]) -> tuple[int, int, bool]:
    return len(fight.journal), reference.game.when(fight.state)[0], fight.over == reference.side


def calls(reference: Reference, fights: int = 4) -> float:
    """Calls of Python functions per reply."""
    found = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal found
        found += event == "call"

    replies = 0
    for number in range(fights):
        sys.setprofile(count)
        try:
            fight = play(reference, number)
        finally:
            sys.setprofile(None)
        replies += len(fight.journal)
    return found / replies


def share(reference: Reference, fights: int = 8) -> float:
    """The part of the time in which the computer player decides."""
    deciding = 0.0
    player = reference.player()

    def timed(fight: Fight[Any], question: Choose) -> Pick:
        nonlocal deciding
        begun = process_time()
        pick = player(fight, question)
        deciding += process_time() - begun
        return pick

    begun = process_time()
    for number in range(fights):
        play(reference, number, timed)
    return deciding / (process_time() - begun)


def profile(reference: Reference, fights: int = 60, lines: int = 40) -> str:
    """The functions that take most time of their own."""
    profiler = cProfile.Profile()
    profiler.enable()
    for number in range(fights):
        play(reference, number)
    profiler.disable()
    found = StringIO()
    pstats.Stats(profiler, stream=found).sort_stats("tottime").print_stats(lines)
    return found.getvalue()


def references() -> Iterator[Reference]:
    for make in REFERENCES:
        yield make()
    yield from of_samples()


HEADER = " fights/s  µs/reply  calls  player  steps  replies  rounds   wins  fight"


def line(figures: Figures) -> str:
    return (
        f"{figures.fights:9.1f} {figures.microseconds:9.1f} {figures.calls:6.0f} {figures.share:7.0%} "
        f"{figures.steps:6.0f} {figures.replies:8.1f} {figures.rounds:7.2f} {figures.wins:6.2f}  {figures.name}"
    )


def table(words: list[str]) -> list[Reference]:
    """A line for each fight that has one of the words in its name, or for all; the fights."""
    print(HEADER)
    found = [each for each in references() if not words or any(word in each.name for word in words)]
    for reference in found:
        print(line(measure(reference)), flush=True)
    return found


if __name__ == "__main__":
    for each in table(sys.argv[1:]):
        print(profile(each))
