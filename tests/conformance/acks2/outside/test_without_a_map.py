"""Play without a map: open ground kept behind the scenes, distances and facings to read, and moves in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.events import Moved
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import Figure, orc, play, refused, ring, spear, told
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

SAMPLE = "bridge_charge"


def open_field(*figures: Figure, **more: Any) -> Fight[Combat]:
    """A fight in its count whose squares nobody sees; the first figure has its segment."""
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(figures))
    combat = ring(*figures, numbers=numbers, **more).state.clone()
    combat.ground = replace(combat.ground, mapped=False)
    return Fight(RULESET, combat)


def options(fight: Fight[Combat]) -> list[str]:
    assert fight.pending is not None
    return [each.id for each in fight.pending.options()]


@pytest.mark.rule("ACKS-GRID-1")
@pytest.mark.parametrize("feet", [5, 30, 60, 240])
def test_the_front_ranks_begin_as_far_apart_as_the_encounter_says_and_look_at_each_other(feet: int) -> None:
    fight = begun(RULESET, SAMPLE, apart_ft=feet)
    people = fight.state.warriors.values()
    wardens, raiders = ([each.id for each in people if each.side == side] for side in ("wardens", "raiders"))
    assert min(apart(fight, one, two) for one in wardens for two in raiders) == feet
    assert {each.facing.name for each in people if each.side == "wardens"} == {"N"}
    assert {each.facing.name for each in people if each.side == "raiders"} == {"S"}


def test_distances_facing_and_engagement_are_told_instead_of_squares() -> None:
    fight = open_field(spear("a", at=(0, 0)), orc("o", at=(0, 1)))
    table = RULESET.table(fight.state)
    assert table.battlefield.apart == (("a", "o", 5),)
    assert [each.body for each in table.combatants] == [None, None]
    assert [(each.id, each.by) for each in table.combatants[0].conditions] == [("engaged", "o"), ("faces", "o")]
    assert [each.place for each in RULESET.standings(fight.state)] == ["→ o", "→ a"]
    assert RULESET.where(fight.state, "a") is None


@pytest.mark.rule("ACKS-FACE-2", "ACKS-FACE-3")
def test_flank_and_back_are_told_in_view_terminal_and_log() -> None:
    people = (orc("o", at=(0, 6)), orc("p", at=(6, 0)), orc("q", at=(0, -6)))
    fight = open_field(spear("a", at=(0, 0), facing="N"), *people)
    assert stands(fight, "a") == [("faces", "o"), ("flank_to", "p"), ("back_to", "q")]
    assert "a  faces: Orc 1; flank to: Orc 2; back to: Orc 3" in shown(fight, "a")
    assert "a  лицом к: Orc 1; боком к: Orc 2; спиной к: Orc 3" in shown(fight, "a", "ru")
    assert "a  обличчям до: Orc 1; боком до: Orc 2; спиною до: Orc 3" in shown(fight, "a", "uk")
    play(fight, "a: approach o", "a: pass")
    assert "Orc 1: 5 ft, engaged, facing" in told_short(fight)
    assert "лицом" in told_short(fight, "ru")
    assert "обличчям" in told_short(fight, "uk")


@pytest.mark.rule("ACKS-RANGED-4")
def test_who_is_shot_at_past_an_engaged_ally_is_screened() -> None:
    people = (orc("o", at=(0, 1)), orc("p", at=(0, 9)), spear("b", at=(0, -9)))
    fight = open_field(spear("a", at=(0, 0)), *people)
    assert ("screened", "b") in stands(fight, "p")
    assert "Orc 2  faces: Spear 1; screened from: Spear 2" in shown(fight, "p")
    fight = open_field(spear("a", at=(3, 0)), *people)
    assert "screened" not in dict(stands(fight, "p"))


def test_with_a_map_nobody_moves_in_words() -> None:
    assert "approach" not in options(ring(spear("a"), orc("o", at=(0, 6)), numbers="a=9 o=8"))


def test_a_place_without_a_map_is_warned_of() -> None:
    encounter = without_map(RULESET, SAMPLE)
    encounter.combatants[0].at = [3, 3]
    assert [each.refusal.rule for each in RULESET.traps(encounter)] == ["FILE-NO-MAP"]


@pytest.mark.rule("ACKS-MOVE-1")
def test_an_approach_is_a_march_that_ends_beside_the_target_and_looks_at_it() -> None:
    fight = play(open_field(spear("a", at=(0, 0)), orc("o", at=(2, 6))), "a: approach o")
    assert apart(fight, "a", "o") == 5
    assert [each.how for each in told(fight, Moved)] == ["march"]
    assert RULESET.standings(fight.state)[0].place == "→ o"


def test_an_approach_ends_where_the_movement_ends_or_when_near() -> None:
    fight = play(open_field(spear("a", at=(0, 0)), orc("o", at=(0, 20))), "a: approach o")
    assert apart(fight, "a", "o") == 60
    fight = play(open_field(spear("a", at=(0, 0)), orc("o", at=(0, 9))), "a: approach o until near")
    assert apart(fight, "a", "o") == 30


@pytest.mark.rule("ACKS-MOVE-3")
def test_an_approach_may_be_a_run() -> None:
    fight = play(open_field(spear("a", at=(0, 0)), orc("o", at=(0, 25))), "a: approach o by run")
    assert [each.how for each in told(fight, Moved)] == ["run"]
    assert apart(fight, "a", "o") == 5


@pytest.mark.rule("ACKS-ENGAGE-10")
def test_the_engaged_are_refused_a_word_as_they_are_refused_the_march() -> None:
    fight = open_field(spear("a", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(0, 9)))
    assert refused(fight, "a: approach p by march") == refused(fight, "a: march 0,-2") == ["ACKS-ENGAGE-10"]
    assert refused(fight, "a: back_off") == ["ACKS-ENGAGE-10"]


@pytest.mark.rule("ACKS-DEFMOV-2")
def test_who_declared_a_withdrawal_backs_off_by_it() -> None:
    fight = open_field(spear("a", at=(0, 0)), orc("o", at=(0, 1)), declare={"a": "withdraw"})
    play(fight, "a: back_off o")
    assert [each.how for each in told(fight, Moved)] == ["withdraw"]
    assert apart(fight, "a", "o") == 25


def test_backing_off_without_a_name_is_from_the_nearest() -> None:
    fight = play(open_field(spear("a"), orc("o", at=(0, 3)), orc("p", at=(0, -8))), "a: back_off")
    assert apart(fight, "a", "o") > apart(fight, "a", "p")


def test_keeping_away_counts_all_opponents() -> None:
    fight = open_field(spear("a"), orc("o", at=(0, 3)), orc("p", at=(0, -4)))
    play(fight, "a: keep_away")
    assert min(apart(fight, "a", "o"), apart(fight, "a", "p")) == 45


@pytest.mark.rule("ACKS-FACE-2")
def test_behind_an_opponent_is_at_its_back_and_behind_an_ally_out_of_the_fray() -> None:
    people = (spear("a", at=(0, 5)), spear("b", at=(0, -1)), orc("o", at=(0, 0)))
    fight = play(open_field(*people), "a: behind o")
    assert (fight.state.warriors["a"].place.y - fight.state.warriors["o"].place.y) == 1
    assert fight.state.warriors["a"].facing.name == "S"
    fight = play(open_field(spear("a", at=(4, -2)), *people[1:]), "a: behind b")
    assert apart(fight, "a", "b") == 5
    assert apart(fight, "a", "o") == 10


def test_who_is_where_the_word_leads_is_not_moved() -> None:
    fight = open_field(spear("a"), orc("o", at=(0, 6)))
    assert refused(fight, "a: approach o until near") == ["CORE-THERE"]


def test_the_log_tells_distances() -> None:
    fight = play(open_field(spear("a", at=(0, 0)), orc("o", at=(0, 20))), "a: approach o", "a: pass")
    assert "40 ft (Orc: 60 ft, facing)" in told_short(fight)


def test_computer_players_bring_fights_without_a_map_to_an_end() -> None:
    assert set(decided(RULESET, SAMPLE, 4, apart_ft=60)) <= {"wardens", "raiders"}


def test_a_sample_is_played_to_its_end_in_words_alone() -> None:
    fight = played_in_words(RULESET, SAMPLE, "march", "run", "withdraw", "retreat", "crawl", apart_ft=60)
    assert fight.over in ("wardens", "raiders")
