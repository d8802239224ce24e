"""Events: typed facts with rules and visibility."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

import pytest

from affray.core.events import Event, Overruled, Secret, stamp
from affray.core.telling import redacted


@dataclass(frozen=True, slots=True)
class TrapDoorOpened(Event):
    where: str
    depth: int = 3


def test_an_event_has_a_kind_facts_and_rules() -> None:
    event = TrapDoorOpened("hall", rules=("R-1",))
    assert event.kind == "trap-door-opened"
    assert event.facts() == {"where": "hall", "depth": 3}
    assert event.rules == ("R-1",)
    assert Overruled("hp", ()).kind == "overruled"


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """Somebody struck another one."""

    felt: ClassVar[tuple[str, ...]] = ("target",)
    who: str
    target: str
    hp: Annotated[int, Secret("health", of="target")]


def test_events_are_values() -> None:
    assert TrapDoorOpened("hall") == TrapDoorOpened("hall")
    assert len({TrapDoorOpened("hall"), TrapDoorOpened("hall"), TrapDoorOpened("cellar")}) == 2
    with pytest.raises(AttributeError):
        TrapDoorOpened("hall").where = "cellar"  # type: ignore[misc]


def test_who_was_unseen_when_it_happened_stays_unnamed() -> None:
    event = Struck("orc", "bor", 3)
    stamp(event, (1, ""), {"a": frozenset({"orc"})})
    sides = {"bor": "a", "orc": "b", "ox": "c"}.__getitem__
    assert redacted(event, "gm", sides, ("health",)) == {
        "kind": "struck", "rules": [], "facts": {"who": "orc", "target": "bor", "hp": 3},
    }  # fmt: skip
    felt = redacted(event, "a", sides, ("health",))
    assert felt is not None
    assert tuple(felt["facts"].values()) == ("?", "bor", 3)
    seen = redacted(event, "b", sides, ("health",))
    assert seen is not None
    assert (seen["facts"]["who"], seen["facts"]["hp"]) == ("orc", None)


def test_somebody_unseen_is_not_told_of_unless_it_is_felt() -> None:
    event = Struck("orc", "ox", 3)
    stamp(event, (1, ""), {"a": frozenset({"orc"})})
    assert redacted(event, "a", {"bor": "a", "orc": "b", "ox": "c"}.__getitem__, ()) is None
    assert redacted(Overruled("hp", ()), "a", str, ()) is None
