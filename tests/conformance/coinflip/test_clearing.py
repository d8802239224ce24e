"""Destruction, marked units and their last action, and clearing the field."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.events import (
    BattleOver,
    BodyLeft,
    ItemDestroyed,
    LastAction,
    Marked,
    PhaseSkipped,
    PutOut,
    Removed,
)
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cricket,
    functionary,
    hatch,
    hp,
    levy,
    pos,
    rest_of_turn,
    skirmish,
    status,
    trader,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, asked, play, refused, told, toss


def kill(fight: Fight[Battle], *victims: str, by: str = "gun") -> Fight[Battle]:
    """The Beetle `gun` acts first, tosses five tails and shares them out among these units, who do not defend."""
    share = 5 // len(victims)
    coins = "T " * share * len(victims) + "H " * (5 - share * len(victims))
    allot = " ".join(f"{each}={share}" for each in victims)
    return play(fight, f"{by}: attack with autocannon", coins, f"{by}: allot {allot}", "b: end")


def gunned(*enemies: Any, active: str, **described: Any) -> Fight[Battle]:
    """Side a's Beetle `gun`, first player, against these units."""
    fight = skirmish(a=[beetle("gun", at=(3, 3), pilot="driver"), levy("driver")], b=enemies, **described)
    return turn_of(fight, "gun", active)


@pytest.mark.scenario("COIN-EX-16")
@pytest.mark.rule("COIN-ITEM-3", "COIN-CLEAN-2", "COIN-CLEAN-3", "COIN-CLEAN-4", "COIN-CLEAN-5")
def test_self_destructing_weapons_are_gone_after_phase_6() -> None:
    fight = gunned(functionary("f", at=(12, 8), backpack=["medkit"]), levy("b1", at=(20, 8)), active="b1")
    kill(fight, "f")
    assert (status(fight, "f"), where(fight, "f.universal")) == ("marked", "f left")
    rest_of_turn(fight)
    assert (status(fight, "f"), pos(fight, "f"), where(fight, "f.medkit")) == ("destroyed", (12, 8), "ground 12,8")
    assert [where(fight, each) for each in ("f.universal", "f.glock")] == ["nowhere", "nowhere"]
    assert {(each.item, each.why) for each in told(fight, ItemDestroyed)} == {
        ("f.universal", "self_destruct"), ("f.glock", "self_destruct"),
    }  # fmt: skip
    play(turn_of(fight, "gun", "b1"), "gun: forgo", "b1: run 12,9", "b1 T")
    assert refused(fight, "b1: pick_up f.glock")
    assert allowed(fight, "b1: pick_up f.medkit")


@pytest.mark.rule("COIN-ITEM-3")
def test_on_mark_the_weapons_are_gone_before_the_last_action() -> None:
    fight = gunned(functionary("f", at=(12, 8)), levy("b1", at=(20, 8)), active="f", self_destruct_timing="on_mark")
    kill(fight, "f")
    assert [where(fight, each) for each in ("f.universal", "f.glock")] == ["nowhere", "nowhere"]
    assert refused(fight, "f: attack with universal")
    rest_of_turn(fight)
    assert [each.item for each in told(fight, ItemDestroyed)] == ["f.universal", "f.glock"]


@pytest.mark.rule("COIN-ITEM-3", "COIN-CLEAN-4")
def test_a_self_destructing_item_in_anothers_hands_goes_when_its_owner_vanishes_in_a_vehicle() -> None:
    fight = skirmish(
        a=[beetle("gun", at=(3, 3), pilot="driver"), levy("driver")],
        b=[cricket("bug", at=(12, 8), pilot="f"), functionary("f"), levy("b1", at=(13.5, 8))],
    )
    play(turn_of(fight, "gun", "f"), "gun: forgo", "f: hand_item glock to ground", "f T", "f: dismount 12,9.5", "f T")
    play(fight, "f: hand_item universal to ground", "f T", "f: forgo")
    play(turn_of(fight, "gun", "f"), "gun: forgo", "f: board_pilot bug", "f T", "f: forgo")
    kill(turn_of(fight, "gun", "b1"), "bug")
    assert where(fight, "f.universal") == "ground 12,9.5"
    rest_of_turn(fight)
    assert [where(fight, each) for each in ("f.universal", "f.glock")] == ["nowhere", "nowhere"]
    assert sorted(each.item for each in told(fight, ItemDestroyed)) == ["bug.light_cannon", "f.glock", "f.universal"]


