"""The one question about legality: what may still be said, what is against what was said, and what is missing.

`probe(option, given, "target")` answers it for whoever holds half an answer: a page after every click, a terminal, a
player, a test. Whether an option is open, its legal values, its complete answers and the rules that close it are all
found here and nowhere else; `Option` only has them as methods.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, groupby, islice, pairwise
from typing import TYPE_CHECKING, Literal

from .fields import Area, Field, Leg, Number
from .places import Places
from .refusals import Refusal, Value, Values, refuse

if TYPE_CHECKING:
    from .script import Option

LOOKED_AT = 200
"""How many values of a field are looked at where all of them cannot be."""

FEW_TRIED = 9
"""How many numbers of many are tried at first."""

MOST_LEGAL = 100_000
"""How many legal values of a field are gathered at the most."""

Need = Literal["needed", "useful", "pointless"]


@dataclass(frozen=True, slots=True)
class Probe:
    """What can be said of an answer as far as it is given.

    `legal` has the values of each wanted field with which a complete legal answer exists beside the other values
    given; `further` for a wanted field of several names those that can be added to the names given; `stretches` for a
    wanted field of numbers the legal ones as ranges; `area` what the values put on the map. `against` are all
    reasons against what is given, or, if each of them is fine and yet no answer can be made of them, what is in the
    way of every one. `missing` are the fields without which it is no answer. `answer` is the usual complete answer
    with what is given, None if there is none; with `complete` it is what is given.
    """

    legal: dict[str, list[Value]] = field(default_factory=dict)
    further: dict[str, list[str]] = field(default_factory=dict)
    stretches: dict[str, list[range]] = field(default_factory=dict)
    against: tuple[Refusal, ...] = ()
    missing: tuple[str, ...] = ()
    answer: dict[str, Value] | None = None
    complete: bool = False
    area: Area | None = None


def probe(option: Option, given: Values, *wanted: str, limit: int = MOST_LEGAL) -> Probe:
    """What is legal now for the wanted fields, beside the values given for the others, and all against those given."""
    missing = missing_of(option, given)
    found = objections(option, given)
    answer = dict(given) if not found and not missing else option.complete(given)
    if not found and answer is None:
        found = blocking(option, given)
    return Probe(
        {name: legal_values(option, name, given, limit) for name in wanted},
        {name: names for name in wanted if (names := further_names(option, name, given)) is not None},
        {name: stretches(option, name, given) for name in wanted if option.fields[name].span() is not None},
        tuple(found),
        missing,
        answer,
        not found and not missing,
        area(option, given),
    )


# -- what is given ---------------------------------------------------------------------------------
def missing_of(option: Option, given: Values) -> tuple[str, ...]:
    """The fields without which there is no answer, and which are not given."""
    return tuple([name for name, domain in option.fields.items() if not domain.optional and name not in given])


def misfits(option: Option, given: Values, whole: bool = True) -> list[Refusal]:
    """What is not of its field's kind, or of no field at all; in a whole answer also what is missing."""
    found: list[Refusal] = []
    for name, domain in option.fields.items():
        if name in given:
            found += domain.refusals(name, given[name])
        elif whole and not domain.optional:
            found.append(refuse("CORE-MISSING", field=name))
    found += [refuse("CORE-UNKNOWN", field=name) for name in given if name not in option.fields]
    return found


def objections(option: Option, given: Values) -> list[Refusal]:
    """Every reason against what is given; that something is missing yet is none."""
    if not missing_of(option, given):
        return option.refusals(given)
    odd = misfits(option, given, whole=False)
    return [*option.why_not({} if odd else given), *odd]


# -- complete answers ------------------------------------------------------------------------------
def answers(option: Option, given: Values) -> Iterator[dict[str, Value]]:
    """Complete legal answers with the given values, as they are found.

    What an answer needs is looked for first. Then optional fields that can open what is closed without them are
    tried, one or two at a time: `dash as bonus_action`.
    """
    if any(name not in option.fields for name in given):
        return
    yield from filled(option, dict(given))
    closed = [(name, domain) for name, domain in option.fields.items() if domain.opens and name not in given]
    spare = [name for name, domain in closed if concerned(domain, given)]
    for number, name in enumerate(spare):
        for value in likeliest(option.fields[name], given):
            one = {**given, name: value}
            yield from filled(option, one)
            for other in spare[number + 1 :]:
                for beside in likeliest(option.fields[other], one) if concerned(option.fields[other], one) else ():
                    yield from filled(option, {**one, other: beside})


