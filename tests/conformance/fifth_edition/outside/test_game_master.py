"""What the game master decides: rulings, options that ask for them, triggers called by word, newcomers."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import AttackResolved, Rolled, Ruled
from affray.rulesets.fifth_edition.model.scenario import Options
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    afflict,
    archer,
    arena,
    at,
    bru,
    budget,
    cle,
    decree,
    fig,
    fighter,
    from_the_start,
    has,
    hp,
    mag,
    on_edges,
    on_squares,
    pass_to,
    rai,
    rog,
    rolled,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, throw, told


@pytest.mark.rule("E5-READY-2", "E5-READY-3")
def test_a_trigger_in_words_is_called_by_the_game_master() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    play(fight, "FIG: ready gm text 'the bell rings' response attack with longsword", "FIG: end")
    assert not fight.decree("trigger FIG")
    play(fight, "FIG: respond RAI", "FIG d20 12 | FIG d8 1")
    assert (hp(fight, "RAI"), fighter(fight, "FIG").reaction_available, asked(fight)) == (3, False, ["RAI turn"])
    assert fight.decree("trigger FIG")


@pytest.mark.rule("E5-COVER-8", "E5-GEN-4")
def test_the_game_master_may_rule_on_every_cover() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(9, 2)), cover_method="gm")
    answer(fight, "ROG: attack RAI with shortbow")
    assert asked(fight) == ["gm cover"]
    play(fight, "gm: rule three_quarters", "ROG d20 12")
    assert (struck(fight), last(fight, Ruled).value) == ((18, False), "three_quarters")


@pytest.mark.rule("E5-HIDE-5", "E5-GEN-4")
def test_the_game_master_may_rule_on_hiding() -> None:
    fight = arena(rog(at=(2, 2)), rai("RAI-1", at=(9, 2)), rai("RAI-2", at=(9, 4)), hide_requires="gm_only")
    play(fight, "ROG: hide")
    assert asked(fight) == ["gm hide"]
    play(fight, "gm: rule RAI-2", "ROG d20 15")
    assert (fighter(fight, "ROG").hidden_from, last(fight, Ruled).value) == (["RAI-2"], "RAI-2")


@pytest.mark.rule("E5-ACT-21")
def test_an_improvised_action() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    play(fight, "FIG: improvise 'tip the cauldron'", "gm: refuse")
    assert budget(fight, "FIG") == "abur"
    play(fight, "FIG: improvise 'tip the cauldron'", "gm: allow action str athletics 12", "FIG d20 9")
    assert (rolled(fight), budget(fight, "FIG")) == ((1, 14), "bur")


@pytest.mark.rule("E5-OUT-1")
@pytest.mark.parametrize("line", ["mount", "drive", "high_jump", "lair_action", "rest"])
def test_what_is_left_out(line: str) -> None:
    assert codes(arena(fig(at=(2, 2)), rai(at=(9, 2))), f"FIG: {line}") == {"out_of_scope": ["E5-OUT-1"]}


@pytest.mark.rule("E5-OUT-2")
@pytest.mark.parametrize("line", ["flank", "called_shot", "disarm", "overrun"])
def test_what_does_not_exist(line: str) -> None:
    assert codes(arena(fig(at=(2, 2)), rai(at=(9, 2))), f"FIG: {line}") == {"out_of_scope": ["E5-OUT-2"]}


@pytest.mark.rule("E5-GEN-5")
def test_the_game_master_makes_somebody_neutral() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), bru(at=(20, 9)))
    assert not fight.decree("neutral RAI")
    play(fight, "RAI: move 4,2")
    assert asked(fight) == ["RAI turn"]
    assert [(each.what, each.of) for each in told(fight, Ruled)] == [("neutral", "RAI")]


@pytest.mark.rule("E5-SURP-12")
def test_the_game_master_may_rule_that_somebody_is_surprised() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    assert not fight.decree("surprise RAI")
    play(fight, "FIG: end")
    assert codes(fight, "RAI: move 9,3")["surprised"] == ["E5-SURP-6"]
    play(fight, "RAI: end")
    assert not fighter(fight, "RAI").surprised


@pytest.mark.rule("E5-INIT-11")
def test_a_newcomer_whose_count_has_passed_waits_for_the_next_round() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=15), rai(at=(9, 2), initiative=9), wiz(at=(2, 9), initiative=3))
    play(fight, "FIG: end")
    assert not fight.decree("join RAI id NEW side raiders at 12,2")
    throw(fight, "NEW d20 18")
    play(fight, "RAI: end")
    assert asked(fight) == ["WIZ turn"]
    play(fight, "WIZ: end")
    assert asked(fight) == ["NEW turn"]


def interrupted(*more: Any) -> Fight[Combat]:
    """FIG is stunned in the middle of CLE's space."""
    daze = afflict("stunned", cost="action")
    fight = arena(mag(at=(20, 9), powers=[daze]), fig(at=(2, 2)), cle(at=(3, 2)), *more)
    play(fight, "MAG: ready movement enters who FIG squares 3,2 within 0 response use with stunned", "MAG: end")
    return play(fight, "FIG: move 3,2 4,2", "MAG: respond FIG")


