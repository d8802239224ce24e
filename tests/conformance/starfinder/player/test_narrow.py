"""Ways that are hard to see: gaps too narrow for the large, walls within reach, thin doors passed on a slant."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.scenario import TerrainEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.starfinder.boarding import SWORD, ada, boarding, bor, door, gnt, wall

STONES = wall(*((8, y) for y in range(20) if y != 5))
"""A wall across the map, with a gap of one square."""


def giants(*terrain: Any) -> Fight[Combat]:
    """Two who fill two squares each way, on both sides of a wall; whom they cannot reach they cannot shoot at."""
    return boarding(gnt(at=(2, 5)), gnt("GNT_2", at=(14, 5), side="crew"), terrain=[STONES, *terrain])


def ends(fight: Fight[Combat]) -> bool:
    """Whether players bring a fight to its end."""
    watch = Stalemate(RULESET)
    play_out(fight, RULESET.player(), Dice(1), watch)
    return bool(fight.over) and not watch.reached


@pytest.mark.rule("SF-MOVE-9")
def test_the_large_squeeze_through_a_gap_where_nothing_else_leads_on() -> None:
    assert ends(giants())


@pytest.mark.rule("SF-MOVE-9", "SF-MACT-8")
def test_the_large_open_a_door_that_they_can_only_squeeze_through() -> None:
    fight = giants(door((8, 5)))
    assert ends(fight)
    assert set(fight.state.doors.values()) == {"open"}


@pytest.mark.rule("SF-COVER-4", "SF-GRID-6")
def test_who_has_a_foe_within_reach_behind_a_wall_goes_round_it() -> None:
    walls = wall(*((8, y) for y in range(18)))
    fight = boarding(gnt(at=(6, 3)), gnt("GNT_2", at=(9, 3), side="crew"), terrain=[walls])
    assert ends(fight)


@pytest.mark.rule("SF-MACT-8")
def test_a_door_between_squares_is_opened_though_the_way_leads_through_on_a_slant() -> None:
    thin = TerrainEntry(kind="wall", id="thin", borders=[[8, y, "E"] for y in range(8)])
    rest = TerrainEntry(kind="wall", id="rest", borders=[[8, y, "E"] for y in range(10, 20)])
    shut = TerrainEntry(kind="door", id="door", borders=[[8, 8, "E"], [8, 9, "E"]])
    fight = boarding(ada(at=(6, 3), items=[SWORD]), bor(at=(12, 13), items=[SWORD]), terrain=[thin, rest, shut])
    assert ends(fight)
    assert fight.state.doors == {"door": "open"}