def filled(option: Option, given: dict[str, Value]) -> Iterator[dict[str, Value]]:
    """Complete legal answers with these values and without any further optional ones."""
    if not all(concerned(option.fields[name], given) for name in given) or any(True for _ in option.why_not(given)):
        return
    missing = next(iter(missing_of(option, given)), None)
    if missing is None:
        if not misfits(option, given):
            yield given
        return
    domain = option.fields[missing]
    known = None if domain.bulk is None else domain.bulk(given)
    for value in likeliest(domain, given, None) if known is None else known:
        yield from filled(option, {**given, missing: value})


def likeliest(domain: Field, given: Values, most: int | None = LOOKED_AT) -> Iterable[Value]:
    """The values to be tried, those that can be none left out; so many at the most."""
    narrowed = None if domain.narrow is None else domain.narrow(given)
    if narrowed is not None:
        return islice(narrowed, most)
    return domain.some() if most is None else domain.few(most)


def concerned(domain: Field, given: Values) -> bool:
    """Whether a field has anything to do with the rest of an answer."""
    return domain.concerns is None or domain.concerns(given)


# -- legal values ----------------------------------------------------------------------------------
def legal_values(
    option: Option, name: str, given: Values, limit: int = MOST_LEGAL, tried: int | None = None
) -> list[Value]:
    """The values of one field with which a complete legal answer exists, beside the others given; each once.

    Where the field knows them all at once, it is asked; what it says is what trying each of them would find. Otherwise
    each value is tried, or so many of the likeliest as are to be `tried`.
    """
    others = {key: value for key, value in given.items() if key != name}
    domain = option.fields[name]
    if not concerned(domain, others):
        return []
    known = None if domain.bulk is None else domain.bulk(others)
    if known is not None:
        shut = not domain.opens and any(True for _ in option.why_not(others)) and option.complete(others) is None
        return [] if shut else list(islice(known, limit))
    if domain.alike:
        first = next(iter(domain.few(1)), None)
        return [] if option.complete({**others, name: first}) is None else list(islice(domain.some(), limit))
    if isinstance(domain, Number) and tried is None and domain.high - domain.low >= LOOKED_AT:
        return list(islice(chain.from_iterable(stretches(option, name, others)), limit))
    values = likeliest(domain, others, tried)
    possible = (value for value in values if option.complete({**others, name: value}) is not None)
    return list(islice(possible, limit))


def stretches(option: Option, name: str, given: Values) -> list[range]:
    """The legal numbers of a field, beside the others given, as ranges from the lowest to the highest.

    Of many numbers a few are tried, and then the ends of what is legal are looked for: they lie side by side there.
    """
    domain = option.fields[name]
    others = {key: value for key, value in given.items() if key != name}
    span = domain.span()
    if span is None:
        return []
    known = domain.bulk is not None or domain.alike or not concerned(domain, others)
    if known or len(span) <= LOOKED_AT:
        return as_ranges([each for each in legal_values(option, name, others) if type(each) is int])

    def fits(number: int) -> bool:
        return option.complete({**others, name: number}) is not None

    tried: dict[int, bool] = {}
    for most in (FEW_TRIED, LOOKED_AT):
        for each in domain.few(most):
            if type(each) is int and each not in tried:
                tried[each] = fits(each)
        tried |= {end: fits(end) for end in (span[0], span[-1]) if end not in tried}
        if any(tried.values()):
            break
    found = []
    for number, end in side_by_side(sorted(tried), tried):
        low = number if number == span[0] else border(fits, number, max([x for x in tried if x < number]))
        high = end if end == span[-1] else border(fits, end, min([x for x in tried if x > end]))
        found.append(range(low, high + 1))
    return found


def side_by_side(numbers: list[int], legal: dict[int, bool]) -> Iterator[tuple[int, int]]:
    """Runs of legal ones among the numbers that were tried: the first and the last of each."""
    for fits, run in groupby(numbers, key=lambda each: legal[each]):
        if fits:
            inside = list(run)
            yield inside[0], inside[-1]


def border(fits: Callable[[int], bool], inside: int, outside: int) -> int:
    """The last number that fits on the way from one that does to one that does not."""
    while abs(outside - inside) > 1:
        middle = (inside + outside) // 2
        inside, outside = (middle, outside) if fits(middle) else (inside, middle)
    return inside