@pytest.mark.rule("E5-SPACE-7", "E5-TURN-13")
def test_whoever_must_stop_in_an_occupied_space_is_put_beside_it() -> None:
    fight = interrupted()
    assert (at(fight, "FIG"), at(fight, "CLE"), asked(fight)) == ((2, 1), (3, 2), ["CLE turn"])


@pytest.mark.rule("E5-GEN-3")
def test_a_printed_number_beats_the_general_rule_and_is_named() -> None:
    printed = weapon("fang", "1d6", "piercing", "reach", attack_bonus=9, reach_ft=5)
    fight = arena(fig(at=(2, 2), attacks=[printed]), bru(at=(3, 2)), rai(at=(4, 4)))
    assert "out_of_reach" in codes(fight, "FIG: attack RAI with fang")
    play(fight, "FIG: attack BRU with fang", "FIG d20 2 | FIG d6 3")
    assert [part.value for part in last(fight, Rolled).total.parts] == [2, 9]
    assert last(fight, AttackResolved).weapon == "fang"


def test_the_deafened_lose_nothing_but_their_hearing() -> None:
    fight = arena(fig(at=(2, 2), conditions=["deafened"]), rai(at=(3, 2)))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1")
    assert (rolled(fight), has(fight, "FIG", "deafened")) == ((1, 14), True)


@pytest.mark.parametrize(
    ("name", "ours", "theirs"),
    [
        ("ready_timing", "before_completion", "after_trigger"),
        ("close_ranged_disadvantage", "any_hostile", "threatening_hostile"),
        ("dodge_sight_scope", "both", "attacks_only"),
        ("help_expiry", "none", "helper_next_turn"),
        ("spell_components", False, True),
    ],
)
def test_a_profile_sets_several_options_and_single_ones_may_differ(name: str, ours: Any, theirs: Any) -> None:
    assert getattr(Options(), name) == ours
    assert getattr(Options(profile="srd51"), name) == theirs
    assert getattr(Options(**{"profile": "srd51", name: ours}), name) == ours


@pytest.mark.rule("E5-READY-10")
def test_by_option_a_readied_attack_has_all_its_attacks() -> None:
    fight = arena(fig(at=(2, 2), attacks_per_action=2), rai(at=(3, 2), hp_max=40), readied_multiattack="full")
    play(fight, "FIG: ready turn starts who RAI response attack with longsword", "FIG: end")
    answer(fight, "FIG: respond RAI")
    throw(fight, "FIG d20 12 | FIG d8 1 | FIG d20 12 | FIG d8 1")
    assert (hp(fight, "RAI"), asked(fight)) == (32, ["RAI turn"])