@pytest.mark.scenario("COIN-EX-18")
@pytest.mark.rule("COIN-DMG-4", "COIN-CLEAN-1")
def test_a_vehicle_is_removed_with_its_dead() -> None:
    fight = gunned(
        beetle("car", at=(12, 8), hp=3, pilot="p", hold=["t1", "t2"]),
        levy("p"), trooper("t1"), trooper("t2"), levy("b1", at=(20, 8)), active="b1",
    )  # fmt: skip
    kill(fight, "car")
    assert status(fight, "car", "p", "t1", "t2") == ("marked",) * 4
    rest_of_turn(fight)
    assert status(fight, "car", "p", "t1", "t2") == ("removed",) * 4
    assert [where(fight, each) for each in ("p.pistol", "t1.carbine", "t2.carbine")] == ["nowhere"] * 3
    assert [each.unit for each in told(fight, Removed)].count("car") == 1
    assert allowed(turn_of(fight, "gun", "b1"), "gun: drive 12,8")


@pytest.mark.scenario("COIN-EX-19")
@pytest.mark.rule("COIN-CLEAN-2", "COIN-CLEAN-5", "COIN-ACT-2")
def test_loot() -> None:
    fight = skirmish(
        a=[levy("l1", at=(10, 9)), beetle("gun", at=(3, 3), pilot="driver"), levy("driver")],
        b=[trooper("t", at=(10, 8)), levy("b1", at=(20, 8))],
        turn=3,
    )
    kill(turn_of(fight, "gun", "b1"), "t")
    rest_of_turn(fight)
    assert (fight.state.turn, pos(fight, "t"), where(fight, "t.carbine")) == (4, (10, 8), "ground 10,8")
    turn_of(fight, "l1", "b1")
    assert refused(fight, "l1: pick_up carbine into left")
    play(fight, "l1: pick_up carbine", "l1 T")
    assert where(fight, "t.carbine") == "l1 backpack"


@pytest.mark.rule("COIN-CLEAN-5", "COIN-MARK-3")
def test_the_items_of_a_marked_unit_cannot_be_taken_before_phase_6() -> None:
    fight = gunned(trooper("t", at=(12, 8)), levy("b1", at=(12, 9)), active="b1")
    kill(fight, "t")
    assert "COIN-ACT-2" in refused(fight, "b1: pick_up t.carbine into backpack")


@pytest.mark.rule("COIN-CLEAN-5")
def test_one_item_for_each_pick_up_by_either_side() -> None:
    fight = gunned(functionary("f", at=(12, 8), backpack=["medkit", "ledger"]), levy("b1", at=(12, 9)), active="b1")
    kill(fight, "f")
    rest_of_turn(fight)
    play(turn_of(fight, "driver", "b1"), "driver: forgo", "b1: pick_up medkit", "b1 T")
    assert (where(fight, "f.medkit"), where(fight, "f.ledger")) == ("b1 right", "ground 12,8")


@pytest.mark.scenario("COIN-EX-24")
@pytest.mark.rule("COIN-MARK-1", "COIN-MARK-2", "COIN-DMG-3", "COIN-WIN-2")
def test_the_last_action() -> None:
    fight = skirmish(a=[levy("A", at=(5, 5))], b=[levy("B", at=(15, 5))])
    turn_of(fight, "A", "B")
    before = fight.state.tossed
    play(fight, "A: attack with pistol", "A T T", "A: allot B=2", "b: dodge B", "B H")
    assert (status(fight, "B"), pos(fight, "B"), asked(fight)) == ("marked", (15, 5), ["B prepare"])
    assert [each.unit for each in told(fight, LastAction)] == ["B"]
    play(fight, "B: attack with pistol", "B T T", "B: allot A=2", "a: dodge A", "A H")
    assert [each.unit for each in told(fight, Marked)] == ["B", "A"]
    assert (fight.over, fight.state.turn, fight.state.tossed - before) == ("draw", 1, 6)


