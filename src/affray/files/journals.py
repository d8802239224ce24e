"""Journals on the disk: saved whole or line by line, and read back."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from affray.core.journal import Unreadable, load, read_header
from affray.core.refusals import Refusal, refuse

from .problems import BadFile, Mark, failed, problem


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


def read_journal(path: str | Path) -> list[str]:
    """The lines of a journal, each of them at least JSON; without a torn one that a crash has left at the end."""
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise bad(path, 0, failed(error, str(path), "FILE-UNREADABLE")) from None
    *complete, torn = content.split(b"\n")
    if torn and is_line(torn):
        complete.append(torn)
    lines: list[str] = []
    for number, raw in enumerate(complete, 1):
        try:
            lines.append(raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r"))
        except UnicodeDecodeError:
            raise bad(path, number, refuse("FILE-NOT-TEXT")) from None
    check_lines(path, lines)
    return lines


def not_replayed(path: str | Path, error: Unreadable) -> BadFile:
    """What a journal's replay objected to, as a problem of its file."""
    rule = refuse("FILE-NOT-JOURNAL") if error.line <= 1 else refuse("FILE-JOURNAL-LINE", why=error.why)
    return bad(path, error.line, rule)


def check_lines(path: str | Path, lines: list[str]) -> None:
    number = 1
    try:
        read_header(lines)
        for number, line in enumerate(lines, 1):
            if line.strip():
                load(line, number)
    except Unreadable as error:
        raise not_replayed(path, error) from None
    except (ValueError, RecursionError) as error:  # numbers and nesting beyond what Python takes
        raise not_replayed(path, Unreadable(number, str(error))) from None


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
