"""Declarations that make no sense are refused, each by the rule of its action."""

from __future__ import annotations

import pytest

from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SpeedEntry
from tests.conformance.harness import asked, play, refused
from tests.conformance.starfinder.boarding import (
    DAGGER,
    KNIFE,
    LASER,
    PIKE,
    ada,
    at,
    barred,
    boarding,
    bor,
    cyn,
    decree,
    door,
    fighter,
    gnt,
    ground,
    melee,
    put,
    rat,
    thing,
)

ZERO = EnvironmentEntry(gravity="zero")


@pytest.mark.rule("SF-MACT-3", "SF-MACT-8", "SF-MACT-12", "SF-SWIFT-2")
def test_handling_what_is_not_there_or_needs_no_handling() -> None:
    items = [LASER, put(KNIFE, "accessible"), thing("kit", location="stowed")]
    fight = boarding(cyn(at=(2, 2), items=items), bor(at=(20, 2)), terrain=[door((3, 2), id="hatch", state="open")])
    assert refused(fight, "CYN: draw laser") == ["SF-MACT-3"]
    assert refused(fight, "CYN: sheathe knife") == ["SF-MACT-3"]
    assert refused(fight, "CYN: stow kit") == ["SF-MACT-8"]
    assert refused(fight, "CYN: take_out knife") == ["SF-MACT-8"]
    assert refused(fight, "CYN: open_door hatch") == ["SF-MACT-8"]
    assert refused(fight, "CYN: reload laser") == ["SF-MACT-12"]
    assert refused(fight, "CYN: reload knife")[0] == "SF-MACT-12"
    assert refused(fight, "CYN: change_grip laser") == ["SF-SWIFT-2"]
    assert refused(fight, "CYN: change_grip knife")[0] == "SF-SWIFT-2"


@pytest.mark.rule("SF-ITEM-1")
def test_what_is_in_the_pack_is_not_activated() -> None:
    packed = thing("emitter", location="stowed", activation="standard")
    fight = boarding(cyn(at=(2, 2), items=[packed]), bor(at=(20, 2)))
    assert refused(fight, "CYN: activate_item emitter") == ["SF-ITEM-1"]


@pytest.mark.rule("SF-OTHER-1")
def test_only_what_is_held_is_dropped() -> None:
    fight = boarding(cyn(at=(2, 2), items=[put(KNIFE, "accessible")]), bor(at=(20, 2)))
    assert [each.rule for each in fight.decree("drop BOR rifle")] == ["SF-OTHER-1"]


@pytest.mark.rule("SF-SWIFT-1")
def test_nobody_drops_prone_twice_or_without_a_floor() -> None:
    assert refused(boarding(ada(at=(2, 2), conditions=["prone"]), bor(at=(20, 2))), "ADA: drop_prone") == ["SF-SWIFT-1"]
    adrift = boarding(ada(at=(2, 2)), bor(at=(20, 2)), environment=ZERO)
    assert refused(adrift, "ADA: drop_prone") == ["SF-SWIFT-1"]


@pytest.mark.rule("SF-DELAY-6")
def test_a_turn_taken_out_of_delay_is_not_delayed_again() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(20, 2)), cyn(at=(2, 9)), order="ADA BOR CYN")
    play(fight, "ADA: delay", "BOR: end", "ADA: come_out")
    assert refused(fight, "ADA: delay") == ["SF-DELAY-6"]


@pytest.mark.rule("SF-INIT-7")
def test_one_surrenders_once() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(20, 2)), cyn(at=(2, 9)), order="ADA BOR CYN")
    play(fight, "ADA: surrender")
    assert refused(fight, "ADA: surrender") == ["SF-INIT-7"]


@pytest.mark.rule("SF-CHARGE-2")
def test_a_charge_is_aimed_at_an_opponent() -> None:
    fight = boarding(ada(at=(2, 2)), cyn(at=(9, 2)), bor(at=(20, 2)))
    assert refused(fight, "ADA: charge CYN with dagger") == ["SF-CHARGE-2"]
    assert refused(fight, "ADA: charge ADA with dagger") == ["SF-CHARGE-2"]


