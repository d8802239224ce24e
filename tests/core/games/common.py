"""What the made-up games of these tests share: fighters, a table, edits of the game master, one blow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.core.actions import Edit
from affray.core.events import Event
from affray.core.fields import Field, Number, OneOf
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.core.timing import Timing

END = Option("end", ends=True)


@dataclass(slots=True)
class Fighter:
    """Somebody with hit points. `count` is what the game's order is made of; nobody ever leaves the table."""

    id: str
    side: str
    hp: int = 3
    count: int = 0
    place: int = 0
    lost: list[str] = field(default_factory=list)
    """The rules by which this fighter has lost the right to react."""

    def clone(self) -> Fighter:
        return Fighter(self.id, self.side, self.hp, self.count, self.place, list(self.lost))


@dataclass(slots=True)
class Table:
    """The state of every made-up game; each says what it uses the cursor for."""

    fighters: dict[str, Fighter]
    timing: Timing = field(default_factory=Timing)
    over: str = ""
    round: int = 1
    stage: str = ""
    count: int = 0
    turn_of: str = ""
    queue: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    apart: list[str] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    luck: int = 1

    def clone(self) -> Table:
        return Table(
            {name: each.clone() for name, each in self.fighters.items()},
            self.timing.clone(), self.over, self.round, self.stage, self.count, self.turn_of,
            list(self.queue), list(self.done), list(self.apart), dict(self.notes), self.luck,
        )  # fmt: skip

    def alive(self, who: str) -> bool:
        return self.fighters[who].hp > 0

    def living(self) -> list[str]:
        return [who for who in self.fighters if self.alive(who)]

    def enemies(self, who: str) -> list[str]:
        return [each for each in self.living() if self.fighters[each].side != self.fighters[who].side]

    def friends(self, who: str) -> list[str]:
        return [each for each in self.living() if self.fighters[each].side == self.fighters[who].side]


def table(*fighters: Fighter) -> Table:
    return Table({each.id: each for each in fighters})


@dataclass(frozen=True, slots=True)
class Struck(Event):
    by: str
    target: str
    harm: int


@dataclass(frozen=True, slots=True)
class Told(Event):
    who: str
    what: str


# -- the game master's word ------------------------------------------------------------------------
class SetHp(Edit[Table]):
    id = "hp"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"of": anybody(scene.state), "to": Number(0, 9)}

    def apply(self, scene: Scene[Any], values: Values) -> None:
        scene.state.fighters[values["of"]].hp = values["to"]


class ActNow(Edit[Table]):
    """A script: somebody acts out of turn, and the question that waited is asked again."""

    id = "act_now"

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        return {"who": anybody(scene.state)}

    def why_not(self, scene: Scene[Any], values: Values) -> Iterable[Refusal]:
        if "who" in values and not scene.state.alive(values["who"]):
            yield refuse("SMALL-DEAD", who=values["who"])

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        return act_now(scene, values["who"])


def act_now(scene: Scene[Table], who: str) -> Script[None]:
    def known() -> list[Option]:
        return [Option("shout"), Option("keep_silent")]

    def question() -> Choose | None:
        return Choose(who, "now", known) if scene.state.alive(who) else None

    pick = yield from ask(scene, question)
    if pick is not None:
        scene.tell(Told(who, pick.do))


def anybody(state: Table) -> OneOf:
    def among() -> Sequence[str]:
        return list(state.fighters)

    return OneOf(among)


# -- what rulesets share ---------------------------------------------------------------------------
class SmallGame:
    """A ruleset that ends when one side is left; subclasses say what the next step is."""

    name = "small"
    edits: Sequence[Edit[Table]] = (SetHp(), ActNow())

    def next(self, scene: Scene[Table]) -> Script[None] | None:
        state = scene.state
        sides = list(dict.fromkeys(state.fighters[who].side for who in state.living()))
        if len(sides) < 2:
            state.over = sides[0] if sides else "nobody"
            return None
        return self.step(scene)

    def step(self, scene: Scene[Table]) -> Script[None]:
        raise NotImplementedError

    def out_of_turn(self, scene: Scene[Table], who: str, do: str, values: Values) -> list[Refusal]:
        return [refuse("SMALL-TURN", who=who)] if who in scene.state.fighters else []

    def seat_of(self, state: Table, who: str) -> str:
        return state.fighters[who].side if who in state.fighters else who


def at_enemy(scene: Scene[Table], who: str, name: str, reach: Callable[[str], bool] | None = None) -> Option:
    """An option aimed at somebody: everybody can be named, enemies who are alive (and in reach) are legal."""
    state = scene.state

    def why_not(values: Values) -> Iterable[Refusal]:
        target = values.get("target")
        if target is None:
            if not any(reach is None or reach(each) for each in state.enemies(who)):
                yield refuse("SMALL-NOBODY", who=who)
        elif target not in state.enemies(who):
            yield refuse("SMALL-FOE", target=target)
        elif reach is not None and not reach(target):
            yield refuse("SMALL-FAR", target=target)

    return Option(name, {"target": anybody(state)}, why_not)


def hurt(target: str, harm: int) -> Callable[[Table], None]:
    """The effect of a blow, to be applied to any version of the table."""

    def effect(state: Table) -> None:
        state.fighters[target].hp = max(0, state.fighters[target].hp - harm)

    return effect


class Scripted(SmallGame):
    """A game of one step, which a test hands in; when it is played, nothing is left to do."""

    name = "scripted"

    def __init__(self, script: Callable[[Scene[Table]], Script[None]]) -> None:
        self.script = script

    def next(self, scene: Scene[Table]) -> Script[None] | None:
        if scene.state.stage:
            return None
        scene.state.stage = "played"
        return self.script(scene)
