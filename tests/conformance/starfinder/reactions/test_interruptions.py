"""What others and the game master do inside an act: it goes on or is lost (SF-REACT-13, SF-ACT-11)."""

from __future__ import annotations

import pytest

from affray.core.script import Roll
from affray.rulesets.starfinder.model.events import ActionLost, AttackResolved
from tests.conformance.harness import answer, asked, last, play, throw, told, waiting
from tests.conformance.starfinder.boarding import (
    at,
    boarding,
    decree,
    effects,
    fighter,
    hp,
    lies,
    melee,
    places,
)
from tests.conformance.starfinder.crews import FRAG, SIZE, carbine, hex_, kac, mir, pup, sul, tav, war


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-AOO-3")
@pytest.mark.rule("SF-ACT-11")
def test_the_shot_of_one_killed_by_decree_in_the_window_is_lost() -> None:
    f = boarding(
        sul(at=(14, 6)),
        tav(at=(7, 7)),
        carbine(at=(7, 6)),
        pup(at=(25, 12)),
        order="SUL TAV HEX PUP",
        turn="HEX",
        size=SIZE,
    )
    answer(f, "HEX: attack SUL with carbine")
    assert asked(f) == ["TAV opportunity"]
    decree(f, "hp HEX 0")
    assert asked(f) == ["PUP turn"], asked(f)


@pytest.mark.rule("SF-REACT-13")
def test_the_attack_on_one_moved_away_by_decree_in_the_window_is_lost() -> None:
    f = boarding(sul(at=(5, 5)), war(at=(5, 6)), hex_(at=(4, 5)), order="SUL WAR HEX", turn="HEX", size=SIZE)
    answer(f, "HEX: attack SUL with sabre")
    assert asked(f) == ["WAR before"]
    decree(f, "place SUL 15,15")
    # the bodyguard is no longer adjacent: question gone; target out of reach: attack lost (SF-REACT-13)
    assert asked(f) == ["HEX turn"], (asked(f), waiting(f))
    assert last(f, ActionLost).who == "HEX"


@pytest.mark.rule("SF-REACT-13")
def test_the_attack_of_one_stunned_by_decree_in_the_window_is_lost() -> None:
    f = boarding(
        sul(at=(5, 5)),
        war(at=(5, 6)),
        hex_(at=(4, 5)),
        pup(at=(20, 10)),
        order="SUL WAR HEX PUP",
        turn="HEX",
        size=SIZE,
    )
    answer(f, "HEX: attack SUL with sabre")
    decree(f, "condition HEX stunned")
    assert not isinstance(f.pending, Roll), waiting(f)
    assert told(f, AttackResolved) == []


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-ACT-11")
@pytest.mark.rule("SF-CAST-5")
def test_the_spell_of_one_felled_by_decree_in_the_window_is_lost() -> None:
    f = boarding(hex_(at=(4, 5)), sul(at=(5, 5)), tav(at=(15, 15)), order="HEX SUL TAV", turn="SUL", size=SIZE)
    answer(f, "SUL: cast spark")
    assert asked(f) == ["HEX opportunity"]
    decree(f, "hp SUL 0 sp 0")
    assert asked(f) == ["TAV turn"], asked(f)


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-ACT-11")
def test_a_thrower_felled_by_decree_while_its_die_is_in_the_air() -> None:
    f = boarding(mir(at=(0, 0), items=[FRAG]), hex_(at=(6, 4)), sul(at=(20, 10)), order="MIR HEX SUL", size=SIZE)
    answer(f, "MIR: attack point 6,4 with frag")
    decree(f, "hp MIR 0 sp 0")
    assert asked(f) == ["HEX turn"], waiting(f)


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-ACT-11")
@pytest.mark.rule("SF-HARRY-1")
def test_harrying_fire_of_one_stunned_by_decree_in_the_window_is_lost() -> None:
    f = boarding(mir(at=(5, 5)), hex_(at=(6, 5)), pup(at=(12, 5)), order="MIR HEX PUP", size=SIZE)
    answer(f, "MIR: harrying_fire PUP with pistol")
    assert asked(f) == ["HEX opportunity"]
    decree(f, "condition MIR stunned")
    assert not isinstance(f.pending, Roll), waiting(f)
    assert effects(f, "PUP") == []


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-AREA-8")
def test_a_thrown_weapon_still_scatters_if_its_thrower_is_stunned_by_decree() -> None:
    spear = melee("spear", "1d6", "P", 5, properties=["thrown"], range_increment_ft=20)
    f = boarding(tav(at=(0, 0), items=[spear]), hex_(at=(4, 0)), sul(at=(20, 10)), order="TAV HEX SUL", size=SIZE)
    answer(f, "TAV: attack HEX with spear throw yes")
    throw(f, "TAV d20 1")
    assert asked(f) == ["TAV scatter_direction"]
    decree(f, "condition TAV stunned")
    throw(f, "TAV d8 3 | TAV d4 2")
    assert "TAV.spear" in lies(f)


