"""YAML text: what values are, where they stand, and that nothing in it does harm. With both parsers there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import yaml

from affray.files.problems import FileProblem
from affray.files.yaml_source import Node, compose, data_of, locate
from tests.files.written import brief

Read = Callable[[str], tuple[Node | None, list[str]]]


@pytest.fixture(params=["CSafeLoader", "SafeLoader"])
def read(request: pytest.FixtureRequest) -> Read:
    loader = getattr(yaml, request.param, None)
    if loader is None:
        pytest.skip("this PyYAML comes without the fast parser")

    def composed(text: str) -> tuple[Node | None, list[str]]:
        problems: list[FileProblem] = []
        root = compose(text, "f.yaml", problems, loader)
        return root, [brief(each) for each in problems]

    return composed


def data(read: Read, text: str) -> Any:
    root, problems = read(text)
    assert problems == []
    assert root is not None
    return data_of(root)


# -- values ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True), ("False", False), ("on", "on"), ("off", "off"), ("yes", "yes"), ("n", "n"),
        ("", None), ("~", None), ("null", None), ("'null'", "null"), ("'3'", "3"), ("!!str 3", "3"), ("! 3", "3"),
        ("3", 3), ("-3", -3), ("+3", 3), ("0", 0), ("0.25", 0.25), (".5", 0.5), ("1e3", 1000.0), ("-2.", -2.0),
        ("010", "010"), ("0x1F", "0x1F"), ("1_000", "1_000"), ("12:30", "12:30"), ("2024-01-01", "2024-01-01"),
        (".inf", ".inf"), (".nan", ".nan"), ("1.0e999", "1.0e999"), ("9" * 5000, "9" * 5000), ("=", "="),
        ("[1, [two]]", [1, ["two"]]), ("{a: {b: 1}}", {"a": {"b": 1}}),
    ],
)  # fmt: skip
def test_a_value_is_what_it_looks_like(read: Read, text: str, value: object) -> None:
    found = data(read, f"x: {text}\n")["x"]
    assert found == value
    assert type(found) is type(value)


def test_keys_are_the_words_that_are_written(read: Read) -> None:
    assert data(read, "on: 1\n3: 2\ntrue: 3\n2024-01-01: 4\n'': 5\n") == {
        "on": 1, "3": 2, "true": 3, "2024-01-01": 4, "": 5,
    }  # fmt: skip


def test_anchors_can_be_repeated_and_merged(read: Read) -> None:
    text = "base: &base {hp: 2, guard: 1}\nagain: *base\nbetter: {<<: *base, hp: 3}\nboth: {<<: [{hp: 9}, *base]}\n"
    found = data(read, text)
    assert found["again"] == {"hp": 2, "guard": 1}
    assert found["better"] == {"hp": 3, "guard": 1}
    assert found["both"] == {"hp": 9, "guard": 1}


# -- places ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("place", "line", "column"),
    [
        ((), 2, 1),
        (("title",), 2, 1),
        (("side_a",), 3, 1),
        (("side_a", 0), 4, 5),
        (("side_a", 0, "unit"), 4, 5),
        (("side_a", 0, "pos"), 5, 5),
        (("side_a", 0, "pos", 1), 7, 9),
        (("side_a", 1), 8, 5),
        (("side_a", 1, "unit"), 8, 5),
        (("side_a", 2, "hp"), 9, 18),
        (("side_a", 3), 10, 4),
        (("side_a", 9), 3, 1),
        (("side_b", 0), 2, 1),
        (("base", "hp"), 11, 14),
        (("copy", "hp"), 11, 14),
    ],
)
def test_every_key_and_element_knows_its_place(
    read: Read, place: tuple[str | int, ...], line: int, column: int
) -> None:
    text = """\
# a comment
title: two
side_a:
  - unit: levy
    pos:
      - 3
      - 4
  - 4 levy
  - {unit: levy, hp: 3}
  -
base: &base {hp: 3}
copy: {<<: *base}
"""
    root, _ = read(text)
    assert root is not None
    mark = locate(root, place)
    assert (mark.file, mark.line, mark.column) == ("f.yaml", line, column)


# -- faults ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("a: 1\na: 2\na: 3\n", [f"{line} a: FILE-DUPLICATE(field=a, first=1)" for line in (2, 3)]),
        ("x:\n- {}\n- b: 1\n  'b': 2\n", ["4 x[1].b: FILE-DUPLICATE(field=b, first=3)"]),
        ("a: *b\n", ["1 a: FILE-ALIAS(name=b)"]),
        ("a: &b [1, *b]\n", ["1 a[1]: FILE-ALIAS(name=b)"]),
        ("a: {<<: 3}\n", ["1 a: FILE-MERGE()"]),
        ("a: !!python/object:os.system {}\n", ["1 a: FILE-TAG(tag=tag:yaml.org,2002:python/object:os.system)"]),
        ("a: !mine 3\n", ["1 a: FILE-TAG(tag=!mine)"]),
        ("a: 1\n? [b]\n: 3\n", ["2 : FILE-KEY()"]),
        ("a: 1\n---\nb: 2\n---\nc: 3\n", ["2 : FILE-DOCUMENTS()"]),
        ("a: 1\n\tb: 2\n", ["2 : FILE-YAML(why=tab)"]),
        ("title: The pass: dawn\n", ["1 : FILE-YAML(why=colon)"]),
        ("a: [1, 2\nb: 3\n", ["2 : FILE-YAML(why=bracket)"]),
        ("a: {b: 1\n", ["2 : FILE-YAML(why=bracket)"]),
        ("a: 1\nb: 'x\n", ["2 : FILE-YAML(why=quote)"]),
        ("a:\n  b: 1\n c: 2\n", ["3 : FILE-YAML(why=indent)"]),
        ("a: 1\nb: @x\n", ["2 : FILE-YAML(why=character)"]),
        ("", ["1 : FILE-EMPTY()"]),
        ("~", ["1 : FILE-EMPTY()"]),
        ("\n4 levy\n", ["2 : FILE-NO-FIELDS()"]),
    ],
)
def test_a_fault_has_its_line(read: Read, text: str, faults: list[str]) -> None:
    assert read(text)[1] == faults


def test_half_a_character_is_no_text(read: Read) -> None:
    _, faults = read('a: "\\ud800"\n')
    assert faults in (["1 a: FILE-NOT-TEXT()"], ["1 : FILE-YAML(why=quote)"])  # one parser notices it itself


# -- harm ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["[" * 100_000, "{a: " * 100_000, "- " * 100_000, "? " * 100_000])
def test_nesting_has_a_limit(read: Read, text: str) -> None:
    assert read(text) == (None, ["1 : FILE-TOO-BIG(what=nesting, limit=50)"])


def test_aliases_nest_no_deeper_than_what_is_written_out(read: Read) -> None:
    deeper = "".join(f"a{n}: &a{n} [[[[*a{n - 1}]]]]\n" for n in range(1, 20))
    assert read("a0: &a0 1\n" + deeper) == (None, ["14 : FILE-TOO-BIG(what=nesting, limit=50)"])


def test_aliases_count_as_all_that_they_stand_for(read: Read) -> None:
    bomb = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30))
    assert read(bomb) == (None, ["7 : FILE-TOO-BIG(what=values, limit=200000)"])


def test_the_number_of_values_has_a_limit(read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.files.yaml_source.MAX_VALUES", 100)
    assert read("x:\n" + "- 1\n" * 97)[1] == []
    assert read("x:\n" + "- 1\n" * 98) == (None, ["99 : FILE-TOO-BIG(what=values, limit=100)"])
