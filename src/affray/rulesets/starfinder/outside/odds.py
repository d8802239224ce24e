"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from typing import Any

from affray.core.events import Event
from affray.core.situation import Situation
from affray.odds import Findings
from affray.rulesets import odds as shared

from ..body.dice import saves
from ..body.hindrances import SKILLS
from ..model.events import Hid, ManeuverResolved, Rolled, SaveFailedByChoice

SAVES = ("fort", "ref", "will")


def read(event: Event, found: Findings) -> None:
    shared.read(event, found)
    if isinstance(event, Rolled):
        if event.why in SAVES:
            found.of(event.who).saved = saves(event.natural, event.total.total, event.against)
        elif event.why in SKILLS and event.who == found.who and event.against and found.success is None:
            found.success = event.total.total >= event.against
    elif isinstance(event, SaveFailedByChoice):
        found.of(event.who).saved = False
    elif isinstance(event, ManeuverResolved):
        found.success = event.success
    elif isinstance(event, Hid):
        found.success = bool(event.hidden_from)


EXPECTED = shared.usually({"save": shared.always("attempt")})


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read, EXPECTED)
