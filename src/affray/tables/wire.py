"""What a page asks about legality and odds, as plain data: places as rows, ways as chains of steps.

>>> as_rows([(1, 0), (2, 0), (3, 0), (5, 2), (9, 2)])
[[0, 1, 3, 1], [2, 5, 9, 4]]
>>> as_way(((1, 1), (2, 2), (2, 3)))
[1, 1, '34']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from affray.core.fields import Area, Field, Leg, Spot
from affray.core.modifiers import Modifier, Tally
from affray.core.probe import Probe
from affray.core.refusals import Values
from affray.core.script import Option
from affray.odds.chances import Chances
from affray.odds.results import Check, Fate, Odds

STEPS: tuple[Spot, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight neighbours; a step of a way is told by its place in this list."""

MOST_VALUES = 20_000
"""So many legal values of a field are told at the most."""


def as_rows(spots: Iterable[Spot]) -> list[list[int]]:
    """Places as rows: y, first x, last x, and the step between them."""
    columns: dict[int, list[int]] = {}
    for x, y in sorted(set(spots), key=lambda spot: (spot[1], spot[0])):
        columns.setdefault(y, []).append(x)
    found: list[list[int]] = []
    for y, xs in columns.items():
        first, step = xs[0], 0
        last = first
        for x in xs[1:]:
            if step in (0, x - last):
                step, last = x - last, x
            else:
                found.append([y, first, last, step or 1])
                first, last, step = x, x, 0
        found.append([y, first, last, step or 1])
    return found


def as_way(spots: Sequence[Spot]) -> list[Any]:
    """A way: its first place, then a digit of STEPS for each step, or the further places if they are no neighbours."""
    if not spots:
        return []
    digits = ""
    for (x, y), (to_x, to_y) in pairwise(spots):
        step = (to_x - x, to_y - y)
        if step not in STEPS:
            return [*spots[0], [list(spot) for spot in spots[1:]]]
        digits += str(STEPS.index(step))
    return [*spots[0], digits]


def as_domain(field: Field, name: str, found: Probe) -> dict[str, Any]:
    """The legal values of a field."""
    values = found.legal.get(name, [])[:MOST_VALUES]
    told: dict[str, Any] = {"takes": field.takes}
    if field.takes == "place":
        told["rows"] = as_rows(values)
    elif field.takes == "places":
        told["ways"] = [as_way(each) for each in values]
    elif name in found.stretches:
        told["stretches"] = [[each.start, each[-1], each.step] for each in found.stretches[name] if len(each)]
    elif name in found.further:
        told["further"] = found.further[name]
        told["values"] = [field.to_json(each) for each in values]
    else:
        told["values"] = [field.to_json(each) for each in values]
    return told


def as_probe(option: Option, given: Values, wanted: Sequence[str]) -> tuple[dict[str, Any], Probe]:
    """What is legal for the wanted fields beside the values given; reasons are told by whoever has words for them."""
    known = [name for name in wanted if name in option.fields]
    found = option.probe(given, *known)
    told = {
        "domains": {name: as_domain(option.fields[name], name, found) for name in known},
        "missing": list(found.missing),
        "complete": found.complete,
        "answer": None if found.answer is None else option.to_json(found.answer),
        "area": as_area(found.area),
        "needs": dict(option.needs(given)),
    }
    return told, found


def as_area(area: Area | None) -> dict[str, Any] | None:
    if area is None:
        return None
    return {
        "shape": area.shape, "size": area.size, "width": area.width,
        "centre": None if area.centre is None else list(area.centre),
        "towards": None if area.towards is None else list(area.towards),
        "rows": None if area.places is None else as_rows(area.places),
        "who": None if area.who is None else list(area.who),
    }  # fmt: skip


def as_legs(legs: Sequence[Leg]) -> list[dict[str, Any]]:
    """A way step by step: where, what it costs until there, and who may answer it."""
    return [{"place": list(each.place), "cost": each.cost, "provokes": list(each.provokes)} for each in legs]


# -- odds ------------------------------------------------------------------------------------------
def part(chance: Fraction | None) -> float | None:
    """A chance as a number between 0 and 1."""
    return None if chance is None else round(float(chance), 4)


Cause = Callable[[Modifier], str]
"""Why a part of a sum is there, in words."""


def as_odds(odds: Odds | None, cause: Cause) -> dict[str, Any] | None:
    if odds is None:
        return None
    return {
        "success": part(odds.success),
        "amount": None if odds.amount is None else as_chances(odds.amount),
        "fates": {who: as_fate(each, cause) for who, each in odds.fates.items()},
        "assumed": list(odds.assumed),
        "estimated": list(odds.estimated),
        "certain": odds.certain,
        "check": as_check(odds.check, cause),
    }


def as_fate(fate: Fate, cause: Cause) -> dict[str, Any]:
    return {
        "hit": part(fate.hit), "critical": part(fate.critical), "saved": part(fate.saved), "felled": part(fate.felled),
        "damage": as_chances(fate.damage),
        "conditions": {name: part(each) for name, each in fate.conditions.items()},
        "check": as_check(fate.check, cause),
    }  # fmt: skip


def as_check(check: Check | None, cause: Cause) -> dict[str, Any] | None:
    """What a roll is made of, in words."""
    if check is None:
        return None
    sums = {"adds": check.adds, "needs": check.needs, "resists": check.resists}
    return {
        **{name: as_parts(number, cause) for name, number in sums.items()},
        "better": [cause(Modifier(0, each)) for each in check.better],
        "worse": [cause(Modifier(0, each)) for each in check.worse],
    }


def as_parts(number: Tally, cause: Cause) -> list[dict[str, Any]]:
    """A sum in parts, each with its cause in words and its rule."""
    return [{"value": each.value, "cause": cause(each), "rule": each.rule} for each in number.parts]


BARS = 12
"""So many bars a distribution has at the most."""


def as_chances(chances: Chances) -> dict[str, Any]:
    low, high = min(chances.ways), max(chances.ways)
    return {"mean": round(float(chances.mean), 2), "low": low, "high": high, "spread": spread(chances)}


def spread(chances: Chances) -> list[tuple[int, int, float]]:
    """A distribution in bars of equal width, from and to with the chance; nothing at all is a bar of its own."""
    found = list[tuple[int, int, float]]()
    if 0 in chances.ways:
        found.append((0, 0, round(float(chances.chance(0)), 4)))
    some = [each for each in chances.ways if each]
    if not some:
        return found
    low, high = min(some), max(some)
    wide = -(-(high - low + 1) // BARS)
    for start in range(low, high + 1, wide):
        end = min(high, start + wide - 1)
        within = sum([chance for value, chance in chances.items() if value and start <= value <= end])
        found.append((start, end, round(float(within), 4)))
    return found


def as_values(option: Option, odds: Mapping[Any, Odds | None], field: str, cause: Cause) -> list[list[Any]]:
    """Odds for every value of a field."""
    return [[option.fields[field].to_json(value), as_odds(each, cause)] for value, each in odds.items()]
