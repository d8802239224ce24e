"""Attack throws, melee and damage."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.fight.attacks import PLAIN
from affray.rulesets.acks2.fight.cleaving import Chain
from affray.rulesets.acks2.model.events import AttackResolved
from affray.rulesets.acks2.model.scenario import AttackEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    AROUND,
    CLUB,
    SANCTUARY,
    SHORT_SWORD,
    SPEAR,
    SWORD,
    THIEF,
    allowed,
    archer,
    conditions,
    edges,
    ended,
    gargoyle,
    hp,
    new_round,
    ogre,
    orc,
    play,
    refused,
    ring,
    say,
    someone,
    spear,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked, last, left_out, told


@pytest.mark.scenario("ACKS-EX-38")
@pytest.mark.rule("ACKS-ATK-1", "ACKS-ATK-2")
def test_natural_20_and_1() -> None:
    high = ring(someone("a", at=(0, 0), attack_throw=11), orc("t", at=(0, 1), ac=15), numbers="a=5 t=1")
    play(high, "a: attack t with sword", "a d20 20 | a d6 1")
    assert struck(high) == (20, 26, True)
    low = ring(someone("a", at=(0, 0), attack_throw=-5), orc("t", at=(0, 1), ac=3), numbers="a=5 t=1")
    play(low, "a: attack t with sword", "a d20 1")
    assert struck(low) == (1, -2, False)


@pytest.mark.rule("ACKS-ATK-1", "ACKS-ATK-2")
@pytest.mark.parametrize(("die", "named"), [(1, True), (2, False), (19, False), (20, True)])
def test_an_attack_throw_names_the_rule_of_a_natural_20_or_1(die: int, named: bool) -> None:
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1)), numbers="a=5 t=1")
    say(fight, "a: attack t with sword", f"a d20 {die}")
    assert last(fight, AttackResolved).rules == (("ACKS-ATK-1", "ACKS-ATK-2") if named else ("ACKS-ATK-1",))


@pytest.mark.rule("ACKS-ATK-1")
@pytest.mark.parametrize(("die", "hit"), [(12, False), (13, True)])
def test_an_attack_throw_must_reach_the_value_plus_ac(die: int, hit: bool) -> None:
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1)), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", f"a d20 {die} | a d6 1" if hit else f"a d20 {die}")
    assert struck(fight) == (die, 13, hit)


MONSTERS = {"1/2": 12, "1-1": 11, "1": 10, "1+1": 9, "4+1": 6, "20": -9, "25": -9}
BY_LEVEL = {
    "fighter": (11, 10, 9, 9, 8, 7, 7, 6, 5, 5, 4, 3, 3, 2, 1),
    "crusader_thief": (11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4),
    "mage": (11, 10, 10, 10, 9, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6),
}
CHARACTERS = [
    ({"progression": name, "level": level, "hd": "1"}, value)
    for name, values in BY_LEVEL.items()
    for level, value in enumerate(values)
]


@pytest.mark.rule("ACKS-ATK-3")
@pytest.mark.parametrize(("fields", "value"), [*(({"hd": hd}, value) for hd, value in MONSTERS.items()), *CHARACTERS])
def test_attack_throw_values(fields: dict[str, Any], value: int) -> None:
    fight = ring(orc("m", at=(0, 1), attack_throw=None, **fields), someone("t", at=(0, 0)))
    assert warrior(fight, "m").card.attack_throw == value


@pytest.mark.rule("ACKS-ATK-4")
def test_a_creature_makes_its_whole_sequence_in_order() -> None:
    fight = ring(orc("m", at=(0, 1), attacks=[SWORD, CLUB]), someone("t", at=(0, 0)), numbers="m=5 t=1")
    play(fight, "m: attack t", "m d20 1 | m d20 2")
    assert [(each.weapon, each.natural) for each in told(fight, AttackResolved)] == [("sword", 1), ("club", 2)]


@pytest.mark.rule("ACKS-ATK-5", "ACKS-COND-4")
@pytest.mark.parametrize(("where", "facing", "bonus"), [((0, 1), "S", 0), ((1, 0), "W", 2), ((0, -1), "N", 2)])
def test_attacks_from_flank_and_rear(where: tuple[int, int], facing: str, bonus: int) -> None:
    fight = ring(someone("a", at=where, facing=facing), orc("t", at=(0, 0), facing="N"), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 1")
    assert struck(fight)[0] == 1 + bonus


@pytest.mark.rule("ACKS-ATK-6", "ACKS-COND-3")
@pytest.mark.parametrize("condition", ["cowering", "prone", "restrained"])
def test_flanked_and_vulnerable_do_not_stack(condition: str) -> None:
    fight = ring(someone("a", at=(0, -1)), orc("t", at=(0, 0), facing="N", start=[condition]), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 1")
    assert struck(fight)[0] == 3
    front = ring(
        someone("a", at=(0, 1), facing="S"), orc("t", at=(0, 0), facing="N", start=[condition]), numbers="a=5 t=1"
    )
    play(front, "a: attack t with sword", "a d20 1")
    assert struck(front)[0] == 3


@pytest.mark.rule("ACKS-ATK-7", "ACKS-COND-4")
def test_higher_ground_adds_one_and_stacks() -> None:
    fight = ring(someone("a", at=(0, -1), elevation_ft=5), orc("t", at=(0, 0), facing="N"), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 1")
    assert struck(fight)[0] == 4


@pytest.mark.scenario("ACKS-EX-30")
@pytest.mark.rule("ACKS-FACE-6", "ACKS-COND-8", "ACKS-ATK-8")
def test_sneaking_denies_the_turn() -> None:
    fight = ring(
        someone("thief", at=(0, -3), attacks=[SHORT_SWORD], **THIEF),
        orc("guard", at=(0, 0), facing="N", ac=4, hp_max=9),
        numbers="thief=5 guard=1",
    )
    play(fight, "thief: sneak 0,-2 0,-1 facing N", "thief d20 10")
    assert "ACKS-FACE-6" in left_out(fight, "guard", "turn")
    play(fight, "thief: attack guard with short_sword", "thief d20 10 | thief 2d6 3 5")
    assert (struck(fight), hp(fight, "guard")) == ((14, 14, True), 1)


@pytest.mark.rule("ACKS-ATK-8")
def test_an_ambusher_adds_one_weapon_die_and_not_at_long_range() -> None:
    def shot(distance: int, dice: str) -> tuple[int, int]:
        fight = ring(
            archer("a", at=(0, 0), dex_mod=0, proficiencies=["ambushing"]),
            orc("t", at=(0, distance), facing="N", hp_max=20),
            numbers="a=5 t=1",
        )
        play(fight, "a: attack t with bow", dice)
        return struck(fight)[0], 20 - hp(fight, "t")  # type: ignore[operator]

    assert shot(10, "a d20 12 | a 2d6 3 4") == (16, 7)
    assert shot(25, "a d20 15 | a d6 3") == (15, 3)  # medium range: +2 behind it, -2 for the range, no extra die


@pytest.mark.rule("ACKS-ATK-9", "ACKS-DMG-1")
def test_strength_for_melee_dexterity_for_missiles() -> None:
    fight = ring(
        someone("a", at=(0, 0), str_mod=2, dex_mod=1, attacks=[weapon("sword", "1d6", attack_bonus=1, damage_bonus=1)]),
        orc("t", at=(0, 1), hp_max=20),
        numbers="a=5 t=1",
    )
    play(fight, "a: attack t with sword", "a d20 10 | a d6 3")
    assert (struck(fight)[0], hp(fight, "t")) == (13, 14)
    shot = ring(archer("a", at=(0, 0), str_mod=2, dex_mod=1), orc("t", at=(0, 9), hp_max=20), numbers="a=5 t=1")
    play(shot, "a: attack t with bow", "a d20 12 | a d6 3")
    assert (struck(shot)[0], hp(shot, "t")) == (13, 17)


@pytest.mark.rule("ACKS-ATK-10")
def test_a_second_weapon_adds_one() -> None:
    fight = ring(someone("a", at=(0, 0), second_weapon=True), orc("t", at=(0, 1)), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 1")
    assert (struck(fight)[0], asked(fight)) == (2, ["t segment"])


@pytest.mark.rule("ACKS-ATK-11")
def test_an_enemy_must_save_before_it_may_attack_a_warded_creature() -> None:
    def facing_the_ward() -> Fight[Combat]:
        return ring(
            orc("o", at=(0, 1), saves={"spells": 15}),
            someone("w", at=(0, 0), ward=SANCTUARY),
            someone("f", at=(1, 0)),
            numbers="o=5 w=1 f=1",
        )

    passed = play(facing_the_ward(), "o: attack w with sword", "o d20 15 | o d20 1")
    assert struck(passed)[2] is False
    failed = play(facing_the_ward(), "o: attack w with sword", "o d20 14")
    assert told(failed, AttackResolved) == []
    assert "ACKS-ATK-11" in refused(failed, "o: attack w with sword")
    play(failed, "o: attack f with sword", "o d20 1")


@pytest.mark.rule("ACKS-ATK-11")
def test_a_ward_ends_when_its_bearer_attacks() -> None:
    fight = ring(someone("w", at=(0, 0), ward=SANCTUARY), orc("o", at=(0, 1)), numbers="w=5 o=1")
    assert edges(fight) == set()
    play(fight, "w: attack o with sword", "w d20 1")
    assert (warrior(fight, "w").wards, edges(fight)) == ([], {"w>o", "o>w"})


@pytest.mark.scenario("ACKS-EX-39")
@pytest.mark.rule("ACKS-MELEE-1", "ACKS-MELEE-2")
def test_the_second_rank() -> None:
    def behind(attack: AttackEntry, where: tuple[int, int] = (0, -1)) -> Fight[Combat]:
        return ring(
            someone("ally", at=(0, 0)),
            orc("o", at=(0, 1)),
            someone("second", at=where, attacks=[attack]),
            numbers="second=5 ally=2 o=1",
        )

    assert allowed(behind(SPEAR), "second: attack o with spear")
    assert "ACKS-MELEE-1" in refused(behind(SWORD), "second: attack o with sword")
    assert refused(behind(SPEAR, (0, -2)), "second: attack o with spear")


@pytest.mark.rule("ACKS-MELEE-1")
def test_melee_needs_reach_and_the_front_arc() -> None:
    fight = ring(
        someone("a", at=(0, 0), facing="N"),
        orc("far", at=(0, 2)),
        orc("behind", at=(0, -1)),
        orc("beside", at=(1, 0)),
        numbers="a=5 far=1 behind=1 beside=1",
    )
    for target in ("far", "behind", "beside"):
        assert "ACKS-MELEE-1" in refused(fight, f"a: attack {target} with sword")
    long_arm = ring(
        orc("a", at=(0, 0), facing="N", attacks=[weapon("tail", "1d6", reach_ft=10)]),
        someone("far", at=(0, 2)),
        numbers="a=5 far=1",
    )
    assert allowed(long_arm, "a: attack far with tail")


@pytest.mark.rule("ACKS-MELEE-3", "ACKS-COND-12")
@pytest.mark.parametrize(("proficiencies", "total"), [([], 6), (["blind_fighting"], 8)])
def test_a_blinded_attacker(proficiencies: list[str], total: int) -> None:
    fight = ring(
        someone("a", at=(0, 0), start=["blinded"], proficiencies=proficiencies), orc("t", at=(0, 1)), numbers="a=5 t=1"
    )
    play(fight, "a: attack t with sword", "a d20 10")
    assert struck(fight)[0] == total


@pytest.mark.rule("ACKS-MELEE-4")
@pytest.mark.parametrize("breakage", [True, False])
def test_a_natural_1_breaks_a_long_weapon(breakage: bool) -> None:
    fight = ring(spear("a", at=(0, 0)), orc("t", at=(0, 1)), numbers="a=5 t=1", long_weapon_breakage=breakage)
    play(fight, "a: attack t with spear", "a d20 1")
    broken = warrior(fight, "a").arms["spear"]
    assert (not broken.long and not broken.impact and not broken.thrown) is breakage
    ended(fight)
    new_round(fight, "a=5 t=1")
    play(fight, "a: attack t with spear", "a d20 2")
    assert struck(fight)[0] == (2 if breakage else 3)


@pytest.mark.rule("ACKS-MELEE-5", "ACKS-COND-7")
def test_a_helpless_target_is_hit_without_a_throw() -> None:
    fight = ring(
        someone("a", at=(0, 0)), orc("t", at=(0, 1), start=["paralyzed"]), orc("x", at=(9, 9)), numbers="a=5 t=1 x=0"
    )
    play(fight, "a: attack t with sword", "a d6 4")
    assert hp(fight, "t") == 2


@pytest.mark.rule("ACKS-MELEE-6", "ACKS-CLEAVE-13")
def test_a_coup_de_grace_slays_the_helpless_without_a_roll_or_a_cleave() -> None:
    fight = ring(
        someone("a", at=(0, 0)),
        orc("t", at=(0, 1), start=["paralyzed"]),
        orc("x", at=(1, 1), facing="N"),
        numbers="a=5 t=1 x=0",
    )
    play(fight, "a: coup_de_grace t")
    assert (status(fight, "t"), asked(fight)) == ("dead", ["x segment"])
    engaged_one = ring(
        someone("a", at=(0, 0)), orc("t", at=(0, 1), start=["paralyzed"]), orc("x", at=(1, 1)), numbers="a=5 t=1 x=0"
    )
    assert "ACKS-MELEE-6" in refused(engaged_one, "a: coup_de_grace t")


@pytest.mark.rule("ACKS-DMG-2")
def test_a_hit_deals_at_least_one() -> None:
    fight = ring(someone("a", at=(0, 0), str_mod=-3), orc("t", at=(0, 1)), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 20 | a d6 1")
    assert hp(fight, "t") == 5


@pytest.mark.rule("ACKS-DMG-4")
def test_weapon_focus_adds_a_die_on_a_natural_20() -> None:
    fight = ring(
        someone("a", at=(0, 0), proficiencies=["weapon_focus"]), orc("t", at=(0, 1), hp_max=20), numbers="a=5 t=1"
    )
    play(fight, "a: attack t with sword", "a d20 20 | a 2d6 3 4")
    assert hp(fight, "t") == 13


@pytest.mark.rule("ACKS-DMG-5")
def test_hit_points_may_become_negative() -> None:
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), hp=2), orc("x", at=(9, 9)), numbers="a=5 t=1 x=0")
    play(fight, "a: attack t with sword", "a d20 19 | a d6 6")
    assert hp(fight, "t") == -4


@pytest.mark.rule("ACKS-DMG-6", "ACKS-MANEUV-8")
def test_nonlethal_damage_is_summed_up() -> None:
    fight = ring(someone("a", at=(0, 0), armor_weight="medium"), orc("t", at=(0, 1)), numbers="a=5 t=1")
    play(fight, "a: attack t with fist", "a d20 19 | a d3 2")
    assert (hp(fight, "t"), warrior(fight, "t").nonlethal) == (4, 2)


@pytest.mark.rule("ACKS-DMG-7")
@pytest.mark.parametrize(
    ("fields", "tags", "taken"),
    [
        ({"resist": ["slashing"]}, [], 2),
        ({"resist": ["mundane:slashing"]}, ["silver"], 5),
        ({"resist": ["mundane:slashing"]}, [], 2),
        ({"immune": ["slashing"]}, [], 0),
        ({"immune": ["extraordinary:slashing"]}, [], 5),
        ({"immune": ["piercing"]}, [], 5),
    ],
)
def test_resistance_and_immunity(fields: dict[str, Any], tags: list[Any], taken: int) -> None:
    fight = ring(
        someone("a", at=(0, 0), attacks=[weapon("sword", "1d6", "slashing", *tags)]),
        orc("t", at=(0, 1), **fields),
        numbers="a=5 t=1",
    )
    play(fight, "a: attack t with sword", "a d20 19 | a d6 5")
    assert hp(fight, "t") == 6 - taken


@pytest.mark.rule("ACKS-COND-1")
def test_two_sources_of_a_condition_do_not_add_up() -> None:
    fight = ring(someone("a", at=(0, 0)), orc("o", at=(0, 6), start=["disordered"]), numbers="o=5 a=1")
    play(fight, "o: charge a to 0,1", "o d20 1", "a: attack o with sword", "a d20 1")
    assert struck(fight)[1] == 11


@pytest.mark.rule("ACKS-ATK-11")
def test_with_the_ward_nothing_else_ends() -> None:
    fight = ring(someone("w", at=(0, 0), ward=SANCTUARY, start=["prone"]), orc("o", at=(0, 1)), numbers="w=5 o=1")
    play(fight, "w: attack o with sword", "w d20 1")
    assert (warrior(fight, "w").wards, conditions(fight, "w")) == ([], {"prone"})


@pytest.mark.rule("ACKS-MELEE-5")
def test_a_smaller_attacker_must_still_hit_a_helpless_giant() -> None:
    fight = ring(
        someone("a", at=(0, 0)), ogre("t", at=(0, 1), start=["paralyzed"]), orc("x", at=(9, 9)), numbers="a=5 t=1 x=0"
    )
    play(fight, "a: attack t with sword", "a d20 1")
    assert struck(fight) == (3, 13, False)


@pytest.mark.rule("ACKS-MELEE-6")
def test_a_smaller_attacker_gives_no_coup_de_grace() -> None:
    fight = ring(someone("a", at=(0, 0)), ogre("t", at=(0, 1), start=["paralyzed"]), numbers="a=5 t=1")
    assert "ACKS-MELEE-6" in refused(fight, "a: coup_de_grace t")


@pytest.mark.rule("ACKS-ATK-4")
def test_cleaves_of_one_attack_are_finished_before_the_next_of_the_sequence() -> None:
    fight = ring(
        orc("m", at=(0, 1), attacks=[SWORD, CLUB], cleave_max=2),
        someone("t", at=(0, 0), hp=1),
        someone("u", at=(1, 0), hp=1),
        someone("v", at=(-1, 0)),
        numbers="m=5 t=1 u=1 v=1",
    )
    play(fight, "m: attack t", "m d20 19 | m d6 6", "m: cleave u", "m d20 19 | m d6 6", "m: stop", "m d20 1")
    told_of = [(each.target, each.weapon) for each in told(fight, AttackResolved)]
    assert told_of == [("t", "sword"), ("u", "sword"), ("v", "club")]


@pytest.mark.rule("ACKS-MELEE-5")
def test_a_sure_hit_is_told() -> None:
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), start=["paralyzed"]), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d6 4")
    told_ = last(fight, AttackResolved)
    assert (told_.natural, told_.hit, told_.rules) == (0, True, ("ACKS-MELEE-5",))


@pytest.mark.rule("ACKS-COND-7", "ACKS-ATK-6")
def test_the_slumbering_are_vulnerable_to_the_shot_that_wakes_them() -> None:
    fight = ring(archer("a", at=(0, 0)), orc("t", at=(0, 9), start=["slumbering"]), numbers="a=5 t=1")
    play(fight, "a: attack t with bow", "a d20 2")
    assert (struck(fight)[0], conditions(fight, "t")) == (2 + 1 + 2, set())


@pytest.mark.rule("ACKS-COND-7")
def test_a_miss_wakes_the_slumbering_too() -> None:
    fight = ring(someone("a", at=(0, 0), size="small"), orc("t", at=(0, 1), start=["slumbering"]), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 2")
    assert conditions(fight, "t") == set()


@pytest.mark.rule("ACKS-ATK-8", "ACKS-DMG-3")
def test_ambush_and_backstab_dice_add_together() -> None:
    both = {"proficiencies": ["ambushing", "backstab"], "backstab_dice": 2}
    fight = ring(someone("a", at=(0, 0), **both), orc("t", at=(0, 1), facing="N", hp_max=30), numbers="a=5 t=1")
    play(fight, "a: attack t with sword", "a d20 15 | a 4d6 1 1 1 1")
    assert hp(fight, "t") == 26


@pytest.mark.rule("ACKS-MELEE-3", "ACKS-COND-8")
def test_blind_fighting_helps_against_the_hidden() -> None:
    fight = ring(
        someone("a", at=(0, 0), proficiencies=["blind_fighting"]),
        orc("t", at=(0, 1), start=["hidden"]),
        numbers="a=5 t=1",
    )
    play(fight, "a: attack t with sword", "a d20 10")
    assert struck(fight)[0] == 8


@pytest.mark.rule("ACKS-MOVE-10")
def test_a_coup_de_grace_reveals_the_hidden_but_leaves_it_sneaking() -> None:
    fight = ring(
        someone("a", at=(0, 0), start=["hidden", "sneaking"]), orc("t", at=(0, 1), start=["paralyzed"]),
        orc("u", at=(9, 9)), numbers="a=5 t=1 u=0",
    )  # fmt: skip
    play(fight, "a: coup_de_grace t")
    assert conditions(fight, "a") == {"sneaking"}


@pytest.mark.rule("ACKS-MELEE-5", "ACKS-MELEE-6", "ACKS-COND-7")
def test_who_is_engaged_may_strike_an_unconscious_enemy() -> None:
    fight = ring(
        someone("h", at=(0, 1), facing="S", hp=-1, status="unconscious", felled_round=1),
        someone("k", at=(1, 1), facing="SW"),
        orc("o", at=(0, 0), facing="N"),
        numbers="h=0 o=5 k=1",
        mortal_wounds="full",
    )
    assert "ACKS-MELEE-6" in refused(fight, "o: coup_de_grace h")
    assert allowed(fight, "o: attack h with sword")


@pytest.mark.rule("ACKS-MELEE-5", "ACKS-COND-7", "ACKS-CLEAVE-1")
def test_a_blow_at_the_unconscious_needs_no_throw_and_allows_no_cleave() -> None:
    fight = ring(
        someone("h", at=(0, 1), facing="S", hp=-1, status="unconscious", felled_round=1),
        someone("k", at=(1, 1), facing="SW"), orc("o", at=(0, 0), facing="N"), numbers="h=0 o=5 k=1",
    )  # fmt: skip
    say(fight, "o: attack h with sword", "o d6 3")
    assert (hp(fight, "h"), status(fight, "h"), asked(fight)) == (-4, "unconscious", ["k segment"])


@pytest.mark.rule("ACKS-ATK-6", "ACKS-COND-3", "ACKS-MELEE-5")
def test_a_smaller_attacker_throws_at_the_unconscious_with_plus_two() -> None:
    lying = ogre("o", at=(0, 1), hp=-1, status="unconscious", felled_round=1)
    fight = ring(someone("h", at=(0, 0)), lying, orc("q", at=(9, 9)), numbers="h=5 o=0 q=1")
    say(fight, "h: attack o with sword", "h d20 5")
    assert struck(fight)[0] == 7


@pytest.mark.rule("ACKS-MANEUV-1")
def test_no_maneuver_is_made_on_the_unconscious() -> None:
    lying = orc("o", at=(0, 1), hp=-1, status="unconscious", felled_round=1)
    fight = ring(someone("h", at=(0, 0)), lying, orc("q", at=(9, 9)), numbers="h=5 o=0 q=1")
    assert "ACKS-ATK-1" in refused(fight, "h: maneuver wrestle o")


@pytest.mark.rule("ACKS-DMG-1", "ACKS-DMG-2")
@pytest.mark.parametrize(("bonus", "strength", "left"), [(0, 0, 17), (2, 0, 15), (0, 2, 15), (-5, 0, 19), (1, 1, 15)])
def test_damage_adds_strength_and_the_weapons_bonus(bonus: int, strength: int, left: int) -> None:
    blade = weapon("sword", "1d6", damage_bonus=bonus)
    fight = ring(someone("h", attacks=[blade], str_mod=strength), orc("o", at=(0, 1), hp_max=20), numbers="h=5 o=1")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 3")
    assert (hp(fight, "o"), struck(fight)[2]) == (left, True)


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-CLEAVE-6", "ACKS-FACE-12")
def test_the_steps_of_an_attack_are_those_around_it() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 2)), numbers="h=5 o=1")
    squares = [(x + 30, y + 30) for x, y in AROUND]
    assert list(ACTIONS["attack"].fields(fight.scene, "h")["step"].some()) == squares
    chain = Chain(fight.scene, warrior(fight, "h"), warrior(fight, "h").arms["sword"], PLAIN)
    assert chain.steps() == squares
    assert [allowed(fight, f"h: attack o step {x},{y}") for x, y in ((0, 1), (1, 1), (1, 0), (0, 0), (0, 2))] == [
        True, True, False, False, False,
    ]  # fmt: skip
    body: Any = ring(ogre("h"), someone("x", at=(9, 9)), numbers="h=5 x=1")
    offered = list(ACTIONS["remain_stationary"].fields(body.scene, "h")["at"].some())
    assert (30, 30) in offered
    assert len(offered) == len(set(offered)) > 4


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-GRID-3")
@pytest.mark.parametrize(("height", "rules"), [(5, []), (20, ["ACKS-MELEE-1"])])
def test_the_step_of_an_attack_does_not_lead_up_into_the_air(height: int, rules: list[str]) -> None:
    fight = ring(someone("h"), gargoyle("g", at=(0, 2), elevation_ft=height), numbers="h=5 g=3")
    line = "h: attack g step 0,1"
    assert allowed(fight, line) if not rules else refused(fight, line) == rules
