"""Steps of those who make themselves narrow where their whole space does not fit."""

from __future__ import annotations

import pytest

from affray.space.measure import Footprint
from affray.space.squeeze import landing, way_through
from tests.space.plan import read

GAP = read("""
    ......
    ..#...
    ..#...
    ..#...
    ..#...
""")
"""A wall with a gap of one square in row 0."""


def test_who_fits_keeps_its_whole_space() -> None:
    assert landing(GAP, Footprint(0, 1, 2, 2), (0, 2), 2, 1) == Footprint(0, 2, 2, 2)


def test_into_a_gap_one_becomes_narrow_and_behind_it_fills_out_again() -> None:
    first = landing(GAP, Footprint(0, 0, 2, 2), (2, 0), 2, 1)
    assert first == Footprint(2, 0, 1, 1)
    assert landing(GAP, first, (3, 0), 2, 1) == Footprint(3, 0, 2, 2)


def test_one_fills_out_only_where_the_whole_space_fits() -> None:
    long_gap = read("......\n..##..\n..##..")
    first = landing(long_gap, Footprint(0, 0, 2, 2), (2, 0), 2, 1)
    assert first == Footprint(2, 0)
    second = landing(long_gap, first, (3, 0), 2, 1)
    assert second == Footprint(3, 0)
    assert landing(long_gap, second, (4, 0), 2, 1) == Footprint(4, 0, 2, 2)
    assert landing(long_gap, second, (4, 1), 2, 1) is None


def test_whoever_cannot_be_narrow_stays_out() -> None:
    assert landing(GAP, Footprint(0, 0, 2, 2), (1, 0), 2, 2) is None
    assert landing(GAP, Footprint(1, 1), (2, 1), 1, 1) is None


@pytest.mark.parametrize(("side", "narrow"), [(3, 2), (4, 2)])
def test_how_narrow_is_for_the_game_to_say(side: int, narrow: int) -> None:
    corridor = read("\n".join(["......", "......", "##....", "##....", "##...."]))
    start = Footprint(2, 0, side, side)
    assert landing(corridor, start, (1, 0), side, narrow) == Footprint(1, 0, narrow, narrow)


def test_a_way_through_a_gap_is_a_chain_of_landings_and_wide_where_it_can_be() -> None:
    start, goal = Footprint(0, 3, 2, 2), 1 << GAP.square(4, 3)
    path = [GAP.at(square) for square in way_through(GAP, start, 2, 1, goal, 0, 40)]
    assert path[-1] == (4, 3)
    place, widths = start, []
    for to in path:
        landed = landing(GAP, place, to, 2, 1)
        assert landed is not None, (place, to)
        place = landed
        widths.append(place.wide)
    assert widths.count(1) <= 3, "narrow only in the gap and before it"
    assert place == Footprint(4, 3, 2, 2)


def test_there_is_no_way_through_a_wall_nor_past_what_blocks_the_gap() -> None:
    start, goal = Footprint(0, 3, 2, 2), 1 << GAP.square(4, 3)
    assert way_through(GAP, start, 2, 1, goal, 1 << GAP.square(2, 0), 40) == []
    assert way_through(read(".#."), Footprint(0, 0), 1, 1, 1 << 2, 0, 40) == []
