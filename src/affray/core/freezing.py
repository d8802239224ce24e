"""A moment of a fight as bytes, and back: whoever has them need not play a long fight again to go on with it.

Kept is the last quiet moment: its state, and what was told until then. What the state still shares with the start
(maps, stat blocks) is only named by where it stands there. The bytes are a pickle in which nothing may stand but the
classes of the engine and of the game; anything else is refused before it is looked at.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from .events import Event, Head
from .scene import Mark

if TYPE_CHECKING:
    from .fight import Fight

ENGINE = ("affray.core.", "affray.space.", "affray.rulesets.", "affray.odds.")
PLAIN = {
    ("builtins", "set"), ("builtins", "frozenset"), ("collections", "Counter"), ("collections", "defaultdict"),
    ("collections", "deque"), ("fractions", "Fraction"),
}  # fmt: skip
"""What of the standard library a state may hold besides numbers, texts, lists, tuples and dictionaries."""

COMPILED = "__mypyc_attrs__"
"""What the classes of the compiled engine have and others do not."""

Way = tuple[Any, ...]
"""Where something stands: names of fields, keys and numbers, from the outside in."""


class Unthawed(ValueError):
    """Bytes that are no moment of this fight."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A quiet moment of a fight: after how many replies, the state, and what was told until then."""

    position: int
    state: Any
    events: list[Event]
    marks: list[Mark]
    heads: tuple[Head, ...]


UNFIT = (pickle.PicklingError, AttributeError, RecursionError, TypeError)
"""What is raised where a state holds something that cannot be written, such as a function within a function."""


def freeze(fight: Fight[Any]) -> bytes | None:
    """The last quiet moment that a fight keeps; None if it keeps none but its start, or it cannot be written."""
    last = fight.snapshots[-1] if fight.snapshots else None
    if last is None or last.position == 0:
        return None
    scene, written = fight.scene, io.BytesIO()
    try:
        told = scene.events[: last.told], scene.marks[: last.marked], last.heads
        Writer(written, shared(fight.start, last.state)).dump((last.position, last.state, *told))
    except UNFIT:
        return None
    return written.getvalue()


def thaw(data: bytes, start: Any, package: str = "") -> Moment:
    """The moment that bytes tell, of a fight with this start; `package` is where the game's own classes stand.

    Unthawed if they tell none: of another start, of another version, or of nothing.
    """
    try:
        return Moment(*Reader(io.BytesIO(data), start, package).load())
    except Exception as error:  # a pickle can fail in any way
        raise Unthawed(f"{type(error).__name__}: {error}") from error


# -- what is shared with the start -----------------------------------------------------------------
def shared(start: Any, state: Any) -> dict[int, Way]:
    """By identity: the objects that stand at the same place in both, and where that is."""
    found: dict[int, Way] = {}
    waiting: list[tuple[Way, Any, Any]] = [((), start, state)]
    while waiting:
        way, old, new = waiting.pop()
        if old is new and is_dataclass(new):
            found.setdefault(id(new), way)
        elif type(old) is type(new):
            there = dict(parts(old))
            waiting.extend(((*way, key), there[key], each) for key, each in parts(new) if key in there)
    return found


def parts(thing: Any) -> Iterator[tuple[Any, Any]]:
    """What something consists of, each part with its name, key or number."""
    if isinstance(thing, Mapping):
        yield from thing.items()
    elif isinstance(thing, (list, tuple)):
        yield from enumerate(thing)
    elif is_dataclass(thing):
        for each in fields(thing):
            yield each.name, getattr(thing, each.name)


def part(thing: Any, key: Any) -> Any:
    return getattr(thing, key) if is_dataclass(thing) else thing[key]


class Shared:
    """Stands in the bytes for what is found in the start."""


class Made:
    """Stands in the bytes for something of a compiled class, which cannot be made before its values are known."""


def made(kind: type[Any], values: dict[str, Any]) -> Any:
    """Something with these values, whatever making it would have made of them."""
    thing = kind(**{each.name: values[each.name] for each in fields(kind) if each.init})
    for name, value in values.items():
        object.__setattr__(thing, name, value)
    return thing


class Writer(pickle.Pickler):
    """Writes everything but what is shared."""

    def __init__(self, file: io.BytesIO, ways: dict[int, Way]) -> None:
        super().__init__(file, 5)
        self._ways = ways

    def reducer_override(self, thing: Any) -> Any:
        way = self._ways.get(id(thing))
        if way is not None:
            return Shared, way
        kind = type(thing)
        if hasattr(kind, COMPILED) and is_dataclass(kind):
            return Made, (kind, dict(parts(thing)))
        return NotImplemented


class Reader(pickle.Unpickler):
    """Reads what a `Writer` has written: classes of the engine and of the game, and no functions."""

    def __init__(self, file: io.BytesIO, start: Any, package: str) -> None:
        super().__init__(file)
        self._start, self._places = start, (*ENGINE, f"{package}.") if package else ENGINE

    def find_class(self, module: str, name: str) -> Any:
        if module == __name__ and name in (Shared.__name__, Made.__name__):
            return self._shared if name == Shared.__name__ else made
        ours = f"{module}.".startswith(self._places)
        found = super().find_class(module, name) if ours or (module, name) in PLAIN else None
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name} does not belong into a fight")
        return found

    def _shared(self, *way: Any) -> Any:
        found = self._start
        for key in way:
            found = part(found, key)
        return found

    def persistent_load(self, pid: Any) -> NoReturn:
        raise pickle.UnpicklingError("nothing is kept elsewhere")
