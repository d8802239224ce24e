"""What an option still needs: fields with domains. Domains are callables, read only when somebody looks.

A field knows three things: whether a value is of its kind, which values can be named (the forbidden ones too: the rules
say why not), and how a person writes it. What is legal among the nameable is for the option's rules to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import islice
from shlex import quote
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

from .globs import fitting, is_glob
from .inflected import akin
from .limits import FARTHEST, LONGEST_GLOB, LONGEST_LINE, LONGEST_NUMBER, MOST_VALUES, shown
from .refusals import Refusal, Value, Values, refuse

T = TypeVar("T")
Type = Literal[
    "combatant", "kind", "item", "feature", "power", "side", "option", "setting", "direction", "word",
    "square", "corner", "point", "number", "yes_no", "text",
]  # fmt: skip
"""What a value stands for, so that whoever knows no game can draw a chooser and find the words for it.

A name is that of a combatant (or of an object aimed at like one), a kind of combatants (or somebody of that kind), an
item, a feature of the ground, a power (a spell, an ability, an effect of one), a side or group, an option, a setting of
the game master; a direction of the compass; or a mere word of the game. A place is a square of a grid, a corner at
which squares meet (from 0 to the width), or a point of an open field.
"""
Spot = tuple[int, int]
Names = Callable[[], Sequence[str]]
FEW = 8
"""So many values of a field are shown at the most."""
UNSAID = ("type", "body", "alike", "default", "unasked")
"""What the repr of a field leaves out: it is the same wherever an option of that name is."""


class Leg(NamedTuple):
    """A step of a way: where it leads, what the way costs until there, and who may answer it."""

    place: Spot
    cost: int
    provokes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Area:
    """What an answer puts on the map: its shape and its size, in the units of the battlefield, and how wide a line is.

    Where enough is given to know where it lies, `places` has its squares and `who` those in it, by the geometry of the
    rules. On an open field it is a circle around `centre`, or a cone from there towards a point; then there are no
    squares.
    """

    shape: str
    size: int
    width: int = 0
    centre: Spot | None = None
    towards: Spot | None = None
    places: tuple[Spot, ...] | None = None
    who: tuple[str, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class Field:
    """The base of all fields. An optional field may be left out of an answer.

    `default` is the value that it then has; where that depends, it is None and the game's messages say what happens
    (`default-<option>-<field>`, or `default-<field>` for all options).

    If it `opens`, there may be no legal answer without it: `as bonus_action` when the action is spent. `none` says why
    nothing can be named, `strange` by which rule a name is refused that means nothing here. `type` says what a value
    stands for.

    What a game knows of legality without trying every value, each exactly as trying would find: `bulk` gives all legal
    values beside those of other fields, in the order of `some`, or None where it does not know; `narrow` those of which
    it must be one; `concerns` says whether the field has to do with them at all; with `alike` no rule looks at which
    value it is. `unasked` are names that are legal and yet meant only where somebody says them: bare hands of one who
    has a sword. `sorts` tells how a weapon is used, `melee` or `ranged` or both, for whoever says no more than `shoot`.
    `area` tells what the values of an answer put on the map, as far as they are given; None if nothing.
    """

    type: Type = "text"
    optional: bool = False
    default: Value = None
    opens: bool = False
    none: Callable[[], Iterable[Refusal]] | None = None
    strange: Callable[[str], Refusal] | None = None
    bulk: Callable[[Values], Iterable[Value] | None] | None = None
    narrow: Callable[[Values], Iterable[Value] | None] | None = None
    concerns: Callable[[Values], bool] | None = None
    alike: bool = False
    unasked: tuple[str, ...] = ()
    sorts: Callable[[str], Sequence[str]] | None = None
    area: Callable[[Values], Area | None] | None = None

    takes: ClassVar[str] = "text"
    """What kind of chooser it wants."""

    def __init_subclass__(cls) -> None:
        cls.__repr__ = Field.__repr__  # type: ignore[method-assign]  # before dataclasses write one of their own

    def __repr__(self) -> str:
        """What is not as usual, and the first values that can be named: `OneOf('t1', 't2', optional=True)`."""
        named = [repr(each) for each in islice(self.some(), FEW + 1)] if hasattr(self, "among") else []
        set_ = [(each, getattr(self, each.name)) for each in fields(self) if each.name not in UNSAID]
        said = [f"{each.name}={value!r}" for each, value in set_ if value != each.default and not callable(value)]
        return f"{type(self).__name__}({', '.join([*named[:FEW], *['…'][: len(named) - FEW], *said])})"

    def described(self) -> dict[str, Any]:
        """The field as plain data, without what is legal: what it takes, what that stands for, and its limits."""
        found: dict[str, Any] = {"takes": self.takes, "type": self.type, "optional": self.optional}
        if self.optional:
            found["default"] = None if self.default is None else self.to_json(self.default)
        return found

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        """Why this value is not of the field's kind; a plain field takes a word."""
        if not isinstance(value, str) or len(value) > LONGEST_LINE:
            yield refuse("CORE-TEXT", field=name, longest=LONGEST_LINE)

    def some(self) -> Iterable[Value]:
        """Nameable values, the likeliest first; may be long, so take only what you need."""
        return ()

    def few(self, most: int) -> Iterable[Value]:
        """The likeliest of the nameable values, where not all can be looked at."""
        return islice(iter(self.some()), most)

    def span(self) -> range | None:
        """All numbers that can be named; None if the field takes no number."""
        return None

    def grown(self, value: Value) -> list[tuple[str, Value]] | None:
        """A value with one name more, by that name: every way to go on. None if the field does not take several."""
        return None

    def is_part(self, value: Value) -> bool:
        """Whether a value still lacks names to be one."""
        return False

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        """Take this field's words off the front and return the value, or say why they make none."""
        return words.pop(0)

    def show(self, value: Value) -> str:
        """The value as `parse` reads it."""
        return str(value)

    def to_json(self, value: Value) -> Any:
        """The value as JSON knows it: lists for tuples."""
        return thawed(value)

    def from_json(self, data: Any) -> Value:
        """The value that JSON data stand for; whether it is one of this field, `refusals` says."""
        return frozen(data)

    def unknown(self, name: str, value: str, among: Sequence[str]) -> Refusal:
        """The refusal of a name that means nothing here: by a rule of the game, if one says so."""
        if self.strange is not None:
            return self.strange(value)
        return refuse("CORE-FIELD", field=name, value=value, among=tuple(among))

    def by_rule(self, found: T | Refusal) -> T | Refusal:
        """What was read, or the game's rule against a word that means nothing."""
        if isinstance(found, Refusal) and found.rule == "CORE-FIELD" and self.strange is not None:
            return self.strange(found["value"])
        return found


