"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from typing import Any

from affray.core.events import Event
from affray.core.situation import Situation
from affray.odds import Findings
from affray.rulesets import odds as shared

from .events import Attacked, ChainEnded, Defended, Marked, Opposed, Prepared


def read(event: Event, found: Findings) -> None:
    shared.read(event, found)
    if isinstance(event, Prepared):
        found.success = True
    elif isinstance(event, ChainEnded) and event.why == "failed":
        found.success = False
    elif isinstance(event, Opposed):
        found.success = not event.held
    elif isinstance(event, Defended):
        found.success = event.success
    elif isinstance(event, Marked):
        found.of(event.unit).felled = True
    elif isinstance(event, Attacked):
        found.amount = event.pool.total


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read)
