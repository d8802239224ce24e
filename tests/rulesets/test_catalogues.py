"""Every refusal that the source of a game can make is in its table, and the table says what the rules say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import affray.rulesets
from affray.core.catalogue import Catalogue

ROOT = Path(affray.rulesets.__file__).parent
GAMES = sorted(path.parent.name for path in ROOT.glob("*/rules.md"))
every_game = pytest.mark.parametrize("game", GAMES)


def table_of(game: str) -> Any:
    """The module with a game's table of refusals."""
    (path,) = (ROOT / game).rglob("catalogue.py")
    return import_module(".".join(("affray.rulesets", *path.relative_to(ROOT).with_suffix("").parts)))


def modules(game: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / game).rglob("*.py")):
        yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def written(arguments: Sequence[ast.expr]) -> list[str]:
    """What arguments can be, as far as it is written out."""
    found: list[str] = []
    for node in arguments:
        if isinstance(node, ast.IfExp):
            found += written([node.body, node.orelse])
        elif isinstance(node, ast.BoolOp):
            found += written(node.values)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".get"):
            found += written(node.args[1:])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
    return found


def refusals_in(tree: ast.Module) -> Iterator[tuple[int, list[str], list[str]]]:
    """Every refusal that is made there: the line, its rules and its codes, as far as they are written out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called == "no":
            codes = [*node.args[1:2], *(each.value for each in node.keywords if each.arg == "code")]
            yield node.lineno, written(node.args[:1]), written(codes)
        elif called == "every":
            yield node.lineno, written(node.args[1:]), written(node.args[:1])
        elif called == "refuse":  # what is no rule of the game
            assert all(rule.startswith(("CORE-", "FILE-")) for rule in written(node.args[:1])), node.lineno


@every_game
def test_the_table_holds_exactly_the_rules_of_the_game(game: str) -> None:
    text = files(f"affray.rulesets.{game}").joinpath("rules.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^(?:- \*\*|\| )([A-Z0-9]+-[A-Z]+-\d+)(?:\*\*| \|)", text, re.MULTILINE))
    table: Catalogue[Any] = table_of(game).REFUSALS
    assert sorted(told ^ set(table.rules)) == []


@every_game
def test_every_refusal_in_the_source_is_in_the_table(game: str) -> None:
    table: Catalogue[Any] = table_of(game).REFUSALS
    strange, seen = [], 0
    for name, tree in modules(game):
        for line, rules, codes in refusals_in(tree):
            seen += 1
            strange += [(name, line, rule) for rule in rules if rule not in table.rules]
            strange += [(name, line, code) for code in codes if code and code not in table.codes]
    assert seen > 80, "the reader has overlooked something"
    assert strange == []


@every_game
def test_every_code_of_the_table_is_used(game: str) -> None:
    table: Catalogue[Any] = table_of(game).REFUSALS
    named = {
        node.value
        for name, tree in modules(game)
        if not name.endswith("catalogue.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [code for code in table.codes if code not in named] == []


def test_the_reader_finds_what_is_not_in_a_table() -> None:
    tree = ast.parse("""
def why_not(rule):
    yield no("EP-MOVE-99" if rule else "EP-MOVE-2", "nowhere", to=rule)
    yield no(rule or RULES.get(rule, "EP-MOVE-98"))
    yield from every("never", "EP-MOVE-1", "EP-MOVE-97")
""")
    found = [
        (3, ["EP-MOVE-99", "EP-MOVE-2"], ["nowhere"]),
        (4, ["EP-MOVE-98"], []),
        (5, ["EP-MOVE-1", "EP-MOVE-97"], ["never"]),
    ]
    assert list(refusals_in(tree)) == found
    with pytest.raises(AssertionError):
        list(refusals_in(ast.parse('refuse("EP-MOVE-2")')))
