"""What somebody can strike or shoot with now, for the computer player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..ground.board import weapon_reach
from ..model.conditions import GRAPPLED
from ..model.kinds import Card, ItemKind
from ..model.stats import Fighter


class Arm(NamedTuple):
    """A weapon in somebody's hands, without what changes about it; `limit` is its reach or range in feet."""

    name: str
    kind: ItemKind
    ranged: bool
    limit: int
    attached: bool
    """A part of the body."""
    both_hands: bool
    least: int
    """What has to be loaded; 0 if nothing has to be, or if loading goes by the way."""
    unwieldy: bool
    eac: bool
    """Goes against EAC."""


def arm_of(card: Card, name: str, kind: ItemKind) -> Arm | None:
    """A thing as a weapon in these hands; None for something nobody strikes or shoots with."""
    if kind.damage is None or kind.category not in ("melee", "ranged", "natural", "unarmed"):
        return None
    ranged = kind.category == "ranged"
    limit = kind.range_increment_ft * kind.max_increments if ranged else weapon_reach(card, kind)
    least = kind.usage if kind.capacity is not None and not kind.quick else 0
    attached = kind.category in ("natural", "unarmed")
    return Arm(name, kind, ranged, limit, attached, kind.hands == 2, least, kind.unwieldy, kind.eac)


def arms_of(fighter: Fighter) -> Sequence[Arm]:
    """Everything in hand or part of the body that can be struck or shot with now."""
    known: Sequence[Arm] | None = fighter.kept.get("arms")
    if known is None:
        known = fighter.kept["arms"] = arms_now(fighter)
    return known


def blades_of(fighter: Fighter) -> Sequence[Arm]:
    """Those for hand to hand."""
    known: Sequence[Arm] | None = fighter.kept.get("blades")
    if known is None:
        known = fighter.kept["blades"] = [arm for arm in arms_of(fighter) if not arm.ranged]
    return known


def arms_now(fighter: Fighter) -> list[Arm]:
    """The same, worked out; everything somebody has, or has had, as a weapon is kept with the card."""
    found: list[Arm] = []
    held = fighter.marks & GRAPPLED
    memo = fighter.card.memo
    arms: dict[str, Arm | None] | None = memo.get("arms")
    if arms is None:
        arms = memo["arms"] = {}
    for name, item in fighter.items.items():
        if name not in arms:
            arms[name] = arm_of(fighter.card, name, item.kind)
        arm = arms[name]
        if arm is None or not (arm.attached or item.location == "wielded"):
            continue
        if arm.unwieldy and name in fighter.attacks_this_turn:
            fighter.kept["tired"] = True
        elif item.loaded >= arm.least and not (held and arm.both_hands):
            found.append(arm)
    return found