@pytest.mark.rule("SF-MOVE-10", "SF-MOVE-11")
def test_the_air_is_for_fliers_and_space_for_those_with_something_to_push() -> None:
    assert refused(boarding(ada(at=(2, 2)), bor(at=(20, 2))), "ADA: hover") == ["SF-MOVE-10"]
    assert refused(boarding(ada(at=(2, 2)), bor(at=(20, 2))), "ADA: grab_surface")
    slow = boarding(ada(at=(2, 2), speed=SpeedEntry(land=5)), bor(at=(20, 2)), environment=ZERO)
    assert refused(slow, "ADA: push_off E") == ["SF-MOVE-11"]
    enough = boarding(ada(at=(2, 2), speed=SpeedEntry(land=10)), bor(at=(20, 2)), environment=ZERO)
    assert at(play(enough, "ADA: push_off E"), "ADA") == (3, 2)
    below, beside = (
        boarding(
            ada(at=(9, 9), altitude_ft=20),
            gnt(at=(10, 9), side="crew", altitude_ft=feet),
            bor(at=(2, 2)),
            environment=ZERO,
        )
        for feet in (0, 20)
    )
    assert refused(below, "ADA: push_off W") == ["SF-MOVE-11"]
    play(beside, "ADA: push_off W")
    assert at(beside, "ADA") == (6, 9)
    equal = boarding(ada(at=(9, 9), altitude_ft=20), cyn(at=(10, 9), altitude_ft=20), bor(at=(2, 2)), environment=ZERO)
    assert refused(equal, "ADA: push_off W") == ["SF-MOVE-11"]


@pytest.mark.rule("SF-AOO-1", "SF-AOO-5")
def test_an_attack_of_opportunity_needs_a_provocation_and_a_weapon_that_reaches() -> None:
    fight = boarding(bor(at=(4, 2)), ada(at=(2, 2), items=[put(PIKE, "wielded", hands=1), DAGGER]))
    assert barred(fight, "ADA", "attack_of_opportunity") == ["SF-AOO-5"]
    play(fight, "BOR: move 5,2")
    assert refused(fight, "ADA: attack_of_opportunity with dagger") == ["SF-AOO-1"]
    play(fight, "ADA: attack_of_opportunity with pike", "ADA d20 2")
    unwieldy = melee("maul", "1d10", "B", 7, properties=["unwieldy"])
    clumsy = boarding(bor(at=(3, 2)), ada(at=(2, 2), items=[DAGGER, unwieldy]))
    play(clumsy, "BOR: move 4,2")
    assert refused(clumsy, "ADA: attack_of_opportunity with maul") == ["SF-ATK-21"]


@pytest.mark.rule("SF-READY-7")
def test_nothing_readied_is_nothing_performed() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(20, 2)))
    assert barred(fight, "BOR", "perform") == ["SF-READY-7"]
    assert [each.rule for each in fight.decree("trigger BOR")] == ["SF-READY-7"]


@pytest.mark.rule("SF-READY-11")
def test_a_readied_attack_without_a_legal_target_stays_readied() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 2)), order="ADA BOR")
    play(fight, "ADA: ready attack event action who BOR name total_defense with dagger target BOR", "ADA: end")
    play(fight, "BOR: total_defense")
    assert (asked(fight), fighter(fight, "ADA").readied is not None) == (["BOR turn"], True)


@pytest.mark.rule("SF-GRID-12")
def test_the_closest_is_one_of_the_closest() -> None:
    fight = boarding(cyn(at=(0, 5)), rat("R1", at=(5, 4)), rat("R2", at=(5, 5)), bor(at=(6, 7)))
    play(fight, "CYN: attack point 5,5 with grenade", "CYN d20 20 | CYN d6 1")
    assert refused(fight, "CYN: closest BOR") == ["SF-GRID-12"]


