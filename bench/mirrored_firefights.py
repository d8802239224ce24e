"""Mirrored firefights of Eclipse Phase: the same people on both sides, each player once on either.

`python -m bench.mirrored_firefights [fights]` lets the plain player meet one who does anything legal, and its other
styles; an interval says how sure the share of wins is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.game import Player

CRATES = [
    {"kind": "cover", "level": "moderate", "rect": [8, 4, 9, 16]},
    {"kind": "cover", "level": "moderate", "rect": [21, 4, 22, 16]},
]
PILLARS = [
    {"kind": "wall", "rect": [7.5, 7.5, 8.5, 12.5]}, {"kind": "wall", "rect": [21.5, 7.5, 22.5, 12.5]},
    {"kind": "crate", "rect": [14, 2, 16, 3]}, {"kind": "crate", "rect": [14, 17, 16, 18]},
]  # fmt: skip
TEAMS: Mapping[str, tuple[Sequence[tuple[str, float, float]], dict[str, Any]]] = {
    "dock": ([("dockguard", 4, 10), ("medic", 3, 12), ("tin_hand", 4, 7)], {"terrain": CRATES}),
    "blades": ([("blade", 4, 10), ("dockguard", 3, 12), ("marksman", 2, 8)], {"terrain": CRATES}),
    "pack": (
        [("gnash_hound", 3, 10), ("gnash_hound", 3, 12), ("dockguard", 2, 9)],
        {"terrain": PILLARS, "options": {"one_hit_mooks": True}, "threat_pools": {"hounds": 2}},
    ),
    "open": ([("marksman", 3, 10), ("medic", 3, 12), ("blade", 3, 8)], {"size": [50, 20]}),
}
"""Who stands where on the left side, and the scene; the right side is its reflection through the middle."""
AVOIDED = ("flee", "surrender", "pass", "give_up")
"""What ends a fight without fighting is no part of a comparison."""


class Share(NamedTuple):
    """How many of so many fights were won, a draw being half of one, with the 95 % interval of the share."""

    won: float
    fights: int
    low: float
    high: float


def interval(won: float, fights: int) -> Share:
    """Wilson's interval."""
    share, z = won / fights, 1.96
    middle = (share + z * z / (2 * fights)) / (1 + z * z / fights)
    wide = z * sqrt(share * (1 - share) / fights + z * z / (4 * fights * fights)) / (1 + z * z / fights)
    return Share(won, fights, middle - wide, middle + wide)


def mirrored(name: str) -> Any:
    """The start of a mirrored firefight."""
    team, scene = TEAMS[name]
    size = scene.get("size", [30, 20])
    people = [
        {"unit": unit, "id": f"{unit}-l{at}", "side": "left", "at": [x, y]} for at, (unit, x, y) in enumerate(team)
    ]
    people += [
        {"unit": unit, "id": f"{unit}-r{at}", "side": "right", "at": [size[0] - x, size[1] - y]}
        for at, (unit, x, y) in enumerate(team)
    ]
    ground = {"size": size, "terrain": scene.get("terrain", [])}
    more = {key: scene[key] for key in ("options", "threat_pools") if key in scene}
    data = {"game": RULESET.name, "title": name, "map": ground, "combatants": people, **more}
    return RULESET.start(load_encounter(data).encounter)


def compare(name: str, one: Callable[[int], Player], two: Callable[[int], Player], fights: int) -> Share:
    """How often the first beats the second: each pair of fights has the same dice and swapped sides."""
    start = mirrored(name)
    won = 0.0
    for number in range(fights):
        for own in ("left", "right"):
            players = (
                {"left": one(number), "right": two(number)}
                if own == "left"
                else {"left": two(number), "right": one(number)}
            )

            def seated(fight: Fight[Any], question: Choose, players: dict[str, Player] = players) -> Pick:
                fighter = fight.state.fighters.get(question.who)
                return (RULESET.player() if fighter is None else players[fighter.side])(fight, question)

            fight: Fight[Any] = Fight(RULESET, start, recording=False, spacing=0)
            play_out(fight, seated, Dice(name, number), checked=False)
            won += 1 if fight.over == own else 0.5 if fight.over == "draw" else 0
    return interval(won, 2 * fights)


def at_random(number: int) -> Player:
    return RandomLegal("mirrored", number, avoid=AVOIDED)


def in_style(style: str) -> Callable[[int], Player]:
    return lambda number: RULESET.player(style)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    others = {"random": at_random, "aggressive": in_style("aggressive"), "cautious": in_style("cautious")}
    for team in TEAMS:
        for other, player in others.items():
            found = compare(team, in_style("plain"), player, count)
            shown = f"{found.won:6.1f} of {found.fights}  {found.low:.2f} to {found.high:.2f}"
            print(f"{team:8} plain against {other:10} {shown}")
