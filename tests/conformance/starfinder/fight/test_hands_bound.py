"""What somebody who is held, or whose weapon is empty, still does with it: threat, flanking, maneuvers (SF-GRID-7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.rulesets.starfinder.model.scenario import ConditionEntry
from tests.conformance.harness import answer, asked, play
from tests.conformance.starfinder.boarding import (
    DAGGER,
    PIKE,
    ada,
    boarding,
    bor,
    melee,
    piker,
    rat,
    rolled,
    struck,
)

HELD = ConditionEntry(id="grappled", source="BOR")
SAW = melee("saw", "1d8", "S", 7, capacity=20, usage=2)


@pytest.mark.rule("SF-GRID-7", "SF-COND-8", "SF-FLANK-3")
def test_a_weapon_for_two_hands_threatens_nothing_while_its_wielder_is_held() -> None:
    for conditions, total in (([], 11), ([HELD], 9)):
        fight = boarding(ada(at=(3, 4)), piker("PIK", at=(5, 4), conditions=conditions), bor(at=(4, 4)))
        play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
        assert struck(fight)[0] == total


@pytest.mark.rule("SF-GRID-7", "SF-ATK-17", "SF-AOO-1")
def test_an_empty_powered_weapon_threatens_nothing() -> None:
    for loaded, questions in ((2, ["ADA opportunity"]), (1, ["BOR turn"])):
        fight = boarding(bor(at=(4, 4)), ada(at=(3, 4), items=[replace(SAW, loaded=loaded)]))
        answer(fight, "BOR: move 5,4")
        assert asked(fight) == questions


@pytest.mark.rule("SF-GRID-7", "SF-ATK-17")
def test_a_powered_weapon_that_spends_its_last_charge_threatens_no_more() -> None:
    fight = boarding(ada(at=(3, 4), items=[replace(SAW, loaded=2)]), bor(at=(4, 4)))
    play(fight, "ADA: attack BOR with saw", "ADA d20 2", "ADA: end", "BOR: move 5,4")
    assert asked(fight) == ["BOR turn"]


@pytest.mark.rule("SF-MANEUV-2", "SF-COND-8")
def test_who_is_held_tries_a_maneuver_with_what_one_hand_can_use() -> None:
    for items, total in (([PIKE], 10 + 3 + 4 - 2), ([PIKE, replace(DAGGER, attack_bonus=9)], 10 + 9 - 2)):
        fight = boarding(ada(at=(3, 4), hands=4, items=items, conditions=[HELD]), bor(at=(4, 4)), rat(at=(9, 9)))
        play(fight, "ADA: trip BOR", "ADA d20 10")
        assert rolled(fight) == (total, 23)
