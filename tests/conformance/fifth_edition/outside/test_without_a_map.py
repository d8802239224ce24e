"""Play without a map: open ground kept behind the scenes, distances to read, and moves in words."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.files import bestiary, build
from affray.players.driver import play_out
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.ground.board import distance
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.harness import asked, play, refused


def brawl(apart: int, **more: Any) -> Fight[Combat]:
    data = {
        "game": "fifth_edition", "apart_ft": apart, "combatants": ["brann_oakhand", "2 mire_hound"],
        **bestiary(RULESET), **more,
    }  # fmt: skip
    return Fight(RULESET, RULESET.start(build(RULESET, data)))


def turn_of_brann(apart: int) -> Fight[Combat]:
    """Brann rolls the higher initiative and has his turn."""
    fight = brawl(apart)
    assert not fight.say("brann_oakhand", "20")
    assert not fight.say("mire_hound-1", "1")
    assert asked(fight) == ["brann_oakhand turn"]
    return fight


def apart(fight: Fight[Combat], one: str, other: str) -> int:
    return distance(fight.state.fighters[one], fight.state.fighters[other])


@pytest.mark.parametrize("feet", [5, 30, 60, 120])
def test_the_front_ranks_begin_as_far_apart_as_the_encounter_says(feet: int) -> None:
    assert apart(brawl(feet), "brann_oakhand", "mire_hound-1") == feet


def test_distances_are_shown_instead_of_squares() -> None:
    lines = RULESET.draw(brawl(30).state).splitlines()
    assert lines[0].split() == ["brann_oakhand", "mire_hound-1", "mire_hound-2"]
    assert lines[1].split() == ["brann_oakhand", "-", "30", "30"]


@pytest.mark.rule("E5-MOVE-1")
def test_an_approach_ends_beside_the_target_or_where_the_movement_ends() -> None:
    fight = play(turn_of_brann(30), "brann_oakhand: approach mire_hound-1")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 5
    assert fight.state.fighters["brann_oakhand"].movement_spent_ft == 25
    fight = play(turn_of_brann(60), "brann_oakhand: approach mire_hound-1")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 30
    assert refused(fight, "brann_oakhand: approach mire_hound-1") == ["E5-MOVE-1"]


def test_an_approach_may_stop_when_near() -> None:
    fight = play(turn_of_brann(45), "brann_oakhand: approach mire_hound-1 until near")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 30


@pytest.mark.rule("E5-OPP-1")
def test_backing_off_provokes_like_any_move() -> None:
    fight = turn_of_brann(5)
    assert not fight.say("brann_oakhand", "back_off mire_hound-1")
    assert asked(fight) == ["mire_hound-1 before_step"]
    play(fight, "mire_hound-1: decline")
    while asked(fight) != ["brann_oakhand turn"]:
        play(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 35


def test_a_fight_without_a_map_comes_to_an_end() -> None:
    fight = brawl(60, options={"initiative_tie": "dexterity"})
    play_out(fight, RULESET.player(), Dice("no map"))
    assert fight.over in ("heroes", "raiders", "draw")
