"""A tiny game for tests: beasts in a cage, with kinds of fields that no shipped game has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from affray.core.entries import SEVERAL, Between, Length
from affray.core.refusals import refuse
from affray.rulesets.game import Problem


@dataclass(kw_only=True)
class Beast:
    """A kind of beast."""

    legs: Annotated[int, Between(high=8)] = 4
    cry: Annotated[str, Length(2, 5)] = "roar"


@dataclass(kw_only=True)
class Pit:
    """A hole."""

    depth: Annotated[int, Between(low=1)]


@dataclass(kw_only=True)
class Fence:
    """A line nobody crosses."""

    wood: Literal["oak", "pine"]
    height: int = 1


@dataclass(kw_only=True)
class Caged:
    """A beast in the cage."""

    unit: str
    count: int = 1


@dataclass(kw_only=True)
class Cage:
    """An arena file."""

    game: Literal["arena"]
    title: str = ""
    beasts: Annotated[list[Annotated[Caged, SEVERAL]], Length(1, 3)]
    hazard: Pit | Fence | None = None
    strength: Annotated[int, Between(1, 6)] | str = 1
    kinds: dict[str, Beast] = field(default_factory=dict)


class Arena:
    """As much of a game as files need."""

    name = "arena"
    package = __name__
    encounter: type[Any] = Cage

    def problems(self, cage: Cage) -> list[Problem]:
        return [
            Problem(("beasts", number, "unit"), refuse("FILE-UNKNOWN-NAME", kind="beast", value=beast.unit, hint=""))
            for number, beast in enumerate(cage.beasts)
            if beast.unit not in cage.kinds
        ]


ARENA: Any = Arena()
