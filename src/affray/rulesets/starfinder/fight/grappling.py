"""Holds: how they begin, are renewed and end (SF-GRAP)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.core.refusals import Refusal
from affray.core.scene import Scene

from ..body.conditions import gain, held_by, over
from ..body.effects import forget
from ..body.hands import free_hands
from ..model.catalogue import no
from ..model.conditions import HOLDS
from ..model.stats import Combat, Fighter
from ..time.moments import until_end_of_next

PIN = 5
"""The margin of a grapple that pins (SF-GRAP-3)."""
GRAB, GRAB_PIN = 4, 13
"""By how much an attack with the trait grab must pass KAC to hold, and to pin (SF-GRAP-14)."""


def hold(scene: Scene[Combat], holder: Fighter, target: Fighter, pinned: bool, cause: str = "") -> bool:
    """Somebody is grappled or pinned until the end of the holder's next turn, by this result (SF-GRAP-4, SF-GRAP-5)."""
    combat = scene.state
    for condition in held_by(target, holder.id):
        over(combat, target, condition)
        forget(combat, condition.serial)
    until = until_end_of_next(combat, holder.id)
    held = gain(scene, target, "pinned" if pinned else "grappled", holder.id, until, cause=cause)
    if held and target.id not in holder.grappling:
        holder.grappling.append(target.id)
    return held


def grab(scene: Scene[Combat], holder: Fighter, target: Fighter, item: str, margin: int) -> None:
    """A hit that passes KAC by enough holds, one target for each such attack (SF-GRAP-14)."""
    cause = f"grab {item}"
    others = [name for name in holder.grappling if name != target.id]
    if margin < GRAB or any(holds_with(scene.state, holder, other, cause) for other in others):
        return
    hold(scene, holder, target, margin >= GRAB_PIN, cause)


def holds_with(combat: Combat, holder: Fighter, target: str, cause: str) -> bool:
    return any(each.cause == cause for each in held_by(combat.fighters[target], holder.id))


def why_no_grip(fighter: Fighter) -> Iterator[Refusal]:
    """A grapple needs a free hand, a grappling weapon or the trait (SF-GRAP-1)."""
    if free_hands(fighter) > 0 or fighter.card.has("grab"):
        return
    for item in fighter.items.values():
        if item.wielded and "grapple" in item.kind.properties:
            return
    yield no("SF-GRAP-1", "no_grappling_hand", who=fighter.id)


def why_holding(fighter: Fighter, target: Fighter) -> Iterator[Refusal]:
    """Nobody seizes a second one while it holds another; renewing a hold is no such thing (SF-GRAP-8, SF-GRAP-14)."""
    if target.id in fighter.grappling:
        return
    others = [name for name in fighter.grappling if name != target.id]
    if others:
        yield no("SF-GRAP-8", "holding_another", target=others[0])


def holders_of(combat: Combat, fighter: Fighter) -> list[str]:
    """Those who hold somebody."""
    names = [each.source for each in fighter.conditions if each.name in HOLDS]
    return [name for name in dict.fromkeys(names) if name in combat.fighters and name != fighter.id]
