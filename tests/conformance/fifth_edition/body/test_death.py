"""Zero hit points: death, death saving throws, first aid, knocking out."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.events import DeathSave, Died, Fell, Rolled
from affray.rulesets.fifth_edition.model.kinds import Change
from affray.rulesets.fifth_edition.model.scenario import ModifiersEntry, UsesEntry
from affray.rulesets.fifth_edition.model.stats import Combat, Effect
from tests.conformance.fifth_edition.arena import (
    HEAL_WORD,
    Combatant,
    archer,
    arena,
    at,
    bowman,
    bru,
    budget,
    cle,
    decree,
    fig,
    fighter,
    has,
    held_by,
    hp,
    hurt,
    mag,
    pass_to,
    power,
    rai,
    rolled,
    spent,
    struck,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, throw, told


def hit_for(damage: str, *others: Any, **options: Any) -> Fight[Combat]:
    """MAG deals plain damage to the first of these."""
    fight = arena(mag(at=(2, 2), powers=[hurt(damage)]), *others, fig("BYSTANDER", at=(20, 9)), **options)
    return play(fight, f"MAG: use hurt_{damage.split()[0]} {others[0].placed.id}")


def state(fight: Fight[Combat], who: str) -> str:
    """dead, stable, unconscious or up."""
    one = fighter(fight, who)
    return "dead" if one.dead else "stable" if one.stable else "unconscious" if has(fight, who, "unconscious") else "up"


def counters(fight: Fight[Combat], who: str = "CLE") -> tuple[int, int]:
    """Successes and failures."""
    return fighter(fight, who).death_successes, fighter(fight, who).death_failures


@pytest.mark.scenario("E5-EX-13")
@pytest.mark.rule("E5-DEATH-1", "E5-DEATH-2")
def test_a_monster_at_0_hit_points() -> None:
    assert state(hit_for("5 slashing", rai(at=(6, 2), hp=3, side="heroes")), "RAI") == "dead"
    chief = rai("CHIEF", at=(6, 2), hp=3, side="heroes", death_rule="death_saves")
    fight = hit_for("5 slashing", chief)
    assert (state(fight, "CHIEF"), hp(fight, "CHIEF"), counters(fight, "CHIEF")) == ("unconscious", 0, (0, 0))


@pytest.mark.scenario("E5-EX-66")
@pytest.mark.rule("E5-DEATH-3", "E5-DEATH-4")
def test_massive_damage_to_the_point() -> None:
    assert state(hit_for("18 force", cle(at=(6, 2), hp=6)), "CLE") == "dead"
    fight = hit_for("17 force", cle(at=(6, 2), hp=6))
    assert (state(fight, "CLE"), hp(fight, "CLE")) == ("unconscious", 0)


@pytest.mark.scenario("E5-EX-67")
@pytest.mark.rule("E5-DMG-12", "E5-DEATH-21")
def test_temporary_hit_points_first() -> None:
    assert state(hit_for("22 force", cle(at=(6, 2), hp=6, temp_hp=5)), "CLE") == "unconscious"
    assert state(hit_for("23 force", cle(at=(6, 2), hp=6, temp_hp=5)), "CLE") == "dead"


def dying(*others: Any, **changes: Any) -> Fight[Combat]:
    """CLE at 0 hit points, its turn about to begin; FIG and RAI far away."""
    return arena(
        cle(at=(2, 2), **{"hp": 0, **changes}), *(others or (fig(at=(9, 9)), rai(at=(20, 9)))),
    )  # fmt: skip


def next_throw(fight: Fight[Combat], die: str) -> None:
    while asked(fight)[0] != "CLE death_save":
        answer(fight, f"{asked(fight)[0].split()[0]}: end")
    throw(fight, die)


@pytest.mark.scenario("E5-EX-68")
@pytest.mark.rule("E5-DEATH-6", "E5-DEATH-7", "E5-DEATH-8", "E5-DEATH-9", "E5-DEATH-14")
def test_death_saving_throws() -> None:
    fight = dying()
    states = []
    for die in ("CLE d20 9", "CLE d20 10", "CLE d20 1"):
        next_throw(fight, die)
        states.append(counters(fight))
    assert (states, state(fight, "CLE")) == ([(0, 1), (1, 1), (1, 3)], "dead")


@pytest.mark.scenario("E5-EX-69")
@pytest.mark.rule(
    "E5-DEATH-8", "E5-DEATH-11", "E5-DEATH-18", "E5-DEATH-19", "E5-PRONE-8", "E5-COND-18", "E5-DICE-6",
)  # fmt: skip
def test_stable_then_hit_from_afar() -> None:
    fight = dying(fig(at=(9, 9)), bowman(at=(8, 2)))
    for die in ("CLE d20 12", "CLE d20 15", "CLE d20 10"):
        next_throw(fight, die)
    assert (state(fight, "CLE"), counters(fight)) == ("stable", (0, 0))
    play(fight, "FIG: end", "RAI: end")
    assert asked(fight) == ["FIG turn"]
    play(fight, "FIG: end", "RAI: attack CLE with shortbow", "RAI d20 16 | RAI d6 3")
    assert (rolled(fight), struck(fight), last(fight, DeathSave).outcome) == ((1, 20), (18, True), "failure")
    assert (state(fight, "CLE"), counters(fight)) == ("unconscious", (0, 1))
    answer(fight, "RAI: end")
    assert asked(fight) == ["CLE death_save"]


@pytest.mark.scenario("E5-EX-70")
@pytest.mark.rule("E5-DEATH-12", "E5-CRIT-5")
def test_a_blow_against_a_fallen_character() -> None:
    fight = arena(rai(at=(3, 2)), cle(at=(2, 2), hp=0, death_failures=1), fig(at=(9, 9)))
    play(fight, "RAI: attack CLE with scimitar", "RAI 2d20 8 14 | RAI 2d6 2 5")
    assert (rolled(fight), struck(fight), counters(fight), state(fight, "CLE")) == ((2, 18), (18, True), (0, 3), "dead")


@pytest.mark.scenario("E5-EX-71")
@pytest.mark.rule("E5-DEATH-13")
def test_overkill_at_0() -> None:
    assert state(hit_for("12 force", cle(at=(6, 2), hp=0)), "CLE") == "dead"
    assert counters(hit_for("11 force", cle(at=(6, 2), hp=0))) == (0, 1)


@pytest.mark.scenario("E5-EX-72")
@pytest.mark.rule("E5-DEATH-10", "E5-DEATH-20", "E5-PRONE-3")
def test_a_natural_20() -> None:
    fight = arena(rai(at=(3, 2)), cle(at=(2, 2), hp=5), fig(at=(20, 9)))
    play(fight, "RAI: attack CLE with scimitar", "RAI d20 16 | RAI d6 3", "RAI: kill")
    answer(fight, "RAI: end")
    assert [each.item for each in fight.state.lying] == ["CLE.mace"]
    throw(fight, "CLE d20 20")
    assert (hp(fight, "CLE"), counters(fight), state(fight, "CLE")) == (1, (0, 0), "up")
    assert has(fight, "CLE", "prone")
    play(fight, "CLE: stand", "CLE: pick_up CLE.mace", "CLE: attack RAI with mace", "CLE d20 15 | CLE d6 2")
    assert (spent(fight, "CLE"), hp(fight, "RAI"), budget(fight, "CLE")) == (15, 4, "br")


@pytest.mark.rule("E5-DEATH-14")
def test_a_natural_20_clears_the_counters() -> None:
    fight = dying(death_failures=2, death_successes=1)
    throw(fight, "CLE d20 20")
    assert (hp(fight, "CLE"), counters(fight)) == (1, (0, 0))


@pytest.mark.scenario("E5-EX-73")
@pytest.mark.rule("E5-DEATH-16", "E5-DEATH-17", "E5-ACT-22")
def test_first_aid() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), cle(at=(2, 2), hp=0, death_failures=2))
    play(fight, "FIG: first_aid CLE", "FIG d20 8")
    assert (rolled(fight), counters(fight), budget(fight, "FIG")) == ((1, 9), (0, 2), "bur")
    play(fight, "FIG: end")
    answer(fight, "RAI: end")
    throw(fight, "CLE d20 10")
    play(fight, "FIG: first_aid CLE", "FIG d20 9")
    assert (rolled(fight), state(fight, "CLE"), counters(fight)) == ((1, 10), "stable", (0, 0))
    pass_to(fight, "FIG")
    assert codes(fight, "FIG: first_aid CLE") == {"no_patient": ["E5-DEATH-17"]}


@pytest.mark.rule("E5-DEATH-17")
def test_first_aid_needs_nearness() -> None:
    fight = arena(fig(at=(4, 2)), cle(at=(2, 2), hp=0), rai(at=(20, 9)))
    assert codes(fight, "FIG: first_aid CLE") == {"out_of_reach": ["E5-DEATH-17"]}


@pytest.mark.scenario("E5-EX-74")
@pytest.mark.rule("E5-HEAL-1", "E5-DEATH-5", "E5-DEATH-14")
def test_healing_someone_at_0() -> None:
    fight = arena(cle(at=(5, 5)), rai(at=(3, 2)), fig(at=(2, 2), hp=0, death_failures=2, held=[]), order="CLE RAI FIG")
    play(fight, "CLE: use heal_word FIG", "CLE d4 2")
    assert (hp(fight, "FIG"), counters(fight, "FIG"), state(fight, "FIG")) == (5, (0, 0), "up")
    assert has(fight, "FIG", "prone")
    play(fight, "CLE: end", "RAI: move 4,1", "FIG: opportunity_attack with unarmed", "FIG 2d20 19 3")
    assert rolled(fight) == (2, 8)


@pytest.mark.scenario("E5-EX-75")
@pytest.mark.rule("E5-DEATH-23", "E5-DEATH-24")
def test_knocking_out() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), hp=3), mag(at=(9, 9), side="others", powers=[hurt("1 bludgeoning")]))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 12 | FIG d8 5")
    assert asked(fight) == ["FIG knock_out"]
    play(fight, "FIG: knock_out")
    assert (state(fight, "RAI"), has(fight, "RAI", "unconscious"), hp(fight, "RAI")) == ("stable", True, 0)
    pass_to(fight, "MAG")
    play(fight, "MAG: use hurt_1 RAI")
    assert state(fight, "RAI") == "dead"
    fight = arena(archer(at=(2, 2)), rai(at=(8, 2), hp=3), mag(at=(9, 9)))
    play(fight, "ROG: ready turn starts who RAI response attack with shortbow", "ROG: end")
    play(fight, "ROG: respond RAI", "ROG d20 12 | ROG d6 5")
    assert (state(fight, "RAI"), asked(fight)) == ("dead", ["MAG turn"])
    assert codes(fight, "ROG: knock_out") == {"knock_out_melee_only": ["E5-DEATH-23"]}


@pytest.mark.rule("E5-DEATH-23")
def test_without_the_option_nobody_is_knocked_out() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), hp=3), mag(at=(9, 9)), knock_out=False)
    play(fight, "FIG: attack RAI with longsword", "FIG d20 12 | FIG d8 5")
    assert (state(fight, "RAI"), asked(fight)) == ("dead", ["FIG turn"])


@pytest.mark.rule("E5-DEATH-24")
def test_knocking_out_replaces_instant_death() -> None:
    fight = arena(fig(at=(2, 2)), cle(at=(3, 2), hp=1, hp_max=2, side="raiders"), rai(at=(9, 9)))
    play(fight, "FIG: attack CLE with longsword", "FIG d20 19 | FIG d8 8", "FIG: knock_out")
    assert state(fight, "CLE") == "stable"


@pytest.mark.scenario("E5-EX-76")
@pytest.mark.rule("E5-DEATH-22", "E5-HEAL-4")
def test_absorbed_damage_at_0() -> None:
    fight = hit_for("4 force", cle(at=(6, 2), hp=0, temp_hp=6))
    assert (fighter(fight, "CLE").temp_hp, counters(fight), state(fight, "CLE")) == (2, (0, 1), "unconscious")
    fight = hit_for("4 force", cle(at=(6, 2), hp=0, temp_hp=6), temp_hp_prevents_failure=True)
    assert counters(fight) == (0, 0)


@pytest.mark.rule("E5-DEATH-15")
def test_a_die_that_helps_saves_helps_here_too_but_no_modifier() -> None:
    blessed = [Effect("blessing", "CLE", Change(save_die=4))]
    fight = dying(effects=blessed, save_proficiencies=["con"])
    throw(fight, "CLE d20 7 | CLE d4 3")
    assert counters(fight) == (1, 0)
    fight = dying(effects=blessed)
    throw(fight, "CLE d20 1 | CLE d4 4")
    assert counters(fight) == (0, 2)


@pytest.mark.rule("E5-DEATH-26", "E5-GEN-9")
def test_the_dead_let_go_of_everything() -> None:
    caster = wiz(at=(3, 3), hp=1, death_rule="dies_at_zero")
    foe = rai(at=(9, 9))
    fight = arena(caster, mag(at=(15, 2), powers=[hurt("5 fire")]), foe, fig(at=(20, 9)))
    play(fight, "WIZ: use snare RAI", "RAI d20 2", "WIZ: end", "MAG: use hurt_5 WIZ")
    assert (state(fight, "WIZ"), has(fight, "RAI", "restrained")) == ("dead", False)
    holder = fig(at=(2, 2), hp=1, death_rule="dies_at_zero")
    fight = arena(mag(at=(15, 2), powers=[hurt("5 fire")]), holder, rai(at=(3, 2), conditions=[held_by("FIG")]),
                  cle(at=(20, 9)))  # fmt: skip
    play(fight, "MAG: use hurt_5 FIG")
    assert (has(fight, "RAI", "grappled"), [each.item for each in fight.state.lying]) == (False, ["FIG.longsword"])
    pass_to(fight, "RAI")
    play(fight, "RAI: move 2,2")
    assert (at(fight, "RAI"), spent(fight, "RAI")) == ((2, 2), 5)


@pytest.mark.rule("E5-HEAL-2")
def test_the_dead_are_beyond_healing() -> None:
    fight = arena(cle(at=(2, 2)), fig(at=(3, 2), hp=0, dead=True), rai(at=(9, 9)))
    assert codes(fight, "CLE: use heal_word FIG")["cannot_be_healed"] == ["E5-HEAL-2"]
    assert HEAL_WORD.healing == "1d4+3"


@pytest.mark.rule("E5-HEAL-1")
def test_healing_stops_at_the_maximum() -> None:
    fight = play(arena(cle(at=(2, 2)), fig(at=(3, 2), hp=26), rai(at=(9, 9))), "CLE: use heal_word FIG", "CLE d4 4")
    assert hp(fight, "FIG") == 28


@pytest.mark.rule("E5-DEATH-18")
def test_the_stable_roll_nothing() -> None:
    fight = dying(stable=True)
    assert (asked(fight), told(fight, Rolled)) == (["FIG turn"], [])


@pytest.mark.rule("E5-DEATH-25")
def test_the_stable_do_not_wake_during_the_fight() -> None:
    fight = dying(stable=True)
    for _ in range(5):
        pass_to(fight, "FIG")
    assert (hp(fight, "CLE"), state(fight, "CLE")) == (0, "stable")


@pytest.mark.rule("E5-DEATH-4", "E5-COND-18", "E5-COND-19")
def test_falling_unconscious_drops_everything_and_waking_leaves_prone() -> None:
    fight = hit_for("12 force", cle(at=(6, 2), hp=12))
    assert (last(fight, Fell).how, has(fight, "CLE", "unconscious", "prone", "incapacitated")) == ("unconscious", True)
    assert [each.item for each in fight.state.lying] == ["CLE.mace"]
    assert allowed(fight, "MAG: end")


@pytest.mark.rule("E5-DEATH-12", "E5-DEATH-13")
def test_temp_hp_at_zero_absorb_but_the_critical_counts_twice() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), hp=0, temp_hp=50, conditions=["unconscious", "prone"]), cle(at=(9, 9)))
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 15 16 | RAI 2d6 3 3")
    assert (fighter(fight, "FIG").temp_hp, fighter(fight, "FIG").death_failures) == (42, 2)


@pytest.mark.rule("E5-DEATH-3", "E5-HEAL-3")
def test_instant_death_is_counted_after_temporary_points() -> None:
    fight = arena(
        mag(at=(3, 2), powers=[hurt("30 fire"), hurt("29 fire")]), cle(at=(2, 2), temp_hp=6, hp_max=12), fig(at=(9, 9))
    )
    one = fight.fork()
    play(fight, "MAG: use hurt_30 CLE")  # 30 - 6 - 12 = 12 left over
    assert fighter(fight, "CLE").dead
    play(one, "MAG: use hurt_29 CLE")
    assert (fighter(one, "CLE").dead, has(one, "CLE", "unconscious")) == (False, True)


@pytest.mark.rule("E5-DEATH-23", "E5-DEATH-24")
def test_knocked_out_monster_dies_of_any_later_damage_and_is_not_targeted_as_dead() -> None:
    fight = arena(
        fig(at=(2, 2)), rai(at=(3, 2)), bru(at=(20, 10)), mag("MG", at=(9, 9), side="heroes", powers=[hurt("1 fire")])
    )
    play(fight, "FIG: attack RAI with longsword", "FIG d20 15 | FIG d8 8", "FIG: knock_out")
    assert (fighter(fight, "RAI").stable, fighter(fight, "RAI").dead) == (True, False)
    play(fight, "FIG: end")
    pass_to(fight, "MG")
    play(fight, "MG: use hurt_1 RAI")
    assert fighter(fight, "RAI").dead


@pytest.mark.rule("E5-DEATH-19", "E5-DEATH-11")
def test_stable_and_hit_from_afar_one_failure_then_a_throw() -> None:
    fight = arena(
        bowman("RAI", at=(10, 2)),
        fig(at=(2, 2), hp=0, stable=True, conditions=["unconscious", "prone"]),
        cle(at=(9, 9)),
    )
    answer(fight, "RAI: attack FIG with shortbow")
    roll = fight.pending
    assert isinstance(roll, Roll)
    assert roll.count == 1  # unconscious gives advantage, prone from afar disadvantage
    throw(fight, "RAI d20 15 | RAI d6 3")
    assert (fighter(fight, "FIG").stable, fighter(fight, "FIG").death_failures) == (False, 1)
    answer(fight, "RAI: end")
    throw(fight, "FIG d20 20")
    assert (asked(fight), hp(fight, "FIG"), has(fight, "FIG", "prone")) == (["FIG turn"], 1, True)


@pytest.mark.rule("E5-DEATH-9")
def test_natural_1_on_a_blessed_death_save_is_two_failures() -> None:
    bless = power(
        "bless",
        spell_level=1,
        uses=UsesEntry(slot=1),
        range_ft=60,
        concentration=True,
        duration=10,
        modifiers=ModifiersEntry(save_die="d4"),
    )
    fight = arena(
        cle(at=(2, 2), powers=[bless]), fig(at=(4, 3), hp=0, conditions=["unconscious", "prone"]), bru(at=(20, 3))
    )
    play(fight, "CLE: use bless FIG")
    answer(fight, "CLE: end")
    throw(fight, "FIG d20 1 | FIG d4 4")
    assert fighter(fight, "FIG").death_failures == 2


def struck_down(victim: Combatant, die: str) -> Fight[Combat]:
    """BRU's greatclub has brought somebody to 0 hit points; the question is whether it is knocked out."""
    fight = arena(bru(at=(2, 2), side="brutes"), victim, rai("FAR", at=(20, 9)))
    answer(fight, f"BRU: attack {victim.placed.id} with greatclub")
    throw(fight, die)
    assert asked(fight) == ["BRU knock_out"]
    return fight


