"""Runs that bend gently: two steps after each other differ in direction by at most 45 degrees."""

from __future__ import annotations

from affray.space.bits import Bits, minus, shifted
from affray.space.grid import Grid
from affray.space.measure import FIVE, Measure
from affray.space.steps import Steps, smeared

State = tuple[int, int, int]  # cost, parity, number of the last step


class Curve:
    """What a runner can reach.

    `fronts[cost][parity][number]` holds the anchors first reached at that cost, with that parity and that last step.
    """

    __slots__ = ("ends", "fronts", "measure", "start", "steps", "weights")

    def __init__(
        self,
        steps: Steps,
        measure: Measure,
        start: int,
        fronts: list[list[list[Bits]]],
        weights: dict[int, Bits],
        ends: Bits,
    ) -> None:
        self.steps = steps
        self.measure = measure
        self.start = start
        self.fronts = fronts
        self.weights = weights
        self.ends = ends

    def within(self, cost: int | None = None) -> Bits:
        """The anchors at which the run may end, for at most this cost; without a limit all of them."""
        found: Bits = 1 << self.start
        last = len(self.fronts) if cost is None else cost + 1
        for parities in self.fronts[:last]:
            for fronts in parities:
                for front in fronts:
                    found |= front
        return found & self.ends

    def path(self, square: int) -> list[int]:
        """The anchors of a cheapest run, start and end included; empty if out of reach."""
        if square == self.start:
            return [square]
        state = self._arrival(1 << square)
        found = [square] if state else []
        while state:
            square -= self.steps.offset(state[2])
            found.append(square)
            state = self._before(square, found[-2], state)
        found.reverse()
        return found

    def _arrival(self, bit: Bits) -> State | None:
        for cost, parities in enumerate(self.fronts):
            for parity, fronts in enumerate(parities):
                for number, front in enumerate(fronts):
                    if front & bit:
                        return cost, parity, number
        return None

    def _before(self, square: int, after: int, state: State) -> State | None:
        """The state at `square` from which the run came to `after`; None when the run begins there."""
        cost, parity, number = state
        weight = _weight(self.weights, after)
        if number % 2:
            parity ^= self.measure.alternating
            cost -= self.measure.diagonal(weight, parity)
        else:
            cost -= weight
        if cost == 0:
            return None
        for turn in (0, 1, -1):
            before = (number + turn) % 8
            if self.fronts[cost][parity][before] >> square & 1:
                return cost, parity, before
        raise ValueError(f"no run leads to square {square}")


def curve(
    grid: Grid,
    start: int,
    budget: int,
    *,
    measure: Measure = FIVE,
    wide: int = 1,
    deep: int = 0,
    blocked: Bits = 0,
    through: Bits = 0,
) -> Curve:
    """Everything a footprint can reach by a run that is straight or bends gently.

    The sets mean what they mean to `flood`.
    """
    deep = deep or wide
    steps = grid.steps(wide, deep)
    blocked = smeared(blocked, grid.stride, wide, deep)
    through = smeared(through, grid.stride, wide, deep)
    weights = {weight: minus(bits, blocked) for weight, bits in grid.ground_for(wide, deep)}
    fronts: list[list[list[Bits]]] = [[[0] * 8, [0] * 8] for _ in range(budget + 1)]
    reached: list[list[Bits]] = [[0] * 8, [0] * 8]
    for number in range(8):
        _step(fronts, steps, measure, weights, 1 << start, (0, 0, number))
    for cost in range(1, budget + 1):
        for parity in (0, 1):
            for number in range(8):
                front = minus(fronts[cost][parity][number], reached[parity][number])
                fronts[cost][parity][number] = front
                reached[parity][number] |= front
                if front:
                    for turn in (0, 1, -1):
                        _step(fronts, steps, measure, weights, front, (cost, parity, (number + turn) % 8))
    ends = 1 << start
    for bits in weights.values():
        ends |= minus(bits, through)
    return Curve(steps, measure, start, fronts, weights, ends)


def _step(
    fronts: list[list[list[Bits]]], steps: Steps, measure: Measure, weights: dict[int, Bits], front: Bits, state: State
) -> None:
    """Takes one step with a front and notes when it arrives."""
    cost, parity, number = state
    moved = shifted(front & steps.to[number], steps.offset(number))
    if not moved:
        return
    for weight, bits in weights.items():
        spent = measure.diagonal(weight, parity) if number % 2 else weight
        after = parity ^ 1 if number % 2 and measure.alternating else parity
        if cost + spent < len(fronts):
            fronts[cost + spent][after][number] |= moved & bits


def _weight(weights: dict[int, Bits], square: int) -> int:
    return next(weight for weight, bits in weights.items() if bits >> square & 1)
