"""The core carries: a list of places, delay and coming out between turns, a readied act that moves its place."""

from __future__ import annotations

from affray.core.events import Ended
from affray.core.fight import Fight
from affray.core.script import Pick
from tests.conformance.harness import asked, play, told
from tests.core.games.common import Struck, Table
from tests.core.small_games import begin


def test_who_delays_may_come_out_between_the_turns_of_others_and_keeps_the_new_place() -> None:
    fight = begin("places")
    play(fight, "a1: delay", "a1: wait", "b1: end")
    assert asked(fight) == ["a1 between"]
    play(fight, "a1: wait", "a2: end", "a1: come_out")

    assert asked(fight) == ["a1 turn"]
    assert fight.state.queue == ["b1", "a2", "a1", "b2"]
    play(fight, "a1: end", "b2: end")
    assert asked(fight) == ["b1 turn"]
    assert fight.state.round == 2


def test_a_delay_that_nobody_uses_is_lost_with_the_round() -> None:
    fight = begin("places")
    play(fight, "a1: delay", "a1: wait", "b1: end", "a1: wait", "a2: end", "a1: wait", "b2: end", "a1: wait")
    assert asked(fight) == ["a1 turn"]
    assert fight.state.apart == []


def test_between_two_turns_is_a_quiet_moment_from_which_the_fight_can_begin() -> None:
    fight = begin("places", spacing=1)
    play(fight, "a1: delay", "a1: wait", "b1: end")
    quiet = fight.snapshots[-1]
    assert quiet.state.stage == "between"

    cold: Fight[Table] = Fight(fight.ruleset, quiet.state)

    assert asked(cold) == ["a1 between"]
    play(cold, "a1: come_out")
    assert asked(cold) == ["a1 turn"]


def test_a_readied_act_comes_first_and_moves_the_place() -> None:
    fight = begin("places")
    play(fight, "a1: end", "b1: ready", "a2: strike b2")
    assert asked(fight) == ["b1 readied"]

    play(fight, "b1: fire", "3", "4")

    assert [(blow.by, blow.target) for blow in told(fight, Struck)] == [("b1", "a2"), ("a2", "b2")]
    assert fight.state.queue == ["a1", "b1", "a2", "b2"]
    play(fight, "b2: end", "a1: end")
    assert asked(fight) == ["b1 turn"], "its new place is before the one it interrupted"


def test_a_readied_act_moves_the_place_from_behind_to_before() -> None:
    fight = begin("places")
    play(fight, "a1: end", "b1: end", "a2: end", "b2: ready")
    play(fight, "a1: strike b1", "b2: fire", "2", "2")
    assert fight.state.queue == ["b2", "a1", "b1", "a2"]


def test_who_falls_to_a_readied_act_does_not_act() -> None:
    fight = begin("places")
    assert not fight.overrule("hp", of="a2", to=1)
    play(fight, "a1: end", "b1: ready", "a2: strike b2", "b1: fire", "6")
    assert [blow.by for blow in told(fight, Struck)] == ["b1"]
    assert asked(fight) == ["b2 turn"]


def test_a_guard_lasts_until_the_own_turn_begins_again() -> None:
    fight = begin("places")
    play(fight, "a1: guard", "b1: strike a1", "6")
    assert told(fight, Struck)[-1].harm == 0
    play(fight, "a2: end", "b2: end")
    assert told(fight, Ended) == [Ended("a1", "guarded", rules=("PLACES-GUARD",))]
    play(fight, "a1: end", "b1: strike a1", "6")
    assert told(fight, Struck)[-1].harm == 2


def test_delay_and_death_cannot_lose_a_duration() -> None:
    fight = begin("places")
    play(fight, "a1: guard", "b1: delay", "b1: wait")
    assert not fight.overrule("hp", of="a1", to=0)
    play(fight, "a2: end", "b1: come_out", "b1: end", "b2: end")
    assert told(fight, Ended), "the dead do not act, but their turn is called"
    assert asked(fight) == ["a2 turn"]


def test_come_out_is_refused_in_a_turn() -> None:
    fight = begin("places")
    play(fight, "a1: delay", "a1: wait")
    assert fight.answer(Pick("a1", "come_out"))
