"""Limits where words and values enter: nothing long, deep or of an odd kind gets past them, and nothing takes long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, Text, YesNo, matching
from affray.core.globs import fits, fitting, parts_of
from affray.core.grammar import parse, parse_edit
from affray.core.limits import (
    FARTHEST,
    LONGEST_GLOB,
    LONGEST_LINE,
    LONGEST_SHOWN,
    MOST_VALUES,
    MOST_WORDS,
    shown,
    too_much,
)
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, refuse, rules_of
from affray.core.replies import are_dice
from affray.core.script import Choose, Option, Roll
from tests.core.small_games import begin

NAMES = ["orc-1", "orc-2", "elf"]


def known() -> Sequence[str]:
    return NAMES


FIELDS: dict[str, Field] = {
    "word": Field(), "one": OneOf(known), "several": SeveralOf(known), "again": SeveralOf(known, again=True),
    "number": Number(-3, 3), "sure": YesNo(), "text": Text(), "shares": Split(3, known),
    "exact": Split(3, known, exact=True), "to": Place(list, 4), "path": Places(list),
}  # fmt: skip


def deep(times: int) -> Any:
    value: Any = ()
    for _ in range(times):
        value = (value,)
    return value


class Odd:
    """Somebody's object that cannot even be shown."""

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise RuntimeError


ODD: list[Any] = [
    None, 1.5, float("nan"), 10**5000, -(10**5000), b"x", [], ["orc-1"], ["x"], [[1]], {}, {"orc-1"}, {"x": 1}, set(),
    {"orc-1": []}, {"orc-1": {}}, {"orc-1": True}, {"orc-1": 10**5000}, {1: 1}, {("orc-1",): 1}, object(), Odd(),
    ("orc-1", []), ("orc-1", None), ({"orc-1": 1},), ([],), (Odd(),), deep(5000), (1, 2, 3), (1.0, 2), (True, 2),
    (1, "2"), (10**5000, 1), (FARTHEST + 1, 0), (0, -FARTHEST - 1), ((1, 2), (1,)), ((1, 2), (FARTHEST + 1, 0)),
    ("orc-1",) * (MOST_VALUES + 1), ((1, 2),) * (MOST_VALUES + 1), " " * 7000 + "x", "x" * 7000, len, Odd,
]  # fmt: skip
RIGHT = {"one": "elf", "several": ("elf",), "again": ("elf", "elf"), "number": 1, "sure": True, "text": "x"}


@pytest.mark.parametrize("name", FIELDS)
def test_a_value_of_an_odd_kind_is_refused_in_a_few_words(name: str) -> None:
    accepted = []
    for value in ODD:
        found = list(FIELDS[name].refusals(name, value))
        accepted += [] if found else [value]
        for each in found:
            assert each.rule in ("CORE-FIELD", "CORE-NUMBER", "CORE-PLACE", "CORE-TEXT", "CORE-SPLIT")
            assert len(str(each)) < 5 * LONGEST_SHOWN
    assert accepted == ([{}] if name == "shares" else [])
    if name in RIGHT:
        assert not list(FIELDS[name].refusals(name, RIGHT[name]))


def test_the_farthest_place_can_be_named_and_said() -> None:
    assert not list(Place(list).refusals("to", (FARTHEST, -FARTHEST)))
    assert Place(list).parse("to", [f"{FARTHEST},-{FARTHEST}"]) == (FARTHEST, -FARTHEST)
    assert not list(Places(list).refusals("to", ((FARTHEST, 0),) * MOST_VALUES))


def test_what_somebody_gave_is_shown_shortly() -> None:
    assert (shown("x"), shown(None), shown((1, "a"))) == ("x", "None", "(1, 'a')")
    assert shown([1] * 99) == "[1, 1, 1, 1, 1, 1, ...]"
    assert shown("x" * LONGEST_SHOWN) == "x" * LONGEST_SHOWN
    assert shown("x" * 999) == "x" * LONGEST_SHOWN + "…"
    assert shown(10**5000) == "…"
    assert shown([[[[1]]]]) == "[[[[...]]]]"
    assert shown([[[1]]]) == "[[[1]]]"
    assert shown(["x" * 70]) == f"['{'x' * 70}']"
    assert len(shown(["x" * 99])) == LONGEST_SHOWN + len("[]")
    assert len(shown(b"x" * 70)) == len("b''") + 70
    assert len(shown(b"x" * 99)) == LONGEST_SHOWN
    for value in ODD:
        assert len(shown(value)) <= 4 * LONGEST_SHOWN


# -- words -----------------------------------------------------------------------------------------
QUESTION = Choose("bor", "turn", lambda: [Option("attack", FIELDS), Option("end"), Option("run", {"to": Place(list)})])


def rules(text: str) -> list[str]:
    reply = parse(QUESTION, text)
    assert isinstance(reply, list), reply
    return rules_of(reply)


def test_a_line_has_so_many_characters_and_words_at_most() -> None:
    too_long = [refuse("CORE-LONG", what="characters", most=LONGEST_LINE)]
    assert parse(QUESTION, "x" * (LONGEST_LINE + 1)) == too_long
    assert rules("x" * LONGEST_LINE) == ["CORE-OPTION"]
    assert parse(QUESTION, "x " * (MOST_WORDS + 1)) == [refuse("CORE-LONG", what="words", most=MOST_WORDS)]
    assert parse(Roll("bor", "luck", 1, 2), "T" * (LONGEST_LINE + 1)) == too_long
    assert parse_edit([Option("end")], "x" * (LONGEST_LINE + 1)) == too_long


