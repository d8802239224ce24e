"""How entries of files that people write are declared: plain dataclasses, with limits as annotations.

`Annotated[int, Between(1, 30)]`. The core only declares; whoever validates files reads it: each annotation speaks the
hook that pydantic looks for, so that a ruleset needs nothing else to be checked and described by a JSON Schema.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .slugs import slug, unique


@dataclass(frozen=True)
class Between:
    """A number within these limits, both included; None leaves a side open."""

    low: float | None = None
    high: float | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        limits = {"ge": self.low, "le": self.high}
        return {**handler(source), **{name: limit for name, limit in limits.items() if limit is not None}}


@dataclass(frozen=True)
class MultipleOf:
    """A number that is a multiple of this one."""

    unit: float

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {**handler(source), "multiple_of": self.unit}


@dataclass(frozen=True)
class Key:
    """A number that is the name of a field, `{1: 4}`: names of fields are texts, wherever they are read from."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        def read(value: Any) -> Any:
            return int(value) if isinstance(value, str) and value.isascii() and value.isdecimal() else value

        return {"type": "function-before", "function": {"type": "no-info", "function": read}, "schema": handler(source)}


@dataclass(frozen=True)
class Length:
    """A list or text of so many elements."""

    low: int = 0
    high: int | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        high = {} if self.high is None else {"max_length": self.high}
        return {**handler(source), "min_length": self.low, **high}


@dataclass(frozen=True)
class ShortForm:
    """An entry that may also be written as one text, such as `4 levy`; `expand` makes the long form of it."""

    expand: Callable[[str], Any]
    pattern: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        def expanded(value: Any) -> Any:
            return self.expand(value) if isinstance(value, str) else value

        return {
            "type": "function-before",
            "function": {"type": "no-info", "function": expanded},
            "schema": handler(source),
        }

    def __get_pydantic_json_schema__(self, schema: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {"anyOf": [handler(schema), {"type": "string", "pattern": self.pattern}]}


@dataclass(frozen=True)
class NamedByName:
    """A list of entries whose `id` may be left out: then it is made of the `name`, `Fire Bolt` is `fire_bolt`.

    An entry `within` such an entry is called like it unless it is told otherwise.
    """

    within: str = ""

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {
            "type": "function-before",
            "function": {"type": "no-info", "function": lambda entries: with_ids(entries, self.within)},
            "schema": handler(source),
        }


def with_ids(entries: Any, within: str = "") -> Any:
    """The same list, each entry with an id of its own.

    >>> with_ids([{"name": "Axe"}, {"name": "Axe"}, {"id": "bow", "name": "Bow"}])[1:]
    [{'id': 'axe_2', 'name': 'Axe'}, {'id': 'bow', 'name': 'Bow'}]
    >>> with_ids([{"name": "Bolt", "attack": {"range_ft": 60}}], "attack")[0]["attack"]
    {'id': 'bolt_hit', 'name': 'Bolt', 'range_ft': 60}
    """
    if not isinstance(entries, list):
        return entries
    taken = {each["id"]: None for each in entries if isinstance(each, dict) and isinstance(each.get("id"), str)}
    found = [with_id(each, taken) for each in entries]
    return [with_inner(each, within) for each in found] if within else found


def with_inner(entry: Any, within: str) -> Any:
    """The same entry, and what is within it called like it."""
    if not isinstance(entry, dict) or not isinstance(entry.get(within), dict) or not isinstance(entry.get("id"), str):
        return entry
    called = {"id": f"{entry['id']}_hit", **({"name": entry["name"]} if "name" in entry else {})}
    return {**entry, within: {**called, **entry[within]}}


def with_id(entry: Any, taken: dict[str, None]) -> Any:
    """The same entry with an id; what is no entry, or has neither id nor name, is left to whoever checks it."""
    if not isinstance(entry, dict) or "id" in entry or not isinstance(entry.get("name"), str):
        return entry
    return {"id": unique(slug(entry["name"]), taken), **entry}


@dataclass(frozen=True)
class NearAndFar:
    """Two numbers that may also be written as `80/320`, or as one that counts for both."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {
            "type": "function-before",
            "function": {"type": "no-info", "function": near_and_far},
            "schema": handler(source),
        }

    def __get_pydantic_json_schema__(self, schema: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {"anyOf": [handler(schema), {"type": "integer"}, {"type": "string", "pattern": r"^\d+ ?/ ?\d+$"}]}


def near_and_far(value: Any) -> Any:
    """Two numbers, however they are written.

    >>> near_and_far("80/320"), near_and_far(60), near_and_far([5, 10]), near_and_far("far")
    ([80, 320], [60, 60], [5, 10], 'far')
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return [value, value]
    near, _, far = value.partition("/") if isinstance(value, str) else ("", "", "")
    return [int(near), int(far)] if near.strip().isdecimal() and far.strip().isdecimal() else value


def several(text: str) -> dict[str, Any]:
    """`4 levy` is four of that stat block, `levy` is one.

    >>> several("4 levy"), several("levy")
    ({'unit': 'levy', 'count': 4}, {'unit': 'levy'})
    """
    number, _, name = text.strip().partition(" ")
    return {"unit": name.strip(), "count": int(number)} if number.isdecimal() and name else {"unit": text.strip()}


def of_a_side(text: str) -> dict[str, Any]:
    """`4 levy side raiders at 8,3` is four of that stat block on that side, in a row that begins there.

    >>> of_a_side("4 levy side raiders"), of_a_side("levy")
    ({'unit': 'levy', 'count': 4, 'side': 'raiders'}, {'unit': 'levy'})
    >>> of_a_side("levy at 8,3 side raiders") == of_a_side("levy side raiders at 8, 3")
    True
    """
    place = PLACE.search(text)
    units, _, side = (text if place is None else text[: place.start()] + text[place.end() :]).partition(" side ")
    at = {} if place is None else {"at": [int(place[1]), int(place[2])]}
    return {**several(units), **({"side": side.strip()} if side else {}), **at}


PLACE = re.compile(r"\sat\s+(\d+)\s*,\s*(\d+)(?=\s|$)")
OF_A_SIDE = ShortForm(of_a_side, r"^(\d+ )?\S+( at \d+, ?\d+)?( side \S+)?( at \d+, ?\d+)?$")
