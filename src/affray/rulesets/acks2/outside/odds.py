"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from typing import Any

from affray.core.events import Event
from affray.core.situation import Situation
from affray.odds import Check, Findings, plainly
from affray.rulesets import odds as shared

from ..model.events import AttackResolved, SaveRolled, ThrowRolled


def read(event: Event, found: Findings) -> None:
    if isinstance(event, AttackResolved):
        found.last[event.who] = Check(event.total, plainly(event.target_number))
    shared.read(event, found)
    if isinstance(event, SaveRolled):
        saver = found.of(event.who)
        saver.saved = event.passed
        saver.check = saver.check or Check(event.total, plainly(event.target_number))
    elif isinstance(event, ThrowRolled) and event.who == found.who and event.needed and found.success is None:
        found.success, found.check = event.passed, Check(event.total, plainly(event.needed))


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read)
