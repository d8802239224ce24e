"""The same questions about space answered slowly and obviously: sets of (x, y), fractions, no bits.

Nothing here looks at how the real thing works; the property tests compare the two on random maps.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush
from itertools import pairwise
from math import dist, hypot, sqrt

from affray.space.barrier import barrier_of, bits_of
from affray.space.grid import Grid

Place = tuple[int, int]
Edge = frozenset[Place]

EIGHT = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


@dataclass
class World:
    """A map as sets."""

    width: int
    height: int
    walls: set[Place] = field(default_factory=set)
    edges: set[Edge] = field(default_factory=set)
    weights: dict[Place, int] = field(default_factory=dict)
    ways: int = 2

    def places(self) -> list[Place]:
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def has(self, place: Place) -> bool:
        return 0 <= place[0] < self.width and 0 <= place[1] < self.height

    def is_open(self, place: Place) -> bool:
        return self.has(place) and place not in self.walls

    def grid(self) -> Grid:
        solid = barrier_of(self.width, self.walls, [tuple(sorted(edge)) for edge in self.edges])  # type: ignore[misc]
        ground = [(weight, bits_of(self.width, [place])) for place, weight in self.weights.items()]
        return Grid(self.width, self.height, solid=solid, ground=ground, ways=self.ways)


def fill(anchor: Place, wide: int, deep: int) -> list[Place]:
    return [(anchor[0] + i, anchor[1] + j) for i in range(wide) for j in range(deep)]


# ---------------------------------------------------------------------- steps and floods


def orthogonal_ok(world: World, a: Place, b: Place) -> bool:
    return world.is_open(a) and world.is_open(b) and frozenset((a, b)) not in world.edges


def step_ok(world: World, anchor: Place, step: Place, wide: int = 1, deep: int = 1) -> bool:
    """Every square of the footprint can take the step."""
    for x, y in fill(anchor, wide, deep):
        dx, dy = step
        start, end = (x, y), (x + dx, y + dy)
        if dx == 0 or dy == 0:
            if not orthogonal_ok(world, start, end):
                return False
            continue
        free = 0
        for corner in ((x + dx, y), (x, y + dy)):
            free += orthogonal_ok(world, start, corner) and orthogonal_ok(world, corner, end)
        if free < world.ways or not world.is_open(start) or not world.is_open(end):
            return False
    return True


def step_cost(world: World, anchor: Place, diagonal: bool, parity: int, rules: Rules) -> int:
    squares = fill(anchor, rules.wide, rules.deep)
    weight = max(world.weights.get(square, 1) for square in squares)
    if any(square in rules.costly for square in squares):
        weight = max(weight, 2)
    weight += rules.extra
    if not diagonal or rules.diagonals == "5-5-5":
        return weight
    if rules.diagonals == "flat" and weight > 1:
        return int(weight * Fraction(3, 2))
    return weight * 2 if parity else weight


@dataclass
class Rules:
    """How somebody moves."""

    diagonals: str = "5-5-5"
    wide: int = 1
    deep: int = 1
    blocked: Collection[Place] = ()
    through: Collection[Place] = ()
    costly: Collection[Place] = ()
    extra: int = 0
    halts: Collection[Place] = ()
    fences: list[set[Place]] = field(default_factory=list)
    parity: int = 0


def meets(anchor: Place, rules: Rules, places: Collection[Place]) -> bool:
    return any(square in places for square in fill(anchor, rules.wide, rules.deep))


def flood(world: World, start: Place, budget: int, rules: Rules) -> dict[Place, int]:
    """The least cost of every anchor that can be reached."""
    best: dict[tuple[Place, int], int] = {}
    queue = [(0, start, rules.parity)]
    while queue:
        cost, here, parity = heappop(queue)
        if (here, parity) in best:
            continue
        best[here, parity] = cost
        if cost and meets(here, rules, rules.halts):
            continue
        for step in EIGHT:
            there = (here[0] + step[0], here[1] + step[1])
            if not step_ok(world, here, step, rules.wide, rules.deep) or meets(there, rules, rules.blocked):
                continue
            if any(meets(here, rules, fence) and not meets(there, rules, fence) for fence in rules.fences):
                continue
            diagonal = step[0] != 0 and step[1] != 0
            after = cost + step_cost(world, there, diagonal, parity, rules)
            if after <= budget:
                heappush(queue, (after, there, parity ^ 1 if diagonal else parity))
    found: dict[Place, int] = {}
    for (place, _), cost in best.items():
        found[place] = min(cost, found.get(place, cost))
    return found


def path_cost(world: World, path: list[Place], rules: Rules) -> int:
    """The cost of a path, every step of which must be legal."""
    cost, parity = 0, rules.parity
    for number, (here, there) in enumerate(pairwise(path)):
        step = (there[0] - here[0], there[1] - here[1])
        assert step in EIGHT
        assert step_ok(world, here, step, rules.wide, rules.deep)
        assert not meets(there, rules, rules.blocked)
        assert number == 0 or not meets(here, rules, rules.halts)
        assert all(meets(there, rules, fence) for fence in rules.fences if meets(here, rules, fence))
        diagonal = step[0] != 0 and step[1] != 0
        cost += step_cost(world, there, diagonal, parity, rules)
        parity ^= diagonal
    return cost


# ---------------------------------------------------------------------- distances


def squares_apart(dx: int, dy: int, alternating: bool) -> int:
    """Walk it: diagonals first, then straight on."""
    dx, dy = abs(dx), abs(dy)
    spent, diagonals = 0, 0
    while dx and dy:
        diagonals += 1
        spent += 2 if alternating and diagonals % 2 == 0 else 1
        dx, dy = dx - 1, dy - 1
    return spent + dx + dy


def footprint_distance(one: Iterable[Place], other: Iterable[Place], alternating: bool) -> int:
    others = list(other)
    return min(squares_apart(a[0] - b[0], a[1] - b[1], alternating) for a in one for b in others)


# ---------------------------------------------------------------------- straight lines


def toward_zero(value: Fraction) -> int:
    """The nearest whole number, halves towards zero."""
    whole = int(abs(value))
    if abs(value) - whole > Fraction(1, 2):
        whole += 1
    return whole if value >= 0 else -whole


def line(a: Place, b: Place) -> list[Place]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = max(abs(dx), abs(dy))
    if n == 0:
        return [a]
    return [(a[0] + toward_zero(Fraction(i * dx, n)), a[1] + toward_zero(Fraction(i * dy, n))) for i in range(n + 1)]


def hull_meets(start: Place, end: Place, wide: int, deep: int, square: Place) -> bool:
    """No line separates the inside of a square from the inside of the hull of two places of a footprint."""
    hull = [(x + i, y + j) for x, y in (start, end) for i in (0, wide) for j in (0, deep)]
    box = [(square[0] + i, square[1] + j) for i in (0, 1) for j in (0, 1)]
    normal = (start[1] - end[1], end[0] - start[0])
    for nx, ny in ((1, 0), (0, 1), normal):
        if (nx, ny) == (0, 0):
            continue
        ours, theirs = [nx * x + ny * y for x, y in hull], [nx * x + ny * y for x, y in box]
        if max(ours) <= min(theirs) or max(theirs) <= min(ours):
            return False
    return True


# ---------------------------------------------------------------------- lines of sight

Exact = tuple[Fraction, Fraction]


def at(a: Exact, b: Exact, t: Fraction) -> Exact:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def part_inside(a: Exact, b: Exact, low: Place, high: Place) -> tuple[Fraction, Fraction] | None:
    """From where to where, between 0 and 1, a segment lies in a closed box."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        d = b[axis] - a[axis]
        if d == 0:
            if not low[axis] <= a[axis] <= high[axis]:
                return None
            continue
        t, u = sorted(((low[axis] - a[axis]) / d, (high[axis] - a[axis]) / d))
        first, last = max(first, t), min(last, u)
    return (first, last) if first <= last else None