@pytest.mark.scenario("COIN-EX-25")
@pytest.mark.rule("COIN-MARK-2", "COIN-WIN-1")
def test_no_last_action_by_option() -> None:
    fight = skirmish(a=[levy("A", at=(5, 5))], b=[levy("B", at=(15, 5))], marked_unit_acts="none")
    play(turn_of(fight, "A", "B"), "A: attack with pistol", "A T T", "A: allot B=2", "b: dodge B", "B H")
    assert (fight.over, hp(fight, "A"), fight.open) == ("a", 2, ())
    assert [(each.unit, each.rules) for each in told(fight, PhaseSkipped)] == [("B", ("COIN-MARK-2",))]


@pytest.mark.rule("COIN-MARK-2")
def test_a_marked_unit_may_be_limited_to_its_attack() -> None:
    fight = gunned(trooper("t", at=(12, 8)), active="t", marked_unit_acts="attack_only")
    kill(fight, "t")
    assert asked(fight) == ["t attack"]
    assert "COIN-PREP-9" in refused(fight, "t: run 14,8")
    assert toss(fight, "t: attack with carbine")[2] == 3


@pytest.mark.rule("COIN-MARK-2", "COIN-PREP-1")
def test_the_last_action_includes_preparation() -> None:
    fight = gunned(trooper("t", at=(12, 8)), active="t")
    kill(fight, "t")
    play(fight, "t: run 14,8", "t T")
    assert (pos(fight, "t"), asked(fight)) == ((14, 8), ["t prepare"])


@pytest.mark.scenario("COIN-EX-27")
@pytest.mark.rule(
    "COIN-ATK-9", "COIN-DEF-4", "COIN-DEF-11", "COIN-TOSS-4", "COIN-MARK-2", "COIN-MARK-4", "COIN-CLEAN-6", "COIN-WIN-1"
)
def test_the_pilot_is_killed_through_the_hatch_and_the_vehicle_still_fires() -> None:
    fight = skirmish(a=[breaker("k", at=(5, 5))], b=[beetle("car", at=(15, 5), pilot="p"), levy("p")])
    turn_of(fight, "k", "car")
    play(fight, "k: run 12.5,5", "k T", "k: open_hatch car", "k T", "p: oppose", "p H", "k: stop")
    play(fight, "k: attack with breach_axe", "k T T H", "k: allot p=2", "b: brace p", "b: slam_hatch car", "car T")
    assert (hatch(fight, "car"), status(fight, "p"), asked(fight)) == ("closed", "marked", ["car prepare"])
    play(fight, "car: attack with autocannon", "car H H H H H")
    assert ("p" in unit(fight, "car").cargo, where(fight, "p.pistol")) == (True, "car cargo")
    assert (status(fight, "car"), unit(fight, "car").pilot, unit(fight, "car").side) == ("ok", "", "b")
    assert fight.over == "a"


@pytest.mark.rule("COIN-MARK-4")
@pytest.mark.parametrize(("acts", "question"), [("attack_only", ["car attack"]), ("none", ["a select"])])
def test_a_vehicle_with_a_marked_pilot_acts_under_the_same_option(acts: str, question: list[str]) -> None:
    fight = skirmish(
        a=[breaker("k", at=(12.5, 5))],
        b=[beetle("car", at=(15, 5), hatch="open", pilot="p"), levy("p"), levy("b1", at=(20, 12))],
        marked_unit_acts=acts,
    )
    play(turn_of(fight, "k", "car"), "k: attack with breach_axe", "k T T H", "k: allot p=2", "b: end")
    assert asked(fight) == question


@pytest.mark.rule("COIN-MARK-4", "COIN-MARK-2")
def test_a_marked_vehicle_still_acts_with_its_marked_pilot() -> None:
    fight = gunned(cricket("bug", at=(12, 8), pilot="p"), levy("p"), levy("b1", at=(20, 8)), active="bug")
    kill(fight, "bug")
    assert (status(fight, "bug", "p"), asked(fight)) == (("marked", "marked"), ["bug prepare"])
    play(fight, "bug: attack with light_cannon", "bug T T T T", "bug: allot gun=4", "a: end")
    assert hp(fight, "gun") == 2


