"""What maneuvers bring about (SF-REPOS, SF-DISARM, SF-SUNDER, SF-TRIP, SF-BULL)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import ItemDamaged, ManeuverResolved
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import allowed, asked, last, play, refused
from tests.conformance.starfinder.boarding import (
    FIST,
    KNIFE,
    RIFLE,
    SWORD,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    fighter,
    gnt,
    ground,
    has,
    hp,
    lies,
    melee,
    put,
    rat,
    rubble,
    thing,
    thing_of,
    wall,
)

KEEN = melee("keen", "1d4", "P", 17)
LONG = melee("long", "1d8", "P", 17, hands=2, properties=["reach"])
FLY = SpeedEntry(land=30, fly=30)


def facing(*others: Any, item: Any = KEEN, **described: Any) -> Fight[Combat]:
    """ADA at (5,5), BOR at (6,5); she needs a 6. Nobody answers forced movement."""
    fighters = (ada(at=(5, 5), items=[item]), bor(at=(6, 5)), *others)
    return boarding(*fighters, **{"forced_movement_provokes": "none", **described})


def moving(*others: Any, die: int = 6, full: bool = False, **described: Any) -> Fight[Combat]:
    """A reposition of BOR has succeeded with the pole: where to?"""
    fight = facing(*others, **{"item": LONG, **described})
    return play(fight, "ADA: reposition BOR" + (" full yes" if full else ""), f"ADA d20 {die}")


# -- trip ------------------------------------------------------------------------------------------
@pytest.mark.rule("SF-TRIP-1", "SF-TRIP-2")
@pytest.mark.parametrize(
    ("height", "mode", "left", "prone", "then"),
    [
        (0, "swim", 0, True, "swim"), (5, "fly", 0, True, "land"), (10, "fly", 0, True, "land"),
        (15, "fly", 5, False, "fly"),
    ],
)  # fmt: skip
def test_only_who_is_in_the_air_comes_down_by_a_trip(height: int, mode: str, left: int, prone: bool, then: str) -> None:
    target = bor(at=(6, 5), altitude_ft=height, speed=FLY, movement_mode=mode)
    fight = boarding(ada(at=(5, 5), items=[LONG], altitude_ft=height, speed=FLY), target)
    play(fight, "ADA: trip BOR", "ADA d20 10")
    tripped = fighter(fight, "BOR")
    assert (tripped.altitude_ft, has(fight, "BOR", "prone"), tripped.movement_mode) == (left, prone, then)


# -- reposition ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-REPOS-1")
def test_the_target_comes_to_a_free_square_beside_its_own_within_reach() -> None:
    fight = moving(rat(at=(6, 6)))
    assert refused(fight, "ADA: move 6,6") == ["SF-REPOS-1"]
    assert refused(fight, "ADA: move 8,5") == ["SF-REPOS-2"]
    play(fight, "ADA: move 7,6")
    assert (at(fight, "BOR"), budget(fight, "ADA"), hp(fight, "BOR")) == ((7, 6), "mwr", 25)


@pytest.mark.rule("SF-REPOS-2")
def test_five_feet_more_for_every_five_and_always_within_reach() -> None:
    fight = moving(die=16)
    assert last(fight, ManeuverResolved).margin == 10
    assert refused(fight, "ADA: move 7,5 8,5") == ["SF-REPOS-2"], "out of reach"
    play(fight, "ADA: move 7,5 7,4 7,3")
    assert at(fight, "BOR") == (7, 3)
    small = moving(die=11)
    assert refused(small, "ADA: move 7,5 7,4 7,3") == ["SF-REPOS-2"], "farther than earned"
    play(small, "ADA: move 7,5 7,4")
    assert at(small, "BOR") == (7, 4)


@pytest.mark.rule("SF-REPOS-2")
def test_with_a_short_weapon_the_path_stays_beside_the_actor() -> None:
    fight = play(facing(), "ADA: reposition BOR", "ADA d20 6")
    assert refused(fight, "ADA: move 7,5") == ["SF-REPOS-2"]
    play(fight, "ADA: move 6,6")
    assert at(fight, "BOR") == (6, 6)


@pytest.mark.rule("SF-REPOS-3")
def test_nobody_is_moved_through_an_obstacle() -> None:
    fight = moving(die=16, terrain=[wall((7, 5), (7, 6))])
    assert refused(fight, "ADA: move 7,5") == ["SF-REPOS-3"]
    assert set(refused(fight, "ADA: move 7,5 7,4")) == {"SF-REPOS-3"}
    assert allowed(fight, "ADA: move 6,4 7,4")


@pytest.mark.rule("SF-REPOS-4")
def test_other_creatures_are_obstacles_and_less_than_the_most_is_enough() -> None:
    fight = moving(rat(at=(7, 5)), die=16)
    assert refused(fight, "ADA: move 7,5 7,4") == ["SF-REPOS-3"]
    play(fight, "ADA: move 6,4")
    assert at(fight, "BOR") == (6, 4)


@pytest.mark.rule("SF-REPOS-4")
def test_without_a_legal_square_success_has_no_effect() -> None:
    walls = [wall((5, 4), (6, 4), (7, 4), (7, 5), (5, 6), (6, 6), (7, 6))]
    fight = play(facing(terrain=walls), "ADA: reposition BOR", "ADA d20 16")
    assert (last(fight, ManeuverResolved).success, asked(fight), at(fight, "BOR")) == (True, ["ADA turn"], (6, 5))


@pytest.mark.rule("SF-REPOS-5")
def test_as_a_full_action_the_actor_moves_as_far_as_the_target_was_moved() -> None:
    fight = moving(full=True)
    play(fight, "ADA: move 7,5")
    assert (asked(fight), budget(fight, "ADA")) == (["ADA drag"], "r")
    assert refused(fight, "ADA: move 6,5 7,5") == ["SF-REPOS-5"]
    stays = play(fight.fork(), "ADA: stop")
    assert (at(stays, "ADA"), at(stays, "BOR"), asked(stays)) == ((5, 5), (7, 5), ["ADA turn"])
    play(fight, "ADA: move 6,5")
    assert (at(fight, "ADA"), at(fight, "BOR")) == ((6, 5), (8, 5))


@pytest.mark.rule("SF-REPOS-5")
def test_dragging_is_no_faster_than_the_actor_and_a_standard_action_does_not_drag() -> None:
    slow = boarding(
        ada(at=(5, 5), items=[LONG], speed=SpeedEntry(land=5)), bor(at=(6, 5)), forced_movement_provokes="none"
    )  # fmt: skip
    play(slow, "ADA: reposition BOR full yes", "ADA d20 11", "ADA: move 7,5 7,4")
    assert refused(slow, "ADA: move 6,5 7,5") == ["SF-REPOS-5"]
    plain = moving()
    play(plain, "ADA: move 7,5")
    assert asked(plain) == ["ADA turn"]
    spent = play(facing(item=LONG), "ADA: drop_prone")
    assert refused(spent, "ADA: reposition BOR full yes") == ["SF-ACT-8"]


@pytest.mark.rule("SF-REPOS-6")
def test_the_target_is_shifted_by_the_same_steps_until_one_is_illegal() -> None:
    """The second step would put BOR into the wall."""
    fight = moving(die=11, full=True, terrain=[wall((9, 5), (9, 4), (9, 3))])
    play(fight, "ADA: move 7,5 7,4", "ADA: move 6,5 7,5")
    while asked(fight) == ["BOR opportunity"]:
        play(fight, "BOR: decline")
    assert (at(fight, "ADA"), at(fight, "BOR")) == ((6, 5), (8, 4))


@pytest.mark.rule("SF-REPOS-6")
def test_the_steps_of_the_actor_provoke_and_those_of_the_target_are_forced() -> None:
    fight = moving(rat(at=(4, 5)), cyn(at=(8, 6), items=[KNIFE]), full=True, forced_movement_provokes="not_mover")
    play(fight, "ADA: move 7,5")
    assert asked(fight) == ["ADA drag"]
    play(fight, "ADA: move 6,5")
    seen = []
    while asked(fight)[0].endswith("opportunity"):
        seen.append(asked(fight)[0].split()[0])
        play(fight, f"{seen[-1]}: decline")
    assert sorted(seen) == ["CYN", "RAT"], "RAT against ADA's own step, CYN against the step BOR is made to take"


# -- disarm ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-DISARM-1")
def test_an_item_in_the_hands_falls_to_the_ground() -> None:
    fight = play(facing(), "ADA: disarm BOR item sword", "ADA d20 6", "ADA: let_fall")
    assert (lies(fight), "sword" in fighter(fight, "BOR").items) == ({"BOR.sword": (6, 5)}, False)
    failed = play(facing(), "ADA: disarm BOR item sword", "ADA d20 5")
    assert (lies(failed), thing_of(failed, "BOR", "sword").location) == ({}, "wielded")


@pytest.mark.rule("SF-DISARM-2")
def test_with_a_free_hand_the_actor_may_catch_it_without_an_action() -> None:
    fight = play(facing(), "ADA: disarm BOR item sword", "ADA d20 6")
    assert asked(fight) == ["ADA catch"]
    play(fight, "ADA: catch")
    assert (lies(fight), budget(fight, "ADA"), "BOR.sword" in fighter(fight, "ADA").items) == ({}, "mwr", True)
    busy = play(facing(item=LONG), "ADA: disarm BOR item sword", "ADA d20 6")
    assert (asked(busy), lies(busy)) == (["ADA turn"], {"BOR.sword": (6, 5)})


@pytest.mark.rule("SF-DISARM-3")
def test_only_what_is_held_can_be_disarmed() -> None:
    things = [SWORD, FIST, put(RIFLE, "accessible"), thing("vest", "armor", location="worn"), put(KNIFE, "held")]
    fight = boarding(ada(at=(5, 5), items=[KEEN]), bor(at=(6, 5), items=things))
    for name in ("fist", "rifle", "vest"):
        assert refused(fight, f"ADA: disarm BOR item {name}") == ["SF-DISARM-3"], name
    assert allowed(fight, "ADA: disarm BOR item knife")
    assert not allowed(fight, "ADA: disarm BOR"), "the item is chosen before the roll"


@pytest.mark.rule("SF-DISARM-3")
def test_what_is_caught_is_wielded_only_if_the_free_hand_is_enough() -> None:
    one = play(facing(), "ADA: disarm BOR item sword", "ADA d20 6", "ADA: catch")
    assert thing_of(one, "ADA", "BOR.sword").location == "wielded"
    two = boarding(ada(at=(5, 5), items=[KEEN]), bor(at=(6, 5), items=[RIFLE]))
    play(two, "ADA: disarm BOR item rifle", "ADA d20 6", "ADA: catch")
    assert thing_of(two, "ADA", "BOR.rifle").location == "held"


# -- sunder ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-SUNDER-1")
def test_what_the_target_holds_or_could_draw_can_be_sundered() -> None:
    things = [SWORD, FIST, put(RIFLE, "accessible"), put(KNIFE, "stowed"), thing("vest", "armor", location="worn")]
    fight = boarding(ada(at=(5, 5), items=[KEEN]), bor(at=(6, 5), items=things))
    for name in ("fist", "knife", "vest"):
        assert refused(fight, f"ADA: sunder BOR item {name}") == ["SF-SUNDER-1"], name
    assert not allowed(fight, "ADA: sunder BOR"), "the item is chosen before the roll"
    assert allowed(fight, "ADA: sunder BOR item sword")
    play(fight, "ADA: sunder BOR item rifle", "ADA d20 6 | ADA d4 4")
    assert thing_of(fight, "BOR", "rifle").hp == 18 - (4 + 4 - 7)


@pytest.mark.rule("SF-SUNDER-2")
def test_hardness_is_taken_off_the_damage_but_never_heals() -> None:
    weak = play(facing(), "ADA: sunder BOR item sword", "ADA d20 6 | ADA d4 2")
    assert (thing_of(weak, "BOR", "sword").hp, last(weak, ItemDamaged).damage) == (18, 0)
    strong = facing(item=melee("keen", "1d4", "P", 17, damage_bonus=12))
    play(strong, "ADA: sunder BOR item sword", "ADA d20 6 | ADA d4 1")
    assert (thing_of(strong, "BOR", "sword").hp, last(strong, ItemDamaged).state) == (18 - (1 + 4 + 12 - 7), "broken")
    failed = play(facing(), "ADA: sunder BOR item sword", "ADA d20 5")
    assert thing_of(failed, "BOR", "sword").hp == 18


@pytest.mark.rule("SF-SUNDER-2")
def test_an_item_without_hit_points_is_destroyed() -> None:
    fight = facing(item=melee("keen", "1d4", "P", 17, damage_bonus=30))
    play(fight, "ADA: sunder BOR item sword", "ADA d20 6 | ADA d4 1")
    assert ("sword" in fighter(fight, "BOR").items, last(fight, ItemDamaged).state) == (False, "destroyed")


# -- trip ------------------------------------------------------------------------------------------
@pytest.mark.rule("SF-TRIP-1")
def test_a_standing_target_falls_prone() -> None:
    fight = play(facing(), "ADA: trip BOR", "ADA d20 6")
    assert (has(fight, "BOR", "prone"), hp(fight, "BOR")) == (True, 25)
    assert not has(play(facing(), "ADA: trip BOR", "ADA d20 5"), "BOR", "prone")


def tripped(altitude: int) -> Fight[Combat]:
    """ADA trips BOR, both in the air."""
    fight = boarding(
        ada(at=(5, 5), items=[KEEN], altitude_ft=altitude, speed=FLY), bor(at=(6, 5), altitude_ft=altitude, speed=FLY)
    )  # fmt: skip
    return play(fight, "ADA: trip BOR", "ADA d20 6")


@pytest.mark.rule("SF-TRIP-2")
@pytest.mark.parametrize(("altitude", "left", "prone"), [(30, 20, False), (15, 5, False), (10, 0, True)])
def test_a_flier_comes_down_ten_feet(altitude: int, left: int, prone: bool) -> None:
    fight = tripped(altitude)
    assert (fighter(fight, "BOR").altitude_ft, has(fight, "BOR", "prone")) == (left, prone)


@pytest.mark.rule("SF-TRIP-3")
def test_without_gravity_the_target_is_off_kilter() -> None:
    fight = play(facing(environment=EnvironmentEntry(gravity="zero")), "ADA: trip BOR", "ADA d20 6")
    assert (has(fight, "BOR", "off_kilter"), has(fight, "BOR", "prone")) == (True, False)


@pytest.mark.rule("SF-TRIP-4")
def test_landing_by_a_trip_does_not_hurt_and_who_is_down_cannot_be_tripped() -> None:
    low = tripped(5)
    assert (fighter(low, "BOR").altitude_ft, has(low, "BOR", "prone"), hp(low, "BOR")) == (0, True, 25)
    down = boarding(ada(at=(5, 5)), bor(at=(6, 5), conditions=["prone"]))
    assert refused(down, "ADA: trip BOR") == ["SF-TRIP-4"]
    adrift = boarding(
        ada(at=(5, 5)), bor(at=(6, 5), conditions=["off_kilter"]), environment=EnvironmentEntry(gravity="zero")
    )  # fmt: skip
    assert refused(adrift, "ADA: trip BOR") == ["SF-TRIP-4"]


# -- bull rush -------------------------------------------------------------------------------------
@pytest.mark.rule("SF-BULL-1")
@pytest.mark.parametrize(("die", "x"), [(6, 7), (10, 7), (11, 8), (16, 9)])
def test_a_bull_rush_pushes_straight_back_and_leaves_no_choice(die: int, x: int) -> None:
    fight = play(facing(), "ADA: bull_rush BOR", f"ADA d20 {die}")
    assert (at(fight, "BOR"), asked(fight)) == ((x, 5), ["ADA turn"])
    assert at(play(facing(), "ADA: bull_rush BOR", "ADA d20 5"), "BOR") == (6, 5)


@pytest.mark.rule("SF-BULL-2")
def test_an_obstacle_stops_the_push() -> None:
    assert at(play(facing(terrain=[wall((8, 5))]), "ADA: bull_rush BOR", "ADA d20 16"), "BOR") == (7, 5)
    assert at(play(facing(terrain=[wall((7, 5))]), "ADA: bull_rush BOR", "ADA d20 16"), "BOR") == (6, 5)


@pytest.mark.rule("SF-BULL-3")
@pytest.mark.parametrize(
    ("die", "target", "ends"),
    [(6, (6, 6), (7, 7)), (11, (6, 6), (7, 7)), (16, (6, 6), (8, 8)), (11, (5, 4), (5, 2)), (11, (4, 5), (2, 5))],
)
def test_back_is_one_of_eight_directions_and_a_second_diagonal_step_costs_ten_feet(
    die: int, target: tuple[int, int], ends: tuple[int, int]
) -> None:
    fight = boarding(ada(at=(5, 5), items=[KEEN]), bor(at=target), forced_movement_provokes="none")
    assert at(play(fight, "ADA: bull_rush BOR", f"ADA d20 {die}"), "BOR") == ends


@pytest.mark.rule("SF-BULL-3")
def test_the_direction_is_taken_between_the_centres() -> None:
    """GNT covers (4,4)-(5,5): from its centre (5,5) to ADA's (6.5,5.5) is east, to (6.5,6.5) southeast."""
    for target, ends in (((6, 5), (7, 5)), ((6, 6), (7, 7))):
        fight = boarding(gnt(at=(4, 4)), ada(at=target), forced_movement_provokes="none")
        assert at(play(fight, "GNT: bull_rush ADA", "GNT d20 13"), "ADA") == ends


