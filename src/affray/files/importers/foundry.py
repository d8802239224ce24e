"""Actors of Foundry: which system they are of, and who reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import foundry_acks, foundry_dnd5e, foundry_ep2e, foundry_sfrpg
from .ledger import Idle, Ledger, View

SYSTEMS: dict[str, tuple[str, Callable[[View], dict[str, Any]]]] = {
    "dnd5e": ("fifth_edition", foundry_dnd5e.read_actor),
    "sfrpg": ("starfinder", foundry_sfrpg.read_actor),
    "acks": ("acks2", foundry_acks.read_actor),
    "ep2e": ("eclipse_phase", foundry_ep2e.read_actor),
}
"""The games, and who reads an actor, by the name of the system."""
IDLES: tuple[Idle, ...] = (foundry_dnd5e.IDLE, foundry_sfrpg.IDLE, foundry_acks.IDLE, foundry_ep2e.IDLE)


def system_of(data: Any) -> str:
    """The system of an actor: as it says, or by what it has; empty for none that is known.

    >>> system_of({"name": "x", "system": {"thac0": {}, "hp": {}}}), system_of({"name": "x"})
    ('acks', '')
    """
    inner = (data.get("system") or data.get("data")) if isinstance(data, dict) and "name" in data else None
    if not isinstance(inner, dict):
        return ""
    stats = data.get("_stats")
    told = stats.get("systemId") if isinstance(stats, dict) else None
    if isinstance(told, str) and told not in SYSTEMS:
        return ""
    if isinstance(told, str) and ("hp" in inner or "attributes" in inner or "aptitudes" in inner):
        return told
    attributes = inner.get("attributes")
    if isinstance(attributes, dict):
        return "sfrpg" if "eac" in attributes else "dnd5e" if "hp" in attributes else ""
    return "acks" if "thac0" in inner or "aac" in inner else "ep2e" if "aptitudes" in inner else ""


def stranger(data: Any) -> str:
    """The system that an actor says it is of, if nobody here reads that; else nothing.

    >>> stranger({"name": "x", "system": {}, "_stats": {"systemId": "pf2e"}}), stranger({"name": "x"})
    ('pf2e', '')
    """
    first = data[0] if isinstance(data, list) and data else data
    stats = first.get("_stats") if isinstance(first, dict) and isinstance(first.get("system"), dict) else None
    told = stats.get("systemId") if isinstance(stats, dict) else None
    return told if isinstance(told, str) and told not in SYSTEMS else ""


def fits(data: Any) -> bool:
    return bool(system_of(data)) or (isinstance(data, list) and any(map(system_of, data)))


def read(data: Any, ledger: Ledger) -> tuple[str, list[dict[str, Any]]]:
    """The game and the creatures; actors of another system than the first are reported."""
    root = View(data, (), ledger)
    actors = [each for each in ([root] if system_of(data) else root.list()) if system_of(each.value)]
    game, reader = SYSTEMS[system_of(actors[0].value)]
    found: list[dict[str, Any]] = []
    for each in actors:
        if SYSTEMS[system_of(each.value)][0] == game:
            found.append(reader(each))
            each.use()
    ledger.who = ""
    ledger.report_left(root, Idle())
    return game, found
