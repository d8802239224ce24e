"""Unattended objects: doors, consoles and crates, where they are and what leads to them (SF-OBJ-3)."""

from __future__ import annotations

from affray.space.measure import Footprint

from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from .board import squares_apart


def places_of(combat: Combat, name: str) -> list[Footprint]:
    """The squares of an object or, for borders, those on either side of them."""
    return [Footprint(x, y) for x, y in combat.map.pieces[name].places()]


def feet_to_object(combat: Combat, fighter: Fighter, name: str) -> int:
    """How far away an object is, which stands on the floor."""
    return FOOT * min([squares_apart(fighter.place, each, fighter.altitude_ft) for each in places_of(combat, name)])


def line_to_object(combat: Combat, fighter: Fighter, name: str) -> bool:
    """Whether a straight path leads to an object; it does not hide itself (SF-GRID-10)."""
    gone = tuple([each for each, left in combat.objects.items() if not left or each == name])
    ground = combat.map.ground(combat.doors, gone)
    return ground.open_ground or any(ground.effect.between(fighter.place, each) for each in places_of(combat, name))
