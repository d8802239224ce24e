"""Why something is not legal: a rule and the facts that failed. Reasons are values, never exceptions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Value = Any
"""What a field of an answer may hold: text, whole numbers, yes/no, tuples of those, or whole numbers by name."""

Values = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason: the id of the rule that forbids, and the facts a person needs to see why."""

    rule: str
    facts: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return f"{self.rule}({', '.join(f'{name}={value}' for name, value in self.facts)})"

    def __repr__(self) -> str:
        return f"Refusal({', '.join([repr(self.rule), *(f'{name}={value!r}' for name, value in self.facts)])})"

    def __getitem__(self, name: str) -> Value:
        return dict(self.facts)[name]


def refuse(rule: str, **facts: Value) -> Refusal:
    """Build a refusal with its facts in the order they are named.

    >>> str(refuse("GAME-MOVE-1", who="bor", left=2))
    'GAME-MOVE-1(who=bor, left=2)'
    """
    return Refusal(rule, tuple(facts.items()))


def rules_of(refusals: Iterable[Refusal]) -> list[str]:
    """The rule ids alone, in the order in which they were given; the first is the official one."""
    return [refusal.rule for refusal in refusals]
