"""Doors that stand between somebody and its foes (SF-MACT-1, SF-MACT-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from affray.space.bits import Bits
from affray.space.measure import Footprint

from ..actions.objects import adjoins
from ..body.dice import skill_bonus
from ..model.conditions import HELD_FAST
from ..model.kinds import FOOT
from ..model.stats import Combat, Fighter
from ..time.economy import affordable
from .arsenal import Arm, arms_of
from .narrow import way_by_squeezing
from .routes import FAR, Path, spots, steps_now, strike_squares, ways
from .salvos import Wish

LOCK = 20
"""The DC of a lock (SF-MACT-1)."""
DEAR = 6
"""How many squares of a detour it takes to open a door, about: a move action."""


def open_up(combat: Combat, fighter: Fighter, foes: Sequence[Fighter], reach: int, longer_than: int) -> Wish | None:
    """Open the first shut door on the way to the nearest foe, or go to it, if no way of so many squares avoids it."""
    shut = [name for name, state in combat.doors.items() if state != "open"]
    if not shut or fighter.marks & HELD_FAST or not affordable(fighter, "move"):
        return None
    opened = replace(combat, doors=dict.fromkeys(combat.doors, "open"))
    opened.lay_ground()
    goal: Bits = 0
    for foe in foes:
        goal |= strike_squares(opened, fighter, foe, reach)
    ahead = ways(opened, fighter, FAR * FOOT, goal=goal)
    square = ahead.flood.nearest(goal)
    if square < 0:  # too narrow for the whole of it, but perhaps not for all
        path = way_by_squeezing(opened, fighter, foes, reach)
        if not path or way_by_squeezing(combat, fighter, foes, reach):
            return None
    elif (ahead.flood.cost(square) or 0) + DEAR >= longer_than:
        return None
    else:
        path = spots(opened, ahead.flood.path(square))
    door = first_door(combat, fighter, path, shut)
    if door is None:
        return None
    return at_the_door(combat, fighter, door) or towards(combat, fighter, door)


def first_door(combat: Combat, fighter: Fighter, path: Path, shut: Sequence[str]) -> str | None:
    """The first of some doors that a way leads through."""
    here = fighter.place
    for x, y in path:
        there = here.moved(x - here.x, y - here.y)
        before, after = set(here.squares()), set(there.squares())
        crossed = set(box_around(here, there).squares())
        for name in shut:
            piece = combat.map.pieces[name]
            if any(square in after for square in piece.squares):
                return name
            if any(crossed.issuperset(edge) and not before.issuperset(edge) for edge in piece.edges):
                return name
        here = there
    return None


def box_around(one: Footprint, other: Footprint) -> Footprint:
    """The smallest block that holds two others: a slanting step passes every border in it."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    right, far = max(one.x + one.wide, other.x + other.wide), max(one.y + one.deep, other.y + other.deep)
    return Footprint(x, y, right - x, far - y)


def at_the_door(combat: Combat, fighter: Fighter, door: str) -> Wish | None:
    """Open a door beside one, or try its lock."""
    if not adjoins(combat, fighter, door):
        return None
    if combat.doors[door] == "closed":
        return "open_door", {"door": door}
    if not affordable(fighter, "standard"):
        return "end", {}
    if 20 + skill_bonus(fighter, "engineering") >= LOCK:
        return "unlock", {"door": door}
    return break_down(combat, fighter, door)


def break_down(combat: Combat, fighter: Fighter, door: str) -> Wish | None:
    """Strike at a door that can be destroyed, with what hits hardest (SF-OBJ-2, SF-OBJ-3)."""
    left = combat.objects.get(door, 0)
    arms = [arm for arm in arms_of(fighter) if not arm.ranged and arm.kind.damage is not None]
    if not left or not arms:
        return None
    arm = max(arms, key=lambda each: hardest_hit(fighter, each))
    harms = hardest_hit(fighter, arm) > combat.map.pieces[door].hardness
    return ("attack", {"target": door, "with": arm.name}) if harms else None


def hardest_hit(fighter: Fighter, arm: Arm) -> int:
    """The most that a hit with a weapon can do."""
    dice = arm.kind.damage
    most = 0 if dice is None else dice.count * dice.sides + dice.plus
    return most + arm.kind.damage_bonus + fighter.card.str_mod


def towards(combat: Combat, fighter: Fighter, door: str) -> Wish | None:
    """The way to a door, as far as one move goes."""
    feet = steps_now(combat, fighter)
    if not feet:
        return None
    grid = combat.ground.grid
    goal: Bits = 0
    for x, y in combat.map.pieces[door].places():
        for to_x in range(x - fighter.place.wide, x + 2):
            for to_y in range(y - fighter.place.deep, y + 2):
                if grid.has(to_x, to_y):
                    goal |= 1 << (to_y * grid.stride + to_x)
    ahead = ways(combat, fighter, FAR * FOOT, goal=goal)
    square = ahead.flood.nearest(goal)
    if square < 0:
        return None
    path = spots(combat, ahead.flood.as_far(ahead.flood.path(square), feet // FOOT))
    return ("move", {"path": path}) if path else None


def look_behind_doors(combat: Combat, fighter: Fighter) -> Wish | None:
    """With nobody to be seen: open the nearest closed door, in the order of the map."""
    if fighter.marks & HELD_FAST or not affordable(fighter, "move"):
        return None
    for name, state in combat.doors.items():
        if state == "closed":
            return at_the_door(combat, fighter, name) or towards(combat, fighter, name)
    return None
