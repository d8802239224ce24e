"""The core carries: one roll for the order of the whole fight, and reactions that nest, the last one first."""

from __future__ import annotations

from affray.core.events import NotOffered
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Thrown
from affray.core.timing import Lasting
from tests.conformance.harness import answer, asked, play, told
from tests.core.games.common import Struck, Table
from tests.core.small_games import begin, two_sides


def in_order(*names: str, hp: int = 3) -> Fight[Table]:
    """Two against two who act in this order."""
    fight = begin("reactions", two_sides(0, 0, 0, 0, hp=hp))
    for number, name in enumerate(names):
        assert not fight.answer(Thrown(name, (20 - number,), "typed"))
    return fight


def windows(fight: Fight[Table]) -> list[str]:
    return [window.name for window in fight.scene.windows]


def test_everybody_rolls_at_once_and_only_once_in_the_fight() -> None:
    fight = begin("reactions")
    assert asked(fight) == ["a1 order", "b1 order", "a2 order", "b2 order"]

    play(fight, "b2: 17", "a1: 3", "a2: 12", "b1: 12")

    assert fight.state.queue == ["b2", "b1", "a2", "a1"]
    play(fight, "b2: end", "b1: end", "a2: end", "a1: end")
    assert asked(fight) == ["b2 turn"]
    assert fight.state.round == 2


def test_windows_nest_and_the_last_reaction_is_settled_first() -> None:
    fight = in_order("a1", "b1", "a2", "b2")

    play(fight, "a1: strike b1", "b1: counter", "a1: decline", "a2: counter", "b1: cheer", "b2: decline", "6 | 2")
    play(fight, "b2: decline", "4")

    blows = [(blow.by, blow.target, blow.harm) for blow in told(fight, Struck)]
    assert blows == [("a2", "b1", 2), ("b1", "a1", 0), ("a1", "b1", 1)]
    assert windows(fight) == []


def test_a_window_inside_a_window_is_on_top_of_the_stack() -> None:
    fight = in_order("a1", "b1", "a2", "b2")
    play(fight, "a1: strike b1")
    assert windows(fight) == ["struck"]
    play(fight, "b1: counter")
    assert windows(fight) == ["struck", "struck"]
    assert asked(fight) == ["a1 struck"]
    play(fight, "a1: decline", "a2: decline", "1")
    assert windows(fight) == ["struck"]
    assert asked(fight) == ["b2 struck"]


def test_a_window_closes_when_what_it_interrupts_cannot_go_on() -> None:
    fight = in_order("a1", "b1", "b2", "a2", hp=2)
    play(fight, "a1: step 5", "b1: punish", "a1: decline", "a2: decline", "6")

    assert fight.state.fighters["a1"].place == 0
    assert asked(fight) == ["b1 turn"], "b2 would have been next in the window, but nobody is leaving any more"
    assert windows(fight) == []


def test_an_outer_act_falls_away_with_its_target() -> None:
    fight = in_order("a1", "b1", "b2", "a2", hp=2)
    play(fight, "a1: strike b1", "b1: decline", "b2: counter", "a1: counter", "b1: decline", "b2: decline", "6 | 6")
    assert not fight.state.alive("b2"), "a1 was quicker than the counter, and a2 is not asked about it any more"
    assert [(blow.by, blow.target) for blow in told(fight, Struck)] == [("a1", "b2"), ("a1", "b1")]


def test_a_lost_reaction_keeps_the_rule_by_which_it_was_lost() -> None:
    fight = in_order("a1", "a2", "b1", "b2")
    play(fight, "a1: step 5", "b1: punish", "a1: decline", "a2: decline", "1", "b2: decline", "a1: end")
    play(fight, "a2: step 4")

    assert asked(fight) == ["b2 leaving"], "b1 has reacted already"
    assert told(fight, NotOffered)[-1] == NotOffered("b1", "leaving", rules=("REACT-ONCE",))
    assert rules_of(fight.why_not("b1", "punish")) == ["REACT-ONCE"]
    assert rules_of(fight.why_not("b1", "strike", target="a2")) == ["SMALL-TURN"], "the window knows of no such thing"


def test_who_has_another_open_option_is_asked_and_not_told_to_be_left_out() -> None:
    fight = in_order("a1", "a2", "b1", "b2")
    play(fight, "a1: strike b1", "b1: counter", "a1: cheer", "a2: cheer", "1", "b2: decline", "1")

    play(fight, "a1: strike b1")

    assert asked(fight) == ["b1 struck"]
    assert rules_of(fight.why_not("b1", "counter")) == ["REACT-ONCE"]
    assert told(fight, NotOffered) == []
    play(fight, "b1: cheer")


def test_when_nobody_can_react_no_window_opens_but_the_reasons_are_told() -> None:
    fight = in_order("a1", "a2", "b1", "b2")
    play(fight, "a1: step 5", "b1: punish", "a1: decline", "a2: decline", "1", "b2: punish", "a1: decline")
    play(fight, "a2: decline", "1", "a1: end")
    play(fight, "a2: step 4")

    assert asked(fight) == ["a2 turn"]
    assert [event.who for event in told(fight, NotOffered)][-2:] == ["b1", "b2"]


def test_the_place_of_the_dead_still_comes_so_that_durations_end_there() -> None:
    fight = in_order("a1", "b1", "a2", "b2")
    until = fight.state.timing.next("turn start", "b1", 2)
    fight.state.timing.begin(Lasting("a1", "cursed", until, "REACT-CURSE", by="b1"))
    play(fight, "a1: end", "b1: end", "a2: end", "b2: end")
    assert not fight.overrule("hp", of="b1", to=0)
    assert fight.state.timing.has("a1", "cursed")

    play(fight, "a1: end")

    assert not fight.state.timing.has("a1", "cursed")
    assert fight.log()[-1].rules == ("REACT-CURSE",)
    assert asked(fight) == ["a2 turn"]


def test_an_answer_in_a_window_may_leave_dice_open() -> None:
    fight = in_order("a1", "b1", "a2", "b2")
    answer(fight, "a1: strike b1")
    answer(fight, "b1: decline")
    answer(fight, "b2: decline")
    assert asked(fight) == ["a1 strike"]
    assert windows(fight) == [], "the window is over before the blow falls"