def matching(word: str, known: Sequence[str]) -> list[str]:
    """What a word means among the known names: itself, a glob, or the names it begins, wholly or behind a dot.

    Small letters and capitals are the same, unless two names differ in nothing else.

    >>> known = ["orc-1", "orc-10", "elf", "elf.bow"]
    >>> matching("orc-1", known), matching("bow", known), matching("*-1*", known), matching("ORC-1", known)
    (['orc-1'], ['elf.bow'], ['orc-1', 'orc-10'], ['orc-1'])
    """
    if not word:
        return []
    if word in known:
        return [word]
    lower = word.lower()
    if is_glob(word):
        return fitting(lower, known)
    if same := [name for name in known if name.lower() == lower]:
        return same
    begun = [name for name in known if name.lower().startswith(lower)]
    return begun or [name for name in known if name.lower().rpartition(".")[2].startswith(lower)]


def one_of_names(name: str, word: str, known: Sequence[str], likely: Sequence[str] = ()) -> str | Refusal:
    """The single name a word means, the likely ones preferred, or the refusal that tells the candidates."""
    found = names_meant(name, word, known, likely)
    if isinstance(found, Refusal):
        return found
    return found[0] if len(found) == 1 else refuse("CORE-AMBIGUOUS", field=name, value=word, among=tuple(found))


