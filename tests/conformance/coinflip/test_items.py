"""Items: drawing, picking up, opening, handing over, using, snatching, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip.events import ItemDestroyed, Prepared
from affray.rulesets.coinflip.scenario import ItemEntry
from affray.rulesets.coinflip.stats import Battle
from tests.conformance.coinflip.skirmish import (
    ITEMS,
    beetle,
    breaker,
    functionary,
    hp,
    levy,
    lying,
    rest_of_turn,
    scout,
    skirmish,
    status,
    trader,
    trooper,
    turn_of,
    unit,
    where,
)
from tests.conformance.harness import allowed, asked, play, refused, told, toss


def alone(*units: Any, **described: Any) -> Fight[Battle]:
    """The first of these units acts; the only enemy is a Levy far away."""
    fight = skirmish(a=units, b=[levy("b1", at=(20, 14))], **described)
    return turn_of(fight, units[0].id, "b1")


@pytest.mark.scenario("COIN-EX-5")
@pytest.mark.rule("COIN-ACT-1", "COIN-ATK-4", "COIN-ATK-6", "COIN-PREP-7", "COIN-ITEM-1")
def test_a_two_handed_item_from_the_backpack_fills_both_slots() -> None:
    fight = play(alone(scout("s", at=(5, 5))), "s: draw_item long_rifle", "s T", "s: stop")
    assert (unit(fight, "s").left, unit(fight, "s").right) == ("s.long_rifle", "")
    assert [where(fight, f"s.{each}") for each in ("knife", "quiet_pistol")] == ["s backpack"] * 2
    assert "COIN-ATK-4" in refused(fight, "s: attack with quiet_pistol")
    assert toss(fight, "s: attack with long_rifle") == ("s", "attack", 4)


@pytest.mark.rule("COIN-ACT-1")
def test_a_drawn_item_goes_into_the_named_slot_and_what_was_there_into_the_backpack() -> None:
    fight = play(alone(levy("l1", at=(5, 5), backpack=["knife"])), "l1: draw_item knife into left", "l1 T")
    assert (unit(fight, "l1").left, unit(fight, "l1").right, unit(fight, "l1").backpack) == (
        "l1.knife", "", ["l1.pistol"],
    )  # fmt: skip
    fight = play(alone(levy("l1", at=(5, 5), backpack=["knife"])), "l1: draw_item knife into right", "l1 T")
    assert (unit(fight, "l1").left, unit(fight, "l1").right) == ("l1.pistol", "l1.knife")


@pytest.mark.rule("COIN-ACT-1", "COIN-ITEM-1")
def test_a_one_handed_item_displaces_a_two_handed_one() -> None:
    fight = play(alone(trooper("t", at=(5, 5), backpack=["knife"])), "t: draw_item knife into right", "t T")
    assert (unit(fight, "t").left, unit(fight, "t").right, unit(fight, "t").backpack) == ("", "t.knife", ["t.carbine"])


@pytest.mark.rule("COIN-ACT-1")
def test_only_what_is_in_the_own_backpack_can_be_drawn() -> None:
    fight = alone(levy("l1", at=(5, 5)), levy("l2", at=(6, 5), backpack=["knife"]))
    assert refused(fight, "l1: draw_item l2.knife") == ["COIN-ACT-1"]
    assert refused(fight, "l1: draw_item l1.pistol") == ["COIN-ACT-1"]


@pytest.mark.scenario("COIN-EX-8")
@pytest.mark.rule("COIN-ACT-2", "COIN-SPACE-3", "COIN-SPACE-5", "COIN-PREP-8")
def test_an_item_is_picked_up_within_half_a_span_of_the_footprint() -> None:
    def fight() -> Fight[Battle]:
        return alone(levy("l1", at=(4, 4)), ground=[lying("medkit", at=(5, 4)), lying("ledger", at=(5.25, 4))])

    battle = fight()
    before = battle.state.tossed
    assert refused(battle, "l1: pick_up ground.ledger") == ["COIN-ACT-2"]
    assert (asked(battle), battle.state.tossed) == (["l1 prepare"], before)
    assert where(play(battle, "l1: pick_up medkit into right", "l1 T"), "ground.medkit") == "l1 right"
    assert where(play(fight(), "l1: pick_up medkit into backpack", "l1 T"), "ground.medkit") == "l1 backpack"
    assert where(play(fight(), "l1: pick_up medkit", "l1 H"), "ground.medkit") == "ground 5,4"


@pytest.mark.rule("COIN-SPACE-3")
def test_measured_from_the_centre_reach_is_half_a_span_altogether() -> None:
    loot = [lying("medkit", at=(5, 4)), lying("ledger", at=(4.5, 4))]
    fight = alone(levy("l1", at=(4, 4)), ground=loot, reach_measure="centre")
    assert refused(fight, "l1: pick_up ground.medkit") == ["COIN-ACT-2"]
    assert allowed(fight, "l1: pick_up ground.ledger")


@pytest.mark.rule("COIN-ACT-2", "COIN-UNIT-2", "COIN-ITEM-1")
def test_an_item_is_picked_up_into_a_free_slot_only() -> None:
    fight = alone(levy("l1", at=(4, 4)), ground=[lying("medkit", at=(4, 4)), lying("carbine", at=(4, 4))])
    assert refused(fight, "l1: pick_up medkit into left")
    assert refused(fight, "l1: pick_up carbine into right")
    play(fight, "l1: pick_up medkit into right", "l1 T")
    assert refused(fight, "l1: pick_up carbine into right")
    assert allowed(fight, "l1: pick_up carbine into backpack")


@pytest.mark.rule("COIN-ITEM-1", "COIN-ACT-2", "COIN-ACT-15")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_a_two_handed_item_is_stored_in_the_left_slot_whichever_is_named(hand: str) -> None:
    bare = alone(trader("r", at=(4, 4), right=None), trooper("t", at=(5, 4)), ground=[lying("carbine", at=(4, 4))])
    play(bare, "r: hand_item pistol to backpack", "r T", f"r: pick_up ground.carbine into {hand}", "r T")
    assert (unit(bare, "r").left, unit(bare, "r").right) == ("ground.carbine", "")
    given = alone(trooper("t", at=(4, 4)), levy("l1", at=(5, 4)))
    assert not given.decree("give l1.pistol t")
    play(given, f"t: hand_item carbine to l1 into {hand}", "t T")
    assert (unit(given, "l1").left, unit(given, "l1").right) == ("t.carbine", "")


@pytest.mark.rule("COIN-ITEM-1", "COIN-UNIT-2")
def test_a_two_handed_item_leaves_no_free_slot() -> None:
    fight = alone(trooper("t", at=(4, 4)), ground=[lying("medkit", at=(4, 4))])
    assert refused(fight, "t: pick_up medkit into right")
    assert refused(fight, "t: pick_up medkit into left")


@pytest.mark.rule("COIN-ACT-2")
def test_inside_a_vehicle_the_cargo_is_within_reach_and_the_ground_is_not() -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), pilot="p", cargo=["medkit"]), levy("p")],
        b=[levy("b1", at=(20, 14))],
        ground=[lying("ledger", at=(6, 6))],
    )
    turn_of(fight, "p", "b1")
    assert refused(fight, "p: pick_up ground.ledger") == ["COIN-ACT-2"]
    play(fight, "p: pick_up car.medkit", "p T")
    assert where(fight, "car.medkit") == "p right"


# -- containers --------------------------------------------------------------------------------------
@pytest.mark.scenario("COIN-EX-17")
@pytest.mark.rule("COIN-ITEM-4", "COIN-ACT-10")
def test_the_owner_opens_the_coffer() -> None:
    fight = alone(trader("trd", at=(5, 5)))
    assert where(fight, "trd.ledger") == "in trd.coffer"
    assert where(play(fight, "trd: open_container coffer", "trd T"), "trd.ledger") == "trd backpack"


@pytest.mark.scenario("COIN-EX-17")
@pytest.mark.rule("COIN-ITEM-4", "COIN-ITEM-5", "COIN-CLEAN-5")
def test_after_its_owners_death_the_coffer_is_carried_by_anybody_and_opened_by_nobody() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 6))],
        b=[trader("trd", at=(5, 5), hp=1), levy("friend", at=(5, 4))],
    )
    turn_of(fight, "l1", "friend")
    play(fight, "l1: attack with pistol", "l1 T H", "l1: allot trd=1", "b: end", "friend: forgo")
    assert where(fight, "trd.coffer") == "ground 5,5"
    play(turn_of(fight, "l1", "friend"), "l1: pick_up coffer into backpack", "l1 T")
    assert where(fight, "trd.coffer") == "l1 backpack"
    before = fight.state.tossed
    assert "COIN-ITEM-4" in refused(fight, "l1: open_container trd.coffer")
    play(fight, "l1: hand_item coffer to ground", "l1 T", "l1: forgo", "friend: run 5,5", "friend T")
    assert "COIN-ITEM-4" in refused(fight, "friend: open_container trd.coffer")
    assert (fight.state.tossed - before, where(fight, "trd.ledger")) == (2, "in trd.coffer")


@pytest.mark.rule("COIN-ACT-10")
def test_an_ordinary_container_within_reach_is_opened_by_anybody() -> None:
    crate = ItemEntry(name="Crate", kind="container", contents=["medkit", "ledger"])
    fight = alone(
        levy("l1", at=(5, 5)), ground=[lying("crate", at=(5, 6)), lying("far", at=(9, 9))],
        items={"crate": crate, "far": crate},
    )  # fmt: skip
    assert refused(fight, "l1: open_container ground.far") == ["COIN-ACT-10"]
    assert refused(fight, "l1: open_container l1.pistol") == ["COIN-ACT-10"]
    play(fight, "l1: open_container crate", "l1 T")
    assert [fight.state.items[each].kind.key for each in unit(fight, "l1").backpack] == ["medkit", "ledger"]
    assert where(fight, "ground.crate") == "ground 5,6"


# -- handing over, medkits ---------------------------------------------------------------------------
def pair(gap: float, **described: Any) -> Fight[Battle]:
    return alone(levy("l1", at=(5, 5)), trader("trd", at=(6 + gap, 5)), **described)


@pytest.mark.scenario("COIN-EX-54")
@pytest.mark.rule("COIN-ACT-15", "COIN-ITEM-1", "COIN-ATK-2")
def test_an_item_is_handed_to_a_friend_within_reach() -> None:
    fight = play(pair(0.5), "l1: hand_item pistol to trd into left", "l1 T")
    assert [where(fight, each) for each in ("l1.pistol", "trd.pistol")] == ["trd left", "trd right"]
    rest_of_turn(fight)
    turn_of(fight, "trd", "b1")
    assert toss(fight, "trd: attack with l1.pistol,trd.pistol") == ("trd", "attack", 2)
    play(fight, "trd T T | trd T T")
    assert sum(fight.state.portions.values()) == 4
    assert "COIN-ACT-15" in refused(pair(2), "l1: hand_item pistol to trd into left")


@pytest.mark.rule("COIN-ACT-15")
def test_an_item_goes_to_the_ground_or_into_the_own_backpack() -> None:
    assert where(play(pair(2), "l1: hand_item pistol to ground", "l1 T"), "l1.pistol") == "ground 5,5"
    fight = play(pair(2), "l1: hand_item pistol to backpack", "l1 T")
    assert where(fight, "l1.pistol") == "l1 backpack"
    assert "COIN-ACT-15" in refused(fight, "l1: hand_item pistol to backpack")


@pytest.mark.rule("COIN-ACT-15")
def test_inside_a_vehicle_an_item_is_dropped_into_the_cargo_or_handed_to_whoever_is_inside() -> None:
    fight = skirmish(
        a=[beetle("car", at=(6, 6), pilot="p", hold=["t"]), levy("p"), trooper("t"), levy("l1", at=(6, 8))],
        b=[levy("b1", at=(20, 14))],
    )
    turn_of(fight, "p", "b1")
    assert "COIN-ACT-15" in refused(fight, "p: hand_item pistol to l1")
    assert where(play(fight, "p: hand_item pistol to ground", "p T"), "p.pistol") == "car cargo"
    play(fight, "p: pick_up pistol", "p T", "p: hand_item pistol to t into backpack", "p T")
    assert where(fight, "p.pistol") == "t backpack"


@pytest.mark.rule("COIN-ACT-15")
def test_nothing_is_handed_to_an_enemy_into_a_full_slot_or_without_having_it() -> None:
    fight = skirmish(
        a=[levy("l1", at=(5, 5)), trader("trd", at=(6, 5))], b=[levy("b1", at=(4, 5)), levy("b2", at=(20, 5))]
    )
    turn_of(fight, "l1", "b2")
    assert "COIN-ACT-15" in refused(fight, "l1: hand_item pistol to b1")
    assert "COIN-ACT-15" in refused(fight, "l1: hand_item pistol to trd into right")
    assert "COIN-ACT-15" in refused(fight, "l1: hand_item trd.medkit to ground")


@pytest.mark.rule("COIN-ACT-15")
def test_nothing_is_handed_to_a_marked_friend() -> None:
    fight = skirmish(a=[levy("l1", at=(15, 5))], b=[levy("giver", at=(5, 5)), levy("friend", at=(6, 5))])
    play(turn_of(fight, "l1", "giver"), "l1: attack with pistol", "l1 T T", "l1: allot friend=2", "b: end")
    assert "COIN-ACT-15" in refused(fight, "giver: hand_item giver.pistol to friend into backpack")


@pytest.mark.rule("COIN-ITEM-2")
def test_the_owner_does_not_change_when_the_item_changes_hands() -> None:
    fight = play(pair(0), "l1: hand_item pistol to trd into left", "l1 T")
    assert fight.state.items["l1.pistol"].owner == "l1"


@pytest.mark.scenario("COIN-EX-41")
@pytest.mark.rule("COIN-ACT-16", "COIN-ITEM-6", "COIN-MARK-3")
def test_a_medkit_heals_and_is_used_up() -> None:
    healed = play(alone(trader("trd", at=(5, 5), hp=1)), "trd: use_item medkit on trd", "trd T")
    assert (hp(healed, "trd"), where(healed, "trd.medkit")) == (3, "nowhere")
    assert [(each.item, each.why) for each in told(healed, ItemDestroyed)] == [("trd.medkit", "used_up")]
    failed = play(alone(trader("trd", at=(5, 5), hp=1)), "trd: use_item medkit on trd", "trd H")
    assert (hp(failed, "trd"), where(failed, "trd.medkit")) == (1, "trd backpack")
    assert failed.state.items["trd.medkit"].uses == 1

    fight = skirmish(a=[levy("l1", at=(15, 5))], b=[trader("trd", at=(5, 5)), levy("friend", at=(6, 5))])
    turn_of(fight, "l1", "trd")
    play(fight, "l1: attack with pistol", "l1 T T", "l1: allot friend=2", "b: end")
    assert status(fight, "friend") == "marked"
    assert "COIN-MARK-3" in refused(fight, "trd: use_item medkit on friend")


@pytest.mark.rule("COIN-ACT-16")
def test_a_medkit_heals_no_more_than_full_strength_and_only_friends_beside() -> None:
    fight = alone(
        trader("trd", at=(5, 5), hp=2),
        levy("near", at=(6.5, 5), hp=1),
        levy("far", at=(5, 6.75), hp=1),
        trooper("third", at=(2, 12)),
    )
    assert "COIN-ACT-16" in refused(fight, "trd: use_item medkit on far")
    assert "COIN-ACT-16" in refused(fight, "trd: use_item medkit on b1")
    assert "COIN-ACT-16" in refused(fight, "trd: use_item trd.pistol on near")
    assert "COIN-ACT-16" in refused(fight, "trd: use_item coffer on near")
    assert hp(play(fight, "trd: use_item medkit on near", "trd T"), "near") == 2


@pytest.mark.rule("COIN-ITEM-6")
def test_an_item_of_two_uses_lasts_for_two() -> None:
    kit = ItemEntry(name="Field kit", kind="medkit", heal=1, uses=2)
    fight = alone(trooper("t", at=(5, 5), hp=1, backpack=["kit"]), items={"kit": kit})
    play(fight, "t: use_item kit on t", "t T")
    assert (hp(fight, "t"), where(fight, "t.kit"), fight.state.items["t.kit"].uses) == (2, "t backpack", 1)
    play(fight, "t: use_item kit on t", "t T")
    assert (hp(fight, "t"), where(fight, "t.kit")) == (3, "nowhere")


# -- stolen things -----------------------------------------------------------------------------------
@pytest.mark.scenario("COIN-EX-40")
@pytest.mark.rule("COIN-ITEM-2", "COIN-ITEM-3", "COIN-ATK-2")
def test_a_stolen_glock_dies_with_its_owner() -> None:
    fight = skirmish(a=[functionary("f", at=(5, 5), hp=1), levy("a2", at=(2, 14))], b=[levy("x", at=(6, 5))])
    turn_of(fight, "f", "x")
    play(fight, "f: hand_item glock to ground", "f T", "f: forgo", "x: pick_up glock into right", "x T", "x: forgo")
    rest_of_turn(turn_of(fight, "f", "x"))
    turn_of(fight, "f", "x")
    play(fight, "f: forgo", "x: attack with x.pistol,f.glock", "x T H | x T H", "x: allot f=2", "a: dodge f", "f H")
    assert status(fight, "f") == "destroyed"
    assert [where(fight, each) for each in ("f.glock", "f.universal", "x.pistol")] == ["nowhere", "nowhere", "x left"]


def snatcher(**options: Any) -> Fight[Battle]:
    fight = skirmish(
        a=[scout("s", at=(5, 5)), levy("a2", at=(2, 14))],
        b=[functionary("f", at=(6.5, 5)), levy("b1", at=(20, 5), backpack=["knife"])],
        **options,
    )
    return turn_of(fight, "s", "b1")


@pytest.mark.scenario("COIN-EX-55")
@pytest.mark.rule("COIN-ACT-17", "COIN-HATCH-3", "COIN-ITEM-2")
def test_snatching() -> None:
    assert "COIN-ACT-17" in refused(snatcher(), "s: snatch f.glock into backpack")
    fight = play(snatcher(snatch="on"), "s: snatch glock into backpack", "s T")
    assert asked(fight) == ["f oppose"]
    play(fight, "f: oppose", "f T")
    assert (where(fight, "f.glock"), asked(fight)) == ("f right", ["s prepare"])
    play(fight, "s: snatch glock into backpack", "s T", "f: oppose", "f H")
    assert (where(fight, "f.glock"), fight.state.items["f.glock"].owner) == ("s backpack", "f")
    assert fight.state.prep_objects == ["f"]


@pytest.mark.rule("COIN-ACT-17", "COIN-PREP-11")
def test_a_failed_snatch_affects_the_victim_and_a_victim_out_of_reach_cannot_be_robbed() -> None:
    fight = snatcher(snatch="on")
    assert "COIN-ACT-17" in refused(fight, "s: snatch b1.knife into backpack")
    assert refused(fight, "s: snatch f.glock into left")
    play(fight, "s: snatch f.universal", "s H")
    assert (where(fight, "f.universal"), fight.state.prep_objects) == ("f left", ["f"])


@pytest.mark.rule("COIN-ACT-17")
def test_friends_and_people_in_vehicles_are_not_robbed() -> None:
    fight = skirmish(
        a=[scout("s", at=(5, 5)), levy("friend", at=(4, 5))],
        b=[beetle("car", at=(7, 5), pilot="p", hatch="open"), levy("p"), levy("b1", at=(20, 5))],
        snatch="on",
    )
    turn_of(fight, "s", "b1")
    assert "COIN-ACT-17" in refused(fight, "s: snatch friend.pistol into backpack")
    assert "COIN-ACT-17" in refused(fight, "s: snatch p.pistol into backpack")


@pytest.mark.rule("COIN-ACT-17", "COIN-MARK-3")
def test_nothing_is_snatched_from_a_marked_unit() -> None:
    fight = skirmish(
        a=[breaker("k", at=(5, 5)), scout("s", at=(7, 5))],
        b=[levy("v", at=(6, 5)), levy("b1", at=(20, 5))],
        snatch="on",
        activation_mode="all",
        initiative_first_tosser="side_a",
    )
    play(fight, "a T", "a: choose k", "k: attack with breach_axe", "k T T H", "k: allot v=2", "b: end", "a: choose s")
    assert "COIN-MARK-3" in refused(fight, "s: snatch v.pistol into backpack")


@pytest.mark.rule("COIN-ITEM-1")
def test_every_copy_of_an_item_is_a_thing_of_its_own() -> None:
    fight = alone(levy("l1", at=(5, 5), right="pistol"), levy("l2", at=(6, 5)))
    names = [unit(fight, "l1").left, unit(fight, "l1").right, unit(fight, "l2").left]
    assert len(set(names)) == 3
    assert {fight.state.items[each].kind.key for each in names} == {"pistol"}
    play(fight, f"l1: hand_item {names[1]} to ground", "l1 T")
    assert [where(fight, each) for each in names] == ["l1 left", "ground 5,5", "l2 left"]
    assert [each.item for each in told(fight, Prepared)] == [names[1]]
    assert ITEMS["pistol"].coins == 2
