"""Defensive movement: withdraw and retreat lead away from those who engage."""

from __future__ import annotations

import pytest

from affray.rulesets.acks2.actions import ACTIONS
from tests.conformance.acks2.ring import allowed, at, orc, placed, play, refused, ring, someone
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
    play(fight, "k: attack o with sword", "k d20 19 | k d6 6")
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


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-3")
@pytest.mark.parametrize("what", ["withdraw", "retreat"])
def test_no_step_leads_nearer_to_anybody_who_engaged_and_the_first_leads_farther_off(what: str) -> None:
    fight = ring(
        someone("f", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="f=4 o=3 p=1", declare={"f": what}
    )
    rule = "ACKS-DEFMOV-2" if what == "withdraw" else "ACKS-DEFMOV-3"
    assert rule in refused(fight, f"f: {what} 1,1 2,1")  # the first step keeps the distance
    assert rule in refused(fight, f"f: {what} 0,-1 0,-2 1,-1")  # the last one comes nearer
    assert allowed(fight, f"f: {what} 1,0 2,0")  # sideways, but farther off with every step
    assert allowed(fight, f"f: {what} 1,-1 2,-2")


@pytest.mark.rule("ACKS-DEFMOV-2")
def test_a_far_square_is_reached_by_a_way_that_leads_away() -> None:
    fight = ring(
        someone("f", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="f=4 o=3 p=1",
        declare={"f": "retreat"},
    )  # fmt: skip
    play(fight, "f: retreat 3,-6")
    assert at(fight, "f") == (3, -6)


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-7")
def test_who_is_no_longer_engaged_may_withdraw_anywhere() -> None:
    fight = ring(
        someone("f", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="f=4 o=3 p=1",
        declare={"f": "withdraw"},
    )  # fmt: skip
    assert not fight.decree(placed("place o 9,0"))
    assert allowed(fight, "f: withdraw 1,1 2,1")


@pytest.mark.rule("ACKS-DEFMOV-3", "ACKS-MOVE-12")
def test_a_retreat_off_the_map_leads_away_too() -> None:
    fight = ring(
        someone("f", at=(0, -30)), orc("o", at=(0, -29)), orc("p", at=(9, 9)), numbers="f=4 o=3 p=1",
        declare={"f": "retreat"},
    )  # fmt: skip
    assert allowed(fight, "f: retreat 0,-31")
    other = ring(
        someone("f", at=(0, -30), facing="E"), orc("o", at=(1, -30), facing="W"), orc("p", at=(9, 9)),
        numbers="f=4 o=3 p=1", declare={"f": "retreat"},
    )  # fmt: skip
    assert allowed(other, "f: retreat -1,-31")
    assert "ACKS-DEFMOV-3" in refused(other, "f: retreat 1,-31")


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-3")
def test_which_way_leads_to_a_far_square() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1)), numbers="h=5 o=1", declare={"h": "retreat"})
    offered = [*ACTIONS["retreat"].fields(fight.scene, "h")["path"].some()]
    assert all(path[0][1] <= 30 for path in offered)
    assert ((30, 29),) in offered
    assert not any(path[0] in ((30, 31), (31, 31)) for path in offered)
    assert allowed(fight, "h: retreat 0,-5")
    assert allowed(fight, "h: retreat 3,-5")


@pytest.mark.rule("ACKS-DEFMOV-3")
@pytest.mark.parametrize(
    ("path", "end"),
    [("0,-2 3,-5", (3, -5)), ("0,-3 0,-4 -2,-6", (-2, -6)), ("0,-1 0,-5", (0, -5)), ("0,-1", (0, -1)),
     ("1,-1", (1, -1))],
)  # fmt: skip
def test_a_retreat_by_waypoints_goes_on_to_the_last(path: str, end: tuple[int, int]) -> None:
    fight = ring(
        someone("f"), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="f=4 o=3 p=1", declare={"f": "retreat"}
    )
    play(fight, f"f: retreat {path}")
    assert at(fight, "f") == end


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-3")
@pytest.mark.parametrize("end", [(-2, 1), (2, 1), (-2, 2), (-1, 3)])
def test_to_a_far_square_beside_the_enemy_it_goes_a_way_that_leads_away(end: tuple[int, int]) -> None:
    fight = ring(
        someone("f"), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="f=4 o=3 p=1", declare={"f": "retreat"}
    )
    play(fight, f"f: retreat {end[0]},{end[1]}")  # the shortest way passes right by it
    assert at(fight, "f") == end
