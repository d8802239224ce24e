"""Mirrored fights of the fifth edition: the same people on both sides, each player once on either, with the same dice.

`python -m bench.mirror_fifth_edition plain random [FIGHTS]` tells how often the first wins, half of a draw counting,
with Wilson's interval.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.game import Player
from affray.simulate.intervals import Estimate, share

PARTY = ("brann_oakhand", "sela_quickwater", "ilmar_voss", "sister_tamsin")
BLADES = ("brann_oakhand", "brann_oakhand", "sela_quickwater", "mire_hound")
PACK = ("gate_brute", "mire_hound", "mire_hound", "ridge_raider", "ridge_raider", "ridge_raider")
FIGHTS = 100
WEST, EAST = "west", "east"


class Score(NamedTuple):
    """How many of some fights the first player won, and how many nobody did."""

    fights: int
    won: int
    drawn: int

    @property
    def share(self) -> Estimate:
        """Half of the draws count."""
        return share(self.won + self.drawn // 2, self.fights)


def mirrored(units: tuple[str, ...] = PARTY) -> Any:
    """The start of a fight of some people against the same people, on ground that looks the same from both sides."""
    people = []
    for number, unit in enumerate(units):
        people.append({"unit": unit, "id": f"{unit}{number}w", "side": WEST, "at": [3, 2 + 2 * number]})
        people.append({"unit": unit, "id": f"{unit}{number}e", "side": EAST, "at": [19, 2 + 2 * number]})
    terrain = [
        {"kind": "boulder", "squares": [[11, 5], [11, 6], [12, 5], [12, 6]], "cover": "total", "blocks_movement": True},
        {"kind": "mud", "squares": [[8, 7], [8, 8], [15, 7], [15, 8]], "difficult": True},
    ]
    data = {"game": RULESET.name, "title": "Mirror", "map": {"size": [24, 16], "terrain": terrain}}
    return RULESET.start(load_encounter({**data, "combatants": people}).encounter)


def sided(players: dict[str, Player]) -> Player:
    """A player who decides for each side as somebody else would."""

    def play(fight: Fight[Any], question: Choose) -> Pick:
        fighter = fight.state.fighters.get(question.who)
        return players[WEST if fighter is None else fighter.side](fight, question)

    return play


def compare(
    first: Callable[[int], Player], second: Callable[[int], Player], start: Any = None, fights: int = FIGHTS
) -> Score:
    """Play pairs of fights with the same dice, in which the players change sides."""
    begun = mirrored() if start is None else start
    won = drawn = 0
    for number in range(fights):
        own, other = (WEST, EAST) if number % 2 == 0 else (EAST, WEST)
        fight: Fight[Any] = Fight(RULESET, begun, recording=False, spacing=0)
        play_out(fight, sided({own: first(number), other: second(number)}), Dice("mirror", number // 2))
        won += fight.over == own
        drawn += fight.over not in (own, other)
    return Score(fights, won, drawn)


def named(name: str) -> Callable[[int], Player]:
    """A player by its name: a style, or `random`."""
    if name == "random":
        return lambda number: RandomLegal("mirror", number, avoid=("surrender",))
    return lambda number: RULESET.player(name)


if __name__ == "__main__":
    one, two = sys.argv[1:3]
    for units in (PARTY, BLADES, PACK):
        score = compare(named(one), named(two), mirrored(units), int(sys.argv[3]) if len(sys.argv) > 3 else FIGHTS)
        found = score.share
        interval = f"[{found.low:.3f}, {found.high:.3f}]"
        print(f"{found.value:6.3f} {interval}  {score.drawn} drawn  {' '.join(units)}", flush=True)
