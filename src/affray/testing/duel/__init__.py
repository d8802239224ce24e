"""Duel, a minimal game: everybody strikes in turn, a die of six hurts, and the side that is left has won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from affray.core.actions import Action
from affray.core.events import Event
from affray.core.fields import Field, somebody
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.core.timing import Timing
from affray.rulesets.game import Standing
from affray.rulesets.plain import PlainGame


@dataclass
class Fighter:
    name: str
    side: str
    hp: int = 10


@dataclass
class Encounter:  # the file
    game: str
    combatants: dict[str, Fighter]


@dataclass
class Bout:  # the state: whatever must survive between two steps
    fighters: dict[str, Fighter]
    turn: int = 0
    over: str = ""
    timing: Timing = field(default_factory=Timing)

    def clone(self) -> Bout:
        fighters = {id: replace(each) for id, each in self.fighters.items()}
        return Bout(fighters, self.turn, self.over, self.timing.clone())


@dataclass(frozen=True, slots=True)
class Struck(Event):
    who: str
    target: str
    hurt: int


class Strike(Action[Bout]):
    id = "strike"

    def fields(self, scene: Scene[Bout], who: str) -> dict[str, Field]:
        return {"target": somebody(scene.state.fighters)}

    def why_not(self, scene: Scene[Bout], who: str, values: Values) -> Iterator[Refusal]:
        fighters, target = scene.state.fighters, values.get("target")
        if target in fighters and fighters[target].side == fighters[who].side:
            yield refuse("DUEL-STRIKE-1", target=target)
        if target in fighters and fighters[target].hp == 0:
            yield refuse("DUEL-STRIKE-2", target=target)

    def perform(self, scene: Scene[Bout], who: str, values: Values) -> Script[None]:
        (die,) = yield from roll(scene, who, "strike", 1, 6)
        target = scene.state.fighters[values["target"]]
        target.hp = max(0, target.hp - die)
        scene.tell(Struck(who, values["target"], die, rules=("DUEL-STRIKE-3",)))


class Duel(PlainGame):
    name, package, encounter = "duel", __name__, Encounter

    def start(self, encounter: Encounter) -> Bout:
        return Bout(encounter.combatants).clone()

    def standings(self, state: Bout) -> list[Standing]:
        everybody = state.fighters.items()
        return [Standing(id, x.name, x.side, (x.hp, 10), "ok" if x.hp else "out", "") for id, x in everybody]

    def next(self, scene: Scene[Bout]) -> Script[None] | None:
        state = scene.state
        left = sorted({each.side for each in state.fighters.values() if each.hp})
        if len(left) < 2:
            state.over = "".join(left)
            return None
        who = list(state.fighters)[state.turn % len(state.fighters)]
        state.turn += 1  # a step moves its cursor before it plays
        return self.turn(scene, who, [Strike()])


RULESET = Duel()
