"""Numbers with reasons: every modifier says why it is there, and which of them add up is the ruleset's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change to a number, with the rule it comes from and, where the game stacks by type, its kind."""

    value: int
    why: str
    rule: str = ""
    kind: str = ""


Stacking = Callable[[Sequence[Modifier]], Sequence[Modifier]]


def all_add(modifiers: Sequence[Modifier]) -> Sequence[Modifier]:
    """Everything counts."""
    return modifiers


def best_of_kind(modifiers: Sequence[Modifier]) -> Sequence[Modifier]:
    """Bonuses of one kind do not add up, only the largest counts; penalties and bonuses without a kind all count.

    >>> two, three = Modifier(2, "song", kind="morale"), Modifier(3, "banner", kind="morale")
    >>> [each.value for each in best_of_kind([two, three, Modifier(-1, "rain")])]
    [3, -1]
    """
    best: dict[str, Modifier] = {}
    for each in modifiers:
        if each.kind and each.value > 0 and (each.kind not in best or each.value > best[each.kind].value):
            best[each.kind] = each
    return [m for m in modifiers if not m.kind or m.value <= 0 or best[m.kind] is m]


@dataclass(frozen=True, slots=True)
class Tally:
    """A number and where it comes from.

    >>> str(tally(Modifier(12, "die"), Modifier(5, "dexterity"), Modifier(-2, "prone")))
    '15 = 12 die + 5 dexterity - 2 prone'
    """

    parts: tuple[Modifier, ...] = ()

    @property
    def total(self) -> int:
        return sum(part.value for part in self.parts)

    def __int__(self) -> int:
        return self.total

    def __str__(self) -> str:
        return f"{self.total} = {self.reasons()}" if len(self.parts) > 1 else str(self.total)

    def reasons(self) -> str:
        """The parts in a row, signs between them."""
        first, *rest = self.parts or (Modifier(0, ""),)
        text = f"{first.value} {first.why}".rstrip()
        for part in rest:
            text += f" {'-' if part.value < 0 else '+'} {abs(part.value)} {part.why}".rstrip()
        return text


def tally(*parts: Modifier, stacking: Stacking = all_add) -> Tally:
    """Add up what the stacking rule of the game lets count; zeros leave no trace behind the first part."""
    counted = stacking(parts)
    return Tally(tuple(p for i, p in enumerate(counted) if p.value or i == 0))


def bounded(number: Tally, low: int, high: int, why: str, rule: str = "") -> Tally:
    """The number kept within limits, with the cut as a reason of its own."""
    kept = min(max(number.total, low), high)
    return number if kept == number.total else Tally((*number.parts, Modifier(kept - number.total, why, rule)))


def rules_behind(parts: Iterable[Modifier]) -> tuple[str, ...]:
    """The rules that the parts cite, once each, in order."""
    return tuple(dict.fromkeys(part.rule for part in parts if part.rule))
