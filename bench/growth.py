"""What a fight costs as it grows: an answer, the computer player, a view with all options, undo of an answer or a turn.

`python -m bench.growth [GAME ...]` prints of each the median and what one in twenty exceeds, in milliseconds of the
processor, with 10 to 200 combatants (the lines of `bench.views`), and how fast each grows: 1 is as fast as their
number. Garbage is collected as seldom as at a table that is served.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from math import log
from statistics import median, quantiles
from time import process_time
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.core.views import Seat, side_of
from affray.players.believing import Believing
from affray.players.driver import play_out
from affray.rulesets import find
from affray.rulesets.game import Game
from affray.server.app import SELDOM
from bench.views import LINES, start

SIZES = (10, 50, 100, 200)
WHAT = ("answer", "player", "view", "undo", "turn")
REPLIES_EACH = 6
"""After so many replies for each combatant everybody has been asked, and most have met an enemy."""
WARM = 20
"""The first answers fill what is kept per map and moment, and are not counted."""


class Clock:
    """Milliseconds of the processor, by what they were spent on."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {what: [] for what in WHAT}
        self._since = 0.0

    def __enter__(self) -> None:
        self._since = process_time()

    def __exit__(self, *_: object) -> None:
        self.last = (process_time() - self._since) * 1000

    def keep(self, what: str) -> None:
        self.spent[what].append(self.last)

    def of(self, what: str) -> list[float]:
        return self.spent[what][WARM:] or self.spent[what]


def grown(game: Game[Any], count: int, answers: int = 60) -> Clock:
    """Play so many people into the middle of the fight; then look, and take each answer back and bring it back."""
    fight: Fight[Any] = Fight(game, start(game, count))
    player, dice, clock = Believing(game.player()), Dice("growth", count), Clock()
    play_out(fight, game.player(), dice, stop=lambda fight: len(fight.journal) >= count * REPLIES_EACH)
    for _ in range(answers + WARM):
        while fight.throw(dice):
            pass
        question = fight.pending
        if not isinstance(question, Choose):
            break
        side = side_of(fight, question.who)
        with clock:
            fight.view(Seat(side, side, (question.who,)), since=len(fight.known.log(side).lines))
        clock.keep("view")
        with clock:
            pick = player(fight, question)
        clock.keep("player")
        with clock:
            refused = fight.answer(pick)
        clock.keep("answer")
        assert not refused, refused
        with clock:
            fight.undo()
        clock.keep("undo")
        fight.redo()
        with clock:
            gone = fight.undo("turn")
        clock.keep("turn")
        fight.redo(gone)
    return clock


def power(sizes: tuple[int, ...], times: list[float]) -> float:
    """The slope between the smallest and the largest on paper with two logarithmic scales."""
    return log(max(times[-1], 1e-6) / max(times[0], 1e-6)) / log(sizes[-1] / sizes[0])


def table(names: list[str]) -> Iterator[str]:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    yield f"{'':14} {'':7}" + "".join([f"{count:>16}" for count in SIZES]) + f"{'growth':>8}"
    for name in names:
        clocks = [grown(find(name), count) for count in SIZES]
        for what in WHAT:
            times = [clock.of(what) for clock in clocks]
            told = "".join([f"{median(each):9.2f} {quantiles(each, n=20)[-1]:6.1f}" for each in times])
            yield f"{name:14} {what:7}{told}{power(SIZES, [median(each) for each in times]):8.2f}"


if __name__ == "__main__":
    for line in table(sys.argv[1:] or list(LINES)):
        print(line, flush=True)