def contact_with_square(a: Exact, b: Exact, square: Place) -> str:
    """How a segment meets a square: not at all, or it touches it, runs along a side, or goes through."""
    part = part_inside(a, b, square, (square[0] + 1, square[1] + 1))
    if part is None:
        return ""
    if part[0] == part[1] and a != b:
        return "touch" if 0 < part[0] < 1 else ""
    x, y = at(a, b, (part[0] + part[1]) / 2)
    if square[0] < x < square[0] + 1 and square[1] < y < square[1] + 1:
        return "through"
    return "along" if a != b else ""


def edge_ends(edge: Edge) -> tuple[Place, Place]:
    (x0, y0), (x1, y1) = sorted(edge)
    return ((x1, y0), (x1, y0 + 1)) if x1 > x0 else ((x0, y1), (x0 + 1, y1))


def contact_with_edge(a: Exact, b: Exact, edge: Edge) -> str:
    low, high = edge_ends(edge)
    part = part_inside(a, b, low, high)
    if part is None:
        return ""
    if part[0] < part[1]:
        return "along" if a != b else ""
    if not 0 < part[0] < 1:
        return ""
    return "touch" if at(a, b, part[0]) in ((Fraction(x), Fraction(y)) for x, y in (low, high)) else "through"


def gate_barred(a: Exact, b: Exact, corner: Place, walls: Collection[Place], edges: Collection[Edge]) -> bool:
    """Whether both ways round a grid corner on the segment are barred."""
    x, y = corner
    dx, dy = b[0] - a[0], b[1] - a[1]
    if dx == 0:
        return all(frozenset(((i, y - 1), (i, y))) in edges for i in (x - 1, x))
    if dy == 0:
        return all(frozenset(((x - 1, j), (x, j))) in edges for j in (y - 1, y))
    before_x, after_x = (x - 1, x) if dx > 0 else (x, x - 1)
    before_y, after_y = (y - 1, y) if dy > 0 else (y, y - 1)
    start, end = (before_x, before_y), (after_x, after_y)
    ways = 0
    for side in ((before_x, after_y), (after_x, before_y)):
        if side in walls or frozenset((start, side)) in edges or frozenset((side, end)) in edges:
            ways += 1
    return ways == 2


