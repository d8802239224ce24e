"""How long questions about space take, in microseconds: floods, lines of sight, nearest points."""

from __future__ import annotations

from collections.abc import Callable
from timeit import repeat

from affray.space.areas import emanation
from affray.space.bits import lowest
from affray.space.field import Point, Rect, nearest
from affray.space.grid import Grid
from affray.space.measure import FIVE, FIVE_TEN, Footprint
from affray.space.movement import flood
from affray.space.sight import CENTRES, FIVE_POINTS, Sight, sight
from tests.space.plan import read

ROOM = """
........................
........................
...##........~~~........
...##........~~~........
...........~~~~.........
............~~..........
.......#................
.......#........###.....
.......#........#.#.....
.......#..........#.....
.......####.....###.....
........................
........................
..~~~...................
..~~~~.........#........
....~~.........#........
...............#........
.....##................
.....##.......####......
........................
.........~~~............
.........~~~............
........................
........................
"""


def measure() -> dict[str, float]:
    """The best of several runs of each question on a map of 24 x 24 squares, or a field of 24 x 16 spans."""
    grid = read(ROOM)
    start = grid.square(11, 12)
    enemies = grid.bits([(14, 10), (9, 8), (15, 13), (12, 16), (4, 12)])
    friends = grid.bits([(10, 12), (12, 11), (8, 14)])
    fences = [emanation(grid, Footprint(x, y), 1) for x, y in grid.points(enemies)]

    def moving(**more: object) -> Callable[[], object]:
        return lambda: flood(grid, start, 6, blocked=enemies, through=friends, costly=friends, **more)  # type: ignore[arg-type]

    reached = flood(grid, start, 6, blocked=enemies)
    farthest = lowest(reached.fronts[0][6])
    sight(grid).mask(start)
    return {
        "flood 30 ft, 5-5-5": _time(moving(measure=FIVE)),
        "flood 30 ft, 5-10-5": _time(moving(measure=FIVE_TEN)),
        "flood 30 ft, 5-5-5, 2 x 2": _time(moving(wide=2)),
        "flood 30 ft, 5-5-5, leaving no reach": _time(moving(fences=fences)),
        "flood 60 ft, 5-5-5": _time(lambda: flood(grid, start, 12, blocked=enemies)),
        "path of 30 ft": _time(lambda: reached.path(farthest)),
        "sight of a square, first time on the map": _time(lambda: Sight(_fresh(), CENTRES, grid.opaque).mask(start), 5),
        "sight of a square, first time": _time(lambda: Sight(grid, CENTRES, grid.opaque).mask(start), 20),
        "sight of a square, five points, first time": _time(
            lambda: Sight(grid, FIVE_POINTS, grid.opaque).mask(start), 5
        ),
        "sight of a square, known": _time(lambda: sight(grid).mask(start)),
        **_nearest(),
    }


def _nearest() -> dict[str, float]:
    bounds = Rect(0, 0, 96, 64)
    zone = Rect(60, 30, 70, 40)
    here = Point(12, 16)

    def near(x: int, y: int) -> bool:
        return y >= 18

    def far(x: int, y: int) -> bool:
        return zone.x1 <= x <= zone.x2 and zone.y1 <= y <= zone.y2

    return {
        "nearest point, 2 units away": _time(lambda: nearest(here, near, 1, bounds)),
        "nearest point, 50 units away": _time(lambda: nearest(here, far, 1, bounds), 100),
    }


def _fresh() -> Grid:
    return read(ROOM)


def _time(question: Callable[[], object], number: int = 2000) -> float:
    question()
    return round(min(repeat(question, number=number, repeat=5)) / number * 1e6, 2)


if __name__ == "__main__":
    for name, microseconds in measure().items():
        print(f"{microseconds:10.2f} us  {name}")
