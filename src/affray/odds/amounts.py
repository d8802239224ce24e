"""Numbers that hang on dice which have not fallen: the rules reckon with them as with any others.

A rule adds them up, halves them and compares them. A comparison that could come out either way splits the future: the
one way is followed now and the other one later (`Ways`). So the rules are run once for each thing that can come of
the dice, not once for each face, and nothing about a rule is written a second time.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache, reduce
from typing import Any, cast

from .chances import Chances, d

MOST_TOGETHER = 20_000
"""In how many ways dice that are looked at together can fall at the most."""

MANY_TOGETHER = 1_500
"""In more ways than this only if none of the numbers that are compared has few values."""

FEW = 12
"""So many values of a number are few: where looking at it together with others is much, each of them is a future."""

LUMPED = 3
"""So many dice, and more, are looked at by their sum alone where that is how the rules look at them."""


SOME = 20
"""Where it would be more than can be looked at, also so many."""


MOST_EFFORT = 1_000_000
"""So many values are looked at in all futures together; what takes more is not worth it."""


class Tangled(Exception):
    """The rules look at dice in a way that cannot be followed, or in too many."""


Reckoner = Callable[[tuple[int, ...]], Any]
"""How a number comes of the values of its sources."""


class Source:
    """What a number hangs on, by itself: one die, or the sum of several that nobody looks at singly."""

    __slots__ = ("chances", "lumped")

    def __init__(self, chances: Chances, lumped: bool = False) -> None:
        self.chances, self.lumped = chances, lumped


class Image:
    """A number made of sources in any way but by adding up."""

    __slots__ = ("_known", "make", "sources")

    def __init__(self, sources: Sequence[Source], make: Reckoner) -> None:
        self.sources, self.make = sources, make
        self._known: dict[tuple[int, ...], Any] = {}

    def value(self, values: tuple[int, ...]) -> Any:
        found = self._known.get(values)
        if found is None:
            found = self._known[values] = self.make(values)
        return found


Term = Source | Image


class Group:
    """Sources that were looked at together, and in how many ways each of their values can still be."""

    __slots__ = ("sources", "values", "whole")

    def __init__(self, sources: tuple[Source, ...], values: dict[tuple[int, ...], int], whole: int) -> None:
        self.sources, self.values, self.whole = sources, values, whole

    def share(self) -> Fraction:
        """How much of everything that could have been can still be."""
        left = sum(self.values.values())
        return Fraction(1) if left == self.whole else Fraction(left, self.whole)


class Ways:
    """One future of dice that have not fallen: what is known of them by now, and which turns were taken.

    `again` gives the next future, until all have been followed. The futures exclude each other, and their chances add
    up to 1.
    """

    def __init__(self, turns: Iterable[int] = (), effort: int = 0) -> None:
        self.turns: list[int] = list(turns)
        self.effort = effort
        self.taken: list[tuple[int, int]] = []
        self.groups: dict[Source, Group] = {}
        self.lumps: dict[Source, tuple[Source, list[Source]]] = {}
        self.decided: dict[Any, bool] = {}
        self.images: dict[Any, Image] = {}
        self.given = Fraction(1)
        self.over = False
        """Nobody may look at these dice any more: a number that was kept by mistake must not mean anything later."""

    # -- dice ----------------------------------------------------------------------------------
    def throw(self, count: int, sides: int) -> tuple[int, ...]:
        """Dice for a rule to reckon with."""
        dice = [Amount(self, {Source(d(sides)): 1}) for _ in range(count)]
        return cast("tuple[int, ...]", tuple(dice))

    def split(self, chances: Sequence[Fraction]) -> int:
        """Which of several things with these chances happens in this future."""
        turn = self.turn(len(chances))
        self.given *= chances[turn]
        return turn

    def turn(self, alternatives: int) -> int:
        at = len(self.taken)
        found = self.turns[at] if at < len(self.turns) else 0
        self.taken.append((found, alternatives))
        return found

    def again(self) -> Ways | None:
        """The next future; None if this was the last one."""
        turns = list(self.taken)
        while turns:
            taken, alternatives = turns.pop()
            if taken + 1 < alternatives:
                return Ways([*(each for each, _ in turns), taken + 1], self.effort)
        return None

    def chance(self) -> Fraction:
        """How likely this future is, as far as it is known."""
        found = self.given
        for group in dict.fromkeys(self.groups.values()):
            found *= group.share()
        return found

    # -- looking at them -----------------------------------------------------------------------
    def holds(self, amount: Amount, test: Callable[[Any, Any], bool], against: Any = 0) -> bool:
        """Whether a number compares so with another one; where it can and cannot, this future takes one turn."""
        key = (frozenset(amount.terms.items()), amount.plus, test, against)
        if key not in self.decided:
            self.decided[key] = self.find_out(amount, test, against)
        return self.decided[key]

    def find_out(self, amount: Amount, test: Callable[[Any, Any], bool], against: Any) -> bool:
        sources, reckon = self.ground(amount := self.sorted_out(amount))
        group = self.together(sources)
        values = group.values
        if len(sources) == 1:
            (source,), place = sources, group.sources.index(sources[0])
            good = {value for value in source.chances.ways if test(reckon((value,)), against)}
            if len(good) == len(source.chances.ways):
                return True
            yes = {each: ways for each, ways in values.items() if each[place] in good}
        else:
            reckon = placed(group, sources, reckon)
            yes = {each: ways for each, ways in values.items() if test(reckon(each), against)}
        if len(yes) == len(values):
            return True
        if yes and not self.turn(2):
            group.values = yes
            return True
        if yes:
            group.values = {each: ways for each, ways in values.items() if each not in yes}
        return False

    def value(self, amount: Amount) -> Any:
        """The number itself, which takes a turn for each that it can be."""
        group, reckon = self.look(amount)
        found: dict[Any, dict[tuple[int, ...], int]] = {}
        for values, ways in group.values.items():
            found.setdefault(reckon(values), {})[values] = ways
        numbers = sorted(found)
        number = numbers[0 if len(numbers) == 1 else self.turn(len(numbers))]
        group.values = found[number]
        return number

    def chances_of(self, number: Any) -> Chances:
        """How likely each value of a number is in this future, for whoever looks at its end."""
        if not isinstance(number, Amount):
            return Chances({number: 1})
        if number.known is not None:
            return Chances({number.known: 1})
        group, reckon = self.look(number)
        found: dict[int, int | Fraction] = {}
        for values, ways in group.values.items():
            value = reckon(values)
            found[value] = found.get(value, 0) + ways
        return Chances(found)

    def look(self, amount: Amount) -> tuple[Group, Reckoner]:
        """The group of everything that a number hangs on, and how the number comes of the group's values."""
        sources, reckon = self.ground(amount)
        group = self.together(sources)
        return group, placed(group, sources, reckon)

    def sorted_out(self, amount: Amount) -> Amount:
        """A number of which the parts with few values are known, where all together would be too much to look at."""
        if len(amount.terms) > 1:
            self.ground(amount)  # dice that are only added up are one from now on
        while len(amount.terms) > 1:
            parts: list[tuple[list[Group | Source], dict[Term, int]]] = []
            for term, times in amount.terms.items():
                own = self.groups_of(term)
                near = [each for each in parts if any(one in each[0] for one in own)]
                parts = [each for each in parts if each not in near]
                keys, terms = [*own, *(one for each in near for one in each[0])], {term: times}
                for each in near:
                    terms |= each[1]
                parts.append((keys, terms))
            if len(parts) < 2 or self.size(amount) <= MANY_TOGETHER:
                break
            counted = [(len(self.values_of(Amount(self, terms))), number) for number, (_, terms) in enumerate(parts)]
            count, number = min(counted)
            if count > FEW and (count > SOME or self.size(amount) <= MOST_TOGETHER):
                break
            terms = parts[number][1]
            plus = amount.plus + self.value(Amount(self, terms))
            amount = Amount(self, {term: times for term, times in amount.terms.items() if term not in terms}, plus)
        return amount

    def groups_of(self, term: Term) -> list[Group | Source]:
        """The groups of what a term hangs on; what was not looked at yet stands for itself."""
        found: list[Group | Source] = []
        for source in [term] if isinstance(term, Source) else term.sources:
            lump = self.lumps[source][0] if source in self.lumps else source
            found.append(self.groups.get(lump, lump))
        return found

    def size(self, amount: Amount) -> int:
        """In how many ways everything that a number hangs on can still be."""
        found = 1
        for each in dict.fromkeys(each for term in amount.terms for each in self.groups_of(term)):
            found *= len(each.values if isinstance(each, Group) else each.chances.ways)
        return found

    def values_of(self, amount: Amount) -> dict[Any, None]:
        group, reckon = self.look(amount)
        return dict.fromkeys(reckon(values) for values in group.values)

    def ground(self, amount: Amount) -> tuple[list[Source], Reckoner]:
        """What a number hangs on by itself, dice that are only added up as one; and how it comes of that."""
        if self.over:
            raise Tangled("a number of dice was kept beyond its future")
        linear: dict[Source, int] = {}
        images: list[tuple[Image, int]] = []
        loose: dict[int, list[Source]] = {}
        for term, times in amount.terms.items():
            if isinstance(term, Image):
                images.append((term, times))
            elif term in self.lumps:
                lump, dice = self.lumps[term]
                if any(amount.terms.get(each) != times for each in dice):
                    raise Tangled("dice of a sum are looked at singly")
                linear[lump] = times
            elif term in self.groups or term.lumped:
                linear[term] = times
            else:
                loose.setdefault(times, []).append(term)
        for times, dice in loose.items():
            if len(dice) < LUMPED:
                linear.update(dict.fromkeys(dice, times))
            else:
                linear[self.lump(dice)] = times
        sources = list(linear)
        for image, _ in images:
            sources += [each for each in image.sources if each not in sources]
        plus, factors = amount.plus, list(linear.values())
        if not images and len(factors) == 1:
            (factor,) = factors
            return sources, lambda values: factor * values[0] + plus
        if not linear and len(images) == 1:
            ((image, times),) = images
            value = image.value
            if times == 1 and not plus:
                return sources, value
            return sources, lambda values: times * value(values) + plus
        if all(len(image.sources) == 1 for image, _ in images):
            return sources, added_up(sources, linear, images, plus)
        made = [(image.value, [sources.index(each) for each in image.sources], times) for image, times in images]

        def reckon(values: tuple[int, ...]) -> Any:
            found = plus
            for factor, value in zip(factors, values, strict=False):
                found += factor * value
            for make, places, times in made:
                found += times * make(tuple([values[place] for place in places]))
            return found

        return sources, reckon

    def lump(self, dice: list[Source]) -> Source:
        kinds = Counter([each.chances for each in dice])
        found = Source(reduce(operator.add, [summed(chances, count) for chances, count in kinds.items()]), lumped=True)
        for die in dice:
            self.lumps[die] = found, dice
        return found

    def together(self, sources: Sequence[Source]) -> Group:
        """One group of all these sources."""
        group = self.join(sources)
        self.effort += len(group.values)
        if self.effort > MOST_EFFORT:
            raise Tangled("there is too much to look at")
        return group

    def join(self, sources: Sequence[Source]) -> Group:
        known = dict.fromkeys([self.groups[each] for each in sources if each in self.groups])
        fresh = [each for each in sources if each not in self.groups]
        if len(known) == 1 and not fresh:
            return next(iter(known))
        joined = Group((), {(): 1}, 1)
        parts = [*known, *(alone(each) for each in fresh)]
        for part in parts:
            if len(joined.values) * len(part.values) > MOST_TOGETHER:
                raise Tangled("too many dice are looked at together")
            values = {a + b: v * w for a, v in joined.values.items() for b, w in part.values.items()}
            joined = Group(joined.sources + part.sources, values, joined.whole * part.whole)
        for each in joined.sources:
            self.groups[each] = joined
        return joined


