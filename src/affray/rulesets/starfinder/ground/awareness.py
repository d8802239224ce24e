"""What a side knows of where everybody is: who eludes it, and into whom its members may run (SF-ATK-22, SF-SKILL-7)."""

from __future__ import annotations

from affray.space.measure import Footprint

from ..model.conditions import INVISIBLE, UNCONSCIOUS
from ..model.stats import Combat, Fighter
from .board import knows_square, may_share, opponents, others_at


def may_elude(other: Fighter) -> bool:
    """Whether there is any reason for which others might not know where somebody is: a cheap test."""
    return other.known_to is not None or bool(other.hidden_from) or bool(other.marks & INVISIBLE)


def eludes(combat: Combat, side: str, other: Fighter) -> bool:
    """Whether nobody on another side knows where somebody is: unknown to it, or hidden from or invisible to all of it.

    Knowledge belongs to a side: what one of them knows he shows to the others (SF-ATK-22).
    """
    if other.side == side or not may_elude(other):
        return False
    if other.known_to is not None and side not in other.known_to:
        return True
    return lurks(combat, side, other)


def lurks(combat: Combat, side: str, other: Fighter) -> bool:
    """Whether somebody is hidden from, or invisible to, everybody who could notice it (SF-SKILL-7, SF-COND-25)."""
    if not other.hidden_from and not other.marks & INVISIBLE:
        return False
    if combat.touched is not None and other.id == combat.touched[0] and side in combat.touched[1]:
        return False
    return not any(each.side == side and locates(combat, each, other) for each in combat.fighters.values())


def locates(combat: Combat, each: Fighter, other: Fighter) -> bool:
    """Whether somebody who is conscious knows where another is: by his senses, or because one holds the other."""
    if not each.present or each.marks & UNCONSCIOUS:
        return False
    return knows_square(combat, each, other) or other.id in each.grappling or each.id in other.grappling


def known_at(combat: Combat, fighter: Fighter, place: Footprint, altitude: int, side: str = "") -> list[Fighter]:
    """The other creatures at a place of whom a side knows, that of whoever moves unless another one is named."""
    there = others_at(combat, fighter, place, altitude)
    return [each for each in there if not may_elude(each) or not eludes(combat, side or fighter.side, each)]


def met_at(combat: Combat, fighter: Fighter, place: Footprint, altitude: int, side: str = "") -> Fighter | None:
    """Into whom somebody would run at a place: one who is in the way there and eludes the side (SF-MOVE-6)."""
    for each in others_at(combat, fighter, place, altitude):
        if may_elude(each) and not may_share(fighter, each) and eludes(combat, side or fighter.side, each):
            return each
    return None


def known_opponents(combat: Combat, fighter: Fighter) -> list[Fighter]:
    """The opponents of whom somebody's side knows, in file order."""
    return [each for each in opponents(combat, fighter) if not eludes(combat, fighter.side, each)]