def names_meant(name: str, word: str, known: Sequence[str], likely: Sequence[str] = ()) -> list[str] | Refusal:
    """The names a word means, several only by a glob: itself, else the likely ones, else the known ones; a word in
    another case comes last.
    """
    if len(word) > LONGEST_GLOB and is_glob(word):
        return refuse("CORE-LONG", what="glob", most=LONGEST_GLOB)
    same = [each for each in known if each.lower() == word.lower()]
    found = [word] if word in known else same or matching(word, likely) or matching(word, known) or akin(word, known)
    if found and (len(found) == 1 or is_glob(word)):
        return found
    rule = "CORE-AMBIGUOUS" if found else "CORE-FIELD"
    return refuse(rule, field=name, value=shown(word), among=tuple(found or known))


@dataclass(frozen=True)
class OneOf(Field):
    """One of these names; an abbreviation means a `likely` one first."""

    among: Names
    likely: Names | None = None
    type: Type = field(default="word", kw_only=True)
    takes = "one"

    def described(self) -> dict[str, Any]:
        return {**super().described(), "among": list(self.among())}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, str) or value not in self.among():
            yield self.unknown(name, shown(value), self.among())

    def some(self) -> Iterable[Value]:
        return self.among()

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        likely = self.likely() if self.likely else ()
        return self.by_rule(one_of_names(name, words.pop(0), self.among(), likely))


def words(
    *known: str, optional: bool = True, opens: bool = False, type: Type = "word", default: str | None = None
) -> OneOf:
    """A field for one of these words."""

    def among() -> Sequence[str]:
        return known

    return OneOf(among, optional=optional, opens=opens, type=type, default=default)


def somebody(names: Mapping[str, object], likely: Iterable[str] = (), optional: bool = False) -> OneOf:
    """A field for one of the names of a mapping as it is when somebody looks; the likely ones come first."""
    preferred = list(likely)

    def among() -> Sequence[str]:
        return [*preferred, *(name for name in names if name not in preferred)]

    def meant() -> Sequence[str]:
        return preferred

    return OneOf(among, meant, optional=optional, type="combatant")


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
    at_most: int | None = None
    type: Type = field(default="word", kw_only=True)
    takes = "several"

    def described(self) -> dict[str, Any]:
        limits = {"at_least": self.at_least, "at_most": self.most(), "all_of": self.all_of, "again": self.again}
        return {**super().described(), "among": list(self.among()), **limits}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        known = self.among()
        if not are_names(value, known):
            named = [each for each in value if each not in known] if isinstance(value, tuple) else []
            yield self.unknown(name, shown(named[0] if named and self.strange else value), known)
            return
        fits = self.at_least <= len(value) <= self.most() and (self.again or len(set(value)) == len(value))
        if not fits or (self.all_of and len(value) != len(known)):
            yield refuse("CORE-FIELD", field=name, value=shown(self.show(value)), among=tuple(known))

    def most(self) -> int:
        """How many names an answer has at the most."""
        if self.at_most is not None:
            return self.at_most
        return MOST_VALUES if self.again else len(self.among())

    def grown(self, value: Value) -> list[tuple[str, Value]] | None:
        known, taken = self.among(), value if isinstance(value, tuple) else ()
        if not are_names(taken, known) or len(taken) >= self.most():
            return []
        return [(each, (*taken, each)) for each in known if self.again or each not in taken]

    def is_part(self, value: Value) -> bool:
        return len(value) < (len(self.among()) if self.all_of else self.at_least)

    def some(self) -> Iterable[Value]:
        known = tuple(self.among())
        together = tuple(self.likely()) if self.likely else known
        if self.at_least <= len(together) <= self.most():
            yield together
        if not self.all_of:
            if self.at_least <= 1 <= self.most():
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
            found = self.by_rule(names_meant(name, word, self.among(), likely))
            if isinstance(found, Refusal):
                return found
            taken += [each for each in found if self.again or each not in taken]
        return tuple(taken)

    def show(self, value: Value) -> str:
        return ",".join(map(str, value)) or "-"


