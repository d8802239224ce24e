"""Reasons and their list: each is documented with its facts, so that every language can say it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import affray.files
from affray.core.refusals import refuse
from affray.files import BadFile, FileProblem, problems

DOCUMENTED = {
    cells[0]: set(filter(None, cells[1].split(", ")))
    for line in (problems.__doc__ or "").splitlines()
    if line.startswith("| FILE-")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
}


def said() -> Iterator[tuple[str, set[str]]]:
    """Every reason that the package gives, with the names of its facts."""
    for module in sorted(Path(str(affray.files.__file__)).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                rule = node.args[0]
                if isinstance(rule, ast.Constant):
                    yield str(rule.value), {str(keyword.arg) for keyword in node.keywords}


@pytest.mark.parametrize(("rule", "facts"), list(said()))
def test_every_reason_is_documented_with_its_facts(rule: str, facts: set[str]) -> None:
    assert DOCUMENTED[rule] == facts


def test_no_reason_is_documented_that_nobody_gives() -> None:
    by_games = {
        "FILE-UNKNOWN-NAME", "FILE-DUPLICATE-ID", "FILE-RESERVED-ID", "FILE-NO-EFFECT", "FILE-KIND", "FILE-WRONG-KIND",
        "FILE-OFF-MAP", "FILE-ROW-OFF-MAP", "FILE-BODY-OFF-MAP", "FILE-ROW-INSIDE", "FILE-INSIDE", "FILE-OVERLAP",
        "FILE-DICE", "FILE-DICE-SIDES", "FILE-DIE", "FILE-LOOKS-RANGED", "FILE-LOOKS-NATURAL", "FILE-NO-RANGE",
        "FILE-NO-DEATH-SAVES", "FILE-NO-RESOLVE", "FILE-NOT-RESOLVED", "FILE-NO-SLOT", "FILE-NO-VERSATILE",
        "FILE-NO-MAP", "FILE-OPTION-OFF", "FILE-NO-EXTENT", "FILE-AT-ONCE",
    }  # fmt: skip
    by_the_system = {"FILE-UNREADABLE", "FILE-UNWRITABLE"}
    by_the_core = {"FILE-JOURNAL-CHAIN", "FILE-JOURNAL-DIE"}
    assert set(DOCUMENTED) == {rule for rule, _ in said()} | by_games | by_the_system | by_the_core


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (FileNotFoundError(2, "No such file"), "FILE-NOT-FOUND(file=f, hint=)"),
        (IsADirectoryError(21, "Is a directory"), "FILE-FOLDER(file=f)"),
        (PermissionError(13, "Permission denied"), "FILE-FORBIDDEN(file=f)"),
        (OSError(5, "Input/output error"), "FILE-UNREADABLE(file=f, why=Input/output error)"),
        (ValueError("embedded null byte"), "FILE-UNREADABLE(file=f, why=embedded null byte)"),
    ],
)
def test_what_the_system_says_becomes_a_reason(error: Exception, told: str) -> None:
    assert str(problems.failed(error, "f", "FILE-UNREADABLE")) == told


def test_problems_are_in_the_order_of_lines_the_main_file_first_and_none_twice() -> None:
    def at(file: str, line: int) -> FileProblem:
        return FileProblem(file, line, 1, "", refuse("FILE-EMPTY"))

    bad = BadFile([at("a", 2), at("main", 10), at("main", 9), at("a", 1), at("main", 9)], "main")
    assert [(each.file, each.line) for each in bad.problems] == [("main", 9), ("main", 10), ("a", 1), ("a", 2)]
