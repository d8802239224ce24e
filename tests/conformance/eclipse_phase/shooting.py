"""A shooter and its target, and dice that are thrown one by one: what several files of tests begin with."""

from __future__ import annotations

from typing import Any

from affray.core.fight import Fight
from affray.core.script import Roll
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import firefight, play, someone
from tests.conformance.harness import asked


def aimed(
    a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, far: float = 8, **more: Any
) -> Fight[Combat]:
    """A's slot has begun; B stands so many metres away."""
    fight = firefight(
        someone("a", 12, **{"at": 0, **(a or {})}),
        someone("b", 10, **{"at": far, "durability": 200, **(b or {})}),
        **more,
    )
    return play(fight, "a: act none")


def rolling(fight: Fight[Combat]) -> str:
    """Whose die is in the air, and what for."""
    roll = fight.pending
    return f"{roll.who} {roll.why}" if isinstance(roll, Roll) else ""


def say_die(fight: Fight[Combat], *dice: int | tuple[int, ...]) -> None:
    """Dice one by one; a roll of several is a tuple."""
    for each in dice:
        roll = fight.pending
        assert isinstance(roll, Roll), asked(fight)
        text = " ".join(map(str, each)) if isinstance(each, tuple) else str(each)
        assert not fight.say(roll.who, text)
