"""How long a view takes and how large it is: for whoever is asked, in every game, with 10 to 200 combatants.

Two lines of stat blocks of the game face each other on an open map; the automatic player plays them for a while. Then
after every answer the seat of whoever is asked looks: `python -m bench.views`, or only one game: `... acks2`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.core.views import Seat, side_of
from affray.files.encounters import bestiary, build
from affray.rulesets import find
from affray.rulesets.game import Game
from bench.replay import Row

SIZES = (10, 20, 50, 100, 200)
LINES = {
    "acks2": ("line", "levy_spear", "marauders", "tusk_raider"),
    "coinflip": ("a", "levy", "b", "trooper"),
    "eclipse_phase": ("security", "dockguard", "raiders", "tin_hand"),
    "fifth_edition": ("heroes", "brann_oakhand", "raiders", "ridge_raider"),
    "starfinder": ("crew", "okoro", "raiders", "gunner"),
}
"""Two sides, each with the stat block that fights for it."""
PER_ROW = 20


class Looked(NamedTuple):
    """What the looks of one size cost: milliseconds of the processor, and bytes; with the log in increments."""

    combatants: int
    milliseconds: float
    worst: float
    bytes: int


def start(game: Game[Any], count: int) -> Any:
    one, unit, other, enemy = LINES[game.name]
    people = [
        {"unit": stat, "side": side, "id": f"{side}_{number}", "at": place(number, row)}
        for side, stat, row in ((one, unit, 2), (other, enemy, 26))
        for number in range(count // 2)
    ]
    data = {"game": game.name, "map": {"size": [44, 48]}, "combatants": people, **bestiary(game)}
    return game.start(build(game, data))


def place(number: int, row: int) -> list[int]:
    return [2 + 2 * (number % PER_ROW), row + 3 * (number // PER_ROW)]


def looks(game: Game[Any], count: int, answers: int = 60, warm: int = 20) -> Looked:
    """Play on and look, after every answer, with the eyes of whoever is asked."""
    fight: Fight[Any] = Fight(game, start(game, count))
    player, dice = game.player(), Dice("views", count)
    told: dict[str, int] = {}
    times: list[float] = []
    sizes: list[int] = []
    while len(times) < answers + warm and fight.open:
        if fight.throw(dice):
            continue
        question = fight.open[0]
        assert isinstance(question, Choose)
        side = side_of(fight, question.who)
        seat = Seat(side, side, (question.who,))
        before = process_time()
        view = fight.view(seat, since=told.get(side, 0))
        times.append((process_time() - before) * 1000)
        sizes.append(len(view.bytes()))
        told[side] = view["told"]
        fight.give(player(fight, question))
    kept = times[warm:] or times
    return Looked(count, median(kept), max(kept), int(median(sizes[warm:] or sizes)))


def measure() -> Iterator[Row]:
    for name in LINES:
        for count in SIZES:
            looked = looks(find(name), count)
            yield Row(f"{name}: a view of {count}", looked.milliseconds, "ms")
            yield Row(f"{name}: a view of {count}", looked.bytes / 1000, "kB")


def main(words: list[str]) -> None:
    print(f"{'':14} {'n':>4} {'median ms':>10} {'worst ms':>10} {'kB':>7}")
    for name in words or LINES:
        for count in SIZES:
            n, milliseconds, worst, size = looks(find(name), count)
            print(f"{name:14} {n:4} {milliseconds:10.1f} {worst:10.1f} {size / 1000:7.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
