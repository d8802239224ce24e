"""`affray import`: creatures from other programs' files become a bestiary of ours, with a report of the rest."""

from __future__ import annotations

import sys

from affray.core.refusals import Refusal, refuse
from affray.files import BadFile
from affray.files.importers import FORMATS, bring
from affray.files.problems import Mark, problem
from affray.files.sources import MAX_BYTES, Shelf, find_source, read_bytes
from affray.library.brought import report, written

from .errors import OK, PROBLEMS, USAGE, Trouble, the_game
from .terminal import Terminal

INPUT = "-"
"""The name of what comes from another program, or is pasted."""


def bring_in(terminal: Terminal, file: str, to: str | None, game: str | None, format: str | None, force: bool) -> int:
    """Read a file of another program and write a bestiary, to a file or to the output."""
    said = terminal.speaker()
    if format is not None and format not in FORMATS:
        known = ", ".join(FORMATS)
        raise Trouble(said.say("cli-not-one-of", option="--format", value=format, known=known), USAGE)
    if game is not None:
        the_game(terminal, game)
    found = bring(content_of(file), file, format, game)
    for line in report(found, terminal.speaker):
        terminal.complain(line, style="")
    if not found.entries:
        raise Trouble(said.say("cli-import-nothing", file=file), PROBLEMS)
    text = written(found, file, terminal.speaker)
    if to is None:
        terminal.print_raw(text.rstrip("\n"))
        return OK
    write(terminal, to, text, force)
    count, missed = len(found.entries), len(found.missed)
    terminal.say("cli-import-written", file=to, count=count, missed=missed, check=f"affray check {to}")
    return OK


def content_of(file: str) -> bytes:
    """The bytes of a file, or of the standard input."""
    if file == INPUT:
        stream = getattr(sys.stdin, "buffer", None)
        content = stream.read(MAX_BYTES + 1) if stream is not None else sys.stdin.read(MAX_BYTES + 1).encode()
        found: bytes | Refusal = content if len(content) <= MAX_BYTES else too_long()
    else:
        found = read_bytes(find_source(file, Shelf([])))
    if isinstance(found, Refusal):
        raise BadFile([problem(Mark(file), found)], file)
    return found


def too_long() -> Refusal:
    return refuse("FILE-TOO-BIG", what="bytes", limit=MAX_BYTES)


def write(terminal: Terminal, file: str, text: str, force: bool) -> None:
    """Write the file; one that is there stays as it is, unless that is wished otherwise."""
    try:
        with open(file, "w" if force else "x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise Trouble(terminal.speaker().say("cli-import-exists", file=file, option="--force")) from None
