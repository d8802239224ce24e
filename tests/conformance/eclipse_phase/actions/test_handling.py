"""Things in hand and things done with them: handing over, long work, devices, doors (EP-ACT)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.rulesets.eclipse_phase.model.catalogue import no
from affray.rulesets.eclipse_phase.model.events import Acted, Equipped
from affray.rulesets.eclipse_phase.model.scenario import AreaEntry
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    KNIFE,
    PISTOL,
    TURRET,
    ammo,
    door,
    fighter,
    firefight,
    gun,
    play,
    ruled,
    someone,
    wall,
)
from tests.conformance.harness import codes, last


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


@pytest.mark.rule("EP-COND-14")
def test_a_door_that_is_too_far_away_is_refused_with_how_far_it_is() -> None:
    scene = [door("gate", 20, 9, 21, 11), door("hatch", 30, 9, 31, 11)]
    fight = firefight(someone("a", 12, at=10), someone("b", 6, at=40), scene=scene)
    play(fight, "a: act none")
    found = {name: fight.read("a", f"open_door {name}") for name in ("gate", "hatch", "door")}
    for name, meant, metres in (("gate", "gate", 10), ("hatch", "hatch", 20), ("door", "gate", 10)):
        assert found[name] == [no("EP-COND-14", "far", item=meant, distance=metres, reach=2)], "the nearest, if any"
    assert not fight.decree("place a 19,10")
    assert fight.read("a", "open_door mirror") == [no("EP-COND-14", "no_target", value="mirror")]


@pytest.mark.rule("EP-ACT-8", "EP-ACT-9")
@pytest.mark.parametrize(("line", "found"), [
    ("draw pistol", {"draw": ["EP-ACT-8"]}), ("drop_item frag", {"drop_item": ["EP-ACT-8"]}),
    ("hand_over frag b", {"hand_over": ["EP-ACT-8"]}), ("reload knife", {"reload": ["EP-ACT-9"]}),
    ("drop_item turret", {"drop_item": ["EP-ACT-8"]}), ("hand_over turret b", {"hand_over": ["EP-ACT-8"]}),
    ("drop_item stab", {"drop_item": ["EP-ACT-8"]}), ("hand_over stab b", {"hand_over": ["EP-ACT-8"]}),
])  # fmt: skip
def test_each_way_of_handling_says_why_it_is_not_possible(line: str, found: dict[str, list[str]]) -> None:
    arms = [PISTOL, KNIFE, TURRET, replace(GRENADE, ready=False), replace(KNIFE, id="stab", kind="psi")]
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=arms), someone("b", 6, at=1, side="red"), someone("c", 3, at=9)
    )
    play(fight, "a: act none")
    assert codes(fight, f"a: {line}") == found


@pytest.mark.rule("EP-ACT-8")
def test_what_lies_too_far_away_is_not_picked_up() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 6, at=9))
    play(fight, "a: act base", "a: drop_item pistol", "a: move 3,10")
    assert codes(fight, "a: pick_up pistol") == {"pick_up": ["EP-ACT-8"]}
