"""By which rule a name is refused that means nothing here, and fields for words (EP-DECL-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from affray.core.fields import OneOf
from affray.core.refusals import Refusal

from .catalogue import Code, no


@dataclass(frozen=True, slots=True)
class Naming:
    """The rule that says what a field can name, its code, and what the refused name is called in the facts."""

    rule: str = "EP-DECL-5"
    code: Code | Literal[""] = ""
    fact: str = "value"

    def __call__(self, value: str) -> Refusal:
        return no(self.rule, self.code, **{self.fact: value})


FREE = Naming()
WEAPON = Naming("EP-ACT-8", fact="weapon")
TARGET = Naming("EP-ATK-13", "no_target", "target")


def words(
    *known: str, optional: bool = True, opens: bool = False, naming: Naming = FREE, default: str | None = None
) -> OneOf:
    """A field with these words."""

    def among() -> Sequence[str]:
        return known

    return OneOf(among, optional=optional, opens=opens, strange=naming, default=default)
