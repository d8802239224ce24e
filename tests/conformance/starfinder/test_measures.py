"""Numbers and borders of the small functions: distances, reaches, turns in flight, jumps, costs and DCs."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.starfinder.actions.defence import feint_dc
from affray.rulesets.starfinder.body.dice import check_modifiers
from affray.rulesets.starfinder.body.dying import stabilizing_cost, why_not_stabilize, why_not_stay
from affray.rulesets.starfinder.body.effects import begin
from affray.rulesets.starfinder.fight.jumping import gaps_of
from affray.rulesets.starfinder.fight.movement import is_unanswered
from affray.rulesets.starfinder.ground.board import (
    adjacent,
    distance,
    distance_to_corner,
    flat_reach,
    in_reach,
    knows_square,
    precise_sense,
    same_level,
    sees,
    sees_way,
    squares_apart,
    threat_reach,
    weapon_reach,
)
from affray.rulesets.starfinder.ground.scatter import direction, room_before_corner, room_before_thrower, scattered
from affray.rulesets.starfinder.ground.stepping import (
    Plan,
    Way,
    filled,
    narrow_side,
    neighbours,
    plan_step,
    reachable,
    speed_of,
)
from affray.rulesets.starfinder.model.conditions import MARK
from affray.rulesets.starfinder.model.scenario import EnvironmentEntry, SensesEntry, SpeedEntry
from affray.rulesets.starfinder.model.stats import Combat, Fighter
from affray.rulesets.starfinder.time.economy import affordable
from affray.space.measure import Footprint
from affray.space.steps import STEPS
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import (
    DAGGER,
    PIKE,
    RIFLE,
    Combatant,
    ada,
    begun,
    boarding,
    bor,
    cyn,
    gnt,
    ground,
    piker,
    put,
    rat,
    rolled,
    rubble,
)

WINGS = SpeedEntry(land=30, fly=30)


def one(who: Combatant, **described: Any) -> Fighter:
    """A combatant by itself."""
    return begun([who, rat("FAR", at=(29, 19), side="third")], **described).fighters[str(who.placed.id)]


def pair(first: Combatant, second: Combatant, **described: Any) -> tuple[Combat, Fighter, Fighter]:
    combat = begun([first, second], **described)
    return combat, *combat.fighters.values()


# -- distances -------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRID-2", "SF-GRID-3")
@pytest.mark.parametrize(
    ("at", "height", "squares"),
    [
        ((3, 0), 0, 3), ((3, 3), 0, 4), ((2, 3), 0, 4), ((4, 1), 0, 4), ((1, 4), 0, 4), ((3, 0), 10, 4),
        ((1, 0), 20, 4), ((2, 0), 20, 5), ((2, 0), -10, 3), ((0, 0), 5, 1), ((2, 0), 4, 2), ((3, 3), 10, 5),
    ],
)  # fmt: skip
def test_how_far_spaces_lie_apart(at: tuple[int, int], height: int, squares: int) -> None:
    assert squares_apart(Footprint(0, 0), Footprint(*at), height) == squares


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(("x", "height", "feet"), [(8, 0, 10), (8, 10, 15), (8, 20, 25), (10, 10, 25), (6, 5, 5)])
def test_how_far_an_intersection_is(x: int, height: int, feet: int) -> None:
    assert distance_to_corner(one(cyn(at=(5, 5), speed=WINGS, altitude_ft=height)), (x, 5)) == feet


@pytest.mark.rule("SF-GRID-3", "SF-AREA-9")
@pytest.mark.parametrize(
    ("squares", "height", "left"),
    [(4, 0, 4), (4, 4, 4), (4, 5, 4), (4, 10, 3), (4, -10, 3), (4, 20, 1), (2, 10, 1), (2, 15, -1), (3, 15, 1)],
)
def test_how_far_an_area_reaches_on_another_level(squares: int, height: int, left: int) -> None:
    assert flat_reach(squares, height) == left


@pytest.mark.rule("SF-GRID-3")
@pytest.mark.parametrize(
    ("height", "other", "near"), [(0, 0, True), (5, 0, True), (10, 0, False), (0, 5, True), (0, 10, False)]
)
def test_who_is_next_to_whom_in_the_air(height: int, other: int, near: bool) -> None:
    _, a, b = pair(ada(at=(3, 3), speed=WINGS, altitude_ft=height), bor(at=(4, 3), speed=WINGS, altitude_ft=other))
    assert adjacent(a, b) is near
    assert distance(a, b) == (5 if near else 10)


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


# -- reach -----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRID-4", "SF-GRID-5")
@pytest.mark.parametrize(
    ("size", "plain", "long"),
    [("tiny", 0, 5), ("small", 5, 10), ("medium", 5, 10), ("large", 10, 15), ("huge", 15, 20), ("colossal", 30, 35)],
)
def test_how_far_weapons_reach(size: Any, plain: int, long: int) -> None:
    fighter = one(ada(size=size, items=[DAGGER, put(PIKE, "accessible")]))
    kinds = [fighter.items[name].kind for name in ("dagger", "pike")]
    assert [weapon_reach(fighter.card, kind) for kind in kinds] == [plain, long]


@pytest.mark.rule("SF-GRID-6", "SF-GRID-3")
@pytest.mark.parametrize(
    ("at", "height", "reach", "reached"),
    [
        ((2, 2), 0, 10, True), ((3, 0), 0, 10, False), ((0, 3), 0, 10, False), ((3, 3), 0, 10, False),
        ((2, 2), 0, 15, True), ((3, 3), 0, 15, False), ((1, 1), 0, 5, True), ((2, 0), 0, 5, False),
        ((1, 0), 10, 10, True), ((2, 0), 10, 10, False), ((2, 0), 5, 10, True), ((1, 0), 15, 10, False),
        ((1, 0), -10, 10, True), ((2, 1), 0, 10, True), ((3, 1), 0, 15, True), ((1, 3), 0, 15, True),
        ((3, 2), 0, 15, False), ((2, 0), 10, 15, True), ((3, 0), 10, 15, False),
    ],
)  # fmt: skip
def test_what_lies_within_a_reach(at: tuple[int, int], height: int, reach: int, reached: bool) -> None:
    assert in_reach(Footprint(0, 0), Footprint(*at), height, reach) is reached


@pytest.mark.rule("SF-GRID-7", "SF-GRID-8", "SF-GRID-9")
@pytest.mark.parametrize(
    ("who", "reach"),
    [
        (ada(), 5), (piker(), 10), (ada(items=[put(DAGGER, "held")]), -1), (ada(items=[]), -1), (ada(size="tiny"), -1),
        (ada(items=[], traits=["improved_unarmed"]), 5), (bor(items=[RIFLE]), -1), (gnt(), 10),
        (ada(conditions=["stunned"]), -1), (ada(conditions=["shaken"]), 5),
    ],
)  # fmt: skip
def test_how_far_somebody_threatens(who: Combatant, reach: int) -> None:
    assert threat_reach(one(who)) == reach


# -- senses ----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GRID-11", "SF-CONC-3", "SF-ATK-22")
@pytest.mark.parametrize(
    ("senses", "x", "light", "marks", "seen", "known"),
    [
        ({"darkvision_ft": 60}, 15, "dark", "", True, True), ({"darkvision_ft": 60}, 16, "dark", "", False, True),
        ({}, 5, "dark", "", False, True), ({}, 16, "dim", "", True, True), ({}, 5, "normal", "invisible", False, False),
        ({"blindsight_ft": 30}, 9, "normal", "invisible", True, True),
        ({"blindsight_ft": 30}, 10, "normal", "invisible", False, False),
        ({"blindsense_ft": 30}, 9, "normal", "invisible", False, True),
        ({"blindsense_ft": 30}, 10, "normal", "invisible", False, False),
        ({"vision": False}, 5, "normal", "", False, True),
        ({"vision": False, "blindsight_ft": 10}, 5, "dark", "", True, True),
    ],
)  # fmt: skip
def test_who_sees_and_knows_whom(senses: Any, x: int, light: Any, marks: str, seen: bool, known: bool) -> None:
    combat, viewer, other = pair(
        ada(at=(3, 3), senses=SensesEntry(**senses)), bor(at=(x, 3), conditions=[marks] if marks else []),
        environment=EnvironmentEntry(light=light),
    )  # fmt: skip
    assert (sees(combat, viewer, other), knows_square(combat, viewer, other)) == (seen, known)


@pytest.mark.rule("SF-WDRAW-4", "SF-RUN-3")
@pytest.mark.parametrize(
    ("senses", "light", "conditions", "precise", "way"),
    [
        ({}, "normal", [], True, True), ({}, "normal", ["blinded"], False, False), ({}, "dim", [], True, True),
        ({"darkvision_ft": 5}, "dark", [], True, True), ({"vision": False}, "normal", [], False, False),
        ({"blindsight_ft": 5}, "normal", ["blinded"], True, True),
        ({"blindsense_ft": 5}, "normal", ["blinded"], False, False),
    ],
)  # fmt: skip
def test_who_sees_its_way(senses: Any, light: Any, conditions: list[str], precise: bool, way: bool) -> None:
    combat, viewer, _ = pair(
        ada(at=(3, 3), senses=SensesEntry(**senses), conditions=conditions), bor(at=(9, 3)),
        environment=EnvironmentEntry(light=light),
    )  # fmt: skip
    assert (precise_sense(viewer), sees_way(combat, viewer)) == (precise, way)


# -- movement --------------------------------------------------------------------------------------
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


@pytest.mark.rule("SF-COND-4", "SF-COND-20", "SF-COND-24", "SF-MACT-13")
@pytest.mark.parametrize(
    ("conditions", "mode", "feet"),
    [
        ([], "land", 30), (["encumbered"], "land", 20), (["overburdened"], "land", 5), (["entangled"], "land", 15),
        (["exhausted"], "land", 15), (["encumbered", "entangled"], "land", 10), ([], "climb", 15), ([], "swim", 15),
        ([], "fly", 0), ([], "burrow", 0), (["encumbered"], "fly", 0), (["shaken"], "land", 30),
    ],
)  # fmt: skip
def test_speeds_under_conditions(conditions: list[str], mode: str, feet: int) -> None:
    assert speed_of(one(ada(conditions=conditions)), mode) == feet


@pytest.mark.rule("SF-GRID-13")
@pytest.mark.parametrize(
    ("path", "squares"),
    [
        ([(2, 0)], ((1, 0), (2, 0))), ([(0, 2)], ((0, 1), (0, 2))), ([(1, 1)], ((1, 1),)), ([(0, 0)], ()),
        ([(1, 0), (1, 0)], ((1, 0),)), ([(2, 2)], ((1, 1), (2, 2))), ([(1, 0), (3, 0)], ((1, 0), (2, 0), (3, 0))),
        ([(0, 1), (0, 3)], ((0, 1), (0, 2), (0, 3))),
    ],
)  # fmt: skip
def test_a_path_is_filled_in(path: Any, squares: Any) -> None:
    assert filled(Footprint(0, 0), path) == squares


@pytest.mark.rule("SF-GRID-1")
def test_the_neighbours_of_a_corner_of_the_map() -> None:
    combat, fighter, _ = pair(ada(at=(0, 0)), bor(at=(9, 9)))
    assert sorted(neighbours(combat, fighter)) == [(0, 1), (1, 0), (1, 1)]


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


SHAFT = ground("shaft", *((5, y) for y in range(20)), *((6, y) for y in range(20)), drop_ft=20)


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


@pytest.mark.rule("SF-GRID-14", "SF-AREA-5", "SF-AREA-6")
@pytest.mark.parametrize(
    ("vector", "number"),
    [
        ((0, -3), 0), ((2, -2), 1), ((5, 1), 2), ((5, 2), 2), ((5, 3), 3), ((2, 2), 3), ((0, 4), 4), ((-2, 5), 4),
        ((-3, 5), 5), ((-7, -1), 6), ((-4, -4), 7), ((-1, -7), 0), ((3, -5), 1),
    ],
)  # fmt: skip
def test_the_direction_of_a_vector(vector: tuple[int, int], number: int) -> None:
    assert direction(*vector) == number
    assert [scattered(number, die) for die in (1, 2, 8)] == [STEPS[(number + more) % 8] for more in (0, 1, 7)]


@pytest.mark.rule("SF-AREA-7")
def test_the_room_before_the_thrower() -> None:
    place = Footprint(5, 5, 2, 2)
    spots = ((9, 5), (6, 2), (2, 2), (6, 6))
    assert [room_before_thrower(place, spot) for spot in spots] == [3, 3, 3, 0]
    assert [room_before_corner(place, spot) for spot in spots] == [2, 3, 3, 1]


# -- whether a way is quiet ------------------------------------------------------------------------
LONG = [(6, 5), (7, 5)]


@pytest.mark.rule("SF-AOO-2", "SF-MACT-9")
@pytest.mark.parametrize(
    ("who", "foe", "more", "guarded", "quiet"),
    [
        (ada(at=(5, 5)), bor(at=(9, 5)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(7, 6)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(8, 5)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6)), {}, True, True),
        (ada(at=(5, 5)), bor(at=(4, 4)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(3, 5)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 7)), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 3)), {}, False, True),
        (ada(at=(5, 5)), gnt(at=(5, 7)), {}, False, False),
        (ada(at=(5, 5)), gnt(at=(5, 8)), {}, False, True),
        (ada(at=(5, 5)), gnt(at=(5, 2)), {}, False, False),
        (ada(at=(5, 5)), gnt(at=(2, 5)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(5, 6), side="crew"), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), reaction_available=False), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), has_acted=False), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), size="tiny"), {}, False, True),
        (ada(at=(5, 5)), bor(at=(5, 6), items=[RIFLE]), {}, False, True),
        (ada(at=(5, 5)), bor(at=(7, 5), items=[RIFLE]), {}, False, False),
        (ada(at=(5, 5), altitude_ft=10, speed=WINGS), bor(at=(20, 9)), {}, False, False),
        (gnt(at=(5, 5), side="crew"), bor(at=(20, 9)), {}, False, False),
        (ada(at=(5, 5), conditions=["blinded"]), bor(at=(20, 9)), {}, False, False),
        (ada(at=(5, 5), traits=["nimble_moves"]), bor(at=(20, 9)), {}, False, False),
        (ada(at=(5, 5)), bor(at=(20, 9)), {"terrain": [ground("pit", (7, 5))]}, False, False),
        (ada(at=(5, 5)), bor(at=(20, 9)), {"terrain": [ground("pit", (8, 5))]}, False, True),
        (ada(at=(5, 5)), bor(at=(20, 9)), {"terrain": [ground("fire", (20, 15))]}, False, False),
    ],
)  # fmt: skip
def test_when_nothing_can_happen_on_a_way(who: Any, foe: Any, more: Any, guarded: bool, quiet: bool) -> None:
    combat = boarding(who, foe, rat("FAR", at=(29, 19), side="third"), **more).state
    walker = combat.fighters[str(who.placed.id)]
    assert is_unanswered(combat, walker, LONG, Way("land", 30), (), guarded) is quiet
    if quiet:
        assert not is_unanswered(combat, walker, LONG, Way("land", 30, tumbling=True), (), guarded)
        assert not is_unanswered(combat, walker, LONG, Way("land", 30), (5, 5), guarded)
        assert not is_unanswered(combat, walker, [], Way("land", 30), (), guarded)


# -- costs and DCs ---------------------------------------------------------------------------------
@pytest.mark.rule("SF-DEATH-8", "SF-DEATH-9")
@pytest.mark.parametrize(("most", "cost"), [(1, 1), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (20, 3)])
def test_what_stabilizing_costs(most: int, cost: int) -> None:
    dying = one(ada(rp_max=most, hp=0, sp=0))
    assert stabilizing_cost(dying) == cost
    for left in (cost - 1, cost):
        dying.rp = left
        assert bool(why_not_stabilize(dying)) is (left < cost)


@pytest.mark.rule("SF-DEATH-9")
@pytest.mark.parametrize(
    ("points", "hp", "fresh", "sound"),
    [(1, 0, False, True), (0, 0, False, False), (1, 0, True, False), (1, 1, False, False)],
)
def test_who_can_stay_in_the_fight(points: int, hp: int, fresh: bool, sound: bool) -> None:
    stable = one(ada(conditions=["stable"], hp=0, sp=0))
    stable.rp, stable.hp, stable.stabilized_this_cycle = points, hp, fresh
    assert (not why_not_stay(stable)) is sound


@pytest.mark.rule("SF-FEINT-2")
@pytest.mark.parametrize(
    ("target", "multiplier", "dc"),
    [
        (bor(at=(9, 9)), 1, 17), (bor(at=(9, 9)), 1.5, 18), (rat(at=(9, 9)), 1, 15), (rat(at=(9, 9)), 1.5, 15),
        (bor(at=(9, 9), cr="5"), 1.5, 22), (cyn(at=(9, 9)), 1, 15), (cyn(at=(9, 9), skills={"sense_motive": 6}), 1, 16),
        (bor(at=(9, 9), skills={"sense_motive": 6}), 1, 17), (bor(at=(9, 9), skills={"sense_motive": 8}), 1, 18),
    ],
)  # fmt: skip
def test_the_dc_of_a_feint(target: Combatant, multiplier: float, dc: int) -> None:
    combat, _, foe = pair(ada(side="third"), target, feint_cr_multiplier=multiplier)
    assert feint_dc(combat, foe) == dc


@pytest.mark.rule("SF-COND-19", "SF-ACT-5", "SF-ACT-8", "SF-COND-16")
@pytest.mark.parametrize(
    ("condition", "left", "payable"),
    [
        ("", "smw", "full standard move swift"), ("", "mw", "move swift"), ("", "s", "standard move swift"),
        ("", "m", "move swift"), ("", "w", "swift"), ("", "", ""), ("", "sm", "standard move swift"),
        ("nauseated", "smw", "move"), ("nauseated", "mw", ""), ("nauseated", "s", ""),
        ("staggered", "smw", "standard move swift"), ("staggered", "sw", "swift"),
    ],
)  # fmt: skip
def test_what_can_still_be_paid_for(condition: str, left: str, payable: str) -> None:
    fighter = one(ada(conditions=[condition] if condition else []))
    fighter.budget.standard, fighter.budget.move, fighter.budget.swift = ("s" in left, "m" in left, "w" in left)
    assert [cost for cost in ("full", "standard", "move", "swift") if affordable(fighter, cost)] == payable.split()


@pytest.mark.rule("SF-SKILL-2", "SF-COND-2")
@pytest.mark.parametrize(
    ("conditions", "skill", "value"),
    [
        ([], "bluff", 9), ([], "stealth", 4), ([], "str", 1), (["blinded"], "stealth", 0), (["blinded"], "dex", 4),
        (["shaken"], "bluff", 7), (["dazzled"], "perception", -1), (["blinded"], "perception", -4),
        (["deafened"], "perception", -4), (["pinned", "grappled"], "acrobatics", 0), (["fatigued"], "athletics", 0),
    ],
)  # fmt: skip
def test_checks_under_conditions(conditions: list[str], skill: str, value: int) -> None:
    fighter = one(cyn())
    for name in conditions:
        fighter.marks |= MARK[name]
    assert sum(each.value for each in check_modifiers(fighter, skill)) == value


@pytest.mark.rule("SF-SKILL-2", "SF-GEN-3")
def test_what_helps_with_skills() -> None:
    fight = boarding(cyn(at=(3, 3)), bor(at=(9, 9)))
    fighter = fight.state.fighters["CYN"]
    begin(fight.scene, fighter, "song", "CYN", None, changes=(("skill", 2), ("attack", 5)))
    assert sum(each.value for each in check_modifiers(fighter, "bluff")) == 11


@pytest.mark.rule("SF-SAVE-1", "SF-GEN-3")
def test_what_helps_with_saving_throws() -> None:
    fight = boarding(bor(at=(3, 3)), cyn(at=(9, 9)))
    begin(fight.scene, fight.state.fighters["BOR"], "ward", "BOR", None, changes=(("save", 3), ("skill", 5)))
    play(fight, "BOR: end", "CYN: attack point 5,5 with grenade", "CYN d20 15 | CYN d6 1", "BOR: attempt", "BOR d20 5")
    assert rolled(fight, "ref")[0] == 5 + 4 + 3
