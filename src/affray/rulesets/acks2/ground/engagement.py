"""Who engages whom: a directed relation read from places, facings and conditions, never stored (ACKS-ENGAGE)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from affray.space.bits import Bits

from ..model.conditions import HIDDEN, UNENGAGING
from ..model.stats import Combat, Warrior

NUMBERS = (
    (1, 1, 2, 2, 3, 4),
    (1, 1, 2, 2, 3, 4),
    (1, 1, 1, 1, 2, 3),
    (1, 1, 1, 1, 1, 2),
    (1, 1, 1, 1, 1, 2),
    (1, 1, 1, 1, 1, 1),
)
"""How many of a size (row) engage a creature of a size (column) (ACKS-SIZE-3)."""

TWELFTHS = tuple(tuple(12 // number for number in row) for row in NUMBERS)
"""What each contributes, exactly: 1 / its number in twelfths (ACKS-SIZE-11)."""


def can_engage(one: Warrior) -> bool:
    """Whether somebody engages anybody at all: not the helpless, the hidden and the warded (ACKS-ENGAGE-15)."""
    if one.status != "active" or one.marks & UNENGAGING:
        return False
    return not one.wards or not any(ward.kind.blocks_engaging for ward in one.wards)


def can_be_engaged(other: Warrior) -> bool:
    if other.status != "active" or other.marks & HIDDEN:
        return False
    return not other.wards or not any(ward.kind.blocks_being_engaged for ward in other.wards)


def alone_engages(combat: Combat, one: Warrior, other: Warrior) -> bool:
    """A faces B within 5 ft and nothing prevents it; numbers apart (ACKS-ENGAGE-1, -2, -3, -12)."""
    if not one.ahead & other.body or one.side == other.side or abs(one.elevation - other.elevation) > 5:
        return False
    if other.flying and not one.card.can_fly:
        return False
    return can_engage(one) and can_be_engaged(other) and (not combat.peace or combat.hostile(one, other))


def engagers(combat: Combat, other: Warrior) -> list[Warrior]:
    """Everybody who engages somebody, in file order (ACKS-ENGAGE-4; option `size_engagement`)."""
    body, side, found = other.body, other.side, []
    for one in combat.warriors.values():
        if one.side != side and one.ahead & body and alone_engages(combat, one, other):
            found.append(one)
    if found and combat.options.size_engagement == "on":
        found = [one for one in found if not one.body & body]
        if not enough(found, other):
            return []
    return found


def all_engagers(combat: Combat) -> dict[str, list[Warrior]]:
    """The same of everybody who is engaged, by name; whoever no opponent faces is not looked at twice."""
    ahead: dict[str, Bits] = {}
    for one in combat.warriors.values():
        ahead[one.side] = ahead.get(one.side, 0) | one.ahead
    faced = {side: reduce(or_, [squares for other, squares in ahead.items() if other != side], 0) for side in ahead}
    near = [each for each in combat.warriors.values() if each.body & faced[each.side]]
    return {each.id: engagers(combat, each) for each in near}


def enough(several: Iterable[Warrior], other: Warrior) -> bool:
    """Whether these together engage a creature: each counts 1 / its number (ACKS-SIZE-2, ACKS-SIZE-11)."""
    total, size = 0, other.card.size
    for one in several:
        total += TWELFTHS[one.card.size][size]
    return total >= 12


def is_engaged(combat: Combat, other: Warrior) -> bool:
    """At least one opponent engages it."""
    if combat.options.size_engagement == "on":
        return bool(engagers(combat, other))
    body, side = other.body, other.side
    for one in combat.warriors.values():
        if one.ahead & body and one.side != side and alone_engages(combat, one, other):
            return True
    return False


def engages(combat: Combat, one: Warrior, other: Warrior) -> bool:
    if not alone_engages(combat, one, other):
        return False
    return combat.options.size_engagement == "off" or any(each is one for each in engagers(combat, other))


def engaged_by(combat: Combat, one: Warrior) -> list[Warrior]:
    """Whom somebody engages, in file order."""
    ahead = one.ahead
    return [each for each in combat.warriors.values() if ahead & each.body and engages(combat, one, each)]


def bonds(combat: Combat, one: Warrior) -> tuple[str, ...]:
    """Everybody engaged with somebody, one way or the other."""
    found = dict.fromkeys(each.id for each in engagers(combat, one))
    found.update(dict.fromkeys(each.id for each in engaged_by(combat, one)))
    return tuple(found)


def engagements(combat: Combat) -> dict[str, tuple[str, ...]]:
    """Whom everybody engages now, to see what a change brings about. Who is hidden counts as engaging whomever it
    faces: when it reveals itself nobody may turn to it (ACKS-FACE-9)."""
    found: dict[str, tuple[str, ...]] = {}
    for name, one in combat.warriors.items():
        faced = combat.warriors.values() if one.marks & HIDDEN else engaged_by(combat, one)
        found[name] = tuple(each.id for each in faced if one.ahead & each.body)
    return found


def stir(combat: Combat) -> None:
    """Something is about to change that may make somebody engage: keep who engaged whom until then (ACKS-ENGAGE-16)."""
    if not combat.stirred:
        combat.stirred = engagements(combat)
