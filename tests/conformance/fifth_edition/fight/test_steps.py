"""Steps one by one: what bars them, what they cost, and what an attack needs in hand."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.fifth_edition.fight.stepping import (
    Plan,
    blocked_reasons,
    edge_between,
    effort,
    leaves_map,
    movement_left,
    plan_step,
    slows,
    way_out,
)
from affray.rulesets.fifth_edition.fight.strikes import Strike, best_ability, limit_of, why_no_weapon
from affray.rulesets.fifth_edition.ground.areas import area_of
from affray.rulesets.fifth_edition.model.scenario import AreaEntry
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    arena,
    bru,
    decree,
    fig,
    fighter,
    held_by,
    on_edges,
    on_squares,
    power,
    rai,
    rog,
    rubble,
    scores,
    shortbow,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import by_code

Spot = tuple[int, int]


# -- what bars a step ------------------------------------------------------------------------------
@pytest.mark.rule("E5-MOVE-12", "E5-MOVE-15")
@pytest.mark.parametrize(("features", "step", "found"), [
    ([], (1, 0), {}), ([wall((3, 2))], (1, 0), {"square_blocked": ["E5-MOVE-15"]}), ([wall((3, 2))], (0, 1), {}),
    ([wall((3, 2))], (1, 1), {"corner_blocked": ["E5-MOVE-12"]}),
    ([wall((2, 3))], (1, 1), {"corner_blocked": ["E5-MOVE-12"]}), ([wall((3, 3))], (1, 1),
     {"square_blocked": ["E5-MOVE-15"]}), ([wall((1, 2))], (1, 1), {}), ([wall((1, 2))], (-1, -1),
     {"corner_blocked": ["E5-MOVE-12"]}),
    ([on_edges("bar", (2, 2), (3, 2), blocks_movement=True)], (1, 0), {"square_blocked": ["E5-MOVE-15"]}),
    ([on_edges("bar", (2, 2), (3, 2), blocks_movement=True)], (0, 1), {}),
    ([on_edges("bar", (2, 2), (3, 2), blocks_movement=True)], (1, 1), {"corner_blocked": ["E5-MOVE-15"]}),
    ([on_edges("bar", (3, 2), (3, 3), blocks_movement=True)], (1, 1), {"corner_blocked": ["E5-MOVE-15"]}),
    ([on_edges("bar", (2, 3), (3, 3), blocks_movement=True)], (1, 1), {"corner_blocked": ["E5-MOVE-15"]}),
    ([on_edges("bar", (1, 2), (2, 2), blocks_movement=True)], (-1, 0), {"square_blocked": ["E5-MOVE-15"]}),
    ([on_edges("bar", (2, 1), (2, 2), blocks_movement=True)], (0, -1), {"square_blocked": ["E5-MOVE-15"]}),
])  # fmt: skip
def test_walls_and_bars_in_the_way(features: list[Any], step: Spot, found: dict[str, list[str]]) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(20, 15)), features=features)
    assert by_code(blocked_reasons(fight.state, Footprint(2, 2), *step)) == found


@pytest.mark.rule("E5-MOVE-15")
def test_a_bar_lies_between_two_squares_and_nowhere_else() -> None:
    bars = [on_edges("bar", (2, 2), (3, 2), (5, 5), (5, 6), blocks_movement=True)]
    combat = arena(fig(at=(2, 2)), rai(at=(20, 15)), features=bars).state
    assert edge_between(combat, (2, 2), (3, 2))
    assert edge_between(combat, (3, 2), (2, 2))
    assert edge_between(combat, (5, 6), (5, 5))
    assert not edge_between(combat, (3, 2), (4, 2))
    assert not edge_between(combat, (2, 2), (2, 3))
    assert not edge_between(combat, (29, 2), (30, 2))


@pytest.mark.rule("E5-MOVE-13")
@pytest.mark.parametrize(("place", "to", "gone"), [
    ((0, 5), (-1, 5), True), ((0, 5), (0, 6), False), ((29, 5), (30, 5), True), ((29, 5), (29, 6), False),
    ((5, 19), (5, 20), True), ((5, 0), (5, -1), True), ((5, 0), (5, -2), False), ((1, 5), (-1, 5), False),
    ((0, 0), (-1, -1), True),
])  # fmt: skip
def test_a_step_over_the_edge_of_the_map(place: Spot, to: Spot, gone: bool) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(20, 15)))
    assert leaves_map(fight.state, fighter(fight, "FIG"), Footprint(*place), to) is gone
    large = Footprint(28, 5, 2, 2)
    assert leaves_map(fight.state, fighter(fight, "FIG"), large, (29, 5))
    assert not leaves_map(fight.state, fighter(fight, "FIG"), large, (27, 5))


# -- what a step costs -----------------------------------------------------------------------------
@pytest.mark.rule("E5-MOVE-3", "E5-MOVE-4", "E5-MOVE-5", "E5-PRONE-6", "E5-SPACE-3")
@pytest.mark.parametrize(("kind", "state", "mode", "found"), [
    ({}, {}, "walk", ("walk", 1)), ({"difficult": True}, {}, "walk", ("walk", 2)), ({"difficult": True}, {}, "fly",
     ("fly", 1)), ({"needs": "climb"}, {}, "walk", ("climb", 2)), ({"needs": "swim"}, {}, "walk", ("swim", 2)),
    ({"needs": "climb", "difficult": True}, {}, "walk", ("climb", 3)),
    ({"needs": "climb"}, {"speed": {"walk": 30, "climb": 30}}, "walk", ("climb", 1)),
    ({"needs": "swim"}, {"speed": {"walk": 30, "swim": 30}}, "walk", ("swim", 1)),
    ({}, {"conditions": ["prone"]}, "walk", ("crawl", 2)),
    ({"difficult": True}, {"conditions": ["prone"]}, "walk", ("crawl", 3)),
    ({"needs": "climb"}, {"conditions": ["prone"]}, "walk", ("crawl", 2)),
])  # fmt: skip
def test_how_a_step_is_made(kind: dict[str, Any], state: dict[str, Any], mode: str, found: tuple[str, int]) -> None:
    ground = [on_squares("ground", (3, 2), **kind)] if kind else []
    fight = arena(fig(at=(2, 2), **state), rai(at=(20, 15)), features=ground)
    combat, me = fight.state, fighter(fight, "FIG")
    under = combat.ground.grid.filled(Footprint(3, 2))
    assert effort(combat, me, under, mode, 0, False) == found
    slower = not kind.get("difficult") or mode == "fly"
    assert effort(combat, me, under, mode, 0, True) == (found[0], found[1] + slower)
    me.jumping = True
    assert effort(combat, me, under, mode, 0, True) == ("jump", 1)


@pytest.mark.rule("E5-MOVE-2", "E5-MOVE-1", "E5-MOVE-13")
@pytest.mark.parametrize(("rule", "diagonals", "to", "cost"), [
    ("five", 1, (3, 3), 5), ("alternating_5_10", 0, (3, 3), 5), ("alternating_5_10", 1, (3, 3), 10),
    ("alternating_5_10", 2, (3, 3), 5), ("alternating_5_10", 1, (3, 2), 5), ("alternating_5_10", 3, (1, 1), 10),
])  # fmt: skip
def test_what_a_step_costs(rule: str, diagonals: int, to: Spot, cost: int) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(20, 15)), diagonal_rule=rule)
    me = fighter(fight, "FIG")
    plan = plan_step(fight.state, me, me.place, 0, to, "walk", cost, diagonals=diagonals)
    assert isinstance(plan, Plan)
    assert (plan.cost, plan.diagonal) == (cost, to[0] != 2 and to[1] != 2)
    short = plan_step(fight.state, me, me.place, 0, to, "walk", cost - 1, diagonals=diagonals)
    assert isinstance(short, list)
    assert by_code(short) == {"not_enough_movement": ["E5-MOVE-1"]}


@pytest.mark.rule("E5-MOVE-13", "E5-PRONE-6")
@pytest.mark.parametrize(("prone", "cost", "how"), [(False, 5, "walk"), (True, 10, "crawl")])
def test_leaving_costs_a_step(prone: bool, cost: int, how: str) -> None:
    fight = arena(fig(at=(0, 2), conditions=["prone"] if prone else []), rai(at=(20, 15)))
    me = fighter(fight, "FIG")
    plan = plan_step(fight.state, me, me.place, 0, (-1, 2), "walk", cost)
    assert isinstance(plan, Plan)
    assert (plan.cost, plan.how, plan.gone) == (cost, how, True)
    assert isinstance(plan_step(fight.state, me, me.place, 0, (-1, 2), "walk", cost - 1), list)


@pytest.mark.rule("E5-GRAP-13", "E5-MOVE-1", "E5-ACT-7")
def test_what_is_left_of_the_movement() -> None:
    fight = arena(
        bru(at=(2, 2)), fig(at=(5, 2), conditions=[held_by("BRU")]), rai("TINY", at=(1, 1), size="tiny",
        side="heroes"), rai("SMALL", at=(0, 5), side="heroes"),
    )  # fmt: skip
    brute, man, tiny, small = (fighter(fight, name) for name in ("BRU", "FIG", "TINY", "SMALL"))
    assert (slows(brute, []), slows(brute, [man]), slows(brute, [small]), slows(brute, [tiny])) == (
        False, True, False, False,
    )  # fmt: skip
    assert (slows(man, [tiny]), slows(man, [small])) == (False, True)
    assert slows(brute, [tiny, man])
    decree(fight, "set BRU.moved 15")
    assert movement_left(brute) == 25
    decree(fight, "set BRU.dashes 1")
    assert (movement_left(brute), movement_left(brute, "walk", True)) == (65, 25)


@pytest.mark.rule("E5-SPACE-6")
@pytest.mark.parametrize(("spare", "way"), [(5, 1), (0, 0), (10, 1)])
def test_the_shortest_way_out_of_somebody_elses_space(spare: int, way: int) -> None:
    fight = arena(fig(at=(2, 2)), wiz(at=(3, 2)), rai(at=(20, 15)))
    me = fighter(fight, "FIG")
    assert len(way_out(fight.state, me, Footprint(3, 2), 0, "walk", spare)) == way


# -- what an attack needs --------------------------------------------------------------------------
SWORD = weapon("sword", "1d8", "slashing", "versatile", versatile_dice="1d10")
MAUL = weapon("maul", "2d6", "bludgeoning", "two_handed")
DAGGER = weapon("dagger", "1d4", "piercing", "finesse", "thrown", mode="melee_or_thrown", range_ft=[20, 60], ammo=2)
SLING = weapon("sling", "1d4", "bludgeoning", "ammunition", mode="ranged", range_ft=[30, 120], ammo=1)
CLAW = weapon("claw", "1d6", "slashing", source="natural")


@pytest.mark.rule("E5-WPN-3", "E5-WPN-4", "E5-WPN-7", "E5-WPN-11", "E5-FREE-4")
@pytest.mark.parametrize(("held", "item", "more", "draw", "found"), [
    (["sword"], "sword", {}, True, {}), (["sword"], "sword", {"two_hands": True}, True, {}),
    (["sword", "dagger"], "sword", {"two_hands": True}, True, {"no_free_hand": ["E5-WPN-7"]}),
    ([], "sword", {}, True, {}), ([], "sword", {}, False, {"weapon_not_held": ["E5-WPN-11"]}),
    (["dagger", "sling"], "sword", {}, True, {"no_free_hand": ["E5-WPN-11"]}),
    (["maul"], "maul", {}, True, {}), (["maul", "sword"], "maul", {}, True, {"no_free_hand": ["E5-WPN-7"]}),
    ([], "maul", {}, True, {}), (["sword"], "maul", {}, True, {"no_free_hand": ["E5-WPN-7"]}),
    (["dagger"], "dagger", {"throw": True}, True, {}), (["sword"], "sword", {"throw": True}, True,
     {"out_of_range": ["E5-WPN-3"]}), (["sling"], "sling", {}, True, {}),
    (["sling", "sword"], "sling", {}, True, {"no_free_hand": ["E5-WPN-4"]}),
    (["dagger"], "dagger", {"two_hands": True}, True, {"no_free_hand": ["E5-WPN-7"]}),
    (["sword", "dagger"], "claw", {}, True, {}), ([], "claw", {"throw": True}, True, {"out_of_range": ["E5-WPN-3"]}),
])  # fmt: skip
def test_what_an_attack_needs_in_hand(
    held: list[str], item: str, more: dict[str, Any], draw: bool, found: dict[str, list[str]]
) -> None:
    fight = arena(
        fig(at=(2, 2), attacks=[SWORD, MAUL, DAGGER, SLING, CLAW], starts_holding=held), rai(at=(20, 15))
    )
    me = fighter(fight, "FIG")
    strike = Strike(me.card.attacks[item], item, "RAI", **more)
    assert by_code(list(why_no_weapon(fight.state, me, strike, draw, "action"))) == found


@pytest.mark.rule("E5-WPN-2", "E5-ATK-7", "E5-ATK-8", "E5-ATK-13")
def test_the_ability_and_the_limit_of_an_attack() -> None:
    attacks = [SWORD, DAGGER, SLING, shortbow()]
    fight = arena(
        fig(at=(2, 2), attacks=attacks), rog(at=(5, 5), attacks=attacks, starts_holding=[]), rai(at=(20, 15)),
        bru(at=(9, 9), attacks=attacks, ability_scores=scores(14, 14, 10, 10, 10, 10)),
    )  # fmt: skip
    strong, quick, both = (fighter(fight, name) for name in ("FIG", "ROG", "BRU"))
    dagger = strong.card.attacks["dagger"]
    assert [best_ability(each, dagger) for each in (strong, quick, both)] == ["str", "dex", "str"]
    assert (best_ability(strong, dagger, "dex"), best_ability(quick, dagger, "str")) == ("dex", "str")
    assert (best_ability(quick, strong.card.attacks["sword"]), best_ability(strong, strong.card.attacks["sling"])) == (
        "str", "dex",
    )  # fmt: skip
    far = [limit_of(Strike(strong.card.attacks[name])) for name in ("sword", "dagger", "sling", "shortbow")]
    assert (far, limit_of(Strike(dagger, throw=True)), limit_of(Strike(strong.card.attacks["sword"], throw=True))) == (
        [5, 5, 120, 320], 60, 0,
    )  # fmt: skip


# -- areas -----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-SPELL-14", "E5-SPELL-18")
@pytest.mark.parametrize(("shape", "size", "values", "count", "inside", "outside"), [
    ("cone", 15, {"facing": "east"}, 7, [(11, 10), (13, 9), (13, 11)], [(10, 10), (14, 10), (11, 11)]),
    ("cone", 15, {"facing": "west"}, 7, [(9, 10), (7, 9), (7, 11)], [(10, 10), (6, 10)]),
    ("line", 30, {"facing": "north"}, 6, [(10, 9), (10, 4)], [(10, 3), (10, 10), (11, 9)]),
    ("cube", 10, {"at": (12, 12)}, 4, [(12, 12), (13, 13)], [(14, 12), (11, 12)]),
    ("sphere", 5, {"at": (12, 12)}, 5, [(11, 12), (13, 12)], [(14, 12), (11, 11)]),
    ("sphere", 5, {"at": (12, 12), "corner": True}, 4, [(11, 11), (12, 12)], [(13, 12), (10, 12)]),
])  # fmt: skip
def test_the_squares_of_an_area(
    shape: Any, size: int, values: dict[str, Any], count: int, inside: list[Spot], outside: list[Spot]
) -> None:
    blast = power("blast", range_ft=60, damage="1d6 fire", area=AreaEntry(shape=shape, size_ft=size))
    fight = arena(wiz(at=(10, 10), powers=[blast]), rai(at=(20, 15)), features=[rubble((25, 5))])
    me, grid = fighter(fight, "WIZ"), fight.state.ground.grid
    squares = area_of(fight.state, me, me.card.powers["blast"], values).squares
    assert all(squares >> grid.square(*each) & 1 for each in inside)
    assert not any(squares >> grid.square(*each) & 1 for each in outside)
    assert squares.bit_count() == count
