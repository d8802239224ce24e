"""Fields for names and words: what cannot be named here is refused by a rule of the game (EP-DECL-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from affray.core.fields import OneOf, SeveralOf
from affray.core.refusals import Refusal, Value

from .catalogue import no


@dataclass(frozen=True)
class Naming:
    """The rule that says what a field can name, its code, and what the refused name is called in the facts."""

    rule: str = "EP-DECL-5"
    code: str = ""
    fact: str = "value"

    def ruled(self, refusal: Refusal) -> Refusal:
        """The same reason, by the rule of the game."""
        if refusal.rule != "CORE-FIELD":
            return refusal
        facts = {"field": refusal["field"], self.fact: refusal["value"], "among": refusal["among"]}
        return no(self.rule, self.code, **facts)


FREE = Naming()
WEAPON = Naming("EP-ACT-8", fact="weapon")
TARGET = Naming("EP-ATK-13", "no_target", "target")


@dataclass(frozen=True)
class Named(OneOf):
    """One of these names."""

    naming: Naming = FREE

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        for each in OneOf.refusals(self, name, value):
            yield self.naming.ruled(each)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        found = OneOf.parse(self, name, words)
        return self.naming.ruled(found) if isinstance(found, Refusal) else found


@dataclass(frozen=True)
class NamedSeveral(SeveralOf):
    """Several of these names."""

    naming: Naming = FREE

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        for each in SeveralOf.refusals(self, name, value):
            yield self.naming.ruled(each)

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        found = SeveralOf.parse(self, name, words)
        return self.naming.ruled(found) if isinstance(found, Refusal) else found


def words(*known: str, optional: bool = True, opens: bool = False, naming: Naming = FREE) -> Named:
    """A field with these words."""

    def among() -> Sequence[str]:
        return known

    return Named(among, optional=optional, opens=opens, naming=naming)
