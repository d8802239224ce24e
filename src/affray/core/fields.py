"""What an option still needs: fields with domains. Domains are callables, read only when somebody looks.

A field knows three things: whether a value is of its kind, which values can be named (the forbidden ones too: the rules
say why not), and how a person writes it. What is legal among the nameable is for the option's rules to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from shlex import quote

from .refusals import Refusal, Value, refuse

Spot = tuple[int, int]
Names = Callable[[], Sequence[str]]


@dataclass(frozen=True, kw_only=True)
class Field:
    """The base of all fields. An optional field may be left out of an answer.

    If it `opens`, there may be no legal answer without it: `as bonus_action` when the action is spent. `none` says why
    nothing can be named.
    """

    optional: bool = False
    opens: bool = False
    none: Callable[[], Iterable[Refusal]] | None = None

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        """Why this value is not of the field's kind."""
        yield from ()

    def some(self) -> Iterable[Value]:
        """Nameable values, the likeliest first; may be long, so take only what you need."""
        return ()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        """Take this field's words off the front and return the value, or say why they make none."""
        return words.pop(0)

    def show(self, value: Value) -> str:
        """The value as `parse` reads it."""
        return str(value)


def matching(word: str, known: Sequence[str]) -> list[str]:
    """What a word means among the known names: itself, a glob, or the names it begins, wholly or behind a dot.

    >>> known = ["orc-1", "orc-10", "elf", "elf.bow"]
    >>> matching("orc-1", known), matching("bow", known), matching("*-1*", known)
    (['orc-1'], ['elf.bow'], ['orc-1', 'orc-10'])
    """
    if not word:
        return []
    if word in known:
        return [word]
    lower = word.lower()
    if is_glob(word):
        return [name for name in known if fnmatchcase(name.lower(), lower)]
    begun = [name for name in known if name.lower().startswith(lower)]
    return begun or [name for name in known if name.lower().rpartition(".")[2].startswith(lower)]


def is_glob(word: str) -> bool:
    return any(each in word for each in "*?[")


def one_of_names(name: str, word: str, known: Sequence[str], likely: Sequence[str] = ()) -> str | Refusal:
    """The single name a word means, the likely ones preferred, or the refusal that tells the candidates."""
    found = names_meant(name, word, known, likely)
    if isinstance(found, Refusal):
        return found
    return found[0] if len(found) == 1 else refuse("CORE-AMBIGUOUS", field=name, value=word, among=tuple(found))


def names_meant(name: str, word: str, known: Sequence[str], likely: Sequence[str] = ()) -> list[str] | Refusal:
    """The names a word means, several only by a glob: itself, else the likely ones, else the known ones."""
    found = [word] if word in known else matching(word, likely) or matching(word, known)
    if found and (len(found) == 1 or is_glob(word)):
        return found
    rule = "CORE-AMBIGUOUS" if found else "CORE-FIELD"
    return refuse(rule, field=name, value=word, among=tuple(found or known))


@dataclass(frozen=True)
class OneOf(Field):
    """One of these names; an abbreviation means a `likely` one first."""

    among: Names
    likely: Names | None = None

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if value not in self.among():
            yield refuse("CORE-FIELD", field=name, value=str(value), among=tuple(self.among()))

    def some(self) -> Iterable[Value]:
        return self.among()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        return one_of_names(name, words.pop(0), self.among(), self.likely() if self.likely else ())


def words(*known: str, optional: bool = True, opens: bool = False) -> OneOf:
    """A field for one of these words."""

    def among() -> Sequence[str]:
        return known

    return OneOf(among, optional=optional, opens=opens)


def somebody(names: Mapping[str, object], likely: Iterable[str] = (), optional: bool = False) -> OneOf:
    """A field for one of the names of a mapping as it is when somebody looks; the likely ones come first."""
    preferred = list(likely)

    def among() -> Sequence[str]:
        return [*preferred, *(name for name in names if name not in preferred)]

    def meant() -> Sequence[str]:
        return preferred

    return OneOf(among, meant, optional=optional)


@dataclass(frozen=True)
class SeveralOf(Field):
    """Several of these names, each once, in the order given; with `all_of` it is an ordering of them all.

    An abbreviation means a `likely` one first, and all the likely ones together are the likeliest answer.
    With `again` a name may come more than once.
    """

    among: Names
    at_least: int = 1
    all_of: bool = False
    likely: Names | None = None
    again: bool = False

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        given, known = (value if isinstance(value, tuple) else ("?",)), self.among()
        fits = all(each in known for each in given) and len(given) >= self.at_least
        fits = fits and (self.again or len(set(given)) == len(given))
        if not fits or (self.all_of and len(given) != len(known)):
            yield refuse("CORE-FIELD", field=name, value=self.show(given), among=tuple(known))

    def some(self) -> Iterable[Value]:
        known = tuple(self.among())
        together = tuple(self.likely()) if self.likely else known
        if len(together) >= self.at_least:
            yield together
        if not self.all_of:
            if self.at_least <= 1:
                yield from ((each,) for each in known if (each,) != together)
            if self.at_least == 0 and together:
                yield ()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        """Names with commas between them, globs for several, `-` for none."""
        likely = self.likely() if self.likely else ()
        taken: list[str] = []
        for word in words.pop(0).split(","):
            if word in ("", "-"):
                continue
            found = names_meant(name, word, self.among(), likely)
            if isinstance(found, Refusal):
                return found
            taken += [each for each in found if self.again or each not in taken]
        return tuple(taken)

    def show(self, value: Value) -> str:
        return ",".join(map(str, value)) or "-"


