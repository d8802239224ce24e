"""Numbers of the rules stay objects when compiled, since any of them may hang on dice that have not fallen.

Exact odds come from running the rules with such numbers (`affray.odds`). mypyc would turn whatever is said to be an
`int` into one of the machine, and refuse what only behaves like one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .rewriting import Edit, applied, behind_future

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def with_open_numbers(source: str) -> str:
    """A module in which no annotation says `int`, nor does any number with which a sum begins."""
    tree = ast.parse(source)
    edits = [*open_annotations(tree), *open_beginnings(tree)]
    return applied(source, [*edits, behind_future(tree, "; from typing import Any as _Number")]) if edits else source


def open_annotations(tree: ast.Module) -> Iterator[Edit]:
    """`int` in what is said of arguments, results, fields and variables, and in `Part = tuple[int, str]`."""
    for node in ast.walk(tree):
        said: list[ast.expr | None] = []
        if isinstance(node, ast.AnnAssign):
            said = [node.annotation]
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            said = [node.value.slice]
        elif isinstance(node, FUNCTIONS):
            given = node.args
            said = [each.annotation for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
            said += [each.annotation for each in (given.vararg, given.kwarg) if each is not None] + [node.returns]
        for each in said:
            for name in ast.walk(each) if each is not None else ():
                if isinstance(name, ast.Name) and name.id == "int":
                    yield Edit((name.lineno, name.col_offset), (name.lineno, name.end_col_offset or 0), "_Number")


def open_beginnings(tree: ast.Module) -> Iterator[Edit]:
    """`total = 0`, of which mypyc would conclude that it stays an `int`, with a word about what it is before it."""
    for function in ast.walk(tree):
        if isinstance(function, FUNCTIONS):
            told = {each.arg for each in ast.walk(function.args) if isinstance(each, ast.arg)}
            for statement in own_statements(function):
                if isinstance(statement, ast.Global | ast.Nonlocal):
                    told.update(statement.names)
                bound = bound_by(statement)
                if isinstance(statement, ast.Assign) and begins_with_a_number(statement.value):
                    words = "".join(f"{name}: _Number; " for name in bound if name not in told)
                    here = statement.lineno, statement.col_offset
                    yield Edit(here, here, words)
                told.update(bound)


def own_statements(node: ast.AST) -> Iterator[ast.stmt]:
    """Every statement of a function in its order, without those of functions and classes inside it."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.stmt):
            yield each
        if not isinstance(each, FUNCTIONS | ast.ClassDef | ast.expr):
            yield from own_statements(each)


def bound_by(statement: ast.stmt) -> list[str]:
    """The names that a statement itself binds, wherever in its expressions."""
    own = [each for each in ast.iter_child_nodes(statement) if not isinstance(each, ast.stmt)]
    names = [each for part in own for each in ast.walk(part) if isinstance(each, ast.Name)]
    return list(dict.fromkeys(each.id for each in names if isinstance(each.ctx, ast.Store)))


def begins_with_a_number(value: ast.expr) -> bool:
    if isinstance(value, ast.Tuple):
        return any(begins_with_a_number(each) for each in value.elts)
    if isinstance(value, ast.IfExp):
        return begins_with_a_number(value.body) or begins_with_a_number(value.orelse)
    if isinstance(value, ast.UnaryOp):
        return begins_with_a_number(value.operand)
    return isinstance(value, ast.Constant) and type(value.value) is int
