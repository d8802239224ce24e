"""Tactics in an encounter file: in which style the computer plays a side. No game has to know of them."""

from __future__ import annotations

from typing import Any

from affray.core.refusals import Refusal, refuse
from affray.rulesets.game import Game
from affray.rulesets.tactics import EVERYBODY, KNOWN, NAMES, PATTERN, is_style

from . import shape
from .problems import closest
from .validate import Faults, shown, unknown_field, validate

TACTICS = "tactics"

SCHEMA = {
    "additionalProperties": {"pattern": PATTERN, "type": "string"},
    "description": "In which style the computer plays a side, by side; `*` is everybody else. One of: "
    + ", ".join(KNOWN) + ".",
    "title": "Tactics",
    "type": "object",
}  # fmt: skip


def apart(game: Game[Any], data: Any) -> tuple[Any, Any]:
    """An encounter as its game knows it, and its tactics; a game that has a field of this name keeps it."""
    if not isinstance(data, dict) or TACTICS not in data or TACTICS in shape.hints(game.encounter):
        return data, {}
    return {name: each for name, each in data.items() if name != TACTICS}, data[TACTICS]


def tactics_of(game: Game[Any], data: Any) -> dict[str, str]:
    """The styles by side that a sound encounter names."""
    return dict(apart(game, data)[1])


def misfits(game: Game[Any], encounter: Any, tactics: Any) -> Faults:
    """What is wrong with tactics: sides that there are not, as far as the encounter tells, and styles."""
    read, faults = validate(dict[str, str], tactics)
    if read is not None:
        faults = [((side,), wrong) for side, style in read.items() if (wrong := of_style(side, style)) is not None]
        sides = sides_of(game, encounter) if read and encounter is not None else None
        if sides is not None:
            strange = [side for side in read if side not in (*sides, EVERYBODY)]
            faults += [((side,), unknown_field(side, (*sides, EVERYBODY))) for side in strange]
    return [((TACTICS, *place), refusal) for place, refusal in faults]


def of_style(side: str, style: str) -> Refusal | None:
    if is_style(style):
        return None
    return refuse("FILE-CHOICE", field=side, value=shown(style), among=KNOWN, hint=closest(style, NAMES))


def sides_of(game: Game[Any], encounter: Any) -> tuple[str, ...]:
    """The sides of an encounter, in list order."""
    return tuple(dict.fromkeys([each.side for each in game.standings(game.start(encounter))]))
