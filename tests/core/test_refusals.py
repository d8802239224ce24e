"""Reasons are values."""

from __future__ import annotations

import pytest

from affray.core.refusals import Refusal, refuse, rules_of


def test_a_refusal_holds_a_rule_and_facts_in_the_order_named() -> None:
    refusal = refuse("GAME-MOVE-1", who="bor", left=2)
    assert refusal == Refusal("GAME-MOVE-1", (("who", "bor"), ("left", 2)))
    assert (refusal["who"], refusal["left"]) == ("bor", 2)
    assert str(refusal) == "GAME-MOVE-1(who=bor, left=2)"
    assert str(refuse("GAME-MOVE-2")) == "GAME-MOVE-2()"
    with pytest.raises(KeyError):
        refusal["right"]


def test_equal_reasons_are_one() -> None:
    assert len({refuse("R-1", who="bor"), refuse("R-1", who="bor"), refuse("R-1", who="ada")}) == 2


def test_the_rules_of_several_keep_their_order() -> None:
    assert rules_of([refuse("R-2"), refuse("R-1"), refuse("R-2")]) == ["R-2", "R-1", "R-2"]
