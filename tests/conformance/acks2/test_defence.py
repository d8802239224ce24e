"""Defensive movement: withdraw and retreat lead away from those who engage."""

from __future__ import annotations

import pytest

from tests.conformance.acks2.ring import allowed, orc, play, refused, ring, someone
from tests.conformance.harness import asked


@pytest.mark.rule("ACKS-DEFMOV-2")
def test_a_withdrawal_leads_away_from_the_enemies_not_behind_them() -> None:
    fight = ring(
        someone("f", at=(0, 0)),
        orc("o", at=(0, 1)),
        orc("p", at=(9, 9)),
        numbers="f=4 o=3 p=1",
        declare={"f": "withdraw"},
    )
    assert allowed(fight, "f: withdraw 0,-1 0,-2")
    assert "ACKS-DEFMOV-2" in refused(fight, "f: withdraw 1,1 0,2 facing S")


@pytest.mark.rule("ACKS-DEFMOV-7", "ACKS-DECL-12")
def test_a_declared_retreat_is_only_a_permission() -> None:
    fight = ring(
        someone("f", at=(0, 0)),
        someone("k", at=(1, 0), facing="NW"),
        orc("o", at=(0, 1), hp=1),
        orc("p", at=(9, 9)),
        numbers="k=6 f=4 o=3 p=1",
        declare={"f": "retreat"},
    )
    play(fight, "k: attack o with sword", "19 | 6")
    assert asked(fight)[0].startswith(("f segment", "k cleave"))
    assert allowed(fight, "f: retreat 0,-1 0,-2")
    assert allowed(fight, "f: march 0,3")
    assert allowed(fight, "f: charge p")


@pytest.mark.rule("ACKS-DEFMOV-5")
def test_a_withdrawal_without_a_way_out_is_refused() -> None:
    # corner: f engaged by one orc; another arrives and closes the way
    fight = ring(
        someone("f", at=(0, 0)),
        orc("o", at=(0, 1)),
        orc("p", at=(6, 0), facing="W"),
        numbers="p=6 f=4 o=3",
        declare={"f": "withdraw"},
        walls=[(-1, -1), (0, -1), (1, -1), (2, -1), (-1, 0), (-1, 1), (-1, 2)],
    )
    assert asked(fight) == ["p segment"]
    play(fight, "p: march 1,0 facing W")
    assert asked(fight) in (["p segment"], ["f turn"])
    play(fight, "p: pass")
    assert "ACKS-DEFMOV-5" in refused(fight, "f: withdraw 2,0")
    assert allowed(fight, "f: attack o with sword")


@pytest.mark.rule("ACKS-DEFMOV-3")
def test_a_retreat_leads_away() -> None:
    fight = ring(
        someone("f", at=(0, 0)),
        orc("o", at=(0, 1)),
        orc("p", at=(9, 9)),
        numbers="f=4 o=3 p=1",
        declare={"f": "retreat"},
    )
    assert not allowed(fight, "f: retreat 1,1 1,2 1,3 1,4")
