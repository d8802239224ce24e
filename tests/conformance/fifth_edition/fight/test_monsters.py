"""Monster and character features."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    AttackEntry,
    ConditionEntry,
    DamageEntry,
    HazardEntry,
    MultiattackEntry,
    SaveEntry,
    Traits,
    UsesEntry,
)
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    GREATCLUB,
    PARRY,
    arena,
    at,
    barred,
    bru,
    budget,
    cle,
    fig,
    fighter,
    has,
    hou,
    hp,
    hurt,
    mag,
    on_squares,
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
from tests.conformance.harness import allowed, answer, asked, codes, play, refused, throw


@pytest.mark.scenario("E5-EX-55")
@pytest.mark.rule("E5-MON-13", "E5-REACT-9")
def test_parry() -> None:
    def guarded() -> Fight[Combat]:
        return arena(rai(at=(3, 2)), fig("GUA", at=(2, 2), powers=[PARRY]))

    fight = play(guarded(), "RAI: attack GUA with scimitar", "RAI d20 13")
    assert (rolled(fight), asked(fight)) == ((1, 17), ["GUA on_roll"])
    play(fight, "GUA: react parry")
    assert (struck(fight), hp(fight, "GUA"), budget(fight, "GUA")) == ((18, False), 28, "")
    fight = play(guarded(), "RAI: attack GUA with scimitar", "RAI d20 20 | RAI 2d6 1 1")
    assert (hp(fight, "GUA"), budget(fight, "GUA")) == (24, "r")


@pytest.mark.scenario("E5-EX-79")
@pytest.mark.rule("E5-MON-4", "E5-TURN-10")
def test_recharge() -> None:
    breath = saved("breath", "dex", dc=12, half=True, uses=UsesEntry(recharge=[5, 6]), range_ft=0, damage="2d6 fire",
                   area=AreaEntry(shape="cone", size_ft=15))  # fmt: skip
    fight = arena(hou(at=(2, 2), powers=[breath]), fig(at=(4, 2)), round=1)
    play(fight, "HOU: use breath facing east", "FIG d20 15 | HOU 2d6 1 1", "HOU: end")
    answer(fight, "FIG: end")
    throw(fight, "HOU d6 4")
    assert codes(fight, "HOU: use breath facing east") == {"not_recharged": ["E5-MON-4"]}
    play(fight, "HOU: end")
    answer(fight, "FIG: end")
    throw(fight, "HOU d6 5")
    assert allowed(fight, "HOU: use breath facing east")


SWIPE = power("swipe", cost="legendary", range_ft=60, damage="1 force")


@pytest.mark.scenario("E5-EX-80")
@pytest.mark.rule("E5-MON-6", "E5-TURN-11")
def test_legendary_actions() -> None:
    boss = bru("BOSS", at=(9, 9), powers=[SWIPE], legendary_actions=2)
    fight = arena(fig(at=(2, 2)), rog(at=(2, 4)), cle(at=(2, 6)), wiz(at=(2, 8)), boss)
    play(fight, "FIG: end")
    assert asked(fight) == ["BOSS legendary"]
    play(fight, "BOSS: use swipe FIG")
    assert (hp(fight, "FIG"), asked(fight)) == (27, ["ROG turn"])
    assert barred(fight, "BOSS", "use", power="swipe") == {"legendary_timing": ["E5-MON-6"]}
    play(fight, "ROG: end", "BOSS: use swipe ROG", "CLE: end")
    assert (hp(fight, "ROG"), asked(fight)) == (20, ["WIZ turn"])
    assert barred(fight, "BOSS", "use", power="swipe") == {"no_legendary": ["E5-MON-6"]}
    play(fight, "WIZ: end")
    assert (asked(fight), fighter(fight, "BOSS").legendary_left) == (["BOSS turn"], 2)


@pytest.mark.rule("E5-MON-6")
def test_spent_legendary_actions_are_not_offered() -> None:
    boss = bru("BOSS", at=(9, 9), powers=[SWIPE], legendary_actions=1)
    fight = arena(fig(at=(2, 2)), rog(at=(2, 4)), cle(at=(2, 6)), boss)
    play(fight, "FIG: end", "BOSS: use swipe FIG", "ROG: end")
    assert asked(fight) == ["CLE turn"]
    stunned = bru("BOSS", at=(9, 9), powers=[SWIPE], legendary_actions=1, conditions=["incapacitated"])
    assert asked(play(arena(fig(at=(2, 2)), stunned), "FIG: end")) == ["BOSS turn"]
    fight = arena(fig(at=(2, 2)), rog(at=(2, 4)), boss, legendary_actions=False)
    assert asked(play(fight, "FIG: end")) == ["ROG turn"]


@pytest.mark.scenario("E5-EX-81")
@pytest.mark.rule("E5-COND-8")
def test_frightened() -> None:
    afraid = ConditionEntry(name="frightened", source="BRU")
    fight = arena(fig(at=(2, 2), conditions=[afraid]), rai(at=(2, 3)), bru(at=(6, 2)))
    assert codes(fight, "FIG: move 3,2") == {"frightened_approach": ["E5-COND-8"]}
    play(fight, "FIG: attack RAI with longsword", "FIG 2d20 16 7")
    assert (rolled(fight), struck(fight)) == ((2, 12), (13, False))


@pytest.mark.rule("E5-MON-1", "E5-ACT-2")
def test_multiattack() -> None:
    fists = weapon("fist", "1d6", "bludgeoning", source="natural")
    many = [MultiattackEntry(attack="greatclub"), MultiattackEntry(attack="fist", count=2)]
    fight = arena(bru(at=(4, 2), attacks=[GREATCLUB, fists], multiattack=many), fig(at=(3, 2)), rog(at=(3, 6)))
    play(fight, "BRU: multiattack FIG with fist", "BRU d20 2", "BRU: move 4,3 4,4", "FIG: decline")
    play(fight, "BRU: multiattack ROG with greatclub", "BRU d20 2")
    assert refused(fight, "BRU: multiattack ROG with greatclub")
    play(fight, "BRU: multiattack ROG with fist", "BRU d20 2")
    assert codes(fight, "BRU: multiattack ROG with fist") == {"action_spent": ["E5-ACT-2"]}
    assert at(fight, "BRU") == (4, 4)


@pytest.mark.rule("E5-MON-3")
def test_limited_uses() -> None:
    once = hurt("3 force", uses=UsesEntry(per_combat=1))
    fight = play(arena(mag(at=(2, 2), powers=[once]), fig(at=(4, 2))), "MAG: use hurt_3 FIG")
    pass_to(fight, "MAG")
    assert codes(fight, "MAG: use hurt_3 FIG") == {"no_uses": ["E5-MON-3"]}


@pytest.mark.rule("E5-MON-8")
def test_pack_tactics() -> None:
    hunter: dict[str, Any] = {"traits": Traits(pack_tactics=True)}
    fight = play(
        arena(hou(at=(3, 2), **hunter), fig(at=(2, 2)), rai(at=(2, 3))), "HOU: attack FIG with bite", "HOU 2d20 2 3"
    )
    assert rolled(fight)[0] == 2
    fight = arena(hou(at=(3, 2), **hunter), fig(at=(2, 2)), rai(at=(2, 3), conditions=["stunned"]))
    assert rolled(play(fight, "HOU: attack FIG with bite", "HOU d20 2"))[0] == 1
    fight = arena(hou(at=(3, 2), **hunter), fig(at=(2, 2)), rai(at=(9, 9)))
    assert rolled(play(fight, "HOU: attack FIG with bite", "HOU d20 2"))[0] == 1


@pytest.mark.rule("E5-MON-10")
def test_evasion() -> None:
    def evading(die: str) -> Fight[Combat]:
        nimble = rog(at=(4, 2), traits=Traits(evasion=True), side="raiders")
        return play(arena(wiz(at=(2, 2)), nimble), "WIZ: use flame_fan facing east", f"ROG d20 {die} | WIZ 3d6 4 4 3")

    assert hp(evading("15"), "ROG") == 21
    assert hp(evading("2"), "ROG") == 16


@pytest.mark.rule("E5-MON-10")
@pytest.mark.parametrize(("dice", "left"), [("ROG d20 15", 21), ("ROG d20 2 | ROG 2d6 4 3", 18)])
def test_evasion_counts_in_ground_that_harms(dice: str, left: int) -> None:
    blast = HazardEntry(when=["enter"], save=SaveEntry(ability="dex", dc=12, on_success="half"), damage="2d6 fire")
    nimble = rog(at=(2, 2), traits=Traits(evasion=True))
    fight = arena(nimble, rai(at=(9, 9)), features=[on_squares("vent", (3, 2), hazard=blast)])
    assert hp(play(fight, "ROG: move 3,2", dice), "ROG") == left


@pytest.mark.rule("E5-MON-10", "E5-CRIT-4")
@pytest.mark.parametrize(("dice", "left"), [("ROG d20 15", 18), ("ROG d20 2 | RAI 2d6 4 3", 15)])
def test_evasion_counts_for_a_part_of_an_attack(dice: str, left: int) -> None:
    flask = DamageEntry(dice="2d6", type="fire", on_failed_save=SaveEntry(ability="dex", dc=12, on_success="half"))
    brand = AttackEntry(id="brand", name="Brand", attack_bonus=9, damage=[DamageEntry(dice="1d4", type="fire"), flask])
    nimble = rog(at=(2, 2), traits=Traits(evasion=True))
    fight = arena(rai(at=(3, 2), attacks=[brand], starts_holding=["brand"]), nimble)
    play(fight, "RAI: attack ROG with brand", f"RAI d20 15 | RAI d4 3 | {dice}")
    assert hp(fight, "ROG") == left


@pytest.mark.rule("E5-MON-11")
def test_legendary_resistance() -> None:
    boss = bru("BOSS", at=(6, 2), traits=Traits(legendary_resistance=1))
    fight = play(arena(wiz(at=(2, 2)), boss), "WIZ: use snare BOSS", "BOSS d20 2")
    assert asked(fight) == ["BOSS legendary_resistance"]
    play(fight, "BOSS: use")
    assert not has(fight, "BOSS", "restrained")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use snare BOSS", "BOSS d20 2")
    assert has(fight, "BOSS", "restrained")


@pytest.mark.rule("E5-MON-2")
def test_no_multiattack_as_opportunity_attack_or_response() -> None:
    double = bru(at=(4, 2), multiattack=[MultiattackEntry(attack="greatclub", count=2)])
    fight = play(arena(fig(at=(3, 2)), double), "FIG: move 2,2")
    assert asked(fight) == ["BRU before_step"]
    assert refused(fight, "BRU: multiattack FIG with greatclub")
    play(fight, "BRU: opportunity_attack with greatclub", "BRU d20 2", "FIG: go_on")
    assert asked(fight) == ["FIG turn"]


@pytest.mark.rule("E5-MON-14")
def test_a_bonus_action_has_the_effects_of_the_action() -> None:
    fight = arena(rog(at=(2, 2), bonus_actions=["disengage"]), rai(at=(3, 2)))
    play(fight, "ROG: disengage as bonus_action", "ROG: move 1,2")
    assert (asked(fight), at(fight, "ROG"), budget(fight, "ROG")) == (["ROG turn"], (1, 2), "aur")


@pytest.mark.rule("E5-MON-9")
def test_sneak_attack_is_for_every_turn_anew() -> None:
    sneak = rog(at=(2, 2), traits=Traits(sneak_attack="1d6"))
    fight = arena(sneak, rai(at=(3, 2), hp_max=60), fig(at=(3, 3)))
    play(fight, "ROG: attack RAI with shortsword_a", "ROG d20 15 | ROG d6 1 | ROG d6 6", "ROG: end")
    assert hp(fight, "RAI") == 50
    play(fight, "RAI: move 4,1", "FIG: decline")
    play(fight, "ROG: opportunity_attack with shortsword_a", "ROG d20 15 | ROG d6 1 | ROG d6 5", "RAI: go_on")
    assert hp(fight, "RAI") == 41


@pytest.mark.rule("E5-REACT-11", "E5-MON-6")
def test_legendary_actions_are_no_reactions() -> None:
    boss = bru("BOSS", at=(3, 2), powers=[SWIPE], legendary_actions=1)
    fight = arena(fig(at=(2, 2)), rog(at=(2, 4)), boss)
    play(fight, "FIG: end", "BOSS: use swipe FIG", "ROG: end")
    assert fighter(fight, "BOSS").reaction_available


@pytest.mark.rule("E5-MON-11")
def test_legendary_resistance_is_for_failed_saves_and_may_be_declined() -> None:
    boss = bru("BOSS", at=(6, 2), traits=Traits(legendary_resistance=1))
    fight = play(arena(wiz(at=(2, 2)), boss), "WIZ: use snare BOSS", "BOSS d20 19")
    assert asked(fight) == ["WIZ turn"]
    pass_to(fight, "WIZ")
    play(fight, "WIZ: use snare BOSS", "BOSS d20 2", "BOSS: decline")
    assert (has(fight, "BOSS", "restrained"), fighter(fight, "BOSS").uses_left["legendary_resistance"]) == (True, 1)


@pytest.mark.rule("E5-MON-9", "E5-MON-8")
def test_a_friend_10_ft_away_opens_nothing() -> None:
    sneak = rog(at=(2, 2), traits=Traits(sneak_attack="1d6"))
    fight = play(
        arena(sneak, bru(at=(3, 2)), fig(at=(6, 2))), "ROG: attack BRU with shortsword_a", "ROG d20 15 | ROG d6 4"
    )
    assert hp(fight, "BRU") == 52
    pack = hou(at=(3, 2), traits=Traits(pack_tactics=True))
    assert rolled(play(arena(pack, fig(at=(2, 2)), rai(at=(2, 4))), "HOU: attack FIG with bite", "HOU d20 2"))[0] == 1


@pytest.mark.rule("E5-MON-9")
def test_sneak_attack_takes_a_finesse_or_ranged_weapon() -> None:
    club = weapon("club", "1d4", "bludgeoning")
    traits = Traits(sneak_attack="1d6")
    brawler = rog(at=(2, 2), traits=traits, attacks=[club], starts_holding=["club"])
    fight = play(arena(brawler, bru(at=(3, 2)), fig(at=(3, 1))), "ROG: attack BRU with club", "ROG d20 15 | ROG d4 4")
    assert hp(fight, "BRU") == 55
    shooter = rog(at=(9, 2), traits=traits, starts_holding=["shortbow"])
    fight = play(
        arena(shooter, bru(at=(3, 2)), fig(at=(3, 1))),
        "ROG: attack BRU with shortbow",
        "ROG d20 15 | ROG d6 4 | ROG d6 6",
    )
    assert hp(fight, "BRU") == 46


@pytest.mark.rule("E5-MON-6")
def test_legendary_one_option_each_cost_and_refresh() -> None:
    claw = power("claw", cost="legendary", range_ft=60, damage="1 force")
    wing = power("wing", cost="legendary", legendary_cost=2, range_ft=60, damage="2 force")
    boss = bru("BOSS", at=(9, 9), powers=[claw, wing], legendary_actions=2)
    fight = arena(fig(at=(2, 2)), cle(at=(2, 6)), boss)
    play(fight, "FIG: end")
    assert asked(fight) == ["BOSS legendary"]
    play(fight, "BOSS: use claw FIG")
    assert (asked(fight), fighter(fight, "BOSS").legendary_left) == (["CLE turn"], 1)
    assert barred(fight, "BOSS", "use", power="claw")["legendary_timing"] == ["E5-MON-6"]
    play(fight, "CLE: end")
    assert codes(fight, "BOSS: use wing FIG") == {"no_legendary": ["E5-MON-6"]}
    play(fight, "BOSS: use claw FIG")
    assert (asked(fight), fighter(fight, "BOSS").legendary_left) == (["BOSS turn"], 2)


@pytest.mark.rule("E5-MON-6", "E5-END-1")
def test_a_legendary_action_that_fells_the_last_hero_ends_the_fight() -> None:
    claw = power("claw", cost="legendary", range_ft=60, damage="50 force")
    fight = arena(cle(at=(2, 6)), bru("BOSS", at=(9, 9), powers=[claw], legendary_actions=1))
    play(fight, "CLE: end", "BOSS: use claw CLE")
    assert (fighter(fight, "CLE").dead, fight.over) == (True, "raiders")


@pytest.mark.rule("E5-MON-11", "E5-COND-12")
def test_legendary_resistance_even_where_no_die_is_rolled() -> None:
    zap = saved("zap", "dex", dc=13, range_ft=60, damage="10 fire")
    boss = bru("BOSS", at=(9, 9), traits=Traits(legendary_resistance=1), conditions=["paralyzed"])
    fight = arena(mag("MG", at=(2, 2), side="heroes", powers=[zap]), boss)
    play(fight, "MG: use zap BOSS")
    assert asked(fight) == ["BOSS legendary_resistance"]
    play(fight, "BOSS: use")
    assert hp(fight, "BOSS") == 59


@pytest.mark.rule("E5-MON-7")
def test_average_damage_for_attacks_and_powers_alike() -> None:
    zap = power("zap", range_ft=60, damage="2d6 fire")
    for who in ("gm", "auto"):
        fight = arena(bru(at=(3, 2), controller=who, powers=[zap]), fig(at=(2, 2)), monster_damage="average")
        one = fight.fork()
        answer(fight, "BRU: use zap FIG")
        answer(one, "BRU: attack FIG with greatclub")
        throw(one, "BRU d20 15")
        assert isinstance(fight.pending, Roll) == isinstance(one.pending, Roll), who


@pytest.mark.rule("E5-MON-6", "E5-TURN-13")
def test_death_in_the_own_turn_still_opens_the_legendary_window() -> None:
    claw = power("claw", cost="legendary", range_ft=60, damage="1 force")
    boss = bru("BOSS", at=(9, 9), powers=[claw], legendary_actions=1)
    fight = arena(fig(at=(3, 3)), rai(at=(5, 3)), cle(at=(2, 6)), boss)
    play(fight, "FIG: ready movement enters within 5 response attack with longsword", "FIG: end", "BOSS: decline")
    play(fight, "RAI: move 4,3", "FIG: respond RAI", "FIG d20 15 | FIG d8 8", "FIG: kill")
    assert (fighter(fight, "RAI").dead, asked(fight)) == (True, ["BOSS legendary"])


@pytest.mark.rule("E5-SURP-8", "E5-MON-6")
def test_the_surprised_use_no_legendary_actions() -> None:
    swipe = power("swipe", cost="legendary", range_ft=60, damage="1 force")
    boss = bru("BOSS", at=(9, 9), powers=[swipe], legendary_actions=1)
    fight = arena(fig(at=(2, 2)), boss, cle(at=(2, 6)))
    assert not fight.decree("surprise BOSS")
    play(fight, "FIG: end")
    assert asked(fight) == ["BOSS turn"]


@pytest.mark.rule("E5-MON-2")
def test_a_grapple_is_no_part_of_a_multiattack_that_goes_on() -> None:
    fight = arena(bru(at=(6, 5), multiattack=[MultiattackEntry(attack="greatclub", count=2)]), fig(at=(5, 5)))
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 2")
    assert codes(fight, "BRU: shove FIG")["action_spent"] == ["E5-ACT-2", "E5-MON-2"]
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 2")
    assert codes(fight, "BRU: shove FIG")["action_spent"] == ["E5-ACT-2"]
    plain = arena(bru(at=(6, 5)), fig(at=(5, 5)))
    play(plain, "BRU: dodge")
    assert codes(plain, "BRU: shove FIG")["action_spent"] == ["E5-ACT-2"]
