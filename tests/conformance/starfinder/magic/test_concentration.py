"""Keeping spells up, dismissing them, and what breaks concentration (SF-CAST-7 to SF-CAST-10)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import EffectEnded, SpellLost
from affray.rulesets.starfinder.model.scenario import EffectEntry, SaveEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, answer, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    LANCE,
    SNARE,
    ability,
    boarding,
    bor,
    budget,
    decree,
    del_,
    fighter,
    grenade,
    has,
    pass_to,
    rolled,
    sp,
    spell,
)

AURA = spell("aura", range_ft=60, effect=EffectEntry(condition="shaken"), duration="concentration")
HARM = EffectEntry(damage="1d4", types=["other"])

HAZE = spell("haze", range_ft=60, effect=EffectEntry(condition="shaken"), duration="concentration")
GLOOM = spell("gloom", range_ft=60, effect=EffectEntry(condition="off_target"), duration=5, dismissible=True)
GLARE = spell("glare", range_ft=60, effect=EffectEntry(condition="dazzled"), duration=5)
HUM = ability("hum", "su", range_ft=60, effect=EffectEntry(condition="dazzled"), duration="concentration")
ROAR = ability("roar", "ex", range_ft=60, effect=EffectEntry(condition="dazzled"), duration=2)
BOLT = ability(
    "bolt", "su", range_ft=60, save=SaveEntry(type="will", dc=15, on_success="half"),
    effect=EffectEntry(damage="1d6", types=["E"]),
)  # fmt: skip


def caster(**more: Any) -> Fight[Combat]:
    """DEL (SP 18) and BOR beside her, who can strike and loose bolts."""
    options = {name: more.pop(name) for name in list(more) if name == "concentration_breaks_on_damage"}
    known = [LANCE, SNARE, HAZE, GLOOM, GLARE]
    spells = SpellsEntry(slots={1: 6}, known=known)
    mage = del_(at=(2, 2), spells=spells, abilities=[HUM, ROAR], **more)
    return boarding(mage, bor(at=(3, 2), abilities=[BOLT]), **options)


def begin(name: str, **more: Any) -> Fight[Combat]:
    """DEL has cast a spell on BOR, who lets her."""
    return play(caster(**more), f"DEL: cast {name}", "BOR: decline", "DEL: aim BOR")


# -- keeping it up ---------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-7")
def test_keeping_a_spell_up_is_a_standard_action_in_each_turn() -> None:
    fight = begin("haze")
    for _ in range(2):
        pass_to(fight, "DEL")
        play(fight, "DEL: concentrate")
        assert (budget(fight, "DEL"), has(fight, "BOR", "shaken")) == ("mwr", True)
    pass_to(fight, "DEL")
    assert has(fight, "BOR", "shaken")
    play(fight, "DEL: total_defense")
    assert refused(fight, "DEL: concentrate") == ["SF-ACT-5"]
    assert refused(caster(), "DEL: concentrate") == ["SF-CAST-7"]


@pytest.mark.rule("SF-CAST-8")
def test_dismissing_a_dismissible_spell_is_a_standard_action() -> None:
    fight = begin("gloom")
    pass_to(fight, "DEL")
    play(fight, "DEL: dismiss gloom")
    assert (has(fight, "BOR", "off_target"), budget(fight, "DEL"), last(fight, EffectEnded).why) == (
        False, "mwr", "dismissed"
    )  # fmt: skip
    fixed = begin("glare")
    pass_to(fixed, "DEL")
    assert refused(fixed, "DEL: dismiss glare") == ["SF-CAST-8"]


@pytest.mark.rule("SF-CAST-9")
def test_not_spending_the_action_ends_it_at_the_end_of_the_turn() -> None:
    fight = begin("haze")
    play(fight, "DEL: end")
    assert has(fight, "BOR", "shaken"), "casting it was enough for that turn"
    play(fight, "BOR: end", "DEL: guarded_step 2,3")
    assert has(fight, "BOR", "shaken")
    play(fight, "DEL: end")
    assert (has(fight, "BOR", "shaken"), fighter(fight, "DEL").concentrating_on) == (False, "")


@pytest.mark.rule("SF-CAST-9")
def test_while_concentrating_no_other_spell_and_no_other_such_effect() -> None:
    fight = begin("haze")
    pass_to(fight, "DEL")
    assert refused(fight, "DEL: cast gloom") == ["SF-CAST-9"]
    assert refused(fight, "DEL: use_ability hum") == ["SF-CAST-9"]
    assert allowed(fight, "DEL: use_ability roar")
    play(fight, "DEL: end", "BOR: end")
    assert allowed(fight, "DEL: cast gloom")


# -- what breaks it --------------------------------------------------------------------------------
@pytest.mark.rule("SF-CAST-10")
def test_damage_from_an_attack_breaks_concentration() -> None:
    fight = play(begin("haze"), "DEL: end")
    missed = play(fight.fork(), "BOR: attack DEL with sword", "BOR d20 2")
    assert has(missed, "BOR", "shaken")
    play(fight, "BOR: attack DEL with sword", "BOR d20 12 | BOR d6 1")
    assert (has(fight, "BOR", "shaken"), last(fight, EffectEnded).why) == (False, "damage")


@pytest.mark.rule("SF-CAST-10")
@pytest.mark.parametrize(("die", "kept"), [(10, False), (11, True)])
def test_damage_after_a_failed_save_breaks_it_and_after_a_successful_one_does_not(die: int, kept: bool) -> None:
    fight = play(
        begin("haze"), "DEL: end", "BOR: use_ability bolt", "BOR: aim DEL", "BOR d6 4", "DEL: attempt", f"DEL d20 {die}"
    )
    assert (has(fight, "BOR", "shaken"), fighter(fight, "DEL").sp) == (kept, 16 if kept else 14)


@pytest.mark.rule("SF-CAST-10")
@pytest.mark.parametrize(("die", "kept"), [(10, False), (11, True)])
def test_an_explosion_breaks_it_after_a_failed_save(die: int, kept: bool) -> None:
    """Reflex +1 against 10 + 0 + 4 - 2: BOR, shaken, throws with Dexterity +4 from far enough away."""
    spells = SpellsEntry(slots={1: 6}, known=[HAZE])
    fight = boarding(del_(at=(2, 2), spells=spells), bor(at=(7, 2), dex_mod=4, items=[grenade()]))
    play(fight, "DEL: cast haze", "DEL: aim BOR", "DEL: end")
    play(fight, "BOR: attack point 3,2 with grenade", "BOR d20 15 | BOR d6 4", "DEL: attempt", f"DEL d20 {die}")
    assert (rolled(fight, "ref"), has(fight, "BOR", "shaken")) == ((die + 1, 12), kept)


@pytest.mark.rule("SF-CAST-10")
def test_damage_without_attack_roll_or_save_does_not_break_it() -> None:
    zap = ability("zap", "su", range_ft=60, effect=EffectEntry(damage="1d6", types=["E"]))
    spells = SpellsEntry(slots={1: 6}, known=[HAZE])
    fight = boarding(del_(at=(2, 2), spells=spells), bor(at=(6, 2), abilities=[zap]))
    play(fight, "DEL: cast haze", "DEL: aim BOR", "DEL: end", "BOR: use_ability zap", "BOR: aim DEL", "BOR d6 4")
    assert (fighter(fight, "DEL").sp, has(fight, "BOR", "shaken")) == (14, True)


@pytest.mark.rule("SF-CAST-10")
def test_ongoing_damage_does_not_break_it() -> None:
    fight = begin("haze")
    decree(fight, "condition DEL bleeding value 3")
    pass_to(fight, "DEL")
    assert (fighter(fight, "DEL").sp, has(fight, "BOR", "shaken")) == (15, True)


@pytest.mark.rule("SF-CAST-10")
def test_a_spell_in_preparation_is_lost() -> None:
    fight = play(
        caster(), "DEL: cast snare", "BOR: decline", "DEL: end", "BOR: attack DEL with sword", "BOR d20 12 | BOR d6 1"
    )
    assert (last(fight, SpellLost).spell, fighter(fight, "DEL").uses_left["slot 1"]) == ("snare", 5)
    play(fight, "BOR: end")
    assert asked(fight) == ["DEL turn"], "nothing takes effect"


@pytest.mark.rule("SF-CAST-10")
def test_by_the_option_damage_leaves_what_is_kept_up_but_not_what_is_being_cast() -> None:
    fight = play(begin("haze", concentration_breaks_on_damage=False), "DEL: end")
    play(fight, "BOR: attack DEL with sword", "BOR d20 12 | BOR d6 1")
    assert (has(fight, "BOR", "shaken"), told(fight, EffectEnded)) == (True, [])
    casting = play(caster(concentration_breaks_on_damage=False), "DEL: cast snare", "BOR: decline", "DEL: end")
    play(casting, "BOR: attack DEL with sword", "BOR d20 12 | BOR d6 1")
    assert last(casting, SpellLost).spell == "snare"


@pytest.mark.rule("SF-CAST-7")
def test_on_which_spell_somebody_concentrates_can_be_decreed() -> None:
    fight = begin("gloom")
    assert fighter(fight, "DEL").concentrating_on == ""
    decree(fight, "set DEL.concentrating gloom")
    assert fighter(fight, "DEL").concentrating_on == "gloom"
    decree(fight, "set DEL.concentrating none")
    assert fighter(fight, "DEL").concentrating_on == ""


@pytest.mark.rule("SF-ROUND-3")
def test_what_has_ended_early_is_not_waited_for() -> None:
    fight = begin("glare")
    assert [each.on for each in fight.state.timing.lasting] == ["BOR"]
    decree(fight, "condition BOR dazzled no")
    assert (has(fight, "BOR", "dazzled"), fight.state.timing.lasting) == (False, [])


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
