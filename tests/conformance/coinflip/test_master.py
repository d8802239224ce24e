"""What the game master decrees: every edit is an entry of the journal, and what waits is asked anew."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import Overruled, ValueSet
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.replaying import replay
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    encounter,
    hatch,
    hp,
    levy,
    pos,
    rest_of_turn,
    status,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, asked, play, refused, told

START: dict[str, Any] = {
    "a": [breaker("k", at=(5, 5)), levy("a2", at=(2, 12))],
    "b": [beetle("car", at=(7.5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 5))],
}


def fight_of(first: str = "k", second: str = "b1") -> Fight[Battle]:
    described = encounter(**START)
    return turn_of(Fight(RULESET, RULESET.start(described), Journal({"game": "coinflip"})), first, second)


def decree(fight: Fight[Battle], *words: str) -> Fight[Battle]:
    for each in words:
        assert not fight.decree(each), each
    return fight


@pytest.mark.parametrize(
    ("words", "look"),
    [
        ("hp a2 1", lambda fight: hp(fight, "a2") == 1),
        ("hp b1 0", lambda fight: status(fight, "b1") == "marked"),
        ("status b1 marked", lambda fight: (status(fight, "b1"), hp(fight, "b1")) == ("marked", 0)),
        ("place a2 9,9", lambda fight: pos(fight, "a2") == (9, 9)),
        ("place p 9,9", lambda fight: (pos(fight, "p"), unit(fight, "car").pilot) == ((9, 9), "")),
        ("hatch car open", lambda fight: hatch(fight, "car") == "open"),
        ("side a2 b", lambda fight: unit(fight, "a2").side == "b"),
        ("give k.charge a2", lambda fight: where(fight, "k.charge") == "a2 right"),
        ("remove b1", lambda fight: (status(fight, "b1"), pos(fight, "b1")) == ("removed", None)),
        ("remove t", lambda fight: (status(fight, "t"), unit(fight, "car").hold) == ("removed", [])),
        ("remove car", lambda fight: (status(fight, "car", "p", "t"), where(fight, "car.autocannon")) == (
            ("removed", "ok", "ok"), "nowhere")),
        ("side p a", lambda fight: (unit(fight, "p").side, unit(fight, "car").side) == ("a", "a")),
    ],
)
def test_a_decree_holds_at_once_is_told_undone_and_replayed(words: str, look: Any) -> None:
    fight = fight_of()
    before = fight.state.clone()
    assert not look(fight)
    decree(fight, words)
    assert look(fight)
    assert [each.edit for each in told(fight, Overruled)] == [words.split()[0]]
    assert asked(fight) == ["k prepare"]
    twin = replay(RULESET, RULESET.start(encounter(**START)), fight.journal.lines())
    assert twin.state == fight.state
    fight.undo(1)
    assert fight.state == before
    fight.redo(1)
    assert look(fight)


@pytest.mark.rule("COIN-DMG-2", "COIN-DMG-4")
@pytest.mark.parametrize(
    ("words", "points", "told_of"),
    [
        ("hp p,t -1", (6, 1, 2), [("p", "2", "1", ""), ("t", "3", "2", "")]),
        ("hp [pt] 1", (6, 1, 1), [("p", "2", "1", ""), ("t", "3", "1", "")]),
        ("hp t -9", (6, 2, 0), [("t", "3", "0", "-6")]),
        ("hp p +3", (6, 2, 3), [("p", "2", "2", "5")]),
        ("hp car,p -6", (0, 0, 0), [("car", "6", "0", ""), ("p", "0", "0", "-6")]),
    ],
)
def test_hit_points_of_several_are_set_or_changed_and_what_was_done_is_told(
    words: str, points: tuple[int, ...], told_of: list[tuple[str, ...]]
) -> None:
    fight = decree(fight_of(), words)
    assert hp(fight, "car", "p", "t") == points
    assert [(each.who, each.was, each.now, each.wanted) for each in told(fight, ValueSet)] == told_of
    assert [each == 0 for each in points] == [each == "marked" for each in status(fight, "car", "p", "t")]


def test_a_pattern_means_those_on_the_table_and_a_marked_unit_comes_back_with_more_hit_points() -> None:
    fight = decree(fight_of(), "remove b1", "hp [ab]* -1")
    assert hp(fight, "a2", "b1") == (1, 0)
    decree(fight, "hp a2 -1", "hp a2 +1")
    assert (hp(fight, "a2"), status(fight, "a2")) == (1, "ok")


@pytest.mark.rule("COIN-UNIT-7")
def test_who_loses_its_mark_by_decree_has_one_hit_point_and_who_has_none_keeps_its_own() -> None:
    fight = decree(fight_of(), "status t marked", "status t ok", "status car ok")
    assert (status(fight, "t", "car"), hp(fight, "t", "car")) == (("ok", "ok"), (1, 6))


def test_another_unit_may_be_made_the_active_one() -> None:
    fight = decree(fight_of(), "active a2")
    assert asked(fight) == ["a2 prepare"]
    play(fight, "a2: run 3,3", "a2 T")
    assert pos(fight, "a2") == (3, 3)


def test_a_unit_comes_in_during_the_fight_and_can_be_chosen() -> None:
    fight = fight_of()
    assert not fight.overrule("add", like="a2", side="a", at=(60, 40), id="late")
    assert (pos(fight, "late"), hp(fight, "late"), unit(fight, "late").side) == ((15, 10), 2, "a")
    rest_of_turn(fight)
    assert allowed(fight, "a: choose late")


@pytest.mark.parametrize("words", ["place a2 5,5", "place a2 0,0", "side a2 neutral", "give k.charge car", "hp k 31"])
def test_a_decree_that_makes_no_sense_is_refused_and_changes_nothing(words: str) -> None:
    fight = fight_of()
    before = fight.ticket, fight.state.clone()
    assert fight.decree(words)
    assert (fight.ticket, fight.state) == before


@pytest.mark.rule("COIN-ACT-9", "COIN-HATCH-8")
def test_after_a_decree_the_waiting_question_knows_the_new_situation() -> None:
    fight = fight_of()
    assert allowed(fight, "k: open_hatch car")
    decree(fight, "hatch car open")
    assert "COIN-HATCH-8" in refused(fight, "k: open_hatch car")


@pytest.mark.rule("COIN-HATCH-4")
def test_a_pilot_removed_while_he_is_asked_to_oppose_is_asked_no_more() -> None:
    fight = play(fight_of(), "k: open_hatch car", "k T")
    assert asked(fight) == ["p oppose"]
    decree(fight, "hp p 0")
    assert (asked(fight), hatch(fight, "car")) == (["k prepare"], "open")


def test_a_decreed_end_is_the_result() -> None:
    fight = decree(fight_of(), "end draw")
    assert (fight.over, fight.open) == ("draw", ())
    fight.undo(1)
    assert (fight.over, asked(fight)) == ("", ["k prepare"])


def test_coins_may_be_typed_and_are_recorded_as_such() -> None:
    fight = play(fight_of(), "k: run 3,3", "k T")
    line = '{"who": "k", "dice": [1], "source": "typed", "#": '
    assert fight.journal.lines()[-1].startswith(line)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("hp a2 9", "CORE-NUMBER"),
        ("hp b1 1", "CORE-EDIT-GONE"),
        ("place b1 3,3", "CORE-EDIT-GONE"),
        ("give k.charge b1", "CORE-EDIT-GONE"),
        ("return a2 3,3", "CORE-EDIT-THERE"),
        ("return b1 5,5", "COIN-SPACE-4"),
        ("side car a", "COIN-UNIT-5"),
        ("hatch k open", "COIN-UNIT-3"),
    ],
)
def test_a_decree_that_makes_no_sense_is_refused(words: str, rule: str) -> None:
    fight = decree(fight_of(), "remove b1")
    before = fight.state.clone()
    assert [each.rule for each in fight.decree(words)] == [rule]
    assert fight.state == before


def test_a_unit_that_is_gone_may_return() -> None:
    fight = decree(fight_of(), "remove b1", "return b1 20,5")
    assert (status(fight, "b1"), hp(fight, "b1"), pos(fight, "b1")) == ("ok", 1, (20, 5))
