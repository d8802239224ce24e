"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from typing import Any

from affray.core.events import Event
from affray.core.situation import Situation
from affray.odds import Findings
from affray.rulesets import odds as shared

from ..model.events import SaveRolled, ThrowRolled


def read(event: Event, found: Findings) -> None:
    shared.read(event, found)
    if isinstance(event, SaveRolled):
        found.of(event.who).saved = event.passed
    elif isinstance(event, ThrowRolled) and event.who == found.who and event.needed and found.success is None:
        found.success = event.passed


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read)
