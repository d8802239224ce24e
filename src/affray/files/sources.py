"""Where files come from: a path that somebody names, or a sample that an installed game ships."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from affray.core.refusals import Refusal, refuse
from affray.rulesets import find, games
from affray.rulesets.game import Game
from affray.rulesets.shelf import BESTIARY, ENDINGS, FOLDER, folder, is_own, packages, sample_files

from .problems import BadFile, FileProblem, Mark, closest, failed, problem
from .yaml_source import Node, compose

MAX_BYTES = 5_000_000
CONTROL = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ufffd\U00010000-\U0010ffff]")

HIGH = re.compile(rb"[\xc0-\xff\xa8\xb8\xa1\xa2\xa5\xb4\xaa\xba\xaf\xbf\xb2\xb3]+")
"""Runs of bytes that are Russian, Ukrainian and Belarusian letters in Windows-1251."""
WESTERN = re.compile(rb"[a-z][\xc0-\xff]|[\xc0-\xff][a-z]")
"""An accented letter beside a plain one."""

Games = Sequence[Game[Any]]


@dataclass(frozen=True)
class Source:
    """A file: its folder (on the disk or inside an installed package), its name there, and what people call it."""

    folder: Traversable
    name: str
    label: str

    def beside(self, name: str) -> Source:
        """The file that is meant by a name written in this one."""
        path = Path(name)
        folder = self.folder.joinpath(*path.parts[:-1]) if path.parts[:-1] else self.folder
        label = name if path.is_absolute() else str(Path(self.label).parent / path)
        return Source(folder, path.name, label)

    @property
    def identity(self) -> str:
        """The same for all ways to name the same file."""
        file = self.folder.joinpath(self.name)
        return str(file.resolve()) if isinstance(file, Path) else str(file)


class Shelf:
    """The games to look among: those given, or all installed ones, which are loaded only when they are needed."""

    def __init__(self, given: Games | None = None) -> None:
        self.given = None if given is None else {game.name: game for game in given}
        self.names: list[str] = sorted(games() if self.given is None else self.given)

    def game(self, name: str) -> Game[Any]:
        return find(name) if self.given is None else self.given[name]

    def all(self) -> list[Game[Any]]:
        return [self.game(name) for name in self.names]

    def samples(self) -> dict[str, Source]:
        """All sample encounters as `game/sample`; a game that comes with Affray is not loaded for it."""
        found: dict[str, Source] = {}
        own = packages() if self.given is None else {}
        for name in self.names:
            package = own[name] if name in own and is_own(own[name]) else self.game(name).package
            for sample, file in sample_files(package).items():
                found[f"{name}/{sample}"] = Source(folder(package).joinpath(FOLDER), file.name, f"{name}/{file.name}")
        return found


def shipped(game: Game[Any]) -> list[Source]:
    """The YAML files that a game brings along, in alphabetical order."""
    folder = files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return []
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(ENDINGS))
    return [Source(folder, name, f"{game.name}/{name}") for name in names]


def own_bestiary(game: Game[Any]) -> Source | None:
    """The table of sample combatants that lies underneath every file of a game."""
    return next((each for each in shipped(game) if each.name == BESTIARY), None)


def encounters(game: Game[Any]) -> dict[str, Source]:
    """The sample encounters of a game by name."""
    return {Path(each.name).stem: each for each in shipped(game) if each.name != BESTIARY}


def find_source(named: str | Path, shelf: Shelf) -> Source:
    """The file or the shipped sample of this name (also `game/sample`); a file that exists wins."""
    text = str(named)
    path = Path(named)
    if is_there(path):
        return Source(path.parent, path.name, text or ".")
    samples = shelf.samples()
    wanted = next((text.removesuffix(ending) for ending in ENDINGS if text.endswith(ending)), text)
    fitting = [full for full in samples if wanted in (full, full.partition("/")[2])]
    if len(fitting) == 1:
        return samples[fitting[0]]
    if fitting:
        raise BadFile([problem(Mark(text), refuse("FILE-AMBIGUOUS", file=text, among=tuple(fitting)))])
    names = [name for full in samples for name in (full.partition("/")[2], full)]
    raise BadFile([problem(Mark(text), refuse("FILE-NOT-FOUND", file=text, hint=closest(path.stem, names)))])


def is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that no system can have
        return False


def read_tree(source: Source, problems: list[FileProblem], asked_at: Mark | None = None) -> Node | None:
    """The tree of a file; None if there is none, and then `problems` says why. `asked_at` is where it was named."""
    start = Mark(source.label)
    content = read_bytes(source)
    if isinstance(content, Refusal):
        problems.append(problem(asked_at or start, content))
        return None
    text = decode(content, source.label, problems)
    return None if text is None else compose(text, source.label, problems)


def read_bytes(source: Source) -> bytes | Refusal:
    """The content of a file, or why there is none."""
    try:
        with source.folder.joinpath(source.name).open("rb") as file:
            content = bytes(file.read(MAX_BYTES + 1))
    except (OSError, ValueError) as error:
        return failed(error, source.label, "FILE-UNREADABLE")
    return content if len(content) <= MAX_BYTES else refuse("FILE-TOO-BIG", what="bytes", limit=MAX_BYTES)


def decode(content: bytes, label: str, problems: list[FileProblem]) -> str | None:
    """The text of a file in UTF-8 (or in UTF-16, if it says so itself); None if it is no text."""
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-16" if wide else "utf-8", "replace")
    else:
        found = CONTROL.search(text)
        if found is None:
            return text
        before = text[: found.start()]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    looks = "" if wide else looks_like(content)
    refusal = refuse("FILE-ENCODING", looks=looks) if looks else refuse("FILE-NOT-TEXT")
    problems.append(problem(Mark(label, line, column), refusal))
    return None


def looks_like(content: bytes) -> str:
    """In which older encoding a text was probably saved; empty if it looks like none.

    Cyrillic letters stand beside each other, accented Latin ones alone among others.

    >>> looks_like("Брод".encode("cp1251")), looks_like("Café Noir".encode("cp1252")), looks_like(b"\\xff\\x00")
    ('Windows-1251', 'Windows-1252', '')
    """
    if b"\0" in content:
        return ""
    letters = [len(each.group()) for each in HIGH.finditer(content)]
    others = sum(1 for each in content if each >= 0x80) - sum(letters)
    if not letters or others > sum(letters):
        return ""
    if sum(each for each in letters if each > 1) * 2 > sum(letters):
        return "Windows-1251"
    return "Windows-1252" if WESTERN.search(content) else ""
