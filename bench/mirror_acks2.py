"""Two players of ACKS II against each other with the same people on both sides, who are better by their play alone.

`compare(one, other)` plays every company against its mirror image, each player on each side in turn, and gives how
often the first one won, with a Wilson interval. Draws count half.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.views import side_of
from affray.files import load_encounter
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.acks2 import RULESET
from affray.rulesets.game import Player

COMPANIES: dict[str, list[tuple[str, int, int]]] = {
    "a line with an archer": [
        ("hedge_captain", 8, 6), ("levy_spear", 7, 6), ("levy_spear", 9, 6), ("marsh_archer", 8, 3),
    ],
    "knife, healer and hexer": [
        ("alley_knife", 5, 6), ("chapel_warden", 8, 4), ("reed_hexer", 9, 3), ("tusk_raider", 7, 6),
        ("tusk_raider", 9, 6),
    ],
    "everybody": [
        ("hedge_captain", 8, 6), ("levy_spear", 7, 6), ("tusk_raider", 6, 6), ("alley_knife", 10, 6),
        ("marsh_archer", 7, 3), ("chapel_warden", 9, 4), ("reed_hexer", 8, 2),
    ],
}  # fmt: skip
"""By name: stat blocks, and where they stand on the south side, whose mirror image stands on the north side."""
HEIGHT = 24
WALLS = [[3, 11], [3, 12], [4, 11], [4, 12], [12, 11], [12, 12]]
Z = 1.96


class Result(NamedTuple):
    """How often the first of two players won, and between which bounds that lies."""

    fights: int
    wins: float
    draws: int
    low: float
    high: float

    def __str__(self) -> str:
        share = self.wins / self.fights
        return f"{share:.3f} [{self.low:.3f}, {self.high:.3f}] of {self.fights}, {self.draws} undecided"


def start(company: Sequence[tuple[str, int, int]], rounds: int = 60) -> Any:
    """A company in the south against its mirror image in the north; all are the Judge's, so ties are rolled off."""
    people = [
        {"unit": unit, "id": f"{side}{number}", "side": side, "at": [x, y if side == "a" else HEIGHT - 1 - y],
         "facing": "N" if side == "a" else "S", "controller": "judge"}
        for side in "ab" for number, (unit, x, y) in enumerate(company)
    ]  # fmt: skip
    options = {"mortal_wounds": "simple", "max_rounds": rounds}
    ground = {"size": [17, HEIGHT], "walls": WALLS, "cover_waist": [[7, 3], [7, 20]]}
    data = {"game": "acks2", "title": "Mirror", "map": ground, "combatants": people, "options": options}
    return RULESET.start(load_encounter(data).encounter)


class Both:
    """Lets one player answer for side a and another for side b."""

    def __init__(self, a: Player, b: Player) -> None:
        self.players = {"a": a, "b": b}

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        return self.players[side_of(fight, question.who)](fight, question)


def wilson(wins: float, fights: int) -> tuple[float, float]:
    share, spread = wins / fights, Z * Z / fights
    middle, wide = share + spread / 2, Z * sqrt(share * (1 - share) / fights + spread / fights / 4)
    return (middle - wide) / (1 + spread), (middle + wide) / (1 + spread)


def outcomes(one: Player, other: Player, company: str, fights: int) -> Iterator[str]:
    """Who won each fight: one, other or draw; they change sides after every fight, with the same dice twice."""
    begun = start(COMPANIES[company])
    for number in range(fights):
        first = number % 2 == 0
        fight: Fight[Any] = Fight(RULESET, begun, recording=False, spacing=0)
        play_out(fight, Both(one, other) if first else Both(other, one), Dice("mirror", company, number // 2))
        yield {"a": "one", "b": "other"}.get(fight.over, "draw") if first else {"a": "other", "b": "one"}.get(
            fight.over, "draw"
        )


def compare(one: Player, other: Player, fights: int = 60, companies: Sequence[str] = tuple(COMPANIES)) -> Result:
    """So many fights of each company."""
    found = [each for company in companies for each in outcomes(one, other, company, fights)]
    draws = found.count("draw")
    wins = found.count("one") + draws / 2
    return Result(len(found), wins, draws, *wilson(wins, len(found)))


def at_random(seed: object = "mirror") -> Player:
    """The weakest opponent: anything that is legal, but nobody gives up."""
    return RandomLegal(seed, avoid=("surrender",))


if __name__ == "__main__":
    for style in ("plain", "aggressive", "cautious"):
        print(f"{style} against random: {compare(RULESET.player(style), at_random())}")
    for style in ("aggressive", "cautious"):
        print(f"plain against {style}: {compare(RULESET.player(), RULESET.player(style))}")
