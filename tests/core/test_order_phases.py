"""The core carries: phases in which both sides decide, and what one phase leaves to the next in the state."""

from __future__ import annotations

from affray.core.refusals import rules_of
from tests.conformance.harness import asked, play, refused
from tests.core.small_games import begin


def test_both_sides_choose_then_each_acts_and_the_other_defends() -> None:
    fight = begin("phases")
    seen = []
    for line in ("a: choose a1", "b: choose b2"):
        seen += asked(fight)
        assert not fight.say(*line.split(": "))
    seen += asked(fight)
    play(fight, "a1 3d6 6 6 1")
    seen += asked(fight)
    play(fight, "a1: deal b1=2")
    seen += asked(fight)
    assert not fight.say("b", "end")
    seen += asked(fight)
    assert seen == ["a choose", "b choose", "a1 act", "a1 deal", "b defend", "b2 act"]


def test_damage_waits_for_the_end_of_the_defence() -> None:
    fight = begin("phases")
    fight.say("a", "choose a1")
    fight.say("b", "choose b1")
    play(fight, "a1 3d6 6 6 6", "a1: deal b1=2 b2=1")
    assert [fight.state.fighters[who].hp for who in ("b1", "b2")] == [3, 3]
    play(fight, "b: shield b1", "b1 T")
    assert asked(fight) == ["b defend"], "b2 may still defend"
    fight.say("b", "end")
    assert [fight.state.fighters[who].hp for who in ("b1", "b2")] == [2, 2]


def test_what_phases_refuse() -> None:
    fight = begin("phases")
    fight.say("a", "choose a1")
    assert rules_of(fight.why_not("a", "choose", fighter="a2")) == ["PHASES-FINAL"]
    fight.say("b", "choose b1")
    play(fight, "a1 3d6 6 6 1")
    assert refused(fight, "a1: deal b1=3") == ["PHASES-HITS"]
    assert refused(fight, "a1: deal b1=2 a2=1") == ["PHASES-FOE", "PHASES-HITS"]
    play(fight, "a1: deal b1=2")
    assert refused(fight, "b: shield b2") == ["PHASES-NOT-HIT"]


def test_whoever_fell_before_his_phase_does_not_act() -> None:
    fight = begin("phases")
    fight.say("a", "choose a1")
    fight.say("b", "choose b1")
    assert not fight.overrule("hp", of="b1", to=1)
    play(fight, "a1 3d6 6 1 1", "a1: deal b1=1", "b: end")
    assert asked(fight) == ["a choose"], "a new round: nobody acts or defends for b"
    assert fight.state.round == 2
