"""What the known kinds of terrain mean: movement, sight, cover and harm, unless the file says otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .scenario import FeatureEntry, HazardEntry

SOLID = {"blocks_movement": True, "cover": "total"}
KINDS: dict[str, dict[str, Any]] = {
    "wall": SOLID,
    "pillar": SOLID,
    "door": {**SOLID, "interact": "free"},
    "window": {"blocks_movement": True, "cover": "three_quarters", "blocks_sight": False},
    "crate": {"blocks_movement": True, "cover": "half"},
    "fence": {"blocks_movement": True, "cover": "half"},
    "hedge": {"blocks_movement": True, "cover": "three_quarters"},
    "rubble": {"difficult": True},
    "pit": {"drop_ft": 10},
    "water": {"needs": "swim"},
    "fire": {"hazard": HazardEntry(when=["enter", "turn_start"], damage="1d6 fire")},
}
"""What a kind brings along; every property that is written beside it counts before it."""


def meaning(entry: FeatureEntry) -> FeatureEntry:
    """A piece of terrain with what its kind brings along."""
    known = KINDS.get(entry.kind, {})
    return replace(entry, **{name: value for name, value in known.items() if getattr(entry, name) is None})


def has_effect(entry: FeatureEntry) -> bool:
    """Whether a piece of terrain changes anything: what lies on an edge can only bar the way, cover and be used."""
    anywhere = (
        entry.blocks_movement, entry.blocks_sight, entry.cover not in (None, "none"), entry.object,
        entry.interact not in (None, "none"),
    )  # fmt: skip
    on_squares = (
        entry.difficult, entry.drop_ft, entry.obscured not in (None, "none"), entry.light not in (None, "bright"),
        entry.needs not in (None, "none"), isinstance(entry.hazard, HazardEntry),
    )  # fmt: skip
    return bool(entry.squares or entry.edges) and (any(anywhere) or (bool(entry.squares) and any(on_squares)))
