"""Encounters changed at random, by what their classes declare: any field may get another value of its kind.

    grown = varied(game, encounter, pool, chance, changes=20, told=print)

What an author writes by hand has few kinds of people in it; of a game's own annotations come all the others. A change
that the game refuses is told with its problems and taken back, so that what is left can be fought.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from affray.core.entries import Between, Length, MultipleOf

Told = Callable[[str, Any], object]
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 60, 100)
FILLED = 0.3
"""How often a new entry says something where it need not."""


class Slot(NamedTuple):
    """A place in an encounter that holds a value of a declared kind."""

    around: Any
    key: Any
    hint: Any
    name: str
    path: str

    @property
    def value(self) -> Any:
        return getattr(self.around, self.key) if is_dataclass(self.around) else self.around[self.key]

    def put(self, value: Any) -> None:
        if is_dataclass(self.around):
            object.__setattr__(self.around, self.key, value)
        else:
            self.around[self.key] = value


HINTS: dict[Any, Mapping[str, Any]] = {}


def hints_of(kind: Any) -> Mapping[str, Any]:
    """What the fields of an entry are declared to be."""
    if kind not in HINTS:
        HINTS[kind] = read_hints(kind)
    return HINTS[kind]


def read_hints(kind: Any) -> Mapping[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {each.name: hints[each.name] for each in fields(kind) if get_origin(hints[each.name]) is not ClassVar}


def slots_in(value: Any, hint: Any, name: str = "", path: str = "") -> list[Slot]:
    """The places directly inside a value."""
    found: list[tuple[Any, Any, str]] = []
    if is_dataclass(value):
        found = [(field, each, field) for field, each in hints_of(type(value)).items()]
    elif isinstance(value, list):
        found = [(number, element_of(hint, list), name) for number in range(len(value))]
    elif isinstance(value, dict):
        found = [(key, element_of(hint, dict), name) for key in value]
    return [Slot(value, key, inner, called, f"{path}.{key}") for key, inner, called in found]


def slots(value: Any, hint: Any, name: str = "") -> Iterator[Slot]:
    """Every place inside a value, the outer ones first."""
    for slot in slots_in(value, hint, name):
        yield slot
        yield from slots(slot.value, slot.hint, slot.name)


def element_of(hint: Any, kind: type[Any]) -> Any:
    """What is declared of the elements of a list or a mapping."""
    for each in kinds_in(hint):
        if get_origin(each[0]) in (kind, Mapping, Sequence) or (kind is list and get_origin(each[0]) is list):
            return get_args(each[0])[-1]
    return Any


def kinds_in(hint: Any) -> list[tuple[Any, tuple[Any, ...]]]:
    """The kinds of value that a hint allows, each with its limits."""
    if get_origin(hint) is Annotated:
        inner, *limits = get_args(hint)
        return [(kind, (*limits, *more)) for kind, more in kinds_in(inner)]
    if get_origin(hint) in (Union, UnionType):
        return [each for part in get_args(hint) for each in kinds_in(part)]
    return [(hint, ())]


class Pool:
    """Words that occur in encounters, by the field that holds them: names that mean something in the game."""

    def __init__(self, encounters: Sequence[Any]) -> None:
        self.words: dict[str, list[str]] = {}
        self.keys: dict[str, list[Any]] = {}
        for encounter in encounters:
            for slot in slots(encounter, type(encounter)):
                if isinstance(slot.value, str):
                    self.take(self.words, slot.name, slot.value)
                if isinstance(slot.value, dict):
                    for key in slot.value:
                        self.take(self.keys, slot.name, key)

    @staticmethod
    def take(table: dict[str, list[Any]], name: str, value: Any) -> None:
        known = table.setdefault(name, [])
        if value not in known:
            known.append(value)

    def word(self, name: str, chance: random.Random) -> str:
        known = self.words.get(name) or self.words.get(f"{name}s") or self.words.get("id", [name])
        if chance.random() < 0.1:
            return chance.choice([each for some in self.words.values() for each in some])
        return chance.choice(known)

    def key(self, name: str, hint: Any, chance: random.Random) -> Any:
        known = self.keys.get(name)
        return chance.choice(known) if known else self.another(name, hint, chance)

    # -- values --------------------------------------------------------------------------------------
    def another(self, name: str, hint: Any, chance: random.Random, deep: int = 0) -> Any:
        """A value of the kind that a hint declares."""
        kind, limits = chance.choice(kinds_in(hint))
        origin = get_origin(kind)
        if kind is NoneType:
            return None
        if kind is bool:
            return chance.random() < 0.5
        if kind in (int, float):
            return number(kind, limits, chance)
        if origin is Literal:
            return chance.choice(get_args(kind))
        if origin in (list, Sequence):
            return self.several(name, get_args(kind)[0], limits, chance, deep)
        if origin in (dict, Mapping):
            key, value = get_args(kind)
            return {
                self.key(name, key, chance): self.another(name, value, chance, deep + 1)
                for _ in range(chance.choice((0, 1, 1, 2)))
            }
        if is_dataclass(kind) and isinstance(kind, type):
            return self.entry(kind, chance, deep)
        return self.word(name, chance)

    def several(self, name: str, hint: Any, limits: Sequence[Any], chance: random.Random, deep: int) -> list[Any]:
        length = next((each for each in limits if isinstance(each, Length)), Length(0, 3))
        low, high = length.low, 3 if length.high is None else length.high
        count = chance.randint(low, min(high, low + 3))
        return [self.another(name, hint, chance, deep + 1) for _ in range(count)]

    def entry(self, kind: type[Any], chance: random.Random, deep: int) -> Any:
        """A new entry: what must be said, and some of what may be."""
        given = {}
        for each in fields(kind):
            needed = each.default is MISSING and each.default_factory is MISSING
            if each.init and (needed or (deep < 4 and chance.random() < FILLED)):
                given[each.name] = self.another(each.name, hints_of(kind)[each.name], chance, deep + 1)
        return kind(**given)

    def changed(self, slot: Slot, chance: random.Random) -> Any:
        """Another value for a place: one more or fewer in a list, a number beside it, or something else altogether."""
        value = slot.value
        limits = [each for _, some in kinds_in(slot.hint) for each in some]
        if isinstance(value, list) and not any(isinstance(each, Length) for each in limits) and chance.random() < 0.7:
            if value and chance.random() < 0.3:
                left = list(value)
                left.pop(chance.randrange(len(left)))
                return left
            return [*value, self.another(slot.name, element_of(slot.hint, list), chance)]
        if isinstance(value, dict) and chance.random() < 0.8:
            kinds = [get_args(kind) for kind, _ in kinds_in(slot.hint) if get_origin(kind) in (dict, Mapping)]
            if kinds:
                key = self.key(slot.name, kinds[0][0], chance)
                return {**value, key: self.another(slot.name, kinds[0][1], chance)}
        if type(value) is int and chance.random() < 0.3:
            return within(value + chance.choice((-5, -1, 1, 5)), limits)
        return self.another(slot.name, slot.hint, chance)


def number(kind: type[Any], limits: Sequence[Any], chance: random.Random) -> Any:
    """One of the usual numbers, or the lowest or highest that is allowed."""
    unit = next((each.unit for each in limits if isinstance(each, MultipleOf)), 1)
    found = within(chance.choice((*NUMBERS, *NUMBERS, -5, 200)), limits)
    return kind(found // unit * unit if unit > 1 else found * unit)


def within(value: Any, limits: Sequence[Any]) -> Any:
    """The nearest number that is allowed."""
    for each in limits:
        if isinstance(each, Between):
            value = value if each.low is None else max(value, each.low)
            value = value if each.high is None else min(value, each.high)
    return value


def varied(
    game: Any, encounter: Any, pool: Pool, chance: random.Random, changes: int, told: Told = lambda path, why: None
) -> Any:
    """An encounter with so many random changes that the game accepts; `told` hears of every change and its problems."""
    found = deepcopy(encounter)
    for _ in range(changes):
        slot = some_slot(found, chance)
        before, after = slot.value, pool.changed(slot, chance)
        slot.put(after)
        problems = game.problems(found)
        told(f"{slot.path} {before!r} -> {after!r}", problems)
        if any(not each.warning for each in problems):
            slot.put(before)
    return found


def some_slot(encounter: Any, chance: random.Random) -> Slot:
    """A place somewhere: a part of the encounter first, then whatever is inside it, so that long lists do not win."""
    slot = chance.choice(slots_in(encounter, type(encounter)))
    while True:
        inner = slots_in(slot.value, slot.hint, slot.name, slot.path)
        if not inner or (chance.random() < 0.25 and not is_dataclass(slot.value)):
            return slot
        slot = chance.choice(inner)
