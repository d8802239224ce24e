"""Places as values: which can be named, and how people write them, in whole lengths or parts of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .fields import Field, Leg, Spot, Type, is_whole
from .limits import FARTHEST, LONGEST_PLACE, MOST_VALUES, shown
from .refusals import Refusal, Value, Values, refuse


@dataclass(frozen=True)
class Place(Field):
    """One place: a square of a grid or a point of an open field, as two whole numbers.

    A field of finer grain than people speak of has `grain` units to the whole: with 4, `6.25,8` is (25, 32). Where a
    `body` comes to stand, it is so wide and so deep; a square is its corner of the smallest numbers, a point its
    middle.
    """

    among: Callable[[], Iterable[Spot]]
    grain: int = 1
    type: Type = field(default="square", kw_only=True)
    body: tuple[int, int] | None = field(default=None, kw_only=True)
    takes = "place"

    def described(self) -> dict[str, Any]:
        return {**super().described(), **drawn(self)}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not is_spot(value):
            yield refuse("CORE-PLACE", field=name, value=shown(value))

    def some(self) -> Iterable[Value]:
        return self.among()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0)
        spot = read_spot(word, self.grain)
        return refuse("CORE-PLACE", field=name, value=shown(word)) if spot is None else spot

    def show(self, value: Value) -> str:
        return show_spot(value, self.grain)


@dataclass(frozen=True)
class Places(Field):
    """Several places in order: a path step by step, or the squares of an area.

    A `body` goes along the path; `way` tells step by step how it goes beside the other values, nothing if it cannot.
    """

    among: Callable[[], Iterable[tuple[Spot, ...]]]
    grain: int = 1
    at_least: int = 1
    type: Type = field(default="square", kw_only=True)
    body: tuple[int, int] | None = field(default=None, kw_only=True)
    way: Callable[[tuple[Spot, ...], Values], Sequence[Leg]] | None = field(default=None, kw_only=True)
    takes = "places"

    def described(self) -> dict[str, Any]:
        return {**super().described(), **drawn(self), "at_least": self.at_least}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        fits = isinstance(value, tuple) and self.at_least <= len(value) <= MOST_VALUES
        if not fits or not all(is_spot(each) for each in value):
            yield refuse("CORE-PLACE", field=name, value=shown(value))

    def some(self) -> Iterable[Value]:
        return self.among()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        """All words that look like places: `3,4 3,5 4,6`, or `-` for none."""
        taken: list[Spot] = []
        if words and words[0] == "-":
            words.pop(0)
            return ()
        while words and (spot := read_spot(words[0], self.grain)) is not None:
            taken.append(spot)
            words.pop(0)
        if not taken and words:
            return refuse("CORE-PLACE", field=name, value=shown(words.pop(0)))
        return tuple(taken)

    def show(self, value: Value) -> str:
        return " ".join(show_spot(each, self.grain) for each in value) or "-"


def drawn(domain: Place | Places) -> dict[str, Any]:
    """How a place is drawn: the grain of its numbers, the body that comes to stand there, whether it puts an area."""
    body = None if domain.body is None else list(domain.body)
    return {"grain": domain.grain, "body": body, "area": domain.area is not None}


def is_spot(value: Value) -> bool:
    """Two whole numbers, neither of them beyond the end of the world."""
    if not isinstance(value, tuple) or len(value) != 2:
        return False
    x, y = value
    return type(x) is int and type(y) is int and -FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST


def read_spot(word: str, grain: int) -> Spot | None:
    """Two numbers with a comma between them, or a semicolon if the comma is decimal: `6.25,8` or `6,25;8`.

    Exact to the grain; None if they are not that.
    """
    parts = word.replace(",", ".").split(";") if ";" in word else word.strip("()").split(",")
    units = [read_units(part, grain) for part in parts]
    return (units[0], units[1]) if len(units) == 2 and units[0] is not None and units[1] is not None else None


def read_units(text: str, grain: int) -> int | None:
    """A decimal number as whole units, without floating point: `6.25` with a grain of 4 is 25."""
    whole, _, part = text.strip().partition(".")
    if not is_whole(whole, LONGEST_PLACE) or (part and (part.startswith("-") or not is_whole(part, LONGEST_PLACE))):
        return None
    scale = 10 ** len(part)
    units, rest = divmod(int(part or 0) * grain, scale)
    sign = -1 if whole.startswith("-") else 1
    return None if rest else int(whole) * grain + sign * units


def show_units(units: int, grain: int) -> str:
    """Whole units as people write them: 25 with a grain of 4 is `6.25`."""
    whole, rest = divmod(abs(units), grain)
    digits = ""
    while rest and len(digits) < 6:
        digit, rest = divmod(rest * 10, grain)
        digits += str(digit)
    return f"{'-' if units < 0 else ''}{whole}{'.' + digits if digits else ''}"


def show_spot(spot: Spot, grain: int) -> str:
    return f"{show_units(spot[0], grain)},{show_units(spot[1], grain)}"