@pytest.mark.rule("E5-COVER-8")
def test_a_slit_does_not_hinder_the_game_masters_word() -> None:
    slit = on_edges("slit", (4, 2), (5, 2), cover="three_quarters")
    fight = arena(archer(at=(1, 2)), rai(at=(5, 2)), features=[slit])
    assert not fight.decree("cover RAI none")
    play(fight, "ROG: attack RAI with shortbow", "ROG d20 2")
    assert struck(fight) == (13, False)
    pass_to(fight, "ROG")
    assert not fight.decree("cover RAI total")
    assert not allowed(fight, "ROG: attack RAI with shortbow")


@pytest.mark.rule("E5-GEN-5")
def test_somebody_changes_sides_and_is_no_enemy_any_more() -> None:
    fight = arena(fig(at=(2, 2)), rai("RAI-1", at=(3, 2)), rai("RAI-2", at=(4, 2)), rai("RAI-3", at=(9, 9)))
    assert not allowed(fight, "FIG: move 3,2 4,1")
    decree(fight, "side RAI-1 heroes")
    assert (fighter(fight, "RAI-1").side, allowed(fight, "FIG: move 3,2 3,1")) == ("heroes", True)
    ruled = last(fight, Ruled)
    assert (ruled.what, ruled.of, ruled.value, ruled.rules) == ("side", "RAI-1", "heroes", ("E5-GEN-4", "E5-GEN-5"))


@pytest.mark.rule("E5-ACT-14")
def test_a_ruling_on_help_replaces_only_the_one_on_the_same_task() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    for text in ("cover FIG half", "help hide", "help search on no", "help hide on no", "help escape on no"):
        decree(fight, text)
    known = [(each.kind, each.who, each.value) for each in fight.state.rulings]
    assert known == [
        ("cover", "FIG", "half"), ("help", "search", "no"), ("help", "hide", "no"), ("help", "escape", "no"),
    ]  # fmt: skip


@pytest.mark.rule("E5-COVER-8")
def test_a_ruling_on_cover_replaces_only_the_one_against_the_same() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(15, 10)))
    for text in ("cover FIG half", "cover FIG total against RAI", "cover BRU half", "cover FIG three_quarters"):
        decree(fight, text)
    known = [(each.who, each.value, each.against) for each in fight.state.rulings]
    assert known == [("FIG", "total", "RAI"), ("BRU", "half", ""), ("FIG", "three_quarters", "")]
    decree(fight, "cover FIG computed against RAI")
    decree(fight, "cover BRU computed")
    assert [(each.who, each.value) for each in fight.state.rulings] == [("FIG", "three_quarters")]


@pytest.mark.rule("E5-TURN-10")
def test_what_hurts_every_turn_can_be_taken_away() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    decree(fight, "ongoing FIG 1d6 fire at end")
    decree(fight, "ongoing FIG 2 cold")
    assert [(each.type, each.at) for each in fighter(fight, "FIG").ongoing] == [("fire", "end"), ("cold", "start")]
    decree(fight, "ongoing FIG 0 fire")
    assert fighter(fight, "FIG").ongoing == []
    assert [each.rule for each in fight.decree("ongoing FIG lots fire")] == ["CORE-FIELD"]


@pytest.mark.rule("E5-READY-16", "E5-INIT-11")
def test_who_joins_beside_somebody_sets_off_its_readied_response() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    play(fight, "FIG: ready movement enters response attack with longsword", "FIG: end")
    assert not fight.decree("join RAI id NEW at 3,2")
    throw(fight, "NEW d20 2")
    assert asked(fight) == ["FIG after_step"]


