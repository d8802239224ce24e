"""The declared types behind an entry: what is expected at a place, for messages that say more than the validator's."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from affray.core.entries import ShortForm
from affray.rulesets.game import Path as Place

UNIONS = (Union, types.UnionType)
NAMES = {str: "text", int: "whole-number", float: "number", bool: "true-false"}
M = TypeVar("M")


@dataclass(frozen=True)
class Fork:
    """A place where several types are allowed, and the one that was tried."""

    place: Place
    declared: Any
    branch: str


@dataclass(frozen=True)
class Trace:
    """Where a validator's error is: the place in the file, the type there and the one around it."""

    place: Place
    declared: Any
    around: Any
    fork: Fork | None = None


def trace(declared: Any, location: Sequence[str | int]) -> Trace:
    """Follow a location through the types; the names of types that it has in between are left out."""
    place: Place = ()
    around, fork = declared, None
    for part in location:
        choices = alternatives(declared)
        if len(choices) > 1:
            fork = fork or Fork(place, declared, str(part))
            name = str(part).removeprefix("constrained-")
            declared = next((each for each in choices if getattr(bare(each), "__name__", "") == name), Any)
        elif part != "[key]":
            around, declared = declared, inner(choices[0], part)
            place = (*place, part)
    return Trace(place, declared, around, fork)


def alternatives(declared: Any) -> list[Any]:
    """The types that may stand here; that nothing may stand here does not count."""
    kept = bare(declared)
    if get_origin(kept) not in UNIONS:
        return [declared]
    return [each for member in get_args(kept) if member is not types.NoneType for each in alternatives(member)]


def bare(declared: Any) -> Any:
    """The type without its annotations."""
    while get_origin(declared) is Annotated:
        declared = get_args(declared)[0]
    return declared


def note(declared: Any, kind: type[M]) -> M | None:
    """The annotation of this kind, the last one if there are several."""
    for choice in alternatives(declared):
        found = [each for each in getattr(choice, "__metadata__", ()) if isinstance(each, kind)]
        if found:
            return found[-1]
    return None


def inner(declared: Any, part: str | int) -> Any:
    """The type of a field or an element."""
    kept = bare(declared)
    arguments = get_args(kept)
    if is_dataclass(kept) and isinstance(kept, type):
        return hints(kept).get(str(part), Any)
    if is_table(kept):
        return arguments[1]
    return arguments[0] if arguments and get_origin(kept) is not Literal else Any


def is_table(declared: Any) -> bool:
    """A mapping whose keys are free: `dict[str, Something]`."""
    origin = get_origin(bare(declared))
    return isinstance(origin, type) and issubclass(origin, Mapping)


def hints(entry: type[Any]) -> dict[str, Any]:
    """The types of a dataclass's fields."""
    found = get_type_hints(entry, include_extras=True)
    return {each.name: found[each.name] for each in fields(entry)}


def field_names(declared: Any) -> tuple[str, ...]:
    """The fields that an entry may have."""
    entry = bare(alternatives(declared)[0])
    return tuple(hints(entry)) if is_dataclass(entry) and isinstance(entry, type) else ()


def keys(declared: Any) -> tuple[str, ...]:
    """The names in fields that are expected, and nothing but fields: of an entry, or of a table with fixed names."""
    choices = alternatives(declared)
    if len(choices) != 1 or expected(declared) != "mapping":
        return ()
    table = get_args(bare(choices[0]))
    return field_names(declared) or (words(table[0]) if table else ())


def renamed(declared: Any) -> dict[str, str]:
    """What the fields of an entry were once called, and what they are called now: its class's table `renamed`."""
    entry = bare(alternatives(declared)[0])
    classes = reversed(entry.__mro__) if isinstance(entry, type) else ()
    return {old: new for each in classes for old, new in vars(each).get("renamed", {}).items()}


def words(declared: Any) -> tuple[str, ...]:
    """The words among which a value must be chosen."""
    kinds = [bare(each) for each in alternatives(declared)]
    return tuple(str(word) for kind in kinds if get_origin(kind) is Literal for word in get_args(kind))


def expected(declared: Any) -> str:
    """What kind of value is expected.

    >>> expected(int | str | None), expected(list[int]), expected(float)
    ('whole-number-or-text', 'list', 'number')
    """
    names: list[str] = []
    for choice in alternatives(declared):
        if note(choice, ShortForm) is not None:
            names.append("text")
        names.append(kind_of(bare(choice)))
    return "-or-".join(dict.fromkeys(names))


def kind_of(declared: Any) -> str:
    if declared in NAMES:
        return NAMES[declared]
    if is_dataclass(declared) or is_table(declared):
        return "mapping"
    return "text" if get_origin(declared) is Literal else "list"
