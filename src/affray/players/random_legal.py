"""A player that does anything the rules allow: for tests, and as the weakest opponent."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

from affray.core.fight import Fight
from affray.core.refusals import Value
from affray.core.script import Choose, Option, Pick

LOOKED_AT = 60
"""How many values of a field are tried at the most."""


class RandomLegal:
    """Picks an option at random, then legal values for its fields; the same seed makes the same choices."""

    def __init__(self, *seed: object, avoid: Sequence[str] = ()) -> None:
        self._random = random.Random("/".join(map(str, seed)))
        self.avoid = avoid

    def __call__(self, fight: Fight[Any], question: Choose) -> Pick:
        known = [option for option in question.known() if option.id not in self.avoid]
        while known:
            option = known.pop(self.below(len(known)))
            values = self.fill(option)
            if values is not None:
                return Pick(question.who, option.id, values)
        fallback = question.options()[0]
        return Pick(question.who, fallback.id, fallback.example() or {})

    def below(self, count: int) -> int:
        return int(self._random.random() * count)

    def fill(self, option: Option) -> dict[str, Value] | None:
        """Values for every field that together are legal; None if a few tries find none."""
        if list(option.why_not({})):
            return None
        values: dict[str, Value] = {}
        for name, domain in option.fields.items():
            if domain.optional and self.below(2):
                continue
            found = self.one_of(option, name, values)
            if found is None and not domain.optional:
                return None
            if found is not None:
                values[name] = found[0]
        return None if option.refusals(values) else values

    def one_of(self, option: Option, name: str, given: dict[str, Value]) -> tuple[Value] | None:
        """A random legal value beside those given, out of a sample of what can be named; each is tried once."""
        sample = list(islice(option.fields[name].some(), 5000))
        for _ in range(min(LOOKED_AT, len(sample))):
            at = self.below(len(sample))
            value, sample[at] = sample[at], sample[-1]
            sample.pop()
            if not list(option.why_not({**given, name: value})):
                return (value,)
        return None
