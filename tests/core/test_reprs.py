"""What the values of the engine look like to whoever reads a failing test or a session: short, and all that matters."""

from __future__ import annotations

import pytest

from affray.core.fields import FEW, Field, Number, OneOf, SeveralOf, Split, Text, YesNo, words
from affray.core.places import Place, Places
from affray.core.refusals import refuse
from affray.core.script import Choose, Option
from tests.core.small_games import begin

LETTERS = "abcdefghijk"


@pytest.mark.parametrize(
    ("domain", "text"),
    [
        (Field(), "Field()"),
        (YesNo(), "YesNo()"),
        (Text(), "Text()"),
        (Text(20), "Text(longest=20)"),
        (Number(1, 6), "Number(low=1, high=6)"),
        (Number(-2, 3, optional=True, opens=True), "Number(optional=True, opens=True, low=-2, high=3)"),
        (words("near", "far"), "OneOf('near', 'far', optional=True)"),
        (OneOf(lambda: ["orc"], type="combatant", alike=True), "OneOf('orc')"),
        (OneOf(lambda: ["orc"], none=lambda: [], narrow=lambda given: None), "OneOf('orc')"),
        (OneOf(lambda: LETTERS[:FEW]), "OneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')"),
        (OneOf(lambda: LETTERS[: FEW + 1]), "OneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', …)"),
        (OneOf(lambda: LETTERS), "OneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', …)"),
        (SeveralOf(lambda: ["orc"], at_least=2), "SeveralOf(at_least=2)"),
        (Split(3, lambda: ["orc"]), "Split({'orc': 3}, {'orc': 1}, {}, total=3)"),
        (Place(lambda: [(1, 2)], 4, body=(1, 1)), "Place((1, 2), grain=4)"),
        (Places(lambda: [((1, 2),)], at_least=0), "Places(((1, 2),), at_least=0)"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_field_shows_its_first_values_and_what_is_not_as_usual(domain: Field, text: str) -> None:
    assert repr(domain) == text


def test_an_option_and_a_question_show_what_can_be_answered() -> None:
    go = Option("go", {"to": Place(lambda: [(1, 2)]), "high": Number(1, 2)})
    assert repr(go) == "Option('go', to=Place((1, 2)), high=Number(low=1, high=2))"
    assert repr(Option("end")) == "Option('end')"
    assert repr(Choose("bor", "turn", lambda: [go, Option("end")])) == (
        "Choose(who='bor', why='turn', known=('go', 'end'))"
    )


def test_a_refusal_shows_its_rule_and_its_facts() -> None:
    assert repr(refuse("GAME-1", who="bor", left=2)) == "Refusal('GAME-1', who='bor', left=2)"
    assert repr(refuse("GAME-1")) == "Refusal('GAME-1')"


def test_a_fight_shows_how_far_it_is_and_what_it_waits_for() -> None:
    fight = begin("places")
    who = fight.open[0].who
    assert repr(fight) == f"Fight('places', 0 replies, asks {who}: {fight.open[0].why})"
    assert fight.now() == f"asks {who}: {fight.open[0].why}"
    assert not fight.overrule("end", result="a draw")
    assert fight.now() == "over: a draw"
    assert repr(fight) == "Fight('places', 1 replies, over: a draw)"
