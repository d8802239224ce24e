"""Bodies on a map: who fills which squares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from affray.space.bits import Bits
from affray.space.grid import Grid
from affray.space.measure import Footprint


class Body(Protocol):
    """Somebody who fills a footprint while it is there."""

    place: Footprint

    @property
    def present(self) -> bool: ...


B = TypeVar("B", bound=Body)


def overlapping(bodies: Iterable[B], place: Footprint) -> list[B]:
    """Those who share a square with a footprint, in the given order."""
    found: list[B] = []
    x, y, right, far = place.x, place.y, place.x + place.wide, place.y + place.deep
    for body in bodies:
        theirs = body.place
        if (
            theirs.x < right
            and x < theirs.x + theirs.wide
            and theirs.y < far
            and y < theirs.y + theirs.deep
            and body.present
        ):
            found.append(body)
    return found


def filled_by(grid: Grid, bodies: Iterable[Body]) -> Bits:
    """The squares of everybody who is there."""
    found: Bits = 0
    for body in bodies:
        if body.present:
            found |= grid.filled(body.place)
    return found
