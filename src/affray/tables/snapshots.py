"""Snapshots in the store: a table out of memory comes back from the last one and replays only the lines behind it.

A snapshot is trusted only where it was made by the very same engine (`engine_of`) and at the very same line of the
journal; otherwise the whole journal is played again, and no snapshot is ever missed. So no change of a state needs a
migration, and what a snapshot says is what the rules would say.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from affray.core.freezing import Unthawed, freeze, thaw
from affray.core.journal import Journal, digest_of
from affray.files import build
from affray.files.sources import Shelf
from affray.library import Fight
from affray.version import __version__

from .store import Snapshot

log = logging.getLogger("affray.tables")

HOME = "affray"
ROOMS = ("core", "files", "odds", "rulesets", "space")
"""Where a fight, its start included, is made."""
PARTS = (".py", ".so", ".pyd", ".yaml")
MOST_BYTES = 64_000_000
"""A snapshot that unfolds to more is none."""


def taken(fight: Fight, line: int) -> Snapshot | None:
    """A snapshot of a fight whose journal is stored up to a line; None where there is nothing worth keeping."""
    data = freeze(fight) if fight.ticket == line else None
    if data is None:
        return None
    digest = digest_of(fight.journal.lines(line)[-1])
    return Snapshot(line, digest, engine_of(fight.game.package), zlib.compress(data, 1))


def begun(snapshot: Snapshot, lines: Sequence[str]) -> Fight | None:
    """The fight at the line of a snapshot; None if the snapshot is not of this journal or not of this engine."""
    if not 0 < snapshot.line < len(lines):
        return None
    try:
        journal = Journal.told(lines, snapshot.line)
        game = Shelf().game(journal.header["game"])
        if (digest_of(lines[snapshot.line]), engine_of(game.package)) != (snapshot.digest, snapshot.engine):
            return None
        start = game.start(build(game, journal.header.get("scenario"), "journal"))
        return Fight(game, start, journal, moment=thaw(unfolded(snapshot.data), start, game.package))
    except Exception:  # wherever a moment that is none of this fight leads: the journal tells everything
        log.warning("a snapshot at line %s is of no use", snapshot.line, exc_info=True)
        return None


def unfolded(data: bytes) -> bytes:
    unfolding = zlib.decompressobj()
    try:
        found = unfolding.decompress(data, MOST_BYTES)
    except zlib.error as error:
        raise Unthawed(str(error)) from None
    if not unfolding.eof:
        raise Unthawed("cut off, or larger than a snapshot can be")
    return found


@cache
def engine_of(package: str) -> str:
    """Names the engine and a game's package as they are: the version, and everything that their files say."""
    digest = hashlib.blake2b(__version__.encode(), digest_size=16)
    for place in [*[source(HOME) / room for room in ROOMS], source(package)]:
        found = sorted(each for each in place.rglob("*") if each.suffix in PARTS) if place.is_dir() else [place]
        for file in found:
            digest.update(f"{file.relative_to(place.parent)}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def source(package: str) -> Path:
    """The folder of a package, or the file of a module that is none."""
    module = sys.modules[package]
    file = Path(module.__file__ or "")
    return file.parent if hasattr(module, "__path__") else file
