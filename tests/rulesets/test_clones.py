"""A clone forgets nothing and shares nothing that changes: every field of every state of every game."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import affray

NEVER_CHANGED = ("Options",)
"""Read from the encounter's file; no rule and no decree writes into it."""


@dataclass(eq=False)
class Thing:
    """Stands for the value of one field; equal to its clones only."""

    name: str
    of: Thing | None = None

    @property
    def id(self) -> str:
        return f"id of {self.name}"

    def clone(self) -> Thing:
        return Thing(self.name, self.of or self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and (self.of or self) is (other.of or other)

    def __hash__(self) -> int:
        return hash(self.name)


def cloneable() -> list[type[Any]]:
    """Every dataclass of the core, of space and of the games that has a `clone`."""
    found: dict[str, type[Any]] = {}
    for module in pkgutil.walk_packages(affray.__path__, "affray."):
        if module.name.split(".")[1] not in ("core", "space", "rulesets"):
            continue  # nothing else has a state; the game in `affray.testing` copies with `replace`
        for kind in vars(importlib.import_module(module.name)).values():
            if inspect.isclass(kind) and is_dataclass(kind) and "clone" in vars(kind):
                found[f"{kind.__module__}.{kind.__qualname__}"] = kind
    return [found[name] for name in sorted(found)]


CLONEABLE = cloneable()
every_class = pytest.mark.parametrize("kind", CLONEABLE, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")


def game_of(kind: type[Any]) -> str:
    """`acks2.Warrior`, in whatever room it lives."""
    parts = kind.__module__.split(".")
    return f"{parts[2] if parts[1] == 'rulesets' else parts[1]}.{kind.__name__}"


def value_for(hint: Any, name: str) -> Any:
    """A value of the field's shape, told apart from that of every other field."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return [value_for(args[0], name)]
    if origin is dict:
        return {name: value_for(args[1], name)}
    return Thing(name)


def full(kind: type[Any]) -> Any:
    """One with something of its own in every field."""
    made, hints = object.__new__(kind), get_type_hints(kind)
    for field in fields(kind):
        object.__setattr__(made, field.name, value_for(hints[field.name], field.name))
    return made


def kept(kind: type[Any]) -> list[str]:
    """What a clone keeps: what the class is made with. What follows from that, or lasts for a moment, is made anew."""
    return [field.name for field in fields(kind) if field.init]


def parts_of(hint: Any) -> Iterator[Any]:
    """The classes that a type speaks of."""
    yield hint
    for each in get_args(hint):
        yield from parts_of(each)


def test_every_game_has_its_states_here() -> None:
    found = {game_of(kind) for kind in CLONEABLE}
    assert found >= {
        "coinflip.Battle", "coinflip.Unit", "coinflip.Item", "fifth_edition.Combat", "fifth_edition.Fighter",
        "starfinder.Combat", "starfinder.Fighter", "starfinder.Item", "starfinder.Lying", "acks2.Combat",
        "acks2.Warrior", "eclipse_phase.Combat", "eclipse_phase.Fighter", "core.Timing",
    }  # fmt: skip


@every_class
def test_a_clone_forgets_no_field(kind: type[Any]) -> None:
    made = full(kind)
    twin = made.clone()
    assert {name: getattr(twin, name) for name in kept(kind)} == {name: getattr(made, name) for name in kept(kind)}


@every_class
def test_a_clone_shares_nothing_that_changes(kind: type[Any]) -> None:
    made, hints = full(kind), get_type_hints(kind)
    twin = made.clone()
    shared = []
    for field in fields(kind):
        one, other = getattr(made, field.name), getattr(twin, field.name)
        shared += [field.name for each in containers(one) if any(each is found for found in containers(other))]
        changing = [each for each in parts_of(hints[field.name]) if inspect.isclass(each) and "clone" in vars(each)]
        if changing and any(each is found for each in things(one) for found in things(other)):
            shared.append(field.name)
    assert shared == []


@every_class
def test_what_a_clone_shares_cannot_change(kind: type[Any]) -> None:
    hints = get_type_hints(kind)
    open_to_change = [
        (name, each.__name__)
        for name in kept(kind)
        for each in parts_of(hints[name])
        if inspect.isclass(each) and is_dataclass(each) and not frozen(each) and "clone" not in vars(each)
    ]
    assert [each for each in open_to_change if each[1] not in NEVER_CHANGED] == []


@pytest.mark.parametrize("name", NEVER_CHANGED)
def test_nobody_writes_into_what_is_never_changed(name: str) -> None:
    written = re.compile(rf"\b{name.lower()}\.\w+\s*(?:[-+|&]?=(?!=)|:\s*\w+\s*=)")
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(Path(affray.__file__).parent.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if written.search(line)
    ]
    assert found == []


def frozen(kind: type[Any]) -> bool:
    return bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009 - no type knows of it


def containers(value: Any) -> Iterator[Any]:
    if isinstance(value, (list, dict)):
        yield value
        for each in value.values() if isinstance(value, dict) else value:
            yield from containers(each)


def things(value: Any) -> Iterator[Thing]:
    if isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from things(each)
    else:
        yield value
