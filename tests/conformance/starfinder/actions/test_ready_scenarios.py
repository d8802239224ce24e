"""Readied actions in the scenarios of the specification (SF-READY)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import AttackDeclared, ReadiedLost, SpellLost, TookEffect
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    door,
    fighter,
    hp,
    pass_to,
    piker,
    places,
    rat,
    rifleman,
    rolled,
    sp,
    struck,
)


def spear_hedge() -> Fight[Combat]:
    """ADA has readied her pike against whoever comes; round 2 begins with BOR."""
    fight = boarding(
        bor(at=(6, 0)), piker(at=(2, 0)), rat(at=(20, 9)), order="BOR 15 ADA 12 RAT 6", turn="ADA", round=1
    )
    return play(fight, "ADA: ready attack event enters_reach who opponent with pike", "ADA: end", "RAT: end")


@pytest.mark.scenario("SF-EX-27")
def test_a_readied_attack_in_the_next_round() -> None:
    fight = spear_hedge()
    play(fight, "BOR: move 5,0 4,0 3,0")
    assert (asked(fight), at(fight, "BOR")) == (["ADA after"], (4, 0))
    play(fight, "ADA: perform BOR", "ADA d20 8 | ADA d8 5")
    assert (struck(fight), hp(fight, "BOR"), asked(fight)) == ((15, 15, True), 16, ["ADA opportunity"])
    play(fight, "ADA: attack_of_opportunity with pike", "ADA d20 2")
    assert (at(fight, "BOR"), places(fight)) == ((3, 0), [("BOR", 15), ("ADA", 15), ("RAT", 6)])
    play(fight, "BOR: end")
    assert asked(fight) == ["RAT turn"]
    play(fight, "RAT: end", "BOR: end")
    assert (asked(fight), fight.state.round) == (["ADA turn"], 3)


@pytest.mark.scenario("SF-EX-28")
@pytest.mark.rule("SF-READY-7")
def test_a_readied_action_is_lost() -> None:
    fight = spear_hedge()
    assert fighter(fight, "ADA").readied is not None
    play(fight, "BOR: end")
    assert (asked(fight), fighter(fight, "ADA").readied, fighter(fight, "ADA").init_count) == (["ADA turn"], None, 12)
    assert last(fight, ReadiedLost).why == "own_turn"
    play(fight, "ADA: ready attack event enters_reach who opponent with pike")
    assert budget(fight, "ADA") == "mwr"


def watching_a_caster() -> Fight[Combat]:
    fight = boarding(rifleman(at=(8, 2)), del_(at=(2, 2)), order="BOR 15 DEL 10")
    return play(fight, "BOR: ready attack event casts who DEL with rifle target DEL", "BOR: end")


@pytest.mark.scenario("SF-EX-29")
def test_a_readied_shot_against_a_caster() -> None:
    fight = watching_a_caster()
    play(fight, "DEL: cast lance", "DEL: aim BOR", "DEL 2d10 4 6", "BOR: attempt", "BOR d20 14")
    assert (rolled(fight, "will"), hp(fight, "BOR"), asked(fight)) == ((15, 15), 20, ["BOR after"])
    play(fight, "BOR: perform", "BOR d20 6 | BOR d6 1")
    assert (struck(fight), told(fight, SpellLost), sp(fight, "DEL")) == ((13, 13, True), [], 15)


@pytest.mark.scenario("SF-EX-29")
def test_a_readied_shot_breaks_a_long_casting() -> None:
    fight = watching_a_caster()
    play(fight, "DEL: cast snare")
    assert asked(fight) == ["BOR after"]
    play(fight, "BOR: perform", "BOR d20 6 | BOR d6 1")
    assert (struck(fight), last(fight, SpellLost).spell, fighter(fight, "DEL").casting) == (
        (13, 13, True),
        "snare",
        None,
    )
    assert (fighter(fight, "DEL").uses_left["slot 1"], budget(fight, "DEL")) == (2, "r")
    play(fight, "DEL: end")
    pass_to(fight, "DEL")
    assert told(fight, TookEffect) == []


@pytest.mark.scenario("SF-EX-30")
def test_a_full_action_cannot_be_readied() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(12, 2)))
    for action in ("charge", "full_attack"):
        assert refused(fight, f"ADA: ready {action} event enters_reach who opponent") == ["SF-READY-1"]
    for action in ("move", "drop_prone"):
        assert allowed(fight, f"ADA: ready {action} event enters_reach who opponent")


@pytest.mark.scenario("SF-EX-72")
def test_passing_and_the_reaction() -> None:
    fight = boarding(bor(at=(3, 4)), cyn(at=(6, 4)), del_(at=(2, 4)), order="BOR 15 CYN 10 DEL 5")
    assert budget(fight, "BOR") == "smwr"
    play(fight, "BOR: ready attack event enters_square who any square 4,4", "BOR: end")
    play(fight, "CYN: move 5,4 4,4")
    assert asked(fight) == ["BOR after"]
    play(fight, "BOR: decline")
    assert fighter(fight, "BOR").readied is not None
    play(fight, "CYN: move 5,4 4,4", "BOR: attack_of_opportunity with sword", "BOR d20 2")
    assert asked(fight) == ["BOR after"]
    play(fight, "BOR: perform CYN with sword", "BOR d20 2")
    assert (fighter(fight, "BOR").reaction_available, fighter(fight, "BOR").readied) == (False, None)
    assert [each.mode for each in told(fight, AttackDeclared)] == ["opportunity", "readied"]


def at_the_door() -> Fight[Combat]:
    fight = boarding(
        ada(at=(4, 4)), cyn(at=(10, 4)), bor(at=(4, 5)), rat(at=(20, 15)), terrain=[door((4, 6))],
        order="ADA 14 CYN 12 BOR 9 RAT 6", round=1,
    )  # fmt: skip
    play(fight, "ADA: ready attack event door_opened who BOR with dagger target BOR", "ADA: end")
    return play(fight, "CYN: ready attack event door_opened who BOR with laser target BOR", "CYN: end")


@pytest.mark.scenario("SF-EX-75")
@pytest.mark.rule("SF-READY-4", "SF-INIT-5")
def test_two_readied_attacks_and_one_trigger() -> None:
    fight = play(at_the_door(), "BOR: open_door door")
    assert (asked(fight), fight.state.doors["door"]) == (["ADA after"], "open")
    play(fight, "ADA: perform", "ADA d20 2")
    assert asked(fight) == ["CYN after"]
    play(fight, "CYN: perform", "CYN d20 2")
    assert places(fight) == [("BOR", 9), ("ADA", 9), ("CYN", 9), ("RAT", 6)]
    play(fight, "BOR: attack ADA with sword", "BOR d20 2", "BOR: end")
    assert asked(fight) == ["RAT turn"]
    order = []
    for name in ("RAT", "BOR", "ADA", "CYN"):
        order.append(asked(fight))
        play(fight, f"{name}: end")
    assert (order, asked(fight)) == ([["RAT turn"], ["BOR turn"], ["ADA turn"], ["CYN turn"]], ["RAT turn"])
    assert fight.state.round == 2


@pytest.mark.scenario("SF-EX-75")
def test_the_stunned_lose_what_they_readied() -> None:
    fight = at_the_door()
    decree(fight, "condition ADA stunned")
    assert (fighter(fight, "ADA").readied, last(fight, ReadiedLost).who) == (None, "ADA")
    play(fight, "BOR: open_door door")
    assert (asked(fight), places(fight)[0]) == (["CYN after"], ("ADA", 14))
