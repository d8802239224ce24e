"""What somebody can strike or shoot with now, for the computer player."""

from __future__ import annotations

from typing import NamedTuple

from .board import distance, in_reach, line_of_effect, weapon_reach
from .kinds import GRAPPLED
from .stats import Combat, Fighter, Item


class Arm(NamedTuple):
    """A weapon that can be used now; `limit` is its reach or range in feet."""

    name: str
    item: Item
    ranged: bool
    limit: int


def arms_of(fighter: Fighter) -> list[Arm]:
    """Everything in hand or part of the body that can be struck or shot with now."""
    found: list[Arm] = []
    held = fighter.marks & GRAPPLED
    for name, item in fighter.items.items():
        kind = item.kind
        if kind.damage is None or (item.location != "wielded" and kind.category not in ("natural", "unarmed")):
            continue
        if (held and kind.hands == 2) or kind.category not in ("melee", "ranged", "natural", "unarmed"):
            continue
        if kind.capacity is not None and item.loaded < kind.usage and not kind.quick:
            continue
        if "unwieldy" in kind.properties and name in fighter.attacks_this_turn:
            continue
        if kind.category == "ranged":
            found.append(Arm(name, item, True, kind.range_increment_ft * kind.max_increments))
        else:
            found.append(Arm(name, item, False, weapon_reach(fighter.card, kind)))
    return found


def reaches(combat: Combat, fighter: Fighter, arm: Arm, target: Fighter) -> bool:
    """Whether a weapon gets at a target from here."""
    if arm.ranged:
        return distance(fighter, target) <= arm.limit and line_of_effect(combat, fighter, target)
    height = fighter.altitude_ft - target.altitude_ft
    return in_reach(fighter.place, target.place, height, arm.limit) and line_of_effect(combat, fighter, target)
