"""Windows inside windows, undone and taken up again, and reactions to reactions (E5-REACT)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import Rolled
from affray.rulesets.fifth_edition.model.scenario import (
    AttackEntry,
    ConditionEntry,
    DamageEntry,
    ModifiersEntry,
    SaveEntry,
    TriggerFilterEntry,
)
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bru,
    cle,
    fig,
    fighter,
    has,
    hp,
    mag,
    pass_to,
    power,
    rai,
    reaction,
    rog,
    saved,
    wiz,
)
from tests.conformance.harness import answer, asked, left_out, play, throw, told


def declared() -> Fight[Combat]:
    """BRU has declared an attack on WIZ; WIZ is asked about a readied move."""
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(20, 10)), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")
    return play(fight, "BRU: attack WIZ with greatclub")


def nested() -> Fight[Combat]:
    """BRU attacks WIZ, who steps away, is struck for that, and FIG strikes BRU before the blow."""
    fight = arena(wiz(at=(12, 8)), fig(at=(14, 10)), bru(at=(13, 8)), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")
    play(fight, "FIG: ready declaration attacks who BRU of WIZ response attack with longsword", "FIG: end")
    play(fight, "BRU: attack WIZ with greatclub", "WIZ: respond 11,8 10,8", "BRU: opportunity_attack with greatclub")
    answer(fight, "FIG: respond BRU")
    throw(fight, "FIG d20 12 | FIG d8 4 | BRU d20 11 | BRU 2d8 2 3")
    return fight


@pytest.mark.rule("E5-REACT-7")
def test_undo_one_by_one_through_three_windows_and_redo() -> None:
    fight = nested()
    end, n = fight.state.clone(), len(fight.journal)
    seen = []
    for _ in range(n):
        seen.append((fight.state.clone(), asked(fight)))
        assert fight.undo() == 1
    for state, questions in reversed(seen):
        assert fight.redo() == 1
        assert (fight.state, asked(fight)) == (state, questions)
    assert fight.state == end


@pytest.mark.rule("E5-REACT-7", "E5-REACT-8")
def test_undo_inside_and_answer_otherwise() -> None:
    fight = nested()
    fight.undo(5)
    assert asked(fight) == ["FIG on_declare"]
    answer(fight, "FIG: decline")
    throw(fight, "BRU d20 2")
    answer(fight, "WIZ: go_on")
    assert (asked(fight), hp(fight, "BRU", "WIZ", "FIG"), at(fight, "WIZ")) == (
        ["FIG on_declare"],
        (59, 16, 28),
        (10, 8),
    )
    assert (reaction(fight, "FIG"), fighter(fight, "FIG").readied is not None) == (True, True)
    answer(fight, "FIG: decline")
    assert asked(fight) == ["BRU retarget"]


@pytest.mark.rule("E5-REACT-6")
def test_turn_owner_decides_the_order_of_reactions() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)), rog(at=(2, 3)), reaction_order="turn_owner_decides")
    play(fight, "RAI: move 4,2")
    assert asked(fight) == ["RAI reaction_order"]
    play(fight, "RAI: order ROG,FIG")
    assert asked(fight) == ["ROG before_step"]


@pytest.mark.rule("E5-REACT-1", "E5-REACT-2")
def test_reaction_by_the_turn_owner_in_its_own_turn_costs_its_only_reaction() -> None:
    flash = power(
        "flash",
        cost="reaction",
        window="on_roll",
        range_ft=0,
        modifiers=ModifiersEntry(ac=5),
        trigger_filter=TriggerFilterEntry(target="self", would_hit=True),
    )
    fight = arena(wiz(at=(5, 5), powers=[flash]), bru(at=(6, 5)), rai(at=(4, 6)))
    play(fight, "WIZ: move 4,5", "BRU: opportunity_attack with greatclub", "BRU d20 9")
    assert asked(fight) == ["WIZ on_roll"]
    play(fight, "WIZ: react flash", "WIZ: go_on", "WIZ: end")
    pass_to(fight, "RAI")
    play(fight, "RAI: move 5,7")
    assert "E5-REACT-2" in left_out(fight, "WIZ", "before_step")


@pytest.mark.rule("E5-READY-19", "E5-GEN-5")
def test_a_readied_attack_on_an_own_ally_and_end_of_turn_window_before_saves() -> None:
    poison = ConditionEntry(name="poisoned", end_save=SaveEntry(ability="con", dc=10))
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=[poison]))
    play(fight, "FIG: ready turn ends who RAI response attack with longsword", "FIG: end", "RAI: end")
    assert (asked(fight), has(fight, "RAI", "poisoned")) == (["FIG turn_end"], True)
    answer(fight, "FIG: respond RAI")
    throw(fight, "FIG d20 2 | RAI d20 15")
    assert not has(fight, "RAI", "poisoned")


@pytest.mark.rule("E5-REACT-7")
def test_a_fork_in_the_middle_of_three_windows_goes_on_alike() -> None:
    fight = nested()
    twin = fight.fork()
    for each in (fight, twin):
        answer(each, "WIZ: go_on")
        assert asked(each) == ["BRU retarget"]
    assert fight.state == twin.state


@pytest.mark.rule("E5-MON-6", "E5-REACT-8")
def test_stepping_away_from_a_legendary_blow() -> None:
    hit = AttackEntry(
        id="tail_atk",
        name="Tail",
        source="natural",
        attack_bonus=7,
        damage=[DamageEntry(dice="1d6", bonus=4, type="bludgeoning")],
    )
    tail = power("tail", cost="legendary", resolve="attack", attack=hit)
    fight = arena(
        wiz(at=(5, 5)),
        cle(at=(20, 15)),
        bru("BOSS", at=(6, 5), powers=[tail], legendary_actions=1),
        order="WIZ CLE BOSS",
    )
    play(
        fight, "WIZ: ready declaration attacks who BOSS of self response move", "WIZ: end", "BOSS: decline", "CLE: end"
    )
    play(fight, "BOSS: use tail WIZ")
    assert asked(fight) == ["WIZ on_declare"]
    play(fight, "WIZ: respond 4,5 3,5", "BOSS: opportunity_attack with greatclub", "BOSS d20 2", "WIZ: go_on")
    assert (asked(fight), hp(fight, "WIZ"), fighter(fight, "BOSS").legendary_left) == (["BOSS turn"], 16, 1)


@pytest.mark.rule("E5-REACT-7", "E5-REACT-8")
def test_a_reaction_kills_the_opportunity_attacker_before_its_die() -> None:
    thorns = power(
        "thorns",
        cost="reaction",
        window="on_declare",
        range_ft=60,
        damage="40 force",
        trigger_filter=TriggerFilterEntry(target="self", melee=True),
    )
    fight = arena(rai(at=(3, 2), powers=[thorns]), wiz(at=(2, 2)), fig(at=(25, 15)))
    play(fight, "RAI: move 4,2 5,2", "WIZ: opportunity_attack with unarmed")
    assert asked(fight) == ["RAI on_declare"]
    play(fight, "RAI: react thorns")
    assert (fighter(fight, "WIZ").dead, told(fight, Rolled)) == (True, [])
    if asked(fight) == ["RAI complete_step"]:
        play(fight, "RAI: go_on")
    assert (asked(fight), at(fight, "RAI")) == (["RAI turn"], (5, 2))


@pytest.mark.rule("E5-REACT-5", "E5-REACT-9")
def test_a_rebuke_is_not_offered_to_the_felled() -> None:
    rebuke = saved(
        "rebuke",
        "dex",
        half=True,
        dc=13,
        cost="reaction",
        window="on_result",
        range_ft=60,
        damage="2d10 fire",
        trigger_filter=TriggerFilterEntry(target="self"),
    )
    fight = arena(bru(at=(3, 2)), wiz(at=(2, 2), powers=[rebuke]), fig(at=(20, 10)))
    one = fight.fork()
    play(fight, "BRU: attack WIZ with greatclub", "BRU d20 15 | BRU 2d8 2 2")
    assert asked(fight) == ["WIZ on_result"]
    play(fight, "WIZ: react rebuke", "BRU d20 5 | WIZ 2d10 4 4")
    assert hp(fight, "BRU") == 51
    play(one, "BRU: attack WIZ with greatclub", "BRU d20 15 | BRU 2d8 8 8", "BRU: kill")
    assert (asked(one), "E5-REACT-5" in left_out(one, "WIZ", "on_result")) == (["BRU turn"], True)


@pytest.mark.rule("E5-REACT-7")
def test_undo_the_turn_and_the_action_from_inside_three_windows() -> None:
    for what, question in (("turn", "BRU turn"), ("action", "BRU turn"), ("choice", "FIG on_declare")):
        fight = nested()
        fight.undo(what)
        assert (asked(fight), hp(fight, "BRU", "WIZ", "FIG")) == ([question], (59, 16, 28)), what


@pytest.mark.rule("E5-READY-11", "E5-SPELL-10")
def test_taking_damage_while_holding_in_the_window_of_the_own_release() -> None:
    """The release is declared and a foe fells the caster: the spell fails, slot and reaction stay spent."""
    zap = power("zap", cost="reaction", window="on_declare", range_ft=60, damage="20 force")
    fight = arena(wiz(at=(2, 2)), rai(at=(12, 2)), mag(at=(9, 9), powers=[zap]), fig(at=(25, 15)))
    play(
        fight,
        "WIZ: ready movement enters who RAI of self within 45 response use with snare",
        "MAG: decline",
        "WIZ: end",
    )
    play(fight, "RAI: move 11,2", "WIZ: respond RAI")
    assert asked(fight) == ["MAG on_declare"]
    play(fight, "MAG: react zap WIZ")
    assert (has(fight, "RAI", "restrained"), fighter(fight, "WIZ").uses_left["slot 2"], asked(fight)) == (
        False,
        2,
        ["RAI turn"],
    )
