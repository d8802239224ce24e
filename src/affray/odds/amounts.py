"""Numbers that hang on dice which have not fallen: the rules reckon with them as with any others.

A rule adds them up, halves them and compares them. A comparison that could come out either way splits the future: the
one way is followed now and the other one later (`ways.Ways`). So the rules are run once for each thing that can come of
the dice, not once for each face, and nothing about a rule is written a second time.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from .shapes import ORDERED, Dice, Recipe, made_of_both, made_with

if TYPE_CHECKING:
    from .ways import Ways


class Tangled(Exception):
    """The rules look at dice in a way that cannot be followed, or in too many."""


class Source:
    """What a number hangs on, by itself: one die, or the sum of several that nobody looks at singly."""

    __slots__ = ("dice", "high", "low", "lumped")

    def __init__(self, dice: Dice) -> None:
        self.dice, self.low = dice, sum([count for _, count in dice])
        self.high, self.lumped = sum([sides * count for sides, count in dice]), self.low > 1


class Image:
    """A number made of sources in any way but by adding up."""

    __slots__ = ("recipe", "sources")

    def __init__(self, sources: Sequence[Source], recipe: Recipe) -> None:
        self.sources, self.recipe = sources, recipe


Term = Source | Image


@cache
def turned(operation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda a, b: operation(b, a)


def absolute(value: Any, _: int) -> Any:
    return abs(value)


class Amount:
    """A number that hangs on dice. To rules it is a number like any other.

    Adding up keeps it a sum; whatever else is made of it is reckoned for every way its dice can have fallen. A rule
    that needs the very number (an index, a key, a text) gets one, and the future splits into as many as there are.
    """

    __slots__ = ("known", "plus", "terms", "ways")

    def __init__(self, ways: Ways, terms: dict[Term, int], plus: int = 0) -> None:
        self.ways, self.terms, self.plus = ways, terms, plus
        self.known: Any = None

    # -- adding up -----------------------------------------------------------------------------
    def __add__(self, other: Any) -> Any:
        if self.known is not None:
            return self.known + other
        if type(other) is int:
            return Amount(self.ways, self.terms, self.plus + other) if other else self
        if isinstance(other, Amount):
            if other.known is not None:
                return self + other.known
            terms = dict(self.terms)
            for term, times in other.terms.items():
                if found := terms.pop(term, 0) + times:
                    terms[term] = found
            plus = self.plus + other.plus
            return Amount(self.ways, terms, plus) if terms else plus
        return self._made(other, operator.add)

    __radd__ = __add__

    def __neg__(self) -> Any:
        return self * -1

    def __pos__(self) -> Any:
        return self

    def __sub__(self, other: Any) -> Any:
        return self + -other

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __mul__(self, other: Any) -> Any:
        if self.known is not None:
            return self.known * other
        if type(other) is int:
            terms = {term: times * other for term, times in self.terms.items()}
            return Amount(self.ways, terms, self.plus * other) if other else 0
        return self._made(other, operator.mul)

    __rmul__ = __mul__

    # -- whatever else is made of it -----------------------------------------------------------
    def _made(self, other: Any, operation: Callable[[Any, Any], Any]) -> Any:
        if self.known is not None:
            return operation(self.known, other)
        if isinstance(other, Amount) and other.known is not None:
            return self._made(other.known, operation)
        ways, theirs = self.ways, frozenset(other.terms.items()) if isinstance(other, Amount) else None
        ways.not_over()
        key = (frozenset(self.terms.items()), self.plus, operation, other if theirs is None else (theirs, other.plus))
        found = ways.past.images.get(key)
        if found is None:
            found = self._image(other, operation)
            ways.past.keep(ways.past.images, key, found)
        return Amount(ways, {found: 1})

    def _image(self, other: Any, operation: Callable[[Any, Any], Any]) -> Image:
        """What is made of it with another number."""
        sources, form = self.ways.ground(self)
        if not isinstance(other, Amount):
            return Image(sources, made_with(operation, form, other))
        more, theirs = self.ways.ground(other)
        both = [*sources, *(each for each in more if each not in sources)]
        places = tuple([both.index(each) for each in more])
        return Image(both, made_of_both(operation, form, len(sources), theirs, places))

    def __floordiv__(self, other: Any) -> Any:
        return self._made(other, operator.floordiv)

    def __rfloordiv__(self, other: Any) -> Any:
        return self._made(other, turned(operator.floordiv))

    def __mod__(self, other: Any) -> Any:
        return self._made(other, operator.mod)

    def __rmod__(self, other: Any) -> Any:
        return self._made(other, turned(operator.mod))

    def __divmod__(self, other: Any) -> Any:
        return self // other, self % other

    def __truediv__(self, other: Any) -> Any:
        return self._made(other, Fraction)

    def __abs__(self) -> Any:
        return self._made(0, absolute)

    def larger(self, other: Any) -> Any:
        return self._one_of(other, max)

    def smaller(self, other: Any) -> Any:
        return self._one_of(other, min)

    def _one_of(self, other: Any, choose: Callable[[Any, Any], Any]) -> Any:
        apart = self - other
        if isinstance(apart, Amount) and apart.known is None:
            certain = beyond_doubt(apart, operator.ge, 0)
            if certain is None:
                return self._made(other, choose)
            return self if certain is (choose is max) else other
        return choose(self, other)

    # -- comparing -----------------------------------------------------------------------------
    def _is(self, other: Any, test: Callable[[Any, Any], bool]) -> bool:
        if self.known is not None:
            return test(self.known, other)
        if type(other) is int:
            return self.ways.holds(self, test, other)
        if isinstance(other, (int, Amount)):
            apart = self - other
            if not isinstance(apart, Amount) or apart.known is not None:
                return test(apart, 0)
            return self.ways.holds(apart, test)
        return self.ways.holds(self, test, other)

    def __eq__(self, other: object) -> bool:
        return self is other or (other is not None and self._is(other, operator.eq))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: Any) -> bool:
        return self._is(other, operator.lt)

    def __le__(self, other: Any) -> bool:
        return self._is(other, operator.le)

    def __gt__(self, other: Any) -> bool:
        return self._is(other, operator.gt)

    def __ge__(self, other: Any) -> bool:
        return self._is(other, operator.ge)

    def __bool__(self) -> bool:
        return self != 0

    # -- the very number -----------------------------------------------------------------------
    def _number(self) -> Any:
        if self.known is not None:
            return self.known
        found = self.ways.value(self)
        if not self.ways.gathering:
            self.known = found
        return found

    def at_once(self, find: Callable[[], Any]) -> Any:
        """An answer that hangs on several comparisons, without a future for each of them (`core.dice.at_once`)."""
        return find() if self.known is not None else self.ways.at_once(find)

    def __int__(self) -> int:
        return int(self._number())

    def __index__(self) -> int:
        return int(self._number())

    def __hash__(self) -> int:
        return hash(self._number())

    def __str__(self) -> str:
        return str(self._number())

    __repr__ = __str__

    def __format__(self, form: str) -> str:
        return format(self._number(), form)

    def __and__(self, other: Any) -> Any:
        return self._number() & other

    def __or__(self, other: Any) -> Any:
        return self._number() | other

    def __rand__(self, other: Any) -> Any:
        return other & self._number()

    def __ror__(self, other: Any) -> Any:
        return other | self._number()

    def __lshift__(self, other: Any) -> Any:
        return self._number() << other

    def __rlshift__(self, other: Any) -> Any:
        return other << self._number()

    def __rshift__(self, other: Any) -> Any:
        return self._number() >> other


def beyond_doubt(amount: Amount, test: Callable[[Any, Any], bool], against: Any) -> bool | None:
    """How a comparison comes out whatever the dice show; None if that is not plain to see."""
    if test not in ORDERED or not isinstance(against, (int, Fraction)):
        return None
    low = high = amount.plus
    for term, times in amount.terms.items():
        if isinstance(term, Image):
            return None
        one, other = times * term.low, times * term.high
        low, high = (low + one, high + other) if times > 0 else (low + other, high + one)
    if test is operator.eq:
        return None if low <= against <= high else False
    found = test(low, against)
    return found if found == test(high, against) else None
