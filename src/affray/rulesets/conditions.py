"""Conditions as objects: a game writes each of its conditions once, in one table, and everything else follows from it.

>>> @dataclass(frozen=True, kw_only=True)
... class Ailment(ConditionKind):
...     slow: bool = False
>>> TABLE = ConditionTable(
...     Ailment(name="prone", rule="X-COND-1", slow=True),
...     Ailment(name="asleep", rule="X-COND-2", implies=("prone",)),
... )
>>> TABLE.mark["asleep"], TABLE.those(lambda each: each.slow), TABLE.with_implied(TABLE.mark["asleep"])
(2, 1, 3)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar


@dataclass(frozen=True, kw_only=True)
class ConditionKind:
    """What a condition is: its name, the rule that it follows from, the conditions it brings with it while it lasts.

    A game adds what its conditions change, forbid, and how they end.
    """

    name: str
    rule: str
    implies: tuple[str, ...] = ()


K = TypeVar("K", bound=ConditionKind)


class ConditionTable(Generic[K]):
    """All conditions of a game in the order in which they are shown, each with a bit of its own (`mark`)."""

    def __init__(self, *kinds: K) -> None:
        self._kinds = {kind.name: kind for kind in kinds}
        self.mark = {name: 1 << number for number, name in enumerate(self._kinds)}
        self.names = tuple(self._kinds)
        self._implied: dict[int, int] = {}
        strange = [name for kind in kinds for name in kind.implies if name not in self._kinds]
        if strange or len(self._kinds) < len(kinds):
            raise ValueError(f"conditions named twice, or implied without being in the table: {strange}")

    def __getitem__(self, name: str) -> K:
        return self._kinds[name]

    def __contains__(self, name: object) -> bool:
        return name in self._kinds

    def __iter__(self) -> Iterator[K]:
        return iter(self._kinds.values())

    def of(self, marks: int) -> list[K]:
        """The conditions that these bits stand for."""
        return [kind for name, kind in self._kinds.items() if marks & self.mark[name]]

    def those(self, test: Callable[[K], bool]) -> int:
        """The bits of all conditions of which something is true."""
        return self.all_of(*[kind.name for kind in self if test(kind)])

    def all_of(self, *names: str) -> int:
        """The bits of these conditions."""
        marks = 0
        for name in names:
            marks |= self.mark[name]
        return marks

    def with_implied(self, marks: int) -> int:
        """These conditions with everything they bring along."""
        known = self._implied.get(marks)
        if known is None:
            known, before = marks, 0
            while known != before:
                before = known
                for kind in self.of(before):
                    known |= self.all_of(*kind.implies)
            self._implied[marks] = known
        return known