@dataclass(frozen=True)
class Number(Field):
    """A whole number within limits.

    Which of them are legal can be asked as stretches (`probe.stretches`); of many numbers the legal ones lie side by
    side, or `bulk` says which they are.
    """

    low: int
    high: int
    type: Type = field(default="number", kw_only=True)
    takes = "number"

    def described(self) -> dict[str, Any]:
        return {**super().described(), "low": self.low, "high": self.high}

    def span(self) -> range | None:
        return range(self.low, self.high + 1)

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            yield refuse("CORE-NUMBER", field=name, value=shown(value), low=self.low, high=self.high)

    def some(self) -> Iterable[Value]:
        return range(self.low, self.high + 1)

    def few(self, most: int) -> Iterable[Value]:
        """Both ends, and those next to nothing: `height 0` before `height -500`."""
        if self.high - self.low < most:
            return self.some()
        near = min(max(0, self.low), self.high)
        close = range(max(self.low, near - most // 2), min(self.high, near + most // 2) + 1)
        nearest = sorted(close, key=lambda each: (abs(each - near), -each))[: most - 2]
        return dict.fromkeys([*nearest, self.low, self.high])

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0)
        if is_whole(word):
            return int(word)
        return refuse("CORE-NUMBER", field=name, value=shown(word), low=self.low, high=self.high)


@dataclass(frozen=True)
class YesNo(Field):
    """Yes or no; left out it is no, unless the game says otherwise."""

    type: Type = field(default="yes_no", kw_only=True)
    default: Value = field(default=False, kw_only=True)
    takes = "yes_no"

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, bool):
            yield refuse("CORE-FIELD", field=name, value=shown(value), among=("yes", "no"))

    def some(self) -> Iterable[Value]:
        return (True, False)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0).lower()
        if word in ("yes", "y", "true", "no", "n", "false"):
            return word[0] in "yt"
        return refuse("CORE-FIELD", field=name, value=shown(word), among=("yes", "no"))

    def show(self, value: Value) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Text(Field):
    """Free words of a person; quotes keep several together."""

    longest: int = 200

    def described(self) -> dict[str, Any]:
        return {**super().described(), "longest": self.longest}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, str) or len(value) > LONGEST_LINE or not 0 < len(value.strip()) <= self.longest:
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
    type: Type = field(default="combatant", kw_only=True)
    takes = "split"

    def described(self) -> dict[str, Any]:
        return {**super().described(), "total": self.total, "exact": self.exact, "among": list(self.among())}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        known = self.among()
        fits = isinstance(value, dict) and are_names(tuple(value), known)
        if not fits or not all(type(each) is int and 1 <= each <= FARTHEST for each in value.values()):
            yield refuse("CORE-FIELD", field=name, value=shown(value), among=tuple(known))
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

    def grown(self, value: Value) -> list[tuple[str, Value]] | None:
        shares = value if isinstance(value, dict) else {}
        if not all(type(each) is int for each in shares.values()) or sum(shares.values()) >= self.total:
            return []
        return [(each, {**shares, each: shares.get(each, 0) + 1}) for each in self.among()]

    def is_part(self, value: Value) -> bool:
        return self.exact and sum(value.values()) < self.total

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
                return refuse("CORE-FIELD", field=name, value=shown(f"{key}={number}"), among=tuple(self.among()))
            shares.update({each: int(number) for each in found})
        return shares

    def show(self, value: Value) -> str:
        return " ".join(f"{key}={each}" for key, each in value.items()) or "-"


def thawed(value: Value) -> Any:
    """Tuples as lists, all the way down."""
    if isinstance(value, tuple):
        return [thawed(each) for each in value]
    return dict(value) if isinstance(value, Mapping) else value


def frozen(data: Any, depth: int = 4) -> Value:
    """Lists as tuples, as deep as a value can be; what lies deeper is none, and stays as it is."""
    if isinstance(data, list) and depth:
        return tuple([frozen(each, depth - 1) for each in data])
    return data


def is_whole(word: str, digits: int = LONGEST_NUMBER) -> bool:
    """Whether a word is a whole number of not too many digits; a longer one is none that anybody means."""
    unsigned = word.removeprefix("-")
    return unsigned.isdecimal() and unsigned.isascii() and len(unsigned) <= digits


def are_names(value: Value, known: Sequence[str]) -> bool:
    """Whether a value is a tuple of known names, and not of too many."""
    if not isinstance(value, tuple) or len(value) > MOST_VALUES:
        return False
    return all(isinstance(each, str) and each in known for each in value)
