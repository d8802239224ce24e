"""Small games of chance with known odds, written as rulesets for the explorer."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.core.actions import Edit
from affray.core.fight import Fight
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask, roll
from affray.core.timing import Timing


@dataclass
class Table:
    """A table with one number on it, and how often dice were thrown."""

    number: int = 0
    throws: int = 0
    over: str = ""
    timing: Timing = field(default_factory=Timing)

    def clone(self) -> Table:
        return Table(self.number, self.throws, self.over, self.timing.clone())


class Pastime:
    """What all these games have in common: nobody can cheat, and the number is all that matters."""

    name = "pastime"
    edits: Sequence[Edit[Table]] = ()

    def next(self, scene: Scene[Table]) -> Script[None] | None:
        return self.step(scene)

    def step(self, scene: Scene[Table]) -> Script[None]:
        raise NotImplementedError

    def throw(self, scene: Scene[Table], count: int, sides: int) -> Script[tuple[int, ...]]:
        scene.state.throws += 1
        return (yield from roll(scene, "player", "throw", count, sides))

    def out_of_turn(self, scene: Scene[Table], who: str, do: str, values: Values) -> list[Refusal]:
        return []

    def seat_of(self, state: Table, who: str) -> str:
        return f"seat of {who}"

    def situation(self, state: Table) -> Hashable:
        return state.number


class Ruin(Pastime):
    """The gambler's ruin: a 1 wins a coin, everything else loses one, until all or nothing is won."""

    def __init__(self, goal: int, sides: int = 2) -> None:
        self.goal, self.sides = goal, sides

    def step(self, scene: Scene[Table]) -> Script[None]:
        (die,) = yield from self.throw(scene, 1, self.sides)
        purse = scene.state.number = scene.state.number + (1 if die == 1 else -1)
        scene.state.over = "ruin" if purse == 0 else "riches" if purse == self.goal else ""


class Sum(Pastime):
    """Dice are thrown once and added."""

    def __init__(self, count: int, sides: int) -> None:
        self.count, self.sides = count, sides

    def step(self, scene: Scene[Table]) -> Script[None]:
        scene.state.over = str(sum((yield from self.throw(scene, self.count, self.sides))))


class Craps(Pastime):
    """Seven and eleven win at once, two, three and twelve lose; any other sum must come again before a seven."""

    def step(self, scene: Scene[Table]) -> Script[None]:
        total = sum((yield from self.throw(scene, 2, 6)))
        point = scene.state.number
        won, lost = ((7, 11), (2, 3, 12)) if point == 0 else ((point,), (7,))
        scene.state.number = point or total
        scene.state.over = "won" if total in won else "lost" if total in lost else ""


class Patience(Pastime):
    """A player who may toss for the win or sit still, as often as he likes."""

    def step(self, scene: Scene[Table]) -> Script[None]:
        def known() -> list[Option]:
            return [Option("toss"), Option("sit")]

        def question() -> Choose:
            return Choose("player", "turn", known)

        pick = yield from ask(scene, question)
        if pick is not None and pick.do == "toss":
            (die,) = yield from self.throw(scene, 1, 2)
            scene.state.over = "won" if die == 1 else ""


class Explosion(Pastime):
    """A six is thrown again, all within one step."""

    def step(self, scene: Scene[Table]) -> Script[None]:
        while (yield from self.throw(scene, 1, 6)) == (6,):
            pass
        scene.state.over = "out"


class Ladder(Pastime):
    """Every throw climbs one rung, and there is no top."""

    def step(self, scene: Scene[Table]) -> Script[None]:
        (die,) = yield from self.throw(scene, 1, 2)
        scene.state.number += die


class Silence(Pastime):
    """After one throw nothing can happen any more, and nobody has won."""

    def next(self, scene: Scene[Table]) -> Script[None] | None:
        return self.throw_once(scene) if scene.state.throws == 0 else None

    def throw_once(self, scene: Scene[Table]) -> Script[None]:
        yield from self.throw(scene, 1, 2)


def always(do: str) -> Any:
    """A player who has one answer to everything."""

    def player(fight: Fight[Any], question: Choose) -> Pick:
        return Pick(question.who, do)

    return player
