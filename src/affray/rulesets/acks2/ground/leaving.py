"""Going away from those who engage one: every step keeps the straight-line distance to all of them or increases it, the
first one increases it to at least one of them (ACKS-DEFMOV-2, ACKS-DEFMOV-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..model.stats import Combat, Warrior
from .board import anchor, front_left, may_stand, occupied, on_map
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
    return widens([straight(here, each) for each in enemies], [straight(there, each) for each in enemies], first)


def widens(before: Sequence[int], after: Sequence[int], first: bool) -> bool:
    """Whether no gap becomes smaller, and with the first step one wider."""
    wider = not first or not before
    for now, then in zip(before, after, strict=True):
        if then < now:
            return False
        wider = wider or then > now
    return wider


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
        combat, mover = self.combat, self.mover
        grid = combat.ground.grid
        free = ~(occupied(combat, mover, mover.side) | grid.solid.squares)
        for place, way in self.search():
            body = grid.filled(place)
            if body & free == body or may_stand(combat, mover, place, mover.side):
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
        gaps: dict[tuple[int, int], list[int]] = {}

        def gaps_at(place: Footprint) -> list[int]:
            known = gaps.get((place.x, place.y))
            if known is None:
                known = gaps[place.x, place.y] = [straight(place, each) for each in self.enemies]
            return known

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
                if spent + price <= self.budget and widens(gaps_at(here), gaps_at(there), not way):
                    longer = (*way, (there.x - start.x, there.y - start.y))
                    heappush(waiting, (spent + price, len(longer), then, longer))
