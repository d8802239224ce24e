"""Narrow questions and strange names: the game says by which rule something else is refused."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.fields import OneOf, SeveralOf
from affray.core.fight import Fight
from affray.core.refusals import Refusal, refuse, rules_of
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Question, Script, ask
from tests.core.games.common import Scripted, Table
from tests.core.small_games import two_sides

NAMES = ["sword", "bow"]


def question(scene: Scene[Table]) -> Script[None]:
    weapons = {"with": OneOf(lambda: NAMES)}
    yield from ask(scene, lambda: Choose("a1", "parry", lambda: [Option("parry", weapons), Option("decline")]))


class Explaining(Scripted):
    """A game that explains why nobody runs while parrying, and nothing else."""

    def instead(self, scene: Scene[Table], question: Question, do: str) -> Sequence[Refusal]:
        return [refuse("SMALL-PARRY", who=question.who, asked=question.why)] if do == "run" else []


def test_what_is_not_asked_is_refused_by_a_rule_of_the_game() -> None:
    fight = Fight(Explaining(question), two_sides(1, 2))
    told = [refuse("SMALL-PARRY", who="a1", asked="parry")]
    assert fight.why_not("a1", "run") == told
    assert fight.say("a1", "run to the hills") == told
    assert fight.why_not("a1", "parry", **{"with": "sword"}) == []


def test_where_no_rule_speaks_of_it_the_possible_options_are_told() -> None:
    fight = Fight(Explaining(question), two_sides(1, 2))
    assert fight.why_not("a1", "sing") == [refuse("CORE-OPTION", option="sing", known=("parry", "decline"))]
    silent = Fight(Scripted(question), two_sides(1, 2))
    assert rules_of(silent.why_not("a1", "run")) == rules_of(silent.say("a1", "run")) == ["CORE-OPTION"]


def no_such(name: str) -> Refusal:
    return refuse("SMALL-ARMS", weapon=name)


def test_a_name_that_means_nothing_is_refused_by_a_rule_of_the_game() -> None:
    one, several = OneOf(lambda: NAMES, strange=no_such), SeveralOf(lambda: NAMES, strange=no_such)
    told = refuse("SMALL-ARMS", weapon="spear")
    assert list(one.refusals("with", "spear")) == [told]
    assert one.parse("with", ["spear"]) == told
    assert list(several.refusals("with", ("bow", "spear"))) == [told]
    assert several.parse("with", ["bow,spear"]) == told
    assert list(several.refusals("with", 7)) == [refuse("SMALL-ARMS", weapon="7")]
    assert one.parse("with", ["sw"]) == "sword"


def test_what_could_mean_several_is_still_told_so() -> None:
    both = OneOf(lambda: ["bow", "bola"], strange=no_such)
    assert isinstance(found := both.parse("with", ["bo"]), Refusal)
    assert found.rule == "CORE-AMBIGUOUS"


def test_without_a_rule_the_field_tells_what_is_possible() -> None:
    assert rules_of(OneOf(lambda: NAMES).refusals("with", "spear")) == ["CORE-FIELD"]
    assert list(SeveralOf(lambda: NAMES).refusals("with", ("bow", "spear"))) == [
        refuse("CORE-FIELD", field="with", value="('bow', 'spear')", among=("sword", "bow"))
    ]