def as_ranges(numbers: Sequence[int]) -> list[range]:
    """Numbers as ranges: one with a step if they are evenly apart, else a range for each run of neighbours.

    >>> as_ranges([0, 5, 10]), as_ranges([1, 2, 3, 7]), as_ranges([])
    ([range(0, 11, 5)], [range(1, 4), range(7, 8)], [])
    """
    numbers = sorted(numbers)
    if len(numbers) > 1 and len({second - first for first, second in pairwise(numbers)}) == 1:
        return [range(numbers[0], numbers[-1] + 1, numbers[1] - numbers[0])]
    found: list[range] = []
    for each in numbers:
        if found and found[-1].stop == each:
            found[-1] = range(found[-1].start, each + 1)
        else:
            found.append(range(each, each + 1))
    return found


def area(option: Option, given: Values) -> Area | None:
    """What these values put on the map, as far as they say it; None if they put nothing there."""
    if misfits(option, given, whole=False):
        return None
    for domain in option.fields.values():
        if domain.area is not None and (found := domain.area(given)) is not None:
            return found
    return None


def further_names(option: Option, name: str, given: Values) -> list[str] | None:
    """The names that can be added to those given for a field that takes several; None for any other field."""
    domain = option.fields[name]
    grown = domain.grown(given.get(name))
    if grown is None:
        return None
    others = {key: value for key, value in given.items() if key != name}
    usual = option.complete(others) or {}
    found = []
    for each, value in grown:
        if domain.is_part(value):
            fits = not any(True for _ in option.why_not({**others, name: value}))
        else:
            fits = option.complete({**others, name: value}) is not None or is_within(value, usual.get(name))
        if fits:
            found.append(each)
    return found


def is_within(value: Value, whole: Value) -> bool:
    """Whether names are some of those of a legal value: on the way to it more can be added."""
    return isinstance(value, tuple) and isinstance(whole, tuple) and all(each in whole for each in value)


def needs(option: Option, given: Values) -> dict[str, Need]:
    """Of the fields that are not given: which an answer needs, which are useful, and which can only be left out.

    A field that may be left out is needed where the usual answer with what is given has it: it opens what is closed
    without it. It is pointless if no value of it is legal beside what is given.
    """
    answer = option.complete(given) or {}
    found: dict[str, Need] = {}
    for name, domain in option.fields.items():
        if name in given:
            continue
        if not domain.optional or name in answer:
            found[name] = "needed"
        else:
            some = bool(legal_values(option, name, given, 1, LOOKED_AT))
            found[name] = "useful" if some else "pointless"
    return found


def way(option: Option, given: Values) -> Sequence[Leg]:
    """The way that these values mean, step by step, with its costs and whom it provokes; nothing if it is none."""
    odd = misfits(option, given, whole=False)
    for name, domain in option.fields.items():
        if isinstance(domain, Places) and domain.way is not None and name in given and not odd:
            return domain.way(given[name], given)
    return ()


def provoked(option: Option, given: Values) -> list[str]:
    """Everybody who may strike at whoever gives these values, each once; nobody while they are not of their fields."""
    if misfits(option, given, whole=False):
        return []
    on_the_way = [who for leg in way(option, given) for who in leg.provokes]
    return list(dict.fromkeys([*on_the_way, *(option.provokes(given) if option.provokes is not None else ())]))


def nearest(option: Option, given: Values) -> dict[str, Value] | None:
    """The complete legal answer that is nearest to values which are none: with more, else with few of them changed."""
    for many in range(len(given) + 1):
        for changed in combinations(given, many):
            found = option.complete({name: value for name, value in given.items() if name not in changed})
            if found is not None:
                return found
    return None


# -- closed options --------------------------------------------------------------------------------
def blocking(option: Option, given: Values) -> list[Refusal]:
    """What is in the way of every answer with these values, each rule once: against them, or else against every
    value of the first missing field that lets nothing through; where there is nothing to name, the field says why.
    """
    if found := list(option.why_not(given)):
        return once(found)
    missing = next(iter(missing_of(option, given)), None)
    if missing is None:
        return once(option.refusals(given))
    domain = option.fields[missing]
    values = list(domain.few(LOOKED_AT))
    if values:
        return once([each for value in values for each in blocking(option, {**given, missing: value})])
    return once(domain.none()) if domain.none is not None else [refuse("CORE-NOTHING", field=missing)]


def once(refusals: Iterable[Refusal]) -> list[Refusal]:
    """The first refusal of each rule and code: of twenty targets out of reach one is told."""
    found: dict[tuple[str, Value], Refusal] = {}
    for each in refusals:
        found.setdefault((each.rule, dict(each.facts).get("code")), each)
    return list(found.values())
