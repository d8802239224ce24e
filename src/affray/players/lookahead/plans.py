"""Ways in which a side could fight on: as the plain player does, in another temper, all against one, or otherwise once.

A plan answers every question of its side in the turns of the side; whoever is asked in a foe's turn answers as the
plain player would.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.core.views import Forgetful, side_of
from affray.rulesets.game import Game, Player
from affray.rulesets.table import Combatant
from affray.rulesets.tactics import AGGRESSIVE, CAUTIOUS

Plan = Callable[[Any, Choose], Pick]
"""What a side does in its own turns, given a moment that can be looked at."""


def tempers(game: Game[Any]) -> list[Plan]:
    """The game's own player in its other styles, if it has any."""
    make: Callable[..., Player] = game.player
    if "style" not in inspect.signature(make).parameters:
        return []
    return [make(style=style) for style in (AGGRESSIVE, CAUTIOUS)]


class Once:
    """Something else now, and from then on as the plain player does."""

    def __init__(self, pick: Pick, plain: Player) -> None:
        self.pick, self.plain, self.given = pick, plain, False

    def fresh(self) -> Once:
        return Once(self.pick, self.plain)

    def __call__(self, fight: Any, question: Choose) -> Pick:
        if self.given:
            return self.plain(fight, question)
        self.given = True
        return self.pick


class Against:
    """Everybody of a side against one foe, as long as he stands: the plain player, who overlooks all other foes."""

    def __init__(self, game: Game[Any], plain: Player, side: str, foe: str) -> None:
        self.game, self.plain, self.side, self.foe = game, plain, side, foe

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Against) and (self.side, self.foe) == (other.side, other.foe)

    def __hash__(self) -> int:
        return hash((self.side, self.foe))

    def __call__(self, fight: Any, question: Choose) -> Pick:
        foes = standing(self.game, fight.state, self.side)
        if self.foe not in foes or len(foes) < 2:
            return self.plain(fight, question)
        try:
            with overlooked(self.game, fight, [each for each in foes if each != self.foe]):
                pick = self.plain(fight, question)
        except (LookupError, ValueError):  # asked about those whom he overlooks, he finds nobody to choose from
            return self.plain(fight, question)
        return self.plain(fight, question) if fight.refusals(pick) else pick


def against(game: Game[Any], plain: Player, believed: Situation[Any], side: str) -> list[Against]:
    """A plan for each foe that stands, if the game says who is there and there are several."""
    if not hasattr(game, "people") or not name_of_people(game, believed.state):
        return []
    foes = standing(game, believed.state, side)
    return [Against(game, plain, side, each) for each in foes] if len(foes) > 1 else []


DOWN = frozenset({"unconscious"})
"""Whoever is in such a condition does not fight, whether it counts as out or not."""


def stands(somebody: Combatant) -> bool:
    """Whether somebody still fights."""
    if somebody.out or somebody.off:
        return False
    return not any(each.id in DOWN for each in somebody.conditions)


def standing(game: Game[Any], state: Any, side: str) -> list[str]:
    """The foes of a side who still fight, as far as it knows."""
    known: Any = game
    people = known.people(state)
    return [
        each.id for each in game.table(state).combatants
        if each.side != side and each.id in people and stands(each)
    ]  # fmt: skip


@contextmanager
def overlooked(game: Game[Any], fight: Situation[Any], names: list[str]) -> Iterator[None]:
    """Let nobody find these people by looking around, for a while; what the state has kept of everybody is unknown."""
    state: Any = fight.state
    name = name_of_people(game, state)
    people = getattr(state, name)
    kept = {each.name: getattr(state, each.name) for each in fields(state) if not each.init and each.default is None}
    setattr(state, name, Forgetful(people, names))
    for each in kept:
        setattr(state, each, None)
    try:
        yield
    finally:
        for each, value in {name: people, **kept}.items():
            setattr(state, each, value)


def name_of_people(game: Any, state: Any) -> str:
    """Under which name the state keeps everybody; empty if it does not."""
    people = game.people(state)
    return next((each.name for each in fields(state) if getattr(state, each.name) is people), "")


def has_turn(game: Game[Any], fight: Situation[Any], question: Choose) -> bool:
    """Whether somebody is asked in a turn of his side, or while nobody has one."""
    owner = game.when(fight.state)[1]
    return not owner or side_of(fight, owner) == side_of(fight, question.who)
