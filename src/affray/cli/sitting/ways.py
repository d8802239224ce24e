"""Ways that are only aimed at: the shortest one that provokes nobody, and else the one that provokes the fewest."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from dataclasses import dataclass

from affray.core.fields import Leg, Spot
from affray.core.places import Places
from affray.core.refusals import Value
from affray.core.script import Option

TRIED = 600
"""So many squares are looked at for a way around those who would strike."""

AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


@dataclass(frozen=True)
class Way:
    """A way that was planned: its field and path, what it costs, and whom it provokes."""

    field: str
    path: tuple[Spot, ...]
    cost: int
    provokes: tuple[str, ...]


def planned(option: Option, values: Mapping[str, Value]) -> Way | None:
    """The way to the one place that was named, where a path is needed; None if none is, or if there is none."""
    for name, domain in option.fields.items():
        path = values.get(name)
        if not isinstance(domain, Places) or domain.way is None or not isinstance(path, tuple) or len(path) != 1:
            continue
        others = {key: value for key, value in values.items() if key != name}
        if way := straight(option, domain, name, path[0], others):
            return around(option, domain, way, others) if way.provokes else way
    return None


def straight(option: Option, domain: Places, name: str, goal: Spot, others: Mapping[str, Value]) -> Way | None:
    """The cheapest way to a place that the rules know."""
    found = [each for each in domain.among() if each and each[-1] == goal]
    for path in [(goal,), *found]:
        if not option.refusals({**others, name: path}):
            return measured(name, path, domain.way(path, others) if domain.way else ())
    return None


def measured(name: str, path: tuple[Spot, ...], legs: object) -> Way:
    steps: list[Leg] = list(legs) if isinstance(legs, (list, tuple)) else []
    provokes = dict.fromkeys(who for leg in steps for who in leg.provokes)
    return Way(name, path, steps[-1].cost if steps else 0, tuple(provokes))


def around(option: Option, domain: Places, way: Way, others: Mapping[str, Value]) -> Way:
    """A way to the same place past fewer who strike, if the rules allow one; as cheap as it can be."""
    goal, best = way.path[-1], way
    waiting: list[tuple[int, int, int, tuple[Spot, ...]]] = []
    seen: dict[Spot, tuple[int, int]] = {}
    starts = {each[0] for each in domain.among() if each}
    for spot in sorted(starts):
        push(waiting, seen, domain, (spot,), others)
    tried = 0
    while waiting and tried < TRIED:
        provoked, cost, _, path = heapq.heappop(waiting)
        if (provoked, cost) > seen.get(path[-1], (provoked, cost)):
            continue
        if path[-1] == goal and not option.refusals({**others, way.field: path}):
            found = measured(way.field, path, domain.way(path, others) if domain.way else ())
            return found if len(found.provokes) < len(best.provokes) else best
        tried += 1
        x, y = path[-1]
        for dx, dy in AROUND:
            if (x + dx, y + dy) not in path:
                push(waiting, seen, domain, (*path, (x + dx, y + dy)), others)
    return best


def push(
    waiting: list[tuple[int, int, int, tuple[Spot, ...]]], seen: dict[Spot, tuple[int, int]], domain: Places,
    path: tuple[Spot, ...], others: Mapping[str, Value],
) -> None:  # fmt: skip
    """Look at a way one step longer, unless it is none or a better one leads there."""
    legs = domain.way(path, others) if domain.way is not None else ()
    if len(legs) != len(path):
        return
    way = measured("", path, legs)
    rank = len(way.provokes), way.cost
    if path[-1] in seen and seen[path[-1]] <= rank:
        return
    seen[path[-1]] = rank
    heapq.heappush(waiting, (*rank, len(path), path))
