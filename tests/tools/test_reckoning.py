"""Numbers in the compiled copy: any of them may be one that hangs on dice which have not fallen."""

from __future__ import annotations

import ast

from tools.compile.reckoning import with_open_numbers

SOURCE = '''from __future__ import annotations

Part = tuple[int, str]
FIRST = (int, str)[0]


def total(dice: list[int], plus: int | None = None, *more: int) -> tuple[int, str]:
    """Of some dice."""
    found, least = 0, -1
    text = "x"
    for each in dice:
        found += each
        other = 1 if each else 2
    found = 5
    return found, text


def known(count: int) -> int:
    count = 3

    def inner() -> None:
        nonlocal count
        count = 4
        own = 0

    for number in range(3):
        number = 7
    return int(count)
'''


def test_no_annotation_says_that_a_number_is_one_of_the_machine() -> None:
    text = with_open_numbers(SOURCE)
    assert "def total(dice: list[_Number], plus: _Number | None = None, *more: _Number) -> tuple[_Number, str]:" in text
    assert "def known(count: _Number) -> _Number:" in text
    assert "\nPart = tuple[_Number, str]\n" in text
    assert "\nFIRST = (int, str)[0]\n" in text
    assert "return int(count)" in text
    assert text.startswith("from __future__ import annotations; from typing import Any as _Number\n")


def test_a_sum_that_begins_with_a_number_is_said_to_be_open_once() -> None:
    lines = [line.strip() for line in with_open_numbers(SOURCE).split("\n")]
    assert "found: _Number; least: _Number; found, least = 0, -1" in lines
    assert "other: _Number; other = 1 if each else 2" in lines
    assert "own: _Number; own = 0" in lines
    assert lines.count("found = 5") == lines.count("count = 3") == lines.count("count = 4") == 1
    assert 'text = "x"' in lines
    assert "number = 7" in lines  # bound by the loop before


def test_no_line_moves_and_without_numbers_nothing_changes() -> None:
    text = with_open_numbers(SOURCE)
    assert len(text.split("\n")) == len(SOURCE.split("\n"))
    assert ast.parse(text)
    plain = "from __future__ import annotations\n\nname: str = 'x'\n"
    assert with_open_numbers(plain) == plain
