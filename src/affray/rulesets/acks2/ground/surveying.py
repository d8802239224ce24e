"""What is in the way of a mover as far as its side knows: bodies, and those who would stop it (ACKS-GRID-5, -6)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import Bits
from affray.space.measure import Footprint
from affray.space.movement import Flood

from ..model.stats import Combat, Warrior
from .board import occupied, standing
from .engagement import can_engage


class Survey:
    """All of it at once, looked at from one place, while many ways from there are tried."""

    __slots__ = ("alone", "closed", "floods", "halts", "others", "watched")

    def __init__(self, combat: Combat, mover: Warrior, fleeing: Sequence[str], alone: bool = False) -> None:
        self.alone = alone
        """For a single way: a search ends where it is found, and is kept for nothing else."""
        self.others: Bits = occupied(combat, mover, mover.side)
        """Where somebody stands."""
        self.closed: Bits = barred(combat, mover, fleeing)
        """What cannot even be passed."""
        self.halts: Bits = halts(combat, mover, fleeing) if mover.card.size < 2 else 0
        """Where a mover of one square is stopped."""
        self.watched: Bits = 0
        """What any opponent has before its eyes."""
        for each in combat.warriors.values():
            if each.side != mover.side and each.is_known_to(mover.side):
                self.watched |= each.ahead
        self.floods: dict[tuple[Footprint, Bits, Bits], Flood] = {}
        """What can be reached from a place past some squares, with some where one is stopped."""


def halts(combat: Combat, mover: Warrior, ignoring: Sequence[str] = ()) -> Bits:
    """The squares in which somebody known engages a mover of one square who enters them (ACKS-ENGAGE-8)."""
    found: Bits = 0
    for other in combat.warriors.values():
        if other.side != mover.side and other.ahead and other.id not in ignoring and stops(combat, other, mover):
            if other.is_known_to(mover.side):
                found |= other.ahead
    return found


def stops(combat: Combat, other: Warrior, mover: Warrior) -> bool:
    """Whether somebody could engage the mover alone if it came before its eyes."""
    if not can_engage(other) or abs(other.elevation - mover.elevation) > 5 or not combat.hostile(other, mover):
        return False
    if mover.flying and not other.card.can_fly:
        return False
    return not mover.wards or not any(ward.kind.blocks_being_engaged for ward in mover.wards)


def barred(combat: Combat, mover: Warrior, enemies: Sequence[str]) -> Bits:
    """Squares that cannot even be passed: of those it flees from, and for big bodies of those not small enough."""
    found: Bits = 0
    for name in enemies:
        found |= combat.warriors[name].body
    if mover.card.size >= 2:
        for other in standing(combat, mover.side):
            if other is not mover and other.card.size > mover.card.size - 2:
                found |= other.body
    return found
