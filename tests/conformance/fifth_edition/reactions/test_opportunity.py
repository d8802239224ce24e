"""Opportunity attacks together with other rules (E5-OPP)."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import Damaged
from affray.rulesets.fifth_edition.model.scenario import MultiattackEntry, OnHitEntry, SaveEntry, Traits
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bru,
    cle,
    decree,
    fig,
    fighter,
    has,
    held_by,
    hou,
    hp,
    on_squares,
    power,
    rai,
    reaction,
    rog,
    rolled,
    spent,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, asked, last, left_out, play

GLAIVE = weapon("glaive", "1d10", "slashing", "reach", "two_handed")


@pytest.mark.rule("E5-OPP-1", "E5-OPP-3")
def test_a_picked_up_reach_weapon_threatens() -> None:
    dead = rai("OLD", at=(2, 3), attacks=[GLAIVE], starts_holding=["glaive"])
    fight = arena(fig(at=(2, 2), starts_holding=[]), rai(at=(4, 2)), dead)
    decree(fight, "hp OLD 0")
    play(fight, "FIG: pick_up OLD.glaive", "FIG: end")
    assert allowed(play(fight.fork(), "RAI: end"), "FIG: attack RAI with OLD.glaive")
    play(fight, "RAI: move 5,2")
    assert asked(fight) == ["FIG before_step"], at(fight, "RAI")


@pytest.mark.rule("E5-OPP-10", "E5-PRONE-6")
def test_knocked_prone_by_an_opportunity_attack_without_movement_for_a_crawl() -> None:
    trip = weapon(
        "bite",
        "1d4",
        "piercing",
        bonus=2,
        source="natural",
        attack_bonus=4,
        on_hit=[OnHitEntry(condition="prone", save=SaveEntry(ability="str", dc=12))],
    )
    fight = arena(fig(at=(5, 5)), hou(at=(6, 5), attacks=[trip]), rai(at=(25, 15)))
    play(fight, "FIG: move 5,4 5,5 5,4 5,5 5,4")
    assert spent(fight, "FIG") == 25
    play(fight, "FIG: move 4,4", "HOU: opportunity_attack with bite", "HOU d20 15 | HOU d4 2 | FIG d20 2")
    assert (has(fight, "FIG", "prone"), at(fight, "FIG"), spent(fight, "FIG")) == (True, (5, 4), 25)
    assert asked(fight) == ["FIG turn"]


@pytest.mark.rule("E5-OPP-10", "E5-PRONE-6")
def test_knocked_prone_and_crawls_on() -> None:
    trip = weapon(
        "bite",
        "1d4",
        "piercing",
        bonus=2,
        source="natural",
        attack_bonus=4,
        on_hit=[OnHitEntry(condition="prone", save=SaveEntry(ability="str", dc=12))],
    )
    fight = arena(fig(at=(5, 5)), hou(at=(6, 5), attacks=[trip]), rai(at=(25, 15)))
    play(fight, "FIG: move 4,5 3,5", "HOU: opportunity_attack with bite", "HOU d20 15 | HOU d4 2 | FIG d20 2")
    assert asked(fight) == ["FIG complete_step"]
    play(fight, "FIG: go_on")
    assert (at(fight, "FIG"), spent(fight, "FIG")) == ((3, 5), 20)


@pytest.mark.rule("E5-OPP-4", "E5-ACT-9")
def test_opportunity_attack_on_a_dodging_mover_that_sees() -> None:
    fight = arena(fig(at=(5, 5)), bru(at=(6, 5)))
    play(fight, "FIG: dodge", "FIG: move 4,5", "BRU: opportunity_attack with greatclub", "BRU 2d20 19 4")
    assert rolled(fight) == (2, 10)


@pytest.mark.rule("E5-OPP-1", "E5-OPP-9", "E5-MOVE-13")
def test_leaving_the_map_provokes_and_a_kill_keeps_it_there() -> None:
    fight = arena(rai(at=(0, 2)), fig(at=(1, 2)), bru(at=(20, 10)))
    play(fight, "RAI: move -1,2")
    assert asked(fight) == ["FIG before_step"]
    play(fight, "FIG: opportunity_attack with longsword", "FIG d20 15 | FIG d8 8", "FIG: kill")
    assert (fighter(fight, "RAI").dead, fighter(fight, "RAI").left_field) == (True, False)


@pytest.mark.rule("E5-MON-9")
def test_sneak_attack_again_in_the_turn_of_another() -> None:
    rogue = rog(at=(2, 2), traits=Traits(sneak_attack="2d6"))
    fight = arena(rogue, bru(at=(3, 2)), fig(at=(3, 1)))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 15 | ROG d6 3 | ROG 2d6 2 2", "ROG: end")
    assert last(fight, Damaged).damage.total == 10
    play(fight, "BRU: move 4,2", "ROG: opportunity_attack with shortsword_a", "ROG d20 15 | ROG d6 3 | ROG 2d6 2 2")
    assert (last(fight, Damaged).damage.total, asked(fight)) == (10, ["BRU complete_step"])


@pytest.mark.rule("E5-OPP-9", "E5-GRAP-10")
def test_opportunity_attack_kills_the_dragger_and_frees_the_dragged() -> None:
    fight = arena(rai(at=(5, 5)), wiz(at=(6, 5), conditions=[held_by("RAI")]), fig(at=(5, 6)), bru(at=(20, 10)))
    play(fight, "RAI: move 4,5 3,5")
    # leaves FIG's reach only with the second step
    assert (at(fight, "RAI"), at(fight, "WIZ"), asked(fight)) == ((4, 5), (5, 5), ["FIG before_step"])
    play(fight, "FIG: opportunity_attack with longsword", "FIG d20 15 | FIG d8 8", "FIG: kill")
    assert (fighter(fight, "RAI").dead, has(fight, "WIZ", "grappled"), at(fight, "WIZ")) == (True, False, (5, 5))


@pytest.mark.rule("E5-GRAP-14", "E5-OPP-1")
def test_the_dragged_creature_is_not_offered_but_its_friend_is() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]), bru(at=(4, 6)))
    play(fight, "FIG: move 5,4")
    # BRU fills (4,6) to (5,7); from (5,5) to (5,4) FIG leaves its reach
    assert asked(fight) == ["BRU before_step"]


@pytest.mark.rule("E5-OPP-10", "E5-OPP-11")
def test_staying_after_the_first_blow_spares_the_second_enemy_its_reaction() -> None:
    fight = arena(rai(at=(3, 2)), rog(at=(2, 3)), fig(at=(2, 2)))
    play(fight, "RAI: move 4,2", "ROG: opportunity_attack with shortsword_a", "ROG d20 2", "RAI: stay")
    assert (asked(fight), reaction(fight, "FIG"), spent(fight, "RAI")) == (["RAI turn"], True, 0)
    play(fight, "RAI: move 4,2")
    assert asked(fight) == ["FIG before_step"]


@pytest.mark.rule("E5-HIDE-7", "E5-OPP-4")
def test_a_hidden_one_that_strikes_with_its_reaction_is_given_away() -> None:
    fog = on_squares("fog", (2, 2), obscured="heavy")
    fight = arena(rai(at=(3, 2)), rog(at=(2, 2), hidden_from=["RAI"], stealth=20), features=[fog])
    play(fight, "RAI: move 4,2")
    assert asked(fight) == ["ROG before_step"]
    play(fight, "ROG: opportunity_attack with shortsword_a", "ROG 2d20 2 3")
    assert (rolled(fight)[0], fighter(fight, "ROG").hidden_from) == (2, [])


@pytest.mark.rule("E5-OPP-1", "E5-SIGHT-7")
def test_heavy_fog_blocks_sight_both_ways_and_one_die_is_rolled() -> None:
    fog = on_squares("fog", (2, 2), (3, 2), obscured="heavy")
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), features=[fog])
    play(fight, "FIG: attack RAI with longsword", "FIG d20 5")
    assert rolled(fight)[0] == 1
    play(fight, "FIG: move 1,2")
    assert (asked(fight), "E5-OPP-1" in left_out(fight, "RAI", "before_step")) == (["FIG turn"], True)


@pytest.mark.rule("E5-OPP-9", "E5-TURN-13", "E5-ACT-4")
def test_dead_in_the_middle_of_a_double_attack_by_a_parting_blow() -> None:
    """A readied response to the hit kills the attacker: its second attack is lost, the turn is over."""
    double = rai(at=(3, 2), multiattack=[MultiattackEntry(attack="scimitar", count=2)])
    fight = arena(fig(at=(2, 1)), double, wiz(at=(2, 2)), bru(at=(20, 10)))
    play(fight, "FIG: ready result hits who RAI of WIZ response attack with longsword", "FIG: end")
    play(
        fight,
        "RAI: multiattack WIZ with scimitar",
        "RAI d20 15 | RAI d6 1",
        "FIG: respond RAI",
        "FIG d20 15 | FIG d8 6",
        "FIG: kill",
    )
    assert (fighter(fight, "RAI").dead, asked(fight)) == (True, ["WIZ turn"])


@pytest.mark.rule("E5-OPP-5")
def test_disengage_stops_opportunity_attacks() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), bru(at=(20, 10)))
    play(fight, "RAI: disengage", "RAI: move 4,2")
    assert (asked(fight), "E5-OPP-5" in left_out(fight, "FIG", "before_step")) == (["RAI turn"], True)


@pytest.mark.rule("E5-OPP-3", "E5-MOVE-16")
def test_rising_out_of_reach_provokes() -> None:
    bird = fig(at=(5, 5), speed={"walk": 30, "fly": 60})
    fight = arena(bird, rai(at=(6, 5)))
    play(fight, "FIG: rise 2")
    assert (asked(fight), fighter(fight, "FIG").elevation) == (["RAI before_step"], 5)


@pytest.mark.rule("E5-OPP-9", "E5-TURN-13", "E5-REACT-3")
def test_a_mover_that_falls_and_is_healed_goes_on_from_where_it_is() -> None:
    mercy = power("mercy", cost="reaction", window="on_result", range_ft=60, healing="5")
    fight = arena(wiz(at=(5, 5), hp=3), bru(at=(6, 5)), cle(at=(2, 9), powers=[mercy]))
    play(fight, "WIZ: move 4,5 3,5", "BRU: opportunity_attack with greatclub", "BRU d20 15 | BRU 2d8 2 2", "BRU: kill")
    play(fight, "CLE: react mercy WIZ")
    assert (hp(fight, "WIZ"), at(fight, "WIZ"), spent(fight, "WIZ")) == (5, (5, 5), 0)
    assert (asked(fight), has(fight, "WIZ", "prone")) == (["WIZ turn"], True)
    play(fight, "WIZ: move 4,5")
    assert (at(fight, "WIZ"), spent(fight, "WIZ")) == ((4, 5), 10)
