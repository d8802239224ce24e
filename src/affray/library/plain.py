"""Events and results as plain data for other programs (`--json`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from affray.core.events import Event
from affray.core.modifiers import Tally
from affray.text import Speaker
from affray.version import __version__

from .fight import Fight

FORMAT = 1
"""Counted up when a record loses a key or a key its meaning; new keys may come at any time."""


def start_line(fight: Fight, speaker: Speaker) -> str:
    """What is fought, by whom, and with which dice: enough to have the same fight again, and to know every id."""
    names = fight.game.names(fight.start)
    people = [
        {
            "id": each.id, "name": speaker.name(each.id, names), "side": each.side, "health": list(each.health),
            "place": each.place,
        }
        for each in fight.game.standings(fight.start)
    ]  # fmt: skip
    return line({
        "record": "start", "format": FORMAT, "affray": __version__, "game": fight.game.name, "encounter": fight.title,
        "seed": fight.seed, "lang": speaker.lang, "sides": fight.sides(), "combatants": people,
    })  # fmt: skip


def event_line(event: Event, speaker: Speaker, names: Mapping[str, str]) -> str:
    """One event: its place in the log and what it hangs on, its kind, its facts, the rules behind it, and the sentence
    that people read.
    """
    facts = {name: plain_value(value) for name, value in event.facts().items()}
    text = speaker.event(event, names)
    when = {} if event.when is None else {"round": event.when[0], "turn_of": event.when[1]}
    place = {"record": "event", "line": event.line, "under": event.under}
    return line({**place, "kind": event.kind, **when, "facts": facts, "rules": list(event.rules), "text": text})


def result_line(fight: Fight, speaker: Speaker) -> str:
    """How it ended (`result` is empty while the fight goes on), and everybody's shape."""
    return line({
        "record": "result", "result": fight.over, "text": speaker.result(fight.over) if fight.over else "",
        "game": fight.game.name, "seed": fight.seed, "turn": fight.turns, "replies": len(fight.journal),
        "standings": [plain_value(asdict(each)) for each in fight.game.standings(fight.state)],
    })  # fmt: skip


def plain_value(value: Any) -> Any:
    if isinstance(value, Tally):
        parts = [{"value": part.value, "why": part.why, "rule": part.rule} for part in value.parts]
        return {"total": value.total, "parts": parts}
    if isinstance(value, Mapping):
        return {str(name): plain_value(each) for name, each in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain_value(each) for each in value]
    return value


def line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)
