"""Types command lines, and lines at the prompt, as a person would; returns what the person sees."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from affray.cli import main
from affray.cli.play import Session
from affray.cli.terminal import Terminal
from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.grammar import say
from affray.core.script import Choose
from affray.files import Loaded, load_encounter
from affray.library import TYPED, Record, begin
from affray.players.believing import Believing

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")

LANGUAGES = ("en", "ru", "uk")


class Seen(NamedTuple):
    """What a command left behind: its exit code and the two outputs."""

    code: int
    out: str
    err: str


def affray(*args: str, lines: Sequence[str] = (), folder: Path | str = ".", **environ: str) -> Seen:
    """Run a command in a folder, with these lines typed at its prompts and nothing after them."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    with chdir(folder), surroundings(environ), stdin(typed), redirect_stdout(out), redirect_stderr(err):
        code = main(args)
    return Seen(code, out.getvalue(), err.getvalue())


@contextmanager
def surroundings(environ: dict[str, str]) -> Iterator[None]:
    """An environment in which no language is set but those given."""
    before = dict(os.environ)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR"):
        os.environ.pop(name, None)
    os.environ.update(environ)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextmanager
def stdin(stream: io.StringIO) -> Iterator[None]:
    before, sys.stdin = sys.stdin, stream
    try:
        yield
    finally:
        sys.stdin = before


def sit_down(record: Record, lines: Sequence[str], lang: str = "en", typed: bool = False) -> tuple[Session, str]:
    """A sitting with these lines typed, and what was shown."""
    out = io.StringIO()
    console = Console(file=out, highlight=False, markup=False, width=160)
    waiting = iter(lines)

    def read(prompt: str) -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        out.write(f"{prompt}{line}\n")
        return line

    if typed:
        record.fight.dice_are(TYPED)
    session = Session(Terminal(lang, console, console, read), record)
    session.play()
    return session, out.getvalue()


def on_screen(
    record: Record, lines: Iterable[str], lang: str = "en", size: tuple[int, int] = (80, 24), patience: float = 0.0
) -> tuple[Session, list[str]]:
    """A sitting at a screen of this size: what was shown before every line that was typed, as letters alone."""
    out = io.StringIO()
    width, height = size
    console = Console(
        file=out, highlight=False, markup=False, width=width, height=height, force_terminal=True, color_system=None,
        _environ={"TERM": "xterm"},
    )  # fmt: skip
    waiting, pages = iter(lines), list[str]()

    def read(prompt: str) -> str:
        pages.append(ESCAPES.sub("", out.getvalue()) + prompt)
        out.seek(0)
        out.truncate()
        line = next(waiting, None)
        if line is None:
            raise EOFError
        out.write(f"{prompt}{line}\n")
        return line

    terminal = Terminal(lang, console, console, read)
    terminal.patience = patience
    session = Session(terminal, record)
    session.play()
    return session, pages


def the_record(name: str = "dry_ford", seed: int = 7, path: Path | None = None) -> Record:
    """A new fight, saved to a file if one is named."""
    return begin(load_encounter(name), seed, path)


def answers(name: str, seed: int) -> list[str]:
    """What the automatic players answer in a whole fight, in words as people type them."""
    loaded = load_encounter(name)
    fight = fresh(loaded)
    dice, player, words = Dice(seed), Believing(loaded.game.player()), []
    while fight.pending is not None:
        if fight.throw(dice):
            continue
        question = fight.pending
        assert isinstance(question, Choose)
        pick = player(fight, question)
        option = question.option(pick.do)
        assert option is not None
        words.append(say(pick, option.fields))
        fight.give(pick)
    return words


def fresh(loaded: Loaded) -> Fight[Any]:
    return Fight(loaded.game, loaded.game.start(loaded.encounter))
