"""A field for something that somebody has: what it does not have is refused by a rule of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from affray.core.fields import OneOf, one_of_names
from affray.core.refusals import Refusal, Value

from .catalogue import no


@dataclass(frozen=True)
class Thing(OneOf):
    """One of these things; any other name is refused by `rule`."""

    rule: str = ""
    code: str = ""
    key: str = ""

    def refusals(self, name: str, value: Value) -> Iterator[Refusal]:
        if not isinstance(value, str) or value not in self.among():
            yield self.refusal(str(value))

    def parse(self, name: str, words: list[str]) -> Value | Refusal:
        word = words.pop(0)
        found = one_of_names(name, word, self.among(), self.likely() if self.likely else ())
        return self.refusal(word) if isinstance(found, Refusal) and found.rule == "CORE-FIELD" else found

    def refusal(self, word: str) -> Refusal:
        return no(self.rule, self.code, **{self.key: word})
