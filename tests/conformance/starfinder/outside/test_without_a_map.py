"""Play without a map: open ground kept behind the scenes, distances to read, and moves in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import answer, asked, play, refused
from tests.conformance.starfinder.boarding import Combatant, ada, boarding, bor, cyn, fighter
from tests.conformance.without_a_map import apart, decided, played_in_words, shown, stands, told_short, without_map
from tests.conformance.without_a_map import begun as sample

SAMPLE = "loading_dock_ambush"


def open_field(*combatants: Combatant, **more: Any) -> Fight[Combat]:
    """A fight whose squares nobody sees; the first has its turn."""
    combat = boarding(*combatants, **more).state.clone()
    combat.map = replace(combat.map, mapped=False)
    return Fight(RULESET, combat)


def options(fight: Fight[Combat]) -> list[str]:
    assert fight.pending is not None
    return [each.id for each in fight.pending.options()]


@pytest.mark.rule("SF-GRID-1")
@pytest.mark.parametrize("feet", [5, 30, 60, 240])
def test_the_front_ranks_begin_as_far_apart_as_the_encounter_says(feet: int) -> None:
    fight = sample(RULESET, SAMPLE, apart_ft=feet)
    sides = {side: [x.id for x in fight.state.fighters.values() if x.side == side] for side in ("crew", "raiders")}
    assert min(apart(fight, one, two) for one in sides["crew"] for two in sides["raiders"]) == feet


def test_distances_and_threats_are_told_instead_of_squares() -> None:
    fight = open_field(ada(at=(5, 5)), bor(at=(6, 5)))
    table = RULESET.table(fight.state)
    assert table.battlefield.apart == (("ADA", "BOR", 5),)
    assert [each.body for each in table.combatants] == [None, None]
    assert [(each.id, each.by) for each in table.combatants[0].conditions] == [("threatened", "BOR")]
    assert [each.place for each in RULESET.standings(fight.state)] == ["", ""]
    assert RULESET.where(fight.state, "ADA") is None


@pytest.mark.rule("SF-COVER-5")
def test_soft_cover_is_told_in_view_terminal_and_log() -> None:
    fight = open_field(cyn(at=(2, 9)), ada(at=(5, 9)), bor(at=(9, 9)))
    assert stands(fight, "CYN") == [("soft_cover", "BOR")]
    assert ("soft_cover", "CYN") in stands(fight, "BOR")
    assert "Cyn  soft cover from: Bor" in shown(fight, "CYN")
    assert "Cyn  мягкое укрытие от: Bor" in shown(fight, "CYN", "ru")
    assert "Cyn  м’яке укриття від: Bor" in shown(fight, "CYN", "uk")
    fight = play(open_field(cyn(at=(2, 11)), ada(at=(5, 9)), bor(at=(12, 9))), "CYN: behind ADA", "CYN: end")
    assert "(Bor: 40 ft, soft cover)" in told_short(fight)


def test_with_a_map_nobody_moves_in_words() -> None:
    assert "approach" not in options(boarding(ada(at=(5, 5)), bor(at=(12, 5))))


def test_a_place_without_a_map_is_warned_of() -> None:
    encounter = without_map(RULESET, SAMPLE)
    encounter.combatants[0].at = [3, 3]
    assert "FILE-NO-MAP" in [each.refusal.rule for each in RULESET.traps(encounter)]


@pytest.mark.rule("SF-MACT-13")
def test_an_approach_is_a_move_that_ends_beside_the_target_or_where_the_speed_ends() -> None:
    fight = play(open_field(ada(at=(2, 5)), bor(at=(8, 5))), "ADA: approach BOR")
    assert apart(fight, "ADA", "BOR") == 5
    assert not fighter(fight, "ADA").budget.move
    fight = play(open_field(ada(at=(2, 5)), bor(at=(14, 5))), "ADA: approach BOR")
    assert apart(fight, "ADA", "BOR") == 30


def test_an_approach_may_stop_when_near_and_goes_nowhere_if_it_is() -> None:
    fight = play(open_field(ada(at=(2, 5)), bor(at=(11, 5))), "ADA: approach BOR until near")
    assert apart(fight, "ADA", "BOR") == 30
    assert refused(fight, "ADA: approach BOR until near") == ["CORE-THERE"]


@pytest.mark.rule("SF-RUN-1")
def test_an_approach_may_be_a_run() -> None:
    fight = play(open_field(ada(at=(0, 5)), bor(at=(19, 5))), "ADA: approach BOR by run")
    assert apart(fight, "ADA", "BOR") == 5


@pytest.mark.rule("SF-MACT-14")
def test_a_word_is_refused_as_the_movement_is_and_takes_the_one_that_is_open() -> None:
    fight = open_field(ada(at=(2, 5), conditions=["prone"]), bor(at=(14, 5)))
    assert refused(fight, "ADA: approach BOR by move") == refused(fight, "ADA: move 3,5") != []
    play(fight, "ADA: approach BOR")
    assert apart(fight, "ADA", "BOR") == 55


@pytest.mark.rule("SF-AOO-6")
def test_backing_off_provokes_like_any_move_and_a_withdrawal_does_not() -> None:
    fight = open_field(ada(at=(5, 5)), bor(at=(6, 5)))
    answer(fight, "ADA: back_off BOR")
    assert asked(fight) == ["BOR opportunity"]
    fight = play(open_field(ada(at=(15, 5)), bor(at=(16, 5))), "ADA: back_off BOR by withdraw")
    assert apart(fight, "ADA", "BOR") == 65


def test_keeping_away_counts_all_opponents() -> None:
    people = (ada(at=(10, 10)), bor(at=(10, 5)), bor("BIL", at=(10, 15)))
    fight = play(open_field(*people), "ADA: keep_away")
    assert min(apart(fight, "ADA", "BOR"), apart(fight, "ADA", "BIL")) > 25


def test_behind_somebody_is_the_far_side_from_whom_it_has_to_do_with() -> None:
    people = (cyn(at=(2, 9)), ada(at=(5, 9)), bor(at=(6, 9)))
    fight = play(open_field(*people), "CYN: behind ADA")
    assert (apart(fight, "CYN", "ADA"), apart(fight, "CYN", "BOR")) == (5, 10)
    fight = play(open_field(cyn(at=(9, 9)), *people[1:]), "CYN: behind BOR")
    assert (apart(fight, "CYN", "BOR"), apart(fight, "CYN", "ADA")) == (5, 10)


def test_the_log_tells_distances() -> None:
    fight = play(open_field(ada(at=(2, 5)), bor(at=(14, 5))), "ADA: approach BOR", "ADA: end")
    assert "30 ft (Bor: 30 ft)" in told_short(fight)


def test_computer_players_bring_fights_without_a_map_to_an_end() -> None:
    assert set(decided(RULESET, SAMPLE, 4, apart_ft=60)) <= {"crew", "raiders"}


def test_a_sample_is_played_to_its_end_in_words_alone() -> None:
    moves = ("move", "guarded_step", "crawl", "withdraw", "run", "minimum_move")
    assert played_in_words(RULESET, SAMPLE, *moves, apart_ft=60).over in ("crew", "raiders")
