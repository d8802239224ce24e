"""Places in the initiative order: a cyclic list that delay and ready change for good, with anchors between them."""

from __future__ import annotations

from affray.core.scene import Scene

from ..model.events import PlaceChanged
from ..model.stats import Combat, Fighter, Slot


def index_of(combat: Combat, name: str) -> int:
    """Where a place is in the list; -1 if there is none of this name."""
    for number, slot in enumerate(combat.order):
        if slot.id == name:
            return number
    return -1


# -- changing places -------------------------------------------------------------------------------
def move_behind(scene: Scene[Combat], fighter: Fighter, of: str, rule: str) -> None:
    """Directly after somebody, behind those who were placed there during the same turn (SF-DELAY-7, SF-READY-8)."""
    combat = scene.state
    slot = take_out(combat, fighter)
    at = index_of(combat, of) + 1
    while at < len(combat.order) and combat.order[at].id in combat.placed:
        at += 1
    combat.order.insert(at, slot)
    settle_place(scene, fighter, of, "after", rule)


def move_before(scene: Scene[Combat], fighter: Fighter, of: str, rule: str) -> None:
    """Directly before somebody, behind those placed there during the same turn (SF-READY-8).

    The anchors of that place stay with it: effects that end there still end when it comes.
    """
    combat = scene.state
    slot = take_out(combat, fighter)
    at = index_of(combat, of)
    while at > 0 and combat.order[at - 1].anchor:
        at -= 1
    combat.order.insert(at, slot)
    settle_place(scene, fighter, of, "before", rule)


def put_at(combat: Combat, fighter: Fighter, to: int) -> None:
    """To another place of the list as it is now, by decree; nobody gains or loses a turn by it (SF-ROUND-2).

    Whoever has had its turn in this round has no second one; whoever would be passed over has it next.
    """
    at, passed = index_of(combat, fighter.id), index_of(combat, combat.pointer)
    had = at <= passed and fighter.id not in combat.owed
    slot = take_out(combat, fighter)
    to -= at < to
    still_to_come = to > index_of(combat, combat.pointer)
    combat.order.insert(to, slot)
    combat.owed = [name for name in combat.owed if name != fighter.id]
    if had and still_to_come and not fighter.delaying:
        fighter.turn_used = True
    elif not had and not still_to_come and not fighter.turn_used:
        combat.owed.append(fighter.id)


def take_out(combat: Combat, fighter: Fighter) -> Slot:
    """The place of somebody, taken out of the list; its anchors and the pointer stay (SF-ROUND-9, SF-ROUND-2)."""
    at = index_of(combat, fighter.id)
    if combat.pointer == fighter.id:
        combat.pointer = combat.order[at - 1].id if at else ""
    return combat.order.pop(at)


def settle_place(scene: Scene[Combat], fighter: Fighter, of: str, side: str, rule: str) -> None:
    """The new count is that of the neighbour, and this round's turn is used (SF-DELAY-4, SF-READY-5, SF-INIT-5)."""
    fighter.init_count = scene.state.fighters[of].init_count
    fighter.turn_used = True
    if scene.recording:
        scene.tell(PlaceChanged(fighter.id, fighter.init_count or 0, side, of, rules=(rule, "SF-INIT-5")))
