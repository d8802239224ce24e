"""Play without a map: an open field kept behind the scenes, distances to read, and moves in words."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.players.driver import play_out
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.events import Prepared
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.harness import refused, told
from tests.conformance.without_a_map import apart, begun, decided, played_in_words, without_map

SAMPLE = "dry_ford"


def at_the_links(**more: Any) -> Fight[Battle]:
    """The first unit of the sample's people is asked for a preparation."""
    fight = begun(RULESET, SAMPLE, **more)
    play_out(fight, RULESET.player(), Dice("links"), asked_to_prepare)
    return fight


def asked_to_prepare(fight: Fight[Any]) -> bool:
    return isinstance(fight.pending, Choose) and fight.pending.why == "prepare"


def passed(fight: Fight[Battle], word: str) -> str:
    """Who is asked says this, and its coin shows tails; who it was."""
    assert fight.pending is not None
    who = fight.pending.who
    assert not fight.say(who, word)
    assert not fight.say(who, "T")
    return who


@pytest.mark.parametrize("spans", [2, 10, 40])
def test_the_sides_begin_as_far_apart_as_the_encounter_says(spans: int) -> None:
    assert apart(begun(RULESET, SAMPLE, apart_spans=spans), "l1", "t1") == spans


def test_distances_are_told_instead_of_points() -> None:
    state = begun(RULESET, SAMPLE).state
    table = RULESET.table(state)
    assert (table.battlefield.kind, table.battlefield.unit) == ("none", "span")
    assert {each.body for each in table.combatants} == {None}
    assert {each.place for each in RULESET.standings(state)} == {""}
    assert RULESET.where(state, "t1") is None
    assert not RULESET.problems(without_map(RULESET, SAMPLE))


@pytest.mark.rule("COIN-ACT-3")
def test_an_approach_is_a_run_to_beside_the_target() -> None:
    fight = at_the_links()
    assert fight.pending is not None
    foe = "l1" if fight.pending.who.startswith("t") else "t1"
    who = passed(fight, f"approach {foe}")
    assert apart(fight, who, foe) == 1
    assert [each.action for each in told(fight, Prepared)] == ["run"]


def test_an_approach_may_stop_when_near() -> None:
    fight = at_the_links(apart_spans=30)
    assert fight.pending is not None
    foe = "l1" if fight.pending.who.startswith("t") else "t1"
    assert apart(fight, passed(fight, f"approach {foe} until near"), foe) in (6, 7)


def test_backing_off_keeping_away_and_getting_behind() -> None:
    for word in ("back_off", "keep_away"):
        fight = at_the_links()
        assert fight.pending is not None
        foe = "l1" if fight.pending.who.startswith("t") else "t1"
        assert apart(fight, passed(fight, word), foe) > 10
    fight = at_the_links()
    assert fight.pending is not None
    mine = "t2" if fight.pending.who == "t1" else "t1" if fight.pending.who == "t2" else "l4"
    who = passed(fight, f"behind {mine}")
    assert apart(fight, who, mine) == 1
    assert apart(fight, who, "l1" if who.startswith("t") else "t1") > 10


@pytest.mark.rule("COIN-ACT-18")
def test_a_word_is_refused_as_the_movement_is() -> None:
    fight = at_the_links()
    assert fight.pending is not None
    who = fight.pending.who
    assert refused(fight, f"{who}: keep_away by drive") == refused(fight, f"{who}: drive 3,3") == ["COIN-ACT-18"]


def test_computer_players_bring_fights_without_a_map_to_an_end() -> None:
    assert set(decided(RULESET, SAMPLE, 4)) <= {"a", "b"}


def test_a_sample_is_played_to_its_end_in_words_alone() -> None:
    assert played_in_words(RULESET, SAMPLE, "run", "drive", "fall_back", "stop").over in ("a", "b")