@pytest.mark.rule("SF-COUP-1")
@pytest.mark.rule("SF-REACT-13")
def test_a_coup_de_grace_on_one_healed_by_decree_in_the_window_is_lost() -> None:
    f = boarding(
        hex_(at=(4, 5)),
        sul(at=(5, 5), sp=0, hp=0, conditions=["stable"]),
        war(at=(5, 6)),
        order="HEX SUL WAR",
        size=SIZE,
    )
    answer(f, "HEX: coup_de_grace SUL with sabre")
    assert asked(f) == ["WAR before"]
    decree(f, "hp SUL 20")
    assert not isinstance(f.pending, Roll), waiting(f)
    assert (hp(f, "SUL"), last(f, ActionLost).who) == (20, "HEX")


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-ACT-11")
@pytest.mark.rule("SF-FATK-1")
def test_a_full_attack_of_one_stunned_by_decree_in_the_window_is_lost() -> None:
    f = boarding(sul(at=(5, 5)), war(at=(5, 6)), hex_(at=(4, 5)), order="HEX SUL WAR", size=SIZE)
    answer(f, "HEX: full_attack SUL with sabre")
    decree(f, "condition HEX stunned")
    assert not isinstance(f.pending, Roll), waiting(f)
    assert told(f, AttackResolved) == []


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-ACT-11")
@pytest.mark.rule("SF-MANEUV-1")
def test_a_maneuver_whose_target_is_placed_out_of_reach_by_decree_is_lost() -> None:
    f = boarding(sul(at=(5, 5)), war(at=(5, 6)), hex_(at=(4, 5)), order="HEX SUL WAR", size=SIZE)
    answer(f, "HEX: trip SUL with sabre")
    decree(f, "place SUL 20,10")
    assert asked(f) == ["HEX turn"], waiting(f)
    assert last(f, ActionLost).who == "HEX"


@pytest.mark.rule("SF-REACT-11")
@pytest.mark.rule("SF-GEN-10")
def test_undo_inside_nested_windows() -> None:
    f = boarding(
        mir(at=(6, 7)),
        sul(at=(11, 7)),
        war(at=(11, 8)),
        hex_(at=(10, 7)),
        order="MIR 20 SUL 15 WAR 12 HEX 7",
        size=SIZE,
    )
    play(f, "MIR: ready attack event attacked who SUL with pistol target HEX", "MIR: end")
    answer(f, "SUL: move 12,7 13,7")
    answer(f, "HEX: attack_of_opportunity with sabre")
    answer(f, "WAR: bodyguard")
    before = f.state.clone()
    f.undo("choice")
    assert asked(f) == ["WAR before"]
    assert (kac(f, "WAR"), fighter(f, "WAR").reaction_available) == (19, True)
    f.undo("choice")
    assert (asked(f), fighter(f, "HEX").reaction_available) == (["HEX opportunity"], True)
    f.redo("choice")
    f.redo("choice")
    assert f.state == before
    play(f, "HEX d20 3")
    assert asked(f) == ["MIR after"]
    play(f, "MIR: perform", "MIR d20 2")
    f.undo("action")
    assert (asked(f), at(f, "SUL"), places(f)[0]) == (["SUL turn"], (11, 7), ("MIR", 20))
    assert fighter(f, "MIR").readied is not None


