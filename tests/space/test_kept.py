"""Everything that the space can be asked, asked at random on random maps: the answers are those of an earlier day.

What they must be is said by the other tests here; this one notices whatever they leave out. A function's arguments are
made by what its annotations declare. After a change on purpose `python -m tests.space.test_kept` keeps them anew.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from affray.space.bands import ENGAGED_NEAR_FAR, Bands
from affray.space.barrier import Barrier
from affray.space.bits import each
from affray.space.facing import Y_NORTH, Y_SOUTH, Compass
from affray.space.field import Point, Rect
from affray.space.grid import Grid
from affray.space.measure import FIVE, FIVE_TEN, FIVE_TEN_FLAT, Footprint, Measure
from affray.space.movement import Flood, flood
from affray.space.sight import CENTRES, FIVE_POINTS, SQUARES, Lines, Sight, sight
from affray.space.steps import STEPS, Steps
from affray.space.straight import Straight, straight
from affray.space.trace import Trace

FILE = Path(__file__).with_name("kept.json")
MODULES = (
    "areas", "bands", "barrier", "bits", "bodies", "cover", "facing", "field", "grid", "measure", "movement", "sight",
    "squeeze", "steps", "straight", "threat", "trace",
)  # fmt: skip
USUAL_CALLS = 150
CALLS = {"bands": 300, "bits": 300, "field": 1200, "measure": 600, "facing": 400, "movement": 300}
"""How often everything is asked."""
SQUARES_BY_NAME = ("square", "start", "end", "a", "b", "attacker", "target")
"""Whole numbers of these names are squares, where there is a map."""
SMALL = {"ways": 2, "wide": 3, "deep": 3, "side": 3, "narrow": 2, "number": 7, "parity": 1, "extra": 2, "stride": 9}


@dataclass
class Somebody:
    """Fills some squares, if it is there."""

    place: Footprint
    present: bool


class Asker:
    """Makes arguments of any kind, all for one map."""

    def __init__(self, name: str, number: int) -> None:
        self.chance = random.Random(f"{name} {number}")
        self.map = f"{name} {number // 3}"

    @cached_property
    def grid(self) -> Grid:
        """The map, which is made when it is needed; some questions in a row are about the same one."""
        chance, self.chance = self.chance, random.Random(self.map)
        found = self.a_grid()
        self.chance = chance
        return found

    def few(self, most: int) -> int:
        return self.chance.randint(0, most)

    def places(self, grid: Grid, most: int) -> list[tuple[int, int]]:
        return [grid.at(self.chance.choice(each(grid.board))) for _ in range(self.few(most))]

    def a_grid(self) -> Grid:
        plain = Grid(self.chance.randint(1, 8), self.chance.randint(1, 8))

        def layers(*values: int) -> list[tuple[int, Any]]:
            return [(value, plain.bits(self.places(plain, 8))) for value in values if self.chance.random() < 0.5]

        solid = self.a_barrier(plain)
        return Grid(
            plain.width, plain.height, solid=solid, opaque=self.a_barrier(plain) if self.few(1) else None,
            ground=layers(2, 3), heights=layers(1, 2, 5), ways=self.few(2),
        )  # fmt: skip

    def a_barrier(self, grid: Grid) -> Barrier:
        edges = []
        for x, y in self.places(grid, 7):
            dx, dy = self.chance.choice(((1, 0), (0, 1)))
            if grid.has(x + dx, y + dy):
                edges.append(((x, y), (x + dx, y + dy)))
        return grid.barrier(self.places(grid, 9), edges)

    def a_footprint(self) -> Footprint:
        x, y = self.chance.choice(self.grid.points(self.grid.board))
        return Footprint(x, y, *self.chance.choice(((1, 1), (1, 1), (2, 2), (1, 2), (3, 3), (2, 1))))

    def number(self, name: str) -> int:
        if name in SQUARES_BY_NAME:
            return self.chance.choice(each(self.grid.board))
        if name in ("wide", "deep", "side", "narrow", "frontage", "depth", "scale", "step", "length", "every"):
            return self.chance.randint(1, 3)
        if name in SMALL:
            return self.few(SMALL[name])
        if name in ("width", "height"):
            return self.grid.width
        return self.chance.randint(-2 if name in ("x", "y", "dx", "dy", "dz", "by", "eighths") else 0, 9)

    def value(self, hint: Any, name: str) -> Any:
        """A value of what is declared."""
        origin = get_origin(hint)
        made: dict[Any, Callable[[], Any]] = {
            Grid: lambda: self.grid, Any: lambda: self.grid.bits(self.places(self.grid, 12)),
            Barrier: lambda: self.a_barrier(self.grid), Footprint: self.a_footprint,
            Measure: lambda: self.chance.choice((FIVE, FIVE_TEN, FIVE_TEN_FLAT)),
            Lines: lambda: self.chance.choice((CENTRES, FIVE_POINTS, SQUARES)),
            Compass: lambda: self.chance.choice((Y_NORTH, Y_SOUTH)), bool: lambda: self.few(1) == 1,
            str: lambda: self.chance.choice(("engaged", "near", "far") if name == "band" else ("a", "b", "c", "d")),
            Point: lambda: Point(self.few(9), self.few(9), self.chance.choice((0, 0, 3))),
            Rect: self.a_rect, int: lambda: self.number(name),
        }  # fmt: skip
        if hint in made:
            return made[hint]()
        if isinstance(hint, type) and issubclass(hint, IntEnum):
            return self.chance.choice(list(hint))
        if origin is tuple and Ellipsis not in get_args(hint):
            if name in ("direction", "step") or (name == "to" and self.few(1)):
                return self.chance.choice(STEPS)
            if get_args(hint) == (int, int) and self.few(4):
                return self.chance.choice(self.grid.points(self.grid.board))
            if name == "edges" and self.few(4):
                x, y = self.chance.choice(self.grid.points(self.grid.board))
                return ((x, y), self.chance.choice(((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))))
            return tuple(self.value(inner, "x") for inner in get_args(hint))
        if origin is not None and get_args(hint) and origin is not Callable and "Callable" not in str(origin):
            inner = get_args(hint)[0]
            if type(None) in get_args(hint):
                return self.value(inner, name) if self.few(1) else None
            if "bodies" in name:
                return [Somebody(self.a_footprint(), self.few(3) > 0) for _ in range(self.few(4))]
            found = [self.value(inner, name) for _ in range(self.few(4))]
            return tuple(sorted(found)) if name == "limits" else tuple(found)
        if "Callable" in str(hint):
            modulus = self.chance.randint(1, 5)
            return lambda x, y=0: (getattr(x, "x", x) * 3 + getattr(x, "y", y)) % modulus == 0
        raise TypeError(f"how is a {hint} made ({name})?")

    def a_rect(self) -> Rect:
        x, y = self.few(6), self.few(6)
        return Rect(x, y, x + self.few(5), y + self.few(5))

    def somebody_of(self, kind: type[Any]) -> Any:
        """Something whose methods are asked."""
        board = each(self.grid.board)
        if kind is Flood:
            wanted = {name: hint for name, hint in get_type_hints(flood).items() if name != "return"}
            needed = ("grid", "start", "budget")
            often = self.chance.choice((0.2, 0.5, 0.9))
            return flood(**{
                name: self.value(hint, name) for name, hint in wanted.items()
                if name in needed or self.chance.random() < often
            })  # fmt: skip
        if kind is Sight:
            return sight(self.grid, self.value(Lines, ""), self.chance.choice((None, self.a_barrier(self.grid))))
        if kind is Steps:
            return self.grid.steps(*self.chance.choice(((1, 1), (2, 2), (1, 2))))
        if kind is Straight:
            one, other = self.chance.choice(board), self.chance.choice(board)
            return straight(self.grid, one, other, blocked=self.value(Any, ""), through=self.value(Any, ""))
        if kind is Bands:
            bands = Bands(ENGAGED_NEAR_FAR)
            for _ in range(4):
                bands.move(*self.chance.sample(("a", "b", "c", "d"), 2), self.value(str, "band"))
            return bands
        return self.value(kind, "")


def public(module: str) -> Iterator[tuple[str, Callable[..., Any], type[Any] | None]]:
    """Every function of a module, and every method of its classes."""
    found = import_module(f"affray.space.{module}")
    for name, each_one in sorted(vars(found).items()):
        if name.startswith("_") or getattr(each_one, "__module__", "") != found.__name__:
            continue
        if inspect.isfunction(each_one):
            yield f"{module}.{name}", each_one, None
        elif inspect.isclass(each_one) and each_one not in (Trace, IntEnum):
            for method, function in sorted(vars(each_one).items()):
                if inspect.isfunction(function) and not method.startswith("_"):
                    yield f"{module}.{name}.{method}", function, each_one


ASKED = {name: (function, kind) for module in MODULES for name, function, kind in public(module)}


def answers(name: str) -> Iterator[str]:
    """What a function answers to random questions; what it refuses is an answer, too."""
    function, kind = ASKED[name]
    hints = {key: hint for key, hint in get_type_hints(function).items() if key != "return"}
    declared = inspect.signature(function).parameters
    needed = [key for key, parameter in declared.items() if parameter.default is parameter.empty]
    module = name.partition(".")[0]
    for number in range(CALLS.get(module, USUAL_CALLS)):
        asker = Asker(name, number)
        often = (0.2, 0.5, 0.9)[number % 3]
        given = {
            key: asker.value(hint, key) for key, hint in hints.items() if key in needed or asker.chance.random() < often
        }
        try:
            of = () if kind is None else (asker.somebody_of(kind),)
            found = function(*of, **given)
            yield shown(found) + ("" if kind is not Bands else repr(of))
        except (ValueError, LookupError) as error:
            yield repr(error)


def shown(found: Any) -> str:
    """An answer as text: of what is more than a value, everything that it knows."""
    if isinstance(found, Flood):
        return f"{found.within()} {[found.path(square) for square in each(found.within())]} {found.fronts} {found.ends}"
    if isinstance(found, Steps):
        return f"{found.fits} {found.to} {found.edged} {found.cramped}"
    if isinstance(found, Trace):
        return f"{found.crossed} {found.gates} {found.stretches} {found.along} {found.touched}"
    if isinstance(found, tuple) and found and isinstance(found[0], Trace):
        return f"{shown(found[0])} {found[1:]}"
    if isinstance(found, Iterator):
        return repr(list(found))
    return repr(found)


def digest(name: str) -> str:
    return hashlib.blake2b("\n".join(answers(name)).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("name", sorted(ASKED))
def test_the_space_answers_as_it_did(name: str) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert digest(name) == kept[name], "if it is on purpose: python -m tests.space.test_kept"


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: digest(name) for name in sorted(ASKED)}, indent=0) + "\n", encoding="utf-8")
