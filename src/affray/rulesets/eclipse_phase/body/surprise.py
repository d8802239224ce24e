"""An ambush: who notices it before the first blow (EP-SURP-1, EP-SURP-2)."""

from __future__ import annotations

from functools import partial

from affray.core.scene import Scene
from affray.core.script import Script

from ..model.events import Surprise
from ..model.kinds import SIZE_MODIFIER
from ..model.stats import Combat, Fighter, can_act
from ..model.underway import able
from .checks import Part, Test, beats, check, tell_test, throw
from .pools import Stake, spend_after, spend_before


def ambush(scene: Scene[Combat]) -> Script[str]:
    """The best ambusher's Infiltrate against the Perceive of each target: none, all, some or noticed (EP-SURP-1).

    `noticed` if nobody is surprised.
    """
    combat = scene.state
    lurkers = [each for each in combat.fighters.values() if each.side == combat.ambushers and can_act(each)]
    targets = [each for each in combat.fighters.values() if each.side != combat.ambushers and can_act(each)]
    if not lurkers or not targets:
        return "none"
    best = max(lurkers, key=lambda each: check(each, "infiltrate").target)
    hidden = check(best, "infiltrate")
    watches = [watch(each, best) for each in targets]
    with able(scene, best.id) as lurking:
        yield from roll_all(scene, hidden, watches)
    if lurking.lost:
        return (yield from ambush(scene))  # the next best lies in wait
    fooled = [beats(hidden, each) for each in watches]
    for test, surprised in zip(watches, fooled, strict=True):
        tell_test(scene, test, "perceive_check", ("EP-SURP-1",))
        if surprised:
            scene.change(partial(catch_out, test.who))
        if scene.recording:
            scene.tell(Surprise(test.who, surprised, rules=("EP-SURP-2" if surprised else "EP-SURP-4",)))
    return "none" if not fooled else "all" if all(fooled) else "some" if any(fooled) else "noticed"


def watch(target: Fighter, lurker: Fighter) -> Test:
    """Perceive in passing is at -20 unless one is alert; the size of what is spotted counts (EP-SIZE-1)."""
    parts: list[Part] = []
    if not target.card.has("alert"):
        parts.append((-20, "distracted", "EP-SURP-1"))
    size = SIZE_MODIFIER[lurker.card.size]
    if size:
        parts.append((size, "size", "EP-SIZE-1"))
    return check(target, "perceive", parts)


def roll_all(scene: Scene[Combat], hidden: Test, watches: list[Test]) -> Script[None]:
    """One roll of the ambusher against each target's own."""
    stakes = [Stake([hidden], "attack", partial(any_fooled, hidden, watches))]
    stakes += [Stake([each], "defence", partial(notices, hidden, each)) for each in watches]
    yield from spend_before(scene, stakes)
    hidden.roll = yield from throw(scene, hidden.who, "infiltrate_check")
    for each in list(watches):
        with able(scene, each.who) as watching:
            each.roll = yield from throw(scene, each.who, "perceive_check")
        if watching.lost:
            watches.remove(each)
            stakes = [stake for stake in stakes if each not in stake.tests]
    yield from spend_after(scene, stakes)
    tell_test(scene, hidden, "infiltrate_check", ("EP-SURP-1",))


def any_fooled(hidden: Test, watches: list[Test]) -> bool:
    return any(beats(hidden, each) for each in watches)


def notices(hidden: Test, test: Test) -> bool:
    return not beats(hidden, test)


def catch_out(who: str, combat: Combat) -> None:
    combat.fighters[who].surprised = True
