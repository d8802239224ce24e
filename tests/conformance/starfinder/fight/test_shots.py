"""Shots, throws and spells over heights, through fog, from hiding and beside enemies (SF-ATK, SF-GRID-3, SF-CONC)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.events import AttackResolved, Exploded
from affray.rulesets.starfinder.model.scenario import AreaEntry, EffectEntry, SensesEntry, SpeedEntry, SpellsEntry
from tests.conformance.harness import answer, asked, last, left_out, play, refused, told
from tests.conformance.starfinder.boarding import (
    boarding,
    fighter,
    ground,
    gun,
    hp,
    rolled,
    sp,
    spell,
    struck,
    thing_of,
    wall,
)
from tests.conformance.starfinder.crews import FRAG, SIZE, hex_, mir, ogr, pup, sul, tav


@pytest.mark.rule("SF-AREA-5")
def test_a_short_scatter_stops_at_the_thrower() -> None:
    f = boarding(mir(at=(0, 0), items=[FRAG]), hex_(at=(3, 0)), order="MIR HEX", size=SIZE)
    # from the intersection (2,1) back towards the thrower, W: 4 squares, but no further than the thrower
    play(
        f, "MIR: attack point 2,1 with frag", "MIR d20 1 | MIR d8 1 | MIR d4 4 | MIR d8 6", "MIR: attempt", "MIR d20 2"
    )
    assert last(f, Exploded).at == "1,1"


@pytest.mark.rule("SF-COVER-5")
@pytest.mark.rule("SF-GRID-3")
def test_a_flier_high_above_the_line_is_no_soft_cover() -> None:
    fly = SpeedEntry(land=30, fly=60)
    f = boarding(
        mir(at=(0, 0)),
        pup(at=(5, 0), altitude_ft=60, speed=fly, movement_mode="fly"),
        hex_(at=(10, 0)),
        order="MIR PUP HEX",
        size=SIZE,
    )
    play(f, "MIR: attack HEX with pistol", "MIR d20 2")
    assert struck(f)[1] == 14, struck(f)


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.rule("SF-RANGE-1")
def test_a_grenade_from_a_height_counts_the_height() -> None:
    fly = SpeedEntry(land=30, fly=60)
    f = boarding(
        mir(at=(5, 5), items=[FRAG], altitude_ft=60, speed=fly, movement_mode="fly"),
        hex_(at=(5, 5)),
        order="MIR HEX",
        size=SIZE,
    )
    play(f, "MIR: attack point 6,6 with frag", "MIR d20 4 | MIR d8 3 | MIR d4 4")
    # 60 ft are the third increment: 4 + 3 - 4 = 3, a miss that scatters
    assert rolled(f) == (3, 5)


@pytest.mark.rule("SF-CONC-1")
def test_concealment_counts_even_after_a_natural_20() -> None:
    f = boarding(hex_(at=(4, 5), conditions=["blinded"]), sul(at=(5, 5)), order="HEX SUL", size=SIZE)
    play(f, "HEX: attack SUL with sabre", "HEX d20 20 | HEX d100 50")
    assert not struck(f)[2]
    assert sp(f, "SUL") == 24


@pytest.mark.rule("SF-FATK-1")
@pytest.mark.rule("SF-AOO-3")
def test_each_shot_of_a_full_attack_provokes() -> None:
    f = boarding(mir(at=(5, 5)), hex_(at=(4, 5)), pup(at=(5, 4)), ogr(at=(20, 5)), order="MIR HEX PUP OGR", size=SIZE)
    answer(f, "MIR: full_attack OGR with pistol")
    assert asked(f) == ["HEX opportunity"]
    play(f, "HEX: attack_of_opportunity with sabre", "HEX d20 1", "PUP: decline", "MIR d20 2")
    answer(f, "MIR: attack OGR with pistol")
    assert asked(f) == ["PUP opportunity"]
    play(f, "PUP: decline", "MIR d20 2")
    assert thing_of(f, "MIR", "pistol").loaded == 10


@pytest.mark.rule("SF-AOO-12")
def test_a_runner_makes_no_attack_of_opportunity() -> None:
    f = boarding(tav(at=(0, 0)), hex_(at=(10, 1)), order="TAV HEX", size=SIZE)
    answer(f, "TAV: run 11,0")
    play(f, "HEX: decline")
    while asked(f) == ["HEX opportunity"]:
        play(f, "HEX: decline")
    play(f, "TAV: end", "HEX: move 9,2 8,2")
    assert left_out(f, "TAV", "opportunity") == ("SF-AOO-12",)


@pytest.mark.rule("SF-AREA-9")
def test_total_cover_from_a_blast() -> None:
    f = boarding(
        mir(at=(0, 0), items=[FRAG]),
        hex_(at=(5, 5)),
        pup(at=(7, 5)),
        order="MIR HEX PUP",
        terrain=[wall((6, 3), (6, 4), (6, 5), (6, 6), (6, 7))],
        size=SIZE,
    )
    play(f, "MIR: attack point 5,5 with frag", "MIR d20 10 | MIR d8 5", "HEX: attempt", "HEX d20 2")
    assert hp(f, "PUP") == 13
    assert hp(f, "HEX") == 35


@pytest.mark.rule("SF-FATK-8")
@pytest.mark.rule("SF-FATK-9")
def test_automatic_fire_rolls_for_each_in_the_cone() -> None:
    auto = gun("auto", "1d6", "P", 8, 60, hands=2, capacity=9, properties=["automatic"])
    f = boarding(
        hex_(at=(5, 5), items=[auto]),
        tav(at=(4, 5)),
        sul(at=(8, 5)),
        pup(at=(9, 5)),
        mir(at=(10, 5)),
        order="HEX TAV SUL PUP MIR",
        size=SIZE,
    )
    answer(f, "HEX: automatic_fire with auto corner 6,6 direction E")
    assert asked(f) == ["TAV opportunity"]
    play(f, "TAV: decline", "HEX d20 20 | HEX d6 3", "HEX d20 2", "HEX d20 2")
    assert thing_of(f, "HEX", "auto").loaded == 0
    assert told(f, AttackResolved)[0].critical is False
    assert sp(f, "SUL") == 21
    assert [each.target for each in told(f, AttackResolved)] == ["SUL", "PUP", "MIR"]


@pytest.mark.rule("SF-SKILL-7")
def test_a_hidden_attacker_has_the_advantage_of_the_first_attack_only() -> None:
    f = boarding(mir(at=(5, 5)), hex_(at=(12, 5)), order="MIR HEX", size=SIZE)
    fighter(f, "MIR").hidden_from.append("HEX")
    play(f, "MIR: full_attack HEX with pistol", "MIR d20 2", "MIR: attack HEX with pistol", "MIR d20 2")
    assert [each.ac.total for each in told(f, AttackResolved)] == [12, 14]


@pytest.mark.rule("SF-CONC-1")
def test_fog_is_rolled_before_the_damage() -> None:
    f = boarding(
        mir(at=(0, 0)),
        hex_(at=(6, 0)),
        order="MIR HEX",
        terrain=[ground("fog", (3, 0), (3, 1), (4, 0), (4, 1), conceals=True)],
        size=SIZE,
    )
    play(f, "MIR: attack HEX with pistol", "MIR d20 10 | MIR d100 20")
    assert not struck(f)[2]
    g = boarding(
        mir(at=(0, 0)),
        hex_(at=(6, 0)),
        order="MIR HEX",
        terrain=[ground("fog", (3, 0), (3, 1), (4, 0), (4, 1), conceals=True)],
        size=SIZE,
    )
    play(g, "MIR: attack HEX with pistol", "MIR d20 10 | MIR d100 21 | MIR d6 3")
    assert hp(g, "HEX") == 35


@pytest.mark.rule("SF-AOO-13")
def test_blindsense_is_not_enough_for_an_attack_of_opportunity() -> None:
    f = boarding(
        hex_(at=(4, 5), senses=SensesEntry(vision=True, blindsense_ft=30)),
        sul(at=(5, 5), conditions=["invisible"]),
        order="SUL HEX",
        size=SIZE,
    )
    play(f, "SUL: move 6,6 7,7")
    assert asked(f) == ["SUL turn"]
    assert left_out(f, "HEX", "opportunity") == ("SF-AOO-13",)


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.rule("SF-CAST-11")
def test_the_range_of_a_spell_at_a_point_counts_the_height() -> None:
    burst = spell("boom", range_ft=30, effect=EffectEntry(damage="1d6", types=["F"], area=AreaEntry(burst_ft=10)))
    fly = SpeedEntry(land=30, fly=60)
    f = boarding(
        sul(
            at=(5, 5), altitude_ft=100, speed=fly, movement_mode="fly", spells=SpellsEntry(slots={1: 3}, known=[burst])
        ),
        hex_(at=(6, 6)),
        order="SUL HEX",
        size=SIZE,
    )
    play(f, "SUL: cast boom")
    assert refused(f, "SUL: aim point 6,6"), "aimed at 100 ft with a range of 30"


@pytest.mark.rule("SF-HARRY-3")
def test_harrying_fire_outlasts_the_fall_of_its_user() -> None:
    f = boarding(
        mir(at=(0, 0), sp=0, hp=1),
        hex_(at=(6, 0)),
        tav(at=(7, 0)),
        pup(at=(1, 0)),
        order="MIR 20 PUP 15 TAV 10 HEX 5",
        size=SIZE,
    )
    answer(f, "MIR: harrying_fire HEX with pistol")
    play(f, "PUP: decline", "MIR d20 10", "MIR: end", "PUP: attack MIR with blade", "PUP d20 19 | PUP d6 2", "PUP: end")
    play(f, "TAV: attack HEX with knife", "TAV d20 6 | TAV d4 1")
    assert struck(f) == (16, 16, True)
