"""What burns and who sleeps: the computer player rolls out flames that would fell it, and wakes its friends."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.scenario import ConditionEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import throw
from tests.conformance.starfinder.boarding import ada, boarding, bor, del_


def choice(fight: Fight[Combat]) -> str:
    """What the computer does now; the rules allow it."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = RULESET.player()(fight, question)
    assert not fight.refusals(pick)
    return pick.do


@pytest.mark.rule("SF-COND-14")
def test_a_friend_who_sleeps_is_woken() -> None:
    sleeps = ["asleep"]
    assert choice(boarding(ada(at=(4, 5)), del_(at=(5, 5), conditions=sleeps), bor(at=(5, 6)))) == "wake"
    assert choice(boarding(ada(at=(4, 5)), del_(at=(9, 5), conditions=sleeps), bor(at=(5, 6)))) != "wake", "too far"


@pytest.mark.rule("SF-COND-23")
@pytest.mark.parametrize(("hp", "does"), [(10, "douse"), (25, "full_attack")])
def test_flames_are_rolled_out_by_whom_they_would_fell(hp: int, does: str) -> None:
    """Others fight on: a save at the end of each turn is free."""
    burning = [ConditionEntry(id="burning", value="2d6")]
    fight = boarding(ada(at=(4, 5), hp=hp, sp=0, conditions=burning), bor(at=(5, 5)))
    throw(fight, "ADA 2d6 2 3")
    assert choice(fight) == does
