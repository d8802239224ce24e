"""The game master's word in the middle of things: in every kind of window, at every die in the air (SF-REACT-13)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Roll
from affray.rulesets.starfinder.model.events import AttackResolved, Damaged, SpellLost, Stopped
from affray.rulesets.starfinder.model.scenario import (
    EffectEntry,
    SpeedEntry,
    SpellsEntry,
    TriggerEntry,
)
from tests.conformance.harness import answer, asked, last, play, throw, told
from tests.conformance.starfinder.boarding import (
    SPEAR,
    ability,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    effects,
    fighter,
    ground,
    gun,
    has,
    hp,
    in_the_air,
    lies,
    lost,
    melee,
    rat,
    rifleman,
    sp,
    spell,
    thing_of,
)

GUARD = {"traits": ["bodyguard", "in_harms_way"]}



# -- attacks ---------------------------------------------------------------------------------------
@pytest.mark.rule("SF-REACT-13")
@pytest.mark.parametrize(
    "word", ["hp BOR 0", "condition BOR stunned", "place DEL 20,10", "remove DEL", "drop BOR sword", "remove BOR"]
)
@pytest.mark.parametrize("dice", ["", "BOR d20 15"])
def test_a_blow_is_lost_while_its_die_or_its_damage_is_in_the_air(word: str, dice: str) -> None:
    fight = in_the_air(boarding(bor(at=(4, 5)), del_(at=(5, 5)), rat(at=(9, 9))), "BOR: attack DEL with sword", dice)
    decree(fight, word)
    assert lost(fight) == ["BOR attack"]
    assert (told(fight, Damaged), isinstance(fight.pending, Roll)) == ([], False)


@pytest.mark.rule("SF-REACT-13")
def test_what_changes_nothing_about_a_blow_does_not_stop_it() -> None:
    fight = in_the_air(boarding(bor(at=(4, 5)), del_(at=(5, 5))), "BOR: attack DEL with sword")
    for word in (
        "hp BOR 3",
        "condition DEL prone",
        "place DEL 5,6",
        "reaction BOR no",
        "item BOR rifle location stowed",
    ):
        decree(fight, word)
    play(fight, "BOR d20 15 | BOR d6 3")
    assert (lost(fight), sp(fight, "DEL")) == ([], 9)


@pytest.mark.rule("SF-REACT-13")
def test_a_shot_that_was_fired_hits_whatever_becomes_of_the_shooter() -> None:
    fight = in_the_air(
        boarding(rifleman(at=(4, 5)), del_(at=(9, 5)), rat(at=(20, 9))), "BOR: attack DEL with rifle", "BOR d20 15"
    )
    decree(fight, "hp BOR 0")
    play(fight, "BOR d6 4")
    assert (sp(fight, "DEL"), lost(fight)) == (12, [])
    before = in_the_air(boarding(rifleman(at=(4, 5)), del_(at=(9, 5)), rat(at=(20, 9))), "BOR: attack DEL with rifle")
    decree(before, "hp BOR 0")
    assert (lost(before), told(before, AttackResolved)) == (["BOR attack"], [])


@pytest.mark.rule("SF-AOO-8")
def test_a_shot_that_is_stopped_uses_no_ammunition() -> None:
    carbine = gun("carbine", "1d6", "P", 5, 60, capacity=8)
    fight = boarding(bor(at=(4, 5), items=[carbine]), ada(at=(4, 6)), del_(at=(12, 5)), order="BOR ADA DEL")
    answer(fight, "BOR: attack DEL with carbine")
    assert asked(fight) == ["ADA opportunity"]
    decree(fight, "condition BOR dazed")
    assert (lost(fight), thing_of(fight, "BOR", "carbine").loaded, budget(fight, "BOR")) == (["BOR attack"], 8, "mwr")


@pytest.mark.rule("SF-ATK-21")
def test_an_unwieldy_weapon_and_the_last_shot_are_no_reason_once_they_are_used() -> None:
    cannon = gun("cannon", "1d6", "P", 5, 60, capacity=1, properties=["unwieldy"])
    fight = in_the_air(boarding(bor(at=(4, 5), items=[cannon]), del_(at=(12, 5))), "BOR: attack DEL with cannon")
    decree(fight, "hp DEL 20")
    play(fight, "BOR d20 15 | BOR d6 3")
    assert (lost(fight), thing_of(fight, "BOR", "cannon").loaded) == ([], 0)


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-AREA-8")
@pytest.mark.parametrize(
    ("dice", "more"),
    [("ADA d20 1", "ADA d8 3 | ADA d4 2"), ("ADA d20 15", "ADA d6 4"), ("ADA d20 1 | ADA d8 3", "ADA d4 2")],
)
def test_a_thrown_weapon_comes_down_whatever_becomes_of_thrower_and_target(dice: str, more: str) -> None:
    fight = boarding(ada(at=(0, 5), items=[SPEAR]), bor(at=(4, 5)), rat(at=(20, 9)))
    in_the_air(fight, "ADA: attack BOR with spear throw yes", dice)
    decree(fight, "hp ADA 0 sp 0")
    throw(fight, more)
    assert "ADA.spear" in lies(fight)
    assert "spear" not in fighter(fight, "ADA").items
    gone = boarding(ada(at=(0, 5), items=[SPEAR]), bor(at=(4, 5)), rat(at=(20, 9)))
    in_the_air(gone, "ADA: attack BOR with spear throw yes", "ADA d20 15")
    decree(gone, "remove BOR")
    assert lies(gone) == {"ADA.spear": (4, 5)}
    assert asked(gone) == ["ADA turn"]


@pytest.mark.rule("SF-AREA-9")
def test_a_grenade_that_was_thrown_goes_off_whatever_becomes_of_the_thrower() -> None:
    fight = in_the_air(
        boarding(cyn(at=(0, 5)), bor(at=(6, 5)), rat(at=(20, 9))), "CYN: attack point 6,5 with grenade", "CYN d20 10"
    )
    decree(fight, "condition CYN stunned")
    play(fight, "CYN d6 4", "BOR: attempt", "BOR d20 2")
    assert (hp(fight, "BOR"), "grenade" in fighter(fight, "CYN").items) == (21, False)


@pytest.mark.rule("SF-REACT-13")
def test_whoever_takes_the_hit_for_another_may_be_gone_too() -> None:
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5)), ada(at=(5, 6), **GUARD), rat(at=(9, 9)), order="BOR DEL ADA RAT")
    answer(fight, "BOR: attack DEL with sword")
    answer(fight, "ADA: bodyguard")
    throw(fight, "BOR d20 15")
    assert asked(fight) == ["ADA in_harms_way"]
    answer(fight, "ADA: take")
    decree(fight, "remove ADA")
    assert (lost(fight), told(fight, Damaged)) == (["BOR attack"], [])


@pytest.mark.rule("SF-FATK-1")
@pytest.mark.rule("SF-ACT-11")
def test_a_full_attack_ends_where_its_maker_can_no_more() -> None:
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5)), rat(at=(9, 9)))
    play(fight, "BOR: full_attack DEL with sword", "BOR d20 2")
    assert asked(fight) == ["BOR full_attack"]
    decree(fight, "condition BOR stunned")
    assert (lost(fight), len(told(fight, AttackResolved))) == (["BOR full_attack"], 1)
    other = boarding(bor(at=(4, 5)), del_(at=(5, 5)), ada(at=(4, 6)), rat(at=(9, 9)))
    play(other, "BOR: full_attack DEL with sword", "BOR d20 2")
    decree(other, "remove DEL")
    assert asked(other) == ["BOR full_attack"], "another target is left"
    play(other, "BOR: attack ADA with sword", "BOR d20 2")


@pytest.mark.rule("SF-FATK-8")
def test_automatic_fire_goes_on_without_those_who_have_left_and_ends_with_the_gun() -> None:
    auto = gun("auto", "1d6", "P", 8, 60, hands=2, capacity=12, properties=["automatic"])
    fight = boarding(bor(at=(5, 5), items=[auto]), ada(at=(8, 5)), cyn(at=(9, 5)), del_(at=(10, 5)))
    in_the_air(fight, "BOR: automatic_fire with auto corner 6,6 direction E")
    decree(fight, "remove ADA")
    assert asked(fight) == ["BOR attack"]
    throw(fight, "BOR d20 1")
    decree(fight, "drop BOR auto")
    assert isinstance(fight.pending, Roll) is False
    assert [each.target for each in told(fight, AttackResolved)] == ["CYN"]


@pytest.mark.rule("SF-COUP-1")
@pytest.mark.parametrize("word", ["hp DEL 5", "place DEL 20,10", "condition BOR dazed", "remove DEL"])
def test_a_coup_de_grace_is_lost_while_its_damage_is_in_the_air(word: str) -> None:
    helpless: dict[str, Any] = {"sp": 0, "hp": 0, "conditions": ["stable"]}
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5), **helpless), ada(at=(15, 15)))
    in_the_air(fight, "BOR: coup_de_grace DEL with sword")
    decree(fight, word)
    assert (lost(fight), told(fight, Damaged)) == (["BOR coup_de_grace"], [])


@pytest.mark.rule("SF-COUP-3")
def test_the_save_after_a_coup_de_grace_is_due_even_if_its_maker_falls() -> None:
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5), sp=0, hp=0, conditions=["stable"]), ada(at=(15, 15)))
    in_the_air(fight, "BOR: coup_de_grace DEL with sword", "BOR d6 1 | BOR d6 1")
    decree(fight, "hp BOR 0")
    throw(fight, "DEL d20 1")
    assert fighter(fight, "DEL").dead


@pytest.mark.rule("SF-DEATH-14")
def test_nobody_is_left_standing_at_0_hit_points_whatever_is_decreed_meanwhile() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5), hp=2, rp_max=3, rp=3), rat(at=(9, 9)))
    answer(fight, "ADA: attack BOR with dagger")
    throw(fight, "ADA d20 15 | ADA d4 4")
    assert asked(fight) == ["gm npc_dying"]
    decree(fight, "condition ADA stunned")
    assert asked(fight) == ["gm npc_dying"]
    play(fight, "gm: dead")
    assert fighter(fight, "BOR").dead


# -- maneuvers -------------------------------------------------------------------------------------
@pytest.mark.rule("SF-REACT-13")
@pytest.mark.parametrize("name", ["trip", "grapple", "bull_rush", "dirty_trick", "reposition"])
@pytest.mark.parametrize("word", ["place DEL 20,10", "condition BOR stunned", "remove DEL"])
def test_a_maneuver_is_lost_while_its_die_is_in_the_air(name: str, word: str) -> None:
    fight = in_the_air(boarding(bor(at=(4, 5)), del_(at=(5, 5)), rat(at=(9, 9))), f"BOR: {name} DEL")
    decree(fight, word)
    assert (lost(fight), isinstance(fight.pending, Roll)) == ([f"BOR {name}"], False)


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.parametrize(
    ("line", "why"),
    [("dirty_trick DEL", "dirty_trick"), ("reposition DEL", "reposition"), ("disarm DEL staff", "catch")],
)
def test_what_follows_a_maneuver_is_lost_with_its_maker(line: str, why: str) -> None:
    fight = boarding(bor(at=(4, 5)), del_(at=(5, 5)), rat(at=(9, 9)))
    play(fight, f"BOR: {line}", "BOR d20 19")
    assert asked(fight) == [f"BOR {why}"]
    decree(fight, "condition BOR stunned")
    assert asked(fight) == ["BOR turn"]
    assert lost(fight) == [f"BOR {line.split()[0]}"]


@pytest.mark.rule("SF-TRIP-4")
def test_who_lies_down_before_the_die_falls_is_not_tripped() -> None:
    fight = in_the_air(boarding(bor(at=(4, 5)), del_(at=(5, 5))), "BOR: trip DEL")
    decree(fight, "condition DEL prone")
    assert lost(fight) == ["BOR trip"]


@pytest.mark.rule("SF-ATK-21")
def test_a_maneuver_with_an_unwieldy_weapon_goes_on_after_a_decree() -> None:
    maul = melee("maul", "1d8", "B", 8, properties=["unwieldy", "trip"])
    fight = in_the_air(boarding(bor(at=(4, 5), items=[maul]), del_(at=(5, 5))), "BOR: trip DEL with maul")
    decree(fight, "hp DEL 20")
    play(fight, "BOR d20 15")
    assert has(fight, "DEL", "prone")
    assert fighter(fight, "BOR").attacks_this_turn == ["maul"]


@pytest.mark.rule("SF-AOO-7")
def test_a_stopper_who_is_felled_stops_nobody() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(4, 5), traits=["stand_still"]), rat(at=(20, 9)), order="ADA BOR RAT")
    answer(fight, "ADA: move 6,5 7,5")
    answer(fight, "BOR: stand_still with sword")
    assert isinstance(fight.pending, Roll)
    decree(fight, "hp BOR 0")
    assert (at(fight, "ADA"), lost(fight)) == ((7, 5), ["BOR stand_still"])


@pytest.mark.rule("SF-AOO-14")
def test_who_is_removed_during_a_push_is_pushed_no_farther() -> None:
    fight = boarding(bor(at=(4, 5)), ada(at=(5, 5)), del_(at=(5, 6)), rat(at=(5, 4)), order="BOR ADA DEL RAT")
    answer(fight, "BOR: bull_rush ADA")
    throw(fight, "BOR d20 19")
    assert asked(fight)[0].endswith("opportunity")
    decree(fight, "place ADA 15,15")
    assert (at(fight, "ADA"), asked(fight)) == ((15, 15), ["BOR turn"])


# -- movement --------------------------------------------------------------------------------------
@pytest.mark.rule("SF-AOO-7")
@pytest.mark.parametrize(
    "word", ["condition ADA paralyzed", "place ADA 15,15", "condition ADA prone", "condition ADA grappled source BOR"]
)
def test_a_step_is_not_taken_by_whom_a_decree_holds_back(word: str) -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(4, 5)), rat(at=(20, 9)), order="ADA BOR RAT")
    answer(fight, "ADA: move 6,5 7,5")
    assert asked(fight) == ["BOR opportunity"]
    decree(fight, word)
    assert at(fight, "ADA") == ((15, 15) if "place" in word else (5, 5))
    assert last(fight, Stopped).why == "unable"


@pytest.mark.rule("SF-AOO-7")
def test_who_is_put_elsewhere_after_a_step_does_not_walk_on() -> None:
    near = boarding(bor(at=(8, 5)), ada(at=(5, 5)), rat(at=(20, 9)), order="BOR ADA RAT")
    play(near, "BOR: ready attack event enters_square who ADA with sword", "BOR: end")
    answer(near, "ADA: move 6,5 7,5 7,6 7,7")
    assert asked(near) == ["BOR after"]
    decree(near, "place ADA 7,7")
    assert at(near, "ADA") == (7, 7)
    assert last(near, Stopped).why == "unable"


@pytest.mark.rule("SF-SKILL-6")
def test_a_tumble_is_over_when_the_tumbler_is_held() -> None:
    fight = boarding(cyn(at=(5, 5)), bor(at=(4, 5)), rat(at=(20, 9)), order="CYN BOR RAT")
    in_the_air(fight, "CYN: move 6,5 7,5 tumble half")
    decree(fight, "condition CYN paralyzed")
    assert (at(fight, "CYN"), isinstance(fight.pending, Roll)) == ((5, 5), False)


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-CHARGE-13")
def test_a_charge_at_somebody_who_is_put_away_ends_with_the_movement() -> None:
    fight = boarding(ada(at=(0, 5)), bor(at=(6, 5)), rat(at=(2, 6)), order="ADA BOR RAT")
    answer(fight, "ADA: charge BOR with dagger to 5,5")
    assert asked(fight) == ["RAT opportunity"]
    decree(fight, "place BOR 15,15")
    while asked(fight) == ["RAT opportunity"]:
        play(fight, "RAT: decline")
    assert (at(fight, "ADA"), lost(fight)) == ((5, 5), ["ADA charge"])
    assert effects(fight, "ADA") == ["charge"]


# -- spells ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-5")
@pytest.mark.rule("SF-CAST-14")
def test_a_caster_who_is_stunned_while_aiming_loses_the_spell() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)), rat(at=(20, 9)))
    answer(fight, "DEL: cast lance")
    assert asked(fight) == ["DEL aim"]
    decree(fight, "condition DEL stunned")
    assert (last(fight, SpellLost).spell, lost(fight), fighter(fight, "DEL").casting) == ("lance", ["DEL cast"], None)
    assert fighter(fight, "DEL").uses_left["slot 1"] == 2


@pytest.mark.rule("SF-CAST-11")
def test_a_spell_that_takes_effect_does_so_whatever_becomes_of_the_caster() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)), rat(at=(20, 9)), ada(at=(0, 0)))
    play(fight, "DEL: cast lance")
    answer(fight, "DEL: aim BOR")
    assert isinstance(fight.pending, Roll)
    decree(fight, "hp DEL 0 sp 0")
    play(fight, "DEL 2d10 3 4", "BOR: attempt", "BOR d20 2")
    assert hp(fight, "BOR") == 18


@pytest.mark.rule("SF-CAST-12")
def test_the_attack_roll_of_a_spell_needs_caster_and_target() -> None:
    ray = spell("ray", range_ft=30, attack_vs="eac", effect=EffectEntry(damage="1d6", types=["F"]))
    fight = boarding(del_(at=(5, 5), spells=SpellsEntry(slots={1: 3}, known=[ray])), bor(at=(9, 5)), rat(at=(20, 9)))
    play(fight, "DEL: cast ray")
    answer(fight, "DEL: aim BOR")
    assert asked(fight) == ["DEL attack"]
    decree(fight, "remove BOR")
    assert asked(fight) == ["DEL turn"]
    assert told(fight, Damaged) == []


@pytest.mark.rule("SF-CAST-3")
def test_a_casting_of_rounds_that_is_broken_while_aiming_does_nothing() -> None:
    fight = boarding(del_(at=(5, 5)), bor(at=(9, 5)), ada(at=(20, 9)), order="DEL BOR ADA")
    play(fight, "DEL: cast snare", "DEL: end", "BOR: end", "ADA: end")
    assert asked(fight) == ["DEL aim"]
    decree(fight, "hp DEL 0 sp 0")
    assert fighter(fight, "DEL").casting is None
    assert not has(fight, "BOR", "entangled")


# -- support, skills, reactions --------------------------------------------------------------------
@pytest.mark.rule("SF-REACT-13")
@pytest.mark.parametrize(
    "line",
    ["harrying_fire BOR with laser", "covering_fire ADA with laser", "feint BOR", "demoralize BOR", "search"],
)
def test_a_check_is_lost_when_its_maker_cannot_act_any_more(line: str) -> None:
    fight = boarding(cyn(at=(0, 5)), ada(at=(0, 9)), bor(at=(5, 5)), order="CYN ADA BOR")
    in_the_air(fight, f"CYN: {line}")
    decree(fight, "condition CYN dazed")
    assert (lost(fight), effects(fight, "BOR"), effects(fight, "ADA")) == ([f"CYN {line.split()[0]}"], [], [])
    assert thing_of(fight, "CYN", "laser").loaded == 20


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.parametrize("line", ["harrying_fire BOR with laser", "feint BOR", "demoralize BOR"])
def test_a_check_is_lost_with_the_one_it_is_aimed_at(line: str) -> None:
    fight = boarding(cyn(at=(0, 5)), ada(at=(0, 9)), bor(at=(5, 5)), rat(at=(9, 9)), order="CYN ADA BOR RAT")
    in_the_air(fight, f"CYN: {line}")
    decree(fight, "remove BOR")
    assert lost(fight) == [f"CYN {line.split()[0]}"]


@pytest.mark.rule("SF-MACT-13")
def test_a_climber_who_is_felled_at_the_check_stays_where_it_is() -> None:
    pit = ground("pit", (3, 3), drop_ft=10)
    fight = boarding(ada(at=(2, 3)), bor(at=(9, 9)), terrain=[pit])
    play(fight, "ADA: move 3,3", "ADA d6 1", "ADA: end", "BOR: end")
    decree(fight, "condition ADA prone no")
    in_the_air(fight, "ADA: move 4,3 by climb")
    decree(fight, "condition ADA stunned")
    assert (at(fight, "ADA"), lost(fight)) == ((3, 3), ["ADA move"])


@pytest.mark.rule("SF-REACT-12")
def test_a_reaction_that_can_no_longer_be_used_is_not_asked_for() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(4, 5)), rat(at=(6, 5)), order="ADA BOR RAT")
    answer(fight, "ADA: move 5,6 5,7")
    assert asked(fight) == ["BOR opportunity"]
    decree(fight, "reaction BOR no")
    assert asked(fight) == ["RAT opportunity"]
    decree(fight, "remove RAT")
    assert (asked(fight), at(fight, "ADA")) == (["ADA turn"], (5, 7))


@pytest.mark.rule("SF-REACT-13")
def test_a_reaction_is_an_act_too() -> None:
    snap = ability(
        "snap", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
        effect=EffectEntry(attack="shiv", target="attacker"),
    )  # fmt: skip
    fight = boarding(bor(at=(4, 5)), rat(at=(5, 5), side="crew", abilities=[snap], hp_max=30), ada(at=(9, 9)))
    play(fight, "BOR: attack RAT with sword", "BOR d20 15 | BOR d6 1")
    answer(fight, "RAT: react snap")
    assert asked(fight) == ["RAT attack"]
    decree(fight, "condition RAT stunned")
    assert (lost(fight), asked(fight)) == (["RAT attack"], ["BOR turn"])


@pytest.mark.rule("SF-READY-13")
@pytest.mark.rule("SF-REACT-13")
def test_a_readied_action_is_an_act_too() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(6, 5)), rat(at=(9, 9)), order="ADA BOR RAT")
    play(fight, "ADA: ready attack event action who BOR name stand_up with dagger target BOR", "ADA: end")
    decree(fight, "condition BOR prone")
    answer(fight, "BOR: stand_up")
    answer(fight, "ADA: perform")
    assert asked(fight) == ["ADA attack"]
    decree(fight, "condition ADA stunned")
    assert (lost(fight), asked(fight)) == (["ADA attack"], ["BOR turn"])


@pytest.mark.rule("SF-REACT-5")
def test_what_has_happened_is_answered_even_if_who_did_it_falls() -> None:
    fight = boarding(bor(at=(6, 5)), rat(at=(20, 9)), ada(at=(5, 5)), del_(at=(15, 15)), turn="RAT")
    play(fight, "RAT: ready move event attacked who BOR", "RAT: end")
    play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
    assert asked(fight) == ["RAT after"]
    decree(fight, "hp ADA 0 sp 0")
    assert asked(fight) == ["RAT after"]
    play(fight, "RAT: perform 20,10")
    assert lost(fight) == []


@pytest.mark.rule("SF-MOVE-10", "SF-REACT-13")
def test_who_did_not_hover_falls_whatever_is_said_meanwhile() -> None:
    flier = ada(at=(0, 5), speed=SpeedEntry(land=30, fly=40), altitude_ft=20)
    fight = in_the_air(boarding(flier, bor(at=(29, 19))), "ADA: hover", "ADA d20 13")
    decree(fight, "hp BOR 20")
    throw(fight, "ADA 2d6 3 4")
    assert (lost(fight), fighter(fight, "ADA").altitude_ft, sp(fight, "ADA")) == ([], 0, 20)
    assert has(fight, "ADA", "prone")


@pytest.mark.rule("SF-OBJ-3", "SF-REACT-13")
def test_a_shot_that_has_hit_an_object_needs_the_object_and_no_shooter() -> None:
    crate = ground("crate", (9, 5), hp=9, hardness=1)
    words: dict[str, tuple[int, list[str]]] = {
        "hp BOR 0": (4, []), "condition BOR stunned": (4, []), "set crate.hp 0": (0, ["BOR attack"]),
    }  # fmt: skip
    for word, (left, gone) in words.items():
        fight = boarding(rifleman(at=(4, 5)), del_(at=(20, 5)), rat(at=(20, 9)), terrain=[crate])
        in_the_air(fight, "BOR: attack crate with rifle", "BOR d20 15")
        decree(fight, word)
        if not gone:
            throw(fight, "BOR d6 4")
        assert (fight.state.objects["crate"], lost(fight)) == (left, gone), word
