"""From what is stored to a table and back: a table out of memory comes back by replay from its last snapshot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from affray.core.journal import Unreadable, read_header
from affray.core.replaying import follow, retell
from affray.files.journals import JournalFile
from affray.library import Fight, take_up

from .snapshots import begun
from .store import Snapshot, Stored
from .table import Table


class Spoilt(Exception):
    """A stored journal that the rules of this version refuse."""


def opened(stored: Stored) -> Table:
    """A table as it was left."""
    sooner = gone_on(stored.snapshot, stored.lines)
    fight = sooner or told(stored.lines)
    table = Table(stored.id, fight, stored.settings)
    table.stored, table.version = fight.ticket, stored.version
    table.frozen = stored.snapshot.line if sooner and stored.snapshot else 0
    table.paused = travelled(stored.lines)
    return table


def gone_on(snapshot: Snapshot | None, lines: Sequence[str]) -> Fight | None:
    """The fight that a journal tells, played only from a snapshot on; None if that does not lead there."""
    fight = None if snapshot is None else begun(snapshot, lines)
    if fight is not None:
        behind, dice = fight.ticket + 1, fight.dice if "seed" in fight.journal.header else None
        try:
            follow(fight, enumerate(lines[behind:], behind + 1), dice=dice)
        except Unreadable:
            return None
    return fight


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
