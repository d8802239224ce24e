"""Replies from the other side of a wire: what is none is refused like any wrong answer, and nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.journal import Unreadable
from affray.core.limits import FARTHEST, LONGEST_LINE, MOST_VALUES
from affray.core.refusals import rules_of
from affray.core.replaying import replay
from affray.core.replies import are_dice, plain
from affray.core.script import Overrule, Pick, Thrown
from tests.core.games.common import Table
from tests.core.small_games import GAMES, begin, two_sides
from tests.core.test_limits import ODD, Odd, deep
from tests.properties.fuzz import everything


def choosing() -> Fight[Table]:
    return begin("places")


def rolling() -> Fight[Table]:
    fight = begin("places")
    assert not fight.say("a1", "strike b1")
    return fight


def refused(fight: Fight[Table], reply: Any, ticket: Any = None) -> list[str]:
    """The rules that refuse something; it changes nothing, and can be told in a few words."""
    before = everything(fight), fight.ticket
    found = fight.answer(reply, ticket)
    assert found
    assert all(len(str(each)) < 500 for each in found)
    assert (everything(fight), fight.ticket) == before
    assert rules_of(fight.refusals(reply, ticket)) == rules_of(found)
    return rules_of(found)


@pytest.mark.parametrize("reply", [None, 3, "end", b"", (), ("a1", "end"), {"who": "a1", "do": "end"}, Odd(), Pick])
def test_what_is_no_reply_at_all(reply: Any) -> None:
    for fight in (choosing(), rolling(), begin("countdown")):
        assert refused(fight, reply) == ["CORE-KIND"]


@pytest.mark.parametrize("who", [None, 3, [], {}, ("a1",), Odd(), deep(5000)])
def test_nobody_is_not_asked(who: Any) -> None:
    for fight in (choosing(), rolling()):
        assert refused(fight, Pick(who, "end")) == ["CORE-NOT-ASKED"]
        assert refused(fight, Thrown(who, (1,))) == ["CORE-NOT-ASKED"]
        assert rules_of(fight.say(who, "end")) in (["CORE-NOT-ASKED"], ["CORE-KIND"])


@pytest.mark.parametrize("name", [None, 3, [], {}, ("end",), Odd(), deep(5000)])
def test_what_is_picked_or_decreed_has_a_name(name: Any) -> None:
    for fight in (choosing(), rolling()):
        assert refused(fight, Pick("a1", name)) == ["CORE-KIND"]
        assert refused(fight, Overrule(name)) == ["CORE-KIND"]
    assert refused(choosing(), Pick("a1", "end", source=name)) == ["CORE-KIND"]
    assert refused(rolling(), Thrown("a1", (3,), name)) == ["CORE-KIND"]


@pytest.mark.parametrize("values", [None, 3, "x", [], ["target"], [("target", "b1")], {"target"}, Odd()])
def test_values_are_given_by_name(values: Any) -> None:
    assert refused(choosing(), Pick("a1", "strike", values)) == ["CORE-KIND"]
    assert refused(choosing(), Overrule("hp", values)) == ["CORE-KIND"]


def test_names_of_fields_are_words_and_not_too_many() -> None:
    assert refused(choosing(), Pick("a1", "strike", {1: "b1"})) == ["CORE-UNKNOWN"]  # type: ignore[dict-item]
    assert refused(choosing(), Overrule("hp", {("of",): "b1", None: 1})) == ["CORE-UNKNOWN"] * 2  # type: ignore[dict-item]
    many = {f"x{number}": 1 for number in range(MOST_VALUES + 1)}
    assert refused(choosing(), Pick("a1", "strike", many)) == ["CORE-LONG"]


@pytest.mark.parametrize("number", range(len(ODD)))
def test_odd_values_of_a_field(number: int) -> None:
    for fight in (choosing(), rolling()):
        assert refused(fight, Overrule("hp", {"of": ODD[number], "to": 1})) == ["CORE-FIELD"]
        assert refused(fight, Overrule("hp", {"of": "a1", "to": ODD[number]})) == ["CORE-NUMBER"]
    assert refused(choosing(), Pick("a1", "strike", {"target": ODD[number]})) == ["CORE-FIELD"]


@pytest.mark.parametrize(
    "dice",
    [None, 3, "3", "three", [3], {3}, {3: 1}, (), ("3",), (None,), (3.0,), (True,), ((3,),), ([3],), (Odd(),), (0,),
     (7,), (-1,), (10**5000,), (3, 3), (3,) * 100_000, ("x",) * 100_000, deep(5000), Odd()],
)  # fmt: skip
def test_odd_dice(dice: Any) -> None:
    assert refused(rolling(), Thrown("a1", dice)) == ["CORE-DICE"]
    assert refused(choosing(), Thrown("a1", dice)) == ["CORE-KIND"]
    assert refused(choosing(), Thrown("b1", dice)) == ["SMALL-TURN"]


@pytest.mark.parametrize("ticket", ["0", 0.0, False, [], Odd(), -1, 99])
def test_an_odd_ticket_is_of_another_moment(ticket: Any) -> None:
    assert refused(choosing(), Pick("a1", "end"), ticket) == ["CORE-LATE"]


@pytest.mark.parametrize(
    "line",
    ['{"who": ["a1"], "do": "end"}', '{"who": "a1", "do": ["end"]}', '{"who": "a1", "do": {"end": 1}}',
     '{"who": "a1", "do": "strike", "with": {"target": {"b1": {"x": []}}}}', '{"who": "a1", "do": null}',
     '{"who": "a1", "do": "strike", "with": {"target": [["b1"]]}}', '{"who": "a1", "say": 3}', '{"who": 1, "say": "x"}',
     '{"who": "a1", "say": {"x": 1}}',
     '{"who": "a1", "do": "strike", "with": {"target": ' + "[" * 900 + "]" * 900 + "}}",
     '{"overrule": ["hp"]}', '{"overrule": "hp", "with": {"of": "a1", "to": 1e999}}', '{"who": "a1", "dice": "1"}',
     '{"overrule": "hp", "with": {"of": "a1", "to": ' + "9" * 4000 + "}}", '{"go": [1]}', '{"undo": {}}'],
)  # fmt: skip
def test_odd_values_in_a_journal_are_refused_by_their_line(line: str) -> None:
    with pytest.raises(Unreadable) as failed:
        replay(GAMES["places"], two_sides(1, 2), ['{"game": "places"}', line])
    assert failed.value.line == 2
    assert len(str(failed.value)) < 700
    assert "DEFECT" not in str(failed.value)


def test_how_big_a_value_may_be_that_could_be_anybodys() -> None:
    many: Any = (1,) * MOST_VALUES
    most = {"word": "x" * LONGEST_LINE, "far": FARTHEST, "near": -FARTHEST, "many": many, "deep": (((1,),),)}
    assert plain(most) == most
    more = {"word": "x" * (LONGEST_LINE + 1), "far": FARTHEST + 1, "near": -FARTHEST - 1}
    assert plain({**more, "many": (1,) * (MOST_VALUES + 1), "deep": ((((1,),),),)}) == {}
    values = {f"x{number}": 1 for number in range(MOST_VALUES)}
    assert "CORE-LONG" not in refused(choosing(), Pick("a1", "strike", values))


def test_how_big_dice_may_be() -> None:
    assert are_dice((FARTHEST, -FARTHEST) * (MOST_VALUES // 2))
    assert not are_dice((1,) * (MOST_VALUES + 1))
    assert not are_dice((FARTHEST + 1,))
    assert not are_dice((-FARTHEST - 1,))


def test_who_is_not_asked_is_heard_with_what_could_be_anybodys_values() -> None:
    heard: list[dict[str, Any]] = []

    class Listening(type(GAMES["places"])):  # type: ignore[misc]
        def out_of_turn(self, scene: Any, who: str, do: str, values: Any) -> list[Any]:
            heard.append(dict(values))
            return []

    fight: Fight[Table] = Fight(Listening(), two_sides(1, 2))
    who = next(name for name in ("a1", "b1") if fight.asked(name) is None)
    sensible = {"a": "x", "b": 3, "c": True, "d": ((1, 2), (3, 4)), "f": ()}
    odd = {f"odd{number}": value for number, value in enumerate(ODD)}
    assert refused(fight, Pick(who, "strike", sensible)) == ["CORE-NOT-ASKED"]
    assert heard[0] == sensible
    heard.clear()
    assert refused(fight, Pick(who, "strike", odd)) == ["CORE-NOT-ASKED"]
    assert all(len(repr(each)) < 300 for each in heard[0].values())
