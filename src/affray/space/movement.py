"""Flood: everything a mover can reach, at what cost, and the cheapest path there.

Costs are in squares. Places are anchors, the lowest squares of footprints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from affray.space.bits import Bits, each, lowest, minus, union
from affray.space.grid import Grid
from affray.space.measure import FIVE, Measure
from affray.space.steps import STEPS, Steps, smeared

Layers = list[tuple[int, Bits]]


class Flood:
    """What a mover can reach.

    `fronts[parity][cost]` is the set of anchors first reached at that cost after an even or odd number of diagonals (a
    measure without alternation knows only parity 0); `ends` are the anchors at which the move may end.
    """

    __slots__ = ("ends", "fences", "fronts", "halts", "layers", "measure", "start", "steps")

    def __init__(
        self,
        steps: Steps,
        measure: Measure,
        start: Bits,
        fronts: list[list[Bits]],
        layers: Layers,
        ends: Bits,
        halts: Bits,
        fences: Sequence[Bits],
    ) -> None:
        self.steps = steps
        self.measure = measure
        self.start = start
        self.fronts = fronts
        self.layers = layers
        self.ends = ends
        self.halts = halts
        self.fences = fences

    def __repr__(self) -> str:
        return f"Flood(start={self.start:#x}, measure={self.measure.name!r}, fronts={self.fronts!r})"

    def within(self, cost: int | None = None) -> Bits:
        """The anchors at which the move may end, for at most this cost; without a limit all of them."""
        found: Bits = 0
        last = len(self.fronts[0]) if cost is None else cost + 1
        for fronts in self.fronts:
            for front in fronts[:last]:
                found |= front
        return found & self.ends

    def cost(self, square: int) -> int | None:
        """The least cost to get to an anchor, even if the move may not end there; None if it is out of reach."""
        state = self._arrival(square)
        return None if state is None else state[0]

    def parity(self, square: int) -> int:
        """1 if the cheapest way to an anchor leaves an odd number of diagonals counted, else 0."""
        state = self._arrival(square)
        return 0 if state is None else state[1]

    def _arrival(self, square: int) -> tuple[int, int] | None:
        """Cost and parity of the first arrival."""
        bit = 1 << square
        even, odd = self.fronts[0], self.fronts[-1]
        for cost in range(len(even)):
            if even[cost] & bit:
                return cost, 0
            if odd[cost] & bit:
                return cost, 1
        return None

    def nearest(self, targets: Bits) -> int:
        """The cheapest anchor of a set at which the move may end, of equal ones the lowest; -1 if there is none."""
        first = self._first(targets)
        return -1 if first is None else first[0]

    def _first(self, targets: Bits) -> tuple[int, int, int] | None:
        """The cheapest anchor of a set at which the move may end, with cost and parity of the arrival there."""
        targets &= self.ends
        even, odd = self.fronts[0], self.fronts[-1]
        for cost in range(len(even)):
            hit = (even[cost] | odd[cost]) & targets
            if hit:
                square = lowest(hit)
                return square, cost, 0 if even[cost] >> square & 1 else 1
        return None

    def by_cost(self, squares: Bits) -> Iterator[int]:
        """The anchors of a set that are reached, the cheapest first."""
        for cost in range(len(self.fronts[0])):
            for front in self.fronts:
                yield from each(front[cost] & squares)

    def as_far(self, path: Sequence[int], cost: int) -> Sequence[int]:
        """The way to the last anchor of a path that this cost pays for and at which the move may end.

        It is not simply the beginning of the path: where every second diagonal counts double, the cheapest way to an
        anchor in between may be another one.
        """
        last = self._last(path, cost)
        return self.path(path[last]) if last else ()

    def _last(self, path: Sequence[int], cost: int) -> int:
        """Which anchor of a path is the last that this cost pays for and at which the move may end; 0 for the start."""
        ends = self.within(cost)
        for number in range(len(path) - 1, 0, -1):
            if ends >> path[number] & 1:
                return number
        return 0

    def path(self, square: int) -> list[int]:
        """The anchors of a cheapest path, start and end included; empty if out of reach.

        Of several cheapest paths the one whose last steps are orthogonal, then the one through the lowest squares.
        """
        state = self._arrival(square)
        return [] if state is None else self._back(square, *state)

    def way(self, targets: Bits, cost: int | None = None) -> list[int]:
        """The path to the nearest of some anchors (`nearest`), or as far as a cost pays (`as_far`); empty for none."""
        first = self._first(targets)
        path = [] if first is None else self._back(*first)
        if cost is None or not path:
            return path
        last = self._last(path, cost)
        if self.measure.alternating:
            return self.path(path[last]) if last else []
        return path[: last + 1] if last else []

    def _back(self, square: int, cost: int, parity: int) -> list[int]:
        """The path that arrives somewhere at this cost."""
        found = [square]
        fronts, layers, simple = self.fronts[0], self.layers, not (self.measure.alternating or self.halts)
        fenced = union(self.fences)
        while cost:
            if simple:  # the common case, written out: a diagonal step costs what any other does, and leaves no fence
                before = cost
                for weight, bits in layers:
                    if bits >> square & 1:
                        before -= weight
                        break
                front = fronts[before] if before >= 0 else 0
                orthogonal, diagonal = self.steps.sources(square)
                sources = front & orthogonal or front & diagonal
                if sources and not (fenced and front & (orthogonal | diagonal) & fenced):
                    cost, square = before, lowest(sources)
                    found.append(square)
                    continue
            cost, parity, square = self._before(square, cost, parity)
            found.append(square)
        found.reverse()
        return found

    def gentle(self, most: int) -> Bits:
        """The anchors to which the cheapest path turns at each step by at most so many eighths of a circle."""
        numbers = {dx + dy * self.steps.stride: number for number, (dx, dy) in enumerate(STEPS)}
        lasts: dict[tuple[int, int, int], int] = {}  # by arrival: the last step, -1 at the start, -2 after a sharp turn

        def last_step(cost: int, parity: int, square: int) -> int:
            if not cost:
                return -1
            known = lasts.get((cost, parity, square))
            if known is None:
                before = self._before(square, cost, parity)
                earlier, step = last_step(*before), numbers[square - before[2]]
                sharp = earlier >= 0 and min((step - earlier) % 8, (earlier - step) % 8) > most
                known = lasts[cost, parity, square] = -2 if sharp or earlier == -2 else step
            return known

        found: Bits = 0
        seen: Bits = 0
        for cost in range(len(self.fronts[0])):
            for parity, fronts in enumerate(self.fronts):
                for square in each(minus(fronts[cost], seen)):
                    found |= (last_step(cost, parity, square) != -2) << square
                seen |= fronts[cost]
        return found

    def _before(self, square: int, cost: int, parity: int) -> tuple[int, int, int]:
        """The state from which the cheapest way leads to this one."""
        weight = self._weight(square)
        orthogonal, diagonal = self.steps.sources(square)
        sources = self._leaving(square, cost - weight, parity) & orthogonal
        if sources:
            return cost - weight, parity, lowest(sources)
        prior = parity ^ 1 if self.measure.alternating else parity
        spent = self.measure.diagonal(weight, prior)
        sources = self._leaving(square, cost - spent, prior) & diagonal
        if sources:
            return cost - spent, prior, lowest(sources)
        around = [square - self.steps.offset(number) for number in range(8)]  # it began where nobody fits
        return 0, parity, min(source for source in around if source >= 0 and self.start >> source & 1)

    def _leaving(self, square: int, cost: int, parity: int) -> Bits:
        """The anchors reached in this way which a step to `square` may leave; a halt may be left only as the start."""
        if cost < 0:
            return 0
        sources = self.fronts[parity][cost]
        if cost:
            sources = minus(sources, self.halts)
        for fence in self.fences:
            if not fence >> square & 1:
                sources = minus(sources, fence)
        return sources

    def _weight(self, square: int) -> int:
        for weight, bits in self.layers:
            if bits >> square & 1:
                return weight
        raise ValueError(f"nobody can enter square {square}")


def flood(
    grid: Grid,
    start: int,
    budget: int,
    *,
    measure: Measure = FIVE,
    wide: int = 1,
    deep: int = 0,
    blocked: Bits = 0,
    through: Bits = 0,
    costly: Bits = 0,
    extra: int = 0,
    halts: Bits = 0,
    fences: Sequence[Bits] = (),
    goal: Bits = 0,
    parity: int = 0,
    also: Bits = 0,
) -> Flood:
    """Everything a footprint of `wide` x `deep` squares (a square block unless `deep` is given) can reach from `start`.

    All sets but `goal` and `also` are squares, whatever the size of the mover. `blocked` cannot be entered; `through`
    may be passed, but the move cannot end there; `costly` ground is heavy (weight 2) at the least; every step costs
    `extra` more. Whoever enters `halts` stops there. No step may leave any of the `fences`. The search ends as soon as
    an anchor of `goal` is reached at which the move may end. `parity` is 1 when an odd number of diagonals was counted
    before. The move may also begin at any anchor of `also`.
    """
    begin: Bits = 1 << start | also
    deep = deep or wide
    steps = grid.steps(wide, deep)
    if wide > 1 or deep > 1:
        stride = grid.stride
        blocked = smeared(blocked, stride, wide, deep)
        through = smeared(through, stride, wide, deep)
        costly = smeared(costly, stride, wide, deep)
        halts = smeared(halts, stride, wide, deep)
        fences = [smeared(fence, stride, wide, deep) for fence in fences]
    layers, free = _layers(grid.ground_for(wide, deep), blocked, costly, extra)
    ends = minus(free, through) | begin
    goal &= ends
    if goal & begin:
        budget = 0
    if measure.alternating:
        fronts = _alternating(steps, measure, begin, budget, layers, halts, fences, goal, parity)
    elif fences or extra or layers[-1][0] > 2:
        fronts = _weighted(steps, begin, budget, layers, halts, fences, goal)
    else:
        fronts = _plain(steps, begin, budget, layers, halts, goal)
    return Flood(steps, measure, begin, fronts, layers, ends, halts, fences)


def _layers(ground: Sequence[tuple[int, Bits]], blocked: Bits, costly: Bits, extra: int) -> tuple[Layers, Bits]:
    """The anchors that can be entered, by what the step costs, ascending; and all of them together."""
    layers: Layers = []
    free: Bits = 0
    heavy: Bits = 0
    for weight, bits in ground:
        bits = minus(bits, blocked)
        free |= bits
        if costly:
            if weight == 1:
                heavy = bits & costly
                bits ^= heavy
            elif heavy and weight == 2:
                bits |= heavy
                heavy = 0
            elif heavy:
                layers.append((2 + extra, heavy))
                heavy = 0
        layers.append((weight + extra, bits))
    if heavy:
        layers.append((2 + extra, heavy))
    return layers or [(1, 0)], free


def _plain(steps: Steps, start: Bits, budget: int, layers: Layers, halts: Bits, goal: Bits) -> list[list[Bits]]:
    """The common case, written out: weights 1 and 2, every diagonal counts 1."""
    stride, cramped = steps.stride, steps.cramped
    light: Bits = 0
    heavy: Bits = 0
    for weight, bits in layers:
        if weight == 1:
            light = minus(bits, start)
        else:
            heavy = minus(bits, start)
    fronts = [start]
    front = start
    before: Bits = 0
    for _ in range(budget):
        if front & cramped:
            wave = steps.spread(front)
        else:
            wave = front | front << 1 | front >> 1
            wave = wave | wave << stride | wave >> stride
        first = wave & light
        second = before & heavy
        light ^= first
        heavy ^= second
        front = first | second
        fronts.append(front)
        if front & goal or not (front or wave & heavy):
            break
        before = wave
        if halts:
            front = minus(front, halts)
    return [fronts]


def _weighted(
    steps: Steps, start: Bits, budget: int, layers: Layers, halts: Bits, fences: Sequence[Bits], goal: Bits
) -> list[list[Bits]]:
    """Any weights and fences, every diagonal counts 1."""
    due: list[Bits] = [0] * (budget + 1)
    due[0] = start
    reached: Bits = 0
    fenced = union(fences)
    for cost in range(budget + 1):
        front = due[cost]
        front ^= front & reached
        due[cost] = front
        reached |= front
        if cost == budget or front & goal:
            return [due[: cost + 1]]
        if cost and halts:
            front ^= front & halts
        if front:
            wave = _fenced(steps, front, fences) if front & fenced else steps.spread(front)
            for weight, bits in layers:
                if cost + weight <= budget:
                    due[cost + weight] |= wave & bits
    return [due]


def _alternating(
    steps: Steps,
    measure: Measure,
    start: Bits,
    budget: int,
    layers: Layers,
    halts: Bits,
    fences: Sequence[Bits],
    goal: Bits,
    parity: int,
) -> list[list[Bits]]:
    """Any weights and fences, every second diagonal counts double.

    An anchor may be worth reaching twice, with either parity: odd early or even later. Where all ground weighs the same
    even is never worse than odd; else odd may be, as the double diagonal can fall on light ground and spare the heavy.
    """
    dues: list[list[Bits]] = [[0] * (budget + 1), [0] * (budget + 1)]
    dues[parity][0] = start
    evens, odds = dues
    reached_even: Bits = 0
    reached: Bits = 0  # what an odd arrival is worth nothing at any more
    mixed = len(layers) > 1
    costs = [(weight, measure.diagonal(weight, 0), measure.diagonal(weight, 1), bits) for weight, bits in layers]
    fenced = union(fences)
    for cost in range(budget + 1):
        even, odd = evens[cost], odds[cost]
        even ^= even & reached_even
        reached_even |= even
        if not mixed:
            reached |= even
        odd ^= odd & reached
        reached |= odd
        evens[cost], odds[cost] = even, odd
        if cost == budget or (even | odd) & goal:
            return [evens[: cost + 1], odds[: cost + 1]]
        if cost and halts:
            even ^= even & halts
            odd ^= odd & halts
        for now in (0, 1):
            front = odd if now else even
            if not front:
                continue
            if front & fenced:
                straight, slanted = _fenced_either(steps, front, fences)
            else:
                straight, slanted = steps.either(front)
            same, other = dues[now], dues[now ^ 1]
            for weight, first, second, bits in costs:
                at = cost + weight
                if at <= budget:
                    same[at] |= straight & bits
                    at = cost + (second if now else first)
                    if at <= budget:
                        other[at] |= slanted & bits
    return dues


def _fenced(steps: Steps, front: Bits, fences: Sequence[Bits]) -> Bits:
    """One step that leaves no fence."""
    wave: Bits = 0
    for part, limit in _split(front, fences):
        wave |= steps.spread(part) & limit
    return wave


def _fenced_either(steps: Steps, front: Bits, fences: Sequence[Bits]) -> tuple[Bits, Bits]:
    """One step that leaves no fence, orthogonal and diagonal apart from each other."""
    straight: Bits = 0
    slanted: Bits = 0
    for part, limit in _split(front, fences):
        orthogonal, diagonal = steps.either(part)
        straight |= orthogonal & limit
        slanted |= diagonal & limit
    return straight, slanted


def _split(front: Bits, fences: Sequence[Bits]) -> list[tuple[Bits, Bits]]:
    """The front in parts, each with the squares that it may enter: those in all the fences around it."""
    parts: list[Bits] = [front]
    limits: list[Bits] = [-1]
    for fence in fences:
        if front & fence:
            for i in range(len(parts)):
                inside = parts[i] & fence
                if inside:
                    parts[i] ^= inside
                    parts.append(inside)
                    limits.append(limits[i] & fence)
    return [(parts[i], limits[i]) for i in range(len(parts)) if parts[i]]
