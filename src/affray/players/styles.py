"""Who decides for a side when nobody is there: players by the names of their styles."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose, Pick
from affray.core.views import side_of
from affray.rulesets.game import Game, Player
from affray.rulesets.tactics import AGGRESSIVE, CAUTIOUS, EVERYBODY, KNOWN, LOOKAHEAD, PLAIN, RANDOM, is_style

from .believing import Believing
from .lookahead import LookAhead
from .random_legal import RandomLegal

GIVING_UP = ("concede", "surrender")

Style = Callable[[Game[Any], str, bool], Player]
"""Makes a player for one fight: of a game, with something to draw chance from; whether it is shown the truth."""


class UnknownStyle(ValueError):
    """There is no such style: `value` is what was asked for, `known` what there is."""

    def __init__(self, value: str) -> None:
        self.value, self.known = value, KNOWN
        super().__init__(f"there is no style {value!r}; there are {', '.join(KNOWN)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownStyle, (self.value,)


def own(style: str, game: Game[Any], seed: str, open: bool) -> Player:
    """The game's own player, who decides from what his side knows; of a game that has only one, that one."""
    make: Callable[..., Player] = game.player
    styled = style != PLAIN and "style" in inspect.signature(make).parameters
    found = make(style=style) if styled else make()
    return found if open else Believing(found)


def at_random(game: Game[Any], seed: str, open: bool) -> Player:
    """Anything that is legal, but nobody gives up."""
    return RandomLegal(seed, avoid=GIVING_UP)


def looking_ahead(game: Game[Any], seed: str, open: bool) -> Player:
    """Whatever does best when it is tried out from what the side knows."""
    return LookAhead(game)


STYLES: dict[str, Style] = {
    PLAIN: partial(own, PLAIN),
    AGGRESSIVE: partial(own, AGGRESSIVE),
    CAUTIOUS: partial(own, CAUTIOUS),
    RANDOM: at_random,
    LOOKAHEAD: looking_ahead,
}


def named(style: str, game: Game[Any], seed: object = 0, open: bool = False) -> Player:
    """The player of a style for one fight of a game; UnknownStyle lists what there is.

    `seed` is what whoever plays at random draws his choices from. `open` shows the game's own players the truth:
    several times as fast, and less honest.
    """
    if not is_style(style):
        raise UnknownStyle(style)
    name, _, budget = style.partition(":")
    return LookAhead(game, int(budget)) if budget else STYLES[name](game, str(seed), open)


class Sides:
    """Lets each side be played by a player of its own."""

    def __init__(self, players: Mapping[str, Player], others: Player) -> None:
        self.players, self.others = players, others

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        return self.players.get(side_of(fight, question.who), self.others)(fight, question)


def cast(game: Game[Any], styles: Mapping[str, str], seed: object, open: bool = False) -> Player:
    """Everybody's player for one fight, by the styles of the sides; `*` is everybody else, who is plain if left out."""
    others = named(styles.get(EVERYBODY, PLAIN), game, f"{seed}/{EVERYBODY}", open)
    found = {side: named(each, game, f"{seed}/{side}", open) for side, each in styles.items() if side != EVERYBODY}
    return Sides(found, others) if found else others


def overridden(written: Mapping[str, str], given: Mapping[str, str]) -> dict[str, str]:
    """The styles that a file has written, with those that somebody gives; what he gives for all counts for all.

    >>> overridden({"heroes": "cautious", "raiders": "random"}, {"heroes": "plain"})
    {'heroes': 'plain', 'raiders': 'random'}
    >>> overridden({"heroes": "cautious"}, {"*": "plain"})
    {'*': 'plain'}
    """
    return dict(given) if EVERYBODY in given else {**written, **given}
