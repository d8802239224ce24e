"""Where tables are kept: SQLite or PostgreSQL. The line of a journal is the unit, unique by table and number.

A line is written before anybody hears of it. Of two who write the same line one wins; the other is told (`Taken`) and
reads what is there now.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from .address import read_address
from .claim import Claim
from .schema import encounters, lines, snapshots, tables

CHANNEL = "affray"
MIGRATING = 0x0AFF
"""The number of the lock under which only one process migrates a PostgreSQL database."""
NUL = "\x00"
"""What PostgreSQL keeps in no text: nothing is called so."""
BUSY_SECONDS = 10
CONNECT_SECONDS = 5
NOTICED = {
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": BUSY_SECONDS * 1000,
}  # fmt: skip
"""How a connection to PostgreSQL notices that the network between has gone."""
KEPT_COPIES = 7


class Taken(Exception):
    """Somebody else has written there first."""


class Unwritable(Exception):
    """The database cannot be reached, or nothing can be written to it."""


class Newer(Unwritable):
    """The database was brought to a later version of its schema than is known here."""


class Spoilt(Exception):
    """What is stored of a table cannot be read, or the rules of this version refuse it."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A quiet moment of a table: at which line of its journal, that line's digest, by which engine, and the moment."""

    line: int
    digest: str
    engine: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is kept: its journal with the header, its settings and how often those were written."""

    id: str
    lines: list[str]
    settings: dict[str, Any]
    version: int
    clients: list[str]
    """Under which names clients have sent what is written there."""
    snapshot: Snapshot | None = None
    """From where on the journal has to be played, if it was read from its beginning."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the list of all."""

    id: str
    game: str
    title: str
    created: float
    lines: int


