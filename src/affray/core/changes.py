"""How the game master changes values in words: of one or several, to a number or by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .fields import Field, Names, Type, is_whole, names_meant
from .limits import shown
from .refusals import Refusal, Value, refuse


@dataclass(frozen=True)
class Amount(Field):
    """A whole number, or a change of one: `5` and `=-5` say what it becomes, `+5` and `-5` by how much it changes.

    >>> amount = Amount(-10, 100)
    >>> amount.parse("to", ["-5"]), amount.parse("to", ["=-5"]), amount.parse("to", ["7"])
    ('-5', -5, 7)
    """

    low: int
    high: int
    type: Type = field(default="number", kw_only=True)
    takes = "number"

    def described(self) -> dict[str, Any]:
        return {**super().described(), "low": self.low, "high": self.high, "change": True}

    def span(self) -> range | None:
        return range(self.low, self.high + 1)

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if isinstance(value, str) and value[:1] in ("+", "-") and is_whole(value[1:]) and value[1:2] != "-":
            return
        if type(value) is not int or not self.low <= value <= self.high:
            yield refuse("CORE-NUMBER", field=name, value=shown(value), low=self.low, high=self.high)

    def some(self) -> Iterable[Value]:
        yield from range(max(self.low, 0), self.high + 1)
        yield from ("-1", "+1")

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0)
        number = word.removeprefix("=")
        if word[:1] in ("+", "-") and is_whole(word[1:]) and word[1:2] != "-":
            return word
        if is_whole(number):
            return int(number)
        return refuse("CORE-NUMBER", field=name, value=word, low=self.low, high=self.high)

    def show(self, value: Value) -> str:
        return f"={value}" if type(value) is int and value < 0 else str(value)


def wanted(was: int, amount: Value) -> int:
    """The number that is meant, whatever limits it may meet.

    >>> wanted(12, 5), wanted(12, "-5"), wanted(12, "+5")
    (5, 7, 17)
    """
    return amount if isinstance(amount, int) else was + int(amount)


@dataclass(frozen=True)
class Whom(Field):
    """One name, or several at once: with commas between them, or by a glob such as `goblin*`."""

    among: Names
    likely: Names | None = None
    type: Type = field(default="combatant", kw_only=True)
    takes = "several"

    def described(self) -> dict[str, Any]:
        known = list(self.among())
        return {**super().described(), "among": known, "at_least": 1, "at_most": len(known)}

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        known, given = self.among(), everybody(value)
        if not given or any(each not in known for each in given) or len(set(given)) != len(given):
            yield refuse("CORE-FIELD", field=name, value=self.show(given), among=tuple(known))

    def some(self) -> Iterable[Value]:
        known = self.among()
        yield from known
        if len(known) > 1:
            yield tuple(known)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        taken: list[str] = []
        for word in words.pop(0).split(","):
            found = names_meant(name, word, self.among(), self.likely() if self.likely else ())
            if isinstance(found, Refusal):
                return found
            taken += [each for each in found if each not in taken]
        return taken[0] if len(taken) == 1 else tuple(taken)

    def show(self, value: Value) -> str:
        return ",".join(everybody(value))


def everybody(value: Value) -> tuple[str, ...]:
    """The names that a value of `Whom` means."""
    if isinstance(value, str):
        return (value,)
    names = value if isinstance(value, tuple) else ()
    return tuple([each if isinstance(each, str) else shown(each) for each in names])