@pytest.mark.parametrize(
    ("most", "holds"),
    [
        (6_000, lambda size: not too_much("x" * size)),
        (1_000, lambda size: not too_much("xy " * size)),
        (60, lambda size: fitting("*" * size, NAMES) == NAMES),
        (60, lambda size: rules("attack one " + "*".rjust(size, "z")) == ["CORE-FIELD"]),
        (9, lambda size: Number(0, 10**12).parse("number", ["1" * size]) == int("1" * size)),
        (6, lambda size: Place(list).parse("to", ["1" * size + ",1"]) == (int("1" * size), 1)),
        (999_999, lambda far: not list(Place(list).refusals("to", (far, -far)))),
        (1_000, lambda size: not list(SeveralOf(known, again=True).refusals("again", ("elf",) * size))),
        (1_000, lambda size: not list(Places(list).refusals("path", ((1, 2),) * size))),
        (1_000, lambda size: are_dice((1,) * size)),
        (80, lambda size: shown("x" * size) == "x" * size),
        (128, lambda bits: shown(2**bits - 1) == str(2**bits - 1)),
    ],
)
def test_so_much_and_no_more(most: int, holds: Callable[[int], bool]) -> None:
    assert (holds(most), holds(most + 1)) == (True, False)


@pytest.mark.parametrize("text", [None, 3, b"end", ["end"], Odd()])
def test_words_that_are_no_text_are_refused(text: Any) -> None:
    assert rules(text) == ["CORE-KIND"]
    fight = begin("places")
    assert rules_of(fight.say("a1", text)) == ["CORE-KIND"]
    assert rules_of(fight.say("nobody", text)) == ["CORE-KIND"]
    assert rules_of(fight.decree(text)) == ["CORE-KIND"]
    assert fight.ticket == 0


def test_numbers_have_so_many_digits_at_most() -> None:
    assert rules("run 1,4000000") == ["CORE-PLACE"]
    assert rules(f"run 1,{10**25}") == ["CORE-PLACE"]
    assert rules("run 1,1.0000000") == ["CORE-PLACE"]
    assert rules("attack number 9999999999") == ["CORE-NUMBER"]
    assert rules("attack exact elf=9999999999") == ["CORE-FIELD"]
    assert rules_of(parse(Roll("bor", "luck", 1, 20), "9" * 10)) == ["CORE-DICE"]  # type: ignore[arg-type]


def test_a_refusal_of_long_words_is_short() -> None:
    for text in ("", "end ", "attack one ", "run ", "attack number "):
        (refused,) = parse(QUESTION, text + "1" * 900)  # type: ignore[misc]
        assert isinstance(refused, Refusal)
        assert len(str(refused)) < 5 * LONGEST_SHOWN


# -- patterns --------------------------------------------------------------------------------------
def test_a_pattern_has_so_many_characters_at_most() -> None:
    longer = "*" + "x" * LONGEST_GLOB
    assert rules(f"attack one {longer}") == ["CORE-LONG"]
    assert rules(f"attack several {longer}") == ["CORE-LONG"]
    assert rules(f"attack shares {longer}=1") == ["CORE-LONG"]
    assert rules(longer) == ["CORE-OPTION"]
    assert fitting("*" * LONGEST_GLOB, NAMES) == NAMES
    assert fitting("*" * (LONGEST_GLOB + 1), NAMES) == []
    assert parts_of("o**c***") == [*parts_of("o*c"), "*"], "stars in a row are one"
    assert len(parts_of("o*c")) == 3


@pytest.mark.parametrize(
    ("pattern", "meant"),
    [("[a-c]", "abc"), ("[abe]", "abe"), ("[ae]", "ae"), ("[a-ce]", "abce"), ("[!a-c]", "de-]"), ("[!ae]", "bcd-]"),
     ("[a-]", "a-"), ("[-a]", "a-"), ("[]a]", "a]"), ("[!]a]", "bcde-"), ("[d-ea-b]", "abde"), ("?", "abcde-]")],
)  # fmt: skip
def test_one_letter_of_several(pattern: str, meant: str) -> None:
    assert "".join(fitting(pattern, "abcde-]")) == meant


@given(st.text("ab-*?[]!", max_size=8), st.text("abc-[]!*", max_size=8))
def test_a_pattern_means_what_it_means_to_a_shell(pattern: str, name: str) -> None:
    if "--" not in pattern:  # ranges whose ends are signs themselves
        assert fits(parts_of(pattern), name) == fnmatchcase(name, pattern)


@pytest.mark.parametrize(
    "pattern",
    ["[" * 8000, "*a" * 400, "[a-z]*" * 100, "*?" * 30, "*a" * 30, "*" * 30 + "b", "[!" * 30, "?*" * 29 + "b"],
)  # fmt: skip
def test_no_pattern_takes_long(pattern: str) -> None:
    fight = begin("places")
    names = ["a" * 60, "ab" * 30, *NAMES] * 20
    begun = perf_counter()
    assert fight.say("a1", pattern)
    assert fight.say("a1", f"strike {pattern}")
    assert fight.say("nobody", pattern)
    assert fight.decree(pattern)
    matching(pattern, names)
    assert perf_counter() - begun < 0.5