@pytest.mark.rule("SF-BULL-4")
def test_creatures_stop_a_push_difficult_ground_does_not_and_the_actor_stays() -> None:
    crowded = play(facing(rat(at=(8, 5))), "ADA: bull_rush BOR", "ADA d20 16")
    assert (at(crowded, "BOR"), at(crowded, "RAT"), at(crowded, "ADA")) == ((7, 5), (8, 5), (5, 5))
    rough = play(facing(terrain=[rubble((7, 5), (8, 5))]), "ADA: bull_rush BOR", "ADA d20 11")
    assert (at(rough, "BOR"), at(rough, "ADA")) == ((8, 5), (5, 5))


@pytest.mark.rule("SF-BULL-4")
def test_over_an_edge_the_target_falls() -> None:
    fight = play(facing(terrain=[ground("shaft", (7, 5), drop_ft=10)]), "ADA: bull_rush BOR", "ADA d20 6 | BOR d6 4")
    assert (at(fight, "BOR"), hp(fight, "BOR"), has(fight, "BOR", "prone")) == ((7, 5), 21, True)


@pytest.mark.rule("SF-TRIP-4", "SF-CHARGE-11")
def test_a_charge_does_not_trip_whoever_lies_already() -> None:
    fight = boarding(ada(at=(0, 0), traits=["charge_trip"]), bor(at=(6, 0), conditions=["prone"]))
    assert refused(fight, "ADA: charge BOR maneuver trip") == ["SF-TRIP-4"]
    fight = boarding(bor(at=(6, 0)), ada(at=(0, 0), traits=["charge_trip"]))
    play(fight, "BOR: ready drop_prone event enters_reach who ADA", "BOR: end", "ADA: charge BOR to 5,0 maneuver trip")
    assert asked(play(fight, "BOR: perform")) == ["ADA turn"]
