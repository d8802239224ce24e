"""How strong the computer players are: mirrored fights of every game, the same people on both sides, both seatings.

`python -m bench.players [GAME ...] [ENCOUNTER ...] [FIGHTS]` prints how often look-ahead beats the plain player and how
often the plain one beats whoever plays at random, of the fights that were not drawn, with Wilson's interval. There are
two encounters of every game: a `company` of sample people, and a `captain` with his recruits.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.files.encounters import load_encounter
from affray.players import named
from affray.players.driver import play_out
from affray.players.styles import Sides
from affray.rulesets.game import Game
from affray.simulate.intervals import Estimate, share
from bench.mirror_captains import CAPTAINS

FIGHTS = 24
LOOKING, PLAIN, RANDOM = "lookahead:48", "plain", "random"
MOST_REPLIES = 3000
"""A fight that is not over by then is a draw."""

Data = dict[str, Any]

COMPANIES: dict[str, Data] = {
    "coinflip": {
        "map": {"size": [16, 16]},
        "units": ["trooper", "levy", "levy"],
        "at": ([[5, 3], [7, 3], [9, 3]], [[9, 12], [7, 12], [5, 12]]),
    },
    "fifth_edition": {
        "map": {"size": [16, 10]},
        "units": ["gate_brute", "mire_hound", "ridge_raider", "ridge_raider"],
        "at": ([[4, 4], [3, 6], [2, 3], [2, 7]], [[10, 4], [12, 3], [13, 6], [13, 2]]),
    },
    "starfinder": {
        "map": {"size": [14, 10]},
        "units": ["hound", "gunner", "dock_rat"],
        "at": ([[3, 4], [1, 5], [3, 6]], [[10, 5], [12, 4], [10, 3]]),
    },
    "acks2": {
        "map": {"size": [12, 14]},
        "units": ["hedge_captain", "tusk_raider", "marsh_archer"],
        "at": ([[5, 4], [6, 4], [5, 2]], [[6, 9], [5, 9], [6, 11]]), "facing": ("N", "S"),
    },
    "eclipse_phase": {
        "map": {"size": [24, 16]},
        "units": ["dockguard", "marksman", "blade"],
        "at": ([[4, 8], [3, 10], [5, 6]], [[19, 8], [20, 6], [18, 10]]),
    },
}  # fmt: skip


MIRRORED: dict[str, dict[str, Data]] = {"company": COMPANIES, "captain": CAPTAINS}


class Strength(NamedTuple):
    """How often one style beat another."""

    game: str
    encounter: str
    style: str
    other: str
    won: Estimate
    drawn: int
    fights: int


def encounter(game: str, name: str = "company") -> Data:
    """A mirrored encounter as a file would hold it."""
    drawn = MIRRORED[name][game]
    people = []
    for side, places in enumerate(drawn["at"]):
        for number, unit in enumerate(drawn["units"]):
            one = {"id": f"{'ab'[side]}{number + 1}", "unit": unit, "side": "ab"[side], "at": places[number]}
            people.append(one | ({"facing": drawn["facing"][side]} if "facing" in drawn else {}))
    more = {key: drawn[key] for key in ("items", "bestiary") if key in drawn}
    return {"game": game, "map": drawn["map"], **more, "combatants": people}


def measure(game: str, style: str, other: str, fights: int, name: str = "company") -> Strength:
    """How often a style beats another in a mirrored encounter of a game."""
    loaded = load_encounter(encounter(game, name))
    return tournament(loaded.game, loaded.game.start(loaded.encounter), style, other, fights, name)


def tournament(game: Game[Any], start: Any, style: str, other: str, fights: int, name: str = "") -> Strength:
    """Every pair of fights has the same dice, and the two change sides between them. Nobody's stat block is secret:
    both sides have the same people.
    """
    won = drawn = 0
    for number in range(fights):
        side = "ab"[number % 2]
        fight: Fight[Any] = Fight(game, start)
        fight.secret = frozenset()
        one, two = named(style, game, number), named(other, game, number)
        play_out(fight, Sides({side: one}, two), Dice("seatings", number // 2), too_long)
        won += fight.over == side
        drawn += fight.over not in ("a", "b")
    return Strength(game.name, name, style, other, share(won, fights - drawn), drawn, fights)


def too_long(fight: Fight[Any]) -> bool:
    return len(fight.journal) >= MOST_REPLIES


def table(words: list[str], fights: int = FIGHTS) -> Iterator[Strength]:
    """What is named of the games, and of the encounters; all of those of which nothing is."""
    for game in [each for each in COMPANIES if each in words] or COMPANIES:
        for name in [each for each in MIRRORED if each in words] or MIRRORED:
            yield measure(game, PLAIN, RANDOM, fights, name)
            yield measure(game, LOOKING, PLAIN, fights, name)


def line(each: Strength) -> str:
    interval = f"({each.won.low:.1%}–{each.won.high:.1%}), {each.drawn} drawn of {each.fights}"
    return f"{each.game:14} {each.encounter:8} {each.style:>13} beats {each.other:7} {each.won.value:6.1%} {interval}"


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    for each in table([word for word in sys.argv[1:] if not word.isdigit()], *numbers):
        print(line(each), flush=True)
