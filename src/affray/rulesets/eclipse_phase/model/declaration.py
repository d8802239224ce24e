"""Options as they are declared: what is left open is refused by a rule of the game (EP-DECL-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from affray.core.fields import Field
from affray.core.refusals import Refusal, Value, Values
from affray.core.replies import plain
from affray.core.script import NOTHING, Group, Option, always

from .catalogue import in_order, no


def no_examples() -> list[dict[str, Value]]:
    return []


class Declaration(Option):
    """An act that can be declared. Something left open is a rule of this game (EP-DECL-5)."""

    __slots__ = ("left_open", "suggest")

    def __init__(
        self,
        id: str,
        fields: Mapping[str, Field] | Callable[[], Mapping[str, Field]],
        why_not: Callable[[Values], Iterable[Refusal]],
        left_open: Callable[[Values], Iterable[Refusal]] = always,
        suggest: Callable[[], Iterable[dict[str, Value]]] = no_examples,
        group: Group = "other",
        leads: Sequence[Values] = (),
    ) -> None:
        Option.__init__(self, id, fields, why_not, group=group, leads=leads)
        self.left_open, self.suggest = left_open, suggest

    def refusals(self, values: Values) -> list[Refusal]:
        found = Option.refusals(self, values)
        if all(self.is_of_kind(name, value) for name, value in values.items()):
            found += self.left_open(values)
        return in_order([no("EP-DECL-5", field=x["field"]) if x.rule == "CORE-MISSING" else x for x in found])

    def is_of_kind(self, name: str, value: Value) -> bool:
        """Whether a value is what its field asks for."""
        return name in self.fields and not any(True for _ in self.fields[name].refusals(name, value))

    def answers(self, given: Values = NOTHING) -> Iterator[dict[str, Value]]:
        """Where one field demands another, the deed itself knows complete answers."""
        if not list(self.why_not(NOTHING)):
            for values in self.suggest():
                likely = {**values, **given}
                if not self.refusals(likely):
                    yield likely
        for values in Option.answers(self, given):
            if not any(True for _ in self.left_open(values)):
                yield values


class Refused(Option):
    """Something that cannot be done now, whatever is said with it: only its rules speak."""

    __slots__ = ()

    def refusals(self, values: Values) -> list[Refusal]:
        return list(self.why_not(plain(values)))
