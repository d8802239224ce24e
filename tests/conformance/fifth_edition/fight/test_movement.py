"""Movement, space, prone and crawling."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import Damaged, LeftField, Moved
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    afflict,
    archer,
    arena,
    at,
    bru,
    budget,
    cle,
    decree,
    fig,
    fighter,
    has,
    hp,
    mag,
    on_edges,
    on_squares,
    pass_to,
    rai,
    rog,
    rolled,
    rubble,
    spent,
    struck,
    wall,
    wiz,
)
from tests.conformance.harness import allowed, asked, codes, last, play, told


def lying(**changes: Any) -> Fight[Combat]:
    """FIG prone at (2, 2), nobody near; difficult ground at (2, 3)."""
    return arena(fig(at=(2, 2), conditions=["prone"], **changes), rai(at=(20, 15)), features=[rubble((2, 3))])


@pytest.mark.scenario("E5-EX-11")
@pytest.mark.rule("E5-PRONE-3", "E5-PRONE-4", "E5-PRONE-5", "E5-PRONE-6", "E5-PRONE-7", "E5-MOVE-1")
def test_crawling_standing_running_out() -> None:
    fight = play(lying(), "FIG: move 3,2")
    assert (spent(fight, "FIG"), last(fight, Moved).how) == (10, "crawl")
    play(fight, "FIG: stand")
    assert (spent(fight, "FIG"), has(fight, "FIG", "prone")) == (25, False)
    play(fight, "FIG: move 4,2")
    assert spent(fight, "FIG") == 30
    assert codes(fight, "FIG: move 5,2") == {"not_enough_movement": ["E5-MOVE-1"]}
    fight = play(lying(), "FIG: move 3,2 4,2")
    assert codes(fight, "FIG: stand") == {"not_enough_movement": ["E5-PRONE-4"]}
    assert spent(play(lying(), "FIG: move 2,3"), "FIG") == 15


@pytest.mark.rule("E5-PRONE-4")
def test_standing_up_does_not_count_dash_and_needs_speed() -> None:
    fight = play(lying(), "FIG: dash", "FIG: stand")
    assert spent(fight, "FIG") == 15
    fight = lying(speed={"walk": 25})
    play(fight, "FIG: stand")
    assert spent(fight, "FIG") == 12
    assert codes(fight, "FIG: stand") == {"not_prone": ["E5-PRONE-3"]}


@pytest.mark.rule("E5-PRONE-5")
def test_the_prone_neither_walk_nor_jump() -> None:
    fight = lying(speed={"walk": 30, "fly": 30})
    assert codes(fight, "FIG: jump 4,2")["prone_must_crawl"] == ["E5-PRONE-5"]
    assert "prone_must_crawl" in codes(fight, "FIG: move 3,2 by fly")


@pytest.mark.rule("E5-PRONE-2", "E5-PRONE-9")
def test_dropping_prone_and_standing_up_cost_no_action_and_provoke_nothing() -> None:
    fight = arena(fig(at=(2, 2), conditions=[ConditionEntry(name="restrained")]), rai(at=(3, 2)))
    play(fight, "FIG: drop_prone")
    assert (has(fight, "FIG", "prone"), spent(fight, "FIG"), budget(fight, "FIG")) == (True, 0, "abur")
    fight = arena(fig(at=(2, 2), conditions=["prone"]), rai(at=(3, 2)))
    play(fight, "FIG: stand")
    assert (asked(fight), budget(fight, "FIG")) == (["FIG turn"], "abur")


@pytest.mark.scenario("E5-EX-12")
@pytest.mark.rule("E5-PRONE-5", "E5-PRONE-9", "E5-OPP-6", "E5-MOVE-14")
def test_magic_movement_while_prone() -> None:
    fight = arena(wiz(at=(5, 5), conditions=["prone"]), bru(at=(6, 5)), fig(at=(1, 5)))
    assert codes(fight, "WIZ: use quick_step at 1,5")["destination_occupied"] == ["E5-MOVE-14"]
    play(fight, "WIZ: use quick_step at 0,5")
    assert (asked(fight), at(fight, "WIZ"), spent(fight, "WIZ")) == (["WIZ turn"], (0, 5), 0)
    assert has(fight, "WIZ", "prone")
    play(fight, "WIZ: stand")
    assert spent(fight, "WIZ") == 15


@pytest.mark.scenario("E5-EX-37")
@pytest.mark.rule("E5-ACT-7", "E5-ACT-8", "E5-MOVE-1")
def test_dash_with_a_changing_speed() -> None:
    tire = afflict("exhaustion", level=2)
    fight = arena(mag(at=(9, 9), powers=[tire]), fig(at=(2, 2)))
    play(fight, "MAG: ready movement enters who FIG within 0 squares 6,2 response use with exhaustion")
    play(fight, "MAG: end", "FIG: dash")
    play(fight, "FIG: move 3,2 4,2 5,2 6,2", "MAG: respond FIG")
    assert spent(fight, "FIG") == 20
    play(fight, "FIG: move 7,2 8,2")
    assert codes(fight, "FIG: move 9,2") == {"not_enough_movement": ["E5-MOVE-1"]}


def crowd() -> Fight[Combat]:
    return arena(
        fig(at=(2, 2)), cle(at=(3, 2)), rai(at=(3, 3)), bru(at=(10, 10)), rog("KID", at=(9, 10), size="small"),
        reaction_order="initiative",
    )  # fmt: skip


@pytest.mark.scenario("E5-EX-43")
@pytest.mark.rule("E5-SPACE-3", "E5-SPACE-4", "E5-SPACE-5", "E5-SPACE-6", "E5-MOVE-4")
def test_moving_through_spaces() -> None:
    fight = crowd()
    assert codes(fight, "FIG: move 3,3") == {"hostile_space": ["E5-SPACE-4"]}
    play(fight, "FIG: move 3,2")
    assert spent(fight, "FIG") == 10
    assert codes(fight, "FIG: end") == {"ends_in_occupied": ["E5-SPACE-6"]}
    play(fight, "FIG: move 4,1", "RAI: decline")
    assert spent(fight, "FIG") == 15
    fight = pass_to(crowd(), "KID")
    play(fight, "KID: move 10,10")
    assert spent(fight, "KID") == 10
    assert codes(fight, "KID: end") == {"ends_in_occupied": ["E5-SPACE-6"]}
    play(fight, "KID: move 11,10")
    assert spent(fight, "KID") == 20


@pytest.mark.rule("E5-SPACE-6")
def test_a_step_into_a_space_that_could_not_be_left_again_is_refused() -> None:
    fight = arena(fig(at=(2, 2), movement_spent_ft=0, speed={"walk": 10}), cle(at=(3, 2)), rai(at=(20, 9)))
    assert codes(fight, "FIG: move 3,2")["ends_in_occupied"] == ["E5-SPACE-6"]
    assert allowed(arena(fig(at=(2, 2), speed={"walk": 15}), cle(at=(3, 2)), rai(at=(20, 9))), "FIG: move 3,2")
    for speed, legal in ((20, False), (25, True)):
        crawler = fig(at=(2, 2), speed={"walk": speed}, conditions=["prone"])
        assert allowed(arena(crawler, cle(at=(3, 2)), rai(at=(20, 9))), "FIG: move 3,2") == legal


@pytest.mark.rule("E5-SPACE-11")
def test_the_incapacitated_do_not_stop_passage_but_hinder() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2), conditions=["paralyzed"]), bru(at=(20, 9)))
    play(fight, "FIG: move 3,2 4,2")
    assert spent(fight, "FIG") == 15


CORRIDOR = [wall((6, 1), (6, 3), (7, 1), (7, 3), (8, 1), (8, 3), (9, 1), (9, 3))]


@pytest.mark.scenario("E5-EX-82")
@pytest.mark.rule("E5-SPACE-8", "E5-SPACE-9", "E5-MOVE-3")
def test_squeezing() -> None:
    fight = arena(bru(at=(3, 2)), archer(at=(14, 2)), cle(at=(12, 2)), fig(at=(5, 1)), features=CORRIDOR,
                  creatures_give_cover=False)  # fmt: skip
    play(fight, "BRU: move 4,2 5,2 6,2")
    assert [each.cost for each in told(fight, Moved)] == [5, 10, 10]
    assert (fighter(fight, "BRU").place.squares(), fighter(fight, "BRU").squeezing) == ([(6, 2)], True)
    play(fight, "BRU: attack FIG with greatclub", "BRU 2d20 12 2", "BRU: end")
    assert (rolled(fight), struck(fight)) == ((2, 8), (16, False))
    play(fight, "ROG: attack BRU with shortbow", "ROG 2d20 3 9 | ROG d6 4", "ROG: end")
    assert (rolled(fight), struck(fight)) == ((2, 14), (11, True))
    play(fight, "CLE: use sacred_spark BRU", "BRU 2d20 19 2 | CLE d8 1")
    assert rolled(fight) == (2, 1)


@pytest.mark.rule("E5-SPACE-8")
def test_a_space_for_two_sizes_less_is_too_narrow() -> None:
    huge = bru(at=(2, 1), size="huge")
    fight = arena(huge, archer(at=(14, 2)), features=CORRIDOR)
    assert "E5-SPACE-8" in codes(fight, "BRU: move 3,1 4,1 5,1")["too_narrow"]


@pytest.mark.scenario("E5-EX-83")
@pytest.mark.rule("E5-MOVE-12")
def test_an_exit_blocked_by_a_diagonal_corner() -> None:
    fight = arena(fig(at=(2, 3)), rai(at=(20, 9)), features=[wall((3, 3))])
    assert codes(fight, "FIG: move 3,4") == {"corner_blocked": ["E5-MOVE-12"]}
    assert allowed(fight, "FIG: move 2,4 3,4")
    assert codes(fight, "FIG: move 3,3") == {"square_blocked": ["E5-MOVE-15"]}
    assert allowed(arena(fig(at=(2, 3)), cle(at=(3, 3)), rai(at=(20, 9))), "FIG: move 3,4")


@pytest.mark.rule("E5-MOVE-2")
def test_every_second_diagonal_may_cost_more() -> None:
    steps = "FIG: move 3,3 4,4 5,5 6,6"
    assert spent(play(arena(fig(at=(2, 2)), rai(at=(20, 9))), steps), "FIG") == 20
    fight = arena(fig(at=(2, 2)), rai(at=(20, 9)), diagonal_rule="alternating_5_10")
    assert spent(play(fight, steps), "FIG") == 30


@pytest.mark.rule("E5-MOVE-3", "E5-MOVE-4", "E5-MOVE-5")
def test_what_a_step_costs() -> None:
    ground = [
        rubble((3, 2)), on_squares("mud", (3, 2), difficult=True), on_squares("water", (4, 2), needs="swim"),
        on_squares("rapids", (5, 2), needs="swim", difficult=True),
    ]  # fmt: skip
    fight = arena(fig(at=(2, 2)), rai(at=(20, 9)), features=ground)
    costs = []
    for x in (3, 4):
        play(fight, f"FIG: move {x},2")
        costs.append(spent(fight, "FIG"))
    assert costs == [10, 20]
    assert codes(fight, "FIG: move 5,2") == {"not_enough_movement": ["E5-MOVE-1"]}
    fish = arena(fig(at=(3, 2), speed={"walk": 30, "swim": 30}), rai(at=(20, 9)), features=ground)
    assert spent(play(fish, "FIG: move 4,2 5,2"), "FIG") == 15


@pytest.mark.rule("E5-MOVE-6")
def test_changing_between_speeds() -> None:
    bird = fig(at=(2, 2), speed={"walk": 20, "fly": 30})
    fight = play(arena(bird, rai(at=(20, 9))), "FIG: move 3,2 4,2 5,2 6,2")
    assert "not_enough_movement" in codes(fight, "FIG: move 7,2")
    play(fight, "FIG: move 7,2 8,2 by fly")
    assert spent(fight, "FIG") == 30
    assert "not_enough_movement" in codes(fight, "FIG: move 9,2 by fly")


@pytest.mark.rule("E5-MOVE-7", "E5-GRAP-8", "E5-COND-9")
def test_with_speed_0_nobody_steps_or_stands_up() -> None:
    held = ConditionEntry(name="grappled", source="RAI")
    fight = arena(fig(at=(2, 2), conditions=["prone", held]), rai(at=(3, 2)))
    assert codes(fight, "FIG: move 1,2")["speed_zero"] == ["E5-MOVE-7"]
    assert "E5-PRONE-4" in codes(fight, "FIG: stand")["speed_zero"]


@pytest.mark.rule("E5-MOVE-8")
def test_long_jumps() -> None:
    pit = on_squares("pit", (6, 2), (7, 2), drop_ft=10)
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[pit, rubble((8, 2))])
    assert codes(fight, "FIG: jump 5,2") == {"not_enough_movement": ["E5-MOVE-8"]}
    play(fight, "FIG: move 4,2 5,2", "FIG: jump 8,2", "FIG d20 4")
    assert (at(fight, "FIG"), spent(fight, "FIG"), has(fight, "FIG", "prone")) == ((8, 2), 25, True)


@pytest.mark.rule("E5-MOVE-10")
def test_falling_into_a_pit() -> None:
    pit = on_squares("pit", (3, 2), drop_ft=20)
    fight = play(arena(fig(at=(2, 2)), rai(at=(20, 9)), features=[pit]), "FIG: move 3,2", "FIG 2d6 3 4")
    assert (hp(fight, "FIG"), has(fight, "FIG", "prone"), fighter(fight, "FIG").elevation) == (21, True, -20)
    assert [part.why for part in last(fight, Damaged).damage.parts] == ["bludgeoning"]


@pytest.mark.rule("E5-MOVE-16", "E5-MOVE-5")
def test_climbing_out_of_a_pit() -> None:
    pit = on_squares("pit", (3, 2), drop_ft=10)
    fight = arena(fig(at=(3, 2), elevation_ft=-10, elevation=-10), rai(at=(20, 9)), features=[pit])
    assert not allowed(fight, "FIG: move 4,2")
    play(fight, "FIG: rise 2")
    assert (spent(fight, "FIG"), fighter(fight, "FIG").elevation) == (20, 0)
    play(fight, "FIG: move 4,2")
    assert at(fight, "FIG") == (4, 2)


@pytest.mark.rule("E5-MOVE-11")
def test_a_flyer_that_is_knocked_prone_falls() -> None:
    net = afflict("prone")
    flyer = {"speed": {"walk": 30, "fly": 30}, "elevation_ft": 20}
    fight = arena(mag(at=(9, 9), powers=[net]), fig(at=(2, 2), **flyer))
    play(fight, "MAG: use prone FIG", "FIG 2d6 2 5")
    assert (hp(fight, "FIG"), fighter(fight, "FIG").elevation) == (21, 0)
    fight = play(arena(mag(at=(9, 9), powers=[net]), fig(at=(2, 2), hover=True, **flyer)), "MAG: use prone FIG")
    assert (hp(fight, "FIG"), fighter(fight, "FIG").elevation) == (28, 20)


@pytest.mark.rule("E5-MOVE-13", "E5-END-2")
def test_leaving_the_map_is_flight() -> None:
    fight = arena(rai(at=(0, 2)), fig(at=(1, 2)), bru(at=(20, 9)))
    play(fight, "RAI: move -1,2", "FIG: decline")
    assert (fighter(fight, "RAI").left_field, asked(fight)) == (True, ["FIG turn"])
    assert last(fight, LeftField).who == "RAI"


@pytest.mark.rule("E5-MOVE-15")
def test_edges_block_steps_and_the_corners_of_diagonals() -> None:
    fence = on_edges("fence", (2, 2), (3, 2), blocks_movement=True)
    fight = arena(fig(at=(2, 2)), rai(at=(20, 9)), features=[fence])
    assert codes(fight, "FIG: move 3,2") == {"square_blocked": ["E5-MOVE-15"]}
    assert codes(fight, "FIG: move 3,3") == {"corner_blocked": ["E5-MOVE-15"]}
    assert allowed(fight, "FIG: move 2,3 3,3 3,2")


@pytest.mark.rule("E5-MOVE-15", "E5-SPACE-1")
def test_a_larger_combatant_needs_room_for_every_square() -> None:
    free = play(arena(bru(at=(2, 2)), fig(at=(20, 9))), "BRU: move 3,2")
    assert (fighter(free, "BRU").place.squares(), spent(free, "BRU")) == ([(3, 2), (4, 2), (3, 3), (4, 3)], 5)
    fight = play(arena(bru(at=(2, 2)), fig(at=(20, 9)), features=[wall((4, 3))]), "BRU: move 3,2")
    assert (fighter(fight, "BRU").place.squares(), spent(fight, "BRU")) == ([(3, 2)], 10)


@pytest.mark.rule("E5-SPACE-1")
@pytest.mark.parametrize(
    ("size", "squares"), [("tiny", 1), ("small", 1), ("medium", 1), ("large", 2), ("huge", 3), ("gargantuan", 4)]
)
def test_sizes(size: str, squares: int) -> None:
    place = fighter(arena(bru(at=(2, 2), size=size), fig(at=(20, 9))), "BRU").place
    assert (place.wide, place.deep) == (squares, squares)


@pytest.mark.rule("E5-MOVE-16")
def test_vertical_steps_of_a_flyer() -> None:
    bird = fig(at=(2, 2), speed={"walk": 30, "fly": 30})
    fight = play(arena(bird, rai(at=(3, 2))), "FIG: rise 1")
    assert (fighter(fight, "FIG").elevation, spent(fight, "FIG")) == (5, 5)
    play(fight, "FIG: rise 1", "RAI: decline", "FIG: move 2,3 by fly")
    assert (fighter(fight, "FIG").elevation, spent(fight, "FIG")) == (10, 15)
    assert "out_of_reach" in codes(fight, "FIG: attack RAI with longsword")
    play(fight, "FIG: rise -2")
    assert (fighter(fight, "FIG").elevation, spent(fight, "FIG")) == (0, 25)


@pytest.mark.rule("E5-MOVE-17", "E5-COND-7")
def test_halving_effects_follow_each_other() -> None:
    tired = ConditionEntry(name="exhaustion", level=2)
    fight = arena(fig(at=(5, 2), conditions=[tired]), rai(at=(6, 2), conditions=[ConditionEntry(
        name="grappled", source="FIG")]))  # fmt: skip
    play(fight, "FIG: move 4,2")
    assert (at(fight, "RAI"), codes(fight, "FIG: move 3,2")) == ((5, 2), {"not_enough_movement": ["E5-MOVE-1"]})
    play(fight, "FIG: release RAI", "FIG: move 3,2 2,2", "RAI: decline")
    assert spent(fight, "FIG") == 15


@pytest.mark.rule("E5-SPACE-2")
def test_four_tiny_ones_share_a_square() -> None:
    mice = [rai(f"M{n}", at=(5, 5) if n < 4 else (5, 6), size="tiny") for n in range(1, 6)]
    fight = arena(*mice[3:], *mice[:3], fig(at=(20, 9)))
    play(fight, "M4: move 5,5", "M4: end", "M5: move 5,5")
    assert codes(fight, "M5: end") == {"ends_in_occupied": ["E5-SPACE-6"]}


@pytest.mark.rule("E5-MOVE-9")
def test_forced_movement_spends_nothing() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG d20 19 | RAI d20 2", "FIG: push 4,2")
    assert (at(fight, "RAI"), spent(fight, "RAI"), last(fight, Moved).cost) == ((4, 2), 0, 0)
    assert len(told(fight, Moved)) == 1


@pytest.mark.rule("E5-MOVE-4", "E5-SPACE-5")
def test_two_reasons_for_difficult_ground_count_once() -> None:
    fight = arena(fig(at=(2, 2)), cle(at=(3, 2)), rai(at=(20, 9)), features=[rubble((3, 2))])
    assert spent(play(fight, "FIG: move 3,2 4,2"), "FIG") == 15


@pytest.mark.rule("E5-SPACE-2")
def test_a_tiny_one_may_stop_in_the_space_of_a_larger_ally() -> None:
    fight = play(arena(fig(at=(2, 2), size="tiny"), cle(at=(3, 2)), rai(at=(20, 9))), "FIG: move 3,2", "FIG: end")
    assert at(fight, "FIG") == at(fight, "CLE") == (3, 2)


@pytest.mark.rule("E5-MOVE-10")
def test_a_fall_has_at_most_20_dice() -> None:
    flyer = {"speed": {"walk": 30, "fly": 30}, "elevation_ft": 500}
    fight = arena(fig(at=(2, 2), hp_max=200, **flyer), rai(at=(9, 9)))
    play(fight, "FIG: drop_prone", " ".join(["1"] * 20))
    assert hp(fight, "FIG") == 180


@pytest.mark.rule("E5-MOVE-13", "E5-MOVE-16")
def test_nobody_leaves_the_map_out_of_a_pit() -> None:
    fight = arena(fig(at=(1, 5), elevation_ft=0), rai(at=(9, 2)), features=[on_squares("pit", (0, 5), drop_ft=10)])
    play(fight, "FIG: move 0,5", "FIG d6 3")
    assert codes(fight, "FIG: move -1,5") == {"square_blocked": ["E5-MOVE-16"]}


@pytest.mark.rule("E5-MOVE-13", "E5-MOVE-12", "E5-MOVE-15")
def test_a_corner_at_the_border_bars_the_way_off_the_map() -> None:
    bar = on_edges("bar", (0, 4), (0, 5), blocks_movement=True)
    fight = arena(fig(at=(0, 5)), rai(at=(9, 2)), features=[wall((0, 6)), bar])
    assert codes(fight, "FIG: move -1,6") == {"corner_blocked": ["E5-MOVE-12"]}
    assert codes(fight, "FIG: move -1,4") == {"corner_blocked": ["E5-MOVE-15"]}
    assert allowed(fight, "FIG: move -1,5")


@pytest.mark.rule("E5-MOVE-13", "E5-COND-8", "E5-MOVE-2")
def test_fear_and_diagonals_count_at_the_border_too() -> None:
    afraid = ConditionEntry(name="frightened", source="RAI")
    fight = arena(fig(at=(0, 5), conditions=[afraid]), rai(at=(1, 0)))
    assert codes(fight, "FIG: move -1,4") == {"frightened_approach": ["E5-COND-8"]}
    fight = arena(fig(at=(1, 5)), rai(at=(9, 2)), diagonal_rule="alternating_5_10")
    play(fight, "FIG: move 0,6 -1,7")
    assert spent(fight, "FIG") == 15


@pytest.mark.rule("E5-SPACE-7")
def test_who_is_held_fast_in_the_space_of_another_is_put_beside_it_at_once() -> None:
    web = afflict("restrained", cost="action")
    fight = arena(mag(at=(20, 9), powers=[web]), fig(at=(2, 2)), cle(at=(3, 2)))
    play(fight, "MAG: ready movement enters who FIG squares 3,2 within 0 response use with restrained", "MAG: end")
    play(fight, "FIG: move 3,2 4,2", "MAG: respond FIG")
    assert (at(fight, "FIG"), asked(fight)) == ((2, 1), ["FIG turn"])


@pytest.mark.rule("E5-SPACE-7")
def test_who_comes_back_to_life_under_somebody_is_put_beside_it() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), bru(at=(10, 10)))
    decree(fight, "hp RAI 0")
    play(fight, "FIG: move 3,2")
    decree(fight, "hp RAI 5")
    assert (at(fight, "FIG"), at(fight, "RAI")) == ((3, 2), (2, 1))
