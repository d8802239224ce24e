"""A fight together with its save file: begun from an encounter, or taken up again from a journal.

What a save file says above its replies is put together here and nowhere else: version, game, name, seed, where dice
come from, which sides the computer plays and how, and the encounter. So a fight that is taken up again goes on as it
was left.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from affray.core.dice import Dice
from affray.core.journal import Journal
from affray.core.limits import shown
from affray.core.refusals import Refusal, refuse
from affray.core.replaying import retell
from affray.files import BadFile, JournalFile, Loaded, append_journal, build
from affray.files.problems import Mark, closest, problem
from affray.files.sources import Games, Shelf
from affray.rulesets.tactics import KNOWN, NAMES, is_style
from affray.version import __version__

from .fight import AUTOMATIC, DICE, GENERATED, PLAYERS, SOURCES, TYPED_FOR, Fight

ENDING, BEGINNING = ".jsonl", b'{"affray":'
NOT_YET = -1
SEED_BITS = 64
HERE = Path()


class Record:
    """A fight and the file it is written to (None: nowhere), line by line as it grows."""

    def __init__(self, fight: Fight, path: Path | None = None, saved: int = NOT_YET) -> None:
        self.fight, self.path = fight, path
        self.entries = max(saved, 0)  # lines that the file had below the header when it was read
        self._saved = saved  # lines in the file below the header
        self._header = dict(fight.journal.header)  # as it stands in the file
        self.rewrite = False  # the file tells the same in other words: write it anew with the next line
        self.edited = False  # the file was edited on purpose: write it anew as soon as anything is saved

    @property
    def has_file(self) -> bool:
        """Whether at least something of the fight lies in its file."""
        return self._saved != NOT_YET

    @property
    def is_saved(self) -> bool:
        """Whether everything lies in the file, also what was settled for the rest of the fight."""
        same = self._header == self.fight.journal.header
        return self.path is not None and self._saved >= self.fight.ticket and same

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been written down yet, so that there is nothing to lose."""
        return self.fight.ticket == 0

    def save(self) -> None:
        """Write everything to the file that is not there yet; BadFile if it cannot be written."""
        if self.path is None or self.is_empty or (self.is_saved and not self.edited):
            return
        journal = self.fight.journal
        if not self.has_file:
            if os.path.lexists(self.path):  # somebody else has taken the name meanwhile
                self.path = free_name(self.path.stem, self.path.parent)
            self._write_whole(self.path)
        elif self.rewrite or self.edited or self._header != journal.header:
            self._write_whole(self.path)
        else:
            for line in journal.lines(self._saved + 1):
                append_journal(self.path, line)
                self._saved += 1

    def _write_whole(self, path: Path) -> None:
        self.fight.save(path)
        self._saved, self._header = self.fight.ticket, dict(self.fight.journal.header)
        self.rewrite = self.edited = False

    def move_to(self, path: Path) -> None:
        """From now on, write to another file."""
        self.path, self._saved = path, NOT_YET
        self.save()


def begin(
    loaded: Loaded,
    seed: int | None = None,
    path: Path | None = None,
    dice: str = GENERATED,
    automatic: Sequence[str] = (),
    recording: bool = True,
    players: Mapping[str, str] | None = None,
) -> Record:
    """A new fight; without a seed, one that nobody can foresee. A ValueError for dice, sides or styles (`players`, by
    side) that there are not.
    """
    number = secrets.randbits(SEED_BITS) if seed is None else seed
    header = {
        "affray": __version__, "game": loaded.game.name, "name": Path(loaded.path).stem, "seed": number,
        DICE: GENERATED, AUTOMATIC: [], "scenario": loaded.data,
    }  # fmt: skip
    fight = Fight(loaded.game, loaded.game.start(loaded.encounter), Journal(header), recording)
    fight.dice_are(dice)
    fight.leave_to_computer(automatic)
    fight.play_in_style(players or {})
    return Record(fight, path)


def take_up(
    file: JournalFile,
    path: Path,
    to: int | None = None,
    accept: bool = False,
    recording: bool = True,
    games: Games | None = None,
) -> Record:
    """The fight that a journal tells, `to` so many lines below its header; BadFile for what its header says wrongly.

    With `accept` lines that were changed by hand are taken as they are, as far as the rules allow them; a line that
    they do not allow is Unreadable.
    """
    header, shelf = file.header, Shelf(games)
    if wrong := misfits(header, shelf.names):
        raise BadFile([problem(Mark(str(path), 1), each, (each["field"],)) for each in wrong])
    game = shelf.game(header["game"])
    start = game.start(build(game, header.get("scenario"), str(path)))
    fight = Fight(game, start, Journal(header), recording)
    retell(fight, file.lines, to, accept, Dice(fight.seed) if "seed" in header else None)
    record = Record(fight, path, fight.ticket)
    record.entries = file.entries
    record.rewrite, record.edited = file.lines != fight.journal.lines(), bool(file.accepted)
    return record


def misfits(header: dict[str, Any], games: Sequence[str]) -> list[Refusal]:
    """What a header says that cannot be: about the game, the dice, the automatic sides and their styles.

    >>> misfits({"game": "duel", "dice": "typed", "automatic": ["b"]}, ["duel"])
    []
    >>> [each.rule for each in misfits({"game": "chess", "dice": "loaded", "automatic": "b"}, ["duel"])]
    ['FILE-UNKNOWN-GAME', 'FILE-CHOICE', 'FILE-TYPE']
    """
    found, game, dice = [], header["game"], header.get(DICE, GENERATED)
    if game not in games:
        word, known = shown(game), tuple(games)
        found.append(refuse("FILE-UNKNOWN-GAME", field="game", value=word, hint=closest(word, known), among=known))
    if dice not in SOURCES:
        hint = closest(shown(dice), SOURCES)
        found.append(refuse("FILE-CHOICE", field=DICE, value=shown(dice), among=SOURCES, hint=hint))
    sides = header.get(AUTOMATIC, [])
    if not isinstance(sides, list) or not all(isinstance(each, str) for each in sides):
        found.append(refuse("FILE-TYPE", field=AUTOMATIC, value=shown(sides), expected="list"))
    typed = header.get(TYPED_FOR, [])
    if not isinstance(typed, list) or not all(isinstance(each, str) for each in typed):
        found.append(refuse("FILE-TYPE", field=TYPED_FOR, value=shown(typed), expected="list"))
    styles = header.get(PLAYERS, {})
    if not isinstance(styles, dict) or not all(isinstance(each, str) for each in styles.values()):
        found.append(refuse("FILE-TYPE", field=PLAYERS, value=shown(styles), expected="mapping"))
    elif strange := [each for each in styles.values() if not is_style(each)]:
        hint = closest(strange[0], NAMES)
        found.append(refuse("FILE-CHOICE", field=PLAYERS, value=shown(strange[0]), among=KNOWN, hint=hint))
    return found


def is_journal(name: str) -> bool:
    """Whether a file is a journal: by its name, or by how it begins, for people call their files as they like."""
    if name.endswith(ENDING):
        return True
    try:
        with open(name, "rb") as file:
            return file.read(len(BEGINNING)) == BEGINNING
    except (OSError, ValueError):
        return False


def free_name(stem: str, folder: Path = HERE) -> Path:
    """A name in this folder that no file has yet; if nothing can be written there, one among temporary files."""
    folder = folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())
    names = (folder / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}" for number in count(1))
    return next(name for name in names if not os.path.lexists(name))