@dataclass(frozen=True)
class Number(Field):
    """A whole number within limits."""

    low: int
    high: int

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            yield refuse("CORE-NUMBER", field=name, value=str(value), low=self.low, high=self.high)

    def some(self) -> Iterable[Value]:
        return range(self.low, self.high + 1)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0)
        if is_whole(word):
            return int(word)
        return refuse("CORE-NUMBER", field=name, value=word, low=self.low, high=self.high)


@dataclass(frozen=True)
class YesNo(Field):
    """Yes or no."""

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, bool):
            yield refuse("CORE-FIELD", field=name, value=str(value), among=("yes", "no"))

    def some(self) -> Iterable[Value]:
        return (True, False)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0).lower()
        if word in ("yes", "y", "true", "no", "n", "false"):
            return word[0] in "yt"
        return refuse("CORE-FIELD", field=name, value=word, among=("yes", "no"))

    def show(self, value: Value) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Text(Field):
    """Free words of a person; quotes keep several together."""

    longest: int = 200

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, str) or not 0 < len(value.strip()) <= self.longest:
            yield refuse("CORE-TEXT", field=name, longest=self.longest)

    def some(self) -> Iterable[Value]:
        return ("…",)

    def show(self, value: Value) -> str:
        plain = value.split() == [value] and not any(each in value for each in "'\"\\")
        return str(value) if plain else quote(value)


@dataclass(frozen=True)
class Split(Field):
    """Whole numbers of at least 1 for some of these names. How much may be given is for the rules to say.

    `total` is what a person or player can count on; `exact` demands that all of it is given out.
    """

    total: int
    among: Names
    exact: bool = False

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        known = self.among()
        fits = isinstance(value, Mapping) and all(
            key in known and type(each) is int and each >= 1 for key, each in value.items()
        )
        if not fits:
            yield refuse("CORE-FIELD", field=name, value=str(value), among=tuple(known))
        elif self.exact and sum(value.values()) != self.total:
            yield refuse("CORE-SPLIT", field=name, total=self.total, given=sum(value.values()))

    def some(self) -> Iterable[Value]:
        known = self.among()
        if self.total:
            for each in known:
                yield {each: self.total}
            for each in known if not self.exact else ():
                yield {each: 1}
        if not self.exact or not self.total:
            yield {}

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        """`orc-1=2 elf=1`, `orc*=1`, or `-` for nobody; takes all words of that shape."""
        shares: dict[str, int] = {}
        if words and words[0] == "-":
            words.pop(0)
            return shares
        while words and "=" in words[0]:
            key, _, number = words.pop(0).rpartition("=")
            found = names_meant(name, key, self.among())
            if isinstance(found, Refusal):
                return found
            if not is_whole(number):
                return refuse("CORE-FIELD", field=name, value=f"{key}={number}", among=tuple(self.among()))
            shares.update({each: int(number) for each in found})
        return shares

    def show(self, value: Value) -> str:
        return " ".join(f"{key}={each}" for key, each in value.items()) or "-"


@dataclass(frozen=True)
class Place(Field):
    """One place: a square of a grid or a point of an open field, as two whole numbers.

    A field of finer grain than people speak of has `grain` units to the whole: with 4, `6.25,8` is (25, 32).
    """

    among: Callable[[], Iterable[Spot]]
    grain: int = 1

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not is_spot(value):
            yield refuse("CORE-PLACE", field=name, value=str(value))

    def some(self) -> Iterable[Value]:
        return self.among()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0)
        spot = read_spot(word, self.grain)
        return refuse("CORE-PLACE", field=name, value=word) if spot is None else spot

    def show(self, value: Value) -> str:
        return show_spot(value, self.grain)


@dataclass(frozen=True)
class Places(Field):
    """Several places in order: a path step by step, or the squares of an area."""

    among: Callable[[], Iterable[tuple[Spot, ...]]]
    grain: int = 1
    at_least: int = 1

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, tuple) or len(value) < self.at_least or not all(is_spot(each) for each in value):
            yield refuse("CORE-PLACE", field=name, value=str(value))

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
            return refuse("CORE-PLACE", field=name, value=words.pop(0))
        return tuple(taken)

    def show(self, value: Value) -> str:
        return " ".join(show_spot(each, self.grain) for each in value) or "-"


LONGEST_NUMBER = 30
"""Digits of a number that somebody writes; Python itself refuses to read a number of thousands."""


def is_whole(word: str) -> bool:
    return word.removeprefix("-").isdecimal() and word.isascii() and len(word) <= LONGEST_NUMBER


def is_spot(value: Value) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(type(each) is int for each in value)


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
    if not is_whole(whole) or (part and (part.startswith("-") or not is_whole(part))):
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
