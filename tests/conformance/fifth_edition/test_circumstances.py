"""Help, criticals and other circumstances of a roll (E5-ACT-15, E5-CRIT-5, E5-MON-9)."""

from __future__ import annotations

import pytest

from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.events import AttackResolved, Damaged, Rolled
from affray.rulesets.fifth_edition.model.scenario import Traits
from tests.conformance.fifth_edition.arena import (
    PARRY,
    archer,
    arena,
    bowman,
    bru,
    decree,
    fig,
    pass_to,
    rai,
    reaction,
    rog,
    rolled,
    struck,
)
from tests.conformance.harness import answer, asked, last, play, throw, told


@pytest.mark.rule("E5-ACT-15")
def test_help_of_the_dead_expires_when_its_turn_would_have_been() -> None:
    fight = arena(rog(at=(2, 3)), rai(at=(3, 3), hp_max=40), fig(at=(3, 4)), bru(at=(20, 10)), order="ROG RAI FIG BRU")
    play(fight, "ROG: help_attack FIG RAI", "ROG: end")
    decree(fight, "hp ROG 0")
    play(fight, "RAI: end", "FIG: end")
    answer(fight, "BRU: end")
    throw(fight, "ROG d20 12")
    play(fight, "RAI: end", "FIG: attack RAI with longsword", "FIG d20 5")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-MON-13", "E5-ATK-10")
def test_parry_never_against_a_natural_20() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), powers=[PARRY]))
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 20 | RAI 2d6 1 1")
    assert (asked(fight), reaction(fight, "FIG")) == (["RAI turn"], True)
    pass_to(fight, "RAI")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 12")
    assert asked(fight) == ["FIG on_roll"]
    play(fight, "FIG: react parry")
    assert struck(fight) == (18, False)


@pytest.mark.rule("E5-CRIT-5", "E5-PRONE-8")
def test_paralyzed_hit_within_5_ft_is_critical_but_prone_afar_is_not() -> None:
    fight = arena(rai(at=(3, 2)), bowman("BOW", at=(12, 2)), fig(at=(2, 2), conditions=["paralyzed"]), turn="RAI")
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 15 3 | RAI 2d6 2 2", "RAI: end")
    assert last(fight, AttackResolved).critical
    play(fight, "BOW: attack FIG with shortbow", "BOW 2d20 15 16 | BOW d6 2")
    assert not last(fight, AttackResolved).critical


@pytest.mark.rule("E5-MON-9")
def test_an_unconscious_ally_does_not_help_a_sneak_attack() -> None:
    rogue = rog(at=(2, 2), traits=Traits(sneak_attack="2d6"))
    fight = arena(rogue, bru(at=(3, 2)), fig(at=(3, 1), hp=0, stable=True, conditions=["unconscious", "prone"]))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 15 | ROG d6 3")
    assert last(fight, Damaged).damage.total == 6


@pytest.mark.rule("E5-PRONE-8")
def test_prone_archer_and_prone_target_far() -> None:
    fight = arena(archer(at=(2, 2), conditions=["prone"]), rai(at=(9, 2), conditions=["prone"]))
    answer(fight, "ROG: attack RAI with shortbow")
    assert isinstance(fight.pending, Roll)
    assert fight.pending.count == 2


@pytest.mark.rule("E5-ACT-15")
def test_help_attack_is_used_up_by_a_roll_with_disadvantage() -> None:
    fight = arena(
        rog(at=(2, 3)), fig(at=(2, 2), conditions=["poisoned"], attacks_per_action=2), rai(at=(3, 3), hp_max=40)
    )
    play(
        fight,
        "ROG: help_attack FIG RAI",
        "ROG: end",
        "FIG: attack RAI with longsword",
        "FIG d20 5",
        "FIG: attack RAI with longsword",
        "FIG 2d20 5 6",
    )
    assert [len(each.faces) for each in told(fight, Rolled)] == [1, 2]
