"""A list of places; fighters delay out of it, come out between the turns of others, and ready acts move their place."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll
from affray.core.timing import Lasting

from .common import END, SmallGame, Struck, Table, Told, at_enemy, hurt

DELAY, READY, GUARD = Option("delay"), Option("ready"), Option("guard")


class Places(SmallGame):
    """`queue` are the places, `turn_of` is the pointer, `done` had their turn in this round, `apart` are delaying."""

    name = "places"

    def step(self, scene: Scene[Table]) -> Script[None]:
        state = scene.state
        state.queue = state.queue or list(state.fighters)
        if state.stage == "between":
            return between(scene)
        if all(who in state.done for who in state.queue):
            state.done, state.apart, state.round = [], [], state.round + 1
        return turn(scene, coming(state)[0])


def coming(state: Table) -> list[str]:
    return [who for who in state.queue if who not in state.done]


def between(scene: Scene[Table]) -> Script[None]:
    """Who delays may come out now: his place is from then on before whoever was to be next."""
    state = scene.state
    state.stage = ""

    def known() -> list[Option]:
        return [Option("come_out"), Option("wait")]

    asked: list[str] = []
    while True:
        who = next((each for each in state.apart if each not in asked and state.alive(each)), None)
        if who is None:
            return
        asked.append(who)

        def question(name: str = who) -> Choose | None:
            return Choose(name, "between", known) if state.alive(name) else None

        pick = yield from ask(scene, question)
        if pick is not None and pick.do == "come_out":
            put_before(state, who, next(iter(coming(state)), ""))
            state.apart.remove(who)
            state.done.remove(who)
            return


def put_before(state: Table, who: str, other: str) -> None:
    state.queue.remove(who)
    state.queue.insert(state.queue.index(other) if other in state.queue else len(state.queue), who)


def turn(scene: Scene[Table], who: str) -> Script[None]:
    state = scene.state
    state.done.append(who)
    state.turn_of, state.stage = who, "between"
    state.notes.pop(who, None)
    scene.mark("turn", who)
    scene.call("turn start", who)

    def known() -> list[Option]:
        return [at_enemy(scene, who, "strike"), DELAY, READY, GUARD, END]

    def question() -> Choose | None:
        return Choose(who, "turn", known) if state.alive(who) else None

    pick = yield from ask(scene, question)
    if pick is None:
        return
    if pick.do == DELAY.id:
        state.apart.append(who)
    elif pick.do == READY.id:
        state.notes[who] = "ready"
    elif pick.do == GUARD.id:
        until = state.timing.next("turn start", who)
        state.timing.begin(Lasting(who, "guarded", until, "PLACES-GUARD", by=who))
    elif pick.do == "strike":
        yield from interrupted_strike(scene, who, pick["target"])


def interrupted_strike(scene: Scene[Table], who: str, target: str) -> Script[None]:
    """A readied enemy acts first, and his place moves before the one he interrupted."""
    state = scene.state

    def known() -> list[Option]:
        return [Option("fire"), Option("hold")]

    for enemy in state.enemies(who):

        def question(name: str = enemy) -> Choose | None:
            ready = state.notes.get(name) == "ready" and state.alive(name) and state.alive(who)
            return Choose(name, "readied", known) if ready else None

        pick = yield from ask(scene, question)
        if pick is not None and pick.do == "fire":
            del state.notes[enemy]
            put_before(state, enemy, who)
            scene.tell(Told(enemy, "moved"))
            yield from strike(scene, enemy, who)
    if state.alive(who):
        yield from strike(scene, who, target)


def strike(scene: Scene[Table], by: str, target: str) -> Script[None]:
    die = (yield from roll(scene, by, "strike", 1, 6))[0]
    harm = 0 if scene.state.timing.has(target, "guarded") else die // 3
    scene.change(hurt(target, harm))
    scene.tell(Struck(by, target, harm, rules=("PLACES-STRIKE",)))
