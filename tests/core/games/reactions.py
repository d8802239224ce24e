"""One d20 each for the whole fight; inside a turn windows in which others react, one inside the other."""

from __future__ import annotations

from affray.core.fields import Number
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Question, Roll, Script, Thrown, ask, roll, together
from affray.core.windows import ask_in_turn

from .common import END, SmallGame, Struck, Table, at_enemy, hurt


class Reactions(SmallGame):
    """`queue` is the order of the fight, `done` who has had his turn in this round."""

    name = "reactions"

    def step(self, scene: Scene[Table]) -> Script[None]:
        state = scene.state
        if not state.queue:
            return roll_for_order(scene)
        if all(who in state.done for who in state.queue):
            state.done, state.round = [], state.round + 1
        return turn(scene, next(who for who in state.queue if who not in state.done))


def roll_for_order(scene: Scene[Table]) -> Script[None]:
    def build(who: str) -> Question:
        return Roll(who, "order", 1, 20)

    state = scene.state
    replies = yield from together(scene, list(state.fighters), build)
    for who, reply in replies.items():
        assert isinstance(reply, Thrown)
        state.fighters[who].count = reply.dice[0]
    state.queue = sorted(state.fighters, key=lambda who: -state.fighters[who].count)


def turn(scene: Scene[Table], who: str) -> Script[None]:
    """The dead have a silent turn: its moments are still called."""
    state = scene.state
    state.done.append(who)
    state.fighters[who].lost.clear()
    scene.mark("turn", who)
    scene.call("turn start", who)

    def near(target: str) -> bool:
        return state.fighters[target].place == state.fighters[who].place

    def known() -> list[Option]:
        return [at_enemy(scene, who, "strike", near), Option("step", {"to": Number(0, 9)}), END]

    def question() -> Choose | None:
        return Choose(who, "turn", known) if state.alive(who) else None

    scene.mark("action", who)
    pick = yield from ask(scene, question)
    while pick is not None and pick.do != END.id:
        yield from (step_away(scene, who, pick["to"]) if pick.do == "step" else strike(scene, who, pick["target"]))
        scene.mark("action", who)
        pick = yield from ask(scene, question)
    scene.call("turn end", who)


def reaction(scene: Scene[Table], who: str, name: str) -> Option:
    def why_not(values: Values) -> list[Refusal]:
        return [refuse(rule, who=who) for rule in scene.state.fighters[who].lost]

    return Option(name, why_not=why_not)


def step_away(scene: Scene[Table], who: str, to: int) -> Script[None]:
    """Enemies beside a mover may strike before he is gone; if he falls, he goes nowhere."""
    state = scene.state

    def beside() -> list[str]:
        here = state.fighters[who].place
        return [each for each in state.queue if each in state.enemies(who) and state.fighters[each].place == here]

    def offer(other: str) -> list[Option]:
        return [reaction(scene, other, "punish")]

    def react(other: str, pick: Pick) -> Script[None]:
        yield from reacted(scene, other, who)

    def goes_on() -> bool:
        return state.alive(who)

    yield from ask_in_turn(scene, "leaving", order=beside, offer=offer, react=react, goes_on=goes_on)
    if goes_on():
        state.fighters[who].place = to


def strike(scene: Scene[Table], by: str, target: str) -> Script[None]:
    """Before a blow falls the friends of its target may strike first; that blow can be answered in its turn."""
    state = scene.state

    def defenders() -> list[str]:
        return [each for each in state.queue if each in state.friends(target)]

    def offer(other: str) -> list[Option]:
        return [reaction(scene, other, "counter"), Option("cheer")]

    def react(other: str, pick: Pick) -> Script[None]:
        if pick.do == "counter":
            yield from reacted(scene, other, by)

    def goes_on() -> bool:
        return state.alive(by) and state.alive(target)

    yield from ask_in_turn(scene, "struck", order=defenders, offer=offer, react=react, goes_on=goes_on)
    if goes_on():
        die = (yield from roll(scene, by, "strike", 1, 6))[0]
        if goes_on():
            scene.change(hurt(target, die // 3))
            scene.tell(Struck(by, target, die // 3, rules=("REACT-STRIKE",)))


def reacted(scene: Scene[Table], who: str, at: str) -> Script[None]:
    """One reaction between two own turns; the right remembers how it was lost."""
    scene.state.fighters[who].lost.append("REACT-ONCE")
    yield from strike(scene, who, at)
