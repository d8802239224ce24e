"""Squeezing, modes of movement and what steps cost together (E5-SPACE-8, E5-MOVE-2 to E5-MOVE-6)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Choose
from affray.rulesets.fifth_edition.model.events import Moved
from affray.rulesets.fifth_edition.outside.settings import subjects
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    arena,
    at,
    bru,
    decree,
    fig,
    fighter,
    mag,
    on_squares,
    power,
    rai,
    rolled,
    rubble,
    saved,
    spent,
    wall,
)
from tests.conformance.harness import allowed, codes, last, play

CORRIDOR = wall(*((x, y) for x in range(8, 14) for y in (4, 6)))


@pytest.mark.rule("E5-SPACE-8", "E5-SPACE-9")
def test_squeezing_costs_attacks_and_reach() -> None:
    fight = arena(bru(at=(6, 5)), fig(at=(12, 5)), features=[CORRIDOR])
    play(fight, "BRU: move 7,5 8,5 9,5 10,5")
    assert fighter(fight, "BRU").squeezing
    total = spent(fight, "BRU")
    assert (at(fight, "BRU"), fighter(fight, "BRU").place.wide) == ((10, 5), 1), total
    # FIG at (12,5): 10 ft from (10,5): out of reach
    assert "out_of_reach" in codes(fight, "BRU: attack FIG with greatclub")
    play(fight, "BRU: end", "FIG: move 11,5", "FIG: attack BRU with longsword", "FIG 2d20 3 15 | FIG d8 1")
    assert rolled(fight) == (2, 20)
    play(fight, "FIG: end", "BRU: attack FIG with greatclub", "BRU 2d20 15 4")
    assert rolled(fight) == (2, 10)


@pytest.mark.rule("E5-SPACE-8")
def test_squeezing_dex_save_has_disadvantage() -> None:
    fight = arena(
        bru(at=(6, 5)),
        mag("MG", at=(12, 5), side="heroes", powers=[saved("zap", "dex", dc=13, range_ft=60, damage="1d6 fire")]),
        features=[CORRIDOR],
    )
    play(fight, "BRU: move 7,5 8,5 9,5", "BRU: end", "MG: use zap BRU", "BRU 2d20 18 3 | MG d6 4")
    assert rolled(fight) == (2, 2)


@pytest.mark.rule("E5-MOVE-2")
def test_alternating_diagonals_across_split_moves() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(20, 2)), diagonal_rule="alternating_5_10")
    play(fight, "FIG: move 3,3", "FIG: dodge", "FIG: move 4,4", "FIG: move 5,5")
    assert spent(fight, "FIG") == 20


@pytest.mark.rule("E5-MOVE-5", "E5-PRONE-6", "E5-SPACE-8")
def test_difficult_crawl_with_squeeze_counts_each_once() -> None:
    walls = wall(*((x, y) for x in range(8, 14) for y in (4, 6)))
    fight = arena(
        bru(at=(6, 5), conditions=["prone"], speed={"walk": 60}),
        fig(at=(25, 15)),
        features=[walls, rubble(*((x, 5) for x in range(8, 14)))],
    )
    play(fight, "BRU: move 7,5")
    assert (fighter(fight, "BRU").squeezing, at(fight, "BRU")) == (True, (7, 5))
    before = spent(fight, "BRU")
    play(fight, "BRU: move 8,5")
    assert spent(fight, "BRU") - before == 20


@pytest.mark.rule("E5-MOVE-6")
def test_a_creature_with_only_a_flying_speed_flies_of_itself() -> None:
    fight = arena(fig(at=(2, 2), speed={"fly": 40}, hover=True), rai(at=(20, 2)), features=[rubble((3, 2), (4, 2))])
    play(fight, "FIG: move 3,2 4,2")
    assert spent(fight, "FIG") == 10


@pytest.mark.rule("E5-MOVE-6")
def test_fly_listed_before_walk_still_walks_by_default() -> None:
    fight = arena(fig(at=(2, 2), speed={"fly": 60, "walk": 30}), rai(at=(20, 2)))
    assert not allowed(fight, "FIG: move 3,2 4,2 5,2 6,2 7,2 8,2 9,2")


@pytest.mark.rule("E5-SPACE-8", "E5-SPACE-9")
@pytest.mark.parametrize("how", ["place BRU 8,2", "set BRU.at 8,2", "BRU: use blink at 8,2"])
def test_who_comes_out_of_a_narrow_place_without_a_step_has_its_whole_space_again(how: str) -> None:
    gap = wall((4, 0), (4, 1), (4, 3), (4, 4))
    blink = power("blink", range_ft=0, teleport_ft=30)
    fight = play(arena(bru(at=(2, 2), powers=[blink]), fig(at=(20, 2)), features=[gap]), "BRU: move 3,2 4,2")
    assert (fighter(fight, "BRU").squeezing, fighter(fight, "BRU").place.wide) == (True, 1)
    if ":" in how:
        play(fight, how)
    else:
        decree(fight, how)
    assert (fighter(fight, "BRU").squeezing, fighter(fight, "BRU").place) == (False, Footprint(8, 2, 2, 2))


@pytest.mark.rule("E5-SPACE-9")
def test_whoever_leaves_a_narrow_place_has_its_whole_space_again() -> None:
    corridor = wall(*((x, y) for x in (6, 7) for y in (1, 3)))
    fight = arena(bru(at=(4, 2)), fig(at=(20, 9)), features=[corridor])
    play(fight, "BRU: move 5,2 6,2", "BRU: end", "FIG: end", "BRU: move 7,2 8,2")
    assert (fighter(fight, "BRU").squeezing, fighter(fight, "BRU").place.wide) == (False, 2)


@pytest.mark.rule("E5-MOVE-3", "E5-MOVE-6", "E5-MOVE-5")
def test_modes_of_movement_have_their_own_speeds_and_costs() -> None:
    pool = on_squares("pool", *((x, 2) for x in range(3, 12)), needs="swim")
    swimmer = arena(fig(at=(2, 2), speed={"walk": 30, "swim": 40}), rai(at=(20, 9)), features=[pool])
    play(swimmer, "FIG: move 3,2 4,2 5,2 6,2 7,2 8,2 9,2 10,2")
    assert (at(swimmer, "FIG"), spent(swimmer, "FIG"), last(swimmer, Moved).how) == ((10, 2), 40, "swim")
    walker = arena(fig(at=(2, 2)), rai(at=(20, 9)), features=[pool])
    play(walker, "FIG: move 3,2 4,2 5,2")
    assert (spent(walker, "FIG"), last(walker, Moved).how) == (30, "swim")
    digger = arena(fig(at=(2, 2), speed={"walk": 30, "burrow": 10}), rai(at=(20, 9)))
    play(digger, "FIG: move 3,2 4,2 by burrow")
    assert (spent(digger, "FIG"), last(digger, Moved).how) == (10, "burrow")
    assert codes(digger, "FIG: move 5,2 by burrow") == {"not_enough_movement": ["E5-MOVE-1"]}
    assert codes(walker, "FIG: move 5,3 by fly") == {"speed_zero": ["E5-MOVE-6"]}
    flyer = arena(fig(at=(2, 2), speed={"walk": 10, "fly": 60}), rai(at=(20, 9)), features=[pool])
    play(flyer, "FIG: move 3,2 4,2 5,2 by fly")
    assert (spent(flyer, "FIG"), last(flyer, Moved).how) == (15, "fly")
    assert not allowed(flyer, "FIG: move 6,2 by walk")
    climber = on_squares("ladder", (3, 2), (4, 2), needs="climb")
    for speed, cost in (({"walk": 30}, 20), ({"walk": 30, "climb": 30}, 10)):
        fight = arena(fig(at=(2, 2), speed=speed), rai(at=(20, 9)), features=[climber])
        assert spent(play(fight, "FIG: move 3,2 4,2"), "FIG") == cost


@pytest.mark.rule("E5-MOVE-1", "E5-MOVE-15")
def test_a_move_that_leads_nowhere_says_why() -> None:
    def closed(**changes: Any) -> list[tuple[str, int]]:
        fight = arena(fig(at=(2, 2), **changes), rai(at=(9, 9)))
        decree(fight, "set FIG.moved 25")
        question = fight.pending
        assert isinstance(question, Choose)
        option = question.option("move")
        assert option is not None
        return [(each.rule, each["left"]) for each in option.why_closed()]

    assert closed() == []
    assert closed(conditions=["prone"]) == [("E5-MOVE-1", 5)]
    ring = [(x, y) for x in (1, 2, 3) for y in (1, 2, 3) if (x, y) != (2, 2)]
    walled = arena(fig(at=(2, 2)), rai(at=(9, 9)), features=[on_squares("rock", *ring, blocks_movement=True)])
    question = walled.pending
    assert isinstance(question, Choose)
    option = question.option("move")
    assert option is not None
    assert [each.rule for each in option.why_closed()] == ["E5-MOVE-15"]


@pytest.mark.rule("E5-MOVE-16")
def test_climbing_out_of_a_shaft_costs_double_without_a_climbing_speed() -> None:
    shaft = on_squares("shaft", (2, 2), drop_ft=10)
    for speed, cost in (({"walk": 30}, 20), ({"walk": 30, "climb": 30}, 10)):
        fight = arena(fig(at=(2, 2), elevation_ft=-10, speed=speed), rai(at=(9, 9)), features=[shaft])
        play(fight, "FIG: rise 2")
        assert (spent(fight, "FIG"), at(fight, "FIG"), last(fight, Moved).how) == (cost, (2, 2), "climb")
    assert "height" in [each.name for each in subjects(fight.state)["FIG"]]
