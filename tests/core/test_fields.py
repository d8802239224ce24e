"""Fields: what is of their kind, what can be named, and how people write it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.changes import Amount, Whom
from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, Text, YesNo, matching, somebody, words
from affray.core.grammar import split_words
from affray.core.limits import FARTHEST, LONGEST_GLOB, LONGEST_LINE, LONGEST_PLACE, MOST_VALUES
from affray.core.places import Place, Places, read_spot, read_units, show_units
from affray.core.refusals import Refusal, refuse, rules_of

KNOWN = ["orc-1", "orc-10", "elf", "elf.bow", "ent", "Rat", "Rat.Tail"]


def known() -> Sequence[str]:
    return KNOWN


def nobody() -> Sequence[str]:
    return []


def read(field: Field, text: str) -> Any:
    """The value that a whole text means to a field."""
    words = split_words(text)
    value = field.parse("x", words)
    assert not words or isinstance(value, Refusal), f"left over: {words}"
    return value


def rule(field: Field, text: str) -> str:
    value = read(field, text)
    assert isinstance(value, Refusal), value
    return value.rule


def wrong(field: Field, value: Any) -> list[str]:
    return rules_of(field.refusals("x", value))


# -- every field -----------------------------------------------------------------------------------
names = st.sampled_from(KNOWN)
spots = st.tuples(st.integers(-400, 400), st.integers(-400, 400))
grains = st.sampled_from([1, 2, 4, 5, 8, 10, 100])
written = st.one_of(
    st.tuples(st.just(OneOf(known)), names),
    st.tuples(st.just(SeveralOf(known, at_least=0)), st.lists(names, unique=True).map(tuple)),
    st.tuples(st.just(Number(-50, 50)), st.integers(-50, 50)),
    st.tuples(st.just(YesNo()), st.booleans()),
    st.tuples(st.just(Text()), st.text(min_size=1).filter(lambda text: text.strip() and len(text.strip()) <= 200)),
    st.tuples(st.just(Split(9, known)), st.dictionaries(names, st.integers(1, 9))),
    st.tuples(grains.map(lambda grain: Place(list, grain)), spots),
    st.tuples(grains.map(lambda grain: Places(list, grain, at_least=0)), st.lists(spots).map(tuple)),
)


@given(written)
def test_what_a_field_shows_it_reads_again(pair: tuple[Field, Any]) -> None:
    field, value = pair
    assert not wrong(field, value)
    assert read(field, field.show(value)) == value


@given(written, st.one_of(st.none(), st.integers(), st.floats(), st.text(), st.lists(st.integers()), st.just(object())))
def test_a_value_of_another_kind_is_refused_and_never_an_error(pair: tuple[Field, Any], value: Any) -> None:
    field, _ = pair
    for refusal in field.refusals("x", value):
        assert refusal.rule.startswith("CORE-")
        assert refusal["field"] == "x"


@given(written, st.text(min_size=1))
def test_any_word_is_read_or_refused_and_never_an_error(pair: tuple[Field, Any], text: str) -> None:
    field, _ = pair
    value = field.parse("x", [text])
    if isinstance(value, Refusal):
        assert value.rule.startswith("CORE-")


DIFFERENT = [
    OneOf(known), SeveralOf(known), SeveralOf(known, all_of=True), SeveralOf(known, at_least=0), Number(2, 4), YesNo(),
    Text(), Split(3, known), Split(3, known, exact=True), Place(lambda: [(1, 2), (3, 4)]),
    Places(lambda: [((1, 2), (3, 4))]),
]  # fmt: skip


@pytest.mark.parametrize("field", DIFFERENT, ids=lambda field: type(field).__name__)
def test_what_a_field_names_is_of_its_kind(field: Field) -> None:
    some = list(field.some())
    assert some
    for value in some:
        assert not wrong(field, value), value


def test_a_field_may_be_optional() -> None:
    assert not OneOf(known).optional
    assert OneOf(known, optional=True).optional


# -- names -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("orc-1", ["orc-1"]),
        ("orc", ["orc-1", "orc-10"]),
        ("ORC-10", ["orc-10"]),
        ("el", ["elf", "elf.bow"]),
        ("elf", ["elf"]),
        ("bow", ["elf.bow"]),
        ("RAT", ["Rat"]),
        ("rat.t", ["Rat.Tail"]),
        ("TAIL", ["Rat.Tail"]),
        ("*", KNOWN),
        ("orc-?", ["orc-1"]),
        ("*1*", ["orc-1", "orc-10"]),
        ("[eo]*", ["orc-1", "orc-10", "elf", "elf.bow", "ent"]),
        ("", []),
        ("z", []),
    ],
)
def test_what_a_word_means_among_names(word: str, meant: list[str]) -> None:
    assert matching(word, KNOWN) == meant


def test_one_of_names_takes_any_unambiguous_beginning() -> None:
    field = OneOf(known)
    assert read(field, "en") == "ent"
    assert read(field, "bow") == "elf.bow"
    assert read(field, "orc") == refuse("CORE-AMBIGUOUS", field="x", value="orc", among=("orc-1", "orc-10"))
    assert read(field, "orc*") == refuse("CORE-AMBIGUOUS", field="x", value="orc*", among=("orc-1", "orc-10"))
    assert read(field, "dwarf") == refuse("CORE-FIELD", field="x", value="dwarf", among=tuple(KNOWN))
    assert rule(field, "''") == "CORE-FIELD"


def test_an_abbreviation_means_a_likely_name_first_but_a_whole_name_means_itself() -> None:
    field = OneOf(known, lambda: ["orc-10", "elf.bow"])
    assert read(field, "orc") == "orc-10"
    assert read(field, "orc-1") == "orc-1"
    assert read(field, "el") == "elf.bow"
    assert read(field, "ent") == "ent"
    several = SeveralOf(known, likely=lambda: ["orc-10", "elf.bow"])
    assert read(several, "orc,el") == ("orc-10", "elf.bow")
    assert read(several, "orc-1") == ("orc-1",)


def test_one_of_names_refuses_what_is_not_among_them() -> None:
    assert wrong(OneOf(known), "orc") == ["CORE-FIELD"], "abbreviations are for people, not for values"
    assert wrong(OneOf(known), None) == ["CORE-FIELD"]
    assert wrong(OneOf(nobody), "orc-1") == ["CORE-FIELD"]
    assert list(OneOf(nobody).some()) == []


def test_several_of_names_are_read_with_commas_and_globs_each_once() -> None:
    field = SeveralOf(known)
    assert read(field, "ent,elf") == ("ent", "elf")
    assert read(field, "orc*,orc-1,ent") == ("orc-1", "orc-10", "ent")
    assert rule(field, "ent,orc") == "CORE-AMBIGUOUS"
    assert rule(field, "ent,dwarf") == "CORE-FIELD"
    assert rule(field, "z*") == "CORE-FIELD"
    assert read(SeveralOf(known, at_least=0), "-") == ()


def test_names_may_come_again_where_the_field_says_so() -> None:
    field = SeveralOf(known, again=True)
    assert read(field, "ent,elf,ent") == ("ent", "elf", "ent")
    assert not wrong(field, ("ent", "elf", "ent"))
    assert wrong(field, ("ent", "dwarf")) == ["CORE-FIELD"]


@pytest.mark.parametrize("value", [("ent", "ent"), ("dwarf",), "ent", ["ent"], None, (), ({"ent": 1},), (["ent"],)])
def test_several_of_names_refuses(value: Any) -> None:
    assert wrong(SeveralOf(known), value) == ["CORE-FIELD"]


def test_how_many_of_the_names_are_needed() -> None:
    assert wrong(SeveralOf(known, at_least=2), ("ent",)) == ["CORE-FIELD"]
    assert not wrong(SeveralOf(known, at_least=0), ())
    assert wrong(SeveralOf(known, all_of=True), tuple(KNOWN[:-1])) == ["CORE-FIELD"]
    assert not wrong(SeveralOf(known, all_of=True), tuple(reversed(KNOWN)))
    assert list(SeveralOf(known, at_least=len(KNOWN) + 1).some()) == []


def test_all_the_likely_ones_together_are_named_first() -> None:
    field = SeveralOf(known, likely=lambda: ["elf", "ent"])
    assert list(field.some())[:3] == [("elf", "ent"), ("orc-1",), ("orc-10",)]


def two() -> Sequence[str]:
    return ["elf", "ent"]


@pytest.mark.parametrize(
    ("field", "named"),
    [
        (SeveralOf(two), [("elf", "ent"), ("elf",), ("ent",)]),
        (SeveralOf(two, at_least=0), [("elf", "ent"), ("elf",), ("ent",), ()]),
        (SeveralOf(two, at_least=2), [("elf", "ent")]),
        (SeveralOf(two, all_of=True), [("elf", "ent")]),
        (SeveralOf(two, likely=lambda: ["ent"]), [("ent",), ("elf",)]),
        (SeveralOf(two, likely=nobody), [("elf",), ("ent",)]),
        (SeveralOf(two, at_least=0, likely=nobody), [(), ("elf",), ("ent",)]),
        (Split(2, two), [{"elf": 2}, {"ent": 2}, {"elf": 1}, {"ent": 1}, {}]),
        (Split(2, two, exact=True), [{"elf": 2}, {"ent": 2}]),
        (Split(0, two), [{}]),
    ],
)
def test_what_is_named_and_in_which_order(field: Field, named: list[Any]) -> None:
    assert list(field.some()) == named


def test_so_many_names_at_most_in_one_answer() -> None:
    again = SeveralOf(known, again=True)
    assert not wrong(again, ("elf",) * MOST_VALUES)
    assert wrong(again, ("elf",) * (MOST_VALUES + 1)) == ["CORE-FIELD"]


def test_a_glob_has_a_length_but_a_name_has_none() -> None:
    assert rule(OneOf(known), "z" * (LONGEST_GLOB - 1) + "*") == "CORE-FIELD"
    assert rule(OneOf(known), "z" * LONGEST_GLOB + "*") == "CORE-LONG"
    assert rule(OneOf(known), "z" * (LONGEST_GLOB + 1)) == "CORE-FIELD"


# -- numbers, yes and no, words --------------------------------------------------------------------
def test_numbers_are_whole_and_within_limits() -> None:
    field = Number(2, 4)
    assert list(field.some()) == [2, 3, 4]
    assert read(field, "7") == 7, "whether it is within limits is said with the other reasons"
    assert list(field.refusals("x", 7)) == [refuse("CORE-NUMBER", field="x", value="7", low=2, high=4)]
    for value in (1, 5, 2.0, "3", True, None):
        assert wrong(field, value) == ["CORE-NUMBER"], value
    assert not wrong(field, 2)
    assert not wrong(field, 4)


@pytest.mark.parametrize("word", ["two", "2.5", "--2", "-", "٣", "²", "1e3", "9" * 5000, "0x10", "1_000"])
def test_words_that_are_no_numbers(word: str) -> None:
    assert rule(Number(0, 9), word) == "CORE-NUMBER"


@pytest.mark.parametrize(
    ("word", "value"),
    [("yes", True), ("Y", True), ("true", True), ("no", False), ("N", False), ("False", False)],
)
def test_yes_and_no(word: str, value: bool) -> None:
    assert read(YesNo(), word) is value


def test_neither_yes_nor_no() -> None:
    assert rule(YesNo(), "maybe") == "CORE-FIELD"
    assert wrong(YesNo(), "yes") == ["CORE-FIELD"]
    assert wrong(YesNo(), 1) == ["CORE-FIELD"]


def test_text_is_kept_together_by_quotes() -> None:
    assert read(Text(), "'kick the door'") == "kick the door"
    assert Text().show("kick the door") == "'kick the door'"
    assert Text().show("kick") == "kick"


def test_text_has_a_length() -> None:
    assert wrong(Text(5), "123456") == ["CORE-TEXT"]
    assert wrong(Text(5), "  ") == ["CORE-TEXT"]
    assert wrong(Text(5), 12) == ["CORE-TEXT"]
    assert not wrong(Text(5), "12345")
    assert not wrong(Text(), "x" * 200)
    assert wrong(Text(), "x" * 201) == ["CORE-TEXT"]
    assert not wrong(Text(), "x".ljust(LONGEST_LINE))
    assert wrong(Text(), "x".ljust(LONGEST_LINE + 1)) == ["CORE-TEXT"]


def test_a_plain_field_takes_a_word_as_it_is_and_names_none() -> None:
    assert not wrong(Field(), "x" * LONGEST_LINE)
    assert wrong(Field(), "x" * (LONGEST_LINE + 1)) == ["CORE-TEXT"]
    assert wrong(Field(), 3) == ["CORE-TEXT"]
    assert (read(Field(), "word"), list(Field().some())) == ("word", [])


# -- splits ----------------------------------------------------------------------------------------
def test_a_split_gives_whole_numbers_to_names() -> None:
    field = Split(3, known)
    assert read(field, "elf=2 ent=1") == {"elf": 2, "ent": 1}
    assert read(field, "orc*=1") == {"orc-1": 1, "orc-10": 1}
    assert read(field, "bow=2") == {"elf.bow": 2}
    assert read(field, "-") == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [("orc=1", "CORE-AMBIGUOUS"), ("dwarf=1", "CORE-FIELD"), ("elf=x", "CORE-FIELD"), ("elf=", "CORE-FIELD"),
     ("=1", "CORE-FIELD"), ("elf=1 ent=1.5", "CORE-FIELD")],
)  # fmt: skip
def test_words_that_are_no_split(text: str, expected: str) -> None:
    assert rule(Split(3, known), text) == expected


@pytest.mark.parametrize("value", [{"elf": 0}, {"elf": -1}, {"dwarf": 1}, {"elf": "1"}, {"elf": True}, ("elf",), None])
def test_a_split_refuses(value: Any) -> None:
    assert wrong(Split(3, known), value) == ["CORE-FIELD"]


def test_an_exact_split_gives_out_all_of_it() -> None:
    field = Split(3, known, exact=True)
    assert list(field.refusals("x", {"elf": 2})) == [refuse("CORE-SPLIT", field="x", total=3, given=2)]
    assert not wrong(field, {"elf": 2, "ent": 1})
    assert list(Split(0, known, exact=True).some()) == [{}]


def test_a_share_is_at_least_one_and_not_beyond_all_measure() -> None:
    assert not wrong(Split(3, known), {"elf": 1, "ent": FARTHEST})
    assert wrong(Split(3, known), {"elf": FARTHEST + 1}) == ["CORE-FIELD"]


# -- places ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "grain", "units"),
    [("6.25", 4, 25), ("6", 4, 24), ("-0.25", 4, -1), ("-1.5", 2, -3), ("0.10", 10, 1), ("7.", 4, 28), ("3", 1, 3),
     ("6.3", 4, None), ("6.125", 4, None), (".5", 4, None), ("1.-5", 10, None), ("x", 4, None), ("1.5.5", 4, None),
     ("", 4, None), ("1." + "0" * 5000, 4, None)],
)  # fmt: skip
def test_a_decimal_number_is_exact_to_the_grain(text: str, grain: int, units: int | None) -> None:
    assert read_units(text, grain) == units


def test_a_place_has_so_many_digits_before_and_behind_the_point() -> None:
    most = "9" * LONGEST_PLACE
    assert read_units(most, 1) == FARTHEST
    assert read_units(most + "9", 1) is None
    assert read_units("1." + "0" * LONGEST_PLACE, 1) == 1
    assert read_units("1." + "0" * (LONGEST_PLACE + 1), 1) is None


def test_units_are_shown_as_people_write_them() -> None:
    assert [show_units(units, 4) for units in (0, 25, -1, -24)] == ["0", "6.25", "-0.25", "-6"]
    assert show_units(1, 3) == "0.333333"


def test_a_decimal_comma_needs_a_semicolon() -> None:
    assert (read_spot("6,25;8", 4), read_spot("6.25;8", 4)) == ((25, 32), (25, 32))
    assert read_spot("6,25", 4) == (24, 100)
    assert (read_spot("6;8;9", 4), read_spot("6;", 4), read_spot(";8", 4)) == (None, None, None)


@given(st.integers(-999_999, 999_999), grains)
def test_units_are_written_and_read_without_loss(units: int, grain: int) -> None:
    assert read_units(show_units(units, grain), grain) == units


def test_a_place_is_two_numbers() -> None:
    field = Place(lambda: [(1, 2)], 4)
    assert read(field, "6.25,8") == (25, 32)
    assert read(field, "(6.25,8)") == (25, 32)
    assert field.show((25, 32)) == "6.25,8"
    for text in ("6.3,8", "6", "6,8,9", "a,b", ","):
        assert rule(field, text) == "CORE-PLACE", text
    for value in ((1,), (1, 2, 3), (1.0, 2), [1, 2], "1,2", (True, 2), None):
        assert wrong(field, value) == ["CORE-PLACE"], value


def test_places_take_all_words_that_are_places() -> None:
    field = Places(list)
    words = ["3,4", "3,5", "quickly"]
    assert field.parse("x", words) == ((3, 4), (3, 5))
    assert words == ["quickly"]
    assert rule(field, "quickly") == "CORE-PLACE"
    assert wrong(field, ()) == ["CORE-PLACE"]
    assert wrong(field, ((1, 2), (3,))) == ["CORE-PLACE"]
    assert read(Places(list, at_least=0), "-") == ()


def test_one_of_some_words() -> None:
    field = words("land", "fly")
    assert (field.optional, list(field.some()), field.parse("by", ["f"])) == (True, ["land", "fly"], "fly")
    assert rules_of(field.refusals("by", "swim")) == ["CORE-FIELD"]
    assert not words("land", optional=False).optional


def test_somebody_is_looked_up_when_it_is_asked_and_the_likely_come_first() -> None:
    people = {"orc-1": 1, "elf": 2}
    field = somebody(people, ["elf"])
    people["ent"] = 3
    assert list(field.some()) == ["elf", "orc-1", "ent"]
    assert field.parse("of", ["e"]) == "elf"
    assert rules_of(somebody(people).refusals("of", "rat")) == ["CORE-FIELD"]


@pytest.mark.parametrize(
    ("field", "type"),
    [
        (OneOf(lambda: ["a"]), "word"),
        (OneOf(lambda: ["a"], type="item"), "item"),
        (words("up", type="direction"), "direction"),
        (somebody({"ann": 1}), "combatant"),
        (Number(1, 2), "number"),
        (YesNo(), "yes_no"),
        (Text(), "text"),
        (Split(3, lambda: ["a"]), "combatant"),
        (Place(lambda: []), "square"),
        (Places(lambda: [], type="corner"), "corner"),
        (Amount(1, 2), "number"),
        (Whom(lambda: ["a"]), "combatant"),
    ],
)  # fmt: skip
def test_a_field_says_what_its_values_stand_for(field: Field, type: str) -> None:
    assert field.type == type


@pytest.mark.parametrize(
    ("field", "value", "data"),
    [
        (Place(lambda: []), (3, 4), [3, 4]),
        (Places(lambda: []), ((3, 4), (3, 5)), [[3, 4], [3, 5]]),
        (SeveralOf(lambda: ["a", "b"]), ("b", "a"), ["b", "a"]),
        (Split(3, lambda: ["a", "b"]), {"a": 2, "b": 1}, {"a": 2, "b": 1}),
        (Whom(lambda: ["a", "b"]), ("a", "b"), ["a", "b"]),
        (YesNo(), True, True),
        (Number(1, 9), 4, 4),
    ],
)  # fmt: skip
def test_values_go_through_json_and_come_back_exactly(field: Field, value: Any, data: Any) -> None:
    assert field.to_json(value) == data
    assert field.from_json(json.loads(json.dumps(data))) == value


@pytest.mark.parametrize("data", ["x", None, 3.5, [[[[[[1]]]]]], [{}], {"a": [1]}])
def test_data_that_are_no_value_are_refused_like_any_other(data: Any) -> None:
    for field in (Place(lambda: []), Places(lambda: []), SeveralOf(lambda: ["a"]), Split(1, lambda: ["a"])):
        assert [*field.refusals("x", field.from_json(data))]
