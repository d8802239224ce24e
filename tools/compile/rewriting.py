"""Rewrites the copy that is compiled: the same code in words that mypyc turns into faster C, line for line.

No line moves, so that a traceback out of compiled code fits the source that is shipped beside it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

EMPTY = {"list": "[]", "dict": "{}", "set": "set()", "tuple": "()"}
"""How the usual factories of default values are written."""


REPLIES = ("Pick", "Thrown", "Overrule")
"""What is answered, by whomever."""


class Edit(NamedTuple):
    """A stretch of a source text, from a line and column (of bytes) to another, and what stands there instead."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


Known = tuple[str, str]
"""A class by the name of its module, without its packages, and its own."""


def classes_with_heirs(modules: Iterable[tuple[str, ast.Module]]) -> frozenset[Known]:
    """Every class of which there is a subclass."""
    found: set[Known] = set()
    for module, tree in modules:
        nodes = list(ast.walk(tree))
        origin: dict[str, str] = {}
        for each in nodes:
            if isinstance(each, ast.ImportFrom):
                origin |= {name.asname or name.name: (each.module or "").rpartition(".")[2] for name in each.names}
        for each in nodes:
            if isinstance(each, ast.ClassDef):
                names = [name_of(base) for base in each.bases]
                found.update((origin.get(name, module), name) for name in names)
    return frozenset(found)


def name_of(node: ast.expr) -> str:
    """The last name of a (subscripted, dotted) expression."""
    while isinstance(node, ast.Subscript | ast.Call):
        node = node.value if isinstance(node, ast.Subscript) else node.func
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def rewritten(source: str, bases: frozenset[str], open_bases: frozenset[str], loose: bool = False) -> str:
    """A module as it is compiled; `bases` names its classes that have a subclass, `open_bases` those of which plug-ins
    may derive their own. What a `loose` one is given from outside may be anything."""
    tree = ast.parse(source)
    edits = [*unpacked_tests(tree), *plain_inits(tree, source, bases), *opened(tree, open_bases)]
    edits += [*loosened(tree, loose), *with_causes(tree)]
    return applied(source, edits)


def applied(source: str, edits: Iterable[Edit]) -> str:
    """A text with its edits, which do not overlap."""
    lines = source.encode().split(b"\n")
    for start, end, text in sorted(edits, reverse=True):
        while len(lines) < end[0]:
            lines.append(b"")
        before, behind = lines[start[0] - 1][: start[1]], lines[end[0] - 1][end[1] :]
        lines[start[0] - 1 : end[0]] = (before + text.encode() + behind).split(b"\n")
    return b"\n".join(lines).decode()


def unpacked_tests(tree: ast.Module) -> Iterator[Edit]:
    """`x in (a, *b)`, on which mypyc fails, as `x in tuple([a, *b])`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for test, among in zip(node.ops, node.comparators, strict=True):
                if isinstance(test, ast.In | ast.NotIn) and isinstance(among, ast.Tuple | ast.List):
                    if any(isinstance(each, ast.Starred) for each in among.elts):
                        line, column, end = among.lineno, among.col_offset, among.end_col_offset or 0
                        yield Edit((line, column), (line, column + 1), "tuple([")
                        yield Edit((among.end_lineno or 0, end - 1), (among.end_lineno or 0, end), "])")


def with_causes(tree: ast.Module) -> Iterator[Edit]:
    """`raise Wrong(...) from error`, of which mypyc forgets the cause, with the cause set by hand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.cause is not None:
            name = f"_error_{node.lineno}"
            yield Edit((node.lineno, node.col_offset), (node.exc.lineno, node.exc.col_offset), f"{name} = ")
            end = node.exc.end_lineno or 0, node.exc.end_col_offset or 0
            behind = f"; {name}.__cause__ = {ast.unparse(node.cause)}; raise {name}"
            yield Edit(end, (node.cause.end_lineno or 0, node.cause.end_col_offset or 0), behind)


