"""Phases with both sides in each: both choose, one acts, the other defends, and the other way round."""

from __future__ import annotations

from affray.core.fields import OneOf, Split
from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll

from .common import END, SmallGame, Table, Told, hurt

PHASES = ("choose a", "choose b", "act a", "defend b", "act b", "defend a")


class Phases(SmallGame):
    """`stage` is the phase; `notes` holds both active fighters; what a phase leaves to the next is in `apart`."""

    name = "phases"

    def step(self, scene: Scene[Table]) -> Script[None]:
        state = scene.state
        state.stage = state.stage or PHASES[0]
        kind, side = state.stage.split()
        return {"choose": choose, "act": act, "defend": defend}[kind](scene, side)

    def out_of_turn(self, scene: Scene[Table], who: str, do: str, values: Values) -> list[Refusal]:
        if do == "choose" and who in scene.state.notes:
            return [refuse("PHASES-FINAL", side=who)]
        return super().out_of_turn(scene, who, do, values)


def go_on(state: Table) -> None:
    at = PHASES.index(state.stage) + 1
    state.round += at // len(PHASES)
    state.stage = PHASES[at % len(PHASES)]


def choose(scene: Scene[Table], side: str) -> Script[None]:
    state = scene.state
    if side == "a":
        state.notes = {}
        scene.mark("turn", side)
    go_on(state)

    def own() -> list[str]:
        return [who for who in state.living() if state.fighters[who].side == side]

    def known() -> list[Option]:
        return [Option("choose", {"fighter": OneOf(own)})]

    def question() -> Choose | None:
        return Choose(side, "choose", known) if own() else None

    pick = yield from ask(scene, question)
    if pick is not None:
        state.notes[side] = str(pick["fighter"])


def act(scene: Scene[Table], side: str) -> Script[None]:
    """The blows of the active fighter are dealt out; they fall when the defence is over."""
    state = scene.state
    who = state.notes.get(side, "")
    state.apart, state.done = [], []
    go_on(state)
    if not who or not state.alive(who):
        return
    hits = sum(die >= 3 for die in (yield from roll(scene, who, "act", 3, 6)))

    def why_not(values: Values) -> list[Refusal]:
        given = values.get("blows", {})
        found = [refuse("PHASES-FOE", target=each) for each in given if each not in state.enemies(who)]
        over = sum(given.values()) > hits
        return [*found, refuse("PHASES-HITS", hits=hits)] if over else found

    def known() -> list[Option]:
        return [Option("deal", {"blows": Split(hits, lambda: list(state.fighters))}, why_not)]

    def question() -> Choose | None:
        return Choose(who, "deal", known) if hits and state.alive(who) else None

    pick = yield from ask(scene, question)
    if pick is not None:
        state.apart = [target for target, blows in pick["blows"].items() for _ in range(blows)]


def defend(scene: Scene[Table], side: str) -> Script[None]:
    """One step for each who defends; whoever was not hit has nothing to do here."""
    state = scene.state

    def open_to() -> list[str]:
        return [who for who in dict.fromkeys(state.apart) if who not in state.done and state.alive(who)]

    def why_not(values: Values) -> list[Refusal]:
        who = values.get("fighter")
        return [] if who is None or who in open_to() else [refuse("PHASES-NOT-HIT", who=who)]

    def known() -> list[Option]:
        return [Option("shield", {"fighter": OneOf(lambda: list(state.fighters))}, why_not), END]

    def question() -> Choose | None:
        return Choose(side, "defend", known) if open_to() else None

    pick = yield from ask(scene, question)
    if pick is not None and pick.do == "shield":
        state.done.append(pick["fighter"])
        if (yield from roll(scene, pick["fighter"], "shield", 1, 2)) == (1,):
            state.apart.remove(pick["fighter"])
        return
    for who in state.apart:
        scene.change(hurt(who, 1))
        scene.tell(Told(who, "hurt"))
    go_on(state)
