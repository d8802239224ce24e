"""The attack, its targets, and the damage pool."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.attack import deal
from affray.rulesets.coinflip.events import Allotted, Attacked, ItemDestroyed, NoAttack
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    beetle,
    breaker,
    cricket,
    functionary,
    hp,
    levy,
    rest_of_turn,
    scout,
    skirmish,
    status,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, asked, play, refused, told, toss


def against(attacker: Any, *enemies: Any, **described: Any) -> Fight[Battle]:
    """One attacker of side a, with whoever `a` adds, against these enemies."""
    fight = skirmish(a=[attacker, *described.pop("a", [])], b=enemies, **described)
    return turn_of(fight, attacker.id, enemies[-1].id)


def three_levies() -> list[Any]:
    return [levy(f"b{n}", at=(18, 2 + 3 * n)) for n in (1, 2, 3)]


@pytest.mark.scenario("COIN-EX-14")
@pytest.mark.rule("COIN-ATK-2", "COIN-POOL-1", "COIN-POOL-2", "COIN-POOL-3", "COIN-POOL-4", "COIN-POOL-5")
def test_an_attack_with_both_slots() -> None:
    fight = against(functionary("f", at=(5, 5)), *three_levies())
    assert toss(fight, "f: attack with glock,universal") == ("f", "attack", 3)
    play(fight, "f T H T | f T H")
    assert list(fight.state.portions.items()) == [("f.universal", 2), ("f.glock", 1)]
    assert [each.pool.total for each in told(fight, Attacked)] == [3]
    for shares in ("b1=3", "b1=2 b2=1", "b1=1 b2=1 b3=1", "b3=2", "-"):
        assert allowed(fight, f"f: allot {shares}")
    assert refused(fight, "f: allot b1=3 b2=1") == ["COIN-POOL-4"]
    assert refused(fight, "f: allot b1=2 b2=0")


@pytest.mark.scenario("COIN-EX-15")
@pytest.mark.rule("COIN-ATK-3", "COIN-POOL-2")
def test_a_vehicle_attacks_with_one_slot() -> None:
    fight = against(beetle("car", at=(6, 6), pilot="p"), *three_levies(), a=[levy("p")])
    assert refused(fight, "car: attack with autocannon,coaxial_gun") == ["COIN-ATK-3"]
    play(fight, "car: attack with autocannon", "car T H H T T")
    assert sum(fight.state.portions.values()) == 3


@pytest.mark.rule("COIN-ATK-3")
def test_the_player_names_the_slot_of_the_vehicle() -> None:
    fight = against(beetle("car", at=(6, 6), pilot="p"), *three_levies(), a=[levy("p")])
    assert toss(fight, "car: attack with coaxial_gun") == ("car", "attack", 4)


@pytest.mark.rule("COIN-ATK-4")
def test_a_vehicle_cannot_use_the_weapons_of_those_inside() -> None:
    fight = against(beetle("car", at=(6, 6), pilot="p"), *three_levies(), a=[levy("p")])
    assert refused(fight, "car: attack with p.pistol") == ["COIN-ATK-4"]


@pytest.mark.scenario("COIN-EX-36")
@pytest.mark.rule("COIN-ATK-4")
def test_a_weapon_in_the_backpack_cannot_be_used() -> None:
    fight = against(scout("s", at=(5, 5)), *three_levies())
    assert "COIN-ATK-4" in refused(fight, "s: attack with long_rifle")


@pytest.mark.rule("COIN-ATK-4")
def test_a_unit_without_a_weapon_makes_no_attack() -> None:
    fight = against(levy("l1", at=(5, 5)), levy("b1", at=(6, 5)))
    play(fight, "l1: hand_item pistol to ground", "l1 T")
    assert "COIN-ATK-4" in refused(fight, "l1: attack with l1.pistol")
    play(fight, "l1: stop")
    assert asked(fight) == ["b1 prepare"]
    assert [(each.unit, each.why) for each in told(fight, NoAttack)] == [("l1", "unarmed")]


@pytest.mark.rule("COIN-ATK-4")
def test_with_the_option_empty_hands_strike_with_one_coin_within_reach() -> None:
    fight = against(levy("l1", at=(5, 5)), levy("b1", at=(6.5, 5)), unarmed_coins=1)
    assert refused(fight, "l1: attack with unarmed")
    play(fight, "l1: hand_item pistol to ground", "l1 T")
    assert toss(fight, "l1: attack with unarmed") == ("l1", "attack", 1)
    play(fight, "l1 T", "l1: allot b1=1", "b: end")
    assert hp(fight, "b1") == 1
    far = against(levy("l1", at=(5, 5)), levy("b1", at=(6.75, 5)), unarmed_coins=1)
    play(far, "l1: hand_item pistol to ground", "l1 T")
    assert "COIN-ATK-7" in refused(far, "l1: attack with unarmed")


@pytest.mark.scenario("COIN-EX-57")
@pytest.mark.rule("COIN-ATK-1", "COIN-ATK-5", "COIN-ATK-11")
def test_one_weapon_only_targets_afterwards_and_no_second_attack() -> None:
    fight = against(functionary("f", at=(5, 5)), *three_levies())
    play(fight, "f: attack with glock", "f T T")
    assert (fight.state.portions, asked(fight)) == ({"f.glock": 2}, ["f allot"])
    play(fight, "f: allot b1=1 b2=1")
    assert "COIN-ATK-1" in refused(fight, "f: attack with universal")
    play(fight, "b: end")
    assert "COIN-ATK-1" in refused(fight, "f: attack with universal")


@pytest.mark.rule("COIN-ATK-1")
def test_after_the_attack_in_the_next_turn_the_unit_may_attack_again() -> None:
    fight = against(levy("l1", at=(5, 5)), levy("b1", at=(15, 5)))
    for _ in range(2):
        play(fight, "l1: attack with pistol", "l1 H H")
        rest_of_turn(fight)
        turn_of(fight, "l1", "b1")
    assert len(told(fight, Attacked)) == 2


@pytest.mark.rule("COIN-ATK-5")
def test_the_attack_may_be_forgone_after_the_chain() -> None:
    fight = against(levy("l1", at=(5, 5)), levy("b1", at=(15, 5)))
    play(fight, "l1: stop", "l1: forgo")
    assert asked(fight) == ["b1 prepare"]
    assert [each.why for each in told(fight, NoAttack)] == ["forgone"]


@pytest.mark.rule("COIN-ATK-6")
def test_a_two_handed_weapon_is_tossed_once() -> None:
    fight = against(trooper("t", at=(5, 5)), levy("b1", at=(15, 5)))
    play(fight, "t: attack with carbine", "t T T T")
    assert fight.state.portions == {"t.carbine": 3}


@pytest.mark.rule("COIN-ATK-11")
def test_no_target_is_named_before_the_toss() -> None:
    fight = against(levy("l1", at=(5, 5)), *three_levies())
    option = fight.pending.option("attack")  # type: ignore[union-attr]
    assert option is not None
    assert list(option.fields) == ["with"]


# -- targets -----------------------------------------------------------------------------------------
@pytest.mark.scenario("COIN-EX-28")
@pytest.mark.rule("COIN-ATK-9")
@pytest.mark.parametrize(("hatch", "at", "legal"), [("closed", 5.0, False), ("open", 5.0, False), ("open", 12.5, True)])
def test_enclosed_units_are_safe_and_exposed_ones_from_afar_too(hatch: Any, at: float, legal: bool) -> None:
    fight = against(
        trooper("t", at=(at, 5)), levy("p"), beetle("car", at=(15, 5), pilot="p", hatch=hatch), levy("b1", at=(20, 9))
    )
    play(fight, "t: attack with carbine", "t T H H")
    if legal:
        assert allowed(fight, "t: allot p=1")
    else:
        assert "COIN-ATK-9" in refused(fight, "t: allot p=1")
    assert allowed(fight, "t: allot car=1")


@pytest.mark.rule("COIN-ATK-9")
def test_even_within_reach_a_closed_hatch_protects() -> None:
    fight = against(trooper("t", at=(12.5, 5)), levy("p"), beetle("car", at=(15, 5), pilot="p"), levy("b1", at=(20, 9)))
    play(fight, "t: attack with carbine", "t T H H")
    assert "COIN-ATK-9" in refused(fight, "t: allot p=1")


@pytest.mark.rule("COIN-ATK-9")
def test_a_vehicle_beside_an_open_hatch_cannot_strike_those_inside() -> None:
    fight = against(
        beetle("car", at=(6, 6), pilot="p"), levy("q"), cricket("bug", at=(8.5, 6), pilot="q", hatch="open"),
        levy("b1", at=(20, 9)), a=[levy("p")],
    )  # fmt: skip
    play(fight, "car: attack with autocannon", "car T H H H H")
    assert "COIN-ATK-9" in refused(fight, "car: allot q=1")


@pytest.mark.rule("COIN-ATK-9")
def test_beside_an_open_hatch_the_range_of_the_weapon_does_not_matter() -> None:
    tongs = ItemEntry(name="Tongs", kind="weapon", coins=1, range=0.5)
    fight = against(
        levy("l1", at=(12.5, 5), right="tongs"), levy("p"), beetle("car", at=(15, 5), pilot="p", hatch="open"),
        levy("b1", at=(20, 9)), items={"tongs": tongs},
    )  # fmt: skip
    play(fight, "l1: attack with tongs", "l1 T")
    assert allowed(fight, "l1: allot p=1")


def boarder(active: str, **options: Any) -> Fight[Battle]:
    """Side a's Breaker sits in the hold of side b's Beetle; the hatch is open and the pilot alive."""
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), levy("a2", at=(2, 12))],
        b=[beetle("car", at=(7.5, 5), hatch="open", pilot="p"), levy("p"), levy("b1", at=(20, 5))],
        **options,
    )
    turn_of(fight, "k", "b1")
    play(fight, "k: board_hold car", "k T")
    rest_of_turn(fight)
    return turn_of(fight, "k" if active == "k" else "a2", "car" if active == "car" else "b1")


@pytest.mark.scenario("COIN-EX-64")
@pytest.mark.rule("COIN-ATK-9", "COIN-ATK-10")
def test_inside_and_outside_do_not_mix() -> None:
    beaten = play(boarder("car"), "a2: forgo", "car: attack with autocannon", "car T H H H H")
    assert "COIN-ATK-9" in refused(beaten, "car: allot k=1")
    assert allowed(beaten, "car: allot a2=1")
    fight = play(boarder("k"), "k: attack with breach_axe", "k T H H")
    assert "COIN-ATK-10" in refused(fight, "k: allot car=1")
    assert "COIN-ATK-10" in refused(fight, "k: allot b1=1")
    assert allowed(fight, "k: allot p=1")


@pytest.mark.scenario("COIN-EX-37")
@pytest.mark.rule("COIN-ATK-10", "COIN-UNIT-8")
def test_nobody_fires_out_of_a_vehicle_unless_it_has_fire_ports() -> None:
    def fight(active: str, **options: Any) -> Fight[Battle]:
        sling = ItemEntry(name="Sling", kind="weapon", coins=1, range=6)
        battle = skirmish(
            a=[beetle("car", at=(5, 5), pilot="p", hold=["t"]), levy("p"), trooper("t", left="sling")],
            b=[levy("b1", at=(13, 5)), levy("b2", at=(13.25, 7))],
            items={"sling": sling},
            **options,
        )
        return turn_of(battle, active, "b1")

    assert "COIN-ATK-10" in refused(fight("t"), "t: attack with sling")
    ported = play(fight("t", fire_ports=True), "t: attack with sling", "t T")
    assert allowed(ported, "t: allot b1=1")  # 8 spans from the Beetle's centre: 6 from its edge
    assert refused(ported, "t: allot b2=1")
    assert "COIN-ATK-10" in refused(fight("p", fire_ports=True), "p: attack with pistol")


@pytest.mark.rule("COIN-ATK-10")
def test_through_fire_ports_nobody_strikes_the_vehicle_that_he_sits_in() -> None:
    fight = play(boarder("k", fire_ports=True), "k: attack with charge", "k T H H H")
    assert refused(fight, "k: allot car=1") == ["COIN-ATK-10"]
    assert allowed(fight, "k: allot p=1")


@pytest.mark.scenario("COIN-EX-43")
@pytest.mark.rule("COIN-ATK-8")
def test_own_and_neutral_units_are_no_targets() -> None:
    fight = against(
        levy("l1", at=(5, 5)), levy("b1", at=(15, 5)), a=[levy("l2", at=(5, 8))], neutral=[cricket("bug", at=(9, 9))]
    )
    play(fight, "l1: attack with pistol", "l1 T T")
    assert "COIN-ATK-8" in refused(fight, "l1: allot l2=1")
    assert "COIN-ATK-8" in refused(fight, "l1: allot bug=1")
    assert "COIN-ATK-8" in refused(fight, "l1: allot l1=1")


@pytest.mark.rule("COIN-ATK-8")
def test_an_enemy_vehicle_without_a_pilot_and_an_inactive_enemy_are_targets() -> None:
    fight = against(levy("l1", at=(5, 5)), cricket("bug", at=(9, 9)), levy("b1", at=(15, 5)), levy("b2", at=(18, 5)))
    play(fight, "l1: attack with pistol", "l1 T T")
    assert allowed(fight, "l1: allot bug=1 b1=1")


@pytest.mark.rule("COIN-ATK-8", "COIN-MARK-3")
def test_marked_units_and_bodies_are_no_targets() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), levy("l2", at=(5, 8))],
        b=[levy("b1", at=(15, 5)), levy("b2", at=(15, 8))],
        activation_mode="all",
        initiative_first_tosser="side_a",
    )
    play(fight, "a T", "a: choose l1", "l1: attack with pistol", "l1 T T", "l1: allot b1=2", "b: end")
    play(fight, "a: choose l2", "l2: attack with pistol", "l2 T H")
    refusal = refused(fight, "l2: allot b1=1")
    assert "COIN-ATK-8" in refusal
    assert "COIN-MARK-3" in refusal
    play(fight, "l2: allot -", "b: choose b2", "b2: forgo", "a: choose l1", "l1: attack with pistol", "l1 T H")
    assert status(fight, "b1") == "destroyed"
    assert "COIN-ATK-8" in refused(fight, "l1: allot b1=1")


@pytest.mark.scenario("COIN-EX-45")
@pytest.mark.rule("COIN-ITEM-6", "COIN-ATK-7", "COIN-SPACE-2")
def test_a_one_use_weapon_is_gone_whatever_the_coins_say() -> None:
    fight = against(breaker("k", at=(5, 5)), levy("b1", at=(11, 5)), levy("b2", at=(12.25, 5)))
    play(fight, "k: attack with charge", "k H H H H")
    assert where(fight, "k.charge") == "nowhere"
    assert [(each.item, each.why) for each in told(fight, ItemDestroyed)] == [("k.charge", "used_up")]
    assert unit(fight, "k").right == ""
    far = against(breaker("k", at=(5, 5)), levy("b2", at=(12.25, 5)))
    assert "COIN-ATK-7" in refused(far, "k: attack with charge")
    near = against(breaker("k", at=(5, 5)), levy("b2", at=(12, 5)))
    assert allowed(near, "k: attack with charge")


@pytest.mark.rule("COIN-ATK-7", "COIN-SPACE-2")
def test_the_gap_is_measured_between_edges_of_any_size() -> None:
    fight = against(breaker("k", at=(5, 5)), beetle("car", at=(13, 5)), levy("b1", at=(22, 14)))
    assert allowed(fight, "k: attack with charge")
    fight = against(breaker("k", at=(5, 5)), beetle("car", at=(13.25, 5)), levy("b1", at=(22, 14)))
    assert "COIN-ATK-7" in refused(fight, "k: attack with charge")


@pytest.mark.rule("COIN-ATK-7")
def test_without_ranges_every_weapon_reaches_everybody_on_the_field() -> None:
    fight = against(breaker("k", at=(5, 5)), levy("b1", at=(22, 14)), ranges="ignore")
    play(fight, "k: attack with breach_axe", "k T H H")
    assert allowed(fight, "k: allot b1=1")


@pytest.mark.rule("COIN-ATK-7")
def test_no_line_of_sight_is_needed() -> None:
    fight = against(levy("l1", at=(5, 5)), levy("b2", at=(15, 5)), beetle("car", at=(10, 5)), levy("b1", at=(20, 5)))
    play(fight, "l1: attack with pistol", "l1 T H")
    assert allowed(fight, "l1: allot b1=1")


# -- the pool ----------------------------------------------------------------------------------------
@pytest.mark.scenario("COIN-EX-31")
@pytest.mark.rule("COIN-POOL-6", "COIN-DMG-1", "COIN-DMG-2")
def test_more_than_a_unit_has_may_be_allotted_and_the_rest_is_lost() -> None:
    enemies = [trooper("t", at=(15, 5)), levy("b1", at=(15, 8))]
    fight = against(beetle("car", at=(6, 6), pilot="p"), *enemies, a=[levy("p")])
    play(fight, "car: attack with autocannon", "car T T T T H", "car: allot t=4", "b: brace t", "t T")
    assert (hp(fight, "t", "b1"), status(fight, "t", "b1")) == ((0, 2), ("marked", "ok"))


@pytest.mark.scenario("COIN-EX-32")
@pytest.mark.rule("COIN-ATK-7", "COIN-POOL-5")
def test_the_tails_of_a_weapon_go_only_where_it_reaches() -> None:
    fight = against(scout("s", at=(5, 5)), levy("b1", at=(6.5, 5)), trooper("t", at=(15, 5)))
    play(fight, "s: attack with knife,quiet_pistol", "s T T H | s T")
    assert "COIN-POOL-5" in refused(fight, "s: allot t=2")
    assert "COIN-POOL-5" in refused(fight, "s: allot b1=1 t=2")
    assert allowed(fight, "s: allot b1=2 t=1")
    assert allowed(fight, "s: allot t=1 b1=2")
    assert allowed(fight, "s: allot b1=3")


@pytest.mark.rule("COIN-POOL-5")
def test_a_weapon_that_reaches_everybody_makes_room_for_one_that_does_not() -> None:
    swapped = scout("s", at=(5, 5), left="quiet_pistol", right="knife")
    fight = against(swapped, levy("b1", at=(6.5, 5)), trooper("t", at=(15, 5)))
    play(fight, "s: attack with quiet_pistol,knife", "s T | s T H H")
    assert allowed(fight, "s: allot b1=1 t=1")
    assert "COIN-POOL-5" in refused(fight, "s: allot t=2")


@pytest.mark.rule("COIN-POOL-5", "COIN-POOL-1")
def test_coins_are_tossed_weapon_by_weapon_left_before_right() -> None:
    fight = against(scout("s", at=(5, 5)), levy("b1", at=(6.5, 5)))
    play(fight, "s: attack with quiet_pistol,knife", "s H H H | s T")
    assert list(fight.state.portions.items()) == [("s.knife", 0), ("s.quiet_pistol", 1)]


@pytest.mark.scenario("COIN-EX-33")
@pytest.mark.rule("COIN-POOL-7", "COIN-DEF-3", "COIN-TURN-5")
def test_without_tails_nobody_is_attacked_and_nobody_defends() -> None:
    fight = against(trooper("t", at=(5, 5)), trooper("b1", at=(15, 5)))
    play(fight, "t: attack with carbine", "t H H H")
    assert asked(fight) == ["b1 prepare"]
    hatch = against(breaker("k", at=(5, 5)), levy("p"), beetle("car", at=(7.5, 5), pilot="p"), levy("b1", at=(20, 5)))
    play(hatch, "k: open_hatch car", "k T", "p: decline", "k: attack with breach_axe", "k H H H")
    assert asked(hatch) == ["b defend"]


@pytest.mark.scenario("COIN-EX-48")
@pytest.mark.rule("COIN-POOL-4")
def test_unused_points_of_the_pool_are_lost() -> None:
    fight = against(trooper("t", at=(5, 5)), *three_levies())
    play(fight, "t: attack with carbine", "t T T T")
    assert refused(fight, "t: allot b1=2 b2=2") == ["COIN-POOL-4"]
    play(fight, "t: allot b1=1", "b: end")
    assert hp(fight, "b1", "b2", "b3") == (1, 2, 2)
    assert [each.lost for each in told(fight, Allotted)] == [2]


@pytest.mark.rule("COIN-POOL-7")
def test_the_distribution_is_final_before_the_first_defence() -> None:
    fight = against(trooper("t", at=(5, 5)), *three_levies())
    play(fight, "t: attack with carbine", "t T T T", "t: allot b1=2 b2=1")
    assert asked(fight) == ["b defend"]
    assert refused(fight, "t: allot b3=3")
    play(fight, "b: dodge b1", "b1 T | b1 T")
    assert refused(fight, "t: allot b3=3")
    assert "COIN-DEF-1" in refused(fight, "b: dodge b3")


@pytest.mark.rule("COIN-POOL-5")
def test_tails_are_dealt_out_so_that_every_weapon_reaches_its_targets() -> None:
    """Given a pistol left, which reaches all, and a knife right, which reaches one: his share moves to the knife."""
    fight = skirmish(
        a=[scout("s", at=(5, 5), left="pistol", right="knife")],
        b=[trooper("b1", at=(6, 5)), trooper("b2", at=(20, 5)), trooper("b3", at=(20, 9))],
    )
    play(turn_of(fight, "s", "b2"), "s: attack with pistol,knife", "s T T | s T T T")
    assert deal(fight.state, {"b1": 2, "b2": 2}) == {("s.knife", "b1"): 2, ("s.pistol", "b2"): 2}
    assert deal(fight.state, {"b1": 3, "b2": 1, "b3": 1}) == {
        ("s.knife", "b1"): 3, ("s.pistol", "b2"): 1, ("s.pistol", "b3"): 1}  # fmt: skip
    assert deal(fight.state, {"b1": 5}) == {("s.pistol", "b1"): 2, ("s.knife", "b1"): 3}
    assert sum(deal(fight.state, {"b1": 1, "b2": 3}).values()) == 3
    assert refused(fight, "s: allot b1=1 b2=3") == ["COIN-POOL-5"]
    play(fight, "s: allot b1=2 b2=1 b3=1")
