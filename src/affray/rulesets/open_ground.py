"""Open ground for a fight without a map: large enough for a long retreat, the sides opposite each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from .table import Battlefield

OPEN = 24
"""Squares of open ground behind everybody: four moves at a common speed."""


class Named(Protocol):
    """Somebody with an id."""

    @property
    def id(self) -> str: ...


P = TypeVar("P", bound=Named)


def extent(apart: int, count: int) -> tuple[int, int]:
    """How many squares the ground has along the line between the sides, and across it.

    >>> extent(6, 4)
    (55, 56)
    """
    return 2 * OPEN + apart + 1, 2 * OPEN + 2 * count


def ranks(apart: int, along: int, deep: int, opposite: bool) -> list[int]:
    """Where bodies of this depth may stand along that line: the front ranks so far apart, the others behind them.

    >>> ranks(6, 55, 1, False)[:2], ranks(6, 55, 1, True)[:2], ranks(6, 55, 2, False)[0]
    ([23, 22], [29, 30], 22)
    """
    front = OPEN - 1 + apart
    return list(range(front, along - deep + 1) if opposite else range(OPEN - deep, -1, -1))


def only_distances(people: Sequence[P], far: Callable[[P, P], int], unit: str) -> Battlefield:
    """What a table shows instead of the ground: how far everybody is from everybody."""
    pairs = [(one.id, two.id, far(one, two)) for number, one in enumerate(people) for two in people[number + 1 :]]
    return Battlefield("none", unit=unit, apart=tuple(pairs))
