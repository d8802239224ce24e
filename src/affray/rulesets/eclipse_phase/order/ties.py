"""Simultaneous slots: a tied group acts in lock-step, every step from one situation, then all comes true (EP-TIE)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.acts import underway
from affray.core.scene import Effect, Scene
from affray.core.script import Pick, Script

from ..body.wounds import settle
from ..model.events import Tied
from ..model.stats import Combat, can_act
from ..time.places import quickest_first
from .declaring import END, carry_out, declare, drop, still_legal
from .narrow import why_out_of_turn
from .slots import choose_slot, finish_slot, kept, window


def tied_slots(scene: Scene[Combat], group: Sequence[str]) -> Script[None]:
    """The slowest first, each chooses what it does with its slot and declares its first act; then step by step.

    So the quicker hear what the slower do before they choose to act, pass or delay (EP-TIE-5).
    """
    combat = scene.state
    quick = yield from quickest_first(scene, group)
    if scene.recording:
        scene.tell(Tied(tuple(quick), rules=("EP-TIE-1", "EP-TIE-5")))
    declared: dict[str, Pick] = {}
    for who in reversed(quick):
        if can_act(combat.fighters[who]) and (yield from choose_slot(scene, who, group, "regular")):
            yield from next_act(scene, who, declared)
    while declared:
        acting = yield from slot_step(scene, declared, quick)
        declared = {}
        for who in acting:
            yield from next_act(scene, who, declared)


def next_act(scene: Scene[Combat], who: str, declared: dict[str, Pick]) -> Script[None]:
    """What somebody declares for the coming step; or it ends its slot."""
    combat = scene.state
    combat.acting = who
    act = yield from declare(scene, who, "act", (END,), why_out_of_turn)
    if act is not None and act.do != "end":
        declared[who] = act
    else:
        yield from finish_slot(scene, who, "done" if can_act(combat.fighters[who]) else "lost")


def slot_step(scene: Scene[Combat], declared: dict[str, Pick], quick: Sequence[str]) -> Script[list[str]]:
    """One step: one window, everybody acts at once; who goes on (EP-TIE-6, EP-TIE-7)."""
    combat = scene.state
    yield from at_once(scene, declared, quick, "declared")
    for who in declared:
        if not can_act(combat.fighters[who]):
            yield from finish_slot(scene, who, "lost")
    return [who for who in declared if can_act(combat.fighters[who])]


def at_once(scene: Scene[Combat], declared: dict[str, Pick], quick: Sequence[str], kind: str) -> Script[None]:
    """All declared acts of a step, after one window for those outside the group, and one after it (EP-TIE-6)."""
    if not declared:
        return
    combat = scene.state
    group = tuple(declared)
    interrupted = False
    with underway(scene, lambda: all(still_legal(scene, act) for act in declared.values())) as step:
        interrupted = yield from window(scene, kind, group, tuple(declared.values()))
    acts: list[Pick] = []
    for who in [name for name in quick if name in declared]:
        legal = not step.lost or still_legal(scene, declared[who])
        act = yield from kept(scene, declared[who], interrupted, legal)
        if act is not None:
            acts.append(act)
    yield from resolve(scene, acts)
    while combat.stopped:
        yield from window(scene, "stopped", (combat.stopped.pop(0),))
    yield from window(scene, "between", group)


def resolve(scene: Scene[Combat], acts: Sequence[Pick]) -> Script[None]:
    """Each acts in a situation in which nothing of this step has happened but its own doing; then all is merged. (Until
    then the situation stays as it is but for what is spent or decreed, and so it is copied when somebody's turn comes,
    and the copy is dropped when it has acted.)

    Dice fall in the order of the acts, the quickest first; the checks that they cause are rolled after the merge
    (EP-TIE-6, EP-TIE-7).
    """
    combat = scene.state
    combat.exposed = []
    if len(acts) == 1:
        combat.acting = acts[0].who
        yield from act_if_legal(scene, acts[0])
        return
    done: list[Sequence[Effect[Combat]]] = []
    for act in acts:
        side = scene.aside()
        combat.acting = side.state.acting = act.who
        yield from act_if_legal(side, act)
        done.append(side.finish())
    combat.coming = []
    scene.merge(done)
    yield from settle(scene)


def act_if_legal(scene: Scene[Combat], act: Pick) -> Script[None]:
    """A decree may have come while the others declared anew or rolled (EP-INTR-9, EP-INTR-10)."""
    if still_legal(scene, act):
        yield from carry_out(scene, act)
    else:
        drop(scene, act, "illegal" if can_act(scene.state.fighters[act.who]) else "unable")
