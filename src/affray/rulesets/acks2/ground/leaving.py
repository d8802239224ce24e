"""Going away from those who engage one: every step keeps the straight-line distance to all of them or increases it, the
first one increases it to at least one of them (ACKS-DEFMOV-2, ACKS-DEFMOV-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..model.stats import Combat, Warrior
from .board import anchor, front_left, may_stand, on_map
from .routes import Route, step_cost
from .surveying import barred

Way = tuple[tuple[int, int], ...]
"""Steps as distances from the start."""


def straight(one: Footprint, other: Footprint) -> int:
    """The straight-line distance between the nearest squares of two bodies, squared."""
    dx, dy = one.apart(other)
    return dx * dx + dy * dy


def is_away(here: Footprint, there: Footprint, enemies: Sequence[Footprint], first: bool) -> bool:
    """Whether a step leads away from these bodies."""
    before = [straight(here, each) for each in enemies]
    after = [straight(there, each) for each in enemies]
    if any(then < now for now, then in zip(before, after, strict=True)):
        return False
    return not first or not enemies or any(then > now for now, then in zip(before, after, strict=True))


def leads_away(combat: Combat, mover: Warrior, route: Route, from_: Sequence[str], last: tuple[int, int]) -> bool:
    """Whether every step of a way leads away from these enemies; `last` is where it ends, perhaps off the map."""
    enemies = [combat.warriors[name].place for name in from_]
    places = [place for number, place in enumerate(route.places) if number not in route.turns]
    here = mover.place
    if route.off_map:
        end = route.places[-1] if route.places else here
        x, y = front_left(end, route.facings[-1] if route.facings else mover.facing)
        places.append(end.moved(last[0] - x, last[1] - y))
    for number, there in enumerate(places):
        if not is_away(here, there, enemies, number == 0):
            return False
        here = there
    return True


class Leaving:
    """Everywhere a mover can get by steps that lead away from some enemies."""

    def __init__(self, combat: Combat, mover: Warrior, budget: int, from_: Sequence[str]) -> None:
        self.combat, self.mover, self.budget = combat, mover, budget
        self.enemies = [combat.warriors[name].place for name in from_]
        self.closed = barred(combat, mover, from_)

    def ways(self) -> Iterator[tuple[Footprint, Way]]:
        """The places where it may stand, the nearest first, and how it gets there."""
        for place, way in self.search():
            if may_stand(self.combat, self.mover, place, self.mover.side):
                yield place, way

    def way_to(self, there: Footprint) -> Way:
        """The steps to a place, empty if no way that leads away reaches it."""
        if there == self.mover.place or not on_map(self.combat, there):
            return ()
        return next((way for place, way in self.search() if place == there), ())

    def may_leave_map(self, spot: tuple[int, int]) -> bool:
        """Whether one step off the map leads away."""
        x, y = front_left(self.mover.place, self.mover.facing)
        there = self.mover.place.moved(spot[0] - x, spot[1] - y)
        return self.budget > 0 and is_away(self.mover.place, there, self.enemies, True)

    def search(self) -> Iterator[tuple[Footprint, Way]]:
        """Places in the order of what they cost, each with the way there."""
        combat, mover = self.combat, self.mover
        grid, start = combat.ground.grid, mover.place
        waiting: list[tuple[int, int, int, Way]] = [(0, 0, 0, ())]
        done: set[tuple[int, int]] = set()
        while waiting:
            spent, _, parity, way = heappop(waiting)
            here = start.moved(*way[-1]) if way else start
            if (here.x, here.y) in done:
                continue
            done.add((here.x, here.y))
            if way:
                yield here, way
            steps = grid.steps(here.wide, here.deep)
            for number, step in enumerate(STEPS):
                there = here.moved(*step)
                if (there.x, there.y) in done or not on_map(combat, there):
                    continue
                if not steps.may(anchor(combat, here), number) or grid.filled(there) & self.closed:
                    continue
                price, then = step_cost(combat, here, there, parity)
                if spent + price <= self.budget and is_away(here, there, self.enemies, not way):
                    longer = (*way, (there.x - start.x, there.y - start.y))
                    heappush(waiting, (spent + price, len(longer), then, longer))
