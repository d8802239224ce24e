"""Who decides for a side when nobody is there: players by the names of their styles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.views import side_of
from affray.players.believing import Believing
from affray.players.random_legal import RandomLegal
from affray.rulesets.game import Game, Player

PLAIN, RANDOM = "plain", "random"
EVERYBODY = "*"
"""Stands for every side that no style is named for."""

Style = Callable[[Game[Any], str, bool], Player]
"""Makes a player for one fight: of a game, with something to draw chance from; whether it is shown the truth."""


def plain(game: Game[Any], seed: str, open: bool) -> Player:
    """The game's own player, who decides from what his side knows."""
    return game.player() if open else Believing(game.player())


def at_random(game: Game[Any], seed: str, open: bool) -> Player:
    """Anything that is legal, but nobody gives up."""
    return RandomLegal(seed, avoid=("concede", "surrender"))


STYLES: dict[str, Style] = {PLAIN: plain, RANDOM: at_random}


class Sides:
    """Lets each side be played by a player of its own."""

    def __init__(self, players: Mapping[str, Player], others: Player) -> None:
        self.players, self.others = players, others

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        return self.players.get(side_of(fight, question.who), self.others)(fight, question)


def cast(game: Game[Any], styles: Mapping[str, str], seed: int, open: bool) -> Player:
    """Everybody's player for one fight."""
    others = STYLES[styles.get(EVERYBODY, PLAIN)](game, f"{seed}/{EVERYBODY}", open)
    named = {side: STYLES[style](game, f"{seed}/{side}", open) for side, style in styles.items() if side != EVERYBODY}
    return Sides(named, others) if named else others
