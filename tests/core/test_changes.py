"""Values that the game master changes: of one or several, to a number or by one."""

from __future__ import annotations

import pytest

from affray.core.changes import Amount, Whom, everybody, wanted
from affray.core.refusals import Refusal, rules_of

GOBLINS = ["goblin-1", "goblin-2", "ogre"]
AMOUNT, WHOM = Amount(-10, 100), Whom(lambda: GOBLINS)


@pytest.mark.parametrize(("word", "value"), [("5", 5), ("=-5", -5), ("=5", 5), ("+5", "+5"), ("-5", "-5")])
def test_a_sign_means_a_change_and_an_equals_sign_a_negative_number(word: str, value: object) -> None:
    assert AMOUNT.parse("to", [word]) == value
    assert list(AMOUNT.refusals("to", value)) == []
    assert AMOUNT.parse("to", [AMOUNT.show(value)]) == value


@pytest.mark.parametrize("value", [101, -11, True, None, "5", "--5", "+-5", "+", 2.5, (1,), [1]])
def test_anything_else_is_no_amount(value: object) -> None:
    assert rules_of(AMOUNT.refusals("to", value)) == ["CORE-NUMBER"]


@pytest.mark.parametrize("word", ["five", "--5", "+-5", "=", "=+5"])
def test_words_that_make_no_amount(word: str) -> None:
    assert isinstance(AMOUNT.parse("to", [word]), Refusal)


def test_what_is_meant_by_an_amount() -> None:
    assert [wanted(12, amount) for amount in (3, "-5", "+5")] == [3, 7, 17]
    assert [*AMOUNT.some()][:2] == [0, 1]
    assert [*Amount(0, 1).some()] == [0, 1, "-1", "+1"]
    assert [AMOUNT.show(value) for value in (-1, 0, 1, "-1")] == ["=-1", "0", "1", "-1"]
    assert [*AMOUNT.refusals("to", -10), *AMOUNT.refusals("to", 100)] == []


def test_one_or_several_are_named() -> None:
    assert WHOM.parse("of", ["ogre"]) == "ogre"
    assert WHOM.parse("of", ["goblin*"]) == ("goblin-1", "goblin-2")
    assert WHOM.parse("of", ["ogre,goblin-1,ogre"]) == ("ogre", "goblin-1")
    assert WHOM.parse("of", ["og*"]) == "ogre"
    assert isinstance(WHOM.parse("of", ["goblin"]), Refusal)
    assert [*WHOM.some()] == [*GOBLINS, tuple(GOBLINS)]
    assert [*Whom(lambda: GOBLINS[:2]).some()] == ["goblin-1", "goblin-2", ("goblin-1", "goblin-2")]
    assert [*Whom(lambda: ["ogre"]).some()] == ["ogre"]
    assert WHOM.show(("ogre", "goblin-1")) == "ogre,goblin-1"
    assert (everybody("ogre"), everybody(("ogre",)), everybody(None)) == (("ogre",), ("ogre",), ())


@pytest.mark.parametrize("value", ["orc", ("ogre", "orc"), ("ogre", "ogre"), (), None, ["ogre"], ((),)])
def test_names_that_nobody_has(value: object) -> None:
    assert rules_of(WHOM.refusals("of", value)) == ["CORE-FIELD"]


def test_a_likely_name_is_meant_first() -> None:
    likely = Whom(lambda: GOBLINS, lambda: ["goblin-2"])
    assert likely.parse("of", ["gob"]) == "goblin-2"
