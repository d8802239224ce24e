"""Newcomers: what somebody who joins brings along, and what it needs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.rulesets.fifth_edition.model.scenario import Spellcasting, Traits, UsesEntry
from affray.rulesets.fifth_edition.model.stats import Fighter
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    LONGSWORD,
    arena,
    fig,
    fighter,
    mag,
    power,
    rai,
    shortbow,
    wiz,
)
from tests.conformance.harness import play, throw

BURST = power("burst", range_ft=30, damage="3 fire", uses=UsesEntry(per_combat=2))

AXES = replace(HANDAXE, ammo=3)


def belongings(who: Fighter) -> tuple[Any, ...]:
    return who.held, who.stowed, who.uses_left, who.legendary_left


@pytest.mark.rule("E5-INIT-11", "E5-WPN-11")
@pytest.mark.parametrize(
    "changes",
    [
        {"attacks": [LONGSWORD, shortbow(ammo=12)], "starts_holding": ["shortbow"]},
        {"attacks": [AXES, LONGSWORD], "starts_holding": ["longsword", "shield"]},
        {"attacks": [LONGSWORD], "starts_holding": []},
        {"legendary_actions": 3, "traits": Traits(legendary_resistance=2), "powers": [BURST]},
        {"spellcasting": Spellcasting(ability="int", slots={1: 4, 2: 3}), "starts_holding": ["focus"]},
    ],
)
def test_a_newcomer_is_equipped_as_at_the_start(changes: dict[str, Any]) -> None:
    fight = arena(rai(at=(9, 2), **changes), fig(at=(2, 2)))
    expected = belongings(fighter(fight, "RAI").clone())
    assert not fight.decree("join RAI id NEW side raiders at 12,2")
    throw(fight, "NEW d20 8")
    assert belongings(fighter(fight, "NEW")) == expected


@pytest.mark.rule("E5-INIT-11", "E5-SPELL-8")
def test_a_newcomer_has_all_its_slots_whatever_its_model_has_spent() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(3, 2)), fig(at=(9, 9)))
    full = dict(fighter(fight, "WIZ").uses_left)
    play(fight, "WIZ: use quick_step at 2,6")
    assert fighter(fight, "WIZ").uses_left["slot 2"] == full["slot 2"] - 1
    assert not fight.decree("join WIZ id NEW side heroes at 12,2")
    throw(fight, "NEW d20 8")
    assert fighter(fight, "NEW").uses_left == full


@pytest.mark.rule("E5-GEN-5", "E5-INIT-11")
def test_whoever_joins_needs_a_side() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    fight.state.map.bestiary["stranger"] = replace(mag().block, side=None)  # type: ignore[index]
    assert [each.rule for each in fight.decree("join stranger id x at 5,5")] == ["CORE-MISSING"]
    assert not fight.decree("join stranger id x side raiders at 5,5")
    assert not arena(fig(at=(2, 2)), rai(at=(9, 9))).decree("join RAI id y at 5,5")
