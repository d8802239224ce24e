"""What a side knows of who and what is on the field: units it has seen, items where it has seen them last.

No rule refuses for the sake of an unknown unit or counts it in a toss: that would tell of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from affray.space.field import Point, pinch

from .carrying import bearer
from .ground import is_known, place_of
from .stats import Battle, Missed, Unit

SIDES = ("a", "b")


def is_clear(battle: Battle, one: Point | None, other: Point | None) -> bool:
    """Whether no blocked ground lies between two places on the field."""
    if one is None or other is None:
        return False
    blocked = [zone.rect for zone in battle.terrain if zone.blocked]
    return not any(rect.pierced(one, other) for rect in blocked) and not pinch(blocked, one, other)


def looks_at(battle: Battle, side: str, spot: Point) -> bool:
    """Whether a living unit of a side sees a place."""
    return any(is_clear(battle, place_of(battle, unit).pos, spot) for unit in battle.of(side))


def sides_without(battle: Battle, unit: Unit, spot: Point) -> tuple[str, ...]:
    """The sides that do not notice what a unit does here: it is unknown to them, and nobody sees the place."""
    return tuple([side for side in SIDES if not is_known(battle, side, unit) and not looks_at(battle, side, spot)])


# -- items -----------------------------------------------------------------------------------------
def pick_from_ground(battle: Battle, unit: Unit, item: str) -> None:
    """An item leaves the ground: whoever does not notice believes that it lies there still (COIN-ACT-2)."""
    spot, before = battle.ground.get(item), battle.unnoticed.pop(item, ())
    if spot is not None:
        by = [side for side in sides_without(battle, unit, spot) if side not in before]
        if by:
            battle.missed[item] = Missed(spot, tuple(by))


def lay_down(battle: Battle, unit: Unit, item: str, spot: Point) -> None:
    """An item lies on the ground from now on, and those who notice look for it nowhere else (COIN-ACT-15)."""
    battle.ground[item] = spot
    blind = sides_without(battle, unit, spot)
    if blind:
        battle.unnoticed[item] = blind
    forget_missed(battle, item, blind)


def forget_missed(battle: Battle, item: str, by: Sequence[str]) -> None:
    """Only these sides still believe that an item lies where it lay."""
    missed = battle.missed.pop(item, None)
    still = tuple([side for side in missed.by if side in by]) if missed is not None else ()
    if missed is not None and still:
        battle.missed[item] = Missed(missed.spot, still)


def look_around(battle: Battle) -> None:
    """At a quiet moment: sides notice what lies, and what no longer lies, where one of their units looks."""
    for item, sides in list(battle.unnoticed.items()):
        spot = battle.ground.get(item)
        still = tuple([side for side in sides if spot is not None and not looks_at(battle, side, spot)])
        battle.unnoticed[item] = still
        if not still:
            del battle.unnoticed[item]
    for item, missed in list(battle.missed.items()):
        who = bearer(battle, item)
        seen = [side for side in missed.by if who is not None and is_known(battle, side, who)]
        blind = [side for side in missed.by if side not in seen and not looks_at(battle, side, missed.spot)]
        forget_missed(battle, item, blind)


def remember_items(battle: Battle, side: str) -> None:
    """Items lie where a side has last seen them; for the public, where both have."""
    watching = [side] if side in SIDES else list(SIDES)
    ground = {
        item: spot for item, spot in battle.ground.items()
        if not any(one in battle.unnoticed.get(item, ()) for one in watching)
    }  # fmt: skip
    for item, missed in battle.missed.items():
        if all(one in missed.by for one in watching):
            ground[item] = missed.spot
    battle.ground, battle.missed, battle.unnoticed = ground, {}, {}
