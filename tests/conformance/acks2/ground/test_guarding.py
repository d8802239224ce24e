"""Whom a shield protects: oneself, or one ally behind or to the left."""

from __future__ import annotations

import pytest

from affray.rulesets.acks2.model.events import SaveRolled
from affray.rulesets.acks2.model.scenario import EffectEntry
from tests.conformance.acks2.ring import allowed, orc, ring, saving, say, someone, spell
from tests.conformance.harness import told


@pytest.mark.rule("ACKS-ACT-8")
@pytest.mark.parametrize(("saver", "bonus"), [("a", 2), ("d", 0)])
def test_the_shield_helps_the_one_it_protects_against_blasts(saver: str, bonus: int) -> None:
    burst = spell("burst", EffectEntry(kind="damage", dice="1d6"), save=saving("blast", "half"))
    fight = ring(
        someone("d", at=(0, 1), shield=True), someone("a", at=(0, 0)), orc("m", at=(0, 8), spells=[burst]),
        numbers="d=9 a=8 m=5", declare={"m": "cast burst"},
    )  # fmt: skip
    say(fight, "d: defend a", "a: pass", "m: cast", f"m: target {saver}", f"{saver} d20 10")
    assert told(fight, SaveRolled)[-1].total.total == 10 + bonus


@pytest.mark.rule("ACKS-ACT-8", "ACKS-FACE-2")
@pytest.mark.parametrize(
    ("facing", "where", "fine"),
    [("N", (-1, 0), True), ("N", (-1, 1), False), ("N", (-1, -1), True), ("N", (1, -1), True), ("N", (1, 0), False),
    ("NE", (-1, 1), True), ("NE", (0, 1), False), ("NE", (-1, 0), True), ("NE", (1, -1), False)],
)  # fmt: skip
def test_an_ally_before_ones_front_is_not_protected(facing: str, where: tuple[int, int], fine: bool) -> None:
    fight = ring(
        someone("d", facing=facing), someone("a", at=where), orc("o", at=(9, 9)), numbers="d=5 a=4 o=3"
    )  # fmt: skip
    assert allowed(fight, "d: defend a") is fine


@pytest.mark.rule("ACKS-ACT-8")
def test_where_nobody_has_flanks_the_shield_arm_is_still_the_left_one() -> None:
    allies = [someone("l", at=(-1, 1)), someone("r", at=(1, 1))]
    fight = ring(someone("d"), *allies, orc("o", at=(9, 9)), numbers="d=5 l=4 r=3 o=2", facing_arcs="none")
    assert [allowed(fight, f"d: defend {name}") for name in "lr"] == [True, False]
