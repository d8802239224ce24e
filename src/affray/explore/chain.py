"""A Markov chain that ends, solved exactly: what is gained in the long run from each of its places, as fractions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
Gains = dict[tuple[str, Hashable], Fraction]
"""Amounts of several things that are added up side by side, by kind and name; what is missing is 0."""


class Endless(Exception):
    """The chain can come to places that it never leaves again; `place` is one of them."""

    def __init__(self, place: int) -> None:
        super().__init__(f"from place {place} the chain never ends")
        self.place = place


@dataclass(slots=True)
class Row:
    """One place of the chain: the chances of each place to be the next, and what is gained on the way there.

    What the chances lack to 1 is the chance that the chain ends on the way.
    """

    to: dict[int, Fraction] = field(default_factory=dict)
    gains: Gains = field(default_factory=dict)


def add(sums: dict[K, Fraction], key: K, amount: Fraction) -> None:
    sums[key] = sums[key] + amount if key in sums else amount


def add_all(sums: dict[K, Fraction], more: Mapping[K, Fraction], times: Fraction) -> None:
    """Add a multiple of one set of amounts to another."""
    for key, amount in more.items():
        add(sums, key, times * amount)


def solve(rows: Sequence[Row]) -> list[Gains]:
    """What is gained from each place on until the chain ends. The rows are used up."""
    solved: list[Gains] = [{} for _ in rows]
    for component in components(rows):
        inside = set(component)
        for place in component:
            for to in [each for each in rows[place].to if each not in inside]:
                skip(rows[place], to, {}, solved[to])
        eliminate(component, rows)
        for place in reversed(component):
            for to in list(rows[place].to):
                skip(rows[place], to, {}, solved[to])
            solved[place] = rows[place].gains
    return solved


def eliminate(component: Sequence[int], rows: Sequence[Row]) -> None:
    """Gauss: take one place after the other out of the rows behind it, so that each leads only to later ones."""
    sources: dict[int, list[int]] = {place: [] for place in component}
    for place in component:
        for to in rows[place].to:
            sources[to].append(place)
    done: set[int] = set()
    for place in component:
        row = rows[place]
        stop_staying(place, row)
        done.add(place)
        for behind in sources[place]:
            if behind not in done and place in rows[behind].to:
                for to in row.to:
                    if to not in rows[behind].to:
                        sources[to].append(behind)
                skip(rows[behind], place, row.to, row.gains)


def stop_staying(place: int, row: Row) -> None:
    """Count at once what comes of staying at a place any number of times."""
    stays = row.to.pop(place, Fraction(0))
    if stays == 1:
        raise Endless(place)
    if stays:
        times = 1 / (1 - stays)
        row.to = {each: chance * times for each, chance in row.to.items()}
        row.gains = {each: amount * times for each, amount in row.gains.items()}


def skip(row: Row, place: int, to: Mapping[int, Fraction], gains: Gains) -> None:
    """Do not go to a place, but at once where it leads to, and with its gains."""
    chance = row.to.pop(place)
    add_all(row.to, to, chance)
    add_all(row.gains, gains, chance)


def components(rows: Sequence[Row]) -> Iterator[list[int]]:
    """The places in groups that lead back to one another, each group after all those that it leads to.

    Tarjan's algorithm, with a trail of its own because chains are longer than Python's stack.
    """
    found: dict[int, int] = {}  # each place's number in the order of discovery
    earliest: list[int] = [0] * len(rows)  # the first place that is known to be reachable from it, by that number
    grouped = [False] * len(rows)
    waiting: list[int] = []
    for root in range(len(rows)):
        trail = [] if root in found else [(root, iter(rows[root].to))]
        while trail:
            place, ways = trail[-1]
            if place not in found:
                found[place] = earliest[place] = len(found)
                waiting.append(place)
            new = None
            for way in ways:
                if way not in found:
                    new = way
                    break
                if not grouped[way]:
                    earliest[place] = min(earliest[place], found[way])
            if new is not None:
                trail.append((new, iter(rows[new].to)))
                continue
            trail.pop()
            if trail:
                before = trail[-1][0]
                earliest[before] = min(earliest[before], earliest[place])
            if earliest[place] == found[place]:
                yield take_group(place, waiting, grouped)


def take_group(first: int, waiting: list[int], grouped: list[bool]) -> list[int]:
    """Everything found since `first`, the latest first."""
    group: list[int] = []
    while not group or group[-1] != first:
        group.append(waiting.pop())
        grouped[group[-1]] = True
    return group
