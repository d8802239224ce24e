"""A claim on a file: one process at a time has it, and it ends with the process, however that ends."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO


class Claimed(Exception):
    """Another process has the file."""


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise Claimed from None

else:
    import fcntl

    def lock(file: IO[str]) -> None:
        with contextlib.suppress(OSError):  # a file system that knows no locks
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Claimed from None


class Claim:
    """Held until it is released; `Claimed` if somebody else has it."""

    def __init__(self, file: Path) -> None:
        self._file = file.with_name(f"{file.name}.lock").open("a")
        try:
            lock(self._file)
        except Claimed:
            self._file.close()
            raise

    def release(self) -> None:
        self._file.close()
