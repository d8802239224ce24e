"""Affray as a library: what a Python user finds behind the front door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.fields import Number, words
from affray.core.script import Choose, Pick, Roll
from affray.rulesets import games

DUEL: dict[str, Any] = {
    "game": "coinflip",
    "map": {"size": [12, 12]},
    "combatants": [{"unit": "levy", "side": "a", "at": [2, 2]}, {"unit": "levy", "side": "b", "at": [9, 9]}],
}


def test_the_front_door_shows_what_is_there() -> None:
    assert all(getattr(affray, name) is not None for name in affray.__all__)
    assert set(affray.__all__) <= set(dir(affray))
    assert affray.games() == games()
    with pytest.raises(AttributeError, match="affray has no 'fly'"):
        affray.fly  # noqa: B018


def test_generated_dice_fall_by_themselves_until_somebody_decides() -> None:
    fight = affray.open("dry_ford", seed=7)
    assert repr(fight) == "Fight('coinflip/dry_ford', round 1, asks b: select)"
    assert repr(fight.open[0]) == "Choose(who='b', why='select', known=('choose', 'concede', 'pass'))"
    assert repr(affray.open("dry_ford", seed=7)) == repr(fight)
    assert fight.seed == 7


def test_typed_dice_are_waited_for() -> None:
    fight = affray.open("dry_ford", seed=7, dice="typed")
    assert isinstance(fight.open[0], Roll)
    fight.play("gm", "T")
    assert isinstance(fight.open[0], Roll)


def test_without_a_seed_nobody_can_foresee_the_dice() -> None:
    assert affray.open("dry_ford").seed != affray.open("dry_ford").seed


def test_what_happened_is_returned_and_what_is_illegal_is_raised() -> None:
    fight = affray.open("dry_ford", seed=7)
    assert [(event.kind, event.facts()) for event in fight.play("b", "choose t1")] == [
        ("chosen", {"side": "b", "unit": "t1"})
    ]
    fight.play("a", "choose", unit="l1")
    with pytest.raises(affray.Refused) as caught:
        fight.play("t1", "run 5,13")
    assert [each.rule for each in caught.value.refusals] == ["COIN-ACT-3"]
    assert str(caught.value).startswith("COIN-ACT-3: ")
    with pytest.raises(affray.Refused):
        fight.rule("hp nobody 3")


def test_places_are_given_as_people_write_them() -> None:
    fight = affray.open("dry_ford", seed=7)
    fight.play("b", "choose t1")
    fight.play("a", "choose l1")
    assert repr(fight.why_not("t1", "run", to=(5, 13))) == "[Refusal('COIN-ACT-3', to='5,13')]"
    assert fight.why_not("t1", "run", to=(5.5, 12)) == fight.why_not("t1", "run", to="5.5,12") == []
    assert [each.rule for each in fight.why_not("t1", "run", to="nowhere")] == ["CORE-PLACE"]


def test_a_decree_is_told() -> None:
    fight = affray.open("dry_ford", seed=7)
    assert "overruled" in [event.kind for event in fight.rule("hp l1 1")]
    assert fight.state.units["l1"].hp == 1


def test_automatic_seats_are_played_by_the_computer() -> None:
    fight = affray.open("dry_ford", seed=7, automatic=("b",))
    assert {fight.game.seat_of(fight.state, each.who) for each in fight.open} == {"a"}
    fight.play("a", "choose l1")
    assert {fight.game.seat_of(fight.state, each.who) for each in fight.open} <= {"a"}
    assert any(isinstance(reply, Pick) and reply.who == "b" for reply in fight.journal.path())


def test_the_computer_plays_the_game_masters_creatures_by_their_side() -> None:
    fight = affray.open("broken_span", seed=3)
    heroes, *others = fight.sides()
    fight.leave_to_computer(others)
    fight.go_on()
    assert {fight.side_of(each.who) for each in fight.open} == {heroes}


def test_dice_and_sides_that_there_are_not_are_errors() -> None:
    with pytest.raises(ValueError, match="dice are generated or typed; not 'loaded'"):
        affray.open("dry_ford", dice="loaded")
    with pytest.raises(ValueError, match="there is no side 'c'; there are a, b, gm"):
        affray.open("dry_ford", automatic=["c"])


def test_a_fight_goes_on_with_the_sides_and_the_dice_it_was_left_with(tmp_path: Path) -> None:
    whole = affray.open("dry_ford", seed=7, automatic=["b"])
    whole.play("a", "choose l1")
    whole.save(tmp_path / "j.jsonl")
    again = affray.resume(tmp_path / "j.jsonl")
    assert (again.seed, again.typed, again.automatic) == (7, False, ("b",))
    for fight in (whole, again):
        while not fight.over:
            pick = next(fight.legal(fight.open[0].who))
            assert fight.answer(pick) == []
            fight.go_on()
    assert again.journal.lines() == whole.journal.lines()


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ({"game": "coinflop"}, "FILE-UNKNOWN-GAME"),
        ({"dice": "loaded"}, "FILE-CHOICE"),
        ({"automatic": "b"}, "FILE-TYPE"),
        ({"automatic": [1]}, "FILE-TYPE"),
    ],
)
def test_a_header_that_says_what_cannot_be_is_refused(said: dict[str, Any], rule: str, tmp_path: Path) -> None:
    fight, file = affray.open("dry_ford", seed=7), tmp_path / "j.jsonl"
    fight.journal.header |= said
    fight.save(file)
    with pytest.raises(affray.BadFile) as caught:
        affray.resume(file)
    assert [(each.line, each.refusal.rule) for each in caught.value.problems] == [(1, rule)]


def test_every_legal_answer_is_accepted() -> None:
    fight = affray.open("dry_ford", seed=7)
    units = [each["unit"] for each in fight.legal("b") if each.do == "choose"]
    assert units == ["t1", "t2"]
    assert isinstance(fight.open[0], Choose)


def test_options_say_what_they_need_and_events_what_happened_and_by_which_rules() -> None:
    fight = affray.open("dry_ford", seed=7)
    question = fight.open[0]
    assert isinstance(question, Choose)
    assert repr(question.option("choose")) == "Option('choose', unit=OneOf('l1', 'l2', 'l3', 'l4', 't1', 't2'))"
    assert repr(fight.play("b", "choose t1")) == "[Chosen(side='b', unit='t1', rules=('COIN-SEL-2',))]"
    assert repr(fight.edits()[:2]) == "[Option('end', result=Text()), Option('abandon')]"
    assert repr(Number(0, 30, optional=True)) == "Number(optional=True, low=0, high=30)"
    assert repr(words(*"abcdefghij")) == "OneOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', …, optional=True)"


@pytest.mark.parametrize("sample", [f"{each.game}/{each.name}" for each in affray.samples()])
def test_nothing_that_people_see_depends_on_where_it_lies_in_memory(sample: str) -> None:
    fight = affray.open(sample, seed=3)
    choices = [each for each in fight.open if isinstance(each, Choose)]
    known = [option for each in choices for option in each.known()]
    seen = [fight, fight.fork(), fight.state, fight.log(), choices, known, fight.edits()]
    assert " at 0x" not in repr(seen)
    assert isinstance(fight.fork(), affray.Fight)


def test_a_bad_file_says_in_sentences_what_is_wrong() -> None:
    with pytest.raises(affray.BadFile) as caught:
        affray.open({"game": "coinflip", "map": {"size": [12, 12]}, "combatants": [{"unit": "levi", "side": "a"}]})
    assert str(caught.value).splitlines() == [
        "encounter:1: combatants: COIN-SETUP-2: a side has no living infantry.",
        "encounter:1: combatants[0].unit: there is no combatant “levi”; perhaps “levy” was meant.",
    ]
    assert repr(caught.value).startswith("BadFile([FileProblem(file='encounter', line=1, ")


@pytest.mark.parametrize("sample", [f"{each.game}/{each.name}" for each in affray.samples()])
def test_every_sample_is_opened_shown_told_and_saved(sample: str, tmp_path: Path) -> None:
    fight = affray.open(sample, seed=3)
    assert repr(fight).startswith(f"Fight('{sample}', round ")
    for each in fight.game.standings(fight.state):
        assert each.name in str(fight)
    file = tmp_path / "fight.jsonl"
    for _ in range(6):
        question = fight.open[0]
        assert isinstance(question, Choose)
        pick = fight.player(fight, question)
        assert fight.answer(pick) == []
        fight.go_on()
        if fight.over:
            break
    fight.save(file)
    again = affray.resume(file)
    assert (repr(again), str(again), again.tell("uk")) == (repr(fight), str(fight), fight.tell("uk"))
    assert again.automatic == fight.automatic
    assert again.seed == 3


def test_a_fight_is_played_out_and_says_how_it_ended() -> None:
    fight = affray.open("dry_ford", seed=7)
    assert fight.play_out() in ("a", "b")
    assert repr(fight).endswith(f"over: {fight.over})")


def test_an_encounter_may_be_plain_data() -> None:
    fight = affray.open(DUEL, seed=1)
    assert [unit.side for unit in fight.state.units.values()] == ["a", "b"]
    with pytest.raises(affray.BadFile):
        affray.open({**DUEL, "combatants": []})


def test_a_changed_journal_is_refused_unless_it_is_accepted(tmp_path: Path) -> None:
    fight, file = affray.open("dry_ford", seed=7), tmp_path / "ford.jsonl"
    fight.play("b", "choose t1")
    fight.save(file)
    *kept, last = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*kept, last.replace('"t1"', '"t2"')]), encoding="utf-8")
    with pytest.raises(affray.BadFile):
        affray.resume(file)
    assert affray.resume(file, accept=True).state.active["b"] == "t2"
