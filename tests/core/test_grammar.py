"""One grammar for answers: what people may write, and that wrong words are refused like any other answer."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, Text, YesNo
from affray.core.grammar import parse, parse_edit, say, split_words
from affray.core.places import Place, Places
from affray.core.refusals import refuse, rules_of
from affray.core.script import Choose, Option, Overrule, Pick, Roll, Thrown

FOES = ["orc-1", "orc-2", "elf"]
ARMS = ["spear", "sling"]

OPTIONS = [
    Option("attack", {"target": OneOf(lambda: FOES), "with": SeveralOf(lambda: ARMS)}),
    Option("attend"),
    Option("run", {"to": Place(list, 4)}),
    Option("walk", {"path": Places(list), "slowly": YesNo(optional=True)}),
    Option("allot", {"amounts": Split(3, lambda: FOES)}),
    Option("deal", {"to": OneOf(lambda: FOES), "blows": Split(3, lambda: FOES)}),
    Option("fall_back", {"far": Number(-3, 3), "why": Text(optional=True)}),
]
QUESTION = Choose("bor", "turn", lambda: OPTIONS)


def values(text: str) -> dict[str, Any]:
    reply = parse(QUESTION, text)
    assert isinstance(reply, Pick), reply
    assert reply.who == "bor"
    return dict(reply.values)


def rules(text: str) -> list[str]:
    reply = parse(QUESTION, text)
    assert isinstance(reply, list), reply
    return rules_of(reply)


@pytest.mark.parametrize(
    "text",
    ["attack elf with spear", "attack elf spear", "attack target elf with spear", "attack with spear elf",
     "attack target=elf with=spear", "attack with=spear target=elf", "atta e sp", "attack  elf\tspear",
     '"attack" elf spear'],
)  # fmt: skip
def test_fields_in_order_by_name_or_with_an_equals_sign(text: str) -> None:
    assert values(text) == {"target": "elf", "with": ("spear",)}


@pytest.mark.parametrize("text", ["fall_back 2", "fall-back 2", "f 2", "fall_b far=2"])
def test_any_unambiguous_beginning_of_an_option_will_do(text: str) -> None:
    reply = parse(QUESTION, text)
    assert isinstance(reply, Pick)
    assert (reply.do, reply["far"]) == ("fall_back", 2)


def test_an_ambiguous_option_tells_the_candidates() -> None:
    assert parse(QUESTION, "att elf") == [
        refuse("CORE-AMBIGUOUS", field="option", value="att", among=("attack", "attend"))
    ]


@pytest.mark.parametrize("text", ["", "   ", "fly", "zzz elf"])
def test_an_unknown_option_tells_all_that_are_known(text: str) -> None:
    assert rules(text) == ["CORE-OPTION"]
    assert parse(QUESTION, text)[0]["known"] == tuple(option.id for option in OPTIONS)  # type: ignore[index]


def test_names_of_names() -> None:
    assert values("attack orc-1 with sling,spear")["with"] == ("sling", "spear")
    assert values("attack orc-1 with s*")["with"] == ("spear", "sling")
    assert rules("attack orc with spear") == ["CORE-AMBIGUOUS"]
    assert rules("attack dwarf with spear") == ["CORE-FIELD"]
    assert rules("attack elf with s") == ["CORE-AMBIGUOUS"]


def test_what_is_left_out_is_for_the_option_to_miss() -> None:
    assert values("attack elf") == {"target": "elf"}
    assert values("attend") == {}


def test_places_and_paths() -> None:
    assert values("run 6.25,8") == {"to": (25, 32)}
    assert values("run to (6,8)") == {"to": (24, 32)}
    assert values("walk 1,2 1,3 2,4 slowly yes") == {"path": ((1, 2), (1, 3), (2, 4)), "slowly": True}
    assert values("walk 1,2 no") == {"path": ((1, 2),), "slowly": False}
    assert rules("run 6.3,8") == ["CORE-PLACE"]
    assert rules("walk away") == ["CORE-PLACE"]


def test_splits() -> None:
    assert values("allot orc-1=2 elf=1") == {"amounts": {"orc-1": 2, "elf": 1}}
    assert values("allot orc*=1") == {"amounts": {"orc-1": 1, "orc-2": 1}}
    assert values("allot amounts elf=3") == {"amounts": {"elf": 3}}
    assert values("allot amounts=elf=3") == {"amounts": {"elf": 3}}
    assert values("allot -") == {"amounts": {}}
    assert values("deal elf=2 to orc-1") == {"to": "orc-1", "blows": {"elf": 2}}
    assert values("deal orc-1 elf=2 orc-2=1") == {"to": "orc-1", "blows": {"elf": 2, "orc-2": 1}}
    assert rules("allot elf") == ["CORE-WORDS"]
    assert rules("allot elf=lots") == ["CORE-FIELD"]


def test_quotes_keep_words_together() -> None:
    assert values("fall_back 1 'it is too hot'")["why"] == "it is too hot"
    assert values('fall_back 1 why "don\'t ask"')["why"] == "don't ask"
    assert values("fall_back 1 don't")["why"] == "don't", "an unclosed quote is a letter"
    assert split_words('say "hello') == ["say", '"hello']
    assert split_words("back\\") == ["back\\"]


def test_words_too_many_are_told() -> None:
    assert parse(QUESTION, "attend to it now") == [refuse("CORE-WORDS", words="to it now")]
    assert rules("attack elf spear quickly") == ["CORE-WORDS"]


# -- dice ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["T T H", "TTH", "tth", "TT H", "1 1 2"])
def test_coins_are_letters_or_numbers(text: str) -> None:
    assert parse(Roll("bor", "toss", 3, 2), text) == Thrown("bor", (1, 1, 2), "typed")


def test_dice_are_numbers() -> None:
    assert parse(Roll("bor", "hit", 2, 20), "4 17") == Thrown("bor", (4, 17), "typed")
    for text in ("", "T", "4 x", "4,17", "4.0 17"):
        assert rules_of(parse(Roll("bor", "hit", 2, 20), text)) == ["CORE-DICE"], text  # type: ignore[arg-type]


@pytest.mark.parametrize(("sides", "text", "dice"), [(10, "0 7", (10, 7)), (100, "00", (100,)), (20, "0", (0,))])
def test_the_highest_face_of_a_d10_or_a_d100_is_typed_as_it_is_printed(
    sides: int, text: str, dice: tuple[int, ...]
) -> None:
    assert parse(Roll("bor", "hit", len(dice), sides), text) == Thrown("bor", dice, "typed")


def test_dice_in_the_wrong_number_are_refused_when_answered() -> None:
    coins = Roll("bor", "toss", 3, 2)
    for text in ("TT", "TTHH", "1 2 3"):
        reply = parse(coins, text)
        assert isinstance(reply, Thrown)
        assert rules_of(coins.refusals(reply)) == ["CORE-DICE"]


# -- edits, and the way back -----------------------------------------------------------------------
def test_an_edit_is_read_in_the_same_way() -> None:
    edits = [Option("hp", {"of": OneOf(lambda: FOES), "to": Number(0, 9)}), Option("abandon")]
    assert parse_edit(edits, "hp elf 3") == Overrule("hp", {"of": "elf", "to": 3})
    assert parse_edit(edits, "hp to 3 of elf") == Overrule("hp", {"to": 3, "of": "elf"})
    assert parse_edit(edits, "a") == Overrule("abandon")
    assert rules_of(parse_edit(edits, "heal elf")) == ["CORE-EDIT"]  # type: ignore[arg-type]
    assert say(Overrule("hp", {"of": "elf", "to": 3}), edits[0].fields) == "hp of elf to 3"


PICKS = st.one_of(
    st.builds(lambda who, arms: ("attack", {"target": who, "with": arms}), st.sampled_from(FOES),
              st.lists(st.sampled_from(ARMS), unique=True, min_size=1).map(tuple)),
    st.builds(lambda x, y: ("run", {"to": (x, y)}), st.integers(-99, 99), st.integers(-99, 99)),
    st.builds(lambda path, slow: ("walk", {"path": path, "slowly": slow}),
              st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1).map(tuple), st.booleans()),
    st.builds(lambda shares: ("allot", {"amounts": shares}), st.dictionaries(st.sampled_from(FOES), st.integers(1, 9))),
    st.builds(lambda who, shares: ("deal", {"to": who, "blows": shares}), st.sampled_from(FOES),
              st.dictionaries(st.sampled_from(FOES), st.integers(1, 9), min_size=1)),
    st.builds(lambda far, why: ("fall_back", {"far": far, "why": why}), st.integers(-3, 3),
              st.text(min_size=1).filter(str.strip)),
)  # fmt: skip


@given(PICKS)
def test_whatever_is_said_is_understood(pick: tuple[str, dict[str, Any]]) -> None:
    do, given_values = pick
    fields: dict[str, Field] = next(dict(option.fields) for option in OPTIONS if option.id == do)
    reply = Pick("bor", do, given_values)
    assert parse(QUESTION, say(reply, fields)) == reply


WORDS = st.one_of(
    st.text(),
    st.lists(
        st.sampled_from([option.id for option in OPTIONS] + FOES + ARMS + [
            "target", "with", "to", "=", "elf=", "=3", "elf=2", "-", "*", "[", "1,2", "1.5,2", "'", '"', "\\", "yes",
            "amounts=elf=1", "9" * 40, "T", "17", "slowly", "path", "blows", "why", "to=", "(,)",
        ])
    ).map(" ".join),
)  # fmt: skip


@given(WORDS)
def test_no_words_are_an_error(text: str) -> None:
    """Whatever is typed is an answer or is refused with reasons, each from the core."""
    for question in (QUESTION, Roll("bor", "toss", 3, 2), Roll("bor", "hit", 1, 20)):
        reply = parse(question, text)
        if isinstance(reply, list):
            assert reply
            assert all(refusal.rule.startswith("CORE-") for refusal in reply)
            assert all(str(refusal) for refusal in reply)
        else:
            assert isinstance(question.refusals(reply), list)
    edit = parse_edit(OPTIONS, text)
    assert isinstance(edit, Overrule) or rules_of(edit)


# -- forgiving ---------------------------------------------------------------------------------------
def strikes(possible: tuple[str, ...] = ("orc-1", "orc-2", "elf", "sp")) -> Choose:
    """A question with a target and a weapon, where only some targets are possible."""
    def why_not(values: Any) -> Any:
        return [refuse("DUEL-1")] if values.get("target", possible[0]) not in possible else []

    fields = {
        "target": OneOf(lambda: ["orc-1", "orc-2", "elf", "spearman", "elf.sling"]), "with": OneOf(lambda: ARMS),
        "far": Number(0, 9, optional=True), "to": Place(list, optional=True), "note": Text(optional=True),
    }  # fmt: skip
    closed = Option("strut", {}, lambda values: [refuse("DUEL-2")])
    return Choose("bor", "turn", lambda: [Option("strike", fields, why_not), closed])


@pytest.mark.parametrize(
    "text",
    ["strike elf spear 3 1,2", "strike spear elf 1,2 3", "strike 3 1,2 spear elf", "STRIKE Elf SPEAR 1,2 3",
     "strike 1,2 with spear 3 elf"],
)  # fmt: skip
def test_values_are_recognised_by_kind_in_any_order(text: str) -> None:
    reply = parse(strikes(), text)
    assert isinstance(reply, Pick)
    assert reply.values == {"target": "elf", "with": "spear", "far": 3, "to": (1, 2)}


def test_a_whole_name_is_not_taken_for_the_beginning_of_another() -> None:
    reply = parse(strikes(), "strike spear orc-2")
    assert isinstance(reply, Pick)
    assert reply.values == {"with": "spear", "target": "orc-2"}
    assert parse(strikes(), "strike sling elf") == Pick("bor", "strike", {"with": "sling", "target": "elf"})


def test_a_word_that_no_field_means_is_refused_for_the_first() -> None:
    reply = parse(strikes(), "strike troll spear")
    assert isinstance(reply, list)
    assert (rules_of(reply), reply[0]["field"]) == (["CORE-FIELD"], "target")


def test_abbreviations_prefer_what_is_possible() -> None:
    reply = parse(strikes(("orc-2", "elf")), "str orc spear")
    assert isinstance(reply, Pick)
    assert (reply.do, reply["target"]) == ("strike", "orc-2")
    assert rules_of(parse(strikes(), "strike orc spear")) == ["CORE-AMBIGUOUS"]  # type: ignore[arg-type]
