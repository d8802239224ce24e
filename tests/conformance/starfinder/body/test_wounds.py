"""Wounds, dying and coming back, with what costs Resolve (SF-DEATH, SF-COUP, SF-COND-23)."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.body.dying import stabilizing_cost, why_not_stabilize, why_not_stay
from affray.rulesets.starfinder.model.events import Healed, SpellLost
from affray.rulesets.starfinder.model.scenario import ConditionEntry, EffectEntry, ReductionEntry, SpellsEntry
from tests.conformance.harness import answer, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    ada,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    fighter,
    has,
    hp,
    one,
    rat,
    rolled,
    spell,
    struck,
)
from tests.conformance.starfinder.crews import SIZE, hex_, mir, ogr, pup, sul, tav


@pytest.mark.rule("SF-DEATH-10")
@pytest.mark.rule("SF-DEATH-11")
@pytest.mark.rule("SF-COND-23")
def test_bleeding_while_dying_and_stable() -> None:
    f = boarding(
        hex_(at=(0, 0)),
        sul(at=(10, 10), sp=0, hp=3, conditions=[ConditionEntry(id="bleeding", value=5)]),
        tav(at=(12, 12)),
        order="HEX SUL TAV",
        size=SIZE,
    )
    play(f, "HEX: end")
    # S5: 5 damage, dying at the start of her own turn; S6: she may stabilize
    assert asked(f) == ["SUL dying"], asked(f)
    play(f, "SUL: lie_still")
    assert (fighter(f, "SUL").rp, asked(f)) == (7, ["TAV turn"])
    play(f, "TAV: end", "HEX: end")
    # bleeding 5 again: first HP damage this round -> -1 RP
    assert fighter(f, "SUL").rp == 6
    play(f, "SUL: stabilize")
    assert fighter(f, "SUL").rp == 5
    assert has(f, "SUL", "stable")
    # bleeding goes on next turn: stable, takes damage -> dying again, -1 RP
    play(f, "TAV: end", "HEX: end")
    assert has(f, "SUL", "dying")
    assert fighter(f, "SUL").rp == 4


@pytest.mark.rule("SF-COUP-3")
@pytest.mark.rule("SF-DEATH-11")
def test_a_coup_de_grace_on_a_character_costs_resolve_and_asks_for_a_save() -> None:
    f = boarding(
        hex_(at=(4, 5)),
        sul(at=(5, 5), sp=0, hp=0, rp=2, conditions=["stable"]),
        tav(at=(15, 15)),
        order="HEX SUL TAV",
        size=SIZE,
    )
    play(f, "HEX: coup_de_grace SUL with sabre", "HEX d8 1 | HEX d8 1", "SUL d20 11")
    # 8+8=16 < 26; rp 2->1; Fort 11+2 = 13 = 10 + 3
    assert (fighter(f, "SUL").rp, fighter(f, "SUL").dead, has(f, "SUL", "dying")) == (1, False, True)


@pytest.mark.rule("SF-DEATH-3")
def test_massive_damage_kills() -> None:
    f = boarding(ogr(at=(4, 5)), sul(at=(6, 5), sp=0, hp=1), tav(at=(15, 15)), order="OGR SUL TAV", size=SIZE)
    play(f, "OGR: attack SUL with fist", "OGR d20 20 | OGR d10 9 | OGR d10 9")
    # 40 damage: 1 hp, left over 39 >= 26: dead
    assert fighter(f, "SUL").dead


@pytest.mark.rule("SF-DEATH-13")
@pytest.mark.rule("SF-DEATH-12")
def test_first_aid_and_then_staying_in_the_fight() -> None:
    f = boarding(
        hex_(at=(20, 5)),
        sul(at=(5, 5)),
        tav(at=(5, 6), sp=0, hp=0, conditions=["dying"]),
        order="HEX SUL TAV",
        turn="SUL",
        size=SIZE,
    )
    play(f, "SUL: first_aid TAV", "SUL d20 15", "SUL: end")
    assert asked(f) == ["TAV stable"]
    play(f, "TAV: stay_in_the_fight")
    assert (hp(f, "TAV"), fighter(f, "TAV").rp, has(f, "TAV", "prone"), budget(f, "TAV")) == (1, 5, True, "smwr")


@pytest.mark.rule("SF-DEATH-7")
def test_dying_without_resolve() -> None:
    f = boarding(
        hex_(at=(4, 5)),
        sul(at=(5, 5), sp=0, hp=2, rp=0),
        tav(at=(15, 15)),
        order="HEX 15 SUL 10 TAV 5",
        round=1,
        size=SIZE,
    )
    play(f, "HEX: attack SUL with sabre", "HEX d20 10 | HEX d8 1", "HEX: end")
    assert asked(f) == ["TAV turn"]
    assert not fighter(f, "SUL").dead
    play(f, "TAV: end", "HEX: end")
    assert fighter(f, "SUL").dead
    assert f.state.round == 2


@pytest.mark.rule("SF-DEATH-2")
@pytest.mark.rule("SF-COUP-2")
def test_a_nonlethal_blow_leaves_the_foe_stable() -> None:
    f = boarding(tav(at=(3, 3)), hex_(at=(4, 3), hp=3), pup(at=(20, 10)), order="TAV HEX PUP", size=SIZE)
    play(f, "TAV: attack HEX with knife nonlethal yes", "TAV d20 15 | TAV d4 1")
    assert has(f, "HEX", "stable")
    assert not fighter(f, "HEX").dead
    play(f, "TAV: end", "PUP: end", "TAV: coup_de_grace HEX with knife", "TAV d4 1 | TAV d4 1")
    assert fighter(f, "HEX").dead


@pytest.mark.rule("SF-DEATH-12")
def test_healed_before_its_turn_and_acts_in_it() -> None:
    heal = spell("mend", range_ft=0, effect=EffectEntry(heal_hp="1d8"))
    f = boarding(
        sul(at=(5, 5), spells=SpellsEntry(slots={1: 3}, known=[heal])),
        tav(at=(5, 6), sp=0, hp=0, rp=2, conditions=["dying"]),
        hex_(at=(20, 5)),
        order="SUL 15 TAV 10 HEX 5",
        size=SIZE,
    )
    play(f, "SUL: cast mend", "SUL: aim TAV", "SUL d8 5", "SUL: end")
    assert (asked(f), hp(f, "TAV"), has(f, "TAV", "prone"), budget(f, "TAV"), fighter(f, "TAV").rp) == (
        ["TAV turn"],
        5,
        True,
        "smwr",
        2,
    )


@pytest.mark.rule("SF-COND-23")
def test_burning_hurts_at_the_start_and_is_saved_at_the_end() -> None:
    f = boarding(
        hex_(at=(20, 5), conditions=[ConditionEntry(id="burning", value="1d6")]),
        sul(at=(0, 0)),
        order="SUL HEX",
        size=SIZE,
    )
    play(f, "SUL: end", "HEX d6 4")
    assert hp(f, "HEX") == 36
    answer(f, "HEX: end")
    answer(f, "HEX: attempt")
    play(f, "HEX d20 9")
    assert rolled(f, "ref") == (14, 14)
    assert not has(f, "HEX", "burning")


@pytest.mark.rule("SF-COND-13")
def test_the_armour_class_of_the_helpless() -> None:
    f = boarding(
        hex_(at=(4, 5)),
        tav(at=(5, 5), sp=0, hp=0, rp=3, conditions=["stable"]),
        mir(at=(20, 10)),
        order="HEX TAV MIR",
        size=SIZE,
    )
    play(f, "HEX: attack TAV with sabre", "HEX d20 1")
    assert struck(f) == (16, 12, False)


@pytest.mark.rule("SF-COUP-1")
def test_a_coup_de_grace_needs_a_helpless_target() -> None:
    f = boarding(hex_(at=(4, 5)), sul(at=(5, 5)), order="HEX SUL", size=SIZE)
    assert refused(f, "HEX: coup_de_grace SUL with sabre") == ["SF-COUP-1"]


@pytest.mark.rule("SF-CAST-6")
def test_a_blow_without_damage_does_not_disrupt() -> None:
    f = boarding(hex_(at=(4, 5)), sul(at=(5, 5), dr=ReductionEntry(amount=20)), order="HEX SUL", turn="SUL", size=SIZE)
    play(
        f,
        "SUL: cast spark",
        "HEX: attack_of_opportunity with sabre",
        "HEX d20 10 | HEX d8 1",
        "SUL: aim HEX",
        "SUL 3d6 1 1 1",
        "HEX: attempt",
        "HEX d20 2",
    )
    assert told(f, SpellLost) == []
    assert hp(f, "HEX") == 37


@pytest.mark.rule("SF-DEATH-12")
def test_who_is_conscious_again_is_doomed_no_longer() -> None:
    fight = boarding(ada(at=(4, 5), hp=0, sp=0, rp=0, doom_round=3), bor(at=(20, 5)), cyn(at=(9, 9)), turn="BOR")
    decree(fight, "hp ADA 3")
    assert (fighter(fight, "ADA").doom_round, has(fight, "ADA", "dying")) == (0, False)


@pytest.mark.rule("SF-DEATH-18")
def test_the_ferocious_who_drop_in_their_own_turn_have_one_more() -> None:
    fight = boarding(bor(at=(3, 3), hp=4, traits=["ferocity"]), ada(at=(4, 3)), rat(at=(20, 9)), order="BOR ADA RAT")
    answer(fight, "BOR: move 3,4 3,5")
    play(fight, "ADA: attack_of_opportunity with dagger", "ADA d20 19 | ADA d4 2")
    assert (fighter(fight, "BOR").hp, asked(fight)) == (0, ["BOR turn"])
    play(fight, "BOR: end")
    assert not fighter(fight, "BOR").dead
    play(fight, "ADA: end", "RAT: end", "BOR: end")
    assert fighter(fight, "BOR").dead


@pytest.mark.rule("SF-DEATH-9")
def test_staying_in_the_fight_is_told_as_one_hit_point() -> None:
    fight = boarding(bor(at=(20, 5)), ada(at=(5, 5), sp=0, hp=0, conditions=["stable"]), cyn(at=(9, 9)))
    play(fight, "BOR: end", "ADA: stay_in_the_fight")
    found = last(fight, Healed)
    assert (found.hit_points, found.hp, fighter(fight, "ADA").hp, fighter(fight, "ADA").rp) == (1, 1, 1, 4)


@pytest.mark.rule("SF-DEATH-8", "SF-DEATH-9")
@pytest.mark.parametrize(("most", "cost"), [(1, 1), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (20, 3)])
def test_what_stabilizing_costs(most: int, cost: int) -> None:
    dying = one(ada(rp_max=most, hp=0, sp=0))
    assert stabilizing_cost(dying) == cost
    for left in (cost - 1, cost):
        dying.rp = left
        assert bool(why_not_stabilize(dying)) is (left < cost)


@pytest.mark.rule("SF-DEATH-9")
@pytest.mark.parametrize(
    ("points", "hp", "fresh", "sound"),
    [(1, 0, False, True), (0, 0, False, False), (1, 0, True, False), (1, 1, False, False)],
)
def test_who_can_stay_in_the_fight(points: int, hp: int, fresh: bool, sound: bool) -> None:
    stable = one(ada(conditions=["stable"], hp=0, sp=0))
    stable.rp, stable.hp, stable.stabilized_this_cycle = points, hp, fresh
    assert (not why_not_stay(stable)) is sound


@pytest.mark.rule("SF-DEATH-5")
@pytest.mark.rule("SF-DEATH-11")
def test_who_was_stable_and_bleeds_in_its_own_turn_is_not_spared_at_its_end() -> None:
    wounds = [ConditionEntry(id="bleeding", value=2)]
    f = boarding(
        hex_(at=(14, 5)), sul(at=(5, 5), sp=0, hp=0, rp=3, conditions=["stable", *wounds]), tav(at=(15, 15)), size=SIZE
    )
    play(f, "HEX: end", "SUL: lie_still")
    assert fighter(f, "SUL").rp == 1  # it lay at 0 Hit Points already: one for the damage, one at the end of the turn
    f = boarding(hex_(at=(14, 5)), sul(at=(5, 5), sp=0, hp=1, rp=3, conditions=wounds), tav(at=(15, 15)), size=SIZE)
    play(f, "HEX: end", "SUL: lie_still")
    assert fighter(f, "SUL").rp == 3  # it dropped to 0 in this turn
