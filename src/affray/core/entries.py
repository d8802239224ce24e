"""How entries of files that people write are declared: plain dataclasses, with limits as annotations.

`Annotated[int, Between(1, 30)]`. The core only declares; whoever validates files reads it: each annotation speaks the
hook that pydantic looks for, so that a ruleset needs nothing else to be checked and described by a JSON Schema.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


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


def several(text: str) -> dict[str, Any]:
    """`4 levy` is four of that stat block, `levy` is one.

    >>> several("4 levy"), several("levy")
    ({'unit': 'levy', 'count': 4}, {'unit': 'levy'})
    """
    number, _, name = text.strip().partition(" ")
    return {"unit": name.strip(), "count": int(number)} if number.isdecimal() and name else {"unit": text.strip()}


def of_a_side(text: str) -> dict[str, Any]:
    """`4 levy side raiders` is four of that stat block on that side.

    >>> of_a_side("4 levy side raiders"), of_a_side("levy")
    ({'unit': 'levy', 'count': 4, 'side': 'raiders'}, {'unit': 'levy'})
    """
    units, _, side = text.partition(" side ")
    return {**several(units), **({"side": side.strip()} if side else {})}


OF_A_SIDE = ShortForm(of_a_side, r"^(\d+ )?\S+( side \S+)?$")