def opened(tree: ast.Module, open_bases: frozenset[str]) -> Iterator[Edit]:
    """Classes of which plug-ins derive their own, interpreted ones. Native classes are closed otherwise."""
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in open_bases]
    for node in found:
        # A decorator must end its line: it takes the blank line above the class.
        above = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
        yield Edit((above, 0), (above, 0), "@mypyc_attr(allow_interpreted_subclasses=True)")
    if found:
        first = next(node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")
        # Only mypyc reads it: a native class does not call its decorators.
        end = first.end_lineno or 0, first.end_col_offset or 0
        yield Edit(end, end, "; from typing import TYPE_CHECKING as _checking")
        yield Edit((end[0] + 1, 0), (end[0] + 1, 0), "if _checking: from mypy_extensions import mypyc_attr")


def loosened(tree: ast.Module, door: bool) -> Iterator[Edit]:
    """Types that are not tested at the door: compiled code raises where a value is not of the type that is written,
    but whatever is answered is to be refused by rule. Nor must a `Fight` be one: players are given what they believe.
    """
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            types = [each.annotation for each in given if each.annotation is not None]
            found += [each for each in types if door or name_of(each) == "Fight"]
        elif isinstance(node, ast.ClassDef) and node.name in REPLIES:
            found += [each.annotation for each in node.body if isinstance(each, ast.AnnAssign)]
    for each in found:
        yield Edit((each.lineno, each.col_offset), (each.end_lineno or 0, each.end_col_offset or 0), "_Any")
    if found:
        yield behind_future(tree, "; from typing import Any as _Any")


def behind_future(tree: ast.Module, text: str) -> Edit:
    """More on the line of the first import."""
    first = next(node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")
    end = first.end_lineno or 0, first.end_col_offset or 0
    return Edit(end, end, text)


def plain_inits(tree: ast.Module, source: str, bases: frozenset[str]) -> Iterator[Edit]:
    """An `__init__` for every simple dataclass: mypyc compiles it, while the one that dataclasses make stays as it is.

    A class that has a base with fields, or is one, keeps that: an inherited one would not know its fields.
    """
    lines, bare = source.split("\n"), {"Generic", *without_fields(tree)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef) or node.name in bases:
            continue
        marks = [each for each in node.decorator_list if name_of(each) == "dataclass"]
        if not marks or any(name_of(base) not in bare for base in node.bases):
            continue
        flags = {each.arg or "": each.value for each in marks[0].keywords} if isinstance(marks[0], ast.Call) else {}
        init = plain_init(node, "kw_only" in flags)
        if init is None or "init" in flags:
            continue
        mark, behind = marks[0], (node.end_lineno or 0) + 1
        written = ", ".join([*(f"{name}={ast.unparse(value)}" for name, value in flags.items()), "init=False"])
        yield Edit(
            (mark.lineno, mark.col_offset), (mark.end_lineno or 0, mark.end_col_offset or 0), f"dataclass({written})"
        )
        taken = behind <= len(lines) and lines[behind - 1].strip()
        text = " " * (node.col_offset + 4) + init
        yield Edit((behind, 0), (behind, 0), text + "\n" if taken else text)


def without_fields(tree: ast.Module) -> Iterator[str]:
    """The classes of a module that are no dataclasses, make nothing when they are made, and have no base."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.bases and not node.decorator_list:
            if all(getattr(each, "name", "") != "__init__" for each in node.body):
                yield node.name


def plain_init(node: ast.ClassDef, keywords_only: bool) -> str | None:
    """The `__init__` of a dataclass in one line; None if it is beyond us."""
    methods = [each.name for each in node.body if isinstance(each, ast.FunctionDef)]
    if "__init__" in methods:
        return None
    given: list[str] = []
    does: list[str] = []
    for each in node.body:
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name):
            continue
        name, type_ = each.target.id, "_Any" if node.name in REPLIES else ast.unparse(each.annotation)
        if name_of(each.annotation) == "ClassVar" or "ClassVar" in type_:
            continue
        if "InitVar" in type_ or "KW_ONLY" in type_:
            return None
        default, factory, inside = each.value, None, False
        if isinstance(default, ast.Call) and name_of(default) in ("field", "made"):
            said = {word.arg: word.value for word in default.keywords}
            if "kw_only" in said or default.args:
                return None
            default, factory = said.get("default"), said.get("default_factory")
            inside = "init" in said
        made = "" if factory is None else EMPTY.get(ast.unparse(factory)) or f"({ast.unparse(factory)})()"
        if inside:  # not given from outside: its default, or what `__post_init__` makes of it
            does.extend([f"self.{name} = {made or ast.unparse(default)}"] if made or default is not None else [])
        elif made:
            if type_.endswith("| None"):
                return None
            unsaid = "..." if type_ == "_Any" else "None"  # of what may be anything, None too is said
            given.append(f"{name}: {type_ if type_ == '_Any' else type_ + ' | None'} = {unsaid}")
            does.append(f"self.{name} = {made} if {name} is {unsaid} else {name}")
        else:
            given.append(f"{name}: {type_}" + ("" if default is None else f" = {ast.unparse(default)}"))
            does.append(f"self.{name} = {name}")
    if not given:
        return None
    if "__post_init__" in methods:
        does.append("self.__post_init__()")
    taken = ", ".join(["self", *(["*"] if keywords_only else []), *given])
    return f"def __init__({taken}) -> None: {'; '.join(does)}  # type: ignore"


def rewrite(
    root: Path,
    files: Iterable[Path],
    open_bases: frozenset[str],
    doors: Iterable[str] = (),
    first: Callable[[Path, str], str] = lambda path, text: text,
) -> dict[Path, str]:
    """The text of each of these files as it is compiled; what is subclassed is looked for below `root`. `doors` are
    the files through which answers come in; `first` is done to a text before anything else."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(root.rglob("*.py"))}
    heirs = classes_with_heirs((path.stem, ast.parse(text)) for path, text in texts.items())
    bases = {path: frozenset(name for module, name in heirs if module == path.stem) for path in files}
    at_the_door = tuple(f"/{name}" for name in doors)
    return {
        path: rewritten(first(path, texts[path]), bases[path], open_bases, path.as_posix().endswith(at_the_door))
        for path in files
    }
