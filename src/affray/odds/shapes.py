"""Dice that are looked at together: in how many ways their values can still be, and what a comparison leaves of them.

This is arithmetic alone. Nothing of it hangs on a fight, so whatever was worked out once is kept for any other moment.
"""

from __future__ import annotations

import operator
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache, cached_property, lru_cache, reduce
from typing import Any, NamedTuple

from .chances import Chances, d

Values = tuple[int, ...]
Test = Callable[[Any, Any], bool]

MOST_KEPT = 100_000
"""So many rows of shapes are kept at the most; then all are forgotten."""

ORDERED = (operator.lt, operator.le, operator.gt, operator.ge, operator.eq)


class Recipe:
    """How a number comes of the values of its sources in any way but by adding up."""

    __slots__ = ("_known", "_make")

    def __init__(self, make: Callable[[Values], Any]) -> None:
        self._make, self._known = make, dict[Values, Any]()

    def value(self, values: Values) -> Any:
        found = self._known.get(values)
        if found is None:
            found = self._known[values] = self._make(values)
        return found


class Form(NamedTuple):
    """How a number comes of its sources: the first ones times a factor each, numbers made of some, and a constant."""

    factors: tuple[int, ...]
    images: tuple[tuple[Recipe, tuple[int, ...], int], ...] = ()
    """By which recipe, of which of the sources, how many times."""
    plus: Any = 0

    def reckon(self, values: Values) -> Any:
        found = self.plus
        for factor, value in zip(self.factors, values, strict=False):
            found += factor * value
        for recipe, places, times in self.images:
            found += times * recipe.value(tuple([values[place] for place in places]))
        return found

    def part(self, source: int, value: int) -> Any:
        """What one value of a source adds, where each source adds its own part."""
        found: Any = self.factors[source] * value if source < len(self.factors) else 0
        for recipe, places, times in self.images:
            if places[0] == source:
                found += times * recipe.value((value,))
        return found

    @property
    def is_apart(self) -> bool:
        """Whether each source adds its own part."""
        return all(len(places) == 1 for _, places, _ in self.images)


@lru_cache(maxsize=20_000)
def made_with(operation: Callable[[Any, Any], Any], form: Form, other: Any) -> Recipe:
    """What an operation makes of a number and a plain one."""
    reckon = form.reckon
    return Recipe(lambda values: operation(reckon(values), other))


@lru_cache(maxsize=20_000)
def made_of_both(
    operation: Callable[[Any, Any], Any], one: Form, count: int, other: Form, places: tuple[int, ...]
) -> Recipe:
    """What an operation makes of two numbers: the first hangs on the first so many values, the other on those there."""

    def make(values: Values) -> Any:
        return operation(one.reckon(values[:count]), other.reckon(tuple([values[place] for place in places])))

    return Recipe(make)


class Column:
    """The values of one source, and in how many ways it has each of them."""

    def __init__(self, chances: Chances) -> None:
        self.faces: Values = tuple(chances.ways)
        self.ways: tuple[int, ...] = tuple([int(each) for each in chances.ways.values()])
        self.each = self.ways[0] if len(set(self.ways)) == 1 else 0
        """In how many ways, if that is the same for all."""

    def weight(self, mask: int) -> int:
        """In how many ways the source has one of the values of a mask."""
        if self.each:
            return self.each * mask.bit_count()
        return sum([self.ways[bit] for bit in bits(mask)])

    @cached_property
    def by_face(self) -> dict[int, int]:
        return dict(zip(self.faces, self.ways, strict=True))


def bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Shape:
    """The values that several sources can still have together.

    To the values of all but the last belong those of the last, as a mask: bit n is its n-th. A comparison of two d100
    so has a hundred rows to look at, not ten thousand pairs.
    """

    def __init__(self, columns: tuple[Column, ...], rows: dict[Values, int]) -> None:
        self.columns, self.rows = columns, rows
        self._cuts: dict[Any, tuple[Shape | None, Shape | None]] = {}
        self._numbers: dict[Any, dict[Any, Shape]] = {}
        self._chances: dict[Any, Chances] = {}
        self._within: dict[Any, Shape] = {}
        self._joins: dict[Shape, Shape] = {}
        KEPT.count(len(rows))

    @cached_property
    def count(self) -> int:
        """How many combinations of values there are."""
        return sum([mask.bit_count() for mask in self.rows.values()])

    @cached_property
    def ways(self) -> int:
        """In how many ways all of this can be."""
        weight = self.columns[-1].weight
        if all(each.each == 1 for each in self.columns[:-1]):
            return sum([weight(mask) for mask in self.rows.values()])
        return sum([self.weight(front) * weight(mask) for front, mask in self.rows.items()])

    def weight(self, front: Values) -> int:
        """In how many ways the sources but the last have these values."""
        found = 1
        for column, value in zip(self.columns, front, strict=False):
            found *= column.by_face[value]
        return found

    def whole(self) -> Iterator[Values]:
        faces = self.columns[-1].faces
        return ((*front, faces[bit]) for front, mask in self.rows.items() for bit in bits(mask))

    # -- together with others ------------------------------------------------------------------
    def joined(self, other: Shape) -> Shape:
        """The values of these sources and, behind them, of others."""
        found = self._joins.get(other)
        if found is None:
            rows = {(*one, *front): mask for one in self.whole() for front, mask in other.rows.items()}
            found = self._joins[other] = Shape(self.columns + other.columns, rows)
        return found

    def within(self, ways: tuple[tuple[tuple[tuple[int, ...], Shape], ...], ...]) -> Shape:
        """What is left of this in any of some ways: in each the sources in these places have such values."""
        found = self._within.get(ways)
        if found is None:
            rows: dict[Values, int] = {}
            for parts in ways:
                left = self.rows
                for places, shape in parts:
                    left = self._limited(left, places, shape)
                for front, mask in left.items():
                    rows[front] = rows.get(front, 0) | mask
            found = Shape(self.columns, {front: rows[front] for front in self.rows if front in rows})
            self._within[ways] = found
        return found

    def _limited(self, rows: dict[Values, int], places: tuple[int, ...], shape: Shape) -> dict[Values, int]:
        last, faces = len(self.columns) - 1, self.columns[-1].faces
        *front_places, end = places
        found: dict[Values, int] = {}
        if end == last:
            for front, mask in rows.items():
                if left := mask & shape.rows.get(tuple([front[place] for place in front_places]), 0):
                    found[front] = left
            return found
        known = set(shape.whole())
        for front, mask in rows.items():
            if last not in places:
                left = mask if tuple([front[place] for place in places]) in known else 0
            else:
                fits = [bit for bit in bits(mask) if tuple([(*front, faces[bit])[place] for place in places]) in known]
                left = sum([1 << bit for bit in fits])
            if left:
                found[front] = left
        return found

    # -- looking at them -----------------------------------------------------------------------
    def cut(self, places: tuple[int, ...], form: Form, test: Test, against: Any) -> tuple[Shape | None, Shape | None]:
        """What is left where a number of the sources in these places compares so, and where it does not."""
        key = places, form, test, against
        found = self._cuts.get(key)
        if found is None:
            found = self._cuts[key] = self._divided(self._where(places, form, test, against))
        return found

    def _divided(self, good: dict[Values, int]) -> tuple[Shape | None, Shape | None]:
        if not good:
            return None, self
        bad = {front: left for front, mask in self.rows.items() if (left := mask & ~good.get(front, 0))}
        return (Shape(self.columns, good), Shape(self.columns, bad)) if bad else (self, None)

    def _where(self, places: tuple[int, ...], form: Form, test: Test, against: Any) -> dict[Values, int]:
        allowed: dict[Any, int] = {}
        found: dict[Values, int] = {}
        if form.is_apart:
            look = Looking(self, places, form)
            for front, mask in self.rows.items():
                part = look.in_front(front)
                if part not in allowed:
                    allowed[part] = look.mask(part, test, against)
                if left := mask & allowed[part]:
                    found[front] = left
            return found
        for number, rows in self._each_by_itself(places, form).items():
            if test(number, against):
                for front, mask in rows.items():
                    found[front] = found.get(front, 0) | mask
        return {front: found[front] for front in self.rows if front in found}

    def numbers(self, places: tuple[int, ...], form: Form) -> Mapping[Any, Shape]:
        """What is left where a number of the sources in these places is this or that, the smallest first."""
        found = self._numbers.get((places, form))
        if found is None:
            parts = self._apart(places, form) if form.is_apart else self._each_by_itself(places, form)
            shapes = {number: Shape(self.columns, parts[number]) for number in sorted(parts)}
            found = self._numbers[places, form] = {next(iter(shapes)): self} if len(shapes) == 1 else shapes
        return found

    def chances(self, places: tuple[int, ...], form: Form) -> Chances:
        """How likely a number of the sources in these places is this or that."""
        found = self._chances.get((places, form))
        if found is None:
            numbers = self.numbers(places, form)
            found = self._chances[places, form] = Chances({number: each.ways for number, each in numbers.items()})
        return found

    def _apart(self, places: tuple[int, ...], form: Form) -> dict[Any, dict[Values, int]]:
        look = Looking(self, places, form)
        found: dict[Any, dict[Values, int]] = {}
        for front, mask in self.rows.items():
            part = look.in_front(front)
            for step, at in zip(look.steps, look.at, strict=True):
                if left := mask & at:
                    found.setdefault(part + step, {})[front] = left
        return found

    def _each_by_itself(self, places: tuple[int, ...], form: Form) -> dict[Any, dict[Values, int]]:
        found: dict[Any, dict[Values, int]] = {}
        faces = self.columns[-1].faces
        for front, mask in self.rows.items():
            for bit in bits(mask):
                values = (*front, faces[bit])
                rows = found.setdefault(form.reckon(tuple([values[place] for place in places])), {})
                rows[front] = rows.get(front, 0) | 1 << bit
        return found


