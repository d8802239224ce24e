"""What every game must hold, whatever is answered; it is shipped with the library, for authors of games."""

from __future__ import annotations

from affray.testing.fuzz import (
    Law,
    RandomTable,
    asked,
    changeable,
    check_game,
    everything,
    explained,
    fight_names,
    forks,
    fresh,
    independent,
    look,
    look_at_everything,
    nameable,
    no_law,
    offers,
    quiet_moments,
    refusals,
    replays,
    same,
    time_travel,
)

__all__ = [
    "Law", "RandomTable", "asked", "changeable", "check_game", "everything", "explained", "fight_names", "forks",
    "fresh", "independent", "look", "look_at_everything", "nameable", "no_law", "offers", "quiet_moments", "refusals",
    "replays", "same", "time_travel",
]  # fmt: skip