@pytest.mark.rule("SF-MACT-15", "SF-MACT-14")
@pytest.mark.parametrize(("condition", "rule"), [("grappled", "SF-GRAP-2"), ("pinned", "SF-COND-9")])
def test_the_held_do_not_crawl_away(condition: str, rule: str) -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)))
    decree(fight, f"condition CYN {condition} source BOR")
    assert rule in refused(fight, "CYN: crawl 1,2")


@pytest.mark.rule("SF-AOO-12")
def test_the_gone_do_nothing() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2), hp=3), rat(at=(20, 2)))
    play(fight, "ADA: attack BOR with dagger", "ADA d20 15 | ADA d4 1")
    assert barred(fight, "BOR", "attack")[0] == "SF-DEATH-16"
    assert barred(fight, "BOR", "attack_of_opportunity")[0] == "SF-DEATH-16"
    play(fight, "ADA: move 2,3")
    assert asked(fight) == ["ADA turn"]


@pytest.mark.rule("SF-HARRY-1", "SF-HARRY-4", "SF-FEINT-1", "SF-FEINT-5")
def test_supporting_fire_needs_a_gun_and_feints_an_opponent_who_perceives_them() -> None:
    fight = boarding(cyn(at=(2, 2), items=[LASER, KNIFE]), ada(at=(2, 9)), bor(at=(9, 2)), rat(at=(9, 9)))
    assert refused(fight, "CYN: harrying_fire BOR with knife") == ["SF-HARRY-4"]
    assert refused(fight, "CYN: covering_fire ADA with knife") == ["SF-HARRY-4"]
    assert refused(fight, "CYN: harrying_fire ADA with laser") == ["SF-HARRY-1"]
    assert refused(fight, "CYN: feint ADA") == ["SF-FEINT-1"]
    decree(fight, "condition CYN invisible")
    assert refused(fight, "CYN: feint BOR") == ["SF-FEINT-5"]


@pytest.mark.rule("SF-MANEUV-1", "SF-GRAP-7", "SF-GRAP-13", "SF-DIRTY-3", "SF-COND-23")
def test_nothing_ends_what_is_not_there() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(3, 2)), cyn(at=(2, 3)))
    assert refused(fight, "ADA: trip ADA")[0] == "SF-MANEUV-1"
    assert refused(fight, "ADA: release BOR") == ["SF-GRAP-7"]
    assert refused(fight, "ADA: escape") == ["SF-GRAP-13"]
    assert refused(fight, "ADA: end_condition")[0] == "SF-DIRTY-3"
    assert refused(fight, "ADA: douse") == ["SF-COND-23"]
    assert refused(fight, "ADA: wake CYN") == ["SF-COND-14"]
    assert refused(fight, "ADA: demoralize ADA")[0] == "SF-SKILL-4"


@pytest.mark.rule("SF-COND-24", "SF-COND-13")
def test_the_encumbered_do_not_tumble_and_the_helpless_do_nothing() -> None:
    laden = boarding(ada(at=(2, 2), conditions=["encumbered"]), bor(at=(3, 2)))
    assert refused(laden, "ADA: move 1,2 tumble half") == ["SF-COND-24"]
    helpless = boarding(ada(at=(2, 2), conditions=["helpless"]), bor(at=(3, 2)))
    assert refused(helpless, "ADA: attack BOR with dagger")[0] == "SF-COND-13"


@pytest.mark.rule("SF-MACT-13", "SF-MOVE-13")
def test_out_of_a_pit_one_climbs() -> None:
    fight = boarding(
        ada(at=(0, 5), speed=SpeedEntry(land=30, climb=30)),
        bor(at=(29, 19)),
        terrain=[ground("pit", (1, 5), drop_ft=10)],
    )
    play(fight, "ADA: move 1,5", "ADA d6 3", "ADA: end", "BOR: end", "ADA: stand_up")
    assert fighter(fight, "ADA").altitude_ft == -10
    assert refused(fight, "ADA: move 2,5")[0] == "SF-MACT-13"
    play(fight, "ADA: move 2,5 by climb")
    assert (at(fight, "ADA"), fighter(fight, "ADA").altitude_ft) == ((2, 5), 0)
