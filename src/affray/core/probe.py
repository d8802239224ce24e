"""The one question about legality: what may still be said, what is against what was said, and what is missing.

`probe(option, given, "target")` answers it for whoever holds half an answer: a page after every click, a terminal, a
player, a test. Whether an option is open, its legal values, its complete answers and the rules that close it are all
found here and nowhere else; `Option` only has them as methods.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Literal

from .fields import Field, Leg
from .places import Places
from .refusals import Refusal, Value, Values, refuse

if TYPE_CHECKING:
    from .script import Option

LOOKED_AT = 200
"""How many values of a field are looked at where all of them cannot be."""

MOST_LEGAL = 100_000
"""How many legal values of a field are gathered at the most."""

Need = Literal["needed", "useful", "pointless"]


@dataclass(frozen=True, slots=True)
class Probe:
    """What can be said of an answer as far as it is given.

    `legal` has the values of each wanted field with which a complete legal answer exists beside the other values
    given; `further` for a wanted field of several names those that can be added to the names given. `against` are all
    reasons against what is given, or, if each of them is fine and yet no answer can be made of them, what is in the
    way of every one. `missing` are the fields without which it is no answer. `answer` is the usual complete answer
    with what is given, None if there is none; with `complete` it is what is given.
    """

    legal: dict[str, list[Value]] = field(default_factory=dict)
    further: dict[str, list[str]] = field(default_factory=dict)
    against: tuple[Refusal, ...] = ()
    missing: tuple[str, ...] = ()
    answer: dict[str, Value] | None = None
    complete: bool = False


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
        tuple(found),
        missing,
        answer,
        not found and not missing,
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
            yield from filled(option, {**given, name: value})
            for other in spare[number + 1 :]:
                for beside in likeliest(option.fields[other], {**given, name: value}):
                    yield from filled(option, {**given, name: value, other: beside})


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
    for value in domain.some() if known is None else known:
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
        shut = not domain.opens and any(True for _ in option.why_not(others))
        return [] if shut else list(islice(known, limit))
    if domain.alike:
        first = next(iter(domain.few(1)), None)
        return [] if option.complete({**others, name: first}) is None else list(islice(domain.some(), limit))
    values = likeliest(domain, others, tried)
    possible = (value for value in values if option.complete({**others, name: value}) is not None)
    return list(islice(possible, limit))


def further_names(option: Option, name: str, given: Values) -> list[str] | None:
    """The names that can be added to those given for a field that takes several; None for any other field."""
    domain = option.fields[name]
    grown = domain.grown(given.get(name))
    if grown is None:
        return None
    others = {key: value for key, value in given.items() if key != name}
    found = []
    for each, value in grown:
        if domain.is_part(value):
            fits = not any(True for _ in option.why_not({**others, name: value}))
        else:
            fits = option.complete({**others, name: value}) is not None
        if fits:
            found.append(each)
    return found


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
