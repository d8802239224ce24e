"""The core carries: secret declarations, a count-down rolled anew each round, waiting as data, interrupts."""

from __future__ import annotations

from affray.core.events import NotOffered
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Thrown
from tests.conformance.harness import asked, play, told
from tests.core.games.common import Struck, Table, Told
from tests.core.small_games import begin


def counted(declared: dict[str, str], counts: dict[str, int]) -> Fight[Table]:
    """A first round in which everybody has declared this and thrown that."""
    fight = begin("countdown")
    play_unfinished(fight, *(f"{who}: {text}" for who, text in declared.items()))
    for who, count in counts.items():
        assert not fight.answer(Thrown(who, (count,), "typed"))
    return fight


def play_unfinished(fight: Fight[Table], *lines: str) -> None:
    """Answers after which dice may be wanted."""
    for line in lines:
        who, _, text = line.partition(":")
        assert not fight.say(who, text), line


def acts(fight: Fight[Table]) -> list[str]:
    return [event.who for event in told(fight, Told) if event.what == "acts"]


HOLD = dict.fromkeys(("a1", "b1", "a2", "b2"), "hold")


def test_declarations_may_arrive_in_any_order() -> None:
    said = ("a1: charge b1", "b1: hold", "a2: wait_for a1", "b2: hold")
    one, two = begin("countdown"), begin("countdown")
    play_unfinished(one, *said)
    play_unfinished(two, *reversed(said))
    assert one.state == two.state
    assert one.log() == two.log()


def test_nothing_is_true_or_told_until_everybody_has_declared() -> None:
    fight = begin("countdown")
    play(fight, "a2: hold", "b1: charge a1")
    assert fight.state.notes == {}
    assert fight.log() == []
    assert asked(fight) == ["a1 declare", "b2 declare"]


def test_who_has_declared_is_not_asked_again() -> None:
    fight = begin("countdown")
    play(fight, "a2: hold")
    assert rules_of(fight.say("a2", "charge b1")) == ["SMALL-TURN"]


def test_an_overruling_among_declarations_keeps_those_given() -> None:
    fight = begin("countdown")
    play(fight, "a1: hold")
    assert not fight.overrule("hp", of="b2", to=0)
    assert asked(fight) == ["b1 declare", "a2 declare"], "the dead declare nothing"
    play_unfinished(fight, "b1: hold", "a2: hold")
    assert list(fight.state.notes) == ["a1", "b1", "a2"]


def test_numbers_are_called_downwards_and_thrown_anew_each_round() -> None:
    fight = counted(HOLD, {"a1": 2, "b1": 6, "a2": 4, "b2": 6})
    assert acts(fight) == ["b1", "b2", "a2", "a1"]
    assert asked(fight) == ["a1 declare", "b1 declare", "a2 declare", "b2 declare"]
    assert fight.state.round == 2


def test_who_waits_acts_directly_after_the_other_whatever_he_has_thrown() -> None:
    fight = counted({**HOLD, "b1": "wait_for a1"}, {"a1": 3, "b1": 6, "a2": 3, "b2": 5})
    assert acts(fight) == ["b2", "a1", "b1", "a2"]


def test_waiting_is_an_entry_in_the_state_not_a_script_that_hangs() -> None:
    fight = counted({**HOLD, "a1": "charge b2", "b1": "wait_for a1"}, {"a1": 3, "b1": 6, "a2": 3, "b2": 5})
    assert asked(fight) == ["a1 blow"]
    assert fight.state.queue == ["b1", "a2"]


def test_who_waits_in_vain_acts_when_nothing_is_left_to_count() -> None:
    fight = counted({**HOLD, "a1": "wait_for b1", "b1": "wait_for a1"}, {"a1": 3, "b1": 6, "a2": 3, "b2": 5})
    assert acts(fight) == ["b2", "a2", "a1", "b1"]


def test_those_who_hold_interrupt_a_charge_the_quickest_first() -> None:
    fight = counted({**HOLD, "a1": "charge b1"}, {"a1": 6, "b1": 2, "a2": 1, "b2": 5})
    assert asked(fight) == ["b2 charge"]
    play(fight, "b2: set_spear", "2", "b1: decline", "4")
    assert [(blow.by, blow.target) for blow in told(fight, Struck)] == [("b2", "a1"), ("a1", "b1")]


def test_a_charge_ends_where_the_charger_falls() -> None:
    fight = counted({**HOLD, "a1": "charge b1"}, {"a1": 6, "b1": 2, "a2": 1, "b2": 5})
    play(fight, "b2: set_spear", "6")
    assert [blow.by for blow in told(fight, Struck)] == ["b2"]
    assert acts(fight) == ["b2", "b1", "a2"], "b1 is not asked any more, its number comes as ever"


def test_every_rule_by_which_the_right_was_lost_is_told() -> None:
    fight = counted({**HOLD, "a1": "charge b1", "b2": "wait_for a2"}, {"a1": 5, "b1": 6, "a2": 6, "b2": 1})
    assert NotOffered("b1", "charge", rules=("COUNT-ACTED",)) in told(fight, NotOffered)
    assert NotOffered("b2", "charge", rules=("COUNT-ACTED", "COUNT-BUSY")) in told(fight, NotOffered)
    assert asked(fight) == ["a1 blow"], "nobody is left to interrupt"


def test_a_right_that_was_used_is_refused_by_the_rule_of_its_use() -> None:
    fight = counted({**HOLD, "a1": "charge b1", "a2": "charge b1"}, {"a1": 6, "b1": 2, "a2": 5, "b2": 3})
    play(fight, "b2: set_spear", "1", "b1: decline", "1")
    assert asked(fight) == ["b1 charge"]
    assert rules_of(fight.why_not("b2", "set_spear")) == ["COUNT-SET"]
