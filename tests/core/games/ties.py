"""Equal counts act at the same time, each on a scene set aside; the delayed claim a place before a group."""

from __future__ import annotations

from affray.core.refusals import Refusal, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask, roll
from affray.core.windows import Window, opened

from .common import SmallGame, Struck, Table, Told, at_enemy, hurt


class Ties(SmallGame):
    """`queue` is who is still to come in this round, the highest count first; `apart` are the delayed.

    `notes` holds who has claimed: a claim is binding until it is played.
    """

    name = "ties"

    def step(self, scene: Scene[Table]) -> Script[None]:
        state = scene.state
        if not state.queue:
            state.queue = sorted(state.living(), key=lambda who: -state.fighters[who].count)
            state.apart, state.round, state.stage = [], state.round + 1, "claims"
        if state.stage == "claims":
            return claims(scene)
        return group(scene, tied(state))


def tied(state: Table) -> list[str]:
    """Who is next: a claim is played alone, the others together with their equals."""
    claimed = [who for who in state.queue if who in state.notes]
    if claimed:
        return claimed[:1]
    return [who for who in state.queue if state.fighters[who].count == state.fighters[state.queue[0]].count]


def claims(scene: Scene[Table]) -> Script[None]:
    """The delayed are asked from the lowest count up, all before any claim is played."""
    state = scene.state
    state.stage = "group"

    def why_not(who: str, do: str) -> list[Refusal]:
        return [refuse("TIES-NOT-DELAYED", who=who)] if do == "claim" and who not in state.apart else []

    def known() -> list[Option]:
        return [Option("claim"), Option("keep")]

    with opened(scene, Window("claims", why_not)):
        for who in sorted(state.apart, key=lambda each: state.fighters[each].count):

            def question(name: str = who) -> Choose | None:
                return Choose(name, "claims", known) if state.alive(name) else None

            pick = yield from ask(scene, question)
            if pick is not None and pick.do == "claim":
                state.apart.remove(who)
                state.queue.insert(0, who)
                state.notes[who] = "claimed"


def group(scene: Scene[Table], who: list[str]) -> Script[None]:
    """All declare, each acts on the situation as it was, then everything comes true."""
    state = scene.state
    state.queue = [each for each in state.queue if each not in who]
    state.stage = "claims"
    scene.mark("turn", who[0])
    declared: dict[str, Pick] = {}
    for each in who:
        claimed = state.notes.pop(each, "")

        def question(name: str = each, late: str = claimed) -> Choose | None:
            return Choose(name, "declare", lambda: options(scene, name, late)) if state.alive(name) else None

        pick = yield from ask(scene, question)
        if pick is not None and pick.do == "delay":
            state.apart.append(each)
        elif pick is not None:
            declared[each] = pick
    sides = {each: scene.aside() for each in declared}
    for each, pick in declared.items():
        yield from shoot(sides[each], each, pick["target"])
    scene.merge([side.finish() for side in sides.values()])
    scene.tell(Told(",".join(who), "acted"))


def options(scene: Scene[Table], who: str, claimed: str) -> list[Option]:
    def why_no_delay(values: Values) -> list[Refusal]:
        return [refuse("TIES-CLAIM-BINDS", who=who)] if claimed else []

    return [at_enemy(scene, who, "shoot"), Option("delay", why_not=why_no_delay)]


def shoot(scene: Scene[Table], who: str, target: str) -> Script[None]:
    """All draw on one pool of luck: what one has spent, nobody else has, however simultaneous they are."""
    lucky = 0
    if scene.state.luck:
        scene.spend(spend_luck)
        lucky = 3
    die = (yield from roll(scene, who, "shoot", 1, 6))[0]
    alive = scene.state.alive(target)
    harm = (die + lucky) // 3 if alive else 0
    scene.change(hurt(target, harm))
    scene.tell(Struck(who, target, harm, rules=("TIES-LUCK",) if lucky else ()))


def spend_luck(state: Table) -> None:
    state.luck -= 1