@cache
def summed(die: Chances, count: int) -> Chances:
    return count * die


def added_up(
    sources: Sequence[Source], linear: dict[Source, int], images: Sequence[tuple[Image, int]], plus: int
) -> Reckoner:
    """How a number comes of sources of which each adds its own part: what each value of each source adds."""
    tables = []
    for source in sources:
        factor, own = linear.get(source, 0), [(image, times) for image, times in images if image.sources[0] is source]
        values = list(source.chances.ways)
        tables.append({each: factor * each + sum([n * image.value((each,)) for image, n in own]) for each in values})
    if len(tables) == 2:
        one, two = tables
        return lambda values: one[values[0]] + two[values[1]] + plus
    return lambda values: plus + sum([table[value] for table, value in zip(tables, values, strict=True)])


def placed(group: Group, sources: Sequence[Source], reckon: Reckoner) -> Reckoner:
    """How a number comes of the values of a group in which its sources are."""
    if group.sources == tuple(sources):
        return reckon
    places = [group.sources.index(each) for each in sources]
    return lambda values: reckon(tuple([values[place] for place in places]))


def alone(source: Source) -> Group:
    """The group of one source of which nothing is known yet."""
    values: dict[tuple[int, ...], int] = {(value,): int(ways) for value, ways in source.chances.ways.items()}
    return Group((source,), values, sum(values.values()))


