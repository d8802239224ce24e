"""Weapons that are not in hand, for the computer player: drawn, picked up, loaded, exchanged (SF-MACT-3, SF-MACT-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from affray.space.bits import Bits

from ..body.hands import free_hands, hands_taken, lying_near
from ..ground.board import distance
from ..model.conditions import GRAPPLED, HELD_FAST
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter, Item
from ..time.economy import affordable
from .arsenal import Arm, arm_of, blades_of
from .odds import armour_of, expected, outlook, own_modifier, worth_of
from .routes import danger, is_pressed, path_to, steps_now, ways
from .salvos import Wish

CLEARLY = 3
"""A weapon is exchanged for one that promises half as much again: 3 to 2."""


class Spare(NamedTuple):
    """A weapon that could come into somebody's hands, and what an attack with it would be worth."""

    worth: int
    name: str
    arm: Arm
    item: Item
    lies: bool


def rearm(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], least: int, reach: bool = True) -> Wish | None:
    """Draw or pick up what clearly promises more than the best that is in hand; let that fall if it is in the way.

    `least` is what the best attack with what is in hand is worth. Without `reach` blades do not count.
    """
    if fighter.marks & GRAPPLED or not foes or not affordable(fighter, "move"):
        return None
    foe = min(foes, key=lambda each: (distance(fighter, each), each.id))
    best: Spare | None = None
    for spare in spares(combat, fighter, foe):
        if 2 * spare.worth <= CLEARLY * least or (best is not None and spare.worth <= best.worth):
            continue
        if spare.arm.ranged or (reach and distance(fighter, foe) <= spare.arm.limit + FOOT):
            best = spare
    return None if best is None else take_up(combat, fighter, best)


def drawable(fighter: Fighter) -> Sequence[Arm]:
    """The weapons that could be drawn, ready for use."""
    known: Sequence[Arm] | None = fighter.kept.get("drawable")
    if known is None:
        at_hand = [(name, item) for name, item in fighter.items.items() if item.location == "accessible"]
        arms = [spare_of(fighter, name, item) for name, item in at_hand]
        known = fighter.kept["drawable"] = [arm for arm in arms if arm is not None]
    return known


def spare_of(fighter: Fighter, name: str, item: Item) -> Arm | None:
    """A thing that is not in hand as a weapon in these hands; None for what cannot be used at once."""
    arm = arm_of(fighter.card, name, item.kind) if item.kind.hands <= fighter.card.hands else None
    return None if arm is None or arm.attached or item.loaded < arm.least else arm


def has_spares(combat: Combat, fighter: Fighter) -> bool:
    """Whether there is any weapon to draw, or anything to pick up."""
    return bool(combat.lying) or bool(drawable(fighter))


def spares(combat: Combat, fighter: Fighter, foe: Fighter) -> list[Spare]:
    """What could be drawn, and what of one's own lies within a step, as weapons against somebody."""
    found: list[Spare] = []
    for arm in drawable(fighter):
        item = fighter.items[arm.name]
        found.append(Spare(worth_with(fighter, arm.name, item, arm, foe), arm.name, arm, item, False))
    for each in combat.lying:
        if each.item.owner == fighter.id and lying_near(combat, fighter, each.name) is not None:
            arm_there = spare_of(fighter, each.item.kind.id, each.item)
            if arm_there is not None:
                worth = worth_with(fighter, arm_there.name, each.item, arm_there, foe)
                found.append(Spare(worth, each.name, arm_there, each.item, True))
    return found


def worth_with(fighter: Fighter, name: str, item: Item, arm: Arm, foe: Fighter) -> int:
    """What one attack with a weapon would be worth against somebody in its reach or range."""
    found = outlook(fighter, name, item, False, foe)
    modifier = own_modifier(fighter, item, not arm.ranged)
    if arm.ranged:
        increment, feet = arm.kind.range_increment_ft, distance(fighter, foe)
        modifier -= 2 * max(0, -(-feet // increment) - 1)
    return worth_of(expected(found, armour_of(foe, found[2], arm.ranged), modifier), foe)


def best_in_hand(fighter: Fighter, foe: Fighter) -> int:
    """What the best single blow with what is in hand is worth against somebody."""
    arms = blades_of(fighter)
    return max([worth_with(fighter, arm.name, fighter.items[arm.name], arm, foe) for arm in arms], default=0)


def take_up(combat: Combat, fighter: Fighter, spare: Spare) -> Wish | None:
    """Let fall what is in the way, at no cost, then draw or pick up (SF-OTHER-1, SF-MACT-3, SF-MACT-8)."""
    missing = spare.item.kind.hands - free_hands(fighter)
    if missing > 0:
        held = [(hands_taken(item), name) for name, item in fighter.items.items() if item.in_hand]
        held.sort(reverse=True)
        return ("drop", {"items": (held[0][1],)}) if held else None
    return ("pick_up", {"item": spare.name}) if spare.lies else ("draw", {"item": spare.name})


def fetch(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], least: int) -> Wish | None:
    """Go to a weapon of one's own that lies within a move, if that gives no opening and is clearly better."""
    if not combat.lying or fighter.marks & HELD_FAST or free_hands(fighter) < 1 or not foes:
        return None
    feet = steps_now(combat, fighter)
    if not feet or not affordable(fighter, "move"):
        return None
    risky = danger(combat, fighter)
    if is_pressed(combat, fighter, risky):
        return None
    foe = min(foes, key=lambda each: (distance(fighter, each), each.id))
    goal: Bits = 0
    grid = combat.ground.grid
    for each in combat.lying:
        arm = arm_of(fighter.card, each.item.kind.id, each.item.kind) if each.item.owner == fighter.id else None
        if arm is not None and 2 * worth_with(fighter, each.item.kind.id, each.item, arm, foe) > CLEARLY * least:
            for x in range(each.x - fighter.place.wide, each.x + 2):
                for y in range(each.y - fighter.place.deep, each.y + 2):
                    if grid.has(x, y):
                        goal |= 1 << (y * grid.stride + x)
    if not goal:
        return None
    reached = ways(combat, fighter, feet, halts=risky)
    square = reached.flood.nearest(goal)
    here = fighter.place.y * grid.stride + fighter.place.x
    return ("move", {"path": path_to(combat, reached, square)}) if square >= 0 and square != here else None
