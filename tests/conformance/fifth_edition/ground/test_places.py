"""Changing places: one function does it, whatever the reason."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import affray.rulesets.fifth_edition as game
from tests.conformance.fifth_edition.arena import arena, at, decree, fig, fighter, held_by, on_squares, rai
from tests.conformance.harness import play

WHERE = ("place", "elevation", "squeezing", "clinging")
"""What says where somebody is, and how it stays there."""


def places_changed(tree: ast.AST, function: str = "") -> list[str]:
    """The functions in which one of these is assigned to something."""
    found: list[str] = []
    for node in ast.iter_child_nodes(tree):
        name = node.name if isinstance(node, ast.FunctionDef) else function
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in WHERE:
            found.append(name)
        found += places_changed(node, name)
    return found


def test_places_change_in_one_function() -> None:
    files = sorted(Path(game.__file__).parent.rglob("*.py"))
    found = {(file.stem, name) for file in files for name in places_changed(ast.parse(file.read_text("utf-8")))}
    assert found == {("crowd", "put")}


@pytest.mark.rule("E5-MOVE-16", "E5-GRAP-13")
def test_whoever_is_dragged_off_a_wall_holds_on_to_it_no_longer() -> None:
    wall = on_squares("cliff", (3, 2), (3, 3), needs="climb")
    climber = rai(at=(3, 2), elevation_ft=10, conditions=[held_by("FIG")])
    flyer = fig(at=(2, 2), elevation_ft=10, speed={"walk": 30, "fly": 60}, starts_holding=[])
    fight = arena(flyer, climber, features=[wall])
    assert fighter(fight, "RAI").clinging
    play(fight, "FIG: move 1,2 drag yes")
    assert (at(fight, "RAI"), fighter(fight, "RAI").elevation, fighter(fight, "RAI").clinging) == ((2, 2), 10, False)
    decree(fight, "condition RAI grappled on no")
    assert fighter(fight, "RAI").elevation == 0


@pytest.mark.rule("E5-MOVE-8")
def test_a_run_up_ends_with_the_place() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(15, 9)))
    play(fight, "FIG: move 3,2 4,2")
    assert fighter(fight, "FIG").budget.run_up == 10
    decree(fight, "place FIG 6,6")
    assert (at(fight, "FIG"), fighter(fight, "FIG").budget.run_up) == ((6, 6), 0)
