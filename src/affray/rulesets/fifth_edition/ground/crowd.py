"""Who is there, and where as sets of squares: kept while the fight goes on, so that most questions are one test.

Whoever comes, goes, changes sides or becomes neutral, and every change of the ground makes the crowd unknown
(`combat.crowd = None`), and it is worked out again when somebody asks. Steps, by far the most frequent change, and
deaths are followed as they happen (`put`, `take_out`).
"""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.areas import emanation
from affray.space.bits import Bits, minus
from affray.space.grid import Grid
from affray.space.measure import Footprint

from ..model.kinds import FOOT, SQUARES
from ..model.stats import Combat, Fighter


class Crowd:
    """All who are there, in file order; their squares, those that several of them share, and those of each side.

    `reach` is the longest reach of anybody in feet, or of anything that could be picked up from somebody; `strange`
    tells that somebody has come whom not every side knows; `simple` that nobody is such a stranger, neutral, in the
    space of another, or two sizes larger than another. `near`, `covers` and `away` keep what was found since the last
    step.
    """

    __slots__ = (
        "allied", "away", "covers", "filled", "hostile", "near", "people", "reach", "shared", "sides", "simple",
        "strange",
    )  # fmt: skip

    def __init__(self) -> None:
        self.people: list[Fighter] = []
        self.filled: Bits = 0
        self.shared: Bits = 0
        self.sides: dict[str, Bits] = {}
        self.near: dict[tuple[str, int], Bits] = {}
        self.covers: dict[tuple[str, str], int] = {}
        """What creatures give whom as cover from whom, where that takes more than a look along a lane."""
        self.away: dict[str, dict[str, int]] = {}
        """How many feet their enemies are away from those who have asked (`board.feet_to_enemies`)."""
        self.reach = 0
        self.strange = self.simple = False
        self.hostile: dict[str, list[Fighter]] = {}
        """By side those of others, the neutral ones left out, as far as somebody has asked (`enemies_of`)."""
        self.allied: dict[str, list[Fighter]] = {}
        """By side its own, likewise (`allies_of`)."""

    def add(self, fighter: Fighter, squares: Bits) -> None:
        self.people.append(fighter)
        self.shared |= self.filled & squares
        self.filled |= squares
        self.sides[fighter.side] = self.sides.get(fighter.side, 0) | squares

    def move(self, fighter: Fighter, origin: Bits, to: Bits) -> None:
        """Somebody who shares its squares with nobody fills others from now on, or none."""
        self.filled = minus(self.filled, origin) | to
        self.sides[fighter.side] = minus(self.sides[fighter.side], origin) | to
        self.near.clear()
        self.covers.clear()
        self.away.clear()


def crowd_of(combat: Combat) -> Crowd:
    """Where everybody is now."""
    crowd: Crowd | None = combat.crowd
    if crowd is None:
        crowd = combat.crowd = Crowd()
        grid = combat.ground.grid
        for fighter in combat.fighters.values():
            if fighter.present:
                crowd.add(fighter, grid.filled(fighter.place))
            crowd.strange = crowd.strange or fighter.known_to is not None
            crowd.reach = max(crowd.reach, *own_reaches(fighter))
        sizes = [each.card.size for each in crowd.people]
        crowd.simple = not (crowd.strange or crowd.shared or any(each.neutral for each in crowd.people)) and (
            not sizes or max(sizes) - min(sizes) < 2
        )
    return crowd


def people_of(combat: Combat) -> Sequence[Fighter]:
    """Everybody on the battlefield, in file order."""
    crowd: Crowd = combat.crowd or crowd_of(combat)
    return crowd.people


def enemies_of(combat: Combat, fighter: Fighter) -> Sequence[Fighter]:
    """The hostile creatures on the battlefield, in file order."""
    if fighter.neutral:
        return ()
    crowd: Crowd = combat.crowd or crowd_of(combat)
    side = fighter.side
    known = crowd.hostile.get(side)
    if known is None:
        known = crowd.hostile[side] = [each for each in crowd.people if each.side != side and not each.neutral]
    return known


def allies_of(combat: Combat, fighter: Fighter) -> Sequence[Fighter]:
    """Those of one's side on the battlefield, in file order, oneself among them."""
    if fighter.neutral:
        return ()
    crowd: Crowd = combat.crowd or crowd_of(combat)
    side = fighter.side
    known = crowd.allied.get(side)
    if known is None:
        known = crowd.allied[side] = [each for each in crowd.people if each.side == side and not each.neutral]
    return known


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
            crowd.move(fighter, origin, to)
    fighter.place, fighter.elevation = place, height
    fighter.squeezing = place.wide < SQUARES[fighter.card.size]
    fighter.clinging, fighter.budget.run_up = clinging, run_up
    if height:
        combat.loose = True


def take_out(combat: Combat, fighter: Fighter) -> None:
    """Somebody has died where it stood."""
    crowd: Crowd | None = combat.crowd
    if crowd is None or not crowd.simple or fighter.left_field:
        combat.crowd = None
    else:
        crowd.people = [each for each in crowd.people if each is not fighter]
        crowd.hostile.clear()
        crowd.allied.clear()
        crowd.move(fighter, combat.ground.grid.filled(fighter.place), 0)


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


def near_strangers(combat: Combat, fighter: Fighter, feet: int = 0) -> Bits:
    """The squares within so many feet of anybody of another side, heights left aside: a quick test.

    One who shares a square with that side counts too. Without a number of feet, that of the longest reach.
    """
    crowd: Crowd = combat.crowd or crowd_of(combat)
    key = (fighter.side, feet or crowd.reach)
    known = crowd.near.get(key)
    if known is None:
        strangers = minus(crowd.filled, crowd.sides.get(fighter.side, 0)) | crowd.shared
        known = crowd.near[key] = combat.ground.grid.near(strangers, key[1] // FOOT)
    return known


def strangers_within(combat: Combat, fighter: Fighter, place: Footprint, feet: int = 0) -> bool:
    """Whether a place lies within so many feet of anybody of another side (`near_strangers`)."""
    return bool(near_strangers(combat, fighter, feet) & combat.ground.grid.filled(place))
