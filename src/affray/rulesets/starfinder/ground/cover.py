"""Cover, concealment and flanking: what lies between an attacker and its target (SF-COVER, SF-CONC, SF-FLANK)."""

from __future__ import annotations

from affray.core.modifiers import Modifier
from affray.space.barrier import Barrier
from affray.space.bits import Bits, each, shifted
from affray.space.cover import corner_lines
from affray.space.grid import Grid
from affray.space.measure import FIVE_TEN, Footprint
from affray.space.threat import flanks
from affray.space.trace import Contact, traced

from ..model.battlefield import Ground
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from .board import bodies, distance, sees, senses_closely, threatens

PARTIAL, COVER, IMPROVED = 1, 2, 3
"""The grades of cover; total cover is the want of a line of effect (SF-COVER-3)."""

AC = (None, Modifier(2, "partial_cover", "SF-COVER-2"), Modifier(4, "cover", "SF-COVER-2"),
      Modifier(8, "improved_cover", "SF-COVER-2"))  # fmt: skip
REFLEX = (None, Modifier(1, "partial_cover", "SF-COVER-2"), Modifier(2, "cover", "SF-COVER-2"),
          Modifier(4, "improved_cover", "SF-COVER-2"))  # fmt: skip
SOFT = Modifier(4, "soft_cover", "SF-COVER-5")
FLANKING = Modifier(2, "flanking", "SF-FLANK-1")

CONCEALED, TOTALLY_CONCEALED = 20, 50
"""The chance in a hundred that a hit misses (SF-CONC-1)."""

LOW_OBSTACLE = 30
"""Feet from a low obstacle within which it gives cover (SF-COVER-4)."""

Lines = tuple[tuple[int, Bits], ...]
"""For each corner of the attacker and square of the target: the grade of cover, and the squares the lines cross."""


# -- lines -----------------------------------------------------------------------------------------
def lines_between(ground: Ground, attacker: Footprint, target: Footprint) -> Lines:
    """The lines from every corner of one space to the corners of every square of another (SF-COVER-1)."""
    known = ground.lines.get((attacker, target))
    if known is None:
        grades = grades_for(ground, attacker, target)
        found: list[tuple[int, Bits]] = []
        for corner in attacker.corners():
            for square in each(ground.grid.filled(target)):
                found.append((grade_of(ground.grid, corner, square, grades), crossed(ground.grid, corner, square)))
        known = ground.lines[attacker, target] = tuple(found)
    return known


def grade_of(grid: Grid, corner: tuple[int, int], square: int, grades: tuple[Barrier, ...]) -> int:
    """The highest grade that bars a line from a corner to a corner of a square; a line along a wall is barred."""
    for number in range(len(grades), 0, -1):
        if any(grades[number - 1]) and corner_lines(grid, corner, square, grades[number - 1], Contact.ALONG):
            return number
    return 0


def crossed(grid: Grid, corner: tuple[int, int], square: int) -> Bits:
    """The squares whose inside the lines from a corner to the corners of a square pass through."""
    found: Bits = 0
    for end in grid.place(square).corners():
        trace, shift = traced(grid, corner, end, 1)
        found |= shifted(trace.crossed.squares, shift)
    return found


def grades_for(ground: Ground, attacker: Footprint, target: Footprint) -> tuple[Barrier, ...]:
    """What gives each grade of cover or more between two spaces, the attacker's own squares left out."""
    own = Barrier(ground.grid.filled(attacker))
    if not any(ground.low):
        return tuple([grade.without(own) for grade in ground.grades])
    useless = useless_obstacles(ground, attacker, target)
    return tuple([grade.without(own).without(useless) for grade in ground.grades])


def useless_obstacles(ground: Ground, attacker: Footprint, target: Footprint) -> Barrier:
    """Low obstacles too far from the target, or nearer to the attacker than to it (SF-COVER-4)."""
    grid, low = ground.grid, ground.low
    squares: Bits = 0
    for square in each(low.squares):
        if is_useless([grid.place(square)], attacker, target):
            squares |= 1 << square
    x_edges: Bits = 0
    for square in each(low.x_edges):
        if is_useless([grid.place(square), grid.place(square).moved(1, 0)], attacker, target):
            x_edges |= 1 << square
    y_edges: Bits = 0
    for square in each(low.y_edges):
        if is_useless([grid.place(square), grid.place(square).moved(0, 1)], attacker, target):
            y_edges |= 1 << square
    return Barrier(squares, x_edges, y_edges)


