"""How squares are counted."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space.measure import FIVE, FIVE_TEN, FIVE_TEN_FLAT, Footprint, Measure
from tests.space import slow

many = settings(max_examples=100, deadline=None)
footprints = st.builds(Footprint, st.integers(-6, 6), st.integers(-6, 6), st.integers(1, 4), st.integers(1, 4))


@pytest.mark.parametrize(
    ("dx", "dy", "five", "five_ten"),
    [(1, 0, 1, 1), (1, 1, 1, 1), (2, 2, 2, 3), (3, 3, 3, 4), (4, 4, 4, 6), (5, 2, 5, 6), (-5, 2, 5, 6), (0, 0, 0, 0)],
)
def test_every_second_diagonal_may_count_double(dx: int, dy: int, five: int, five_ten: int) -> None:
    assert FIVE.distance(dx, dy) == five
    assert FIVE_TEN.distance(dx, dy) == five_ten


def test_height_counts_like_another_diagonal() -> None:
    assert FIVE.distance(2, 1, 4) == 4
    assert FIVE_TEN.distance(3, 2, 2) == 5  # 4 across, 2 up
    assert FIVE_TEN.distance(3, 2, -2) == 5


def test_distance_between_footprints_is_that_of_their_nearest_squares() -> None:
    ogre = Footprint(4, 4, 2, 2)
    assert FIVE.between(Footprint(1, 4), ogre) == 3
    assert FIVE.between(Footprint(6, 6), ogre) == 1
    assert FIVE.between(Footprint(5, 5), ogre) == 0
    assert FIVE_TEN.between(Footprint(2, 2), ogre) == 3
    assert ogre.touches(Footprint(6, 3))
    assert not ogre.touches(Footprint(7, 3))


def test_distance_to_an_intersection_is_measured_from_the_nearest_corner() -> None:
    assert FIVE_TEN.to_corner(Footprint(0, 5), (6, 5)) == 5
    assert FIVE_TEN.to_corner(Footprint(0, 0), (5, 1)) == 4
    assert FIVE_TEN.to_corner(Footprint(3, 3, 2, 2), (5, 5)) == 0


def test_a_path_costs_its_steps() -> None:
    diagonal = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]
    assert FIVE.cost(diagonal, [1] * 5) == 4
    assert FIVE_TEN.cost(diagonal, [1] * 5) == 1 + 2 + 1 + 2
    assert FIVE_TEN.cost(diagonal, [1] * 5, parity=1) == 2 + 1 + 2 + 1
    assert FIVE_TEN.cost([(0, 0), (1, 0), (2, 1), (3, 1)], [9, 2, 2, 1]) == 2 + 2 + 1


def test_heavy_ground_on_a_diagonal() -> None:
    heavy = [(0, 0), (1, 1), (2, 2)]
    assert FIVE.cost(heavy, [1, 2, 2]) == 4
    assert FIVE_TEN.cost(heavy, [1, 2, 2]) == 2 + 4
    assert FIVE_TEN_FLAT.cost(heavy, [1, 2, 2]) == 3 + 3
    assert FIVE_TEN_FLAT.cost(heavy, [1, 1, 1]) == 1 + 2


def test_a_footprint_knows_its_corners_and_its_centre() -> None:
    ogre = Footprint(4, 5, 2, 3)
    assert ogre.corners() == ((4, 5), (6, 5), (4, 8), (6, 8))
    assert ogre.centre() == (10, 13)
    assert ogre.moved(-1, 2) == Footprint(3, 7, 2, 3)


@many
@given(footprints, footprints, st.sampled_from([FIVE, FIVE_TEN]))
def test_distances_agree_with_the_obvious(a: Footprint, b: Footprint, measure: Measure) -> None:
    expected = slow.footprint_distance(a.squares(), b.squares(), measure.alternating)
    assert measure.between(a, b) == measure.between(b, a) == expected


@many
@given(st.integers(0, 12), st.integers(0, 9), st.sampled_from([FIVE, FIVE_TEN]))
def test_the_width_of_a_row_within_a_radius(dy: int, radius: int, measure: Measure) -> None:
    within = [dx for dx in range(30) if slow.squares_apart(dx, dy, measure.alternating) <= radius]
    assert measure.width_at(dy, radius) == (max(within) if within else -1)