def barred(a: Exact, b: Exact, walls: Collection[Place], edges: Collection[Edge], contact: str) -> bool:
    """Whether a segment between two points is barred: "through", "along" or "touch" says what counts."""
    kinds = {contact_with_square(a, b, wall) for wall in walls} | {contact_with_edge(a, b, edge) for edge in edges}
    if "through" in kinds:
        return True
    if contact != "through" and "along" in kinds:
        return True
    if contact == "touch" and "touch" in kinds:
        return True
    xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
    for x in range(int(xs[0]) - 1, int(xs[1]) + 2):
        for y in range(int(ys[0]) - 1, int(ys[1]) + 2):
            part = part_inside(a, b, (x, y), (x, y))
            if part and 0 < part[0] < 1 and gate_barred(a, b, (x, y), walls, edges):
                return True
    # A line that slides between two walls.
    for wall in walls:
        for other in ((wall[0] + 1, wall[1]), (wall[0], wall[1] + 1)):
            if other in walls and {contact_with_square(a, b, wall), contact_with_square(a, b, other)} == {"along"}:
                if contact_with_edge(a, b, frozenset((wall, other))) == "along":
                    return True
    return False


def sees(world: World, a: Place, b: Place, points: Iterable[Exact], contact: str) -> bool:
    walls = world.walls - {a, b}
    spots = list(points)
    for p in spots:
        for q in spots:
            start, end = (a[0] + p[0], a[1] + p[1]), (b[0] + q[0], b[1] + q[1])
            if not barred(start, end, walls, world.edges, contact):
                return True
    return False


# ---------------------------------------------------------------------- areas, arcs, flanking


def degrees_within_45(vector: tuple[float, float], direction: Place) -> bool:
    cosine = (vector[0] * direction[0] + vector[1] * direction[1]) / (hypot(*vector) * hypot(*direction))
    return cosine >= sqrt(0.5) - 1e-9


def in_sphere(square: Place, point: Place, radius: int) -> bool:
    return dist((square[0] + 0.5, square[1] + 0.5), (point[0] / 2, point[1] / 2)) <= radius + 1e-9


def flanks(a: Place, b: Place, target: Place, wide: int, deep: int) -> bool:
    """The segment between two centres meets two opposite borders."""
    half = Fraction(1, 2)
    start, end = (a[0] + half, a[1] + half), (b[0] + half, b[1] + half)
    left, top, right, bottom = target[0], target[1], target[0] + wide, target[1] + deep
    sides = [
        part_inside(start, end, low, high) is not None
        for low, high in (
            ((left, top), (left, bottom)),
            ((right, top), (right, bottom)),
            ((left, top), (right, top)),
            ((left, bottom), (right, bottom)),
        )
    ]
    return (sides[0] and sides[1]) or (sides[2] and sides[3])


def arc(own: list[Place], square: Place, facing: Place, style: str) -> str:
    """From the nearest own square: ahead is front, abreast is flank, behind is rear."""
    nearest = min(own, key=lambda place: dist(place, square))
    dx, dy = square[0] - nearest[0], square[1] - nearest[1]
    ahead = dx * facing[0] + dy * facing[1]
    if style == "all" or ahead > 0:
        return "front"
    if style == "3-2-3":
        return "flank" if ahead == 0 else "rear"
    length = max(abs(dx), abs(dy))
    return "rear" if length and (dx, dy) == (-facing[0] * length, -facing[1] * length) else "flank"
