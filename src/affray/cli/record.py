"""A fight together with its save file: begun from an encounter, or taken up again from a journal."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
from itertools import count
from pathlib import Path
from shlex import quote
from typing import Any

from affray.core.dice import Dice
from affray.core.fight import Fight, replay
from affray.core.journal import Journal, Unreadable
from affray.core.limits import shown
from affray.files import (
    BadFile,
    JournalFile,
    Loaded,
    append_journal,
    build,
    load_encounter,
    not_replayed,
    open_journal,
    save_journal,
)
from affray.rulesets.game import Game
from affray.version import __version__

from .errors import Trouble, report_problems, the_game
from .terminal import Terminal

ENDING = ".jsonl"
NOT_YET = -1
SEED_BITS = 64
HERE = Path()


class Record:
    """A fight, its game, its dice, and the file it is written to (None: nowhere), line by line as it grows."""

    def __init__(self, game: Game[Any], fight: Fight[Any], path: Path | None = None, saved: int = NOT_YET) -> None:
        self.game, self.fight, self.path = game, fight, path
        self.dice = Dice(self.seed)
        self.entries = max(saved, 0)  # lines that the file had below the header when it was read
        self._saved = saved  # lines in the file below the header
        self.rewrite = False  # the file tells the same in other words: write it anew with the next line
        self.edited = False  # the file was edited on purpose: write it anew as soon as anything is saved

    @property
    def seed(self) -> Any:
        return self.fight.journal.header.get("seed", 0)

    @property
    def title(self) -> str:
        scenario = self.fight.journal.header.get("scenario")
        return str(scenario.get("title") or "") if isinstance(scenario, dict) else ""

    @property
    def has_file(self) -> bool:
        """Whether at least something of the fight lies in its file."""
        return self._saved != NOT_YET

    @property
    def is_saved(self) -> bool:
        return self.path is not None and self._saved >= self.fight.ticket

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been written down yet, so that there is nothing to lose."""
        return self.fight.ticket == 0

    def save(self) -> None:
        """Write everything to the file that is not there yet; BadFile if it cannot be written."""
        if self.path is None or self.is_empty or (self.is_saved and not self.edited):
            return
        if self._saved == NOT_YET:
            if os.path.lexists(self.path):  # somebody else has taken the name meanwhile
                self.path = free_name(self.path.stem, self.path.parent)
            save_journal(self.path, self.fight.journal.lines())
            self._saved = self.fight.ticket
        elif self.rewrite or self.edited:
            save_journal(self.path, self.fight.journal.lines())
            self._saved, self.rewrite, self.edited = self.fight.ticket, False, False
        else:
            for line in self.fight.journal.lines(self._saved + 1):
                append_journal(self.path, line)
                self._saved += 1

    def move_to(self, path: Path) -> None:
        """From now on, write to another file."""
        self.path, self._saved = path, NOT_YET
        self.save()


def begin(loaded: Loaded, seed: int | None, path: Path | None = None) -> Record:
    """A new fight; without a seed, one that nobody can foresee."""
    number = secrets.randbits(SEED_BITS) if seed is None else seed
    header = {"affray": __version__, "game": loaded.game.name, "seed": number, "scenario": loaded.data}
    fight: Fight[Any] = Fight(loaded.game, loaded.game.start(loaded.encounter), Journal(header))
    return Record(loaded.game, fight, path)


def resume(terminal: Terminal, path: Path, to: int | None = None, accept: bool = False) -> Record:
    """The fight that a journal tells, `to` so many lines below its header.

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
    header = file.header
    game = the_game(terminal, str(header["game"]))
    encounter = build(game, header.get("scenario"), str(path))
    dice = Dice(header["seed"]) if "seed" in header else None
    try:
        fight = replay(game, game.start(encounter), file.lines, to, accept=accept, dice=dice)
    except Unreadable as error:
        report_problems(terminal, not_replayed(path, error).problems)
        raise Trouble(advice(terminal, path, header, error)) from None
    record = Record(game, fight, path, fight.ticket)
    record.entries = file.entries
    record.rewrite, record.edited = file.lines != fight.journal.lines(), bool(file.accepted)
    return record


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


def is_journal(name: str) -> bool:
    return name.endswith(ENDING)


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


def free_name(stem: str, folder: Path = HERE) -> Path:
    """A name in this folder that no file has yet; if nothing can be written there, one among temporary files."""
    folder = folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())
    names = (folder / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}" for number in count(1))
    return next(name for name in names if not os.path.lexists(name))
