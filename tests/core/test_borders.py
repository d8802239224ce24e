"""Where the core's rules end: the last value that is still allowed, the shortest answer, the least number of dice."""

from __future__ import annotations

import pytest

from affray.core.dice import Dice
from affray.core.fields import LONGEST_NUMBER, OneOf, Text, is_whole
from affray.core.grammar import parse
from affray.core.notation import DicePool, read_pool
from affray.core.places import Place, Places
from affray.core.script import Choose, Option, Pick, Roll


def test_a_hundred_dice_of_a_hundred_sides_are_the_most() -> None:
    assert read_pool("100d100") == DicePool(100, 100)
    assert read_pool("101d100") is None
    assert read_pool("100d101") is None
    assert read_pool("1d1") == DicePool(1, 1)
    assert read_pool("d8+d8") is None
    assert read_pool("d8") == DicePool(1, 8)


def test_the_last_word_is_a_value_even_if_a_field_is_called_so() -> None:
    question = Choose("bor", "turn", lambda: [Option("call", {"name": OneOf(lambda: ["name", "other"])})])
    assert parse(question, "call name") == Pick("bor", "call", {"name": "name"})
    assert parse(question, "call name other") == Pick("bor", "call", {"name": "other"})


@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_dice_fall_as_are_asked_for(count: int) -> None:
    one_by_one = [Dice("borders").throw(Roll("bor", "hit", 1, 6), drawn).dice[0] for drawn in range(count)]
    assert Dice("borders").throw(Roll("bor", "hit", count, 6), 0).dice == tuple(one_by_one)


@pytest.mark.parametrize(("text", "shown"), [("a&b", "a&b"), ("it's", "'it'\"'\"'s'"), ("two words", "'two words'")])
def test_words_are_quoted_only_where_they_must_be(text: str, shown: str) -> None:
    assert Text().show(text) == shown
    option = Option("say", {"what": Text()})
    assert parse(Choose("bor", "turn", lambda: [option]), f"say {shown}") == Pick("bor", "say", {"what": text})


def test_a_sum_may_begin_with_a_sign() -> None:
    assert read_pool("-1") == DicePool(0, 6, -1)
    assert read_pool("+2d6-1") == DicePool(2, 6, -1)
    assert read_pool("-2d6") is None
    assert read_pool("--1") is None


def test_the_longest_number_is_still_one() -> None:
    assert is_whole("9" * LONGEST_NUMBER)
    assert not is_whole("9" * (LONGEST_NUMBER + 1))


def test_a_place_is_in_whole_squares_unless_told() -> None:
    assert Place(list).parse("to", ["3,4"]) == (3, 4)
    assert Place(list).show((3, 4)) == "3,4"
    assert Places(list).parse("path", ["3,4", "3,5"]) == ((3, 4), (3, 5))
    assert Places(list).show(((3, 4), (3, 5))) == "3,4 3,5"
