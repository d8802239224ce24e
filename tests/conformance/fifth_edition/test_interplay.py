"""Where several rules meet: interrupted moves and spells, loading, light weapons, wards, allowances."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import AttackLost
from affray.rulesets.fifth_edition.model.kinds import Change
from affray.rulesets.fifth_edition.model.scenario import (
    ConditionEntry,
    ModifiersEntry,
    ObjectEntry,
    SaveEntry,
    Senses,
    UsesEntry,
)
from affray.rulesets.fifth_edition.model.stats import Effect
from tests.conformance.fifth_edition.arena import (
    QUICK_STEP,
    SHORTSWORD_A,
    SHORTSWORD_B,
    afflict,
    archer,
    arena,
    at,
    bru,
    budget,
    cle,
    door,
    fig,
    fighter,
    has,
    held_by,
    hp,
    hurt,
    mag,
    on_edges,
    on_squares,
    pass_to,
    power,
    rai,
    ray,
    rog,
    rolled,
    saved,
    spent,
    struck,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, left_out, play, throw, told


@pytest.mark.rule("E5-OPP-9", "E5-TURN-13", "E5-REACT-3")
def test_a_mover_that_falls_and_is_healed_goes_on_from_where_it_is() -> None:
    mercy = power("mercy", cost="reaction", window="on_result", range_ft=60, healing="5")
    fight = arena(wiz(at=(5, 5), hp=3), bru(at=(6, 5)), cle(at=(2, 9), powers=[mercy]))
    play(fight, "WIZ: move 4,5 3,5", "BRU: opportunity_attack with greatclub", "BRU d20 15 | BRU 2d8 2 2", "BRU: kill")
    play(fight, "CLE: react mercy WIZ")
    assert (hp(fight, "WIZ"), at(fight, "WIZ"), spent(fight, "WIZ")) == (5, (5, 5), 0)
    assert (asked(fight), has(fight, "WIZ", "prone")) == (["WIZ turn"], True)
    play(fight, "WIZ: move 4,5")
    assert (at(fight, "WIZ"), spent(fight, "WIZ")) == ((4, 5), 10)


@pytest.mark.rule("E5-WPN-5")
def test_a_bonus_action_in_between_does_not_reload() -> None:
    crossbow = weapon("crossbow", "1d8", "piercing", "loading", "two_handed", mode="ranged", range_ft=[80, 320])
    breath = power("breath", cost="bonus_action", range_ft=0, healing="1")
    shooter = rog(at=(2, 2), attacks=[crossbow], starts_holding=None, attacks_per_action=2, powers=[breath])
    fight = play(arena(shooter, rai(at=(9, 2))), "ROG: attack RAI with crossbow", "ROG d20 2", "ROG: use breath")
    assert codes(fight, "ROG: attack RAI with crossbow") == {"loading": ["E5-WPN-5"]}


@pytest.mark.rule("E5-WPN-4")
def test_a_one_handed_bow_needs_a_hand_to_load() -> None:
    hand_crossbow = weapon("bow", "1d6", "piercing", "ammunition", mode="ranged", range_ft=[30, 120])
    shooter = rog(at=(2, 2), attacks=[hand_crossbow], starts_holding=["bow", "shield"])
    fight = arena(shooter, rai(at=(5, 2)))
    assert codes(fight, "ROG: attack RAI with bow") == {"no_free_hand": ["E5-WPN-4"]}
    play(fight, "ROG: drop shield")
    assert allowed(fight, "ROG: attack RAI with bow")


@pytest.mark.rule("E5-TWF-1", "E5-TWF-5")
def test_after_attacks_with_both_weapons_either_may_strike_again() -> None:
    arms = {"attacks": [SHORTSWORD_A, SHORTSWORD_B], "attacks_per_action": 2}
    fight = arena(rog(at=(2, 2), **arms), bru(at=(3, 2)))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 2", "ROG: attack BRU with shortsword_b", "ROG d20 2")
    assert allowed(fight, "ROG: offhand BRU with shortsword_a")
    assert allowed(fight, "ROG: offhand BRU with shortsword_b")


@pytest.mark.rule("E5-DICE-12")
def test_the_same_ward_twice_counts_once_and_different_ones_add() -> None:
    def warded(*names: str) -> int:
        effects = [Effect(name, "TGT", Change(damage_reduction=5, ac=2)) for name in names]
        fight = arena(mag(at=(2, 2), powers=[hurt("20 fire")]), fig("TGT", at=(6, 2), hp_max=90, effects=effects))
        play(fight, "MAG: use hurt_20 TGT")
        return 90 - int(str(hp(fight, "TGT")))

    assert (warded("ward"), warded("ward", "ward"), warded("ward", "shell")) == (15, 15, 10)


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


@pytest.mark.rule("E5-REACT-8")
def test_a_power_whose_target_is_gone_takes_another_one_or_is_lost() -> None:
    fight = arena(wiz(at=(4, 2)), mag(at=(2, 2), powers=[hurt("5 fire", needs_sight=True)]), cle(at=(2, 9)),
                  features=[wall((5, 3), (5, 4))])  # fmt: skip
    play(fight, "WIZ: ready declaration uses_power who MAG response move", "WIZ: end", "MAG: use hurt_5 WIZ")
    play(fight, "WIZ: respond 5,2 6,2 6,3")
    assert asked(fight) == ["MAG retarget"]
    lost = play(fight.fork(), "MAG: lose")
    assert (told(lost, AttackLost)[-1].who, budget(lost, "MAG")) == ("MAG", "bur")
    play(fight, "MAG: target CLE")
    assert hp(fight, "CLE", "WIZ") == (7, 16)


@pytest.mark.rule("E5-READY-16")
def test_a_trigger_of_leaving() -> None:
    fight = arena(archer(at=(0, 9)), rai(at=(3, 2)), cle(at=(4, 2)))
    play(fight, "ROG: ready movement leaves who RAI of CLE within 5 response attack with shortbow", "ROG: end")
    play(fight, "RAI: move 2,2", "CLE: decline")
    assert (asked(fight), at(fight, "RAI")) == (["ROG after_step"], (2, 2))


@pytest.mark.rule("E5-READY-6", "E5-READY-12")
def test_a_held_spell_is_lost_at_the_next_turn() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(14, 2)))
    play(fight, "WIZ: ready turn starts who WIZ response use with snare")
    pass_to(fight, "WIZ")
    assert (fighter(fight, "WIZ").readied, fighter(fight, "WIZ").concentration) == (None, "")
    assert fighter(fight, "WIZ").uses_left["slot 2"] == 2


@pytest.mark.rule("E5-SPELL-5", "E5-SPELL-4")
def test_a_power_with_an_attack_brings_its_condition_with_the_hit() -> None:
    venom = ray("venom", "1d4", "poison", spell_level=0, conditions=[ConditionEntry(name="poisoned", ends=2)])
    fight = arena(wiz(at=(2, 2), powers=[venom]), rai(at=(9, 2), hp_max=30))
    play(fight, "WIZ: use venom RAI", "WIZ d20 2")
    assert not has(fight, "RAI", "poisoned")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use venom RAI", "WIZ d20 15 | WIZ d4 2")
    assert has(fight, "RAI", "poisoned")


@pytest.mark.rule("E5-ACT-11")
def test_dodge_works_again_when_the_hold_ends() -> None:
    fight = arena(fig(at=(2, 2), conditions=[held_by("RAI")]), rai(at=(3, 2)))
    play(fight, "FIG: dodge", "FIG: end", "RAI: release FIG", "RAI: attack FIG with scimitar", "RAI 2d20 15 2")
    assert (rolled(fight), struck(fight)) == ((2, 6), (16, False))


@pytest.mark.rule("E5-DICE-6", "E5-ATK-14", "E5-PRONE-8")
def test_a_shot_at_somebody_prone_beside_the_archer() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(3, 2), conditions=["prone"]))
    assert rolled(play(fight, "ROG: attack RAI with shortbow", "ROG d20 9 | ROG d6 1"))[0] == 1


@pytest.mark.rule("E5-GRAP-14")
def test_the_grappler_chooses_where_the_dragged_one_goes() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]), bru(at=(20, 9)))
    play(fight, "FIG: move 4,5 put 3,5")
    assert (at(fight, "FIG"), at(fight, "RAI")) == ((4, 5), (3, 5))


@pytest.mark.rule("E5-SURP-8", "E5-MON-6")
def test_the_surprised_use_no_legendary_actions() -> None:
    swipe = power("swipe", cost="legendary", range_ft=60, damage="1 force")
    boss = bru("BOSS", at=(9, 9), powers=[swipe], legendary_actions=1)
    fight = arena(fig(at=(2, 2)), boss, cle(at=(2, 6)))
    assert not fight.decree("surprise BOSS")
    play(fight, "FIG: end")
    assert asked(fight) == ["BOSS turn"]


@pytest.mark.rule("E5-INIT-12")
def test_the_slot_of_somebody_who_returns_is_restored() -> None:
    fight = arena(fig(at=(2, 2)), rai("RAI-1", at=(9, 2)), cle(at=(2, 6)), rai("RAI-2", at=(9, 6)))
    assert not fight.decree("hp RAI-1 0")
    play(fight, "FIG: end")
    assert asked(fight) == ["CLE turn"]
    assert not fight.decree("hp RAI-1 5")
    play(fight, "CLE: end", "RAI-2: end", "FIG: end")
    assert asked(fight) == ["RAI-1 turn"]


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


@pytest.mark.rule("E5-COND-10", "E5-SPELL-11")
def test_a_spell_that_incapacitates_its_caster_is_over() -> None:
    fight = arena(wiz(at=(2, 2)), mag(at=(9, 9), powers=[afflict("incapacitated")]), bru(at=(6, 2)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2", "WIZ: end", "MAG: use incapacitated WIZ")
    assert not has(fight, "BRU", "restrained")


@pytest.mark.rule("E5-SIGHT-4")
def test_blindsight_ignores_blindness() -> None:
    blind = fig(at=(2, 2), conditions=["blinded"], senses=Senses(blindsight_ft=30))
    fight = arena(blind, rai(at=(3, 2)))
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1"))[0] == 1
    play(fight, "FIG: end", "RAI: attack FIG with scimitar", "RAI d20 2")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-REACT-8", "E5-ATK-18")
def test_a_grapple_too_takes_another_target_after_an_interruption() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5), starts_holding=[]), fig(at=(5, 6)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end", "BRU: grapple WIZ")
    play(fight, "WIZ: respond 4,5 3,5", "BRU: decline")
    assert asked(fight) == ["BRU retarget"]
    play(fight, "BRU: target FIG", "FIG: athletics", "BRU d20 15 | FIG d20 3")
    assert has(fight, "FIG", "grappled")


@pytest.mark.rule("E5-READY-17")
@pytest.mark.parametrize("line", ["sheathe scimitar", "operate door", "disengage as bonus_action"])
def test_an_interaction_or_bonus_action_is_no_action(line: str) -> None:
    nimble = rai(at=(4, 2), bonus_actions=["disengage"])
    fight = arena(fig(at=(2, 2)), nimble, features=[door((4, 2), (5, 2))])
    play(fight, "FIG: ready declaration takes_action who RAI response dodge", "FIG: end", f"RAI: {line}")
    assert asked(fight) == ["RAI turn"]
    play(fight, "RAI: dodge")
    assert asked(fight) == ["FIG on_declare"]


@pytest.mark.rule("E5-SPACE-9")
def test_whoever_leaves_a_narrow_place_has_its_whole_space_again() -> None:
    corridor = wall(*((x, y) for x in (6, 7) for y in (1, 3)))
    fight = arena(bru(at=(4, 2)), fig(at=(20, 9)), features=[corridor])
    play(fight, "BRU: move 5,2 6,2", "BRU: end", "FIG: end", "BRU: move 7,2 8,2")
    assert (fighter(fight, "BRU").squeezing, fighter(fight, "BRU").place.wide) == (False, 2)


@pytest.mark.rule("E5-GRAP-11", "E5-GRAP-13")
def test_a_grappler_may_leave_its_victim_behind() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]))
    play(fight, "FIG: move 4,5 3,5 drag no", "RAI: decline")
    assert (at(fight, "RAI"), has(fight, "RAI", "grappled"), spent(fight, "FIG")) == ((6, 5), False, 10)
    assert allowed(fight, "FIG: move 2,5 1,5 0,5 0,6")


@pytest.mark.rule("E5-SIGHT-3", "E5-DICE-9")
def test_a_hider_in_thin_fog_is_noticed_less() -> None:
    slit = on_edges("slit", (2, 2), (3, 2), cover="three_quarters")
    fog = on_squares("fog", (2, 2), obscured="light")
    for features, hidden in (([slit], []), ([slit, fog], ["FIG"])):
        fight = arena(rog(at=(2, 2)), fig(at=(9, 2), side="raiders"), features=features)
        assert fighter(play(fight, "ROG: hide", "ROG d20 1"), "ROG").hidden_from == hidden


@pytest.mark.rule("E5-REACT-12")
def test_a_response_without_a_target_left_is_not_offered() -> None:
    fight = arena(fig(at=(4, 4)), fig("TWO", at=(6, 4)), rai(at=(5, 8)), wiz(at=(0, 8)), bru(at=(25, 9)))
    for name in ("FIG", "TWO"):
        play(fight, f"{name}: ready movement enters who RAI within 5 response attack with longsword", f"{name}: end")
    play(fight, "RAI: move 5,7 5,6 5,5")
    first, second = ("FIG", "TWO") if asked(fight)[0].startswith("FIG") else ("TWO", "FIG")
    play(fight, f"{first}: respond RAI", "FIG d20 14 | FIG d8 8", f"{first}: kill")
    assert (asked(fight), fighter(fight, second).reaction_available) == (["WIZ turn"], True)


@pytest.mark.rule("E5-REACT-1", "E5-OPP-1")
def test_the_turn_owner_itself_may_react() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)))
    play(fight, "WIZ: ready turn starts who BRU response move", "WIZ: end", "WIZ: respond 4,5")
    assert (asked(fight), fight.state.owner) == (["BRU before_step"], "BRU")


@pytest.mark.rule("E5-TURN-11", "E5-COND-2")
def test_a_repeated_save_comes_before_the_effects_of_the_turn_end() -> None:
    both = [ConditionEntry(name="poisoned", end_save=SaveEntry(ability="con", dc=10)),
            ConditionEntry(name="blinded", ends="end_of_own_turn")]  # fmt: skip
    fight = arena(fig(at=(2, 2), conditions=both), rai(at=(9, 2)))
    answer(fight, "FIG: end")
    throw(fight, "FIG d20 8")
    assert (has(fight, "FIG", "poisoned"), has(fight, "FIG", "blinded")) == (False, False)


@pytest.mark.rule("E5-DEATH-3", "E5-CRIT-1")
def test_a_critical_hit_may_kill_at_once() -> None:
    fight = arena(bru(at=(3, 2)), cle(at=(2, 2), hp=6, hp_max=8), fig(at=(9, 9)))
    play(fight, "BRU: attack CLE with greatclub", "BRU d20 20 | BRU 4d8 3 3 2 2", "BRU: kill")
    assert fighter(fight, "CLE").dead


@pytest.mark.rule("E5-MOVE-6", "E5-ACT-7")
def test_dash_doubles_the_speed_in_use() -> None:
    bird = fig(at=(0, 2), speed={"walk": 20, "fly": 40})
    fight = play(arena(bird, rai(at=(29, 15))), "FIG: dash")
    assert not allowed(fight, "FIG: move " + " ".join(f"{x},2" for x in range(1, 10)))
    assert allowed(fight, "FIG: move " + " ".join(f"{x},2" for x in range(1, 17)) + " by fly")


@pytest.mark.rule("E5-READY-18", "E5-READY-2")
def test_only_what_the_trigger_names_sets_it_off() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), bru(at=(4, 5)), wiz(at=(3, 3), temp_hp=50))
    play(fight, "FIG: ready result hits who BRU of WIZ response dodge", "FIG: end")
    play(fight, "RAI: attack WIZ with scimitar", "RAI d20 18 | RAI d6 1", "RAI: end")
    play(fight, "BRU: move 4,4", "BRU: attack WIZ with greatclub", "BRU d20 2")
    assert asked(fight) == ["BRU turn"]
    pass_to(fight, "FIG")
    play(fight, "FIG: ready declaration attacks who BRU of WIZ response dodge", "FIG: end")
    play(fight, "RAI: attack WIZ with scimitar", "RAI d20 2", "RAI: end", "BRU: attack WIZ with greatclub")
    assert asked(fight) == ["FIG on_declare"]
