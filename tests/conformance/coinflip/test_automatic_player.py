"""The automatic player: what it chooses at every decision."""

from __future__ import annotations

from typing import Any

from affray.core.fight import Fight
from affray.core.grammar import say
from affray.core.script import Choose
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    blocked,
    breaker,
    cover,
    cricket,
    first_player,
    functionary,
    levy,
    lying,
    scout,
    skirmish,
    trader,
    trooper,
    turn_of,
)
from tests.conformance.harness import play


def choice(fight: Fight[Battle]) -> str:
    """What the automatic player says to the open question, which must be legal."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = RULESET.player()(fight, question)
    assert not fight.refusals(pick)
    option = question.option(pick.do)
    assert option is not None
    return say(pick, option.fields)


def acting(first: Any, *friends: Any, enemies: Any = None, **described: Any) -> Fight[Battle]:
    """The first of these units is asked to prepare; by default the only enemy is a Levy far away."""
    enemies = [levy("b1", at=(22, 14))] if enemies is None else enemies
    fight = skirmish(a=[first, *friends], b=enemies, **described)
    infantry = [each.id for each in enemies if each.unit not in ("beetle", "cricket")]
    return turn_of(fight, first.id, infantry[-1])


# -- select ------------------------------------------------------------------------------------------
def selecting(*units: Any, enemies: Any = None) -> str:
    fight = skirmish(a=units, b=enemies or [levy("b1", at=(22, 14))])
    return choice(first_player(fight, "a"))


def test_it_chooses_the_unit_with_most_usable_coins() -> None:
    assert selecting(levy("l1", at=(3, 3)), functionary("f", at=(6, 6)), trooper("t", at=(9, 9))) == "choose unit f"


def test_coins_without_a_target_do_not_count_and_a_vehicle_counts_its_best_slot() -> None:
    assert selecting(breaker("k", at=(3, 3)), levy("l1", at=(6, 6))) == "choose unit l1"
    vehicle = [beetle("car", at=(9, 9), pilot="p"), levy("p")]
    assert selecting(functionary("f", at=(3, 3)), *vehicle) == "choose unit car"  # 5 against 5, 6 HP against 4


def test_equal_coins_are_settled_by_hit_points_then_by_list_order() -> None:
    units = [trooper("t1", at=(3, 3), hp=2), trooper("t2", at=(6, 6)), trooper("t3", at=(9, 9))]
    assert selecting(*units) == "choose unit t2"


def test_without_usable_coins_it_chooses_on_foot_passenger_vehicle_pilot() -> None:
    knives = {"left": "knife"}
    car = beetle("car", at=(9, 9), slots=[], pilot="p", hold=["t"])
    assert selecting(car, levy("p"), levy("t"), levy("l1", at=(3, 3), **knives)) == "choose unit l1"
    assert selecting(car, levy("p"), levy("t")) == "choose unit t"
    alone = beetle("car", at=(9, 9), slots=[], pilot="p")
    assert selecting(levy("p"), alone) == "choose unit car"


def test_it_never_concedes() -> None:
    enemies = [trooper(f"b{n}", at=(20, 1 + 2 * n)) for n in range(6)]
    assert selecting(levy("l1", at=(3, 3), hp=1), enemies=enemies) == "choose unit l1"


# -- prepare -----------------------------------------------------------------------------------------
def test_drill_hold_prepares_nothing() -> None:
    fight = acting(scout("s", at=(5, 5), drill="hold"), terrain=[cover(2, 9, 9, 11, 11)])
    assert choice(fight) == "stop"


def test_a_vehicle_drives_where_its_strongest_weapon_has_a_target() -> None:
    gun = ItemEntry(name="Short gun", kind="weapon", coins=3, range=2)
    items = {"short": gun, "shorter": ItemEntry(name="Shorter gun", kind="weapon", coins=2, range=1)}

    def drives(*slots: str, x: float) -> str:
        car = beetle("car", at=(x, 5), slots=[*slots], pilot="p")
        return choice(acting(car, levy("p"), enemies=[levy("b1", at=(20, 5))], items=items))

    assert drives("shorter", "short", x=6) == "drive to 16,5"
    assert drives("shorter", x=17) == "stop"


def test_inside_a_vehicle_it_takes_an_empty_seat_stays_with_an_enemy_or_gets_out_of_the_hold() -> None:
    assert choice(acting(levy("t"), beetle("car", at=(9, 9), hold=["t"]))) == "change_station"
    assert choice(acting(levy("t"), beetle("car", at=(9, 9), hold=["t"], pilot="p"), levy("p"))) == "dismount to 7,9"
    assert choice(acting(levy("p"), beetle("car", at=(9, 9), pilot="p"))) == "stop"
    enemies = [beetle("car", at=(9, 9), hatch="open", pilot="p"), levy("p"), levy("b1", at=(22, 14))]
    aboard = acting(levy("l1", at=(9, 6.5)), enemies=enemies)
    assert choice(play(aboard, "l1: board_hold car", "l1 T")) == "stop"


def test_it_takes_the_nearest_point_ties_by_smaller_x_then_smaller_y() -> None:
    passenger = levy("t")
    car = beetle("car", at=(9, 9), hold=["t"], pilot="p")
    assert choice(acting(passenger, car, levy("p"), terrain=[blocked(6, 8, 7, 10)])) == "dismount to 9,7"
    assert choice(acting(passenger, car, levy("p"), terrain=[blocked(6, 8, 7, 10), blocked(9, 7, 9, 7)])) == (
        "dismount to 9,11"
    )


def storm(*enemies: Any, at: tuple[float, float] = (5, 5), **described: Any) -> str:
    return choice(acting(breaker("k", at=at), enemies=[*enemies, levy("b1", at=(22, 14))], **described))


def test_drill_storm() -> None:
    crew = levy("p")
    assert storm(beetle("car", at=(7.5, 5), pilot="p", hatch="open"), crew) == "stop"
    assert storm(beetle("car", at=(7.5, 5), pilot="p"), crew) == "open_hatch vehicle car"
    assert storm(cricket("bug", at=(7, 5))) == "board_pilot vehicle bug"
    assert storm(neutral=[cricket("bug", at=(7, 5))]) == "board_pilot vehicle bug"
    assert storm(beetle("car", at=(12, 5), pilot="p"), crew) == "run to 9.5,5"


def test_drill_storm_prefers_the_first_of_two_vehicles_and_a_hatch_to_a_seat() -> None:
    crews = [levy("p"), levy("q")]
    first, second = beetle("c1", at=(5, 7.5), pilot="p"), beetle("c2", at=(5, 2.5), pilot="q")
    assert storm(first, second, *crews) == "open_hatch vehicle c1"
    assert storm(cricket("bug", at=(7, 5)), second, levy("q")) == "open_hatch vehicle c2"


def test_drill_storm_without_a_vehicle_to_storm_shoots() -> None:
    assert choice(acting(breaker("k", at=(5, 5)), enemies=[levy("b1", at=(20, 5))])) == "run to 13,5"


def test_drill_shoot_draws_the_weapon_that_raises_the_usable_coins_most() -> None:
    assert choice(acting(scout("s", at=(5, 5)))) == "draw_item item s.long_rifle into left"
    knives = levy("l1", at=(5, 5), backpack=["quiet_pistol", "pistol", "pistol", "medkit"])
    assert choice(acting(knives)) == "draw_item item l1.pistol-2 into right"
    both = levy("l1", at=(5, 5), right="quiet_pistol", backpack=["pistol"])
    assert choice(acting(both)) == "stop"  # it would replace the left pistol
    weak = levy("l1", at=(5, 5), left="quiet_pistol", right="quiet_pistol", backpack=["pistol"])
    assert choice(acting(weak)) == "draw_item item l1.pistol into left"
    assert choice(acting(trooper("t", at=(5, 5), backpack=["pistol"]))) == "stop"


def test_drill_shoot_runs_where_its_best_weapon_reaches() -> None:
    assert choice(acting(breaker("k", at=(5, 5), drill="shoot"), enemies=[levy("b1", at=(20, 5))])) == "run to 13,5"


def test_drill_shoot_runs_into_the_best_cover_from_which_it_can_shoot() -> None:
    zones = [cover(1, 6, 4, 7, 6), cover(2, 9, 4, 10, 6)]
    assert choice(acting(levy("l1", at=(5, 5)), terrain=zones)) == "run to 9,5"
    assert choice(acting(levy("l1", at=(9, 5)), terrain=zones)) == "stop"
    assert choice(acting(levy("l1", at=(5, 5)), terrain=[cover(1, 4, 4, 6, 6)])) == "stop"
    knifer = levy("l1", at=(5, 5), left="knife")
    near = acting(knifer, enemies=[levy("b1", at=(6, 5))], terrain=zones)
    assert choice(near) == "stop"  # out of the cover no enemy would be in reach


def test_drill_shoot_without_weapons_takes_any_cover() -> None:
    fight = acting(trader("trd", at=(5, 5)), terrain=[cover(2, 9, 4, 10, 6)])
    assert choice(play(fight, "trd: hand_item pistol to ground", "trd T")) == "run to 9,5"


def test_it_picks_nothing_up_and_heals_nobody() -> None:
    fight = acting(trader("trd", at=(5, 5), hp=1), ground=[lying("carbine", at=(5, 5))], snatch="on")
    assert choice(fight) == "stop"


# -- opposing, attacking, allotting ------------------------------------------------------------------
def test_it_opposes_and_forbids() -> None:
    enemies = [beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(22, 14))]
    assert choice(play(acting(breaker("k", at=(5, 5)), enemies=enemies), "k: open_hatch car", "k T")) == "oppose"
    assert choice(play(acting(breaker("k", at=(5, 5))), "k: custom dance")) == "forbid"


def test_it_attacks_with_all_usable_weapons_and_with_the_best_slot_of_a_vehicle() -> None:
    assert choice(play(acting(functionary("f", at=(5, 5))), "f: stop")) == "attack with f.universal,f.glock"
    assert choice(play(acting(scout("s", at=(5, 5))), "s: stop")) == "attack with s.quiet_pistol"
    car = beetle("car", at=(9, 9), slots=["coaxial_gun", "autocannon"], pilot="p")
    assert choice(play(acting(car, levy("p")), "car: stop")) == "attack with car.autocannon"
    twin = beetle("car", at=(9, 9), slots=["coaxial_gun", "light_cannon"], pilot="p")
    assert choice(play(acting(twin, levy("p")), "car: stop")) == "attack with car.coaxial_gun"


def allotting(coins: str, *enemies: Any) -> str:
    fight = acting(beetle("car", at=(9, 9), pilot="p"), levy("p"), enemies=enemies)
    return choice(play(fight, "car: attack with autocannon", coins))


def test_it_finishes_off_the_weakest_and_heaps_the_rest_on_the_first() -> None:
    t, weak, third = trooper("t", at=(20, 3)), levy("w", at=(20, 6), hp=1), levy("l", at=(20, 9))
    assert allotting("car T T T T H", t, weak, third) == "allot amounts w=1 l=2 t=1"
    assert allotting("car T T T H H", third, levy("l2", at=(20, 12))) == "allot amounts l=2 l2=1"
    assert allotting("car T T T T T", weak, third) == "allot amounts w=3 l=2"


def test_the_portion_with_fewest_targets_is_dealt_out_first() -> None:
    enemies = [levy("far", at=(20, 5), hp=1), levy("near", at=(6.5, 5))]
    fight = acting(scout("s", at=(5, 5), left="quiet_pistol", right="knife"), enemies=enemies)
    play(fight, "s: attack with quiet_pistol,knife", "s T | s T T T")
    assert choice(fight) == "allot amounts near=3 far=1"


# -- defending ---------------------------------------------------------------------------------------
def defending(allot: str, *units: Any, coins: str = "gun T T T T T", **described: Any) -> Fight[Battle]:
    fight = acting(beetle("gun", at=(4, 12), pilot="d"), levy("d"), enemies=units, **described)
    return play(fight, "gun: attack with autocannon", coins, f"gun: allot {allot}")


def test_it_compares_brace_and_dodge_by_survival_then_by_damage_cancelled() -> None:
    assert choice(defending("l=1", levy("l", at=(20, 5)))) == "dodge unit l"  # brace cancels nothing
    assert choice(defending("t=1", trooper("t", at=(20, 5)))) == "brace unit t"  # fully equal
    assert choice(defending("t=2", trooper("t", at=(20, 5)))) == "dodge unit t"  # both survive, 3/4 against 1/2
    assert choice(defending("t=3", trooper("t", at=(20, 5)))) == "dodge unit t"  # 1/2 each, 7/8 against 1/2
    zone = [cover(1, 19, 4, 21, 6)]
    assert choice(defending("t=3", trooper("t", at=(20, 5)), terrain=zone)) == "brace unit t"  # 3/4 against 1/2


def test_with_brace_only_it_braces() -> None:
    assert choice(defending("l=1", levy("l", at=(20, 5)), defence="brace_only")) == "brace unit l"


def test_vehicles_defend_first_then_attacked_infantry_then_bail_outs() -> None:
    crew = [levy("p"), trooper("t")]
    fight = defending("l=1 car=4", levy("l", at=(20, 5)), beetle("car", at=(12, 5), hp=3, pilot="p", hold=["t"]), *crew)
    said = []
    for coins in ("car H H", "l H", "p H", "t H"):
        said.append(choice(fight))
        play(fight, f"b: {said[-1]}", coins)
    assert said == ["brace unit car", "dodge unit l", "bail_out unit p to 10,5", "bail_out unit t to 10,5"]


def test_nobody_bails_out_of_a_vehicle_that_will_survive() -> None:
    fight = defending("car=4", beetle("car", at=(12, 5), hp=3, pilot="p"), levy("p"))
    assert choice(play(fight, "b: brace car", "car T T")) == "end"


def test_a_vehicle_that_was_prepared_against_slams_its_hatch() -> None:
    def sieged(*lines: str) -> Fight[Battle]:
        enemies = [beetle("car", at=(7.5, 5), pilot="p"), levy("p"), levy("b1", at=(22, 14))]
        return play(acting(breaker("k", at=(5, 5)), enemies=enemies), *lines)

    assert choice(sieged("k: open_hatch car", "k T", "p: decline", "k: forgo")) == "slam_hatch unit car"
    assert choice(sieged("k: open_hatch car", "k H", "k: forgo")) == "end"
