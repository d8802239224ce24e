"""Places that go by a name: a door, a crate, somebody. Whoever goes there means the nearest place beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from affray.core.fields import Spot
from affray.core.inflected import is_akin
from affray.core.places import Place, Places
from affray.core.script import Option
from affray.rulesets.table import Body, Layer, Patch, Table
from affray.text import Speaker

from .called import called


class Landmark(NamedTuple):
    """Something on the map: the squares from which it is measured how near one is, and those that it fills itself."""

    squares: Sequence[Spot]
    filled: Sequence[Spot]


Landmarks = Mapping[str, Landmark]
"""Everything that a name means alone."""

THERE = "-"
"""Stands for a place where somebody is already: a way of no steps."""


def landmarks(table: Table, speaker: Speaker, names: Mapping[str, str]) -> dict[str, Landmark]:
    """What stands on the battlefield by what the screen calls it; names of several things mean none of them."""
    found: dict[str, list[Landmark]] = {}
    for patch in table.battlefield.features:
        words = [patch.id, called(speaker, patch.id, names, "feature"), speaker.word("feature", patch.kind, names)]
        for name in dict.fromkeys(each.casefold().replace("_", " ") for each in words):
            found.setdefault(name, []).append(Landmark(squares_of(patch), patch.squares))
    for layer in table.battlefield.layers if not table.battlefield.features else ():  # a game that names no features
        name = speaker.word("feature", layer.id, names).casefold()
        found.setdefault(name, []).extend([Landmark(each, each) for each in stretches(layer)])
    for each in table.combatants:
        if each.body is not None:
            name = called(speaker, each.id, names).casefold()
            under = squares_under(each.body)
            found.setdefault(name, []).append(Landmark(under, under))
    return {name: marks[0] for name, marks in found.items() if len(marks) == 1 and marks[0].squares}


def squares_of(patch: Patch) -> list[Spot]:
    """The squares of a feature, those on both sides of its edges, the corners of a rectangle and its middle."""
    edges = [spot for edge in patch.edges for spot in edge]
    if patch.rect is None:
        return [*patch.squares, *edges]
    x1, y1, x2, y2 = patch.rect
    return [*patch.squares, *edges, (x1, y1), (x2, y1), (x1, y2), (x2, y2), ((x1 + x2) // 2, (y1 + y2) // 2)]


def stretches(layer: Layer) -> list[list[Spot]]:
    """The squares of a kind of ground, apart where they do not touch each other: each is a thing of its own."""
    left = {(x, y) for y, first, last in layer.runs for x in range(first, last + 1)}
    found: list[list[Spot]] = []
    while left:
        found.append([left.pop()])
        for x, y in found[-1]:  # grows while it is walked
            touching = left & {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            left -= touching
            found[-1].extend(touching)
    return found


def squares_under(body: Body) -> list[Spot]:
    return [(body.x + dx, body.y + dy) for dx in range(body.wide) for dy in range(body.deep)]


def goal(option: Option, said: str, known: Landmarks, here: Sequence[Spot]) -> str:
    """The place nearest to what is called so, of all to which an option leads, as it is written; THERE if none is
    nearer than `here`; nothing if there is none, or if no place is asked for. Nobody means to stand in an open door or
    over one who has fallen.
    """
    squares, filled = named(said, known)
    for domain in option.fields.values() if squares else ():
        if isinstance(domain, Places) and domain.way is not None:
            ends = {path[-1]: len(path) for path in domain.among() if path}
        elif isinstance(domain, Place) and domain.body is not None:
            free = domain.bulk({}) if domain.bulk is not None else None
            ends = dict.fromkeys(domain.among() if free is None else free, 0)
        else:
            continue
        beside = [spot for spot in ends if spot not in filled]
        if beside:
            best = min(beside, key=lambda spot: (away(spot, squares), ends[spot], spot))
            if here and min(away(spot, squares) for spot in here)[0] <= away(best, squares)[0]:
                return THERE
            return domain.show((best,) if isinstance(domain, Places) else best)
    return ""


def named(said: str, known: Landmarks) -> Landmark:
    """The only thing of that name, or in whose name the words stand, also in another case: `к двери`."""
    if said in known:
        return known[said]
    words = said.split()
    akin = [name for name in known if all(any(is_akin(part, word) for part in name.split()) for word in words)]
    same = [name for name in akin if len(name.split()) == len(words)] or akin
    return known[same[0]] if len(same) == 1 else Landmark((), ())


def away(spot: Spot, squares: Iterable[Spot]) -> tuple[int, int]:
    """How far a place is from the nearest of some squares: in steps, and of those the straight one first."""
    return min((max(abs(spot[0] - x), abs(spot[1] - y)), abs(spot[0] - x) + abs(spot[1] - y)) for x, y in squares)
