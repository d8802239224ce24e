"""Everything that dice can bring: one future after another, and what is known of the dice in each.

The rules are run once for each future, and up to where two part they do the same. So what was found out until there is
kept from one future to the next (`Past`): only what comes after it is looked at anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, cast

from .amounts import Amount, Image, Source, Tangled, Term, beyond_doubt
from .chances import Chances
from .shapes import KEPT, Form, Shape

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

Key = Any

STEP_BY_STEP = object()
"""Instead of an answer, where too much would have to be looked at together for it."""


class Group:
    """Sources that were looked at together, and the values that they can still have."""

    __slots__ = ("shape", "sources", "whole")

    def __init__(self, sources: tuple[Source, ...], shape: Shape, whole: int) -> None:
        self.sources, self.shape, self.whole = sources, shape, whole

    def places(self, sources: Sequence[Source]) -> tuple[int, ...]:
        return tuple([self.sources.index(each) for each in sources])


class Parting:
    """Where futures part: how much was known there, and what each of the others begins with."""

    __slots__ = ("answered", "fallen", "known", "others", "thrown")

    def __init__(self, past: Past, others: list[Callable[[], None]]) -> None:
        self.known, self.thrown = len(past.log), len(past.thrown)
        self.fallen, self.answered = len(past.fallen), len(past.answered)
        self.others = others
        """The last comes next."""


class Past:
    """What has been found out about the dice, and in which order, so that it can be forgotten again."""

    def __init__(self) -> None:
        self.groups: dict[Source, Group] = {}
        self.lumps: dict[Source, tuple[Source, list[Source]]] = {}
        self.sums: dict[tuple[Source, ...], Source] = {}
        self.decided: dict[Key, bool] = {}
        self.numbers: dict[Key, Any] = {}
        self.images: dict[Key, Image] = {}
        self.thrown: list[Source] = []
        self.fallen: list[tuple[int, Fraction]] = []
        self.answered: list[Any] = []
        self.log: list[tuple[dict[Any, Any], Any, Any]] = []
        self.partings: list[Parting] = []
        self.effort = 0

    def keep(self, where: dict[Any, Any], key: Any, value: Any) -> None:
        self.log.append((where, key, where.get(key)))
        where[key] = value

    def narrow(self, group: Group, shape: Shape) -> None:
        """Only so much of what the sources of a group could be can still be."""
        if shape is not group.shape:
            narrower = Group(group.sources, shape, group.whole)
            for source in group.sources:
                self.keep(self.groups, source, narrower)

    def part(self, others: list[Callable[[], None]]) -> None:
        self.partings.append(Parting(self, others[::-1]))

    def turn_back(self, floor: int = 0) -> bool:
        """To the last parting above the floor that has another way left, and into that; False if there is none."""
        while len(self.partings) > floor and not self.partings[-1].others:
            self.partings.pop()
        if len(self.partings) == floor:
            return False
        self.forget(self.partings[-1])
        self.partings[-1].others.pop()()
        return True

    def forget(self, since: Parting) -> None:
        """Everything that was found out after a parting."""
        while len(self.log) > since.known:
            where, key, before = self.log.pop()
            if before is None:
                del where[key]
            else:
                where[key] = before
        del self.thrown[since.thrown :], self.fallen[since.fallen :], self.answered[since.answered :]

    def looked_at(self, since: Parting) -> list[Group]:
        """The groups of which something was found out after a parting."""
        found = [self.groups[key] for where, key, _ in self.log[since.known :] if where is self.groups]
        return list(dict.fromkeys(found))


class Ways:
    """One future of dice that have not fallen.

    `again` gives the next future, until all have been followed. The futures exclude each other, and their chances add
    up to 1.
    """

    def __init__(self, past: Past | None = None) -> None:
        self.past = Past() if past is None else past
        self.over = False
        """Nobody may look at these dice any more: a number that was kept by mistake must not mean anything later."""
        self.gathering = False
        """What is found out now is a step on the way to something else."""
        self._thrown = self._fallen = self._answered = 0

    # -- dice ----------------------------------------------------------------------------------
    def throw(self, count: int, sides: int) -> tuple[int, ...]:
        """Dice for a rule to reckon with."""
        known, dice = self.past.thrown, []
        for _ in range(count):
            if self._thrown == len(known):
                known.append(Source(((sides, 1),)))
            dice.append(Amount(self, {known[self._thrown]: 1}))
            self._thrown += 1
        return cast("tuple[int, ...]", tuple(dice))

    def split(self, chances: Sequence[Fraction]) -> int:
        """Which of several things with these chances happens in this future."""
        past, falls = self.past, list(enumerate(chances))
        if self._fallen == len(past.fallen):
            past.part([partial(past.fallen.append, fall) for fall in falls[1:]])
            past.fallen.append(falls[0])
        self._fallen += 1
        return past.fallen[self._fallen - 1][0]

    def again(self) -> Ways | None:
        """The next future; None if this was the last one."""
        self.over = True
        return Ways(self.past) if self.past.turn_back() else None

    def chance(self) -> Fraction:
        """How likely this future is, as far as it is known."""
        ways = whole = 1
        for group in dict.fromkeys(self.past.groups.values()):
            if group.shape.ways != group.whole:
                ways, whole = ways * group.shape.ways, whole * group.whole
        found = Fraction(ways, whole)
        for _, chance in self.past.fallen:
            found *= chance
        return found

    # -- looking at them -----------------------------------------------------------------------
    def holds(self, amount: Amount, test: Callable[[Any, Any], bool], against: Any = 0) -> bool:
        """Whether a number compares so with another one; where it can and cannot, this future takes one turn."""
        self.not_over()
        plus = amount.plus
        if type(against) is int:
            plus, against = plus - against, 0
        key = (frozenset(amount.terms.items()), plus, test, against)
        found = self.past.decided.get(key)
        return self.find_out(key, Amount(self, amount.terms, plus), test, against) if found is None else found

    def find_out(self, key: Key, amount: Amount, test: Callable[[Any, Any], bool], against: Any) -> bool:
        past = self.past
        certain = beyond_doubt(amount, test, against)
        if certain is not None:
            past.keep(past.decided, key, certain)
            return certain
        sources, form = self.ground(self.sorted_out(amount))
        group = self.together(sources)
        good, bad = group.shape.cut(group.places(sources), form, test, against)
        if good is not None and bad is not None:
            past.part([partial(self.settle, key, False, group, bad)])
        self.settle(key, good is not None, group, bad if good is None else good)
        return good is not None

    def settle(self, key: Key, holds: bool, group: Group, shape: Shape | None) -> None:
        assert shape is not None
        self.past.keep(self.past.decided, key, holds)
        self.past.narrow(group, shape)

    def value(self, amount: Amount) -> Any:
        """The number itself, which takes a turn for each that it can be."""
        self.not_over()
        key = (frozenset(amount.terms.items()), amount.plus)
        if key not in self.past.numbers:
            group, places, form = self.look(amount)
            (number, shape), *others = group.shape.numbers(places, form).items()
            if others:
                self.past.part([partial(self.name, key, other, group, left) for other, left in others])
            self.name(key, number, group, shape)
        return self.past.numbers[key]

    def name(self, key: Key, number: Any, group: Group, shape: Shape) -> None:
        self.past.keep(self.past.numbers, key, number)
        self.past.narrow(group, shape)

    def chances_of(self, number: Any) -> Chances:
        """How likely each value of a number is in this future, for whoever looks at its end."""
        if not isinstance(number, Amount):
            return Chances({number: 1})
        if number.known is not None:
            return Chances({number.known: 1})
        group, places, form = self.look(number)
        return group.shape.chances(places, form)

    def at_once(self, find: Callable[[], Any]) -> Any:
        """What is found by several comparisons: this future takes a turn for each answer, none for the steps to it."""
        self.not_over()
        if self.gathering:
            return find()
        answered = self.past.answered
        if self._answered == len(answered):
            self.answer(*self.gather(find))
        self._answered += 1
        found = answered[self._answered - 1]
        return find() if found is STEP_BY_STEP else found

    def gather(self, find: Callable[[], Any]) -> tuple[dict[Any, list[list[Group]]], list[tuple[Source, list[Source]]]]:
        """By answer: all that can be known of the dice when it is found; and which dice were only added up for it."""
        past, found, sums = self.past, dict[Any, list[list[Group]]](), list[tuple[Source, list[Source]]]()
        floor, before = len(past.partings), Parting(past, [])
        self.gathering = True
        try:
            while True:
                answer = find()
                found.setdefault(answer, []).append(past.looked_at(before))
                sums += [past.lumps[key] for where, key, _ in past.log[before.known :] if where is past.lumps]
                if not past.turn_back(floor):
                    return found, sums
        finally:
            self.gathering = False
            del past.partings[floor:]
            past.forget(before)

    def answer(self, found: dict[Any, list[list[Group]]], sums: list[tuple[Source, list[Source]]]) -> None:
        """Part by answers; each leaves of the dice what any way of finding it leaves."""
        past = self.past
        if len(found) == 1:
            past.answered.extend(found)
            return
        looked_at = [group for each in found.values() for groups in each for group in groups]
        sources = list(dict.fromkeys(source for group in looked_at for source in group.sources))
        lumps = {die: (lump, dice) for lump, dice in sums for die in dice}
        tangled = any(die in sources or lumps[die][0] is not lump for lump, dice in sums for die in dice)
        if tangled or self.extent(sources) > MOST_TOGETHER:
            past.answered.append(STEP_BY_STEP)
            return
        for die, lumped in lumps.items():
            past.keep(past.lumps, die, lumped)
        whole = self.together(sources)
        shapes = {}
        for answer, each in found.items():
            ways = [tuple([(whole.places(group.sources), group.shape) for group in groups]) for groups in each]
            shapes[answer] = whole.shape.within(tuple(ways))

        def take(answer: Any) -> None:
            past.answered.append(answer)
            past.narrow(whole, shapes[answer])

        first, *others = found
        past.part([partial(take, each) for each in others])
        take(first)

    def look(self, amount: Amount) -> tuple[Group, tuple[int, ...], Form]:
        """The group of everything that a number hangs on, where in it, and how the number comes of that."""
        sources, form = self.ground(amount)
        group = self.together(sources)
        return group, group.places(sources), form

    def sorted_out(self, amount: Amount) -> Amount:
        """A number of which the parts with few values are known, where all together would be too much to look at."""
        if len(amount.terms) > 1:
            self.ground(amount)  # dice that are only added up are one from now on
        while len(amount.terms) > 1:
            parts = self.parts(amount)
            known = [terms for _, terms in parts if (frozenset(terms.items()), 0) in self.past.numbers]
            if known:
                terms = known[0]
            elif len(parts) < 2 or self.size(amount) <= MANY_TOGETHER:
                break
            else:
                counted = [(self.count(Amount(self, terms)), number) for number, (_, terms) in enumerate(parts)]
                count, number = min(counted)
                if count > FEW and (count > SOME or self.size(amount) <= MOST_TOGETHER):
                    break
                terms = parts[number][1]
            plus = amount.plus + self.value(Amount(self, terms))
            amount = Amount(self, {term: times for term, times in amount.terms.items() if term not in terms}, plus)
        return amount

    def parts(self, amount: Amount) -> list[tuple[list[Group | Source], dict[Term, int]]]:
        """The terms of a number, those together that hang on the same."""
        parts: list[tuple[list[Group | Source], dict[Term, int]]] = []
        for term, times in amount.terms.items():
            own = self.groups_of(term)
            near = [each for each in parts if any(one in each[0] for one in own)]
            parts = [each for each in parts if each not in near]
            keys, terms = [*own, *(one for each in near for one in each[0])], {term: times}
            for each in near:
                terms |= each[1]
            parts.append((keys, terms))
        return parts

    def groups_of(self, term: Term) -> list[Group | Source]:
        """The groups of what a term hangs on; what was not looked at yet stands for itself."""
        found: list[Group | Source] = []
        for source in [term] if isinstance(term, Source) else term.sources:
            lump = self.past.lumps[source][0] if source in self.past.lumps else source
            found.append(self.past.groups.get(lump, lump))
        return found

    def size(self, amount: Amount) -> int:
        """In how many ways everything that a number hangs on can still be."""
        return extent(dict.fromkeys(each for term in amount.terms for each in self.groups_of(term)))

    def extent(self, sources: Sequence[Source]) -> int:
        """In how many ways these sources can still be, with all that belongs to their groups."""
        return extent(dict.fromkeys(self.past.groups.get(each, each) for each in sources))

    def count(self, amount: Amount) -> int:
        """How many values a number can have."""
        group, places, form = self.look(amount)
        return len(group.shape.numbers(places, form))

    def ground(self, amount: Amount) -> tuple[list[Source], Form]:
        """What a number hangs on by itself, dice that are only added up as one; and how it comes of that."""
        self.not_over()
        past = self.past
        linear: dict[Source, int] = {}
        images: list[tuple[Image, int]] = []
        loose: dict[int, list[Source]] = {}
        for term, times in amount.terms.items():
            if isinstance(term, Image):
                images.append((term, times))
            elif term in past.lumps:
                lump, dice = past.lumps[term]
                if any(amount.terms.get(each) != times for each in dice):
                    raise Tangled("dice of a sum are looked at singly")
                linear[lump] = times
            elif term in past.groups or term.lumped:
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
        made = [(image.recipe, tuple([sources.index(x) for x in image.sources]), times) for image, times in images]
        return sources, Form(tuple(linear.values()), tuple(made), amount.plus)

    def lump(self, dice: list[Source]) -> Source:
        known = self.past.sums
        if (found := known.get(tuple(dice))) is None:
            sides = Counter([each.dice[0][0] for each in dice])
            found = known[tuple(dice)] = Source(tuple(sorted(sides.items())))
        for die in dice:
            self.past.keep(self.past.lumps, die, (found, dice))
        return found

    def together(self, sources: Sequence[Source]) -> Group:
        """One group of all these sources."""
        group = self.join(sources)
        self.past.effort += len(group.shape.rows)
        if self.past.effort > MOST_EFFORT:
            raise Tangled("there is too much to look at")
        return group

    def join(self, sources: Sequence[Source]) -> Group:
        groups = self.past.groups
        parts = list(dict.fromkeys([groups[each] for each in sources if each in groups]))
        fresh = [each for each in sources if each not in groups]
        if len(parts) == 1 and not fresh:
            return parts[0]
        parts += [alone(each) for each in fresh]
        if self.extent(sources) > MOST_TOGETHER:
            raise Tangled("too many dice are looked at together")
        joined, *others = sorted(parts, key=lambda part: len(part.shape.columns[-1].faces))
        for part in others:
            shape = joined.shape.joined(part.shape)
            joined = Group(joined.sources + part.sources, shape, joined.whole * part.whole)
        for source in joined.sources:
            self.past.keep(groups, source, joined)
        return joined

    def not_over(self) -> None:
        if self.over:
            raise Tangled("a number of dice was kept beyond its future")


def extent(parts: Iterable[Group | Source]) -> int:
    found = 1
    for each in parts:
        found *= (each.shape if isinstance(each, Group) else KEPT.alone(each.dice)).count
    return found


def alone(source: Source) -> Group:
    """The group of one source of which nothing is known yet."""
    shape = KEPT.alone(source.dice)
    return Group((source,), shape, shape.ways)
