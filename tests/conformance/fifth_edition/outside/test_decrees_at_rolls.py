"""Decrees while a die is in the air or a choice is open: the act goes on, changes or is lost (E5-REACT-8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.events import AttackLost, AttackResolved, Damaged, Rolled, Saved, Stopped
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    ConditionEntry,
    MultiattackEntry,
    OnHitEntry,
    SaveEntry,
    TriggerFilterEntry,
    UsesEntry,
)
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    FIRE_BURST,
    PARRY,
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
    has,
    held_by,
    hp,
    mag,
    power,
    rai,
    ray,
    reaction,
    rog,
    rubble,
    saved,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import answer, asked, last, offered, play, throw, told

DAZE = afflict("stunned", ends="end_of_own_next_turn")


def pending(fight: Fight[Combat]) -> str:
    """Who has to throw what for, or who is asked what."""
    return f"{fight.pending.who} {fight.pending.why}" if isinstance(fight.pending, Roll) else " ".join(asked(fight))


# -- attacks ---------------------------------------------------------------------------------------
def swung(*more: str) -> Fight[Combat]:
    """BRU attacks WIZ, with FIG in its reach too; the dice given have fallen."""
    fight = arena(bru(at=(6, 5)), wiz(at=(5, 5)), fig(at=(5, 6)), rai(at=(25, 15)))
    answer(fight, "BRU: attack WIZ with greatclub")
    for dice in more:
        throw(fight, dice)
    return fight


@pytest.mark.rule("E5-REACT-8", "E5-TURN-13")
@pytest.mark.parametrize("word", ["hp BRU 0", "remove BRU", "condition BRU stunned", "condition BRU incapacitated"])
@pytest.mark.parametrize("dice", [(), ("BRU d20 15",)])
def test_the_attack_of_who_can_no_longer_act_is_lost_at_any_die(word: str, dice: tuple[str, ...]) -> None:
    fight = decree(swung(*dice), word)
    lost = last(fight, AttackLost)
    assert (hp(fight, "WIZ"), lost.who, lost.rules) == (16, "BRU", ("E5-REACT-8",))
    assert pending(fight) == ("BRU turn" if word == "condition BRU incapacitated" else "WIZ turn")


@pytest.mark.rule("E5-REACT-8")
@pytest.mark.parametrize("word", ["hp WIZ 0", "remove WIZ", "place WIZ 0,15", "cover WIZ total"])
def test_before_the_die_has_fallen_another_target_may_be_chosen(word: str) -> None:
    fight = decree(swung(), word)
    if word == "hp WIZ 0":
        assert pending(fight) == "BRU attack"  # unconscious, not gone
        return
    assert (pending(fight), offered(fight)) == ("BRU retarget", ["target", "lose"])
    lost = play(fight.fork(), "BRU: lose")
    assert (pending(lost), len(told(lost, AttackLost)), budget(lost, "BRU")) == ("BRU turn", 1, "bur")
    play(fight, "BRU: target FIG", "BRU d20 15 | BRU 2d8 3 3")
    assert hp(fight, "FIG") == 18


@pytest.mark.rule("E5-REACT-8")
@pytest.mark.parametrize("word", ["remove WIZ", "place WIZ 0,15", "cover WIZ total"])
def test_once_the_die_has_fallen_a_blow_at_nobody_is_lost(word: str) -> None:
    fight = decree(swung("BRU d20 15"), word)
    assert (pending(fight), hp(fight, "WIZ", "FIG"), len(told(fight, AttackLost))) == ("BRU turn", (16, 28), 1)
    assert last(fight, AttackResolved).hit


@pytest.mark.rule("E5-REACT-8", "E5-ATK-21")
def test_a_missile_that_has_left_the_hand_is_spent() -> None:
    bow = weapon("bow", "1d6", "piercing", "ammunition", mode="ranged", range_ft=[80, 320], ammo=3)
    for dice, left in (((), 3), (("FIG d20 15",), 2)):
        fight = arena(fig(at=(2, 2), attacks=[bow], starts_holding=["bow"]), rai(at=(9, 2)), bru(at=(25, 15)))
        answer(fight, "FIG: attack RAI with bow")
        for each in dice:
            throw(fight, each)
        decree(fight, "condition FIG stunned")
        assert (fighter(fight, "FIG").uses_left["bow"], pending(fight)) == (left, "RAI turn")


@pytest.mark.rule("E5-REACT-8", "E5-MON-13")
def test_a_decree_in_the_window_of_a_roll_or_a_hit_ends_the_attack() -> None:
    shield = power("shield", cost="reaction", window="on_hit", range_ft=0)
    for powers, window, dice in (([PARRY], "on_roll", "BRU d20 9"), ([shield], "on_hit", "BRU d20 15")):
        fight = arena(bru(at=(6, 5)), wiz(at=(5, 5), powers=powers, ac=12), rai(at=(25, 15)))
        play(fight, "BRU: attack WIZ with greatclub", dice)
        if window == "on_roll":
            assert pending(fight) == "WIZ on_roll"
            decree(fight, "remove BRU")
            answer(fight, "WIZ: decline")
            assert (hp(fight, "WIZ"), pending(fight)) == (16, "WIZ turn")


@pytest.mark.rule("E5-DEATH-23", "E5-REACT-8")
def test_who_is_gone_decides_no_more_whether_it_kills() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5)), bru(at=(25, 15)))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 15 | FIG d8 8")
    assert pending(fight) == "FIG knock_out"
    decree(fight, "remove FIG")
    assert (fighter(fight, "RAI").dead, fighter(fight, "FIG").left_field) == (True, True)
    raised = arena(fig(at=(5, 5)), rai(at=(6, 5)), bru(at=(25, 15)))
    play(raised, "FIG: attack RAI with longsword", "FIG d20 15 | FIG d8 8")
    decree(raised, "hp RAI 5")
    assert (fighter(raised, "RAI").dead, hp(raised, "RAI"), pending(raised)) == (False, 5, "FIG turn")


@pytest.mark.rule("E5-REACT-8", "E5-ATK-6")
def test_what_a_hit_does_beside_damage_is_lost_with_its_attacker() -> None:
    trip = weapon("bite", "1d4", "piercing", source="natural", attack_bonus=9,
                  on_hit=[OnHitEntry(condition="prone", save=SaveEntry(ability="str", dc=30))])  # fmt: skip
    fight = arena(bru(at=(6, 5), attacks=[trip]), fig(at=(5, 5)), rai(at=(25, 15)))
    answer(fight, "BRU: attack FIG with bite")
    throw(fight, "BRU d20 15 | BRU d4 2")
    assert pending(fight) == "FIG prone"
    decree(fight, "hp BRU 0")
    assert (has(fight, "FIG", "prone"), hp(fight, "FIG"), pending(fight)) == (False, 22, "FIG turn")


@pytest.mark.rule("E5-REACT-8", "E5-MON-1")
def test_the_rest_of_a_multiattack_is_lost_too() -> None:
    fight = arena(bru(at=(6, 5), multiattack=[MultiattackEntry(attack="greatclub", count=2)]), fig(at=(5, 5)))
    answer(fight, "BRU: multiattack FIG with greatclub")
    decree(fight, "condition BRU paralyzed")
    assert pending(fight) == "FIG turn"


@pytest.mark.rule("E5-OPP-1", "E5-REACT-8")
def test_an_opportunity_attack_has_no_other_target() -> None:
    fight = arena(rai(at=(6, 5)), fig(at=(5, 5)), bru(at=(5, 6)))
    play(fight, "RAI: move 7,5")
    answer(fight, "FIG: opportunity_attack with longsword")
    decree(fight, "place RAI 20,5")
    assert (pending(fight), reaction(fight, "FIG"), hp(fight, "BRU")) == ("RAI turn", False, 59)
    assert last(fight, AttackLost).who == "FIG"


@pytest.mark.rule("E5-REACT-8", "E5-READY-4")
def test_a_readied_attack_of_one_stunned_at_its_die_is_lost_and_its_trigger_goes_on() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(12, 2)), fig(at=(9, 9)))
    play(fight, "ROG: ready movement enters of self within 45 response attack with shortbow", "ROG: end")
    play(fight, "RAI: move 11,2")
    answer(fight, "ROG: respond RAI")
    decree(fight, "condition ROG stunned")
    assert (pending(fight), reaction(fight, "ROG"), hp(fight, "RAI")) == ("RAI turn", False, 7)


# -- contests --------------------------------------------------------------------------------------
@pytest.mark.rule("E5-REACT-8", "E5-GRAP-6", "E5-SHOVE-5")
@pytest.mark.parametrize("what", ["grapple", "shove"])
@pytest.mark.parametrize("answers", [(), ("RAI: athletics",), ("RAI: athletics", "FIG d20 12")])
def test_a_contest_ends_when_one_of_the_two_is_out_of_it(what: str, answers: tuple[str, ...]) -> None:
    def begun() -> Fight[Combat]:
        foes = rai(at=(6, 5)), rai("RAI-2", at=(5, 6))
        fight = arena(fig(at=(5, 5), starts_holding=[]), *foes, cle(at=(20, 10)))
        answer(fight, f"FIG: {what} RAI")
        for each in answers:
            (answer if ":" in each else throw)(fight, each)
        return fight

    assert pending(decree(begun(), "condition FIG stunned")) == "RAI turn"
    assert pending(decree(begun(), "remove FIG")) == "RAI turn"
    fight = decree(begun(), "place RAI 15,5")
    assert pending(fight) == "FIG retarget"
    play(fight, "FIG: target RAI-2", "RAI-2: athletics", "FIG d20 15 | RAI-2 d20 2")
    assert pending(fight) == ("FIG turn" if what == "grapple" else "FIG shove_result")


@pytest.mark.rule("E5-SHOVE-7", "E5-REACT-8")
def test_the_result_of_a_shove_is_lost_when_its_target_is_gone() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5)), bru(at=(20, 10)))
    play(fight, "FIG: shove RAI", "RAI: athletics", "FIG d20 15 | RAI d20 2")
    decree(fight, "remove RAI")
    assert pending(fight) == "FIG turn"


@pytest.mark.rule("E5-REACT-8", "E5-GRAP-9")
def test_an_escape_from_nobody_is_over() -> None:
    fight = arena(fig(at=(5, 5), conditions=[held_by("RAI")]), rai(at=(6, 5)))
    answer(fight, "FIG: escape")
    decree(fight, "condition FIG grappled no")
    assert (pending(fight), budget(fight, "FIG")) == ("FIG turn", "bur")


# -- powers ----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-SPELL-17", "E5-REACT-8")
@pytest.mark.parametrize("dice", [(), ("RAI-1 d20 3",), ("RAI-1 d20 3", "RAI-2 d20 4")])
def test_a_spell_fails_with_its_caster_at_any_die(dice: tuple[str, ...]) -> None:
    fight = arena(wiz(at=(5, 5)), rai("RAI-1", at=(9, 5)), rai("RAI-2", at=(10, 5)))
    answer(fight, "WIZ: use fire_burst at 9,5")
    for each in dice:
        throw(fight, each)
    decree(fight, "condition WIZ stunned")
    assert (hp(fight, "RAI-1", "RAI-2"), pending(fight)) == ((7, 7), "RAI-1 turn")
    assert (last(fight, AttackLost).rules, fighter(fight, "WIZ").uses_left["slot 3"]) == (("E5-SPELL-17",), 1)


@pytest.mark.rule("E5-REACT-8", "E5-SPELL-1")
def test_a_power_with_one_target_may_have_another() -> None:
    fight = arena(cle(at=(5, 5)), rai("RAI-1", at=(9, 5)), rai("RAI-2", at=(10, 5)))
    answer(fight, "CLE: use sacred_spark RAI-1")
    assert pending(fight) == "RAI-1 save"
    decree(fight, "place RAI-1 29,19")
    assert pending(fight) == "CLE retarget"
    play(fight, "CLE: target RAI-2", "RAI-2 d20 2 | CLE d8 5")
    assert hp(fight, "RAI-1", "RAI-2") == (7, 2)


@pytest.mark.rule("E5-REACT-8", "E5-SPELL-15")
def test_who_leaves_an_area_at_its_save_is_left_out_and_the_others_are_not() -> None:
    fight = arena(wiz(at=(5, 5)), rai("RAI-1", at=(9, 5)), rai("RAI-2", at=(10, 5)))
    answer(fight, "WIZ: use fire_burst at 9,5")
    decree(fight, "remove RAI-1")
    assert pending(fight) == "RAI-2 save"
    play(fight, "RAI-2 d20 3 | WIZ 3d6 1 1 1")
    assert (hp(fight, "RAI-1", "RAI-2"), len(told(fight, Damaged))) == ((7, 4), 1)


@pytest.mark.rule("E5-REACT-8")
def test_one_of_several_targets_that_is_out_of_range_by_then_is_spared() -> None:
    chill = saved("chill", "con", dc=30, range_ft=30, damage="1d6 cold", max_targets=2)
    fight = arena(mag(at=(5, 5), powers=[chill]), fig(at=(9, 5)), cle(at=(9, 6)))
    answer(fight, "MAG: use chill FIG,CLE")
    throw(fight, "FIG d20 3 | CLE d20 3")
    decree(fight, "place FIG 29,5")
    play(fight, "MAG d6 4")
    assert hp(fight, "FIG", "CLE") == (28, 8)


@pytest.mark.rule("E5-SPELL-5", "E5-REACT-8")
def test_what_a_spell_adds_to_a_hit_goes_to_the_new_target() -> None:
    bind = ray("bind", "1d4", "cold", conditions=[ConditionEntry(name="restrained")])
    fight = arena(mag(at=(5, 5), powers=[bind]), fig(at=(9, 5)), cle(at=(9, 7), ac=10))
    answer(fight, "MAG: use bind FIG")
    decree(fight, "remove FIG")
    play(fight, "MAG: target CLE", "MAG d20 15 | MAG d4 2")
    assert (has(fight, "CLE", "restrained"), has(fight, "FIG", "restrained")) == (True, False)


@pytest.mark.rule("E5-DICE-10", "E5-COND-18", "E5-COND-17")
def test_who_becomes_helpless_at_its_save_fails_without_the_die() -> None:
    fight = arena(wiz(at=(5, 5)), fig(at=(9, 5), side="raiders"))
    answer(fight, "WIZ: use fire_burst at 9,5")
    decree(fight, "condition FIG stunned")
    told_so = last(fight, Saved)
    assert (pending(fight), told_so.success, told_so.rules) == ("WIZ damage", False, ("E5-COND-17",))


@pytest.mark.rule("E5-SPELL-10")
def test_nobody_saves_for_a_concentration_that_is_over() -> None:
    fight = arena(fig(at=(6, 5)), wiz(at=(5, 5), concentration="snare", side="raiders"), rai(at=(25, 15)))
    answer(fight, "FIG: attack WIZ with longsword")
    throw(fight, "FIG d20 15 | FIG d8 3")
    assert pending(fight) == "WIZ concentration"
    decree(fight, "condition WIZ incapacitated")
    assert (pending(fight), fighter(fight, "WIZ").concentration) == ("FIG turn", "")


# -- other rolls -----------------------------------------------------------------------------------
@pytest.mark.rule("E5-DEATH-7", "E5-TURN-10")
@pytest.mark.parametrize(("word", "after"), [("hp FIG 3", "FIG turn"), ("remove FIG", "RAI turn")])
def test_a_death_save_of_who_is_not_dying_is_not_rolled(word: str, after: str) -> None:
    fight = arena(fig(at=(5, 5), hp=0), rai(at=(9, 5)), cle(at=(20, 10)))
    assert pending(fight) == "FIG death_save"
    decree(fight, word)
    assert (pending(fight), fighter(fight, "FIG").death_failures) == (after, 0)


@pytest.mark.rule("E5-DEATH-16", "E5-REACT-8")
@pytest.mark.parametrize("word", ["hp FIG 3", "place FIG 20,15"])
def test_first_aid_ends_when_its_patient_needs_none_or_is_away(word: str) -> None:
    fight = arena(cle(at=(5, 5)), fig(at=(6, 5), hp=0), rai(at=(12, 5)))
    answer(fight, "CLE: first_aid FIG")
    decree(fight, word)
    assert (pending(fight), fighter(fight, "FIG").stable) == ("CLE turn", False)


@pytest.mark.rule("E5-HIDE-1", "E5-ACT-17", "E5-REACT-8")
@pytest.mark.parametrize("what", ["hide", "search for creatures"])
def test_hiding_and_searching_are_lost_with_the_ability_to_act(what: str) -> None:
    fight = arena(rog(at=(5, 5), conditions=["invisible"]), rai(at=(9, 5)))
    answer(fight, f"ROG: {what}")
    decree(fight, "condition ROG stunned")
    assert (pending(fight), fighter(fight, "ROG").hidden_from) == ("RAI turn", [])


@pytest.mark.rule("E5-MOVE-8", "E5-REACT-8")
def test_a_landing_is_not_checked_for_who_is_gone() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(20, 5)), cle(at=(20, 9)), features=[rubble((6, 5))])
    answer(fight, "FIG: jump 6,5")
    assert pending(fight) == "FIG landing"
    decree(fight, "remove FIG")
    assert pending(fight) == "RAI turn"


@pytest.mark.rule("E5-OPP-9", "E5-REACT-8")
@pytest.mark.parametrize("word", ["condition RAI stunned", "condition RAI restrained", "hp RAI 0", "remove RAI"])
def test_who_is_stopped_in_the_window_before_its_step_stays(word: str) -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), bru(at=(20, 10)))
    play(fight, "RAI: move 4,2 5,2")
    decree(fight, word)
    if asked(fight) == ["FIG before_step"]:
        answer(fight, "FIG: decline")
    assert (at(fight, "RAI"), reaction(fight, "FIG"), last(fight, Stopped).who) == ((3, 2), True, "RAI")


@pytest.mark.rule("E5-MON-6", "E5-REACT-8")
def test_a_legendary_blow_is_lost_with_its_owner() -> None:
    blow = weapon("slam_atk", "1d6", "bludgeoning", source="natural")
    slam = power("slam", cost="legendary", resolve="attack", range_ft=5, attack=blow)
    fight = arena(fig(at=(5, 5)), rai(at=(25, 15)), bru(at=(6, 5), legendary_actions=3, powers=[slam]))
    play(fight, "FIG: end")
    answer(fight, "BRU: use slam FIG")
    assert pending(fight) == "BRU attack"
    decree(fight, "condition BRU stunned")
    assert (hp(fight, "FIG"), fighter(fight, "BRU").legendary_left, pending(fight)) == (28, 2, "RAI turn")


@pytest.mark.rule("E5-MON-4", "E5-TURN-10")
def test_a_recharge_of_who_is_removed_is_not_rolled() -> None:
    cone = AreaEntry(shape="cone", size_ft=15)
    breath = power("breath", uses=UsesEntry(recharge=[5, 6]), damage="1d6 fire", area=cone)
    fight = arena(bru(at=(6, 5), powers=[breath], spent=["breath"]), fig(at=(20, 5)), rai(at=(25, 5)))
    assert pending(fight) == "BRU recharge"
    decree(fight, "remove BRU")
    assert pending(fight) == "FIG turn"


@pytest.mark.rule("E5-COND-2")
def test_a_repeated_save_against_what_is_over_is_not_rolled() -> None:
    poison = ConditionEntry(name="poisoned", end_save=SaveEntry(ability="con", dc=12))
    fight = arena(fig(at=(6, 5), conditions=[poison]), rai(at=(20, 5)))
    answer(fight, "FIG: end")
    assert pending(fight) == "FIG end_save"
    decree(fight, "condition FIG poisoned no")
    assert pending(fight) == "RAI turn"


@pytest.mark.rule("E5-REACT-12", "E5-REACT-8")
def test_a_window_closes_after_a_reaction_that_ends_what_it_is_about() -> None:
    daze = power("daze", cost="reaction", window="on_declare", range_ft=60, conditions=DAZE.conditions,
                 trigger_filter=TriggerFilterEntry(melee=True))  # fmt: skip
    fight = arena(bru(at=(6, 5)), wiz(at=(5, 5), powers=[daze, FIRE_BURST]), cle(at=(9, 9), powers=[daze]))
    play(fight, "BRU: attack WIZ with greatclub", "WIZ: react daze")
    assert (pending(fight), reaction(fight, "CLE"), has(fight, "BRU", "stunned")) == ("WIZ turn", True, True)
    assert last(fight, AttackLost).who == "BRU"


@pytest.mark.rule("E5-REACT-8", "E5-ACT-21")
def test_an_improvised_action_is_lost_with_the_ability_to_act() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    play(fight, "FIG: improvise 'tip the cauldron'")
    answer(fight, "gm: allow action str athletics 12")
    decree(fight, "condition FIG stunned")
    assert (isinstance(fight.pending, Roll), fighter(fight, "FIG").action_available) == (False, False)


@pytest.mark.rule("E5-ATK-4", "E5-COVER-8", "E5-GEN-10")
@pytest.mark.parametrize(("word", "ac"), [("set RAI.ac +4", 17), ("cover RAI three_quarters", 18)])
def test_the_armour_class_is_the_one_that_holds_when_the_die_has_fallen(word: str, ac: int) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    answer(fight, "FIG: attack RAI with longsword")
    decree(fight, word)
    throw(fight, "FIG d20 11")
    assert (struck(fight), last(fight, Rolled).against) == ((ac, False), ac)


@pytest.mark.rule("E5-ATK-2", "E5-GEN-4")
def test_the_game_masters_advantage_is_for_the_die_that_is_waited_for() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    answer(fight, "FIG: attack RAI with longsword")
    decree(fight, "advantage FIG")
    throw(fight, "FIG 2d20 2 12 | FIG d8 1")
    assert (hp(fight, "RAI"), fight.state.rulings) == (3, [])


RAYS = replace(ray("rays", "1d4", "fire"), max_targets=2)


@pytest.mark.rule("E5-REACT-8", "E5-SPELL-5")
def test_the_second_of_several_targets_is_spared_if_it_is_gone_by_then() -> None:
    fight = arena(wiz(at=(2, 2), powers=[RAYS]), rai("RAI-1", at=(7, 4)), rai("RAI-2", at=(7, 2)))
    answer(fight, "WIZ: use rays RAI-1,RAI-2")
    decree(fight, "remove RAI-2")
    throw(fight, "WIZ d20 15 | WIZ d4 2")
    assert (asked(fight), hp(fight, "RAI-1"), last(fight, AttackLost).what) == (["WIZ turn"], 5, "rays")
