"""Mirrored fights of Starfinder: the same people on both sides, each player once on either side, so that nothing but
the players decides.

`python -m bench.mirror_starfinder plain random` tells how often the first wins, with its interval.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.game import Player
from affray.rulesets.starfinder import RULESET

CREW = ("vex", "okoro", "ilsa", "tamsin")
MOB = ("dock_rat", "dock_rat", "gunner", "hound")
HEAVY = ("breaker", "gunner", "gunner")
FIGHTS = 100


class Score(NamedTuple):
    """How many of some fights the first player won, and how many nobody did."""

    fights: int
    won: int
    drawn: int

    @property
    def share(self) -> float:
        """Half of a draw counts."""
        return (self.won + self.drawn / 2) / self.fights

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval of the share."""
        n, p = self.fights, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half


def mirrored(units: tuple[str, ...] = CREW, apart: int = 12) -> Any:
    """The start of a fight of some people against the same people, on ground that looks the same from both sides."""
    width, height = apart + 8, 2 * len(units) + 6
    people = []
    for number, unit in enumerate(units):
        y = 3 + 2 * number
        people.append({"unit": unit, "id": f"{unit}{number}w", "side": "west", "at": [2, y], "controller": "gm"})
        east = [width - 4, height - 2 - y]
        people.append({"unit": unit, "id": f"{unit}{number}e", "side": "east", "at": east, "controller": "gm"})
    middle = width // 2
    crates = [[middle - 3, 4], [middle - 3, 5], [middle + 2, height - 5], [middle + 2, height - 6]]
    ground = {"size": [width, height], "terrain": [{"kind": "crate", "squares": crates}]}
    data = {"game": RULESET.name, "title": "Mirror", "map": ground, "combatants": people}
    return RULESET.start(load_encounter(data).encounter)


def sided(players: dict[str, Player]) -> Player:
    """A player who decides for each side as somebody else would."""

    def play(fight: Fight[Any], question: Choose) -> Pick:
        fighter = fight.state.fighters.get(question.who)
        side = "west" if fighter is None else fighter.side
        return players[side](fight, question)

    return play


def compare(
    first: Callable[[int], Player], second: Callable[[int], Player], start: Any = None, fights: int = FIGHTS
) -> Score:
    """Play pairs of fights with the same dice, in which the players change sides."""
    begun = mirrored() if start is None else start
    won = drawn = 0
    for number in range(fights):
        own, other = ("west", "east") if number % 2 == 0 else ("east", "west")
        fight: Fight[Any] = Fight(RULESET, begun, recording=False, spacing=0)
        play_out(fight, sided({own: first(number), other: second(number)}), Dice("mirror", number // 2))
        won += fight.over == own
        drawn += fight.over not in (own, other)
    return Score(fights, won, drawn)


def named(name: str) -> Callable[[int], Player]:
    """A player by its name: a style, or `random`."""
    return (lambda number: RandomLegal("mirror", number)) if name == "random" else lambda number: RULESET.player(name)


if __name__ == "__main__":
    one, two = sys.argv[1:3]
    for units in (CREW, MOB, HEAVY):
        score = compare(named(one), named(two), mirrored(units), int(sys.argv[3]) if len(sys.argv) > 3 else FIGHTS)
        low, high = score.interval()
        print(f"{score.share:6.3f} [{low:.3f}, {high:.3f}]  {score.drawn} drawn  {' '.join(units)}", flush=True)
