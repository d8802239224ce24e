"""One refusal, the right id: of several violated rules the one that stands first in the table is given."""

from __future__ import annotations

import pytest

from affray.rulesets.eclipse_phase.catalogue import PRECEDENCE
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    barred,
    carrying,
    firefight,
    gun,
    play,
    points,
    ruled,
    shot,
    someone,
)
from tests.conformance.harness import asked

TABLE = """
DECL-7 TAKE-6 TAKE-7 TAKE-11 TAKE-10 TAKE-3 TAKE-8 INTR-1 TIE-8 DELAY-7 DELAY-5 DELAY-25 INTR-8 INTR-7 DELAY-14 EXTRA-14
EXTRA-3 EXTRA-4 EXTRA-5 EXTRA-13 EXTRA-15 SURP-3 EXTRA-17 EXTRA-12 EXTRA-2 EXTRA-10 EXTRA-11 DECL-5 ACT-2 MOVE-2 ACT-8
RANGE-8 RANGE-9 ATK-13 POOL-6 POOL-14 WOUND-5
"""


@pytest.mark.rule("EP-DECL-8")
def test_the_table() -> None:
    assert [f"EP-{each}" for each in TABLE.split()] == [*PRECEDENCE]


@pytest.mark.rule("EP-DECL-8", "EP-ACT-2", "EP-ACT-8", "EP-RANGE-8", "EP-RANGE-9")
def test_attacks_wrong_in_several_ways() -> None:
    empty = gun("empty", ammo=16)
    fight = firefight(
        someone("a", 12, at=0, weapons=[gun("pistol"), empty, gun("far", ready=False)], ammo={"empty": 1, "far": 1}),
        someone("b", 10, at=8),
    )  # fmt: skip
    play(fight, "a: act none")
    assert ruled(fight, shot("a", "b", "BF_hit", "far")) == "EP-ACT-8", "not ready, and too few shots"
    play(fight, "a: quick_aim b empty")
    assert ruled(fight, shot("a", "b", "BF_hit", "empty")) == "EP-RANGE-8", "too few shots, and quick-aimed"
    play(fight, shot("a", "b", "SA", "empty"), MISS)
    assert ruled(fight, shot("a", "b", "BF_hit", "far")) == "EP-ACT-2", "above all of these"


@pytest.mark.rule("EP-DECL-8", "EP-DELAY-14", "EP-EXTRA-14", "EP-EXTRA-4")
def test_extra_actions_wrong_in_several_ways() -> None:
    fight = carrying(someone("b", 12, vigor=1), someone("c", 10), someone("a", 8, vigor=1))
    play(fight, "b: decline", "b: pass", "c: pass", "a: delay standby")
    while asked(fight) == ["a window"]:
        play(fight, "a: wait")
    assert asked(fight) == ["b extra"]
    assert barred(fight, "a", "full_defense", pool="vigor") == "EP-DELAY-14", "a carried slot, and still delaying"
    assert barred(fight, "c", "full_defense", pool="vigor") == "EP-EXTRA-4", "not its place, and no point"
    assert points(fight, "a", "vigor") == 1


@pytest.mark.rule("EP-EXTRA-14", "EP-EXTRA-3")
def test_an_extra_action_of_one_who_has_not_gone() -> None:
    fight = firefight(someone("a", 12), someone("b", 10, vigor=1))
    play(fight, "b: decline")
    assert asked(fight) == ["a slot"]
    assert barred(fight, "b", "full_defense", pool="vigor") == "EP-EXTRA-14"


@pytest.mark.rule("EP-EXTRA-13", "EP-EXTRA-5")
def test_saving_an_extra_action() -> None:
    fight = firefight(someone("a", 12, vigor=3), someone("b", 10))
    play(fight, "a: decline", "a: pass", "b: pass")
    assert ruled(fight, "a: delay standby") == "EP-EXTRA-13"


@pytest.mark.rule("EP-DECL-7")
def test_the_unable_stand_above_everything() -> None:
    fight = firefight(someone("a", 12, start=["unconscious"], vigor=1), someone("b", 10), someone("c", 4, side="red"))
    assert asked(fight) == ["b slot"]
    for do, values in (("act", {"move": "none"}), ("delay", {}), ("full_defense", {"pool": "moxie"})):
        assert barred(fight, "a", do, **values) == "EP-DECL-7"
