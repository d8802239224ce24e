"""Movement: types, segments, rushing, jumping, gravity, and who stands in the way."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from affray.rulesets import eclipse_phase
from affray.rulesets.eclipse_phase.fight.movement import distance_of, halved_often
from tests.conformance.eclipse_phase.firefight import (
    MISS,
    allowed,
    at,
    block,
    conditions,
    fighter,
    firefight,
    play,
    ruled,
    shot,
    someone,
    target_number,
    wall,
)
from tests.conformance.harness import asked


@pytest.mark.rule("EP-MOVE-1", "EP-MOVE-3", "EP-MOVE-4")
def test_a_base_move_in_segments_between_the_actions() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=9))
    play(fight, "a: act base", "a: move 1,10", "a: convey_information", "a: move 2,10", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 60
    assert ruled(fight, "a: move 5,10") == "EP-MOVE-2", "2 m are left"
    play(fight, "a: move 4,10")
    assert (at(fight, "a"), ruled(fight, "a: move 4,10.5")) == ((4, 10), "EP-MOVE-2")


@pytest.mark.rule("EP-MOVE-1", "EP-MOVE-2")
@pytest.mark.parametrize(("movement", "reach"), [("base", 8), ("full", 32)])
def test_each_combatant_has_its_own_rates(movement: str, reach: int) -> None:
    fight = firefight(someone("a", 12, at=0, move_base=8, move_full=32), someone("b", 10, at=(0, 2)))
    play(fight, f"a: act {movement}")
    assert ruled(fight, f"a: move {reach + 1},10") == "EP-MOVE-2"
    assert allowed(fight, f"a: move {reach},10")


@pytest.mark.rule("EP-MOVE-5")
def test_a_full_move_hampers_attacks_but_not_defence() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=9))
    play(fight, "a: act full", shot("a", "b"), MISS, "a: end", "b: act none", shot("b", "a"), MISS)
    assert (target_number(fight, "a", "attack"), target_number(fight, "a", "defence")) == (40, 20)


@pytest.mark.rule("EP-MOVE-5")
def test_a_gyromount_steadies_ranged_attacks() -> None:
    fight = firefight(someone("a", 12, at=0, abilities=["gyromount"]), someone("b", 10, at=9))
    play(fight, "a: act full", shot("a", "b"), MISS)
    assert target_number(fight, "a", "attack") == 60


@pytest.mark.rule("EP-MOVE-6", "EP-MOVE-5")
@pytest.mark.parametrize(("die", "reach"), [("a d100 98", 20), ("a d100 12", 24), ("a d100 35", 28)])
def test_rushing(die: str, reach: int) -> None:
    fight = firefight(someone("a", 12, at=0, athletics=60), someone("b", 10, at=(0, 2)))
    play(fight, "a: act rush", die)
    assert target_number(fight, "a", "athletics") == 40, "the -20 of running"
    assert ruled(fight, f"a: move {reach + 1},10") == "EP-MOVE-2"
    assert ruled(fight, shot("a", "b")) == "EP-ACT-2", "rushing is the complex action"
    play(fight, f"a: move {reach},10")


@pytest.mark.rule("EP-MOVE-7", "EP-COND-10")
def test_standing_up_halves_both_rates() -> None:
    fight = firefight(someone("a", 12, at=0, start=["prone"]), someone("b", 10, at=(0, 2)))
    play(fight, "a: act full", "a: stand_up")
    assert conditions(fight, "a") == []
    assert ruled(fight, "a: move 11,10") == "EP-MOVE-2"
    play(fight, "a: move 10,10")


@pytest.mark.rule("EP-MOVE-8", "EP-COND-10")
def test_crawling_is_a_complex_action_over_the_base_move() -> None:
    fight = firefight(someone("a", 12, at=0, start=["prone"]), someone("b", 10, at=(0, 2)))
    play(fight, "a: act nonstandard")
    assert ruled(fight, "a: move 5,10") == "EP-MOVE-2"
    play(fight, "a: move 4,10")
    assert (at(fight, "a"), conditions(fight, "a"), ruled(fight, shot("a", "b"))) == ((4, 10), ["prone"], "EP-ACT-2")


@pytest.mark.rule("EP-COND-10", "EP-MOVE-8")
def test_the_prone_cannot_walk() -> None:
    fight = firefight(someone("a", 12, at=0, start=["prone"]), someone("b", 10, at=(0, 2)))
    play(fight, "a: act base")
    assert ruled(fight, "a: move 2,10") == "EP-MOVE-8"


@pytest.mark.rule("EP-MOVE-9")
@pytest.mark.parametrize(
    ("size", "gravity", "movement", "far"),
    [
        ("medium", "normal", "none", 2), ("medium", "normal", "full", 6), ("small", "normal", "none", 1),
        ("large", "normal", "none", 3), ("medium", "low", "none", 4),
    ],
)  # fmt: skip
def test_jumping(size: str, gravity: str, movement: str, far: int) -> None:
    fight = firefight(someone("a", 12, at=0, size=size), someone("b", 10, at=(0, 2)), gravity=gravity)
    play(fight, f"a: act {movement}", *(["a: move 1,10"] if movement == "full" else []))
    start = at(fight, "a")[0]
    assert ruled(fight, f"a: jump {start + far + 1:g},10") == "EP-MOVE-9"
    play(fight, f"a: jump {start + far:g},10")
    assert at(fight, "a") == (start + far, 10)
    assert ruled(fight, f"a: jump {start + far + 1:g},10") == "EP-MOVE-9", "once per turn"


@pytest.mark.rule("EP-MOVE-10")
@pytest.mark.parametrize(
    ("gravity", "movement", "reach"),
    [("low", "full", 10), ("low", "base", 4), ("micro", "full", 10), ("micro", "base", 2), ("high", "full", 20)],
)
def test_gravity(gravity: str, movement: str, reach: int) -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=(0, 2)), gravity=gravity)
    play(fight, f"a: act {movement}")
    assert ruled(fight, f"a: move {reach + 1},10") == "EP-MOVE-2"
    assert allowed(fight, f"a: move {reach},10")


@pytest.mark.rule("EP-MOVE-11")
def test_leaving_or_passing_an_enemy_provokes_nothing() -> None:
    fight = firefight(someone("a", 12, at=(0, 10)), someone("b", 10, at=(1, 11)))
    play(fight, "a: act full", "a: move 12,10")
    assert (at(fight, "a"), asked(fight)) == ((12, 10), ["a act"])


@pytest.mark.rule("EP-MOVE-12")
def test_allies_may_be_passed_and_able_enemies_not() -> None:
    fight = firefight(
        someone("a", 12, at=(0, 10), side="red"), someone("ally", 11, at=(3, 10), side="red"),
        someone("b", 10, at=(6, 10), side="blue"), someone("down", 9, at=(0, 14), side="blue", start=["unconscious"]),
    )  # fmt: skip
    play(fight, "a: act full")
    assert ruled(fight, "a: move 9,10") == "EP-MOVE-12", "through b"
    assert ruled(fight, "a: move 3,10") == "EP-MOVE-12", "where the ally stands"
    assert allowed(fight, "a: move 0,16"), "past one who is down"
    play(fight, "a: move 4.5,10")
    assert at(fight, "a") == (4.5, 10)


@pytest.mark.rule("EP-COND-14")
def test_total_cover_blocks_movement_and_lower_features_do_not() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=(0, 2)), scene=[wall(3, "major")])
    play(fight, "a: act full", "a: move 6,10")
    fight = firefight(someone("a", 12, at=0), someone("b", 10, at=(0, 2)), scene=[block("total", 3, 9, 3.2, 11)])
    play(fight, "a: act full")
    assert ruled(fight, "a: move 6,10") == "EP-COND-14"
    play(fight, "a: move 3,12", "a: move 6,10")


@pytest.mark.rule("EP-MOVE-4", "EP-MOVE-6", "EP-MOVE-7", "EP-MOVE-10", "EP-TEST-13")
@pytest.mark.parametrize(("own", "gravity", "found"), [
    ({}, "normal", (0, 400, 2000, 2000)), ({}, "low", (0, 400, 1000, 1000)), ({}, "micro", (0, 200, 1000, 1000)),
    ({"move_base": 5, "move_full": 15}, "micro", (0, 300, 800, 800)),
])  # fmt: skip
def test_how_far_each_type_of_movement_goes(own: dict[str, Any], gravity: str, found: tuple[int, ...]) -> None:
    combat = firefight(someone("a", 12, **own), someone("b", 6), gravity=gravity).state
    a = combat.fighters["a"]
    assert tuple(distance_of(combat, a, each) for each in ("none", "base", "full", "rush")) == found
    a.budget.rushed = 2
    assert distance_of(combat, a, "rush") == found[3] + 2 * found[1]
    assert distance_of(combat, a, "full") == found[2]
    assert [halved_often(700, times) for times in (0, 1, 2, 3)] == [700, 400, 200, 100]


@pytest.mark.rule("EP-MOVE-12", "EP-COND-13")
def test_one_function_changes_where_somebody_is() -> None:
    """Whatever ends with a place (cover, aims) is settled there, so nothing else may set a position."""
    setters = []
    for file in sorted(Path(eclipse_phase.__path__[0]).rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                named = [each for each in ast.walk(function) if isinstance(each, ast.Attribute) and each.attr == "pos"]
                setters += [f"{file.stem}.{function.name}" for each in named if isinstance(each.ctx, ast.Store)]
    assert setters == ["board.put"]


@pytest.mark.rule("EP-MOVE-7", "EP-TEST-13")
def test_a_halved_rate_is_rounded_to_whole_metres() -> None:
    fight = firefight(someone("a", 12, at=0, move_base=5, start=["prone"]), someone("b", 6, at=20))
    play(fight, "a: act base", "a: stand_up", "a: move 3,10")
    assert at(fight, "a") == (3, 10)
    assert ruled(fight, "a: move 3.5,10") == "EP-MOVE-2"


@pytest.mark.rule("EP-MOVE-6", "EP-MOVE-7")
def test_standing_up_halves_what_a_rush_has_added_too() -> None:
    fight = firefight(someone("a", 12, at=0, athletics=50, start=["prone"]), someone("b", 6, at=(0, 1)))
    play(fight, "a: act rush", "a d100 25")
    assert fighter(fight, "a").move_left == 2400
    play(fight, "a: stand_up")
    assert fighter(fight, "a").move_left == 1200
