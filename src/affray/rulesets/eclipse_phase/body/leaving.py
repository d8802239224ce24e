"""Leaving the order: who falls loses what it held, who is gone has no place any more (EP-SEQ-10, EP-DELAY-26)."""

from __future__ import annotations

from functools import partial

from affray.core.scene import Scene

from ..model.events import DelayChanged, SlotEnded, StatusChanged
from ..model.kinds import Delay, Status
from ..model.stats import ACTIVE, Combat, Fighter

GONE = ("fled", "surrendered", "removed")
STANDBY = Delay()


def lose_slot(who: str, combat: Combat) -> None:
    """A held slot is lost at once; the place stays (EP-DELAY-26)."""
    fighter = combat.fighters[who]
    if fighter.delaying:
        combat.waiting.remove(who)
    fighter.slot_state, fighter.delay = "lost", None


def to_standby(who: str, combat: Combat) -> None:
    combat.fighters[who].delay = STANDBY


def unable(scene: Scene[Combat], who: str) -> None:
    """Somebody became unconscious or incapacitated: the slot that it holds or plays is lost (EP-DELAY-26)."""
    fighter = scene.state.fighters[who]
    held = fighter.delaying
    if held or fighter.slot_state == "acting":
        scene.change(partial(lose_slot, who))
        if held and scene.recording:
            scene.tell(SlotEnded(who, "lost", rules=("EP-DELAY-26",)))


def set_status(who: str, status: Status, combat: Combat) -> None:
    fighter = combat.fighters[who]
    fighter.status = status
    if fighter.delaying:
        combat.waiting.remove(who)
    if fighter.slot_state in ("pending", "delaying", "carried"):
        fighter.slot_state = "lost"
    fighter.delay = None


def leave(scene: Scene[Combat], who: str, status: Status, rule: str = "EP-SEQ-10") -> None:
    """Dead, destroyed, out, fled, surrendered or removed: it leaves the order at once (EP-SEQ-10)."""
    if scene.state.fighters[who].status != ACTIVE:
        return
    scene.change(partial(set_status, who, status))
    if scene.recording and status in GONE:
        scene.tell(StatusChanged(who, status, rules=(rule,)))
    lose_anchor(scene, who)


def lose_anchor(scene: Scene[Combat], who: str) -> None:
    """Whoever waited for somebody that cannot have its slot is on standby from now on (EP-DELAY-27)."""
    combat = scene.state
    for name in list(combat.waiting):
        if waits_for(combat.fighters[name], who):
            scene.change(partial(to_standby, name))
            if scene.recording:
                scene.tell(DelayChanged(name, who, rules=("EP-DELAY-27",)))


def waits_for(fighter: Fighter, who: str) -> bool:
    return fighter.delay is not None and fighter.delay.mode in ("before", "after") and fighter.delay.anchor == who
