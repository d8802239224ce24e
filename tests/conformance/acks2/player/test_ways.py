"""The ways of the computer player: to contact, behind somebody, nearer, into a charge, and away."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.fight.targets import main_weapon
from affray.rulesets.acks2.model.scenario import CostEntry
from affray.rulesets.acks2.model.stats import Combat, Condition
from affray.rulesets.acks2.player import approach as ways
from affray.space.facing import Facing
from affray.space.measure import Footprint
from tests.conformance.acks2.ring import (
    ORIGIN,
    Square,
    ogre,
    orc,
    ring,
    shifted,
    someone,
    spear,
    warrior,
    weapon,
)

MIRE = [CostEntry(squares=shifted([(x, y) for x in range(-9, 10) for y in range(1, 20)]), times=2)]


def fight_of(*figures: Any, **described: Any) -> Fight[Combat]:
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(figures))
    return ring(*figures, numbers=numbers, **described)


def here(path: Any) -> list[Square]:
    return [(x - ORIGIN[0], y - ORIGIN[1]) for x, y in path]


def foes(fight: Fight[Combat]) -> Any:
    return fight.state.enemies(warrior(fight, "h"))


def contact(fight: Fight[Combat]) -> list[Square]:
    hero = warrior(fight, "h")
    return here(ways.contact(fight.state, hero, foes(fight), main_weapon(hero)))


# -- to contact ------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MOVE-1", "ACKS-MELEE-1", "ACKS-FACE-3")
@pytest.mark.parametrize(
    ("figures", "described", "end"),
    [
        ([orc("o", at=(0, 4))], {}, [(-1, 4), (1, 4)]),  # beside it, out of its front arc
        ([orc("o", at=(0, 4), facing="N")], {}, [(-1, 3), (0, 3), (1, 3)]),
        ([orc("o", at=(0, 9))], {}, [(0, 8), (-1, 8), (1, 8)]),
        ([orc("o", at=(0, 10))], {}, []),
        ([orc("o", at=(0, 30))], {}, []),
        ([orc("o", at=(0, 4)), orc("p", at=(4, 0))], {}, [(3, 1), (3, 0), (3, -1)]),
        ([orc("o", at=(0, 4))], {"walls": [(x, 2) for x in range(-30, 31)]}, []),
    ],
)  # fmt: skip
def test_one_march_to_where_a_foe_is_in_reach(figures: list[Any], described: dict[str, Any], end: list[Square]) -> None:
    path = contact(fight_of(someone("h"), *figures, **described))
    assert (path[-1] in end) if end else path == []
    assert not path or max(map(abs, path[0])) == 1


@pytest.mark.rule("ACKS-MELEE-1")
@pytest.mark.parametrize(("far", "reached"), [(9, True), (10, True), (11, False)])
def test_a_longer_reach_needs_a_shorter_way(far: int, reached: bool) -> None:
    tongue = weapon("tongue", "1d6", reach_ft=10)
    assert bool(contact(fight_of(someone("h", attacks=[tongue]), orc("o", at=(0, far), facing="N")))) is reached


@pytest.mark.rule("ACKS-MELEE-2")
@pytest.mark.parametrize(
    ("size", "arms", "end"), [("man", "spear", [(0, 3)]), ("man", "sword", []), ("large", "spear", [])]
)
def test_a_long_weapon_goes_to_the_second_rank_of_a_corridor(size: str, arms: str, end: list[Square]) -> None:
    corridor = [(x, y) for x in (-1, 1) for y in range(1, 9)]
    make = spear if arms == "spear" else someone
    hero = make("h", at=(0, 0), size=size, footprint=[1, 1])
    fight = fight_of(
        hero, someone("f", at=(0, 4)), someone("g", at=(9, 4)), orc("o", at=(0, 5)), walls=corridor
    )  # fmt: skip
    assert contact(fight)[-1:] == end
    warrior(fight, "f").facing = Facing.N
    found = ways.second_rank(fight.state, warrior(fight, "h"), foes(fight))
    assert found == 1 << fight.state.ground.grid.square(ORIGIN[0], ORIGIN[1] + 3)
    warrior(fight, "f").status = "unconscious"
    assert ways.second_rank(fight.state, warrior(fight, "h"), foes(fight)) == 0


@pytest.mark.rule("ACKS-ATK-5")
@pytest.mark.parametrize(
    ("figures", "end", "facing"),
    [
        ([orc("o", at=(0, 4))], (0, 5), "S"), ([orc("o", at=(0, 4), facing="E")], (-1, 4), "E"),
        ([orc("o", at=(3, 0), facing="W"), orc("p", at=(0, 5))], (4, 0), "W"), ([orc("o", at=(0, 9))], None, ""),
        ([ogre("o", at=(0, 4))], None, ""), ([ogre("o", at=(0, 4), footprint=[2, 1])], None, ""),
        ([orc("o", at=(0, 1), facing="N")], None, ""),  # it stands there already
        ([orc("o", at=(0, 9)), orc("p", at=(9, 0), facing="W"), orc("q", at=(0, 3))], (0, 4), "S"),
    ],
)  # fmt: skip
def test_a_march_to_the_back_of_the_nearest_foe(figures: list[Any], end: Square | None, facing: str) -> None:
    fight = fight_of(someone("h"), *figures)
    found = ways.behind(fight.state, warrior(fight, "h"), foes(fight))
    assert (found is None) is (end is None)
    if found is not None:
        assert (here(found[0])[-1], found[1].name) == (end, facing)
        assert max(map(abs, here(found[0])[0])) == 1


@pytest.mark.rule("ACKS-GRID-1")
def test_nobody_gets_behind_a_back_at_the_rim_of_the_map() -> None:
    fight = fight_of(someone("h", at=(0, 26)), orc("o", at=(0, 30)))
    assert ways.behind(fight.state, warrior(fight, "h"), foes(fight)) is None


@pytest.mark.rule("ACKS-ATK-5")
def test_of_foes_equally_near_the_weaker_one_is_crept_upon() -> None:
    fight = fight_of(someone("h"), orc("o", at=(3, 0), facing="W"), orc("p", at=(0, 3), hp=2))
    found = ways.behind(fight.state, warrior(fight, "h"), foes(fight))
    assert found is not None
    assert here(found[0])[-1] == (0, 4)


# -- nearer ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-MOVE-1", "ACKS-ENGAGE-8")
@pytest.mark.parametrize(
    ("figures", "described", "end"),
    [
        ([orc("o", at=(0, 20))], {}, (0, 8)), ([orc("o", at=(0, 9))], {}, (0, 7)), ([orc("o", at=(0, 1))], {}, None),
        ([orc("o", at=(0, 20))], {"cost": MIRE}, (0, 4)),
        ([orc("o", at=(0, 20))], {"walls": [(x, 19) for x in range(-30, 31)]}, (0, 8)),
    ],
)  # fmt: skip
def test_as_near_as_a_march_leads_without_contact(
    figures: list[Any], described: dict[str, Any], end: Square | None
) -> None:
    fight = fight_of(someone("h"), *figures, **described)
    path = here(ways.approach(fight.state, warrior(fight, "h"), foes(fight)))
    assert not path or max(map(abs, path[0])) == 1
    assert [y for _, y in path[-1:]] == ([] if end is None else [end[1]])


@pytest.mark.rule("ACKS-MOVE-1")
def test_where_every_place_beside_a_foe_is_taken_one_comes_as_near_as_possible() -> None:
    ring_of = [(x, y) for x in (-1, 0, 1) for y in (9, 10, 11) if (x, y) != (0, 10)]
    friends = [someone(f"f{n}", at=square) for n, square in enumerate(ring_of)]
    fight = fight_of(someone("h"), orc("o", at=(0, 10)), *friends)
    assert here(ways.approach(fight.state, warrior(fight, "h"), foes(fight)))[-1][1] == 8
    walls = [(x, y) for x in range(-2, 3) for y in range(8, 13) if max(abs(x), abs(y - 10)) == 2]
    fight = fight_of(someone("h"), orc("o", at=(0, 10)), *friends, walls=walls)
    assert here(ways.approach(fight.state, warrior(fight, "h"), foes(fight)))[-1][1] in (6, 7)


@pytest.mark.rule("ACKS-FACE-5")
def test_at_the_end_one_looks_at_the_nearest_foe() -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 20)), orc("p", at=(9, 0)))
    hero = warrior(fight, "h")
    ends = [(30, 30), (30, 45), (38, 33)]
    assert [ways.ending(hero, [end], foes(fight)).name for end in ends] == ["E", "N", "S"]
    assert ways.ending(hero, [], foes(fight)).name == "E"


# -- the charge ------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-CHARGE-1", "ACKS-CHARGE-3", "ACKS-CHARGE-4", "ACKS-CHARGE-6")
@pytest.mark.parametrize(
    ("far", "described", "end"),
    [
        (9, {}, (0, 8)), (25, {}, (0, 24)), (26, {}, None), (-9, {}, None),
        (9, {"charge_min_distance_ft": 45}, (0, 8)), (9, {"charge_min_distance_ft": 46}, None),
        (9, {"walls": [(0, 4)]}, None), (9, {"ground": {"obstacles": [(0, 4)]}}, None),
        (9, {"ground": {"obstacles": [(0, 7)]}}, (1, 8)),
    ],
)  # fmt: skip
def test_where_a_charge_ends(far: int, described: dict[str, Any], end: Square | None) -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, far), facing="N"), **described)
    hero = warrior(fight, "h")
    before = (hero.place, hero.facing, hero.body, hero.ahead)
    found = ways.charge_to(fight.state, hero, warrior(fight, "o"), main_weapon(hero))
    assert (found and here([found])[0][1]) == (end and end[1])
    assert (hero.place, hero.facing, hero.body, hero.ahead) == before


@pytest.mark.rule("ACKS-CHARGE-1", "ACKS-MOVE-9")
def test_heavy_ground_shortens_a_charge() -> None:
    mire = [CostEntry(squares=shifted([(x, y) for x in range(-3, 4) for y in range(1, 9)]), times=3)]
    for far, fine in ((9, True), (10, False)):
        fight = fight_of(someone("h"), orc("o", at=(0, far)), cost=mire)
        hero = warrior(fight, "h")
        found = ways.charge_to(fight.state, hero, warrior(fight, "o"), main_weapon(hero))
        assert (found and here([found])[0][1]) == (8 if fine else None)


# -- away ------------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-COND-9", "ACKS-MOVE-12", "ACKS-MOVE-3")
@pytest.mark.parametrize(("at", "far"), [((0, 0), 27), ((0, -6), 27), ((0, -10), 0), ((0, -30), 0)])
def test_the_frightened_run_straight_away_and_off_the_map(at: Square, far: int) -> None:
    fight = fight_of(someone("h", at=at, facing="S"), orc("o", at=(at[0], at[1] + 3)))
    hero = warrior(fight, "h")
    gain(fight.scene, hero, Condition("frightened"))
    path = ways.away(fight.state, hero, "run", foes(fight))
    off = path[-1][1] < 0
    assert off is (far == 0)
    assert off or ways.distance(Footprint(*path[-1]), foes(fight)) == far


@pytest.mark.rule("ACKS-MOVE-12", "ACKS-MOVE-3")
def test_the_brave_stay_on_the_map() -> None:
    fight = fight_of(someone("h", at=(0, -10), facing="S"), orc("o", at=(0, -7)))
    path = ways.away(fight.state, warrior(fight, "h"), "run", foes(fight))
    assert ways.distance(Footprint(*path[-1]), foes(fight)) == 27


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-5")
def test_a_withdrawal_leads_where_nobody_engages() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1)), numbers="h=5 o=1", declare={"h": "withdraw"})
    path = here(ways.away(fight.state, warrior(fight, "h"), "withdraw", foes(fight)))
    assert path
    assert path[-1][1] < 0
    undeclared = fight_of(someone("h"), orc("o", at=(0, 1)))
    assert ways.away(undeclared.state, warrior(undeclared, "h"), "withdraw", foes(undeclared)) == ()


@pytest.mark.rule("ACKS-MOVE-1", "ACKS-GRID-2", "ACKS-MOVE-9")
@pytest.mark.parametrize(
    ("direction", "budget", "described", "end"),
    [
        ((0, 1), 4, {}, (0, 4)), ((1, 0), 3, {}, (3, 0)), ((1, 1), 6, {}, (4, 4)), ((-1, -1), 3, {}, (-2, -2)),
        ((0, 1), 4, {"walls": [(0, 3)]}, (0, 2)), ((0, 1), 4, {"walls": [(0, 1)]}, None),
        ((0, 1), 4, {"cost": [CostEntry(squares=shifted([(0, 2)]), times=2)]}, (0, 3)), ((0, 1), 6, {}, (0, 5)),
        ((0, 1), 7, {}, (0, 7)),
    ],
)  # fmt: skip
def test_the_longest_straight_way(
    direction: Square, budget: int, described: dict[str, Any], end: Square | None
) -> None:
    fight = fight_of(someone("h"), orc("o", at=(20, 20)), someone("f", at=(0, 6)), **described)
    found = list(ways.rays(fight.state, warrior(fight, "h"), direction, budget))
    ends = [(here([places[-1][:2]])[0], off) for places, off in found]
    assert ends == ([] if end is None else [(end, False)])


@pytest.mark.rule("ACKS-MOVE-12")
@pytest.mark.parametrize(("budget", "off"), [(2, False), (3, True)])
def test_the_step_off_the_map_costs_one_square_too(budget: int, off: bool) -> None:
    fight = fight_of(someone("h", at=(0, 28)), orc("o", at=(20, 20)))
    found = list(ways.rays(fight.state, warrior(fight, "h"), (0, 1), budget))
    assert [each[1] for each in found] == ([True, False] if off else [False])
    assert len(found[0][0]) == (3 if off else 2)


@pytest.mark.rule("ACKS-GRID-2")
def test_ways_are_named_by_the_front_left_square() -> None:
    fight = fight_of(ogre("h", size="huge", facing="N", side="heroes"), orc("o", at=(0, 9)))
    hero = warrior(fight, "h")
    place = hero.place
    grid = fight.state.ground.grid
    squares = [grid.square(place.x, place.y + 1), grid.square(place.x + 1, place.y + 2)]
    assert here(ways.spots(fight.state, hero, squares)) == [(0, 1), (1, 2)]
    assert ways.distance(place, foes(fight)) == 9
    assert ways.distance(place, []) == 0