@pytest.mark.rule("COIN-MARK-1", "COIN-MARK-3")
def test_a_marked_unit_can_neither_board_nor_leave_a_vehicle() -> None:
    fight = gunned(trooper("t", at=(12, 8)), cricket("bug", at=(12, 9.5)), levy("b1", at=(20, 8)), active="t")
    kill(fight, "t")
    assert "COIN-MARK-3" in refused(fight, "t: board_pilot bug")
    assert "COIN-MARK-3" in refused(fight, "t: board_hold bug")
    inside = gunned(cricket("bug", at=(12, 8), pilot="p"), levy("p"), levy("b1", at=(20, 8)), active="p")
    kill(inside, "bug")
    assert "COIN-MARK-3" in refused(inside, "p: dismount 12,9.5")


@pytest.mark.rule("COIN-MARK-3")
def test_a_marked_unit_cannot_be_restored() -> None:
    fight = gunned(trooper("t", at=(12, 8), backpack=["medkit"]), levy("b1", at=(20, 8)), active="t")
    kill(fight, "t")
    assert "COIN-MARK-3" in refused(fight, "t: use_item medkit on t")


@pytest.mark.rule("COIN-MARK-3", "COIN-ACT-6")
def test_a_marked_passenger_still_fills_his_place_until_phase_6() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[
            cricket("bug", at=(7, 5), hatch="open", pilot="p", hold=["t"]), levy("p"), trooper("t", hp=1),
            levy("b1", at=(8.5, 5)),
        ],
    )  # fmt: skip
    play(turn_of(fight, "k", "b1"), "k: attack with breach_axe", "k T H H", "k: allot t=1", "b: end")
    assert (status(fight, "t"), refused(fight, "b1: board_hold bug")) == ("marked", ["COIN-ACT-6"])
    play(fight, "b1: forgo")
    play(turn_of(fight, "k", "b1"), "k: forgo")
    assert allowed(fight, "b1: board_hold bug")


@pytest.mark.rule("COIN-DMG-2", "COIN-DMG-3")
def test_a_unit_without_hit_points_is_marked_in_the_phase_in_which_it_fell() -> None:
    fight = gunned(levy("l", at=(12, 8)), levy("b1", at=(20, 8)), active="b1")
    kill(fight, "l")
    assert (hp(fight, "l"), status(fight, "l"), fight.state.phase) == (0, "marked", 4)


@pytest.mark.rule("COIN-DMG-4")
def test_an_occupant_tosses_to_escape_by_option() -> None:
    fight = gunned(
        cricket("bug", at=(12, 8), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 8)),
        active="b1", occupants_fate="escape_1ok",
    )  # fmt: skip
    play(fight, "gun: attack with autocannon", "gun T T T T T", "gun: allot bug=5")
    assert toss(fight, "b: end") == ("p", "escape", 1)
    play(fight, "p T | t H")
    assert (status(fight, "p", "t"), unit(fight, "p").inside) == (("ok", "marked"), "")
    assert [each.unit for each in told(fight, PutOut)] == ["p"]
    assert pos(fight, "p") == (10.5, 8)  # the nearest open point to the vehicle's centre, ties by smaller x


@pytest.mark.rule("COIN-DMG-4")
def test_all_occupants_are_put_out_unhurt_by_option() -> None:
    fight = gunned(
        cricket("bug", at=(12, 8), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 8)),
        active="b1", occupants_fate="unhurt",
    )  # fmt: skip
    kill(fight, "bug")
    assert (status(fight, "p", "t", "bug"), hp(fight, "p", "t")) == (("ok", "ok", "marked"), (2, 3))
    assert unit(fight, "bug").hold == []


@pytest.mark.rule("COIN-DMG-4", "COIN-DMG-3")
def test_marks_of_one_moment_are_told_in_list_order_and_then_those_destroyed_inside() -> None:
    fight = gunned(
        levy("p"), levy("l", at=(20, 8), hp=1), cricket("bug", at=(12, 8), hp=1, pilot="p"),
        levy("l2", at=(20, 10), hp=1), levy("b1", at=(20, 12)), active="b1",
    )  # fmt: skip
    play(fight, "gun: attack with autocannon", "gun T T T H H", "gun: allot l2=1 bug=1 l=1", "b: end")
    assert [each.unit for each in told(fight, Marked)] == ["l", "bug", "l2", "p"]


