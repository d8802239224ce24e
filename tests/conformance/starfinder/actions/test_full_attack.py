"""Full attacks and total defense (SF-FATK, SF-TDEF)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.actions.attacking import can_attack
from affray.rulesets.starfinder.model.events import AttackDeclared, AttackResolved, DiceRolled, Rolled
from affray.rulesets.starfinder.model.scenario import EffectEntry, TriggerEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, answer, asked, last, left_out, offered, play, refused, told
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    LASER,
    SPEAR,
    SWORD,
    ability,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    del_,
    effects,
    fighter,
    grenade,
    gun,
    hp,
    melee,
    put,
    rat,
    rifleman,
    sp,
    struck,
    thing,
    thing_of,
)

REPEATER = gun("auto", "1d6", "P", 5, 40, hands=2, capacity=20, properties=["automatic"])

HAMMER = melee("hammer", "1d10", "B", 10, hands=2, properties=["unwieldy"])


@pytest.mark.scenario("SF-EX-35")
@pytest.mark.rule("SF-FATK-1", "SF-AOO-9")
def test_a_full_attack_and_an_attack_of_opportunity() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)))
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 11 | BOR d6 1")
    assert struck(fight) == (17, 17, True)
    play(fight, "BOR: attack ADA with sword", "BOR d20 10")
    assert (struck(fight), asked(fight), budget(fight, "BOR")) == ((16, 17, False), ["BOR turn"], "r")
    play(fight, "BOR: end", "ADA: move 5,2", "BOR: attack_of_opportunity with sword", "BOR d20 7 | BOR d6 1")
    assert struck(fight) == (17, 17, True)


@pytest.mark.scenario("SF-EX-35")
@pytest.mark.rule("SF-AOO-9")
def test_the_same_fighting_defensively() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)))
    play(fight, "BOR: full_attack ADA with sword defensively yes", "BOR d20 15 | BOR d6 1")
    assert struck(fight) == (17, 17, True)
    assert allowed(fight, "BOR: attack ADA with sword defensively yes")
    play(fight, "BOR: stop", "BOR: end", "ADA: attack BOR with dagger", "ADA d20 9")
    assert struck(fight) == (16, 17, False)
    missed = play(fight.fork(), "ADA: move 5,2", "BOR: attack_of_opportunity with sword", "BOR d20 10")
    assert struck(missed) == (16, 17, False)
    play(fight, "ADA: move 5,2", "BOR: attack_of_opportunity with sword", "BOR d20 11 | BOR d6 1")
    assert struck(fight) == (17, 17, True)
    play(fight, "ADA: end")
    assert effects(fight, "BOR") == []


@pytest.mark.scenario("SF-EX-36")
@pytest.mark.rule("SF-FATK-3")
def test_an_unwieldy_weapon() -> None:
    snap = ability("snap", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
                   effect=EffectEntry(attack="hammer", target="attacker"))  # fmt: skip
    fight = boarding(bor(at=(3, 2), items=[HAMMER], abilities=[snap]), ada(at=(4, 2)))
    assert refused(fight, "BOR: full_attack ADA with hammer")[0] == "SF-FATK-3"
    play(
        fight,
        "BOR: attack ADA with hammer",
        "BOR d20 2",
        "BOR: end",
        "ADA: attack BOR with dagger",
        "ADA d20 10 | ADA d4 1",
    )
    assert (asked(fight), left_out(fight, "BOR", "after")) == (["ADA turn"], ("SF-ATK-21",))
    play(fight, "ADA: move 5,2")
    assert left_out(fight, "BOR", "opportunity") == ("SF-ATK-21",)


@pytest.mark.rule("SF-FATK-3")
def test_not_even_one_of_the_two_attacks_is_made_with_an_unwieldy_weapon() -> None:
    club = melee("club", "1d6", "B", 10, properties=["unwieldy"])
    fight = boarding(bor(at=(3, 2), items=[SWORD, club]), ada(at=(4, 2)))
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 2")
    assert refused(fight, "BOR: attack ADA with club")[0] == "SF-FATK-3"


@pytest.mark.scenario("SF-EX-71")
@pytest.mark.rule("SF-FATK-2", "SF-FATK-5")
def test_a_full_attack_with_two_weapons() -> None:
    fight = boarding(cyn(at=(2, 2), items=[KNIFE, LASER]), bor(at=(3, 2)))
    play(fight, "CYN: full_attack BOR with knife", "CYN d20 16 | CYN d4 1")
    assert struck(fight) == (15, 15, True)
    play(fight, "CYN: attack BOR with laser")
    assert asked(fight) == ["BOR opportunity"]
    play(fight, "BOR: decline", "CYN d20 11 | CYN d4 1")
    assert (struck(fight), budget(fight, "CYN")) == ((13, 13, True), "r")


@pytest.mark.rule("SF-FATK-5")
def test_targets_are_chosen_one_after_the_other_and_one_may_stop() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)), del_(at=(2, 2)))
    play(fight, "BOR: full_attack ADA with sword", "BOR d20 2")
    assert (asked(fight), set(offered(fight))) == (["BOR full_attack"], {"attack", "stop"})
    other = play(fight.fork(), "BOR: attack DEL with sword", "BOR d20 9 | BOR d6 1")
    assert (struck(other), sp(other, "DEL")) == ((15, 13, True), 11)
    play(fight, "BOR: stop")
    assert (asked(fight), budget(fight, "BOR"), refused(fight, "BOR: guarded_step 3,3")) == (
        ["BOR turn"], "r", ["SF-ACT-5"],
    )  # fmt: skip


@pytest.mark.rule("SF-FATK-5")
def test_each_shot_of_a_full_attack_provokes() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)), rat(at=(2, 3)), rat("FAR", at=(2, 12)))
    play(
        fight,
        "CYN: full_attack FAR with laser",
        "BOR: attack_of_opportunity with sword",
        "BOR d20 2",
        "RAT: decline",
        "CYN d20 2",
    )
    play(fight, "CYN: attack FAR with laser")
    assert asked(fight) == ["RAT opportunity"]


@pytest.mark.rule("SF-FATK-4", "SF-FATK-6")
def test_three_attacks_need_training() -> None:
    line = "BOR: full_attack ADA with sword routine onslaught"
    assert refused(boarding(bor(at=(3, 2)), ada(at=(4, 2))), line) == ["SF-FATK-6"]
    fight = boarding(bor(at=(3, 2), traits=["onslaught"]), ada(at=(4, 2)))
    play(fight, line, "BOR d20 13 | BOR d6 1")
    assert struck(fight) == (17, 17, True)
    play(fight, "BOR: attack ADA with sword", "BOR d20 12", "BOR: attack ADA with sword", "BOR d20 13 | BOR d6 1")
    assert (struck(fight), asked(fight)) == ((17, 17, True), ["BOR turn"])


@pytest.mark.rule("SF-FATK-7")
def test_a_multiattack_uses_each_listed_weapon_as_often_as_it_is_listed() -> None:
    bite = melee("bite", "1d6", "P", 10, category="natural", hands=0)
    claw = melee("claw", "1d4", "S", 10, category="natural", hands=0)
    line = "BOR: full_attack ADA with claw routine multiattack"
    assert refused(boarding(bor(at=(3, 2), items=[bite, claw]), ada(at=(4, 2))), line) == ["SF-FATK-7"]
    fight = boarding(bor(at=(3, 2), items=[bite, claw], traits=["multiattack:bite,claw,claw"]), ada(at=(4, 2)))
    play(fight, line, "BOR d20 13 | BOR d4 1")
    assert struck(fight) == (17, 17, True)
    play(fight, "BOR: attack ADA with bite", "BOR d20 12")
    assert (struck(fight)[0], refused(fight, "BOR: attack ADA with bite")) == (16, ["SF-FATK-7"])
    play(fight, "BOR: attack ADA with claw", "BOR d20 12")
    assert (asked(fight), budget(fight, "BOR")) == (["BOR turn"], "r")


AUTO = gun("auto", "1d6", "P", 8, 60, hands=2, capacity=12, loaded=9, properties=["automatic"])


def burst() -> Fight[Combat]:
    """A gunner in the west, five in the cone, one of them an ally beside him, an opponent at his back."""
    return boarding(
        bor("GUN", at=(2, 5), items=[AUTO]), ada("A", at=(4, 5)), ada("B", at=(5, 6)), bor("C", at=(6, 6)),
        ada("D", at=(7, 6)), ada("E", at=(7, 7)), ada(at=(1, 4)),
    )  # fmt: skip


@pytest.mark.scenario("SF-EX-59")
@pytest.mark.rule("SF-FATK-4", "SF-FATK-8", "SF-FATK-9")
def test_automatic_fire() -> None:
    fight = burst()
    play(fight, "GUN: automatic_fire with auto corner 3,6 direction E")
    assert asked(fight) == ["ADA opportunity"]
    play(fight, "ADA: decline", "GUN d20 20 | GUN d6 3 | GUN d20 2 | GUN d20 19 | GUN d20 2")
    targets = [(each.target, each.hit, each.critical) for each in told(fight, AttackResolved)]
    assert targets == [("A", True, False), ("B", False, False), ("C", True, False), ("D", False, False)]
    assert [each.total.total for each in told(fight, Rolled)] == [24, 6, 23, 6]
    assert (sp(fight, "A"), hp(fight, "C"), sp(fight, "E")) == (24, 22, 27)
    assert (thing_of(fight, "GUN", "auto").loaded, budget(fight, "GUN")) == (0, "r")
    assert len([each for each in told(fight, DiceRolled) if each.why == "damage"]) == 1
    moved = play(burst(), "GUN: guarded_step 2,6")
    assert refused(moved, "GUN: automatic_fire with auto corner 3,6 direction E") == ["SF-ACT-8"]


@pytest.mark.rule("SF-FATK-9")
def test_the_cone_of_automatic_fire() -> None:
    fight = boarding(
        bor("GUN", at=(2, 5), items=[AUTO]), ada("IN", at=(8, 5)), ada("SIDE", at=(3, 7)), ada("FAR", at=(9, 5)),
        ada("BACK", at=(1, 5)),
    )  # fmt: skip
    play(fight, "GUN: automatic_fire with auto corner 3,5 direction E", "BACK: decline", "GUN d20 2")
    assert [each.target for each in told(fight, AttackResolved)] == ["IN"]
    plain = boarding(rifleman(at=(2, 5)), ada(at=(8, 5)))
    assert refused(plain, "BOR: automatic_fire with rifle corner 3,5 direction E") == ["SF-FATK-8"]
    assert refused(burst(), "GUN: automatic_fire with auto corner 4,5 direction E")


@pytest.mark.scenario("SF-EX-37")
@pytest.mark.rule("SF-TDEF-1", "SF-TDEF-3", "SF-TDEF-4")
def test_total_defense() -> None:
    fight = boarding(del_(at=(2, 2)), cyn(at=(2, 12)), bor(at=(3, 2)), rat(at=(2, 1)), order="DEL CYN BOR RAT")
    play(fight, "DEL: total_defense", "DEL: end")
    alone = play(fight.fork(), "CYN: end", "BOR: attack DEL with sword", "BOR d20 6")
    assert struck(alone) == (16, 17, False)
    play(alone, "BOR: end", "RAT: attack DEL with shiv", "RAT d20 13 | RAT d6 1")
    assert struck(alone) == (17, 17, True)
    play(fight, "CYN: covering_fire DEL with laser", "CYN d20 9", "CYN: end", "BOR: attack DEL with sword", "BOR d20 8")
    assert struck(fight) == (18, 19, False)
    play(fight, "BOR: move 4,2")
    assert (at(fight, "BOR"), left_out(fight, "DEL", "opportunity")) == ((4, 2), ("SF-TDEF-3",))
    play(fight, "BOR: end", "RAT: end")
    assert (asked(fight), effects(fight, "DEL")) == (["DEL turn"], [])


@pytest.mark.rule("SF-TDEF-2")
def test_total_defense_is_not_combined_with_another_defence_of_ones_own() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)))
    play(fight, "BOR: attack ADA with sword defensively yes", "BOR d20 2")
    assert refused(fight, "BOR: total_defense")[-1] == "SF-TDEF-2"
    lost = play(fight.fork(), "BOR: end", "ADA: end")
    assert allowed(lost, "BOR: total_defense")


@pytest.mark.rule("SF-TDEF-2")
def test_while_in_total_defense_neither_another_one_nor_fighting_defensively() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(4, 2)))
    play(fight, "BOR: total_defense")
    assert refused(fight, "BOR: total_defense") == ["SF-ACT-5", "SF-TDEF-2"]
    assert refused(fight, "BOR: attack ADA with sword defensively yes") == ["SF-ACT-5", "SF-TDEF-2"]


@pytest.mark.rule("SF-TDEF-3")
def test_other_reactions_stay_available_in_total_defense() -> None:
    snap = ability("snap", action="reaction", trigger=TriggerEntry(event="hit_by_melee", who="self"),
                   effect=EffectEntry(attack="sword", target="attacker"))  # fmt: skip
    fight = boarding(bor(at=(3, 2), abilities=[snap]), ada(at=(4, 2)))
    play(fight, "BOR: total_defense", "BOR: end", "ADA: attack BOR with dagger", "ADA d20 19 | ADA d4 1")
    assert asked(fight) == ["BOR after"]


@pytest.mark.rule("SF-FATK-8")
def test_each_attack_of_a_burst_takes_two_shots_of_what_the_weapon_uses() -> None:
    thirsty = gun("auto", "1d6", "P", 8, 60, hands=2, capacity=12, loaded=9, usage=2, properties=["automatic"])
    fight = boarding(
        bor("GUN", at=(2, 5), items=[thirsty]), ada("A", at=(4, 5)), ada("B", at=(5, 6)), ada("C", at=(7, 6))
    )
    play(fight, "GUN: automatic_fire with auto corner 3,6 direction E", "GUN d20 2 | GUN d20 2")
    assert [each.target for each in told(fight, AttackResolved)] == ["A", "B"]
    assert thing_of(fight, "GUN", "auto").loaded == 0


@pytest.mark.rule("SF-FATK-9")
def test_a_diagonal_cone() -> None:
    fight = boarding(
        bor("GUN", at=(2, 8), items=[AUTO]), ada("IN", at=(5, 5)), ada("EDGE", at=(3, 5)), ada("OUT", at=(6, 9))
    )
    play(fight, "GUN: automatic_fire with auto corner 3,8 direction NE", "GUN d20 2 | GUN d20 2")
    assert sorted(each.target for each in told(fight, AttackResolved)) == ["EDGE", "IN"]


@pytest.mark.rule("SF-TDEF-4")
def test_total_defense_adds_to_lying_prone() -> None:
    fight = boarding(del_(at=(2, 2)), rifleman(at=(9, 2)))
    play(
        fight,
        "DEL: drop_prone",
        "DEL: total_defense",
        "DEL: end",
        "BOR: attack DEL with rifle",
        "BOR d20 14 | BOR d6 1",
    )
    assert struck(fight) == (21, 21, True)


@pytest.mark.rule("SF-FATK-5", "SF-REACT-13")
def test_a_full_attack_whose_target_leaves_before_it_loses_that_attack_only() -> None:
    fight = boarding(
        cyn(at=(1, 0)), bor(at=(0, 0)), del_(at=(0, 1)), order="CYN 15 BOR 10 DEL 5", readied_move_is_defensive=True
    )
    play(fight, "CYN: ready guarded_step event action who BOR name full_attack", "CYN: end")
    answer(fight, "BOR: full_attack CYN with sword")
    play(fight, "CYN: perform to 2,0")
    assert (asked(fight), told(fight, AttackDeclared)) == (["BOR full_attack"], [])
    play(fight, "BOR: attack DEL with sword", "BOR d20 9 | BOR d6 1")
    assert (last(fight, AttackDeclared).target, asked(fight)) == ("DEL", ["BOR turn"])


@pytest.mark.rule("SF-FATK-8", "SF-FATK-9", "SF-FDEF-1", "SF-GRID-12")
def test_automatic_fire_with_little_ammunition() -> None:
    people = bor(at=(5, 4)), rat(at=(5, 6))
    fight = boarding(cyn(at=(3, 5), items=[replace(REPEATER, loaded=2)]), *people)
    play(fight, "CYN: automatic_fire with auto corner 4,6 direction E defensively yes")
    assert (asked(fight), effects(fight, "CYN")) == (["CYN closest"], ["fight_defensively"])
    play(fight, "CYN: closest RAT", "CYN d20 2")
    assert (asked(fight), fighter(fight, "CYN").items["auto"].loaded) == (["CYN turn"], 0)
    assert fighter(fight, "CYN").attacks_this_turn == ["auto"]
    empty = boarding(cyn(at=(3, 5), items=[replace(REPEATER, loaded=1)]), *people)
    assert refused(empty, "CYN: automatic_fire with auto corner 4,6 direction E") == ["SF-ATK-17"]


@pytest.mark.rule("SF-FATK-1", "SF-FATK-2")
@pytest.mark.parametrize(
    ("items", "x", "possible"),
    [
        ([DAGGER], 5, True), ([DAGGER], 6, False), ([put(DAGGER, "accessible")], 5, False), ([SPEAR], 9, True),
        ([SPEAR], 25, False), ([grenade()], 9, True), ([grenade()], 29, False),
        ([thing("box", location="held")], 5, False),
        ([gun("bow", "1d6", "P", 6, 20)], 20, True), ([gun("bow", "1d6", "P", 6, 5, max_increments=2)], 7, False),
    ],
)  # fmt: skip
def test_whether_anybody_can_be_attacked_again(items: Any, x: int, possible: bool) -> None:
    state = boarding(ada(at=(4, 5), items=items), bor(at=(x, 5))).state
    assert can_attack(state, state.fighters["ADA"], [each.id for each in items]) is possible
    assert not can_attack(state, state.fighters["ADA"], ["nothing"])
