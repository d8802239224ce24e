"""Who sees whom: lines, light, senses, hiding (E5-SIGHT, E5-HIDE)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.bits import each
from affray.space.measure import Footprint

from ..model.battlefield import THREE_QUARTERS, Ground
from ..model.conditions import SIGHTLESS, UNAWARE, UNSEEN
from ..model.stats import Combat, Fighter
from .board import distance, gap
from .cover import cover


def senses(one: Fighter, other: Fighter, reach: int) -> bool:
    """Whether something lies within the radius of a special sense."""
    return bool(reach) and distance(one, other) <= reach


def in_line_of_sight(combat: Combat, one: Fighter, other: Fighter) -> bool:
    """A clear segment between the centres of one square of each (E5-SIGHT-2)."""
    lines, here, there = combat.ground.lines, one.place, other.place
    if here.wide == 1 and there.wide == 1:
        stride = lines.grid.stride
        return lines.sees(here.y * stride + here.x, there.y * stride + there.x)
    return lines.between(here, there)


def obscured_for(combat: Combat, viewer: Fighter, place: Footprint, height: int = 0) -> int:
    """How obscured a place is for somebody: 0 not, 1 lightly, 2 heavily; its best square counts (E5-SIGHT-3)."""
    ground = combat.ground
    if not ground.obscured:
        return 0
    away = gap(viewer.place, viewer.elevation, place, height)
    if away <= viewer.card.blindsight and viewer.card.blindsight:
        return 0
    true = bool(viewer.card.truesight) and away <= viewer.card.truesight
    dark_eyes = bool(viewer.card.darkvision) and away <= viewer.card.darkvision
    return min(square_obscured(ground, square, true, dark_eyes) for square in each(ground.grid.filled(place)))


def is_obscured_anywhere(combat: Combat, viewer: Fighter) -> bool:
    """Whether any ground is obscured for somebody, whoever is there or not (E5-SIGHT-3)."""
    ground = combat.ground
    squares = ground.lightly | ground.heavily | ground.dim | ground.dark if ground.obscured else 0
    return any(obscured_for(combat, viewer, Footprint(*ground.grid.at(square))) for square in each(squares))


def square_obscured(ground: Ground, square: int, true: bool, dark_eyes: bool) -> int:
    """Fog and light together; darkvision treats darkness as dim and dim as bright (E5-SIGHT-4)."""
    fog = 2 if ground.heavily >> square & 1 else ground.lightly >> square & 1
    light = 2 if ground.dark >> square & 1 else ground.dim >> square & 1
    if true:
        light = 0
    elif dark_eyes and light:
        light -= 1
    return max(fog, light)


def perceives_place(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody could see another one, hiding apart (E5-SIGHT-1)."""
    if viewer.marks & SIGHTLESS:
        if viewer.marks & UNAWARE or not senses(viewer, other, viewer.card.blindsight):
            return False
        return in_line_of_sight(combat, viewer, other)
    if not in_line_of_sight(combat, viewer, other):
        return False
    if other.marks & UNSEEN and not pierces_invisibility(viewer, other):
        return False
    return obscured_for(combat, viewer, other.place, other.elevation) < 2


def pierces_invisibility(viewer: Fighter, other: Fighter) -> bool:
    """By truesight or blindsight (E5-COND-11)."""
    return senses(viewer, other, viewer.card.truesight) or senses(viewer, other, viewer.card.blindsight)


def sees(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody sees another one (E5-SIGHT-1)."""
    if viewer is other:
        return True
    if other.hidden_from and viewer.id in other.hidden_from:
        return False
    return perceives_place(combat, viewer, other)


def sees_plainly(combat: Combat, one: Fighter, other: Fighter) -> bool:
    """Whether two see each other, nothing hiding or hindering either: the line between them decides for both."""
    if one.marks or other.marks or one.hidden_from or other.hidden_from or combat.ground.obscured:
        return False
    return in_line_of_sight(combat, one, other)


def has_lost(viewer: Fighter, other: Fighter) -> bool:
    """Whether somebody does not know where a hidden one is; tremorsense on the same ground tells (E5-SIGHT-4, -8)."""
    if not other.hidden_from or viewer.id not in other.hidden_from:
        return False
    grounded = viewer.elevation == other.elevation <= 0
    return not grounded or not senses(viewer, other, viewer.card.tremorsense)


def sees_clearly(combat: Combat, viewer: Fighter, other: Fighter) -> bool:
    """Sees it, hiding apart, with less than three-quarters cover and not heavily obscured (E5-HIDE-10)."""
    return perceives_place(combat, viewer, other) and cover(combat, viewer, other) < THREE_QUARTERS


def sees_place(combat: Combat, viewer: Fighter, squares: Sequence[tuple[int, int]]) -> bool:
    """Whether somebody sees one of these squares."""
    if viewer.marks & SIGHTLESS:
        return False
    grid, lines = combat.ground.grid, combat.ground.lines
    for x, y in squares:
        place = Footprint(x, y)
        if grid.has(x, y) and lines.between(viewer.place, place) and obscured_for(combat, viewer, place) < 2:
            return True
    return False
