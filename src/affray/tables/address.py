"""Where a store is: the address of a database as people write it, and the one that is meant if nobody says any."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError


class NoAddress(ValueError):
    """What is no address of a SQLite file or of a PostgreSQL database."""


DRIVERS = {
    "sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}  # fmt: skip
"""By the word that an address begins with: what speaks with such a database."""


def read_address(url: str) -> sa.URL:
    """An address as people write it.

    >>> read_address("postgres://ida@den/tables").drivername
    'postgresql+psycopg'
    """
    try:
        found = sa.engine.make_url(url)
    except (ArgumentError, ValueError):
        raise NoAddress(url) from None
    if found.drivername not in DRIVERS:
        raise NoAddress(url)
    return found.set(drivername=DRIVERS[found.drivername])


def default_url() -> str:
    """The file in the user's data directory, where every system keeps such things."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{folder / 'affray' / 'tables.db'}"
