"""The exact explorer: all chance outcomes of a fight, added up as fractions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from affray.core.scene import S
from affray.rulesets.game import Player

from .chain import Endless, solve
from .walk import CHANCE, MEAN, Explorable, Measure, Outcome, Unexplorable, Walk

__all__ = ["explore", "Exact", "Explorable", "Unexplorable", "Outcome", "Measure"]


@dataclass(frozen=True)
class Exact:
    """What can be known of a fight beforehand: the chance of each outcome and the mean of each measure."""

    chances: dict[Hashable, Fraction]
    means: dict[str, Fraction]
    situations: int
    """How many different situations the fight can come to."""


def explore(
    game: Explorable[S],
    start: S,
    player: Player | Mapping[str, Player],
    *,
    outcome: Outcome | None = None,
    measures: Mapping[str, Measure] | None = None,
    remember: Callable[[Any], Hashable] | None = None,
    unordered: bool = False,
    checked: bool = True,
    limit: int = 100_000,
    work: int | None = None,
) -> Exact:
    """Follow a fight through everything that can happen, with every decision made by fixed players.

    The players (one, or one for each seat) must answer from the situation alone. `outcome` says what a state between
    two steps means and stops the walk where it means anything; without it the walk goes on to the fight's results.
    `measures` count something from step to step, and their means over the whole walk are found. `remember` tells states
    apart that are the same situation to the game, if the outcome or the players look at more than that.

    `unordered` promises that in this game the order of the dice of one roll never matters, which spares much work;
    `checked` off believes the players that their answers are legal. Beyond `limit` situations, or `work` replies to
    all questions and rolls together, the walk is given up.
    """
    walk = Walk(
        game, player, outcome=outcome, measures=measures, remember=remember,
        unordered=unordered, checked=checked, limit=limit, work=work,
    )  # fmt: skip
    walk.go(start)
    try:
        gains = solve(walk.rows)[0]
    except Endless as endless:
        raise Unexplorable(f"the fight can go on for ever: {walk.asked[endless.place]}") from None
    found: dict[str, dict[Any, Fraction]] = {CHANCE: {}, MEAN: {}}
    for (kind, name), amount in gains.items():
        found[kind][name] = amount
    return Exact(found[CHANCE], found[MEAN], walk.situations)
