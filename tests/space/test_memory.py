"""What is worked out for a map once is kept with it: nothing is worked out twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.space.areas import burst, emanation
from affray.space.barrier import Barrier
from affray.space.grid import Grid
from affray.space.measure import FIVE, Footprint
from affray.space.sight import CENTRES, sight
from affray.space.straight import between, swept
from affray.space.threat import threatened
from affray.space.trace import traced

ONE, BLOCK = Footprint(1, 1), Footprint(0, 0, 2, 2)


@pytest.mark.parametrize(
    ("key", "work_out"),
    [
        (("emanation", ONE, 1, FIVE.name), lambda grid: emanation(grid, ONE, 1)),
        (("burst", (2, 2), 1, FIVE.name), lambda grid: burst(grid, (2, 2), 1)),
        (("threatened", ONE, 1, FIVE.name, 1, False), lambda grid: threatened(grid, ONE, 1)),
        (("between", 3, 1), lambda grid: between(grid, 0, grid.square(3, 1))),
        (("swept", 2, 1, 1, 1), lambda grid: swept(grid, ONE, Footprint(3, 2))),
        (("trace", 2, 3, 3, 7, 5), lambda grid: traced(grid, (1, 1), (5, 3), 2)[0]),
        (("sight", CENTRES.name, Barrier()), lambda grid: sight(grid)),
        (("ground", 2, 2), lambda grid: grid.ground_for(2, 2)),
        (("changed", Barrier(1), Barrier()), lambda grid: grid.changed(solid=Barrier(1))),
        ((2, 2), lambda grid: grid.footprint(0, 2, 2)),
        (BLOCK, lambda grid: grid.filled(BLOCK)),
    ],
)
def test_what_was_worked_out_for_a_map_is_kept_with_it(key: Any, work_out: Callable[[Grid], Any]) -> None:
    grid = Grid(6, 6)
    assert key not in grid.memo
    found = work_out(grid)
    kept = dict(grid.memo)
    assert key in kept
    assert work_out(grid) == found
    assert grid.memo == kept
