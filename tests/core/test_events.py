"""Events: typed facts with rules and visibility."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from affray.core.events import Event, Overruled
from tests.core.games.common import Told
from tests.core.small_games import begin


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


def test_events_are_values() -> None:
    assert TrapDoorOpened("hall") == TrapDoorOpened("hall")
    assert len({TrapDoorOpened("hall"), TrapDoorOpened("hall"), TrapDoorOpened("cellar")}) == 2
    with pytest.raises(AttributeError):
        TrapDoorOpened("hall").where = "cellar"  # type: ignore[misc]


def test_everybody_sees_an_event_unless_it_says_who_may() -> None:
    public, secret = TrapDoorOpened("hall"), TrapDoorOpened("hall", seen_by=("a",))
    assert [public.visible_to(seat) for seat in ("a", "b", "gm")] == [True, True, True]
    assert [secret.visible_to(seat) for seat in ("a", "b", "gm")] == [True, False, True]


def test_a_seat_reads_the_log_as_far_as_it_may_know() -> None:
    fight = begin("places")
    fight.scene.tell(Told("a1", "whispers", seen_by=("a",)))
    fight.scene.tell(Told("a1", "shouts"))
    assert [event.what for event in fight.log("b") if isinstance(event, Told)] == ["shouts"]
    assert [event.what for event in fight.log("a") if isinstance(event, Told)] == ["whispers", "shouts"]
    assert [event.what for event in fight.log() if isinstance(event, Told)] == ["whispers", "shouts"]
