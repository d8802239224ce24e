"""The fight that somebody names on the command line, and what is said about its save file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from shlex import quote
from typing import Any

from affray.core.journal import Unreadable
from affray.core.limits import shown
from affray.files import BadFile, JournalFile, Loaded, load_encounter, not_replayed, open_journal
from affray.library.record import Record, begin, free_name, is_journal, take_up
from affray.version import __version__

from .errors import Trouble, report_problems
from .terminal import Terminal


def resume(terminal: Terminal, path: Path, to: int | None = None, accept: bool = False) -> Record:
    """The fight that a journal tells, `to` so many lines below its header; what is odd about it is told.

    With `accept` lines that were changed by hand are taken as they are, as far as the rules allow them.
    """
    try:
        file = open_journal(path, accept, to)
    except BadFile as error:
        if error.problems[0].refusal.rule != "FILE-JOURNAL-CHAIN":
            raise
        report_problems(terminal, error.problems)
        accepting = terminal.speaker().say("cli-journal-accept", option="--accept")
        raise Trouble("\n".join([accepting, *good_part(terminal, path, error.problems[0].line)])) from None
    tell_oddities(terminal, path, file)
    try:
        return take_up(file, path, to, accept)
    except Unreadable as error:
        report_problems(terminal, not_replayed(path, error).problems)
        raise Trouble(advice(terminal, path, file.header, error)) from None


def tell_oddities(terminal: Terminal, path: Path, file: JournalFile) -> None:
    """What is not as it was written, though it can be read."""
    say = terminal.speaker().say
    if file.torn:
        terminal.complain(say("cli-journal-torn", file=str(path), line=str(file.torn)), "yellow")
    if file.accepted:
        numbers = ", ".join(map(str, file.accepted))
        terminal.complain(say("cli-journal-accepted", file=str(path), lines=shown(numbers)), "yellow")


def advice(terminal: Terminal, path: Path, header: dict[str, Any], error: Unreadable) -> str:
    """What still can be done with a journal whose line is refused."""
    say = terminal.speaker().say
    version, found = str(header.get("affray", "?")), []
    if error.refusal is not None:
        found.append(say("cli-journal-accept", option="--accept"))
    elif version != __version__:
        found.append(say("cli-journal-version", version=version, now=__version__))
    return "\n".join([*found, *good_part(terminal, path, error.line)])


def good_part(terminal: Terminal, path: Path, line: int) -> list[str]:
    """How to see everything before a line; nothing stands before the header."""
    command = f"affray replay {quote(str(path))} --to {max(0, line - 2)}"
    return [terminal.speaker().say("cli-journal-good-part", command=command)] if line > 1 else []


def open_fight(
    terminal: Terminal, file: str | None, journal: str | None, seed: int | None, accept: bool = False
) -> Record:
    """The fight that somebody wants to play: a journal that exists is taken up again, anything else begins."""
    if file is not None and journal is None and is_journal(file):
        file, journal = None, file
    if journal is not None and (file is None or os.path.lexists(journal)):
        record = resume(terminal, Path(journal), accept=accept)
        if file is not None and not is_same(load_encounter(file), record):
            raise Trouble(terminal.speaker().say("cli-other-encounter", journal=journal, file=file))
        return record
    assert file is not None
    loaded = load_encounter(file)
    return begin(loaded, seed, Path(journal) if journal else free_name(Path(loaded.path).stem))


def is_same(loaded: Loaded, record: Record) -> bool:
    """Whether a file still is the encounter that a journal began with."""
    return plain(loaded.data) == plain(record.fight.journal.header.get("scenario"))


def plain(data: Any) -> str:
    return json.dumps(data, sort_keys=True)