@pytest.mark.rule("E5-DEATH-4")
def test_a_character_is_unconscious_after_an_abandoned_blow() -> None:
    fight = struck_down(fig(at=(4, 2), hp=3), "BRU d20 15 | BRU 2d8 4 4")
    assert not fight.overrule("abandon")
    victim = fighter(fight, "FIG")
    assert (victim.hp, victim.dead, victim.stable, has(fight, "FIG", "unconscious", "prone")) == (0, False, False, True)
    assert [(each.how, each.rules) for each in told(fight, Fell)] == [("unconscious", ("E5-DEATH-4",))]


@pytest.mark.rule("E5-DEATH-3")
def test_an_abandoned_blow_still_kills_at_once() -> None:
    fight = struck_down(cle(at=(4, 2), hp=1), "BRU d20 19 | BRU 2d8 8 8")
    assert not fight.overrule("abandon")
    assert (fighter(fight, "CLE").dead, told(fight, Died)[-1].rules) == (True, ("E5-DEATH-3",))


@pytest.mark.rule("E5-DEATH-1")
def test_a_monster_is_dead_after_an_abandoned_blow_and_the_turn_goes_on() -> None:
    fight = struck_down(rai(at=(4, 2)), "BRU d20 15 | BRU 2d8 4 4")
    assert not fight.overrule("abandon")
    assert (fighter(fight, "RAI").dead, asked(fight)) == (True, ["BRU turn"])


@pytest.mark.rule("E5-GEN-4")
def test_whom_a_decree_has_saved_does_not_fall() -> None:
    fight = struck_down(rai(at=(4, 2)), "BRU d20 15 | BRU 2d8 4 4")
    assert not fight.decree("hp RAI to 5")
    assert not fight.overrule("abandon")
    assert (hp(fight, "RAI"), fighter(fight, "RAI").dead, told(fight, Fell)) == (5, False, [])


@pytest.mark.rule("E5-COND-7", "E5-DEATH-7")
@pytest.mark.parametrize(("level", "dice"), [(2, "FIG d20 9"), (3, "FIG 2d20 9 12")])
def test_the_exhausted_make_death_saves_with_disadvantage(level: int, dice: str) -> None:
    fight = arena(cle(at=(9, 9)), fig(at=(2, 2), hp=0), rai(at=(20, 9)))
    decree(fight, f"set FIG.exhaustion {level}")
    play(fight, "CLE: end", dice)
    assert fighter(fight, "FIG").death_failures == 1
