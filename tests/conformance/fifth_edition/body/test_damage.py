"""Damage: dice, critical hits, types, temporary hit points."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.body.damage import Part, adjusted
from affray.rulesets.fifth_edition.model.events import ConditionGained, Damaged, DiceRolled
from affray.rulesets.fifth_edition.model.kinds import Change, Resisted
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    AttackEntry,
    DamageEntry,
    ModifiersEntry,
    SaveEntry,
    Traits,
    TriggerFilterEntry,
    TypeFilter,
)
from affray.rulesets.fifth_edition.model.stats import Combat, Effect
from tests.conformance.fifth_edition.arena import (
    LONGSWORD,
    archer,
    arena,
    bru,
    cle,
    fig,
    fighter,
    hou,
    hp,
    hurt,
    mag,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    saved,
    struck,
    weapon,
    wiz,
)
from tests.conformance.harness import asked, last, play, told


def taken(fight: Fight[Combat], who: str) -> int:
    """The last damage that somebody took."""
    events: list[Damaged] = [each for each in told(fight, Damaged) if each.who == who]
    return events[-1].damage.total


@pytest.mark.scenario("E5-EX-47")
@pytest.mark.rule("E5-CRIT-1", "E5-CRIT-3", "E5-MON-9")
def test_a_critical_sneak_attack() -> None:
    fight = arena(rog(at=(2, 2), traits=Traits(sneak_attack="1d6")), fig(at=(3, 1)), bru(at=(3, 2)))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 20 | ROG 2d6 4 2 | ROG 2d6 6 1")
    assert taken(fight, "BRU") == 16
    play(fight, "ROG: offhand BRU with shortsword_b", "ROG d20 15 | ROG d6 4")
    assert taken(fight, "BRU") == 4


@pytest.mark.rule("E5-MON-9")
def test_sneak_attack_needs_an_opening() -> None:
    def sneak(*others: Any, **target: Any) -> Fight[Combat]:
        return arena(rog(at=(2, 2), traits=Traits(sneak_attack="1d6")), bru(at=(3, 2), **target), *others)

    play(fight := sneak(), "ROG: attack BRU with shortsword_a", "ROG d20 15 | ROG d6 4")
    assert taken(fight, "BRU") == 7
    play(
        fight := sneak(conditions=["prone"]), "ROG: attack BRU with shortsword_a", "ROG 2d20 15 3 | ROG d6 4 | ROG d6 6"
    )
    assert taken(fight, "BRU") == 13
    play(
        fight := sneak(fig(at=(3, 1), conditions=["stunned"])),
        "ROG: attack BRU with shortsword_a",
        "ROG d20 15 | ROG d6 4",
    )
    assert taken(fight, "BRU") == 7


@pytest.mark.scenario("E5-EX-48")
@pytest.mark.rule("E5-CRIT-5", "E5-COND-12")
def test_a_paralyzed_target() -> None:
    frozen = rai(at=(3, 2), hp_max=30, conditions=["paralyzed"])
    fight = arena(rog(at=(2, 2)), archer("BOW", at=(9, 2)), frozen)
    play(fight, "ROG: attack RAI with shortsword_a", "ROG 2d20 5 11 | ROG 2d6 2 3", "ROG: end")
    assert (rolled(fight), struck(fight), taken(fight, "RAI")) == ((2, 16), (13, True), 8)
    play(fight, "BOW: attack RAI with shortbow", "BOW 2d20 5 11 | BOW d6 2")
    assert (rolled(fight), taken(fight, "RAI")) == ((2, 16), 5)


WARDED = [Effect("ward", "TGT", Change(damage_reduction=5))]


def target(damage: Any, **changes: Any) -> Fight[Combat]:
    return arena(mag(at=(2, 2), powers=[damage]), fig("TGT", at=(6, 2), hp_max=90, **changes))


@pytest.mark.scenario("E5-EX-49")
@pytest.mark.rule(
    "E5-DMG-7", "E5-DMG-8", "E5-DMG-9", "E5-DMG-10", "E5-DMG-11", "E5-DMG-15", "E5-GEN-2",
)  # fmt: skip
def test_the_order_of_damage_changes() -> None:
    fight = target(hurt("25 bludgeoning"), effects=WARDED, resistances=["bludgeoning", TypeFilter(type="bludgeoning")])
    assert taken(play(fight, "MAG: use hurt_25 TGT"), "TGT") == 10
    fight = target(hurt("25 fire"), resistances=["fire"], vulnerabilities=["fire"])
    assert taken(play(fight, "MAG: use hurt_25 TGT"), "TGT") == 24
    fight = target(hurt("25 poison"), immunities=["poison"])
    assert hp(play(fight, "MAG: use hurt_25 TGT"), "TGT") == 90
    chill = saved("chill", "con", half=True, dc=10, range_ft=60, damage="25 cold")
    fight = target(chill, effects=WARDED, resistances=["cold"])
    assert taken(play(fight, "MAG: use chill TGT", "TGT d20 15"), "TGT") == 3


@pytest.mark.rule("E5-DMG-11", "E5-DMG-7")
def test_some_resist_only_what_is_not_magical() -> None:
    tough = [TypeFilter(type="slashing", nonmagical=True)]
    magic = weapon("magic", "1d8", "slashing", magical=True)
    fight = arena(fig(at=(2, 2), attacks=[LONGSWORD, magic], attacks_per_action=2), bru(at=(3, 2), resistances=tough))
    play(
        fight,
        "FIG: attack BRU with longsword",
        "FIG d20 12 | FIG d8 4",
        "FIG: attack BRU with magic",
        "FIG d20 12 | FIG d8 4",
    )
    assert [each.damage.total for each in told(fight, Damaged)] == [3, 7]


def two_types(**more: Any) -> AttackEntry:
    parts = [DamageEntry(dice="0", bonus=7, type="slashing"), DamageEntry(dice="0", bonus=9, type="fire")]
    return AttackEntry(id="brand", name="Brand", source="natural", attack_bonus=4, damage=parts, **more)


@pytest.mark.scenario("E5-EX-50")
@pytest.mark.rule("E5-DMG-6", "E5-SPELL-10")
def test_two_damage_types_in_one_hit() -> None:
    caster = wiz(at=(2, 2), resistances=["fire"])
    fight = arena(caster, hou(at=(3, 2), attacks=[two_types()]), bru(at=(9, 9)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2", "WIZ: end", "HOU: attack WIZ with brand", "HOU d20 15 | WIZ d20 8")
    assert (hp(fight, "WIZ"), len(told(fight, Damaged)), rolled(fight)) == (5, 1, (1, 10))
    assert (fighter(fight, "WIZ").concentration, asked(fight)) == ("snare", ["HOU turn"])


@pytest.mark.rule("E5-DMG-3")
def test_a_power_adds_no_ability_to_its_damage() -> None:
    fight = play(arena(wiz(at=(2, 2)), bru(at=(9, 2))), "WIZ: use spark_bolt BRU", "WIZ d20 12 | WIZ d10 7")
    assert taken(fight, "BRU") == 7


@pytest.mark.rule("E5-DMG-4")
def test_damage_is_never_below_0() -> None:
    weak = {"ability_scores": {"str": 1}, "attacks": [weapon("twig", "1d4", "slashing")]}
    fight = play(arena(fig(at=(2, 2), **weak), bru(at=(3, 2))), "FIG: attack BRU with twig", "FIG d20 19 | FIG d4 1")
    assert (hp(fight, "BRU"), struck(fight)[1]) == (59, True)


@pytest.mark.rule("E5-DMG-12")
def test_temporary_hit_points_go_first() -> None:
    fight = target(hurt("12 force"), temp_hp=5)
    play(fight, "MAG: use hurt_12 TGT")
    event = last(fight, Damaged)
    assert (event.absorbed, fighter(fight, "TGT").temp_hp, hp(fight, "TGT")) == (5, 0, 83)


@pytest.mark.rule("E5-DMG-13")
def test_lost_hit_points_hinder_nobody() -> None:
    fight = play(arena(fig(at=(2, 2), hp=1), rai(at=(3, 2))), "FIG: attack RAI with longsword", "FIG d20 9 | FIG d8 1")
    assert rolled(fight) == (1, 14)


@pytest.mark.rule("E5-CRIT-3", "E5-CRIT-4", "E5-CRIT-1")
def test_fixed_numbers_and_dice_that_a_save_decides_are_not_doubled() -> None:
    parts = [
        DamageEntry(dice="1d6", bonus=3, type="piercing"),
        DamageEntry(dice="2d6", type="poison", on_failed_save=SaveEntry(ability="con", dc=15, on_success="half")),
    ]
    sting = AttackEntry(id="sting", name="Sting", source="natural", attack_bonus=4, damage=parts)
    fight = arena(hou(at=(3, 2), attacks=[sting]), bru("TGT", at=(1, 2), side="heroes"))
    play(fight, "HOU: attack TGT with sting", "HOU d20 20 | HOU 2d6 6 5 | TGT d20 2 | HOU 2d6 4 4")
    assert taken(fight, "TGT") == 6 + 5 + 3 + 8


@pytest.mark.rule("E5-MON-7")
def test_monsters_may_deal_average_damage() -> None:
    fight = arena(bru(at=(3, 2)), fig(at=(2, 2)), cle(at=(2, 4)), monster_damage="average")
    play(fight, "BRU: attack FIG with greatclub", "BRU d20 12")
    assert taken(fight, "FIG") == 13
    pass_to(fight, "BRU")
    play(fight, "BRU: attack FIG with greatclub", "BRU d20 20")
    play(fight, "BRU: kill")
    assert taken(fight, "FIG") == 22
    fight = arena(fig(at=(2, 2)), bru(at=(3, 2)), monster_damage="average")
    play(fight, "FIG: attack BRU with longsword", "FIG d20 12 | FIG d8 8")
    assert taken(fight, "BRU") == 11


@pytest.mark.rule("E5-HEAL-3", "E5-HEAL-4", "E5-HEAL-5")
def test_healing_and_temporary_hit_points() -> None:
    boon = power("boon", range_ft=60, temp_hp="8")
    fight = arena(cle(at=(2, 2), powers=[boon, hurt("1 fire")]), fig(at=(3, 2), hp=25, temp_hp=4), rai(at=(20, 9)))
    play(fight, "CLE: use boon FIG")
    assert asked(fight) == ["FIG temp_hp"]
    kept = play(fight.fork(), "FIG: old")
    assert fighter(kept, "FIG").temp_hp == 4
    play(fight, "FIG: new")
    assert (fighter(fight, "FIG").temp_hp, hp(fight, "FIG")) == (8, 25)
    pass_to(fight, "CLE")
    assert fighter(fight, "FIG").temp_hp == 8


BURST = saved(
    "burst", "dex", half=True, dc=13, range_ft=60, damage="3d6 fire", area=AreaEntry(shape="sphere", size_ft=15)
)


@pytest.mark.rule("E5-DMG-8", "E5-DMG-9")
def test_resistance_then_vulnerability_rounds_in_between() -> None:
    fight = arena(
        mag(at=(3, 2), powers=[hurt("7 fire")]), fig(at=(2, 2), resistances=["fire"], vulnerabilities=["fire"])
    )
    play(fight, "MAG: use hurt_7 FIG")
    assert hp(fight, "FIG") == 22


@pytest.mark.rule("E5-DMG-15", "E5-DMG-7")
def test_reduction_goes_through_the_parts_in_order_before_resistance() -> None:
    sword = AttackEntry(
        id="flame",
        name="Flame",
        attack_bonus=7,
        source="natural",
        damage=[DamageEntry(dice="0", bonus=5, type="slashing"), DamageEntry(dice="0", bonus=9, type="fire")],
    )
    shield = power(
        "shield",
        cost="reaction",
        window="on_hit",
        range_ft=0,
        modifiers=ModifiersEntry(damage_reduction=7, damage_factor="half"),
        trigger_filter=TriggerFilterEntry(target="self"),
    )
    fight = arena(mag(at=(3, 2), attacks=[sword]), fig(at=(2, 2), powers=[shield], resistances=["fire"]))
    play(fight, "MAG: attack FIG with flame", "MAG d20 15")
    play(fight, "FIG: react shield")
    # 5//2=2, 9//2=4; -7: 0 and 0 (2 from the first, 4 of the remaining 5 from the second)
    assert hp(fight, "FIG") == 28


@pytest.mark.rule("E5-MON-10")
def test_evasion_takes_half_on_a_failure_and_nothing_on_a_success() -> None:
    nimble = rog(at=(8, 5), traits=Traits(evasion=True))
    fight = arena(mag(at=(5, 0), powers=[BURST]), nimble, fig(at=(25, 15)))
    one = fight.fork()
    play(fight, "MAG: use burst at 6,5", "ROG d20 2 | MAG 3d6 3 3 5")
    assert hp(fight, "ROG") == 21 - 5
    play(one, "MAG: use burst at 6,5", "ROG d20 15 | MAG 3d6 3 3 5")
    assert hp(one, "ROG") == 21


@pytest.mark.rule("E5-HEAL-3")
def test_new_temporary_hit_points_are_a_choice() -> None:
    ward = power("ward", range_ft=30, temp_hp="1d4+2")
    fight = arena(cle(at=(2, 2), powers=[ward]), fig(at=(4, 2), temp_hp=5), rai(at=(20, 2)))
    play(fight, "CLE: use ward FIG", "CLE d4 1")
    assert asked(fight) == ["FIG temp_hp"]
    play(fight, "FIG: old")
    assert fighter(fight, "FIG").temp_hp == 5


@pytest.mark.rule("E5-GEN-10", "E5-DMG-2")
def test_the_log_of_a_damage_roll_names_every_modifier() -> None:
    """Each modifier with its source, and the total."""
    fight = arena(fig(at=(2, 2)), bru(at=(3, 2)))
    play(fight, "FIG: attack BRU with longsword", "FIG d20 15 | FIG d8 5")
    damage = [each for each in told(fight, DiceRolled) if each.why == "damage"][-1]
    assert damage.total.total == 8, damage.total.parts


@pytest.mark.rule("E5-DMG-6", "E5-DMG-7", "E5-DMG-8", "E5-DMG-10", "E5-DMG-11", "E5-DMG-15")
@pytest.mark.parametrize(("parts", "halvings", "reduction", "found"), [
    ([(11, "cold")], 0, 0, [11]), ([(11, "cold")], 1, 0, [5]), ([(11, "cold")], 2, 0, [2]), ([(-3, "cold")], 0, 0, [0]),
    ([(11, "cold")], 1, 2, [3]), ([(3, "cold"), (7, "acid")], 0, 5, [0, 5]), ([(11, "fire")], 0, 0, [5]),
    ([(11, "fire")], 0, 2, [4]), ([(11, "force")], 0, 0, [22]), ([(11, "poison")], 0, 0, [0]),
    ([(11, "slashing")], 0, 0, [5]), ([(11, "thunder")], 0, 0, [10]),
])  # fmt: skip
def test_what_becomes_of_each_part(
    parts: list[tuple[int, str]], halvings: int, reduction: int, found: list[int]
) -> None:
    resisted = (Resisted("fire"), Resisted("slashing", True), Resisted("thunder"))
    given = [Part(*each) for each in parts]
    after = adjusted(
        given, halvings, reduction, resisted, (Resisted("force"), Resisted("thunder")), (Resisted("poison"),)
    )
    assert [each.amount for each in after] == found
    assert adjusted([Part(11, "slashing", True)], 0, 0, resisted, (), ())[0].amount == 11
    stone = [each.amount for each in adjusted([Part(9, "acid"), Part(9, "poison")], 0, 0, (), (), (), True)]
    assert stone == [4, 0]


@pytest.mark.rule("E5-DICE-12")
def test_the_same_ward_twice_counts_once_and_different_ones_add() -> None:
    def warded(*names: str) -> int:
        effects = [Effect(name, "TGT", Change(damage_reduction=5, ac=2)) for name in names]
        fight = arena(mag(at=(2, 2), powers=[hurt("20 fire")]), fig("TGT", at=(6, 2), hp_max=90, effects=effects))
        play(fight, "MAG: use hurt_20 TGT")
        return 90 - int(str(hp(fight, "TGT")))

    assert (warded("ward"), warded("ward", "ward"), warded("ward", "shell")) == (15, 15, 10)


@pytest.mark.rule("E5-DEATH-3", "E5-CRIT-1")
def test_a_critical_hit_may_kill_at_once() -> None:
    fight = arena(bru(at=(3, 2)), cle(at=(2, 2), hp=6, hp_max=8), fig(at=(9, 9)))
    play(fight, "BRU: attack CLE with greatclub", "BRU d20 20 | BRU 4d8 3 3 2 2", "BRU: kill")
    assert fighter(fight, "CLE").dead


@pytest.mark.rule("E5-DMG-1", "E5-CRIT-1")
def test_damage_is_told_by_type_once() -> None:
    fight = arena(hou(at=(3, 2), conditions=[]), fig(at=(2, 2)))
    play(fight, "HOU: attack FIG with bite", "HOU d20 20 | HOU 4d4 1 2 3 4")
    damage = last(fight, Damaged)
    assert [(each.value, each.why) for each in damage.damage.parts] == [(12, "piercing")]
    assert damage.types == ("piercing",)
    assert not told(fight, ConditionGained)
    pass_to(fight, "FIG")
    assert hp(fight, "FIG") == 16
