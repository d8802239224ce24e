"""Hearing of what other processes write: PostgreSQL tells everybody who listens. A SQLite file has one server."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from .store import CHANNEL, Store

log = logging.getLogger("affray.tables")
AGAIN_SECONDS = 0.5
LOOK_SECONDS = 0.5
Heard = Callable[[str | None], None]
"""Called with the id of a table that another process has written to; None if it may have been any."""


class Listening:
    """A thread that listens until it is closed, and comes back when the database was gone."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self.store, self.heard = store, heard
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listening", daemon=True)

    def start(self) -> None:
        if not self.store.is_sqlite:
            self._thread.start()

    def close(self) -> None:
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join(2 * LOOK_SECONDS)

    def _run(self) -> None:
        import psycopg

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closed.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.heard(None)  # whatever was told while nobody listened
                    while not self._closed.is_set():
                        for each in connection.notifies(timeout=LOOK_SECONDS):
                            table, _, process = each.payload.partition(" ")
                            if process != self.store.process:
                                self.heard(table)
            except psycopg.Error as error:
                log.warning("nothing is heard of other processes: %s", type(error).__name__)
                self._closed.wait(AGAIN_SECONDS)
