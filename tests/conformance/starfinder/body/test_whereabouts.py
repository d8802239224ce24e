"""Where somebody is changes in one place, and what follows from it follows always."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.scenario import SpeedEntry
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import ada, boarding, bor, decree, fighter, has

WINGS = SpeedEntry(land=30, fly=60, maneuverability="perfect")
WHERE = ("place", "altitude_ft", "squeezing")


def assigned(tree: ast.AST) -> list[str]:
    """The attributes to which a module assigns."""
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            found += [part for each in node.targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            found.append(node.target)
    return [each.attr for each in found if isinstance(each, ast.Attribute)]


@pytest.mark.rule("SF-GRAP-6", "SF-MOVE-9")
def test_no_other_module_moves_anybody() -> None:
    root = Path(str(files(RULESET.package)))
    paths = sorted(root.rglob("*.py"))
    moving = [path.name for path in paths if set(WHERE) & set(assigned(ast.parse(path.read_text(encoding="utf-8"))))]
    assert moving == ["whereabouts.py"]


@pytest.mark.rule("SF-GRAP-6", "SF-COND-15")
def test_who_falls_out_of_the_air_is_out_of_the_hold() -> None:
    up = {"speed": WINGS, "altitude_ft": 20}
    fight = boarding(ada(at=(4, 5), **up), bor(at=(5, 5), **up))
    decree(fight, "condition BOR grappled source ADA")
    assert (has(fight, "BOR", "grappled"), fighter(fight, "ADA").grappling) == (True, ["BOR"])
    decree(fight, "condition BOR paralyzed")
    play(fight, "BOR 2d6 1 1")
    assert (fighter(fight, "BOR").altitude_ft, has(fight, "BOR", "grappled")) == (0, False)
    assert fighter(fight, "ADA").grappling == []


@pytest.mark.rule("SF-GRAP-6", "SF-TRIP-3")
def test_a_flier_that_is_tripped_is_out_of_the_hold_above_it() -> None:
    up = {"speed": WINGS, "altitude_ft": 20}
    fight = boarding(ada(at=(4, 5), **up), bor(at=(5, 5), **up))
    decree(fight, "condition BOR grappled source ADA")
    play(fight, "ADA: trip BOR with dagger", "ADA d20 19")
    assert (fighter(fight, "BOR").altitude_ft, has(fight, "BOR", "grappled")) == (10, False)
