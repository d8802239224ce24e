"""What can come of an answer: how the outcome of an act is read off its events (`affray.odds`)."""

from __future__ import annotations

from typing import Any

from affray.core.events import Event
from affray.core.modifiers import Tally
from affray.core.situation import Situation
from affray.odds import Check, Findings, plainly
from affray.rulesets import odds as shared

from ..body.hindrances import SKILLS
from ..model.events import Hid, ManeuverResolved, Rolled, SaveFailedByChoice


def read(event: Event, found: Findings) -> None:
    shared.read(event, found)
    if isinstance(event, Rolled):
        check = found.last[event.who] = Check(event.total, plainly(event.against) if event.against else Tally())
        if (passed := event.success) is not None:
            saver = found.of(event.who)
            saver.saved, saver.check = passed, saver.check or check
        elif event.why in SKILLS and event.who == found.who and event.against and found.success is None:
            found.success, found.check = event.total.total >= event.against, check
    elif isinstance(event, SaveFailedByChoice):
        found.of(event.who).saved = False
    elif isinstance(event, ManeuverResolved):
        found.success, found.check = event.success, found.last.get(found.who)
    elif isinstance(event, Hid):
        found.success = bool(event.hidden_from)


EXPECTED = shared.usually({"save": shared.always("attempt")})


def weigher(situation: Situation[Any]) -> shared.Weigher:
    return shared.Weigher(situation, read, EXPECTED)
