"""Who stands where, as sets of squares: worked out when somebody asks, and kept until anybody moves, comes or goes.

Whatever changes where somebody is, or whether it is there, makes the crowd unknown (`combat.crowd = None`).
"""

from __future__ import annotations

from affray.space.bits import Bits

from ..model.stats import Combat


class Crowd:
    """The squares of all who are there, and those that several of them share; `level` if all are at one height, `aloft`
    if anybody is above the ground.
    """

    __slots__ = ("aloft", "filled", "level", "shared")

    def __init__(self, combat: Combat) -> None:
        self.filled: Bits = 0
        self.shared: Bits = 0
        heights: set[int] = set()
        for fighter in combat.fighters.values():
            if not fighter.dead and not fighter.left_field:
                squares = combat.ground.grid.filled(fighter.place)
                self.shared |= self.filled & squares
                self.filled |= squares
                heights.add(fighter.altitude_ft)
        self.level, self.aloft = len(heights) < 2, max(heights, default=0) > 0


def crowd_of(combat: Combat) -> Crowd:
    """Where everybody is now."""
    crowd: Crowd | None = combat.crowd
    if crowd is None:
        crowd = combat.crowd = Crowd(combat)
    return crowd
