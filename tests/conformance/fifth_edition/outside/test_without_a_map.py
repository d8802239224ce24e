"""Play without a map: open ground kept behind the scenes, distances to read, and moves in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.files import bestiary, build
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.ground.board import distance
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    Combatant,
    arena,
    at,
    bru,
    cle,
    decree,
    fig,
    held_by,
    on_squares,
    rai,
    rog,
    spent,
    wall,
)
from tests.conformance.harness import answer, asked, codes, play, refused
from tests.conformance.without_a_map import decided, played_in_words, shown, stands, told_short, without_map

SAMPLE = "kennel_yard"
WORDS = ("approach", "back_off", "keep_away", "behind")


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


def open_field(*combatants: Combatant, **more: Any) -> Fight[Combat]:
    """A fight whose squares nobody sees; the first has its turn."""
    combat = arena(*combatants, **more).state.clone()
    combat.map = replace(combat.map, mapped=False)
    return Fight(RULESET, combat)


def options(fight: Fight[Combat]) -> list[str]:
    assert fight.pending is not None
    return [each.id for each in fight.pending.options()]


def apart(fight: Fight[Combat], one: str, other: str) -> int:
    return distance(fight.state.fighters[one], fight.state.fighters[other])


@pytest.mark.parametrize("feet", [5, 30, 60, 120])
def test_the_front_ranks_begin_as_far_apart_as_the_encounter_says(feet: int) -> None:
    assert apart(brawl(feet), "brann_oakhand", "mire_hound-1") == feet


def test_distances_are_shown_instead_of_squares() -> None:
    lines = RULESET.draw(brawl(30).state).splitlines()
    assert lines[0].split() == ["brann_oakhand", "mire_hound-1", "mire_hound-2"]
    assert lines[1].split() == ["brann_oakhand", "-", "30", "30"]


def test_a_place_without_a_map_is_warned_of() -> None:
    encounter = without_map(RULESET, SAMPLE)
    encounter.combatants[0].at = [3, 3]
    assert "FILE-NO-MAP" in [each.refusal.rule for each in RULESET.traps(encounter)]


def test_no_square_is_told() -> None:
    state = brawl(30).state
    assert {each.body for each in RULESET.table(state).combatants} == {None}
    assert {each.place for each in RULESET.standings(state)} == {""}
    assert RULESET.where(state, "brann_oakhand") is None


# -- how people stand ------------------------------------------------------------------------------
@pytest.mark.rule("E5-OPP-1")
def test_the_reach_of_others_is_told() -> None:
    fight = open_field(fig(at=(5, 5)), rai(at=(6, 5)), bru(at=(4, 6)), cle(at=(5, 4)))
    assert stands(fight, "FIG") == [("threatened", "RAI"), ("threatened", "BRU")]
    assert stands(open_field(fig(at=(5, 5)), rai(at=(6, 5), hp=0), bru(at=(20, 6))), "FIG") == []
    assert stands(arena(fig(at=(5, 5)), rai(at=(6, 5))), "FIG") == []


@pytest.mark.rule("E5-COVER-3", "E5-COVER-8")
def test_cover_is_told_of_both_who_have_it_from_each_other() -> None:
    fight = open_field(rog(at=(2, 5)), fig(at=(5, 5)), rai(at=(9, 5)))
    assert stands(fight, "ROG") == [("half_cover", "RAI")]
    assert stands(fight, "RAI") == [("half_cover", "ROG")]
    decree(fight, "cover ROG three_quarters against RAI")
    assert stands(fight, "ROG") == [("three_quarters_cover", "RAI")]
    decree(fight, "cover RAI total against ROG")
    assert "total_cover" in dict(stands(fight, "RAI"))


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "half cover from"), ("ru", "укрытие на половину от"), ("uk", "половинне укриття від")],
)
def test_a_terminal_tells_cover_in_words(lang: str, said: str) -> None:
    fight = open_field(rog(at=(2, 5)), fig(at=(5, 5)), rai(at=(9, 5)))
    assert f"Rogue  {said}: Raider" in shown(fight, "ROG", lang)
    assert "Raider  " in shown(fight, "ROG", lang)
    assert "Rogue  " not in shown(fight, "FIG", lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "30 ft, half cover"), ("ru", "30 фт, укрытие на половину"), ("uk", "30 фт, половинне укриття")],
)
def test_the_log_tells_cover_in_words(lang: str, said: str) -> None:
    people = (rog(at=(2, 5)), fig(at=(5, 5)), rai(at=(14, 5)))
    fight = play(open_field(*people), "ROG: behind FIG", "ROG: end")
    assert ("half_cover", "RAI") in stands(fight, "ROG")
    assert said.split(", ")[1] in told_short(fight, lang)


# -- towards somebody ------------------------------------------------------------------------------
@pytest.mark.rule("E5-MOVE-1")
def test_an_approach_ends_beside_the_target_or_where_the_movement_ends() -> None:
    fight = play(turn_of_brann(30), "brann_oakhand: approach mire_hound-1")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 5
    assert fight.state.fighters["brann_oakhand"].movement_spent_ft == 25
    fight = play(turn_of_brann(60), "brann_oakhand: approach mire_hound-1")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 30
    assert refused(fight, "brann_oakhand: approach mire_hound-1") == ["E5-MOVE-1"]


def test_words_are_closed_when_the_movement_is_spent() -> None:
    fight = play(turn_of_brann(60), "brann_oakhand: approach mire_hound-1")
    question = fight.asked("brann_oakhand")
    assert isinstance(question, Choose)
    for name in ("approach", "back_off"):
        option = question.option(name)
        assert option is not None
        assert [each.rule for each in option.why_not({})] == ["E5-MOVE-1"]
        assert option.example() is None


def test_an_approach_may_stop_when_near() -> None:
    fight = play(turn_of_brann(45), "brann_oakhand: approach mire_hound-1 until near")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 30


def test_on_a_map_an_approach_leads_around_what_is_in_the_way() -> None:
    bar = [wall(*[(6, y) for y in range(3, 8)])]
    fight = play(arena(fig(at=(5, 5)), rai(at=(7, 5)), features=bar), "FIG: approach RAI")
    assert (at(fight, "FIG"), spent(fight, "FIG")) == ((7, 3), 30)


def test_on_a_map_there_are_fewer_words() -> None:
    here = options(arena(fig(at=(5, 5)), rai(at=(9, 5))))
    assert [each for each in here if each in WORDS] == ["approach", "back_off"]
    here = options(open_field(fig(at=(5, 5)), rai(at=(9, 5))))
    assert [each for each in here if each in WORDS] == list(WORDS)


@pytest.mark.rule("E5-COND-8")
def test_the_frightened_hear_why_they_may_not_come_nearer() -> None:
    fight = open_field(fig(at=(2, 2), conditions=[ConditionEntry(name="frightened", source="BRU")]), bru(at=(8, 2)))
    assert codes(fight, "FIG: approach BRU") == {"frightened_approach": ["E5-COND-8"]}


@pytest.mark.rule("E5-MOVE-7", "E5-GEN-8")
def test_a_word_is_refused_as_the_move_is_and_strange_names_by_a_rule() -> None:
    fight = open_field(fig(at=(2, 2), conditions=[held_by("BRU")]), bru(at=(3, 2)))
    for word in ("approach BRU", "back_off", "keep_away", "behind BRU"):
        assert refused(fight, f"FIG: {word}") == refused(fight, "FIG: move 1,2") != []
    assert refused(open_field(fig(at=(2, 2)), bru(at=(8, 2))), "FIG: approach NOBODY") == ["E5-OBJ-1"]


# -- away ------------------------------------------------------------------------------------------
@pytest.mark.rule("E5-OPP-1")
def test_backing_off_provokes_like_any_move() -> None:
    fight = turn_of_brann(5)
    assert not fight.say("brann_oakhand", "back_off mire_hound-1")
    assert asked(fight) == ["mire_hound-1 before_step"]
    play(fight, "mire_hound-1: decline")
    while asked(fight) != ["brann_oakhand turn"]:
        play(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert apart(fight, "brann_oakhand", "mire_hound-1") == 35


@pytest.mark.rule("E5-MOVE-10")
def test_nobody_backs_off_into_a_pit() -> None:
    pit = [on_squares("pit", *[(0, y) for y in range(20)], drop_ft=10)]
    fight = play(arena(fig(at=(4, 9)), rai(at=(12, 9)), features=pit), "FIG: back_off")
    assert at(fight, "FIG")[0] == 1


def test_backing_off_without_a_name_is_from_the_nearest() -> None:
    fight = play(open_field(fig(at=(10, 10)), rai(at=(10, 14)), bru(at=(10, 2))), "FIG: back_off")
    assert apart(fight, "FIG", "RAI") > apart(fight, "FIG", "BRU")


@pytest.mark.rule("E5-MOVE-1")
def test_keeping_away_counts_all_opponents_who_can_act() -> None:
    people = (fig(at=(12, 10)), rai(at=(12, 6)), bru(at=(12, 13)))
    fight = play(open_field(*people), "FIG: keep_away")
    assert min(apart(fight, "FIG", "RAI"), apart(fight, "FIG", "BRU")) >= 30
    fight = play(open_field(people[0], rai(at=(12, 6), hp=0), people[2]), "FIG: keep_away")
    assert apart(fight, "FIG", "BRU") == 45


@pytest.mark.rule("E5-SIGHT-8")
def test_nobody_keeps_away_from_those_of_whom_he_does_not_know() -> None:
    def from_both(*of: int, **more: Any) -> Fight[Combat]:
        return open_field(fig(at=(12, 10)), bru(at=(12, 14)), rai(at=of, **more))

    unknown: dict[str, Any] = {"conditions": ["invisible"], "known_to": ()}
    ends = [at(play(from_both(*of, **unknown), "FIG: keep_away"), "FIG") for of in ((12, 1), (14, 2), (25, 18))]
    assert len(set(ends)) == 1
    assert at(play(from_both(12, 1), "FIG: keep_away"), "FIG") not in ends
    hidden = from_both(12, 1, **unknown)
    assert refused(hidden, "FIG: approach RAI") == refused(hidden, "FIG: approach NOBODY") == ["E5-OBJ-1"]


@pytest.mark.rule("E5-SIGHT-8")
def test_nobody_is_behind_somebody_because_of_one_of_whom_he_does_not_know() -> None:
    def behind(*of: int, **more: Any) -> tuple[int, int]:
        people = (rog(at=(9, 12)), fig(at=(8, 9)), rai(at=(14, 9)), bru(at=of, **more))
        return at(play(open_field(*people), "ROG: behind FIG"), "ROG")

    unknown: dict[str, Any] = {"conditions": ["invisible"], "known_to": ()}
    assert behind(3, 9, **unknown) == behind(8, 4, **unknown) == (7, 9) != behind(3, 9)


# -- behind ----------------------------------------------------------------------------------------
def test_behind_somebody_is_the_far_side_from_whom_it_has_to_do_with() -> None:
    people = (rog(at=(2, 9)), fig(at=(5, 9)), rai(at=(6, 9)))
    fight = play(open_field(*people), "ROG: behind FIG")
    assert (apart(fight, "ROG", "FIG"), apart(fight, "ROG", "RAI")) == (5, 10)
    fight = play(open_field(rog(at=(9, 12)), *people[1:]), "ROG: behind RAI")
    assert (apart(fight, "ROG", "RAI"), apart(fight, "ROG", "FIG")) == (5, 10)


def test_behind_somebody_large_is_behind_all_of_it() -> None:
    fight = play(open_field(rog(at=(12, 12)), fig(at=(5, 9)), bru(at=(6, 9))), "ROG: behind BRU")
    assert (at(fight, "ROG")[0], apart(fight, "ROG", "BRU")) == (8, 5)


# -- to the end ------------------------------------------------------------------------------------
def test_the_log_tells_distances() -> None:
    fight = play(open_field(fig(at=(2, 5)), rai(at=(14, 5)), cle(at=(2, 9))), "FIG: approach RAI", "FIG: end")
    assert "30 ft (Raider: 30 ft" in told_short(fight)


def test_a_reaction_to_a_step_is_asked_within_a_word() -> None:
    fight = open_field(fig(at=(5, 5)), rai(at=(6, 5)), bru(at=(20, 5)))
    answer(fight, "FIG: keep_away")
    assert asked(fight) == ["RAI before_step"]


def test_computer_players_bring_fights_without_a_map_to_an_end() -> None:
    assert set(decided(RULESET, SAMPLE, 4, apart_ft=60)) <= {"heroes", "raiders"}


def test_a_sample_is_played_to_its_end_in_words_alone() -> None:
    assert played_in_words(RULESET, SAMPLE, "move", "jump", apart_ft=60).over in ("heroes", "raiders")
