"""Defensive actions, cover, and the damage at the end of a defence phase."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.events import Damaged, Defended, Marked
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cover,
    cricket,
    functionary,
    hatch,
    hp,
    levy,
    pos,
    rest_of_turn,
    skirmish,
    status,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, asked, last, play, refused, told, toss


def shot(target: Any, damage: int, *, gunner: tuple[float, float] = (2, 8), **described: Any) -> Fight[Battle]:
    """A Trooper or, for more, a Beetle of side a has allotted this damage to a unit of side b, which is now asked."""
    others = described.pop("others", [])
    fight = skirmish(
        a=[trooper("gun", at=gunner), levy("a2", at=(2, 14))], b=[target, *others, levy("bystander", at=(23, 15))],
        **described,
    )  # fmt: skip
    turn_of(fight, "gun", "bystander")
    coins = "T " * damage + "H " * (3 - damage)
    return play(fight, "gun: attack with carbine", coins, f"gun: allot {target.id}={damage}")


@pytest.mark.rule("COIN-DEF-1", "COIN-ATK-4")
def test_the_defence_phase_follows_though_the_unit_that_acted_had_nothing_to_attack_with() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(20, 5))],
    )
    assert not turn_of(fight, "l1", "b1").decree("give l1.pistol a2")
    play(fight, "l1: open_hatch car", "l1 T", "p: decline", "l1: stop", "b: slam_hatch car", "car T", "b: end")
    assert (hatch(fight, "car"), asked(fight)) == ("closed", ["b1 prepare"])


@pytest.mark.scenario("COIN-EX-29")
@pytest.mark.rule("COIN-DEF-9")
def test_dodging_stops_when_nothing_is_left_to_cancel() -> None:
    fight = play(shot(levy("l", at=(12, 8)), 2), "b: dodge l", "l T | l T")
    assert (hp(fight, "l"), asked(fight)) == (2, ["bystander prepare"])
    fight = play(shot(levy("l", at=(12, 8)), 3), "b: dodge l", "l T | l T | l H")
    assert hp(fight, "l") == 1
    assert [each.cancelled for each in told(fight, Defended)] == [2]


@pytest.mark.rule("COIN-DEF-9")
def test_dodging_stops_at_the_first_heads() -> None:
    fight = play(shot(trooper("t", at=(12, 8)), 2), "b: dodge t", "t H")
    assert hp(fight, "t") == 1


@pytest.mark.rule("COIN-DEF-9")
def test_only_attacked_infantry_on_foot_dodges() -> None:
    fight = shot(cricket("bug", at=(12, 8), pilot="p"), 2, others=[levy("p")])
    assert "COIN-DEF-9" in refused(fight, "b: dodge bug")
    assert "COIN-DEF-9" in refused(fight, "b: dodge p")


@pytest.mark.scenario("COIN-EX-30")
@pytest.mark.rule("COIN-DEF-7", "COIN-DEF-8", "COIN-TOSS-2")
def test_bracing_tosses_the_whole_guard_pool() -> None:
    terrain = [cover(2, 9, 7, 10.5, 9)]
    fight = shot(trooper("t", at=(10, 8)), 2, terrain=terrain)
    assert toss(fight, "b: brace t") == ("t", "brace", 3)
    play(fight, "t T T T")
    assert hp(fight, "t") == 3
    assert [(each.cancelled, each.guard.total) for each in told(fight, Defended)] == [(2, 3)]
    beside = shot(trooper("t", at=(10, 8)), 2, terrain=terrain, gunner=(11.5, 8))
    assert toss(beside, "b: brace t") == ("t", "brace", 1)


@pytest.mark.rule("COIN-DEF-8")
def test_cover_counts_again_just_out_of_reach() -> None:
    fight = shot(trooper("t", at=(10, 8)), 2, terrain=[cover(2, 9, 7, 10.5, 9)], gunner=(11.75, 8))
    assert toss(fight, "b: brace t")[2] == 3


@pytest.mark.scenario("COIN-EX-60")
@pytest.mark.rule("COIN-SPACE-6", "COIN-DEF-8")
def test_of_overlapping_cover_the_best_counts_that_does_not_hold_the_attacker_too() -> None:
    zones = [cover(1, 9, 7, 11, 9), cover(2, 9, 7, 14, 9)]
    assert toss(shot(levy("l", at=(10, 8)), 1, terrain=zones), "b: brace l")[2] == 2
    assert toss(shot(levy("l", at=(10, 8)), 1, terrain=zones, gunner=(13, 8)), "b: brace l")[2] == 1


@pytest.mark.rule("COIN-SPACE-6")
def test_a_unit_is_in_a_zone_if_its_centre_is_on_the_border() -> None:
    assert toss(shot(levy("l", at=(10, 8)), 1, terrain=[cover(1, 10, 8, 11, 9)]), "b: brace l")[2] == 1
    out = play(shot(levy("l", at=(9.75, 8)), 1, terrain=[cover(1, 10, 8, 11, 9)]), "b: brace l")
    assert hp(out, "l") == 1


@pytest.mark.rule("COIN-DEF-8")
def test_cover_can_be_switched_off() -> None:
    fight = shot(trooper("t", at=(10, 8)), 2, terrain=[cover(2, 9, 7, 10.5, 9)], cover="off")
    assert toss(fight, "b: brace t")[2] == 1


@pytest.mark.rule("COIN-DEF-8")
def test_a_vehicle_has_no_cover() -> None:
    fight = shot(cricket("bug", at=(12, 8)), 2, terrain=[cover(2, 10, 6, 14, 10)])
    assert toss(fight, "b: brace bug")[2] == 1


@pytest.mark.rule("COIN-DEF-7", "COIN-TOSS-4")
def test_without_guard_and_cover_bracing_tosses_nothing_and_cancels_nothing() -> None:
    fight = shot(levy("l", at=(12, 8)), 1)
    before = fight.state.tossed
    play(fight, "b: brace l")
    assert (hp(fight, "l"), fight.state.tossed) == (1, before)


@pytest.mark.rule("COIN-DEF-7")
def test_only_an_attacked_unit_braces() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))], b=[beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(20, 5))]
    )
    play(turn_of(fight, "k", "b1"), "k: open_hatch car", "k H", "k: forgo")
    assert "COIN-DEF-7" in refused(fight, "b: brace car")
    assert "COIN-DEF-7" in refused(fight, "b: brace p")


@pytest.mark.scenario("COIN-EX-44")
@pytest.mark.rule("COIN-DEF-5")
def test_one_defensive_action_each() -> None:
    fight = skirmish(
        a=[trooper("gun", at=(2, 8))], b=[trooper("t", at=(12, 8)), trooper("t2", at=(12, 12))]
    )
    turn_of(fight, "gun", "t2")
    play(fight, "gun: attack with carbine", "gun T T T", "gun: allot t=2 t2=1", "b: brace t", "t H")
    assert "COIN-DEF-5" in refused(fight, "b: dodge t")
    assert "COIN-DEF-5" in refused(fight, "b: brace t")
    assert allowed(fight, "b: dodge t2")


@pytest.mark.rule("COIN-DEF-5")
def test_a_unit_may_take_no_defensive_action() -> None:
    assert hp(play(shot(trooper("t", at=(12, 8)), 2), "b: end"), "t") == 1


@pytest.mark.rule("COIN-DEF-5")
def test_defending_does_not_impair_the_own_action() -> None:
    fight = skirmish(a=[trooper("gun", at=(2, 8))], b=[trooper("t", at=(12, 8))])
    turn_of(fight, "gun", "t")
    play(fight, "gun: attack with carbine", "gun T H H", "gun: allot t=1", "b: brace t", "t T", "t: run 12,9", "t T")
    assert toss(fight, "t: attack with carbine")[2] == 3


@pytest.mark.rule("COIN-DEF-5")
def test_a_unit_may_defend_again_in_every_later_defence_phase() -> None:
    fight = skirmish(
        a=[trooper("t1", at=(2, 8)), trooper("t2", at=(2, 12))],
        b=[trooper("t", at=(12, 8), hp_max=9)],
        activation_mode="all",
        initiative_first_tosser="side_a",
    )
    play(fight, "a T")
    for name in ("t1", "t2"):
        play(fight, f"a: choose {name}", f"{name}: attack with carbine", "T H H", f"{name}: allot t=1")
        play(fight, "b: brace t", "t H")
    play(fight, "b: choose t", "t: forgo", "a: choose t1", "t1: attack with carbine", "t1 T H H", "t1: allot t=1")
    assert allowed(fight, "b: brace t")
    assert hp(fight, "t") == 7


@pytest.mark.rule("COIN-DEF-5")
def test_with_brace_only_no_other_defence_is_allowed() -> None:
    fight = shot(trooper("t", at=(12, 8)), 1, defence="brace_only")
    assert "COIN-DEF-5" in refused(fight, "b: dodge t")
    assert "COIN-DEF-5" in refused(fight, "b: fall_back t 14,8")
    assert hp(play(fight, "b: brace t", "t T"), "t") == 3


@pytest.mark.rule("COIN-DEF-5")
def test_without_defence_the_damage_falls_at_once() -> None:
    fight = shot(trooper("t", at=(12, 8)), 2, defence="none")
    assert (hp(fight, "t"), asked(fight)) == (1, ["bystander prepare"])


@pytest.mark.rule("COIN-DEF-1", "COIN-DEF-3")
def test_units_that_were_not_acted_upon_do_not_defend() -> None:
    fight = shot(trooper("t", at=(12, 8)), 1)
    assert "COIN-DEF-1" in refused(fight, "b: dodge bystander")
    assert "COIN-DEF-1" in refused(fight, "b: fall_back bystander 20,12")


@pytest.mark.rule("COIN-DEF-6")
def test_the_defender_chooses_the_order_and_knows_the_earlier_results() -> None:
    fight = skirmish(
        a=[trooper("gun", at=(2, 8))], b=[trooper("t", at=(12, 8)), trooper("t2", at=(12, 12))]
    )
    turn_of(fight, "gun", "t2")
    play(fight, "gun: attack with carbine", "gun T T T", "gun: allot t=2 t2=1", "b: brace t2", "t2 T")
    assert ([each.unit for each in told(fight, Defended)], asked(fight)) == (["t2"], ["b defend"])
    assert hp(fight, "t", "t2") == (3, 3)
    play(fight, "b: dodge t", "t T | t H")
    assert hp(fight, "t", "t2") == (2, 3)


@pytest.mark.scenario("COIN-EX-26")
@pytest.mark.rule(
    "COIN-DEF-4", "COIN-DEF-6", "COIN-DEF-7", "COIN-DEF-10", "COIN-DMG-4", "COIN-SEL-7", "COIN-MARK-4", "COIN-CLEAN-1"
)
def test_bailing_out_in_time() -> None:
    fight = skirmish(
        a=[functionary("f", at=(3, 3))],
        b=[beetle("car", at=(12, 8), hp=2, pilot="p", hold=["t"]), levy("p"), trooper("t")],
    )
    turn_of(fight, "f", "car")
    play(fight, "f: attack with universal,glock", "f T T H | f T T", "f: allot car=4")
    play(fight, "b: brace car", "car T H", "b: bail_out p 12,10", "p T")
    assert (pos(fight, "p"), unit(fight, "car").pilot) == ((12, 10), "")
    play(fight, "b: bail_out t 12,6", "t H")
    marked = [("car", "", ("COIN-DMG-3",)), ("t", "car", ("COIN-DMG-4",))]
    assert [(each.unit, each.inside, each.rules) for each in told(fight, Marked)] == marked
    assert (fight.state.turn, asked(fight)) == (2, ["a select"])
    assert status(fight, "car", "t", "p") == ("removed", "removed", "ok")
    assert (where(fight, "t.carbine"), hp(fight, "p"), fight.over) == ("nowhere", 2, "")


@pytest.mark.rule("COIN-DEF-10")
def test_bailing_out_leads_to_an_open_point_beside_the_vehicle_and_saves_nobody_from_his_own_wounds() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), pilot="p", hatch="open"), levy("p"), levy("b1", at=(20, 5))],
    )
    turn_of(fight, "k", "b1")
    play(fight, "k: attack with breach_axe", "k T H H", "k: allot p=1")
    assert "COIN-DEF-10" in refused(fight, "b: bail_out p 7.5,7.75")
    assert "COIN-SPACE-4" in refused(fight, "b: bail_out p 7.5,6.5")
    play(fight, "b: bail_out p 7.5,7.5", "p T")
    assert (pos(fight, "p"), hp(fight, "p")) == ((7.5, 7.5), 1)


@pytest.mark.rule("COIN-DEF-10")
def test_only_affected_infantry_inside_a_vehicle_bails_out() -> None:
    fight = shot(trooper("t", at=(12, 8)), 1, others=[cricket("bug", at=(18, 8), pilot="p"), levy("p")])
    assert "COIN-DEF-10" in refused(fight, "b: bail_out t 12,9")
    assert "COIN-DEF-1" in refused(fight, "b: bail_out p 18,9.5")


@pytest.mark.scenario("COIN-EX-39")
@pytest.mark.rule("COIN-DEF-14", "COIN-DMG-4")
def test_a_boarder_goes_down_with_the_ship() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), trooper("t", at=(3, 12))],
        b=[beetle("car", at=(7.5, 5), hp=1, pilot="p", hatch="open"), levy("p")],
    )
    play(turn_of(fight, "k", "p"), "k: board_hold car", "k T")
    rest_of_turn(fight)
    turn_of(fight, "t", "p")
    play(fight, "t: attack with carbine", "t T T H", "t: allot car=2", "b: brace car", "car H H")
    assert refused(fight, "a: bail_out k 7.5,7")
    assert "COIN-DEF-14" in refused(fight, "b: bail_out k 7.5,7")
    play(fight, "b: bail_out p 7.5,7", "p T")
    assert (status(fight, "car", "k", "p"), fight.state.phase) == (("marked", "marked", "ok"), 4)
    rest_of_turn(fight)
    assert status(fight, "car", "k", "p") == ("removed", "removed", "ok")


@pytest.mark.rule("COIN-DEF-11")
def test_a_hatch_is_slammed_only_if_open_and_manned() -> None:
    def fight(**changes: Any) -> Fight[Battle]:
        others = [] if "pilot" not in changes else [levy("p")]
        return shot(beetle("car", at=(12, 8), **changes), 1, others=others)

    assert "COIN-DEF-11" in refused(fight(pilot="p"), "b: slam_hatch car")
    assert "COIN-DEF-11" in refused(fight(hatch="open"), "b: slam_hatch car")
    assert "COIN-DEF-11" in refused(shot(trooper("t", at=(12, 8)), 1), "b: slam_hatch t")
    assert hatch(play(fight(pilot="p", hatch="open"), "b: slam_hatch car", "car T", "b: end"), "car") == "closed"


@pytest.mark.scenario("COIN-EX-58")
@pytest.mark.rule("COIN-DEF-12", "COIN-DEF-13", "COIN-DMG-1")
def test_falling_back_moves_but_does_not_heal() -> None:
    fight = play(shot(trooper("t", at=(12, 8)), 1), "b: fall_back t 1,1", "t T")
    assert (pos(fight, "t"), hp(fight, "t")) == ((1, 1), 2)
    assert (hp(fight, "gun", "a2"), asked(fight)) == ((3, 2), ["bystander prepare"])
    failed = play(shot(trooper("t", at=(12, 8)), 1), "b: fall_back t 1,1", "t H")
    assert (pos(failed, "t"), hp(failed, "t")) == ((12, 8), 2)


@pytest.mark.rule("COIN-DEF-12")
def test_a_vehicle_falls_back_only_with_a_living_pilot_and_to_an_open_point() -> None:
    fight = shot(cricket("bug", at=(12, 8), pilot="p"), 1, others=[levy("p")])
    assert "COIN-SPACE-4" in refused(fight, "b: fall_back bug 0.5,8")
    assert "COIN-DEF-12" in refused(fight, "b: fall_back p 14,8")
    assert pos(play(fight, "b: fall_back bug 20,8", "bug T", "b: end"), "bug") == (20, 8)
    assert "COIN-DEF-12" in refused(shot(cricket("bug", at=(12, 8)), 1), "b: fall_back bug 20,8")


@pytest.mark.rule("COIN-DEF-13")
@pytest.mark.parametrize("line", ["brace t", "dodge t", "fall_back t 14,8"])
def test_a_defence_neither_wounds_nor_opens_a_reaction(line: str) -> None:
    fight = play(shot(trooper("t", at=(12, 8)), 1), f"b: {line}", "t T")
    assert hp(fight, "gun", "a2") == (3, 2)
    assert asked(fight) == ["bystander prepare"]


@pytest.mark.rule("COIN-DEF-14")
def test_a_player_does_not_defend_with_the_enemys_units() -> None:
    fight = shot(trooper("t", at=(12, 8)), 1)
    assert "COIN-DEF-14" in refused(fight, "b: brace gun")


@pytest.mark.rule("COIN-DEF-4")
def test_those_inside_an_affected_vehicle_are_affected_too() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5))],
        b=[beetle("car", at=(7.5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("b1", at=(20, 5))],
    )
    play(turn_of(fight, "k", "b1"), "k: open_hatch car", "k H", "k: forgo")
    assert allowed(fight, "b: bail_out p 7.5,7")
    assert allowed(fight, "b: bail_out t 7.5,7")


@pytest.mark.rule("COIN-DMG-1", "COIN-DEF-6")
def test_all_damage_falls_at_the_end_of_the_phase_at_one_moment() -> None:
    fight = skirmish(
        a=[trooper("gun", at=(2, 8))], b=[levy("l1", at=(12, 8)), levy("l2", at=(12, 12)), levy("l3", at=(20, 12))]
    )
    turn_of(fight, "gun", "l3")
    play(fight, "gun: attack with carbine", "gun T T T", "gun: allot l1=2 l2=1", "b: dodge l1", "l1 H")
    assert (hp(fight, "l1", "l2"), told(fight, Damaged)) == ((2, 2), [])
    play(fight, "b: dodge l2", "l2 H")
    assert (hp(fight, "l1", "l2"), status(fight, "l1", "l2")) == ((0, 1), ("marked", "ok"))
    assert [(each.who, each.taken) for each in told(fight, Damaged)] == [("l1", 2), ("l2", 1)]


@pytest.mark.scenario("COIN-EX-59")
@pytest.mark.rule("COIN-DMG-5")
def test_wounds_do_not_weaken() -> None:
    fight = skirmish(a=[trooper("t", at=(5, 5), hp=1)], b=[trooper("t2", at=(15, 5), hp=1)])
    turn_of(fight, "t", "t2")
    assert toss(fight, "t: attack with carbine") == ("t", "attack", 3)
    play(fight, "t T H H", "t: allot t2=1")
    assert toss(fight, "b: brace t2") == ("t2", "brace", 1)


@pytest.mark.rule("COIN-DMG-5")
def test_lost_points_do_not_come_back_by_themselves() -> None:
    fight = play(shot(trooper("t", at=(12, 8)), 2), "b: end")
    rest_of_turn(fight)
    rest_of_turn(turn_of(fight, "gun", "t"))
    assert hp(fight, "t") == 1


@pytest.mark.rule("COIN-DEF-7", "COIN-DEF-9")
@pytest.mark.parametrize(("line", "coins", "success"), [
    ("dodge", "u H", False), ("dodge", "u T | u H", True), ("brace", "u H", False), ("brace", "u T", True),
])  # fmt: skip
def test_a_defence_has_succeeded_if_it_cancelled_something(line: str, coins: str, success: bool) -> None:
    fight = skirmish(a=[trooper("t", at=(3, 3))], b=[trooper("u", at=(20, 5))])
    play(turn_of(fight, "t", "u"), "t: attack with carbine", "t T T T", "t: allot u=3", f"b: {line} u", coins)
    assert (last(fight, Defended).success, last(fight, Defended).cancelled) == (success, int(success))
