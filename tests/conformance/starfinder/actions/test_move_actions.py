"""Move actions: standing up, drawing, handling things, guarded steps, reloading, crawling (SF-MACT)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.rulesets.starfinder.body.hands import lying_near
from affray.rulesets.starfinder.model.events import GripChanged, ItemMoved
from affray.rulesets.starfinder.model.scenario import EffectEntry, ModifierEntry, SpeedEntry, SpellsEntry
from tests.conformance.harness import allowed, asked, left_out, play, refused, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LASER,
    SHIV,
    WINGS,
    ability,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    door,
    gnt,
    gun,
    has,
    lies,
    put,
    rat,
    rifleman,
    rubble,
    spell,
    struck,
    thing,
    thing_of,
)


@pytest.mark.scenario("SF-EX-77")
@pytest.mark.rule("SF-MACT-14", "SF-MACT-15", "SF-MACT-11")
def test_moving_while_prone() -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["prone"]), bor(at=(3, 2)))
    assert refused(fight, "CYN: move 1,2") == ["SF-MACT-15"]
    assert refused(fight, "CYN: guarded_step 1,2") == ["SF-MACT-11"]
    play(fight, "CYN: crawl 1,2")
    assert (asked(fight), at(fight, "CYN")) == (["BOR opportunity"], (2, 2))
    play(fight, "BOR: attack_of_opportunity with sword", "BOR d20 2 | BOR d6 1")
    assert (struck(fight), at(fight, "CYN"), has(fight, "CYN", "prone")) == ((12, 12, True), (1, 2), True)
    assert budget(fight, "CYN") == "swr"
    upright = boarding(rat(at=(2, 2)), cyn(at=(12, 2)))
    play(upright, "RAT: crawl 3,2")
    assert (at(upright, "RAT"), has(upright, "RAT", "prone")) == ((3, 2), True)


@pytest.mark.rule("SF-MACT-15")
@pytest.mark.parametrize("line", ["move 1,2", "withdraw 1,2", "minimum_move 1,2"])
def test_the_prone_only_crawl(line: str) -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["prone"]), bor(at=(20, 2)))
    assert refused(fight, f"CYN: {line}") == ["SF-MACT-15"]
    play(fight, "CYN: stand_up")
    assert allowed(fight, "CYN: move 1,2")


@pytest.mark.rule("SF-MACT-14")
def test_a_crawl_is_five_feet() -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["prone"]), bor(at=(20, 2)), terrain=[rubble((3, 2))])
    assert refused(fight, "CYN: crawl 0,2")
    assert refused(fight, "CYN: crawl 3,2") == ["SF-MACT-14"]


@pytest.mark.rule("SF-MACT-2")
def test_standing_up_is_a_move_action_that_leaves_no_square() -> None:
    fight = boarding(cyn(at=(2, 2), conditions=["prone"]), bor(at=(3, 2)))
    play(fight, "CYN: stand_up")
    assert (asked(fight), has(fight, "CYN", "prone"), budget(fight, "CYN")) == (["CYN turn"], False, "swr")
    assert refused(fight, "CYN: stand_up") == ["SF-MACT-2"]


@pytest.mark.rule("SF-MACT-1", "SF-MACT-8")
def test_doors_open_and_close_with_move_actions() -> None:
    fight = boarding(rat(at=(2, 2)), ada(at=(9, 9)), terrain=[door((3, 2))])
    assert refused(fight, "RAT: move 3,2")
    play(fight, "RAT: open_door door", "RAT: close_door door")
    assert (fight.state.doors["door"], budget(fight, "RAT")) == ("closed", "wr")
    far = boarding(rat(at=(6, 6)), ada(at=(9, 9)), terrain=[door((3, 2))])
    assert refused(far, "RAT: open_door door") == ["SF-MACT-8"]
    play(fight, "RAT: end", "ADA: end", "RAT: open_door door", "RAT: move 3,2")
    assert at(fight, "RAT") == (3, 2)
    play(fight, "RAT: end", "ADA: end")
    assert refused(fight, "RAT: close_door door") == ["SF-MOVE-6"]


@pytest.mark.rule("SF-MACT-3", "SF-MACT-4")
def test_drawing_and_sheathing_switch_on_and_off() -> None:
    fight = boarding(cyn(at=(2, 2), items=[put(KNIFE, "accessible", active=False)]), bor(at=(20, 2)))
    assert refused(fight, "CYN: attack BOR with knife")[0] == "SF-ATK-17"
    play(fight, "CYN: draw knife")
    knife = thing_of(fight, "CYN", "knife")
    assert (knife.location, knife.active, budget(fight, "CYN")) == ("wielded", True, "swr")
    play(fight, "CYN: sheathe knife")
    knife = thing_of(fight, "CYN", "knife")
    assert (knife.location, knife.active, budget(fight, "CYN")) == ("accessible", False, "wr")


@pytest.mark.rule("SF-MACT-3")
def test_a_trait_draws_with_a_swift_action() -> None:
    fight = boarding(cyn(at=(2, 2), items=[put(KNIFE, "accessible")], traits=["quick_draw"]), bor(at=(20, 2)))
    assert budget(play(fight, "CYN: draw knife"), "CYN") == "smr"


@pytest.mark.rule("SF-MACT-5", "SF-MACT-8")
def test_what_is_in_the_pack_is_not_drawn() -> None:
    medkit = thing("medkit", location="stowed")
    fight = boarding(cyn(at=(2, 2), items=[medkit, thing("remote")]), bor(at=(20, 2)))
    assert refused(fight, "CYN: draw medkit") == ["SF-MACT-5"]
    play(fight, "CYN: draw remote")
    assert budget(fight, "CYN") == "swr"
    play(fight, "CYN: take_out medkit")
    assert (thing_of(fight, "CYN", "medkit").in_hand, budget(fight, "CYN")) == (True, "wr")
    play(fight, "CYN: end", "BOR: end", "CYN: stow medkit")
    assert (thing_of(fight, "CYN", "medkit").location, budget(fight, "CYN")) == ("stowed", "swr")


@pytest.mark.rule("SF-MACT-6")
def test_one_thing_is_drawn_or_sheathed_on_the_way_but_not_two() -> None:
    fight = boarding(cyn(at=(2, 2), items=[LASER, put(KNIFE, "accessible")]), bor(at=(20, 2)))
    assert refused(fight, "CYN: move 3,2 draw knife sheathe laser") == ["SF-MACT-6"]
    assert refused(fight, "CYN: crawl 3,2 draw knife") == ["SF-MACT-6"]
    prone = play(fight.fork(), "CYN: drop_prone")
    assert refused(prone, "CYN: stand_up draw knife") == ["SF-MACT-6"]
    play(fight, "CYN: move 3,2 sheathe laser")
    assert (thing_of(fight, "CYN", "laser").location, budget(fight, "CYN")) == ("accessible", "swr")
    novice = boarding(rat(at=(2, 2), items=[SHIV]), ada(at=(20, 2)))
    assert refused(novice, "RAT: move 3,2 sheathe shiv") == ["SF-MACT-6"]
    trained = boarding(rat(at=(2, 2), bab=1, items=[SHIV]), ada(at=(20, 2)))
    assert allowed(trained, "RAT: move 3,2 sheathe shiv")


@pytest.mark.rule("SF-MACT-7")
def test_redirecting_is_a_move_action_for_what_allows_it() -> None:
    glare = spell("glare", range_ft=60, effect=EffectEntry(condition="dazzled"), duration=5, redirectable=True)
    fixed = spell("fixed", range_ft=60, effect=EffectEntry(condition="shaken"), duration=5)
    fight = boarding(
        del_(at=(2, 2), spells=SpellsEntry(slots={1: 4}, known=[glare, fixed])), bor(at=(6, 2)), rat(at=(6, 6))
    )
    play(fight, "DEL: cast fixed", "DEL: aim BOR")
    assert refused(fight, "DEL: redirect fixed") == ["SF-MACT-7"]
    play(fight, "DEL: end", "BOR: end", "RAT: end", "DEL: cast glare", "DEL: aim BOR")
    play(fight, "DEL: redirect glare", "DEL: aim RAT")
    assert (budget(fight, "DEL"), has(fight, "RAT", "dazzled"), has(fight, "BOR", "dazzled")) == ("wr", True, False)


@pytest.mark.rule("SF-MACT-8")
def test_picking_up_is_a_move_action() -> None:
    fight = boarding(cyn(at=(2, 2), items=[KNIFE]), bor(at=(20, 2)))
    play(fight, "CYN: drop knife to 3,3", "CYN: pick_up CYN.knife")
    assert (budget(fight, "CYN"), lies(fight), thing_of(fight, "CYN", "knife").location) == ("swr", {}, "wielded")
    play(fight, "CYN: drop knife", "CYN: move 6,2")
    assert refused(fight, "CYN: pick_up CYN.knife")[-1] == "SF-MACT-8"


@pytest.mark.rule("SF-MACT-8")
@pytest.mark.parametrize(("square", "near"), [((1, 1), True), ((3, 3), True), ((0, 2), False), ((2, 4), False)])
def test_picking_up_from_the_own_and_adjacent_squares(square: tuple[int, int], near: bool) -> None:
    fight = boarding(cyn(at=square, items=[KNIFE]), bor(at=(20, 2)))
    play(fight, "CYN: drop knife")
    decree(fight, "place CYN 2,2")
    assert allowed(fight, "CYN: pick_up CYN.knife") is near


@pytest.mark.rule("SF-MACT-13")
def test_a_flier_on_the_ground_walks_unless_it_says_so() -> None:
    wings = SpeedEntry(land=20, fly=60)
    grounded = boarding(ada(at=(0, 0), speed=wings), bor(at=(29, 19)))
    assert refused(grounded, "ADA: move 5,0") == ["SF-MACT-13"]
    assert allowed(grounded, "ADA: move 5,0 by fly altitude 5")
    aloft = boarding(ada(at=(0, 0), speed=wings, altitude_ft=10), bor(at=(29, 19)))
    assert allowed(aloft, "ADA: move 12,0")


@pytest.mark.rule("SF-MACT-13", "SF-MOVE-1")
def test_an_ability_may_change_the_speed() -> None:
    haste = ability(
        "haste", "su", action="ongoing", effect=EffectEntry(target="self", modifier=ModifierEntry(speed=10))
    )
    fight = boarding(ada(at=(0, 0), abilities=[haste]), bor(at=(29, 19)))
    assert allowed(fight, "ADA: move 8,0")
    assert refused(fight, "ADA: move 9,0") == ["SF-MACT-13"]


@pytest.mark.rule("SF-MACT-9", "SF-AOO-2")
def test_a_guarded_step_is_exactly_five_feet() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(3, 2)))
    assert refused(fight, "CYN: guarded_step 0,2")
    play(fight, "CYN: guarded_step 1,1")
    assert (asked(fight), at(fight, "CYN"), left_out(fight, "BOR", "opportunity")) == (["CYN turn"], (1, 1), ())


@pytest.mark.rule("SF-MACT-10")
def test_guarded_steps_and_other_movement_may_be_mixed() -> None:
    fight = boarding(cyn(at=(2, 2)), bor(at=(20, 2)))
    play(fight, "CYN: guarded_step 3,2", "CYN: move 9,2")
    assert (at(fight, "CYN"), budget(fight, "CYN")) == ((9, 2), "wr")
    assert refused(fight, "CYN: guarded_step 10,2") == ["SF-ACT-5"]


@pytest.mark.rule("SF-MACT-11")
def test_where_no_guarded_step_is_possible() -> None:
    line = "CYN: guarded_step 3,2"
    nimble = boarding(cyn(at=(2, 2), traits=["nimble_moves"]), bor(at=(20, 2)), terrain=[rubble((3, 2))])
    assert allowed(nimble, line)
    for condition in ("prone", "off_kilter"):
        assert refused(boarding(cyn(at=(2, 2), conditions=[condition]), bor(at=(20, 2))), line)[0] == "SF-MACT-11"
    for condition in ("grappled", "pinned"):
        fight = boarding(cyn(at=(2, 2)), bor(at=(1, 2)))
        decree(fight, f"condition CYN {condition} source BOR")
        assert "SF-MACT-11" in refused(fight, line)
    assert refused(boarding(cyn(at=(2, 2), speed=SpeedEntry(land=0)), bor(at=(20, 2))), line)[0] == "SF-MACT-11"


@pytest.mark.rule("SF-MACT-12")
@pytest.mark.parametrize(("action", "left"), [("move", "swr"), ("standard", "mwr"), ("swift", "smr"), ("full", "r")])
def test_reloading_takes_what_the_weapon_says(action: str, left: str) -> None:
    pistol = gun("pistol", "1d4", "P", 1, 30, capacity=6, loaded=1, reload_action=action)
    fight = boarding(cyn(at=(2, 2), items=[pistol]), bor(at=(20, 2)))
    play(fight, "CYN: reload pistol")
    assert (thing_of(fight, "CYN", "pistol").loaded, budget(fight, "CYN")) == (6, left)


@pytest.mark.rule("SF-MACT-16")
@pytest.mark.parametrize("how", [{"properties": ["quick_reload"]}, {"reload_action": "with_attack"}])
def test_some_weapons_are_reloaded_with_the_attack(how: dict[str, object]) -> None:
    bow = gun("bow", "1d6", "P", 6, 60, capacity=1, **how)
    fight = boarding(cyn(at=(2, 2), items=[bow]), bor(at=(9, 2)))
    play(fight, "CYN: full_attack BOR with bow", "CYN d20 2", "CYN: attack BOR with bow", "CYN d20 2")
    assert (thing_of(fight, "CYN", "bow").loaded, budget(fight, "CYN")) == (1, "r")


@pytest.mark.scenario("SF-EX-73")
@pytest.mark.rule("SF-MACT-13", "SF-MOVE-2", "SF-MOVE-4", "SF-GRID-2")
def test_counting_movement() -> None:
    fight = boarding(ada(at=(0, 0)), bor(at=(29, 19)))
    assert refused(fight, "ADA: move 1,1 2,2 3,3 4,4 5,5") == ["SF-MACT-13"]
    play(fight, "ADA: move 1,1 2,2 3,3 4,4")
    play(fight, "ADA: move 5,5 6,6 7,7 8,8")
    assert (at(fight, "ADA"), budget(fight, "ADA")) == ((8, 8), "wr")
    anew = play(boarding(ada(at=(0, 0)), bor(at=(29, 19))), "ADA: move 1,1", "ADA: move 2,2 2,3 2,4 2,5 2,6 2,7")
    assert at(anew, "ADA") == (2, 7)
    rough = boarding(ada(at=(0, 0)), bor(at=(29, 19)), terrain=[rubble((1, 0), (2, 0), (3, 0))])
    assert allowed(rough, "ADA: move 1,0 2,0 3,0")
    assert refused(rough, "ADA: move 1,0 2,0 3,0 4,0") == ["SF-MACT-13"]


@pytest.mark.rule("SF-MACT-13")
def test_each_way_of_moving_has_its_own_speed() -> None:
    fight = boarding(ada(at=(0, 0), speed=SpeedEntry(land=30, swim=20, burrow=10)), bor(at=(29, 19)))
    assert allowed(fight, "ADA: move 4,0 by swim")
    assert refused(fight, "ADA: move 5,0 by swim") == ["SF-MACT-13"]
    assert refused(fight, "ADA: move 3,0 by burrow") == ["SF-MACT-13"]
    assert refused(fight, "ADA: move 1,0 by fly")[0] == "SF-MACT-13"


@pytest.mark.rule("SF-MACT-13", "SF-SKILL-6", "SF-MOVE-10", "SF-MACT-6")
@pytest.mark.parametrize(
    ("changes", "line", "rules"),
    [
        ({}, "move 8,5 tumble half", ["SF-MACT-13"]), ({}, "move 7,5 tumble half", []),
        ({}, "move 8,5 tumble full", []),
        ({}, "move 11,5", ["SF-MACT-13"]), ({}, "move 10,5", []), ({}, "move 5,5 by fly", ["SF-MACT-13"]),
        ({"speed": WINGS}, "move 5,5 by fly altitude 2001", ["CORE-NUMBER"]),
        ({"speed": WINGS}, "move 5,5 by fly altitude 2000", ["SF-MACT-13"]),
        ({"speed": WINGS}, "move 5,5 by fly altitude 15", []), ({"speed": WINGS}, "move 5,5 by fly altitude 16",
         ["SF-MACT-13"]), ({"speed": WINGS}, "move 5,5 altitude 10", ["SF-MACT-13"]),
        ({"speed": SpeedEntry(land=5)}, "guarded_step 5,5", []), ({"speed": SpeedEntry(land=4)}, "guarded_step 5,5",
         ["SF-MACT-11"]), ({"bab": 0}, "move 5,5 sheathe dagger", ["SF-MACT-6"]),
        ({"bab": 1}, "move 5,5 sheathe dagger", []),
    ],
)  # fmt: skip
def test_how_far_one_moves(changes: Any, line: str, rules: list[str]) -> None:
    fight = boarding(ada(at=(4, 5), **changes), bor(at=(20, 15)))
    if rules:
        assert sorted(set(refused(fight, f"ADA: {line}"))) == rules
    else:
        assert allowed(fight, f"ADA: {line}")


@pytest.mark.rule("SF-MACT-8")
@pytest.mark.parametrize(
    ("x", "y", "near"),
    [(3, 4, True), (2, 4, False), (3, 3, False), (6, 7, True), (7, 7, False), (6, 8, False), (4, 5, True)],
)
def test_what_lies_near(x: int, y: int, near: bool) -> None:
    """The large one stands at (4, 5) to (5, 6)."""
    state = boarding(gnt(at=(4, 5), items=[put(KNIFE, "ground")]), cyn(at=(5, 4))).state
    state.lying[0] = replace(state.lying[0], x=x, y=y)
    big, other = state.fighters.values()
    assert (lying_near(state, big, "GNT.knife") is not None) is near
    assert (lying_near(state, big, "knife") is not None) is near
    assert lying_near(state, big, "dagger") is None
    assert lying_near(state, other, "knife") is None


@pytest.mark.rule("SF-SWIFT-2")
def test_a_changed_grip_is_told() -> None:
    fight = boarding(rifleman(at=(5, 5)), cyn(at=(20, 15)))
    play(fight, "BOR: change_grip rifle", "BOR: change_grip rifle")
    found = [(each.who, each.location) for each in told(fight, GripChanged)]
    assert found == [("BOR", "held"), ("BOR", "wielded")]


@pytest.mark.rule("SF-MACT-3")
@pytest.mark.rule("SF-MACT-4")
def test_what_is_drawn_and_put_away_is_told() -> None:
    fight = boarding(ada(at=(5, 5)), bor(at=(20, 15)))
    play(fight, "ADA: sheathe dagger", "ADA: draw dagger")
    found = [(each.item, each.how, each.to) for each in told(fight, ItemMoved)]
    assert found == [("ADA.dagger", "sheathed", "accessible"), ("ADA.dagger", "drawn", "wielded")]
