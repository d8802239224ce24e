"""Attack rolls: modifiers, advantage, range, weapons, objects."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import AttackResolved, Damaged, ObjectDamaged, Rolled, Ruled
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, ObjectEntry, OnHitEntry, SaveEntry, Senses
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    LONGSWORD,
    archer,
    arena,
    bowman,
    bru,
    budget,
    cle,
    door,
    fig,
    fighter,
    has,
    hou,
    hp,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    spent,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, asked, codes, last, play, refused, told


@pytest.mark.scenario("E5-EX-44")
@pytest.mark.rule("E5-ATK-14", "E5-ATK-15")
def test_a_ranged_attack_beside_an_enemy_that_cannot_fight() -> None:
    def beside(**options: Any) -> Fight[Combat]:
        down = rai("RAI-1", at=(5, 6), conditions=["unconscious"], hp=0, stable=True)
        return arena(archer(at=(5, 5)), down, rai("RAI-2", at=(11, 5)), **options)

    fight = play(beside(), "ROG: attack RAI-2 with shortbow", "ROG 2d20 15 4")
    assert (rolled(fight), struck(fight)) == ((2, 9), (13, False))
    fight = beside(close_ranged_disadvantage="threatening_hostile")
    play(fight, "ROG: attack RAI-2 with shortbow", "ROG d20 15 | ROG d6 1")
    assert (rolled(fight), struck(fight)) == ((1, 20), (13, True))


@pytest.mark.rule("E5-ATK-14", "E5-ATK-15")
def test_thrown_weapons_and_spells_are_hindered_by_any_enemy_nearby() -> None:
    dagger = weapon("dagger", "1d4", "piercing", "thrown", "finesse", mode="melee_or_thrown", range_ft=[20, 60])
    fight = arena(rog(at=(5, 5), attacks=[dagger], starts_holding=None), wiz(at=(6, 6)), rai(at=(5, 6)))
    play(fight, "ROG: attack RAI with dagger throw yes", "ROG 2d20 9 2")
    assert rolled(fight)[0] == 2
    play(fight, "ROG: end", "WIZ: use spark_bolt RAI", "WIZ 2d20 9 2")
    assert rolled(fight)[0] == 2


DARK = on_squares("night", *((x, y) for x in range(12) for y in range(12)), light="dark")


@pytest.mark.scenario("E5-EX-45")
@pytest.mark.rule("E5-SIGHT-5", "E5-SIGHT-6", "E5-SIGHT-7")
def test_nobody_sees_anything() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), features=[DARK])
    play(fight, "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1")
    roll = last(fight, Rolled)
    assert (rolled(fight), struck(fight), len(roll.advantage), len(roll.disadvantage)) == ((1, 14), (13, True), 1, 1)


@pytest.mark.rule("E5-SIGHT-4", "E5-SIGHT-6")
def test_darkvision_sees_in_the_dark() -> None:
    fight = arena(rai(at=(3, 2), senses=Senses(darkvision_ft=60)), fig(at=(2, 2)), features=[DARK])
    play(fight, "RAI: attack FIG with scimitar", "RAI 2d20 3 9")
    assert (rolled(fight), last(fight, Rolled).disadvantage) == ((2, 13), ())


@pytest.mark.rule("E5-SIGHT-4", "E5-COND-11")
@pytest.mark.parametrize("sense", ["truesight_ft", "blindsight_ft"])
def test_some_senses_perceive_the_invisible(sense: str) -> None:
    fight = arena(fig(at=(2, 2), senses=Senses(**{sense: 30})), rai(at=(3, 2), conditions=["invisible"]))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 2")
    assert rolled(fight) == (1, 7)
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=["invisible"]))
    play(fight, "FIG: attack RAI with longsword", "FIG 2d20 2 19")
    assert rolled(fight) == (2, 7)


@pytest.mark.scenario("E5-EX-46")
@pytest.mark.rule("E5-ATK-10", "E5-ATK-11", "E5-CRIT-1")
def test_natural_20_and_natural_1() -> None:
    fight = arena(fig(at=(2, 2), attacks_per_action=2), bru("HARD", at=(3, 2), ac=30), bru("SOFT", at=(0, 3), ac=5))
    play(fight, "FIG: attack HARD with longsword", "FIG d20 20 | FIG 2d8 5 2")
    assert (rolled(fight), struck(fight), hp(fight, "HARD")) == ((1, 25), (30, True), 49)
    play(fight, "FIG: attack SOFT with longsword", "FIG d20 1")
    assert (rolled(fight), struck(fight), hp(fight, "SOFT")) == ((1, 6), (5, False), 59)


@pytest.mark.scenario("E5-EX-54")
@pytest.mark.rule("E5-ATK-12", "E5-ATK-13", "E5-GEN-6")
@pytest.mark.parametrize(("squares", "dice"), [(16, "2"), (17, "2 3"), (64, "2 3"), (65, "")])
def test_normal_and_long_range(squares: int, dice: str) -> None:
    fight = arena(archer(at=(0, 2)), rai(at=(squares, 2)), size=(70, 5))
    if not dice:
        assert codes(fight, "ROG: attack RAI with shortbow") == {"out_of_range": ["E5-ATK-13"]}
        return
    play(fight, "ROG: attack RAI with shortbow", dice)
    assert rolled(fight)[0] == len(dice.split())


@pytest.mark.scenario("E5-EX-89")
@pytest.mark.rule("E5-ATK-6", "E5-PRONE-1", "E5-PRONE-2", "E5-PRONE-8")
def test_an_effect_on_a_hit_and_lying_down_by_choice() -> None:
    trip = OnHitEntry(condition="prone", save=SaveEntry(ability="str", dc=12))
    bite = weapon("bite", "2d4", "piercing", bonus=2, source="natural", attack_bonus=4, on_hit=[trip])
    fight = arena(hou(at=(3, 2), attacks=[bite]), fig(at=(2, 2)), archer(at=(9, 9)), bowman(at=(15, 9)))
    play(fight, "HOU: attack FIG with bite", "HOU d20 14 | HOU 2d4 3 1 | FIG d20 7")
    assert (hp(fight, "FIG"), rolled(fight), has(fight, "FIG", "prone")) == (22, (1, 10), True)
    play(fight, "HOU: end", "FIG: end", "ROG: attack RAI with shortbow", "ROG d20 2", "ROG: drop_prone")
    assert (has(fight, "ROG", "prone"), spent(fight, "ROG"), budget(fight, "ROG")) == (True, 0, "bur")
    play(fight, "ROG: end", "RAI: attack ROG with shortbow", "RAI 2d20 14 3")
    assert rolled(fight) == (2, 7)


@pytest.mark.scenario("E5-EX-90")
@pytest.mark.rule("E5-ATK-20", "E5-SIGHT-8")
def test_striking_at_a_square() -> None:
    fog = on_squares("fog", (5, 5), (5, 4), obscured="heavy")
    hidden = rai(at=(5, 5), hidden_from=["FIG"], stealth=20)
    fight = arena(fig(at=(4, 4)), hidden, features=[fog])
    assert refused(fight, "FIG: attack RAI with longsword")
    play(fight, "FIG: attack at 5,5 with longsword", "FIG 2d20 9 16 | FIG d8 1")
    assert (rolled(fight), struck(fight), hp(fight, "RAI")) == ((2, 14), (13, True), 3)
    fight = play(arena(fig(at=(4, 4)), hidden, features=[fog]), "FIG: attack at 5,4 with longsword")
    assert asked(fight) == ["FIG turn"]
    assert (last(fight, AttackResolved).hit, budget(fight, "FIG"), hp(fight, "RAI")) == (False, "bur", 7)


@pytest.mark.scenario("E5-EX-92")
@pytest.mark.rule("E5-GEN-4", "E5-COVER-8", "E5-DICE-11", "E5-DMG-8", "E5-DMG-14", "E5-OBJ-1")
def test_a_gm_ruling_an_object_an_odd_check() -> None:
    wood = door((8, 2), (9, 2), object=ObjectEntry(ac=15, hp=10, vulnerabilities=["fire"]))
    fight = arena(wiz(at=(2, 2)), rai(at=(5, 5)), features=[wood])
    play(fight, "WIZ: use spark_bolt door", "WIZ d20 12 | WIZ d10 4")
    assert (last(fight, ObjectDamaged).damage, fight.state.feature_hp["door"]) == (8, 2)
    assert not fight.decree("cover RAI half")
    play(fight, "WIZ: improvise 'hold the gate'", "gm: allow free con athletics 10", "WIZ d20 9")
    assert rolled(fight) == (1, 11)
    assert [(each.what, each.value) for each in told(fight, Ruled)] == [("cover", "half"), ("check", "con athletics")]
    play(fight, "WIZ: end")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use spark_bolt RAI", "WIZ d20 9")
    assert struck(fight) == (15, False)


@pytest.mark.scenario("E5-EX-96")
@pytest.mark.rule("E5-ATK-8", "E5-CRIT-2")
def test_all_dice_at_once_and_the_ranged_modifier() -> None:
    fight = arena(archer(at=(2, 2)), bru(at=(10, 2)))
    play(fight, "ROG: attack BRU with shortbow", "ROG d20 20 | ROG 2d6 6 1")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 25), 49)
    assert [(part.value, part.rule) for part in last(fight, Rolled).total.parts[1:]] == [
        (3, "E5-ATK-8"), (2, "E5-ATK-9"),
    ]  # fmt: skip


@pytest.mark.rule("E5-ATK-9", "E5-WPN-1", "E5-ATK-7")
def test_proficiency_counts_only_for_the_proficient() -> None:
    fight = arena(fig(at=(2, 2), attacks=[weapon("club", "1d4", "bludgeoning", proficient=False)]), rai(at=(3, 2)))
    play(fight, "FIG: attack RAI with club", "FIG d20 9")
    assert rolled(fight) == (1, 12)


@pytest.mark.rule("E5-ATK-16", "E5-WPN-2")
def test_finesse_lets_the_attacker_choose_the_ability() -> None:
    rapier = weapon("rapier", "1d8", "piercing", "finesse")
    both = {"attacks": [rapier], "attacks_per_action": 2}
    fight = arena(fig(at=(2, 2), **both), bru(at=(3, 2)))
    play(fight, "FIG: attack BRU with rapier ability dex", "FIG d20 12 | FIG d8 1")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 15), 57)
    play(fight, "FIG: attack BRU with rapier ability str", "FIG d20 12 | FIG d8 1")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 17), 53)


@pytest.mark.rule("E5-ATK-17")
def test_a_printed_bonus_replaces_the_computed_one() -> None:
    fight = arena(fig(at=(2, 2), attacks=[weapon("axe", "1d8", "slashing", attack_bonus=9, bonus=0)]), bru(at=(3, 2)))
    play(fight, "FIG: attack BRU with axe", "FIG d20 3 | FIG d8 5")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 12), 54)


@pytest.mark.rule("E5-WPN-4", "E5-ATK-21")
def test_ammunition_runs_out() -> None:
    bow = weapon("bow", "1d6", "piercing", "ammunition", "two_handed", mode="ranged", range_ft=[80, 320], ammo=1)
    fight = arena(rog(at=(2, 2), attacks=[bow], starts_holding=None, attacks_per_action=2), rai(at=(9, 2)))
    play(fight, "ROG: attack RAI with bow", "ROG d20 2")
    assert fighter(fight, "ROG").uses_left["bow"] == 0
    assert codes(fight, "ROG: attack RAI with bow")["no_ammunition"] == ["E5-WPN-4"]


@pytest.mark.rule("E5-WPN-5")
def test_a_loading_weapon_fires_once_an_action() -> None:
    crossbow = weapon("crossbow", "1d8", "piercing", "loading", "two_handed", mode="ranged", range_ft=[80, 320])
    fight = arena(rog(at=(2, 2), attacks=[crossbow], starts_holding=None, attacks_per_action=2), rai(at=(9, 2)))
    play(fight, "ROG: attack RAI with crossbow", "ROG d20 2")
    assert codes(fight, "ROG: attack RAI with crossbow") == {"loading": ["E5-WPN-5"]}
    pass_to(fight, "ROG")
    assert allowed(fight, "ROG: attack RAI with crossbow")


@pytest.mark.rule("E5-WPN-6")
def test_heavy_weapons_hinder_the_small() -> None:
    maul = weapon("maul", "2d6", "bludgeoning", "heavy", "two_handed")
    fight = arena(rai(at=(3, 2), attacks=[maul], starts_holding=["maul"]), fig(at=(2, 2)))
    play(fight, "RAI: attack FIG with maul", "RAI 2d20 9 2")
    assert rolled(fight)[0] == 2


@pytest.mark.rule("E5-WPN-7")
def test_two_hands() -> None:
    sword = weapon("longsword", "1d8", "slashing", "versatile", versatile_dice="1d10")
    maul = weapon("maul", "2d6", "bludgeoning", "two_handed")
    fight = arena(fig(at=(2, 2), attacks=[sword, maul], starts_holding=["longsword"]), bru(at=(3, 2)))
    play(fight, "FIG: attack BRU with longsword two_hands yes", "FIG d20 12 | FIG d10 10")
    assert hp(fight, "BRU") == 46
    fight = arena(fig(at=(2, 2), attacks=[sword, maul], starts_holding=["longsword", "shield"]), bru(at=(3, 2)))
    assert codes(fight, "FIG: attack BRU with longsword two_hands yes")["no_free_hand"] == ["E5-WPN-7"]
    fight = arena(fig(at=(2, 2), attacks=[sword, maul], starts_holding=["maul", "shield"]), bru(at=(3, 2)))
    assert codes(fight, "FIG: attack BRU with maul")["no_free_hand"] == ["E5-WPN-7"]


@pytest.mark.rule("E5-WPN-9")
def test_the_unarmed_strike() -> None:
    fight = arena(fig(at=(2, 2)), bru(at=(3, 2)), rai(at=(2, 3)))
    play(fight, "FIG: attack BRU with unarmed", "FIG d20 12")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 17), 55)
    pass_to(fight, "RAI")
    play(fight, "RAI: attack FIG with unarmed", "RAI d20 19")
    assert (rolled(fight), hp(fight, "FIG")) == ((1, 20), 28)


@pytest.mark.rule("E5-WPN-10")
def test_improvised_weapons() -> None:
    fight = arena(fig(at=(2, 2)), bru(at=(3, 2), resistances=["fire"]), rai(at=(15, 2)))
    assert not fight.decree("damage_type FIG fire")
    play(fight, "FIG: attack BRU with improvised", "FIG d20 12 | FIG d4 3")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 15), 56)
    fight = arena(fig(at=(2, 2)), rai("NEAR", at=(6, 2)), rai("FAR", at=(14, 4)), rai("GONE", at=(15, 6)))
    assert rolled(play(fight.fork(), "FIG: attack NEAR with improvised throw yes", "FIG d20 2"))[0] == 1
    assert rolled(play(fight.fork(), "FIG: attack FAR with improvised throw yes", "FIG 2d20 2 3"))[0] == 2
    assert codes(fight, "FIG: attack GONE with improvised throw yes") == {"out_of_range": ["E5-ATK-13"]}


@pytest.mark.rule("E5-WPN-11")
def test_a_weapon_must_be_in_hand() -> None:
    axe = weapon("axe", "1d6", "slashing")
    hands = {"attacks": [LONGSWORD, axe], "starts_holding": ["longsword", "shield"]}
    fight = arena(fig(at=(2, 2), **hands), rai(at=(3, 2)))
    assert codes(fight, "FIG: draw axe")["no_free_hand"] == ["E5-WPN-11"]
    found = codes(fight, "FIG: attack RAI with axe")
    assert "E5-WPN-11" in [rule for rules in found.values() for rule in rules]


@pytest.mark.rule("E5-OBJ-2", "E5-OBJ-3", "E5-OBJ-1")
def test_objects() -> None:
    gate = on_squares("gate", (3, 2), object=ObjectEntry(ac=10, hp=9, threshold=6), blocks_movement=True)
    venom = weapon("venom", "0", "poison", bonus=30, source="natural", attack_bonus=9)
    fight = arena(fig(at=(2, 2), attacks=[LONGSWORD, venom], attacks_per_action=3), rai(at=(9, 9)), features=[gate])
    play(fight, "FIG: attack gate with longsword", "FIG d20 12 | FIG d8 2")
    play(fight, "FIG: attack gate with venom", "FIG d20 12", "FIG: attack gate with longsword", "FIG d20 12 | FIG d8 6")
    assert [each.damage for each in told(fight, ObjectDamaged)] == [0, 0, 9]
    assert fight.state.broken == ["gate"]
    assert allowed(fight, "FIG: move 3,2")


@pytest.mark.rule("E5-DMG-14")
def test_an_object_may_resist() -> None:
    gate = on_squares("gate", (3, 2), object=ObjectEntry(ac=10, hp=30, resistances=["slashing"], immunities=["fire"]))
    brand = weapon("brand", "1d8", "fire")
    fight = arena(fig(at=(2, 2), attacks=[LONGSWORD, brand], attacks_per_action=2), rai(at=(9, 9)), features=[gate])
    play(
        fight,
        "FIG: attack gate with longsword",
        "FIG d20 12 | FIG d8 6",
        "FIG: attack gate with brand",
        "FIG d20 12 | FIG d8 6",
    )
    assert [each.damage for each in told(fight, ObjectDamaged)] == [4, 0]


@pytest.mark.rule("E5-PRONE-8")
def test_prone_attackers_and_targets() -> None:
    fight = arena(fig(at=(2, 2), conditions=["prone"]), rai(at=(3, 2)))
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG 2d20 9 2"))[1] == 7
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=["prone"]))
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG 2d20 2 4"))[1] == 9
    fight = arena(archer(at=(2, 2)), rai(at=(6, 2), conditions=["prone"]))
    assert rolled(play(fight, "ROG: attack RAI with shortbow", "ROG 2d20 12 2"))[1] == 7


@pytest.mark.rule("E5-DICE-5", "E5-DICE-6")
def test_advantage_does_not_stack() -> None:
    worse = ["prone", "poisoned", ConditionEntry(name="restrained")]
    fight = arena(fig(at=(2, 2), conditions=worse), rai(at=(3, 2), conditions=["stunned"]))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 5")
    roll = last(fight, Rolled)
    assert (rolled(fight), len(roll.disadvantage) >= 3, len(roll.advantage) >= 1) == ((1, 10), True, True)
    fight = arena(fig(at=(2, 2), conditions=worse), rai(at=(3, 2)))
    assert rolled(play(fight, "FIG: attack RAI with longsword", "FIG 2d20 15 5")) == (2, 10)


@pytest.mark.rule("E5-ATK-1", "E5-SPACE-10")
def test_a_target_out_of_reach_is_refused() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(4, 2)), cle(at=(9, 9)))
    assert set(codes(fight, "FIG: attack RAI with longsword")["out_of_reach"]) <= {"E5-ATK-1", "E5-SPACE-10"}
    assert told(fight, Damaged) == []


@pytest.mark.rule("E5-SIGHT-3", "E5-SIGHT-4")
@pytest.mark.parametrize(("light", "dice"), [("dark", "9 2"), ("dim", "2"), ("bright", "2")])
def test_darkness_hides_and_dim_light_does_not(light: str, dice: str) -> None:
    shade = on_squares("shade", (9, 2), light=light)
    fight = play(arena(archer(at=(2, 2)), rai(at=(9, 2)), features=[shade]), "ROG: attack RAI with shortbow", dice)
    assert rolled(fight) == (len(dice.split()), 7)
    eyes = archer(at=(2, 2), senses=Senses(darkvision_ft=60))
    fight = play(arena(eyes, rai(at=(9, 2)), features=[shade]), "ROG: attack RAI with shortbow", "2")
    assert rolled(fight) == (1, 7)


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


@pytest.mark.rule("E5-WPN-10", "E5-ATK-12")
def test_an_improvised_weapon_flies_20_or_60_feet() -> None:
    def thrown(x: int) -> int:
        fight = arena(fig(at=(0, 2), starts_holding=[]), rai(at=(x, 2)))
        if not allowed(fight, "FIG: attack RAI with improvised"):
            return 0
        two = x > 4
        play(fight, "FIG: attack RAI with improvised", "FIG 2d20 2 2" if two else "FIG d20 2")
        return len(last(fight, Rolled).faces)

    assert [thrown(x) for x in (4, 5, 12, 13)] == [1, 2, 2, 0]


@pytest.mark.rule("E5-ATK-4", "E5-OBJ-1")
@pytest.mark.parametrize(("die", "hit"), [(5, True), (4, False)])
def test_an_object_is_hit_by_exactly_its_ac(die: int, hit: bool) -> None:
    crate = on_squares("crate", (3, 2), object=ObjectEntry(ac=10, hp=20))
    fight = arena(fig(at=(2, 2)), rai(at=(20, 9)), features=[crate])
    play(fight, "FIG: attack crate with longsword", f"{die}" + (" | 3" if hit else ""))
    assert struck(fight) == (10, hit)
