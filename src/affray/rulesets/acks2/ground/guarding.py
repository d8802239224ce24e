"""Who protects whom by the Defend action: behind oneself, or on the side of the shield (ACKS-ACT-8)."""

from __future__ import annotations

from collections.abc import Iterator

from affray.space.facing import Y_NORTH, Arc

from ..model.stats import Combat, Warrior
from .board import arc_of, direction_to, within_five


def may_guard(combat: Combat, warrior: Warrior, ally: Warrior) -> bool:
    """Whether an ally is where one can protect it: adjacent, to the rear or on the off-hand flank."""
    if not within_five(warrior, ally):
        return False
    arc = arc_of(combat, warrior, ally)
    return arc == Arc.REAR or (is_left_of(warrior, ally) and (arc == Arc.FLANK or not has_flanks(combat)))


def has_flanks(combat: Combat) -> bool:
    """Not where everybody faces everybody (option `facing_arcs`)."""
    return combat.options.facing_arcs != "none"


def is_left_of(warrior: Warrior, other: Warrior) -> bool:
    """On the off-hand side: 90 degrees counter-clockwise of its facing."""
    (lx, ly), (dx, dy) = Y_NORTH.step(warrior.facing.turned(-2)), direction_to(warrior.place, other.place)
    return dx * lx + dy * ly > 0


def defenders(combat: Combat, target: Warrior) -> Iterator[Warrior]:
    """Everybody who protects somebody now: itself, or those who have stayed beside it."""
    for each in combat.warriors.values():
        if each.defending == target.id and each.status == "active" and (each is target or within_five(each, target)):
            yield each
