"""A tiny game for tests: beasts in a cage, with kinds of fields that no shipped game has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from affray.core.entries import OF_A_SIDE, Between, Length
from affray.rulesets.game import Problem
from affray.rulesets.intake import Intake


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

    renamed: ClassVar[Mapping[str, str]] = {"number": "count"}

    unit: str
    count: int = 1


@dataclass(kw_only=True)
class Cage:
    """An arena file."""

    renamed: ClassVar[Mapping[str, str]] = {"captives": "beasts", "sorts": "kinds"}

    game: Literal["arena"]
    title: str = ""
    beasts: Annotated[list[Annotated[Caged, OF_A_SIDE]], Length(1, 3)]
    hazard: Pit | Fence | None = None
    strength: Annotated[int, Between(1, 6)] | str = 1
    kinds: dict[str, Beast] = field(default_factory=dict)


class Arena:
    """As much of a game as files need."""

    name = "arena"
    package = __name__
    encounter: type[Any] = Cage

    def problems(self, cage: Cage) -> list[Problem]:
        setup = Intake()
        for number, beast in enumerate(cage.beasts):
            setup.reserved(("beasts", number, "unit"), beast.unit, sides=("red", "blue"), words=("roar",))
            if beast.unit not in (*cage.kinds, "gm", "ground", "neutral", "red", "blue", "roar"):
                setup.problem(("beasts", number, "unit"), "FILE-UNKNOWN-NAME", kind="beast", value=beast.unit, hint="")
        if isinstance(cage.hazard, Fence) and not cage.hazard.height:
            setup.no_effect(("hazard",), "fence", "fence-1")
        return setup.found


ARENA: Any = Arena()
