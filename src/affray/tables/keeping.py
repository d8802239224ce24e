"""From what is stored to a table and back: a table out of memory comes back by replaying its journal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from affray.core.fight import retell
from affray.core.journal import Unreadable, read_header
from affray.files.journals import JournalFile
from affray.library import Fight, take_up

from .store import Stored
from .table import Table


class Spoilt(Exception):
    """A stored journal that the rules of this version refuse."""


def opened(stored: Stored) -> Table:
    """A table as it was left."""
    fight = told(stored.lines)
    table = Table(stored.id, fight, stored.settings)
    table.stored, table.version = fight.ticket, stored.version
    table.paused = travelled(stored.lines)
    return table


def told(lines: Sequence[str]) -> Fight:
    """The fight that a journal tells."""
    file = JournalFile(read_header(lines), list(lines), len(lines) - 1)
    try:
        return take_up(file, Path("journal")).fight
    except Unreadable as error:
        raise Spoilt(str(error)) from error


def travelled(lines: Sequence[str]) -> bool:
    """Whether the last thing that happened was an undo or the like: then nothing goes on by itself."""
    return len(lines) > 1 and lines[-1].startswith(('{"undo"', '{"redo"', '{"go"'))


def catch_up(table: Table, stored: Stored, first: int) -> None:
    """Play what others have written since a line, and take over the settings."""
    if stored.lines:
        retell(table.fight, ["", *stored.lines], accept=True)
        table.stored = first + len(stored.lines) - 1
        table.paused = travelled(["", *stored.lines])
    if stored.version != table.version:
        table.version = stored.version
        table.adopt(stored.settings)
    table.unsettled = False


def take_back(table: Table, kept: dict[str, Any]) -> None:
    """Go back to what is written down: nothing that came after has happened."""
    if table.fight.ticket > table.stored:
        lines = table.fight.journal.lines()[: table.stored + 1]
        table.fight = told(lines)
        table.paused = True
    table.adopt(kept)
    table.unsettled = False