@pytest.mark.rule("E5-INIT-11", "E5-GEN-4")
def test_who_joins_in_a_fire_burns() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)), features=[on_squares("fire", (3, 2))])
    assert not fight.decree("join RAI id NEW at 3,2")
    throw(fight, "NEW d20 2 | NEW d6 3")
    assert (hp(fight, "NEW"), asked(fight)) == (4, ["FIG turn"])


@pytest.mark.rule("E5-GEN-4", "E5-GEN-9")
def test_a_decreed_place_brings_somebody_back() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(20, 9)))
    decree(fight, "remove RAI")
    assert not fighter(fight, "RAI").present
    decree(fight, "place RAI 3,2")
    assert (fighter(fight, "RAI").present, at(fight, "RAI")) == (True, (3, 2))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 2")
    assert struck(fight) == (13, False)


@pytest.mark.rule("E5-GEN-4", "E5-MOVE-16")
def test_a_decreed_place_may_have_a_height() -> None:
    fight = arena(fig(at=(2, 2), speed={"walk": 30, "fly": 30}), rai(at=(9, 9)))
    decree(fight, "place FIG 5,5 height 30")
    assert (at(fight, "FIG"), fighter(fight, "FIG").elevation) == ((5, 5), 30)
    pit = arena(fig(at=(3, 2), elevation_ft=-10), rai(at=(9, 9)), features=[on_squares("pit", (3, 2), drop_ft=10)])
    decree(pit, "place FIG 5,5")
    assert fighter(pit, "FIG").elevation == 0


@pytest.mark.rule("E5-GEN-4", "E5-MOVE-16", "E5-DEATH-1")
@pytest.mark.parametrize(("word", "rules"), [
    ("place FIG 5,5 height 500", []), ("place FIG 5,5 height 501", ["CORE-NUMBER"]),
    ("place FIG 5,5 height -500", []), ("place FIG 5,5 height -501", ["CORE-NUMBER"]),
    ("hp FIG 0", []), ("hp FIG =-1", ["CORE-NUMBER"]), ("hp FIG 2000", []), ("hp FIG 2001", ["CORE-NUMBER"]),
    ("hp FIG 5 temp 0", []), ("hp FIG 5 temp =-1", ["CORE-NUMBER"]), ("hp FIG 5 temp 2000", []),
    ("hp FIG 5 temp 2001", ["CORE-NUMBER"]),
    ("condition FIG stunned rounds 1", []), ("condition FIG stunned rounds 0", ["CORE-NUMBER"]),
    ("condition FIG stunned rounds 100", []), ("condition FIG stunned rounds 101", ["CORE-NUMBER"]),
    ("condition FIG exhaustion level 1", []), ("condition FIG exhaustion level 0", ["CORE-NUMBER"]),
    ("condition FIG exhaustion level 6", []), ("condition FIG exhaustion level 7", ["CORE-NUMBER"]),
])  # fmt: skip
def test_the_numbers_in_a_decree_have_limits(word: str, rules: list[str]) -> None:
    shaft = on_squares("shaft", (5, 5), drop_ft=500)
    flyer = fig(at=(2, 2), speed={"walk": 30, "fly": 60})
    fight = arena(flyer, rai(at=(9, 9)), features=[shaft])
    assert [each.rule for each in fight.decree(word)] == rules


@pytest.mark.rule("E5-ACT-17", "E5-ACT-21")
@pytest.mark.parametrize(("line", "word"), [
    ("search thing", "rule investigation"), ("improvise 'tip the cauldron'", "allow action str athletics"),
])  # fmt: skip
@pytest.mark.parametrize(("dc", "rules"), [(0, ["CORE-NUMBER"]), (1, []), (40, []), (41, ["CORE-NUMBER"])])
def test_the_dc_of_a_check_is_between_1_and_40(line: str, word: str, dc: int, rules: list[str]) -> None:
    fight = play(arena(fig(at=(2, 2)), rai(at=(9, 2))), f"FIG: {line}")
    assert [each.rule for each in fight.say("gm", f"{word} {dc}")] == rules
