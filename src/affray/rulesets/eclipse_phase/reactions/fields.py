"""A field of an answer that only this game has: the condition of a delayed act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from affray.core.fields import Text
from affray.core.refusals import Value

from ..time.triggers import PLAIN


@dataclass(frozen=True)
class ConditionText(Text):
    """The words of a condition; the nameable ones come first."""

    areas: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()

    def some(self) -> Iterable[Value]:
        others = [f"enemy_enters:{each}" for each in self.areas] + [f"acts:{each}" for each in self.ids]
        return [*PLAIN, "enemy_within:5", *others, "custom:signal"]
