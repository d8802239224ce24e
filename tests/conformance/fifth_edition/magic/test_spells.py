"""Spells and powers: costs, targets, areas, concentration."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.fifth_edition.model.events import PowerEnded, Rolled
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    ConditionEntry,
    ModifiersEntry,
    ObjectEntry,
    SaveEntry,
    Spellcasting,
    TriggerFilterEntry,
    UsesEntry,
)
from tests.conformance.fifth_edition.arena import (
    FIRE_BURST,
    QUICK_STEP,
    arena,
    at,
    bru,
    budget,
    cle,
    fig,
    fighter,
    has,
    hp,
    hurt,
    mag,
    on_squares,
    pass_to,
    power,
    rai,
    ray,
    rolled,
    saved,
    struck,
    wall,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, left_out, play, throw, told


@pytest.mark.scenario("E5-EX-56")
@pytest.mark.rule("E5-DMG-5", "E5-SPELL-4", "E5-SPELL-15", "E5-SPELL-18")
def test_area_damage_is_rolled_once() -> None:
    fight = arena(wiz(at=(2, 2)), rai("RAI-1", at=(4, 2)), rai("RAI-2", at=(5, 1)), fig(at=(4, 3)))
    play(fight, "WIZ: use flame_fan facing east", "RAI-1 d20 3 | RAI-2 d20 15 | FIG d20 12 | WIZ 3d6 5 4 2")
    assert [each.total.total for each in told(fight, Rolled)] == [5, 17, 13]
    assert (hp(fight, "RAI-1", "RAI-2", "FIG"), fighter(fight, "RAI-1").dead) == ((0, 2, 23), True)


@pytest.mark.scenario("E5-EX-77")
@pytest.mark.rule("E5-SPELL-8")
def test_the_bonus_action_spell() -> None:
    fight = arena(cle(at=(2, 2)), fig(at=(3, 3), hp=5), rai(at=(9, 2)))
    play(fight, "CLE: use heal_word FIG", "CLE d4 1")
    assert codes(fight, "CLE: use guiding_ray RAI") == {"bonus_spell_turn": ["E5-SPELL-8"]}
    pass_to(fight, "CLE")
    play(fight, "CLE: use guiding_ray RAI", "CLE d20 2")
    assert codes(fight, "CLE: use heal_word FIG") == {"bonus_spell_turn": ["E5-SPELL-8"]}
    pass_to(fight, "CLE")
    play(fight, "CLE: use heal_word FIG", "CLE d4 1", "CLE: use sacred_spark RAI", "RAI d20 2 | CLE d8 3")
    assert budget(fight, "CLE") == "ur"


@pytest.mark.scenario("E5-EX-78")
@pytest.mark.rule("E5-SPELL-10", "E5-SPELL-12")
def test_concentration_and_two_sources() -> None:
    volley = [hurt("23 fire"), hurt("8 cold", cost="bonus_action")]
    wide = saved("snare", "str", spell_level=2, uses=UsesEntry(slot=2), range_ft=60, concentration=True, duration=10,
                 max_targets=2, conditions=[ConditionEntry(name="restrained")])  # fmt: skip
    caster = wiz(at=(2, 2), temp_hp=40, powers=[wide])
    fight = arena(caster, mag(at=(9, 9), powers=volley), bru(at=(6, 2)), rai(at=(6, 5)))
    play(fight, "WIZ: use snare BRU,RAI", "BRU d20 2 | RAI d20 2", "WIZ: end", "MAG: use hurt_23 WIZ", "WIZ d20 9")
    assert (last(fight, Rolled).against, rolled(fight), fighter(fight, "WIZ").concentration) == (11, (1, 11), "snare")
    play(fight, "MAG: use hurt_8 WIZ", "WIZ d20 7")
    assert (last(fight, Rolled).against, rolled(fight), fighter(fight, "WIZ").concentration) == (10, (1, 9), "")
    assert (has(fight, "BRU", "restrained"), has(fight, "RAI", "restrained")) == (False, False)


@pytest.mark.rule("E5-SPELL-1")
def test_range_and_number_of_targets() -> None:
    fight = arena(cle(at=(2, 2)), fig(at=(2, 14), hp=5), fig("FIG-2", at=(2, 15), hp=5), rai(at=(20, 2)))
    assert allowed(fight, "CLE: use heal_word FIG")
    assert codes(fight, "CLE: use heal_word FIG-2")["out_of_range"] == ["E5-SPELL-1"]
    assert not allowed(fight, "CLE: use heal_word FIG,CLE")
    play(fight, "CLE: use heal_word FIG", "CLE d4 2")
    assert (budget(fight, "CLE"), fighter(fight, "CLE").uses_left["slot 1"]) == ("aur", 3)


@pytest.mark.rule("E5-SPELL-2")
def test_save_dc_and_attack_bonus() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(9, 2)))
    card = fighter(fight, "WIZ").card
    assert (card.save_dc, card.spell_attack) == (13, 5)
    printed = wiz(at=(2, 2), spellcasting=Spellcasting(ability="int", save_dc=17, attack_bonus=9, slots={2: 1}))
    fight = play(arena(printed, rai(at=(9, 2))), "WIZ: use spark_bolt RAI", "WIZ d20 3")
    assert rolled(fight) == (1, 12)
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use snare RAI", "RAI d20 17")
    assert (last(fight, Rolled).against, has(fight, "RAI", "restrained")) == (17, True)


@pytest.mark.rule("E5-SPELL-3")
def test_slots() -> None:
    poor = Spellcasting(ability="int", slots={1: 1, 3: 1})
    fight = arena(wiz(at=(2, 2), spellcasting=poor), rai(at=(4, 2), hp_max=99), fig(at=(20, 9)))
    play(fight, "WIZ: use flame_fan facing east slot 3", "RAI d20 19 | WIZ 3d6 1 1 1")
    assert fighter(fight, "WIZ").uses_left["slot 3"] == 0
    pass_to(fight, "WIZ")
    assert codes(fight, "WIZ: use fire_burst at 5,2")["no_slot"] == ["E5-SPELL-3"]
    assert codes(fight, "WIZ: use flame_fan facing east slot 3")["no_slot"] == ["E5-SPELL-3"]
    play(fight, "WIZ: use flame_fan facing east", "RAI d20 19 | WIZ 3d6 1 1 1")
    pass_to(fight, "WIZ")
    assert codes(fight, "WIZ: use flame_fan facing east")["no_slot"] == ["E5-SPELL-3"]
    assert allowed(fight, "WIZ: use spark_bolt RAI")


@pytest.mark.rule("E5-SPELL-5", "E5-ATK-16")
def test_spell_attacks_follow_the_rules_of_attacks() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(9, 2), hp_max=40), bru(at=(3, 3)))
    play(fight, "WIZ: use spark_bolt RAI", "WIZ 2d20 20 4")
    assert (rolled(fight), struck(fight)[1]) == ((2, 9), False)
    fight = play(
        arena(wiz(at=(2, 2)), rai(at=(9, 2), hp_max=40)), "WIZ: use spark_bolt RAI", "WIZ d20 20 | WIZ 2d10 7 8"
    )
    assert hp(fight, "RAI") == 25


@pytest.mark.rule("E5-SPELL-6")
def test_a_clear_path_is_needed() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(9, 2)), features=[wall((5, 2))])
    assert "E5-SPELL-6" in codes(fight, "WIZ: use snare RAI")["total_cover"]
    blind = arena(wiz(at=(0, 2)), rai("RAI-1", at=(4, 2)), rai("RAI-2", at=(8, 2)), features=[wall(*(
        (6, y) for y in range(20)))])  # fmt: skip
    play(blind, "WIZ: use fire_burst at 8,2", "RAI-1 d20 2 | WIZ 3d6 2 2 2")
    assert hp(blind, "RAI-1", "RAI-2") == (1, 7)


@pytest.mark.rule("E5-SPELL-7")
def test_some_powers_need_sight() -> None:
    glare = power("glare", range_ft=60, needs_sight=True, damage="3 psychic")
    fight = arena(wiz(at=(2, 2), powers=[glare, hurt("3 psychic")]), rai(at=(9, 2), conditions=["invisible"]))
    assert codes(fight, "WIZ: use glare RAI") == {"not_seen": ["E5-SPELL-7"]}
    assert allowed(fight, "WIZ: use hurt_3 RAI")


@pytest.mark.rule("E5-SPELL-9", "E5-SPELL-12")
def test_one_concentration_at_a_time() -> None:
    fight = arena(wiz(at=(2, 2)), bru(at=(6, 2)), rai(at=(6, 5)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use snare RAI", "RAI d20 2")
    assert (has(fight, "BRU", "restrained"), has(fight, "RAI", "restrained")) == (False, True)
    play(fight, "WIZ: end_concentration")
    assert (has(fight, "RAI", "restrained"), fighter(fight, "WIZ").concentration) == (False, "")
    assert last(fight, PowerEnded).why == "chosen"


@pytest.mark.rule("E5-SPELL-11", "E5-SPELL-12")
def test_the_incapacitated_stop_concentrating() -> None:
    stun = power("stun", range_ft=60, conditions=[ConditionEntry(name="stunned")])
    fight = arena(wiz(at=(2, 2)), mag(at=(9, 9), powers=[stun]), bru(at=(6, 2)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2", "WIZ: end", "MAG: use stun WIZ")
    assert (has(fight, "BRU", "restrained"), fighter(fight, "WIZ").concentration) == (False, "")


@pytest.mark.rule("E5-SPELL-13")
def test_components() -> None:
    both: dict[str, Any] = {"starts_holding": ["shield", "shield"]}
    fight = arena(wiz(at=(2, 2), **both), rai(at=(9, 2)), spell_components=True)
    assert codes(fight, "WIZ: use spark_bolt RAI") == {"no_components": ["E5-SPELL-13"]}
    assert allowed(arena(wiz(at=(2, 2), **both), rai(at=(9, 2))), "WIZ: use spark_bolt RAI")
    focus = wiz(at=(2, 2), starts_holding=["shield", "focus"])
    assert allowed(arena(focus, rai(at=(9, 2)), spell_components=True), "WIZ: use spark_bolt RAI")


@pytest.mark.rule("E5-SPELL-14", "E5-SPELL-15")
def test_spheres_and_cubes() -> None:
    box = saved("box", "dex", dc=10, range_ft=60, damage="1 fire", area=AreaEntry(shape="cube", size_ft=10))
    everybody = [rai(f"R{x}{y}", at=(x, y)) for x, y in ((8, 5), (7, 7), (5, 5), (8, 8), (5, 6))]
    fight = arena(wiz(at=(2, 2), powers=[FIRE_BURST, box]), *everybody)
    play(fight, "WIZ: use fire_burst at 5,5", "R85 d20 2 | R77 d20 2 | R55 d20 2 | R56 d20 2 | WIZ 3d6 1 1 1")
    assert {name for name, one in fight.state.fighters.items() if one.hp < 7} == {"R85", "R77", "R55", "R56"}
    fight = arena(wiz(at=(2, 2), powers=[FIRE_BURST, box]), *everybody)
    play(fight, "WIZ: use box at 7,7", "R77 d20 2 | R88 d20 2")
    assert {name for name, one in fight.state.fighters.items() if one.hp < 7} == {"R77", "R88"}


@pytest.mark.rule("E5-SPELL-15")
def test_a_large_creature_is_affected_once() -> None:
    fight = play(arena(wiz(at=(2, 2)), bru(at=(5, 5))), "WIZ: use fire_burst at 5,5", "BRU d20 2 | WIZ 3d6 1 1 1")
    assert hp(fight, "BRU") == 56


@pytest.mark.rule("E5-SPELL-18")
def test_a_line() -> None:
    beam = saved("beam", "dex", dc=10, range_ft=0, damage="1 fire", area=AreaEntry(shape="line", size_ft=30))
    fight = arena(wiz(at=(2, 2), powers=[beam]), rai("A", at=(8, 2)), rai("B", at=(9, 2)), rai("C", at=(5, 3)))
    play(fight, "WIZ: use beam facing east", "A d20 2")
    assert hp(fight, "A", "B", "C", "WIZ") == (6, 7, 7, 16)


@pytest.mark.rule("E5-SPELL-16", "E5-REACT-9")
def test_a_reaction_spell_halves_a_hit() -> None:
    roll = power("roll", cost="reaction", window="on_hit", range_ft=0, modifiers=ModifiersEntry(damage_factor="half"),
                 trigger_filter=TriggerFilterEntry(target="self", needs_sight=True))  # fmt: skip
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), powers=[roll]))
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 15")
    assert asked(fight) == ["FIG on_hit"]
    play(fight, "FIG: react roll", "RAI d6 5")
    assert hp(fight, "FIG") == 25
    fight = arena(rai(at=(3, 2), conditions=["invisible"]), fig(at=(2, 2), powers=[roll]))
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 15 2 | RAI d6 5")
    assert hp(fight, "FIG") == 21


@pytest.mark.rule("E5-SPELL-19")
@pytest.mark.parametrize(("face", "hits"), [(1, False), (2, True)])
def test_a_reaction_adds_its_die_to_the_roll_that_it_answers(face: int, hits: bool) -> None:
    """11 does not hit AC 13; what the ally rolls is added once, before the attack is resolved."""
    guide = power("guide", cost="reaction", window="on_roll", range_ft=30, modifiers=ModifiersEntry(attack_die="d4"),
                  trigger_filter=TriggerFilterEntry(would_hit=False))  # fmt: skip
    fight = arena(fig(at=(4, 2)), cle(at=(2, 2), powers=[guide]), rai(at=(5, 2)))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 6")
    assert asked(fight) == ["CLE on_roll"]
    play(fight, "CLE: react guide FIG", f"CLE d4 {face}" + (" | FIG d8 1" if hits else ""))
    assert (struck(fight)[1], asked(fight)) == (hits, ["FIG turn"])


@pytest.mark.rule("E5-REACT-8", "E5-SPELL-17")
def test_an_area_catches_those_who_are_in_it_after_the_reactions() -> None:
    blink = power("blink", cost="reaction", window="on_declare", range_ft=0, teleport_ft=60)
    fight = arena(wiz(at=(2, 2)), bru(at=(12, 2)), rai(at=(12, 4), powers=[blink]), size=(30, 20))
    play(fight, "WIZ: use fire_burst at 12,3")
    assert asked(fight) == ["RAI on_declare"]
    play(fight, "RAI: react blink 12,15", "BRU d20 1 | WIZ 3d6 1 1 1")
    unharmed = fighter(fight, "RAI").hp_max
    assert (at(fight, "RAI"), hp(fight, "RAI"), asked(fight)) == ((12, 15), unharmed, ["WIZ turn"])
    assert hp(fight, "BRU") == fighter(fight, "BRU").hp_max - 3


@pytest.mark.rule("E5-SPELL-19", "E5-DICE-12")
def test_modifiers_last_and_the_same_one_counts_once() -> None:
    bless = power("bless", spell_level=1, uses=UsesEntry(slot=1), range_ft=30, max_targets=3, concentration=True,
                  duration=10, modifiers=ModifiersEntry(attack_die="d4", save_die="d4"))  # fmt: skip
    ward = power("ward", range_ft=30, duration="start_of_own_next_turn", modifiers=ModifiersEntry(ac=3))
    priests = [cle(f"CLE-{n}", at=(2, 2 + n), powers=[bless, ward]) for n in (1, 2)]
    fight = arena(*priests, fig(at=(4, 2)), rai(at=(5, 2), hp_max=40))
    play(fight, "CLE-1: use bless FIG", "CLE-1: end", "CLE-2: use bless FIG", "CLE-2: end")
    play(fight, "FIG: attack RAI with longsword", "FIG d20 5 | FIG d4 3 | FIG d8 1")
    assert (rolled(fight), struck(fight)) == ((1, 13), (13, True))
    play(fight, "FIG: end", "RAI: end", "CLE-1: use ward FIG", "CLE-1: end", "CLE-2: end", "FIG: end")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 13")
    assert struck(fight) == (19, False)
    pass_to(fight, "CLE-1")
    pass_to(fight, "RAI")
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 2")
    assert struck(fight) == (16, False)


@pytest.mark.rule("E5-ROUND-6", "E5-ROUND-7")
def test_durations_end_at_the_sources_turn_even_if_it_is_dead() -> None:
    curse = power("curse", range_ft=60, conditions=[ConditionEntry(name="poisoned", ends=2)])
    fight = arena(mag(at=(9, 9), hp=1, powers=[curse]), fig(at=(2, 2)), wiz(at=(4, 4)), rai(at=(20, 9)))
    play(
        fight,
        "MAG: use curse FIG",
        "MAG: end",
        "FIG: end",
        "WIZ: use spark_bolt MAG",
        "WIZ d20 19 | WIZ d10 5",
        "WIZ: end",
    )
    assert (fighter(fight, "MAG").dead, has(fight, "FIG", "poisoned")) == (True, True)
    play(fight, "RAI: end", "FIG: end", "WIZ: end")
    assert has(fight, "FIG", "poisoned")
    play(fight, "RAI: end")
    assert not has(fight, "FIG", "poisoned")


@pytest.mark.rule("E5-COND-2")
def test_a_repeated_save_ends_a_condition() -> None:
    hold = saved("hold", "wis", dc=12, range_ft=60, concentration=True, duration=10, conditions=[
        ConditionEntry(name="paralyzed", end_save=SaveEntry(ability="wis"))])  # fmt: skip
    fight = arena(mag(at=(9, 9), powers=[hold]), fig(at=(2, 2)), wiz(at=(4, 4)))
    play(fight, "MAG: use hold FIG", "FIG d20 3")
    assert has(fight, "FIG", "paralyzed")
    play(fight, "MAG: end")
    answer(fight, "FIG: end")
    throw(fight, "FIG d20 12")
    assert (has(fight, "FIG", "paralyzed"), fighter(fight, "MAG").concentration) == (False, "")


@pytest.mark.rule("E5-MOVE-14")
def test_a_teleport_has_a_length_and_passes_walls() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(20, 9)), features=[wall(*((4, y) for y in range(20)))])
    assert not allowed(fight, "WIZ: use quick_step at 9,2")
    play(fight, "WIZ: use quick_step at 8,2")
    assert at(fight, "WIZ") == (8, 2)


@pytest.mark.rule("E5-ACT-20")
def test_a_spell_takes_the_action() -> None:
    fight = play(arena(wiz(at=(2, 2)), rai(at=(9, 2))), "WIZ: use spark_bolt RAI", "WIZ d20 2")
    assert codes(fight, "WIZ: use spark_bolt RAI") == {"action_spent": ["E5-ACT-2"]}


@pytest.mark.rule("E5-SIGHT-3")
def test_fog_hides_what_is_in_it() -> None:
    fog = on_squares("fog", (9, 2), obscured="heavy")
    fight = arena(wiz(at=(2, 2)), rai(at=(9, 2)), features=[fog])
    play(fight, "WIZ: use spark_bolt RAI", "WIZ 2d20 9 2")
    assert rolled(fight) == (2, 7)


@pytest.mark.rule("E5-SPELL-12")
def test_only_what_concentration_keeps_up_ends_with_it() -> None:
    bless = power("bless", range_ft=30, concentration=True, duration=10, modifiers=ModifiersEntry(attack_die="d4"))
    ward = power("ward", cost="bonus_action", range_ft=30, duration=10, modifiers=ModifiersEntry(ac=3))
    fight = arena(cle(at=(2, 2), powers=[bless, ward]), rai(at=(5, 2)), fig(at=(4, 2)))
    play(fight, "CLE: use bless FIG", "CLE: use ward FIG", "CLE: end_concentration", "CLE: end")
    play(
        fight, "RAI: attack FIG with scimitar", "RAI d20 13", "RAI: end", "FIG: attack RAI with longsword", "FIG d20 2"
    )
    assert ([each.power for each in fighter(fight, "FIG").effects], rolled(fight)) == (["ward"], (1, 7))


@pytest.mark.rule("E5-HEAL-5")
def test_temporary_hit_points_with_a_duration_run_out() -> None:
    boon = power("boon", range_ft=60, temp_hp="8", duration="start_of_own_next_turn")
    fight = arena(cle(at=(2, 2), powers=[boon]), fig(at=(3, 2)), rai(at=(20, 9)))
    play(fight, "CLE: use boon FIG")
    assert fighter(fight, "FIG").temp_hp == 8
    pass_to(fight, "CLE")
    assert fighter(fight, "FIG").temp_hp == 0


@pytest.mark.rule("E5-SPELL-5", "E5-SPELL-9", "E5-SPELL-12")
@pytest.mark.parametrize(("die", "holds"), [("WIZ d20 18 | WIZ d10 3", True), ("WIZ d20 2", False)])
def test_concentration_on_a_ray_lasts_only_if_it_hit(die: str, holds: bool) -> None:
    chill = ray("chill", "1d10", "cold", concentration=True, duration=10, spell_level=1,
                conditions=[ConditionEntry(name="poisoned")])  # fmt: skip
    fight = arena(wiz(at=(2, 2), powers=[chill]), rai(at=(9, 2), hp_max=20), bru(at=(20, 10)))
    play(fight, "WIZ: use chill targets RAI", die)
    assert (has(fight, "RAI", "poisoned"), fighter(fight, "WIZ").concentration == "chill") == (holds, holds)


@pytest.mark.rule("E5-COVER-8", "E5-COVER-11")
@pytest.mark.parametrize(("ruled", "bonus"), [("half", 2), ("three_quarters", 5), ("none", 0)])
def test_the_game_masters_word_on_cover_counts_against_areas(ruled: str, bonus: int) -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(8, 2)), bru(at=(20, 10)))
    assert not fight.decree(f"cover RAI {ruled}")
    play(fight, "WIZ: use fire_burst at 9,2", "RAI d20 5 | WIZ 3d6 1 1 1")
    assert rolled(fight) == (1, 7 + bonus)


@pytest.mark.rule("E5-SPELL-8")
def test_a_reaction_spell_is_no_cantrip_either() -> None:
    flash = power("flash", cost="reaction", window="on_roll", range_ft=0, spell_level=1, uses=UsesEntry(slot=1),
                  modifiers=ModifiersEntry(ac=5))  # fmt: skip
    fight = arena(wiz(at=(9, 5), powers=[QUICK_STEP, flash]), bru(at=(6, 5)))
    play(
        fight,
        "WIZ: use quick_step at 5,5",
        "WIZ: move 4,5",
        "BRU: opportunity_attack with greatclub",
        "BRU d20 9 | BRU 2d8 1 1",
    )
    assert ("E5-SPELL-8" in left_out(fight, "WIZ", "on_roll"), hp(fight, "WIZ")) == (True, 10)


@pytest.mark.rule("E5-SPELL-5", "E5-SPELL-4")
def test_a_power_with_an_attack_brings_its_condition_with_the_hit() -> None:
    venom = ray("venom", "1d4", "poison", spell_level=0, conditions=[ConditionEntry(name="poisoned", ends=2)])
    fight = arena(wiz(at=(2, 2), powers=[venom]), rai(at=(9, 2), hp_max=30))
    play(fight, "WIZ: use venom RAI", "WIZ d20 2")
    assert not has(fight, "RAI", "poisoned")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use venom RAI", "WIZ d20 15 | WIZ d4 2")
    assert has(fight, "RAI", "poisoned")


@pytest.mark.rule("E5-OBJ-2")
def test_objects_fail_saves_of_body_and_ignore_others() -> None:
    crate = on_squares("crate", (5, 2), object=ObjectEntry(ac=10, hp=20))
    powers = [saved("shock", "dex", dc=10, range_ft=60, damage="7 fire"),
              saved("chill", "con", dc=10, range_ft=60, damage="7 cold", cost="bonus_action")]  # fmt: skip
    fight = arena(wiz(at=(2, 2), powers=powers), rai(at=(9, 9)), features=[crate])
    play(fight, "WIZ: use shock crate")
    assert fight.state.feature_hp["crate"] == 13
    play(fight, "WIZ: use chill crate")
    assert fight.state.feature_hp["crate"] == 13


@pytest.mark.rule("E5-SPELL-13")
def test_who_cannot_speak_casts_nothing_that_needs_a_voice() -> None:
    def cries(*parts: str) -> bool:
        cry = power("cry", cost="none", spell_level=0, range_ft=60, damage="1d4 thunder", components=list(parts))
        caster = wiz(at=(2, 2), powers=[cry], conditions=["paralyzed"])
        return allowed(arena(caster, rai(at=(9, 2)), spell_components=True), "WIZ: use cry RAI")

    assert (cries(), cries("v")) == (True, False)
