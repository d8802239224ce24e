"""Events and results as plain data for other programs (`--json`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from affray.core.events import Event
from affray.core.modifiers import Tally
from affray.text import Speaker

from .fight import Fight


def event_line(event: Event, speaker: Speaker, names: Mapping[str, str]) -> str:
    """One event: its kind, its facts, the rules behind it, and the sentence that people read."""
    facts = {name: plain_value(value) for name, value in event.facts().items()}
    text = speaker.event(event, names)
    when = {} if event.when is None else {"round": event.when[0], "turn_of": event.when[1]}
    return line({"kind": event.kind, **when, "facts": facts, "rules": list(event.rules), "text": text})


def result_line(fight: Fight, speaker: Speaker) -> str:
    """How it ended (`result` is empty while the fight goes on), and everybody's shape."""
    return line({
        "result": fight.over, "text": speaker.result(fight.over) if fight.over else "", "game": fight.game.name,
        "seed": fight.seed, "turn": fight.turns, "replies": len(fight.journal),
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
