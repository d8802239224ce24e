"""How entries of files are declared: limits as annotations that validation and schemas read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest
from pydantic import TypeAdapter, ValidationError

from affray.core.entries import OF_A_SIDE, Between, Length, MultipleOf, ShortForm, several


@dataclass
class Posted:
    unit: str
    count: Annotated[int, Between(1, 9)] = 1
    tags: Annotated[list[str], Length(0, 2)] = field(default_factory=list)


def fits(kind: Any, value: Any) -> bool:
    try:
        TypeAdapter(kind).validate_python(value)
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (Annotated[int, Between(1, 3)], [1, 3], [0, 4]),
        (Annotated[int, Between(1)], [1, 1000], [0]),
        (Annotated[int, Between(high=3)], [-1000, 3], [4]),
        (Annotated[float, MultipleOf(0.25)], [0, 0.25, 6.75], [0.2, 6.3]),
        (Annotated[float, MultipleOf(0.25), Between(0.5, 10)], [0.5, 10], [0.25, 10.25, 0.6]),
        (Annotated[list[int], Length(2, 2)], [[1, 2]], [[1], [1, 2, 3]]),
        (Annotated[list[int], Length(1)], [[1], [1, 2, 3]], [[]]),
        (Annotated[str, Length(2, 3)], ["ab", "abc"], ["a", "abcd"]),
        (Annotated[int, Between(1, 3)] | None, [None, 1], [0]),
    ],
)
def test_limits_are_kept(kind: Any, good: list[Any], bad: list[Any]) -> None:
    assert all(fits(kind, value) for value in good)
    assert not any(fits(kind, value) for value in bad)


def test_limits_are_told_in_the_schema() -> None:
    schema = TypeAdapter(Annotated[int, Between(1, 3)]).json_schema()
    assert (schema["minimum"], schema["maximum"]) == (1, 3)
    assert TypeAdapter(Annotated[float, MultipleOf(0.25)]).json_schema()["multipleOf"] == 0.25
    assert TypeAdapter(Annotated[list[int], Length(2, 2)]).json_schema()["maxItems"] == 2


@pytest.mark.parametrize(
    ("text", "long"),
    [
        ("4 levy", {"unit": "levy", "count": 4}),
        ("levy", {"unit": "levy"}),
        ("  4   levy ", {"unit": "levy", "count": 4}),
        ("4", {"unit": "4"}),
        ("four levy", {"unit": "four levy"}),
    ],
)
def test_a_short_form_is_a_number_and_a_name(text: str, long: dict[str, Any]) -> None:
    assert several(text) == long


def test_an_entry_may_be_written_short_or_long() -> None:
    line = TypeAdapter(Annotated[Posted, OF_A_SIDE])
    assert line.validate_python("4 levy") == Posted("levy", 4)
    assert line.validate_python("levy") == Posted("levy")
    assert line.validate_python({"unit": "levy", "count": 2}) == Posted("levy", 2)
    with pytest.raises(ValidationError):
        line.validate_python("40 levy")
    with pytest.raises(ValidationError):
        line.validate_python(3)


def test_the_schema_knows_both_forms() -> None:
    schema = TypeAdapter(Annotated[Posted, OF_A_SIDE]).json_schema()
    assert {"type": "string", "pattern": OF_A_SIDE.pattern} in schema["anyOf"]
    assert len(schema["anyOf"]) == 2


def test_any_game_can_have_a_short_form_of_its_own() -> None:
    dice = ShortForm(lambda text: {"unit": text, "count": len(text)}, r"^\w+$")
    assert TypeAdapter(Annotated[Posted, dice]).validate_python("abc") == Posted("abc", 3)
