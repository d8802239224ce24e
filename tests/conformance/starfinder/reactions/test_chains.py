"""Answers within answers: reactions, readied actions and spells that meet (SF-REACT-10, SF-REACT-11, SF-READY)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.events import SpellLost
from affray.rulesets.starfinder.model.scenario import ConditionEntry, EffectEntry, TriggerEntry
from tests.conformance.harness import answer, asked, last, left_out, play, told, waiting
from tests.conformance.starfinder.boarding import (
    ability,
    at,
    boarding,
    fighter,
    has,
    hp,
    places,
    sp,
    struck,
    thing_of,
)
from tests.conformance.starfinder.crews import GLAIVE, SIZE, carbine, dart, hex_, kac, mir, pup, sul, tav, war


@pytest.mark.rule("SF-REACT-10")
def test_a_bodyguard_helps_against_stand_still() -> None:
    f = boarding(
        tav(at=(3, 3)), war(at=(3, 2)), pup(at=(4, 4), traits=["stand_still"]), order="TAV 14 WAR 9 PUP 5", size=SIZE
    )
    answer(f, "TAV: move 3,4 3,5 3,6")
    assert asked(f) == ["PUP opportunity"]
    answer(f, "PUP: stand_still with blade")
    assert asked(f) == ["WAR before"], waiting(f)


@pytest.mark.rule("SF-REACT-11")
def test_in_harms_way_inside_an_attack_of_opportunity() -> None:
    f = boarding(
        sul(at=(5, 5)),
        war(at=(5, 6), traits=["bodyguard", "in_harms_way"]),
        hex_(at=(4, 5)),
        order="SUL WAR HEX",
        size=SIZE,
    )
    answer(f, "SUL: move 6,5 7,5")
    answer(f, "HEX: attack_of_opportunity with sabre")
    answer(f, "WAR: bodyguard")
    play(f, "HEX d20 15")
    assert asked(f) == ["WAR in_harms_way"]
    play(f, "WAR: take", "HEX d8 3")
    assert (sp(f, "WAR"), sp(f, "SUL"), at(f, "SUL")) == (26, 24, (7, 5))


@pytest.mark.rule("SF-CAST-5")
@pytest.mark.rule("SF-REACT-11")
def test_in_harms_way_saves_the_spell() -> None:
    f = boarding(
        sul(at=(5, 5)),
        war(at=(5, 6), traits=["bodyguard", "in_harms_way"]),
        hex_(at=(4, 5)),
        order="SUL WAR HEX",
        size=SIZE,
    )
    answer(f, "SUL: cast spark")
    answer(f, "HEX: attack_of_opportunity with sabre")
    answer(f, "WAR: bodyguard")
    play(f, "HEX d20 15", "WAR: take", "HEX d8 3", "SUL: aim HEX", "SUL 3d6 1 1 1", "HEX: attempt", "HEX d20 1")
    assert told(f, SpellLost) == []
    assert hp(f, "HEX") == 37


@pytest.mark.rule("SF-READY-10")
@pytest.mark.rule("SF-AOO-14")
def test_a_push_into_reach_sets_off_a_readied_attack() -> None:
    f = boarding(
        tav(at=(5, 5)),
        hex_(at=(6, 5)),
        tav("GUS", at=(9, 5), items=[GLAIVE]),
        pup(at=(20, 10)),
        order="GUS 18 TAV 14 HEX 9 PUP 5",
        size=SIZE,
    )
    play(f, "GUS: ready attack event enters_reach who opponent with glaive", "GUS: end")
    play(f, "TAV: bull_rush HEX", "TAV d20 16", "TAV: decline")
    assert asked(f) == ["GUS after"], waiting(f)
    play(f, "GUS: perform HEX", "GUS d20 2")
    assert places(f) == [("TAV", 14), ("GUS", 14), ("HEX", 9), ("PUP", 5)]


@pytest.mark.rule("SF-CAST-6")
@pytest.mark.rule("SF-REACT-10")
def test_the_second_attack_of_opportunity_disrupts() -> None:
    f = boarding(hex_(at=(4, 5)), pup(at=(5, 4)), sul(at=(5, 5)), order="HEX PUP SUL", turn="SUL", size=SIZE)
    play(
        f,
        "SUL: cast spark",
        "HEX: attack_of_opportunity with sabre",
        "HEX d20 2",
        "PUP: attack_of_opportunity with blade",
        "PUP d20 10 | PUP d6 1",
    )
    assert last(f, SpellLost).spell == "spark"
    assert asked(f) == ["SUL turn"]


@pytest.mark.rule("SF-REACT-10")
@pytest.mark.rule("SF-CAST-5")
def test_the_attack_of_opportunity_at_a_casting_comes_before_a_readied_shot() -> None:
    f = boarding(dart(at=(9, 5)), hex_(at=(4, 5)), sul(at=(5, 5)), order="PUP HEX SUL", size=SIZE)
    play(f, "PUP: ready attack event casts who SUL with dart_gun target SUL", "PUP: end", "HEX: end")
    answer(f, "SUL: cast spark")
    assert asked(f) == ["HEX opportunity"]
    play(f, "HEX: attack_of_opportunity with sabre", "HEX d20 10 | HEX d8 1")
    assert last(f, SpellLost).spell == "spark"


@pytest.mark.rule("SF-AOO-3")
@pytest.mark.rule("SF-REACT-5")
def test_a_shot_as_a_reaction_provokes() -> None:
    snap = ability(
        "snap",
        action="reaction",
        trigger=TriggerEntry(event="hit_by_melee", who="self"),
        effect=EffectEntry(attack="pistol", target="attacker"),
    )
    f = boarding(hex_(at=(4, 5)), mir(at=(5, 5), abilities=[snap]), pup(at=(5, 4)), order="HEX MIR PUP", size=SIZE)
    play(f, "HEX: attack MIR with sabre", "HEX d20 10 | HEX d8 1")
    assert asked(f) == ["MIR after"]
    answer(f, "MIR: react snap")
    assert asked(f) == ["HEX opportunity"]
    play(f, "HEX: decline", "PUP: decline", "MIR d20 2")
    assert thing_of(f, "MIR", "pistol").loaded == 11


@pytest.mark.rule("SF-READY-3")
@pytest.mark.rule("SF-TDEF-1")
def test_a_readied_total_defense_is_used_once_and_lasts() -> None:
    f = boarding(sul(at=(5, 5)), hex_(at=(4, 5)), order="SUL 14 HEX 9", size=SIZE)
    play(f, "SUL: ready total_defense event attacked who self", "SUL: end")
    play(f, "HEX: full_attack SUL with sabre", "SUL: perform", "HEX d20 1", "HEX: attack SUL with sabre", "HEX d20 1")
    assert kac(f, "SUL") == 19
    assert fighter(f, "SUL").readied is None


@pytest.mark.rule("SF-READY-3")
@pytest.mark.rule("SF-READY-8")
def test_a_readied_drop_prone_against_a_shot() -> None:
    f = boarding(sul(at=(5, 5)), carbine(at=(12, 5)), order="SUL 14 HEX 9", size=SIZE)
    play(f, "SUL: ready drop_prone event attacked who self", "SUL: end")
    answer(f, "HEX: attack SUL with carbine")
    play(f, "SUL: perform", "HEX d20 10")
    assert struck(f) == (18, 19, False)
    assert has(f, "SUL", "prone")
    assert places(f) == [("SUL", 9), ("HEX", 9)]


@pytest.mark.rule("SF-READY-11")
@pytest.mark.rule("SF-CAST-5")
def test_a_readied_spell_can_be_disrupted() -> None:
    f = boarding(sul(at=(5, 5)), hex_(at=(4, 5)), pup(at=(9, 5)), order="SUL HEX PUP", size=SIZE)
    play(f, "SUL: ready cast event action who PUP name draw spell spark", "SUL: end", "HEX: end")
    answer(f, "PUP: draw dart_gun")
    assert asked(f) == ["SUL after"], waiting(f)
    answer(f, "SUL: perform")
    assert asked(f) == ["HEX opportunity"]
    play(f, "HEX: attack_of_opportunity with sabre", "HEX d20 9 | HEX d8 1")
    assert last(f, SpellLost).spell == "spark"
    assert fighter(f, "SUL").uses_left["slot 1"] == 2
    assert places(f)[-1][0] == "SUL"


@pytest.mark.rule("SF-READY-11")
def test_a_readied_attack_out_of_reach_stays_readied() -> None:
    f = boarding(tav(at=(5, 5)), hex_(at=(6, 5)), order="TAV 15 HEX 10", size=SIZE)
    play(f, "TAV: ready attack event leaves_square who HEX with knife target HEX", "TAV: end")
    answer(f, "HEX: guarded_step 7,5")
    assert asked(f) == ["HEX turn"]
    assert fighter(f, "TAV").readied is not None
    assert left_out(f, "TAV", "after")


@pytest.mark.rule("SF-READY-2")
@pytest.mark.rule("SF-READY-10")
@pytest.mark.rule("SF-ROUND-6")
def test_bleeding_sets_off_a_readied_action_for_damage() -> None:
    f = boarding(
        tav(at=(5, 5)), hex_(at=(6, 5), conditions=[ConditionEntry(id="bleeding", value=3)]), order="TAV HEX", size=SIZE
    )
    play(f, "TAV: ready attack event damaged who HEX with knife target HEX", "TAV: end")
    assert asked(f) == ["TAV after"], asked(f)
