"""Fields for something that somebody has: what it does not have is refused by a rule of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from affray.core.fields import OneOf, Type
from affray.core.refusals import Refusal

from .catalogue import Code, no

Names = Callable[[], Sequence[str]]


def thing(
    among: Names, likely: Names | None = None, *, rule: str, code: Code, key: str, optional: bool = False,
    opens: bool = False, type: Type = "item",
) -> OneOf:  # fmt: skip
    """One of these things; any other name is refused by `rule`."""

    def strange(word: str) -> Refusal:
        return no(rule, code, **{key: word})

    return OneOf(among, likely, optional=optional, opens=opens, strange=strange, type=type)
