"""The moments at which things end, and the anchors in the order at which rounds are counted (SF-ROUND-3 to -5, -9)."""

from __future__ import annotations

from affray.core.timing import Moment

from ..model.stats import Combat, Slot


def rounds(combat: Combat, count: int) -> Moment:
    """So many rounds from now: just before the place of whoever has the turn, wherever that one goes (SF-ROUND-3)."""
    return combat.timing.next("anchor", anchor(combat), count)


def anchor(combat: Combat) -> str:
    """The anchor directly before the place of the turn in progress (SF-ROUND-9)."""
    names = [slot.id for slot in combat.order]
    owner = combat.turn_of or combat.last_turn or combat.pointer
    at = names.index(owner) if owner in names else 0
    if at and combat.order[at - 1].anchor:
        return combat.order[at - 1].id
    name = f"anchor {combat.number()}"
    combat.order.insert(at, Slot(name, True))
    return name


def is_idle(combat: Combat, name: str) -> bool:
    """Whether nothing ends at an anchor any more."""
    return not any(each.until.of == name for each in combat.timing.lasting)


def until_start(combat: Combat, who: str) -> Moment:
    """Until the start of somebody's next turn (SF-ROUND-4)."""
    return combat.timing.next("turn start", who)


def until_end_of_next(combat: Combat, who: str) -> Moment:
    """Until the end of the next turn somebody finishes after the one in which this began (SF-ROUND-5)."""
    return combat.timing.next("turn end", who, 2 if combat.turn_of == who else 1)
