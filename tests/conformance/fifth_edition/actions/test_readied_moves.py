"""Readied moves and other responses when everything has changed (E5-READY-13, E5-REACT-8)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.body.dice import skill_bonus
from affray.rulesets.fifth_edition.model.events import AttackLost, Moved
from affray.rulesets.fifth_edition.model.stats import Combat, Trigger
from affray.rulesets.fifth_edition.time.triggers import comes_true, declares, is_meant
from affray.rulesets.fifth_edition.time.windows import Happening, Step, can_react, why_no_reaction
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    at,
    bowman,
    bru,
    budget,
    cle,
    door,
    fig,
    fighter,
    has,
    hp,
    mag,
    power,
    rai,
    reaction,
    rog,
    rolled,
    shortbow,
    struck,
    wiz,
)
from tests.conformance.harness import answer, asked, codes, last, left_out, play, throw, told


def declared() -> Fight[Combat]:
    """BRU has declared an attack on WIZ; WIZ is asked about a readied move."""
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(20, 10)), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")
    return play(fight, "BRU: attack WIZ with greatclub")


@pytest.mark.rule("E5-READY-13", "E5-PRONE-6")
def test_the_readied_move_of_a_prone_one_is_a_crawl() -> None:
    fight = arena(wiz(at=(5, 5), conditions=["prone"]), bru(at=(15, 5)))
    play(fight, "WIZ: ready turn starts who BRU response move", "WIZ: end")
    assert codes(fight, "WIZ: respond 4,5 3,5 2,5 1,5") == {"not_enough_movement": ["E5-READY-13"]}
    play(fight, "WIZ: respond 4,5 3,5 2,5")
    assert at(fight, "WIZ") == (2, 5)


@pytest.mark.rule("E5-ACT-7", "E5-READY-13")
def test_a_readied_dash_gives_nothing_to_the_own_next_turn() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(15, 5)))
    play(fight, "WIZ: ready turn starts who BRU response dash", "WIZ: end", "WIZ: respond", "BRU: end")
    assert codes(fight, "WIZ: move 4,5 3,5 2,5 1,5 0,5 0,6 0,7") == {"not_enough_movement": ["E5-MOVE-1"]}


@pytest.mark.rule("E5-OPP-9", "E5-READY-13")
def test_felled_in_a_readied_move_and_healed_the_step_is_off() -> None:
    mercy = power("mercy", cost="reaction", window="on_result", range_ft=60, healing="5")
    fight = arena(wiz(at=(5, 5), hp=3), bru(at=(6, 5)), cle(at=(2, 9), powers=[mercy]))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")
    play(fight, "BRU: attack WIZ with greatclub", "WIZ: respond 4,5 3,5")
    answer(fight, "BRU: opportunity_attack with greatclub")
    throw(fight, "BRU d20 15 | BRU 2d8 2 2")
    answer(fight, "BRU: kill")
    answer(fight, "CLE: react mercy WIZ")
    # back to BRU's declared attack: WIZ (5,5), 5 hp, prone: advantage
    assert (at(fight, "WIZ"), hp(fight, "WIZ"), has(fight, "WIZ", "prone")) == ((5, 5), 5, True)
    play(fight, "BRU 2d20 2 3")
    assert (rolled(fight), asked(fight)) == ((2, 9), ["BRU turn"])


@pytest.mark.rule("E5-READY-13", "E5-MOVE-7")
def test_after_the_trigger_a_readied_move_at_speed_0_is_not_offered() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5), starts_holding=[]), ready_timing="after_trigger")
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end", "BRU: grapple WIZ")
    play(fight, "WIZ: acrobatics", "BRU d20 15 | WIZ d20 2")
    assert has(fight, "WIZ", "grappled")
    assert asked(fight) == ["BRU turn"]  # speed 0: no legal path, so it is not offered and not spent
    assert reaction(fight, "WIZ")


@pytest.mark.rule("E5-READY-17", "E5-ACT-9")
def test_dodge_readied_against_a_declared_attack() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response dodge", "WIZ: end")
    play(fight, "BRU: attack WIZ with greatclub", "WIZ: respond", "BRU 2d20 18 4")
    assert (rolled(fight), struck(fight)) == ((2, 10), (12, False))


@pytest.mark.rule("E5-REACT-8", "E5-SPELL-1")
def test_one_of_several_targets_steps_out_of_range() -> None:
    darts = power("darts", range_ft=30, max_targets=2, damage="3 force")
    fight = arena(wiz(at=(8, 2)), mag(at=(2, 2), powers=[darts]), cle(at=(2, 5)))
    play(fight, "WIZ: ready declaration uses_power who MAG response move", "WIZ: end", "MAG: use darts WIZ,CLE")
    play(fight, "WIZ: respond 9,2 10,2")
    assert hp(fight, "WIZ", "CLE") == (16, 9)


@pytest.mark.rule("E5-READY-16", "E5-SPACE-1")
def test_a_ready_for_squares_and_a_large_mover() -> None:
    fight = arena(archer(at=(0, 0)), bru(at=(10, 10)), fig(at=(25, 15)))
    play(fight, "ROG: ready movement enters squares 9,12 within 0 response attack with shortbow", "ROG: end")
    play(fight, "BRU: move 9,10")
    assert asked(fight) == ["BRU turn"]
    play(fight, "BRU: move 9,11")
    assert asked(fight) == ["ROG after_step"]


@pytest.mark.rule("E5-REACT-8", "E5-COVER-5")
def test_a_door_closed_in_between_by_a_response_makes_the_shot_lose_its_target() -> None:
    fight = arena(
        fig(at=(4, 3)),
        bowman("RAI", at=(8, 2)),
        wiz(at=(2, 2)),
        features=[door((4, 2), (5, 2), (4, 3), (5, 3), (4, 1), (5, 1), open=True)],
    )
    play(fight, "FIG: ready declaration attacks who RAI response operate with door", "FIG: end")
    play(fight, "RAI: attack WIZ with shortbow", "FIG: respond")
    assert (asked(fight), last(fight, AttackLost).who) == (["RAI turn"], "RAI")


@pytest.mark.rule("E5-REACT-8", "E5-ATK-21")
def test_ammunition_stays_when_a_declared_shot_is_lost() -> None:
    arms = [shortbow(ammo=3)]
    fight = arena(
        fig(at=(4, 3)),
        bowman("RAI", at=(8, 2), attacks=arms),
        wiz(at=(2, 2)),
        features=[door((4, 2), (5, 2), (4, 3), (5, 3), (4, 1), (5, 1), open=True)],
    )
    play(fight, "FIG: ready declaration attacks who RAI response operate with door", "FIG: end")
    play(fight, "RAI: attack WIZ with shortbow", "FIG: respond")
    assert (fighter(fight, "RAI").uses_left["shortbow"], budget(fight, "RAI")) == (3, "bur")


@pytest.mark.rule("E5-REACT-12", "E5-READY-9", "E5-GRAP-4")
def test_a_readied_grapple_out_of_reach_is_not_asked() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(12, 9)), wiz(at=(9, 9)), bru(at=(25, 15)))
    play(fight, "FIG: ready movement enters of WIZ within 5 response grapple", "FIG: end")
    play(fight, "RAI: move 11,9 10,9")
    assert asked(fight) == ["RAI turn"]
    assert left_out(fight, "FIG", "after_step")


@pytest.mark.rule("E5-MOVE-2", "E5-READY-13")
def test_alternating_diagonals_in_a_readied_move() -> None:
    """Every second diagonal step covers 10 ft, in a readied move too."""
    fight = arena(fig(at=(2, 2)), rai(at=(20, 2)), diagonal_rule="alternating_5_10")
    play(fight, "FIG: ready turn starts who RAI response move", "FIG: end")
    assert codes(fight, "FIG: respond 3,3 4,4 5,5 6,6 7,7") == {"not_enough_movement": ["E5-READY-13"]}
    play(fight, "FIG: respond 3,3 4,4 5,5 6,6")
    assert [each.cost for each in told(fight, Moved)] == [5, 10, 5, 10]


@pytest.mark.rule("E5-MOVE-2", "E5-READY-13")
def test_a_diagonal_of_the_own_turn_does_not_count_in_a_later_readied_move() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(20, 2)), diagonal_rule="alternating_5_10")
    play(fight, "FIG: move 3,3", "FIG: ready turn starts who RAI response move", "FIG: end")
    play(fight, "FIG: respond 4,4 5,5")
    assert [each.cost for each in told(fight, Moved)] == [5, 5, 10]


@pytest.mark.rule("E5-MOVE-2", "E5-READY-13")
def test_a_planned_diagonal_path_that_was_accepted_is_walked_to_its_end() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(20, 2)), diagonal_rule="alternating_5_10")
    play(fight, "FIG: move 3,3", "FIG: ready turn starts who RAI response move", "FIG: end")
    play(fight, "FIG: respond 4,4 5,5 6,6 7,7")  # accepted: 5 + 10 + 5 + 10
    assert at(fight, "FIG") == (7, 7)


# -- triggers --------------------------------------------------------------------------------------
@pytest.mark.rule("E5-READY-2", "E5-READY-16")
@pytest.mark.parametrize(("trigger", "path", "found"), [
    (Trigger("movement", "enters"), ((4, 2), (3, 2)), True), (Trigger("movement", "enters"), ((5, 2), (4, 2)), False),
    (Trigger("movement", "enters"), ((3, 2), (3, 3)), False), (Trigger("movement", "leaves"), ((3, 2), (4, 2)), True),
    (Trigger("movement", "leaves"), ((4, 2), (5, 2)), False), (Trigger("movement", "enters"), ((3, 2), (4, 2)), False),
    (Trigger("movement", "enters", within=10), ((5, 2), (4, 2)), True),
    (Trigger("movement", "enters", "FIG"), ((4, 2), (3, 2)), False),
    (Trigger("movement", "enters", "any_ally"), ((4, 2), (3, 2)), False),
    (Trigger("movement", "enters", "any"), ((4, 2), (3, 2)), True),
    (Trigger("movement", "enters", of="WIZ"), ((19, 9), (19, 10)), True),
    (Trigger("movement", "enters", squares=((9, 9),), within=0), ((8, 9), (9, 9)), True),
    (Trigger("movement", "enters", squares=((9, 9),), within=0), ((7, 9), (8, 9)), False),
    (Trigger("movement", "enters", squares=((9, 9),), within=5), ((7, 9), (8, 9)), True),
])  # fmt: skip
def test_which_step_a_trigger_means(trigger: Trigger, path: tuple[Any, Any], found: bool) -> None:
    combat = arena(fig(at=(2, 2)), wiz(at=(20, 11)), rai(at=(25, 15))).state
    here, there = (Footprint(*each) for each in path)
    assert comes_true(combat, combat.fighters["FIG"], trigger, Step("RAI", here, 0, there, 0)) is found


@pytest.mark.rule("E5-READY-2", "E5-ATK-18")
@pytest.mark.parametrize(("event", "what", "action", "found"), [
    ("takes_action", "takes_action", "dash", True), ("takes_action", "takes_action", "", False),
    ("attacks", "attacks", "", True), ("attacks", "grapples", "", True), ("attacks", "shoves", "", True),
    ("attacks", "casts", "", False), ("casts", "casts", "", True), ("casts", "uses_power", "", False),
    ("uses_power", "uses_power", "", True), ("uses_power", "casts", "", True), ("uses_power", "attacks", "", False),
])  # fmt: skip
def test_which_declaration_a_trigger_means(event: str, what: str, action: str, found: bool) -> None:
    assert declares(Trigger("declaration", event), Happening(what, "RAI", (), action)) is found


@pytest.mark.rule("E5-READY-2")
def test_whom_a_trigger_means() -> None:
    combat = arena(fig(at=(2, 2)), wiz(at=(20, 11)), rai(at=(25, 15)), rog(at=(5, 5), neutral=True)).state
    me = combat.fighters["FIG"]
    words = ("any", "any_enemy", "any_ally", "RAI", "WIZ")
    meant = {who: [each for each in words if is_meant(combat, me, each, who)] for who in ("RAI", "WIZ", "gm")}
    assert meant == {"RAI": ["any", "any_enemy", "RAI"], "WIZ": ["any", "any_ally", "WIZ"], "gm": ["any"]}


@pytest.mark.rule("E5-REACT-2", "E5-REACT-5", "E5-SURP-7", "E5-GEN-9")
@pytest.mark.parametrize(("state", "rules"), [
    ({}, []), ({"dead": True}, ["E5-GEN-9"]), ({"left_field": True}, ["E5-GEN-9"]),
    ({"surprised": True}, ["E5-SURP-7"]), ({"reaction_available": False}, ["E5-REACT-2"]),
    ({"conditions": ["stunned"]}, ["E5-REACT-5", "E5-COND-10"]),
])  # fmt: skip
def test_everything_against_a_reaction(state: dict[str, Any], rules: list[str]) -> None:
    one = arena(rai(at=(25, 15)), fig(at=(2, 2), **state), wiz(at=(9, 9))).state.fighters["FIG"]
    assert ([each.rule for each in why_no_reaction(one)], can_react(one)) == (rules, not rules)


@pytest.mark.rule("E5-DICE-2", "E5-DICE-3", "E5-DICE-11")
@pytest.mark.parametrize(("rank", "ability", "found"), [
    ("half", "dex", [2]), ("proficient", "dex", [4]), ("expert", "dex", [7]), ("half", "str", [3, 1]),
    ("proficient", "str", [3, 3]), ("expert", "str", [3, 6]), (None, "str", [3]), (None, "dex", [1]),
])  # fmt: skip
def test_a_skill_with_another_ability(rank: Any, ability: str, found: list[int]) -> None:
    skills = {"stealth": rank} if rank else {}
    one = arena(fig(at=(2, 2), skills=skills, proficiency_bonus=3), rai(at=(25, 15))).state.fighters["FIG"]
    assert [each.value for each in skill_bonus(one, ability, "stealth")] == found
    assert [each.value for each in skill_bonus(one, ability, "")] == [one.card.modifier(ability)]