@pytest.mark.rule("COIN-CLEAN-3")
def test_special_rules_may_let_infantry_vanish_and_vehicles_stay_as_wrecks() -> None:
    fight = gunned(
        trooper("ghost", at=(12, 12), hp=1, remains="removed"),
        cricket("bug", at=(12, 8), hp=1, remains="stay", pilot="p", cargo=["medkit"]), levy("p"),
        levy("b1", at=(20, 8)), active="b1",
    )  # fmt: skip
    kill(fight, "ghost", "bug")
    rest_of_turn(fight)
    assert (status(fight, "ghost", "bug", "p"), where(fight, "ghost.carbine")) == (
        ("removed", "destroyed", "removed"), "nowhere",
    )  # fmt: skip
    assert [where(fight, each) for each in ("p.pistol", "bug.medkit")] == ["nowhere", "nowhere"]
    turn_of(fight, "gun", "b1")
    assert "COIN-SPACE-4" in refused(fight, "gun: drive 12,9")
    assert allowed(fight, "gun: drive 12,12")
    play(fight, "gun: forgo", "b1: run 13.5,8", "b1 T")
    assert "COIN-ACT-6" in refused(fight, "b1: board_pilot bug")


@pytest.mark.rule("COIN-CLEAN-3", "COIN-ITEM-1")
def test_a_container_that_vanishes_takes_its_contents_along() -> None:
    fight = skirmish(
        a=[functionary("f", at=(5, 5))], b=[trader("r", at=(15, 5), hp=1, remains="removed"), levy("b1", at=(20, 5))]
    )
    play(turn_of(fight, "f", "b1"), "f: attack with glock", "f T T", "f: allot r=2", "b: end")
    rest_of_turn(fight)
    assert [where(fight, f"r.{each}") for each in ("coffer", "ledger")] == ["nowhere", "nowhere"]
    assert {"r.coffer", "r.ledger"} <= {each.item for each in told(fight, ItemDestroyed)}


@pytest.mark.rule("COIN-CLEAN-6")
def test_a_body_in_the_cargo_is_removed_with_the_vehicle_and_all_other_cargo() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), beetle("gun", at=(3, 12), pilot="driver"), levy("driver")],
        b=[cricket("bug", at=(7, 5), hatch="open", pilot="p", cargo=["ledger"]), levy("p"), levy("b1", at=(20, 5))],
    )
    play(turn_of(fight, "k", "b1"), "k: attack with breach_axe", "k T T H", "k: allot p=2", "b: end", "b1: forgo")
    left = [(each.unit, each.vehicle, each.rules) for each in told(fight, BodyLeft)]
    assert left == [("p", "bug", ("COIN-CLEAN-2", "COIN-CLEAN-6"))]
    assert (unit(fight, "bug").pilot, where(fight, "p.pistol")) == ("", "bug cargo")
    kill(turn_of(fight, "gun", "b1"), "bug")
    rest_of_turn(fight)
    assert (status(fight, "bug", "p"), where(fight, "p.pistol"), where(fight, "bug.ledger")) == (
        ("removed", "removed"), "nowhere", "nowhere",
    )  # fmt: skip


@pytest.mark.rule("COIN-CLEAN-4")
def test_vehicles_are_cleared_before_infantry() -> None:
    fight = gunned(
        levy("l", at=(20, 12), hp=1), cricket("bug", at=(12, 8), hp=1), levy("b1", at=(20, 8)), active="b1"
    )
    rest_of_turn(kill(fight, "l", "bug"))
    assert [each.unit for each in fight.log() if isinstance(each, Removed | BodyLeft)] == ["bug", "l"]


@pytest.mark.rule("COIN-CLEAN-4")
def test_victory_is_checked_after_clearing_and_before_the_turn_counter() -> None:
    fight = gunned(functionary("f", at=(12, 8)), active="f")
    kill(fight, "f")
    rest_of_turn(fight)
    kinds = [type(each) for each in fight.log()][-4:]
    assert kinds == [BodyLeft, ItemDestroyed, ItemDestroyed, BattleOver]
    assert fight.state.turn == 1


@pytest.mark.rule("COIN-UNIT-7")
def test_status_runs_from_ok_through_marked_to_destroyed() -> None:
    fight = gunned(levy("l", at=(12, 8)), levy("b1", at=(20, 8)), active="b1")
    seen = [status(fight, "l")]
    kill(fight, "l")
    seen.append(status(fight, "l"))
    rest_of_turn(fight)
    seen.append(status(fight, "l"))
    assert seen == ["ok", "marked", "destroyed"]
