"""What a game may leave to custom: a base for small games, which then say only how their combat goes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from affray.core.actions import Action, Edit
from affray.core.fight import Fight
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Pick, Question, Script, ask

from .game import Player, Problem, Standing
from .table import Table, plain_table


class PlainGame(ABC):
    """A game with everything around it. It still has to say its `name`, its `package`, its `encounter`, and:

    `start` (the state of an encounter), `standings` (everybody in it) and `next` (the next step of play).
    """

    name: str
    package: str
    encounter: type[Any]
    grain = 1
    edits: ClassVar[Sequence[Edit[Any]]] = ()

    @abstractmethod
    def start(self, encounter: Any) -> Any:
        """The state before the first step."""

    @abstractmethod
    def standings(self, state: Any) -> Sequence[Standing]:
        """Everybody in the fight, in list order."""

    @abstractmethod
    def next(self, scene: Scene[Any]) -> Script[None] | None:
        """The next step of play, chosen from the state alone; None when nothing can happen any more."""

    def turn(self, scene: Scene[Any], who: str, actions: Sequence[Action[Any]]) -> Script[None]:
        """A whole turn: somebody who still stands takes one of these actions."""

        def question() -> Choose | None:
            stands = any(each.id == who and each.health[0] > 0 for each in self.standings(scene.state))
            return Choose(who, "turn", lambda: [each.option(scene, who) for each in actions]) if stands else None

        scene.mark("turn", who)
        pick = yield from ask(scene, question)
        for each in actions:
            if pick is not None and each.id == pick.do:
                yield from each.perform(scene, who, pick.values)

    def problems(self, encounter: Any) -> list[Problem]:
        """Nothing is wrong with an encounter that has the right fields."""
        return []

    def out_of_turn(self, scene: Scene[Any], who: str, do: str, values: Values) -> list[Refusal]:
        """No rule says why somebody is not asked; the core does."""
        return []

    def instead(self, scene: Scene[Any], question: Question, do: str) -> Sequence[Refusal]:
        """No rule says why nothing else can be answered; the core does."""
        return ()

    def seat_of(self, state: Any, who: str) -> str:
        """Each side has a seat, and so has the game master."""
        return next((each.side for each in self.standings(state) if each.id == who), who)

    def player(self, style: str = "plain") -> Player:
        return first_legal

    def names(self, state: Any) -> Mapping[str, str]:
        return {each.id: each.name for each in self.standings(state)}

    def table(self, state: Any) -> Table:
        """Who is in which shape, and whose turn it is."""
        return plain_table(self.standings(state), self.when(state))

    def draw(self, state: Any) -> str:
        """There is no battlefield to see."""
        return ""

    def when(self, state: Any) -> tuple[int, str]:
        """The round, if the state counts them; whose turn it is is not told."""
        return getattr(state, "round", 0), ""

    def situation(self, state: Any) -> Hashable:
        """Everything in the state matters."""
        return repr(state)


def first_legal(fight: Fight[Any], question: Choose) -> Pick:
    """A player that takes the first thing there is."""
    for option in question.known():
        values = option.example()
        if values is not None:
            return Pick(question.who, option.id, values)
    raise LookupError(f"{question.who} can answer nothing to {question.why}")