def turned(operation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda a, b: operation(b, a)


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
        sources, reckon = self.ways.ground(self)
        if isinstance(other, Amount):
            more, theirs = self.ways.ground(other)
            both = [*sources, *(each for each in more if each not in sources)]
            places, count = [both.index(each) for each in more], len(sources)

            def make(values: tuple[int, ...]) -> Any:
                return operation(reckon(values[:count]), theirs(tuple([values[place] for place in places])))

            return Amount(self.ways, {Image(both, make): 1})
        return self._image(sources, reckon, other, operation)

    def _image(self, sources: list[Source], reckon: Reckoner, other: Any, operation: Callable[[Any, Any], Any]) -> Any:
        """What is made of it with a plain number: the same once more if it is asked for again."""
        key = (frozenset(self.terms.items()), self.plus, operation, other)
        found = self.ways.images.get(key)
        if found is None:
            found = self.ways.images[key] = Image(sources, lambda values: operation(reckon(values), other))
        return Amount(self.ways, {found: 1})

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
        return self._made(0, lambda value, _: abs(value))

    # -- comparing -----------------------------------------------------------------------------
    def _is(self, other: Any, test: Callable[[Any, Any], bool]) -> bool:
        if self.known is not None:
            return test(self.known, other)
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
        if self.known is None:
            self.known = self.ways.value(self)
        return self.known

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
