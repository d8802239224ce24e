"""Says decrees to a fight and looks at what became of them."""

from __future__ import annotations

from affray.core.events import ValueSet
from affray.core.fight import Fight
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import orc, placed, ring, someone
from tests.conformance.harness import last


def three(**described: object) -> Fight[Combat]:
    """A hero with an orc before it and another one far away."""
    return ring(
        someone("h", at=(0, 0)), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="h=5 o=3 p=1", **described
    )  # fmt: skip


def decreed(fight: Fight[Combat], *lines: str) -> Fight[Combat]:
    """The fight after these decrees, none of which is refused."""
    for line in lines:
        assert not fight.decree(placed(line)), line
    return fight


def became(fight: Fight[Combat]) -> tuple[str, str, str]:
    """What the last setting was, has become, and should have become."""
    event = last(fight, ValueSet)
    return event.was, event.now, event.wanted
