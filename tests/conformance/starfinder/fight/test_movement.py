"""Movement: costs, corners, creatures in the way, squeezing, flying, falling, zero gravity (SF-MOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.starfinder.fight.jumping import gaps_of
from affray.rulesets.starfinder.ground.board import same_level
from affray.rulesets.starfinder.ground.stepping import Plan, Way, narrow_side, plan_step, reachable
from affray.rulesets.starfinder.model.events import FellFrom, Moved
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SpeedEntry, TerrainEntry
from affray.space.steps import STEPS
from tests.conformance.harness import allowed, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    SHAFT,
    WINGS,
    Combatant,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    fighter,
    from_the_start,
    gnt,
    ground,
    has,
    pair,
    pass_to,
    rat,
    rolled,
    rubble,
    sp,
    wall,
)

FLY = SpeedEntry(land=30, fly=40)


def pit(*squares: tuple[int, int], feet: int = 30) -> TerrainEntry:
    return ground("pit", *squares, drop_ft=feet)


@pytest.mark.rule("SF-MOVE-1")
def test_two_move_actions_give_twice_the_speed() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    assert refused(fight, "ADA: move 7,0") == ["SF-MACT-13"]
    play(fight, "ADA: move 6,0", "ADA: move 12,0")
    assert (at(fight, "ADA"), budget(fight, "ADA")) == ((12, 0), "wr")


@pytest.mark.rule("SF-MOVE-2")
def test_what_steps_cost() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    play(fight, "ADA: move 1,0 2,1 2,2 3,3")
    assert [each.cost for each in told(fight, Moved)] == [5, 5, 5, 10]


@pytest.mark.rule("SF-MOVE-3")
def test_no_diagonal_step_past_a_hard_corner() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(29, 19)), terrain=[wall((3, 2))])
    assert refused(fight, "ADA: move 3,3") == ["SF-MOVE-3"]
    assert allowed(fight, "ADA: move 2,3 3,3")
    assert refused(fight, "ADA: guarded_step 3,3") == ["SF-MOVE-3"]
    soft = boarding(ada(at=(2, 2)), bor(at=(3, 2)))
    assert allowed(soft, "ADA: move 3,3")


@pytest.mark.rule("SF-MOVE-4")
def test_difficult_terrain_costs_double_but_not_for_fliers() -> None:
    rough = [rubble(*((x, y) for x in range(1, 9) for y in range(5)))]
    fight = boarding(ada(at=(0, 0), speed=FLY), bor(at=(29, 19)), terrain=rough)
    play(fight, "ADA: move 1,0 2,1 by land")
    assert [each.cost for each in told(fight, Moved)] == [10, 15]
    assert refused(fight, "ADA: move 3,1 4,1 5,1 6,1 by land") == ["SF-MACT-13"]
    winged = boarding(ada(at=(0, 0), speed=FLY, altitude_ft=10), bor(at=(29, 19)), terrain=rough)
    play(winged, "ADA: move 1,0 2,0 by fly")
    assert [each.cost for each in told(winged, Moved)] == [5, 5]


@pytest.mark.rule("SF-MOVE-5", "SF-GEN-9")
def test_doubled_twice_is_four_times() -> None:
    """Movement is the exception to the rule that two doublings make three times; nothing else is doubled twice."""
    fight = boarding(
        ada(at=(0, 0)), rat(at=(1, 0), conditions=["paralyzed"]), bor(at=(29, 19)), terrain=[rubble((1, 0))]
    )
    play(fight, "ADA: move 1,0 2,0")
    assert [each.cost for each in told(fight, Moved)] == [20, 5]


@pytest.mark.rule("SF-MOVE-6")
def test_through_whom_one_may_move() -> None:
    fight = boarding(ada(at=(0, 0)), del_(at=(1, 0)), bor(at=(3, 0)), order="ADA DEL BOR")
    assert allowed(fight, "ADA: move 1,0 2,0")
    assert refused(fight, "ADA: move 1,0") == ["SF-MOVE-6"]
    foe = boarding(ada(at=(0, 0)), bor(at=(1, 0)))
    assert refused(foe, "ADA: move 1,0 2,0") == ["SF-MOVE-6"]
    asleep = boarding(ada(at=(0, 0)), rat(at=(1, 0), conditions=["unconscious"]), bor(at=(20, 0)))
    assert allowed(asleep, "ADA: move 1,0 2,0")
    assert allowed(asleep, "ADA: move 1,0")


@pytest.mark.rule("SF-MOVE-7")
def test_stopped_on_an_occupied_square_one_goes_back_to_the_last_legal_one() -> None:
    fight = boarding(ada(at=(0, 0)), del_(at=(1, 0)), bor(at=(1, 1), traits=["stand_still"]), order="ADA DEL BOR")
    play(fight, "ADA: move 1,0 2,0", "BOR: decline", "BOR: stand_still with sword", "BOR d20 20")
    assert at(fight, "ADA") == (0, 0)


@pytest.mark.rule("SF-MOVE-8")
def test_whoever_can_move_may_move_five_feet_with_a_full_action() -> None:
    fight = boarding(ada(at=(0, 0), speed=SpeedEntry(land=5)), bor(at=(0, 1)), terrain=[rubble((1, 0))])
    assert refused(fight, "ADA: move 1,0") == ["SF-MACT-13"]
    assert refused(fight, "ADA: minimum_move 0,1") == ["SF-MOVE-6"]
    assert refused(fight, "ADA: minimum_move 2,0")
    play(fight, "ADA: minimum_move 1,0")
    assert (asked(fight), at(fight, "ADA")) == (["BOR opportunity"], (0, 0))
    play(fight, "BOR: decline")
    assert (at(fight, "ADA"), budget(fight, "ADA")) == ((1, 0), "r")
    rooted = boarding(ada(at=(0, 0), speed=SpeedEntry(land=0)), bor(at=(0, 1)))
    assert refused(rooted, "ADA: minimum_move 1,0")[0] == "SF-MOVE-8"


@pytest.mark.rule("SF-MOVE-9")
def test_squeezing() -> None:
    row = [wall(*((x, y) for x in range(4, 7) for y in range(10) if y != 4))]
    fight = boarding(gnt(at=(1, 4)), ada(at=(20, 15)), terrain=row)
    play(fight, "GNT: move 2,4 3,4")
    assert has(fight, "GNT", "entangled")
    play(fight, "GNT: move 2,4")
    assert has(fight, "GNT", "entangled") is False
    tight = boarding(gnt(at=(0, 4), size="huge", reach_ft=15), ada(at=(20, 15)), terrain=row)
    assert refused(tight, "GNT: move 4,4")


@pytest.mark.rule("SF-MOVE-10")
def test_turning_and_climbing_cost_extra_in_the_air() -> None:
    fight = boarding(ada(at=(0, 5), speed=SpeedEntry(land=30, fly=40), altitude_ft=20), bor(at=(29, 19)))
    assert allowed(fight, "ADA: move 8,5 by fly")
    assert refused(fight, "ADA: move 9,5 by fly") == ["SF-MACT-13"]
    assert allowed(fight, "ADA: move 4,5 6,7 by fly altitude 20")
    assert refused(fight, "ADA: move 1,5 1,6 2,6 2,7 3,7 3,8 by fly") == ["SF-MACT-13"]
    assert allowed(fight, "ADA: move 4,5 by fly altitude 40")
    assert refused(fight, "ADA: move 8,5 by fly altitude 25") == ["SF-MACT-13"]


@pytest.mark.rule("SF-MOVE-10")
def test_hovering() -> None:
    def flier(kind: Any) -> SpeedEntry:
        return SpeedEntry(land=30, fly=40, maneuverability=kind)

    fight = boarding(ada(at=(0, 5), speed=flier("average"), altitude_ft=20), bor(at=(29, 19)))
    held = play(fight.fork(), "ADA: hover", "ADA d20 14", "ADA: end")
    assert (rolled(held, "acrobatics"), fighter(held, "ADA").altitude_ft, budget(held, "ADA")) == ((15, 15), 20, "r")
    play(fight, "ADA: hover", "ADA d20 13", "ADA 2d6 3 4")
    assert (fighter(fight, "ADA").altitude_ft, last(fight, FellFrom).feet) == (0, 20)
    perfect = boarding(ada(at=(0, 5), speed=flier("perfect"), altitude_ft=20), bor(at=(29, 19)))
    play(perfect, "ADA: end")
    assert fighter(perfect, "ADA").altitude_ft == 20
    clumsy = boarding(ada(at=(0, 5), speed=flier("clumsy"), altitude_ft=20), bor(at=(29, 19)))
    assert refused(clumsy, "ADA: hover") == ["SF-MOVE-10"]
    play(clumsy, "ADA: end", "ADA 2d6 3 4")
    assert (fighter(clumsy, "ADA").altitude_ft, has(clumsy, "ADA", "prone"), sp(clumsy, "ADA")) == (0, True, 20)


ZERO = EnvironmentEntry(gravity="zero")


@pytest.mark.rule("SF-MOVE-11")
def test_in_zero_gravity_one_pushes_off_and_drifts() -> None:
    fight = boarding(ada(at=(0, 5)), bor(at=(29, 19)), environment=ZERO)
    for line in ("move 1,5", "crawl 1,5", "guarded_step 1,5"):
        assert "SF-MOVE-11" in refused(fight, f"ADA: {line}"), line
    play(fight, "ADA: push_off E")
    assert (at(fight, "ADA"), budget(fight, "ADA")) == ((3, 5), "swr")
    pass_to(fight, "ADA")
    assert at(fight, "ADA") == (6, 5)
    floating = boarding(ada(at=(9, 9), altitude_ft=20), bor(at=(29, 19)), environment=ZERO)
    assert refused(floating, "ADA: push_off E") == ["SF-MOVE-11"]
    grounded = boarding(ada(at=(0, 5)), bor(at=(29, 19)))
    assert refused(grounded, "ADA: push_off E") == ["SF-MOVE-11"]


@pytest.mark.rule("SF-MOVE-11")
@pytest.mark.parametrize(
    ("square", "surface"), [((0, 9), True), ((9, 0), True), ((29, 9), True), ((9, 19), True), ((1, 1), False)]
)
def test_the_edge_of_the_map_is_a_wall_to_push_off_from(square: tuple[int, int], surface: bool) -> None:
    fight = boarding(ada(at=square, altitude_ft=20), bor(at=(15, 15)), environment=ZERO)
    direction = "NE" if square == (0, 9) else "SW"
    assert allowed(fight, f"ADA: push_off {direction}") is surface


@pytest.mark.rule("SF-MOVE-12")
def test_meeting_a_wall_adrift() -> None:
    fight = boarding(ada(at=(0, 5)), bor(at=(29, 19)), environment=ZERO, terrain=[wall((3, 5))])
    caught = play(fight.fork(), "ADA: push_off E", "ADA d20 16")
    assert (at(caught, "ADA"), has(caught, "ADA", "off_kilter"), rolled(caught, "athletics")) == (
        (2, 5),
        False,
        (20, 20),
    )
    play(fight, "ADA: push_off E", "ADA d20 15")
    assert has(fight, "ADA", "off_kilter")


@pytest.mark.rule("SF-MOVE-13")
def test_falling() -> None:
    fight = boarding(ada(at=(0, 5)), bor(at=(29, 19)), terrain=[pit((1, 5))])
    play(fight, "ADA: move 1,5", "ADA 3d6 1 2 3")
    assert (sp(fight, "ADA"), has(fight, "ADA", "prone"), last(fight, FellFrom).feet) == (21, True, 30)
    shallow = boarding(ada(at=(0, 5)), bor(at=(29, 19)), terrain=[pit((1, 5), feet=5)])
    play(shallow, "ADA: move 1,5")
    assert (sp(shallow, "ADA"), has(shallow, "ADA", "prone")) == (27, False)
    deep = boarding(ada(at=(0, 5)), bor(at=(29, 19)), terrain=[pit((1, 5), feet=400)], massive_damage=False)
    play(deep, "ADA: move 1,5", "ADA 20d6" + " 1" * 20)
    assert sp(deep, "ADA") == 7


@pytest.mark.rule("SF-TRIP-2")
@pytest.mark.rule("SF-MOVE-10")
def test_who_is_tripped_at_the_end_of_a_flight_stays_where_that_brings_it() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(6, 2), speed=FLY, altitude_ft=15))
    play(fight, "ADA: ready trip event enters_square who BOR square 3,2 with dagger", "ADA: end")
    play(fight, "BOR: move 5,2 4,2 3,2 altitude 5", "ADA: perform BOR", "ADA d20 20")
    assert (fighter(fight, "BOR").altitude_ft, has(fight, "BOR", "prone")) == (0, True)


@pytest.mark.rule("SF-MOVE-10")
def test_a_short_steep_flight_ends_at_the_height_that_was_said() -> None:
    fight = boarding(ada(at=(0, 5), speed=FLY, altitude_ft=20), bor(at=(29, 19)))
    play(fight, "ADA: move 1,5 by fly altitude 30")
    assert (at(fight, "ADA"), fighter(fight, "ADA").altitude_ft) == ((1, 5), 30)


@pytest.mark.rule("SF-COND-15")
@pytest.mark.rule("SF-MOVE-13")
@pytest.mark.parametrize(
    "word", ["condition CYN paralyzed", "set CYN.conditions +stunned", "hp CYN 0 sp 0", "set CYN.hp 0"]
)
def test_a_flier_who_can_fly_no_more_by_decree_falls_at_once(word: str) -> None:
    fight = boarding(ada(at=(0, 5)), cyn(at=(5, 5), speed=FLY, altitude_ft=20), bor(at=(29, 19)))
    decree(fight, word)
    play(fight, "CYN 2d6 3 4")
    assert (fighter(fight, "CYN").altitude_ft, last(fight, FellFrom).feet, asked(fight)) == (0, 20, ["ADA turn"])


@pytest.mark.rule("SF-COND-15")
@pytest.mark.rule("SF-MOVE-13")
def test_a_flier_who_cannot_fly_when_the_fight_begins_falls_before_anybody_acts() -> None:
    flier = cyn(at=(5, 5), speed=FLY, altitude_ft=20, conditions=["paralyzed"])
    fight = from_the_start(ada(at=(0, 5)), flier, bor(at=(29, 19)))
    play(fight, "ADA d20 15", "CYN d20 10", "BOR d20 5", "CYN 2d6 3 4")
    assert (fighter(fight, "CYN").altitude_ft, last(fight, FellFrom).feet, asked(fight)) == (0, 20, ["ADA turn"])


@pytest.mark.rule("SF-MOVE-11")
@pytest.mark.rule("SF-MOVE-13")
def test_with_gravity_who_floats_falls_and_nobody_drifts_on() -> None:
    fight = boarding(
        ada(at=(9, 9), altitude_ft=20, drift=(2, 15)), bor(at=(29, 19), speed=FLY, altitude_ft=20),
        rat(at=(20, 3), movement_mode="swim"), environment=ZERO, order="BOR ADA RAT",
    )  # fmt: skip
    decree(fight, "set table.gravity standard")
    play(fight, "ADA 2d6 1 2", "BOR: move 28,19", "BOR: end")
    assert (asked(fight), at(fight, "ADA"), fighter(fight, "ADA").altitude_ft) == (["ADA turn"], (9, 9), 0)
    assert (fighter(fight, "BOR").altitude_ft, fighter(fight, "RAT").movement_mode) == (20, "swim")


@pytest.mark.rule("SF-MOVE-13")
def test_who_walks_on_the_floor_does_not_fall() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 3,2 4,2")
    assert told(fight, FellFrom) == []


@pytest.mark.rule("SF-SKILL-3")
def test_a_jump_from_the_very_edge() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 5,5 6,5 7,5 jump yes", "ADA d20 20")
    assert (rolled(fight, "athletics"), at(fight, "ADA")) == ((24, 20), (7, 5))


@pytest.mark.rule("SF-SKILL-3")
def test_who_walks_on_behind_a_gap_jumps_once() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), terrain=[SHAFT])
    play(fight, "ADA: move 5,5 6,5 7,5 8,5 9,5 jump yes", "ADA d20 20")
    assert (rolled(fight, "athletics"), at(fight, "ADA")) == ((24, 20), (9, 5))


@pytest.mark.rule("SF-SKILL-3")
def test_two_gaps_are_two_jumps() -> None:
    pit = ground("pit", (8, 5), drop_ft=10)
    fight = boarding(ada(at=(4, 5)), bor(at=(20, 15)), terrain=[SHAFT, pit])
    play(fight, "ADA: move 5,5 6,5 7,5 8,5 9,5 jump yes", "ADA d20 20 | ADA d20 20")
    assert (at(fight, "ADA"), told(fight, FellFrom)) == ((9, 5), [])


@pytest.mark.rule("SF-MOVE-6", "SF-GRID-3")
@pytest.mark.parametrize(
    ("altitude", "other", "same"), [(0, 4, True), (0, 5, False), (4, 0, True), (5, 0, False), (0, 0, True)]
)
def test_who_shares_a_level(altitude: int, other: int, same: bool) -> None:
    _, a, b = pair(ada(at=(3, 3)), bor(at=(9, 3), speed=WINGS, altitude_ft=other))
    assert same_level(a, altitude, b) is same


@pytest.mark.rule("SF-MOVE-6", "SF-GRID-3")
@pytest.mark.parametrize(("altitude", "same"), [(9, True), (10, False), (-4, True), (-5, False)])
def test_the_large_reach_up_two_squares(altitude: int, same: bool) -> None:
    _, a, big = pair(ada(at=(3, 3)), gnt(at=(9, 3)))
    assert same_level(a, altitude, big) is same


@pytest.mark.rule("SF-MOVE-10")
def test_each_eighth_of_a_turn_in_flight_costs_5_ft() -> None:
    combat, flier, _ = pair(ada(at=(5, 5), speed=WINGS, altitude_ft=10), bor(at=(20, 9)))
    costs: list[list[int]] = []
    for heading in (0, 7):
        plans = [
            plan_step(combat, flier, flier.place, 10, (5 + dx, 5 + dy), Way("fly", 100, heading=heading))
            for dx, dy in STEPS
        ]
        costs.append([each.cost if isinstance(each, Plan) else -1 for each in plans])
    assert costs == [[5, 10, 15, 20, 25, 20, 15, 10], [10, 15, 20, 25, 20, 15, 10, 5]]


@pytest.mark.rule("SF-MOVE-9")
def test_half_of_the_own_space_is_the_narrowest() -> None:
    assert [narrow_side(side) for side in (1, 2, 3, 4, 6)] == [1, 1, 2, 2, 3]


@pytest.mark.rule("SF-MOVE-5", "SF-MOVE-6", "SF-MOVE-13")
@pytest.mark.parametrize(
    ("there", "terrain", "feet", "reached"),
    [
        (bor(at=(3, 0)), [], 30, [0, 1]), (bor(at=(3, 0), conditions=["paralyzed"]), [], 20, [0, 1, 4]),
        (bor(at=(3, 0), conditions=["paralyzed"]), [], 10, [0, 1]),
        (bor(at=(3, 0), conditions=["paralyzed"]), [], 15, [0, 1, 4]),
        (bor(at=(9, 0)), [ground("pit", (3, 0))], 30, [0, 1]), (bor(at=(9, 0)), [rubble((3, 0))], 10, [0, 1, 3]),
        (bor(at=(9, 0)), [], 10, [0, 1, 3, 4]),
    ],
)  # fmt: skip
def test_what_can_be_reached_on_the_ground(there: Combatant, terrain: Any, feet: int, reached: list[int]) -> None:
    """A corridor of one row; she stands at (2, 0)."""
    combat, fighter, _ = pair(ada(at=(2, 0)), there, terrain=terrain, size=(10, 1))
    found = reachable(combat, fighter, feet).within()
    grid = combat.ground.grid
    assert [x for x in (0, 1, 3, 4) if found >> grid.square(x, 0) & 1] == reached


@pytest.mark.rule("SF-MOVE-13")
def test_who_is_in_a_pit_already_can_walk_in_it() -> None:
    pit = ground("pit", (2, 0), (3, 0))
    combat, fighter, _ = pair(ada(at=(2, 0)), bor(at=(9, 0)), terrain=[pit], size=(10, 1))
    fighter.altitude_ft = -10
    found = reachable(combat, fighter, 30).within()
    assert found >> combat.ground.grid.square(3, 0) & 1


@pytest.mark.rule("SF-SKILL-3")
@pytest.mark.parametrize(
    ("start", "path", "gaps"),
    [
        ((1, 4), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5)], [(3, 5, 10)]),
        ((2, 5), [(3, 5), (4, 5), (5, 5), (6, 5), (7, 5)], [(2, 4, 10)]),
        ((3, 5), [(4, 5), (5, 5), (6, 5), (7, 5)], [(1, 3, 20)]),
        ((2, 4), [(3, 5), (4, 5), (5, 5), (6, 5), (7, 5)], [(2, 4, 20)]),
        ((2, 5), [(3, 5), (4, 5), (5, 5)], []), ((2, 5), [(3, 5), (4, 5)], []),
        ((4, 5), [(5, 5), (6, 5), (7, 5), (6, 5), (7, 5)], [(0, 2, 20), (3, 4, 10)]),
    ],
)  # fmt: skip
def test_the_gaps_of_a_path(start: Any, path: Any, gaps: Any) -> None:
    combat, fighter, _ = pair(ada(at=start), bor(at=(20, 15)), terrain=[SHAFT])
    assert [tuple(each) for each in gaps_of(combat, fighter, path)] == gaps
