"""Temporary hit points, and what they end with."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import Ended
from affray.core.fight import Fight
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.events import TempHpEnded
from affray.rulesets.fifth_edition.model.scenario import ModifiersEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import arena, cle, fig, fighter, pass_to, power, rai
from tests.conformance.harness import last, play, told

BOON = power("boon", range_ft=60, temp_hp="8", duration="start_of_own_next_turn")

GIFT = power("gift", cost="bonus_action", range_ft=60, temp_hp="5")

AEGIS = power("aegis", range_ft=60, temp_hp="8", duration=10, concentration=True)

SHELL = power("shell", range_ft=60, temp_hp="8", duration="start_of_own_next_turn", modifiers=ModifiersEntry(ac=2))


def blessing(**changes: Any) -> Fight[Combat]:
    return arena(cle(at=(2, 2), powers=[BOON, GIFT, AEGIS, SHELL]), fig(at=(3, 2), **changes), rai(at=(20, 9)))


def temp_hp(fight: Fight[Combat]) -> int:
    return fighter(fight, "FIG").temp_hp


@pytest.mark.rule("E5-HEAL-5")
def test_temporary_hit_points_end_with_the_duration_of_their_source() -> None:
    fight = play(blessing(), "CLE: use boon FIG")
    pass_to(fight, "RAI")
    assert (temp_hp(fight), told(fight, TempHpEnded)) == (8, [])
    pass_to(fight, "CLE")
    assert (temp_hp(fight), last(fight, TempHpEnded).amount, last(fight, Ended).what) == (0, 8, "boon")
    assert last(fight, TempHpEnded).rules == ("E5-HEAL-5",)


@pytest.mark.rule("E5-HEAL-5")
def test_without_a_duration_they_last_until_used_up() -> None:
    fight = play(blessing(), "CLE: use gift FIG")
    pass_to(pass_to(fight, "CLE"), "CLE")
    assert temp_hp(fight) == 5


@pytest.mark.rule("E5-HEAL-3", "E5-HEAL-5")
@pytest.mark.parametrize(("choice", "kept", "later"), [("new", 5, 5), ("old", 8, 0)])
def test_the_number_that_was_chosen_brings_its_own_end(choice: str, kept: int, later: int) -> None:
    fight = play(blessing(), "CLE: use boon FIG", "CLE: use gift FIG", f"FIG: {choice}")
    assert temp_hp(fight) == kept
    assert temp_hp(pass_to(fight, "CLE")) == later


@pytest.mark.rule("E5-HEAL-5", "E5-SPELL-12")
def test_they_end_with_the_concentration_that_keeps_them_up() -> None:
    fight = play(blessing(), "CLE: use aegis FIG")
    assert (temp_hp(fight), fighter(fight, "CLE").concentration) == (8, "aegis")
    pass_to(fight, "CLE")
    assert (temp_hp(fight), fighter(fight, "CLE").concentration) == (8, "aegis")
    play(fight, "CLE: end_concentration")
    assert (temp_hp(fight), fight.state.timing.lasting) == (0, [])


@pytest.mark.rule("E5-HEAL-5", "E5-SPELL-19")
def test_they_end_together_with_the_change_of_the_same_power() -> None:
    fight = play(blessing(), "CLE: use shell FIG")
    assert (temp_hp(fight), len(fighter(fight, "FIG").effects)) == (8, 1)
    pass_to(fight, "CLE")
    assert (temp_hp(fight), fighter(fight, "FIG").effects) == (0, [])


@pytest.mark.rule("E5-HEAL-5", "E5-GEN-4")
def test_the_number_of_the_game_master_does_not_run_out() -> None:
    fight = play(blessing(), "CLE: use boon FIG")
    assert not fight.decree("hp FIG 28 6")
    assert temp_hp(fight) == 6
    assert temp_hp(pass_to(fight, "CLE")) == 6


@pytest.mark.rule("E5-HEAL-5")
def test_a_copy_of_the_fight_remembers_when_they_end() -> None:
    copy = play(blessing(), "CLE: use boon FIG").state.clone()
    assert copy.fighters["FIG"].temp_hp_effect
    fight = Fight(RULESET, copy)
    assert temp_hp(fight) == 8
    assert temp_hp(pass_to(fight, "CLE")) == 0
