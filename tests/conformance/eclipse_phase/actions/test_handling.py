"""Things in hand and things done with them: handing over, long work, devices, doors, grenades thrown back (EP-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Roll
from affray.rulesets.eclipse_phase.model.events import Acted, Equipped
from affray.rulesets.eclipse_phase.model.scenario import AreaEntry
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    GRENADE,
    KNIFE,
    PISTOL,
    TURRET,
    ammo,
    block,
    check,
    choice,
    conditions,
    damage,
    door,
    fall,
    fighter,
    firefight,
    grenade,
    gun,
    hound,
    play,
    ruled,
    say,
    shot,
    someone,
    target_number,
    wall,
)
from tests.conformance.harness import asked, last


@pytest.mark.rule("EP-ACT-8")
def test_a_weapon_goes_from_hand_to_hand_with_what_is_left_in_it() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=[PISTOL], ammo={"pistol": 7}),
        someone("b", 6, at=2, side="red", weapons=[PISTOL]), someone("c", 3, at=2.01, side="red"),
        someone("d", 2, at=20, side="blue"),
    )  # fmt: skip
    play(fight, "a: act none")
    assert ruled(fight, "a: hand_over pistol c") == "EP-ACT-8", "too far away"
    play(fight, "a: hand_over pistol b")
    assert (fighter(fight, "a").ready, fighter(fight, "b").ready) == ([], ["pistol", "pistol_2"])
    assert (ammo(fight, "b", "pistol_2"), fight.state.lying) == (7, [])
    assert ruled(fight, "a: hand_over pistol b") == "EP-ACT-8"


@pytest.mark.rule("EP-ACT-6")
@pytest.mark.parametrize(("die", "slots"), [(20, 4), (70, 1), (65, 2), (32, 3), (99, 1)])
def test_a_failed_task_costs_a_quarter_of_its_time_and_one_more_for_each_superior_failure(die: int, slots: int) -> None:
    fight = firefight(someone("a", 12, interface=30), someone("b", 6))
    for number in range(slots):
        play(fight, "a: act none", "a: task lock mental 4 interface", *([str(die)] if not number else []), "a: end")
        left = int(last(fight, Acted).detail.rpartition(" ")[2])
        assert left == slots - number - 1
        play(fight, "b: pass")


@pytest.mark.rule("EP-ACT-5", "EP-INIT-4")
def test_a_drug_and_a_device_are_told_and_nothing_more() -> None:
    fight = firefight(someone("a", 12), someone("b", 6))
    play(fight, "a: act none", "a: take_drug kick")
    assert (last(fight, Acted).action, last(fight, Acted).detail) == ("take_drug", "kick")
    play(fight, "a: use_device lamp by link", "a: adjust_blast")
    assert fighter(fight, "a").quick == 3


@pytest.mark.rule("EP-RANGE-9", "EP-ATK-13")
def test_aims_that_are_not_possible() -> None:
    burst = gun("burst", modes=["BF", "FA"])
    fight = firefight(
        someone("a", 12, at=0, weapons=[burst]), someone("b", 6, at=8), someone("c", 3, at=16, side="blue"),
        scene=[wall(12, "total")],
    )  # fmt: skip
    play(fight, "a: act none")
    assert ruled(fight, "a: quick_aim b burst") == "EP-RANGE-9"
    assert ruled(fight, "a: full_aim c burst") == "EP-ATK-13"
    play(fight, "a: full_aim b burst")
    assert fighter(fight, "a").aim is not None


@pytest.mark.rule("EP-RANGE-10", "EP-COND-14")
def test_a_door_that_closes_breaks_an_aim() -> None:
    fight = firefight(
        someone("a", 12, at=0), someone("b", 6, at=8, side="blue"), someone("c", 3, at=20, side="blue"),
        scene=[door("gate", 6, 9, 7, 11, open=True)],
    )  # fmt: skip
    play(fight, "a: act none", "a: full_aim b pistol", "a: end", "b: act none", "b: open_door gate")
    assert (fighter(fight, "a").aim, fight.state.features["gate"].level) == (None, 4)
    play(fight, "b: open_door gate")
    assert fight.state.features["gate"].level == 0
    assert not fight.decree("door gate no")
    assert fight.state.features["gate"].level == 4


@pytest.mark.rule("EP-COND-10", "EP-MOVE-7", "EP-MOVE-8")
def test_lying_and_standing() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8))
    play(fight, "a: act base")
    assert ruled(fight, "a: stand_up") == "EP-MOVE-7"
    play(fight, "a: drop_prone")
    assert (ruled(fight, "a: drop_prone"), ruled(fight, "a: jump 1,10")) == ("EP-COND-10", "EP-MOVE-8")


@pytest.mark.rule("EP-ATK-13", "EP-RANGE-8", "EP-RANGE-11")
def test_manners_of_shooting_that_do_not_fit() -> None:
    guns = [
        gun("p1"),
        gun("p2", ammo=5),
        gun("heavy", ammo=15),
        gun("rocket", kind="seeker", area=AreaEntry(type="centered")),
        gun("slow", modes=["SA"]),
    ]
    fight = firefight(someone("a", 12, at=0, limbs=1, weapons=guns), someone("b", 6, at=8))
    play(fight, "a: act none")
    assert ruled(fight, "a: attack_ranged b with p1 mode SA use hit") == "EP-ATK-13"
    assert ruled(fight, "a: attack_ranged b with p1 mode SA at 8,10") == "EP-ATK-13"
    assert ruled(fight, "a: attack_ranged b with p1 mode SA trigger timer") == "EP-ATK-13"
    assert ruled(fight, "a: attack_ranged b with p1 mode SA also p2") == "EP-ATK-13", "one limb"
    assert ruled(fight, "a: attack_ranged b with p1 mode BF") == "EP-DECL-5"
    assert ruled(fight, "a: attack_ranged with p1 mode SA") == "EP-DECL-5"
    assert ruled(fight, "a: suppressive_fire 8,10 with p2") == "EP-RANGE-8"
    assert ruled(fight, "a: suppressive_fire 8,10 with heavy") == "EP-RANGE-8", "twenty shots are needed"
    assert ruled(fight, "a: suppressive_fire 8,10 with slow") == "EP-ATK-13"
    assert ruled(fight, "a: suppressive_fire 0,10 with p1") == "EP-RANGE-8"


@pytest.mark.rule("EP-RANGE-11")
def test_without_automatic_fire_there_is_no_suppressing() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[gun("slow", modes=["SA"])]), someone("b", 6, at=8))
    play(fight, "a: act none")
    assert ruled(fight, "a: suppressive_fire 8,10 with slow") == "EP-RANGE-11"


@pytest.mark.rule("EP-DECL-5")
def test_what_is_offered_is_complete() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[gun("burst", modes=["BF"]), GRENADE]), someone("b", 6, at=8))
    play(fight, "a: act none")
    found = {pick.do: pick.values for pick in reversed(list(fight.legal("a")))}
    assert found["attack_ranged"] == {"target": "b", "with": "burst", "mode": "BF", "use": "hit"}
    assert found["attack_thrown"] == {"target": "b", "with": "frag"}


# -- grenades --------------------------------------------------------------------------------------
def thrown(scene: list[Any] | None = None, trigger: str = "impact", **b: Any) -> Fight[Combat]:
    fight = firefight(
        someone("a", 12, at=0.5, athletics=80, weapons=[GRENADE], side="red", in_cover=bool(scene)),
        someone("b", 6, at=20, side="blue", in_cover=bool(scene), **b), someone("c", 3, at=FAR, side="blue"),
        scene=scene or [],
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, f"a: attack_thrown b with frag trigger {trigger}")
    return fight


@pytest.mark.rule("EP-AREA-1", "EP-AREA-7", "EP-RANGE-3", "EP-RANGE-4")
@pytest.mark.parametrize(("trigger", "target"), [("impact", 40), ("airburst", 60)])
def test_cover_counts_for_a_grenade_unless_it_bursts_in_the_air(trigger: str, target: int) -> None:
    crates = [block("moderate", 1, 9, 2, 11), block("moderate", 18.5, 9, 19.5, 11)]
    fight = thrown(crates, trigger)
    fall(fight, "a 20 | b 10 | a 3d10 1 1 1")
    assert target_number(fight, "a", "attack") == target


@pytest.mark.rule("EP-AREA-2", "EP-ACT-7")
def test_in_full_defence_the_better_way_dodges_a_blast() -> None:
    fight = thrown(athletics=70)
    fighter(fight, "b").full_defense = True
    fall(fight, "a 20 | b 60 | a 3d10 1 1 1")
    assert (check(fight, "b", "defence").target_number.total, damage(fight, "b")) == (65, 5)


@pytest.mark.rule("EP-AREA-7")
def test_two_that_lie_there_have_names_of_their_own_and_a_signal_sets_off_both() -> None:
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[GRENADE], vigor=2, side="red"),
        someone("b", 6, at=20, side="blue"),
    )
    play(
        fight, "a: decline", "a: act none", "a: attack_thrown at 20,10 with frag trigger signal", "a d100 20", "a: end"
    )
    play(fight, "b: pass", "a: attack_thrown at 22,10 with frag trigger signal pool vigor", "a d100 20")
    assert [each.id for each in fight.state.explosives] == ["a.frag.1", "a.frag.2"]


@pytest.mark.rule("EP-AREA-4", "EP-DMG-5", "EP-TRAIT-5")
def test_a_blast_without_damage_reaches_as_far_as_its_radius() -> None:
    flash = grenade("flash", 0, "blinding", area=AreaEntry(type="uniform", radius=3))
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[flash], side="red"), someone("b", 6, at=20, side="blue"),
        someone("c", 3, at=23, side="blue"), someone("d", 2, at=23.5, side="blue"),
    )  # fmt: skip
    play(fight, "a: act none")
    say(fight, "a: attack_thrown at 20,10 with flash")
    fall(fight, "a 20 | b 99 | c 99 | b 98 | c 98")
    assert (conditions(fight, "b"), conditions(fight, "c"), conditions(fight, "d")) == (["blinded"], ["blinded"], [])


def lying(**b: Any) -> Fight[Combat]:
    """A grenade with a timer lies beside B, whose slot it is."""
    fight = firefight(
        someone("a", 12, at=0, athletics=80, weapons=[GRENADE], side="red"),
        someone("b", 6, at=20, athletics=80, side="blue", **b), someone("c", 3, at=FAR, side="blue"),
    )  # fmt: skip
    return play(
        fight,
        "a: act none",
        "a: attack_thrown at 20,11 with frag trigger timer timer 2",
        "a d100 20",
        "a: end",
        "b: act none",
    )


@pytest.mark.rule("EP-AREA-8", "EP-AREA-6")
@pytest.mark.parametrize(
    ("dice", "where"),
    [("b 90", (20, 11)), ("b 20 | b 30", (10, 10)), ("b 20 | b 95 | b d10 3 | b d8 4", (7, 10))],
    ids=["not caught", "thrown", "scattered"],
)
def test_throwing_back_catches_and_throws(dice: str, where: tuple[int, int]) -> None:
    fight = lying()
    say(fight, "b: throw_back 10,10")
    fall(fight, dice)
    point = fight.state.explosives[0].point
    assert (point.x / 100, point.y / 100) == where
    assert fighter(fight, "b").complex == 1


@pytest.mark.rule("EP-AREA-8")
def test_only_what_lies_beside_one_is_thrown_back() -> None:
    fight = lying()
    assert not fight.decree("place b 20,14")
    assert ruled(fight, "b: throw_back 10,10") == "EP-AREA-8"


@pytest.mark.rule("EP-AREA-8", "EP-INTR-9")
def test_what_is_no_longer_there_is_not_thrown() -> None:
    fight = lying()
    say(fight, "b: throw_back 10,10")
    assert isinstance(fight.pending, Roll)
    assert not fight.decree("place b 50,10")
    assert (asked(fight), fighter(fight, "b").complex) == (["b act"], 0)


# -- decrees ---------------------------------------------------------------------------------------
@pytest.mark.rule("EP-POOL-14", "EP-ACT-8", "EP-DELAY-3", "EP-STRESS-1", "EP-SEQ-7")
def test_decrees_that_name_things() -> None:
    fight = firefight(hound("h", 9, at=8), someone("x", 3, at=0, side="red"), threat_pools={"hounds": 1})
    play(fight, "h: decline")
    assert not fight.decree("threat hounds 4")
    assert fight.state.threat["hounds"] == 4
    assert rules_of(fight.decree("ammo h pistol 3")) == ["EP-ACT-8"], "the hound has none"
    assert not fight.decree("ready x pistol no")
    assert fighter(fight, "x").ready == []
    assert not fight.decree("ready x pistol yes")
    assert fighter(fight, "x").ready == ["pistol"]
    assert rules_of(fight.decree("met x")) == ["EP-DELAY-3"]
    assert rules_of(fight.decree("stress x lots")) == ["CORE-FIELD"]
    assert not fight.decree("close")
    assert asked(fight) == ["gm free_time"]
    assert rules_of(fight.decree("close")) == ["EP-SEQ-7"]
    play(fight, "gm: finish")
    assert fight.over == "draw"


@pytest.mark.rule("EP-ATK-15", "EP-RANGE-10")
def test_an_emplaced_weapon_keeps_its_aim_while_its_owner_walks() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[TURRET, KNIFE]), someone("b", 6, at=30), scene=[wall(6, "total", (9, 11))]
    )
    play(fight, "a: act full", "a: full_aim b turret", "a: move 4,12", "a: move 4,8")
    assert fighter(fight, "a").aim is not None
    assert shot("a", "b", weapon="turret")


@pytest.mark.rule("EP-COND-14", "EP-ACT-8")
@pytest.mark.parametrize(("far", "in_reach"), [(18, True), (17.99, False)])
def test_a_door_and_a_thing_on_the_ground_are_within_reach_at_two_metres(far: float, in_reach: bool) -> None:
    fight = firefight(
        someone("a", 12, at=20, weapons=[KNIFE]), someone("b", 6, at=40), scene=[door("gate", 20, 9, 21, 11)]
    )
    play(fight, "a: act none", "a: drop_item knife")
    assert not fight.decree(f"place a {far},10")
    if in_reach:
        play(fight, "a: open_door gate", "a: pick_up knife")
        assert fighter(fight, "a").ready == ["knife"]
        assert str(last(fight, Equipped)) == str(Equipped("a", "knife", "picked_up", "", rules=("EP-ACT-8",)))
    else:
        assert (ruled(fight, "a: open_door gate"), ruled(fight, "a: pick_up knife")) == ("EP-COND-14", "EP-ACT-8")


@pytest.mark.rule("EP-EXTRA-11")
def test_a_single_shot_weapon_without_a_magazine_fires_once_in_a_turn_too() -> None:
    rail = gun("rail", modes=["SS"], ammo=None)
    fight = firefight(someone("a", 12, at=0, weapons=[rail], vigor=1), someone("b", 6, at=8))
    play(fight, "a: decline", "a: act none", shot("a", "b", "SS", "rail"), "a d100 99 | b d100 99", "a: end", "b: pass")
    assert ruled(fight, shot("a", "b", "SS", "rail", pool="vigor")) == "EP-EXTRA-11"
    play(fight, "a: stop", "a: decline", "a: act none", shot("a", "b", "SS", "rail"), "a d100 99 | b d100 99")


@pytest.mark.rule("EP-MELEE-11")
def test_a_holder_who_walks_away_holds_nobody() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=1), someone("c", 3, at=30))
    play(fight, "a: act base", "a: attack_melee b with unarmed grapple yes", "a d100 40 | b d100 99", "a: move 0,12.5")
    assert (fighter(fight, "a").grappling, conditions(fight, "b")) == ("", [])


@pytest.mark.rule("EP-AREA-6")
@pytest.mark.parametrize(
    ("way", "end"), [(1, (27.07, 17.07)), (3, (12.93, 17.07)), (5, (12.93, 2.93)), (7, (27.07, 2.93))]
)
def test_a_diagonal_scatter(way: int, end: tuple[float, float]) -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[GRENADE]), someone("b", 6, at=40))
    play(
        fight, "a: act none", "a: attack_thrown at 20,10 with frag trigger timer", f"a d100 99 | a d10 10 | a d8 {way}"
    )
    point = fight.state.explosives[0].point
    assert (point.x / 100, point.y / 100) == end


@pytest.mark.rule("EP-ATK-4")
def test_the_best_defence_is_named_first() -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[KNIFE]), someone("b", 6, at=1, fray=20, melee=70))
    play(fight, "a: act none")
    say(fight, "a: attack_melee b with knife")
    assert [each.id for each in choice(fight).options()][:2] == ["melee", "fray"]


@pytest.mark.rule("EP-ATK-10")
@pytest.mark.parametrize(("word", "armed"), [("none", True), ("weapon_breaks", False)])
def test_the_game_master_says_what_a_critical_failure_does(word: str, armed: bool) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), critical_failure="gm")
    play(fight, "a: act none", shot("a", "b"), "a d100 99 | b d100 50")
    assert asked(fight) == ["gm critical_failure"]
    play(fight, f"gm: {word}")
    assert ("pistol" in fighter(fight, "a").arms) is armed


@pytest.mark.rule("EP-RANGE-6", "EP-SEQ-10")
def test_a_burst_goes_on_to_the_other_target_if_one_is_gone() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=8), someone("c", 3, at=8.9))
    play(fight, "a: act none")
    say(fight, shot("a", "b", "BF_spread", targets="c"), "b: fray", "c: fray")
    assert not fight.say("a", "20")
    assert not fight.decree("remove b")
    fall(fight, "c 99 | a 2d10 1 1")
    assert (damage(fight, "b"), damage(fight, "c"), ammo(fight, "a")) == (0, 2, 13)


@pytest.mark.rule("EP-DECL-5", "EP-RANGE-6")
def test_every_answer_that_is_called_legal_is_legal() -> None:
    fight = firefight(someone("a", 12, weapons=[PISTOL, GRENADE]), someone("b", 9), someone("c", 6))
    assert not [each for each in fight.legal("a") if fight.refusals(each)], "to delay names what it is waited for"
    say(fight, "a: act none")
    answers = list(fight.legal("a"))
    assert not [each for each in answers if fight.refusals(each)], "a burst says what it is for"
    assert [each for each in answers if each.values.get("mode") == "BF"]
