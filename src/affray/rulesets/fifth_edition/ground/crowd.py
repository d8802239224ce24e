"""Who stands where, as sets of squares: kept while the fight goes on, so that most questions about space are one test.

Whoever comes, goes, dies or changes sides makes the crowd unknown (`combat.crowd = None`), and it is worked out again
when somebody asks. Steps, which are by far the most frequent change, are followed as they happen (`put`).
"""

from __future__ import annotations

from affray.space.areas import emanation
from affray.space.bits import Bits, minus
from affray.space.grid import Grid
from affray.space.measure import Footprint

from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter


class Crowd:
    """The squares of all who are there, those that several of them share, and those of each side.

    `reach` is the longest reach of anybody in feet, or of anything that could be picked up from somebody.
    """

    __slots__ = ("filled", "reach", "shared", "sides")

    def __init__(self) -> None:
        self.filled: Bits = 0
        self.shared: Bits = 0
        self.sides: dict[str, Bits] = {}
        self.reach = 0

    def add(self, side: str, squares: Bits) -> None:
        self.shared |= self.filled & squares
        self.filled |= squares
        self.sides[side] = self.sides.get(side, 0) | squares


def crowd_of(combat: Combat) -> Crowd:
    """Where everybody is now."""
    crowd: Crowd | None = combat.crowd
    if crowd is None:
        crowd = combat.crowd = Crowd()
        grid = combat.ground.grid
        for fighter in combat.fighters.values():
            if fighter.present:
                crowd.add(fighter.side, grid.filled(fighter.place))
            crowd.reach = max(crowd.reach, *own_reaches(fighter))
    return crowd


def put(
    combat: Combat, fighter: Fighter, place: Footprint, height: int, clinging: bool = False, run_up: int = 0
) -> None:
    """Somebody is in another place from now on: the one way to change places, whatever the reason.

    In a space too small for it it squeezes (E5-SPACE-8). A hold on a wall and a run-up end with the place, unless it
    was come to by climbing on or walking on (E5-MOVE-8, E5-MOVE-16).
    """
    crowd: Crowd | None = combat.crowd
    if crowd is not None:
        grid = combat.ground.grid
        origin, to = grid.filled(fighter.place), grid.filled(place)
        if origin & crowd.shared or minus(to, origin) & crowd.filled or fighter.dead or fighter.left_field:
            combat.crowd = None
        else:
            crowd.filled = minus(crowd.filled, origin) | to
            crowd.sides[fighter.side] = minus(crowd.sides[fighter.side], origin) | to
    fighter.place, fighter.elevation = place, height
    fighter.squeezing = place.wide < SQUARES[fighter.card.size]
    fighter.clinging, fighter.budget.run_up = clinging, run_up
    if height:
        combat.loose = True


def own_reaches(fighter: Fighter) -> tuple[int, ...]:
    """The different reaches of all melee attacks on a card."""
    known: tuple[int, ...] | None = fighter.card.memo.get("reaches")
    if known is None:
        reaches = {kind.reach for kind in fighter.card.attacks.values() if kind.is_melee}
        known = fighter.card.memo["reaches"] = tuple(sorted(reaches))
    return known


def around(grid: Grid, place: Footprint, feet: int) -> Bits:
    """The squares within so many feet of a place, its own included."""
    key = ("around", place, feet)
    known: Bits | None = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = emanation(grid, place, feet // FOOT)
    return known


def near_strangers(combat: Combat, fighter: Fighter) -> Bits:
    """The squares that anybody of another side may reach to strike, heights left aside: a quick test."""
    crowd, grid = crowd_of(combat), combat.ground.grid
    strangers = minus(crowd.filled, crowd.sides.get(fighter.side, 0)) | crowd.shared
    return grid.near(strangers, crowd.reach // FOOT) if strangers else 0


def strangers_within(combat: Combat, fighter: Fighter, place: Footprint, feet: int) -> bool:
    """Whether anybody of another side stands within so many feet of a place, heights left aside: a quick test.

    One who shares a square with that side counts too.
    """
    crowd: Crowd = combat.crowd or crowd_of(combat)
    near = crowd.filled & around(combat.ground.grid, place, feet)
    if not near:
        return False
    return bool(near ^ (near & crowd.sides.get(fighter.side, 0)) or near & crowd.shared)