@pytest.mark.rule("SF-REACT-12")
@pytest.mark.rule("SF-READY-4")
def test_a_reactor_killed_in_between_does_not_strike() -> None:
    f = boarding(
        mir(at=(0, 5)),
        sul(at=(5, 5)),
        hex_(at=(4, 5), hp=3),
        pup(at=(5, 4)),
        order="MIR 20 SUL 14 HEX 9 PUP 5",
        size=SIZE,
    )
    play(f, "MIR: ready attack event attacked who SUL with pistol target HEX", "MIR: end")
    answer(f, "SUL: move 6,6 7,7")
    answer(f, "HEX: attack_of_opportunity with sabre")
    play(f, "HEX d20 1")
    assert asked(f) == ["MIR after"]
    play(f, "MIR: perform", "MIR d20 10 | MIR d6 4")
    assert fighter(f, "HEX").dead
    assert asked(f) == ["PUP opportunity"]
    play(f, "PUP: decline")
    assert at(f, "SUL") == (7, 7)
    assert places(f) == [("SUL", 14), ("MIR", 14), ("HEX", 9), ("PUP", 5)], places(f)


@pytest.mark.rule("SF-READY-10")
@pytest.mark.rule("SF-READY-7")
def test_a_trigger_called_by_the_game_master_inside_a_window() -> None:
    f = boarding(
        mir(at=(0, 5)),
        sul(at=(5, 5)),
        hex_(at=(4, 5), hp=3),
        pup(at=(15, 4)),
        order="MIR 20 SUL 14 HEX 9 PUP 5",
        size=SIZE,
    )
    play(f, "MIR: ready attack event custom text now with pistol target HEX", "MIR: end")
    answer(f, "SUL: move 6,6 7,7")
    assert asked(f) == ["HEX opportunity"]
    decree(f, "trigger MIR")
    assert asked(f) == ["MIR before"]
    answer(f, "MIR: perform")
    play(f, "MIR d20 10 | MIR d6 4")
    assert fighter(f, "HEX").dead
    assert asked(f) == ["SUL turn"]
    assert at(f, "SUL") == (7, 7)
    assert places(f)[:2] == [("SUL", 14), ("MIR", 14)]


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-CHARGE-9")
def test_the_attack_of_a_charge_whose_target_stepped_away_is_lost() -> None:
    f = boarding(hex_(at=(6, 5)), tav(at=(0, 5)), order="HEX 15 TAV 10", readied_move_is_defensive=True, size=SIZE)
    play(f, "HEX: ready guarded_step event attacked who self", "HEX: end")
    answer(f, "TAV: charge HEX to 5,5 with knife")
    play(f, "HEX: perform to 7,5")
    assert asked(f) == ["TAV turn"], waiting(f)
    assert last(f, ActionLost).who == "TAV"


@pytest.mark.rule("SF-REACT-13")
@pytest.mark.rule("SF-CHARGE-11")
def test_the_maneuver_of_a_charge_whose_target_stepped_away_is_lost() -> None:
    f = boarding(
        hex_(at=(6, 5)),
        tav(at=(0, 5), traits=["charge_bull_rush"]),
        order="HEX 15 TAV 10",
        readied_move_is_defensive=True,
        size=SIZE,
    )
    play(f, "HEX: ready guarded_step event attacked who self", "HEX: end")
    answer(f, "TAV: charge HEX to 5,5 with knife maneuver bull_rush")
    assert asked(f) == ["HEX before"], waiting(f)
    play(f, "HEX: perform to 7,5")
    assert asked(f) == ["TAV turn"], waiting(f)
