"""Scripts ask: questions are built anew after an overruling, and options say what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from affray.core.fields import Number, OneOf, Split, YesNo
from affray.core.fight import Fight
from affray.core.refusals import Refusal, Values, refuse, rules_of
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Roll, Script, Thrown, ask, roll, together
from tests.conformance.harness import asked, play
from tests.core.games.common import Scripted, Table, Told, at_enemy
from tests.core.small_games import two_sides


def fight_of(script: Callable[[Scene[Table]], Script[None]]) -> Fight[Table]:
    return Fight(Scripted(script), two_sides(1, 2, 3))


# -- asking ----------------------------------------------------------------------------------------
def hunt(scene: Scene[Table]) -> Script[None]:
    """a1 is asked whom to strike, as long as a1 lives."""

    def question() -> Choose | None:
        return Choose("a1", "hunt", lambda: [at_enemy(scene, "a1", "strike")]) if scene.state.alive("a1") else None

    pick = yield from ask(scene, question)
    scene.tell(Told("a1", "nothing" if pick is None else pick["target"]))


def test_an_answer_comes_back_into_the_script() -> None:
    fight = play(fight_of(hunt), "a1: strike b1")
    assert fight.log()[-1] == Told("a1", "b1")


def test_a_question_is_built_anew_after_an_overruling() -> None:
    fight = fight_of(hunt)
    assert not fight.why_not("a1", "strike", target="b1")
    assert not fight.overrule("hp", of="b1", to=0)
    assert rules_of(fight.why_not("a1", "strike", target="b1")) == ["SMALL-FOE"]
    assert not fight.overrule("hp", of="b1", to=1)
    play(fight, "a1: strike b1")


def test_a_question_that_no_longer_arises_gives_none() -> None:
    fight = fight_of(hunt)
    assert not fight.overrule("hp", of="a1", to=0)
    assert fight.log()[-1] == Told("a1", "nothing")
    assert not fight.open


def test_a_question_that_never_arises_is_not_asked() -> None:
    start = two_sides(1, 2)
    start.fighters["a1"].hp = 0
    assert Fight(Scripted(hunt), start).log() == [Told("a1", "nothing")]


def test_an_edit_may_be_a_script_and_returns_to_the_question_that_waited() -> None:
    fight = fight_of(hunt)
    assert not fight.overrule("act_now", who="b1")
    assert asked(fight) == ["b1 now"]
    assert not fight.overrule("act_now", who="a2")
    assert asked(fight) == ["a2 now"], "and again inside it"
    play(fight, "a2: shout", "b1: keep_silent")
    assert asked(fight) == ["a1 hunt"]
    play(fight, "a1: strike b1")


def test_an_edit_that_makes_no_sense_is_refused_with_its_reasons() -> None:
    fight = fight_of(hunt)
    assert not fight.overrule("hp", of="b1", to=0)
    assert rules_of(fight.overrule("act_now", who="b1")) == ["SMALL-DEAD"]
    assert rules_of(fight.overrule("hp", of="nobody", to=99)) == ["CORE-FIELD", "CORE-NUMBER"]
    assert fight.overrule("no_such_edit")[0]["known"] == ("end", "abandon", "hp", "act_now")


# -- dice ------------------------------------------------------------------------------------------
def gamble(scene: Scene[Table]) -> Script[None]:
    none = yield from roll(scene, "a1", "none", 0, 6)
    some = yield from roll(scene, "a1", "some", 2, 6)
    scene.tell(Told("a1", f"{none} {some}"))


def test_no_dice_are_asked_for_when_there_are_none_to_throw() -> None:
    fight = fight_of(gamble)
    assert fight.pending == Roll("a1", "some", 2, 6)
    play(fight, "a1 2d6 3 4")
    assert fight.log() == [Told("a1", "() (3, 4)")]


def test_dice_are_asked_for_again_after_an_overruling() -> None:
    fight = fight_of(gamble)
    assert not fight.overrule("hp", of="a1", to=0)
    assert fight.pending == Roll("a1", "some", 2, 6)


@pytest.mark.parametrize("dice", [(), (3,), (3, 4, 5), (0, 1), (7, 1)])
def test_wrong_dice_are_refused(dice: tuple[int, ...]) -> None:
    fight = fight_of(gamble)
    assert fight.answer(Thrown("a1", dice)) == [refuse("CORE-DICE", count=2, sides=6, given=dice)]


def test_a_choice_is_no_answer_to_a_roll_nor_dice_to_a_choice() -> None:
    assert fight_of(gamble).answer(Pick("a1", "strike")) == [refuse("CORE-KIND", asked="dice")]
    assert fight_of(hunt).answer(Thrown("a1", (1,))) == [refuse("CORE-KIND", asked="choice")]


# -- several at once -------------------------------------------------------------------------------
def confer(scene: Scene[Table]) -> Script[None]:
    def build(who: str) -> Choose | Roll | None:
        if not scene.state.alive(who):
            return None
        if who == "b1":
            return Roll(who, "count", 1, 6)
        return Choose(who, "confer", lambda: [Option("aye"), Option("nay")])

    replies = yield from together(scene, list(scene.state.fighters), build)
    scene.tell(Told("all", ",".join(replies)))


def test_replies_come_in_any_order_and_are_handed_over_in_the_order_of_the_people() -> None:
    fight = play(fight_of(confer), "a2: aye", "b1: 4", "a1: nay")
    assert fight.log() == [Told("all", "a1,b1,a2")]


def test_nobody_is_asked_twice_at_once() -> None:
    fight = play(fight_of(confer), "b1: 4")
    assert asked(fight) == ["a1 confer", "a2 confer"]
    assert rules_of(fight.say("b1", "4")) == ["SMALL-TURN"]


def test_whose_question_falls_away_is_missing_among_the_replies() -> None:
    fight = fight_of(confer)
    assert not fight.say("a1", "aye")
    assert not fight.overrule("hp", of="b1", to=0)
    play(fight, "a2: aye")
    assert fight.log()[-1] == Told("all", "a1,a2")


def test_what_was_given_stays_given_when_its_giver_falls() -> None:
    fight = fight_of(confer)
    assert not fight.say("a1", "aye")
    assert not fight.overrule("hp", of="a1", to=0)
    play(fight, "b1: 1", "a2: aye")
    assert fight.log()[-1] == Told("all", "a1,b1,a2")


def test_questions_at_once_are_built_again_after_a_decree_and_only_then() -> None:
    built: list[str] = []

    def confer_and_count(scene: Scene[Table]) -> Script[None]:
        def build(who: str) -> Choose | None:
            built.append(who)
            return Choose(who, "confer", lambda: [Option("aye"), Option("nay")])

        yield from together(scene, list(scene.state.fighters), build)

    fight = play(fight_of(confer_and_count), "a2: aye")
    people = list(fight.state.fighters)
    assert built == people
    assert not fight.overrule("hp", of="b1", to=1)
    assert built == [*people, *(who for who in people if who != "a2")]


# -- options ---------------------------------------------------------------------------------------
PEOPLE = ["ann", "bob", "cid"]


def at_bob_only(values: Values) -> Iterator[Refusal]:
    if values.get("at", "bob") != "bob":
        yield refuse("RULE-1", at=values["at"])
    if values.get("with", 0) > 2:
        yield refuse("RULE-2", given=values["with"])


def throw() -> Option:
    fields = {"at": OneOf(lambda: PEOPLE), "with": Number(1, 9), "far": YesNo(optional=True)}
    return Option("throw", fields, at_bob_only)


def test_all_reasons_are_told_at_once_in_order() -> None:
    assert rules_of(throw().refusals({"at": "cid", "with": 5})) == ["RULE-1", "RULE-2"]
    assert throw().refusals({"at": "bob", "with": 2}) == []


def test_fields_that_are_missing_unknown_or_wrong_are_told_and_the_rules_see_none_of_them() -> None:
    found = throw().refusals({"at": "zoe", "near": True})
    assert found == [
        refuse("CORE-FIELD", field="at", value="zoe", among=("ann", "bob", "cid")),
        refuse("CORE-MISSING", field="with"),
        refuse("CORE-UNKNOWN", field="near"),
    ]


def test_a_closed_option_says_why_before_it_complains_about_fields() -> None:
    closed = Option("throw", {"at": OneOf(lambda: PEOPLE)}, lambda values: [refuse("RULE-3")])
    assert rules_of(closed.refusals({})) == ["RULE-3", "CORE-MISSING"]
    assert closed.example() is None


def test_the_legal_values_of_a_field_beside_those_given() -> None:
    assert throw().legal("at") == ["bob"]
    assert throw().legal("with", {"at": "bob"}) == [1, 2]
    assert throw().legal("with", {"at": "bob"}, limit=1) == [1]
    assert throw().legal("with", {"at": "ann"}) == []


def test_an_example_is_complete_and_legal_and_leaves_out_what_is_optional() -> None:
    assert throw().example() == {"at": "bob", "with": 1}


def test_an_example_is_found_where_fields_depend_on_each_other() -> None:
    def unlike(values: Values) -> list[Refusal]:
        both = "one" in values and "two" in values
        return [refuse("RULE-4")] if both and values["one"] + values["two"] != 5 else []

    assert Option("pair", {"one": Number(0, 2), "two": Number(0, 3)}, unlike).example() == {"one": 2, "two": 3}


def test_an_option_with_an_empty_domain_is_closed() -> None:
    nobody = Option("throw", {"at": OneOf(lambda: [])})
    question = Choose("ann", "turn", lambda: [nobody, Option("end")])
    assert [option.id for option in question.options()] == ["end"]
    assert [option.id for option in question.known()] == ["throw", "end"]


def test_an_exact_split_is_offered_whole() -> None:
    assert Option("deal", {"to": Split(3, lambda: PEOPLE, exact=True)}).example() == {"to": {"ann": 3}}


def test_fields_are_made_only_when_somebody_looks() -> None:
    looked: list[str] = []

    def fields() -> dict[str, Number]:
        looked.append("once")
        return {"to": Number(1, 3)}

    option = Option("step", fields)
    assert not looked
    assert option.example() == {"to": 1}
    assert option.legal("to") == [1, 2, 3]
    assert looked == ["once"]


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    question = Choose("ann", "turn", lambda: [throw(), Option("end")])
    assert question.refusals(Pick("ann", "fly")) == [refuse("CORE-OPTION", option="fly", known=("throw", "end"))]
    assert question.option("end") is not None
    assert question.option("fly") is None


def test_an_option_may_show_a_usual_answer_while_it_is_legal() -> None:
    def why_not(values: Values) -> list[Refusal]:
        return [refuse("GAME-1")] if values.get("loud") and tired else []

    tired: list[str] = []
    option = Option("shout", {"loud": YesNo(), "times": Number(1, 3)}, why_not, {"loud": True, "times": 2})
    assert option.example() == {"loud": True, "times": 2}
    tired.append("a1")
    assert option.example() == {"loud": False, "times": 1}


def test_an_option_has_no_room_for_anything_else() -> None:
    with pytest.raises(AttributeError):
        Option("end").help = "stop"  # type: ignore[attr-defined]
