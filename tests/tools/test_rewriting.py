"""What the compiled copy of a source says: the same as the source, line for line."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools.compile.__main__ import GAMES, LEFT_AS_THEY_ARE, OPEN_BASES, SOURCE, modules_by_group, open_numbers
from tools.compile.rewriting import name_of, rewrite

FEW = 10
HEAD = "from __future__ import annotations\n\nfrom dataclasses import dataclass, field\n\n\n"


def copied(folder: Path, text: str, open_bases: frozenset[str] = frozenset()) -> str:
    """A module of this text as it is compiled."""
    path = folder / "things.py"
    path.write_text(HEAD + text, encoding="utf-8")
    return rewrite(folder, [path], open_bases)[path]


def run(text: str) -> dict[str, Any]:
    module = ModuleType("things")
    sys.modules["things"] = module  # where dataclasses look for the words of annotations
    try:
        exec(compile(text, "things.py", "exec", dont_inherit=True), vars(module))
    finally:
        del sys.modules["things"]
    return vars(module)


THING = '''@dataclass(frozen=True, slots=False)
class Thing:
    """With every kind of field."""

    name: str
    worth: int = 3
    kinds: tuple[str, ...] = ("a", "b")
    parts: list[int] = field(default_factory=list)
    weights: dict[str, int | None] = field(default_factory=lambda: {"one": 1}, repr=False)
    long: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "long", len(self.name) > 3)


AFTER = 1
'''


def test_a_dataclass_gets_an_init_that_does_the_same(tmp_path: Path) -> None:
    text = copied(tmp_path, THING)
    assert "def __init__(self, name: str, worth: int = 3" in text
    thing = run(HEAD + THING)["Thing"]
    # What is frozen is set by C, past `__setattr__`; interpreted, the rewritten class has to be thawed to be tried.
    twin = run(text.replace("frozen=True", "unsafe_hash=True"))["Thing"]
    for given in ([("club",), {}], [("axe", 5), {"parts": [1]}], [(), {"name": "bow", "weights": {}}]):
        assert vars(twin(*given[0], **given[1])) == vars(thing(*given[0], **given[1]))
    with pytest.raises(TypeError):
        twin()
    with pytest.raises(TypeError):
        twin("club", long=True)
    assert twin("a").parts is not twin("a").parts


def test_keywords_stay_keywords(tmp_path: Path) -> None:
    twin = run(copied(tmp_path, "@dataclass(kw_only=True)\nclass Thing:\n    name: str\n"))["Thing"]
    assert twin(name="x").name == "x"
    with pytest.raises(TypeError):
        twin("x")


@pytest.mark.parametrize(
    "text",
    [
        "@dataclass\nclass Base:\n    a: int\n\n\n@dataclass\nclass Heir(Base):\n    b: int\n",
        "@dataclass\nclass Own:\n    a: int\n\n    def __init__(self) -> None:\n        self.a = 1\n",
        "class Plain:\n    a: int = 1\n",
    ],
)
def test_bases_heirs_and_what_has_its_own_init_stay_as_they_are(tmp_path: Path, text: str) -> None:
    assert copied(tmp_path, text) == HEAD + text


def test_a_base_without_fields_is_none_that_an_init_would_have_to_know(tmp_path: Path) -> None:
    base = "class Named:\n    def loud(self) -> str:\n        return self.name.upper()\n\n\n"
    text = copied(tmp_path, f"{base}@dataclass\nclass Thing(Named):\n    name: str\n")
    assert "def __init__(self, name: str)" in text
    assert run(text)["Thing"]("x").loud() == "X"


def test_fields_of_compiled_dataclasses_are_those_of_the_source() -> None:
    """Compiled, a class variable in the body of a dataclass is taken for a field that has to be given."""
    ours = [ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py") if "rulesets" in path.parts]
    classes = [each for tree in ours for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]
    states = [each for each in classes if any(node.name == "clone" for node in methods(each))]
    assert len(states) > FEW
    assert [each.name for each in states if any("ClassVar" in ast.dump(node) for node in each.body)] == []


def methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef)]


def test_a_test_among_unpacked_names_is_one_that_mypyc_can_compile(tmp_path: Path) -> None:
    text = copied(tmp_path, "rest = (2, 3)\nfound = [n for n in range(5) if n in (1, *rest) and n not in [4, *rest]]\n")
    assert "in tuple([1, *rest])" in text
    assert "not in tuple([4, *rest])" in text
    assert run(text)["found"] == [1]


def test_an_error_keeps_its_cause(tmp_path: Path) -> None:
    tries = "    try:\n        {}['x']\n    except KeyError as why:\n        raise ValueError(1) from why\n"
    source = f"def fail() -> None:\n{tries}"
    text = copied(tmp_path, source)
    assert " from why" not in text
    with pytest.raises(ValueError, match="1") as failed:
        run(text)["fail"]()
    assert isinstance(failed.value.__cause__, KeyError)


def test_what_is_answered_may_be_anything(tmp_path: Path) -> None:
    values = "    values: dict[str, int] = field(default_factory=dict)\n"
    text = copied(tmp_path, f"@dataclass\nclass Pick:\n    who: str\n{values}")
    assert "def __init__(self, who: _Any, values: _Any = ...)" in text
    pick = run(text)["Pick"]
    assert (pick("a").values, pick("a", None).values) == ({}, None)


def test_a_base_of_plug_ins_is_open(tmp_path: Path) -> None:
    text = copied(tmp_path, "class Action:\n    pass\n\n\nclass Other:\n    pass\n", frozenset({"Action"}))
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Action:" in text
    assert text.count("@mypyc_attr") == 1


def test_no_line_of_the_engine_moves() -> None:
    files = [SOURCE / name for modules in modules_by_group(GAMES).values() for name in modules]
    written = rewrite(SOURCE, files, OPEN_BASES, first=open_numbers)
    for path, text in written.items():
        assert set(places(path.read_text(encoding="utf-8"))) <= set(places(text)), path
    assert sum(text.count("init=False)") for text in written.values()) > 100


def places(text: str) -> list[tuple[str, int]]:
    """Every function and class with its line."""
    kinds = ast.FunctionDef | ast.ClassDef
    return [(node.name, node.lineno) for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]


def test_every_game_has_a_group_and_every_module_is_in_one() -> None:
    groups = modules_by_group(GAMES)
    assert list(groups) == ["base", *GAMES]
    assert set(GAMES) == {path.parent.name for path in (SOURCE / "affray" / "rulesets").glob("*/__init__.py")}
    assert all(modules for modules in groups.values())
    together = [name for modules in groups.values() for name in modules]
    assert len(together) == len(set(together))
    assert not [name for name in together if name.endswith(tuple(f"/{left}" for left in LEFT_AS_THEY_ARE))]


def compiled_modules() -> dict[str, ast.Module]:
    names = [name for modules in modules_by_group(GAMES).values() for name in modules]
    return {name: ast.parse((SOURCE / name).read_text(encoding="utf-8")) for name in names}


def test_no_compiled_dataclass_has_a_base_that_is_not_compiled() -> None:
    """mypyc leaves such a class to dataclasses and erases its annotations, so that the module cannot be imported."""
    trees = compiled_modules().values()
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    compiled = {node.name for node in classes} | {"Generic", "Protocol"}
    bare = [node for node in classes if "dataclass" in map(name_of, node.decorator_list)]
    assert [node.name for node in bare if not compiled.issuperset(map(name_of, node.bases))] == []


COMPREHENSIONS = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
FUNCTIONS = ast.FunctionDef | ast.Lambda


def lost_lambdas(tree: ast.Module) -> list[int]:
    """The lines of lambdas in a comprehension in a function inside another: mypyc forgets what is around them."""
    inner = [
        each for outer in ast.walk(tree) if isinstance(outer, FUNCTIONS)
        for each in ast.walk(outer) if isinstance(each, FUNCTIONS) and each is not outer
    ]  # fmt: skip
    loops = [each for function in inner for each in ast.walk(function) if isinstance(each, COMPREHENSIONS)]
    first = {each for loop in loops for each in ast.walk(loop.generators[0].iter)}  # worked out before it
    within = {each for loop in loops for each in ast.walk(loop) if isinstance(each, ast.Lambda)}
    return sorted(each.lineno for each in within - first)


def test_no_lambda_stands_in_a_comprehension_of_an_inner_function() -> None:
    broken = "def outer(n):\n    def inner():\n        return [lambda: n for _ in range(n)]\n    return inner\n"
    assert lost_lambdas(ast.parse(broken)) == [3]
    assert {name: found for name, tree in compiled_modules().items() if (found := lost_lambdas(tree))} == {}


def test_no_compiled_module_is_one_thing_to_the_type_checker_and_another_when_it_runs() -> None:
    """mypyc believes the type checker and leaves the other branch out."""
    for name, tree in compiled_modules().items():
        tests = [node for node in ast.walk(tree) if isinstance(node, ast.If) and name_of(node.test) == "TYPE_CHECKING"]
        assert not any(node.orelse for node in tests), name