class Looking:
    """A sum of what each source adds, looked at row by row: what those in front add, and where the last comes to."""

    def __init__(self, shape: Shape, places: tuple[int, ...], form: Form) -> None:
        last, faces = len(shape.columns) - 1, shape.columns[-1].faces
        self.form = form
        self.front = [(place, source) for source, place in enumerate(places) if place != last]
        self.known: dict[tuple[int, int], Any] = {}
        left = 0
        for mask in shape.rows.values():
            left |= mask
        self.left, by_step = left, dict[Any, int]()
        if last in places:
            source = places.index(last)
            for bit in bits(left):
                step = form.part(source, faces[bit])
                by_step[step] = by_step.get(step, 0) | 1 << bit
        else:
            by_step[0] = left
        self.steps = sorted(by_step)
        self.at = [by_step[step] for step in self.steps]
        """Where the last source adds so much, and where it adds less."""
        self.below = [0]
        for mask in self.at:
            self.below.append(self.below[-1] | mask)

    def in_front(self, front: Values) -> Any:
        found, known = self.form.plus, self.known
        for place, source in self.front:
            key = source, front[place]
            if key not in known:
                known[key] = self.form.part(source, front[place])
            found += known[key]
        return found

    def mask(self, part: Any, test: Test, against: Any) -> int:
        """Where the last source makes a number that compares so."""
        if test not in ORDERED or not isinstance(against, (int, Fraction)):
            found = 0
            for step, at in zip(self.steps, self.at, strict=True):
                found |= at if test(part + step, against) else 0
            return found
        limit, steps = against - part, self.steps
        if test is operator.eq:
            at = bisect_left(steps, limit)
            return self.at[at] if at < len(steps) and steps[at] == limit else 0
        below = self.below[(bisect_left if test in (operator.lt, operator.ge) else bisect_right)(steps, limit)]
        return below if test in (operator.lt, operator.le) else self.left & ~below


Dice = tuple[tuple[int, int], ...]
"""How many sides, and how many such dice are added up."""


@cache
def summed(dice: Dice) -> Chances:
    """The chances of the sum of some dice."""
    return reduce(operator.add, [count * d(sides) for sides, count in dice])


class Kept:
    """The shapes of single sources, from which all others are found; forgotten when they have become too many."""

    def __init__(self) -> None:
        self.rows = 0
        self.shapes: dict[Dice, Shape] = {}

    def count(self, rows: int) -> None:
        self.rows += rows

    def alone(self, dice: Dice) -> Shape:
        """The shape of a source of which nothing is known yet."""
        if self.rows > MOST_KEPT:
            self.shapes.clear()
            self.rows = 0
        found = self.shapes.get(dice)
        if found is None:
            column = Column(summed(dice))
            found = self.shapes[dice] = Shape((column,), {(): (1 << len(column.faces)) - 1})
        return found


KEPT = Kept()
