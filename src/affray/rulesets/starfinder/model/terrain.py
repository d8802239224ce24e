"""What the known kinds of terrain mean: movement, lines of effect, cover, and what burns (SF-MOVE, SF-COVER)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from .scenario import HazardEntry, TerrainEntry
from .words import DoorState


class Meaning(NamedTuple):
    """The properties of a piece of terrain; without a known kind only what is written counts."""

    blocks_movement: bool = False
    blocks_loe: bool = False
    cover: str = ""
    low: bool = False
    difficult: bool = False
    conceals: bool = False
    drop: int = 0
    door: DoorState | Literal[""] = ""
    hazard: HazardEntry | None = None


KINDS = {
    "wall": Meaning(blocks_movement=True, blocks_loe=True, cover="cover"),
    "pillar": Meaning(blocks_movement=True, blocks_loe=True, cover="cover"),
    "door": Meaning(door="closed"),
    "window": Meaning(blocks_movement=True, cover="improved"),
    "crate": Meaning(blocks_movement=True, cover="cover"),
    "rubble": Meaning(difficult=True),
    "fence": Meaning(cover="partial", low=True, difficult=True),
    "hedge": Meaning(difficult=True, conceals=True),
    "pit": Meaning(drop=10),
    "water": Meaning(difficult=True),
    "fire": Meaning(hazard=HazardEntry(when="enter", damage="1d6", types=["F"])),
}
"""What the kinds that every game knows bring along."""


def meaning(entry: TerrainEntry) -> Meaning:
    """A piece of terrain with everything its kind brings along; what is written counts before it."""
    written: dict[str, Any] = {
        "blocks_movement": entry.blocks_movement,
        "blocks_loe": entry.blocks_loe,
        "cover": plain(entry.cover),
        "low": entry.low_obstacle,
        "difficult": entry.difficult,
        "conceals": entry.conceals,
        "drop": entry.drop_ft,
        "door": plain(entry.door),
    }
    found = KINDS.get(entry.kind, Meaning())._replace(**{name: x for name, x in written.items() if x is not None})
    if entry.hazard == "none":
        return found._replace(hazard=None)
    return found if entry.hazard is None else found._replace(hazard=entry.hazard)


def plain(word: str | None) -> str | None:
    return "" if word == "none" else word