class Store:
    """The database at an address: `sqlite:///path` or `postgresql+psycopg://…`."""

    def __init__(self, url: str) -> None:
        self.url = read_address(url)
        self.process = secrets.token_hex(8)
        """Names this process among those that share a database."""
        self._claim: Claim | None = None
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if self.url.database in (None, "", ":memory:"):
                raise ValueError("a table in memory alone would not outlive its server: name a file")
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
            connect: dict[str, Any] = {"timeout": BUSY_SECONDS, "check_same_thread": False}
            self.engine = sa.create_engine(self.url, poolclass=QueuePool, connect_args=connect)
            sa.event.listen(self.engine, "connect", open_sqlite)
            sa.event.listen(self.engine, "begin", begin_sqlite)
        else:
            connect = {"connect_timeout": CONNECT_SECONDS, **NOTICED}
            self.engine = sa.create_engine(self.url, pool_pre_ping=True, connect_args=connect)
            sa.event.listen(self.engine, "connect", open_postgresql)

    def migrate(self) -> None:
        """Bring the database to this version; of several processes one does it while the others wait. `Newer` if it is
        of a later one.
        """
        config = Config()
        config.set_main_option("script_location", "affray.tables:migrations")
        config.set_main_option("path_separator", "os")
        with self._connected() as connection:
            if not self.is_sqlite:
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))  # it may have much to do, or to wait for
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise Newer(str(error)) from None

    def claim(self) -> None:
        """Be the one server of a SQLite file, until this is closed or the process ends; `Claimed` if there is one
        already, which would not hear of what this one writes. A PostgreSQL database may have several.
        """
        if self.is_sqlite and self._claim is None:
            self._claim = Claim(Path(str(self.url.database)).resolve())  # by whatever name it is called

    def close(self) -> None:
        self.engine.dispose()
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    @contextmanager
    def _connected(self) -> Iterator[sa.Connection]:
        """A transaction; whatever is wrong with the database is Unwritable, a line that is there already is Taken."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error
        except (DBAPIError, sqlite3.Error, SQLAlchemyError) as error:
            raise Unwritable(str(getattr(error, "orig", None) or error)) from error

    # -- tables ------------------------------------------------------------------------------------
    def create(self, id: str, game: str, title: str, written: Sequence[str], settings: Mapping[str, Any]) -> None:
        """A new table with its journal as far as it goes, the header first."""
        with self._connected() as connection:
            shown = title.replace(NUL, "")
            row = {"id": id, "game": game, "title": shown, "created": (now := time.time()), "version": 0}
            connection.execute(sa.insert(tables).values(**row, saved=now, settings=json.dumps(settings)))
            self._insert(connection, id, 0, written, None)

    def write(
        self,
        id: str,
        first: int,
        written: Sequence[str],
        client: str | None = None,
        settings: Mapping[str, Any] | None = None,
        version: int = 0,
    ) -> None:
        """Write the lines from a number on, and the settings if they are given; all of it, or nothing."""
        with self._connected() as connection:
            self._insert(connection, id, first, written, client)
            wanted, row = tables.c.id == id, dict[str, Any](saved=time.time())
            if settings is not None:
                wanted &= tables.c.version == version
                row |= {"settings": json.dumps(settings), "version": version + 1}
            changed = connection.execute(sa.update(tables).where(wanted).values(**row)).rowcount
            if settings is not None and changed != 1:
                raise Taken
            self._tell(connection, id)

    def _tell(self, connection: sa.Connection, id: str) -> None:
        """Let other processes know, with the transaction."""
        if not self.is_sqlite:
            told = {"channel": CHANNEL, "what": f"{id} {self.process}"}
            connection.execute(sa.text("SELECT pg_notify(:channel, :what)"), told)

    def _insert(
        self, connection: sa.Connection, id: str, first: int, written: Sequence[str], client: str | None
    ) -> None:
        rows = [
            {"table_id": id, "line": first + at, "text": text, "client": client if at == 0 else None}
            for at, text in enumerate(written)
        ]
        if rows:
            connection.execute(sa.insert(lines), rows)

    def load(self, id: str, line: int = 0) -> Stored | None:
        """A table as it is kept, its journal from a line on; None if there is none, `Spoilt` if it is no table."""
        wanted = (lines.c.table_id == id) & (lines.c.line >= line)
        if NUL in id:
            return None
        with self._connected() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
            if row is None:
                return None
            query = sa.select(lines.c.text, lines.c.client).where(wanted).order_by(lines.c.line)
            found = connection.execute(query).all()
            kept = sa.select(snapshots).where(snapshots.c.table_id == id)
            last = connection.execute(kept).first() if line == 0 else None
        clients = [each.client for each in found if each.client is not None]
        snapshot = None if last is None else Snapshot(last.line, last.digest, last.engine, last.data)
        try:
            settings = json.loads(row.settings)
        except (ValueError, RecursionError) as error:
            raise Spoilt(f"settings: {error}") from None
        return Stored(id, [each.text for each in found], settings, row.version, clients, snapshot)

    def keep(self, id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a table instead of the one before; `Taken` if the table is gone."""
        row = {"line": snapshot.line, "digest": snapshot.digest, "engine": snapshot.engine, "data": snapshot.data}
        with self._connected() as connection:
            if not connection.execute(sa.update(snapshots).where(snapshots.c.table_id == id).values(**row)).rowcount:
                connection.execute(sa.insert(snapshots).values(table_id=id, **row))

    def saved(self, id: str) -> float | None:
        """When something was last written down of a table; None if that is not known."""
        with self._connected() as connection:
            found = connection.execute(sa.select(tables.c.saved).where(tables.c.id == id)).scalar()
            return None if found is None else float(found)

    def listed(self, most: int = 1000) -> list[Listed]:
        """All tables, the newest first."""
        count = sa.select(sa.func.count()).where(lines.c.table_id == tables.c.id).scalar_subquery()
        query = sa.select(tables.c.id, tables.c.game, tables.c.title, tables.c.created, count.label("lines"))
        with self._connected() as connection:
            rows = connection.execute(query.order_by(tables.c.created.desc()).limit(most))
            return [Listed(row.id, row.game, row.title, row.created, row.lines - 1) for row in rows]

    def count(self) -> int:
        with self._connected() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())

    def delete(self, id: str) -> bool:
        """Throw a table away with everything that is kept of it."""
        with self._connected() as connection:
            for each in (lines, snapshots):
                connection.execute(sa.delete(each).where(each.c.table_id == id))
            self._tell(connection, id)
            return connection.execute(sa.delete(tables).where(tables.c.id == id)).rowcount == 1

    # -- encounters --------------------------------------------------------------------------------
    def encounters(self) -> dict[str, float]:
        """The names of all encounters that people have saved, and when that was."""
        with self._connected() as connection:
            rows = connection.execute(sa.select(encounters.c.name, encounters.c.changed).order_by(encounters.c.name))
            return {row.name: row.changed for row in rows}

    def encounter(self, name: str) -> str | None:
        if NUL in name:
            return None
        with self._connected() as connection:
            text = connection.execute(sa.select(encounters.c.text).where(encounters.c.name == name)).scalar()
            return None if text is None else str(text)

    def save_encounter(self, name: str, text: str, most: int | None = None) -> bool:
        """Save an encounter, a new one only as long as there are fewer than `most`; whether it was saved."""
        with self._connected() as connection:
            row = {"text": text, "changed": time.time()}
            if connection.execute(sa.update(encounters).where(encounters.c.name == name).values(**row)).rowcount:
                return True
            there = connection.scalar(sa.select(sa.func.count()).select_from(encounters)) or 0
            if most is not None and there >= most:
                return False
            connection.execute(sa.insert(encounters).values(name=name, **row))
            return True

    def delete_encounter(self, name: str) -> bool:
        if NUL in name:
            return False
        with self._connected() as connection:
            return connection.execute(sa.delete(encounters).where(encounters.c.name == name)).rowcount == 1

    # -- copies ------------------------------------------------------------------------------------
    def back_up(self, now: float | None = None) -> Path | None:
        """A dated copy beside a SQLite file, at most one a day; the oldest of many go. None if there is nothing to do.

        A PostgreSQL database is backed up by its own tools.
        """
        if not self.is_sqlite:
            return None
        file = Path(str(self.url.database))
        day = time.strftime("%Y-%m-%d", time.localtime(now))
        copy = file.with_name(f"{file.stem}.{day}.backup{file.suffix}")
        if not file.exists() or copy.exists():
            return None
        fresh = copy.with_name(f".{copy.name}.{os.getpid()}.new")
        try:
            with sqlite3.connect(file) as source, sqlite3.connect(fresh) as target:
                source.backup(target)
            target.close()
            source.close()
            fresh.replace(copy)
        except (sqlite3.Error, OSError):
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            return None
        for old in sorted(file.parent.glob(f"{file.stem}.????-??-??.backup{file.suffix}"))[:-KEPT_COPIES]:
            with suppress(OSError):
                old.unlink()
        return copy


def open_sqlite(connection: Any, record: Any) -> None:
    """Every commit is on the disk before it is acknowledged, and readers do not wait for writers."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        connection.execute(f"PRAGMA {setting}")


def open_postgresql(connection: Any, record: Any) -> None:
    """Whoever waits for a lock that somebody holds for ever is told so, and does not wait with him."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET statement_timeout = {BUSY_SECONDS * 1000}")
    connection.commit()


def begin_sqlite(connection: sa.Connection) -> None:
    """Whoever begins has the right to write: nobody finds out half-way that another was faster."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
