"""Concentration, held spells and what ends them (E5-SPELL-9 to E5-SPELL-12, E5-READY-11)."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.scenario import (
    ConditionEntry,
    ModifiersEntry,
    MultiattackEntry,
    SaveEntry,
    UsesEntry,
)
from tests.conformance.fifth_edition.arena import (
    afflict,
    archer,
    arena,
    bowman,
    bru,
    cle,
    decree,
    fig,
    fighter,
    has,
    hp,
    mag,
    pass_to,
    power,
    rai,
    reaction,
    rolled,
    saved,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, play, throw


@pytest.mark.rule("E5-SPELL-9", "E5-READY-12")
def test_readying_a_move_keeps_concentration_and_readying_a_spell_does_not() -> None:
    fight = arena(wiz(at=(2, 2)), bru(at=(9, 6)), rai(at=(25, 15)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2")
    pass_to(fight, "WIZ")
    one = fight.fork()
    play(one, "WIZ: ready turn starts who BRU response move")
    assert (fighter(one, "WIZ").concentration, has(one, "BRU", "restrained")) == ("snare", True)
    play(fight, "WIZ: ready turn starts who BRU response use with spark_bolt")
    assert (fighter(fight, "WIZ").concentration, has(fight, "BRU", "restrained")) == ("spark_bolt", False)


@pytest.mark.rule("E5-SPELL-11", "E5-SPELL-12")
def test_felling_the_caster_frees_the_attacker_before_its_next_attack() -> None:
    double = bru(at=(3, 2), multiattack=[MultiattackEntry(attack="greatclub", count=2)])
    fight = arena(wiz(at=(2, 2), hp=5), double, fig(at=(2, 3)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2", "WIZ: end")
    play(fight, "BRU: multiattack WIZ with greatclub", "BRU 2d20 15 14 | BRU 2d8 4 4", "BRU: kill")
    assert (rolled(fight)[0], has(fight, "BRU", "restrained")) == (2, False)
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 9")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-SPELL-8", "E5-READY-11")
def test_bonus_action_spell_then_readying_a_levelled_spell() -> None:
    fight = arena(wiz(at=(2, 2)), bru(at=(12, 6)))
    play(fight, "WIZ: use quick_step at 4,4")
    assert codes(fight, "WIZ: ready turn starts who BRU response use with snare") == {
        "bonus_spell_turn": ["E5-SPELL-8"]
    }
    assert allowed(fight, "WIZ: ready turn starts who BRU response use with spark_bolt")


@pytest.mark.rule("E5-SPELL-10")
def test_two_sources_of_damage_two_concentration_saves() -> None:
    fight = arena(wiz(at=(2, 2), temp_hp=30), bowman("RAI-1", at=(10, 2)), bowman("RAI-2", at=(10, 4)), bru(at=(9, 9)))
    play(
        fight,
        "WIZ: use snare BRU",
        "BRU d20 2",
        "WIZ: end",
        "RAI-1: attack WIZ with shortbow",
        "RAI-1 d20 15 | RAI-1 d6 3 | WIZ d20 8",
    )
    assert (fighter(fight, "WIZ").concentration, hp(fight, "WIZ"), fighter(fight, "WIZ").temp_hp) == ("snare", 16, 25)
    play(fight, "RAI-1: end", "RAI-2: attack WIZ with shortbow", "RAI-2 d20 15 | RAI-2 d6 3 | WIZ d20 7")
    assert (fighter(fight, "WIZ").concentration, has(fight, "BRU", "restrained")) == ("", False)


@pytest.mark.rule("E5-READY-11", "E5-READY-12")
def test_a_held_spell_whose_target_dies_first_stays_held() -> None:
    fight = arena(wiz(at=(2, 2)), archer(at=(2, 4)), rai(at=(12, 2)), bru(at=(25, 15)), order="WIZ ROG RAI BRU")
    play(fight, "WIZ: ready movement enters who RAI of self within 45 response use with spark_bolt", "WIZ: end")
    play(fight, "ROG: ready movement enters who RAI of WIZ within 45 response attack with shortbow", "ROG: end")
    play(fight, "RAI: move 11,2")
    # order: after RAI come BRU, WIZ, ROG
    assert asked(fight) == ["WIZ after_step"]
    play(fight, "WIZ: decline")
    assert asked(fight) == ["ROG after_step"]
    play(fight, "ROG: respond RAI", "ROG d20 15 | ROG d6 6")
    assert (fighter(fight, "RAI").dead, fighter(fight, "WIZ").readied is not None) == (True, True)
    assert (reaction(fight, "WIZ"), fighter(fight, "WIZ").concentration) == (True, "spark_bolt")


@pytest.mark.rule("E5-DICE-12", "E5-SPELL-19")
def test_the_same_blessing_twice_is_one_die() -> None:
    bless = power(
        "bless",
        spell_level=1,
        uses=UsesEntry(slot=1),
        range_ft=30,
        concentration=True,
        duration=10,
        modifiers=ModifiersEntry(attack_die="d4", save_die="d4"),
    )
    fight = arena(
        cle("C1", at=(2, 2), powers=[bless]), cle("C2", at=(2, 4), powers=[bless]), fig(at=(4, 3)), bru(at=(5, 3))
    )
    play(fight, "C1: use bless FIG", "C1: end", "C2: use bless FIG", "C2: end")
    play(fight, "FIG: attack BRU with longsword", "FIG d20 5 | FIG d4 3 | FIG d8 4")
    assert rolled(fight) == (1, 13)
    # the first cleric's fall ends only his own
    decree(fight, "hp C1 0")
    assert len(fighter(fight, "FIG").effects) == 1


@pytest.mark.rule("E5-SPELL-12", "E5-ROUND-6")
def test_two_restrained_one_saves_concentration_lasts_until_both() -> None:
    net = saved(
        "net",
        "str",
        dc=13,
        spell_level=1,
        uses=UsesEntry(slot=1),
        range_ft=60,
        max_targets=2,
        concentration=True,
        duration=10,
        conditions=[ConditionEntry(name="restrained", end_save=SaveEntry(ability="str", dc=13))],
    )
    fight = arena(wiz(at=(2, 2), powers=[net]), rai("RAI-1", at=(9, 2)), rai("RAI-2", at=(9, 4)))
    play(fight, "WIZ: use net RAI-1,RAI-2", "RAI-1 d20 2 | RAI-2 d20 2", "WIZ: end")
    answer(fight, "RAI-1: end")
    throw(fight, "RAI-1 d20 18")
    assert (has(fight, "RAI-1", "restrained"), fighter(fight, "WIZ").concentration) == (False, "net")
    answer(fight, "RAI-2: end")
    throw(fight, "RAI-2 d20 18")
    assert fighter(fight, "WIZ").concentration == ""


@pytest.mark.rule("E5-READY-11", "E5-SPELL-3")
def test_readied_spell_slot_above_and_lost_slot_not_refunded() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(14, 2)))
    play(fight, "WIZ: ready turn starts who RAI response use with snare slot 3")
    assert fighter(fight, "WIZ").uses_left["slot 3"] == 1
    play(fight, "WIZ: end", "WIZ: decline", "RAI: end")
    assert (fighter(fight, "WIZ").uses_left["slot 3"], fighter(fight, "WIZ").concentration) == (1, "")


@pytest.mark.rule("E5-SPELL-10", "E5-READY-6")
def test_ongoing_fire_breaks_the_held_spell_at_the_casters_own_start_only_if_it_still_holds() -> None:
    """The response is lost in step 1, so the damage of step 4 needs no concentration save."""
    fight = arena(wiz(at=(2, 2)), rai(at=(14, 2)))
    decree(fight, "ongoing WIZ 1d6 fire at start")
    play(fight, "WIZ: ready turn starts who RAI response use with spark_bolt", "WIZ: end", "WIZ: decline")
    answer(fight, "RAI: end")
    throw(fight, "WIZ d6 3")
    assert asked(fight) == ["WIZ turn"]


@pytest.mark.rule("E5-COND-10", "E5-SPELL-11")
def test_a_spell_that_incapacitates_its_caster_is_over() -> None:
    fight = arena(wiz(at=(2, 2)), mag(at=(9, 9), powers=[afflict("incapacitated")]), bru(at=(6, 2)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2", "WIZ: end", "MAG: use incapacitated WIZ")
    assert not has(fight, "BRU", "restrained")
