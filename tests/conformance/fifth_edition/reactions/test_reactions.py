"""Reactions and opportunity attacks."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import AttackDeclared, Damaged
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, ModifiersEntry, OnHitEntry, SaveEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    afflict,
    arena,
    at,
    bru,
    budget,
    choices,
    fig,
    fighter,
    from_the_start,
    has,
    hou,
    hp,
    on_edges,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    spent,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import asked, codes, left_out, play, refused, told


@pytest.mark.scenario("E5-EX-6")
@pytest.mark.rule("E5-OPP-1", "E5-OPP-2", "E5-REACT-1", "E5-REACT-2", "E5-REACT-3")
def test_the_opportunity_attack_as_the_standard_reaction() -> None:
    fight = arena(rai("RAI-1", at=(3, 2)), rai("RAI-2", at=(3, 3)), fig(at=(2, 2)))
    play(fight, "RAI-1: move 4,2")
    assert (asked(fight), at(fight, "RAI-1")) == (["FIG before_step"], (3, 2))
    play(fight, "FIG: opportunity_attack with longsword", "FIG d20 15 | FIG d8 1")
    assert (at(fight, "RAI-1"), hp(fight, "RAI-1"), budget(fight, "FIG")) == ((3, 2), 3, "")
    play(fight, "RAI-1: go_on")
    assert (at(fight, "RAI-1"), asked(fight)) == ((4, 2), ["RAI-1 turn"])
    play(fight, "RAI-1: end", "RAI-2: move 4,4")
    assert (asked(fight), left_out(fight, "FIG", "before_step")) == (["RAI-2 turn"], ("E5-REACT-2",))
    play(fight, "RAI-2: end")
    assert budget(fight, "FIG") == "abur"


WARD = power("ward", cost="reaction", window="on_roll", range_ft=0, modifiers=ModifiersEntry(ac=5))


@pytest.mark.scenario("E5-EX-19")
@pytest.mark.rule("E5-REACT-1", "E5-REACT-2")
def test_a_reaction_spent_on_the_own_turn() -> None:
    fight = arena(wiz(at=(5, 5), powers=[WARD]), bru(at=(6, 5)), rai(at=(3, 6)))
    play(fight, "WIZ: move 4,5", "BRU: opportunity_attack with greatclub", "BRU d20 9")
    assert (rolled(fight), asked(fight)) == ((1, 15), ["WIZ on_roll"])
    play(fight, "WIZ: react ward", "WIZ: go_on")
    assert (struck(fight), hp(fight, "WIZ"), at(fight, "WIZ"), budget(fight, "WIZ")) == ((17, False), 16, (4, 5), "abu")
    play(fight, "WIZ: end", "BRU: end", "RAI: move 2,7")
    assert (asked(fight), left_out(fight, "WIZ", "before_step")) == (["RAI turn"], ("E5-REACT-2",))
    play(fight, "RAI: end")
    assert budget(fight, "WIZ") == "abur"


def leaving_two() -> Fight[Combat]:
    return arena(
        fig(at=(2, 2)), rai(at=(3, 2)), rog(at=(2, 3)), bru(at=(20, 9)), order="FIG RAI ROG BRU", turn="RAI"
    )  # fmt: skip


@pytest.mark.scenario("E5-EX-28")
@pytest.mark.rule("E5-OPP-9", "E5-OPP-11", "E5-REACT-6", "E5-REACT-12")
def test_two_enemies_left_with_one_step() -> None:
    fight = play(leaving_two(), "RAI: move 4,2")
    assert asked(fight) == ["ROG before_step"]
    declined = play(fight.fork(), "ROG: decline")
    assert asked(declined) == ["FIG before_step"]
    play(fight, "ROG: opportunity_attack with shortsword_a", "ROG d20 18 | ROG d6 5", "ROG: kill")
    assert (rolled(fight), at(fight, "RAI"), fighter(fight, "RAI").dead) == ((1, 23), (3, 2), True)
    assert (spent(fight, "RAI"), asked(fight), budget(fight, "FIG")[-1:]) == (0, ["ROG turn"], "r")


@pytest.mark.rule("E5-REACT-6")
@pytest.mark.parametrize(("option", "who"), [("turn_owner_decides", "RAI"), ("gm", "gm")])
def test_others_may_decide_the_order_of_reactions(option: str, who: str) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), rog(at=(2, 3)), turn="RAI", reaction_order=option)
    play(fight, "RAI: move 4,2")
    assert asked(fight) == [f"{who} reaction_order"]
    play(fight, f"{who}: order FIG,ROG")
    assert asked(fight) == ["FIG before_step"]


@pytest.mark.scenario("E5-EX-29")
@pytest.mark.rule("E5-OPP-10")
def test_surviving_and_staying() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)))
    play(fight, "RAI: move 4,2", "FIG: opportunity_attack with longsword", "FIG d20 12 | FIG d8 1")
    assert (rolled(fight), asked(fight)) == ((1, 17), ["RAI complete_step"])
    play(fight, "RAI: stay")
    assert (at(fight, "RAI"), hp(fight, "RAI"), spent(fight, "RAI"), budget(fight, "FIG")) == ((3, 2), 3, 0, "")
    play(fight, "RAI: move 4,2")
    assert (at(fight, "RAI"), left_out(fight, "FIG", "before_step")) == ((4, 2), ("E5-REACT-2",))


@pytest.mark.rule("E5-OPP-10")
def test_without_the_option_the_mover_goes_on() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), mover_may_stop=False)
    play(fight, "RAI: move 4,2", "FIG: opportunity_attack with longsword", "FIG d20 12 | FIG d8 1")
    assert (at(fight, "RAI"), asked(fight)) == ((4, 2), ["RAI turn"])


@pytest.mark.scenario("E5-EX-30")
@pytest.mark.rule("E5-ACT-6", "E5-OPP-5")
def test_disengage() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), rog(at=(4, 2)))
    play(fight, "RAI: disengage", "RAI: move 3,3 3,4 3,5")
    assert (at(fight, "RAI"), asked(fight)) == ((3, 5), ["RAI turn"])
    pass_to(fight, "RAI")
    play(fight, "RAI: move 3,4 3,3")
    assert asked(fight) == ["RAI turn"]
    play(fight, "RAI: move 3,4")
    assert asked(fight) == ["FIG before_step"]


@pytest.mark.scenario("E5-EX-31")
@pytest.mark.rule("E5-OPP-3", "E5-SPACE-10", "E5-WPN-8")
def test_a_reach_weapon() -> None:
    glaive = weapon("glaive", "1d10", "slashing", "heavy", "reach", "two_handed")
    fight = arena(rai(at=(1, 0)), fig("GUA", at=(0, 0), attacks=[glaive]))
    play(fight, "RAI: move 2,0")
    assert (asked(fight), choices(fight, "opportunity_attack", "with")) == (["GUA before_step"], ["unarmed"])
    play(fight, "GUA: decline", "RAI: move 3,0")
    assert (asked(fight), choices(fight, "opportunity_attack", "with")) == (["GUA before_step"], ["glaive"])
    play(fight, "GUA: opportunity_attack with glaive", "GUA d20 15 | GUA d10 1", "RAI: go_on")
    assert hp(fight, "RAI") == 3


@pytest.mark.scenario("E5-EX-32")
@pytest.mark.rule("E5-OPP-1", "E5-SIGHT-1", "E5-COND-11")
def test_unseen_movers_do_not_provoke() -> None:
    fight = play(arena(rai(at=(3, 2), conditions=["invisible"]), fig(at=(2, 2))), "RAI: move 4,2 5,2 6,2")
    assert (at(fight, "RAI"), asked(fight), left_out(fight, "FIG", "before_step")) == (
        (6, 2), ["RAI turn"], ("E5-OPP-1",),
    )  # fmt: skip


@pytest.mark.scenario("E5-EX-33")
@pytest.mark.rule("E5-OPP-8")
def test_no_grapple_as_an_opportunity_attack() -> None:
    fight = play(arena(rai(at=(3, 2)), fig(at=(2, 2), attacks_per_action=2)), "RAI: move 4,2")
    for special in ("grapple", "shove", "multiattack"):
        assert codes(fight, f"FIG: opportunity_attack with {special}") == {"single_melee_only": ["E5-OPP-8"]}
    assert set(choices(fight, "opportunity_attack", "with")) == {"longsword", "unarmed"}
    play(fight, "FIG: opportunity_attack with unarmed", "FIG d20 12", "RAI: go_on")
    assert (hp(fight, "RAI"), len(told(fight, AttackDeclared))) == (3, 1)


@pytest.mark.scenario("E5-EX-88")
@pytest.mark.rule("E5-OPP-4", "E5-REACT-10", "E5-COVER-13")
def test_declining_and_cover_against_an_opportunity_attack() -> None:
    low_wall = on_edges("low_wall", (2, 2), (3, 2), cover="half")
    fight = arena(rai("RAI-2", at=(2, 3)), rai("RAI-1", at=(3, 2)), fig(at=(2, 2)), features=[low_wall])
    play(fight, "RAI-2: move 2,4", "FIG: decline")
    assert (at(fight, "RAI-2"), budget(fight, "FIG")) == ((2, 4), "r")
    play(fight, "RAI-2: end", "RAI-1: move 4,2", "FIG: opportunity_attack with longsword", "FIG d20 9")
    assert (rolled(fight), struck(fight)) == ((1, 14), (15, False))


TRIP = OnHitEntry(condition="prone", save=SaveEntry(ability="str", dc=12))


def tripping(**changes: Any) -> Any:
    return hou(at=(3, 2), attacks=[weapon("bite", "2d4", "piercing", bonus=2, source="natural", attack_bonus=4,
                                          on_hit=[TRIP])], **changes)  # fmt: skip


@pytest.mark.scenario("E5-EX-99")
@pytest.mark.rule("E5-OPP-10", "E5-PRONE-6", "E5-REACT-8")
def test_knocked_down_while_leaving() -> None:
    fight = arena(fig(at=(2, 7)), tripping())
    play(fight, "FIG: move 2,6 2,5 2,4 2,3 2,2")
    assert spent(fight, "FIG") == 25
    play(fight, "FIG: move 1,2", "HOU: opportunity_attack with bite", "HOU d20 14 | HOU 2d4 1 2 | FIG d20 3")
    assert (hp(fight, "FIG"), has(fight, "FIG", "prone"), at(fight, "FIG")) == (23, True, (2, 2))
    assert (spent(fight, "FIG"), asked(fight)) == (25, ["FIG turn"])


@pytest.mark.rule("E5-OPP-10", "E5-PRONE-6")
def test_knocked_down_with_movement_left_the_mover_may_crawl_on() -> None:
    fight = arena(fig(at=(2, 2)), tripping())
    play(
        fight,
        "FIG: move 1,2",
        "HOU: opportunity_attack with bite",
        "HOU d20 14 | HOU 2d4 1 2 | FIG d20 3",
        "FIG: go_on",
    )
    assert (at(fight, "FIG"), spent(fight, "FIG")) == ((1, 2), 10)


@pytest.mark.rule("E5-OPP-9")
def test_a_mover_whose_speed_becomes_0_stays() -> None:
    grab = weapon("bite", "2d4", "piercing", bonus=2, source="natural", attack_bonus=4,
                  on_hit=[OnHitEntry(condition="grappled", escape_dc=12)])  # fmt: skip
    fight = arena(fig(at=(2, 2)), hou(at=(3, 2), attacks=[grab]))
    play(fight, "FIG: move 1,2", "HOU: opportunity_attack with bite", "HOU d20 14 | HOU 2d4 1 2")
    assert (at(fight, "FIG"), spent(fight, "FIG"), asked(fight)) == ((2, 2), 0, ["FIG turn"])


@pytest.mark.rule("E5-OPP-3")
def test_moving_inside_the_reach_and_entering_it_do_not_provoke() -> None:
    fight = play(arena(rai(at=(4, 3)), fig(at=(2, 2))), "RAI: move 3,3 3,2 3,1 2,1 1,1")
    assert (at(fight, "RAI"), asked(fight)) == ((1, 1), ["RAI turn"])


@pytest.mark.rule("E5-OPP-7")
def test_movement_of_a_dash_provokes() -> None:
    fight = play(arena(rai(at=(3, 2)), fig(at=(2, 2))), "RAI: dash", "RAI: move 4,2")
    assert asked(fight) == ["FIG before_step"]


@pytest.mark.rule("E5-OPP-12")
def test_nobody_strikes_its_charmer_or_through_total_cover() -> None:
    charmed = ConditionEntry(name="charmed", source="RAI")
    fight = play(arena(rai(at=(3, 2)), fig(at=(2, 2), conditions=[charmed])), "RAI: move 4,2")
    assert (asked(fight), "E5-OPP-12" in left_out(fight, "FIG", "before_step")) == (["RAI turn"], True)
    pane = on_edges("window", (2, 2), (3, 2), cover="total", blocks_sight=False)
    fight = play(arena(rai(at=(3, 2)), fig(at=(2, 2)), features=[pane]), "RAI: move 4,2")
    assert asked(fight) == ["RAI turn"]


@pytest.mark.rule("E5-REACT-9")
def test_a_power_may_answer_a_result() -> None:
    spite = afflict("poisoned", cost="reaction", window="on_result")
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), powers=[spite]))
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 18 | RAI d6 2")
    assert (asked(fight), len(told(fight, Damaged))) == (["FIG on_result"], 1)
    play(fight, "FIG: react poisoned RAI")
    assert (has(fight, "RAI", "poisoned"), budget(fight, "FIG")) == (True, "")


@pytest.mark.rule("E5-REACT-10")
def test_each_reaction_is_offered_once_in_a_window() -> None:
    fight = play(leaving_two(), "RAI: move 4,2", "ROG: decline", "FIG: decline")
    assert (asked(fight), at(fight, "RAI")) == (["RAI turn"], (4, 2))


@pytest.mark.rule("E5-OPP-1")
def test_allies_and_neutrals_do_not_provoke() -> None:
    fight = play(arena(rai(at=(3, 2), side="heroes"), fig(at=(2, 2)), bru(at=(15, 9))), "RAI: move 4,2")
    assert asked(fight) == ["RAI turn"]
    fight = play(arena(rai(at=(3, 2), neutral=True), fig(at=(2, 2)), bru(at=(15, 9))), "RAI: move 4,2")
    assert asked(fight) == ["RAI turn"]


@pytest.mark.rule("E5-SIGHT-2", "E5-OPP-1")
def test_a_wall_between_hides_the_mover() -> None:
    curtain = on_edges("curtain", (2, 2), (3, 2), blocks_sight=True)
    fight = play(arena(rai(at=(3, 2)), fig(at=(2, 2)), features=[curtain]), "RAI: move 4,2")
    assert (asked(fight), left_out(fight, "FIG", "before_step")) == (["RAI turn"], ("E5-OPP-1",))


@pytest.mark.rule("E5-REACT-2", "E5-REACT-11")
def test_a_power_and_an_opportunity_attack_draw_on_the_same_reaction() -> None:
    parry = power("parry", cost="reaction", window="on_roll", range_ft=0, modifiers=ModifiersEntry(ac=2))
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), powers=[parry]))
    play(fight, "RAI: move 4,2", "FIG: opportunity_attack with longsword", "FIG d20 2", "RAI: go_on", "RAI: move 3,2")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 13 | RAI d6 1")
    assert ("E5-REACT-2" in left_out(fight, "FIG", "on_roll"), hp(fight, "FIG")) == (True, 25)
    assert refused(fight, "FIG: react parry")


@pytest.mark.rule("E5-OPP-10", "E5-OPP-11")
def test_whoever_stays_gives_the_next_enemy_no_opportunity() -> None:
    fight = play(leaving_two(), "RAI: move 4,2", "ROG: opportunity_attack with shortsword_a", "ROG d20 2", "RAI: stay")
    assert (asked(fight), at(fight, "RAI"), budget(fight, "FIG")) == (["RAI turn"], (3, 2), "r")


@pytest.mark.rule("E5-REACT-6")
def test_members_of_a_group_react_in_file_order_before_their_order_is_picked() -> None:
    fight = from_the_start(
        fig(at=(5, 5), initiative=18), rai("RAI-2", at=(6, 5), initiative=9), rai("RAI-1", at=(6, 6), initiative=9)
    )
    play(fight, "FIG: move 4,4")
    assert asked(fight) == ["RAI-2 before_step"]
    play(fight, "RAI-2: decline")
    assert asked(fight) == ["RAI-1 before_step"]


@pytest.mark.rule("E5-REACT-1", "E5-OPP-1")
def test_the_turn_owner_itself_may_react() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)))
    play(fight, "WIZ: ready turn starts who BRU response move", "WIZ: end", "WIZ: respond 4,5")
    assert (asked(fight), fight.state.owner) == (["BRU before_step"], "BRU")


@pytest.mark.rule("E5-REACT-9", "E5-SPELL-16")
def test_of_several_reaction_powers_one_is_named() -> None:
    gifts = [power(name, cost="reaction", window="turn_end", range_ft=0, temp_hp="3") for name in ("one", "two")]
    fight = arena(rog(at=(2, 2)), wiz(at=(9, 9), powers=gifts), rai(at=(20, 9)))
    play(fight, "ROG: end")
    assert (asked(fight), choices(fight, "react", "power")) == (["WIZ turn_end"], ["one", "two"])
    assert codes(fight, "WIZ: react") == {"CORE-MISSING": ["CORE-MISSING"]}
    play(fight, "WIZ: react two")
    assert fighter(fight, "WIZ").temp_hp == 3
