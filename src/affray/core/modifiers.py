"""Numbers with reasons: every modifier says why it is there. Which of them add up is the ruleset's choice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change to a number, with the rule it comes from and, where the game stacks by type, its kind."""

    value: int
    why: str
    rule: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """A number and where it comes from.

    >>> str(tally(Modifier(12, "die"), Modifier(5, "dexterity"), Modifier(-2, "prone")))
    '15 = 12 die + 5 dexterity - 2 prone'
    """

    parts: tuple[Modifier, ...] = ()

    @property
    def total(self) -> int:
        total = 0
        for part in self.parts:
            total += part.value
        return total

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


def tally(*parts: Modifier) -> Tally:
    """Add up; zeros leave no trace behind the first part."""
    return Tally(tuple(part for number, part in enumerate(parts) if part.value or number == 0))
