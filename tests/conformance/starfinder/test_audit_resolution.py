"""Attacks, holds and spells in combinations: what an interruption has used up, and what disturbs whom."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.scenario import (
    EffectEntry,
    EnvironmentEntry,
    ModifierEntry,
    SaveEntry,
    SensesEntry,
    SpellsEntry,
    TriggerEntry,
)
from tests.conformance.harness import allowed, answer, asked, left_out, play, refused
from tests.conformance.starfinder.boarding import (
    PISTOL,
    ability,
    ada,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    effects,
    fighter,
    gnt,
    gun,
    has,
    rat,
    rolled,
    sp,
    spell,
    struck,
)


@pytest.mark.rule("SF-HARRY-3", "SF-REACT-11")
def test_harrying_fire_belongs_to_the_first_roll_also_inside_an_interruption() -> None:
    pistol = gun("flechette", "1d4", "P", 5, 60)
    fight = boarding(
        cyn(at=(0, 10)), del_(at=(6, 6)), ada(at=(0, 0), items=[pistol]), rat(at=(1, 0)), bor(at=(6, 5)),
    )  # fmt: skip
    play(fight, "CYN: harrying_fire BOR with laser", "CYN d20 15", "CYN: end")
    play(fight, "DEL: ready attack event attacked who ADA with staff target BOR", "DEL: end")
    play(fight, "ADA: attack BOR with flechette", "RAT: attack_of_opportunity with shiv", "RAT d20 2")
    answer(fight, "DEL: perform")
    play(fight, "DEL d20 10 | ADA d20 4")
    first, second = [each.total.total for each in fight.log() if getattr(each, "why", "") == "attack"][-2:]
    assert (first, second) == (10 + 2 + 2, 4 + 5)
    assert effects(fight, "BOR") == []


@pytest.mark.rule("SF-FEINT-5", "SF-AOO-1")
def test_a_feint_is_used_up_by_an_attack_of_opportunity() -> None:
    fight = boarding(ada(at=(0, 0), skills={"bluff": 20}), bor(at=(1, 0)))
    play(fight, "ADA: feint BOR", "ADA d20 10", "ADA: end")
    play(fight, "BOR: move 3,0", "ADA: attack_of_opportunity with dagger", "ADA d20 3")
    assert struck(fight) == (10, 13, False)
    assert effects(fight, "BOR") == []


@pytest.mark.rule("SF-GRAP-3", "SF-GRAP-11", "SF-COND-9")
def test_the_pinned_seize_nobody_but_their_holder() -> None:
    fight = boarding(bor(at=(2, 2)), del_(at=(3, 2), items=[]), rat(at=(4, 2)))
    decree(fight, "condition DEL pinned source BOR")
    play(fight, "BOR: end")
    assert refused(fight, "DEL: grapple RAT") == ["SF-COND-9"]
    play(fight, "DEL: grapple BOR", "DEL d20 20")
    assert fighter(fight, "DEL").grappling == ["BOR"]


@pytest.mark.rule("SF-AOO-3", "SF-REACT-11")
def test_a_shot_that_a_reaction_gives_provokes_like_any_shot() -> None:
    snap = ability(
        "snap_shot", action="reaction", trigger=TriggerEntry(event="hit_by_melee"),
        effect=EffectEntry(attack="pistol", target="attacker"),
    )  # fmt: skip
    fight = boarding(ada(at=(0, 0)), rat(at=(1, 0), hp_max=30, abilities=[snap], items=[PISTOL]))
    play(fight, "ADA: attack RAT with dagger", "ADA d20 15 | ADA d4 2", "RAT: react snap_shot")
    assert asked(fight) == ["ADA opportunity"]


AURA = spell("aura", range_ft=60, effect=EffectEntry(condition="shaken"), duration="concentration")
HARM = EffectEntry(damage="1d4", types=["other"])


@pytest.mark.rule("SF-CAST-10")
@pytest.mark.parametrize(
    ("bolt", "replies", "kept"),
    [
        (ability("bolt", "su", range_ft=60, effect=HARM), ["BOR d4 3"], True),
        (ability("bolt", "su", range_ft=60, effect=HARM, attack_vs="eac"), ["BOR d20 19 | BOR d4 3"], False),
        (
            ability("bolt", "su", range_ft=60, effect=HARM, save=SaveEntry(type="will", dc=15, on_success="half")),
            ["BOR d4 3", "DEL: attempt", "DEL d20 2"],
            False,
        ),
        (
            ability("bolt", "su", range_ft=60, effect=HARM, save=SaveEntry(type="will", dc=15, on_success="half")),
            ["BOR d4 3", "DEL: attempt", "DEL d20 19"],
            True,
        ),
    ],
)
def test_only_an_attack_or_a_failed_save_disturbs(bolt: object, replies: list[str], kept: bool) -> None:
    fight = boarding(
        del_(at=(0, 0), spells=SpellsEntry(slots={1: 3}, known=[AURA])), bor(at=(5, 0), abilities=[bolt])
    )
    play(fight, "DEL: cast aura", "DEL: aim target BOR", "DEL: end", "BOR: use_ability bolt")
    answer(fight, "BOR: aim target DEL")
    play(fight, *replies)
    assert sp(fight, "DEL") < 18
    assert bool(fighter(fight, "DEL").concentrating_on) is kept


@pytest.mark.rule("SF-GEN-3")
def test_of_one_type_only_the_highest_bonus_counts_and_types_add() -> None:
    def blessing(name: str, value: int, kind: str) -> object:
        effect = EffectEntry(modifier=ModifierEntry(attack=value, type=kind), target="self")
        return ability(name, action="ongoing", effect=effect)

    gifts = [blessing("song", 2, "morale"), blessing("hymn", 1, "morale"), blessing("luck", 1, "luck"),
             blessing("one", 1, ""), blessing("two", 1, "")]  # fmt: skip
    fight = boarding(ada(at=(0, 0), abilities=gifts), bor(at=(1, 0)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 2")
    assert rolled(fight)[0] == 2 + 7 + 2 + 1 + 1 + 1


@pytest.mark.rule("SF-TRIP-4", "SF-CHARGE-11")
def test_a_charge_does_not_trip_whoever_lies_already() -> None:
    fight = boarding(ada(at=(0, 0), traits=["charge_trip"]), bor(at=(6, 0), conditions=["prone"]))
    assert refused(fight, "ADA: charge BOR maneuver trip") == ["SF-TRIP-4"]
    fight = boarding(bor(at=(6, 0)), ada(at=(0, 0), traits=["charge_trip"]))
    play(fight, "BOR: ready drop_prone event enters_reach who ADA", "BOR: end", "ADA: charge BOR to 5,0 maneuver trip")
    assert asked(play(fight, "BOR: perform")) == ["ADA turn"]


@pytest.mark.rule("SF-CONC-3", "SF-COND-2", "SF-WDRAW-4")
def test_darkness_blinds_whoever_does_not_pierce_it() -> None:
    fight = boarding(
        ada(at=(0, 0)), bor(at=(1, 0)), gnt(at=(9, 9), senses=SensesEntry(darkvision_ft=60)),
        environment=EnvironmentEntry(light="dark"),
    )  # fmt: skip
    assert has(fight, "ADA", "blinded", "flat_footed")
    assert not has(fight, "GNT", "blinded")
    assert refused(fight, "ADA: withdraw 0,1") == ["SF-WDRAW-4"]
    assert refused(fight, "ADA: run 0,5") == ["SF-RUN-3"]
    assert allowed(fight, "ADA: attack BOR with dagger")
    play(fight, "ADA: move 0,2")
    assert left_out(fight, "BOR", "opportunity") == ("SF-AOO-12", "SF-AOO-13")


@pytest.mark.rule("SF-GRAP-8", "SF-ROUND-8")
def test_whoever_is_gone_is_held_no_longer() -> None:
    fight = boarding(bor(at=(1, 0)), del_(at=(0, 0)), cyn(at=(1, 1)))
    play(fight, "BOR: grapple DEL", "BOR d20 12", "BOR: end")
    decree(fight, "remove DEL")
    play(fight, "CYN: end")
    assert allowed(fight, "BOR: grapple CYN")
