"""Bodies on a map: who shares a square with a place, and which squares everybody fills."""

from __future__ import annotations

from dataclasses import dataclass

from affray.space.bodies import filled_by, overlapping
from affray.space.grid import Grid
from affray.space.measure import Footprint


@dataclass
class Figure:
    name: str
    place: Footprint
    present: bool = True


OGRE = Figure("ogre", Footprint(2, 2, 2, 2))
ELF = Figure("elf", Footprint(4, 2))
GHOST = Figure("ghost", Footprint(2, 2), present=False)


def names(place: Footprint) -> list[str]:
    return [each.name for each in overlapping([ELF, GHOST, OGRE], place)]


def test_who_shares_a_square_with_a_place() -> None:
    assert names(Footprint(3, 3)) == ["ogre"]
    assert names(Footprint(3, 2, 2, 1)) == ["elf", "ogre"]


def test_neighbours_share_no_square() -> None:
    assert names(Footprint(4, 3)) == []
    assert names(Footprint(1, 1)) == []


def test_whoever_is_gone_fills_nothing() -> None:
    grid = Grid(6, 6)
    assert names(Footprint(2, 2)) == ["ogre"]
    assert filled_by(grid, [GHOST]) == 0
    assert grid.points(filled_by(grid, [ELF, OGRE])) == [(2, 2), (3, 2), (4, 2), (2, 3), (3, 3)]


def test_a_map_holds_a_footprint_as_a_whole_or_not() -> None:
    grid = Grid(6, 6)
    assert grid.holds(Footprint(4, 4, 2, 2))
    assert not grid.holds(Footprint(5, 4, 2, 2))
    assert not grid.holds(Footprint(-1, 0))
    assert not grid.holds(Footprint(0, -1))
    assert not grid.holds(Footprint(4, 5, 2, 2))
    assert grid.holds(Footprint(0, 0))