def is_useless(places: list[Footprint], attacker: Footprint, target: Footprint) -> bool:
    to_target = min(FIVE_TEN.between(place, target) for place in places)
    to_attacker = min(FIVE_TEN.between(place, attacker) for place in places)
    return FOOT * to_target > LOW_OBSTACLE or to_attacker < to_target


# -- cover -----------------------------------------------------------------------------------------
def grade_against(combat: Combat, attacker: Fighter, target: Fighter) -> int:
    """The grade of cover that things give, from the corner best for the attacker (SF-COVER-1, SF-COVER-6)."""
    ground = combat.ground
    if not ground.covered:
        return 0
    return min([grade for grade, _ in lines_between(ground, attacker.place, target.place)])


def grade_from_point(combat: Combat, corner: tuple[int, int], target: Fighter) -> int:
    """The grade of cover against what comes from an intersection: of the target's squares the least (SF-COVER-2)."""
    ground = combat.ground
    if not ground.covered:
        return 0
    point = Footprint(corner[0], corner[1], 0, 0)
    return min([grade for grade, _ in lines_between(ground, point, target.place)])


def shelter(combat: Combat, attacker: Fighter, target: Fighter, ranged: bool) -> tuple[Modifier | None, bool]:
    """The best cover of the target from the attacker's best corner, and whether fog lies on the lines from there.

    Creatures in the line give soft cover against ranged attacks (SF-COVER-5); kinds of cover do not add (SF-COVER-6).
    """
    ground = combat.ground
    if not ranged and not ground.covered and not ground.conceals:
        return None, False
    lines = lines_between(ground, attacker.place, target.place)
    others = bodies(combat, attacker, target) if ranged else 0
    if not ground.covered and not ground.conceals:
        return (SOFT if all(squares & others for _, squares in lines) else None), False
    conceals = ground.conceals
    best: tuple[int, bool] | None = None
    found: Modifier | None = None
    for grade, squares in lines:
        if not grade and not squares & others and not squares & conceals:
            return None, False  # nothing can be better for the attacker
        modifier = AC[grade]
        if squares & others and (modifier is None or modifier.value < SOFT.value):
            modifier = SOFT
        rank = (0 if modifier is None else modifier.value, bool(squares & conceals))
        if best is None or rank < best:
            best, found = rank, modifier
    return found, best is not None and best[1]


# -- concealment -----------------------------------------------------------------------------------
def chance_to_miss(combat: Combat, attacker: Fighter, target: Fighter, ranged: bool, fog: bool) -> int:
    """How many in a hundred hits miss because of concealment; several do not add (SF-CONC-1 to SF-CONC-3)."""
    if not combat.obscured and not attacker.marks and not target.marks and not target.hidden_from:
        return 0
    if senses_closely(attacker, target, "blindsight"):
        return 0
    if not sees(combat, attacker, target):
        return TOTALLY_CONCEALED
    if combat.light == "dim" and not attacker.card.low_light and not senses_closely(attacker, target, "darkvision"):
        return CONCEALED
    ground = combat.ground
    if not ground.conceals:
        return 0
    if not ranged and distance(attacker, target) <= FOOT:
        inside = ground.grid.filled(target.place)
        fog = inside & ground.conceals == inside
    return CONCEALED if fog else 0


# -- flanking --------------------------------------------------------------------------------------
def is_flanked(combat: Combat, attacker: Fighter, target: Fighter) -> bool:
    """Whether an ally of the attacker threatens the target from the opposite side (SF-FLANK-1 to SF-FLANK-4)."""
    if "unflankable" in target.card.traits or attacker.card.reach_ft == 0:
        return False
    for other in combat.fighters.values():
        if other.side != attacker.side or other is attacker or other is target or other.dead:
            continue
        if are_opposite(combat.ground.grid, attacker.place, other.place, target.place):
            if threatens(combat, other, target):
                return True
    return False


def are_opposite(grid: Grid, one: Footprint, other: Footprint, target: Footprint) -> bool:
    """Whether two places lie on opposite sides of a third one, kept with the map (SF-FLANK-2)."""
    key = ("flanks", one, other, target)
    known: bool | None = grid.memo.get(key)
    if known is None:
        known = grid.memo[key] = flanks(one, other, target)
    return known
