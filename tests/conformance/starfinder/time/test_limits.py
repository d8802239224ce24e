"""What a turn has room for, and what conditions leave of it (SF-ACT, SF-COND)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.time.economy import affordable
from tests.conformance.harness import allowed, asked, play, refused
from tests.conformance.starfinder.boarding import ada, boarding, budget, decree, one
from tests.conformance.starfinder.crews import SIZE, glaive, hex_, mir, sul, tav


@pytest.mark.rule("SF-COND-16")
def test_staggered_in_the_middle_of_a_turn() -> None:
    f = boarding(mir(at=(0, 0)), hex_(at=(10, 0)), order="MIR HEX", size=SIZE)
    play(f, "MIR: move 0,1")
    decree(f, "condition MIR staggered")
    assert refused(f, "MIR: attack HEX with pistol")[0] == "SF-COND-16"
    assert allowed(f, "MIR: drop_prone")


@pytest.mark.rule("SF-COND-19")
def test_nauseated_leaves_one_move_action() -> None:
    f = boarding(mir(at=(0, 0), conditions=["nauseated"]), hex_(at=(10, 0)), order="MIR HEX", size=SIZE)
    assert refused(f, "MIR: attack HEX with pistol")[0] == "SF-COND-19"
    assert refused(f, "MIR: drop_prone")[0] == "SF-COND-19"
    play(f, "MIR: move 0,1")
    assert refused(f, "MIR: move 0,2")[0] == "SF-COND-19"


@pytest.mark.rule("SF-ACT-5")
@pytest.mark.rule("SF-TDEF-2")
def test_no_total_defense_after_fighting_defensively() -> None:
    f = boarding(tav(at=(3, 3)), hex_(at=(4, 3)), order="TAV HEX", size=SIZE)
    play(f, "TAV: attack HEX with knife defensively yes", "TAV d20 2")
    assert refused(f, "TAV: total_defense")[0] in ("SF-ACT-5", "SF-TDEF-2")


@pytest.mark.rule("SF-ACT-5")
def test_three_swift_actions_in_place_of_the_others() -> None:
    f = boarding(glaive(at=(0, 0)), hex_(at=(10, 0)), order="TAV HEX", size=SIZE)
    play(f, "TAV: change_grip glaive", "TAV: change_grip glaive", "TAV: change_grip glaive")
    assert budget(f, "TAV") == "r"
    assert refused(f, "TAV: change_grip glaive") == ["SF-ACT-5"]


@pytest.mark.rule("SF-MACT-6")
def test_one_item_is_handled_per_move() -> None:
    f = boarding(mir(at=(0, 5)), hex_(at=(14, 5)), order="MIR HEX", size=SIZE)
    assert refused(f, "MIR: move 1,5 draw knife sheathe pistol") == ["SF-MACT-6"]


@pytest.mark.rule("SF-FDEF-4")
def test_there_is_no_casting_defensively() -> None:
    f = boarding(sul(at=(5, 5)), hex_(at=(4, 5)), order="SUL HEX", size=SIZE)
    assert refused(f, "SUL: cast spark defensively yes") == ["SF-FDEF-4"]


@pytest.mark.rule("SF-COND-22")
def test_the_confused_attack_who_attacked_them_last() -> None:
    f = boarding(
        tav(at=(5, 5)), mir(at=(5, 6)), hex_(at=(4, 5), conditions=["confused"]), order="TAV MIR HEX", size=SIZE
    )
    play(f, "TAV: attack HEX with knife", "TAV d20 1", "TAV: end", "MIR: end")
    assert asked(f) == ["HEX turn"]
    assert refused(f, "HEX: attack MIR with sabre")
    play(f, "HEX: attack TAV with sabre", "HEX d20 1")


@pytest.mark.rule("SF-COND-19", "SF-ACT-5", "SF-ACT-8", "SF-COND-16")
@pytest.mark.parametrize(
    ("condition", "left", "payable"),
    [
        ("", "smw", "full standard move swift"), ("", "mw", "move swift"), ("", "s", "standard move swift"),
        ("", "m", "move swift"), ("", "w", "swift"), ("", "", ""), ("", "sm", "standard move swift"),
        ("nauseated", "smw", "move"), ("nauseated", "mw", ""), ("nauseated", "s", ""),
        ("staggered", "smw", "standard move swift"), ("staggered", "sw", "swift"),
    ],
)  # fmt: skip
def test_what_can_still_be_paid_for(condition: str, left: str, payable: str) -> None:
    fighter = one(ada(conditions=[condition] if condition else []))
    fighter.budget.standard, fighter.budget.move, fighter.budget.swift = ("s" in left, "m" in left, "w" in left)
    assert [cost for cost in ("full", "standard", "move", "swift") if affordable(fighter, cost)] == payable.split()
