"""From what is stored to a table and back: a table out of memory comes back by replay from its last snapshot."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from affray.core.journal import Unreadable, broken, not_in_chain, read_header
from affray.core.replaying import follow, numbered, retell
from affray.files import BadFile
from affray.files.journals import JournalFile
from affray.library import Fight, take_up

from .snapshots import begun
from .store import Snapshot, Spoilt, Stored
from .table import Table

T = TypeVar("T")
NO_SETTINGS = (AttributeError, LookupError, TypeError, ValueError)
"""What comes of settings that are none."""


def opened(stored: Stored) -> Table:
    """A table as it was left; `Spoilt` if nothing can be made of what is stored."""
    sooner = gone_on(stored.snapshot, stored.lines)
    try:
        fight = sooner or told(stored.lines)
        table = Table(stored.id, fight, stored.settings)
    except BadFile as error:
        raise Spoilt(str(error)) from error
    except NO_SETTINGS as error:
        raise Spoilt(f"settings: {error!r}") from error
    table.stored, table.version = fight.ticket, stored.version
    table.frozen = stored.snapshot.line if sooner and stored.snapshot else 0
    table.paused = table.held or travelled(stored.lines)
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


def told(lines: Sequence[str], seconds: float = math.inf) -> Fight:
    """The fight that a journal tells; BadFile if its header is wrong, `Spoilt` if it tells none, or not within so many
    seconds.
    """
    try:
        file = JournalFile(read_header(lines), list(lines), len(lines) - 1)
        fight = take_up(file, Path("journal"), to=0).fight
        for number in broken(lines):
            raise not_in_chain(number)
        dice = fight.dice if "seed" in file.header else None
        follow(fight, within(seconds, numbered(lines[1:])), dice=dice)
    except (Unreadable, LookupError) as error:
        raise Spoilt(str(error)) from error
    return fight


def within(seconds: float, things: Iterable[T]) -> Iterator[T]:
    """Things one by one, `Spoilt` if there are still some after so long: a few lines can tell of ways back and forth
    through a whole fight.
    """
    end = time.monotonic() + seconds
    for each in things:
        if time.monotonic() > end:
            raise Spoilt(f"it takes more than {seconds:g} seconds to play")
        yield each


def travelled(lines: Sequence[str]) -> bool:
    """Whether the last thing that happened was an undo or the like: then nothing goes on by itself."""
    return len(lines) > 1 and lines[-1].startswith(('{"undo"', '{"redo"', '{"go"'))


def catch_up(table: Table, stored: Stored, first: int) -> None:
    """Play what others have written since a line, and take over the settings; `Spoilt` if that cannot be done."""
    held = table.held
    try:
        if stored.lines:
            retell(table.fight, ["", *stored.lines], accept=True)
            table.stored = first + len(stored.lines) - 1
        if stored.version != table.version:
            table.adopt(stored.settings)
            table.version = stored.version
        if stored.lines or table.held != held:
            table.paused = table.held or travelled(["", *stored.lines])
    except (Unreadable, *NO_SETTINGS) as error:
        raise Spoilt(str(error)) from error
    table.unsettled = False


def take_back(table: Table, kept: dict[str, Any]) -> None:
    """Go back to what is written down: nothing that came after has happened."""
    if table.fight.ticket > table.stored:
        lines = table.fight.journal.lines()[: table.stored + 1]
        table.fight = told(lines)
        table.paused = True
    table.adopt(kept)
    table.unsettled = False
