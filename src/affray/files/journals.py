"""Journals on the disk: saved whole or line by line, and read back with everything that is odd about them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from affray.core.journal import Unreadable, broken, load, not_in_chain, read_header
from affray.core.limits import shown
from affray.core.refusals import Refusal, refuse
from affray.version import __version__

from .problems import BadFile, Mark, failed, problem

MOST_TOLD = 20
"""So many lines that do not fit are named at the most."""


@dataclass(frozen=True, slots=True)
class JournalFile:
    """A journal as it was read. `torn` is the number of a last line that a crash has left unfinished, 0 for none."""

    header: dict[str, Any]
    lines: list[str]
    entries: int
    """How many there are below the header, also those that nobody wanted to look at."""

    torn: int = 0
    accepted: tuple[int, ...] = ()
    """Lines that do not fit their digests and were taken on purpose."""


def save_journal(path: str | Path, lines: Iterable[str]) -> None:
    """Write a whole journal; whatever happens, the file is either the old one or the new one."""
    content = encoded(lines)
    try:
        replace_file(Path(os.path.realpath(path)), content)  # through links, which stay as they are
    except (OSError, ValueError) as error:
        raise bad(path, 0, failed(error, str(path), "FILE-UNWRITABLE")) from None


def replace_file(target: Path, content: bytes) -> None:
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def append_journal(path: str | Path, line: str) -> None:
    """Write one more line; a torn one that a crash has left at the end is taken away first."""
    try:
        with Path(path).open("a+b") as file:
            if file.tell() and not ends_line(file):
                mend(file)
            file.write(encoded([line]))
    except (OSError, ValueError) as error:
        raise bad(path, 0, failed(error, str(path), "FILE-UNWRITABLE")) from None


def ends_line(file: BinaryIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"


def mend(file: BinaryIO) -> None:
    """End the last line if it is whole, else take it away."""
    file.seek(0)
    whole = file.read()
    start = whole.rfind(b"\n") + 1
    if is_line(whole[start:]):
        file.write(b"\n")
    else:
        file.truncate(start)


def read_journal(path: str | Path, accept: bool = False, to: int | None = None) -> list[str]:
    """The lines of a journal, without a torn one that a crash has left at the end; see `open_journal`."""
    return open_journal(path, accept, to).lines


def open_journal(path: str | Path, accept: bool = False, to: int | None = None) -> JournalFile:
    """A journal whose version is not newer than this one, each line JSON and fitting its digest.

    With `accept` lines that do not fit are taken: somebody has edited them on purpose. With `to` only so many lines
    below the header are looked at. A journal in which no line has a digest was written by hand, and fits.
    """
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise bad(path, 0, failed(error, str(path), "FILE-UNREADABLE")) from None
    *complete, last = content.split(b"\n")
    torn = 0
    if last and is_line(last):
        complete.append(last)
    elif last:
        torn = len(complete) + 1
    lines: list[str] = []
    for number, raw in enumerate(complete if to is None else complete[: to + 1], 1):
        try:
            lines.append(raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r"))
        except UnicodeDecodeError:
            raise bad(path, number, refuse("FILE-NOT-TEXT")) from None
    header = check_lines(path, lines)
    odd = broken(lines)
    if odd and not accept:
        named = [not_replayed(path, not_in_chain(number)) for number in odd[:MOST_TOLD]]
        raise BadFile([problem for each in named for problem in each.problems])
    entries = sum(1 for raw in complete[1:] if raw.strip())
    return JournalFile(header, lines, entries, torn, tuple(odd))


def not_replayed(path: str | Path, error: Unreadable) -> BadFile:
    """What a journal's replay objected to, as a problem of its file."""
    if error.refusal is not None:
        return bad(path, error.line, error.refusal)
    rule = refuse("FILE-NOT-JOURNAL") if error.line <= 1 else refuse("FILE-JOURNAL-LINE", why=error.why)
    return bad(path, error.line, rule)


def check_lines(path: str | Path, lines: list[str]) -> dict[str, Any]:
    """Returns the header, whose version is looked at before anything else."""
    number = 1
    try:
        header = read_header(lines)
        if is_newer(header.get("affray")):
            raise bad(path, 1, refuse("FILE-JOURNAL-NEWER", version=shown(header["affray"]), now=__version__))
        for number, line in enumerate(lines, 1):
            if line.strip():
                load(line, number)
    except Unreadable as error:
        raise not_replayed(path, error) from None
    except (ValueError, RecursionError) as error:  # numbers and nesting beyond what Python takes
        raise not_replayed(path, Unreadable(number, shown(str(error)))) from None
    return header


def is_newer(version: Any) -> bool:
    """Whether a journal was written by a later version; one that no number can be read from is taken for any.

    >>> is_newer("0.0.9"), is_newer(__version__), is_newer("99.1"), is_newer(None)
    (False, False, True, False)
    """
    return isinstance(version, str) and numbers(version) > numbers(__version__)


def numbers(version: str) -> tuple[int, ...]:
    parts = version.split(".")
    found = [int(part) if part.isascii() and part.isdecimal() and len(part) < 10 else 0 for part in parts[:4]]
    return (*found, *[0] * (4 - len(found)))


def is_line(raw: bytes) -> bool:
    try:
        load(raw.decode(), 0)
    except (ValueError, RecursionError):  # among them: not text, not JSON, not an object
        return False
    return True


def encoded(lines: Iterable[str]) -> bytes:
    # Half characters, which a terminal may deliver, become the escapes by which JSON writes them.
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")


def bad(path: str | Path, line: int, refusal: Refusal) -> BadFile:
    return BadFile([problem(Mark(str(path), line, 1 if line else 0), refusal)])
