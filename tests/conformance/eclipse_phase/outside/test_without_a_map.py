"""Play without a map: an open floor kept behind the scenes, distances to read, and moves in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.events import Declared
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import answer, choice, encounter, firefight, gun, play, someone
from tests.conformance.harness import refused, told
from tests.conformance.without_a_map import (
    apart,
    begun,
    decided,
    played_in_words,
    shown,
    stands,
    told_short,
    without_map,
)

SAMPLE = "docking_bay"


def open_floor(*figures: Any, move: str = "full") -> Fight[Combat]:
    """A fight whose points nobody sees; the first acts and has declared its movement."""
    combat = RULESET.start(encounter(*figures))
    combat.mapped = False
    return answer(Fight(RULESET, combat), f"a: act {move}")


@pytest.mark.parametrize("metres", [1, 15, 100])
def test_the_sides_begin_as_far_apart_as_the_encounter_says(metres: int) -> None:
    fight = begun(RULESET, SAMPLE, apart_m=metres)
    assert apart(fight, "dockguard", "blade") == metres


def test_distances_are_told_instead_of_points() -> None:
    state = begun(RULESET, SAMPLE).state
    table = RULESET.table(state)
    assert (table.battlefield.kind, table.battlefield.unit) == ("none", "m")
    assert {each.body for each in table.combatants} == {None}
    assert {each.place for each in RULESET.standings(state)} == {""}
    assert RULESET.where(state, "blade") is None


@pytest.mark.rule("EP-MELEE-1")
def test_with_whom_somebody_is_in_melee_is_told_in_view_and_terminal() -> None:
    fight = open_floor(someone("a", 12, at=0), someone("b", 9, at=2), someone("c", 8, at=9, side="blue"))
    assert stands(fight, "a") == [("in_melee", "b")]
    assert "A  in melee with: B" in shown(fight, "a")
    assert "A  в ближнем бою с: B" in shown(fight, "a", "ru")
    assert "A  у ближньому бою з: B" in shown(fight, "a", "uk")


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire_is_laid_around_somebody_where_there_are_no_points() -> None:
    guns = [gun("lmg", ammo=40, range=50)]
    fight = open_floor(someone("a", 12, at=0, weapons=guns), someone("b", 9, at=12, side="blue"), move="none")
    option = choice(fight).option("suppressive_fire")
    assert option is not None
    assert [*option.fields] == ["target", "with"]
    play(fight, "a: suppressive_fire b with lmg", "a d100 45")
    assert [(each.apex, each.end) for each in fight.state.suppressions] == [
        (fight.state.fighters["a"].pos, fight.state.fighters["b"].pos)
    ]


@pytest.mark.rule("EP-AREA-8")
def test_a_grenade_is_thrown_back_at_somebody_where_there_are_no_points() -> None:
    fight = open_floor(someone("a", 12, at=0), someone("b", 9, at=12, side="blue"), move="none")
    option = next(each for each in choice(fight).known() if each.id == "throw_back")
    assert [*option.fields] == ["target", "explosive"]


def test_with_a_map_a_place_is_needed_and_nobody_moves_in_words() -> None:
    placeless = replace(encounter(someone("a", 12), someone("b", 9)).combatants[0], at=None)
    written = replace(encounter(someone("a", 12), someone("b", 9)), combatants=[placeless])
    assert RULESET.problems(written)[0].refusal.rule == "FILE-MISSING-FIELD"
    fight = answer(firefight(someone("a", 12, at=0), someone("b", 9, at=8)), "a: act full")
    question = fight.asked("a")
    assert question is not None
    assert question.option("approach") is None


def test_a_place_without_a_map_is_warned_of() -> None:
    written = without_map(RULESET, SAMPLE)
    written.combatants[0].at = [3, 3]
    assert "FILE-NO-MAP" in [each.refusal.rule for each in RULESET.traps(written)]


@pytest.mark.rule("EP-MOVE-3")
def test_an_approach_is_a_segment_of_the_declared_movement() -> None:
    fight = answer(open_floor(someone("a", 12, at=0), someone("b", 9, at=8)), "a: approach b")
    assert apart(fight, "a", "b") == 1
    assert [each.action for each in told(fight, Declared)] == ["move"]


def test_an_approach_ends_with_the_movement_or_when_near() -> None:
    fight = answer(open_floor(someone("a", 12, at=0), someone("b", 9, at=15), move="base"), "a: approach b")
    assert apart(fight, "a", "b") == 11
    fight = answer(open_floor(someone("a", 12, at=0), someone("b", 9, at=15)), "a: approach b until near")
    assert apart(fight, "a", "b") == 10


@pytest.mark.rule("EP-MOVE-2")
def test_a_word_is_refused_as_the_movement_is() -> None:
    fight = open_floor(someone("a", 12, at=0), someone("b", 9, at=8), move="none")
    assert set(refused(fight, "a: approach b")) == set(refused(fight, "a: move 1,1")) == {"EP-MOVE-2"}


def test_backing_off_and_keeping_away() -> None:
    fight = answer(open_floor(someone("a", 12, at=8), someone("b", 9, at=10), move="base"), "a: back_off")
    assert apart(fight, "a", "b") == 6
    people = (someone("a", 12, at=10), someone("b", 9, at=7), someone("c", 8, at=13, side="blue"))
    fight = answer(open_floor(*people, move="base"), "a: keep_away")
    assert min(apart(fight, "a", "b"), apart(fight, "a", "c")) >= 5


def test_behind_somebody_is_the_far_side_from_whom_it_has_to_do_with() -> None:
    people = (someone("a", 12, at=(14, 5)), someone("b", 9, at=10), someone("c", 8, at=14, side="red"))
    fight = answer(open_floor(*people), "a: behind c")
    assert (apart(fight, "a", "c"), apart(fight, "a", "b")) == (1, 5)


def test_computer_players_bring_fights_without_a_map_to_an_end() -> None:
    assert set(decided(RULESET, SAMPLE, 4)) <= {"security", "raiders"}


def test_a_sample_is_played_to_its_end_in_words_alone() -> None:
    fight = played_in_words(RULESET, SAMPLE, "move", "jump")
    assert fight.over in ("security", "raiders")
    assert " m)" in told_short(fight) or " m, " in told_short(fight)
