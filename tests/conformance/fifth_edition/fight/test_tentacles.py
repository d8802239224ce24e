"""Attacks that hold and restrain with one hit: what comes with a hold goes with it (E5-MON-5, E5-MON-15)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.fifth_edition.model.events import ConditionGained
from affray.rulesets.fifth_edition.model.scenario import OnHitEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from affray.rulesets.fifth_edition.player.player import automatic_player
from tests.conformance.fifth_edition.arena import arena, bru, decree, fig, has, rog, weapon
from tests.conformance.harness import play, told


def seized(*on_hit: OnHitEntry, **changes: Any) -> Fight[Combat]:
    """BRU has hit FIG with its tentacles; it is FIG's turn."""
    effects = list(on_hit) or [OnHitEntry(condition="restrained"), OnHitEntry(condition="grappled", escape_dc=12)]
    arms = weapon("arms", "1d8", "bludgeoning", reach_ft=10, source="natural", attack_bonus=6, on_hit=effects)
    fight = arena(bru(at=(6, 5), attacks=[arms]), fig(at=(5, 5), **changes), rog(at=(8, 8)))
    return play(fight, "BRU: attack FIG with arms", "BRU d20 15 | BRU d8 1", "BRU: end")


@pytest.mark.rule("E5-MON-5", "E5-COND-2")
def test_who_escapes_the_hold_is_no_longer_restrained() -> None:
    fight = seized()
    assert has(fight, "FIG", "grappled", "restrained")
    play(fight, "FIG: escape with athletics", "FIG d20 12")
    assert not has(fight, "FIG", "grappled")
    assert not has(fight, "FIG", "restrained")


@pytest.mark.rule("E5-GRAP-10", "E5-GRAP-11", "E5-MON-5")
@pytest.mark.parametrize("word", ["condition BRU stunned", "place FIG 20,10", "remove BRU"])
def test_however_the_hold_ends_the_restraint_ends_with_it(word: str) -> None:
    fight = decree(seized(), word)
    assert not has(fight, "FIG", "grappled")
    assert not has(fight, "FIG", "restrained")


@pytest.mark.rule("E5-COND-3", "E5-MON-5")
def test_whom_the_attack_cannot_hold_it_does_not_restrain() -> None:
    fight = seized(condition_immunities=["grappled"])
    assert not has(fight, "FIG", "restrained")


@pytest.mark.rule("E5-COND-2")
def test_a_restraint_with_a_duration_of_its_own_outlasts_the_hold() -> None:
    fight = seized(OnHitEntry(condition="grappled", escape_dc=12), OnHitEntry(condition="restrained", duration=10))
    play(fight, "FIG: escape with athletics", "FIG d20 12")
    assert has(fight, "FIG", "restrained")


@pytest.mark.rule("E5-COND-1")
def test_a_second_hit_restrains_nobody_anew() -> None:
    fight = seized()
    play(fight, "FIG: end", "ROG: end", "BRU: attack FIG with arms", "BRU 2d20 15 14 | BRU d8 1")
    assert [each.condition for each in told(fight, ConditionGained)] == ["grappled", "restrained"]


@pytest.mark.rule("E5-DEC-23", "E5-GRAP-12", "E5-MON-15")
def test_the_computer_player_lets_go_of_the_fallen() -> None:
    fight = decree(seized(), "hp FIG 0")
    play(fight, "ROG: end")
    question = fight.pending
    assert isinstance(question, Choose)
    assert (question.who, automatic_player(fight, question).do) == ("BRU", "release")
