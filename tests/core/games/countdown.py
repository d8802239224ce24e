"""A count-down re-rolled every round: declarations first, waiting for others as data, interrupts inside a charge."""

from __future__ import annotations

from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Question, Roll, Script, Thrown, roll, together
from affray.core.windows import ask_in_turn

from .common import SmallGame, Struck, Table, Told, anybody, at_enemy, hurt

HIGHEST = 6


class Countdown(SmallGame):
    """`stage` is declare, dice or count; `queue` is who is due at this `count`; `notes` are the declarations."""

    name = "countdown"

    def step(self, scene: Scene[Table]) -> Script[None]:
        state = scene.state
        if state.stage in ("", "declare"):
            return declare(scene)
        if state.stage == "dice":
            return throw_counts(scene)
        if state.queue:
            return due(scene, state.queue.pop(0))
        return call_count(scene)


def declare(scene: Scene[Table]) -> Script[None]:
    """Everybody declares unseen; nothing is true until all have."""
    state = scene.state

    def wait_for(who: str) -> Option:
        def why_not(values: Values) -> list[Refusal]:
            whom = values.get("whom")
            return [refuse("COUNT-SELF", who=who)] if whom == who else []

        return Option("wait_for", {"whom": anybody(state)}, why_not)

    def build(who: str) -> Choose | None:
        def known() -> list[Option]:
            return [at_enemy(scene, who, "charge"), wait_for(who), Option("hold")]

        return Choose(who, "declare", known) if state.alive(who) else None

    replies = yield from together(scene, list(state.fighters), build)
    state.notes = {}
    for who, reply in replies.items():
        assert isinstance(reply, Pick)
        state.notes[who] = f"{reply.do} {reply.get('target', reply.get('whom', ''))}".strip()
        scene.tell(Told(who, state.notes[who]))
    state.stage = "dice"


def throw_counts(scene: Scene[Table]) -> Script[None]:
    state = scene.state

    def build(who: str) -> Question | None:
        return Roll(who, "count", 1, HIGHEST) if state.alive(who) else None

    replies = yield from together(scene, list(state.fighters), build)
    for who, reply in replies.items():
        assert isinstance(reply, Thrown)
        state.fighters[who].count = reply.dice[0]
        state.fighters[who].lost.clear()
    state.stage, state.count, state.done = "count", HIGHEST + 1, []


def call_count(scene: Scene[Table]) -> Script[None]:
    """The next number is called; whoever waited in vain acts at nought, then a new round begins."""
    state = scene.state
    state.count -= 1
    if state.count < 0:
        state.stage, state.round = "declare", state.round + 1
    elif state.count == 0:
        state.queue = [who for who in state.notes if who not in state.done]
    else:
        state.queue = [
            who for who, note in state.notes.items()
            if state.fighters[who].count == state.count and not note.startswith("wait_for")
        ]  # fmt: skip
    yield from ()


def due(scene: Scene[Table], who: str) -> Script[None]:
    """Somebody's number is up. Those who wait for him come directly after him: an entry in the list, no nested call."""
    state = scene.state
    state.done.append(who)
    scene.mark("turn", who)
    scene.call("turn start", who)
    over = [*state.done, *state.queue]
    state.queue[:0] = [each for each, note in state.notes.items() if note == f"wait_for {who}" and each not in over]
    state.fighters[who].lost.append("COUNT-ACTED")
    note = state.notes[who].split()
    if note[0] == "charge" and state.alive(who):
        yield from charge(scene, who, note[1])
    else:
        scene.tell(Told(who, "acts"))


def charge(scene: Scene[Table], who: str, target: str) -> Script[None]:
    """Those who hold may set a spear against a charge, the quickest first, unless their number has been called."""
    state = scene.state

    def by_falling_count() -> list[str]:
        return sorted(state.enemies(who), key=lambda each: -state.fighters[each].count)

    def offer(other: str) -> list[Option]:
        def why_not(values: Values) -> list[Refusal]:
            rules = list(state.fighters[other].lost)
            if state.notes.get(other) != "hold":
                rules.append("COUNT-BUSY")
            return [refuse(rule, who=other) for rule in rules]

        return [Option("set_spear", why_not=why_not)]

    def react(other: str, pick: Pick) -> Script[None]:
        state.fighters[other].lost.append("COUNT-SET")
        yield from blow(scene, other, who)

    def goes_on() -> bool:
        return state.alive(who) and state.alive(target)

    yield from ask_in_turn(scene, "charge", order=by_falling_count, offer=offer, react=react, goes_on=goes_on)
    if goes_on():
        yield from blow(scene, who, target)


def blow(scene: Scene[Table], by: str, target: str) -> Script[None]:
    die = (yield from roll(scene, by, "blow", 1, 6))[0]
    scene.change(hurt(target, die // 2))
    scene.tell(Struck(by, target, die // 2, rules=("COUNT-BLOW",)))
