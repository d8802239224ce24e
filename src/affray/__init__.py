"""Affray: the rules engine for tabletop combat. One deterministic engine, many games, every refusal explained."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from affray.core.fight import Fight

__version__ = "0.1.0"


def open_fight(source: str | Path, recording: bool = True) -> Fight[Any]:
    """The fight that an encounter file or a shipped sample describes, before its first question.

    Everything wrong with the file is raised at once, as `affray.files.BadFile`.
    """
    from affray.core.fight import Fight
    from affray.core.journal import Journal
    from affray.files import load_encounter

    loaded = load_encounter(source)
    header = {"affray": __version__, "game": loaded.game.name, "scenario": loaded.data}
    return Fight(loaded.game, loaded.game.start(loaded.encounter), Journal(header), recording)
