"""What is legal: an option is open if and only if a complete legal answer exists, and a closed one says why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from affray.core.fields import Number, OneOf, words
from affray.core.refusals import Refusal, Values, refuse, rules_of
from affray.core.script import Choose, Option, Pick
from tests.core.small_games import begin

PEOPLE = ("ann", "bob", "cid")


def people() -> Sequence[str]:
    return PEOPLE


def nobody() -> Sequence[str]:
    return ()


def dash() -> Option:
    """The action is spent; as a bonus action it is still possible."""

    def why_not(values: Values) -> Iterator[Refusal]:
        if values.get("as") != "bonus_action":
            yield refuse("GAME-ACT-1", code="action_spent")

    return Option("dash", {"as": words("action", "bonus_action", opens=True)}, why_not)


def attack(*reach: str) -> Option:
    """With a weapon at somebody: the sword reaches `reach`, the bow everybody but those."""

    def why_not(values: Values) -> Iterator[Refusal]:
        if "target" in values and "with" in values and (values["target"] in reach) != (values["with"] == "sword"):
            yield refuse("GAME-REACH-1", target=values["target"], code=values["with"])

    return Option("attack", {"target": OneOf(people), "with": words("sword", "bow", optional=False)}, why_not)


def test_an_option_that_only_an_optional_field_makes_legal_is_offered() -> None:
    assert dash().example() == {"as": "bonus_action"}
    assert dash().legal("as") == ["bonus_action"]
    assert dash().why_closed() == []
    assert Choose("ann", "turn", lambda: [dash()]).options()[0].id == "dash"


def test_two_optional_fields_may_be_needed_together() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if (values.get("as"), values.get("step")) != ("quick", 2):
            yield refuse("GAME-1")

    how, step = words("quick", opens=True), Number(1, 3, optional=True, opens=True)
    assert Option("move", {"as": how, "step": step}, why_not).example() == {"as": "quick", "step": 2}


def test_fields_narrow_each_other_in_any_order() -> None:
    assert attack("bob").legal("target", {"with": "sword"}) == ["bob"]
    assert attack("bob").legal("with", {"target": "bob"}) == ["sword"]
    assert attack("bob").legal("with", {"target": "ann"}) == ["bow"]
    assert attack("bob").legal("target") == ["ann", "bob", "cid"]
    assert attack().legal("target", {"with": "sword"}) == []


def test_a_field_that_nothing_can_complete_is_not_legal() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if values.get("one") == 1 and values.get("two") is not None:
            yield refuse("GAME-1")

    pair = Option("pair", {"one": Number(1, 2), "two": Number(1, 2)}, why_not)
    assert pair.legal("one") == [2]
    assert pair.legal("two", {"one": 1}) == []
    assert [*pair.answers()] == [{"one": 2, "two": 1}, {"one": 2, "two": 2}]


def test_a_value_of_no_field_completes_nothing() -> None:
    assert attack("bob").complete({"loudly": True}) is None


def test_every_complete_answer_is_found_once_with_the_optional_ones_after() -> None:
    found = [*attack("bob").answers()]
    assert found == [
        {"target": "ann", "with": "bow"}, {"target": "bob", "with": "sword"}, {"target": "cid", "with": "bow"},
    ]  # fmt: skip
    assert [*Option("wave", {"as": words("slowly", opens=True)}).answers()] == [{}, {"as": "slowly"}]
    assert [*Option("wave", {"as": words("slowly")}).answers()] == [{}]


@pytest.mark.parametrize(
    ("option", "rules"),
    [
        (Option("end"), []),
        (Option("run", why_not=lambda values: [refuse("GAME-1"), refuse("GAME-2")]), ["GAME-1", "GAME-2"]),
        (Option("aim", {"at": OneOf(nobody, none=lambda: [refuse("GAME-3", left=0)])}), ["GAME-3"]),
        (Option("aim", {"at": OneOf(nobody)}), ["CORE-NOTHING"]),
        (Option("hit", {"at": OneOf(people)}, lambda v: [refuse("GAME-4")] if "at" in v else []), ["GAME-4"]),
    ],
)  # fmt: skip
def test_a_closed_option_says_why(option: Option, rules: list[str]) -> None:
    assert rules_of(option.why_closed()) == rules


def test_one_reason_of_each_rule_and_code_is_told() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if "at" in values:
            yield refuse("GAME-REACH-1", code="far" if values["at"] == "cid" else "near", at=values["at"])

    closed = Option("hit", {"at": OneOf(people)}, why_not).why_closed()
    assert [(each["code"], each["at"]) for each in closed] == [("near", "ann"), ("far", "cid")]


def test_a_deeper_field_may_close_an_option() -> None:
    def why_not(values: Values) -> Iterator[Refusal]:
        if values.get("times") is not None:
            yield refuse("GAME-TIRED")

    assert rules_of(Option("hit", {"at": OneOf(people), "times": Number(1, 2)}, why_not).why_closed()) == ["GAME-TIRED"]


def test_a_fight_gives_every_legal_answer() -> None:
    fight = begin("places")
    who = fight.open[0].who
    answers = [*fight.legal(who)]
    assert answers
    assert len(answers) == len({str(each) for each in answers})
    assert all(isinstance(each, Pick) and not fight.refusals(each) for each in answers)
    assert [*fight.legal("zoe")] == []


def test_the_usual_answers_of_a_moment_are_looked_for_once() -> None:
    fight = begin("places")
    question = fight.open[0]
    assert isinstance(question, Choose)
    usual = fight.usual(question.who)
    assert dict(usual) == {option.id: option.example() for option in question.known()}
    assert fight.usual(question.who) is usual
    assert fight.fork().usual(question.who) is not usual
    do = next(name for name, values in usual.items() if values is not None)
    assert fight.answer(Pick(question.who, do, usual[do] or {})) == []
    fight.undo()
    assert fight.usual(question.who) is not usual, "another moment, though it is the same position"
    assert fight.usual(question.who) == usual
    assert fight.usual("zoe") == {}
