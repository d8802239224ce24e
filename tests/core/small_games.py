"""Five made-up games, one for each kind of order that real games have, and a fight of each to begin with."""

from __future__ import annotations

from typing import Any

from affray.core.fight import Fight
from affray.core.journal import Journal
from tests.core.games.common import Fighter, SmallGame, Table, table
from tests.core.games.countdown import Countdown
from tests.core.games.phases import Phases
from tests.core.games.places import Places
from tests.core.games.reactions import Reactions
from tests.core.games.ties import Ties

GAMES: dict[str, SmallGame] = {game.name: game for game in (Reactions(), Places(), Countdown(), Ties(), Phases())}


def two_sides(*counts: int, hp: int = 3) -> Table:
    """Fighters a1, b1, a2, b2 and so on, as many as counts are given."""
    names = [f"{'ab'[number % 2]}{number // 2 + 1}" for number in range(len(counts))]
    return table(*(Fighter(name, name[0], hp, count) for name, count in zip(names, counts, strict=True)))


def begin(name: str, start: Table | None = None, **more: Any) -> Fight[Table]:
    """A fight of one of the games: two against two unless told otherwise."""
    start = two_sides(9, 9, 6, 4) if start is None else start
    return Fight(GAMES[name], start, Journal({"game": name}), **more)
