"""`affray import`: creatures from other programs' files become a bestiary of ours, with a report of the rest."""

from __future__ import annotations

import sys

from affray.core.refusals import Refusal, refuse
from affray.files import BadFile
from affray.files.importers import FORMATS, Brought, Note, bestiary_text, bring
from affray.files.problems import Mark, problem
from affray.files.sources import MAX_BYTES, Shelf, find_source, read_bytes
from affray.library.complaints import reason
from affray.text import Speaker

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
    report = list(report_of(terminal, found))
    for line in report:
        terminal.complain(line, style="")
    if not found.entries:
        raise Trouble(said.say("cli-import-nothing", file=file), PROBLEMS)
    head = [said.say("cli-import-head", file=file, format=found.format)]
    text = bestiary_text(found.game.name, found.entries, head, report)
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


# -- the report ------------------------------------------------------------------------------------
def report_of(terminal: Terminal, found: Brought) -> list[str]:
    """What was not understood and what was assumed, a line for each."""
    say = terminal.speaker().say
    lines = [say("cli-import-missed", count=len(found.missed)) if found.missed else say("cli-import-understood")]
    lines += [f"  {line_of(terminal, each)}" for each in found.missed]
    if found.assumed:
        lines.append(say("cli-import-assumed", count=len(found.assumed)))
        lines += [f"  {line_of(terminal, each)}" for each in found.assumed]
    return lines


def line_of(terminal: Terminal, note: Note) -> str:
    """A note in the user's language: whose, where, what stands there, why."""
    speaker = terminal.speaker()
    place = speaker.say("import-line", line=note.where) if note.where.isdigit() else note.where
    text = ": ".join(part for part in (note.who, place, note.said) if part)
    why = why_of(terminal, speaker, note)
    if not why:
        return text
    return f"{text} ({why})" if note.said else f"{text}: {why}" if text else why


def why_of(terminal: Terminal, speaker: Speaker, note: Note) -> str:
    told = speaker.say(f"import-{note.why}", **dict(note.facts)) if note.why else ""
    because = reason(note.reason, terminal.speaker).rstrip(".") if note.reason is not None else ""
    return ": ".join(part for part in (told, because) if part)
